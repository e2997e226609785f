"""Reading: the English skill text of public card lists, compiled where it is fully understood."""

from pioche.games.dbs.reading.again import compiled
from pioche.games.dbs.reading.errors import LATER, NotUnderstood
from pioche.games.dbs.reading.lines import read
from pioche.games.dbs.reading.text import content, tokens

__all__ = ["LATER", "NotUnderstood", "compiled", "content", "read", "tokens"]
