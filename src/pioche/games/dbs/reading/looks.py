"""Looking at cards: which of them are chosen, without telling others what only one player has seen."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pioche.games.dbs.effects import Look, Whether
from pioche.games.dbs.reading.clauses import Chooses, Sentences
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.picks import REST_OF, UNPLACED
from pioche.games.dbs.wording.nouns import IN_PLAY
from pioche.kernel.cards.effect import Do, If, Seq
from pioche.kernel.cards.query import ANYONE, Among, Cards, Exists, Fixed, Test
from pioche.kernel.cards.select import Pick
from pioche.kernel.cards.value import Condition, Effect, walk
from pioche.kernel.cards.verb import Verb

DID = Exists(Among("it"))


def found_there(sentences: Sentences) -> Sentences:
    """The first choice after cards were looked at is one among them, where the text says nothing of the place."""
    for row, clauses in enumerate(sentences):
        for place, clause in enumerate(clauses):
            if isinstance(clause, Chooses):
                among = clause.pick.among
                unplaced = isinstance(among, Cards) and among.whose == ANYONE and set(among.zones) <= {*IN_PLAY}
                if unplaced or (isinstance(among, Among) and among.name == UNPLACED):
                    now = Chooses(replace(clause.pick, among=Among("looked", among.test)))
                    changed = (*clauses[:place], now, *clauses[place + 1 :])
                    return (*sentences[:row], changed, *sentences[row + 1 :])
                return sentences
    return sentences


def adrift(value: Any) -> bool:
    """Whether cards that are looked at are spoken of where none are."""
    if isinstance(value, Among):
        return value.name == "looked"
    if isinstance(value, tuple):
        return any(adrift(part) for part in value)
    if not isinstance(value, Struct) or isinstance(value, Look):
        return False
    return any(adrift(getattr(value, name)) for name in value.__struct_fields__)


def known(looked: Look) -> Look:
    """The same, so that what happens next tells others nothing that only one player has seen.

    "If it is a red card, you may add it to your hand; otherwise …" is asked whatever the card is: whether a red card is
    taken, if there is one among those that were looked at. Whoever looks may say that there is none (11-6).
    """
    if looked.all:
        return looked
    then = looked.then
    parts = tuple(part for one in (then.parts if isinstance(then, Seq) else (then,)) for part in quietly(one))
    asked = [part.condition for one in parts for part in walk(one) if isinstance(part, If | Whether)]
    if any(seen(met) for met in asked):
        raise NotUnderstood("unseen", "deck")
    return replace(looked, then=Seq(parts) if len(parts) > 1 else parts[0])


def seen(met: Condition) -> bool:
    """Whether a condition asks for a card that was looked at."""
    return any(isinstance(part, Among) and part.name == "looked" for part in walk(met))


def quietly(step: Effect) -> tuple[Effect, ...]:
    """What is done if the card that was looked at is of a kind, as a choice of such a card."""
    match step:
        case If(Exists(Among("looked", Test() as test), 1, None), does):
            return taken(does, test) or (step,)
        case Whether(Exists(Among("looked", Test() as test), 1, None), does, otherwise):
            first = taken(does, test)
            left = isinstance(otherwise, Verb) and otherwise.what == REST_OF
            return (*first, otherwise) if len(first) == 1 and left else (step,)
    return (step,)


def taken(does: Effect, test: Test) -> tuple[Effect, ...]:
    """The card is taken if it is of a kind; what comes then depends on that, which all see."""
    may = isinstance(does, Do) and does == Do(does.first, may=True)
    first, *others = does.parts if isinstance(does, Seq) else (does.first if isinstance(does, Do) and may else does,)
    if not isinstance(first, Verb) or first.what != REST_OF:
        return ()
    chosen = replace(first, what=Pick(Among("looked", test), Fixed(1), up_to=may))  # type: ignore[type-var]
    if not others:
        return (chosen,)
    return (chosen, If(DID, Seq(tuple(others)) if len(others) > 1 else others[0]))
