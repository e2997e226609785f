"""Golden playthroughs: one readable recorded game per game and mode, compared with a fresh replay.

If a change of behaviour is meant, raise the version of the rules and record anew:
`COLUMNS=100 python -m tests.test_playthroughs`.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from pioche import games
from pioche.cli import commands
from pioche.cli.app import app
from pioche.table import Table
from tests.games.kinds import tables

FOLDER = Path(__file__).parent / "playthroughs"
assert commands


def told(record: Path) -> str:
    """The whole game as `pioche replay` tells it."""
    out = io.StringIO()
    with redirect_stdout(out):
        app(["replay", str(record), "--lang", "en"], result_action="return_value")
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


@pytest.mark.parametrize("record", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_recorded_game_is_played_and_told_as_before(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert told(record) == record.with_suffix(".txt").read_text("utf-8")


def recorded(table: Table, *names: str) -> bytes:
    """A whole game between bots."""
    bots = [games.bot(table.name, name, seat) for seat, name in enumerate(names)]
    while (decision := table.decision) is not None:
        seat = decision.seat
        table.answer(seat, bots[seat].choose(table.view(seat)))
    return table.record()


def records() -> Iterator[tuple[str, bytes]]:
    """The games that each game wants recorded: one of each mode."""
    for game in games.NAMES:
        for name, config, bots in tables(game).records():
            yield name, recorded(Table.new(game, "playthrough", **config), *bots)


def test_every_game_is_recorded() -> None:
    wanted = {name for game in games.NAMES for name, _, _ in tables(game).records()}
    assert wanted == {path.stem for path in FOLDER.glob("*.json")}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, record in records():
        file = FOLDER / f"{name}.json"
        file.write_bytes(record)
        file.with_suffix(".txt").write_text(told(file), "utf-8")
    sys.exit(0)
