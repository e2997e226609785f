"""Multicolour cards of the starter set do what they say."""

from __future__ import annotations

from pioche.games.dbs.verbs import Ko, Stand
from pioche.kernel.cards.query import Cards
from pioche.kernel.cards.select import Every
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import extra, spell
from tests.games.dbs.starter.decks import faults
from tests.scenario import rule

BOTH = ["pi1-116"]  # a red and blue card without skill
LANTERN = "pi1-107"


@rule("dbs:card:pi1-106:1")
def test_mirage_looks_for_a_lantern_when_she_attacks(starter: Factory) -> None:
    deck = ["black-2", LANTERN, LANTERN, LANTERN, "red-1"]
    t = starter(Side(leader="pi1-106", battle=["red-3"], deck=deck))
    t.you.attack("red-3", "scout").fight()
    t.you.attack("pi1-106", "scout")
    assert t.you.options == [f"number/{number}" for number in (3, 2, 1, 0)]
    t.you.choose("number/3").up_to(1, LANTERN).choose(LANTERN).choose("red-1", LANTERN).fight()
    assert (t.you.hand, t.you.deck[2:]) == ([LANTERN], ["black-2", LANTERN])


@rule("dbs:card:pi1-106:2")
def test_mirage_makes_her_wish_with_three_lanterns(starter: Factory) -> None:
    few = Side(leader="pi1-106", drop=[LANTERN, "red-1"], energy=[LANTERN, "red-1"], hand=[LANTERN])
    assert not starter(few).you.can_use("pi1-106")
    t = starter(Side(leader="pi1-106", drop=[LANTERN] * 2, energy=[LANTERN]))
    t.you.use("pi1-106")
    assert (t.you.leader, len(t.you.hand)) == (["pi1-106-back"], 2)


@rule("dbs:card:pi1-106-back:1")
def test_mirage_awakened_draws_and_strengthens_a_multicolour_card(starter: Factory) -> None:
    t = starter(Side(leader="pi1-106-back", battle=["pi1-116", "pi1-112", "red-3", "camp"]))
    t.you.attack("red-3", "scout").fight()
    t.you.attack("pi1-106-back", "scout").up_to(1, "pi1-116", "pi1-112").choose("pi1-116").fight()
    assert (t.you.power("pi1-116"), t.you.power("pi1-112"), len(t.you.hand)) == (30_000, 20_000, 1)


@rule("dbs:card:pi1-107:1")
def test_seven_lanterns_are_in_a_deck_and_not_eight() -> None:
    assert faults("multi") == []
    assert faults("multi", "PI1-107") == ["dbs:10-31-1"]


@rule("dbs:card:pi1-108:1")
def test_baladin_fetches_a_lantern_from_the_deck(starter: Factory) -> None:
    deck = [LANTERN, LANTERN, *["black-3"] * 9]
    t = starter(Side(hand=["pi1-108", "red-1"], energy=BOTH * 3, deck=deck))
    t.you.play("pi1-108").up_to(1, LANTERN).choose(LANTERN)
    assert t.you.hand == ["red-1", LANTERN]
    assert [event.seat for event in t.events("shuffle")] == [0]
    t.you.play("red-1")
    assert t.asked[1] == "main-phase", "only when he comes himself"


@rule("dbs:card:pi1-109:1")
def test_prisme_rests_one_energy_for_any_red_and_blue_extra_card(starter: Factory) -> None:
    assert not starter(Side(hand=["pi1-125"], energy=BOTH)).you.can_use("pi1-125")
    t = starter(Side(hand=["pi1-125"], battle=["pi1-109"], energy=BOTH))
    t.you.use("pi1-125")
    assert t.you.rested_energy == BOTH
    assert len(t.foe.life) == 7


