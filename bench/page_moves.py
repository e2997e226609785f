"""Whether cards move smoothly: the tasks of the table page while 20 moves are played. Prints one JSON line.

While a task runs the page cannot answer; one of more than 50 ms is felt. Chromium records every task of the page's main
thread; loading is not recorded. The figures are medians of the runs. `cpu` is the time the thread really worked: on a
busy machine a task is interrupted, and lasts longer than its work. The calibration loop tells how busy it was.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from calibration import loop
from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.hands import click, somehow
from tests.browser.stage import chromium, serving
from tests.browser.visitor import Visitor

HADES = {"options": {"boxes": "hades", "epics": "yes"}}
ALONE = {"seats": [{"kind": "me"}, {"kind": "me"}]}
TABLES: dict[str, dict[str, Any]] = {
    "seiya": {"game": "seiya"},
    "seiya-hades": {"game": "seiya", **HADES},
    "dbs": {"game": "dbs"},
    "veiel": {"game": "veiel", **ALONE},
}
WARM = 3  # moves until everything has been loaded
LONG = 50  # milliseconds
TRACED = ["toplevel", "__metadata"]

Tasks = list[tuple[float, float]]  # milliseconds that each took, and those in which it worked


def tasks_of(trace: dict[str, Any]) -> Tasks:
    """The tasks of the page's main thread."""
    events = trace["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        (event["dur"] / 1000, event.get("tdur", 0) / 1000)
        for event in events
        if event["name"] == "ThreadControllerImpl::RunTask" and (event["pid"], event["tid"]) in main and "dur" in event
    ]


def run(browser: Browser, site: str, table: dict[str, Any], moves: int, seed: int) -> Tasks:
    """Somebody plays against a bot, or both heroes, everything in motion."""
    visitor = Visitor(browser, site, "Ada", still=False)
    visitor.go_to(visitor.set_up(**table))
    chance = random.Random(seed)
    told = visitor.asked()
    for move in range(WARM + moves):
        if move == WARM:
            browser.start_tracing(page=visitor.page, categories=TRACED)
        click(visitor, told["question"], somehow(told["question"], chance))
        told = visitor.asked(told["step"])
        if told["over"]:
            break
    tasks = tasks_of(json.loads(browser.stop_tracing()))
    visitor.leave()
    return tasks


def figures(runs: list[Tasks]) -> dict[str, float]:
    told = {"tasks": median(len(tasks) for tasks in runs)}
    for kind, at in (("", 0), ("_cpu", 1)):
        told[f"long_tasks{kind}"] = median(sum(task[at] > LONG for task in tasks) for tasks in runs)
        told[f"longest_task{kind}_ms"] = round(median(max(task[at] for task in tasks) for tasks in runs), 1)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--tables", nargs="*", default=list(TABLES), choices=list(TABLES))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as site, chromium() as browser:
        told = {
            name: figures([run(browser, site, TABLES[name], given.moves, seed) for seed in range(given.runs)])
            for name in given.tables
        }
    print(json.dumps({"page": told, "calibration_ms": round(median(loop() for _ in range(5)), 2)}))


if __name__ == "__main__":
    main()
