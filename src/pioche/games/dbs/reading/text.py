"""Skill text as tokens: a name is one token, icons are [names], numbers are numbers, words have one spelling."""

from __future__ import annotations

import html
import re
import tomllib
from collections import Counter
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from pioche.games.dbs.card import COLOURS, spelt
from pioche.games.dbs.reading.created import with_tokens

BRACKETS = str.maketrans("＜＞〈〉≪≫｛｝［］【】", "<><>《》{}[][]")
SIGNS = str.maketrans(
    {
        sign: plain
        for signs, plain in (
            *zip("：；，．（）／＋", ":;,.()/+", strict=True),
            *((chr(0xFF21 + n), chr(65 + n)) for n in range(26)), *((chr(0xFF41 + n), chr(97 + n)) for n in range(26)),
            ("‘’", "'"), ("“”", '"'), ("－―—–‐−ー", "-"), ("･•·", "・"), ("\u3000\u00a0", " "),
        )
        for sign in signs
    }
)  # fmt: skip
NAME = re.compile(r"<[^<>\n]*>|《[^《》\n]*》|\{[^{}\n]*\}")
DOUBLED = re.compile(r"<<([^<>\n]*)>>")  # a trait, in the brackets of a name set twice
ASIDE = re.compile(r"\([^()]*\)")
MISPRINT = re.compile(r"^\[(\w+)\}")  # an icon at the very beginning whose bracket is another one
VEIL = 0xF0000  # signs that no text has stand for the names of a text, whatever these are made of
TOKEN = re.compile(
    r"(?P<name>[\U000F0000-\U000FFFFD])|\[(?P<icon>[^\[\]]*)\]|(?P<word>[+-]?\d[\d,]*\d|[+-]?\d|(?:mono|non)-"
    r"|[a-z](?:[\w']|-(?=\w))*|[.,:;/・\"-])"
)
NUMBERS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip


@lru_cache(16)  # a text is looked at for its meaning and for its content
def tokens(text: str) -> tuple[str, ...]:
    """The tokens of a text; what stands in parentheses only clarifies (2-12-3-1)."""
    text = re.sub(r"<img\b[^>]*>", lambda match: icon(match[0]), text)
    text = html.unescape(re.sub(r"<br\s*/?>", "\n", text).translate(BRACKETS))
    text = with_tokens(DOUBLED.sub(r"《\1》", text))
    names: list[str] = []

    def veil(name: re.Match[str]) -> str:
        names.append(name[0][0] + spelt(name[0][1:-1]) + name[0][-1])
        return chr(VEIL + len(names) - 1)

    text = ASIDE.sub(kept, MISPRINT.sub(r"[\1]", NAME.sub(veil, text).translate(SIGNS))).lower()
    found = []
    for match in TOKEN.finditer(text):
        if match["name"]:
            found.append(names[ord(match["name"]) - VEIL])
        elif match["icon"] is not None:
            found.append(f"[{icon_name(match['icon'])}]")
        else:
            word = str(NUMBERS.index(match["word"])) if match["word"] in NUMBERS[2:] else match["word"]
            found.append(word.replace(",", "") if word[-1].isdecimal() else word)
    return respelt(energy_as_icon(tuple(found)))


def energy_as_icon(words: tuple[str, ...]) -> tuple[str, ...]:
    """A number right behind the icons of a skill is one of them, where its brackets were left out: `[Auto] 1, …`."""
    place = next((place for place, word in enumerate(words) if not word.startswith("[")), len(words))
    if (
        place
        and words[place : place + 1]
        and words[place].isdecimal()
        and words[place + 1 : place + 2] in ((",",), (":",))
    ):
        return (*words[:place], f"[{words[place]}]", *words[place + 1 :])
    return words


def kept(aside: re.Match[str]) -> str:
    """Of what stands in parentheses only energy that is paid: its icons alone; and what reaches a specified cost, too."""
    if "and specified" in aside[0]:
        return aside[0].strip("()")
    icons = re.findall(r"\[([^\[\]]*)\]", aside[0])
    paid = icons and re.sub(r"\[[^\[\]]*\]", "", aside[0]).strip("() ") == ""
    return aside[0].strip("()") if paid and all(icon_name(name) in COLOURS for name in icons) else " "


