"""Éveil and the Sens (Hadès)."""

from pioche.games.seiya.vocabulary import (
    A_HERO,
    FORCE_AND_COSMOS,
    IT,
    Discard,
    Do,
    draw,
    gains,
    hand,
    in_play,
    one,
    this_turn,
)
from pioche.games.seiya.vocabulary.hades import GainSense, MovePawn, Reward, Sense, SixthSense, sense

CARDS = (
    sense("sens-eveil", "Éveil", Reward(GainSense()), source="rulebook"),
    sense("sens-cinquieme-sens", "5e Sens", Sense(Do(Discard(one(hand())), then=draw(1)))),
    sense("sens-sixieme-sens", "6e Sens", Sense(SixthSense()), source="rulebook"),
    sense("sens-septieme-sens", "7e Sens", Sense(this_turn(gains(FORCE_AND_COSMOS, 1, IT), on=one(in_play(A_HERO))))),
    sense("sens-huitieme-sens", "8e Sens", Sense(MovePawn(2)), source="rulebook"),
)
