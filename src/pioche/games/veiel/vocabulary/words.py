"""The words in which cards are written: what they do, to whom, and how long."""

from __future__ import annotations

from pioche.games.veiel.boss import Rally
from pioche.games.veiel.card import (
    ATTACK,
)
from pioche.games.veiel.enemies import (
    MoveOnly,
    PlaceAnew,
    Reinforcement,
    Stun,
    Summon,
)
from pioche.games.veiel.fight import (
    Block,
    Damage,
    HealWounds,
    LoseBlock,
    ShareDamage,
    Suffer,
)
from pioche.games.veiel.lasting import (
    Obstacles,
)
from pioche.games.veiel.moves import (
    Bring,
    Leap,
    Push,
    Shift,
    Swap,
    Walk,
)
from pioche.games.veiel.piles import (
    ChooseX,
    Discard,
    Draw,
    Exile,
    Heal,
    Recover,
    Reveal,
    Seek,
    SeekType,
)  # fmt: skip
from pioche.games.veiel.play import AllyPlays, SendThis, TakeBase, Whether
from pioche.games.veiel.runes import (
    ForEachRune,
    LayRune,
    LiftRune,
)
from pioche.games.veiel.targets import (
    AHero,
    AllEnemies,
    AllHeroes,
    AnEnemy,
    Around,
    Beside,
    Chained,
    EachSuch,
    Foremost,
    Me,
    NearRune,
    Spared,
    Target,
    Those,
)  # fmt: skip
from pioche.games.veiel.terms import (
    BesideEnemy,
    DamageTaken,
    FewSummoned,
    Flanked,
    GaveWound,
    HasBlock,
    HasDiscarded,
    HasNotMoved,
    HitSeveral,
    IfAmount,
    InCentre,
    InColumns,
    IsAnother,
    Killed,
    LifeLost,
    MoreHeroes,
    MovedByDiscarding,
    OneLifeLeft,
    OtherEnemies,
    PerAttack,
    PerBlock,
    PerCardInHand,
    PerCellMoved,
    PerColour,
    PerLifeLost,
    PerWounds,
    PlayedMoreThan,
    RoundIs,
    StoodStill,
    Sum,
    TargetAlone,
    TimesX,
    Wounded,
)  # fmt: skip
from pioche.games.veiel.tests import (
    AdjacentAttack,
    AgainstNear,
    AttacksRow,
    Distant,
    HasOneLife,
    IsEnemy,
    IsHero,
    IsOwnHero,
    Neighbour,
    OnHere,
    PlayedOnHere,
    StruckBeside,
    StruckFromAfar,
)  # fmt: skip
from pioche.kernel.cards.effect import OneOf, Seq
from pioche.kernel.cards.query import Fixed, Is, IsSource
from pioche.kernel.cards.rule import Forbid, Number, When
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


__all__ = [
    "ALLIES",
    "ALLY",
    "ATTACK",
    "ATTACKER",
    "BESIDE",
    "DISCARDED",
    "ENEMIES",
    "ENEMY",
    "FOR_ANOTHER",
    "HAS_BLOCK",
    "HERO",
    "HEROES",
    "HIT_TWO",
    "IT",
    "KILLED",
    "LIFE_LOST",
    "ME",
    "NOT_MOVED",
    "AdjacentAttack",
    "AgainstNear",
    "AllyPlays",
    "AnEnemy",
    "Around",
    "AttacksRow",
    "BesideEnemy",
    "Bring",
    "ChooseX",
    "DamageTaken",
    "Distant",
    "EachSuch",
    "Exile",
    "FewSummoned",
    "Fixed",
    "ForEachRune",
    "Forbid",
    "Foremost",
    "GaveWound",
    "HasOneLife",
    "HealWounds",
    "IfAmount",
    "InCentre",
    "InColumns",
    "Is",
    "IsEnemy",
    "IsHero",
    "IsOwnHero",
    "IsSource",
    "LayRune",
    "Leap",
    "LiftRune",
    "LoseBlock",
    "MoveOnly",
    "MovedByDiscarding",
    "NearRune",
    "Neighbour",
    "Number",
    "Obstacles",
    "OnHere",
    "OtherEnemies",
    "PerAttack",
    "PerBlock",
    "PerCardInHand",
    "PerCellMoved",
    "PerColour",
    "PerLifeLost",
    "PerWounds",
    "PlaceAnew",
    "PlayedMoreThan",
    "PlayedOnHere",
    "Rally",
    "Recover",
    "Reinforcement",
    "Reveal",
    "RoundIs",
    "Seek",
    "SeekType",
    "SendThis",
    "ShareDamage",
    "Shift",
    "Spared",
    "StoodStill",
    "StruckBeside",
    "StruckFromAfar",
    "Stun",
    "Summon",
    "Swap",
    "TakeBase",
    "TargetAlone",
    "Those",
    "When",
    "X",

    "block",
    "both",


    "chain",
    "choose",
    "damage",
    "discard",
    "draw",



    "heal",

    "if_flanked",
    "if_last_life",


    "move",


    "per_wounds",

    "plus",
    "pull",
    "push",
    "revive",


    "suffer",





    "when",
    "wounded",
    "x_times",
]  # fmt: skip
