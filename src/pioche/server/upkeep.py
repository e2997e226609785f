"""What a server sees to now and then: that nobody stays who must not come, and that old games are forgotten."""

from __future__ import annotations

import asyncio
import logging
import time

from pioche.kernel.play.decision import Reason, Refused
from pioche.server import carrying
from pioche.server.house import House
from pioche.server.live import Change, Live
from pioche.server.store import StoreUnreachable

DAY = 24 * 3600.0  # seconds
HOUR = 3600.0

log = logging.getLogger(__name__)


async def keep_order(house: House) -> None:
    """For ever."""
    while True:
        try:
            await send_away(house)
        except StoreUnreachable as fault:
            house.trouble(fault)
        await asyncio.sleep(house.settings.look)


async def send_away(house: House) -> None:
    """Whoever must not come any more and is still here."""
    here = [connection for room in house.rooms.values() for connection in room.connections]
    if not here:
        return
    banned = await house.store.order.under("ban", {connection.guest for connection in here})
    for connection in here:
        if connection.guest in banned:
            connection.hang_up()


async def carry_on(house: House) -> None:
    """Let games go on that were begun under rules of former days, or end those that cannot."""
    for row in await house.store.in_play():
        if carrying.of_today(row):
            continue
        try:
            await carry_one(house, row.id)
        except Refused:
            continue  # another worker was faster
        except StoreUnreachable:
            raise
        except Exception as error:
            log.error("a table cannot be carried on", exc_info=error, extra={"table": row.id})


async def carry_one(house: House, table: str) -> None:
    live = await house.load(table, fresh=True)
    ruleset, past = await house.store.ruleset(live.row.rules), await house.store.inputs(table)
    state = await house.thinker.do(carrying.adopted, live.row, ruleset)

    def make(now: Live) -> Change:
        if now.row.version != live.row.version or not now.read_only or now.row.status != "playing":
            raise Refused(Reason("too-late"))
        if state is None or ruleset is None:
            return carrying.stopped(now, time.time())
        return carrying.carried(now, time.time(), past, ruleset, state)

    await house.change(table, make)


async def tidy_up(house: House) -> None:
    """For ever: what an upgrade has left, and old games if whoever runs the server wants them forgotten."""
    while True:
        try:
            await carry_on(house)
        except StoreUnreachable as fault:
            house.trouble(fault)
        if house.settings.keep_games:
            try:
                await house.store.order.forget(time.time() - house.settings.keep_games * DAY)
            except StoreUnreachable as fault:
                house.trouble(fault)
        await asyncio.sleep(HOUR)
