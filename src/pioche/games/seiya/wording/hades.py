"""What the cards of Hadès do, in words: Souls, Sens, pawns, and the conditions of Épreuves."""

from __future__ import annotations

from pioche.games.seiya.card import CHARACTER_TYPE
from pioche.games.seiya.evolve import Evolve
from pioche.games.seiya.houses import LowerCounter, OwnDoing
from pioche.games.seiya.pawns import MovePawn
from pioche.games.seiya.senses import GainSense, SixthSense
from pioche.games.seiya.souls import HasSouls
from pioche.games.seiya.tallies import Often
from pioche.games.seiya.terms import Faces
from pioche.games.seiya.trials import Claim, InMainPhase, OfActive
from pioche.games.seiya.vocabulary.hades import RENEW_ARMOUR
from pioche.games.seiya.wording.effects import clause, worded
from pioche.games.seiya.wording.nouns import Noun, noun_of
from pioche.games.seiya.wording.phrases import counted, phrase
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import Anything, Both, Is, IsSource, Test
from pioche.kernel.cards.rule import Forbid, When
from pioche.kernel.cards.value import walk
from pioche.kernel.state.catalogue import Static
from pioche.kernel.wording.voice import Unworded, expect, flag


@worded.register
def _(effect: GainSense, voice: Voice) -> str:
    return voice.say("do-gain-sense")


@worded.register
def _(effect: SixthSense, voice: Voice) -> str:
    return voice.say("do-foresee")


@worded.register
def _(effect: MovePawn, voice: Voice) -> str:
    least, most = effect.least, effect.most
    if not 0 < least <= most:
        raise Unworded(effect, f"from {least} to {most}")
    span = "exactly" if least == most else "next" if least + 1 == most else "range"
    return voice.say("do-move-pawn", span=span, least=least, most=most, toward=effect.toward)


@worded.register
def _(effect: Evolve, voice: Voice) -> str:
    if effect != RENEW_ARMOUR or voice.acting != "you":
        raise Unworded(effect, f"by {voice.acting}")
    return voice.say("do-renew-armour")


# What this card faces


def faced_by_this(of: Test) -> Test | None:
    """What this card must face for a rule to be about it, if a rule is about this card in that case."""
    match of:
        case Both(IsSource(), Faces(faced)):
            return faced
    return None


def facing(faced: Test, voice: Voice) -> str:
    return voice.say("when-it-faces", what=counted("a", noun_of(faced, voice), voice, "in"))


# Épreuves

COUNTED = {"souls": "ame", "energy": "energie"}  # of these one gains so many
# What is done to no card of a deck.
THINGS = COUNTED | {"exhaust": "sens", "technique": "board-technique", "use-gift": "capacite"}


def met(rule: When, voice: Voice) -> str:
    """What an Épreuve asks for, or a Maison, with what that is worth."""
    match rule.effect:
        case Claim(nth):
            return asked(rule, nth, voice)
        case Do(LowerCounter() as lower, True, "active", None, None):
            text = clause(Do(lower, may=True), voice.but(mood="imperative"))
            return voice.say("each-time", deed=asked(rule, 1, voice), clause=text)
    raise Unworded(rule, f"for {rule.effect!r}")


def asked(rule: When, nth: int, voice: Voice) -> str:
    """What is to be done, for the n-th time in a turn."""
    expect(rule, by="anyone")
    if rule.verb == "move-pawn":
        expect(rule, of=Anything(), effect=Claim())
        return voice.say("trial-move-pawn")
    if rule.verb in THINGS:
        expect(rule, of=Anything())
        noun = Noun(word=THINGS[rule.verb])
    else:
        noun = noun_of(rule.of, voice)
        noun.yours = noun.yours and not noun.zones
    if nth > 1:
        what = voice.say("nth-of-turn", n=nth, phrase=phrase(noun, voice, many=False, whose="you"))
    else:
        what = counted("n" if rule.verb in COUNTED else "a", noun, voice)
    return voice.say("trial-" + rule.verb, what=what)


def expect_own_doing(ability: Static) -> None:
    """It goes without saying that an Épreuve is met in the own main phase, by the own doing or by what happens to the
    own cards, and a Maison by the own doing, in the own turn.
    """
    if ability.where == ("house",):
        return expect(ability, when=OwnDoing())
    suffered = any(isinstance(node, OfActive) for rule in ability.rules for node in walk(rule))
    expect(ability, when=InMainPhase(own=not suffered))


# What one player cannot do

SIMPLY = frozenset(
    {"move-pawn", "tokens", "draw-gift", "gift", "awaken", "exhaust"}
)  # what a player cannot do, to no card in particular


LIMITED = {"play": Is(CHARACTER_TYPE)}  # of what only so many can be done in a turn, if not of anything


def barred(rule: Forbid, voice: Voice) -> str:
    """What one player cannot do."""
    expect(rule, price=None, unless=None)
    match rule:
        case Forbid(when=Often(verb, least)) if verb == rule.action:
            expect(rule, of=LIMITED.get(verb, Anything()))
            if rule.by != "you":
                expect(rule, by="anyone" if verb == "exhaust" else "you")
            return voice.say(f"cannot-{rule.action}-more", n=least, you=flag(rule.by == "you"))
        case Forbid(when=HasSouls(least)):
            expect(rule, by="anyone", action="bind")
            return voice.say("cannot-bind-rich", n=least, what=counted("plural", noun_of(rule.of, voice), voice))
    expect(rule, when=None)
    if rule.action in SIMPLY:
        expect(rule, of=Anything())
        return voice.say("cannot-" + rule.action)
    return voice.say("cannot-" + rule.action, what=counted("any", noun_of(rule.of, voice), voice, "in"))
