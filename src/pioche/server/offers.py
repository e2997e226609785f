"""What each game offers a page, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol, cast

from pioche import games
from pioche.kernel.play.decision import Reason
from pioche.kernel.rules import Rules
from pioche.kernel.state.catalogue import Catalogue, Definition
from pioche.kernel.state.game import Game
from pioche.kernel.wording.offer import About, Facet, Points, Sheet, Words
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.shelf import Collected, DeckReport, Starter
from pioche.kernel.wording.table_talk import TableTalk


class Decks(Protocol):
    """What the module `offers.decks` of a game holds in which people bring decks of cards that they have collected."""

    HAND: int  # cards of a first hand

    def starters(self) -> tuple[Starter, ...]: ...

    def parts(self, name: str, data: bytes) -> list[bytes]:
        """A file of cards in parts that are quickly read; refused if it is none."""

    def collected(self, name: str, part: bytes) -> Collected:
        """The cards in such a part."""

    def keys(self, text: str) -> list[str]:
        """The keys of the cards that a deck names."""

    def report(self, text: str, cards: Sequence[bytes]) -> DeckReport:
        """A deck, checked, with the definitions of collected cards that it names."""

    def brought(self, text: str, cards: Sequence[bytes]) -> dict[str, str]:
        """A deck as the choices of a seat, for `check` and `config`."""


class Offers(Protocol):
    """What the module `offers` of a game holds. What one does not hold, the plain one does."""

    MENU: str  # the question in which a player acts at will
    decks: Decks | None
    OPEN: bool  # whether everybody knows at any moment how all stand: it is shown while the game goes on

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
    return cast(Offers, games.offers(name))
