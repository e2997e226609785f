"""Who plays the games of a command: options that several commands share."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from pioche.kernel.play.decision import Reason, Refused
from pioche.terminal.options import whole

Workers = Annotated[int | None, Parameter(converter=whole, help="Processes; by default one for each processor.")]
Cluster = Annotated[
    list[str] | None,
    Parameter(
        consume_multiple=(0, 1),
        negative="",
        metavar="[ADDRESS]",
        help="Spread the games over a Ray cluster (without an address: this machine); needs pioche\\[cluster].",
    ),
]


def crew_of(workers: int | None, cluster: list[str] | None) -> tuple[int, str | None]:
    """How many processes, and the address of a cluster, if one is wished for; refused if nobody would play."""
    if workers is None:
        workers = os.cpu_count() or 1
    if workers < 1:
        raise Refused(Reason("too-few-workers", detail=str(workers)))
    return workers, None if cluster is None else "".join(cluster)
