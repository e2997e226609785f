"""Cards chosen together: one or two, of different names, one of each group; names that stand alone (8-5-3, 11-2-1)."""

from __future__ import annotations

from pioche.games.dbs.calls import Myself
from pioche.games.dbs.card import Activate
from pioche.games.dbs.choices import ChooseEach, SomeOf
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.gather import Differing
from pioche.games.dbs.terms import Only, Original
from pioche.games.dbs.verbs import Drop, Ko, Play, ToDeck, ToHand, Under
from pioche.games.dbs.vocabulary.words import IT
from pioche.kernel.cards.effect import Do, Seq
from pioche.kernel.cards.query import OPPONENTS, Cards, Fixed, Is, IsBound, Test
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Duel, Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, spell
from tests.scenario import rule

HAND, BATTLE = Cards(("hand",)), Is("battle")
STRONGER = (Number(("power",), Fixed(5000), IsBound("it")),)


def foes(test: Test = BATTLE) -> Cards:
    return Cards(("battle",), test, OPPONENTS)


def ahead(t: Duel, *keys: str) -> list[str]:
    """What could be chosen after these answers; nothing changes."""
    game = t.game.copy()
    for key in keys:
        game.answer(t.you.seat, [key])
    assert game.decision is not None
    return [option.key for option in game.decision.options]


# One or two


@rule("dbs:8-5-3-1")
def test_one_or_two_cards_are_chosen_but_not_none(duel: Factory) -> None:
    hit = spell("hit", Ko(SomeOf(foes(), Fixed(2), up_to=True)))
    for chosen in (["blue-2"], ["blue-1", "blue-3"]):
        t = duel(Side(hand=["hit"]), Side(battle=["blue-1", "blue-2", "blue-3"]), cards=(hit,))
        t.you.use("hit")
        decision = t.pending("choose-ko", t.you)
        assert (decision.least, decision.most) == (1, 2)
        assert t.you.refused() == "wrong-number"
        t.you.choose(*chosen)
        assert sorted(t.foe.drop) == chosen
    t = duel(Side(hand=["hit"]), Side(battle=["blue-1"]), cards=(hit,))
    t.you.use("hit").just(1, "blue-1").choose("blue-1")
    assert t.foe.battle == []
    t = duel(Side(hand=["hit"]), cards=(hit,))
    t.you.use("hit")
    assert t.asked == ("you", "main-phase"), "there is none to choose"


@rule("dbs:8-5-3-5")
def test_one_or_two_cards_need_not_be_found_in_a_hidden_area(duel: Factory) -> None:
    find = spell("find", ToHand(SomeOf(Cards(("deck",), Is("red")), Fixed(2), up_to=True)))
    t = duel(Side(hand=["find"], deck=["black-3", "red-1", "red-2", "red-3"]), cards=(find,))
    t.you.use("find")
    assert t.you.offered() == ["red-1", "red-2", "red-3"]
    t.you.choose()
    assert t.you.hand == []


# Of different names


def different(among: Cards, up_to: bool = False) -> Effect:
    return Seq((Differing(among, Fixed(2), up_to), Drop(IT)))


@rule("dbs:8-5-3")
def test_no_two_cards_of_one_name_are_chosen(duel: Factory) -> None:
    shed = spell("shed", different(HAND))
    t = duel(Side(hand=["shed", "red-1", "red-1", "blue-1", "blue-2"]), cards=(shed,))
    t.you.use("shed")
    assert "done" not in t.you.options, "two are asked for"
    t.you.choose("red-1")
    assert t.you.offered() == ["blue-1", "blue-2"]
    assert "done" not in t.you.options
    t.you.choose("blue-2")
    assert (t.you.drop, t.you.hand) == (["shed", "red-1", "blue-2"], ["red-1", "blue-1"])


