"""Decisions that several seats may answer: who is waited for, whose time runs, whose answer counts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from pioche import games
from pioche.kernel.play.decision import AllAtOnce, Decision, Option, Refused
from pioche.kernel.play.ending import Ending
from pioche.kernel.play.flow import Procedure, step
from pioche.kernel.rules import Rules, Zone
from pioche.kernel.state.catalogue import Catalogue
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from pioche.server import people
from pioche.server.live import Change, Live, bot_asked, play, seats_asked, settle
from pioche.server.records import Chair, Progress, Row, Setup, Write
from pioche.server.telling import sight

TIME = 30
NOW = 1000.0
WAYS = (Option("left", "go"), Option("right", "go"))
GIFTS = (Option("gold", "take"), Option("bread", "take"))


class Quest(Procedure):
    """Two heroes: both may say which way they go, then each chooses a gift."""

    @step()
    def way(self, game: Game) -> Decision:
        return Decision(0, "way", WAYS, others=(1,))

    @step()
    def gifts(self, game: Game, chosen: tuple[Option, ...]) -> AllAtOnce:
        return AllAtOnce((Decision(0, "gift", GIFTS), Decision(1, "gift", GIFTS)))

    @step()
    def home(self, game: Game, chosen: tuple[tuple[Option, ...], ...]) -> None:
        game.finish((0, 1), "together")


class QuestRules(Rules):
    name = "quest"
    version = "1"

    def __init__(self) -> None:
        super().__init__((Zone("road", "all", common=True),), Catalogue((), ()), (Quest,))


RULES = QuestRules()
SCORE = ""  # nobody counts points
ADA, BOB, ROBOT = Chair("ada", "Ada"), Chair("bob", "Bob"), Chair(bot="random")


@pytest.fixture(autouse=True)
def quest() -> Iterator[None]:
    """This module is a game as long as its tests run."""
    games.register(__name__)
    yield
    games.forget(RULES.name)


def begun(*chairs: Chair, clock: int = TIME) -> Change:
    game = Game(RULES, 2, Chance(key_of("seed")))
    game.start(Quest())
    setup = Setup("", {}, clock, "ada", "", False, "seed", "salt")
    row = Row(
        "t",
        "quest",
        "playing",
        True,
        RULES.fingerprint,
        1,
        1,
        setup,
        Progress(chairs, answers=(0, 0), called=("Left", "Right")),
        b"",
        NOW,
    )
    return settle(Change(Live(row, game), Write(row)), NOW)


def on_the_way(*chairs: Chair) -> Live:
    """After the first question, which one of them has answered."""
    live = begun(*chairs).live
    return people.answer(live, NOW + 1, "ada", live.row.step, [("left",)]).live


def test_whoever_answers_first_decides_for_all() -> None:
    live = begun(ADA, BOB).live
    assert seats_asked(live) == sight(live.playing, 0).asked == [0, 1]
    after = people.answer(live, NOW + 1, "bob", live.row.step, [("right",)]).live
    with pytest.raises(Refused, match="too-late"):
        people.answer(after, NOW + 2, "ada", live.row.step, [("left",)])
    assert after.progress.answers == (0, 1)


def test_of_answers_given_ahead_those_count_that_fit() -> None:
    """What was answered is not taken back because a later guess was wrong: guessing would cost nothing."""
    live = begun(ADA, BOB).live
    ahead = [(0, ("left",)), (0, ("silver",))]
    change = play(live, NOW + 1, ahead, unseen=True)
    assert [step.keys for step in change.steps] == [("left",)]
    assert seats_asked(change.live) == [0, 1]
    with pytest.raises(Refused):
        play(live, NOW + 1, ahead)


def test_bots_leave_to_people_what_both_may_decide() -> None:
    change = begun(ROBOT, BOB)
    assert bot_asked(change.live) is None
    assert change.write.job is not None
    assert change.write.job.kind == "clock"
    assert bot_asked(begun(ROBOT, ROBOT).live) == 0


def test_each_bot_takes_what_is_its_own_at_once() -> None:
    assert bot_asked(on_the_way(ADA, ROBOT)) == 1


def test_the_time_of_all_who_are_asked_runs() -> None:
    change = begun(ADA, BOB)
    assert change.live.progress.clock.running() == {0: NOW + TIME, 1: NOW + TIME}
    late = people.time_is_up(change.live, NOW + TIME)
    assert late is not None
    assert bot_asked(late.live) is None, "the other one can still decide"
    live = on_the_way(ADA, BOB)
    assert live.progress.clock.running() == {0: NOW + 1 + TIME, 1: NOW + TIME}, "who was not asked anew has no new time"


def test_ones_own_choice_is_not_too_late_because_another_has_chosen() -> None:
    live = on_the_way(ADA, BOB)
    step = live.row.step
    live = people.answer(live, NOW + 2, "ada", step, [("gold",)]).live
    assert seats_asked(live) == [1]
    with pytest.raises(Refused, match="too-late"):
        people.answer(live, NOW + 3, "ada", step, [("bread",)])
    live = people.answer(live, NOW + 3, "bob", step, [("bread",)]).live
    assert live.game is not None
    assert live.game.result == Ending("together", (0, 1))
    assert live.row.status == "over"


def test_an_answer_of_ones_own_can_be_taken_back_while_others_choose() -> None:
    live = on_the_way(ADA, BOB)
    live = people.answer(live, NOW + 2, "ada", live.row.step, [("gold",)]).live
    assert people.may_undo(live, 0) == "free"
    assert people.may_undo(live, 1) == "no"
    assert people.wish_undo(live, NOW + 3, "ada") == 0


def test_one_person_with_both_seats_answers_for_each() -> None:
    live = on_the_way(ADA, replace(BOB, guest="ada"))
    step = live.row.step
    live = people.answer(live, NOW + 2, "ada", step, [("gold",)], 1).live
    live = people.answer(live, NOW + 3, "ada", step, [("bread",)], 0).live
    assert live.row.status == "over"
