"""The Gold Saints of the first six signs, from Mu to Shaka."""

import pytest

from tests.rules.seiya.saints import send
from tests.scenario import Factory, Side, rule

ARMOUR_WITH_FORCE = "armure-de-pegase-asgard"


# Mu


@rule("seiya:card:mu-du-belier:1")
def test_mu_is_wounded_to_take_an_armour_from_the_own_discard_pile(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["mu-du-belier"], discard=["armure-du-lion", "oko", "armure-du-cygne"]),
        shun=Side(discard=["armure-du-verseau"]),
        field=["jaki"],
    )
    t.seiya.play("mu-du-belier")
    t.seiya.use("mu-du-belier")
    t.pending("choose-take", "seiya")
    assert sorted(t.seiya.options) == ["armure-du-cygne@discard/0", "armure-du-lion@discard/0"]
    t.seiya.choose("armure-du-lion")
    assert t.seiya.hand == ["armure-du-lion"]
    assert t.seiya.discard == ["oko", "armure-du-cygne"]
    assert t.seiya.wounded == ["mu-du-belier"]


@rule("seiya:faq:mu-du-belier:1")
def test_mu_cannot_be_activated_without_an_armour_in_the_own_discard_pile(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["mu-du-belier", "armure-du-cancer"],
            draw=["armure-du-lion"],
            discard=["oko"],
            armour="armure-du-cygne",
        ),
        shun=Side(discard=["armure-du-verseau"]),
        field=["jaki"],
    )
    t.seiya.play("mu-du-belier")
    assert not t.seiya.can_activate("mu-du-belier")
    t.seiya.play("armure-du-cancer")
    assert t.seiya.discard == ["oko", "armure-du-cygne"]
    assert t.seiya.can_activate("mu-du-belier")


# Aldébaran


@rule("seiya:card:aldebaran-du-taureau:1")
def test_aldebaran_gains_force_only_against_the_first_card_of_the_field(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["aldebaran-du-taureau", "aldebaran-du-taureau"]),
        field=["capella-du-cocher", "docrates"],
    )
    t.seiya.play("aldebaran-du-taureau", facing="docrates")
    assert t.seiya.force_of("aldebaran-du-taureau") == 2
    assert not t.seiya.can_acquire("docrates", "force")
    t.seiya.play("aldebaran-du-taureau", facing="capella-du-cocher")
    t.seiya.acquire("capella-du-cocher", "force")
    assert t.seiya.discard == ["capella-du-cocher", "aldebaran-du-taureau"]


@rule("seiya:faq:aldebaran-du-taureau:1")
@pytest.mark.parametrize("slot", [1, 3, 5])
def test_aldebaran_counts_the_first_card_that_is_there_whatever_its_slot(table: Factory, slot: int) -> None:
    t = table(seiya=Side(hand=["aldebaran-du-taureau", "gigas"]), field={slot: "capella-du-cocher", 6: "jaki"})
    send(t.seiya, "capella-du-cocher", "aldebaran-du-taureau", "gigas")
    assert not t.seiya.force_of("gigas"), "nobody else gains by it"
    assert t.seiya.force_of("aldebaran-du-taureau") == 4
    assert t.seiya.can_acquire("capella-du-cocher", "force")


@rule("seiya:faq:aldebaran-du-taureau:1")
def test_aldebaran_gains_force_when_his_card_becomes_the_first_one(table: Factory) -> None:
    t = table(seiya=Side(hand=["aldebaran-du-taureau", "misty-du-lezard"]), field={1: "cassios", 4: "docrates"})
    t.seiya.play("aldebaran-du-taureau", facing="docrates")
    t.seiya.play("misty-du-lezard", facing="cassios")
    assert not t.seiya.can_acquire("docrates", "force")
    t.seiya.acquire("cassios", "force")
    assert t.seiya.force_of("aldebaran-du-taureau") == 4
    assert t.seiya.can_acquire("docrates", "force")


# Saga


@rule("seiya:card:saga-des-gemeaux:1")
@pytest.mark.parametrize("flames", [12, 2])
def test_saga_gains_force_while_the_number_of_flames_is_even(table: Factory, flames: int) -> None:
    t = table(seiya=Side(hand=["saga-des-gemeaux", "gigas"]), field=["jabu-de-la-licorne"], flames=flames)
    send(t.seiya, "jabu-de-la-licorne", "saga-des-gemeaux", "gigas")
    assert not t.seiya.force_of("gigas"), "he alone"
    assert t.seiya.force_of("saga-des-gemeaux") == 3
    assert t.seiya.cosmos_of("saga-des-gemeaux") == 1
    assert t.seiya.can_acquire("jabu-de-la-licorne", "force")
    assert not t.seiya.can_acquire("jabu-de-la-licorne", "cosmos")


