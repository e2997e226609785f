"""The Épreuves about what a player does: what meets each of them, and what does not (Hadès)."""

from __future__ import annotations

import pytest

from pioche.games.seiya.bind import bind
from pioche.games.seiya.pawns import DriveBack, MovePawn
from pioche.games.seiya.souls import GainSouls
from pioche.games.seiya.tokens import GainEnergy
from pioche.games.seiya.vocabulary import (
    OPPONENTS,
    Each,
)
from pioche.kernel.cards.query import Fixed
from pioche.kernel.cards.value import Effect, Node, Outcome, Scope
from pioche.kernel.state.game import Game
from tests.rules.seiya.trials import (
    EIGHTH,
    FIFTH,
    JABU,
    OFFERING,
    SEIYA,
    TELEPORT,
    WILL,
    cast,
    meeting,
    met,
    unmet,
    win,
)
from tests.scenario import Factory, Side, rule

SHUN = "shun-uncommon-hades"

# Enfers, Entrave, pawns


@rule("seiya:card:epreuve-porte-des-enfers:1", "seiya:card:epreuve-giudecca:1")
def test_porte_and_giudecca_one_asks_to_annihilate_the_other_to_free_oneself(table: Factory) -> None:
    for slug, enough in (("porte-des-enfers", "ash"), ("giudecca", "bone")):
        for card in ("ash", "bone"):
            t = meeting(table, slug, seiya=Side(hand=["titan"], entrave=["bone"]), enfers={5: "ash"})
            win(t, card)
            if card == enough:
                met(t)
            else:
                unmet(t)


@rule("seiya:card:epreuve-porte-des-enfers:1")
def test_porte_acquiring_from_the_field_is_no_annihilation(table: Factory) -> None:
    t = meeting(table, "porte-des-enfers", seiya=Side(hand=["titan"]))
    win(t, "weak")
    unmet(t)


@rule("seiya:card:epreuve-giudecca:1", "seiya:card:shun-uncommon-hades:1")
def test_giudecca_an_effect_that_brings_no_souls_frees_too(table: Factory) -> None:
    side = Side(hand=[SHUN], entrave=["bone"], gifts=[TELEPORT])
    t = meeting(table, "giudecca", seiya=side)
    t.seiya.play(SHUN, "weak").choose(f"talent:{SHUN}>1").choose("option/1")
    assert (t.seiya.entrave, t.seiya.souls) == ([], 0)
    t.pending("trial", "seiya")


@rule("seiya:card:epreuve-tribunal-du-silence:1")
def test_tribunal_an_opponent_is_hampered(table: Factory) -> None:
    t = meeting(table, "tribunal-du-silence", seiya=Side(souls=2), enfers={5: "ash"})
    t.seiya.choose("bind:ash@enfers/5")
    assert t.shun.entrave == ["ash"]
    met(t)


@rule("seiya:card:epreuve-tribunal-du-silence:1")
def test_tribunal_what_comes_through_the_gate_in_upkeep_does_not_count(table: Factory) -> None:
    enfers = {1: "ash", 2: "bone", 3: "crow", 4: "dust", 5: "ember"}
    t = meeting(table, "tribunal-du-silence", enfers=enfers, seiya=Side(), shun=Side())
    t.seiya.end_turn()
    assert t.seiya.entrave == ["ember"]
    assert t.pending("main-phase", "shun")
    assert t.slugs("trials") == ["epreuve-tribunal-du-silence"]


