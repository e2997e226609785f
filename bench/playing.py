"""What the benchmarks of all games share: whole games between random bots, and games stopped in the middle."""

from pioche import games
from pioche.arena import Outcome, play_game
from pioche.bots.random import RandomBot
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import glance

PLAYERS = 2

Ways = dict[str, dict[str, object]]  # ways to play a game: what its figures begin with, and its settings
PLAIN: Ways = {"": {}}
ALL_BOXES = {"asgard": True, "poseidon": True, "epics": True, "promos": True}
SEIYA: Ways = {"": {}, "all_boxes_": ALL_BOXES, "hades_": {**ALL_BOXES, "hades": True}}


def play(name: str, number: int, config: dict[str, object]) -> Outcome:
    """Game `number`, played to its end as the arena plays: every event recorded, every option listed."""
    bots = [RandomBot(f"bench/{number}/{seat}") for seat in range(PLAYERS)]
    return play_game(name, {"players": PLAYERS, **config}, bots, f"bench/{number}")


def in_the_middle(name: str, turn: int, config: dict[str, object]) -> Game:
    """A game for two in its main phase at some turn."""
    module = games.find(name)
    game = module.new(module.Config(players=PLAYERS, **config), "bench")
    bots = [RandomBot(seat) for seat in range(PLAYERS)]
    while (decision := game.decision) is not None and game.counters["turn"] < turn:
        game.answer(decision.seat, bots[decision.seat].choose(glance(game, decision.seat)))
    return game
