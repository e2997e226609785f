"""Asgard: the five heroes in their new Armours."""

import pytest

from tests.scenario import Factory, Scenario, Side, rule

TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force
LION = "armure-du-lion"  # discarded, it wounds a Saint in hand


def hurt(table: Factory, slug: str, side: Side, shun: Side | None = None) -> Scenario:
    """Seiya's player wounds a card of the own hand by the Armour of Leo."""
    side.armour = LION
    side.hand = [*side.hand, slug, "oko", "jabu-de-la-licorne"]
    t = table(seiya=side, shun=shun or Side(), field=[TITAN], boxes=("asgard",))
    t.seiya.play("jabu-de-la-licorne").use(LION).choose(slug)
    return t


# Seiya


@rule("seiya:card:seiya-uncommon-asgard:1")
def test_seiya_draws_a_card_for_each_seiya_in_the_discard_pile(table: Factory) -> None:
    side = Side(
        hand=["seiya-uncommon-asgard", "seiya-verycommon"],
        draw=["jaki", "oko", "cassios", "leda"],
        discard=["seiya-verycommon", "shun-common", "seiya-common", "seiya-uncommon-asgard"],
    )
    t = table(seiya=side, shun=Side(discard=["seiya-common"]), field=[TITAN])
    t.seiya.play("seiya-uncommon-asgard")
    t.pending("use-effect", "seiya")
    t.seiya.accept()
    assert t.seiya.hand == ["seiya-verycommon", "leda", "cassios", "oko"]
    side = Side(hand=["seiya-uncommon-asgard"], draw=["jaki", "oko"], discard=["oko", "seiya-common"])
    t = table(seiya=side, field=[TITAN])
    t.seiya.play("seiya-uncommon-asgard").accept()
    assert t.seiya.hand == ["oko"], "one is enough"
    side = Side(hand=["seiya-uncommon-asgard"], draw=["jaki"], discard=["oko"])
    t = table(seiya=side, shun=Side(discard=["seiya-common"]), field=[TITAN])
    t.seiya.play("seiya-uncommon-asgard")
    t.pending("main-phase", "seiya")
    assert t.seiya.hand == []


@rule("seiya:card:seiya-uncommon-asgard:2", "seiya:glossary:jeton-energie:3")
def test_a_marked_seiya_gains_an_energy(table: Factory) -> None:
    t = hurt(table, "seiya-uncommon-asgard", Side(energy=1), Side(energy=1))
    assert (t.seiya.energy, t.shun.energy) == (2, 1)
    assert t.seiya.wounded == ["seiya-uncommon-asgard"]


# Shiryû


@rule("seiya:card:shiryu-uncommon-asgard:1", "seiya:glossary:rang-rarete:5", "seiya:asgard:8")
def test_shiryu_wounds_a_common_character_to_draw_two_cards(table: Factory) -> None:
    hand = [
        "shiryu-uncommon-asgard",
        "leda",
        "oko",
        "hyoga-uncommon-asgard",
        "armure-du-dragon",
        "sirius-du-grand-chien",
    ]
    t = table(shiryu=Side(hand=hand, draw=["jaki", "cassios", "spica"]), field=[TITAN])
    t.shiryu.play("shiryu-uncommon-asgard")
    t.pending("choose-wound", "shiryu")
    assert t.shiryu.options == ["leda", "hyoga-uncommon-asgard", "no"], "of two ranks, one of them is common"
    t.shiryu.choose("leda")
    assert t.shiryu.wounded == ["leda"]
    assert t.shiryu.hand[-2:] == ["spica", "cassios"]
    t = table(shiryu=Side(hand=["shiryu-uncommon-asgard", "leda"], draw=["jaki", "cassios"]), field=[TITAN])
    t.shiryu.play("shiryu-uncommon-asgard").decline()
    assert t.shiryu.hand == ["leda"], "nothing is drawn for nothing"


@rule("seiya:card:shiryu-uncommon-asgard:2")
def test_a_marked_shiryu_brings_another_wounded_one_to_hand(table: Factory) -> None:
    side = Side(wounded=["shiryu-common", "leda", "shiryu-verycommon"], frozen=["shiryu-common"])
    t = hurt(table, "shiryu-uncommon-asgard", side)
    t.pending("choose-take", "seiya")
    assert t.seiya.options == ["shiryu-common@wounded/0", "shiryu-verycommon@wounded/0"]
    t.seiya.choose("shiryu-common")
    assert t.seiya.wounded == ["leda", "shiryu-verycommon", "shiryu-uncommon-asgard"]
    assert t.seiya.hand == ["oko", "shiryu-common"]
    assert t.seiya.frozen == ["shiryu-common"]
    t = hurt(table, "shiryu-uncommon-asgard", Side(), Side(wounded=["shiryu-common"]))
    assert t.seiya.wounded == ["shiryu-uncommon-asgard"], "never himself"
    assert t.shun.wounded == ["shiryu-common"]


