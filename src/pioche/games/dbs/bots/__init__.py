"""Bots that know the Dragon Ball Super Card Game."""

from pioche.bots.search import coach, levels
from pioche.games.dbs.bots.greedy import GreedyBot
from pioche.games.dbs.bots.mind import MIND

BOTS = {"greedy": GreedyBot, **levels(MIND)}
COACH = coach(MIND)
