"""The box of Poséidon: Pillars that Marina Generals guard, and Libra Weapons (5.1.4.b)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya.card import GENERAL, HERO, PILLAR_TYPE
from pioche.games.seiya.field import definition
from pioche.games.seiya.part import Acts, Part
from pioche.games.seiya.powers import UseWeapon, weapons
from pioche.games.seiya.terms import Faces
from pioche.games.seiya.tokens import GAIN_WEAPON
from pioche.kernel.cards.query import Is
from pioche.kernel.cards.rule import Permit, Rule
from pioche.kernel.cards.value import Outcome, Scope
from pioche.kernel.play.decision import Option
from pioche.kernel.play.flow import Procedure, step
from pioche.kernel.rules import Zone

if TYPE_CHECKING:
    from pioche.games.seiya.card import SeiyaCard
    from pioche.games.seiya.setup import Config
    from pioche.kernel.state.game import Game


WEAPONS = 6  # Libra Weapon tokens in the box
AGAINST_PILLARS = Permit("weapon", Is(HERO) & Faces(Is(PILLAR_TYPE)))


class GeneralFalls(Procedure):
    """Somebody has acquired a card that guards a Pillar, or a Marina General."""

    card: int
    seat: int

    @step("seiya:classic:5.1.4.b:1", "seiya:classic:5.1.4.b:2", "seiya:glossary:pilier:2")
    def reveal_the_pillar(self, game: Game) -> None:
        pillar = definition(game, self.card).pillar
        for ref in game.cards_in("pillars-aside"):
            if definition(game, ref).slug == pillar:
                game.move(ref, "pillars", 0, "reveal-pillar", Scope(self.seat, self.seat, self.card))

    @step("seiya:classic:5.1.4.b:6", "seiya:glossary:jeton-arme-de-la-balance:1")
    def take_a_weapon(self, game: Game) -> Outcome | Procedure:
        return GAIN_WEAPON.carry_out(game, Scope(self.seat, self.seat, self.card))


class Poseidon(Part):
    counter: ClassVar[str] = "weapons"
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("pillars", "all", common=True, live=True),
        Zone("pillars-aside", "all", common=True),
        Zone("trophies", "all"),  # Pillars destroyed
    )
    procedures: ClassVar[tuple[type[Procedure], ...]] = (GeneralFalls, UseWeapon)
    acts: ClassVar[Acts] = MappingProxyType({"weapon": lambda _, option: UseWeapon(option.card)})

    def lay_out(self, game: Game, config: Config, cards: list[tuple[int, SeiyaCard]]) -> None:
        """4:16 to 4:18."""
        game.counters["weapons"] = WEAPONS
        game.counters |= {f"weapons/{seat}": 0 for seat in range(config.seats)}
        for number, card in cards:
            if card.type == PILLAR_TYPE:
                game.add(number, "pillars-aside")

    def rules_of_the_game(self) -> tuple[tuple[Rule, str], ...]:
        return ((AGAINST_PILLARS, "seiya:classic:5.1.4.b:7"),)

    def actions(self, game: Game, seat: int) -> list[Option]:
        return weapons(game, seat)

    def acquired(self, game: Game, ref: int, seat: int, kind: str, from_field: bool) -> Procedure | None:
        return GeneralFalls(ref, seat) if GENERAL in definition(game, ref).classes else None
