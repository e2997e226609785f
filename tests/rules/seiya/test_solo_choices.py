"""Solo mode: what Hilda's priorities leave open, the player decides; stars, and Saga without a Clock."""

from __future__ import annotations

import pytest

from tests.rules.seiya.test_solo_hand import arriving
from tests.rules.seiya.test_solo_hilda import DISCARD, DRAW, FORCE, PILE, PURIFY, solo
from tests.scenario import Factory, Scenario, Side, keys_of, rule

APHRODITE = "aphrodite-des-poissons"
FIGHTERS = ["thor-de-phecda", "shura-du-capricorne", "siegfried-de-dubhe"]


def aphrodite(table: Factory, held: list[str]) -> Scenario:
    """The player defeats Aphrodite: each opponent, so Hilda, wounds two Characters of the hand."""
    you = Side(hand=FIGHTERS, draw=PILE)
    t = solo(table, DRAW, Side(hand=held), field={4: APHRODITE}, seiya=you)
    for slug in FIGHTERS:
        t.seiya.play(slug)
    t.seiya.acquire(APHRODITE, "force")
    return t


# Several cards at once


@rule("seiya:solo:5.3:6")
def test_of_several_cards_those_that_rank_first_go_unasked(table: Factory) -> None:
    t = aphrodite(table, ["geist", "docrates", "gigas", "oko"])
    assert sorted(t.hilda.wounded) == ["gigas", "oko"]
    assert t.hilda.hand == ["geist", "docrates"]


@rule("seiya:solo:5.3:6")
def test_ruling_of_several_cards_the_player_chooses_among_those_that_tie(table: Factory) -> None:
    """Gigas is worth least and goes; of three with 1 PV and 1 Force the player says which follows."""
    t = aphrodite(table, ["oko", "gigas", "phaeton", "cassios", "geist"])
    decision = t.pending("choose-wound", "seiya")
    assert keys_of(decision) == ["oko@hand/1", "phaeton@hand/1", "cassios@hand/1"]
    assert (decision.least, decision.most) == (1, 1)
    assert t.slugs("limbo") == [APHRODITE], "what she does when defeated comes before she finds her place"
    t.seiya.choose("phaeton")
    assert sorted(t.hilda.wounded) == ["gigas", "phaeton"]
    t = aphrodite(table, ["oko", "phaeton", "cassios", "geist"])
    decision = t.pending("choose-wound", "seiya")
    assert (len(decision.options), decision.least, decision.most) == (3, 2, 2)
    t.seiya.choose("cassios", "oko")
    assert t.hilda.hand == ["phaeton", "geist"]
    t = aphrodite(table, ["oko", "oko", "phaeton", "geist"])
    assert len(t.pending("choose-wound", "seiya").options) == 3, "two copies, for both may go"
    t.seiya.choose("oko", "oko")
    assert t.hilda.hand == ["phaeton", "geist"]


@rule("seiya:solo:5.3:6")
def test_ruling_nothing_is_asked_where_cards_cannot_be_told_apart(table: Factory) -> None:
    t = aphrodite(table, ["geist", "oko", "oko", "oko"])
    assert t.hilda.wounded == ["oko", "oko"]
    assert t.hilda.hand == ["geist", "oko"]
    t = solo(table, PURIFY, Side(wounded=["oko", "oko"]), field={}, reserve=[])
    assert (t.hilda.wounded, t.hilda.discard) == (["oko"], ["oko"])


@rule("seiya:solo:5.3:6", "seiya:solo:3.1:1")
def test_ruling_copies_in_different_places_of_her_hand_are_told_apart(table: Factory) -> None:
    """Her hand has an order: which Oko is destroyed says who is pushed out next."""
    t = arriving(table, "geist", Side(hand=["oko", "docrates", "oko", "oko"]))
    decision = t.pending("choose-destroy", "seiya")
    assert keys_of(decision) == ["oko@hand/1", "oko@hand/1#2"], "the last two lie side by side"
    t.seiya.choose("oko@hand/1#2")
    assert t.hilda.hand == ["oko", "docrates", "oko"]
    t = arriving(table, "geist", Side(hand=["oko", "docrates", "oko", "oko"]))
    t.seiya.choose("oko@hand/1")
    assert t.hilda.hand == ["docrates", "oko", "oko"]


@rule("seiya:solo:5.3:6", "seiya:solo:4:piocher:1")
@pytest.mark.parametrize("apart", [True, False])
def test_ruling_copies_in_different_places_of_her_discard_pile_are_told_apart(table: Factory, apart: bool) -> None:
    """Mû, pushed out in an expert game, takes an Armour of her pile: which one says what she draws next."""
    lions = ["armure-du-lion"] * 2
    side = Side(
        hand=["mu-du-belier", *["athena"] * 4], discard=[lions[0], "oko", lions[1]] if apart else ["oko", *lions]
    )
    t = solo(table, DISCARD, side, "expert", field={1: "spartan"})
    if apart:
        decision = t.pending("choose-take", "seiya")
        assert keys_of(decision) == ["armure-du-lion@discard/1", "armure-du-lion@discard/1#2"]
        t.seiya.choose("armure-du-lion@discard/1")
    assert t.hilda.discard[:3] == ["oko", "armure-du-lion", "mu-du-belier"]
    assert t.hilda.hand[-1:] == ["armure-du-lion"]


