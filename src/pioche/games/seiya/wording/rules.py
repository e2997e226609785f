"""Rules in words: what a card puts in force, for good or for a time."""

from __future__ import annotations

from functools import singledispatch

from msgspec.structs import replace

from pioche.games.seiya.acquire import COST, LEAST_COST, Confront, Turned, Way
from pioche.games.seiya.enfers import EndOfEnfers
from pioche.games.seiya.grants import Grant
from pioche.games.seiya.houses import DROP
from pioche.games.seiya.prices import Offer
from pioche.games.seiya.souls import HasSouls
from pioche.games.seiya.tallies import Often
from pioche.games.seiya.terms import Aim, Reclaim, Worth
from pioche.games.seiya.trials import TRIAL
from pioche.games.seiya.upkeep import HAND
from pioche.games.seiya.wording.conditions import condition
from pioche.games.seiya.wording.effects import clause
from pioche.games.seiya.wording.hades import barred, faced_by_this, facing, met
from pioche.games.seiya.wording.keywords import keyword_of
from pioche.games.seiya.wording.nouns import gender_of, noun_of
from pioche.games.seiya.wording.phrases import counted, everything, scaled, values
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import (
    Among,
    And,
    Anything,
    Both,
    Exists,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Not,
    Test,
    Turn,
    Within,
    Yours,
)
from pioche.kernel.cards.rule import Forbid, Number, Replace, Rule, Share, Silence, When
from pioche.kernel.cards.value import Condition, Effect, walk
from pioche.kernel.wording.voice import Unworded, expect, flag


@singledispatch
def statement(rule: Rule, voice: Voice) -> str:
    """A rule in force while its card is where it counts."""
    raise Unworded(rule)


def subject(of: Test, voice: Voice) -> tuple[str, str, Voice]:
    """The cards that a rule is about, their gender, and the voice that goes on from there."""
    if isinstance(of, IsSource):
        return voice.say("this-card"), "f", voice.but(named=True)
    if told := at_end(of, voice):
        return told, "f", voice
    if of == YOUR_ARMOUR:
        return voice.say("zone-armour", whose="you"), "f", voice
    noun = noun_of(of, voice)
    how = "the" if noun.relation == "faced" else "each"
    return counted(how, noun, voice, "in"), gender_of(noun, voice), voice


def at_end(of: Test, voice: Voice) -> str:
    """The first or last card of the Enfers, if that is meant."""
    match of:
        case EndOfEnfers(end):
            return voice.say("end-of-enfers", end=end, other="no")
        case Both(EndOfEnfers(end), Not(IsSource())):
            return voice.say("end-of-enfers", end=end, other="yes")
    return ""


YOUR_ARMOUR = Yours() & Within(("armour",))
PECULIAR = frozenset({"hand_size", "steps", "times", "pv", "cost_souls", DROP})  # numbers with words of their own


@statement.register
def _(rule: Number, voice: Voice) -> str:
    if faced := faced_by_this(rule.of):
        text = statement(replace(rule, of=IsSource()), voice)
        return voice.say("with", clause=text, condition=facing(faced, voice))
    who, _, voice = subject(rule.of, voice)
    n, per = scaled(rule.by, voice)
    if PECULIAR.intersection(rule.keys):
        text = peculiar(rule, who, n, per, voice)
    elif rule.phase == "set" and n == 0:
        names = [voice.say("value-" + name) for name in rule.keys]
        none = who if isinstance(rule.of, IsSource) else counted("no", noun_of(rule.of, voice), voice, "in")
        text = voice.say("number-none", subject=none, values=voice.joined("or", names))
    elif rule.phase == "set":
        each = [voice.say("amount-cost", n=n, value=voice.say("value-" + name)) for name in rule.keys]
        text = voice.say("number-set", subject=who, amounts=voice.joined("and", each))
    elif rule.phase == "most":
        expect(rule, by=Fixed(0))
        names = [voice.say("the-" + name) for name in rule.keys]
        text = voice.say("number-nil", subject=who, values=voice.joined("and", names), many=flag(len(names) > 1))
    elif rule.phase == "times":
        expect(rule, by=Fixed(2))
        text = voice.say(
            "number-doubles",
            subject=who,
            values=voice.joined("and", [voice.say("own-" + name) for name in rule.keys]),
            names=voice.joined("and", [voice.say("value-" + name) for name in rule.keys]),
        )
    else:
        expect(rule, phase="add")
        lower = n < 0 and not of_cost(rule)
        message = "number-costs" if of_cost(rule) else "number-loses" if lower else "number-gains"
        amounts = voice.joined("and", lost(rule.keys, n, voice)) if lower else values(rule.keys, n, voice)
        least = "" if isinstance(rule.of, IsSource) else floor(rule, n, voice)
        sign, you = "less" if n < 0 else "more", flag(for_you(rule))
        text = voice.say(message, subject=who, amounts=amounts, per=per, sign=sign, least=least, you=you)
    if rule.when is None or for_you(rule):
        return text
    order = "provided" if rule.keys in (("hand_size",), (DROP,)) or isinstance(rule.when, Turn) else "with"
    if isinstance(rule.when, Exists) and isinstance(rule.when.among, Among):  # who fights the card just spoken of
        voice = voice.but(named=True)
    return voice.say(order, clause=text, condition=condition(rule.when, voice))


