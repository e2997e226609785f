"""The rules of L'Ordre de Veiel are proven in camps."""

from tests.games.veiel.conftest import camp, opening

__all__ = ["camp", "opening"]