@rule("dbs:card:pi1-110:1")
def test_ricochet_arrives_in_battle_after_red_and_blue_combos(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-110", "red-1", "blue-1"], energy=BOTH * 2))
    t.you.attack("captain", "scout").combo("red-1")
    assert not t.you.can_use("pi1-110")
    t.you.combo("blue-1").use("pi1-110")
    assert t.you.battle == ["pi1-110"]


@rule("dbs:card:pi1-110:2")
def test_ricochet_leaves_no_time_for_counters_that_turn(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-110"], energy=BOTH * 4), Side(hand=["parry"]))
    t.you.play("pi1-110").attack("captain", "scout").fight()
    assert len(t.foe.life) == 7, "the parry was not offered"
    t.you.end_turn()
    t.foe.end_turn()
    t.you.attack("captain", "scout")
    assert t.foe.can_choose("parry")
    t.foe.counter("parry")
    t = starter(Side(hand=["red-1"], battle=["pi1-110"], energy=["red-1"]), Side(hand=["parry"]))
    t.you.play("red-1").attack("captain", "scout")
    t.foe.counter("parry")
    assert len(t.foe.life) == 8, "he stops counters only when he comes himself"


@rule("dbs:card:pi1-111:1")
def test_paravent_drops_a_red_and_a_blue_card_to_stand_two_energy(starter: Factory) -> None:
    hand = ["red-1", "blue-1", "green-1", "pi1-116"]
    t = starter(Side(), Side(hand=hand, battle=["pi1-111"], rested_energy=BOTH * 3))
    t.you.attack("captain", "scout").pass_()
    t.foe.use("pi1-111").choose("red-1").choose("blue-1").up_to(2, *BOTH * 3).choose("pi1-116", "pi1-116")
    assert (t.foe.active_energy, t.foe.hand) == (BOTH * 2, ["green-1", "pi1-116"])
    assert not t.foe.can_use("pi1-111"), "once a turn"


@rule("dbs:card:pi1-112:1")
def test_fanfare_is_stronger_with_an_ally(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-112", "red-1", "green-1"]))
    t.you.attack("pi1-112", "scout").accept()
    assert not t.you.can_choose("green-1")
    t.you.choose("red-1")
    assert (t.you.power("pi1-112"), t.you.power("red-1")) == (30_000, 5000)
    assert sorted(t.you.rested) == ["pi1-112", "red-1"]


@rule("dbs:card:pi1-113:1")
def test_cocarde_comes_back_for_a_red_and_a_blue_card(starter: Factory) -> None:
    t = starter(Side(hand=["blast"], energy=["red-1"]), Side(battle=["pi1-113"], hand=["red-1", "blue-1"]))
    t.you.use("blast")
    t.foe.accept().choose("red-1")
    assert (t.foe.battle, t.foe.hand) == (["pi1-113"], [])


@rule("dbs:card:pi1-114:1", "dbs:card:pi1-115:1")
def test_warriors_of_universe_7_need_no_colours(starter: Factory) -> None:
    assert not starter(Side(hand=["pi1-115"], energy=BOTH * 3)).you.can_play("pi1-115")
    for warrior, other in (("pi1-114", "pi1-115"), ("pi1-115", "pi1-114")):
        t = starter(Side(hand=[other, "red-1"], battle=[warrior], energy=["black-1"] * 5))
        assert not t.you.can_play("red-1")
        t.you.play(other)
        assert t.you.battle == [warrior, other]


@rule("dbs:card:pi1-117:1")
def test_echo_passes_for_tison_and_for_onde(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-011", "pi1-033"], battle=["pi1-117"], energy=BOTH * 2))
    assert t.you.can_use("pi1-011")
    t.you.use("pi1-033")
    assert t.you.under_card("pi1-033") == ["pi1-117"]


@rule("dbs:card:pi1-118:1")
def test_passeur_lets_the_dropped_evolve(starter: Factory) -> None:
    assert not starter(Side(hand=["pi1-033"], drop=["pi1-023"], energy=BOTH * 2)).you.can_use("pi1-033")
    t = starter(Side(hand=["pi1-033"], battle=["pi1-118"], drop=["pi1-023"], energy=BOTH * 2))
    t.you.use("pi1-033")
    assert t.you.under_card("pi1-033") == ["pi1-023"]
    other = Side(hand=["pi1-033"], drop=["pi1-023"], energy=BOTH * 2)
    assert not starter(other, Side(battle=["pi1-118"])).you.can_use("pi1-033"), "those of the opponent do not"


@rule("dbs:card:pi1-119:1")
def test_banniere_lends_a_double_critical_strike(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-119", "red-2", "blue-1", "camp"], energy=BOTH * 4))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-119")
    t.fight()
    t.you.use("pi1-119").up_to(1, "red-2", "blue-1").choose("red-2")
    assert t.you.rested_energy == BOTH * 2
    assert not t.you.can_use("pi1-119"), "once a turn"
    t.you.attack("red-2", "scout").fight()
    assert (len(t.foe.life), t.foe.drop) == (5, ["black-1"] * 2)
    t.you.attack("pi1-119", "scout").fight()
    assert (len(t.foe.life), len(t.foe.drop)) == (4, 2), "the others strike as before"


@rule("dbs:card:pi1-119:2")
def test_banniere_draws_for_another_hero(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-112", "pi1-116"], battle=["pi1-119"], energy=BOTH * 7))
    t.you.play("pi1-116")
    assert t.you.hand == ["pi1-112"]
    t.you.play("pi1-112")
    assert len(t.you.hand) == 1


@rule("dbs:card:pi1-120:1", "dbs:card:pi1-120:2")
def test_gigogne_hides_a_card_that_stays_when_she_falls(starter: Factory) -> None:
    t = starter(
        Side(hand=["red-3", "red-2", "blast"], battle=["pi1-120"], energy=["red-1"] * 2), Side(battle=["pi1-014"])
    )
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-120")
    t.fight()
    t.you.use("pi1-120").just(1, "red-2", "red-3").choose("red-3")
    assert t.you.under_card("pi1-120") == ["red-3"]
    assert (t.you.power("pi1-120"), t.you.power("captain"), t.you.active_energy) == (15_000, 10_000, ["red-1"])
    assert not t.you.can_use("pi1-120"), "once a turn"
    t.you.end_turn()
    assert t.you.power("pi1-120") == 15_000, "for the game"
    t = starter(
        Side(hand=["blast"] * 2, energy=["red-1"] * 2),
        Side(battle=["pi1-120", "blue-1"], under={"pi1-120": ["red-3"], "blue-1": ["red-2"]}),
    )
    t.you.use("blast").choose("blue-1")
    assert (t.foe.battle, sorted(t.foe.drop)) == (["pi1-120"], ["blue-1", "red-2"]), "others fall as a whole"
    t.you.use("blast")
    assert (t.foe.battle, t.foe.drop[2:]) == (["red-3"], ["pi1-120"])


@rule("dbs:card:pi1-121:1")
def test_cadeau_may_be_given_away_for_two_cards(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-121", "red-1"], energy=BOTH * 2))
    t.you.play("pi1-121").decline()
    assert t.you.battle == ["pi1-121"]
    t.you.play("red-1")
    assert t.asked[1] == "main-phase", "only when it comes itself"
    t = starter(Side(hand=["pi1-121"], energy=BOTH))
    t.you.play("pi1-121").accept()
    assert (t.you.battle, t.foe.battle, len(t.you.hand)) == ([], ["pi1-121"], 2)


@rule("dbs:card:pi1-121:2")
def test_cadeau_grows_until_your_next_turn_ends_when_you_are_hurt(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-121", "red-3"]), Side(battle=["pi1-121"]))
    t.you.attack("captain", "scout").fight()
    assert (t.foe.power("pi1-121"), t.foe.power("scout")) == (10_000, 10_000)
    assert t.you.power("pi1-121") == 5000, "not when the opponent is hurt"
    t.you.attack("red-3", "scout").fight()
    assert t.foe.power("pi1-121") == 10_000, "once a turn"
    t.you.end_turn()
    assert t.foe.power("pi1-121") == 10_000
    t.foe.end_turn()
    assert t.foe.power("pi1-121") == 5000


@rule("dbs:card:pi1-122:1")
def test_mirage_reveals_a_card_and_plays_it_if_it_is_small(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-122", "red-1"], energy=BOTH * 7, deck=["black-3", "red-3", "pi1-012"]))
    t.you.play("pi1-122")
    assert t.you.battle == ["pi1-122", "pi1-012"]
    t.you.play("red-1")
    assert t.you.battle == ["pi1-122", "pi1-012", "red-1"], "only when she comes herself"
    for top in ("pi1-014", "pi1-019", "herald"):
        t = starter(Side(hand=["pi1-122"], energy=BOTH * 6, deck=["black-3", top]))
        t.you.play("pi1-122")
        assert (t.you.battle, t.you.deck[-1]) == (["pi1-122"], top)
        assert [slug for _, slug in t.happened("reveal")] == [top], "all see it"


@rule("dbs:card:pi1-122:2")
def test_mirage_knocks_a_card_out_once_a_turn(starter: Factory) -> None:
    rise = spell("rise", Stand(Every(Cards(("battle",)))))
    t = starter(
        Side(battle=["pi1-122", "pi1-003"], hand=["rise"]),
        Side(battle=["red-1", "red-3", "pi1-011", "camp"]),
        cards=(rise,),
    )
    t.you.attack("captain", "scout").fight()
    t.you.attack("pi1-122", "scout").up_to(1, "red-1", "red-3").choose("red-3").fight()
    assert t.foe.drop == ["red-3"]
    t.you.use("rise").attack("pi1-122", "scout").fight()
    assert t.foe.battle == ["red-1", "pi1-011", "camp"], "the skill is negated for the turn"
    t.you.attack("pi1-003", "scout")
    assert t.you.power("pi1-003") == 10_000, "those of others are not"
    t = starter(Side(battle=["pi1-122", "pi1-122", "pi1-119"], energy=BOTH * 2), Side(battle=["red-1", "red-3"]))
    t.you.use("pi1-119").choose("pi1-122@battle/0").attack("pi1-122@battle/0", "scout").choose("red-3").fight()
    assert len(t.foe.life) == 6, "nor is another skill of hers"
    t.you.attack("pi1-122@battle/0", "scout").up_to(1, "red-1").choose("red-1")
    assert t.foe.battle == [], "nor the same of another card"


@rule("dbs:card:pi1-124:1")
def test_tour_de_passe_passe_negates_a_skill_that_plays_cards(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-033"], battle=["pi1-023"], energy=BOTH * 2), Side(hand=["pi1-124"], energy=BOTH * 2))
    t.you.use("pi1-033")
    t.foe.counter("pi1-124")
    assert t.you.battle == ["pi1-023"]
    assert len(t.foe.hand) == 1
    t = starter(Side(hand=["pi1-124"], energy=BOTH * 2), Side(hand=["pi1-110", "red-1", "blue-1"], energy=BOTH * 2))
    t.you.attack("captain", "scout").pass_()
    t.foe.combo("red-1", "blue-1").use("pi1-110")
    assert t.foe.battle == ["pi1-110"], "it is no answer in your own turn"


@rule("dbs:card:pi1-125:1")
def test_feu_d_artifice_deals_a_damage_and_draws(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-125"], energy=BOTH * 5))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-125")
    t.fight()
    t.you.use("pi1-125")
    assert (len(t.foe.life), len(t.you.life), len(t.you.hand)) == (6, 8, 1)


@rule("dbs:card:pi1-126:1")
def test_parade_des_lanternes_does_two_things_of_three(starter: Factory) -> None:
    t = starter(
        Side(hand=["pi1-126"], battle=["red-1", "camp"], drop=[LANTERN, LANTERN, "red-2"], energy=BOTH * 2),
        Side(drop=[LANTERN]),
    )
    assert not t.you.can_use("pi1-126")
    t.you.attack("captain", "scout").use("pi1-126")
    t.you.choose("option/3", "option/1").up_to(1, LANTERN).choose(LANTERN).up_to(1, "captain", "red-1").choose(
        "captain"
    )
    assert (t.you.hand, t.you.power("captain"), t.you.power("red-1")) == ([LANTERN], 20_000, 5000)
    assert t.asked[1] == "offense-step"
    t.fight()
    t = starter(Side(hand=["pi1-126"], energy=BOTH * 2))
    t.you.attack("captain", "scout").use("pi1-126").choose("option/2", "option/1").choose("captain")
    assert len(t.you.hand) == 1


@rule("dbs:card:pi1-127:1")
def test_septieme_lanterne_wins_with_seven_lanterns(starter: Factory) -> None:
    few = Side(hand=["pi1-127"], drop=[*[LANTERN] * 6, "red-1"], energy=BOTH * 7)
    assert not starter(few, Side(drop=[LANTERN] * 7)).you.can_use("pi1-127")
    t = starter(Side(hand=["pi1-127"], drop=[LANTERN] * 7, energy=BOTH * 7))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-127")
    t.fight()
    t.you.use("pi1-127")
    assert t.winner == "you"


@rule("dbs:card:pi1-128:1", "dbs:card:pi1-128:2", "dbs:card:pi1-128:3")
def test_the_caravane_shelters_gathers_or_leaves_somebody_behind(starter: Factory) -> None:
    t = starter(Side(unison="pi1-128", markers=4, battle=["red-1", "camp"]), Side(battle=["red-3"]))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-128")
    t.fight()
    t.you.use("pi1-128", 0).up_to(1, "captain", "red-1").choose("captain").end_turn()
    assert (t.you.power("captain"), t.you.power("red-1"), t.you.markers) == (15_000, 5000, 5)
    t.foe.end_turn()
    assert t.you.power("captain") == 10_000
    drop = ["pi1-116", "pi1-112", "pi1-114", "red-1", "camp"]
    t = starter(Side(unison="pi1-128", markers=3, drop=drop), Side(drop=["pi1-111"]))
    t.you.use("pi1-128", 1).up_to(1, "pi1-116", "pi1-112").choose("pi1-116")
    assert (t.you.hand, t.you.markers) == (["pi1-116"], 1)
    t = starter(Side(unison="pi1-128", markers=5), Side(battle=["red-3", "red-2", "camp"]))
    t.you.use("pi1-128", 2).up_to(1, "red-3", "red-2").choose("red-3")
    assert (t.foe.battle, t.foe.drop, t.you.markers) == (["red-2", "camp"], [], 1)


@rule("dbs:card:pi1-128:4")
def test_the_caravane_is_stronger_with_three_markers(starter: Factory) -> None:
    assert starter(Side(unison="pi1-128", markers=2)).you.power("pi1-128") == 15_000
    t = starter(Side(unison="pi1-128", markers=3))
    assert (t.you.power("pi1-128"), t.you.power("captain")) == (20_000, 10_000)


@rule("dbs:card:pi1-129:1", "dbs:card:pi1-129:2")
def test_statue_neither_attacks_nor_falls_to_skills(starter: Factory) -> None:
    assert starter(Side(battle=["pi1-129", "red-1"])).you.offered("attack") == ["captain", "red-1"]
    t = starter(
        Side(hand=["blast"] * 2, energy=["red-1"] * 2, battle=["pi1-014"]),
        Side(battle=["blue-1"], rested=["pi1-129"]),
    )
    t.you.use("blast").use("blast")
    assert (t.foe.battle, t.foe.drop) == (["pi1-129"], ["blue-1"])
    t.you.attack("pi1-014", "pi1-129").fight()
    assert t.foe.drop == ["blue-1", "pi1-129"], "it falls in battle"
    fall = spell("fall", Ko(Every(Cards(("battle",)))))
    t = starter(Side(hand=["fall"], battle=["pi1-129"]), cards=(fall,))
    t.you.use("fall")
    assert "pi1-129" in t.you.drop, "it falls to a skill of yours"


@rule("dbs:card:pi1-130:1")
def test_cantine_remembers_a_card_without_skill(starter: Factory) -> None:
    t = starter(
        Side(hand=["pi1-130", "blue-1"], drop=["red-1", "red-2", "wall", "plain", "blast"], energy=BOTH * 4),
        Side(drop=["red-3"]),
        cards=(extra("plain", "red", 1),),
    )
    t.you.play("pi1-130").up_to(1, "red-1", "red-2").choose("red-1")
    assert t.you.hand == ["blue-1", "red-1"]
    t.you.play("blue-1")
    assert t.asked[1] == "main-phase", "only when it comes itself"


@rule("dbs:card:pi1-110:2")
def test_ricochet_leaves_his_own_side_its_counters(starter: Factory) -> None:
    t = starter(
        Side(battle=["red-2", "red-1"]),
        Side(hand=["pi1-110", "red-1", "blue-1", "parry"], energy=BOTH * 2),
    )
    t.you.attack("red-2", "scout")
    t.foe.decline()
    t.you.pass_()
    t.foe.combo("red-1", "blue-1").use("pi1-110")
    t.fight()
    t.you.attack("red-1", "scout")
    t.foe.counter("parry")
    assert len(t.foe.life) == 8
