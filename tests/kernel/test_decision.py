"""Refusals, wherever they are made."""

from __future__ import annotations

import pickle

from pioche.kernel.play.decision import Reason, Refused


def test_a_refusal_comes_whole_from_another_process() -> None:
    """Bots think in processes of their own: a refusal that could not be read there would break them all."""
    refused = pickle.loads(pickle.dumps(Refused(Reason("not-listed", "seiya:classic:5.2:4", detail="end"))))
    assert isinstance(refused, Refused)
    assert refused.reason == Reason("not-listed", "seiya:classic:5.2:4", detail="end")
    assert str(refused) == "not-listed"
