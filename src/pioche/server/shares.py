"""Players have a share in the seed: each pledges one before the last seat is taken, and reveals it then.

Nobody can choose a share by what the others are: the server has committed itself to its own part from the start, and
every share is pledged by its hash before any is revealed.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from pioche.kernel.play.decision import Reason, Refused
from pioche.server import people
from pioche.server.fair import hashed
from pioche.server.live import Change, Live, around

PLEDGE = re.compile(r"[0-9a-f]{64}")
SHARE = re.compile(r"[\w-]{16,64}", re.ASCII)


def pledge(live: Live, now: float, guest: str, given: str) -> Change:
    """Somebody will have a share in the seed, of this hash; "" takes that back."""
    people.waiting(live)
    seats = people.seats(live, guest)
    if live.row.setup.practice:
        raise Refused(Reason("wished-seed"))
    if given and not PLEDGE.fullmatch(given):
        raise Refused(Reason("not-readable"))
    if any(chair.share for chair in live.progress.chairs):
        raise Refused(Reason("already-revealed"))
    chairs = list(live.progress.chairs)
    chairs[seats[0]] = replace(chairs[seats[0]], pledge=given)
    return around(live, now, replace(live.progress, chairs=tuple(chairs)))


def reveal(live: Live, now: float, guest: str, share: str) -> Change:
    """Once all seats are taken; with the last share the game begins."""
    people.waiting(live)
    seat = people.seats(live, guest)[0]
    chairs = list(live.progress.chairs)
    if any(chair.open for chair in chairs):
        raise Refused(Reason("reveal-later"))
    if not chairs[seat].pledge or not SHARE.fullmatch(share) or hashed(share) != chairs[seat].pledge:
        raise Refused(Reason("wrong-share"))
    chairs[seat] = replace(chairs[seat], share=share)
    return people.begun_if_full(live, now, replace(live.progress, chairs=tuple(chairs)))
