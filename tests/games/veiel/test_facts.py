"""The catalogue: its facts and its totals are those of the facts table."""

from __future__ import annotations

import csv
import os
from collections import Counter
from pathlib import Path

import pytest

from pioche.games.veiel import RULES
from pioche.games.veiel.card import COLOURLESS, STARS, Assault, Kind, OnPlay, VeielCard
from pioche.games.veiel.cards import ALL
from pioche.games.veiel.terms import IfAmount, MoreHeroes, PerCellMoved, PerWounds, Sum
from pioche.games.veiel.wording import ability_text, category
from pioche.kernel.cards.query import Fixed
from pioche.kernel.cards.value import Amount
from pioche.kernel.state.catalogue import Static
from tests.scenario import rule

SHARED = Path(os.environ.get("PIOCHE_SHARED") or Path(__file__).parents[4] / "shared")
TABLE = SHARED / "facts" / "veiel-cards.tsv"
DECKS: dict[str, Kind] = {"initie": "initiate", "adeptes": "adept", "maitre": "master"}  # where the table is French
TIERS = {"basic": "basique", "intermediate": "intermediaire", "powerful": "puissant", "boss": "boss", "": ""}
BY_SLUG = {card.slug: card for card in ALL}
# Tuned since (docs/veiel-balance.md): a number of the table, and what it is now.
TUNED = {"rempart": ("5", "6")}


