"""What is due: turns of bots, and the end of somebody's time. Any worker may see to any of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Collection
from math import inf

from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.play.event import Event
from pioche.server import people
from pioche.server.fair import fresh
from pioche.server.house import House
from pioche.server.limits import Payer
from pioche.server.live import BOT_FAILED, Change, Live, bot_asked, play, remarked
from pioche.server.patience import Patience
from pioche.server.recent import Recent
from pioche.server.records import Job
from pioche.server.store import StoreUnreachable
from pioche.server.thinking import HOUSE, SIMPLE, bots_turn

AGAIN, LATER = 0.3, 300.0  # seconds until a job is tried again that went wrong, at first and at last
AHEAD = 2  # jobs that wait for each thinking process
AT_LEAST = 0.02  # seconds that a bot's turn counts before it has begun

log = logging.getLogger(__name__)


async def ended(tasks: Collection[asyncio.Task[None]]) -> None:
    """End tasks. Python 3.11's wait_for may swallow what cancels them, so they are told until they hear it."""
    waiting = set(tasks)
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=AGAIN)


class Jobs:
    """Sees to jobs, one lease after the other."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.most = AHEAD * house.settings.thinkers
        self._tasks: set[asyncio.Task[None]] = set()
        self._payers: Recent[str, Payer] = Recent()  # by table
        self._failed: Recent[str, tuple[int, Patience]] = Recent()  # by table: the step at which something went wrong

    async def run(self) -> None:
        """For ever."""
        house = self.house
        while True:
            house.due.clear()
            pause = house.settings.look
            try:
                room = self.most - len(self._tasks)
                claimed = await self.claim(room) if room > 0 else []
                for table, job in claimed:
                    task = asyncio.create_task(self.see_to(table, job))
                    self._tasks.add(task)
                    task.add_done_callback(self._over)
                if not claimed and room > 0:
                    due = await house.store.next_due()
                    pause = pause if due is None else min(pause, max(0.01, due - time.time()))
            except StoreUnreachable as fault:
                house.trouble(fault)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await house.due.wait()

    async def claim(self, most: int) -> list[tuple[str, Job]]:
        """Some of what is due: of clocks all, of bots those of whoever has had the least thinking lately."""
        house = self.house
        due = await house.store.due()
        bots = [table for table, kind in due if kind == "bot"]
        new = [table for table in bots if table not in self._payers]
        if new:
            self._payers.update(await house.store.payers(new))
        chosen = [table for table, kind in due if kind == "clock"]
        for _ in range(min(most, len(bots))):
            first = min(bots, key=lambda table: house.thinking.of(self._payers.get(table, HOUSE)))
            bots.remove(first)
            chosen.append(first)
            house.thinking.add(self._payers.get(first, HOUSE), AT_LEAST)
        return await house.store.claim(house.worker, house.settings.lease, chosen) if chosen else []

    async def close(self) -> None:
        """What is not done is done by whoever finds the lease run out."""
        await ended(self._tasks)

    def _over(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self.house.due.set()

    async def see_to(self, table: str, job: Job) -> None:
        house = self.house
        try:
            live = await house.load(table, fresh=True)  # the job may be newer than what this worker knows
            if live.read_only:  # until somebody sees to it that the game goes on, or ends
                raise Refused(Reason("too-busy"))
            if job.kind == "clock":
                await house.change(table, self.out_of_time)
            else:
                await self.bots(live)
        except Refused as refused:  # it was none any more, or others were always faster
            busy = refused.reason.text == "too-busy"
            if not busy:
                self._failed.pop(table, None)
            with contextlib.suppress(StoreUnreachable):
                await house.store.release(house.worker, table, time.time() + AGAIN if busy else None)
        except StoreUnreachable as fault:
            house.trouble(fault, table)
        except Exception as error:  # of a bot, say: nobody else must suffer from it
            log.error("a job has failed, %s", job.kind, exc_info=error, extra={"table": table})
            _, patience = self._failed.get(table, (job.step, Patience(AGAIN, LATER)))
            self._failed[table] = job.step, patience
            with contextlib.suppress(StoreUnreachable):
                await house.store.release(house.worker, table, time.time() + patience.pause())
        else:
            self._failed.pop(table, None)

    def out_of_time(self, live: Live) -> Change:
        change = people.time_is_up(live, time.time())
        if change is None:
            raise Refused(Reason("too-late"))
        return change

    async def bots(self, live: Live) -> None:
        """The turn of bots, told as it is stored."""
        row = live.row
        chairs = live.progress.chairs
        seat = bot_asked(live)
        if seat is None or row.state is None:
            raise Refused(Reason("too-late"))
        failed = self._failed.get(row.id)
        simple = failed is not None and failed[0] == row.step  # any answer is better than none
        playing = {seat: SIMPLE if simple else chair.bot for seat, chair in enumerate(chairs) if chair.bot}
        payer = row.setup.origin, row.setup.host
        # Where the draws may be known, the bots may be, too: the same answers lead to the same game, in any time.
        known = row.setup.practice
        seed, pause = (f"{row.setup.seed}/{row.step}", inf) if known else (fresh(), None)
        turn = await self.house.thinker.think(
            row.id, bots_turn, row.game, row.setup.config, row.state, playing, seed, pause, payer=payer
        )
        answers = turn.answers
        if not answers:  # it was cut
            raise Refused(Reason("too-busy"))
        for failure in turn.failures:
            log.error(
                "a bot has failed, %s at seat %d: %s", failure.bot, failure.seat, failure.cause,
                extra={"table": row.id, "fault": failure.bot},
            )  # fmt: skip
        remarks = {failure.answer: Event(BOT_FAILED, failure.seat) for failure in turn.failures}
        if simple:
            remarks[0] = Event(BOT_FAILED, seat)

        def answer(now: Live) -> Change:
            if now.row.step != row.step or not now.progress.chairs[seat].bot:
                raise Refused(Reason("too-late"))
            # Whoever has taken a seat back meanwhile answers for it.
            taken = [chair.bot for chair in now.progress.chairs]
            ours = next((n for n, (by, _) in enumerate(answers) if not taken[by]), len(answers))
            return remarked(play(now, time.time(), answers[:ours]), remarks)

        await self.house.change(row.id, answer)
