"""Passkeys: what the library `webauthn` asks of an authenticator, and what it makes of its answers."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

import webauthn
from msgspec import Struct
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from pioche.kernel.play.decision import Reason, Refused

TIME = 300  # seconds in which a question must be answered
MOST = 20  # passkeys of one account
LONGEST = 1400  # signs of the id of a passkey


class Passkey(Struct, frozen=True):
    """A passkey as it is kept: its public half."""

    id: str
    guest: str
    key: bytes
    count: int  # how often it was used, as the authenticator says
    created: float
    used: float


class Site(Struct, frozen=True):
    """Whose passkeys they are: those of the page that asks."""

    origin: str

    @property
    def name(self) -> str:
        return urlsplit(self.origin).hostname or ""


def site_of(origin: str | None) -> Site:
    """The site of a request of ours; refused if it does not say which one it is."""
    if not origin:
        raise Refused(Reason("passkey-failed"))
    return Site(origin)


def to_make(site: Site, guest: str, name: str, known: list[Passkey]) -> tuple[bytes, dict[str, Any]]:
    """A challenge, and what a browser needs to make a passkey."""
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name="Pioche",
        user_id=guest.encode(),
        user_name=name,
        timeout=TIME * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(key.id)) for key in known],
    )
    return options.challenge, json.loads(webauthn.options_to_json(options))


def to_use(site: Site) -> tuple[bytes, dict[str, Any]]:
    """A challenge, and what a browser needs to sign in by any passkey of this site."""
    options = webauthn.generate_authentication_options(
        rp_id=site.name, timeout=TIME * 1000, user_verification=UserVerificationRequirement.REQUIRED
    )
    return options.challenge, json.loads(webauthn.options_to_json(options))


def made(site: Site, guest: str, challenge: bytes, credential: dict[str, Any], now: float) -> Passkey:
    """The passkey that a browser has made."""
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError):
        raise Refused(Reason("passkey-failed")) from None
    return Passkey(name_of(credential), guest, found.credential_public_key, found.sign_count, now, now)


def used(site: Site, challenge: bytes, credential: dict[str, Any], known: Passkey) -> int:
    """How often a passkey was used by now; refused if the answer is not from its authenticator."""
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=known.key,
            credential_current_sign_count=known.count,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError):
        raise Refused(Reason("sign-in-failed")) from None
    return found.new_sign_count


def name_of(credential: dict[str, Any]) -> str:
    """By which id a passkey is known."""
    found = credential.get("id")
    if not isinstance(found, str) or not 0 < len(found) <= LONGEST:
        raise Refused(Reason("passkey-failed"))
    return found
