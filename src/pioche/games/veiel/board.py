"""Who stands where: heroes, enemies and runes on the board, and what everybody can see of them."""

from __future__ import annotations

from pioche.games.veiel import grid
from pioche.games.veiel.card import BOSS, DEAD, HERO, VeielCard
from pioche.games.veiel.plan import Standing
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.value import Scope
from pioche.kernel.state.game import Game

NOBODY = -1  # who owns enemies, and acts for them


def definition(game: Game, ref: int) -> VeielCard:
    found = game.rules.catalogue.definitions[game.cards[ref].definition]
    assert isinstance(found, VeielCard)
    return found


def hero(game: Game, seat: int) -> int:
    """The hero of a seat, on the board or beside it."""
    for ref in game.cards_in("board"):
        if game.cards[ref].owner == seat:
            return ref
    return game.cards_in("camp", seat)[0]


def dead(game: Game, ref: int) -> bool:
    return DEAD in game.cards[ref].marks


def is_hero(game: Game, ref: int) -> bool:
    return game.cards[ref].owner >= 0


def heroes(game: Game) -> list[int]:
    """The living heroes on the board, in reading order."""
    cards = game.cards
    return [ref for ref in game.cards_in("board") if cards[ref].owner >= 0 and DEAD not in cards[ref].marks]


def attackable(game: Game, refs: list[int]) -> list[int]:
    """Those whom enemies may attack; whatever an enemy does to heroes is an attack (ennemi-attaque:1)."""
    return [ref for ref in refs if game.forbidden("attack", ref) is None]


def enemies(game: Game) -> list[int]:
    """The enemies on the board, in reading order."""
    cards = game.cards
    return [ref for ref in game.cards_in("board") if cards[ref].owner < 0]


def is_boss(game: Game, ref: int) -> bool:
    return BOSS in game.words[game.cards[ref].definition]


def obstacles(game: Game) -> int:
    """The cells that the battlefield bars."""
    found = 0
    for entry in game.index.get("obstacles", ()):
        found |= entry.rule.cells  # type: ignore[attr-defined]
    return found


def occupied(game: Game) -> int:
    """The cells on which nobody else can stop: of the living, and obstacles."""
    return grid.mask(game.cards[ref].place for ref in (*heroes(game), *enemies(game))) | obstacles(game)


def free_cells(game: Game) -> int:
    return grid.EVERYWHERE & ~occupied(game)


def threat(game: Game, ref: int) -> int:
    return game.number("threat", ref) or 0


def standing(game: Game, ref: int) -> Standing:
    card = game.cards[ref]
    return Standing(card.owner, card.place, threat(game, ref), game.number("swords", ref) or 0)


def ranked(game: Game, refs: list[int]) -> list[int]:
    """Heroes in the order in which doubts are settled: by threat, then swords, then seat (tour-des-ennemis:3)."""
    return sorted(refs, key=lambda ref: standing(game, ref).rank)


def party(game: Game) -> int:
    """How many heroes take part, dead or alive (ruling 30)."""
    return game.players


def distance(game: Game, one: int, other: int) -> int:
    return grid.distance(game.cards[one].place, game.cards[other].place)


def roll(game: Game, scope: Scope) -> int:
    """A free cell by the dice, thrown again until it is free; 0 if there is none (mise-en-place-affrontement:3, 4)."""
    free = free_cells(game)
    if not free:
        return 0
    while True:
        at = grid.cell(1 + game.chance.below(grid.ROWS), 1 + game.chance.below(grid.COLUMNS))
        if free & grid.bit(at):
            game.happens("roll", NOBODY, scope, amount=at, before=0, seen=EVERYONE)
            return at


def is_hero_card(game: Game, ref: int) -> bool:
    return HERO in game.words[game.cards[ref].definition]
