"""Solo mode, expert: what the Armours do that Hilda discards for others."""

from __future__ import annotations

from tests.rules.seiya.test_solo_hilda import DISCARD, PILE, solo
from tests.scenario import Factory, Side, rule


@rule("seiya:solo:5.2.4:1", "seiya:classic:5.2:2")
def test_ruling_what_an_expert_plays_is_discarded_in_the_upkeep_of_the_turn(table: Factory) -> None:
    """Robe Divine Delta has her play a card of the player's hand, which comes back to its owner."""
    side = Side(armour="robe-divine-delta-megrez")
    you = Side(hand=["oko"], draw=PILE)
    t = solo(table, DISCARD, side, field={1: "armure-du-lion", 3: "jaki"}, difficulty="expert", seiya=you)
    assert (t.hilda.played, t.seiya.hand) == (["oko"], [])
    t.seiya.end_turn()
    assert t.hilda.played == []
    assert "oko" in t.seiya.discard
