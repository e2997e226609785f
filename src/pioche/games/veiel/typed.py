"""What people type of L'Ordre de Veiel: cards by the beginning of their names, tables of enemies."""

from __future__ import annotations

from collections.abc import Callable

from pioche.games.veiel.card import TIERS, VeielCard
from pioche.games.veiel.cards import ALL
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.wording.text import plain

UNKNOWN = {"hero": "no-such-hero", "boss": "unknown-boss", "novice": "unknown-novice"}


def cards(kind: str) -> list[VeielCard]:
    return [card for card in ALL if card.kind == kind]


def matching(typed: str, kind: str) -> str:
    """The card that somebody means: by its slug or a name, whole, the beginning of it, or of a word of it."""
    wanted = joined(typed)
    called = {card.slug: {card.slug, joined(card.name), joined(card.english)} for card in cards(kind)}
    ways: tuple[Callable[[str], bool], ...] = (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: f"-{wanted}" in name,
    )
    for fits in ways:
        found = [slug for slug, names in called.items() if any(fits(name) for name in names)]
        if len(found) > 1:
            raise Refused(Reason("several-cards", detail=f"{typed}: {', '.join(found)}"))
        if found:
            return found[0]
    raise Refused(Reason(UNKNOWN[kind], detail=typed))


def joined(text: str) -> str:
    return plain(text).replace(" ", "-")


def waves(text: str) -> list[list[int]]:
    """The enemies of the encounters, as in 2-0-0,1-3-0,1-1-2,0-0-0."""
    return [wave(part) for part in text.replace(" ", "").split(",") if part]


def wave(text: str) -> list[int]:
    counts = text.split("-")
    if len(counts) != len(TIERS) or not all(count.isdecimal() and len(count) < 3 for count in counts):
        raise Refused(Reason("waves-shape", "veiel:difficulte-variable:1"))
    return [int(count) for count in counts]
