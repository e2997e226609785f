"""Whatever stands on a card or a table is explained by the rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pioche import games
from pioche.server import offers
from pioche.server.routes import explained_by

LEAD = re.compile(r"^([^:.,\[]{2,24}?)\s?:\s")  # the keyword that begins a line, as the page finds it
# What a card is only on its way, and what stands before a choice on a card.
SELF_EVIDENT = {"zone:limbo", "zone:under", "zone:aside", "word:Au choix", "word:Choose one"}


def terms(game: str) -> set[str]:
    """All numbers and zones of a game, and all keywords in the texts of its cards."""
    offered, rules = offers.find(game), games.find(game).RULES
    about = offered.about(rules)
    found = {f"number:{one.key}" for one in about.numbers} | {f"zone:{one.name}" for one in about.zones}
    for card in rules.catalogue.definitions:
        text = offered.sheet(card).text
        for line in (text.fr + "\n" + text.en).split("\n"):
            words = [*re.findall(r"\[([^\]]+)\]", line), *(lead[1] for lead in [LEAD.match(line)] if lead)]
            found |= {f"word:{word}" for word in words}
    return found


@pytest.mark.parametrize("game", ["seiya", "dbs", "veiel"])
def test_every_word_zone_and_number_is_explained(game: str) -> None:
    unexplained = sorted(term for term in terms(game) - SELF_EVIDENT if not explained_by(game, term))
    assert unexplained == []


@pytest.mark.parametrize(
    ("game", "term", "first"),
    [
        ("seiya", "number:force", "seiya:glossary:force:1"),
        ("seiya", "zone:field", "seiya:glossary:terrain:1"),
        ("seiya", "word:Defeated", "seiya:glossary:vaincu:1"),
        ("dbs", "word:Échange 3", "dbs:10-24-1"),
        ("dbs", "word:Counter: Attack", "dbs:10-10-1"),
        ("dbs", "zone:energy", "dbs:3-8-1"),
        ("veiel", "word:amorce", "veiel:glossaire-amorce:1"),
    ],
)
def test_the_right_rule_comes_first(game: str, term: str, first: str) -> None:
    assert explained_by(game, term)[0] == first


def test_what_nobody_knows_is_not_explained() -> None:
    assert explained_by("seiya", "zone:nowhere") == ()
    assert explained_by("seiya", "") == ()


@pytest.mark.parametrize("game", ["seiya", "dbs", "veiel"])
def test_what_the_mat_points_at_is_explained(game: str) -> None:
    """The words by which what lies on a mat is explained stand in its own files."""
    folder = Path(__file__).parents[2] / "web/src/games" / game / "mat"
    mats = [path.read_text("utf-8") for path in folder.glob("*.svelte")]
    named = {term for mat in mats for term in re.findall(r'term="([^"{]+)"', mat)}
    assert [term for term in sorted(named) if not explained_by(game, term)] == []
