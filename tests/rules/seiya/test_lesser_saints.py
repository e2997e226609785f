"""Saints without constellation, Ghost, Black, Steel and Bronze Saints."""

import pytest

from tests.scenario import Factory, Side, packet, rule

MODELS = {
    "pegase-noir": "seiya",
    "dragon-noir": "shiryu",
    "cygne-noir": "hyoga",
    "andromede-noir": "shun",
    "phoenix-noir": "ikki",
}
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


# Ghost Saints


@rule("seiya:card:geist:1", "seiya:faq:geist:2")
def test_geist_acquires_a_ghost_saint_for_free_into_the_discard_pile(table: Factory) -> None:
    t = table(seiya=Side(hand=["geist"]), field=["dauphin", "serpent-des-mers", "jaki", "pegase-noir", "geist"])
    t.seiya.play("geist", facing="jaki").use("geist")
    t.pending("choose-acquire", "seiya")
    assert sorted(t.seiya.options) == ["dauphin@1", "geist@5", "serpent-des-mers@2"]
    t.seiya.choose("serpent-des-mers")
    assert t.seiya.discard == ["geist", "serpent-des-mers"]
    assert t.seiya.hand == []
    assert t.field == {1: "dauphin", 3: "jaki", 4: "pegase-noir", 5: "geist"}


@rule("seiya:card:geist:1")
def test_geist_needs_a_ghost_saint_on_the_field(table: Factory) -> None:
    t = table(seiya=Side(hand=["geist"]), field=["jaki", "pegase-noir"])
    t.seiya.play("geist", facing="jaki")
    assert not t.seiya.can_activate("geist")


@rule("seiya:faq:geist:1")
def test_cards_facing_what_geist_acquires_stay_without_effect_until_upkeep(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["geist", "seiya-verycommon"], draw=["oko"] * 5, wounded=["jaki"]), field=["dauphin", "jaki"]
    )
    t.seiya.play("seiya-verycommon", facing="dauphin").play("geist", facing="jaki").use("geist")
    assert t.seiya.played == ["seiya-verycommon"]
    assert t.seiya.can_heal_with("seiya-verycommon")
    t.seiya.end_turn()
    assert t.seiya.discard == ["geist", "dauphin", "seiya-verycommon"]


@rule("seiya:card:geist:2")
def test_when_geist_arrives_each_player_destroys_a_character_in_hand(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["cassios", "armure-du-lion"]),
        shun=Side(hand=["oko", "armure-du-belier", "jaki"]),
        ikki=Side(hand=["armure-du-phoenix", "armure-du-cancer"]),
        field=["phaeton"],
        reserve=["geist"],
    )
    t.seiya.end_turn()
    t.pending("choose-destroy", "seiya")
    assert t.seiya.options == ["cassios"]
    t.seiya.choose("cassios")
    t.pending("choose-destroy", "shun")
    assert not t.shun.can_choose("armure-du-belier")
    t.shun.choose("jaki")
    t.pending("main-phase", "shun")
    assert t.seiya.destroyed == ["cassios"]
    assert t.shun.destroyed == ["jaki"]
    assert t.ikki.destroyed == []
    assert t.field == {5: "geist", 6: "phaeton"}


@rule("seiya:card:serpent-des-mers:1")
def test_the_sea_serpent_is_fought_by_three_characters_at_least(table: Factory) -> None:
    armour = "armure-de-pegase-asgard"  # it has Force, but is no Character
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "jaki", "cassios", "shura-du-capricorne"], armour=armour),
        field=["serpent-des-mers", "phaeton"],
    )
    t.seiya.play("shura-du-capricorne", facing="serpent-des-mers")
    assert not t.seiya.can_acquire("serpent-des-mers", by="force")
    t.seiya.play("jaki", facing="serpent-des-mers")
    assert not t.seiya.can_acquire("serpent-des-mers", by="force")
    t.seiya.play("cassios", facing="serpent-des-mers")
    fighters = ["shura-du-capricorne", "jaki", "cassios"]
    t.seiya.play("shura-du-capricorne", facing="phaeton")
    assert t.seiya.can_acquire("phaeton", by="force"), "one Character is enough for others"
    t.seiya.acquire("phaeton", by="force", using=["shura-du-capricorne"])
    t.seiya.acquire("serpent-des-mers", by="force", using=fighters)
    assert t.seiya.discard == ["phaeton", "shura-du-capricorne", "serpent-des-mers", *fighters]


