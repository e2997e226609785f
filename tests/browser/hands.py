"""How people answer: with the mouse, or by keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Position

from tests.browser.visitor import Json, Visitor

EDGE = 14, 40  # from the corner of a card
FAR = 40  # keys that nobody needs to reach a card
HASTE = 0.75  # how often a turn ends that could go on


def several(question: Json) -> bool:
    """Whether choices are collected and confirmed."""
    return bool(question["most"] > 1 or question["least"] == 0)


def ordering(question: Json) -> bool:
    """Whether all must be chosen: only the order is asked, and one is there already."""
    return bool(question["most"] > 1 and question["least"] == len(question["options"]))


def somehow(question: Json, chance: random.Random) -> list[Json]:
    """Any legal answer; often the end of a turn, or whole games would take long."""
    end: list[Json] = [option for option in question["options"] if option["kind"] == "end"]
    if end and chance.random() < HASTE:
        return end
    chosen: list[Json] = chance.sample(question["options"], chance.randint(question["least"], question["most"]))
    return chosen


# With the mouse, or a finger


def click(visitor: Visitor, question: Json, options: list[Json]) -> None:
    if not ordering(question):
        for option in options:
            touch(visitor, option)
    if several(question):
        visitor.bar.locator(".options > .confirm").click()


# Where an option can be touched: its cell or card, or a button of its own; else a button says what it does.
WHERE = """([cell, own, card]) => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 0
  const there = (selector) => [...document.querySelectorAll(selector)].some(shown)
  return there(cell) ? 'cell' : document.querySelector(own) ? 'own' : there(card) ? 'card' : ''
}"""


def touch(visitor: Visitor, option: Json) -> None:
    """The cell or the card of an option, or its button."""
    own = f'[data-bar] [data-key="{option["key"]}"]'
    card = f'[data-tag="{option["card"]}"] > button'
    where = visitor.page.evaluate(WHERE, [visitor.cell_name(option["place"]), own, card])
    if where == "own" or (not where and not option["card"]):
        visitor.page.locator(own).click()
    elif not where:
        visitor.button(option["label"]).last.click()
    else:
        found = (visitor.cell(option["place"]) if where == "cell" else visitor.card(option["card"])).last
        held = found.locator("xpath=ancestor::*[contains(@class, 'hand')]").count()
        found.click(position=edge(found) if held else None)
        if visitor.menu.count():
            visitor.menu.get_by_role("button", name=option["label"]).first.click()


def edge(card: Locator) -> Position:
    """Of a card in a hand that is held close, only an edge may show; it may also be no more than a line."""
    height = card.evaluate("card => card.offsetHeight")
    return {"x": EDGE[0], "y": min(EDGE[1], height / 2)}


def tap(visitor: Visitor, question: Json, options: list[Json]) -> None:
    """With a finger on a phone; what lies behind another tab is brought to the front first."""
    for option in options:
        card, cell = visitor.card(option["card"]), visitor.cell(option["place"])
        there = visitor.page.locator(f'[data-tag="{option["card"]}"] > button').count()
        for tab in visitor.page.locator(".markets button").all():
            if there and not card.count() and not cell.count():
                tab.click()
        touch(visitor, option)
    if several(question):
        visitor.bar.locator(".options > .confirm").click()


# By keyboard alone

# The arrow that leads from where the focus is to a card (nothing: it is there), and where the focus is.
TOWARDS = """tag => {
  const from = document.activeElement
  const goal = [...document.querySelectorAll(`[data-tag="${tag}"] > button`)].at(-1)
  const a = from.getBoundingClientRect()
  if (from === goal) return ['', a.left, a.top]
  if (!goal || !from.matches('[data-nav]')) return ['ArrowUp', a.left, a.top]
  const b = goal.getBoundingClientRect()
  const [x, y] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2]
  const way = Math.abs(x) > Math.abs(y) ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp'
  return [way, a.left, a.top]
}"""
# The key that leads to something in the order of the page (nothing: the focus is there).
STEP = """selector => {
  const from = document.activeElement
  const goal = [...document.querySelectorAll(selector)].at(-1)
  if (from === goal) return ''
  const before = goal && goal.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING
  return before ? 'Shift+Tab' : 'Tab'
}"""


def press(visitor: Visitor, question: Json, options: list[Json]) -> None:
    if not ordering(question):
        for option in options:
            reach(visitor, question, option)
    if several(question):
        visitor.page.keyboard.press("e")


def reach(visitor: Visitor, question: Json, option: Json) -> None:
    """The card of an option by arrows and Enter; what is no card, or has a button, by its digit; a cell by Tab."""
    place = question["options"].index(option)
    if visitor.cell(option["place"]).count():
        tab_to(visitor, visitor.cell_name(option["place"]))
        visitor.page.keyboard.press("Enter")
        if visitor.menu.count():
            alike = [other for other in question["options"] if other["place"] == option["place"]]
            visitor.page.keyboard.press(str(alike.index(option) + 1))
    elif option["card"] and not visitor.bar.locator(f'[data-key="{option["key"]}"]').count():
        walk(visitor, option["card"])
        visitor.page.keyboard.press("Enter")
        if visitor.menu.count():
            alike = [other for other in question["options"] if other["card"] == option["card"]]
            visitor.page.keyboard.press(str(alike.index(option) + 1))
    elif place < 9:
        visitor.page.keyboard.press(str(place + 1))
    else:
        tab_to(visitor, f'[data-key="{option["key"]}"]')
        visitor.page.keyboard.press("Enter")


def walk(visitor: Visitor, tag: int) -> None:
    """Arrows, as far as they lead there; else Tab, from one lit card to the next."""
    been = set()
    for _ in range(FAR):
        way, *_ = spot = tuple(visitor.page.evaluate(TOWARDS, tag))
        if not way:
            return
        if spot in been:
            break
        been.add(spot)
        visitor.page.keyboard.press(way)
    tab_to(visitor, f'[data-tag="{tag}"] > button')


def tab_to(visitor: Visitor, selector: str) -> None:
    for _ in range(3 * FAR):
        if not (key := visitor.page.evaluate(STEP, selector)):
            return
        visitor.page.keyboard.press(key)
    raise AssertionError(f"{selector} is out of reach by keyboard")
