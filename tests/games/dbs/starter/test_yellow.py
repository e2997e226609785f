"""Yellow cards of the starter set do what they say."""

from __future__ import annotations

from pioche.games.dbs.verbs import Play, Rest, Stand
from pioche.kernel.cards.query import ANYONE, Cards, Fixed, Is
from pioche.kernel.cards.select import Every, Pick
from tests.games.dbs.duel import Duel, Factory, Side
from tests.games.dbs.sample_cards import leader, spell
from tests.games.dbs.starter.decks import faults
from tests.scenario import rule

YELLOW = ["yellow-1"]
UP = spell("up", Stand(Pick(Cards(("battle", "leader")), Fixed(1))))
DOZE = spell("doze", Rest(Every(Cards(("battle",), Is("red") & ~Is("[Evolve]"), ANYONE))))


@rule("dbs:card:pi1-064:1")
def test_foudre_tires_a_small_card_when_she_attacks(starter: Factory) -> None:
    t = starter(Side(leader="pi1-064", battle=["red-3"]), Side(battle=["blue-1", "blue-2", "blue-3", "camp"]))
    t.you.attack("red-3", "scout").fight()
    t.you.attack("pi1-064", "scout").up_to(1, "blue-1", "blue-2").choose("blue-2").fight()
    assert t.foe.rested == ["blue-2"]


@rule("dbs:card:pi1-064:2")
def test_foudre_awakens_at_four_life_and_tires_two_cards(starter: Factory) -> None:
    t = starter(
        Side(leader="pi1-064", life=["black-1"] * 4, battle=["red-1"]),
        Side(battle=["blue-1", "blue-2", "blue-3", "camp"]),
    )
    t.you.use("pi1-064").up_to(2, "blue-1", "blue-2", "blue-3").choose("blue-2", "blue-3")
    assert t.you.leader == ["pi1-064-back"]
    assert (t.foe.rested, len(t.you.hand)) == (["blue-2", "blue-3"], 1)


@rule("dbs:card:pi1-064-back:1")
def test_foudre_awakened_draws_and_tires_a_card(starter: Factory) -> None:
    t = starter(Side(leader="pi1-064-back", battle=["red-3"]), Side(battle=["blue-3", "pi1-011", "pi1-014", "camp"]))
    t.you.attack("red-3", "scout").fight()
    t.you.attack("pi1-064-back", "scout").up_to(1, "blue-3", "pi1-011").choose("blue-3").fight()
    assert (t.foe.rested, len(t.you.hand)) == (["blue-3"], 1)


@rule("dbs:card:pi1-066:1")
def test_four_super_combos_are_the_most_for_a_deck() -> None:
    assert faults("yellow", "PI1-066") == ["dbs:10-17-1"]


@rule("dbs:card:pi1-067:1")
def test_ailette_becomes_a_rested_energy(starter: Factory) -> None:
    t = starter(foe=Side(hand=["pi1-067"]), first="foe", at="charge")
    t.foe.charge("pi1-067")
    assert t.foe.rested_energy == ["pi1-067"]


@rule("dbs:card:pi1-067:2")
def test_ailette_helps_even_when_rested(starter: Factory) -> None:
    t = starter(Side(rested=["pi1-067", "yellow-1"]))
    t.you.attack("captain", "scout")
    assert not t.you.can_combo("yellow-1")
    t.you.combo("pi1-067")
    assert t.you.combo_area == ["pi1-067"]


@rule("dbs:card:pi1-068:1", "dbs:card:pi1-068:2")
def test_cumulus_blocks_and_swells_when_attacked(starter: Factory) -> None:
    t = starter(Side(battle=["red-2"]), Side(battle=["pi1-068"]))
    t.you.attack("captain", "scout")
    t.foe.decline()
    assert t.foe.power("pi1-068") == 10_000, "it is the leader who is attacked"
    t.fight()
    t.you.attack("red-2", "scout")
    t.foe.accept()
    assert (t.foe.power("pi1-068"), t.foe.power("scout")) == (15_000, 10_000)
    t.fight()
    assert t.foe.power("pi1-068") == 10_000


