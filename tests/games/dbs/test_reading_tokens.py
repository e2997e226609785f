"""Tokens of real cards: their names stand there without brackets, and parentheses say what they are (10-18)."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioche.games.dbs.card import Auto
from pioche.games.dbs.effects import Create
from pioche.games.dbs.files import load, tokens_of
from pioche.games.dbs.importer import imported, save
from pioche.games.dbs.offers.sheets import kind
from pioche.games.dbs.reading import NotUnderstood, compiled, content, read
from pioche.games.dbs.tokens import token_of
from pioche.kernel.cards.query import Fixed
from pioche.kernel.cards.value import walk
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.lists import AUTO, BATTLE, entry, written
from tests.games.dbs.test_reading_plays import hero

FACTS = "(Ember tokens have 15000 power, 0 combo cost, and 5000 combo power)"
LINE = "[Auto] When you play this card, play 2 Ember tokens. " + FACTS


def created(line: str) -> Create:
    (skill,) = compiled(line, "battle")
    assert isinstance(skill, Auto)
    (found,) = [node for node in walk(skill) if isinstance(node, Create)]
    return found


def test_what_parentheses_say_of_a_token_is_part_of_the_skill() -> None:
    token = Create("token-ember-15000-0-5000", size=Fixed(2), name="Ember", power=15_000, combo=(0, 5000))
    assert created(LINE) == token
    assert created(LINE.replace(", 0 combo cost, and 5000 combo power", "")) == Create(
        "token-ember-15000", size=Fixed(2), name="Ember", power=15_000
    )
    assert created("[Auto] When you play this card, play 1 Cell Jr. Token. (Cell Jr. Tokens have 100 power.)").name == (
        "Cell Jr."
    )
    with pytest.raises(NotUnderstood):
        read("[Auto] When you play this card, play 2 Ember tokens.")  # whatever these may be
    with pytest.raises(NotUnderstood):
        read(LINE.replace("(Ember", "(Ash"))


@pytest.mark.parametrize(
    ("old", "new"), [("2", "1"), ("15000", "10000"), ("Ember", "Ash"), ("5000 combo", "10000 combo")]
)
def test_tokens_that_differ_in_little_differ(old: str, new: str) -> None:
    assert read(LINE) != read(LINE.replace(old, new))
    assert content(LINE) != content(LINE.replace(old, new))


def test_tokens_are_cards_of_their_name_with_what_was_said_of_them(duel: Factory) -> None:
    card = hero(
        LINE,
        "[Permanent] This card and all of your Ember tokens get +1000 power.",
        "[Activate Main][Once per turn] Choose 1 of your Ember tokens and switch it to Rest Mode : Draw 1 card.",
    )
    t = duel(Side(hand=["hero"], energy=["red-1"]), cards=(card, token_of(created(LINE))))
    t.you.play("hero")
    ember = "token-ember-15000-0-5000"
    assert t.you.battle == ["hero", ember, ember]
    assert (t.you.power("hero"), t.you.power(ember)) == (11_000, 16_000)
    t.you.use("hero").choose(ember)
    assert (t.you.rested, len(t.you.hand)) == ([ember], 1)


def test_an_import_brings_the_tokens_of_its_cards_once(tmp_path: Path) -> None:
    text = f"{AUTO} When you play this card, play 2 Ember tokens. {FACTS}"
    cards = (entry("A1-001", BATTLE, skills_text=text), entry("A1-002", BATTLE, skills_text=text))
    found = imported([written(tmp_path / "a.json", *cards)])
    assert (found.report.cards, found.report.compiled) == (2, 2)
    (token,) = [card for card in found.cards if card.token]
    assert (token.name, token.colours, token.power, token.combo_power) == ("Ember", (), 15_000, 5000)
    folder = tmp_path / "cards"
    save(found.cards, folder)
    assert token in load(folder)
    (creator,) = [card for card in found.cards if card.number == "A1-001"]
    assert set(tokens_of(creator)) == {token.slug}
    for lang in ("en", "fr"):
        assert " ·  · " not in kind(token, lang)
