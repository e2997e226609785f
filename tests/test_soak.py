"""A sample of the soak (`make soak` plays the rest), and that the soak notices what goes wrong."""

from __future__ import annotations

import pytest

from pioche.bots.random import RandomBot
from pioche.games.seiya.bots import GreedyBot
from pioche.games.seiya.card import HEROES
from tests import soak

SAMPLE = 50


@pytest.mark.parametrize("number", range(SAMPLE))
def test_bots_play_whole_games_over_all_kinds_of_tables(number: int) -> None:
    soak.play("sample", number)


def test_every_box_mode_company_hero_and_deck_is_among_the_tables() -> None:
    tables = soak.combinations()
    seiya = [table.config for table in tables if table.game == "seiya"]
    assert {config.get("players") for config in seiya} == {2, 3, 4, 5, None}
    assert {config.get("difficulty") for config in seiya} == {None, "normal", "difficult", "expert"}
    for name in ("asgard", "poseidon", "left_out", "variant", "promos", "epics"):
        assert 0 < sum(name in config for config in seiya) < len(seiya), name
    assert {len(set(table.bots)) for table in tables} == {1, 2}
    duels = [table.config["decks"] for table in tables if table.game == "dbs"]
    assert len(set(duels) - {"real"}) == 36
    later = range(0, len(tables) * len(HEROES), len(tables))
    first = next(number for number, table in enumerate(tables) if table.game == "seiya")
    assert {soak.table(first + number).config["heroes"] for number in later} == {(hero,) for hero in HEROES}


def numbered(game: str, bot: str) -> int:
    """The number of a table where only this bot plays this game."""
    return next(n for n, table in enumerate(soak.combinations()) if (table.game, set(table.bots)) == (game, {bot}))


def test_one_game_alone_can_be_played() -> None:
    chosen = soak.numbers(30, ["dbs"])
    assert {soak.table(number).game for number in chosen} == {"dbs"}
    assert soak.numbers(30, ["dbs", "seiya", "veiel"]) == list(range(30))
    everything = range(chosen[-1])
    assert sorted({*chosen, *(n for n in everything if soak.table(n).game != "dbs")}) == list(range(chosen[-1] + 1))


def test_a_bot_that_fails_is_a_fault_that_can_be_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError("done")

    number = numbered("seiya", "greedy")
    assert soak.fault("again", number) is None
    monkeypatch.setattr(GreedyBot, "_main_phase", fail)
    found = soak.fault("again", number)
    assert found is not None
    assert (found.name, found.table, found.what) == (f"again/{number}", soak.table(number), "KeyError: 'done'")


def test_an_answer_that_is_not_offered_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "pick", lambda *_: ("no such thing",))
    found = soak.fault("refused", numbered("dbs", "random"))
    assert found is not None
    assert found.what == "Refused: not-listed"


def test_a_broken_invariant_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.invariants.check", lambda game: 1 / 0)
    found = soak.fault("broken", numbered("dbs", "random"))
    assert found is not None
    assert found.what.startswith("ZeroDivisionError")


def test_a_game_that_does_not_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "LONGEST", 5)
    found = soak.fault("long", numbered("dbs", "random"))
    assert found is not None
    assert found.what == "AssertionError: the game does not end"
