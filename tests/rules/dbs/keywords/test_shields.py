"""What protects a card: [Indestructible], [Barrier], [Deflect] (10-12, 10-16, 10-22)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import over_realm
from pioche.games.dbs.card import Counter, Permanent
from pioche.games.dbs.control import TakeControl
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.keywords import deflect, revenge
from pioche.games.dbs.verbs import Drop, Ko, Play, Rest, ToDeck, ToHand, ToWarp
from pioche.kernel.cards.effect import Each
from pioche.kernel.cards.query import ANYONE, OPPONENTS, YOU, Cards, Is, IsBound
from pioche.kernel.cards.rule import Forbid
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, extra, spell
from tests.rules.dbs.keywords.samples import MY_BATTLE, RED, THEIRS, powered
from tests.scenario import rule


@rule("dbs:10-12-1")
def test_indestructible_survives_a_lost_battle(duel: Factory) -> None:
    t = duel(Side(battle=["red-3"]), Side(rested=["rock"]))
    t.you.attack("red-3", "rock").fight()
    assert t.foe.battle == ["rock"]
    assert t.events("ko") == []


@rule("dbs:10-12-1")
@pytest.mark.parametrize("verb", [Ko, Drop, ToHand, ToWarp, ToDeck])
def test_no_opposing_skill_makes_indestructible_leave(duel: Factory, verb: type[Ko] | type[Drop]) -> None:
    one, every = spell("one", verb(OPPOSING)), spell("every", verb(Every(THEIRS)))
    t = duel(Side(hand=["one", "every"]), Side(battle=["rock"]), cards=(one, every))
    t.you.use("one").use("every")
    assert t.foe.battle == ["rock"]
    own = spell("own", verb(Every(MY_BATTLE)))
    t = duel(Side(hand=["own"], battle=["rock"]), cards=(own,))
    t.you.use("own")
    assert t.you.battle == [], "those of its master do"


@rule("dbs:10-12-1", "dbs:9-5-2")
def test_indestructible_does_not_survive_the_loss_of_its_power(duel: Factory) -> None:
    wither = spell("wither", powered(-5000, Every(THEIRS)))
    t = duel(Side(hand=["wither"]), Side(battle=["rock"]), cards=(wither,))
    t.you.use("wither")
    assert t.foe.drop == ["rock"]


@rule("dbs:10-12-1")
def test_indestructible_survives_revenge_and_may_be_affected_otherwise(duel: Factory) -> None:
    t = duel(Side(battle=["rock"]), Side(rested=["avenger"]))
    t.you.attack("rock", "avenger").fight()
    assert t.you.battle == ["rock"]
    doze = spell("doze", Rest(OPPOSING))
    t = duel(Side(hand=["doze"]), Side(battle=["rock"]), cards=(doze,))
    t.you.use("doze")
    assert t.foe.rested == ["rock"]


@rule("dbs:10-12-1", "dbs:11-5-1")
def test_indestructible_can_be_taken_over_and_then_serves_its_new_master(duel: Factory) -> None:
    """From one Battle Area to the other it leaves none; then the skills of its new master are its own side's."""
    rob = spell("rob", TakeControl(OPPOSING))
    sweep = spell("sweep", Ko(Every(Cards(("battle",), None, ANYONE))))
    t = duel(Side(hand=["rob", "sweep"]), Side(battle=["rock", "blue-1"]), cards=(rob, sweep))
    t.you.use("rob")
    assert t.you.offered("card") == ["rock", "blue-1"]
    t.you.choose("rock")
    assert (t.you.battle, t.foe.battle) == (["rock"], ["blue-1"])
    t.you.use("sweep")
    assert (t.you.battle, sorted(t.foe.drop)) == ([], ["blue-1", "rock"])
    t = duel(Side(hand=["sweep"], stolen=["rock"]), Side(stolen=["rock"]), cards=(rob, sweep))
    t.you.use("sweep")
    assert (t.you.battle, t.foe.battle) == ([], ["rock"]), "by its master, not by its owner"


# [Barrier]


@rule("dbs:10-16-1")
def test_barrier_is_not_chosen_by_opposing_skills(duel: Factory) -> None:
    hit = spell("hit", Ko(Pick(THEIRS, ONE, up_to=True)))
    t = duel(Side(hand=["hit"]), Side(battle=["veiled", "blue-1"]), cards=(hit,))
    t.you.use("hit")
    assert t.you.offered("card") == ["blue-1"]
    t.you.choose("blue-1")
    assert t.foe.battle == ["veiled"]


@rule("dbs:10-16-1")
def test_barrier_is_not_chosen_by_an_opposing_skill_whoever_makes_the_choice(duel: Factory) -> None:
    toll = spell("toll", Each(OPPONENTS, Drop(Pick(Cards(("battle",), None, "actor"), ONE))))
    t = duel(Side(hand=["toll"]), Side(battle=["veiled", "blue-1"]), cards=(toll,))
    t.you.use("toll")
    assert t.foe.drop == ["blue-1"]


