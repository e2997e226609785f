"""The Silver Saints."""

import pytest

from tests.scenario import Factory, Scenario, Seat, Side, rule

SIX_FORCE = ["shura-du-capricorne"] * 2
COMMON_ARMOUR = "armure-de-pegase-asgard"  # gives Force and Cosmos


def send(player: Seat, target: str, *slugs: str) -> None:
    """Play these cards facing that one."""
    for slug in slugs:
        player.play(slug, facing=target)


def defeat(t: Scenario, target: str) -> None:
    """Seiya acquires that card with six Force."""
    send(t.seiya, target, *SIX_FORCE)
    t.seiya.acquire(target, "force")


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


# Misty


@rule("seiya:card:misty-du-lezard:1")
def test_misty_destroys_an_own_wounded_character_to_draw_two_cards(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["misty-du-lezard"], draw=["docrates", "jabu-de-la-licorne", "geist"], wounded=["oko", "seiya-common"]
        ),
        shun=Side(wounded=["shun-common"]),
        field=["jaki"],
    )
    t.seiya.play("misty-du-lezard")
    t.seiya.use("misty-du-lezard")
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["oko@wounded/0", "seiya-common@wounded/0"]
    t.seiya.choose("oko")
    assert t.seiya.destroyed == ["oko"]
    assert t.seiya.wounded == ["seiya-common"]
    assert t.seiya.hand == ["geist", "jabu-de-la-licorne"]
    assert t.seiya.discard == ["misty-du-lezard"]


@rule("seiya:card:misty-du-lezard:1")
def test_misty_cannot_be_activated_without_an_own_wounded_character(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["misty-du-lezard"], draw=["docrates", "geist"]),
        shun=Side(wounded=["shun-common"]),
        field=["jaki"],
    )
    t.seiya.play("misty-du-lezard")
    assert not t.seiya.can_activate("misty-du-lezard")


@rule("seiya:faq:misty-du-lezard:1")
def test_misty_is_shuffled_into_the_new_draw_pile_when_it_runs_out(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["misty-du-lezard"], draw=["docrates"], wounded=["oko"]),
        field=["jaki"],
    )
    t.seiya.play("misty-du-lezard")
    t.seiya.use("misty-du-lezard")
    assert t.seiya.hand == ["docrates", "misty-du-lezard"]
    assert t.seiya.discard == []


@rule("seiya:card:misty-du-lezard:2")
def test_on_mistys_arrival_each_player_destroys_an_own_wounded_character(table: Factory) -> None:
    t = table(
        seiya=Side(wounded=["oko", "seiya-common"]),
        shun=Side(wounded=["shun-common"]),
        ikki=Side(wounded=["ikki-common", "geist"]),
        hyoga=Side(hand=["oko"]),
        field=["jaki"],
        reserve=["misty-du-lezard"],
    )
    t.seiya.end_turn()
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["oko@wounded/0", "seiya-common@wounded/0"]
    t.seiya.choose("oko")
    t.pending("choose-destroy", "ikki")
    t.ikki.choose("geist")
    assert [seat.destroyed for seat in (t.seiya, t.shun, t.ikki, t.hyoga)] == [["oko"], ["shun-common"], ["geist"], []]
    assert (t.seiya.wounded, t.ikki.wounded) == (["seiya-common"], ["ikki-common"])


# Algol


@rule("seiya:card:algol-de-persee:1")
def test_algol_wounds_the_very_common_and_common_characters_that_fought_him(table: Factory) -> None:
    played = ["seiya-verycommon", "nachi-du-loup", "misty-du-lezard", "aphrodite-des-poissons", "oko"]
    t = table(seiya=Side(hand=played, armour=COMMON_ARMOUR), field=["algol-de-persee"])
    send(t.seiya, "algol-de-persee", *played)
    t.seiya.acquire("algol-de-persee", "force", using=[*played[:4], COMMON_ARMOUR])
    assert sorted(t.seiya.wounded) == ["nachi-du-loup", "seiya-verycommon"]
    assert sorted(t.seiya.discard) == [
        "algol-de-persee",
        "aphrodite-des-poissons",
        COMMON_ARMOUR,
        "misty-du-lezard",
    ], "no Armour is wounded"
    assert t.seiya.played == ["oko"]