@pytest.fixture(scope="module")
def facts() -> dict[str, dict[str, str]]:
    """The rows of the facts table, by slug."""
    if not TABLE.exists():
        pytest.skip(f"no facts table at {TABLE}")
    with TABLE.open(encoding="utf-8", newline="") as file:
        return {row["slug"]: row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


# As the table writes them


def colour(card: VeielCard) -> str:
    if card.kind in ("enemy", "boss", "action", "battlefield"):
        return ""
    return "+".join(card.colours) or COLOURLESS


def zone(card: VeielCard, assault: Assault | None) -> str:
    return "none" if assault and assault.damage is None else card.zone


def printed(damage: Amount | None) -> str:
    """The printed damage of an attack; what its text adds under a condition is no part of it."""
    parts = damage.parts if isinstance(damage, Sum) else (damage,) if damage else ()
    found = []
    for part in parts:
        if isinstance(part, Fixed):
            found.append(str(part.number))
        elif isinstance(part, MoreHeroes):
            found.append("X")
        else:
            assert isinstance(part, IfAmount | PerCellMoved | PerWounds)
    return "+".join(found)


def target(assault: Assault) -> str:
    return "none" if assault.damage is None else "multi" if assault.several else "single"


def names(card: VeielCard) -> str:
    return " ".join(f"{count}×{BY_SLUG[slug].name}" for slug, count in card.base)


def profile(card: VeielCard) -> dict[str, str]:
    """The printed facts of a card."""
    assault = card.assault()
    hero = card.kind == "hero"
    attack = (
        {"target": target(assault), "move": str(assault.moves), "damage": printed(assault.damage)} if assault else {}
    )
    vitality = [f"{lives}x{damage}" for lives, damage in card.vitality] or [""] * 4
    return {
        "deck": next((deck for deck, kind in DECKS.items() if kind == card.kind), card.kind),
        "owner": card.hero or card.boss,
        "name_fr": card.name,
        "name_en": card.english,
        "copies": str(card.copies),
        "rarity": ("rare" if card.rare else "common") if card.kind == "reward" else "",
        "stars": str(card.stars or ""),
        "colour": colour(card),
        "types": "+".join(card.types),
        "keyword": card.keyword.capitalize(),
        "zone": zone(card, assault),
        "crossed": "yes" if card.crossed else "",
        "threat": str(card.threat) if hero else "",
        "swords": str(card.swords) if hero else "",
        "base_deck": names(card),
        "tier": TIERS[card.tier],
        "family": card.family,
        "target": "",
        "move": "",
        "damage": "",
        **attack,
        **dict(zip(("v2", "v3", "v4", "v5"), vitality, strict=True)),
        "source": "original" if card.source == "original" else "known",
    }


@pytest.mark.parametrize("slug", [pytest.param(card.slug, marks=rule(card.statements()[0])) for card in ALL])
def test_every_fact_of_a_card_is_the_one_of_the_facts_table(facts: dict[str, dict[str, str]], slug: str) -> None:
    ours = profile(BY_SLUG[slug])
    assert ours == {key: facts[slug][key] for key in ours}


def test_the_catalogue_holds_the_cards_of_the_facts_table(facts: dict[str, dict[str, str]]) -> None:
    assert facts.keys() == BY_SLUG.keys()
    assert len(ALL) == len(BY_SLUG) == 233
    assert tuple(sorted(ALL, key=lambda card: card.slug)) == RULES.catalogue.definitions


def test_the_category_of_a_card_is_the_one_of_the_facts_table(facts: dict[str, dict[str, str]]) -> None:
    for card in ALL:
        assert category(card, "fr").replace("\u00a0", " ").startswith(facts[card.slug]["category"])


def test_cards_have_the_kinds_of_text_of_the_facts_table(facts: dict[str, dict[str, str]]) -> None:
    """A program is what is done when the card is played or on the enemy's turn; a passive is a rule in force."""
    for card in ALL:
        row = facts[card.slug]
        static = any(isinstance(ability, Static) for ability in card.abilities)
        passive = bool(row["passive_program"]) or row["keyword"] == "Rune" or row["deck"] == "battlefield"
        assert static is passive, card.slug
        played = any(isinstance(ability, OnPlay) for ability in card.abilities)
        assert played is bool(row["types"]), card.slug
        assert len(card.abilities) == static + played + (card.assault() is not None)


def test_every_number_of_a_text_is_said(facts: dict[str, dict[str, str]]) -> None:
    """The figures of the table's text are those of ours: a wrong number cannot hide behind words."""

    def figures(text: str) -> set[str]:
        signs = "".join(sign if sign.isdigit() else " " for sign in text.replace("half", "2").replace("twice", "2"))
        return set(signs.split()) - {"1"}

    for card in ALL:
        if card.abilities:
            ours = " ".join(ability_text(card, ability, "en") for ability in card.abilities)
            theirs = (
                facts[card.slug]["effect_en"].replace("second time", "2 times").replace("second enemies", "2 enemies")
            )
            there, here = TUNED.get(card.slug, ("", ""))
            assert figures(theirs.replace("fifth", "5").replace(there, here)) == figures(ours), card.slug


# Totals


def copies(*kinds: Kind) -> int:
    return sum(card.copies for card in ALL if card.kind in kinds)


def test_the_catalogue_has_the_totals_of_the_box() -> None:
    assert sum(card.copies for card in ALL) == 428
    assert copies("base") == 93
    assert copies("hero", *STARS) == 90
    assert copies("boss", "action") == 40
    assert copies("battlefield") == 18
    assert copies("enemy") == 37
    assert copies("reward") == 150
    assert {card.source for card in ALL if card.kind in ("boss", "action", "battlefield")} == {"original"}


def test_piles_have_their_numbers() -> None:
    tiers = Counter({card.tier: 0 for card in ALL})
    for card in ALL:
        if card.kind == "enemy":
            tiers[card.tier] += card.copies
    assert (tiers["basic"], tiers["intermediate"], tiers["powerful"]) == (12, 15, 10)
    rewards: Counter[str] = Counter()
    for card in ALL:
        if card.kind == "reward":
            rewards[card.reverse()] += card.copies
    assert set(rewards.values()) == {25}
    assert len(rewards) == 6
    for boss in (card.slug for card in ALL if card.kind == "boss"):
        assert sum(card.copies for card in ALL if card.boss == boss) == 7
    for hero in (card for card in ALL if card.kind == "hero"):
        assert sum(count for _, count in hero.base) == 10
        assert [card.kind for card in ALL if card.hero == hero.slug] == ["initiate", "adept", "master"]
