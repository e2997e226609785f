"""Cards as a file that people keep and edit: read and written through the codec of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec import Struct

from pioche.games.seiya.card import SeiyaCard
from pioche.kernel.decision import Reason, Refused
from pioche.kernel.value import Codec


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    pioche: Literal["cards/1"]
    game: Literal["seiya"]
    cards: tuple[SeiyaCard, ...]


CODEC = Codec("pioche.kernel", "pioche.games.seiya")


def read(data: bytes) -> tuple[SeiyaCard, ...]:
    """The cards of a file, refused with the path of what is wrong if it is damaged."""
    try:
        file: CardFile = CODEC.read(data, CardFile)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Refused(Reason("damaged-cards", detail=str(error))) from None
    return file.cards


def write(cards: Iterable[SeiyaCard]) -> bytes:
    return msgspec.json.format(CODEC.write(CardFile("cards/1", "seiya", tuple(cards))), indent=1)
