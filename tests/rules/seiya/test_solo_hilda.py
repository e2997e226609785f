"""Solo mode: Hilda's space, her die, how she acquires and chooses."""

from __future__ import annotations

import pytest

from tests.scenario import Factory, Scenario, Side, rule

DISCARD, DRAW, PURIFY, FREEZE, FORCE, COSMOS = range(1, 7)
FIELD = ["phaeton", "cassios", "oko", "gigas", "docrates", "geist"]
PILE = ["seiya-verycommon"] * 10


def solo(table: Factory, die: int, hilda: Side | None = None, difficulty: str = "normal", **given: object) -> Scenario:
    """Seiya against Hilda, whose die shows that number, and a 1 in the turn after."""
    you = given.pop("seiya", Side(hand=["seiya-verycommon"] * 2, draw=PILE))
    wanted = {"field": FIELD, "reserve": ["jaki"] * 20} | given
    return table(
        seiya=you, hilda=hilda or Side(), boxes=("asgard",), solo=difficulty, dice=[die, DISCARD], **wanted,
    )  # fmt: skip


# Step 1: the number


@rule("seiya:solo:5.2:1", "seiya:solo:5.2.1:1", "seiya:solo:3.1:1", "seiya:solo:1:2")
@pytest.mark.parametrize("die", [DISCARD, DRAW, FREEZE])
def test_she_acquires_the_card_in_the_slot_that_the_die_shows(table: Factory, die: int) -> None:
    t = solo(table, die, Side(hand=["oko"]))
    if die == FREEZE:
        t.seiya.choose("seiya-verycommon")
    assert t.hilda.hand == ["oko", FIELD[die - 1]]
    assert die not in t.field


@rule("seiya:solo:5.2.1:1")
def test_on_an_empty_slot_she_acquires_nothing(table: Factory) -> None:
    t = solo(table, DISCARD, field={2: "cassios"})
    assert t.hilda.hand == []
    assert t.field == {2: "cassios"}


@rule("seiya:solo:5.2.1:2", "seiya:solo:5.3:11")
def test_at_the_number_she_ignores_what_the_field_forbids_and_what_defeat_does(table: Factory) -> None:
    """Kuraggu forbids acquiring other Saints; Geki's like are taken all the same, and Defeated does nothing."""
    t = solo(table, DISCARD, field=["seiya-du-sagittaire", "kuraggu"], removed=["jaki"])
    assert t.hilda.hand == ["seiya-du-sagittaire"]
    assert t.removed == ["jaki"]
    t = solo(table, DRAW, field=["kuraggu", "docrates"])
    assert t.hilda.hand == ["docrates"]
    t = solo(table, DRAW, field={2: "aphrodite-des-poissons"})
    assert t.seiya.wounded == [], "nor does the player suffer by it"


@rule("seiya:solo:3.1:2", "seiya:solo:3.3:2")
def test_the_leftmost_card_goes_when_she_acquires_a_sixth(table: Factory) -> None:
    t = solo(table, DISCARD, Side(hand=["jaki", "oko", "oko", "oko", "oko"]))
    assert t.hilda.hand == ["oko", "oko", "oko", "oko", "phaeton"]
    assert t.hilda.discard == ["jaki"]


@rule("seiya:solo:3.1:2")
def test_the_leftmost_card_goes_too_when_she_draws_a_sixth(table: Factory) -> None:
    t = solo(table, DRAW, Side(hand=["jaki", "oko", "oko", "oko", "oko"], discard=["geist"]), field={})
    assert t.hilda.hand == ["oko", "oko", "oko", "oko", "geist"]
    assert t.hilda.discard == ["jaki"]


@rule("seiya:solo:3.2:1", "seiya:solo:3.2:2", "seiya:solo:3.3:1")
def test_an_armour_is_equipped_at_once_and_the_old_one_discarded(table: Factory) -> None:
    t = solo(table, DISCARD, Side(armour="armure-du-lion"), field=["armure-du-sagittaire"])
    assert t.hilda.armour == ["armure-du-sagittaire"]
    assert t.hilda.hand == []
    assert t.hilda.discard == ["armure-du-lion"]


# Step 2: the faces


@rule("seiya:solo:5.2.2:1", "seiya:solo:4:defausser:1")
def test_discard_takes_a_random_card_of_the_player(table: Factory) -> None:
    lost = set()
    for seed in range(6):
        t = solo(table, DISCARD, field={}, seiya=Side(hand=["oko", "jaki"], draw=[*PILE[seed:]]))
        assert len(t.seiya.hand) == 1
        lost |= set(t.seiya.discard)
    assert lost <= {"oko", "jaki"}


