"""Rules that skills put in force, in words."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pioche.games.dbs import keywords
from pioche.games.dbs.areas import DROPPED
from pioche.games.dbs.battle import Fighting
from pioche.games.dbs.card import Auto, Permanent
from pioche.games.dbs.cost import Surcharge, Way
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.gather import Extend
from pioche.games.dbs.keywords import SameName, about_all
from pioche.games.dbs.vocabulary.later import NEXT, in_next_turn, once_more
from pioche.games.dbs.wording.conditions import condition
from pioche.games.dbs.wording.effects import IT, about, clause, gets, is_number, less, on_cards, told, told_all
from pioche.games.dbs.wording.forbids import CAUSED, OF_CARDS, attacking_cards, forbidden
from pioche.games.dbs.wording.keywords import energy, icon
from pioche.games.dbs.wording.nouns import IN_PLAY, members_of
from pioche.games.dbs.wording.phrases import of_kind, owned, phrase, scaled
from pioche.games.dbs.wording.triggers import cause, one, one_of, owner
from pioche.games.dbs.wording.voice import Voice
from pioche.kernel.cards.query import (
    ANYONE,
    Anything,
    Both,
    Cards,
    Exists,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Not,
    Test,
    Turn,
    Unless,
    Within,
    Yours,
)
from pioche.kernel.cards.rule import PLAIN, Forbid, Number, Permit, Replace, Rule, Silence, When
from pioche.kernel.cards.value import Amount, Condition, Effect
from pioche.kernel.cards.verbs import Until
from pioche.kernel.wording.voice import Unworded, flag

SELF = IsSource()
IN_A_BATTLE = Exists(Cards(IN_PLAY, Fighting(), ANYONE))
POWERS = (("power",), ("combo_power",))


@cache
def known() -> tuple[Permanent | Auto, ...]:
    """The keywords that a card may have by a rule."""
    return (
        *(keywords.strike(n) for n in (2, 3, 4)), *(keywords.repeated_attack(n) for n in (2, 3)),
        keywords.critical(), keywords.victory_strike(), keywords.barrier(), keywords.indestructible(),
        keywords.blocker(), keywords.revenge(),
    )  # fmt: skip


class Gets(NamedTuple):
    """What cards get by rules in force: numbers and keywords, and by what these are counted."""

    of: Test
    things: list[str]
    each: str = ""


def rules_text(ability: Permanent, voice: Voice) -> str:
    """All rules of a skill; what the same cards get is said in one go."""
    if ability.rules == (Way("use", SELF), Way("counter", SELF)):
        return voice.say("free-card", paid="no")
    texts: list[str | Gets] = []
    for rule in ability.rules:
        gain = gained(rule, voice)
        last = next((text for text in texts if isinstance(text, Gets) and gain and text.of == gain.of), None)
        if not gain:
            texts.append(rule_text(rule, ability.where, voice))
        elif last:
            texts[texts.index(last)] = Gets(last.of, last.things + gain.things, last.each or gain.each)
        else:
            texts.append(gain)
    match texts:
        case [Gets() as own, Gets() as others] if own.of == SELF and own[1:] == others[1:]:
            what = voice.say("and", first=these(SELF, voice), second=these(others.of, voice))
            return get(others, voice, what)
    return voice.joined("and", [get(text, voice) if isinstance(text, Gets) else text for text in texts if text])


def gained(rule: Rule, voice: Voice) -> Gets | None:
    """A number or a keyword that cards get by a rule."""
    of = rule.of
    if of is None or of == IsBound("it"):
        return None
    if isinstance(rule, Number) and rule.keys in POWERS and rule.phase == "add" and rule.when is None:
        by, per = scaled(rule.by, voice)
        return Gets(of, [voice.say("more-" + rule.keys[0], n=f"{by:+}")], per)
    for skill in known():
        own = isinstance(skill, Permanent) and of != SELF
        if (about_all(rule, SELF) if own else rule) in skill.rules:
            return Gets(of if own else SELF, [icon(skill.keyword, voice)])
    return None


def get(gets: Gets, voice: Voice, what: str = "") -> str:
    things, each = gets.things, gets.each
    if each and any(thing.startswith("[") for thing in things):  # keywords are not counted
        numbers = [thing for thing in things if not thing.startswith("[")]
        counted = f"{voice.joined('and', numbers)} {each}"
        things, each = [counted, *(thing for thing in things if thing.startswith("["))], ""
    form = {"number": "one" if gets.of == SELF else "many", "things": voice.joined("and", things)}
    return voice.say("gets", what=what or these(gets.of, voice), each=each, ends="", less=less(gets.things), **form)


def these(test: Test, voice: Voice) -> str:
    """All cards that pass a test, as the subject of a sentence."""
    if test == SELF:
        return voice.say("this-card")
    if test == IsBound("it"):
        return voice.say("bound-it", role="subject")
    noun = members_of(test)
    form = {"owned": flag(owned(noun)), "placed": flag(bool(noun.zones) and not owned(noun))}
    return voice.say("these", whose=noun.whose, cards=phrase(noun, voice, True, "in"), **form)


def rule_text(rule: Rule, where: tuple[str, ...], voice: Voice) -> str:
    match rule:
        case Number(("cost" | "combo_cost" as key,), by, IsSource(), "add", None):
            n, each = scaled(by, voice)
            form = {"each": each, "where": zones(where), "key": key}
            return voice.say("cost-less" if n < 0 else "cost-more", n=str(abs(n)), **form)
        case Number(("cost" | "combo_cost" as key,), by, of, "add", None):
            return costs(key, by, of, voice)
        case Way("use", IsSource(), (), when) if when in (IN_A_BATTLE, Unless(IN_A_BATTLE)):
            return voice.say("free-activate", when="battle" if when == IN_A_BATTLE else "main")
        case Way(action, IsSource(), cost, None):
            price = told_all(cost, voice.but(mood="infinitive")) if cost else ""
            return voice.say("free-" + action, paid=flag(cost), price=price)
        case Surcharge(action, of, cost) if not isinstance(cost[0], Pay):
            return surcharge(action, of, cost, voice)
        case Surcharge(action, Not(Yours()), (Pay() as more,)):
            return voice.say("surcharge-" + action, more=energy(more, voice))
        case Permit(action, IsSource(), Condition() as when) if action.startswith("use ["):
            keyword = icon(action.removeprefix("use [").removesuffix("]"), voice)
            return voice.say("also-when", keyword=keyword, condition=condition(when, voice))
        case Number(("enter-rested",), Fixed(1), of, "add", None) if owner(of)[0] == "opponents":
            return voice.say("played-rested", kind=of_kind(owner(of)[1], voice))
        case Permit(action, IsSource(), None):
            return voice.say("permit-" + action)
        case Permit("combo-rested", of, None):
            return voice.but(many=True).say("can-combo-rested", what=these(of, voice))
        case Permit("attack-active", of, None):
            return voice.but(many=True).say("can-attack-active", what=these(of, voice), ends="")
        case Number(("no-specified",), Fixed(1), of, "add", None):
            noun = members_of(of)
            noun = noun._replace(zones=tuple(zone for zone in noun.zones if zone != "limbo"))
            return voice.say("no-specified", cards=phrase(noun, voice, True, "in"), all=flag(not noun.zones))
        case Forbid("silence", IsSource()) if "deck" in where:
            return voice.say("in-any-area", rule=forbidden(rule, voice.say("this-card"), voice))
        case Replace(verb, of, effect, optional, when=None):
            does = told(effect, voice.but(mood="infinitive") if optional else voice)
            if (verb, rule.by, rule.cause) == ("play", "opponents", "skill") and owner(of)[0] == "opponents":
                would = voice.say("would-play-by-skill", kind=of_kind(owner(of)[1], voice))
                return voice.say("replace", would=would, optional=flag(optional), does=does)
            if isinstance(of, Both) and of.first == SELF and isinstance(of.second, Within) and verb == DROPPED:
                areas = [voice.say("area-" + zone, whose="you") for zone in of.second.zones]
                would = voice.say("would-dropped-from", areas=voice.joined("or", areas), cause=cause(rule, voice))
                return voice.say("replace", would=would, optional=flag(optional), does=does)
            subject = voice.say("this-card") if of == SELF else replaced_one(of, voice)
            said = "" if verb == "markers" else cause(rule, voice)
            if verb == "damage" and of == Yours():
                verb = "damage-you"
            would = voice.say("would-" + verb, subject=subject, cause=said, by=rule.by)
            return voice.say("replace", would=would, optional=flag(optional), does=does)
        case Forbid():
            return forbidden(rule, these(rule.of, voice) if rule.action in OF_CARDS else "", voice)
        case Silence(IsSource(), keyword, False, None) if keyword:
            return voice.say("silence-this", keyword=icon(keyword, voice))
        case Silence(of, "", False, None) if of != SELF:
            noun = members_of(of)
            return voice.say("silence-group", whose=noun.whose, cards=phrase(noun, voice, True, "in"))
        case Extend(keyword, of, (zone,)) if of in (SELF, Yours()):
            place = voice.say("area-" + zone, whose="you")
            return voice.say("extend", area=place, keyword=icon(keyword, voice), this=flag(of == SELF))
    raise Unworded(rule)


def replaced_one(of: Test, voice: Voice) -> str:
    """One of the cards to which something would happen; in which area, where their type does not tell it."""
    noun = members_of(of)
    if noun.zones == ("battle",) and noun.whose == "you" and not owned(noun):
        return voice.say("one-in-battle", kind=of_kind(owner(of)[1], voice, whole=True))
    return one_of(of, voice)


def surcharge(action: str, of: Test, cost: tuple[Effect, ...], voice: Voice) -> str:
    """What your opponent must do besides; a card that is activated is so in its own timing or as a counter."""
    if action == "counter" and of != Not(Yours()):
        return ""
    price = told_all(cost, voice.but(mood="infinitive"))
    cards = phrase(members_of(of)._replace(whose="anyone"), voice, True)
    if action == "attack" and of == Not(Yours()):
        cards = "none"
    return voice.say("unless-they", action=action, cards=cards, price=price)


def costs(key: str, by: Amount, of: Test, voice: Voice) -> str:
    """What is changed of the costs of cards in some areas, where a card that is being played counts as in the hand."""
    n, each = scaled(by, voice)
    noun = members_of(of)
    if "hand" in noun.zones and noun.zones[-1:] != ("limbo",):
        raise Unworded(of, "without cards that are being played")
    noun = noun._replace(zones=tuple(zone for zone in noun.zones if zone != "limbo"))
    cards = phrase(noun, voice, True, "in")
    return voice.say("costs-less" if n < 0 else "costs-more", n=str(abs(n)), each=each, cards=cards, key=key)


def zones(where: tuple[str, ...]) -> str:
    """Where a number counts, as messages select it: a card that is being played has left the hand already."""
    if "deck" in where:
        return "everywhere"
    return "-".join(zone for zone in where if zone != "limbo")


@clause.register
def _(effect: Until, voice: Voice) -> str:
    """Rules in force for a time: numbers, or others one by one."""
    if is_number(effect):
        return gets(effect.what, effect, None, voice)
    ends = voice.say("until-" + effect.ends)
    match effect.rules:
        case (
            When("turn-begins", Anything(), Until(rules, _, "turn"), "at-once", "anyone", "any", Turn(whose), False),
        ):
            if effect.rules == (in_next_turn(rules, whose),) and effect.ends == NEXT[whose]:
                return clause(Until(rules, effect.what, "during-" + NEXT[whose]), voice)
        case (When("attack", of, Until((Forbid("attack", other),)), "at-once"),) if (
            effect.rules == (once_more(of),) and of == other
        ):
            return voice.say("only-once-more", cards=attacking_cards(of, voice), who=members_of(of).whose, ends=ends)
        case (When(action, of, Until((Forbid(),)), "at-once"),) if effect.rules == (once_more(of, action=action),):
            keyword = icon(action.removeprefix("use [").removesuffix("]"), voice)
            return voice.say("use-only-once-more", who=members_of(of).whose, keyword=keyword, ends=ends)
        case (When(verb, Anything(), later, "auto", "anyone", "any", when, False),) if delayed(verb, when, effect.ends):
            return voice.say("at-" + delayed(verb, when, effect.ends), does=told(later, voice))
        case (When(_, _, does, "auto", once=False) as heard,):
            return voice.say("until-when", ends=ends, when=one(heard, voice), does=told(does, voice))
        case (Silence(IsBound("it"), keyword, False, None),):
            if effect.what == IT and not keyword:
                return voice.say("do-silence-it", ends=ends)
            message = "do-silence-keyword" if keyword else "do-silence"
            shown = voice.say("plain-skills") if keyword == PLAIN else icon(keyword, voice) if keyword else ""
            return on_cards(message, effect.what, voice, "first", ends=ends, keyword=shown)
        case (Silence(IsSource(), "", True, None),):
            return voice.say("do-silence-this", ends=ends)
        case (Forbid("charge", IsBound("it"), None, None, "anyone", "any", None),) if (
            effect.ends == "opponents-next-charge"
        ):
            return about("cannot-charge", effect.what, voice)
        case (Forbid(action, IsBound("it"), None, None, by, how, None),) if action in ABOUT:
            by_whom = voice.say("by-whom", by=by, cause=how)
            if by_whom and action not in CAUSED:
                raise Unworded(effect, by_whom)
            return about("cannot-" + action, effect.what, voice, ends=ends, cause=by_whom)
        case (Permit("attack-active", IsBound("it"), None),):
            return about("can-attack-active", effect.what, voice, ends=ends)
        case (Forbid("use", Both(SameName(), Yours())), Forbid("counter", Both(SameName(), Yours()))):
            return voice.say(
                "for-a-time", rules=voice.say("forbid-you-use", name=voice.say("copies-of-this")), ends=ends
            )
        case (Forbid("use", Both(Is(name), Yours())), Forbid("counter", Both(Is(other), Yours()))) if name == other:
            return voice.say("for-a-time", rules=voice.say("forbid-you-use", name=name), ends=ends)
    return voice.say(
        "until-then" if isinstance(effect.rules[0], Replace | Number) else "for-a-time",
        rules=voice.joined("and", list(filter(None, [rule_text(rule, (), voice) for rule in effect.rules]))),
        ends=ends,
    )


ABOUT = ("attack", "use", "rest", "stand", "ko", "leave", "combo", "negate-attack", "affected")
DELAYED = {  # what is waited for, and until when: the moment at which it is done
    ("turn-ends", None, "turn"): "end-of-turn",
    ("turn-ends", Turn("opponents"), "opponents-next-turn"): "end-of-opponents-next-turn",
    ("turn-ends", Turn(), "your-next-turn"): "end-of-your-next-turn",
    ("main-begins", Turn(), "your-next-turn"): "start-of-your-next-main",
    ("main-begins", Turn("opponents"), "opponents-next-turn"): "start-of-opponents-next-main",
    ("turn-begins", Turn(), "your-next-turn"): "start-of-your-next-turn",
    ("battle-ends", None, "battle"): "end-of-battle",
}


def delayed(verb: str, when: Condition | None, ends: str) -> str:
    """The moment at which something is done later, "" if there are no words for it."""
    return next((name for (*key, until), name in DELAYED.items() if key == [verb, when] and until == ends), "")
