"""Moods: the same number, the same view of things."""

from __future__ import annotations

from pioche import games
from pioche.bots import seen_by
from pioche.games.seiya.bots.greedy import GreedyBot
from pioche.games.seiya.bots.moods import SOBER, WILD, whim
from tests.bots.test_search import positions

CARDS = [f"gain card-{number}" for number in range(20)]


def test_a_mood_is_what_its_number_says_and_no_two_are_alike() -> None:
    seen = [[whim(mood, card) for card in CARDS] for mood in range(1, 20)]
    assert seen == [[whim(mood, card) for card in CARDS] for mood in range(1, 20)]
    assert len({tuple(mood) for mood in seen}) == len(seen)
    assert all(-1 <= one <= 1 for mood in seen for one in mood)


def test_a_wild_mood_exaggerates() -> None:
    wild = [whim(mood, card) for mood in range(-20, 0) for card in CARDS]
    assert 1 < max(map(abs, wild)) <= WILD


def test_the_sober_one_sees_things_as_they_are_and_others_play_otherwise() -> None:
    answers: list[set[tuple[str, ...]]] = []
    for game, seat in positions("seiya", 18, every=19):
        view = seen_by(GreedyBot(0), game, seat)
        sober = games.bot("seiya", "greedy", 0).choose(view)
        assert GreedyBot(0, SOBER).choose(view) == sober
        answers.append({GreedyBot(0, mood).choose(view) for mood in range(-5, 6)})
        assert sober in answers[-1]
    assert sum(len(found) > 1 for found in answers) > len(answers) / 2
