"""Decisions that several seats may take, places, and games that are won or lost together: a toy game shows them."""

from __future__ import annotations

import json
from random import Random

import pytest

from pioche import games
from pioche.kernel.play.decision import Refused, Spot
from pioche.kernel.state.game import Game
from pioche.kernel.state.save import Store
from pioche.kernel.state.view import view
from tests import coop
from tests.cli.terminal import runner
from tests.conformance import Suite, any_answer


def fresh(seed: int = 1) -> Game:
    return coop.new(coop.Config(), seed)


def both_wait(game: Game) -> None:
    for seat in (0, 1):
        game.answer(seat, (f"go/{seat}",))
        game.answer(seat, ("wait",))


@pytest.mark.parametrize("seed", range(6))
def test_it_is_a_game(seed: int) -> None:
    game = Suite(coop).play(coop.Config(), seed)
    assert game.result is not None
    assert game.result.how in ("together", "lost")
    assert game.winners == ((0, 1) if game.result.how == "together" else ())


def test_it_is_won_and_lost() -> None:
    endings = set()
    for seed in range(60):
        game, chance = fresh(seed), Random(seed)
        while seats := game.seats_asked():
            decision = game.decision_of(chance.choice(seats))
            assert decision is not None
            keys = [option.key for option in decision.options if option.kind in ("strike", "draw")]
            game.answer(decision.seat, tuple(keys[:1]) or any_answer(decision, chance))
        assert game.result is not None
        endings.add(game.result.how)
    assert endings == {"together", "lost"}


def test_whoever_answers_first_decides_and_each_takes_only_what_is_theirs() -> None:
    game = fresh()
    assert game.seats_asked() == [0, 1]
    assert [view(game, seat).asked for seat in (0, 1)] == [(0, 1), (0, 1)]
    for seat in (0, 1):
        question = view(game, seat).question
        assert question is not None
        assert [option.key for option in question.options] == [f"go/{seat}"]
    with pytest.raises(Refused):
        game.answer(0, ("go/1",))
    game.answer(1, ("go/1",))
    assert game.seats_asked() == [1]
    with pytest.raises(Refused, match="not-your-decision"):
        game.answer(0, ("go/0",))
    game.answer(1, ("wait",))
    assert game.seats_asked() == [0], "who has gone is not asked again"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@pytest.mark.parametrize("saved", [False, True])
def test_own_choices_are_taken_in_any_order_and_count_when_all_are_there(order: tuple[int, int], saved: bool) -> None:
    game = fresh()
    both_wait(game)
    assert game.seats_asked() == [0, 1]
    first, second = order
    choices = {0: "heal", 1: "draw"}
    hand = len(game.cards_in("hand", 1))
    game.answer(first, (choices[first],))
    assert game.events == [], "nothing happens before all have chosen"
    assert game.seats_asked() == [second]
    assert view(game, second).asked == (second,)
    if saved:
        store = Store(coop.RULES)
        game = store.load(store.dump(game))
        assert game.seats_asked() == [second]
    with pytest.raises(Refused, match="not-your-decision"):
        game.answer(first, (choices[first],))
    game.answer(second, (choices[second],))
    assert [event.kind for event in game.events] == ["heal", "draw"], "in the order of the seats, whoever was first"
    assert len(game.cards_in("hand", 1)) == hand + 1
    assert game.counters["turn"] == 2


def test_what_another_has_chosen_is_not_seen_before_all_have() -> None:
    games = []
    for key in ("heal", "draw"):
        game = fresh()
        both_wait(game)
        game.answer(0, (key,))
        games.append(game)
    one, other = games
    assert view(one, 1) == view(other, 1)


def test_options_name_cells_and_a_card_that_walks_tells_from_where_to_where() -> None:
    game = fresh()
    game.answer(0, ("go/0",))
    question = view(game, 0).question
    assert question is not None
    cells = {option.key: option.spot for option in question.options}
    assert cells == {"step/2": Spot("grid", 2), "step/5": Spot("grid", 5), "wait": None}
    tag = view(game, 0).cards("grid")[0].tag
    game.answer(0, ("step/2",))
    walk = game.events[0].seen_by(1)
    assert (walk.kind, walk.left, walk.place, walk.was, walk.now) == ("walk", 1, 2, tag, tag)
    assert [card.place for card in view(game, 1).cards("grid") if card.tag == tag] == [2]


def test_named_counters_are_seen() -> None:
    game = fresh()
    assert [card.counters for card in view(game, 1).cards("grid")] == [{"lives": 3}, {"lives": 3}, {"lives": 6}]


def test_in_the_terminal_each_takes_what_is_theirs_and_cells_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games.register(coop.__name__)
    try:
        run = runner(monkeypatch, capsys)
        shown = run("play", "coop", "--bots", "random", "--seed", "1", "--lang", "en", typed="1\n1\nq\n")
        whole = run("simulate", "coop", "--games", "6", "--workers", "1", "--json")
    finally:
        games.forget("coop")
    assert (shown.code, shown.err) == (0, "")
    assert "Go: Ann" in shown.out
    assert "Go: Bob" not in shown.out, "the person decides before a bot does, and only for the own hero"
    assert "   1   ·   1   ·   · " in shown.out, "cells to go to are drawn as they lie"
    report = json.loads(whole.out)
    assert sum(report["endings"].values()) == 6
    assert set(report["endings"]) <= {"together", "lost"}
    assert "score" not in "".join(report["seats"][0])