@rule("dbs:8-5-3-2")
def test_up_to_two_cards_of_different_names_may_be_one(duel: Factory) -> None:
    t = duel(Side(hand=["shed", "red-1", "blue-1"]), cards=(spell("shed", different(HAND, up_to=True)),))
    t.you.use("shed")
    assert "done" in t.you.options
    t.you.choose("red-1").choose("done")
    assert (t.you.drop, t.you.hand) == (["shed", "red-1"], ["blue-1"])


@rule("dbs:8-5-3-3")
def test_two_cards_of_one_name_are_one_that_can_be_chosen(duel: Factory) -> None:
    for side in (Side(hand=["shed"], battle=["red-1", "red-1"]), Side(hand=["shed", "red-1", "red-1"])):
        area = "battle" if side.battle else "hand"
        t = duel(side, cards=(spell("shed", different(Cards((area,), BATTLE))),))
        first = "red-1@battle/0" if side.battle else "red-1"
        asked = ahead(t, t.you.find("shed", "use").key, first)
        assert (asked == ["done"]) is not bool(side.battle), "asked only where others cannot see that no other fits"
        t.you.use("shed")
        if side.battle:
            t.you.choose(first)
        assert (t.you.area(area), t.you.drop) == (["red-1"], ["shed", "red-1"])


# One of each group


@rule("dbs:11-2-1")
def test_a_card_of_a_hidden_area_is_shown_where_it_is_chosen_by_what_it_is(duel: Factory) -> None:
    groups = (Pick(Cards(("hand",), Is("red")), ONE), Pick(HAND, ONE), Pick(Cards(("drop",), Is("blue")), ONE))
    back = spell("back", Seq((ChooseEach(groups), ToDeck(IT, "shuffled"))))
    t = duel(Side(hand=["back", "red-1", "black-1", "black-2"], drop=["blue-1"]), cards=(back,))
    t.you.use("back").just(1, "black-1", "black-2").choose("black-1")
    assert t.happened("reveal") == [("reveal", "red-1")], "any card of the hand would have done, and the drop is open"


@rule("dbs:8-5-3-5", "dbs:8-5-3-7")
def test_who_chooses_a_card_of_each_group_looks_through_a_deck_for_it(duel: Factory) -> None:
    groups = (Pick(Cards(("deck",), Is("red")), ONE), Pick(Cards(("life",)), ONE))
    shed = spell("shed", Seq((ChooseEach(groups), Drop(IT))))
    side = Side(hand=["shed"], deck=["black-3", "red-1", "blue-1", "red-2"], life=["black-1", "black-2"])
    t = duel(side, cards=(shed,))
    t.you.use("shed")
    assert t.you.options == ["red-1@deck/0", "red-2@deck/0", "no"]
    t.you.choose("red-1")
    assert t.you.options == ["?@life/0/0", "?@life/0/1"], "of which any will do, so nobody looks at them"
    t.you.choose("?@life/0/1")
    assert t.you.drop == ["shed", "red-1", "black-2"]
    t = duel(side, cards=(shed,))
    t.you.use("shed").decline().choose("?@life/0/1")
    assert t.you.drop == ["shed", "black-2"]


@rule("dbs:8-5-3-5", "dbs:8-5-3-7")
def test_who_finds_none_in_a_deck_is_asked_like_one_who_does(duel: Factory) -> None:
    """Else the others would know; who has chosen none has done nothing."""
    find = spell("find", Do(ChooseEach((Pick(Cards(("deck",), Is("red")), ONE),)), then=Draw(ONE)))
    for deck, offered in ((["black-3"] * 3, ["no"]), (["red-1", "black-3"], ["red-1@deck/0", "no"])):
        t = duel(Side(hand=["find"], deck=deck), cards=(find,))
        assert ahead(t, t.you.find("find", "use").key) == offered
        t.you.use("find")
        if t.decision.ask == "choose-mean":
            t.you.decline()
        assert t.you.hand == []


