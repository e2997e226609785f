"""Accounts: a guest who can come back from anywhere, by a passkey, a password or a recovery code."""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
import unicodedata
from base64 import b64encode
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from argon2.low_level import ARGON2_VERSION

from pioche.kernel.play.decision import Reason, Refused

SHORTEST, LONGEST = 10, 200  # signs of a password
LOGIN = 200  # signs that count of a name, once each is written out
SIGNS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # of a code: none that looks like another
GROUPS = 6  # of a code, of five signs each: 147 bits
AT_ONCE = 2  # passwords that are hashed at a time: each takes 64 MB

_hasher = PasswordHasher()
_turns = asyncio.Semaphore(AT_ONCE)


def _plain(data: bytes) -> str:
    return b64encode(data).decode().rstrip("=")


# What is compared where there is no password: it takes as long. Nothing has this hash, so it costs nothing to make.
_nobody = (
    f"$argon2id$v={ARGON2_VERSION}$m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    f"${_plain(secrets.token_bytes(_hasher.salt_len))}${_plain(secrets.token_bytes(_hasher.hash_len))}"
)


def login_of(name: str) -> str:
    """What an account is known by when somebody signs in: its name, however it is written."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())[:LOGIN]


def strong(password: str, name: str) -> str:
    """A password that may be used; refused if it is too easy."""
    if not SHORTEST <= len(password) <= LONGEST or len(set(password)) < 4 or login_of(name) == login_of(password):
        raise Refused(Reason("weak-password", detail=str(SHORTEST)))
    return unicodedata.normalize("NFKC", password)


async def hashed(password: str) -> str:
    async with _turns:
        return await asyncio.to_thread(_hasher.hash, password)


async def matches(password: str, known: str) -> bool:
    """Whether it is the password; without one ("") it takes as long to say no."""
    given = unicodedata.normalize("NFKC", password[: LONGEST + 1])

    def verified() -> bool:
        try:
            return _hasher.verify(known or _nobody, given)
        except VerificationError:
            return False

    async with _turns:
        return await asyncio.to_thread(verified) and bool(known)


def new_code() -> str:
    """A recovery code, to be written down."""
    return "-".join("".join(secrets.choice(SIGNS) for _ in range(5)) for _ in range(GROUPS))


def sealed_code(code: str) -> str:
    """What is kept of a code: nobody could try them all, so a plain hash is enough."""
    return sha256(re.sub(r"[\W_]", "", code).upper().encode("utf-8", "surrogatepass")).hexdigest()


def same_code(code: str, known: str) -> bool:
    return hmac.compare_digest(sealed_code(code), known or sealed_code(new_code())) and bool(known)
