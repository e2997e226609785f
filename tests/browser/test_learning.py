"""Newcomers: from the home page to a guided first game, played by mouse to its end, left and resumed; how to play."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import PICTURES, Visit
from tests.browser.hands import click
from tests.browser.visitor import PHONE, Json, Visitor

pytestmark = pytest.mark.slow

GAMES = Path(__file__).parents[2] / "web/src/games"
# The guided games, by their folder, and after how many answers the picture of the page on how to play is taken.
PICTURED = [
    ("seiya", "classic", 3), ("seiya", "solo", 1), ("seiya", "hades", 1), ("seiya", "duel", 1),
    ("dbs", "first", 9), ("veiel", "first", 3),
]  # fmt: skip


def learn(visitor: Visitor, game: str, guide: str) -> Json:
    """Begin a guided game by its button."""
    about = next(one for one in visitor.get("/api/games")["games"] if one["name"] == game)
    title = next(one["title"] for one in about["guides"] if one["key"] == guide)
    visitor.page.goto(f"/learn/{game}")
    language = visitor.page.evaluate("document.documentElement.lang")
    panel = visitor.page.locator("li", has=visitor.page.get_by_role("heading", name=title[language]))
    panel.get_by_role("button").click()
    return visitor.asked()


def read(visitor: Visitor) -> list[str]:
    """Read all that there is to read now."""
    coach = visitor.page.locator(".coach")
    found = [coach.locator("p").first.inner_text()]
    while (more := coach.locator("footer .button:not(.quiet)")).count():
        more.click()
        found.append(coach.locator("p").first.inner_text())
    return found


def follow(visitor: Visitor, told: Json) -> Json:
    """Ask for an idea, and do by mouse what it says."""
    visitor.page.locator(".coach footer .quiet").click()
    visitor.page.locator(".coach .idea").first.wait_for()
    keys = visitor.page.evaluate("heard.advised")
    question = told["question"]
    click(visitor, question, [option for option in question["options"] if option["key"] in keys])
    return visitor.asked(told["step"])


def test_newcomers_are_led_to_a_guided_game(visit: Visit) -> None:
    newcomer = visit()
    newcomer.page.goto("/")
    newcomer.link("Apprendre Saint Seiya", exact=False).click()
    newcomer.page.get_by_role("heading", name="Comment jouer", exact=False).wait_for()
    assert barriers(newcomer) == []
    newcomer.button("Commencer la partie guidée : Première partie").click()
    told = newcomer.asked()
    expect(newcomer.page.locator(".coach")).to_contain_text("Bienvenue")
    assert barriers(newcomer) == []
    newcomer.speak("English")
    expect(newcomer.page.locator(".coach")).to_contain_text("Welcome")
    newcomer.speak("Français")
    expect(newcomer.page.locator(".coach")).to_contain_text("Bienvenue")
    assert len(read(newcomer)) > 2
    told = follow(newcomer, told)
    expect(newcomer.page.locator(".coach")).to_contain_text("face à")
    here = newcomer.page.url.partition("#")[0]
    newcomer.page.goto("/learn/seiya")
    newcomer.button("Reprendre : Première partie").click()
    newcomer.asked()
    assert newcomer.page.url.partition("#")[0] == here
    expect(newcomer.page.locator(".coach")).to_contain_text("face à")


def test_a_card_that_appears_under_a_resting_pointer_stays_small(visit: Visit) -> None:
    """Nobody asked to see it, and it would lie over the table that has just appeared."""
    ada = visit("Ada")
    learn(ada, "seiya", "classic")  # where its button was, there is a card now
    ada.page.wait_for_selector("[data-tag] > button:hover")
    ada.page.evaluate("() => new Promise((done) => setTimeout(done, 300))")
    large = ada.page.locator(".large")
    expect(large).to_have_count(0)
    ada.page.locator("[data-tag] > button:hover").hover(position={"x": 20, "y": 40})
    expect(large.first).to_be_visible()


def test_at_any_table_against_a_bot_one_may_ask_what_to_play(visit: Visit) -> None:
    ada = visit("Ada", language="en")
    ada.page.goto("/new/seiya")
    ada.page.get_by_label("Seat 2", exact=True).select_option(label="Random bot")
    ada.button("Begin the game").click()
    told = ada.asked()
    ada.button("An idea?").first.click()
    advice = ada.page.locator(".coach")
    expect(advice.locator(".idea b").first).to_be_visible(timeout=30_000)
    expect(advice).to_contain_text("% to win")
    expect(advice).to_contain_text("End the turn")
    assert barriers(ada) == []
    keys = ada.page.evaluate("heard.advised")
    click(ada, told["question"], [option for option in told["question"]["options"] if option["key"] in keys])
    ada.asked(told["step"])
    expect(advice).to_have_count(0)


def test_a_whole_guided_game_by_mouse(visit: Visit) -> None:
    ada = visit("Ada", language="en")
    told = learn(ada, "seiya", "duel")
    texts: list[str] = []
    while not told["over"]:
        texts += read(ada)
        told = follow(ada, told)
    assert len(set(texts)) > 8
    expect(ada.page.get_by_role("dialog", name="The game is over.")).to_be_visible()


def test_a_phone_is_enough_to_learn(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE)
    told = learn(ada, "seiya", "classic")
    for _ in range(4):
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        read(ada)
        told = follow(ada, told)
    assert barriers(ada) == []


@pytest.mark.parametrize("game", ["seiya", "dbs", "veiel"])
def test_the_rules_open_on_how_to_play_and_chapters(visit: Visit, game: str) -> None:
    ada = visit("Ada", language="en")
    ada.page.goto(f"/rules/{game}")
    ada.page.get_by_role("heading", name="How to play, on one page").wait_for()
    expect(ada.page.locator("[data-rule]")).to_have_count(0)
    ada.page.locator(".chapters a").first.click()
    expect(ada.page.locator("[data-rule]").first).to_be_visible()
    assert barriers(ada) == []


@pytest.mark.skipif(not PICTURES, reason="the pictures are made by make images")
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("game", "guide", "answers"), PICTURED)
def test_pictures_for_how_to_play(visit: Visit, language: str, game: str, guide: str, answers: int) -> None:
    ada = visit("Ada", language=language)
    told = learn(ada, game, guide)
    for _ in range(answers):
        told = follow(ada, told)
    read(ada)
    folder = GAMES / game / "how"
    folder.mkdir(exist_ok=True)
    ada.page.locator(".felt").screenshot(
        path=folder / f"{guide}.{language}.jpg", type="jpeg", quality=72, animations="disabled"
    )
