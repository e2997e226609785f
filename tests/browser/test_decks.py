"""Somebody who owns cards: imports a list, builds a deck of it, and plays it against a bot."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import Shot, Visit
from tests.browser.hands import click, somehow
from tests.browser.visitor import PHONE, Visitor
from tests.games.dbs.decklists import FIGHTERS, deck, entries

pytestmark = pytest.mark.slow

ANSWERS = 12  # of a person, before they concede


@pytest.fixture
def trial(tmp_path: Path) -> Path:
    path = tmp_path / "trial.json"
    path.write_text(json.dumps(entries()), "utf-8")
    return path


def imported(visitor: Visitor, path: Path) -> None:
    visitor.page.goto("/decks/dbs")
    visitor.page.get_by_label("Importer des listes").last.set_input_files(path)
    visitor.page.get_by_text("15 cartes lues").wait_for()


def test_a_list_is_imported_a_deck_built_and_played(visit: Visit, trial: Path, shot: Shot) -> None:
    ada = visit("Ada")
    imported(ada, trial)
    expect(ada.page.get_by_text("1 pas encore jouable")).to_be_visible()
    ada.page.get_by_text("Pourquoi, carte par carte").click()
    expect(ada.page.get_by_text("« moon is full, everybody dances » n'est pas compris.")).to_be_visible()
    shot(ada, "decks")
    assert barriers(ada) == []

    ada.page.goto("/decks/dbs?build=new")
    field = ada.page.get_by_role("textbox", name="Chercher une carte")
    field.fill("Ember of the Trial")
    ada.button("Ajouter Ember of the Trial").first.click()
    panel = ada.page.get_by_role("region", name="Le deck")
    expect(panel.get_by_text("Aucune carte, c'est trop peu")).to_be_visible()
    field.fill("Fighter")
    pool = ada.page.get_by_role("region", name="Cartes à choisir")
    for number in FIGHTERS[:-1]:
        add = ada.page.get_by_role("region", name="Cartes à choisir").get_by_role(
            "button", name=f"Ajouter Fighter {number}"
        )
        for _ in range(4):
            add.click()
    last = pool.locator("li", has_text=FIGHTERS[-1])
    for _ in range(5):  # one too many, by dragging
        last.locator(".add").drag_to(panel.locator("header"))
    expect(panel.get_by_text(f"5 exemplaires de {FIGHTERS[-1]}, c'est trop")).to_be_visible()
    shot(ada, "deck-faults")
    panel.get_by_role("button", name=f"Enlever un exemplaire de Fighter {FIGHTERS[-1]}").click()
    expect(panel.get_by_text("Ce deck suit les règles.")).to_be_visible()
    expect(panel.get_by_text("52 cartes")).to_be_visible()
    panel.get_by_role("textbox", name="Nom du deck").fill("Épreuve")
    ada.button("Main de départ").click()
    hand = ada.page.get_by_role("dialog", name="Une main de départ")
    assert hand.locator("li").count() == 6
    hand.get_by_role("button", name="Fermer").click()
    ada.button("Texte").click()
    assert f"4 {FIGHTERS[0]}" in ada.page.get_by_role("dialog").get_by_role("textbox").input_value()
    ada.button("Fermer").click()
    shot(ada, "deck-builder")
    ada.page.get_by_text("En chiffres").click()
    expect(panel.get_by_role("heading", name="Coût en énergie")).to_be_visible()
    shot(ada, "deck-figures")
    assert barriers(ada) == []

    ada.button("Essayer contre un robot").click()
    ada.page.wait_for_url("**/table/**")
    chance = random.Random(2)
    for _ in range(ANSWERS):
        told = ada.asked()
        click(ada, told["question"], somehow(told["question"], chance))
        ada.asked(told["step"])
    expect(ada.page.locator("[data-mat]").get_by_text("Ember of the Trial").first).to_be_visible()
    shot(ada, "deck-played")
    ada.button("Menu de la table").click()
    ada.button("Abandonner").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    ada.page.get_by_role("dialog", name="La partie est finie.").wait_for()


def test_a_deck_is_shared_and_copied(visit: Visit, trial: Path) -> None:
    ada = visit("Ada")
    imported(ada, trial)
    ada.page.goto("/decks/dbs?build=new")
    ada.button("Texte").click()
    ada.page.get_by_role("dialog").get_by_role("textbox").fill(deck())
    ada.button("Prendre ce texte").click()
    ada.page.get_by_text("Ce deck suit les règles.").wait_for()
    ada.button("Enregistrer").click()
    ada.button("Partager").click()
    with ada.page.expect_response("**/share") as shared:
        ada.page.get_by_role("dialog").get_by_role("button", name="Partager").click()
    bob = visit("Bob")
    bob.page.goto(f"/decks/dbs?shared={shared.value.json()['share']}")
    bob.page.get_by_role("heading", name="Mon deck").wait_for()
    assert barriers(bob) == []
    bob.button("Copier dans mes decks").click()
    expect(bob.page.get_by_text("Ce deck suit les règles.")).to_be_visible()
    bob.button("Tous les decks").click()
    bob.link("Jouer avec Mon deck").click()
    expect(bob.page.get_by_role("combobox", name="Place 1, Deck")).to_have_value(re.compile("own:.+"))


def test_it_is_all_there_on_a_phone(visit: Visit, trial: Path, shot: Shot) -> None:
    ada = visit("Ada", size=PHONE)
    imported(ada, trial)
    shot(ada, "decks-phone")
    ada.page.goto("/decks/dbs?build=copy:red")
    ada.page.get_by_text("Ce deck suit les règles.").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    shot(ada, "deck-phone")
    assert barriers(ada) == []
    ada.page.goto("/decks/dbs?cards=1")
    ada.page.get_by_role("heading", name="Ma collection").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert barriers(ada) == []
