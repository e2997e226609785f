"""Bots that know Saint Seiya; those that search (`levels(MIND)`) join when they are shown to be stronger."""

from pioche.bots.search import coach
from pioche.games.seiya.bots.greedy import GreedyBot
from pioche.games.seiya.bots.mind import MIND

BOTS = {"greedy": GreedyBot}
COACH = coach(MIND)
