"""Effects: sentences and clauses in their order, with what they say of conditions, choices and what follows."""

from __future__ import annotations

from msgspec.structs import replace

from pioche.games.dbs.choices import ChooseEach
from pioche.games.dbs.cost import Cost
from pioche.games.dbs.effects import Chosen, Draw, Look, Shuffle, TopOf, UpTo, Whether
from pioche.games.dbs.gather import Differing, Summing
from pioche.games.dbs.keywords import BecomeGuard
from pioche.games.dbs.play import ActivateIt
from pioche.games.dbs.reading.clauses import (
    Activates,
    Asks,
    Chooses,
    Clauses,
    IfDone,
    IfNot,
    Later,
    Looks,
    May,
    Only,
    Options,
    Others,
    Refusable,
    Sentences,
    Waits,
)
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.looks import found_there, known
from pioche.games.dbs.reading.picks import DEED, FIRST, IT, PRONOUN, REST_OF, THAT, UNPLACED
from pioche.games.dbs.reading.pronouns import (
    about,
    beside,
    chosen_onto,
    instead,
    leader_of,
    mentioned,
    names_one,
    onto_chosen,
    parts_of,
    speaks_of_them,
    spoken_of,
    theirs,
)
from pioche.games.dbs.reading.steps import (
    apart,
    asked_of_deed,
    binds,
    does,
    gated,
    inner,
    now,
    of_deed,
    of_it,
    one_card,
)
from pioche.games.dbs.reading.verbs import LEADER, moded
from pioche.games.dbs.verbs import Gain, Leave, Play, Rest, Stand
from pioche.games.dbs.wording.nouns import MODES, unfold
from pioche.kernel.cards.effect import Do, Each, If, OneOf, Seq
from pioche.kernel.cards.query import OPPONENTS, Among, Anything, Both, Cards, Exists, Fixed
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.select import Every, Pick, Selection, This
from pioche.kernel.cards.value import Condition, Effect
from pioche.kernel.cards.verb import Verb
from pioche.kernel.cards.verbs import Choose, Until

NOW = Every(Among("now"))  # what has become of the card that a trigger was about


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


NAMES: dict[Selection | None, str] = {THAT: "that", REST_OF: "looked", FIRST: "first"}  # which cards these are


def does_with_chosen(step: Effect) -> bool:
    """Whether cards are chosen, and something is done with them or they are in play: then they are "it", if there were any."""
    if not isinstance(step, Verb) or not isinstance(step.what, Pick):
        return False
    among = step.what.among
    return not isinstance(step, Choose) or (isinstance(among, Cards) and {*among.zones} <= {*MODES})


