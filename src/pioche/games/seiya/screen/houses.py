"""What the duel of Hadès puts on the table, in a terminal: the revealed Maison, the counters, the Autel."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from pioche.games.seiya.field import definition
from pioche.games.seiya.houses import counter
from pioche.games.seiya.screen.rows import facing, short_text
from pioche.games.seiya.screen.talk import STYLES, TerminalTalk
from pioche.kernel.state.game import Game
from pioche.kernel.wording.voice import flag
from pioche.terminal.pieces import titled


def played(game: Game) -> bool:
    """Whether this is a duel."""
    return counter(0) in game.counters


def pile(game: Game, talk: TerminalTalk, seat: int) -> Text:
    """In place of the clock: the Maisons to come, and the next one if it is known; with none left the duel ends."""
    coming = game.cards_in("houses")
    known = coming and game.known(coming[-1], seat)
    return Text.assemble(
        (talk.say("screen-houses", count=len(coming), left=flag(bool(game.cards_in("house")))), "bold"),
        talk.say("screen-next-house", card=talk.name(game, coming[-1])) if known else "",
        (talk.say("screen-piles", reserve=len(game.cards_in("reserve")), removed=len(game.cards_in("removed"))), "dim"),
    )


def common(game: Game, talk: TerminalTalk, seat: int) -> list[RenderableType]:
    """The Autel, and the revealed Maison: what it costs each player, its condition, who faces it."""
    found: list[RenderableType] = []
    for ref in game.cards_in("altar"):
        found += [Text(talk.name(game, ref), "bold"), indented(short_text(definition(game, ref), talk))]
    for ref in game.cards_in("house"):
        card = definition(game, ref)
        costs = [
            Text.assemble(
                talk.say("screen-player", who=talk.say("screen-you") if player == seat else talk.names[player]),
                " ",
                (talk.say("screen-cost_force", amount=game.counters[counter(player)]), STYLES["cost_force"]),
            )
            for player in ((seat + step) % game.players for step in range(game.players))
        ]
        worth = Text(talk.say("cards-points", points=card.pv), "yellow")
        found.append(Text(" · ").join([Text(talk.name(game, ref), "bold"), *costs, worth]))
        found += [indented(short_text(card, talk)), *facing(game, talk, ref)]
    return found


def indented(text: Text) -> Text:
    text.pad_left(3)
    return text


def beside(game: Game, talk: TerminalTalk, seat: int) -> list[Text]:
    """The Maisons that a player has acquired."""
    refs = game.cards_in("own-houses", seat)
    return [Text(talk.say("screen-own-houses", cards=titled(game, refs, talk)), "yellow")] if refs else []
