"""Asgard: setting up, Energy, and frozen cards (sections 2 to 5 and the glossary)."""

from collections import Counter

import pytest

from pioche.games.seiya.cards import ALL
from tests.rules.seiya.test_setup import EACH_HERO, NewTable, new_table, slugs
from tests.scenario import Factory, Side, bronze, packet, rule

__all__ = ["new_table"]

TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force
ASGARD = ("asgard",)


# Setting up


@rule(
    "seiya:classic:2:9",
    "seiya:classic:2:10",
    "seiya:classic:2:11",
    "seiya:classic:2:12",
    "seiya:glossary:jeton-energie:2",
)
@EACH_HERO
def test_asgard_gives_a_board_a_new_armour_two_heroes_and_no_energy_yet(new_table: NewTable, hero: str) -> None:
    other = "shun" if hero != "shun" else "ikki"
    table = new_table(heroes=(hero, other), asgard=True)
    own = {card.slug for card in ALL if card.type == "board-technique" and card.board == hero}
    assert (len(own), set(slugs(table, "board"))) == (4, own)
    aside = Counter(slugs(table, "aside"))
    assert aside == {f"{hero}-common": 5, f"{hero}-uncommon-asgard": 2, f"{bronze(hero)}-asgard": 1}
    assert sorted(slugs(table, "draw") + slugs(table, "hand")) == sorted([*packet(hero, count=9), bronze(hero)])
    assert [table.game.counters[f"energy/{seat}"] for seat in (0, 1)] == [0, 0]


@rule("seiya:classic:4:11", "seiya:classic:4:12", "seiya:classic:4:13", "seiya:classic:4:14")
def test_asgard_brings_35_cards_a_statue_and_seven_sapphires_beside_it(new_table: NewTable) -> None:
    table = new_table(asgard=True)
    common = slugs(table, "reserve") + slugs(table, "field")
    assert len(common) == 160
    by_slug = {card.slug: card for card in ALL}
    assert sum(by_slug[slug].set == "asgard" for slug in common) == 35
    assert slugs(table, "statue") == ["robe-d-odin"]
    assert table.game.counters["sapphires"] == 0
    assert slugs(table, "frozen", 0) == slugs(table, "frozen", 1) == []
    without = new_table()
    assert slugs(without, "statue") == slugs(without, "board") == []
    assert "sapphires" not in without.game.counters


@rule("seiya:classic:5.1.1:15")
def test_epics_that_need_asgard_stay_in_the_box_without_it(new_table: NewTable) -> None:
    wanting = {card.slug for card in ALL if "asgard" in card.wants and card.type == "epopee"}
    assert wanting
    for asgard in (True, False):
        table = new_table(epics=True, asgard=asgard)
        there = {*slugs(table, "epics"), *slugs(table, "epic")}
        assert there
        assert bool(wanting & there) is asgard


# Energy


@rule("seiya:classic:3:14", "seiya:classic:3:15", "seiya:glossary:plateau-joueur:2", "seiya:glossary:jeton-energie:3")
def test_who_draws_the_last_card_of_the_draw_pile_gains_an_energy(table: Factory) -> None:
    side = Side(hand=["hyoga-verycommon", "freya", "freya"], draw=["oko", "jaki"], discard=["cassios"])
    t = table(hyoga=side, field=[TITAN], boxes=ASGARD)
    t.hyoga.play("hyoga-verycommon").play("freya").accept()
    assert (t.hyoga.draw, t.hyoga.energy) == (["oko"], 0)
    assert not t.hyoga.can_use_technique("poussiere-de-diamant")
    t.hyoga.play("freya").accept()
    assert (t.hyoga.draw, t.hyoga.energy) == ([], 1)
    assert t.hyoga.can_use_technique("poussiere-de-diamant"), "an Energy that can be spent"


