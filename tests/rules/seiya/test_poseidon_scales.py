"""The nine Scales."""

import pytest

from tests.rules.seiya.test_poseidon_generals import BOXES, TITAN
from tests.scenario import Factory, Scenario, Side, packet, rule

DRAGON = "ecaille-du-dragon-des-mers"
FULL = {1: "", 2: "cassios", 3: "cassios", 4: "cassios", 5: "cassios", 6: TITAN}
PILE = ["leda"] * 9


def arriving(table: Factory, slug: str, field: dict[int, str] | None = None, **given: object) -> Scenario:
    """A card arrives on the field at the end of Seiya's turn."""
    t = table(**given, field=field or {6: "leda", 5: "oko"}, reserve=["cassios", slug], boxes=BOXES)
    t.seiya.end_turn()
    return t


@rule("seiya:card:ecaille-de-poseidon:1")
def test_the_scale_of_poseidon_exchanges_a_character_of_the_discard_pile_with_a_marked_card(table: Factory) -> None:
    side = Side(armour="ecaille-de-poseidon", discard=["oko", "armure-du-lion"], frozen=["leda"], wounded=["jaki"])
    t = table(seiya=side, shun=Side(wounded=["spica"]), field=[TITAN], boxes=BOXES)
    t.seiya.use("ecaille-de-poseidon")
    t.pending("choose-exchange-with", "seiya")
    assert not t.seiya.can_choose("spica")
    t.seiya.choose("leda")
    assert (t.seiya.frozen, t.seiya.frost) == (["oko"], [2])
    assert sorted(t.seiya.discard) == ["armure-du-lion", "ecaille-de-poseidon", "leda"]


@rule("seiya:card:ecaille-de-poseidon:2")
def test_cards_acquired_beside_the_scale_of_poseidon_are_frozen_instead_of_discarded(table: Factory) -> None:
    hand = ["shura-du-capricorne", "misty-du-lezard", "misty-du-lezard", "jabu-de-la-licorne"]
    t = table(seiya=Side(hand=hand), field=["ecaille-de-poseidon", "oko", "nachi-du-loup"], boxes=BOXES)
    t.seiya.play("shura-du-capricorne", "oko").acquire("oko", "force")
    assert (t.seiya.frozen, t.seiya.frost) == (["oko"], [2])
    for slug in hand[1:]:
        t.seiya.play(slug, "nachi-du-loup")
    t.seiya.acquire("nachi-du-loup", "cosmos")
    assert t.seiya.hand == ["nachi-du-loup"], "by Cosmos it goes to the hand as usual"


@rule("seiya:card:ecaille-de-poseidon:2")
def test_neither_that_scale_itself_nor_cards_from_elsewhere_are_frozen(table: Factory) -> None:
    hand = ["krishna-de-chrysaor", "shura-du-capricorne"]
    t = table(seiya=Side(hand=hand), shun=Side(wounded=["oko"]), field=["ecaille-de-poseidon"], boxes=BOXES)
    t.seiya.play("krishna-de-chrysaor").use("krishna-de-chrysaor")
    t.seiya.play("shura-du-capricorne", "oko").acquire("oko", "force")
    assert t.seiya.frozen == []
    assert "oko" in t.seiya.discard
    hand = packet("seiya", count=4)
    t = table(seiya=Side(hand=hand), field=["ecaille-de-poseidon", TITAN], epic="volonte-propre", boxes=BOXES)
    t.seiya.power("epopee-volonte-propre")
    assert t.seiya.frozen == []
    assert "ecaille-de-poseidon" in t.seiya.discard


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