def icon(tag: str) -> str:
    """An icon by its words or, where it has none, by the name of its picture."""
    words = re.search(r'\balt="([^"]*)"', tag)
    picture = re.search(r'\bsrc="(?:[^"]*/)?([^"/.]*)', tag)
    return f"[{(words and words[1]) or (picture and picture[1]) or ''}]"


def icon_name(name: str) -> str:
    """One name for one icon: `[red]` for a ball, `[2]` for a number, `[activate: main]`."""
    name = re.sub(r"\s+", " ", name.replace("_", " ")).strip().lower()
    name = re.sub(r"^(red|blue|green|yellow|black) ball$", r"\1", name)
    name = re.sub(r"^(activate|counter) ?:? ?(?=\w)", r"\1: ", re.sub(r"^awaken ?: ?", "awaken: ", name))
    name = re.sub(r" ?/ ?", "/", name)
    return str(NUMBERS.index(name)) if name in NUMBERS else name


# Spelling


@cache
def spellings(table: str = "spelling") -> dict[str, dict[tuple[str, ...], tuple[str, ...]]]:
    """The published rules of spelling, by their first word."""
    found: dict[str, dict[tuple[str, ...], tuple[str, ...]]] = {}
    content = tomllib.loads(files(__package__).joinpath("spelling.toml").read_text("utf-8"))
    for rules in content[table].values():
        for old, new in rules.items():
            words = tuple(old.split())
            found.setdefault(words[0], {})[words] = tuple(new.split())
    return found


def respelt(words: tuple[str, ...], table: str = "spelling") -> tuple[str, ...]:
    """The same words, each in its one spelling; the longest rule goes first."""
    found: list[str] = []
    place = 0
    while place < len(words):
        rules = spellings(table).get(words[place], {})
        old = max((old for old in rules if words[place : place + len(old)] == old), key=len, default=None)
        if old is None:
            found.append(words[place])
            place += 1
        else:
            found += rules[old]
            place += len(old)
    return tuple(found)


@cache
def telling() -> dict[str, str]:
    """Words that change what is done, to whom and when, in all their forms."""
    content = tomllib.loads(files(__package__).joinpath("spelling.toml").read_text("utf-8"))
    return {form: word for word, forms in content["telling"].items() for form in (word, *forms.split())}


class Content(NamedTuple):
    """What a text cannot lose: its names and icons, as often as they stand there, its numbers and its telling words."""

    exact: Counter[str]
    words: frozenset[str]


def without(words: tuple[str, ...], row: tuple[str, ...], kept: int) -> tuple[str, ...]:
    """The same words, of a row of them only the first ones."""
    for place in range(len(words)):
        if words[place : place + len(row)] == row:
            return words[: place + kept] + without(words[place + len(row) :], row, kept)
    return words


def compared(words: tuple[str, ...]) -> tuple[str, ...]:
    """The same words without "less" where two players have something: one has less where the other has more."""
    return tuple(
        word
        for place, word in enumerate(words)
        if not (word == "less" and words[place - 1] in ("have", "has", "is") and "than" in words[place + 1 : place + 7])
    )


def content(text: str) -> Content:
    """What must be the same in a text and in what is worded from its meaning."""
    words = tokens(text)
    if words[:1] and words[0].startswith("[counter"):  # it is always activated from the hand (10-10)
        words = without(words, ("this", "card", "from", "your", "hand"), 2)
    if words[:1] == ("[permanent]",):  # which is then told once more: another way to activate it
        words = without(words, ("when", "you", "activate", "this", "card's", "[counter]"), 0)
    words = without(words, ("activate", "its", "[activate: main]", "skill"), 2)  # as an Extra Card is (8-5-2)
    if words[:1] == ("[permanent]",) and all(word.startswith("[") for word in words):
        words = words[1:]  # keywords, which are in force without saying so
    words = respelt(compared(words), "same")
    exact: Counter[str] = Counter()
    for word in words:
        if word[0] in "<《{[":
            exact[word] += 1
        elif word.lstrip("+-").isdecimal() and word != "1":  # which may be said by "a"
            exact[word] = 1
    told = telling()
    return Content(exact, frozenset(told[word] for word in words if word in told))
