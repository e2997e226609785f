"""The duel: the Techniques of the boards of both sides."""

from __future__ import annotations

import pytest

from pioche.games.seiya.cards import duel_boards
from tests.rules.seiya.decks import TITAN, duel, facing
from tests.rules.seiya.hades import CHAMPION, PLAIN, styx
from tests.scenario import Factory, Side, rule

MU, DOKO, MILO, SAGA, CAMUS = (f"{name}-duel" for name in ("mu", "doko", "milo", "saga", "camus"))
GOLD = "seiya:board:gold:"
RENEGADE = "seiya:board:renegade:"
VOWS = [
    pytest.param("gold", "voeu-des-chevaliers", marks=rule(GOLD + "voeu-des-chevaliers")),
    pytest.param("renegade", "pacte-des-renegats", marks=rule(RENEGADE + "pacte-des-renegats")),
]
STRENGTHS = [
    pytest.param("gold", "mille-jours", marks=rule(GOLD + "mille-jours")),
    pytest.param("renegade", "dernieres-forces", marks=rule(RENEGADE + "dernieres-forces")),
]
EXCLAMATIONS = [
    pytest.param("gold", "exclamation-d-athena-or", marks=rule(GOLD + "exclamation-d-athena-or")),
    pytest.param("renegade", "exclamation-d-athena-renegats", marks=rule(RENEGADE + "exclamation-d-athena-renegats")),
]


def test_each_board_has_four_techniques_of_rising_cost() -> None:
    for side in ("gold", "renegade"):
        own = [card for card in duel_boards.CARDS if card.board == side]
        assert [(card.number, card.abilities[0].energy) for card in own] == [("1", 0), ("2", 1), ("3", 2), ("4", 3)]  # type: ignore[attr-defined]
        assert {card.mode for card in own} == {"duel"}


@pytest.mark.parametrize(("side", "slug"), VOWS)
def test_a_hero_of_the_hand_is_discarded_for_a_soul(table: Factory, side: str, slug: str) -> None:
    t = duel(table, **{side: Side(hand=["jaki", MU, SAGA], souls=1)})
    seat = getattr(t, side)
    seat.technique(slug)
    t.pending("choose-discard")
    assert seat.options == [MU, SAGA], "no Character who is no Hero"
    seat.choose(SAGA)
    assert (seat.hand, seat.discard, seat.souls, seat.energy) == (["jaki", MU], [SAGA], 2, 0)


@pytest.mark.parametrize(("side", "slug"), VOWS)
def test_it_needs_a_hero_in_hand(table: Factory, side: str, slug: str) -> None:
    t = facing(table, side, MU, **{side: Side(hand=["jaki"])})
    assert not getattr(t, side).can_use_technique(slug)


@rule(GOLD + "mur-de-cristal")
def test_mur_de_cristal_puts_a_card_of_the_own_pile_under_the_styx_without_its_souls(table: Factory) -> None:
    cards = (*PLAIN, styx("lord", grade=2), styx("judge", grade=3))
    side = Side(entrave=["ash", "lord", "judge"], energy=1)
    t = duel(table, gold=side, renegade=Side(entrave=["bone"]), cards=cards, enfers={5: "crow"}, styx=["dust"])
    t.gold.technique("mur-de-cristal")
    t.pending("choose-release")
    assert [key.split("@")[0] for key in t.gold.options] == ["ash", "lord"]
    t.gold.choose("lord")
    assert (t.gold.entrave, t.slugs("styx"), t.gold.souls) == (["ash", "judge"], ["lord", "dust"], 0)
    assert t.gold.energy == 0


@rule(GOLD + "mur-de-cristal")
def test_mur_de_cristal_needs_energy_and_such_a_card(table: Factory) -> None:
    cards = (*PLAIN, styx("judge", grade=3))
    for side in (Side(entrave=["ash"]), Side(entrave=["judge"], energy=1), Side(energy=1)):
        t = duel(table, gold=side, renegade=Side(entrave=["bone"]), cards=cards)
        assert not t.gold.can_use_technique("mur-de-cristal")


