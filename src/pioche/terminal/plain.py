"""The screen of a game that has none of its own: its zones, cards by name, numbers and counters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from pioche.kernel.cards.query import NOBODY
from pioche.kernel.rules import Rules
from pioche.kernel.state.catalogue import Definition
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import CardView, view
from pioche.kernel.wording import Speech, speech
from pioche.kernel.wording.plain import PlainTalk, Score, spelt, words_of
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.table_talk import TableTalk
from pioche.kernel.wording.voice import capital
from pioche.terminal.options import Listing
from pioche.terminal.pieces import counted, heading, turn_heading, winners


class PlainScreen:
    """A game seen through its view and its rules."""

    def __init__(self, package: str, rules: Rules, score: Score) -> None:
        self.packages = (*words_of(package), "pioche.terminal")
        self.rules = rules
        self.score = score

    def words(self, language: str) -> Speech:
        return speech(language, *self.packages)

    def settings(self, config: Any, language: str) -> list[str]:
        """What was not left as usual, by name."""
        agreed = msgspec.to_builtins(config)
        usual = msgspec.to_builtins(type(config)())
        changed = [key for key, value in agreed.items() if key == "players" or value != usual.get(key)]
        return [self.words(language).say("plain-number", name=spelt(key), number=str(agreed[key])) for key in changed]

    def rulebook(self, rules: Rules) -> Rulebook:
        return Rulebook("pioche.kernel", {}, {})

    def talk(self, game: Game, language: str, seat: int = NOBODY) -> PlainTalk:
        return PlainTalk(game, language, seat, self.packages)

    # The table

    def picture(self, game: Game, talk: TableTalk, seat: int, bots: Mapping[int, str], width: int) -> Group:
        """What lies in the middle, then each player's zones, the seat's own last."""
        seen = view(game, seat)
        rows: list[RenderableType] = [turn_heading(game, talk, seat)]
        if counters := [f"{spelt(key)} {amount}" for key, amount in seen.counters.items() if key != "turn"]:
            rows.append(Text(" · ".join(counters), "dim"))
        commons = [zone.name for zone in game.rules.zone_list if zone.common]
        rows += [self.zone(talk, name, seen.zones[name][0]) for name in commons if seen.zones[name][0]]
        for player in [(seat + 1 + step) % game.players for step in range(game.players)]:
            who = talk.say("screen-you") if player == seat else talk.names[player]
            if player in bots:
                who += f" ({bots[player]})"
            rows.append(Text(talk.say("screen-player", who=who), "bold"))
            own = {zone.name: seen.zones[zone.name][player] for zone in game.rules.zone_list if not zone.common}
            rows += [Padding(self.zone(talk, name, cards), (0, 0, 0, 3)) for name, cards in own.items() if cards]
        return Group(*rows)

    def zone(self, talk: TableTalk, name: str, cards: tuple[CardView, ...]) -> Text:
        """The cards of a zone by name, those that the seat does not know by their number."""
        known = counted([self.card(card) for card in cards if card.slug], talk)
        hidden = sum(not card.slug for card in cards)
        parts = [*([known] if known else []), *([talk.say("hidden-cards", count=hidden)] if hidden else [])]
        words = self.words(talk.language)
        label = capital(words.say("zone-" + name)) if words.knows("zone-" + name) else spelt(name)
        return Text.assemble((label, "cyan"), " ", ", ".join(parts))

    def card(self, card: CardView) -> str:
        """A card with its place, numbers and markers."""
        catalogue = self.rules.catalogue
        facts = [f"{spelt(key).lower()} {number}" for key, number in card.numbers.items()]
        facts += [f"{spelt(key).lower()} {number}" for key, number in card.counters.items()]
        facts += [f"#{card.place}"] * bool(card.place)
        name = catalogue.definitions[catalogue.by_slug[card.slug]].name
        return f"{name} ({', '.join(facts)})" if facts else name

    def scores(self, game: Game, talk: TableTalk) -> Group:
        rows: list[RenderableType] = [heading(talk.say("screen-over"))]
        scores = [(talk.names[seat], self.score(game, seat)) for seat in range(game.players)]
        rows += [
            Text(talk.say("plain-number", name=name, number=str(points)), "bold")
            for name, points in scores
            if points is not None
        ]
        return Group(*rows, winners(game, talk))

    # Cards

    def whole_card(self, card: Definition, language: str) -> list[RenderableType]:
        """Its numbers, and the words by which other cards know it."""
        facts = [f"{spelt(key)} {number}" for key, number in card.numbers().items()]
        return [Text(" · ".join([*sorted(card.words() - {card.name}), *facts]), "dim")]

    def in_order(self, asked: Listing) -> list[Definition]:
        return sorted(self.rules.catalogue.definitions, key=lambda card: card.name)

    def names(self, card: Definition) -> str:
        return " ".join((card.name, card.slug, *sorted(card.words())))

    def facts(self, card: Definition) -> dict[str, Any]:
        return {"slug": card.slug, "name": card.name, **card.numbers()}

    def show_cards(self, console: Console, found: list[Definition], lang: str) -> None:
        for card in found:
            console.print(Text(card.name, "bold"))
            for row in self.whole_card(card, lang):
                console.print(Padding(row, (0, 0, 0, 3)))

    def group(self, key: str, value: str, language: str) -> tuple[str, str]:
        return spelt(key), spelt(value)
