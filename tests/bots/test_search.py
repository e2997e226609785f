"""What the search promises in every game that gives it a mind: honest, repeatable, bounded, and legal."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from pioche import games
from pioche.bots import Pondering, RandomBot, answer_of, seen_by
from pioche.bots.search import LEVELS, Budget, Cut, Evaluation, Search, SearchBot
from pioche.bots.search.lines import Stretch
from pioche.bots.search.tree import Node, answers_to
from pioche.games.seiya.bots import mind as seiya
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.resample import resample, supposed
from pioche.kernel.state.view import Choice, Question, View
from pioche.table import Table
from tests.conformance import renumbered

THINKING = [name for name in games.NAMES if "expert" in games.bots(name)]
LITTLE = Budget(tries=5, steps=150, deals=3)


def searching(name: str, budget: Budget = LITTLE, seed: str = "s") -> SearchBot:
    bot = games.bot(name, "expert", seed)
    assert isinstance(bot, SearchBot)
    return SearchBot(bot.mind, budget, seed)


def positions(name: str, seed: int, every: int) -> Iterator[tuple[Game, int]]:
    """Now and then a question that is worth a thought, from a game between bots that know it."""
    table = Table.new(name, seed, players=2)
    game = table.game
    bots = [games.bot(name, "greedy", seat) for seat in range(game.players)]
    number = 0
    while asked := game.seats_asked():
        seat = asked[0]
        shown = game.decision_of(seat)
        assert shown is not None
        if shown.answers > 1:
            number += 1
            if number % every == 0:
                yield game, seat
        game.answer(seat, answer_of(bots[seat], game, seat))


def placed(game: Game, seat: int) -> list[list[tuple[int, int]]]:
    """The face of each card where it lies, and the life of those that the seat knows; hands of others have no order."""
    found = []
    for zone in game.rules.zone_list:
        for owner in range(game.players):
            refs = game.zones[zone.base + owner]
            row = [(game.cards[ref].true_face, game.cards[ref].life * game.known(ref, seat)) for ref in refs]
            found.append(sorted(row) if zone.sight == "owner" and owner != seat else row)
    return found


@pytest.mark.parametrize("name", games.NAMES)
def test_what_is_supposed_depends_on_what_the_seat_knows_alone(name: str) -> None:
    chance = Random(3)
    for game, seat in positions(name, 11, every=29):
        twin = renumbered(resample(game, seat, Chance(key_of(chance.random().hex()))), seat, chance)
        one, other = (supposed(each, seat, Chance(key_of("a deal"))) for each in (game, twin))
        assert placed(one, seat) == placed(other, seat)
        assert one.chance.key == other.chance.key != game.chance.key


@pytest.mark.parametrize("name", THINKING)
def test_a_search_answers_the_same_whatever_lies_where_it_cannot_see(name: str) -> None:
    chance = Random(5)
    for game, seat in positions(name, 12, every=41):
        twin = renumbered(resample(game, seat, Chance(key_of(chance.random().hex()))), seat, chance)
        assert answer_of(searching(name), game, seat) == answer_of(searching(name), twin, seat)


def line_of(name: str) -> list[tuple[str, ...]]:
    """What a search answers at some questions of one game."""
    return [answer_of(searching(name), game, seat) for game, seat in positions(name, 13, every=37)]


@pytest.mark.parametrize("name", THINKING)
def test_a_search_answers_the_same_in_another_process_with_another_hash_seed(name: str) -> None:
    code = f"from tests.bots.test_search import line_of; print(line_of({name!r}))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "77"},
    )
    assert done.stdout.strip() == str(line_of(name))


@pytest.mark.parametrize("name", THINKING)
def test_a_budget_of_steps_ends_every_thought_with_a_legal_answer(name: str) -> None:
    hasty = Budget(tries=10_000, steps=1, deals=2)
    for game, seat in positions(name, 14, every=23):
        decision = game.decision_of(seat)
        assert decision is not None
        decision.chosen(answer_of(searching(name, hasty), game, seat))


@pytest.mark.parametrize("name", THINKING)
def test_every_level_is_offered_and_thinks(name: str) -> None:
    assert set(LEVELS) <= set(games.bots(name))
    assert all(isinstance(games.bot(name, level, 0), Pondering) for level in LEVELS)


def test_a_search_that_nobody_waits_for_stops_at_once() -> None:
    game, seat = next(positions("dbs", 15, every=9))
    bot = searching("dbs", Budget(tries=10_000, steps=10_000_000))
    asked: list[bool] = []

    def cut() -> bool:
        asked.append(len(asked) >= 3)
        return asked[-1]

    bot.cut = cut
    with pytest.raises(Cut):
        answer_of(bot, game, seat)
    assert asked == [False, False, False, True]


def test_without_a_game_to_think_in_the_policy_answers() -> None:
    game, seat = next(positions("dbs", 15, every=9))
    bot, greedy = searching("dbs"), games.bot("dbs", "greedy", 0)
    assert bot.choose(seen_by(bot, game, seat)) == greedy.choose(seen_by(greedy, game, seat))


def test_many_answers_are_looked_at_step_by_step() -> None:
    node = Node()
    offered = [(str(number),) for number in range(40)]
    for _ in range(3):
        node.children.setdefault(node.choose(offered), Node()).learn(0.0)
        node.learn(0.0)
    few = {answer for answer, child in node.children.items() if child.visits}
    assert few <= set(offered[:4])
    for _ in range(400):
        node.children[node.choose(offered)].learn(0.0)
        node.learn(0.0)
    assert len([child for child in node.children.values() if child.visits]) > 10


def test_the_better_answer_is_tried_most() -> None:
    node = Node()
    offered = [("poor",), ("good",), ("bad",)]
    for _ in range(60):
        answer = node.choose(offered)
        node.children[answer].learn({"poor": 0.4, "good": 0.7, "bad": 0.1}[answer[0]])
        node.learn(0.4)
    assert node.best == ("good",)


def test_whoever_is_far_behind_still_tells_good_from_bad() -> None:
    game, seat = next(positions("dbs", 15, every=9))
    worth = iter((-41.0, -40.0, -39.0))
    evaluation = Evaluation(lambda game, seat: {"points": next(worth)}, {"points": 1.0})
    before = evaluation.odds(game, seat)
    assert 0.5 < evaluation.chance(game, seat, before) < evaluation.chance(game, seat, before) < 1.0


def test_a_line_holds_answers_to_what_was_asked_where_they_were_tried() -> None:
    """In one deal a card is drawn that is not in another: what is tried in both is asked otherwise."""
    node = Node()
    for offered in ([("jaki",), ("end",)], [("end",), ("oko",)]) * 10:
        answer = node.choose(offered)
        child = node.children[answer]
        child.asked = ("main-phase", *[key for (key,) in offered])
        for one in (node, child):
            one.learn(0.9 if answer == ("jaki",) else 0.1)
    ((asked, answer),) = node.foreseen()
    assert answer[0] in asked


def test_answers_of_several_keys_are_the_proposal_and_what_is_near_it() -> None:
    question = Question("choose", tuple(Choice(key, "card") for key in "abc"), 0, 2)
    assert answers_to(question, ("a", "b"))[0] == ("a", "b")
    assert set(answers_to(question, ("a", "b"))) == {("a", "b"), ("a",), ("b",), ("c",), ("a", "c"), ()}
    two = Question("choose", tuple(Choice(key, "card") for key in "abc"), 2, 2)
    assert set(answers_to(two, ("a", "b"))) == {("a", "b"), ("a", "c")}


def test_what_leads_back_to_the_same_position_is_not_done_again() -> None:
    """A card that takes back itself could do so for ever: while nothing comes of it, nothing is lost by it either."""
    game, seat = next(positions("dbs", 15, every=9))
    bot = searching("dbs")
    answers = [answer_of(bot, game, seat) for _ in range(2)]  # nothing has changed in between
    assert answers[0] != answers[1]


BOTH = {"asgard": True, "poseidon": True}
MOODY = [name for name in THINKING if searching(name).mind.moods]
COMPARING = Budget(tries=24, steps=1000, deals=4)


@pytest.mark.parametrize("name", MOODY)
def test_of_whole_lines_none_is_kept_that_does_worse_than_the_sober_one(name: str) -> None:
    mind, others = searching(name).mind, 0
    for game, seat in positions(name, 16, every=31):
        search = Search(mind, seen_by(searching(name), game, seat), game, COMPARING, "s")
        root = search.run()
        sober = root.children[root.answers[0]]
        assert sober.visits == max(child.visits for child in root.children.values())
        assert root.children[root.best].worth >= sober.worth or root.best == root.answers[0]
        others += root.best != root.answers[0]
    assert others  # else the moods would be good for nothing


@pytest.mark.parametrize("name", THINKING)
def test_where_an_answer_takes_longer_a_thought_has_fewer_steps(name: str) -> None:
    bot, budget = searching(name), Budget(tries=90, steps=400, deals=4)
    game, seat = next(positions(name, 19, every=9))
    steps = []
    for effort in (1.0, 5.0):
        mind = replace(bot.mind, effort=lambda game, effort=effort: effort)
        search = Search(mind, seen_by(bot, game, seat), game, budget, "s")
        search.run()
        steps.append(search.steps)
    assert 0 < steps[1] < steps[0] / 2, steps


@pytest.mark.parametrize("name", MOODY)
def test_what_was_played_once_in_a_deal_is_not_played_again(name: str) -> None:
    bot = searching(name)
    for game, seat in positions(name, 22, every=60):
        search = Search(bot.mind, seen_by(bot, game, seat), game, COMPARING, "s")
        for mood in range(6):
            stretch = Stretch(search, 0)
            value, steps = stretch.value(mood), search.steps
            assert stretch.value(mood) == value
            assert search.steps == steps
            assert search.worth(search.played(0, search.player(mood))) == value


@pytest.mark.parametrize("name", MOODY)
def test_however_few_the_steps_lines_are_compared_in_several_deals(name: str) -> None:
    """What does best in one deal was lucky there."""
    bot = searching(name)
    several = 0
    for game, seat in positions(name, 23, every=60):
        search = Search(bot.mind, seen_by(bot, game, seat), game, Budget(tries=600, steps=600, deals=8), "s")
        root = search.run()
        assert root.settled or root.children[root.best].visits > 1
        assert search.steps < 2 * search.limit
        several += not root.settled
    assert several


@pytest.mark.parametrize(("boxes", "long"), [({}, 1.0), (BOTH, 1.0), ({**BOTH, "hades": True}, seiya.ENFERS)])
def test_steps_take_longer_with_the_underworld_alone(boxes: dict[str, bool], long: float) -> None:
    assert seiya.effort(Table.new("seiya", 1, players=2, **boxes).game) == long


@pytest.mark.parametrize("name", MOODY)
def test_a_line_goes_on_through_questions_that_leave_no_choice(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[int] = []
    run = Search.run
    monkeypatch.setattr(Search, "run", lambda search, cut: thoughts.append(search.until) or run(search, cut))
    game = Table.new(name, 17, players=2).game
    bots = [searching(name), searching(name, LITTLE, "t")]
    forced = 0
    while len(set(thoughts)) < 6:
        seat = game.seats_asked()[0]
        line, choices = list(bots[seat]._line), game.decision_of(seat).answers  # type: ignore[union-attr]
        before = len(thoughts)
        keys = answer_of(bots[seat], game, seat)
        if choices == 1 and line and line[0][1] == keys:
            forced += 1
            assert bots[seat]._line == line[1:]
        assert choices > 1 or len(thoughts) == before
        game.answer(seat, keys)
    assert forced


@pytest.mark.parametrize("name", MOODY)
def test_a_mood_lasts_for_one_stretch(name: str) -> None:
    bot = searching(name)
    game, seat = next(positions(name, 18, every=9))
    search = Search(bot.mind, seen_by(bot, game, seat), game, LITTLE, "s")
    asked: list[int] = []

    class Noted(RandomBot):
        looks = True

        def choose(self, view: View) -> tuple[str, ...]:
            asked.append(view.counters["turn"])
            return super().choose(view)

    end = search.played(0, Noted("wild"))
    assert set(asked) == {game.counters["turn"]}
    assert bot.mind.clock(end) == bot.mind.clock(game) + bot.mind.ahead > bot.mind.clock(game) + 2
