"""Asgard: Exit effects, Sapphires, Odin's robe, and Relics."""

import pytest

from tests.scenario import Factory, Scenario, Side, rule

TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force
ASGARD = ("asgard",)
SYD, SIEGFRIED = "syd-de-mizar", "siegfried-de-dubhe"  # God Warriors
ROBE = "robe-d-odin"


def sapphires(t: Scenario) -> int:
    return t.game.counters["sapphires"]


# Exit


@rule("seiya:classic:5.1.5:5", "seiya:glossary:sortie:1")
def test_exit_comes_once_when_the_card_joins_the_common_discard(table: Factory) -> None:
    """In upkeep or by an effect, for every player, and nobody may refuse."""
    ikki = Side(hand=["oko"], draw=["jaki"] * 9, energy=1)
    shun = Side(draw=["cassios"] * 3)
    t = table(ikki=ikki, shun=shun, field={6: SIEGFRIED}, reserve=["leda"] * 9, boxes=ASGARD)
    t.ikki.technique("illusion-du-phoenix").choose(SIEGFRIED)
    assert (t.ikki.frozen, t.shun.frozen) == (["jaki"], ["cassios"])
    assert t.removed == [SIEGFRIED]
    t = table(ikki=Side(draw=["jaki"] * 9), shun=shun, field={6: SIEGFRIED}, reserve=["leda"] * 9, boxes=ASGARD)
    t.ikki.end_turn()
    assert (t.ikki.frozen, t.shun.frozen) == (["jaki"], ["cassios"])


@rule("seiya:classic:5.1.5:5")
def test_exit_does_nothing_when_the_card_is_acquired(table: Factory) -> None:
    side = Side(hand=["armure-du-sagittaire", "oko"], draw=["jaki"] * 9)
    t = table(ikki=side, field={6: SIEGFRIED}, boxes=ASGARD)
    t.ikki.play("armure-du-sagittaire").choose("oko")
    assert SIEGFRIED in t.ikki.discard
    assert t.ikki.frozen == []


@rule("seiya:asgard:9", "seiya:asgard:8")
def test_what_hits_rare_characters_hits_god_warriors_too(table: Factory) -> None:
    side = Side(discard=[SIEGFRIED, "leda", "bud-d-alcor", TITAN], draw=["oko"] * 9)
    t = table(ikki=side, field={6: SYD}, reserve=["leda"] * 9, boxes=ASGARD)
    t.ikki.end_turn()
    t.pending("choose-option", "ikki")
    t.ikki.choose("option/1")
    assert t.ikki.frozen == [SIEGFRIED, TITAN]
    assert t.ikki.discard == ["leda", "bud-d-alcor"]


# Sapphires


@rule(
    "seiya:glossary:saphir-d-odin:2", "seiya:glossary:saphir-d-odin:3", "seiya:glossary:jeton-saphir-d-odin:1",
    "seiya:asgard:10",
)  # fmt: skip
@pytest.mark.parametrize("how", ["acquired", "upkeep", "effect"])
def test_a_god_warrior_who_leaves_the_field_sets_a_sapphire(table: Factory, how: str) -> None:
    side = Side(hand=["armure-du-sagittaire", "oko"], draw=["jaki"] * 9, energy=1)
    t = table(ikki=side, field={5: SYD, 6: SYD}, reserve=["leda"] * 9, boxes=ASGARD)
    match how:
        case "acquired":
            t.ikki.play("armure-du-sagittaire").choose("oko").choose_slot(5)
        case "upkeep":
            t.ikki.end_turn()
        case "effect":
            t.ikki.technique("illusion-du-phoenix").choose_slot(5)
    assert sapphires(t) == 1
    assert t.flames == 12


