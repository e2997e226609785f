"""The duel: Heroes of the Gold Saints and their Talents, and Athéna, Combattante Divine."""

from __future__ import annotations

import pytest

from pioche.games.seiya import Config, new
from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.cards import duel_gold, duel_renegades
from pioche.games.seiya.vocabulary import (
    COMMON,
    OPPONENTS,
    RARE,
    UNCOMMON,
    VERY_COMMON,
    VERY_RARE,
    Destroy,
    Discard,
    Do,
    Freeze,
    SameRank,
    Take,
    Wound,
    discard_pile,
    hand,
    one,
)
from pioche.games.seiya.vocabulary.hades import gift
from tests.rules.seiya.decks import duel, facing, talents, use_talent
from tests.rules.seiya.hades import GUIDE, PLAIN
from tests.scenario import Factory, Side, rule

MU, ALDEBARAN, AIOLIA, SHAKA, DOKO, MILO = (
    f"{name}-duel" for name in ("mu", "aldebaran", "aiolia", "shaka", "doko", "milo")
)
PSYCHOKINESIS, HORN, PLASMA = "capacite-psychokinesie", "capacite-grande-corne", "capacite-plasma-foudroyant"
TREASURE, DRAGONS, NEEDLE = "capacite-tresor-du-ciel", "capacite-cent-dragons", "capacite-aiguille-ecarlate"
HOWS = {"wound": Wound, "freeze": Freeze, "discard": Discard, "destroy": Destroy}
ATHENA = "athena-combattante-divine"
CHAMPIONS = [card for card in (*duel_gold.CARDS, *duel_renegades.CARDS) if card.slug != ATHENA]


def of_side(test: SeiyaCard) -> str:
    return test.slug


# Printed


@rule("hades:duel-heros:1")
@pytest.mark.parametrize("card", CHAMPIONS, ids=of_side)
def test_a_hero_of_the_duel_has_no_rank_and_is_a_gold_saint(card: SeiyaCard) -> None:
    assert card.ranks == ()
    assert {"Héros", "Chevalier", "Chevalier d'Or"} <= card.words()
    assert (card.copies, card.mode, card.pv, card.cost_force, card.cost_cosmos) == (2, "duel", None, None, None)


@rule("hades:duel-heros:1")
def test_without_a_rank_a_hero_matches_none_nor_the_same(table: Factory) -> None:
    ranked = gift("ranked", "000", "Ranked", Discard(one(hand(VERY_COMMON | COMMON | UNCOMMON | RARE | VERY_RARE))))
    alike = gift("alike", "000", "Alike", Do(Discard(one(hand())), then=Take(one(discard_pile(SameRank())))))
    side = Side(hand=[MU, "jabu-de-la-licorne"], discard=[DOKO], gifts=["ranked", "alike"])
    t = duel(table, gold=side, cards=(ranked, alike))
    t.gold.choose("gift:ranked")
    t.pending("choose-discard")
    assert t.gold.options == ["jabu-de-la-licorne"], "asked all the same, for the hand is hidden"
    t.gold.choose("jabu-de-la-licorne")
    t.gold.choose("gift:alike")
    assert (t.gold.hand, t.gold.discard) == ([], [DOKO, "jabu-de-la-licorne", MU])


@pytest.mark.parametrize(
    "slug", [pytest.param(card.slug, marks=rule(f"seiya:card:{card.slug}:0")) for card in CHAMPIONS]
)
def test_there_are_six_heroes_of_each_side(slug: str) -> None:
    (card,) = (card for card in CHAMPIONS if card.slug == slug)
    gold = card in duel_gold.CARDS
    assert card.side == ("gold" if gold else "renegade")
    assert card.number in [f"{number:03}" for number in (range(78, 84) if gold else range(84, 90))]
    assert len([other for other in CHAMPIONS if other.side == card.side]) == 6
    assert len({other.constellation for other in CHAMPIONS if other.side == card.side}) == 6


# Paying


