"""Compiled cards drawn by seed, to be read by eye: what is printed beside what is worded from what runs.

`python -m tests.games.dbs.by_eye 3` draws a hundred; a second number draws so many. Which cards a seed draws does not
depend on the others: a card that begins to compile takes the place of one, and all others stay.
"""

from __future__ import annotations

import html
import re
import sys
from collections import defaultdict
from hashlib import blake2b

import msgspec

from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.importer import Listed, imported
from pioche.games.dbs.wording import card_text
from tests.games.dbs.real import LATER, LISTS

COUNT = 100


def drawn(numbers: list[str], seed: str, count: int) -> list[str]:
    return sorted(sorted(numbers, key=lambda number: blake2b(f"{seed} {number}".encode()).digest())[:count])


def whole() -> dict[str, list[DbsCard]]:
    """The cards with skills that compile, both sides, by their number."""
    found: defaultdict[str, list[DbsCard]] = defaultdict(list)
    for card in imported([*LISTS, *LATER]).cards:
        if not card.token:
            found[card.number].append(card)
    return {
        number: sorted(sides, key=lambda side: not side.front)
        for number, sides in found.items()
        if not any(side.unread for side in sides) and any(side.abilities for side in sides)
    }


def printed() -> dict[str, str]:
    """What the lists say of each number, icons by their names."""
    entries = [
        entry for path in (*LISTS, *LATER) for entry in msgspec.json.decode(path.read_bytes(), type=list[Listed])
    ]
    return {entry.number: shown(f"{entry.skills_text}<br>{entry.skills_back_text}") for entry in entries}


def shown(text: str) -> str:
    icons = re.sub(r'<img\b[^>]*?src="(?:[^"]*/)?([^"/.]*)[^>]*>', r"[\1]", text)
    return html.unescape(re.sub(r"<br\s*/?>", "\n  ", icons)).strip()


def main(seed: str, count: int = COUNT) -> None:
    compiled, texts = whole(), printed()
    for number in drawn(list(compiled), seed, count):
        print(f"{number}\n  {texts.get(number, 'no print without suffix')}")
        for side in compiled[number]:
            print("= " + card_text(side, "en").replace("\n", "\n  "))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
