"""The nine Scales: what happens when they arrive on the field, or leave it."""

import pytest

from tests.rules.seiya.names import BOXES, PILE, TITAN
from tests.scenario import Factory, Scenario, Side, rule

DRAGON = "ecaille-du-dragon-des-mers"


def arriving(table: Factory, slug: str, field: dict[int, str] | None = None, **given: object) -> Scenario:
    """A card arrives on the field at the end of Seiya's turn."""
    t = table(**given, field=field or {6: "leda", 5: "oko"}, reserve=["cassios", slug], boxes=BOXES)
    t.seiya.end_turn()
    return t


@rule("seiya:card:ecaille-du-dragon-des-mers:1", "seiya:classic:5.2:2")
def test_the_scale_of_the_sea_dragon_makes_an_opponent_discard_at_random_and_it_may_be_faced(table: Factory) -> None:
    t = arriving(
        table,
        DRAGON,
        seiya=Side(hand=["shura-du-capricorne", "moses-de-la-baleine", "armure-du-lion"]),
        shun=Side(hand=["oko"] * 5),
        ikki=Side(hand=["jaki"]),
    )
    t.pending("choose-player", "seiya")
    t.seiya.choose_player("ikki")
    assert (t.ikki.hand, t.ikki.discard) == ([], ["jaki"])
    t.pending("confront", "seiya")
    assert t.seiya.options == [
        "play:shura-du-capricorne", "play:moses-de-la-baleine", "play:armure-du-lion", "done",
    ]  # fmt: skip
    t.seiya.choose("play:moses-de-la-baleine")
    assert not any(key.startswith("acquire") for key in t.seiya.options), "2 Force against 3"
    t.seiya.choose("play:shura-du-capricorne").choose("acquire:jaki@discard/2:force").choose("shura-du-capricorne")
    t.seiya.choose("done")
    assert t.ikki.discard == []
    assert sorted(t.seiya.discard) == ["jaki", "moses-de-la-baleine", "shura-du-capricorne"]
    assert t.seiya.played == [], "who was played and not used is discarded"
    assert t.seiya.hand == ["armure-du-lion"]
    assert (t.shun.hand, t.shun.discard) == (["oko"] * 5, [])
    assert t.active == "shun"


@rule("seiya:card:ecaille-du-dragon-des-mers:1", "seiya:classic:5.1.2:4")
def test_who_is_played_against_the_card_discarded_for_the_sea_dragon_has_the_play_effect(table: Factory) -> None:
    side = Side(hand=["seiya-common"], discard=["seiya-verycommon"], draw=["spica"] * 9)
    t = arriving(table, DRAGON, seiya=side, shun=Side(hand=["jaki"]))
    held = len(t.seiya.hand)
    t.seiya.choose("play:seiya-common").accept()
    t.pending("confront", "seiya")
    assert len(t.seiya.hand) == held, "one played, one drawn"
    t.seiya.choose("done")
    assert "seiya-common" in t.seiya.discard


@rule("seiya:card:ecaille-du-dragon-des-mers:1", "seiya:classic:5.2:2")
def test_in_the_main_phase_those_who_face_other_cards_stay_in_play_when_the_sea_dragon_arrives(table: Factory) -> None:
    """Illusion du Phoenix fills the field in Ikki's main phase."""
    t = table(
        ikki=Side(hand=["oko", "cassios"], energy=1), shun=Side(hand=["jaki"]), field=["leda", "spica"],
        reserve=["cassios"] * 4 + [DRAGON], boxes=BOXES,
    )  # fmt: skip
    t.ikki.play("oko", "spica").technique("illusion-du-phoenix").choose("leda")
    t.pending("confront", "ikki")
    t.ikki.choose("play:cassios").choose("done")
    assert (t.ikki.played, t.ikki.discard) == (["oko"], ["cassios"])


@rule("seiya:card:ecaille-du-dragon-des-mers:1")
def test_the_card_discarded_for_the_sea_dragon_need_not_be_faced(table: Factory) -> None:
    t = arriving(table, DRAGON, seiya=Side(hand=["oko"]), shun=Side(hand=["jaki"]))
    t.pending("confront", "seiya")
    t.seiya.choose("done")
    assert (t.shun.discard, t.seiya.hand, t.active) == (["jaki"], ["oko"], "shun")


