"""The duel of Hadès: Gold Saints against Renegades, for the twelve Maisons."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya.card import ALTAR_TYPE, CHARACTER_TYPE, HOUSE_TYPE
from pioche.games.seiya.houses import (
    FACE_HOUSE,
    HOUSE_COST,
    PATIENCE,
    SINCE,
    START,
    DropCounter,
    TakeHouse,
    counter,
    lowerable,
    reveal_house,
)
from pioche.games.seiya.part import Acts, Part
from pioche.games.seiya.powers import UsePower, powers
from pioche.games.seiya.scoring import bonuses
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.rule import Rule
from pioche.kernel.play.decision import Option
from pioche.kernel.play.flow import Procedure
from pioche.kernel.rules import Zone

if TYPE_CHECKING:
    from pioche.games.seiya.card import SeiyaCard
    from pioche.games.seiya.setup import Config
    from pioche.kernel.state.game import Game

HOUSES = 12
ALTAR = "autel-"  # how the slugs of the Autels begin


class Duel(Part):
    counter: ClassVar[str] = counter(0)
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("altar", "all", common=True, live=True),
        Zone("houses", "none", common=True),  # the pile
        Zone("house", "all", common=True, live=True),  # the one revealed
        Zone("own-houses", "all"),
        Zone("own-capacities", "none"),
        Zone("elysion", "all", common=True),  # who waits there for either player
    )
    procedures: ClassVar[tuple[type[Procedure], ...]] = (TakeHouse, DropCounter)
    acts: ClassVar[Acts] = MappingProxyType({"power": lambda _, option: UsePower(option.card, option.value)})

    def lay_out(self, game: Game, config: Config, cards: list[tuple[int, SeiyaCard]]) -> None:
        altars = {card.slug: number for number, card in cards if card.type == ALTAR_TYPE}
        slug = ALTAR + config.altar if config.altar else game.chance.shuffled(list(altars))[0]
        game.add(altars[slug], "altar")
        houses = sorted((card.number, number) for number, card in cards if card.type == HOUSE_TYPE)
        self.stack_houses(game, config, [number for _, number in houses])
        for number, card in cards:
            if card.mode == "duel" and card.type == CHARACTER_TYPE and not card.side:
                game.add(number, "elysion")
        for seat in range(config.seats):
            game.shuffle("own-capacities", seat)
            game.counters[counter(seat)] = START

    def stack_houses(self, game: Game, config: Config, numbers: list[int]) -> None:
        """The Maison of Bélier on top; if they lie in their order everybody knows what comes."""
        mixed = game.chance.shuffled(numbers)[config.fewer_houses :]
        left = mixed if config.houses == "shuffled" else sorted(mixed, key=numbers.index, reverse=True)
        for number in left:
            ref = game.add(number, "houses")
            if config.houses == "sorted":
                game.alter(ref, seen=EVERYONE)
        reveal_house(game)

    def rules_of_the_game(self) -> tuple[tuple[Rule, str], ...]:
        return (FACE_HOUSE, "hades:duel-maisons:1"), (HOUSE_COST, "hades:duel-maisons:2")

    def actions(self, game: Game, seat: int) -> list[Option]:
        """What a Maison asks for is not paid for nothing."""
        return powers(game, seat, game.cards_in("house")) if lowerable(game, seat) else []

    def receives(self, game: Game, ref: int, seat: int) -> Procedure | None:
        return TakeHouse(ref, seat) if HOUSE_TYPE in game.words[game.cards[ref].definition] else None

    def closing(self, game: Game) -> Procedure | None:
        return DropCounter()

    def over(self, game: Game) -> str:
        """The last Maison is acquired, or nobody acquires any more (see the rulings)."""
        idle = game.counters["turn"] - game.counters[SINCE]
        return "hades:duel-objectif:1" if not game.cards_in("house") or idle >= PATIENCE else ""

    def scored(self, game: Game, seat: int) -> tuple[int, ...]:
        return game.cards_in("own-houses", seat)

    def extras(self, game: Game, seat: int) -> list[tuple[str, int]]:
        return bonuses(game, seat, game.cards_in("altar"))
