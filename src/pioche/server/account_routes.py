"""Guests and accounts over HTTP. Nothing tells whether there is an account of some name, but that a name is taken."""

from __future__ import annotations

import re
import time
from typing import Any

from litestar import Response, get, post
from msgspec.structs import replace

from pioche.kernel.play.decision import Reason, Refused
from pioche.server import account_bodies as bodies
from pioche.server import joining, passkeys
from pioche.server.accounts import hashed, login_of, matches, new_code, same_code, sealed_code, strong
from pioche.server.caller import Asked, from_here, house_of, known, payer_of, person_of, remembered, welcome
from pioche.server.guests import COOKIE, NAME, new_id, tidy
from pioche.server.store import NameTaken, People, Person, Secret

AVATAR = re.compile(r"[a-z0-9]{0,16}")
SETTINGS = 2_000  # signs

Entered = Response[bodies.Opened]


def people_of(request: Asked) -> People:
    return house_of(request).store.people


def guest(person: Person) -> bodies.Guest:
    return bodies.Guest(person.name, person.avatar, person.account, person.settings)


def trying(request: Asked, name: str = "") -> None:
    """Before whatever could be guessed: so often for one name, so often from one address."""
    house_of(request).signing.spend((payer_of(request)[0], login_of(name[:NAME])))


async def holder(request: Asked) -> tuple[Person, Secret]:
    """Who asks, and what their account is kept by; refused for guests."""
    person = await person_of(request)
    secret = await people_of(request).secret(guest=person.id)
    if secret is None:
        raise Refused(Reason("no-account"))
    return person, secret


def kept(settings: str) -> str:
    if len(settings) > SETTINGS:
        raise Refused(Reason("too-long", detail=str(SETTINGS)))
    return settings


# Guests


@get("/guest", status_code=200)
async def who(request: Asked) -> Response[bodies.Guest | None]:
    """Who the cookie says you are; 204 without one."""
    person = await known(request)
    return Response(None, status_code=204) if person is None else Response(guest(person))


@post("/guest", status_code=200)
async def be(request: Asked, data: bodies.NewGuest) -> Response[bodies.Guest]:
    """Be called by a name. A new guest gets a cookie, one who has it is renamed."""
    from_here(request)
    house = house_of(request)
    name = tidy(data.name, NAME)
    if data.avatar is not None and not AVATAR.fullmatch(data.avatar):
        raise Refused(Reason("not-readable"))
    if not house.names.take(payer_of(request)[0]):
        raise Refused(Reason("too-many"))
    await welcome(request)
    before = await known(request)
    person = before or Person(new_id(), name)
    try:
        await house.store.people.save(person.id, name, data.avatar)
    except NameTaken:
        raise Refused(Reason("name-taken")) from None
    avatar = person.avatar if data.avatar is None else data.avatar
    reply = Response(guest(replace(person, name=name, avatar=avatar)))
    return remembered(request, reply, person.id, person.epoch)


# Accounts


@get("/account", status_code=200)
async def account(request: Asked) -> Response[bodies.Account | None]:
    """Your account; 204 for guests."""
    try:
        person, secret = await holder(request)
    except Refused:
        return Response(None, status_code=204)
    keys = await people_of(request).passkeys(person.id)
    listed = [bodies.KnownPasskey(key.id, key.created, key.used) for key in keys]
    return Response(bodies.Account(bool(secret.password), listed))


async def opened(request: Asked, password: str, settings: str, key: passkeys.Passkey | None = None) -> bodies.Opened:
    """The guest who asks has an account from now on, and all that they had before."""
    person = await person_of(request)
    if person.account:
        raise Refused(Reason("already-account"))
    code = new_code()
    try:
        secret = Secret(person.id, password, sealed_code(code))
        await people_of(request).open(person, secret, kept(settings), key)
    except NameTaken:
        raise Refused(Reason("name-taken")) from None
    return bodies.Opened(guest(replace(person, account=True, settings=settings)), code)


