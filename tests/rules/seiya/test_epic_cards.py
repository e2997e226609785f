"""The Épopées one by one, from the foundation to Athéna's exhaustion."""

import pytest

from tests.scenario import Factory, Scenario, Side, packet, rule

FLAME = "mu-du-belier"  # in the sixth slot it leaves the field in upkeep, and a Flame goes out
TITAN = "shura-du-capricorne"  # 3 Force, cost 9
WARRIOR = "thor-de-phecda"
GUARDSMAN = "garde-d-asgard-1"
SOLDIER = "soldat-marina-2"
BOXES = ("asgard", "poseidon")
FIVE = packet("seiya", count=5)

DURATIONS = {
    "attaque-de-la-fondation-graad": 4, "blizzard": 3, "defiance": 2, "deluge": 3,
    "destruction-de-death-queen-island": 3, "doutes": 3, "encercles": 2, "epuisement-d-athena": 3,
    "fonte-des-glaces": 2, "la-force-de-l-amitie": 2, "fuite": 2, "encercles-2": 2, "ne-jamais-abandonner": 2,
    "prise-d-otages": 3, "septieme-sens": 3, "soutien-telepathique": 2, "tournoi-galactique": 3,
    "victoire-decisive": 2, "volonte-propre": 3,
}  # fmt: skip


def current(t: Scenario) -> list[str]:
    return [slug.removeprefix("epopee-") for slug in t.slugs("epic")]


def end_turn(t: Scenario) -> None:
    """The active player ends the turn; what an Épopée then asks is answered somehow."""
    getattr(t, t.active).end_turn()
    while not t.over and t.decision.ask == "choose-add-tokens":
        t.answer(t.decision.seat, [t.decision.options[0].key])


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=rule(f"seiya:epopee:{slug}:1")) for slug in DURATIONS])
def test_how_long_an_epic_lasts(table: Factory, slug: str) -> None:
    t = table(
        seiya=Side(hand=FIVE),
        shun=Side(hand=packet("shun", count=5), guard=["jabu-de-la-licorne"] * 7),
        field=["jaki"] + [FLAME] * 5,
        epic=slug,
        epics=["soutien-telepathique", "soutien-telepathique"],
        boxes=BOXES,
    )
    for _ in range(DURATIONS[slug] - 1):
        end_turn(t)
    assert current(t) == [slug]
    assert len(t.slugs("epics")) == 2
    end_turn(t)
    assert current(t) == ["soutien-telepathique"]
    assert len(t.slugs("epics")) == 1


# Attaque de la fondation Graad


@rule("seiya:epopee:attaque-de-la-fondation-graad:2")
def test_graad_bronze_and_steel_saints_of_the_hand_stand_guard_with_a_token(table: Factory) -> None:
    hand = ["seiya-common", "seiya-verycommon", "sho-a-la-cloth-celeste", "babel-du-centaure", "jabu-de-la-licorne"]
    t = table(seiya=Side(hand=hand), field=[TITAN], epic="attaque-de-la-fondation-graad")
    t.seiya.power("epopee-attaque-de-la-fondation-graad")
    t.pending("choose-stand-guard", "seiya")
    assert t.seiya.options == ["seiya-common", "sho-a-la-cloth-celeste", "jabu-de-la-licorne"]
    t.seiya.choose("seiya-common")
    t.seiya.power("epopee-attaque-de-la-fondation-graad").choose("sho-a-la-cloth-celeste")
    assert t.seiya.guard == ["seiya-common", "sho-a-la-cloth-celeste"]
    assert [card.counters for card in t.shun.view.cards("guard", 0)] == [{"pv": 1}, {"pv": 1}]
    assert t.seiya.hand == ["seiya-verycommon", "babel-du-centaure", "jabu-de-la-licorne"]
    t.seiya.end_turn()
    assert t.seiya.guard == ["seiya-common", "sho-a-la-cloth-celeste"], "they stay"
    assert not t.shun.can_use_power("epopee-attaque-de-la-fondation-graad"), "nobody in hand"


