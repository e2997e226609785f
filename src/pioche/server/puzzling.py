"""Puzzles at a table: laid out, judged by the answers that somebody gave there, and what the coach says then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from pioche import puzzle
from pioche.bots.answer import REFUSALS
from pioche.bots.search import telling
from pioche.bots.search.advice import Idea
from pioche.kernel.play.decision import Reason, Refused
from pioche.puzzle import Puzzle, puzzles
from pioche.server import messages
from pioche.server.house import House
from pioche.server.http_bodies import NewPuzzle, NewSeat, NewTable
from pioche.server.limits import Payer
from pioche.server.live import Change, Live, play
from pioche.server.message_parts import Language
from pioche.server.opening import opened
from pioche.server.records import Input, Row
from pioche.server.room import names
from pioche.server.telling import Teller
from pioche.table import played

TOLD = 5  # actions of the coach's line that are told
ONTO = " → "

Verdict = Literal["open", "going", "found", "missed"]


def wanted(wish: NewPuzzle) -> list[str]:
    """The puzzle that somebody means, by its key or by the day, and those after it, should it not be there any more."""
    known = list(puzzles(wish.game))
    if not known:
        raise Refused(Reason("no-puzzle", detail=wish.game))
    first = known.index(wish.key) if wish.key in known else wish.day % len(known)
    return known[first:] + known[:first]


def begun_before(wish: NewPuzzle, tables: Sequence[Row]) -> Row | None:
    """The table at which a guest has begun this puzzle and answered nothing yet."""
    key = wanted(wish)[0]
    past = len(puzzles(wish.game)[key].past)
    return next(
        (
            row
            for row in tables
            if (row.game, row.setup.puzzle, row.status, row.progress.count) == (wish.game, key, "playing", past)
        ),
        None,
    )


def begun(wish: NewPuzzle, guest: str, name: str, now: float, origin: str) -> Change:
    """A table at the question of the puzzle; one that the present rules do not know any more is left out."""
    for key in wanted(wish):
        try:
            return laid(wish.game, key, guest, name, now, origin)
        except Refused:
            continue
    raise Refused(Reason("no-puzzle", detail=wish.game))


def laid(game: str, key: str, guest: str, name: str, now: float, origin: str) -> Change:
    """The table of a puzzle, with a person where the question is asked and a bot on the other seats."""
    found = puzzles(game)[key]
    seats = [
        NewSeat("me" if seat == found.seat else "bot", choices=choices) for seat, choices in enumerate(found.choices)
    ]
    body = NewTable(game, seats, found.mode, found.options, seed=found.seed)
    first = opened(body, guest, name, now, origin, puzzle=key)
    change = play(first.live, now, found.before)
    after = change.live.playing
    for seat, keys in found.after:
        after = played(after, seat, keys)
    write = change.write
    write.inputs = (*first.write.inputs, *write.inputs)
    return replace(change, write=write)


def verdict(found: Puzzle, own: Sequence[tuple[str, ...]]) -> Verdict:
    """What is to be said of the answers that somebody gave to a puzzle so far."""
    right = [set(keys) == set(best) for keys, best in zip(own, found.own, strict=False)]
    if not all(right):
        return "missed"
    return "found" if len(right) == len(found.own) else "going" if right else "open"


async def judged(
    house: House, live: Live, language: Language, payer: Payer, number: int, *, show: bool
) -> messages.Solved:
    """Whether a puzzle is solved; once it is settled, or somebody wants it shown, what the coach would have played."""
    row, key = live.row, live.row.setup.puzzle
    found = puzzles(row.game).get(key)
    if found is None:
        raise Refused(Reason("no-puzzle", detail=row.game))
    said = verdict(found, answers(found, await house.store.inputs(row.id)))
    if said in ("open", "going") and not show:
        return messages.Solved(number, said)
    told = await house.thinker.do(solution, row.game, key, language, names(live), payer=payer)
    known = list(puzzles(row.game))
    after = known[(known.index(key) + 1) % len(known)]
    return messages.Solved(number, said, told.line, told.hoped, told.second, told.expected, told.why, after)


def answers(found: Puzzle, past: Sequence[Input]) -> list[tuple[str, ...]]:
    """What was answered to a puzzle at its table."""
    return [taken.keys for taken in past if taken.number > len(found.past) and taken.seat == found.seat]


class Solution(Struct, frozen=True):
    """In words: the coach's line and what it promises, and the next best answer."""

    line: list[str]
    hoped: str
    second: str
    expected: str
    why: str


def solution(game: str, key: str, language: Language, called: list[str]) -> Solution:
    """What the coach plays, told at a table where it is played; in a process beside the worker."""
    found = puzzles(game)[key]
    table = puzzle.laid(game, found)
    if table is None:
        raise Refused(Reason("no-puzzle", detail=game))
    talk = Teller(game, table.game, language, found.seat, called).talk
    line: list[str] = []
    second = ""
    for seat, keys in found.after:
        decision: Any = table.decision_of(seat)
        second = second or telling.deed(talk, table.game, decision, Idea(tuple(found.second.split())))
        if seat == found.seat and decision.answers > 1:
            deed = telling.deed(talk, table.game, decision, Idea(keys))
            nothing = all(option.kind in REFUSALS for option in decision.chosen(keys))
            begins = decision.ask in table.game.rules.menus
            if not line or (begins and not nothing):
                line.append(deed)
            elif not nothing and ONTO not in line[-1]:  # a target; what comes after it are details
                line[-1] += ONTO + deed
        table.answer(seat, keys)
    best, other = (telling.outlook(talk, Idea((), chance)) for chance in (found.chance, found.beside))
    return Solution(line[:TOLD], best, second, other, telling.why(talk, Idea((), reasons=found.reasons)))