@rule("seiya:card:serpent-des-mers:1")
def test_three_of_four_characters_may_fight_the_sea_serpent(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne", "jaki", "cassios", "oko"]), field=["serpent-des-mers"])
    for slug in ("shura-du-capricorne", "jaki", "cassios", "oko"):
        t.seiya.play(slug)
    t.seiya.acquire("serpent-des-mers", by="force")
    for slug in ("shura-du-capricorne", "jaki", "cassios"):
        assert "done" not in t.seiya.options
        t.seiya.choose(slug)
    t.seiya.choose("done")
    assert t.seiya.played == ["oko"]


@rule("seiya:faq:serpent-des-mers:1")
def test_a_card_facing_the_sea_serpent_may_be_activated_at_once(table: Factory) -> None:
    t = table(seiya=Side(hand=["gigas"]), field=["serpent-des-mers", "jaki"], reserve=["oko"])
    t.seiya.play("gigas", facing="serpent-des-mers").use("gigas").choose("jaki")
    assert t.field == {1: "serpent-des-mers", 2: "oko"}


@rule("seiya:faq:serpent-des-mers:2")
def test_a_character_that_heals_is_none_of_the_three_against_the_sea_serpent(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "jaki", "seiya-verycommon"], wounded=["oko"]),
        field=["serpent-des-mers"],
    )
    t.seiya.play("shura-du-capricorne").play("jaki").play("seiya-verycommon")
    assert t.seiya.can_acquire("serpent-des-mers", by="force")
    t.seiya.heal_with("seiya-verycommon")
    assert not t.seiya.can_acquire("serpent-des-mers", by="force")


@rule("seiya:card:dauphin:1")
def test_a_card_of_the_hand_must_be_discarded_to_fight_dauphin(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "jaki", "armure-du-lion", "shura-du-capricorne"]),
        field=["dauphin", "phaeton"],
    )
    t.seiya.play("shura-du-capricorne", facing="dauphin")
    t.seiya.play("shura-du-capricorne", facing="phaeton")
    assert not t.seiya.can_acquire("dauphin", by="force")
    assert t.seiya.can_acquire("phaeton", by="force"), "others ask no price"
    t.seiya.acquire("phaeton", by="force")
    t.seiya.pay("dauphin")
    t.pending("choose-discard", "seiya")
    assert t.seiya.options == ["jaki", "armure-du-lion"]
    t.seiya.choose("armure-du-lion")
    assert [event.seat for event in t.events("lift")] == [0], "Seiya may fight him now"
    t.seiya.acquire("dauphin", by="force")
    assert t.seiya.hand == ["jaki"]
    won = ["phaeton", "shura-du-capricorne"]
    assert t.seiya.discard == [*won, "armure-du-lion", "dauphin", "shura-du-capricorne"]


