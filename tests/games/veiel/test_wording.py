"""Card texts: all of them as people read them (texts.txt), and proof that they say all that runs.

Run this module as a script to write texts.txt anew after a change of wording.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from pioche.games.veiel import grid
from pioche.games.veiel.card import OnPlay, VeielCard
from pioche.games.veiel.cards import ALL
from pioche.games.veiel.fight import Damage
from pioche.games.veiel.lasting import Lasting
from pioche.games.veiel.targets import Me, Target
from pioche.games.veiel.terms import BesideEnemy, InCentre, InColumns, MoreHeroes, OwnTurn, StoodStill, Sum, TimesX
from pioche.games.veiel.tests import Against, AttacksRow, NearIt, PlayedBy, PlayedOnHere
from pioche.games.veiel.wording import (
    Unworded,
    ability_text,
    card_text,
    category,
    keyword,
    profile_text,
    statements,
    title,
    zone_name,
    zone_rows,
)
from pioche.games.veiel.wording.amounts import share
from pioche.games.veiel.wording.cards import text_of
from pioche.games.veiel.wording.conditions import condition
from pioche.games.veiel.wording.effects import clause
from pioche.games.veiel.wording.nouns import named
from pioche.games.veiel.wording.rules import OF_CARDS, SIMPLE, statement
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import Both, Either, Fixed, Is, IsBound, Not
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.value import Effect, walk
from pioche.kernel.wording import LANGUAGES

GOLDEN = Path(__file__).with_name("texts.txt")
CARDS = {card.slug: card for card in ALL}


def texts() -> str:
    """Every card in both languages, in the order of the catalogue."""
    blocks = []
    for card in ALL:
        lines = [f"{card.name} / {card.english} ({card.slug})"]
        for lang in LANGUAGES:
            lines += [f"  {lang}  {line}" for line in (profile_text(card, lang), *statements(card, lang))]
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


def test_texts_are_as_reviewed() -> None:
    assert texts() == GOLDEN.read_text("utf-8")


def test_what_cards_say() -> None:
    card = CARDS["stigmates"]
    played, passive = card.abilities
    assert ability_text(card, played, "fr") == "Soignez 2 de vos blessures. Vous gagnez 2 blocages."
    assert (keyword(card, played, "fr"), keyword(card, passive, "fr")) == ("", "Passif")
    assert card_text(card, "en").splitlines()[1] == (
        "Passive: each time an enemy's attack gives you at least 1 wound, that enemy suffers 1 damage."
    )
    assert card_text(CARDS["tir-de-precision"], "fr") == "Amorce. Infligez 3 dégâts à un ennemi dans la zone."
    assert card_text(CARDS["barbare"], "fr") == ""


def test_names() -> None:
    assert title(CARDS["frappe"], "fr") == "Frappe"
    assert title(CARDS["frappe"], "en") == "Frappe (Strike)"
    assert title(CARDS["miracle"], "en") == "Miracle"
    assert category(CARDS["egide"], "fr") == "Héros\u00a0: Novice ★"
    assert category(CARDS["griffes-ardentes"], "en") == "Action (Vorgath, Ember Heart)"


def test_profiles_tell_what_is_printed() -> None:
    assert profile_text(CARDS["barbare"], "en") == (
        "Hero, red and violet; threat 4, 3 swords; base deck: 5 “Strike”, 3 “Parry” and 2 “Run”; 1 copy."
    )
    assert profile_text(CARDS["nuee-de-rats"], "fr") == (
        "Ennemi\u00a0: Basique, les bêtes\u00a0; vitalité (vies × dégâts)\u00a0: 3 × 2 à 2 héros, 3 × 3 à 3 héros, "
        "4 × 3 à 4 héros, 6 × 3 à 5 héros\u00a0; zone\u00a0: tout droit, 1 case\u00a0; 2 exemplaires."
    )
    for card in ALL:
        assert profile_text(card, "fr").endswith("conçue pour ce projet.") is (card.source == "original")
        assert profile_text(card, "en").endswith("designed for this project.") is (card.source == "original")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_fact_shows_in_the_profile(lang: str) -> None:
    changes: dict[str, dict[str, Any]] = {
        "frappe": {"kind": "reward", "types": ("soin",), "colours": ("bleu",), "zone": "trait", "crossed": True},
        "barbare": {"threat": 5, "swords": 1, "base": (("frappe", 10),), "copies": 2, "source": "original"},
        "meteore": {"rare": False},
        "sang-bouillant": {"kind": "master", "hero": "chevalier"},
        "zombi": {"tier": "basic", "family": "bande", "vitality": ((1, 1),)},
        "festin": {"boss": "mere-des-essaims"},
    }
    for slug, facts in changes.items():
        for name, content in facts.items():
            assert profile_text(replace(CARDS[slug], **{name: content}), lang) != profile_text(CARDS[slug], lang), name


def test_the_zone_of_an_attack_is_that_of_its_card() -> None:
    for card in ALL:
        if assault := card.assault():
            assert assault.zone == card.zone


# Zones


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_zone_has_words_of_its_own(lang: str) -> None:
    assert len({zone_name(shape, lang, crossed) for shape in grid.SHAPES for crossed in (False, True)}) == 32


def test_zones_in_words() -> None:
    assert zone_name("trait", "fr") == "en ligne, jusqu'à 3 cases"
    assert zone_name("trait", "en") == "on line, up to 3 cells"
    assert zone_name("infini", "fr", crossed=True) == "tout le plateau, sauf le héros qui joue la carte"


DRAWN = {
    "soi": "■",
    "contact": "■□",
    "allonge": "■□□",
    "trait": "■□□□",
    "ligne": "■□□□□□",
    "tir": "■·□□",
    "tir-long": "■·□□□",
    "arc": "·□ ■□ ·□",
    "cone": "··□ ■□□ ··□",
    "eclat": "··□· ■□□□ ··□·",
    "croix": "·□· □■□ ·□·",
    "anneau": "□□□ □■□ □□□",
    "losange": "··□·· ·□□□· □□■□□ ·□□□· ··□··",
    "losange3": "···□··· ··□□□·· ·□□□□□· □□□■□□□ ·□□□□□· ··□□□·· ···□···",
    "croisee": "·····□····· ·····□····· ·····□····· □□□□□■□□□□□ ·····□····· ·····□····· ·····□·····",
    "infini": "■∞",
}


def test_zones_drawn() -> None:
    assert {shape: " ".join(zone_rows(shape)) for shape in grid.SHAPES} == DRAWN
    assert zone_rows("contact", crossed=True) == ("⊠□",)
    assert zone_rows("infini", crossed=True) == ("⊠∞",)


# Form


def test_both_languages_have_the_same_messages() -> None:
    found = [
        re.findall(r"^([\w-]+) =", files("pioche.games.veiel.wording").joinpath(f"{lang}.ftl").read_text("utf-8"), re.M)
        for lang in LANGUAGES
    ]
    assert found[0] == found[1]
    assert len(set(found[0])) == len(found[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_well_formed(lang: str) -> None:
    for card in ALL:
        for line in (profile_text(card, lang), *statements(card, lang)):
            assert line[0].isupper(), line
            assert line.endswith("."), line
            assert not re.search(r"  |,,|\.\.| [,.)]|\( |\{|\}", line), line
            if lang == "fr":
                assert not re.search("[^\u00a0][:;!?»]|«[^\u00a0]", line), line
                assert not re.search(r"\b((de|que) (un|il|elle)|si il|de le|à le)\b", line), line
                assert not re.search(rf"\b(1 {THINGS}s|[2-9X] {THINGS})\b", line), line


THINGS = "(dégât|blocage|blessure|carte|case|déplacement)"


# Every struct has words


DISPATCHED = (text_of, clause, statement, condition, named, share)
WITHIN: set[type[Any]] = {  # said by what holds them
    *(type(test) for test in (*SIMPLE, *OF_CARDS)),
    *(Sum, Fixed, MoreHeroes, TimesX),
    *(Seq, Both, Either, Not, Is, IsBound, NearIt, AttacksRow),
    *(OwnTurn, InColumns, InCentre, StoodStill, BesideEnemy),
}


@pytest.mark.parametrize(
    "kind",
    sorted(
        {type(node) for card in ALL for ability in card.abilities for node in walk(ability)}, key=lambda k: k.__name__
    ),
)
def test_every_struct_on_a_card_has_its_wording(kind: type[Any]) -> None:
    dispatched = any(
        function.dispatch(kind) is not function.dispatch(object)
        for function in DISPATCHED  # type: ignore[attr-defined]
    )
    assert kind in WITHIN or dispatched


class Dance(Effect, Struct, frozen=True):
    """An effect that nobody has words for."""


class Nobody(Target, Struct, frozen=True):
    """Nor for these figures."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_has_no_words_is_named(lang: str) -> None:
    card = CARDS["frappe"]

    def said(effect: Effect, of: VeielCard = card) -> str:
        return ability_text(of, OnPlay(effect), lang)

    with pytest.raises(Unworded, match="Dance"):
        said(Seq((Dance(),)))
    with pytest.raises(Unworded, match="Nobody"):
        said(Damage(Fixed(1), Nobody()))
    with pytest.raises(Unworded, match="Me of a battlefield"):
        said(Damage(Fixed(1), Me()), CARDS["embuscade"])
    with pytest.raises(Unworded, match="PlayedOnHere"):
        said(Lasting((Number(("damage",), Fixed(1), PlayedOnHere()),), Me(), "enemies"))
    with pytest.raises(LookupError):
        said(Lasting((When("sneeze", Is("attaque") & PlayedBy(), Dance()),), Me(), "enemies"))
    with pytest.raises(LookupError):
        said(Lasting((Number(("moves",), Fixed(1), Is("attaque") & Against()),), Me(), "enemies"))


if __name__ == "__main__":
    GOLDEN.write_text(texts(), "utf-8")
