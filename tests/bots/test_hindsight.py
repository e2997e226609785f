"""A game looked back on: true chances, the turns that decided it, and a coach who blames nobody for what was hidden."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from pioche import games
from pioche.bots import answer_of
from pioche.bots.search import hindsight, mind_of
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.resample import resample
from pioche.table import Table

COACHED = [name for name in games.NAMES if mind_of(games.coach(name, 0))]


@cache
def played(name: str) -> Table:
    """A game that the second player throws away."""
    table = Table.new(name, seed=8, players=2)
    bots = [games.bot(name, bot, seat) for seat, bot in enumerate(("greedy", "random"))]
    while asked := table.game.seats_asked():
        table.answer(asked[0], answer_of(bots[asked[0]], table.game, asked[0]))
    return table


@pytest.mark.parametrize("name", COACHED)
def test_the_chances_of_all_are_told_turn_by_turn_to_the_end(name: str) -> None:
    table, mind = played(name), mind_of(games.coach(name, 0))
    assert mind is not None
    moments = hindsight.course(mind, [*table.history, table.game])
    clocks = [moment.clock for moment in moments]
    assert clocks[:-1] == list(range(1, clocks[-1] + 1)), "every turn once"
    for moment in moments:
        assert sum(moment.chances) == pytest.approx(1.0, abs=0.002)
    assert moments[-1].step == len(table.inputs)
    assert moments[-1].chances == tuple(float(seat in table.winners) for seat in range(2))


@pytest.mark.parametrize("name", COACHED)
def test_the_turns_that_decided_are_those_with_the_greatest_swings(name: str) -> None:
    table, mind = played(name), mind_of(games.coach(name, 0))
    assert mind is not None
    moments = hindsight.course(mind, [*table.history, table.game])
    swings = hindsight.swings(moments)
    lost = {
        before.step: max(then - now for then, now in zip(before.chances, after.chances, strict=True))
        for before, after in pairwise(moments)
    }
    assert 0 < len(swings) <= hindsight.DECIDING
    greatest = sorted(lost.values())[-len(swings) :]
    assert sorted(swing.lost for swing in swings) == pytest.approx(greatest, abs=0.001)
    assert [swing.first for swing in swings] == sorted(swing.first for swing in swings)
    for one, other in pairwise(swings):
        assert one.seat != other.seat or other.begun >= one.last, "nobody is told the same twice"


@pytest.mark.parametrize("name", COACHED)
def test_a_poor_answer_is_found_whatever_the_seat_could_not_know(name: str) -> None:
    """The same is blamed, and the same advised, where the cards that the seat had not seen lay otherwise."""
    table, mind = played(name), mind_of(games.coach(name, 0))
    assert mind is not None
    states = [*table.history, table.game]
    for swing in hindsight.swings(hindsight.course(mind, states)):
        asked = hindsight.questions(states, table.inputs, swing)
        assert all(table.inputs[number][0] == swing.seat for number in asked)
        assert all(swing.begun <= number < swing.last for number in asked)
        much = {
            number: hindsight.suspicion(mind, states[number], swing.seat, table.inputs[number][1], "s")
            for number in asked
        }
        for number in hindsight.suspects(much):
            seat, keys = table.inputs[number]
            found = hindsight.verdict(mind, states[number], seat, keys, number, "s")
            if found.instead.keys == keys or found.loss < hindsight.LOSS:
                continue
            assert found.instead.reasons, "and why"
            twin = resample(states[number], seat, Chance(key_of("twin")))
            assert hindsight.verdict(mind, twin, seat, keys, number, "s") == found
            assert hindsight.suspicion(mind, twin, seat, keys, "s") == much[number]
            return
    pytest.fail("a game of random answers, and nothing to do better")


def test_to_give_up_is_not_blamed_and_nothing_is_told_of_cards_that_nobody_can_tell_apart() -> None:
    name = COACHED[0]
    table, mind = Table.new(name, seed=8, players=2), mind_of(games.coach(name, 0))
    assert mind is not None
    (seat, *_) = table.game.seats_asked()
    states = [table.game.copy(), table.game]
    swing = hindsight.Swing(0, 1, 0, seat, 0.5)
    assert hindsight.questions(states, [(seat, ("concede:",))], swing) == []


def test_of_several_answers_the_one_that_cost_most_is_told_and_slight_losses_are_not() -> None:
    def verdict(step: int, loss: float) -> hindsight.Verdict:
        return hindsight.Verdict(step, hindsight.Idea((), 0.5 + loss), hindsight.Idea((), 0.5))

    assert hindsight.worst([verdict(1, 0.1), verdict(2, 0.2)]) == verdict(2, 0.2)
    assert hindsight.worst([verdict(1, 0.01)]) is None
    assert hindsight.suspects({1: 0.0, 2: 0.3, 3: 0.1}) == [2, 3]
