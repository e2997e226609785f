"""Solo mode: how cards come into Hilda's hand and leave it, whatever makes them."""

from __future__ import annotations

from random import Random

import pytest

from pioche.games.seiya import Config, new
from pioche.games.seiya.field import HILDA
from tests.conformance import any_answer
from tests.rules.seiya.test_solo_hilda import COSMOS, DISCARD, DRAW, FORCE, FREEZE, PILE, solo
from tests.scenario import Factory, Scenario, Side, rule

FIVE = ["jaki", "oko", "phaeton", "cassios", "docrates"]


def arriving(table: Factory, slug: str, hilda: Side, difficulty: str = "normal", **given: object) -> Scenario:
    """That card arrives in the upkeep of a player who has nothing, and Hilda's next die finds an empty slot."""
    wanted = {"seiya": Side()} | given
    t = solo(table, DISCARD, hilda, difficulty, field={}, reserve=[slug], **wanted)
    t.seiya.end_turn()
    return t


# Never more than five cards


@rule("seiya:solo:3.1:2", "seiya:solo:5.3:10")
def test_a_sixth_card_that_an_effect_has_her_draw_pushes_out_the_leftmost(table: Factory) -> None:
    """Athéna arrives: each player draws a card."""
    t = arriving(table, "athena", Side(hand=FIVE, discard=["kiki", "geist"]))
    assert t.hilda.hand == [*FIVE[1:], "geist"]
    assert t.hilda.discard == ["kiki", "jaki"]


@rule("seiya:solo:3.1:2")
def test_a_sixth_card_that_falls_to_her_pushes_out_the_leftmost(table: Factory) -> None:
    t = solo(table, DRAW, Side(hand=FIVE), field={6: "syd-de-mizar"}, reserve=[])
    t.seiya.end_turn()
    assert t.hilda.hand == [*FIVE[1:], "syd-de-mizar"]
    assert t.hilda.discard == ["jaki"]


@rule("seiya:solo:3.1:2", "seiya:card:alberich-de-megrez:1", "seiya:faq:alberich-de-megrez:1")
@pytest.mark.parametrize("held", [FIVE, FIVE[:2], ["hyoga-common", "oko"]])
def test_ruling_alberich_has_her_draw_whether_she_held_a_hero_or_not(table: Factory, held: list[str]) -> None:
    you = Side(hand=["alberich-de-megrez"] * 2, draw=PILE)
    t = solo(table, DISCARD, Side(hand=held, discard=["geist"]), field={6: "jaki"}, seiya=you)
    t.seiya.play("alberich-de-megrez").use("alberich-de-megrez")
    heroes = [slug for slug in held if slug == "hyoga-common"]
    assert t.hilda.frozen == heroes
    assert t.hilda.hand == [*[slug for slug in held if slug not in heroes], "geist"][-5:]
    assert t.hilda.discard == (["jaki"] if held == FIVE else [])


@rule("seiya:card:alberich-de-megrez:1")
def test_alberich_is_not_used_where_there_is_neither_a_hero_nor_a_card_to_draw(table: Factory) -> None:
    you = Side(hand=["alberich-de-megrez"] * 2, draw=PILE)
    t = solo(table, DISCARD, Side(hand=FIVE), field={6: "jaki"}, seiya=you)
    t.seiya.play("alberich-de-megrez")
    assert not t.seiya.can_activate("alberich-de-megrez")


@rule("seiya:solo:3.1:2", "seiya:solo:3.3:3", "seiya:card:ecaille-de-scylla:1")
def test_ruling_cards_drawn_together_come_first_then_the_leftmost_go_together(table: Factory) -> None:
    """The Scale of Scylla arrives: each player draws five cards, then discards five of the hand."""
    drawn = ["geist", "kiki", "oko", "athena", "spartan"]
    t = arriving(table, "ecaille-de-scylla", Side(hand=FIVE, discard=drawn))
    assert t.hilda.hand == []
    assert t.hilda.discard == [*FIVE, *reversed(drawn)], "five go for want of room, five by the effect"