@rule("seiya:card:dauphin:1")
def test_dauphin_cannot_be_fought_with_an_empty_hand(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne"]), field=["dauphin"])
    t.seiya.play("shura-du-capricorne")
    assert not t.seiya.can_pay("dauphin")
    assert not t.seiya.can_acquire("dauphin", by="force")


@rule("seiya:faq:dauphin:1")
def test_one_may_discard_for_dauphin_and_not_fight_him(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jaki"], draw=["oko"] * 5),
        shun=Side(hand=["shura-du-capricorne", "cassios"]),
        field=["dauphin"],
    )
    t.seiya.pay("dauphin")
    assert t.seiya.discard == ["jaki"]
    t.seiya.end_turn()
    assert t.field == {6: "dauphin"}
    t.shun.play("shura-du-capricorne")
    assert not t.shun.can_acquire("dauphin", by="force"), "what Seiya paid serves nobody else"
    assert t.shun.can_pay("dauphin")


@rule("seiya:faq:dauphin:2")
def test_one_discard_is_enough_for_all_who_fight_dauphin(table: Factory) -> None:
    t = table(seiya=Side(hand=["jaki", "oko", "cassios", "phaeton", "gigas"]), field=["dauphin"])
    t.seiya.play("jaki").pay("dauphin").choose("phaeton")
    t.seiya.play("oko").play("cassios")
    assert not t.seiya.can_pay("dauphin")
    t.seiya.acquire("dauphin", by="force")
    assert t.seiya.hand == ["gigas"]
    assert "dauphin" in t.seiya.discard


@rule("seiya:card:kuraggu:1", "seiya:faq:kuraggu:1", "seiya:faq:kuraggu:6")
def test_kuraggu_blocks_the_acquisition_of_other_saints_only(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne"] * 3, armour="armure-du-lion"),
        field={1: "kuraggu", 2: "spartan", 3: "jaki", 4: "sho-a-la-cloth-celeste"},
    )
    t.seiya.play("shura-du-capricorne", facing="spartan").play("shura-du-capricorne", facing="jaki")
    assert not t.seiya.can_acquire("spartan", by="force")
    assert not t.seiya.can_acquire("sho-a-la-cloth-celeste", by="cosmos")
    t.seiya.acquire("jaki", by="force")
    t.seiya.play("shura-du-capricorne", facing="kuraggu").acquire("kuraggu", by="force")
    assert t.seiya.can_acquire("spartan", by="force")
    assert t.seiya.can_acquire("sho-a-la-cloth-celeste", by="cosmos")


@rule("seiya:card:kuraggu:1")
def test_kuraggu_blocks_free_acquisitions_too(table: Factory) -> None:
    t = table(seiya=Side(hand=["geist"]), field=["dauphin", "kuraggu", "jaki"])
    t.seiya.play("geist", facing="jaki").use("geist")
    t.pending("main-phase", "seiya")
    assert t.seiya.discard == ["geist", "kuraggu"], "he is the only one who can be acquired"


@rule("seiya:faq:kuraggu:1")
def test_an_armour_can_be_acquired_in_spite_of_kuraggu(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shiva-du-paon", "aghora-du-lotus"]), field=["kuraggu", "armure-du-lion", "jabu-de-la-licorne"]
    )
    t.seiya.play("shiva-du-paon", facing="armure-du-lion").play("aghora-du-lotus", facing="armure-du-lion")
    t.seiya.acquire("armure-du-lion", by="cosmos")
    assert t.seiya.hand == ["armure-du-lion"]


@rule("seiya:faq:kuraggu:2")
def test_the_armour_of_sagittarius_does_not_get_round_kuraggu(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-sagittaire", "cassios", "phaeton"]), field=["kuraggu", "spartan", "jaki", "athena"]
    )
    t.seiya.play("armure-du-sagittaire").choose("cassios")
    t.pending("choose-acquire", "seiya")
    assert not t.seiya.can_choose("spartan")
    assert t.seiya.can_choose("kuraggu")
    t.seiya.choose("jaki")
    assert t.seiya.discard == ["jaki"]


@rule("seiya:faq:kuraggu:5")
def test_two_kuraggu_do_not_block_each_other(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne"] * 2), field=["kuraggu", "kuraggu"])
    t.seiya.play("shura-du-capricorne", slot=1).play("shura-du-capricorne", slot=2)
    assert "acquire:kuraggu@1:force" in t.seiya.options
    assert "acquire:kuraggu@2:force" in t.seiya.options
    t.seiya.acquire("kuraggu", by="force").acquire("kuraggu", by="force")
    assert t.field == {}


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


# Black Saints


@rule("seiya:card:jango:1", "seiya:faq:jango:1")
def test_jango_scores_himself(table: Factory) -> None:
    t = table(seiya=Side(hand=["jango"]), shun=Side(hand=["pegase-noir"]), field=["jaki"])
    assert t.seiya.score == 1


@rule("seiya:card:jango:1", "seiya:faq:jango:2")
def test_jango_scores_each_name_of_a_black_saint_not_destroyed(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["jango", "phoenix-noir"],
            draw=["pegase-noir", "pegase-noir"],
            discard=["dragon-noir", "cassios"],
            wounded=["cygne-noir"],
            armour="armure-de-pegase",
        ),
        shun=Side(destroyed=["andromede-noir"], hand=["jango"], guard=["dragon-noir"]),
        field=["jaki"],
    )
    assert t.seiya.score == 5 + 1, "five names, and Cassios"
    assert t.shun.score == 2, "one who is on guard counts, one destroyed does not"


@rule("seiya:card:jango:2")
def test_jango_takes_a_black_saint_from_an_opponents_discard_pile(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jango"], discard=["cygne-noir"]),
        shun=Side(discard=["pegase-noir", "jango", "cassios"], hand=["phoenix-noir"]),
        ikki=Side(discard=["dragon-noir"], destroyed=["andromede-noir"]),
        field=["jaki"],
    )
    t.seiya.play("jango").use("jango")
    t.pending("choose-add", "seiya")
    assert t.seiya.options == ["pegase-noir@discard/1", "dragon-noir@discard/2"]
    t.seiya.choose("dragon-noir")
    assert t.seiya.discard == ["cygne-noir", "jango", "dragon-noir"]
    assert t.ikki.discard == []
    assert t.seiya.score == 3


@rule("seiya:faq:jango:3")
def test_jango_needs_a_black_saint_in_an_opponents_discard_pile(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jango"], discard=["cygne-noir"]),
        shun=Side(discard=["jango", "spartan"], wounded=["pegase-noir"]),
        field=["jaki"],
    )
    t.seiya.play("jango")
    assert not t.seiya.can_activate("jango")


@pytest.mark.parametrize("rank", ["verycommon", "common"])
@pytest.mark.parametrize(
    ("black", "hero"),
    [
        pytest.param(black, hero, marks=rule(f"seiya:card:{black}:1", f"seiya:faq:{black}:1"))
        for black, hero in MODELS.items()
    ],
)
def test_a_black_saint_costs_two_force_less_if_the_model_fights_it(
    table: Factory, black: str, hero: str, rank: str
) -> None:
    t = table(seiya=Side(hand=["cassios", f"{hero}-{rank}"]), field=[black])
    t.seiya.play("cassios").play(f"{hero}-{rank}").acquire(black, by="force")
    assert t.seiya.discard == [black, "cassios", f"{hero}-{rank}"]


@pytest.mark.parametrize(
    ("black", "hero"),
    [
        pytest.param(black, hero, marks=rule(f"seiya:card:{black}:1", f"seiya:faq:{black}:1"))
        for black, hero in MODELS.items()
    ],
)
def test_a_black_saint_costs_its_full_price_to_others(table: Factory, black: str, hero: str) -> None:
    others = [f"{other}-verycommon" for other in MODELS.values() if other != hero]
    t = table(seiya=Side(hand=[*others, f"{hero}-verycommon"]), field=[black, "jaki"])
    t.seiya.play(f"{hero}-verycommon", facing="jaki")
    assert not t.seiya.can_acquire("jaki", by="force"), "nor is anybody else cheaper"
    for other in others:
        assert not t.seiya.can_acquire(black, by="force")
        t.seiya.play(other, facing=black)
    assert t.seiya.can_acquire(black, by="force")


@pytest.mark.parametrize(
    ("black", "hero"),
    [
        pytest.param(black, hero, marks=rule(f"seiya:card:{black}:1", f"seiya:faq:{black}:2"))
        for black, hero in MODELS.items()
    ],
)
def test_a_black_saint_costs_two_force_less_only_once(table: Factory, black: str, hero: str) -> None:
    # The five heroes always bring enough Force for the cost reduced twice, so the cost itself is asked.
    t = table(seiya=Side(hand=packet(hero, count=2)), field=[black])
    t.seiya.play(f"{hero}-verycommon").play(f"{hero}-verycommon")
    (target,) = t.game.cards_in("field")
    for fighters, cost in ((0, 4), (1, 2), (2, 2)):
        binds = {"fighters": t.game.cards_in("play")[:fighters]}
        assert t.game.number("cost_force", target, binds) == cost


# Steel Saints


@rule("seiya:card:sho-a-la-cloth-celeste:1", "seiya:faq:sho-a-la-cloth-celeste:1")
def test_saints_who_fight_beside_sho_are_not_wounded_but_he_is(table: Factory) -> None:
    fighters = ["sho-a-la-cloth-celeste", "shura-du-capricorne", "doko-de-la-balance", "jaki"]
    t = table(seiya=Side(hand=fighters), field=["saga-des-gemeaux"])
    for slug in fighters:
        t.seiya.play(slug)
    t.seiya.acquire("saga-des-gemeaux", by="force")
    assert sorted(t.seiya.wounded) == ["jaki", "sho-a-la-cloth-celeste"]
    assert t.seiya.discard == ["saga-des-gemeaux", "shura-du-capricorne", "doko-de-la-balance"]


@rule("seiya:card:sho-a-la-cloth-celeste:1")
def test_sho_protects_nobody_while_he_does_not_fight(table: Factory) -> None:
    fighters = ["shura-du-capricorne", "doko-de-la-balance", "jaki"]
    t = table(seiya=Side(hand=[*fighters, "sho-a-la-cloth-celeste"]), field={6: "saga-des-gemeaux"})
    for slug in (*fighters, "sho-a-la-cloth-celeste"):
        t.seiya.play(slug)
    t.seiya.acquire("saga-des-gemeaux", by="force", using=fighters)
    assert sorted(t.seiya.wounded) == sorted(fighters)
    assert t.seiya.played == ["sho-a-la-cloth-celeste"]


@rule("seiya:card:sho-a-la-cloth-celeste:1")
def test_a_saint_beside_sho_may_use_its_own_wound_effect_for_then_it_does_not_fight(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["sho-a-la-cloth-celeste", "ban-du-petit-lion"]), shun=Side(hand=["spartan"]), field=["jaki"]
    )
    t.seiya.play("sho-a-la-cloth-celeste").play("ban-du-petit-lion").use("ban-du-petit-lion")
    assert t.seiya.wounded == ["ban-du-petit-lion"]


