"""Many games, shared out among worker processes, or among machines."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct

from pioche import games
from pioche.arena.crew import crew, pool
from pioche.arena.kept import LONGEST, Head, Kept, blocks
from pioche.arena.notes import Notes, Noting
from pioche.arena.play import Outcome, draw, play_game
from pioche.arena.report import Report, Tally, report
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.state.game import Game
from pioche.table import Table


class Tournament(Struct, frozen=True):
    """Games of one kind with one set of bots. Game i depends on (seed, i) alone, whoever plays it and when."""

    name: str
    bots: tuple[str, ...]  # bot k sits on seat k
    games: int
    seed: int | str = 0
    config: Mapping[str, Any] = {}
    lots: Mapping[str, Sequence[Any]] = {}  # what each game draws by lot, with the values it may have
    notes: tuple[str, ...] = ()  # what is noted besides the seats of each game: turns, cards

    def check(self) -> None:
        """Refuse what cannot be played before the first worker starts."""
        if self.games < 1:
            raise Refused(Reason("too-few-games", detail=str(self.games)))
        for bot in self.bots:
            games.bot(self.name, bot, 0)
        self.names()

    def names(self) -> tuple[str, ...]:
        """Who plays: the bots, and players without a seat."""
        game = Table.new(self.name, self.seed_of(0), **self.settings(0)).game
        seats = game.players - len(game.automatic)
        if len(self.bots) < seats:
            raise Refused(Reason("fewer-bots-than-players", detail=f"{len(self.bots)} < {seats}"))
        if len(self.bots) > seats and not self.lots:
            raise Refused(Reason("more-bots-than-players", detail=f"{len(self.bots)} > {seats}"))
        return (*self.bots, *(game.rules.called(seat) for seat in game.automatic))

    def settings(self, number: int) -> dict[str, Any]:
        return {"players": len(self.bots), **self.config, **draw(self.lots, self.seed_of(number))}

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def play(self, number: int) -> Tally:
        """Play one game of the tournament."""
        return self._play(number)[1]

    def noted(self, number: int) -> tuple[Tally, Notes]:
        """Play one game, and note what happens."""
        noting = Noting(self.name, number, "turns" in self.notes, "cards" in self.notes)
        outcome, tally = self._play(number, noting)
        return tally, noting.notes(outcome, self.seed_of(number), self.bots, bool(games.find(self.name).SCORE))

    def _play(self, number: int, watch: Callable[[Game], object] | None = None) -> tuple[Outcome, Tally]:
        seed = self.seed_of(number)
        bots = [games.bot(self.name, bot, f"{seed}/{seat}") for seat, bot in enumerate(self.bots)]
        settings = self.settings(number)
        outcome = play_game(self.name, settings, bots, seed, watch)
        return outcome, Tally.of(outcome, groups(self.lots, settings, len(outcome.scores)))

    def play_block(self, block: range) -> tuple[range, Tally]:
        """Play some games, one after the other; says also which they were."""
        return block, sum(map(self.play, block), Tally())

    def run(
        self,
        workers: int = 1,
        progress: Callable[[int], None] = lambda games: None,
        cluster: str | None = None,
        keep: Path | None = None,
        note: Callable[[Notes], None] | None = None,
    ) -> tuple[Report | None, bool]:
        """Play all games, or those that are over when somebody interrupts; says also whether that happened.

        They are played by processes of this machine, or by a cluster at an address. What a file keeps is not played
        again, and what is played is kept there. `note` is given what is noted of each game, in their order; that is
        for games of this machine which are not kept.
        """
        self.check()
        workers = min(workers, self.games)
        interrupted = False
        kept = Kept(keep, self.head()) if keep else None
        tally, seconds = (kept.tally, kept.seconds) if kept else (Tally(), 0.0)
        start = perf_counter()
        progress(tally.games)
        try:
            left = blocks(self.games, kept.over if kept else (), self.size_of_blocks(workers))
            with closing(self._noted(workers, note) if note else self._parts(left, workers, cluster)) as parts:
                for block, part in parts:
                    since, start = start, perf_counter()
                    if kept:
                        kept.add(block, part, start - since)
                    seconds += start - since
                    tally += part
                    progress(part.games)
        except KeyboardInterrupt:
            interrupted = True
        finally:
            if kept:
                kept.close()
        if not tally.games:
            return None, interrupted
        score = games.find(self.name).SCORE
        return report(self.name, self.names(), self.seed, tally, seconds, score), interrupted

    def head(self) -> Head:
        rules = Table.new(self.name, self.seed_of(0), **self.settings(0)).game.rules.fingerprint
        return Head(self.name, self.bots, self.seed, self.config, self.lots, rules)

    def size_of_blocks(self, workers: int) -> int:
        """So many games at a time that all workers have enough to do to the end."""
        return min(LONGEST, 1 + self.games // (64 * workers))

    def _parts(self, left: Iterator[range], workers: int, cluster: str | None) -> Generator[tuple[range, Tally]]:
        with crew(workers, cluster) as players:
            yield from players.share(self.play_block, left)

    def _noted(self, workers: int, note: Callable[[Notes], None]) -> Generator[tuple[range, Tally]]:
        """The same, with what is noted; in the order of the games, so that files are the same for any workers."""
        numbers = range(self.games)
        with pool(workers) if workers > 1 else nullcontext() as players:
            noted = (players.imap if players else map)(self.noted, numbers)
            for number, (tally, notes) in zip(numbers, noted, strict=True):
                note(notes)
                yield range(number, number + 1), tally


def groups(lots: Iterable[str], settings: Mapping[str, Any], players: int) -> list[tuple[str, str]]:
    """The groups in which a game counts: by each thing drawn by lot, and by how many played."""
    found = [("players", str(players))] if lots else []
    for key in lots:
        value = settings[key]
        found += [(key, str(part)) for part in (value if isinstance(value, tuple | list) else [value])]
    return found
