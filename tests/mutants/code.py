"""Clauses of steps and effects changed, in the code of a game: a condition negated or dropped, a comparison turned, a
number changed by one, a truth turned, the smaller for the larger, another player, another zone, the other side.

The changed function takes the place of the one that is loaded, wherever that is held.
"""

from __future__ import annotations

import ast
import gc
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType

import pioche.games
from tests.mutants.mutant import RULES, Mutant, Place, made_anew

ROOT = Path(pioche.games.__file__).parent
# Where no step and no effect is: words for people, and what reads lists and files of cards.
ELSEWHERE = {
    "bots", "cards", "screen", "command", "command.py", "wording", "rulebook", "reading", "offers", "importer.py",
    "files.py", "known.py", "typed.py", "vocabulary", "__init__.py",
}  # fmt: skip

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
# Arguments that say nothing of a rule: which event, that there is no card, who looks.
SILENT = {
    "Scope": slice(2, 3), "move": slice(3, 4), "happens": slice(0, 2), "can": slice(2, 3), "announce": slice(2, 3),
    "forbidden": slice(1, 2), "number": slice(1, 2), "outcome": slice(2, 4),
}  # fmt: skip
BUILDING = ("zones",)  # functions that only list what there is, for rules that are made once more
QUIET = ("strict", "before", "seen", "digest_size")
PLAYERS = ("you", "actor", "active", "owner")
WHO = {"YOU": "opponents", "ACTOR": "opponents", "OPPONENTS": "you", "ANYONE": "you"}
SIDES = {"board.heroes": "enemies", "board.enemies": "heroes"}


class ChangedCode(Mutant, frozen=True, kw_only=True):
    function: str
    line: int
    site: int  # which of the changes of the function

    def happen(self) -> None:
        assert self.place is not None
        path, first = self.place
        tree = ast.parse(Path(path).read_text())
        function = next(node for name, node in functions(tree) if begins(node) == first and name == self.function)
        for number, (_, change) in enumerate(changes(function, self.game)):
            if number == self.site:
                change()
                break
        code = found_in(compile(ast.fix_missing_locations(tree), path, "exec"), self.function, first)
        for live in loaded()[self.place]:
            live.__code__ = code
        made_anew(self.game)


def begins(function: ast.FunctionDef) -> int:
    return min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])


def found_in(module: CodeType, name: str, line: int) -> CodeType:
    """The code of a function within that of its module."""
    waiting = [module]
    while waiting:
        code = waiting.pop()
        if code.co_qualname == name and code.co_firstlineno == line:
            return code
        waiting += [inner for inner in code.co_consts if isinstance(inner, CodeType)]
    raise LookupError(name)


@cache
def loaded() -> dict[Place, list[FunctionType]]:
    """The functions of the games, by where they begin. Asked before objects are frozen, which hides them."""
    found: dict[Place, list[FunctionType]] = {}
    for item in gc.get_objects():
        if isinstance(item, FunctionType) and item.__code__.co_filename.startswith(str(ROOT)):
            found.setdefault((item.__code__.co_filename, item.__code__.co_firstlineno), []).append(item)
    return found


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, with their qualified names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from (
                (f"{node.name}.{inner.name}", inner) for inner in node.body if isinstance(inner, ast.FunctionDef)
            )


def changes(function: ast.FunctionDef, game: str) -> list[tuple[str, Callable[[], None]]]:
    """What can be changed in a function: the name of each change, and what makes it in the tree."""
    found: list[tuple[str, Callable[[], None]]] = []
    for statement in function.body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue  # what it says of itself
        silent = {item for node in ast.walk(statement) for item in without_rule(node, game)}
        for node in ast.walk(statement):
            made = () if node in silent else changes_of(node, game)
            found += [(f"{ast.unparse(node)} -> {name}", make) for name, make in made]
    return found


