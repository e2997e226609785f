"""The Bronze Armours of Hadès: what they do, and how they come into play."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.games.seiya.card import HEROES as NAMES
from pioche.games.seiya.vocabulary import armour, character
from tests.rules.seiya.hades import BOXES, CHAMPION, styx
from tests.scenario import Factory, Scenario, Seat, Side, bronze, rule

HEROES = tuple(NAMES)
GIFT = "capacite-offrande"
TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force
GOLD = "mu-du-belier"
QUEEN = character("queen", "000", "Queen", "very-rare", cost_force=1)
CROWN = armour("crown", "000", "Crown", "very-rare", classes=("Armure",), cost_force=1)
LADY = character("lady", "000", "Lady", "rare", cost_force=1)
SHION = "shion-grand-pope"
LEVELS = [("verycommon", "common"), ("common", "uncommon-hades")]


def each_hero(*rules: str) -> pytest.MarkDecorator:
    """The same of five heroes; a star in an id stands for the Armour of the base box."""
    return pytest.mark.parametrize(
        "hero",
        [pytest.param(hero, marks=rule(*(name.replace("*", bronze(hero)) for name in rules))) for hero in HEROES],
    )


def seat(t: Scenario, hero: str) -> Seat:
    found: Seat = getattr(t, hero)
    return found


def other(hero: str) -> str:
    return "ikki" if hero != "ikki" else "shun"


def asgard(hero: str) -> str:
    return bronze(hero) + "-asgard"


def new(hero: str) -> str:
    return bronze(hero) + "-hades"


def both(hero: str) -> list[str]:
    return [asgard(hero), new(hero)]


def at(table: Factory, **given: Any) -> Scenario:
    return table(**{"cards": (CHAMPION, QUEEN, CROWN, LADY), "boxes": BOXES, "field": [TITAN]} | given)


def talent(t: Scenario, hero: str) -> Seat:
    return seat(t, hero).choose(next(key for key in seat(t, hero).options if key.startswith("talent:")))


# What they do


@each_hero("seiya:card:*-hades:1")
@pytest.mark.parametrize(("low", "high"), LEVELS)
@pytest.mark.parametrize("how", ["discard", "talent"])
def test_two_alike_become_one_of_the_next_rank_in_hand(
    table: Factory, hero: str, low: str, high: str, how: str
) -> None:
    low, high = f"{hero}-{low}", f"{hero}-{high}"
    hand = [low, "cassios", "cassios", low, low]
    side = Side(armour=new(hero), hand=hand, aside=[low, high, high], gifts=[GIFT])
    t = at(table, **{hero: side})
    player = seat(t, hero)
    if how == "discard":
        player.use(new(hero))
    else:
        talent(t, hero)
    t.pending("choose-destroy", hero)
    assert player.options == [low]
    player.choose(low)
    assert (player.destroyed, player.aside) == ([low, low], [low, high])
    assert player.hand == ["cassios", "cassios", low, high]
    if how == "discard":
        assert (player.discard, player.armour, player.gifts) == ([new(hero)], [], [GIFT])
    else:
        assert (player.discard, player.armour, player.gifts) == ([], [new(hero)], []), "it stays equipped"
        assert t.slugs("capacities") == [GIFT]


@each_hero("seiya:card:*-hades:1")
def test_nobody_rises_but_two_alike_of_the_hero_and_nobody_to_a_divine_one(table: Factory, hero: str) -> None:
    low, middle, high = f"{hero}-verycommon", f"{hero}-common", f"{hero}-uncommon-hades"
    theirs = f"{other(hero)}-common"
    aside = [middle, high, f"{hero}-divine", f"{hero}-transcended", f"{other(hero)}-uncommon-hades"]
    for hand in ([low, middle], [high, high], [theirs, theirs], [low, "oko", "oko"]):
        t = at(table, **{hero: Side(armour=new(hero), hand=hand, aside=aside, gifts=[GIFT])})
        assert not seat(t, hero).can_activate(new(hero)), hand
        assert not [key for key in seat(t, hero).options if key.startswith("talent:")], hand


@each_hero("seiya:card:*-hades:1")
def test_the_player_chooses_which_uncommon_hero_comes(table: Factory, hero: str) -> None:
    low, uncommon = f"{hero}-common", [f"{hero}-uncommon-{box}" for box in BOXES]
    t = at(table, **{hero: Side(armour=new(hero), hand=[low, low], aside=uncommon), other(hero): Side()})
    player = seat(t, hero)
    player.use(new(hero)).choose(low)
    t.pending("choose-take", hero)
    assert sorted(key.split("@")[0] for key in player.options) == sorted(uncommon)
    player.choose(uncommon[1])
    assert (player.hand, player.aside) == ([uncommon[1]], [uncommon[0], uncommon[2]])


@each_hero("seiya:card:*-hades:1")
def test_the_first_technique_needs_one_hero_only_and_the_armour_stays(table: Factory, hero: str) -> None:
    low, high = f"{hero}-common", f"{hero}-uncommon-hades"
    t = at(table, **{hero: Side(armour=new(hero), hand=[low, "oko"], aside=[high])})
    player = seat(t, hero)
    player.choose(next(key for key in player.options if key.startswith("technique:board-chevalier")))
    player.choose("oko")
    if t.decision.ask != "main-phase":
        player.choose(low)
    assert (player.armour, player.destroyed, player.hand) == ([new(hero)], [low], [high])


@rule("hades:affrontement:3")
@pytest.mark.parametrize(("hand", "armour", "cost"), [(1, "", 1), (0, new("seiya"), 1), (1, new("seiya"), 2)])
def test_a_fight_is_carried_on_with_cards_the_armour_or_both(table: Factory, hand: int, armour: str, cost: int) -> None:
    cards = (styx("mouse", cost=cost), styx("rat", cost=cost + 1))
    side = Side(hand=["seiya-verycommon"] * hand, armour=armour, pawn=4)
    for slug in ("mouse", "rat"):
        t = at(table, seiya=side, enfers={5: slug}, cards=cards)
        if hand:
            t.seiya.play("seiya-verycommon", slug)
        assert t.seiya.can_acquire(slug, "force") == (slug == "mouse")
    t = at(table, seiya=side, enfers={5: "mouse"}, cards=cards)
    if hand:
        t.seiya.play("seiya-verycommon", "mouse")
    t.seiya.choose("acquire:mouse@enfers/5:force")
    assert t.seiya.neant == ["mouse"]
    assert t.seiya.discard == ["seiya-verycommon"] * hand + ([armour] if armour else []), "what was used is discarded"


# How they come into play


def acquiring(table: Factory, slug: str, hero: str = "seiya", **sides: Side) -> Scenario:
    """That hero acquires a card of the field with a Champion; the rest of the hand is given."""
    own = sides.get(hero, Side())
    own.hand = ["champion", *own.hand]
    t = at(table, **sides | {hero: own}, field=[slug, TITAN])
    seat(t, hero).play("champion", slug).acquire(slug, "force")
    if t.decision.ask == "choose-fighters":
        seat(t, hero).choose("champion").choose("done")
    return t


@rule("hades:armure:1", "hades:armure:2")
def test_whoever_acquires_a_very_rare_character_every_player_may_exchange_the_armour(table: Factory) -> None:
    """That of the base box or of Asgard, equipped or in hand; each is asked, and may refuse."""
    t = acquiring(
        table, "queen", "ikki",
        ikki=Side(hand=[bronze("ikki")], aside=both("ikki")),
        seiya=Side(hand=["jaki"], armour=asgard("seiya"), aside=[new("seiya")]),
        shun=Side(hand=[asgard("shun")], aside=[new("shun")]),
        hyoga=Side(armour=bronze("hyoga"), aside=both("hyoga")),
    )  # fmt: skip
    for hero, yes in (("ikki", True), ("seiya", True), ("shun", True), ("hyoga", False)):
        t.pending("evolve-armour", hero)
        assert seat(t, hero).options == ["yes", "no"]
        _ = seat(t, hero).accept() if yes else seat(t, hero).decline()
    t.pending("main-phase", "ikki")
    assert (t.ikki.hand, t.ikki.aside) == ([new("ikki")], [asgard("ikki")])
    assert (t.seiya.armour, t.seiya.hand, t.seiya.aside) == ([new("seiya")], ["jaki"], [])
    assert (t.shun.hand, t.shun.aside) == ([new("shun")], [])
    assert (t.hyoga.armour, t.hyoga.aside) == ([bronze("hyoga")], both("hyoga"))
    assert sorted(t.slugs("gone")) == sorted([bronze("ikki"), asgard("seiya"), asgard("shun")])
    assert t.ikki.discard == ["queen", "champion"], "the cards used are discarded first"


@rule("hades:armure:1")
def test_a_very_rare_gold_saint_brings_the_armours_of_both_boxes_one_after_the_other(table: Factory) -> None:
    king = character("king", "000", "King", "very-rare", classes=("Chevalier d'Or",), cost_force=1)
    side = Side(armour=bronze("seiya"), hand=["champion"], aside=both("seiya"))
    t = table(seiya=side, cards=(CHAMPION, king), boxes=BOXES, field=["king"])
    t.seiya.play("champion", "king").acquire("king", "force", using=()).accept().accept()
    assert (t.seiya.armour, t.slugs("gone")) == ([new("seiya")], [bronze("seiya"), asgard("seiya")])


@rule("hades:armure:1")
@pytest.mark.parametrize("slug", ["lady", "crown", GOLD])
def test_no_other_card_brings_the_armour_of_hades(table: Factory, slug: str) -> None:
    """A rare Character, a very rare Armour, a Gold Saint: that one brings the Armour of Asgard."""
    t = acquiring(table, slug, seiya=Side(armour=bronze("seiya"), aside=both("seiya")))
    if slug == GOLD:
        decision = t.pending("evolve-armour", "seiya")
        assert t.rules.catalogue.definitions[t.game.cards[decision.card].definition].slug == asgard("seiya")
        t.seiya.accept()
        assert (t.seiya.armour, t.seiya.aside) == ([asgard("seiya")], [new("seiya")])
    t.pending("main-phase")
    assert new("seiya") in t.seiya.aside


@rule("hades:armure:1")
def test_the_armour_of_hades_is_never_exchanged(table: Factory) -> None:
    for slug in (GOLD, "queen"):
        t = acquiring(table, slug, seiya=Side(armour=new("seiya"), aside=[asgard("seiya")]))
        t.pending("main-phase")
        assert t.seiya.armour == [new("seiya")]


@rule("hades:armure:1")
@pytest.mark.parametrize("old", [bronze("seiya"), asgard("seiya")])
def test_an_armour_used_in_that_acquisition_or_frozen_is_not_exchanged(table: Factory, old: str) -> None:
    dear = character("dear", "000", "Dear", "very-rare", cost_force=9, cost_cosmos=1)
    side = Side(armour=old, aside=[new("seiya")])
    t = at(table, seiya=side, shun=Side(), field=["dear"], cards=(dear,))
    t.seiya.acquire("dear", "cosmos")
    t.pending("main-phase")
    assert (t.seiya.discard, t.seiya.aside) == ([old], [new("seiya")])
    t = acquiring(table, "queen", seiya=Side(hand=["jaki"], frozen=[old], aside=[new("seiya")]))
    t.pending("main-phase")
    assert (t.seiya.frozen, t.seiya.aside) == ([old], [new("seiya")])


@rule("hades:armure:1")
@pytest.mark.parametrize("zone", ["draw", "discard", "destroyed"])
def test_an_armour_neither_equipped_nor_in_hand_is_not_exchanged(table: Factory, zone: str) -> None:
    """While it may be in hand as far as others can see, its player is asked all the same."""
    side: dict[str, Any] = {zone: [bronze("shun")]}
    t = acquiring(table, "queen", seiya=Side(), shun=Side(hand=["jaki"], aside=both("shun"), **side))
    if zone == "draw":
        t.pending("evolve-armour", "shun")
        assert t.shun.options == ["no"]
        t.shun.decline()
    t.pending("main-phase")
    assert t.shun.aside == both("shun")


@rule("hades:armure:1")
def test_a_very_rare_character_acquired_without_a_fight_counts_too(table: Factory) -> None:
    given = Side(hand=["armure-du-sagittaire", "oko"], aside=[new("seiya")])
    t = at(table, seiya=given, shun=Side(armour=asgard("shun"), aside=[new("shun")]), field=["athena"])
    t.seiya.play("armure-du-sagittaire").choose("oko")
    t.pending("evolve-armour", "shun")
    t.shun.accept()
    assert t.shun.armour == [new("shun")]


@rule("seiya:card:shion-grand-pope:1")
def test_ruling_an_effect_may_exchange_the_own_armour(table: Factory) -> None:
    """Of whoever uses it alone, equipped or in hand; the player may refuse, and chooses if there are two."""
    for old in (bronze("seiya"), asgard("seiya")):
        given = Side(hand=[SHION, "jaki"], armour=old, aside=both("seiya"))
        t = at(table, seiya=given, shun=Side(armour=bronze("shun"), aside=both("shun")))
        t.seiya.play(SHION)
        t.pending("choose-evolve", "seiya")
        t.seiya.choose(old)
        assert (t.seiya.armour, t.seiya.aside, t.slugs("gone")) == ([new("seiya")], [asgard("seiya")], [old])
        assert t.shun.armour == [bronze("shun")]
    t = at(table, seiya=Side(hand=[SHION, bronze("seiya")], aside=both("seiya")))
    t.seiya.play(SHION).decline()
    assert t.seiya.hand == [bronze("seiya")]
    for armour_there, aside in ((bronze("shun"), both("seiya")), (bronze("seiya"), [asgard("seiya")])):
        t = at(table, seiya=Side(hand=[SHION], armour=armour_there, aside=aside))
        t.seiya.play(SHION)
        t.pending("main-phase")
        assert t.seiya.armour == [armour_there]