@rule("seiya:faq:algol-de-persee:1")
def test_sho_is_the_only_saint_that_algol_wounds(table: Factory) -> None:
    played = ["sho-a-la-cloth-celeste", "nachi-du-loup", "seiya-common", "seiya-verycommon", "oko"]
    t = table(seiya=Side(hand=played), field=["algol-de-persee"])
    send(t.seiya, "algol-de-persee", *played)
    t.seiya.acquire("algol-de-persee", "force")
    assert sorted(t.seiya.wounded) == ["oko", "seiya-verycommon", "sho-a-la-cloth-celeste"]
    assert sorted(t.seiya.discard) == ["algol-de-persee", "nachi-du-loup", "seiya-common"]


@rule("seiya:faq:algol-de-persee:2")
def test_two_sho_protect_each_other_against_algol(table: Factory) -> None:
    played = ["misty-du-lezard", "oko", "sho-a-la-cloth-celeste", "sho-a-la-cloth-celeste"]
    t = table(seiya=Side(hand=played), field=["algol-de-persee"])
    send(t.seiya, "algol-de-persee", *played)
    t.seiya.acquire("algol-de-persee", "force")
    assert t.seiya.wounded == ["oko"]
    assert sorted(t.seiya.discard) == [
        "algol-de-persee",
        "misty-du-lezard",
        "sho-a-la-cloth-celeste",
        "sho-a-la-cloth-celeste",
    ]


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


# Babel


@rule("seiya:card:babel-du-centaure:1", "seiya:faq:babel-du-centaure:1")
@pytest.mark.parametrize(("hero", "slug"), [("seiya", "oko"), ("shun", "shun-common"), ("ikki", "geist")])
def test_babel_destroys_a_wounded_character_of_any_player(table: Factory, hero: str, slug: str) -> None:
    t = table(
        seiya=Side(hand=SIX_FORCE, wounded=["oko"]),
        shun=Side(wounded=["shun-common"]),
        ikki=Side(wounded=["ikki-common", "geist"]),
        field=["babel-du-centaure"],
    )
    defeat(t, "babel-du-centaure")
    t.pending("choose-destroy", "seiya")
    assert len(t.seiya.options) == 4
    t.seiya.choose(slug)
    assert {name: getattr(t, name).destroyed for name in t.heroes} == {
        "seiya": [],
        "shun": [],
        "ikki": [],
        hero: [slug],
    }


@rule("seiya:faq:babel-du-centaure:2")
def test_babel_destroys_an_own_wounded_character_if_nobody_else_has_one(table: Factory) -> None:
    t = table(seiya=Side(hand=SIX_FORCE, wounded=["oko", "geist"]), field=["babel-du-centaure"])
    defeat(t, "babel-du-centaure")
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["geist@wounded/0", "oko@wounded/0"]
    t.seiya.choose("geist")
    assert t.seiya.destroyed == ["geist"]
    assert t.seiya.wounded == ["oko"]


@rule("seiya:faq:babel-du-centaure:3")
def test_babel_destroys_nothing_if_nobody_is_wounded(table: Factory) -> None:
    t = table(seiya=Side(hand=SIX_FORCE), shun=Side(hand=["oko"], discard=["geist"]), field=["babel-du-centaure"])
    defeat(t, "babel-du-centaure")
    t.pending("main-phase", "seiya")
    assert t.events("unable")
    assert not t.events("destroy")
    assert sorted(t.seiya.discard) == ["babel-du-centaure", *SIX_FORCE]


# Astérion


