"""The duel of Saint Seiya in the browser: a whole one by mouse and keyboard, and part of one on a phone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import Shot, Visit
from tests.browser.hands import click, press, tap
from tests.browser.visitor import PHONE, Json, Visitor

pytestmark = pytest.mark.slow

SHORT = 20  # decisions in which a phone shows what it can
SEED = "4"  # of a duel that is soon over
SEATS = [{"kind": "me", "choices": {"side": "renegade"}}, {"kind": "bot", "bot": "random"}]


def bravely(question: Json, chance: random.Random) -> list[Json]:
    """An answer of somebody who wants the Maison, and nothing else: the turn ends when all Force is against it."""
    options: list[Json] = question["options"]
    for kind in ("acquire-force", "yes"):
        if wished := [option for option in options if option["kind"] == kind and "maison-" in option["key"]]:
            return wished[:1]
    if facing := [option for option in options if question["ask"] == "choose-to-face" and "maison-" in option["key"]]:
        return facing
    for kind in ("yes", "play-character", "end", "no"):
        if wished := [option for option in options if option["kind"] == kind]:
            return [chance.choice(wished)]
    return chance.sample(options, max(question["least"], min(1, question["most"])))


def sees_the_duel(visitor: Visitor) -> None:
    """The Maison, both counters, the Autel, what was acquired, and who faces the Maison: where the game has them."""
    sight = visitor.heard["sight"]
    zones, counters = sight["zones"], sight["counters"]
    panel = visitor.page.get_by_role("region", name="Maison révélée")
    for zone in ("house", "altar"):
        for card in zones[zone][0]:
            expect(panel.locator(f"[data-place='{zone}/0'] [data-tag='{card['tag']}']")).to_be_visible()
    for house in zones["house"][0]:
        for fighter in [card for row in zones["play"] for card in row if card.get("facing") == house["tag"]]:
            expect(panel.locator(f"[data-tag='{fighter['tag']}']")).to_be_visible()
    for seat in range(2):
        expect(panel.locator(f"[data-counter='{seat}/{counters[f'house/{seat}']}']")).to_be_visible()
        signs = visitor.page.locator(f"[data-place='own-houses/{seat}'] [data-tag]")
        expect(signs).to_have_count(len(zones["own-houses"][seat]))


def test_a_whole_duel_by_mouse_and_keyboard(visit: Visit, shot: Shot) -> None:
    ada = visit("Ada")
    ada.page.goto("/new/seiya?mode=duel")
    ada.page.get_by_label("Place 1, Camp").select_option(label="Renégat")
    ada.page.get_by_label("Place 2", exact=True).select_option(label="Robot au hasard")
    ada.page.get_by_label("Autel d'Athéna").select_option(label="Autel des Offrandes")
    ada.page.get_by_label("Durée").select_option(label="2 Maisons")
    ada.page.get_by_text("Autres réglages").click()
    ada.page.get_by_label("Graine souhaitée").fill(SEED)
    ada.button("Commencer la partie").click()
    chance = random.Random(5)
    told = ada.asked()
    sees_the_duel(ada)
    panel = ada.page.get_by_role("region", name="Maison révélée")
    expect(panel.get_by_text("Encore 1, ensuite")).to_be_visible()
    expect(ada.page.get_by_role("img", name="Horloge")).to_have_count(0)
    shown = False
    while not told["over"]:
        zones = ada.heard["sight"]["zones"]
        if not shown and zones["own-houses"][0] and any(card.get("facing") for card in zones["play"][0]):
            shown = True
            sees_the_duel(ada)
            shot(ada, "duel")
            assert barriers(ada) == []
        answer = click if chance.random() < 0.5 else press
        answer(ada, told["question"], bravely(told["question"], chance))
        told = ada.asked(told["step"])
    assert shown
    zones = ada.heard["sight"]["zones"]
    assert not zones["house"][0]
    assert sum(map(len, zones["own-houses"])) == 2
    end = ada.page.get_by_role("dialog", name="La partie est finie.")
    for score in ada.heard["result"]["scores"]:
        expect(end.get_by_text(str(score["total"]), exact=True).first).to_be_visible()


def test_a_duel_on_a_phone(visit: Visit, shot: Shot) -> None:
    ada = visit("Ada", size=PHONE)
    ada.go_to(ada.set_up(mode="duel", options={"houses": "shuffled"}, seats=SEATS, seed="6"))
    chance = random.Random(8)
    told = ada.asked()
    tabs = ada.page.get_by_role("group", name="Terrain et Enfers")
    for _ in range(SHORT):
        tap(ada, told["question"], bravely(told["question"], chance))
        told = ada.asked(told["step"])
        assert not told["over"]
    counters = ada.heard["sight"]["counters"]
    tab = tabs.get_by_role("button", name="Maison")
    expect(tab).to_contain_text(f"{counters['house/0']} · {counters['house/1']}")
    tab.click()
    sees_the_duel(ada)
    expect(ada.page.get_by_role("region", name="Terrain", exact=True)).to_be_hidden()
    shot(ada, "phone-duel")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(ada) == []