@rule("seiya:card:ushio-a-la-cloth-marine:1", "seiya:faq:ushio-a-la-cloth-marine:1")
def test_ushio_gains_force_for_each_common_hero_who_fights_beside_him(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ushio-a-la-cloth-marine", "seiya-common", "ikki-common", "seiya-verycommon", "spartan"]),
        field=["misty-du-lezard", "jaki"],
    )
    t.seiya.play("seiya-common", facing="jaki").play("ushio-a-la-cloth-marine", facing="misty-du-lezard")
    t.seiya.play("seiya-verycommon", facing="misty-du-lezard").play("spartan", facing="misty-du-lezard")
    assert t.seiya.force_of("ushio-a-la-cloth-marine") == 1
    assert not t.seiya.can_acquire("misty-du-lezard", by="force")
    t.seiya.play("ikki-common", facing="misty-du-lezard")
    assert t.seiya.force_of("ushio-a-la-cloth-marine") == 2
    assert t.seiya.force_of("spartan") == 1, "he alone gains"
    t.seiya.acquire("misty-du-lezard", by="force")
    assert t.seiya.played == ["seiya-common"]


@rule("seiya:card:ushio-a-la-cloth-marine:1")
def test_ushio_gains_nothing_from_a_hero_who_does_not_fight(table: Factory) -> None:
    t = table(seiya=Side(hand=["ushio-a-la-cloth-marine", "seiya-common", "cassios"]), field=["jaki"])
    t.seiya.play("ushio-a-la-cloth-marine").play("seiya-common").play("cassios").acquire("jaki", by="force")
    t.seiya.choose("ushio-a-la-cloth-marine").choose("cassios")
    assert t.seiya.played == [], "2 Force are not enough, so the Hero must fight too"


