"""A game looked back on: how the chances went, the turns that decided it, and what the coach would have answered there.

The chances are those of the position as it was, every card known. What the coach would have answered is found out from
what the seat saw then and nothing else: nobody is blamed for what they could not know.

`states` are the game before each input, and after the last; `inputs` are seats and their keys.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from pioche.bots import SUPPOSED
from pioche.bots.search.advice import Idea
from pioche.bots.search.bot import Budget, Search
from pioche.bots.search.compare import Thought, beside
from pioche.bots.search.mind import Mind
from pioche.bots.search.tree import Answer
from pioche.kernel.state.chance import Chance
from pioche.kernel.state.game import Game
from pioche.kernel.state.resample import supposed
from pioche.kernel.state.view import Question, glance, view

DECIDING = 4  # turns that are told
SWING = 0.08  # by how much the chances must change in a turn for it to have decided anything
LOOKED = 6  # questions of such a turn that are looked at, those with most options
SUSPECTS = 2  # of them that are thought about
LOSS = 0.03  # a better answer than that given must be better by so much

GLANCE = Budget(tries=20, steps=400, deals=5)
THOUGHT = Budget(tries=24, steps=600, deals=16)


class Moment(Struct, frozen=True):
    """The chance of each seat to win at the beginning of a turn, or at the end of the game."""

    step: int  # inputs before it
    clock: int
    chances: tuple[float, ...]


class Swing(Struct, frozen=True):
    """A turn in which the chances changed much."""

    first: int  # its first step
    last: int  # the first step of the next turn, or the end
    begun: int  # the first step from which on its answers may be to blame: those of the turn before count, too
    seat: int  # who lost most
    lost: float


class Verdict(Struct, frozen=True):
    """What the coach would have answered instead, and what it expected of what was answered."""

    step: int  # inputs before the answer
    instead: Idea
    given: Idea

    @property
    def loss(self) -> float:
        return (self.instead.chance or 0.0) - (self.given.chance or 0.0)


def course(mind: Mind, states: Sequence[Game]) -> list[Moment]:
    """The chances at the beginning of every turn and at the end."""
    found: list[Moment] = []
    last = len(states) - 1
    for step, game in enumerate(states):
        clock = mind.clock(game)
        if clock > 0 and (not found or clock != found[-1].clock or step == last):
            found.append(Moment(step, clock, chances(mind, game)))
    return found


def chances(mind: Mind, game: Game) -> tuple[float, ...]:
    """Of all seats, together 1 while the game goes on."""
    each = [mind.evaluation.chance(game, seat) for seat in range(game.players)]
    whole = sum(each) if game.result is None else 1.0
    return tuple(round(chance / (whole or 1.0), 3) for chance in each)


def swings(moments: Sequence[Moment]) -> list[Swing]:
    """The turns that decided the game, in their order. What was told of one turn is not told of the next again."""
    found = []
    for place, (before, after) in enumerate(pairwise(moments)):
        changes = [now - then for then, now in zip(before.chances, after.chances, strict=True)]
        lost = -min(changes)
        if lost >= SWING:
            begun = moments[max(0, place - 1)].step
            found.append(Swing(before.step, after.step, begun, changes.index(-lost), round(lost, 3)))
    greatest = sorted(found, key=lambda swing: (-swing.lost, swing.first))[:DECIDING]
    told = [0] * (1 + max([swing.seat for swing in greatest], default=0))  # up to which step, of each seat
    for place, swing in enumerate(greatest := sorted(greatest, key=lambda swing: swing.first)):
        greatest[place] = replace(swing, begun=max(swing.begun, told[swing.seat]))
        told[swing.seat] = swing.last
    return greatest


def questions(states: Sequence[Game], inputs: Sequence[tuple[int, Answer]], swing: Swing) -> list[int]:
    """The inputs of a turn by which whoever lost chances may have lost them."""
    sized: dict[int, int] = {}
    for number in range(swing.begun, min(swing.last, len(inputs))):
        seat, keys = inputs[number]
        question = glance(states[number], seat).question if seat == swing.seat else None
        if question is not None and chosen(question, keys):
            sized[number] = len(question.options)
    most = sorted(sized, key=lambda number: (-sized[number], number))[:LOOKED]
    return sorted(most)


def chosen(question: Question, keys: Answer) -> bool:
    """Whether an input is an answer that was chosen: to give up is none, and cards that nobody can tell apart are none
    either.
    """
    differ = {(option.kind, option.card, option.value, option.spot) for option in question.options}
    return question.answers > 1 and len(differ) > 1 and {option.key for option in question.options} >= set(keys)


def suspicion(mind: Mind, game: Game, seat: int, keys: Answer, seed: int | str) -> float:
    """How much better an answer there seems to be, after a short thought."""
    root = Search(mind, view(game, seat), known(game, seat), GLANCE, seed).run()
    child = root.children.get(keys)
    if keys == root.best:
        return 0.0
    given = root.believed(child) if child is not None and child.visits else root.mean
    return max(0.0, root.believed(root.children[root.best]) - given)


def suspects(found: Mapping[int, float]) -> list[int]:
    """Those of the questions that are worth a thought."""
    return sorted((number for number, much in found.items() if much > 0), key=lambda number: (-found[number], number))[
        :SUSPECTS
    ]


def verdict(mind: Mind, game: Game, seat: int, keys: Answer, step: int, seed: int | str) -> Verdict:
    """The best answer and the one that was given, thought about alike."""
    about = Thought(mind, view(game, seat), known(game, seat), THOUGHT, seed)
    best = Search(mind, about.view, about.game, THOUGHT, seed).run().best
    found = about.weighed([best, keys])
    return Verdict(step, beside(best, found[best], found[keys]), beside(keys, found[keys], found[best]))


def worst(found: Sequence[Verdict]) -> Verdict | None:
    """The answer that cost most, if any cost something."""
    costly = [each for each in found if each.loss >= LOSS]
    return max(costly, key=lambda each: each.loss, default=None)


def known(game: Game, seat: int) -> Game:
    """A game that the seat cannot tell from the real one."""
    return supposed(game, seat, Chance(SUPPOSED))
