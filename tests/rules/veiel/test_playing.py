"""L'Ordre de Veiel: resolving cards: order, parts, zones, targets, decks that run out, and the glossary."""

from __future__ import annotations

import pytest

from pioche.games.veiel.fight import Damage
from pioche.games.veiel.piles import Discard, Exile
from pioche.games.veiel.vocabulary.families import common
from pioche.games.veiel.vocabulary.words import ALLY, ENEMY, block, damage, discard, draw, heal, move
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.value import Effect
from tests.games.veiel.camp import Enemy, Factory, Side
from tests.scenario import rule

FAR = Side("4-6", hand=["course"] * 5)


@rule("veiel:types:3")
def test_excellente_forme_is_an_attack_even_when_it_gives_block(camp: Factory) -> None:
    """Sauvagerie counts the attack cards played before it; so does the one that only blocked."""
    t = camp(
        barbare=Side("2-2", hand=["excellente-forme", "sauvagerie", "parade"]), guerisseur=FAR, enemies=["brigand@2-3"]
    )
    t.barbare.play("excellente-forme", option=2)
    assert (t.barbare.block, t.enemy("brigand").pending) == (4, 0)
    t.barbare.play("sauvagerie")
    assert t.enemy("brigand").pending == 2
    t = camp(barbare=Side("2-2", hand=["parade", "sauvagerie", "parade"]), guerisseur=FAR, enemies=["brigand@2-3"])
    t.barbare.play("parade").play("sauvagerie")
    assert t.enemy("brigand").pending == 1, "a Parry is no attack"


@rule("veiel:zone-heros:4")
def test_a_zone_is_turned_any_of_four_ways(camp: Factory) -> None:
    around = ["zombi@1-3", "brigand@2-2", "ogre@2-4", "basilic@3-3"]
    t = camp(pyromancien=Side("2-3", hand=["brasier", "frappe", "parade"]), guerisseur=FAR, enemies=around)
    t.pyromancien.play("brasier").pending("turn-zone")
    assert sorted(t.pyromancien.options) == ["turn/down", "turn/left", "turn/right", "turn/up"]
    t.pyromancien.turn("up")
    assert t.happened("hurt") == ["hurt zombi"]
    t.pyromancien.play("frappe")
    assert len(t.pyromancien.pending("aim").offered) == 4, "who is chosen may stand in any of them"


@rule("veiel:zone-heros:7", "veiel:zone-heros:8")
def test_halo_purifiant_may_be_turned_another_way_for_each_effect(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-3", hand=["halo-purifiant", "parade"]),
        barbare=Side("1-3", wounds=["frappe", "tir"]),
        chevalier=Side("2-1", wounds=["frappe"]),
        enemies=["zombi@2-5", "brigand@4-3"],
    )
    t.guerisseur.play("halo-purifiant")
    assert sorted(t.guerisseur.offered) == ["barbare", "chevalier"]
    t.guerisseur.aim("barbare")
    t.barbare.choose("tir")
    assert sorted(t.guerisseur.offered) == ["brigand", "zombi"]
    t.guerisseur.aim("brigand")
    assert (t.barbare.wounds, t.barbare.discards, t.enemy("brigand").pending) == (["frappe"], ["tir"], 1)


@rule("veiel:zone-heros:7")
def test_each_effect_on_all_in_the_zone_is_turned_anew(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-3", hand=["eclat-aveuglant", "parade"]), barbare=FAR, enemies=["zombi@2-4", "brigand@2-2"]
    )
    t.guerisseur.play("eclat-aveuglant").turn("right")
    assert (t.enemy("zombi").pending, t.enemy("brigand").pending) == (1, 0)
    t.guerisseur.turn("left").end()
    t.next_round()
    # The brigand's 3 + X is lessened, the Zombie's 1 + X is not.
    assert sorted(event.amount for event in t.events("strike")) == [2, 3]


@rule("veiel:ciblage:4")
def test_a_choice_of_three_targets_whom_it_means(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=["baume-et-lame"] * 3 + ["parade"]),
        barbare=Side("2-1", wounds=["tir"] * 3),
        enemies=["gargouille@2-3", "zombi@4-2"],
    )
    t.guerisseur.play("baume-et-lame").pending("choose-option")
    assert t.guerisseur.options == ["option/1", "option/2", "option/3"]
    t.guerisseur.option(1).aim("gargouille")
    assert t.enemy("gargouille").pending == 1, "being targeted it gained 1 block"
    t.guerisseur.play("baume-et-lame", option=2)
    t.barbare.choose("tir", "tir")
    assert len(t.barbare.wounds) == 1
    t.guerisseur.play("baume-et-lame", option=3).aim("zombi")
    assert (t.barbare.wounds, t.enemy("zombi").pending) == ([], 1)


