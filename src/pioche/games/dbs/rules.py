"""The Dragon Ball Super Card Game as the kernel sees it: areas, procedures and policies in one place."""

from __future__ import annotations

from collections.abc import Iterable

from pioche.games.dbs.areas import definition, leave
from pioche.games.dbs.battle import Attack, Combos, Result
from pioche.games.dbs.card import BATTLE, UNISON, DbsCard
from pioche.games.dbs.cost import PAY_CARD, Paying
from pioche.games.dbs.counter import CounterTiming
from pioche.games.dbs.energy import PayEnergy
from pioche.games.dbs.play import PlayCard, UseSkill
from pioche.games.dbs.setup import Opening
from pioche.games.dbs.turn import ChooseTarget, Grow, MainPhase, Match
from pioche.games.dbs.verbs import DROP, KO, TO_ENERGY, change_markers
from pioche.kernel.catalogue import Catalogue
from pioche.kernel.change import Judging
from pioche.kernel.effect import Choosing, ChoosingPlayer, InDo, InEach, InSeq, Offering
from pioche.kernel.game import Game
from pioche.kernel.query import NUMBER
from pioche.kernel.rules import Rules, Zone
from pioche.kernel.trigger import Checkpoint, Resolving
from pioche.kernel.value import Scope

ZONES = (
    Zone("deck", "none"),
    Zone("hand", "owner"),
    Zone("drop", "all"),
    Zone("leader", "all", live=True),
    Zone("battle", "all", live=True),
    Zone("combo", "all", live=True),
    Zone("energy", "all"),
    Zone("life", "none"),
    Zone("warp", "all"),
    Zone("unison", "all", live=True),
    Zone("under", "all"),  # cards under other cards
    Zone("limbo", "all", common=True),  # a card that is just being played or used
)

PROCEDURES = (
    Opening, Match, MainPhase, PlayCard, UseSkill, ChooseTarget, Attack, Combos, Result, Grow, CounterTiming, PayEnergy,
    Paying, Checkpoint, Resolving, Judging, Choosing, ChoosingPlayer, InDo, InEach, InSeq, Offering,
)  # fmt: skip


class DbsRules(Rules):
    name = "dbs"
    version = "1"
    waiting_kinds = frozenset({"auto"})

    def __init__(self, cards: Iterable[DbsCard]) -> None:
        super().__init__(ZONES, Catalogue(cards, (DROP, KO, TO_ENERGY, PAY_CARD)), PROCEDURES)

    def rule_processing(self, game: Game) -> None:
        """Confirmative rule processing, all at the same time (9-1-2-3): combos outside a battle, power of 0 or less."""
        weak = [
            ref
            for seat in game.order()
            for name in ("battle", "unison")
            for ref in game.cards_in(name, seat)
            if game.printed("power", ref) is not None and (game.number("power", ref) or 0) <= 0
        ]
        for ref in weak:
            scope = Scope(game.master(ref), game.master(ref), 0, "dbs:9-5-2")
            if definition(game, ref).type == BATTLE:
                leave(game, ref, "drop", "drop", scope)
            elif definition(game, ref).type == UNISON:
                change_markers(game, ref, -1, scope)
        if game.nearest(Attack) is None:
            for seat in game.order():
                for ref in game.cards_in("combo", seat):
                    leave(game, ref, "drop", "drop", Scope(seat, seat, 0, "dbs:9-3-2"))

    def locate(self, game: Game, ref: int, seat: int) -> str:
        """Own hand: nothing; a card in play also by its mode and markers, which tell two copies apart."""
        card = game.cards[ref & NUMBER]
        zone = self.zone_list[card.zone >> 3]
        if zone.name == "hand" and card.zone & 7 == seat:
            return ""
        state = ("r" if card.mode else "") + (f"m{card.counters}" if card.counters else "")
        return f"@{zone.name}/{card.zone & 7}{state}"
