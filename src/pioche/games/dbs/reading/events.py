"""More triggers: what happens to any card of a kind, and cards that are played from an area."""

from __future__ import annotations

from pioche.games.dbs.reading.triggers import COMBO, SELF, Trigger, dropped, marked, of_player, trigger
from pioche.games.dbs.reading.verbs import VERBS
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.wording.nouns import Kind, Noun
from pioche.kernel.cards.query import ANYONE, OPPONENTS, YOU, Both, Either, Is, Marked, Not, Test, Who, Within, Yours
from pioche.kernel.cards.rule import By, Cause

BATTLES = Noun(kinds=(Kind(type="battle"),))


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
phrase("lowered", "{whose} battle card's power is decreased", lambda whose: of_player(BATTLES, whose))
phrase(
    "triggers",
    "when (you play this card | this card is played) or (you combo | combo) with it hand:(from your hand)?",
    lambda hand="": (
        Trigger("played", SELF),
        marked("comboed", "combo from hand", COMBO) if hand else Trigger("comboed", SELF, where=COMBO),
    ),
)
trigger(
    "you or your opponent plays|play a|an {noun:kin}",
    lambda noun: Trigger("played", test) if (test := any_of(noun)) else None,
)
trigger("a|an {noun:kin} is played", lambda noun: Trigger("played", test) if (test := any_of(noun)) else None)
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


# Cards that go from an area.
CARD_OR_ENERGY = Both(Not(Yours()), Either(Is("battle"), Within(("energy",))))
phrase("other-one", "(a|an|one|1)? of? {whose} {noun:kin}", lambda whose, noun: noun._replace(whose=whose))
trigger(
    "a|an? {noun:kin} in {whose} area:(hand|life) is|are placed in {_:owners} drop area {cause}?",
    lambda noun, whose, area, cause=("anyone", "any"): from_area(
        "dropped", noun._replace(whose=whose), whose, area, cause
    ),
)
trigger(
    "a|an {noun:kin} is placed in (your opponent's | their) drop area from their {area} {cause}?",
    lambda noun, area, cause=("anyone", "any"): from_area(
        "dropped", noun._replace(whose=OPPONENTS), OPPONENTS, area, cause
    ),
)
phrase("other-one", "(one of)? {whose} energy", lambda whose: Noun(zones=("energy",), whose=whose))
phrase(
    "other-one",
    "a|an {noun:kin} in {whose} battle area other:(other than this card)?",
    lambda whose, noun, other="": noun._replace(whose=whose, other=bool(other) or noun.other),
)
trigger(
    "this card in (your|the|a) battle area is placed in {_:owners} drop area {cause}?",
    lambda cause=("anyone", "any"): dropped(cause, "battle"),
)
trigger(
    "a|an {noun:kin} in {whose} battle area other:(other than this card)? is placed in {_:owners} drop area {cause}?",
    lambda noun, whose, other="", cause=("anyone", "any"): from_area(
        "dropped", noun._replace(whose=whose, other=bool(other) or noun.other), whose, "battle", cause
    ),
)
phrase("other-one", "a|an {noun:kin}", lambda noun: noun._replace(whose=ANYONE))
trigger(
    "{noun:other-one} is|are removed from {whose:theirs} battle area {cause}?",
    lambda noun, whose, cause=("anyone", "any"): from_area("leave", noun, whose, "battle", cause),
)
trigger(
    "{noun:other-one} leaves {whose:theirs} battle area {cause}?",
    lambda noun, whose, cause=("anyone", "any"): from_area("leave", noun, whose, "battle", cause),
)
trigger(
    "{noun:other-one} is|are placed in {_:owners} drop area from {whose:theirs} {area} {cause}?",
    lambda noun, whose, area, cause=("anyone", "any"): from_area("dropped", noun, whose, area, cause),
)
trigger(
    "{noun:other-one} is|are placed in {_:owners} drop area from any area {cause}?",
    lambda noun, cause=("anyone", "any"): Trigger("dropped", of_player(noun, noun.whose), *cause),
)
phrase("theirs", "your", lambda: YOU)
phrase("theirs", "a|an|the|their | its owner's? | your opponent's", lambda: ANYONE)


def from_area(verb: str, noun: Noun, whose: Who, area: str, cause: tuple[By, Cause]) -> Trigger | None:
    """Another card goes from an area."""
    if noun.whose == ANYONE:
        noun = noun._replace(whose=whose)
    if whose not in (ANYONE, noun.whose):
        return None
    return Trigger(verb, noun._replace(zones=(area,)).members(), *cause) if noun.whose != ANYONE else None


trigger(
    "(this card loses marker (due to | from) | marker (are|is) removed from this card by) an opponent's attack",
    lambda: Trigger("markers", SELF, "opponents", "rules"),
)
trigger(
    "a battle card or energy of your opponent's is switched to rest mode by one of your skills",
    lambda: Trigger("rest", CARD_OR_ENERGY, "you", "skill"),
)
trigger(
    "one of your (card)? skills switches (an|your) opponent's battle card or energy to rest mode",
    lambda: Trigger("rest", CARD_OR_ENERGY, "you", "skill"),
)
