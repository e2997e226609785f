"""Saints without constellation, from Guilty and Chevalier de Cristal to Léda and Spica."""

import pytest

from tests.scenario import Factory, Side, rule

TEACHERS = {"guilty": "ikki", "chevalier-de-cristal": "hyoga"}
TWINS = {"leda": "spica", "spica": "leda"}


# Guilty and Chevalier de Cristal: a Cosmos bonus for their pupil


@pytest.mark.parametrize(
    ("teacher", "pupil"),
    [
        pytest.param(teacher, pupil, marks=rule(f"seiya:card:{teacher}:1", f"seiya:faq:{teacher}:1"))
        for teacher, pupil in TEACHERS.items()
    ],
)
def test_every_pupil_beside_the_teacher_gains_cosmos_played_before_or_after(
    table: Factory, teacher: str, pupil: str
) -> None:
    before, after = f"{pupil}-common", f"{pupil}-verycommon"
    t = table(seiya=Side(hand=[before, after, teacher, "seiya-common"]), field=["jaki"])
    t.seiya.play(before)
    assert t.seiya.cosmos_of(before) == 1
    t.seiya.play(teacher).decline()
    assert t.seiya.cosmos_of(before) == 2
    t.seiya.play(after).play("seiya-common")
    assert t.seiya.cosmos_of(after) == 1
    assert t.seiya.cosmos_of("seiya-common") == 1
    assert t.seiya.cosmos_of(teacher) == 1


@pytest.mark.parametrize(
    ("teacher", "pupil"),
    [pytest.param(teacher, pupil, marks=rule(f"seiya:card:{teacher}:1")) for teacher, pupil in TEACHERS.items()],
)
def test_a_pupil_facing_another_card_gains_nothing(table: Factory, teacher: str, pupil: str) -> None:
    t = table(seiya=Side(hand=[teacher, f"{pupil}-common", f"{pupil}-verycommon"]), field=["jaki", "oko"])
    t.seiya.play(teacher, facing="jaki").decline()
    t.seiya.play(f"{pupil}-common", facing="oko").play(f"{pupil}-verycommon", facing="jaki")
    assert t.seiya.cosmos_of(f"{pupil}-common") == 1
    assert t.seiya.cosmos_of(f"{pupil}-verycommon") == 1


@pytest.mark.parametrize(
    ("teacher", "pupil", "force"),
    [
        pytest.param("guilty", "ikki", 3, marks=rule("seiya:faq:guilty:3")),
        pytest.param("chevalier-de-cristal", "hyoga", 2, marks=rule("seiya:faq:chevalier-de-cristal:2")),
    ],
)
def test_the_pupils_bonus_serves_only_an_acquisition_by_cosmos(
    table: Factory, teacher: str, pupil: str, force: int
) -> None:
    # The two cards bring 3 Cosmos, the bonus included. Their Force gains nothing.
    hero = f"{pupil}-common"
    t = table(seiya=Side(hand=[hero, teacher]), field={6: "chevalier-de-cristal", 5: "jabu-de-la-licorne"})
    t.seiya.play(hero, slot=6).play(teacher, slot=6).decline()
    assert t.seiya.force_of(hero) == 1
    assert not t.seiya.can_acquire("chevalier-de-cristal", by="force")
    t.seiya.acquire("chevalier-de-cristal", by="cosmos")
    assert t.seiya.hand == ["chevalier-de-cristal"]

    t = table(seiya=Side(hand=[hero, teacher]), field={1: "docrates"})
    t.seiya.play(hero).play(teacher).decline()
    assert sum(t.seiya.force_of(slug) or 0 for slug in (hero, teacher)) == force
    assert not t.seiya.can_acquire("docrates", by="force")


@rule("seiya:card:guilty:2", "seiya:faq:guilty:2")
def test_guilty_shuffles_the_discard_pile_into_the_draw_pile_as_soon_as_he_is_played(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["guilty", "seiya-verycommon"], draw=["jaki"], discard=["cassios", "oko"]),
        shun=Side(draw=["jaki"], discard=["gigas"]),
        field=["jaki"],
    )
    t.seiya.play("guilty")
    t.pending("use-effect", "seiya")
    t.seiya.accept()
    assert t.seiya.discard == []
    assert sorted(t.seiya.draw) == ["cassios", "jaki", "oko"]
    assert t.events("shuffle")
    assert t.shun.discard == ["gigas"]
    assert t.seiya.played == ["guilty"]