@rule("seiya:classic:3:14", "seiya:glossary:plateau-joueur:2")
def test_each_time_the_pile_runs_out_counts(table: Factory) -> None:
    """In upkeep the pile is emptied, rebuilt and emptied again: two Energy."""
    side = Side(draw=["oko", "jaki"], discard=["leda", "spica", "cassios"])
    t = table(hyoga=side, field=[TITAN], reserve=["leda"] * 9, boxes=ASGARD)
    t.hyoga.end_turn()
    assert (len(t.hyoga.hand), t.hyoga.draw, t.hyoga.energy) == (5, [], 2)


@rule("seiya:glossary:jeton-energie:3", "seiya:glossary:jeton-energie:4", "seiya:glossary:plateau-joueur:3")
def test_nobody_has_more_than_three_energy(table: Factory) -> None:
    side = Side(hand=["freya"], draw=["oko"], energy=3)
    t = table(hyoga=side, field=[TITAN], boxes=ASGARD)
    t.hyoga.play("freya").accept()
    assert (t.hyoga.draw, t.hyoga.energy) == ([], 3)


# Frozen cards


FREEZE = "chevalier-du-cygne-4"  # Hyôga's Technique that freezes a card of the hand


@rule(
    "seiya:classic:5.1.7:1", "seiya:classic:3:7", "seiya:glossary:gelee:2", "seiya:glossary:marqueur-gel:1",
    "seiya:glossary:marqueur-gel:2",
)  # fmt: skip
def test_a_frozen_card_lies_before_its_owner_with_a_marker_on_side_two(table: Factory) -> None:
    t = table(hyoga=Side(hand=["hyoga-common", "leda"], energy=3), field=[TITAN], boxes=ASGARD)
    t.hyoga.play("hyoga-common").technique(FREEZE)
    assert (t.hyoga.frozen, t.hyoga.frost) == (["leda"], [2])
    assert [(card.slug, card.mode) for card in t.shun.view.cards("frozen", 0)] == [("leda", 2)], "face up for all"


@rule("seiya:classic:5.1.7:2")
def test_a_frozen_card_can_be_neither_used_nor_discarded(table: Factory) -> None:
    side = Side(hand=["oko"], frozen=["cassios", "armure-du-lion", "jabu-de-la-licorne"], draw=["jaki"] * 9)
    t = table(hyoga=side, field=["jaki"], reserve=["leda"] * 9, boxes=ASGARD)
    assert t.hyoga.options == ["play:oko", "end"]
    t.hyoga.end_phase()
    t.pending("choose-upkeep", "hyoga")
    assert t.hyoga.options == ["oko"]


@rule("seiya:classic:5.1.7:3", "seiya:glossary:geler:2")
@pytest.mark.parametrize("slug", ["leda", "armure-du-cygne", "balmung"])
def test_any_card_can_be_frozen(table: Factory, slug: str) -> None:
    t = table(hyoga=Side(hand=["hyoga-common", slug], energy=3), field=[TITAN], boxes=ASGARD)
    t.hyoga.play("hyoga-common").technique(FREEZE)
    assert t.hyoga.frozen == [slug]


@rule("seiya:glossary:geler:1", "seiya:glossary:geler:3", "seiya:glossary:geler:4")
def test_a_freeze_effect_is_optional_and_comes_after_the_card_is_frozen(table: Factory) -> None:
    """Only a card that says so can be frozen by its player."""
    side = Side(hand=["fenrir-d-alioth", "leda"])
    t = table(hyoga=side, shun=Side(discard=["oko", "jaki"]), field=[TITAN], boxes=ASGARD)
    t.hyoga.play("leda").play("fenrir-d-alioth")
    assert [key for key in t.hyoga.options if key.startswith("use:")] == ["use:fenrir-d-alioth>1"]
    assert "end" in t.hyoga.options
    t.hyoga.use("fenrir-d-alioth")
    t.pending("choose-freeze", "hyoga")
    assert (t.hyoga.frozen, t.hyoga.frost) == (["fenrir-d-alioth"], [2]), "he is frozen, his effect is not over"
    t.hyoga.choose("oko")
    assert t.shun.frozen == ["oko"]


