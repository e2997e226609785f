"""Tables made by rules or cards of former days: their cards can still be shown where they lie."""

from __future__ import annotations

from typing import Any

import msgspec

from pioche.kernel.rules import SEATS, Rules
from pioche.kernel.state.card import life_of, number_of
from pioche.kernel.state.save import DIGEST
from pioche.kernel.state.view import in_their_order
from pioche.server.records import Ruleset
from pioche.server.shapes import Card, Ending, Sight


def ruleset_for(rules: Rules) -> Ruleset:
    """How cards and zones are numbered under the present rules."""
    return Ruleset(
        tuple(card.slug for card in rules.catalogue.definitions),
        tuple((zone.name, zone.sight, zone.common) for zone in rules.zone_list),
    )


def former_sight(state: bytes | None, ruleset: Ruleset | None, seat: int) -> Sight | None:
    """What a seat saw last; None if not even that can be told."""
    if state is None or ruleset is None:
        return None
    try:
        saved, _ = msgspec.msgpack.decode(state[DIGEST:], type=tuple[list[Any], Any], strict=False)
        return read(saved, ruleset, seat)
    except (msgspec.DecodeError, LookupError, TypeError, ValueError):
        return None


def read(saved: list[Any], ruleset: Ruleset, seat: int) -> Sight:
    """The fields that every dump has had so far: players, active, cards, zones, counters, result (see kernel/save)."""
    players, active, cards, zones = saved[1], saved[2], saved[5], saved[6]
    rows: dict[str, list[list[Card]]] = {}
    for place, (name, sight, common) in enumerate(ruleset.zones):
        rows[name] = []
        for owner in range(1 if common else players):
            shown = [card_of(cards[number_of(ref)], ruleset, seat) for ref in zones.get(place * SEATS + owner, ())]
            rows[name].append(list(in_their_order(shown, sight != "owner" or owner == seat)))
    result = saved[12]
    return Sight(-1, players, active, dict(saved[8]), rows, {}, {}, [], None if result is None else ending_of(result))


def ending_of(result: list[Any]) -> Ending:
    """How a game ended; older dumps hold the winners alone."""
    if result and isinstance(result[0], str):
        return msgspec.convert({"how": result[0], "winners": result[1]}, Ending)
    return Ending("won" if len(result) == 1 else "shared" if result else "stopped", result)


def card_of(card: list[Any], ruleset: Ruleset, seat: int) -> Card:
    definition, _, _, life, seen, place, link, marks, mode, counters, *face = card[:11]
    if not seen >> seat & 1:
        return Card()
    return Card(
        ruleset.slugs[face[0] if face and face[0] >= 0 else definition],
        life,
        place,
        life_of(link),
        tuple(marks),
        mode,
        counters_of(counters),
    )


def counters_of(counters: Any) -> dict[str, int]:
    """What lies on a card; older dumps hold one number without a name."""
    if isinstance(counters, int):
        return {"": counters} if counters else {}
    return dict(counters)