@rule("seiya:card:ecaille-du-dragon-des-mers:1", "seiya:card:anneau-des-nibelungen:1")
def test_who_bears_the_ring_plays_no_armour_against_the_card_discarded_for_the_sea_dragon(table: Factory) -> None:
    side = Side(hand=["oko", "armure-du-lion", "balmung"], relics=["anneau-des-nibelungen"])
    t = arriving(table, DRAGON, seiya=side, shun=Side(hand=["jaki"]))
    t.pending("confront", "seiya")
    assert t.seiya.options == ["play:oko", "done"], "nor is a Relic played against a card"


@rule("seiya:card:ecaille-du-dragon-des-mers:1")
def test_with_an_empty_hand_one_is_asked_all_the_same_for_the_sea_dragon(table: Factory) -> None:
    """Nobody learns from a question that is not asked what lies in a hand."""
    t = arriving(table, DRAGON, seiya=Side(), shun=Side(hand=["jaki"]))
    t.pending("confront", "seiya")
    assert t.seiya.options == ["done"]


@rule("seiya:card:ecaille-du-dragon-des-mers:1")
def test_a_hero_discarded_for_the_sea_dragon_has_no_cost_and_cannot_be_faced(table: Factory) -> None:
    t = arriving(table, DRAGON, seiya=Side(hand=["oko"]), shun=Side(hand=["shun-verycommon"]))
    assert t.shun.discard == ["shun-verycommon"]
    assert t.active == "shun"


@rule("seiya:card:ecaille-du-dragon-des-mers:2")
def test_when_the_scale_of_the_sea_dragon_leaves_all_armours_leave_the_field(table: Factory) -> None:
    field = {1: "armure-du-lion", 3: "oko", 5: "ecaille-du-kraken", 6: DRAGON}
    t = table(seiya=Side(armour="armure-du-cancer"), field=field, boxes=BOXES)
    t.seiya.end_turn()
    assert t.removed == [DRAGON, "ecaille-du-kraken", "armure-du-lion"]
    assert t.field == {6: "oko"}
    assert t.seiya.armour == ["armure-du-cancer"]


@rule("seiya:card:ecaille-de-la-sirene:2")
def test_when_the_scale_of_the_siren_arrives_each_may_wound_a_character_for_a_hero_of_that_rank(
    table: Factory,
) -> None:
    t = arriving(
        table,
        "ecaille-de-la-sirene",
        seiya=Side(
            hand=["leda", "jaki", "oko", "oko", "armure-du-lion"],
            discard=["seiya-common", "seiya-verycommon", "spica", "seiya-uncommon-asgard"],
            draw=PILE,
        ),
        shun=Side(hand=["cassios", "spica"], discard=["shun-verycommon"]),
    )
    t.pending("choose-wound", "seiya")
    assert not t.seiya.can_choose("armure-du-lion")
    t.seiya.choose("leda")
    t.pending("choose-take", "seiya")
    assert [key.split("@")[0] for key in t.seiya.options] == ["seiya-common", "seiya-uncommon-asgard"]
    t.seiya.choose("seiya-common")
    t.pending("choose-wound", "shun")
    t.shun.decline()
    assert t.seiya.wounded == ["leda"]
    assert "seiya-common" in t.seiya.hand
    assert t.seiya.discard == ["seiya-verycommon", "spica", "seiya-uncommon-asgard"]
    assert (t.shun.wounded, t.shun.discard) == ([], ["shun-verycommon"])


@rule("seiya:card:ecaille-du-kraken:2", "seiya:faq:ecaille-du-kraken:1")
@pytest.mark.parametrize(
    ("top", "wounded"),
    [
        ("nachi-du-loup", True),
        ("misty-du-lezard", False),
        ("armure-du-lion", False),
        ("robe-divine-alpha-dubhe", False),
        ("seiya-verycommon", True),
    ],
)
def test_when_the_scale_of_the_kraken_arrives_top_characters_without_cosmos_value_are_wounded(
    table: Factory, top: str, wounded: bool
) -> None:
    """Nachi has a Cosmos cost and no Cosmos, Misty has Cosmos and no Cosmos cost, and an Armour is no Character."""
    t = arriving(table, "ecaille-du-kraken", seiya=Side(hand=["oko"] * 5, draw=["leda", top]), shun=Side(draw=["kiki"]))
    assert t.seiya.wounded == ([top] if wounded else [])
    assert (top in t.seiya.hand) is not wounded
    assert t.seiya.draw == ["leda"]
    assert t.shun.hand == ["kiki"]