@rule(
    "seiya:classic:5.1:7", "seiya:classic:5.1.7:4", "seiya:classic:5.1.7:5", "seiya:classic:5.1.7:7",
    "seiya:classic:5.1.7:8", "seiya:glossary:gelee:4", "seiya:glossary:soigner:4", "seiya:glossary:marqueur-gel:2",
    "seiya:asgard:4",
)  # fmt: skip
def test_two_points_of_heal_thaw_a_card_step_by_step(table: Factory) -> None:
    t = table(seiya=Side(hand=packet("seiya", count=2), frozen=["leda"]), field=[TITAN], boxes=ASGARD)
    t.seiya.play("seiya-verycommon").play("seiya-verycommon").heal_with("seiya-verycommon")
    assert (t.seiya.frozen, t.seiya.frost) == (["leda"], [1]), "the marker is turned"
    assert (t.seiya.discard, len(t.seiya.played)) == (["seiya-verycommon"], 1), "who has healed is discarded"
    t.seiya.heal_with("seiya-verycommon")
    assert t.seiya.frozen == []
    assert t.seiya.discard == ["seiya-verycommon", "leda", "seiya-verycommon"]


@rule("seiya:classic:5.1.7:4", "seiya:glossary:soigner:1", "seiya:glossary:soin:2", "seiya:glossary:soigner:4")
@pytest.mark.parametrize(
    ("patients", "frozen", "frost", "wounded"),
    [
        (["leda", "leda"], ["armure-du-cygne"], [2], ["spica"]),
        (["leda", "armure-du-cygne"], ["leda", "armure-du-cygne"], [1, 1], ["spica"]),
        (["spica", "leda"], ["leda", "armure-du-cygne"], [1, 2], []),
    ],
)
def test_each_point_goes_where_the_player_likes(
    table: Factory, patients: list[str], frozen: list[str], frost: list[int], wounded: list[str]
) -> None:
    side = Side(hand=["seiya-uncommon-asgard"], frozen=["leda", "armure-du-cygne"], wounded=["spica"])
    t = table(seiya=side, field=[TITAN], boxes=ASGARD)
    t.seiya.play("seiya-uncommon-asgard").heal_with("seiya-uncommon-asgard", *patients)
    assert (t.seiya.frozen, t.seiya.frost, t.seiya.wounded) == (frozen, frost, wounded)
    assert "seiya-uncommon-asgard" in t.seiya.discard


@rule("seiya:classic:5.1.7:6")
def test_who_heals_takes_no_part_in_an_acquisition(table: Factory) -> None:
    hand = ["seiya-uncommon-asgard", "seiya-verycommon"]
    t = table(seiya=Side(hand=hand, frozen=["leda"]), field=["jaki"], boxes=ASGARD)
    t.seiya.play(hand[0]).play(hand[1])
    assert t.seiya.can_acquire("jaki", "force")
    t.seiya.heal_with("seiya-uncommon-asgard", "leda", "leda")
    assert t.seiya.played == ["seiya-verycommon"]
    assert not t.seiya.can_acquire("jaki", "force")


@rule("seiya:glossary:gelee:3")
def test_a_frozen_armour_is_not_equipped(table: Factory) -> None:
    side = Side(hand=["seiya-verycommon", "seiya-verycommon", "armure-du-lion"], frozen=["armure-de-pegase"])
    side.aside = ["seiya-common"]
    t = table(seiya=side, field=["daichi-a-la-cloth-terrestre"], boxes=ASGARD)
    assert not t.seiya.can_activate("armure-de-pegase")
    assert not t.seiya.can_acquire("daichi-a-la-cloth-terrestre", "cosmos")
    t.seiya.play("armure-du-lion")
    assert (t.seiya.armour, t.seiya.frozen) == (["armure-du-lion"], ["armure-de-pegase"]), "it is not in the way"


