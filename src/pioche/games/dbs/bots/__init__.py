"""Bots that know the Dragon Ball Super Card Game."""

from pioche.games.dbs.bots.greedy import GreedyBot

BOTS = {"greedy": GreedyBot}
