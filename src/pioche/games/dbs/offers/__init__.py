"""What the Dragon Ball Super Card Game tells a page that knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from pioche.games.dbs import RULES
from pioche.games.dbs import deck as construction
from pioche.games.dbs.cards import ALL, DECKS
from pioche.games.dbs.offers.sheets import PACKAGE, facets, say, sheet
from pioche.games.dbs.offers.why import obstacles
from pioche.games.dbs.rulebook import rulebook
from pioche.games.dbs.rules import ZONES
from pioche.games.dbs.setup import Deck
from pioche.games.dbs.wording.talk import NUMBERS, DbsTalk
from pioche.kernel.play.decision import Reason, Refused
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
    decks = tuple(Value(name, say("deck-" + name)) for name in DECKS)
    duel = Mode(
        "duel", say("mode-duel"), say("mode-duel-about"), 2, 2,
        (),
        (
            Setting("deck", "choice", say("choice-deck"), "", decks, secret=True),
            Setting("list", "text", say("choice-list"), "", secret=True, about=say("choice-list-about")),
        ),
    )  # fmt: skip
    zones = tuple(ZoneLabel(zone.name, zone_label(zone.name), zone.common, zone.sight) for zone in ZONES)
    numbers = tuple(Label(key, say("number-" + key.replace("_", "-"))) for key in NUMBERS)
    counters = (Label("turn", say("counter-turn")),)
    return About(
        "dbs", say("title"), say("about"), (duel,), zones, numbers, counters, say("standing"), rules.fingerprint,
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
    """What a table agrees on: decks by name or as lists; a seat without a wish gets one by lot."""
    return {"players": len(seats), "decks": [chosen(seat, lots(list(DECKS))[0]) for seat in seats]}


def chosen(seat: Mapping[str, str], otherwise: str) -> dict[str, Any]:
    if text := seat.get("list", "").strip():
        checked = construction.check(text, {card.slug: card for card in ALL})
        if checked.leader is None or checked.faults:
            fault = checked.faults[0]  # a missing Leader Card is one
            raise Refused(Reason("bad-deck", fault.rule, detail=fault.card or fault.detail or "whole"))
        deck = Deck(
            checked.leader.slug, tuple(entry.card.slug for entry in checked.entries for _ in range(entry.count))
        )
    else:
        deck = DECKS[seat.get("deck") or otherwise]
    return {"leader": deck.leader, "cards": list(deck.cards)}


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


__all__ = ["about", "check", "config", "facets", "obstacles", "part", "rulebook", "scores", "sheet", "standing", "talk"]
