"""How far the grammar reaches: phrases of our own making, each put into plain skills.

`python -m tests.games.dbs.variety` says how many of these lines are read, by the sort of phrase, and `--unread` which
are not.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pioche.games.dbs.reading import NotUnderstood, compiled

FILE = Path(__file__).with_suffix(".txt")
MAIN, PLAYED = "[Activate Main] ", "[Auto] When you play this card, "
THEIRS = "hoose up to 1 of your opponent's Battle Cards"
SKILLS = {
    "qualifier": (
        MAIN + "C" + THEIRS + " {} and KO it.",
        MAIN + "KO up to 2 of your opponent's Battle Cards {}.",
    ),
    "before": (
        MAIN + "Choose up to 1 {} Battle Card in your Drop Area and play it.",
        MAIN + "Choose up to 1 of your opponent's {} Battle Cards and KO it.",
        "[Permanent] All of your {} Battle Cards get +5000 power.",
    ),
    "condition": (
        PLAYED + "if {}, draw 1 card.",
        "[Permanent] If {}, this card gets +5000 power.",
        MAIN + "If {} : Draw 1 card.",
    ),
    "trigger": ("[Auto] {}, draw 1 card.",),
    "duration": (
        MAIN + "Choose up to 1 of your Battle Cards and it gets +5000 power {}.",
        MAIN + "C" + THEIRS + " and it can't attack {}.",
        MAIN + "Your opponent can't play Extra Cards {}.",
        MAIN + "Negate the skills of all of your opponent's Battle Cards {}.",
    ),
    "gain": (
        "[Auto] When this card attacks, this card gains {} for the turn.",
        "[Permanent] This card gains {}.",
        MAIN + "Choose up to 1 of your Battle Cards and it gains {} for the turn.",
        MAIN + "All of your Battle Cards gain {} for the turn.",
    ),
    "ability": (
        "[Permanent] This card {}.",
        MAIN + "C" + THEIRS + " and it {} for the turn.",
    ),
    "verb": (PLAYED + "c" + THEIRS + ", then {}.",),
}  # fmt: skip


def lines() -> dict[str, list[str]]:
    """All lines, by the sort of phrase that is varied in them."""
    found: dict[str, list[str]] = {}
    for phrase in FILE.read_text("utf-8").splitlines():
        if phrase.startswith("[") and phrase[1:-1] in SKILLS:
            found[phrase[1:-1]] = []
        elif phrase and not phrase.startswith("#"):
            sort = list(found)[-1]
            found[sort] += [skill.format(phrase) for skill in SKILLS[sort]]
    return found


def is_read(line: str) -> bool:
    try:
        return bool(compiled(line, "battle"))
    except NotUnderstood:
        return False


def main() -> None:
    read = total = 0
    for sort, varied in lines().items():
        unread = [line for line in varied if not is_read(line)]
        print(f"{sort}: {len(varied) - len(unread)} of {len(varied)}")
        if "--unread" in sys.argv:
            print(*unread, sep="\n")
        read, total = read + len(varied) - len(unread), total + len(varied)
    print(f"all: {read} of {total}")


if __name__ == "__main__":
    main()
