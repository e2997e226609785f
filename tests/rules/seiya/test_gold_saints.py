"""The twelve Gold Saints."""

import pytest

from tests.scenario import Factory, Seat, Side, rule

ARMOUR_WITH_FORCE = "armure-de-pegase-asgard"


def send(player: Seat, target: str, *slugs: str) -> None:
    """Play these cards facing that one."""
    for slug in slugs:
        player.play(slug, facing=target)


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


# Doko


@rule("seiya:card:doko-de-la-balance:1")
def test_what_only_a_doubled_shiryu_reaches_is_offered(table: Factory) -> None:
    side = Side(hand=["doko-de-la-balance", "shiryu-transcended"])
    t = table(shiryu=side, field={1: "shura-du-capricorne"}, boxes=("asgard", "poseidon"))
    send(t.shiryu, "shura-du-capricorne", "doko-de-la-balance", "shiryu-transcended")
    t.shiryu.acquire("shura-du-capricorne", "force")
    assert t.shiryu.discard.count("shura-du-capricorne") == 1


@rule("seiya:card:doko-de-la-balance:1", "seiya:faq:doko-de-la-balance:1")
def test_doko_doubles_the_force_and_cosmos_of_shiryu(table: Factory) -> None:
    t = table(shiryu=Side(hand=["doko-de-la-balance", "shiryu-common"]), field=["marine-de-l-aigle"])
    send(t.shiryu, "marine-de-l-aigle", "doko-de-la-balance", "shiryu-common")
    assert (t.shiryu.force_of("shiryu-common"), t.shiryu.cosmos_of("shiryu-common")) == (2, 2)
    assert (t.shiryu.force_of("doko-de-la-balance"), t.shiryu.cosmos_of("doko-de-la-balance")) == (3, 2)
    t.shiryu.acquire("marine-de-l-aigle", "cosmos")
    assert t.shiryu.hand == ["marine-de-l-aigle"]


@rule("seiya:card:doko-de-la-balance:1")
def test_doko_does_not_double_other_heroes_nor_a_shiryu_that_faces_another_card(table: Factory) -> None:
    t = table(
        shiryu=Side(hand=["doko-de-la-balance", "shiryu-verycommon", "seiya-verycommon"]),
        field=["jaki", "marine-de-l-aigle"],
    )
    t.shiryu.play("doko-de-la-balance", facing="marine-de-l-aigle")
    t.shiryu.play("seiya-verycommon", facing="marine-de-l-aigle")
    t.shiryu.play("shiryu-verycommon", facing="jaki")
    assert t.shiryu.force_of("seiya-verycommon") == 1
    assert t.shiryu.force_of("shiryu-verycommon") == 1


@rule("seiya:faq:doko-de-la-balance:2")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_doko_doubles_every_shiryu_played_before_or_after_him(table: Factory, place: int) -> None:
    played = ["shiryu-verycommon", "shiryu-verycommon"]
    played.insert(place, "doko-de-la-balance")
    t = table(shiryu=Side(hand=played), field=["mu-du-belier"])
    send(t.shiryu, "mu-du-belier", *played)
    t.shiryu.acquire("mu-du-belier", "force")
    assert t.flames == 11
    assert sorted(t.shiryu.discard) == sorted([*played, "mu-du-belier"])


@rule("seiya:faq:doko-de-la-balance:3")
def test_doko_doubles_only_the_base_values(table: Factory) -> None:
    t = table(
        shiryu=Side(hand=["doko-de-la-balance", "shiryu-verycommon"], armour="armure-du-taureau"),
        field=["jaki"],
    )
    send(t.shiryu, "jaki", "doko-de-la-balance", "shiryu-verycommon")
    t.shiryu.use("armure-du-taureau")
    assert t.shiryu.force_of("shiryu-verycommon") == 4
    assert t.shiryu.cosmos_of("shiryu-verycommon") == 0


