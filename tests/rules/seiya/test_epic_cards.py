"""The Épopées one by one: how long they last, and those about tokens, costs, Flames, healing and drawing."""

from typing import Any

import pytest

from tests.rules.seiya.epics import current
from tests.rules.seiya.names import BOXES, FIVE, FLAME, TITAN
from tests.scenario import Factory, Scenario, Side, packet, rule

DURATIONS = {
    "attaque-de-la-fondation-graad": 4, "blizzard": 3, "defiance": 2, "deluge": 3,
    "destruction-de-death-queen-island": 3, "doutes": 3, "encercles": 2, "epuisement-d-athena": 3,
    "fonte-des-glaces": 2, "la-force-de-l-amitie": 2, "fuite": 2, "encercles-2": 2, "ne-jamais-abandonner": 2,
    "prise-d-otages": 3, "septieme-sens": 3, "soutien-telepathique": 2, "tournoi-galactique": 3,
    "victoire-decisive": 2, "volonte-propre": 3,
}  # fmt: skip


def end_turn(t: Scenario) -> None:
    """The active player ends the turn; what an Épopée then asks is answered somehow."""
    getattr(t, t.active).end_turn()
    while not t.over and t.decision.ask == "choose-add-tokens":
        t.answer(t.decision.seat, [t.decision.options[0].key])


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=rule(f"seiya:epopee:{slug}:1")) for slug in DURATIONS])
def test_how_long_an_epic_lasts(table: Factory, slug: str) -> None:
    t = table(
        seiya=Side(hand=FIVE),
        shun=Side(hand=packet("shun", count=5), guard=["jabu-de-la-licorne"] * 7),
        field=["jaki"] + [FLAME] * 5,
        epic=slug,
        epics=["soutien-telepathique", "soutien-telepathique"],
        boxes=BOXES,
    )
    for _ in range(DURATIONS[slug] - 1):
        end_turn(t)
    assert current(t) == [slug]
    assert len(t.slugs("epics")) == 2
    end_turn(t)
    assert current(t) == ["soutien-telepathique"]
    assert len(t.slugs("epics")) == 1


# Défiance and Victoire décisive


@rule("seiya:epopee:defiance:2", "seiya:classic:5.1.1:9")
def test_defiance_a_token_of_minus_one_goes_on_a_card_at_the_end_of_each_turn(table: Factory) -> None:
    t = table(
        seiya=Side(hand=FIVE),
        shun=Side(hand=["oko"]),
        field=["jaki", "armure-du-lion", "oko", "oko"],
        epic="defiance",
    )
    t.seiya.end_turn()
    t.pending("choose-add-tokens", "seiya")
    assert len(t.seiya.options) == 4
    t.seiya.choose("armure-du-lion")
    t.shun.end_turn().choose("armure-du-lion")
    assert [card.counters for card in t.shun.view.cards("field")] == [{}, {"pv": -2}, {}]


@rule("seiya:epopee:victoire-decisive:2")
def test_victoire_a_token_of_plus_one_goes_on_a_card_that_has_none(table: Factory) -> None:
    t = table(
        seiya=Side(hand=FIVE),
        shun=Side(hand=["oko"]),
        field=["jaki", "oko", "armure-du-lion", "spica", "leda"],
        epic="victoire-decisive",
    )
    t.seiya.end_turn()
    t.pending("choose-add-tokens", "seiya")
    t.seiya.choose("armure-du-lion")
    t.shun.end_turn()
    t.pending("choose-add-tokens", "shun")
    assert not t.shun.can_choose("armure-du-lion")
    t.shun.choose("jaki")
    t.seiya.end_turn()
    assert [card.counters for card in t.shun.view.cards("field")] == [{"pv": 1}] * 3, "the last one without asking"


# Doutes


