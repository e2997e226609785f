"""Flames, the end of the game (section 6) and Victory Points (section 7)."""

import pytest

from pioche.games.seiya.cards import ALL
from tests.scenario import Factory, Side, rule

RESERVE = ["nachi-du-loup"] * 12  # without an effect on the field

# The Heroes of the duel are Gold Saints too, but never on a field.
GOLD_SAINTS = [card for card in ALL if "Chevalier d'Or" in card.classes and card.mode != "duel"]


def copies(word: str) -> int:
    """How many cards of the base box bear a class or a name."""
    return sum(card.copies for card in ALL if card.set == "base" and word in (card.name, *card.classes))


# Flames


@rule("seiya:classic:6:1")
def test_some_cards_carry_a_flame() -> None:
    flames = {card.slug for card in ALL if card.icon == "flame"}
    assert flames == {card.slug for card in GOLD_SAINTS}
    assert len(flames) == 12 + 3, "three more with Hadès"
    assert {card.icon for card in ALL if card.set in ("base", "promo")} == {None, "flame"}


@rule("seiya:classic:6:2", "seiya:classic:6:3")
def test_a_flame_card_takes_one_flame_when_it_is_acquired(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne"] * 3), field=["mu-du-belier", "milo-du-scorpion"])
    for _ in range(3):
        t.seiya.play("shura-du-capricorne", facing="mu-du-belier")
    t.seiya.acquire("mu-du-belier", "force")
    assert t.flames == 11
    assert len(t.events("flame")) == 1


@rule("seiya:classic:6:2")
def test_a_flame_card_takes_a_flame_only_when_it_leaves_the_field(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["mu-du-belier", "milo-du-scorpion"], draw=["jaki"] * 5, discard=["armure-du-lion"]),
        shun=Side(),
        field={3: "aiolia-du-lion", 6: "jaki"},
        reserve=[*RESERVE, "aldebaran-du-taureau"],
    )
    t.seiya.play("mu-du-belier", slot=6).use("mu-du-belier").end_turn(discard=["milo-du-scorpion"])
    assert t.seiya.wounded == ["mu-du-belier"]
    assert "milo-du-scorpion" in t.seiya.discard
    assert (t.field[6], t.field[5]) == ("aiolia-du-lion", "aldebaran-du-taureau")
    assert t.flames == 12, "played, wounded, discarded, arrived or shifted they take none"


@rule("seiya:classic:6:3")
@pytest.mark.parametrize("slug", sorted(card.slug for card in GOLD_SAINTS))
def test_every_gold_saint_takes_a_flame_when_it_is_acquired(table: Factory, slug: str) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne"] * 4), shun=Side(), field=[slug])
    for _ in range(4):
        t.seiya.play("shura-du-capricorne")
    t.seiya.choose(f"acquire:{slug}@1:force")
    t.pending("choose-fighters", "seiya")
    t.seiya.choose("done")
    assert t.field == {}
    assert t.flames == 11


@rule("seiya:classic:6:4")
@pytest.mark.parametrize(("slug", "flames"), [("aiolia-du-lion", 11), ("algol-de-persee", 12)])
def test_a_flame_card_removed_in_upkeep_takes_a_flame(table: Factory, slug: str, flames: int) -> None:
    t = table(seiya=Side(), field={6: slug}, reserve=RESERVE)
    t.seiya.end_turn()
    assert (t.removed, t.flames) == ([slug], flames)


@rule("seiya:classic:6:5")
@pytest.mark.parametrize(("slug", "flames"), [("mu-du-belier", 11), ("jaki", 12)])
def test_a_flame_card_removed_by_a_card_takes_a_flame(table: Factory, slug: str, flames: int) -> None:
    """Gigas, discarded, removes a Character of the field."""
    t = table(seiya=Side(hand=["gigas"]), field=["milo-du-scorpion", slug], reserve=RESERVE)
    t.seiya.play("gigas", slot=2).use("gigas").choose(slug)
    assert (t.removed, t.flames) == ([slug], flames)


