"""Épopées in general: set-up, hourglasses, what they change and when it ends (5.1.1)."""

import pytest

from pioche.games.seiya import Config, new
from pioche.games.seiya.card import EPIC_TYPE
from pioche.games.seiya.cards import ALL
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Refused
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import view
from tests.scenario import Factory, Scenario, Side, packet, rule

EPICS = {card.slug.removeprefix("epopee-") for card in ALL if card.type == EPIC_TYPE and card.set != "hades"}
WARRIORS = {"blizzard", "fuite", "fonte-des-glaces"}
GUARDS = {"encercles", "septieme-sens"}
MARINAS = {"deluge"}
FLAMES = {"epuisement-d-athena", "fonte-des-glaces"}
FLAME = "mu-du-belier"  # in the sixth slot it leaves the field in upkeep, and a Flame goes out
WARRIOR = "siegfried-de-dubhe"  # its Exit freezes the top card of each draw pile


def slugs(game: Game, zone: str) -> list[str]:
    definitions = game.rules.catalogue.definitions
    return [definitions[game.cards[ref].definition].slug.removeprefix("epopee-") for ref in game.cards_in(zone)]


def hourglasses(t: Scenario) -> int:
    """Those on the Épopée, as everybody sees them."""
    (found,) = (card.counters.get("hourglass", 0) for card in t.shun.view.cards("epic"))
    return found


def current(t: Scenario) -> list[str]:
    return slugs(t.game, "epic")


# Setting up


@rule("seiya:classic:5.1.1:1", "seiya:classic:5.1.1:4", "seiya:glossary:epopee:1", "seiya:glossary:epopee:3")
@pytest.mark.parametrize("config", [{}, {"asgard": True}, {"mode": "solo"}])
def test_epics_are_optional_and_one_is_revealed_at_the_start(config: dict[str, object]) -> None:
    game = new(Config(**config), 3)  # type: ignore[arg-type]
    assert slugs(game, "epic") == slugs(game, "epics") == []
    game = new(Config(epics=True, **config), 3)  # type: ignore[arg-type]
    assert len(slugs(game, "epic")) == 1
    assert game.cards[game.cards_in("epic")[0]].counters == ()


@rule("seiya:classic:4:16")
def test_the_epics_are_shuffled_and_lie_face_down() -> None:
    games = [new(Config(asgard=True, poseidon=True, epics=True), seed) for seed in range(9)]
    for game in games:
        assert {*slugs(game, "epic"), *slugs(game, "epics")} == EPICS
        assert len(slugs(game, "epics")) == 18
        for seat in (0, 1, NOBODY):
            assert not [card for card in view(game, seat).cards("epics") if card.slug]
    assert len({slugs(game, "epic")[0] for game in games}) > 3


@rule("seiya:classic:5.1.1:13", "seiya:classic:5.1.1:14", "seiya:classic:5.1.1:15", "seiya:classic:5.1.1:16")
@pytest.mark.parametrize(
    ("config", "missing"),
    [
        ({}, WARRIORS | GUARDS | MARINAS),
        ({"asgard": True}, MARINAS),
        ({"asgard": True, "poseidon": True}, set()),
        ({"mode": "solo"}, MARINAS | FLAMES),
        ({"mode": "solo", "poseidon": True}, FLAMES),
    ],
)
def test_an_epic_that_needs_what_is_not_there_is_left_out(config: dict[str, object], missing: set[str]) -> None:
    game = new(Config(epics=True, **config), 1)  # type: ignore[arg-type]
    assert EPICS - {*slugs(game, "epic"), *slugs(game, "epics")} == missing


@rule("seiya:classic:0:31")
def test_poseidon_needs_asgard() -> None:
    with pytest.raises(Refused) as refused:
        new(Config(poseidon=True), 1)
    assert refused.value.reason.rule == "seiya:classic:0:31"
    assert new(Config(poseidon=True, asgard=True), 1).decision is not None


@rule("seiya:classic:4:15")
def test_the_reserve_counts_thirty_six_cards_more_with_poseidon() -> None:
    counts = []
    for config in (Config(), Config(asgard=True), Config(asgard=True, poseidon=True)):
        game = new(config, 1)
        counts.append(len(game.cards_in("reserve")) + len(game.cards_in("field")))
    assert counts == [125, 160, 196]


# Hourglasses


@rule(
    "seiya:classic:5.1.1:5", "seiya:classic:5.1.1:6", "seiya:classic:5.1.1:7", "seiya:glossary:epopee:4",
    "seiya:glossary:epopee:5", "seiya:glossary:jeton-sablier:1",
)  # fmt: skip
@pytest.mark.parametrize(("slug", "duration"), [("soutien-telepathique", 2), ("doutes", 3)])
def test_each_flame_adds_an_hourglass_until_the_epic_is_replaced(table: Factory, slug: str, duration: int) -> None:
    t = table(
        seiya=Side(hand=packet("seiya", count=5)),
        shun=Side(hand=packet("shun", count=5)),
        field=["jaki"] + [FLAME] * 5,
        epic=slug,
        epics=["tournoi-galactique"],
    )
    for turn in range(duration):
        assert current(t) == [slug]
        assert hourglasses(t) == turn
        getattr(t, t.active).end_turn()
    assert t.flames == 12 - duration
    assert current(t) == ["tournoi-galactique"]
    assert hourglasses(t) == 0
    assert slugs(t.game, "epics-past") == [slug]
    assert {event.seat for event in t.events("hourglass")} == {-1}, "they are nobody's"