@rule("seiya:card:asterion-des-chiens-de-chasse:1")
def test_asterion_looks_at_an_opponents_hand_and_wounds_a_character_in_it(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["asterion-des-chiens-de-chasse", "jaki"]),
        ikki=Side(hand=["oko"]),
        shun=Side(hand=["shun-common", "armure-du-lion", "geist"]),
        field=["jaki"],
    )
    t.seiya.play("asterion-des-chiens-de-chasse")
    t.seiya.use("asterion-des-chiens-de-chasse")
    t.pending("choose-player", "seiya")
    assert sorted(t.seiya.options) == ["player/1", "player/2"]
    t.seiya.choose_player("shun")
    t.pending("choose-wound", "seiya")
    assert {card.slug for card in t.seiya.view.cards("hand", 2)} == {"shun-common", "armure-du-lion", "geist"}
    assert {card.slug for card in t.ikki.view.cards("hand", 2)} == {""}
    assert {card.slug for card in t.seiya.view.cards("hand", 1)} == {""}
    assert sorted(t.seiya.options) == ["geist@hand/2", "shun-common@hand/2"]
    t.seiya.choose("geist")
    assert t.shun.wounded == ["geist"]
    assert t.shun.hand == ["shun-common", "armure-du-lion"]
    assert t.seiya.discard == ["asterion-des-chiens-de-chasse"]


@rule("seiya:faq:asterion-des-chiens-de-chasse:1")
def test_asterion_wounds_nothing_in_a_hand_without_characters(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["asterion-des-chiens-de-chasse"]),
        shun=Side(hand=["armure-du-cancer", "armure-du-lion"]),
        field=["jaki"],
    )
    t.seiya.play("asterion-des-chiens-de-chasse")
    t.seiya.use("asterion-des-chiens-de-chasse")
    t.pending("main-phase", "seiya")
    assert {card.slug for card in t.seiya.view.cards("hand", 1)} == {"armure-du-cancer", "armure-du-lion"}
    assert t.shun.hand == ["armure-du-cancer", "armure-du-lion"]
    assert t.shun.wounded == []


# Moses


@rule("seiya:card:moses-de-la-baleine:1", "seiya:faq:moses-de-la-baleine:2", "seiya:faq:moses-de-la-baleine:3")
def test_moses_removes_common_cards_from_the_last_to_the_first_and_the_field_is_filled_without_a_shift(
    table: Factory,
) -> None:
    t = table(
        seiya=Side(hand=SIX_FORCE),
        field={1: "oko", 2: "mu-du-belier", 3: "moses-de-la-baleine", 4: "geist", 5: "guilty", 6: "athena"},
        reserve=["cassios", "phaeton", "leda", "spica", "armure-du-lion"],
    )
    defeat(t, "moses-de-la-baleine")
    assert t.removed == ["guilty", "geist", "oko"]
    assert t.field == {1: "phaeton", 2: "mu-du-belier", 3: "leda", 4: "spica", 5: "armure-du-lion", 6: "athena"}
    assert t.reserve == ["cassios"]
    assert t.flames == 12
    assert sorted(t.seiya.discard) == ["moses-de-la-baleine", *SIX_FORCE]


@rule("seiya:faq:moses-de-la-baleine:1")
def test_cards_facing_what_moses_removed_stay_without_use_until_upkeep(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["doko-de-la-balance", "seiya-verycommon", *SIX_FORCE], draw=["oko"] * 5, wounded=["capella-du-cocher"]
        ),
        field={2: "moses-de-la-baleine", 4: "geist"},
        reserve=["leda"] * 6,
    )
    send(t.seiya, "geist", "doko-de-la-balance", "seiya-verycommon")
    defeat(t, "moses-de-la-baleine")
    assert t.removed == ["geist"]
    assert t.field == dict.fromkeys(range(1, 7), "leda")
    assert t.seiya.played == ["doko-de-la-balance", "seiya-verycommon"]
    assert not any(key.startswith("acquire:") for key in t.seiya.options)
    t.seiya.heal_with("seiya-verycommon")
    assert t.seiya.wounded == []
    t.seiya.end_turn()
    assert t.seiya.played == []
    assert "doko-de-la-balance" in t.seiya.discard


# Capella


