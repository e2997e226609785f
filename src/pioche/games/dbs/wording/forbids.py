"""What is forbidden, in words: to this card, to cards of a kind, to a player."""

from __future__ import annotations

from pioche.games.dbs.keywords import AnyOtherColour, SameName
from pioche.games.dbs.wording.conditions import ATTACKING, IN_ITS_BATTLE, attacked_by, condition
from pioche.games.dbs.wording.keywords import icon
from pioche.games.dbs.wording.nouns import Kind, Noun, members_of
from pioche.games.dbs.wording.phrases import of_kind, owned, phrase
from pioche.games.dbs.wording.voice import Voice
from pioche.kernel.cards.query import Among, And, Both, Cards, Exists, Is, IsSource, Not, Test, Turn, Within, Yours
from pioche.kernel.cards.rule import Forbid
from pioche.kernel.cards.value import Condition
from pioche.kernel.wording.voice import Unworded, expect, flag

SELF = IsSource()
# What may be forbidden to some only
CAUSED = ("ko", "leave", "choose", "rest", "stand", "drop", "affected", "damage", "to-warp", "to-hand", "silence")
OF_CARDS = (*CAUSED, "negate-attack", "charge")  # what is said of the cards, whosever they are


def forbidden(rule: Forbid, subject: str, voice: Voice) -> str:
    """What cannot be done, and when, or unless what."""
    match rule:
        case Forbid("to-energy", Yours(), when=Exists(Cards(("energy",), None, "you"), n, None)):
            return voice.say("most-energy", n=str(n))
    text = act(rule, subject, voice)
    if rule.unless == Exists(Among("doer", SELF)):
        text = voice.say("except-by-this", does=text)
    elif rule.unless:
        text = voice.say("unless", does=text, condition=condition(rule.unless, voice))
    when = rule.when
    if when is None or by_attacker(when) is not None:
        return text
    if when == IN_ITS_BATTLE:
        return voice.say("for-its-battle", event=text)
    if when == ATTACKING:
        return voice.say("while-attacking", event=text)
    match when:
        case And(first, second) if first == ATTACKING and (test := attacked_by(second)):
            return voice.say("while-attacking-such", kind=of_kind(test, voice), event=text)
    if isinstance(when, Turn):
        return voice.say("during", whose=when.whose, event=text)
    return voice.say("as-long-as", condition=condition(when, voice), does=text)


def by_attacker(when: Condition | None) -> Test | None:
    """What the attacking card must be."""
    match when:
        case Exists(Among("attacker", test), 1, None):
            return test
    return None


def act(rule: Forbid, subject: str, voice: Voice) -> str:
    expect(rule, price=None)
    if rule == Forbid("play", SELF, rule.unless, cause="skill"):
        return voice.say("forbid-play-by-skills")
    if rule.action not in CAUSED:
        expect(rule, by="anyone", cause="any")
    match rule:
        case Forbid("to-energy", Yours()):
            return voice.say("forbid-energy")
        case Forbid("damage", Yours() | Not(Yours()) as of, cause="rules"):
            return voice.say("unhurt", who="you" if of == Yours() else "opponents", by=rule.by)
        case Forbid("be-attacked", of):
            return not_attacked(of, by_attacker(rule.when), voice)
        case Forbid("play", Both(IsSource(), Not(Within(zones)))):
            return voice.say("forbid-play-but", areas=from_areas(zones, voice))
        case Forbid("play", Both(Both(Is(name), Yours()), Not(IsSource()))):
            return voice.say("one-in-play", name=name)
        case Forbid("play", Both(Both(SameName(), Yours()), Not(IsSource()))):
            return voice.say("one-copy-in-play")
        case Forbid("play" | "use", Both(Is(name), Yours())) if name[0] in "<《{":
            return voice.say("forbid-you-" + rule.action, name=name)
        case Forbid("play", Both(SameName(), Yours())):
            return voice.say("forbid-copies")
        case Forbid("counter" | "use", Not(Yours())):
            return voice.say("forbid-opponent-" + rule.action)
        case Forbid(action, IsSource()) if action not in OF_CARDS:
            return voice.say("forbid-" + action, by=rule.by, cause=rule.cause)
        case Forbid(action, of) if action in OF_CARDS:
            number = "one" if of == SELF else "many"
            return voice.say("forbid-" + action, by=rule.by, cause=rule.cause, what=subject, number=number)
        case Forbid(action, of) if action.startswith("use ["):
            keyword = icon(action.removeprefix("use [").removesuffix("]"), voice)
            if of == Both(SameName(), Yours()):
                cards = voice.say("of-such", cards=voice.say("copies-of-this"))
                return voice.say("forbid-keyword", who="you", keyword=keyword, cards=cards)
            noun = members_of(of)
            cards = "" if plain(noun) else voice.say("of-such", cards=phrase(noun, voice, True))
            return voice.say("forbid-keyword", who=noun.whose, keyword=keyword, cards=cards)
        case Forbid("attack" | "combo" as action, of):
            return voice.say("forbid-with-" + action, who=members_of(of).whose, cards=attacking_cards(of, voice))
        case Forbid("play", Both(Both(Yours(), Is("battle")), AnyOtherColour((colour,)))):
            return voice.say("only-mono", colour=voice.say("colour-" + colour, number="many"))
        case Forbid("play", Both(Both(Yours(), Is("battle")), AnyOtherColour((colour, other)))):
            colours = [voice.say("colour-" + name, number="many") for name in (colour, other)]
            return voice.say("only-colours", colours=voice.joined("or", colours))
        case Forbid("play", of):
            noun = members_of(of)
            return voice.say("forbid-playing", who=noun.whose, cards=phrase(noun, voice, True))
    raise Unworded(rule)


def from_areas(zones: tuple[str, ...], voice: Voice) -> str:
    """Areas from which a card is played: one that is being played counts as in the hand."""
    names = [voice.say("area-" + zone, whose="you") for zone in zones if zone != "limbo"]
    return voice.joined("or", names)


def plain(noun: Noun) -> bool:
    """Whether nothing is said of cards but whose they are."""
    return noun._replace(whose="you") == Noun(kinds=(Kind(),))


def attacking_cards(of: Test, voice: Voice) -> str:
    """With which cards, "" if with any."""
    noun = members_of(of)
    return "" if plain(noun) else voice.say("with-such", cards=phrase(noun, voice, True))


def not_attacked(of: Test, attacker: Test | None, voice: Voice) -> str:
    """Which cards cannot be attacked, and by which."""
    by, theirs = "none", "no"
    if attacker and attacker != SELF:
        such = members_of(attacker)
        theirs = flag(such.whose == "opponents")
        by = phrase(such._replace(whose="anyone"), voice, True)
    if of == SELF:
        return voice.say("forbid-be-attacked", attackers=by, theirs=theirs)
    noun = members_of(of)
    if attacker == SELF:
        return voice.say("forbid-attack-such", cards=phrase(noun._replace(whose="anyone"), voice, True))
    if noun.whose != "you":
        raise Unworded(of, "of the other player")
    if theirs == "yes":
        raise Unworded(attacker, "of the other player")
    form = {"owned": flag(owned(noun)), "cards": phrase(noun, voice, True)}
    return voice.say("forbid-attack-yours", attackers=by, **form)
