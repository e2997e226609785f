"""Bots that know the Dragon Ball Super Card Game."""

from pioche.bots.dbs.greedy import GreedyBot

__all__ = ["GreedyBot"]
