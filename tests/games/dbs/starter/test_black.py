"""Black cards of the starter set do what they say."""

from __future__ import annotations

from pioche.games.dbs.effects import Mill
from pioche.games.dbs.verbs import Ko, ToHand
from pioche.kernel.cards.query import ANYONE, Cards, Fixed, Is
from pioche.kernel.cards.select import Every
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import spell
from tests.games.dbs.starter.decks import faults
from tests.scenario import rule

BLACK = ["black-1"]


@rule("dbs:card:pi1-085:1")
def test_obscur_burns_two_cards_of_the_deck_for_power(starter: Factory) -> None:
    t = starter(Side(leader="pi1-085", battle=["red-3"]))
    t.you.attack("red-3", "scout")
    assert not t.you.can_use("pi1-085")
    t.fight()
    t.you.use("pi1-085", 0)
    assert (t.you.drop, t.you.power("pi1-085"), t.you.power("red-3")) == (["black-3"] * 2, 15_000, 15_000)
    assert not t.you.can_use("pi1-085")


@rule("dbs:card:pi1-085:2")
def test_obscur_awakens_at_four_life_and_calls_a_card_back(starter: Factory) -> None:
    drop = ["black-2", "black-3", "pi1-096", "pi1-098", "red-1", "camp"]
    t = starter(Side(leader="pi1-085", life=["black-1"] * 4, drop=drop), Side(drop=["black-1"]))
    t.you.use("pi1-085", 1).up_to(1, "black-2", "black-3").choose("black-2")
    assert t.you.leader == ["pi1-085-back"]
    assert t.you.hand == ["black-3", "black-2"]


@rule("dbs:card:pi1-085-back:1", "dbs:card:pi1-085-back:2")
def test_obscur_awakened_draws_and_weakens_for_four_dropped_cards(starter: Factory) -> None:
    foe = Side(battle=["blue-3", "wall", "camp"])
    assert not starter(Side(leader="pi1-085-back", drop=["red-1"] * 3), foe).you.can_use("pi1-085-back")
    t = starter(Side(leader="pi1-085-back", battle=["red-3"], drop=["red-1"] * 9), foe)
    t.you.attack("red-3", "scout")
    t.foe.decline()
    assert not t.you.can_use("pi1-085-back")
    t.fight()
    assert t.you.hand == []
    t.you.use("pi1-085-back").just(4, *["red-1"] * 9).choose(*["red-1"] * 4)
    t.you.up_to(1, "blue-3", "wall").choose("blue-3")
    assert (t.you.warp, t.foe.power("blue-3"), t.foe.power("wall")) == (["red-1"] * 4, 5000, 20_000)
    assert not t.you.can_use("pi1-085-back"), "once a turn"
    t.you.attack("pi1-085-back", "scout")
    t.foe.decline()
    t.fight()
    assert len(t.you.hand) == 1


@rule("dbs:card:pi1-087:1")
def test_penombre_may_burn_two_cards_to_call_a_small_one_back(starter: Factory) -> None:
    drop = ["black-1", "black-2", "pi1-086", "red-1", "camp"]
    t = starter(Side(hand=["pi1-087", "black-1"], energy=BLACK * 2, drop=drop), Side(drop=["pi1-088"]))
    t.you.play("pi1-087").accept().up_to(1, "black-1", "pi1-086").choose("pi1-086")
    assert t.you.hand == ["black-1", "pi1-086"]
    assert t.you.drop == ["black-1", "black-2", "red-1", "camp", "black-3", "black-3"]
    t.you.play("black-1")
    assert t.asked[1] == "main-phase", "only when she comes herself"


@rule("dbs:card:pi1-088:1")
def test_crepe_goes_to_the_warp_to_draw_when_discarded(starter: Factory) -> None:
    t = starter(Side(leader="pi1-022", hand=["pi1-088"]))
    t.you.use("pi1-022", 0).accept()
    assert (t.you.warp, t.you.drop, len(t.you.hand)) == (["pi1-088"], [], 2)
    t = starter(Side(leader="pi1-022", hand=["pi1-088", "red-1"]))
    t.you.use("pi1-022", 0).choose("red-1")
    assert (t.you.warp, t.you.drop) == ([], ["red-1"]), "not for another card"


@rule("dbs:card:pi1-089:1")
def test_corbeau_blocks(starter: Factory) -> None:
    t = starter(Side(), Side(battle=["pi1-089"]))
    t.you.attack("captain", "scout")
    t.foe.accept()
    t.fight()
    assert len(t.foe.life) == 8


