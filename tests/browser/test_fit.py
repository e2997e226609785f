"""The pages around the table can be read, whatever the window: nothing is cut, covered, or wider than its place."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_space import LEAST, SMALL, WIDE, judged
from tests.browser.visitor import DESK, PHONE

pytestmark = pytest.mark.slow

GAMES = ("seiya", "dbs", "veiel")
PAGES = (
    "/", "/lobby", "/account", "/history", "/friends", "/decks/dbs", "/new/seiya?mode=solo", "/new/seiya?mode=duel",
    *(f"/{page}/{game}" for page in ("new", "learn", "rules", "cards") for game in GAMES),
)  # fmt: skip

# What juts out of what holds it, but for what scrolls.
JUTTING = """() => [...document.querySelectorAll(
  'main :is(p, h1, h2, label, a, button, input, select, textarea)'
)].flatMap((element) => {
  const { left, right, width } = element.getBoundingClientRect()
  if (!width || !element.checkVisibility() || element.closest('.sr')) return []
  for (let at = element.parentElement; at !== document.documentElement; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.overflowX !== 'visible') return []
    const box = at.getBoundingClientRect()
    if (style.display !== 'inline' && (left < box.left - 8 || right > box.right + 8))
      return [`${element.localName} ${element.innerText || element.value} juts out of ${at.className || at.localName}`]
  }
  return []
})"""


@pytest.mark.parametrize("size", [DESK, WIDE, SMALL, PHONE], ids=lambda size: str(size["width"]))
def test_every_page_can_be_read(visit: Visit, size: dict[str, int]) -> None:
    ada = visit("Ada", size=size)
    for path in PAGES:
        ada.page.goto(path)
        ada.page.get_by_role("heading", level=1).wait_for()
        ada.page.wait_for_load_state("networkidle")
        assert judged(ada, 0 if size == PHONE else LEAST, "main") == [], path
        assert ada.page.evaluate(JUTTING) == [], path
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
