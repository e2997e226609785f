"""All that the database knows of one person becomes another's."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Table, and_, exists, update

from pioche.server.store.schema import (
    chat,
    collected,
    decks,
    friends,
    members,
    ratings,
    reports,
    results,
    sanctions,
    unread,
)

WHOSE = (
    (members, "guest_id"),
    (decks, "guest_id"),
    (collected, "guest_id"),
    (friends, "guest_id"),
    (friends, "friend_id"),
    (unread, "guest_id"),
    (unread, "other_id"),
    (chat, "guest_id"),
    (reports, "by_id"),
    (reports, "about_id"),
    (sanctions, "guest_id"),  # who is muted here is muted there
)


def joined(connection: Connection, guest: str, person: str) -> None:
    """Where both have something of one kind (a seat at a table, a rating), each keeps their own."""
    unrate(connection, guest, person)
    for table, column in (*WHOSE, (results, "guest_id"), (ratings, "guest_id")):
        other = table.alias()
        same = [other.c[key.name] == table.c[key.name] for key in table.primary_key if key.name != column]
        mine: list[ColumnElement[bool]] = [table.c[column] == guest]
        if column in table.primary_key:
            mine.append(~exists().where(and_(other.c[column] == person, *same)))
        if table in (friends, unread):
            mine.append(the_other(table, column) != person)
        connection.execute(update(table).where(and_(*mine)).values({column: person}))


def the_other(table: Table, column: str) -> ColumnElement[str]:
    """The other of two people."""
    return next(key for key in table.primary_key if key.name != column)


def unrate(connection: Connection, guest: str, person: str) -> None:
    """A game that counted for the guest alone tells nothing of the rating that somebody has already."""
    other = ratings.alias()
    same = (other.c.guest_id == person) & (other.c.game == results.c.game) & (other.c.mode == results.c.mode)
    known = (results.c.guest_id == guest) & exists().where(same)
    connection.execute(update(results).where(known).values(mu=None, sigma=None))
