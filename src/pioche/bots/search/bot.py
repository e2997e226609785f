"""A bot that searches: it tries its answers in games that may be, lets the policy play on, and keeps what did best."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from functools import partial
from math import inf

from msgspec import Struct
from msgspec.structs import replace

from pioche.bots import Bot, chosen
from pioche.bots.search.lines import sift
from pioche.bots.search.mind import Mind
from pioche.bots.search.tree import Answer, Asked, Foreseen, Node, answers_to, asked_in, faces
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.resample import supposed
from pioche.kernel.state.view import Question, Rows, View, glance

LONG = 3000  # answers after which a game that is played to its end is left as it is


class Budget(Struct, frozen=True):
    """How much may be thought about one question: counts, never time, so that it is the same on every machine."""

    tries: int
    steps: int = 4000  # answers in all tries together
    deals: int = 12  # of what is not known; every answer is tried in the same ones
    depth: int = 150  # answers in one try
    again: bool = False  # whether it thinks again where it only knows how the policy would go on
    sees: int = 0  # answers or moods that come to mind at all, drawn by lot; 0: all of them


class Cut(Exception):
    """Nobody waits for the answer any more."""


def never() -> bool:
    return False


def question_in(game: Game, seat: int) -> Question:
    """What a seat is asked, without a look at the cards."""
    question = glance(game, seat).question
    assert question is not None
    return question


Position = tuple[Asked, tuple[tuple[int, ...], ...]]


def position(game: Game, asked: Asked) -> Position:
    """What is asked, and what lies where: the same again if all that was done since has led back."""
    return asked, faces(game)


class World:
    """A game that may be, with what has been seen of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rows: Rows = {}


class Expected(Struct, frozen=True):
    """What comes of an answer, on the average of all deals."""

    chance: float  # to win
    parts: dict[str, float]  # what each term adds then
    points: float | None  # all of them together, where they are points


class Follower:
    """Answers as was foreseen where it is asked that, else as a bot does."""

    looks = True

    def __init__(self, make: Callable[[], Bot], line: Mapping[Asked, Answer]) -> None:
        self.make = make
        self.bot = make()
        self.line = line

    def choose(self, view: View) -> Answer:
        assert view.question is not None
        keys = self.bot.choose(view)
        wanted = self.line.get(asked_in(view.question), keys)
        if wanted != keys:
            self.bot = self.make()  # what it has in mind is another answer; it would go on with that
        return wanted


