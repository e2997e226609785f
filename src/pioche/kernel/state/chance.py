"""Seeded, replayable randomness: a keyed hash in counter mode (law 8).

The state of chance is a key and a counter. Whoever has seen any number of draws can predict none of the next.
"""

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_BLOCK = 64  # bytes of one hash
_WORDS = Struct(">8Q")  # the draws in it


def key_of(seed: int | str | bytes) -> bytes:
    """The key that a seed stands for."""
    data = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(data, digest_size=32, person=b"pioche chance").digest()


class Chance:
    """A source of random numbers that can be copied and stored: `key` and `drawn`, the number of hashes used."""

    __slots__ = ("drawn", "key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn

    def copy(self) -> "Chance":
        return Chance(self.key, self.drawn)

    def _block(self) -> bytes:
        self.drawn += 1
        return blake2b(self.drawn.to_bytes(8, "big"), key=self.key, digest_size=_BLOCK).digest()

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return int.from_bytes(self._block(), "big") % limit

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher and Yates)."""
        mixed = list(items)
        words: list[int] = []
        for last in range(len(mixed) - 1, 0, -1):
            if not words:
                words = list(_WORDS.unpack(self._block()))
            other = words.pop() % (last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
