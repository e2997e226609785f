"""A bot that answers at random."""

from __future__ import annotations

from random import Random

from pioche.kernel.state.chance import key_of
from pioche.kernel.state.view import View


class RandomBot:
    """Any legal answer: one option as likely as the other, and where several may be chosen, one number as the other."""

    looks = False

    def __init__(self, seed: int | str) -> None:
        self._random = Random(key_of(seed))

    def choose(self, view: View) -> tuple[str, ...]:
        question = view.question
        assert question is not None
        return self.pick([option.key for option in question.options], question.least, question.most)

    def pick(self, keys: list[str], least: int, most: int) -> tuple[str, ...]:
        """So many of these keys, from the least to the most that are asked for."""
        if least == most == 1:
            return (keys[int(self._random.random() * len(keys))],)
        most = min(most, len(keys))
        size = self._random.randint(min(least, most), most)
        return tuple(self._random.sample(keys, size))