@rule(RENEGADE + "ruse-des-renegats")
def test_ruse_des_renegats_hampers_the_opponent_without_souls(table: Factory) -> None:
    cards = (*PLAIN, styx("lord", grade=2), styx("judge", grade=3))
    enfers = {2: "ash", 3: "lord", 4: "judge", 5: "bone"}
    t = duel(table, renegade=Side(pawn=3, energy=1, souls=1), cards=cards, enfers=enfers, veiled={1: "crow"})
    t.renegade.technique("ruse-des-renegats")
    t.pending("choose-bind")
    assert t.renegade.options == ["lord@enfers/3", "bone@enfers/5"], "within reach, of grade 2 or less"
    t.renegade.choose("lord")
    t.pending("main-phase", "renegade")
    assert (t.gold.entrave, t.renegade.souls, t.renegade.energy) == (["lord"], 1, 0)


@pytest.mark.parametrize(("side", "slug"), STRENGTHS)
def test_a_hero_in_play_gains_two_force_and_a_cosmos(table: Factory, side: str, slug: str) -> None:
    t = facing(table, side, DOKO, **{side: Side(hand=[MU, "jaki"], energy=3)})
    seat = getattr(t, side)
    seat.play(MU, TITAN).play("jaki", TITAN)
    jaki = seat.force_of("jaki")
    seat.technique(slug)
    t.pending("choose-affect")
    assert len(seat.options) == 2, "no Character who is no Hero"
    seat.choose(MU)
    assert (seat.force_of(MU), seat.cosmos_of(MU)) == (3, 2)
    assert (seat.force_of(DOKO), seat.cosmos_of(DOKO), seat.force_of("jaki")) == (1, 1, jaki)
    assert seat.energy == 1


@pytest.mark.parametrize(("side", "slug"), EXCLAMATIONS)
def test_three_heroes_facing_the_same_card_gain_two_force_each(table: Factory, side: str, slug: str) -> None:
    own = Side(hand=[MU, CAMUS, SAGA, "jaki"], energy=3)
    t = facing(table, side, DOKO, **{side: own, "field": [TITAN, "kuraggu"]})
    seat = getattr(t, side)
    seat.play(MU, TITAN).play("jaki", TITAN).play(SAGA, "kuraggu")
    assert not seat.can_use_technique(slug), "two Heroes, one who is none, and one elsewhere"
    seat.play(CAMUS, TITAN)
    jaki = seat.force_of("jaki")
    seat.technique(slug)
    t.pending("main-phase")
    assert {hero: seat.force_of(hero) for hero in (DOKO, MU, CAMUS, SAGA, "jaki")} == {
        DOKO: 3, MU: 3, CAMUS: 3, SAGA: 2, "jaki": jaki,
    }  # fmt: skip
    assert (seat.cosmos_of(MU), seat.energy) == (1, 0)


@pytest.mark.parametrize(("side", "slug"), EXCLAMATIONS)
def test_of_four_heroes_three_are_chosen_and_of_two_cards_one(table: Factory, side: str, slug: str) -> None:
    own = Side(hand=[MU, CAMUS, SAGA, *[MILO] * 3], energy=3)
    t = facing(table, side, DOKO, **{side: own, "field": [TITAN, "kuraggu"]})
    seat = getattr(t, side)
    for hero in (MU, CAMUS, SAGA):
        seat.play(hero, TITAN)
    for _ in range(3):
        seat.play(MILO, "kuraggu")
    seat.technique(slug)
    t.pending("choose-mean")
    assert [key.split("@")[0] for key in seat.options] == [TITAN, "kuraggu"]
    seat.choose(TITAN)
    t.pending("choose-affect")
    assert (len(seat.options), t.decision.least, t.decision.most) == (4, 3, 3)
    seat.choose(MU, CAMUS, SAGA)
    assert {hero: seat.force_of(hero) for hero in (DOKO, MU, CAMUS, SAGA, MILO)} == {
        DOKO: 1, MU: 3, CAMUS: 3, SAGA: 4, MILO: 1,
    }  # fmt: skip


@pytest.mark.parametrize(("side", "slug"), EXCLAMATIONS)
def test_heroes_whose_card_has_left_do_not_count(table: Factory, side: str, slug: str) -> None:
    own = Side(hand=[MU, CAMUS, DOKO, "champion"], energy=3)
    t = duel(table, **{side: own, "enfers": {5: "ash"}, "cards": (*PLAIN, CHAMPION)})
    seat = getattr(t, side)
    for hero in (MU, CAMUS, DOKO, "champion"):
        seat.play(hero, "ash")
    assert seat.can_use_technique(slug)
    seat.acquire("ash", "force", using=("champion",))
    assert seat.played == [MU, CAMUS, DOKO]
    assert not seat.can_use_technique(slug)