# Deck and discard


@rule("veiel:deck-defausse:1", "veiel:deck-defausse:2", "veiel:deck-defausse:7", "veiel:glossaire-piocher:1")
def test_drawing_more_than_the_deck_holds_reshuffles_the_discard_beneath_it(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=["sablier-fele", "parade"], deck=["tir", "course"], discard=["frappe"] * 4),
        guerisseur=FAR,
        enemies=["ogre@4-3"],
    )
    t.barbare.play("sablier-fele")
    assert t.barbare.hand == ["parade", "course", "tir", "frappe", "frappe"], "the old cards first, from the top"
    assert (t.barbare.deck, t.barbare.discards) == (["frappe", "frappe"], [])


@rule("veiel:deck-defausse:3", "veiel:deck-defausse:7")
def test_revealing_more_than_the_deck_holds(camp: Factory) -> None:
    t = camp(
        runiste=Side("1-1", hand=["prescience", "parade"], deck=["tir"], discard=["frappe"] * 6),
        guerisseur=FAR,
        enemies=["ogre@4-3"],
    )
    t.runiste.play("prescience").pending("choose-take")
    assert sorted(t.runiste.offered) == ["frappe"] * 3 + ["tir"]
    t.runiste.choose("tir", "frappe")
    assert (t.runiste.hand, t.runiste.discards) == (["parade", "frappe", "tir"], ["frappe", "frappe", "prescience"])
    assert t.runiste.deck == ["frappe"] * 3


@rule("veiel:deck-defausse:4")
def test_searching_the_next_cards_of_a_type(camp: Factory) -> None:
    t = camp(
        barbare=Side(
            "1-1", hand=["prix-du-sang", "parade"], deck=["parade", "course", "tir", "course"], discard=["frappe"]
        ),
        guerisseur=FAR,
        enemies=["ogre@4-3"],
    )
    t.barbare.play("prix-du-sang")
    assert t.barbare.wounds == ["course"], "the top card, by the damage"
    assert t.barbare.hand == ["parade", "tir", "frappe"], "one of the deck, one of the reshuffled discard"
    assert t.barbare.discards == ["course", "parade"], "those passed, never shuffled in"
    assert t.barbare.lasting == ["prix-du-sang"]


@rule("veiel:deck-defausse:5")
def test_searching_a_card_by_its_name(camp: Factory) -> None:
    t = camp(
        assassin=Side("2-2", hand=["carquois", "parade"], deck=["course"], discard=["tir", "frappe"]),
        guerisseur=FAR,
        enemies=["ogre@2-4"],
    )
    t.assassin.play("carquois")
    assert (t.assassin.hand, t.assassin.discards) == (["parade", "tir"], ["carquois"])
    assert sorted(t.assassin.deck) == ["course", "frappe"]


@rule("veiel:deck-defausse:5")
def test_searching_a_card_of_choice(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["grimoire-oublie", "parade"], deck=["course"] * 2, discard=["moulinet", "egide"]),
        guerisseur=FAR,
        enemies=["ogre@4-4"],
    )
    t.barbare.play("grimoire-oublie").pending("choose-seek")
    assert t.barbare.options == ["egide", "moulinet"]
    t.barbare.choose("egide")
    assert t.barbare.hand[:2] == ["parade", "egide"]
    t = camp(
        barbare=Side("2-2", hand=["grimoire-oublie", "parade"], deck=["rage-contenue"], discard=["moulinet"]),
        guerisseur=FAR,
        enemies=["ogre@4-4"],
    )
    t.barbare.play("grimoire-oublie")
    assert t.barbare.hand[1] == "rage-contenue", "nothing is reshuffled while the deck holds such a card"
    assert "moulinet" in t.barbare.hand[2:] + t.barbare.discards