@rule("seiya:epopee:doutes:2", "seiya:epopee:doutes:3", "seiya:epopee:doutes:4")
@pytest.mark.parametrize(("hourglasses", "costs"), [(0, (5, 7, 7, 3)), (1, (6, 6, 7, 3)), (2, (6, 6, 6, 3))])
def test_doutes_characters_cost_less_by_hourglasses(
    table: Factory, hourglasses: int, costs: tuple[int, int, int, int]
) -> None:
    t = table(
        seiya=Side(hand=[TITAN, TITAN]),
        field=["babel-du-centaure", "mu-du-belier", "jabu-de-la-licorne", "armure-du-lion"],
        epic="doutes",
        hourglasses=hourglasses,
    )
    assert (
        t.number("cost_force", "babel-du-centaure"),
        t.number("cost_force", "mu-du-belier"),
        t.number("cost_cosmos", "mu-du-belier"),
        t.number("cost_force", "jabu-de-la-licorne"),
    ) == costs
    assert t.number("cost_cosmos", "armure-du-lion") == 5, "an Armour is no Character"
    t.seiya.play(TITAN, "mu-du-belier").play(TITAN, "mu-du-belier")
    assert t.seiya.can_acquire("mu-du-belier", "force") is (costs[1] == 6)


@rule("seiya:epopee:doutes:2", "seiya:epopee:doutes:3")
@pytest.mark.parametrize(("hourglasses", "slug"), [(0, "ecaille-de-la-sirene-marine"), (1, "armure-du-lion")])
def test_doutes_an_armour_that_is_acquired_by_force_costs_no_less(table: Factory, hourglasses: int, slug: str) -> None:
    """Algethi opens Armours to Force, at as much as their Cosmos cost."""
    cost = {"ecaille-de-la-sirene-marine": 3, "armure-du-lion": 5}[slug]
    t = table(
        seiya=Side(hand=["algethi-d-hercule", *["oko"] * cost]),
        field=[slug, TITAN],
        epic="doutes",
        hourglasses=hourglasses,
    )
    t.seiya.play("algethi-d-hercule", TITAN).use("algethi-d-hercule")
    for _ in range(cost):
        assert not t.seiya.can_acquire(slug, "force")
        t.seiya.play("oko", slug)
    assert t.seiya.can_acquire(slug, "force")


# Épuisement d'Athéna


@rule("seiya:epopee:epuisement-d-athena:2")
@pytest.mark.parametrize("slug", ["athena", "athena-asgard"])
def test_epuisement_discarded_or_removed_athena_costs_a_flame(table: Factory, slug: str) -> None:
    t = table(
        seiya=Side(hand=[slug, "oko"], draw=packet("seiya", count=5)),
        shun=Side(hand=["oko"]),
        field={1: "jaki", 6: slug},
        boxes=BOXES,
        epic="epuisement-d-athena",
        epics=["doutes"],
    )
    t.seiya.end_phase()
    assert t.flames == 12
    t.seiya.choose(slug, "oko")
    assert t.seiya.discard == [slug, "oko"]
    assert t.removed == [slug]
    assert t.flames == 10, "nothing for Oko"
    assert [card.counters for card in t.shun.view.cards("epic")] == [{"hourglass": 2}]


# Ne jamais abandonner


@rule("seiya:epopee:ne-jamais-abandonner:2")
def test_jamais_who_can_heal_must_heal_while_somebody_is_marked(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-verycommon", "athena", TITAN, "seiya-verycommon"], wounded=["cassios"]),
        shun=Side(wounded=["leda"]),
        field=["spica", "jaki"],
        epic="ne-jamais-abandonner",
    )
    assert "end" in t.seiya.options, "nobody has to be played"
    t.seiya.play("seiya-verycommon", "spica").play("seiya-verycommon", "spica")
    assert not t.seiya.can_acquire("spica", "force"), "they must heal"
    assert "end" not in t.seiya.options
    t.seiya.play(TITAN, "spica")
    assert t.seiya.can_acquire("spica", "force"), "Shura cannot heal"
    t.seiya.heal_with("seiya-verycommon")
    assert t.seiya.wounded == []
    assert "end" in t.seiya.options, "nobody is marked any more, save others' cards"
    t.seiya.acquire("spica", "force")
    t.pending("choose-fighters", "seiya")
    assert t.seiya.can_choose("seiya-verycommon"), "free again"


