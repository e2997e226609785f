"""Skills: their kinds and effects, when they count, and how they are activated and resolve (8-1 to 8-3, 8-5-2, 8-7)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import awaken, life_at_most
from pioche.games.dbs.card import Activate, Auto, Counter, NoSkill, Permanent
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.keywords import Sparking, strike
from pioche.games.dbs.negate import NegateSkill
from pioche.games.dbs.verbs import Drop, Ko, Markers, Play, Rest, ToHand, ToWarp
from pioche.games.dbs.wording import skill_text
from pioche.kernel.cards.effect import If, Seq
from pioche.kernel.cards.query import (
    ANYONE,
    YOU,
    Anything,
    Cards,
    Exists,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Lies,
    Turn,
    Yours,
)
from pioche.kernel.cards.rule import Forbid, Number, Replace, Silence, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.verbs import Until
from pioche.kernel.state.catalogue import Ability
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, extra, leader, spell, unison
from tests.scenario import rule

RED = ["red-1"]
MUTE = Until((Silence(IsBound("it")),), Pick(Cards(("battle", "leader", "unison"), None, ANYONE), ONE))


# Kinds of skills


@rule("dbs:8-1-1", "dbs:8-1-2", "dbs:8-1-3", "dbs:8-1-4", "dbs:8-1-5", "dbs:8-2-1", "dbs:8-5-1")
def test_of_three_kinds_of_skills_only_one_is_used_at_will(duel: Factory) -> None:
    card = battle(
        "trio",
        "red",
        1,
        5000,
        Activate("main", Draw(ONE), (Drop(Pick(Cards(("hand",), None, YOU), ONE)),)),
        Permanent(("battle",), (Number(("power",), Fixed(1000), IsSource()),)),
        Auto(("battle",), (When("turn-ends", Anything(), ToHand(This()), "auto"),)),
    )
    t = duel(Side(hand=["red-2"], battle=["trio"]), cards=(card,))
    assert t.you.power("trio") == 6000
    assert t.you.options.count("use:trio@battle/0:0") == 1
    assert t.you.offered("use") == ["captain", "trio"]
    t.you.use("trio")
    assert (t.you.hand, t.you.drop) == (["black-3"], ["red-2"]), "its cost, then its effect"
    t.you.end_turn()
    assert t.you.hand == ["black-3", "trio"]


@rule("dbs:8-1-3", "dbs:8-1-3-1-1", "dbs:8-5-2-5-2")
@pytest.mark.parametrize("where", ["leader", "battle", "unison"])
def test_a_skill_without_cost_of_a_card_in_play_is_just_declared(duel: Factory, where: str) -> None:
    skill = Activate("main", Draw(ONE), once=True)
    cards = (
        leader("boss", "red", 10_000, skill),
        battle("worker", "red", 1, 5000, skill),
        unison("sage", "red", 5000, skill),
    )
    t = duel(Side(leader="boss", battle=["worker"], unison="sage"), cards=cards)
    slug = {"leader": "boss", "battle": "worker", "unison": "sage"}[where]
    t.you.use(slug)
    assert t.you.hand == ["black-3"]
    assert not t.you.can_use(slug)
    assert (t.you.leader, t.you.battle, t.you.unison) == (["boss"], ["worker"], ["sage"]), "nothing else was paid"


@rule("dbs:8-1-3-1-2", "dbs:8-5-2-2-1")
def test_the_skill_of_an_extra_card_costs_the_energy_of_the_card(duel: Factory) -> None:
    tome = extra("tome", "red", 2, Activate("main", Draw(ONE), where=("hand",)), specified=("red",))
    assert not duel(Side(hand=["tome"], energy=RED), cards=(tome,)).you.can_use("tome")
    assert not duel(Side(hand=["tome"], energy=["blue-1"] * 2), cards=(tome,)).you.can_use("tome")
    t = duel(Side(hand=["tome"], energy=["red-1", "blue-1", "blue-1"]), cards=(tome,))
    t.you.use("tome")
    assert sorted(t.you.rested_energy) == ["blue-1", "red-1"]
    assert (t.you.hand, t.you.drop) == (["black-3"], ["tome"])
    assert t.happened("drop") == [("drop", "tome")]


@rule("dbs:8-5-2-5-1")
def test_an_extra_card_that_its_own_cost_has_sent_away_does_not_go_to_the_drop_area(duel: Factory) -> None:
    relic = extra("relic", "red", 0, Activate("main", Draw(ONE), (ToWarp(This()),), ("hand",)))
    t = duel(Side(hand=["relic"]), cards=(relic,))
    t.you.use("relic")
    assert (t.you.warp, t.you.drop, t.you.hand) == (["relic"], [], ["black-3"])


@rule("dbs:8-1-3", "dbs:8-1-3-1")
@pytest.mark.parametrize(
    ("when", "main", "fighting"), [("main", True, False), ("battle", False, True), ("both", True, True)]
)
def test_a_skill_is_used_in_the_free_timing_that_it_names(duel: Factory, when: str, main: bool, fighting: bool) -> None:
    doer = battle("doer", "red", 1, 5000, Activate(when, Draw(ONE), once=True))  # type: ignore[arg-type]
    t = duel(Side(battle=["doer"]), cards=(doer,))
    assert t.you.can_use("doer") is main
    t.you.attack("captain", "scout")
    assert t.you.can_use("doer") is fighting


@rule("dbs:8-1-4", "dbs:8-5-1")
def test_a_permanent_skill_counts_as_long_as_its_card_is_there_and_is_never_used(duel: Factory) -> None:
    drum = battle("drum", "red", 1, 5000, Permanent(("battle",), (Number(("power",), Fixed(5000), Is("leader")),)))
    t = duel(Side(hand=["blast"], energy=RED, battle=["red-2"]), Side(battle=["drum"]), cards=(drum,))
    assert t.you.power("captain") == t.foe.power("scout") == 15_000
    assert t.you.offered("use") == ["captain", "blast"]
    t.you.use("blast")
    assert t.you.power("captain") == t.foe.power("scout") == 10_000


@rule("dbs:8-1-5", "dbs:8-1-5-1")
@pytest.mark.parametrize("moment", ["turn-ends", "main-ends"])
def test_an_auto_skill_may_wait_for_the_end_of_a_phase(duel: Factory, moment: str) -> None:
    clock = battle("clock", "red", 1, 5000, Auto(("battle",), (When(moment, Anything(), Draw(ONE), "auto"),)))
    t = duel(Side(battle=["clock"]), cards=(clock,))
    assert t.you.hand == []
    t.you.end_turn()
    assert t.you.hand == ["black-3"]


@rule("dbs:8-1-3-1", "dbs:8-1-4-1", "dbs:8-1-5-1", "dbs:8-4-1", "dbs:8-4-2-3", "dbs:8-4-2-4", "dbs:8-4-2-5-1")
@pytest.mark.parametrize(
    ("skill", "text"),
    [
        (Activate("main", Draw(ONE), (Pay(1),)), "[Activate: Main] [1]: Draw 1 card."),
        (Activate("battle", Draw(ONE)), "[Activate: Battle] Draw 1 card."),
        (Activate("both", Draw(ONE), (Pay(2, ("red", "red")),)), "[Activate: Main/Battle] [red][red]: Draw 1 card."),
        (Activate("main", Draw(ONE), (Markers(-1),)), "[Unison -1][Activate: Main] Draw 1 card."),
        (
            Permanent(("battle",), (Number(("power",), Fixed(5000), IsSource()),)),
            "[Permanent] This card gets +5000 power.",
        ),
        (
            Auto(("battle",), (When("turn-ends", Anything(), Draw(ONE), "auto", when=Turn()),)),
            "[Auto] At the end of your turn, draw 1 card.",
        ),
    ],
)
def test_a_text_says_the_kind_of_a_skill_then_its_cost_or_moment_then_its_effect(skill: Ability, text: str) -> None:
    assert skill_text((skill,), "en").replace(" : ", ": ") == text


# Kinds of effects


@rule("dbs:8-2-2", "dbs:8-2-2-1", "dbs:8-7-1")
def test_an_immediate_effect_is_done_at_once_and_is_over(duel: Factory) -> None:
    hasty = spell("hasty", Seq((Draw(ONE), Drop(Every(Cards(("hand",), None, YOU))))))
    t = duel(Side(hand=["hasty", "red-1"]), cards=(hasty,))
    t.you.use("hasty")
    assert t.you.drop == ["hasty", "red-1", "black-3"]
    assert t.game.lent == (), "nothing stays in force"


@rule("dbs:8-2-2", "dbs:8-2-2-2", "dbs:8-2-2-2-1")
def test_a_continuous_effect_lasts_as_long_as_it_says(duel: Factory) -> None:
    def boost(slug: str, ends: str) -> Activate:
        rules = (Number(("power",), Fixed(5000), IsBound("it")),)
        return Activate("both", Until(rules, This(), ends), once=True)

    cards = tuple(battle(ends, "red", 1, 5000, boost(ends, ends)) for ends in ("battle", "turn", "game"))
    t = duel(Side(battle=["battle", "turn", "game"]), cards=cards)
    t.you.attack("captain", "scout").use("battle").use("turn").use("game")
    powers = lambda: [t.you.power(slug) for slug in ("battle", "turn", "game")]  # noqa: E731
    assert powers() == [10_000, 10_000, 10_000]
    t.fight()
    assert powers() == [5000, 10_000, 10_000]
    t.you.end_turn()
    assert powers() == [5000, 5000, 10_000]


@rule("dbs:8-2-2", "dbs:8-2-2-3", "dbs:8-2-2-3-1")
def test_a_replacement_effect_puts_one_event_in_the_place_of_another(duel: Factory) -> None:
    ghost = battle("ghost", "blue", 1, 5000, Permanent(("battle",), (Replace("ko", IsSource(), ToWarp(This())),)))
    t = duel(Side(hand=["blast"], energy=RED), Side(battle=["ghost"]), cards=(ghost,))
    t.you.use("blast")
    assert (t.foe.drop, t.foe.warp) == ([], ["ghost"])
    assert t.events("ko") == []


# Validity


@rule("dbs:8-3-1", "dbs:8-3-2")
def test_an_invalid_skill_does_nothing_and_asks_nothing(duel: Factory) -> None:
    cards = (
        spell("gag", MUTE),
        battle(
            "busy",
            "red",
            1,
            5000,
            Permanent(("battle",), (Number(("power",), Fixed(5000), IsSource()),)),
            Auto(("battle",), (When("played", Anything(), Ko(OPPOSING), "auto"),)),
            Activate("main", Draw(ONE)),
        ),
    )
    side = Side(hand=["gag", "red-1"], energy=RED, battle=["busy"])
    t = duel(side, Side(battle=["blue-1", "blue-2"]), cards=cards)
    t.you.use("gag").choose("busy")
    assert t.you.power("busy") == 5000
    assert not t.you.can_use("busy")
    t.you.play("red-1")
    assert t.asked == ("you", "main-phase"), "no target is chosen"
    assert len(t.foe.battle) == 2
    t.you.end_turn()
    assert t.you.power("busy") == 10_000, "the skill was there all the time"


@rule("dbs:8-3-2")
def test_only_the_invalid_part_of_a_card_does_nothing(duel: Factory) -> None:
    hush = spell("hush", Until((Silence(IsBound("it"), "Double Strike"),), Every(Cards(("battle",), None, YOU))))
    double = battle("hitter", "red", 1, 20_000, strike(2), Activate("main", Draw(ONE), once=True))
    t = duel(Side(hand=["hush"], battle=["hitter"]), cards=(hush, double))
    t.you.use("hush")
    assert t.you.can_use("hitter")
    t.you.attack("hitter", "scout").fight()
    assert len(t.foe.life) == 7


@rule("dbs:8-3-3")
def test_a_skill_that_counts_under_a_condition_does_nothing_while_it_is_not_met(duel: Factory) -> None:
    spark = Permanent(("battle",), (Number(("power",), Fixed(5000), IsSource()),), when=Sparking(2))
    cards = (battle("spark", "red", 1, 5000, spark), spell("noise", Draw(ONE)))
    t = duel(Side(hand=["noise"], battle=["spark"], drop=["red-1"]), cards=cards)
    assert t.you.power("spark") == 5000
    t.you.use("noise")
    assert t.you.power("spark") == 10_000
    half = If(Exists(Cards(("energy",))), Draw(ONE))
    t = duel(Side(hand=["half", "red-1"]), cards=(spell("half", Seq((half, Rest(Every(Cards(("leader",))))))),))
    t.you.use("half")
    assert t.you.hand == ["red-1"], "the part under a condition does nothing"
    assert t.you.rested == ["captain"], "the other does what it says"


@rule("dbs:8-3-4")
def test_a_card_whose_skills_are_all_invalid_counts_as_a_card_without_skill(duel: Factory) -> None:
    cards = (
        spell("gag", MUTE),
        spell("purge", Ko(Every(Cards(("battle",), NoSkill(), ANYONE)))),
        battle("talker", "red", 1, 5000, strike(2), Activate("main", Draw(ONE))),
        spell("hush", Until((Silence(IsBound("it"), "Double Strike"),), Every(Cards(("battle",), None, YOU)))),
    )
    t = duel(Side(hand=["gag", "purge"], battle=["talker", "red-1"]), cards=cards)
    t.you.use("gag").choose("talker").use("purge")
    assert t.you.battle == []
    t = duel(Side(hand=["hush", "purge"], battle=["talker", "red-1"]), cards=cards)
    t.you.use("hush").use("purge")
    assert t.you.battle == ["talker"], "one of its skills still counts"


# Activation


@rule("dbs:8-5-2", "dbs:8-5-2-1", "dbs:8-5-2-2", "dbs:8-5-2-3", "dbs:8-5-2-4", "dbs:8-5-2-5", "dbs:8-5-2-6")
def test_a_skill_is_shown_paid_countered_resolved_and_countered_again(duel: Factory) -> None:
    call = Activate(
        "main",
        Play(Pick(Cards(("drop",), Is("battle"), YOU), ONE)),
        (Drop(Pick(Cards(("hand",), Is("battle"), YOU), ONE)),),
        ("hand",),
    )
    side = Side(hand=["call", "red-1"], energy=RED)
    t = duel(side, Side(hand=["refusal"]), cards=(extra("call", "red", 1, call),))
    t.you.use("call")
    t.pending("choose-counter", t.foe)
    assert t.happened("declare", "rest", "drop") == [("declare", "call"), ("rest", "red-1"), ("drop", "red-1")]
    assert [card.slug for card in t.foe.view.cards("limbo", 0)] == ["call"], "everybody sees what is activated"
    assert (t.you.hand, t.you.drop) == ([], ["red-1"]), "the cost is paid, nothing is resolved"
    t.foe.decline()
    t.pending("choose-counter", t.foe)
    assert (t.you.drop, t.you.battle) == (["call"], ["red-1"])
    t.foe.decline()
    assert t.asked == ("you", "main-phase")


@rule("dbs:8-5-2-1")
def test_a_card_that_is_only_shown_goes_back_to_the_hand(duel: Factory) -> None:
    tutor = battle(
        "tutor", "red", 1, 5000, Activate("main", Draw(ONE), (Rest(Every(Cards(("leader",), Lies(0)))),), ("hand",))
    )
    t = duel(Side(hand=["tutor"]), cards=(tutor,))
    t.you.use("tutor")
    assert sorted(t.you.hand) == ["black-3", "tutor"]
    (shown,) = [card for card in t.foe.view.cards("hand", 0) if card.slug]
    assert shown.slug == "tutor"


@rule("dbs:8-5-2-3")
def test_skills_that_wait_for_an_activation_trigger_even_if_it_is_negated(duel: Factory) -> None:
    hearer = battle("hearer", "blue", 1, 5000, Auto(("battle",), (When("use", Is("{summon}"), Draw(ONE), "auto"),)))
    cards = (hearer, extra("silence", "blue", 0, Counter("play", NegateSkill())))
    summon = spell("summon", Play(Pick(Cards(("drop",), Is("battle"), YOU), ONE)))
    t = duel(Side(hand=["summon"], drop=["red-1"]), Side(hand=["silence"], battle=["hearer"]), cards=(*cards, summon))
    t.you.use("summon")
    t.foe.counter("silence")
    assert t.you.battle == []
    assert t.foe.hand == ["black-3"]


@rule("dbs:8-5-2-5-1")
def test_an_extra_card_is_in_the_drop_area_before_its_effect(duel: Factory) -> None:
    reap = spell("reap", ToHand(Every(Cards(("drop",), None, YOU))))
    t = duel(Side(hand=["reap"], drop=["red-1"]), cards=(reap,))
    t.you.use("reap")
    assert t.you.hand == ["red-1", "reap"]


@rule("dbs:8-5-2-5-1", "dbs:2-3-2-3")
@pytest.mark.parametrize("stays", [False, True])  # would it have stayed in play
def test_an_extra_card_whose_skill_is_negated_goes_to_the_drop_area(duel: Factory, stays: bool) -> None:
    silence = extra("silence", "blue", 0, Counter("play", NegateSkill()))
    play = Play(Pick(Cards(("drop",), Is("battle"), YOU), ONE))
    summon = extra("summon", "red", 0, Activate("main", play, where=("hand",), stays=stays))
    t = duel(Side(hand=["summon"], drop=["red-1"]), Side(hand=["silence"]), cards=(silence, summon))
    t.you.use("summon")
    assert t.you.drop == ["red-1"]
    t.foe.counter("silence")
    assert t.you.drop == ["red-1", "summon"]


@rule("dbs:8-5-2-5-2")
@pytest.mark.parametrize("area", ["leader", "battle", "combo", "unison"])
def test_a_card_in_play_carries_out_its_skill_and_stays(duel: Factory, area: str) -> None:
    skill = Activate("battle", Draw(ONE), where=(area,), once=True)
    cards = (
        leader("boss", "red", 10_000, skill),
        battle("worker", "red", 1, 5000, skill),
        unison("sage", "red", 5000, skill),
    )
    t = duel(Side(leader="boss", battle=["worker"], unison="sage"), cards=cards)
    t.you.attack("boss", "scout")
    if area == "combo":
        assert not t.you.can_use("worker")
        t.you.combo("worker")
    slug = {"leader": "boss", "unison": "sage"}.get(area, "worker")
    t.you.use(slug)
    assert t.you.hand == ["black-3"]
    assert t.you.area(area) == [slug]


@rule("dbs:8-5-1")
def test_awaken_is_activated_and_resolves_like_a_skill(duel: Factory) -> None:
    boss = leader("boss", "red", 10_000, awaken(life_at_most(4), Draw(ONE)), back="boss-back")
    back = leader("boss-back", "red", 15_000, front=False)
    t = duel(Side(leader="boss", life=["black-1"] * 4), cards=(boss, back))
    t.you.use("boss")
    assert (t.you.leader, t.you.hand) == (["boss-back"], ["black-3"])


@rule("dbs:8-5-2-1", "dbs:1-3-3")
def test_a_skill_of_a_card_that_a_rule_keeps_from_being_used_is_not_offered(duel: Factory) -> None:
    hush = battle("hush", "blue", 1, 5000, Permanent(("battle",), (Forbid("use", Is("extra") & ~Yours()),)))
    doer = battle("doer", "red", 1, 5000, Activate("main", Draw(ONE)))
    side = Side(hand=["spark"], battle=["doer"])
    for foe, offered in ((["hush"], ["captain", "doer"]), ([], ["captain", "doer", "spark"])):
        t = duel(side, Side(battle=foe), cards=(hush, doer, spell("spark", Draw(ONE))))
        assert t.you.offered("use") == offered
