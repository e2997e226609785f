"""Keywords about deck construction: [Ultimate], [Super Combo], [Dragon Ball] (10-14, 10-17, 10-31)."""

from __future__ import annotations

import pytest

from pioche.games.dbs import legal
from pioche.games.dbs.deck import DeckLimit, dragon_ball, super_combo, ultimate
from pioche.games.dbs.rules import DbsRules
from pioche.games.dbs.setup import Deck
from tests.games.dbs.sample_cards import battle, leader
from tests.scenario import rule

FILLER = tuple(f"filler-{number}" for number in range(13) for _ in range(4))


def allowed(keyword: DeckLimit, *copies: int) -> bool:
    """Whether a deck may include so many copies of a first, a second … card with the keyword."""
    special = {f"special-{place}": count for place, count in enumerate(copies)}
    cards = (
        leader("boss", "red", 10_000),
        *(battle(f"filler-{number}", "red", 1, 5000) for number in range(13)),
        *(battle(slug, "red", 1, 5000, keyword) for slug in special),
    )
    chosen = [slug for slug, count in special.items() for _ in range(count)]
    return legal(DbsRules(cards), Deck("boss", (*FILLER, *chosen)))


@pytest.mark.parametrize(
    ("keyword", "copies", "fine"),
    [
        pytest.param(ultimate(), (1,), True, marks=rule("dbs:10-14-1")),
        pytest.param(ultimate(), (2,), False, marks=rule("dbs:10-14-1")),
        pytest.param(ultimate(), (1, 1), False, marks=rule("dbs:10-14-1")),
        pytest.param(super_combo(), (2, 2), True, marks=rule("dbs:10-17-1")),
        pytest.param(super_combo(), (3, 2), False, marks=rule("dbs:10-17-1")),
        pytest.param(dragon_ball(), (7,), True, marks=rule("dbs:10-31-1")),
        pytest.param(dragon_ball(), (5, 2), True, marks=rule("dbs:10-31-1")),
        pytest.param(dragon_ball(), (4, 4), False, marks=rule("dbs:10-31-1")),
    ],
)
def test_a_deck_includes_so_many_cards_of_the_keyword_in_all(
    keyword: DeckLimit, copies: tuple[int, ...], fine: bool
) -> None:
    assert allowed(keyword, *copies) is fine