# Hyôga


@rule("seiya:card:hyoga-uncommon-asgard:1", "seiya:faq:hyoga-uncommon-asgard:1")
def test_hyoga_draws_a_card_for_each_other_hyoga_fighting_beside_him(table: Factory) -> None:
    hand = ["hyoga-verycommon", "hyoga-common", "leda", *["hyoga-verycommon"] * 2, "hyoga-uncommon-asgard"]
    side = Side(hand=hand, draw=["jaki", "oko", "cassios"], wounded=["spica"])
    t = table(hyoga=side, field={1: TITAN, 2: "saga-des-gemeaux"})
    t.hyoga.play("hyoga-verycommon", TITAN).play("hyoga-common", TITAN).decline().play("leda", TITAN)
    t.hyoga.play("hyoga-verycommon", "saga-des-gemeaux").play("hyoga-verycommon", "saga-des-gemeaux")
    t.hyoga.play("hyoga-uncommon-asgard", TITAN)
    t.pending("use-effect", "hyoga")
    t.hyoga.accept()
    assert t.hyoga.hand == ["cassios", "oko"], "two Hyôga beside him, two elsewhere; 9 Force are not yet there"
    assert t.hyoga.can_heal_with("hyoga-uncommon-asgard"), "nothing binds him to fight"


@rule("seiya:card:hyoga-uncommon-asgard:1")
@pytest.mark.parametrize(("faced", "beside"), [("armure-du-lion", "hyoga-verycommon"), (TITAN, "leda")])
def test_hyoga_draws_nothing_without_a_fight_or_without_another_hyoga(table: Factory, faced: str, beside: str) -> None:
    t = table(hyoga=Side(hand=[beside, "hyoga-uncommon-asgard"], draw=["jaki", "oko"]), field=[faced])
    t.hyoga.play(beside).play("hyoga-uncommon-asgard")
    t.pending("main-phase", "hyoga")
    assert t.hyoga.hand == []


@rule("seiya:card:hyoga-uncommon-asgard:2")
def test_a_marked_hyoga_takes_a_hyoga_from_the_discard_pile(table: Factory) -> None:
    t = hurt(table, "hyoga-uncommon-asgard", Side(discard=["hyoga-common", "leda", "hyoga-verycommon"]))
    t.pending("choose-take", "seiya")
    assert t.seiya.options == ["hyoga-common@discard/0", "hyoga-verycommon@discard/0"], "it is mandatory"
    t.seiya.choose("hyoga-common")
    assert t.seiya.hand == ["oko", "hyoga-common"]
    assert t.seiya.discard == ["leda", "hyoga-verycommon", LION]


# Shun


@rule("seiya:card:shun-uncommon-asgard:1", "seiya:faq:shun-uncommon-asgard:1")
@pytest.mark.parametrize(("faced", "drawn"), [("armure-du-lion", 1), ("mu-du-belier", 1), (TITAN, 0)])
def test_shun_draws_a_card_facing_a_card_with_a_cosmos_cost(table: Factory, faced: str, drawn: int) -> None:
    t = table(shun=Side(hand=["shun-uncommon-asgard"], draw=["jaki", "oko"]), field=[faced])
    t.shun.play("shun-uncommon-asgard")
    if drawn:
        t.pending("use-effect", "shun")
        t.shun.accept()
    t.pending("main-phase", "shun")
    assert t.shun.hand == ["oko"][:drawn]
    assert not t.shun.can_acquire(faced, "cosmos"), "it is enough to face it"


@rule("seiya:card:shun-uncommon-asgard:1")
def test_shun_draws_nothing_facing_a_card_that_is_not_on_the_field(table: Factory) -> None:
    """Krishna lets a marked card be faced."""
    side = Side(hand=["krishna-de-chrysaor", "shun-uncommon-asgard"], draw=["jaki", "oko"], wounded=["mu-du-belier"])
    t = table(shun=side, field=[TITAN])
    t.shun.play("krishna-de-chrysaor").use("krishna-de-chrysaor").play("shun-uncommon-asgard", "mu-du-belier")
    t.pending("main-phase", "shun")
    assert t.shun.hand == []


