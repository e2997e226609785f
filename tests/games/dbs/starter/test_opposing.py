"""Cards of the starter set that wait for something do not ask whose skill brought it about."""

from __future__ import annotations

import pytest

from pioche.games.dbs.verbs import Drop, Play, Stand, ToEnergy, ToWarp
from pioche.kernel.cards.effect import Each
from pioche.kernel.cards.query import OPPONENTS, Cards
from pioche.kernel.cards.select import Every
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import spell
from tests.scenario import rule

LANTERN = "pi1-107"
LEVY = spell("levy", Each(OPPONENTS, Play(Every(Cards(("hand",), None, "actor")))))


@rule(
    "dbs:card:pi1-005:1", "dbs:card:pi1-026:1", "dbs:card:pi1-035:1", "dbs:card:pi1-051:1", "dbs:card:pi1-054:1",
    "dbs:card:pi1-072:1", "dbs:card:pi1-087:1", "dbs:card:pi1-097:1", "dbs:card:pi1-108:1", "dbs:card:pi1-121:1",
    "dbs:card:pi1-130:1", "dbs:card:pi1-030:2",
)  # fmt: skip
@pytest.mark.parametrize(
    "number", ["005", "026", "030", "035", "051", "054", "072", "087", "097", "108", "121", "130"]
)  # fmt: skip
def test_a_card_that_an_opposing_skill_plays_is_played(starter: Factory, number: str) -> None:
    foe = Side(
        hand=[f"pi1-{number}"], drop=["black-1", "green-1", "red-1"], life=["black-1"] * 3, deck=[LANTERN, "red-1"] * 9
    )
    t = starter(Side(hand=["levy"], battle=["red-1"]), foe, cards=(LEVY,))
    t.you.use("levy")
    assert t.asked[0] == "foe"
    t.pending(t.decision.ask, t.foe)


@rule("dbs:card:pi1-122:1")
def test_mirage_reveals_a_card_when_an_opposing_skill_plays_her(starter: Factory) -> None:
    t = starter(Side(hand=["levy"]), Side(hand=["pi1-122"]), cards=(LEVY,))
    t.you.use("levy")
    assert t.foe.battle == ["pi1-122", "black-3"]


@rule("dbs:card:pi1-110:2")
def test_ricochet_stops_counters_when_an_opposing_skill_plays_him(starter: Factory) -> None:
    recall = spell("recall", Each(OPPONENTS, Play(Every(Cards(("drop",), None, "actor")))))
    for hand, asked in ((["refusal"], "choose-counter"), (["refusal", "recall"], "defense-step")):
        foe = Side(hand=["pi1-110", "red-1", "blue-1"], drop=["pi1-110"], energy=["pi1-116"] * 2)
        t = starter(Side(hand=hand), foe, cards=(recall,))
        if "recall" in hand:
            t.you.use("recall")
        t.you.attack("captain", "scout").pass_()
        t.foe.combo("red-1", "blue-1").use("pi1-110")
        assert t.asked[1] == asked
        t.pending(asked, t.you if asked == "choose-counter" else t.foe)


@rule("dbs:card:pi1-058:2")
def test_orme_grows_with_energy_that_an_opposing_skill_makes(starter: Factory) -> None:
    feed = spell("feed", ToEnergy(Every(Cards(("drop",), None, OPPONENTS))))
    t = starter(Side(hand=["feed"]), Side(battle=["pi1-058"], drop=["red-1"]), cards=(feed,))
    t.you.use("feed")
    assert t.foe.power("pi1-058") == 45_000


@rule("dbs:card:pi1-073:1")
def test_nimbus_draws_when_an_opposing_skill_stands_a_card(starter: Factory) -> None:
    wake = spell("wake", Stand(Every(Cards(("battle",), None, OPPONENTS))))
    t = starter(Side(hand=["wake"]), Side(battle=["pi1-073"], rested=["red-1"]), cards=(wake,))
    t.you.use("wake")
    assert len(t.foe.hand) == 1


@rule("dbs:card:pi1-088:1")
def test_crepe_may_go_to_the_warp_when_an_opposing_skill_discards_her(starter: Factory) -> None:
    rob = spell("rob", Drop(Every(Cards(("hand",), None, OPPONENTS))))
    t = starter(Side(hand=["rob"]), Side(hand=["pi1-088"]), cards=(rob,))
    t.you.use("rob")
    t.foe.accept()
    assert (t.foe.warp, len(t.foe.hand)) == (["pi1-088"], 1)


@rule("dbs:card:pi1-096:2")
def test_faille_grows_when_an_opposing_skill_sends_your_cards_to_the_warp(starter: Factory) -> None:
    banish = spell("banish", ToWarp(Every(Cards(("drop",), None, OPPONENTS))))
    t = starter(Side(hand=["banish"]), Side(battle=["pi1-096"], drop=["red-1"]), cards=(banish,))
    t.you.use("banish")
    assert t.foe.power("pi1-096") == 25_000