def peculiar(rule: Number, who: str, n: int, per: str, voice: Voice) -> str:
    (key,) = rule.keys
    phase = {"times": "times"}.get(key, "add")
    expect(rule, phase=phase)
    if key in ("hand_size", "times", DROP):
        expect(rule, of=Anything())
    if key == "cost_souls":
        sign = "less" if n < 0 else "more"
        return voice.say("number-cost-souls", subject=who, n=abs(n), sign=sign, per=per)
    base = {"hand_size": HAND, "steps": 1, DROP: 1}.get(key, 0)
    named = "you" if for_you(rule) else flag(rule.when)
    return voice.say("number-" + key.replace("_", "-"), subject=who, n=base + n, base=base, per=per, named=named)


def for_you(rule: Number) -> bool:
    """Whether it counts in your turn: then you pay the costs, or fill your hand."""
    return rule.when == Turn() and (of_cost(rule) or rule.keys == ("hand_size",))


def lost(keys: tuple[str, ...], n: int, voice: Voice) -> list[str]:
    return [voice.say("amount-cost", n=-n, value=voice.say("value-" + name)) for name in keys]


def of_cost(rule: Number) -> bool:
    return all(name in COST.values() for name in rule.keys)


def floor(rule: Number, n: int, voice: Voice) -> str:
    """How low costs and values that a card lowers can become, where they could fall below."""
    if n >= 0 or any(isinstance(node, Worth) and node.least >= -n for node in walk(rule.of)):
        return ""
    return voice.say("least-cost", n=LEAST_COST if of_cost(rule) else 0)


NEVER = ("equip", "end", "ascend", "leave-gate", "enter-elysion", "veil", "souls", "technique", "keep")
WHOLE = {**dict.fromkeys(NEVER, Anything()), "sapphire": Not(IsBound("acquired"))}  # said without a subject
BY_YOU = frozenset({"equip", "ascend", "souls", "technique", "keep", "face"})  # forbidden to a player


@statement.register
def _(rule: Forbid, voice: Voice) -> str:
    if (rule.by == "you" and rule.action not in BY_YOU) or isinstance(rule.when, Often | HasSouls):
        return barred(rule, voice)
    expect(rule, by="you" if rule.action in BY_YOU else "anyone")
    if rule.price is not None:
        return price(rule, rule.price, voice)
    return prohibited((rule.action,), rule, voice)


def prohibited(actions: tuple[str, ...], rule: Forbid, voice: Voice, beyond: Condition | None = None) -> str:
    """That none of these things can be done to cards; perhaps in a case told before, if there is something beyond."""
    text, after = forbidden(actions, rule.of, voice)
    if rule.unless is not None:
        text = voice.say("with", clause=text, condition=condition(rule.unless, after, "unless"))
    if rule.when is None:
        return text
    if beyond is None:
        return voice.say("provided", condition=condition(rule.when, voice), clause=text)
    return voice.say("in-that-case", clause=text, condition=condition(beyond, after))


def price(rule: Forbid, paid: Effect, voice: Voice) -> str:
    expect(rule, unless=None, when=None)
    of, way = faced_or_not(rule.of)
    what = subject(of, voice)[0] if isinstance(of, IsSource) else counted("a", noun_of(of, voice), voice)
    return voice.say(f"price-{rule.action}{way}", what=what, does=clause(paid, voice.but(mood="infinitive")))


def faced_or_not(of: Test) -> tuple[Test, str]:
    """A test on cards to be acquired, and whether only those count that are faced, or those that are not."""
    match of:
        case Both(first, IsBound("target")):
            return first, "-faced"
        case Both(first, Not(IsBound("target"))):
            return first, "-free"
    return of, ""


