"""[Auto] skills that wait in the hand: used where they happen to be, and told by no question (3-3-2, 8-5-8)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.reading import read
from tests.games.dbs.duel import Duel, Factory, Side
from tests.games.dbs.sample_cards import battle, extra
from tests.scenario import rule

AVENGER = battle(
    "avenger",
    "red",
    4,
    20_000,
    *read(
        "[Auto] When one of your Battle Cards is KO'd by an opponent's skill, you may play this card from your hand."
    ),
)
DECK = ["black-1"] * 6


def struck(duel: Factory, *hand: str, deck: tuple[str, ...] = ()) -> Duel:
    """A Battle Card of yours has just been KO'd by a skill of your opponent's."""
    (bolt,) = read("[Activate Main] Choose 1 of your opponent's Battle Cards and KO it.", "extra")
    t = duel(
        Side(battle=["red-1"], hand=list(hand), deck=[*DECK, *deck]),
        Side(hand=["bolt"]),
        first="foe",
        cards=(AVENGER, extra("bolt", "red", 0, bolt)),
    )
    t.foe.use("bolt")
    return t


@rule("dbs:8-5-8")
def test_a_card_in_the_hand_is_played_when_what_it_waits_for_happens(duel: Factory) -> None:
    t = struck(duel, "avenger", "blue-1")
    t.pending("use-from-hand", t.you)
    assert t.you.options == ["avenger", "no"]
    t.you.choose("avenger").choose("yes")
    assert t.you.battle == ["avenger"]
    assert t.you.hand == ["blue-1"]


@rule("dbs:8-5-8")
def test_it_need_not_be(duel: Factory) -> None:
    t = struck(duel, "avenger")
    t.you.choose("no")
    assert t.you.hand == ["avenger"]
    assert t.asked == ("foe", "main-phase")


@rule("dbs:3-3-2")
def test_whoever_could_have_it_in_hand_is_asked(duel: Factory) -> None:
    t = struck(duel, "blue-1", deck=("avenger",))
    t.pending("use-from-hand", t.you)
    assert t.you.options == ["no"]


@rule("dbs:3-3-2")
@pytest.mark.parametrize(("hand", "deck"), [(("blue-1",), ()), ((), ("avenger",))], ids=["none left", "no hand"])
def test_whoever_cannot_have_it_is_not_asked(duel: Factory, hand: tuple[str, ...], deck: tuple[str, ...]) -> None:
    t = struck(duel, *hand, deck=deck)
    assert t.asked == ("foe", "main-phase")


@rule("dbs:8-5-8")
def test_what_it_does_not_wait_for_asks_nobody(duel: Factory) -> None:
    (bolt,) = read(
        "[Activate Main] Choose 1 of your opponent's Battle Cards and return it to its owner's hand.", "extra"
    )
    t = duel(
        Side(battle=["red-1"], hand=["avenger"]),
        Side(hand=["bolt"]),
        first="foe",
        cards=(AVENGER, extra("bolt", "red", 0, bolt)),
    )
    t.foe.use("bolt")
    assert t.asked == ("foe", "main-phase")
