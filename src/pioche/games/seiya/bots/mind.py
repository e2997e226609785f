"""How Saint Seiya Deckbuilding is thought about: what a position is worth, in few terms, and how far to look."""

from __future__ import annotations

from functools import cache
from math import log1p, sqrt
from pathlib import Path

from pioche.bots.search import Evaluation, Mind, weights
from pioche.games.seiya.bots.greedy import GreedyBot
from pioche.games.seiya.bots.worth import CARDS, effect, turns_left
from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.clock import FLAMES
from pioche.games.seiya.field import definition
from pioche.games.seiya.scoring import eliminated, score
from pioche.games.seiya.souls import SOULS, purse
from pioche.games.seiya.upkeep import HAND
from pioche.kernel.state.catalogue import Catalogue
from pioche.kernel.state.game import Game

DRAWN = 0.5  # what is acquired comes to hand later
ROUND = ("hand", "draw", "discard", "play", "armour")  # cards that come to hand again
HURT = ("wounded", "frozen", "entrave")
SURE, VAGUE = 3.0, 2.0  # by how many points a game may turn at its end, and more with the root of the turns left


WHOLE = 39.0  # turns of a whole game, all players together, by the Flames; what comes to the field goes quickly
FLOW = 2.5  # cards that leave the Reserve in a turn
SECOND, HEALING, EFFECT = 0.6, 0.38, 0.3  # of its greater value: what the other one, a Heal and an effect are worth
HELD = 0.8  # Force: what any card in hand is worth besides
TO_COME = ("deck", "hand", "draws", "hurt")  # what is worth the points that it will bring
ALONE = 0.7  # of that, where no rival goes without them
REACH = 6  # what Hilda can pay as a rule
LARGE = 99  # more than anybody can pay

WEIGHTS = weights(Path(__file__).with_name("weights.json")).terms


@cache
def given(catalogue: Catalogue) -> tuple[float, ...]:
    """What each definition gives when it comes to hand, in Force."""
    return tuple(gives(CARDS[definition.slug]) for definition in catalogue.definitions)


def gives(card: SeiyaCard) -> float:
    values = sorted((float(card.force or 0), float(card.cosmos or 0)))
    return values[1] + SECOND * values[0] + HEALING * (card.heal or 0) + EFFECT * effect(card)


def left(game: Game) -> float:
    """The turns that each player may still have."""
    if "flames" in game.counters:
        flow = len(game.cards_in("reserve")) / FLOW
        return min(WHOLE * game.counters["flames"] / FLAMES, flow) / game.players
    houses = len(game.cards_in("houses")) if "houses" in game.bases else 0
    return max(0.0, turns_left(game.counters, len(game.cards_in("reserve")), houses, game.players))


def terms(game: Game, seat: int) -> dict[str, float]:
    """What a seat has, beside the best of the others."""
    mine = standing(game, seat)
    if game.automatic:
        mine = {**mine, **{name: ALONE * mine[name] for name in TO_COME}, "prey": prey(game)}
    others = [standing(game, other) for other in range(game.players) if other != seat]
    rival = max(others, key=lambda other: other["points"] + WEIGHTS["deck"] * other["deck"])
    return {name: value - rival.get(name, 0.0) for name, value in mine.items()}


def prey(game: Game) -> float:
    """The Victory Points on the field that Hilda may take before long."""
    found = [definition(game, ref) for ref in game.cards_in("field")]
    near = [card for card in found if min(card.cost_force or LARGE, card.cost_cosmos or LARGE) <= REACH]
    return min(left(game), 1.0) * sum([float(card.pv or 0) for card in near])


def standing(game: Game, seat: int) -> dict[str, float]:
    """What a player has: points, and what brings more of them in each turn that is left."""
    turns = max(0.0, left(game) - DRAWN)
    plays = float(seat not in game.automatic)  # Hilda has points, and no hands to come
    values, cards = given(game.rules.catalogue), game.cards

    def among(*zones: str) -> list[float]:
        return [
            values[cards[ref].true_face] for zone in zones if zone in game.bases for ref in game.cards_in(zone, seat)
        ]

    deck = among(*ROUND)
    size = max(HAND, len(deck))
    average = sum(deck) / size
    return {
        "points": float(score(game, seat)),
        "deck": plays * turns * HAND * log1p(average),  # of strong hands the next Force brings less
        "hand": plays * min(turns, 1.0) * sum([gain + HELD for gain in among("hand")]),
        "draws": plays * min(turns / 2, 1.0) * sum([gain - average for gain in among("draw")]),
        "hurt": plays * turns * HAND * sum([max(0.0, gain - average) for gain in among(*HURT)]) / size,
        "souls": float(game.counters.get(purse(seat), 0)),
        "out": float(eliminated(game, seat)),
    }


def spread(game: Game) -> float:
    """By how many points a game may still turn."""
    return SURE + VAGUE * sqrt(left(game))


ENFERS = 6.0  # times as long as elsewhere takes a step with Enfers: greedy has so much more to look at


def effort(game: Game) -> float:
    """How long an answer of the policy takes, beside one without Hadès."""
    return ENFERS if SOULS in game.counters else 1.0


MIND = Mind(
    policy=GreedyBot,
    evaluation=Evaluation(terms, WEIGHTS, spread),
    clock=lambda game: game.counters["turn"],
    ahead=3,  # with two players, to the end of the own next turn; more players have their say first
    moods=GreedyBot,
    effort=effort,
)

# Tables at which weights are found.
BOXES: tuple[dict[str, bool], ...] = (
    {},
    {"asgard": True},
    {"asgard": True, "poseidon": True},
)
PRACTICE: tuple[dict[str, object], ...] = tuple({"players": 2, **boxes} for boxes in BOXES)
