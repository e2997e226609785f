"""The Techniques of Ikki's board: illusion, rebirth, flight."""

import pytest

from tests.rules.seiya.names import ASGARD, TITAN
from tests.scenario import Factory, Side, rule


@rule("seiya:board:ikki:illusion-du-phoenix", "seiya:faq:plateau-du-phoenix:1")
def test_illusion_removes_a_card_and_fills_the_field_without_shifting(table: Factory) -> None:
    side = Side(hand=["oko"], energy=1)
    t = table(ikki=side, field={1: "jaki", 3: TITAN, 5: "spica"}, reserve=["leda"] * 5 + ["cassios"], boxes=ASGARD)
    t.ikki.technique("illusion-du-phoenix")
    t.pending("choose-remove", "ikki")
    t.ikki.choose(TITAN)
    assert t.removed == [TITAN]
    assert t.flames == 11
    assert [event.rule for event in t.events("flame")] == ["seiya:classic:6:5"]
    assert t.field == {1: "jaki", 2: "leda", 3: "leda", 4: "leda", 5: "spica", 6: "cassios"}
    assert t.ikki.energy == 0


@rule("seiya:board:ikki:illusion-du-phoenix")
@pytest.mark.parametrize("slug", ["oko", "ikki-verycommon", "armure-du-phoenix", "balmung"])
def test_ruling_illusion_takes_own_cards_of_the_hand_or_in_play(table: Factory, slug: str) -> None:
    side = Side(
        hand=["oko", "ikki-verycommon"], armour="armure-du-phoenix", relics=["balmung"], discard=["cassios"],
        wounded=["leda"], frozen=["leda"], energy=1,
    )  # fmt: skip
    t = table(
        ikki=side, shun=Side(hand=["jabu-de-la-licorne"], armour="armure-du-lion"), field={6: TITAN}, boxes=ASGARD
    )
    t.ikki.play("ikki-verycommon").technique("illusion-du-phoenix")
    assert len(t.ikki.options) == 5, "hand, field, played, equipped, Relic"
    t.ikki.choose(slug)
    assert t.removed == [slug]
    assert slug not in (*t.ikki.hand, *t.ikki.played, *t.ikki.armour, *t.ikki.relics)
    assert t.flames == 12


@rule("seiya:board:ikki:illusion-du-phoenix", "seiya:classic:6:3", "seiya:glossary:saphir-d-odin:2")
@pytest.mark.parametrize("slug", ["mu-du-belier", "syd-de-mizar"])
def test_flame_and_sapphire_of_a_card_that_was_not_on_the_field_stay(table: Factory, slug: str) -> None:
    t = table(ikki=Side(hand=[slug], energy=1), field={6: TITAN}, epic="defiance", boxes=ASGARD)
    t.ikki.technique("illusion-du-phoenix").choose(slug)
    assert t.removed == [slug]
    assert (t.flames, t.game.counters["sapphires"]) == (12, 0)
    assert not t.events("hourglass")


@rule("seiya:solo:5.1:4", "seiya:solo:5.3:3")
def test_in_solo_mode_a_god_warrior_removed_from_the_hand_counts_for_nothing(table: Factory) -> None:
    side = Side(hand=["syd-de-mizar"], energy=1)
    t = table(ikki=side, hilda=Side(), field={6: TITAN}, epic="defiance", boxes=ASGARD, solo="normal", dice=[2])
    t.ikki.technique("illusion-du-phoenix").choose("syd-de-mizar")
    assert (t.removed, t.hilda.hand) == (["syd-de-mizar"], [])
    assert not t.events("hourglass")