@rule("seiya:card:capella-du-cocher:1")
def test_capella_is_destroyed_to_lower_the_force_cost_of_a_character(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["capella-du-cocher", "shura-du-capricorne"]),
        field=["shaina-d-ophiuchus", "armure-du-lion", "babel-du-centaure"],
    )
    send(t.seiya, "shaina-d-ophiuchus", "capella-du-cocher", "shura-du-capricorne")
    assert not t.seiya.can_acquire("shaina-d-ophiuchus", "force")
    t.seiya.use("capella-du-cocher")
    t.pending("choose-affect", "seiya")
    assert sorted(t.seiya.options) == ["babel-du-centaure@3", "shaina-d-ophiuchus@1"]
    t.seiya.choose("shaina-d-ophiuchus")
    assert t.seiya.destroyed == ["capella-du-cocher"]
    assert t.number("cost_force", "shaina-d-ophiuchus") == 3
    assert t.number("cost_cosmos", "shaina-d-ophiuchus") == 4
    assert t.number("cost_force", "babel-du-centaure") == 6
    t.seiya.acquire("shaina-d-ophiuchus", "force")
    assert sorted(t.seiya.discard) == ["shaina-d-ophiuchus", "shura-du-capricorne"]


@rule("seiya:card:capella-du-cocher:1")
def test_capella_lowers_no_cost_below_one(table: Factory) -> None:
    t = table(seiya=Side(hand=["capella-du-cocher", "gigas"]), field=["cassios"])
    send(t.seiya, "cassios", "capella-du-cocher", "gigas")
    t.seiya.use("capella-du-cocher")
    assert t.number("cost_force", "cassios") == 1
    assert not t.seiya.can_acquire("cassios", "force")


@rule("seiya:faq:capella-du-cocher:1")
def test_capella_gives_no_force_cost_to_a_character_without_one(table: Factory) -> None:
    t = table(seiya=Side(hand=["capella-du-cocher", *SIX_FORCE]), field=["athena"])
    send(t.seiya, "athena", "capella-du-cocher", *SIX_FORCE)
    t.seiya.use("capella-du-cocher")
    assert t.number("cost_force", "athena") is None
    assert t.number("cost_cosmos", "athena") == 4
    assert not t.seiya.can_acquire("athena", "force")


# Albior


@rule("seiya:card:albior-de-cephee:1")
def test_shun_beside_albior_gains_cosmos(table: Factory) -> None:
    t = table(
        shun=Side(hand=["albior-de-cephee", "shun-verycommon", "shun-verycommon", "seiya-verycommon"]),
        seiya=Side(),
        field=["jabu-de-la-licorne", "jaki"],
    )
    t.shun.play("shun-verycommon", facing="jaki")
    t.shun.play("albior-de-cephee", facing="jabu-de-la-licorne")
    t.shun.play("seiya-verycommon", facing="jabu-de-la-licorne")
    assert t.shun.cosmos_of("shun-verycommon") == 0
    assert t.shun.cosmos_of("seiya-verycommon") == 0
    assert not t.shun.can_acquire("jabu-de-la-licorne", "cosmos")
    t.shun.play("shun-verycommon", facing="jabu-de-la-licorne")
    t.shun.acquire("jabu-de-la-licorne", "cosmos", using=["albior-de-cephee", "shun-verycommon"])
    assert t.shun.hand == ["jabu-de-la-licorne"]


@rule("seiya:faq:albior-de-cephee:1")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_albior_helps_every_shun_played_before_or_after_him(table: Factory, place: int) -> None:
    played = ["shun-verycommon", "shun-verycommon"]
    played.insert(place, "albior-de-cephee")
    t = table(shun=Side(hand=played), seiya=Side(), field=["marine-de-l-aigle"])
    send(t.shun, "marine-de-l-aigle", *played)
    t.shun.acquire("marine-de-l-aigle", "cosmos")
    assert t.shun.hand == ["marine-de-l-aigle"]


@rule("seiya:card:albior-de-cephee:2")
def test_albior_is_discarded_to_take_a_character_from_the_own_discard_pile(table: Factory) -> None:
    t = table(
        shun=Side(hand=["albior-de-cephee"], discard=["oko", "armure-du-lion", "geist"]),
        seiya=Side(discard=["seiya-common"]),
        field=["jaki"],
    )
    t.shun.play("albior-de-cephee")
    t.shun.use("albior-de-cephee")
    t.pending("choose-take", "shun")
    assert sorted(t.shun.options) == ["albior-de-cephee@discard/0", "geist@discard/0", "oko@discard/0"]
    t.shun.choose("geist")
    assert t.shun.hand == ["geist"]
    assert t.shun.discard == ["oko", "armure-du-lion", "albior-de-cephee"]


