"""Thinking time: each decision gives a seat its time once, however often it is asked again and whoever sits there."""

from __future__ import annotations

from msgspec import Struct


class Clock(Struct, frozen=True):
    """Whose time runs, and how much the others have left.

    A seat that comes back to an earlier decision, for something was taken back, goes on with the time it had left; new
    time comes with the first decision that it has not been asked before.
    """

    seat: int = -1  # whose time runs; -1: nobody's
    until: float = 0  # when it is up
    given: tuple[int, ...] = ()  # for how many of its decisions each seat has been given time
    left: tuple[float, ...] = ()  # seconds that each seat had left when its time stopped

    def stopped(self, now: float) -> Clock:
        """Nobody is asked any more."""
        if self.seat < 0:
            return self
        left = [max(0.0, self.until - now) if seat == self.seat else had for seat, had in enumerate(self.left)]
        return Clock(-1, 0, self.given, tuple(left))

    def asked(self, seat: int, number: int, seats: int, time: float, now: float) -> Clock:
        """A seat is asked for its answer of that number, the first being 0; a decision gives it so much time."""
        if seat == self.seat and number < self.given[seat]:
            return self
        stopped = self.stopped(now)
        given, left = list(stopped.given or (0,) * seats), list(stopped.left or (0.0,) * seats)
        if number >= given[seat]:
            given[seat], left[seat] = number + 1, time
        return Clock(seat, now + left[seat], tuple(given), tuple(left))