@rule("seiya:card:saga-des-gemeaux:2")
@pytest.mark.parametrize("flames", [11, 1])
def test_saga_gains_cosmos_while_the_number_of_flames_is_odd(table: Factory, flames: int) -> None:
    t = table(seiya=Side(hand=["saga-des-gemeaux", "gigas"]), field=["jabu-de-la-licorne"], flames=flames)
    send(t.seiya, "jabu-de-la-licorne", "saga-des-gemeaux", "gigas")
    assert not t.seiya.cosmos_of("gigas"), "he alone"
    assert t.seiya.force_of("saga-des-gemeaux") == 1
    assert t.seiya.cosmos_of("saga-des-gemeaux") == 3
    assert t.seiya.can_acquire("jabu-de-la-licorne", "cosmos")
    assert not t.seiya.can_acquire("jabu-de-la-licorne", "force")


@rule("seiya:card:saga-des-gemeaux:1", "seiya:card:saga-des-gemeaux:2")
def test_saga_changes_with_the_clock_during_the_turn(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["saga-des-gemeaux", *["shura-du-capricorne"] * 3]),
        field={1: "jaki", 4: "aphrodite-des-poissons"},
        flames=8,
    )
    t.seiya.play("saga-des-gemeaux", facing="jaki")
    send(t.seiya, "aphrodite-des-poissons", *["shura-du-capricorne"] * 3)
    assert t.seiya.can_acquire("jaki", "force")
    t.seiya.acquire("aphrodite-des-poissons", "force")
    assert t.flames == 7
    assert (t.seiya.force_of("saga-des-gemeaux"), t.seiya.cosmos_of("saga-des-gemeaux")) == (1, 3)
    assert not t.seiya.can_acquire("jaki", "force")


@rule("seiya:faq:saga-des-gemeaux:1")
def test_saga_gains_force_when_no_flame_is_left(table: Factory) -> None:
    t = table(seiya=Side(hand=["saga-des-gemeaux"]), field=["jaki"], flames=0)
    t.seiya.play("saga-des-gemeaux")
    assert (t.seiya.force_of("saga-des-gemeaux"), t.seiya.cosmos_of("saga-des-gemeaux")) == (3, 1)
    assert t.seiya.can_acquire("jaki", "force")


@rule("seiya:card:saga-des-gemeaux:3")
def test_saga_wounds_every_character_that_fought_him_and_no_other(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["shura-du-capricorne", "shura-du-capricorne", "doko-de-la-balance", "oko"], armour=ARMOUR_WITH_FORCE
        ),
        field=["saga-des-gemeaux"],
    )
    fighters = ["shura-du-capricorne", "shura-du-capricorne", "doko-de-la-balance"]
    send(t.seiya, "saga-des-gemeaux", *fighters, "oko")
    t.seiya.acquire("saga-des-gemeaux", "force", using=[*fighters, ARMOUR_WITH_FORCE])
    assert sorted(t.seiya.wounded) == sorted(fighters)
    assert t.seiya.discard == ["saga-des-gemeaux", ARMOUR_WITH_FORCE], "no Armour is wounded"
    assert t.seiya.played == ["oko"]


# Deathmask


@rule("seiya:card:deathmask-du-cancer:1")
def test_deathmask_destroys_one_character_that_fought_him(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["shura-du-capricorne", "doko-de-la-balance", "mu-du-belier", "oko"],
            armour=ARMOUR_WITH_FORCE,
        ),
        field=["deathmask-du-cancer"],
    )
    fighters = ["shura-du-capricorne", "doko-de-la-balance", "mu-du-belier"]
    send(t.seiya, "deathmask-du-cancer", *fighters, "oko")
    t.seiya.acquire("deathmask-du-cancer", "force", using=[*fighters, ARMOUR_WITH_FORCE])
    t.pending("choose-destroy", "seiya")
    assert len(t.seiya.options) == 3, "no Armour is destroyed"
    assert all(t.seiya.can_choose(slug) for slug in fighters)
    t.seiya.choose("mu-du-belier")
    assert t.seiya.destroyed == ["mu-du-belier"]
    assert sorted(t.seiya.discard) == sorted([ARMOUR_WITH_FORCE, "deathmask-du-cancer", *fighters[:2]])
    assert t.seiya.played == ["oko"]


