"""Bots that know Saint Seiya."""

from pioche.games.seiya.bots.greedy import GreedyBot

BOTS = {"greedy": GreedyBot}
