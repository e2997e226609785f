"""What the expansions of Saint Seiya put on the table, in a terminal: statue, Pillars, Épopée, boards, frost, Hilda."""

from __future__ import annotations

from rich.text import Text

from pioche.games.seiya.asgard import SAPPHIRES
from pioche.games.seiya.card import HOURGLASSES, PV
from pioche.games.seiya.field import definition
from pioche.games.seiya.powers import TECHNIQUE
from pioche.games.seiya.solo import TURNS
from pioche.games.seiya.tokens import ENERGY
from pioche.games.seiya.wording import card_text
from pioche.kernel.state.game import Game
from pioche.kernel.wording.table_talk import TableTalk

LIT, OUT = "◆", "◇"


def counter(game: Game, talk: TableTalk) -> Text:
    """In place of the clock: how far the game against Hilda has come, and what her die shows."""
    turn, die = game.counters["turn"], game.counters.get("die", 0)
    return Text.assemble(
        (talk.say("screen-counter", turn=turn, turns=TURNS), "bold"),
        " ",
        Text(talk.say("screen-die", number=die), "cyan") if die else "",
        (talk.say("screen-piles", reserve=len(game.cards_in("reserve")), removed=len(game.cards_in("removed"))), "dim"),
    )


def common(game: Game, talk: TableTalk) -> list[Text]:
    """The statue with its Sapphires, the Pillars that can be faced, and the Épopée with its hourglasses."""
    found = []
    if "sapphires" in game.counters:
        lit = game.counters["sapphires"]
        stones = Text.assemble((LIT * lit, "bright_blue"), (OUT * (SAPPHIRES - lit), "dim"))
        found.append(Text.assemble((talk.say("screen-sapphires"), "bold"), " ", stones))
    if pillars := game.cards_in("pillars"):
        names = ", ".join(with_tokens(game, talk, ref) for ref in pillars)
        found.append(Text.assemble((talk.say("screen-pillars"), "bold"), " ", names))
    for ref in game.cards_in("epic"):
        card = definition(game, ref)
        past = game.cards[ref].count(HOURGLASSES)
        glasses = Text.assemble(("⧗" * past, "yellow"), ("⧖" * (card.hourglasses - past), "dim"))
        text = " ".join(card_text(card, talk.language).split())
        found.append(Text.assemble((talk.say("screen-epic", name=card.name), "bold"), " ", glasses, " ", (text, "dim")))
    return found


def with_tokens(game: Game, talk: TableTalk, ref: int) -> str:
    """A card, with the Victory Points that lie on it."""
    name, tokens = talk.name(game, ref), game.cards[ref].count(PV)
    return talk.say("screen-with-tokens", card=name, amount=f"{tokens:+}") if tokens else name


def beside(game: Game, talk: TableTalk, seat: int) -> Text:
    """What a player has besides the base box's cards: Energy, Relics, frozen cards, Weapons, tokens, Pillars."""
    found = []
    counters = game.counters
    if f"energy/{seat}" in counters:
        energy = counters[f"energy/{seat}"]
        used = TECHNIQUE in game.tallies and seat == game.active
        found.append(talk.say("screen-energy", amount=energy, most=ENERGY, used="yes" if used else "no"))
    if relics := game.cards_in("relics", seat):
        found.append(talk.say("screen-relics", cards=", ".join(with_tokens(game, talk, ref) for ref in relics)))
    if frozen := game.cards_in("frozen", seat):
        cards = [talk.say("screen-frost", card=talk.name(game, ref), level=game.cards[ref].mode) for ref in frozen]
        found.append(talk.say("screen-frozen", cards=", ".join(cards)))
    if guard := game.cards_in("guard", seat):
        found.append(talk.say("screen-guard", cards=", ".join(talk.name(game, ref) for ref in guard)))
    if trophies := game.cards_in("trophies", seat):
        found.append(talk.say("screen-trophies", cards=", ".join(with_tokens(game, talk, ref) for ref in trophies)))
    if weapons := counters.get(f"weapons/{seat}", 0):
        found.append(talk.say("screen-weapons", count=weapons))
    if tokens := counters.get(f"tokens/{seat}", 0):
        found.append(talk.say("screen-tokens", amount=f"{tokens:+}"))
    if seat in game.automatic:
        hand = [talk.name(game, ref) for ref in game.cards_in("hand", seat)]
        found.append(talk.say("screen-held", cards=", ".join(hand) or "–"))
        found.append(talk.say("screen-apart", count=len(game.cards_in("apart", seat))))
    return Text(" · ".join(found), "cyan")
