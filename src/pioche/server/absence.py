"""People who are away: others warn them, and may then let a bot sit in or break the game off."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from pioche.kernel.play.decision import Reason, Refused
from pioche.server import people
from pioche.server.live import SAT_IN, Change, Live, around, noted, play
from pioche.server.records import Chair
from pioche.table import STOP

DAY = 24 * 3600  # seconds; who has so long for a decision need not be there


class Here(Struct, frozen=True):
    """Who is at a table, when the others were there last, and how long they have to come back in once warned."""

    present: set[str]
    seen: dict[str, float]
    grace: float

    def away(self, guest: str, now: float) -> float:
        """Seconds since somebody was here; 0 while they are."""
        if not guest or guest in self.present or not self.seen.get(guest):
            return 0.0
        return max(0.0, now - self.seen[guest])

    def due(self, live: Live, guest: str, now: float) -> float | None:
        """Seconds until others may do without somebody; None unless they were warned since they were here last."""
        warned = live.progress.warned.get(guest)
        if not guest or guest in self.present or warned is None or warned < self.seen.get(guest, 0.0):
            return None
        return max(0.0, warned + self.grace - now)


def over_days(live: Live) -> bool:
    """Whether nobody need be there: the clock sees to those who never come."""
    return live.row.setup.clock >= DAY


def absent(live: Live, guest: str, seat: int, here: Here) -> Chair:
    """Somebody else's seat whom others wait for; refused if they need not."""
    mine = people.seats(live, guest)
    _ = live.playing
    chair = people.free_seat(live, seat)
    if over_days(live):
        raise Refused(Reason("over-days"))
    if seat in mine or not chair.person:
        raise Refused(Reason("nobody-away"))
    if chair.guest in here.present:
        raise Refused(Reason("is-here", detail=chair.name))
    return chair


def warn(live: Live, now: float, guest: str, seat: int, here: Here) -> Change:
    """Once for each time that they are away."""
    chair = absent(live, guest, seat, here)
    if here.due(live, chair.guest, now) is not None:
        raise Refused(Reason("already-warned", detail=chair.name))
    return around(live, now, replace(live.progress, warned=live.progress.warned | {chair.guest: now}))


def sit_in(live: Live, now: float, guest: str, seat: int, here: Here) -> Change:
    """A bot plays all seats of somebody who did not come back, until they do; the game no longer counts."""
    chair = absent(live, guest, seat, here)
    if here.due(live, chair.guest, now) != 0.0:
        raise Refused(Reason("wait-for-them", detail=chair.name))
    progress = people.helped(live)
    for at in progress.seats_of(chair.guest):
        taken = replace(progress.chairs[at], bot=people.STAND_IN)
        progress = noted(
            replace(progress, chairs=(*progress.chairs[:at], taken, *progress.chairs[at + 1 :])), SAT_IN, at
        )
    return people.without_wish(live, now, progress, seat)


def stop(live: Live, now: float, guest: str, here: Here) -> Change:
    """Break the game off, once everybody who is here wants that: nobody wins, and it does not count."""
    mine = people.seats(live, guest)
    _ = live.playing
    chairs = live.progress.chairs
    if not any(here.due(live, chair.guest, now) == 0.0 for chair in chairs):
        raise Refused(Reason("nobody-away"))
    agreed = {*live.progress.stop, *mine}
    if all(at in agreed for at, chair in enumerate(chairs) if chair.guest in here.present):
        return play(live, now, [(mine[0], (STOP,))])
    return around(live, now, replace(live.progress, stop=tuple(sorted(agreed))))
