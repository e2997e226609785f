"""Many games at once: bots against each other, on all processors of one machine."""

from pioche.arena.play import Outcome, draw, play_game
from pioche.arena.report import GroupReport, Report, SeatReport
from pioche.arena.tournament import Tournament

__all__ = ["GroupReport", "Outcome", "Report", "SeatReport", "Tournament", "draw", "play_game"]
