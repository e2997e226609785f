"""What only cards of a game on a board say: whom among heroes and enemies they mean, in which zone, for how long.

The rest of such a card is changed as in every game (trees.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import force_setattr

from pioche.games.veiel import grid
from pioche.games.veiel.card import Assault, OnPlay, VeielCard
from pioche.games.veiel.fight import Damage
from pioche.games.veiel.lasting import Obstacles
from pioche.games.veiel.moves import Leap, Push
from pioche.games.veiel.piles import Draw
from pioche.games.veiel.runes import LayRune
from pioche.games.veiel.targets import AHero, AllEnemies, AllHeroes, AnEnemy, Me, Target, Those
from pioche.kernel.cards.query import Or, Unless
from pioche.kernel.cards.value import Condition, Effect, Value, walk
from pioche.kernel.state.catalogue import Ability
from tests.mutants.mutant import Mutant, made_anew

Change = Callable[[Any], Any]

# No card of this game speaks of who does something: where nothing is said there is no clause.
UNSAID = ("by", "cause")
EITHER_WAY = ("several", "other", "pull", "free")  # all or one, others or anybody, towards or away …
OF_ZONES = (AHero, AllHeroes, AnEnemy, AllEnemies, Leap, LayRune)  # what asks for the zone of its card
OTHER_SIDE = {"heroes": "enemies", "enemies": "heroes"}
RUNES_END = {"once": "encounter", "enemies": "encounter", "encounter": "enemies"}
# As heroes and enemies take turns, the ends that come before and after these.
SOONER = {"enemies": "heroes", "their-next-turn": "heroes", "next-enemies": "enemies"}
LATER = {"their-turn": "enemies", "heroes": "enemies", "enemies": "their-next-turn"}


def without_effect(ability: Ability) -> Ability | None:
    """An ability of which nothing comes, in the place of one that its card cannot do without."""
    match ability:
        case OnPlay():
            return OnPlay(Draw(0))
        case Assault():
            return Assault("soi")
    return None


def instead(card: VeielCard, node: Struct, name: str, content: Any) -> Iterator[tuple[str, Change]] | None:
    """How a field could say something else which means something of its own in this game; None if it does not."""
    match node, name:
        case Assault(damage=None, then=None), "zone" | "moves" | "times" | "several":
            return iter(())  # it neither walks nor attacks
        case Assault(), "zone":
            return ((f"zone {other}", lambda _, other=other: other) for other in other_shapes(content))
        case _, "ends":
            found = {SOONER.get(content), LATER.get(content)} - {None}
            return ((f"ends {other}", lambda _, other=other: other) for other in sorted(map(str, found)))
        case Obstacles(), "cells":
            return iter((("one cell less", lambda cells: cells & (cells - 1)), ("one cell more", one_more)))
        case _, "columns":
            return iter((("columns fewer", lambda columns: columns[1:]),))
        case _, "side":
            return iter(((f"side {OTHER_SIDE[content]}", OTHER_SIDE.get),))
        case _, "other" if card.crossed:
            return iter(())  # the own cell is crossed out already
        case _ if name in EITHER_WAY and isinstance(content, bool):
            return iter(((f"{name} {not content}", lambda flag: not flag),))
        case _ if name in UNSAID:
            return iter(())
        case _ if isinstance(content, Target):
            return other_targets(card, node, content)
    return None


def besides(node: Struct, name: str, content: Any) -> Iterator[tuple[str, Change]]:
    """How a field could say something else, besides what is changed in every game: with one thing less."""
    optional = type(None) in get_args(get_type_hints(type(node)).get(name))
    if isinstance(content, tuple) and len(content) > 1 and isinstance(content[0], Value):
        for place in range(len(content)):
            yield f"{name} without {place}", lambda all, place=place: (*all[:place], *all[place + 1 :])
    elif isinstance(content, Condition) and not optional:
        yield f"{name} dropped", lambda condition: Or(condition, Unless(condition))
    elif isinstance(content, Effect) and optional:
        yield f"{name} dropped", lambda _: None


def other_targets(card: VeielCard, node: Struct, target: Target) -> Iterator[tuple[str, Change]]:
    """One for all, all for one, oneself for others: on the same side, for nobody means damage to do good."""
    match target:
        case AHero():
            yield "to all heroes", lambda one: AllHeroes(one.other)
            yield "to oneself", lambda _: Me()
        case AllHeroes():
            yield "to a hero", lambda all: AHero(all.other)
            yield "to oneself", lambda _: Me()
        case AnEnemy():
            yield "to all enemies", lambda _: AllEnemies()
        case AllEnemies():
            yield "to an enemy", lambda _: AnEnemy()
        case Me() if card.effect() and card.zone != "soi":
            yield "to a hero", lambda _: AHero()
        case Those() if card.effect() and not isinstance(node, Damage | Push):
            yield "to oneself", lambda _: Me()


def one_more(cells: int) -> int:
    """The first free cell is taken too."""
    return cells | (~cells & (cells + 1))


def other_shapes(shape: str) -> list[str]:
    """Of the zones that reach farther, and of those that do not reach so far, the ones that differ least."""

    def covers(one: str, other: str) -> bool:
        pairs = zip(grid.REACHES[one], grid.REACHES[other], strict=True)
        return grid.REACHES[one] != grid.REACHES[other] and all(wide & narrow == narrow for wide, narrow in pairs)

    def size(name: str) -> int:
        return sum(cells.bit_count() for cells in grid.REACHES[name])

    wider = sorted((other for other in grid.SHAPES if covers(other, shape)), key=size)[:1]
    narrower = sorted((other for other in grid.SHAPES if covers(shape, other)), key=size)[-1:]
    return wider + narrower


class ChangedProfile(Mutant, frozen=True, kw_only=True):
    """What is printed beside the text, and says how it is meant: the zone, whether the own cell counts, how long a
    rune lies.
    """

    card: VeielCard
    field: str
    content: Any

    def happen(self) -> None:
        force_setattr(self.card, self.field, self.content)
        made_anew(self.game)


def profile(game: str, card: VeielCard) -> Iterator[Mutant]:
    """Changes of the profile of a card that is played."""
    asking = [node for node in walk(card.effect()) if isinstance(node, OF_ZONES)] if card.effect() else []
    changed: list[tuple[str, Any]] = []
    if asking:
        changed += [("zone", other) for other in other_shapes(card.zone)]
    if any(isinstance(node, AHero | AllHeroes) and not node.other for node in asking):
        changed.append(("crossed", not card.crossed))
    if card.rune_ends:
        changed.append(("rune_ends", RUNES_END[card.rune_ends]))
    for field, content in changed:
        name = f"{card.statements()[0]} {field} {content}"
        yield ChangedProfile(name, game, card.statements()[:2], card.slug, card=card, field=field, content=content)