@rule("seiya:board:ikki:renaissance-du-phoenix")
def test_renaissance_destroys_a_marked_character_to_take_back_a_destroyed_ikki(table: Factory) -> None:
    side = Side(
        wounded=["leda", "ikki-verycommon"], frozen=["oko", "armure-du-phoenix"],
        destroyed=["ikki-common", "jaki", "ikki-verycommon"], energy=2,
    )  # fmt: skip
    t = table(ikki=side, shun=Side(wounded=["spica"]), field=[TITAN], boxes=ASGARD)
    t.ikki.technique("renaissance-du-phoenix")
    t.pending("choose-destroy", "ikki")
    assert sorted(slug.split("@")[0] for slug in t.ikki.options) == ["ikki-verycommon", "leda", "oko"]
    t.ikki.choose("oko")
    t.pending("choose-take", "ikki")
    assert t.ikki.options == ["ikki-common@destroyed/0", "ikki-verycommon@destroyed/0"]
    t.ikki.choose("ikki-common")
    assert (t.ikki.hand, t.ikki.destroyed) == (["ikki-common"], ["jaki", "ikki-verycommon", "oko"])
    assert t.ikki.frozen == ["armure-du-phoenix"]
    assert t.ikki.energy == 0


@rule("seiya:board:ikki:renaissance-du-phoenix")
def test_renaissance_needs_a_marked_character_and_an_ikki_to_take(table: Factory) -> None:
    for side, can in (
        (Side(destroyed=["ikki-common"], frozen=["armure-du-phoenix"], energy=2), False),
        (Side(destroyed=["jaki"], wounded=["leda"], energy=2), False),
        (Side(destroyed=["ikki-common"], wounded=["leda"], energy=2), True),
        (Side(destroyed=["jaki"], frozen=["ikki-common"], energy=2), True),
        (Side(destroyed=["jaki"], wounded=["ikki-common"], energy=2), True),
    ):
        other = Side(destroyed=["ikki-common"], wounded=["ikki-common"])
        t = table(ikki=side, shun=other, field=[TITAN], boxes=ASGARD)
        assert t.ikki.can_use_technique("renaissance-du-phoenix") is can, side
    t.ikki.technique("renaissance-du-phoenix")
    assert (t.ikki.hand, t.ikki.destroyed) == (["ikki-common"], ["jaki"]), "the one just destroyed"


@rule("seiya:board:ikki:envol-du-phoenix")
@pytest.mark.parametrize(("faced", "can"), [(TITAN, True), ("mu-du-belier", False), ("armure-du-lion", False)])
def test_envol_gives_three_force_against_a_character_without_cosmos_cost(table: Factory, faced: str, can: bool) -> None:
    t = table(ikki=Side(hand=["ikki-verycommon"], energy=3), field=[faced], boxes=ASGARD)
    t.ikki.play("ikki-verycommon")
    assert t.ikki.can_use_technique("envol-du-phoenix") is can
    if can:
        t.ikki.technique("envol-du-phoenix")
        assert (t.ikki.force_of("ikki-verycommon"), t.ikki.cosmos_of("ikki-verycommon")) == (4, 0)
        assert t.ikki.energy == 0


@rule("seiya:board:ikki:envol-du-phoenix")
def test_envol_lets_its_player_choose_an_ikki_who_faces_such_a_character(table: Factory) -> None:
    ring, hand = "anneau-des-nibelungen", ["ikki-verycommon", "oko", "ikki-verycommon", "ikki-common"]
    t = table(ikki=Side(hand=hand, relics=[ring], energy=3), field=[TITAN], boxes=ASGARD)
    t.ikki.play("ikki-verycommon", ring).play("oko", TITAN)
    assert not t.ikki.can_use_technique("envol-du-phoenix"), "the ring is no Character, Oko no Ikki"
    t.ikki.play("ikki-verycommon", TITAN).play("ikki-common", TITAN).technique("envol-du-phoenix")
    t.pending("choose-affect", "ikki")
    assert t.ikki.options == ["ikki-verycommon>1", "ikki-common>1"]
    t.ikki.choose("ikki-common")
    assert (t.ikki.force_of("ikki-common"), t.ikki.force_of("ikki-verycommon")) == (4, 1)
