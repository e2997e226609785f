"""pioche tune: weights by which a bot that searches plays better."""

from __future__ import annotations

import shlex
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.table import Table

from pioche import games as known
from pioche.arena.crew import crew
from pioche.bots.search import Weights
from pioche.cli.app import words
from pioche.cli.by_game import by_game
from pioche.cli.checkout import checkout
from pioche.cli.crew import Cluster, Workers, crew_of
from pioche.cli.extras import extra
from pioche.cli.simulate import as_typed
from pioche.kernel.play.decision import Reason, Refused
from pioche.table import Table as GameTable
from pioche.terminal.console import Terminal
from pioche.terminal.options import Language, Options, whole

if TYPE_CHECKING:
    from pioche.arena.tune import Gain, Generation, Tuning

Count = Parameter(converter=whole)


@by_game
def tune(
    game: str,
    *,
    options: Options,
    bot: Annotated[str, Parameter(help="Who is tuned: a bot that searches.")] = "club",
    against: Annotated[str, Parameter(help="The rival; alone against the game there is none.")] = "greedy",
    generations: Annotated[int, Count, Parameter(help="How often weights are proposed and tried.")] = 20,
    candidates: Annotated[int, Count, Parameter(help="How many weights are tried at a time, 3 at least.")] = 10,
    deals: Annotated[int, Count, Parameter(help="In how many deals, each played from every seat.")] = 8,
    proof: Annotated[int, Count, Parameter(help="In how many new deals what was found is proven.")] = 40,
    seed: Annotated[str, Parameter(help="The same seed finds the same weights.")] = "0",
    workers: Workers = None,
    cluster: Cluster = None,
    keep: Annotated[
        Path | None, Parameter(help="Keep what is known in this file: the same command goes on with it after a break.")
    ] = None,
    write: Annotated[bool, Parameter(negative="", help="Put better weights into the data file of the game.")] = False,
    lang: Language = "fr",
) -> None:
    """Look for weights by which a bot that searches plays better, with CMA-ES."""
    tuning = extra("pioche.arena.tune", "tune")
    for name, count, least in (("--candidates", candidates, 3), ("--deals", deals, 1), ("--proof", proof, 2)):
        if count < least:
            raise Refused(Reason("tune-too-few", detail=f"{name} {count} < {least}"))
    seats = min(options.seats(), 2)
    rival = against if seats > 1 else ""
    if rival:
        known.bot(game, rival, 0)  # refused if there is none of that name
    start = tuning.searching(game, bot, 0).mind.evaluation.weights
    config, lots = options.config(seats), options.lots(seats, seats)
    rules = GameTable.new(game, as_typed(seed), **{"players": seats, **config, **tuning.draw(lots, seed)})
    file = checkout("src") / data_file(game) if write else None
    plan = tuning.Plan(
        game, bot, rival, as_typed(seed), config, lots, deals, candidates, start, rules.game.rules.fingerprint
    )
    search: Tuning = tuning.Tuning(plan, keep)

    def tell(number: int, found: Generation) -> None:
        told = {"number": number, "best": max(found.values), "mean": sum(found.values) / len(found.values)}
        print(words(lang).say("tune-generation", **told), file=sys.stderr)

    with closing(search), crew(*crew_of(workers, cluster)) as players:
        search.run(generations, players, tell)
        before, now = search.proof(proof, players)
    show(start, search.weights, before, now, lang)
    if file and now.value > before.value:
        made = f"{command()}: {now.value:.2f} ± {now.error:.2f}, {before.value:.2f} ± {before.error:.2f} before"
        file.write_bytes(msgspec.json.format(msgspec.json.encode(Weights(search.weights, made)), indent=1) + b"\n")


def command() -> str:
    return shlex.join(["pioche", *sys.argv[1:]])


def data_file(game: str) -> Path:
    """Where the weights of a game stand, below the folder of the project."""
    return Path("src", *known.find(game).__name__.split("."), "bots", "weights.json")


def show(start: dict[str, float], found: dict[str, float], before: Gain, now: Gain, lang: str) -> None:
    say = words(lang).say
    table = Table()
    for column in ("term", "before", "found"):
        table.add_column(say(f"tune-{column}"), justify="left" if column == "term" else "right")

    def number(value: float) -> str:
        return say("tune-number", number=value)

    for term, weight in start.items():
        table.add_row(term, number(weight), number(found[term]))
    console: Any = Terminal()
    console.print(table)
    told = {"before": before.value, "error-before": before.error, "now": now.value, "error-now": now.error}
    console.print(say("tune-proof", **told))
