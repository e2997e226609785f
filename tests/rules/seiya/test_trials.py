"""The Épreuves about the own cards and what is acquired: what meets each of them, and what does not (Hadès)."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.games.seiya.cards import hades_trials
from pioche.games.seiya.tallies import tally
from pioche.games.seiya.verbs import Destroy, Freeze, Heal, Wound
from pioche.games.seiya.vocabulary import (
    ARMOUR,
    CHARACTER,
    OPPONENTS,
    AcquireFree,
    Each,
    Exchange,
    activation,
    discard_pile,
    draw,
    every,
    field,
    on_marked,
    one,
    wounded,
)
from tests.rules.seiya.trials import FIFTH, JABU, SEIYA, TELEPORT, cast, meeting, met, person, unmet, win
from tests.scenario import Factory, Scenario, Side, rule

NAMES = {
    "epreuve-porte-des-enfers": "La Porte des Enfers", "epreuve-fleuve-acheron": "Le Fleuve Achéron",
    "epreuve-tribunal-du-silence": "Le Tribunal du Silence", "epreuve-vallee-du-vent-noir": "La Vallée du Vent Noir",
    "epreuve-fosse-de-sang": "La Fosse de Sang bouillant", "epreuve-foret-des-suicides": "La Forêt des Suicidés",
    "epreuve-cocyte": "Le Cocyte", "epreuve-caina": "La Caïna", "epreuve-antenora": "L'Antenora",
    "epreuve-ptolomea": "La Ptolomea", "epreuve-giudecca": "La Giudecca",
    "epreuve-mur-des-lamentations": "Le Mur des Lamentations", "epreuve-hyperdimension": "L'Hyperdimension",
    "epreuve-champs-elysees": "Les Champs Élysées", "epreuve-chateau-d-hades": "Le Château d'Hadès",
    "epreuve-deux-sals": "Le Jardin des deux Sals", "epreuve-puits-des-morts": "Le Puits des Morts",
    "epreuve-jardin-d-eurydice": "Le Jardin d'Eurydice", "epreuve-armee-des-morts": "L'Armée des Morts",
}  # fmt: skip


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=rule(f"seiya:card:{slug}:0")) for slug in NAMES])
def test_there_is_one_of_each_epreuve(slug: str) -> None:
    (card,) = (card for card in hades_trials.CARDS if card.slug == slug)
    assert (card.name, card.set, card.type, card.classes) == (NAMES[slug], "hades", "epreuve", ("Épreuve",))
    assert (card.number, card.copies, card.ranks, card.numbers(), card.pv) == ("", 1, (), {}, None)
    assert card.source == ("rulebook" if slug == "epreuve-cocyte" else "original")
    assert len(hades_trials.CARDS) == 19


# What happens to the own cards


@rule("seiya:card:epreuve-vallee-du-vent-noir:1")
def test_vallee_a_hero_is_discarded_from_the_hand(table: Factory) -> None:
    t = meeting(table, "vallee-du-vent-noir", seiya=Side(hand=[SEIYA], draw=[JABU, JABU], senses=[FIFTH]))
    t.seiya.choose(f"sense:{FIFTH}")
    assert t.seiya.discard == [SEIYA]
    met(t)


@rule("seiya:card:epreuve-vallee-du-vent-noir:1")
def test_vallee_no_other_card_and_not_from_play_and_not_in_upkeep(table: Factory) -> None:
    t = meeting(
        table, "vallee-du-vent-noir",
        seiya=Side(hand=[JABU, SEIYA, SEIYA], draw=[JABU, JABU], senses=[FIFTH], wounded=[JABU]), field=["worn"],
    )  # fmt: skip
    t.seiya.choose(f"sense:{FIFTH}").choose(JABU)
    unmet(t)
    t.seiya.play(SEIYA).acquire("worn", "force", using=())
    assert SEIYA in t.seiya.discard
    unmet(t)
    t.seiya.end_turn(discard=[SEIYA])
    assert t.pending("main-phase", "shun")
    assert t.slugs("trials") == ["epreuve-vallee-du-vent-noir"]


SUFFERED = [
    pytest.param("fosse-de-sang", "wound", Wound, marks=rule("seiya:card:epreuve-fosse-de-sang:1")),
    pytest.param("foret-des-suicides", "destroy", Destroy, marks=rule("seiya:card:epreuve-foret-des-suicides:1")),
    pytest.param("cocyte", "freeze", Freeze, marks=rule("seiya:card:epreuve-cocyte:1", "hades:epreuves:1")),
]


@pytest.mark.parametrize(("slug", "how", "verb"), SUFFERED)
def test_fosse_foret_and_cocyte_an_own_card_suffers_it(table: Factory, slug: str, how: Any, verb: Any) -> None:
    martyr = person("martyr", activation(how, draw(1)))
    t = meeting(table, slug, martyr, seiya=Side(hand=["martyr"], draw=[JABU, JABU]))
    t.seiya.play("martyr", "weak").use("martyr")
    met(t)


@pytest.mark.parametrize(("slug", "how", "verb"), SUFFERED)
def test_fosse_foret_and_cocyte_an_opponents_card_is_not_enough(table: Factory, slug: str, how: Any, verb: Any) -> None:
    t = cast(table, slug, verb(every(discard_pile(whose=OPPONENTS))), shun=Side(discard=[JABU]))
    assert t.shun.discard == []
    unmet(t)


@pytest.mark.parametrize(("slug", "how", "verb"), SUFFERED)
@rule("hades:epreuves:5")
def test_ruling_whoevers_effect_it_is(table: Factory, slug: str, how: Any, verb: Any) -> None:
    """An opponent's card strikes back when it is marked."""
    viper = person("viper", on_marked(verb(every(discard_pile(whose=OPPONENTS)))))
    t = cast(
        table, slug, (Freeze if verb is Wound else Wound)(every(discard_pile(whose=OPPONENTS))), viper,
        shun=Side(discard=["viper"]),
    )  # fmt: skip
    assert t.seiya.discard == []
    met(t)


