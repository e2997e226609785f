"""Red cards of the starter set do what they say."""

from __future__ import annotations

from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.starter.decks import faults
from tests.scenario import rule

RED = ["red-1"]


@rule("dbs:card:pi1-001:1")
def test_braise_strengthens_a_red_battle_card_when_she_attacks(starter: Factory) -> None:
    t = starter(Side(leader="pi1-001", battle=["red-1", "red-2", "red-3", "blue-1", "camp"]), Side(battle=["red-1"]))
    t.you.attack("red-3", "scout").fight()
    t.you.attack("pi1-001", "scout").up_to(1, "red-1", "red-2", "red-3").choose("red-1").fight()
    assert (t.you.power("red-1"), t.you.power("red-2")) == (10_000, 10_000)
    t.you.end_turn()
    assert t.you.power("red-1") == 5000


@rule("dbs:card:pi1-001:2")
def test_braise_awakens_at_four_life_and_draws_two(starter: Factory) -> None:
    assert not starter(Side(leader="pi1-001", life=["black-1"] * 5)).you.can_use("pi1-001")
    t = starter(Side(leader="pi1-001", life=["black-1"] * 4))
    t.you.use("pi1-001")
    assert t.you.leader == ["pi1-001-back"]
    assert len(t.you.hand) == 2


@rule("dbs:card:pi1-001-back:1")
def test_braise_awakened_strengthens_two_fighters_for_the_battle(starter: Factory) -> None:
    t = starter(Side(leader="pi1-001-back", battle=["red-1", "blue-2", "blue-3", "camp"]))
    t.you.attack("blue-3", "scout").fight()
    t.you.attack("pi1-001-back", "scout").up_to(2, "pi1-001-back", "red-1", "blue-2", "blue-3")
    t.you.choose("pi1-001-back", "red-1")
    assert t.you.power("pi1-001-back") == 20_000
    assert (t.you.power("red-1"), t.you.power("blue-2")) == (10_000, 10_000)
    t.fight()
    assert t.you.power("pi1-001-back") == 15_000


