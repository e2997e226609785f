"""The promo cards."""

import pytest

from tests.scenario import Factory, Side, rule

COSMOS_OF_SEVEN = ["shiva-du-paon", "aghora-du-lotus", "marine-de-l-aigle"]


@rule("seiya:card:seiya-du-sagittaire:1")
@pytest.mark.parametrize(("slug", "flames"), [("jamian-du-corbeau", 11), ("docrates", 12), ("mu-du-belier", 12)])
def test_when_seiya_of_sagittarius_arrives_a_silver_saint_on_the_field_costs_a_flame(
    table: Factory, slug: str, flames: int
) -> None:
    t = table(seiya=Side(), field=[slug], reserve=["seiya-du-sagittaire"])
    t.seiya.end_turn()
    assert t.field == {5: "seiya-du-sagittaire", 6: slug}
    assert t.flames == flames


@rule("seiya:card:seiya-du-sagittaire:2", "seiya:faq:seiya-du-sagittaire:2")
@pytest.mark.parametrize("slug", ["mu-du-belier", "ptolemy-de-la-fleche", "dante-de-cerbere"])
def test_seiya_of_sagittarius_leaves_the_game_and_a_card_of_the_common_discard_is_taken(
    table: Factory, slug: str
) -> None:
    # One with a Flame, one with an Arrival, one with a Defeated effect: none of them is activated.
    t = table(
        seiya=Side(hand=COSMOS_OF_SEVEN),
        field=["seiya-du-sagittaire", "jaki"],
        removed=["mu-du-belier", "ptolemy-de-la-fleche", "dante-de-cerbere", "armure-du-lion"],
        reserve=["oko"],
    )
    for helper in COSMOS_OF_SEVEN:
        t.seiya.play(helper, facing="seiya-du-sagittaire")
    assert not t.seiya.can_acquire("seiya-du-sagittaire", by="force")
    t.seiya.acquire("seiya-du-sagittaire", by="cosmos")
    t.pending("choose-take", "seiya")
    assert {option.split("@")[0] for option in t.seiya.options} == {
        "armure-du-lion",
        "dante-de-cerbere",
        "mu-du-belier",
        "ptolemy-de-la-fleche",
    }
    t.seiya.choose(slug)
    assert t.seiya.hand == [slug]
    assert slug not in t.removed
    assert "seiya-du-sagittaire" in t.removed
    assert t.flames == 12
    assert t.reserve == ["oko"]
    assert sorted(t.seiya.discard) == sorted(COSMOS_OF_SEVEN)


@rule("seiya:faq:seiya-du-sagittaire:1")
def test_seiya_of_sagittarius_leaves_the_game_even_if_the_common_discard_is_empty(table: Factory) -> None:
    t = table(seiya=Side(hand=COSMOS_OF_SEVEN), field=["seiya-du-sagittaire", "jaki"])
    for helper in COSMOS_OF_SEVEN:
        t.seiya.play(helper, facing="seiya-du-sagittaire")
    t.seiya.acquire("seiya-du-sagittaire", by="cosmos")
    assert t.removed == ["seiya-du-sagittaire"]
    assert t.seiya.hand == []


@rule("seiya:card:shiryu-de-la-balance:1", "seiya:faq:shiryu-de-la-balance:1")
def test_shiryu_of_libra_is_destroyed_to_strengthen_a_hero_by_the_wounded_heroes_of_all(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["shiryu-de-la-balance", "seiya-verycommon", "seiya-common", "oko"],
            wounded=["seiya-common", "cassios"],
        ),
        shun=Side(wounded=["shun-verycommon", "spartan"]),
        ikki=Side(wounded=["ikki-common"]),
        field=["jaki"],
    )
    t.seiya.play("seiya-verycommon").play("seiya-common").play("oko").play("shiryu-de-la-balance")
    t.seiya.use("shiryu-de-la-balance")
    t.pending("choose-affect", "seiya")
    assert sorted(t.seiya.options) == ["seiya-common>1", "seiya-verycommon>1"]
    t.seiya.choose("seiya-verycommon")
    assert t.seiya.destroyed == ["shiryu-de-la-balance"]
    assert t.seiya.force_of("seiya-verycommon") == 1 + 3
    assert t.seiya.cosmos_of("seiya-verycommon") == 0 + 3
    assert t.seiya.force_of("seiya-common") == 1