@rule("seiya:solo:3.3:3")
def test_of_several_cards_discarded_at_once_the_leftmost_goes_first(table: Factory) -> None:
    """Scylla's Scale again: the weakest would be Gigas, the mightiest Thor."""
    held = ["geist", "gigas", "thor-de-phecda", "oko"]
    t = arriving(table, "ecaille-de-scylla", Side(hand=held))
    assert t.hilda.discard == held


@rule("seiya:solo:6.2:4", "seiya:solo:6.2:5", "seiya:solo:6.2:6")
@pytest.mark.parametrize(
    ("first", "then", "kinds"),
    [
        ("robe-divine-epsilon-alioth", "oko", ["freeze", "destroy"]),
        ("oko", "robe-divine-epsilon-alioth", ["destroy", "freeze"]),
    ],
)
def test_an_expert_applies_what_several_pushed_out_do_in_the_order_in_which_they_went(
    table: Factory, first: str, then: str, kinds: list[str]
) -> None:
    """Robe Epsilon freezes a random card of the player's hand, Oko costs the player a Saint of the hand."""
    you = Side(hand=["docrates"] * 5, draw=["docrates"] * 9)
    side = Side(hand=[first, then, "athena", "athena", "athena"], discard=["athena", "athena"])
    t = arriving(table, "ecaille-de-scylla", side, "expert", seiya=you)
    t.seiya.choose(*["docrates"] * 5)
    t.pending("choose-destroy", "seiya")
    t.seiya.choose("docrates")
    happened = [event.kind for event in t.log if event.kind in ("freeze", "destroy")]
    assert happened == kinds


@rule("seiya:solo:3.1:2", "seiya:solo:6.2:6")
def test_a_sixth_card_that_a_card_pushed_out_has_her_draw_pushes_out_another_at_once(table: Factory) -> None:
    """Freya draws Oko, who was pushed out with her; only then does Oko cost the player a Saint."""
    you = Side(hand=["docrates"] * 5, draw=["docrates"] * 9)
    side = Side(hand=["freya", "oko", "athena", "athena", "athena"], discard=["athena", "athena"])
    t = arriving(table, "ecaille-de-scylla", side, "expert", seiya=you)
    t.seiya.choose(*["docrates"] * 5)
    t.pending("choose-destroy", "seiya")
    assert t.hilda.hand == ["athena", "athena", "athena", "athena", "oko"]
    assert t.hilda.discard == ["freya", "athena"]


@rule("seiya:solo:3.1:2")
@pytest.mark.parametrize("difficulty", ["normal", "difficult", "expert"])
def test_in_no_decision_of_a_random_game_she_holds_more_than_five(difficulty: str) -> None:
    for seed in range(4):
        chance = Random(seed)
        game = new(Config(mode="solo", difficulty=difficulty, poseidon=True, promos=True, epics=True), seed)  # type: ignore[arg-type]
        while (decision := game.decision) is not None:
            assert len(game.cards_in("hand", HILDA)) <= 5
            assert len(game.cards_in("armour", HILDA)) <= 1
            game.answer(decision.seat, any_answer(decision, chance))


@rule("seiya:solo:6.2:4", "seiya:card:mime-de-benetnash:1")
def test_of_any_number_an_expert_takes_all(table: Factory) -> None:
    """Mime, pushed out: she discards what she holds and draws as many and one more, the first of which has no room."""
    held = ["hilda", "athena", "kuraggu", "jango"]
    t = solo(table, DISCARD, Side(hand=["mime-de-benetnash", *held]), "expert", field={1: "hilda"})
    assert t.hilda.hand == ["jango", "kuraggu", "athena", "hilda", "mime-de-benetnash"]
    assert t.hilda.discard == ["hilda"]


@rule("seiya:solo:6.2:4", "seiya:card:ecaille-de-la-sirene:1")
def test_what_an_expert_cannot_do_she_leaves(table: Factory) -> None:
    """The Scale of the Siren, replaced: she sees a Saint in the player's hand, but has no card of its rank."""
    side = Side(hand=["phaeton", "jaki"], armour="ecaille-de-la-sirene")
    you = Side(hand=["shiryu-common", "oko"], draw=PILE)
    t = solo(table, DISCARD, side, "expert", field={1: "armure-du-belier"}, seiya=you)
    assert sorted([*t.seiya.hand, *t.seiya.discard]) == ["oko", "shiryu-common"], "one goes by the die"
    assert (t.hilda.hand, t.hilda.armour) == (["phaeton", "jaki"], ["armure-du-belier"])


