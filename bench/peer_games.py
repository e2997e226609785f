"""Whole games by random players with other libraries for games: how many decisions a second. See peers.py.

Runs where these libraries are installed, one of them in a process: `python bench/peer_games.py rlcard`. For each line
that is read, a line with the decisions a second of processor time. A decision has two or more answers.
"""

from __future__ import annotations

import logging
import random
import sys
from collections.abc import Callable
from itertools import count
from time import process_time

SECONDS = 2.0  # of processor time for a line at least

Play = Callable[[int], int]  # a game by its number; how many decisions it took


def rlcard() -> Play:
    """Uno for two, stepped through the environment as learners do."""
    import rlcard as library

    env = library.make("uno")

    def play(number: int) -> int:
        env.seed(number)
        answers, decisions = random.Random(number), 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            decisions += len(actions) > 1
            state, _ = env.step(answers.choice(actions))
        return decisions

    return play


def open_spiel() -> Play:
    """Hanabi for two: rules in C++, stepped from Python."""
    import pyspiel

    game = pyspiel.load_game("hanabi")

    def play(number: int) -> int:
        answers, decisions = random.Random(number), 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = answers.choices(outcomes, weights)[0]
            else:
                actions = state.legal_actions()
                decisions += len(actions) > 1
                action = answers.choice(actions)
            state.apply_action(action)
        return decisions

    return play


def pyminion() -> Play:
    """Dominion's base set for two. What cards ask is answered by its own bots' defaults, and not counted."""
    from pyminion.bots.bot import Bot, BotDecider
    from pyminion.expansions.base import base_set
    from pyminion.game import Game

    logging.disable()

    class Anything(BotDecider):
        def __init__(self, seed: int) -> None:
            self.answers, self.decisions = random.Random(seed), 0

        def action_phase_decision(self, valid_actions, player, game):  # type: ignore[no-untyped-def]
            return self.any_of(valid_actions)

        def buy_phase_decision(self, valid_cards, player, game):  # type: ignore[no-untyped-def]
            return self.any_of(valid_cards)

        def any_of(self, cards):  # type: ignore[no-untyped-def]
            self.decisions += len(cards) > 0  # none of them is an answer as well
            return self.answers.choice([None, *cards])

    def play(number: int) -> int:
        random.seed(number)
        deciders = [Anything(2 * number + seat) for seat in range(2)]
        Game([Bot(decider, str(seat)) for seat, decider in enumerate(deciders)], [base_set], log_stdout=False).play()
        return sum(decider.decisions for decider in deciders)

    return play


PEERS = {make.__name__: make for make in (pyminion, rlcard, open_spiel)}


def main() -> None:
    play = PEERS[sys.argv[1]]()
    play(0)  # all that is made once
    games = count(1)
    for _ in sys.stdin:
        start, decisions, seconds = process_time(), 0, 0.0
        while seconds < SECONDS:
            decisions += play(next(games))
            seconds = process_time() - start
        print(decisions / seconds, flush=True)


if __name__ == "__main__":
    main()
