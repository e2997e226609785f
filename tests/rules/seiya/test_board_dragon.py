"""The Techniques of Shiryû's board: anger, Excalibur, the last dragon."""

import pytest

from tests.rules.seiya.names import ASGARD, TITAN
from tests.scenario import Factory, Side, rule


@rule("seiya:board:shiryu:colere-du-dragon")
def test_colere_wounds_a_character_of_the_hand_for_two_force(table: Factory) -> None:
    side = Side(hand=["jaki", "shiryu-verycommon", "oko", "armure-du-dragon"], energy=1)
    t = table(shiryu=side, field=[TITAN], boxes=ASGARD)
    t.shiryu.play("jaki")
    assert not t.shiryu.can_use_technique("colere-du-dragon")
    t.shiryu.play("shiryu-verycommon").technique("colere-du-dragon")
    t.pending("choose-wound", "shiryu")
    assert t.shiryu.options == ["oko"]
    t.shiryu.choose("oko")
    assert (t.shiryu.wounded, t.shiryu.energy) == (["oko"], 0)
    assert t.shiryu.force_of("shiryu-verycommon") == 3
    assert t.shiryu.force_of("jaki") == 1


@rule("seiya:board:shiryu:colere-du-dragon")
def test_colere_lets_its_player_choose_who_grows_stronger(table: Factory) -> None:
    t = table(shiryu=Side(hand=["shiryu-verycommon", "shiryu-common", "oko"], energy=1), field=[TITAN], boxes=ASGARD)
    t.shiryu.play("shiryu-verycommon").play("shiryu-common").decline().technique("colere-du-dragon")
    t.pending("choose-affect", "shiryu")
    assert t.shiryu.options == ["shiryu-verycommon>1", "shiryu-common>1"]
    t.shiryu.choose("shiryu-common")
    assert (t.shiryu.force_of("shiryu-common"), t.shiryu.force_of("shiryu-verycommon")) == (3, 1)


@rule("seiya:board:shiryu:excalibur")
def test_excalibur_destroys_a_saint_of_the_hand_for_a_force_per_wounded_shiryu(table: Factory) -> None:
    """Whoever has him; a frozen one does not count."""
    side = Side(
        hand=["shiryu-verycommon", "shiryu-common", "oko", "leda", "jabu-de-la-licorne", "spartan"],
        wounded=["shiryu-common", "leda", "shiryu-verycommon"],
        frozen=["shiryu-common"],
        energy=2,
    )
    t = table(shiryu=side, shun=Side(wounded=["shiryu-common"]), field=[TITAN, "docrates"], boxes=ASGARD)
    t.shiryu.play("spartan", TITAN)
    assert not t.shiryu.can_use_technique("excalibur"), "no Shiryû is in play"
    t.shiryu.play("shiryu-verycommon", TITAN)
    assert t.shiryu.can_use_technique("excalibur")
    t.shiryu.play("shiryu-common", "docrates").decline().technique("excalibur")
    t.pending("choose-destroy", "shiryu")
    assert t.shiryu.options == ["leda", "jabu-de-la-licorne"]
    t.shiryu.choose("leda")
    t.pending("choose-affect", "shiryu")
    assert t.shiryu.options == ["shiryu-verycommon>1", "shiryu-common>2"]
    t.shiryu.choose("shiryu-common")
    assert t.shiryu.destroyed == ["leda"]
    assert t.shiryu.force_of("shiryu-common") == 1 + 3, "two wounded of his own, one of Shun's"
    assert t.shiryu.force_of("shiryu-verycommon") == 1, "the other has not"
    assert t.shiryu.energy == 0


@rule("seiya:board:shiryu:ultime-dragon", "seiya:faq:plateau-du-dragon:1")
@pytest.mark.parametrize("slug", ["shura-du-capricorne", "siegfried-de-dubhe"])
def test_ultime_dragon_acquires_the_top_character_of_the_reserve_wounded(table: Factory, slug: str) -> None:
    """Neither Flame nor Sapphire nor Defeated comes of it."""
    side = Side(hand=["oko"], wounded=["shiryu-common", "leda"], energy=3)
    t = table(shiryu=side, field=["jaki"], reserve=["cassios", slug], boxes=ASGARD)
    t.shiryu.technique("ultime-dragon")
    t.pending("main-phase", "shiryu")
    assert t.shiryu.discard == ["shiryu-common"]
    assert t.shiryu.wounded == ["leda", slug]
    assert t.shiryu.energy == 0
    assert (t.flames, t.game.counters["sapphires"]) == (12, 0)
    assert t.shiryu.hand == ["oko"], "Shura would have had something destroyed"
    assert (t.reserve, t.removed) == (["cassios"], [])


@rule("seiya:board:shiryu:ultime-dragon")
def test_ultime_dragon_puts_what_is_no_character_into_the_common_discard(table: Factory) -> None:
    side = Side(frozen=["shiryu-common"], wounded=["shiryu-verycommon", "leda"], energy=3)
    t = table(shiryu=side, field=["jaki"], reserve=["armure-du-lion"], boxes=ASGARD)
    t.shiryu.technique("ultime-dragon")
    t.pending("choose-discard", "shiryu")
    assert t.shiryu.options == ["shiryu-verycommon@wounded/0", "shiryu-common@frozen/0"]
    t.shiryu.choose("shiryu-common")
    assert (t.shiryu.discard, t.shiryu.frozen) == (["shiryu-common"], []), "a frozen Shiryû is marked too"
    assert (t.reserve, t.removed) == ([], ["armure-du-lion"])


@rule("seiya:board:shiryu:ultime-dragon", "seiya:faq:kuraggu:3")
def test_ultime_dragon_acquires_no_saint_while_kuraggu_is_on_the_field(table: Factory) -> None:
    side = Side(wounded=["shiryu-common"], energy=3)
    t = table(shiryu=side, field=["kuraggu"], reserve=["cassios", "leda"], boxes=ASGARD)
    t.shiryu.technique("ultime-dragon")
    assert (t.shiryu.wounded, t.removed) == ([], ["leda"])


@rule("seiya:board:shiryu:ultime-dragon")
def test_ultime_dragon_needs_a_marked_shiryu_and_a_reserve(table: Factory) -> None:
    side = Side(hand=["shiryu-common"], wounded=["leda"], energy=3)
    t = table(shiryu=side, field=["jaki"], reserve=["cassios"], boxes=ASGARD)
    assert not t.shiryu.can_use_technique("ultime-dragon")
    t = table(shiryu=Side(wounded=["shiryu-common"], energy=3), field=["jaki"], boxes=ASGARD)
    assert not t.shiryu.can_use_technique("ultime-dragon")
