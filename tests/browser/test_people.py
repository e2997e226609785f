"""People: who comes by a link says a name, rated games, and what they leave behind."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import Shot, Visit
from tests.browser.visitor import PHONE

pytestmark = pytest.mark.slow


def test_a_rated_game_from_the_link_to_the_history(visit: Visit, shot: Shot) -> None:
    ada = visit("Ada")
    ada.page.goto("/new/dbs?friends=1")
    ada.page.get_by_label("Classée").check(force=True)
    expect(ada.page.get_by_text("compte pour le classement de chacun", exact=False)).to_be_visible()
    ada.button("Ouvrir la table").click()
    expect(ada.page.get_by_text("sans robot, et rien n’est repris", exact=False)).to_be_visible()
    link = ada.page.get_by_label("Envoyez ce lien à vos amis").input_value()

    bob = visit("", size=PHONE)
    bob.page.goto(link)
    asked = bob.page.get_by_label("Votre nom")
    expect(asked).to_have_value(re.compile(r"Invité \d\d"))
    shot(bob, "joining-phone")
    assert barriers(bob) == []
    asked.fill("Bob au lien")
    bob.button("Entrer").click()
    bob.button("S’asseoir ici").click()
    expect(ada.page.get_by_text("Bob au lien").first).to_be_visible()
    expect(ada.page.get_by_text("Classée", exact=True)).to_be_visible()
    bob.button("Menu de la table").click()
    expect(bob.button("Laisser jouer un robot")).to_have_count(0)
    bob.button("Abandonner").click()
    bob.button("Abandonner").click()
    ada.page.get_by_role("dialog", name="La partie est finie.").wait_for()

    ada.page.goto("/")
    ada.link("Vos parties").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Vos parties")
    expect(ada.page.get_by_text("Une partie jouée, 100 % de victoires.")).to_be_visible()
    expect(ada.page.get_by_role("img", name=re.compile("Votre classement au fil de la partie classée"))).to_be_visible()
    past = ada.page.get_by_role("list", name="Vos parties").get_by_role("listitem")
    expect(past).to_have_count(1)
    expect(past).to_contain_text("Gagnée")
    expect(past).to_contain_text("avec Bob au lien")
    shot(ada, "history")
    assert barriers(ada) == []
    ada.link("Revoir", exact=False).click()
    ada.page.get_by_role("slider", name="Moment de la partie").wait_for()

    bob.page.goto("/history")
    expect(bob.page.get_by_text("Perdue")).to_be_visible()
    shot(bob, "history-phone")
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    newcomer = visit()
    newcomer.page.goto("/history")
    expect(newcomer.page.get_by_text("Aucune partie terminée pour l’instant", exact=False)).to_be_visible()


def test_leaving_asks_once(visit: Visit) -> None:
    ada = visit("Ada")
    ada.go_to(ada.set_up())
    ada.asked()
    ada.button("Menu de la table").click()
    ada.button("Quitter la table").click()
    expect(ada.page.get_by_text("Un robot jouera à votre place jusqu’à la fin", exact=False)).to_be_visible()
    assert "/table/" in ada.page.url
    ada.button("Quitter la table").click()
    ada.page.wait_for_url("**/lobby")


def test_an_absent_player_is_replaced_and_comes_back(visit: Visit, shot: Shot) -> None:
    ada, bob = visit("Ada"), visit("Bob", size=PHONE, language="en")
    table = ada.set_up(seats=[{"kind": "me"}, {"kind": "open"}])
    ada.go_to(table)
    bob.go_to(table)
    bob.button("Sit here").click()
    bob.page.locator("[data-bar]").wait_for()
    bob.page.goto("/lobby")

    gone = ada.page.get_by_role("group", name="Bob", exact=False)
    expect(gone).to_contain_text("n’est plus là depuis")
    shot(ada, "absent")
    assert barriers(ada) == []
    gone.get_by_role("button", name="Lancer un avertissement").click()
    expect(gone).to_contain_text("L’avertissement est lancé")
    expect(gone).to_contain_text("Le temps pour revenir est passé.")
    expect(gone.get_by_role("button", name="Arrêter la partie")).to_be_visible()
    shot(ada, "absent-gone")
    gone.get_by_role("button", name="Faire jouer un robot en attendant").click()
    expect(gone).to_have_count(0)
    expect(ada.page.get_by_role("img", name="un robot joue à sa place")).to_be_visible()

    bob.go_to(table)
    expect(bob.bar).to_contain_text("A bot plays in your place.")
    shot(bob, "absent-back-phone")
    bob.button("Take my seat back").click()
    expect(bob.button("Take my seat back")).to_have_count(0)
    expect(ada.page.get_by_role("img", name="un robot joue à sa place")).to_have_count(0)


def test_a_game_without_somebody_is_broken_off(visit: Visit, shot: Shot) -> None:
    ada, bob = visit("Ada", size=PHONE), visit("Bob")
    table = ada.set_up(seats=[{"kind": "me"}, {"kind": "open"}])
    ada.go_to(table)
    bob.go_to(table)
    bob.button("S’asseoir ici").click()
    bob.page.locator("[data-bar]").wait_for()
    bob.page.goto("/lobby")
    ada.button("Lancer un avertissement").click()
    ada.button("Arrêter la partie").click()
    expect(ada.page.get_by_text("Personne ne gagne, et elle ne compte pas.", exact=False)).to_be_visible()
    shot(ada, "absent-phone")
    ada.button("Arrêter la partie").click()
    expect(ada.page.get_by_role("dialog", name="La partie est finie.")).to_contain_text("sans vainqueur")
    bob.page.goto("/history")
    expect(bob.page.get_by_text("Arrêtée")).to_be_visible()
