"""The greedy bot plays sensibly: small positions in which a sensible player would not hesitate."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pioche import games
from pioche.arena import Tournament
from pioche.games.seiya.bots.plan import best_plan, means_of
from pioche.games.seiya.bots.worth import CARDS, Position, power
from pioche.kernel.state.view import Choice, Question, view
from tests.scenario import Scenario, Side, build

HERO = "seiya-verycommon"
PILE = [HERO] * 8
RESERVE = ["oko"] * 100  # most of the game is still to come


def play_turn(scenario: Scenario) -> list[str]:
    """Let the bot play until its turn is over; returns the keys it answered."""
    game = scenario.game
    bots = [games.bot("seiya", "greedy", seat) for seat in range(game.players)]
    given: list[str] = []
    turn = game.counters["turn"]
    while (decision := game.decision) is not None and game.counters["turn"] == turn:
        seat = decision.seat
        keys = bots[seat].choose(view(game, seat))
        given += keys
        game.answer(seat, keys)
    return given


def acquired(given: list[str]) -> list[str]:
    return [key.split(":")[1].split("@")[0] for key in given if key.startswith("acquire:")]


def table(me: Side, **given: object) -> Scenario:
    return build(False, seiya=me, shun=Side(draw=PILE), reserve=RESERVE, **given)


def test_it_acquires_the_most_valuable_card_it_can_pay() -> None:
    rich = Side(hand=["doko-de-la-balance", "shura-du-capricorne", HERO, HERO], draw=PILE)
    given = play_turn(table(rich, field=["cassios", "oko", "mu-du-belier"]))
    assert acquired(given)[0] == "mu-du-belier"


def test_it_acquires_several_cards_if_it_can() -> None:
    rich = Side(hand=["doko-de-la-balance", "shura-du-capricorne", HERO], draw=PILE)
    given = play_turn(table(rich, field=["jabu-de-la-licorne", "spartan"]))
    assert sorted(acquired(given)) == ["jabu-de-la-licorne", "spartan"]


def test_it_pays_with_weak_cards_and_keeps_strong_ones() -> None:
    scenario = table(Side(hand=["shura-du-capricorne", HERO, HERO, HERO], draw=PILE), field=["spartan"])
    given = play_turn(scenario)
    assert acquired(given) == ["spartan"]
    assert given.count(f"play:{HERO}") == 3
    assert "play:shura-du-capricorne" not in given


def test_it_uses_no_more_cards_than_an_acquisition_needs() -> None:
    given = play_turn(table(Side(hand=["mu-du-belier", HERO, HERO], draw=PILE), field=["spartan"]))
    assert acquired(given) == ["spartan"]
    assert sum(key.startswith("play:") for key in given) == 2


def test_it_counts_cosmos_and_the_discount_of_the_last_slot() -> None:
    me = Side(hand=["seiya-common", HERO], armour="armure-de-la-vierge", draw=PILE)
    given = play_turn(table(me, field={6: "marine-de-l-aigle", 1: "oko"}))
    assert "acquire:marine-de-l-aigle@6:cosmos" in given


def test_it_fights_black_saints_with_their_model() -> None:
    given = play_turn(table(Side(hand=[HERO, HERO], draw=PILE), field={1: "pegase-noir", 2: "dragon-noir"}))
    assert acquired(given) == ["pegase-noir"]


def test_it_pays_the_price_of_dauphin() -> None:
    me = Side(hand=[HERO, HERO, HERO, "gigas"], draw=PILE)
    given = play_turn(table(me, field={1: "dauphin"}))
    assert "pay:dauphin@1" in given
    assert acquired(given) == ["dauphin"]


@pytest.mark.parametrize(
    ("hand", "facing"),
    [
        ([HERO] * 4, 0),  # each brings 1 Force and costs 1 more
        (["misty-du-lezard"] * 3, 0),  # 6 Force against 4 + 3
        (["misty-du-lezard"] * 4, 4),  # 8 against 4 + 4
        (["shura-du-capricorne"] * 2 + [HERO], 2),  # 6 against 4 + 2
    ],
)
def test_it_counts_what_a_fight_costs_once_its_cards_face_kassa(hand: list[str], facing: int) -> None:
    scenario = table(Side(hand=hand, draw=PILE), field={1: "kassa-des-lyumnades"}, boxes=("asgard", "poseidon"))
    given = play_turn(scenario)
    assert acquired(given) == ["kassa-des-lyumnades"] * bool(facing)
    assert sum(key.startswith("play:") for key in given) == facing


def test_who_is_played_for_an_effect_does_not_make_dearer_what_is_wanted() -> None:
    me = Side(hand=["seiya-common", *["shura-du-capricorne"] * 2], discard=[HERO], draw=PILE)
    given = play_turn(table(me, field={1: "kassa-des-lyumnades", 2: "pope"}, boxes=("asgard", "poseidon")))
    assert given[:2] == ["play:seiya-common", "pope@2"]
    assert acquired(given) == ["kassa-des-lyumnades"]


def test_it_takes_kuraggu_away_first() -> None:
    me = Side(hand=["shura-du-capricorne", "doko-de-la-balance", "aldebaran-du-taureau", "mu-du-belier"], draw=PILE)
    given = play_turn(table(me, field={1: "kuraggu", 3: "deathmask-du-cancer"}))
    assert acquired(given) == ["kuraggu", "deathmask-du-cancer"]


def test_it_raises_heroes_when_it_can_acquire_nothing() -> None:
    me = Side(hand=[HERO, HERO, HERO], armour="armure-de-pegase", draw=PILE, aside=["seiya-common"] * 5)
    scenario = table(me, field={1: "shura-du-capricorne"})
    play_turn(scenario)
    assert len(scenario.game.cards_in("destroyed", 0)) == 2


def test_it_heals_strong_characters_only() -> None:
    for wounded, heals in (("shura-du-capricorne", True), ("gigas", False)):
        scenario = table(Side(hand=[HERO], wounded=[wounded], draw=PILE), field={1: "doko-de-la-balance"})
        assert any(key.startswith("heal:") for key in play_turn(scenario)) is heals


def test_it_draws_before_it_plans() -> None:
    me = Side(hand=["seiya-common"], discard=[HERO], draw=[*PILE, "shura-du-capricorne"])
    given = play_turn(table(me, field={1: "spartan", 2: "pope"}))
    assert given[:3] == ["play:seiya-common", "spartan@1", "yes"]
    assert acquired(given) == ["spartan"]


def test_it_keeps_good_cards_and_discards_bad_ones() -> None:
    scenario = table(Side(hand=["shura-du-capricorne", "gigas"], draw=PILE), field={1: "mu-du-belier"})
    play_turn(scenario)
    names = [card.slug for card in view(scenario.game, 0).cards("hand", 0)]
    assert "shura-du-capricorne" in names
    assert "gigas" not in names


def test_it_wounds_its_own_weakest_card() -> None:
    scenario = build(
        False,
        seiya=Side(hand=["shura-du-capricorne", "doko-de-la-balance", "deathmask-du-cancer"], draw=PILE),
        shun=Side(hand=["shaka-de-la-vierge", "gigas", "gigas"], draw=PILE),
        field={1: "aphrodite-des-poissons"},
        reserve=RESERVE,
    )
    given = play_turn(scenario)
    assert acquired(given) == ["aphrodite-des-poissons"]
    assert [scenario.game.cards[ref].definition for ref in scenario.game.cards_in("wounded", 1)] == [
        scenario.game.rules.catalogue.by_slug["gigas"]
    ] * 2


def test_it_ends_a_phase_in_which_nothing_is_useful() -> None:
    assert play_turn(table(Side(hand=["gigas"], draw=PILE), field={1: "shura-du-capricorne"}))[0] == "end"


def test_it_faces_at_once_the_card_discarded_for_the_sea_dragon_if_that_pays() -> None:
    for hand, pays in (([HERO, HERO, "shura-du-capricorne"], True), ([HERO], False)):
        scenario = build(
            False,
            seiya=Side(hand=hand, draw=PILE),
            shun=Side(hand=["chevalier-de-cristal"], draw=PILE),
            field={1: "mu-du-belier", 2: "mu-du-belier", 6: "oko"},
            reserve=[*RESERVE, "ecaille-du-dragon-des-mers"],
            boxes=("asgard", "poseidon"),
        )
        scenario.seiya.end_turn()
        scenario.pending("confront", "seiya")
        given = play_turn(scenario)
        assert (acquired(given) == ["chevalier-de-cristal"]) is pays
        assert ("done" in given) is not pays


def test_it_answers_with_what_is_offered_where_no_card_can_be_seen() -> None:
    scenario = table(Side(hand=[HERO, HERO], draw=PILE), field={1: "oko"})
    seen = view(scenario.game, 0)
    for ask in ("confront", "choose-wound", "choose-affect", "choose-option", "choose-trigger", "choose-new-kind"):
        card = seen.cards("field")[0].tag if ask == "confront" else 0
        for keys in (("done", "?@draw/0/3"), ("?@draw/0/3", "no"), ("option/1", "option/2"), ("trigger/0", "x")):
            options = tuple(Choice(key, key if key in ("done", "no") else "card") for key in keys)
            answer = games.bot("seiya", "greedy", 0).choose(replace(seen, question=Question(ask, options, card=card)))
            assert len(answer) == 1
            assert set(answer) <= set(keys)


def test_no_plan_uses_a_card_twice() -> None:
    me = Side(hand=["doko-de-la-balance", "shaka-de-la-vierge", HERO, HERO, "seiya-common"], draw=PILE)
    scenario = table(me, field=["jabu-de-la-licorne", "spartan", "oko", "cassios", "armure-du-lion", "mu-du-belier"])
    position = Position(view(scenario.game, 0))
    plan = best_plan(position, means_of(position))
    used = [card.tag for aim in plan.aims for card in aim.used]
    assert plan.aims
    assert len(used) == len(set(used))
    assert plan.gain == pytest.approx(sum(aim.gain for aim in plan.aims))


def test_every_card_has_a_power() -> None:
    assert all(power(slug) >= 0 for slug in CARDS)


def test_it_beats_random_clearly() -> None:
    report, _ = Tournament("seiya", ("random", "greedy"), 12, "few").run()
    assert report is not None
    assert report.seats[1].wins >= 11


@pytest.mark.slow
def test_it_wins_nine_games_of_ten_against_random() -> None:
    report, _ = Tournament("seiya", ("greedy", "random"), 20, "many").run()
    assert report is not None
    assert report.seats[0].wins >= 18
