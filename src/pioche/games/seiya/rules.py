"""Saint Seiya Deckbuilding as the kernel sees it: zones, procedures and policies in one place."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from pioche.games.seiya.acquire import DISCOUNT, LEAST_COST, Acquire, Acquisition
from pioche.games.seiya.again import InWhile
from pioche.games.seiya.card import OPPONENT, PV, Exit, SeiyaCard, WhenMarked
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.confront import Confrontation
from pioche.games.seiya.epic import HOURGLASS
from pioche.games.seiya.epic_verbs import CHANGE_PAIR, ChangingPlaces
from pioche.games.seiya.evolve import EVOLVE
from pioche.games.seiya.field import FILL, LEAVE_BEHIND, SLOTS, FillField, definition, slot_of
from pioche.games.seiya.grants import KINDS, held
from pioche.games.seiya.hilda import (
    HILDA_TAKES,
    WARRIOR_LEFT,
    decide,
    overfull,
)
from pioche.games.seiya.part import Part, speaking
from pioche.games.seiya.parts import PARTS
from pioche.games.seiya.piles import DRAW, REBUILD, Drawing
from pioche.games.seiya.play import WEAR, PlayArmour, PlayCharacter, PlayingAll, PlayRelic
from pioche.games.seiya.powers import WEAPON
from pioche.games.seiya.prices import PayPrice
from pioche.games.seiya.solo import (
    DISCARD_AT_RANDOM,
    FREEZE_ONE,
    REMOVE_ALL,
    HildaBuys,
    HildaDraws,
    Purify,
    SoloMatch,
)
from pioche.games.seiya.terms import InSlot
from pioche.games.seiya.tokens import settle_tokens
from pioche.games.seiya.trials import TRIAL
from pioche.games.seiya.turn import Activate, MainPhase, Match, UseHeal
from pioche.games.seiya.upkeep import Upkeep
from pioche.games.seiya.verbs import DESTROY, DISCARD, FREEZE, GAIN, HEAL, REMOVE, WOUND, exchanged
from pioche.games.seiya.vocabulary import BOTH_COSTS
from pioche.kernel.cards.effect import ChoosingOne, ChoosingPlayer, InDo, InEach, InSeq, Offering
from pioche.kernel.cards.perform import Performing
from pioche.kernel.cards.query import Anything, Fixed
from pioche.kernel.cards.rule import Binds, Entry, Number, Rule
from pioche.kernel.cards.value import Scope
from pioche.kernel.cards.verb import Choosing, Verb
from pioche.kernel.cards.verbs import Exchanging, Swap
from pioche.kernel.play.change import Judging, OneByOne
from pioche.kernel.play.decision import Decision
from pioche.kernel.play.flow import Meanwhile, Procedure
from pioche.kernel.play.trigger import Resolving, Waiting
from pioche.kernel.rules import Rules, Zone
from pioche.kernel.state.card import Card
from pioche.kernel.state.catalogue import Catalogue
from pioche.kernel.state.game import Game

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
    Zone("frozen", "all"),
    Zone("under", "all", common=True),  # cards under other cards
    Zone("gone", "all", common=True),  # out of the game
    *(zone for part in PARTS for zone in part.zones),
)

PLACED = ("enfers", "entrave")  # where cards of one name are told apart by their places

PROCEDURES: tuple[type[Procedure], ...] = (
    Match, MainPhase, PlayCharacter, PlayArmour, PlayRelic, PlayingAll, Acquire, Acquisition, Activate, UseHeal,
    PayPrice, Confrontation, Upkeep, FillField, Drawing, ChangingPlaces, SoloMatch, HildaDraws, Purify, HildaBuys,
    *(procedure for part in PARTS for procedure in part.procedures),
    Choosing, ChoosingOne, ChoosingPlayer, Exchanging, InDo, InEach, InSeq, InWhile, Offering, Judging, OneByOne,
    Performing, Resolving, Meanwhile,
)  # fmt: skip


def catalogue(cards: Iterable[SeiyaCard]) -> Catalogue:
    """These cards, and the values of the rules themselves."""
    verbs = (DISCARD, WOUND, DESTROY, HEAL, REMOVE, FREEZE, GAIN, HOURGLASS, WEAPON, HILDA_TAKES, WARRIOR_LEFT)
    others = (
        DRAW, REBUILD, FILL, LEAVE_BEHIND, WEAR, *EVOLVE.values(), CHANGE_PAIR,
        *(value for part in PARTS for value in part.values),
    )  # fmt: skip
    return Catalogue(cards, (*verbs, DISCARD_AT_RANDOM, FREEZE_ONE, REMOVE_ALL), others)


class SeiyaRules(Rules):
    name = "seiya"
    version = "10"
    missing = frozenset(BOTH_COSTS)  # a missing cost stays missing (glossary: Coût d'acquisition)
    floors = MappingProxyType({"force": 0, "cosmos": 0, "heal": 0})
    instead_counts = True
    menus = frozenset({"main-phase", "confront", "choose-upkeep"})
    waiting_kinds = MappingProxyType({TRIAL: TRIAL})

    def __init__(self, cards: Iterable[SeiyaCard] | Catalogue = ALL, parts: tuple[Part, ...] = ()) -> None:
        """With these parts at the table; without any, the rules that all tables share."""
        self.parts = parts
        self.speaking = speaking(parts)
        self.tallied = any(part.tallied for part in parts)
        self.empties = any(part.empties for part in parts)
        self.exits_first = any(part.exits_first for part in parts)
        self.aloof = tuple(seat for part in parts for seat in part.aloof)
        self.made = {parts: self}
        super().__init__(ZONES, cards if isinstance(cards, Catalogue) else catalogue(cards), PROCEDURES)
        self.field, self.hand = self.bases["field"], self.bases["hand"]
        self.on_field = [[f"{slug}@{slot}" for slug in self.catalogue.slugs] for slot in range(SLOTS + 1)]

    def playing(self, parts: tuple[Part, ...]) -> SeiyaRules:
        """The same cards at a table with these parts."""
        if parts not in self.made:
            new = self.made[parts] = SeiyaRules(self.catalogue, parts)
            new.made = self.made
        return self.made[parts]

    def at_table(self, game: Game) -> SeiyaRules:
        return self.playing(tuple(part for part in PARTS if part.lies_on(game)))

    def prevails(self, game: Game, allowing: Entry, forbidding: Entry) -> bool:
        """A card beats the rules of the game; of two cards the one that forbids counts."""
        return bool(allowing.source) and not forbidding.source

    def rules_of_the_game(self) -> tuple[tuple[Rule, str], ...]:
        return (
            (Number(BOTH_COSTS, Fixed(-DISCOUNT), InSlot(SLOTS)), "seiya:classic:5.1.4.a:15"),
            (Number(BOTH_COSTS, Fixed(LEAST_COST), Anything(), "least"), "seiya:classic:5.1.4.a:16"),
            *(rule for part in self.parts for rule in part.rules_of_the_game()),
        )

    def reactions(self, game: Game, verb: Verb, refs: tuple[int, ...], scope: Scope) -> list[Waiting]:
        """Marked, when a card is wounded or frozen, for its owner; Exit, when one leaves the field, for all (5.1.5)."""
        if isinstance(verb, Swap):
            exchanged(game, refs, scope)
            return []
        if verb.verb != "remove":
            return [
                trigger
                for ref in refs
                if (owner := game.cards[ref].owner) not in self.aloof
                for trigger in held(game, ref, WhenMarked, Scope(owner, owner))
            ]
        found: list[Waiting] = []
        spared = scope.binds.get("spared")
        binds: Binds = {"spared": spared} if spared else {}
        everybody = Scope(game.active, game.active, 0, "", binds)
        for ref in refs:
            met = held(game, ref, Exit, everybody)
            if self.exits_first:
                found, met = found + met, []
                if game.cards[ref].zone == self.field:
                    left = Scope(game.active, game.active, ref, scope.rule)
                    found.append(Waiting(self.catalogue.number(LEAVE_BEHIND), left, "rules"))
            for part in self.speaking[Part.leaving]:
                met = part.leaving(game, ref, everybody, met)
            found += met
        return found

    def carried(self, game: Game, ref: int, counters: dict[str, int]) -> None:
        if PV in counters:
            settle_tokens(game, ref, counters[PV])

    def performable(self, game: Game, ref: int, kind: str, scope: Scope) -> list[Waiting]:
        return held(game, ref, KINDS[kind], Scope(scope.actor, scope.actor, 0, "", scope.binds))

    def called(self, seat: int) -> str:
        return OPPONENT

    def decide_for(self, game: Game, decision: Decision) -> Decision:
        return decide(game, decision)

    def at_once(self, game: Game) -> Procedure | None:
        return overfull(game)

    def supposed(self, game: Game, ref: int) -> Binds:
        """A played card's values are shown as if all that face the same card fought together."""
        card = game.cards[ref]
        if not card.link:
            return {}
        return {"fighters": tuple(other for other in game.zones[card.zone] if game.cards[other].link == card.link)}

    def key(self, game: Game, card: Card, seat: int) -> str:
        if card.zone == self.field:  # most often; `locate` says the same
            return self.on_field[card.place][card.definition]
        if card.zone == self.hand + seat:
            return self.catalogue.slugs[card.definition]
        return super().key(game, card, seat)

    def locate(self, game: Game, card: Card, seat: int) -> str:
        """Own hand: nothing; field: the slot; played cards: the slot they face; else the zone and its player."""
        at = card.zone
        if at == self.field:
            return f"@{card.place}"
        if at == self.hand + seat:
            return ""
        zone = self.zone_at[at]
        if zone.name == "play":
            slot = slot_of(game, card.link)
            return f">{slot}" if slot or not game.alive(card.link) else f">{definition(game, card.link).slug}"
        where = f"@{zone.name}" if zone.common else f"@{zone.name}/{self.seat_at[at]}"
        return f"{where}/{card.place}" if zone.name in PLACED else where
