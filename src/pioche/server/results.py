"""How a game ended for each person who played it, and whether it counts for their ratings."""

from __future__ import annotations

from pioche import games
from pioche.kernel.play.ending import Ending
from pioche.kernel.state.game import Game
from pioche.server import offers
from pioche.server.records import Ended, Finished, Outcome, Progress, Row


def rated(row: Row) -> bool:
    """Whether a game counts: wished so, between different people who play against each other, with nothing taken back
    and no bot at any seat, but for those who have given it up.
    """
    progress = row.progress
    guests = [chair.guest for chair in progress.chairs]
    alone = len(set(guests)) < max(2, len(guests))
    return row.setup.rated and not (alone or "" in guests or progress.helped or progress.undos)


def ended(row: Row, game: Game, now: float) -> Ended | None:
    """What is to be kept of a game that has just ended; None while it goes on."""
    if game.result is None:
        return None
    progress = row.progress
    mode = offers.find(row.game).about(games.find(row.game).RULES).modes
    listed = {
        setting.key
        for each in mode
        if each.key == row.setup.mode
        for setting in each.choices
        if setting.kind == "choice"
    }
    people = []
    for guest in dict.fromkeys(chair.guest for chair in progress.chairs if chair.guest):
        seats = progress.seats_of(guest)
        outcomes = {outcome(game.result, seat) for seat in seats}
        first = progress.chairs[seats[0]]
        choices = {key: value for key, value in first.choices.items() if key in listed and value}
        score = games.score(row.game, game, seats[0])
        how = outcomes.pop() if len(outcomes) == 1 else "several"
        if progress.forfeits:
            how = stayed(game.result, progress, guest)
        people.append(Finished(guest, seats[0], how, score, progress.called[seats[0]], choices))
    compared = game.result.how in ("won", "shared")  # where everybody wins or loses alike nobody is better
    return Ended(names(progress), compared and rated(row), tuple(people), now)


def broken_off(row: Row, now: float) -> Ended:
    """What is to be kept of a game that cannot go on."""
    progress = row.progress
    people = [
        Finished(guest, seats[0], "stopped", None, progress.called[seats[0]] if progress.called else "", {})
        for guest in dict.fromkeys(chair.guest for chair in progress.chairs if chair.guest)
        if (seats := progress.seats_of(guest))
    ]
    return Ended(names(progress), False, tuple(people), now)


def outcome(result: Ending, seat: int) -> Outcome:
    """How it ended for one seat."""
    match result.how:
        case "stopped":
            return "stopped"
        case "shared":
            return "shared" if seat in result.winners or not result.winners else "lost"
        case _:
            return "won" if seat in result.winners or result.how == "together" else "lost"


def stayed(result: Ending, progress: Progress, guest: str) -> Outcome:
    """How it ended where somebody has given up, who has lost; if a bot has won in their place, the others share it."""
    if guest in progress.forfeits:
        return "lost"
    won = {progress.chairs[seat].guest for seat in result.winners} - set(progress.forfeits)
    return "shared" if not won else outcome(result, progress.seats_of(guest)[0])


def names(progress: Progress) -> tuple[str, ...]:
    """Who played: people by their names, bots by what the game calls them."""
    return tuple(chair.name or called for chair, called in zip(progress.chairs, progress.called, strict=False))
