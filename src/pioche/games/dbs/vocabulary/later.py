"""What is in force or done later: in a player's next turn, after one more attack, at a moment to come."""

from __future__ import annotations

from pioche.kernel.cards.query import Among, Anything, Cards, Test, Turn, Who
from pioche.kernel.cards.rule import Forbid, Rule, When
from pioche.kernel.cards.select import Every, Selection
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until

IT = Every(Among("it"))
LEADER = Every(Cards(("leader",)))  # what is in force about a player is lent about the one card that never leaves
AT_ONCE = "at-once"  # the kind of what is no skill and waits for no checkpoint
NEXT = {"you": "your-next-turn", "opponents": "opponents-next-turn"}


def in_next_turn(rules: tuple[Rule, ...], whose: Who) -> When:
    """As a player's next turn begins, rules come into force for that turn."""
    return When("turn-begins", Anything(), Until(rules, IT, "turn"), AT_ONCE, when=Turn(whose))


def during_next_turn(whose: Who, *rules: Rule, what: Selection = LEADER) -> Until:
    """Rules in force in the next turn of a player only, perhaps about chosen cards, bound to `it`."""
    return Until((in_next_turn(rules, whose),), what, NEXT[whose])


def once_more(of: Test, when: Turn | None = None, action: str = "attack") -> When:
    """Once a card that passes the test attacks, or uses such a skill, no such card can do so again for the turn."""
    return When(action, of, Until((Forbid(action, of),), LEADER, "turn"), AT_ONCE, when=when)


def only_once_more(of: Test, action: str = "attack") -> Until:
    """Cards that pass the test can attack, or use such a skill, only once more for the turn."""
    return Until((once_more(of, action=action),), LEADER, "turn")


def later(verb: str, effect: Effect, whose: Who | None = None, what: Selection = LEADER, ends: str = "turn") -> Until:
    """At a moment to come an effect is carried out; `it` are then the cards meant now."""
    when = Turn(whose) if whose else None
    return Until((When(verb, Anything(), effect, "auto", when=when),), what, ends)
