"""Actions: one clause of an effect, such as "switch it to active mode" or "draw 2 cards"."""

from __future__ import annotations

import re
from collections.abc import Callable

from pioche.games.dbs.calls import Myself
from pioche.games.dbs.effects import Chosen, Draw, Flip, Inflict, Mill, Shuffle, TopOf, UpTo
from pioche.games.dbs.keywords import SameName
from pioche.games.dbs.negate import NegateAttack, NegatePlay
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.gains import gains
from pioche.games.dbs.reading.nouns import NAME, general, noun, pick
from pioche.games.dbs.verbs import (
    Drop,
    Ko,
    Markers,
    Play,
    Remove,
    Rest,
    Stand,
    ToDeck,
    ToEnergy,
    ToHand,
    ToLife,
    ToWarp,
    Under,
)
from pioche.games.dbs.wording.nouns import IN_PLAY
from pioche.kernel.cards.query import Among, Both, Cards, Fixed, Is, IsBound, IsSource, Yours
from pioche.kernel.cards.rule import Forbid, Silence
from pioche.kernel.cards.select import Every, Pick, Selection, This
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until

IT = Every(Among("it"))
THAT = Every(Among("that"))  # what the trigger was about
LEADER = Every(Cards(("leader",)))  # what is in force about a player is lent about the one card that never leaves
REST = Every(Among("looked"))  # the cards looked at that are still where they were

WHAT = r"(it|this card|your leader card|up to [^.:]*?|\d+ [^.:]*?|all [^.:]*?|the remaining cards)"

# What is done to cards. The same words with "it" follow "choose …".
VERBS: list[tuple[str, Callable[[Selection], Effect]]] = [
    (rf"ko {WHAT}", Ko),
    (rf"switch {WHAT} to active mode", Stand),
    (rf"switch {WHAT} to rest mode", Rest),
    (rf"place {WHAT} in the drop area", Drop),
    (rf"return {WHAT} to its owner's hand", ToHand),
    (rf"add {WHAT} to your hand", ToHand),
    (rf"add {WHAT} to their hand", ToHand),
    (rf"send {WHAT} to the warp", ToWarp),
    (rf"remove {WHAT} from the game", Remove),
    (rf"place {WHAT} at the bottom of its owner's deck(?: in any order)?", lambda what: ToDeck(what, "bottom")),
    (rf"place {WHAT} on the top of its owner's deck(?: in any order)?", lambda what: ToDeck(what, "top")),
    (rf"shuffle {WHAT} into its owner's deck", lambda what: ToDeck(what, "shuffled")),
    (rf"play {WHAT}", Play),
    (rf"play {WHAT} in rest mode", lambda what: Play(what, rested=True)),
    (rf"add {WHAT} to your energy in rest mode", lambda what: ToEnergy(what, rested=True)),
    (rf"add {WHAT} to your energy", ToEnergy),
    (rf"add {WHAT} to your life", ToLife),
    (rf"remove (?:a|1) marker from {WHAT}", lambda what: Markers(-1, what)),
    (rf"add (?:a|1) marker to {WHAT}", lambda what: Markers(1, what)),
    (rf"play {WHAT} on top of this card", lambda what: Play(what, onto=Myself())),
    (rf"play {WHAT} on top of this card in active mode", lambda what: Play(what, onto=Myself(), active=True)),
    (rf"place {WHAT} under this card", lambda what: Under(what, Myself())),
    (rf"negate the skills of {WHAT} for the turn", lambda what: Until((Silence(IsBound("it")),), what)),
    (rf"{WHAT} can't be switched to active mode during your opponent's next charge phase",
     lambda what: Until((Forbid("charge", IsBound("it")),), what, "opponents-next-charge")),
]  # fmt: skip
PATTERNS = [(re.compile(pattern), made) for pattern, made in VERBS]

# What is done without choosing cards.
SIMPLE: list[tuple[str, Callable[[re.Match[str]], Effect]]] = [
    (r"draw (\d+) cards?", lambda m: Draw(Fixed(int(m[1])))),
    (r"draw up to (\d+) cards?", lambda m: Draw(Fixed(int(m[1])), up_to=True)),
    (r"shuffle your deck", lambda m: Shuffle()),
    (r"flip this card over", lambda m: Flip()),
    (r"negate the attack", lambda m: NegateAttack()),
    (rf"you can't play ({NAME}) for the turn",
     lambda m: Until((Forbid("play", Both(Is(m[1]), Yours())),), LEADER)),
    (rf"you can't activate ({NAME}) for the turn",
     lambda m: Until(tuple(Forbid(action, Both(Is(m[1]), Yours())) for action in ("use", "counter")), LEADER)),
    (r"you can't play copies of this card for the turn",
     lambda m: Until((Forbid("play", Both(SameName(), Yours())),), LEADER)),
    (r"negate this skill for the (turn|battle|game)",
     lambda m: Until((Silence(IsSource(), "", True),), This(), m[1])),
    (r"return the card being played to its owner's hand", lambda m: NegatePlay("hand")),
    (r"place the card being played in the drop area", lambda m: NegatePlay("drop")),
    (r"place the card being played at the bottom of its owner's deck", lambda m: NegatePlay("deck")),
    (r"add (\d+) cards? from the top of your deck to your energy( in rest mode)?",
     lambda m: ToEnergy(Every(TopOf(Fixed(int(m[1])))), bool(m[2]))),
    (r"deal (\d+) damage to your opponent", lambda m: Inflict(Fixed(int(m[1])))),
    (r"place (\d+) cards? from the top of (?:your|their) deck in the drop area", lambda m: Mill(Fixed(int(m[1])))),
    (r"place up to (\d+) cards? from the top of (?:your|their) deck in the drop area",
     lambda m: UpTo(Fixed(int(m[1])), Mill(Chosen()))),
]  # fmt: skip
SIMPLES = [(re.compile(pattern), made) for pattern, made in SIMPLE]


def simple(text: str) -> Effect | None:
    for pattern, made in SIMPLES:
        if match := pattern.fullmatch(text):
            return made(match)
    return None


def action(text: str, it: Selection) -> Effect:
    """What a clause does; `it` is what the text means by that word."""
    found = simple(text) or gains(text, it)
    if found:
        return found
    for pattern, made in PATTERNS:
        if match := pattern.fullmatch(text):
            what = selection(match[1], it)
            if made in (Rest, Stand) and broad(what):
                raise NotUnderstood("action: " + general(text))
            return made(what)
    raise NotUnderstood("action: " + general(text))


def selection(text: str, it: Selection) -> Selection:
    if text == "it":
        return it
    if text == "this card":
        return This()
    if text == "your leader card":
        return Every(Cards(("leader",)))
    if text == "the remaining cards":
        return REST
    if text.startswith("all "):
        cards = noun(text.removeprefix("all "))
        if not cards.zones:
            raise NotUnderstood("cards: " + general(text))
        return Every(cards.selector())
    return pick(text)


def broad(what: Selection) -> bool:
    """Whether it means "your cards" without saying which: in play, or energy too? No rule tells."""
    return isinstance(what, Pick | Every) and isinstance(what.among, Cards) and what.among.zones == IN_PLAY
