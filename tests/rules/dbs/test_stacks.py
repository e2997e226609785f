"""Cards under cards, the Warp, taking control, extended conditions (11-3 to 11-5, 11-7)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import evolve, potara
from pioche.games.dbs.card import Activate, Auto, Counter, DbsCard, Permanent
from pioche.games.dbs.control import TakeControl
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.gather import Extend
from pioche.games.dbs.verbs import Drop, Gain, Ko, Play, Rest, ToEnergy, ToHand, ToWarp, Under
from pioche.kernel.cards.query import (
    OPPONENTS,
    YOU,
    Cards,
    Count,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Test,
)
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, extra, spell, unison
from tests.scenario import rule

IN_BATTLE = ("battle",)
SELF = IsSource()
MINE = Cards(IN_BATTLE, None, YOU)
OWN = Every(MINE)
HAND = Cards(("hand",), Is("battle"), YOU)


def named(slug: str, *zones: str, whose: str = "you") -> Every:
    return Every(Cards(zones, Is(f"{{{slug}}}"), whose))  # type: ignore[arg-type]


def power(by: int, what: Every | Pick) -> Until:
    return Until((Number(("power",), Fixed(by), IsBound("it")),), what)


def waiter(slug: str, verb: str, effect: Effect, of: Test = SELF, where: tuple[str, ...] = IN_BATTLE) -> DbsCard:
    return battle(slug, "red", 1, 5000, Auto(where, (When(verb, of, effect, "auto"),)))


# Cards under cards


@rule("dbs:11-3-1")
@pytest.mark.parametrize("area", ["leader", "battle", "unison", "combo"])
def test_cards_are_placed_under_cards_in_play(duel: Factory, area: str) -> None:
    tuck = spell("tuck", Under(named("blue-1", "hand"), Cards((area,))), "battle")
    t = duel(Side(hand=["tuck", "blue-1", "red-2"], battle=["red-1"], unison="herald"), cards=(tuck,))
    t.you.attack("captain", "scout").combo("red-2").use("tuck")
    top = {"leader": "captain", "battle": "red-1", "unison": "herald", "combo": "red-2"}[area]
    assert t.you.under_card(top) == ["blue-1"]
    assert t.you.hand == []


@rule("dbs:11-3-2")
def test_a_card_under_another_has_no_skills_and_is_one_card_with_it(duel: Factory) -> None:
    skilled = battle(
        "skilled",
        "red",
        1,
        5000,
        Activate("main", Draw(ONE)),
        Permanent(("battle", "leader", "hand"), (Number(("power",), Fixed(5000), Is("{red-1}")),)),
        Auto(IN_BATTLE, (When("turn-ends", Is("leader"), Draw(ONE), "auto"),)),
    )
    count = spell("count", Draw(Count(MINE)))
    t = duel(Side(hand=["count"], battle=["red-1"], under={"red-1": ["skilled", "skilled"]}), cards=(skilled, count))
    assert t.you.battle == ["red-1"]
    assert t.you.power("red-1") == 5000
    assert (t.you.offered("use"), t.you.offered("attack")) == (["captain", "count"], ["captain", "red-1"])
    t.you.use("count")
    assert len(t.you.hand) == 1
    t.you.end_turn()
    assert len(t.you.hand) == 1


@rule("dbs:11-3-2-1")
def test_a_skill_that_speaks_of_cards_under_a_card_means_these_not_the_one_on_top(duel: Factory) -> None:
    cards = (
        spell("dig", ToHand(Pick(Cards(("under",), None, YOU), ONE))),
        battle(
            "pile", "red", 1, 5000, Permanent(IN_BATTLE, (Number(("power",), Count(Cards(("under",)), 1000), SELF),))
        ),
    )
    t = duel(Side(hand=["dig"], battle=["pile"], under={"pile": ["red-1", "blue-1"]}), cards=cards)
    assert t.you.power("pile") == 7000
    t.you.use("dig")
    assert t.you.offered() == ["red-1", "blue-1"]
    t.you.choose("red-1")
    assert (t.you.hand, t.you.under_card("pile"), t.you.power("pile")) == (["red-1"], ["blue-1"], 6000)


@rule("dbs:11-3-2-2")
def test_a_skill_that_counts_under_another_card_counts_there(duel: Factory) -> None:
    root = battle("root", "red", 1, 5000, Permanent(("under",), (Number(("power",), Fixed(5000), Is("{red-1}")),)))
    assert duel(Side(battle=["red-1", "root"]), cards=(root,)).you.power("red-1") == 5000
    t = duel(Side(battle=["red-1"], under={"red-1": ["root"]}), cards=(root,))
    assert t.you.power("red-1") == 10_000


@rule("dbs:11-3-3")
def test_new_cards_go_to_the_very_bottom_of_a_pile(duel: Factory) -> None:
    tuck = spell("tuck", Under(Pick(HAND, ONE), MINE))
    t = duel(
        Side(hand=["tuck", "tuck", "blue-1", "blue-2"], battle=["red-1"], under={"red-1": ["red-2", "red-3"]}),
        cards=(tuck,),
    )
    t.you.use("tuck").choose("blue-1")
    assert t.you.under_card("red-1") == ["blue-1", "red-2", "red-3"]
    t.you.use("tuck")
    if t.decision.ask == "choose-put-under":
        t.you.choose("blue-2")
    assert t.you.under_card("red-1") == ["blue-2", "blue-1", "red-2", "red-3"]


@rule("dbs:11-3-3")
def test_what_lies_under_a_card_goes_along_when_that_is_placed_under_another(duel: Factory) -> None:
    tuck = spell("tuck", Under(named("red-1", "battle"), Cards(IN_BATTLE, Is("{red-2}"), YOU)))
    side = Side(hand=["tuck"], battle=["red-1", "red-2"], under={"red-1": ["blue-1"], "red-2": ["blue-2"]})
    t = duel(side, cards=(tuck,))
    t.you.use("tuck")
    assert (t.you.battle, t.you.under_card("red-2")) == (["red-2"], ["blue-1", "red-1", "blue-2"])


@rule("dbs:11-3-1")
def test_no_card_goes_under_one_that_is_not_in_play(duel: Factory) -> None:
    tuck = spell("tuck", Under(Pick(HAND, ONE), Cards(("drop", "battle"), Is("{red-1}"), YOU)))
    for battle_area, hand, under in (([], ["blue-1"], []), (["red-1"], [], ["blue-1"])):
        t = duel(Side(hand=["tuck", "blue-1"], drop=["red-1"], battle=battle_area), cards=(tuck,))
        t.you.use("tuck")
        assert (t.you.hand, t.you.under) == (hand, under)
    assert t.you.under_card("red-1") == ["blue-1"]
    t = duel(Side(hand=["fold"], battle=["red-1"]), cards=(spell("fold", Under(OWN, MINE)),))
    t.you.use("fold")
    assert (t.you.battle, t.you.under) == (["red-1"], []), "nor under itself"


@rule("dbs:11-3-4", "dbs:11-3-4-1")
@pytest.mark.parametrize("away", [Ko, Drop, ToHand, ToWarp, ToEnergy])
def test_what_lies_under_a_card_that_leaves_play_goes_to_the_drop_area_and_triggers_nothing(
    duel: Factory, away: type[Ko] | type[Drop] | type[ToHand] | type[ToWarp] | type[ToEnergy]
) -> None:
    where = ("battle", "drop", "under")
    martyr = battle(
        "martyr",
        "red",
        1,
        5000,
        *(Auto(where, (When(verb, SELF, Draw(ONE), "auto"),)) for verb in ("drop", "ko", "leave")),
    )
    t = duel(
        Side(hand=["away"], battle=["red-1"], under={"red-1": ["martyr", "blue-1"]}),
        cards=(martyr, spell("away", away(OWN))),
    )
    t.you.use("away")
    assert t.you.battle == t.you.under == []
    assert t.happened("drop")[-2:] == [("drop", "martyr"), ("drop", "blue-1")]
    assert [slug for slug in t.you.drop if slug != "red-1"] == ["away", "martyr", "blue-1"]
    assert "black-3" not in t.you.hand, "nothing was drawn"


@rule("dbs:11-3-4")
def test_what_lies_under_a_card_follows_it_into_a_combo_and_leaves_with_it(duel: Factory) -> None:
    t = duel(Side(battle=["red-1"], under={"red-1": ["blue-1"]}))
    t.you.attack("captain", "scout").combo("red-1")
    assert t.you.under_card("red-1") == ["blue-1"]
    assert t.you.drop == []
    t.fight()
    assert sorted(t.you.drop) == ["blue-1", "red-1"]


@rule("dbs:11-3-4")
def test_what_lies_under_a_unison_card_goes_to_the_drop_area_with_it(duel: Factory) -> None:
    t = duel(Side(battle=["double"]), Side(unison="herald", markers=1, under={"herald": ["red-1"]}))
    t.you.attack("double", "herald").fight()
    assert sorted(t.foe.drop) == ["herald", "red-1"]


@rule("dbs:11-3-4-1")
def test_a_card_taken_from_under_another_triggers_nothing(duel: Factory) -> None:
    martyr = waiter("martyr", "to-warp", Draw(ONE))
    free = spell("free", ToWarp(named("martyr", "under", "battle")))
    t = duel(Side(hand=["free"], battle=["red-1"], under={"red-1": ["martyr"]}), cards=(martyr, free))
    t.you.use("free")
    assert (t.you.warp, t.you.hand) == (["martyr"], [])
    t = duel(Side(hand=["free"], battle=["martyr"]), cards=(martyr, free))
    t.you.use("free")
    assert (t.you.warp, t.you.hand) == (["martyr"], ["black-3"]), "from the Battle Area it does"


@rule("dbs:11-3-5")
def test_a_card_that_changes_sides_takes_what_lies_under_it_along(duel: Factory) -> None:
    rob = spell("rob", TakeControl(OPPOSING))
    t = duel(Side(hand=["rob"]), Side(battle=["blue-2"], under={"blue-2": ["blue-1", "blue-3"]}), cards=(rob,))
    t.you.use("rob")
    assert t.you.battle == ["blue-2"]
    assert t.you.under_card("blue-2") == ["blue-1", "blue-3"]
    assert t.foe.under == t.foe.drop == []


@rule("dbs:11-3-6")
def test_where_only_the_top_card_goes_the_next_one_takes_its_place_as_it_was(duel: Factory) -> None:
    cards = (spell("peel", Drop(OWN, alone=True)), spell("cheer", power(2000, OWN)))
    t = duel(Side(hand=["cheer", "peel"], rested=["red-3"], under={"red-3": ["blue-1", "red-1"]}), cards=cards)
    t.you.use("cheer").use("peel")
    assert (t.you.battle, t.you.drop) == (["red-1"], ["cheer", "peel", "red-3"])
    assert t.happened("drop")[-1] == ("drop", "red-3")
    assert t.you.under_card("red-1") == ["blue-1"]
    assert (t.you.power("red-1"), t.you.rested) == (7000, ["red-1"])


@rule("dbs:11-3-6")
def test_a_card_that_comes_to_light_again_is_not_played(duel: Factory) -> None:
    greeter = waiter("comer", "played", Draw(ONE))
    t = duel(
        Side(hand=["peel"], battle=["red-3"], under={"red-3": ["comer"]}),
        cards=(greeter, spell("peel", Drop(OWN, alone=True))),
    )
    t.you.use("peel")
    assert (t.you.battle, t.you.hand) == (["comer"], [])


@rule("dbs:9-4-2", "dbs:11-3-1")
def test_a_unison_card_placed_on_the_one_in_play_has_its_mode_and_changes_of_power(duel: Factory) -> None:
    top = Play(Every(Cards(("drop",), Is("unison"), YOU)), onto=Cards(("unison",)))
    cards = (
        spell("crown", top),
        spell("cheer", power(2000, Every(Cards(("unison",), None, YOU)))),
        spell("doze", Rest(Every(Cards(("unison",), None, YOU)))),
        unison("sage", "blue", 5000),
    )
    t = duel(Side(hand=["crown", "cheer", "doze"], unison="herald", drop=["sage"]), cards=cards)
    t.you.use("cheer").use("doze").use("crown")
    assert (t.you.unison, t.you.under_card("sage"), t.you.rested) == (["sage"], ["herald"], ["sage"])
    assert t.you.power("sage") == 7000


@rule("dbs:9-4-2", "dbs:1-3-8")
@pytest.mark.parametrize(("key", "rested"), [("", ["red-3"]), ("enter-rested", ["red-3"]), ("enter-active", [])])
def test_a_rule_about_how_it_enters_goes_before_the_mode_of_the_card_beneath(
    duel: Factory, key: str, rested: list[str]
) -> None:
    bugle = battle("bugle", "red", 1, 5000, Permanent(IN_BATTLE, (Number((key or "none",), ONE, Is("{red-3}")),)))
    crown = spell("crown", Play(named("red-3", "hand"), onto=Cards(IN_BATTLE, Is("{red-1}"), YOU)))
    t = duel(Side(hand=["crown", "red-3"], rested=["red-1"], battle=["bugle"]), cards=(bugle, crown))
    t.you.use("crown")
    assert (t.you.under_card("red-3"), t.you.rested) == (["red-1"], rested)


@rule("dbs:9-4-1")
@pytest.mark.parametrize("area", ["leader", "drop", "energy"])
def test_no_card_is_played_on_top_of_a_leader_card_or_of_one_that_is_not_in_play(duel: Factory, area: str) -> None:
    crown = spell("crown", Play(named("red-3", "hand"), onto=Cards((area,), None, YOU)))
    t = duel(Side(hand=["crown", "red-3"], energy=["red-1"]), cards=(crown,))
    t.you.use("crown")
    assert (t.you.hand, t.you.battle, t.you.under) == (["red-3"], [], [])


# The Warp, control


@rule("dbs:11-4-1")
def test_a_card_sent_to_the_warp_lies_face_up_in_the_warp_of_its_owner(duel: Factory) -> None:
    exile = spell("exile", ToWarp(Every(Cards(("battle", "life"), None, YOU))))
    t = duel(Side(hand=["exile"], stolen=["blue-1"], life=["red-1", "red-2"], battle=["red-3"]), cards=(exile,))
    t.you.use("exile")
    assert t.winner == "foe"
    assert (t.you.warp, t.foe.warp) == (["red-3", "red-1", "red-2"], ["blue-1"])
    assert [card.slug for card in t.foe.view.cards("warp", 0)] == ["red-3", "red-1", "red-2"]


@rule("dbs:11-5-1")
def test_who_takes_control_of_a_card_is_its_master_and_it_still_belongs_to_its_owner(duel: Factory) -> None:
    rob = spell("rob", TakeControl(OPPOSING))
    sharp = battle("sharp", "blue", 1, 5000, Activate("main", Draw(ONE), once=True))
    t = duel(Side(hand=["rob", "blast"], energy=["red-1"]), Side(battle=["sharp"]), cards=(rob, sharp))
    t.you.use("rob")
    assert (t.you.battle, t.foe.battle) == (["sharp"], [])
    assert t.you.can_attack("sharp")
    t.you.use("sharp")
    assert len(t.you.hand) == 2
    t.you.end_turn()
    assert t.foe.view.cards("battle", 1) == ()


@rule("dbs:11-5-1", "dbs:3-1-7-1", "dbs:4-2-4")
def test_a_card_of_the_other_player_may_lie_in_ones_battle_combo_and_unison_area(duel: Factory) -> None:
    rob = spell("rob", TakeControl(Every(Cards(("battle", "unison"), None, OPPONENTS))))
    t = duel(Side(hand=["rob"]), Side(battle=["blue-1"], unison="herald"), cards=(rob,))
    t.you.use("rob")
    assert (t.you.battle, t.you.unison) == (["blue-1"], ["herald"])
    t.you.attack("captain", "scout").combo("blue-1")
    assert t.you.combo_area == ["blue-1"]
    t.fight()
    assert (t.you.drop, t.foe.drop) == (["rob"], ["blue-1"]), "any other area is that of its owner"


@rule("dbs:11-5-1", "dbs:3-11-5")
def test_a_unison_card_that_is_taken_replaces_the_one_before(duel: Factory) -> None:
    rob = spell("rob", TakeControl(Every(Cards(("unison",), None, OPPONENTS))))
    sage = unison("sage", "blue", 5000)
    t = duel(Side(hand=["rob"], unison="herald"), Side(unison="sage", markers=3), cards=(rob, sage))
    t.you.use("rob")
    assert (t.you.unison, t.you.markers, t.you.drop) == (["sage"], 3, ["rob", "herald"])


@rule("dbs:11-5-1", "dbs:7-1-4")
def test_a_card_that_changes_sides_in_a_battle_is_out_of_it(duel: Factory) -> None:
    turncoat = Counter("attack", TakeControl(Pick(Cards(IN_BATTLE, None, OPPONENTS), ONE)))
    t = duel(Side(battle=["red-3"]), Side(hand=["bribe"]), cards=(extra("bribe", "blue", 0, turncoat),))
    t.you.attack("red-3", "scout")
    t.foe.counter("bribe")
    assert (t.foe.battle, len(t.foe.life)) == (["red-3"], 8)
    assert t.asked == ("you", "main-phase")


@rule("dbs:11-5-1-1")
@pytest.mark.parametrize("mode", ["battle", "rested"])
def test_a_card_taken_keeps_its_mode_and_the_effects_on_it(duel: Factory, mode: str) -> None:
    cards = (spell("rob", TakeControl(OPPOSING)), spell("feed", power(3000, OPPOSING)))
    foe = Side(battle=["blue-1"]) if mode == "battle" else Side(rested=["blue-1"])
    t = duel(Side(hand=["feed", "rob"]), foe, cards=cards)
    t.you.use("feed").use("rob")
    assert t.you.battle == ["blue-1"]
    assert t.you.power("blue-1") == 8000
    assert t.you.rested == ([] if mode == "battle" else ["blue-1"])


@rule("dbs:11-5-1", "dbs:11-5-1-1")
def test_a_skill_that_a_card_has_gained_serves_its_new_master(duel: Factory) -> None:
    draw = Auto(IN_BATTLE, (When("attack", SELF, Draw(ONE), "auto"),))
    cards = (spell("teach", Gain(OPPOSING, (draw,), "game")), spell("rob", TakeControl(OPPOSING)))
    t = duel(Side(hand=["teach", "rob"]), Side(battle=["blue-1"]), cards=cards)
    t.you.use("teach").use("rob").attack("blue-1", "scout")
    assert (t.you.hand, t.foe.hand) == (["black-3"], [])


# Extended conditions


@rule("dbs:11-7-1", "dbs:11-7-2")
def test_cards_of_another_area_may_serve_a_keyword_if_the_card_says_so(duel: Factory) -> None:
    widen = Permanent(("hand", "limbo"), (Extend("Evolve", SELF, ("drop",)),))
    plain = battle("adult", "red", 3, 15_000, evolve(Is("{child}")))
    wide = battle("elder", "red", 3, 20_000, evolve(Is("{child}")), widen)
    child = battle(
        "child",
        "red",
        1,
        5000,
        Auto(("battle", "drop"), (When("played", SELF, Draw(ONE), "auto"),)),
        Auto(("battle", "drop", "under"), (When("leave", SELF, Draw(ONE), "auto"),)),
    )
    t = duel(Side(hand=["adult", "elder"], drop=["child"]), Side(hand=["refusal"]), cards=(plain, wide, child))
    assert t.you.offered("use") == ["captain", "elder"]
    t.you.use("elder")
    t.pending("choose-counter", t.foe)
    assert t.you.hand == ["adult"]
    t.foe.decline()
    assert t.you.battle == ["elder"]
    assert t.you.under_card("elder") == ["child"]
    t.pending("choose-counter", t.foe)
    t.foe.decline()
    assert t.you.hand == ["adult"], "neither skill of the child triggered"
    assert (t.you.drop, t.asked) == ([], ("you", "main-phase"))


@rule("dbs:11-7-2")
def test_a_card_chosen_for_union_in_another_area_is_in_the_battle_area_first(duel: Factory) -> None:
    widen = Permanent(("hand", "limbo"), (Extend("Union", SELF, ("warp",)),))
    pair = battle("pair", "red", 3, 20_000, potara(Is("{left}"), Is("{right}")), widen)
    cards = (pair, waiter("left", "played", Draw(ONE)), waiter("right", "played", Draw(ONE)))
    t = duel(Side(hand=["pair"], warp=["left"], battle=["right"]), cards=cards)
    t.you.use("pair")
    if t.decision.ask == "choose-mean":
        t.you.choose("left")
    assert t.you.battle == ["pair"]
    assert sorted(t.you.under_card("pair")) == ["left", "right"]
    assert (t.you.hand, t.you.warp) == ([], [])
    assert [slug for kind, slug in t.happened("bring-in")] == ["left"]
