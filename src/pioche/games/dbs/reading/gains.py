"""What cards get: "it gets +5000 power and [double strike] for the turn"."""

from __future__ import annotations

import re

from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.nouns import general, noun, pick
from pioche.games.dbs.reading.skills import gained
from pioche.games.dbs.verbs import Gain
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import Among, Cards, Fixed, IsBound
from pioche.kernel.cards.rule import Number, Rule
from pioche.kernel.cards.select import Every, Pick, Selection, This
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until

ENDS = {
    "for the turn": "turn",
    "for the battle": "battle",
    "for the game": "game",
    "until the end of your opponent's next turn": "opponents-next-turn",
    "until the end of your next turn": "your-next-turn",
}
GETS = re.compile(rf"(it|this card|your leader card|up to [^.:]*?|all [^.:]*?) gets (.+?) ({'|'.join(ENDS)})")
NUMBERS = {"power": "power", "combo power": "combo_power"}


def gains(text: str, it: Selection) -> Effect | None:
    """What cards get for a time, if the text says so."""
    match = GETS.fullmatch(text)
    if not match:
        return None
    what = it if match[1] == "it" else This() if match[1] == "this card" else group(match[1])
    rules: list[Rule] = []
    keywords = []
    for part in re.split(r",? and |, ", match[2]):
        if number := re.fullmatch(r"([+-]\d+) (power|combo power)", part):
            rules.append(Number((NUMBERS[number[2]],), Fixed(int(number[1])), IsBound("it")))
        elif keyword := re.fullmatch(r"\[([^\[\]]+)\]", part):
            keywords.append(gained(keyword[1]))
        else:
            raise NotUnderstood("gets: " + general(part))
    ends = ENDS[match[3]]
    parts: list[Effect] = []
    if rules:
        parts.append(Until(tuple(rules), what, ends))
    if keywords:
        parts.append(Gain(again(what) if rules else what, tuple(keywords), ends))
    return parts[0] if len(parts) == 1 else Seq(tuple(parts))


def group(text: str) -> Selection:
    if text == "your leader card":
        return Every(Cards(("leader",)))
    if text.startswith("all "):
        return Every(noun(text.removeprefix("all ")).selector())
    return pick(text)


def again(what: Selection) -> Selection:
    """The same cards, once more: chosen ones are not chosen anew."""
    return Every(Among("it")) if isinstance(what, Pick) else what
