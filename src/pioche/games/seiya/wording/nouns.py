"""Nouns: which cards are meant. Tests and selectors are gathered into what a language puts in its order."""

from __future__ import annotations

from functools import singledispatch

from msgspec import Struct

from pioche.games.seiya.card import ARMOUR_TYPE, CHARACTER_TYPE, HEROES, RANKS
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.scoring import DECK
from pioche.games.seiya.vocabulary import Adjacent, Beside, Faced, FightsBeside, NextRank, Rises
from pioche.games.seiya.wording.voice import Voice, key
from pioche.kernel.query import (
    Among,
    Anything,
    Both,
    Cards,
    Either,
    Is,
    IsBound,
    IsSource,
    Not,
    Selector,
    Test,
    Valued,
    Who,
    Yours,
)
from pioche.kernel.wording.voice import Unworded

CARD = "carte"
NAMES = frozenset(card.name for card in ALL)
OWNED = frozenset({"wounded", "destroyed", "aside", "armour", "play"})  # "one of your wounded Characters"
HELD = {"wounded": CHARACTER_TYPE, "armour": ARMOUR_TYPE}  # what lies there if no test says more


class Noun(Struct):
    """What a test says of a card, gathered to be put into the order of a language."""

    word: str = ""
    name: str = ""
    ranks: tuple[str, ...] = ()
    other: bool = False
    yours: bool = False
    relation: str = ""  # how it stands to the card that speaks
    excepted: str = ""
    value: Test | None = None
    step: str = ""  # how its rank stands to that of cards spoken of before
    notes: tuple[str, ...] = ()
    alike: bool = False
    zones: tuple[str, ...] = ()
    whose: Who = "you"

    def unique(self) -> bool:
        """Whether it is spoken of by its name alone, as only heroes, who come in many cards, are not."""
        return bool(self.name) and self.name not in HEROES.values()

    def owned(self, voice: Voice) -> bool:
        """Whether a possessive says whose it is."""
        mine = self.yours or (len(self.zones) == 1 and self.zones[0] in OWNED and not self.relation)
        return mine and voice.whose(self.whose, False) in ("you", "they")


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
    """Only ranks stand side by side on cards."""
    first, second = Noun(), Noun()
    describe(test.first, first)
    describe(test.second, second)
    if Noun(ranks=first.ranks) != first or Noun(ranks=second.ranks) != second:
        raise Unworded(test, "of anything but ranks")
    describe_ranks(test, noun, first.ranks + second.ranks)


@describe.register
def _(test: Not, noun: Noun) -> None:
    match test.test:
        case Is(word) if word in NAMES:
            noun.excepted = word
        case IsSource() | IsBound("it"):
            noun.other = True
        case Valued():
            noun.value = test
        case _:
            raise Unworded(test, f"of {test.test!r}")


@describe.register
def _(test: Yours, noun: Noun) -> None:
    noun.yours = True


@describe.register
def _(test: Valued, noun: Noun) -> None:
    noun.value = test


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
    return settled(noun, voice)


@noun_of.register
def _(among: Cards, voice: Voice) -> Noun:
    zones = ("deck",) if among.zones == DECK else among.zones
    noun = Noun(zones=zones, whose=among.whose)
    if among.test is not None:
        describe(among.test, noun)
    return settled(noun, voice)


@noun_of.register
def _(among: Among, voice: Voice) -> Noun:
    noun = Noun(zones=(among.name,))
    if among.test is not None:
        describe(among.test, noun)
    return settled(noun, voice)


def settled(noun: Noun, voice: Voice) -> Noun:
    """What goes without saying is added: the sort of card, and that a card is not beside itself."""
    if noun.relation and noun.zones not in ((), ("play",)):
        raise Unworded(noun, f"{noun.relation} in {noun.zones}")
    noun.word = noun.word or HELD.get(noun.zones[0] if noun.zones else "", CARD)
    if noun.relation in ("beside", "fights-beside") and (noun.name or noun.word) in voice.card.words():
        noun.other = True
    return noun


def gender_of(noun: Noun, voice: Voice) -> str:
    return voice.say("gender", word=gendered(noun))


def gendered(noun: Noun) -> str:
    """The word that rules the gender: of the named cards only the heroes are spoken of as persons."""
    return CARD if noun.unique() else "hero" if noun.name else key(noun.word)
