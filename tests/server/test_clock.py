"""Thinking time is counted once."""

from pioche.server.clock import Clock

TIME = 30.0


def asked(clock: Clock, now: float, **numbers: int) -> Clock:
    """Who is asked for the answer of which number: `a` is the first seat, `b` the second."""
    return clock.asked({"ab".index(seat): number for seat, number in numbers.items()}, 2, TIME, now)


def test_each_decision_has_its_own_time() -> None:
    clock = asked(Clock(), 100.0, a=0)
    assert clock.running() == {0: 130.0}
    clock = asked(clock, 125.0, a=1)
    assert clock.running() == {0: 155.0}
    clock = asked(clock, 150.0, b=0)
    assert clock.running() == {1: 180.0}
    assert clock.left[0] == 5.0


def test_what_is_asked_again_goes_on_with_what_was_left() -> None:
    clock = asked(Clock(), 100.0, a=0)
    assert asked(clock, 110.0, a=0) == clock, "something around the game has changed"
    clock = asked(clock, 120.0, a=1)
    for now in (125.0, 130.0, 135.0, 149.0):  # to and fro between the two decisions
        clock = asked(asked(clock, now, a=0), now + 0.5, a=1)
        assert clock.running() == {0: 150.0}
    clock = asked(clock, 149.8, a=2)
    assert clock.running() == {0: 179.8}, "the next decision is a new one"


def test_others_do_not_pay_for_what_is_taken_back() -> None:
    clock = asked(asked(asked(Clock(), 100.0, a=0), 110.0, b=0), 115.0, a=1)
    clock = asked(clock, 140.0, a=0)  # both answers are taken back
    assert clock.running() == {0: 145.0}
    clock = asked(clock, 141.0, b=0)
    assert clock.running() == {1: 141.0 + 25.0}


def test_it_stops_with_the_game() -> None:
    clock = asked(asked(Clock(), 100.0, a=0), 110.0)
    assert (clock.running(), clock.left[0]) == ({}, 20.0)


def test_where_several_are_asked_the_time_of_each_runs_until_it_has_answered() -> None:
    clock = asked(Clock(), 100.0, a=0, b=0)
    assert clock.running() == {0: 130.0, 1: 130.0}
    clock = asked(clock, 110.0, b=0)
    assert clock.running() == {1: 130.0}, "the answer of one gives the other no time"
    assert clock.left[0] == 20.0
    clock = asked(clock, 112.0, a=1, b=1)
    assert clock.running() == {0: 142.0, 1: 142.0}
