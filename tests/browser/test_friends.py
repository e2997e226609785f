"""Friends in the browser: by a link, from a table, seen and invited."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import Shot, Visit
from tests.browser.visitor import PHONE

pytestmark = pytest.mark.slow


def test_friends_by_a_link_and_an_invitation(visit: Visit, shot: Shot) -> None:
    ada, bob = visit("Ada"), visit("Bob", size=PHONE)
    ada.page.goto("/friends")
    expect(ada.page.get_by_text("Personne encore.", exact=False)).to_be_visible()
    code = ada.get("/api/friends")["code"]
    bob.page.goto(f"/friends#{code}")
    expect(bob.page.get_by_text("Ada vous propose d’être amis.")).to_be_visible()
    shot(bob, "friends-offer-phone")
    assert barriers(bob) == []
    bob.button("Devenir amis").click()
    expect(bob.page.get_by_text("Ada et vous êtes amis.")).to_be_visible()
    ada.page.reload()
    mine = ada.page.get_by_role("region", name="Vos amis")
    expect(mine.get_by_role("listitem")).to_contain_text("Bob")
    expect(mine.get_by_role("listitem")).to_contain_text("en ligne")
    shot(ada, "friends")
    assert barriers(ada) == []

    table = ada.set_up(seats=[{"kind": "me"}, {"kind": "open"}])
    ada.go_to(table)
    ada.button("Inviter Bob", exact=False).click()
    expect(ada.button("Invitation envoyée à Bob", exact=False)).to_be_visible()
    shot(ada, "friends-invite")
    bob.page.goto("/")
    waits = bob.page.get_by_role("region", name="Ces parties vous attendent")
    expect(waits).to_contain_text("Ada vous invite")
    shot(bob, "friends-invited-phone")
    waits.get_by_role("link").click()
    bob.button("S’asseoir ici").click()
    bob.page.locator("[data-bar]").wait_for()

    bob.page.goto("/friends")
    bob.button("Ne plus être amis Ada").click()
    bob.button("Ne plus être amis").click()
    expect(bob.page.get_by_text("Personne encore.", exact=False)).to_be_visible()


def test_somebody_met_at_a_table_is_asked(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob", language="en")
    table = ada.set_up(seats=[{"kind": "me"}, {"kind": "open"}])
    ada.go_to(table)
    bob.go_to(table)
    bob.button("Sit here").click()
    ada.button("Menu de la table").click()
    ada.button("Demander à Bob d’être amis").click()
    expect(ada.page.get_by_text("C’est demandé.", exact=False)).to_be_visible()
    bob.page.goto("/friends")
    expect(bob.page.get_by_text("Ada would like to be your friend.")).to_be_visible()
    bob.button("Accept Ada").click()
    expect(bob.page.get_by_role("region", name="Your friends")).to_contain_text("at a table")
