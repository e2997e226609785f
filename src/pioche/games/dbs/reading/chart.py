"""A chart parser: phrases are patterns of words and other phrases, and every way to read a text is found once.

A pattern is written as a text says it: `switch|switches {what} to mode:(active|rest) mode`. Beside words there are
`a|b` (one of these words), `( … | … )` groups, `?` (or not), `*` (any number of them), `{phrase}` or `{name:phrase}`
(another phrase, whose value is handed on under that name; `{_:phrase}` hands on nothing) and `name:( … )` (the words that stood there). What a phrase
means is made by the function beside its pattern; a function that returns None says that these words mean nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from pioche.games.dbs.reading.errors import NotUnderstood

Found = tuple[int, tuple[tuple[str, Any], ...]]  # where it ends, and what it hands on by name
Run = Callable[["Chart", int], "list[Found]"]
PART = re.compile(r"\s*(?:(\w+):\(|\{(?:(\w+):)?([\w-]+)\}|([()|?*])|((?:\[[^\]]*\]|[^\s()?*{}])+))")
MOST = 40_000  # phrases in a text: what people write stays far below
CLASSES = {"<": "<", "《": "《", "{": "{", '"': '"', "[": "[", "+": "±", "-": "±"}


def class_of(token: str) -> str:
    """What a token is, if it is no word: a number, a change of a number, a name, an icon."""
    return "#" if token.isdecimal() else CLASSES.get(token[:1], "")


class Pattern:
    """A compiled part of a pattern: how it is run, and with which words it may begin."""

    def __init__(self, run: Run, first: Callable[[Grammar, set[str]], set[str]], empty: bool = False) -> None:
        self.run = run
        self.first = first
        self.empty = empty


class Production:
    def __init__(self, pattern: Pattern, made: Callable[..., Any]) -> None:
        self.pattern = pattern
        self.made = made


class Grammar:
    """Phrases by name, each with its patterns."""

    def __init__(self) -> None:
        self.phrases: dict[str, list[Production]] = {}
        self.fitting: dict[tuple[str, str], list[Production]] = {}
        self.firsts: dict[Production, set[str]] = {}

    def phrase(self, name: str, pattern: str, made: Callable[..., Any]) -> None:
        """Teach a pattern of a phrase, and what it means."""
        self.phrases.setdefault(name, []).append(Production(compiled(pattern), made))
        self.fitting.clear()
        self.firsts.clear()

    def terminal(self, name: str, sort: str, made: Callable[[str], Any]) -> None:
        """A phrase that is one token of a sort."""

        def run(chart: Chart, start: int) -> list[Found]:
            token = chart.tokens[start]
            return [(start + 1, (("token", token),))] if class_of(token) == sort else []

        found = self.phrases.setdefault(name, [])
        found.append(Production(Pattern(run, lambda grammar, seen: {sort}), lambda token: made(token)))

    def first(self, name: str, seen: set[str]) -> set[str]:
        """The words with which a phrase may begin."""
        if name in seen:
            return set()
        seen = seen | {name}
        return {word for made in self.phrases[name] for word in made.pattern.first(self, seen)}

    def begins(self, name: str, made: Production) -> set[str]:
        """The words with which a pattern of a phrase may begin."""
        found = self.firsts.get(made)
        if found is None:
            found = self.firsts[made] = made.pattern.first(self, {name})
        return found

    def begun(self, name: str, token: str) -> list[Production]:
        """The patterns of a phrase that may begin with a token."""
        sort = class_of(token)
        key = name, token if sort in ("", "[") else sort
        found = self.fitting.get(key)
        if found is None:
            found = self.fitting[key] = [
                made
                for made in self.phrases[name]
                if made.pattern.empty or not {sort, token}.isdisjoint(self.begins(name, made))
            ]
        return found


class Chart:
    """All that has been read of a text so far, by phrase and place."""

    def __init__(self, grammar: Grammar, tokens: tuple[str, ...]) -> None:
        self.grammar = grammar
        self.tokens = (*tokens, "")
        self.known: dict[tuple[str, int], list[tuple[int, Any]]] = {}
        self.furthest = 0
        self.found = 0

    def read(self, name: str, start: int = 0) -> list[tuple[int, Any]]:
        """Where a phrase that begins at a place ends, and what it means, in all ways to read it."""
        key = name, start
        found = self.known.get(key)
        if found is not None:
            return found
        found = self.known[key] = []
        if start > self.furthest:
            self.furthest = start
        for production in self.grammar.begun(name, self.tokens[start]):
            for end, values in production.pattern.run(self, start):
                self.found += 1
                if self.found > MOST:
                    raise NotUnderstood("too-long")
                try:
                    value = production.made(**dict(values))
                except NotUnderstood:
                    continue  # these words mean nothing
                if value is not None and (end, value) not in found:
                    found.append((end, value))
        return found

    def whole(self, name: str) -> list[Any]:
        """The meanings of the whole text as this phrase."""
        last = len(self.tokens) - 1
        return [value for end, value in self.read(name) if end == last]


# Compiling patterns


def compiled(pattern: str) -> Pattern:
    parts = list(PART.finditer(pattern))
    if "".join(part[0] for part in parts).strip() != pattern.strip():
        raise ValueError(pattern)
    made, rest = options(parts)
    if rest:
        raise ValueError(pattern)
    return made


def options(parts: list[re.Match[str]]) -> tuple[Pattern, list[re.Match[str]]]:
    found: list[Pattern] = []
    row: list[Pattern] = []
    while parts and parts[0][4] != ")":
        if parts[0][4] == "|":
            found.append(in_a_row(row))
            row, parts = [], parts[1:]
            continue
        made, parts = item(parts)
        row.append(made)
    found.append(in_a_row(row))
    return (found[0] if len(found) == 1 else one_of(found)), parts


def item(parts: list[re.Match[str]]) -> tuple[Pattern, list[re.Match[str]]]:
    part, *rest = parts
    if part[1] or part[4] == "(":
        made, rest = options(rest)
        rest = rest[1:]  # the closing bracket
        if part[1]:
            made = named(part[1], made)
    elif part[3]:
        made = reference(part[2] or part[3], part[3])
    else:
        made = words(frozenset(part[5].split("|")))
    if rest and rest[0][4] == "?":
        return optional(made), rest[1:]
    if rest and rest[0][4] == "*":
        return repeated(made), rest[1:]
    return made, rest


def words(among: frozenset[str]) -> Pattern:
    def run(chart: Chart, start: int) -> list[Found]:
        if chart.tokens[start] in among:
            return [(start + 1, ())]
        if start > chart.furthest:
            chart.furthest = start
        return []

    return Pattern(run, lambda grammar, seen: set(among))


def reference(name: str, phrase: str) -> Pattern:
    def run(chart: Chart, start: int) -> list[Found]:
        if name == "_":
            return [(end, ()) for end, _ in chart.read(phrase, start)]
        return [(end, ((name, value),)) for end, value in chart.read(phrase, start)]

    return Pattern(run, lambda grammar, seen: grammar.first(phrase, seen))


def named(name: str, inner: Pattern) -> Pattern:
    def run(chart: Chart, start: int) -> list[Found]:
        return [(end, (*values, (name, " ".join(chart.tokens[start:end])))) for end, values in inner.run(chart, start)]

    return Pattern(run, inner.first, inner.empty)


def optional(inner: Pattern) -> Pattern:
    def run(chart: Chart, start: int) -> list[Found]:
        return [(start, ()), *inner.run(chart, start)]

    return Pattern(run, inner.first, True)


def repeated(inner: Pattern) -> Pattern:
    """Any number of phrases; what they hand on is a tuple for each name."""

    def run(chart: Chart, start: int) -> list[Found]:
        found: list[Found] = [(start, ())]
        for end, values in found:  # which grows meanwhile
            for later, more in inner.run(chart, end):
                if later > end:
                    found.append((later, gathered(values, more)))
        return found

    return Pattern(run, inner.first, True)


def gathered(values: tuple[tuple[str, Any], ...], more: tuple[tuple[str, Any], ...]) -> tuple[tuple[str, Any], ...]:
    known = dict(values)
    for name, value in more:
        known[name] = (*known.get(name, ()), value)
    return tuple(known.items())


def in_a_row(parts: list[Pattern]) -> Pattern:
    if len(parts) == 1:
        return parts[0]
    begin, *others = [part.run for part in parts] or [lambda chart, start: [(start, ())]]

    def run(chart: Chart, start: int) -> list[Found]:
        states = begin(chart, start)
        for part in others:
            if not states:
                return states
            states = [
                (later, (*values, *more) if more else values)
                for end, values in states
                for later, more in part(chart, end)
            ]
        return states

    def first(grammar: Grammar, seen: set[str]) -> set[str]:
        found: set[str] = set()
        for part in parts:
            found |= part.first(grammar, seen)
            if not part.empty:
                return found
        return found

    return Pattern(run, first, all(part.empty for part in parts))


def one_of(parts: list[Pattern]) -> Pattern:
    def run(chart: Chart, start: int) -> list[Found]:
        return [found for part in parts for found in part.run(chart, start)]

    def first(grammar: Grammar, seen: set[str]) -> set[str]:
        return {word for part in parts for word in part.first(grammar, seen)}

    return Pattern(run, first, any(part.empty for part in parts))