@rule("seiya:card:daichi-a-la-cloth-terrestre:1")
def test_the_saint_daichi_faces_costs_less_cosmos_for_each_hero_beside_him(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=[
                "daichi-a-la-cloth-terrestre",
                "shun-verycommon",
                "ikki-verycommon",
                *packet("seiya", count=3),
                "jaki",
            ]
        ),
        field=["jabu-de-la-licorne", "nachi-du-loup"],
    )
    t.seiya.play("shun-verycommon", facing="jabu-de-la-licorne").play("ikki-verycommon", facing="nachi-du-loup")
    costs = []
    for slug in ("daichi-a-la-cloth-terrestre", "jaki", *packet("seiya", count=3)):
        t.seiya.play(slug, facing="jabu-de-la-licorne")
        costs.append(t.number("cost_cosmos", "jabu-de-la-licorne"))
    assert costs == [2, 2, 1, 1, 1], "Jaki is no Hero, and 1 is the least"
    assert t.number("cost_force", "jabu-de-la-licorne") == 3
    assert t.number("cost_cosmos", "nachi-du-loup") == 3


@rule("seiya:card:daichi-a-la-cloth-terrestre:1")
def test_with_daichi_a_saint_is_acquired_with_less_cosmos(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["daichi-a-la-cloth-terrestre", "seiya-verycommon", "algol-de-persee"]),
        field=["jabu-de-la-licorne"],
    )
    t.seiya.play("algol-de-persee").play("seiya-verycommon")
    assert not t.seiya.can_acquire("jabu-de-la-licorne", by="cosmos")
    t.seiya.play("daichi-a-la-cloth-terrestre").acquire("jabu-de-la-licorne", by="cosmos", using=["algol-de-persee"])
    assert t.seiya.hand == ["jabu-de-la-licorne"]
    assert t.seiya.played == ["seiya-verycommon", "daichi-a-la-cloth-terrestre"]


