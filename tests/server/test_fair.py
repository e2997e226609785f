"""Fair play: nothing hidden can be tried out, no time is had twice, and nobody takes back what others must allow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pioche.server import offers, people
from pioche.table import Table
from tests.server.client import Running
from tests.server.test_tables import story

pytestmark = pytest.mark.slow

ME = {"kind": "me"}
NOBODY = "nobody@9"  # a key that no question lists


def alone(seed: str) -> Table:
    """The game that the server deals for this seed, as somebody who knows it would deal it."""
    mode = people.mode_of("seiya", "solo")
    settings = people.checked(mode.options, {})
    config = offers.find("seiya").config("solo", settings, [{"hero": "seiya"}], list)
    return Table.begin("seiya", seed, config)


def revealing(table: Table) -> Iterator[tuple[str, ...]]:
    """Answers one after the other, the last of which tells something new and is followed by another question."""
    while table.decision is not None:
        decision = table.decision
        size = min(decision.least, len(decision.options))
        keys = ("end",) if any(option.key == "end" for option in decision.options) else ()
        keys = keys or tuple(option.key for option in decision.options)[:size]
        table.answer(decision.seat, keys)
        yield keys
        if table.told[-1] and table.decision is not None and table.events:
            return


def test_nothing_hidden_can_be_tried_out(server: Running) -> None:
    """An answer that draws, a guess what could be played then, and a key that takes all back, or so it was hoped.

    Whoever knows the seed knows which guesses are right; the replies must not tell.
    """

    async def told() -> None:
        ada = server.guest("Ada")
        learnt = 0
        for seed in range(32):
            known = alone(str(seed))
            *before, last = revealing(known)
            assert known.decision is not None
            listed = [option.key for option in known.decision.options]
            guess = listed[-1] if seed % 2 else "play:shaka"
            made = ada.set_up(seats=[{**ME, "choices": {"hero": "seiya"}}], mode="solo", seed=str(seed))
            async with ada.at(made) as one:
                for keys in before:
                    assert (await one.answer(*keys))["is"] == "done"
                step = one.step
                reply = await one.wish("answer", step=step, keys=list(last), then=[[guess], [NOBODY]])
                if reply["is"] == "refused":
                    learnt += (NOBODY in reply["text"]) == (guess in listed)
                    continue
                assert reply == {"is": "done", "id": reply["id"]}
                await one.until(lambda one=one, step=step: one.step > step)
                assert one.step == step + 1, "what was answered counts, and the rest is asked anew"
                assert one.question is not None
                assert [option["key"] for option in one.question["options"]] == listed
                assert (await one.wish("undo"))["is"] == "done"  # alone, nobody must agree; but all is dealt anew
        assert learnt == 0

    story(told())
