"""Which events of the log share a line, and which go without saying."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from pioche.kernel.play.event import Event
from pioche.kernel.rules import Rules
from pioche.kernel.wording.talk import likeness

# The cell that the dice give is told with who comes there; what leaves the board, where everything is over.
SILENT = frozenset({"roll", "shuffle", "stay", "refuse", "pass", "leave-board"})
# What comes of damage is told with it.
FOLDED = {"blocked": ("strike", "hurt"), "lose-life": ("hurt",)}


def silent(rules: Rules, event: Event) -> bool:
    """Whether an event is not worth a line: the table shows it, or another event tells it."""
    if event.kind in SILENT:
        return True
    origin = rules.zone_at[event.origin].name if event.origin >= 0 else ""
    match event.kind:
        case "discard":
            return origin == "limbo"  # a card that was played
        case "ended":
            return origin in ("acting", "battlefield")
        case "return":
            return event.to >= 0  # a pile that begins anew, not a hero
        case "lay":
            return not event.place  # it is told with its cell
    return False


def apart(event: Event) -> bool:
    """Whether an event has a line of its own: it tells a cell, or an amount."""
    return bool(event.place and event.kind != "swap") or bool(event.amount and event.definition >= 0)


def grouped(rules: Rules, events: Iterable[Event]) -> Iterator[list[Event]]:
    """The events of each line, in their order; what goes without saying goes with its neighbour."""
    found: list[list[Event]] = []
    waiting: list[Event] = []  # until there is a line
    for (hidden, *_), group in groupby(numbered(rules, events), key=lambda pair: pair[0]):
        alike = [event for _, event in group]
        told = [event for event in found[-1] if not silent(rules, event)] if found else []
        if hidden:
            (found[-1] if found else waiting).extend(alike)
        elif told and told[0].kind in FOLDED.get(alike[0].kind, ()):
            found[-1].extend(alike)
        else:
            found.append([*waiting, *alike])
            waiting = []
    yield from found


def numbered(rules: Rules, events: Iterable[Event]) -> Iterator[tuple[tuple[object, ...], Event]]:
    """Events with what must be the same for two of them to share a line."""
    for number, event in enumerate(events):
        hidden = silent(rules, event)
        yield (hidden, () if hidden else likeness(event), number if apart(event) and not hidden else -1), event
