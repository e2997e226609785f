"""What a coach says: what is expected of an answer, and why, in the words of the game."""

from __future__ import annotations

from pioche.bots.search.advice import Idea
from pioche.kernel.play.decision import Decision
from pioche.kernel.state.game import Game
from pioche.kernel.wording.plain import spelt
from pioche.kernel.wording.table_talk import TableTalk
from pioche.kernel.wording.talk import NONE
from pioche.kernel.wording.voice import capital, flag


def told(talk: TableTalk, game: Game, decision: Decision, idea: Idea) -> tuple[list[str], str, str, str]:
    """An answer, and in words: what it does, what is expected of it, and why."""
    return list(idea.keys), deed(talk, game, decision, idea), outlook(talk, idea), why(talk, idea)


def deed(talk: TableTalk, game: Game, decision: Decision, idea: Idea) -> str:
    """The answer itself."""
    chosen = [talk.option(game, decision, option) for option in decision.options if option.key in idea.keys]
    return " · ".join(chosen) or talk.none(decision)


def outlook(talk: TableTalk, idea: Idea) -> str:
    """The chance to win, and by how many points; "" from a bot that says nothing of it."""
    if idea.chance is None:
        return ""
    points = NONE if idea.points is None else round(idea.points, 1)
    return talk.say("coach-outlook", chance=round(100 * idea.chance), points=points)


def why(talk: TableTalk, idea: Idea) -> str:
    """What speaks for an answer or against it: the terms that change most; "" if none does."""
    named = [reason(talk, name, change) for name, change in idea.reasons]
    if not named:
        return ""
    return capital(talk.say("coach-why", first=named[0], second=named[1] if len(named) > 1 else NONE))


def reason(talk: TableTalk, name: str, change: float) -> str:
    """A term that changes; a game that has no words for it has its name spelt out."""
    message = f"coach-{name}"
    values = {"more": flag(change > 0), "amount": round(abs(change), 1)}
    if talk.words.knows(message):
        return talk.say(message, **values)
    return talk.say("coach-term", name=spelt(name), **values)
