"""Reading: the English skill text of public card lists, compiled where it is fully understood."""

from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.lines import read
from pioche.games.dbs.reading.text import normal

__all__ = ["NotUnderstood", "normal", "read"]
