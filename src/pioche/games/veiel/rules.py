"""L'Ordre de Veiel as the kernel sees it: zones, procedures and policies in one place."""

from __future__ import annotations

from collections.abc import Iterable

from pioche.games.veiel import (
    boss,
    encounter,
    enemies,
    fight,
    grid,
    heroes,
    lasting,
    moves,
    piles,
    play,
    runes,
    targets,
)
from pioche.games.veiel.card import COLOURLESS, COLOURS, TIERS, VeielCard
from pioche.games.veiel.cards import ALL
from pioche.games.veiel.forecast import forecast
from pioche.kernel.cards.effect import ChoosingOne, InSeq
from pioche.kernel.cards.value import Outcome, Scope
from pioche.kernel.play.affected import Affected
from pioche.kernel.play.flow import Procedure
from pioche.kernel.play.intent import Intent
from pioche.kernel.rules import Rules, Sight, Zone
from pioche.kernel.state.card import Card
from pioche.kernel.state.catalogue import Catalogue
from pioche.kernel.state.game import Game


def zones(hands: Sight) -> tuple[Zone, ...]:
    """All places for cards; `hands` says who sees them."""
    return (
        Zone("board", "all", common=True, live=True, rows=grid.ROWS, columns=grid.COLUMNS),
        Zone("ground", "all", common=True, rows=grid.ROWS, columns=grid.COLUMNS),  # runes
        Zone("limbo", "all", common=True),  # a card that is being resolved
        Zone("hand", hands),
        Zone("deck", "none"),
        Zone("discard", "all"),
        Zone("wounds", "all"),
        Zone("exile", "all"),
        Zone("aside", "all"),  # Adept and Master
        Zone("lasting", "all"),  # cards whose effect lasts
        Zone("apart", "all"),  # out of the game until the encounter ends
        Zone("camp", "all"),  # the hero, between encounters
        *(Zone(tier, "none", common=True) for tier in TIERS),
        *(Zone(tier + "-dead", "all", common=True) for tier in TIERS),
        Zone("bosses", "all", common=True),
        Zone("bosses-dead", "all", common=True),
        Zone("actions", "none"),  # of the first and the second boss
        Zone("actions-past", "all"),
        Zone("actions-lasting", "all"),
        Zone("acting", "all", common=True),  # the Action that is being played
        Zone("battlefields", "none", common=True),
        Zone("battlefield", "all", common=True),
        Zone("battlefields-past", "all", common=True),
        *(Zone(f"rewards-{colour}", "none", common=True) for colour in (*COLOURS, COLOURLESS)),
        *(Zone(f"rewards-{colour}-past", "all", common=True) for colour in (*COLOURS, COLOURLESS)),
        Zone("shown", "all", common=True),
        Zone("stock", "all", common=True),
        Zone("gone", "all", common=True),
    )


ROOMS = (boss, encounter, enemies, fight, heroes, moves, piles, play, runes, targets)
PROCEDURES: tuple[type[Procedure], ...] = (
    *(
        kind
        for room in ROOMS
        for kind in vars(room).values()
        if isinstance(kind, type) and issubclass(kind, Procedure) and kind is not Procedure
    ),
    InSeq,
    ChoosingOne,
)


class VeielRules(Rules):
    name = "veiel"
    version = "2"
    floors = {"attack": 0, "damage": 0, "threat": 0, "moves": 0}  # noqa: RUF012
    keeps = frozenset({("limbo", "lasting"), ("limbo", "ground"), ("acting", "actions-lasting")})
    menus = frozenset({"place-hero", "who-plays", "hero-turn"})
    budget = 50_000

    def __init__(self, cards: Iterable[VeielCard] = ALL, hands: Sight = "all") -> None:
        super().__init__(zones(hands), Catalogue(cards), PROCEDURES)

    def counts(self, verb: str, outcome: Outcome) -> bool:
        return outcome.done > 0

    def moment(self, game: Game, scope: Scope, ends: str) -> str:
        return lasting.moment(game, scope, ends)

    def pool(self, card: Card) -> tuple[int, str]:
        """The cards of a hero are mixed in one deck, wherever they once came from."""
        return (card.owner, "") if card.owner >= 0 else super().pool(card)

    def intents(self, game: Game) -> tuple[Intent, ...]:
        return forecast(game)

    def lasting(self, game: Game) -> tuple[Affected, ...]:
        return lasting.upon(game)

    def focus(self, game: Game) -> dict[str, tuple[int, ...]]:
        """Who acts: the enemy whose turn it is."""
        acting = game.nearest(enemies.EnemyTurn)
        return {"acting": (acting.ref,)} if isinstance(acting, enemies.EnemyTurn) and game.alive(acting.ref) else {}

    def locate(self, game: Game, card: Card, seat: int) -> str:
        """On the board by row and column; own cards by their pile."""
        zone = self.zone_at[card.zone]
        if zone.rows:
            return f"@{grid.row(card.place)}-{grid.column(card.place)}"
        if zone.name in ("hand", "shown", "stock") and (zone.common or self.seat_at[card.zone] == seat):
            return ""
        return f"@{zone.name}" if zone.common else f"@{zone.name}/{self.seat_at[card.zone]}"
