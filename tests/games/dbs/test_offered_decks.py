"""Ready-made decks as a page shows them: a name, a plan in two sentences, and a key card that is in the deck."""

from __future__ import annotations

import re

import pytest

from pioche.games.dbs.cards import DECKS
from pioche.games.dbs.offers import decks
from pioche.kernel.wording.shelf import Starter


@pytest.mark.parametrize("starter", decks.starters(), ids=lambda starter: starter.key)
def test_a_ready_made_deck_has_a_plan_and_a_key_card(starter: Starter) -> None:
    for plan in (starter.plan.fr, starter.plan.en):
        assert len(re.findall(r"[.!](?= |$)", plan)) == 2, plan
    assert starter.card in DECKS[starter.key].cards
    report = decks.report(starter.text, [])
    assert (report.legal, report.leader, report.count) == (True, DECKS[starter.key].leader, 50)


def test_all_prints_of_a_card_are_read_together() -> None:
    entries = b'[{"number": "A-1"}, {"number": "B-1"}, {"number": "A-1_PR"}, 7]'
    (part,) = decks.parts("list", entries)
    assert part == b'[{"number":"A-1"},{"number":"A-1_PR"},{"number":"B-1"},7]'
