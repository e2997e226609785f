"""Card texts: all of them as people read them (texts.txt), and proof that they say all that runs.

Run this module as a script to write texts.txt anew after a change of wording.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from pioche.games.seiya import RULES
from pioche.games.seiya.bind import OnTop
from pioche.games.seiya.card import Activation, SeiyaCard
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.enfers import EndOfEnfers
from pioche.games.seiya.epic_verbs import ChangePlaces
from pioche.games.seiya.houses import OwnDoing
from pioche.games.seiya.souls import HasSouls
from pioche.games.seiya.tallies import Often
from pioche.games.seiya.terms import Aim, Asked, Beyond
from pioche.games.seiya.trials import Claim, InMainPhase
from pioche.games.seiya.verbs import RemoveFlame
from pioche.games.seiya.wording import (
    Unworded,
    ability_text,
    card_text,
    class_name,
    keyword,
    profile_text,
    pv_text,
    rank_name,
    title,
    type_name,
    zone_name,
)
from pioche.games.seiya.wording.cards import text_of, worth
from pioche.games.seiya.wording.conditions import condition
from pioche.games.seiya.wording.effects import worded
from pioche.games.seiya.wording.keywords import keyword_of
from pioche.games.seiya.wording.lent import lent
from pioche.games.seiya.wording.nouns import describe, noun_of
from pioche.games.seiya.wording.phrases import everything, limit, scaled, selection
from pioche.games.seiya.wording.rules import statement
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import Cards, Exists, Fewer, IsBound, IsSource, Possible, Test
from pioche.kernel.cards.value import Effect, Value, walk
from pioche.kernel.wording import LANGUAGES

GOLDEN = Path(__file__).with_name("texts.txt")
CARDS = {card.slug: card for card in ALL}


def texts() -> str:
    """Every card in both languages, in the order of the catalogue."""
    blocks = []
    for card in ALL:
        lines = [f"{card.number or '---'} {card.name} ({card.slug})"]
        for lang in LANGUAGES:
            lines += [f"  {lang}  {line}" for line in (profile_text(card, lang), *card_text(card, lang).splitlines())]
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


def test_texts_are_as_reviewed() -> None:
    assert texts() == GOLDEN.read_text("utf-8")


def test_what_cards_say() -> None:
    card = CARDS["armure-du-verseau"]
    (ability,) = card.abilities
    assert ability_text(card, ability, "fr") == "Soignez tous vos Chevaliers blessés."
    assert ability_text(card, ability, "en") == "Heal all your wounded Saints."
    assert (keyword(ability, "fr"), keyword(ability, "en")) == ("Défausser", "Discard")
    assert card_text(card, "fr") == "Défausser\u00a0: soignez tous vos Chevaliers blessés."
    assert card_text(card, "en") == "Discard: Heal all your wounded Saints."
    assert pv_text(card, "fr") == ""


def test_what_counts_in_play_has_no_keyword() -> None:
    card = CARDS["marine-de-l-aigle"]
    (ability,) = card.abilities
    assert keyword(ability, "fr") == ""
    assert card_text(card, "en").splitlines() == [pv_text(card, "en"), ability_text(card, ability, "en")]


def test_a_card_without_abilities_says_nothing() -> None:
    assert card_text(CARDS["seiya-verycommon"], "fr") == ""
    assert card_text(CARDS["seiya-verycommon"], "en") == ""


def test_names_for_others() -> None:
    assert class_name("Chevalier d'Or", "fr", many=True) == "Chevaliers d'Or"
    assert class_name("Chevalier sans constellation", "en") == "Saint without constellation"
    assert type_name("personnage", "en", many=True) == "Characters"
    assert rank_name("very-common", "fr", gender="f", many=True) == "très communes ●"
    assert rank_name("rare", "en") == "rare ★"
    assert rank_name("very-rare", "fr") == "très rare"
    assert title(CARDS["hyoga-uncommon-asgard"], "fr") == "Hyôga du Cygne ▲◆"
    assert title(CARDS["armure-du-cygne-asgard"], "fr") == "Armure du Cygne (Asgard)"
    assert title(CARDS["board-chevalier-du-cygne-4"], "en") == "Cygnus Saint (4)"
    assert title(CARDS["hilda"], "en") == "Hilda"
    assert zone_name("removed", "fr") == "défausse commune"
    assert zone_name("hand", "en", "they") == "their hand"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_zone_and_class_has_a_name(lang: str) -> None:
    assert all(zone_name(zone, lang) for zone in RULES.zones)
    assert all(class_name(word, lang) for card in ALL for word in (card.type, *card.classes))


def test_both_languages_have_the_same_messages() -> None:
    found = [
        re.findall(r"^([\w-]+) =", files("pioche.games.seiya.wording").joinpath(f"{lang}.ftl").read_text("utf-8"), re.M)
        for lang in LANGUAGES
    ]
    assert found[0] == found[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_well_formed(lang: str) -> None:
    for card in ALL:
        for line in (profile_text(card, lang), *card_text(card, lang).splitlines()):
            assert line[0].isupper(), line
            assert line.endswith("."), line
            assert not re.search(r"  |,,|\.\.| [,.)]|\{|\}", line), line
            if lang == "fr":
                assert not re.search("[^\u00a0][:;!?»]|«[^\u00a0]", line), line
                assert not re.search(r"\b((de|que) (un|il|elle)|si il|l[ae] Armure|de le|à le)\b", line), line


# Every struct has words


WORDINGS = (keyword_of, text_of, worded, statement, lent, condition, selection, noun_of, everything, describe, scaled)
WORDINGS += (worth, limit)
WITHIN = {
    Aim,
    Asked,
    Beyond,
    ChangePlaces,
    Claim,
    EndOfEnfers,
    Fewer,
    HasSouls,
    InMainPhase,
    IsBound,
    IsSource,
    Often,
    OnTop,
    OwnDoing,
    Possible,
}  # said by what holds them


def nodes_of(card: SeiyaCard) -> Iterator[Value]:
    for value in (*card.abilities, *([card.pv_rule] if card.pv_rule else [])):
        yield from walk(value)


@pytest.mark.parametrize(
    "kind", sorted({type(node) for card in ALL for node in nodes_of(card)}, key=lambda k: k.__name__)
)
def test_every_struct_on_a_card_has_its_wording(kind: type[Any]) -> None:
    assert kind in WITHIN or any(kind in function.registry for function in WORDINGS)


class Dance(Effect, Struct, frozen=True):
    """An effect that nobody has words for."""


class Blue(Test, Struct, frozen=True):
    """Nor for this test."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_struct_is_named(lang: str) -> None:
    card = CARDS["cassios"]
    with pytest.raises(Unworded, match="Dance"):
        ability_text(card, Activation("discard", Seq((Dance(),))), lang)
    with pytest.raises(Unworded, match="Blue"):
        ability_text(card, Activation("discard", RemoveFlame(), needs=Exists(Cards(("hand",), Blue()))), lang)


if __name__ == "__main__":
    GOLDEN.write_text(texts(), "utf-8")


def test_english_calls_cards_as_the_saga_does() -> None:
    assert title(CARDS["seiya-common"], "en") == "Pegasus Seiya ▲"
    assert title(CARDS["ikki-verycommon"], "en") == "Phoenix Ikki ●"
    assert title(CARDS["armure-du-cygne-asgard"], "en") == "Cygnus Armour (Asgard)"
    assert title(CARDS["gigas"], "en") == "Gigas"
