"""What a table of the Dragon Ball Super Card Game says: the game's own questions, options and log lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from pioche.games.dbs.areas import area, definition
from pioche.games.dbs.battle import Attack
from pioche.games.dbs.card import MARKERS, Activate, DbsCard
from pioche.games.dbs.cost import Paying
from pioche.games.dbs.energy import PayEnergy, colours_of
from pioche.games.dbs.rulebook import rulebook
from pioche.games.dbs.wording.effects import told
from pioche.games.dbs.wording.voice import Voice
from pioche.kernel.cards.answers import applying
from pioche.kernel.cards.effect import ChoosingOne, Do
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.cards.value import Effect
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.event import Event
from pioche.kernel.state.catalogue import Definition
from pioche.kernel.state.game import Game
from pioche.kernel.wording.talk import NONE, Talk
from pioche.kernel.wording.voice import Mood

NUMBERS = ("power", "cost", "combo_power", "combo_cost")
FIGHTING = ("leader", "battle", "unison")

# The statements that an option rests on, to read to somebody who asks.
RULES_OF = {
    "play": ("dbs:6-3-1-2-1-1", "dbs:2-11-1-1"),
    "use": ("dbs:8-5-2-1", "dbs:8-5-2-2"),
    "attack": ("dbs:7-1",),
    "grow": ("dbs:6-3-1-2-3-3",),
    "combo": ("dbs:7-2-1-2-2", "dbs:7-2-1-2-2-1"),
    "defense-step/combo": ("dbs:7-3-1-2-2", "dbs:7-3-1-2-2-1"),
    "life": ("dbs:4-10-2-1",),
    "x": ("dbs:2-12-3",),
    "no-more": ("dbs:4-7-1",),
}


class DbsTalk(Talk):
    """Talk at a table of the Dragon Ball Super Card Game. Players are called by their leaders."""

    packages: ClassVar[tuple[str, ...]] = ("pioche.kernel", "pioche.games.dbs.wording.talk")

    def __init__(self, game: Game, language: str, me: int = NOBODY) -> None:
        self.book = rulebook(game.rules)
        names = Counter(card.name for card in game.rules.catalogue.definitions)
        self._shared = {name for name, count in names.items() if count > 1}
        super().__init__(game.rules, language, (), lambda rule: self.book.label(rule, language), me)
        leaders = [called(game, seat) for seat in range(game.players)]
        self.names = [
            self.say("name-of-two", name=name, n=seat + 1) if leaders.count(name) > 1 else name
            for seat, name in enumerate(leaders)
        ]

    def title(self, definition: Definition) -> str:
        """Cards that share a name are told apart by their numbers."""
        assert isinstance(definition, DbsCard)
        if definition.name in self._shared:
            return self.say("name-and-number", name=definition.name, number=definition.number)
        return definition.name

    def circumstances(self, game: Game, decision: Decision) -> dict[str, Any]:
        found = super().circumstances(game, decision)
        found["amount"] = 0
        attack = game.nearest(Attack)
        if isinstance(attack, Attack):
            found |= {
                "mine": str(attack.power(game, decision.seat)),
                "theirs": str(attack.power(game, 1 - decision.seat)),
                "attacker": self.name(game, attack.attacker),
                "guard": self.name(game, attack.guard),
            }
        frame = game.stack[-1]
        if isinstance(frame, PayEnergy):
            found["amount"] = max(frame.total, len(frame.colours)) - len(frame.chosen)
        return found

    def particulars(self, game: Game, decision: Decision, option: Option) -> dict[str, Any]:
        found = super().particulars(game, decision, option)
        if option.card and game.cards[option.card].seen >> decision.seat & 1:
            found["details"] = ", ".join(self.details(game, decision, option)) or NONE
            found |= {key: str(game.number(key, option.card) or 0) for key in NUMBERS}  # as printed, 10000
        elif option.card:  # known only by its place
            found["card"] = self.say("hidden-card")
            found["details"] = ", ".join(self.hidden(game, decision, option))
        found["value"] = option.value
        if option.kind == "use":
            found["skill"] = self.statement(self.skill_of(game, option))
        if option.kind == "trigger":
            found["skill"] = self.statement(game.waiting[option.value].scope.rule)
        if option.kind == "way":
            found["source"] = self.way_of(game, option)
        frame = game.stack[-1]
        if option.kind == "option" and isinstance(frame, ChoosingOne):
            found["text"] = self.phrase(game, game.node(frame.node).options[option.value], "imperative")
        return found

    def phrase(self, game: Game, effect: Effect, mood: Mood, source: int = 0) -> str:
        """With what it is done for, where that is something to do, not something that a card gets."""
        if mood != "infinitive" or not isinstance(effect, Do) or effect.then is None:
            return spoken(effect, self.language, mood)
        first, second = (spoken(part, self.language, mood) for part in (effect.first, effect.then))
        if not first or second == spoken(effect.then, self.language, "imperative"):
            return first
        return self.say("does-to", first=first, second=second)

    def look_of(self, game: Game, decision: Decision, option: Option) -> tuple[Any, ...] | None:
        """Sources of energy are told by their colours, unless they do something where they are."""
        card = definition(game, option.card)
        if decision.ask != "choose-energy" or any("energy" in getattr(skill, "where", ()) for skill in card.abilities):
            return super().look_of(game, decision, option)
        return colours_of(game, [option.card])[0]

    def way_of(self, game: Game, option: Option) -> str:
        """The card that allows another way to pay than the first, which is by energy."""
        frame = game.stack[-1]
        if not option.value or not isinstance(frame, Paying):
            return NONE
        entry, _ = applying(game, "way:" + frame.action, frame.scope.source)[option.value - 1]
        return self.name(game, entry.source)

    def skill_of(self, game: Game, option: Option) -> str:
        """The statement that the skill of an option is."""
        _, rule = game.rules.catalogue.abilities[Activate][game.cards[option.card].definition][option.value]
        return rule

    def hidden(self, game: Game, decision: Decision, option: Option) -> Iterable[str]:
        """Where a card is whose face is hidden, and which of those there."""
        yield self.place(game, decision, option.card)
        zone = game.zones[game.cards[option.card].zone]
        if option.card in zone:
            yield self.say("which", n=zone.index(option.card) + 1)

    def place(self, game: Game, decision: Decision, ref: int) -> str:
        zone = self.say("zone-" + area(game, ref))
        seat = game.seat_of(ref)
        if self.rules.zones[area(game, ref)].common or seat == decision.seat:
            return zone
        return self.say("zone-of", zone=zone, who=self.names[seat])

    def details(self, game: Game, decision: Decision, option: Option) -> Iterable[str]:
        """Where a card is, if it is not in the hand of whoever is asked, how it lies, and what it is worth there."""
        card = game.cards[option.card]
        place = area(game, option.card)
        if place != "hand" or game.rules.seat_at[card.zone] != decision.seat:
            yield self.place(game, decision, option.card)
        if card.mode:
            yield self.say("rested")
        if card.counters:
            yield self.say("markers", count=card.count(MARKERS))
        if place in FIGHTING and option.kind != "use":
            yield self.say("power", amount=str(game.number("power", option.card) or 0))
        _, several, which = option.key.partition("#")
        if several:  # cards that look alike but for what is in force about them
            yield self.say("which", n=which)
        if decision.ask == "choose-energy":
            yield self.colours(definition(game, option.card).colours)

    def colours(self, colours: tuple[str, ...]) -> str:
        return "/".join(self.say("colour-" + colour) for colour in colours)

    def cards(self, events: list[Event]) -> str:
        """Names have commas in them: something else must stand between two. An amount is never a place here."""
        groups: dict[int, list[Event]] = {}
        for event in events:
            groups.setdefault(event.definition, []).append(replace(event, amount=0))
        return " · ".join(super(DbsTalk, self).cards(group) for group in groups.values())

    # What is behind an option, for whoever asks

    def numbers(self, game: Game, decision: Decision, option: Option) -> list[str]:
        """The numbers of an option's card, with their parts."""
        return [
            self.say("value-" + key, number=self.number(game, key, option.card))
            for key in NUMBERS
            if game.printed(key, option.card) is not None
        ]

    def statements(self, game: Game, decision: Decision, option: Option) -> list[tuple[str, str]]:
        """The rules that an option rests on: label and statement of each."""
        found = list(RULES_OF.get(f"{decision.ask}/{option.kind}") or RULES_OF.get(option.kind, ()))
        if option.kind == "use":
            found.append(self.skill_of(game, option))
        if decision.rule:
            found.append(decision.rule)
        return [(self.label(rule), self.statement(rule)) for rule in found or game.step.rules[:1]]

    def statement(self, rule: str) -> str:
        return self.book.statement(rule, self.language)


@lru_cache(maxsize=2_000)
def spoken(effect: Effect, language: str, mood: Mood) -> str:
    """An effect as a clause, "" where there are no words for it alone."""
    try:
        return told(effect, Voice(language, mood))
    except LookupError:
        return ""


def called(game: Game, seat: int) -> str:
    """How a player is called: by the character of the leader's front, else by the first part of its name."""
    card = definition(game, game.cards_in("leader", seat)[0])
    if not card.front:
        front = game.rules.catalogue.definitions[game.rules.catalogue.by_slug[card.back]]
        assert isinstance(front, DbsCard)
        card = front
    return card.characters[0] if card.characters else card.name.partition(",")[0]
