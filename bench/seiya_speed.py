"""Decisions and games per second of Saint Seiya: two random bots, whole games, median of several runs.

Only decisions with two or more answers are counted. Prints one JSON line.
"""

import speed
from playing import SEIYA

if __name__ == "__main__":
    speed.main("seiya", __doc__, SEIYA)
