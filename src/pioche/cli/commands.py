"""Importing this module registers every command."""

from pioche.cli import bench, cards, play, replay, rules, simulate  # noqa: F401
