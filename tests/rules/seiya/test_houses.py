"""The Maisons of the duel: faced, acquired, and what lowers the cost of each (Hadès)."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.games.seiya.gifts import DrawGift
from pioche.games.seiya.tokens import GainEnergy
from pioche.games.seiya.verbs import Freeze, Wound
from pioche.games.seiya.vocabulary import (
    ARMOUR,
    CHARACTER,
    FORCE_COST,
    OPPONENTS,
    AcquireFree,
    Each,
    activation,
    armour,
    discard_pile,
    draw,
    every,
    field,
    gains,
    on_marked,
    one,
    while_on_field,
)
from pioche.games.seiya.vocabulary.duel import HOUSE
from tests.rules.seiya.duel import MU, SAGA, SHION, cast, duel, lowered, unmet, win
from tests.rules.seiya.trials import FIFTH, JABU, person
from tests.scenario import Factory, Scenario, Side, rule

TITAN = Side(hand=["titan"])


# Facing and acquiring


@rule("hades:duel-maisons:1", "hades:duel-maisons:2", "hades:duel-maisons:4")
def test_the_revealed_maison_is_acquired_for_the_own_counter(table: Factory) -> None:
    six, five = person("six", force=6), person("five", force=5)
    for hero, enough in (("six", True), ("five", False)):
        t = duel(table, "belier", six, five, renegade=Side(hand=[hero]), gold=Side(counter=1))
        t.renegade.play(hero, "maison-belier")
        assert t.renegade.can_acquire("maison-belier", "force") is enough
    t = duel(table, "belier", five, renegade=Side(hand=["five"], counter=5), gold=Side(counter=6))
    assert t.number("cost_force", "maison-belier", "house") == 5, "it is shown so"
    t.renegade.play("five", "maison-belier").acquire("maison-belier", "force")
    assert t.renegade.houses == ["maison-belier"]
    assert t.renegade.discard == ["five"], "who fought is discarded, the Maison is no card of the deck"


@rule("hades:duel-maisons:1")
def test_both_players_may_face_it_each_in_the_own_turn(table: Factory) -> None:
    t = duel(table, renegade=Side(hand=["weak"]), gold=Side(hand=["titan"]), houses=["maison-taureau"])
    t.renegade.end_turn(discard=["weak"])
    t.gold.play("titan", "maison-belier").acquire("maison-belier", "force")
    assert (t.gold.houses, t.slugs("house")) == (["maison-belier"], ["maison-taureau"])


@rule("hades:duel-maisons:1")
def test_the_equipped_armour_fights_along_and_cosmos_is_of_no_use(table: Factory) -> None:
    mage = person("mage", cosmos=9)
    t = duel(table, "belier", mage, renegade=Side(hand=["mage"], counter=1))
    t.renegade.play("mage", "maison-belier")
    assert not t.renegade.can_acquire("maison-belier", "force")
    assert not t.renegade.can_acquire("maison-belier", "cosmos")
    mail = armour("mail", "000", "Mail", "common", classes=("Armure",), force=1)
    t = duel(table, "belier", mail, renegade=Side(armour="mail", counter=1))
    t.renegade.acquire("maison-belier", "force")
    assert t.renegade.houses == ["maison-belier"]


@rule("hades:duel-maisons:3", "hades:duel-maisons:5")
def test_the_next_one_is_revealed_and_both_counters_are_set_anew(table: Factory) -> None:
    t = duel(
        table, "belier", renegade=Side(hand=["titan"], counter=3, houses=["maison-lion"]),
        gold=Side(counter=2, houses=["maison-vierge", "maison-cancer", "maison-balance"]),
        houses=["maison-gemeaux", "maison-taureau"],
    )  # fmt: skip
    win(t, "maison-belier")
    assert t.renegade.houses == ["maison-lion", "maison-belier"]
    assert (t.slugs("house"), t.slugs("houses")) == (["maison-taureau"], ["maison-gemeaux"])
    assert (t.renegade.counter, t.gold.counter) == (8, 9)


@rule("hades:duel-maisons:6")
def test_no_counter_is_set_above_twelve(table: Factory) -> None:
    others = ["maison-lion", "maison-vierge", "maison-balance", "maison-scorpion", "maison-cancer"]
    for own, cost in ((others, 12), ([*others, "maison-poissons"], 12), (others[1:], 11)):
        t = duel(table, renegade=Side(hand=["titan"], houses=own, counter=1), houses=["maison-taureau"])
        win(t, "maison-belier")
        assert (t.renegade.counter, t.gold.counter) == (cost, 6)


@rule("hades:duel-maisons:9", "hades:duel-maisons:10")
def test_the_counter_drops_at_the_end_of_a_turn_never_below_one(table: Factory) -> None:
    t = duel(table, renegade=Side(counter=2), gold=Side(counter=9))
    t.renegade.end_turn()
    assert (t.renegade.counter, t.gold.counter) == (1, 9)
    t.gold.end_turn()
    t.renegade.end_turn()
    assert (t.renegade.counter, t.gold.counter) == (1, 8)


@rule("hades:duel-maisons:9")
def test_a_maison_costs_one_force_at_least_whatever_lowers_it(table: Factory) -> None:
    helper = person("helper", while_on_field(gains(FORCE_COST, -9, HOUSE)))
    feeble = person("feeble")
    t = duel(table, "belier", helper, feeble, renegade=Side(hand=["feeble"]), field=["helper"])
    t.renegade.play("feeble", "maison-belier")
    assert not t.renegade.can_acquire("maison-belier", "force")
    t = duel(table, "belier", helper, renegade=Side(hand=[MU]), field=["helper"])
    t.renegade.play(MU, "maison-belier").acquire("maison-belier", "force")
    assert t.renegade.houses == ["maison-belier"]


@rule("hades:duel-maisons:5")
def test_ruling_the_counter_drops_after_it_was_set_in_the_same_turn(table: Factory) -> None:
    t = duel(table, renegade=TITAN, houses=["maison-taureau"])
    win(t, "maison-belier")
    t.renegade.end_turn()
    assert (t.renegade.counter, t.gold.counter) == (6, 6)


def test_ruling_a_maison_is_acquired_and_is_no_character(table: Factory) -> None:
    """It is the second acquisition of a turn, and costs no Sens."""
    t = duel(
        table, renegade=Side(hand=["titan"], senses=[FIFTH]), houses=["maison-taureau"],
        trials=["epreuve-antenora", "epreuve-mur-des-lamentations"],
    )  # fmt: skip
    win(t, "maison-belier")
    t.pending("trial", "renegade")
    assert t.decision.card == t.game.cards_in("trials")[1], "6 Force were paid; it is the first acquisition"
    t.renegade.decline()
    assert FIFTH in t.renegade.senses


# Meeting what a Maison asks for


@rule("hades:duel-maisons:7", "hades:duel-maisons:8", "hades:duel-maisons:11", "seiya:card:maison-belier:1")
def test_belier_each_armour_acquired_may_lower_the_counter(table: Factory) -> None:
    t = duel(table, renegade=Side(hand=["titan", "titan", "titan"]), field=["plate", "plate", "worn"])
    win(t, "plate")
    lowered(t, 3)
    win(t, "worn")
    assert t.renegade.counter == 3
    win(t, "plate")
    t.renegade.accept()
    assert t.renegade.counter == 1, "never below 1"


@rule("hades:duel-maisons:7")
def test_ruling_it_may_be_declined_and_is_not_asked_at_one(table: Factory) -> None:
    t = duel(table, renegade=TITAN, field=["plate"])
    win(t, "plate")
    t.pending("use-effect", "renegade")
    t.renegade.decline()
    unmet(t)
    t = duel(table, renegade=Side(hand=["titan"], counter=1), field=["plate"])
    win(t, "plate")
    assert t.pending("main-phase", "renegade")


@rule("hades:duel-maisons:7", "seiya:card:maison-belier:1")
def test_belier_not_what_the_other_player_acquires(table: Factory) -> None:
    t = cast(table, "belier", Each(OPPONENTS, AcquireFree(one(field(ARMOUR)))), field=["weak", "plate"])
    assert t.gold.discard == ["plate"]
    unmet(t)


@rule("hades:duel-maisons:7")
def test_ruling_in_the_own_turn_upkeep_included(table: Factory) -> None:
    """The last card of the pile is drawn in upkeep: that is Energy gained in the own turn."""
    t = duel(table, "lion", renegade=Side(draw=[JABU] * 5), reserve=["kiki"] * 9)
    t.renegade.end_turn()
    assert t.renegade.energy == 1
    t.pending("use-effect", "renegade")
    t.renegade.accept()
    assert t.pending("main-phase", "gold")
    assert (t.renegade.counter, t.gold.counter) == (3, 6), "2 for the Energy, 1 for the end of the turn"


@rule("seiya:card:maison-taureau:1")
@pytest.mark.parametrize(
    ("slug", "by", "enough"),
    [("weak", "force", True), ("weak", "cosmos", False), ("plate", "force", False), ("ash", "force", False)],
)
def test_taureau_a_character_of_the_field_by_force(table: Factory, slug: str, by: str, enough: bool) -> None:
    t = duel(table, "taureau", renegade=TITAN, field=["weak", "plate"], enfers={5: "ash"})
    win(t, slug, by)
    if enough:
        lowered(t, 2)
    else:
        unmet(t)


@rule("seiya:card:maison-taureau:1")
def test_taureau_not_the_maison_itself_nor_what_is_acquired_freely(table: Factory) -> None:
    t = duel(table, "taureau", renegade=TITAN, houses=["maison-vierge"])
    win(t, "maison-taureau")
    assert t.pending("main-phase", "renegade")
    t = cast(table, "taureau", AcquireFree(one(field(CHARACTER))), field=["weak"])
    unmet(t)


@rule("seiya:card:maison-gemeaux:1")
def test_gemeaux_a_capacite_used_for_its_effect_or_for_a_talent(table: Factory) -> None:
    horn = "capacite-revolution-stellaire"
    t = duel(table, "gemeaux", renegade=Side(hand=[SHION], gifts=[horn], discard=[JABU]))
    t.renegade.play(SHION, "weak").choose("gift:" + horn).choose(SHION)
    lowered(t, 2)
    t = duel(table, "gemeaux", renegade=Side(hand=[SHION], gifts=[horn], discard=[JABU]))
    t.renegade.play(SHION, "weak").choose("talent:shion-duel>1")
    lowered(t, 2)


@rule("seiya:card:maison-gemeaux:1")
def test_gemeaux_drawing_a_capacite_is_not_using_it(table: Factory) -> None:
    t = cast(table, "gemeaux", DrawGift(), renegade=Side(hand=["spell"], capacities=["capacite-revolution-stellaire"]))
    assert t.renegade.gifts == ["capacite-revolution-stellaire"]
    unmet(t)


@rule("seiya:card:maison-cancer:1")
def test_cancer_two_souls_are_spent_as_often_as_wanted(table: Factory) -> None:
    for souls, left in (5, 1), (4, 0):
        t = duel(table, "cancer", renegade=Side(souls=souls), gold=Side(souls=9))
        t.renegade.power("maison-cancer").power("maison-cancer")
        assert (t.renegade.souls, t.renegade.counter, t.gold.souls, t.gold.counter) == (left, 2, 9, 6)
        assert not t.renegade.can_use_power("maison-cancer"), "one Soul is not enough"


@rule("seiya:card:maison-cancer:1")
def test_cancer_nothing_is_paid_for_nothing(table: Factory) -> None:
    t = duel(table, "cancer", renegade=Side(souls=5, counter=2))
    t.renegade.power("maison-cancer")
    assert (t.renegade.souls, t.renegade.counter) == (3, 1)
    assert not t.renegade.can_use_power("maison-cancer")


@rule("seiya:card:maison-lion:1")
def test_lion_each_energy_gained_by_oneself(table: Factory) -> None:
    t = cast(table, "lion", GainEnergy(2))
    lowered(t, 2, times=2)
    t = cast(table, "lion", Each(OPPONENTS, GainEnergy()))
    assert t.gold.energy == 1
    unmet(t)
    t = cast(table, "lion", GainEnergy(), renegade=Side(hand=["spell"], energy=3))
    unmet(t)


@rule("seiya:card:maison-vierge:1")
def test_vierge_each_sens_exhausted(table: Factory) -> None:
    t = duel(table, "vierge", renegade=Side(hand=[SAGA, SHION], draw=[JABU] * 3, senses=[FIFTH]))
    t.renegade.choose("sense:" + FIFTH).choose(SAGA)
    lowered(t, 1)


@rule("seiya:card:maison-balance:1")
@pytest.mark.parametrize(("by", "enough"), [("cosmos", True), ("force", False)])
def test_balance_a_card_acquired_by_cosmos(table: Factory, by: str, enough: bool) -> None:
    t = duel(table, "balance", renegade=TITAN, field=["weak"])
    win(t, "weak", by)
    if enough:
        lowered(t, 3)
    else:
        unmet(t)


SUFFERED = [
    pytest.param("scorpion", "wound", Wound, 2, marks=rule("seiya:card:maison-scorpion:1")),
    pytest.param("verseau", "freeze", Freeze, 3, marks=rule("seiya:card:maison-verseau:1")),
]


@pytest.mark.parametrize(("house", "how", "verb", "by"), SUFFERED)
def test_scorpion_and_verseau_an_own_card_suffers_it(table: Factory, house: str, how: Any, verb: Any, by: int) -> None:
    martyr = person("martyr", activation(how, draw(1)))
    t = duel(table, house, martyr, renegade=Side(hand=["martyr"], draw=[JABU, JABU]))
    t.renegade.play("martyr", "weak").use("martyr")
    lowered(t, by)


@pytest.mark.parametrize(("house", "how", "verb", "by"), SUFFERED)
def test_scorpion_and_verseau_each_card_counts_but_no_opponents_one(
    table: Factory, house: str, how: Any, verb: Any, by: int
) -> None:
    t = cast(
        table, house, verb(every(discard_pile(CHARACTER))), renegade=Side(hand=["spell"], discard=[JABU], counter=9)
    )
    for _ in range(2):
        t.renegade.accept()
    assert t.renegade.counter == 9 - 2 * by, "the spell lies there too"
    t = cast(table, house, verb(every(discard_pile(whose=OPPONENTS))), gold=Side(discard=[JABU]))
    assert t.gold.discard == []
    unmet(t)


@pytest.mark.parametrize(("house", "how", "verb", "by"), SUFFERED)
def test_scorpion_and_verseau_it_must_be_the_own_doing(
    table: Factory, house: str, how: Any, verb: Any, by: int
) -> None:
    """A card of the opponent strikes back when it is marked."""
    viper = person("viper", on_marked(verb(every(discard_pile(whose=OPPONENTS)))))
    first = Freeze if verb is Wound else Wound
    t = cast(table, house, first(every(discard_pile(whose=OPPONENTS))), viper, gold=Side(discard=["viper"]))
    assert t.renegade.discard == []
    unmet(t)


@rule("seiya:card:maison-scorpion:1")
def test_scorpion_a_character_must_be_wounded(table: Factory) -> None:
    effect = Wound(every(discard_pile(ARMOUR)))
    t = cast(table, "scorpion", effect, renegade=Side(hand=["spell"], discard=["plate"]))
    assert t.renegade.wounded == ["plate"]
    unmet(t)


@rule("seiya:card:maison-sagittaire:1", "hades:duel-maisons:12")
def test_sagittaire_a_hero_of_the_hand_is_destroyed(table: Factory) -> None:
    t = duel(table, "sagittaire", renegade=Side(hand=[SAGA, SHION, JABU], counter=12))
    t.renegade.power("maison-sagittaire")
    assert t.renegade.options == [SAGA, SHION], "Jabu is no Hero, and who has begun pays"
    t.renegade.choose(SAGA)
    assert (t.renegade.destroyed, t.renegade.counter) == ([SAGA], 7)
    t.renegade.power("maison-sagittaire").choose(SHION)
    assert (t.renegade.destroyed, t.renegade.counter) == ([SAGA, SHION], 2)
    assert not t.renegade.can_use_power("maison-sagittaire")


@rule("seiya:card:maison-sagittaire:1")
def test_sagittaire_not_a_hero_in_play_nor_for_nothing(table: Factory) -> None:
    t = duel(table, "sagittaire", renegade=Side(hand=[SAGA]))
    t.renegade.play(SAGA, "weak")
    assert not t.renegade.can_use_power("maison-sagittaire")
    t = duel(table, "sagittaire", renegade=Side(hand=[SAGA], counter=1))
    assert not t.renegade.can_use_power("maison-sagittaire")


@rule("seiya:card:maison-capricorne:1")
def test_capricorne_a_personnage_is_annihilated(table: Factory) -> None:
    for slug, enough in (("ash", True), ("bone", False), ("weak", False)):
        t = duel(table, "capricorne", renegade=Side(hand=["titan"], entrave=["bone"]), enfers={5: "ash"})
        win(t, slug)
        if enough:
            lowered(t, 3)
        else:
            unmet(t)


@rule("seiya:card:maison-poissons:1")
def test_poissons_a_personnage_joins_the_opponents_pile(table: Factory) -> None:
    t = duel(table, "poissons", renegade=Side(souls=2), enfers={5: "ash"})
    t.renegade.choose("bind:ash@enfers/5")
    assert t.gold.entrave == ["ash"]
    lowered(t, 4)


@rule("seiya:card:maison-poissons:1")
def test_poissons_what_comes_through_the_gate_does_not_count(table: Factory) -> None:
    enfers = {1: "ash", 2: "bone", 3: "crow", 4: "dust", 5: "ember"}
    t = duel(table, "poissons", enfers=enfers)
    t.renegade.end_turn()
    assert t.renegade.entrave == ["ember"]
    assert t.pending("main-phase", "gold")
    assert t.renegade.counter == 5


# The example of the booklet


@rule("hades:duel-exemple:1", "hades:duel-exemple:2", "hades:duel-exemple:3", "hades:duel-exemple:4")
def test_the_example(table: Factory) -> None:
    t: Scenario = duel(
        table, "gemeaux", renegade=Side(hand=["titan"], draw=[JABU] * 6, houses=["maison-belier", "maison-cancer"]),
        gold=Side(hand=[JABU], draw=[JABU], houses=["maison-vierge"], senses=[FIFTH], energy=2), houses=["maison-lion"],
    )  # fmt: skip
    win(t, "maison-gemeaux")
    assert t.slugs("house") == ["maison-lion"]
    assert (t.gold.counter, t.renegade.counter) == (7, 9)
    t.renegade.end_turn()
    t.gold.choose("sense:" + FIFTH)
    assert t.gold.energy == 3, "the last card of the pile was drawn"
    t.pending("use-effect", "gold")
    t.gold.accept()
    assert t.gold.counter == 5
    t.gold.end_turn(discard=[JABU])
    assert t.gold.counter == 4
