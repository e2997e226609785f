"""Nouns: which cards are meant. Tests and selectors are gathered into what a language puts in its order."""

from __future__ import annotations

from functools import singledispatch

from msgspec import Struct

from pioche.games.seiya.card import (
    ARMOUR_TYPE,
    CHARACTER_TYPE,
    EPIC_TYPE,
    HEROES,
    HOUSE_TYPE,
    PILLAR_TYPE,
    RANKS,
    RELIC_TYPE,
)
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.enfers import EndOfEnfers, Graded, InReach
from pioche.games.seiya.facing import FacedBy
from pioche.games.seiya.scoring import DECK
from pioche.games.seiya.terms import (
    Acquirable,
    Adjacent,
    Beneath,
    Beside,
    ByForce,
    Curable,
    Faced,
    Faces,
    Facing,
    FightsBeside,
    FromField,
    LeftOf,
    NextRank,
    NextTo,
    Paid,
    Rises,
    SameHero,
    SameRank,
    Tokened,
    Worth,
)
from pioche.games.seiya.trials import OfActive
from pioche.games.seiya.vocabulary import MARKED_ZONES, TRANSCENDED
from pioche.games.seiya.wording.voice import Voice, key
from pioche.kernel.cards.query import (
    Among,
    Anything,
    Between,
    Both,
    Cards,
    Either,
    Is,
    IsBound,
    IsSource,
    Lies,
    Marked,
    Not,
    Selector,
    Test,
    Valued,
    Who,
    Within,
    Yours,
)
from pioche.kernel.wording.voice import Unworded

CARD = "carte"
NAMES = frozenset(card.name for card in ALL)
OWNED = frozenset(
    {"wounded", "frozen", "marked", "destroyed", "aside", "armour", "play", "relics"}
)  # "one of your wounded Characters"
# What lies there if no test says more.
HELD = {
    "wounded": CHARACTER_TYPE,
    "armour": ARMOUR_TYPE,
    "relics": RELIC_TYPE,
    "pillars": PILLAR_TYPE,
    "epic": EPIC_TYPE,
    "guard": "défenseur",
    "neant": CHARACTER_TYPE,
    "own-houses": HOUSE_TYPE,
}
UNBOUND = ("not-bound-to-force", "not-bound-to-cosmos")  # together they mean a card that may still serve for anything
ALIASES = {DECK: "deck", MARKED_ZONES: "marked"}  # zones that have one name together


class Noun(Struct):
    """What a test says of a card, gathered to be put into the order of a language."""

    word: str = ""
    name: str = ""
    ranks: tuple[str, ...] = ()
    other: bool = False
    yours: bool = False
    relation: str = ""  # how it stands to the card that speaks
    excepted: str = ""
    values: tuple[Test, ...] = ()
    step: str = ""  # how its rank stands to that of cards spoken of before
    notes: tuple[str, ...] = ()
    alike: bool = False
    free: bool = False  # spoken of without a possessive
    zones: tuple[str, ...] = ()
    whose: Who = "you"
    link: Test | FacedBy | None = None  # what it faces, is next to, or is faced by
    options: tuple[Noun, ...] = ()  # sorts of cards, each of which will do

    def unique(self) -> bool:
        """Whether it is spoken of by its name alone, as only heroes, who come in many cards, are not."""
        return bool(self.name) and self.name not in HEROES.values()

    def sole(self) -> bool:
        """Whether a player has one such card: of each hero one is Transcended."""
        return bool(self.name) and self.word == TRANSCENDED.word

    def owned(self, voice: Voice) -> bool:
        """Whether a possessive says whose it is."""
        mine = self.yours or (len(self.zones) == 1 and self.zones[0] in OWNED and not self.relation)
        return mine and not self.free and voice.whose(self.whose, False) in ("you", "they")


# Tests


@singledispatch
def describe(test: Test, noun: Noun) -> None:
    raise Unworded(test)


