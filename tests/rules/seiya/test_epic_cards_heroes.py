"""The Épopées one by one: those about Heroes."""

from typing import Any

import pytest

from tests.rules.seiya.names import BOXES, FIVE, FLAME, TITAN
from tests.scenario import Factory, Side, packet, rule

# La force de l'amitié


@rule("seiya:epopee:la-force-de-l-amitie:2")
@pytest.mark.parametrize(("option", "hero"), list(enumerate(("seiya", "shiryu", "hyoga", "shun", "ikki"), 1)))
def test_amitie_who_holds_the_named_hero_discards_one_and_a_hero_in_play_is_stronger(
    table: Factory, option: int, hero: str
) -> None:
    other = "shun" if hero == "seiya" else "seiya"
    own, named = [f"{other}-verycommon", f"{other}-common"], [f"{hero}-verycommon", f"{hero}-common"]
    third = "ikki" if hero != "ikki" else "hyoga"
    sides = {other: Side(hand=[*own, "oko", *named]), hero: Side(hand=[*named, "oko"]), third: Side(hand=["jaki"])}
    t = table(**sides, field=[TITAN], epic="la-force-de-l-amitie")
    player, friend = getattr(t, other), getattr(t, hero)
    player.play(own[0]).play("oko").play(own[1])
    player.power("epopee-la-force-de-l-amitie")
    t.pending("choose-option", other)
    player.choose(f"option/{option}")
    for asked, seat in ((other, player), (hero, friend)):
        t.pending("choose-discard", asked)
        assert seat.options == named
        seat.choose(named[1])
        assert seat.discard == [named[1]]
    t.pending("choose-affect", other)
    assert [key.split("@")[0].split(">")[0] for key in player.options] == own, "Oko is no Hero"
    player.choose(own[0])
    assert (player.force_of(own[0]), player.force_of(own[1])) == (2, 1)
    assert friend.hand == [named[0], "oko"]
    assert getattr(t, third).hand == ["jaki"]
    assert not player.can_use_power("epopee-la-force-de-l-amitie"), "once a turn"


@rule("seiya:epopee:la-force-de-l-amitie:2")
def test_amitie_a_hero_whom_nobody_holds_helps_nobody(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-verycommon"]),
        shun=Side(hand=["shun-verycommon"], draw=["shun-common"] * 5),
        field=[TITAN, "jaki"],
        epic="la-force-de-l-amitie",
    )
    t.seiya.play("seiya-verycommon", TITAN).power("epopee-la-force-de-l-amitie").choose("option/2")
    t.pending("main-phase", "seiya")
    assert t.shun.hand == ["shun-verycommon"]
    assert t.seiya.force_of("seiya-verycommon") == 1
    t.seiya.end_turn()
    assert t.shun.can_use_power("epopee-la-force-de-l-amitie"), "whoever is active"


# Instinct de survie


@rule("seiya:epopee:encercles-2:2")
def test_instinct_a_hero_who_must_be_destroyed_may_be_discarded_instead(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko", "oko", "oko"]),
        shun=Side(hand=["shun-common", "jabu-de-la-licorne", "shun-common"]),
        field=[TITAN],
        epic="encercles-2",
    )
    t.seiya.play("oko").use("oko")
    t.shun.choose("shun-common")
    t.pending("choose-replacement", "shun")
    t.shun.choose("instead/0")
    assert (t.shun.discard, t.shun.destroyed) == (["shun-common"], [])
    t.seiya.play("oko").use("oko")
    t.shun.choose("shun-common").decline()
    assert (t.shun.discard, t.shun.destroyed) == (["shun-common"], ["shun-common"])
    t.seiya.play("oko").use("oko")
    t.pending("main-phase", "seiya")
    assert t.shun.destroyed == ["shun-common", "jabu-de-la-licorne"], "Jabu is no Hero"


@rule("seiya:epopee:encercles-2:2")
def test_instinct_what_is_discarded_instead_pays_but_who_lies_in_the_discard_pile_is_destroyed(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["seiya-verycommon", "seiya-verycommon", "ikki-common"],
            armour="armure-de-pegase",
            aside=["seiya-common"],
            draw=["oko"],
        ),
        field=[TITAN],
        epic="encercles-2",
    )
    t.seiya.use("armure-de-pegase").choose("seiya-verycommon").choose("instead/0").choose("instead/0")
    assert t.seiya.destroyed == []
    assert sorted(t.seiya.discard) == ["armure-de-pegase", "seiya-common", "seiya-verycommon", "seiya-verycommon"]
    t.seiya.play("ikki-common").choose("seiya-verycommon")
    t.pending("main-phase", "seiya")
    assert t.seiya.destroyed == ["seiya-verycommon"]
    assert t.seiya.hand == ["oko"]


# Septième sens


