"""The table of the Dragon Ball Super Card Game in a terminal, as a seat sees it, and how a game ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pioche.games.dbs.areas import definition
from pioche.games.dbs.battle import Attack
from pioche.games.dbs.card import MARKERS, DbsCard
from pioche.games.dbs.screen.talk import STYLES, TerminalTalk, style_of
from pioche.games.dbs.wording import card_text
from pioche.kernel.state.game import Game
from pioche.terminal.pieces import grid, heading, titled, turn_heading, winners

IN_PLAY = ("leader", "unison", "battle", "combo")
NAME, LABEL, POWER = 28, 9, 7  # columns


def picture(game: Game, talk: TerminalTalk, seat: int, bots: Mapping[int, str], width: int) -> Group:
    """The opponent's areas, then the seat's own, the battle that is going on, and the hand."""
    other = 1 - seat
    return Group(
        turn_heading(game, talk, seat),
        *side(game, talk, other, seat, bots),
        Text(),
        *side(game, talk, seat, seat, bots),
        *fight(game, talk),
        Text(),
        hand(game, talk, seat),
    )


def side(game: Game, talk: TerminalTalk, seat: int, me: int, bots: Mapping[int, str]) -> list[RenderableType]:
    who = talk.say("screen-you") if seat == me else talk.names[seat]
    if seat in bots:
        who += f" ({bots[seat]})"
    sizes = {area: len(game.cards_in(area, seat)) for area in ("hand", "deck", "life")}
    rows: list[RenderableType] = [
        Text.assemble((talk.say("screen-player", who=who), "bold"), " ", talk.say("dbs-side", **sizes))
    ]
    for area in IN_PLAY:
        refs = game.cards_in(area, seat)
        for place, ref in enumerate(refs):
            row = grid(LABEL, NAME, POWER)
            label = "" if place else talk.say("dbs-area", area=area)
            worth = number(game, talk, ref, "combo_power" if area == "combo" else "power")
            row.add_row(Text(label, "dim"), name(game, talk, ref), worth, state(game, talk, ref))
            rows.append(row)
    rows.append(line(talk, "energy", energy(game, talk, seat)))
    for area in ("life", "drop", "warp"):
        known = tuple(ref for ref in game.cards_in(area, seat) if game.cards[ref].seen >> me & 1)
        if known:
            # The newest first; names have commas in them.
            names = titled(game, known[::-1], talk, " · ")
            rows.append(line(talk, area, Text(talk.say("dbs-pile", count=len(known), cards=names), "dim")))
    return rows


def line(talk: TerminalTalk, area: str, content: Text) -> Table:
    row = grid(LABEL)
    row.add_row(Text(talk.say("dbs-area", area=area), "dim"), content)
    return row


def name(game: Game, talk: TerminalTalk, ref: int) -> Text:
    style = style_of(definition(game, ref).colours)
    return Text(talk.name(game, ref), f"bold {style}", no_wrap=True, overflow="ellipsis")


def number(game: Game, talk: TerminalTalk, ref: int, key: str) -> Text:
    """A number as it is now; where that is not as printed, it stands out."""
    amount, printed = game.number(key, ref), game.printed(key, ref)
    if printed is None:
        return Text()
    style = "" if amount == printed else "bold underline"
    return Text(talk.say("dbs-number", amount=amount or 0), style, justify="right")


def state(game: Game, talk: TerminalTalk, ref: int) -> Text:
    """How a card lies, its markers, the cards under it; then what it says."""
    card = game.cards[ref]
    under = sum(game.cards[other].link == ref for other in game.cards_in("under", game.seat_of(ref)))
    parts = [
        *([Text(talk.say("rested"), "yellow")] if card.mode else []),
        *([Text(talk.say("markers", count=card.count(MARKERS)), "cyan")] if card.counters else []),
        *([Text(talk.say("dbs-under", count=under), "cyan")] if under else []),
        short_text(definition(game, ref), talk),
    ]
    return Text(" · ").join(part for part in parts if part)


def short_text(card: DbsCard, talk: TerminalTalk) -> Text:
    """What the card says, on one line; it is cut where the line ends."""
    return Text(" ".join(card_text(card, talk.language).split()), "dim", no_wrap=True, overflow="ellipsis")


def energy(game: Game, talk: TerminalTalk, seat: int) -> Text:
    parts = []
    for mode, message in enumerate(("dbs-active", "dbs-rested")):
        refs = [ref for ref in game.cards_in("energy", seat) if game.cards[ref].mode == mode]
        colours = Counter(definition(game, ref).colours for ref in refs)
        told = [Text(f"{talk.colours(kind)} {count}", STYLES[kind[0]]) for kind, count in sorted(colours.items())]
        if told:
            parts.append(Text.assemble(talk.say(message, count=len(refs)), " (", Text(", ").join(told), ")"))
    return Text(" · ").join(parts) if parts else Text(talk.say("dbs-none"), "dim")


def fight(game: Game, talk: TerminalTalk) -> list[RenderableType]:
    """Who attacks whom, with combos."""
    attack = game.nearest(Attack)
    if not isinstance(attack, Attack) or not game.alive(attack.attacker) or not game.alive(attack.guard):
        return []
    told = talk.say(
        "dbs-fight",
        attacker=talk.name(game, attack.attacker),
        guard=talk.name(game, attack.guard),
        mine=attack.power(game, attack.seat),
        theirs=attack.power(game, 1 - attack.seat),
    )
    return [Text(), Text(told, "bold red")]


def hand(game: Game, talk: TerminalTalk, seat: int) -> Group:
    refs = game.cards_in("hand", seat)
    groups: dict[str, list[int]] = {}
    for ref in refs:
        groups.setdefault(talk.name(game, ref), []).append(ref)
    table = grid(NAME, 4, POWER, POWER + 2)
    title = Text(talk.say("screen-hand", count=len(refs)), "bold")
    table.add_row(title, *(Text(talk.say("dbs-column", column=name), "dim") for name in ("cost", "power", "combo")))
    for title_of, same in groups.items():
        card = definition(game, same[0])
        table.add_row(
            Text(
                talk.say("card-times", card=title_of, count=len(same)),
                f"bold {style_of(card.colours)}",
                no_wrap=True,
                overflow="ellipsis",
            ),
            cost(game, same[0]),
            number(game, talk, same[0], "power"),
            combo(game, talk, same[0]),
            short_text(card, talk),
        )
    return Group(table)


def cost(game: Game, ref: int) -> Text:
    amount, printed = game.number("cost", ref), game.printed("cost", ref)
    shown = "X" if definition(game, ref).x_cost else "" if printed is None else str(amount)
    return Text(shown, "" if amount == printed else "bold underline", justify="right")


def combo(game: Game, talk: TerminalTalk, ref: int) -> Text:
    """What a combo with the card adds, and what it costs."""
    if game.printed("combo_power", ref) is None:
        return Text()
    gains, costs = number(game, talk, ref, "combo_power"), number(game, talk, ref, "combo_cost")
    return Text.assemble(gains, "/", costs, justify="right")


def scores(game: Game, talk: TerminalTalk) -> Group:
    """The life that is left to each, and who wins."""
    rows: list[RenderableType] = [heading(talk.say("screen-over"))]
    for seat in range(game.players):
        life, deck = len(game.cards_in("life", seat)), len(game.cards_in("deck", seat))
        rows.append(Text(talk.say("dbs-score", who=talk.names[seat], life=life, deck=deck), "bold"))
    rows.append(winners(game, talk))
    return Group(*rows)
