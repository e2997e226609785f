"""The Techniques of Hyôga's board: diamond dust, the circle, the fourth Technique."""

import pytest

from tests.rules.seiya.names import ASGARD, TITAN
from tests.scenario import Factory, Side, rule


@rule("seiya:board:hyoga:poussiere-de-diamant")
def test_poussiere_gives_a_hyoga_one_cosmos(table: Factory) -> None:
    t = table(hyoga=Side(hand=["hyoga-verycommon", "oko"], energy=1), field=[TITAN], boxes=ASGARD)
    t.hyoga.play("oko")
    assert not t.hyoga.can_use_technique("poussiere-de-diamant")
    t.hyoga.play("hyoga-verycommon").technique("poussiere-de-diamant")
    assert (t.hyoga.cosmos_of("hyoga-verycommon"), t.hyoga.force_of("hyoga-verycommon")) == (1, 1)
    assert t.hyoga.energy == 0
    t = table(hyoga=Side(hand=["hyoga-verycommon", "hyoga-common"], energy=1), field=["armure-du-lion"], boxes=ASGARD)
    t.hyoga.play("hyoga-verycommon").play("hyoga-common").technique("poussiere-de-diamant")
    t.pending("choose-affect", "hyoga")
    assert t.hyoga.options == ["hyoga-verycommon>1", "hyoga-common>1"]
    t.hyoga.choose("hyoga-common")
    assert (t.hyoga.cosmos_of("hyoga-common"), t.hyoga.cosmos_of("hyoga-verycommon")) == (2, 0)


@rule("seiya:board:hyoga:cercle-de-glace", "seiya:asgard:3", "seiya:classic:5.1.8:2")
@pytest.mark.parametrize("paid", ["armure-du-lion", "armure-du-cygne"])
def test_cercle_discards_an_armour_to_take_back_all_frozen_hyoga(table: Factory, paid: str) -> None:
    side = Side(
        hand=["armure-du-lion", "oko"], armour="armure-du-cygne", frozen=["hyoga-common", "leda", "hyoga-verycommon"],
        wounded=["hyoga-verycommon"], energy=2,
    )  # fmt: skip
    t = table(hyoga=side, shun=Side(frozen=["hyoga-common"]), field=[TITAN], boxes=ASGARD)
    t.hyoga.technique("cercle-de-glace")
    t.pending("choose-discard", "hyoga")
    assert sorted(slug.split("@")[0] for slug in t.hyoga.options) == ["armure-du-cygne", "armure-du-lion"]
    t.hyoga.choose(paid)
    assert t.hyoga.discard == [paid]
    assert t.hyoga.hand[-2:] == ["hyoga-common", "hyoga-verycommon"]
    assert (t.hyoga.frozen, t.hyoga.wounded) == (["leda"], ["hyoga-verycommon"])
    assert t.shun.frozen == ["hyoga-common"]
    assert t.hyoga.energy == 0


@rule("seiya:board:hyoga:cercle-de-glace", "seiya:asgard:3")
def test_cercle_needs_an_armour_and_a_frozen_hyoga(table: Factory) -> None:
    for side, can in (
        (Side(hand=["oko"], frozen=["hyoga-common"], energy=2), False),
        (Side(hand=["armure-du-lion"], wounded=["hyoga-common"], frozen=["leda"], energy=2), False),
        (Side(hand=["armure-du-lion"], frozen=["hyoga-common"], energy=1), False),
        (Side(hand=["armure-du-lion"], frozen=["hyoga-common"], energy=2), True),
    ):
        t = table(hyoga=side, shun=Side(frozen=["hyoga-verycommon"]), field=[TITAN], boxes=ASGARD)
        assert t.hyoga.can_use_technique("cercle-de-glace") is can, side


@rule("seiya:board:hyoga:chevalier-du-cygne-4")
def test_the_fourth_technique_freezes_a_card_for_three_force_and_cosmos(table: Factory) -> None:
    hand = ["hyoga-verycommon", "oko", "hyoga-common", "armure-du-cygne"]
    t = table(hyoga=Side(hand=hand, energy=3), field=["armure-du-lion", TITAN], boxes=ASGARD)
    t.hyoga.play("hyoga-verycommon", "armure-du-lion").play("oko", TITAN)
    assert not t.hyoga.can_use_technique("chevalier-du-cygne-4"), "he faces an Armour"
    t.hyoga.play("hyoga-common", TITAN).technique("chevalier-du-cygne-4")
    assert (t.hyoga.frozen, t.hyoga.frost) == (["armure-du-cygne"], [2])
    assert t.hyoga.energy == 0
    assert (t.hyoga.force_of("hyoga-common"), t.hyoga.cosmos_of("hyoga-common")) == (4, 4)
    assert t.hyoga.force_of("hyoga-verycommon") == 1
    t = table(hyoga=Side(hand=["hyoga-common"], energy=3), field=[TITAN], boxes=ASGARD)
    t.hyoga.play("hyoga-common")
    assert not t.hyoga.can_use_technique("chevalier-du-cygne-4"), "nothing to freeze"


@rule("seiya:board:hyoga:chevalier-du-cygne-4", "seiya:card:aldebaran-du-taureau:1")
def test_who_faced_a_card_that_is_gone_faces_nobody(table: Factory) -> None:
    """Aldébaran gains 2 Force where he faces the first card of the field."""
    hand = ["hyoga-verycommon", "aldebaran-du-taureau", TITAN, "armure-du-cygne"]
    t = table(hyoga=Side(hand=hand, energy=3), field=["oko"], boxes=ASGARD)
    for slug in hand[:3]:
        t.hyoga.play(slug)
    assert t.hyoga.force_of("aldebaran-du-taureau") == 2 + 2
    assert t.hyoga.can_use_technique("chevalier-du-cygne-4")
    t.hyoga.acquire("oko", "force", [TITAN])
    assert t.hyoga.force_of("aldebaran-du-taureau") == 2
    assert not t.hyoga.can_use_technique("chevalier-du-cygne-4")


@rule("seiya:board:hyoga:chevalier-du-cygne-4")
def test_the_fourth_technique_lets_its_player_choose_the_card_and_the_hyoga(table: Factory) -> None:
    hand = ["hyoga-verycommon", "hyoga-uncommon-poseidon", "hyoga-verycommon", "jaki", "armure-du-cygne", "oko"]
    t = table(hyoga=Side(hand=hand, energy=3), field=["armure-du-lion", TITAN], boxes=ASGARD)
    t.hyoga.play("hyoga-verycommon", "armure-du-lion").play("jaki", TITAN)
    t.hyoga.play("hyoga-verycommon", TITAN).play("hyoga-uncommon-poseidon", TITAN).technique("chevalier-du-cygne-4")
    t.pending("choose-freeze", "hyoga")
    assert t.hyoga.options == ["armure-du-cygne", "oko"]
    t.hyoga.choose("oko")
    t.pending("choose-affect", "hyoga")
    assert t.hyoga.options == ["hyoga-verycommon>2", "hyoga-uncommon-poseidon>2"]
    t.hyoga.choose("hyoga-uncommon-poseidon")
    assert (t.hyoga.force_of("hyoga-uncommon-poseidon"), t.hyoga.force_of("hyoga-verycommon")) == (5, 1)
    assert t.hyoga.frozen == ["oko"]
