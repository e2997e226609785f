"""Effects: sentences and clauses in their order, with what they say of conditions, choices and what follows."""

from __future__ import annotations

import re

from pioche.games.dbs.effects import Chosen, Draw, Look, Mill, TopOf, UpTo
from pioche.games.dbs.reading.actions import IT, LEADER, THAT, action
from pioche.games.dbs.reading.conditions import condition
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.nouns import general, pick
from pioche.kernel.cards.effect import Do, Each, If, OneOf, Seq
from pioche.kernel.cards.query import ANYONE, OPPONENTS, Among, Anything, Exists, Fixed
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.select import Pick, Selection
from pioche.kernel.cards.value import Effect, walk
from pioche.kernel.cards.verbs import Choose, Until

STARTS = (
    "draws?|chooses?|switch(?:es)?|places?|adds?|plays?|ko|ko's|returns?|sends?|look|shuffles?|negates?|deals?|flip|"
    "keep|this card|it|its|your leader card gets|your opponent|you|if|removes?|reveals?|activates?|at the|all|"
    "both players"
)
STATES = (  # what goes on with a condition, and is no clause of its own
    r"you have|you had|your opponent has|it is your|it is (?:a|an|red)\b|this card is|"
    r"your (?:opponent's )?leader card is|all of your"
)
JOINER = re.compile(rf"(?:,? and then,? |,? then,? |,? and |, )(?=(?:{STARTS})\b)(?!{STATES})")
SENTENCE = re.compile(r"[.;]\s+(?:then,? )?(?![^<《{]*[>》}])")
LOOK = re.compile(r"look at up to (\d+) cards? from the top of your deck")
THIRD = {
    "chooses": "choose", "places": "place", "sends": "send", "draws": "draw", "shuffles": "shuffle", "adds": "add",
    "returns": "return", "switches": "switch", "ko's": "ko", "plays": "play",
}  # fmt: skip

Sentences = list[list[str]]


def effect(text: str, it: Selection | None) -> Effect:
    """What a text does, all of it; `it` is what it means by that word at the beginning."""
    head, *options = re.split(r"\n・ *", text)
    if options:
        if not re.fullmatch(r"choose one\s*[-?:]*", head.strip()):
            raise NotUnderstood("choose: " + general(head))
        return OneOf(tuple(effect(option, it) for option in options))
    sentences = [sentence.strip(" .") for sentence in SENTENCE.split(text)]
    return whole([JOINER.split(sentence) for sentence in sentences if sentence], it)


def whole(sentences: Sentences, it: Selection | None) -> Effect:
    reader = Reader(it)
    reader.sentences(sentences)
    reader.settle()
    if not reader.parts:
        raise NotUnderstood("no effect")
    return reader.parts[0] if len(reader.parts) == 1 else Seq(tuple(reader.parts))


