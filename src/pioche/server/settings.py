"""How a server is run."""

from __future__ import annotations

import os

import msgspec
from msgspec import Struct

VARIABLE = "PIOCHE_SERVER"  # by which the settings reach the workers


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever runs a server may choose, and what tests choose otherwise."""

    db: str
    workers: int = 1
    origins: tuple[str, ...] = ()  # other origins whose pages may talk to this server
    thinkers: int = 1  # processes beside each worker, for bots
    lease: float = 15.0  # seconds for which a worker sees to a job before others may
    look: float = 2.0  # seconds between two looks at what other workers did
    life: float = 20.0  # seconds for which a sign of life counts
    messages: tuple[float, int] = (20.0, 80)  # of one connection: each second, and at once
    guests: tuple[float, int] = (0.5, 60)  # new guests from one address
    tables: tuple[float, int] = (0.2, 40)  # new tables of one guest
    heavy: tuple[float, int] = (2.0, 12)  # wishes and requests that take long: undo, foresight, replays
    chat: tuple[float, int] = (1.0, 8)  # lines of one connection
    connections: int = 60  # of one guest
    watchers: int = 100  # of one table

    def hand_on(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def handed(cls) -> Settings:
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)
