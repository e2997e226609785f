"""What L'Ordre de Veiel tells a page that knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from pioche.games.veiel import PLAYERS
from pioche.games.veiel import rulebook as book
from pioche.games.veiel.card import VeielCard
from pioche.games.veiel.heroes import HAND
from pioche.games.veiel.offers import novices
from pioche.games.veiel.offers.novices import SUGGESTION
from pioche.games.veiel.offers.sheets import PACKAGE, facets, named, say, sheet
from pioche.games.veiel.offers.why import obstacles
from pioche.games.veiel.rules import zones
from pioche.games.veiel.setup import NOVICES, SUGGESTED, WAVES
from pioche.games.veiel.typed import cards, waves
from pioche.games.veiel.wording.talk import VeielTalk
from pioche.kernel.rules import Rules
from pioche.kernel.state.game import Game
from pioche.kernel.wording import speech
from pioche.kernel.wording.memory import RememberingTalk
from pioche.kernel.wording.offer import About, Label, Mode, Points, Setting, Value, Words, ZoneLabel, words
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.voice import capital

TALK = "pioche.games.veiel.wording.talk"
MENU = "hero-turn"
NONE = "none"
FLAGS = ("battlefields", "hidden")
NUMBERS = ("threat", "swords")
COUNTERS = ("encounter", "round")


class PageTalk(RememberingTalk, VeielTalk):
    """Talk at a table, with the reasons that a page gives."""

    packages: ClassVar[tuple[str, ...]] = (*VeielTalk.packages, PACKAGE)


talk = PageTalk


@cache
def about(rules: Rules) -> About:
    bosses = tuple(Value(card.slug, named(card)) for card in cards("boss"))
    table = (
        Setting("difficulty", "choice", say("option-difficulty"), "normal", tuple(difficulties())),
        Setting("boss", "choice", say("option-boss"), bosses[0].key, bosses),
        Setting("second", "choice", say("option-second"), NONE, (Value(NONE, say("second-none")), *bosses)),
        *(Setting(key, "flag", say("option-" + key), "no", about=say(f"option-{key}-about")) for key in FLAGS),
        Setting("waves", "text", say("option-waves"), "", about=say("option-waves-about")),
    )
    heroes = tuple(Value(card.slug, named(card), presented(card)) for card in cards("hero"))
    listed = (
        Value(SUGGESTION, say("novice-suggested")),
        *(Value(card.slug, coloured(card)) for card in cards("novice")),
    )
    seat = (
        Setting("hero", "choice", say("choice-hero"), "", heroes, unique=True),
        *(
            Setting(
                f"novice-{n}",
                "choice",
                say("choice-novice", n=n),
                SUGGESTION,
                listed,
                about=say("choice-novice-about"),
            )
            for n in range(1, NOVICES + 1)
        ),
    )
    mode = Mode("together", say("mode-together"), say("mode-together-about"), *PLAYERS, table, seat, rivals=False)
    labels = tuple(ZoneLabel(zone.name, zone_label(zone.name), zone.common, zone.sight) for zone in zones("all"))
    numbers = tuple(Label(key, say("number-" + key)) for key in NUMBERS)
    counters = tuple(Label(key, say("counter-" + key)) for key in COUNTERS)
    return About(
        "veiel", say("title"), say("about"), (mode,), labels, numbers, counters, say("standing"), rules.fingerprint,
    )  # fmt: skip


def difficulties() -> list[Value]:
    return [Value(key, say("difficulty-" + key), say(f"difficulty-{key}-about")) for key in WAVES]


def presented(card: VeielCard) -> Words:
    """A hero in one line: the colours, threat and swords."""
    return words(
        lambda lang: speech(lang, PACKAGE).say(
            "hero-about",
            colours=", ".join(speech(lang, PACKAGE).say("colour-" + colour) for colour in card.colours),
            threat=card.threat,
            swords=card.swords,
        )
    )


def coloured(card: VeielCard) -> Words:
    """A Novice card with its colour, by which one chooses."""
    colour = card.colours[0] if card.colours else "incolore"
    name = named(card)
    told = say("colour-" + colour)
    return Words(f"{name.fr} ({told.fr})", f"{name.en} ({told.en})")


def zone_label(zone: str) -> Words:
    return words(lambda lang: capital(speech(lang, TALK).say("zone-" + zone)))


def check(mode: str, choices: Mapping[str, str], others: Sequence[Mapping[str, str]] = ()) -> None:
    """The Novice cards of a seat fit its hero, and there are copies left."""
    novices.check(choices, others)


def config(
    mode: str,
    options: Mapping[str, str],
    seats: Sequence[Mapping[str, str]],
    lots: Callable[[Sequence[str]], list[str]],
) -> dict[str, Any]:
    """What a table agrees on; a seat without a wish gets a hero by lot."""
    wished = [seat.get("hero", "") for seat in seats]
    left = lots([hero for hero in SUGGESTED if hero not in wished])
    bosses = [options.get("boss") or cards("boss")[0].slug]
    if options.get("second", NONE) not in ("", NONE):
        bosses.append(options["second"])
    heroes = [hero or left.pop() for hero in wished]
    return {
        "heroes": heroes,
        "novices": novices.dealt(heroes, seats),
        "bosses": bosses,
        "difficulty": options.get("difficulty", "normal"),
        "waves": waves(options.get("waves", "")),
        **{flag: options.get(flag) == "yes" for flag in FLAGS},
    }


def rulebook(rules: Rules) -> Rulebook:
    return book.rulebook()


def part(section: str) -> Words:
    """The chapter to which a section belongs."""
    return words(lambda lang: book.chapter(section, lang))


def standing(game: Game, seat: int) -> int:
    """How many cards a hero can still lose before falling."""
    return max(0, sum(len(game.cards_in(zone, seat)) for zone in ("hand", "deck", "discard")) - HAND)


def scores(game: Game, seat: int, talk: VeielTalk) -> list[Points]:
    """Nobody counts points: what is left to each."""
    return [
        Points(talk.say("margin-left"), standing(game, seat)),
        Points(capital(talk.say("zone-wounds")), len(game.cards_in("wounds", seat))),
        Points(capital(talk.say("zone-exile")), len(game.cards_in("exile", seat))),
    ]


__all__ = [
    "MENU", "about", "check", "config", "facets", "obstacles", "part", "rulebook", "scores", "sheet", "standing",
    "talk",
]  # fmt: skip
