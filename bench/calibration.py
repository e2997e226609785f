"""How fast this machine runs Python: what other figures are to be compared with. Prints one JSON line."""

import json
from statistics import median
from time import perf_counter

RUNS = 5
STEPS = 1_000_000


def loop() -> float:
    """Milliseconds for a loop of plain arithmetic."""
    start = perf_counter()
    total = 0
    for step in range(STEPS):
        total = (total * 31 + step) % 1_000_003
    return (perf_counter() - start) * 1000


if __name__ == "__main__":
    print(json.dumps({"calibration_ms": round(median(loop() for _ in range(RUNS)), 2)}))
