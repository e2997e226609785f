"""What can be asked of Saint Seiya Deckbuilding on the command line."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Any

from cyclopts import Parameter

from pioche.terminal import options
from pioche.terminal.options import names_in, whole

Flames = Annotated[int | None, Parameter(converter=whole)]
NOT_AGREED = ("players", "hero")  # said to the table in other words


@Parameter(name="*")
@dataclass(frozen=True)
class Options(options.Options):
    """What can be agreed on before a game."""

    hero: str = ""
    """Your hero; several people name theirs as in shun,ikki. In a duel your side: gold or renegade."""
    variant: bool = False
    """Use the official variant of the upkeep phase."""
    promos: bool = False
    """Add the promo cards."""
    asgard: bool = False
    """Play with the Asgard box."""
    poseidon: bool = False
    """Play with the Poséidon box too."""
    hades: bool = False
    """Play with the Hadès box; it brings the material of Asgard and Poséidon along."""
    flames: Flames = None
    """With Hadès: Flames on the Clock, 1 to 12; fewer for a shorter game."""
    epics: bool = False
    """Play with the Épopées."""
    left_out: str = ""
    """Boxes whose cards stay out of the Reserve, as in asgard,poseidon."""
    mode: str = "classic"
    """How to play: classic, solo against Hilda, or the duel of Hadès for two."""
    difficulty: str = "normal"
    """In the solo mode: normal, difficult or expert."""
    altar: str = ""
    """In a duel: the Autel d'Athéna, as in 123 or offrandes; by default drawn by lot."""
    houses: str = "sorted"
    """In a duel: the Maisons sorted, or shuffled."""
    fewer_houses: Annotated[int, Parameter(converter=whole)] = 0
    """In a duel: so many Maisons are removed, 0 to 11, for a shorter one."""

    def seats(self) -> int:
        return 1 if self.mode == "solo" else 2

    def config(self, players: int) -> dict[str, Any]:
        agreed = {field.name: getattr(self, field.name) for field in fields(self) if field.name not in NOT_AGREED}
        material = {"asgard": True, "poseidon": True} if self.hades else {}  # hades:presentation:2
        return agreed | material | {"heroes": names_in(self.hero), "left_out": names_in(self.left_out)}


@Parameter(name="*")
@dataclass(frozen=True)
class Listing(options.Listing):
    """Which cards to list."""

    set: str | None = None
    """Only the cards of this set, as base, asgard, poseidon, hades or promo."""
