"""The Silver Saints who do something when they are defeated."""

import pytest

from tests.rules.seiya.saints import COMMON_ARMOUR, SIX_FORCE, defeat, send
from tests.scenario import Factory, Side, rule

# Algol


@rule("seiya:card:algol-de-persee:1")
def test_algol_wounds_the_very_common_and_common_characters_that_fought_him(table: Factory) -> None:
    played = ["seiya-verycommon", "nachi-du-loup", "misty-du-lezard", "aphrodite-des-poissons", "oko"]
    t = table(seiya=Side(hand=played, armour=COMMON_ARMOUR), field=["algol-de-persee"])
    send(t.seiya, "algol-de-persee", *played)
    t.seiya.acquire("algol-de-persee", "force", using=[*played[:4], COMMON_ARMOUR])
    assert sorted(t.seiya.wounded) == ["nachi-du-loup", "seiya-verycommon"]
    assert sorted(t.seiya.discard) == [
        "algol-de-persee",
        "aphrodite-des-poissons",
        COMMON_ARMOUR,
        "misty-du-lezard",
    ], "no Armour is wounded"
    assert t.seiya.played == ["oko"]


@rule("seiya:faq:algol-de-persee:1")
def test_sho_is_the_only_saint_that_algol_wounds(table: Factory) -> None:
    played = ["sho-a-la-cloth-celeste", "nachi-du-loup", "seiya-common", "seiya-verycommon", "oko"]
    t = table(seiya=Side(hand=played), field=["algol-de-persee"])
    send(t.seiya, "algol-de-persee", *played)
    t.seiya.acquire("algol-de-persee", "force")
    assert sorted(t.seiya.wounded) == ["oko", "seiya-verycommon", "sho-a-la-cloth-celeste"]
    assert sorted(t.seiya.discard) == ["algol-de-persee", "nachi-du-loup", "seiya-common"]


@rule("seiya:faq:algol-de-persee:2")
def test_two_sho_protect_each_other_against_algol(table: Factory) -> None:
    played = ["misty-du-lezard", "oko", "sho-a-la-cloth-celeste", "sho-a-la-cloth-celeste"]
    t = table(seiya=Side(hand=played), field=["algol-de-persee"])
    send(t.seiya, "algol-de-persee", *played)
    t.seiya.acquire("algol-de-persee", "force")
    assert t.seiya.wounded == ["oko"]
    assert sorted(t.seiya.discard) == [
        "algol-de-persee",
        "misty-du-lezard",
        "sho-a-la-cloth-celeste",
        "sho-a-la-cloth-celeste",
    ]


# Babel


@rule("seiya:card:babel-du-centaure:1", "seiya:faq:babel-du-centaure:1")
@pytest.mark.parametrize(("hero", "slug"), [("seiya", "oko"), ("shun", "shun-common"), ("ikki", "geist")])
def test_babel_destroys_a_wounded_character_of_any_player(table: Factory, hero: str, slug: str) -> None:
    t = table(
        seiya=Side(hand=SIX_FORCE, wounded=["oko"]),
        shun=Side(wounded=["shun-common"]),
        ikki=Side(wounded=["ikki-common", "geist"]),
        field=["babel-du-centaure"],
    )
    defeat(t, "babel-du-centaure")
    t.pending("choose-destroy", "seiya")
    assert len(t.seiya.options) == 4
    t.seiya.choose(slug)
    assert {name: getattr(t, name).destroyed for name in t.heroes} == {
        "seiya": [],
        "shun": [],
        "ikki": [],
        hero: [slug],
    }


@rule("seiya:faq:babel-du-centaure:2")
def test_babel_destroys_an_own_wounded_character_if_nobody_else_has_one(table: Factory) -> None:
    t = table(seiya=Side(hand=SIX_FORCE, wounded=["oko", "geist"]), field=["babel-du-centaure"])
    defeat(t, "babel-du-centaure")
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["geist@wounded/0", "oko@wounded/0"]
    t.seiya.choose("geist")
    assert t.seiya.destroyed == ["geist"]
    assert t.seiya.wounded == ["oko"]


