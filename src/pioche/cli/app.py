"""The application, and what it says. Commands register here, each from a module of its own."""

from __future__ import annotations

from cyclopts import App, Parameter

from pioche import __version__, games
from pioche.kernel.play.decision import Reason
from pioche.kernel.wording import Speech, speech
from pioche.terminal import words as said
from pioche.terminal.console import Terminal

app = App(
    name="pioche",
    version=__version__,
    help="A card table that knows the rules.",
    console=Terminal(),
    default_parameter=Parameter(negative=()),
)


def words(language: str) -> Speech:
    """What the command line says, the reasons of all games included."""
    parts = games.speaking("wording.talk", "screen", "command")
    return speech(language, "pioche.kernel", *parts, "pioche.terminal", "pioche.cli")


def refusal(reason: Reason, language: str) -> str:
    """Why something was refused before there was a table to name its cards."""
    bots = dict.fromkeys(bot for name in games.NAMES for bot in games.bots(name))
    return said.refusal(reason, words(language), games=", ".join(games.NAMES), bots=", ".join(bots))


def trouble(error: Exception, language: str) -> str:
    """What the system complains about."""
    return said.trouble(error, words(language))
