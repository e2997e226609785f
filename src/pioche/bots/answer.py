"""What answers of bots have in common: they are made of the options of a decision, never of keys thought up."""

from __future__ import annotations

from pioche.kernel.play.decision import Decision, Option

REFUSALS = ("no", "done", "pass", "end")  # kinds of options that do nothing, or nothing more


def refusal(decision: Decision) -> Option:
    """The option to leave it; where none is offered, the last one."""
    return next((option for option in decision.options if option.kind in REFUSALS), decision.options[-1])


def accord(decision: Decision) -> Option | None:
    """The option to go along with what is proposed, if that is possible."""
    return next((option for option in decision.options if option.key == "yes"), None)
