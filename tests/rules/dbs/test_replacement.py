"""Replacement effects: what happens instead, who picks among several, each once, and only what is possible (8-9)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Auto, DbsCard, Permanent
from pioche.games.dbs.effects import Draw, Inflict
from pioche.games.dbs.verbs import Drop, Ko, ToHand, ToWarp
from pioche.kernel.cards.effect import Do, Seq
from pioche.kernel.cards.query import ANYONE, OPPONENTS, YOU, Among, Cards, Fixed, Is, IsSource, Yours
from pioche.kernel.cards.rule import Replace, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Effect
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, spell
from tests.scenario import rule

IN_BATTLE = ("battle",)
SELF = IsSource()
KILL = spell("kill", Ko(Every(Cards(IN_BATTLE, Is("battle"), OPPONENTS))))


def saved(slug: str, *instead: Effect, optional: bool = False) -> DbsCard:
    """A Battle Card to which something else happens instead of being KO'd."""
    rules = tuple(Replace("ko", SELF, effect, optional) for effect in instead)
    mourn = Auto(IN_BATTLE, (When("ko", SELF, Draw(ONE), "auto"),))
    return battle(slug, "blue", 1, 5000, Permanent(IN_BATTLE, rules), mourn)


@rule("dbs:8-9-1", "dbs:8-9-1-1")
def test_what_is_replaced_has_never_happened(duel: Factory) -> None:
    hit = spell("hit", Do(Ko(OPPOSING), then=Draw(Fixed(3))))
    t = duel(Side(hand=["hit"]), Side(battle=["ghost"]), cards=(hit, saved("ghost", ToWarp(This()))))
    t.you.use("hit")
    assert (t.foe.battle, t.foe.drop, t.foe.warp) == ([], [], ["ghost"])
    assert t.foe.hand == [], "nothing waits for a KO that never happened"
    assert t.you.hand == [], "nor was it done, for what follows if it is"
    assert t.happened("ko", "to-warp") == [("to-warp", "ghost")]


@rule("dbs:8-9-1")
def test_a_battle_that_would_ko_a_card_is_replaced_as_well(duel: Factory) -> None:
    t = duel(Side(battle=["red-3"]), Side(rested=["ghost"]), cards=(saved("ghost", ToHand(This())),))
    t.you.attack("red-3", "ghost").fight()
    assert (t.foe.drop, t.foe.hand) == ([], ["ghost"])


@rule("dbs:8-9-1")
def test_of_a_group_only_the_cards_concerned_take_another_way(duel: Factory) -> None:
    t = duel(
        Side(hand=["kill"]), Side(battle=["blue-1", "ghost", "blue-2"]), cards=(KILL, saved("ghost", ToWarp(This())))
    )
    t.you.use("kill")
    assert (sorted(t.foe.drop), t.foe.warp) == (["blue-1", "blue-2"], ["ghost"])


@rule("dbs:8-9-2", "dbs:8-9-2-1")
@pytest.mark.parametrize(("pick", "area"), [("instead/0", "warp"), ("instead/1", "hand")])
def test_the_master_of_the_card_picks_among_several_replacements(duel: Factory, pick: str, area: str) -> None:
    ghost = saved("ghost", ToWarp(This()), ToHand(This()))
    t = duel(Side(hand=["kill"]), Side(battle=["ghost"]), cards=(KILL, ghost))
    t.you.use("kill")
    t.pending("choose-replacement", t.foe)
    assert t.foe.options == ["instead/0", "instead/1"]
    t.foe.choose(pick)
    assert t.foe.area(area) == ["ghost"]
    assert t.foe.drop == []


@rule("dbs:8-9-2-2")
def test_the_player_whose_life_would_be_damaged_picks_not_the_one_who_deals_the_damage(duel: Factory) -> None:
    life = Is("{black-1}") & Yours()
    guards = Permanent(
        IN_BATTLE,
        (Replace("damage", life, ToWarp(Every(Among("it")))), Replace("damage", life, Drop(Every(Among("it"))))),
    )
    cards = (battle("medium", "blue", 1, 5000, guards), spell("burn", Inflict(ONE)))
    for pick, area in (("instead/0", "warp"), ("instead/1", "drop")):
        t = duel(Side(hand=["burn"]), Side(battle=["medium"]), cards=cards)
        t.you.use("burn")
        t.pending("choose-replacement", t.foe)
        t.foe.choose(pick)
        assert t.foe.area(area) == ["black-1"]
        assert t.foe.hand == []


@rule("dbs:8-9-2-2")
def test_in_an_attack_the_master_of_the_card_concerned_picks(duel: Factory) -> None:
    ghost = saved("ghost", ToWarp(This()), ToHand(This()))
    t = duel(Side(battle=["red-3"]), Side(rested=["ghost"]), cards=(ghost,))
    t.you.attack("red-3", "ghost").fight()
    t.pending("choose-replacement", t.foe)
    t.foe.choose("instead/1")
    assert t.foe.hand == ["ghost"]


