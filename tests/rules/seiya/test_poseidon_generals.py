"""The Marina Generals."""

import pytest

from tests.scenario import Factory, Scenario, Side, rule

TITAN = "shura-du-capricorne"  # 9 Force, and nothing that happens before it is acquired
BOXES = ("asgard", "poseidon")
NORTH_ATLANTIC = "pilier-de-l-ocean-atlantique-nord"


def wounding(table: Factory, slug: str, side: Side | None = None, **given: object) -> Scenario:
    """Shiryû wounds a card of his hand by his second Technique."""
    side = side or Side()
    side.hand = [*side.hand, slug, "shiryu-verycommon", "docrates"]
    side.energy = 1
    t = table(shiryu=side, boxes=BOXES, field=[TITAN], **given)
    t.shiryu.play("shiryu-verycommon").technique("colere-du-dragon")
    t.pending("choose-wound", "shiryu")
    t.shiryu.choose(slug)
    return t


@rule("seiya:card:kanon-du-dragon-des-mers:1", "seiya:faq:kanon-du-dragon-des-mers:1")
def test_kanon_takes_a_relic_in_play_of_any_player(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["kanon-du-dragon-des-mers"], relics=["trident-de-poseidon"]),
        shun=Side(relics=["balmung"]),
        field=[TITAN],
        boxes=BOXES,
    )
    t.seiya.play("kanon-du-dragon-des-mers").use("kanon-du-dragon-des-mers")
    t.pending("choose-add", "seiya")
    assert t.seiya.can_choose("trident-de-poseidon")
    t.seiya.choose("balmung")
    assert (t.seiya.discard, t.shun.relics) == (["balmung"], [])
    assert t.seiya.wounded == ["kanon-du-dragon-des-mers"]
    assert t.seiya.relics == ["trident-de-poseidon"]


@rule("seiya:card:kanon-du-dragon-des-mers:1")
def test_kanon_needs_a_relic_in_play(table: Factory) -> None:
    t = table(seiya=Side(hand=["kanon-du-dragon-des-mers"], discard=["balmung"]), field=[TITAN], boxes=BOXES)
    t.seiya.play("kanon-du-dragon-des-mers")
    assert not t.seiya.can_activate("kanon-du-dragon-des-mers")


@rule("seiya:card:kanon-du-dragon-des-mers:2")
def test_when_kanon_leaves_every_revealed_pillar_loses_a_point(table: Factory) -> None:
    t = table(
        seiya=Side(),
        field={6: "kanon-du-dragon-des-mers"},
        pillars=[NORTH_ATLANTIC, "pilier-de-l-ocean-indien"],
        boxes=BOXES,
    )
    t.seiya.end_turn()
    assert [t.game.cards[ref].count("pv") for ref in t.game.cards_in("pillars")] == [-1, -1]
    assert not any(t.game.cards[ref].counters for ref in t.game.cards_in("pillars-aside"))


@rule("seiya:card:kanon-du-dragon-des-mers:2", "seiya:glossary:jeton-point-de-victoire:3")
def test_the_point_that_a_pillar_has_lost_is_lost_to_who_destroys_it(table: Factory) -> None:
    t = table(
        seiya=Side(tokens=2),
        shun=Side(hand=[TITAN] * 4),
        field={6: "kanon-du-dragon-des-mers"},
        reserve=["leda"] * 20,
        pillars=[NORTH_ATLANTIC, "pilier-de-l-ocean-indien"],
        boxes=BOXES,
    )
    t.seiya.end_turn()
    before = t.seiya.score, t.shun.score
    for _ in range(4):
        t.shun.play(TITAN, NORTH_ATLANTIC)
    t.shun.acquire(NORTH_ATLANTIC, "force")
    assert t.shun.trophies == [NORTH_ATLANTIC]
    assert (t.seiya.score, t.shun.score) == (before[0], before[1] + 2 - 1)


