"""What tables say is well put: a sample of the sentences of random games, and that bad ones are noticed."""

from __future__ import annotations

import pytest

from pioche import games
from tests import grammar, sentences, soak

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
    ],
}


@pytest.mark.parametrize("name", games.NAMES)
def test_random_games_say_nothing_badly(name: str) -> None:
    assert sentences.mistakes("sample", soak.numbers(2, [name])) == {}


@pytest.mark.parametrize(("language", "text"), [(language, text) for language in BAD for text in BAD[language]])
def test_bad_sentences_are_noticed(language: str, text: str) -> None:
    assert list(grammar.mistakes(text, language))
