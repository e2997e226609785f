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
        answer = self.follow(question)
        return tuple(option.key for option in (self.answer(view, question) if answer is None else answer))

    def follow(self, question: Question) -> Sequence[Choice] | None:
        """The chosen options where it takes no look at the cards to know them: there is nothing to choose, or it was
        decided before. To look takes longer than anything else.
        """
        return question.options[: question.most] if question.answers == 1 else None

    @abstractmethod
    def answer(self, view: View, question: Question) -> Sequence[Choice]:
        """The chosen options, of several possible answers."""