@rule("seiya:card:shiryu-de-la-balance:1")
def test_shiryu_of_libra_needs_a_hero_in_play(table: Factory) -> None:
    t = table(seiya=Side(hand=["shiryu-de-la-balance", "oko"], wounded=["seiya-common"]), field=["jaki"])
    t.seiya.play("shiryu-de-la-balance").play("oko")
    assert not t.seiya.can_activate("shiryu-de-la-balance")


@rule("seiya:card:shiryu-de-la-balance:2")
def test_shiryu_of_libra_wounds_the_characters_used_against_him_and_as_many_cards_are_drawn(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["shiva-du-paon", "marine-de-l-aigle"], armour="armure-du-lion", draw=["oko", "jaki", "cassios"]
        ),
        field=["shiryu-de-la-balance"],
    )
    t.seiya.play("shiva-du-paon").play("marine-de-l-aigle").acquire("shiryu-de-la-balance", by="cosmos")
    assert sorted(t.seiya.wounded) == ["marine-de-l-aigle", "shiva-du-paon"]
    assert sorted(t.seiya.hand) == ["cassios", "jaki", "shiryu-de-la-balance"]
    assert t.seiya.discard == ["armure-du-lion"]


@rule("seiya:card:shiryu-de-la-balance:2")
def test_only_characters_really_wounded_by_shiryu_of_libra_are_counted(table: Factory) -> None:
    fighters = ["shura-du-capricorne", "doko-de-la-balance", "sho-a-la-cloth-celeste"]
    t = table(seiya=Side(hand=fighters, draw=["oko", "jaki", "cassios"]), field=["shiryu-de-la-balance"])
    for slug in fighters:
        t.seiya.play(slug)
    t.seiya.acquire("shiryu-de-la-balance", by="force")
    assert t.seiya.wounded == ["sho-a-la-cloth-celeste"]
    assert t.seiya.hand == ["cassios"]
    assert "shiryu-de-la-balance" in t.seiya.discard


@rule("seiya:card:hyoga-du-verseau:1")
def test_hyoga_of_aquarius_is_destroyed_and_with_him_all_frozen_characters(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["hyoga-du-verseau"], frozen=["jaki", "armure-du-lion"], wounded=["cassios"]),
        shun=Side(frozen=["spartan", "shun-common"]),
        field=["oko"],
        boxes=("asgard",),
    )
    t.seiya.play("hyoga-du-verseau").use("hyoga-du-verseau")
    assert sorted(t.seiya.destroyed) == ["hyoga-du-verseau", "jaki"]
    assert (t.seiya.frozen, t.seiya.wounded) == (["armure-du-lion"], ["cassios"])
    assert sorted(t.shun.destroyed) == ["shun-common", "spartan"]


@rule("seiya:card:hyoga-du-verseau:1", "seiya:faq:hyoga-common:1")
def test_hyoga_of_aquarius_is_not_activated_once_he_is_to_fight(table: Factory) -> None:
    """Hyôga's effect settles the use of another Hyôga who faces the same card."""
    side = Side(hand=["hyoga-du-verseau", "hyoga-common"], draw=["cassios"], frozen=["jaki"])
    t = table(hyoga=side, field=["oko"], boxes=("asgard",))
    t.hyoga.play("hyoga-du-verseau")
    assert t.hyoga.can_activate("hyoga-du-verseau")
    t.hyoga.play("hyoga-common").accept()
    assert not t.hyoga.can_activate("hyoga-du-verseau")


