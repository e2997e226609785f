"""What happens in the Enfers, in words."""

from __future__ import annotations

from pioche.games.seiya.enfers import PutOnGate, RevealAll, TakeFromGate
from pioche.games.seiya.foremost import Foremost
from pioche.games.seiya.gifts import DrawGift
from pioche.games.seiya.pawns import DriveBack
from pioche.games.seiya.senses import INACTIVE, TurnSenses
from pioche.games.seiya.souls import GainSouls, LoseSouls, Souls, TakeSouls
from pioche.games.seiya.wording.effects import clause, worded
from pioche.games.seiya.wording.nouns import noun_of
from pioche.games.seiya.wording.phrases import counted, scaled
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.cards.query import Cards, Count
from pioche.kernel.cards.value import Amount
from pioche.kernel.wording.voice import Unworded


@worded.register
def _(effect: GainSouls, voice: Voice) -> str:
    n, per = scaled(effect.size, voice)
    return voice.say("do-gain-souls", n=n, per=per)


@worded.register
def _(effect: TakeSouls, voice: Voice) -> str:
    return voice.say("take-souls", whom=effect.of)


@worded.register
def _(effect: LoseSouls, voice: Voice) -> str:
    return voice.say("do-lose-souls", n=effect.size)


@worded.register
def _(effect: DriveBack, voice: Voice) -> str:
    return voice.say("drive-back")


@worded.register
def _(effect: RevealAll, voice: Voice) -> str:
    return voice.say("do-reveal-all")


@worded.register
def _(effect: PutOnGate, voice: Voice) -> str:
    return voice.say("do-put-on-gate", n=effect.size)


@worded.register
def _(effect: TakeFromGate, voice: Voice) -> str:
    return voice.say("do-take-from-gate")


@worded.register
def _(effect: DrawGift, voice: Voice) -> str:
    return voice.say("do-draw-gift")


@worded.register
def _(effect: TurnSenses, voice: Voice) -> str:
    return voice.say("do-turn-senses", side="inactive" if effect.side == INACTIVE else "active")


@worded.register
def _(effect: Foremost, voice: Voice) -> str:
    does = clause(effect.effect, voice.but(acting="they", mood="third"))
    return voice.say("foremost", most=the_most(effect.of, voice.but(acting="they")), does=does)


def the_most(of: Amount, voice: Voice) -> str:
    """What the player meant has the most of."""
    match of:
        case Souls():
            return voice.say("most-souls")
        case Count(Cards(whose="actor") as among, 1, 1):
            noun = noun_of(among, voice)
            noun.free = True
            what = counted("plural", noun, voice, "in")
            return voice.say("most-cards", what=what)
    raise Unworded(of, "of which somebody has the most")
