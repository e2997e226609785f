"""The Techniques of Shun's board: defence, the fight beside the field, the storm."""

import pytest

from tests.scenario import Factory, Side, rule

TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force
ASGARD = ("asgard",)


@rule("seiya:board:shun:defense-tournoyante")
def test_defense_gives_a_character_in_play_two_heal(table: Factory) -> None:
    side = Side(hand=["oko", "shun-verycommon"], wounded=["leda", "spica", "jaki"], energy=1)
    t = table(shun=side, field=[TITAN], boxes=ASGARD)
    assert not t.shun.can_use_technique("defense-tournoyante")
    t.shun.play("oko").play("shun-verycommon")
    assert not t.shun.can_heal_with("oko")
    t.shun.technique("defense-tournoyante")
    t.pending("choose-affect", "shun")
    assert t.shun.options == ["oko>1", "shun-verycommon>1"]
    t.shun.choose("oko")
    assert [t.number("heal", slug, "play") for slug in ("oko", "shun-verycommon")] == [2, 1]
    t.shun.heal_with("oko", "leda", "spica")
    assert t.shun.wounded == ["jaki"]
    assert t.shun.discard == ["leda", "spica", "oko"]
    assert t.shun.energy == 0


@rule("seiya:board:shun:vague-de-tonnerre")
def test_vague_fights_the_character_on_top_of_the_common_discard(table: Factory) -> None:
    """Each Shun that faces it makes it cheaper by one Force."""
    side = Side(hand=["shun-common", "shun-verycommon", "dio-de-la-mouche", "shun-verycommon"], energy=2)
    t = table(shun=side, field=[TITAN], removed=["jaki", "sirius-du-grand-chien"], boxes=ASGARD)
    t.shun.play("shun-verycommon", TITAN)
    t.shun.technique("vague-de-tonnerre")
    assert t.shun.energy == 0
    assert t.number("cost_force", "sirius-du-grand-chien", "removed") == 6, "no Shun faces it yet"
    t.answer(0, ["play:shun-common"])
    t.pending("choose-to-face", "shun")
    assert [slug.split("@")[0] for slug in t.shun.options] == [TITAN, "sirius-du-grand-chien"]
    t.shun.choose("sirius-du-grand-chien")
    assert t.number("cost_force", "sirius-du-grand-chien", "removed") == 5, "6, less one Shun; the other is elsewhere"
    assert t.number("cost_force", TITAN) == 9
    t.shun.play("dio-de-la-mouche", "sirius-du-grand-chien")
    assert not t.shun.can_acquire("sirius-du-grand-chien", "force")
    t.shun.play("shun-verycommon", "sirius-du-grand-chien")
    assert t.number("cost_force", "sirius-du-grand-chien", "removed") == 4
    t.shun.acquire("sirius-du-grand-chien", "force")
    assert sorted(t.shun.discard) == ["dio-de-la-mouche", "shun-common", "shun-verycommon", "sirius-du-grand-chien"]
    assert t.removed == ["jaki"]


@rule("seiya:board:shun:vague-de-tonnerre")
def test_vague_is_a_fight_this_turn_only_and_only_of_the_own_cards(table: Factory) -> None:
    side = Side(hand=["shun-common"], armour="armure-du-lion", draw=["oko"] * 9, energy=2)
    other = Side(hand=["jabu-de-la-licorne"], draw=["oko"] * 9)
    t = table(shun=side, seiya=other, field=[TITAN], removed=["jabu-de-la-licorne"], boxes=ASGARD, reserve=["leda"] * 9)
    assert not t.shun.can_acquire("jabu-de-la-licorne", "cosmos")
    t.shun.technique("vague-de-tonnerre").play("shun-common", "jabu-de-la-licorne")
    assert not t.shun.can_acquire("jabu-de-la-licorne", "cosmos"), "3 Cosmos would be there, but it is a fight"
    t.shun.end_turn()
    t.seiya.play("jabu-de-la-licorne", TITAN)
    t.seiya.end_turn()
    with pytest.raises(AssertionError, match="not among"):
        t.shun.play("oko", "jabu-de-la-licorne")
    t.pending("choose-to-face", "shun")


@rule("seiya:board:shun:vague-de-tonnerre")
@pytest.mark.parametrize("removed", [[], ["jaki", "armure-du-lion"], ["jaki", "athena"]])
def test_vague_needs_a_character_that_can_be_fought_on_top(table: Factory, removed: list[str]) -> None:
    t = table(shun=Side(hand=["algethi-d-hercule"], energy=2), field=[TITAN], removed=removed, boxes=ASGARD)
    t.shun.play("algethi-d-hercule").use("algethi-d-hercule")  # he lets Armours be acquired by Force
    assert not t.shun.can_use_technique("vague-de-tonnerre")


