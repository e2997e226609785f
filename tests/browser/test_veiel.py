"""L'Ordre de Veiel in the browser: one person plays two heroes, by mouse, by keyboard alone and on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import Shot, Visit
from tests.browser.hands import ordering, several, tab_to
from tests.browser.visitor import PHONE, Json, Visitor

pytestmark = pytest.mark.slow

LONG = 500  # answers after which heroes who do not care have long been beaten
SHOWN = "() => !heard.sight.asked.length || heard.sight.asked.includes(heard.sight.seat)"
SEEN = """(thing) => {
  const [there, told] = [thing, document.querySelector('.told')].map((one) => one?.getBoundingClientRect())
  return !told?.height || there.bottom <= told.top || there.top >= told.bottom
}"""
ALONE = [{"kind": "me"}, {"kind": "me"}]


def chosen(question: Json, chance: random.Random, walked: bool) -> list[Json]:
    """Any answer; turns end soon, so that the enemies do, but not before somebody has given a card for a step."""
    steps = [option for option in question["options"] if question["ask"] == "hero-turn" and option["kind"] == "discard"]
    if steps and not walked:
        return steps[:1]
    end = [option for option in question["options"] if option["kind"] == "end"]
    if end and chance.random() < 0.5:
        return end
    options: list[Json] = chance.sample(question["options"], max(question["least"], 1))
    return options


def play(visitor: Visitor, touch: Callable[[Visitor, Json, Json], None], chance: random.Random) -> set[str]:
    """Play until the game is over; answers what was asked on the way."""
    asks: set[str] = set()
    told = visitor.asked()
    for _ in range(LONG):
        if told["over"]:
            return asks
        question = told["question"]
        asks.add(question["ask"])
        if not ordering(question):
            for option in chosen(question, chance, walked="walk" in asks):
                touch(visitor, question, option)
        if several(question):
            visitor.bar.locator(".options > .primary:not([data-key])").click()
        visitor.sees(told["step"] + 1)
        visitor.page.wait_for_function(SHOWN)
        told = visitor.asked()
    raise AssertionError("the heroes live on and on")


def menu_choice(visitor: Visitor, option: Json) -> None:
    """If a menu has opened, what is meant."""
    if visitor.menu.count():
        visitor.menu.get_by_role("button", name=option["label"]).first.click()


def by_mouse(visitor: Visitor, question: Json, option: Json) -> None:
    cell, card = visitor.cell(option["place"]), visitor.card(option["card"])
    own = visitor.page.locator(f'[data-nav][data-key="{option["key"]}"]').locator("visible=true")
    if cell.count():
        cell.first.click()
    elif option["kind"] == "discard" or not option["card"] or own.count():
        own.first.click()
    else:
        card.last.click()
    menu_choice(visitor, option)


def by_finger(visitor: Visitor, question: Json, option: Json) -> None:
    cell, card = visitor.cell(option["place"]), visitor.card(option["card"])
    own = visitor.bar.locator(f'[data-key="{option["key"]}"]')
    thing = cell.first if cell.count() else own if own.count() else card.last
    assert thing.evaluate(SEEN), "what a card says lies on what can be chosen"
    thing.tap()
    menu_choice(visitor, option)


def by_keys(visitor: Visitor, question: Json, option: Json) -> None:
    """Tab to the lit thing, or its digit; the arrows lead from cell to cell."""
    page = visitor.page
    place = question["options"].index(option)
    if visitor.cell(option["place"]).count():
        tab_to(visitor, visitor.cell_name(option["place"]))
        page.keyboard.press("Enter")
    elif option["kind"] == "play":
        tab_to(visitor, f'[data-tag="{option["card"]}"] > button')
        page.keyboard.press("Enter")
    elif place < 9:
        page.keyboard.press(str(place + 1))
    else:
        tab_to(visitor, f'[data-key="{option["key"]}"]')
        page.keyboard.press("Enter")


def test_two_heroes_by_mouse_and_the_story_of_the_game(visit: Visit, shot: Shot) -> None:
    ada = visit("Ada")
    ada.go_to(ada.set_up("veiel", seats=ALONE, seed="1"))
    told = ada.asked()
    assert told["question"]["ask"] == "place-hero"
    while told["question"]["ask"] == "place-hero":
        by_mouse(ada, told["question"], told["question"]["options"][0])
        ada.sees(told["step"] + 1)
        ada.page.wait_for_function(SHOWN)
        told = ada.asked()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("À vous")  # whoever else may decide
    begin = next(option for option in told["question"]["options"] if option["kind"] == "go")
    expect(ada.bar.locator(".options").get_by_role("button", name=begin["label"])).to_be_visible()
    shot(ada, "veiel")
    assert barriers(ada) == []
    ada.page.reload()
    asks = play(ada, by_mouse, random.Random(7))
    assert {"who-plays", "hero-turn", "walk"} <= asks
    story = ada.page.get_by_role("region", name="L’histoire de la partie")
    expect(story.get_by_role("table")).to_be_visible()
    expect(story.get_by_role("listitem").first).to_contain_text("Affrontement 1 sur 4")
    shot(ada, "veiel-story")
    assert barriers(ada) == []


def test_two_heroes_by_keyboard_alone(visit: Visit) -> None:
    ada = visit("Ada", language="en")
    ada.go_to(ada.set_up("veiel", seats=ALONE, seed="1"))
    ada.asked()
    board = ada.page.get_by_role("grid", name="Board")
    expect(board.get_by_role("row")).to_have_count(4)
    expect(board.get_by_role("gridcell")).to_have_count(24)
    tab_to(ada, '[data-cell="board/0/1"] [data-nav]')
    for key in ("ArrowDown", "ArrowRight", "ArrowRight"):
        ada.page.keyboard.press(key)
    named = ada.page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert named.startswith("row 2, column 3")
    asks = play(ada, by_keys, random.Random(7))
    assert {"place-hero", "who-plays", "hero-turn", "walk"} <= asks


def test_two_heroes_on_a_phone(visit: Visit, shot: Shot) -> None:
    ada = visit("Ada", size=PHONE)
    ada.go_to(ada.set_up("veiel", seats=ALONE, seed="1"))
    ada.asked()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    grid = ada.page.get_by_role("grid").bounding_box()
    assert grid is not None
    assert grid["x"] >= 0
    assert grid["x"] + grid["width"] <= PHONE["width"], "the board fits"
    assert barriers(ada) == []
    ada.page.reload()
    asks = play(ada, by_finger, random.Random(3))
    assert {"place-hero", "who-plays", "hero-turn", "walk"} <= asks
    expect(ada.page.get_by_role("region", name="L’histoire de la partie").get_by_role("table")).to_be_visible()
    assert barriers(ada) == []
    shot(ada, "veiel-phone")
