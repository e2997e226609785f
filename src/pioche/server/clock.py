"""Thinking time: each decision gives a seat its time once, however often it is asked again and whoever sits there."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

STILL = 0.0  # the end of time that does not run


class Clock(Struct, frozen=True):
    """Whose time runs, several seats' at once where several are asked, and how much the others have left.

    A seat that comes back to an earlier decision, for something was taken back, goes on with the time it had left; new
    time comes with the first decision that it has not been asked before.
    """

    ends: tuple[float, ...] = ()  # for each seat, when its time is up; STILL where it does not run
    given: tuple[int, ...] = ()  # for how many of its decisions each seat has been given time
    left: tuple[float, ...] = ()  # seconds that each seat had left when its time stopped

    def running(self) -> dict[int, float]:
        """The seats whose time runs, each with its end."""
        return {seat: end for seat, end in enumerate(self.ends) if end != STILL}

    def asked(self, numbers: Mapping[int, int], seats: int, time: float, now: float) -> Clock:
        """These seats are asked, each for its answer of that number, the first being 0; a decision gives so much time.

        Whoever is not asked any more keeps what is left.
        """
        ends = list(self.ends or (STILL,) * seats)
        given, left = list(self.given or (0,) * seats), list(self.left or (0.0,) * seats)
        for seat in range(seats):
            number = numbers.get(seat)
            runs = ends[seat] != STILL
            if number is not None and runs and number < given[seat]:
                continue  # it goes on
            if runs:
                left[seat], ends[seat] = max(0.0, ends[seat] - now), STILL
            if number is not None:
                if number >= given[seat]:
                    given[seat], left[seat] = number + 1, time
                ends[seat] = now + left[seat]
        return Clock(tuple(ends), tuple(given), tuple(left))
