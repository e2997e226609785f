"""The chat in the browser: who sits there, whom one need not read, what is reported."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import Shot, Visit
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("textbox", name="Un mot à la table").fill(text)
    visitor.button("Dire").click()


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_somebody_is_not_read_any_more_and_reported(visit: Visit, shot: Shot, size: dict[str, int] | None) -> None:
    ada, bob = visit("Ada", size=size) if size else visit("Ada"), visit("Bob")
    table = ada.set_up(seats=[{"kind": "me"}, {"kind": "open"}])
    ada.go_to(table)
    bob.go_to(table)
    bob.button("S’asseoir ici").click()
    for one in (ada, bob):
        one.page.locator("[data-bar]").wait_for()
    expect(ada.page.locator(".seat .token svg")).to_have_count(2)  # a picture of each
    bob.page.get_by_role("tab", name="Discussion").click()
    say(bob, "Tu joues comme un pied !")
    if size:  # the side is away, but not what is said there
        ada.button("Discussion\xa0: un message non lu").click()
    else:
        ada.page.get_by_role("tab", name="Discussion 1").click()
    lines = ada.page.get_by_role("log", name="Discussion")
    expect(lines).to_contain_text("Tu joues comme un pied !")
    about = ada.button("Que faire du message de Bob ?")
    about.click()
    assert barriers(ada) == []
    ada.button("Masquer les messages de Bob").click()
    expect(lines).to_contain_text("message masqué")
    say(bob, "Hé ho")
    expect(lines.get_by_text("message masqué")).to_have_count(2)
    expect(lines).not_to_contain_text("Hé ho")
    about.first.click()
    shot(ada, "chat-muted")
    ada.button("Afficher à nouveau les messages de Bob").click()
    expect(lines).to_contain_text("Hé ho")
    about.first.click()
    ada.button("Signaler ce message").click()
    shot(ada, "chat-report")
    assert barriers(ada) == []
    ada.button("Insulte ou menace").click()
    expect(ada.page.get_by_role("status").filter(has_text="C’est signalé")).to_be_visible()
    expect(lines).not_to_contain_text("Hé ho")
    expect(bob.page.get_by_role("log", name="Discussion")).not_to_contain_text("masqué")
