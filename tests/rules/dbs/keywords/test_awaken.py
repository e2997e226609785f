"""[Awaken], [Awaken: Surge] and [Wish] (10-2, 10-28)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import awaken, life_at_most
from pioche.games.dbs.card import Activate, DbsCard, Permanent
from pioche.games.dbs.effects import Draw, Flip
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import OPPONENTS, YOU, Cards, Exists, Fixed, Is, IsBound, IsSource
from pioche.kernel.cards.rule import Forbid, Number, Silence
from pioche.kernel.cards.select import Every
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, leader, spell
from tests.rules.dbs.keywords.samples import BOOST
from tests.scenario import rule

LOW = ["black-1"] * 4
LABELS = pytest.mark.parametrize("label", ["Awaken", "Awaken: Surge", "Wish"])


def two_faced(label: str) -> tuple[DbsCard, ...]:
    """A Leader Card that flips at four life and draws; its back may be flipped back."""
    return (
        leader("dozer", "red", 10_000, awaken(life_at_most(4), Draw(ONE), label), back="dozer-back"),
        leader("dozer-back", "red", 15_000, Activate("main", Flip()), back="dozer", front=False),
    )


@rule("dbs:10-2-1", "dbs:10-2-2", "dbs:10-28-1", "dbs:10-28-2")
@LABELS
def test_it_is_activated_in_the_main_phase_when_its_condition_is_met(duel: Factory, label: str) -> None:
    t = duel(Side(leader="dozer", life=["black-1"] * 5), cards=two_faced(label))
    assert not t.you.can_use("dozer")
    t = duel(Side(leader="dozer", life=LOW), cards=two_faced(label))
    t.you.use("dozer")
    assert t.you.hand == ["black-3"], "the effect after the colon"
    assert t.you.leader == ["dozer-back"]


@rule("dbs:10-2-1", "dbs:10-28-1")
@LABELS
def test_it_is_activated_in_the_battles_of_either_player(duel: Factory, label: str) -> None:
    t = duel(Side(leader="dozer", life=LOW, battle=["red-1"]), cards=two_faced(label))
    t.you.attack("red-1", "scout")
    t.pending("offense-step", t.you)
    t.you.use("dozer")
    assert t.you.leader == ["dozer-back"]
    t = duel(foe=Side(leader="dozer", life=LOW), cards=two_faced(label))
    t.you.attack("captain", "dozer").pass_()
    t.pending("defense-step", t.foe)
    t.foe.use("dozer")
    assert t.foe.leader == ["dozer-back"]
    assert [event.seat for event in t.events("flip")] == [t.foe.seat]
    t.fight()
    assert len(t.foe.life) == 4, "10,000 does not beat the 15,000 of the back"


@rule("dbs:10-2-3")
def test_what_follows_if_the_card_was_flipped_follows_once_it_was(duel: Factory) -> None:
    turn = Activate("main", Do(Flip(), then=Draw(ONE)))
    cards = (
        leader("coin", "red", 10_000, turn, back="coin-back"),
        leader("coin-back", "red", 15_000, front=False),
        leader("slab", "red", 10_000, turn),
    )
    for slug, face, hand in (("coin", "coin-back", ["black-3"]), ("slab", "slab", [])):
        t = duel(Side(leader=slug), cards=cards)
        t.you.use(slug)
        assert (t.you.leader, t.you.hand) == ([face], hand)


@rule("dbs:10-2-2-1")
@pytest.mark.parametrize(("label", "meant"), [("Awaken", True), ("Awaken: Surge", True), ("Wish", False)])
def test_texts_that_say_awaken_mean_surge_as_well(duel: Factory, label: str, meant: bool) -> None:
    watch = Number(("power",), Fixed(1000), IsSource(), when=Exists(Cards(("leader",), Is("[Awaken]"), YOU)))
    fan = battle("fan", "red", 1, 5000, Permanent(("battle",), (watch,)))
    lull = battle("lull", "red", 1, 5000, Permanent(("battle",), (Silence(Is("leader"), "Awaken"),)))
    t = duel(Side(leader="dozer", life=LOW, battle=["fan"]), cards=(*two_faced(label), fan))
    assert t.you.power("fan") == (6000 if meant else 5000)
    assert t.you.can_use("dozer")
    t = duel(Side(leader="dozer", life=LOW), Side(battle=["lull"]), cards=(*two_faced(label), lull))
    assert t.you.can_use("dozer") is not meant


@rule("dbs:10-2-3", "dbs:10-2-3-1", "dbs:10-28-3", "dbs:10-28-3-1")
@LABELS
def test_the_flipped_card_is_the_same_card_with_other_information(duel: Factory, label: str) -> None:
    bind = spell("bind", Until((Forbid("attack", IsBound("it")),), Every(Cards(("leader",), None, YOU))))
    t = duel(Side(leader="dozer", life=LOW, hand=["bind"]), cards=(*two_faced(label), bind))
    before = t.you.card("dozer")
    assert t.you.can_attack("dozer")
    t.you.use("bind").use("dozer")
    assert t.you.card("dozer-back") == before
    assert not t.you.can_attack("dozer-back"), "what was said of the card is said of it still"
    assert t.you.power("dozer-back") == 15_000


@rule("dbs:10-2-4", "dbs:10-2-4-1", "dbs:10-28-4")
@LABELS
def test_flipped_back_it_is_still_the_same_card(duel: Factory, label: str) -> None:
    t = duel(Side(leader="dozer", life=LOW, hand=["boost"]), cards=(*two_faced(label), BOOST))
    before = t.you.card("dozer")
    t.you.use("dozer").use("boost").use("dozer-back")
    assert t.you.leader == ["dozer"]
    assert t.you.card("dozer") == before
    assert t.you.power("dozer") == 15_000
    assert t.you.can_use("dozer"), "it may be used again, for it is limited by nothing but its condition"


@rule("dbs:10-2-5", "dbs:10-28-5")
@LABELS
def test_a_flip_keeps_the_mode_and_the_effects_on_power(duel: Factory, label: str) -> None:
    t = duel(Side(leader="dozer", life=LOW, hand=["boost"]), cards=(*two_faced(label), BOOST))
    t.you.use("boost").attack("dozer", "scout").fight()
    t.you.use("dozer")
    assert t.you.rested == ["dozer-back"]
    assert t.you.power("dozer-back") == 20_000
    t.you.end_turn()
    assert t.you.power("dozer-back") == 15_000


@rule("dbs:10-2-2")
def test_awaken_counts_what_its_condition_says(duel: Factory) -> None:
    crowd = Exists(Cards(("battle",), None, OPPONENTS), 2)
    cards = (
        leader("social", "red", 10_000, awaken(crowd), back="social-back"),
        leader("social-back", "red", 15_000, front=False),
    )
    assert not duel(Side(leader="social"), Side(battle=["blue-1"]), cards=cards).you.can_use("social")
    t = duel(Side(leader="social"), Side(battle=["blue-1"] * 2), cards=cards)
    t.you.use("social")
    assert t.you.leader == ["social-back"]
