"""Results as Parquet files, one row for each seat of each game; points and cards in files of their own beside it."""

from __future__ import annotations

import types
import typing
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import Struct

from pioche.arena.notes import CardNote, Notes, SeatNote, TurnNote
from pioche.kernel.play.decision import Reason, Refused

FORMAT = "results/1"
KEY = b"pioche"
BESIDE: dict[str, type[Struct]] = {"turns": TurnNote, "cards": CardNote}  # what may stand beside a file of results
ROWS = 50_000  # kept until they are written
TYPES = {int: pa.int32(), float: pa.float64(), str: pa.dictionary(pa.int32(), pa.string()), bool: pa.bool_()}


class About(Struct, frozen=True):
    """What was played."""

    format: str
    game: str
    seed: str
    games: int
    bots: tuple[str, ...]
    score: str


def beside(path: Path, what: str) -> Path:
    """The file of that kind beside one of results: results-turns.parquet."""
    return path.with_name(f"{path.stem}-{what}{path.suffix}")


def schema(kind: type[Struct], about: About) -> pa.Schema:
    """The columns are the fields."""
    fields = []
    for field in msgspec.structs.fields(kind):
        optional = isinstance(field.type, types.UnionType)
        plain = next(part for part in typing.get_args(field.type) if part is not type(None)) if optional else field.type
        fields.append(pa.field(field.name, pa.string() if field.name == "seed" else TYPES[plain], nullable=optional))
    return pa.schema(fields, {KEY: msgspec.json.encode(about)})


class Sheet:
    """A file that grows."""

    def __init__(self, path: Path, kind: type[Struct], about: About) -> None:
        self.schema = schema(kind, about)
        self.writer = pq.ParquetWriter(path, self.schema, compression="zstd")
        self.rows: list[dict[str, Any]] = []

    def add(self, rows: tuple[Struct, ...]) -> None:
        self.rows += map(msgspec.structs.asdict, rows)
        if len(self.rows) >= ROWS:
            self.write()

    def write(self) -> None:
        self.writer.write_table(pa.Table.from_pylist(self.rows, self.schema))
        self.rows = []

    def close(self) -> None:
        self.write()
        self.writer.close()


class Results:
    """The files of a run, written as its games end."""

    def __init__(self, path: Path, about: About, kinds: tuple[str, ...]) -> None:
        self.seats = Sheet(path, SeatNote, about)
        self.beside = {what: Sheet(beside(path, what), BESIDE[what], about) for what in kinds}

    def keep(self, notes: Notes) -> None:
        self.seats.add(notes.seats)
        for what, sheet in self.beside.items():
            sheet.add(getattr(notes, what))

    def close(self) -> None:
        for sheet in (self.seats, *self.beside.values()):
            sheet.close()


def read(path: Path) -> tuple[About, dict[str, pa.Table]]:
    """Results with what stands beside them; refused with a reason if they are not ours."""
    about, seats = sheet(path)
    found = {"seats": seats}
    for what in BESIDE:
        if beside(path, what).exists():
            other, rows = sheet(beside(path, what))
            if other == about:  # else it is of another run
                found[what] = rows
    return about, found


def sheet(path: Path) -> tuple[About, pa.Table]:
    try:
        table = pq.read_table(path)
        about = msgspec.json.decode((table.schema.metadata or {})[KEY], type=About)
    except (pa.ArrowInvalid, KeyError, msgspec.DecodeError):
        raise Refused(Reason("not-results", detail=str(path))) from None
    if about.format != FORMAT:
        raise Refused(Reason("not-results", detail=str(path)))
    return about, table