def forbidden(actions: tuple[str, ...], of: Test, voice: Voice) -> tuple[str, Voice]:
    """That something cannot be done to cards, and the voice that goes on from there."""
    (action, *_) = actions
    if action == "lower":
        return voice.say("forbid-lower", subject=subject(of, voice)[0]), voice
    if action in WHOLE:
        if of != WHOLE[action]:
            raise Unworded(of, f"that cannot {action}")
        return voice.say("forbid-" + action), voice
    if action == "face":
        return voice.say("forbid-face", subject=counted("no", noun_of(of, voice), voice, "in")), voice
    if isinstance(of, IsSource):
        who, gender, after = subject(of, voice)
        return voice.say("forbid-this", subject=who, done=done(actions, gender, "nor", voice)), after
    if told := at_end(of, voice):  # to acquire a card of the Enfers is to annihilate it
        actions = tuple("annihilate" if action == "acquire" else action for action in actions)
        return voice.say("forbid-this", subject=told, done=done(actions, "f", "nor", voice)), voice
    of, how = faced_or_not(of)
    actions = tuple(action + how for action in actions)
    of, aim = aimed(of)
    actions = tuple(action + "-against" for action in actions) if aim else actions
    against = voice.say("against", what=target_of(aim, voice)) if aim else ""
    if isinstance(of, Not) and not isinstance(of.test, IsSource | Is | IsBound):
        noun = noun_of(of.test, voice)
        text = done(actions, gender_of(noun, voice), "or", voice, "many")
        who, gender = counted("these", noun, voice, "in"), gender_of(noun, voice)
        return voice.say("forbid-others", subject=who, gender=gender, done=text, against=against), voice
    noun = noun_of(of, voice)
    text = done(actions, gender_of(noun, voice), "nor", voice)
    return voice.say("forbid-none", subject=counted("no", noun, voice, "in"), done=text, against=against), voice


def target_of(aim: Test, voice: Voice) -> str:
    return voice.say("this-card") if isinstance(aim, IsSource) else counted("a", noun_of(aim, voice), voice, "in")


def aimed(of: Test) -> tuple[Test, Test | None]:
    """A test on cards, and the one on the card that they would be used against."""
    match of:
        case Both(first, Aim(aim)):
            return first, aim
        case Aim(aim):
            return Anything(), aim
    return of, None


def done(verbs: tuple[str, ...], gender: str, link: str, voice: Voice, number: str = "one") -> str:
    return voice.joined(link, [voice.say("done-" + verb, gender=gender, number=number) for verb in verbs])


def replaced(verbs: tuple[str, ...], rule: Replace, voice: Voice) -> str:
    """What happens instead of any of these changes."""
    if isinstance(rule.of, IsSource):
        who, gender, voice = subject(rule.of, voice)
    else:
        noun = noun_of(rule.of, voice)
        who, gender = counted("a", noun, voice, "in"), gender_of(noun, voice)
    does = clause(rule.effect, voice.but(mood="infinitive" if rule.optional else "imperative", named=False))
    if rule.optional:
        does = voice.say("may", does=does)
    text = voice.say("replace", subject=who, done=done(verbs, gender, "or", voice), does=does)
    return text if rule.when is None else voice.say("with", clause=text, condition=condition(rule.when, voice))


@statement.register
def _(rule: Replace, voice: Voice) -> str:
    return replaced((rule.verb,), rule, voice)


def statements_of(rules: tuple[Rule, ...], voice: Voice) -> list[str]:
    """The rules of an ability in words; those that say the same of several things to be done say it once."""
    texts: list[str] = []
    left = list(rules)
    case: Condition | None = None  # in which the rule before counts
    while left:
        first = left.pop(0)
        alike = [first]
        name = "verb" if isinstance(first, Replace) else "action" if isinstance(first, Forbid) else ""
        while left and name and mergeable(first) and same_but(first, left[0], name):
            alike.append(left.pop(0))
        done_to = tuple(getattr(rule, name) for rule in alike) if len(alike) > 1 else ()
        match first:
            case Replace() if done_to:
                texts.append(replaced(done_to, first, voice))
            case Forbid() if done_to:
                texts.append(prohibited(done_to, first, voice))
            case Forbid(price=None, by="anyone", when=And(before, beyond)) if before == case:
                texts.append(prohibited((first.action,), first, voice, beyond))
            case _:
                texts.append(statement(first, voice))
        case = first.when
    return texts


