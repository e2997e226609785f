"""Choosing: when, how many, in hidden areas, and what the words of a text mean (8-5-3 to 8-5-8)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Activate
from pioche.games.dbs.effects import Draw, Shuffle
from pioche.games.dbs.gather import Materials
from pioche.games.dbs.reading import read
from pioche.games.dbs.verbs import Drop, Ko, Play, ToHand, ToWarp
from pioche.kernel.cards.effect import Each, Player, Seq
from pioche.kernel.cards.query import (
    ACTOR,
    ANYONE,
    OPPONENTS,
    YOU,
    Among,
    Cards,
    Fixed,
    Is,
    IsBound,
)
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.verbs import Choose, Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, extra, spell
from tests.scenario import rule

OPPOSING_CARDS = Cards(("battle",), Is("battle"), OPPONENTS)
IT = Every(Among("it"))
BOOST = Until((Number(("power",), Fixed(5000), IsBound("it")),), This())


@rule("dbs:8-5-3")
def test_targets_are_chosen_when_the_skill_resolves(duel: Factory) -> None:
    pounce = Seq((Each(OPPONENTS, Play(Pick(Cards(("hand",), Is("battle"), ACTOR), ONE))), Ko(OPPOSING)))
    t = duel(Side(hand=["lure"]), Side(hand=["refusal", "blue-2"], battle=["blue-1"]), cards=(spell("lure", pounce),))
    t.you.use("lure")
    t.pending("choose-counter", t.foe)
    assert t.foe.battle == ["blue-1"], "nobody has been asked for a target yet"
    t.foe.decline()
    t.pending("choose-play", t.foe)
    t.foe.choose("blue-2")
    t.pending("choose-ko", t.you)
    assert t.you.offered() == ["blue-1", "blue-2"], "a card that came meanwhile may be chosen"
    t.you.choose("blue-2")
    t.foe.decline()
    assert t.foe.battle == ["blue-1"]


@rule("dbs:8-5-3")
def test_a_player_is_chosen_when_the_skill_resolves(duel: Factory) -> None:
    gift = spell("gift", Player(ANYONE, Draw(ONE)))
    t = duel(Side(hand=["gift"]), cards=(gift,))
    t.you.use("gift")
    t.pending("choose-player", t.you)
    t.you.choose("player/1")
    assert (t.you.hand, t.foe.hand) == ([], ["black-3"])


@rule("dbs:8-5-3")
def test_cards_that_must_fit_together_are_chosen_one_at_a_time(duel: Factory) -> None:
    cards = Materials((Is("red"), Is("blue")), ("hand",))
    t = duel(Side(hand=["pair", "red-1", "red-2", "blue-1", "green-1"]), cards=(spell("pair", Seq((cards, Drop(IT)))),))
    t.you.use("pair")
    t.pending("choose-mean", t.you)
    assert t.you.offered() == ["red-1", "red-2", "blue-1"]
    t.you.choose("red-2")
    assert t.asked == ("you", "main-phase"), "only one card is left that completes the choice"
    assert sorted(t.you.drop) == ["blue-1", "pair", "red-2"]


@rule("dbs:8-5-3-1")
def test_a_stated_number_of_targets_is_chosen_and_not_fewer(duel: Factory) -> None:
    t = duel(
        Side(hand=["two"]),
        Side(battle=["blue-1", "blue-2", "blue-3"]),
        cards=(spell("two", Ko(Pick(OPPOSING_CARDS, Fixed(2)))),),
    )
    t.you.use("two")
    decision = t.pending("choose-ko", t.you)
    assert (decision.least, decision.most) == (2, 2)
    assert t.you.refused(t.you.options[0])
    assert t.you.refused(*t.you.options)
    t.you.choose("blue-1", "blue-3")
    assert t.foe.battle == ["blue-2"]


@rule("dbs:8-5-3-2")
@pytest.mark.parametrize("chosen", [[], ["blue-2"], ["blue-1", "blue-3"]])
def test_up_to_a_number_of_targets_is_any_number_from_none(duel: Factory, chosen: list[str]) -> None:
    two = spell("two", Ko(Pick(OPPOSING_CARDS, Fixed(2), up_to=True)))
    t = duel(Side(hand=["two"]), Side(battle=["blue-1", "blue-2", "blue-3"]), cards=(two,))
    t.you.use("two")
    assert t.you.refused(*t.you.options[:3])
    t.you.choose(*chosen)
    assert sorted(t.foe.drop) == chosen


@rule("dbs:8-5-3-3")
def test_where_there_are_too_few_targets_all_of_them_are_chosen(duel: Factory) -> None:
    three = spell("three", Ko(Pick(OPPOSING_CARDS, Fixed(3))))
    t = duel(Side(hand=["three"]), Side(battle=["blue-1", "veiled", "blue-2"]), cards=(three,))
    t.you.use("three")
    assert sorted(t.foe.drop) == ["blue-1", "blue-2"], "the third cannot be chosen"


@rule("dbs:8-5-3-4")
def test_without_a_target_what_was_meant_for_it_is_ignored_and_the_rest_done(duel: Factory) -> None:
    effect = Seq((Choose(OPPOSING), Ko(Every(Among("it"))), Draw(ONE)))
    t = duel(Side(hand=["shot"]), Side(battle=["veiled"]), cards=(spell("shot", effect),))
    t.you.use("shot")
    assert t.foe.battle == ["veiled"]
    assert t.you.hand == ["black-3"]


@rule("dbs:8-5-3-5", "dbs:8-5-3-7")
@pytest.mark.parametrize("area", ["deck", "life"])
def test_nobody_must_find_a_card_in_a_hidden_area_by_what_it_is(duel: Factory, area: str) -> None:
    find = spell("find", Seq((ToHand(Pick(Cards((area,), Is("red"), YOU), ONE)), Shuffle(YOU, area))))
    cards = ["black-1", "red-2", "black-2", "red-3"]
    t = duel(Side(hand=["find"], deck=cards, life=cards), cards=(find,))
    t.you.use("find")
    t.pending("choose-to-hand", t.you)
    assert t.you.offered() == ["red-2", "red-3"], "the cards are looked at and the fitting ones offered"
    t.you.choose("red-2")
    assert t.you.hand == ["red-2"]
    t = duel(Side(hand=["find"], deck=cards, life=cards), cards=(find,))
    t.you.use("find").decline()
    assert t.you.hand == []
    assert sorted(t.you.area(area)) == sorted(cards)


@rule("dbs:8-5-3-5")
def test_any_card_of_a_hidden_area_and_cards_in_the_open_must_be_found(duel: Factory) -> None:
    dig = spell("dig", ToHand(Pick(Cards(("drop",), Is("red"), YOU), ONE)))
    t = duel(Side(hand=["dig"], drop=["red-1", "red-2"]), cards=(dig,))
    t.you.use("dig")
    assert "no" not in t.you.options
    t.you.choose("red-2")
    assert t.you.hand == ["red-2"]
    wound = spell("wound", ToHand(Pick(Cards(("life",), None, YOU), ONE)))
    t = duel(Side(hand=["wound"], life=["red-1", "red-2"]), cards=(wound,))
    t.you.use("wound")
    t.pending("choose-to-hand", t.you)
    assert "no" not in t.you.options, "any life will do"


@rule("dbs:8-5-3-6")
def test_an_effect_that_names_no_target_is_about_its_card_or_its_master(duel: Factory) -> None:
    actor = battle("actor", "red", 1, 5000, Activate("main", Seq((BOOST, Draw(ONE))), once=True))
    t = duel(Side(battle=["red-1", "actor"]), Side(battle=["actor"]), cards=(actor,))
    t.you.use("actor")
    assert (t.you.power("actor"), t.you.power("red-1"), t.foe.power("actor")) == (10_000, 5000, 5000)
    assert (len(t.you.hand), len(t.foe.hand)) == (1, 0)


@rule("dbs:8-5-3-7")
def test_who_chooses_a_card_of_a_deck_sees_all_of_it(duel: Factory) -> None:
    find = spell("find", ToHand(Pick(Cards(("deck",), None, YOU), ONE)))
    t = duel(Side(hand=["find"], deck=["red-1", "blue-2", "green-3"]), cards=(find,))
    assert [card.slug for card in t.you.view.cards("deck", 0)] == ["", "", ""]
    t.you.use("find")
    t.pending("choose-to-hand", t.you)
    assert t.you.offered() == ["red-1", "blue-2", "green-3"]
    t.you.choose("blue-2")
    assert t.you.hand == ["blue-2"]


# What words mean


EVERYWHERE = Side(
    hand=["red-1", "herald", "say"],
    battle=["red-1"],
    energy=["red-1", "herald"],
    life=["red-1", "herald"],
    drop=["red-1", "herald"],
    warp=["red-1", "herald"],
    unison="herald",
    under={"red-1": ["red-1", "herald"]},
)


@rule("dbs:8-5-4", "dbs:8-5-5", "dbs:8-5-6", "dbs:8-5-7")
@pytest.mark.parametrize(
    ("words", "area", "slugs"),
    [
        ("1 of your Battle Cards", "battle", ["red-1"]),
        ("1 of your energy", "energy", ["red-1", "herald"]),
        ("1 card in your life", "life", ["red-1", "herald"]),
        ("1 of your Unison Cards", "unison", ["herald"]),
        ("1 Unison Card in your hand", "hand", ["herald"]),
        ("1 Battle Card in your Warp", "warp", ["red-1"]),
    ],
)
def test_cards_meant_by_a_word_of_an_area_are_those_that_lie_there(
    duel: Factory, words: str, area: str, slugs: list[str]
) -> None:
    """As the text says it, of cards that lie in every area: unless it names another one, those of that area alone."""
    text = f"[Activate Main] Choose {words} and place it in its owner's Drop Area."
    t = duel(EVERYWHERE, cards=(extra("say", "red", 0, *read(text, "extra")),))
    before = [slug for slug in t.you.area(area) if slug != "say"]
    t.you.use("say")
    if area == "life":  # which card is which, nobody knows
        assert len(t.you.options) == len(before)
        t.you.answer(t.you.options[0])
    elif t.decision.ask != "main-phase":
        assert t.you.offered("card") == slugs
        t.you.choose(slugs[0])
    assert len(t.you.area(area)) == len(before) - 1
    assert set(t.you.drop[3:]) <= {*slugs, *(EVERYWHERE.under["red-1"] if area == "battle" else ())}
    for other in ("battle", "energy", "life", "unison", "warp"):
        assert other == area or t.you.area(other) == duel(EVERYWHERE, cards=(SAY,)).you.area(other)


@rule("dbs:8-5-7")
@pytest.mark.parametrize("whose", ["All of your Unison Cards get", "All Unison Cards get"])
def test_a_unison_card_that_lies_in_another_area_is_not_meant(duel: Factory, whose: str) -> None:
    text = f"[Activate Main] {whose} +5000 power for the turn."
    cards = (extra("say", "red", 0, *read(text, "extra")),)
    t = duel(EVERYWHERE, Side(unison="herald"), cards=cards)
    t.you.use("say")
    assert (t.you.power("herald"), t.foe.power("herald")) == (20_000, 20_000 if "your" not in whose else 15_000)
    others = ("hand", "energy", "life", "drop", "warp", "under")
    assert {t.you.number("power", "herald", area) for area in others} == {15_000}
    bare = Side(hand=["say", "herald"], drop=["herald"], battle=["red-1"], under={"red-1": ["herald"]})
    t = duel(bare, cards=(extra("say", "red", 0, *read(KO_UNISON, "extra")),))
    t.you.use("say")
    assert t.asked == ("you", "main-phase"), "there is none"
    assert (t.you.hand, t.you.drop, t.you.under_card("red-1")) == (["herald"], ["herald", "say"], ["herald"])


SAY = spell("say", Draw(ONE))
KO_UNISON = "[Activate Main] Choose 1 of your Unison Cards and place it in its owner's Drop Area."


@rule("dbs:8-5-8")
def test_a_skill_that_names_an_area_is_used_only_from_there(duel: Factory) -> None:
    rise = battle("rise", "red", 1, 5000, Activate("main", Play(This()), where=("drop",)))
    grip = battle("grip", "red", 1, 5000, Activate("main", Draw(ONE), (Drop(This()),), where=("hand",)))
    slugs = ["rise", "grip"]
    t = duel(Side(hand=slugs, battle=slugs, energy=slugs, warp=slugs, drop=slugs), cards=(rise, grip))
    assert [key for key in t.you.options if key.startswith("use:")] == [
        "use:captain@leader/0:0",
        "use:grip:0",
        "use:rise@drop/0:0",
    ]
    t.you.use("rise")
    assert t.you.battle == ["rise", "grip", "rise"]
    t.you.use("grip")
    assert t.you.drop == ["grip", "grip"]


@rule("dbs:8-5-8")
def test_a_cost_that_names_an_area_is_paid_only_from_there(duel: Factory) -> None:
    pay = Activate("main", Draw(ONE), (ToWarp(Pick(Cards(("drop",), Is("red"), YOU), ONE)),))
    miser = battle("miser", "red", 1, 5000, pay)
    t = duel(Side(hand=["red-1"], battle=["miser"], energy=["red-1"]), cards=(miser,))
    assert not t.you.can_use("miser")
    t = duel(Side(battle=["miser"], drop=["red-1"]), cards=(miser,))
    t.you.use("miser")
    assert (t.you.warp, t.you.hand) == (["red-1"], ["black-3"])
