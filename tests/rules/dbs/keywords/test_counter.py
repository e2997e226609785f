"""[Counter] (10-10)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Counter, On, Permanent
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.negate import NegateAttack, NegateCounter
from pioche.games.dbs.verbs import Drop, Play
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import YOU, Anything, Cards, Is, Yours
from pioche.kernel.cards.rule import Forbid, Silence, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Duel, Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, spell
from tests.rules.dbs.keywords.samples import MINE
from tests.scenario import rule

KINDS: tuple[On, ...] = ("play", "attack", "battle-attack", "counter")
ANSWERS = tuple(extra(f"to-{on}", "blue", 0, Counter(on, Draw(ONE))) for on in KINDS)
ALL = [f"to-{on}" for on in KINDS]
PRICEY = extra("pricey", "blue", 2, Counter("attack", NegateAttack(), (Drop(Pick(Cards(("hand",), None, YOU), ONE)),)))


@rule("dbs:10-10-1", "dbs:10-10-3")
@pytest.mark.parametrize(
    ("hand", "energy", "offered"),
    [
        (["pricey", "red-1"], ["blue-1"] * 2, True),
        (["pricey", "red-1"], ["blue-1"], False),
        (["pricey"], ["blue-1"] * 2, False),
    ],
)
def test_a_counter_costs_its_energy_and_what_stands_before_the_colon(
    duel: Factory, hand: list[str], energy: list[str], offered: bool
) -> None:
    t = duel(Side(battle=["red-3"]), Side(hand=hand, energy=energy), cards=(PRICEY,), counters=True)
    t.you.attack("red-3", "scout")
    t.pending("choose-counter", t.foe)
    assert t.foe.can_choose("pricey") is offered
    if offered:
        t.foe.counter("pricey")
        assert t.foe.rested_energy == energy
        assert sorted(t.foe.drop) == ["pricey", "red-1"]
        assert t.asked == ("you", "main-phase"), "the attack was negated"
    else:
        t.foe.decline()


@rule("dbs:10-10-1")
def test_a_counter_is_activated_in_a_counter_timing_only(duel: Factory) -> None:
    t = duel(Side(hand=ALL, battle=["red-3"]), Side(hand=ALL), cards=ANSWERS)
    assert t.you.offered("use") == ["captain"]
    t.you.attack("red-3", "scout")
    t.foe.decline()
    assert t.you.offered("use") == ["captain"]
    t.you.pass_()
    assert t.foe.offered("use") == []


@rule("dbs:10-10-2")
def test_a_counter_is_activated_from_the_hand_only(duel: Factory) -> None:
    sentry = battle("sentry", "blue", 1, 5000, Counter("attack", NegateAttack()))
    foe = Side(hand=["red-1"], battle=["sentry"], drop=["sentry"], warp=["sentry"], energy=["sentry"] * 2)
    t = duel(Side(battle=["red-3"]), foe, cards=(sentry,), counters=True)
    t.you.attack("red-3", "scout")
    t.pending("choose-counter", t.foe)
    assert t.foe.offered() == []


def opened(t: Duel, on: str) -> None:
    """Do what this kind of counter answers; then the foe is asked, or `you` for the last kind."""
    if on == "play":
        t.you.play("red-1")
    elif on == "attack":
        t.you.attack("captain", "scout")
    elif on == "battle-attack":
        t.you.attack("red-3", "scout")
    else:
        t.you.attack("captain", "scout")
        t.foe.counter("to-attack")


@rule("dbs:10-10-3", "dbs:10-10-3-2", "dbs:10-10-3-3")
@pytest.mark.parametrize(
    ("on", "fitting"),
    [
        ("play", ["to-play"]),
        ("attack", ["to-attack"]),
        ("battle-attack", ["to-attack", "to-battle-attack"]),
        ("counter", ["to-counter"]),
    ],
)
def test_each_counter_answers_what_it_says(duel: Factory, on: str, fitting: list[str]) -> None:
    side = Side(hand=["red-1", *ALL], battle=["red-3"], energy=["red-1"])
    t = duel(side, Side(hand=ALL), cards=ANSWERS, counters=True)
    opened(t, on)
    asked = t.you if on == "counter" else t.foe
    t.pending("choose-counter", asked)
    assert asked.offered() == fitting


@rule("dbs:10-10-3-1")
@pytest.mark.parametrize("on", KINDS)
def test_texts_that_say_counter_mean_all_kinds(duel: Factory, on: str) -> None:
    hush = battle("hush", "red", 1, 5000, Permanent(("battle",), (Forbid("counter", ~Yours()),)))
    mute = battle("mute", "red", 1, 5000, Permanent(("battle",), (Silence(~Yours(), "Counter"),)))
    sweep = spell("sweep", Drop(Every(Cards(("hand",), Is("[Counter]"), YOU))))
    for holder in ("hush", "mute"):
        side = Side(hand=["red-1", *ALL], battle=["red-3"], energy=["red-1"])
        other = Side(hand=ALL)
        (other if on == "counter" else side).battle = [holder, "red-3"]
        t = duel(side, other, cards=(*ANSWERS, hush, mute), counters=True)
        opened(t, on)
        asked = t.you if on == "counter" else t.foe
        t.pending("choose-counter", asked)
        assert asked.offered() == []
    t = duel(Side(hand=["sweep", f"to-{on}", "red-1"]), cards=(*ANSWERS, sweep))
    t.you.use("sweep")
    assert t.you.hand == ["red-1"]


@rule("dbs:10-10-3-2")
def test_a_skill_that_speaks_of_attacks_may_be_answered_like_one(duel: Factory) -> None:
    raid = spell("raid", Until((When("attack", Anything(), Draw(ONE), "auto"),), Every(MINE)))
    rest = spell("rest", Draw(ONE))
    t = duel(Side(hand=["raid", "rest"]), Side(hand=ALL), cards=(*ANSWERS, raid, rest), counters=True)
    t.you.use("rest")
    assert t.asked == ("you", "main-phase")
    t.you.use("raid")
    t.pending("choose-counter", t.foe)
    assert t.foe.offered() == ["to-attack"]


@rule("dbs:10-10-3-4")
def test_a_counter_waits_until_it_is_activated_or_the_timing_is_over(duel: Factory) -> None:
    t = duel(Side(hand=ALL, battle=["red-3"]), Side(hand=["to-attack", "to-attack"]), cards=ANSWERS, counters=True)
    t.you.attack("red-3", "scout")
    t.foe.counter("to-attack")
    t.you.counter("to-counter")
    t.pending("choose-counter", t.foe)
    assert t.foe.offered() == [], "one attack, one answer to it"
    t.foe.decline()
    t.fight()
    t.you.attack("captain", "scout")
    t.pending("choose-counter", t.foe)
    assert t.foe.offered() == ["to-attack"], "another attack"
    t.foe.decline()
    assert t.asked == ("you", "offense-step")
    assert t.foe.hand.count("to-attack") == 1


@rule("dbs:10-10-4")
def test_the_card_goes_to_the_drop_area_unless_its_counter_says_otherwise(duel: Factory) -> None:
    cards = (
        battle("sentry", "blue", 1, 5000, Counter("attack", Draw(ONE))),
        battle("ambusher", "blue", 1, 5000, Counter("attack", Play(This()))),
        *ANSWERS,
    )
    for slug in ("to-attack", "sentry", "ambusher"):
        t = duel(Side(battle=["red-3"]), Side(hand=[slug], energy=["blue-1"]), cards=cards)
        t.you.attack("red-3", "scout")
        t.foe.counter(slug)
        where = (t.foe.battle, t.foe.drop)
        assert where == (([slug], []) if slug == "ambusher" else ([], [slug]))
        assert t.happened("drop") == ([] if slug == "ambusher" else [("drop", slug)])


@rule("dbs:10-10-5")
def test_a_negated_counter_does_not_resolve(duel: Factory) -> None:
    veto = extra("veto", "red", 0, Counter("counter", NegateCounter()))
    t = duel(Side(hand=["veto"], battle=["red-3"]), Side(hand=["parry"]), cards=(veto,))
    t.you.attack("red-3", "scout")
    t.foe.counter("parry")
    t.you.counter("veto")
    assert (t.you.drop, t.foe.drop) == (["veto"], ["parry"])
    (event,) = t.events("negated")
    assert (event.seat, event.source, event.rule) == (t.foe.seat, -1, "dbs:10-10-5")
    t.fight()
    assert len(t.foe.life) == 7


@rule("dbs:10-10-5")
def test_what_follows_if_a_counter_was_negated_follows_once_it_was(duel: Factory) -> None:
    veto = extra("veto", "red", 0, Counter("counter", Do(NegateCounter(), then=Draw(ONE))))
    t = duel(Side(hand=["veto"], battle=["red-3"]), Side(hand=["parry"]), cards=(veto,))
    t.you.attack("red-3", "scout")
    t.foe.counter("parry")
    t.you.counter("veto")
    assert t.you.hand == ["black-3"]


@rule("dbs:10-10-5")
def test_where_it_answers_no_counter_there_is_none_to_negate(duel: Factory) -> None:
    veto = extra("veto", "blue", 0, Counter("attack", Do(NegateCounter(), then=Draw(ONE))))
    t = duel(Side(battle=["red-3"]), Side(hand=["veto"]), cards=(veto,))
    t.you.attack("red-3", "scout")
    t.foe.counter("veto")
    assert (t.foe.drop, t.foe.hand, t.events("negated")) == (["veto"], [], [])
    t.fight()
    assert len(t.foe.life) == 7


@rule("dbs:10-10-5")
def test_a_counter_to_a_counter_negates_the_one_it_answers(duel: Factory) -> None:
    veto = extra("veto", "red", 0, Counter("counter", NegateCounter()))
    t = duel(Side(hand=["veto"], battle=["red-3"]), Side(hand=["parry", "veto"]), cards=(veto,))
    t.you.attack("red-3", "scout")
    t.foe.counter("parry")
    t.you.counter("veto")
    t.foe.counter("veto")
    assert t.asked == ("you", "main-phase"), "the attack is negated after all"
    assert len(t.foe.life) == 8
