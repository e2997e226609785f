"""What goes over HTTP about accounts."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class Guest(Struct, frozen=True):
    """Who somebody is; the cookie says so."""

    name: str
    avatar: str  # what the picture is drawn from; "": the name
    account: bool  # whether they can come back from elsewhere
    settings: str  # what the page has kept with the account, "" for nothing


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that somebody wants to be called by: 1 to 24 signs."""

    name: str
    avatar: str | None = None  # null: as before


class KnownPasskey(Struct, frozen=True):
    """A passkey of an account."""

    id: str
    created: float  # seconds since 1970
    used: float


class Account(Struct, frozen=True):
    """An account as whoever it belongs to sees it."""

    password: bool  # whether there is one
    passkeys: list[KnownPasskey]


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """An account with a password, for the guest who asks."""

    password: str
    settings: str = ""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Come back by name and password."""

    name: str
    password: str
    join: bool = False  # whether all that the guest who asks has becomes the account's


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """Come back by the recovery code, with a new password."""

    name: str
    code: str
    password: str
    join: bool = False  # as in SignIn


class Ceremony(Struct, frozen=True):
    """What a browser needs to ask an authenticator; its answer must name the id."""

    id: str
    options: dict[str, Any]


class Attested(Struct, frozen=True, forbid_unknown_fields=True):
    """What an authenticator has answered."""

    id: str  # of the ceremony
    credential: dict[str, Any]
    settings: str = ""
    join: bool = False  # as in SignIn


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password; the old one is "" where there is none."""

    old: str
    password: str


class Confirmed(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that takes the password, where there is one."""

    password: str


class Forgotten(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that shall not count any more."""

    id: str


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of the page, as the page writes them."""

    settings: str


class Opened(Struct, frozen=True):
    """Somebody who is signed in, and the recovery code if there is a new one: it is shown once, and never again."""

    guest: Guest
    code: str


class Friend(Struct, frozen=True):
    """Somebody whom whoever asks knows. The id means something to them alone."""

    id: str
    name: str
    avatar: str
    where: Literal["", "site", "table"]  # whether they are here: on some page, or at a table


class Friends(Struct, frozen=True):
    """Somebody's friends, who has asked to be one, and who was asked."""

    code: str  # what the link to become a friend holds after `#`: whoever comes by it is one
    friends: list[Friend]
    asking: list[Friend]
    asked: list[Friend]


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody's link for friends holds."""

    code: str


class Met(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who sits at the same table."""

    table: str
    seat: int


class Befriended(Struct, frozen=True, forbid_unknown_fields=True):
    """A friend, or somebody who asks to be one; `yes`: they shall be."""

    id: str
    yes: bool


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """A friend who shall come to a table."""

    id: str
    table: str


BODIES = (
    Guest, NewGuest, Account, NewAccount, SignIn, Recovery, Ceremony, Attested, NewPassword, Confirmed, Forgotten, Kept,
    Opened, Friend, Friends, Code, Met, Befriended, Invited,
)  # fmt: skip
