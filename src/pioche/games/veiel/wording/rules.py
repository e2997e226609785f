"""Rules in force in words: what lasts for a time, what a card does of itself, what a battlefield changes."""

from __future__ import annotations

from collections import Counter
from functools import singledispatch
from typing import Any

from pioche.games.veiel import grid
from pioche.games.veiel.heroes import HAND
from pioche.games.veiel.lasting import Guards, Lasting, NextAttack, Obstacles
from pioche.games.veiel.targets import Me, Target, Those
from pioche.games.veiel.terms import OwnTurn
from pioche.games.veiel.tests import (
    AdjacentAttack,
    Against,
    AgainstNear,
    AttacksIt,
    AttacksRow,
    Distant,
    HasOneLife,
    IsEnemy,
    IsHero,
    IsOwnHero,
    NearIt,
    Neighbour,
    OnHere,
    PlayedBy,
    PlayedOnHere,
    StruckBeside,
    StruckFromAfar,
)
from pioche.games.veiel.wording.amounts import change
from pioche.games.veiel.wording.conditions import condition
from pioche.games.veiel.wording.effects import clause, together
from pioche.games.veiel.wording.nouns import after, cards, noun, persons
from pioche.games.veiel.wording.voice import Voice
from pioche.kernel.cards.query import Anything, Both, Is, IsBound, IsSource, Not, Test
from pioche.kernel.cards.rule import Forbid, Number, Rule, When
from pioche.kernel.cards.value import Condition, walk
from pioche.kernel.wording.voice import Unworded, expect

# Whom and what a rule is about


SIMPLE: dict[Test, str] = {
    Anything(): "",
    IsBound("it"): "-it",
    IsSource(): "-self",
    IsHero(): "-heroes",
    IsEnemy(): "-enemies",
    IsOwnHero(): "-own-hero",
    AdjacentAttack(): "-adjacent",
    AttacksIt(): "-against-it",
    Distant(): "-distant",
    HasOneLife(): "-last-life",
    Neighbour(): "-neighbours",
    OnHere(): "-here",
    StruckBeside(): "-struck-beside",
    StruckFromAfar(): "-struck-afar",
}
OF_CARDS: dict[Test, str] = {
    PlayedBy(): "-played",
    Against(): "-against",
    PlayedOnHere(): "-played-here",
    AgainstNear(): "-near-here",
}


def about(test: Test, voice: Voice) -> tuple[str, dict[str, Any]]:
    """The end of the name of the message about such figures or cards, and its values."""
    match test:
        case AttacksRow(row):
            return "-row", {"row": row}
        case Both(IsEnemy(), NearIt(within)):
            return "-near-it", {"within": within}
        case Both(NearIt(within), Not(IsBound("it"))):
            return "-others-near-it", {"within": within}
        case Both(some, who) if who in OF_CARDS:
            return OF_CARDS[who], forms(some, voice)
        case Is():
            return "-cards", forms(test, voice)
    if test not in SIMPLE:
        raise Unworded(test)
    return SIMPLE[test], {}


def forms(test: Test, voice: Voice) -> dict[str, str]:
    return {"card": cards(test, voice, "one", "or"), "cards": cards(test, voice, "many", "and")}


# Rules


@singledispatch
def statement(rule: Rule, voice: Voice, of: dict[str, str]) -> str:
    """A rule as a clause; `of` are the figures that it is about, where it was put in force for a time."""
    raise Unworded(rule)


@statement.register
def _(rule: Number, voice: Voice, of: dict[str, str]) -> str:
    (key,) = rule.keys
    end, values = about(rule.of, voice)
    sort = "next" if isinstance(rule, NextAttack) else "number"
    phase = "" if rule.phase == "add" else "-" + rule.phase
    by = change(rule.by, voice)
    total = {"hand-size": HAND, "times": 1}.get(key, 0) + (int(by["n"]) if by["sign"] == "more" else -int(by["n"]))
    text = voice.say(f"{sort}-{key}{end}{phase}", total=total, **by, **values, **of)
    return provided(rule.when, text, voice)


@statement.register
def _(rule: Forbid, voice: Voice, of: dict[str, str]) -> str:
    expect(rule, unless=None, price=None, by="anyone", cause="any")
    end, values = about(rule.of, voice)
    text = voice.say(f"forbid-{rule.action}{end}", **values, **of)
    return text if rule.when == OwnTurn() else provided(rule.when, text, voice, "behind")


@statement.register
def _(rule: When, voice: Voice, of: dict[str, str]) -> str:
    expect(rule, kind="trigger", by="anyone", cause="any", once=False)
    end, values = about(rule.of, voice)
    effect = together(rule.effect, voice.but(mood="fact", it="", named=rule.of == IsSource()))
    return voice.say(f"when-{rule.verb}{end}", effect=provided(rule.when, effect, voice), **values, **of)


@statement.register
def _(rule: Guards, voice: Voice, of: dict[str, str]) -> str:
    end, values = about(rule.of, voice)
    return voice.say(f"guards{end}", **values, **of)


@statement.register
def _(rule: Obstacles, voice: Voice, of: dict[str, str]) -> str:
    """Whole rows by their number, else cell by cell, column after column."""
    cells = list(grid.cells(rule.cells))
    filled = Counter(map(grid.row, cells))
    rows = [row for row, count in filled.items() if count == grid.COLUMNS]
    if len(rows) == len(filled):
        return voice.say("obstacle-rows", rows=voice.joined("and", [str(row) for row in rows]))
    names = [f"{grid.row(at)}-{grid.column(at)}" for at in sorted(cells, key=lambda at: (grid.column(at), at))]
    return voice.say("obstacle-cells", cells=voice.joined("and", names))


def provided(met: Condition | None, text: str, voice: Voice, where: str = "before") -> str:
    """A clause with the condition under which it counts, before or behind it."""
    if met is None:
        return text
    message = "provided" if where == "before" else "provided-behind"
    return voice.say(message, condition=condition(met, voice), clause=text)


# What lasts


OF_IT = (IsBound, PlayedBy, Against, AttacksIt, NearIt)  # tests of those for whom a rule was put in force
AT_THE_END = {"lose-block", "heal-wounds", "hand-size"}  # what these change happens only then


@clause.register
def _(effect: Lasting, voice: Voice) -> str:
    """Rules about figures for a time; those who are chosen are chosen first."""
    if effect.to.chosen:
        chosen, voice = noun(effect.to, voice), voice.but(it=after(effect.to, voice))
        return voice.say("choose", whom=chosen, clause=for_a_time(effect, Those(), voice))
    return for_a_time(effect, effect.to, voice)


def for_a_time(effect: Lasting, to: Target, voice: Voice) -> str:
    of = persons(to, voice)
    own_turn = {getattr(rule, "when", None) == OwnTurn() for rule in effect.rules}
    if own_turn != {effect.ends == "their-next-turn"}:
        raise Unworded(effect, "about a turn to come")
    if to != Me() and not all(any(isinstance(node, OF_IT) for node in walk(rule)) for rule in effect.rules):
        raise Unworded(effect, f"about {to!r}")
    rules = voice.all("as-well", [statement(rule, voice, of) for rule in effect.rules])
    asked = {question.removeprefix("forbid:") for question in effect.rules[0].questions()}
    moment = "at-" if asked & AT_THE_END else "until-"
    return voice.say("for-a-time", moment=voice.say(moment + effect.ends, **of), clause=rules)
