"""What happens to skills: those without a keyword are negated, those of copies are not activated."""

from __future__ import annotations

from pioche.games.dbs.keywords import SameName
from pioche.games.dbs.reading.acts import action
from pioche.games.dbs.reading.gains import Gets, lasting
from pioche.games.dbs.reading.picks import IT, PRONOUN
from pioche.games.dbs.reading.restrictions import forbid
from pioche.games.dbs.reading.verbs import lasting_rules
from pioche.games.dbs.reading.words import phrase
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import Both, IsBound, Yours
from pioche.kernel.cards.rule import PLAIN, Forbid, Silence
from pioche.kernel.cards.select import Pick, Selection
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until


def plain_negated(what: Selection, until: str) -> Effect:
    """The skills of cards that are no keywords are negated."""
    return lasting_rules((Silence(IsBound("it"), PLAIN),), what, until)


def loses_too(subject: Selection, predicates: Gets, until: str, plain: str) -> Effect | None:
    """Cards get something, and their skills are negated."""
    gained = lasting(subject, predicates, until)
    if gained is None:
        return None
    silence = Silence(IsBound("it"), PLAIN if plain else "")
    return Seq((gained, Until((silence,), IT if isinstance(subject, Pick) else subject, until)))


action("negate", "negates", "(all (of the | the)? | the)? non- keyword skills of {what} {until}", plain_negated)
action("negate", "negates", "(its|their) non- keyword skills {until}", lambda until: plain_negated(PRONOUN, until))
phrase(
    "do",
    "{subject} {predicates} and have|has (its|their) plain:(non- keyword)? skills negated {until}",
    lambda subject, predicates, until, plain="": loses_too(subject, predicates, until, plain),
)
forbid(
    "you can't activate the? [auto] skill|skills (of|on) copies of this card",
    lambda: Forbid("use [Auto]", Both(SameName(), Yours())),
)
