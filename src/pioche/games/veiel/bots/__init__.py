"""Bots that know L'Ordre de Veiel."""

from pioche.games.veiel.bots.greedy import GreedyBot

BOTS = {"greedy": GreedyBot}
