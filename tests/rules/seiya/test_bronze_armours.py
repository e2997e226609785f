"""Asgard: the new Bronze Armours, and how they come into play (5.1.9)."""

import pytest

from tests.scenario import Factory, Scenario, Seat, Side, bronze, rule

HEROES = ("seiya", "shiryu", "hyoga", "shun", "ikki")
TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force
GOLD = "mu-du-belier"  # a Gold Saint: 7 Force or 7 Cosmos
SAGITTARIUS = "armure-du-sagittaire"  # played, it acquires a Character of the field


def of_armour(*rules: str) -> pytest.MarkDecorator:
    """The Bronze Armours say the same of five heroes; `rules` are ids with a star for the base box's Armour."""
    return pytest.mark.parametrize(
        "hero",
        [
            pytest.param(hero, marks=rule(*(f"seiya:{name.replace('*', bronze(hero))}" for name in rules)))
            for hero in HEROES
        ],
    )


def seat(t: Scenario, hero: str) -> Seat:
    found: Seat = getattr(t, hero)
    return found


def new(hero: str) -> str:
    return bronze(hero) + "-asgard"


# What the new Armours do


@of_armour("card:*-asgard:1", "faq:*-asgard:1")
@pytest.mark.parametrize(("low", "high"), [("verycommon", "common"), ("common", "uncommon-asgard")])
def test_two_alike_become_one_of_the_next_rank_in_hand(table: Factory, hero: str, low: str, high: str) -> None:
    low, high = f"{hero}-{low}", f"{hero}-{high}"
    side = Side(armour=new(hero), hand=[low, "cassios", "cassios", low, low], aside=[low, high, high])
    t = table(**{hero: side}, field=[TITAN])
    player = seat(t, hero)
    player.use(new(hero))
    t.pending("choose-destroy", hero)
    assert player.options == [low]
    player.choose(low)
    assert player.destroyed == [low, low]
    assert player.hand == ["cassios", "cassios", low, high], "to hand"
    assert player.discard == [new(hero)]
    assert player.aside == [low, high]


@of_armour("faq:*-asgard:2")
def test_the_hero_comes_from_those_set_aside_never_from_destroyed_ones(table: Factory, hero: str) -> None:
    low, high = f"{hero}-common", f"{hero}-uncommon-asgard"
    destroyed = [high, high]
    t = table(**{hero: Side(armour=new(hero), hand=[low, low], destroyed=destroyed)}, field=[TITAN])
    assert not seat(t, hero).can_activate(new(hero))
    t = table(**{hero: Side(armour=new(hero), hand=[low, low], destroyed=destroyed, aside=[high])}, field=[TITAN])
    player = seat(t, hero)
    player.use(new(hero)).choose(low)
    assert (player.aside, player.hand, player.destroyed) == ([], [high], [high, high, low, low])


@of_armour("card:*-asgard:1")
def test_the_armour_of_another_hero_lets_nobody_rise(table: Factory, hero: str) -> None:
    other = "ikki" if hero != "ikki" else "shun"
    side = Side(armour=new(hero), hand=[f"{other}-common"] * 2, aside=[f"{other}-uncommon-asgard"])
    assert not seat(table(**{other: side}, field=[TITAN]), other).can_activate(new(hero))


@of_armour("card:*-asgard:1", "faq:*-asgard:5")
def test_nobody_rises_unless_two_alike_are_destroyed(table: Factory, hero: str) -> None:
    low, middle, high = f"{hero}-verycommon", f"{hero}-common", f"{hero}-uncommon-asgard"
    aside = [middle, high]
    for hand in ([low], [middle], [low, middle], [middle, high], [high, high], [low, "oko", "oko"]):
        t = table(**{hero: Side(armour=new(hero), hand=hand, discard=[low, low], aside=aside)}, field=[TITAN])
        assert not seat(t, hero).can_activate(new(hero)), hand


@of_armour("faq:*:1")
def test_the_armour_of_the_base_box_also_gives_an_uncommon_hero(table: Factory, hero: str) -> None:
    low, high = f"{hero}-common", f"{hero}-uncommon-asgard"
    t = table(**{hero: Side(armour=bronze(hero), hand=[low, low], aside=[new(hero), high])}, field=[TITAN])
    player = seat(t, hero)
    player.use(bronze(hero)).choose(low)
    assert player.discard == [bronze(hero), high]
    t = table(**{hero: Side(armour=bronze(hero), hand=[low, low], aside=[new(hero)])}, field=[TITAN])
    assert not seat(t, hero).can_activate(bronze(hero)), "an Armour that is set aside is no Hero"


