"""What "it", "their" and "the chosen card" mean: clauses are made about cards once the whole text is read."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pioche.games.dbs.cost import Surcharge
from pioche.games.dbs.keywords import BecomeGuard
from pioche.games.dbs.reading.clauses import Asks, Chooses, Clauses, Looks, Others, Refusable
from pioche.games.dbs.reading.picks import IT, PRONOUN
from pioche.games.dbs.verbs import Gain, Play, Under
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import ACTOR, OPPONENTS, Cards, Exists
from pioche.kernel.cards.select import Every, Pick, Selection, This, Together
from pioche.kernel.cards.value import Condition, Effect
from pioche.kernel.cards.verbs import Until


def leader_of(met: Condition) -> Selection | None:
    """The Leader Card of which a condition has just spoken: it is what "it gets" means then."""
    match met:
        case Exists(Cards(("leader",), _, whose), 1, None):
            return Every(Cards(("leader",), None, whose))
    return None


def names_one(met: Condition) -> bool:
    """Whether a condition names a card in play that "it" could mean: "if you have a Unison Card in play"."""
    match met:
        case Exists(Cards(("unison",) | ("battle",)), 1, None):
            return True
    return False


def theirs(value: Any) -> Any:
    """A clause in which "their" is said of your opponent."""
    if isinstance(value, Cards) and value.whose == ACTOR:
        return Cards(value.zones, theirs(value.test), OPPONENTS)
    if isinstance(value, Others | Surcharge):  # which speak of whoever does it
        return value
    if isinstance(value, Refusable):
        return Refusable(value.clauses, theirs(value.otherwise))
    if isinstance(value, tuple):
        parts = [theirs(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if not isinstance(value, Struct):
        return value
    return type(value)(*(theirs(getattr(value, name)) for name in value.__struct_fields__))


def mentioned(clause: Any) -> bool:
    """Whether a clause speaks of "it"."""
    if clause == PRONOUN:
        return True
    if isinstance(clause, tuple):
        return any(mentioned(part) for part in clause)
    if not isinstance(clause, Struct):
        return False
    return any(mentioned(getattr(clause, name)) for name in clause.__struct_fields__)


def speaks_of_them(clauses: Clauses) -> bool:
    """Whether a sentence speaks of cards before any are chosen in it."""
    for clause in clauses:
        inner = getattr(clause, "clauses", None)
        if inner is not None:
            return speaks_of_them(inner)
        if isinstance(clause, Chooses | Looks | Asks):
            return False
        if mentioned(clause):
            return True
    return False


def beside(clause: Any) -> bool:
    """Whether a clause is about chosen cards and others together."""
    return any(isinstance(part, Until | Gain) and isinstance(part.what, Together) for part in parts_of(clause))


def parts_of(clause: Any) -> tuple[Any, ...]:
    return clause.parts if isinstance(clause, Seq) else (clause,)


def spoken_of(clause: Any) -> bool:
    """Whether a clause speaks of cards that were chosen before, beside those that it is about: "under it"."""
    if isinstance(clause, Every):
        return False
    if clause == PRONOUN.among:
        return True
    if not isinstance(clause, Struct):
        return isinstance(clause, tuple) and any(spoken_of(part) for part in clause)
    return any(spoken_of(getattr(clause, name)) for name in clause.__struct_fields__)


def onto_chosen(clause: Any) -> bool:
    """Whether a card that is being chosen goes onto one that was chosen before: "play it on top of the chosen card"."""
    match clause:
        case Play(what=what, onto=base) | Under(what=what, top=base):
            return bool(what == PRONOUN and base == PRONOUN.among)
    return False


def chosen_onto(clause: Effect, chosen: Pick) -> Effect:
    """The same, about the card that is being chosen."""
    if isinstance(clause, Play):
        return replace(clause, what=chosen, onto=IT.among)
    return replace(clause, what=chosen, top=IT.among) if isinstance(clause, Under) else clause


def about(clause: Effect, what: Selection) -> Effect:
    """A clause about these cards; chosen ones are chosen once."""
    if isinstance(clause, Seq) and isinstance(what, Pick):
        first, *others = clause.parts
        return Seq((instead(first, (PRONOUN,), what), *(instead(part, (PRONOUN,), IT) for part in others)))
    if clause == BecomeGuard(PRONOUN.among) and what == This():
        return BecomeGuard()
    found: Effect = instead(clause, (PRONOUN,), what)
    return instead(found, (PRONOUN.among,), what.among) if isinstance(what, Every) else found


def instead(value: Any, cards: tuple[Any, ...], now: Any) -> Any:
    """The same value about other cards."""
    if value in cards:
        return now
    if isinstance(value, tuple):
        parts = [instead(part, cards, now) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if not isinstance(value, Struct):
        return value
    return type(value)(*(instead(getattr(value, name), cards, now) for name in value.__struct_fields__))