@rule("seiya:classic:6:6")
@pytest.mark.parametrize(
    ("slug", "other", "flames"),
    [
        ("ptolemy-de-la-fleche", "jaki", 11),
        ("aiolos-du-sagittaire", "mu-du-belier", 11),
        ("aiolos-du-sagittaire", "jaki", 12),  # he needs another Gold Saint
    ],
)
def test_another_card_can_take_a_flame(table: Factory, slug: str, other: str, flames: int) -> None:
    t = table(seiya=Side(), field={5: other}, reserve=["cassios", slug])
    t.seiya.end_turn()
    assert t.field == {6: other, 5: slug, 4: "cassios"}
    assert t.flames == flames


# The end


@rule("seiya:classic:6:7")
def test_the_round_in_which_the_last_flame_goes_out_is_completed(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne"] * 3),
        shun=Side(draw=["oko"]),
        ikki=Side(draw=["cassios"]),
        field={5: "mu-du-belier", 6: "jaki"},
        reserve=RESERVE,
        flames=1,
    )
    for _ in range(3):
        t.seiya.play("shura-du-capricorne", facing="mu-du-belier")
    t.seiya.acquire("mu-du-belier", "force")
    assert t.flames == 0
    t.seiya.end_turn()
    t.pending("main-phase", "shun")
    t.shun.end_turn()
    t.pending("main-phase", "ikki")
    assert not t.over
    t.ikki.end_turn()
    assert t.over
    assert [event.seat for event in t.events("end")] == [-1], "nobody ends it"
    assert t.ikki.hand == ["cassios"], "after the last upkeep"
    assert len(t.removed) == 3
    assert len(t.events("turn")) == 3, "one turn each"


@rule("seiya:classic:6:7")
def test_the_last_flame_may_go_out_in_the_last_upkeep_of_a_round(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), field={5: "mu-du-belier", 6: "jaki"}, reserve=RESERVE, flames=1)
    t.seiya.end_turn()
    assert (t.flames, t.over) == (1, False)
    t.shun.end_turn()
    assert (t.flames, t.over) == (0, True)


@rule("seiya:classic:6:7")
def test_the_game_goes_on_while_a_flame_burns(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), field={6: "jaki"}, reserve=RESERVE, flames=1)
    for _ in range(3):
        t.seiya.end_turn()
        t.shun.end_turn()
    assert not t.over


@rule("seiya:classic:6:7")
def test_a_clock_without_flames_loses_no_more(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), field={6: "mu-du-belier"}, reserve=RESERVE, flames=0)
    t.seiya.end_turn()
    assert (t.flames, t.over) == (0, False)


# Victory Points: Geki is worth 2, Seiya ● nothing


@rule("seiya:classic:7:1")
@pytest.mark.parametrize(
    ("side", "points"),
    [
        (Side(hand=["geki-de-l-ours"]), 2),
        (Side(draw=["geki-de-l-ours"]), 2),
        (Side(discard=["geki-de-l-ours"]), 2),
        (Side(wounded=["geki-de-l-ours"]), 2),
        (Side(armour="armure-du-lion"), 3),
        (Side(aside=["seiya-common"]), 0),
        (Side(hand=["gigas", "oko"]), 0),
        (
            Side(
                hand=["mu-du-belier"],
                draw=["oko"] * 2,
                discard=["spartan"],
                wounded=["cassios"],
                armour="armure-du-lion",
            ),
            13,
        ),
    ],
)
def test_a_score_is_the_sum_of_the_points_of_a_players_cards(table: Factory, side: Side, points: int) -> None:
    t = table(seiya=side, shun=Side(hand=["mu-du-belier"]), field=["milo-du-scorpion"], removed=["aiolia-du-lion"])
    assert t.seiya.score == points, "field, common discard and other players do not count"


@rule("seiya:classic:7:2")
def test_destroyed_cards_are_worth_nothing(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko"], destroyed=["mu-du-belier"]), shun=Side(hand=["jabu-de-la-licorne"]), field=["jaki"]
    )
    assert (t.seiya.score, t.shun.score) == (1, 2)
    t.seiya.play("oko").use("oko")
    assert (t.seiya.score, t.shun.score) == (0, 0)


