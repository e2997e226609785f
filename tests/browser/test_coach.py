"""The coach: how the chances of a game went, the turns that decided it, what would have been better; and puzzles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from pioche.puzzle import puzzles
from tests.browser.axe import barriers
from tests.browser.conftest import Finished, Visit
from tests.browser.hands import click
from tests.browser.visitor import PHONE

pytestmark = pytest.mark.slow

PATIENCE = 300_000  # milliseconds in which the coach has thought about a game, on a busy machine


def test_after_a_game_the_coach_looks_back(visit: Visit, finished: Finished) -> None:
    over = finished("dbs")
    ada = visit("Ada", language="en")
    ada.page.goto(f"/replay/{over['id']}#{over['invite']}")
    coach = ada.page.locator(".coach")
    coach.scroll_into_view_if_needed()
    expect(coach).to_contain_text("The coach looks back")
    first = coach.locator("li").first
    first.wait_for(timeout=PATIENCE)
    expect(coach.get_by_role("img")).to_have_accessible_name(re.compile("chances to win, turn by turn"))
    said = first.locator(".told")
    expect(said).to_contain_text(re.compile("would have (played|done no better)"), timeout=PATIENCE)
    assert barriers(ada) == []
    number = first.locator("b").first.inner_text().split()[-1]
    first.get_by_role("button", name=f"Turn {number}").click()
    expect(ada.page.locator(".controls b")).to_contain_text(f"Turn {number}")
    expect(ada.page.locator(".controls")).to_be_in_viewport()
    ada.page.get_by_role("button", name="Français", exact=True).click()
    expect(coach).to_contain_text("Le coach revient sur la partie")
    expect(said).to_contain_text(re.compile("Le coach (aurait joué|n’aurait pas fait mieux)"), timeout=PATIENCE)


def test_on_a_phone_the_coach_has_room(visit: Visit, finished: Finished) -> None:
    over = finished("dbs")
    ada = visit("Ada", language="en", size=PHONE)
    ada.page.goto(f"/replay/{over['id']}#{over['invite']}")
    coach = ada.page.locator(".coach")
    coach.scroll_into_view_if_needed()
    coach.locator("li").first.wait_for(timeout=PATIENCE)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_game_that_no_coach_knows_is_silent(visit: Visit, finished: Finished) -> None:
    over = finished("veiel")
    ada = visit("Ada")
    ada.page.goto(f"/replay/{over['id']}#{over['invite']}")
    ada.page.get_by_role("heading", name="Fin de la partie").wait_for()
    expect(ada.page.locator(".coach")).to_have_count(0)


# Puzzles


def test_a_puzzle_of_the_day_is_played_and_explained(visit: Visit) -> None:
    ada = visit(language="en")
    ada.page.goto("/")
    ada.button("Puzzle of the day of Dragon Ball Super", exact=False).click()
    told = ada.asked()
    panel = ada.page.locator(".puzzle")
    expect(panel).to_contain_text("clearly better than all others")
    assert barriers(ada) == []
    found = puzzles("dbs")[ada.page.evaluate("heard.table.puzzle")]
    for keys in found.own:
        told = ada.asked(told["step"] - 1)
        chosen = [option for option in told["question"]["options"] if option["key"] in keys]
        click(ada, told["question"], chosen)
        told = ada.asked(told["step"])
    expect(panel).to_contain_text("You found it!", timeout=PATIENCE)
    expect(panel.locator("li")).not_to_have_count(0)
    expect(panel).to_contain_text("% to win")
    assert barriers(ada) == []
    here = ada.page.url
    panel.get_by_role("button", name="Another puzzle").click()
    expect(ada.page).not_to_have_url(here)
    expect(panel).to_contain_text("clearly better than all others")


def test_on_a_phone_a_puzzle_can_be_given_up(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE)
    ada.page.goto("/")
    ada.button("Problème du jour de Dragon Ball Super", exact=False).click()
    ada.asked()
    panel = ada.page.locator(".puzzle")
    panel.get_by_role("button", name="Voir la solution").click()
    expect(panel).to_contain_text("La ligne du coach", timeout=PATIENCE)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert barriers(ada) == []
