"""The Silver Saints who are neither activated nor act when they are defeated: Marine, Shaina, Jamian, Algethi."""

import pytest

from tests.rules.seiya.saints import SIX_FORCE, send
from tests.scenario import Factory, Side, rule

# Marine


@rule("seiya:card:marine-de-l-aigle:1", "seiya:faq:marine-de-l-aigle:1", "seiya:faq:marine-de-l-aigle:2")
@pytest.mark.parametrize(
    ("seiya", "shun", "points"),
    [
        pytest.param(2, 1, 4, id="most"),
        pytest.param(2, 2, 3, id="tie"),
        pytest.param(1, 2, 3, id="fewer"),
        pytest.param(0, 0, 3, id="none"),
    ],
)
def test_marine_gives_a_fourth_point_to_who_alone_has_the_most_heroes(
    table: Factory, seiya: int, shun: int, points: int
) -> None:
    t = table(
        seiya=Side(draw=["marine-de-l-aigle", *["seiya-verycommon"] * seiya]),
        shun=Side(draw=["shun-verycommon"] * shun + ["gigas"]),
        ikki=Side(draw=["ikki-verycommon"] * min(seiya, shun)),
        field=["jaki"],
    )
    assert t.seiya.score == points


@rule("seiya:card:marine-de-l-aigle:1", "seiya:faq:marine-de-l-aigle:1")
@pytest.mark.parametrize(("heroes", "winners"), [(2, ["seiya"]), (1, ["seiya", "shun"])])
def test_the_fourth_point_of_marine_counts_at_the_end_of_the_game(
    table: Factory, heroes: int, winners: list[str]
) -> None:
    t = table(
        seiya=Side(hand=["marine-de-l-aigle", *["seiya-verycommon"] * heroes]),
        shun=Side(hand=["armure-du-lion", "shun-verycommon"]),
        field=["jaki"],
        flames=0,
    )
    t.seiya.end_turn()
    t.shun.end_turn()
    assert t.over
    assert t.winners == winners


@rule("seiya:card:marine-de-l-aigle:1", "seiya:faq:marine-de-l-aigle:5")
@pytest.mark.parametrize(
    ("side", "points"),
    [
        (Side(hand=["seiya-verycommon"]), 4),
        (Side(draw=["seiya-verycommon"]), 4),
        (Side(discard=["seiya-verycommon"]), 4),
        (Side(wounded=["seiya-verycommon"]), 4),
        (Side(guard=["seiya-verycommon"]), 4),
        (Side(destroyed=["seiya-verycommon"]), 3),
        (Side(aside=["seiya-verycommon"]), 3),
    ],
    ids=["hand", "draw pile", "discard pile", "wounded", "on guard", "destroyed", "set aside"],
)
def test_marine_counts_every_hero_that_is_not_destroyed(table: Factory, side: Side, points: int) -> None:
    t = table(
        seiya=Side(
            hand=side.hand,
            draw=[*side.draw, "marine-de-l-aigle"],
            discard=[*side.discard, "seiya-verycommon"],
            wounded=side.wounded,
            guard=side.guard,
            destroyed=side.destroyed,
            aside=side.aside,
        ),
        shun=Side(wounded=["shun-verycommon"], destroyed=["shun-verycommon"]),
        field=["jaki"],
    )
    assert t.seiya.score == points


@rule("seiya:card:marine-de-l-aigle:2", "seiya:faq:marine-de-l-aigle:4")
def test_seiya_beside_marine_gains_cosmos_and_no_force(table: Factory) -> None:
    t = table(seiya=Side(hand=["marine-de-l-aigle", "seiya-common"]), field=["jabu-de-la-licorne"])
    send(t.seiya, "jabu-de-la-licorne", "marine-de-l-aigle", "seiya-common")
    assert (t.seiya.force_of("seiya-common"), t.seiya.cosmos_of("seiya-common")) == (1, 2)
    assert t.seiya.cosmos_of("marine-de-l-aigle") == 1
    assert not t.seiya.can_acquire("jabu-de-la-licorne", "force")
    t.seiya.acquire("jabu-de-la-licorne", "cosmos")
    assert t.seiya.hand == ["jabu-de-la-licorne"]


@rule("seiya:card:marine-de-l-aigle:2")
def test_marine_helps_no_other_hero_and_no_seiya_that_faces_another_card(table: Factory) -> None:
    t = table(seiya=Side(hand=["marine-de-l-aigle", "seiya-common", "shun-verycommon"]), field=["jaki", "oko"])
    t.seiya.play("marine-de-l-aigle", facing="jaki")
    t.seiya.play("shun-verycommon", facing="jaki")
    t.seiya.play("seiya-common", facing="oko")
    assert t.seiya.cosmos_of("shun-verycommon") == 0
    assert t.seiya.cosmos_of("seiya-common") == 1


