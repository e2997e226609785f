"""What each game offers a page, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Protocol, cast

from pioche import games
from pioche.kernel.play.decision import Reason
from pioche.kernel.rules import Rules
from pioche.kernel.state.catalogue import Catalogue, Definition
from pioche.kernel.state.game import Game
from pioche.kernel.wording.offer import About, Facet, Points, Sheet, Words
from pioche.kernel.wording.plain import Filled, PlainOffers
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.table_talk import TableTalk


class Offers(Protocol):
    """What the module `offers` of a game holds. What one does not hold, the plain one does."""

    MENU: str  # the question in which a player acts at will

    def about(self, rules: Rules) -> About: ...

    def check(self, mode: str, choices: Mapping[str, str], others: Sequence[Mapping[str, str]] = ()) -> None:
        """Refuse what a seat may not choose beside what others have chosen, with what is wrong with it."""

    def config(
        self,
        mode: str,
        options: Mapping[str, str],
        seats: Sequence[Mapping[str, str]],
        lots: Callable[[Sequence[str]], list[str]],
    ) -> dict[str, Any]:
        """What a table agrees on, from the settings that people chose; `lots` shuffles."""

    def talk(self, game: Game, language: str, me: int) -> TableTalk: ...

    def rulebook(self, rules: Rules) -> Rulebook: ...

    def part(self, section: str) -> Words:
        """The part of the rulebook to which a section belongs."""

    def sheet(self, card: Definition) -> Sheet: ...

    def facets(self, catalogue: Catalogue) -> tuple[Facet, ...]: ...

    def standing(self, game: Game, seat: int) -> int:
        """What people follow during a game."""

    def scores(self, game: Game, seat: int, talk: Any) -> list[Points]:
        """The score of a seat at the end, part by part."""

    def obstacles(self, game: Game, seat: int, ref: int) -> list[Reason]:
        """Why a card cannot do anything in the seat's own main phase."""


@cache
def find(name: str) -> Offers:
    module = games.find(name)
    players = getattr(module, "PLAYERS", (2, 2))
    plain = PlainOffers(module.__name__, games.TITLES[name], players, partial(games.score, name))
    return cast(Offers, Filled(games.part(name, "offers"), plain))
