"""Cards told apart in more ways: groups, names, printed numbers, comparisons, what lies beneath (2, 11-3)."""

from __future__ import annotations

from typing import Literal

import pytest

from pioche.games.dbs.calls import Myself
from pioche.games.dbs.card import Activate, Auto
from pioche.games.dbs.choices import ChooseEach
from pioche.games.dbs.effects import Draw, Look, TopOf
from pioche.games.dbs.gather import Summing
from pioche.games.dbs.terms import Beneath, Beyond, Compared, Groups, Includes, More, Original
from pioche.games.dbs.verbs import Drop, Ko, Play, Rest, Stand, ToDeck, ToHand, Under
from pioche.games.dbs.vocabulary.words import IT, auto, played, up_to
from pioche.kernel.cards.effect import Do, If, Seq
from pioche.kernel.cards.query import OPPONENTS, Among, Between, Cards, Count, Exists, Fixed, Is, Test
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Effect
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.said import says
from tests.games.dbs.sample_cards import ONE, battle, spell, unison

BATTLE = Is("battle")
FOES = Cards(("battle",), BATTLE, OPPONENTS)
ENERGY = Count(Cards(("energy",)))


def in_hand(test: Test | None = None) -> Cards:
    return Cards(("hand",), test)


def test_one_card_of_either_of_two_groups(duel: Factory) -> None:
    effect = ToHand(up_to(Groups((Cards(("drop",), Is("red")), Cards(("warp",), Is("blue"))))))
    says(
        effect,
        "Choose up to 1 red card in your Drop Area or up to 1 blue card in your Warp and add it to your hand.",
        "Ajoutez à votre main jusqu'à 1 carte rouge de votre Zone de Dispersion ou jusqu'à 1 carte "
        "bleue de votre Dimension parallèle.",
    )
    card = spell("call", effect)
    t = duel(Side(hand=["call"], drop=["red-1", "blue-2"], warp=["blue-1", "red-2"]), cards=(card,))
    t.you.use("call")
    assert t.you.can_choose("red-1")
    assert not t.you.can_choose("blue-2")
    assert not t.you.can_choose("red-2")
    t.you.choose("blue-1")
    assert t.you.hand == ["blue-1"]


@pytest.mark.rule("dbs:8-5-3")
def test_a_card_of_each_group_is_chosen_and_none_twice(duel: Factory) -> None:
    one = Pick(in_hand(Is("red")), ONE)
    effect = Seq((ChooseEach((one, Pick(in_hand(), ONE))), Drop(IT)))
    says(
        effect,
        "Choose 1 red card in your hand and 1 card in your hand, then place them in the Drop Area.",
        "Choisissez 1 carte rouge de votre main et 1 carte de votre main, puis placez les cartes "
        "choisies dans la Zone de Dispersion.",
    )
    toll = battle("toll", "red", 1, 5000, Activate("main", Draw(ONE), (effect,)))
    t = duel(Side(battle=["toll"], hand=["red-1", "blue-1", "red-2"]), cards=(toll,))
    t.you.use("toll").choose("red-1").choose("blue-1")
    assert t.you.drop == ["red-1", "blue-1"]
    assert t.you.hand == ["red-2", "black-3"]
    t = duel(Side(battle=["toll"], hand=["red-1"]), cards=(toll,))
    assert not t.you.can_use("toll"), "one card does not pay for both"


def test_a_choice_leaves_what_the_next_one_needs(duel: Factory) -> None:
    effect = Seq((ChooseEach((Pick(in_hand(), ONE), Pick(in_hand(Is("red")), ONE))), Drop(IT)))
    toll = battle("toll", "red", 1, 5000, Activate("main", Draw(ONE), (effect,)))
    t = duel(Side(battle=["toll"], hand=["red-1", "blue-1"]), cards=(toll,))
    t.you.use("toll")
    assert t.you.drop == ["blue-1", "red-1"], "the only red card is kept for the choice of a red one"