@rule("seiya:card:guilty:2")
def test_guilty_shuffles_the_pile_of_who_plays_him(table: Factory) -> None:
    t = table(seiya=Side(draw=["jaki"]), shun=Side(hand=["guilty"], discard=["gigas"]), field=["jaki"], first=1)
    t.shun.play("guilty").accept()
    (event,) = t.events("shuffle")
    assert (t.shun.draw, event.to) == (["gigas"], t.game.bases["draw"] + 1)


@rule("seiya:card:guilty:2", "seiya:faq:guilty:2")
def test_guiltys_shuffle_may_be_declined_and_is_then_lost(table: Factory) -> None:
    t = table(seiya=Side(hand=["guilty"], draw=["jaki"], discard=["cassios"]), field=["jaki"])
    t.seiya.play("guilty").decline()
    assert t.seiya.discard == ["cassios"]
    assert t.seiya.draw == ["jaki"]
    assert not t.seiya.can_activate("guilty")


@rule("seiya:card:chevalier-de-cristal:2", "seiya:faq:chevalier-de-cristal:3")
@pytest.mark.parametrize("unwanted", ["cassios", "oko", "seiya-verycommon", "armure-de-pegase", "chevalier-de-cristal"])
def test_cristal_draws_then_discards_a_card_from_hand_or_play(table: Factory, unwanted: str) -> None:
    t = table(
        seiya=Side(
            hand=["chevalier-de-cristal", "cassios", "seiya-verycommon"],
            draw=["jaki", "oko"],
            armour="armure-de-pegase",
        ),
        shun=Side(hand=["phaeton"], armour="armure-d-andromede"),
        field=["jaki"],
    )
    t.seiya.play("seiya-verycommon").play("chevalier-de-cristal").accept()
    assert sorted(t.seiya.hand) == ["cassios", "oko"]
    t.pending("choose-discard", "seiya")
    assert len(t.seiya.options) == 5
    t.seiya.choose(unwanted)
    assert t.seiya.discard == [unwanted]
    left = t.seiya.hand + t.seiya.played + t.seiya.armour
    assert unwanted not in left
    assert len(left) == 4


@rule("seiya:faq:chevalier-de-cristal:4")
def test_cristal_makes_discard_even_if_nothing_can_be_drawn(table: Factory) -> None:
    t = table(seiya=Side(hand=["chevalier-de-cristal", "cassios"]), field=["jaki"])
    t.seiya.play("chevalier-de-cristal").accept()
    assert t.seiya.hand == ["cassios"]
    t.seiya.choose("cassios")
    assert t.seiya.hand == []
    assert t.seiya.discard == ["cassios"]


@rule("seiya:card:chevalier-de-cristal:2")
def test_cristals_exchange_may_be_declined(table: Factory) -> None:
    t = table(seiya=Side(hand=["chevalier-de-cristal", "cassios"], draw=["jaki"]), field=["jaki"])
    t.seiya.play("chevalier-de-cristal").decline()
    assert t.seiya.hand == ["cassios"]
    assert t.seiya.discard == []


# Docrates


@rule("seiya:card:docrates:1", "seiya:faq:docrates:2", "seiya:faq:docrates:3")
def test_docrates_removes_the_lesser_cards_from_last_to_first_and_fills_the_slots_without_shifting(
    table: Factory,
) -> None:
    t = table(
        seiya=Side(hand=["docrates"]),
        field={1: "cassios", 2: "guilty", 3: "spartan", 5: "jaki", 6: "mu-du-belier"},
        reserve=[
            "dio-de-la-mouche",
            "misty-du-lezard",
            "capella-du-cocher",
            "algethi-d-hercule",
            "moses-de-la-baleine",
        ],
    )
    t.seiya.play("docrates", facing="guilty").use("docrates")
    assert t.seiya.discard == ["docrates"]
    assert t.removed == ["jaki", "spartan", "cassios"]
    assert t.field == {
        1: "misty-du-lezard",
        2: "guilty",
        3: "capella-du-cocher",
        4: "algethi-d-hercule",
        5: "moses-de-la-baleine",
        6: "mu-du-belier",
    }
    assert t.reserve == ["dio-de-la-mouche"]
    assert not t.events("shift")