@rule("seiya:epopee:septieme-sens:2")
def test_septieme_sens_two_very_common_heroes_become_an_uncommon_one(table: Factory) -> None:
    uncommon = "seiya-uncommon-poseidon"
    t = table(
        seiya=Side(
            hand=["seiya-verycommon", "seiya-verycommon", "seiya-common", "seiya-common"],
            armour="armure-de-pegase",
            aside=["seiya-common", uncommon, "seiya-transcended"],
        ),
        field=[TITAN],
        boxes=BOXES,
        epic="septieme-sens",
    )
    t.seiya.use("armure-de-pegase")
    t.pending("choose-destroy", "seiya")
    assert t.seiya.options == ["seiya-verycommon", "seiya-common"], "a pair of common ones rises as ever"
    t.seiya.choose("seiya-verycommon")
    assert t.seiya.discard == ["armure-de-pegase", uncommon]
    assert t.seiya.aside == ["seiya-common", "seiya-transcended"]


@rule("seiya:epopee:septieme-sens:3")
def test_septieme_sens_at_its_end_marked_heroes_change_places_with_destroyed_ones(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=FIVE,
            wounded=["seiya-common", "jabu-de-la-licorne"],
            frozen=["seiya-uncommon-poseidon"],
            destroyed=["seiya-verycommon", "oko", "seiya-verycommon", "seiya-common"],
        ),
        shun=Side(
            wounded=["shun-common", "shun-uncommon-poseidon"], destroyed=["shun-verycommon", "oko", "shun-common"]
        ),
        field={1: "jaki", 6: FLAME},
        boxes=BOXES,
        epic="septieme-sens",
        hourglasses=2,
    )
    t.seiya.end_turn()
    t.pending("choose-mean", "shun")
    assert (sorted(t.seiya.wounded), t.seiya.frozen) == (
        ["jabu-de-la-licorne", "seiya-verycommon"],
        ["seiya-verycommon"],
    )
    assert t.seiya.frost == [2], "the marker stays"
    assert sorted(t.seiya.destroyed) == ["oko", "seiya-common", "seiya-common", "seiya-uncommon-poseidon"]
    t.shun.choose("shun-common")
    assert sorted(t.shun.wounded) == ["shun-uncommon-poseidon", "shun-verycommon"]
    assert sorted(t.shun.destroyed) == ["oko", "shun-common", "shun-common"]


@rule("seiya:epopee:septieme-sens:3")
def test_septieme_sens_each_player_chooses_who_changes_places(table: Factory) -> None:
    destroyed = ["seiya-verycommon", "shun-verycommon"]  # one may have come from another player
    side = Side(hand=FIVE, frozen=["seiya-uncommon-poseidon"], destroyed=destroyed)
    t = table(seiya=side, field={1: "jaki", 6: FLAME}, boxes=BOXES, epic="septieme-sens", hourglasses=2)
    t.seiya.end_turn()
    t.pending("choose-mean", "seiya")
    t.seiya.choose("shun-verycommon")
    assert (t.seiya.frozen, t.seiya.destroyed) == (["shun-verycommon"], ["seiya-verycommon", "seiya-uncommon-poseidon"])
    side = Side(hand=FIVE, wounded=["seiya-common"], frozen=["seiya-uncommon-poseidon"], destroyed=["seiya-verycommon"])
    t = table(seiya=side, field={1: "jaki", 6: FLAME}, boxes=BOXES, epic="septieme-sens", hourglasses=2)
    t.seiya.end_turn()
    t.pending("choose-mean", "seiya")
    t.seiya.choose("seiya-uncommon-poseidon")
    assert (t.seiya.wounded, t.seiya.frozen) == (["seiya-common"], ["seiya-verycommon"])


FALLEN = "seiya-verycommon"


@rule("seiya:epopee:septieme-sens:3")
@pytest.mark.parametrize(
    ("side", "destroyed"),
    [
        (
            {"wounded": ["seiya-common", FALLEN, "jabu-de-la-licorne"], "destroyed": [FALLEN, FALLEN]},
            ["seiya-common", FALLEN],
        ),
        ({"frozen": ["seiya-uncommon-poseidon"], "destroyed": [FALLEN]}, ["seiya-uncommon-poseidon"]),
        ({"wounded": ["jabu-de-la-licorne"], "destroyed": [FALLEN]}, [FALLEN]),
        ({"wounded": [FALLEN], "destroyed": [FALLEN]}, [FALLEN]),
        ({"wounded": ["seiya-common"], "destroyed": ["oko"]}, ["oko"]),
        ({"wounded": ["seiya-common"], "destroyed": ["seiya-common"]}, ["seiya-common"]),
    ],
)
def test_septieme_sens_only_higher_heroes_and_very_common_ones_change_places(
    table: Factory, side: dict[str, Any], destroyed: list[str]
) -> None:
    t = table(
        seiya=Side(hand=FIVE, **side),
        shun=Side(wounded=["shun-common"], destroyed=["shun-verycommon"]),
        field={1: "jaki", 6: FLAME},
        boxes=BOXES,
        epic="septieme-sens",
        hourglasses=2,
    )
    t.seiya.end_turn()
    t.pending("main-phase", "shun")
    assert sorted(t.seiya.destroyed) == destroyed
    assert (t.shun.wounded, t.shun.destroyed) == (["shun-verycommon"], ["shun-common"])
    assert t.events("unable") == [], "who has no pair is not concerned"


