"""What is written down of each game: its seats, and if wished their points turn by turn and the cards they gained."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from pioche import games
from pioche.arena.play import Outcome
from pioche.kernel.state.game import Game


class SeatNote(Struct, frozen=True):
    """A seat in a game."""

    game: int
    seed: str
    players: int
    seat: int
    bot: str
    plays: str  # its hero, its deck; "" where the game has none
    first: bool  # whether it was the first to play
    how: str
    won: float  # its share of the victory
    score: int | None
    turns: int
    decisions: int


class TurnNote(Struct, frozen=True):
    """How a seat stood when a turn began."""

    game: int
    seat: int
    turn: int
    points: int


class CardNote(Struct, frozen=True):
    """A card that a seat gained."""

    game: int
    seat: int
    turn: int
    card: str
    by: str  # the kind of event


class Notes(Struct, frozen=True):
    """All that is written down of one game."""

    seats: tuple[SeatNote, ...]
    turns: tuple[TurnNote, ...]
    cards: tuple[CardNote, ...]


class Noting:
    """Looks on while a game is played, and notes what happens."""

    def __init__(self, name: str, number: int, turns: bool, cards: bool) -> None:
        own: Any = games.part(name, "results")
        self.number = number
        self.plays = own.plays if own else lambda game, seat: ""
        self.gained = frozenset(own.GAINED) if own and cards else frozenset()
        self.standing = games.offers(name).standing if turns else None
        self.game: Game | None = None
        self.turn = 0
        self.turns: list[TurnNote] = []
        self.cards: list[CardNote] = []

    def __call__(self, game: Game) -> None:
        """Note what has happened up to a decision."""
        if self.game is None:
            self.game, self.first = game, game.active
            self.played = [self.plays(game, seat) for seat in range(game.players)]
        self.look()

    def look(self) -> None:
        game = self.game
        assert game is not None
        turn = game.counters.get("turn", 0)
        for event in game.events:
            if event.kind in self.gained and event.definition >= 0:
                slug = game.rules.catalogue.slugs[event.definition]
                self.cards.append(CardNote(self.number, event.seat, self.turn or turn, slug, event.kind))
        if self.standing and turn != self.turn:
            for seat in range(game.players):
                self.turns.append(TurnNote(self.number, seat, turn, self.standing(game, seat)))
        self.turn = turn

    def notes(self, outcome: Outcome, seed: str, bots: tuple[str, ...], score: bool) -> Notes:
        """What there is to write down, now that the game is over."""
        self.look()
        game = self.game
        assert game is not None
        names = [game.rules.called(seat) if seat in game.automatic else bots[seat] for seat in range(game.players)]
        share = 1.0 if outcome.how == "together" else 1 / max(1, len(outcome.winners))
        seats = tuple(
            SeatNote(
                self.number, seed, game.players, seat, names[seat], self.played[seat], seat == self.first, outcome.how,
                share if seat in outcome.winners else 0.0, points if score else None, outcome.turns, outcome.decisions,
            )
            for seat, points in enumerate(outcome.scores)
        )  # fmt: skip
        return Notes(seats, tuple(self.turns), tuple(self.cards))
