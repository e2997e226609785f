"""The Guards of Asgard: what they do when they are marked, and what they change while they are on the field."""

import pytest

from tests.scenario import Factory, Scenario, Side, rule

TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force
EPSILON = "robe-divine-epsilon-alioth"  # discarded, it freezes a card of an opponent's hand


def freeze_the_only_card_of_shun(t: Scenario) -> None:
    t.seiya.use(EPSILON)


# Garde 1


@rule("seiya:card:garde-d-asgard-1:1", "seiya:faq:garde-d-asgard-1:2", "seiya:glossary:marque:2")
def test_guard_1_when_marked_heals_a_frozen_character_by_one_step(table: Factory) -> None:
    t = table(
        seiya=Side(armour=EPSILON, frozen=["oko"]),
        shun=Side(hand=["garde-d-asgard-1"], frozen=["jaki", "armure-du-lion"], wounded=["spartan"]),
        field=[TITAN],
    )
    freeze_the_only_card_of_shun(t)
    t.pending("choose-heal", "shun")
    assert sorted(t.shun.options) == ["garde-d-asgard-1@frozen/1", "jaki@frozen/1"]
    t.shun.choose("jaki")
    assert dict(zip(t.shun.frozen, t.shun.frost, strict=True)) == {
        "jaki": 1,
        "armure-du-lion": 2,
        "garde-d-asgard-1": 2,
    }
    assert t.shun.wounded == ["spartan"]
    assert t.seiya.frost == [2]


@rule("seiya:card:garde-d-asgard-1:1")
def test_guard_1_does_the_same_when_it_is_wounded(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-des-poissons"),
        shun=Side(hand=["garde-d-asgard-1"], frozen=["jaki"], draw=["oko"]),
        field=[TITAN],
    )
    t.seiya.use("armure-des-poissons")
    assert t.shun.wounded == ["garde-d-asgard-1"]
    assert (t.shun.frozen, t.shun.frost) == (["jaki"], [1])


@rule("seiya:card:garde-d-asgard-1:1", "seiya:glossary:soigner:4")
def test_guard_1_frees_a_character_whose_marker_shows_its_last_side(table: Factory) -> None:
    """The first of two guards turns the marker, the second takes it off: the Character is discarded."""
    t = table(
        seiya=Side(armour="armure-des-poissons"),
        shun=Side(hand=["garde-d-asgard-1"] * 2, frozen=["jaki"], draw=["oko"] * 2),
        field=[TITAN],
    )
    t.seiya.use("armure-des-poissons")
    assert t.shun.wounded == ["garde-d-asgard-1"] * 2
    assert (t.shun.frozen, t.shun.discard) == ([], ["jaki"])


@rule("seiya:card:garde-d-asgard-1:1", "seiya:faq:garde-d-asgard-1:2")
def test_guard_1_heals_nobody_if_no_own_character_is_frozen(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-des-poissons", frozen=["jaki"]),
        shun=Side(hand=["garde-d-asgard-1"], frozen=["armure-du-lion"], wounded=["spartan"], draw=["oko"]),
        field=[TITAN],
    )
    t.seiya.use("armure-des-poissons")
    assert (t.shun.wounded, t.shun.discard) == (["spartan", "garde-d-asgard-1"], [])
    assert (t.shun.frost, t.seiya.frost) == ([2], [2])


@rule("seiya:card:garde-d-asgard-1:1")
@pytest.mark.parametrize("how", ["discard", "destroyed"])
def test_guard_1_heals_nobody_when_he_gets_no_marker(table: Factory, how: str) -> None:
    by = {"discard": "milo-du-scorpion", "destroyed": "phaeton"}[how]
    side = Side(hand=[by, "garde-d-asgard-1"] if how == "destroyed" else [by], frozen=["jaki"], draw=["oko"] * 2)
    t = table(seiya=side, shun=Side(hand=["garde-d-asgard-1"], frozen=["jaki"]), field=[TITAN])
    t.seiya.play(by)
    player = t.seiya if how == "destroyed" else t.shun
    t.seiya.choose("garde-d-asgard-1" if how == "destroyed" else "yes")
    assert getattr(player, how) == ["garde-d-asgard-1"]
    assert (player.frozen, player.frost) == (["jaki"], [2])