@describe.register
def _(test: Is, noun: Noun) -> None:
    if test.word in RANKS:
        describe_ranks(test, noun, (test.word,))
    elif test.word in NAMES or test.word in HEROES.values():
        if noun.name:
            raise Unworded(test, f"{test.word} beside {noun.name}")
        noun.name = test.word
    elif noun.word in ("", CHARACTER_TYPE):
        noun.word = test.word
    elif test.word != CHARACTER_TYPE:
        raise Unworded(test, f"{test.word} beside {noun.word}")


def describe_ranks(test: Test, noun: Noun, ranks: tuple[str, ...]) -> None:
    if noun.ranks:
        raise Unworded(test, f"{ranks} beside {noun.ranks}")
    noun.ranks = ranks


@describe.register
def _(test: Anything, noun: Noun) -> None:
    pass


@describe.register
def _(test: Both, noun: Noun) -> None:
    describe(test.first, noun)
    describe(test.second, noun)


@describe.register
def _(test: Either, noun: Noun) -> None:
    """Ranks stand side by side; of two sorts of cards, each will do."""
    first, second = Noun(), Noun()
    describe(test.first, first)
    describe(test.second, second)
    if Noun(ranks=first.ranks) == first and Noun(ranks=second.ranks) == second:
        describe_ranks(test, noun, first.ranks + second.ranks)
    elif noun.options:
        raise Unworded(test, "beside another choice")
    else:
        noun.options = (*(first.options or (first,)), *(second.options or (second,)))


@describe.register
def _(test: Not, noun: Noun) -> None:
    match test.test:
        case Is(word) if word in NAMES:
            noun.excepted = word
        case IsSource() | IsBound("it"):
            noun.other = True
        case Valued() | Acquirable():
            noun.values += (test,)
        case Marked(mark):
            noun.notes += ("not-bound-to-" + mark,)
        case Tokened():
            noun.notes += ("untokened",)
        case Within((zone,)):
            noun.notes += ("outside-" + zone,)
        case _:
            raise Unworded(test, f"of {test.test!r}")


@describe.register(Yours)
@describe.register(OfActive)
def _(test: Yours | OfActive, noun: Noun) -> None:
    noun.yours = True


@describe.register(Valued)
@describe.register(Between)
@describe.register(Acquirable)
@describe.register(Worth)
@describe.register(Graded)
@describe.register(Paid)
def _(test: Valued | Between | Acquirable | Worth | Graded | Paid, noun: Noun) -> None:
    noun.values += (test,)


@describe.register
def _(test: Marked, noun: Noun) -> None:
    noun.notes += ("bound-to-" + test.mark,)


@describe.register
def _(test: Curable, noun: Noun) -> None:
    noun.notes += ("curable",)


@describe.register
def _(test: InReach, noun: Noun) -> None:
    """Of cards of several places it is told beside the Enfers alone."""
    if len(noun.zones) > 1:
        noun.zones = tuple("enfers-in-reach" if zone == "enfers" else zone for zone in noun.zones)
    else:
        noun.notes += ("in-reach",)


@describe.register
def _(test: Tokened, noun: Noun) -> None:
    noun.notes += ("tokened",)


@describe.register
def _(test: FromField, noun: Noun) -> None:
    noun.notes += ("from-field",)


@describe.register
def _(test: ByForce, noun: Noun) -> None:
    noun.notes += ("by-force",)


@describe.register
def _(test: EndOfEnfers, noun: Noun) -> None:
    noun.notes += ("last",)


@describe.register
def _(test: Within, noun: Noun) -> None:
    if noun.zones:
        raise Unworded(test, f"beside {noun.zones}")
    noun.zones = place_of(test.zones)


@describe.register
def _(test: Lies, noun: Noun) -> None:
    noun.notes += (f"side-{test.mode}",)


@describe.register
def _(test: Facing, noun: Noun) -> None:
    noun.relation = "facing"


@describe.register(Faces)
@describe.register(NextTo)
@describe.register(SameHero)
def _(test: Faces | NextTo | SameHero, noun: Noun) -> None:
    if noun.link is not None:
        raise Unworded(test, "beside another one")
    noun.link = test


