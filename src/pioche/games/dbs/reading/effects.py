"""Effects: sentences and clauses in their order, with what they say of conditions, choices and what follows."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pioche.games.dbs.choices import ChooseEach
from pioche.games.dbs.cost import Cost
from pioche.games.dbs.effects import Chosen, Draw, Look, Mill, Shuffle, TopOf, UpTo, Whether
from pioche.games.dbs.gather import Summing
from pioche.games.dbs.play import ActivateIt
from pioche.games.dbs.reading.clauses import (
    Activates,
    Asks,
    Chooses,
    Clauses,
    IfDone,
    Later,
    Looks,
    May,
    Only,
    Options,
    Others,
    Refusable,
    Sentences,
)
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.nouns import IT, PRONOUN, REST_OF, THAT, UNPLACED, here
from pioche.games.dbs.reading.verbs import LEADER, moded
from pioche.games.dbs.verbs import Gain, Play, Rest, Stand
from pioche.games.dbs.wording.nouns import IN_PLAY
from pioche.kernel.cards.effect import Do, Each, If, OneOf, Seq
from pioche.kernel.cards.query import ACTOR, ANYONE, OPPONENTS, Among, Anything, Cards, Exists, Fixed
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.select import Every, Pick, Selection, This, Together
from pioche.kernel.cards.value import Condition, Effect, walk
from pioche.kernel.cards.verb import Verb
from pioche.kernel.cards.verbs import Choose, Until

DID = Exists(Among("it"))


def effect(sentences: Sentences, it: Selection | None, third: bool = False, paid: bool = False) -> Effect:
    """What a text does, all of it; `it` is what it means by that word at the beginning.

    In what other players do (`third`), "their" is said of whoever does it; elsewhere it is said of your opponent.
    """
    reader = Reader(it, third, paid)
    reader.sentences(tuple(sentence for sentence in sentences if sentence))
    reader.settle()
    if not reader.parts:
        raise NotUnderstood("no-effect")
    return reader.parts[0] if len(reader.parts) == 1 else Seq(tuple(reader.parts))


def found_there(sentences: Sentences) -> Sentences:
    """The first choice after cards were looked at is one among them, where the text says nothing of the place."""
    for row, clauses in enumerate(sentences):
        for place, clause in enumerate(clauses):
            if isinstance(clause, Chooses):
                among = clause.pick.among
                unplaced = isinstance(among, Cards) and among.whose == ANYONE and set(among.zones) <= {*IN_PLAY}
                if unplaced or (isinstance(among, Among) and among.name == UNPLACED):
                    now = Chooses(replace(clause.pick, among=Among("looked", among.test)))
                    changed = (*clauses[:place], now, *clauses[place + 1 :])
                    return (*sentences[:row], changed, *sentences[row + 1 :])
                return sentences
    return sentences


def binds(step: Effect) -> bool:
    """Whether an effect leaves cards of which a text then speaks as "it"."""
    if isinstance(step, Play):
        return step.what == This() or step.what == here("hand")
    if isinstance(step, UpTo):
        return isinstance(step.effect, Mill)
    return isinstance(step, Mill | ChooseEach | Summing)


def unknown(looked: Look) -> Look:
    """The same, unless what happens next would tell others what only one player has seen."""
    asked = [part.condition for part in walk(looked.then) if isinstance(part, If | Whether)]
    if not looked.all and any(isinstance(part, Among) and part.name == "looked" for met in asked for part in walk(met)):
        raise NotUnderstood("unseen", "deck")
    return looked


class Reader:
    """Reads clauses in order; knows what "it" means at each place, and which choice waits for its verb."""

    def __init__(self, it: Selection | None, third: bool, paid: bool) -> None:
        self.it = it
        self.paid = paid  # cards were paid, of which a condition may speak
        self.third = third
        self.waiting: Pick | None = None
        self.parts: list[Effect] = []

    def sentences(self, sentences: Sentences) -> None:
        """A condition at the very beginning holds for all that follows, any other one for its sentence."""
        for place, sentence in enumerate(sentences):
            rest = sentences[place + 1 :]
            if sentence[0] == IfDone() or (sentence[0] == Asks(DID) and self.may_be_undone()):
                return self.if_you_do((sentence[1:], *rest))
            if self.rest_of(sentence, rest, first=place == 0):
                return None
        return None

    def rest_of(self, clauses: Clauses, rest: Sentences, first: bool) -> bool:
        """Read the clauses of a sentence; true if what follows it has been read too."""
        for place, said in enumerate(clauses):
            clause = said if self.third or isinstance(said, Others) else theirs(said)
            behind = clauses[place + 1 :]
            match clause:
                case Asks(condition, otherwise):
                    return self.asks(condition, otherwise, behind, rest, first and place == 0)
                case May(clauses=done):
                    self.settle()
                    self.parts.append(Do(effect((done,), self.it, self.third), may=True))
                case Refusable(done, otherwise):
                    self.settle()
                    offered = effect((done,), None, third=True)
                    if isinstance(offered, Seq):
                        raise NotUnderstood("if-you-do")
                    self.parts.append(Do(offered, may=True, by=OPPONENTS, otherwise=effect((otherwise,), None)))
                    self.it = None
                case Later(moment, later):
                    self.later(moment, later)
                case Looks():
                    self.look(clause, (behind, *rest))
                    return True
                case Activates(pick):
                    self.settle()
                    self.parts += (Choose(pick), ActivateIt())
                    self.it = None
                case Others(who, done):
                    self.settle()
                    self.parts.append(Each(who, effect((done,), None, third=True)))
                    self.it = None  # they may have had no card
                case Only(condition, only):
                    self.settle()
                    self.parts.append(If(self.known(condition), effect(((only,),), self.it, self.third)))
                    self.it = None
                case Options(options):
                    if behind or rest:
                        raise NotUnderstood("after-options")  # said of the last one, or of all?
                    self.settle()
                    self.parts.append(OneOf(tuple(effect(option, self.it, self.third) for option in options)))
                case Chooses(pick):
                    if isinstance(pick.among, Among) and pick.among.name == UNPLACED:
                        raise NotUnderstood("where", "choose")
                    self.settle()
                    self.waiting = pick
                case _:
                    self.act(clause)
        return False

    def look(self, looks: Looks, rest: Sentences) -> None:
        """A single card that is looked at is "it"; of several ones some are chosen."""
        self.settle()
        rest = found_there(rest)
        if looks.among:
            self.parts.append(unknown(Look(looks.among, effect(rest, None, self.third), looks.shown)))
            return
        if looks.up_to:
            looked = Look(TopOf(Chosen(), bottom=looks.bottom), effect(rest, None, self.third), looks.shown)
            self.parts.append(UpTo(looks.size, unknown(looked)))
            return
        it = REST_OF if looks.size == Fixed(1) else None
        top = TopOf(looks.size, looks.whose, looks.bottom)
        self.parts.append(unknown(Look(top, effect(rest, it, self.third), looks.shown)))

    def asks(self, met: Condition, otherwise: Clauses, behind: Clauses, rest: Sentences, first: bool) -> bool:
        if any(isinstance(clause, Asks) for clause in behind):
            raise NotUnderstood("two-conditions")
        more = any(isinstance(sentence[0], Asks) for sentence in rest)
        opening = first and not more
        if more and any(not isinstance(sentence[0], Asks | IfDone) for sentence in rest):
            raise NotUnderstood("condition-reach")
        self.settle()
        met = self.known(met)
        it = leader_of(met) if behind and isinstance(behind[0], Until | Gain | Seq) and mentioned(behind[0]) else None
        if otherwise:
            other = effect((otherwise,), self.it, self.third)
            self.parts.append(Whether(met, effect((behind,), it or self.it, self.third), other))
            self.it = None
            return False
        # "If …, you may … . If you do, …" is one offer.
        offered = bool(rest) and rest[0][0] == IfDone() and bool(behind) and isinstance(behind[-1], May)
        if offered and len(rest) > 1 and not opening:
            raise NotUnderstood("after-if-you-do")
        self.parts.append(
            If(met, effect((behind, *rest) if opening or offered else (behind,), it or self.it, self.third))
        )
        self.it = None if self.it == IT else self.it
        return opening or offered

    def known(self, met: Condition) -> Condition:
        """A condition that speaks of "it", about the cards that this means here."""
        if any(isinstance(node, Among) and node.name == "it" for node in walk(met)):
            if self.it is None and self.paid:
                return met
            if self.it is None or (self.it != IT and met == Exists(Among("it"))):
                raise NotUnderstood("it")
            if isinstance(met, Exists) and isinstance(met.among, Among) and self.it in (THAT, REST_OF):
                return Exists(Among("that" if self.it == THAT else "looked", met.among.test))
        return met

    def later(self, moment: tuple[str, Condition | None, str], clauses: Clauses) -> None:
        self.settle()
        done = effect((clauses,), self.it, self.third)
        what: Selection = IT if self.it == IT and any(mentioned(clause) for clause in clauses) else LEADER
        verb, when, ends = moment
        self.parts.append(Until((When(verb, Anything(), done, "auto", when=when),), what, ends))

    def act(self, clause: Effect) -> None:
        if beside(clause):
            self.settle()
        if spoken_of(clause):
            if mentioned(clause):
                raise NotUnderstood("it")  # which of them?
            self.settle()
        if mentioned(clause) and self.waiting:
            self.add(about(clause, self.waiting))
            self.waiting, self.it = None, IT
            return
        self.settle()
        if (mentioned(clause) or spoken_of(clause)) and self.it is None:
            raise NotUnderstood("it")
        self.add(about(clause, self.it or IT))

    def add(self, part: Effect) -> None:
        """One part more. Drawn cards are not what a text means by "it" afterwards, nor cards that there may not be."""
        if isinstance(part, Rest | Stand):
            part = moded(type(part))(part.what)
        self.parts += part.parts if isinstance(part, Seq) else (part,)
        if any(binds(step) for step in parts_of(part)):
            self.it = IT
        elif self.it is None and isinstance(part, Rest | Stand | Until | Gain) and part.what == This():
            self.it = This()
        elif isinstance(part, UpTo) or (isinstance(part, Draw) and self.it == IT):
            self.it = None

    def settle(self) -> None:
        """Cards were chosen for what comes later."""
        if self.waiting:
            self.parts.append(Choose(self.waiting))
            self.waiting, self.it = None, IT

    def may_be_undone(self) -> bool:
        """Whether the last thing is one that a player may leave."""
        last = self.parts[-1] if self.parts and not self.waiting else None
        return isinstance(last, Do) and last.then is None

    def if_you_do(self, rest: Sentences) -> None:
        self.settle()
        last = self.parts.pop() if self.parts else None
        if len(rest) > 1 and rest[1:] != ((Shuffle(),),):
            raise NotUnderstood("after-if-you-do")
        then = effect(rest, None, self.third)
        if isinstance(last, Verb | Look):
            many = isinstance(last, Verb) and isinstance(last.what, Pick) and last.what.size != Fixed(1)
            self.parts.append(Do(Cost((last,)) if many else last, then=then))  # some of them are not all of them
            return
        if not (isinstance(last, Do) and last.then is None):
            raise NotUnderstood("if-you-do")
        first = last.first
        if isinstance(first, Seq) and not (len(first.parts) == 2 and isinstance(first.parts[0], ChooseEach | Summing)):
            first = Cost(first.parts)  # all of it, or nothing
        self.parts.append(Do(first, may=True, then=then))


def leader_of(met: Condition) -> Selection | None:
    """The Leader Card of which a condition has just spoken: it is what "it gets" means then."""
    match met:
        case Exists(Cards(("leader",), _, whose), 1, None):
            return Every(Cards(("leader",), None, whose))
    return None


def theirs(value: Any) -> Any:
    """A clause in which "their" is said of your opponent."""
    if isinstance(value, Cards) and value.whose == ACTOR:
        return Cards(value.zones, theirs(value.test), OPPONENTS)
    if isinstance(value, Others):
        return value
    if isinstance(value, tuple):
        parts = [theirs(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if not isinstance(value, Struct):
        return value
    return type(value)(*(theirs(getattr(value, name)) for name in value.__struct_fields__))


def mentioned(clause: Any) -> bool:
    """Whether a clause speaks of "it"."""
    if clause == PRONOUN:
        return True
    if isinstance(clause, tuple):
        return any(mentioned(part) for part in clause)
    if not isinstance(clause, Struct):
        return False
    return any(mentioned(getattr(clause, name)) for name in clause.__struct_fields__)


def beside(clause: Any) -> bool:
    """Whether a clause is about chosen cards and others together."""
    return any(isinstance(part, Until | Gain) and isinstance(part.what, Together) for part in parts_of(clause))


def parts_of(clause: Any) -> tuple[Any, ...]:
    return clause.parts if isinstance(clause, Seq) else (clause,)


def spoken_of(clause: Any) -> bool:
    """Whether a clause speaks of cards that were chosen before, beside those that it is about: "under it"."""
    if isinstance(clause, Every):
        return False
    if clause == PRONOUN.among:
        return True
    if not isinstance(clause, Struct):
        return isinstance(clause, tuple) and any(spoken_of(part) for part in clause)
    return any(spoken_of(getattr(clause, name)) for name in clause.__struct_fields__)


def about(clause: Effect, what: Selection) -> Effect:
    """A clause about these cards; chosen ones are chosen once."""
    if isinstance(clause, Seq) and isinstance(what, Pick):
        first, *others = clause.parts
        return Seq((instead(first, (PRONOUN,), what), *(instead(part, (PRONOUN,), IT) for part in others)))
    found: Effect = instead(clause, (PRONOUN,), what)
    return instead(found, (PRONOUN.among,), what.among) if isinstance(what, Every) else found


def instead(value: Any, cards: tuple[Any, ...], now: Any) -> Any:
    """The same value about other cards."""
    if value in cards:
        return now
    if isinstance(value, tuple):
        return tuple(instead(part, cards, now) for part in value)
    if not isinstance(value, Struct):
        return value
    return type(value)(*(instead(getattr(value, name), cards, now) for name in value.__struct_fields__))