@post("/account", status_code=200)
async def open_account(request: Asked, data: bodies.NewAccount) -> bodies.Opened:
    """Make an account of the guest, with a password."""
    from_here(request)
    trying(request)
    person = await person_of(request)
    await available(request, person)
    return await opened(request, await hashed(strong(data.password, person.name)), data.settings)


async def available(request: Asked, person: Person) -> None:
    """Before somebody takes pains for an account that they could not have."""
    try:
        await people_of(request).may_be_called(person.id, person.name)
    except NameTaken:
        raise Refused(Reason("name-taken")) from None


@post("/account/settings", status_code=204)
async def keep_settings(request: Asked, data: bodies.Kept) -> None:
    """Keep the settings of the page with the account."""
    from_here(request)
    person, _ = await holder(request)
    await people_of(request).alter(person.id, settings=kept(data.settings))


@post("/account/password", status_code=200)
async def change_password(request: Asked, data: bodies.NewPassword) -> Entered:
    """Another password; everybody else who is signed in to the account is signed out."""
    from_here(request)
    person, secret = await confirmed(request, data.old)
    password = await hashed(strong(data.password, person.name))
    return await alone(request, person, secret, password=password)


@post("/account/code", status_code=200)
async def change_code(request: Asked, data: bodies.Confirmed) -> bodies.Opened:
    """Another recovery code; the one before no longer counts."""
    from_here(request)
    person, _ = await confirmed(request, data.password)
    code = new_code()
    await people_of(request).alter(person.id, recovery=sealed_code(code))
    return bodies.Opened(guest(person), code)


async def confirmed(request: Asked, password: str) -> tuple[Person, Secret]:
    """Who asks, if they know the password of their account, or it has none."""
    person, secret = await holder(request)
    if secret.password:
        trying(request, person.name)
        if not await matches(password, secret.password):
            raise Refused(Reason("wrong-password"))
    return person, secret


@post("/account/sessions", status_code=200)
async def end_sessions(request: Asked) -> Entered:
    """Sign out everybody else who is signed in to the account."""
    from_here(request)
    return await alone(request, *await holder(request))


async def alone(request: Asked, person: Person, secret: Secret, code: str = "", **changed: Any) -> Entered:
    """From now on only the session that is given here counts."""
    epoch = secret.epoch + 1
    await people_of(request).alter(person.id, epoch=epoch, **changed)
    await house_of(request).end_sessions()
    return remembered(request, Response(bodies.Opened(guest(person), code)), person.id, epoch)


# Passkeys


async def asked(request: Asked, person: str, challenge: bytes, options: dict[str, Any]) -> bodies.Ceremony:
    number = new_id()
    await people_of(request).challenge(number, person, challenge, time.time() + passkeys.TIME)
    return bodies.Ceremony(number, options)


@post("/account/passkey/ask", status_code=200)
async def ask_passkey(request: Asked) -> bodies.Ceremony:
    """What a browser needs to make a passkey for the account, or for one that begins with it."""
    from_here(request)
    trying(request)
    person = await person_of(request)
    await available(request, person)
    site, keys = passkeys.site_of(request.headers.get("origin")), await people_of(request).passkeys(person.id)
    if len(keys) >= passkeys.MOST:
        raise Refused(Reason("too-many-passkeys", detail=str(passkeys.MOST)))
    return await asked(request, person.id, *passkeys.to_make(site, person.id, person.name, keys))


@post("/account/passkey", status_code=200)
async def add_passkey(request: Asked, data: bodies.Attested) -> bodies.Opened:
    """A passkey that was made: one more for the account, or the first of a new one."""
    from_here(request)
    person = await person_of(request)
    challenge = await people_of(request).answered(data.id, person.id)
    if challenge is None:
        raise Refused(Reason("passkey-failed"))
    site = passkeys.site_of(request.headers.get("origin"))
    key = passkeys.made(site, person.id, challenge, data.credential, time.time())
    if not person.account:
        return await opened(request, "", data.settings, key)
    if not await people_of(request).add(key):
        raise Refused(Reason("passkey-failed"))
    return bodies.Opened(guest(person), "")


