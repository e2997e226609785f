"""What a table of Saint Seiya says: the game's own questions, options and log lines."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from pioche.games.seiya.acquire import COST, Acquire, OpenWay, able, ways
from pioche.games.seiya.bind import ANNIHILATE, CHEAPER, GRADE, RELEASE
from pioche.games.seiya.card import HEROES, OPPONENT, SIDES, Activation, Power, SeiyaCard, Technique
from pioche.games.seiya.field import abilities, definition
from pioche.games.seiya.gifts import talents_of
from pioche.games.seiya.hamper import price
from pioche.games.seiya.houses import LEAST, LowerCounter, counter
from pioche.games.seiya.prices import unpaid
from pioche.games.seiya.rulebook import rulebook
from pioche.games.seiya.upkeep import hand_size
from pioche.games.seiya.verbs import AddToDiscard
from pioche.games.seiya.wording import ability_text, class_name, keyword, title, zone_name
from pioche.games.seiya.wording.effects import clause
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.cards.effect import ChoosingOne, ChoosingPlayer, Offering, OneOf
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.cards.rule import Binds
from pioche.kernel.cards.select import This
from pioche.kernel.cards.value import Effect
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.event import Event
from pioche.kernel.state.catalogue import Definition
from pioche.kernel.state.game import Game
from pioche.kernel.wording.stake import source_of
from pioche.kernel.wording.talk import NONE, Talk
from pioche.kernel.wording.voice import Mood, flag

NUMBERS = (*COST.values(), "force", "heal", "cosmos", "cost_souls", "gain_souls")

# The statements that an action of the main phase rests on, to read to somebody who asks.
RULES_OF = {
    "play-character": ("seiya:classic:5.1.2:2", "seiya:classic:5.1.2:3"),
    "play-armour": ("seiya:classic:5.1.3:3", "seiya:classic:5.1.3:2"),
    "play-relic": ("seiya:glossary:relique:3",),
    "acquire-force": ("seiya:classic:5.1.4.a:5", "seiya:glossary:acquerir:3"),
    "acquire-cosmos": ("seiya:classic:5.1.4.a:5", "seiya:glossary:acquerir:4"),
    "use": ("seiya:classic:5.1.5:10", "seiya:classic:5.1.5:9"),
    "heal": ("seiya:classic:5.1.6:4", "seiya:classic:5.1.6:5"),
    "technique": ("seiya:classic:5.1.8:1", "seiya:classic:5.1.8:2"),
    "weapon": ("seiya:classic:5.1.4.b:7", "seiya:classic:5.1.4.b:8"),
    "bind": ("hades:entrave:1", "hades:enfers-emplacements-heros:5"),
    "talent": ("hades:capacites:5", "hades:capacites:6"),
    "end": ("seiya:classic:5:3",),
}


# What comes of overcoming a card that is not acquired from the field.
DEEDS: dict[Effect | None, str] = {ANNIHILATE: "annihilate", CHEAPER: "cheaper", RELEASE: "release"}

# The abilities by which a card offers something.
SAID_BY: dict[str, type[Any]] = {"use": Activation, "technique": Technique, "power": Power}


class SeiyaTalk(Talk):
    """Talk at a table of Saint Seiya. Players are called by their heroes."""

    packages: ClassVar[tuple[str, ...]] = ("pioche.kernel", "pioche.games.seiya.wording.talk")

    def __init__(self, game: Game, language: str, me: int = NOBODY) -> None:
        heroes = [*HEROES.values(), *(class_name(side, language) for side in SIDES.values()), OPPONENT]
        names = [heroes[game.counters.get(f"hero/{seat}", -1)] for seat in range(game.players)]
        super().__init__(game.rules, language, names, lambda rule: rulebook().label(rule, language), me)

    def title(self, definition: Definition) -> str:
        assert isinstance(definition, SeiyaCard)
        return title(definition, self.language)

    def slot(self, event: Event) -> int:
        """In an Entrave pile places only tell the order."""
        found = super().slot(event)
        return found if found < GRADE else 0

    def besides(self, events: list[Event]) -> dict[str, Any]:
        """Who gives a card that one player lets another have, and what it is worth."""
        first = events[0]
        if first.kind != "add":
            return {}
        seated = 0 <= self.by < len(self.names) and self.by != first.seat
        gives = seated and first.definition >= 0 and first.source == first.definition
        card = self.rules.catalogue.definitions[first.definition] if gives else None
        giver = ("you" if self.by == self.me else self.names[self.by]) if gives else NONE
        return {"giver": giver, "pv": (card.pv or 0) if isinstance(card, SeiyaCard) else 0}

    def circumstances(self, game: Game, decision: Decision) -> dict[str, Any]:
        found = super().circumstances(game, decision)
        frame = game.stack[-1]
        if isinstance(frame, Acquire):
            found |= bill(game, frame.target, frame.open_way(game), frame.used)
        match decision.ask:
            case "choose-upkeep":
                found["size"] = hand_size(game)
            case "use-effect":
                found["counter"] = lowered(game, decision)
            case "choose-player":
                found["malus"] = malus(game)
        return found

    def phrase(self, game: Game, effect: Effect, mood: Mood, source: int = 0) -> str:
        source = source or source_of(game)
        return spoken(effect, definition(game, source), self.language, mood) if source else ""

    def particulars(self, game: Game, decision: Decision, option: Option) -> dict[str, Any]:
        found = super().particulars(game, decision, option)
        if option.card:
            found["details"] = ", ".join(self.details(game, decision, option)) or NONE
        if option.kind in ("acquire-force", "acquire-cosmos"):
            way = ways(game, option.card)[option.value]
            found |= bill(game, option.card, way, able(game, decision.seat, option.card, way.kind))
            found["deed"] = DEEDS.get(way.wins, "acquire")
        match option.kind:
            case "use":
                ability, _ = abilities(game, option.card, Activation)[option.value]
                found["keyword"] = keyword(
                    replace(ability, talent=False), self.language
                )  # the Talent is an option of its own
            case "technique":
                ((technique, _),) = abilities(game, option.card, Technique)
                found["energy"] = technique.energy
            case "power":
                power, _ = abilities(game, option.card, Power)[option.value]
                found["text"] = ability_text(definition(game, option.card), power, self.language)
            case "pay":
                _, scope = unpaid(game, option.card)[option.value]
                found |= {"source": self.name(game, scope.source), "own": flag(scope.source == option.card)}
            case "bind":
                found["souls"] = price(game, option.card)
            case "space":
                found["slot"] = option.value
            case "yes":
                found |= {"counter": lowered(game, decision), "ask": decision.ask}
            case "option":
                found["text"] = self.choice(game, option)
        return found

    def choice(self, game: Game, option: Option) -> str:
        """One of the effects among which an effect lets a player choose."""
        frame = game.stack[-1]
        assert isinstance(frame, ChoosingOne)
        effect: OneOf = game.node(frame.node)
        return clause(effect.options[option.value], Voice(self.language, definition(game, frame.scope.source)))

    def details(self, game: Game, decision: Decision, option: Option) -> list[str]:
        """Where a card is, if it is not in the hand of whoever is asked, and the number that matters in the choice."""
        card = game.cards[option.card]
        zone = self.rules.zone_at[card.zone]
        found = []
        if zone.name == "field":
            found.append(self.say("slot", slot=card.place))
        elif zone.common or self.rules.seat_at[card.zone] == decision.seat:
            if zone.name not in ("hand", "play") and option.kind == "card":
                found.append(zone_name(zone.name, self.language))
        else:
            found.append(
                self.say(
                    "zone-of", zone=zone_name(zone.name, self.language), who=self.names[self.rules.seat_at[card.zone]]
                )
            )
        if zone.name == "frozen":
            found.append(self.say("frost", side=card.mode))
        frame = game.stack[-1]
        if zone.name == "play" and game.alive(card.link) and not isinstance(frame, Acquire):
            found.append(self.say("facing", card=self.name(game, card.link)))
        if decision.ask == "choose-affect":
            supposed = self.rules.supposed(game, option.card)
            given = {key: game.number(key, option.card, supposed) for key in ("force", "heal", "cosmos")}
            found += [self.say("gives-" + key, amount=amount) for key, amount in given.items() if amount]
        if decision.ask == "choose-to-face":
            costs = [
                self.say("costs-" + kind, amount=amount)
                for kind, key in COST.items()
                if (amount := game.number(key, option.card)) is not None
            ]
            found += costs or [self.say("costs-nothing")]
        if isinstance(frame, Acquire):
            kind = frame.open_way(game).kind
            amount = game.number(kind, option.card, self.rules.supposed(game, option.card)) or 0
            found.append(self.say("gives-" + kind, amount=amount))
        if option.kind == "heal":
            found.append(self.say("gives-heal", amount=game.number("heal", option.card) or 0))
        return found

    # What is behind an option, for whoever asks

    def numbers(self, game: Game, decision: Decision, option: Option) -> list[str]:
        """The numbers of an option's card with their parts; of an acquisition, its cost and what each card gives."""
        if option.kind not in ("acquire-force", "acquire-cosmos"):
            supposed = self.rules.supposed(game, option.card)
            printed = self.rules.catalogue.numbers[game.cards[option.card].definition]
            keys = [key for key in NUMBERS if key in printed or game.number(key, option.card, supposed)]
            return [self.explained(game, key, option.card) for key in keys]
        way = ways(game, option.card)[option.value]
        used = able(game, decision.seat, option.card, way.kind)
        binds = binds_of(way, used)
        given = Counter(f"{self.name(game, ref)} – {self.explained(game, way.kind, ref, binds)}" for ref in used)
        return [
            self.explained(game, COST[way.kind], option.card, binds, way.cost),
            *(self.say("card-times", card=text, count=count) for text, count in given.items()),
        ]

    def explained(self, game: Game, key: str, ref: int, binds: Binds | None = None, base: int | None = None) -> str:
        return self.say("value-" + key, number=self.number(game, key, ref, binds, base))

    def statements(self, game: Game, decision: Decision, option: Option) -> list[tuple[str, str]]:
        """The rules that an option rests on: label and statement of each."""
        found = list(RULES_OF.get(option.kind, ()))
        if option.kind in SAID_BY:
            found += [rule for _, rule in abilities(game, option.card, SAID_BY[option.kind])]
        if option.kind == "talent":
            found += [rule for _, rule in talents_of(game, option.card)]
        if option.kind == "pay":
            found.append(unpaid(game, option.card)[option.value][1].rule)
        if decision.rule:
            found.append(decision.rule)
        return [(self.label(rule), self.statement(rule)) for rule in found or game.step.rules[:1]]

    def statement(self, rule: str) -> str:
        return rulebook().statement(rule, self.language)