@rule("seiya:card:garde-d-asgard-1:2", "seiya:faq:garde-d-asgard-1:1")
def test_guard_1_makes_warriors_cost_one_force_more(table: Factory) -> None:
    t = table(
        seiya=Side(),
        field=["garde-d-asgard-1", "bud-d-alcor", "hagen-de-merak", "jaki", "armure-du-lion"],
    )
    assert t.number("cost_force", "bud-d-alcor") == 6 + 1
    assert t.number("cost_force", "hagen-de-merak") == 7 + 1
    assert t.number("cost_force", "garde-d-asgard-1") == 2 + 1, "a Guard is a Warrior too"
    assert t.number("cost_force", "jaki") == 3
    assert t.number("cost_cosmos", "bud-d-alcor") == 6
    assert t.number("cost_force", "armure-du-lion") is None, "what has no Force cost gets none"


@rule("seiya:card:garde-d-asgard-1:2")
def test_guard_1_is_out_of_reach_of_two_force(table: Factory) -> None:
    t = table(seiya=Side(hand=["docrates", "spartan", "oko"]), field=["garde-d-asgard-1"])
    t.seiya.play("docrates").play("spartan")
    assert not t.seiya.can_acquire("garde-d-asgard-1", "force")
    t.seiya.play("oko")
    assert t.seiya.can_acquire("garde-d-asgard-1", "force")


# Garde 2


@rule("seiya:card:garde-d-asgard-2:1")
def test_guard_2_when_marked_draws_two_cards_of_which_one_is_discarded(table: Factory) -> None:
    t = table(
        seiya=Side(armour=EPSILON),
        shun=Side(hand=["garde-d-asgard-2"], draw=["oko", "jaki", "cassios"]),
        field=[TITAN],
    )
    freeze_the_only_card_of_shun(t)
    t.pending("choose-discard", "shun")
    assert sorted(t.shun.options) == ["cassios", "jaki"]
    t.shun.choose("cassios")
    assert (t.shun.hand, t.shun.discard, t.shun.draw) == (["jaki"], ["cassios"], ["oko"])


@rule("seiya:card:garde-d-asgard-2:1")
def test_guard_2_lets_no_other_card_of_the_hand_be_discarded(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas", "garde-d-asgard-2", "spartan"], draw=["jaki", "cassios"]), field=["fenrir-d-alioth"]
    )
    t.seiya.play("gigas").use("gigas").choose("option/1").choose("garde-d-asgard-2")
    t.pending("choose-discard", "seiya")
    assert sorted(t.seiya.options) == ["cassios", "jaki"]
    t.seiya.choose("jaki")
    assert sorted(t.seiya.hand) == ["cassios", "spartan"]


@rule("seiya:card:garde-d-asgard-2:2", "seiya:faq:garde-d-asgard-2:1", "seiya:faq:garde-d-asgard-2:2")
def test_guard_2_makes_all_characters_to_its_left_cost_one_force_more(table: Factory) -> None:
    t = table(
        seiya=Side(),
        field=["jaki", "armure-du-lion", "athena", "bud-d-alcor", "garde-d-asgard-2", "oko"],
    )
    assert t.number("cost_force", "jaki") == 3 + 1
    assert t.number("cost_force", "bud-d-alcor") == 6 + 1
    assert t.number("cost_force", "garde-d-asgard-2") == 2
    assert t.number("cost_force", "oko") == 3 - 1, "it stands to its right, in the sixth slot"
    assert t.number("cost_force", "athena") is None
    assert t.number("cost_force", "armure-du-lion") is None
    assert t.number("cost_cosmos", "armure-du-lion") == 5


@rule("seiya:card:garde-d-asgard-2:2", "seiya:card:garde-d-asgard-3:2")
@pytest.mark.parametrize(("guard", "cost"), [("garde-d-asgard-2", 3 + 1), ("garde-d-asgard-3", 3)])
def test_guards_2_and_3_speak_of_characters_even_where_an_armour_is_fought_for(
    table: Factory, guard: str, cost: int
) -> None:
    """Algethi lets Armours be acquired by Force."""
    strong = ["sirius-du-grand-chien", "moses-de-la-baleine", "cassios"]
    t = table(seiya=Side(hand=["algethi-d-hercule", *strong]), field=["jaki", "armure-du-lion", guard])
    t.seiya.play("algethi-d-hercule", facing="jaki").use("algethi-d-hercule")
    for slug in strong:
        t.seiya.play(slug, facing="armure-du-lion")
    assert sum(t.seiya.force_of(slug) or 0 for slug in strong) == 5
    assert t.seiya.can_acquire("armure-du-lion", "force")
    assert t.number("cost_force", "jaki") == cost


