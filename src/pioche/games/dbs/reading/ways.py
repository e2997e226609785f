"""Other ways to play or activate a card than to pay its energy cost."""

from __future__ import annotations

from pioche.games.dbs.cost import Way
from pioche.games.dbs.reading.clauses import Clauses
from pioche.games.dbs.reading.effects import effect
from pioche.games.dbs.reading.permanents import FROM_HAND, SELF, Made, rule
from pioche.games.dbs.wording.rules import IN_A_BATTLE
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import Unless
from pioche.kernel.cards.value import Effect


def way(action: str, clauses: Clauses = ()) -> Made:
    """Another way to pay than the energy cost."""
    cost: tuple[Effect, ...] = ()
    if clauses:
        paid = effect((clauses,), None)
        cost = paid.parts if isinstance(paid, Seq) else (paid,)
    return Made(FROM_HAND, (Way(action, SELF, cost),))


COUNTER = "you can|may activate this card's [counter] skill from your hand"
FREELY = "you can|may activate this card's [counter] skill? (from your hand)? without paying its energy cost"
FREE = "without paying its energy cost"
rule(f"you can|may play this card from your hand {FREE}", lambda: way("play"))
rule(f"{COUNTER} {FREE}", lambda: way("counter"))
rule(f"{COUNTER} if you {{clauses}} instead of paying its energy cost", lambda clauses: way("counter", clauses))
for paid in ("by {doings} instead of paying its energy cost", "without paying its energy cost by {doings}"):
    rule(f"{COUNTER} {paid}", lambda doings: way("counter", doings))
    rule(f"you can|may play this card from your hand {paid}", lambda doings: way("play", doings))
rule(
    "you can|may {clauses} instead of paying this card's energy cost when activating its [counter] skill from your hand",
    lambda clauses: way("counter", clauses),
)
rule(
    f"when you activate this card's [counter] , you may {{clauses}} . if you do , {FREELY}",
    lambda clauses: way("counter", clauses),
)
rule(
    f"you can|may activate this card from your hand {FREE}",
    lambda: Made(FROM_HAND, (Way("use", SELF), Way("counter", SELF))),
)
rule(
    f"you can|may activate this card's [activate: battle] skill? from your hand {FREE}",
    lambda: Made(FROM_HAND, (Way("use", SELF, when=IN_A_BATTLE),)),
)
rule(
    f"you can|may activate this card's [activate: main] skill? from your hand {FREE}",
    lambda: Made(FROM_HAND, (Way("use", SELF, when=Unless(IN_A_BATTLE)),)),
)