@rule("seiya:card:hyoga-du-verseau:2")
def test_hyoga_of_aquarius_lets_everybody_in_turn_acquire_and_freeze_the_cards_of_the_field(table: Factory) -> None:
    fighters = ["shiva-du-paon", "aghora-du-lotus"]
    t = table(
        seiya=Side(hand=fighters),
        shun=Side(),
        field=["hyoga-du-verseau", "jaki", "garde-d-asgard-2", "mu-du-belier", "hagen-de-merak"],
        boxes=("asgard",),
    )
    for fighter in fighters:
        t.seiya.play(fighter, facing="hyoga-du-verseau")
    t.seiya.acquire("hyoga-du-verseau", by="cosmos")
    t.pending("choose-acquire", "seiya")
    t.seiya.choose("mu-du-belier")
    t.pending("choose-acquire", "shun")
    t.shun.choose("hagen-de-merak")
    t.pending("choose-acquire", "seiya")
    t.seiya.choose("jaki")
    assert t.field == {}
    assert sorted(t.seiya.frozen) == ["jaki", "mu-du-belier"]
    assert t.seiya.frost == [2, 2]
    assert sorted(t.shun.frozen) == ["garde-d-asgard-2", "hagen-de-merak"], "the last one is left to Shun"
    assert t.flames == 11, "they are acquired: a Flame goes out"
    assert t.game.counters["sapphires"] == 1
    assert t.seiya.hand == ["hyoga-du-verseau"]
    assert sorted(t.seiya.discard) == sorted(fighters)


@rule("seiya:card:hyoga-du-verseau:2")
def test_who_is_protected_is_acquired_last_when_hyoga_of_aquarius_is_defeated(table: Factory) -> None:
    fighters = ["shiva-du-paon", "aghora-du-lotus"]
    t = table(
        seiya=Side(hand=fighters),
        field=["hyoga-du-verseau", "jaki", "kuraggu", "mu-du-belier"],
        boxes=("asgard",),
    )
    for fighter in fighters:
        t.seiya.play(fighter, facing="hyoga-du-verseau")
    t.seiya.acquire("hyoga-du-verseau", by="cosmos")
    assert not t.seiya.can_choose("mu-du-belier"), "Kuraggu protects Saints"
    t.seiya.choose("jaki")
    assert t.shun.frozen == ["kuraggu"]
    assert sorted(t.seiya.frozen) == ["jaki", "mu-du-belier"]


@rule("seiya:faq:pegase-noir:1", "seiya:faq:dragon-noir:1", "seiya:faq:cygne-noir:1")
@pytest.mark.parametrize(
    ("slug", "black"),
    [
        ("seiya-du-sagittaire", "pegase-noir"),
        ("shiryu-de-la-balance", "dragon-noir"),
        ("hyoga-du-verseau", "cygne-noir"),
    ],
)
def test_ruling_a_promo_card_bears_the_name_of_its_hero(table: Factory, slug: str, black: str) -> None:
    """A card of that name, of whatever rank, makes the Black Saint cheaper."""
    helpers = ["shaka-de-la-vierge"] if black == "cygne-noir" else ["oko", "leda"]
    t = table(ikki=Side(hand=[slug, *helpers]), field=[black, "shura-du-capricorne"])
    for helper in helpers:
        t.ikki.play(helper, black)
    assert not t.ikki.can_acquire(black, "force")
    t.ikki.play(slug, black)
    assert t.ikki.can_acquire(black, "force")


@rule("seiya:card:jabu-de-la-licorne:1", "seiya:faq:armure-de-pegase:1")
def test_ruling_a_promo_card_is_no_hero(table: Factory) -> None:
    """Its class is missing: who discards a Hero does not discard it, and no Armour makes it rise."""
    seiya = Side(hand=["seiya-du-sagittaire", "oko"], armour="armure-de-pegase", aside=["seiya-common"] * 5, energy=3)
    t = table(shun=Side(hand=["jabu-de-la-licorne"], draw=["oko"]), seiya=seiya, field=["jaki"], boxes=("asgard",))
    t.shun.play("jabu-de-la-licorne").use("jabu-de-la-licorne")
    assert t.seiya.hand == ["seiya-du-sagittaire", "oko"]
    t.shun.end_turn()
    assert not t.seiya.can_use_technique("chevalier-de-pegase")