# Garde 3


@rule("seiya:card:garde-d-asgard-3:1")
def test_guard_3_when_marked_takes_an_uncommon_character_of_the_discard_pile(table: Factory) -> None:
    t = table(
        seiya=Side(armour=EPSILON),
        shun=Side(
            hand=["garde-d-asgard-3"],
            discard=["jaki", "marine-de-l-aigle", "hagen-de-merak", "robe-divine-zeta-alcor", "mu-du-belier"],
        ),
        field=[TITAN],
    )
    freeze_the_only_card_of_shun(t)
    t.pending("choose-take", "shun")
    assert sorted(t.shun.options) == ["hagen-de-merak@discard/1", "marine-de-l-aigle@discard/1"]
    t.shun.choose("marine-de-l-aigle")
    assert t.shun.hand == ["marine-de-l-aigle"]


@rule("seiya:card:garde-d-asgard-3:2", "seiya:faq:garde-d-asgard-3:1", "seiya:faq:garde-d-asgard-3:2")
def test_guard_3_makes_characters_beside_any_guard_cost_one_force_more(table: Factory) -> None:
    t = table(
        seiya=Side(),
        field=["bud-d-alcor", "garde-d-asgard-3", "athena", "jaki", "garde-d-asgard-2", "armure-du-lion"],
    )
    assert t.number("cost_force", "bud-d-alcor") == 6 + 1 + 1, "once by each Guard"
    assert t.number("cost_force", "jaki") == 3 + 1 + 1, "beside another Guard"
    assert t.number("cost_force", "garde-d-asgard-2") == 2
    assert t.number("cost_force", "garde-d-asgard-3") == 2 + 1
    assert t.number("cost_force", "athena") is None
    assert t.number("cost_cosmos", "athena") == 4
    t = table(seiya=Side(), field={1: "oko", 2: "garde-d-asgard-3", 4: "jaki", 5: "garde-d-asgard-4"})
    assert t.number("cost_force", "oko") == 3 + 1
    assert t.number("cost_force", "jaki") == 3 + 1
    assert t.number("cost_force", "garde-d-asgard-3") == 2, "no Guard is next to it"


# Garde 4


@rule("seiya:card:garde-d-asgard-4:1", "seiya:faq:garde-d-asgard-4:1")
def test_guard_4_when_marked_removes_two_cards_of_the_field(table: Factory) -> None:
    t = table(
        seiya=Side(armour=EPSILON, hand=["docrates", "spartan"]),
        shun=Side(hand=["garde-d-asgard-4"]),
        field=["cassios", TITAN, "armure-du-lion"],
    )
    t.seiya.play("docrates", facing="cassios").play("spartan", facing="cassios")
    assert t.seiya.can_acquire("cassios", "force")
    freeze_the_only_card_of_shun(t)
    t.pending("choose-remove", "shun")
    assert t.shun.refused("cassios@1") == "wrong-number"
    t.shun.choose("cassios", "armure-du-lion")
    assert t.field == {2: TITAN}
    assert t.removed == ["armure-du-lion", "cassios"], "from the last slot to the first"
    assert sorted(t.seiya.played) == ["docrates", "spartan"]
    assert not any(key.startswith("acquire:") for key in t.seiya.options)
    t.seiya.end_phase()
    t.pending("main-phase", "shun")
    assert {"docrates", "spartan"} <= {*t.seiya.hand, *t.seiya.discard}


@rule("seiya:card:garde-d-asgard-4:2")
def test_while_guard_4_is_on_the_field_nothing_is_acquired_by_cosmos(table: Factory) -> None:
    helpers = ["shiva-du-paon", "aghora-du-lotus"]
    t = table(seiya=Side(hand=[*helpers, "docrates", "spartan"]), field=["bud-d-alcor", "garde-d-asgard-4"])
    for helper in helpers:
        t.seiya.play(helper, facing="bud-d-alcor")
    assert (t.seiya.cosmos_of(helpers[0]) or 0) + (t.seiya.cosmos_of(helpers[1]) or 0) == 6
    assert not t.seiya.can_acquire("bud-d-alcor", "cosmos")
    t.seiya.play("docrates", facing="garde-d-asgard-4").play("spartan", facing="garde-d-asgard-4")
    t.seiya.acquire("garde-d-asgard-4", "force")
    assert t.seiya.can_acquire("bud-d-alcor", "cosmos")


