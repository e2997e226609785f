"""[Counter: Play]: which card is being played, and when there is still something to negate (4-7-2, 10-10)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import over_realm
from pioche.games.dbs.card import Activate, Auto, Counter, DbsCard
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.negate import BeingPlayed, NegatePlay, NegateSkill
from pioche.games.dbs.reading import read
from pioche.games.dbs.verbs import Drop, Play, ToWarp
from pioche.kernel.cards.effect import Do, If, Seq
from pioche.kernel.cards.query import OPPONENTS, YOU, Among, Between, Cards, Exists, Is, IsSource
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Choose
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, spell
from tests.scenario import rule

CHEAP = Exists(BeingPlayed(Is("battle") & Between("cost", most=2)))
LIMITED = extra("limited", "blue", 0, Counter("play", NegatePlay(), needs=CHEAP))
FROM_HAND = Play(Pick(Cards(("hand",), Is("battle"), YOU), ONE))


def from_drop(slug: str) -> Play:
    """A skill that says which card it plays."""
    return Play(Every(Cards(("drop",), Is("{" + slug + "}"), YOU)))


def caller(slug: str, cost: int, effect: Effect) -> DbsCard:
    return battle(slug, "red", cost, 5000, Activate("main", effect))


@rule("dbs:10-10-3", "dbs:4-7-2-1")
@pytest.mark.parametrize(("slug", "offered"), [("red-1", True), ("red-2", True), ("red-3", False)])
def test_a_limit_is_about_the_card_that_is_declared(duel: Factory, slug: str, offered: bool) -> None:
    t = duel(Side(hand=[slug], energy=["red-1"] * 3), Side(hand=["limited"]), cards=(LIMITED,), counters=True)
    t.you.play(slug)
    assert t.foe.can_choose("limited") is offered
    t.pending("choose-counter", t.foe)


@rule("dbs:10-10-3", "dbs:4-7-2-3", "dbs:8-5-3")
def test_a_card_that_is_yet_to_be_chosen_is_not_being_played(duel: Factory) -> None:
    """Whatever the card costs whose skill it is; and after it has resolved nothing is being played."""
    usher = caller("usher", 1, FROM_HAND)
    t = duel(Side(hand=["red-3"], battle=["usher"]), Side(hand=["limited"]), cards=(LIMITED, usher), counters=True)
    t.you.use("usher")
    t.pending("choose-counter", t.foe)
    assert not t.foe.can_choose("limited")
    t.foe.decline()
    assert t.you.battle == ["usher", "red-3"], "it was the only card"
    t.pending("choose-counter", t.foe)
    assert not t.foe.can_choose("limited")
    t.foe.decline()
    assert t.you.battle == ["usher", "red-3"]


@rule("dbs:10-10-3", "dbs:4-7-2-3")
@pytest.mark.parametrize(("source", "slug", "offered"), [(3, "red-1", True), (1, "red-3", False)])
def test_a_limit_is_about_the_card_that_a_skill_plays_not_about_the_one_that_has_the_skill(
    duel: Factory, source: int, slug: str, offered: bool
) -> None:
    cards = (LIMITED, caller("usher", source, from_drop(slug)))
    t = duel(Side(battle=["usher"], drop=[slug]), Side(hand=["limited"]), cards=cards, counters=True)
    t.you.use("usher")
    t.pending("choose-counter", t.foe)
    assert t.foe.can_choose("limited") is offered
    if offered:
        t.foe.counter("limited")
        assert (t.you.battle, t.you.drop) == (["usher"], [slug])


@rule("dbs:10-10-3", "dbs:4-7-2-3", "dbs:8-5-1")
@pytest.mark.parametrize(("slug", "offered"), [("red-1", True), ("red-3", False)])
def test_so_it_is_for_auto_skills(duel: Factory, slug: str, offered: bool) -> None:
    leads = Auto(("battle",), (When("attack", IsSource(), from_drop(slug), "auto"),))
    back = Auto(("battle",), (When("ko", IsSource(), Play(Every(Among("now"))), "auto"),))
    cards = (LIMITED, battle("leader-dog", "red", 3, 5000, leads), battle("cat", "red", 2, 5000, back))
    t = duel(Side(battle=["leader-dog"], drop=[slug]), Side(hand=["limited"]), cards=cards, counters=True)
    t.you.attack("leader-dog", "scout")
    t.foe.decline()
    t.pending("choose-counter", t.foe)
    assert t.foe.can_choose("limited") is offered
    t = duel(Side(rested=["cat"]), Side(hand=["limited"], battle=["red-3"]), cards=cards, first="foe", counters=True)
    t.foe.attack("red-3", "cat")
    while t.asked != ("foe", "choose-counter"):
        t.answer(t.decision.seat, ["pass" if "pass" in [option.key for option in t.decision.options] else "no"])
    assert t.foe.can_choose("limited"), "the card that comes back"
    t.pending("choose-counter", t.foe)


@rule("dbs:10-10-3")
def test_it_is_a_card_that_plays_itself_by_its_own_skill(duel: Factory) -> None:
    for cost, offered in ((2, True), (5, False)):
        pilgrim = battle("pilgrim", "black", cost, 20_000, over_realm(1))
        t = duel(
            Side(hand=["pilgrim"], drop=["red-1"]), Side(hand=["limited"]), cards=(LIMITED, pilgrim), counters=True
        )
        t.you.use("pilgrim")
        assert t.foe.can_choose("limited") is offered
        t.pending("choose-counter", t.foe)


@rule("dbs:10-10-3")
def test_a_card_chosen_on_the_way_is_not_the_one_that_the_trigger_was_about(duel: Factory) -> None:
    fetch = Seq((Choose(Pick(Cards(("drop",), Is("battle"), YOU), ONE)), Play(Every(Among("it")))))
    cards = (LIMITED, battle("guide", "red", 1, 5000, Auto(("battle",), (When("ko", IsSource(), fetch, "auto"),))))
    t = duel(
        Side(rested=["guide"], drop=["red-3"]),
        Side(hand=["limited"], battle=["red-3"]),
        cards=cards,
        first="foe",
        counters=True,
    )
    t.foe.attack("red-3", "guide")
    while t.asked != ("foe", "choose-counter"):
        t.answer(t.decision.seat, ["pass"])
    assert not t.foe.can_choose("limited")
    t.pending("choose-counter", t.foe)


@rule("dbs:10-10-3")
def test_the_card_that_comes_back_is_being_played_whatever_is_chosen_on_the_way(duel: Factory) -> None:
    back = Seq((Drop(Pick(Cards(("hand",), None, YOU), ONE)), Play(Every(Among("now")))))
    cards = (LIMITED, battle("cat", "red", 1, 5000, Auto(("battle",), (When("ko", IsSource(), back, "auto"),))))
    side = Side(rested=["cat"], hand=["red-3"])
    t = duel(side, Side(hand=["limited"], battle=["red-3"]), cards=cards, first="foe", counters=True)
    t.foe.attack("red-3", "cat")
    while t.asked != ("foe", "choose-counter"):
        t.answer(t.decision.seat, ["pass" if "pass" in [option.key for option in t.decision.options] else "no"])
    assert t.foe.can_choose("limited")
    t.pending("choose-counter", t.foe)


@rule("dbs:10-10-3")
@pytest.mark.parametrize(("slug", "left"), [("red-3", []), ("giant", ["giant"])])
def test_a_card_of_that_text_plays_itself_and_then_looks_at_the_card_being_played(
    duel: Factory, slug: str, left: list[str]
) -> None:
    text = (
        "[Counter Play] Play this card, then if the Battle Card being played has an energy cost of 5 or less, it's "
        "placed in its owner's Drop Area instead of being played."
    )
    cards = (battle("rival", "green", 0, 20_000, *read(text)), battle("giant", "red", 6, 30_000))
    t = duel(Side(hand=[slug], energy=["red-1"] * 6), Side(hand=["rival"]), cards=cards)
    t.you.play(slug)
    t.foe.counter("rival")
    assert (t.you.battle, t.foe.battle) == (left, ["rival"])


# Too late


@rule("dbs:4-7-2-4", "dbs:8-5-2-6")
@pytest.mark.parametrize("negate", [NegatePlay(), NegateSkill()])
@pytest.mark.parametrize("kind", ["skill", "auto"])
def test_a_skill_that_has_resolved_is_not_negated_and_nothing_follows_from_it(
    duel: Factory, negate: NegatePlay | NegateSkill, kind: str
) -> None:
    deny = extra("deny", "blue", 0, Counter("play", Do(negate, then=Draw(ONE))))
    trigger = Auto(("battle",), (When("attack", IsSource(), from_drop("red-1"), "auto"),))
    skills = trigger if kind == "auto" else Activate("main", from_drop("red-1"))
    cards = (deny, battle("usher", "red", 1, 5000, skills))
    for late in (False, True):
        t = duel(Side(battle=["usher"], drop=["red-1"]), Side(hand=["deny", "blue-1"]), cards=cards, counters=True)
        if kind == "skill":
            t.you.use("usher")
        else:
            t.you.attack("usher", "scout")
            t.foe.decline()
        if late:
            t.foe.decline()
        t.pending("choose-counter", t.foe)
        t.foe.counter("deny")
        while t.decision.ask == "choose-counter":
            t.answer(t.decision.seat, ["no"])
        assert t.you.battle == (["usher", "red-1"] if late else ["usher"])
        assert t.foe.hand == (["blue-1"] if late else ["blue-1", "black-3"])


@rule("dbs:8-5-2-1", "dbs:4-7-2-3")
def test_a_card_that_was_only_shown_goes_back_to_the_hand_although_its_skill_was_negated(duel: Factory) -> None:
    shown = battle("shown", "red", 5, 5000, Activate("main", from_drop("red-1"), where=("hand",)))
    t = duel(Side(hand=["shown"], drop=["red-1"]), Side(hand=["refusal"]), cards=(shown,))
    t.you.use("shown")
    t.foe.counter("refusal")
    assert (t.you.hand, t.you.battle, t.you.drop) == (["shown"], [], ["red-1"])


@rule("dbs:4-7-2-1", "dbs:4-7-2-3")
@pytest.mark.parametrize("way", ["play", "use"])
def test_a_negated_card_goes_where_the_counter_says(duel: Factory, way: str) -> None:
    pilgrim = battle("pilgrim", "red", 1, 20_000, Activate("main", Play(This()), where=("hand",)))
    for to, where in (
        ("drop", ([], ["pilgrim"], ["black-3", "black-2"])),
        ("hand", (["pilgrim"], [], ["black-3", "black-2"])),
        ("deck", ([], [], ["pilgrim", "black-3", "black-2"])),  # at the bottom
    ):
        deny = extra("deny", "blue", 0, Counter("play", NegatePlay(to)))  # type: ignore[arg-type]
        side = Side(hand=["pilgrim"], energy=["red-1"], deck=["black-3", "black-2"])
        t = duel(side, Side(hand=["deny"]), cards=(pilgrim, deny))
        if way == "play":
            t.you.play("pilgrim")
        else:
            t.you.use("pilgrim")
        t.foe.counter("deny")
        assert (t.you.hand, t.you.drop, t.you.deck) == where


@rule("dbs:8-5-2-1", "dbs:4-7-2-3")
def test_a_card_whose_skill_was_negated_before_it_could_play_the_card_goes_back_to_the_hand(duel: Factory) -> None:
    """Nothing says that it goes elsewhere: it was only shown."""
    pilgrim = battle("pilgrim", "red", 1, 20_000, Activate("main", Play(This()), where=("hand",)))
    silence = extra("silence", "blue", 0, Counter("play", NegateSkill()))
    t = duel(Side(hand=["pilgrim"]), Side(hand=["silence"]), cards=(pilgrim, silence))
    t.you.use("pilgrim")
    t.foe.counter("silence")
    assert (t.you.hand, t.you.battle, t.you.drop) == (["pilgrim"], [], [])


# [Deflect]


@rule("dbs:10-22-3", "dbs:10-22-1")
@pytest.mark.parametrize(("slug", "left"), [("comet", ["comet"]), ("red-1", [])])
@pytest.mark.parametrize("kind", ["skill", "auto", "extra"])
def test_deflect_counts_while_a_skill_of_another_card_plays_it(
    duel: Factory, slug: str, left: list[str], kind: str
) -> None:
    trigger = Auto(("battle",), (When("attack", IsSource(), from_drop(slug), "auto"),))
    cards = (
        spell("call", from_drop(slug)),
        battle("usher", "red", 1, 5000, trigger if kind == "auto" else Activate("main", from_drop(slug))),
    )
    t = duel(Side(hand=["call"], battle=["usher"], drop=[slug]), Side(hand=["refusal"]), cards=cards)
    match kind:
        case "skill":
            t.you.use("usher")
        case "extra":
            t.you.use("call")
        case "auto":
            t.you.attack("usher", "scout")
    t.foe.counter("refusal")
    assert t.you.battle == ["usher", *left]


@rule("dbs:10-22-3", "dbs:8-4-2-1")
@pytest.mark.parametrize(("slug", "left"), [("comet", ["usher", "comet"]), ("red-1", ["usher"])])
def test_a_card_that_was_chosen_for_the_cost_is_being_played(duel: Factory, slug: str, left: list[str]) -> None:
    pay = Drop(Pick(Cards(("hand",), None, YOU), ONE))
    usher = battle("usher", "red", 1, 5000, Activate("main", Play(Every(Among("it"))), (pay,)))
    t = duel(Side(hand=[slug], battle=["usher"]), Side(hand=["refusal"]), cards=(usher,))
    t.you.use("usher")
    t.foe.counter("refusal")
    assert t.you.battle == left


@rule("dbs:10-22-3", "dbs:8-5-3")
def test_a_card_that_paid_for_a_skill_is_not_being_played_by_it_if_another_is_yet_to_be_chosen(duel: Factory) -> None:
    pay = Drop(Pick(Cards(("hand",), None, YOU), ONE))
    effect = Seq((Choose(Pick(Cards(("warp",), None, YOU), ONE)), Play(Every(Among("it")))))
    usher = battle("usher", "red", 1, 5000, Activate("main", effect, (pay,)))
    side = Side(hand=["comet"], battle=["usher"], warp=["red-1"])
    t = duel(side, Side(hand=["refusal"]), cards=(usher,))
    t.you.use("usher")
    t.foe.counter("refusal")
    assert (t.you.battle, t.you.warp) == (["usher"], ["red-1"]), "the comet, which cannot be countered, only paid"


@rule("dbs:10-22-3", "dbs:8-5-3")
def test_deflect_does_not_protect_a_skill_that_has_yet_to_choose(duel: Factory) -> None:
    t = duel(Side(hand=["summon", "comet"]), Side(hand=["refusal"]), cards=(spell("summon", FROM_HAND),))
    t.you.use("summon")
    t.foe.counter("refusal")
    assert (t.you.battle, t.you.hand) == ([], ["comet"])


@rule("dbs:10-22-1", "dbs:10-22-3")
def test_deflect_protects_a_card_that_a_skill_is_about_to_play_where_it_lies_and_no_other(duel: Factory) -> None:
    drops = Cards(("drop",), Is("battle"), OPPONENTS)
    banish = extra("banish", "blue", 0, Counter("play", ToWarp(Every(drops))))
    call = spell("call", Play(Every(Cards(("drop",), Is("{comet}"), YOU))))
    t = duel(Side(hand=["call"], drop=["comet", "red-1"]), Side(hand=["banish"]), cards=(banish, call))
    t.you.use("call")
    t.foe.counter("banish")
    assert (t.you.battle, t.you.warp) == (["comet"], ["red-1"])
    t = duel(Side(hand=["red-2"], energy=["red-1"] * 2, drop=["comet"]), Side(hand=["banish"]), cards=(banish, call))
    t.you.play("red-2")
    t.foe.counter("banish")
    assert t.you.warp == ["comet"], "it was not the one being played"


@rule("dbs:10-10-3", "dbs:3-6-3")
@pytest.mark.parametrize(("slug", "offered"), [("trick", False), ("red-1", True)])
def test_what_is_no_battle_or_unison_card_is_not_being_played(duel: Factory, slug: str, offered: bool) -> None:
    """A skill that plays all cards of the Drop Area leaves Extra Cards there."""
    cheap = Exists(BeingPlayed(Between("cost", most=2)))
    cards = (
        extra("petty", "blue", 0, Counter("play", NegatePlay(), needs=cheap)),
        extra("trick", "red", 1),
        caller("usher", 1, Play(Every(Cards(("drop",), None, YOU)))),
    )
    t = duel(Side(battle=["usher"], drop=["red-3", slug]), Side(hand=["petty"]), cards=cards, counters=True)
    t.you.use("usher")
    t.pending("choose-counter", t.foe)
    assert t.foe.can_choose("petty") is offered


@rule("dbs:10-10-3", "dbs:3-6-3")
@pytest.mark.parametrize("area", ["drop", "battle"])
def test_what_is_in_play_already_is_not_being_played(duel: Factory, area: str) -> None:
    """A skill that plays all copies of a card, wherever they are."""
    usher = caller("usher", 1, Play(Every(Cards(("drop", "battle"), Is("{red-1}"), YOU))))
    side = Side(battle=["usher", "red-1"]) if area == "battle" else Side(battle=["usher"], drop=["red-1"])
    t = duel(side, Side(hand=["limited"]), cards=(LIMITED, usher), counters=True)
    t.you.use("usher")
    t.pending("choose-counter", t.foe)
    assert t.foe.can_choose("limited") is (area == "drop")


@rule("dbs:10-10-3")
def test_the_condition_may_stand_in_the_effect(duel: Factory) -> None:
    weigh = extra("weigh", "blue", 0, Counter("play", If(CHEAP, Seq((NegatePlay(), Drop(Every(Cards(("hand",)))))))))
    usher = caller("usher", 1, FROM_HAND)
    t = duel(Side(hand=["red-3"], battle=["usher"]), Side(hand=["weigh", "blue-1"]), cards=(weigh, usher))
    t.you.use("usher")
    t.foe.counter("weigh")
    assert t.you.battle == ["usher", "red-3"], "nothing was being played yet: it does nothing"
    assert t.foe.hand == ["blue-1"]