@rule("seiya:card:ecaille-de-la-sirene:1")
@pytest.mark.parametrize("exchanges", [True, False])
def test_the_scale_of_the_siren_may_exchange_a_saint_of_a_hand_for_a_card_of_that_rank(
    table: Factory, exchanges: bool
) -> None:
    t = table(
        seiya=Side(hand=["armure-d-andromede", "oko", "shiva-du-paon", "geist"], armour="ecaille-de-la-sirene"),
        shun=Side(hand=["spica"]),
        ikki=Side(hand=["leda", "jaki", "shura-du-capricorne", "armure-du-lion", "misty-du-lezard"]),
        field=[TITAN],
        boxes=BOXES,
    )
    t.seiya.use("ecaille-de-la-sirene").choose_player("ikki")
    t.pending("use-effect", "seiya")
    if not exchanges:
        t.seiya.decline()
        assert t.seiya.hand == ["armure-d-andromede", "oko", "shiva-du-paon", "geist"]
        return
    t.seiya.accept()
    t.pending("choose-exchange", "seiya")
    offered = [key.split("@")[0] for key in t.seiya.options]
    assert offered == ["leda", "misty-du-lezard"], "Saints, but not Shura, for whom there is nothing to give"
    t.seiya.choose("leda")
    t.pending("choose-exchange-with", "seiya")
    assert t.seiya.options == ["armure-d-andromede", "geist"], "nothing else is common"
    t.seiya.choose("armure-d-andromede")
    assert sorted(t.seiya.hand) == ["geist", "leda", "oko", "shiva-du-paon"]
    assert sorted(t.ikki.hand) == [
        "armure-d-andromede", "armure-du-lion", "jaki", "misty-du-lezard", "shura-du-capricorne",
    ]  # fmt: skip
    assert t.shun.hand == ["spica"]


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


@rule("seiya:card:ecaille-du-kraken:1")
def test_the_scale_of_the_kraken_takes_an_own_marked_character_with_cosmos(table: Factory) -> None:
    side = Side(armour="ecaille-du-kraken", wounded=["leda", "shiva-du-paon"], frozen=["kiki", "armure-du-lion"])
    t = table(seiya=side, shun=Side(wounded=["misty-du-lezard"]), field=[TITAN], boxes=BOXES)
    t.seiya.use("ecaille-du-kraken")
    t.pending("choose-take", "seiya")
    assert sorted(key.split("@")[0] for key in t.seiya.options) == ["kiki", "shiva-du-paon"]
    t.seiya.choose("kiki")
    assert (t.seiya.hand, t.seiya.frozen) == (["kiki"], ["armure-du-lion"])


@rule("seiya:card:ecaille-du-kraken:1")
def test_the_scale_of_the_kraken_needs_such_a_character(table: Factory) -> None:
    side = Side(armour="ecaille-du-kraken", wounded=["leda"], frozen=["armure-du-lion"])
    t = table(seiya=side, field=[TITAN], boxes=BOXES)
    assert not t.seiya.can_activate("ecaille-du-kraken")


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


@rule("seiya:card:ecaille-des-lyumnades:1")
def test_the_scale_of_the_lymnades_applies_an_arrival_effect_of_the_field(table: Factory) -> None:
    side = Side(armour="ecaille-des-lyumnades", hand=["oko"], draw=["leda"])
    t = table(seiya=side, field=["athena", "spartan", "jaki"], boxes=BOXES)
    t.seiya.use("ecaille-des-lyumnades")
    t.pending("choose-perform", "seiya")
    assert t.seiya.options == ["athena@1", "spartan@2"]
    t.seiya.choose("spartan")
    t.pending("choose-wound", "seiya")
    t.seiya.choose("oko")
    assert (t.seiya.wounded, t.seiya.hand) == (["oko"], ["leda"])
    assert "spartan" in t.field.values()


@rule("seiya:card:ecaille-des-lyumnades:1")
def test_the_scale_of_the_lymnades_needs_an_arrival_effect(table: Factory) -> None:
    t = table(seiya=Side(armour="ecaille-des-lyumnades"), field=["jaki"], boxes=BOXES)
    assert not t.seiya.can_activate("ecaille-des-lyumnades")


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


@rule("seiya:card:ecaille-de-chrysaor:1")
def test_the_scale_of_chrysaor_makes_a_rare_character_cheaper_by_four_and_four(table: Factory) -> None:
    t = table(
        seiya=Side(armour="ecaille-de-chrysaor"),
        field=["kanon-du-dragon-des-mers", "io-de-scylla", "shiva-du-paon", "ecaille-du-kraken"],
        boxes=BOXES,
    )
    t.seiya.use("ecaille-de-chrysaor")
    t.pending("choose-affect", "seiya")
    assert t.seiya.options == ["kanon-du-dragon-des-mers@1", "io-de-scylla@2"]
    t.seiya.choose("kanon-du-dragon-des-mers")
    assert t.number("cost_force", "kanon-du-dragon-des-mers") == 5
    assert t.number("cost_cosmos", "kanon-du-dragon-des-mers") == 5
    assert t.number("cost_force", "io-de-scylla") == 7
    assert t.seiya.destroyed == ["ecaille-de-chrysaor"]


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


