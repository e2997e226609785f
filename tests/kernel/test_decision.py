"""Who is asked what, and refusals, wherever they are made."""

from __future__ import annotations

import pickle

import pytest

from pioche.kernel.play.decision import Decision, Option, Reason, Refused


def test_a_refusal_comes_whole_from_another_process() -> None:
    """Bots think in processes of their own: a refusal that could not be read there would break them all."""
    refused = pickle.loads(pickle.dumps(Refused(Reason("not-listed", "seiya:classic:5.2:4", detail="end"))))
    assert isinstance(refused, Refused)
    assert refused.reason == Reason("not-listed", "seiya:classic:5.2:4", detail="end")
    assert str(refused) == "not-listed"


@pytest.mark.parametrize(("least", "asked"), [(0, True), (1, False)])
def test_whoever_could_take_nothing_of_what_several_decide_is_asked_only_if_nothing_is_an_answer(
    least: int, asked: bool
) -> None:
    decision = Decision(0, "who-goes", (Option("go", "go", seats=(0,)),), least, others=(1,))
    mine = decision.for_seat(0)
    assert mine is not None
    assert [option.key for option in mine.options] == ["go"]
    assert (decision.for_seat(1) is not None) == asked
