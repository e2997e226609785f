"""Patterns by which a sentence is known to be badly put, in French or in English."""

from __future__ import annotations

import re
from collections.abc import Iterator

SIGHTED = r"(?<![\wÀ-ÿ'’-])"  # a word begins here
PRINTED = r"(?! Br\b)"  # "Broly : Br" is what cards of Dragon Ball Super have printed as a name

FRENCH = {
    "one of many": rf"{SIGHTED}(?:0|1|une?) (?:cartes|marqueurs|dégâts|points|blessures|vies|Âmes|Énergies|Flammes|jetons|sources|options|blocages)\b",  # noqa: E501
    "many of one": rf"{SIGHTED}(?:[2-9]|\d\d+) (?:carte|marqueur|dégât|point|blessure|vie|Âme|Énergie|Flamme|jeton|source|blocage)\b",  # noqa: E501
    "no elision": rf"{SIGHTED}(?:de|le|que|se|ne|je|me|te|jusque|lorsque|puisque) (?!onz|oui|Yat|Yam|Yur)[aeéèêiouâîôàAEIOUÀÂÉÈÊÎÔŒœ]",  # noqa: E501
    "no elision of la": rf"{SIGHTED}(?<!à )la [aeéèêiouâîôAEIOUÂÉÈÊÎÔ](?!\w*-)",
    "no elision of si": rf"{SIGHTED}[Ss]i ils?\b",
    "no contraction": rf"{SIGHTED}(?:de le|de les|à le|à les) ",
    "a double word": rf"{SIGHTED}(de|du|la|le|les|un|une|à|et|dans|pour|est|des|en) \1\b(?!\s*-)",
    "a plain space before a sign": rf"[^\s\u00a0\u202f] [:;!?»](?!\w){PRINTED}",
    "no space before a sign": r"[\wÀ-ÿ)][;!?](?:\s|$)",
    "English": r"\[(?:Ultimate|Heroic|Villainous|Blocker|Critical|Double Strike|Counter)\b|\b(?:Heroic|Villainous|Ultimate\])\b",  # noqa: E501
    "a word of the other book": r"\b[Ii]ntendance\b",
}
ENGLISH = {
    "one of many": r"(?<![\w-])(?:1|one|an?) (?:cards|markers|points|wounds|lives|Souls|Flames|tokens|sources|options)\b",  # noqa: E501
    "many of one": r"(?<![\w-])(?:0|[2-9]|\d\d+) (?:card|marker|wound|Soul|Flame|token|source)\b(?! (?:of|from) (?:each|every))",  # noqa: E501
    "a for an": r"(?<![\w'’-])[Aa] (?!one|uni|use|Uni|eu|Eu)[aeiouAEIOU]",
    "an for a": r"(?<![\w'’-])[Aa]n (?!hour|heir|honest|SS\b|X\b|HP)[bcdfgjklmnpqrstvwxyzBCDGJKPQTVWYZ]",
    "a double word": r"(?<![\w'’-])(the|of|to|a|an|in|is|and|your|their) \1\b",
    "a space before a sign": rf"\w [:;!?,.]{PRINTED}(?:\s|$)",
    "French": r"\b(?:vous|votre|cette|pour|avec|dans|carte|cartes|joueur|choisissez|PV|Âmes?)\b",
}
BOTH = {
    "an id": r"\b(?:seiya|dbs|veiel|hades):\w|\b[a-z]+_[a-z]+\b|\{ ?\$|\bnone\b(?=[,.)]|$)|\$\w",
    "two spaces": r"  ",
    "a space before a comma": r" [,.](?!\d|\.)",
    "twice a stop": r"(?<!\.)\.\.(?!\.)|,,|\?\?|: :|, ,|\( ?\)",
    "a name for itself": r"\b(\w[\w'’ -]{3,}) (?:pour|for|de|of|sur|on) \1\b(?! [●▲◆★])",
    "a number unlike the printed ones": r"\d[,\u202f\u00a0 ]\d{3}\b",
}
RULES = {
    "fr": {name: re.compile(pattern) for name, pattern in (BOTH | FRENCH).items()},
    "en": {name: re.compile(pattern) for name, pattern in (BOTH | ENGLISH).items()},
}


def mistakes(text: str, language: str) -> Iterator[str]:
    """The names of the patterns that a sentence breaks."""
    for name, pattern in RULES[language].items():
        if found := pattern.search(text):
            yield f"{name} ({language}): {found.group()!r}"
    first = next((letter for letter in text if letter.isalpha()), "")
    if first.islower() and not text[:1].isdigit():
        yield f"no capital ({language})"
