"""What answers of bots have in common: they are made of the options of a question, never of keys thought up."""

from __future__ import annotations

from pioche.kernel.state.view import Choice, Question

REFUSALS = ("no", "done", "pass", "end")  # kinds of options that do nothing, or nothing more


def refusal(question: Question) -> Choice:
    """The option to leave it; where none is offered, the last one."""
    return next((option for option in question.options if option.kind in REFUSALS), question.options[-1])


def accord(question: Question) -> Choice | None:
    """The option to go along with what is proposed, if that is possible."""
    return next((option for option in question.options if option.key == "yes"), None)