@rule("hades:duel-heros:2", "hades:duel-heros:3")
def test_a_talent_is_paid_by_the_capacite_of_the_same_constellation_alone(table: Factory) -> None:
    t = facing(table, "gold", ALDEBARAN, PSYCHOKINESIS, PLASMA)
    assert talents(t.gold) == []
    t = facing(table, "gold", ALDEBARAN, PSYCHOKINESIS, HORN, gold=Side(capacities=[NEEDLE]))
    use_talent(t.gold, ALDEBARAN)
    t.pending("main-phase")
    assert t.gold.gifts == [PSYCHOKINESIS], "only one fits: nothing is asked"
    assert t.slugs("own-capacities") == [HORN, NEEDLE], "under the own pile"
    assert t.gold.force_of(ALDEBARAN) == 4


@rule("hades:duel-heros:3")
def test_each_use_needs_the_capacite_anew_whichever_copy_uses_it(table: Factory) -> None:
    t = facing(table, "gold", ALDEBARAN, HORN, gold=Side(hand=[ALDEBARAN]))
    t.gold.play(ALDEBARAN)
    use_talent(t.gold, ALDEBARAN)
    assert talents(t.gold) == []
    forces = [t.game.number("force", ref) for ref in t.game.cards_in("play", 0)]
    assert sorted(forces) == [2, 4], "this one, no other of the name"


@rule("hades:duel-heros:4", "seiya:card:mu-duel:1")
def test_the_talent_of_mu_costs_psychokinesie_and_equips_an_armour(table: Factory) -> None:
    side = Side(discard=["armure-du-lion", "jabu-de-la-licorne", "armure-du-taureau"], armour="armure-du-belier")
    t = facing(table, "gold", MU, PSYCHOKINESIS, gold=side)
    use_talent(t.gold, MU)
    t.pending("choose-equip")
    assert t.gold.options == ["armure-du-lion@discard/0", "armure-du-taureau@discard/0"]
    t.gold.choose("armure-du-lion")
    assert (t.gold.armour, t.gold.played) == (["armure-du-lion"], [MU])
    assert t.gold.discard == ["jabu-de-la-licorne", "armure-du-taureau", "armure-du-belier"]
    assert (t.gold.gifts, t.slugs("own-capacities")) == ([], [PSYCHOKINESIS])


@rule("seiya:card:mu-duel:1")
def test_mu_needs_an_armour_in_the_own_discard_pile(table: Factory) -> None:
    t = facing(table, "gold", MU, PSYCHOKINESIS, renegade=Side(discard=["armure-du-lion"]))
    assert talents(t.gold) == []


# What they do


@rule("seiya:card:aldebaran-duel:1")
def test_aldebaran_gains_two_force_for_the_turn(table: Factory) -> None:
    t = facing(table, "gold", ALDEBARAN, HORN, gold=Side(hand=[DOKO]))
    t.gold.play(DOKO)
    use_talent(t.gold, ALDEBARAN)
    assert (t.gold.force_of(ALDEBARAN), t.gold.cosmos_of(ALDEBARAN)) == (4, 0)
    assert t.gold.force_of(DOKO) == 1


@rule("seiya:card:aiolia-duel:1")
@pytest.mark.parametrize(("energy", "after"), [(0, 1), (3, 3)])
def test_aiolia_gains_a_force_and_his_player_an_energy(table: Factory, energy: int, after: int) -> None:
    t = facing(table, "gold", AIOLIA, PLASMA, gold=Side(hand=[MILO], energy=energy))
    t.gold.play(MILO)
    use_talent(t.gold, AIOLIA)
    assert t.gold.force_of(MILO) == 1
    assert (t.gold.force_of(AIOLIA), t.gold.cosmos_of(AIOLIA), t.gold.energy) == (2, 1, after)


