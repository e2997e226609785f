"""What Maisons and Autels of the duel say, in words (Hadès)."""

from __future__ import annotations

from pioche.games.seiya.altars import Fewest
from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.houses import LowerCounter
from pioche.games.seiya.souls import SpendSouls
from pioche.games.seiya.wording.conditions import condition
from pioche.games.seiya.wording.effects import worded
from pioche.games.seiya.wording.nouns import noun_of
from pioche.games.seiya.wording.phrases import counted
from pioche.games.seiya.wording.voice import Voice


@worded.register
def _(effect: LowerCounter, voice: Voice) -> str:
    return voice.say("do-lower-counter", n=effect.by)


@worded.register
def _(effect: SpendSouls, voice: Voice) -> str:
    return voice.say("do-spend-souls", n=effect.size)


@condition.register
def _(what: Fewest, voice: Voice, lead: str = "if") -> str:
    noun = noun_of(what.among, voice)
    noun.free = True
    return voice.say("fewest", lead=voice.say(lead), what=counted("plural", noun, voice, "within"))


def house_profile(card: SeiyaCard, voice: Voice) -> str:
    return voice.say("profile-house", n=card.cost_force, pv=card.pv)


def altar_profile(card: SeiyaCard, voice: Voice) -> str:
    return voice.say("profile-altar")