@rule("seiya:card:sorento-de-la-sirene-malefique:1")
@pytest.mark.parametrize("discards", [True, False])
def test_the_player_whom_sorento_names_discards_a_hero_or_lets_a_card_be_drawn(table: Factory, discards: bool) -> None:
    t = table(
        seiya=Side(hand=["sorento-de-la-sirene-malefique"], draw=["oko"]),
        shun=Side(hand=["shun-verycommon"]),
        ikki=Side(hand=["ikki-verycommon", "jaki"]),
        field=[TITAN],
    )
    t.seiya.play("sorento-de-la-sirene-malefique").accept().choose_player("ikki")
    t.pending("choose-discard", "ikki")
    assert t.ikki.options == ["ikki-verycommon", "no"], "a Hero of the own hand"
    if discards:
        t.ikki.choose("ikki-verycommon")
        assert (t.ikki.discard, t.seiya.hand) == (["ikki-verycommon"], [])
    else:
        t.ikki.decline()
        assert (t.ikki.discard, t.seiya.hand) == ([], ["oko"])
    assert t.shun.hand == ["shun-verycommon"]


@rule("seiya:card:sorento-de-la-sirene-malefique:1")
def test_sorento_may_name_a_player_without_cards_and_need_not_name_any(table: Factory) -> None:
    side = Side(hand=["sorento-de-la-sirene-malefique"] * 2, draw=["oko"])
    t = table(seiya=side, shun=Side(), field=[TITAN])
    t.seiya.play("sorento-de-la-sirene-malefique").decline()
    assert t.seiya.hand == ["sorento-de-la-sirene-malefique"]
    t.seiya.play("sorento-de-la-sirene-malefique").accept()
    assert t.seiya.hand == ["oko"]


@rule("seiya:card:sorento-de-la-sirene-malefique:2")
def test_the_costs_of_sorento_on_the_field_are_not_lowered(table: Factory) -> None:
    side = Side(hand=["capella-du-cocher"], armour="ecaille-de-chrysaor")
    t = table(seiya=side, field={3: "krishna-de-chrysaor", 6: "sorento-de-la-sirene-malefique"}, boxes=BOXES)
    assert t.number("cost_force", "sorento-de-la-sirene-malefique") == 7, "not even by the sixth slot"
    t.seiya.use("ecaille-de-chrysaor").choose("sorento-de-la-sirene-malefique")
    assert t.number("cost_force", "sorento-de-la-sirene-malefique") == 7
    assert t.number("cost_cosmos", "sorento-de-la-sirene-malefique") == 6
    t = table(seiya=side, field={3: "sorento-de-la-sirene-malefique", 6: "krishna-de-chrysaor"}, boxes=BOXES)
    assert t.number("cost_force", "krishna-de-chrysaor") == 7, "those of others are"


@rule("seiya:card:isaak-du-kraken:1")
def test_guards_who_fight_beside_isaak_are_frozen_instead_of_discarded(table: Factory) -> None:
    hand = ["isaak-du-kraken", "soldat-marina-5", "oko", "soldat-marina-2"]
    t = table(seiya=Side(hand=hand, draw=["leda"] * 5), field=["jaki", TITAN], boxes=BOXES)
    t.seiya.play("isaak-du-kraken", "jaki").play("soldat-marina-5", "jaki").play("oko", "jaki")
    t.seiya.play("soldat-marina-2", TITAN)
    t.seiya.acquire("jaki", "force")
    assert t.seiya.frozen == ["soldat-marina-5"]
    assert t.seiya.frost == [2]
    assert sorted(t.seiya.discard) == ["isaak-du-kraken", "jaki", "oko"]
    t.seiya.end_turn()
    assert "soldat-marina-2" in t.seiya.discard, "who does not fight beside him is discarded as usual"


@rule("seiya:card:isaak-du-kraken:1")
def test_a_guard_who_fights_without_isaak_is_discarded(table: Factory) -> None:
    hand = ["isaak-du-kraken", "soldat-marina-5", "soldat-marina-4", "oko"]
    t = table(seiya=Side(hand=hand), field=["jaki"], boxes=BOXES)
    for slug in hand:
        t.seiya.play(slug)
    t.seiya.acquire("jaki", "force", using=["soldat-marina-5", "soldat-marina-4", "oko"])
    assert t.seiya.frozen == []
    assert sorted(t.seiya.discard) == ["jaki", "oko", "soldat-marina-4", "soldat-marina-5"]


@rule("seiya:card:isaak-du-kraken:2")
def test_isaak_is_frozen_to_take_a_marked_guard_of_anybody(table: Factory) -> None:
    side = Side(hand=["isaak-du-kraken"], wounded=["oko"])
    shun = Side(frozen=["soldat-marina-1"], wounded=["kiki"])
    t = table(seiya=side, shun=shun, field=[TITAN], boxes=BOXES)
    t.seiya.play("isaak-du-kraken").use("isaak-du-kraken")
    t.pending("choose-add", "seiya")
    assert sorted(t.seiya.options) == ["kiki@wounded/1", "soldat-marina-1@frozen/1"]
    t.seiya.choose("soldat-marina-1")
    assert t.seiya.discard == ["soldat-marina-1"]
    assert (t.seiya.frozen, t.shun.frozen, t.shun.wounded) == (["isaak-du-kraken"], [], ["kiki"])


