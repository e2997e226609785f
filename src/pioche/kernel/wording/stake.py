"""What a question is about: the effect that is offered, or for which cards or players are chosen."""

from __future__ import annotations

from msgspec.structs import replace

from pioche.kernel.cards.effect import ChoosingPlayer, InDo, Offering
from pioche.kernel.cards.query import ACTOR
from pioche.kernel.cards.value import Effect, Scope
from pioche.kernel.play.change import Judging, effect_of, replacements
from pioche.kernel.play.decision import Option
from pioche.kernel.state.game import Game


def offered(game: Game) -> list[Effect]:
    """What a player may do or leave: with what follows from doing it, and alone."""
    frame = game.stack[-1]
    if not isinstance(frame, Offering):
        return []
    found: Effect = game.node(frame.node)
    around = [game.node(outer.node) for outer in game.stack[-2:-1] if isinstance(outer, InDo)]
    return [*(replace(do, may=False, by=ACTOR, otherwise=None) for do in around if do.first == found), found]


def theirs(game: Game) -> Effect | None:
    """What a player is going to do who is chosen now."""
    frame = game.stack[-1]
    return game.node(frame.node).effect if isinstance(frame, ChoosingPlayer) else None


def instead(game: Game, option: Option) -> Effect | None:
    """What happens in place of a change, if this option is chosen."""
    frame = game.stack[-1]
    if option.kind != "instead" or not isinstance(frame, Judging):
        return None
    entry, _ = replacements(game, game.node(frame.node), frame.refs[0], frame.scope)[option.value]
    return effect_of(entry)


def at_stake(game: Game) -> list[Effect]:
    """The effects of a card's text that the question is about: the widest first."""
    frame = game.stack[-1]
    node, scope = getattr(frame, "node", None), getattr(frame, "scope", None)
    found = game.node(node) if node is not None and isinstance(scope, Scope) else None
    if not isinstance(found, Effect):
        return []
    around = [game.node(outer.node) for outer in game.stack[-3:-1] if isinstance(outer, InDo)]
    return [*(do for do in reversed(around) if do.may and do.first == found), found]


def parted(text: str, parts: list[str]) -> list[str]:
    """A text in three: what stands before the first of these parts that it has, that part, and the rest."""
    lowered = text.lower()
    for part in parts:
        place = lowered.find(part.lower()) if part else -1
        if place >= 0:
            return [text[:place], text[place : place + len(part)], text[place + len(part) :]]
    return ["", text, ""]


def source_of(game: Game) -> int:
    """The card whose effect is carried out, 0 if it is none's."""
    scope = getattr(game.stack[-1], "scope", None)
    return scope.source if isinstance(scope, Scope) else 0
