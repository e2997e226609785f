"""Figures for those who watch over a server, in the words of Prometheus.

What one worker counts is here; with several, `PROMETHEUS_MULTIPROC_DIR` names a folder in which they put it together.
What the database knows is asked when somebody wants to see it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import REGISTRY, Collector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

MOVES = Counter("pioche_moves", "Answers of people and bots that were stored.", ["game"])
STORING = Histogram("pioche_store_seconds", "From a change of a table until it is stored.", buckets=QUICK)
REQUESTS = Histogram("pioche_request_seconds", "HTTP requests.", ["handler", "status"], buckets=QUICK)
WISHES = Histogram(
    "pioche_wish_seconds", "Wishes over the WebSocket, until they are replied to.", ["wish"], buckets=QUICK
)
THINKING = Histogram("pioche_thinking_seconds", "What is done beside the worker: bots, undo, replays.", buckets=QUICK)
QUEUE = Gauge("pioche_thinking_queue", "Who waits for that.", multiprocess_mode="livesum")
CONNECTIONS = Gauge("pioche_connections", "Open WebSockets.", multiprocess_mode="livesum")
FAULTS = Counter("pioche_faults", "Faults, also those that were not written down again.", ["level", "place"])


Stored = Mapping[tuple[str, str], Mapping[str, int]]  # by name, label and value of the label


class InDatabase(Collector):
    """What is stored, as it was asked just now: no worker counts it, so it is not put together from several."""

    def __init__(self, stored: Stored) -> None:
        self.stored = stored

    def collect(self) -> Iterator[GaugeMetricFamily]:
        for (name, label), values in self.stored.items():
            family = GaugeMetricFamily(name, f"In the database, by {label}.", labels=[label])
            for value, count in values.items():
                family.add_metric([value], count)
            yield family


def shown(stored: Stored) -> bytes:
    """All figures: what the workers count, and what is stored."""
    here = CollectorRegistry()
    here.register(InDatabase(stored))
    if os.environ.get(FOLDER):
        counted = CollectorRegistry()
        MultiProcessCollector(counted)
    else:
        counted = REGISTRY
    return generate_latest(here) + generate_latest(counted)
