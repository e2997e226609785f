"""A few cards written for tests, and a small driver: a position is built from slugs, then played only by decisions."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from pioche.games.dbs.card import COLOURS, Activate, Auto, Counter, DbsCard
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.keywords import (
    awaken,
    barrier,
    blocker,
    critical,
    deflect,
    energy_exhaust,
    indestructible,
    repeated_attack,
    revenge,
    strike,
    victory_strike,
)
from pioche.games.dbs.negate import NegateAttack, NegatePlay
from pioche.games.dbs.rules import DbsRules
from pioche.games.dbs.setup import Config
from pioche.games.dbs.setup import new as begin
from pioche.games.dbs.turn import Match
from pioche.games.dbs.verbs import Draw, Drop, Flip, Ko, Markers
from pioche.kernel.catalogue import Ability
from pioche.kernel.chance import Chance, key_of
from pioche.kernel.effect import Until
from pioche.kernel.game import Game
from pioche.kernel.modify import Number, When
from pioche.kernel.query import OPPONENTS, YOU, Cards, Fixed, Is, IsBound, IsSource
from pioche.kernel.select import Pick

ONE = Fixed(1)


def battle(
    slug: str,
    colour: str,
    cost: int,
    power: int,
    *abilities: Ability,
    specified: tuple[str, ...] = (),
    combo: tuple[int, int] = (0, 5000),
) -> DbsCard:
    return DbsCard(
        slug=slug,
        number=slug,
        name=slug,
        type="battle",
        colours=(colour,),
        cost=cost,
        specified=specified,
        power=power,
        combo_cost=combo[0],
        combo_power=combo[1],
        abilities=abilities,
    )


def extra(slug: str, colour: str, cost: int, *abilities: Ability) -> DbsCard:
    return DbsCard(slug=slug, number=slug, name=slug, type="extra", colours=(colour,), cost=cost, abilities=abilities)


def leader(slug: str, colour: str, power: int, *abilities: Ability, back: str = "", front: bool = True) -> DbsCard:
    return DbsCard(
        slug=slug,
        number=slug.removesuffix("-back"),
        name=slug,
        type="leader",
        colours=(colour,),
        power=power,
        abilities=abilities,
        back=back,
        front=front,
    )


OPPOSING = Pick(Cards(("battle",), Is("battle"), OPPONENTS), ONE)

CARDS = (
    leader("captain", "red", 10_000, Activate("both", Flip(), (), once=True), back="captain-back"),
    leader("captain-back", "red", 15_000, back="captain", front=False),
    leader("scout", "blue", 10_000, Auto(("leader",), (When("attack", IsSource(), Draw(ONE), "auto"),))),
    *(
        battle(f"{colour}-{cost}", colour, cost, 5000 * cost, specified=(colour,))
        for colour in COLOURS
        for cost in (1, 2, 3)
    ),
    battle("two-tone", "red", 2, 10_000, specified=("red", "blue")),
    battle("costly-combo", "red", 1, 5000, combo=(1, 10_000)),
    battle("double", "red", 1, 20_000, strike(2)),
    battle("critical", "red", 1, 20_000, critical()),
    battle("victor", "red", 1, 20_000, victory_strike()),
    battle("greeter", "red", 1, 5000, Auto(("battle",), (When("play", IsSource(), Draw(ONE), "auto"),))),
    battle(
        "weakener",
        "red",
        1,
        5000,
        Activate(
            "both", Until((Number(("power",), Fixed(-5000), IsBound("it")),), OPPOSING), (Pay(1, ("red",)),), once=True
        ),
    ),
    battle("wall", "blue", 1, 20_000, blocker()),
    battle("veiled", "blue", 1, 5000, barrier()),
    battle("rock", "blue", 1, 5000, indestructible()),
    battle("comet", "red", 1, 5000, deflect()),
    battle("flurry", "red", 1, 5000, repeated_attack(2)),
    battle("avenger", "blue", 1, 5000, revenge()),
    battle("tired", "blue", 1, 5000, energy_exhaust()),
    leader("sleeper", "green", 10_000, awaken(4, Fixed(2)), back="sleeper-back"),
    leader("sleeper-back", "green", 15_000, front=False),
    extra("blast", "red", 1, Activate("main", Ko(OPPOSING), where=("hand",))),
    extra("refusal", "blue", 0, Counter("play", NegatePlay())),
    extra("parry", "blue", 0, Counter("attack", NegateAttack())),
    extra("second-thoughts", "red", 0, Counter("counter", Draw(ONE), (Drop(Pick(Cards(("hand",), None, YOU), ONE)),))),
    DbsCard(
        slug="herald",
        number="herald",
        name="herald",
        type="unison",
        colours=("red",),
        power=15_000,
        specified=("red",),
        x_cost=True,
        abilities=(Activate("main", Draw(ONE), (Markers(-1),), where=("unison",), limit="marker"),),
    ),
)

RULES = DbsRules(CARDS)
SLUGS = RULES.catalogue.by_slug


class Side(Struct):
    leader: str = "captain"
    hand: Sequence[str] = ()
    battle: Sequence[str] = ()
    rested: Sequence[str] = ()
    energy: Sequence[str] = ()
    life: Sequence[str] = ("black-1",) * 8
    deck: Sequence[str] = ("black-3",) * 20
    drop: Sequence[str] = ()


class Table:
    """A position in the Main Phase of the first turn, in which nothing was drawn and no energy was charged."""

    def __init__(self, one: Side, other: Side | None = None) -> None:
        self.game = game = Game(RULES, 2, Chance(key_of(1)))
        game.counters |= {"turn": 0, "begun": 1}
        for seat, side in enumerate((one, other or Side(leader="scout"))):
            game.add(SLUGS[side.leader], "leader", seat, seat)
            for zone in ("deck", "hand", "battle", "energy", "life", "drop"):
                for slug in getattr(side, zone):
                    game.add(SLUGS[slug], zone, seat, seat)
            for slug in side.rested:
                game.alter(game.add(SLUGS[slug], "battle", seat, seat), mode=1)
        game.start(Match())
        self.answer("no")

    def slugs(self, zone: str, seat: int) -> list[str]:
        definitions = RULES.catalogue.definitions
        return [definitions[self.game.card(ref).definition].slug for ref in self.game.cards_in(zone, seat)]

    def only(self, zone: str, seat: int) -> int:
        (ref,) = self.game.cards_in(zone, seat)
        return ref

    @property
    def asked(self) -> tuple[int, str]:
        decision = self.game.decision
        assert decision is not None
        return decision.seat, decision.ask

    @property
    def options(self) -> list[str]:
        decision = self.game.decision
        assert decision is not None
        return [option.key for option in decision.options]

    def answer(self, *keys: str) -> Table:
        """Answer one decision after the other, whoever is asked."""
        for key in keys:
            decision = self.game.decision
            assert decision is not None, f"the game is over, {key} cannot be answered"
            found = [name for name in self.options if name == key or name.startswith(key + "@")]
            assert found, f"{key} is not among {self.options} ({decision.ask})"
            self.game.answer(decision.seat, [found[0]])
        return self

    def attack(self, slug: str, target: str) -> Table:
        """Declare an attack; stops at the first question."""
        self.answer(f"attack:{slug}")
        if self.game.decision is not None and self.asked[1] == "choose-target":
            self.answer(target)
        return self


def decks(seed: int) -> Config:
    """Two decks of all sample cards, for random games."""
    playing = tuple(card.slug for card in CARDS if card.type != "leader")
    return Config(leaders=("captain", "scout"), decks=(playing * 2 + playing[:10], playing * 2 + playing[5:15]))


def new(config: Config, seed: int | str) -> Game:
    return begin(RULES, config, seed)
