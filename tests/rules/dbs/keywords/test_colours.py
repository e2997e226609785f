"""Keywords that ask for colours: [Arrival], [Aegis], [Alliance], [Revive] (10-32, 10-33, 10-35, 10-37)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import Defending, aegis, arrival, field
from pioche.games.dbs.card import Auto, DbsCard, Permanent
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.keywords import alliance, revive
from pioche.games.dbs.verbs import Drop, Ko, Stand
from pioche.kernel.cards.query import Fixed, Is, IsSource, Marked
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Every, Pick, This
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, spell
from tests.rules.dbs.keywords.samples import THEIRS, watcher
from tests.scenario import rule

DUO = battle("duo", "red/blue", 1, 5000)


# [Arrival]


def comer() -> DbsCard:
    return battle("comer", "red", 6, 25_000, arrival(("red", "blue"), Pay(1)))


@rule("dbs:10-32-1", "dbs:10-32-2")
@pytest.mark.parametrize(
    ("combos", "energy", "usable"),
    [
        (["red-1", "blue-1"], ["green-1"], True),
        (["red-1", "blue-1"], [], False),
        (["duo"], ["green-1"], True),
        (["red-1", "red-2"], ["green-1"], False),
        (["blue-1", "green-1"], ["green-1"], False),
        (["green-1"], ["green-1"], False),
        ([], ["green-1"], False),
    ],
)
def test_arrival_needs_its_colours_in_the_combo_area(
    duel: Factory, combos: list[str], energy: list[str], usable: bool
) -> None:
    side = Side(hand=["comer", *combos], battle=["red-3"], energy=energy)
    t = duel(side, cards=(comer(), DUO))
    assert not t.you.can_use("comer"), "not in the Main Phase"
    t.you.attack("red-3", "scout").combo(*combos)
    assert t.you.can_use("comer") is usable


@rule("dbs:10-32-1")
def test_arrival_looks_at_the_combo_area_of_its_player(duel: Factory) -> None:
    side, other = Side(hand=["red-1", "blue-1"]), Side(hand=["comer"], energy=["green-1"])
    t = duel(side, other, cards=(comer(),))
    t.you.attack("captain", "scout").combo("red-1", "blue-1").pass_()
    t.pending("defense-step", t.foe)
    assert not t.foe.can_use("comer")


@rule("dbs:10-32-3")
def test_arrival_plays_its_card_from_the_hand_in_either_battle_step(duel: Factory) -> None:
    side = Side(hand=["comer", "duo"], battle=["red-3"], drop=["comer"], energy=["green-1"])
    t = duel(side, cards=(comer(), DUO))
    t.you.attack("red-3", "scout").combo("duo").use("comer")
    assert t.you.battle == ["red-3", "comer"]
    assert t.you.drop == ["comer"], "the other one stayed where it was"
    assert t.you.rested_energy == ["green-1"]
    t = duel(foe=Side(hand=["comer", "duo"], energy=["green-1"]), cards=(comer(), DUO))
    t.you.attack("captain", "scout").pass_()
    t.foe.combo("duo").use("comer")
    assert t.foe.battle == ["comer"]


# [Aegis]


def warden() -> DbsCard:
    return battle("warden", "blue", 1, 5000, aegis(("blue", "yellow")))


HARLEQUIN = battle("harlequin", "blue/yellow", 1, 5000)
TIRED = ["red-1", "red-2", "red-3"]


@rule("dbs:10-33-1", "dbs:10-33-3")
def test_aegis_costs_cards_of_its_colours_and_stands_two_energy(duel: Factory) -> None:
    foe = Side(hand=["yellow-1", "blue-1", "red-1"], battle=["warden"], rested_energy=TIRED)
    t = duel(foe=foe, cards=(warden(),))
    t.you.attack("captain", "scout").pass_()
    t.foe.use("warden")
    assert sorted(t.foe.offered("card")) == ["blue-1", "yellow-1"]
    t.foe.choose("yellow-1")
    assert t.foe.drop == ["yellow-1", "blue-1"]
    t.pending("choose-stand", t.foe)
    t.foe.up_to(2, *TIRED)
    t.foe.choose("red-1", "red-3")
    assert sorted(t.foe.active_energy) == ["red-1", "red-3"]


@rule("dbs:10-33-3")
@pytest.mark.parametrize("chosen", [(), ("red-2",)])
def test_aegis_stands_up_to_two_energy(duel: Factory, chosen: tuple[str, ...]) -> None:
    foe = Side(hand=["harlequin"], battle=["warden"], rested_energy=TIRED)
    t = duel(foe=foe, cards=(warden(), HARLEQUIN))
    t.you.attack("captain", "scout").pass_()
    t.foe.use("warden").choose(*chosen)
    assert t.foe.active_energy == list(chosen)


@rule("dbs:10-33-1")
@pytest.mark.parametrize(
    ("hand", "usable"),
    [(["blue-1", "yellow-1"], True), (["harlequin"], True), (["blue-1", "blue-2"], False), (["yellow-1"], False)],
)
def test_aegis_needs_all_its_colours_in_one_or_more_cards(duel: Factory, hand: list[str], usable: bool) -> None:
    t = duel(foe=Side(hand=hand, battle=["warden"], rested_energy=TIRED), cards=(warden(), HARLEQUIN))
    t.you.attack("captain", "scout").pass_()
    assert t.foe.can_use("warden") is usable


@rule("dbs:10-33-2")
def test_aegis_is_activated_in_the_defense_step_of_the_opponents_turn_only(duel: Factory) -> None:
    side = Side(hand=["harlequin"], battle=["warden"], rested_energy=TIRED)
    t = duel(side, cards=(warden(), HARLEQUIN))
    assert not t.you.can_use("warden")
    t.you.attack("warden", "scout")
    assert not t.you.can_use("warden")
    t = duel(foe=side, cards=(warden(), HARLEQUIN))
    t.you.attack("captain", "scout").pass_()
    assert t.foe.can_use("warden")
    brave = Permanent(("battle",), (Number(("power",), Fixed(1000), IsSource()),), when=Defending())
    t = duel(Side(battle=["brave"]), Side(battle=["brave"]), cards=(battle("brave", "red", 1, 5000, brave),))
    t.you.attack("captain", "scout")
    assert (t.you.power("brave"), t.foe.power("brave")) == (5000, 5000)
    t.you.pass_()
    assert (t.you.power("brave"), t.foe.power("brave")) == (5000, 6000), "it is the defending player's step"


# [Alliance]

RISING = Auto(("battle",), (When("attack", IsSource(), Stand(This()), "auto"),))
PACT = battle("pact", "red", 1, 15_000, alliance(("red", "green"), Draw(ONE)))


@rule("dbs:10-35-1", "dbs:10-35-2")
@pytest.mark.parametrize("partners", [("red-1",), ("green-1",), ("red-1", "green-1", "duo")])
def test_alliance_rests_partners_of_its_colours_for_its_effect(duel: Factory, partners: tuple[str, ...]) -> None:
    area = ["pact", "red-1", "green-1", "blue-1", "duo", "camp"]
    t = duel(Side(battle=area, rested=["red-2"]), cards=(PACT, DUO, extra("camp", "red", 1, field())))
    t.you.attack("pact", "scout").accept()
    assert sorted(t.you.offered("card")) == ["duo", "green-1", "red-1"]
    t.you.choose(*partners)
    assert sorted(t.you.rested) == sorted(["pact", "red-2", *partners])
    assert t.you.hand == ["black-3"], "once, however many they are"


@rule("dbs:10-35-1")
def test_alliance_is_a_choice_and_needs_a_partner(duel: Factory) -> None:
    t = duel(Side(battle=["pact", "red-1"]), cards=(PACT,))
    t.you.attack("pact", "scout").decline()
    assert (t.you.rested, t.you.hand) == (["pact"], [])
    t = duel(Side(battle=["pact", "blue-1"], rested=["red-1"]), Side(battle=["red-1"]), cards=(PACT,))
    t.you.attack("pact", "scout")
    assert t.asked == ("you", "offense-step")
    t = duel(Side(battle=["pact", "red-3", "red-1"]), cards=(PACT,))
    t.you.attack("red-3", "scout")
    assert t.asked == ("you", "offense-step"), "it is its own attack that counts"


@rule("dbs:10-35-1")
def test_a_card_is_no_partner_of_its_own(duel: Factory) -> None:
    bold = battle("bold", "red", 1, 15_000, alliance(("red", "green"), Draw(ONE)), RISING)
    t = duel(Side(battle=["bold", "red-1"]), cards=(bold,))
    t.you.attack("bold", "scout").choose("trigger/1")
    assert t.you.rested == []
    t.you.accept()
    assert t.you.offered("card") == ["red-1"]
    t.you.choose("red-1")


# [Revive]

PHOENIX = battle("phoenix", "blue", 1, 5000, revive(("blue", "yellow")))
HIT = spell("hit", Ko(Every(THEIRS)))


@rule("dbs:10-37-1", "dbs:10-37-2")
def test_revive_plays_the_card_again_for_a_card_of_each_colour(duel: Factory) -> None:
    foe = Side(hand=["red-1", "blue-1", "yellow-1"], rested=["phoenix"])
    judge = watcher("judge", "played", Is("{phoenix}") & Marked("from drop"))
    t = duel(Side(hand=["hit"], battle=["judge"]), foe, cards=(PHOENIX, HIT, judge))
    t.you.use("hit")
    t.foe.accept()
    assert sorted(t.foe.offered("card")) == ["blue-1", "yellow-1"]
    t.foe.choose("blue-1")
    assert t.foe.battle == ["phoenix"]
    assert t.foe.rested == [], "it comes in Active Mode"
    assert t.foe.drop == ["blue-1", "yellow-1"]
    assert t.foe.hand == ["red-1"]
    assert t.you.hand == ["black-3"], "all see that it is played, from the Drop Area"


@rule("dbs:10-37-1")
def test_revive_is_negated_for_the_rest_of_the_turn(duel: Factory) -> None:
    spare = ["blue-1", "yellow-1"] * 3
    side = Side(hand=["hit", "hit", "red-1"])
    t = duel(side, Side(hand=spare, battle=["phoenix"]), cards=(PHOENIX, HIT))
    t.you.use("hit")
    t.foe.accept().choose("blue-1")
    t.you.use("hit")
    assert t.asked == ("you", "main-phase"), "not again this turn"
    assert t.foe.drop[-1] == "phoenix"
    t = duel(side, Side(hand=spare, battle=["phoenix"]), cards=(PHOENIX, HIT))
    t.you.use("hit")
    t.foe.accept().choose("blue-1")
    t.you.end_turn()
    t.foe.end_turn()
    t.you.charge().use("hit")
    t.foe.accept().choose("blue-1")
    assert t.foe.battle == ["phoenix"], "in another turn it may"


@rule("dbs:10-37-1", "dbs:10-37-2")
def test_revive_is_a_choice_and_needs_both_colours_and_a_ko(duel: Factory) -> None:
    foe = Side(hand=["blue-1", "yellow-1"], battle=["phoenix"])
    t = duel(Side(hand=["hit"]), foe, cards=(PHOENIX, HIT))
    t.you.use("hit")
    t.foe.decline()
    assert (t.foe.battle, t.foe.drop) == ([], ["phoenix"])
    t = duel(Side(hand=["hit"]), Side(hand=["blue-1", "blue-2"], battle=["phoenix"]), cards=(PHOENIX, HIT))
    t.you.use("hit")
    t.pending("use-effect", t.foe)
    assert t.foe.options == ["no"]
    toss = spell("toss", Drop(Every(THEIRS)))
    t = duel(Side(hand=["toss"]), foe, cards=(PHOENIX, toss))
    t.you.use("toss")
    assert t.asked == ("you", "main-phase"), "dropped, not KO'd"


@rule("dbs:10-37-1")
def test_revive_is_about_its_own_card_alone(duel: Factory) -> None:
    peck = spell("peck", Ko(Pick(THEIRS, ONE)))
    cards = (PHOENIX, battle("bennu", "blue", 1, 5000, revive(("blue", "yellow"))), HARLEQUIN, peck)
    foe = Side(hand=["harlequin"] * 2, battle=["phoenix", "bennu", "red-1"])
    t = duel(Side(hand=["peck"] * 3), foe, cards=cards)
    t.you.use("peck").choose("red-1")
    assert t.asked == ("you", "main-phase"), "nobody comes back for another card"
    for slug in ("phoenix", "bennu"):
        t.you.use("peck").choose(slug)
        t.foe.accept()
    assert t.foe.battle == ["phoenix", "bennu"], "each has its own"
