"""The box of Hadès in classic mode: the Enfers beside the field."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from pioche.games.seiya import souls
from pioche.games.seiya.acquire import Confront, OpenWay
from pioche.games.seiya.bind import ANNIHILATE, CHEAPER, RELEASE, Annihilating, Freeing
from pioche.games.seiya.card import CHARACTER_TYPE, GIFT_TYPE, SENSE_TYPE, TRIAL_TYPE
from pioche.games.seiya.enfers import GATE_TOKENS, FillEnfers, PrepareEnfers, Reveal, within_reach
from pioche.games.seiya.evolve import EvolveArmours
from pioche.games.seiya.facing import TurnTo
from pioche.games.seiya.gifts import UseGift, UseTalent, talents, usable_gifts
from pioche.games.seiya.hamper import Hamper, hampering
from pioche.games.seiya.part import Acts, Part
from pioche.games.seiya.pawns import MovingPawn
from pioche.games.seiya.scoring import points
from pioche.games.seiya.senses import (
    ACTIVE_SIDE,
    EVEIL,
    LADDER,
    ExhaustSense,
    Foreseeing,
    LoseSense,
    exhaustible,
    turn,
)
from pioche.games.seiya.spaces import GATE, TakeBonus, pawn
from pioche.games.seiya.trials import ClaimTrials, Rewarding, reveal_trials
from pioche.kernel.cards.query import ANYONE, Cards
from pioche.kernel.cards.rule import Rule
from pioche.kernel.cards.value import Scope, Value
from pioche.kernel.play.decision import Option
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.rules import Zone

if TYPE_CHECKING:
    from pioche.games.seiya.card import SeiyaCard
    from pioche.games.seiya.setup import Config
    from pioche.kernel.state.game import Game

LAID = 4  # cards at the start, on the slots before the Gate
EACH = 2  # ♦ on the Gate for each player
BONUS = 1  # Force less for whom the space below is faced


class WithinReach(Confront, frozen=True):
    """A player may face the revealed cards under the own pawn or to the right of it."""

    def open_to(self, game: Game, seat: int, scope: Scope) -> list[int]:
        return within_reach(game, seat)

    @property
    def acquires(self) -> bool:
        return True

    @property
    def below(self) -> int:
        return BONUS

    def ways(self, game: Game, target: int, printed: tuple[OpenWay, ...], scope: Scope) -> tuple[OpenWay, ...]:
        """Under the own pawn, 1 Force less is a second price: who pays it takes no other bonus of the space."""
        found = super().ways(game, target, printed, scope)
        under = game.cards[target].place == game.counters[pawn(game.active)]
        if not under or game.forbidden("lower", target):
            return found
        return (*found, *(replace(way, cost=way.cost - BONUS, wins=CHEAPER) for way in found))


class OwnPile(Confront, frozen=True):
    """A player may face any card of the own Entrave pile."""

    def open_to(self, game: Game, seat: int, scope: Scope) -> list[int]:
        return list(game.cards_in("entrave", seat))


REACH = WithinReach(Cards(("enfers",)), ANYONE, "force", wins=ANNIHILATE)
OWN_PILE = OwnPile(Cards(("entrave",), None, ANYONE), ANYONE, "force", wins=RELEASE)


class HadesUpkeep(Procedure):
    """The steps that Hadès adds to upkeep, in their order."""

    @step("hades:tour-entretien:1")
    def enfers(self, game: Game) -> Procedure:
        return PrepareEnfers()

    @step("hades:tour-entretien:15", "hades:epreuves:6", "hades:epreuves:7")
    def trials(self, game: Game) -> None:
        reveal_trials(game)

    @step("hades:tour-entretien:16", "hades:eveil-sens:5")
    def recharge(self, game: Game) -> Done:
        scope = Scope(game.active, game.active, 0, "hades:eveil-sens:5")
        for ref in game.cards_in("senses", game.active):
            turn(game, ref, ACTIVE_SIDE, scope)
        return Done()


PILES = {TRIAL_TYPE: "trials-pile", GIFT_TYPE: "capacities"}


class Hades(Part):
    counter: ClassVar[str] = GATE_TOKENS
    tallied: ClassVar[bool] = True
    exits_first: ClassVar[bool] = True  # hades:tour-entretien:6
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("styx", "none", common=True),
        Zone("veiled", "none", common=True),  # cards that lie face down in the Enfers
        Zone("enfers", "all", common=True, live=True),
        Zone("neant", "all"),
        Zone("entrave", "all", live=True),
        Zone("senses", "all"),
        Zone("senses-aside", "all"),
        Zone("trials", "all", common=True, live=True),
        Zone("trials-pile", "none", common=True),
        Zone("trials-past", "all", common=True),
        Zone("capacities", "none", common=True),
        Zone("gifts", "all"),
    )
    procedures: ClassVar[tuple[type[Procedure], ...]] = (
        Reveal, FillEnfers, PrepareEnfers, MovingPawn, TakeBonus, Annihilating, Freeing, Hamper, LoseSense,
        ExhaustSense, Foreseeing, TurnTo, UseGift, UseTalent, ClaimTrials, Rewarding, HadesUpkeep,
    )  # fmt: skip
    values: ClassVar[tuple[Value, ...]] = (ANNIHILATE, CHEAPER, RELEASE)
    acts: ClassVar[Acts] = MappingProxyType(
        {
            "bind": lambda _, option: Hamper(option.card),
            "sense": lambda _, option: ExhaustSense(option.card),
            "gift": lambda _, option: UseGift(option.card),
            "talent": lambda _, option: UseTalent(option.card),
        }
    )

    def lay_out(self, game: Game, config: Config, cards: list[tuple[int, SeiyaCard]]) -> None:
        for number, card in cards:
            pile = "styx" if card.grade is not None else PILES.get(card.type) if not card.side else None
            for _ in range(card.copies if pile else 0):
                game.add(number, pile or "")
        for pile in ("styx", *PILES.values()):
            if game.cards_in(pile):  # the duel has no common pile of Capacités
                game.shuffle(pile)
        for slot in range(LAID, 0, -1):
            game.move(game.cards_in("styx")[-1], "veiled", 0, "lay", place=slot)
        game.counters |= {GATE_TOKENS: EACH * config.seats, souls.SOULS: souls.SUPPLY}
        tokens = {card.slug: number for number, card in cards if card.type == SENSE_TYPE}
        for seat in range(config.seats):
            game.counters |= {pawn(seat): GATE, souls.purse(seat): 0}
            for slug in (EVEIL, *LADDER):
                game.add(tokens[slug], "senses" if slug in (EVEIL, LADDER[0]) else "senses-aside", seat, seat)
        reveal_trials(game)

    def begin(self, game: Game) -> Procedure | None:
        for before, seat in enumerate(game.order()):
            game.counters[souls.purse(seat)] = before
            game.counters[souls.SOULS] -= before
        return None

    def rules_of_the_game(self) -> tuple[tuple[Rule, str], ...]:
        return (REACH, "hades:enfers-emplacements-heros:5"), (OWN_PILE, "hades:entrave:11")

    def first(self, game: Game) -> Procedure | None:
        return ClaimTrials() if game.waiting else None

    def actions(self, game: Game, seat: int) -> list[Option]:
        return [*hampering(game, seat), *exhaustible(game, seat), *usable_gifts(game, seat), *talents(game, seat)]

    def acquired(self, game: Game, ref: int, seat: int, kind: str, from_field: bool) -> Procedure | None:
        defeated = from_field and kind == "force" and CHARACTER_TYPE in game.words[game.cards[ref].definition]
        return LoseSense(seat) if defeated else None

    def rewards(self, game: Game, ref: int) -> Procedure | None:
        """An Armour that took part has just been discarded, and so cannot be exchanged."""
        words = game.words[game.cards[ref].definition]
        return EvolveArmours(game.order(), "hades") if "very-rare" in words and CHARACTER_TYPE in words else None

    def upkeep(self, game: Game) -> Procedure | None:
        return HadesUpkeep()

    def scored(self, game: Game, seat: int) -> tuple[int, ...]:
        return game.cards_in("neant", seat)

    def extras(self, game: Game, seat: int) -> list[tuple[str, int]]:
        lost = sum(points(game, seat, ref) for ref in game.cards_in("entrave", seat))
        return [("hades:entrave:10", -lost)] if lost else []