@describe.register
def _(test: LeftOf, noun: Noun) -> None:
    noun.notes += ("left-of",)


@describe.register
def _(test: SameRank, noun: Noun) -> None:
    if test.name not in ("first", "it"):
        raise Unworded(test, f"as {test.name}")
    noun.step = "same-rank"


@describe.register
def _(test: Beside, noun: Noun) -> None:
    noun.relation = "beside"


@describe.register
def _(test: FightsBeside, noun: Noun) -> None:
    noun.relation = "fights-beside"


@describe.register
def _(test: Faced, noun: Noun) -> None:
    noun.relation = "faced"


@describe.register
def _(test: Adjacent, noun: Noun) -> None:
    noun.notes += ("adjacent",)


@describe.register
def _(test: Rises, noun: Noun) -> None:
    noun.notes += ("rises",)


@describe.register
def _(test: NextRank, noun: Noun) -> None:
    noun.step = "next-rank"


# Selectors


@singledispatch
def noun_of(among: Selector | Test, voice: Voice) -> Noun:
    raise Unworded(among)


@noun_of.register
def _(among: Test, voice: Voice) -> Noun:
    noun = Noun()
    describe(among, noun)
    if noun.zones and not noun.yours:
        noun.whose = "anyone"
    return settled(noun, voice)


@noun_of.register
def _(among: Cards, voice: Voice) -> Noun:
    noun = Noun(zones=place_of(among.zones), whose=among.whose)
    if among.test is not None:
        describe(among.test, noun)
    return settled(noun, voice)


@noun_of.register
def _(among: Among, voice: Voice) -> Noun:
    noun = Noun(zones=(among.name,))
    if among.test is not None:
        describe(among.test, noun)
    return settled(noun, voice)


@noun_of.register
def _(among: Beneath, voice: Voice) -> Noun:
    return settled(Noun(zones=("beneath",)), voice)


def place_of(zones: tuple[str, ...]) -> tuple[str, ...]:
    return (ALIASES[zones],) if zones in ALIASES else zones


def settled(noun: Noun, voice: Voice) -> Noun:
    """What goes without saying is added: the sort of card, and that a card is not beside itself."""
    if noun.relation and noun.zones not in ((), ("play",)):
        raise Unworded(noun, f"{noun.relation} in {noun.zones}")
    if noun.options:
        noun.options = tuple(option_of(noun, option, voice) for option in noun.options)
    if set(UNBOUND).issubset(noun.notes):
        noun.notes = (*(note for note in noun.notes if note not in UNBOUND), "unbound")
    noun.word = noun.word or HELD.get(noun.zones[0] if noun.zones else "", CARD)
    if noun.relation in ("beside", "fights-beside") and (noun.name or noun.word) in voice.card.words():
        noun.other = True
    return noun


def option_of(noun: Noun, option: Noun, voice: Voice) -> Noun:
    """One of the sorts of cards, with what is said of all."""
    whole = Noun(**{name: getattr(noun, name) for name in noun.__struct_fields__ if name != "options"})
    if noun.zones and not set(option.zones).issubset(noun.zones):
        raise Unworded(noun, f"outside {noun.zones}")
    elsewhere = {zone for other in noun.options if other is not option for zone in other.zones}
    whole.zones = tuple(zone for zone in whole.zones if zone not in elsewhere)
    for name in option.__struct_fields__:
        value = getattr(option, name)
        if value != getattr(Noun(), name):
            setattr(whole, name, value)
    return settled(whole, voice)


def gender_of(noun: Noun, voice: Voice) -> str:
    """Of several sorts of cards together, that of the first that is not feminine."""
    if noun.options:
        found = [gender_of(option, voice) for option in noun.options]
        return next((gender for gender in found if gender != "f"), found[0])
    return voice.say("gender", word=gendered(noun))


def gendered(noun: Noun) -> str:
    """The word that rules the gender: of the named cards only the heroes are spoken of as persons."""
    return CARD if noun.unique() else "hero" if noun.name else key(noun.word)
