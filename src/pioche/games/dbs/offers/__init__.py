"""What the Dragon Ball Super Card Game tells a page that knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from pioche.games.dbs import RULES
from pioche.games.dbs.cards import DECKS
from pioche.games.dbs.offers import decks
from pioche.games.dbs.offers.decks import chosen
from pioche.games.dbs.offers.sheets import PACKAGE, facets, say, sheet
from pioche.games.dbs.offers.why import obstacles
from pioche.games.dbs.rulebook import rulebook
from pioche.games.dbs.rules import ZONES
from pioche.games.dbs.wording.talk import NUMBERS, DbsTalk
from pioche.kernel.rules import Rules
from pioche.kernel.state.game import Game
from pioche.kernel.wording import speech
from pioche.kernel.wording.memory import RememberingTalk
from pioche.kernel.wording.offer import About, Label, Mode, Points, Setting, Value, Words, ZoneLabel, words
from pioche.kernel.wording.voice import capital

TALK = "pioche.games.dbs.wording.talk"


class PageTalk(RememberingTalk, DbsTalk):
    """Talk at a table, with the reasons that a page gives."""

    packages: ClassVar[tuple[str, ...]] = (*DbsTalk.packages, PACKAGE)


talk = PageTalk


def about(rules: Rules) -> About:
    ready = tuple(Value(name, say("deck-" + name), say(f"deck-{name}-plan")) for name in DECKS)
    duel = Mode(
        "duel", say("mode-duel"), say("mode-duel-about"), 2, 2,
        (),
        (
            Setting("deck", "deck", say("choice-deck"), "", ready, secret=True),
            Setting("list", "text", say("choice-list"), "", secret=True, about=say("choice-list-about")),
        ),
    )  # fmt: skip
    zones = tuple(ZoneLabel(zone.name, zone_label(zone.name), zone.common, zone.sight) for zone in ZONES)
    numbers = tuple(Label(key, say("number-" + key.replace("_", "-"))) for key in NUMBERS)
    counters = (Label("turn", say("counter-turn")),)
    return About(
        "dbs", say("title"), say("about"), (duel,), zones, numbers, counters, say("standing"), rules.fingerprint,
        decks=True,
    )  # fmt: skip


def zone_label(zone: str) -> Words:
    return words(lambda lang: capital(speech(lang, TALK).say("zone-" + zone)))


def check(mode: str, choices: Mapping[str, str], others: Sequence[Mapping[str, str]] = ()) -> None:
    """A deck that somebody brings follows the rules of construction."""
    chosen(choices, next(iter(DECKS)))


def config(
    mode: str,
    options: Mapping[str, str],
    seats: Sequence[Mapping[str, str]],
    lots: Callable[[Sequence[str]], list[str]],
) -> dict[str, Any]:
    """What a table agrees on: decks by name or as lists; a seat without a wish gets one by lot.

    Of a card that two seats bring with different definitions, that of the first counts for both.
    """
    found = [chosen(seat, lots(list(DECKS))[0]) for seat in seats]
    cards = {card.slug: card for _, brought in reversed(found) for card in brought}
    return {
        "players": len(seats),
        "decks": [{"leader": deck.leader, "cards": list(deck.cards)} for deck, _ in found],
        **({"cards": msgspec.to_builtins([cards[slug] for slug in sorted(cards)])} if cards else {}),
    }


def part(section: str) -> Words:
    """The chapter to which a section belongs."""
    chapter = section.partition("-")[0]
    if section.startswith("dbs:card:"):
        return say("part-cards")
    return words(lambda lang: rulebook(RULES).title(chapter, lang))


def standing(game: Game, seat: int) -> int:
    return len(game.cards_in("life", seat))


def scores(game: Game, seat: int, talk: DbsTalk) -> list[Points]:
    """What is left to each: who has no life left has lost."""
    return [
        Points(talk.say("life-left"), len(game.cards_in("life", seat))),
        Points(talk.say("cards-left"), len(game.cards_in("deck", seat))),
    ]


__all__ = [
    "about",
    "check",
    "config",
    "decks",
    "facets",
    "obstacles",
    "part",
    "rulebook",
    "scores",
    "sheet",
    "standing",
    "talk",
]
