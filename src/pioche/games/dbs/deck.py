"""Decks: text files that people write by hand, and the rules of deck construction (5-1)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from pioche.games.dbs.card import COLOURS, LEADER, DbsCard
from pioche.games.dbs.files import contents, refuse, shown
from pioche.games.dbs.setup import Deck
from pioche.kernel.cards.query import Test
from pioche.kernel.cards.value import Node, Scope
from pioche.kernel.state.catalogue import Ability
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game

LEAST, MOST = 50, 60  # cards in a deck
COPIES = 4  # of one number
LARGEST = 100_000  # bytes in a deck file
DIGITS = 6  # of a count that is still counted
LINE = re.compile(r"(\d+)\s+(\S+)")

# Keyword skills that limit how many cards with them a deck includes, and their rules.
KEYWORDS = {"Ultimate": (1, "dbs:10-14-1"), "Super Combo": (4, "dbs:10-17-1"), "Dragon Ball": (7, "dbs:10-31-1")}


class DeckLimit(Ability, Node, frozen=True):
    """[Permanent] on deck construction: instead of four, at most so many copies of this card; None: any number.

    With a keyword, all cards that have it are counted together (10-14, 10-17, 10-31).
    """

    most: int | None
    keyword: str = ""


class DeckBan(Ability, Node, frozen=True):
    """[Permanent] on deck construction: a deck with this card includes no card that passes the test."""

    what: Test


def ultimate() -> DeckLimit:
    return limited("Ultimate")


def super_combo() -> DeckLimit:
    return limited("Super Combo")


def dragon_ball() -> DeckLimit:
    return limited("Dragon Ball")


def limited(keyword: str) -> DeckLimit:
    return DeckLimit(KEYWORDS[keyword][0], keyword)


class Fault(Struct, frozen=True):
    """What is wrong with a deck: the name of its wording, where, by which rule."""

    text: str
    line: int = 0  # 0: the deck as a whole
    card: str = ""  # its number
    rule: str = ""
    count: int = 0  # how many there are
    most: int = 0  # how many there may be
    detail: str = ""


class Entry(Struct, frozen=True):
    """A line of a deck."""

    line: int
    count: int
    card: DbsCard


class Checked(Struct, frozen=True):
    """A deck as it was written, and all that is wrong with it."""

    leader: DbsCard | None
    entries: tuple[Entry, ...]
    faults: tuple[Fault, ...]

    @property
    def count(self) -> int:
        return sum(entry.count for entry in self.entries)


def load(path: Path, cards: Mapping[str, DbsCard]) -> Deck:
    """The deck in a file, to be played with; refused if anything is wrong with it."""
    return ready(read(path, cards), path)


def ready(checked: Checked, name: object) -> Deck:
    """A deck that was checked, to be played with; refused if anything is wrong with it."""
    if checked.leader is None or checked.faults:
        refuse("bad-deck", name)
    return Deck(checked.leader.slug, tuple(entry.card.slug for entry in checked.entries for _ in range(entry.count)))


def read(path: Path, cards: Mapping[str, DbsCard]) -> Checked:
    """The deck in a file, checked."""
    data = contents(path, LARGEST)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        refuse("file-not-text", path, problem=str(error))
    return check(text, cards)


def check(text: str, cards: Mapping[str, DbsCard]) -> Checked:
    """A deck: `4 PI1-005` on each line, `#` before comments; the Leader Card is the one line whose card is a Leader."""
    faults: list[Fault] = []
    leaders: list[Entry] = []
    entries: list[Entry] = []
    unknown = 0
    for line, content in enumerate(text.splitlines(), 1):
        content = content.partition("#")[0].strip()
        if not content:
            continue
        match = LINE.fullmatch(content)
        copies = match[1].lstrip("0") if match else ""
        if match is None or not copies:
            faults.append(Fault("line", line, detail=shown(content)))
            continue
        number = match[2].partition("_")[0]  # a suffix tells a variant print of the same card
        if len(copies) > DIGITS:
            faults.append(Fault("countless", line, shown(number), "dbs:5-1-3", most=MOST))
            continue
        count = int(copies)
        card = cards.get(number.lower())
        if card is None or not card.front or card.token:
            faults.append(Fault("unknown", line, shown(number)))
            unknown += count
        else:
            (leaders if card.type == LEADER else entries).append(Entry(line, count, card))
    checked = Checked(leaders[0].card if leaders else None, tuple(entries), ())
    faults += unplayable(leaders + entries, cards)
    faults += wrong_leaders(leaders)
    if all(fault.text != "countless" for fault in faults):
        faults += wrong_size(checked.count + unknown)
    faults += too_many(entries)
    faults += banned(leaders[:1], entries, cards)
    return Checked(checked.leader, checked.entries, tuple(sorted(faults, key=lambda fault: fault.line)))


def figures(checked: Checked) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    """How many cards there are of each type, colour and energy cost; a card of two colours counts for both."""
    types: Counter[str] = Counter()
    colours: Counter[str] = Counter()
    costs: Counter[str] = Counter()
    for entry in checked.entries:
        types[entry.card.type] += entry.count
        costs["X" if entry.card.x_cost else str(entry.card.numbers().get("cost", 0))] += entry.count
        for colour in entry.card.colours:
            colours[colour] += entry.count
    in_order = {cost: costs[cost] for cost in sorted(costs, key=lambda cost: (len(cost), cost == "X", cost))}
    return dict(types), {colour: colours[colour] for colour in COLOURS if colour in colours}, in_order


def unplayable(entries: list[Entry], cards: Mapping[str, DbsCard]) -> Iterator[Fault]:
    """Cards whose text is not understood, on either side."""
    for entry in entries:
        if entry.card.unread or (entry.card.back in cards and cards[entry.card.back].unread):
            yield Fault("not-playable", entry.line, entry.card.number)


def wrong_leaders(leaders: list[Entry]) -> Iterator[Fault]:
    if not leaders:
        yield Fault("no-leader", rule="dbs:5-1-2")
    for place, entry in enumerate(leaders):
        if place or entry.count > 1:
            yield Fault("leaders", entry.line, entry.card.number, "dbs:5-1-2", entry.count, 1)


def wrong_size(count: int) -> Iterator[Fault]:
    if count < LEAST:
        yield Fault("too-few", rule="dbs:5-1-3", count=count, most=LEAST)
    if count > MOST:
        yield Fault("too-many", rule="dbs:5-1-3", count=count, most=MOST)


def too_many(entries: list[Entry]) -> Iterator[Fault]:
    """Cards that are counted together and exceed their limit, named once, on the line where it happens."""
    totals: dict[str, int] = {}
    first: dict[str, Fault] = {}
    for entry in entries:
        for group, most, rule in limits_of(entry.card):
            totals[group] = totals.get(group, 0) + entry.count
            if totals[group] > most and group not in first:
                first[group] = Fault("copies", entry.line, entry.card.number, rule, most=most, detail=group)
    for group, fault in first.items():
        yield replace(fault, count=totals[group])


def limits_of(card: DbsCard) -> list[tuple[str, int, str]]:
    """What a card is counted with, how many there may be, and by which rule; what it says replaces the rule of four."""
    limits = [ability for ability in card.abilities if isinstance(ability, DeckLimit)]
    limits += [limited(keyword) for keyword in KEYWORDS if any(line.startswith(f"[{keyword}]") for line in card.unread)]
    if not limits:
        return [(card.number, COPIES, "dbs:5-1-3-1")]
    return [
        (f"[{limit.keyword}]", limit.most, KEYWORDS[limit.keyword][1])
        if limit.keyword in KEYWORDS
        else (card.number, limit.most, "dbs:5-1-3-2")
        for limit in limits
        if limit.most is not None
    ]


def banned(leader: list[Entry], entries: list[Entry], cards: Mapping[str, DbsCard]) -> Iterator[Fault]:
    """Cards that a skill of the Leader Card, or of another card of the deck, keeps out (5-1-3-2)."""
    bans = [
        (entry.card, ability)
        for entry in leader + entries
        for ability in entry.card.abilities
        if isinstance(ability, DeckBan)
    ]
    if not bans:
        return
    game, refs = laid_out({entry.card.slug: entry.card for entry in leader + entries}, cards)
    for entry in entries:
        for card, ban in bans:
            if ban.what.holds(game, refs[entry.card.slug], Scope(0, 0, refs[card.slug])):
                yield Fault("banned", entry.line, entry.card.number, "dbs:5-1-3-2", detail=card.number)


def laid_out(used: Mapping[str, DbsCard], cards: Mapping[str, DbsCard]) -> tuple[Game, dict[str, int]]:
    """One copy of each card of a deck where it lies before a game, so that tests can be asked of them.

    What a [Permanent] skill adds to a card counts there already (2-1-3, 2-5-5, 2-6-6).
    """
    from pioche.games.dbs.rules import DbsRules

    backs = {card.back: cards[card.back] for card in used.values() if card.back in cards}
    rules = DbsRules({**used, **backs}.values())
    game = Game(rules, 2, Chance(key_of(0)))
    refs = {
        slug: game.add(rules.catalogue.by_slug[slug], "leader" if card.type == LEADER else "deck", 0, 0)
        for slug, card in used.items()
    }
    return game, refs