@post("/account/passkey/forget", status_code=204)
async def forget_passkey(request: Asked, data: bodies.Forgotten) -> None:
    """A passkey no longer counts."""
    from_here(request)
    person, _ = await holder(request)
    if not await people_of(request).forget(person.id, data.id):
        raise Refused(Reason("last-way-in"))


# Coming and going


@post("/sign-in/ask", status_code=200)
async def ask_sign_in(request: Asked) -> bodies.Ceremony:
    """What a browser needs to sign in by a passkey: it says itself whose it is."""
    from_here(request)
    trying(request)
    return await asked(request, "", *passkeys.to_use(passkeys.site_of(request.headers.get("origin"))))


@post("/sign-in/passkey", status_code=200)
async def sign_in_by_passkey(request: Asked, data: bodies.Attested) -> Entered:
    """Be the person whose passkey has answered."""
    from_here(request)
    people = people_of(request)
    challenge = await people.answered(data.id, "")
    key = await people.passkey(passkeys.name_of(data.credential))
    if challenge is None or key is None:
        raise Refused(Reason("sign-in-failed"))
    count = passkeys.used(passkeys.site_of(request.headers.get("origin")), challenge, data.credential, key)
    if not await people.count(key.id, key.count, count):
        raise Refused(Reason("sign-in-failed"))
    return await entered(request, key.guest, join=data.join)


@post("/sign-in", status_code=200)
async def sign_in(request: Asked, data: bodies.SignIn) -> Entered:
    """Be the person of that name, by the password."""
    from_here(request)
    trying(request, data.name)
    secret = await people_of(request).secret(login=login_of(data.name[: 2 * NAME]))
    if not await matches(data.password, secret.password if secret else "") or secret is None:
        raise Refused(Reason("sign-in-failed"))
    return await entered(request, secret.guest, join=data.join)


@post("/sign-in/code", status_code=200)
async def recover(request: Asked, data: bodies.Recovery) -> Entered:
    """Be the person of that name, by the recovery code; from now on with another password and another code."""
    from_here(request)
    trying(request, data.name)
    password = await hashed(strong(data.password, data.name))
    secret = await people_of(request).secret(login=login_of(data.name[: 2 * NAME]))
    if not same_code(data.code, secret.recovery if secret else "") or secret is None:
        raise Refused(Reason("sign-in-failed"))
    person = await people_of(request).find(secret.guest)
    assert person is not None
    await joined(request, person, join=data.join)
    code = new_code()
    return await alone(request, person, secret, code, password=password, recovery=sealed_code(code))


async def joined(request: Asked, person: Person, *, join: bool) -> None:
    """What the guest who asks has comes along, if they wish so; accounts are never joined."""
    before = await known(request)
    if join and before is not None and not before.account:
        await joining.join(house_of(request), before.id, person)


async def entered(request: Asked, number: str, *, join: bool) -> Entered:
    person = await people_of(request).find(number)
    if person is None:
        raise Refused(Reason("sign-in-failed"))
    await joined(request, person, join=join)
    return remembered(request, Response(bodies.Opened(guest(person), "")), person.id, person.epoch)


@post("/sign-out", status_code=204)
async def sign_out(request: Asked) -> Response[None]:
    """This browser is nobody's."""
    from_here(request)
    reply = Response(None, status_code=204)
    reply.delete_cookie(COOKIE, path="/")
    return reply


handlers = [
    who, be, account, open_account, keep_settings, change_password, change_code, end_sessions, ask_passkey, add_passkey,
    forget_passkey, ask_sign_in, sign_in_by_passkey, sign_in, recover, sign_out,
]  # fmt: skip
