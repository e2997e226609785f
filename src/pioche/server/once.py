"""What several may ask for at the same time: it is made once, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from pioche.server.recent import Recent

K = TypeVar("K")
V = TypeVar("V")


class Once(Generic[K, V]):
    """Whoever asks first has it made, also if they do not wait for it; what went wrong is made again."""

    def __init__(self, most: int) -> None:
        self._made: Recent[K, asyncio.Task[V]] = Recent(most)

    def has(self, key: K) -> bool:
        """Whether it is there, or being made."""
        task = self._made.get(key)
        return task is not None and not (task.done() and (task.cancelled() or task.exception()))

    async def get(self, key: K, make: Callable[[], Coroutine[Any, Any, V]]) -> V:
        if not self.has(key):
            self._made[key] = asyncio.create_task(make())
        return await asyncio.shield(self._made[key])
