"""Play over days in the browser: a clock in days, the games that wait, the tab's title, a restart in between."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import barriers
from tests.browser.conftest import Shot
from tests.browser.stage import serving
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow


def test_a_game_over_days_and_a_restart(browser: Browser, tmp_path: Path, shot: Shot) -> None:
    with serving(tmp_path) as site:
        ada, bob = Visitor(browser, site, "Ada"), Visitor(browser, site, "Bob", size=PHONE)
        ada.page.goto("/new/dbs?friends=1")
        ada.page.get_by_text("Autres réglages").click()
        ada.page.get_by_label("Temps par décision").select_option(label="3 jours")
        expect(ada.page.get_by_text("Chacun joue quand il peut", exact=False)).to_be_visible()
        ada.button("Ouvrir la table").click()
        link = ada.page.get_by_label("Envoyez ce lien à vos amis").input_value()
        bob.page.goto(link)
        bob.button("S’asseoir ici").click()
        bob.page.locator("[data-bar]").wait_for()
        expect(bob.page.get_by_role("timer").or_(bob.bar.get_by_text("réfléchit"))).not_to_have_count(0)
        for person in (ada, bob):
            person.page.goto("about:blank")
    with serving(tmp_path) as site:  # another port; the cookies are the same
        path = link[link.index("/table/") :]
        for person in (ada, bob):
            person.page.goto(site + "/")
            expect(person.link("Reprendre", exact=False)).to_be_visible()
        asked, idle = (ada, bob) if ada.page.get_by_text("Ces parties vous attendent").count() else (bob, ada)
        expect(asked.page.get_by_role("region", name="Ces parties vous attendent")).to_contain_text(
            "C’est à vous, encore 2 jours"
        )
        expect(asked.page).to_have_title("(1) Pioche")
        expect(idle.page).to_have_title("Pioche")
        shot(ada, "waiting")
        shot(bob, "waiting-phone")
        assert barriers(asked) == []
        for person in (asked, idle):
            person.page.goto(site + path)
            person.page.locator("[data-bar]").wait_for()
        expect(asked.page.get_by_role("timer")).to_contain_text("2 jours")
    for person in (ada, bob):
        # A server that is gone, and a page left while its styles were still on their way, are no faults of the page.
        left = ("ERR_", "WebSocket", "preload CSS")
        assert [fault for fault in person.faults if not any(word in fault for word in left)] == []
        person.leave()
