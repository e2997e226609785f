"""The Autels d'Athéna of the duel (Hadès)."""

from __future__ import annotations

import pytest

from pioche.games.seiya.scoring import extras
from tests.rules.seiya.duel import MU, duel, win
from tests.scenario import Factory, Scenario, Side, rule

HOUSES = [
    "maison-lion", "maison-vierge", "maison-balance", "maison-scorpion", "maison-cancer", "maison-poissons",
    "maison-verseau",
]  # fmt: skip


def bonuses(t: Scenario, rule: str) -> tuple[int, int]:
    """What an Autel brings the Renegade and the Gold Saint."""
    found = [dict(extras(t.game, seat)).get(rule, 0) for seat in range(2)]
    return found[0], found[1]


@rule("seiya:card:autel-gloire:1", "hades:duel-objectif:3", "hades:duel-objectif:4")
@pytest.mark.parametrize(("own", "theirs", "worth"), [(2, 1, (5, 0)), (1, 2, (0, 5)), (1, 1, (0, 0)), (0, 0, (0, 0))])
def test_gloire_who_has_the_most_maisons(table: Factory, own: int, theirs: int, worth: tuple[int, int]) -> None:
    t = duel(table, altar="autel-gloire", renegade=Side(houses=HOUSES[:own]), gold=Side(houses=HOUSES[3 : 3 + theirs]))
    assert bonuses(t, "seiya:card:autel-gloire:1") == worth
    assert t.renegade.score == 3 * own + worth[0]


@rule("seiya:card:autel-justice:1", "hades:duel-objectif:3", "hades:duel-objectif:4")
@pytest.mark.parametrize(("own", "theirs", "worth"), [(2, 1, (4, 0)), (0, 1, (0, 4)), (2, 2, (0, 0))])
def test_justice_who_has_the_most_personnages_in_the_neant(
    table: Factory, own: int, theirs: int, worth: tuple[int, int]
) -> None:
    t = duel(
        table, altar="autel-justice", renegade=Side(neant=["ash"] * own), gold=Side(neant=["bone"] * theirs),
    )  # fmt: skip
    assert bonuses(t, "seiya:card:autel-justice:1") == worth
    assert (t.renegade.score, t.gold.score) == (own + worth[0], theirs + worth[1])


@rule("seiya:card:autel-offrandes:1", "hades:duel-objectif:3")
def test_offrandes_who_acquires_a_maison_gains_two_souls(table: Factory) -> None:
    t = duel(table, altar="autel-offrandes", renegade=Side(hand=["titan", "titan"]), houses=["maison-taureau"])
    win(t, "weak")
    assert t.renegade.souls == 0
    win(t, "maison-belier")
    assert (t.renegade.souls, t.gold.souls) == (2, 0)


@rule("seiya:card:autel-equilibre:1", "hades:duel-objectif:3")
@pytest.mark.parametrize(("own", "theirs", "by"), [(0, 1, 2), (1, 1, 1), (1, 0, 1)])
def test_equilibre_who_has_fewer_maisons_lowers_the_counter_by_two(
    table: Factory, own: int, theirs: int, by: int
) -> None:
    t = duel(
        table, altar="autel-equilibre", renegade=Side(houses=HOUSES[:own]), gold=Side(houses=HOUSES[3 : 3 + theirs])
    )
    t.renegade.end_turn()
    assert (t.renegade.counter, t.gold.counter) == (6 - by, 6)


@rule("seiya:card:autel-equilibre:1")
def test_equilibre_never_below_one(table: Factory) -> None:
    t = duel(table, altar="autel-equilibre", renegade=Side(counter=2), gold=Side(houses=HOUSES[:1]))
    t.renegade.end_turn()
    assert t.renegade.counter == 1


@rule("seiya:card:autel-victoire:1", "hades:duel-objectif:5")
def test_victoire_the_seventh_maison_ends_the_duel_at_once(table: Factory) -> None:
    t = duel(
        table, altar="autel-victoire", renegade=Side(hand=["titan", "titan", MU], houses=HOUSES[:6], counter=3),
        gold=Side(houses=HOUSES[6:]), houses=["maison-taureau", "maison-gemeaux"],
    )  # fmt: skip
    win(t, "maison-belier")
    assert t.over
    assert t.winners == ["renegade"]
    assert t.renegade.houses == [*HOUSES[:6], "maison-belier"]
    assert t.renegade.score == sum((3, 3, 3, 3, 2, 4)) + 2, "the seventh counts"
    assert t.events("reveal-house") == []
    assert len(t.renegade.hand) == 2, "without upkeep"


@rule("seiya:card:autel-victoire:1", "hades:duel-objectif:5")
def test_victoire_neither_the_sixth_nor_with_another_autel(table: Factory) -> None:
    for altar, own in (("autel-victoire", 5), ("autel-gloire", 6)):
        t = duel(
            table, altar=altar, renegade=Side(hand=["titan"], houses=HOUSES[:own], counter=3),
            houses=["maison-taureau", "maison-gemeaux"],
        )  # fmt: skip
        win(t, "maison-belier")
        assert t.pending("main-phase", "renegade")
        assert len(t.renegade.houses) == own + 1


@rule("hades:duel-objectif:5")
def test_ruling_victoire_if_nobody_gets_there_it_ends_as_usual(table: Factory) -> None:
    t = duel(table, altar="autel-victoire", renegade=Side(hand=["titan"]))
    win(t, "maison-belier")
    t.renegade.end_turn()
    assert t.over
    assert t.winners == ["renegade"]
