"""What the decks of the duel do, in words."""

from __future__ import annotations

from pioche.games.seiya.card import SENSE_TYPE
from pioche.games.seiya.enfers import PutUnderStyx
from pioche.games.seiya.facing import FaceAnother, FacedBy, MayFace, Opposite
from pioche.games.seiya.senses import OwnSenses
from pioche.games.seiya.wording.effects import if_any, worded
from pioche.games.seiya.wording.nouns import CARD, Noun, noun_of
from pioche.games.seiya.wording.phrases import counted, everything, selection
from pioche.games.seiya.wording.voice import Voice


@worded.register
def _(effect: FaceAnother, voice: Voice) -> str:
    return voice.say("do-face-another", what=selection(effect.what, voice))


@worded.register
def _(effect: PutUnderStyx, voice: Voice) -> str:
    souls = "gain" if effect.gain else "untold"
    text = voice.say("do-put-under-styx", what=selection(effect.what, voice), souls=souls)
    return if_any(effect.what, text, voice)


@noun_of.register
def _(among: OwnSenses, voice: Voice) -> Noun:
    return Noun(word=SENSE_TYPE, yours=True)


@noun_of.register
def _(among: MayFace, voice: Voice) -> Noun:
    return Noun(word=CARD, notes=("may-face",))


@noun_of.register
def _(among: FacedBy, voice: Voice) -> Noun:
    return Noun(word=CARD, link=among)


@everything.register
def _(among: Opposite, voice: Voice, at: str = "from") -> str:
    return counted("the", Noun(word=CARD, relation="faced"), voice, at)