@rule("seiya:card:ecaille-des-lyumnades:2")
def test_when_the_scale_of_the_lymnades_arrives_all_exit_effects_are_applied_from_the_last_card(table: Factory) -> None:
    field = {3: "krishna-de-chrysaor", 4: "kanon-du-dragon-des-mers", 6: "leda"}
    pillar = "pilier-de-l-ocean-indien"
    t = table(
        seiya=Side(hand=["oko"] * 5, wounded=["jaki"]),
        field=field,
        reserve=["spica", "cassios", "ecaille-des-lyumnades"],
        pillars=[pillar],
        boxes=BOXES,
    )
    t.seiya.end_turn()
    t.pending("choose-option", "seiya")
    t.seiya.choose("option/2")
    assert [t.game.cards[ref].count("pv") for ref in t.game.cards_in("pillars")] == [-1]
    assert t.seiya.destroyed == ["jaki"]
    kinds = [event.kind for event in t.log if event.kind in ("add-tokens", "destroy")]
    assert kinds == ["add-tokens", "destroy"], "Kanon, in the last slot of the two, comes first"
    assert {"krishna-de-chrysaor", "kanon-du-dragon-des-mers"} < set(t.field.values())


@rule("seiya:card:ecaille-des-lyumnades:2", "seiya:card:soldat-marina-4:2")
def test_exit_effects_that_cards_have_by_soldier_4_count_for_the_scale_of_the_lymnades(table: Factory) -> None:
    hand = ["oko", "jaki", "cassios", "leda", "spica"]
    t = table(
        seiya=Side(hand=hand),
        shun=Side(hand=["oko", "jaki"]),
        field={1: "geki-de-l-ours", 2: "soldat-marina-4", 3: "ban-du-petit-lion"},
        reserve=["ecaille-des-lyumnades"],
        boxes=BOXES,
    )
    t.seiya.end_turn()
    for slug in hand[:3]:
        t.pending("choose-wound", "seiya")
        t.seiya.choose(slug)
    assert t.seiya.wounded == hand[:3], "for Geki, for Ban and for the Scale itself"


@rule("seiya:card:ecaille-de-chrysaor:2")
def test_when_the_scale_of_chrysaor_arrives_each_may_play_an_armour_to_draw(table: Factory) -> None:
    t = arriving(
        table,
        "ecaille-de-chrysaor",
        seiya=Side(hand=["armure-du-lion", *["oko"] * 4], draw=["leda"] * 3),
        shun=Side(hand=["armure-du-cancer", "jaki"], armour="armure-du-belier", draw=["spica"] * 2),
        ikki=Side(hand=["armure-du-taureau", "jaki"], draw=["spica"]),
    )
    t.pending("choose-put-into-play", "seiya")
    assert not t.seiya.can_choose("oko")
    t.seiya.choose("armure-du-lion")
    t.pending("choose-put-into-play", "shun")
    t.shun.choose("armure-du-cancer")
    t.pending("choose-put-into-play", "ikki")
    t.ikki.decline()
    assert (t.seiya.armour, t.seiya.hand[-1], len(t.seiya.hand)) == (["armure-du-lion"], "leda", 5)
    assert (t.shun.armour, t.shun.discard, t.shun.hand) == (
        ["armure-du-cancer"], ["armure-du-belier"], ["jaki", "spica"],
    )  # fmt: skip
    assert (t.ikki.armour, t.ikki.draw) == ([], ["spica"])


@rule("seiya:card:ecaille-de-chrysaor:2", "seiya:card:anneau-des-nibelungen:1")
def test_who_bears_the_ring_plays_no_armour_when_the_scale_of_chrysaor_arrives(table: Factory) -> None:
    side = Side(hand=["armure-du-lion", *["oko"] * 4], draw=["leda"] * 3, relics=["anneau-des-nibelungen"])
    t = arriving(table, "ecaille-de-chrysaor", seiya=side, shun=Side())
    t.pending("choose-put-into-play", "seiya")
    assert t.seiya.options == ["no"], "others cannot tell what is in hand"
    t.seiya.decline()
    assert (t.seiya.armour, "armure-du-lion" in t.seiya.hand) == ([], True)


