"""Cards as a file that people keep and edit: read and written through the codec of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec import Struct

from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.rules import ZONES
from pioche.games.seiya.verbs import ShuffleInto
from pioche.kernel.cards.query import Cards, Top
from pioche.kernel.cards.value import Codec, walk
from pioche.kernel.play.decision import Reason, Refused


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    pioche: Literal["cards/1"]
    game: Literal["seiya"]
    cards: tuple[SeiyaCard, ...]


PLACES = frozenset(zone.name for zone in ZONES)
CODEC = Codec("pioche.kernel", "pioche.games.seiya")


def read(data: bytes) -> tuple[SeiyaCard, ...]:
    """The cards of a file, refused with the path of what is wrong if it is damaged."""
    try:
        file: CardFile = CODEC.read(data, CardFile)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Refused(Reason("damaged-cards", detail=str(error))) from None
    for card in file.cards:
        for node in (node for ability in card.abilities for node in walk(ability)):
            check_places(card, node)
    return file.cards


def check_places(card: SeiyaCard, node: object) -> None:
    """Zones are named by strings: one that the game does not have is refused here, not in play."""
    named = node.zones if isinstance(node, Cards) else (node.zone,) if isinstance(node, Top | ShuffleInto) else ()
    for zone in named:
        if zone not in PLACES:
            raise Refused(Reason("damaged-cards", detail=f"{card.slug}: {zone}"))


def write(cards: Iterable[SeiyaCard]) -> bytes:
    return msgspec.json.format(CODEC.write(CardFile("cards/1", "seiya", tuple(cards))), indent=1)