@rule("seiya:solo:6.2:4", "seiya:card:seiya-common:1")
def test_an_expert_does_what_a_card_whose_condition_is_met_does(table: Factory) -> None:
    """Seiya, pushed out, finds a Seiya in the discard pile, himself: she draws the top card, which is he again."""
    side = Side(hand=["seiya-common", *["athena"] * 4], discard=["kiki"])
    t = solo(table, DISCARD, side, "expert", field={1: "spartan"})
    assert t.hilda.hand == [*["athena"] * 3, "spartan", "seiya-common"]
    assert t.hilda.discard == ["kiki", "athena"]


@rule("seiya:solo:6.2:4", "seiya:card:armure-du-lion:1")
def test_an_expert_does_nothing_by_a_card_whose_condition_is_not_met(table: Factory) -> None:
    """The Armour of Leo, replaced, would have her wound a Saint of her hand for one in play; she has none in play."""
    side = Side(hand=["misty-du-lezard"], armour="armure-du-lion")
    t = solo(table, DISCARD, side, "expert", field={1: "armure-du-belier"})
    assert (t.hilda.hand, t.hilda.wounded) == (["misty-du-lezard"], [])


# Tokens


@rule("seiya:glossary:jeton-point-de-victoire:2")
def test_the_token_on_an_armour_that_she_equips_is_hers_when_it_is_discarded(table: Factory) -> None:
    """Victoire décisive puts a token on the Armour in slot 1, which the next die gives her; then Shaina arrives."""
    reserve = ["jaki"] * 9 + ["shaina-d-ophiuchus", "armure-du-lion", *["jaki"] * 5]
    t = solo(table, DRAW, field={}, reserve=reserve, epic="victoire-decisive")
    t.seiya.end_turn().choose("armure-du-lion@1")
    assert t.hilda.armour == ["armure-du-lion"]
    assert t.hilda.tokens == 0, "it has joined neither hand nor discard pile"
    t.seiya.end_turn()
    assert t.hilda.discard == ["armure-du-lion"]
    assert t.hilda.tokens == 1
    t.pending("choose-add-tokens", "seiya")


# What falls to her beyond normal


@rule("seiya:solo:6.1:3", "seiya:solo:6.2:1")
@pytest.mark.parametrize("difficulty", ["difficult", "expert"])
@pytest.mark.parametrize("slug", ["bud-d-alcor", "garde-d-asgard-1", "syd-de-mizar", "robe-divine-alpha-dubhe"])
def test_ruling_every_warrior_and_divine_robe_that_leaves_comes_into_her_hand(
    table: Factory, slug: str, difficulty: str
) -> None:
    """A Divine Robe too: what she wears stays on."""
    t = solo(table, DRAW, Side(hand=["oko"], armour="armure-du-lion"), difficulty, field={6: slug}, reserve=[])
    t.seiya.end_turn()
    assert t.removed == []
    assert t.hilda.hand == ["oko", slug]
    assert t.hilda.armour == ["armure-du-lion"]


@rule("seiya:solo:6.1:3", "seiya:solo:5.3:3")
@pytest.mark.parametrize("slug", ["bud-d-alcor", "garde-d-asgard-1", "robe-divine-alpha-dubhe"])
def test_in_a_normal_game_they_leave_for_good(table: Factory, slug: str) -> None:
    t = solo(table, DRAW, field={6: slug}, reserve=[])
    t.seiya.end_turn()
    assert t.removed == [slug]
    assert (t.hilda.hand, t.hilda.armour) == ([], [])


@rule("seiya:solo:6.1:3")
@pytest.mark.parametrize("slug", ["armure-du-lion", "docrates", "soldat-marina-1"])
def test_beyond_normal_other_cards_leave_for_good(table: Factory, slug: str) -> None:
    t = solo(table, DRAW, difficulty="difficult", field={6: slug}, reserve=[])
    t.seiya.end_turn()
    assert t.removed == [slug]
    assert (t.hilda.hand, t.hilda.armour) == ([], [])


