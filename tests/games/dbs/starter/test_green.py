"""Green cards of the starter set do what they say."""

from __future__ import annotations

from pioche.games.dbs.calls import field
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import extra
from tests.games.dbs.starter.decks import faults
from tests.scenario import rule

GREEN = ["green-1"]
SHOOT = "pi1-t01"
POST = extra("post", "green", 1, field(), name="Pousse")  # it has the name of a shoot, and is no Battle Card


@rule("dbs:card:pi1-043:1")
def test_seve_plants_a_shoot_for_an_energy_once_a_turn(starter: Factory) -> None:
    t = starter(Side(leader="pi1-043", battle=["red-3"], energy=GREEN * 3))
    t.you.attack("red-3", "scout")
    assert not t.you.can_use("pi1-043")
    t.fight()
    t.you.use("pi1-043")
    assert (t.you.battle, t.you.rested_energy) == (["red-3", SHOOT], GREEN)
    assert not t.you.can_use("pi1-043")


@rule("dbs:card:pi1-043:2")
def test_seve_awakens_at_four_life(starter: Factory) -> None:
    t = starter(Side(leader="pi1-043", life=["black-1"] * 4, rested_energy=[*GREEN, "green-2", "green-3"]))
    t.you.use("pi1-043", 1).up_to(2, "green-1", "green-2", "green-3").choose("green-1", "green-2")
    assert t.you.leader == ["pi1-043-back"]
    assert (t.you.rested_energy, len(t.you.hand)) == (["green-3"], 2)


@rule("dbs:card:pi1-043-back:1", "dbs:card:pi1-043-back:2")
def test_seve_awakened_plants_and_waters(starter: Factory) -> None:
    t = starter(
        Side(leader="pi1-043-back", battle=["green-1", "red-3", "post"], rested=[SHOOT], energy=GREEN * 2),
        Side(battle=[SHOOT]),
        cards=(POST,),
    )
    t.you.attack("red-3", "scout")
    assert not t.you.can_use("pi1-043-back")
    t.fight()
    assert t.you.hand == []
    t.you.use("pi1-043-back")
    assert (t.you.battle.count(SHOOT), t.you.rested_energy) == (2, GREEN)
    assert not t.you.can_use("pi1-043-back")
    t.you.attack("pi1-043-back", "scout").up_to(1, SHOOT, SHOOT).choose(f"{SHOOT}@battle/0r").fight()
    assert (t.you.power(SHOOT), t.you.power("green-1")) == (10_000, 5000)
    assert len(t.you.hand) == 1


@rule("dbs:card:pi1-044:1")
def test_a_deck_may_hold_any_number_of_graines() -> None:
    assert faults("green", *["PI1-044"] * 8) == []
    assert faults("green", "PI1-045") == ["dbs:5-1-3-1"]


@rule("dbs:card:pi1-046:1")
def test_ronce_takes_the_attacker_along(starter: Factory) -> None:
    t = starter(Side(battle=["red-3"]), Side(rested=["pi1-046"]))
    t.you.attack("red-3", "pi1-046").fight()
    assert (t.foe.drop, t.you.drop) == (["pi1-046"], ["red-3"])


@rule("dbs:card:pi1-047:1", "dbs:card:pi1-047:2")
def test_lierre_blocks_and_holds_on(starter: Factory) -> None:
    t = starter(Side(battle=["red-2"]), Side(battle=["pi1-047"]))
    t.you.attack("captain", "scout")
    t.foe.decline()
    t.you.pass_()
    assert t.foe.power("pi1-047") == 10_000, "it is the leader who is attacked"
    t.fight()
    t.you.attack("red-2", "scout")
    t.foe.accept()
    t.you.pass_()
    assert (t.foe.power("pi1-047"), t.foe.power("scout")) == (15_000, 10_000)
    t.fight()
    assert t.foe.battle == ["pi1-047"], "10,000 do not beat 15,000"


@rule("dbs:card:pi1-049:1")
def test_bourgeon_leaves_a_rested_shoot(starter: Factory) -> None:
    t = starter(Side(hand=["blast", "blast"], energy=["red-1"] * 2), Side(battle=["pi1-049", "blue-1"]))
    t.you.use("blast").choose("blue-1")
    assert t.foe.battle == ["pi1-049"]
    t.you.use("blast")
    assert t.foe.rested == [SHOOT]