@rule("seiya:card:ecaille-de-scylla:2")
def test_when_the_scale_of_scylla_is_acquired_each_freezes_a_card_of_the_hand(table: Factory) -> None:
    hand = ["shiva-du-paon", "aghora-du-lotus", "oko", "jaki"]
    t = table(
        seiya=Side(hand=hand),
        shun=Side(hand=["armure-du-lion", "leda"]),
        ikki=Side(),
        field=["ecaille-de-scylla"],
        boxes=BOXES,
    )
    t.seiya.play("shiva-du-paon").play("aghora-du-lotus").acquire("ecaille-de-scylla", "cosmos")
    t.pending("choose-freeze", "seiya")
    assert t.seiya.options == ["oko", "jaki"], "one of them must be frozen"
    t.seiya.choose("jaki")
    t.pending("choose-freeze", "shun")
    t.shun.choose("armure-du-lion")
    assert (t.seiya.frozen, t.seiya.hand) == (["jaki"], ["oko", "ecaille-de-scylla"])
    assert (t.shun.frozen, t.shun.frost) == (["armure-du-lion"], [2])


@rule("seiya:card:ecaille-du-cheval-des-mers:1")
def test_the_scale_of_the_sea_horse_gives_a_hero_in_play_a_cosmos(table: Factory) -> None:
    side = Side(hand=["ecaille-du-cheval-des-mers", "seiya-verycommon", "seiya-common", "oko"])
    t = table(seiya=side, field=[TITAN], boxes=BOXES)
    t.seiya.play("seiya-verycommon").play("seiya-common").play("oko").play("ecaille-du-cheval-des-mers")
    t.pending("choose-affect", "seiya")
    assert not t.seiya.can_choose("oko")
    t.seiya.choose("seiya-verycommon")
    assert t.seiya.cosmos_of("seiya-verycommon") == 1
    assert t.seiya.cosmos_of("seiya-common") == 1
    assert t.seiya.armour == ["ecaille-du-cheval-des-mers"]


@rule("seiya:card:ecaille-du-cheval-des-mers:1")
def test_the_scale_of_the_sea_horse_need_not_be_used(table: Factory) -> None:
    t = table(seiya=Side(hand=["ecaille-du-cheval-des-mers", "seiya-verycommon"]), field=[TITAN], boxes=BOXES)
    t.seiya.play("seiya-verycommon").play("ecaille-du-cheval-des-mers").decline()
    assert t.seiya.cosmos_of("seiya-verycommon") == 0


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


@rule("seiya:card:ecaille-de-la-sirene-marine:1")
def test_the_scale_of_the_mermaid_draws_by_marinas_and_scales_on_the_field(table: Factory) -> None:
    field = ["kiki", "io-de-scylla", "ecaille-du-kraken", "oko", "armure-du-lion"]
    t = table(seiya=Side(armour="ecaille-de-la-sirene-marine", draw=PILE), field=field, boxes=BOXES)
    t.seiya.use("ecaille-de-la-sirene-marine")
    assert t.seiya.hand == ["leda"] * 3


@rule("seiya:card:ecaille-de-la-sirene-marine:1")
@pytest.mark.parametrize("slug", ["kiki", "ecaille-du-kraken"])
def test_one_marina_or_scale_is_enough_for_the_scale_of_the_mermaid(table: Factory, slug: str) -> None:
    t = table(seiya=Side(armour="ecaille-de-la-sirene-marine", draw=PILE), field=["oko", slug], boxes=BOXES)
    t.seiya.use("ecaille-de-la-sirene-marine")
    assert t.seiya.hand == ["leda"]


@rule("seiya:card:ecaille-de-la-sirene-marine:1")
def test_the_scale_of_the_mermaid_draws_nothing_without_them(table: Factory) -> None:
    t = table(seiya=Side(armour="ecaille-de-la-sirene-marine", draw=PILE), field=["oko"], boxes=BOXES)
    assert not t.seiya.can_activate("ecaille-de-la-sirene-marine")


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
