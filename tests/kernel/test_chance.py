"""Chance: the same seed gives the same draws, everywhere."""

from collections import Counter

from pioche.kernel.state.chance import Chance, key_of


def test_the_same_key_draws_the_same() -> None:
    assert Chance(key_of(7)).shuffled(range(60)) == Chance(key_of("7")).shuffled(range(60))
    assert Chance(key_of(7)).shuffled(range(60)) != Chance(key_of(8)).shuffled(range(60))


def test_draws_are_written_down_for_every_machine() -> None:
    chance = Chance(key_of(7))
    assert [chance.below(100) for _ in range(5)] == [31, 45, 23, 2, 86]


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(key_of(1))
    chance.below(6)
    copy = chance.copy()
    assert [copy.below(6) for _ in range(9)] == [chance.below(6) for _ in range(9)]


def test_every_order_is_as_likely() -> None:
    chance = Chance(key_of(3))
    orders = Counter(tuple(chance.shuffled("abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
