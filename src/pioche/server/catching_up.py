"""What happened at a table while somebody did not look, step by step."""

from __future__ import annotations

from msgspec.structs import replace

from pioche.server.live import Live, Step
from pioche.server.store import Store
from pioche.table import CHANCE, Table, played

UNSEEN = 60  # steps that are told to a player who has not answered yet


async def steps_between(store: Store, before: Live, after: Live) -> tuple[Step, ...] | None:
    """What happened between two versions; None where something was taken back, begun or cannot be played."""
    if before.row.step == after.row.step:
        return ()
    game = before.game
    if game is None or after.game is None or before.progress.undos != after.progress.undos:
        return None
    steps = []
    for taken in await store.inputs(before.row.id, before.row.step):
        if taken.step > after.row.step:
            break  # somebody has already gone on: the next look tells
        if taken.seat == CHANCE:
            return None
        earlier, game = game, played(game, taken.seat, taken.keys)
        steps.append(Step(taken.step, taken.seat, taken.keys, taken.happened, earlier, game))
    return tuple(steps) if steps and steps[-1].number == after.row.step else None


async def unseen(store: Store, live: Live, guest: str) -> tuple[Live | None, tuple[Step, ...]]:
    """How a game began and what has happened since, for a player who has not answered yet: the others may have
    played before anybody came.
    """
    row, progress = live.row, live.progress
    mine = progress.seats_of(guest)
    if (
        live.game is None
        or row.status != "playing"
        or not 0 < progress.count <= UNSEEN
        or progress.undos
        or progress.carried
    ):
        return None, ()
    if not mine or any(progress.answers[seat] for seat in mine):
        return None, ()
    begun = Table.begin(row.game, row.setup.seed, row.setup.config).game
    first = Live(replace(row, step=row.step - progress.count), begun)
    steps = await steps_between(store, first, live)
    return (first, steps) if steps else (None, ())
