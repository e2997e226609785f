"""What tables say is well put: a sample of the sentences of random games, and that bad ones are noticed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pioche import games
from tests import grammar, sentences, soak

# What the page is sent in French, by the files of its words.
FRENCH = sorted(
    path
    for folder in ("server", "report", "kernel", "games/*/wording/talk", "games/*/offers")
    for path in (Path(__file__).parents[1] / "src/pioche").glob(f"{folder}/wording/fr.ftl")
)
BREAKS = re.compile(r"[\wÀ-ÿ’'»)\]}…] [:;!?»](?=\s|$|[.,)])|« ")

BAD = {
    "fr": [
        "Choisissez 1 cartes identiques.",
        "Le Leader de Obscur est retourné",
        "Vous prenez 3 carte",
        "Payer ce que demande Dauphin pour Dauphin",
        "Une puissance de 10\u202f000",
        "[Ultimate] Vous ne pouvez mettre qu'un exemplaire",
        "Une carte Heroic",
        "Si il en reste",
        "Gel : une carte",
        "Variante d'intendance",
        "Deck de le joueur",
    ],
    "en": [
        "Choose 1 cards.",
        "Put a Armour into play",
        "Draw 2 card",
        "You choose votre carte",
        "A power of 10,000",
        "It is worth 3 PV",
    ],
}


@pytest.mark.parametrize("name", games.NAMES)
def test_random_games_say_nothing_badly(name: str) -> None:
    assert sentences.mistakes("sample", soak.numbers(2, [name])) == {}


@pytest.mark.parametrize(("language", "text"), [(language, text) for language in BAD for text in BAD[language]])
def test_bad_sentences_are_noticed(language: str, text: str) -> None:
    assert list(grammar.mistakes(text, language))


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.parents[1].name))
def test_in_french_no_line_begins_with_a_sign(path: Path) -> None:
    """The space before it does not break."""
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) > 5
    assert [line for line in lines if BREAKS.search(line)] == []