@rule("seiya:solo:5.3:3", "seiya:solo:5.3:4")
def test_what_falls_to_her_comes_into_her_hand_after_its_exit(table: Factory) -> None:
    """Albérich's Exit freezes a ■ or ★ card of each hand."""
    you = Side(hand=["doko-de-la-balance", "camus-du-verseau"], draw=PILE)
    t = solo(table, DRAW, field={6: "alberich-de-megrez"}, reserve=[], seiya=you)
    t.seiya.end_turn()
    t.pending("choose-freeze", "seiya")
    assert (t.field, t.slugs("limbo"), t.removed, t.hilda.hand) == ({}, ["alberich-de-megrez"], [], [])
    t.seiya.choose("doko-de-la-balance")
    assert t.hilda.hand == ["alberich-de-megrez"]


# What she suffers, and what not


@rule("seiya:solo:5.3:1", "seiya:card:spartan:1")
def test_what_is_optional_she_leaves(table: Factory) -> None:
    """Spartan arrives: each player may wound a Character of the hand to draw a card."""
    t = arriving(table, "spartan", Side(hand=["oko"], discard=["kiki"]))
    assert (t.hilda.hand, t.hilda.wounded, t.hilda.discard) == (["oko"], [], ["kiki"])


@rule("seiya:solo:5.3:2", "seiya:card:ecaille-des-lyumnades:2")
def test_exits_that_a_card_carries_out_spare_her_too(table: Factory) -> None:
    """The Scale of the Lyumnades arrives: the Exits of the field. Albérich's freezes a ■ or ★ card of each hand."""
    you = Side(hand=["doko-de-la-balance"], draw=PILE)
    field = {5: "alberich-de-megrez", 6: "jaki"}
    t = solo(table, DRAW, Side(hand=["camus-du-verseau"]), field=field, reserve=["ecaille-des-lyumnades"], seiya=you)
    t.seiya.end_turn()
    t.pending("choose-freeze", "seiya")
    t.seiya.choose("doko-de-la-balance")
    assert t.seiya.frozen == ["doko-de-la-balance"]
    assert t.hilda.frozen == []
    assert t.hilda.hand == ["camus-du-verseau"]


def buying(table: Factory, die: int, slug: str, **given: object) -> Scenario:
    """Hilda buys that card; a card without such a value stays in her hand, what she pays with she discards."""
    held = ["thor-de-phecda", "shura-du-capricorne", "doko-de-la-balance", "jango"]
    if die == COSMOS:
        held = ["shaka-de-la-vierge", "camus-du-verseau", "doko-de-la-balance", "phaeton"]
    wanted = {"field": {2: slug}, "reserve": ["cassios"] * 9} | given
    return solo(table, die, Side(hand=held, wounded=["oko"]), **wanted)


@rule("seiya:solo:5.3:16")
@pytest.mark.parametrize(
    ("die", "slug"),
    [(FORCE, "camus-du-verseau"), (FORCE, "aghora-du-lotus"), (FORCE, "babel-du-centaure"), (FORCE, "io-de-scylla")],
)
def test_she_suffers_nothing_from_a_card_that_she_defeats(table: Factory, die: int, slug: str) -> None:
    """Camus would be wounded, Babel would destroy a wounded card, the others harm who fights them."""
    t = buying(table, die, slug)
    assert t.hilda.hand == ["jango", slug]
    assert (t.hilda.wounded, t.hilda.frozen, t.hilda.destroyed) == (["oko"], [], [])


@rule("seiya:solo:5.3:16", "seiya:card:ecaille-de-scylla:2")
def test_what_a_defeated_card_does_to_each_player_it_does_to_the_other_only(table: Factory) -> None:
    """The Scale of Scylla, defeated: each player freezes a card of the hand."""
    t = buying(table, COSMOS, "ecaille-de-scylla", seiya=Side(hand=["oko", "jaki"], draw=PILE))
    t.pending("choose-freeze", "seiya")
    t.seiya.choose("jaki")
    assert t.seiya.frozen == ["jaki"]
    assert t.hilda.frozen == []
    assert (t.hilda.hand, t.hilda.armour) == (["phaeton"], ["ecaille-de-scylla"])


