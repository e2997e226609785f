"""Puzzles are found in games of bots: positions where one answer is clearly better than all others, but not the first
that comes to mind.

A quick search looks at every question. Where its best answer is not what the policy proposes, every answer is thought
about for itself; the best and its rivals longer and more than once, in other deals each time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from pioche import games, puzzle
from pioche.bots import SUPPOSED, answer_of, seen_by
from pioche.bots.search import Budget, Mind, Search, SearchBot
from pioche.bots.search.bot import Expected
from pioche.bots.search.compare import Thought, beside
from pioche.bots.search.tree import Answer, Node, answers_to
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.resample import supposed
from pioche.puzzle import Given, Puzzle, told
from pioche.table import Table

QUICK = Budget(tries=8, steps=140, deals=3)
EACH = Budget(tries=6, steps=200, deals=5)
DEEP = Budget(tries=40, steps=2000, deals=16)
BROAD = Budget(tries=80, steps=2500, deals=12)  # for the rest of the line
TIMES = 4  # that the best answers are thought about anew
CLEAR = 0.1  # by how much of the chance to win an answer must be better than all others, each time
FEW = 3  # answers that are thought about first
HINT = 0.05  # the least by which an answer must be better after the quick search
RIVALS = 6  # that are thought about again
CHOICE = (3, 7)  # options that there must be, and may be: of few, one can be clearly the best
GAMES = 40  # that are played to their end after the best answer and after the next best
MORE = 0.05  # by how much more of them the best must win
OPEN = 0.15  # the least chance of either side: what is decided already is no puzzle
FIRST = 5  # stretches of the game before which nothing is looked for
LONGEST = 3  # answers that must be found, at most


class Clear(Struct, frozen=True):
    """The one best answer, the next best, and what comes of them."""

    best: Answer
    second: Answer
    chance: float
    beside: float
    reasons: tuple[tuple[str, float], ...]


class Finder(Struct, frozen=True):
    """Looks for puzzles in games of one kind."""

    game: str
    seed: str

    @property
    def mind(self) -> Mind | None:
        coach = games.coach(self.game, self.seed)
        return coach.mind if isinstance(coach, SearchBot) else None

    def found(self, number: int) -> Iterator[Puzzle]:
        """The puzzles in a game of greedy bots, one at most for each seat."""
        mind = self.mind
        if mind is None:
            return
        seed = f"{self.seed}/{number}"
        mode, choices = self.settings(seed)
        table = Table.begin(self.game, seed, puzzle.config(self.game, mode, {}, choices))
        bots = [mind.policy(seat) for seat in range(table.game.players)]
        done: set[int] = set()
        while asked := table.game.seats_asked():
            seat = asked[0]
            keys = answer_of(bots[seat], table.game, seat)
            if seat not in done and mind.clock(table.game) >= FIRST and len(asked) == 1:
                one = self.posed(mind, table, seat, mode, choices)
                if one is not None:
                    done.add(seat)
                    yield one
            table.answer(seat, keys)

    def settings(self, seed: str) -> tuple[str, list[dict[str, str]]]:
        """A mode for two, and a choice for each seat, by lot."""
        about = games.offers(self.game).about(games.find(self.game).RULES)
        mode = next(mode for mode in about.modes if mode.least <= 2 <= mode.most)
        chance = Chance(key_of(f"{seed}/choices"))
        drawn: list[dict[str, str]] = [{}, {}]
        for setting in mode.choices:
            values = [value.key for value in setting.values]
            if values:
                drawn[0][setting.key], drawn[1][setting.key] = chance.shuffled(values)[:2]
        return mode.key, drawn

    def posed(self, mind: Mind, table: Table, seat: int, mode: str, choices: list[dict[str, str]]) -> Puzzle | None:
        """The question that is asked now as a puzzle, if it is one."""
        game = table.game
        if not OPEN < mind.evaluation.chance(game, seat) < 1 - OPEN:
            return None
        first = self.clear(mind, game, seat, obvious=False)
        if first is None:
            return None
        known = supposed(game, seat, Chance(SUPPOSED))
        to_end = Thought(mind, seen_by(games.coach(self.game, self.seed), game, seat), known, DEEP, f"{self.seed}/end")
        won, beside = [to_end.won(answer, GAMES) for answer in (first.best, first.second)]
        if won < beside + MORE:
            return None
        line, deciding = self.line(mind, table.copy(), seat, first.best)
        made = (
            f"pioche puzzles {self.game} --seed {self.seed}: game {table.seed}; {TIMES} times {DEEP.tries} tries in "
            f"{DEEP.deals} deals for each of the best answers; of {GAMES} games played to their end it wins {won:.0%}, "
            f"the next best {beside:.0%}"
        )
        return Puzzle(
            mode, str(table.seed), tuple(choices), seat, tuple(map(told, table.inputs)), tuple(map(told, line)),
            deciding, round(first.chance, 3), " ".join(first.second), round(first.beside, 3), first.reasons, made=made,
        )  # fmt: skip

    def clear(self, mind: Mind, game: Game, seat: int, *, obvious: bool) -> Clear | None:
        """The one clearly best answer to a question; `obvious`: even if it is what the policy proposes."""
        view = seen_by(games.coach(self.game, self.seed), game, seat)
        question = view.question
        least = 2 if obvious else CHOICE[0]
        if question is None or question.answers < 2 or not least <= len(question.options) <= CHOICE[1]:
            return None
        known = supposed(game, seat, Chance(SUPPOSED))
        root = Search(mind, view, known, QUICK, self.seed).run()
        proposal = root.answers[0]
        if not obvious and (root.best == proposal or lead(root) < HINT):
            return None
        answers = answers_to(question, proposal)
        seems = {answer: root.believed(child) for answer, child in root.children.items() if child.visits}
        tried = sorted(answers, key=lambda answer: -seems.get(answer, 0.0))
        weighed: dict[Answer, Expected] = {}
        for some in (tried[:FEW], tried[FEW:]):  # most are settled by the first few
            weighed |= Thought(mind, view, known, EACH, self.seed).weighed(some)
            best, *rivals = sorted(weighed, key=lambda answer: -weighed[answer].chance)
            if (best == proposal and not obvious) or ahead(weighed, best) < CLEAR:
                return None
        found: Clear | None = None
        for time in range(TIMES):
            again = Thought(mind, view, known, DEEP, f"{self.seed}/{time}").weighed([best, *rivals[:RIVALS]])
            if ahead(again, best) < CLEAR:
                return None
            second = max(rivals[:RIVALS], key=lambda answer: again[answer].chance)
            idea = beside(best, again[best], again[second])
            found = found or Clear(best, second, again[best].chance, again[second].chance, idea.reasons)
        return found

    def confirms(self, game: Game, known: Puzzle) -> bool:
        """Whether the answer of a puzzle is still clearly the best."""
        mind = self.mind
        clear = self.clear(mind, game, known.seat, obvious=True) if mind else None
        return clear is not None and clear.best == known.own[0]

    def line(self, mind: Mind, table: Table, seat: int, best: Answer) -> tuple[list[Given], int]:
        """What the coach plays to the end of the turn, and how many of its answers are clear."""
        bots: dict[int, Any] = {}
        coach = SearchBot(mind, BROAD, self.seed)
        turn, deciding, sure = mind.clock(table.game), 1, True
        start = len(table.inputs)
        table.answer(seat, best)
        while (asked := table.game.seats_asked()) and mind.clock(table.game) == turn:
            who = seat if seat in asked else asked[0]
            if who != seat:
                bot = bots.setdefault(who, mind.policy(who))
                table.answer(who, answer_of(bot, table.game, who))
                continue
            decision = table.decision_of(seat)
            assert decision is not None
            if decision.answers > 1 and sure and deciding < LONGEST:
                clear = self.clear(mind, table.game, seat, obvious=True)
                if clear is not None:
                    deciding = 1 + sum(by == seat for by, _ in table.inputs[start + 1 :]) + 1
                    table.answer(seat, clear.best)
                    continue
                sure = False
            table.answer(seat, answer_of(coach, table.game, seat))
        return table.inputs[start:], deciding


def ahead(weighed: Mapping[Answer, Expected], best: Answer) -> float:
    """By how much an answer is better than all others."""
    return weighed[best].chance - max([each.chance for answer, each in weighed.items() if answer != best], default=0.0)


def lead(root: Node) -> float:
    """By how much the best answer seems better than all others, as far as they were tried."""
    others = [root.believed(child) for answer, child in root.children.items() if child.visits and answer != root.best]
    return root.believed(root.children[root.best]) - max(others, default=0.0)