@rule("seiya:glossary:saphir-d-odin:2", "seiya:asgard:10")
def test_only_god_warriors_set_sapphires_and_only_from_the_field(table: Factory) -> None:
    t = table(ikki=Side(hand=[SYD], energy=1), field={5: "bud-d-alcor", 6: TITAN}, boxes=ASGARD)
    t.ikki.technique("illusion-du-phoenix").choose(SYD)
    assert (sapphires(t), t.removed) == (0, [SYD])
    t = table(ikki=Side(energy=1), field={5: "bud-d-alcor", 6: TITAN}, boxes=ASGARD)
    t.ikki.technique("illusion-du-phoenix").choose("bud-d-alcor")
    assert sapphires(t) == 0


@rule("seiya:asgard:11", "seiya:glossary:retirer-du-jeu-de-la-partie-du-terrain:2")
def test_by_the_variant_the_last_card_leaves_though_slot_six_is_empty(table: Factory) -> None:
    for variant in (True, False):
        side = Side(draw=["jaki"] * 9)
        field = {1: "oko", 4: SIEGFRIED}
        t = table(ikki=side, field=field, reserve=["leda"] * 9, boxes=ASGARD, variant=variant)
        t.ikki.end_turn()
        assert t.removed == [SIEGFRIED][: int(variant)]
        assert sapphires(t) == int(variant)
        assert t.ikki.frozen == ["jaki"][: int(variant)], "his Exit"


@rule("seiya:asgard:10", "seiya:glossary:saphir-d-odin:3")
def test_ruling_after_the_seventh_sapphire_nothing_more(table: Factory) -> None:
    t = table(ikki=Side(energy=1), field={6: SYD}, boxes=ASGARD, sapphires=7)
    t.ikki.technique("illusion-du-phoenix")
    assert t.removed == [SYD]
    assert sapphires(t) == 7


# Odin's robe


@rule("seiya:glossary:saphir-d-odin:4", "seiya:glossary:robe-d-odin:3")
def test_the_seventh_sapphire_frees_the_robe(table: Factory) -> None:
    side = Side(hand=["ikki-verycommon"], armour="armure-du-phoenix", energy=1)
    t = table(ikki=side, field={1: TITAN, 6: SYD}, boxes=ASGARD, sapphires=6)
    t.ikki.play("ikki-verycommon", TITAN)
    assert not t.ikki.can_use_power(ROBE)
    t.ikki.technique("illusion-du-phoenix").choose(SYD)
    assert sapphires(t) == 7
    assert t.ikki.can_use_power(ROBE)


@rule("seiya:glossary:robe-d-odin:2")
@pytest.mark.parametrize(("count", "times"), [(5, 1), (7, 2)])
def test_with_the_robe_exit_effects_come_twice(table: Factory, count: int, times: int) -> None:
    ikki, shun = Side(draw=["jaki", "oko", "leda"], energy=1), Side(draw=["cassios"] * 3)
    t = table(ikki=ikki, shun=shun, field={6: SIEGFRIED}, boxes=ASGARD, sapphires=count)
    t.ikki.technique("illusion-du-phoenix")
    assert t.ikki.frozen == ["leda", "oko"][:times]
    assert len(t.shun.frozen) == times


@rule("seiya:glossary:robe-d-odin:2")
@pytest.mark.parametrize(("count", "times"), [(6, 1), (7, 2)])
def test_exit_effects_come_twice_from_the_seventh_sapphire_on(table: Factory, count: int, times: int) -> None:
    """From the hand no Warrior sets a Sapphire."""
    side = Side(hand=[SIEGFRIED], draw=["jaki", "oko", "leda"], energy=1)
    t = table(ikki=side, field={6: TITAN}, boxes=ASGARD, sapphires=count)
    t.ikki.technique("illusion-du-phoenix").choose(SIEGFRIED)
    assert sapphires(t) == count
    assert t.ikki.frozen == ["leda", "oko"][:times]


