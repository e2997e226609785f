"""What a mutant is: something about the code that is broken, and who should notice."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import _lru_cache_wrapper, cache
from typing import Any

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from pioche import games
from pioche.games.dbs.rules import DbsRules
from pioche.kernel.rules import Rules
from pioche.kernel.state.catalogue import Definition

RULES: dict[str, Rules] = {name: games.find(name).RULES for name in games.TITLES}
CARDS: dict[str, tuple[Definition, ...]] = {name: games.part(name, "cards").ALL for name in RULES}  # type: ignore[union-attr]

Place = tuple[str, int]  # where a function begins: file and line


class Mutant(Struct, frozen=True):
    """What is broken, the statements it carries out (one that ends with a star means all that begin so), and what
    else tells the tests that should notice: the card that they name, the function that they run.
    """

    name: str
    game: str
    ids: tuple[str, ...] = ()
    slug: str = ""
    place: Place | None = None

    def happen(self) -> None:
        """Break it, in a process that is thrown away."""
        raise NotImplementedError


def set_ability(card: Definition, place: int, ability: Any) -> None:
    """Put something else in the place of an ability; -1 is the place of the rule of Victory Points."""
    if place < 0:
        force_setattr(card, "pv_rule", ability)
    else:
        force_setattr(card, "abilities", (*card.abilities[:place], ability, *card.abilities[place + 1 :]))


def made_anew(game: str) -> None:
    """The rules, and with them the index of their cards, as if they had just been loaded; nothing is remembered."""
    for rules in vars(games.find(game)).values():
        if isinstance(rules, Rules):
            zones = rules.zone_list
            rules.__init__(CARDS[game])  # type: ignore[misc,call-arg,arg-type]
            if rules.zone_list != zones:  # tables of a game may differ in who sees what
                Rules.__init__(rules, zones, rules.catalogue, rules.procedures)
    for memory in memories():
        memory.cache_clear()


@cache
def memories() -> list[_lru_cache_wrapper[Any]]:
    """Functions of ours that remember their results. Asked before objects are frozen, which hides them."""
    found = [item for item in gc.get_objects() if isinstance(item, _lru_cache_wrapper)]
    return [item for item in found if str(item.__module__).startswith(("pioche.", "tests.games", "tests.rules"))]


def change_every_dbs_card(change: Callable[[Any], Any]) -> None:
    """Change the abilities of the cards of every table, wherever they come from."""
    build = DbsRules.__init__

    def changed(rules: DbsRules, cards: Any) -> None:
        build(rules, [replace(card, abilities=tuple(map(change, card.abilities))) for card in cards])

    DbsRules.__init__ = changed  # type: ignore[method-assign]
    made_anew("dbs")