@rule("seiya:solo:4:piocher:1", "seiya:solo:4:piocher:2", "seiya:solo:3.4:1", "seiya:solo:3.3:2")
def test_draw_takes_the_top_card_and_pushes_the_rest_aside(table: Factory) -> None:
    t = solo(table, DRAW, Side(discard=["oko", "jaki", "geist"]), field={})
    assert t.hilda.hand == ["geist"]
    assert t.hilda.discard == []
    assert t.hilda.apart == ["oko", "jaki"]
    assert [card.slug for card in t.seiya.view.cards("apart", 1)] == ["oko", "jaki"]


@rule("seiya:solo:4:piocher:3")
def test_cards_pushed_aside_count_for_her_but_are_not_in_play(table: Factory) -> None:
    t = solo(table, FREEZE, Side(apart=["docrates", "geist"]), field={})
    t.seiya.choose("seiya-verycommon")
    assert t.hilda.score == 3
    t = solo(table, DRAW, Side(apart=["docrates"]), field={})
    assert t.hilda.hand == []


@rule("seiya:solo:4:purifier:1")
def test_purify_removes_the_field_from_right_to_left_and_fills_it(table: Factory) -> None:
    t = solo(table, PURIFY, field={3: "docrates", 4: "oko", 6: "cassios"}, reserve=["jaki"] * 6)
    assert t.removed == ["cassios", "oko"]
    assert t.hilda.hand == ["docrates"]
    assert t.field == dict.fromkeys(range(1, 7), "jaki")


@rule("seiya:solo:4:purifier:2", "seiya:solo:4:purifier:3", "seiya:solo:4:purifier:4", "seiya:solo:4:purifier:5")
@pytest.mark.parametrize(
    ("hand", "armour", "healed"),
    [
        pytest.param([], "", 1, id="one by default"),
        pytest.param(["athena"], "", 3, id="and two of Athéna"),
        pytest.param(["kiki", "geist", "hilda"], "", 3, id="and one each of two cards"),
        pytest.param([], "robe-divine-alpha-dubhe", 2, id="and one of her Armour"),
        pytest.param(["athena", "kiki"], "robe-divine-alpha-dubhe", 5, id="and all of these"),
    ],
)
def test_purify_heals_one_and_as_much_as_all_her_cards_give(
    table: Factory, hand: list[str], armour: str, healed: int
) -> None:
    """What lies in her discard pile or is marked itself gives nothing; what heals is not discarded."""
    marked = ["camus-du-verseau", "doko-de-la-balance", "mime-de-benetnash", "moses-de-la-baleine", "docrates", "kiki"]
    side = Side(hand=hand, armour=armour, discard=["athena"], wounded=marked)
    t = solo(table, PURIFY, side, field={}, reserve=[])
    assert t.hilda.wounded == marked[healed:]
    assert t.hilda.discard == ["athena", *marked[:healed]]
    assert (t.hilda.hand, t.hilda.armour) == (hand, [armour] if armour else [])


@rule("seiya:solo:4:soigner:1", "seiya:solo:4:soigner:2")
def test_she_heals_what_is_worth_most_then_the_mightiest_then_what_the_player_says(table: Factory) -> None:
    t = solo(table, PURIFY, Side(wounded=["oko", "docrates", "jaki"]), field={}, reserve=[])
    assert t.hilda.discard == ["docrates"]  # 2 PV; those of Jaki follow a rule and count as none
    t = solo(table, PURIFY, Side(wounded=["phaeton", "geist"]), field={}, reserve=[])
    assert t.hilda.discard == ["geist"]  # 1 PV each, but 3 values against 1
    t = solo(table, PURIFY, Side(wounded=["oko", "phaeton"]), field={}, reserve=[])
    t.pending("choose-heal", "seiya")
    t.seiya.choose("phaeton")
    assert t.hilda.discard == ["phaeton"]


@rule("seiya:solo:5.3:12")
def test_june_stops_her_healing_but_not_the_new_field(table: Factory) -> None:
    t = solo(table, PURIFY, Side(wounded=["oko"]), field={}, reserve=["june-du-cameleon"])
    assert t.hilda.wounded == ["oko"]
    assert list(t.field.values()) == ["june-du-cameleon"]