@rule("seiya:card:shaka-duel:1")
def test_shaka_turns_a_sens_active_and_gains_a_cosmos(table: Factory) -> None:
    tokens = ["sens-cinquieme-sens", "sens-sixieme-sens", "sens-septieme-sens"]
    side = Side(hand=[MILO], senses=tokens, inactive=["sens-eveil", *tokens[:2]])
    t = facing(table, "gold", SHAKA, TREASURE, gold=side)
    t.gold.play(MILO)
    use_talent(t.gold, SHAKA)
    t.pending("choose-recharge")
    assert len(t.gold.options) == 2, "neither the Éveil nor the one that is active"
    t.gold.choose(tokens[1])
    assert t.gold.senses == {"sens-eveil": False, tokens[0]: False, tokens[1]: True, tokens[2]: True}
    assert (t.gold.force_of(SHAKA), t.gold.cosmos_of(SHAKA), t.gold.cosmos_of(MILO)) == (0, 3, 1)


@rule("seiya:card:shaka-duel:1")
def test_shaka_needs_an_inactive_sens(table: Factory) -> None:
    t = facing(table, "gold", SHAKA, TREASURE, gold=Side(senses=["sens-cinquieme-sens"], inactive=["sens-eveil"]))
    assert talents(t.gold) == []


@rule("seiya:card:doko-duel:1")
def test_doko_gains_two_force_and_a_cosmos(table: Factory) -> None:
    t = facing(table, "gold", DOKO, DRAGONS, gold=Side(hand=[MILO]))
    t.gold.play(MILO)
    use_talent(t.gold, DOKO)
    assert (t.gold.force_of(DOKO), t.gold.cosmos_of(DOKO)) == (3, 2)
    assert (t.gold.force_of(MILO), t.gold.cosmos_of(MILO)) == (1, 1)


@rule("hades:precisions:6")
def test_the_talent_of_a_doko_serves_that_doko_alone(table: Factory) -> None:
    t = facing(table, "gold", DOKO, DRAGONS, gold=Side(hand=[DOKO]))
    t.gold.play(DOKO, "maison-belier")
    use_talent(t.gold, DOKO)
    forces = [t.game.number("force", ref) for ref in t.game.cards_in("play", t.gold.seat)]
    assert sorted(forces) == [1, 3]


@rule("seiya:card:milo-duel:1")
def test_milo_makes_the_opponent_discard_a_card_of_their_choice(table: Factory) -> None:
    t = facing(table, "gold", MILO, NEEDLE, renegade=Side(hand=["saga-duel", "camus-duel"]), gold=Side(hand=[MU]))
    use_talent(t.gold, MILO)
    t.pending("choose-discard", "renegade")
    assert t.renegade.options == ["saga-duel", "camus-duel"]
    t.renegade.choose("camus-duel")
    assert (t.renegade.hand, t.renegade.discard) == (["saga-duel"], ["camus-duel"])
    assert t.gold.hand == [MU]


@rule("seiya:card:milo-duel:1")
def test_milo_needs_a_card_in_the_opponents_hand(table: Factory) -> None:
    t = facing(table, "gold", MILO, NEEDLE, renegade=Side(draw=["saga-duel"]))
    assert talents(t.gold) == []


# Athéna


@rule("seiya:card:athena-combattante-divine:0")
def test_athena_is_nobodys_and_very_rare() -> None:
    (card,) = (card for card in duel_gold.CARDS if card.slug == ATHENA)
    assert (card.number, card.ranks, card.classes, card.copies, card.side) == ("090", ("very-rare",), (), 1, None)
    assert card.numbers() == {"force": 4, "heal": 2, "cosmos": 4}
    assert (card.pv, card.mode, card.source) == (None, "duel", "rulebook")


@rule("hades:duel-athena:1")
def test_athena_waits_in_elysion_for_either_player() -> None:
    game = new(Config(mode="duel"), 3)
    slugs = game.rules.catalogue.slugs
    (waiting,) = game.cards_in("elysion")
    assert slugs[game.cards[waiting].definition] == ATHENA
    everywhere = [slugs[card.definition] for zone in game.zones for card in (game.cards[ref] for ref in zone)]
    assert everywhere.count(ATHENA) == 1
    classic = new(Config(asgard=True, poseidon=True, hades=True), 3)
    assert ATHENA not in [slugs[classic.cards[ref].definition] for zone in classic.zones for ref in zone]


