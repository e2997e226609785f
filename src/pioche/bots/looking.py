"""A bot that looks at the table before it answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from pioche.kernel.state.view import Choice, Question, View


class LookingBot(ABC):
    """What bots that know a game have in common: they think only where there is something to decide, and answer with
    options of the question.
    """

    looks = True

    def choose(self, view: View) -> tuple[str, ...]:
        question = view.question
        assert question is not None
        answer = question.options[: question.most] if question.answers == 1 else self.answer(view, question)
        return tuple(option.key for option in answer)

    @abstractmethod
    def answer(self, view: View, question: Question) -> Sequence[Choice]:
        """The chosen options, of several possible answers."""
