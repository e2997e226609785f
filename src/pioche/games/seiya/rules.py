"""Saint Seiya Deckbuilding as the kernel sees it: zones, procedures and policies in one place."""

from __future__ import annotations

from collections.abc import Iterable

from pioche.games.seiya.acquire import DISCOUNT, Acquire, Acquisition
from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.field import SLOTS, FillField, slot_of
from pioche.games.seiya.turn import Activate, MainPhase, Match, PayPrice, PlayArmour, PlayCharacter, UseHeal
from pioche.games.seiya.upkeep import Upkeep
from pioche.games.seiya.verbs import DESTROY, DISCARD, HEAL, REMOVE, WOUND
from pioche.games.seiya.vocabulary import BOTH_COSTS, InSlot
from pioche.kernel.catalogue import Catalogue
from pioche.kernel.change import Judging
from pioche.kernel.effect import Choosing, ChoosingPlayer, InDo, InEach, InSeq, Offering
from pioche.kernel.game import Game
from pioche.kernel.modify import Binds, Number, Rule
from pioche.kernel.query import NUMBER, Anything, Fixed
from pioche.kernel.rules import Rules, Zone
from pioche.kernel.trigger import Resolving
from pioche.kernel.verbs import Exchanging

ZONES = (
    Zone("reserve", "none", common=True),
    Zone("field", "all", common=True, live=True),
    Zone("removed", "all", common=True),  # the common discard
    Zone("limbo", "all", common=True),  # a card that is just being acquired
    Zone("hand", "owner", live=True),
    Zone("draw", "none"),
    Zone("discard", "all"),
    Zone("armour", "all", live=True),
    Zone("wounded", "all"),
    Zone("destroyed", "all"),  # under the Hero token
    Zone("aside", "all"),
    Zone("play", "all", live=True),  # cards played this turn, each facing a card of the field
)

PROCEDURES = (
    Match, MainPhase, PlayCharacter, PlayArmour, Acquire, Acquisition, Activate, UseHeal, PayPrice, Upkeep, FillField,
    Choosing, ChoosingPlayer, Exchanging, InDo, InEach, InSeq, Offering, Judging, Resolving,
)  # fmt: skip


class SeiyaRules(Rules):
    name = "seiya"
    version = "1"
    missing = frozenset(BOTH_COSTS)  # a missing cost stays missing (glossary: Coût d'acquisition)

    def __init__(self, cards: Iterable[SeiyaCard] = ALL) -> None:
        catalogue = Catalogue(cards, (DISCARD, WOUND, DESTROY, HEAL, REMOVE))
        super().__init__(ZONES, catalogue, PROCEDURES)

    def standing_rules(self) -> tuple[tuple[Rule, str], ...]:
        return (
            (Number(BOTH_COSTS, Fixed(-DISCOUNT), InSlot(SLOTS)), "seiya:classic:5.1.4.a:15"),
            (Number(BOTH_COSTS, Fixed(1), Anything(), "least"), "seiya:classic:5.1.4.a:16"),
        )

    def supposed(self, game: Game, ref: int) -> Binds:
        """A played card's values are shown as if all that face the same card fought together."""
        card = game.cards[ref & NUMBER]
        if not card.link:
            return {}
        return {"fighters": tuple(other for other in game.zones[card.zone] if game.card(other).link == card.link)}

    def locate(self, game: Game, ref: int, seat: int) -> str:
        """Own hand: nothing; field: the slot; played cards: the slot they face; else the zone and its player."""
        card = game.cards[ref & NUMBER]
        zone = self.zone_list[card.zone >> 3]
        if zone.name == "hand" and card.zone & 7 == seat:
            return ""
        if zone.name == "field":
            return f"@{card.place}"
        if zone.name == "play":
            return f">{slot_of(game, card.link)}"
        return f"@{zone.name}" if zone.common else f"@{zone.name}/{card.zone & 7}"