@of_armour("card:*:1", "faq:*:1")
def test_the_player_chooses_which_uncommon_hero_the_armour_of_the_base_box_gives(table: Factory, hero: str) -> None:
    low, asgard, poseidon = f"{hero}-common", f"{hero}-uncommon-asgard", f"{hero}-uncommon-poseidon"
    t = table(**{hero: Side(armour=bronze(hero), hand=[low, low], aside=[asgard, poseidon])}, field=[TITAN])
    player = seat(t, hero)
    player.use(bronze(hero)).choose(low)
    t.pending("choose-add", hero)
    assert len(player.options) == 2
    player.choose(poseidon)
    assert player.discard == [bronze(hero), poseidon]


@of_armour("card:*-asgard:1", "faq:*-asgard:1")
def test_the_player_chooses_between_uncommon_heroes_and_never_gets_the_transcended_one(
    table: Factory, hero: str
) -> None:
    low, transcended = f"{hero}-common", f"{hero}-transcended"
    asgard, poseidon = f"{hero}-uncommon-asgard", f"{hero}-uncommon-poseidon"
    side = Side(armour=new(hero), hand=[low, low], aside=[asgard, poseidon, transcended])
    t = table(**{hero: side}, field=[TITAN])
    player = seat(t, hero)
    player.use(new(hero)).choose(low)
    t.pending("choose-take", hero)
    assert len(player.options) == 2
    assert not player.can_choose(transcended)
    player.choose(poseidon)
    assert (player.hand, player.aside) == ([poseidon], [asgard, transcended])
    t = table(**{hero: Side(armour=new(hero), hand=[asgard, asgard], aside=[transcended])}, field=[TITAN])
    assert not seat(t, hero).can_activate(new(hero))


# How they come into play


def acquire_gold(t: Scenario, hero: str) -> None:
    """That player acquires a Gold Saint for a Character in hand."""
    seat(t, hero).play(SAGITTARIUS).choose("oko")


@rule("seiya:classic:5.1.9:1", "seiya:classic:5.1:9", "seiya:asgard:5", "seiya:faq:armure-du-sagittaire:5")
def test_whoever_acquires_a_gold_saint_every_player_may_exchange_the_armour(table: Factory) -> None:
    """In hand or equipped; each is asked, and may refuse."""
    t = table(
        ikki=Side(hand=[SAGITTARIUS, "oko", bronze("ikki")], aside=[new("ikki")]),
        seiya=Side(hand=["jaki"], armour=bronze("seiya"), aside=[new("seiya")]),
        shun=Side(hand=[bronze("shun")], aside=[new("shun")]),
        field=[GOLD],
        boxes=("asgard",),
    )
    acquire_gold(t, "ikki")
    t.pending("evolve-armour", "ikki")
    assert t.ikki.options == ["yes", "no"]
    t.ikki.accept()
    t.pending("evolve-armour", "seiya")
    t.seiya.accept()
    t.pending("evolve-armour", "shun")
    t.shun.decline()
    assert (t.ikki.hand, t.ikki.aside) == ([new("ikki")], [])
    assert (t.seiya.armour, t.seiya.hand, t.seiya.aside) == ([new("seiya")], ["jaki"], [])
    assert (t.shun.hand, t.shun.aside) == ([bronze("shun")], [new("shun")])


@rule("seiya:classic:5.1.9:1")
def test_another_card_than_a_gold_saint_lets_no_armour_evolve(table: Factory) -> None:
    t = table(
        ikki=Side(hand=[SAGITTARIUS, "oko", bronze("ikki")], aside=[new("ikki")]),
        field=["sirius-du-grand-chien"],
        boxes=("asgard",),
    )
    acquire_gold(t, "ikki")
    t.pending("main-phase", "ikki")
    assert "sirius-du-grand-chien" in t.ikki.discard
    assert t.ikki.hand == [bronze("ikki")]


@rule(
    "seiya:classic:5.1.9:2", "seiya:asgard:6", "seiya:glossary:retirer-du-jeu-de-la-partie-du-terrain:4",
)  # fmt: skip
def test_the_exchanged_armour_leaves_the_game(table: Factory) -> None:
    t = table(
        ikki=Side(hand=[SAGITTARIUS, "oko", bronze("ikki")], aside=[new("ikki")]), field=[GOLD], boxes=("asgard",)
    )
    acquire_gold(t, "ikki")
    t.ikki.accept()
    assert t.slugs("gone") == [bronze("ikki")]
    assert bronze("ikki") not in (*t.ikki.hand, *t.ikki.discard, *t.ikki.aside, *t.ikki.destroyed, *t.removed)


