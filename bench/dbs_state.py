"""What it costs to copy, and to dump and load, a state of the Dragon Ball Super Card Game in the middle of a game.

Prints one JSON line.
"""

import state

if __name__ == "__main__":
    state.main("dbs", 16, __doc__)
