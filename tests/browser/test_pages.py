"""What is around the table: language, phone, replay, weight, and doors that everybody can pass."""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from tests.browser.axe import barriers
from tests.browser.conftest import Finished, Shot, Visit
from tests.browser.hands import click, somehow
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow

HEAVIEST = 200_000  # bytes of script and style that the first page may need
SMALL = 2_000  # bytes, not worth compressing


def test_the_language_is_switched_at_once(visit: Visit, shot: Shot) -> None:
    ada = visit("Ada")
    ada.go_to(ada.set_up())
    french = ada.asked()["question"]
    ada.page.evaluate("window.same = true")
    ada.speak("English")
    ada.page.wait_for_function("text => heard.question.text !== text", arg=french["text"])
    english = ada.asked()["question"]
    assert [option["key"] for option in english["options"]] == [option["key"] for option in french["options"]]
    assert english["options"][-1]["label"] != french["options"][-1]["label"]
    expect(ada.bar).to_contain_text("Your turn")
    expect(ada.page.get_by_role("tab", name="Log")).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    assert ada.page.evaluate("window.same"), "the page was loaded again"
    ada.speak("Français")
    expect(ada.bar).to_contain_text(french["text"])
    ada.page.goto("/rules/seiya")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Règles")
    ada.button("English").click()
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Rules")
    expect(ada.page.get_by_role("status").filter(has_text=re.compile(r"^\d+ rules$"))).to_be_visible()
    ada.page.wait_for_load_state("networkidle")  # its pictures, too
    shot(ada, "rules")


def test_english_shows_the_names_of_the_saga(visit: Visit) -> None:
    ada = visit("Ada", language="en")
    seats = [{"kind": "me", "choices": {"hero": "seiya"}}, {"kind": "bot", "bot": "random"}]
    ada.go_to(ada.set_up(options={"boxes": "asgard"}, seats=seats))
    ada.asked()
    table = ada.page.locator(".view")
    for name in ("Odin Robe", "Pegasus Meteor Fist", "Pegasus Rolling Crush", "Pegasus Comet Fist"):
        expect(table.get_by_text(name, exact=True)).to_be_visible()
    expect(table).not_to_contain_text("de Pégase")