@rule("dbs:10-16-1")
def test_barrier_is_chosen_by_skills_of_its_master_and_touched_by_what_chooses_nothing(duel: Factory) -> None:
    recall, flood = spell("recall", ToHand(Pick(MY_BATTLE, ONE))), spell("flood", Ko(Every(THEIRS)))
    piercing = spell("piercing", Ko(Pick(THEIRS, ONE, regardless=True)))
    t = duel(Side(hand=["recall"], battle=["veiled"]), cards=(recall,))
    t.you.use("recall")
    assert t.you.hand == ["veiled"]
    for slug, card in (("flood", flood), ("piercing", piercing)):
        t = duel(Side(hand=[slug]), Side(battle=["veiled"]), cards=(card,))
        t.you.use(slug)
        assert t.foe.drop == ["veiled"]
    t = duel(Side(battle=["red-3"]), Side(rested=["veiled"]))
    assert t.you.targets("red-3") == ["scout", "veiled"], "an attack is no skill"
    t.you.attack("red-3", "veiled").fight()
    assert t.foe.drop == ["veiled"]


# [Deflect]

BAR = Until((Forbid("play", IsBound("it")),), Every(Cards(("limbo",), Is("battle"), ANYONE)))
GATE = extra("gate", "blue", 0, Counter("play", BAR))


@rule("dbs:10-22-1", "dbs:10-22-2")
@pytest.mark.parametrize("answer", ["refusal", "gate"])
def test_deflect_is_not_affected_by_counters_to_its_play(duel: Factory, answer: str) -> None:
    for slug, fate in (("comet", ["comet"]), ("red-1", [])):
        t = duel(Side(hand=[slug, "comet"], energy=RED), Side(hand=[answer]), cards=(GATE,))
        t.you.play(slug)
        t.foe.counter(answer)
        assert t.you.battle == fate
        assert t.foe.drop == [answer]


@rule("dbs:10-22-2")
def test_deflect_counts_until_its_card_is_in_play_and_no_longer(duel: Factory) -> None:
    trap = extra("trap", "blue", 0, Counter("play", Ko(Every(THEIRS))))
    t = duel(Side(hand=["comet"], battle=["comet"], energy=RED), Side(hand=["trap"]), cards=(trap,))
    t.you.play("comet")
    t.foe.counter("trap")
    assert t.you.drop == ["comet"], "the one that was in play already"
    assert t.you.battle == ["comet"]


@rule("dbs:10-22-3")
@pytest.mark.parametrize(("skills", "fate"), [((deflect(),), ["pilgrim"]), ((), [])])
def test_deflect_counts_while_a_skill_plays_its_card(
    duel: Factory, skills: tuple[Permanent, ...], fate: list[str]
) -> None:
    pilgrim = battle("pilgrim", "black", 5, 20_000, over_realm(1), *skills)
    t = duel(Side(hand=["pilgrim"], drop=["red-1"]), Side(hand=["refusal"]), cards=(pilgrim,))
    t.you.use("pilgrim")
    t.foe.counter("refusal")
    assert t.you.battle == fate
    assert t.you.hand == []
    assert t.you.drop == ([] if fate else ["pilgrim"]), "a play that is negated ends in the Drop Area"


@rule("dbs:10-22-1")
def test_deflect_does_not_protect_from_other_counters(duel: Factory) -> None:
    cards = (
        extra("ask", "blue", 0, Counter("play", Draw(ONE))),
        extra("reply", "red", 0, Counter("counter", Draw(ONE))),
        extra("late-gate", "blue", 0, Counter("counter", BAR)),
    )
    t = duel(Side(hand=["comet", "reply"], energy=RED), Side(hand=["ask", "late-gate"]), cards=cards)
    t.you.play("comet")
    t.foe.counter("ask")
    t.you.counter("reply")
    t.foe.counter("late-gate")
    assert t.you.battle == []
    rider = battle("rider", "red", 1, 20_000, deflect(), revenge())
    t = duel(Side(battle=["rider"]), Side(hand=["parry"]), cards=(rider,))
    t.you.attack("rider", "scout")
    t.foe.counter("parry")
    assert len(t.foe.life) == 8
    summon = spell("summon", Play(Pick(Cards(("hand",), Is("battle"), YOU), ONE)))
    t = duel(Side(hand=["summon", "comet"]), Side(hand=["refusal"]), cards=(summon,))
    t.you.use("summon")
    t.foe.counter("refusal")
    assert t.you.battle == [], "the skill was countered before any card was chosen"
    assert t.you.hand == ["comet"]