@rule("seiya:solo:5.3:6")
def test_ruling_copies_in_different_slots_are_told_apart(table: Factory) -> None:
    """Gigas, pushed out in an expert game, removes a Character of the field, and another comes in its place."""
    field = {1: "spartan", 2: "docrates", 4: "oko", 5: "docrates"}
    t = solo(table, DISCARD, Side(hand=["gigas", *["athena"] * 4]), "expert", field=field)
    decision = t.pending("choose-remove", "seiya")
    assert keys_of(decision) == ["docrates@2", "docrates@5"]
    assert (decision.least, decision.most) == (1, 1)
    t.seiya.choose("docrates@5")
    assert t.field == {2: "docrates", 4: "oko", 5: "jaki"}


@rule("seiya:solo:4:soigner:2")
def test_ruling_cards_frozen_to_different_degrees_are_told_apart(table: Factory) -> None:
    """Two points: the first thaws an Oko; then she may heal that one, or thaw the other."""
    t = solo(table, PURIFY, Side(hand=["kiki"], frozen=["oko", "oko"]), field={}, reserve=[])
    decision = t.pending("choose-heal", "seiya")
    assert len(decision.options) == 2
    t.seiya.choose("oko@frozen/1#2")
    assert sorted(t.hilda.frost) == [1, 1]


@rule("seiya:solo:5.3:6")
def test_force_and_cosmos_count_alike(table: Factory) -> None:
    """Oko: 1 PV and 1 Force; Kuraggu: 1 PV and 1 Cosmos."""
    t = arriving(table, "geist", Side(hand=["oko", "kuraggu"]))
    assert t.pending("choose-destroy", "seiya").answers == 2
    t.seiya.choose("kuraggu")
    assert (t.hilda.hand, t.hilda.destroyed) == (["oko"], ["kuraggu"])


# Discarding


@rule("seiya:solo:5.3:8", "seiya:solo:5.3:14")
def test_she_discards_the_weakest_of_her_cards_whatever_it_is_worth(table: Factory) -> None:
    """Dauphin's price: Capella has neither Force nor Cosmos, but 2 PV; Jango has a value and no PV."""
    side = Side(hand=["jango", "geist", "capella-du-cocher", "geist"])
    t = solo(table, FORCE, side, field={1: "dauphin"})
    assert t.hilda.discard == ["geist", "geist", "capella-du-cocher"]
    assert t.hilda.hand == ["jango", "dauphin"]


@rule("seiya:solo:5.3:8")
def test_among_equally_weak_cards_the_player_chooses_what_she_discards(table: Factory) -> None:
    """Jango and Kuraggu: 1 Cosmos each, but Kuraggu has 1 PV."""
    side = Side(hand=["jango", "geist", "geist", "kuraggu"])
    t = solo(table, FORCE, side, field={1: "dauphin"})
    decision = t.pending("choose-discard", "seiya")
    assert keys_of(decision) == ["jango@hand/1", "kuraggu@hand/1"]
    assert decision.rule == "seiya:card:dauphin:1"
    t.seiya.choose("kuraggu")
    assert t.hilda.hand == ["jango", "dauphin"]


# Stars


@rule("seiya:solo:4:acquerir:1", "seiya:solo:4:soigner:1", "seiya:solo:5.3:6")
@pytest.mark.parametrize("slug", ["marine-de-l-aigle", "shaina-d-ophiuchus"])
def test_ruling_of_a_number_with_a_star_the_number_counts(table: Factory, slug: str) -> None:
    """3* is worth 3 to her: more than Docrates, who brings 2."""
    t = solo(table, FORCE, Side(hand=["geist"] * 3), field={1: slug, 2: "docrates"})
    assert t.hilda.hand == [slug]
    t = solo(table, PURIFY, Side(wounded=["docrates", slug]), field={}, reserve=[])
    assert t.hilda.discard == [slug]
    t = arriving(table, "geist", Side(hand=[slug, "docrates"]))
    assert t.hilda.destroyed == ["docrates"]


@rule("seiya:solo:5.3:6", "seiya:solo:4:soigner:1")
def test_ruling_a_star_alone_counts_for_nothing(table: Factory) -> None:
    """Athéna brings a point for ten cards; to her she is worth less than Oko."""
    t = arriving(table, "geist", Side(hand=["oko", "athena"], discard=["oko"] * 20))
    assert t.hilda.destroyed == ["athena"]
    t = solo(table, PURIFY, Side(wounded=["athena", "oko"], discard=["oko"] * 20), field={}, reserve=[])
    assert t.hilda.wounded == ["athena"]


# Flames


@rule("seiya:solo:5.3:5", "seiya:solo:2:1")
def test_ruling_saga_gains_nothing_where_there_is_no_clock(table: Factory) -> None:
    t = solo(table, DRAW, field={6: "jaki"}, seiya=Side(hand=["saga-des-gemeaux"], draw=PILE))
    t.seiya.play("saga-des-gemeaux")
    assert (t.seiya.force_of("saga-des-gemeaux"), t.seiya.cosmos_of("saga-des-gemeaux")) == (1, 1)
    assert not t.seiya.can_acquire("jaki", "force")