@rule("seiya:faq:marine-de-l-aigle:3")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_marine_helps_every_seiya_played_before_or_after_her(table: Factory, place: int) -> None:
    played = ["seiya-verycommon", "seiya-verycommon"]
    played.insert(place, "marine-de-l-aigle")
    t = table(seiya=Side(hand=played), field=["jabu-de-la-licorne"])
    send(t.seiya, "jabu-de-la-licorne", *played)
    t.seiya.acquire("jabu-de-la-licorne", "cosmos")
    assert t.seiya.hand == ["jabu-de-la-licorne"]


# Shaina


@rule("seiya:card:shaina-d-ophiuchus:1", "seiya:faq:shaina-d-ophiuchus:1", "seiya:faq:shaina-d-ophiuchus:2")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        pytest.param(0, 0, 4, id="she counts herself"),
        pytest.param(1, 1, 5, id="most"),
        pytest.param(0, 1, 3, id="tie"),
        pytest.param(0, 2, 3, id="fewer"),
    ],
)
def test_shaina_gives_a_fourth_point_to_who_alone_has_the_most_silver_saints(
    table: Factory, mine: int, theirs: int, points: int
) -> None:
    t = table(
        seiya=Side(draw=["shaina-d-ophiuchus", *["misty-du-lezard"] * mine]),
        shun=Side(draw=["algol-de-persee"] * theirs),
        field=["jaki"],
    )
    assert t.seiya.score == points


@rule("seiya:card:shaina-d-ophiuchus:1", "seiya:faq:shaina-d-ophiuchus:1")
@pytest.mark.parametrize(("silver", "winners"), [("misty-du-lezard", ["seiya"]), ("phaeton", ["seiya", "shun"])])
def test_the_fourth_point_of_shaina_counts_at_the_end_of_the_game(
    table: Factory, silver: str, winners: list[str]
) -> None:
    t = table(
        seiya=Side(hand=["shaina-d-ophiuchus", silver]),
        shun=Side(hand=["babel-du-centaure", "jabu-de-la-licorne"]),
        field=["jaki"],
        flames=0,
    )
    t.seiya.end_turn()
    t.shun.end_turn()
    assert t.over
    assert t.winners == winners


@rule("seiya:faq:shaina-d-ophiuchus:3")
def test_shaina_does_not_count_other_cards_of_uncommon_rank(table: Factory) -> None:
    t = table(
        seiya=Side(draw=["shaina-d-ophiuchus"]),
        shun=Side(draw=["guilty", "docrates", "chevalier-de-cristal"]),
        field=["jaki"],
    )
    assert t.seiya.score == 4


@rule("seiya:card:shaina-d-ophiuchus:1", "seiya:faq:shaina-d-ophiuchus:4")
@pytest.mark.parametrize(
    ("side", "points"),
    [
        (Side(hand=["capella-du-cocher"]), 6),
        (Side(draw=["capella-du-cocher"]), 6),
        (Side(discard=["capella-du-cocher"]), 6),
        (Side(wounded=["capella-du-cocher"]), 6),
        (Side(guard=["capella-du-cocher"]), 6),
        (Side(destroyed=["capella-du-cocher"]), 3),
    ],
    ids=["hand", "draw pile", "discard pile", "wounded", "on guard", "destroyed"],
)
def test_shaina_counts_every_silver_saint_that_is_not_destroyed(table: Factory, side: Side, points: int) -> None:
    t = table(
        seiya=Side(
            hand=side.hand,
            draw=side.draw,
            discard=[*side.discard, "shaina-d-ophiuchus"],
            wounded=side.wounded,
            guard=side.guard,
            destroyed=side.destroyed,
        ),
        shun=Side(wounded=["algol-de-persee"], destroyed=["algol-de-persee"]),
        field=["jaki"],
    )
    assert t.seiya.score == points


@rule("seiya:card:shaina-d-ophiuchus:2")
def test_on_shainas_arrival_all_players_discard_their_armour_in_play(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko"] * 5, armour="armure-du-lion"),
        shun=Side(hand=["armure-du-cancer"], armour="armure-de-la-vierge", draw=["oko", "oko"]),
        ikki=Side(),
        field=["jaki"],
        reserve=["shaina-d-ophiuchus"],
    )
    t.seiya.end_turn()
    assert "shaina-d-ophiuchus" in t.field.values()
    assert (t.seiya.armour, t.shun.armour) == ([], [])
    assert t.seiya.discard == ["armure-du-lion"]
    assert t.shun.discard == ["armure-de-la-vierge"]
    assert t.shun.hand == ["armure-du-cancer"], "its Discard effect is not used, and Armours in hand are not in play"