@rule("seiya:faq:docrates:1")
def test_cards_facing_what_docrates_removes_stay_without_effect_until_upkeep(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["docrates", "shura-du-capricorne", "seiya-verycommon"], draw=["oko"] * 5, wounded=["jaki"]),
        field={1: "spartan", 6: "guilty"},
        reserve=["jaki"] * 6,
    )
    t.seiya.play("shura-du-capricorne", facing="spartan").play("seiya-verycommon", facing="spartan")
    assert t.seiya.can_acquire("spartan", by="force")
    t.seiya.play("docrates", facing="guilty").use("docrates")
    assert t.field[1] == "jaki"
    assert t.seiya.played == ["shura-du-capricorne", "seiya-verycommon"]
    assert not t.seiya.can_acquire("jaki", by="force")
    assert t.seiya.can_heal_with("seiya-verycommon")
    t.seiya.end_turn()
    assert t.seiya.played == []
    assert t.seiya.discard == ["docrates", "shura-du-capricorne", "seiya-verycommon"]


@rule("seiya:card:docrates:1")
def test_docrates_has_nothing_to_do_on_a_field_of_greater_cards(table: Factory) -> None:
    t = table(seiya=Side(hand=["docrates"]), field=["guilty", "mu-du-belier", "athena"])
    t.seiya.play("docrates", facing="guilty")
    assert not t.seiya.can_activate("docrates")


# Saints without constellation


@rule("seiya:card:chevalier-des-flammes:1")
def test_the_flame_saint_lets_a_chosen_player_put_a_destroyed_hero_on_the_draw_pile(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["chevalier-des-flammes"], destroyed=["seiya-verycommon"]),
        shun=Side(draw=["jaki"], destroyed=["shun-verycommon", "shun-common", "cassios"]),
        ikki=Side(destroyed=["ikki-common", "cassios"]),
        field=["jaki"],
    )
    t.seiya.play("chevalier-des-flammes").accept()
    t.pending("choose-player", "seiya")
    assert t.seiya.options == ["player/0", "player/1"], "Ikki has none of that rank"
    t.seiya.choose_player("shun")
    assert t.shun.draw == ["jaki", "shun-verycommon"]
    assert t.shun.destroyed == ["shun-common", "cassios"]
    assert t.seiya.destroyed == ["seiya-verycommon"]


@rule("seiya:card:chevalier-des-flammes:1")
def test_the_player_whom_the_flame_saint_helps_says_which_hero_comes_back(table: Factory) -> None:
    destroyed = ["ikki-verycommon", "hyoga-verycommon", "cassios"]
    t = table(
        seiya=Side(hand=["chevalier-des-flammes"]),
        shun=Side(destroyed=["shun-verycommon"]),
        ikki=Side(destroyed=destroyed),
        field=["jaki"],
    )
    t.seiya.play("chevalier-des-flammes").accept().choose_player("ikki")
    t.pending("choose-put-on-draw", "ikki")
    assert len(t.ikki.options) == 2
    t.ikki.choose("hyoga-verycommon")
    assert t.ikki.draw == ["hyoga-verycommon"]


@rule("seiya:card:chevalier-des-flammes:1")
def test_the_flame_saints_effect_is_not_offered_without_a_destroyed_very_common_hero(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["chevalier-des-flammes"]), shun=Side(destroyed=["shun-common", "cassios"]), field=["jaki"]
    )
    t.seiya.play("chevalier-des-flammes")
    t.pending("main-phase", "seiya")