@rule("hades:duel-athena:1", "seiya:card:athena-combattante-divine:1")
def test_athena_is_taken_at_elysion_and_goes_back_once_used(table: Factory) -> None:
    t = duel(
        table, gold=Side(hand=[MU], pawn=2), renegade=Side(pawn=2, hand=["saga-duel"]), elysion=[ATHENA],
        field=["kuraggu"], enfers={5: "guide"}, veiled={1: "ash"}, cards=(GUIDE, *PLAIN), styx=["bone"] * 9,
    )  # fmt: skip
    t.gold.play(MU, "guide").acquire("guide", "force")
    t.pending("take-divine", "gold")
    t.gold.choose("yes")
    assert (t.gold.hand, t.slugs("elysion")) == ([ATHENA], [])
    assert not t.events("acquire-free"), "taking her is no acquisition"
    t.gold.play(ATHENA, "kuraggu")
    assert (t.gold.force_of(ATHENA), t.gold.cosmos_of(ATHENA)) == (4, 4)
    t.gold.acquire("kuraggu", "force")
    assert (t.slugs("elysion"), ATHENA in t.gold.discard) == ([ATHENA], False)
    (ref,) = t.game.cards_in("elysion")
    assert t.game.cards[ref].owner == -1, "nobody's, for either to take"


@rule("seiya:card:athena-combattante-divine:1")
@pytest.mark.parametrize("how", list(HOWS))
def test_whatever_would_become_of_athena_she_goes_back(table: Factory, how: str) -> None:
    doom = gift("doom", "000", "Doom", HOWS[how](one(hand())))
    t = duel(table, gold=Side(hand=[ATHENA], gifts=["doom"]), cards=(doom,))
    t.gold.choose("gift:doom")
    assert (t.gold.hand, t.slugs("elysion")) == ([], [ATHENA])
    assert (t.gold.wounded, t.gold.frozen, t.gold.discard, t.gold.destroyed) == ([], [], [], [])


@rule("seiya:card:athena-combattante-divine:1")
@pytest.mark.parametrize("how", list(HOWS))
def test_athena_goes_back_whoever_does_it_and_no_other_card_does(table: Factory, how: str) -> None:
    doom = gift("doom", "000", "Doom", HOWS[how](one(hand(whose=OPPONENTS))))
    t = duel(table, renegade=Side(gifts=["doom", "doom"]), gold=Side(hand=[ATHENA, MU]), cards=(doom,))
    where = {"wound": "wounded", "freeze": "frozen", "discard": "discard", "destroy": "destroyed"}[how]
    t.renegade.choose("gift:doom")
    t.renegade.choose(next(key for key in t.renegade.options if key.endswith("/1")))
    assert (t.gold.hand, t.slugs("elysion"), t.slugs(where, 1)) == ([ATHENA], [], [MU])
    t.renegade.choose("gift:doom")
    assert (t.gold.hand, t.slugs("elysion"), t.slugs(where, 1)) == ([], [ATHENA], [MU])


@rule("hades:duel-athena:1")
def test_the_opponent_may_take_her_later_and_she_scores_for_nobody(table: Factory) -> None:
    t = duel(
        table, renegade=Side(hand=["saga-duel"], pawn=2), gold=Side(), elysion=[ATHENA], enfers={5: "guide"},
        cards=(GUIDE,),
    )  # fmt: skip
    before = t.renegade.score
    t.renegade.play("saga-duel", "guide").acquire("guide", "force")
    t.pending("take-divine", "renegade")
    t.renegade.choose("yes")
    assert t.renegade.hand == [ATHENA]
    assert t.renegade.score == before + 1, "the guide alone"