@rule("dbs:card:pi1-051:1")
def test_aubepine_heals_at_three_life(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-051"], drop=["green-1"], energy=GREEN * 4, life=["black-1"] * 4))
    t.you.play("pi1-051")
    assert len(t.you.life) == 4
    drop = ["green-1", "green-2", "red-1"]
    t = starter(
        Side(hand=["pi1-051", "green-1"], drop=drop, energy=GREEN * 5, life=["black-1"] * 3), Side(drop=["green-3"])
    )
    t.you.play("pi1-051").up_to(1, "green-1", "green-2").choose("green-1")
    assert t.you.life.count("green-1") == 1
    assert len(t.you.life) == 4
    t = starter(
        Side(hand=["green-1"], battle=["pi1-051"], drop=drop, energy=GREEN, life=["black-1"] * 3),
    )
    t.you.play("green-1")
    assert len(t.you.life) == 3, "she heals only when she comes herself"


@rule("dbs:card:pi1-052:1")
def test_mousse_strengthens_your_shoots_only(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-052", SHOOT, "green-1"]), Side(battle=[SHOOT]))
    assert (t.you.power(SHOOT), t.you.power("green-1"), t.foe.power(SHOOT)) == (10_000, 5000, 5000)


@rule("dbs:card:pi1-053:1", "dbs:card:pi1-053:2")
def test_rameau_evolves_through_the_warp_and_stands_an_energy(starter: Factory) -> None:
    assert not starter(Side(hand=["pi1-053"], battle=["green-1"], energy=GREEN * 2)).you.can_use("pi1-053")
    rested = ["red-1", "red-2"]
    t = starter(Side(hand=["pi1-053"], rested=["pi1-045"], energy=GREEN * 2, rested_energy=rested))
    t.you.use("pi1-053").up_to(1, "green-1", *rested).choose("red-1")
    assert (t.you.warp, t.you.battle, t.you.rested) == (["pi1-045"], ["pi1-053"], [])
    assert t.you.active_energy == ["red-1"]
    t = starter(Side(hand=["pi1-053"], energy=GREEN * 4))
    t.you.play("pi1-053")
    assert t.you.active_energy == [], "he was played from the hand"
    t = starter(Side(hand=["pi1-033"], battle=["pi1-053", "pi1-023"], energy=["blue-1"] * 2))
    t.you.use("pi1-033")
    assert t.you.active_energy == [], "it is another card that evolved"


@rule("dbs:card:pi1-054:1")
def test_glane_gathers_energy_from_the_drop_area(starter: Factory) -> None:
    drop = ["green-2", "green-3", "red-1"]
    t = starter(Side(hand=["pi1-054", "green-1"], drop=drop, energy=GREEN * 4), Side(drop=["green-1"]))
    t.you.play("pi1-054").up_to(1, "green-2", "green-3").choose("green-2")
    assert t.you.drop == ["green-3", "red-1"]
    assert "green-2" in t.you.rested_energy
    t.you.play("green-1")
    assert t.you.drop == ["green-3", "red-1"], "she gathers only when she comes herself"


@rule("dbs:card:pi1-056:1", "dbs:card:pi1-056:2")
def test_sylve_joins_lierre_and_rameau_and_draws(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-056"], battle=["pi1-047"], rested=["pi1-045"], energy=GREEN * 2))
    t.you.use("pi1-056").choose("pi1-047")
    assert (t.you.battle, t.you.rested) == (["pi1-056"], [])
    assert sorted(t.you.under_card("pi1-056")) == ["pi1-045", "pi1-047"]
    assert len(t.you.hand) == 2
    t = starter(Side(hand=["pi1-056"], energy=GREEN * 6))
    t.you.play("pi1-056")
    assert t.you.hand == [], "she was played from the hand"
    twins = ["pi1-073", "pi1-074", "pi1-075"]
    t = starter(Side(hand=twins, battle=["pi1-056"], energy=["yellow-1"] * 2))
    t.you.use("pi1-075").choose("pi1-073")
    assert t.you.hand == [], "others were joined"


@rule("dbs:card:pi1-057:1", "dbs:card:pi1-057:2")
def test_futaie_succeeds_cards_of_her_cost_and_attacks_twice(starter: Factory) -> None:
    assert not starter(Side(hand=["pi1-057"], battle=["pi1-050", "green-2", "green-3"])).you.can_use("pi1-057")
    t = starter(Side(hand=["pi1-057"], battle=["pi1-055", "green-2"]))
    t.you.use("pi1-057").choose("green-2")
    assert sorted(t.you.drop) == ["green-2", "pi1-055"]
    t.you.attack("pi1-057", "scout").fight()
    assert t.you.can_attack("pi1-057")


@rule("dbs:card:pi1-058:1", "dbs:card:pi1-058:2")
def test_orme_plants_each_turn_and_grows_with_the_energy(starter: Factory) -> None:
    t = starter(
        Side(battle=["pi1-058"], hand=["green-1", "green-2", "pi1-059"], energy=GREEN * 2),
        Side(hand=["red-1"]),
        at="turn",
    )
    assert t.you.battle == ["pi1-058", SHOOT]
    t.you.charge("green-1")
    assert (t.you.power("pi1-058"), t.you.power(SHOOT)) == (45_000, 5000)
    t.you.use("pi1-059").choose("green-2")
    assert t.you.power("pi1-058") == 45_000, "once a turn"
    t.you.end_turn()
    t.foe.charge("red-1")
    assert t.you.power("pi1-058") == 40_000, "that is not your energy"
    t.foe.end_turn()
    assert t.you.battle == ["pi1-058", SHOOT, SHOOT], "not at the opponent's turn"


@rule("dbs:card:pi1-059:1")
def test_sillon_fertile_makes_energy_and_draws(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-059", "red-1", "red-2"], energy=GREEN * 2))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-059")
    t.fight()
    t.you.use("pi1-059").up_to(1, "red-1", "red-2").choose("red-1")
    assert "red-1" in t.you.rested_energy
    assert t.you.hand == ["red-2", "black-3"]


@rule("dbs:card:pi1-060:1")
def test_racines_tenaces_stop_any_attack(starter: Factory) -> None:
    t = starter(foe=Side(hand=["pi1-060"], energy=GREEN * 2))
    t.you.attack("captain", "scout")
    t.foe.counter("pi1-060")
    assert len(t.foe.life) == 8


@rule("dbs:card:pi1-061:1", "dbs:card:pi1-061:2")
def test_clairiere_turns_a_card_into_a_shoot_each_main_phase(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-061", "red-1", "red-2"], energy=GREEN * 3))
    t.you.use("pi1-061").end_turn()
    t.foe.end_turn()
    t.you.charge()
    t.you.accept().just(1, "red-1", "red-2", "black-3").choose("red-1")
    assert t.you.battle == ["pi1-061", SHOOT]
    t = starter(Side(battle=["pi1-061"], hand=["red-1"], energy=GREEN * 2), Side(energy=GREEN * 3), at="charge")
    t.you.charge()
    assert t.asked[1] == "main-phase", "two energy are not enough"


@rule("dbs:card:pi1-062:1")
def test_grande_poussee_counts_the_shoots(starter: Factory) -> None:
    t = starter(
        Side(hand=["pi1-062"], battle=[SHOOT, SHOOT, "green-1", "camp", "post"], energy=GREEN),
        Side(battle=[SHOOT] * 3),
        cards=(POST,),
    )
    assert not t.you.can_use("pi1-062")
    t.you.attack("captain", "scout").use("pi1-062")
    t.you.up_to(1, "captain", "green-1", SHOOT, SHOOT).choose("captain")
    assert (t.you.power("captain"), t.you.power("green-1")) == (20_000, 5000)
    t.fight()
    assert t.you.power("captain") == 10_000


@rule("dbs:card:pi1-063:1", "dbs:card:pi1-063:2", "dbs:card:pi1-063:3")
def test_vieux_saule_waters_plants_or_stands_energy(starter: Factory) -> None:
    t = starter(
        Side(unison="pi1-063", markers=3, battle=[SHOOT, SHOOT, "green-1", "post"], rested_energy=GREEN),
        Side(battle=[SHOOT]),
        cards=(POST,),
    )
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-063")
    t.fight()
    t.you.use("pi1-063", 0).up_to(1, SHOOT, SHOOT).choose(SHOOT)
    assert (t.you.power(SHOOT), t.you.power("green-1"), t.you.markers) == (10_000, 5000, 3)
    t = starter(Side(unison="pi1-063", markers=3))
    t.you.use("pi1-063", 1)
    assert (t.you.battle, t.you.markers) == ([SHOOT], 2)
    t = starter(Side(unison="pi1-063", markers=4, rested_energy=GREEN * 4))
    t.you.use("pi1-063", 2).up_to(3, *GREEN * 4).choose("green-1", "green-1", "green-1")
    assert (t.you.active_energy, t.you.markers) == (GREEN * 3, 1)