@rule("seiya:solo:4:acquerir:3", "seiya:solo:5.3:16")
def test_ruling_what_a_defeated_card_does_to_the_player_and_the_field_counts(table: Factory) -> None:
    """Aphrodite has each opponent wound two Characters, Babel destroys a wounded one, Moses sweeps the field."""
    t = buying(table, FORCE, "aphrodite-des-poissons", seiya=Side(hand=["geist", "docrates"], draw=PILE))
    assert sorted(t.seiya.wounded) == ["docrates", "geist"]
    t = buying(table, FORCE, "babel-du-centaure", seiya=Side(wounded=["geist"], draw=PILE))
    assert (t.seiya.destroyed, t.hilda.wounded) == (["geist"], ["oko"])
    reserve = ["armure-du-lion"] * 9
    t = buying(table, FORCE, "moses-de-la-baleine", field={2: "moses-de-la-baleine", 4: "geist"}, reserve=reserve)
    assert t.removed == ["geist"]
    assert len(t.field) == 6


@rule("seiya:solo:5.3:15")
@pytest.mark.parametrize(
    ("die", "slug"),
    [(FORCE, "dante-de-cerbere"), (FORCE, "shura-du-capricorne"), (COSMOS, "kiki"), (COSMOS, "seiya-du-sagittaire")],
)
def test_ruling_she_gains_nothing_from_what_a_card_does_when_she_defeats_it(
    table: Factory, die: int, slug: str
) -> None:
    """Dante gives a card of the Reserve, Shura a neighbour, Kiki a draw; Seiya would go for a card of the discard."""
    t = buying(table, die, slug, field={1: "gigas", 2: slug}, removed=["geist"])
    assert t.hilda.hand == [{FORCE: "jango", COSMOS: "phaeton"}[die], slug]
    assert len(t.hilda.discard) == 3
    assert t.field == {1: "gigas"}
    assert (t.removed, len(t.reserve)) == (["geist"], 9)


# What she has not: a draw pile, cards in play, Weapons


@rule("seiya:card:soldat-marina-1:1")
def test_who_has_no_weapons_gives_none(table: Factory) -> None:
    """The Marina Soldier, frozen, takes a Weapon of an opponent."""
    you = Side(hand=["soldat-marina-1", "oko"], draw=PILE)
    boxes = ("asgard", "poseidon")
    t = table(seiya=you, hilda=Side(), boxes=boxes, solo="normal", dice=[FREEZE], reserve=["jaki"] * 20)
    t.seiya.choose("soldat-marina-1")
    assert t.seiya.frozen == ["soldat-marina-1"]
    assert (t.seiya.weapons, t.game.counters["weapons"]) == (0, 6)


@rule("seiya:solo:5.3:10", "seiya:solo:6.2:4")
def test_ruling_what_would_go_into_a_draw_pile_stays_where_it_is(table: Factory) -> None:
    """Guilty, pushed out in an expert game: the discard pile is shuffled into the draw pile."""
    side = Side(hand=["guilty", *FIVE[1:]], discard=["geist", "kiki"])
    t = solo(table, DISCARD, side, "expert", field={1: "spartan"})
    assert (t.hilda.discard, t.hilda.draw) == (["geist", "kiki", "guilty"], [])


@rule("seiya:solo:5.3:13", "seiya:solo:6.2:8")
@pytest.mark.parametrize("robe", ["robe-divine-gamma-phecda", "robe-divine-delta-megrez"])
def test_ruling_she_puts_no_card_into_play(table: Factory, robe: str) -> None:
    """Robe Gamma plays the top card of the draw pile, Robe Delta a card of an opponent's hand."""
    you = Side(hand=["docrates"] * 3, draw=PILE)
    side = Side(hand=["oko"], armour=robe, discard=["kiki"])
    t = solo(table, DISCARD, side, "expert", field={1: "armure-du-lion", 2: "jaki"}, seiya=you)
    assert (t.hilda.played, t.hilda.draw, t.hilda.armour) == ([], [], ["armure-du-lion"])
    assert t.hilda.discard[:2] == ["kiki", robe]
    assert t.seiya.hand == ["docrates"] * 2