def test_this_card_and_another(duel: Factory) -> None:
    cost = Seq((ChooseEach((This(), Pick(Cards(("battle",), Is("blue")), ONE))), Rest(IT)))
    says(
        cost,
        "Choose this card and 1 blue card in your Battle Area, then switch them to Rest Mode.",
        "Choisissez cette carte et 1 carte bleue de votre Zone de Combat, puis passez les cartes "
        "choisies en mode Inertie.",
    )
    duo = battle("duo", "red", 1, 5000, Activate("main", Draw(ONE), (cost,)))
    t = duel(Side(battle=["duo", "blue-1"]), cards=(duo,))
    t.you.use("duo")
    assert sorted(t.you.rested) == ["blue-1", "duo"]


def test_names_that_hold_a_word(duel: Factory) -> None:
    found = Ko(Pick(Cards(("battle",), Includes("{Robot}"), OPPONENTS), ONE))
    says(
        found,
        "Choose 1 card with {Robot} in its card name in your opponent's Battle Area and KO it.",
        "Mettez KO 1 carte dont le nom de carte contient {Robot} de la Zone de Combat de votre adversaire.",
    )
    robot = battle("robot", "blue", 1, 5000, name="Robot 17, the Cold")
    man = battle("man", "blue", 1, 5000, name="Man", characters=("Robot",))
    near = battle("near", "blue", 1, 5000, name="Robo Hobot")
    cards = (robot, man, near, spell("hunt", found))
    t = duel(Side(hand=["hunt"]), Side(battle=["robot", "man", "near"]), cards=cards)
    t.you.use("hunt")
    assert t.foe.battle == ["man", "near"]


def test_the_printed_power_and_the_power_now(duel: Factory) -> None:
    hit = Ko(Every(Cards(("battle",), BATTLE & Original("power", None, 5000), OPPONENTS)))
    says(
        hit,
        "KO all of your opponent's Battle Cards with an original power of 5000 or less.",
        "Mettez KO toutes les cartes de Combat adverses d'une puissance d'origine de 5000 ou moins.",
    )
    t = duel(
        Side(hand=["hit"], battle=["weakener"], energy=["red-1"]),
        Side(battle=["blue-2", "blue-1"]),
        cards=(spell("hit", hit),),
    )
    t.you.use("weakener").choose("blue-2").use("hit")
    assert t.foe.battle == ["blue-2"], "its power is 5000 now, but not as printed"


def test_a_unison_card_by_its_specified_cost(duel: Factory) -> None:
    effect = ToHand(up_to(Cards(("deck",), Is("unison") & Between("specified", 2, 2))))
    says(
        effect,
        "Choose up to 1 Unison Card with a specified cost of 2 in your deck and add it to your hand.",
        "Ajoutez à votre main jusqu'à 1 carte Unisson d'un coût de couleur de 2 de votre deck.",
    )
    one, two = unison("one", "red", 5000, specified=("red",)), unison("two", "red", 5000, specified=("red", "red"))
    cards = (one, two, spell("call", effect))
    t = duel(Side(hand=["call"], deck=["one", "two", "black-3"]), cards=cards)
    t.you.use("call")
    assert not t.you.can_choose("one")
    t.you.choose("two")
    assert t.you.hand == ["two"]


def test_a_cost_is_compared_with_energy(duel: Factory) -> None:
    effect = Play(up_to(in_hand(BATTLE & Compared("cost", "most", ENERGY))))
    says(
        effect,
        "Choose up to 1 Battle Card with an energy cost less than or equal to your current energy "
        "in your hand and play it.",
        "Mettez en jeu jusqu'à 1 carte de Combat d'un coût d'énergie inférieur ou égal à votre "
        "énergie actuelle de votre main.",
    )
    t = duel(Side(hand=["call", "red-2", "red-3"], rested_energy=["red-1"] * 2), cards=(spell("call", effect),))
    t.you.use("call")
    assert not t.you.can_choose("red-3")
    t.you.choose("red-2")
    assert t.you.battle == ["red-2"]
    free = battle("free", "red", 0, 5000)
    t = duel(Side(hand=["call", "free", "red-1"]), cards=(spell("call", effect), free))
    t.you.use("call").up_to(1, "free").choose("free")
    assert t.you.battle == ["free"], "no energy, no cost"