@rule("dbs:card:pi1-003:1")
def test_escarbille_is_stronger_while_she_attacks(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-003"]))
    t.you.attack("captain", "scout")
    assert t.you.power("pi1-003") == 5000
    t.fight()
    t.you.attack("pi1-003", "scout")
    assert (t.you.power("pi1-003"), t.you.power("captain")) == (10_000, 10_000)
    t.fight()
    assert t.you.power("pi1-003") == 5000


@rule("dbs:card:pi1-004:1")
def test_soufflet_fans_a_fighter_when_used_in_a_combo(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-004", "red-1"], battle=["red-2", "camp"]))
    t.you.attack("captain", "scout").combo("pi1-004").up_to(1, "captain", "red-2").choose("captain")
    assert (t.you.power("captain"), t.you.power("red-2")) == (15_000, 10_000)
    t.you.combo("red-1").fight()
    assert t.you.power("captain") == 10_000


@rule("dbs:card:pi1-005:1")
def test_flambeau_finds_one_of_her_own_among_five_cards(starter: Factory) -> None:
    deck = ["black-3", "pi1-003", "pi1-002", "red-1", "pi1-003", "red-3", "pi1-019"]
    t = starter(Side(hand=["pi1-005", "red-1"], energy=RED * 3, deck=deck))
    t.you.play("pi1-005")
    assert t.you.options == [f"number/{number}" for number in (5, 4, 3, 2, 1, 0)]
    t.you.choose("number/5").up_to(1, "pi1-002", "pi1-003")
    assert not t.you.can_choose("pi1-019"), "an Extra Card is no Battle Card, the others are not 《Ardent》"
    t.you.choose("pi1-002").choose("red-1", "pi1-003", "red-3", "pi1-019")
    assert sorted(t.you.hand) == ["pi1-002", "red-1"]
    assert t.you.deck[-2:] == ["black-3", "pi1-003"]
    t.you.play("red-1")
    assert t.asked[1] == "main-phase", "she looks for somebody only when she comes herself"


@rule("dbs:card:pi1-006:1")
def test_cendre_blocks(starter: Factory) -> None:
    t = starter(Side(battle=["red-3"]), Side(battle=["pi1-006"]))
    t.you.attack("red-3", "scout")
    t.foe.accept()
    t.fight()
    assert len(t.foe.life) == 8
    assert t.foe.drop == ["pi1-006"]


@rule("dbs:card:pi1-009:1")
def test_scorie_burns_life(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-009"]))
    t.you.attack("pi1-009", "scout").fight()
    assert t.foe.drop == ["black-1"]
    assert t.foe.hand == []


@rule("dbs:card:pi1-010:1")
def test_brandon_attacks_twice(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-010"]))
    t.you.attack("pi1-010", "scout").fight()
    t.you.attack("pi1-010", "scout").fight()
    assert not t.you.can_attack("pi1-010")
    assert len(t.foe.life) == 6


@rule("dbs:card:pi1-011:1", "dbs:card:pi1-011:2")
def test_tison_evolves_and_knocks_out_a_weaker_card(starter: Factory) -> None:
    t = starter(
        Side(hand=["pi1-011", "pi1-033"], battle=["pi1-002", "pi1-023"], energy=["pi1-116"] * 4),
        Side(battle=["blue-3", "blue-2", "over-15", "pi1-015", "camp"]),
    )
    assert not starter(Side(hand=["pi1-011"], battle=["pi1-002"], energy=RED * 2)).you.can_play("pi1-011")
    assert not starter(Side(hand=["pi1-011"], battle=["red-1"], energy=RED * 2)).you.can_use("pi1-011")
    t.you.use("pi1-011").up_to(1, "blue-3", "blue-2").choose("blue-3")
    assert t.you.under_card("pi1-011") == ["pi1-002"]
    assert t.foe.drop == ["blue-3"]
    t.you.use("pi1-033")
    assert t.foe.drop == ["blue-3"], "it is another card that evolved"


@rule("dbs:card:pi1-011:2")
def test_tison_played_from_the_hand_knocks_nobody_out(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-011"], energy=RED * 4), Side(battle=["blue-1"]))
    t.you.play("pi1-011")
    assert t.foe.battle == ["blue-1"]


@rule("dbs:card:pi1-012:1")
def test_fournaise_is_as_strong_as_her_red_companions_are_many(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-012", "red-1", "red-2", "blue-1", "blue-2", "camp"]), Side(battle=["red-1"] * 3))
    assert (t.you.power("pi1-012"), t.you.power("red-1")) == (25_000, 5000)


@rule("dbs:card:pi1-013:1", "dbs:card:pi1-013:2")
def test_brasero_weakens_a_card_and_draws_for_a_knock_out(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-013"]), Side(battle=["blue-2", "camp"], rested=["blue-3", "blue-1"]))
    t.you.attack("captain", "blue-1").fight()
    assert (t.foe.drop, t.you.hand) == (["blue-1"], []), "neither of his skills is about others"
    t.you.attack("pi1-013", "blue-3").up_to(1, "blue-2", "blue-3").choose("blue-2")
    assert (t.foe.power("blue-2"), t.foe.power("blue-3")) == (5000, 15_000)
    t.fight()
    assert t.foe.drop == ["blue-1", "blue-3"]
    assert len(t.you.hand) == 1


@rule("dbs:card:pi1-014:1")
def test_magma_deals_two_damage(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-014"]))
    t.you.attack("pi1-014", "scout").fight()
    assert len(t.foe.life) == 6


@rule("dbs:card:pi1-016:1", "dbs:card:pi1-016:2")
def test_incendie_deals_three_damage_and_burns_a_card(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-016"]), Side(battle=["pi1-011", "blue-3", "over-20", "camp"]))
    t.you.attack("captain", "scout").fight()
    t.you.attack("pi1-016", "scout").fight()
    assert len(t.foe.life) == 4
    t.you.up_to(1, "blue-3", "pi1-011").choose("blue-3")
    assert t.foe.drop == ["blue-3"]


@rule("dbs:card:pi1-017:1")
def test_only_one_ultimate_card_is_in_a_deck() -> None:
    assert faults("red", "PI1-017", "PI1-017") == ["dbs:10-14-1"]


@rule("dbs:card:pi1-017:2")
def test_the_last_sun_wins_by_damage(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-017"]))
    t.you.attack("pi1-017", "scout").fight()
    assert t.winner == "you"


@rule("dbs:card:pi1-018:1")
def test_coup_de_soufflet_negates_a_blocker_and_strengthens(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-018"], battle=["red-1", "camp"], energy=RED), Side(battle=["wall"]))
    assert not t.you.can_use("pi1-018")
    t.you.attack("captain", "scout")
    t.foe.accept()
    t.you.use("pi1-018").up_to(1, "captain", "red-1").choose("captain")
    assert (t.you.power("captain"), t.you.power("red-1")) == (20_000, 5000)
    t.fight()
    assert len(t.foe.life) == 7, "the attack is on the leader again"


@rule("dbs:card:pi1-019:1")
def test_pluie_d_escarbilles_knocks_out_up_to_20000(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-019"], energy=RED * 2), Side(battle=["blue-1", "pi1-011", "over-20"]))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-019")
    t.fight()
    t.you.use("pi1-019").up_to(1, "blue-1", "pi1-011").choose("pi1-011")
    assert t.foe.drop == ["pi1-011"]


@rule("dbs:card:pi1-020:1")
def test_contre_feu_stops_a_battle_card_and_burns_a_small_one(starter: Factory) -> None:
    t = starter(
        Side(battle=["red-2", "green-1"], rested=["red-1", "over-10"]),
        Side(hand=["pi1-020"], energy=RED * 2, rested=["blue-1"]),
    )
    t.you.attack("captain", "scout").fight()
    t.you.attack("red-2", "scout")
    t.foe.counter("pi1-020").up_to(1, "red-2", "red-1").choose("red-2")
    assert t.you.drop == ["red-2"]
    assert len(t.foe.life) == 7, "only the leader's attack, which it cannot answer, went through"


@rule("dbs:card:pi1-021:1", "dbs:card:pi1-021:2")
def test_caldeira_heats_a_fighter_for_the_main_phase_or_erupts(starter: Factory) -> None:
    t = starter(Side(unison="pi1-021", markers=2, battle=["red-3", "camp"]))
    t.you.attack("red-3", "scout")
    assert not t.you.can_use("pi1-021")
    t.fight()
    t.you.use("pi1-021", 0).up_to(1, "captain", "red-3").choose("captain")
    assert (t.you.power("captain"), t.you.power("red-3"), t.you.markers) == (15_000, 15_000, 3)
    assert not t.you.can_use("pi1-021"), "one skill with markers a turn"
    t.you.end_turn()
    assert t.you.power("captain") == 10_000
    t = starter(Side(unison="pi1-021", markers=3), Side(battle=["blue-3", "blue-2", "over-15"]))
    t.you.use("pi1-021", 1).up_to(1, "blue-3", "blue-2").choose("blue-3")
    assert (t.foe.drop, t.you.markers) == (["blue-3"], 1)


@rule("dbs:card:pi1-016:3")
def test_the_attack_of_incendie_cannot_be_negated(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-016"]), Side(hand=["parry", "parry"]))
    t.you.attack("pi1-016", "scout")
    t.foe.counter("parry")
    t.fight()
    assert len(t.foe.life) == 5
    t.you.attack("captain", "scout")
    t.foe.counter("parry")
    assert t.asked == ("you", "main-phase"), "those of others can"
