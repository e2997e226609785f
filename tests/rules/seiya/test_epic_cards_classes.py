"""The Épopées one by one: those about Saints, God Warriors, Marinas and Guards."""

from typing import Any

import pytest

from tests.rules.seiya.epics import current
from tests.rules.seiya.names import BOXES, FIVE, FLAME, TITAN
from tests.scenario import Factory, Side, packet, rule

WARRIOR = "thor-de-phecda"
GUARDSMAN = "garde-d-asgard-1"
SOLDIER = "soldat-marina-2"


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


# Fonte des glaces and Fuite


@rule("seiya:epopee:fonte-des-glaces:2")
@pytest.mark.parametrize(("slug", "flames"), [("siegfried-de-dubhe", 11), ("bud-d-alcor", 12), ("jaki", 12)])
def test_fonte_a_flame_goes_out_when_a_god_warrior_joins_the_common_discard(
    table: Factory, slug: str, flames: int
) -> None:
    t = table(
        seiya=Side(draw=packet("seiya", count=6)),
        shun=Side(hand=["oko"], draw=["oko"]),
        field={1: "jaki", 6: slug},
        boxes=BOXES,
        epic="fonte-des-glaces",
    )
    t.seiya.end_turn()
    assert t.removed == [slug]
    assert t.flames == flames


@rule("seiya:epopee:fonte-des-glaces:3")
@pytest.mark.parametrize(
    ("lost", "robe", "winners"),
    [(7, "hand", ["shun"]), (7, "destroyed", []), (6, "hand", ["seiya"])],
)
def test_fonte_without_a_divine_robe_nobody_wins_after_seven_god_warriors(
    table: Factory, lost: int, robe: str, winners: list[str]
) -> None:
    given: dict[str, Any] = {robe: ["robe-divine-alpha-dubhe"]}
    t = table(
        seiya=Side(hand=["mu-du-belier", *FIVE]),
        shun=Side(**given),
        first=1,
        field=["jaki"],
        removed=["hagen-de-merak"] * lost,
        flames=0,
        boxes=BOXES,
        epic="fonte-des-glaces",
    )
    t.shun.end_turn()
    t.seiya.end_turn()
    assert t.over
    assert t.seiya.score > t.shun.score
    assert t.winners == winners


@rule("seiya:epopee:fuite:2")
def test_fuite_a_sapphire_only_for_a_god_warrior_who_is_defeated(table: Factory) -> None:
    given = {
        "seiya": Side(hand=[TITAN] * 3, draw=packet("seiya", count=5)),
        "shun": Side(hand=["oko"], draw=["oko"] * 2),
        "field": {1: "jaki", 5: "siegfried-de-dubhe", 6: "siegfried-de-dubhe"},
        "boxes": BOXES,
    }
    for epic, sapphires in (("", 2), ("fuite", 1)):
        t = table(**given, epic=epic)
        for _ in range(3):
            t.seiya.play(TITAN, "siegfried-de-dubhe", slot=5)
        t.seiya.acquire("siegfried-de-dubhe", "force")
        assert t.game.counters["sapphires"] == 1
        t.seiya.end_turn()
        assert t.removed == ["siegfried-de-dubhe"]
        assert t.game.counters["sapphires"] == sapphires


# Prise d'otages


@rule("seiya:epopee:prise-d-otages:2")
def test_otages_a_token_of_minus_one_for_each_guard_and_ghost_saint_on_the_field(table: Factory) -> None:
    t = table(
        seiya=Side(draw=packet("seiya", count=6)),
        shun=Side(draw=packet("shun", count=6)),
        field=["geist", "garde-d-asgard-1", "jaki", "soldat-marina-4"],
        boxes=BOXES,
        epic="prise-d-otages",
    )
    t.seiya.end_turn()
    assert (t.seiya.tokens, t.shun.tokens) == (-3, 0)
    assert t.seiya.score == -3
    t = table(seiya=Side(draw=packet("seiya", count=6)), field=["jaki", "oko"], epic="prise-d-otages")
    t.seiya.end_turn()
    assert t.seiya.tokens == 0