@rule("seiya:card:isaak-du-kraken:2")
def test_isaak_needs_a_marked_guard(table: Factory) -> None:
    t = table(seiya=Side(hand=["isaak-du-kraken"], wounded=["oko"], discard=["kiki"]), field=[TITAN], boxes=BOXES)
    t.seiya.play("isaak-du-kraken")
    assert not t.seiya.can_activate("isaak-du-kraken")


@rule("seiya:card:kassa-des-lyumnades:1", "seiya:faq:kassa-des-lyumnades:1")
def test_kassa_gains_force_by_rare_armours_in_the_discard_pile(table: Factory) -> None:
    """The F.A.Q. speaks of a Wound effect, which is Kanon's: Kassa has none."""
    discard = ["ecaille-du-kraken", "armure-du-lion", "ecaille-de-la-sirene-marine", "shura-du-capricorne", "leda"]
    side = Side(hand=["kassa-des-lyumnades", "oko"], discard=discard)
    t = table(seiya=side, shun=Side(discard=["armure-du-lion"], relics=["balmung"]), field=[TITAN], boxes=BOXES)
    t.seiya.play("kassa-des-lyumnades").play("oko")
    assert t.seiya.force_of("kassa-des-lyumnades") == 2
    assert t.seiya.force_of("oko") == 1, "nobody but he"
    assert t.seiya.cosmos_of("kassa-des-lyumnades") == 2
    assert not t.seiya.can_activate("kassa-des-lyumnades")


@rule("seiya:card:kassa-des-lyumnades:2")
def test_kassa_costs_a_force_more_for_each_character_that_faces_him(table: Factory) -> None:
    side = Side(hand=["moses-de-la-baleine", "moses-de-la-baleine", "thor-de-phecda", "oko"])
    t = table(seiya=side, field=["kassa-des-lyumnades", TITAN], boxes=BOXES)
    assert t.number("cost_force", "kassa-des-lyumnades") == 4
    t.seiya.play("oko", TITAN)
    assert t.number("cost_force", "kassa-des-lyumnades") == 4
    t.seiya.play("moses-de-la-baleine", "kassa-des-lyumnades").play("moses-de-la-baleine", "kassa-des-lyumnades")
    assert t.number("cost_force", "kassa-des-lyumnades") == 6
    assert t.number("cost_force", TITAN) == 9
    assert not t.seiya.can_acquire("kassa-des-lyumnades", "force")
    t.seiya.play("thor-de-phecda", "kassa-des-lyumnades")
    t.seiya.acquire("kassa-des-lyumnades", "force", using=[])
    assert "kassa-des-lyumnades" in t.seiya.discard, "7 Force against 4 + 3"


@rule("seiya:card:krishna-de-chrysaor:1", "seiya:faq:krishna-de-chrysaor:1")
def test_krishna_lets_a_marked_card_of_any_player_be_faced(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["krishna-de-chrysaor", "moses-de-la-baleine", "oko"], wounded=["cassios"]),
        shun=Side(wounded=["jaki"], frozen=["armure-du-lion"]),
        field=[TITAN, "garde-d-asgard-2"],
        boxes=BOXES,
    )
    t.seiya.play("krishna-de-chrysaor", TITAN).use("krishna-de-chrysaor")
    t.pending("choose-affect", "seiya")
    assert t.seiya.can_choose("armure-du-lion")
    assert t.seiya.can_choose("cassios")
    t.seiya.choose("jaki")
    assert t.number("cost_force", "jaki", "wounded", seat=1) == 3, "the Guard speaks of the field"
    t.seiya.play("moses-de-la-baleine", "jaki").play("oko", "jaki").acquire("jaki", "force")
    assert t.shun.wounded == []
    assert sorted(t.seiya.discard) == ["jaki", "krishna-de-chrysaor", "moses-de-la-baleine", "oko"]