@rule("seiya:card:ecaille-de-scylla:1")
def test_when_the_scale_of_scylla_arrives_each_draws_five_and_discards_five(table: Factory) -> None:
    t = arriving(
        table,
        "ecaille-de-scylla",
        seiya=Side(hand=["jaki"] * 5, draw=["leda"] * 6),
        shun=Side(hand=["cassios", "oko"], draw=["spica"] * 2),
    )
    t.pending("choose-discard", "seiya")
    assert len(t.seiya.hand) == 10
    t.seiya.choose(*["jaki"] * 5)
    assert t.seiya.hand == ["leda"] * 5
    assert t.seiya.discard == ["jaki"] * 5
    assert t.shun.hand == []
    assert sorted(t.shun.discard) == ["cassios", "oko", "spica", "spica"], "as many as there are"


@rule("seiya:card:ecaille-de-scylla:1", "seiya:card:ecaille-des-lyumnades:1")
def test_the_scale_of_scylla_makes_draw_where_fewer_than_five_are_left(table: Factory) -> None:
    side = Side(hand=["jaki"], armour="ecaille-des-lyumnades", draw=["leda"])
    t = table(seiya=side, shun=Side(hand=["oko"]), field=["ecaille-de-scylla"], boxes=BOXES)
    t.seiya.use("ecaille-des-lyumnades")
    assert sorted(t.seiya.discard) == ["ecaille-des-lyumnades", "jaki", "leda"]
    assert t.shun.discard == ["oko"]


@rule("seiya:card:ecaille-du-cheval-des-mers:2")
def test_when_the_scale_of_the_sea_horse_arrives_each_may_discard_an_armour_to_draw_two(table: Factory) -> None:
    t = arriving(
        table,
        "ecaille-du-cheval-des-mers",
        seiya=Side(hand=["armure-du-lion", *["oko"] * 4], draw=["leda"] * 3),
        shun=Side(hand=["jaki"], armour="armure-du-belier", draw=["spica"] * 2),
        ikki=Side(hand=["armure-du-taureau", "jaki"], draw=["spica"]),
    )
    t.pending("choose-discard", "seiya")
    assert not t.seiya.can_choose("oko")
    t.seiya.choose("armure-du-lion")
    t.pending("choose-discard", "shun")
    t.shun.choose("armure-du-belier")
    t.pending("choose-discard", "ikki")
    t.ikki.decline()
    assert t.seiya.hand == [*["oko"] * 4, "leda", "leda"]
    assert (t.shun.hand, t.shun.armour, t.shun.discard) == (["jaki", "spica", "spica"], [], ["armure-du-belier"])
    assert t.ikki.draw == ["spica"]


@rule("seiya:card:ecaille-de-la-sirene-marine:2")
def test_when_the_scale_of_the_mermaid_leaves_each_gives_the_top_card_away_or_freezes_a_bronze_armour(
    table: Factory,
) -> None:
    t = table(
        seiya=Side(hand=["jaki"] * 5, draw=["oko", "leda"]),
        shun=Side(draw=["oko", "armure-d-andromede"]),
        ikki=Side(draw=["cassios", "spica"]),
        field={1: TITAN, 6: "ecaille-de-la-sirene-marine"},
        boxes=BOXES,
    )
    t.seiya.end_turn()
    t.pending("choose-player", "seiya")
    assert t.seiya.options == ["player/1", "player/2"]
    t.seiya.choose_player("ikki")
    t.pending("choose-player", "ikki")
    assert t.ikki.options == ["player/0", "player/1"]
    t.ikki.choose_player("shun")
    assert t.ikki.discard == ["leda"]
    assert t.shun.discard == ["spica"]
    assert (t.shun.frozen, t.shun.draw) == (["armure-d-andromede"], ["oko"])
    assert (t.seiya.draw, t.ikki.draw) == (["oko"], ["cassios"])