# Garde 5


@rule("seiya:card:garde-d-asgard-5:1")
def test_guard_5_when_marked_lets_its_player_choose_what_an_opponent_discards(table: Factory) -> None:
    t = table(
        seiya=Side(armour=EPSILON, hand=["jaki", "armure-du-lion"]),
        shun=Side(hand=["garde-d-asgard-5"]),
        field=[TITAN],
    )
    freeze_the_only_card_of_shun(t)
    t.pending("choose-discard", "shun")
    assert [card.slug for card in t.shun.view.cards("hand", 0)] == ["jaki", "armure-du-lion"]
    assert [slug.split("@")[0] for slug in t.shun.options] == ["jaki", "armure-du-lion"]
    t.shun.choose("armure-du-lion")
    assert t.seiya.hand == ["jaki"]
    assert sorted(t.seiya.discard) == ["armure-du-lion", EPSILON]


@rule("seiya:card:garde-d-asgard-5:1")
def test_guard_5_lets_its_player_choose_the_opponent(table: Factory) -> None:
    t = table(
        seiya=Side(armour=EPSILON, hand=["jaki"]),
        shun=Side(hand=["garde-d-asgard-5"]),
        ikki=Side(hand=["oko", "spartan"]),
        hyoga=Side(),
        field=[TITAN],
    )
    t.seiya.use(EPSILON).choose_player("shun")
    t.pending("choose-player", "shun")
    assert t.shun.options == ["player/0", "player/2"], "who has no card cannot be chosen"
    t.shun.choose_player("ikki").choose("oko")
    assert (t.ikki.hand, t.ikki.discard) == (["spartan"], ["oko"])
    assert t.seiya.hand == ["jaki"]
    assert not any(card.slug for card in t.shun.view.cards("hand", 0)), "nobody else's hand is looked at"


@rule("seiya:card:garde-d-asgard-5:2")
@pytest.mark.parametrize(
    ("slug", "by", "open_to_all"),
    [("cassios", "force", True), ("armure-du-lion", "cosmos", True), ("capella-du-cocher", "force", False)],
)
def test_while_guard_5_is_on_the_field_only_very_common_characters_and_armours_are_acquired(
    table: Factory, slug: str, by: str, open_to_all: bool
) -> None:
    strong = ["shiva-du-paon", "aghora-du-lotus", "sirius-du-grand-chien", "moses-de-la-baleine"]
    t = table(seiya=Side(hand=[*strong, "docrates", "spartan"]), field=[slug, "garde-d-asgard-5"])
    for helper in strong:
        t.seiya.play(helper, facing=slug)
    assert t.seiya.can_acquire(slug, by) is open_to_all
    t.seiya.play("docrates", facing="garde-d-asgard-5").play("spartan", facing="garde-d-asgard-5")
    t.seiya.acquire("garde-d-asgard-5", "force")
    assert t.seiya.can_acquire(slug, by)


@rule("seiya:card:garde-d-asgard-5:2")
@pytest.mark.parametrize("first", [0, 1])
def test_while_guard_5_is_on_the_field_nobody_acquires_other_cards_for_free_either(table: Factory, first: int) -> None:
    side = Side(hand=["armure-du-sagittaire", "oko"])
    t = table(seiya=side, shun=side, field=["capella-du-cocher", "garde-d-asgard-5"], first=first)
    player = (t.seiya, t.shun)[first]
    player.play("armure-du-sagittaire").choose("oko")
    assert t.field == {1: "capella-du-cocher"}
    assert "garde-d-asgard-5" in player.discard


@rule("seiya:card:garde-d-asgard-3:2")
def test_who_lies_elsewhere_is_next_to_no_guard_of_the_first_slot(table: Factory) -> None:
    t = table(
        seiya=Side(),
        shun=Side(wounded=["oko"]),
        field={1: "garde-d-asgard-3", 2: "jaki", 3: "cassios", 4: "oko"},
        boxes=["asgard"],
    )
    assert t.number("cost_force", "oko", "wounded", 1) == t.number("cost_force", "oko") == 3
    assert t.number("cost_force", "jaki") == 4, "one more than printed: he is"
    assert t.number("cost_force", "cassios") == 2