@rule("veiel:deck-defausse:6", "veiel:degats-au-heros:4")
def test_wounds_beyond_the_deck_reshuffle_the_discard(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["parade"] * 5, deck=["tir", "course"], discard=["frappe"] * 4),
        guerisseur=FAR,
        enemies=["brigand@2-3"],
    )
    t.next_round()
    assert t.barbare.wounds == ["course", "tir", "frappe", "frappe"]
    assert (t.barbare.deck, t.barbare.discards) == (["frappe", "frappe"], [])


# Resolving


@rule("veiel:resoudre-puis-defausser:2")
def test_aura_de_puissance_is_discarded_at_the_end_of_the_turn_it_lasts_for(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=["aura-de-puissance", "parade"]),
        barbare=Side("2-3", hand=["frappe", "frappe", "parade"]),
        enemies=["brigand@2-4"],
    )
    t.guerisseur.play("aura-de-puissance", at="barbare").end()
    assert (t.guerisseur.lasting, t.guerisseur.discards) == (["aura-de-puissance"], [])
    t.barbare.play("frappe")
    assert t.enemy("brigand").pending == 2
    assert t.guerisseur.lasting == ["aura-de-puissance"]
    t.barbare.end()
    assert (t.guerisseur.lasting, t.guerisseur.discards) == ([], ["aura-de-puissance"])


@rule("veiel:resoudre-puis-defausser:3", "veiel:resoudre-puis-defausser:4")
def test_ambidextrie_with_an_empty_deck_is_not_in_its_own_reshuffle(camp: Factory) -> None:
    t = camp(
        assassin=Side("1-1", hand=["ambidextrie", "frappe", "tir", "course"], deck=()),
        guerisseur=FAR,
        enemies=["ogre@4-3"],
    )
    t.assassin.play("ambidextrie").choose("frappe", "tir")
    assert sorted(t.assassin.hand) == ["course", "frappe", "tir"], "both come back; a third card there is not"
    assert (t.assassin.deck, t.assassin.discards) == ([], ["ambidextrie"])


@rule("veiel:defausser-pas-jouer:1")
def test_a_discarded_card_was_not_played(camp: Factory) -> None:
    """Neither its text nor what follows a card played happens, and an Opener may still come first."""
    t = camp(
        assassin=Side(
            "2-2", hand=["main-d-illitilde", "frappe", "tir-de-precision", "sauvagerie", "tir"], deck=["course"] * 9
        ),
        guerisseur=FAR,
        enemies=["brigand@2-3", "zombi@2-5"],
    )
    t.assassin.discard("tir")
    assert t.assassin.can_play("tir-de-precision")
    t.assassin.play("main-d-illitilde")
    hand = len(t.assassin.hand)
    t.assassin.discard("frappe")
    assert len(t.assassin.hand) == hand - 1, "no card is drawn for it"
    assert t.enemy("brigand").pending == 0
    t.assassin.play("sauvagerie")
    assert t.enemy("brigand").pending == 1, "no attack card was played before"


@rule("veiel:ordre-resolution:1", "veiel:ordre-resolution:2")
def test_main_d_illitilde_then_frappe_sets_it_off(camp: Factory) -> None:
    t = camp(
        assassin=Side("2-2", hand=["main-d-illitilde", "frappe"], deck=["course"] * 9),
        guerisseur=FAR,
        enemies=["brigand@2-3"],
    )
    t.assassin.play("main-d-illitilde").play("frappe")
    assert t.enemy("brigand").pending == 2
    assert t.assassin.hand == ["course"] * 3, "two by the Hand, one by the Strike"


@rule("veiel:ordre-resolution:1", "veiel:ordre-resolution:3")
def test_frappe_then_main_d_illitilde_does_not(camp: Factory) -> None:
    t = camp(
        assassin=Side("2-2", hand=["main-d-illitilde", "frappe"], deck=["course"] * 9),
        guerisseur=FAR,
        enemies=["brigand@2-3"],
    )
    t.assassin.play("frappe").play("main-d-illitilde")
    assert t.enemy("brigand").pending == 1
    assert t.assassin.hand == ["course"] * 2