# Ptolemy


@rule("seiya:card:ptolemy-de-la-fleche:1")
def test_ptolemy_is_wounded_and_each_opponent_shuffles_an_athena_into_the_reserve(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ptolemy-de-la-fleche", "athena"]),
        shun=Side(hand=["oko", "athena", "geist"], discard=["athena"]),
        ikki=Side(hand=["ikki-common"]),
        hyoga=Side(hand=["athena", "cassios"]),
        field=["jaki"],
        reserve=["leda", "spica"],
    )
    t.seiya.play("ptolemy-de-la-fleche")
    t.seiya.use("ptolemy-de-la-fleche")
    t.pending("choose-shuffle-into", "shun")
    assert t.shun.options == ["athena"]
    t.shun.choose("athena")
    t.pending("choose-shuffle-into", "hyoga")
    t.hyoga.choose("athena")
    assert t.hyoga.hand == ["cassios"]
    assert sorted(t.reserve) == ["athena", "athena", "leda", "spica"]
    assert {event.to for event in t.events("shuffle")} == {t.game.bases["reserve"]}
    assert t.shun.hand == ["oko", "geist"]
    assert t.shun.discard == ["athena"]
    assert t.ikki.hand == ["ikki-common"]
    assert t.seiya.hand == ["athena"]
    assert t.seiya.wounded == ["ptolemy-de-la-fleche"]


@rule("seiya:card:ptolemy-de-la-fleche:1")
def test_an_opponent_with_two_athena_gives_one_to_ptolemy(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ptolemy-de-la-fleche"]),
        shun=Side(hand=["athena", "athena"]),
        field=["jaki"],
    )
    t.seiya.play("ptolemy-de-la-fleche")
    t.seiya.use("ptolemy-de-la-fleche")
    t.shun.choose("athena")
    assert t.shun.hand == ["athena"]
    assert t.reserve == ["athena"]


@rule("seiya:card:ptolemy-de-la-fleche:2")
def test_on_ptolemys_arrival_a_flame_goes_out(table: Factory) -> None:
    t = table(seiya=Side(), field=["jaki"], reserve=["ptolemy-de-la-fleche"])
    t.seiya.end_turn()
    assert t.flames == 11


# Sirius


@rule("seiya:card:sirius-du-grand-chien:1", "seiya:faq:sirius-du-grand-chien:1", "seiya:faq:sirius-du-grand-chien:2")
def test_sirius_turns_a_very_common_hero_in_hand_into_a_common_one_set_aside(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["sirius-du-grand-chien", "seiya-verycommon", "seiya-common", "oko"],
            aside=["seiya-common", "seiya-common", COMMON_ARMOUR, "seiya-uncommon-asgard", "seiya-uncommon-poseidon"],
            destroyed=["seiya-common"],
        ),
        field=["jaki"],
    )
    t.seiya.play("sirius-du-grand-chien")
    t.seiya.use("sirius-du-grand-chien")
    t.pending("choose-destroy", "seiya")
    assert t.seiya.options == ["seiya-verycommon"]
    t.seiya.choose("seiya-verycommon")
    t.pending("choose-add", "seiya")
    assert len(t.seiya.options) == 2, "one of the Heroes is common and uncommon"
    assert t.seiya.can_choose("seiya-uncommon-asgard")
    t.seiya.choose("seiya-common")
    assert t.seiya.armour == []
    assert t.seiya.discard == ["seiya-common"]
    assert t.seiya.aside == ["seiya-common", COMMON_ARMOUR, "seiya-uncommon-asgard", "seiya-uncommon-poseidon"]
    assert t.seiya.destroyed == ["seiya-common", "seiya-verycommon"]
    assert t.seiya.hand == ["seiya-common", "oko"]
    assert t.seiya.wounded == ["sirius-du-grand-chien"]


