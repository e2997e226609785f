"""A ladder: all bots against each other, every deal twice with the seats swapped, until it is clear who is stronger."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

from pioche import games
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

    def run(self, limit: int, width: float, played: Callable[[Pairing], object] = lambda pairing: None) -> None:
        """Play until every interval is at most so wide, or every pairing has played so many games."""
        for deal in range(limit // SEATS):
            open_ = [pairing for pairing in self.pairings if not pairing.games or not pairing.clear(width)]
            for pairing in open_:
                for won in self._deal(pairing, f"{self.seed}/{deal}"):
                    pairing.games += 1
                    pairing.won += won
                    self._rate(pairing, won)
                played(pairing)

    def _deal(self, pairing: Pairing, deal: str) -> Iterator[float]:
        """Both games of a deal: how much of each the first bot has won."""
        config = {"players": SEATS, **self.config, **draw(self.lots, deal)}
        for seats in ((pairing.first, pairing.second), (pairing.second, pairing.first)):
            bots = [games.bot(self.game, name, f"{deal}/{name}") for name in seats]
            winners = play_game(self.game, config, bots, deal).winners
            mine = seats.index(pairing.first)
            yield 1.0 / len(winners) if mine in winners else 0.0 if winners else 0.5

    def _rate(self, pairing: Pairing, won: float) -> None:
        teams = [[self._ratings[pairing.first]], [self._ratings[pairing.second]]]
        (first,), (second,) = self._model.rate(teams, ranks=[1.0 - won, won])
        self._ratings |= {pairing.first: first, pairing.second: second}

    def rungs(self) -> list[Rung]:
        """The bots, the best first."""
        found = [Rung(bot, rating.mu, 2 * rating.sigma) for bot, rating in self._ratings.items()]
        return sorted(found, key=lambda rung: (-rung.rating, rung.bot))