@rule("dbs:8-5-3-3")
def test_of_too_few_cards_for_all_groups_those_are_chosen_that_are_there(duel: Factory) -> None:
    shed = spell("shed", Seq((ChooseEach((Pick(HAND, ONE), Pick(HAND, ONE))), Drop(IT))))
    t = duel(Side(hand=["shed", "red-1"]), cards=(shed,))
    t.you.use("shed")
    assert (t.you.hand, t.you.drop) == ([], ["shed", "red-1"])
    groups = Pick(Cards(("hand",), Is("red")), ONE), Pick(Cards(("hand",), Is("blue")), ONE)
    t = duel(Side(hand=["shed", "red-1"]), cards=(spell("shed", Seq((ChooseEach(groups), Drop(IT)))),))
    t.you.use("shed")
    assert (t.you.hand, t.you.drop) == ([], ["shed", "red-1"])


# Names, printed numbers


def test_a_card_that_has_one_name_and_no_other_of_its_sort(duel: Factory) -> None:
    hit = spell("hit", Ko(Every(foes(Only("<Ash>")))))
    cards = (
        hit,
        battle("ash", "blue", 1, 5000, characters=("Ash",), traits=("Guild",)),
        battle("duo", "blue", 1, 5000, characters=("Ash", "Flint")),
        battle("flint", "blue", 1, 5000, characters=("Flint",)),
    )
    t = duel(Side(hand=["hit"]), Side(battle=["ash", "duo", "flint"]), cards=cards)
    t.you.use("hit")
    assert t.foe.battle == ["duo", "flint"]


def test_a_printed_number_of_so_much_at_least(duel: Factory) -> None:
    hit = spell("hit", Ko(Every(Cards(("leader", "battle"), Original("cost", 2), OPPONENTS))))
    token = battle("ghost", "blue", None, 5000, token=True)
    t = duel(Side(hand=["hit"]), Side(battle=["blue-1", "blue-2", "blue-3", "ghost"]), cards=(hit, token))
    t.you.use("hit")
    assert t.foe.battle == ["blue-1", "ghost"], "a cost that is not there is not compared"


# Under a card


@rule("dbs:11-3-1")
def test_a_text_goes_on_about_the_card_on_top(duel: Factory) -> None:
    tuck = Under(Pick(Cards(("hand",), BATTLE), ONE, up_to=True), Cards(("battle",), BATTLE))
    feed = spell("feed", Seq((tuck, Until(STRONGER, IT))))
    side = Side(hand=["feed", "blue-3"], battle=["red-1", "red-2"])
    t = duel(side, cards=(feed,))
    t.you.use("feed").choose("blue-3")
    assert t.you.under_card("red-1") == ["blue-3"]
    assert (t.you.power("red-1"), t.you.power("red-2")) == (10_000, 10_000), "the one card under which it went"
    t = duel(side, cards=(feed,))
    t.you.use("feed").decline()
    assert (t.you.power("red-1"), t.you.power("red-2")) == (5000, 10_000)
    hive = battle(
        "hive", "red", 1, 5000, Activate("main", Seq((Under(Pick(HAND, ONE), Myself()), Until(STRONGER, IT))))
    )
    t = duel(Side(hand=["blue-3"], battle=["hive"]), cards=(hive,))
    t.you.use("hive")
    assert t.you.power("hive") == 10_000


# Whose it is


@rule("dbs:3-6-3")
def test_who_plays_a_card_has_it_unless_the_text_names_its_owner(duel: Factory) -> None:
    them = Pick(Cards(("drop",), BATTLE, OPPONENTS), ONE)
    for home, yours, theirs in ((False, ["blue-1"], []), (True, [], ["blue-1"])):
        t = duel(Side(hand=["call"]), Side(drop=["blue-1"]), cards=(spell("call", Play(them, home=home)),))
        t.you.use("call")
        assert (t.you.battle, t.foe.battle) == (yours, theirs)