@rule("seiya:faq:babel-du-centaure:3")
def test_babel_destroys_nothing_if_nobody_is_wounded(table: Factory) -> None:
    t = table(seiya=Side(hand=SIX_FORCE), shun=Side(hand=["oko"], discard=["geist"]), field=["babel-du-centaure"])
    defeat(t, "babel-du-centaure")
    t.pending("main-phase", "seiya")
    assert t.events("unable")
    assert not t.events("destroy")
    assert sorted(t.seiya.discard) == ["babel-du-centaure", *SIX_FORCE]


# Moses


@rule("seiya:card:moses-de-la-baleine:1", "seiya:faq:moses-de-la-baleine:2", "seiya:faq:moses-de-la-baleine:3")
def test_moses_removes_common_cards_from_the_last_to_the_first_and_the_field_is_filled_without_a_shift(
    table: Factory,
) -> None:
    t = table(
        seiya=Side(hand=SIX_FORCE),
        field={1: "oko", 2: "mu-du-belier", 3: "moses-de-la-baleine", 4: "geist", 5: "guilty", 6: "athena"},
        reserve=["cassios", "phaeton", "leda", "spica", "armure-du-lion"],
    )
    defeat(t, "moses-de-la-baleine")
    assert t.removed == ["guilty", "geist", "oko"]
    assert t.field == {1: "phaeton", 2: "mu-du-belier", 3: "leda", 4: "spica", 5: "armure-du-lion", 6: "athena"}
    assert t.reserve == ["cassios"]
    assert t.flames == 12
    assert sorted(t.seiya.discard) == ["moses-de-la-baleine", *SIX_FORCE]


@rule("seiya:faq:moses-de-la-baleine:1")
def test_cards_facing_what_moses_removed_stay_without_use_until_upkeep(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["doko-de-la-balance", "seiya-verycommon", *SIX_FORCE], draw=["oko"] * 5, wounded=["capella-du-cocher"]
        ),
        field={2: "moses-de-la-baleine", 4: "geist"},
        reserve=["leda"] * 6,
    )
    send(t.seiya, "geist", "doko-de-la-balance", "seiya-verycommon")
    defeat(t, "moses-de-la-baleine")
    assert t.removed == ["geist"]
    assert t.field == dict.fromkeys(range(1, 7), "leda")
    assert t.seiya.played == ["doko-de-la-balance", "seiya-verycommon"]
    assert not any(key.startswith("acquire:") for key in t.seiya.options)
    t.seiya.heal_with("seiya-verycommon")
    assert t.seiya.wounded == []
    t.seiya.end_turn()
    assert t.seiya.played == []
    assert "doko-de-la-balance" in t.seiya.discard


# Dante


@rule("seiya:card:dante-de-cerbere:1")
def test_dante_puts_the_top_card_of_the_reserve_on_the_discard_pile(table: Factory) -> None:
    t = table(seiya=Side(hand=SIX_FORCE), field=["dante-de-cerbere"], reserve=["leda", "spica"])
    defeat(t, "dante-de-cerbere")
    assert t.reserve == ["leda"]
    assert sorted(t.seiya.discard) == ["dante-de-cerbere", *SIX_FORCE, "spica"]


@rule("seiya:faq:dante-de-cerbere:1")
@pytest.mark.parametrize(
    "slug",
    [
        pytest.param("aphrodite-des-poissons", id="Flame and Defeated"),
        pytest.param("ptolemy-de-la-fleche", id="Arrival"),
        pytest.param("geist", id="Arrival of each player"),
    ],
)
def test_no_effect_of_the_card_that_dante_brings_is_activated(table: Factory, slug: str) -> None:
    t = table(
        seiya=Side(hand=SIX_FORCE), shun=Side(hand=["oko", "shun-common"]), field=["dante-de-cerbere"], reserve=[slug]
    )
    defeat(t, "dante-de-cerbere")
    t.pending("main-phase", "seiya")
    assert slug in t.seiya.discard
    assert t.flames == 12
    assert t.shun.hand == ["oko", "shun-common"]


# Shiva and Aghora: Nachi has a Cosmos cost and no Cosmos, Misty has Cosmos and no Cosmos cost, and Seiya has Cosmos
# only if Marine is there.

FIGHTERS = ["nachi-du-loup", "misty-du-lezard", "seiya-verycommon", "algethi-d-hercule"]