class Search:
    """One thought: own answers, tried in games that may be; the others answer as the policy would.

    A game whose policy knows moods has whole lines of them compared; else a tree of answers is grown.
    """

    def __init__(
        self,
        mind: Mind,
        view: View,
        game: Game,
        budget: Budget,
        seed: int | str,
        left_out: Set[Answer] = frozenset(),
        only: Answer | None = None,
    ) -> None:
        self.mind = mind
        self.left_out = left_out  # answers to the question that are not thought about
        self.only = only  # the one answer that is thought about: how to go on from it
        self.seat = view.seat
        self.game = game
        self.budget = budget
        self.seed = seed
        self.root = Node()
        self.steps = 0
        self.limit = budget.steps / mind.effort(game)  # of steps
        self.moods: dict[Answer, int] = {}  # in which mood an answer does best
        self._before = mind.evaluation.odds(game, self.seat)
        self.until = mind.clock(game) + mind.ahead
        self._worlds: list[World] = []
        self._first: list[Answer] = []  # the answers to the question itself, where some are overlooked
        self._asked: Asked = ()

    def run(self, cut: Callable[[], bool] = never) -> Node:
        """Think, and return what was found out; if it is cut, nothing."""

        def stop() -> None:
            if cut():
                raise Cut

        if self.mind.moods:
            sift(self, stop)
            return self.root
        for _ in range(self.budget.tries):
            stop()
            self._try()
            if self.steps >= self.limit or (self.root.settled and self.only is None):
                break
        return self.root

    def world(self, number: int) -> World:
        """The deal of that number; every answer meets them in the same order, so that luck is the same for all."""
        while number >= len(self._worlds):
            chance = Chance(key_of(f"{self.seed}/{len(self._worlds)}"))
            self._worlds.append(World(supposed(self.game, self.seat, chance)))
        return self._worlds[number]

    def _try(self) -> None:
        """Play on from one answer to the horizon, and let every answer on the way learn what came of it."""
        seat, clock, until = self.seat, self.mind.clock, self.until
        minds: dict[int, Bot] = {}
        world = self.world(0)
        game = world.game
        path = [self.root]
        line: list[Foreseen] = []  # how the policy goes on from the last answer of the path
        exploring = True
        for _ in range(self.budget.depth):
            asked = game.seats_asked()
            if not asked or clock(game) >= until:
                break
            self.steps += 1
            who = seat if seat in asked else asked[0]
            mind = minds.get(who) or minds.setdefault(who, self.mind.policy(self.seed))
            if who == seat and exploring:
                keys, proposed = self._explored(path, mind, world, game)
                if not proposed:
                    del minds[who]  # what it has in mind is another answer; it would go on with that
                exploring = path[-1].visits > 0  # each try grows the tree by one answer, then the policy plays on
            else:
                keys = chosen(mind, game, who, world.rows)
                if who == seat:
                    line.append((asked_in(question_in(game, who)), keys))
            if game is world.game:
                world = self.world(path[1].visits % self.budget.deals)
                game = world.game.copy()
            game.answer(who, keys)
        value = self.worth(game)
        for node in reversed(path):
            node.learn(value)
        path[-1].line = path[-1].line or line

    def expected(self, answer: Answer) -> Expected:
        """What comes of an answer to the question, if the best known line is played from there to the horizon."""
        evaluation, seat = self.mind.evaluation, self.seat
        ends = [self.played(number, self._pursuing(answer)) for number in range(self.budget.deals)]
        parts = [evaluation.parts(game, seat) for game in ends]
        means = {name: sum(part[name] for part in parts) / len(parts) for name in evaluation.weights}
        chance = sum(evaluation.chance(game, seat) for game in ends) / len(ends)
        return Expected(chance, means, sum(means.values()) if evaluation.in_points else None)

    def won(self, answer: Answer, games: int) -> float:
        """The share of games won after an answer, if the best known line and then the policy is played to the end."""
        ends = [self.played(number, self._pursuing(answer), until=inf) for number in range(games)]
        return sum(self.mind.evaluation.chance(game, self.seat) for game in ends) / games

    def worth(self, game: Game) -> float:
        """How much better a game has become."""
        return self.mind.evaluation.chance(game, self.seat, self._before)

    def player(self, mood: int) -> Bot:
        """Who plays the stretch in a mood."""
        return self._bot(mood) if self.only is None else self._pursuing(self.only, mood)

    def _bot(self, mood: int) -> Bot:
        """The policy in a mood."""
        return self.mind.moods(self.seed, mood) if self.mind.moods else self.mind.policy(self.seed)

    def _pursuing(self, answer: Answer, mood: int | None = None) -> Bot:
        """A player who gives this answer and goes on from there as well as is known, or in this mood."""
        line = {asked_in(question_in(self.game, self.seat)): answer}
        known = self.root.children.get(answer)
        if known and not self.mind.moods:
            line |= dict(known.foreseen())
        return Follower(partial(self._bot, self.moods.get(answer, 0) if mood is None else mood), line)

    def played(self, number: int, own: Bot, until: float | None = None) -> Game:
        """The game at the horizon, or later, in the deal of that number, if this bot plays on.

        A mood lasts for the stretch that is thought about: later ones the policy plays soberly.
        """
        world = self.world(number)
        game = world.game.copy()
        until = self.until if until is None else until
        if self.mind.moods:
            self.play(world, game, min(until, self.mind.clock(game) + 1), own)
            self.play(world, game, until)
        else:
            self.play(world, game, until, own)
        return game

    def play(self, world: World, game: Game, until: float, own: Bot | None = None, *, others: bool = False) -> None:
        """Everybody plays on as the policy does, the searching seat as a bot of its own if it has one.

        The others alone play on until the searching seat is asked.
        """
        clock, minds = self.mind.clock, dict[int, Bot]() if own is None else {self.seat: own}
        for _ in range(self.budget.depth if until < inf else LONG):
            asked = game.seats_asked()
            if not asked or clock(game) >= until or (others and self.seat in asked):
                break
            self.steps += 1
            seat = self.seat if self.seat in asked else asked[0]
            mind = minds.get(seat) or minds.setdefault(seat, self.mind.policy(self.seed))
            game.answer(seat, chosen(mind, game, seat, world.rows))

    def _explored(self, path: list[Node], mind: Bot, world: World, game: Game) -> tuple[Answer, bool]:
        """The next answer of the path, and whether it is the one that the policy proposes.

        To ask the policy takes longest. Where the same was asked before, it is asked again only to go on with its
        answer.
        """
        node, question = path[-1], question_in(game, self.seat)
        asked = asked_in(question)
        known = node.offered.get(asked)
        if known is None:
            proposal = chosen(mind, game, self.seat, world.rows)
            considered = self._considered(question, proposal)
            if node is self.root and self.only is not None:
                considered = [self.only]
            elif node is self.root:
                considered = [answer for answer in considered if answer not in self.left_out] or considered
            known = node.offered[asked] = proposal, considered
            keys = node.choose(known[1])
            proposed = keys == proposal
        else:
            keys = node.choose(known[1])
            proposed = keys == known[0] and keys == chosen(mind, game, self.seat, world.rows)
        path.append(node.children[keys])
        path[-1].asked = asked
        return keys, proposed

    def _considered(self, question: Question, proposal: Answer) -> list[Answer]:
        """The answers to think about. Whoever is new to the game overlooks many, good ones among them."""
        sees = self.budget.sees
        if not sees:
            return answers_to(question, proposal)
        if not self._first:
            offered = answers_to(question, proposal)
            self._first = Chance(key_of(f"{self.seed}/{self.until}/{offered}")).shuffled(offered)[:sees]
            self._asked = asked_in(question)
        return self._first if asked_in(question) == self._asked else [proposal]