@rule("seiya:card:shun-uncommon-asgard:2", "seiya:faq:shun-uncommon-asgard:2")
def test_a_marked_shun_equips_a_common_or_uncommon_armour_of_the_discard_pile(table: Factory) -> None:
    discard = ["armure-du-lion", "armure-d-andromede", "leda", "armure-de-pegase-asgard", "robe-divine-zeta-alcor"]
    side = Side(hand=["shiryu-uncommon-asgard", "shun-uncommon-asgard"], armour="armure-du-taureau", discard=discard)
    side.draw = ["jaki", "oko"]
    t = table(shun=side, field=[TITAN])
    t.shun.play("shiryu-uncommon-asgard").choose("shun-uncommon-asgard")
    t.pending("choose-equip", "shun")
    offered = ["armure-d-andromede", "armure-de-pegase-asgard", "robe-divine-zeta-alcor"]
    assert t.shun.options == [f"{slug}@discard/0" for slug in offered], "no rare one; it is mandatory"
    t.shun.choose("armure-d-andromede")
    assert t.shun.armour == ["armure-d-andromede"]
    assert t.shun.discard == ["armure-du-lion", "leda", *offered[1:], "armure-du-taureau"]
    assert t.shun.wounded == ["shun-uncommon-asgard"]
    assert t.shun.hand == ["oko", "jaki"]


@rule("seiya:faq:shun-uncommon-asgard:3")
def test_the_ring_of_the_nibelungen_stops_a_marked_shun(table: Factory) -> None:
    side = Side(hand=["shiryu-uncommon-asgard", "shun-uncommon-asgard"], draw=["jaki", "oko"])
    side.discard = ["armure-d-andromede"]
    side.relics = ["anneau-des-nibelungen"]
    t = table(shun=side, field=[TITAN], boxes=("asgard",))
    t.shun.play("shiryu-uncommon-asgard").choose("shun-uncommon-asgard")
    assert t.shun.wounded == ["shun-uncommon-asgard"]
    assert (t.shun.armour, t.shun.discard) == ([], ["armure-d-andromede"])


# Ikki


@rule("seiya:card:ikki-uncommon-asgard:1", "seiya:faq:ikki-uncommon-asgard:1")
def test_ikki_destroys_a_character_of_the_discard_pile_to_draw_two_cards(table: Factory) -> None:
    side = Side(hand=["ikki-uncommon-asgard"], draw=["jaki", "oko", "cassios"], discard=["leda", "armure-du-phoenix"])
    t = table(ikki=side, field=[TITAN])
    t.ikki.play("ikki-uncommon-asgard")
    t.pending("choose-destroy", "ikki")
    assert t.ikki.options == ["leda@discard/0", "no"]
    t.ikki.choose("leda")
    assert (t.ikki.destroyed, t.ikki.hand) == (["leda"], ["cassios", "oko"])
    side = Side(hand=["ikki-uncommon-asgard"], draw=["jaki", "oko"], discard=["armure-du-phoenix"])
    t = table(ikki=side, field=[TITAN])
    t.ikki.play("ikki-uncommon-asgard")
    t.pending("main-phase", "ikki")
    assert t.ikki.hand == []


@rule("seiya:card:ikki-uncommon-asgard:2")
def test_a_marked_ikki_brings_back_a_destroyed_very_common_character(table: Factory) -> None:
    t = hurt(table, "ikki-uncommon-asgard", Side(destroyed=["ikki-common", "ikki-verycommon", "cassios"]))
    t.pending("choose-add", "seiya")
    assert not t.seiya.can_choose("ikki-common")
    t.seiya.choose("ikki-verycommon")
    assert t.seiya.destroyed == ["ikki-common", "cassios"]
    assert t.seiya.discard == [LION, "ikki-verycommon"]


# Marked


@rule("seiya:classic:5.1.5:12", "seiya:glossary:marque:1", "seiya:glossary:marque:2")
def test_marked_is_mandatory_and_comes_the_moment_the_marker_does(table: Factory) -> None:
    """By a wound or by frost; what caused it goes on afterwards."""
    t = hurt(table, "ikki-uncommon-asgard", Side(destroyed=["cassios", "oko"]))
    t.pending("choose-add", "seiya")
    assert t.seiya.refused("no") == "not-listed"
    assert t.seiya.force_of("jabu-de-la-licorne") == 1, "the Armour's own effect waits"
    t.seiya.choose("oko")
    assert t.seiya.force_of("jabu-de-la-licorne") == 5
    t = table(hyoga=Side(hand=["hyoga-common", "seiya-uncommon-asgard"], energy=3), field=[TITAN], boxes=("asgard",))
    t.hyoga.play("hyoga-common").technique("chevalier-du-cygne-4")
    assert t.hyoga.frozen == ["seiya-uncommon-asgard"]
    assert t.hyoga.energy == 1, "three were paid, the frozen Seiya gave one"