def mergeable(rule: Rule) -> bool:
    return not isinstance(rule, Forbid) or (rule.price is None and rule.by == "anyone" and rule.action not in WHOLE)


def same_but(one: Rule, other: Rule, name: str) -> bool:
    return type(one) is type(other) and mergeable(other) and replace(one, **{name: ""}) == replace(other, **{name: ""})  # type: ignore[type-var]


@statement.register
def _(rule: When, voice: Voice) -> str:
    if rule.kind == TRIAL:
        return met(rule, voice)
    expect(rule, kind="trigger")
    if rule.verb in MOMENTS:
        expect(rule, of=IsSource() if rule.verb == "reveal-epic" else Anything())
        if rule.by != "you" or rule.verb == "reveal-epic":
            expect(rule, by="you" if rule.verb == "reward" else "anyone")
        moment = voice.say("moment-" + rule.verb, yours=flag(rule.by == "you"))
    else:
        expect(rule, by="you" if rule.verb == "annihilate" else "anyone")
        if isinstance(rule.of, IsSource):
            who, gender, _ = subject(rule.of, voice)
        else:
            noun = noun_of(rule.of, voice)
            who, gender = counted("a", noun, voice, "in"), gender_of(noun, voice)
        moment = voice.say("when-" + rule.verb, subject=who, gender=gender)
    return voice.say("provided", condition=moment, clause=clause(rule.effect, voice.but(mood="imperative")))


MOMENTS = frozenset({"start-of-turn", "end-of-turn", "reveal-epic", "reward"})


@statement.register
def _(rule: Turned, voice: Voice) -> str:
    return voice.say("turned", subject=subject(rule.of, voice)[0])


@statement.register
def _(rule: Grant, voice: Voice) -> str:
    who, _, _ = subject(rule.of, voice)
    word = keyword_of(rule.ability)
    text = clause(rule.ability.effect, voice.but(mood="imperative"))  # type: ignore[attr-defined]
    return voice.say("grant", subject=who, keyword=voice.say("keyword-" + word), text=text)


@statement.register(Confront)
@statement.register(Reclaim)
def _(rule: Confront, voice: Voice) -> str:
    return confronted(rule, everything(rule.among, voice, "in"), voice)


def confronted(rule: Confront, what: str, voice: Voice) -> str:
    by = voice.say("by-" + rule.kind) if rule.kind else ""
    cost = "" if rule.cost is None else voice.say("confront-cost", n=rule.cost)
    if isinstance(rule, Reclaim):
        expect(rule, by="you")
    whom = "beneath" if isinstance(rule, Reclaim) else rule.by
    text = voice.say("confront", whom=whom, what=what, by=by, cost=cost, priced=flag(cost))
    if rule.wins is None:
        return text
    them = voice.but(acting="they", mood="third") if whom != "you" else voice.but(mood="imperative")
    return voice.say("confront-wins", clause=text, whom=whom, does=clause(rule.wins, them))


@statement.register
def _(rule: Share, voice: Voice) -> str:
    return voice.say("share", subject=subject(rule.of, voice)[0], what=everything(rule.others, voice, "in"))


@statement.register
def _(rule: Offer, voice: Voice) -> str:
    return voice.say("offer", clause=clause(Do(rule.price, may=True), voice))


@statement.register
def _(rule: Silence, voice: Voice) -> str:
    expect(rule, this=False, when=None, keyword="")
    if rule.of == Within(("entrave",)):  # where a card has no other effect
        return voice.say("silence-entrave")
    return voice.say("silence", subject=subject(rule.of, voice)[0])


@statement.register
def _(rule: Way, voice: Voice) -> str:
    who, gender, voice = subject(rule.of, voice)
    return way(rule, who, gender, "one", voice)


def way(rule: Way, who: str, gender: str, number: str, voice: Voice) -> str:
    kind, other = rule.kind, "cosmos" if rule.kind == "force" else "force"
    form = {"gender": gender, "number": number}
    cost = (
        voice.say("cost-like", value=voice.say("value-" + other), **form)
        if rule.cost is None
        else voice.say("cost-of", n=rule.cost, value=voice.say("value-" + kind))
    )
    text = voice.say("way", subject=who, by=voice.say("by-" + kind), cost=cost, **form)
    if rule.needs is None:
        return text
    return voice.say("takes-part", clause=text, what=counted("a", noun_of(rule.needs, voice), voice))