@rule("seiya:card:krishna-de-chrysaor:1")
def test_krishna_opens_one_marked_card_for_this_turn(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["krishna-de-chrysaor", "oko"], draw=["oko"] * 9),
        shun=Side(wounded=["jaki", "cassios"], draw=["oko"] * 9),
        field=[TITAN],
        reserve=["leda"] * 20,
        boxes=BOXES,
    )
    t.seiya.play("krishna-de-chrysaor", TITAN).use("krishna-de-chrysaor").choose("cassios")
    t.seiya._act("play:oko")
    t.pending("choose-to-face", "seiya")
    assert t.seiya.can_choose("cassios")
    assert not t.seiya.can_choose("jaki")
    t.seiya.choose("cassios").end_turn()
    t.shun.end_turn()
    t.seiya._act("play:oko")
    t.pending("choose-to-face", "seiya")
    assert not t.seiya.can_choose("cassios")


@rule("seiya:card:krishna-de-chrysaor:2")
def test_when_krishna_leaves_each_freezes_a_hero_of_the_hand_or_destroys_a_marked_card(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-verycommon", "oko"], wounded=["jaki"]),
        shun=Side(wounded=["spica"]),
        ikki=Side(hand=["ikki-common", "cassios"]),
        hyoga=Side(wounded=["leda"], frozen=["armure-du-lion"]),
        field={6: "krishna-de-chrysaor"},
        boxes=BOXES,
    )
    t.seiya.end_turn()
    t.pending("choose-option", "seiya")
    t.seiya.choose("option/2")
    t.pending("choose-freeze", "ikki")
    assert t.ikki.options == ["ikki-common"]
    t.ikki.choose("ikki-common")
    t.pending("choose-destroy", "hyoga")
    t.hyoga.choose("armure-du-lion")
    assert (t.seiya.destroyed, t.seiya.hand) == (["jaki"], ["seiya-verycommon", "oko"])
    assert t.shun.destroyed == ["spica"]
    assert t.ikki.frozen == ["ikki-common"]
    assert (t.hyoga.destroyed, t.hyoga.wounded) == (["armure-du-lion"], ["leda"])


@rule("seiya:card:io-de-scylla:1")
def test_when_io_is_marked_each_opponent_wounds_a_character_with_two_force(table: Factory) -> None:
    t = wounding(
        table,
        "io-de-scylla",
        shun=Side(hand=["oko", "moses-de-la-baleine", "thor-de-phecda"]),
        ikki=Side(hand=["oko", "leda"]),
        seiya=Side(hand=["geist", "oko"]),
    )
    t.pending("choose-wound", "shun")
    assert t.shun.options == ["moses-de-la-baleine", "thor-de-phecda"]
    t.shun.choose("moses-de-la-baleine")
    t.pending("choose-wound", "seiya")
    t.seiya.choose("geist")
    assert t.shun.wounded == ["moses-de-la-baleine"]
    assert t.ikki.wounded == []
    assert t.seiya.wounded == ["geist"]
    assert t.shiryu.wounded == ["io-de-scylla"]


@rule("seiya:card:io-de-scylla:2", "seiya:faq:io-de-scylla:1")
def test_io_destroys_those_who_fought_him_with_less_than_two_force(table: Factory) -> None:
    hand = ["thor-de-phecda", "shura-du-capricorne", "oko", "kiki", "leda", "spica"]
    t = table(seiya=Side(hand=hand, armour="robe-divine-zeta-alcor"), field=["io-de-scylla"], boxes=BOXES)
    for slug in hand:
        t.seiya.play(slug)
    t.seiya.acquire("io-de-scylla", "force", using=[*hand, "robe-divine-zeta-alcor"])
    assert sorted(t.seiya.destroyed) == ["kiki", "oko"], "Léda and Spica have 2 Force together; Kiki has none"
    others = ["leda", "robe-divine-zeta-alcor", "shura-du-capricorne", "spica", "thor-de-phecda"]
    assert sorted(t.seiya.discard) == ["io-de-scylla", *others], "an Armour is no Character"


@rule("seiya:card:io-de-scylla:2")
def test_io_destroys_nobody_who_won_him_by_cosmos(table: Factory) -> None:
    hand = ["shiva-du-paon", "aghora-du-lotus", "kanon-du-dragon-des-mers"]
    t = table(seiya=Side(hand=hand), field=["io-de-scylla"], boxes=BOXES)
    for slug in hand:
        t.seiya.play(slug)
    t.seiya.acquire("io-de-scylla", "cosmos")
    assert t.seiya.destroyed == []
    assert t.seiya.hand == ["io-de-scylla"]


