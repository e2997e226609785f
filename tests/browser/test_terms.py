"""Whatever stands on the table explains itself to a finger: words and numbers of a large card, icons, zones, piles."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.test_space import seated
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow

PRESS = """element => {
  const { left, top } = element.getBoundingClientRect()
  const at = { bubbles: true, pointerType: 'touch', button: 0, clientX: left + 14, clientY: top + 40 }
  element.dispatchEvent(new PointerEvent('pointerdown', at))
}"""


def press_long(visitor: Visitor, card: Locator) -> Locator:
    """Keep a finger on a card until it is shown large."""
    card.evaluate(PRESS)
    large = visitor.page.locator("article.large")
    large.wait_for()
    card.evaluate("element => element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))")
    return large


def test_words_and_numbers_of_a_large_card(visit: Visit, folder: Path) -> None:
    ada = seated(visit, folder, "base", PHONE)
    texts = {sheet["slug"]: sheet["text"]["fr"] for sheet in ada.get("/api/games/seiya/cards")["cards"]}
    field = ada.heard["sight"]["zones"]["field"][0]
    defeated = next(card for card in field if "Vaincu :" in texts[card["slug"]].replace("\u00a0", " "))
    large = press_long(ada, ada.card(defeated["tag"]))
    large.get_by_role("button", name="Vaincu").first.tap()
    told = large.locator(".term")
    expect(told).to_contain_text("Vaincu")
    expect(told.locator("p").first).to_be_in_viewport()
    large.get_by_role("button", name="Coût en").first.tap()
    expect(told).to_contain_text("Le coût d'acquisition d'une carte est le total")


def test_icons_zones_and_piles(visit: Visit, folder: Path) -> None:
    ada = seated(visit, folder, "base", PHONE)
    bubble = ada.page.locator(".bubble")
    ada.page.locator('[data-term="word:Flamme"]').tap()
    expect(bubble).to_contain_text("Flamme")
    ada.page.locator(".whose").tap()  # anything else closes it
    expect(bubble).to_have_count(0)
    ada.page.locator("[data-standing]").last.tap()
    expect(bubble).to_contain_text("points de victoire")
    ada.page.locator(".whose").tap()
    ada.page.get_by_role("button", name=re.compile("^Réserve, ")).tap()  # a card may speak of it, too
    expect(ada.page.get_by_role("dialog")).to_contain_text("Réserve")
    expect(ada.page.get_by_role("dialog").locator(".about").first).to_be_visible()


def test_a_keyword_of_another_game(visit: Visit, folder: Path) -> None:
    ada = seated(visit, folder, "dbs", PHONE)
    ada.page.locator('[data-term="zone:energy"]').last.tap(position={"x": 2, "y": 2})
    expect(ada.page.locator(".bubble")).to_contain_text("Zone d'Énergie")
    leader = ada.heard["sight"]["zones"]["leader"][0][0]
    large = press_long(ada, ada.card(leader["tag"]))
    large.get_by_role("button", name="Auto.").first.tap()
    expect(large.locator(".term")).to_contain_text("s'active d'elle-même")