@rule("seiya:classic:5.1.1:6", "seiya:classic:5.1.1:7")
def test_a_flame_that_goes_out_with_an_acquisition_counts_too(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne"] * 3),
        field=[FLAME, "jaki"],
        epic="soutien-telepathique",
        hourglasses=1,
        epics=["doutes"],
    )
    for _ in range(3):
        t.seiya.play("shura-du-capricorne", FLAME)
    t.seiya.acquire(FLAME, "force")
    assert current(t) == ["doutes"], "at once"
    assert t.seiya.discard.count(FLAME) == 1


@rule("seiya:classic:5.1.1:6")
@pytest.mark.parametrize("slug", ["oko", WARRIOR])
def test_a_card_without_a_flame_adds_no_hourglass(table: Factory, slug: str) -> None:
    """Nor does a Sapphire."""
    t = table(seiya=Side(), field={5: "jaki", 6: slug}, epic="doutes", boxes=["asgard"])
    t.seiya.end_turn()
    assert hourglasses(t) == 0


@rule("seiya:classic:5.1.1:6")
def test_when_all_flames_are_out_a_gold_saint_adds_no_hourglass(table: Factory) -> None:
    """The Armour of Sagittarius acquires Mû for a Character in hand."""
    side = Side(hand=["armure-du-sagittaire", "oko"])
    t = table(seiya=side, field=["mu-du-belier"], epic="doutes", flames=0, boxes=["asgard"])
    t.seiya.play("armure-du-sagittaire").choose("oko")
    assert "mu-du-belier" in t.seiya.discard
    assert (t.flames, hourglasses(t)) == (0, 0)


@rule("seiya:glossary:epopee:6")
def test_alone_against_hilda_each_god_warrior_who_leaves_adds_an_hourglass(table: Factory) -> None:
    t = table(
        seiya=Side(hand=packet("seiya", count=5), draw=packet("seiya", count=5)),
        hilda=Side(),
        field={2: "jaki", 4: FLAME, 5: WARRIOR, 6: WARRIOR},
        reserve=["oko"] * 20,
        boxes=["asgard"],
        solo="normal",
        dice=[2, 2, 2, 2],
        epic="soutien-telepathique",
        epics=["doutes"],
    )
    seen = []
    for _ in range(3):
        seen.append((current(t), [card.counters.get("hourglass", 0) for card in t.seiya.view.cards("epic")]))
        t.seiya.end_turn()
    assert seen == [
        (["soutien-telepathique"], [0]),
        (["soutien-telepathique"], [1]),
        (["doutes"], [0]),
    ]
    assert [card.counters for card in t.seiya.view.cards("epic")] == [{}], "Mû's Flame adds none"
    kinds = [event.kind for event in t.log if event.kind in ("freeze", "hourglass")]
    assert kinds == ["freeze", "hourglass"] * 2, "after the Exit effect"


@rule("seiya:classic:5.1.1:3", "seiya:glossary:epopee:2")
def test_several_epics_follow_one_another_until_there_are_none(table: Factory) -> None:
    t = table(
        seiya=Side(hand=packet("seiya", count=5)),
        shun=Side(hand=packet("shun", count=5)),
        field=["jaki"] + [FLAME] * 5,
        reserve=["oko"] * 5,
        epic="soutien-telepathique",
        epics=["encercles-2"],
    )
    seen = []
    for _ in range(5):
        getattr(t, t.active).end_turn()
        seen.append(current(t))
    assert seen == [["soutien-telepathique"], ["encercles-2"], ["encercles-2"], [], []]


# What they change


@rule("seiya:classic:5.1.1:2", "seiya:classic:5.1.1:8", "seiya:classic:5.1.1:9", "seiya:classic:5.1.1:11")
def test_the_continuous_effect_ends_with_the_epic_and_its_end_effect_comes_at_once(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne"] * 3 + ["seiya-common"], discard=packet("seiya", count=2)),
        field=[FLAME, "jaki"],
        epic="tournoi-galactique",
        hourglasses=2,
        epics=["doutes"],
    )
    t.seiya.play("seiya-common", "jaki").decline()
    assert t.seiya.cosmos_of("seiya-common") == 0
    for _ in range(3):
        t.seiya.play("shura-du-capricorne", FLAME)
    assert t.seiya.tokens == 0
    t.seiya.acquire(FLAME, "force")
    assert current(t) == ["doutes"]
    assert t.seiya.cosmos_of("seiya-common") == 1
    assert t.seiya.tokens == 2


@rule("seiya:classic:5.1.1:10")
def test_some_effects_change_with_the_hourglasses(table: Factory) -> None:
    costs = []
    for count in range(3):
        t = table(seiya=Side(), field=["babel-du-centaure", "mu-du-belier"], epic="doutes", hourglasses=count)
        costs.append((t.number("cost_force", "babel-du-centaure"), t.number("cost_force", "mu-du-belier")))
    assert costs == [(5, 7), (6, 6), (6, 6)]


@rule("seiya:classic:5.1.1:12", "seiya:glossary:effet-de-fin-de-partie:1")
@pytest.mark.parametrize(("field", "points"), [({1: "jaki", 2: "oko"}, 3), ({1: "jaki", 6: FLAME}, 0)])
def test_an_effect_at_the_end_of_the_game_counts_only_if_the_epic_is_still_there(
    table: Factory, field: dict[int, str], points: int
) -> None:
    t = table(
        seiya=Side(discard=["jango"], hand=packet("seiya", count=5)),
        shun=Side(hand=packet("shun", count=5)),
        first=1,
        turn=1,
        field=field,
        removed=["jango", "pegase-noir", "jango"],
        flames=1,
        epic="destruction-de-death-queen-island",
        hourglasses=2,
        epics=["doutes"],
    )
    without = table(seiya=Side(discard=["jango"], hand=packet("seiya", count=5)), field=["jaki"])
    t.shun.end_turn()
    assert t.seiya.score == without.seiya.score + points
