"""Whole stretches compared: the policy plays them in many moods, all in the same deals, and what does best is kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from pioche.bots import Bot, LookingBot
from pioche.bots.search.tree import Answer, Foreseen, Node, asked_in, faces
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import Look, Question, View, glance

if TYPE_CHECKING:
    from pioche.bots.search.bot import Search

SHARE = 3  # of so many tries, one tells how the policy plays in a mood; the others compare what did well
FINDING = 0.5  # the share of the steps after which no more moods are tried: one deal alone tells mostly luck
FEWEST = 6  # lines that are compared until luck can be told
KNOWN = 8  # deals after which it can
LUCK = 1.0  # standard errors by which a line must be behind to be given up
LITTLE = 1e-6  # of a chance: no difference
LOTS = 1 << 16  # moods among which those of a thought are drawn


class Spot:
    """A question of the searching seat in the stretch, in one deal: whoever answers alike on the way meets it again."""

    __slots__ = ("asked", "game", "onward", "question", "view")

    def __init__(self, game: Game, question: Question | None) -> None:
        self.game = game
        self.question = question  # None at the end of the stretch
        self.asked = asked_in(question) if question else ()
        self.view: View | None = None
        self.onward: dict[Answer, Spot] = {}


class Stretch:
    """The stretch that is thought about, in one deal: what was played once is not played again."""

    def __init__(self, search: Search, number: int) -> None:
        self.search = search
        self.world = search.world(number)
        self.end = search.mind.clock(self.world.game) + 1
        self.first = self._spot(self.world.game.copy())
        self._worth: dict[Hashable, float] = {}  # what came of it, by how the stretch ended

    def value(self, mood: int, told: list[Foreseen] | None = None) -> float:
        """How much better it is at the horizon, if the policy plays the stretch in a mood; its answers are told."""
        bot, spot = self.search.player(mood), self.first
        for _ in range(self.search.budget.depth):
            if spot.question is None:
                break
            keys = self._chosen(bot, spot)
            if told is not None:
                told.append((spot.asked, keys))
            if keys not in spot.onward:
                game = spot.game.copy()
                game.answer(self.search.seat, keys)
                self.search.steps += 1
                spot.onward[keys] = self._spot(game)
            spot = spot.onward[keys]
        end = ended(spot.game)
        if end not in self._worth:
            game = spot.game.copy()
            self.search.play(self.world, game, self.search.until)
            self._worth[end] = self.search.worth(game)
        return self._worth[end]

    def _spot(self, game: Game) -> Spot:
        """The next question of the searching seat; the others have answered theirs."""
        search = self.search
        search.play(self.world, game, self.end, others=True)
        over = search.seat not in game.seats_asked() or search.mind.clock(game) >= self.end
        return Spot(game, None if over else glance(game, search.seat).question)

    def _chosen(self, bot: Bot, spot: Spot) -> Answer:
        assert spot.question is not None
        if isinstance(bot, LookingBot) and (known := bot.follow(spot.question)) is not None:
            return tuple([option.key for option in known])
        if spot.view is None:
            spot.view = Look(spot.game, self.world.rows).view(self.search.seat)
        return bot.choose(spot.view)


def ended(game: Game) -> Hashable:
    """All that matters of a game at the end of a stretch: in what order cards came to where they lie does not."""
    return faces(game), tuple(game.counters.values()), tuple([lent.node for lent in game.lent])


class Line:
    """How the policy plays on in a mood: its answers in the first deal, and what came of it in each."""

    __slots__ = ("answers", "mood", "values")

    def __init__(self, mood: int, answers: list[Foreseen]) -> None:
        self.mood = mood
        self.answers = answers
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    @property
    def certain(self) -> bool:
        """Whether the same comes of it in every deal, as far as it was played."""
        return max(self.values) - min(self.values) < LITTLE


def moods_of(search: Search) -> list[int]:
    """The moods to play in, the sober one first; whoever is new to the game knows only wild ones."""
    budget = search.budget
    chance = Chance(key_of(f"{search.seed}/{search.until}/moods"))
    if budget.sees:
        return [-1 - chance.below(LOTS) for _ in range(budget.sees)]
    first = 1 + chance.below(LOTS)
    return [0, *range(first, first + budget.tries // SHARE)]


def sift(search: Search, stop: Callable[[], None]) -> None:
    """Play on in each mood once, then in more and more deals as long as it does well; note it all in the tree."""
    budget = search.budget
    found: dict[float, Line] = {}  # by what comes of it: so much alike are only lines that do the same in another order
    stretch = Stretch(search, 0)
    for mood in moods_of(search):
        stop()
        line = Line(mood, [])
        value = stretch.value(mood, line.answers)
        line.values.append(value)
        found.setdefault(value, line)
        if search.steps >= FINDING * search.limit:
            break
    lines = list(found.values())
    lines = [line for line in lines if line.answers[0][1] not in search.left_out] or lines
    left, deals = lines, 1
    while deals < budget.deals and search.steps < search.limit:
        more = min(budget.deals, 2 * deals)
        hopeful = contenders(left, deals)
        left = [line for line in left if line in hopeful or line is lines[0]]
        if len(hopeful) == 1:
            break
        while deals < more and search.steps < search.limit:
            stretch = Stretch(search, deals)
            for line in left:
                stop()
                line.values.append(stretch.value(line.mood))
            deals += 1
        if all(line.certain for line in left):
            break
    note(search, lines, left)


def contenders(lines: list[Line], deals: int) -> list[Line]:
    """The better half, and of these, when luck can be told, those that may still be the best."""
    good = sorted(lines, key=lambda line: -line.mean)[: max(FEWEST, (len(lines) + 1) // 2)]
    if deals < KNOWN:
        return good
    return [line for line in good if not behind(line, good[0])]


def behind(line: Line, best: Line) -> bool:
    """Whether it is more than luck that a line does worse than the best one, in the same deals."""
    losses = [more - less for more, less in zip(best.values, line.values, strict=True)]
    return fmean(losses) > LUCK * stdev(losses) / sqrt(len(losses))


def note(search: Search, lines: list[Line], left: list[Line]) -> None:
    """Put the lines into the tree: on its way an answer is worth what its best line is.

    Those given up are worth no more than those that were compared to the end.
    """
    root = search.root
    least = min(line.mean for line in left)
    for line in [*lines, *sorted(lines, key=lambda line: (line in left, line.mean))]:
        node = root
        worth = line.mean if line in left else min(line.mean, least)
        search.moods[line.answers[0][1]] = line.mood
        for place, (asked, keys) in enumerate(line.answers, 1):
            if keys not in node.children:
                node.children[keys] = Node()
                node.answers.append(keys)
            node = node.children[keys]
            node.asked = asked
            node.line = line.answers[place:]
            node.visits = len(line.values)
            node.total = node.visits * worth
            node.worth = worth
    root.visits = sum(len(line.values) for line in lines)
    root.total = sum(sum(line.values) for line in lines)
    root.worth = max(line.mean for line in left)