@rule("seiya:card:spartan:1", "seiya:faq:spartan:1")
def test_when_spartan_arrives_each_player_may_wound_a_character_of_the_hand_to_draw(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["cassios", "armure-du-lion", "oko", "jaki", "phaeton"], draw=["gigas", "guilty"]),
        shun=Side(hand=["oko", "jaki"], draw=["gigas"]),
        ikki=Side(hand=["ikki-common", "armure-du-phoenix"], draw=["docrates"]),
        field=["phaeton"],
        reserve=["spartan"],
    )
    t.seiya.end_turn()
    t.pending("choose-wound", "seiya")
    assert not t.seiya.can_choose("armure-du-lion")
    t.seiya.choose("cassios")
    assert t.seiya.wounded == ["cassios"]
    assert t.seiya.hand == ["armure-du-lion", "oko", "jaki", "phaeton", "guilty"]
    t.pending("choose-wound", "shun")
    assert t.shun.options == ["oko", "jaki", "no"]
    t.shun.decline()
    assert t.shun.wounded == []
    assert t.shun.hand == ["oko", "jaki"]
    t.pending("choose-wound", "ikki")
    assert t.ikki.options == ["ikki-common", "no"]
    t.ikki.choose("ikki-common")
    assert t.ikki.wounded == ["ikki-common"]
    assert t.ikki.hand == ["armure-du-phoenix", "docrates"]
    t.pending("main-phase", "shun")


@pytest.mark.parametrize(
    ("one", "other"), [pytest.param(one, other, marks=rule(f"seiya:card:{one}:2")) for one, other in TWINS.items()]
)
def test_leda_and_spica_gain_force_when_they_fight_side_by_side(table: Factory, one: str, other: str) -> None:
    t = table(seiya=Side(hand=[one, other, other, "gigas"]), field=["docrates", "jaki"])
    t.seiya.play(one, facing="docrates").play(other, facing="jaki")
    assert t.seiya.force_of(one) == 1, "the other one fights elsewhere"
    t.seiya.play(other, facing="docrates").play("gigas", facing="docrates")
    assert t.seiya.force_of(one) == 2
    assert not t.seiya.force_of("gigas"), "nobody else gains"
    t.seiya.acquire("docrates", by="force", using=[one, other])
    assert "docrates" in t.seiya.discard


@pytest.mark.parametrize(
    ("one", "other"), [pytest.param(one, other, marks=rule(f"seiya:card:{one}:2")) for one, other in TWINS.items()]
)
def test_leda_or_spica_gains_nothing_from_the_other_who_does_not_fight(table: Factory, one: str, other: str) -> None:
    t = table(seiya=Side(hand=[one, other, "cassios"]), field=["jaki"])
    t.seiya.play(one).play(other).play("cassios").acquire("jaki", by="force")
    t.seiya.choose(one)
    assert "done" not in t.seiya.options
    t.seiya.choose("cassios")
    assert t.seiya.played == [], "2 Force are not enough, so the third must fight too"


@pytest.mark.parametrize("zone", ["hand", "draw", "discard", "wounded", "guard"])
@pytest.mark.parametrize(
    ("one", "other"),
    [pytest.param(one, other, marks=rule(f"seiya:card:{one}:1", f"seiya:faq:{one}:1")) for one, other in TWINS.items()],
)
def test_leda_and_spica_score_when_the_deck_holds_the_other(table: Factory, one: str, other: str, zone: str) -> None:
    deck = {zone: [other], "destroyed": [other]}
    if zone == "draw":
        t = table(seiya=Side(hand=[one], **deck), field=["jaki"])
    else:
        t = table(seiya=Side(draw=[one], **deck), field=["jaki"])
    assert t.seiya.score == 4


@pytest.mark.parametrize(
    ("one", "other"),
    [pytest.param(one, other, marks=rule(f"seiya:card:{one}:1", f"seiya:faq:{one}:1")) for one, other in TWINS.items()],
)
def test_leda_and_spica_score_nothing_for_one_destroyed_or_elsewhere(table: Factory, one: str, other: str) -> None:
    t = table(seiya=Side(hand=[one, one], destroyed=[other]), shun=Side(hand=[other]), field=[other])
    assert t.seiya.score == 0