@rule(
    "veiel:pas-de-resolution-partielle:1", "veiel:pas-de-resolution-partielle:2", "veiel:pas-de-resolution-partielle:3",
    "veiel:pas-de-resolution-partielle:4",
)  # fmt: skip
def test_adaptabilite_du_scelerat_keeps_no_healing_for_later(camp: Factory) -> None:
    t = camp(
        assassin=Side("2-2", hand=["adaptabilite-du-scelerat"], deck=["course", "le-tout-pour-le-tout"], block=1),
        guerisseur=FAR,
        enemies=["brigand@2-3"],
    )
    t.assassin.play("adaptabilite-du-scelerat")
    assert t.assassin.hand == ["le-tout-pour-le-tout"]
    assert (t.assassin.block, t.assassin.wounds) == (0, []), "there was a block to lose and no wound to heal"
    t.assassin.stay().play("le-tout-pour-le-tout")
    assert t.assassin.wounds == ["course"]
    assert t.happened("heal") == []
    assert t.enemy("brigand").lives == 2, "3 damage and 1 more by Adaptabilité"


@rule("veiel:precision-resolution:1", "veiel:precision-resolution:2")
def test_all_of_a_card_is_resolved_if_it_can_be(camp: Factory) -> None:
    """Feinte deals damage and draws: neither is ever asked about."""
    t = camp(
        assassin=Side("2-2", hand=["feinte", "carquois", "parade"], deck=["course"] * 9),
        guerisseur=FAR,
        enemies=["brigand@2-3"],
    )
    t.assassin.play("feinte")
    assert (t.enemy("brigand").pending, t.assassin.hand) == (1, ["carquois", "parade", "course"])
    t.assassin.play("carquois")
    assert t.enemy("brigand").pending == 1, "nobody stands in its zone"
    assert t.happened("shuffle") == ["shuffle"], "the rest of it is resolved all the same"


@rule("veiel:precision-resolution:3")
def test_parts_are_resolved_in_the_order_of_the_text(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["moulinet", "charge-au-bouclier", "parade"]), guerisseur=FAR, enemies=["brigand@2-4"]
    )
    t.barbare.play("moulinet").pending("walk")
    assert t.enemy("brigand").pending == 0
    t.barbare.walk("2-3").play("charge-au-bouclier").walk("3-4")
    assert (t.enemy("brigand").pending, t.enemy("brigand").cell) == (2, "1-4")
    t = camp(
        assassin=Side("2-2", hand=["ambidextrie", "frappe", "tir"], deck=["course"] * 5),
        guerisseur=FAR,
        enemies=["ogre@4-4"],
    )
    t.assassin.play("ambidextrie")
    assert t.happened("discard", "draw")[:3] == ["discard frappe", "discard tir", "draw course"]


COUNTED = [
    # The first part of a card, what its hero has, and whether that part counts as resolved.
    (damage(6, ENEMY), {}, True),
    (heal(2), {"wounds": ["tir"]}, True),
    (heal(2), {}, False),
    (block(2), {}, True),
    (block(2, ALLY), {}, False),
    (move(2), {}, True),
    (draw(2), {"deck": ()}, True),
    (discard(1), {}, True),
    (discard(2), {}, False),
    (Exile(2), {"deck": ["tir"]}, True),
    (Exile(3), {"deck": ["tir"]}, False),
]


@rule(
    "veiel:precision-resolution:4", "veiel:precision-resolution:5", "veiel:precision-resolution:6",
    "veiel:precision-resolution:7", "veiel:precision-resolution:8", "veiel:precision-resolution:9",
    "veiel:precision-resolution:10",
)  # fmt: skip
@pytest.mark.parametrize(("first", "has", "counts"), COUNTED)
def test_what_counts_as_resolved(camp: Factory, first: Effect, has: dict[str, list[str]], counts: bool) -> None:
    """A card of the test's own: its hero gains 9 block if what it says first was resolved."""
    probe = common("essai", "Essai", "Trial", "rouge", "attaque", "contact", Do(first, then=block(9)))
    t = camp(
        barbare=Side("2-2", hand=["essai", "parade"], **has),
        guerisseur=FAR,
        enemies=[Enemy("brigand", "2-3", lives=1), "ogre@1-6"],
        cards=[probe],
    )
    t.barbare.play("essai")
    if t.decision.ask == "walk":
        t.barbare.stay()
    while t.decision.ask == "choose-exile":
        t.barbare.choose(t.barbare.options[0])
    assert any(event.amount == 9 for event in t.events("block")) == counts
    assert ("die brigand" in t.happened("die")) == isinstance(first, Damage)
    if isinstance(first, Discard):
        assert ("discard parade" in t.happened("discard")) == counts, "the exact number, or none"
    if isinstance(first, Exile):
        assert len(t.barbare.exile) == (2 if counts else 0)
