"""Areas: who sees them, how cards come into them, what becomes of a card that leaves (3)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pioche.games.dbs.calls import field
from pioche.games.dbs.effects import Draw, Shuffle
from pioche.games.dbs.verbs import Combo, Drop, Ko, Play, ToDeck, ToHand, ToWarp
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import ANYONE, NOBODY, OPPONENTS, YOU, Cards, Fixed, Is, IsBound
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.verbs import Until
from pioche.kernel.state.view import view
from tests.games.dbs.duel import Duel, Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, spell, unison
from tests.scenario import rule

RED = ["red-1"]
OPEN = ("drop", "leader", "battle", "combo", "energy", "warp", "unison")
HIDDEN = ("deck", "hand", "life")
FULL = Side(
    hand=["red-1", "red-2"],
    battle=["red-1"],
    rested=["red-2"],
    combo=["red-3"],
    energy=["blue-1"],
    drop=["blue-2", "blue-3"],
    warp=["green-1"],
    unison="herald",
)


def faces(t: Duel, area: str, owner: int, eyes: int) -> list[str]:
    """The slugs that a seat sees in an area of a player; an empty one for a card that lies face down to it."""
    return [card.slug for card in view(t.game, eyes).cards(area, owner)]


def boost(by: int, *areas: str, key: str = "power") -> Until:
    """Until the end of the turn a card that you choose has so much more."""
    return Until((Number((key,), Fixed(by), IsBound("it")),), Pick(Cards(areas or ("battle",), None, YOU), ONE))


# Who sees what


@rule("dbs:3-1-1")
def test_each_player_has_one_of_every_area(duel: Factory) -> None:
    t = duel(FULL, FULL, at="charge")
    for area in (*OPEN, *HIDDEN):
        rows = t.you.view.zones[area]
        assert len(rows) == 2
        assert len(rows[0]) == len(rows[1]) > 0


@rule("dbs:3-1-2")
def test_everybody_may_count_the_cards_of_every_area(duel: Factory) -> None:
    t = duel(FULL, FULL, at="charge")
    for eyes in (0, 1, NOBODY):
        counts = {area: len(faces(t, area, 1, eyes)) for area in (*OPEN, *HIDDEN)}
        assert counts["deck"] == 20
        assert (counts["hand"], counts["life"], counts["battle"], counts["drop"], counts["warp"]) == (2, 8, 2, 2, 1)


@rule(
    "dbs:3-1-3", "dbs:3-4-2", "dbs:3-5-2", "dbs:3-6-2", "dbs:3-7-2", "dbs:3-8-2", "dbs:3-10-1b", "dbs:3-11-2"
)  # fmt: skip
@pytest.mark.parametrize("area", OPEN)
def test_open_areas_are_seen_by_all(duel: Factory, area: str) -> None:
    t = duel(FULL, FULL, at="charge")
    for owner in (0, 1):
        there = t.seats[owner].area(area)
        assert there
        assert faces(t, area, owner, 0) == faces(t, area, owner, 1) == faces(t, area, owner, NOBODY) == there


@rule("dbs:3-1-3", "dbs:3-2-2", "dbs:3-9-2")
@pytest.mark.parametrize("area", ["deck", "life"])
def test_deck_and_life_are_seen_by_nobody(duel: Factory, area: str) -> None:
    t = duel(FULL, FULL, at="charge")
    for owner in (0, 1):
        for eyes in (0, 1, NOBODY):
            assert set(faces(t, area, owner, eyes)) == {""}


@rule("dbs:3-1-3", "dbs:3-3-2", "dbs:3-3-3")
def test_a_hand_is_seen_by_its_player_alone(duel: Factory) -> None:
    t = duel(FULL, FULL, at="charge")
    for owner in (0, 1):
        assert faces(t, "hand", owner, owner) == ["red-1", "red-2"]
        assert faces(t, "hand", owner, 1 - owner) == faces(t, "hand", owner, NOBODY) == ["", ""]


@rule("dbs:3-2-2", "dbs:4-9-2")
def test_a_drawn_card_is_seen_by_who_draws_it_alone(duel: Factory) -> None:
    t = duel(Side(hand=["greeter"], energy=RED))
    t.you.play("greeter")
    assert faces(t, "hand", 0, 0) == ["black-3"]
    assert faces(t, "hand", 0, 1) == [""]


# A card that moves


@rule("dbs:3-1-4")
@pytest.mark.parametrize(("slug", "area"), [("red-1", "battle"), ("herald", "unison")])
def test_a_card_that_leaves_play_is_a_new_card_to_which_no_effect_applies(duel: Factory, slug: str, area: str) -> None:
    cards = (spell("rage", boost(5000, area)), spell("recall", ToHand(Every(Cards((area,), None, YOU)))))
    side = Side(hand=["rage", "recall"], energy=RED, battle=["red-1"], unison="herald")
    t = duel(side, cards=cards)
    before = t.you.power(slug)
    t.you.use("rage")
    assert t.you.power(slug) == (before or 0) + 5000
    t.you.use("recall").play(slug, x=0 if area == "unison" else None)
    assert t.you.power(slug) == before


@rule("dbs:3-1-4")
def test_a_battle_card_that_combos_keeps_the_effects_on_it(duel: Factory) -> None:
    t = duel(Side(hand=["rage"], battle=["red-1"]), cards=(spell("rage", boost(3000, key="combo_power")),))
    t.you.use("rage").attack("captain", "scout").combo("red-1")
    assert t.you.number("combo_power", "red-1", "combo") == 8000


@rule("dbs:3-1-5")
def test_a_card_that_leaves_the_combo_area_is_new_unless_it_goes_to_the_battle_area(duel: Factory) -> None:
    all_combos = Every(Cards(("combo",), None, YOU))
    cards = (
        spell("rage", boost(5000, "combo"), "battle"),
        spell("stay", Play(all_combos), "battle"),
        spell("recall", Seq((ToHand(all_combos), Play(Every(Cards(("hand",), Is("battle"), YOU))))), "battle"),
    )
    side = Side(hand=["rage", "stay", "recall", "red-1"])
    t = duel(side, cards=cards)
    t.you.attack("captain", "scout").combo("red-1").use("rage").use("stay")
    assert t.you.power("red-1") == 10_000
    t = duel(side, cards=cards)
    t.you.attack("captain", "scout").combo("red-1").use("rage").use("recall")
    assert t.you.battle == ["red-1"]
    assert t.you.power("red-1") == 5000


@rule("dbs:3-1-6")
def test_the_owner_of_several_cards_placed_at_once_decides_their_order(duel: Factory) -> None:
    recycle = spell("recycle", ToDeck(Every(Cards(("battle",), None, ANYONE))))
    orders = (["blue-1", "blue-2"], ["blue-2", "blue-1"])
    for mine, theirs in zip((["red-1", "red-2"], ["red-2", "red-1"]), orders, strict=True):
        t = duel(Side(hand=["recycle"], battle=["red-1", "red-2"]), Side(battle=["blue-1", "blue-2"]), cards=(recycle,))
        t.you.use("recycle")
        t.pending("order", t.you)
        t.you.choose(*mine)
        t.pending("order", t.foe)
        t.foe.choose(*theirs)
        assert (t.you.deck[-2:], t.foe.deck[-2:]) == (mine, theirs)


@rule("dbs:3-1-6-1")
def test_nobody_else_knows_the_order_of_cards_that_go_into_hiding(duel: Factory) -> None:
    recycle = spell("recycle", ToDeck(Pick(Cards(("battle",), None, YOU), Fixed(2))))
    t = duel(Side(hand=["recycle"], battle=["red-1", "red-2"]), cards=(recycle,))
    t.you.use("recycle")
    t.you.choose("red-2", "red-1")
    assert t.you.deck[-2:] == ["red-2", "red-1"]
    assert faces(t, "deck", 0, 1)[-2:] == faces(t, "deck", 0, NOBODY)[-2:] == ["", ""]


# Deck and hand


@rule("dbs:3-2-1", "dbs:3-3-1", "dbs:4-9-1", "dbs:4-9-2")
def test_drawing_takes_the_top_card_of_the_deck_to_the_hand(duel: Factory) -> None:
    t = duel(Side(hand=["sip"], deck=["red-1", "red-2", "red-3"]), cards=(spell("sip", Draw(ONE)),))
    t.you.use("sip")
    assert t.you.hand == ["red-3"]
    assert t.you.deck == ["red-1", "red-2"]


@rule("dbs:3-2-3", "dbs:4-9-3")
def test_cards_leave_the_deck_one_at_a_time(duel: Factory) -> None:
    gulp = spell("gulp", Draw(Fixed(3)))
    t = duel(Side(hand=["gulp"], deck=["red-1", "red-2", "red-3", "blue-1"]), cards=(gulp,))
    t.you.use("gulp")
    assert t.happened("draw") == [("draw", "blue-1"), ("draw", "red-3"), ("draw", "red-2")]
    t = duel(Side(hand=["gulp"], deck=["red-1", "red-2"]), cards=(gulp,))
    t.you.use("gulp")
    assert t.winner == "foe"
    assert t.you.hand == ["red-2", "red-1"], "what could be drawn was drawn, card by card"


@rule("dbs:3-2-4")
def test_a_deck_is_shuffled_by_its_owner(duel: Factory) -> None:
    deck = ["red-1", "red-2", "red-3", "blue-1", "blue-2", "blue-3", "green-1", "green-2"]
    orders = set()
    for seed in range(4):
        t = duel(Side(hand=["mix"]), Side(deck=deck), cards=(spell("mix", Shuffle("opponents")),), seed=seed)
        t.you.use("mix")
        assert [event.seat for event in t.events("shuffle")] == [1]
        assert sorted(t.foe.deck) == sorted(deck)
        orders.add(tuple(t.foe.deck))
    assert len(orders) > 2


# The Drop Area


@rule("dbs:3-4-1")
def test_what_goes_to_the_drop_area(duel: Factory) -> None:
    t = duel(
        Side(battle=["red-3"], unison="herald", markers=1, hand=["blast"], energy=RED),
        Side(rested=["blue-1"], battle=["blue-2"]),
    )
    t.you.use("blast").choose("blue-2")
    assert (t.you.drop, t.foe.drop) == (["blast"], ["blue-2"])
    t.you.use("herald")
    assert t.you.drop == ["blast", "herald"], "no marker is left"
    t.you.attack("red-3", "blue-1").fight()
    assert t.foe.drop == ["blue-2", "blue-1"]


@rule("dbs:3-4-2")
def test_new_cards_lie_on_top_of_the_drop_area(duel: Factory) -> None:
    t = duel(Side(hand=["sip"], drop=["red-1", "red-2"]), cards=(spell("sip", Draw(ONE)),))
    t.you.use("sip")
    assert t.you.drop == ["red-1", "red-2", "sip"]


# The Leader Area


@rule("dbs:3-5-1")
def test_the_leader_lies_front_side_up_in_its_area_at_the_start(duel: Factory) -> None:
    t = duel(Side(deck=["red-1"] * 50), Side(deck=["blue-1"] * 50), at="opening")
    assert (t.you.leader, t.foe.leader) == (["captain"], ["scout"])
    t.pending("redraw")


@rule("dbs:3-5-3")
@pytest.mark.parametrize("verb", [Drop, Ko])
def test_a_leader_never_leaves_its_area(duel: Factory, verb: type[Drop] | type[Ko]) -> None:
    exile = spell("exile", verb(Every(Cards(("leader", "battle"), None, OPPONENTS))))
    t = duel(Side(hand=["exile"]), Side(battle=["blue-1"]), cards=(exile,))
    t.you.use("exile")
    assert t.foe.leader == ["scout"]
    assert t.foe.drop == ["blue-1"]


# The Battle Area


@rule("dbs:3-6-1", "dbs:3-6-3", "dbs:3-6-4", "dbs:3-6-5")
def test_battle_cards_are_played_into_the_battle_area_in_active_mode_without_limit(duel: Factory) -> None:
    t = duel(Side(hand=["greeter"] * 2, battle=["red-1"] * 12, energy=RED * 2))
    t.you.play("greeter").play("greeter")
    assert len(t.you.battle) == 14
    assert t.you.rested == []
    assert t.happened("play") == [("play", "greeter")] * 2
    assert t.you.hand == ["black-3"] * 2, "each was played"


@rule("dbs:3-6-1", "dbs:3-6-6")
def test_any_number_of_extra_cards_but_only_one_with_field_is_in_a_battle_area(duel: Factory) -> None:
    cards = (extra("meadow", "red", 0, field()), extra("desert", "red", 0, field()))
    side = Side(hand=["desert"], battle=["meadow", "blast", "blast", "red-1"])
    t = duel(side, Side(battle=["meadow"]), cards=cards)
    t.you.use("desert")
    assert t.you.battle == ["blast", "blast", "red-1", "desert"]
    assert t.you.drop == ["meadow"]
    assert t.foe.battle == ["meadow"], "each player has one"


# The Combo Area


@rule("dbs:3-7-1", "dbs:3-7-3", "dbs:3-7-4")
def test_any_number_of_battle_cards_combo(duel: Factory) -> None:
    t = duel(Side(hand=RED * 6, battle=["red-2"] * 6))
    t.you.attack("captain", "scout").combo(*RED * 6, *["red-2"] * 6)
    assert t.you.combo_area == RED * 6 + ["red-2"] * 6
    assert t.happened("combo") == [("combo", "red-1")] * 6 + [("combo", "red-2")] * 6


@rule("dbs:3-7-3-1")
@pytest.mark.parametrize("missing", ["combo_cost", "combo_power"])
def test_only_a_card_with_combo_cost_and_combo_power_combos(duel: Factory, missing: str) -> None:
    odd = battle("odd", "red", 1, 5000)
    odd = type(odd)(**{**{name: getattr(odd, name) for name in odd.__struct_fields__}, missing: None})
    t = duel(Side(hand=["odd", "red-1"], battle=["odd"], energy=RED * 3), cards=(odd,))
    t.you.attack("captain", "scout")
    assert t.you.offered("combo") == ["red-1"]


@rule("dbs:3-7-3-1")
@pytest.mark.parametrize("missing", ["combo_cost", "combo_power"])
def test_nor_does_a_skill_combo_with_another_card(duel: Factory, missing: str) -> None:
    odd = replace(battle("odd", "red", 1, 5000), **{missing: None})
    join = spell("join", Combo(Every(Cards(("drop",), Is("red"), YOU))), "battle")
    choose = spell("choose", Combo(Pick(Cards(("drop",), Is("red"), YOU), ONE)), "battle")
    t = duel(Side(hand=["join"], drop=["odd", "red-1"]), cards=(odd, join))
    t.you.attack("captain", "scout").use("join")
    assert (t.you.combo_area, t.you.drop) == (["red-1"], ["odd", "join"])
    t = duel(Side(hand=["choose"], drop=["odd", "red-1", "red-2"]), cards=(odd, choose))
    t.you.attack("captain", "scout").use("choose")
    t.pending("choose-combo", t.you)
    assert t.you.offered() == ["red-1", "red-2"]


# The Energy Area


@rule("dbs:3-8-1", "dbs:3-8-2")
def test_energy_pays_costs_and_its_player_chooses_which(duel: Factory) -> None:
    for chosen in ("blue-1", "green-1"):
        t = duel(Side(hand=["red-2"], energy=["red-1", "blue-1", "green-1"]))
        t.you.play("red-2", pay=[chosen])
        assert sorted(t.you.rested_energy) == sorted(["red-1", chosen])
    assert not duel(Side(hand=["red-1"], rested_energy=["red-1"])).you.can_play("red-1")


@rule("dbs:3-8-3")
def test_energy_is_placed_in_active_mode(duel: Factory) -> None:
    t = duel(Side(hand=["red-1"]), at="charge")
    t.you.charge("red-1")
    assert t.you.active_energy == ["red-1"]


# The Life Area


@rule("dbs:3-9-1", "dbs:3-9-2", "dbs:4-10-2-1")
def test_a_player_who_is_dealt_damage_chooses_which_life_without_seeing_it(duel: Factory) -> None:
    t = duel(Side(battle=["red-3"]), Side(life=["black-1", "black-2", "black-3"]))
    t.you.attack("red-3", "scout").fight()
    t.pending("choose-life", t.foe)
    assert t.foe.options == ["life/0", "life/1", "life/2"]
    question = t.foe.view.question
    assert question is not None
    assert [option.card for option in question.options] == [0, 0, 0], "no face is shown"
    t.foe.choose("life/1")
    assert t.foe.hand == ["black-2"]
    assert t.foe.life == ["black-1", "black-3"]


# The Unison Area


@rule("dbs:3-11-1", "dbs:3-11-3", "dbs:3-11-4", "dbs:3-11-5")
def test_a_unison_card_is_played_into_its_area_in_active_mode_and_replaces_the_one_before(duel: Factory) -> None:
    oracle = unison("oracle", "red", 10_000)
    t = duel(Side(hand=["oracle"], unison="herald", markers=3, energy=RED), cards=(oracle,))
    t.you.play("oracle", x=1)
    assert t.you.unison == ["oracle"]
    assert t.you.drop == ["herald"]
    assert t.you.rested == []
    assert t.happened("play") == [("play", "oracle")]


# The Warp


@rule("dbs:3-10-1", "dbs:3-10-1b")
def test_cards_are_transferred_to_the_top_of_the_warp(duel: Factory) -> None:
    banish = spell("banish", ToWarp(Every(Cards(("battle",), None, OPPONENTS))))
    t = duel(Side(hand=["banish"]), Side(battle=["blue-1"], warp=["green-1"]), cards=(banish,))
    t.you.use("banish")
    assert t.foe.warp == ["green-1", "blue-1"]
    assert t.foe.drop == []