class HamperYourself(Effect, Node, frozen=True):
    """What no card does: a card of the Enfers joins the own pile."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome:
        return Outcome(1, 1, (bind(game, game.cards_in("enfers")[0], scope.actor, scope),))


@rule("seiya:card:epreuve-tribunal-du-silence:1")
def test_tribunal_the_own_pile_does_not_count(table: Factory) -> None:
    t = cast(table, "tribunal-du-silence", HamperYourself(), enfers={5: "ash"})
    assert t.seiya.entrave == ["ash"]
    unmet(t)


@rule("seiya:card:epreuve-fleuve-acheron:1")
def test_acheron_the_own_pawn_is_moved(table: Factory) -> None:
    t = meeting(table, "fleuve-acheron", seiya=Side(gifts=[TELEPORT], pawn=3))
    t.seiya.choose(f"gift:{TELEPORT}").choose("space/4")
    met(t)


@rule("seiya:card:epreuve-fleuve-acheron:1")
def test_acheron_neither_others_pawns_nor_being_driven_back(table: Factory) -> None:
    t = cast(table, "fleuve-acheron", Each(OPPONENTS, MovePawn()), shun=Side(pawn=5))
    assert t.shun.pawn == 4
    unmet(t)
    t = cast(table, "fleuve-acheron", DriveBack(), seiya=Side(hand=["spell"], pawn=3))
    assert t.seiya.pawn == 4
    unmet(t)


# Energy, Souls, Sens, Techniques, Characters


@pytest.mark.parametrize(("pile", "energy", "enough"), [(1, 0, True), (2, 0, False), (1, 3, False)])
@rule("seiya:card:epreuve-champs-elysees:1")
def test_champs_elysees_energy_is_gained(table: Factory, pile: int, energy: int, enough: bool) -> None:
    """Who draws the last card of the pile gains Energy, but never more than three."""
    t = meeting(table, "champs-elysees", seiya=Side(gifts=[WILL], draw=[JABU] * pile, energy=energy))
    t.seiya.choose(f"gift:{WILL}")
    assert t.seiya.energy == energy + enough
    if enough:
        met(t)
    else:
        unmet(t)


@rule("seiya:card:epreuve-champs-elysees:1", "seiya:card:epreuve-puits-des-morts:1")
def test_champs_elysees_and_puits_what_others_gain_does_not_count(table: Factory) -> None:
    t = cast(table, "champs-elysees", Each(OPPONENTS, GainEnergy()))
    assert t.shun.energy == 1
    unmet(t)
    t = cast(table, "puits-des-morts", Each(OPPONENTS, GainSouls(Fixed(2))))
    assert t.shun.souls == 2
    unmet(t)


@rule("seiya:card:epreuve-puits-des-morts:1")
def test_puits_the_second_soul_of_a_turn(table: Factory) -> None:
    t = meeting(table, "puits-des-morts", seiya=Side(hand=["titan", "titan"], entrave=["bone"]), enfers={5: "ash"})
    win(t, "ash")
    unmet(t)
    win(t, "bone")
    assert t.seiya.souls == 2
    met(t)
    t = meeting(table, "puits-des-morts", seiya=Side(gifts=[OFFERING]))
    t.seiya.choose(f"gift:{OFFERING}")
    met(t)


@rule("seiya:card:epreuve-deux-sals:1")
def test_deux_sals_the_second_sens_of_a_turn(table: Factory) -> None:
    t = meeting(table, "deux-sals", seiya=Side(hand=[SEIYA], draw=[JABU, JABU], senses=[FIFTH, EIGHTH]))
    t.seiya.choose(f"sense:{FIFTH}")
    unmet(t)
    t.seiya.choose(f"sense:{EIGHTH}").choose("space/4")
    met(t)


@rule("seiya:card:epreuve-chateau-d-hades:1")
def test_chateau_a_technique_is_used(table: Factory) -> None:
    t = meeting(table, "chateau-d-hades", seiya=Side(discard=[SEIYA], energy=1, gifts=[OFFERING]), field=["weak"])
    t.seiya.choose(f"gift:{OFFERING}")
    unmet(t)
    t.seiya.technique("meteores-de-pegase")
    assert t.seiya.played == [SEIYA]
    met(t)


@rule("seiya:card:epreuve-armee-des-morts:1")
def test_armee_the_sixth_character_of_a_turn(table: Factory) -> None:
    t = meeting(table, "armee-des-morts", seiya=Side(hand=[*[SEIYA] * 6, "plate"]), field=["weak"])
    t.seiya.play("plate")
    for _ in range(5):
        t.seiya.play(SEIYA, "weak")
        unmet(t)
    t.seiya.play(SEIYA, "weak")
    met(t)