@rule("dbs:card:pi1-070:1", "dbs:card:pi1-070:2")
def test_zephyr_reaches_active_cards_and_is_gone_again(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-070"]), Side(battle=["blue-1"]))
    assert t.you.targets("pi1-070") == ["scout", "blue-1"]
    assert t.you.targets("captain") == ["scout"]
    t.you.attack("captain", "scout").fight()
    assert t.asked[1] == "main-phase", "the battle was another's"
    t.you.attack("pi1-070", "blue-1").fight()
    t.you.accept()
    assert t.foe.drop == ["blue-1"]
    assert t.you.hand == ["pi1-070", "black-3"]


@rule("dbs:card:pi1-072:1", "dbs:card:pi1-072:2")
def test_bourrasque_tires_a_card_and_grows_by_it(starter: Factory) -> None:
    t = starter(
        Side(hand=["pi1-072", "yellow-1", "doze"], battle=["red-2"], energy=YELLOW * 4),
        Side(battle=["blue-3", "blue-1", "wall", "pi1-011", "camp"]),
        cards=(DOZE,),
    )
    t.you.play("pi1-072").up_to(1, "blue-3", "blue-1", "wall").choose("blue-3")
    assert t.foe.rested == ["blue-3"]
    assert (t.you.power("pi1-072"), t.you.power("captain")) == (20_000, 10_000)
    t.you.play("yellow-1")
    assert t.foe.rested == ["blue-3"], "she tires a card only when she comes herself"
    t.you.use("doze")
    assert ("red-2" in t.you.rested, "camp" in t.foe.rested) == (True, True)
    assert t.you.power("pi1-072") == 20_000, "one of your own was tired, and a card that is no Battle Card"
    t.you.attack("captain", "scout")
    t.foe.accept()
    assert "wall" in t.foe.rested
    assert t.you.power("pi1-072") == 20_000, "the opponent's skill tired it"


@rule("dbs:card:pi1-073:1", "dbs:card:pi1-074:1")
def test_the_twins_stratus_stands_at_the_end_and_nimbus_draws(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-073"], rested=["pi1-074"]))
    t.you.end_turn()
    assert t.you.rested == []
    assert len(t.you.hand) == 1
    t = starter(foe=Side(battle=["pi1-073"], rested=["pi1-074"]))
    t.you.end_turn()
    assert len(t.foe.hand) == 1, "drawn for the turn: Stratus did not stand at the end of the opponent's"


@rule("dbs:card:pi1-075:1", "dbs:card:pi1-075:2")
def test_tornade_is_the_twins_together(starter: Factory) -> None:
    t = starter(
        Side(hand=["pi1-073", "pi1-074", "pi1-075"], battle=["red-1"], energy=YELLOW * 2),
        Side(battle=["blue-1", "wall", "camp"]),
    )
    t.you.use("pi1-075").choose("pi1-073")
    assert (t.you.battle, t.you.rested) == (["red-1", "pi1-075"], [])
    assert sorted(t.you.drop) == ["pi1-073", "pi1-074"]
    assert t.foe.rested == ["blue-1", "wall"]
    t = starter(Side(hand=["pi1-075"], energy=YELLOW * 6), Side(battle=["blue-1"]))
    t.you.play("pi1-075")
    assert t.foe.rested == [], "it was played from the hand"
    t = starter(
        Side(hand=["pi1-056"], battle=["pi1-075", "pi1-047", "pi1-045"], energy=["green-1"] * 2),
        Side(battle=["blue-1"]),
    )
    t.you.use("pi1-056").choose("pi1-047")
    assert t.foe.rested == [], "others were joined"


@rule("dbs:card:pi1-076:1")
def test_luciole_needs_five_cards_in_the_drop_area_for_her_spark(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-076"], drop=["red-1"] * 4))
    t.you.attack("pi1-076", "scout")
    assert t.you.power("pi1-076") == 20_000
    t = starter(Side(battle=["pi1-076"], drop=["red-1"] * 5))
    t.you.attack("captain", "scout")
    assert t.you.power("pi1-076") == 20_000
    t.fight()
    t.you.attack("pi1-076", "scout")
    assert (t.you.power("pi1-076"), t.you.power("captain")) == (30_000, 10_000)


@rule("dbs:card:pi1-077:1")
def test_orage_attacks_three_times(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-077"]))
    for _ in range(3):
        t.you.attack("pi1-077", "scout").fight()
    assert not t.you.can_attack("pi1-077")
    assert len(t.foe.life) == 5


@rule("dbs:card:pi1-077:2")
def test_orage_strikes_harder_beside_two_others(starter: Factory) -> None:
    for battle, life in ((["pi1-077", "red-1"], 8), (["pi1-077", "red-1", "red-2"], 7)):
        t = starter(Side(battle=battle), Side(hand=["costly-combo", "red-1"], energy=["red-1"]))
        t.you.attack("pi1-077", "scout").pass_()
        t.foe.combo("costly-combo", "red-1")
        t.fight()
        assert len(t.foe.life) == life, "25,000 in defence"
    t = starter(Side(battle=["over-20"]), Side(battle=["red-1", "red-2"], rested=["pi1-077"]))
    t.you.attack("over-20", "pi1-077").fight()
    assert t.foe.drop == ["pi1-077"], "not harder in defence"
    tower = leader("tower", "blue", 26_000)
    t = starter(Side(battle=["pi1-077", "red-1", "red-2"]), Side(leader="tower"), cards=(tower,))
    t.you.attack("pi1-077", "tower").fight()
    assert len(t.foe.life) == 8, "nor harder than that"


@rule("dbs:card:pi1-079:1", "dbs:card:pi1-017:1")
def test_two_different_ultimate_cards_are_one_too_many() -> None:
    assert faults("yellow", "PI1-017") == ["dbs:10-14-1"]


@rule("dbs:card:pi1-079:2")
def test_foudre_has_another_turn_when_played_from_the_hand(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-079", "yellow-1"], energy=YELLOW * 10))
    t.you.play("pi1-079").end_turn()
    assert t.active == "you"
    t.you.play("yellow-1").end_turn()
    assert t.active == "foe", "another card brings nothing"
    back = spell("back", Play(Every(Cards(("drop",), Is("battle")))))
    t = starter(Side(hand=["back"], drop=["pi1-079"]), cards=(back,))
    t.you.use("back").end_turn()
    assert t.active == "foe", "it came from the Drop Area"


@rule("dbs:card:pi1-080:1")
def test_mercure_is_free_against_three(starter: Factory) -> None:
    you = Side(hand=["pi1-080", "yellow-1"], battle=["red-1"] * 3)
    assert not starter(you, Side(battle=["red-1", "red-1", "camp"])).you.can_play("pi1-080")
    t = starter(you, Side(battle=["red-1"] * 3))
    assert not t.you.can_play("yellow-1")
    t.you.play("pi1-080")
    assert t.you.battle[3:] == ["pi1-080"]


@rule("dbs:card:pi1-081:1")
def test_vent_arriere_brings_help_from_the_drop_area(starter: Factory) -> None:
    drop = ["yellow-3", "yellow-2", "red-1", "pi1-076", "camp"]
    t = starter(Side(hand=["pi1-081"], drop=drop, energy=YELLOW), Side(drop=["yellow-1"]))
    assert not t.you.can_use("pi1-081")
    t.you.attack("captain", "scout").use("pi1-081").up_to(1, "yellow-2", "yellow-3").choose("yellow-3")
    assert t.you.combo_area == ["yellow-3"]


@rule("dbs:card:pi1-082:1")
def test_vent_contraire_stops_an_attack_and_keeps_a_card_down(starter: Factory) -> None:
    t = starter(
        Side(battle=["red-1", "green-1"], rested=["red-2", "camp"]),
        Side(hand=["pi1-082"], rested=["blue-1"], energy=YELLOW * 2),
    )
    t.you.attack("red-1", "scout")
    t.foe.counter("pi1-082").up_to(1, "red-1", "red-2").choose("red-1")
    assert len(t.foe.life) == 8
    t.you.end_turn()
    assert t.foe.rested == []
    t.foe.end_turn()
    assert t.you.rested == ["red-1"]
    t.you.end_turn()
    t.foe.end_turn()
    assert t.you.rested == []


@rule("dbs:card:pi1-083:1")
def test_ciel_d_orage_does_one_thing_of_three(starter: Factory) -> None:
    def cast(option: int) -> Duel:
        you = Side(
            hand=["pi1-083"],
            battle=["red-3"],
            rested=["yellow-1", "yellow-2", "red-1", "camp"],
            energy=YELLOW * 2,
            rested_energy=["red-1", "red-2"],
        )
        t = starter(you, Side(battle=["blue-1", "blue-2", "blue-3", "camp"], rested_energy=YELLOW))
        t.you.attack("red-3", "scout")
        assert not t.you.can_use("pi1-083")
        t.fight()
        t.you.use("pi1-083").choose(f"option/{option}")
        return t

    t = cast(1)
    t.you.up_to(2, "blue-1", "blue-2", "blue-3").choose("blue-1", "blue-2")
    assert t.foe.rested == ["blue-1", "blue-2"]
    t = cast(2)
    t.you.up_to(1, "yellow-1", "yellow-2").choose("yellow-1")
    assert ("yellow-1" in t.you.rested, len(t.you.hand)) == (False, 1)
    t = cast(3)
    t.you.up_to(2, "red-1", "red-2", *YELLOW * 2).choose("red-1", "red-2")
    assert t.you.active_energy == ["red-1", "red-2"]


@rule("dbs:card:pi1-084:1")
def test_girouette_tires_as_many_cards_as_x_says(starter: Factory) -> None:
    foes = ["blue-1", "blue-2", "blue-3"]
    t = starter(Side(hand=["pi1-084", "yellow-1"], energy=YELLOW * 4), Side(battle=[*foes, "camp"]))
    t.you.play("pi1-084", x=2).up_to(2, *foes).choose("blue-1", "blue-3")
    assert t.foe.rested == ["blue-1", "blue-3"]
    t.you.play("yellow-1")
    assert t.asked[1] == "main-phase", "only when it comes itself"


@rule("dbs:card:pi1-084:2", "dbs:card:pi1-084:3")
def test_girouette_tires_one_card_or_stands_another(starter: Factory) -> None:
    t = starter(Side(unison="pi1-084", markers=2), Side(battle=["blue-1", "blue-2", "blue-3", "camp"]))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-084")
    t.fight()
    t.you.use("pi1-084", 0).up_to(1, "blue-1", "blue-2").choose("blue-2")
    assert (t.foe.rested, t.you.markers) == (["blue-2"], 3)
    t = starter(Side(unison="pi1-084", markers=3, rested=["yellow-1", "yellow-2", "red-1", "camp"]))
    t.you.use("pi1-084", 1).up_to(1, "yellow-1", "yellow-2").choose("yellow-1")
    assert (t.you.rested, t.you.markers) == (["yellow-2", "red-1", "camp"], 1)


@rule("dbs:card:pi1-077:3")
def test_orage_has_no_eye_for_battle_cards(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-077", "red-1"]), Side(rested=["blue-1"], unison="herald"))
    assert t.you.targets("pi1-077") == ["scout", "herald"]
    assert t.you.targets("red-1") == ["scout", "herald", "blue-1"]


@rule("dbs:card:pi1-073:1")
def test_nimbus_draws_when_a_skill_stands_another_battle_card_of_yours(starter: Factory) -> None:
    t = starter(
        Side(hand=["up"] * 4, rested=["pi1-073", "red-1", "red-2"]), Side(hand=["up"], rested=["blue-1"]), cards=(UP,)
    )
    t.you.attack("captain", "scout").fight()
    t.you.use("up").choose("pi1-073").use("up").choose("captain")
    assert t.you.hand == ["up"] * 2, "he stood up himself, then a Leader Card"
    t.you.use("up").choose("red-1")
    assert t.you.hand == ["up", "black-3"]
    t.you.use("up")
    assert t.you.hand == ["black-3"], "once a turn"
    t.you.attack("red-2", "scout").fight()
    t.you.end_turn()
    t.foe.attack("blue-1", "captain").fight()
    hand = t.you.hand
    t.foe.use("up")
    assert t.you.hand == hand, "a card of the opponent"
    t.foe.end_turn()
    assert (t.you.rested, len(t.you.hand)) == ([], len(hand) + 1), "for the new turn one is drawn, not for standing up"
