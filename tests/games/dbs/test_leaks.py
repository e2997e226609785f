"""Leaks that the conformance suite finds."""

from __future__ import annotations

import pytest

from pioche.games import dbs
from pioche.kernel.state import view as sight
from tests.conformance import Suite


def test_references_in_options_are_a_leak_that_the_suite_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card's number is that of the set-up: an option that shows it shows the card."""
    monkeypatch.setattr(sight, "tag", lambda game, ref, seat: ref)
    with pytest.raises(AssertionError):
        Suite(dbs).play(dbs.Config(), 0, often=0.5)
