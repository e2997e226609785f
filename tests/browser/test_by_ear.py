"""Whole games by what a screen reader says alone: the question, and the options by their names."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.hands import HASTE, ordering, several
from tests.browser.visitor import Json, Visitor

pytestmark = pytest.mark.slow


def names(visitor: Visitor) -> list[str]:
    """What can be answered, as it is read out."""
    said = visitor.page.get_by_role("region", name="Décision").get_by_role("list").last.aria_snapshot()
    return [str(name) for name in re.findall(r'button ("(?:[^"\\\\]|\\\\.)*")', said)]


def plain(text: str) -> str:
    return text.replace('"', "").replace("\\", "")


def button(visitor: Visitor, place: int) -> Locator:
    return visitor.page.get_by_role("region", name="Décision").get_by_role("list").last.get_by_role("button").nth(place)


def answer(visitor: Visitor, question: Json, chance: random.Random) -> None:
    """By names alone; where several are wanted, as few as are allowed."""
    heard = names(visitor)
    assert len(heard) == len(question["options"])
    slugs = {
        card["tag"]: card["slug"]
        for seats in visitor.heard["sight"]["zones"].values()
        for cards in seats
        for card in cards
        if card
    }
    different = {(option["label"], slugs.get(option["card"])) for option in question["options"]}
    assert len(set(heard)) == len(different), f"nobody can tell these apart: {heard}"
    if ordering(question):
        visitor.page.keyboard.press("e")
        return
    many = max(1, question["least"]) if several(question) else 1
    end = [place for place, name in enumerate(heard) if plain(name).startswith("Terminer le tour")]
    for place in end if end and chance.random() < HASTE else chance.sample(range(len(heard)), many):
        button(visitor, place).dispatch_event("click")  # as a screen reader does
    if several(question):
        visitor.page.keyboard.press("e")


@pytest.mark.parametrize("game", ["seiya", "dbs", "veiel"])
def test_a_whole_game_by_ear(visit: Visit, game: str) -> None:
    ada = visit("Ada")
    ada.go_to(ada.set_up(game, seed="3"))
    chance, told = random.Random(3), ada.asked()
    effects = {sheet["text"]["fr"] for sheet in ada.get(f"/api/games/{game}/cards")["cards"]}
    read = ""
    while not told["over"]:
        read += "".join(names(ada))
        answer(ada, told["question"], chance)
        told = ada.asked(told["step"])
    assert any(plain(text) in plain(read) for text in effects if text), "what cards do is read, too"
