"""The rules of the Dragon Ball Super Card Game are proven by duels."""

from tests.games.dbs.conftest import duel

__all__ = ["duel"]
