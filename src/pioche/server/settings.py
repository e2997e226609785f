"""How a server is run."""

from __future__ import annotations

import os
from typing import Literal

import msgspec

from pioche.server.limits import Limits

VARIABLE = "PIOCHE_SERVER"  # by which the settings reach the workers


class Settings(Limits, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What whoever runs a server may choose, its limits among it, and what tests choose otherwise."""

    db: str
    workers: int = 1
    public: str = ""  # the address that people type, if a proxy stands before this one
    origins: tuple[str, ...] = ()  # other origins whose pages may talk to this server
    proxies: tuple[str, ...] = ()  # addresses that are believed when they say for whom they ask
    log_format: Literal["text", "json"] = "text"
    metrics_token: str = ""  # who shows it is told figures; nobody is without one
    keep_games: int = 0  # days that finished games are kept; 0 for ever
    thinkers: int = 1  # processes beside each worker, for bots
    lease: float = 15.0  # seconds for which a worker sees to a job before others may
    look: float = 2.0  # seconds between two looks at what other workers did
    life: float = 20.0  # seconds for which a sign of life counts

    @property
    def pages(self) -> tuple[str, ...]:
        """The origins of pages that may talk to this server, besides the address that was asked."""
        return (self.public, *self.origins) if self.public else self.origins

    def hand_on(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def handed(cls) -> Settings:
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)
