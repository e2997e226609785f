"""Games that were begun under rules or cards of former days go on under those of today, where that makes sense.

The state is read with the numbers that cards and zones have now, and must be sound; then it is tried: bots play it on
for a while. A game that does not pass is stopped, and stays to be seen.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from pioche import games
from pioche.bots import answer_of
from pioche.kernel.play.decision import Refused
from pioche.kernel.play.event import Event
from pioche.kernel.rules import Rules
from pioche.kernel.state.game import Game
from pioche.server.former import card_numbers, renumbered, ruleset_for, space_numbers
from pioche.server.live import CARRIED, Change, Live, first_asked, rules_of, settle, with_game
from pioche.server.records import Input, Row, Ruleset, Write, encode_events
from pioche.server.results import broken_off
from pioche.server.thinking import SIMPLE
from pioche.table import CHANCE, Table, carry_keys, played, store_of

TRIED = 60  # answers of bots


class Unsound(Exception):
    """Something in a state contradicts the rest of it."""


def adopted(row: Row, ruleset: Ruleset | None) -> bytes | None:
    """The state of a game for the rules of today; None if it cannot go on. In a process beside the worker."""
    rules = rules_of(row)
    if rules is None or ruleset is None or row.state is None:
        return None
    try:
        game = store_of(rules).adopt(row.state, card_numbers(ruleset, rules), space_numbers(ruleset, rules))
        game.rules = rules.at_table(game)
        if ruleset.nodes != ruleset_for(rules).nodes and names_nodes(game):
            return None
        sound(game, rules)
        state = store_of(game.rules).dump(game)
        tried(row.game, Table.load(row.game, state, **row.setup.config).game, rules)
    except Exception:  # any: rules that a state does not fit may stumble over it wherever they like
        return None
    return state


def names_nodes(game: Game) -> bool:
    """Whether a state may name parts of cards by numbers, which have changed: effects that are under way or lent."""
    if game.lent or game.waiting or any(tally.startswith("whenever/") for tally in game.tallies):
        return True
    return any(not plain(value) for frame in game.stack for value in fields_of(frame).values())


def fields_of(frame: Any) -> dict[str, Any]:
    return {name: getattr(frame, name) for name in frame.__struct_fields__ if name != "at"} | (
        {"node": frame} if "node" in frame.__struct_fields__ else {}
    )


def plain(value: Any) -> bool:
    """A seat, a number, a word, or nothing."""
    return isinstance(value, int | str) or not value


def sound(game: Game, rules: Rules) -> None:
    """Every card lies where it says it lies, and nowhere else; somebody is asked, or the game is over."""
    lying = [(ref, number) for number, zone in enumerate(game.zones) for ref in zone]
    if len({ref for ref, _ in lying}) != len(lying):
        raise Unsound
    for ref, number in lying:
        if not game.alive(ref) or game.cards[ref].zone != number:
            raise Unsound
    if not game.decisions and game.result is None:
        raise Unsound


def tried(name: str, game: Game, rules: Rules) -> None:
    """Whatever goes wrong while bots play it on is raised."""
    minds = [games.bot(name, SIMPLE, f"trial/{seat}") for seat in range(game.players)]
    for _ in range(TRIED):
        seat = first_asked(game, range(game.players))
        if seat is None:
            break
        game = played(game, seat, tuple(answer_of(minds[seat], game, seat)))
        sound(game, rules)


def carried(live: Live, now: float, past: list[Input], ruleset: Ruleset, state: bytes) -> Change:
    """The table goes on under the rules of today; its record marks where."""
    row, progress = live.row, live.progress
    game = Table.load(row.game, state, **row.setup.config).game
    kept = [replace(taken, events=encode_events(renumbered(taken.happened, ruleset, game.rules))) for taken in past]
    event = encode_events([Event(CARRIED, 0)])
    mark = Input(progress.count + 1, row.step + 1, CHANCE, carry_keys(row.rules, state), True, event)
    progress = replace(progress, undo=None, count=mark.number, carried=mark.number, last=CHANCE, told=True, remarks=())
    change = with_game(replace(live, game=game, read_only=False), now, game, progress, (), (*kept, mark))
    change.write.keep = 0
    return change


def stopped(live: Live, now: float) -> Change:
    """The table ends: with everything to be seen."""
    progress = replace(live.progress, stopped="upgrade", undo=None)
    row = replace(live.row, status="over", version=live.row.version + 1, step=live.row.step + 1, progress=progress)
    return settle(Change(Live(row, read_only=True), Write(row, ended=broken_off(row, now)), anew=True), now)


def of_today(row: Row) -> bool:
    """Whether a table is played by the rules of today."""
    try:
        rules = rules_of(row)
    except (Refused, msgspec.DecodeError):
        return False
    return rules is not None and rules.fingerprint == row.rules
