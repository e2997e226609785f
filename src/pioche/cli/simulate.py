"""pioche simulate: bots play many games against each other."""

from __future__ import annotations

import re
import sys
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pioche import games as games_known
from pioche.arena import GroupReport, Report, Tournament
from pioche.cli import INTERRUPTED, screens
from pioche.cli.app import trouble, words
from pioche.cli.by_game import by_game
from pioche.cli.crew import Cluster, Workers, crew_of
from pioche.cli.extras import extra
from pioche.cli.seating import usual_bots
from pioche.kernel.play.decision import Reason, Refused
from pioche.terminal.console import Terminal
from pioche.terminal.options import Json, Language, Options, names_in, whole

if TYPE_CHECKING:
    from pioche.arena.parquet import Results


@by_game
def simulate(
    game: str,
    *,
    options: Options,
    bots: Annotated[
        str | None, Parameter(help="Who plays, seat by seat, as in random,greedy; alone against the game, greedy.")
    ] = None,
    games: Annotated[int, Parameter(converter=whole, help="How many games.")] = 100,
    seed: Annotated[str, Parameter(help="The same seed plays the same games.")] = "0",
    workers: Workers = None,
    cluster: Cluster = None,
    keep: Annotated[
        Path | None, Parameter(help="Keep what is over in this file: the same command goes on with it after a break.")
    ] = None,
    out: Annotated[
        Path | None, Parameter(help="A Parquet file for the results, one row for each seat of each game.")
    ] = None,
    per_turn: Annotated[bool, Parameter(help="With --out: points turn by turn, in a file beside it.")] = False,
    per_card: Annotated[bool, Parameter(help="With --out: each card that is gained, in a file beside it.")] = False,
    json: Json = False,
    lang: Language = "fr",
) -> None:
    """Let bots play many games and report who wins, with 95 % intervals, and how fast it went."""
    names = usual_bots(game, options.seats()) if bots is None else names_in(bots)
    seats = seated(names, options.count(len(names)))
    lots = options.lots(options.players or min(options.seats(), len(seats)), len(seats))
    notes = tuple(what for what, wished in (("turns", per_turn), ("cards", per_card)) if wished)
    if notes and out is None:
        raise Refused(Reason("nowhere-to-note"))
    if out and (keep or cluster is not None):
        raise Refused(Reason("noted-here"))
    tournament = Tournament(game, seats, games, as_typed(seed), options.config(len(seats)), lots, notes)
    tournament.check()
    crew, address = crew_of(workers, cluster)
    results = written(out, tournament, lang) if out else None
    # The bar goes where messages go, so that a report sent to a file holds nothing else.
    with (
        closing(results) if results else nullcontext(),
        Progress(
            TextColumn(words(lang).say("simulate-progress")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            disable=not sys.stderr.isatty(),
        ) as progress,
    ):
        bar = progress.add_task("", total=games)
        advance = partial(progress.advance, bar)
        report, interrupted = tournament.run(crew, advance, address, keep, results.keep if results else None)
    if report and json:
        print(msgspec.json.encode(report.figures()).decode())
    elif report:
        show(Terminal(), report, lang)
    if interrupted:
        print(words(lang).say("simulate-interrupted", count=report.games if report else 0), file=sys.stderr)
        raise SystemExit(INTERRUPTED)


def written(path: Path, tournament: Tournament, lang: str) -> Results:
    """The files into which results are written."""
    parquet = extra("pioche.arena.parquet", "report")
    score = games_known.find(tournament.name).SCORE
    about = parquet.About(
        parquet.FORMAT, tournament.name, str(tournament.seed), tournament.games, tournament.bots, score
    )
    try:
        results: Results = parquet.Results(path, about, tournament.notes)
    except OSError as error:
        raise Refused(Reason("cannot-write", detail=trouble(error, lang))) from None
    return results


def seated(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """The bot of each seat: the names in turn until every player has one."""
    if players < len(names):
        raise Refused(Reason("more-bots-than-players", detail=f"{len(names)} > {players}"))
    return tuple(names[seat % len(names)] for seat in range(players)) if names else ()


def as_typed(seed: str) -> int | str:
    """A seed that is written as a number is reported as one."""
    return int(seed) if re.fullmatch(r"0|-?[1-9][0-9]{0,17}", seed) else seed


def show(console: Console, report: Report, lang: str) -> None:
    say = words(lang).say
    table = Table(title=say("simulate-title", game=report.game, players=report.players, games=report.games))
    table.add_column(say("simulate-seat"), justify="right")
    table.add_column(say("simulate-bot"), style="bold")
    table.add_column(say("simulate-wins"), justify="right")
    table.add_column(say("simulate-share"), justify="right", style="green")
    if report.score:
        scored = screens.find(report.game).words(lang).say("screen-mean-score")
        table.add_column(scored, justify="right", style="yellow")
    for number, seat in enumerate(report.seats, 1):
        share = [100 * value for value in (seat.wins / seat.games, *seat.win_ci95)]
        row = [
            str(number),
            seat.bot,
            say("simulate-number", number=seat.wins),
            say("simulate-interval", mean=share[0], low=share[1], high=share[2]),
        ]
        if report.score:
            row.append(
                say("simulate-interval", mean=seat.score_mean, low=seat.score_ci95[0], high=seat.score_ci95[1])
                if seat.score_ci95
                else say("simulate-single", mean=seat.score_mean)
            )
        table.add_row(*row)
    console.print(table)
    for key, values in report.groups.items():
        console.print(group(report.game, key, values, lang))
    console.print(
        say(
            "simulate-figures",
            seed=str(report.seed),
            turns=report.turns_mean,
            decisions=report.decisions,
            speed=report.decisions_per_second,
            games=report.games_per_second,
        )
    )


def group(game: str, key: str, values: dict[str, GroupReport], lang: str) -> Table:
    """How often games were won that have something in common."""
    say = words(lang).say
    named = {value: screens.find(game).group(key, value, lang) for value in values}
    label, _ = next(iter(named.values()))
    table = Table()
    table.add_column(label, style="bold")
    table.add_column(say("simulate-games"), justify="right")
    table.add_column(say("simulate-wins"), justify="right")
    table.add_column(say("simulate-share"), justify="right", style="green")
    for value, part in values.items():
        share = [100 * number for number in (part.wins / part.games, *part.win_ci95)]
        interval = say("simulate-interval", mean=share[0], low=share[1], high=share[2])
        table.add_row(named[value][1], str(part.games), str(part.wins), interval)
    return table
