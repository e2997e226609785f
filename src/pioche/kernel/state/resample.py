"""Games that agree with what a seat, or everybody, has seen: what is unknown is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from pioche.kernel.cards.inforce import fresh_index
from pioche.kernel.state.card import number_of
from pioche.kernel.state.chance import Chance
from pioche.kernel.state.game import Game

TRIES = 100  # deals that a pending decision may rule out before its own cards are left as they are


def resample(game: Game, seat: int, chance: Chance) -> Game:
    """Another game that this seat cannot tell from the real one: what it has not seen is dealt anew.

    Cards change places only with cards of the same owner and back: who owns what is known from what all saw. That
    somebody is asked something is seen by all, so a deal in which it would not be asked is dealt again.
    """
    others = [decision for decision in game.decisions if seat not in decision.seats]
    asked = [(decision.seats, decision.ask) for decision in others]
    fixed: set[int] = set()
    for tried in range(TRIES + 1):
        new = deal(game, seat, chance, fixed)
        if not asked:
            break
        again = [(decision.seats, decision.ask) for decision in new.decisions if seat not in decision.seats]
        if asked == again and new.stack == game.stack:  # else it has gone on to a question like it
            break
        if tried == TRIES - 1:
            fixed = {option.card for decision in others for option in decision.options}
    return new


def supposed(game: Game, seat: int, chance: Chance) -> Game:
    """A game for somebody who thinks ahead for this seat: nothing enters it but what the seat knows.

    What others have chosen already while this seat still chooses is not known to it: there they choose anew.
    """
    new = resample(game, seat, chance)
    new.answered = tuple([answer for answer in new.answered if answer[0] == seat])
    new.asked = None
    return new


def deal(game: Game, seat: int, chance: Chance, fixed: set[int]) -> Game:
    """The game with what the seat has not seen, but for the fixed cards, dealt at random.

    Cards are taken where they lie and faces in the order of the catalogue, so that the deal depends on chance and on
    what the seat knows, and not on what really lies there.
    """
    new = game.copy()
    unseen = [ref for zone in new.zones for ref in zone if not new.known(ref, seat) and ref not in fixed]
    deal_faces(new, unseen, lambda faces: chance.shuffled(sorted(faces)))
    return refreshed(new, chance.copy())


def redeal(game: Game, past: Iterable[Game], chance: Chance) -> Game:
    """The game with what nobody knows dealt anew; what any seat has seen stays where it lies.

    Cards that nobody has seen at any time change places wherever they lie. Those that somebody has seen before they
    were shuffled are known to be in their pile: only its order is new.
    """
    new = game.copy()
    once = {number_of(ref) for earlier in past for ref, card in earlier.cards.items() if card.seen}
    unseen = [ref for ref in new.cards.now if not new.cards[ref].seen and number_of(ref) not in once]
    deal_faces(new, unseen, chance.shuffled)
    for zone, pile in enumerate(new.zones):
        at = {ref: place for place, ref in enumerate(pile) if not new.cards[ref].seen}
        row = list(pile)
        for pool in pools(new, at):
            for ref, other in zip(pool, chance.shuffled(pool), strict=True):
                row[at[ref]] = other
        new.zones[zone] = tuple(row)
    return refreshed(new, chance)


def pools(game: Game, refs: Iterable[int]) -> list[list[int]]:
    """Cards that can be taken for each other."""
    found: dict[tuple[int, str], list[int]] = {}
    for ref in refs:
        found.setdefault(game.rules.pool(game.cards[ref]), []).append(ref)
    return [pool for _, pool in sorted(found.items())]


def deal_faces(game: Game, refs: Iterable[int], shuffled: Callable[[list[int]], list[int]]) -> None:
    for pool in pools(game, refs):
        faces = shuffled([game.cards[ref].true_face for ref in pool])
        for ref, face in zip(pool, faces, strict=True):
            shown = "definition" if game.cards[ref].face < 0 else "face"
            game.cards[ref] = replace(game.cards[ref], **{shown: face})


def refreshed(game: Game, chance: Chance) -> Game:
    """The game with what can be told from its state told again."""
    game.chance = chance
    game.index = fresh_index(game)
    game.asked = None
    return game
