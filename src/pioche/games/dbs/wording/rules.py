"""Rules that skills put in force, in words."""

from __future__ import annotations

from functools import cache

from pioche.games.dbs import keywords
from pioche.games.dbs.battle import Fighting
from pioche.games.dbs.card import Auto, Permanent
from pioche.games.dbs.cost import Surcharge, Way
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.gather import Extend
from pioche.games.dbs.keywords import SameName
from pioche.games.dbs.wording.effects import about, clause, gets, is_number, less, on_cards, told, told_all
from pioche.games.dbs.wording.keywords import energy, icon
from pioche.games.dbs.wording.nouns import IN_PLAY, noun_of
from pioche.games.dbs.wording.phrases import phrase, scaled
from pioche.games.dbs.wording.triggers import one_of, owner
from pioche.games.dbs.wording.voice import Voice
from pioche.kernel.cards.query import (
    ANYONE,
    Among,
    Anything,
    Both,
    Cards,
    Exists,
    Is,
    IsBound,
    IsSource,
    Not,
    Test,
    Unless,
    Yours,
)
from pioche.kernel.cards.rule import Forbid, Number, Permit, Replace, Rule, Silence, When
from pioche.kernel.cards.verbs import Until
from pioche.kernel.wording.voice import Unworded, expect, flag

SELF = IsSource()
IN_A_BATTLE = Exists(Cards(IN_PLAY, Fighting(), ANYONE))
CAUSED = ("ko", "leave", "choose", "rest", "stand")  # what may be forbidden to somebody only
POWERS = (("power",), ("combo_power",))


@cache
def known() -> tuple[Permanent | Auto, ...]:
    """The keywords that a card may have by a rule."""
    return (
        *(keywords.strike(n) for n in (2, 3, 4)), *(keywords.repeated_attack(n) for n in (2, 3)),
        keywords.critical(), keywords.victory_strike(), keywords.barrier(), keywords.indestructible(),
        keywords.blocker(), keywords.revenge(),
    )  # fmt: skip


def rules_text(ability: Permanent, voice: Voice) -> str:
    """All rules of a skill; what a card gets is said in one go."""
    texts: list[str] = []
    things: list[str] = []
    each, place, subject = "", 0, SELF
    for rule in ability.rules:
        keyword = next((skill for skill in known() if rule in skill.rules), None)
        number = isinstance(rule, Number) and rule.keys in POWERS and rule.phase == "add" and rule.when is None
        if not keyword and not number:
            texts.append(rule_text(rule, ability.where, voice))
            continue
        place = place if things else len(texts)
        if keyword:
            things.append(icon(keyword.keyword, voice))
        else:
            assert isinstance(rule, Number)
            by, per = scaled(rule.by, voice)
            each, subject = each or per, rule.of  # type: ignore[assignment]
            things.append(voice.say("more-" + rule.keys[0], n=f"{by:+}"))
    if things:
        form = {"number": "one" if subject == SELF else "many", "things": voice.joined("and", things)}
        form["less"] = less(things)
        texts.insert(place, voice.say("gets", what=these(subject, voice), each=each, ends="", **form))
    return voice.joined("and", texts)


def these(test: Test, voice: Voice) -> str:
    """All cards that pass a test, as the subject of a sentence."""
    if test == SELF:
        return voice.say("this-card")
    whose, rest = owner(test)
    return voice.say("these", whose=whose, cards=phrase(noun_of(Cards((), rest)), voice, True))


