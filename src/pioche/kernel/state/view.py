"""What one seat sees (law 7), and resample(): a whole state that agrees with it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from pioche.kernel.cards.inforce import fresh_index
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Decision
from pioche.kernel.state.card import life_of, number_of
from pioche.kernel.state.chance import Chance
from pioche.kernel.state.game import Game


class CardView(Struct, frozen=True):
    """A card as a seat sees it. A hidden card has no slug and no tag: it is known only by its place."""

    slug: str = ""
    tag: int = 0  # the card's life: new whenever the card has moved
    place: int = 0
    facing: int = 0  # the tag of the card it was set against, 0 if that one is gone
    marks: tuple[str, ...] = ()
    mode: int = 0  # how it lies
    counters: int = 0  # markers on it
    numbers: dict[str, int] = {}  # its numbers now, printed or gained, changes counted


class View(Struct, frozen=True):
    """What a seat may know: nothing else of a game ever reaches a player or a bot."""

    game: str
    seat: int
    players: int
    active: int
    counters: dict[str, int]
    zones: dict[str, tuple[tuple[CardView, ...], ...]]  # by name; one row for a common zone, else one per seat
    focus: dict[str, tuple[int, ...]]  # the tags of cards that play a part in what is going on, by that part
    asked: int  # the seat that must decide, -1 when the game is over
    decision: Decision | None  # what is asked, if it is asked of this seat; its cards by their tags
    result: tuple[int, ...] | None

    def cards(self, zone: str, seat: int = 0) -> tuple[CardView, ...]:
        return self.zones[zone][seat]


HIDDEN = CardView()


def card_view(game: Game, ref: int, seat: int, live: bool) -> CardView:
    """A card whose face the seat knows."""
    card = game.cards[ref]
    slug = game.rules.catalogue.definitions[card.definition].slug
    numbers = game.numbers[card.definition]
    facing = life_of(card.link) if game.alive(card.link) else 0
    if not live:
        return CardView(slug, card.life, card.place, facing, card.marks, card.mode, card.counters, numbers)
    supposed = game.rules.supposed(game, ref)
    now = {key: game.number(key, ref, supposed) or 0 for key in game.rules.catalogue.keys}
    now = {key: value for key, value in now.items() if value or key in numbers}
    return CardView(slug, card.life, card.place, facing, card.marks, card.mode, card.counters, now)


def decision_view(game: Game, decision: Decision, seat: int) -> Decision:
    """A decision in which cards are named by their tags, as in the view; cards that the seat does not know by none."""

    def tag(ref: int) -> int:
        return life_of(ref) if ref and game.known(ref, seat) else 0

    options = tuple(replace(option, card=tag(option.card)) for option in decision.options)
    return replace(decision, card=tag(decision.card), options=options)


def view(game: Game, seat: int) -> View:
    """The game as a seat sees it; NOBODY is a spectator."""
    zones: dict[str, tuple[tuple[CardView, ...], ...]] = {}
    for zone in game.rules.zone_list:
        rows = []
        for owner in range(1 if zone.common else game.players):
            cards = [
                card_view(game, ref, seat, zone.live) if game.cards[ref].seen >> seat & 1 else HIDDEN
                for ref in game.zones[zone.base + owner]
            ]
            if zone.sight == "owner" and owner != seat:
                # The order of another's hand is that player's own affair: known cards first, then the others.
                cards.sort(key=lambda card: (not card.tag, card.tag))
            rows.append(tuple(cards))
        zones[zone.name] = tuple(rows)
    decision = game.decision
    return View(
        game.rules.name,
        seat,
        game.players,
        game.active,
        dict(game.counters),
        zones,
        {
            part: tuple(life_of(ref) if game.known(ref, seat) else 0 for ref in refs)
            for part, refs in game.rules.focus(game).items()
        },
        decision.seat if decision else -1,
        decision_view(game, decision, seat) if decision and decision.seat == seat else None,
        game.result,
    )


TRIES = 100  # deals that a pending decision may rule out before its own cards are left as they are


def resample(game: Game, seat: int, chance: Chance) -> Game:
    """Another game that this seat cannot tell from the real one: what it has not seen is dealt anew.

    Cards change places only with cards of the same owner and back: who owns what is known from what all saw. That
    somebody is asked something is seen by all, so a deal in which it would not be asked is dealt again.
    """
    asked = game.decision
    fixed: set[int] = set()
    for tried in range(TRIES + 1):
        new = deal(game, seat, chance, fixed)
        if asked is None or asked.seat == seat:
            break
        again = new.decision
        if again is not None and (again.seat, again.ask) == (asked.seat, asked.ask):
            break
        if tried == TRIES - 1:
            fixed = {option.card for option in asked.options}
    return new


def deal(game: Game, seat: int, chance: Chance, fixed: set[int]) -> Game:
    """The game with what the seat has not seen, but for the fixed cards, dealt at random."""
    new = game.copy()
    deal_faces(
        new,
        [ref for ref in new.cards.now if not new.known(ref, seat) and ref not in fixed],
        chance,
    )
    return refreshed(new, chance.copy())


def redeal(game: Game, past: Iterable[Game], chance: Chance) -> Game:
    """The game with what nobody knows dealt anew; what any seat has seen stays where it lies.

    Cards that nobody has seen at any time change places wherever they lie. Those that somebody has seen before they
    were shuffled are known to be in their pile: only its order is new.
    """
    new = game.copy()
    once = {number_of(ref) for earlier in past for ref, card in earlier.cards.items() if card.seen}
    unseen = [ref for ref in new.cards.now if not new.cards[ref].seen and number_of(ref) not in once]
    deal_faces(new, unseen, chance)
    for zone, pile in enumerate(new.zones):
        at = {ref: place for place, ref in enumerate(pile) if not new.cards[ref].seen}
        row = list(pile)
        for pool in pools(new, at):
            for ref, other in zip(pool, chance.shuffled(pool), strict=True):
                row[at[ref]] = other
        new.zones[zone] = tuple(row)
    return refreshed(new, chance)


def pools(game: Game, refs: Iterable[int]) -> list[list[int]]:
    """Cards that can be taken for each other: of the same owner and back."""
    backs = game.rules.catalogue.backs
    found: dict[tuple[int, str], list[int]] = {}
    for ref in refs:
        card = game.cards[ref]
        found.setdefault((card.owner, backs[card.definition]), []).append(ref)
    return [pool for _, pool in sorted(found.items())]


def deal_faces(game: Game, refs: Iterable[int], chance: Chance) -> None:
    for pool in pools(game, refs):
        faces = chance.shuffled([game.cards[ref].definition for ref in pool])
        for ref, face in zip(pool, faces, strict=True):
            game.cards[ref] = replace(game.cards[ref], definition=face)


def refreshed(game: Game, chance: Chance) -> Game:
    """The game with what can be told from its state told again."""
    game.chance = chance
    game.index = fresh_index(game)
    game.asked = None
    return game


__all__ = ["NOBODY", "CardView", "View", "redeal", "resample", "view"]