@rule("seiya:glossary:gelee:5")
def test_a_frozen_card_stays_in_upkeep(table: Factory) -> None:
    side = Side(hand=["hyoga-common", "leda"], frozen=["armure-du-cygne"], draw=["oko"] * 9, energy=3)
    t = table(hyoga=side, field=[TITAN], reserve=["leda"] * 9, boxes=ASGARD)
    t.hyoga.play("hyoga-common").technique(FREEZE)
    t.hyoga.end_turn()
    assert t.hyoga.frozen == ["armure-du-cygne", "leda"]
    assert t.hyoga.discard == ["hyoga-common"]
    assert t.hyoga.frost == [2, 2], "nor does it thaw by itself"


@rule(
    "seiya:classic:5.1.5:13", "seiya:glossary:marque:3", "seiya:glossary:marqueur-blessure:2",
    "seiya:glossary:marqueur-gel:3",
)  # fmt: skip
def test_wounded_and_frozen_cards_alike_are_marked(table: Factory) -> None:
    side = Side(hand=["oko", "leda"], wounded=["spica"], frozen=["jaki"], destroyed=["ikki-common"], energy=2)
    t = table(ikki=side, field=[TITAN], boxes=ASGARD)
    t.ikki.play("oko").technique("renaissance-du-phoenix")
    t.pending("choose-destroy", "ikki")
    assert sorted(key.split("@")[0] for key in t.ikki.options) == ["jaki", "spica"]


# What cards of the base box do not do to frozen ones


@rule("seiya:faq:armure-des-gemeaux:2")
def test_gemini_does_not_exchange_a_frozen_armour(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-des-gemeaux"]), shun=Side(frozen=["armure-du-lion"]), field=[TITAN], boxes=ASGARD
    )
    t.seiya.play("armure-des-gemeaux")
    t.pending("main-phase", "seiya")
    assert t.seiya.armour == ["armure-des-gemeaux"]


@rule("seiya:faq:armure-du-verseau:1")
def test_aquarius_does_not_heal_frozen_saints(table: Factory) -> None:
    side = Side(armour="armure-du-verseau", wounded=["leda"], frozen=["spica"])
    t = table(seiya=side, field=[TITAN], boxes=ASGARD)
    t.seiya.use("armure-du-verseau")
    assert (t.seiya.wounded, t.seiya.frozen, t.seiya.frost) == ([], ["spica"], [2])


@rule("seiya:faq:athena:5")
def test_athena_does_not_heal_frozen_characters(table: Factory) -> None:
    side = Side(wounded=["leda"], frozen=["spica"], draw=["oko"] * 9)
    t = table(seiya=side, field=dict.fromkeys(range(2, 7), TITAN), reserve=["jaki", "athena"], boxes=ASGARD)
    t.seiya.end_turn()
    assert "athena" in t.field.values()
    assert (t.seiya.wounded, t.seiya.frozen, t.seiya.frost) == ([], ["spica"], [2])


@rule("seiya:faq:june-du-cameleon:2")
def test_june_does_not_heal_a_frozen_character(table: Factory) -> None:
    side = Side(hand=["june-du-cameleon"], frozen=["spica"])
    t = table(seiya=side, field=[TITAN], boxes=ASGARD)
    t.seiya.play("june-du-cameleon")
    t.pending("main-phase", "seiya")
    side = Side(hand=["june-du-cameleon"], frozen=["spica"], wounded=["leda"])
    t = table(seiya=side, field=[TITAN], boxes=ASGARD)
    t.seiya.play("june-du-cameleon").choose("leda")
    assert (t.seiya.wounded, t.seiya.frozen, t.seiya.frost) == ([], ["spica"], [2])


@rule("seiya:faq:serpent-des-mers:3")
def test_the_sea_serpent_needs_no_three_characters_by_cosmos(table: Factory) -> None:
    hand = ["athena-asgard", "asterion-des-chiens-de-chasse"]
    t = table(seiya=Side(hand=hand), field=["serpent-des-mers"], boxes=ASGARD)
    t.seiya.play(hand[0]).play(hand[1]).acquire("serpent-des-mers", "cosmos")
    assert t.seiya.hand == ["serpent-des-mers"]