@rule("seiya:card:epreuve-fosse-de-sang:1")
def test_fosse_a_character_must_be_wounded(table: Factory) -> None:
    effect = Wound(every(discard_pile(ARMOUR)))
    t = cast(table, "fosse-de-sang", effect, seiya=Side(hand=["spell"], discard=["plate"]))
    assert t.seiya.wounded == ["plate"]
    unmet(t)


@rule("hades:epreuves:2", "seiya:card:epreuve-cocyte:1")
def test_ruling_several_at_once_meet_it_once_and_who_declines_can_meet_it_anew(table: Factory) -> None:
    spells = (
        person("frost", activation("discard", Freeze(every(discard_pile(CHARACTER))))),
        person("ice", activation("freeze", draw(1))),
    )
    t = meeting(
        table, "cocyte", *spells, seiya=Side(hand=["frost", "ice"], discard=[JABU, SEIYA, SEIYA], draw=[JABU, JABU])
    )
    t.seiya.play("frost", "weak").play("ice", "weak").use("frost")
    assert t.pending("trial")
    t.seiya.decline()
    unmet(t)
    t.seiya.use("ice")
    met(t)


@rule("seiya:card:epreuve-jardin-d-eurydice:1")
def test_eurydice_one_step_of_a_frozen_card_is_healing(table: Factory) -> None:
    t = meeting(table, "jardin-d-eurydice", seiya=Side(hand=["medic"], frozen=[JABU]))
    t.seiya.play("medic", "weak").heal_with("medic")
    assert t.seiya.frost == [1]
    met(t)


@rule("seiya:card:epreuve-jardin-d-eurydice:1")
def test_eurydice_a_wounded_card_of_ones_own(table: Factory) -> None:
    t = meeting(table, "jardin-d-eurydice", seiya=Side(hand=["medic"], wounded=[JABU]))
    t.seiya.play("medic", "weak").heal_with("medic")
    met(t)
    t = cast(table, "jardin-d-eurydice", Heal(every(wounded(whose=OPPONENTS))), shun=Side(wounded=[JABU]))
    assert t.shun.discard == [JABU]
    unmet(t)


# Acquiring


@pytest.mark.parametrize(
    ("slug", "card", "enough"),
    [
        pytest.param("caina", "gem", True, marks=rule("seiya:card:epreuve-caina:1")),
        pytest.param("caina", "crown", True, marks=rule("seiya:card:epreuve-caina:1")),
        pytest.param("caina", "worn", False, marks=rule("seiya:card:epreuve-caina:1")),
        pytest.param("ptolomea", "plate", True, marks=rule("seiya:card:epreuve-ptolomea:1")),
        pytest.param("ptolomea", "gem", False, marks=rule("seiya:card:epreuve-ptolomea:1")),
        pytest.param("hyperdimension", "idea", True, marks=rule("seiya:card:epreuve-hyperdimension:1")),
        pytest.param("hyperdimension", "worn", False, marks=rule("seiya:card:epreuve-hyperdimension:1")),
    ],
)
def test_caina_ptolomea_and_hyperdimension_ask_what_is_acquired_or_by_what(
    table: Factory, slug: str, card: str, enough: bool
) -> None:
    t = meeting(table, slug, seiya=Side(hand=["titan"]), field=[card])
    win(t, card, "cosmos" if card == "idea" else "force")
    if enough:
        met(t)
    else:
        unmet(t)


@rule("hades:precisions:29", "hades:precisions:18")
def test_the_armour_for_which_gemini_is_exchanged_is_acquired_and_equipped_at_once(table: Factory) -> None:
    side = Side(hand=["armure-des-gemeaux"])
    t = meeting(table, "ptolomea", seiya=side, shun=Side(armour="armure-du-lion"))
    t.seiya.play("armure-des-gemeaux").accept()
    assert (t.seiya.armour, t.shun.armour, t.seiya.discard) == (["armure-du-lion"], ["armure-des-gemeaux"], [])
    met(t)


