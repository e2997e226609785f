"""Triggers in words."""

from __future__ import annotations

from msgspec.structs import replace

from pioche.games.dbs.areas import DROPPED
from pioche.games.dbs.wording.conditions import ATTACKING, condition
from pioche.games.dbs.wording.keywords import icon
from pioche.games.dbs.wording.nouns import fold, noun_of, unfold
from pioche.games.dbs.wording.phrases import of_kind, phrase
from pioche.games.dbs.wording.voice import Voice
from pioche.kernel.cards.query import (
    Among,
    Anything,
    Both,
    Cards,
    Either,
    Exists,
    Is,
    IsSource,
    Marked,
    Not,
    Test,
    Turn,
    Within,
    Yours,
)
from pioche.kernel.cards.rule import Replace, When, Whenever
from pioche.kernel.wording.voice import Unworded, expect

CAUSED = (
    "ko",
    "leave",
    "drop",
    "dropped",
    "to-hand",
    "to-deck",
    "to-energy",
    "to-warp",
    "rest",
    "stand",
    "lowered power",
)  # by somebody, somehow
MOMENTS = ("turn-begins", "main-begins", "main-ends", "turn-ends")


def trigger(rules: tuple[When | Whenever, ...], where: str, voice: Voice) -> str:
    """What a skill waits for; `where` is the area, not in play, where its card is."""
    voice = voice.but(at=where)
    first, *others = rules
    text = one(first, voice)
    if others and all(isinstance(rule, When) and rule.verb == "ko" for rule in others):
        if isinstance(first, When) and first.when and not isinstance(first.when, Turn):
            text = voice.say("or-ko", first=one(replace(first, when=None), voice))
            return voice.say("and", first=text, second=condition(first.when, voice))
        return voice.say("or-ko", first=text)  # in whatever way that is not the first one
    for rule in others:
        text = voice.say("or-when", first=text, second=one(rule, voice).removeprefix(voice.say("when")))
    return text


def one(rule: When | Whenever, voice: Voice) -> str:
    if isinstance(rule, Whenever):
        return voice.say("whenever", condition=condition(rule.condition, voice))
    if rule.verb == "markers":
        expect(rule, of=IsSource(), by="opponents", cause="rules")
    elif rule.verb == "inflict" and rule.of == IsSource() and rule.cause == "rules":
        expect(rule, by="anyone")  # in an attack
    elif rule.verb not in CAUSED:
        expect(rule, by="anyone", cause="any")
    if rule.verb in MOMENTS:
        expect(rule, of=Anything())
        whose = rule.when.whose if isinstance(rule.when, Turn) else "anyone"
        return voice.say("at-" + rule.verb, whose=whose)
    match rule.when:
        case None:
            return event(rule, voice)
        case Turn(whose):
            return voice.say("during", whose=whose, event=event(rule, voice))
        case Exists(Among("doer", test), 1, None) if test and rule.cause == "skill":
            lowered = event(replace(rule, cause="any", when=None), voice)
            return voice.say("by-skill-of", event=lowered, card=one_of(test, voice))
        case met if met == ATTACKING:
            return voice.say("while-attacking", event=event(rule, voice))
        case Exists(Among("guard", test), 1, None) if test and rule.verb == "attack" and rule.of == IsSource():
            return voice.say("when-attack-such", kind=of_kind(test, voice, whole=True))
    return voice.say("and", first=event(rule, voice), second=condition(rule.when, voice))


