"""Keywords about costs: [Warrior of Universe 7], [Energy-Exhaust], [Invoker], [Successor] (10-21, 10-34, 10-40 …)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pioche.games.dbs.calls import field, successor
from pioche.games.dbs.card import Activate, Counter, DbsCard, Permanent
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.keywords import invoker, universe_7
from pioche.games.dbs.negate import NegateAttack
from pioche.games.dbs.verbs import Ko, ToEnergy
from pioche.kernel.cards.query import YOU, Between, Cards, Is, IsSource
from pioche.kernel.cards.rule import Forbid
from pioche.kernel.cards.select import Every
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, leader, spell, unison
from tests.rules.dbs.keywords.samples import watcher
from tests.scenario import rule

DUO = battle("duo", "red/blue", 1, 5000)
TRIO = battle("trio", "red/blue/green", 1, 5000)


# [Warrior of Universe 7]

WARRIOR = leader("warrior", "red", 10_000, universe_7())
SEVENTH = (
    battle("seventh", "blue", 2, 10_000, specified=("blue", "blue"), traits=("Universe 7",)),
    battle("sixth", "blue", 2, 10_000, specified=("blue", "blue"), traits=("Universe 6",)),
)


@rule("dbs:10-21-1")
def test_cards_of_universe_7_have_no_specified_cost(duel: Factory) -> None:
    hand = ["seventh", "sixth"]
    t = duel(Side(leader="warrior", hand=hand, energy=["red-1", "red-1"]), cards=(WARRIOR, *SEVENTH))
    assert t.you.offered("play") == ["seventh"]
    t.you.play("seventh")
    assert len(t.you.rested_energy) == 2, "the total cost stays"
    t = duel(Side(leader="warrior", hand=hand, energy=["red-1"]), cards=(WARRIOR, *SEVENTH))
    assert t.you.offered("play") == []


@rule("dbs:10-21-1")
def test_it_concerns_the_cards_of_its_master_only(duel: Factory) -> None:
    side = Side(hand=["seventh"], energy=["red-1", "red-1"])
    t = duel(side, Side(leader="warrior"), cards=(WARRIOR, *SEVENTH))
    assert t.you.offered("play") == []


@rule("dbs:10-21-1", "dbs:2-11-1-1", "dbs:2-11-3")
def test_without_a_specified_cost_only_the_total_is_paid(duel: Factory) -> None:
    lofty = battle("lofty", "blue", 1, 10_000, specified=("blue",) * 3, traits=("Universe 7",))
    ban = spell("ban", Ko(Every(Cards(("battle",), Between("cost", most=1), "anyone"))))
    for leader_card, energy in (("captain", []), ("warrior", ["red-1"])):
        t = duel(Side(leader=leader_card, hand=["lofty", "ban"], energy=["red-1"] * 3), cards=(WARRIOR, lofty, ban))
        assert t.you.can_play("lofty") is bool(energy)
    t.you.play("lofty")
    assert t.you.rested_energy == energy
    t.you.use("ban")
    assert t.you.drop == ["ban", "lofty"], "and its energy cost is its total cost"
    t = duel(Side(battle=["lofty"], hand=["ban"]), cards=(lofty, ban))
    t.you.use("ban")
    assert t.you.battle == ["lofty"]


@rule("dbs:10-21-1", "dbs:2-11-1-3-1-2")
def test_without_a_specified_cost_a_unison_card_costs_x_alone(duel: Factory) -> None:
    ally = unison("ally", "blue", 15_000, specified=("blue",), traits=("Universe 7",))
    side = Side(hand=["ally"], energy=["red-1", "red-1"])
    assert duel(side, cards=(WARRIOR, ally)).you.offered("play") == []
    side.leader = "warrior"
    for x in (1, 2):
        t = duel(side, cards=(WARRIOR, ally))
        t.you.play("ally", x=x)
        assert t.you.markers == len(t.you.rested_energy) == x


# [Energy-Exhaust]


@rule("dbs:10-34-1")
@pytest.mark.parametrize("area", ["hand", "deck", "drop", "life", "battle", "warp"])
@pytest.mark.parametrize(("slug", "rested"), [("tired", ["tired"]), ("blue-1", [])])
def test_energy_exhaust_comes_rested_from_wherever(duel: Factory, area: str, slug: str, rested: list[str]) -> None:
    feed = spell("feed", ToEnergy(Every(Cards((area,), Is("blue"), YOU))))
    side = Side(hand=["feed"])
    setattr(side, area, [*getattr(side, area), slug])
    t = duel(side, cards=(feed,))
    t.you.use("feed")
    assert len(t.game.cards_in("energy", 0)) == 1
    assert t.you.rested_energy == rested


@rule("dbs:10-34-1")
def test_energy_exhaust_comes_rested_when_it_is_charged(duel: Factory) -> None:
    t = duel(Side(hand=["tired", "blue-1"]), at="charge")
    t.you.charge("tired")
    assert t.you.rested_energy == ["tired"]
    t = duel(Side(hand=["tired", "blue-1"]), at="charge")
    t.you.charge("blue-1")
    assert t.you.rested_energy == []


# [Invoker]

MAGE = battle("mage", "red", 1, 5000, invoker())
BOLT = extra("bolt", "red/blue", 4, Activate("main", Draw(ONE), where=("hand",)), specified=("red", "blue"))
WARD = extra("ward", "red/blue", 4, Counter("attack", NegateAttack()), specified=("red", "blue"))


@rule("dbs:10-40-1")
def test_invoker_lets_a_red_blue_extra_card_be_paid_with_one_red_blue_energy(duel: Factory) -> None:
    t = duel(Side(hand=["bolt"], battle=["mage"], energy=["red-1", "duo", "blue-1"]), cards=(MAGE, BOLT, DUO))
    t.you.use("bolt")
    assert t.you.hand == ["black-3"]
    assert t.you.rested_energy == ["duo"]


@rule("dbs:10-40-1")
@pytest.mark.parametrize(
    ("side", "usable"),
    [
        (Side(hand=["bolt"], energy=["duo"]), False),  # no Invoker
        (Side(hand=["bolt"], battle=["mage"], energy=["red-1", "blue-1"]), False),
        (Side(hand=["bolt"], battle=["mage"], energy=["trio"]), False),
        (Side(hand=["bolt"], battle=["mage"], rested_energy=["duo"]), False),
        (Side(hand=["bolt-red"], battle=["mage"], energy=["duo"]), False),
        (Side(hand=["bolt-blue"], battle=["mage"], energy=["duo"]), False),
        (Side(hand=["bolt-trio"], battle=["mage"], energy=["duo"]), False),
        (Side(hand=["bolt"], battle=["mage"], energy=["duo"]), True),
    ],
)
def test_invoker_asks_for_red_blue_cards_and_no_others(duel: Factory, side: Side, usable: bool) -> None:
    """The same for a card that is activated, and for one that counters."""
    others = [
        extra(f"{card.slug}-{name}", colours, 4, *card.abilities)
        for card in (BOLT, WARD)
        for name, colours in (("red", "red"), ("blue", "blue"), ("trio", "red/blue/green"))
    ]
    cards = (MAGE, BOLT, WARD, DUO, TRIO, *others)
    t = duel(side, Side(battle=["mage"]), cards=cards)
    assert t.you.can_use(side.hand[0]) is usable
    ward = side.hand[0].replace("bolt", "ward")
    t = duel(Side(battle=["mage", "red-3"]), replace(side, hand=[ward]), cards=cards, counters=True)
    t.you.attack("red-3", "scout")
    t.pending("choose-counter", t.foe)
    assert t.foe.can_choose(ward) is usable


@rule("dbs:10-40-1")
def test_invoker_asks_its_master_which_energy_to_rest(duel: Factory) -> None:
    pair = battle("pair", "red/blue", 1, 5000)
    side = Side(hand=["bolt"], battle=["mage"], energy=["duo", "pair"])
    t = duel(side, cards=(MAGE, BOLT, DUO, pair))
    t.you.use("bolt").just(1, "duo", "pair").choose("pair")
    assert t.you.rested_energy == ["pair"]
    t = duel(Side(battle=["red-3"]), replace(side, hand=["ward"]), cards=(MAGE, WARD, DUO, pair))
    t.you.attack("red-3", "scout")
    t.foe.counter("ward").just(1, "duo", "pair").choose("pair")
    assert t.foe.rested_energy == ["pair"]


@rule("dbs:10-40-1")
def test_invoker_serves_extra_cards_only(duel: Factory) -> None:
    guard = battle("guard", "red/blue", 4, 20_000, Counter("attack", NegateAttack()))
    t = duel(Side(battle=["red-3"]), Side(hand=["guard"], battle=["mage"], energy=["duo"]), cards=(MAGE, DUO, guard))
    t.you.attack("red-3", "scout")
    assert t.asked == ("you", "offense-step")


@rule("dbs:10-40-1")
def test_with_invoker_the_energy_cost_may_still_be_paid(duel: Factory) -> None:
    t = duel(Side(hand=["bolt"], battle=["mage"], energy=["red-1", "duo", "blue-1", "red-2"]), cards=(MAGE, BOLT, DUO))
    t.you.use("bolt")
    t.pending("choose-way", t.you)
    t.you.answer("way/0")
    assert len(t.you.rested_energy) == 4


@rule("dbs:10-40-1")
def test_invoker_serves_counters_too(duel: Factory) -> None:
    t = duel(Side(battle=["red-3"]), Side(hand=["ward"], battle=["mage"], energy=["duo"]), cards=(MAGE, WARD, DUO))
    t.you.attack("red-3", "scout")
    t.foe.counter("ward")
    assert t.foe.rested_energy == ["duo"]
    assert t.asked == ("you", "main-phase")


# [Successor]

MIX = battle("mix", "green/yellow", 2, 10_000)
MOTLEY = battle("motley", "green/red", 1, 5000)


def kin() -> tuple[DbsCard, ...]:
    return battle("heir", "green/yellow", 4, 20_000, successor(Pay(1)), specified=("green", "yellow")), MIX, MOTLEY


@rule("dbs:10-41-1", "dbs:10-41-2", "dbs:10-41-3")
def test_successor_drops_green_and_yellow_cards_that_cost_as_much_together(duel: Factory) -> None:
    area = ["green-1", "yellow-1", "mix", "red-1", "motley", "yellow-3", "trefoil", "grove", "aloof"]
    cards = (
        battle("trefoil", "green/yellow/red", 1, 5000),
        extra("grove", "green", 1, field()),
        battle("aloof", "green", 1, 5000, Permanent(("battle",), (Forbid("choose", IsSource()),))),
    )
    t = duel(Side(hand=["heir"], battle=area, energy=["red-1"]), cards=(*kin(), *cards, watcher("mourner", "ko")))
    t.you.use("heir")
    assert sorted(t.you.offered("card")) == ["green-1", "mix", "yellow-1", "yellow-3"]
    t.you.choose("mix")
    assert sorted(t.you.offered("card")) == ["green-1", "yellow-1"], "three more would be too much"
    t.you.choose("green-1")
    assert sorted(t.you.drop) == ["green-1", "mix", "yellow-1"]
    assert t.events("ko") == []
    assert t.you.battle == ["red-1", "motley", "yellow-3", "trefoil", "grove", "aloof", "heir"]
    assert t.you.rested_energy == ["red-1"], "its skill cost and no energy cost"


@rule("dbs:10-41-1")
@pytest.mark.parametrize(
    ("area", "energy", "usable"),
    [
        (["green-1", "yellow-3"], ["red-1"], True),
        (["green-1", "yellow-3"], [], False),
        (["green-3", "yellow-3"], ["red-1"], False),  # six is not four
        (["green-3"], ["red-1"], False),
        (["yellow-3", "motley"], ["red-1"], False),
        (["yellow-3", "red-1"], ["red-1"], False),
        (["mix", "green-2"], ["red-1"], True),
    ],
)
def test_successor_needs_the_exact_total(duel: Factory, area: list[str], energy: list[str], usable: bool) -> None:
    t = duel(Side(hand=["heir"], battle=area, energy=energy), Side(battle=["green-1", "yellow-1"]), cards=kin())
    assert t.you.can_use("heir") is usable


@rule("dbs:10-41-1", "dbs:10-41-3")
def test_successor_is_activated_from_the_hand_in_the_main_phase(duel: Factory) -> None:
    side = Side(hand=["heir"], battle=["heir", "green-1", "yellow-3"], drop=["heir"], energy=["red-1"])
    t = duel(side, cards=kin())
    assert t.you.offered("use") == ["captain", "heir"]
    assert t.you.can_use("heir@hand")
    t.you.attack("captain", "scout")
    assert not t.you.can_use("heir")


@rule("dbs:10-41-1")
def test_successor_may_drop_a_single_card(duel: Factory) -> None:
    elder = battle("elder", "green", 4, 15_000)
    t = duel(Side(hand=["heir"], battle=["elder"], energy=["red-1"]), cards=(*kin(), elder))
    t.you.use("heir")
    assert (t.you.drop, t.you.battle) == (["elder"], ["heir"])


@rule("dbs:10-41-1")
@pytest.mark.parametrize("nothing", [0, None])
def test_successor_may_drop_cards_that_cost_nothing_as_well(duel: Factory, nothing: int | None) -> None:
    cards = (*kin(), battle("elder", "green", 4, 15_000), battle("sprout", "green", nothing, 1000))
    for chosen in (["sprout", "elder"], ["elder", "sprout"], ["elder"]):
        t = duel(Side(hand=["heir"], battle=["sprout", "elder"], energy=["red-1"]), cards=cards)
        assert not duel(Side(hand=["heir"], battle=["sprout"] * 4, energy=["red-1"]), cards=cards).you.can_use("heir")
        t.you.use("heir").choose(chosen[0])
        if t.decision.ask == "choose-mean":
            t.you.choose(*chosen[1:] or ["done"])
        assert sorted(t.you.drop) == sorted(chosen)
        assert "heir" in t.you.battle


@rule("dbs:10-41-1")
@pytest.mark.parametrize("nothing", [0, None])
def test_successor_to_a_cost_of_nothing_takes_no_card_that_costs_something(duel: Factory, nothing: int | None) -> None:
    orphan = battle("orphan", "green", nothing, 5000, successor(Pay(1)))
    t = duel(Side(hand=["orphan"], battle=["green-1"], energy=["red-1"]), cards=(orphan,))
    t.you.use("orphan")
    assert (t.you.battle, t.you.drop) == (["green-1", "orphan"], [])
