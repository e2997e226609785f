"""What a worker remembers of others, without growing for ever."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

KEPT = 10_000  # guests, addresses, tables that are remembered

K = TypeVar("K")
V = TypeVar("V")


class Recent(OrderedDict[K, V]):
    """So many notes at most: what was not noted for longest is forgotten first."""

    def __init__(self, most: int = KEPT) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)