@rule("hades:precisions:18")
def test_own_cards_that_change_places_are_not_acquired(table: Factory) -> None:
    juggler = person("juggler", activation("discard", Exchange(one(discard_pile(ARMOUR)), one(wounded()))))
    side = Side(hand=["juggler"], discard=["plate"], wounded=["weak"])
    t = meeting(table, "antenora", juggler, seiya=side)
    t.seiya.play("juggler", "weak").use("juggler")
    assert (t.seiya.wounded, t.game.tallies.get(tally("acquire", 0), 0)) == (["plate"], 0)


@rule("seiya:card:epreuve-antenora:1")
def test_antenora_the_second_card_of_a_turn_annihilated_or_not(table: Factory) -> None:
    t = meeting(table, "antenora", seiya=Side(hand=["titan", "titan"]), enfers={5: "ash"})
    win(t, "weak")
    unmet(t)
    win(t, "ash")
    met(t)


@rule("seiya:card:epreuve-antenora:1", "hades:precisions:19")
def test_antenora_a_capacite_of_the_common_pile_is_acquired_too(table: Factory) -> None:
    """Who annihilates Myu draws one: the Character is the first card, the Capacité the second."""
    side = Side(hand=["titan", "titan"])
    for pile, enough in ([TELEPORT], True), ([], False):
        t = meeting(table, "antenora", seiya=side, enfers={5: "myu-du-papillon"}, capacities=pile)
        win(t, "myu-du-papillon")
        assert t.seiya.gifts == pile
        if enough:
            met(t)
        else:
            unmet(t)


@rule("seiya:card:giganto-du-cyclope:2", "hades:precisions:19")
def test_under_giganto_a_capacite_drawn_is_one_of_two_cards(table: Factory) -> None:
    side = Side(hand=["titan", "titan"], entrave=["giganto-du-cyclope"])
    for pile, left in ([TELEPORT], False), ([], True):
        t = meeting(table, "cocyte", seiya=side, enfers={5: "myu-du-papillon"}, capacities=pile)
        win(t, "myu-du-papillon")
        t.seiya.play("titan", "weak")
        assert t.seiya.can_acquire("weak", "force") is left


@rule("seiya:card:epreuve-antenora:1")
def test_antenora_not_what_another_acquires_nor_in_another_turn(table: Factory) -> None:
    t = cast(
        table, "antenora", Each(OPPONENTS, AcquireFree(one(field(CHARACTER)))),
        seiya=Side(hand=["spell", "titan", "titan"]), shun=Side(), field=["weak", "wall"],
        reserve=["worn"] * 12,
    )  # fmt: skip
    t.shun.choose("wall")
    assert t.shun.discard == ["wall"]
    win(t, "weak")
    unmet(t)
    t.seiya.end_turn()
    t.shun.end_turn()
    win(t, "worn")
    unmet(t)


@rule("seiya:card:epreuve-caina:1")
def test_caina_the_active_player_must_acquire_it(table: Factory) -> None:
    t = cast(table, "caina", Each(OPPONENTS, AcquireFree(one(field(CHARACTER)))), field=["weak", "gem"])
    t.shun.choose("gem")
    assert t.shun.discard == ["gem"]
    unmet(t)


@pytest.mark.parametrize(("slot", "enough"), [(5, True), (6, False)])
@rule("seiya:card:epreuve-mur-des-lamentations:1")
def test_mur_a_card_is_overcome_for_six_force_reductions_counted(table: Factory, slot: int, enough: bool) -> None:
    t = meeting(table, "mur-des-lamentations", seiya=Side(hand=["titan"]), field={slot: "wall"})
    win(t, "wall")
    assert t.seiya.discard == ["wall", "titan"]
    if enough:
        met(t)
    else:
        unmet(t)


@rule("seiya:card:epreuve-mur-des-lamentations:1")
def test_mur_the_bonus_of_the_own_space_lowers_what_was_paid(table: Factory) -> None:
    def given() -> Scenario:
        t = meeting(table, "mur-des-lamentations", seiya=Side(hand=["titan"]), enfers={5: "colossus"})
        t.seiya.play("titan", "colossus")
        return t

    full, lower = (key for key in given().seiya.options if key.startswith("acquire:colossus"))
    t = given()
    t.seiya.choose(full)
    met(t)
    t = given()
    t.seiya.choose(lower)
    assert t.seiya.neant == ["colossus"]
    unmet(t)


@rule("seiya:card:epreuve-mur-des-lamentations:1")
def test_mur_a_pillar_counts_and_cosmos_does_not(table: Factory) -> None:
    pillar = "pilier-de-l-ocean-pacifique-nord"
    t = meeting(table, "mur-des-lamentations", seiya=Side(hand=["titan", "titan"]), pillars=[pillar])
    t.seiya.play("titan", pillar)
    win(t, pillar)
    assert t.seiya.trophies == [pillar]
    met(t)
    t = meeting(table, "mur-des-lamentations", seiya=Side(hand=["titan"]), field=["wall"])
    win(t, "wall", "cosmos")
    unmet(t)
