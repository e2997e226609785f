"""[Over Realm], [Dark Over Realm], [Wormhole] (10-15, 10-25, 10-26)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import over_realm
from pioche.games.dbs.card import Activate, DbsCard, Permanent
from pioche.games.dbs.control import GiveControl
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.keywords import unique, wormhole
from pioche.games.dbs.verbs import ToHand
from pioche.kernel.cards.query import Fixed, Is, IsBound, IsSource
from pioche.kernel.cards.rule import Forbid, Number, Silence
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, leader, spell
from tests.rules.dbs.keywords.samples import MY_BATTLE
from tests.scenario import rule

BOTH = pytest.mark.parametrize("dark", [False, True])
ENERGY = ["red-1"] * 4
THREE = ["black-1", "black-2", "black-1"]


def comer(dark: bool, slug: str = "comer") -> DbsCard:
    return battle(slug, "black", 7, 25_000, over_realm(3, Pay(1), dark=dark))


@rule("dbs:10-15-1", "dbs:10-15-2", "dbs:10-25-1", "dbs:10-25-2")
@BOTH
def test_it_needs_so_many_cards_in_the_drop_area_and_its_cost(duel: Factory, dark: bool) -> None:
    def usable(drop: list[str], energy: list[str] = ENERGY) -> bool:
        side = Side(hand=["comer"], drop=drop, energy=energy)
        return duel(side, Side(drop=THREE), cards=(comer(dark),)).you.can_use("comer")

    assert usable(THREE)
    assert not usable(THREE[:2])
    assert not usable(THREE, [])
    assert usable([*THREE[:2], "red-1"]) is not dark, "the dark one counts black cards only"
    assert usable([*THREE, "red-1"])
    t = duel(Side(hand=["comer"], drop=THREE, energy=ENERGY), cards=(comer(dark),))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("comer"), "in the Main Phase only"


@rule("dbs:10-15-2", "dbs:10-25-2")
@BOTH
def test_texts_that_speak_of_the_dark_one_do_not_mean_the_other(duel: Factory, dark: bool) -> None:
    names = {"[Dark Over Realm]": 1000, "[Dark Over Realm 3]": 2000, "[Over Realm 3]": 4000}
    rules = tuple(Number(("power",), Fixed(more), Is(name)) for name, more in names.items())
    t = duel(
        Side(battle=["fan", "comer"]), cards=(comer(dark), battle("fan", "red", 1, 5000, Permanent(("battle",), rules)))
    )
    assert t.you.power("comer") == 25_000 + (3000 if dark else 4000)


@rule("dbs:10-15-3", "dbs:10-25-3")
@BOTH
def test_the_whole_drop_area_goes_to_the_warp_to_play_the_card_from_the_hand(duel: Factory, dark: bool) -> None:
    side = Side(hand=["comer"], battle=["comer"], drop=["red-1", *THREE, "comer"], warp=["blue-1"], energy=ENERGY)
    t = duel(side, Side(drop=["blue-1"]), cards=(comer(dark),))
    assert t.you.offered("use") == ["captain", "comer"], "only the one in hand"
    t.you.use("comer@hand")
    assert t.you.battle == ["comer", "comer"]
    assert t.you.drop == []
    assert t.you.warp == ["blue-1", "red-1", *THREE, "comer"]
    assert len(t.you.rested_energy) == 1
    assert t.foe.drop == ["blue-1"]


@rule("dbs:10-15-4", "dbs:10-25-3")
@BOTH
def test_at_the_end_of_the_turn_the_card_goes_to_the_warp(duel: Factory, dark: bool) -> None:
    t = duel(Side(hand=["comer"], battle=["red-1"], drop=THREE, energy=ENERGY), cards=(comer(dark),))
    t.you.use("comer")
    assert t.you.can_attack("comer")
    t.you.end_turn()
    assert t.you.battle == ["red-1"]
    assert t.you.warp == [*THREE, "comer"]
    t = duel(Side(hand=["comer"], energy=["red-1"] * 7), cards=(comer(dark),))
    t.you.play("comer").end_turn()
    assert t.you.battle == ["comer"], "not if it was played otherwise"


@rule("dbs:10-15-4", "dbs:10-25-3")
@BOTH
def test_it_stays_if_it_has_left_the_battle_area_of_its_player_meanwhile(duel: Factory, dark: bool) -> None:
    recall, gift = spell("recall", ToHand(Pick(MY_BATTLE, ONE))), spell("gift", GiveControl(Pick(MY_BATTLE, ONE)))
    side = Side(hand=["comer", "recall"], drop=THREE, energy=["red-1"] * 8)
    t = duel(side, cards=(comer(dark), recall))
    t.you.use("comer").use("recall").play("comer").end_turn()
    assert t.you.battle == ["comer"], "it is another card by now"
    t = duel(Side(hand=["comer", "gift"], drop=THREE, energy=ENERGY), cards=(comer(dark), gift))
    t.you.use("comer").use("gift").end_turn()
    assert t.foe.battle == ["comer"]


@rule("dbs:10-15-4", "dbs:4-13-1")
@BOTH
def test_it_goes_although_skills_do_not_affect_it(duel: Factory, dark: bool) -> None:
    untouched = Permanent(("battle",), (Forbid("affected", IsSource()),))
    spirit = battle("spirit", "black", 7, 25_000, over_realm(3, dark=dark), untouched)
    hush = spell("hush", Until((Silence(IsBound("it")),), Every(MY_BATTLE)))
    recall = spell("recall", ToHand(Every(MY_BATTLE)))
    t = duel(Side(hand=["spirit", "recall"], drop=THREE), cards=(spirit, recall))
    t.you.use("spirit").use("recall")
    assert t.you.battle == ["spirit"], "no skill does anything to it"
    t.you.end_turn()
    assert (t.you.battle, t.you.warp) == ([], [*THREE, "spirit"]), "the rules do"
    assert t.events("to-warp")[-1].rule == "dbs:10-15-4"
    t = duel(Side(hand=["comer", "hush"], drop=THREE, energy=ENERGY), cards=(comer(dark), hush))
    t.you.use("comer").use("hush").end_turn()
    assert (t.you.battle, t.you.warp) == ([], [*THREE, "comer"]), "nor do its skills have to count any more"


@rule("dbs:10-15-4", "dbs:1-3-3")
def test_it_stays_if_an_effect_forbids_that_it_goes(duel: Factory) -> None:
    rooted = battle("rooted", "black", 7, 25_000, over_realm(3), Permanent(("battle",), (Forbid("leave", IsSource()),)))
    t = duel(Side(hand=["rooted"], drop=THREE), cards=(rooted,))
    t.you.use("rooted").end_turn()
    assert t.you.battle == ["rooted"]


@rule("dbs:10-15-4", "dbs:10-42-1")
def test_nothing_is_due_at_the_end_of_the_turn_if_it_could_not_be_played(duel: Factory) -> None:
    lone = battle("lone", "black", 7, 25_000, over_realm(3), unique())
    t = duel(Side(hand=["lone"], battle=["lone"], drop=THREE), cards=(lone,))
    t.you.use("lone")
    assert (t.you.battle, t.you.hand, t.you.warp) == (["lone"], ["lone"], THREE)
    moves = len(t.events("to-warp"))
    t.you.end_turn()
    assert (t.you.battle, len(t.events("to-warp"))) == (["lone"], moves)


@rule("dbs:10-15-5", "dbs:10-25-4")
@pytest.mark.parametrize(("first", "second"), [("bright", "dark"), ("dark", "bright"), ("bright", "bright")])
def test_both_together_are_activated_once_a_turn(duel: Factory, first: str, second: str) -> None:
    cards = (
        comer(False, "bright"),
        comer(True, "dark"),
        battle("bin", "red", 1, 5000, combo=(0, 5000)),
        leader("plain", "red", 10_000),
    )
    side = Side(leader="plain", hand=[first, second, "bin", "bin", "bin"], drop=THREE, energy=ENERGY)
    t = duel(side, Side(hand=["bright"], drop=THREE, energy=ENERGY), cards=cards)
    t.you.use(first)
    assert t.you.drop == []
    assert not t.you.can_use(second)
    t.you.attack("plain", "scout").combo("bin", "bin", "bin")
    t.fight()
    assert t.you.drop == ["bin"] * 3
    assert t.you.offered("use") == []
    t.you.end_turn()
    t.foe.charge()
    assert t.foe.can_use("bright"), "each player for himself, and each turn anew"


@rule("dbs:10-26-1")
@pytest.mark.parametrize(
    ("leaders", "used"),
    [
        (("gate", "scout"), ["bright", "dark"]),
        (("captain", "gate"), ["bright"]),  # the other player's does not count
    ],
)
def test_wormhole_allows_two_in_total(duel: Factory, leaders: tuple[str, str], used: list[str]) -> None:
    cards = (
        battle("bright", "black", 7, 25_000, over_realm(1)),
        battle("dark", "black", 7, 25_000, over_realm(1, dark=True)),
        leader("gate", "black", 10_000, wormhole()),
        extra("ash", "black", 0, Activate("main", Draw(ONE), where=("hand",))),
    )
    hand = ["bright", "dark", "bright", "ash", "ash", "ash"]
    t = duel(Side(leader=leaders[0], hand=hand), Side(leader=leaders[1]), cards=cards)
    for slug in ("bright", "dark", "bright"):
        t.you.use("ash")
        assert t.you.can_use(slug) is (slug in used)
        if t.you.can_use(slug):
            t.you.use(slug)
            used = used[1:]
    assert used == []
