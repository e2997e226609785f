"""How much the resident memory of a process grows while it plays game after game. Prints one JSON line."""

import argparse
import gc
import json
import resource
import sys
from pathlib import Path

from playing import play

STATUS = Path("/proc/self/status")


def resident_mb() -> float:
    """Resident memory now; where the system does not tell, the most it has been."""
    gc.collect()
    if STATUS.exists():
        line = next(line for line in STATUS.read_text().splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1024 / (1024 if sys.platform == "darwin" else 1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=1000, help="games before the first look")
    parser.add_argument("--last", type=int, default=10_000, help="games before the second look")
    given = parser.parse_args()
    looks = []
    for number in range(1, given.last + 1):
        play("seiya", number, {})
        if number in (given.first, given.last):
            looks.append(resident_mb())
    print(json.dumps({"seiya": {"rss_growth_mb": round(looks[-1] - looks[0], 3)}}))
