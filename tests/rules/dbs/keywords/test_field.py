"""[Field] (10-3)."""

from __future__ import annotations

from pioche.games.dbs.calls import field
from pioche.games.dbs.card import Activate, Permanent
from pioche.games.dbs.effects import Draw
from pioche.kernel.cards.query import Fixed, Is, Yours
from pioche.kernel.cards.rule import Number
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, extra
from tests.rules.dbs.keywords.samples import RED
from tests.scenario import rule

FORT = extra(
    "fort",
    "red",
    1,
    field(),
    Activate("main", Draw(ONE), once=True, where=("battle",)),
    Permanent(("battle",), (Number(("power",), Fixed(1000), Is("battle") & Yours()),)),
)
LAKE = extra("lake", "red", 0, field())


@rule("dbs:10-3-1")
def test_a_field_is_placed_in_the_battle_area_in_active_mode(duel: Factory) -> None:
    t = duel(Side(hand=["fort"]), cards=(FORT,))
    assert not t.you.can_use("fort"), "its energy cost cannot be paid"
    t = duel(Side(hand=["fort"], energy=RED), cards=(FORT,))
    t.you.use("fort")
    assert t.you.battle == ["fort"]
    assert t.you.rested == []
    assert t.happened("drop") == [], "it does not even pass through the Drop Area"
    assert t.you.rested_energy == RED
    assert not t.you.can_attack("fort")


@rule("dbs:10-3-1")
def test_a_field_is_placed_in_the_main_phase_only(duel: Factory) -> None:
    pond = extra("pond", "red", 0, field())
    t = duel(Side(hand=["pond"]), cards=(pond,))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pond")
    t.fight()
    t.you.use("pond")
    assert t.happened("drop", "place") == [("place", "pond")]


@rule("dbs:10-3-2")
def test_the_other_skills_of_a_field_count_in_the_battle_area_and_leave_it_there(duel: Factory) -> None:
    t = duel(Side(hand=["fort"], battle=["red-1"], energy=RED), cards=(FORT,))
    assert t.you.power("red-1") == 5000
    assert not t.you.can_use("fort", 1)
    t.you.use("fort", 0)
    assert t.you.power("red-1") == 6000
    t.you.use("fort", 1)
    assert t.you.hand == ["black-3"]
    assert t.you.battle == ["red-1", "fort"]


@rule("dbs:10-3-3")
def test_a_new_field_sends_the_other_fields_of_its_player_to_the_drop_area(duel: Factory) -> None:
    t = duel(Side(hand=["lake"], battle=["fort", "red-1"]), Side(battle=["fort"]), cards=(FORT, LAKE))
    t.you.use("lake")
    assert t.you.battle == ["red-1", "lake"]
    assert t.you.drop == ["fort"]
    assert t.foe.battle == ["fort"]
