"""Games for those who teach machines to play: PettingZoo, Gymnasium, and many games in one call.

It needs `pip install pioche[learn]`; nothing else of Pioche needs it.
"""

from pioche.learn.aec import TogetherEnv, TurnsEnv, env, parallel_env
from pioche.learn.columns import ACTIONS, Columns
from pioche.learn.encoder import Encoder, Observation
from pioche.learn.episode import Episode, Setting
from pioche.learn.kind import Kind, modes
from pioche.learn.seat import SeatEnv, against
from pioche.learn.vector import VectorGames

__all__ = [
    "ACTIONS", "Columns", "Encoder", "Episode", "Kind", "Observation", "SeatEnv", "Setting", "TogetherEnv", "TurnsEnv",
    "VectorGames", "against", "env", "modes", "parallel_env",
]  # fmt: skip
