"""What the benchmarks of a game share: whole games between random bots, and games stopped in the middle."""

from pioche import games
from pioche.arena import Outcome, play_game
from pioche.bots.random import RandomBot
from pioche.kernel.game import Game

SEIYA = "seiya"


def play(number: int, players: int = 2) -> Outcome:
    """Game `number`, played to its end as the arena plays: every event recorded, every option listed."""
    bots = [RandomBot(f"bench/{number}/{seat}") for seat in range(players)]
    return play_game(SEIYA, {"players": players}, bots, f"bench/{number}")


def in_the_middle(turn: int = 40) -> Game:
    """A game for two in its main phase at some turn."""
    module = games.find(SEIYA)
    game = module.new(module.Config(players=2), "bench")
    bots = [RandomBot(seat) for seat in range(2)]
    while (decision := game.decision) is not None and game.counters["turn"] < turn:
        game.answer(decision.seat, bots[decision.seat].choose(no_view, decision))
    return game


def no_view() -> None:
    raise AssertionError("a random bot looks at nothing")
