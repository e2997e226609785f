"""Fairness: the server commits itself to seed and salt before anybody sits down, and shows both at the end."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

import msgspec
from msgspec import Struct

from pioche.kernel.play.decision import Reason, Refused
from pioche.table import CHANCE, REKEY, Record

BITS = 128
REKEYS = 10_000  # how many new keys of chance one game may have had


class Proof(Struct, frozen=True):
    """What a server adds to the file of a finished game."""

    salt: str
    commitment: str
    practice: bool  # the seed was wished for


class Proven(Record):
    """The file of a game that was played at a server."""

    fairness: Proof | None = None


def fresh() -> str:
    return secrets.token_hex(BITS // 8)


def commitment(seed: str, salt: str) -> str:
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


def rekey(salt: str, undos: int) -> str:
    """The new key of chance after something was taken back: settled by the salt, and never the same twice."""
    return hmac.new(salt.encode(), f"rekey/{undos}".encode(), sha256).hexdigest()[: BITS // 4]


def proven(data: bytes) -> Proof | None:
    """Check that a game keeps what its server had committed itself to; None if no server did."""
    try:
        record = msgspec.json.decode(data, type=Proven)
    except msgspec.DecodeError as error:
        raise Refused(Reason("damaged-file", detail=str(error))) from None
    proof = record.fairness
    if proof is None:
        return None
    if proof.commitment != commitment(str(record.seed), proof.salt):
        raise Refused(Reason("not-committed"))
    keys = {keys[0].removeprefix(REKEY) for seat, keys in record.inputs if seat == CHANCE}
    if not keys <= {rekey(proof.salt, undos) for undos in range(1, REKEYS)}:
        raise Refused(Reason("not-committed"))
    return proof
