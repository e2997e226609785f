"""Short names of cards, piles and boxes of which many scenarios speak."""

from tests.scenario import packet

TITAN = "shura-du-capricorne"  # 3 Force; nobody acquires it by chance: 9 Force
FLAME = "mu-du-belier"  # in the sixth slot it leaves the field in upkeep, and a Flame goes out
SIX = ["jaki", "oko", "phaeton", "cassios", "leda", "spica"]
FIVE = packet("seiya", count=5)
PILE = ["leda"] * 9
ASGARD = ("asgard",)
BOXES = ("asgard", "poseidon")
