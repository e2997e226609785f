"""Somebody in front of a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page

HERE = Path(__file__).parent
LISTEN, SETTLED = ((HERE / f"{name}.js").read_text("utf-8") for name in ("listen", "settled"))
SOON = 30_000  # milliseconds in which anything that happens has happened, even on a busy machine
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
OVER = """async (id) => {  // asks for two minutes
  for (let tries = 0; tries < 240; tries++) {
    const table = await (await fetch(`/api/tables/${id}`)).json()
    if (table.status === 'over') return true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return false
}"""

Json = dict[str, Any]


class Visitor:
    """A person with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        site: str,
        name: str = "",
        *,
        language: Literal["fr", "en"] = "fr",
        theme: Literal["dark", "light"] = "dark",
        size: dict[str, int] = DESK,
        still: bool = True,
    ) -> None:
        """`still`: nothing moves, and others' moves are shown at once."""
        chosen = {"language": language, "theme": theme, "hints": False, "speed": "instant" if still else "fast"}
        chosen["volume"] = 0  # there is no loudspeaker
        kept = {"origin": site, "localStorage": [{"name": "pioche", "value": json.dumps(chosen)}]}
        self.context = browser.new_context(
            base_url=site,
            locale={"fr": "fr-FR", "en": "en-GB"}[language],
            viewport=size,  # type: ignore[arg-type]
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            storage_state={"origins": [kept]},  # type: ignore[arg-type]
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(SOON)
        self.context.add_init_script(LISTEN)
        self.faults: list[str] = []  # what a page must never say to its console
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        if name:
            self.context.request.post("/api/guest", data={"name": name})

    def leave(self) -> None:
        self.context.close()

    def button(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("link", name=name, exact=exact)

    def get(self, path: str) -> Any:
        """What the server answers this person."""
        reply = self.context.request.get(path)
        assert reply.ok, reply.text()
        return reply.json()

    # At a table

    def set_up(self, game: str = "seiya", **wanted: Any) -> Json:
        """A table without clicks, for those who test something else; by default against a bot."""
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]} | wanted
        reply = self.context.request.post("/api/tables", data=body)
        assert reply.status == 201, reply.text()
        made: Json = reply.json()
        return made

    def go_to(self, table: Json) -> None:
        """Go to a table, as by its invitation."""
        self.page.goto(f"/table/{table['id']}#{table['invite']}")

    @property
    def bar(self) -> Locator:
        """Where the page says what is asked."""
        return self.page.locator("[data-bar]")

    def card(self, tag: int) -> Locator:
        """The button of a card on the table."""
        return self.page.locator(f'[data-tag="{tag}"] > button').locator("visible=true")

    @staticmethod
    def cell_name(place: Json | None) -> str:
        """How the page names what can be touched at a place."""
        named = "none" if place is None else f"{place['zone']}/{place['seat']}/{place['cell']}"
        return f'[data-cell="{named}"] [data-nav]'

    def cell(self, place: Json | None) -> Locator:
        """What can be touched at a place of a grid."""
        return self.page.locator(self.cell_name(place)).locator("visible=true")

    @property
    def menu(self) -> Locator:
        """What a card can do, if there are several things."""
        return self.page.locator("ul.menu")

    @property
    def heard(self) -> Json:
        """What the page has last heard of the game."""
        told: Json = self.page.evaluate("(({ frames, ...rest }) => rest)(heard)")
        return told

    @property
    def frames(self) -> list[tuple[int, str]]:
        """All that the server has sent to this table since the page was loaded: step and text."""
        return [(step, text) for step, text in self.page.evaluate("heard.frames")]

    def asked(self, past: int = -1) -> Json:
        """Wait until the page shows what is asked after a step, or the end of the game."""
        told: Json = self.page.wait_for_function(SETTLED, arg=past).json_value()
        return told

    def still_asked(self) -> Json | None:
        """As `asked`, but None if the page has answered itself meanwhile, and others are asked now."""
        gone = "!heard.question && !heard.result"
        settled = SETTLED.partition("\n;")[2]
        told = self.page.wait_for_function(f"() => {gone} ? {{ gone: true }} : ({settled})(-1)").json_value()
        return None if "gone" in told else told

    def sees(self, step: int) -> None:
        """Wait until the page has heard of a step."""
        self.page.wait_for_function("step => heard.step >= step", arg=step)

    def speak(self, language: str) -> None:
        """Choose a language at a table, where the menu of the site is away."""
        self.page.get_by_role("button", name=re.compile("Réglages|Settings")).click()
        self.page.get_by_role("dialog").locator("label", has_text=language).click()
        self.page.keyboard.press("Escape")

    def hand_over(self, table: Json) -> None:
        """Let a bot play the game to its end, and look away meanwhile: showing every move takes long."""
        self.button("Menu de la table").click()
        self.button("Laisser jouer un robot").click()
        self.page.wait_for_function("() => heard.table.seats[heard.table.me].bot")
        self.page.goto("/lobby")
        assert self.page.evaluate(OVER, table["id"]), "the bots play on and on"
