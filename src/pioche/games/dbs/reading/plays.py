"""How cards are played: with their skills negated, onto others, and what becomes of a card that is being played."""

from __future__ import annotations

from pioche.games.dbs.calls import Myself
from pioche.games.dbs.effects import Win
from pioche.games.dbs.keywords import BecomeGuard
from pioche.games.dbs.negate import NegateCounter, NegatePlay, PlayedAs
from pioche.games.dbs.play import ActivateIt
from pioche.games.dbs.reading.picks import PRONOUN
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.verbs import Play
from pioche.kernel.cards.query import OPPONENTS, IsBound
from pioche.kernel.cards.rule import Silence
from pioche.kernel.cards.select import This

NEGATED = (Silence(IsBound("it")),)
phrase(
    "do",
    "play {what} with (its|their) skills negated {until}",
    lambda what, until: Play(what, rules=NEGATED, ends=until),
)
phrase(
    "do",
    "play {what} in rest mode with (its|their) skills negated {until}",
    lambda what, until: Play(what, rested=True, rules=NEGATED, ends=until),
)

phrase(
    "do",
    "evolve {onto} into {what} active:(in active mode)?",
    lambda onto, what, active="": Play(what, onto=onto, active=bool(active), via="evolve"),
)
phrase(
    "do",
    "evolve into {what:it} by placing it on top of this card active:(in active mode)?",
    lambda what, active="": Play(what, onto=Myself(), active=bool(active), via="evolve"),
)

# A card that is being played.
phrase("played", "the battle? card (being played | your opponent plays | played) | it", lambda: True)
phrase(
    "do",
    "{_:played} is played in rest mode with its skills negated {until}",
    lambda until: PlayedAs(Play(This(), rested=True, rules=NEGATED, ends=until)),
)
phrase("do", "{_:played} is played in rest mode", lambda: PlayedAs(Play(This(), rested=True)))
phrase(
    "do",
    "{_:played} is played with its skills negated {until}",
    lambda until: PlayedAs(Play(This(), rules=NEGATED, ends=until)),
)
phrase(
    "do",
    "{_:played} has its skill|skills negated {until} (before being played)?",
    lambda until: PlayedAs(Play(This(), rules=NEGATED, ends=until)),
)
phrase(
    "do",
    "{_:played} has its skill|skills negated {until} and is played in rest mode",
    lambda until: PlayedAs(Play(This(), rested=True, rules=NEGATED, ends=until)),
)
phrase("do", "negate the [counter] skill?", NegateCounter)
phrase("do", "activate (it | that card | its [activate: main] skill)", ActivateIt)
phrase(
    "do", "change the target of the attack to (it | that card | the chosen card)", lambda: BecomeGuard(PRONOUN.among)
)
phrase("do", "change the target of the attack to this card", BecomeGuard)
phrase("do", "you win (the|this) game", Win)
phrase("do", "you lose (the|this) game", lambda: Win(OPPONENTS))
phrase(
    "do",
    "(send the card being played to {_:owners} warp | {_:played} is sent to {_:owners} warp instead of being played)",
    lambda: NegatePlay("warp"),
)
PLAYED = "(it | the card being played | the battle card (being played)?)"
phrase("do", "return the card being played to {_:owners} hand", lambda: NegatePlay("hand"))
phrase("do", "place the card being played in {_:owners} drop area", lambda: NegatePlay("drop"))
phrase("do", "place the card being played at the bottom of {_:owners} deck", lambda: NegatePlay("deck"))
for words, to in (
    ("returned to {_:owners} hand", "hand"),
    ("placed in {_:owners} drop area", "drop"),
    ("placed at the bottom of {_:owners} deck", "deck"),
):
    phrase("do", f"{PLAYED} is {words} instead of being played", lambda to=to: NegatePlay(to))
    phrase("do", f"the battle card being played is {words} instead", lambda to=to: NegatePlay(to))
for words, to in (
    ("return {_:played} to {_:owners} hand", "hand"),
    ("place {_:played} in {_:owners} drop area", "drop"),
    ("place {_:played} at the bottom of {_:owners} deck", "deck"),
    ("send {_:played} to {_:owners} warp", "warp"),
):
    phrase("do", f"{words} instead (of (it | that card)? being played | of playing it)", lambda to=to: NegatePlay(to))
phrase(
    "do",
    "negate the skills of the battle? card being played {until}",
    lambda until: PlayedAs(Play(This(), rules=NEGATED, ends=until)),
)
phrase(
    "do",
    "place the battle card they are playing in {_:owners} drop area instead of playing it",
    lambda: NegatePlay("drop"),
)