@rule("seiya:solo:4:geler:1")
def test_freeze_has_the_player_freeze_a_card_of_their_choice(table: Factory) -> None:
    t = solo(table, FREEZE, field={}, seiya=Side(hand=["oko", "jaki"], draw=PILE))
    t.pending("choose-freeze", "seiya")
    t.seiya.choose("jaki")
    assert (t.seiya.frozen, t.seiya.frost, t.seiya.hand) == (["jaki"], [2], ["oko"])


@rule(
    "seiya:solo:4:force:1", "seiya:solo:4:force:2", "seiya:solo:3.3:3", "seiya:solo:5.3:13", "seiya:solo:4:acquerir:1",
)  # fmt: skip
def test_force_discards_all_that_has_it_and_buys_the_best(table: Factory) -> None:
    """Geist 2, Docrates 1, the Armour none: three Force buy Oko for 3; what has no Force stays."""
    side = Side(hand=["geist", "athena", "docrates"], armour="armure-du-lion")
    t = solo(table, FORCE, side, field={1: "phaeton", 3: "oko", 4: "docrates"})
    assert t.hilda.armour == ["armure-du-lion"]
    assert t.hilda.discard == ["geist", "docrates"]
    assert t.hilda.hand == ["athena", "oko"]


@rule("seiya:solo:4:cosmos:1", "seiya:solo:4:cosmos:2", "seiya:solo:3.3:3")
def test_cosmos_discards_her_armour_first_then_her_hand_from_the_left(table: Factory) -> None:
    side = Side(hand=["geist", "phaeton", "docrates"], armour="armure-du-lion")
    t = solo(table, COSMOS, side, field={1: "athena"})
    assert t.hilda.discard == ["armure-du-lion", "geist", "docrates"]
    assert t.hilda.hand == ["phaeton", "athena"]  # 2 + 1 + 1 for a cost of 4


@rule("seiya:solo:4:force:2", "seiya:solo:4:cosmos:2", "seiya:card:camus-du-verseau:2")
def test_what_has_no_cost_of_that_value_she_does_not_buy(table: Factory) -> None:
    """The Armour of Aries costs 5 Cosmos; Camus costs 8 Force, and 8 Cosmos only where a Hyôga takes part."""
    t = solo(table, FORCE, Side(hand=["thor-de-phecda", "shura-du-capricorne"]), field={1: "armure-du-belier"})
    assert (t.hilda.armour, t.field) == ([], {1: "armure-du-belier"})
    held = ["armure-du-lion"] * 5
    t = solo(table, COSMOS, Side(hand=held), field={1: "camus-du-verseau"})
    assert (t.hilda.hand, t.hilda.discard) == ([], held), "ten Cosmos"
    assert t.field == {1: "camus-du-verseau"}


@rule("seiya:solo:5.3:14", "seiya:card:garde-d-asgard-4:2")
def test_what_the_field_forbids_she_does_not_do(table: Factory) -> None:
    """The fourth Guard forbids all acquisitions by Cosmos; the third forbids none."""
    side = Side(hand=["armure-du-lion"] * 4)
    t = solo(table, COSMOS, side, field={1: "athena", 2: "garde-d-asgard-4"})
    assert (t.hilda.hand, t.field) == ([], {1: "athena", 2: "garde-d-asgard-4"})
    t = solo(table, COSMOS, side, field={1: "athena", 2: "garde-d-asgard-3"})
    assert (t.hilda.hand, t.field) == (["athena"], {2: "garde-d-asgard-3"})


@rule("seiya:solo:4:acquerir:2", "seiya:card:soldat-marina-3:2")
def test_of_two_costs_she_pays_the_lower(table: Factory) -> None:
    """Beside the third Soldier Thor's 8 Force are 8 Cosmos, besides his 7, and Oko's 3 Force are 3 Cosmos."""
    field = {1: "thor-de-phecda", 2: "soldat-marina-3", 3: "oko"}
    t = solo(table, COSMOS, Side(hand=["armure-du-lion"] * 5), field=field)
    assert t.hilda.hand == ["thor-de-phecda", "oko"], "ten Cosmos"


