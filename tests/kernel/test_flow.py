"""The run loop."""

from __future__ import annotations

import pytest

from pioche.kernel.play.ending import Ending, How
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from tests import toy


class Counting(Procedure):
    """Steps run in order; results are handed on."""

    log: list[str]

    @step("a:1", "a:2")
    def first(self, game: Game) -> str:
        self.log.append(game.step.rule)
        return "from the first step"

    @step()
    def second(self, game: Game, got: str) -> Procedure:
        self.log.append(got)
        return Inner()

    @step()
    def third(self, game: Game, got: str) -> Go | None:
        self.log.append(got)
        return Go("third") if len(self.log) < 4 else None


class Inner(Procedure):
    @step()
    def only(self, game: Game) -> Done:
        return Done("from inside")


class Endless(Procedure):
    @step()
    def again(self, game: Game) -> Go:
        return Go("again")


def fresh() -> Game:
    return Game(toy.RULES, 2, Chance(key_of(0)))


def test_steps_run_in_order_and_hand_on_their_results() -> None:
    game = fresh()
    log: list[str] = []
    game.start(Counting(log))
    assert log == ["a:1", "from the first step", "from inside", None]
    assert game.stack == []


def test_a_procedure_that_would_not_stop_ends_the_game() -> None:
    game = fresh()
    game.start(Endless())
    assert game.decision is None
    assert game.result == Ending("stopped")
    assert [event.kind for event in game.events] == ["endless"]


@pytest.mark.parametrize(("winners", "how"), [((0,), "won"), ((0, 1), "shared"), ((), "lost")])
def test_where_nothing_is_said_the_winners_tell_how_a_game_ended(winners: tuple[int, ...], how: How) -> None:
    game = toy.new(toy.Config(), 1)
    game.finish(winners)
    assert game.result == Ending(how, winners)
    game.finish(winners, "stopped")
    assert game.result == Ending("stopped", winners)