@rule("seiya:card:doko-de-la-balance:2", "seiya:faq:doko-de-la-balance:4", "seiya:faq:doko-de-la-balance:5")
def test_on_dokos_arrival_each_player_may_take_back_a_hero(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko"] * 5, discard=["seiya-common", "seiya-verycommon", "jabu-de-la-licorne"]),
        shun=Side(discard=["shun-verycommon", "shun-verycommon"]),
        ikki=Side(discard=["ikki-uncommon-poseidon", "ikki-verycommon", "ikki-transcended"]),
        field=["jaki"],
        reserve=["doko-de-la-balance"],
    )
    t.seiya.end_turn()
    assert "doko-de-la-balance" in t.field.values()
    t.pending("choose-take", "seiya")
    assert sorted(t.seiya.options) == ["no", "seiya-common@discard/0", "seiya-verycommon@discard/0"]
    t.seiya.choose("seiya-common")
    t.pending("choose-take", "shun")
    t.shun.decline()
    t.pending("choose-take", "ikki")
    assert sorted(t.ikki.options) == ["ikki-uncommon-poseidon@discard/2", "ikki-verycommon@discard/2", "no"]
    t.ikki.choose("ikki-verycommon")
    assert t.seiya.hand == ["oko"] * 5 + ["seiya-common"]
    assert t.shun.hand == []
    assert t.shun.discard == ["shun-verycommon", "shun-verycommon"]
    assert t.ikki.hand == ["ikki-verycommon"]


@rule("seiya:faq:doko-de-la-balance:5")
def test_on_dokos_arrival_only_the_hero_class_counts(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko"] * 5, discard=["jabu-de-la-licorne", "seiya-du-sagittaire", "armure-de-pegase"]),
        field=["jaki"],
        reserve=["doko-de-la-balance"],
    )
    t.seiya.end_turn()
    assert "doko-de-la-balance" in t.field.values()
    t.pending("main-phase", "shun")
    assert t.seiya.hand == ["oko"] * 5


# Milo


@rule("seiya:card:milo-du-scorpion:1")
def test_milo_makes_an_opponent_discard_a_card_of_that_opponents_choice(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["milo-du-scorpion", "oko"]),
        shun=Side(hand=["shun-verycommon", "geist"]),
        ikki=Side(hand=["armure-du-lion", "ikki-common"]),
        shiryu=Side(),
        field=["jaki"],
    )
    t.seiya.play("milo-du-scorpion")
    t.pending("use-effect", "seiya")
    t.seiya.accept()
    t.pending("choose-player", "seiya")
    assert sorted(t.seiya.options) == ["player/1", "player/2"]
    t.seiya.choose_player("ikki")
    t.pending("choose-discard", "ikki")
    assert sorted(t.ikki.options) == ["armure-du-lion", "ikki-common"]
    t.ikki.choose("armure-du-lion")
    assert t.ikki.hand == ["ikki-common"]
    assert t.ikki.discard == ["armure-du-lion"]
    assert len(t.shun.hand) == 2
    assert t.seiya.hand == ["oko"]


@rule("seiya:card:milo-du-scorpion:1")
def test_milo_may_spare_everybody(table: Factory) -> None:
    t = table(seiya=Side(hand=["milo-du-scorpion"]), shun=Side(hand=["geist", "oko"]), field=["jaki"])
    t.seiya.play("milo-du-scorpion")
    t.pending("use-effect", "seiya")
    t.seiya.decline()
    t.pending("main-phase", "seiya")
    assert t.shun.hand == ["geist", "oko"]
    assert not t.seiya.can_activate("milo-du-scorpion")


# Aiolos


@rule("seiya:card:aiolos-du-sagittaire:1")
@pytest.mark.parametrize(
    ("field", "cosmos"),
    [
        (["jabu-de-la-licorne", "misty-du-lezard"], 2),
        (["jabu-de-la-licorne", "mu-du-belier"], 3),
        (["jabu-de-la-licorne", "mu-du-belier", "armure-du-lion", "saga-des-gemeaux"], 4),
    ],
)
def test_aiolos_gains_cosmos_for_each_gold_saint_on_the_field(table: Factory, field: list[str], cosmos: int) -> None:
    t = table(seiya=Side(hand=["aiolos-du-sagittaire", "shura-du-capricorne"], wounded=["aiolia-du-lion"]), field=field)
    send(t.seiya, "jabu-de-la-licorne", "aiolos-du-sagittaire", "shura-du-capricorne")
    assert t.seiya.cosmos_of("aiolos-du-sagittaire") == cosmos
    assert t.seiya.force_of("aiolos-du-sagittaire") == 2
    assert t.seiya.cosmos_of("shura-du-capricorne") == 1, "he alone gains"


