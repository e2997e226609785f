"""Bots that know Saint Seiya."""

from pioche.bots.seiya.greedy import GreedyBot

__all__ = ["GreedyBot"]
