"""pioche ladder: all bots of a game against each other."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from pioche import games as known
from pioche.arena import Ladder, Pairing
from pioche.cli.app import words
from pioche.cli.by_game import by_game
from pioche.cli.checkout import checkout
from pioche.cli.crew import Cluster, Workers, crew_of
from pioche.cli.simulate import as_typed
from pioche.kernel.play.decision import Reason, Refused
from pioche.terminal.console import Terminal
from pioche.terminal.options import Language, Options, names_in, whole

PAGE = Path("docs", "bots.md")


@by_game
def ladder(
    game: str,
    *,
    options: Options,
    bots: Annotated[
        str | None, Parameter(help="Who plays, as in greedy,club; by default all bots of the game.")
    ] = None,
    games: Annotated[int, Parameter(converter=whole, help="How many games two bots play at most.")] = 40,
    width: Annotated[float, Parameter(help="How wide an interval of 95 % may stay, as a share of the games.")] = 0.2,
    seed: Annotated[str, Parameter(help="The same seed plays the same games.")] = "0",
    workers: Workers = None,
    cluster: Cluster = None,
    write: Annotated[bool, Parameter(negative="", help="Put the table into docs/bots.md.")] = False,
    lang: Language = "fr",
) -> None:
    """Let all bots of a game play against each other, every deal twice with swapped seats, and rate them."""
    names = names_in(bots) if bots is not None else tuple(known.bots(game))
    if games < 2:
        raise Refused(Reason("too-few-games", detail=str(games)))
    crew = crew_of(workers, cluster)
    page = checkout(PAGE.parts[0]) / PAGE if write else None
    contest = Ladder(game, names, as_typed(seed), options.config(2), options.lots(2, 2))

    def tell(pairing: Pairing) -> None:
        print(words(lang).say("ladder-progress", **figures(pairing)), file=sys.stderr)

    contest.run(games, width, tell, *crew)
    show(contest, lang)
    if page:
        put(page, game, markdown(contest))


def figures(pairing: Pairing) -> dict[str, str | float]:
    low, high = (100 * bound for bound in pairing.interval)
    won = f"{pairing.won:g}"
    return {
        "first": pairing.first,
        "second": pairing.second,
        "won": won,
        "games": pairing.games,
        "low": low,
        "high": high,
    }


def show(contest: Ladder, lang: str) -> None:
    say = words(lang).say
    rated, met = Table(), Table()
    for table, columns in ((rated, ("bot", "rating")), (met, ("bots", "won", "interval"))):
        for column in columns:
            table.add_column(say(f"ladder-{column}"))
    for rung in contest.rungs():
        rated.add_row(rung.bot, f"{rung.rating:.1f} ± {rung.doubt:.1f}")
    for pairing in contest.pairings:
        told = figures(pairing)
        met.add_row(*[say(f"ladder-row-{column}", **told) for column in ("bots", "won", "interval")])
    console = Terminal()
    console.print(rated)
    console.print(met)


def markdown(contest: Ladder) -> str:
    """The same for the page about bots."""
    say = words("en").say
    lines = ["| bot | rating |", "| --- | --- |"]
    lines += [f"| `{rung.bot}` | {rung.rating:.1f} ± {rung.doubt:.1f} |" for rung in contest.rungs()]
    lines += ["", "| bots | won | 95 % |", "| --- | --- | --- |"]
    for pairing in contest.pairings:
        told = figures(pairing)
        lines.append(
            "| " + " | ".join(say(f"ladder-row-{column}", **told) for column in ("bots", "won", "interval")) + " |"
        )
    return "\n".join(lines)


def put(page: Path, game: str, table: str) -> None:
    """Put the table of a game where the page has room for it, at its end the first time."""
    begin, end = f"<!-- ladder {game} -->", f"<!-- end of ladder {game} -->"
    text = page.read_text("utf-8")
    if begin not in text:
        text = f"{text.rstrip()}\n\n{begin}\n{end}\n"
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(f"{before}{begin}\n{table}\n{end}{after}", "utf-8")