@rule("seiya:classic:7:3")
@pytest.mark.parametrize(
    ("seiya", "shun", "ikki", "winners"),
    [
        ("mu-du-belier", "oko", "geki-de-l-ours", ["seiya"]),
        ("oko", "geki-de-l-ours", "mu-du-belier", ["ikki"]),
        ("geki-de-l-ours", "oko", "spartan", ["seiya", "ikki"]),
        ("gigas", "gigas", "gigas", ["seiya", "shun", "ikki"]),
    ],
)
def test_the_highest_score_wins_and_a_tie_is_shared(
    table: Factory, seiya: str, shun: str, ikki: str, winners: list[str]
) -> None:
    t = table(
        seiya=Side(discard=[seiya]),
        shun=Side(draw=[shun]),
        ikki=Side(wounded=[ikki]),
        field=["jaki"],
        reserve=RESERVE,
        flames=0,
    )
    for hero in ("seiya", "shun", "ikki"):
        assert t.winners == []
        getattr(t, hero).end_turn()
    assert t.winners == winners


# Points that depend on something


STARRED = {
    "athena": (Side(hand=["athena"]), 0, Side(hand=["athena"], draw=["seiya-verycommon"] * 9), 1),
    "marine-de-l-aigle": (
        Side(hand=["marine-de-l-aigle"]),
        3,
        Side(hand=["marine-de-l-aigle"], draw=["seiya-verycommon"] * 2),
        4,
    ),
    "shaina-d-ophiuchus": (
        Side(hand=["shaina-d-ophiuchus"]),
        3,
        Side(hand=["shaina-d-ophiuchus"], draw=["misty-du-lezard"]),
        4 + 1,
    ),
    "leda": (Side(hand=["leda"]), 0, Side(hand=["leda"], draw=["spica"]), 2 + 2),
    "spica": (Side(hand=["spica"]), 0, Side(hand=["spica"], draw=["leda"]), 2 + 2),
    "jango": (Side(hand=["jango"]), 1, Side(hand=["jango"], draw=["pegase-noir"]), 2),
    "jaki": (Side(hand=["jaki"]), 0, Side(hand=["jaki"], destroyed=["oko"] * 5), 1),
}
"""For each card with a star: a side and its score, another side and its score."""


@rule("seiya:classic:7:4")
@pytest.mark.parametrize("slug", [card.slug for card in ALL if card.pv_rule and card.set == "base"])
def test_points_marked_with_a_star_depend_on_a_condition(table: Factory, slug: str) -> None:
    without, less, having, more = STARRED[slug]
    other = Side(hand=["shun-verycommon", "algol-de-persee"])  # one Hero and one Silver Saint
    assert table(seiya=without, shun=other, field=["mu-du-belier"]).seiya.score == less
    assert table(seiya=having, shun=other, field=["mu-du-belier"]).seiya.score == more


@rule("seiya:classic:7:5")
@pytest.mark.parametrize(("cards", "points"), [(9, 0), (10, 1), (19, 1), (37, 3), (40, 4)])
def test_athena_is_worth_a_point_per_ten_cards_of_the_deck(table: Factory, cards: int, points: int) -> None:
    nothing = "seiya-verycommon"
    t = table(
        seiya=Side(
            hand=["athena", nothing],
            discard=[nothing] * 2,
            wounded=[nothing] * 3,
            armour="armure-de-pegase",
            draw=[nothing] * (cards - 8),
            destroyed=[nothing] * 10,
            aside=["seiya-common"] * 5,
        ),
        shun=Side(hand=[nothing] * 20),
        field=["mu-du-belier"],
    )
    assert t.seiya.score == points


