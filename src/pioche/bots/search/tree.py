"""What a search has found out: own answers, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from pioche.kernel.state.game import Game
from pioche.kernel.state.view import Question

Answer = tuple[str, ...]
Asked = tuple[str, ...]  # what a question asks, and the keys of all its options
Foreseen = tuple[Asked, Answer]

CURIOUS = 0.35  # how much is tried that has not proved good yet
TRUST = 0.3  # the share of tries that the policy's proposal deserves before anything is known
FIRST, WIDER = 3.0, 0.8  # answers that are looked at from the beginning, and more with the root of the tries
HESITANT = 0.05  # an answer that was not tried is supposed to be that much worse than the others
EDGE = 0.005  # by how much another answer must be better than the proposal
FEW = 2  # tries before it is known what an answer is worth
SURE = 4  # tries after which an answer further on is believed


class Node:
    """An answer of the searching seat, and what it answers next."""

    __slots__ = ("answers", "asked", "children", "line", "offered", "total", "visits", "worth")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.worth = 0.0  # what comes of it if the best known answer follows
        self.answers: list[Answer] = []  # the proposal first
        self.children: dict[Answer, Node] = {}
        self.asked: Asked = ()  # the question that it answered when it was tried last; in each deal another is possible
        self.offered: dict[Asked, tuple[Answer, list[Answer]]] = {}  # the proposal, and all that is thought about
        self.line: list[Foreseen] = []  # how the policy went on from here

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def choose(self, offered: Iterable[Answer]) -> Answer:
        """The answer to try now, among those that are offered in this deal: good ones, and ones tried little."""
        for answer in offered:
            if answer not in self.children:
                self.children[answer] = Node()
                self.answers.append(answer)
        wide = int(FIRST + WIDER * sqrt(self.visits))
        legal = set(offered)
        open_ = [answer for answer in self.answers if answer in legal][:wide]
        tries = sqrt(self.visits + 1)
        rest = min(TRUST, (1 - TRUST) / max(1, len(open_) - 1))
        unknown = max(0.0, self.worth - HESITANT)
        best, most = open_[0], -1.0
        for place, answer in enumerate(open_):
            child = self.children[answer]
            known = child.worth if child.visits else unknown
            score = known + CURIOUS * (rest if place else TRUST) * tries / (1 + child.visits)
            if score > most:
                best, most = answer, score
        return best

    def learn(self, value: float) -> None:
        """What came of one more try. Poor answers that were tried further on do not count against it: nobody would give
        them.
        """
        self.visits += 1
        self.total += value
        believed = [self.believed(child) for child in self.children.values() if child.visits >= FEW]
        self.worth = max(believed, default=self.mean)

    def believed(self, child: Node) -> float:
        """What an answer is worth, as far as it is believed: less of it after few tries, for luck alone may do that."""
        return (child.visits * child.worth + self.mean) / (child.visits + 1)

    @property
    def best(self) -> Answer:
        """The best answer, as far as it is known; luck alone makes others a little better than the proposal."""
        tried = [answer for answer in self.answers if self.children[answer].visits >= FEW] or [
            answer for answer in self.answers if self.children[answer].visits
        ]
        edge = {self.answers[0]: EDGE}
        return max(tried, key=lambda answer: self.believed(self.children[answer]) + edge.get(answer, 0.0))

    def foreseen(self) -> list[Foreseen]:
        """The best line of play: what is asked and answered, as far as it was tried often enough, then the policy's."""
        line = [(node.asked, answer) for answer, node in self._tried()]
        return [*line, *self._tried()[-1][1].line] if line else self.line

    @property
    def sure(self) -> int:
        """How many answers of the best line follow the first one before those of the policy."""
        return len(self._tried()) - 1

    def _tried(self) -> list[tuple[Answer, Node]]:
        """The answers of the best line that were tried often enough."""
        found: list[tuple[Answer, Node]] = []
        node = self
        while node.answers and (not found or node.children[node.best].visits >= SURE):
            found.append((node.best, node.children[node.best]))
            node = found[-1][1]
        return found

    @property
    def settled(self) -> bool:
        """Whether there is only one answer."""
        return len(self.children) < 2


def asked_in(question: Question) -> Asked:
    return (question.ask, *[option.key for option in question.options])


def faces(game: Game) -> tuple[tuple[int, ...], ...]:
    """What lies where, in whatever order."""
    cards = game.cards
    return tuple([tuple(sorted([cards[ref].true_face for ref in zone])) if zone else () for zone in game.zones])


def answers_to(question: Question, proposal: Answer) -> list[Answer]:
    """The answers that are thought about: the proposal, single options, and the proposal with one more or one less."""
    found = [proposal]
    keys = [option.key for option in question.options]
    if question.least <= 1 <= question.most:
        found += [(key,) for key in keys]
    if question.most > 1:
        if len(proposal) > question.least:
            found += [tuple(key for key in proposal if key != left) for left in proposal]
        others = [key for key in keys if key not in proposal]
        if len(proposal) < question.most:
            found += [(*proposal, key) for key in others]
        found += [(*proposal[:-1], key) for key in others if proposal]
    if question.least == 0:
        found.append(())
    return list(dict.fromkeys(found))