@rule("dbs:card:pi1-089:2")
def test_corbeau_wakes_up_when_you_are_hurt(starter: Factory) -> None:
    t = starter(Side(rested=["pi1-089"]), Side(rested=["pi1-089"]))
    t.you.attack("captain", "scout").fight()
    assert (t.you.rested, t.foe.rested) == (["captain", "pi1-089"], [])


@rule("dbs:card:pi1-091:1")
def test_goule_asks_for_a_life_or_draws_two(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-091"], energy=BLACK * 3))
    t.you.play("pi1-091")
    t.foe.decline()
    assert len(t.you.hand) == 2


@rule("dbs:card:pi1-093:1")
def test_masque_makes_the_opponent_discard_for_another_villain(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-087", "black-1"], battle=["pi1-093"], energy=BLACK * 2), Side(hand=["red-1"]))
    t.you.play("black-1")
    assert t.foe.hand == ["red-1"]
    t.you.play("pi1-087")
    t.you.choose("trigger/0").decline()
    assert t.foe.drop == ["red-1"]


@rule("dbs:card:pi1-094:1", "dbs:card:pi1-094:2")
def test_spectre_comes_over_the_realms_and_leaves_again(starter: Factory) -> None:
    t = starter(
        Side(hand=["pi1-094", "pi1-092"], drop=["red-1"] * 7, energy=BLACK * 5), Side(hand=["red-1", "red-2", "red-3"])
    )
    t.you.use("pi1-094")
    assert (t.you.battle, t.you.warp) == (["pi1-094"], ["red-1"] * 7)
    t.foe.just(1, "red-1", "red-2", "red-3").choose("red-1")
    assert t.foe.drop == ["red-1"]
    t.you.play("pi1-092")
    assert t.foe.drop == ["red-1"]
    t.you.end_turn()
    assert (t.you.battle, t.you.warp[-1]) == (["pi1-092"], "pi1-094")
    t = starter(Side(hand=["pi1-094"], energy=BLACK * 5), Side(hand=["red-1"]))
    t.you.play("pi1-094")
    assert t.foe.drop == [], "it was played from the hand"
    t = starter(Side(hand=["pi1-095"], battle=["pi1-094"], drop=BLACK * 8, energy=BLACK * 3), Side(hand=["red-1"]))
    t.you.use("pi1-095")
    assert t.foe.drop == [], "another came over the realms"


@rule("dbs:card:pi1-095:1", "dbs:card:pi1-095:2")
def test_neant_needs_eight_black_cards_and_deals_two_damage(starter: Factory) -> None:
    few = Side(hand=["pi1-095"], drop=["black-1"] * 7 + ["red-1"], energy=BLACK * 3)
    assert not starter(few).you.can_use("pi1-095")
    t = starter(Side(hand=["pi1-095"], drop=["black-1"] * 8, energy=BLACK * 3))
    t.you.use("pi1-095").attack("pi1-095", "scout").fight()
    assert len(t.foe.life) == 6


@rule("dbs:card:pi1-096:1")
def test_faille_opens_the_realms_twice_a_turn(starter: Factory) -> None:
    landslide = spell("landslide", Mill(Fixed(8)))
    for battle, twice in (([], False), (["pi1-096"], True)):
        hand = ["landslide", "pi1-095", "pi1-095"]
        t = starter(Side(hand=hand, battle=battle, drop=BLACK * 8, energy=BLACK * 6), cards=(landslide,))
        t.you.use("pi1-095")
        if twice:
            t.you.choose("trigger/0")
        t.you.use("landslide")
        assert t.you.can_use("pi1-095") is twice


@rule("dbs:card:pi1-096:2")
def test_faille_grows_once_when_your_cards_are_sent_to_the_warp(starter: Factory) -> None:
    over = Side(hand=["pi1-095"], battle=["pi1-096"], drop=BLACK * 8, energy=BLACK * 3)
    t = starter(over, over)
    t.you.use("pi1-095").choose("trigger/0")
    assert t.you.power("pi1-096") == 25_000, "for all eight cards"
    assert (t.you.power("captain"), t.foe.power("pi1-096")) == (10_000, 20_000)


@rule("dbs:card:pi1-096:3")
def test_faille_leaves_with_the_drop_area_to_draw_two(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-096"], drop=["red-1", "red-2"]), Side(drop=["blue-1"]))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-096")
    t.fight()
    t.you.use("pi1-096").choose("trigger/0")
    assert sorted(t.you.warp) == ["pi1-096", "red-1", "red-2"]
    assert len(t.you.hand) == 2


@rule("dbs:card:pi1-097:1")
def test_ficelle_takes_a_small_card_over(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-097", "black-1"], energy=BLACK * 6), Side(battle=["red-1", "red-2", "red-3", "camp"]))
    t.you.play("pi1-097").up_to(1, "red-1", "red-2").choose("red-2")
    assert (t.you.battle, t.foe.battle) == (["pi1-097", "red-2"], ["red-1", "red-3", "camp"])
    t.you.play("black-1")
    assert t.asked[1] == "main-phase", "only when he comes himself"


@rule("dbs:card:pi1-098:1")
def test_linceul_may_give_three_dropped_cards_for_his_life(starter: Factory) -> None:
    t = starter(
        Side(hand=["blast"] * 2, energy=["red-1"] * 2), Side(battle=["pi1-098", "blue-1"], drop=["red-1", *BLACK * 3])
    )
    t.you.use("blast").choose("blue-1")
    assert t.foe.drop[-1] == "blue-1", "he does nothing for others"
    t.you.use("blast")
    t.foe.choose("instead/0").just(3, "red-1", *BLACK * 3, "blue-1").choose("red-1", "black-1", "black-1")
    assert (t.foe.battle, t.foe.warp) == (["pi1-098"], ["red-1", *BLACK * 2])


@rule("dbs:card:pi1-098:2")
def test_linceul_draws_each_time_you_come_to_two_life(starter: Factory) -> None:
    t = starter(Side(battle=["red-3", "red-2"]), Side(battle=["pi1-098"], life=["black-1"] * 4))
    t.you.attack("red-2", "scout").fight()
    assert len(t.foe.hand) == 1, "three life are left"
    t.you.attack("captain", "scout").fight()
    assert len(t.foe.hand) == 3, "the life and a card"
    t.you.attack("red-3", "scout").fight()
    assert len(t.foe.hand) == 4, "the state lasts, it has not come again"


@rule("dbs:card:pi1-098:3")
def test_linceul_draws_when_an_opposing_skill_removes_him(starter: Factory) -> None:
    t = starter(Side(hand=["blast"] * 2, energy=["red-1"] * 2), Side(battle=["pi1-098", "blue-1"]))
    t.you.use("blast").choose("blue-1")
    assert t.foe.hand == [], "not when another leaves"
    t.you.use("blast")
    assert (t.foe.drop, len(t.foe.hand)) == (["blue-1", "pi1-098"], 1)
    t = starter(Side(battle=["pi1-015"]), Side(rested=["pi1-098"]))
    t.you.attack("pi1-015", "pi1-098").fight()
    assert (t.foe.drop, t.foe.hand) == (["pi1-098"], []), "no skill removed him"
    leave = spell("leave", ToHand(Every(Cards(("battle",)))))
    t = starter(Side(hand=["leave"], battle=["pi1-098"]), cards=(leave,))
    t.you.use("leave")
    assert t.you.hand == ["pi1-098"], "a skill of yours removed him"


@rule("dbs:card:pi1-099:1")
def test_larve_becomes_gouffre(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-100", "red-1"], rested=["pi1-099"], energy=BLACK * 3))
    t.you.use("pi1-099")
    assert t.you.offered("card") == ["pi1-100"]
    t.you.choose("pi1-100")
    assert (t.you.battle, t.you.rested) == (["pi1-100"], ["pi1-100"])
    assert t.you.under_card("pi1-100") == ["pi1-099"]


@rule("dbs:card:pi1-100:1")
def test_gouffre_deals_four_damage(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-100"]))
    t.you.attack("pi1-100", "scout").fight()
    assert len(t.foe.life) == 4


@rule("dbs:card:pi1-100:2")
def test_gouffre_keeps_heroes_out_of_the_deck() -> None:
    assert faults("black", "PI1-112") == ["dbs:5-1-3-2"]


@rule("dbs:card:pi1-101:1")
def test_extinction_silences_and_weakens_a_card(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-101"], battle=["red-3"], energy=BLACK * 2), Side(battle=["wall", "pi1-089", "camp"]))
    t.you.attack("red-3", "scout")
    t.foe.choose("trigger/0").decline().decline()
    assert not t.you.can_use("pi1-101")
    t.fight()
    t.you.use("pi1-101").up_to(1, "wall", "pi1-089").choose("wall")
    assert (t.foe.power("wall"), t.foe.power("pi1-089")) == (5000, 10_000)
    t.you.attack("captain", "scout")
    t.foe.accept()
    assert t.foe.rested == ["pi1-089"], "only the other one is asked to block"


@rule("dbs:card:pi1-102:1")
def test_lanterne_soufflee_negates_a_counter(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-102"], energy=BLACK), Side(hand=["parry"]))
    t.you.attack("captain", "scout")
    t.foe.counter("parry")
    t.you.counter("pi1-102")
    t.fight()
    assert len(t.foe.life) == 7


@rule("dbs:card:pi1-103:1")
def test_pacte_de_minuit_costs_a_life(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-103"], energy=BLACK), Side(battle=["red-3", "pi1-011", "pi1-014", "camp"]))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-103")
    t.fight()
    t.you.use("pi1-103").just(1, *["black-1"] * 8).choose("?@life/0/0")
    assert len(t.you.life) == 7
    t.you.up_to(1, "red-3", "pi1-011").choose("red-3")
    assert t.foe.drop == ["red-3"]


@rule("dbs:card:pi1-104:1", "dbs:card:pi1-104:2", "dbs:card:pi1-104:3")
def test_nuit_sans_lanterne_swallows_the_fallen_and_both_decks(starter: Factory) -> None:
    raze = spell("raze", Ko(Every(Cards(("battle",), Is("blue"), ANYONE))))
    t = starter(
        Side(hand=["pi1-104", "raze"], battle=["blue-2"], energy=BLACK),
        Side(rested=["red-1", "blue-1", "camp"]),
        cards=(raze,),
    )
    t.you.use("pi1-104").attack("captain", "red-1").fight()
    assert (t.foe.warp, t.foe.drop) == (["red-1"], [])
    t.you.use("raze")
    assert (t.foe.warp, t.foe.drop) == (["red-1", "blue-1"], ["camp"]), "an Extra Card is no Battle Card"
    assert (t.you.warp, t.you.drop) == ([], ["raze", "blue-2"])
    t.you.end_turn()
    assert (t.you.drop[2:], t.foe.drop) == (["black-3"], ["camp", "black-3"])
    t.foe.end_turn()
    assert len(t.you.drop) == 3, "only at the end of your turn"
    t = starter(Side(battle=["pi1-104"]), Side(hand=["raze"], battle=["blue-1"]), cards=(raze,), first="foe")
    t.foe.use("raze")
    assert (t.foe.warp, t.foe.drop) == (["blue-1"], ["raze"]), "whoever knocks it out"


@rule("dbs:card:pi1-105:1", "dbs:card:pi1-105:2")
def test_the_tower_burns_the_deck_or_calls_a_card_for_the_turn(starter: Factory) -> None:
    t = starter(Side(unison="pi1-105", markers=2))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-105")
    t.fight()
    t.you.use("pi1-105", 0)
    assert (t.you.drop, t.you.markers) == (["black-3"] * 2, 3)
    drop = ["black-3", "black-1", "red-1", "pi1-096", "pi1-098", "pi1-105", "camp"]
    t = starter(Side(unison="pi1-105", markers=3, drop=drop), Side(drop=["black-2"]))
    t.you.use("pi1-105", 1).up_to(1, "black-3", "black-1").choose("black-3")
    assert (t.you.battle, t.you.markers) == (["black-3"], 1)
    t.you.end_turn()
    assert (t.you.battle, t.you.warp) == ([], ["black-3"])


@rule("dbs:card:pi1-131:1")
def test_regard_vide_weakens_whoever_attacks(starter: Factory) -> None:
    t = starter(
        Side(hand=["pi1-131"], battle=["red-3", "red-2"], energy=BLACK), Side(hand=["pi1-131"] * 2, energy=BLACK * 2)
    )
    assert not t.you.can_use("pi1-131")
    t.you.attack("red-3", "scout").pass_()
    t.foe.use("pi1-131")
    assert (t.you.power("red-3"), t.you.power("red-2")) == (5000, 10_000)
    t.fight()
    assert (t.you.power("red-3"), len(t.foe.life)) == (15_000, 8)
    t.you.attack("captain", "scout").pass_()
    t.foe.use("pi1-131")
    assert (t.you.power("captain"), t.foe.power("scout")) == (0, 10_000)
    t = starter(Side(hand=["pi1-131"], energy=BLACK))
    t.you.attack("captain", "scout").use("pi1-131")
    assert (t.you.power("captain"), t.foe.power("scout")) == (10_000, 10_000), "the opponent does not attack"
