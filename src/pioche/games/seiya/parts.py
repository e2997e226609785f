"""The boxes and modes that there are, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.seiya.asgard import Asgard
from pioche.games.seiya.clock import Clock
from pioche.games.seiya.duel import Duel
from pioche.games.seiya.epic import Epics
from pioche.games.seiya.hades import Hades
from pioche.games.seiya.hilda import Solo
from pioche.games.seiya.part import Part
from pioche.games.seiya.poseidon import Poseidon

if TYPE_CHECKING:
    from pioche.games.seiya.setup import Config

CLOCK, ASGARD, EPICS, POSEIDON, HADES, SOLO, DUEL = PARTS = (
    Clock(), Asgard(), Epics(), Poseidon(), Hades(), Solo(), Duel(),
)  # fmt: skip


def at_table(config: Config) -> tuple[Part, ...]:
    """The parts of a table; the Clock is used in classic mode only (solo 2, duel)."""
    there = {
        CLOCK: config.mode == "classic",
        ASGARD: "asgard" in config.boxes,
        EPICS: config.epics,
        POSEIDON: "poseidon" in config.boxes,
        HADES: "hades" in config.boxes,
        SOLO: config.mode == "solo",
        DUEL: config.mode == "duel",
    }
    return tuple(part for part, used in there.items() if used)
