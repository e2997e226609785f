"""The greedy bot knows the duel: small positions in which a sensible player would not hesitate."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.arena import Tournament
from pioche.games.seiya.bots.houses import lead, lowering, majority
from pioche.games.seiya.bots.worth import Position
from pioche.kernel.state.view import view
from tests.games.seiya.test_greedy import RESERVE, acquired, play_turn
from tests.rules.seiya.duel import MU, SAGA, SHION
from tests.scenario import Scenario, Side, build

STRONG = "shura-du-capricorne"  # 3 Force
SHURA = "shura-duel"  # 1 Force
PILE = [SHION] * 8
NEXT = [f"maison-{sign}" for sign in ("poissons", "verseau", "capricorne", "scorpion", "balance")]
EIGHTH = "sens-huitieme-sens"


def duel(house: str, me: Side, other: Side | None = None, **given: Any) -> Scenario:
    """A duel in the turn of the Renegade, with nothing on the field that could be paid."""
    given = {"field": {1: "deathmask-du-cancer"}, "reserve": RESERVE, "houses": NEXT, "styx": ["markino"] * 9} | given
    return build(False, renegade=me, gold=other or Side(draw=PILE), house="maison-" + house, **given)


def rich(**given: Any) -> Side:
    return Side(draw=PILE, discard=["deathmask-du-cancer"] * 9, **given)


def test_it_acquires_the_maison_whose_cost_it_can_pay() -> None:
    for counter, wanted in ((6, True), (7, False)):
        given = play_turn(duel("lion", Side(hand=[STRONG, STRONG], draw=PILE, counter=counter)))
        assert acquired(given) == ["maison-lion"] * wanted
        assert sum(key.startswith("play:") for key in given) == 2 * wanted


def test_it_prefers_a_maison_to_a_weak_card_and_takes_both_if_it_can() -> None:
    for hand, wanted in ((1, ["maison-lion"]), (2, ["jabu-de-la-licorne", "maison-lion"])):
        me = Side(hand=[STRONG] * hand, draw=PILE, counter=3)
        assert sorted(acquired(play_turn(duel("lion", me, field={1: "jabu-de-la-licorne"})))) == wanted


def test_it_pays_with_no_more_than_the_maison_costs() -> None:
    given = play_turn(duel("lion", Side(hand=[STRONG, SAGA, SHION], draw=PILE, counter=3)))
    assert acquired(given) == ["maison-lion"]
    assert "play:" + STRONG in given or given.count(f"play:{SHION}") + given.count(f"play:{SAGA}") == 2
    assert sum(key.startswith("play:") for key in given) <= 2


def test_it_does_first_what_makes_the_maison_cheaper() -> None:
    """An Armour that is acquired lowers the counter by 3: 3 Force suffice then, and not without."""
    for counter, wanted in ((6, ["armure-du-lion", "maison-belier"]), (9, ["armure-du-lion"])):
        me = Side(hand=["shaka-de-la-vierge", "shaka-de-la-vierge", STRONG], draw=PILE, counter=counter)
        given = play_turn(duel("belier", me, field={1: "armure-du-lion"}))
        assert acquired(given) == wanted


def test_it_pays_souls_if_the_maison_is_within_reach_then() -> None:
    for counter, souls, paid in ((5, 2, 1), (7, 4, 2), (7, 2, 0), (3, 4, 0)):
        given = play_turn(duel("cancer", Side(hand=[STRONG], draw=PILE, counter=counter, souls=souls)))
        assert given.count("power:maison-cancer") == paid
        assert acquired(given) == ["maison-cancer"] * (paid > 0 or counter <= 3)


def test_it_destroys_the_weakest_hero_for_a_maison() -> None:
    t = duel("sagittaire", Side(hand=[STRONG, SAGA, SHION], draw=PILE, counter=8))
    given = play_turn(t)
    assert given.count("power:maison-sagittaire") == 1
    assert acquired(given) == ["maison-sagittaire"]
    assert t.slugs("destroyed", 0) == [SHION]


def test_it_hampers_to_lower_its_counter() -> None:
    for counter, wanted in ((7, True), (8, False)):
        me = Side(hand=[STRONG], draw=PILE, counter=counter, souls=2)
        given = play_turn(duel("poissons", me, enfers={5: "squelette-2"}))
        assert (acquired(given) == ["maison-poissons"]) is wanted


def test_it_uses_a_capacite_to_lower_its_counter() -> None:
    for counter, wanted in ((5, True), (3, False)):
        me = Side(hand=[STRONG], draw=PILE, counter=counter, gifts=["capacite-autre-dimension"])
        given = play_turn(duel("gemeaux", me, field={1: "gigas"}))
        assert ("gift:capacite-autre-dimension" in given) is wanted
        assert acquired(given) == ["maison-gemeaux"]


def test_it_makes_the_maison_cheaper_by_a_capacite() -> None:
    for counter, wanted in ((5, True), (6, False)):
        me = Side(hand=[STRONG], draw=PILE, counter=counter, gifts=["capacite-excalibur"])
        given = play_turn(duel("lion", me))
        assert ("gift:capacite-excalibur" in given) is wanted
        assert acquired(given) == ["maison-lion"] * wanted


def test_it_uses_the_talent_of_a_hero_if_the_capacite_for_it_is_there() -> None:
    for gift, wanted in (("autre-dimension", True), ("execution-de-l-aurore", False)):
        me = Side(hand=[SAGA], draw=PILE, counter=4, gifts=["capacite-" + gift])
        given = play_turn(duel("lion", me))
        assert (any(key.startswith("talent:") for key in given)) is wanted
        assert acquired(given) == ["maison-lion"] * wanted


def test_a_hero_faces_the_maison_that_its_talent_makes_cheaper() -> None:
    for counter, wanted in ((3, True), (4, False)):
        me = Side(hand=[SHURA], draw=PILE, counter=counter, gifts=["capacite-excalibur"])
        given = play_turn(duel("lion", me, enfers={5: "hades"}))
        assert acquired(given) == ["maison-lion"] * wanted


def test_of_a_talent_it_chooses_what_wins_something() -> None:
    me = Side(hand=[SAGA, "shaka-de-la-vierge"], draw=PILE, counter=9, gifts=["capacite-autre-dimension"])
    given = play_turn(duel("lion", me, field={1: "marine-de-l-aigle"}))
    assert "option/2" in given


def test_it_ends_the_game_only_if_it_leads() -> None:
    for me, other, wanted in ((rich, Side, True), (Side, rich, False)):
        given = play_turn(duel("poissons", me(hand=[STRONG], counter=3), other(), houses=[]))
        assert ("acquire:maison-poissons@house:force" in given) is wanted
        six = ["maison-" + sign for sign in ("belier", "taureau", "cancer", "vierge", "lion", "gemeaux")]
        t = duel("poissons", me(hand=[STRONG], counter=3, houses=six), other(), altar="autel-victoire")
        assert ("acquire:maison-poissons@house:force" in play_turn(t)) is wanted


def test_athena_draws_it_to_elysion() -> None:
    for waiting in ([], ["athena-combattante-divine"]):
        t = duel("lion", Side(draw=PILE, senses=[EIGHTH], pawn=2, counter=12), elysion=waiting)
        given = play_turn(t)
        assert "space/1" in given
        assert ("yes" in given) is bool(waiting)


def test_it_knows_what_lowers_its_counter() -> None:
    def drop(house: str, deed: str, slug: str = "", counter: int = 9) -> int:
        t = duel(house, Side(draw=PILE, counter=counter))
        return lowering(Position(view(t.game, 0)), {deed: 1}, slug)

    assert drop("belier", "acquire", "armure-du-lion") == 3
    assert drop("belier", "acquire", MU) == drop("belier", "wound") == 0
    assert drop("belier", "acquire", "armure-du-lion", counter=3) == 2, "not below 1"
    assert drop("taureau", "overcome-force", "oko") == 2
    assert drop("taureau", "overcome-force", "squelette-2") == 0, "who is not on the field"
    assert (drop("lion", "energy"), drop("vierge", "exhaust"), drop("gemeaux", "use-gift")) == (2, 1, 2)


def test_it_knows_what_an_autel_makes_of_a_card_more() -> None:
    def worth(altar: str, zone: str, own: int, other: int, left: float) -> float:
        t = duel("lion", Side(draw=PILE), altar="autel-" + altar)
        return majority(Position(view(t.game, 0)), zone, own, other, left)

    assert worth("gloire", "own-houses", 3, 3, 2) > worth("gloire", "own-houses", 3, 3, 8) > 0
    assert worth("gloire", "own-houses", 6, 0, 2) == 0, "it is decided"
    assert worth("gloire", "neant", 3, 3, 2) == worth("offrandes", "own-houses", 3, 3, 2) == 0
    assert worth("justice", "neant", 3, 3, 2) > 0


def test_it_judges_who_leads() -> None:
    t = duel("lion", rich(), Side(draw=PILE))
    assert lead(Position(view(t.game, 0))) > 10
    assert lead(Position(view(t.game, 1))) < -10
    t = duel("lion", Side(), Side(), altar="autel-gloire")
    assert (lead(Position(view(t.game, 0))), lead(Position(view(t.game, 0)), 1)) == (0, 5)


def test_it_beats_random_in_a_duel() -> None:
    report, _ = Tournament("seiya", ("random", "greedy"), 4, "few", {"mode": "duel", "fewer_houses": 6}).run()
    assert report is not None
    assert report.seats[1].wins == 4


@pytest.mark.slow
def test_it_wins_nine_duels_of_ten_against_random() -> None:
    report, _ = Tournament("seiya", ("greedy", "random"), 10, "many", {"mode": "duel"}).run()
    assert report is not None
    assert report.seats[0].wins >= 9