@rule("seiya:card:aiolos-du-sagittaire:2")
@pytest.mark.parametrize(("other", "flames"), [("mu-du-belier", 11), ("misty-du-lezard", 12)])
def test_aiolos_arrival_removes_a_flame_if_another_gold_saint_is_there(table: Factory, other: str, flames: int) -> None:
    t = table(
        seiya=Side(wounded=["aiolia-du-lion"]),
        field=["jaki", other],
        reserve=["aiolos-du-sagittaire"],
    )
    t.seiya.end_turn()
    assert t.field == {6: other, 5: "jaki", 4: "aiolos-du-sagittaire"}
    assert t.flames == flames


# Shura

NINE_FORCE = ["shura-du-capricorne"] * 3


@rule("seiya:card:shura-du-capricorne:1", "seiya:faq:shura-du-capricorne:4")
def test_shura_gives_an_adjacent_character_to_the_discard_pile(table: Factory) -> None:
    t = table(
        seiya=Side(hand=NINE_FORCE),
        field={1: "jaki", 2: "athena", 3: "shura-du-capricorne", 4: "mu-du-belier", 5: "oko"},
    )
    send(t.seiya, "shura-du-capricorne", *NINE_FORCE)
    t.seiya.acquire("shura-du-capricorne", "force")
    t.pending("choose-acquire", "seiya")
    assert sorted(t.seiya.options) == ["athena@2", "mu-du-belier@4"]
    t.seiya.choose("mu-du-belier")
    assert t.field == {1: "jaki", 2: "athena", 5: "oko"}
    assert t.seiya.hand == []
    assert sorted(t.seiya.discard) == ["mu-du-belier", *["shura-du-capricorne"] * 4]
    assert t.flames == 10


@rule("seiya:faq:shura-du-capricorne:1")
def test_an_empty_slot_breaks_the_adjacency_to_shura(table: Factory) -> None:
    t = table(seiya=Side(hand=NINE_FORCE), field={1: "jaki", 3: "shura-du-capricorne", 5: "oko"})
    send(t.seiya, "shura-du-capricorne", *NINE_FORCE)
    t.seiya.acquire("shura-du-capricorne", "force")
    t.pending("main-phase", "seiya")
    assert t.events("unable")
    assert t.field == {1: "jaki", 5: "oko"}
    assert t.seiya.discard == ["shura-du-capricorne"] * 4


@rule("seiya:faq:shura-du-capricorne:2")
def test_an_armour_breaks_the_adjacency_to_shura_and_is_not_acquired_itself(table: Factory) -> None:
    t = table(
        seiya=Side(hand=NINE_FORCE),
        field={1: "jaki", 2: "armure-du-lion", 3: "shura-du-capricorne", 4: "armure-du-cancer", 5: "oko"},
    )
    send(t.seiya, "shura-du-capricorne", *NINE_FORCE)
    t.seiya.acquire("shura-du-capricorne", "force")
    t.pending("main-phase", "seiya")
    assert t.events("unable")
    assert t.field == {1: "jaki", 2: "armure-du-lion", 4: "armure-du-cancer", 5: "oko"}
    assert t.seiya.discard == ["shura-du-capricorne"] * 4


@rule("seiya:faq:shura-du-capricorne:3")
def test_the_character_acquired_through_shura_is_defeated_too(table: Factory) -> None:
    t = table(
        seiya=Side(hand=NINE_FORCE),
        shun=Side(hand=["armure-du-lion", "oko"]),
        field={3: "shura-du-capricorne", 4: "arachne-de-la-tarentule"},
    )
    send(t.seiya, "shura-du-capricorne", *NINE_FORCE)
    t.seiya.acquire("shura-du-capricorne", "force")
    assert "arachne-de-la-tarentule" in t.seiya.discard
    assert t.shun.hand == ["oko"]
    assert t.shun.discard == ["armure-du-lion"]


# Camus


@rule("seiya:card:camus-du-verseau:1")
def test_camus_comes_wounded_to_who_defeats_him(table: Factory) -> None:
    t = table(seiya=Side(hand=NINE_FORCE), field=["camus-du-verseau"])
    send(t.seiya, "camus-du-verseau", *NINE_FORCE)
    t.seiya.acquire("camus-du-verseau", "force")
    assert t.seiya.wounded == ["camus-du-verseau"]
    assert t.seiya.discard == NINE_FORCE
    assert t.flames == 11


