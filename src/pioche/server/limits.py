"""How much of something somebody may do: so many at once, so many each second."""

from __future__ import annotations

import time
from collections import OrderedDict

KEPT = 10_000  # whose buckets are remembered


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._left = float(most)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for everybody; who has not come for longest is forgotten first."""

    def __init__(self, limit: tuple[float, int]) -> None:
        self._limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self._buckets.pop(who, None) or Bucket(*self._limit)
        self._buckets[who] = bucket
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()
