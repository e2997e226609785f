"""What is chosen for a table and for a seat, as far as the game knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import SystemRandom

from pioche import games
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.wording.offer import Mode, Setting
from pioche.server import offers

LONGEST = 4_000  # signs of a setting: a deck's list is the longest
OWN = "own:"  # begins the value of a setting that names a deck of somebody's own


def lots(among: Sequence[str]) -> list[str]:
    found = list(among)
    SystemRandom().shuffle(found)
    return found


def mode_of(game: str, key: str) -> Mode:
    """The mode of that name, the first if it has none."""
    modes = offers.find(game).about(games.find(game).RULES).modes
    for mode in modes:
        if key in ("", mode.key):
            return mode
    raise Refused(Reason("unknown-mode", detail=key))


def checked(settings: tuple[Setting, ...], given: Mapping[str, str]) -> dict[str, str]:
    """Settings as a game knows them, with what was not said."""
    known = {setting.key: setting for setting in settings}
    for key, value in given.items():
        setting = known.get(key)
        if setting is None:
            raise Refused(Reason("unknown-setting", detail=key))
        listed = setting.kind == "choice" or (setting.kind == "deck" and not value.startswith(OWN))
        if listed and value and value not in {each.key for each in setting.values}:
            raise Refused(Reason("unknown-value", detail=value))
        if setting.kind == "flag" and value not in ("yes", "no"):
            raise Refused(Reason("unknown-value", detail=value))
        if len(value) > LONGEST:
            raise Refused(Reason("too-long", detail=key))
    return {key: given.get(key, setting.default) for key, setting in known.items()}


def bot_named(game: str, name: str) -> str:
    if name not in games.bots(game):
        raise Refused(Reason("unknown-bot", detail=name))
    return name
