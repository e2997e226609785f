"""Hidden areas: cards that must be shown, and looking at cards (11-2, 11-6)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Permanent
from pioche.games.dbs.effects import Draw, Look, Shuffle, TopOf
from pioche.games.dbs.gather import Gather, Materials, Summing
from pioche.games.dbs.keywords import Colours
from pioche.games.dbs.verbs import Drop, Play, Rest, ToDeck, ToHand, ToLife
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import OPPONENTS, YOU, Among, Cards, Count, Fixed, Is
from pioche.kernel.cards.rule import Forbid
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Choose
from tests.games.dbs.duel import Duel, Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, spell
from tests.scenario import rule

TOP = TopOf(Fixed(3), YOU)
LOOKED = Among("looked")
DECK = ["black-1"] * 5 + ["red-1", "blue-2", "red-3"]


def known(t: Duel, seat: int, area: str, of: int = 0) -> list[str]:
    """The cards of an area of `you` that a player knows."""
    return [card.slug for card in t.seats[seat].view.cards(area, of) if card.slug]


# Showing


@rule("dbs:11-2-1")
@pytest.mark.parametrize("origin", ["deck", "life"])
def test_a_card_that_is_fetched_by_what_it_is_is_shown(duel: Factory, origin: str) -> None:
    fetch = spell("fetch", ToHand(Pick(Cards((origin,), Is("red"), YOU), ONE)))
    side = Side(hand=["fetch"], deck=DECK, life=DECK)
    t = duel(side, cards=(fetch,))
    t.you.use("fetch").choose("red-3")
    assert t.you.hand == ["red-3"]
    assert known(t, 1, "hand") == ["red-3"], "the opponent has seen it"


@rule("dbs:11-2-1")
def test_a_card_that_goes_from_hand_to_life_by_what_it_is_is_shown(duel: Factory) -> None:
    hide = spell("hide", ToLife(Pick(Cards(("hand",), Is("red"), YOU), ONE)))
    t = duel(Side(hand=["hide", "red-1", "blue-1"]), cards=(hide,))
    t.you.use("hide").choose("red-1")
    assert known(t, 1, "life") == ["red-1"]


@rule("dbs:11-2-1")
def test_a_card_that_comes_from_or_goes_to_where_all_see_it_need_not_be_shown(duel: Factory) -> None:
    cards = (
        spell("shed", Drop(Pick(Cards(("hand",), Is("red"), YOU), ONE))),
        spell("regain", ToHand(Pick(Cards(("drop",), Is("blue"), YOU), ONE))),
    )
    t = duel(Side(hand=["shed", "regain", "red-1", "red-2"], drop=["blue-1", "blue-2"]), cards=cards)
    t.you.use("shed").choose("red-1").use("regain").choose("blue-1")
    assert (t.you.hand, t.events("reveal")) == (["red-2", "blue-1"], [])


@rule("dbs:3-1-6-1", "dbs:3-2-4")
def test_what_is_known_of_cards_that_go_to_the_deck(duel: Factory) -> None:
    for to, battle_area, seen in (
        ("top", ["red-1"], ["red-1"]),
        ("bottom", ["red-1"], ["red-1"]),
        ("shuffled", ["red-1"], []),
        ("shuffled", ["red-1", "red-2"], []),
    ):
        back = spell("back", ToDeck(Every(Cards(("battle",), None, YOU)), to=to))  # type: ignore[arg-type]
        t = duel(Side(hand=["back"], battle=battle_area), cards=(back,))
        t.you.use("back")
        assert [known(t, seat, "deck") for seat in (0, 1)] == [seen, seen]
        assert len(t.you.deck) == 20 + len(battle_area)


@rule("dbs:11-2-1")
def test_a_card_that_may_be_any_is_not_shown(duel: Factory) -> None:
    cards = (
        spell("fetch", ToHand(Pick(Cards(("deck",), None, YOU), ONE))),
        spell("look", Look(TOP, ToHand(Pick(LOOKED, ONE)))),
    )
    for slug in ("fetch", "look"):
        t = duel(Side(hand=[slug], deck=DECK), cards=cards)
        t.you.use(slug).choose("red-3")
        assert (t.you.hand, known(t, 1, "hand")) == (["red-3"], [])


@rule("dbs:11-2-1")
def test_a_card_taken_by_what_it_is_among_cards_looked_at_is_shown(duel: Factory) -> None:
    look = Look(TOP, Seq((ToHand(Pick(Among("looked", Is("red")), ONE, up_to=True)), Shuffle(YOU))))
    t = duel(Side(hand=["look"], deck=DECK), cards=(spell("look", look),))
    t.you.use("look")
    assert t.you.offered() == ["red-1", "red-3"]
    t.you.choose("red-1")
    assert known(t, 1, "hand") == ["red-1"]


# Looking


@rule("dbs:11-6-1")
def test_only_the_master_of_the_card_looks_unless_it_says_otherwise(duel: Factory) -> None:
    bottom = ToDeck(Every(LOOKED), "bottom")
    for everybody in (False, True):
        t = duel(Side(hand=["look"], deck=DECK), cards=(spell("look", Look(TOP, bottom, all=everybody)),))
        t.you.use("look").choose("red-1", "blue-2", "red-3")
        assert [slug for _, slug in t.happened("look", "reveal")] == ["red-1", "blue-2", "red-3"]
        masks = [event.seen for event in t.log if event.kind in ("look", "reveal")]
        assert [bool(mask & 1) for mask in masks] == [True] * 3
        assert [bool(mask & 2) for mask in masks] == [everybody] * 3


@rule("dbs:11-6-1")
def test_who_looks_at_a_hidden_area_of_the_opponent_sees_it_alone(duel: Factory) -> None:
    peek = spell("peek", Look(Cards(("hand",), None, OPPONENTS), Draw(ONE)))
    t = duel(Side(hand=["peek"]), Side(hand=["blue-1", "blue-2"]), cards=(peek,))
    assert known(t, 0, "hand", 1) == []
    t.you.use("peek")
    assert known(t, 0, "hand", 1) == ["blue-1", "blue-2"]


@rule("dbs:11-6-2")
def test_cards_looked_at_stay_where_they_are(duel: Factory) -> None:
    for area, whose, cards in (("deck", YOU, ["red-1", "blue-2", "red-3"]), ("life", YOU, ["red-1", "red-2"])):
        among = TOP if area == "deck" else Cards(("life",), None, whose)
        look = Look(among, Choose(Pick(LOOKED, ONE)))
        t = duel(Side(hand=["look"], deck=DECK, life=["red-1", "red-2"]), cards=(spell("look", look),))
        t.you.use("look")
        t.pending("choose-mean", t.you)
        assert t.you.offered() == cards
        assert t.you.area(area)[-len(cards) :] == cards
        assert (len(t.you.deck), t.you.hand) == (8, [])


@rule("dbs:11-6-3")
def test_cards_looked_at_within_the_deck_are_shuffled_back_if_nothing_is_said_of_them(duel: Factory) -> None:
    plain: Effect = Look(TOP, Draw(Fixed(0)))
    t = duel(Side(hand=["look"], deck=DECK), cards=(spell("look", plain),))
    t.you.use("look")
    assert len(t.events("shuffle")) == 1
    assert known(t, 0, "deck") == []
    assert sorted(t.you.deck) == sorted(DECK)


@rule("dbs:11-6-3")
def test_cards_of_which_something_is_said_are_not_shuffled(duel: Factory) -> None:
    sort = spell("sort", Look(TOP, ToDeck(Every(LOOKED), "bottom")))
    t = duel(Side(hand=["sort"], deck=DECK), cards=(sort,))
    t.you.use("sort").choose("red-3", "red-1", "blue-2")
    assert t.events("shuffle") == []
    assert t.you.deck[:3] == ["blue-2", "red-1", "red-3"]


@rule("dbs:11-6-2", "dbs:11-6-3")
@pytest.mark.parametrize("area", ["life", "hand"])
def test_cards_looked_at_in_another_area_are_neither_moved_nor_shuffled(duel: Factory, area: str) -> None:
    peek = spell("peek", Look(Cards((area,), None, OPPONENTS), Draw(ONE)))
    cards = ["blue-1", "blue-2", "blue-3"]
    t = duel(Side(hand=["peek"]), Side(hand=cards, life=cards), cards=(peek,))
    t.you.use("peek")
    assert t.foe.area(area) == cards
    assert known(t, 0, area, 1) == cards
    assert t.events("shuffle") == []


@rule("dbs:11-6-3")
def test_who_searches_a_deck_shuffles_it_only_if_told_to(duel: Factory) -> None:
    play = spell("play", Seq((Play(Pick(Cards(("deck",), Is("red"), YOU), ONE)), Shuffle(YOU))))
    t = duel(Side(hand=["play"], deck=DECK), cards=(play,))
    t.you.use("play").choose("red-1")
    assert (t.you.battle, len(t.events("shuffle"))) == (["red-1"], 1)
    assert known(t, 0, "deck") == []


# Choosing among cards that nobody else sees


@rule("dbs:3-2-2", "dbs:8-5-3-2")
@pytest.mark.parametrize("size", [1, 3])
def test_who_chooses_among_the_cards_looked_at_is_asked_although_none_fits(duel: Factory, size: int) -> None:
    pick = Drop(Pick(Among("looked", Is("red")), Fixed(size), up_to=True))
    seek = spell("seek", Look(TOP, Seq((pick, ToDeck(Every(LOOKED), to="bottom")))))
    for deck, offered in ((["black-1"] * 9, []), (["black-1"] * 8 + ["red-1"], ["red-1"])):
        t = duel(Side(hand=["seek"], deck=deck), cards=(seek,))
        t.you.use("seek")
        t.pending("choose-drop", t.you)
        assert t.you.offered("card") == offered
        assert ("no" in t.you.options) is (size == 1 or not offered)
        t.you.choose(*(["no"] if "no" in t.you.options else []))
        assert t.you.drop == ["seek"]
        t.pending("order", t.you)


@rule("dbs:3-3-2", "dbs:8-5-3-2")
def test_who_chooses_in_a_hidden_hand_is_asked_although_none_fits(duel: Factory) -> None:
    some = spell("some", Drop(Pick(Cards(("hand",), Is("red"), YOU), Fixed(2), up_to=True)))
    cheap = spell("cheap", Seq((Summing(Cards(("hand",), Is("red")), "cost", Fixed(3)), Drop(Every(Among("it"))))))
    for hand, drop in ((["blue-1"], ["some", "cheap"]), (["red-2", "red-1"], ["some", "cheap", "red-2", "red-1"])):
        t = duel(Side(hand=["some", "cheap", *hand]), cards=(some, cheap))
        t.you.use("some")
        t.pending("choose-drop", t.you)
        t.you.choose(*(["no"] if "no" in t.you.options else []))
        t.you.use("cheap")
        while t.decision.ask == "choose-mean":
            t.you.answer(t.you.options[0])
        assert t.you.drop == drop
    t = duel(Side(hand=["cheap", "red-1", "red-2", "blue-1"]), cards=(cheap,))
    t.you.use("cheap").choose("red-1")
    t.pending("choose-mean", t.you)
    t.you.choose("red-2")
    assert t.you.hand == ["blue-1"], "and whether another one fitted was asked too"
    assert [event.kind for event in t.log if event.kind == "unable"] == []
    t = duel(Side(hand=["cheap", "red-1"]), cards=(cheap,))
    t.you.use("cheap")
    t.pending("choose-mean", t.you)
    ahead = t.game.copy()
    ahead.answer(0, [t.you.find("red-1").key])
    assert ahead.decision is not None
    assert ahead.decision.ask == "main-phase", "no other card is left to ask for"


@rule("dbs:3-3-2", "dbs:8-5-3")
def test_so_is_who_chooses_cards_that_belong_together(duel: Factory) -> None:
    def offered(means: Gather, hand: list[str], *chosen: str) -> list[str] | None:
        """What is offered by a skill that needs such cards, one at a time; None if nothing is asked."""
        use = spell("use", Seq((means, Drop(Every(Among("it"))))))
        t = duel(Side(hand=["use", *hand]), cards=(use,))
        ahead = t.game.copy()
        for key in (t.you.find("use", "use").key, *chosen):
            ahead.answer(0, [key])
        assert ahead.decision is not None
        if ahead.decision.ask == "main-phase":
            return None
        assert (ahead.decision.ask, ahead.decision.least, ahead.decision.most) == ("choose-mean", 1, 1)
        return [option.key for option in ahead.decision.options]

    hand = Cards(("hand",), Is("red"))
    for means in (
        Materials((Is("red"), Is("blue")), ("hand",)),
        Summing(hand, "cost", Fixed(3), exact=True),
        Colours(("red", "blue")),
    ):
        assert offered(means, ["green-1", "green-2"]) == ["done"], "nobody can tell that none fits"
        assert offered(means, []) is None
    assert offered(Summing(hand, "cost", Fixed(3), exact=True), ["red-2", "red-1"]) == ["red-2", "red-1"]
    assert offered(Summing(hand, "cost", Fixed(3), exact=True), ["red-2", "red-2"]) == ["done"]
    assert offered(Summing(hand, "cost", Fixed(3)), ["red-2", "blue-1"]) == ["red-2", "done"]
    assert offered(Summing(hand, "cost", Fixed(3)), ["red-3", "red-2"], "red-3") == ["done"], "nor what it is worth"


@rule("dbs:3-3-2", "dbs:8-5-3-2")
@pytest.mark.parametrize("hand", ["red-1", "blue-1"])
def test_who_chooses_in_a_hidden_hand_is_asked_although_what_fits_is_forbidden(duel: Factory, hand: str) -> None:
    warden = battle("warden", "black", 1, 5000, Permanent(("battle",), (Forbid("play", Is("red")),)))
    call = spell("call", Play(Pick(Cards(("hand",), Is("red"), YOU), ONE, up_to=True)))
    t = duel(Side(hand=["call", hand], battle=["warden"]), cards=(warden, call))
    t.you.use("call")
    t.pending("choose-play", t.you)
    assert t.you.options == ["no"]
    t.you.choose("no")
    assert t.you.hand == [hand]


@rule("dbs:3-3-2", "dbs:8-5-3")
@pytest.mark.parametrize("hand", ["red-1", "blue-1"])
def test_so_is_who_adds_up_cards_of_a_hidden_hand_although_what_fits_cannot_be_chosen(duel: Factory, hand: str) -> None:
    warden = battle("warden", "black", 1, 5000, Permanent(("battle",), (Forbid("choose", Is("red")),)))
    cheap = spell("cheap", Seq((Summing(Cards(("hand",), Is("red")), "cost", Fixed(3)), Drop(Every(Among("it"))))))
    t = duel(Side(hand=["cheap", hand], battle=["warden"]), cards=(warden, cheap))
    ahead = t.game.copy()
    ahead.answer(0, [t.you.find("cheap", "use").key])
    asked = ahead.decision
    assert asked is not None
    assert (asked.ask, [option.key for option in asked.options]) == ("choose-mean", ["done"])


@rule("dbs:3-3-2", "dbs:11-6-1")
@pytest.mark.parametrize("top", ["red-1", "blue-2"])
def test_any_number_of_cards_that_one_player_sees_may_be_none_and_is_asked_all_the_same(
    duel: Factory, top: str
) -> None:
    red = Among("looked", Is("red"))
    look = spell("look", Look(TopOf(Fixed(1)), ToHand(Pick(red, Count(red), up_to=True))))
    t = duel(Side(hand=["look"], deck=[*["black-1"] * 5, top]), cards=(look,))
    t.you.use("look")
    t.pending("choose-to-hand", t.you)
    assert "no" in t.you.options
    t.you.choose("no")
    assert t.you.hand == []


@rule("dbs:8-5-3-2")
def test_nobody_is_asked_where_all_can_see_that_nothing_fits(duel: Factory) -> None:
    weary = spell("weary", Rest(Pick(Cards(("battle",), None, OPPONENTS), Fixed(2), up_to=True)))
    bored = spell("bored", Rest(Pick(Cards(("battle",), None, OPPONENTS), ONE, up_to=True)))
    t = duel(Side(hand=["weary", "bored"]), Side(rested=["blue-1", "blue-2"]), cards=(weary, bored))
    t.you.use("weary").use("bored")
    assert t.asked == ("you", "main-phase")


@rule("dbs:3-2-3")
def test_of_the_top_of_the_deck_as_many_cards_are_taken_as_are_counted(duel: Factory) -> None:
    fetch = spell("fetch", ToHand(Every(TopOf(Count(Cards(("warp",), None, YOU)), YOU))))
    for warp, hand in (([], []), (["red-1"], ["red-3"]), (["red-1"] * 2, ["blue-2", "red-3"])):
        t = duel(Side(hand=["fetch"], deck=DECK, warp=warp), cards=(fetch,))
        t.you.use("fetch")
        assert sorted(t.you.hand) == hand


@rule("dbs:3-3-2")
def test_how_cards_lie_in_a_hand_tells_the_other_player_nothing(duel: Factory) -> None:
    """Known cards come in an order that both know, unknown ones by their place among themselves."""
    pick = Pick(Cards(("hand",), None, OPPONENTS), ONE)
    steal = spell("steal", Look(Cards(("hand",), Is("red"), OPPONENTS), Drop(pick)))
    offered = set()
    for hand in (["blue-1", "red-1", "red-2"], ["red-1", "blue-1", "red-2"]):
        t = duel(Side(hand=["steal"]), Side(hand=hand), cards=(steal,))
        t.you.use("steal")
        assert t.game.decision is not None
        offered.add(tuple(option.key for option in t.game.decision.options))
        t.you.answer("?@hand/1/0")
    assert offered == {("?@hand/1/0", "red-1@hand/1", "red-2@hand/1")}
