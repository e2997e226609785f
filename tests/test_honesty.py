"""Bots are given nothing that tells a hidden card: a spy who tries everything guesses no better than chance.

The spy looks at a hidden card that its own question is about, or at the top of its own pile, and takes every number
that it is given for the number of a card in the set-up, which it knows by heart. `python -m tests.test_honesty 1000`
plays so many games of each game.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from pioche import games
from pioche.kernel.state import view as sight
from pioche.kernel.state.card import number_of
from pioche.kernel.state.game import Game
from tests.conformance import any_answer

PILES = {"seiya": "draw", "dbs": "deck", "veiel": "deck"}
SAMPLE = 6  # games
SURE = 5.0  # standard deviations by which a guess must beat chance to tell something


def scalars(content: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """Every number in what a bot is given, with the way to it; the digits of texts count too."""
    if isinstance(content, int):
        yield path, content
    elif isinstance(content, str):
        yield from ((f"{path}~{place}", int(digits)) for place, digits in enumerate(re.findall("[0-9]+", content)))
    elif isinstance(content, tuple | list):
        yield f"{path}#", len(content)
        yield from (pair for place, item in enumerate(content) for pair in scalars(item, f"{path}/{place}"))
    elif isinstance(content, dict):
        yield from (pair for key, item in content.items() for pair in scalars(item, f"{path}/{key}"))
    elif isinstance(content, Struct):
        yield from (
            pair for name in content.__struct_fields__ for pair in scalars(getattr(content, name), f"{path}.{name}")
        )


class Spy:
    """Guesses faces, and counts how often it was right beside how often chance would have been."""

    def __init__(self, name: str) -> None:
        self.module = games.find(name)
        self.pile = PILES[name]
        self.guessed: set[int] = set()  # cards of this game
        self.hits: Counter[str] = Counter()
        self.expected: defaultdict[str, float] = defaultdict(float)
        self.variance: defaultdict[str, float] = defaultdict(float)

    def play(self, seed: int) -> None:
        chance = Random(seed)
        self.guessed.clear()
        game: Game = self.module.new(self.module.Config(), f"honesty/{seed}")
        known = self.module.new(self.module.Config(), "another").cards.in_order()
        by_heart = [card.true_face for card in known]
        while (asked := game.decision) is not None:
            decision = game.decision_of(asked.seat)
            assert decision is not None
            if chance.random() < 0.2:
                self.look(game, decision.seat, by_heart)
            game.answer(decision.seat, any_answer(decision, chance))

    def look(self, game: Game, seat: int, by_heart: list[int]) -> None:
        shown = sight.view(game, seat)
        decision, question = game.decision_of(seat), shown.question
        assert decision is not None
        assert question is not None
        for option, choice in zip(decision.options, question.options, strict=True):
            if option.card and not game.known(option.card, seat):
                self.guess(game, option.card, scalars(choice, "option"), by_heart)
        pile = game.cards_in(self.pile, seat)
        if pile and not game.known(pile[-1], seat) and pile[-1] not in self.guessed:
            self.guessed.add(pile[-1])  # more guesses at the same card would count as more proof
            self.guess(game, pile[-1], scalars(shown), by_heart)

    def guess(self, game: Game, ref: int, told: Iterator[tuple[str, int]], by_heart: list[int]) -> None:
        """One guess for each number that was told; what chance would do depends on the cards that it may be."""
        owner = game.cards[ref].owner
        unseen = Counter(
            card.true_face for card in game.cards.values() if card.owner == owner and not card.seen >> owner & 1
        )
        for path, number in told:
            for how, place in (("", number), ("&", number_of(number))):
                face = by_heart[place % len(by_heart)]
                share = unseen[face] / unseen.total()
                self.hits[path + how] += face == game.cards[ref].true_face
                self.expected[path + how] += share
                self.variance[path + how] += share * (1 - share)

    def best(self) -> tuple[float, str]:
        """By how many standard deviations the best of all ways to guess beats chance, and which it is."""
        return max(
            ((self.hits[path] - self.expected[path]) / sqrt(spread), path)
            for path, spread in self.variance.items()
            if spread > 3
        )


def spied(name: str, count: int) -> Spy:
    spy = Spy(name)
    for seed in range(count):
        spy.play(seed)
    return spy


@pytest.mark.parametrize("name", PILES)
def test_nothing_that_a_bot_is_given_tells_a_hidden_card(name: str) -> None:
    surest, path = spied(name, SAMPLE).best()
    assert surest < SURE, path


def test_a_reference_in_an_option_would_tell_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The spy has eyes: where options name cards as the state does, it reads every one of them."""
    monkeypatch.setattr(sight, "tag", lambda game, ref, seat: ref)
    surest, path = spied("dbs", SAMPLE).best()
    assert surest > SURE
    assert path == "option.card&"


if __name__ == "__main__":
    for each in PILES:
        print(each, *spied(each, int(sys.argv[1])).best())