@rule("seiya:card:shiva-du-paon:1")
def test_shiva_wounds_the_characters_with_cosmos_that_fought_him(table: Factory) -> None:
    t = table(seiya=Side(hand=[*FIGHTERS, "geist"], armour=COMMON_ARMOUR), field=["shiva-du-paon"])
    send(t.seiya, "shiva-du-paon", *FIGHTERS, "geist")
    t.seiya.acquire("shiva-du-paon", "force", using=[*FIGHTERS, COMMON_ARMOUR])
    assert t.seiya.wounded == ["misty-du-lezard"]
    unhurt = ["algethi-d-hercule", "nachi-du-loup", "seiya-verycommon"]
    assert sorted(t.seiya.discard) == sorted([*unhurt, COMMON_ARMOUR, "shiva-du-paon"])
    assert t.seiya.played == ["geist"], "Geist has Cosmos, but did not fight"


@rule("seiya:faq:shiva-du-paon:1")
def test_shiva_sees_cosmos_that_was_gained_and_no_cosmos_cost(table: Factory) -> None:
    played = ["nachi-du-loup", "seiya-verycommon", "marine-de-l-aigle", "shura-du-capricorne"]
    t = table(seiya=Side(hand=played), field=["shiva-du-paon"])
    send(t.seiya, "shiva-du-paon", *played)
    t.seiya.acquire("shiva-du-paon", "force")
    assert sorted(t.seiya.wounded) == ["marine-de-l-aigle", "seiya-verycommon", "shura-du-capricorne"]
    assert sorted(t.seiya.discard) == ["nachi-du-loup", "shiva-du-paon"]


@rule("seiya:card:aghora-du-lotus:1")
def test_aghora_wounds_the_characters_without_cosmos_that_fought_him(table: Factory) -> None:
    robe = "robe-divine-zeta-alcor"  # gives Force and no Cosmos
    t = table(seiya=Side(hand=[*FIGHTERS, "oko"], armour=robe), field=["aghora-du-lotus"])
    send(t.seiya, "aghora-du-lotus", *FIGHTERS, "oko")
    t.seiya.acquire("aghora-du-lotus", "force", using=[*FIGHTERS, robe])
    assert sorted(t.seiya.wounded) == ["algethi-d-hercule", "nachi-du-loup", "seiya-verycommon"]
    assert sorted(t.seiya.discard) == ["aghora-du-lotus", "misty-du-lezard", robe], "no Armour is wounded"
    assert t.seiya.played == ["oko"], "Oko has no Cosmos, but did not fight"


@rule("seiya:faq:aghora-du-lotus:1")
def test_aghora_sees_cosmos_that_was_gained_and_no_cosmos_cost(table: Factory) -> None:
    played = ["nachi-du-loup", "seiya-verycommon", "marine-de-l-aigle", "shura-du-capricorne"]
    t = table(seiya=Side(hand=played), field=["aghora-du-lotus"])
    send(t.seiya, "aghora-du-lotus", *played)
    t.seiya.acquire("aghora-du-lotus", "force")
    assert t.seiya.wounded == ["nachi-du-loup"]
    assert sorted(t.seiya.discard) == [
        "aghora-du-lotus",
        "marine-de-l-aigle",
        "seiya-verycommon",
        "shura-du-capricorne",
    ]


# Arachné


@rule("seiya:card:arachne-de-la-tarentule:1")
def test_arachne_makes_opponents_discard_every_armour_in_hand(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[*SIX_FORCE, "armure-du-belier"]),
        shun=Side(hand=["armure-du-lion", "oko", "armure-du-cancer"], armour="armure-d-andromede"),
        ikki=Side(hand=["armure-du-phoenix"]),
        field=["arachne-de-la-tarentule"],
    )
    defeat(t, "arachne-de-la-tarentule")
    assert t.shun.hand == ["oko"]
    assert sorted(t.shun.discard) == ["armure-du-cancer", "armure-du-lion"]
    assert t.shun.armour == ["armure-d-andromede"]
    assert (t.ikki.hand, t.ikki.discard) == ([], ["armure-du-phoenix"])
    assert t.seiya.hand == ["armure-du-belier"]