# Tournoi galactique


@rule("seiya:epopee:tournoi-galactique:2")
@pytest.mark.parametrize("slug", ["seiya-verycommon", "seiya-uncommon-poseidon", "seiya-transcended"])
def test_tournoi_every_hero_has_one_force_and_one_heal(table: Factory, slug: str) -> None:
    t = table(seiya=Side(hand=[slug, "geist"], wounded=["oko"]), field=[TITAN], epic="tournoi-galactique")
    t.seiya.play(slug).play("geist")
    assert (t.seiya.force_of(slug), t.seiya.cosmos_of(slug)) == (1, 0)
    assert (t.seiya.force_of("geist"), t.seiya.cosmos_of("geist")) == (2, 1), "Geist is no Hero"
    t.seiya.heal_with(slug)
    assert t.seiya.wounded == []


@rule("seiya:epopee:tournoi-galactique:3")
@pytest.mark.parametrize(("theirs", "tokens"), [(1, (2, 0)), (2, (0, 0)), (3, (0, 2))])
def test_tournoi_at_its_end_who_has_most_heroes_in_the_discard_pile_gets_two_tokens(
    table: Factory, theirs: int, tokens: tuple[int, int]
) -> None:
    t = table(
        seiya=Side(hand=FIVE, discard=["seiya-common", "oko", "seiya-verycommon"]),
        shun=Side(discard=["shun-common"] * theirs),
        field={1: "jaki", 6: FLAME},
        epic="tournoi-galactique",
        hourglasses=2,
    )
    t.seiya.end_turn()
    assert (t.seiya.tokens, t.shun.tokens) == tokens


# Volonté propre


@pytest.mark.parametrize(
    ("hourglasses", "ask", "count", "where"),
    [
        pytest.param(0, "choose-discard", 4, "discard", marks=rule("seiya:epopee:volonte-propre:2")),
        pytest.param(1, "choose-wound", 3, "wounded", marks=rule("seiya:epopee:volonte-propre:3")),
        pytest.param(2, "choose-destroy", 2, "destroyed", marks=rule("seiya:epopee:volonte-propre:4")),
    ],
)
def test_volonte_an_armour_is_acquired_for_heroes(
    table: Factory, hourglasses: int, ask: str, count: int, where: str
) -> None:
    heroes = packet("seiya", count=count)
    power = ("epopee-volonte-propre", hourglasses)
    field = ["armure-du-lion", "jaki", "armure-du-cancer"]
    given = {"field": field, "epic": "volonte-propre", "hourglasses": hourglasses}
    t = table(seiya=Side(hand=[*heroes[1:], "oko", "jabu-de-la-licorne"]), **given)
    assert not any(t.seiya.can_use_power("epopee-volonte-propre", place) for place in range(3)), "one too few"
    t = table(seiya=Side(hand=[*heroes, "oko", "seiya-common"]), **given)
    assert [t.seiya.can_use_power("epopee-volonte-propre", place) for place in range(3)].count(True) == 1
    t.seiya.play("seiya-verycommon", "jaki").power(*power)
    t.pending(ask, "seiya")
    assert not t.seiya.can_choose("oko")
    t.seiya.choose(*heroes)
    t.pending("choose-acquire", "seiya")
    assert t.seiya.options == ["armure-du-lion@1", "armure-du-cancer@3"]
    t.seiya.choose("armure-du-lion")
    assert t.seiya.discard.count("armure-du-lion") == 1
    assert getattr(t.seiya, where).count("seiya-verycommon") == count
    assert t.seiya.hand == ["oko", "seiya-common"]
    assert t.field == {2: "jaki", 3: "armure-du-cancer"}


@rule("seiya:epopee:volonte-propre:2", "seiya:epopee:volonte-propre:3", "seiya:epopee:volonte-propre:4")
@pytest.mark.parametrize("hourglasses", [0, 1, 2])
def test_volonte_no_hero_is_given_where_there_is_no_armour(table: Factory, hourglasses: int) -> None:
    t = table(seiya=Side(hand=FIVE), field=["jaki"], epic="volonte-propre", hourglasses=hourglasses)
    assert not any(t.seiya.can_use_power("epopee-volonte-propre", place) for place in range(3))
    field = ["jaki", "armure-du-lion"]
    t = table(seiya=Side(hand=FIVE), field=field, epic="volonte-propre", hourglasses=hourglasses)
    assert t.seiya.can_use_power("epopee-volonte-propre", hourglasses), "one is enough"