@rule("seiya:epopee:attaque-de-la-fondation-graad:3")
def test_graad_seven_defenders_are_discarded_and_their_tokens_kept(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-common", "seiya-common", TITAN, TITAN, TITAN], guard=["jabu-de-la-licorne"] * 2),
        shun=Side(hand=packet("shun", count=5), guard=["shun-common"] * 3),
        field=[FLAME, "jaki"],
        epic="attaque-de-la-fondation-graad",
        hourglasses=3,
        epics=["doutes"],
    )
    for _ in range(2):
        t.seiya.power("epopee-attaque-de-la-fondation-graad").choose("seiya-common")
    for _ in range(3):
        t.seiya.play(TITAN, FLAME)
    t.seiya.acquire(FLAME, "force")
    assert t.seiya.guard == t.shun.guard == []
    assert t.seiya.discard.count("seiya-common") == t.seiya.discard.count("jabu-de-la-licorne") == 2
    assert t.shun.discard == ["shun-common"] * 3
    assert t.seiya.tokens == 2, "those that were put on cards of the hand in this game"
    assert current(t) == ["doutes"]
    t.pending("main-phase", "seiya")


@rule("seiya:epopee:attaque-de-la-fondation-graad:4")
@pytest.mark.parametrize(("mine", "winners"), [(2, ["seiya"]), (1, [])])
def test_graad_with_too_few_defenders_the_game_is_over(table: Factory, mine: int, winners: list[str]) -> None:
    t = table(
        seiya=Side(hand=FIVE, guard=["jabu-de-la-licorne"] * mine),
        shun=Side(hand=packet("shun", count=5), guard=["shun-common"], discard=["athena", FLAME, FLAME]),
        field={1: "jaki", 6: FLAME},
        epic="attaque-de-la-fondation-graad",
        hourglasses=3,
        epics=["doutes"],
    )
    t.seiya.end_turn()
    assert t.over
    assert t.shun.score > t.seiya.score
    assert t.winners == winners
    assert t.flames == 11
    assert [event.seat for event in t.events("end")] == [-1], "nobody ends it"


@rule("seiya:epopee:attaque-de-la-fondation-graad:3", "seiya:epopee:attaque-de-la-fondation-graad:4")
def test_graad_six_defenders_are_too_few_and_who_defended_may_win(table: Factory) -> None:
    t = table(
        seiya=Side(hand=FIVE, guard=["jabu-de-la-licorne"] * 3),
        shun=Side(hand=packet("shun", count=5), guard=["shun-common"] * 3, discard=[FLAME]),
        field={1: "jaki", 6: FLAME},
        epic="attaque-de-la-fondation-graad",
        hourglasses=3,
    )
    t.seiya.end_turn()
    assert t.winners == ["shun"]
    assert len(t.seiya.guard) == len(t.shun.guard) == 3, "nobody is discarded"


# Blizzard and Déluge


@rule("seiya:epopee:blizzard:2", "seiya:classic:5.1.1:9")
def test_blizzard_the_active_player_freezes_a_card_when_a_god_warrior_arrives(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-uncommon-poseidon", "armure-du-lion"], aside=["seiya-transcended"]),
        shun=Side(hand=packet("shun", count=5)),
        field={3: "jaki", 4: "jaki", 5: "jaki", 6: "jaki"},
        reserve=["oko", "oko", WARRIOR, "bud-d-alcor"],
        boxes=BOXES,
        epic="blizzard",
    )
    t.seiya.end_turn()
    t.pending("choose-freeze", "seiya")
    assert t.field == {2: WARRIOR, 3: "bud-d-alcor", 4: "jaki", 5: "jaki", 6: "jaki"}, "Bud is a mere Warrior"
    assert t.seiya.options == ["seiya-uncommon-poseidon", "armure-du-lion"]
    t.seiya.choose("seiya-uncommon-poseidon")
    t.pending("main-phase", "shun")
    assert t.seiya.frozen == ["seiya-uncommon-poseidon"]
    assert t.seiya.hand == ["armure-du-lion", "seiya-transcended"], "Marked by the frost"
    assert t.shun.frozen == []


