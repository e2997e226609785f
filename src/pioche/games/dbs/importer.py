"""Real cards: public card lists, read into Pioche's cards.

All printed facts are taken over exactly. Skill text is compiled line by line; a card of which one line is not
understood keeps its lines as text and is not playable. An entry that is no card is reported and left out. Prints of one
card share the number before `_`; the one without a suffix wins.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pioche.games.dbs import reading
from pioche.games.dbs.card import COLOURS, LEADER, DbsCard, Type
from pioche.games.dbs.files import BACK, NUMBER, complaint, contents, faults_of, parsed, refuse, slug_of, whole, write
from pioche.games.dbs.prints import Difference, Printed, differing
from pioche.games.dbs.tokens import tokens_told
from pioche.kernel.play.decision import Reason
from pioche.kernel.state.catalogue import Ability

TYPES: dict[str, Type] = {"LEADER": "leader", "BATTLE": "battle", "EXTRA": "extra", "UNISON": "unison"}
NOTHING = ("", "-", "‐")  # what lists write where a card has nothing
LONGEST = 2000  # signs of a skill line that is worth reading

BREAK = re.compile(r"<br\s*/?>")
ICON = re.compile(r'<img\b[^>]*?src="[^"]*?([^"/]*?)(?:\.\w+)?"[^>]*?>')
ALT = re.compile(r'\balt="([^"]+)"')
CLOSING = re.compile(r"</[^<>]*>")
SWALLOWED = re.compile(r"<(\w[^<>]*)>")  # a name in < > that a browser took for a tag
JOINED = re.compile(  # two skills in one line
    r"(?<=[.)]) ?(?=\[(?:Auto|Permanent|Activate|Counter|Awaken)\b[^\]]*\][ \[])"
    r"|(?<=\)) ?(?=\[(?:(?:Double|Triple) Strike|(?:Dual|Triple) Attack|Critical|Barrier|Blocker)\] ?(?:\(|$))"
)
ENERGY = re.compile(r"(?P<total>\d{1,3}|X|[-‐])\((?P<balls>(?:\[\w+_ball\])*)(?P<rest>X|[-‐]|[A-Z]+|)\)")
BALL = re.compile(r"\[(\w+)_ball\]")


class Listed(Struct, frozen=True):
    """An entry of a list, as far as it is about the card; lists hold more."""

    number: str
    title: str
    type: str
    color: str
    skills_text: str
    power: str = ""
    energy: str | int = ""
    energy_text: str = ""
    combo_energy: str = ""
    combo_power: str = ""
    character: str = ""
    special_trait: str = ""
    era: str = ""
    title_back: str = ""
    power_back: str = ""
    skills_back_text: str = ""


class Report(Struct, frozen=True):
    """What came of an import; skills are counted by their lines."""

    cards: int
    compiled: int
    later_rules: int  # cards that need rules later than those that Pioche plays
    skills: int
    skills_compiled: int
    round_trip: int  # lines whose meaning, worded, is read as the same
    by_type: dict[str, Share]
    missing: dict[str, int]  # why lines are not understood, most frequent first
    refused: tuple[str, ...]  # entries that were left out: file, number, field and what it holds


class Share(Struct, frozen=True):
    """How many cards of a type there are, how many are playable, how many need later rules."""

    cards: int = 0
    compiled: int = 0
    later_rules: int = 0


class Unread(Struct, frozen=True):
    """A line that is not understood: of which card, and why."""

    number: str
    line: str
    why: str
    words: str
    reason: str


class Imported(Struct, frozen=True):
    cards: tuple[DbsCard, ...]
    report: Report
    differences: tuple[Difference, ...]
    refused: tuple[Reason, ...]  # entries that were left out, and why
    unread: tuple[Unread, ...]


def imported(paths: Iterable[Path]) -> Imported:
    """The cards of some lists."""
    return of_lists((path, contents(path)) for path in paths)


def of_lists(lists: Iterable[tuple[object, bytes]]) -> Imported:
    """The cards of lists by their names."""
    prints: dict[str, list[Printed]] = {}
    taken: dict[str, str] = {}  # slugs, by whose number
    refused: list[Reason] = []
    for name, data in lists:
        for found in read(data, name):
            if isinstance(found, Reason):
                refused.append(found)
                continue
            number = found.sides[0].number
            if any(taken.setdefault(side.slug, number) != number for side in found.sides):
                refused.append(complaint("card-twice", name, found.number))
            else:
                prints.setdefault(number, []).append(found)
    cards: list[DbsCard] = []
    differences: list[Difference] = []
    unread: list[Unread] = []
    by_type: dict[str, Share] = {}
    skills = 0
    for number, alike in prints.items():
        base = next((found for found in alike if found.number == number), alike[0])
        for other in alike:
            differences += differing(base, other)
        sides, unclear = with_skills(base)
        cards += sides
        unread += unclear
        skills += sum(len(lines) for lines in base.lines)
        late = any(line.why == reading.LATER for line in unclear)
        one = by_type.get(sides[0].type, Share())
        by_type[sides[0].type] = Share(one.cards + 1, one.compiled + (not unclear), one.later_rules + late)
    understood = skills - len(unread)
    report = Report(
        len(prints),
        sum(share.compiled for share in by_type.values()),
        sum(share.later_rules for share in by_type.values()),
        skills,
        understood,
        understood,
        by_type,
        dict(Counter(line.reason for line in unread).most_common()),
        tuple(reason.detail for reason in refused),
    )
    made = whole([("", (*cards, *tokens_told(cards)))])
    return Imported(made, report, tuple(differences), tuple(refused), tuple(unread))


def save(cards: Iterable[DbsCard], folder: Path) -> list[Path]:
    """Write the cards, a file for each set."""
    folder.mkdir(parents=True, exist_ok=True)
    sets: dict[str, list[DbsCard]] = {}
    for card in cards:
        sets.setdefault(card.number.partition("-")[0].lower(), []).append(card)
    paths = []
    for name, members in sorted(sets.items()):
        paths.append(folder / f"{name}.json")
        paths[-1].write_bytes(write(members))
    return paths


# Lists


def read(data: bytes, name: object) -> list[Printed | Reason]:
    """The prints in a list, or why an entry is none."""
    found = parsed(data, name)
    if not isinstance(found, list):
        refuse("not-a-list", name)
    return [printed(entry, name, place) for place, entry in enumerate(found, 1)]


def printed(content: Any, name: object, place: int) -> Printed | Reason:
    """An entry of a list; of one that lacks something, or has what no card has, the field is named."""
    number = content.get("number") if isinstance(content, dict) else None
    title = number if isinstance(number, str) else f"#{place}"
    try:
        entry = msgspec.convert(content, Listed)
        sides = (front_of(entry), back_of(entry)) if entry.type == "LEADER" else (front_of(entry),)
        for field, value in (fault for side in sides for fault in faults_of(side)):
            raise Unfit(field, value)
    except Unfit as error:
        return complaint("bad-entry", name, title, error.field, problem=repr(error.value))
    except ValueError as error:  # of msgspec, or of a card that is none
        return complaint("bad-entry", name, title, problem=str(error))
    lines = (*energy_of(entry).unclear, *skill_lines(entry.skills_text)), skill_lines(entry.skills_back_text)
    return Printed(entry.number, sides, lines[: len(sides)])


class Unfit(Exception):
    """A field of an entry holds what no card has."""

    def __init__(self, field: str, value: object) -> None:
        super().__init__(field)
        self.field = field
        self.value = value


def front_of(entry: Listed) -> DbsCard:
    number = entry.number.partition("_")[0]
    if not NUMBER.fullmatch(number):
        raise Unfit("number", entry.number)
    if entry.type not in TYPES:
        raise Unfit("type", entry.type)
    kind = TYPES[entry.type]
    energy = energy_of(entry)
    return DbsCard(
        slug=slug_of(number),
        name=name_of(entry, "title"),
        number=number,
        type=kind,
        colours=colours_of(entry),
        power=figure(entry, "power"),
        cost=energy.total,
        specified=energy.specified,
        x_cost=energy.x,
        combo_cost=figure(entry, "combo_energy"),
        combo_power=figure(entry, "combo_power"),
        characters=several(entry.character),
        traits=several(entry.special_trait),
        era="" if entry.era.strip() in NOTHING else spaced(entry.era),
        back=slug_of(number) + BACK if kind == LEADER else "",
        source="public",
    )


def back_of(entry: Listed) -> DbsCard:
    front = front_of(entry)
    return replace(
        front,
        slug=front.back,
        back=front.slug,
        front=False,
        name=name_of(entry, "title_back"),
        power=figure(entry, "power_back"),
    )


# Facts


def name_of(entry: Listed, field: str) -> str:
    return spaced(getattr(entry, field))


def spaced(text: str) -> str:
    """A text with single spaces: those of the lists are no facts."""
    return " ".join(text.split())


def several(text: str) -> tuple[str, ...]:
    """Names separated by a slash (2-6-3)."""
    return tuple(name for part in text.split("/") if (name := spaced(part)) not in NOTHING)


def figure(entry: Listed, field: str) -> int | None:
    text = getattr(entry, field).strip()
    if text in NOTHING:
        return None
    if not re.fullmatch(r"[0-9]{1,7}", text):
        raise Unfit(field, text)
    return int(text)


def colours_of(entry: Listed) -> tuple[str, ...]:
    found = tuple(colour.strip().lower() for colour in entry.color.split("/"))
    if not set(found) <= set(COLOURS):
        raise Unfit("color", entry.color)
    return found


class Energy(NamedTuple):
    """An energy cost (2-11), or what is printed of it."""

    total: int | None = None
    x: bool = False
    specified: tuple[str, ...] = ()
    unclear: tuple[str, ...] = ()  # a specified cost that names no colour: kept as text, as any line not understood


def energy_of(entry: Listed) -> Energy:
    """The cost as lists write it: `3([red_ball][red_ball])`, `X([red_ball])`, `-([red_ball]X)`; or none at all."""
    text, number = spaced(icons(entry.energy_text)), str(entry.energy).strip()
    if text in NOTHING:
        if number not in (*NOTHING, "0"):
            raise Unfit("energy_text", text)
        return Energy()
    match = ENERGY.fullmatch(text)
    if match is None:
        raise Unfit("energy_text", text)
    balls = tuple(BALL.findall(match["balls"]))
    rest = "" if match["rest"] in NOTHING else match["rest"]
    x = "X" in (match["total"], rest)
    total = int(match["total"]) if match["total"].isdecimal() else None
    if not set(balls) <= set(COLOURS) or (rest and balls and not x) or (x and total is not None):
        raise Unfit("energy_text", text)
    # The list says it once more as a number; of an X cost that is the number of balls, if it is one at all.
    if number not in (*NOTHING, *(("X", "0", str(len(balls))) if total is None else (str(total),))):
        raise Unfit("energy", entry.energy)
    return Energy(total, x, balls, (text,) if rest and not x else ())


# Skills


def icons(text: str) -> str:
    """Icons as [names]: their alternative text or, where there is none, the name of the picture."""
    return ICON.sub(lambda icon: f"[{alt[1] if (alt := ALT.search(icon[0])) else icon[1]}]", text)


def skill_lines(text: str) -> tuple[str, ...]:
    """The skills of a card, one by one; a list of choices, or a broken line, belongs to the skill before it."""
    text = CLOSING.sub("", icons(text))
    lines: list[str] = []
    for part in BREAK.split(text):
        for line in JOINED.split(spaced(SWALLOWED.sub(lambda name: f"<{restored(name[1])}>", part))):
            if line in NOTHING:
                continue
            if line[0] in "[【" or not lines:
                lines.append(line)
            else:
                lines[-1] += ("\n" if line[0] == "・" else " ") + line
    return tuple(lines)


def restored(name: str) -> str:
    """A name as it was before a browser took it for a tag: `son goku=""` was Son Goku."""
    return name.replace('=""', "").title() if name == name.lower() else name


def with_skills(card: Printed) -> tuple[list[DbsCard], list[Unread]]:
    """The sides of a card with their skills, or with the text of all if a line is not understood, and why."""
    unread: list[Unread] = []
    sides: list[DbsCard] = []
    for side, lines in zip(card.sides, card.lines, strict=True):
        abilities: list[Ability] = []
        kind = "field" if any(line.startswith("[Field]") for line in lines) else side.type
        for line in lines:
            try:
                abilities += compiled(line, kind)
            except reading.NotUnderstood as error:
                unread.append(Unread(side.number, line, error.why, error.words, error.reason))
        sides.append(replace(side, abilities=tuple(abilities)))
    if unread:
        sides = [replace(side, unread=lines) for side, lines in zip(card.sides, card.lines, strict=True)]
    return sides, unread


def compiled(line: str, kind: str) -> tuple[Ability, ...]:
    """What a skill line does, if it is worth reading."""
    if len(line) > LONGEST:
        raise reading.NotUnderstood("too-long")
    return reading.compiled(line, kind)
