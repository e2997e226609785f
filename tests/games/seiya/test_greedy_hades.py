"""The greedy bot knows the Enfers: small positions in which a sensible player would not hesitate."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.arena import Tournament
from pioche.games.seiya.bots.plan import best_plan, means_of
from pioche.games.seiya.bots.reading import Rates, boost, discount, effects_of, gain_of
from pioche.games.seiya.bots.trials import rewards
from pioche.games.seiya.bots.worth import CARDS, Position, effect
from pioche.games.seiya.card import Annihilated, Gift, Sense
from pioche.kernel.state.view import view
from tests.games.seiya.test_greedy import HERO, PILE, RESERVE, acquired, play_turn
from tests.scenario import Scenario, Side, build

BOXES = ("asgard", "poseidon", "hades")
STRONG = "shura-du-capricorne"  # 3 Force
SOLDIER, PROUD, GIANT = "squelette-2", "garde-de-caina", "hades"  # 2, 4 and 13 Force for 1, 2 and 7 PV
JUDGE = "minos-du-griffon"  # 10 Force, 5 PV
FULL = {1: "squelette-1", 2: "squelette-3", 3: "squelette-4", 4: "markino"}
OTHERS = {"styx": ["markino"] * 9, "capacities": ["capacite-offrande"] * 3}
FIFTH, SIXTH, SEVENTH, EIGHTH = (f"sens-{name}-sens" for name in ("cinquieme", "sixieme", "septieme", "huitieme"))


def table(me: Side, other: Side | None = None, **given: Any) -> Scenario:
    given = {"field": {1: "armure-du-lion"}, "reserve": RESERVE, **OTHERS} | given
    return build(False, seiya=me, shun=other or Side(draw=PILE), boxes=BOXES, **given)


def test_it_annihilates_who_is_in_reach_and_worth_points() -> None:
    t = table(Side(hand=[HERO] * 3, draw=PILE), enfers={5: SOLDIER})
    assert acquired(play_turn(t)) == [SOLDIER]
    assert t.slugs("neant", 0) == [SOLDIER]


def test_it_takes_the_dearer_way_with_a_bonus_if_it_can_pay_and_the_cheaper_one_if_not() -> None:
    for hand, tokens in ((2, 1), (1, 0)):
        me = Side(hand=[HERO] * hand, draw=PILE, pawn=3)
        t = table(me, enfers={3: SOLDIER})
        assert acquired(play_turn(t)) == [SOLDIER]
        assert t.game.counters.get("tokens/0", 0) == tokens


def test_it_prefers_a_weighty_character_to_a_light_one() -> None:
    t = table(Side(hand=[STRONG, STRONG], draw=PILE, pawn=4), enfers={4: "gordon-du-minotaure", 5: "ame-damnee"})
    assert acquired(play_turn(t)) == ["gordon-du-minotaure"]


def test_it_brings_as_many_and_as_strong_characters_as_a_fight_needs() -> None:
    few = table(Side(hand=[STRONG, STRONG], draw=PILE), enfers={5: "ivan-du-troll"})
    assert acquired(play_turn(few)) == []
    enough = table(Side(hand=[STRONG, HERO, HERO], draw=PILE), enfers={5: "ivan-du-troll"})
    assert acquired(play_turn(enough)) == ["ivan-du-troll"]
    weak = table(Side(hand=[HERO] * 9, draw=PILE), enfers={5: "rhadamanthe-de-la-wyverne"})
    assert not [key for key in play_turn(weak) if key.startswith("play:")]


def test_it_frees_itself_of_a_weighty_card() -> None:
    t = table(Side(hand=[STRONG, HERO, HERO], draw=PILE, entrave=["sylphide-du-basilic", SOLDIER]))
    play_turn(t)
    assert t.slugs("entrave", 0) == [SOLDIER]


def test_who_cannot_face_the_enfers_frees_itself_first() -> None:
    me = Side(hand=[STRONG] * 3, draw=PILE, entrave=["saga-des-gemeaux-renegat"])
    given = play_turn(table(me, enfers={5: "rune-du-balrog"}))
    assert acquired(given) == ["saga-des-gemeaux-renegat"]


def test_it_hampers_the_leader_when_souls_suffice() -> None:
    rich = Side(draw=PILE, neant=["hypnos"])
    sides = {"seiya": Side(draw=PILE, souls=7), "shun": Side(draw=PILE), "ikki": rich}
    t = build(False, **sides, boxes=BOXES, field={1: "armure-du-lion"}, reserve=RESERVE, enfers={5: GIANT}, **OTHERS)
    assert "bind:hades@enfers/5" not in play_turn(t)
    sides["seiya"] = Side(draw=PILE, souls=10)
    t = build(False, **sides, boxes=BOXES, field={1: "armure-du-lion"}, reserve=RESERVE, enfers={5: GIANT}, **OTHERS)
    given = play_turn(t)
    assert given[:2] == ["bind:hades@enfers/5", "player/2"]


def test_it_spends_souls_on_a_worthless_card_only_to_free_a_slot() -> None:
    """One free slot keeps the Judge at the Gate from coming out."""
    for enfers, hampers in (({4: "ame-damnee", 5: JUDGE}, False), (FULL | {4: "ame-damnee", 5: JUDGE}, True)):
        given = play_turn(table(Side(draw=PILE, souls=1, pawn=4), enfers=enfers))
        assert ("bind:ame-damnee@enfers/4" in given) is hampers


def test_it_frees_a_slot_when_the_card_at_the_gate_would_come_out() -> None:
    """A card of the field is worth more than a Skeleton, but not than the Judge who would hamper."""
    for gate, wanted in ((3, ["jabu-de-la-licorne"]), (0, [*FULL.values()])):
        me = Side(hand=[HERO] * 3, draw=PILE, pawn=2)
        enfers = {3: "squelette-4"} | ({} if gate else FULL | {5: JUDGE})
        given = play_turn(table(me, enfers=enfers, gate=gate, field={1: "jabu-de-la-licorne"}))
        assert acquired(given)[0] in wanted


def test_it_takes_the_next_sens_while_there_is_time_and_then_capacities() -> None:
    for flames, answer in ((12, "eveil"), (0, "capacity")):
        me = Side(hand=[HERO] * 2, draw=PILE, senses=[FIFTH])
        t = table(me, enfers={5: SOLDIER}, trials=["epreuve-porte-des-enfers"], flames=flames)
        assert answer in play_turn(t)


def test_it_does_what_an_epreuve_asks_for() -> None:
    for trial, wanted in (("epreuve-porte-des-enfers", "squelette-5"), ("epreuve-giudecca", SOLDIER)):
        me = Side(hand=[HERO] * 2, draw=PILE, entrave=[SOLDIER], pawn=4)
        given = play_turn(table(me, enfers={5: "squelette-5"}, trials=[trial]))
        assert acquired(given) == [wanted]


def test_it_raises_a_hero_by_a_technique_for_a_weak_card_but_not_for_that_hero_alone() -> None:
    for card, wanted in (("gigas", True), (STRONG, False)):
        armed = Side(hand=[HERO, card], draw=PILE, armour="armure-de-pegase", aside=["seiya-common"])
        t = table(armed)
        assert ("technique:board-chevalier-de-pegase" in play_turn(t)) is wanted
        assert (t.slugs("aside", 0) == []) is wanted


def test_of_two_acquisitions_the_second_may_meet_an_epreuve() -> None:
    """Two Skeletons instead of one card of the field that is worth a little more than both."""
    for trials, number in ((("epreuve-antenora",), 2), ((), 1)):
        me = Side(hand=[HERO, HERO, STRONG], draw=PILE, pawn=2, senses=[FIFTH])
        given = play_turn(table(me, enfers={4: SOLDIER, 5: "squelette-3"}, field={1: "geist"}, trials=trials))
        assert len(acquired(given)) == number


def test_what_two_fights_meet_is_rewarded_once() -> None:
    def gain(*trials: str) -> float:
        me = Side(hand=[STRONG, HERO, HERO], draw=PILE, pawn=4, senses=[FIFTH], gifts=["capacite-offrande"] * 3)
        t = table(me, enfers={4: SOLDIER, 5: "squelette-5"}, trials=trials)
        position = Position(view(t.game, 0))
        plan = best_plan(position, means_of(position))
        assert len(plan.aims) == 2
        return plan.gain - sum(rewards(position)[:1])

    assert gain("epreuve-porte-des-enfers") == pytest.approx(gain())


def test_it_exhausts_two_sens_if_an_epreuve_wants_so_many() -> None:
    for senses, trial, wanted in (
        ([FIFTH, EIGHTH], True, True),
        ([FIFTH, EIGHTH], False, False),
        ([EIGHTH], True, False),
    ):
        me = Side(hand=["gigas"], draw=PILE, senses=senses, pawn=1)
        given = play_turn(table(me, enfers={5: GIANT}, trials=["epreuve-deux-sals"] * trial))
        assert (f"sense:{EIGHTH}" in given) is wanted


def test_it_plays_all_characters_if_an_epreuve_wants_so_many() -> None:
    for trials, wanted in (((), 0), (("epreuve-armee-des-morts",), 6)):
        t = table(Side(hand=[HERO] * 6, draw=PILE), field={1: "mu-du-belier"}, trials=trials)
        assert sum(key.startswith("play:") for key in play_turn(t)) == wanted
    few = table(Side(hand=[HERO] * 5, draw=PILE), field={1: "mu-du-belier"}, trials=trials)
    assert not [key for key in play_turn(few) if key.startswith("play:")]


def test_it_takes_the_bonus_that_an_epreuve_wants() -> None:
    for trials, wanted in (((), "bonus/tokens"), (("epreuve-champs-elysees",), "bonus/energy")):
        me = Side(hand=[HERO] * 2, draw=PILE, pawn=2, senses=[FIFTH])
        t = table(me, enfers={2: SOLDIER}, trials=trials)
        assert wanted in play_turn(t)


def test_it_shakes_off_by_an_effect_whom_it_could_not_fight() -> None:
    for pile, left in (([PROUD], []), (["shura-du-capricorne-renegat"], ["shura-du-capricorne-renegat"])):
        t = table(Side(hand=["eurydice"], draw=PILE, entrave=pile))
        play_turn(t)
        assert t.slugs("entrave", 0) == left


def test_it_discards_the_hero_whom_an_epreuve_wants() -> None:
    for trials, wanted in (((), "gigas"), (("epreuve-vallee-du-vent-noir",), HERO)):
        t = table(Side(hand=["gigas", HERO], draw=PILE, senses=[FIFTH]), field={1: "mu-du-belier"}, trials=trials)
        given = play_turn(t)
        assert given[:2] == [f"sense:{FIFTH}", wanted]


def test_it_discards_a_bad_card_for_a_new_one_but_no_good_one() -> None:
    for card, wanted in (("gigas", True), (STRONG, False)):
        given = play_turn(table(Side(hand=[card], draw=PILE, senses=[FIFTH])))
        assert (f"sense:{FIFTH}" in given) is wanted


def test_it_makes_a_hero_stronger_only_if_that_wins_something() -> None:
    for hand, wanted in ((3, True), (4, False), (1, False)):
        me = Side(hand=[HERO] * hand, draw=PILE, senses=[SEVENTH], pawn=4)
        given = play_turn(table(me, enfers={5: PROUD}))
        assert (f"sense:{SEVENTH}" in given) is wanted
        assert acquired(given) == [PROUD] * (hand > 1)


def test_it_makes_cheaper_who_would_else_be_too_strong() -> None:
    for hand, wanted in ((3, True), (1, False)):
        me = Side(hand=[HERO] * hand, draw=PILE, gifts=["capacite-requiem"], pawn=4)
        given = play_turn(table(me, enfers={5: "mills-de-l-elfe"}))
        assert ("gift:capacite-requiem" in given) is wanted
        assert acquired(given) == ["mills-de-l-elfe"] * wanted


def test_its_pawn_climbs_but_not_before_it_has_won_what_lies_below() -> None:
    given = play_turn(table(Side(draw=PILE, senses=[EIGHTH]), enfers={5: GIANT}))
    assert given[:2] == [f"sense:{EIGHTH}", "space/3"]
    given = play_turn(table(Side(hand=[HERO] * 2, draw=PILE, senses=[EIGHTH], pawn=3), enfers={3: SOLDIER}))
    assert given.index("bonus/tokens") < given.index("space/1")


def test_its_pawn_stays_in_elysion() -> None:
    given = play_turn(table(Side(draw=PILE, senses=[EIGHTH], pawn=1), enfers={5: GIANT}))
    assert f"sense:{EIGHTH}" not in given


def test_effects_are_read_as_they_are_written() -> None:
    usual = Rates(force=0.3, draw=0.4, soul=0.2)

    def worth(slug: str, kind: type[Any]) -> float:
        return sum(gain_of(effect, usual) for effect in effects_of(CARDS[slug], kind))

    assert worth("squelette-3", Annihilated) == pytest.approx(0.4)
    assert worth("phlegyas-du-lycaon", Annihilated) == 1
    assert worth("capacite-offrande", Gift) == pytest.approx(0.4)
    assert worth("aphrodite-des-poissons-renegat", Annihilated) > 0  # what hurts opponents
    assert worth("ochs-de-la-gorgone", Annihilated) < 0  # what hurts oneself
    assert worth("giganto-du-cyclope", Annihilated) == 0  # what nobody has to do
    (seventh,), (requiem,) = effects_of(CARDS[SEVENTH], Sense), effects_of(CARDS["capacite-requiem"], Gift)
    assert boost(seventh) == (1, 1)
    assert (discount(requiem), discount(seventh)) == (2, 0)


def test_a_card_is_stronger_by_what_can_be_read_of_its_effects() -> None:
    assert effect(CARDS["armure-de-la-vierge"]) > effect(CARDS["gigas"]) == 0


def test_it_beats_random_with_hades() -> None:
    config = {"asgard": True, "poseidon": True, "hades": True, "flames": 6}
    report, _ = Tournament("seiya", ("random", "greedy"), 6, "few", config).run()
    assert report is not None
    assert report.seats[1].wins == 6


@pytest.mark.slow
def test_it_wins_nineteen_games_of_twenty_against_random_with_hades() -> None:
    config = {"asgard": True, "poseidon": True, "hades": True}
    report, _ = Tournament("seiya", ("greedy", "random"), 20, "many", config).run()
    assert report is not None
    assert report.seats[0].wins >= 19