# Jamian


@rule("seiya:card:jamian-du-corbeau:1", "seiya:faq:jamian-du-corbeau:1")
def test_jamian_exchanges_two_cards_of_the_field_with_all_that_face_them(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jamian-du-corbeau", "misty-du-lezard", "doko-de-la-balance"]),
        field={1: "jabu-de-la-licorne", 3: "docrates", 6: "oko"},
    )
    t.seiya.play("misty-du-lezard", facing="jabu-de-la-licorne")
    t.seiya.play("doko-de-la-balance", facing="oko")
    t.seiya.play("jamian-du-corbeau", facing="jabu-de-la-licorne")
    t.pending("use-effect", "seiya")
    t.seiya.accept()
    t.pending("choose-exchange", "seiya")
    assert sorted(t.seiya.options) == ["docrates@3", "jabu-de-la-licorne@1", "oko@6"]
    t.seiya.choose("jabu-de-la-licorne")
    t.pending("choose-exchange-with", "seiya")
    assert sorted(t.seiya.options) == ["docrates@3", "oko@6"]
    t.seiya.choose("oko")
    assert t.field == {1: "oko", 3: "docrates", 6: "jabu-de-la-licorne"}
    tags = {card.tag: card.slug for card in t.seiya.view.cards("field")}
    assert {card.slug: tags[card.facing] for card in t.seiya.view.cards("play")} == {
        "misty-du-lezard": "jabu-de-la-licorne",
        "jamian-du-corbeau": "jabu-de-la-licorne",
        "doko-de-la-balance": "oko",
    }
    assert t.seiya.can_acquire("jabu-de-la-licorne", "force"), "3 Force, 1 less in the sixth slot"
    t.seiya.acquire("jabu-de-la-licorne", "cosmos")
    assert t.seiya.played == ["doko-de-la-balance"], "Jamian's Cosmos came along"


@rule("seiya:card:jamian-du-corbeau:1")
def test_jamian_may_leave_the_field_as_it_is(table: Factory) -> None:
    t = table(seiya=Side(hand=["jamian-du-corbeau"]), field=["jaki", "oko"])
    t.seiya.play("jamian-du-corbeau", facing="oko")
    t.pending("use-effect", "seiya")
    t.seiya.decline()
    assert t.field == {1: "jaki", 2: "oko"}


# Algethi


@rule("seiya:card:algethi-d-hercule:1", "seiya:faq:algethi-d-hercule:1")
def test_algethi_lets_armours_be_acquired_by_force_for_their_cosmos_cost(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["algethi-d-hercule", "doko-de-la-balance", "moses-de-la-baleine", *SIX_FORCE]),
        field=["armure-du-lion", "athena"],
    )
    send(t.seiya, "armure-du-lion", "doko-de-la-balance", "moses-de-la-baleine")
    send(t.seiya, "athena", "algethi-d-hercule", *SIX_FORCE)
    assert not t.seiya.can_acquire("armure-du-lion", "force")
    t.seiya.use("algethi-d-hercule")
    assert not t.seiya.can_acquire("athena", "force"), "only Armours"
    t.seiya.acquire("armure-du-lion", "force")
    assert t.seiya.hand == []
    assert sorted(t.seiya.discard) == [
        "algethi-d-hercule",
        "armure-du-lion",
        "doko-de-la-balance",
        "moses-de-la-baleine",
    ]


@rule("seiya:card:algethi-d-hercule:1")
def test_four_force_are_not_enough_for_an_armour_of_five_cosmos(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["algethi-d-hercule", "shura-du-capricorne", "oko"]),
        field=["armure-du-lion"],
    )
    send(t.seiya, "armure-du-lion", "algethi-d-hercule", "shura-du-capricorne", "oko")
    t.seiya.use("algethi-d-hercule")
    assert not t.seiya.can_acquire("armure-du-lion", "force")


@rule("seiya:faq:algethi-d-hercule:2")
def test_force_cost_reductions_apply_with_algethi(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["algethi-d-hercule", "shura-du-capricorne", "oko"]),
        field={6: "armure-du-lion"},
    )
    send(t.seiya, "armure-du-lion", "algethi-d-hercule", "shura-du-capricorne", "oko")
    t.seiya.use("algethi-d-hercule")
    t.seiya.acquire("armure-du-lion", "force")
    assert "armure-du-lion" in t.seiya.discard
