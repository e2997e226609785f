"""What cards get or may do, for a time or as long as a skill counts: "gets +5000 power and [double strike]"."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pioche.games.dbs import keywords
from pioche.games.dbs.card import Auto, Permanent
from pioche.games.dbs.reading.nouns import Fields, energy, noun
from pioche.games.dbs.reading.picks import IT, pick
from pioche.games.dbs.reading.verbs import lasting_rules
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.verbs import Gain
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import Count, Fixed, IsBound, Selector, Who
from pioche.kernel.cards.rule import Forbid, Number, Permit, Rule
from pioche.kernel.cards.select import Pick, Selection
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until

IN_FORCE: dict[str, Callable[[], Permanent | Auto]] = {
    "double strike": lambda: keywords.strike(2),
    "triple strike": lambda: keywords.strike(3),
    "quadruple strike": lambda: keywords.strike(4),
    "dual attack": lambda: keywords.repeated_attack(2),
    "triple attack": lambda: keywords.repeated_attack(3),
    "critical": keywords.critical,
    "victory strike": keywords.victory_strike,
    "energy-exhaust": keywords.energy_exhaust,
    "barrier": keywords.barrier,
    "indestructible": keywords.indestructible,
    "deflect": keywords.deflect,
    "unique": keywords.unique,
    "blocker": keywords.blocker,
    "revenge": keywords.revenge,
    "offering": keywords.offering,
    "wormhole": keywords.wormhole,
    "invoker": keywords.invoker,
    "heroic": keywords.heroic,
    "villainous": keywords.villainous,
    "warrior of universe 7": keywords.universe_7,
}
ABOUT = IsBound("it")


class Gets(NamedTuple):
    """Numbers and skills that cards get."""

    rules: tuple[Rule, ...] = ()
    skills: tuple[Permanent | Auto, ...] = ()


def skill(icon: str) -> Gets | None:
    name = icon[1:-1]
    return Gets(skills=(IN_FORCE[name](),)) if name in IN_FORCE else None


def number(key: str, by: int) -> Gets:
    return Gets((Number((key,), Fixed(by), ABOUT),))


def together(*parts: Gets) -> Gets:
    return Gets(tuple(r for part in parts for r in part.rules), tuple(s for part in parts for s in part.skills))


phrase("thing", "{change} power", lambda change: number("power", change))
phrase(
    "thing",
    "{change} power / combo power",
    lambda change: together(number("power", change), number("combo_power", change)),
)
phrase("thing", "{change}", lambda change: number("power", change) if abs(change) >= 1000 else None)
phrase("thing", "{change} combo power", lambda change: number("combo_power", change))
phrase("thing", "{icon} skill?", skill)
phrase("things", "{thing} ({_:and} gets? {more:thing})*", lambda thing, more=(): together(thing, *more))
phrase("each", "for each|every 1? {before}* energy {who} have|has", lambda who, before=(): energy_of(who, before))
phrase("each", "for each|every {cards}", lambda cards: cards.selector() if cards.zones or cards.beneath else None)
phrase(
    "each",
    "for each|every {name} and {other:name} {behind}*",
    lambda name, other, behind=(): kinds_each((name, other), behind),
)
phrase("gets", "(also|each? gets | both? loses|lose | both gets) {things}", lambda things: things)
phrase(
    "gets",
    "(also|each? gets) {things} {each} {_:and} {more:things}",
    lambda things, each, more: together(counted, more) if (counted := per(things, each)) else None,
)
phrase(
    "gets", "(also|each? gets | both? loses|lose | both gets) {things} {each}", lambda things, each: per(things, each)
)


phrase(
    "gets",
    "(also|each? gets | both? loses|lose | both gets) {things} for every {number} {cards}",
    lambda things, number, cards: per(things, cards.selector(), number) if cards.zones else None,
)


def kinds_each(names: tuple[str, ...], behind: tuple[Fields, ...]) -> Selector | None:
    """Cards of one name and cards of the other, all counted."""
    found = noun(((("names", names),),), behind)
    return found.selector() if found and found.zones else None


def per(things: Gets, each: Selector, group: int = 1) -> Gets | None:
    if things.skills:
        return None
    rules = tuple(
        Number(rule.keys, Count(each, rule.by.number, group), rule.of)
        for rule in things.rules
        if isinstance(rule, Number) and isinstance(rule.by, Fixed)
    )
    return Gets(rules)


phrase("able", "can attack battle card (that are)? in active mode", lambda: Gets((Permit("attack-active", ABOUT),)))
DONE = {
    "be ko'd": "ko", "be switched to active mode": "stand", "switch to active mode": "stand", "be switched to rest mode": "rest",
    "switch to rest mode": "rest", "be used in a combo": "combo", "combo": "combo",
    "be removed from the battle area": "leave", "be removed from your battle area": "leave",
}  # fmt: skip
phrase("able", f"can't done:({' | '.join(DONE)})", lambda done: Gets((Forbid(DONE[done], ABOUT),)))
phrase(
    "able",
    f"can't done:({' | '.join(DONE)}) {{by}}",
    lambda done, by: Gets((Forbid(DONE[done], ABOUT, by=by[0], cause=by[1]),)),
)
phrase(
    "able",
    "(can't | do not) leave (its|their|the) (area | battle area) {by}?",
    lambda by=("anyone", "any"): Gets((Forbid("leave", ABOUT, by=by[0], cause=by[1]),)),
)
phrase("able", "is|are not affected {by}", lambda by: Gets((Forbid("affected", ABOUT, by=by[0], cause=by[1]),)))
phrase("able", "(its|their) attack|attacks can't be negated", lambda: Gets((Forbid("negate-attack", ABOUT),)))
phrase("able", "can't attack", lambda: Gets((Forbid("attack", ABOUT),)))
phrase("predicate", "{gets}", lambda gets: gets)
phrase("predicate", "{able}", lambda able: able)
phrase("predicates", "{predicate} ({_:and} {more:predicate})*", lambda predicate, more=(): together(predicate, *more))

phrase("subject", "{it}", lambda it: it)
phrase("subject", "{this}", lambda this: this)
phrase("subject", "{group}", lambda group: group)
phrase("subject", "up to {n} {cards}", lambda n, cards: pick(cards, n, True))
phrase("subject", "{n} {cards}", lambda n, cards: pick(cards, n))


def lasting(subject: Selection, predicates: Gets, until: str) -> Effect | None:
    """What cards get until a moment: numbers first, then other rules, then skills."""
    parts: list[Effect] = []
    numbers = tuple(rule for rule in predicates.rules if isinstance(rule, Number))
    others = tuple(rule for rule in predicates.rules if not isinstance(rule, Number))
    for rules in (numbers, *((rule,) for rule in others)):
        if rules:
            parts.append(lasting_rules(rules, again(subject) if parts else subject, until))
    if predicates.skills and until.startswith("during-"):
        return None
    if predicates.skills:
        parts.append(Gain(again(subject) if parts else subject, predicates.skills, until))
    return parts[0] if len(parts) == 1 else Seq(tuple(parts))


def again(what: Selection) -> Selection:
    """The same cards, once more: chosen ones are not chosen anew."""
    return IT if isinstance(what, Pick) else what


phrase("do", "{subject} {predicates} ,? {until}", lasting)
phrase("do", "{until} ,? {subject} {predicates}", lasting)
phrase(
    "do",
    "{subject} (also|each? gets | loses|lose) {things} {until} {each}",
    lambda subject, things, until, each: lasting(subject, gets, until) if (gets := per(things, each)) else None,
)


phrase("do", "give {what} {things} {until}", lambda what, things, until: lasting(what, things, until))


def energy_of(who: Who, before: tuple[Fields, ...]) -> Selector | None:
    found = energy(who, before)
    return found.selector() if found else None


phrase("next-charge", "(their | (your|their) opponent's) next charge phase", lambda: "opponents-next-charge")
phrase("next-charge", "your next charge phase", lambda: "your-next-charge")
phrase(
    "do",
    "{subject} can't (be switched | switch) to active mode during {next-charge}",
    lambda subject, **ends: charging(subject, *ends.values()),
)


def charging(subject: Selection, ends: str) -> Effect:
    return Until((Forbid("charge", ABOUT),), subject, ends)