@pytest.mark.parametrize("game", ["seiya", "dbs"])
def test_a_phone_is_enough(visit: Visit, shot: Shot, game: str) -> None:
    ada = visit("Ada", size=PHONE)
    ada.go_to(ada.set_up(game))
    chance = random.Random(3)
    for _ in range(15):
        told = ada.asked()
        if told["over"]:
            break
        box = ada.bar.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"] + 1, "the decision bar is always there"
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        click(ada, told["question"], somehow(told["question"], chance))
        ada.asked(told["step"])
    shot(ada, f"phone-{game}")
    ada.button("Menu de la table").click()
    expect(ada.button("Quitter la table")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Raccourcis clavier")).to_be_hidden()
    ada.page.keyboard.press("Escape")
    for path in ("/", "/lobby", f"/new/{game}", f"/rules/{game}", f"/cards/{game}"):
        ada.page.goto(path)
        ada.page.get_by_role("heading", level=1).wait_for()
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path


def at_step(visitor: Visitor) -> tuple[int, int]:
    """Where a replay is, and where it ends."""
    found = re.search(r"Étape (\d+) sur (\d+)", visitor.page.get_by_text(re.compile(r"^Étape \d")).first.inner_text())
    assert found
    return int(found[1]), int(found[2])


def test_a_replay_jumps_and_can_be_shared(visit: Visit, finished: Finished, shot: Shot) -> None:
    eve = visit("Eve")
    over = finished("seiya")
    eve.page.goto(f"/replay/{over['id']}#{over['invite']}")
    slider = eve.page.get_by_role("slider", name="Moment de la partie")
    expect(slider).to_have_value("0")
    _, last = at_step(eve)
    eve.button("Étape suivante").click()
    expect(slider).to_have_value("1")
    for _ in range(3):
        eve.button("Tour suivant").click()
    jumped = int(slider.input_value())
    assert jumped > 3
    eve.page.keyboard.press("Shift+ArrowLeft")
    expect(slider).not_to_have_value(str(jumped))
    slider.fill(str(last // 2))
    assert at_step(eve) == (last // 2, last)
    eve.page.wait_for_url(re.compile(f"step={last // 2}"))
    expect(eve.page.locator("[data-mat] [data-tag]").first).to_be_visible()
    shot(eve, "replay")
    friend = visit("Bob")
    friend.page.goto(eve.page.url)
    expect(friend.page.get_by_role("slider")).to_have_value(str(last // 2))
    # Other eyes see less: nobody's hand, and at the beginning everybody has one.
    friend.page.get_by_role("slider").fill("0")
    hands = friend.page.get_by_role("img", name="carte cachée")
    friend.page.get_by_label("Avec les yeux de").select_option("watch")
    expect(hands.first).to_be_visible()
    friend.page.keyboard.press("End")
    expect(friend.page.get_by_role("slider")).to_have_value(str(last))
    expect(friend.page.get_by_role("heading", name="Fin de la partie")).to_be_visible()


def test_the_first_page_is_light(visit: Visit) -> None:
    newcomer = visit()
    loaded: list[Response] = []
    newcomer.page.on("response", lambda reply: loaded.append(reply))
    newcomer.page.goto("/")
    newcomer.link("Jouer à Saint Seiya", exact=False).wait_for()
    newcomer.page.wait_for_load_state("networkidle")
    kinds = ("script", "stylesheet")
    needed = [reply for reply in loaded if reply.request.resource_type in kinds]
    assert {reply.request.resource_type for reply in needed} == set(kinds)
    weight = sum(len(gzip.compress(reply.body())) for reply in needed)
    assert weight < HEAVIEST
    for reply in needed:
        if len(reply.body()) > SMALL:
            assert reply.headers.get("content-encoding") == "gzip", reply.url


# Doors


def home(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.link("Jouer à Saint Seiya", exact=False).wait_for()


def lobby(visitor: Visitor) -> None:
    for game in ("seiya", "dbs"):
        visitor.set_up(game, seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    visitor.page.goto("/lobby")
    visitor.page.get_by_role("heading", name="Vos tables").wait_for()


def path(where: str) -> Callable[[Visitor], None]:
    def go(visitor: Visitor) -> None:
        visitor.page.goto(where)
        visitor.page.get_by_role("heading", level=1).wait_for()
        visitor.page.wait_for_load_state("networkidle")

    return go


def table(game: str) -> Callable[[Visitor], None]:
    def go(visitor: Visitor) -> None:
        visitor.go_to(visitor.set_up(game))
        chance = random.Random(4)
        for _ in range(6):
            told = visitor.asked()
            click(visitor, told["question"], somehow(told["question"], chance))
            visitor.asked(told["step"])

    return go


def waiting(visitor: Visitor) -> None:
    visitor.go_to(visitor.set_up(seats=[{"kind": "me"}, {"kind": "open"}]))
    visitor.button("Commencer").wait_for()


def settings(visitor: Visitor) -> None:
    visitor.page.goto("/lobby")
    visitor.button("Réglages", exact=False).click()
    visitor.page.get_by_role("dialog").wait_for()


PAGES = {
    "home": home, "lobby": lobby, "waiting": waiting, "settings": settings,
    "new-seiya": path("/new/seiya"), "new-dbs": path("/new/dbs?friends=1"),
    "rules-seiya": path("/rules/seiya?q=flamme"), "rules-dbs": path("/rules/dbs?q=combo"),
    "cards-seiya": path("/cards/seiya"), "cards-dbs": path("/cards/dbs"),
    "table-seiya": table("seiya"), "table-dbs": table("dbs"),
}  # fmt: skip


@pytest.mark.parametrize("page", PAGES)
def test_no_barrier(visit: Visit, page: str) -> None:
    ada = visit("Ada")
    PAGES[page](ada)
    assert barriers(ada) == []


@pytest.mark.parametrize("game", ["seiya", "dbs"])
def test_no_barrier_after_the_game(visit: Visit, finished: Finished, shot: Shot, game: str) -> None:
    ada = visit("Ada")
    over = finished(game)
    ada.page.goto(f"/replay/{over['id']}?step=30#{over['invite']}")
    ada.page.get_by_role("slider").wait_for()
    ada.page.locator("[data-mat] [data-tag]").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert barriers(ada) == []
    ada.go_to(over)
    end = ada.page.get_by_role("dialog", name="La partie est finie.")
    end.get_by_text("Le score au fil des tours").wait_for()
    ada.page.wait_for_load_state("networkidle")
    parts = end.locator(".scores, .coach")
    assert "scores" in (parts.first.get_attribute("class") or ""), "who has how many points comes before all else"
    shot(ada, f"end-{game}")
    assert barriers(ada) == []
