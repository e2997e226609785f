"""How far cards let heroes walk, and until when what cards bring lasts: by tables, card by card."""

from __future__ import annotations

import pytest
from _pytest.mark.structures import ParameterSet

from tests.games.veiel.camp import Camp, Enemy, Factory, Side
from tests.games.veiel.twin import BOARD, Cell, away
from tests.rules.veiel.duels import LONG, SPARE, settle
from tests.scenario import rule


def about(table: dict[str, str]) -> list[ParameterSet]:
    """One case for each card of a table, which proves its statement."""
    return [
        pytest.param(card, key, id=card, marks=rule(f"veiel:card:{card}:1"))
        for key, cards in table.items()
        for card in cards.split()
    ]


# Walks

OWN = {
    "1": """
        danse-des-haches lame-dans-le-dos tir-a-bout-portant fureur corde-et-grappin coup-bas esquive carte-des-lieux
    """,
    "2": "adaptabilite-du-scelerat moulinet charge-au-bouclier manoeuvre charge-sauvage hurlement marche-lente",
    "3": "course",
    "5": "bottes-de-sept-lieues",
}
BESIDE_AN_ENEMY = ("lame-dans-le-dos", "tir-a-bout-portant", "corde-et-grappin", "coup-bas")
OF_AN_ALLY = {"1": "serrer-les-rangs", "2": "manoeuvre cor-de-ralliement palais-des-mirages", "3": "pas-celeste"}


def within(cell: Cell, moves: int, *taken: Cell) -> list[str]:
    near = [to for to in BOARD if away(cell, to) <= moves and to not in taken]
    return [f"cell/{row}-{column}" for row, column in near]


@rule("veiel:deplacement:5")
@pytest.mark.parametrize(("card", "moves"), about(OWN))
def test_so_far_a_card_lets_its_hero_walk(camp: Factory, card: str, moves: str) -> None:
    enemy = (2, 4) if card in BESIDE_AN_ENEMY else (1, 6)
    t = camp(
        barbare=Side("2-3", hand=[card, SPARE], deck=LONG),
        guerisseur=Side("4-1", hand=[SPARE], deck=LONG),
        enemies=[f"ogre@{enemy[0]}-{enemy[1]}"],
    )
    t.barbare.play(card)
    assert dict(settle(t))["walk barbare"] == within((2, 3), int(moves), (4, 1), enemy)


@rule("veiel:deplacement:5")
@pytest.mark.parametrize(("card", "moves"), about(OF_AN_ALLY))
def test_so_far_a_card_lets_another_hero_walk(camp: Factory, card: str, moves: str) -> None:
    t = camp(
        barbare=Side("2-3", hand=[card, SPARE], deck=LONG),
        guerisseur=Side("2-2", hand=[SPARE], deck=LONG),
        chevalier=Side("4-6", hand=[SPARE], deck=LONG),
        enemies=["ogre@1-6"],
    )
    t.barbare.play(card)
    asked = dict(settle(t, "guerisseur"))
    assert asked["walk guerisseur"] == within((2, 2), int(moves), (2, 3), (4, 6), (1, 6))
    assert "walk chevalier" not in asked, "out of the zone, or not the one who was chosen"


# Durations

ENDS = {
    "own-turn": "main-d-illitilde oeil-du-cyclone fureur pacte-rouge aura-de-puissance ombre-jumelle carte-des-lieux",
    "heroes": """
        adaptabilite-du-scelerat pas-de-l-ombre prix-du-sang transposition huile-de-feu etendard ouvrir-une-breche
    """,
    "enemies": """
        mur-vivant provocation feinte defi intercession represailles contrecoup miroir-arcanique serment-de-veiel
        ange-gardien forteresse double palais-des-mirages angle-mort tir-de-couverture guet hurlement eclat-aveuglant
        trait-de-givre lance-de-glace entrave lame-empoisonnee coup-bas peau-de-pierre dernier-rempart
    """,
}


@rule("veiel:resoudre-puis-defausser:2")
@pytest.mark.parametrize(("card", "ends"), about(ENDS))
def test_a_card_stays_until_what_it_brings_ends(camp: Factory, card: str, ends: str) -> None:
    """Until the end of the own turn, of the heroes' turn, or of the enemies' turn; then it goes to the discard."""
    t = camp(
        barbare=Side("2-2", hand=[card, SPARE, SPARE], deck=LONG),
        guerisseur=Side("2-1", hand=[SPARE], deck=LONG),
        enemies=["ogre@2-4" if card == "tir-de-couverture" else "ogre@2-3"],
    )
    t.barbare.play(card)
    settle(t)
    assert t.barbare.lasting == [card]
    t.barbare.end()
    assert (t.barbare.lasting == []) == (ends == "own-turn")
    t.next_round()
    assert (t.round, t.barbare.lasting) == (2, [])
    log = [event.kind for event in t.log if event.kind in ("enemies-turn", "ended")]
    assert log == (["enemies-turn", "ended"] if ends == "enemies" else ["ended", "enemies-turn"])


# What is seen of it


def seen(t: Camp, hero: str) -> list[tuple[str, str]]:
    """Upon whom an effect lasts, and of which card, as a hero sees it."""
    view = getattr(t, hero).view
    board = {card.tag: card.slug for card in view.cards("board")}
    return [(board[one.card], one.of) for one in view.lasting]


@rule("veiel:resoudre-puis-defausser:2", "veiel:card:coup-bas:1", "veiel:card:araignee-tisseuse:1")
def test_everybody_sees_what_lasts_upon_whom_until_it_ends(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["coup-bas", "represailles", "fureur", SPARE], deck=LONG),
        guerisseur=Side("4-6", hand=[SPARE], deck=LONG),
        enemies=["ogre@2-3", "araignee-tisseuse@1-2"],
    )
    t.barbare.play("fureur").stay().play("coup-bas", at="ogre").stay().play("represailles")
    told = [("barbare", "fureur"), ("ogre", "coup-bas"), ("barbare", "represailles")]
    assert seen(t, "barbare") == seen(t, "guerisseur") == told, "each once, although one brings two rules"
    t.barbare.end()
    assert seen(t, "guerisseur") == told[1:], "the turn of the hero is over"
    t.next_round()
    assert seen(t, "barbare") == [("barbare", "araignee-tisseuse")], "a card of an enemy lasts as well"
    t.next_round()
    assert seen(t, "barbare") == [("barbare", "araignee-tisseuse")], "which holds the hero again"


@rule("veiel:boss:5")
def test_it_is_the_action_that_lasts_upon_a_boss(camp: Factory) -> None:
    boss = Enemy("vorgath-coeur-de-braise", "2-4", actions=["pluie-de-cendres", "peau-de-lave"])
    t = camp(barbare=Side("2-2", deck=LONG), guerisseur=Side("4-6", deck=LONG), enemies=[boss], encounter=4)
    t.next_round()
    assert seen(t, "barbare") == [("vorgath-coeur-de-braise", "peau-de-lave")]
