"""The upkeep phase (section 5.2) and its official variant (section 5.3)."""

import pytest

from tests.scenario import Factory, Side, rule

RESERVE = ["nachi-du-loup"] * 12  # without an effect on the field


@rule("seiya:classic:5.2:1")
def test_upkeep_is_six_steps_in_order(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko", "cassios"], draw=["jaki"] * 5),
        shun=Side(),
        field={3: "phaeton", 6: "jaki"},
        reserve=RESERVE,
    )
    t.seiya.play("oko", slot=6)
    before = len(t.log)
    t.seiya.end_turn(discard=["cassios"])
    steps = list(dict.fromkeys(event.kind for event in t.log[before:]))
    assert steps == ["discard", "draw", "remove", "shift", "arrive", "turn"]
    t.pending("main-phase", "shun")


@rule("seiya:classic:5.2:2")
def test_cards_still_in_play_are_discarded_but_no_wounded_characters_and_no_armour(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["oko", "ban-du-petit-lion", "jaki"],
            armour="armure-de-pegase",
            wounded=["cassios"],
            draw=["phaeton"] * 5,
        ),
        shun=Side(),
        field=["mu-du-belier", "milo-du-scorpion"],
        reserve=RESERVE,
    )
    t.seiya.play("oko", slot=1).play("jaki", slot=2).end_turn()
    assert (t.seiya.played, t.seiya.discard) == ([], ["oko", "jaki"])
    assert (t.seiya.armour, t.seiya.wounded) == (["armure-de-pegase"], ["cassios"])
    assert "ban-du-petit-lion" in t.seiya.hand


@rule("seiya:classic:5.2:2")
def test_a_card_wounded_this_turn_is_not_discarded(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ban-du-petit-lion"]), shun=Side(hand=["shun-common"]), field=["mu-du-belier"], reserve=RESERVE
    )
    t.seiya.play("ban-du-petit-lion").use("ban-du-petit-lion").end_turn()
    assert (t.seiya.wounded, t.seiya.discard, t.seiya.hand) == (["ban-du-petit-lion"], [], [])


@rule("seiya:classic:5.2:3")
def test_the_player_discards_unwanted_cards_of_the_hand_and_keeps_the_others(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko", "cassios", "jaki", "armure-de-pegase"], draw=["phaeton"] * 9),
        shun=Side(),
        field=["mu-du-belier"],
        reserve=RESERVE,
    )
    t.seiya.end_phase()
    t.pending("choose-upkeep", "seiya")
    assert t.seiya.options == ["oko", "cassios", "jaki", "armure-de-pegase"]
    t.seiya.choose("cassios", "armure-de-pegase")
    assert t.seiya.discard == ["cassios", "armure-de-pegase"]
    assert t.seiya.hand == ["oko", "jaki", "phaeton", "phaeton", "phaeton"]
    t.shun.end_turn()
    assert t.seiya.hand[:2] == ["oko", "jaki"], "for the next turn"


@rule("seiya:classic:5.2:3")
@pytest.mark.parametrize("unwanted", [[], ["oko", "jaki"]])
def test_the_player_may_keep_or_discard_the_whole_hand(table: Factory, unwanted: list[str]) -> None:
    t = table(seiya=Side(hand=["oko", "jaki"], draw=["cassios"] * 5), field=["mu-du-belier"], reserve=RESERVE)
    t.seiya.end_turn(discard=unwanted)
    assert t.seiya.discard == unwanted
    assert t.seiya.hand.count("cassios") == 3 + len(unwanted)


@rule("seiya:classic:5.2:4")
@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (1, 4), (4, 1), (5, 0), (7, 0)])
def test_the_player_draws_up_to_five_cards(table: Factory, held: int, drawn: int) -> None:
    t = table(
        seiya=Side(hand=["oko"] * held, draw=["jaki"] * 8),
        shun=Side(draw=["jaki"]),
        field=["mu-du-belier"],
        reserve=RESERVE,
    )
    t.seiya.end_turn()
    assert t.seiya.hand == ["oko"] * held + ["jaki"] * drawn
    assert len(t.seiya.draw) == 8 - drawn
    assert t.shun.hand == [], "nobody else draws"


@rule("seiya:classic:5.2:4")
def test_what_was_just_discarded_can_be_drawn_again(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko", "cassios"], draw=["jaki"]), field=["mu-du-belier"], reserve=RESERVE)
    t.seiya.play("oko").end_turn(discard=["cassios"])
    assert sorted(t.seiya.hand) == ["cassios", "jaki", "oko"], "all that there is"
    assert t.seiya.discard == []


@rule("seiya:classic:5.2:5")
def test_the_card_in_slot_six_is_removed_from_the_game(table: Factory) -> None:
    t = table(seiya=Side(), field={5: "oko", 6: "jaki"}, reserve=["cassios", "phaeton"])
    t.seiya.end_turn()
    assert t.removed == ["jaki"]
    assert t.field == {6: "oko", 5: "phaeton", 4: "cassios"}


@rule("seiya:classic:5.2:5")
def test_nothing_is_removed_if_slot_six_is_empty(table: Factory) -> None:
    t = table(seiya=Side(), field={1: "oko", 5: "jaki"}, reserve=["cassios"])
    t.seiya.end_turn()
    assert t.removed == []
    assert t.field == {6: "jaki", 5: "oko", 4: "cassios"}


@rule("seiya:classic:5.2:6", "seiya:classic:6:4")
def test_the_flame_of_the_removed_card_goes_out(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), field={5: "jaki", 6: "mu-du-belier"}, reserve=RESERVE)
    t.seiya.end_turn()
    assert (t.removed, t.flames) == (["mu-du-belier"], 11)
    assert [event.seat for event in t.events("flame")] == [0], "in Seiya's upkeep"
    t.shun.end_turn()
    assert (t.removed, t.flames) == (["mu-du-belier", "jaki"], 11), "Jaki has none"