def event(rule: When, voice: Voice) -> str:
    """What happens, to this card or to others."""
    tests = unfold(Both, rule.of)
    if IsSource() in tests and not rule.verb.startswith("use ["):
        return this_card(rule, [test for test in tests if test != IsSource()], voice)
    verb = "played" if rule.verb == "play" else rule.verb
    if verb.startswith("use ["):
        return keyword_used(rule, voice)
    match rule.of:
        case Both(Not(Yours()), Either(Is("battle"), Within(("energy",)))) if rule.verb == "rest":
            return voice.say("when-rest-theirs", cause=cause(rule, voice))
    message = "when-" + verb.replace(" ", "-")
    whose, rest = owner(rule.of)
    if verb == "comboed" and whose == "you" and (marks := [part for part in tests if isinstance(part, Marked)]):
        kind = (
            fold(Both, [part for part in unfold(Both, rest) if part not in marks])
            if rest and rest != marks[0]
            else None
        )
        area = voice.say("area-" + marks[0].mark.removeprefix("combo from "), whose="you")
        return voice.say("when-you-combo-from", kind=of_kind(kind, voice, whole=True), area=area)
    if verb == "comboed" and whose == "you":
        return voice.say("when-you-combo", kind=of_kind(rest, voice, whole=True))
    if verb == "use" and rest and Is("extra") in unfold(Both, rest) and whose != "anyone":
        return voice.say("when-use-extra", whose=whose, kind=of_kind(rest, voice, whole=True))
    if verb in ("comboed", "attack") and rule.of == Not(Yours()):
        return voice.say(message + "-opponent")
    if verb == "played" and whose == "opponents" and tests[-1] == Marked("skill"):
        kind = fold(
            Both, [test for test in unfold(Both, rest or Anything()) if test != Marked("skill")] or [Anything()]
        )
        return voice.say("when-played-by-skill", kind=of_kind(None if kind == Anything() else kind, voice))
    if verb == "damaged" and rule.of == Not(Yours()):
        return voice.say("when-damaged-opponent")
    if verb == "played" and whose != "anyone" and isinstance(tests[-1], Marked) and tests[-1].mark.startswith("from "):
        area = voice.say("area-" + tests[-1].mark.removeprefix("from "), whose="you" if whose == "you" else "actor")
        kind = fold(Both, tests[1:-1]) if tests[1:-1] else None
        return voice.say("when-you-play-from", whose=whose, kind=of_kind(kind, voice, whole=True), area=area)
    if verb == "played" and whose != "anyone":
        return voice.say("when-you-play", whose=whose, kind=of_kind(rest, voice, whole=True))
    if rule.of == Yours() and voice.knows(message + "-you"):
        return voice.say(message + "-you")
    of, place = rule.of, ""
    match [part for part in unfold(Both, of) if isinstance(part, Within)]:
        case [Within((zone,))]:
            of = fold(Both, [part for part in unfold(Both, of) if not isinstance(part, Within)])
            place = voice.say("area-" + zone, whose=whose)
    if place and verb not in ("leave", DROPPED):
        raise Unworded(rule, f"of {rule.of!r}")
    message += "-from" if place else "-any"
    return voice.say(message, subject=one_of(of, voice), cause=cause(rule, voice), place=place)


def keyword_used(rule: When, voice: Voice) -> str:
    """A skill of a keyword is activated."""
    keyword = icon(rule.verb.removeprefix("use [").removesuffix("]"), voice)
    if rule.of == IsSource():
        return voice.say("when-use-keyword", who="this", keyword=keyword, subject="")
    whose, rest = owner(rule.of)
    subject = one_of(rule.of, voice) if rest else ""
    return voice.say("when-use-keyword", who="card" if rest else whose, keyword=keyword, subject=subject)


def this_card(rule: When, tests: list[Test], voice: Voice) -> str:
    match tests:
        case [] if rule.verb == "placed" and voice.at == "leader":
            message = "when-placed-leader"
        case [] if (rule.verb, rule.cause) == ("inflict", "rules"):
            return voice.say("when-inflict-attacking")
        case []:
            message = "when-" + rule.verb.replace(" ", "-")
        case [Marked(mark)]:
            message = "when-" + rule.verb + "-" + mark.replace(" ", "-")
        case _:
            raise Unworded(rule, f"of {rule.of!r}")
    at = voice.at or ("battle" if rule.verb == "dropped" else "")
    areas = [
        voice.say("area-" + zone, whose="you" if number == 0 else "none")
        for number, zone in enumerate(at.split("-") if at else ())
    ]
    place = voice.say("from-area", area=voice.joined("or", areas)) if at else ""
    return voice.say(message, cause=cause(rule, voice), place=place)


def cause(rule: When | Replace, voice: Voice) -> str:
    if rule.cause != "skill" and rule.verb != "markers":
        expect(rule, by="anyone")
    return voice.say("cause", by=rule.by, cause=rule.cause)


def one_of(test: Test, voice: Voice) -> str:
    """One of the cards that pass a test, with whose it is."""
    whose, rest = owner(test)
    noun = noun_of(Cards((), rest))
    return voice.say("one-of", whose=whose, kind=of_kind(rest, voice, whole=True), cards=phrase(noun, voice, True))


def owner(test: Test) -> tuple[str, Test | None]:
    """Whose cards a test means, and what else it says of them."""
    tests = unfold(Both, test)
    whose = "you" if Yours() in tests else "opponents" if Not(Yours()) in tests else "anyone"
    rest = [part for part in tests if part not in (Yours(), Not(Yours()), Anything())]
    rest = [part for part in rest if not isinstance(part, Within)]
    return whose, fold(Both, rest) if rest else None
