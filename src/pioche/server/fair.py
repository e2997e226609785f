"""Fairness: the server commits itself to seed and salt before anybody sits down, and shows both at the end."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

BITS = 128
REKEYS = 10_000  # how many new keys of chance one game may have had


def fresh() -> str:
    return secrets.token_hex(BITS // 8)


def commitment(seed: str, salt: str) -> str:
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


def rekey(salt: str, undos: int) -> str:
    """The new key of chance after something was taken back: settled by the salt, and never the same twice."""
    return hmac.new(salt.encode(), f"rekey/{undos}".encode(), sha256).hexdigest()[: BITS // 4]
