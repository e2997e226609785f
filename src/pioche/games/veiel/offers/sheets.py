"""Cards of L'Ordre de Veiel for a card browser and for the mat."""

from __future__ import annotations

from typing import Any, get_args

from pioche.games.veiel import grid
from pioche.games.veiel.card import COLOURLESS, COLOURS, TIERS, Assault, Kind, VeielCard
from pioche.games.veiel.lasting import Obstacles
from pioche.games.veiel.terms import MoreHeroes, Sum
from pioche.games.veiel.wording import card_text
from pioche.kernel.cards.query import Fixed
from pioche.kernel.cards.value import Amount
from pioche.kernel.state.catalogue import Catalogue, Definition, Static
from pioche.kernel.wording import speech
from pioche.kernel.wording.offer import Facet, Fact, Sheet, Value, Words, words
from pioche.kernel.wording.text import plain

PACKAGE = "pioche.games.veiel.offers"
FACTS = (
    "kind", "english", "types", "colours", "keyword", "zone", "crossed", "rare", "stars", "hero", "boss", "tier",
    "family", "threat", "swords", "base", "vitality", "copies", "source",
)  # fmt: skip


def say(message: str, **values: object) -> Words:
    return words(lambda lang: speech(lang, PACKAGE).say(message, **values))


def named(card: VeielCard) -> Words:
    return Words(card.name, card.english)


def sheet(card: Definition) -> Sheet:
    """A card with all that is printed on it."""
    assert isinstance(card, VeielCard)
    return Sheet(
        card.slug,
        card.name,
        named(card),
        words(lambda lang: kind(card, lang)),
        words(lambda lang: card_text(card, lang)),
        card.numbers(),
        {name: getattr(card, name) for name in FACTS}
        | {"cells": cells(card), "assault": assault(card), "obstacles": barred(card)},
        details(card),
        {
            "kind": (card.kind,),
            "colour": (card.colours or (COLOURLESS,)) if card.types or card.kind == "hero" else (),
            "type": tuple(key(word) for word in card.types),
            "keyword": (card.keyword,) if card.keyword else (),
            "tier": (card.tier,) if card.tier in TIERS else (),
            "family": (key(card.family),) if card.family else (),
        },
        card.statements(),
    )


def key(word: str) -> str:
    """A printed word as the name of a message."""
    return plain(word)


def kind(card: VeielCard, lang: str) -> str:
    """The category, then types and colours, or the family."""
    tell = speech(lang, PACKAGE).say
    colours = [tell("colour-" + colour) for colour in card.colours or ((COLOURLESS,) if card.types else ())]
    parts = [tell("kind", kind=card.kind, tier=card.tier or "none")]
    parts += [tell("type-" + key(word)) for word in card.types]
    parts += ["/".join(colours)] if colours else []
    parts += [tell("family-" + key(card.family))] if card.family else []
    return " · ".join(parts)


def cells(card: VeielCard) -> list[tuple[int, int]]:
    """The cells of its zone as it is drawn, to the right: so far forward, so far down."""
    if not card.zone:
        return []
    shape = grid.SHAPES[card.zone]
    return [(ahead, aside) for ahead, aside in shape if abs(ahead) < grid.COLUMNS and abs(aside) < grid.ROWS]


def barred(card: VeielCard) -> list[int]:
    """The cells of the board that a battlefield bars."""
    rules = [rule for ability in card.abilities if isinstance(ability, Static) for rule in ability.rules]
    return [cell for rule in rules if isinstance(rule, Obstacles) for cell in grid.cells(rule.cells)]


def assault(card: VeielCard) -> dict[str, Any] | None:
    """What an enemy does, or an Action, as figures: moves, damage without X, whether X adds to it, several targets."""
    found = card.assault()
    if found is None:
        return None
    damage, more = figures(found)
    return {"moves": found.moves, "damage": damage, "x": more, "several": found.several, "times": found.times}


def figures(found: Assault) -> tuple[int | None, bool]:
    """The printed damage, and whether X adds to it."""
    if found.damage is None:
        return None, False
    parts: tuple[Amount, ...] = found.damage.parts if isinstance(found.damage, Sum) else (found.damage,)
    fixed = sum(part.number for part in parts if isinstance(part, Fixed))
    return fixed, any(isinstance(part, MoreHeroes) for part in parts)


def details(card: VeielCard) -> tuple[Fact, ...]:
    """What the large view tells besides."""
    found = [Fact(say("fact-copies"), same(str(card.copies)))]
    if card.vitality:
        told = [
            say("vitality", lives=lives, damage=damage, heroes=n) for n, (lives, damage) in enumerate(card.vitality, 2)
        ]
        found.append(
            Fact(
                say("fact-vitality"), Words(*(", ".join(getattr(each, lang) for each in told) for lang in ("fr", "en")))
            )
        )
    found.append(Fact(say("fact-source"), say("source", source=card.source)))
    return tuple(found)


def same(text: str) -> Words:
    return Words(text, text)


def facets(catalogue: Catalogue) -> tuple[Facet, ...]:
    cards = [card for card in catalogue.definitions if isinstance(card, VeielCard)]
    types = sorted({key(word) for card in cards for word in card.types})
    keywords = sorted({card.keyword for card in cards if card.keyword})
    families = sorted({key(card.family) for card in cards if card.family})
    return (
        Facet(
            "kind",
            say("facet-kind"),
            tuple(Value(name, say("kind", kind=name, tier="none")) for name in get_args(Kind)),
        ),
        Facet("colour", say("facet-colour"), labelled("colour", (*COLOURS, COLOURLESS))),
        Facet("type", say("facet-type"), labelled("type", types)),
        Facet("keyword", say("facet-keyword"), labelled("keyword", keywords)),
        Facet("tier", say("facet-tier"), labelled("tier", TIERS)),
        Facet("family", say("facet-family"), labelled("family", families)),
    )


def labelled(prefix: str, names: tuple[str, ...] | list[str]) -> tuple[Value, ...]:
    return tuple(Value(name, say(f"{prefix}-{name}")) for name in names)
