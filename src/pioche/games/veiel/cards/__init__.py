"""All cards of the game, family by family."""

from pioche.games.veiel.cards import (
    base,
    battlefields,
    bosses,
    capabilities,
    capabilities_more,
    enemies,
    heroes,
    novices,
    rewards_blue,
    rewards_colourless,
    rewards_green,
    rewards_red,
    rewards_violet,
    rewards_yellow,
)

ALL = (
    *base.CARDS,
    *heroes.CARDS,
    *capabilities.CARDS,
    *capabilities_more.CARDS,
    *novices.CARDS,
    *rewards_red.CARDS,
    *rewards_yellow.CARDS,
    *rewards_blue.CARDS,
    *rewards_green.CARDS,
    *rewards_violet.CARDS,
    *rewards_colourless.CARDS,
    *enemies.CARDS,
    *bosses.CARDS,
    *battlefields.CARDS,
)
