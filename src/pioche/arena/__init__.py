"""Many games at once: bots against each other, on all processors of one machine."""

from pioche.arena.ladder import Ladder, Pairing, Rung
from pioche.arena.play import Outcome, draw, play_game
from pioche.arena.report import GroupReport, Report, SeatReport
from pioche.arena.tournament import Tournament

__all__ = [
    "GroupReport",
    "Ladder",
    "Outcome",
    "Pairing",
    "Report",
    "Rung",
    "SeatReport",
    "Tournament",
    "draw",
    "play_game",
]
