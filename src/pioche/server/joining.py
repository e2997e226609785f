"""A guest who signs in to an account that there is: what they have may come along."""

from __future__ import annotations

import time

from msgspec.structs import replace

from pioche.server.house import House
from pioche.server.live import Change, Live, around
from pioche.server.store import Person


async def join(house: House, guest: str, person: Person) -> None:
    """All that is a guest's is the account's from now on: seats first, then what the database knows."""
    for row in await house.store.tables_of(guest):
        seats = row.progress.seats_of
        if seats(guest) and not seats(person.id):  # who has played against themselves stays two people there
            await house.change(row.id, lambda live: reseated(live, time.time(), guest, person))
    await house.store.people.join(guest, person.id)


def reseated(live: Live, now: float, guest: str, person: Person) -> Change:
    """A table at which the account has the guest's seats, called as before."""
    row, progress = live.row, live.progress
    chairs = tuple(replace(chair, guest=person.id) if chair.guest == guest else chair for chair in progress.chairs)
    forfeits = tuple(person.id if each == guest else each for each in progress.forfeits)
    if row.setup.host == guest:
        row = replace(row, setup=replace(row.setup, host=person.id))
    change = around(replace(live, row=row), now, replace(progress, chairs=chairs, forfeits=forfeits))
    change.write.new_setup = row is not live.row
    return change