@rule("seiya:card:daichi-a-la-cloth-terrestre:1")
def test_daichi_changes_the_cost_of_saints_only(table: Factory) -> None:
    t = table(seiya=Side(hand=["daichi-a-la-cloth-terrestre", "seiya-verycommon"]), field=["athena"])
    t.seiya.play("daichi-a-la-cloth-terrestre").play("seiya-verycommon")
    assert t.number("cost_cosmos", "athena") == 4


@rule("seiya:faq:daichi-a-la-cloth-terrestre:1")
def test_daichi_makes_no_cosmos_cost_where_there_is_none(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["daichi-a-la-cloth-terrestre", *packet("seiya", count=4), "shiva-du-paon"]), field=["docrates"]
    )
    for slug in ("daichi-a-la-cloth-terrestre", *packet("seiya", count=4), "shiva-du-paon"):
        t.seiya.play(slug)
    assert t.number("cost_cosmos", "docrates") is None
    assert not t.seiya.can_acquire("docrates", by="cosmos")


# Bronze Saints


@rule("seiya:card:jabu-de-la-licorne:1")
def test_jabu_makes_each_opponent_discard_a_hero_from_hand(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jabu-de-la-licorne", "seiya-verycommon"]),
        shun=Side(hand=["shun-verycommon", "cassios", "shun-common"]),
        ikki=Side(hand=["cassios", "ikki-common"]),
        hyoga=Side(hand=["cassios", "jaki"]),
        field=["jaki"],
    )
    t.seiya.play("jabu-de-la-licorne").use("jabu-de-la-licorne")
    t.pending("choose-discard", "shun")
    assert t.shun.options == ["shun-verycommon", "shun-common"]
    t.shun.choose("shun-verycommon")
    t.pending("choose-discard", "ikki")
    t.ikki.choose("ikki-common")
    t.pending("main-phase", "seiya")
    assert t.shun.discard == ["shun-verycommon"]
    assert t.ikki.discard == ["ikki-common"]
    assert t.hyoga.discard == []
    assert t.seiya.discard == ["jabu-de-la-licorne"]
    assert t.seiya.hand == ["seiya-verycommon"]


@rule("seiya:card:ichi-de-l-hydre:1")
def test_ichi_wounds_all_common_heroes_in_the_opponents_discard_piles(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ichi-de-l-hydre"], discard=["seiya-common"]),
        shun=Side(discard=["shun-common", "shun-verycommon", "shun-common", "spartan"], hand=["shun-common"]),
        ikki=Side(discard=["ikki-common"]),
        field=["jaki"],
    )
    t.seiya.play("ichi-de-l-hydre").use("ichi-de-l-hydre")
    assert t.shun.wounded == ["shun-common", "shun-common"]
    assert t.shun.discard == ["shun-verycommon", "spartan"]
    assert t.shun.hand == ["shun-common"]
    assert t.ikki.wounded == ["ikki-common"]
    assert t.seiya.wounded == []
    assert t.seiya.discard == ["seiya-common", "ichi-de-l-hydre"]


