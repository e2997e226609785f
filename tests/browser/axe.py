"""Whether everybody can use a page, as axe-core judges it."""

from __future__ import annotations

from pathlib import Path

from tests.browser.visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules that another theme can break

# What is far off the screen may keep its old colours, unless everything is drawn; colours that fade must have arrived.
LIGHT = """() => {
  for (const part of document.querySelectorAll('main *')) part.style.contentVisibility = 'visible'
  document.documentElement.dataset.theme = 'light'
  const fading = document.getAnimations().filter((moving) => moving instanceof CSSTransition)
  return Promise.allSettled(fading.map(({ finished }) => finished)).then(() => null)
}"""


def barriers(visitor: Visitor) -> list[str]:
    """What keeps people out in the dark theme or in the light one; what axe calls serious or critical."""
    visitor.page.evaluate(AXE.read_text("utf-8"))
    found = judged(visitor)
    visitor.page.evaluate(LIGHT)
    return found + judged(visitor, runOnly=COLOURS)


def judged(visitor: Visitor, **wanted: list[str]) -> list[str]:
    """The grave faults, each with the first element concerned."""
    found = visitor.page.evaluate("wanted => axe.run(wanted)", {"resultTypes": ["violations"]} | wanted)
    return [
        f"{fault['impact']}: {fault['id']} ({len(fault['nodes'])}): {fault['nodes'][0]['target']}: "
        f"{fault['nodes'][0]['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
    ]