@rule("seiya:card:bian-de-l-hippocampe:1")
def test_when_bian_is_marked_each_opponent_wounds_a_character_with_two_cosmos(table: Factory) -> None:
    shun = Side(hand=["moses-de-la-baleine", "shiva-du-paon", "algol-de-persee", "kiki", "armure-du-lion"])
    ikki = Side(hand=["aghora-du-lotus", "oko"])
    t = wounding(table, "bian-de-l-hippocampe", shun=shun, ikki=ikki)
    t.pending("choose-wound", "shun")
    assert t.shun.options == ["shiva-du-paon", "algol-de-persee"], "neither less Cosmos nor an Armour"
    t.shun.choose("algol-de-persee")
    t.pending("choose-wound", "ikki")
    t.ikki.choose("aghora-du-lotus")
    assert (t.shun.wounded, t.ikki.wounded) == (["algol-de-persee"], ["aghora-du-lotus"])


@rule("seiya:card:bian-de-l-hippocampe:2", "seiya:faq:bian-de-l-hippocampe:1")
def test_a_character_with_cosmos_is_wounded_to_face_bian_cheaper_once(table: Factory) -> None:
    side = Side(hand=["shiva-du-paon", "misty-du-lezard", "oko"])
    t = table(seiya=side, field=["bian-de-l-hippocampe", "krishna-de-chrysaor"], boxes=BOXES, reserve=["leda"] * 9)
    t.seiya.pay("bian-de-l-hippocampe")
    t.pending("choose-wound", "seiya")
    assert not t.seiya.can_choose("oko")
    t.seiya.choose("shiva-du-paon")
    assert t.seiya.wounded == ["shiva-du-paon"]
    assert t.number("cost_force", "bian-de-l-hippocampe") == 7
    assert t.number("cost_force", "krishna-de-chrysaor") == 8
    assert not t.seiya.can_pay("bian-de-l-hippocampe")


@rule("seiya:card:bian-de-l-hippocampe:2", "seiya:faq:bian-de-l-hippocampe:1")
def test_ruling_each_bian_is_made_cheaper_once_a_turn(table: Factory) -> None:
    side = Side(hand=["shiva-du-paon", "misty-du-lezard", "kiki"], draw=["leda"] * 9)
    field = {1: "bian-de-l-hippocampe", 2: "bian-de-l-hippocampe", 5: "oko"}
    t = table(seiya=side, shun=Side(draw=["leda"] * 9), field=field, boxes=BOXES, reserve=["leda"] * 9)
    t.seiya.choose("pay:bian-de-l-hippocampe@1").choose("shiva-du-paon")
    t.seiya.choose("pay:bian-de-l-hippocampe@2").choose("misty-du-lezard")
    assert not t.seiya.can_pay("bian-de-l-hippocampe"), "once for each of them"
    t.seiya.end_turn()
    t.shun.end_turn()
    t.seiya.pay("bian-de-l-hippocampe").choose("kiki")
    assert "kiki" in t.seiya.wounded, "another turn, another confrontation"


@rule("seiya:card:bian-de-l-hippocampe:2")
def test_bian_offers_nothing_to_who_has_no_character_with_cosmos(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko", "armure-du-lion"]), field=["bian-de-l-hippocampe"], boxes=BOXES)
    assert not t.seiya.can_pay("bian-de-l-hippocampe")


@rule("seiya:classic:5.1.4.b:2", "seiya:glossary:pilier:2")
@pytest.mark.parametrize(
    ("general", "ocean"),
    [
        ("kanon-du-dragon-des-mers", "atlantique-nord"),
        ("sorento-de-la-sirene-malefique", "atlantique-sud"),
        ("isaak-du-kraken", "arctique"),
        ("kassa-des-lyumnades", "antarctique"),
        ("krishna-de-chrysaor", "indien"),
        ("io-de-scylla", "pacifique-sud"),
        ("bian-de-l-hippocampe", "pacifique-nord"),
    ],
)
def test_each_general_reveals_the_pillar_that_he_guards(table: Factory, general: str, ocean: str) -> None:
    hand = ["shura-du-capricorne"] * 3
    t = table(seiya=Side(hand=hand), field=[general], boxes=BOXES)
    for slug in hand:
        t.seiya.play(slug)
    t.seiya.acquire(general, "force")
    assert t.slugs("pillars") == [f"pilier-de-l-ocean-{ocean}"]
    assert t.seiya.weapons == 1
