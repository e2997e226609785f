"""Nothing that runs goes unsaid: whatever is changed in an ability shows in its text, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from pioche.games.veiel.card import VeielCard
from pioche.games.veiel.cards import ALL
from pioche.games.veiel.fight import Block
from pioche.games.veiel.lasting import Lasting, NextAttack
from pioche.games.veiel.moves import Walk
from pioche.games.veiel.targets import AHero, AllEnemies, AnEnemy
from pioche.games.veiel.terms import MoreHeroes
from pioche.games.veiel.wording import ability_line, ability_text
from pioche.games.veiel.wording.voice import Voice
from pioche.kernel.cards.effect import OneOf
from pioche.kernel.cards.value import walk
from pioche.kernel.state.catalogue import Ability
from pioche.kernel.wording import LANGUAGES
from tests.games.veiel.altered import altered

CARDS = {card.slug: card for card in ALL}


def said(card: VeielCard, ability: Ability, lang: str) -> str:
    """What an ability says; a change for which there are no words has been noticed as well."""
    try:
        return ability_text(card, ability, lang)
    except LookupError as error:
        return repr(error)


def unsaid(card: VeielCard, lang: str) -> Iterator[Ability]:
    """Abilities that differ from those of a card in what they do, but not in their text."""
    for ability in card.abilities:
        text = said(card, ability, lang)
        yield from (other for other in altered(ability) if said(card, other, lang) == text)


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.slug)
def test_every_fact_of_a_card_shows(card: VeielCard) -> None:
    for lang in LANGUAGES:
        assert list(unsaid(card, lang)) == []


DEAF = {
    "a number": ("rempart", "do-block", "n", "5"),
    "a target": ("egide", "do-block", "who", "tous"),
    "block that stays": ("vampire", "do-block", "kept", "no"),
    "all in the zone": ("ogre", "assault", "several", "yes"),
    "a bound": ("au-bord-du-gouffre", "just-bounds", "most", 5),
    "a distance": ("guet", "when-arrive-near-it", "within", 2),
    "a way": ("pas-celeste", "do-walk", "through", "yes"),
    "a pile": ("rappel-des-cendres", "do-recover", "into", "hand"),
}


@pytest.mark.parametrize(("slug", "message", "field", "content"), DEAF.values(), ids=DEAF)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_that_leaves_out_a_fact_is_found_out(
    lang: str, slug: str, message: str, field: str, content: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = Voice.say

    def deaf(voice: Voice, spoken: str, **values: Any) -> str:
        return say(voice, spoken, **{**values, field: content} if spoken == message else values)

    ability_text.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(Voice, "say", deaf)
        found = list(unsaid(CARDS[slug], lang))
        ability_text.cache_clear()
    assert found


# Targets, durations and choices, each with the words for it


Told = tuple[str, Callable[[Any], bool], dict[str, tuple[str, ...]], bool]
TOLD: tuple[Told, ...] = (  # what, which nodes, its words, and whether these say nothing else
    ("a duration", lambda node: isinstance(node, Lasting),
     {"fr": ("a fin de", "a fin du", "endant ce tour des héros", "endant son prochain tour"),
      "en": ("he end of", "n this heroes' turn", "n their next turn")}, False),
    ("the next attack", lambda node: isinstance(node, NextAttack),
     {"fr": (" prochaine carte",), "en": (" next attack card ",)}, True),
    ("another hero", lambda node: isinstance(node, AHero) and node.other,
     {"fr": ("n autre héros dans",), "en": ("nother hero in",)}, True),
    ("an enemy", lambda node: isinstance(node, AnEnemy), {"fr": ("n ennemi dans",), "en": ("n enemy in",)}, True),
    ("all enemies", lambda node: isinstance(node, AllEnemies),
     {"fr": ("tous les ennemis dans", "chaque ennemi dans"), "en": ("all enemies in", "each enemy in")}, True),
    ("a choice", lambda node: isinstance(node, OneOf), {"fr": ("Au choix",), "en": ("Choose one",)}, True),
    ("moves", lambda node: isinstance(node, Walk),
     {"fr": ("faire jusqu'à", "faire 1 déplacement"), "en": (" make up to", " make 1 move")}, True),
    ("what X is", lambda node: isinstance(node, MoreHeroes),
     {"fr": ("X est le nombre de héros moins 1.",), "en": ("X is the number of heroes minus 1.",)}, True),
    ("block that stays", lambda node: isinstance(node, Block) and node.kept,
     {"fr": (", gardés",), "en": (", which stays",)}, True),
)  # fmt: skip


@pytest.mark.parametrize(("told", "words", "only"), [row[1:] for row in TOLD], ids=[row[0] for row in TOLD])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_targets_durations_and_choices_are_told(
    told: Callable[[Any], bool], words: dict[str, tuple[str, ...]], only: bool, lang: str
) -> None:
    found = 0
    for card in ALL:
        for ability in card.abilities:
            text = ability_text(card, ability, lang)
            wanted, worded = any(map(told, walk(ability))), any(word in text for word in words[lang])
            found += wanted
            assert worded if wanted else not (only and worded), text
    assert found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_abilities_read_differently(lang: str) -> None:
    found: dict[tuple[str, str], Ability] = {}
    for card in ALL:
        for ability in card.abilities:
            text = ability_line(card, ability, lang)
            assert found.setdefault((text, card.zone), ability) == ability, text