@rule("seiya:classic:5.2:7")
def test_the_remaining_cards_shift_to_the_right_in_their_order(table: Factory) -> None:
    t = table(seiya=Side(), field={1: "oko", 3: "jaki", 4: "cassios", 6: "phaeton"}, reserve=[])
    t.seiya.end_turn()
    assert t.field == {6: "cassios", 5: "jaki", 4: "oko"}
    assert [event.seat for event in t.events("shift")] == [-1], "all at once, and by no player"


@rule("seiya:classic:5.2:7")
def test_where_no_card_is_left_nothing_shifts(table: Factory) -> None:
    t = table(seiya=Side(), field={6: "phaeton"}, reserve=["oko"])
    t.seiya.end_turn()
    assert (t.field, t.events("shift")) == ({6: "oko"}, [])


@rule("seiya:classic:5.2:8")
def test_empty_slots_are_filled_from_the_reserve_from_right_to_left(table: Factory) -> None:
    t = table(
        seiya=Side(),
        field={2: "mu-du-belier", 6: "jaki"},
        reserve=["oko", "cassios", "phaeton", "geki-de-l-ours", "leda", "spica"],
    )
    t.seiya.end_turn()
    assert t.field == {6: "mu-du-belier", 5: "spica", 4: "leda", 3: "geki-de-l-ours", 2: "phaeton", 1: "cassios"}
    assert t.reserve == ["oko"]


@rule("seiya:classic:5.2:9")
def test_an_arrival_is_resolved_before_the_next_card_is_revealed(table: Factory) -> None:
    """Spartan asks each player for a wound, Ptolemy takes a Flame."""
    t = table(
        seiya=Side(hand=["oko"], draw=["cassios"] * 9),
        shun=Side(hand=["shun-verycommon"], draw=["cassios"]),
        field={5: "jaki", 6: "jaki"},
        reserve=["phaeton", "ptolemy-de-la-fleche", "spartan", "leda"],
    )
    t.seiya.end_turn()
    t.pending("choose-wound", "seiya")
    assert t.field == {6: "jaki", 5: "leda", 4: "spartan"}
    assert t.flames == 12
    t.seiya.choose("oko")
    t.pending("choose-wound", "shun")
    assert t.field == {6: "jaki", 5: "leda", 4: "spartan"}
    t.shun.decline()
    assert (t.seiya.wounded, t.shun.wounded) == (["oko"], [])
    assert t.field == {6: "jaki", 5: "leda", 4: "spartan", 3: "ptolemy-de-la-fleche", 2: "phaeton"}
    assert t.flames == 11
    t.pending("main-phase", "shun")


@rule("seiya:classic:5.2:10")
def test_the_player_on_the_left_becomes_active(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), ikki=Side(), field=["jaki"], reserve=RESERVE)
    for hero in ("seiya", "shun", "ikki", "seiya"):
        assert t.active == hero
        t.pending("main-phase", hero)
        getattr(t, hero).end_turn()


# The official variant


@rule("seiya:classic:5.3:1")
@pytest.mark.parametrize("slot", [1, 4, 6])
def test_the_variant_removes_the_last_card_wherever_it_lies(table: Factory, slot: int) -> None:
    field = {slot: "jaki"} if slot == 1 else {1: "oko", slot: "jaki"}
    t = table(seiya=Side(), field=field, reserve=["cassios"], variant=True)
    t.seiya.end_turn()
    assert t.removed == ["jaki"]
    left = [slug for slug in field.values() if slug != "jaki"] + ["cassios"]
    assert t.field == dict(zip((6, 5), left, strict=False))


@rule("seiya:classic:5.3:1")
def test_the_variant_removes_nothing_from_an_empty_field(table: Factory) -> None:
    t = table(seiya=Side(), field=[], reserve=["cassios"], variant=True)
    t.seiya.end_turn()
    assert (t.removed, t.field) == ([], {6: "cassios"})


@rule("seiya:classic:5.3:2")
@pytest.mark.parametrize("variant", [False, True])
def test_in_the_variant_the_flame_of_the_removed_card_goes_out(table: Factory, variant: bool) -> None:
    t = table(seiya=Side(), field={2: "jaki", 3: "mu-du-belier"}, reserve=RESERVE, variant=variant)
    t.seiya.end_turn()
    assert t.removed == (["mu-du-belier"] if variant else [])
    assert t.flames == (11 if variant else 12)
