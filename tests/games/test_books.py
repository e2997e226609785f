"""What the page shows of any rulebook: every section belongs to a part, and has a title."""

from __future__ import annotations

import pytest

from pioche import games
from pioche.server import offers


@pytest.mark.parametrize("name", games.NAMES)
def test_every_section_of_a_rulebook_belongs_to_a_part_and_has_a_title(name: str) -> None:
    offered = offers.find(name)
    book = offered.rulebook(games.find(name).RULES)
    sections = {book.section(rule) for rule in book.ids()}
    for section in sections:
        words = offered.part(section)
        assert words.fr
        assert words.en
        assert book.title(section, "fr")
        assert book.title(section, "en")
