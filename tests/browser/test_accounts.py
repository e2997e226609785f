"""Accounts in the browser: made from a guest, and come back to, by passkeys, passwords and codes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.axe import barriers
from tests.browser.conftest import Shot, Visit
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow

PASSWORD = "correct horse 9"
OTHER = "battery staple 7"
DEVICE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


class Authenticator:
    """What makes and keeps somebody's passkeys: Chromium pretends that there is one."""

    def __init__(self, visitor: Visitor) -> None:
        self.session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.session.send("WebAuthn.enable")
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        self.known = {"authenticatorId": made["authenticatorId"]}

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", self.known)["credentials"]
        return found

    def take(self, passkey: dict[str, Any]) -> None:
        """As passkeys travel from one device of a person to another."""
        self.session.send("WebAuthn.addCredential", self.known | {"credential": passkey})


def part(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("region", name=name, exact=True)


def noted(visitor: Visitor) -> str:
    """The recovery code, written down."""
    code = part(visitor, "Votre code de secours").get_by_role("status").inner_text()
    visitor.button("C’est noté").click()
    return code


def test_an_account_with_a_passkey(visit: Visit, shot: Shot) -> None:
    """A guest in the middle of a game becomes an account, and goes on from another device."""
    ada = visit("Ada", "localhost")
    device = Authenticator(ada)
    game = ada.set_up()
    ada.page.goto("/lobby")
    ada.button("Réglages", exact=False).click()
    ada.link("Créer un compte, ou se connecter").click()
    expect(part(ada, "Créer un compte").get_by_label("Nom")).to_have_value("Ada")
    shot(ada, "account-guest")
    part(ada, "Créer un compte").get_by_label("Nom").fill("Ada Clé")
    ada.button("Créer avec une clé d’accès").click()
    expect(ada.page.get_by_text("Notez-le et gardez-le en lieu sûr", exact=False)).to_be_visible()
    assert len(noted(ada).split("-")) == 6
    (passkey,) = device.passkeys
    assert passkey["isResidentCredential"]
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Ada Clé")
    ada.button("English").click()
    expect(ada.page.get_by_role("heading", name="Passkeys")).to_be_visible()
    ada.button("Français").click()
    ada.page.locator("label", has_text="Dessin 3").click()
    ada.button("Enregistrer", exact=True).click()
    expect(ada.page.get_by_text("C’est enregistré.")).to_be_visible()
    ada.button("English").click()  # which the account keeps
    expect(ada.page.get_by_role("heading", name="Passkeys")).to_be_visible()
    shot(ada, "account")
    avatar = ada.get("/api/guest")["avatar"]
    assert avatar

    phone = visit("", "localhost", size=PHONE)
    synced = Authenticator(phone)
    phone.page.goto("/account")
    phone.button("Se connecter avec une clé d’accès").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("L’appareil n’a pas donné de clé d’accès")
    synced.take(passkey)
    phone.button("Se connecter avec une clé d’accès").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ada Clé")
    expect(phone.page.locator("html")).to_have_attribute("lang", "en")
    assert phone.get("/api/guest")["avatar"] == avatar
    shot(phone, "account-phone")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    # The only way back in stays; with a password beside it, it may go.
    part(phone, "Passkeys").get_by_role("button", name="Remove").click()
    expect(part(phone, "Passkeys").get_by_role("alert")).to_contain_text("your only way back in")
    part(phone, "Password").get_by_label("New password").fill(PASSWORD)
    phone.button("Save the password").click()
    expect(phone.page.get_by_text("The password is saved.")).to_be_visible()
    part(phone, "Passkeys").get_by_role("button", name="Remove").click()
    expect(part(phone, "Passkeys").get_by_role("button", name="Remove")).to_have_count(0)
    # Whoever was signed in elsewhere is no longer; here the game goes on.
    assert ada.context.request.get("/api/guest").status == 204
    phone.page.goto("/")
    phone.link("Resume", exact=False).first.click()
    phone.page.wait_for_url(f"**/table/{game['id']}*")
    phone.asked()
    phone.page.goto("/account")
    phone.button("Sign out here").click()
    phone.button("Sign in with a passkey").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("Nothing fits this")
    phone.faults.clear()  # Chromium notes every refused request


def test_an_account_with_a_password(visit: Visit) -> None:
    ada = visit("", "127.0.0.1", size=PHONE)
    ada.page.goto("/account")
    expect(ada.page.get_by_text("Les clés d’accès ne sont pas possibles à cette adresse", exact=False)).to_be_visible()
    assert barriers(ada) == []
    making = part(ada, "Créer un compte")
    making.get_by_label("Nom").fill("Ada Mot")
    making.get_by_label("Mot de passe").fill("aaaaaaaaaaaa")
    ada.button("Créer avec ce mot de passe").click()
    expect(making.get_by_role("alert")).to_contain_text("trop facile")
    making.get_by_label("Mot de passe").fill(PASSWORD)
    ada.button("Créer avec ce mot de passe").click()
    code = noted(ada)
    expect(ada.page.get_by_text("Ce compte garde votre nom", exact=False)).to_be_visible()
    assert barriers(ada) == []

    desk = visit("Bea")
    begun = desk.set_up()
    desk.page.goto("/account")
    coming = part(desk, "Se connecter")
    expect(coming.get_by_label("Ajouter à ce compte les parties, decks et amis de l’invité « Bea »")).to_be_checked()
    assert barriers(desk) == []
    coming.get_by_label("Nom").first.fill("ada mot")
    coming.get_by_label("Mot de passe").first.fill(OTHER)
    coming.get_by_role("button", name="Se connecter", exact=True).click()
    expect(coming.get_by_role("alert")).to_contain_text("Rien ne correspond à cela")
    coming.get_by_text("Mot de passe oublié").click()
    coming.get_by_label("Code de secours").fill(code.lower())
    coming.get_by_label("Nouveau mot de passe").fill(OTHER)
    desk.button("Changer le mot de passe et se connecter").click()
    assert noted(desk) != code
    expect(desk.page.get_by_role("heading", level=1)).to_have_text("Ada Mot")
    assert [table["id"] for table in desk.get("/api/tables")["mine"]] == [begun["id"]], "what Bea has begun came along"
    newcomer = visit()
    newcomer.page.goto("/lobby")
    newcomer.button("Réglages", exact=False).click()
    newcomer.page.get_by_label("Votre nom").fill("ADA MOT")
    newcomer.button("Enregistrer").click()
    expect(newcomer.page.get_by_text("Ce nom appartient à un compte", exact=False)).to_be_visible()
    for visitor in (ada, desk, newcomer):
        assert all("status of 4" in fault for fault in visitor.faults)
        visitor.faults.clear()  # Chromium notes every refused request
