"""Many games at once: bots against each other, on all processors of one machine."""

from pioche.arena.play import Outcome, play_game
from pioche.arena.report import Report, SeatReport
from pioche.arena.tournament import Tournament

__all__ = ["Outcome", "Report", "SeatReport", "Tournament", "play_game"]
