"""The Gold Armours."""

from tests.scenario import Factory, Side, rule


@rule("seiya:faq:armure-du-belier:1")
def test_aries_armour_needs_a_draw_pile(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-belier", draw=[], discard=["cassios"]), field=["jaki"])
    assert not t.seiya.can_activate("armure-du-belier")


@rule("seiya:card:armure-du-belier:1")
def test_aries_armour_takes_a_character_from_the_draw_pile(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-du-belier", draw=["cassios", "armure-du-lion", "jaki"]),
        field=["shura-du-capricorne"],
    )
    t.seiya.use("armure-du-belier")
    t.pending("choose-take", "seiya")
    assert not t.seiya.can_choose("armure-du-lion")
    t.seiya.choose("cassios")
    assert t.seiya.hand == ["cassios"]
    assert sorted(t.seiya.draw) == ["armure-du-lion", "jaki"]
    assert t.seiya.discard == ["armure-du-belier"]
    assert t.events("shuffle")


@rule("seiya:faq:armure-du-belier:2")
def test_aries_armour_shuffles_even_without_a_character(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-belier", draw=["armure-du-lion"]), field=["jaki"])
    t.seiya.use("armure-du-belier")
    assert t.seiya.hand == []
    assert t.events("shuffle")
