"""Saint Seiya with Hadès in the browser: a whole game by mouse and keyboard, and one on a phone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import Shot, Visit
from tests.browser.hands import click, press, tap
from tests.browser.visitor import PHONE, Json, Visitor

pytestmark = pytest.mark.slow

# What is done first in a main phase, if it can be; else the turn ends soon, or whole games would take long.
WISHES = ("bind", "acquire-force", "acquire-cosmos", "gift", "sense")
HASTE = 0.7
SHORT = 25  # decisions in which a phone shows what it can


def eagerly(question: Json, chance: random.Random) -> list[Json]:
    """An answer of somebody who wants to see the Enfers."""
    options: list[Json] = question["options"]
    for kind in WISHES:
        if wished := [option for option in options if option["kind"] == kind]:
            return [chance.choice(wished)]
    ending = [option for option in options if option["kind"] == "end"]
    if ending and chance.random() < HASTE:
        return ending
    facing = [option for option in options if "@enfers" in option["key"]]
    if question["ask"] == "choose-to-face" and facing:
        return facing[-1:]
    return chance.sample(options, max(question["least"], min(1, question["most"])))


def sees_hades(visitor: Visitor) -> None:
    """Every slot, pawn, Sens and hampering card lies where the game has it."""
    sight = visitor.heard["sight"]
    zones, counters, me = sight["zones"], sight["counters"], sight["seat"]
    enfers = visitor.page.get_by_role("region", name="Enfers", exact=True)
    expect(enfers.locator("[data-slot]")).to_have_count(5)
    for card in zones["enfers"][0]:
        expect(enfers.locator(f"[data-slot='{card['place']}'] [data-tag='{card['tag']}']")).to_be_visible()
    for card in zones["veiled"][0]:
        expect(enfers.locator(f"[data-slot='{card['place']}']").get_by_role("img")).to_be_visible()
    if counters["gate"]:
        expect(enfers.get_by_label(f"♦ sur la Porte : {counters['gate']}")).to_be_visible()
    for seat in range(2):
        expect(enfers.locator(f"[data-pawn='{seat}/{counters[f'pawn/{seat}']}']")).to_be_visible()
        for zone in ("senses", "senses-aside", "entrave", "gifts"):
            shown = visitor.page.locator(f"[data-place='{zone}/{seat}'] [data-tag]")
            fighting = len([card for row in zones["play"] for card in row if lies_in(card, zones[zone][seat])])
            expect(shown).to_have_count(len(zones[zone][seat]) + fighting)
    expect(visitor.page.get_by_label(f"{counters[f'souls/{me}']} Âme", exact=False).first).to_be_visible()


def lies_in(fighter: Json, cards: list[Json]) -> bool:
    """Whether a card faces one of these, beside which it is shown."""
    return any(fighter.get("facing") == card["tag"] for card in cards)


def test_a_whole_game_with_hades_by_mouse_and_keyboard(visit: Visit, shot: Shot) -> None:
    ada = visit("Ada")
    ada.page.goto("/new/seiya")
    ada.page.get_by_label("Place 2", exact=True).select_option(label="Robot au hasard")
    ada.page.get_by_label("Durée").select_option(label="3 Flammes")
    ada.button("Commencer la partie").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("avec Hadès l'Horloge")
    ada.faults.clear()  # of the refusal the browser tells its console
    ada.page.get_by_label("Boîtes").select_option(label="Base et Hadès")
    ada.button("Commencer la partie").click()
    chance = random.Random(5)
    told = ada.asked()
    sees_hades(ada)
    shown = False
    while not told["over"]:
        answer = click if chance.random() < 0.5 else press
        answer(ada, told["question"], eagerly(told["question"], chance))
        told = ada.asked(told["step"])
        zones = ada.heard["sight"]["zones"]
        if not told["over"] and not shown and zones["enfers"][0] and zones["entrave"][ada.heard["table"]["me"]]:
            shown = True
            sees_hades(ada)
            shot(ada, "hades")
            assert barriers(ada) == []
    assert ada.heard["sight"]["counters"]["flames"] == 0
    end = ada.page.get_by_role("dialog", name="La partie est finie.")
    for score in ada.heard["result"]["scores"]:
        expect(end.get_by_text(str(score["total"]), exact=True).first).to_be_visible()


def test_hades_on_a_phone(visit: Visit, shot: Shot) -> None:
    ada = visit("Ada", size=PHONE)
    ada.go_to(ada.set_up(options={"boxes": "hades", "epics": "yes"}))
    chance = random.Random(8)
    told = ada.asked()
    markets = ada.page.get_by_role("group", name="Terrain et Enfers")
    for _ in range(SHORT):
        tap(ada, told["question"], eagerly(told["question"], chance))
        told = ada.asked(told["step"])
        assert not told["over"]
    markets.get_by_role("button", name="Enfers").click()
    sees_hades(ada)
    expect(ada.page.get_by_role("region", name="Terrain", exact=True)).to_be_hidden()
    shot(ada, "phone-hades")
    markets.get_by_role("button", name="Terrain").click()
    expect(ada.page.get_by_role("region", name="Terrain", exact=True)).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(ada) == []
