"""The box of Asgard: Sapphires of Odin, Energy and Techniques, Relics, Armours that evolve."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya.card import STATUE_TYPE
from pioche.games.seiya.evolve import EvolveArmours
from pioche.games.seiya.field import definition
from pioche.games.seiya.part import Acts, Part
from pioche.games.seiya.powers import UsePower, UseTechnique, powers, techniques
from pioche.kernel.cards.value import Scope
from pioche.kernel.play.decision import Option
from pioche.kernel.play.flow import Procedure, step
from pioche.kernel.rules import Zone

if TYPE_CHECKING:
    from pioche.games.seiya.card import SeiyaCard
    from pioche.games.seiya.setup import Config
    from pioche.kernel.state.game import Game

SAPPHIRES = 7
SAPPHIRE = "sapphire"  # the icon of God Warriors


def set_sapphire(game: Game, ref: int, acquired: bool) -> None:
    """A God Warrior leaves the field: a Sapphire goes on the statue, the seventh frees Odin's robe (glossary)."""
    forbidden = game.forbidden("sapphire", ref, {"acquired": (ref,)} if acquired else {})
    if game.counters["sapphires"] < SAPPHIRES and not forbidden:
        scope = Scope(game.active, game.active, ref, "seiya:glossary:saphir-d-odin:3")
        game.count("sapphires", 1, "sapphire", scope)


class SetSapphire(Procedure):
    """Somebody has acquired a God Warrior."""

    card: int

    @step("seiya:glossary:saphir-d-odin:2")
    def set(self, game: Game) -> None:
        set_sapphire(game, self.card, acquired=True)


class Asgard(Part):
    counter: ClassVar[str] = "sapphires"
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("relics", "all", live=True),
        Zone("board", "all"),  # the Techniques of the player's board
        Zone("statue", "all", common=True),
    )
    procedures: ClassVar[tuple[type[Procedure], ...]] = (SetSapphire, EvolveArmours, UseTechnique, UsePower)
    acts: ClassVar[Acts] = MappingProxyType(
        {
            "technique": lambda _, option: UseTechnique(option.card),
            "power": lambda _, option: UsePower(option.card, option.value),
        }
    )

    def lay_out(self, game: Game, config: Config, cards: list[tuple[int, SeiyaCard]]) -> None:
        """4:12, 4:13."""
        game.counters["sapphires"] = 0
        game.counters |= {f"energy/{seat}": 0 for seat in range(config.seats)}
        for number, card in cards:
            if card.type == STATUE_TYPE:
                game.add(number, "statue")

    def actions(self, game: Game, seat: int) -> list[Option]:
        return [*techniques(game, seat), *powers(game, seat, game.cards_in("relics", seat) + game.cards_in("statue"))]

    def acquired(self, game: Game, ref: int, seat: int, kind: str, from_field: bool) -> Procedure | None:
        return SetSapphire(ref) if from_field and definition(game, ref).icon == SAPPHIRE else None

    def rewards(self, game: Game, ref: int) -> Procedure | None:
        """5.1.9. An Armour that took part has just been discarded, and so cannot evolve."""
        gold = "Chevalier d'Or" in game.words[game.cards[ref].definition]
        return EvolveArmours(game.order(), "asgard") if gold else None

    def left(self, game: Game, ref: int, scope: Scope) -> None:
        if definition(game, ref).icon == SAPPHIRE:
            set_sapphire(game, ref, acquired=False)

    def beside(self, game: Game, seat: int) -> tuple[int, ...]:
        """Others' cards, played this turn, go back to their owners with the rest."""
        lying = (*game.cards_in("armour", seat), *game.cards_in("relics", seat))
        return tuple([ref for ref in lying if game.cards[ref].owner != seat])
