"""Skill text in one form: icons as [names], one kind of bracket, one spelling, one phrase for one meaning.

`plain` is what the grammar reads: sentences keep their ends, and a sign stands for each name. `normal` goes further,
for comparing two texts: one sign wherever one clause ends and the next begins, and no case.
"""

from __future__ import annotations

import html
import re
import tomllib
from functools import cache
from importlib.resources import files

from pioche.games.dbs.card import spelt

BRACKETS = str.maketrans("＜＞〈〉≪≫｛｝［］", "<><>《》{}[]")
SIGNS = str.maketrans(
    {
        sign: plain
        for signs, plain in (
            *zip("：；，．（）／＋", ":;,.()/+", strict=True),
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
VEIL = 0xF0000  # signs that no text has stand for the names of a text, whatever these are made of
VEILED = re.compile(r"(?<=[<《{])[\U000F0000-\U000FFFFD](?=[>》}])")


def normal(text: str) -> str:
    """The text for comparing: no case, one sign between clauses, no blanks but single ones between words."""
    text, names = veiled(text)
    text = plain(text)
    for pattern, phrase in joiners():
        text = pattern.sub(phrase, text)
    return unveiled(re.sub(r"\s+", " ", text).strip(" .,"), names).lower()


def veiled(text: str) -> tuple[str, list[str]]:
    """The text with a sign for each name, so that no phrase is found within one, and the names."""
    text = re.sub(r"<img\b[^>]*>", lambda match: icon(match[0]), text)
    text = html.unescape(re.sub(r"<br\s*/?>", "\n", text).translate(BRACKETS))
    names: list[str] = []

    def veil(name: re.Match[str]) -> str:
        names.append(spelt(name[0][1:-1]))
        return name[0][0] + chr(VEIL + len(names) - 1) + name[0][-1]

    return NAME.sub(veil, text), names


def unveiled(text: str, names: list[str]) -> str:
    return VEILED.sub(lambda sign: names[ord(sign[0]) - VEIL], text)


def plain(text: str) -> str:
    """A veiled text in one spelling, with synonyms replaced."""
    text = re.sub(r"\([^()]*\)", " ", text.translate(SIGNS)).lower()
    text = re.sub(r"\[([^\[\]]*)\]", lambda match: f"[{icon_name(match[1])}]", text)
    text = re.sub(r"[^\S\n]+", " ", re.sub(r"\s*\n\s*", "\n", text)).strip()
    for pattern, phrase in synonyms():
        text = pattern.sub(phrase, text)
    return text.strip()


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