@of_armour("faq:*:3", "faq:*-asgard:3")
@rule("seiya:glossary:armure-de-bronze:2")
def test_an_armour_that_takes_part_in_the_acquisition_does_not_evolve(table: Factory, hero: str) -> None:
    hand = ["shaka-de-la-vierge", "asterion-des-chiens-de-chasse", "mu-du-belier"]
    for using in ([bronze(hero)], []):
        t = table(**{hero: Side(hand=hand, armour=bronze(hero), aside=[new(hero)])}, field={6: GOLD}, boxes=("asgard",))
        player = seat(t, hero)
        for slug in hand:
            player.play(slug)
            if slug == "shaka-de-la-vierge" and t.decision.ask != "main-phase":
                player.decline()
        player.acquire(GOLD, "cosmos", [*hand, *using])
        if using:
            t.pending("main-phase", hero)
            assert (player.armour, player.aside) == ([], [new(hero)])
            assert bronze(hero) in player.discard
        else:
            t.pending("evolve-armour", hero)
            player.accept()
            assert player.armour == [new(hero)]


@of_armour("faq:*:4", "faq:*-asgard:4")
def test_a_frozen_armour_does_not_evolve(table: Factory, hero: str) -> None:
    t = table(
        **{hero: Side(hand=[SAGITTARIUS, "oko", "jaki"], frozen=[bronze(hero)], aside=[new(hero)])},
        field=[GOLD],
        boxes=("asgard",),
    )
    acquire_gold(t, hero)
    t.pending("main-phase", hero)
    assert seat(t, hero).frozen == [bronze(hero)]
    assert seat(t, hero).aside == [new(hero)]


@rule("seiya:classic:5.1.9:1")
@pytest.mark.parametrize("zone", ["discard", "destroyed", "draw"])
def test_an_armour_neither_equipped_nor_in_hand_does_not_evolve(table: Factory, zone: str) -> None:
    side = Side(hand=[SAGITTARIUS, "oko", "jaki"], aside=[new("ikki")])
    setattr(side, zone, [bronze("ikki")])
    t = table(ikki=side, field=[GOLD], boxes=("asgard",))
    acquire_gold(t, "ikki")
    if zone == "draw":
        t.pending("evolve-armour", "ikki")
        assert t.ikki.options == ["no"], "others cannot tell that it is not in hand"
        t.ikki.decline()
    t.pending("main-phase", "ikki")
    assert t.ikki.aside == [new("ikki")]


@rule("seiya:classic:5.1.9:1")
def test_who_holds_no_card_is_not_asked(table: Factory) -> None:
    side = Side(hand=[SAGITTARIUS, "oko"], draw=[bronze("ikki")], aside=[new("ikki")])
    t = table(ikki=side, field=[GOLD], boxes=("asgard",))
    acquire_gold(t, "ikki")
    t.pending("main-phase", "ikki")
    assert (t.ikki.hand, t.ikki.aside) == ([], [new("ikki")])


@rule("seiya:classic:5.1.9:1")
@pytest.mark.parametrize("armour", [new("shun"), bronze("shun")])
def test_only_the_own_armour_of_the_base_box_evolves(table: Factory, armour: str) -> None:
    """Robe Delta has Ikki play Shun's Armour; his own is destroyed."""
    fighters = ["thor-de-phecda", TITAN, "aldebaran-du-taureau"]
    side = Side(hand=fighters, armour="robe-divine-delta-megrez", destroyed=[bronze("ikki")], aside=[new("ikki")])
    t = table(ikki=side, shun=Side(hand=[armour], aside=[new("shun")]), field={6: GOLD}, boxes=("asgard",))
    t.ikki.use("robe-divine-delta-megrez")
    assert t.ikki.armour == [armour]
    for slug in fighters:
        t.ikki.play(slug)
    t.ikki.acquire(GOLD, "force", fighters)
    t.pending("main-phase", "ikki")
    assert (t.ikki.armour, t.ikki.aside) == ([armour], [new("ikki")])


@rule("seiya:classic:5.1.9:1")
def test_who_has_nothing_to_exchange_is_passed_over(table: Factory) -> None:
    """Ikki's Armour is destroyed; Heroes lie aside with the new ones."""
    t = table(
        ikki=Side(hand=[SAGITTARIUS, "oko"], destroyed=[bronze("ikki")], aside=["ikki-common", new("ikki")]),
        shun=Side(hand=["shun-common", bronze("shun")], aside=["shun-common", new("shun")]),
        field=[GOLD],
        boxes=("asgard",),
    )
    acquire_gold(t, "ikki")
    decision = t.pending("evolve-armour", "shun")
    assert (decision.least, decision.most) == (1, 1)
    t.shun.accept()
    assert (t.shun.hand, t.shun.aside) == (["shun-common", new("shun")], ["shun-common"])
    assert t.ikki.aside == ["ikki-common", new("ikki")]