@lru_cache(maxsize=2_000)
def spoken(effect: Effect, card: SeiyaCard, language: str, mood: Mood) -> str:
    """An effect of a card as a clause; in the third person, of a player who was named before."""
    try:
        return clause(effect, Voice(language, card, mood, "they" if mood == "third" else "you"))
    except LookupError:  # there are no words for it alone
        return ""


def malus(game: Game) -> int:
    """How many PV the player loses who is given the card that asks."""
    frame = game.stack[-1]
    assert isinstance(frame, ChoosingPlayer)
    given = game.node(frame.node).effect == AddToDiscard(This())
    return max(-(definition(game, frame.scope.source).pv or 0), 0) if given else 0


def lowered(game: Game, decision: Decision) -> str:
    """What the counter of a player shows after an effect that is offered, if it is one that lowers it (Hadès)."""
    frame = game.stack[-1]
    effect = game.node(frame.node) if isinstance(frame, Offering) else None
    if not isinstance(effect, LowerCounter):
        return NONE
    return str(max(game.counters[counter(decision.seat)] - effect.by, LEAST))


def binds_of(way: OpenWay, used: tuple[int, ...]) -> Binds:
    return {"used": used, "fighters": used if way.kind == "force" else ()}


def bill(game: Game, target: int, way: OpenWay, used: tuple[int, ...]) -> dict[str, Any]:
    """What an acquisition costs, and what these cards give towards it."""
    binds = binds_of(way, used)
    return {
        "target": definition(game, target).name,
        "cost": game.number(COST[way.kind], target, binds, way.cost) or 0,
        "have": sum(game.number(way.kind, ref, binds) or 0 for ref in used),
    }