@rule("seiya:glossary:robe-d-odin:3")
def test_once_a_turn_the_equipped_armour_makes_a_hero_stronger(table: Factory) -> None:
    side = Side(hand=["ikki-verycommon", "oko", "armure-du-lion"], armour="armure-du-phoenix", draw=["jaki"] * 9)
    shun = Side(hand=["shun-verycommon"], armour="armure-d-andromede", draw=["jaki"] * 9)
    t = table(ikki=side, shun=shun, field=[TITAN], reserve=["leda"] * 9, boxes=ASGARD, sapphires=7)
    t.ikki.play("oko")
    assert not t.ikki.can_use_power(ROBE), "no Hero is in play"
    t.ikki.play("ikki-verycommon").power(ROBE)
    assert (t.ikki.armour, t.ikki.discard) == ([], ["armure-du-phoenix"])
    assert (t.ikki.force_of("ikki-verycommon"), t.ikki.cosmos_of("ikki-verycommon")) == (3, 2)
    assert t.ikki.force_of("oko") == 1
    t.ikki.play("armure-du-lion")
    assert not t.ikki.can_use_power(ROBE), "once a turn"
    t.ikki.end_turn()
    t.shun.play("shun-verycommon", TITAN)
    assert t.shun.can_use_power(ROBE), "each player on their turn"


@rule("seiya:glossary:robe-d-odin:3")
def test_the_robe_lets_the_player_choose_the_hero(table: Factory) -> None:
    hand = ["ikki-verycommon", "jaki", "ikki-uncommon-poseidon"]
    t = table(ikki=Side(hand=hand, armour="armure-du-phoenix"), field=[TITAN], boxes=ASGARD, sapphires=7)
    for slug in hand:
        t.ikki.play(slug)
    t.ikki.power(ROBE)
    t.pending("choose-affect", "ikki")
    assert t.ikki.options == ["ikki-verycommon>1", "ikki-uncommon-poseidon>1"]
    t.ikki.choose("ikki-verycommon")
    assert (t.ikki.force_of("ikki-verycommon"), t.ikki.force_of("ikki-uncommon-poseidon")) == (3, 2)


@rule("seiya:glossary:robe-d-odin:3")
def test_the_robe_needs_an_equipped_armour(table: Factory) -> None:
    side = Side(hand=["ikki-verycommon", "armure-du-lion"], frozen=["armure-du-phoenix"])
    t = table(ikki=side, field=[TITAN], boxes=ASGARD, sapphires=7)
    t.ikki.play("ikki-verycommon")
    assert not t.ikki.can_use_power(ROBE)


# Relics


@rule("seiya:glossary:relique:3", "seiya:glossary:relique:4", "seiya:asgard:7")
def test_relics_lie_beside_the_armour_as_many_as_there_are(table: Factory) -> None:
    side = Side(hand=["balmung", "balmung"], armour="armure-du-phoenix", relics=["anneau-des-nibelungen"])
    t = table(ikki=side, field=[TITAN], boxes=ASGARD)
    t.ikki.play("balmung").play("balmung")
    assert t.ikki.relics == ["anneau-des-nibelungen", "balmung", "balmung"]
    assert t.ikki.armour == ["armure-du-phoenix"]


@rule("seiya:glossary:relique:2", "seiya:asgard:7")
def test_a_relic_stays_from_turn_to_turn(table: Factory) -> None:
    side = Side(hand=["balmung"], draw=["jaki"] * 9)
    t = table(ikki=side, shun=Side(draw=["jaki"] * 9), field=[TITAN], reserve=["leda"] * 9, boxes=ASGARD)
    t.ikki.play("balmung").end_turn()
    assert t.ikki.relics == ["balmung"]
    t.shun.end_turn()
    t.ikki.end_turn()
    assert (t.ikki.relics, t.ikki.discard) == (["balmung"], [])


@rule("seiya:glossary:relique:2", "seiya:glossary:gelee:5")
def test_ruling_relics_and_frozen_cards_count_for_victory_points(table: Factory) -> None:
    t = table(ikki=Side(relics=["balmung"], frozen=[SYD]), field=[TITAN], boxes=ASGARD)
    assert t.ikki.score == 2 + 4