@rule("seiya:card:nachi-du-loup:1")
def test_nachi_makes_each_opponent_discard_the_equipped_armour(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["nachi-du-loup"], armour="armure-de-pegase"),
        shun=Side(armour="armure-d-andromede", hand=["armure-du-lion"]),
        ikki=Side(armour="armure-du-belier", draw=["jaki"]),
        field=["jaki"],
    )
    t.seiya.play("nachi-du-loup").use("nachi-du-loup")
    assert (t.shun.armour, t.shun.discard) == ([], ["armure-d-andromede"])
    assert (t.ikki.armour, t.ikki.discard) == ([], ["armure-du-belier"])
    assert t.shun.hand == ["armure-du-lion"]
    assert t.seiya.armour == ["armure-de-pegase"]
    assert t.seiya.discard == ["nachi-du-loup"]


@rule("seiya:card:ban-du-petit-lion:1")
def test_ban_is_wounded_and_makes_each_opponent_wound_a_saint_of_the_hand(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ban-du-petit-lion", "spartan"]),
        shun=Side(hand=["cassios", "shun-verycommon", "shun-common", "spartan"]),
        ikki=Side(hand=["cassios", "ikki-common"]),
        hyoga=Side(hand=["cassios", "jaki"]),
        field=["jaki"],
    )
    t.seiya.play("ban-du-petit-lion").use("ban-du-petit-lion")
    t.pending("choose-wound", "shun")
    assert t.shun.options == ["shun-common", "spartan"]
    t.shun.choose("spartan")
    t.pending("choose-wound", "ikki")
    t.ikki.choose("ikki-common")
    t.pending("main-phase", "seiya")
    assert t.shun.wounded == ["spartan"]
    assert t.ikki.wounded == ["ikki-common"]
    assert t.hyoga.wounded == []
    assert t.seiya.wounded == ["ban-du-petit-lion"]


@rule("seiya:card:geki-de-l-ours:1", "seiya:faq:geki-de-l-ours:1")
def test_geki_exchanges_a_common_hero_discarded_with_a_very_common_one_destroyed(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["geki-de-l-ours"], discard=["seiya-common"], destroyed=["seiya-verycommon"]),
        shun=Side(discard=["shun-common", "cassios", "spartan"], destroyed=["jaki", "shun-verycommon"]),
        ikki=Side(discard=["ikki-common"], destroyed=["jaki", "ikki-common"]),
        hyoga=Side(discard=["hyoga-verycommon"], destroyed=["hyoga-verycommon"]),
        shiryu=Side(discard=["shiryu-common"], destroyed=["shiryu-verycommon"]),
        field=["jaki"],
    )
    t.seiya.play("geki-de-l-ours").use("geki-de-l-ours")
    t.pending("choose-player", "seiya")
    assert t.seiya.options == ["player/0", "player/1", "player/4"]
    t.seiya.choose_player("shun")
    assert t.shun.discard == ["cassios", "spartan", "shun-verycommon"]
    assert t.shun.destroyed == ["jaki", "shun-common"]
    assert t.shiryu.destroyed == ["shiryu-verycommon"]
    assert t.seiya.discard == ["seiya-common", "geki-de-l-ours"]


@rule("seiya:card:geki-de-l-ours:1")
def test_gekis_player_says_which_heroes_of_the_other_are_exchanged(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["geki-de-l-ours"]),
        shun=Side(
            discard=["shun-common", "shun-uncommon-asgard", "shun-uncommon-poseidon"],
            destroyed=["shun-verycommon", "ikki-verycommon"],
        ),
        field=["jaki"],
    )
    t.seiya.play("geki-de-l-ours").use("geki-de-l-ours")
    t.pending("choose-exchange", "seiya")
    assert t.seiya.options == ["shun-common@discard/1", "shun-uncommon-asgard@discard/1"]
    t.seiya.choose("shun-uncommon-asgard")
    t.pending("choose-exchange-with", "seiya")
    assert t.seiya.options == ["shun-verycommon@destroyed/1", "ikki-verycommon@destroyed/1"]
    t.seiya.choose("shun-verycommon")
    assert sorted(t.shun.discard) == ["shun-common", "shun-uncommon-poseidon", "shun-verycommon"]
    assert sorted(t.shun.destroyed) == ["ikki-verycommon", "shun-uncommon-asgard"]