@pytest.mark.parametrize(
    ("how", "left"),
    [
        ("most", ["blue-3", "ghost"]),
        ("least", ["blue-1", "ghost"]),
        ("more", ["blue-1", "blue-2", "ghost"]),
        ("less", ["blue-2", "blue-3", "ghost"]),
    ],
)
def test_a_cost_is_compared_in_four_ways(
    duel: Factory, how: Literal["most", "least", "more", "less"], left: list[str]
) -> None:
    hit = spell("hit", Ko(Every(Cards(("battle",), Compared("cost", how, ENERGY), OPPONENTS))))
    ghost = battle("ghost", "blue", None, 5000, token=True)
    t = duel(
        Side(hand=["hit"], energy=["red-1"] * 2),
        Side(battle=["blue-1", "blue-2", "blue-3", "ghost"]),
        cards=(hit, ghost),
    )
    t.you.use("hit")
    assert t.foe.battle == left, "what has no cost is not compared"


def test_more_life_than_the_opponent(duel: Factory) -> None:
    life, theirs = Count(Cards(("life",))), Count(Cards(("life",), None, OPPONENTS))
    effect = If(More(life, theirs), Draw(ONE))
    says(
        effect,
        "If you have more life than your opponent, draw 1 card.",
        "Si vous avez plus de points de vie que votre adversaire, piochez 1 carte.",
    )
    says(
        If(More(theirs, life, equal=True), Draw(ONE)),
        "If your life is less than or equal to your opponent's life, draw 1 card.",
        "Si vous avez au plus autant de points de vie que votre adversaire, piochez 1 carte.",
    )
    for mine, drawn in ((8, 0), (9, 1)):
        t = duel(Side(hand=["call"], life=["black-1"] * mine), cards=(spell("call", effect),))
        t.you.use("call")
        assert len(t.you.hand) == drawn


def test_cards_until_so_many_are_left(duel: Factory) -> None:
    life, hand = Cards(("life",)), in_hand()
    down = ToHand(Pick(life, Beyond(Count(life), Fixed(6))))
    fill = Draw(Beyond(Fixed(4), Count(hand)))
    says(
        Seq((down, fill)),
        "Add cards in your life to your hand until you have 6 life left, then draw cards until you "
        "have 4 cards in your hand.",
        "Ajoutez à votre main des cartes de votre Zone de Vie jusqu'à ce qu'il en reste 6, puis "
        "piochez des cartes jusqu'à en avoir 4 en main.",
    )
    t = duel(Side(hand=["call"]), cards=(spell("call", Seq((down, fill))),))
    t.you.use("call").choose("?@life/0/0", "?@life/0/1")
    assert len(t.you.life) == 6
    assert len(t.you.hand) == 4
    t = duel(Side(hand=["call"], life=["black-1"] * 5), cards=(spell("call", down),))
    t.you.use("call")
    assert len(t.you.life) == 5


def test_any_number_of_cards_and_a_total(duel: Factory) -> None:
    every = Cards(("energy",), Is("red"))
    says(
        Stand(Pick(every, Count(every), up_to=True)),
        "Choose any number of your red energy and switch them to Active Mode.",
        "Passez autant de sources d'énergie rouges que vous voulez en mode Action.",
    )
    effect = Seq((Summing(FOES, "cost", Fixed(4)), Ko(IT)))
    says(
        effect,
        "Choose any number of your opponent's Battle Cards with total energy costs adding up to 4 "
        "or less, then KO them.",
        "Choisissez autant de cartes de Combat adverses que vous voulez dont les coûts d'énergie "
        "font au total 4 ou moins, puis mettez KO les cartes choisies.",
    )
    t = duel(Side(hand=["call"]), Side(battle=["blue-3", "blue-2", "blue-1"]), cards=(spell("call", effect),))
    t.you.use("call").choose("blue-3").choose("blue-1")
    assert t.foe.battle == ["blue-2"]