def changes_of(node: ast.AST, game: str) -> Iterator[tuple[str, Callable[[], None]]]:
    if isinstance(node, ast.If | ast.IfExp):
        yield "negated", lambda: setattr(node, "test", ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.comprehension):
        for place, condition in enumerate(node.ifs):
            if not is_guard(condition):
                yield "any", lambda place=place: node.ifs.pop(place)  # type: ignore[misc]
    elif isinstance(node, ast.BoolOp):
        for place, value in enumerate(node.values):
            if not is_guard(value) and not (isinstance(node.op, ast.Or) and isinstance(value, ast.Constant)):
                yield f"without {ast.unparse(value)}", lambda place=place: leave_out(node, place)  # type: ignore[misc]
    elif isinstance(node, ast.Compare):
        turned = TURNED[type(node.ops[0])]
        yield turned.__name__, lambda: node.ops.__setitem__(0, turned())
    elif isinstance(node, ast.Constant):
        yield from changes_of_constant(node, game)
    elif isinstance(node, ast.Attribute) and node.attr in PLAYERS and isinstance(node.ctx, ast.Load):
        yield (
            "another",
            lambda: become(node, ast.BinOp(ast.Attribute(node.value, node.attr), ast.BitXor(), ast.Constant(1))),
        )
    elif isinstance(node, ast.Name) and node.id in WHO:
        yield WHO[node.id], lambda: become(node, ast.Constant(WHO[node.id]))
    elif isinstance(node, ast.Attribute) and (side := SIDES.get(ast.unparse(node))):
        yield side, lambda: setattr(node, "attr", side)
    elif (counts := written_counts(node)) and counts[-1].value:
        yield "nothing done", lambda: setattr(counts[1], "value", 0)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
        name = node.func
        other = "max" if name.id == "min" else "min"
        yield other, lambda: setattr(name, "id", other)


def without_rule(node: ast.AST, game: str) -> Iterator[ast.AST]:
    """Constants that say nothing of a rule: of outcomes, two would say no more than one; the words of events, that
    there is no card, who looks, whose side of a zone without sides it is, and how references are made up are no
    numbers and no zones of a rule. Nor is how long a mark is.
    """
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.RShift | ast.BitAnd):
        yield from (node.left, node.right)
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
        table = node.targets[0].value
        if isinstance(table, ast.Attribute) and table.attr == "tallies":
            yield node.value  # a tally that is there is asked for, not its number
    elif isinstance(node, ast.Call):
        yield from written_counts(node)
        for item in node.args[SILENT.get(called(node), slice(0, 0))]:
            yield from constants(item)
        for zone, side in zip(node.args, node.args[1:], strict=False):
            if isinstance(zone, ast.Constant) and zone.value in RULES[game].commons:
                yield side
        yield from (keyword.value for keyword in node.keywords if keyword.arg in QUIET)


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def written_counts(node: ast.AST) -> list[ast.Constant]:
    """The numbers of an outcome where they are written out."""
    if isinstance(node, ast.Call) and called(node) == "Outcome":
        return [item for item in node.args[:2] if isinstance(item, ast.Constant)]
    return []


def changes_of_constant(node: ast.Constant, game: str) -> Iterator[tuple[str, Callable[[], None]]]:
    value = node.value
    if isinstance(value, bool):
        yield str(not value), lambda: setattr(node, "value", not value)
    elif isinstance(value, int):
        yield str(value + 1), lambda: setattr(node, "value", value + 1)
    elif isinstance(value, str) and value in RULES[game].zones:
        zones = [zone for zone in RULES[game].zones if (zone in RULES[game].commons) == (value in RULES[game].commons)]
        other = zones[(zones.index(value) + 1) % len(zones)]
        if other != value:
            yield repr(other), lambda: setattr(node, "value", other)


def is_guard(node: ast.expr) -> bool:
    """What only tells the kind of a value: there is no rule in it."""
    if isinstance(node, ast.UnaryOp):
        return is_guard(node.operand)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "isinstance"
    return isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Is | ast.IsNot)


def leave_out(node: ast.BoolOp, place: int) -> None:
    """One of several conditions less; a single one stands alone."""
    node.values.pop(place)
    if len(node.values) == 1:
        become(node, node.values[0])


def become(node: ast.expr, other: ast.expr) -> None:
    """Put another expression where one stands."""
    node.__class__ = other.__class__
    node.__dict__.clear()
    node.__dict__.update(other.__dict__)


def constants(node: ast.AST) -> Iterator[ast.Constant]:
    return (item for item in ast.walk(node) if isinstance(item, ast.Constant))


@cache
def modules(game: str) -> tuple[Path, ...]:
    found = (ROOT / game).rglob("*.py")
    return tuple(sorted(path for path in found if not ELSEWHERE & set(path.relative_to(ROOT / game).parts)))


def code() -> Iterator[Mutant]:
    for game in RULES:
        for path in modules(game):
            for name, function in functions(ast.parse(path.read_text())):
                if name in BUILDING:
                    continue
                place: Place = (str(path), begins(function))
                words = [item.value for mark in function.decorator_list for item in constants(mark)]
                ids = tuple(str(word) for word in words if str(word).startswith(game + ":"))
                titles: dict[str, int] = {}
                for site, (change, _) in enumerate(changes(deepcopy(function), game)):
                    titles[change] = titles.get(change, 0) + 1
                    again = f" #{titles[change]}" if titles[change] > 1 else ""
                    title = f"{game}:{path.stem}.{name}: {change}{again}"
                    yield ChangedCode(
                        title, game, ids, place=place, function=name, line=function.lineno, site=site
                    )  # fmt: skip
