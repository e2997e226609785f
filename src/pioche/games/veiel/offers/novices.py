"""The Novice cards that people choose when they sit down: their hero's colours, and no more copies than there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from pioche.games.veiel.card import VeielCard
from pioche.games.veiel.cards import ALL
from pioche.games.veiel.setup import NOVICES, SUGGESTED
from pioche.kernel.play.decision import Reason, Refused

SUGGESTION = "suggested"
CARDS = {card.slug: card for card in ALL}


def named(seat: Mapping[str, str]) -> list[str]:
    """What a seat has named, in order; nothing where the suggestion is taken."""
    wishes = [seat.get(f"novice-{n}", "") for n in range(1, NOVICES + 1)]
    return ["" if wish == SUGGESTION else wish for wish in wishes]


def fits(novice: VeielCard, hero: str) -> bool:
    return set(novice.colours) <= set(CARDS[hero].colours)


def check(seat: Mapping[str, str], others: Sequence[Mapping[str, str]]) -> None:
    """Refuse Novices that do not fit the hero, or of which the others have taken all."""
    wishes = [slug for slug in named(seat) if slug]
    if not wishes:
        return
    hero = seat.get("hero", "")
    if hero not in CARDS:
        raise Refused(Reason("novices-of-whom"))
    taken = Counter([slug for other in (seat, *others) for slug in named(other)])
    for slug in wishes:
        if not fits(CARDS[slug], hero):
            raise Refused(Reason("novice-colour", "veiel:deck-de-depart:5", detail=CARDS[slug].name))
        if taken[slug] > CARDS[slug].copies:
            raise Refused(Reason("novice-copies", "veiel:deck-de-depart:4", detail=CARDS[slug].name))


def dealt(heroes: Sequence[str], seats: Sequence[Mapping[str, str]]) -> list[list[str]]:
    """The Novices of every seat: those named, else those suggested, else others that fit where these have run out."""
    left = Counter({card.slug: card.copies for card in ALL if card.kind == "novice"})
    wishes = [named(seat) for seat in seats]
    for slug in (slug for seat in wishes for slug in seat if slug):
        left[slug] -= 1
    found = []
    for hero, wished in zip(heroes, wishes, strict=True):
        own = []
        for wish, suggestion in zip(wished, SUGGESTED[hero], strict=True):
            slug = wish
            if not slug:
                fallback = (slug for slug in left if left[slug] > 0 and fits(CARDS[slug], hero))
                slug = suggestion if left[suggestion] > 0 else next(fallback)
                left[slug] -= 1
            own.append(slug)
        found.append(own)
    return found
