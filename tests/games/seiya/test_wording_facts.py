"""Nothing that runs goes unsaid: whatever is changed in an ability shows in its text, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from pioche.games.seiya.acquire import COST, LEAST_COST
from pioche.games.seiya.card import Power, SeiyaCard
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.prices import Offer
from pioche.games.seiya.terms import SELF
from pioche.games.seiya.verbs import AddToDiscard, Draw, Take
from pioche.games.seiya.wording import ability_text, keyword, pv_text
from pioche.games.seiya.wording.cards import raw_text
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.perform import Sparing
from pioche.kernel.cards.query import Cards, Exists, Possible, Top
from pioche.kernel.cards.rule import Number, Replace
from pioche.kernel.cards.select import AtRandom
from pioche.kernel.cards.value import Value, walk
from pioche.kernel.cards.verbs import Until
from pioche.kernel.state.catalogue import Ability, Static
from pioche.kernel.wording import LANGUAGES
from tests.games.seiya.altered import COMMON_ZONES, altered

CARDS = {card.slug: card for card in ALL}


def said(card: SeiyaCard, ability: Ability, lang: str) -> str:
    """What an ability says; a change for which there are no words has been noticed as well."""
    try:
        return keyword(ability, lang) + ability_text(card, ability, lang)
    except LookupError as error:
        return repr(error)


def points(card: SeiyaCard, lang: str) -> str:
    try:
        return pv_text(card, lang)
    except LookupError as error:
        return repr(error)


def unsaid(card: SeiyaCard, lang: str) -> Iterator[Value]:
    """Abilities and rules of points that differ from those of a card in what they do, but not in their text."""
    for ability in card.abilities:
        text = said(card, ability, lang)
        yield from (other for other in altered(ability) if said(card, other, lang) == text)
    if card.pv_rule:
        text = points(card, lang)
        yield from (rule for rule in altered(card.pv_rule) if points(replace(card, pv_rule=rule), lang) == text)


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.slug)
def test_every_fact_of_a_card_shows(card: SeiyaCard) -> None:
    for lang in LANGUAGES:
        assert list(unsaid(card, lang)) == []


DEAF = {
    "a limit": ("epopee-la-force-de-l-amitie", "power", "once", "yes"),
    "a minimum of cards": ("ecaille-de-scylla", "do-draw", "left", "all"),
    "a bound": ("trident-de-poseidon", "bears-token", "span", "least"),
    "a player": ("jabu-de-la-licorne", "each-player", "whom", "anyone"),
    "a number": ("board-meteores-de-pegase", "technique", "n", 1),
    "a mark": ("hyoga-du-verseau", "do-acquire", "state", "none"),
    "an end of the field": ("aiolia-du-lion", "faces-end", "end", "first"),
    "a sort of effect": ("soldat-marina-4", "do-perform", "kind", "any"),
}


@pytest.mark.parametrize(("slug", "message", "field", "content"), DEAF.values(), ids=DEAF)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_that_leaves_out_a_fact_is_found_out(
    lang: str, slug: str, message: str, field: str, content: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = Voice.say

    def deaf(voice: Voice, spoken: str, **values: Any) -> str:
        return say(voice, spoken, **{**values, field: content} if spoken == message else values)

    raw_text.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(Voice, "say", deaf)
        found = list(unsaid(CARDS[slug], lang))
        raw_text.cache_clear()
    assert found


# Limits, minimums, durations and choices, each with the words for it


def of_common(node: Take | AddToDiscard) -> bool:
    """Whether cards are taken from where leaving would otherwise do something."""
    zones = {zone for part in walk(node.what) if isinstance(part, Cards) for zone in part.zones}
    zones |= {part.zone for part in walk(node.what) if isinstance(part, Top)}
    return bool(COMMON_ZONES & zones)


def lowers(node: Number) -> bool:
    """Whether it makes cards other than the one that says so cheaper."""
    fewer = min((part for value in walk(node.by) for part in numbers(value)), default=0) < 0
    return fewer and set(node.keys) <= set(COST.values()) and node.of != SELF


def numbers(value: Any) -> list[int]:
    return [part for name in value.__struct_fields__ if isinstance(part := getattr(value, name), int)]


BY_KEYWORD = (("entrave",), ("trials",), ("house",))  # the keyword, or "each time", says when what counts there does
Told = tuple[str, Callable[[Any], bool], dict[str, tuple[str, ...]], bool]
TOLD: tuple[Told, ...] = (  # what, which nodes, its words, and whether these say nothing else
    ("a duration", lambda node: isinstance(node, Until),
     {"fr": ("usqu'à la fin du tour",), "en": ("ntil the end of the turn",)}, True),
    ("once a turn", lambda node: isinstance(node, Power) and node.once,
     {"fr": ("ne fois par tour",), "en": ("nce per turn",)}, True),
    ("once a confrontation", lambda node: isinstance(node, Offer),
     {"fr": ("ne fois par affrontement",), "en": ("nce per confrontation",)}, True),
    ("a choice", lambda node: (isinstance(node, Do) and node.may) or (isinstance(node, Replace) and node.optional),
     {"fr": ("ous pouvez ", " peut "), "en": ("ou may ", " may ")}, False),
    ("chance", lambda node: isinstance(node, AtRandom), {"fr": ("au hasard",), "en": ("at random",)}, True),
    ("the least cost", lambda node: isinstance(node, Number) and lowers(node),
     {"fr": (f"(minimum {LEAST_COST})",), "en": (f"(minimum {LEAST_COST})",)}, False),
    ("cards taken without effect", lambda node: isinstance(node, Take | AddToDiscard) and of_common(node),
     {"fr": ("sans appliquer",), "en": ("without applying",)}, True),
    ("spared of Exit", lambda node: isinstance(node, Sparing),
     {"fr": ("vous-même leurs effets Sortie",), "en": ("their Exit effects yourself",)}, True),
    ("fewer cards than asked", lambda node: isinstance(node, Draw) and node.short,
     {"fr": ("s'il en reste,", "s'il y en a moins"), "en": ("if any are left", "if there are fewer")}, True),
    ("what must be possible", lambda node: isinstance(node, Possible),
     {"fr": ("(il faut que ce soit possible)",), "en": ("(which must be possible)",)}, True),
    ("a condition", lambda node: isinstance(node, Static) and node.when is not None and node.where not in BY_KEYWORD,
     {"fr": ("Si ", "si "), "en": ("If ", "if ")}, False),
)  # fmt: skip


@pytest.mark.parametrize(("told", "words", "only"), [row[1:] for row in TOLD], ids=[row[0] for row in TOLD])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_limits_minimums_durations_and_choices_are_told(
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
def test_how_many_there_must_be_is_told(lang: str) -> None:
    for card in ALL:
        for ability in card.abilities:
            for node in walk(ability):
                if isinstance(node, Exists) and node.least > 1:
                    assert f" {node.least} " in ability_text(card, ability, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_abilities_read_differently(lang: str) -> None:
    found: dict[str, Ability] = {}
    for card in ALL:
        for ability in card.abilities:
            text = keyword(ability, lang) + ability_text(card, ability, lang)
            assert found.setdefault(text, ability) == ability, text