@rule("seiya:faq:sirius-du-grand-chien:2")
def test_sirius_brings_back_no_destroyed_hero(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["sirius-du-grand-chien", "seiya-verycommon"], destroyed=["seiya-common"]), field=["jaki"]
    )
    t.seiya.play("sirius-du-grand-chien")
    t.seiya.use("sirius-du-grand-chien")
    assert t.seiya.discard == []
    assert t.seiya.destroyed == ["seiya-common", "seiya-verycommon"]


@rule("seiya:faq:sirius-du-grand-chien:3")
def test_sirius_cannot_be_activated_without_a_very_common_hero_in_hand(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["sirius-du-grand-chien", "seiya-common", "oko", "seiya-verycommon"],
            discard=["seiya-verycommon"],
            aside=["seiya-common"],
        ),
        field=["jaki"],
    )
    t.seiya.play("sirius-du-grand-chien")
    assert t.seiya.can_activate("sirius-du-grand-chien")
    t.seiya.play("seiya-verycommon")
    assert not t.seiya.can_activate("sirius-du-grand-chien")


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


# Dante


@rule("seiya:card:dante-de-cerbere:1")
def test_dante_puts_the_top_card_of_the_reserve_on_the_discard_pile(table: Factory) -> None:
    t = table(seiya=Side(hand=SIX_FORCE), field=["dante-de-cerbere"], reserve=["leda", "spica"])
    defeat(t, "dante-de-cerbere")
    assert t.reserve == ["leda"]
    assert sorted(t.seiya.discard) == ["dante-de-cerbere", *SIX_FORCE, "spica"]


@rule("seiya:faq:dante-de-cerbere:1")
@pytest.mark.parametrize(
    "slug",
    [
        pytest.param("aphrodite-des-poissons", id="Flame and Defeated"),
        pytest.param("ptolemy-de-la-fleche", id="Arrival"),
        pytest.param("geist", id="Arrival of each player"),
    ],
)
def test_no_effect_of_the_card_that_dante_brings_is_activated(table: Factory, slug: str) -> None:
    t = table(
        seiya=Side(hand=SIX_FORCE), shun=Side(hand=["oko", "shun-common"]), field=["dante-de-cerbere"], reserve=[slug]
    )
    defeat(t, "dante-de-cerbere")
    t.pending("main-phase", "seiya")
    assert slug in t.seiya.discard
    assert t.flames == 12
    assert t.shun.hand == ["oko", "shun-common"]


# Dio


@rule("seiya:card:dio-de-la-mouche:1")
def test_dio_is_destroyed_to_acquire_an_armour_of_the_field(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["dio-de-la-mouche"]),
        field=["jaki", "armure-du-lion", "armure-du-cancer", "oko"],
    )
    t.seiya.play("dio-de-la-mouche", facing="jaki")
    t.seiya.use("dio-de-la-mouche")
    t.pending("choose-acquire", "seiya")
    assert sorted(t.seiya.options) == ["armure-du-cancer@3", "armure-du-lion@2"]
    t.seiya.choose("armure-du-lion")
    assert t.seiya.discard == ["armure-du-lion"]
    assert t.seiya.destroyed == ["dio-de-la-mouche"]
    assert t.field == {1: "jaki", 3: "armure-du-cancer", 4: "oko"}


@rule("seiya:card:dio-de-la-mouche:1")
def test_dio_cannot_be_activated_without_an_armour_on_the_field(table: Factory) -> None:
    t = table(seiya=Side(hand=["dio-de-la-mouche"], discard=["armure-du-lion"]), field=["jaki"])
    t.seiya.play("dio-de-la-mouche")
    assert not t.seiya.can_activate("dio-de-la-mouche")


# Shiva and Aghora: Nachi has a Cosmos cost and no Cosmos, Misty has Cosmos and no Cosmos cost, and Seiya has Cosmos
# only if Marine is there.

FIGHTERS = ["nachi-du-loup", "misty-du-lezard", "seiya-verycommon", "algethi-d-hercule"]


