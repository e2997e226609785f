"""A bot that answers at random."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pioche.kernel.play.decision import Decision
from pioche.kernel.state.chance import key_of
from pioche.kernel.state.view import View


class RandomBot:
    """Any legal answer: one option as likely as the other, and where several may be chosen, one number as the other."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(key_of(seed))

    def choose(self, view: Callable[[], View], decision: Decision) -> tuple[str, ...]:
        options = decision.options
        if decision.least == decision.most == 1:
            return (options[int(self._random.random() * len(options))].key,)
        most = min(decision.most, len(options))
        size = self._random.randint(min(decision.least, most), most)
        return tuple(option.key for option in self._random.sample(options, size))
