"""A game that says nothing of itself, in words all the same: its names are spelt out.

What a game offers a page or a screen is filled up from here (`Filled`), so that rules and cards alone make a game that
people can play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Decision, Option, Reason
from pioche.kernel.play.event import Event
from pioche.kernel.rules import Rules
from pioche.kernel.state.catalogue import Catalogue, Definition
from pioche.kernel.state.game import Game
from pioche.kernel.wording import speech
from pioche.kernel.wording.offer import About, Facet, Label, Mode, Points, Sheet, Words, ZoneLabel, words
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.talk import NONE, Line, Talk
from pioche.kernel.wording.voice import capital

Score = Callable[[Game, int], int | None]  # None where the game counts no points


class Filled:
    """A module, and for whatever it does not hold something that does."""

    def __init__(self, own: Any, plain: Any) -> None:
        self._own = own
        self._plain = plain

    def __getattr__(self, name: str) -> Any:
        return getattr(self._own, name) if hasattr(self._own, name) else getattr(self._plain, name)


def spelt(name: str) -> str:
    """A name of the engine as somebody reads it."""
    return capital(name.replace("-", " ").replace("_", " ").replace(":", " "))


def words_of(package: str) -> tuple[str, ...]:
    """The packages in which a game that has no talk of its own speaks: the kernel's, and its own if it has words."""
    own = package + ".wording.talk"
    try:
        return ("pioche.kernel", own) if files(own).joinpath("wording").is_dir() else ("pioche.kernel",)
    except ModuleNotFoundError:
        return ("pioche.kernel",)


class PlainTalk(Talk):
    """Talk at a table: what there are no words for is spelt as the engine spells it."""

    def __init__(self, game: Game, language: str, me: int, packages: tuple[str, ...]) -> None:
        self.words = speech(language, *packages)
        names = [
            game.rules.called(seat) if seat in game.automatic else self.say("plain-player", number=seat + 1)
            for seat in range(game.players)
        ]
        super().__init__(game.rules, language, names, spelt, me)
        self.words = speech(language, *packages)

    def ask(self, game: Game, decision: Decision) -> str:
        if self.words.knows("ask-" + decision.ask):
            return super().ask(game, decision)
        return self.say("plain-ask", what=spelt(decision.ask), **self.circumstances(game, decision))

    def option(self, game: Game, decision: Decision, option: Option) -> str:
        if self.words.knows("option-" + option.kind):
            return super().option(game, decision, option)
        told = self.say("plain-option", what=spelt(option.kind), **self.particulars(game, decision, option))
        return told if option.spot is None else self.say("plain-spot", what=told, cell=option.spot.cell)

    def line(self, events: list[Event]) -> Line:
        first = events[0]
        if self.words.knows("event-" + first.kind):
            return super().line(events)
        who = self.names[first.seat] if first.seat >= 0 else NONE
        text = self.say("plain-event", who=who, what=spelt(first.kind), cards=self.cards(events) or NONE)
        return Line(text, self.label(first.rule) if first.rule else "")

    def reason(self, reason: Reason, game: Game | None = None) -> str:
        known = self.words.knows("reason-" + reason.text)
        return super().reason(reason, game) if known else spelt(reason.text)

    def numbers(self, game: Game, decision: Decision, option: Option) -> list[str]:
        """The numbers of an option's card with their parts."""
        keys = self.rules.catalogue.keys if option.card else ()
        found = {key: self.number(game, key, option.card) for key in keys}
        return [self.say("plain-number", name=spelt(key), number=text) for key, text in found.items() if text]

    def statements(self, game: Game, decision: Decision, option: Option) -> list[tuple[str, str]]:
        """There is no rulebook to read from."""
        return []

    def statement(self, rule: str) -> str:
        return self.label(rule)


class PlainOffers:
    """What a game that offers nothing offers a page: one way to play, and its names spelt out."""

    MENU = "main-phase"  # the question in which a player acts at will, as most games call it
    decks = None  # nobody brings any
    OPEN = False  # a score may count what is hidden

    def __init__(self, package: str, title: str, players: tuple[int, int], score: Score) -> None:
        self.package = package
        self.title = Words(title, title)
        self.players = players
        self.score = score

    def said(self, message: str) -> Words:
        return words(lambda lang: speech(lang, *words_of(self.package)).say(message))

    def about(self, rules: Rules) -> About:
        mode = Mode("plain", self.title, Words("", ""), *self.players, (), ())
        zones = tuple(ZoneLabel(zone.name, both(zone.name), zone.common, zone.sight) for zone in rules.zone_list)
        numbers = tuple(Label(key, both(key)) for key in rules.catalogue.keys)
        return About(
            rules.name, self.title, Words("", ""), (mode,), zones, numbers, (Label("turn", self.said("plain-turn")),),
            self.said("plain-score"), rules.fingerprint,
        )  # fmt: skip

    def check(self, mode: str, choices: Mapping[str, str], others: Sequence[Mapping[str, str]] = ()) -> None:
        """There is nothing to choose."""

    def config(
        self,
        mode: str,
        options: Mapping[str, str],
        seats: Sequence[Mapping[str, str]],
        lots: Callable[[Sequence[str]], list[str]],
    ) -> dict[str, Any]:
        return {"players": len(seats)}

    def talk(self, game: Game, language: str, me: int = NOBODY) -> PlainTalk:
        return PlainTalk(game, language, me, words_of(self.package))

    def rulebook(self, rules: Rules) -> Rulebook:
        return Rulebook("pioche.kernel", {}, {})

    def part(self, section: str) -> Words:
        return both(section)

    def sheet(self, card: Definition) -> Sheet:
        name, kind = Words(card.name, card.name), " · ".join(sorted(card.words() - {card.name}))
        numbers = card.numbers()
        return Sheet(
            card.slug, card.name, name, Words(kind, kind), Words("", ""), numbers, dict(numbers), (), {}, ()
        )  # fmt: skip

    def facets(self, catalogue: Catalogue) -> tuple[Facet, ...]:
        return ()

    def standing(self, game: Game, seat: int) -> int:
        return self.score(game, seat) or 0

    def scores(self, game: Game, seat: int, talk: Talk) -> list[Points]:
        points = self.score(game, seat)
        return [] if points is None else [Points(talk.say("plain-score"), points)]

    def obstacles(self, game: Game, seat: int, ref: int) -> list[Reason]:
        return []


def both(name: str) -> Words:
    return Words(spelt(name), spelt(name))