@rule("seiya:faq:deathmask-du-cancer:1")
def test_a_character_without_force_may_fight_deathmask_to_be_destroyed(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "doko-de-la-balance", "mu-du-belier", "gigas"]),
        field=["deathmask-du-cancer"],
    )
    send(t.seiya, "deathmask-du-cancer", "shura-du-capricorne", "doko-de-la-balance", "mu-du-belier", "gigas")
    t.seiya.acquire("deathmask-du-cancer", "force", using=["gigas"])
    t.pending("choose-destroy", "seiya")
    t.seiya.choose("gigas")
    assert t.seiya.destroyed == ["gigas"]
    assert "deathmask-du-cancer" in t.seiya.discard


# Aiolia


@rule("seiya:card:aiolia-du-lion:1")
def test_aiolia_gains_force_and_cosmos_only_facing_the_last_card_of_the_field(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["aiolia-du-lion", "aiolia-du-lion"]),
        field=["jabu-de-la-licorne", "nachi-du-loup"],
    )
    t.seiya.play("aiolia-du-lion", facing="jabu-de-la-licorne")
    assert (t.seiya.force_of("aiolia-du-lion"), t.seiya.cosmos_of("aiolia-du-lion")) == (2, 2)
    t.seiya.play("aiolia-du-lion", facing="nachi-du-loup")
    for kind in ("force", "cosmos"):
        assert not t.seiya.can_acquire("jabu-de-la-licorne", kind)
        assert t.seiya.can_acquire("nachi-du-loup", kind)


@rule("seiya:faq:aiolia-du-lion:1")
@pytest.mark.parametrize("slot", [2, 4])
def test_aiolia_counts_the_last_card_that_is_there_whatever_its_slot(table: Factory, slot: int) -> None:
    t = table(seiya=Side(hand=["aiolia-du-lion", "gigas"]), field={1: "jaki", slot: "nachi-du-loup"})
    send(t.seiya, "nachi-du-loup", "aiolia-du-lion", "gigas")
    assert (t.seiya.force_of("gigas"), t.seiya.cosmos_of("gigas")) == (0, 0), "nobody else gains by it"
    assert (t.seiya.force_of("aiolia-du-lion"), t.seiya.cosmos_of("aiolia-du-lion")) == (3, 3)
    assert t.seiya.can_acquire("nachi-du-loup", "force")
    assert t.seiya.can_acquire("nachi-du-loup", "cosmos")


# Shaka


@rule("seiya:card:shaka-de-la-vierge:1")
@pytest.mark.parametrize(("hero", "slug"), [("seiya", "oko"), ("shun", "shun-common"), ("ikki", "misty-du-lezard")])
def test_shaka_wounds_a_character_in_any_discard_pile(table: Factory, hero: str, slug: str) -> None:
    t = table(
        seiya=Side(hand=["shaka-de-la-vierge"], draw=["docrates"], discard=["oko"]),
        shun=Side(hand=["geist"], discard=["shun-common", "armure-du-lion"]),
        ikki=Side(discard=["misty-du-lezard"]),
        field=["jaki"],
    )
    t.seiya.play("shaka-de-la-vierge")
    t.pending("choose-wound", "seiya")
    assert not any(t.seiya.can_choose(other) for other in ("armure-du-lion", "docrates", "geist"))
    t.seiya.choose(slug)
    assert {name: getattr(t, name).wounded for name in t.heroes} == {"seiya": [], "shun": [], "ikki": [], hero: [slug]}
    assert slug not in getattr(t, hero).discard


@rule("seiya:card:shaka-de-la-vierge:1")
def test_shaka_may_wound_nobody(table: Factory) -> None:
    t = table(seiya=Side(hand=["shaka-de-la-vierge"]), shun=Side(discard=["shun-common"]), field=["jaki"])
    t.seiya.play("shaka-de-la-vierge")
    t.pending("choose-wound", "seiya")
    t.seiya.decline()
    assert t.shun.discard == ["shun-common"]
    assert not t.seiya.can_activate("shaka-de-la-vierge")
