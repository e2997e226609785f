"""Procedure, @step and the run loop: what happens next (law 2).

A procedure is a small struct on the game's stack. Its steps run in the order in which they are written, or as `then`
says. A step returns

- nothing: go on with the next step;
- a procedure: run that first; its result is the argument of the next step;
- a Decision: ask; the chosen options are the argument of the next step (a step that asks changes nothing);
- AllAtOnce: ask several seats, each for itself; what each of them chose is the argument of the next step;
- Go("name"): go on with that step;
- Done(result): this procedure is over;
- anything else: the argument of the next step, at once.

A procedure ends with what its last step gave.

A frame knows its step by name, so that a saved game survives a step inserted before it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from pioche.kernel.cards.value import Outcome
from pioche.kernel.play.decision import AllAtOnce, Decision, Option

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

F = TypeVar("F", bound=Callable[..., Any])

START, END = "", "."
PROCEDURES: set[type] = set()  # every kind of procedure
ASKING = (Decision, AllAtOnce)


class Step(Struct, frozen=True):
    name: str
    run: Callable[..., Any]
    takes: bool  # whether it takes the result of the step before
    next: str
    rules: tuple[str, ...]
    rule: str  # the first of them, which the events of the step cite


OVER = Step(END, lambda: None, False, END, (), "")  # after the last step: there is nothing more to run


def step(*rules: str, then: str = "") -> Callable[[F], F]:
    """Mark a method of a procedure as a step that carries out these rules; `then` names the step after it."""

    def mark(function: F) -> F:
        function.step_rules = rules  # type: ignore[attr-defined]
        function.then = then  # type: ignore[attr-defined]
        return function

    return mark


class Done(Struct, frozen=True, gc=False):
    """The procedure is over, with this result."""

    result: Any = None


class Go(Struct, frozen=True, gc=False):
    """Go on with the step of that name."""

    step: str


class Procedure(Struct, tag=True, tag_field="is", kw_only=True, gc=False):
    """Something going on in the game. Fields hold plain values only."""

    at: str = START
    STEPS: ClassVar[dict[str, Step]] = {}

    def pass_on(self, old: int, new: int) -> None:
        """Another card takes the place of one that this is about."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        PROCEDURES.add(cls)
        marked: dict[str, Callable[..., Any]] = {}
        for base in reversed(cls.__mro__):
            marked |= {name: value for name, value in vars(base).items() if hasattr(value, "step_rules")}
        names = list(marked)
        cls.STEPS = {
            name: Step(
                name=name,
                run=function,
                takes=len(inspect.signature(function).parameters) > 2,
                next=function.then or following,  # type: ignore[attr-defined]
                rules=function.step_rules,  # type: ignore[attr-defined]
                rule=next(iter(function.step_rules), ""),  # type: ignore[attr-defined]
            )
            for (name, function), following in zip(marked.items(), (*names[1:], END), strict=False)
        }
        cls.STEPS[END] = OVER
        if names:
            cls.STEPS[START] = cls.STEPS[names[0]]


class Meanwhile(Procedure):
    """What the rules do at once comes between two steps; what the second of them awaits is kept for it."""

    awaited: Outcome | None

    @step()
    def act(self, game: Game) -> Procedure | None:
        return game.rules.at_once(game)

    @step()
    def go_on(self, game: Game) -> Done:
        return Done(self.awaited)


def run(game: Game, got: Any = None) -> None:
    """Run the game until somebody must decide or it is over."""
    stack, rules, automatic = game.stack, game.rules, game.automatic
    watch = rules.watch
    game.asked = None
    for _ in range(rules.budget):
        if not stack:
            return
        if automatic and rules.at_once(game):
            stack.append(Meanwhile(got))
            got = None
        frame = stack[-1]
        this = frame.STEPS[frame.at]
        if this is OVER:  # the result of the last step is the result of the procedure
            stack.pop()
            continue
        game.step = this
        out = this.run(frame, game, got) if this.takes else this.run(frame, game)
        kind = out.__class__
        if watch is not None and "whenever" in game.index and kind not in ASKING:
            watch(game)
        if out is None or kind is Outcome:  # most often: said here, although the last case below would do
            frame.at = this.next
            got = out
        elif kind is Decision:
            if automatic and out.seat in automatic:
                out = rules.decide_for(game, out)
            answer = None if out.always else out.forced()
            if answer is None:
                frame.at = this.name
                game.asked = (out,)
                return
            frame.at = this.next
            got = answer
        elif kind in PROCEDURES:
            if len(game.events) > rules.happenings:
                break
            frame.at = this.next
            stack.append(out)
            got = None
        elif kind is Done:
            if stack:  # else the step has ended the game
                stack.pop()
            got = out.result
        elif kind is Go:
            frame.at = out.step
            got = None
        elif kind is AllAtOnce:
            frame.at = this.name
            out = settled(game, out)
            game.asked = open_among(game, out)
            if game.asked:
                return
            frame.at = this.next
            got = all_chosen(game, out)
        else:
            frame.at = this.next
            got = out
    rules.endless(game)


def answered(game: Game, decision: Decision, chosen: tuple[Option, ...]) -> None:
    """Carry on from a pending decision with the options that its seat chose; who chooses for itself may be awaited."""
    if decision.apart:
        game.answered = (*game.answered, (decision.seat, tuple([option.key for option in chosen])))
        run(game)  # the step asks again: those who have answered are not among those asked
    else:
        frame = game.stack[-1]
        frame.at = frame.STEPS[frame.at].next
        run(game, chosen)


def settled(game: Game, asked: AllAtOnce) -> AllAtOnce:
    """The same, with what the rules decide for automatic players."""
    if not game.automatic:
        return asked
    decide = game.rules.decide_for
    return AllAtOnce(tuple([decide(game, each) if each.seat in game.automatic else each for each in asked.decisions]))


def open_among(game: Game, asked: AllAtOnce) -> tuple[Decision, ...]:
    """The decisions that are still to be taken: those with a choice, of seats that have not answered yet."""
    done = {seat for seat, _ in game.answered}
    waiting = [each for each in asked.decisions if each.seat not in done and each.forced() is None]
    return tuple([replace(each, apart=True) for each in waiting])


def all_chosen(game: Game, asked: AllAtOnce) -> tuple[tuple[Option, ...], ...]:
    """What each seat chose, now that nobody is awaited."""
    answers, game.answered = dict(game.answered), ()
    return tuple([each.forced() or each.chosen(answers.get(each.seat, ())) for each in asked.decisions])
