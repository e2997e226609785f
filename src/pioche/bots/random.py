"""A bot that answers at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pioche.kernel.play.decision import Option
from pioche.kernel.state.chance import key_of
from pioche.kernel.state.view import Choice, View


class RandomBot:
    """Any legal answer: one option as likely as the other, and where several may be chosen, one number as the other."""

    looks = False

    def __init__(self, seed: int | str) -> None:
        self._random = Random(key_of(seed))

    def choose(self, view: View) -> tuple[str, ...]:
        question = view.question
        assert question is not None
        return self.pick(question.options, question.least, question.most)

    def pick(self, options: Sequence[Choice | Option], least: int, most: int) -> tuple[str, ...]:
        """The keys of so many of these options, from the least to the most that are asked for."""
        below, count = self._random.random, len(options)
        if least == most == 1:
            return (options[int(below() * count)].key,)
        most = min(most, count)
        least = min(least, most)
        return self.some([option.key for option in options], least + int(below() * (most - least + 1)))

    def some(self, left: list[str], size: int) -> tuple[str, ...]:
        """So many of these."""
        below, count = self._random.random, len(left)
        return tuple([left.pop(int(below() * rest)) for rest in range(count, count - size, -1)])