@rule("seiya:faq:plateau-d-andromede:3")
@pytest.mark.parametrize("slug", ["aphrodite-des-poissons", "syd-de-mizar"])
def test_vague_sets_off_neither_flame_nor_sapphire_nor_defeated(table: Factory, slug: str) -> None:
    hand = ["shun-verycommon", "shun-verycommon", "doko-de-la-balance", "dio-de-la-mouche"]
    t = table(shun=Side(hand=hand, draw=["oko"] * 3, energy=2), field=[TITAN], removed=[slug], flames=5, boxes=ASGARD)
    t.shun.technique("vague-de-tonnerre")
    for card in hand:
        t.shun.play(card, slug)
    t.shun.acquire(slug, "force", hand)
    t.pending("main-phase", "shun")
    assert (t.flames, t.game.counters["sapphires"]) == (5, 0)
    assert slug in t.shun.discard
    assert (t.shun.wounded, t.shun.destroyed, t.shun.hand) == ([], [], [])


@rule("seiya:faq:plateau-d-andromede:4", "seiya:faq:kuraggu:3")
@pytest.mark.parametrize(("slug", "can"), [("leda", False), ("cassios", True)])
def test_vague_fights_no_saint_while_kuraggu_is_on_the_field(table: Factory, slug: str, can: bool) -> None:
    t = table(shun=Side(hand=["sirius-du-grand-chien"], energy=2), field=["kuraggu"], removed=[slug], boxes=ASGARD)
    t.shun.technique("vague-de-tonnerre").play("sirius-du-grand-chien", slug)
    assert t.shun.can_acquire(slug, "force") is can


STORM = {1: "oko", 2: TITAN, 3: "leda", 4: "sirius-du-grand-chien", 5: "armure-du-lion", 6: "athena"}


@rule("seiya:board:shun:tempete-nebulaire", "seiya:faq:plateau-d-andromede:1", "seiya:faq:plateau-d-andromede:2")
def test_tempete_removes_two_lesser_cards_then_a_shun_gains_three_cosmos(table: Factory) -> None:
    """The two are chosen, of any of the three ranks; nothing shifts, nothing comes in their place."""
    t = table(shun=Side(hand=["shun-verycommon"], energy=3), field=STORM, reserve=["jaki"] * 4, boxes=ASGARD)
    t.shun.play("shun-verycommon", TITAN).technique("tempete-nebulaire")
    t.pending("choose-remove", "shun")
    assert t.shun.options == ["oko@1", "leda@3", "sirius-du-grand-chien@4"]
    assert t.shun.refused("leda@3") == "wrong-number"
    t.shun.choose("oko", "sirius-du-grand-chien")
    assert t.removed == ["sirius-du-grand-chien", "oko"], "from the last slot to the first"
    assert t.field == {slot: slug for slot, slug in STORM.items() if slot not in (1, 4)}
    assert (t.shun.cosmos_of("shun-verycommon"), t.shun.force_of("shun-verycommon")) == (3, 1)
    assert t.shun.energy == 0


@rule("seiya:board:shun:tempete-nebulaire")
def test_tempete_lets_its_player_choose_the_shun(table: Factory) -> None:
    hand = ["shun-verycommon", "jaki", "shun-uncommon-poseidon"]
    t = table(shun=Side(hand=hand, energy=3), field={1: "oko", 2: TITAN, 3: "leda"}, boxes=ASGARD)
    for slug in hand:
        t.shun.play(slug, TITAN)
    t.shun.technique("tempete-nebulaire")
    assert t.removed == ["leda", "oko"]
    t.pending("choose-affect", "shun")
    assert t.shun.options == ["shun-verycommon>2", "shun-uncommon-poseidon>2"]
    t.shun.choose("shun-verycommon")
    assert (t.shun.cosmos_of("shun-verycommon"), t.shun.cosmos_of("shun-uncommon-poseidon")) == (3, 2)


@rule("seiya:faq:plateau-d-andromede:5")
def test_tempete_needs_two_such_cards_but_no_shun_in_play(table: Factory) -> None:
    field = {2: TITAN, 3: "leda", 5: "armure-du-lion"}
    t = table(shun=Side(hand=["shun-verycommon"], energy=3), field=field, boxes=ASGARD)
    t.shun.play("shun-verycommon", TITAN)
    assert not t.shun.can_use_technique("tempete-nebulaire")
    t = table(shun=Side(energy=3), field={1: "oko", **field}, boxes=ASGARD)
    t.shun.technique("tempete-nebulaire")
    assert t.removed == ["leda", "oko"]