class Reader:
    """Reads clauses in order; knows what "it" means at each place, and which choice waits for its verb."""

    def __init__(self, it: Selection | None) -> None:
        self.it = it
        self.waiting: Pick | None = None
        self.parts: list[Effect] = []

    def sentences(self, sentences: Sentences) -> None:
        """A condition at the very beginning holds for all that follows, any other one for its sentence."""
        for place, sentence in enumerate(sentences):
            rest = sentences[place + 1 :]
            if sentence[0] == "if you do":
                return self.if_you_do([sentence[1:], *rest])
            if self.rest_of(sentence, rest, first=place == 0):
                return None
        return None

    def rest_of(self, clauses: list[str], rest: Sentences, first: bool) -> bool:
        """Read the clauses of a sentence; true if what follows it has been read too."""
        for place, clause in enumerate(clauses):
            behind = clauses[place + 1 :]
            if clause.startswith("if "):
                if any(other.startswith("if ") for other in behind):
                    raise NotUnderstood("two conditions in a sentence")
                more = any(sentence[0].startswith("if ") and sentence[0] != "if you do" for sentence in rest)
                opening = first and place == 0 and not more
                if more and any(not sentence[0].startswith("if ") for sentence in rest):
                    raise NotUnderstood("how far a condition reaches")
                self.conditional(clause, [behind, *rest] if opening else [behind])
                return opening
            if clause.startswith("you may "):
                self.settle()
                self.parts.append(Do(whole([[clause.removeprefix("you may "), *behind]], self.it), may=True))
                return False
            if clause in ("at the end of the turn", "at the end of that turn") and behind:
                self.settle()
                later = whole([behind], self.it)
                what: Selection = IT if self.it == IT and any(re.search(r"\bit\b", part) for part in behind) else LEADER
                self.parts.append(Until((When("turn-ends", Anything(), later, "auto"),), what))
                return False
            if LOOK.fullmatch(clause):
                self.look(clause, [behind, *rest])
                return True
            if match := re.match(r"(your opponent|both players) (\w+.*)", clause):
                done = self.others(match[1], match[2], behind)
                return self.rest_of(behind[done:], rest, False)
            self.clause(clause)
        return False

    def clause(self, clause: str) -> None:
        if match := re.fullmatch(r"choose (.+)", clause):
            self.settle()
            self.waiting = pick(match[1])
            return
        mentioned = re.search(r"\bit\b", clause)
        if mentioned and self.waiting:
            self.add(action(clause, self.waiting))
            self.waiting, self.it = None, IT
            return
        self.settle()
        if mentioned and self.it is None:
            raise NotUnderstood("it: " + general(clause))
        self.add(action(clause, self.it or IT))

    def add(self, part: Effect) -> None:
        """One part more. Drawn cards are not what a text means by "it" afterwards, nor cards that there may not be."""
        self.parts += part.parts if isinstance(part, Seq) else (part,)
        if isinstance(part, Mill):
            self.it = IT
        elif isinstance(part, UpTo) or (isinstance(part, Draw) and self.it == IT):
            self.it = None

    def settle(self) -> None:
        """Cards were chosen for what comes later."""
        if self.waiting:
            self.parts.append(Choose(self.waiting))
            self.waiting, self.it = None, IT

    def conditional(self, clause: str, rest: Sentences) -> None:
        self.settle()
        met = condition(clause.removeprefix("if "))
        if any(isinstance(node, Among) and node.name == "it" for node in walk(met)):
            if self.it is None or (self.it != IT and met == Exists(Among("it"))):
                raise NotUnderstood("it: " + general(clause))
            if isinstance(met, Exists) and isinstance(met.among, Among) and self.it == THAT:
                met = Exists(Among("that", met.among.test))
        self.parts.append(If(met, whole([sentence for sentence in rest if sentence], self.it)))
        self.it = None if self.it == IT else self.it

    def if_you_do(self, rest: Sentences) -> None:
        last = self.parts.pop() if self.parts else None
        if not (isinstance(last, Do) and last.then is None) or isinstance(last.first, Seq):
            raise NotUnderstood("if you do")
        if len(rest) > 1 and rest[1:] != [["shuffle your deck"]]:
            raise NotUnderstood("after: if you do")
        self.parts.append(Do(last.first, may=True, then=whole([s for s in rest if s], None)))

    def look(self, clause: str, rest: Sentences) -> None:
        self.settle()
        match = LOOK.fullmatch(clause)
        assert match
        looked = Look(TopOf(Chosen()), whole([sentence for sentence in rest if sentence], None))
        self.parts.append(UpTo(Fixed(int(match[1])), looked))

    def others(self, who: str, clause: str, rest: list[str]) -> int:
        """What other players do; the number of clauses that are about them."""
        self.settle()
        mine = [clause]
        while len(mine) <= len(rest) and rest[len(mine) - 1].split()[0] in THIRD:
            mine.append(rest[len(mine) - 1])
        based = [re.sub(r"^\S+", lambda m: THIRD.get(m[0], m[0]), part) for part in mine]
        self.parts.append(Each(OPPONENTS if who == "your opponent" else ANYONE, whole([based], None)))
        self.it = None  # they may have had no card
        return len(mine) - 1
