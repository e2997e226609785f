"""Whole games against a bot, and the way to them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Shot, Visit
from tests.browser.hands import click, press, somehow, tab_to
from tests.browser.visitor import Json, Visitor

pytestmark = pytest.mark.slow

Answer = Callable[[Visitor, Json, list[Json]], None]


def play_on(
    visitor: Visitor, answer: Answer, chance: random.Random, until: Callable[[Json], bool] | None = None
) -> None:
    """Play until the game is over, or until what lies on the table is as wanted."""
    told = visitor.asked()
    while not told["over"] and not (until and until(visitor.heard)):
        answer(visitor, told["question"], somehow(told["question"], chance))
        told = visitor.asked(told["step"])


def lively(heard: Json) -> bool:
    """Whether there is much to see on a Seiya table: in the middle of a turn, some turns into the game."""
    zones = heard["sight"]["zones"]
    mine = heard["table"]["me"]
    return len(zones["play"][mine]) >= 2 and len(zones["hand"][mine]) >= 2 and len(zones["removed"][0]) >= 3


def test_from_home_to_a_game_in_three_clicks(visit: Visit, shot: Shot) -> None:
    newcomer = visit()
    newcomer.page.goto("/")
    newcomer.link("Jouer à Saint Seiya", exact=False).wait_for()
    shot(newcomer, "home")
    newcomer.link("Jouer à Saint Seiya", exact=False).click()
    newcomer.button("Commencer la partie").click()
    told = newcomer.asked()
    assert told["question"]["options"]
    expect(newcomer.bar).to_contain_text("À vous")


def test_a_whole_game_by_clicking(visit: Visit, shot: Shot) -> None:
    ada = visit("Ada", language="en")
    ada.page.goto("/new/seiya")
    ada.page.get_by_label("Seat 2", exact=True).select_option(label="Random bot")
    ada.button("Begin the game").click()
    chance = random.Random(1)
    play_on(ada, click, chance, until=lively)
    shot(ada, "seiya")
    play_on(ada, click, chance)
    end = ada.page.get_by_role("dialog", name="The game is over.")
    expect(end.get_by_text("The score over the turns")).to_be_visible()
    end.get_by_text("An honest deal").click()
    expect(end.get_by_text("Checked right here")).to_be_visible()
    for score in ada.heard["result"]["scores"]:
        expect(end.get_by_text(str(score["total"]), exact=True).first).to_be_visible()
    before = ada.page.url
    end.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and url != before)


def test_a_card_is_dragged_to_where_it_shall_go(visit: Visit) -> None:
    ada = visit("Ada")
    ada.go_to(ada.set_up(seed="1"))
    told = ada.asked()
    card = next(option["card"] for option in told["question"]["options"] if option["kind"] == "play-character")
    sight = ada.heard["sight"]
    goal = sight["zones"]["field"][0][2]["tag"]
    ada.card(card).drag_to(ada.card(goal))
    ada.asked(told["step"] + 1)  # both were answered: what is played, and what it faces
    sight = ada.heard["sight"]
    assert [played["facing"] for played in sight["zones"]["play"][sight["seat"]]] == [goal]


def test_a_whole_game_by_keyboard_alone(visit: Visit, shot: Shot) -> None:
    ada = visit("Ada")
    ada.page.goto("/")
    ada.link("Jouer à Saint Seiya", exact=False).wait_for()
    tab_to(ada, 'a[href="/new/seiya"]')
    ada.page.keyboard.press("Enter")
    place = ada.page.get_by_label("Place 2", exact=True)
    place.wait_for()
    tab_to(ada, f'[id="{place.get_attribute("id")}"]')
    ada.page.keyboard.type("Robot au hasard")
    expect(place).to_have_value("bot:random")
    tab_to(ada, "form footer button")
    ada.page.keyboard.press("Enter")
    chance = random.Random(2)
    play_on(ada, press, chance, until=lively)
    shot(ada, "keyboard")
    play_on(ada, press, chance)
    end = ada.page.get_by_role("dialog", name="La partie est finie.")
    expect(end).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(end).to_be_hidden()