@rule("seiya:epopee:deluge:2")
def test_deluge_the_active_player_discards_a_card_when_a_marina_arrives(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-common", "armure-du-lion"]),
        shun=Side(hand=packet("shun", count=5)),
        field={3: "jaki", 4: "jaki", 5: "jaki", 6: "jaki"},
        reserve=["oko", SOLDIER, "oko"],
        boxes=BOXES,
        epic="deluge",
    )
    t.seiya.end_turn()
    t.pending("choose-discard", "seiya")
    assert t.field[2] == SOLDIER
    assert t.seiya.options == ["seiya-common", "armure-du-lion"]
    t.seiya.choose("armure-du-lion")
    t.pending("main-phase", "shun")
    assert t.seiya.discard == ["armure-du-lion"]
    assert t.seiya.hand == ["seiya-common"]
    assert len(t.shun.hand) == 5


@rule("seiya:epopee:deluge:3")
def test_deluge_at_its_end_each_player_wounds_the_marinas_of_the_discard_pile(table: Factory) -> None:
    t = table(
        seiya=Side(hand=FIVE, discard=["thetis-de-la-sirene-marine", "oko", "kiki"]),
        shun=Side(hand=["kiki"], discard=["kiki", "shun-common"]),
        field={1: "jaki", 6: FLAME},
        boxes=BOXES,
        epic="deluge",
        hourglasses=2,
    )
    t.seiya.end_turn()
    assert t.seiya.wounded == ["thetis-de-la-sirene-marine", "kiki"]
    assert t.seiya.discard == ["oko"]
    assert (t.shun.wounded, t.shun.discard, t.shun.hand) == (["kiki"], ["shun-common"], ["kiki"])


# Défiance and Victoire décisive


@rule("seiya:epopee:defiance:2", "seiya:classic:5.1.1:9")
def test_defiance_a_token_of_minus_one_goes_on_a_card_at_the_end_of_each_turn(table: Factory) -> None:
    t = table(
        seiya=Side(hand=FIVE),
        shun=Side(hand=["oko"]),
        field=["jaki", "armure-du-lion", "oko", "oko"],
        epic="defiance",
    )
    t.seiya.end_turn()
    t.pending("choose-add-tokens", "seiya")
    assert len(t.seiya.options) == 4
    t.seiya.choose("armure-du-lion")
    t.shun.end_turn().choose("armure-du-lion")
    assert [card.counters for card in t.shun.view.cards("field")] == [{}, {"pv": -2}, {}]


@rule("seiya:epopee:victoire-decisive:2")
def test_victoire_a_token_of_plus_one_goes_on_a_card_that_has_none(table: Factory) -> None:
    t = table(
        seiya=Side(hand=FIVE),
        shun=Side(hand=["oko"]),
        field=["jaki", "oko", "armure-du-lion", "spica", "leda"],
        epic="victoire-decisive",
    )
    t.seiya.end_turn()
    t.pending("choose-add-tokens", "seiya")
    t.seiya.choose("armure-du-lion")
    t.shun.end_turn()
    t.pending("choose-add-tokens", "shun")
    assert not t.shun.can_choose("armure-du-lion")
    t.shun.choose("jaki")
    t.seiya.end_turn()
    assert [card.counters for card in t.shun.view.cards("field")] == [{"pv": 1}] * 3, "the last one without asking"


# Destruction de Death Queen Island


@rule("seiya:epopee:destruction-de-death-queen-island:2")
def test_death_queen_island_a_black_saint_may_be_discarded_at_the_start_of_the_turn(table: Factory) -> None:
    t = table(
        seiya=Side(hand=FIVE),
        shun=Side(hand=["oko"]),
        field={2: "jango", 4: "jaki", 5: "pegase-noir", 6: "oko"},
        reserve=["leda", "spica", "cassios", "phaeton"],
        epic="destruction-de-death-queen-island",
    )
    t.pending("choose-remove", "seiya")
    assert t.seiya.options == ["jango@2", "pegase-noir@5", "no"]
    t.seiya.choose("pegase-noir")
    assert t.removed == ["pegase-noir"]
    assert t.field == {1: "spica", 2: "jango", 3: "cassios", 4: "jaki", 5: "phaeton", 6: "oko"}, "filled, not shifted"
    t.seiya.end_turn()
    t.pending("choose-remove", "shun")
    t.shun.decline()
    assert "jango" in t.field.values()
    t.pending("main-phase", "shun")


