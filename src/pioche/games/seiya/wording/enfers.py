"""What happens in the Enfers, in words."""

from __future__ import annotations

from pioche.games.seiya.bind import ReleaseFree
from pioche.games.seiya.enfers import PutOnGate, RevealAll, TakeFromGate
from pioche.games.seiya.foremost import Foremost, Lead
from pioche.games.seiya.gifts import DrawGift
from pioche.games.seiya.hamper import HamperCheaper
from pioche.games.seiya.pawns import DriveBack, GoToElysion
from pioche.games.seiya.senses import INACTIVE, Recharge, TurnSenses
from pioche.games.seiya.souls import GainSouls, LoseSouls, Souls, TakeSouls
from pioche.games.seiya.terms import Faces
from pioche.games.seiya.vocabulary import A_HERO, ACTOR, every, one
from pioche.games.seiya.vocabulary.hades import senses
from pioche.games.seiya.wording.effects import clause, worded
from pioche.games.seiya.wording.nouns import noun_of
from pioche.games.seiya.wording.phrases import counted, scaled, selection
from pioche.games.seiya.wording.rules import statement
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.cards.query import Anything, Both, Cards, Count, Fewer, Fixed, IsSource, Yours
from pioche.kernel.cards.rule import Permit
from pioche.kernel.cards.value import Amount
from pioche.kernel.wording.voice import Unworded, expect


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


@worded.register
def _(effect: ReleaseFree, voice: Voice) -> str:
    """Who frees oneself by Force gains its Souls: it is told where that is not so."""
    souls = "gain" if effect.gain else "none"
    return voice.say("do-put-under-styx", what=selection(effect.what, voice), souls=souls)


@worded.register
def _(effect: HamperCheaper, voice: Voice) -> str:
    return voice.say("do-bind-cheaper", what=selection(effect.what, voice), n=effect.less)


@worded.register
def _(effect: GoToElysion, voice: Voice) -> str:
    return voice.say("do-go-to-elysion")


@worded.register
def _(effect: Recharge, voice: Voice) -> str:
    if effect.what == one(senses()):
        return voice.say("do-recharge-one")
    if effect.what == every(senses(ACTOR)):
        return voice.say("do-recharge-all")
    return voice.say("do-recharge", what=selection(effect.what, voice))


@scaled.register
def _(amount: Fewer, voice: Voice) -> tuple[int, str]:
    if not isinstance(amount.second, Fixed):
        raise Unworded(amount, f"but at most {amount.second!r}")
    n, per = scaled(amount.first, voice)
    return n, voice.say("at-most-in-all", per=per, n=amount.second.number)


@scaled.register
def _(amount: Lead, voice: Voice) -> tuple[int, str]:
    return amount.amount, voice.say("if-most-of", what=the_most(amount.of, voice))


@statement.register
def _(rule: Permit, voice: Voice) -> str:
    expect(rule, action="weapon", when=None)
    match rule.of:
        case Both(IsSource(), Faces(Anything())):
            return voice.say("permit-weapon")
        case Both(who, Faces(faced)) if who == A_HERO & Yours():
            noun = noun_of(faced, voice)
            noun.whose = "you"  # nobody faces a card of another's pile
            return voice.say("permit-weapon-facing", what=counted("a", noun, voice, "of"))
    raise Unworded(rule, f"of {rule.of!r}")
