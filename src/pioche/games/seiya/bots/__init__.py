"""Bots that know Saint Seiya."""

from pioche.bots.search import coach, levels
from pioche.games.seiya.bots.greedy import GreedyBot
from pioche.games.seiya.bots.mind import MIND

BOTS = {"greedy": GreedyBot, **levels(MIND)}
COACH = coach(MIND)
