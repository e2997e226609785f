"""Talk: what a table says to people: questions, options, the log, reasons, and numbers that explain themselves.

Every sentence is a Fluent message. A game subclasses Talk, adds the package of its own messages and says how its
cards are called.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, ClassVar, NamedTuple

from pioche.kernel.cards import answers
from pioche.kernel.cards.query import EVERYONE, NOBODY
from pioche.kernel.cards.rule import Binds
from pioche.kernel.cards.select import Pick
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verb import Choosing
from pioche.kernel.play.decision import Decision, Option, Reason
from pioche.kernel.play.event import Event
from pioche.kernel.rules import Rules
from pioche.kernel.state.catalogue import Definition
from pioche.kernel.state.game import Game
from pioche.kernel.wording import speech
from pioche.kernel.wording.stake import at_stake, instead, offered, parted, theirs
from pioche.kernel.wording.text import plain
from pioche.kernel.wording.voice import Mood, capital, flag

VOWELS = frozenset("aeiou")
NONE = "none"  # a value that is missing, for messages that have a form without it


class Line(NamedTuple):
    """A line of the log: what happened, and the label of the rule by which it did ("" if it cites none)."""

    text: str
    label: str


class Talk:
    """What is said at a table, to the seat `me` ("you play") or to a spectator ("Ikki plays")."""

    packages: ClassVar[tuple[str, ...]] = ("pioche.kernel",)

    def __init__(
        self, rules: Rules, language: str, names: Sequence[str], label: Callable[[str], str], me: int = NOBODY
    ) -> None:
        self.rules = rules
        self.language = language
        self.names = names
        self.label = label
        self.me = me
        self.by = NOBODY  # whose answer led to what is told now
        self.words = speech(language, *self.packages)

    def say(self, message: str, **values: Any) -> str:
        return self.words.say(message, **values)

    # Cards

    def title(self, definition: Definition) -> str:
        """How people call a card."""
        return definition.name

    def name(self, game: Game, ref: int) -> str:
        return self.title(self.rules.catalogue.definitions[game.cards[ref].definition])

    def now(self, game: Game, definition: Definition) -> list[str]:
        """What there is to say of the cards of this face as they lie on the table."""
        return []

    # Questions and options

    def ask(self, game: Game, decision: Decision) -> str:
        """The question, in one sentence."""
        return capital(self.say("ask-" + decision.ask, **self.circumstances(game, decision)))

    def circumstances(self, game: Game, decision: Decision) -> dict[str, Any]:
        """What the wording of a question may mention."""
        most, span = decision.most, "exactly"
        if decision.least < most:
            span = "some" if decision.least else "up-to"
        elif most == 1:
            span = "one"
        frame = game.stack[-1]
        pick = self.rules.catalogue.nodes[frame.node].what if isinstance(frame, Choosing) else None
        if isinstance(frame, Choosing) and isinstance(pick, Pick) and pick.alike:
            most = pick.size.count(game, frame.scope)
            span = "alike" if most > 1 else "one"
        return {
            "who": self.names[decision.seat],
            "card": self.name(game, decision.card) if decision.card else NONE,
            "least": decision.least,
            "most": most,
            "span": span,
            "may": flag(any(option.key == "no" for option in decision.options)),
            "does": self.does(game),
        }

    def phrase(self, game: Game, effect: Effect, mood: Mood, source: int = 0) -> str:
        """An effect of a card, or of the one that asks, as a clause; "" where there are no words for it alone."""
        return ""

    def does(self, game: Game) -> str:
        """What is offered ("draw 1 card"), or what a player does who is to be chosen ("draws 1 card")."""
        for effect in offered(game):
            if phrase := self.phrase(game, effect, "infinitive"):
                return phrase
        chosen = theirs(game)
        if chosen is not None:
            return self.phrase(game, chosen, "third").partition(". ")[0] or NONE
        return NONE

    def says(self, game: Game, decision: Decision) -> list[str]:
        """The sentence of the card that asks, in three: before what is at stake, that, and the rest; [] if none."""
        effects = at_stake(game)
        if not decision.rule or not (effects or ":card:" in decision.rule):
            return []
        moods: tuple[Mood, ...] = ("imperative", "infinitive", "third")
        parts = [self.phrase(game, effect, mood) for effect in effects for mood in moods]
        return parted(self.statement(decision.rule), parts)

    def statement(self, rule: str) -> str:
        """What a rule says."""
        raise NotImplementedError

    def option(self, game: Game, decision: Decision, option: Option) -> str:
        """What choosing this option does."""
        return capital(self.say("option-" + option.kind, **self.particulars(game, decision, option)))

    def particulars(self, game: Game, decision: Decision, option: Option) -> dict[str, Any]:
        """What the wording of an option may mention."""
        count = max(option.value, 1) if option.kind == "card" else 1
        who = option.value if option.kind == "player" else decision.seat
        other = instead(game, option)
        return {
            "card": self.name(game, option.card) if option.card else NONE,
            "count": count,
            "who": self.names[who],
            "you": flag(who == decision.seat),
            "details": NONE,
            "number": option.value + 1,
            "does": (self.phrase(game, other, "infinitive", option.card) or NONE) if other else self.does(game),
        }

    def none(self, decision: Decision) -> str:
        """What it means to choose none."""
        own = "none-" + decision.ask
        return capital(self.say(own if self.words.knows(own) else "none"))

    def same(self, game: Game, decision: Decision) -> bool:
        """Whether all answers mean the same, as everybody can see: then nobody need think about it.

        What is alike only in the eyes of a hidden hand is asked as ever: an answer at once would tell.
        """
        options = decision.options
        if len(options) < 2 or decision.least != decision.most or not all(option.card for option in options):
            return False
        first = self.look_of(game, decision, options[0])
        return first is not None and all(self.look_of(game, decision, option) == first for option in options[1:])

    def look_of(self, game: Game, decision: Decision, option: Option) -> tuple[Any, ...] | None:
        """What tells an option from others about its card; None where only its player may know."""
        card = game.cards[option.card]
        if not game.known(option.card, decision.seat):
            return option.kind, card.zone
        if card.seen != EVERYONE:
            return None
        waiting = game.waiting[option.value].scope if option.kind == "trigger" else None
        about = (waiting.rule, sorted(waiting.binds.items())) if waiting else option.value
        return option.kind, card.zone, card.definition, card.marks, card.mode, card.counters, card.link, about

    # The log

    def event(self, event: Event) -> str:
        """An event, already in the version of whoever reads it, as a line with the label of its rule."""
        ((text, label),) = self.lines([event])
        return self.say("line", text=text, label=label or NONE)

    def lines(self, events: Iterable[Event]) -> list[Line]:
        """The log of some events."""
        return [self.line(group) for group in self.groups(events)]

    def groups(self, events: Iterable[Event]) -> Iterator[list[Event]]:
        """The events of each line, in their order: what happens to several cards alike is one line."""
        for _, group in groupby(events, key=likeness):
            yield list(group)

    def line(self, events: list[Event]) -> Line:
        first = events[0]
        zones = self.rules.zone_at
        text = self.say(
            "event-" + first.kind,
            who=self.names[first.seat] if first.seat >= 0 else NONE,
            you=flag(first.seat >= 0 and first.seat == self.me),
            vowel=flag(first.seat >= 0 and voiced(self.names[first.seat])),
            cards=self.cards(events),
            own=flag(first.source == first.definition),
            count=len(events),
            amount=first.amount,
            to=zones[first.to].name if first.to >= 0 else NONE,
            source=self.title(self.rules.catalogue.definitions[first.source]) if first.source >= 0 else NONE,
            **self.besides(events),
        )
        return Line(capital(text), self.label(first.rule) if first.rule else "")

    def besides(self, events: list[Event]) -> dict[str, Any]:
        """What else a line of the log may mention."""
        return {}

    def cards(self, events: list[Event]) -> str:
        """The cards of some events: those whose face is known by name, the others by their number."""
        known: dict[str, int] = {}
        for event in events:
            if event.definition >= 0:
                title = self.title(self.rules.catalogue.definitions[event.definition])
                if slot := self.slot(event):
                    title = self.say("card-at", card=title, place=slot)
                known[title] = known.get(title, 0) + 1
        parts = [self.say("card-times", card=title, count=count) for title, count in known.items()]
        hidden = sum(event.definition < 0 for event in events)
        if hidden:
            parts.append(self.say("hidden-cards", count=hidden))
        return ", ".join(parts)

    def slot(self, event: Event) -> int:
        """The slot that a card went to, or that of the card it faces; 0 where there is none."""
        return event.amount if event.to >= 0 else 0

    # Reasons and numbers

    def reason(self, reason: Reason, game: Game | None = None) -> str:
        """What is wrong, and what to do about it."""
        return self.say(
            "reason-" + reason.text,
            detail=reason.detail,
            rule=self.label(reason.rule) if reason.rule else NONE,
            card=self.name(game, reason.card) if game and reason.card else NONE,
        )

    def number(self, game: Game, key: str, ref: int, binds: Binds | None = None, base: int | None = None) -> str | None:
        """A number with its parts, "6 = 7 − 1 (sixth slot)"; None where the card has no such number."""
        if binds is None:
            binds = self.rules.supposed(game, ref)
        total = game.number(key, ref, binds, base)
        if total is None:
            return None
        if base is None:
            base = game.printed(key, ref) or 0
        first, *rest = answers.parts(game, key, ref, base, binds)
        if not rest:
            return str(total)
        terms = [
            self.say(
                "part-" + part.phase,
                amount=str(abs(part.amount)),
                sign="minus" if part.amount < 0 else "plus",
                why=self.name(game, part.source) if part.source else self.label(part.rule),
            )
            for part in rest
        ]
        return self.say("number", total=str(total), base=str(first.amount), parts=" ".join(terms))


def voiced(name: str) -> bool:
    """Whether a name begins with a vowel, before which French drops one."""
    return plain(name[:1]) in VOWELS


def likeness(event: Event) -> tuple[Any, ...]:
    """Events of the same likeness share a line; without a card, each has its own number."""
    amount = event.amount if event.definition < 0 else 0
    return event.kind, event.seat, event.origin, event.to, event.source, event.rule, amount