class SearchBot:
    """Thinks about a question, and goes on with what it has foreseen for as long as it is asked that."""

    looks = True

    def __init__(self, mind: Mind, budget: Budget, seed: int | str) -> None:
        self.cut: Callable[[], bool] = never  # asked between two tries: whether to stop thinking
        self.mind = mind
        self.budget = budget
        self.seed = seed
        self._line: list[Foreseen] = []  # what it expects to be asked, with its answers
        self._given: dict[Position, set[Answer]] = {}  # its answers in this stretch of the game, by where it gave them
        self._stretch = -1
        self._vague = 0  # how many of the last of them are those of the policy
        self._thought = ""  # what was asked when it thought last

    def weighed(self, weights: Mapping[str, float]) -> SearchBot:
        """The same bot, which weighs the terms of a position otherwise."""
        return SearchBot(replace(self.mind, evaluation=self.mind.evaluation.weighed(weights)), self.budget, self.seed)

    @property
    def ready(self) -> bool:
        """Whether it may know its next answer already."""
        return bool(self._line)

    def choose(self, view: View) -> Answer:
        """Without a game to think in it answers as the policy does; what leaves no choice may have been foreseen."""
        if self._line and view.question and self._line[0][0] == asked_in(view.question):
            self._line.pop(0)
        return self.mind.policy(self.seed).choose(view)

    def ponder(self, view: View, game: Game) -> Answer:
        question = view.question
        assert question is not None
        asked = asked_in(question)
        if self._stretch != self.mind.clock(game):
            self._stretch = self.mind.clock(game)
            self._given.clear()
        given = self._given.setdefault(position(game, asked), set())
        answer = self._answer(view, game, asked, given)
        given.add(answer)
        return answer

    def _answer(self, view: View, game: Game, asked: Asked, given: set[Answer]) -> Answer:
        """What was foreseen, or what a thought says; what has led back to here before is left out."""
        question = view.question
        assert question is not None
        vague = self.budget.again and len(self._line) <= self._vague and question.ask == self._thought
        if self._line and self._line[0][0] == asked and self._line[0][1] not in given and not vague:
            return self._line.pop(0)[1]
        root = Search(self.mind, view, game, self.budget, self.seed, given).run(self.cut)
        answer, *line = root.foreseen()
        beginner = self.budget.sees and not self.mind.moods  # who overlooks answers, does not see far ahead either
        self._line = [] if beginner else line
        self._vague, self._thought = len(line) - root.sure, question.ask
        return answer[1]
