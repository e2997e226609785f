"""For whom a table waits: whose turn it is, or for whom a seat is kept."""

from __future__ import annotations

from pioche.server.http_bodies import Waits
from pioche.server.records import Brief, Row


def waits_for(table: Brief | Row, guest: str) -> Waits:
    """For what a table waits for somebody who belongs to it."""
    progress, mine = table.progress, table.progress.seats_of(guest)
    if table.setup.puzzle:  # nobody is waited for
        return ""
    if table.status == "playing":
        return "turn" if any(seat in mine and progress.chairs[seat].person for seat in progress.asked) else ""
    kept = table.status == "open" and not mine and table.setup.host != guest
    return "seat" if kept and any(chair.open for chair in progress.chairs) else ""


def time_left(table: Brief | Row, guest: str, now: float) -> float | None:
    """Seconds that somebody has left for their turn; None without a clock."""
    mine = table.progress.seats_of(guest)
    ends = [end for seat, end in table.progress.clock.running().items() if seat in mine]
    return max(0.0, min(ends) - now) if ends else None
