"""Thinking time is counted once."""

from pioche.server.clock import Clock

TIME = 30.0


def test_each_decision_has_its_own_time() -> None:
    clock = Clock().asked(0, 0, 2, TIME, 100.0)
    assert (clock.seat, clock.until) == (0, 130.0)
    clock = clock.asked(0, 1, 2, TIME, 125.0)
    assert clock.until == 155.0
    clock = clock.asked(1, 0, 2, TIME, 150.0)
    assert (clock.seat, clock.until) == (1, 180.0)
    assert clock.left[0] == 5.0


def test_what_is_asked_again_goes_on_with_what_was_left() -> None:
    clock = Clock().asked(0, 0, 2, TIME, 100.0)
    assert clock.asked(0, 0, 2, TIME, 110.0) == clock, "something around the game has changed"
    clock = clock.asked(0, 1, 2, TIME, 120.0)
    for now in (125.0, 130.0, 135.0, 149.0):  # to and fro between the two decisions
        clock = clock.asked(0, 0, 2, TIME, now).asked(0, 1, 2, TIME, now + 0.5)
        assert clock.until == 150.0
    clock = clock.asked(0, 2, 2, TIME, 149.8)
    assert clock.until == 179.8, "the next decision is a new one"


def test_others_do_not_pay_for_what_is_taken_back() -> None:
    clock = Clock().asked(0, 0, 2, TIME, 100.0).asked(1, 0, 2, TIME, 110.0).asked(0, 1, 2, TIME, 115.0)
    clock = clock.asked(0, 0, 2, TIME, 140.0)  # both answers are taken back
    assert clock.until == 145.0
    clock = clock.asked(1, 0, 2, TIME, 141.0)
    assert clock.until == 141.0 + 25.0


def test_it_stops_with_the_game() -> None:
    clock = Clock().asked(0, 0, 2, TIME, 100.0).stopped(110.0)
    assert (clock.seat, clock.until, clock.left[0]) == (-1, 0, 20.0)
    assert Clock().stopped(5.0) == Clock()
