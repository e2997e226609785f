"""Tokens (10-18)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import evolve
from pioche.games.dbs.card import Activate, Permanent
from pioche.games.dbs.effects import Create
from pioche.games.dbs.verbs import Drop, Ko, Rest, ToDeck, ToEnergy, ToHand, ToLife, ToWarp, Under
from pioche.games.dbs.vocabulary.words import auto
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import YOU, Cards, Fixed, Is, IsSource, Marked, Yours
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.verb import Verb
from tests.games.dbs.duel import Duel, Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, spell
from tests.rules.dbs.keywords.samples import MY_BATTLE, THEIRS, powered, watcher
from tests.scenario import rule

SKILL = Permanent(("battle",), (Number(("power",), Fixed(1000), IsSource()),))
IMP = battle("imp", "black", 0, 5000, SKILL, name="Imp", traits=("Demon",), token=True)
CALL = spell("call", Create("imp"))
CARDS = (IMP, CALL)
AREAS = ("deck", "hand", "drop", "battle", "combo", "energy", "life", "warp", "under")


def exists(t: Duel) -> bool:
    return any("imp" in seat.area(area) for seat in (t.you, t.foe) for area in AREAS)


@rule("dbs:10-18-1", "dbs:10-18-2", "dbs:10-18-3")
def test_an_effect_creates_a_battle_card_with_the_information_it_says(duel: Factory) -> None:
    host = watcher("host", "played", Marked("from hand"))
    t = duel(Side(hand=["call"], battle=["host"]), cards=(*CARDS, host))
    t.you.use("call")
    assert (t.you.battle, t.foe.battle) == (["host", "imp"], [])
    assert t.you.hand == [], "it was in no hand"
    assert t.you.power("imp") == 6000, "with its skill"
    assert t.you.can_attack("imp")
    dread = spell("dread", Ko(Pick(Cards(("battle",), Is("battle") & Is("《Demon》") & Is("black"), YOU), ONE)))
    t = duel(Side(hand=["call", "dread"]), cards=(*CARDS, dread))
    t.you.use("call").use("dread")
    assert t.you.battle == []


@rule("dbs:10-18-3")
def test_a_token_comes_to_the_master_of_the_effect(duel: Factory) -> None:
    maker = battle("maker", "black", 1, 5000, Activate("main", Create("imp"), once=True))
    bait = battle("bait", "black", 1, 5000, Activate("main", Create("imp", rested=True), once=True))
    t = duel(Side(stolen=["maker"], battle=["bait"]), cards=(IMP, maker, bait))
    t.you.use("maker")
    assert sorted(t.you.battle) == ["bait", "imp", "maker"]
    assert t.foe.battle == []
    t.you.use("bait")
    assert t.you.rested == ["imp"]


def test_a_card_that_makes_tokens_without_end_stops_no_table(duel: Factory) -> None:
    """Whatever somebody writes on a card of their own: there are so many at a time, and no more."""
    flood = spell("flood", Create("imp", size=Fixed(1_000_000)))
    t = duel(Side(hand=["flood", "flood"]), cards=(IMP, flood))
    t.you.use("flood")
    assert t.you.battle == ["imp"] * 50
    t.you.use("flood")
    assert t.you.battle == ["imp"] * 50


def test_cards_that_go_on_among_themselves_for_ever_stop_before_too_much_has_happened(duel: Factory) -> None:
    again = auto("played", Seq((Ko(Every(Cards(("battle",), Is("token"), YOU))), Create("imp"))), Yours() & Is("token"))
    t = duel(Side(hand=["call"], battle=["fan"]), cards=(battle("fan", "red", 1, 5000, again), *CARDS))
    t.you.use("call")
    assert t.over
    assert len(t.game.events) < 5_100


@rule("dbs:10-18-4")
def test_the_name_of_the_token_is_its_card_name(duel: Factory) -> None:
    praise = spell("praise", powered(10_000, Every(Cards(("battle",), Is("{Imp}"), YOU))))
    t = duel(Side(hand=["call", "praise"], battle=["red-1"]), cards=(*CARDS, praise))
    t.you.use("call").use("praise")
    assert (t.you.power("imp"), t.you.power("red-1")) == (16_000, 5000)


@rule("dbs:10-18-5", "dbs:10-18-6")
def test_a_token_is_chosen_and_affected_like_any_card_of_its_area(duel: Factory) -> None:
    cards = (*CARDS, spell("hit", Ko(OPPOSING)), spell("doze", Rest(Every(THEIRS))))
    t = duel(Side(hand=["doze", "hit"]), Side(battle=["imp", "blue-1"]), cards=cards)
    t.you.use("doze")
    assert sorted(t.foe.rested) == ["blue-1", "imp"]
    assert t.you.targets("captain") == ["scout", "imp", "blue-1"]
    t.you.use("hit")
    assert sorted(t.you.offered("card")) == ["blue-1", "imp"]
    t.you.choose("imp")
    assert t.foe.battle == ["blue-1"]


@rule("dbs:10-18-5")
def test_a_token_is_played_and_ko_d_as_cards_are(duel: Factory) -> None:
    cards = (*CARDS, spell("hit", Ko(Pick(MY_BATTLE, ONE))), watcher("host", "played"), watcher("mourner", "ko"))
    t = duel(Side(hand=["call"], battle=["host"]), cards=cards)
    t.you.use("call")
    assert t.you.hand == ["black-3"]
    t = duel(Side(hand=["call", "hit"], battle=["mourner"]), cards=cards)
    t.you.use("call").use("hit").choose("imp")
    assert t.you.hand == ["black-3"]


@rule("dbs:10-18-7")
@pytest.mark.parametrize("verb", [Ko, Drop, ToHand, ToWarp, ToLife, ToDeck, ToEnergy])
def test_a_token_that_would_go_to_another_area_ceases_to_exist(duel: Factory, verb: type[Ko] | type[Verb]) -> None:
    away = spell("away", verb(Pick(MY_BATTLE, ONE)))  # type: ignore[call-arg]
    t = duel(Side(hand=["call", "away"]), cards=(*CARDS, away))
    t.you.use("call").use("away")
    assert not exists(t)


@rule("dbs:10-18-7")
def test_a_token_may_be_used_in_a_combo_and_ceases_to_exist_then(duel: Factory) -> None:
    t = duel(Side(hand=["call"], battle=["red-1"]), cards=CARDS)
    t.you.use("call").attack("red-1", "scout").combo("imp")
    assert t.you.combo_area == ["imp"]
    t.fight()
    assert len(t.foe.life) == 7, "5,000 and the combo power of 5,000"
    assert not exists(t)


@rule("dbs:10-18-7")
def test_a_token_under_a_card_ceases_to_exist_with_it(duel: Factory) -> None:
    cards = (
        *CARDS,
        battle("fiend", "black", 5, 20_000, evolve(Is("《Demon》"))),
        spell("hit", Ko(Pick(MY_BATTLE, ONE))),
        spell("bury", Under(Every(Cards(("battle",), Is("token"), YOU)), Cards(("leader",), None, YOU))),
    )
    t = duel(Side(hand=["call", "fiend", "hit"]), cards=cards)
    t.you.use("call").use("fiend")
    assert t.you.battle == ["fiend"]
    t.you.use("hit")
    assert "fiend" in t.you.drop
    assert not exists(t)
    t = duel(Side(hand=["call", "bury"]), cards=cards)
    t.you.use("call").use("bury")
    assert not exists(t)
