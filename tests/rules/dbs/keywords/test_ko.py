"""KO (10-1), and removing from the game (10-19)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.verbs import Drop, Ko, Remove
from pioche.kernel.cards.query import EVERYONE, OPPONENTS, Cards
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.value import Effect
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, spell
from tests.rules.dbs.keywords.samples import THEIRS, powered, watcher
from tests.scenario import rule

MOURNER = watcher("mourner", "ko")


@rule("dbs:10-1-1")
def test_a_card_that_is_ko_d_goes_to_the_drop_area_of_its_owner(duel: Factory) -> None:
    hit = spell("hit", Ko(OPPOSING))
    t = duel(Side(hand=["hit"]), Side(stolen=["red-2"]), cards=(hit,))
    t.you.use("hit")
    assert (t.foe.battle, t.foe.drop) == ([], [])
    assert t.you.drop == ["hit", "red-2"]


@rule("dbs:10-1-1")
def test_a_battle_that_is_lost_is_a_ko(duel: Factory) -> None:
    t = duel(Side(battle=["red-3", "mourner"]), Side(rested=["blue-1"]), cards=(MOURNER,))
    t.you.attack("red-3", "blue-1").fight()
    assert t.foe.drop == ["blue-1"]
    assert t.you.hand == ["black-3"]


@rule("dbs:10-1-2")
@pytest.mark.parametrize(
    ("effect", "mourned"), [(Ko(OPPOSING), True), (Drop(OPPOSING), False), (powered(-5000, Every(THEIRS)), False)]
)
def test_only_what_says_ko_is_a_ko(duel: Factory, effect: Effect, mourned: bool) -> None:
    t = duel(Side(hand=["do"], battle=["mourner"]), Side(battle=["blue-1"]), cards=(MOURNER, spell("do", effect)))
    t.you.use("do")
    assert t.foe.drop == ["blue-1"], "dropped, one way or the other"
    assert t.you.hand == (["black-3"] if mourned else [])


@rule("dbs:10-19-1", "dbs:10-19-2", "dbs:10-19-3")
def test_what_is_removed_from_the_game_is_in_no_area_and_stays_face_up(duel: Factory) -> None:
    remove = spell("remove", Remove(Pick(Cards(("battle", "life"), None, OPPONENTS), ONE)))
    t = duel(Side(hand=["remove", "remove"]), Side(battle=["blue-1"], life=["blue-2", "blue-3"]), cards=(remove,))
    life = t.game.cards_in("life", 1)
    for wanted in (t.foe.card("blue-1", "battle"), life[0]):
        t.you.use("remove")
        key = next(option.key for option in t.you.choices if option.card == wanted)
        t.you.answer(key)
    assert t.game.cards_in("life", 1) == life[1:]
    for area in ("battle", "drop", "hand", "warp", "energy"):
        assert t.foe.area(area) == []
    assert t.foe.area("removed") == ["blue-1", "blue-2"]
    assert all(t.game.cards[ref].seen == EVERYONE for ref in t.game.cards_in("removed", 1))
    assert len(t.you.view.cards("removed", 1)) == 2
