"""More triggers: what happens to any card of a kind, and cards that are played from an area."""

from __future__ import annotations

from pioche.games.dbs.reading.triggers import SELF, Trigger, of_player, trigger
from pioche.games.dbs.reading.verbs import VERBS
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.wording.nouns import Noun
from pioche.kernel.cards.query import OPPONENTS, YOU, Both, Marked, Not, Test, Who, Yours


def any_of(noun: Noun) -> Test | None:
    """A card of a kind, whoever has it."""
    return noun.test() if noun.whose == YOU else None


def played_from(noun: Noun, whose: Who, area: str) -> Trigger:
    return Trigger("played", Both(of_player(noun, whose), Marked("from " + area)))


for told in VERBS:
    if told.name in ("ko", "stand", "rest"):  # of which a text does not say to whose area the card goes
        trigger(
            f"a|an {{noun:kin}} is {told.done} {told.rest} {{cause}}?",
            lambda noun, cause=("anyone", "any"), name=told.name, **_: (
                Trigger(name, test, *cause) if (test := any_of(noun)) else None
            ),
        )
phrase("target", "{whose} {noun:kin}", lambda whose, noun: noun if whose == OPPONENTS else None)
trigger("this card becomes the target of an attack", lambda: Trigger("attacked", SELF))
trigger("your opponent takes damage", lambda: Trigger("damaged", Not(Yours())))
trigger("you play a|an {noun:kin} from your|the {area}", lambda noun, area: played_from(noun, YOU, area))
trigger("your opponent plays a|an {noun:kin} from their {area}", lambda noun, area: played_from(noun, OPPONENTS, area))
for words, verb in (("placed in {whose} drop area (from any area)?", "dropped"), ("sent to {whose} warp", "to-warp")):
    trigger(
        f"a|an {{noun:kin}} is {words} {{cause}}?",
        lambda noun, whose, cause=("anyone", "any"), verb=verb: (
            Trigger(verb, of_player(noun, whose), *cause) if whose in (YOU, OPPONENTS) else None
        ),
    )
