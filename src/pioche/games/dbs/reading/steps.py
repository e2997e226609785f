"""What one step of a text leaves for the next: the cards that "it" means, and whether it can be asked if it was done."""

from __future__ import annotations

from pioche.games.dbs.choices import ChooseEach
from pioche.games.dbs.effects import Mill, Reveal, Shuffle, ShuffleSearched, TopOf, UpTo
from pioche.games.dbs.gather import Differing, Summing
from pioche.games.dbs.reading.clauses import Asks, Clauses, Sentences
from pioche.games.dbs.reading.picks import DEED, IT, here
from pioche.games.dbs.verbs import Play, ToEnergy, Under
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import Among, Cards, Exists, Fixed
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Condition, Effect, walk
from pioche.kernel.cards.verb import Verb


def binds(step: Effect) -> bool:
    """Whether an effect leaves cards of which a text then speaks as "it"."""
    if isinstance(step, Play):
        return step.what == This() or step.what == here("hand")
    if isinstance(step, UpTo):
        return isinstance(step.effect, Mill)
    if isinstance(step, ToEnergy):
        return isinstance(step.what, Every) and isinstance(step.what.among, TopOf)
    if isinstance(step, Reveal):
        return isinstance(step.what, Pick)
    return isinstance(step, Mill | ChooseEach | Summing | Differing)


def does(step: Effect, before: bool) -> bool:
    """Whether the cards of what was done last are known: then it can be asked if it was done, and with which cards."""
    if isinstance(step, Shuffle | ShuffleSearched):
        return before
    if isinstance(step, Verb) and not isinstance(step, Under):
        return isinstance(step.what, Pick) or (step.what == IT and before)
    return binds(step)


def one_card(step: Effect) -> bool:
    """Whether what was done, or offered, is done to one card that is chosen for it: "if you do, it gets …"."""
    verb = step.first if isinstance(step, Do) else step
    return isinstance(verb, Verb) and isinstance(verb.what, Pick) and verb.what.size == Fixed(1)


def of_deed(met: Condition) -> bool:
    """Whether a condition asks if something was just done: "if you played a card"."""
    return isinstance(met, Exists) and isinstance(met.among, Among) and met.among.name == DEED


def asked_of_deed(clauses: Clauses) -> bool:
    """Whether a sentence begins by asking with which cards something was just done."""
    return isinstance(clauses[0], Asks) and of_deed(clauses[0].condition)


def now(met: Condition) -> Condition:
    """The same about the cards that "it" means."""
    assert isinstance(met, Exists)
    assert isinstance(met.among, Among)
    return Exists(Among("it", met.among.test), met.least)


def of_it(met: Condition) -> bool:
    """Whether a condition speaks of "it"."""
    return any(isinstance(node, Among) and node.name == "it" for node in walk(met))


def inner(asks: Asks) -> bool:
    """Whether a condition is about what has just been done: so it is one within another that was told before."""
    return of_it(asks.condition) or of_deed(asks.condition)


def apart(clauses: Clauses) -> Sentences:
    """A sentence with two conditions as two: "if …, …, and if …, …"; it must not matter whether the first holds for all."""
    conditions = [(place, clause) for place, clause in enumerate(clauses) if isinstance(clause, Asks)]
    if len(conditions) == 2:
        (_, one), (place, other) = conditions
        if not one.otherwise and (follows(other.condition, one.condition) or inner(other)):
            return clauses[:place], clauses[place:]
    return (clauses,)


def follows(one: Condition, other: Condition) -> bool:
    """Whether one condition is never met without another: more of the same cards."""
    match one, other:
        case Exists(among, least, None), Exists(same, less, None):
            return among == same and least >= less
    return False


def gated(outer: Condition, second: Condition) -> bool:
    """Whether "if A, …, and if B, …" asks for B only where A is met: A says whose skill it is, by the Leader Card."""
    match outer, second:
        case Exists(Cards(("leader",), _, "you")), Exists(Cards(("leader",))):
            return False
        case Exists(Cards(("leader",), _, "you")), _:
            return not any(isinstance(node, Among) for node in walk(second))
    return False
