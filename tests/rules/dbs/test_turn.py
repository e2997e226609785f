"""The turn: Charge Phase, the beginning and the end of the Main Phase, End Phase (6-1, 6-2, 6-3-1-3, 6-4)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Activate, Auto, Counter, DbsCard, Permanent
from pioche.games.dbs.effects import Draw, Mill
from pioche.games.dbs.verbs import Ko, Play, Rest
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import (
    ANYONE,
    OPPONENTS,
    YOU,
    Anything,
    Between,
    Cards,
    Count,
    Exists,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Lies,
    Turn,
    Who,
)
from pioche.kernel.cards.rule import Forbid, Number, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Amount, Effect
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, spell
from tests.scenario import rule

LEADERS = Every(Cards(("leader",), None, ANYONE))
STRONG = Count(Cards(("leader",), Between("power", 15_000), ANYONE))


def clock(slug: str, moment: str, effect: Effect, whose: Who = YOU) -> DbsCard:
    """A Battle Card whose [Auto] skill waits for a moment of a turn."""
    trigger = When(moment, Anything(), effect, "auto", when=Turn(whose))
    return battle(slug, "red", 1, 5000, Auto(("battle",), (trigger,)))


def boost(ends: str) -> Until:
    """Both Leaders have 5000 more power until a moment."""
    return Until((Number(("power",), Fixed(5000), IsBound("it")),), LEADERS, ends)


def sickly(slug: str, by: Amount) -> DbsCard:
    """A Battle Card that loses power by an amount."""
    return battle(slug, "red", 1, 5000, Permanent(("battle",), (Number(("power",), by, IsSource()),)))


# The turn


@rule("dbs:6-1-1")
def test_a_turn_is_the_charge_phase_then_the_main_phase_then_the_end_phase(duel: Factory) -> None:
    t = duel(Side(hand=["red-1"]), at="turn", turn=3)
    assert t.asked == ("you", "charge")
    t.you.charge("red-1")
    assert t.asked == ("you", "main-phase")
    t.you.end_turn()
    assert t.asked == ("foe", "charge")
    assert [(event.seat, event.amount) for event in t.events("turn")] == [(0, 3), (1, 4)]


@rule("dbs:6-1-1")
def test_the_turn_player_performs_all_phases_and_the_other_player_none(duel: Factory) -> None:
    moments = ("turn-begins", "main-begins", "main-ends", "turn-ends")
    cards = tuple(clock(moment, moment, Mill(ONE)) for moment in moments)
    t = duel(Side(battle=moments), Side(battle=moments, hand=["blue-1"]), at="turn", cards=cards)
    t.you.charge("")
    assert len(t.you.drop) == 2
    t.you.end_turn()
    assert (len(t.you.drop), len(t.foe.drop)) == (4, 1)
    t.foe.end_turn()
    assert (len(t.you.drop), len(t.foe.drop)) == (5, 4)
    assert t.asked == ("you", "charge")


# Charge Phase


@rule("dbs:6-2-1")
def test_skills_at_the_beginning_of_the_turn_resolve_before_cards_stand_and_before_the_draw(duel: Factory) -> None:
    tired = Count(Cards(("battle",), Lies(1), YOU))
    empty = Exists(Cards(("hand",), None, YOU), 0, 0)
    teller = battle(
        "teller",
        "red",
        1,
        5000,
        Auto(("battle",), (When("turn-begins", Anything(), Mill(tired), "auto", when=Turn()),), when=empty),
    )
    t = duel(Side(rested=["teller", "red-1"]), Side(rested=["teller"]), at="turn", cards=(teller,))
    t.pending("charge", t.you)
    assert t.you.drop == ["black-3", "black-3"], "two cards were still in Rest Mode"
    assert t.foe.drop == []


@rule("dbs:6-2-2")
def test_the_turn_players_cards_in_play_and_energy_stand_and_no_others(duel: Factory) -> None:
    doze = spell("doze", Rest(Every(Cards(("leader", "unison"), None, ANYONE))))
    side = Side(hand=["doze"], rested=["red-1"], rested_energy=["red-1"], unison="herald")
    foe = Side(rested=["blue-1"], rested_energy=["blue-1"], unison="herald")
    t = duel(side, foe, cards=(doze,))
    t.you.use("doze")
    assert t.foe.rested == ["scout", "blue-1", "herald"]
    t.you.end_turn()
    assert (t.foe.rested, t.foe.rested_energy) == ([], [])
    assert (t.you.rested, t.you.rested_energy) == (["captain", "red-1", "herald"], ["red-1"])
    assert [event.seat for event in t.events("stand-all")] == [t.foe.seat]
    t.foe.end_turn()
    assert (t.you.rested, t.you.rested_energy) == ([], [])


@rule("dbs:6-2-2")
def test_a_card_may_be_kept_from_standing_in_the_charge_phase(duel: Factory) -> None:
    frozen = battle("frozen", "red", 1, 5000, Permanent(("battle",), (Forbid("charge", IsSource()),)))
    t = duel(Side(rested=["frozen", "red-1"]), at="turn", cards=(frozen,))
    assert t.you.rested == ["frozen"]


@rule("dbs:6-2-2", "dbs:1-3-3")
@pytest.mark.parametrize(
    ("forbid", "rested"),
    [
        (Forbid("stand", Is("battle")), ["red-1"]),
        (Forbid("stand", Is("battle"), by="opponents"), ["red-1"]),
        (Forbid("stand", Is("battle"), by="you"), []),  # only the master of that skill cannot do so
        (Forbid("stand", Is("battle"), cause="skill"), []),  # no skill lets cards stand in the Charge Phase
    ],
)
def test_what_cannot_be_switched_to_active_mode_does_not_stand(
    duel: Factory, forbid: Forbid, rested: list[str]
) -> None:
    idol = battle("idol", "blue", 1, 5000, Permanent(("battle",), (forbid,)))
    t = duel(Side(rested=["red-1"], rested_energy=["blast"]), Side(battle=["idol"]), at="turn", cards=(idol,))
    assert (t.you.rested, t.you.rested_energy) == (rested, [])


@rule("dbs:6-2-3")
@pytest.mark.parametrize(("turn", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_the_turn_player_draws_a_card_but_not_in_the_first_turn_of_the_game(
    duel: Factory, turn: int, drawn: int
) -> None:
    t = duel(Side(deck=["black-3"] * 9 + ["blue-1"]), at="turn", turn=turn)
    assert t.you.hand == ["blue-1"] * drawn
    assert t.foe.hand == []


@rule("dbs:6-2-4")
def test_a_checkpoint_comes_after_the_draw_and_before_the_charge(duel: Factory) -> None:
    swamped = sickly("swamped", Count(Cards(("hand",), None, YOU), -5000))
    t = duel(Side(battle=["swamped"]), at="turn", cards=(swamped,))
    assert t.asked == ("you", "charge")
    assert (t.you.battle, t.you.drop) == ([], ["swamped"])


@rule("dbs:6-2-5")
def test_the_turn_player_may_place_one_card_of_the_hand_in_the_energy_area(duel: Factory) -> None:
    t = duel(Side(hand=["red-1", "blast", "herald"], deck=["red-2"] * 9), Side(hand=["blue-1"]), at="turn")
    assert t.you.offered() == ["red-1", "blast", "herald", "red-2"], "any card, or none"
    t.you.charge("blast")
    assert (t.you.active_energy, t.you.hand) == (["blast"], ["red-1", "herald", "red-2"])
    assert t.asked == ("you", "main-phase"), "just one"
    t = duel(Side(hand=["red-1"]), at="turn")
    t.you.charge("")
    assert t.you.energy == []
    assert t.asked == ("you", "main-phase")


@rule("dbs:6-2-6")
def test_a_checkpoint_comes_after_the_charge_and_before_the_main_phase(duel: Factory) -> None:
    charged = When("to-energy", Anything(), Draw(ONE), "auto")
    cards = (
        battle("charger", "red", 1, 5000, Auto(("battle",), (charged,))),
        clock("starter", "main-begins", Mill(Count(Cards(("hand",), None, YOU)))),
    )
    t = duel(Side(hand=["red-1"], battle=["charger", "starter"]), at="charge", cards=cards)
    t.you.charge("red-1")
    assert t.asked == ("you", "main-phase"), "the two skills did not wait together"
    assert (t.you.hand, t.you.drop) == (["black-3"], ["black-3"])


# The beginning and the end of the Main Phase


@rule("dbs:6-3-1", "dbs:6-3-1-1")
def test_skills_at_the_beginning_of_the_main_phase_resolve_before_any_action(duel: Factory) -> None:
    starter = clock("starter", "main-begins", Draw(ONE))
    t = duel(Side(battle=["starter"]), Side(battle=["starter"]), at="charge", cards=(starter,))
    assert t.you.hand == []
    t.you.charge("")
    assert t.asked == ("you", "main-phase")
    assert (t.you.hand, t.foe.hand) == (["black-3"], [])


@rule("dbs:6-3-1")
def test_the_main_phase_lasts_until_the_turn_player_ends_it(duel: Factory) -> None:
    t = duel(Side(hand=["red-1"], energy=["red-1"]), Side(hand=["blue-1"], energy=["blue-1"]))
    t.you.play("red-1")
    assert t.asked == ("you", "main-phase")
    assert "end" in t.you.options
    t.you.end_turn()
    assert t.asked == ("foe", "charge")


@rule("dbs:6-3-1-3-1", "dbs:6-3-1-3-1-1", "dbs:6-3-1-3-1-2")
def test_skills_at_the_end_of_the_main_phase_resolve_before_its_effects_expire(duel: Factory) -> None:
    cards = (spell("rouse", boost("main")), clock("closer", "main-ends", Mill(STRONG)))
    t = duel(Side(hand=["rouse"], battle=["closer"]), Side(battle=["closer"]), cards=cards)
    t.you.use("rouse")
    assert (t.you.power("captain"), t.you.drop) == (15_000, ["rouse"])
    t.you.end_turn()
    assert t.you.drop == ["rouse", "black-3", "black-3"]
    assert t.foe.drop == []


@rule("dbs:6-3-1-3-1-2", "dbs:6-3-1-3-1-3")
def test_effects_until_the_end_of_the_main_phase_expire_for_both_players_before_the_end_phase(duel: Factory) -> None:
    cards = (
        spell("rouse", boost("main")),
        extra("rally", "blue", 0, Counter("attack", boost("main"))),
        clock("dusk", "turn-ends", Mill(STRONG)),
    )
    t = duel(Side(hand=["rouse"], battle=["dusk"]), Side(hand=["rally"]), cards=cards)
    t.you.use("rouse").attack("captain", "scout")
    t.foe.counter("rally")
    t.fight()
    assert (t.you.power("captain"), t.foe.power("scout")) == (20_000, 20_000)
    t.you.end_turn()
    assert t.you.drop == ["rouse"], "none was strong any more"
    assert (t.you.power("captain"), t.foe.power("scout")) == (10_000, 10_000)


# End Phase


@rule("dbs:6-4-1", "dbs:6-4-1-1", "dbs:6-4-1-2")
def test_skills_at_the_end_of_the_turn_resolve_before_its_effects_expire(duel: Factory) -> None:
    cards = (spell("rouse", boost("turn")), clock("dusk", "turn-ends", Mill(STRONG)))
    t = duel(Side(hand=["rouse"], battle=["dusk"]), Side(battle=["dusk"]), cards=cards)
    t.you.use("rouse").end_turn()
    assert t.you.drop == ["rouse", "black-3", "black-3"]
    assert t.foe.drop == []
    assert t.asked == ("foe", "charge")


@rule("dbs:6-4-1-2", "dbs:6-4-1-3")
def test_effects_until_the_end_of_the_turn_expire_for_both_players(duel: Factory) -> None:
    cards = (
        spell("rouse", boost("turn")),
        extra("rally", "blue", 0, Counter("attack", boost("turn"))),
        clock("dawn", "turn-begins", Mill(STRONG), OPPONENTS),
    )
    t = duel(Side(hand=["rouse"], battle=["dawn"]), Side(hand=["rally"]), cards=cards)
    t.you.use("rouse").attack("captain", "scout")
    t.foe.counter("rally")
    t.fight()
    assert (t.you.power("captain"), t.foe.power("scout")) == (20_000, 20_000)
    t.you.end_turn()
    assert (t.you.power("captain"), t.foe.power("scout")) == (10_000, 10_000)
    assert t.you.drop == ["rouse"], "they had expired when the next turn began"


@rule("dbs:6-4-1-2")
def test_what_is_limited_to_once_a_turn_is_free_again_in_the_next_turn(duel: Factory) -> None:
    doer = battle("doer", "red", 1, 5000, Activate("main", Draw(ONE), once=True))
    t = duel(Side(battle=["doer"]), cards=(doer,))
    t.you.use("doer")
    assert not t.you.can_use("doer")
    t.you.end_turn()
    t.foe.end_turn()
    t.you.charge("")
    assert t.you.can_use("doer")


@rule("dbs:6-4-1-4")
def test_after_the_end_phase_the_opponent_is_the_turn_player_and_charges(duel: Factory) -> None:
    t = duel(at="end")
    assert (t.active, t.asked) == ("foe", ("foe", "charge"))
    t.foe.end_turn()
    assert (t.active, t.asked) == ("you", ("you", "charge"))


@rule("dbs:6-4-1-1", "dbs:6-4-1-4")
def test_a_skill_at_the_end_of_the_turn_that_comes_up_in_the_end_phase_makes_it_start_again(duel: Factory) -> None:
    guest = clock("guest", "turn-ends", Draw(STRONG))
    host = clock("host", "turn-ends", Seq((Mill(ONE), Play(Pick(Cards(("hand",), Is("{guest}"), YOU), ONE)))))
    cards = (guest, host, spell("rouse", boost("turn")))
    t = duel(Side(hand=["guest", "rouse"], battle=["host", "guest"]), cards=cards)
    t.you.use("rouse").end_turn()
    t.pending("choose-trigger", t.you)
    t.you.choose("guest")
    t.pending("choose-play", t.you)
    t.you.choose("guest")
    assert t.you.battle == ["host", "guest", "guest"]
    assert t.you.drop == ["rouse", "black-3"], "the skill that was met in this turn is not met again"
    assert t.you.hand == ["black-3", "black-3"], "effects had expired when the late skill resolved"
    assert t.asked == ("foe", "charge")


@rule("dbs:6-4-1-4")
def test_the_late_skill_of_the_end_phase_does_resolve(duel: Factory) -> None:
    guest = clock("guest", "turn-ends", Mill(ONE))
    host = clock("host", "turn-ends", Play(Pick(Cards(("hand",), Is("{guest}"), YOU), ONE)))
    t = duel(Side(hand=["guest"], battle=["host"]), cards=(guest, host))
    t.you.end_turn()
    assert (t.you.battle, t.you.drop) == (["host", "guest"], ["black-3"])


@rule("dbs:6-4-1-1", "dbs:6-4-1-4")
def test_what_an_effect_of_the_end_phase_leaves_for_the_end_of_the_turn_is_done_in_the_same_turn(duel: Factory) -> None:
    later = Until((When("turn-ends", Anything(), Ko(Every(Cards(("battle",), Is("{host}"), YOU))), "auto"),), This())
    host = clock("host", "turn-ends", later)
    t = duel(Side(battle=["host"]), cards=(host,))
    t.you.end_turn()
    assert t.you.drop == ["host"]
    assert t.asked == ("foe", "charge")
