"""The glossary of the expansions: words that only need the cards themselves to be proven."""

from __future__ import annotations

import pytest

from pioche.games.seiya import Config, new
from pioche.games.seiya.card import (
    ARMOUR_TYPE,
    CHARACTER_TYPE,
    EPIC_TYPE,
    GIFT_TYPE,
    HEROES,
    PILLAR_TYPE,
    RELIC_TYPE,
    STATUE_TYPE,
    TECHNIQUE_TYPE,
    TRIAL_TYPE,
    Power,
    SeiyaCard,
    Technique,
)
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.powers import WEAPON
from pioche.games.seiya.tokens import AddTokens, GainTokens
from pioche.games.seiya.wording import class_name, type_name, zone_name
from pioche.kernel.cards.value import walk
from pioche.kernel.state.catalogue import Static
from tests.scenario import Factory, Side, rule


def with_word(word: str) -> list[SeiyaCard]:
    return [card for card in ALL if word in card.words()]


# Types


@rule("seiya:glossary:type-de-cartes:1", "seiya:glossary:relique:1")
def test_there_are_five_types_of_cards() -> None:
    """The Techniques of the boards, the statue and the Sens lie on the table like cards, but are none. Hadès adds
    Épreuves and Capacités.
    """
    types = {card.type for card in ALL if card.set != "hades"} - {TECHNIQUE_TYPE, STATUE_TYPE}
    assert types == {CHARACTER_TYPE, ARMOUR_TYPE, RELIC_TYPE, EPIC_TYPE, PILLAR_TYPE}
    assert {TRIAL_TYPE, GIFT_TYPE} <= {card.type for card in ALL if card.set == "hades"} - types
    relics = {card.slug for card in ALL if card.type == RELIC_TYPE and card.set != "hades"}
    assert relics == {"anneau-des-nibelungen", "balmung", "trident-de-poseidon", "urne-d-athena"}
    assert type_name(RELIC_TYPE, "fr") == "Relique"


# Classes


@pytest.mark.parametrize(
    ("word", "copies", "names"),
    [
        pytest.param("Garde", 12, 11, marks=rule("seiya:glossary:garde:1")),
        pytest.param("Guerrier", 21, 13, marks=rule("seiya:glossary:guerrier:1", "seiya:glossary:guerrier:2")),
        pytest.param("Guerrier Divin", 14, 7, marks=rule("seiya:glossary:guerrier-divin:1")),
        pytest.param("Marina", 23, 14, marks=rule("seiya:glossary:marina:1", "seiya:glossary:marina:2")),
        pytest.param("Général Marina", 14, 7, marks=rule("seiya:glossary:general-marina:1")),
        pytest.param(
            "Héros Transcendé", 5, 5, marks=rule("seiya:glossary:heros-transcende:1", "seiya:glossary:transcende:1")
        ),
    ],
)
def test_classes_of_characters(word: str, copies: int, names: int) -> None:
    found = with_word(word)
    assert {card.type for card in found} == {CHARACTER_TYPE}
    assert (sum(card.copies for card in found), len({card.name for card in found})) == (copies, names)
    assert class_name(word, "fr") == word


@rule("seiya:glossary:guerrier:2", "seiya:glossary:marina:2")
def test_a_word_means_all_classes_that_contain_it() -> None:
    assert {card.slug for card in with_word("Guerrier Divin")} < {card.slug for card in with_word("Guerrier")}
    assert {card.slug for card in with_word("Général Marina")} < {card.slug for card in with_word("Marina")}
    assert "bud-d-alcor" in {card.slug for card in with_word("Guerrier")}


@rule("seiya:glossary:armure:3", "seiya:glossary:ecaille:1", "seiya:glossary:robe-divine:1")
@pytest.mark.parametrize(("word", "count"), [("Robe Divine", 8), ("Écaille", 9)])
def test_robes_and_scales_are_armours_by_their_names(word: str, count: int) -> None:
    found = with_word(word)
    assert len(found) == count
    for card in found:
        assert (card.type, card.classes) == (ARMOUR_TYPE, ("Armure",))
        assert card.name.startswith(word)


# States and tokens


@rule("seiya:glossary:gelee:1", "seiya:glossary:marquee:1")
def test_frozen_is_what_was_frozen_and_marked_is_wounded_or_frozen(table: Factory) -> None:
    """Thor's Exit destroys a marked Character: a wounded and a frozen one can be chosen, no other."""
    side = Side(wounded=["oko"], frozen=["jaki", "armure-du-lion"], discard=["geist"])
    t = table(seiya=side, shun=Side(), field={6: "thor-de-phecda"}, boxes=("asgard",))
    t.seiya.end_turn()
    t.seiya.choose("option/1")
    t.pending("choose-destroy", "seiya")
    assert sorted(key.split("@")[0] for key in t.seiya.options) == ["jaki", "oko"]
    assert zone_name("frozen", "fr")


@rule("seiya:glossary:energie:1", "seiya:glossary:jeton-energie:1")
def test_the_energy_of_a_player_is_what_the_tokens_on_the_board_show(table: Factory) -> None:
    t = table(seiya=Side(energy=2), shun=Side(energy=1), field=["oko"], boxes=("asgard",))
    assert (t.seiya.view.counters["energy/0"], t.seiya.view.counters["energy/1"]) == (2, 1)
    assert "energy/0" not in new(Config(), 1).counters


@rule("seiya:glossary:technique:2")
def test_each_hero_has_four_techniques() -> None:
    boards: dict[str, list[int]] = {}
    for card in ALL:
        if card.type == TECHNIQUE_TYPE and card.mode != "duel":
            (ability,) = card.abilities
            assert isinstance(ability, Technique)
            boards.setdefault(card.board, []).append(ability.energy)
    assert boards == {hero: [0, 1, 2, 3] for hero in HEROES}


@rule("seiya:glossary:robe-d-odin:1")
def test_the_robe_of_odin_has_two_effects() -> None:
    (robe,) = (card for card in ALL if card.type == STATUE_TYPE)
    assert [type(ability) for ability in robe.abilities] == [Static, Power]


@rule("seiya:glossary:saphir-d-odin:1")
def test_the_god_warriors_and_nobody_else_have_the_sapphire() -> None:
    assert {card.slug for card in ALL if card.icon == "sapphire"} == {card.slug for card in with_word("Guerrier Divin")}


@rule("seiya:glossary:jeton-arme-de-la-balance:2")
def test_a_weapon_gives_four_force() -> None:
    assert (WEAPON.keys, WEAPON.by.count(new(Config(), 1), None)) == (("force",), 4)  # type: ignore[arg-type]


@rule("seiya:glossary:jeton-point-de-victoire:1")
def test_some_cards_use_tokens_of_victory_points() -> None:
    using = {
        card.slug
        for card in ALL
        for ability in card.abilities
        if any(isinstance(node, AddTokens | GainTokens) for node in walk(ability))
    }
    assert {"kanon-du-dragon-des-mers", "trident-de-poseidon", "epopee-defiance", "epopee-prise-d-otages"} <= using
    assert {card.set for card in ALL if card.slug in using} == {"poseidon", "hades"}