def rule_text(rule: Rule, where: tuple[str, ...], voice: Voice) -> str:
    match rule:
        case Number(("cost",), by, IsSource(), "add", None):
            n, each = scaled(by, voice)
            return voice.say("cost-less" if n < 0 else "cost-more", n=str(abs(n)), each=each, where=zones(where))
        case Way("use", IsSource(), (), when) if when in (IN_A_BATTLE, Unless(IN_A_BATTLE)):
            return voice.say("free-activate", when="battle" if when == IN_A_BATTLE else "main")
        case Way(action, IsSource(), cost, None):
            price = told_all(cost, voice.but(mood="infinitive")) if cost else ""
            return voice.say("free-" + action, paid=flag(cost), price=price)
        case Surcharge(action, Not(Yours()), (Pay() as more,)):
            return voice.say("surcharge-" + action, more=energy(more, voice))
        case Permit(action, IsSource(), None):
            return voice.say("permit-" + action)
        case Replace(verb, of, effect, optional, "anyone", "any", None):
            does = told(effect, voice.but(mood="infinitive") if optional else voice)
            subject = voice.say("this-card") if of == SELF else one_of(of, voice)
            would = voice.say("would-" + verb, subject=subject)
            return voice.say("replace", would=would, optional=flag(optional), does=does)
        case Forbid():
            return forbidden(rule, voice)
        case Silence(IsSource(), keyword, False, None) if keyword:
            return voice.say("silence-this", keyword=icon(keyword, voice))
        case Extend(keyword, of, (zone,)) if of in (SELF, Yours()):
            place = voice.say("area-" + zone, whose="you")
            return voice.say("extend", area=place, keyword=icon(keyword, voice), this=flag(of == SELF))
    raise Unworded(rule)


def forbidden(rule: Forbid, voice: Voice) -> str:
    """What cannot be done, to this card or to others."""
    expect(rule, unless=None, price=None)
    if rule.action not in CAUSED or rule.of != SELF:
        expect(rule, by="anyone", cause="any")
    match rule:
        case Forbid("be-attacked", Is("battle"), when=Exists(Among("attacker", IsSource()), 1, None)):
            return voice.say("forbid-attack-battle")
        case Forbid("be-attacked", Both(Is("leader"), Yours()), when=None):
            return voice.say("forbid-attack-leader")
        case Forbid("play", Both(Both(Is(name), Yours()), Not(IsSource())), when=None):
            return voice.say("one-in-play", name=name)
        case Forbid("play" | "use", Both(Is(name), Yours()), when=None):
            return voice.say("forbid-you-" + rule.action, name=name)
        case Forbid("play", Both(SameName(), Yours()), when=None):
            return voice.say("forbid-copies")
        case Forbid("counter" | "use", Not(Yours()), when=None):
            return voice.say("forbid-opponent-" + rule.action)
        case Forbid(action, IsSource(), when=None):
            return voice.say("forbid-" + action, by=rule.by, cause=rule.cause)
    raise Unworded(rule)


def zones(where: tuple[str, ...]) -> str:
    """Where a number counts, as messages select it: a card that is being played has left the hand already."""
    return "-".join(zone for zone in where if zone != "limbo")


@clause.register
def _(effect: Until, voice: Voice) -> str:
    """Rules in force for a time: numbers, or others one by one."""
    if is_number(effect):
        return gets(effect.what, effect, None, voice)
    ends = voice.say("until-" + effect.ends)
    match effect.rules:
        case (Silence(IsBound("it"), "", False, None),):
            return on_cards("do-silence", effect.what, voice, first=True, ends=ends)
        case (Silence(IsSource(), "", True, None),):
            return voice.say("do-silence-this", ends=ends)
        case (Forbid("charge", IsBound("it"), None, None, "anyone", "any", None),) if (
            effect.ends == "opponents-next-charge"
        ):
            return about("cannot-charge", effect.what, voice)
        case (
            Forbid(
                "attack" | "use" | "rest" | "stand" | "ko" as action, IsBound("it"), None, None, "anyone", "any", None
            ),
        ):
            return about("cannot-" + action, effect.what, voice, ends=ends)
        case (Permit("attack-active", IsBound("it"), None),):
            return about("can-attack-active", effect.what, voice, ends=ends)
        case (Forbid("use", Both(Is(name), Yours())), Forbid("counter", Both(Is(other), Yours()))) if name == other:
            return voice.say("for-a-time", rules=voice.say("forbid-you-use", name=name), ends=ends)
        case (When("turn-ends", Anything(), later, "auto", "anyone", "any", None, False),) if effect.ends == "turn":
            return voice.say("at-end-of-turn", does=told(later, voice))
    return voice.say(
        "for-a-time", rules=voice.joined("and", [rule_text(rule, (), voice) for rule in effect.rules]), ends=ends
    )