@rule("seiya:solo:4:acquerir:1", "seiya:solo:4:acquerir:2", "seiya:solo:5.3:17")
@pytest.mark.parametrize(
    ("field", "force", "bought"),
    [
        pytest.param({1: "phaeton", 2: "docrates"}, ["geist", "geist"], "docrates", id="most points"),
        pytest.param({1: "geist", 2: "phaeton"}, ["geist", "geist", "oko"], "geist", id="mightiest"),
        pytest.param({1: "june-du-cameleon", 2: "oko"}, ["geist", "oko"], "june-du-cameleon", id="Cosmos counts too"),
        pytest.param({1: "phaeton", 2: "oko"}, ["geist", "oko"], "oko", id="nearest to the sixth slot"),
        pytest.param({1: "oko", 2: "phaeton"}, ["geist", "oko"], "phaeton", id="nearest, however dear"),
        pytest.param({1: "docrates"}, ["geist"], "", id="too dear"),
        pytest.param({1: "jaki", 2: "phaeton"}, ["geist", "oko"], "phaeton", id="a star counts for nothing"),
    ],
)  # fmt: skip
def test_she_buys_by_points_then_might_then_nearness(
    table: Factory, field: dict[int, str], force: list[str], bought: str
) -> None:
    t = solo(table, FORCE, Side(hand=force), field=field)
    assert t.hilda.hand[:1] == ([bought] if bought else [])


@rule("seiya:solo:4:acquerir:1")
def test_she_goes_on_buying_while_she_can(table: Factory) -> None:
    t = solo(table, FORCE, Side(hand=["geist", "geist"]), field={1: "phaeton", 2: "cassios"})
    assert sorted(t.hilda.hand) == ["cassios", "phaeton"]


@rule("seiya:solo:4:acquerir:3", "seiya:solo:5.3:11", "seiya:solo:5.3:14")
def test_on_a_face_the_field_forbids_her_what_it_forbids_everybody(table: Factory) -> None:
    t = solo(table, FORCE, Side(hand=["geist", "geist"]), field={1: "kuraggu", 2: "docrates"})
    assert t.hilda.hand == ["kuraggu"]
    assert t.field == {2: "docrates"}


@rule("seiya:solo:5.3:14")
@pytest.mark.parametrize("others", [(), ("athena",)])
def test_she_pays_the_price_of_dauphin_with_a_card_of_her_hand_or_goes_without(
    table: Factory, others: tuple[str, ...]
) -> None:
    t = solo(table, FORCE, Side(hand=["geist", "geist", "geist", *others]), field={1: "dauphin"})
    assert t.hilda.hand == (["dauphin"] if others else [])
    assert ("athena" in t.hilda.discard) is bool(others)


@rule("seiya:solo:5.3:15", "seiya:solo:5.3:16")
def test_she_gains_nothing_from_her_cards_and_suffers_nothing_from_the_defeated(table: Factory) -> None:
    """Chevalier de Cristal would strengthen Hyôga; Aghora would wound those who fight it."""
    t = solo(table, FORCE, Side(hand=["geist", "geist", "geist", "geist"]), field={1: "aghora-du-lotus"})
    assert t.hilda.hand == ["aghora-du-lotus"]
    assert t.hilda.wounded == []
    assert t.hilda.discard == ["geist"] * 4


# How she chooses


@rule("seiya:solo:5.3:6")
def test_of_her_own_cards_the_least_suffer(table: Factory) -> None:
    """Geist arrives: each player destroys a Character of the hand."""
    t = solo(table, DISCARD, Side(hand=["docrates", "phaeton", "geist"]), field={}, reserve=["geist"], seiya=Side())
    t.seiya.end_turn()
    assert t.hilda.destroyed == ["phaeton"]
    t = solo(table, DISCARD, Side(hand=["geist", "phaeton"]), field={}, reserve=["geist"], seiya=Side())
    t.seiya.end_turn()
    assert t.hilda.destroyed == ["phaeton"]  # 1 PV each: the weaker one
    t = solo(table, DISCARD, Side(hand=["serpent-des-mers", "oko"]), field={}, reserve=["geist"], seiya=Side())
    t.seiya.end_turn()
    assert t.hilda.destroyed == ["oko"]  # 1 Force against 2


@rule("seiya:solo:5.3:6")
def test_where_she_cannot_tell_the_player_chooses(table: Factory) -> None:
    t = solo(table, DISCARD, Side(hand=["oko", "phaeton"]), field={}, reserve=["geist"], seiya=Side())
    t.seiya.end_turn()
    t.pending("choose-destroy", "seiya")
    t.seiya.choose("oko")
    assert t.hilda.destroyed == ["oko"]


@rule("seiya:solo:3.5:1", "seiya:solo:1:7")
def test_her_destroyed_cards_count_for_nothing(table: Factory) -> None:
    t = solo(table, DISCARD, Side(destroyed=["docrates"]), field={})
    assert t.hilda.score == 0
