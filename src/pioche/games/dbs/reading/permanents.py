"""[Permanent] skills: what is in force as long as a card is where its skill counts."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from itertools import pairwise
from typing import Any, NamedTuple

from msgspec.structs import replace

from pioche.games.dbs.calls import Myself
from pioche.games.dbs.card import Permanent
from pioche.games.dbs.gather import Extend
from pioche.games.dbs.keywords import SameName, shared
from pioche.games.dbs.reading.clauses import Clauses, May
from pioche.games.dbs.reading.effects import effect
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.gains import ABOUT, Gets
from pioche.games.dbs.reading.picks import IT, PRONOUN
from pioche.games.dbs.reading.pronouns import instead, theirs
from pioche.games.dbs.reading.verbs import LEADER, VERBS, lasting_rules
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.terms import Beneath
from pioche.games.dbs.wording.nouns import IN_PLAY, Noun, fold, unfold
from pioche.kernel.cards.query import (
    ANYONE,
    Among,
    And,
    Both,
    Cards,
    Count,
    Fixed,
    Is,
    IsSource,
    Selector,
    Test,
    Turn,
    Within,
    Yours,
)
from pioche.kernel.cards.rule import Forbid, Number, Permit, Replace, Rule, Silence
from pioche.kernel.cards.value import Condition, Effect, walk
from pioche.kernel.state.catalogue import Ability

SELF = IsSource()
ANOTHER_COPY = SameName() & Yours() & ~SELF
FROM_HAND = ("hand", "limbo")  # a card that is being played has left the hand already
ALL_AREAS = ("leader", "battle", "unison", "combo", "hand", "deck", "drop", "energy", "life", "warp", "limbo")


class Made(NamedTuple):
    """Where a skill counts, the rules that it puts in force, and while what."""

    where: tuple[str, ...]
    rules: tuple[Rule, ...]
    when: tuple[Condition, ...] = ()


def rule(pattern: str, made: Any) -> None:
    phrase("rule", pattern, made)


def in_play(*rules: Rule) -> Made:
    return Made(IN_PLAY, rules)


def gets(predicates: Gets) -> Made:
    """Numbers and keywords that this card has as long as the skill is in force."""
    skills = tuple(rule for skill in predicates.skills for rule in skill.rules)
    return in_play(*instead(predicates.rules, (ABOUT,), SELF), *skills)


WHERE = {"hand": FROM_HAND, "hand and drop area": (*FROM_HAND, "drop")}


def cheaper(area: str, number: int, each: Selector | None = None, key: str = "energy cost") -> Made:
    by = Count(each, -number) if each else Fixed(-number)
    return Made(WHERE.get(area, (*FROM_HAND, "battle")), (Number((COSTS[key],), by, SELF),))


def dearer(area: str, number: int, each: Selector | None = None) -> Made:
    by = Count(each, number) if each else Fixed(number)
    where = ("battle",) if area == "battle area" else FROM_HAND if area == "hand" else (*FROM_HAND, "battle")
    return Made(where, (Number(("cost",), by, SELF),))


def group(about: Test, predicates: Gets) -> Made | None:
    """Numbers and keywords that all cards of a kind have as long as the skill is in force."""
    if about == SELF or any(
        not isinstance(skill, Permanent) or any(r.of != SELF for r in skill.rules) for skill in predicates.skills
    ):
        return None
    skills = tuple(rule for skill in predicates.skills if isinstance(skill, Permanent) for rule in shared(skill, about))
    rules = (everywhere(rule) for rule in instead(predicates.rules, (ABOUT,), about))
    return in_play(*rules, *skills)


def everywhere(rule: Rule) -> Rule:
    """Only cards in play attack: where they are, goes without saying."""
    if isinstance(rule, Forbid) and rule.action == "attack":
        return replace(rule, of=fold(Both, [part for part in unfold(Both, rule.of) if not isinstance(part, Within)]))
    return rule


def costs(cards: Noun, key: str, number: int, each: Selector | None = None) -> Made | None:
    """The costs of cards in some areas: one that is being played counts as in the hand."""
    if not cards.zones:
        return None
    found = cards._replace(zones=(*cards.zones, "limbo")) if "hand" in cards.zones else cards
    by = Count(each, number) if each else Fixed(number)
    return in_play(Number((key,), by, found.members()))


COSTS = {"energy cost": "cost", "energy costs": "cost", "combo cost": "combo_cost", "combo costs": "combo_cost"}


rule("this card {predicates}", gets)
rule(
    "this card gets {change} power for each|every card (placed|stacked)? under it",
    lambda change: in_play(Number(("power",), Count(Beneath(Myself()), change), SELF)),
)
rule(
    "reduce the key:(energy cost | combo cost) of this card in your area:(hand | hand and battle area | hand or battle "
    "area | hand and drop area) by {number} {each}?",
    cheaper,
)
rule(
    "(if|when|while) this card is in your area:(hand) , reduce its key:(energy cost | combo cost) by {number} {each}?",
    cheaper,
)
rule(
    "reduce the energy cost of this card in your area:(hand | hand and drop area) by {number} for each|every {group:number} {cards}",
    lambda area, number, group, cards: (
        Made(WHERE[area], (Number(("cost",), Count(cards.selector(), -number, group), SELF),)) if cards.zones else None
    ),
)
rule(
    "the key:(energy cost | combo cost) of this card in your area:(hand | hand and drop area) is reduced by {number} {each}?",
    cheaper,
)
rule(
    "you can combo with this card from your battle area even when it is in rest mode",
    lambda: in_play(Permit("combo-rested", SELF)),
)
rule(
    "increase the energy cost of this card in all area by {number} {each}?",
    lambda number, each=None: Made(ALL_AREAS, dearer("hand", number, each).rules),
)
rule(
    "this card and {about} {predicates}",
    lambda about, predicates: together(gets(predicates), other) if (other := group(about, predicates)) else None,
)
rule(
    "(all (of the)?)? {cards} can combo when in rest mode",
    lambda cards: in_play(Permit("combo-rested", cards.members())),
)
rule(
    "you can combo with {noun:kin} in rest mode in your battle area",
    lambda noun: in_play(Permit("combo-rested", noun._replace(zones=("battle",)).members())),
)
rule("treat {cards} as if they had no specified cost", lambda cards: unspecified(cards))
rule(
    "treat {noun:kin} in all area as if they had no specified cost",
    lambda noun: unspecified(noun._replace(whose=ANYONE)),
)
rule(
    "increase the energy cost of this card in your area:(hand | battle area | hand and battle area | hand or battle area) by {number} {each}?",
    dearer,
)
rule("increase this card's energy cost by {number}", lambda number: dearer("battle area", number))
rule("{about} {predicates}", group)
rule("{forbids}", lambda forbids: in_play(*forbids))
rule(
    "you can|may activate this card's {keyword} skill? (when|if) {conditions}",
    lambda keyword, conditions: in_play(Permit(f"use [{keyword}]", SELF, when=conditions)),
)
KEY = "key:(energy cost | energy costs | combo cost | combo costs)"
rule(
    f"reduce the {KEY} of all? {{cards:all-cards}} by {{number}} {{each}}?",
    lambda key, cards, number, each=None: costs(cards, COSTS[key], -number, each),
)
rule(
    f"increase the {KEY} of all? {{cards:all-cards}} by {{number}} {{each}}?",
    lambda key, cards, number, each=None: costs(cards, COSTS[key], number, each),
)
rule(
    f"the {KEY} of all? {{cards}} is|are reduced by {{number}}",
    lambda key, cards, number: costs(cards, COSTS[key], -number),
)
for word, sign in (("reduced", -1), ("increased", 1)):
    rule(
        f"(all (of)?)? {{cards}} have (their|its) {KEY} {word} by {{number}}",
        lambda key, cards, number, sign=sign: costs(cards, COSTS[key], sign * number),
    )
rule("negate the skills of all? {cards}", lambda cards: in_play(Silence(cards.members())) if cards.zones else None)
rule(
    "if {would} {by}? , may:(you may)? {clauses} instead",
    lambda would, clauses, by=("anyone", "any"), may="": replaced(would, by, bool(may), clauses),
)
rule(
    "if {would} {by}? , you may instead {clauses}",
    lambda would, clauses, by=("anyone", "any"): replaced(would, by, may=True, clauses=clauses),
)
for verb in VERBS:
    if verb.done:

        def done(
            would: tuple[str, Test],
            by: tuple[Any, Any] = ("anyone", "any"),
            make: Callable[..., Effect | None] = verb.make,
            **said: str,
        ) -> Made | None:
            made = make(PRONOUN, **said)
            return replaced(would, by, may=False, clauses=(made,)) if made else None

        rule(f"if {{would}} {{by}}? , (it is | it's) {verb.done} {verb.rest} instead", done)
        rule(f"when {{would:would-be}} , it is {verb.done} {verb.rest} instead", done)
        phrase(
            "do",
            f"{{until}} , if {{would}} {{by}}? , (it is | it's) {verb.done} {verb.rest} instead",
            lambda until, done=done, **said: (
                lasting_rules(made.rules, LEADER, until) if (made := done(**said)) else None
            ),
        )
phrase(
    "do",
    "{until} , if {would} {by}? , {clauses} instead",
    lambda until, would, clauses, by=("anyone", "any"): (
        lasting_rules(made.rules, LEADER, until) if (made := replaced(would, by, False, clauses)) else None
    ),
)
rule("only 1 {name} can be played in your battle area", lambda name: only_one(name))
rule("only 1 copy of this card can be played in your battle area", lambda: in_play(Forbid("play", ANOTHER_COPY)))
rule(
    "(you can only have (up to)? | there can only be (up to)?) 1 {name} (in play in your battle area | in your battle area | in play)",
    lambda name: only_one(name),
)
rule(
    "negate this card's [energy-exhaust] skill? in all area",
    lambda: Made(ALL_AREAS, (Silence(SELF, "Energy-Exhaust"),)),
)
rule(
    "you can choose battle card in your {area} when choosing card to use with this card's {keyword} skill from your hand",
    lambda area, keyword: (
        Made(FROM_HAND, (Extend(keyword, SELF, (area,)),)) if keyword in ("Union", "Evolve") else None
    ),
)
NOT_PLAYED = "(you can't play this card from any area | this card can't be played from any area)"
rule(NOT_PLAYED, lambda: Made(ALL_AREAS, (Forbid("play", SELF),)))
rule(
    f"{NOT_PLAYED} unless {{conditions}}",
    lambda conditions: Made(ALL_AREAS, (Forbid("play", SELF, unless=conditions),)),
)
phrase(
    "only-from",
    "this card can only be played from your? {areas}",
    lambda areas: Made(ALL_AREAS, (Forbid("play", SELF & ~Within((*areas, "limbo") if "hand" in areas else areas)),)),
)
rule("{made:only-from}", lambda made: made)
rule(
    "this card can't be played ((with|by) skills from any area | from any area (with|by|using) skills)",
    lambda: Made(ALL_AREAS, (Forbid("play", SELF, cause="skill"),)),
)
rule(
    "(the skills of this card | this card's skills?) can't be negated in (any | all) area {by}",
    lambda by: Made(ALL_AREAS, (Forbid("silence", SELF, by=by[0], cause=by[1]),)),
)
rule(
    "(the skills of this card | this card's skills?) can't be negated {by}? in (any | all) area",
    lambda by=("anyone", "any"): Made(ALL_AREAS, (Forbid("silence", SELF, by=by[0], cause=by[1]),)),
)


def met_by(made: Made | None, condition: Condition) -> Made | None:
    return while_(made, condition) if made else None


def unspecified(cards: Noun) -> Made:
    """Cards that are played or activated as if they had no specified cost."""
    found = cards._replace(zones=(*cards.zones, "limbo")) if cards.zones else cards
    return in_play(Number(("no-specified",), Fixed(1), found.members()))


def replaced(would: tuple[str, Test], by: tuple[Any, Any], may: bool, clauses: Clauses) -> Made | None:
    verb, of = would
    if isinstance(clauses[0], May):
        return None  # who may, is told before
    if verb.startswith("markers"):  # that an attack takes off
        by = ("opponents" if verb == "markers" else "anyone"), "rules"
        verb = "markers"
    if verb == "play by a skill":
        verb, by = "play", ("opponents", "skill")
    found = Replace(verb, of, effect((clauses,), IT), may, *by)
    own = unfold(Both, of)
    told = [part.zones for part in own if isinstance(part, Within)]
    return Made(told[0], (found,)) if SELF in own and told else in_play(found)


def only_one(name: str) -> Made:
    """One copy keeps the others out."""
    return in_play(Forbid("play", Is(name) & Yours() & ~SELF))


def while_(made: Made, condition: Condition) -> Made:
    return made._replace(when=(condition, *made.when))


def together(*parts: Made) -> Made | None:
    """Several rules of one skill count in the same areas."""
    if len({part.where for part in parts}) > 1:
        return None
    return Made(parts[0].where, tuple(rule for part in parts for rule in part.rules))


phrase("rules", "{rule} (({_:and} | ; | .) {more:rule})*", lambda rule, more=(): together(rule, *more))
phrase("permanent", "{rules}", lambda rules: rules)
phrase(
    "permanent",
    "(if|when|while | as long as) {conditions} , {permanent}",
    lambda conditions, permanent: while_(permanent, conditions),
)
phrase(
    "permanent",
    "while this card is (in play | in your battle area) , {permanent}",
    lambda permanent: permanent if permanent.where == IN_PLAY else None,
)
phrase("permanent", "during {turn} , {permanent}", lambda turn, permanent: while_(permanent, Turn(turn)))
phrase(
    "permanent",
    "{rules} (if|when|while | as long as) {conditions}",
    lambda rules, conditions: while_(rules, conditions),
)
phrase(
    "permanent",
    "(if|when|while | as long as) {conditions} , it {predicates}",
    lambda conditions, predicates: while_(gets(predicates), conditions) if of_this(conditions) else None,
)
phrase(
    "permanent",
    "{except_:permanent-except}",
    lambda except_: while_(in_play(except_[0]), except_[1]),
)
phrase("permanent", "{rules} during {turn}", lambda turn, rules: while_(rules, Turn(turn)))
phrase(
    "permanents",
    "{permanent} (({_:and} (also)? {more:permanent}) | ((;|.) {stop:permanent}))* .?",
    lambda permanent, more=(), stop=(): several(permanent, more, stop),
)
phrase(
    "permanent",
    "if {would} {by}? when|while {conditions} , may:(you may)? {clauses} instead",
    lambda would, conditions, clauses, by=("anyone", "any"), may="": met_by(
        replaced(would, by, bool(may), clauses), conditions
    ),
)
phrase("permanents", "{made:only-from} {_:and} {predicates} .?", lambda made, predicates: (made, gets(predicates)))


def several(first: Made, more: tuple[Made, ...], stop: tuple[Made, ...]) -> tuple[Made, ...] | None:
    """Skills told in one line, where they count in other areas, or while something else is so.

    What comes behind a condition is under it, too, unless it has one of its own in a sentence of its own.
    """
    if more and stop:
        return None  # in which order?
    found = (first, *more, *stop)
    for one, other in pairwise(found):
        if one.when and not (other.when and stop):
            return None
        if one.where == other.where and not other.when:
            return None  # they are one skill
    return found


def permanent(made: Made, needs: list[Condition]) -> Ability:
    asked = [*needs, *made.when, *(rule.unless for rule in made.rules if isinstance(rule, Forbid) and rule.unless)]
    if any(isinstance(part, Among) and part.name == "it" for met in asked for part in walk(met)):
        raise NotUnderstood("it")  # no card has been chosen
    return Permanent(made.where, made.rules, when=both([*needs, *(theirs(one) for one in made.when)]))


def of_this(met: Condition) -> bool:
    """Whether a condition speaks of this card: then it is what "it" means."""
    parts = list(walk(met))
    return any(part == SELF or isinstance(part, Myself) for part in parts) and not any(
        isinstance(part, Cards) and part.zones == ("leader",) for part in parts
    )


def both(needs: list[Condition]) -> Condition | None:
    return reduce(And, needs) if needs else None