@rule("seiya:classic:7:6")
@pytest.mark.parametrize(("own", "others", "points"), [(2, 1, 4), (2, 2, 3), (1, 2, 3), (0, 0, 3)])
def test_marine_is_worth_more_to_who_alone_has_the_most_heroes(
    table: Factory, own: int, others: int, points: int
) -> None:
    t = table(
        seiya=Side(
            hand=["marine-de-l-aigle", *["seiya-verycommon"] * own],
            destroyed=["seiya-verycommon"] * 3,
            aside=["seiya-common"] * 5,
        ),
        shun=Side(draw=["shun-verycommon"] * others, destroyed=["shun-verycommon"] * 3),
        ikki=Side(hand=["oko"] * 3),
        field=["mu-du-belier"],
    )
    assert t.seiya.score == points


@rule("seiya:classic:7:7")
@pytest.mark.parametrize(("others", "points"), [(1, 4), (2, 3), (3, 3)])
def test_shaina_is_worth_more_to_who_alone_has_the_most_silver_saints(table: Factory, others: int, points: int) -> None:
    """Shaina counts herself; Docrates is of the same rank, but no Silver Saint."""
    t = table(
        seiya=Side(hand=["shaina-d-ophiuchus", "misty-du-lezard"], destroyed=["algol-de-persee"] * 3),
        shun=Side(discard=["algol-de-persee"] * others, wounded=["docrates"] * 3),
        field=["mu-du-belier"],
    )
    assert t.seiya.score == points + 1
    assert copies("Chevalier d'Argent") == 36


@rule("seiya:classic:7:8")
@pytest.mark.parametrize(
    ("side", "points"),
    [
        (Side(hand=["leda"]), 0),
        (Side(hand=["leda"], destroyed=["spica"]), 0),
        (Side(hand=["leda"], draw=["spica"]), 4),
        (Side(hand=["leda", "leda"], wounded=["spica"]), 6),
    ],
)
def test_leda_is_worth_two_points_with_a_spica(table: Factory, side: Side, points: int) -> None:
    t = table(seiya=side, shun=Side(hand=["spica"]), field=["mu-du-belier"])
    assert t.seiya.score == points
    assert copies("Spica") == 2


@rule("seiya:classic:7:9")
@pytest.mark.parametrize(
    ("side", "points"),
    [
        (Side(hand=["spica"]), 0),
        (Side(hand=["spica"], destroyed=["leda"]), 0),
        (Side(hand=["spica"], discard=["leda"]), 4),
        (Side(hand=["spica", "spica"], wounded=["leda"]), 6),
    ],
)
def test_spica_is_worth_two_points_with_a_leda(table: Factory, side: Side, points: int) -> None:
    t = table(seiya=side, shun=Side(hand=["leda"]), field=["mu-du-belier"])
    assert t.seiya.score == points
    assert copies("Léda") == 2


BLACK = ["pegase-noir", "dragon-noir", "cygne-noir", "andromede-noir", "phoenix-noir"]


@rule("seiya:classic:7:10")
@pytest.mark.parametrize(
    ("side", "points"),
    [
        (Side(hand=["jango"]), 1),
        (Side(hand=["jango", "jango"]), 2),
        (Side(hand=["jango"], draw=["pegase-noir", "pegase-noir"]), 2),
        (Side(hand=["jango"], destroyed=BLACK), 1),
        (Side(hand=["jango"], wounded=BLACK), 6),
    ],
)
def test_jango_is_worth_a_point_per_name_of_black_saint(table: Factory, side: Side, points: int) -> None:
    t = table(seiya=side, shun=Side(hand=BLACK), field=["mu-du-belier"])
    assert t.seiya.score == points
    assert copies("Chevalier Noir") == 12
    assert len({card.name for card in ALL if "Chevalier Noir" in card.classes}) == 6


@rule("seiya:classic:7:11")
@pytest.mark.parametrize(("destroyed", "points"), [(4, 0), (5, 1), (12, 2), (15, 3)])
def test_jaki_is_worth_a_point_per_five_destroyed_cards(table: Factory, destroyed: int, points: int) -> None:
    t = table(
        seiya=Side(hand=["jaki"], destroyed=["oko"] * destroyed),
        shun=Side(destroyed=["oko"] * 20),
        field=["mu-du-belier"],
    )
    assert t.seiya.score == points
