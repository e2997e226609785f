"""Fairness: the server commits itself to seed and salt before anybody sits down, and shows both at the end.

Players may have a share in the seed (see shares.py).
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pioche.kernel.play.decision import Reason, Refused
from pioche.server.records import Setup
from pioche.table import CHANCE, REKEY, Record, is_carry

BITS = 128
REKEYS = 10_000  # how many new keys of chance one game may have had


class Proof(Struct, frozen=True):
    """What a server adds to the file of a finished game."""

    salt: str
    commitment: str
    practice: bool  # the seed was wished for
    own: str = ""  # the server's part of the seed, if players have a share in it
    pledges: tuple[str, ...] = ()
    shares: tuple[str, ...] = ()


class Proven(Record):
    """The file of a game that was played at a server."""

    fairness: Proof | None = None


def fresh() -> str:
    return secrets.token_hex(BITS // 8)


def commitment(seed: str, salt: str) -> str:
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def mixed(own: str, shares: Sequence[str]) -> str:
    """The seed, of what the server has drawn and what players have added to it."""
    return hashed(":".join([own, *shares]))[: BITS // 4]


def shared(setup: Setup, pledges: Sequence[str], shares: Sequence[str]) -> Setup:
    """What was agreed on, once players have revealed their shares, if any did."""
    if not any(pledges):
        return setup
    seed = mixed(setup.seed, shares) if any(shares) else setup.seed
    return replace(setup, own=setup.seed, seed=seed, pledges=tuple(pledges), shares=tuple(shares))


def proof_of(setup: Setup) -> Proof:
    return Proof(
        setup.salt, commitment(setup.committed, setup.salt), setup.practice, setup.own, setup.pledges, setup.shares
    )


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
    if proof.commitment != commitment(proof.own or str(record.seed), proof.salt):
        raise Refused(Reason("not-committed"))
    if any(proof.shares) and str(record.seed) != mixed(proof.own, proof.shares):
        raise Refused(Reason("not-committed"))
    if any(share and hashed(share) != pledge for share, pledge in zip(proof.shares, proof.pledges, strict=True)):
        raise Refused(Reason("not-committed"))
    drawn = [keys for seat, keys in record.inputs if seat == CHANCE and not is_carry(keys)]
    keys = {keys[0].removeprefix(REKEY) for keys in drawn}
    if not keys <= {rekey(proof.salt, undos) for undos in range(1, REKEYS)}:
        raise Refused(Reason("not-committed"))
    return proof
