"""Skill text in one form: icons as [names], one kind of bracket, one spelling, one phrase for one meaning.

`canonical` is what the grammar reads: names keep their case and sentences their ends. `normal` goes further, for
comparing two texts: no case, and one sign wherever one clause ends and the next begins.
"""

from __future__ import annotations

import html
import re
import tomllib
from functools import cache
from importlib.resources import files

SIGNS = str.maketrans(
    {
        sign: plain
        for signs, plain in (
            *zip("＜＞〈〉≪≫｛｝［］：；，．（）／＋", "<><>《》{}[]:;,.()/+", strict=True),
            ("‘’", "'"), ("“”", '"'), ("－―—–‐−ー", "-"), ("･•·", "・"), ("\u3000\u00a0", " "),
        )
        for sign in signs
    }
)  # fmt: skip
NUMBERS = {
    word: str(number)
    for number, word in enumerate(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
        ]
    )
}
NAME = re.compile(r"(<[^<>\n]*>|《[^《》\n]*》|\{[^{}\n]*\})")


def canonical(text: str) -> str:
    """The text in one spelling, with synonyms replaced; everything but names in lower case."""
    text = re.sub(r"<img\b[^>]*>", lambda match: icon(match[0]), text)
    text = re.sub(r"<br\s*/?>", "\n", text).translate(SIGNS)
    text = re.sub(r"\([^()]*\)", " ", html.unescape(text))
    text = "".join(spelled(part) if place % 2 else part.lower() for place, part in enumerate(NAME.split(text)))
    text = re.sub(r"\[([^\[\]]*)\]", lambda match: f"[{icon_name(match[1])}]", text)
    text = re.sub(r"[^\S\n]+", " ", re.sub(r"\s*\n\s*", "\n", text)).strip()
    for pattern, phrase in synonyms():
        text = pattern.sub(phrase, text)
    return text.strip()


def normal(text: str) -> str:
    """The text for comparing: no case, one sign between clauses, no blanks but single ones between words."""
    text = canonical(text).lower()
    for pattern, phrase in joiners():
        text = pattern.sub(phrase, text)
    return re.sub(r"\s+", " ", text).strip(" .,")


def spelled(name: str) -> str:
    """A name of a card, a character or a trait in one spelling."""
    return re.sub(r"\s*:\s*", ": ", re.sub(r"\s+", " ", name)).replace("’", "'").strip()


def icon(tag: str) -> str:
    """An icon by its words or, where it has none, by the name of its picture."""
    words = re.search(r'\balt="([^"]*)"', tag)
    picture = re.search(r'\bsrc="(?:[^"]*/)?([^"/.]*)', tag)
    return f"[{(words and words[1]) or (picture and picture[1]) or ''}]"


def icon_name(name: str) -> str:
    """One name for one icon: `[red]` for a ball, `[2]` for a number, `[activate: main]`."""
    name = re.sub(r"\s+", " ", name.replace("_", " ")).strip().lower()
    name = re.sub(r"^(red|blue|green|yellow|black) ball$", r"\1", name)
    name = re.sub(r"^(activate|counter) ?:? ?(?=\w)", r"\1: ", name)
    return NUMBERS.get(name, name)


@cache
def rewritings() -> dict[str, list[tuple[re.Pattern[str], str]]]:
    content = tomllib.loads(files(__package__).joinpath("synonyms.toml").read_text("utf-8"))
    return {
        kind: [(re.compile(old), new) for section in sections.values() for old, new in section]
        for kind, sections in content.items()
    }


def synonyms() -> list[tuple[re.Pattern[str], str]]:
    return rewritings()["synonyms"]


def joiners() -> list[tuple[re.Pattern[str], str]]:
    return rewritings()["joiners"]
