"""One browser, several seats: played by one person, or by people who pass the device."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import Shot, Visit
from tests.browser.hands import click, somehow, tab_to
from tests.browser.visitor import Json, Visitor

pytestmark = pytest.mark.slow

MANY = 60  # moves after which both have had their turn


def fill_in(visitor: Visitor, who: str, *names: str) -> None:
    """A table at which one browser has both seats, before it begins."""
    visitor.page.goto("/new/seiya")
    visitor.page.get_by_label("Place 2", exact=True).select_option("too")
    visitor.page.get_by_text(who).click()
    for place, name in enumerate(names):
        visitor.page.get_by_label("Nom", exact=True).nth(place).fill(name)


def set_up(visitor: Visitor, who: str, *names: str) -> None:
    fill_in(visitor, who, *names)
    visitor.button("Commencer la partie").click()
    visitor.page.wait_for_function("() => heard.sight")


def move(visitor: Visitor, told: Json, chance: random.Random) -> None:
    click(visitor, told["question"], somehow(told["question"], chance))
    visitor.sees(told["step"] + 1)


def test_people_pass_the_device(visit: Visit, shot: Shot) -> None:
    ada = visit("Ada")
    set_up(ada, "Plusieurs personnes", "Ann", "Ben")
    chance = random.Random(5)
    pass_on = ada.page.get_by_role("dialog", name=re.compile("Passez l’appareil"))
    had: list[int] = []
    for _ in range(MANY):
        if len(had) > 2:
            break
        ada.page.wait_for_function("() => document.querySelector('[data-pass]') || heard.question")
        if pass_on.is_visible():
            ada.page.wait_for_function("() => heard.sight.seat === -1")
            assert ada.heard["question"] is None
            assert not any(card for row in ada.heard["sight"]["zones"]["hand"] for card in row), "no face of a hand"
            if not had:
                shot(ada, "pass-the-device")
            had.append(ada.heard["sight"]["asked"][0])
            pass_on.get_by_role("button").click()
            expect(pass_on).to_be_hidden()
        told = ada.asked()
        assert ada.heard["sight"]["seat"] == had[-1], "the cards are those of whoever has the device"
        expect(ada.bar).to_contain_text(f"À {['Ann', 'Ben'][had[-1]]} de jouer")
        move(ada, told, chance)
    assert set(had) == {0, 1}
    ada.page.reload()
    expect(pass_on).to_be_visible()
    assert barriers(ada) == []


def test_one_person_plays_two_heroes(visit: Visit, shot: Shot) -> None:
    ada = visit("Ada")
    set_up(ada, "Moi, cartes ouvertes")
    chance = random.Random(5)
    seats: set[int] = set()
    for _ in range(MANY):
        if len(seats) > 1:
            break
        told = ada.asked()
        seats.add(ada.heard["sight"]["seat"])
        assert ada.heard["sight"]["seat"] in ada.heard["sight"]["asked"]
        move(ada, told, chance)
        ada.page.wait_for_function("() => heard.sight.asked.includes(heard.sight.seat)")
    assert seats == {0, 1}, "the page went by itself to the hero that was asked"
    ada.asked()
    shot(ada, "two-heroes")
    other = 1 - ada.heard["sight"]["seat"]
    tab_to(ada, f'[data-seat="{other}"]')
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("seat => heard.sight.seat === seat", arg=other)
    expect(ada.page.locator(f'[data-seat="{other}"]')).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(f'[data-seat="{1 - other}"]')).to_contain_text("doit répondre")
    assert barriers(ada) == []


def test_no_barrier_where_the_seats_are_given(visit: Visit) -> None:
    ada = visit("Ada")
    fill_in(ada, "Plusieurs personnes", "Ann", "Ben")
    assert barriers(ada) == []