@rule("seiya:faq:geki-de-l-ours:2")
def test_geki_makes_his_player_exchange_if_nobody_else_can(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["geki-de-l-ours"], discard=["seiya-common"], destroyed=["seiya-verycommon"]),
        shun=Side(discard=["shun-common"]),
        ikki=Side(destroyed=["ikki-verycommon"]),
        field=["jaki"],
    )
    t.seiya.play("geki-de-l-ours").use("geki-de-l-ours")
    t.pending("main-phase", "seiya")
    assert t.seiya.discard == ["geki-de-l-ours", "seiya-verycommon"]
    assert t.seiya.destroyed == ["seiya-common"]


@rule("seiya:faq:geki-de-l-ours:3")
def test_geki_cannot_be_activated_if_no_player_has_both_heroes(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["geki-de-l-ours"], destroyed=["seiya-verycommon"]),
        shun=Side(discard=["shun-common"]),
        field=["jaki"],
    )
    t.seiya.play("geki-de-l-ours")
    assert not t.seiya.can_activate("geki-de-l-ours")


@rule("seiya:card:june-du-cameleon:1")
def test_june_heals_one_of_your_wounded_characters_when_played(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["june-du-cameleon"], wounded=["cassios", "oko"]),
        shun=Side(wounded=["phaeton"]),
        field=["jaki"],
    )
    t.seiya.play("june-du-cameleon")
    t.pending("choose-heal", "seiya")
    assert sorted(t.seiya.options) == ["cassios@wounded/0", "no", "oko@wounded/0"]
    t.seiya.choose("oko")
    assert t.seiya.wounded == ["cassios"]
    assert t.seiya.discard == ["oko"]
    assert t.seiya.played == ["june-du-cameleon"]


@rule("seiya:card:june-du-cameleon:1")
def test_junes_healing_may_be_declined(table: Factory) -> None:
    t = table(seiya=Side(hand=["june-du-cameleon"], wounded=["cassios"]), field=["jaki"])
    t.seiya.play("june-du-cameleon").decline()
    assert t.seiya.wounded == ["cassios"]


@rule("seiya:card:june-du-cameleon:2")
def test_nobody_is_healed_while_june_is_on_the_field(table: Factory) -> None:
    hand = ["seiya-verycommon", "june-du-cameleon", "shura-du-capricorne"]
    t = table(seiya=Side(hand=hand, wounded=["cassios"]), field=["june-du-cameleon", "jaki"])
    t.seiya.play("seiya-verycommon", facing="jaki")
    assert not t.seiya.can_heal_with("seiya-verycommon")
    t.seiya.play("june-du-cameleon", facing="jaki")
    t.pending("main-phase", "seiya")
    t.seiya.play("shura-du-capricorne", facing="june-du-cameleon").acquire("june-du-cameleon", by="force")
    t.seiya.heal_with("seiya-verycommon")
    assert t.seiya.wounded == []


@rule("seiya:card:june-du-cameleon:2")
def test_june_on_the_field_does_not_keep_a_frozen_armour_from_being_thawed(table: Factory) -> None:
    frozen = ["cassios", "armure-du-lion"]
    t = table(
        seiya=Side(hand=["seiya-verycommon"], frozen=frozen), field=["june-du-cameleon", "jaki"], boxes=("asgard",)
    )
    t.seiya.play("seiya-verycommon", facing="jaki").heal_with("seiya-verycommon")
    assert (t.seiya.frozen, t.seiya.frost) == (frozen, [2, 1])


@rule("seiya:card:june-du-cameleon:2", "seiya:faq:june-du-cameleon:1", "seiya:faq:athena:2")
def test_june_on_the_field_undoes_athenas_healing_but_not_her_cards(table: Factory) -> None:
    t = table(
        seiya=Side(draw=["oko"] * 7, wounded=["cassios"]),
        shun=Side(draw=["oko"], wounded=["jaki"]),
        field=["june-du-cameleon"],
        reserve=["athena"],
    )
    t.seiya.end_turn()
    assert len(t.seiya.hand) == 6
    assert t.shun.hand == ["oko"]
    assert t.seiya.wounded == ["cassios"]
    assert t.shun.wounded == ["jaki"]
