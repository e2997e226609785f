"""What a table of Saint Seiya says: the game's own questions, options and log lines."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from pioche.games.seiya.acquire import COST, Acquire, OpenWay, able, ways
from pioche.games.seiya.card import HERO, HEROES, RANKS, Activation, SeiyaCard
from pioche.games.seiya.field import abilities, definition
from pioche.games.seiya.rulebook import rulebook
from pioche.games.seiya.wording import keyword, zone_name
from pioche.kernel.catalogue import Definition
from pioche.kernel.decision import Decision, Option
from pioche.kernel.game import Game
from pioche.kernel.modify import Binds
from pioche.kernel.view import NOBODY
from pioche.kernel.wording.talk import NONE, Talk

NUMBERS = (*COST.values(), "force", "heal", "cosmos")
SIGNS = dict(zip(RANKS, "●▲◆★", strict=False))  # the last rank has none

# The statements that an action of the main phase rests on, to read to somebody who asks.
RULES_OF = {
    "play-character": ("seiya:classic:5.1.2:2", "seiya:classic:5.1.2:3"),
    "play-armour": ("seiya:classic:5.1.3:3", "seiya:classic:5.1.3:2"),
    "acquire-force": ("seiya:classic:5.1.4.a:5", "seiya:glossary:acquerir:3"),
    "acquire-cosmos": ("seiya:classic:5.1.4.a:5", "seiya:glossary:acquerir:4"),
    "use": ("seiya:classic:5.1.5:10", "seiya:classic:5.1.5:9"),
    "heal": ("seiya:classic:5.1.6:4", "seiya:classic:5.1.6:5"),
    "end": ("seiya:classic:5:3",),
}


class SeiyaTalk(Talk):
    """Talk at a table of Saint Seiya. Players are called by their heroes."""

    packages: ClassVar[tuple[str, ...]] = ("pioche.kernel", "pioche.games.seiya.wording.talk")

    def __init__(self, game: Game, language: str, me: int = NOBODY) -> None:
        heroes = list(HEROES.values())
        names = [heroes[game.counters[f"hero/{seat}"]] for seat in range(game.players)]
        super().__init__(game.rules, language, names, lambda rule: rulebook().label(rule, language), me)

    def title(self, definition: Definition) -> str:
        """Cards of a hero share a name: the sign of the rank tells them apart."""
        assert isinstance(definition, SeiyaCard)
        return f"{definition.name} {SIGNS[definition.ranks[0]]}" if HERO in definition.classes else definition.name

    def circumstances(self, game: Game, decision: Decision) -> dict[str, Any]:
        found = super().circumstances(game, decision)
        frame = game.stack[-1]
        if isinstance(frame, Acquire):
            found |= bill(game, frame.target, frame.open_way(game), frame.used)
        return found

    def particulars(self, game: Game, decision: Decision, option: Option) -> dict[str, Any]:
        found = super().particulars(game, decision, option)
        if option.card:
            found["details"] = ", ".join(self.details(game, decision, option)) or NONE
        if option.kind in ("acquire-force", "acquire-cosmos"):
            way = ways(game, option.card)[option.value]
            found |= bill(game, option.card, way, able(game, decision.seat, option.card, way.kind))
        if option.kind == "use":
            ((ability, _),) = abilities(game, option.card, Activation)
            found["keyword"] = keyword(ability, self.language)
        return found

    def details(self, game: Game, decision: Decision, option: Option) -> list[str]:
        """Where a card is, if it is not in the hand of whoever is asked, and the number that matters in the choice."""
        card = game.card(option.card)
        zone = self.rules.zone_list[card.zone >> 3]
        found = []
        if zone.name == "field":
            found.append(self.say("slot", slot=card.place))
        elif zone.common or card.zone & 7 == decision.seat:
            if zone.name not in ("hand", "play") and option.kind == "card":
                found.append(zone_name(zone.name, self.language))
        else:
            found.append(self.say("zone-of", zone=zone_name(zone.name, self.language), who=self.names[card.zone & 7]))
        if zone.name == "play" and game.alive(card.link) and option.kind != "card":
            found.append(self.say("facing", card=self.name(game, card.link)))
        if decision.ask == "choose-to-face":
            costs = [
                self.say("costs-" + kind, amount=amount)
                for kind, key in COST.items()
                if (amount := game.number(key, option.card)) is not None
            ]
            found += costs or [self.say("costs-nothing")]
        frame = game.stack[-1]
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
            printed = self.rules.catalogue.numbers[game.card(option.card).definition]
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
        if option.kind == "use":
            found += [rule for _, rule in abilities(game, option.card, Activation)]
        if option.kind == "pay":
            found += [entry.scope.rule for entry in game.index["price"] if entry.source == option.card]
        if decision.rule:
            found.append(decision.rule)
        return [(self.label(rule), self.statement(rule)) for rule in found or game.step.rules[:1]]

    def statement(self, rule: str) -> str:
        return rulebook().statement(rule, self.language)


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
