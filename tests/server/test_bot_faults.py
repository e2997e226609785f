"""A bot that fails: the game goes on, the people at the table are told, and the log of the server has one line."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pioche.server.thinking import Stuck, bots_turn
from pioche.table import Table
from tests.server.client import AtTable
from tests.server.conftest import StartServer

ME = {"kind": "me"}
GREEDY = {"kind": "bot", "bot": "greedy", "choices": {"hero": "shun"}}

# Every process of the server begins with this: the bot does what a faulty one might.
FAULTS = {
    "KeyError: 'done'": "raise KeyError('done')",
    "Refused: not-listed": "return ('no such thing',)",
}
FAULTY = """
from pioche.games.seiya.bots import GreedyBot

def choose(self, view):
    {fault}

GreedyBot.choose = choose
"""


def told(person: AtTable, text: str) -> list[dict[str, Any]]:
    """The lines of a text that someone has read: in the log on coming, and since."""
    since = [line for message in person.happened for line in message["lines"]]
    return [line for line in [*person.state["log"], *since] if text in line["text"]]


@pytest.mark.parametrize("cause", FAULTS)
def test_a_bot_that_fails_is_logged_once_counted_and_told_at_the_table(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cause: str
) -> None:
    (tmp_path / "sitecustomize.py").write_text(FAULTY.format(fault=FAULTS[cause]))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    path = tmp_path / "log"
    with path.open("w") as log:
        server = start_server("sqlite", log=log)
        ada, bob = server.guest("Ada"), server.guest("Bob")
        made, also = ada.set_up(seats=[ME, GREEDY], public=True), bob.set_up(seats=[ME, GREEDY])

        async def play() -> None:
            async with ada.at(made, "fr") as one, bob.at(made, "en") as other:
                await one.play(Random(1), 40)
                await other.until(lambda: other.step >= one.step)
                french = told(one, "Le robot qui joue pour Shun est tombé en panne")
                english = told(other, "The bot that plays for Shun broke down")
                assert len(french) == len(english) >= 2, "it has failed in more than one of its turns"
                assert (french[0]["rule"], french[0]["label"]) == ("", "")
            async with bob.at(made, "en") as later:
                assert any("broke down" in line["text"] for line in later.state["log"]), "who comes later reads it too"
            async with bob.at(also) as other:
                await other.play(Random(1), 10)

        asyncio.run(play())
    complaints = path.read_text().splitlines()
    assert len(complaints) == 2, complaints
    for table, complaint in zip((made, also), sorted(complaints, key=lambda line: also["id"] in line), strict=True):
        assert f" ERROR table={table['id']} a bot has failed, greedy at seat 1: {cause} (" in complaint
    assert re.search(r" \[\d+ so far\]$", complaints[1])


def test_a_bot_that_does_not_fail_is_not_spoken_of(start_server: StartServer, tmp_path: Path) -> None:
    path = tmp_path / "log"
    with path.open("w") as log:
        server = start_server("sqlite", log=log)
        ada = server.guest("Ada")

        async def play() -> None:
            async with ada.at(ada.set_up(seats=[ME, GREEDY]), "fr") as one:
                await one.play(Random(1), 20)
                assert not told(one, "panne")

        asyncio.run(play())
    assert path.read_text() == ""


def test_only_the_bot_that_failed_is_replaced_and_only_for_this_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new("seiya", 1, players=2, first=0)
    whole = bots_turn("seiya", {}, table.dump(), {0: "greedy", 1: "greedy"}, "seed")
    assert not whole.failures
    monkeypatch.setattr("pioche.games.seiya.bots.GreedyBot._main_phase", lambda *_: 1 / 0)
    turn = bots_turn("seiya", {}, table.dump(), {0: "random", 1: "greedy"}, "seed")
    assert [(failure.seat, failure.bot) for failure in turn.failures] == [(1, "greedy")]
    assert turn.answers[turn.failures[0].answer][0] == 1
    assert turn.failures[0].cause.startswith("ZeroDivisionError")


def test_where_no_bot_can_answer_the_turn_is_still_due(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal would say that there was nothing to do any more, and nobody would hear of it."""
    table = Table.new("seiya", 1, players=2, first=0)
    monkeypatch.setattr("pioche.bots.RandomBot.pick", lambda *_: ("no such thing",))
    with pytest.raises(Stuck, match="Refused: not-listed"):
        bots_turn("seiya", {}, table.dump(), {0: "random"}, "seed")


def test_a_turn_is_given_up_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """But never before something was answered, by the simple bot if need be."""
    table = Table.new("seiya", 1, players=2, first=0)
    seats = {0: "greedy", 1: "greedy"}
    assert len(bots_turn("seiya", {}, table.dump(), seats, "seed").answers) > 1
    monkeypatch.setattr("pioche.server.thinking.SLICE", 0.0)
    assert len(bots_turn("seiya", {}, table.dump(), seats, "seed").answers) == 1
    monkeypatch.setattr("pioche.games.seiya.bots.GreedyBot.choose", lambda *_: 1 / 0)
    turn = bots_turn("seiya", {}, table.dump(), seats, "seed")
    assert (len(turn.answers), len(turn.failures)) == (1, 1)
