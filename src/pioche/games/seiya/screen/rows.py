"""Of what the tables of cards are made that a terminal shows: numbers, texts, and who faces a card."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from pioche.games.seiya.acquire import able, obstacle, ways
from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.screen.talk import STYLES, TerminalTalk
from pioche.games.seiya.wording import card_text
from pioche.games.seiya.wording.talk import bill
from pioche.kernel.state.game import Game

GIVES = ("force", "heal", "cosmos")


def numbers(game: Game, ref: int, keys: tuple[str, ...], talk: TerminalTalk) -> Text:
    """Numbers of a card as they are now, "F2 C1"; those that are not as printed stand out."""
    found = []
    for key in keys:
        amount = game.number(key, ref, game.rules.supposed(game, ref))
        printed = game.printed(key, ref)
        if amount is not None and (amount or printed is not None):
            style = STYLES[key] if amount == printed else f"bold underline {STYLES[key]}"
            found.append(Text(talk.say("screen-" + key, amount=amount), style))
    return Text(" ").join(found)


def short_text(card: SeiyaCard, talk: TerminalTalk) -> Text:
    """What the card does, on one line; it is cut where the line ends."""
    return Text(" ".join(card_text(card, talk.language).split()), "dim", no_wrap=True, overflow="ellipsis")


def victory(card: SeiyaCard) -> str:
    return "*" if card.pv_rule else "" if card.pv is None else str(card.pv)


def facing(game: Game, talk: TerminalTalk, target: int) -> list[RenderableType]:
    """The cards played facing a card of the field, how far they reach, and what else stands in the way."""
    found: list[RenderableType] = []
    for seat in range(game.players):
        refs = tuple(ref for ref in game.cards_in("play", seat) if game.cards[ref].link == target)
        if not refs:
            continue
        found.append(played(game, talk, seat, refs))
        reach = []
        for way in ways(game, target):
            used = able(game, seat, target, way.kind)
            reason = obstacle(game, target, way, used)
            text = Text(talk.say("screen-reach-" + way.kind, **bill(game, target, way, used)))
            if reason is None:
                text.append(" ✓").stylize("green")
            elif reason.text != "not-enough":
                text.append(f" ({talk.reason(reason, game)})", "italic")
            reach.append(text)
        if reach:
            found.append(Padding(Text(" · ").join(reach), (0, 0, 0, 5)))
    return found


def played(game: Game, talk: TerminalTalk, seat: int, refs: tuple[int, ...]) -> RenderableType:
    """Cards that a player has played, those that look alike counted."""
    alike: dict[str, tuple[Text, int]] = {}
    for ref in refs:
        text = Text.assemble(talk.name(game, ref), " ", numbers(game, ref, GIVES, talk))
        alike[text.plain] = text, alike.get(text.plain, (text, 0))[1] + 1
    cards = [text if count == 1 else text + f" ×{count}" for text, count in alike.values()]
    line = Text.assemble(("↳ ", "yellow"), talk.say("screen-player", who=talk.names[seat]), " ", Text(", ").join(cards))
    return Padding(line, (0, 0, 0, 3))
