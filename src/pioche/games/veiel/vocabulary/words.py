"""The words in which cards are written: what they do, to whom, and how long."""

from __future__ import annotations

from pioche.games.veiel.fight import (
    Block,
    Damage,
    Suffer,
)
from pioche.games.veiel.moves import (
    Push,
    Walk,
)
from pioche.games.veiel.piles import (
    Discard,
    Draw,
    Heal,
)  # fmt: skip
from pioche.games.veiel.play import Whether
from pioche.games.veiel.targets import (
    AHero,
    AllEnemies,
    AllHeroes,
    AnEnemy,
    Beside,
    Chained,
    Me,
    Target,
    Those,
)  # fmt: skip
from pioche.games.veiel.terms import (
    Flanked,
    HasBlock,
    HasDiscarded,
    HasNotMoved,
    HitSeveral,
    IfAmount,
    IsAnother,
    Killed,
    LifeLost,
    MoreHeroes,
    OneLifeLeft,
    PerWounds,
    Sum,
    TimesX,
    Wounded,
)  # fmt: skip
from pioche.kernel.cards.effect import OneOf, Seq
from pioche.kernel.cards.query import Fixed
from pioche.kernel.cards.value import Amount, Condition, Effect

# Whom

ME, IT, ATTACKER = Me(), Those(), Those("attacker")
HERO, ALLY, HEROES, ALLIES = AHero(), AHero(other=True), AllHeroes(), AllHeroes(other=True)
ENEMY, ENEMIES, BESIDE = AnEnemy(), AllEnemies(), Beside()

# How much

X = MoreHeroes()  # on the cards of enemies


def amount(of: int | Amount) -> Amount:
    return Fixed(of) if isinstance(of, int) else of


def plus(*parts: int | Amount) -> Amount:
    return Sum(tuple(amount(part) for part in parts))


def per_wounds(every: int, most: int, least: int = 0) -> Amount:
    return PerWounds(every, most, least)


def x_times(times: int, and_more: int = 0) -> Amount:
    return TimesX(times, and_more)


# If

LIFE_LOST, KILLED, HIT_TWO, HAS_BLOCK, DISCARDED, NOT_MOVED, FOR_ANOTHER = (
    LifeLost(),
    Killed(),
    HitSeveral(2),
    HasBlock(),
    HasDiscarded(),
    HasNotMoved(),
    IsAnother(),
)


def if_flanked(more: int) -> Amount:
    return IfAmount(Flanked(), more)


def if_last_life(more: int) -> Amount:
    return IfAmount(OneLifeLeft(), more)


def when(condition: Condition, then: Effect, otherwise: Effect | None = None) -> Effect:
    return Whether(condition, then, otherwise)


def wounded(least: int) -> Condition:
    return Wounded(least)


def choose(*options: Effect) -> Effect:
    return OneOf(options)


def both(*parts: Effect) -> Effect:
    return Seq(parts)


# What cards do at once


def damage(of: int | Amount, to: Target) -> Effect:
    return Damage(amount(of), to)


def chain(of: int) -> Effect:
    return Damage(Fixed(of), Chained())


def block(of: int | Amount, to: Target = ME, kept: bool = False) -> Effect:
    return Block(amount(of), to, kept)


def heal(of: int | Amount, to: Target = ME) -> Effect:
    return Heal(amount(of), to)


def revive(of: int) -> Effect:
    return Heal(Fixed(of), AHero(dead=True))


def suffer(of: int, to: Target = ME) -> Effect:
    return Suffer(Fixed(of), to)


def move(moves: int, to: Target = ME, through: bool = False) -> Effect:
    return Walk(moves, to, through)


def push(cells: int, to: Target = IT, crash: int = 0) -> Effect:
    return Push(cells, to, crash=Damage(Fixed(crash), IT) if crash else None)


def pull(cells: int, to: Target = IT) -> Effect:
    return Push(cells, to, pull=True)


def draw(cards: int, to: Target = ME) -> Effect:
    return Draw(cards, to)


def discard(cards: int, to: Target = ME) -> Effect:
    return Discard(cards, to)
