"""What is told of an enemy's plan: the words follow the forecast of the engine."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.games.veiel import board
from pioche.games.veiel.boss import pile_of
from pioche.games.veiel.enemies import EnemyTurn
from pioche.games.veiel.fight import Block
from pioche.games.veiel.forecast import forecast
from pioche.kernel.cards.value import walk
from pioche.kernel.play.intent import Intent
from pioche.kernel.state.game import Game

# The statements that explain it.
BOSS = ("veiel:boss-tour:1", "veiel:boss-perd-vie:2")
NOBODY_TO_ATTACK = ("veiel:ennemi-interdit-attaque:1",)
OUT_OF_REACH = ("veiel:cible-un-heros:7",)
AT_HAND = ("veiel:cible-un-heros:2", "veiel:menace:1")
AFTER_STEPS = ("veiel:cible-un-heros:3", "veiel:cible-un-heros:6", "veiel:menace:1")
SEVERAL = ("veiel:cible-plusieurs-heros:1", "veiel:cible-plusieurs-heros:2")


def foreseen(game: Game, ref: int) -> Intent | None:
    """What an enemy is going to do; None while the enemies are at it."""
    return next((intent for intent in forecast(game) if intent.card == ref), None)


def why(game: Game, intent: Intent) -> tuple[str, ...]:
    """The statements by which it does so."""
    assault = board.definition(game, intent.card).assault()
    if intent.note == "boss" or assault is None:
        return BOSS
    if intent.note == "stunned":
        return ()
    if intent.targets:
        return SEVERAL if assault.several else AFTER_STEPS if intent.path else AT_HAND
    if intent.path:
        return OUT_OF_REACH
    return NOBODY_TO_ATTACK if assault.damage else ()


def shields(game: Game, ref: int) -> bool:
    """Whether an enemy protects others before it moves."""
    assault = board.definition(game, ref).assault()
    return assault is not None and assault.first is not None and any(isinstance(n, Block) for n in walk(assault.first))


def printed(game: Game, intent: Intent) -> Iterator[tuple[int, int]]:
    """The heroes that it attacks, each with the damage as its text says, before anything changes it."""
    assault = board.definition(game, intent.card).assault()
    if assault is None or assault.damage is None:
        return
    turn = EnemyTurn(intent.card, intent.card, moved=len(intent.path))
    for hero in intent.targets:
        yield hero, assault.damage.count(game, turn.scope(game).having("it", (hero,)))


def actions_left(game: Game, boss: int) -> tuple[int, int]:
    """How many Actions of a boss are still to be seen, and how many it has."""
    pile = pile_of(game, boss)
    left = len(game.cards_in("actions", pile))
    seen = sum(len(game.cards_in(zone, pile)) for zone in ("actions-past", "actions-lasting"))
    slug = board.definition(game, boss).slug
    acting = sum(board.definition(game, ref).boss == slug for ref in game.cards_in("acting"))
    return left, left + seen + acting
