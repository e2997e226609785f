"""A ladder: all bots against each other, every deal twice with the seats swapped, until it is clear who is stronger."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import combinations, product
from math import ceil
from typing import Any, NamedTuple

from msgspec import Struct
from openskill.models import PlackettLuce

from pioche import games
from pioche.arena.crew import crew
from pioche.arena.play import draw, play_game
from pioche.arena.report import Interval, wilson
from pioche.kernel.play.decision import Reason, Refused

SEATS = 2


class Pairing(Struct):
    """Two bots, and how they have played so far."""

    first: str
    second: str
    games: int = 0
    won: float = 0.0  # by the first; a victory that is shared counts half

    @property
    def interval(self) -> Interval:
        """Of the share of games that the first has won."""
        return wilson(self.won, self.games)

    def clear(self, width: float) -> bool:
        """Whether the interval is at most so wide."""
        if not self.games:
            return False
        low, high = self.interval
        return high - low <= width


class Rung(Struct, frozen=True):
    """A bot on the ladder: its rating by the library openskill, and how far off it may be."""

    bot: str
    rating: float
    doubt: float


class Ladder:
    """Bots that play a game for two; what is settled by lot is the same for both games of a deal."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        seed: int | str,
        config: Mapping[str, Any],
        lots: Mapping[str, Sequence[Any]] | None = None,
    ) -> None:
        if len(set(bots)) < len(bots) or len(bots) < SEATS:
            raise Refused(Reason("ladder-of-few", detail=", ".join(bots)))
        for bot in bots:
            games.bot(game, bot, 0)  # refused if there is none of that name
        self.game = game
        self.seed = seed
        self.config = config
        self.lots = lots or {}
        self.pairings = [Pairing(first, second) for first, second in combinations(bots, SEATS)]
        self._model = PlackettLuce()
        self._ratings = {bot: self._model.rating() for bot in bots}

    def run(
        self,
        limit: int,
        width: float,
        played: Callable[[Pairing], object] = lambda pairing: None,
        workers: int = 1,
        cluster: str | None = None,
    ) -> None:
        """Play until every interval is at most so wide, or every pairing has played so many games.

        Whoever plays, deals count in their order: those that were played ahead and are not needed any more do not.
        """
        play = partial(both_games, self.game, self.config, self.lots, self.seed)
        deal, deals = 0, limit // SEATS
        with crew(workers, cluster) as players:
            while deal < deals and (open_ := [pairing for pairing in self.pairings if not pairing.clear(width)]):
                ahead = range(deal, min(deals, deal + ceil(players.size / len(open_))))
                tasks = [Deal(number, pairing.first, pairing.second) for number in ahead for pairing in open_]
                found = dict(players.share(play, tasks))
                for number, pairing in product(ahead, open_):
                    if not pairing.clear(width):
                        self._count(pairing, found[Deal(number, pairing.first, pairing.second)])
                        played(pairing)
                deal = ahead.stop

    def _count(self, pairing: Pairing, won: Iterable[float]) -> None:
        for share in won:
            pairing.games += 1
            pairing.won += share
            self._rate(pairing, share)

    def _rate(self, pairing: Pairing, won: float) -> None:
        teams = [[self._ratings[pairing.first]], [self._ratings[pairing.second]]]
        (first,), (second,) = self._model.rate(teams, ranks=[1.0 - won, won])
        self._ratings |= {pairing.first: first, pairing.second: second}

    def rungs(self) -> list[Rung]:
        """The bots, the best first."""
        found = [Rung(bot, rating.mu, 2 * rating.sigma) for bot, rating in self._ratings.items()]
        return sorted(found, key=lambda rung: (-rung.rating, rung.bot))


class Deal(NamedTuple):
    """Two games of two bots, with seats swapped."""

    number: int
    first: str
    second: str


def both_games(
    game: str, config: Mapping[str, Any], lots: Mapping[str, Sequence[Any]], seed: int | str, deal: Deal
) -> tuple[Deal, list[float]]:
    """How much of each the first bot has won."""
    number, first, second = deal
    seed = f"{seed}/{number}"
    config = {"players": SEATS, **config, **draw(lots, seed)}
    won = []
    for seats in ((first, second), (second, first)):
        bots = [games.bot(game, name, f"{seed}/{name}") for name in seats]
        winners = play_game(game, config, bots, seed).winners
        mine = seats.index(first)
        won.append(1.0 / len(winners) if mine in winners else 0.0 if winners else 0.5)
    return deal, won
