"""Decisions and games per second of the Dragon Ball Super Card Game: two random bots with starter decks, whole games.

The median of several runs; only decisions with two or more answers are counted. Prints one JSON line.
"""

import speed

if __name__ == "__main__":
    speed.main("dbs", __doc__)