def test_cards_under_a_card(duel: Factory) -> None:
    tuck = Under(Every(TopOf(ONE)), Myself())
    two = Exists(Beneath(Myself()), 2)
    effect = Seq((tuck, If(two, Draw(ONE))))
    says(
        effect,
        "Place 1 card from the top of your deck under this card. If there are 2 or more cards "
        "under this card, draw 1 card.",
        "Placez 1 carte du dessus de votre deck sous cette carte. S'il y a au moins 2 cartes sous "
        "cette carte, piochez 1 carte.",
    )
    pay = Drop(Pick(Beneath(Myself(), Is("red")), ONE))
    says(
        pay,
        "Choose 1 red card under this card and place it in the Drop Area.",
        "Placez 1 carte rouge sous cette carte dans la Zone de Dispersion.",
    )
    hive = battle("hive", "red", 1, 5000, auto("attack", effect), Activate("main", Draw(ONE), (pay,)))
    t = duel(Side(battle=["hive"], deck=["black-3"] * 8 + ["blue-1", "red-1"]), cards=(hive,))
    assert not t.you.can_use("hive")
    t.you.attack("hive", "scout")
    t.fight()
    assert (t.you.under, t.you.hand) == (["red-1"], [])
    t.you.use("hive")
    assert (t.you.under, t.you.drop, t.you.hand) == ([], ["red-1"], ["blue-1"])


def test_played_on_top_of_a_card_that_was_chosen(duel: Factory) -> None:
    base = Pick(Cards(("battle",), Is("blue")), ONE)
    effect = Do(ChooseEach((base,)), then=Play(This(), onto=Among("first")))
    card = battle("heir", "red", 3, 20_000, Activate("main", effect, where=("hand",)))
    t = duel(Side(hand=["heir"], battle=["blue-1"]), cards=(card,))
    t.you.use("heir")
    assert (t.you.battle, t.you.under) == (["heir"], ["blue-1"])


def test_the_bottom_card_of_the_deck(duel: Factory) -> None:
    effect: Effect = Look(
        TopOf(ONE, bottom=True),
        Seq((ToHand(up_to(Among("looked", Is("red")))), ToDeck(Every(Among("looked")), "bottom"))),
    )
    says(
        effect,
        "Look at 1 card from the bottom of your deck, choose up to 1 red card among them and add "
        "it to your hand, then place the remaining cards at the bottom of their owners' decks.",
        "Regardez 1 carte du dessous de votre deck, ajoutez à votre main jusqu'à 1 carte rouge "
        "parmi ces cartes, puis placez les cartes restantes sous le deck de leur propriétaire.",
    )
    card = battle("mole", "red", 1, 5000, played(effect))
    t = duel(Side(hand=["mole"], energy=["red-1"], deck=["red-2", "black-3", "black-3"]), cards=(card,))
    t.you.play("mole").choose("red-2")
    assert t.you.hand == ["red-2"]


def test_a_skill_that_waits_for_cards_is_worded_with_its_trigger() -> None:
    skill = Auto(("battle",), auto("attack", If(Exists(Beneath(Myself(), Is("<Ash>"))), Draw(ONE))).rules)
    says(
        skill,
        "[Auto] When this card attacks, if an <Ash> card is under this card, draw 1 card.",
        "[Auto.] Quand cette carte attaque, si une carte <Ash> est sous cette carte, piochez 1 carte.",
    )
