"""Finished games of people in the database: written once, in the transaction that ends the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, insert, select

from pioche.server.ratings import Rating, after
from pioche.server.records import Ended, Outcome, Row, Write, choices_of, encode, names_of
from pioche.server.store.people import Do
from pioche.server.store.schema import ratings, results
from pioche.server.store.upsert import upsert

LISTED = 500  # games of somebody's history


class Past(Struct, frozen=True):
    """A game that somebody has played to its end."""

    table: str
    seat: int
    game: str
    mode: str
    names: tuple[str, ...]
    called: str
    choices: dict[str, str]
    outcome: Outcome
    score: int | None
    rating: Rating | None  # after it, if it counted
    ended: float


def keep(connection: Connection, writes: Sequence[Write]) -> None:
    """What became of the people at tables whose games have just ended."""
    for write in writes:
        if write.ended is not None and write.ended.people:
            keep_one(connection, write.row, write.ended)


def keep_one(connection: Connection, row: Row, ended: Ended) -> None:
    found: dict[str, Rating] = {}
    if ended.rated:
        # In one order, so that two games of the same people do not wait for each other.
        guests = sorted(each.guest for each in ended.people)
        mine = ratings.c.guest_id.in_(guests) & (ratings.c.game == row.game) & (ratings.c.mode == row.setup.mode)
        wanted = select(ratings).where(mine).order_by(ratings.c.guest_id).with_for_update()
        known = {line["guest_id"]: line for line in connection.execute(wanted).mappings()}
        before = [rating_of(known.get(each.guest)) for each in ended.people]
        new = after(before, [each.outcome for each in ended.people])
        found = dict(zip([each.guest for each in ended.people], new, strict=True))
        changed = [
            {
                "guest_id": guest,
                "game": row.game,
                "mode": row.setup.mode,
                "mu": found[guest].mu,
                "sigma": found[guest].sigma,
                "games": (known[guest]["games"] if guest in known else 0) + 1,
            }
            for guest in guests
        ]
        upsert(connection, ratings, changed)
    kept = [
        {
            "table_id": row.id,
            "guest_id": each.guest,
            "seat": each.seat,
            "game": row.game,
            "mode": row.setup.mode,
            "names": encode(ended.names),
            "called": each.called,
            "choices": encode(each.choices),
            "outcome": each.outcome,
            "score": each.score,
            "mu": found[each.guest].mu if found else None,
            "sigma": found[each.guest].sigma if found else None,
            "ended": ended.at,
        }
        for each in ended.people
    ]
    connection.execute(insert(results), kept)


def rating_of(row: Any) -> Rating:
    return Rating(row["mu"], row["sigma"]) if row else Rating()


async def history(read: Do, guest: str) -> list[Past]:
    """The games that somebody has played, the last first."""
    wanted = select(results).where(results.c.guest_id == guest).order_by(results.c.ended.desc()).limit(LISTED)
    return await read(lambda connection: [past_of(row) for row in connection.execute(wanted).mappings()])


def past_of(row: Any) -> Past:
    rating = Rating(row["mu"], row["sigma"]) if row["mu"] is not None else None
    return Past(
        row["table_id"], row["seat"], row["game"], row["mode"], names_of(row["names"]), row["called"],
        choices_of(row["choices"]), row["outcome"], row["score"], rating, row["ended"],
    )  # fmt: skip
