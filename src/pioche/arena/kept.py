"""Games that are over, kept in a file as they end, so that a long run goes on after a break where it was.

The first line says which games they are, each other one what came of a block of them. A line that was cut off in the
middle is left out, and its games are played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pioche import __version__
from pioche.arena.report import Tally
from pioche.kernel.play.decision import Reason, Refused

LONGEST = 100  # games of a block: so many are played again at most by each worker


class Head(Struct, frozen=True):
    """Which games a file keeps; how many of them are wanted may change."""

    name: str
    bots: tuple[str, ...]
    seed: int | str
    config: Mapping[str, Any]
    lots: Mapping[str, Any]
    rules: str  # the fingerprint of rules and cards
    version: str = __version__  # of bots


class Line(Struct, frozen=True):
    """What came of the games of a block. JSON has no pairs as keys: groups stand beside the other sums."""

    first: int
    end: int
    seconds: float  # since the block before
    tally: Tally
    groups: list[tuple[str, str, int, int]]


class Lines:
    """A file that says in its first line what it keeps, open for more; `take` is shown the lines that are there."""

    def __init__(self, path: Path, head: Struct, take: Callable[[bytes], object]) -> None:
        try:
            self.file = path.open("r+b" if path.exists() else "w+b")
            whole = self._read(msgspec.json.encode(head), take)
            self.file.truncate(whole)
            self.file.seek(whole)
            if not whole:
                self.add(head)
        except OSError as error:
            raise Refused(Reason("kept-file", detail=f"{path}: {error.strerror}")) from None
        except (msgspec.DecodeError, ValueError):
            raise Refused(Reason("kept-others", detail=str(path))) from None

    def _read(self, head: bytes, take: Callable[[bytes], object]) -> int:
        """Take in what is kept; returns how many bytes of the file are whole lines."""
        whole = 0
        for line in self.file:
            if not line.endswith(b"\n"):
                break
            if whole:
                take(line)
            elif msgspec.json.decode(line) != msgspec.json.decode(head):
                raise ValueError
            whole += len(line)
        if not whole and self.file.seek(0, 2):
            raise ValueError  # something else than a file of ours, and nothing of it may be lost
        return whole

    def add(self, line: Struct) -> None:
        self.file.write(msgspec.json.encode(line) + b"\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


class Kept:
    """The games that are over, and the file in which they are kept."""

    def __init__(self, path: Path, head: Head) -> None:
        self.over: list[range] = []
        self.tally = Tally()
        self.seconds = 0.0
        self.lines = Lines(path, head, self._take)

    def _take(self, text: bytes) -> None:
        line = msgspec.json.decode(text, type=Line)
        groups = {(key, value): (games, wins) for key, value, games, wins in line.groups}
        self.over.append(range(line.first, line.end))
        self.tally += replace(line.tally, groups=groups)
        self.seconds += line.seconds

    def add(self, block: range, tally: Tally, seconds: float) -> None:
        groups = [(*group, *counts) for group, counts in tally.groups.items()]
        self.lines.add(Line(block.start, block.stop, round(seconds, 3), replace(tally, groups={}), groups))

    def close(self) -> None:
        self.lines.close()


def blocks(games: int, over: Iterable[range], size: int) -> Iterator[range]:
    """The games from 0 on that are not over yet, in blocks of so many at most."""
    first = 0
    for done in [*sorted(over, key=lambda block: block.start), range(games, games)]:
        last = min(done.start, games)
        yield from (range(at, min(at + size, last)) for at in range(first, last, size))
        first = max(first, done.stop)
