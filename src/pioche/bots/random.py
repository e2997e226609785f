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
        options = question.options
        if question.least == question.most == 1:
            return (options[int(self._random.random() * len(options))].key,)
        most = min(question.most, len(options))
        size = self._random.randint(min(question.least, most), most)
        return tuple(option.key for option in self._random.sample(options, size))
