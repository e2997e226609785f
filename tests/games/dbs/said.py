"""What a value says in both languages, as a test expects it."""

from __future__ import annotations

from pioche.games.dbs.card import Activate
from pioche.games.dbs.wording import skill_text
from pioche.kernel.cards.value import Effect
from pioche.kernel.state.catalogue import Ability


def says(value: Effect | Ability, english: str, french: str) -> None:
    """An effect is said as that of an [Activate: Main] skill, of which the icon goes without saying."""
    ability = value if isinstance(value, Ability) else Activate("main", value)
    heads = ("", "") if ability is value else ("[Activate: Main] ", "[Activation : Principale] ")
    said = [skill_text((ability,), lang).replace("\u00a0", " ") for lang in ("en", "fr")]
    assert said[0].removeprefix(heads[0]) == english, said[0]
    assert said[1].removeprefix(heads[1]) == french, said[1]
