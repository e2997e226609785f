"""The personal space of each player (section 3) and the common play space (section 4): what lies where, who sees it."""

import pytest

from pioche.kernel.cards.query import NOBODY
from pioche.kernel.state.view import View, view
from tests.scenario import Factory, Scenario, Side, rule


def views(t: Scenario) -> list[View]:
    """What every player and a spectator see."""
    return [view(t.game, seat) for seat in (*range(t.game.players), NOBODY)]


def everybody_sees(t: Scenario, zone: str, seat: int, slugs: list[str]) -> bool:
    return all([card.slug for card in seen.cards(zone, seat)] == slugs for seen in views(t))


def nobody_sees(t: Scenario, zone: str, seat: int, count: int) -> bool:
    return all([card.slug for card in seen.cards(zone, seat)] == [""] * count for seen in views(t))


RESERVE = ["nachi-du-loup"] * 12  # without an effect on the field

FULL = Side(
    hand=["seiya-verycommon"],
    draw=["oko"] * 9,
    discard=["cassios"],
    armour="armure-de-pegase",
    wounded=["phaeton"],
    destroyed=["jaki"],
    aside=["seiya-common"],
)


@rule("seiya:classic:3:1")
def test_each_player_has_a_personal_space_throughout_the_game(table: Factory) -> None:
    t = table(seiya=FULL, shun=Side(wounded=["oko"], armour="armure-d-andromede"), field=["jaki"], reserve=RESERVE)
    for _ in range(2):
        assert (t.seiya.armour, t.seiya.wounded) == (["armure-de-pegase"], ["phaeton"])
        assert (t.seiya.destroyed, t.seiya.aside) == (["jaki"], ["seiya-common"])
        assert "cassios" in t.seiya.discard
        assert t.seiya.draw
        assert (t.shun.armour, t.shun.wounded, t.shun.destroyed) == (["armure-d-andromede"], ["oko"], [])
        t.seiya.end_turn()
        t.shun.end_turn()
    assert t.active == "seiya"


@rule("seiya:classic:3:2")
def test_a_draw_pile_lies_face_down(table: Factory) -> None:
    t = table(seiya=Side(draw=["jaki", "oko"]), shun=Side(draw=["cassios"]), field=["mu-du-belier"])
    assert nobody_sees(t, "draw", 0, 2), "not even its player"
    assert nobody_sees(t, "draw", 1, 1)


@rule("seiya:classic:3:3")
def test_each_player_has_a_discard_pile_that_everybody_sees(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jabu-de-la-licorne"], discard=["cassios"]),
        shun=Side(hand=["shun-verycommon"]),
        field=["jaki"],
    )
    t.seiya.play("jabu-de-la-licorne").use("jabu-de-la-licorne")
    assert everybody_sees(t, "discard", 0, ["cassios", "jabu-de-la-licorne"])
    assert everybody_sees(t, "discard", 1, ["shun-verycommon"]), "a card goes to the pile of its own player"


@rule("seiya:classic:3:4")
def test_destroyed_cards_stay_under_their_owners_token(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko"]), shun=Side(hand=["jabu-de-la-licorne"]), field=["mu-du-belier"], reserve=RESERVE)
    t.seiya.play("oko").use("oko")
    assert everybody_sees(t, "destroyed", 0, ["oko"])
    assert everybody_sees(t, "destroyed", 1, ["jabu-de-la-licorne"]), "whoever destroyed it"
    t.seiya.end_turn()
    t.shun.end_turn()
    assert (t.seiya.destroyed, t.seiya.hand) == (["oko"], []), "never drawn again"
    assert (t.shun.destroyed, t.shun.hand) == (["jabu-de-la-licorne"], [])


@rule("seiya:classic:3:5")
def test_an_armour_in_play_lies_in_the_personal_space(table: Factory) -> None:
    t = table(seiya=Side(hand=["armure-de-pegase"]), shun=Side(armour="armure-du-lion"), field=["jaki"])
    t.seiya.play("armure-de-pegase")
    assert everybody_sees(t, "armour", 0, ["armure-de-pegase"])
    assert everybody_sees(t, "armour", 1, ["armure-du-lion"]), "each player has an own one"


@rule("seiya:classic:3:6")
def test_wounded_characters_stay_in_the_personal_space(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ban-du-petit-lion"], wounded=["jaki"]),
        shun=Side(hand=["jabu-de-la-licorne"]),
        field=["mu-du-belier"],
        reserve=RESERVE,
    )
    t.seiya.play("ban-du-petit-lion").use("ban-du-petit-lion")
    for _ in range(2):
        assert everybody_sees(t, "wounded", 0, ["jaki", "ban-du-petit-lion"])
        assert everybody_sees(t, "wounded", 1, ["jabu-de-la-licorne"])
        t.seiya.end_turn()
        t.shun.end_turn()


@rule("seiya:classic:3:8")
def test_cards_set_aside_stay_in_the_personal_space(table: Factory) -> None:
    t = table(
        seiya=Side(aside=["seiya-common"] * 5, draw=["jaki"]), shun=Side(aside=["shun-common"]), field=["mu-du-belier"]
    )
    t.seiya.end_turn()
    assert t.seiya.hand == ["jaki"], "they are not drawn, even if nothing else is left"
    assert everybody_sees(t, "aside", 0, ["seiya-common"] * 5)
    assert everybody_sees(t, "aside", 1, ["shun-common"])


@rule("seiya:classic:4:1")
def test_the_common_play_space_is_reserve_field_and_common_discard(table: Factory) -> None:
    t = table(seiya=Side(), field={6: "jaki"}, reserve=["oko", "cassios"], removed=["phaeton"])
    for seen in views(t):
        common = {name for name in seen.zones if t.game.rules.zones[name].common}
        assert {name for name in common if seen.cards(name)} == {"reserve", "field", "removed"}
        assert all(len(seen.zones[name]) == 1 for name in common), "one for all players"
    t.seiya.end_turn()
    assert (t.removed, t.field, t.reserve) == (["phaeton", "jaki"], {6: "cassios", 5: "oko"}, [])


@rule("seiya:classic:4:2")
def test_the_reserve_is_one_face_down_pile(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), field={6: "mu-du-belier"}, reserve=["oko", "cassios", "jaki", "nachi-du-loup"])
    assert nobody_sees(t, "reserve", 0, 4)
    t.seiya.end_turn()
    assert t.field == {6: "nachi-du-loup", 5: "jaki", 4: "cassios", 3: "oko"}, "its top card comes first"


@rule("seiya:classic:4:3")
@pytest.mark.parametrize("hero", ["seiya", "shun"])
def test_the_field_is_shared_by_all_players(table: Factory, hero: str) -> None:
    strong = Side(hand=["shura-du-capricorne"])
    t = table(seiya=strong, shun=strong, field=["jaki", "oko"], first=["seiya", "shun"].index(hero))
    assert everybody_sees(t, "field", 0, ["jaki", "oko"])
    player = getattr(t, hero)
    player.play("shura-du-capricorne", facing="oko").acquire("oko", "force")
    assert everybody_sees(t, "field", 0, ["jaki"])
    assert player.discard == ["oko", "shura-du-capricorne"]


@rule("seiya:classic:4:4")
def test_what_leaves_the_field_goes_to_one_common_discard(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), field={6: "jaki", 5: "oko"})
    t.seiya.end_turn()
    t.shun.end_turn()
    assert everybody_sees(t, "removed", 0, ["jaki", "oko"])
    assert (t.seiya.discard, t.shun.discard) == ([], [])