@rule("seiya:card:camus-du-verseau:2", "seiya:faq:camus-du-verseau:1")
def test_hyoga_acquires_camus_for_eight_cosmos_and_he_comes_wounded(table: Factory) -> None:
    t = table(
        hyoga=Side(hand=["hyoga-verycommon", "shaka-de-la-vierge", "shiva-du-paon"], armour="armure-du-lion"),
        field=["camus-du-verseau"],
    )
    send(t.hyoga, "camus-du-verseau", "shaka-de-la-vierge", "shiva-du-paon")
    assert not t.hyoga.can_acquire("camus-du-verseau", "cosmos"), "8 Cosmos, but no Hyôga takes part"
    t.hyoga.play("hyoga-verycommon")
    t.hyoga.acquire("camus-du-verseau", "cosmos")
    assert t.hyoga.wounded == ["camus-du-verseau"]
    assert t.hyoga.hand == []
    assert sorted(t.hyoga.discard) == ["armure-du-lion", "hyoga-verycommon", "shaka-de-la-vierge", "shiva-du-paon"]
    assert t.flames == 11


@rule("seiya:card:camus-du-verseau:2")
def test_camus_lets_no_other_card_of_the_field_be_acquired_by_cosmos(table: Factory) -> None:
    allies = ["hyoga-verycommon", "shaka-de-la-vierge", "shiva-du-paon"]
    t = table(hyoga=Side(hand=allies, armour="armure-du-lion"), field=["camus-du-verseau", "misty-du-lezard"])
    send(t.hyoga, "misty-du-lezard", *allies)
    assert not t.hyoga.can_acquire("misty-du-lezard", "cosmos")


@rule("seiya:card:camus-du-verseau:2")
def test_seven_cosmos_are_not_enough_for_camus(table: Factory) -> None:
    t = table(
        hyoga=Side(hand=["hyoga-common", "shaka-de-la-vierge", "shiva-du-paon"]), field=["camus-du-verseau", "jaki"]
    )
    send(t.hyoga, "camus-du-verseau", "hyoga-common", "shaka-de-la-vierge", "shiva-du-paon")
    assert not t.hyoga.can_acquire("camus-du-verseau", "cosmos")


@rule("seiya:faq:camus-du-verseau:2")
@pytest.mark.parametrize(
    ("slot", "helper"),
    [
        pytest.param(6, "oko", id="sixth slot"),
        pytest.param(1, "daichi-a-la-cloth-terrestre", id="Daichi"),
    ],
)
def test_cosmos_cost_reductions_apply_when_hyoga_acquires_camus(table: Factory, slot: int, helper: str) -> None:
    t = table(
        hyoga=Side(hand=["hyoga-common", "shaka-de-la-vierge", "shiva-du-paon", helper]),
        field={slot: "camus-du-verseau"},
    )
    send(t.hyoga, "camus-du-verseau", "hyoga-common", "shaka-de-la-vierge", "shiva-du-paon", helper)
    t.hyoga.acquire("camus-du-verseau", "cosmos", using=["hyoga-common", "shaka-de-la-vierge", "shiva-du-paon"])
    assert t.hyoga.wounded == ["camus-du-verseau"]


# Aphrodite


@rule("seiya:card:aphrodite-des-poissons:1")
def test_aphrodite_makes_each_opponent_wound_two_characters_from_hand(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[*NINE_FORCE, "oko", "jaki"]),
        shun=Side(hand=["shun-verycommon", "shun-common", "armure-du-lion", "geist"]),
        ikki=Side(hand=["armure-du-cancer", "ikki-verycommon"]),
        hyoga=Side(hand=["hyoga-verycommon", "hyoga-common", "cassios"]),
        field=["aphrodite-des-poissons"],
    )
    send(t.seiya, "aphrodite-des-poissons", *NINE_FORCE)
    t.seiya.acquire("aphrodite-des-poissons", "force")
    decision = t.pending("choose-wound", "shun")
    assert (decision.least, decision.most) == (2, 2)
    assert not t.shun.can_choose("armure-du-lion")
    t.shun.choose("shun-verycommon", "geist")
    t.pending("choose-wound", "hyoga")
    t.hyoga.choose("hyoga-verycommon", "cassios")
    assert (t.hyoga.hand, t.hyoga.wounded) == (["hyoga-common"], ["hyoga-verycommon", "cassios"])
    assert sorted(t.shun.wounded) == ["geist", "shun-verycommon"]
    assert t.shun.hand == ["shun-common", "armure-du-lion"]
    assert t.ikki.wounded == ["ikki-verycommon"], "one Character is all that can be wounded there"
    assert t.ikki.hand == ["armure-du-cancer"]
    assert t.seiya.wounded == []
    assert t.seiya.hand == ["oko", "jaki"]
