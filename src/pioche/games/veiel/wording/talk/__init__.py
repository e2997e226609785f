"""What a table of L'Ordre de Veiel says: its questions, options, log lines, and what enemies are going to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from pioche.games.veiel import board, grid
from pioche.games.veiel.card import BLOCK, DEAD, LIVES, STUNNED, TOUGHNESS, WOUNDS, Assault, VeielCard
from pioche.games.veiel.encounter import CURE, PHASES, Reinforcements
from pioche.games.veiel.fight import Damage, Wounding, dealt
from pioche.games.veiel.forecast import idle
from pioche.games.veiel.lasting import Lasting
from pioche.games.veiel.moves import Placing, Push, Walking
from pioche.games.veiel.piles import ChoosingX
from pioche.games.veiel.rulebook import rulebook
from pioche.games.veiel.targets import Aiming, AllEnemies, AllHeroes, Deed, turned
from pioche.games.veiel.wording.effects import together
from pioche.games.veiel.wording.talk.log import grouped, silent
from pioche.games.veiel.wording.talk.plans import actions_left, foreseen, printed, shields, why
from pioche.games.veiel.wording.voice import Voice
from pioche.kernel.cards.effect import ChoosingOne, Seq
from pioche.kernel.cards.query import EVERYONE, NOBODY
from pioche.kernel.cards.rule import Binds
from pioche.kernel.cards.value import Effect, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.event import Event
from pioche.kernel.play.intent import Intent
from pioche.kernel.state.catalogue import Definition
from pioche.kernel.state.game import Game
from pioche.kernel.wording.stake import source_of
from pioche.kernel.wording.talk import NONE, Line, Talk
from pioche.kernel.wording.voice import Mood, capital, flag

CARD = "veiel:card:"

# The statements that an option rests on, to read to somebody who asks.
RULES_OF = {
    "place": ("veiel:mise-en-place-affrontement:1",),
    "go": ("veiel:tour-des-heros:1", "veiel:tour-des-heros:3"),
    "play": ("veiel:tour-d-un-heros:2",),
    "discard": ("veiel:tour-d-un-heros:3", "veiel:tour-d-un-heros:4"),
    "end": ("veiel:tour-d-un-heros:5", "veiel:tour-d-un-heros:7", "veiel:mort-heros:1"),
    "cell": ("veiel:deplacement:1", "veiel:deplacement:2"),
    "turn": ("veiel:zone-heros:7",),
    "take": ("veiel:se-renforcer:3",),
    "heal-wounds": ("veiel:se-renforcer:4",),
    "substitute": ("veiel:glossaire-substitution:1", "veiel:glossaire-substitution:2"),
    "from-deck": ("veiel:degats-au-heros:3",),
    "x": ("veiel:glossaire-x:1",),
}


class VeielTalk(Talk):
    """Talk at a table of L'Ordre de Veiel. Heroes are called by what they are, whoever plays them."""

    packages: ClassVar[tuple[str, ...]] = ("pioche.kernel", "pioche.games.veiel.wording.talk")

    def __init__(self, game: Game, language: str, me: int = NOBODY) -> None:
        self.book = rulebook()
        self.heroes = [board.definition(game, board.hero(game, seat)) for seat in range(game.players)]
        names = [hero.name if language == "fr" else hero.english for hero in self.heroes]
        super().__init__(game.rules, language, names, self.labelled, me)

    def labelled(self, rule: str) -> str:
        return self.book.label(rule, self.language) if self.book.has(rule) else ""

    # Cards

    def title(self, definition: Definition) -> str:
        assert isinstance(definition, VeielCard)
        return definition.name if self.language == "fr" else definition.english

    def card(self, definition: int) -> VeielCard:
        found = self.rules.catalogue.definitions[definition]
        assert isinstance(found, VeielCard)
        return found

    def the(self, card: VeielCard) -> str:
        """A figure in a sentence: heroes have an article, enemies are called by their name alone."""
        if card.kind != "hero":
            return self.title(card)
        return self.say("the-hero", hero=card.slug, name=self.title(card))

    def hero(self, seat: int) -> dict[str, str]:
        """The hero of a seat, for messages that speak of one."""
        if not 0 <= seat < len(self.heroes):
            return {"hero": NONE, "name": NONE}
        return {"hero": self.heroes[seat].slug, "name": self.title(self.heroes[seat])}

    def figure(self, game: Game, ref: int) -> str:
        """Where a figure stands, and how it fares."""
        card = game.cards[ref]
        counts = {name: card.count(name) for name in (LIVES, WOUNDS, TOUGHNESS, BLOCK)}
        return self.say(
            "figure",
            side="hero" if card.owner >= 0 else "enemy",
            threat=board.threat(game, ref) if card.owner >= 0 else 0,
            state="dead" if DEAD in card.marks else "stunned" if STUNNED in card.marks else "well",
            **cell(card.place),
            **counts,
        )

    # Questions and options

    def circumstances(self, game: Game, decision: Decision) -> dict[str, Any]:
        found = super().circumstances(game, decision)
        seat = decision.seat
        found |= self.hero(seat) | {"amount": 0, "deed": NONE, "figure": NONE, "phase": 0, "phases": PHASES}
        frame = game.stack[-1]
        match frame:
            case Aiming():
                found |= self.aimed(game, frame)
            case Walking():
                found |= self.hero(game.cards[frame.refs[0]].owner) | {"amount": frame.moves}
            case Placing():
                found["figure"] = self.the(board.definition(game, frame.refs[0]))
            case Wounding():
                found["amount"] = frame.left
            case ChoosingX():
                found["deed"] = game.node(frame.node).verb
            case Reinforcements():
                found["phase"] = frame.phase + 1
        return found

    def phrase(self, game: Game, effect: Effect, mood: Mood, source: int = 0) -> str:
        source = source or source_of(game)
        return spoken(effect, board.definition(game, source), self.language) if source else ""

    def aimed(self, game: Game, frame: Aiming) -> dict[str, Any]:
        """What a card is going to do to whom it means."""
        deed: Deed = game.node(frame.node)
        kind = type(deed).__name__.lower()
        if isinstance(deed, Push) and deed.pull:
            kind = "pull"
        if isinstance(deed, Lasting):
            kind = "affect"
        enemies = any(game.cards[ref].owner < 0 for ref in deed.to.found(game, frame.scope))
        return {"deed": kind, "figure": "enemy" if enemies else "hero"}

    def particulars(self, game: Game, decision: Decision, option: Option) -> dict[str, Any]:
        found = super().particulars(game, decision, option)
        who = option.seats[0] if option.seats else decision.seat
        found |= self.hero(who) | {"value": option.value, "amount": CURE, "stay": NONE}
        wounds = len(game.cards_in("wounds", who))
        found["wounds"] = wounds
        if option.card:
            found["details"] = ", ".join(self.details(game, decision, option)) or NONE
        match option.kind:
            case "place" | "cell" | "rune":
                found |= cell(option.value)
                stays = option.kind == "cell" and option.card and game.cards[option.card].place == option.value
                found["stay"] = NONE if not stays else "hero" if game.cards[option.card].owner >= 0 else "enemy"
            case "play":
                found["comes"] = self.comes(game, decision, option)
            case "go":
                found["state"] = "dead" if board.dead(game, option.card) else "well"
            case "turn":
                found |= {"facing": grid.FACINGS[option.value], "cards": self.swept(game, option)}
            case "seek":
                found["card"] = self.title(self.card(option.value))
            case "option":
                found["text"] = self.choice(game, option)
        return found

    def details(self, game: Game, decision: Decision, option: Option) -> Iterator[str]:
        """Where a card is that is not in the hand of whoever is asked; of a figure, how it fares."""
        zone = self.rules.zone_at[game.cards[option.card].zone]
        if option.kind != "card":
            return
        if zone.name == "board":
            yield self.figure(game, option.card)
            frame = game.stack[-1]
            deed = game.node(frame.node) if isinstance(frame, Aiming) else None
            if isinstance(frame, Aiming) and isinstance(deed, Damage):
                printed = deed.amount.count(game, frame.scope.having("target", (option.card,)))
                yield self.say("suffers", amount=dealt(game, option.card, printed, frame.scope))
        elif zone.name not in ("hand", "stock", "shown"):
            yield self.say("zone-" + zone.name)
        _, several, which = option.key.partition("#")
        if several:  # a copy of a card that is listed already
            yield self.say("which", number=which)

    def swept(self, game: Game, option: Option) -> str:
        """Whom a zone means that is turned this way."""
        frame = game.stack[-1]
        assert isinstance(frame, Aiming)
        deed: Deed = game.node(frame.node)
        assert isinstance(deed.to, AllEnemies | AllHeroes)
        refs = deed.to.within(game, frame.scope, turned(game, frame.scope, option.value))
        return ", ".join(self.name(game, ref) for ref in refs if deed.fits(game, ref, frame.scope))

    def choice(self, game: Game, option: Option) -> str:
        """One of the effects among which a card lets its hero choose."""
        frame = game.stack[-1]
        if not isinstance(frame, ChoosingOne):
            return NONE
        effect = game.node(frame.node).options[option.value]
        return together(effect, Voice(self.language, board.definition(game, frame.scope.source)))

    # The log

    def groups(self, events: Iterable[Event]) -> Iterator[list[Event]]:
        return grouped(self.rules, events)

    def line(self, events: list[Event]) -> Line:
        told = [event for event in events if not silent(self.rules, event)] or events
        first = told[0]
        zones = self.rules.zone_at
        amounts = {event.kind: event.amount for event in told}
        alike = [event for event in told if event.kind == first.kind]
        text = self.say(
            "event-" + first.kind,
            **self.hero(first.seat),
            **cell(first.place),
            cards=self.cards(alike),
            figure=self.figures(alike),
            count=len(alike),
            amount=first.amount,
            blocked=amounts.get("blocked", 0),
            lives=amounts.get("lose-life", 0),
            origin=zones[first.origin].name if first.origin >= 0 else NONE,
            to=zones[first.to].name if first.to >= 0 else NONE,
            source=self.title(self.card(first.source)) if first.source >= 0 else NONE,
            own=flag(first.source == first.definition),
            attack=flag(self.attacks(first)),
            action=self.action(first),
            you="no",
            who=self.names[first.seat] if first.seat >= 0 else NONE,
        )
        return Line(capital(text), self.label(first.rule) if first.rule else "")

    def figures(self, events: list[Event]) -> str:
        return ", ".join(self.the(self.card(event.definition)) for event in events if event.definition >= 0) or NONE

    def cards(self, events: list[Event]) -> str:
        """An amount is never a place here."""
        return super().cards([replace(event, amount=0) for event in events])

    def said_by(self, rule: str) -> VeielCard | None:
        """The card whose text a rule is."""
        if not rule.startswith(CARD):
            return None
        slug, _, _ = rule.removeprefix(CARD).rpartition(":")
        return self.card(self.rules.catalogue.by_slug[slug])

    def attacks(self, event: Event) -> bool:
        """Whether damage is an attack: the rest of what enemies do, their passives, is none."""
        card = self.said_by(event.rule)
        if card is None or card.kind not in ("enemy", "action"):
            return False
        return isinstance(card.abilities[int(event.rule.rpartition(":")[2]) - 1], Assault)

    def action(self, event: Event) -> str:
        """The Action by which a boss does something."""
        card = self.said_by(event.rule)
        return self.title(card) if card is not None and card.kind == "action" else NONE

    # What enemies are going to do

    def plan(self, game: Game, ref: int) -> str:
        """What an enemy is going to do, as the board stands, in one sentence; nothing while the enemies are at it."""
        intent = foreseen(game, ref)
        return capital(", ".join(self.steps(game, intent))) if intent else ""

    def steps(self, game: Game, intent: Intent) -> Iterator[str]:
        ref = intent.card
        if intent.note == "boss":
            left, every = actions_left(game, ref)
            yield self.say("plan-boss", left=left, every=every)
            return
        if intent.note == "stunned":
            yield self.say("plan-stunned")
            return
        first = "summons" if intent.note == "summons" else "shields" if shields(game, ref) else ""
        if first:
            yield self.say("plan-" + first)
        if intent.path:
            yield self.say("plan-goes", **cell(intent.path[-1]))
        if intent.targets:
            told = [self.blow(game, *blow) for blow in zip(intent.targets, intent.amounts, intent.harm, strict=True)]
            yield self.say("plan-attacks", blows=", ".join(told))
        elif intent.path or not first:
            yield self.say("plan-walk" if intent.path else "plan-idle")
        if not intent.sure and intent.note != "summons":
            yield self.say("plan-unsure")

    def blow(self, game: Game, hero: int, amount: int, harm: int) -> str:
        figure = self.the(board.definition(game, hero))
        return self.say("plan-blow", figure=figure, amount=amount, wounds=NONE if harm == amount else harm)

    def now(self, game: Game, definition: Definition) -> list[str]:
        """Of each such figure on the board: where it stands, how it fares, what it is going to do and why."""
        number = self.rules.catalogue.by_slug[definition.slug]
        found = []
        for ref in game.cards_in("board"):
            if game.cards[ref].definition == number:
                found += [capital(self.figure(game, ref)), *self.outlook(game, ref)]
        return found

    def outlook(self, game: Game, ref: int) -> list[str]:
        """Of a hero, the threat; of an enemy its plan, the damage with its parts, and the rules by which it does so."""
        if game.cards[ref].owner >= 0:
            return [self.say("value-threat", number=self.number(game, "threat", ref))]
        intent = foreseen(game, ref)
        if intent is None:
            return []
        rules = [
            self.say("by-rule", label=self.label(rule), statement=self.statement(rule)) for rule in why(game, intent)
        ]
        return [self.plan(game, ref), *self.harms(game, intent), *rules]

    def harms(self, game: Game, intent: Intent) -> list[str]:
        """The damage of an attack explains itself, where something changes it."""
        found = []
        for hero, base in printed(game, intent):
            told = self.number(game, "attack", intent.card, {"target": (hero,)}, base)
            if told and told != str(base):
                found.append(self.say("value-attack", figure=self.the(board.definition(game, hero)), number=told))
        return found

    # What is behind an option, for whoever asks

    def numbers(self, game: Game, decision: Decision, option: Option) -> list[str]:
        """Of an enemy, the damage it is about to suffer and its plan; of a hero, the threat."""
        ref = option.card
        if self.rules.zone_at[game.cards[ref].zone].name != "board":
            return []
        frame = game.stack[-1]
        found = []
        if isinstance(frame, Aiming) and isinstance(game.node(frame.node), Damage) and option.kind == "card":
            deed: Damage = game.node(frame.node)
            printed = deed.amount.count(game, frame.scope.having("target", (ref,)))
            binds: Binds = {"target": (ref,), "card": (frame.scope.source,)}
            damage = self.number(game, "damage", frame.scope.source, binds, printed)
            found.append(self.say("value-damage", number=damage))
            armour = self.number(game, "armour", ref, binds, 0)
            if armour not in (None, "0"):
                found.append(self.say("value-armour", number=armour))
        return [*found, *self.outlook(game, ref)]

    def statements(self, game: Game, decision: Decision, option: Option) -> list[tuple[str, str]]:
        """The rules that an option rests on: label and statement of each."""
        found = [*RULES_OF.get(option.kind, ()), *([decision.rule] if decision.rule else [])]
        known = [rule for rule in dict.fromkeys(found or game.step.rules[:1]) if self.book.has(rule)]
        return [(self.label(rule), self.statement(rule)) for rule in known]

    @staticmethod
    def comes(game: Game, decision: Decision, option: Option) -> str:
        """What would come of playing a card: something, nothing for want of anybody in its zone, or nothing at all."""
        if not reaches(game, decision.seat, option.card):
            return "nobody"
        return "nothing" if idle(game, decision.seat, option.key) else "something"

    def statement(self, rule: str) -> str:
        return self.book.statement(rule, self.language) if self.book.has(rule) else ""


@lru_cache(maxsize=2_000)
def spoken(effect: Effect, card: VeielCard, language: str) -> str:
    """An effect of a card as a clause, "" where there are no words for it alone."""
    try:
        return together(effect, Voice(language, card))
    except LookupError:
        return ""


def reaches(game: Game, seat: int, ref: int) -> bool:
    """Whether somebody is where a card of the hand reaches, if it begins with whom it means."""
    card = board.definition(game, ref)
    effect = card.effect()
    first = effect.parts[0] if isinstance(effect, Seq) else effect
    return not isinstance(first, Deed) or not first.chooses or first.can(game, Scope(seat, seat, ref), EVERYONE)


def cell(at: int) -> dict[str, int]:
    """A cell as people call it."""
    return {"row": grid.row(at), "column": grid.column(at)} if at else {"row": 0, "column": 0}


__all__ = ["RULES_OF", "VeielTalk", "cell"]
