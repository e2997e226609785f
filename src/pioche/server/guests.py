"""Guests: a name and a signed cookie. Who has an account has the same cookie, and may end all sessions at once."""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from collections.abc import Iterable, Iterator
from hashlib import sha256

from pioche.kernel.play.decision import Reason, Refused

COOKIE = "pioche"
AGE = 365 * 24 * 3600  # seconds that a cookie lasts
NAME = 24  # signs
TEXT = 300  # signs of a line of the chat
ROOM = 10  # times as much as may be left is looked at: the time that signs on signs take grows with their square
MARKS = 4  # that hang on one sign; more would cover the lines above and below

# Signs that count as letters or symbols, or hang on one, and show nothing: fillers, the empty Braille pattern,
# variation selectors and the other signs that Unicode says to ignore.
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\U0001d159"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)


def new_id(size: int = 16) -> str:
    """Of so many random bytes: nobody guesses it, and no command takes it for an option."""
    while (found := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return found


def signed(guest: str, key: bytes, epoch: int = 0) -> str:
    said = f"{guest}~{epoch}" if epoch else guest
    return f"{said}.{seal(said, key)}"


def verified(cookie: str | None, key: bytes) -> tuple[str, int]:
    """The guest of a cookie and the epoch of the session; "" if it is not one of ours."""
    said, _, given = (cookie or "").partition(".")
    if not said or not hmac.compare_digest(given.encode(), seal(said, key).encode()):
        return "", 0
    guest, _, epoch = said.partition("~")
    return guest, int(epoch or 0)


def seal(guest: str, key: bytes) -> str:
    return hmac.new(key, guest.encode(), sha256).hexdigest()


def tidy(text: str, most: int) -> str:
    """Plain text on one line: no control signs, none that nobody sees, no towers of marks, no blanks around; refused if
    nothing that can be seen or too much is left.
    """
    if len(text) > ROOM * most:
        raise Refused(Reason("too-long", detail=str(most)))
    shown = unicodedata.normalize("NFC", INVISIBLE.sub("", text))
    signs = (sign if unicodedata.category(sign)[0] != "C" else " " for sign in shown)
    found = re.sub(r"\s+", " ", "".join(few_marks(signs))).strip()
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in found):
        raise Refused(Reason("empty-text"))
    if len(found) > most:
        raise Refused(Reason("too-long", detail=str(most)))
    return found


def isolated(name: str) -> str:
    """A name within a sentence: one that is written from right to left turns round nothing that stands beside it."""
    turned = any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in name)
    return f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}" if turned else name


def few_marks(signs: Iterable[str]) -> Iterator[str]:
    """Signs without what hangs on one of them beyond the first few."""
    marks = 0
    for sign in signs:
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        if marks <= MARKS:
            yield sign
