"""Who may come to a table: to play, or only to watch. Nobody guesses an id, but ids are no secret: a link holds one."""

from __future__ import annotations

import hmac
from typing import Literal

from pioche.kernel.play.decision import Reason, Refused
from pioche.server.house import House
from pioche.server.live import Live

Access = Literal["no", "watch", "play"]


async def access(house: House, live: Live, guest: str, invite: str) -> Access:
    """What a guest ("": nobody known) may do who holds a link: anybody at a public table, and those who belong to it,
    may play; others may do what the link says.
    """
    row = live.row
    if row.public or (guest and (live.progress.seats_of(guest) or row.setup.host == guest)):
        return "play"
    if same(invite, row.setup.invite) or (guest and await house.store.is_member(row.id, guest)):
        return "play"
    return "watch" if same(invite, row.setup.watch) else "no"


def same(given: str, wanted: str) -> bool:
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), wanted.encode())


async def visible(house: House, table: str, guest: str, invite: str) -> Live:
    """A table that a guest may see; for others there is no such table."""
    live = await house.load(table)
    if await access(house, live, guest, invite) == "no":
        raise Refused(Reason("no-such-table"))
    return live
