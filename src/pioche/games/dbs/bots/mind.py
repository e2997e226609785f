"""How Dragon Ball Super is thought about: what a position is worth, in few terms, and how far to look."""

from __future__ import annotations

from pathlib import Path

from pioche.bots.search import Evaluation, Mind, weights
from pioche.games.dbs.bots.greedy import GreedyBot
from pioche.games.dbs.bots.position import STEP
from pioche.games.dbs.cards import DECKS
from pioche.kernel.state.game import Game


def terms(game: Game, seat: int) -> dict[str, float]:
    """What a seat has, beside its opponent."""
    mine, theirs = standing(game, seat), standing(game, 1 - seat)
    found = {name: value - theirs[name] for name, value in mine.items()}
    found["move"] = 1.0 if game.active == seat else -1.0
    return found


def standing(game: Game, seat: int) -> dict[str, float]:
    """What a player has: life, cards, and what they can do."""
    life = len(game.cards_in("life", seat))
    board = game.cards_in("battle", seat)
    power = [(game.number("power", ref) or 0) / STEP for ref in board]
    hand = game.cards_in("hand", seat)
    leader = game.cards_in("leader", seat)
    return {
        "life": float(life),
        "danger": 1.0 / (1 + life),
        "cards": float(len(board)),
        "power": sum(power),
        "strongest": max(power, default=0.0),
        "hand": float(len(hand)),
        "combo": sum([(game.printed("combo_power", ref) or 0) for ref in hand]) / STEP,
        "energy": float(len(game.cards_in("energy", seat))),
        "leader": sum([(game.number("power", ref) or 0) for ref in leader]) / STEP,
        "unison": float(len(game.cards_in("unison", seat))),
    }


MIND = Mind(
    policy=GreedyBot,
    evaluation=Evaluation(terms, weights(Path(__file__).with_name("weights.json")).terms),
    clock=lambda game: game.counters["turn"],
    ahead=2,
)

# Tables at which weights are found: every starter deck against every other.
PRACTICE = tuple({"decks": (one, other)} for one in DECKS.values() for other in DECKS.values())