@rule("seiya:epopee:ne-jamais-abandonner:2")
def test_jamais_no_activation_instead_and_nothing_when_nobody_can_be_healed(table: Factory) -> None:
    hand = ["capella-du-cocher", "seiya-verycommon"]
    t = table(seiya=Side(hand=hand, frozen=["armure-du-lion"]), field=[TITAN], epic="ne-jamais-abandonner")
    t.seiya.play("capella-du-cocher")
    assert "end" in t.seiya.options
    t.seiya.play("seiya-verycommon")
    assert t.seiya.can_activate("capella-du-cocher"), "who has no Heal value is free"
    assert "end" not in t.seiya.options
    t = table(
        seiya=Side(hand=hand, wounded=["cassios"]), field=[TITAN, "june-du-cameleon"], epic="ne-jamais-abandonner"
    )
    t.seiya.play("seiya-verycommon", TITAN)
    assert not t.seiya.can_heal_with("seiya-verycommon"), "June is on the field"
    assert "end" in t.seiya.options


@rule("seiya:epopee:ne-jamais-abandonner:2")
@pytest.mark.parametrize(
    ("side", "field", "free"),
    [
        ({}, [], True),
        ({"wounded": ["cassios"]}, [], False),
        ({"frozen": ["cassios"]}, [], False),
        ({"wounded": ["cassios"]}, ["june-du-cameleon"], True),
    ],
)
def test_jamais_a_healer_is_not_activated_and_does_not_fight_while_somebody_can_be_healed(
    table: Factory, side: dict[str, Any], field: list[str], free: bool
) -> None:
    """Beside June nobody can be healed."""
    t = table(
        seiya=Side(hand=["kiki", "seiya-verycommon", "seiya-verycommon"], **side),
        shun=Side(wounded=["leda"]),
        field=[TITAN, "spica", *field],
        boxes=BOXES,
        epic="ne-jamais-abandonner",
    )
    t.seiya.play("kiki", TITAN)
    assert t.seiya.can_activate("kiki") is free
    assert ("end" in t.seiya.options) is free
    t.seiya.play("seiya-verycommon", "spica").play("seiya-verycommon", "spica")
    assert t.seiya.can_acquire("spica", "force") is free


@rule("seiya:epopee:ne-jamais-abandonner:2")
def test_jamais_an_armour_is_no_healer(table: Factory) -> None:
    scale = "ecaille-de-poseidon"  # 1 Force, 1 Heal
    side = Side(hand=["moses-de-la-baleine"], armour=scale, wounded=["cassios"], discard=["oko"])
    t = table(seiya=side, field=["jaki"], boxes=BOXES, epic="ne-jamais-abandonner")
    assert t.seiya.can_activate(scale)
    t.seiya.play("moses-de-la-baleine").acquire("jaki", "force")
    assert scale in t.seiya.discard


@rule("seiya:epopee:ne-jamais-abandonner:2")
def test_jamais_who_is_bound_to_fight_is_free_to_fight(table: Factory) -> None:
    """Hyôga draws for a promise of Force, Shun for one of Cosmos: neither could heal any more."""
    side = Side(hand=["hyoga-verycommon", "hyoga-common"], draw=["oko"], wounded=["cassios"])
    t = table(hyoga=side, field=["spica"], epic="ne-jamais-abandonner")
    t.hyoga.play("hyoga-verycommon")
    assert "end" not in t.hyoga.options
    t.hyoga.play("hyoga-common").accept()
    assert "end" in t.hyoga.options
    assert t.hyoga.can_acquire("spica", "force")
    side = Side(hand=["shun-common"], draw=["oko"], wounded=["cassios"], armour="armure-du-lion")
    t = table(shun=side, field=["jabu-de-la-licorne"], epic="ne-jamais-abandonner")
    t.shun.play("shun-common").accept()
    assert "end" in t.shun.options
    assert t.shun.can_acquire("jabu-de-la-licorne", "cosmos")


# Soutien télépathique


@rule("seiya:epopee:soutien-telepathique:2")
@pytest.mark.parametrize(("side", "size"), [({"wounded": ["oko"]}, 6), ({"frozen": ["armure-du-lion"]}, 6), ({}, 5)])
def test_soutien_who_has_a_marked_card_draws_up_to_six(table: Factory, side: dict[str, Any], size: int) -> None:
    t = table(
        seiya=Side(hand=["seiya-common"], draw=packet("seiya", count=9), **side),
        shun=Side(wounded=["oko"]),
        field=[TITAN],
        boxes=BOXES,
        epic="soutien-telepathique",
    )
    t.seiya.end_turn()
    assert len(t.seiya.hand) == size