@rule("dbs:8-9-2-3")
def test_a_replacement_applies_once_to_an_event(duel: Factory) -> None:
    toll = saved("toll", Seq((Draw(ONE), Ko(This()))))
    t = duel(Side(hand=["kill"]), Side(battle=["toll"]), cards=(KILL, toll))
    t.you.use("kill")
    assert t.foe.drop == ["toll"], "the KO that comes instead is not replaced again"
    assert len(t.foe.hand) == 2, "one for the replacement, one for having been KO'd"


@rule("dbs:8-9-2-3")
def test_what_comes_instead_may_be_replaced_by_another_effect(duel: Factory) -> None:
    toll = saved("toll", Seq((Draw(ONE), Ko(This()))), ToWarp(This()))
    t = duel(Side(hand=["kill"]), Side(battle=["toll"]), cards=(KILL, toll))
    t.you.use("kill")
    t.foe.choose("instead/0")
    assert (t.foe.drop, t.foe.warp, len(t.foe.hand)) == ([], ["toll"], 1)
    t = duel(Side(hand=["kill"]), Side(battle=["toll"]), cards=(KILL, toll))
    t.you.use("kill")
    t.foe.choose("instead/1")
    assert (t.foe.drop, t.foe.warp, len(t.foe.hand)) == ([], ["toll"], 0)


RANSOM = Drop(Pick(Cards(("hand",), Is("red"), YOU), ONE))


@rule("dbs:8-9-3")
def test_a_replacement_that_a_player_may_choose_is_asked_and_may_be_declined(duel: Factory) -> None:
    captive = saved("captive", RANSOM, optional=True)
    sides = Side(hand=["kill"]), Side(hand=["red-1"], battle=["captive"])
    t = duel(*sides, cards=(KILL, captive))
    t.you.use("kill")
    t.pending("choose-replacement", t.foe)
    t.foe.choose("instead/0")
    assert (t.foe.battle, t.foe.drop) == (["captive"], ["red-1"])
    t = duel(*sides, cards=(KILL, captive))
    t.you.use("kill")
    t.foe.decline()
    assert (t.foe.battle, t.foe.drop) == ([], ["captive"])


@rule("dbs:8-9-3")
def test_a_replacement_that_a_player_may_choose_does_not_apply_where_it_is_impossible(duel: Factory) -> None:
    captive = saved("captive", RANSOM, optional=True)
    t = duel(Side(hand=["kill"]), Side(battle=["captive"]), cards=(KILL, captive))
    t.you.use("kill")
    assert t.foe.drop == ["captive"], "nobody was asked"
    t = duel(Side(hand=["kill"]), Side(hand=["blue-1"], battle=["captive"]), cards=(KILL, captive))
    t.you.use("kill")
    t.pending("choose-replacement", t.foe)
    assert t.foe.options == ["no"], "asked, for others cannot tell that there is no red card"
    t.foe.decline()
    assert (t.foe.drop, t.foe.hand) == (["captive"], ["black-3", "blue-1"][::-1])


@rule("dbs:8-9-3")
def test_a_ransom_that_can_be_paid_once_saves_one_card(duel: Factory) -> None:
    captives = Side(hand=["red-1"], battle=["captive", "captive"])
    t = duel(Side(hand=["kill"]), captives, cards=(KILL, saved("captive", RANSOM, optional=True)))
    t.you.use("kill")
    while t.decision.ask == "choose-replacement":
        t.foe.answer(t.foe.options[0])
    assert t.foe.battle == ["captive"]
    assert sorted(t.foe.drop) == ["captive", "red-1"]


@rule("dbs:8-9-1")
def test_a_replacement_counts_only_for_the_causes_that_it_names(duel: Factory) -> None:
    rules = (Replace("ko", SELF, ToHand(This()), by="opponents", cause="skill"),)
    sly = battle("sly", "blue", 1, 5000, Permanent(IN_BATTLE, rules))
    purge = spell("purge", Ko(Every(Cards(IN_BATTLE, Is("battle"), ANYONE))))
    t = duel(Side(hand=["purge"], battle=["sly"]), Side(battle=["sly"]), cards=(sly, purge))
    t.you.use("purge")
    assert (t.you.drop, t.foe.hand) == (["purge", "sly"], ["sly"])
    t = duel(Side(battle=["red-3"]), Side(rested=["sly"]), cards=(sly,))
    t.you.attack("red-3", "sly").fight()
    assert (t.foe.drop, t.foe.hand) == (["sly"], [])
