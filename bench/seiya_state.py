"""What it costs to copy, and to dump and load, a state in the middle of a game of Saint Seiya. Prints one JSON line."""

import state
from playing import SEIYA

if __name__ == "__main__":
    state.main("seiya", 40, __doc__, SEIYA)