@rule("seiya:epopee:destruction-de-death-queen-island:3")
@pytest.mark.parametrize(("theirs", "points"), [(1, 3), (2, 0)])
def test_death_queen_island_who_has_most_black_saints_scores_those_of_the_common_discard(
    table: Factory, theirs: int, points: int
) -> None:
    given = {
        "seiya": Side(discard=["jango"], wounded=["cygne-noir"]),
        "shun": Side(hand=["jango"] * theirs, discard=["oko", "oko"]),
        "removed": ["jango", "phoenix-noir", "oko", "jango"],
        "field": ["jaki"],
    }
    t = table(**given, epic="destruction-de-death-queen-island")
    without = table(**given)
    assert t.seiya.score == without.seiya.score + points
    assert t.shun.score == without.shun.score, "nothing for fewer, nor in a tie"


# Doutes


@rule("seiya:epopee:doutes:2", "seiya:epopee:doutes:3", "seiya:epopee:doutes:4")
@pytest.mark.parametrize(("hourglasses", "costs"), [(0, (5, 7, 7, 3)), (1, (6, 6, 7, 3)), (2, (6, 6, 6, 3))])
def test_doutes_characters_cost_less_by_hourglasses(
    table: Factory, hourglasses: int, costs: tuple[int, int, int, int]
) -> None:
    t = table(
        seiya=Side(hand=[TITAN, TITAN]),
        field=["babel-du-centaure", "mu-du-belier", "jabu-de-la-licorne", "armure-du-lion"],
        epic="doutes",
        hourglasses=hourglasses,
    )
    assert (
        t.number("cost_force", "babel-du-centaure"),
        t.number("cost_force", "mu-du-belier"),
        t.number("cost_cosmos", "mu-du-belier"),
        t.number("cost_force", "jabu-de-la-licorne"),
    ) == costs
    assert t.number("cost_cosmos", "armure-du-lion") == 5, "an Armour is no Character"
    t.seiya.play(TITAN, "mu-du-belier").play(TITAN, "mu-du-belier")
    assert t.seiya.can_acquire("mu-du-belier", "force") is (costs[1] == 6)


@rule("seiya:epopee:doutes:2", "seiya:epopee:doutes:3")
@pytest.mark.parametrize(("hourglasses", "slug"), [(0, "ecaille-de-la-sirene-marine"), (1, "armure-du-lion")])
def test_doutes_an_armour_that_is_acquired_by_force_costs_no_less(table: Factory, hourglasses: int, slug: str) -> None:
    """Algethi opens Armours to Force, at as much as their Cosmos cost."""
    cost = {"ecaille-de-la-sirene-marine": 3, "armure-du-lion": 5}[slug]
    t = table(
        seiya=Side(hand=["algethi-d-hercule", *["oko"] * cost]),
        field=[slug, TITAN],
        epic="doutes",
        hourglasses=hourglasses,
    )
    t.seiya.play("algethi-d-hercule", TITAN).use("algethi-d-hercule")
    for _ in range(cost):
        assert not t.seiya.can_acquire(slug, "force")
        t.seiya.play("oko", slug)
    assert t.seiya.can_acquire(slug, "force")


# Encerclés


@rule("seiya:epopee:encercles:2")
def test_encercles_guards_cost_one_force_more(table: Factory) -> None:
    given = {"seiya": Side(), "field": ["garde-d-asgard-4", "jaki", "soldat-marina-4"], "boxes": BOXES}
    plain, t = table(**given), table(**given, epic="encercles")
    for slug in ("garde-d-asgard-4", "soldat-marina-4"):
        assert t.number("cost_force", slug) == (plain.number("cost_force", slug) or 0) + 1
    assert t.number("cost_force", "jaki") == plain.number("cost_force", "jaki")