class Reader:
    """Reads clauses in order; knows what "it" means at each place, and which choice waits for its verb."""

    def __init__(self, it: Selection | None, third: bool, paid: bool) -> None:
        self.it = it
        self.paid = paid  # cards were paid, of which a condition may speak
        self.third = third
        self.waiting: Pick | None = None
        self.deed = (
            paid or it == IT
        )  # whether "if you played a card" can be asked: what was done last is what "it" means
        self.parts: list[Effect] = []

    def sentences(self, sentences: Sentences) -> None:
        """A condition at the very beginning holds for all that follows, any other one for its sentence."""
        sentences = tuple(part for sentence in sentences for part in apart(sentence))
        for place, sentence in enumerate(sentences):
            rest = sentences[place + 1 :]
            if isinstance(sentence[0], IfDone) or (isinstance(sentence[0], Asks) and self.all_of_it(sentence[0])):
                return self.if_you_do((sentence[1:], *rest))
            if isinstance(sentence[0], IfNot):
                return self.if_not((sentence[1:], *rest))
            if place and any(isinstance(clause, Later) for clause in sentences[place - 1]):
                raise NotUnderstood("after-later")  # then, or at once?
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
                case May(clauses=done) if isinstance(done[-1], Looks):
                    self.settle()
                    looks = effect(((*done, *behind), *rest), self.it, self.third)
                    self.parts.append(Do(looks, may=True))
                    return True
                case May(clauses=(Verb(what=Pick(up_to=True)) as done,)) if rest and asked_of_deed(rest[0]):
                    self.act(done)
                case May(clauses=done):
                    self.settle()
                    self.parts.append(Do(effect((done,), self.it, self.third), may=True))
                case Refusable(done, otherwise):
                    return self.refusable(done, otherwise, rest)
                case Later(moment, later):
                    self.later(moment, later)
                case Waits(heard, until, done):
                    self.settle()
                    does = instead(effect((done,), THAT), (THAT,), NOW if heard.moves else THAT)
                    rule = When(heard.verb, heard.of, does, "auto", heard.by, heard.cause, heard.when)
                    self.parts.append(Until((rule,), LEADER, until))
                    self.it = None
                case Looks():
                    self.look(clause, (behind, *rest))
                    return True
                case Activates(pick):
                    self.settle()
                    self.parts += (Choose(pick), ActivateIt())
                    self.it = None
                case Others(who, done):
                    self.settle()
                    theirs_ = effect((done,), self.it if self.it == IT else None, third=True)
                    self.parts.append(Each(who, theirs_))
                    self.it = IT if who == OPPONENTS and does_with_chosen(theirs_) else None
                    self.deed = self.parts[-1].chooses
                case Only(condition, only):
                    chosen = () if of_it(condition) or not self.waiting else (Chooses(self.waiting),)
                    self.waiting = None if chosen else self.waiting
                    self.settle()
                    self.parts.append(If(self.known(condition), effect(((*chosen, only),), self.it, self.third)))
                    self.it, self.deed = None, False
                case Options(options):
                    if behind or rest:
                        raise NotUnderstood("after-options")  # said of the last one, or of all?
                    self.settle()
                    self.parts.append(OneOf(tuple(effect(option, self.it, self.third) for option in options)))
                case Chooses(pick):
                    if isinstance(pick.among, Among) and pick.among.name == UNPLACED:
                        raise NotUnderstood("where", "choose")
                    if pick.among == PRONOUN.among:
                        if self.waiting or self.it == IT:
                            continue  # it was chosen before
                        pick = self.that_one(pick)
                    self.settle()
                    self.waiting = pick
                case _:
                    self.act(clause)
        return False

    def look(self, looks: Looks, rest: Sentences) -> None:
        """A single card that is looked at is "it"; of several ones some are chosen."""
        self.settle()
        rest = found_there(rest)
        them = REST_OF if rest and rest[0] and mentioned(rest[0][0]) else None
        if looks.among:
            self.parts.append(known(Look(looks.among, effect(rest, None, self.third), looks.shown)))
            return
        if looks.up_to:
            looked = Look(TopOf(Chosen(), looks.whose, looks.bottom), effect(rest, them, self.third), looks.shown)
            self.parts.append(UpTo(looks.size, known(looked)))
            return
        it = REST_OF if looks.size == Fixed(1) else them
        top = TopOf(looks.size, looks.whose, looks.bottom)
        self.parts.append(known(Look(top, effect(rest, it, self.third), looks.shown)))

    def asks(self, met: Condition, otherwise: Clauses, behind: Clauses, rest: Sentences, first: bool) -> bool:
        for clause in behind:
            if isinstance(clause, Asks) and (otherwise or rest or not gated(met, clause.condition)):
                raise NotUnderstood("two-conditions")
        done = bool(rest) and (
            of_deed(rest[0][0].condition) if isinstance(rest[0][0], Asks) else self.of_these(rest[0])
        )
        more = any(isinstance(sentence[0], Asks) and not inner(sentence[0]) for sentence in rest)
        opening = first and not more
        if more and any(not isinstance(sentence[0], Asks | IfDone) for sentence in rest):
            raise NotUnderstood("condition-reach")
        self.settle()
        met = self.known(met)
        if self.it == THAT and behind and names_one(met) and speaks_of_them(behind):
            raise NotUnderstood("it")  # the card that there is, or the one that the skill waited for?
        it = leader_of(met) if behind and isinstance(behind[0], Until | Gain | Seq) and mentioned(behind[0]) else None
        if self.it is None and self.deed and of_it(met):
            it = IT  # "If that card was red, play it."
        if otherwise:
            other = effect((otherwise,), self.it, self.third)
            self.parts.append(Whether(met, effect((behind,), it or self.it, self.third), other))
            self.it = None
            return False
        # "If …, you may … . If you do, …" is one offer.
        offered = bool(rest) and isinstance(rest[0][0], IfDone) and bool(behind) and isinstance(behind[-1], May)
        within = opening or offered or done  # "If you played a card, …" asks for what was done under this condition
        if (offered or done) and len(rest) > 1 and not opening:
            raise NotUnderstood("after-if-you-do")
        self.parts.append(If(met, effect((behind, *rest) if within else (behind,), it or self.it, self.third)))
        self.it = None if self.it == IT else self.it
        self.deed = False
        return within

    def refusable(self, done: Clauses, otherwise: Clauses, rest: Sentences) -> bool:
        """What your opponent may do, and what is done if they do not; what is chosen then is spoken of next."""
        self.settle()
        offered = effect((done,), None, third=True)
        if isinstance(offered, Seq):
            raise NotUnderstood("if-you-do")
        chosen = isinstance(otherwise[-1], Chooses) and bool(rest)
        if chosen and len(rest) > 1:
            raise NotUnderstood("after-if-you-do")
        instead_ = effect((otherwise, *rest) if chosen else (otherwise,), None)
        self.parts.append(Do(offered, may=True, by=OPPONENTS, otherwise=instead_))
        self.it = None
        return chosen

    def of_these(self, clauses: Clauses) -> bool:
        """Whether a sentence can only speak of the cards of the one before: there is nothing else that "it" could be."""
        return self.it is None and self.waiting is None and speaks_of_them(clauses)

    def known(self, met: Condition) -> Condition:
        """A condition that speaks of "it", about the cards that this means here."""
        if of_deed(met):
            if not self.deed:
                raise NotUnderstood("it")
            return now(met)
        if of_it(met):
            if self.it is None and (self.paid or self.deed):
                return met
            if self.it is None or (self.it != IT and met == Exists(Among("it"))):
                raise NotUnderstood("it")
            if isinstance(met, Exists) and isinstance(met.among, Among) and self.it in NAMES:
                return Exists(Among(NAMES[self.it], met.among.test))
        return met

    def later(self, moment: tuple[str, Condition | None, str], clauses: Clauses) -> None:
        self.settle()
        done = effect((clauses,), self.it, self.third)
        told = tuple(clause for clause in clauses if not isinstance(clause, Asks))
        what: Selection = IT if self.it == IT and speaks_of_them(told) else LEADER
        verb, when, ends = moment
        self.parts.append(Until((When(verb, Anything(), done, "auto", when=when),), what, ends))

    def act(self, clause: Effect) -> None:
        if clause == BecomeGuard() and self.parts and isinstance(self.parts[-1], Play):
            clause = BecomeGuard(PRONOUN.among)  # as which it is in play now
        if beside(clause):
            self.settle()
        if self.waiting and self.it == IT and onto_chosen(clause):
            self.add(chosen_onto(clause, self.waiting))
            self.waiting, self.it = None, None
            return
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
        for step in parts_of(part):
            self.deed = does(step, self.deed)
        if any(binds(step) for step in parts_of(part)):
            self.it = IT
        elif self.it is None and isinstance(part, Rest | Stand | Until | Gain) and part.what == This():
            self.it = This()
        elif isinstance(part, Leave) and part.what == This():
            self.it = IT  # where it is now
        elif isinstance(part, UpTo) or (isinstance(part, Draw) and self.it == IT):
            self.it = None

    def that_one(self, pick: Pick) -> Pick:
        """The card that the text has spoken of, chosen for what follows."""
        if not isinstance(self.it, Every):
            raise NotUnderstood("it")
        return replace(pick, among=self.it.among)

    def settle(self) -> None:
        """Cards were chosen for what comes later."""
        if self.waiting:
            self.parts.append(Choose(self.waiting))
            self.waiting, self.it, self.deed = None, IT, True

    def all_of_it(self, asks: Asks) -> bool:
        """Whether it is asked if the last thing was done, all of it, which a player may leave."""
        last = self.parts[-1] if self.parts and not self.waiting else None
        if not isinstance(last, Do) or last.then or asks.otherwise:
            return False
        if asks.condition == Exists(Among(DEED)):
            return True
        match last.first, asks.condition:
            case Verb(what=Pick(among, Fixed(n), up_to=False)), Exists(Among("deed", test), least, None):
                told = unfold(Both, among.test) if among.test else []
                return n == least and all(part in told for part in (unfold(Both, test) if test else []))
        return False

    def if_not(self, rest: Sentences) -> None:
        """What is done by a player who has left what they might have done."""
        last = self.parts.pop() if self.parts and not self.waiting else None
        if len(rest) > 1 or not isinstance(last, Do) or last.then:
            raise NotUnderstood("if-you-do")
        self.parts.append(Do(last.first, may=True, by=last.by, otherwise=effect(rest, None, self.third)))

    def if_you_do(self, rest: Sentences) -> None:
        self.settle()
        last = self.parts.pop() if self.parts else None
        refused = None
        if len(rest) > 1 and isinstance(rest[-1][0], IfNot):
            refused, rest = effect((rest[-1][1:],), None, self.third), rest[:-1]
        if len(rest) > 1 and rest[1:] != ((Shuffle(),),) and not all(mentioned(more[0]) for more in rest[1:]):
            raise NotUnderstood("after-if-you-do")
        chosen = isinstance(last, Do) and isinstance(last.first, Choose)
        then = effect(rest, FIRST if chosen or (last and one_card(last)) else None, self.third)
        if isinstance(last, Verb | Look) and not refused:
            many = isinstance(last, Verb) and isinstance(last.what, Pick) and last.what.size != Fixed(1)
            self.parts.append(Do(Cost((last,)) if many else last, then=then))  # some of them are not all of them
            return
        if not (isinstance(last, Do) and last.then is None):
            raise NotUnderstood("if-you-do")
        first = last.first
        if isinstance(first, Seq) and not (
            len(first.parts) == 2 and isinstance(first.parts[0], ChooseEach | Summing | Differing)
        ):
            first = Cost(first.parts)  # all of it, or nothing
        self.parts.append(Do(first, may=True, then=then, otherwise=refused))