@rule("seiya:card:shiva-du-paon:1")
def test_shiva_wounds_the_characters_with_cosmos_that_fought_him(table: Factory) -> None:
    t = table(seiya=Side(hand=[*FIGHTERS, "geist"], armour=COMMON_ARMOUR), field=["shiva-du-paon"])
    send(t.seiya, "shiva-du-paon", *FIGHTERS, "geist")
    t.seiya.acquire("shiva-du-paon", "force", using=[*FIGHTERS, COMMON_ARMOUR])
    assert t.seiya.wounded == ["misty-du-lezard"]
    unhurt = ["algethi-d-hercule", "nachi-du-loup", "seiya-verycommon"]
    assert sorted(t.seiya.discard) == sorted([*unhurt, COMMON_ARMOUR, "shiva-du-paon"])
    assert t.seiya.played == ["geist"], "Geist has Cosmos, but did not fight"


@rule("seiya:faq:shiva-du-paon:1")
def test_shiva_sees_cosmos_that_was_gained_and_no_cosmos_cost(table: Factory) -> None:
    played = ["nachi-du-loup", "seiya-verycommon", "marine-de-l-aigle", "shura-du-capricorne"]
    t = table(seiya=Side(hand=played), field=["shiva-du-paon"])
    send(t.seiya, "shiva-du-paon", *played)
    t.seiya.acquire("shiva-du-paon", "force")
    assert sorted(t.seiya.wounded) == ["marine-de-l-aigle", "seiya-verycommon", "shura-du-capricorne"]
    assert sorted(t.seiya.discard) == ["nachi-du-loup", "shiva-du-paon"]


@rule("seiya:card:aghora-du-lotus:1")
def test_aghora_wounds_the_characters_without_cosmos_that_fought_him(table: Factory) -> None:
    robe = "robe-divine-zeta-alcor"  # gives Force and no Cosmos
    t = table(seiya=Side(hand=[*FIGHTERS, "oko"], armour=robe), field=["aghora-du-lotus"])
    send(t.seiya, "aghora-du-lotus", *FIGHTERS, "oko")
    t.seiya.acquire("aghora-du-lotus", "force", using=[*FIGHTERS, robe])
    assert sorted(t.seiya.wounded) == ["algethi-d-hercule", "nachi-du-loup", "seiya-verycommon"]
    assert sorted(t.seiya.discard) == ["aghora-du-lotus", "misty-du-lezard", robe], "no Armour is wounded"
    assert t.seiya.played == ["oko"], "Oko has no Cosmos, but did not fight"


@rule("seiya:faq:aghora-du-lotus:1")
def test_aghora_sees_cosmos_that_was_gained_and_no_cosmos_cost(table: Factory) -> None:
    played = ["nachi-du-loup", "seiya-verycommon", "marine-de-l-aigle", "shura-du-capricorne"]
    t = table(seiya=Side(hand=played), field=["aghora-du-lotus"])
    send(t.seiya, "aghora-du-lotus", *played)
    t.seiya.acquire("aghora-du-lotus", "force")
    assert t.seiya.wounded == ["nachi-du-loup"]
    assert sorted(t.seiya.discard) == [
        "aghora-du-lotus",
        "marine-de-l-aigle",
        "seiya-verycommon",
        "shura-du-capricorne",
    ]


# Arachné


@rule("seiya:card:arachne-de-la-tarentule:1")
def test_arachne_makes_opponents_discard_every_armour_in_hand(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[*SIX_FORCE, "armure-du-belier"]),
        shun=Side(hand=["armure-du-lion", "oko", "armure-du-cancer"], armour="armure-d-andromede"),
        ikki=Side(hand=["armure-du-phoenix"]),
        field=["arachne-de-la-tarentule"],
    )
    defeat(t, "arachne-de-la-tarentule")
    assert t.shun.hand == ["oko"]
    assert sorted(t.shun.discard) == ["armure-du-cancer", "armure-du-lion"]
    assert t.shun.armour == ["armure-d-andromede"]
    assert (t.ikki.hand, t.ikki.discard) == ([], ["armure-du-phoenix"])
    assert t.seiya.hand == ["armure-du-belier"]