@rule("seiya:epopee:encercles:3")
def test_encercles_guards_that_are_marked_go_into_the_reserve_when_it_is_revealed(table: Factory) -> None:
    t = table(
        seiya=Side(draw=FIVE, wounded=["oko"], frozen=["kiki"]),
        shun=Side(hand=["kiki"], wounded=["garde-d-asgard-4"], discard=["kiki"]),
        field={3: "jaki", 4: "jaki", 5: "jaki", 6: FLAME},
        reserve=["spica"],
        boxes=BOXES,
        epic="soutien-telepathique",
        hourglasses=1,
        epics=["encercles"],
    )
    t.seiya.end_turn()
    assert current(t) == ["encercles"]
    assert (t.seiya.wounded, t.seiya.frozen) == (["oko"], [])
    assert (t.shun.wounded, t.shun.hand, t.shun.discard) == ([], ["kiki"], ["kiki"])
    assert sorted([*t.reserve, *t.field.values()]) == ["garde-d-asgard-4", *["jaki"] * 3, "kiki", "spica"]


@rule("seiya:epopee:encercles:3")
@pytest.mark.parametrize("slug", ["kiki", "oko"])
def test_encercles_one_marked_guard_is_enough_and_without_any_nothing_is_shuffled(table: Factory, slug: str) -> None:
    reserve = ["spica", "leda", "cassios", "phaeton", "geist", "spartan", "jabu-de-la-licorne", "nachi-du-loup"]
    t = table(
        seiya=Side(draw=FIVE),
        shun=Side(frozen=[slug]),
        field=["jaki", "jaki", "jaki", "jaki", "jaki", FLAME],
        reserve=reserve,
        boxes=BOXES,
        epic="soutien-telepathique",
        hourglasses=1,
        epics=["encercles"],
    )
    t.seiya.end_turn()
    assert current(t) == ["encercles"]
    left = [*t.reserve, t.field[1]]
    if slug == "kiki":
        assert (t.shun.frozen, sorted(left)) == ([], sorted([*reserve, "kiki"]))
    else:
        assert (t.shun.frozen, left) == (["oko"], reserve)


@rule("seiya:epopee:encercles:3")
def test_encercles_a_guard_that_becomes_marked_goes_into_the_reserve_at_once(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shaka-de-la-vierge"] * 2),
        shun=Side(discard=["kiki", "oko"]),
        field=["jaki"],
        reserve=["spica"],
        boxes=BOXES,
        epic="encercles",
    )
    t.seiya.play("shaka-de-la-vierge").choose("kiki")
    assert (t.shun.wounded, t.shun.discard) == ([], ["oko"])
    assert sorted(t.reserve) == ["kiki", "spica"]
    t.seiya.play("shaka-de-la-vierge").choose("oko")
    assert t.shun.wounded == ["oko"], "Oko is no Guard"


@rule("seiya:epopee:encercles:4")
def test_encercles_each_guard_is_worth_one_more(table: Factory) -> None:
    given = {
        "seiya": Side(hand=["kiki"], discard=[GUARDSMAN, "oko"], destroyed=["kiki"]),
        "shun": Side(draw=["oko"]),
        "field": ["jaki"],
        "boxes": BOXES,
    }
    plain, t = table(**given), table(**given, epic="encercles")
    assert t.seiya.score == plain.seiya.score + 2
    assert t.shun.score == plain.shun.score


# Épuisement d'Athéna


@rule("seiya:epopee:epuisement-d-athena:2")
@pytest.mark.parametrize("slug", ["athena", "athena-asgard"])
def test_epuisement_discarded_or_removed_athena_costs_a_flame(table: Factory, slug: str) -> None:
    t = table(
        seiya=Side(hand=[slug, "oko"], draw=packet("seiya", count=5)),
        shun=Side(hand=["oko"]),
        field={1: "jaki", 6: slug},
        boxes=BOXES,
        epic="epuisement-d-athena",
        epics=["doutes"],
    )
    t.seiya.end_phase()
    assert t.flames == 12
    t.seiya.choose(slug, "oko")
    assert t.seiya.discard == [slug, "oko"]
    assert t.removed == [slug]
    assert t.flames == 10, "nothing for Oko"
    assert [card.counters for card in t.shun.view.cards("epic")] == [{"hourglass": 2}]
