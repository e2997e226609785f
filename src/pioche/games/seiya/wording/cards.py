"""Card texts, made from what runs (law 4): abilities, Victory Points and the printed profile."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, singledispatch
from typing import Any

from pioche.games.seiya.card import (
    ALTAR_TYPE,
    CHARACTER_TYPE,
    DIVINE,
    EPIC_TYPE,
    GIFT_TYPE,
    HOUSE_TYPE,
    PILLAR_TYPE,
    RELIC_TYPE,
    SENSE_TYPE,
    STATUE_TYPE,
    TECHNIQUE_TYPE,
    TRIAL_TYPE,
    Activation,
    Annihilated,
    Apparition,
    Arrival,
    Bonus,
    Defeated,
    Eliminated,
    EndOfEpic,
    Exit,
    Gift,
    Play,
    Power,
    Reward,
    SeiyaCard,
    Sense,
    Talent,
    Technique,
    WhenMarked,
)
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.foremost import Lead
from pioche.games.seiya.scoring import Most, Names, Plus, Provided
from pioche.games.seiya.terms import Product
from pioche.games.seiya.vocabulary import TRANSCENDED
from pioche.games.seiya.vocabulary.hades import ON_TOP
from pioche.games.seiya.wording import decks as decks  # has words for effects
from pioche.games.seiya.wording import enfers as enfers
from pioche.games.seiya.wording.conditions import condition
from pioche.games.seiya.wording.constructs import provided
from pioche.games.seiya.wording.duel import altar_profile, house_profile
from pioche.games.seiya.wording.hades import expect_own_doing
from pioche.games.seiya.wording.keywords import EVERYWHERE, keyword_of
from pioche.games.seiya.wording.nouns import noun_of
from pioche.games.seiya.wording.phrases import counted, scaled, values
from pioche.games.seiya.wording.rules import statements_of
from pioche.games.seiya.wording.voice import PACKAGE, Voice, key
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import Count, Fixed
from pioche.kernel.cards.rule import Forbid, Replace, When
from pioche.kernel.cards.select import Pick
from pioche.kernel.cards.value import Amount, Value, walk
from pioche.kernel.state.catalogue import Ability, Static
from pioche.kernel.wording import speech
from pioche.kernel.wording.voice import Unworded, capital, expect, flag

# Abilities


@singledispatch
def text_of(ability: Ability, voice: Voice) -> str:
    raise Unworded(ability)


@text_of.register(Activation)
@text_of.register(Play)
@text_of.register(Gift)
def _(ability: Activation | Play | Gift, voice: Voice) -> str:
    return provided(ability.needs, ability.effect, voice.but(whole=isinstance(ability, Activation | Play)))


@text_of.register
def _(ability: Talent, voice: Voice) -> str:
    text = provided(ability.needs, ability.effect, voice.but(whole=True))
    sign = voice.card.constellation
    return voice.say("talent-of", sign=sign, clause=text) if sign else text


@text_of.register(Arrival)
@text_of.register(Defeated)
@text_of.register(Exit)
@text_of.register(WhenMarked)
@text_of.register(EndOfEpic)
@text_of.register(Apparition)
@text_of.register(Annihilated)
@text_of.register(Sense)
@text_of.register(Reward)
def _(ability: Any, voice: Voice) -> str:
    return provided(None, ability.effect, voice)


@text_of.register
def _(ability: Technique, voice: Voice) -> str:
    return voice.say(
        "technique", n=ability.energy, clause=provided(ability.needs, ability.effect, voice.but(whole=True))
    )


@text_of.register
def _(ability: Power, voice: Voice) -> str:
    text = provided(ability.needs, Do(ability.effect, may=True), voice.but(whole=True))
    return voice.say("power", clause=text, once=flag(ability.once))


@text_of.register
def _(ability: Bonus, voice: Voice) -> str:
    return voice.say("bonus", worth=worth(ability.amount, voice))


@text_of.register
def _(ability: Eliminated, voice: Voice) -> str:
    return voice.say("eliminated", condition=condition(ability.condition, voice))


@text_of.register
def _(ability: Static, voice: Voice) -> str:
    if not keyword_of(ability) and ability.where not in homes(voice.card):
        raise Unworded(ability, f"of a {voice.card.type} in {ability.where}")
    if (ability.when == ON_TOP) != (ability.where == ("entrave",)):
        raise Unworded(ability, "of an Entrave pile")
    first, *rest = statements_of(ability.rules, voice)
    for text in rest:
        first = voice.say("after", first=first, second=capital(text))
    if ability.where in (("trials",), ("house",)):
        expect_own_doing(ability)
        return first
    if ability.where == ("entrave",):  # the keyword says when it counts
        expect(ability, when=ON_TOP)
        return first
    if ability.when is None:
        return first
    return voice.say("provided", condition=condition(ability.when, voice), clause=first)


HOMES = {
    CHARACTER_TYPE: "play", RELIC_TYPE: "relics", PILLAR_TYPE: "pillars", EPIC_TYPE: "epic", STATUE_TYPE: "statue",
    HOUSE_TYPE: "house", ALTAR_TYPE: "altar",
}  # fmt: skip


def homes(card: SeiyaCard) -> tuple[tuple[str, ...], ...]:
    """Where what a card says counts without a word of it: in play; of who is set aside again, wherever they may be."""
    in_play = (HOMES.get(card.type, ""),)
    if TRANSCENDED.word in card.classes or (card.mode == "duel" and card.type == CHARACTER_TYPE):
        return (EVERYWHERE,)
    return (in_play, EVERYWHERE) if DIVINE in card.classes else (in_play,)


@cache
def keyword(ability: Ability, lang: str) -> str:
    """The rulebook's word for when an ability counts, empty if it has none."""
    word = keyword_of(ability)
    return speech(lang, PACKAGE).say("keyword-" + word) if word else ""


# What no card of this game says, and what then goes without saying.
UNSAID: dict[type[Value], dict[str, object]] = {
    Static: {"keyword": ""},
    Pick: {"regardless": False},
    Forbid: {"cause": "any"},
    Replace: {"by": "anyone", "cause": "any"},
    When: {"cause": "any", "when": None, "once": False},
}


@cache
def raw_text(card: SeiyaCard, ability: Ability, lang: str) -> str:
    for node in walk(ability):
        expect(node, **UNSAID.get(type(node), {}))
    voice = Voice(lang, card)
    return voice.say("sentence", text=text_of(ability, voice))


def ability_text(card: SeiyaCard, ability: Ability, lang: str) -> str:
    """What an ability does, in a sentence or two, without its keyword."""
    return capital(raw_text(card, ability, lang))


@cache
def ability_line(card: SeiyaCard, ability: Ability, lang: str) -> str:
    """An ability as its card prints it: keyword and text."""
    word, raw = keyword(ability, lang), raw_text(card, ability, lang)
    return speech(lang, PACKAGE).say("line", keyword=word, raw=raw, text=capital(raw)) if word else capital(raw)


# Victory Points


@singledispatch
def worth(amount: Amount, voice: Voice) -> str:
    raise Unworded(amount, "as Victory Points")


@worth.register(Fixed)
@worth.register(Count)
@worth.register(Product)
def _(amount: Amount, voice: Voice) -> str:
    n, per = scaled(amount, voice)
    return points(n, voice, per)


def points(n: int, voice: Voice, per: str = "") -> str:
    return voice.say("worth", n=abs(n), sign="less" if n < 0 else "more", per=per)


@worth.register
def _(amount: Plus, voice: Voice) -> str:
    return voice.say("worth-plus", first=worth(amount.first, voice), second=worth(amount.second, voice))


@worth.register(Most)
@worth.register(Lead)
def _(amount: Most | Lead, voice: Voice) -> str:
    n, per = scaled(amount, voice)
    return points(n, voice, per)


@worth.register
def _(amount: Names, voice: Voice) -> str:
    return voice.say("worth-names", what=counted("plural", noun_of(amount.among, voice), voice, "in"))


@worth.register
def _(amount: Provided, voice: Voice) -> str:
    return voice.say("with", clause=points(amount.amount, voice), condition=condition(amount.condition, voice))


@cache
def pv_text(card: SeiyaCard, lang: str) -> str:
    """How many Victory Points the card is worth, if that is not simply printed."""
    if card.pv_rule is None:
        return ""
    voice = Voice(lang, card)
    return capital(voice.say("pv-rule", worth=worth(card.pv_rule, voice)))


# Whole cards


def statements(card: SeiyaCard, lang: str) -> list[str]:
    """What a card says, in the order in which it is cited."""
    lines = [pv_text(card, lang)] if card.pv_rule else []
    played = 0
    for ability in card.abilities:
        if card.continues(ability):
            lines[played] += " " + speech(lang, PACKAGE).say("while-before-you", text=raw_text(card, ability, lang))
            continue
        if isinstance(ability, Play):
            played = len(lines)
        lines.append(ability_line(card, ability, lang))
    return lines


def card_text(card: SeiyaCard, lang: str) -> str:
    """All that a card says, a line for each of its rules."""
    return "\n".join(statements(card, lang))


@cache
def profile_text(card: SeiyaCard, lang: str) -> str:
    """What is printed on the card besides its text."""
    voice = Voice(lang, card)
    if card.type in PROFILES:
        return PROFILES[card.type](card, voice)
    gender = voice.say("gender", word=key(card.type))
    form = {"number": "one", "gender": gender}
    ranks = [voice.say("rank-" + rank, **form) for rank in card.ranks]
    classes = [voice.say("noun-" + key(word), **form) for word in card.classes if key(word) != key(card.type)]
    known = voice.say("of-class", classes=voice.joined("and", classes)) if classes else ""
    if card.grade is not None:
        return styx_profile(card, known, voice)
    costs = [
        values((name,), cost, voice) for name in ("cost_force", "cost_cosmos") if (cost := card.numbers().get(name))
    ]
    gives = [
        voice.say("amount-cost", n=n, value=voice.say("value-" + name))
        for name in ("force", "heal", "cosmos")
        if (n := card.numbers().get(name)) is not None
    ]
    text = voice.say(
        "profile",
        noun=voice.say("noun-" + key(card.type), **form),
        ranks=voice.joined("and", ranks) if ranks else "",
        ranked=flag(ranks),
        classes=known if card.classes else voice.say("of-class", classes=voice.say("no-class")),
        costs=voice.say("profile-cost", costs=voice.joined("or", costs)) if costs else voice.say("no-cost"),
        gives=voice.say("profile-gives", gives=voice.joined("and", gives)) if gives else voice.say("no-value"),
        pv=profile_pv(card, voice),
        copies=voice.say("copies", n=card.copies),
        flame=icon(card, voice),
        guards=voice.say("guards", pillar=PILLARS[card.pillar]) if card.pillar else "",
    )
    return capital(text)


def icon(card: SeiyaCard, voice: Voice) -> str:
    """Flame or Sapphire; in the duel, the constellation."""
    if card.side:
        return voice.say("icon-constellation", side=card.side, sign=card.constellation)
    return voice.say("icon-" + card.icon) if card.icon else ""


PILLARS = {card.slug: card.name for card in ALL if card.type == PILLAR_TYPE}


def styx_profile(card: SeiyaCard, classes: str, voice: Voice) -> str:
    return voice.say(
        "profile-styx", classes=classes or voice.say("of-class", classes=voice.say("no-class")),
        costs=values(("cost_force",), card.cost_force or 0, voice), grade=card.grade, souls=card.cost_souls,
        gain=card.gain_souls, pv=profile_pv(card, voice), copies=voice.say("copies", n=card.copies),
    )  # fmt: skip


def technique_profile(card: SeiyaCard, voice: Voice) -> str:
    return voice.say("profile-technique", board=voice.say("noun-" + key(card.classes[0])))


def pillar_profile(card: SeiyaCard, voice: Voice) -> str:
    costs = values(("cost_force",), card.cost_force or 0, voice)
    return voice.say("profile-pillar", costs=costs, pv=profile_pv(card, voice))


def epic_profile(card: SeiyaCard, voice: Voice) -> str:
    return voice.say("profile-epic", n=card.hourglasses)


def statue_profile(card: SeiyaCard, voice: Voice) -> str:
    return voice.say("profile-statue")


def trial_profile(card: SeiyaCard, voice: Voice) -> str:
    return voice.say("profile-trial")


def gift_profile(card: SeiyaCard, voice: Voice) -> str:
    return voice.say("profile-gift", copies=voice.say("copies", n=card.copies), icon=icon(card, voice))


def sense_profile(card: SeiyaCard, voice: Voice) -> str:
    return voice.say("profile-sense")


# What is printed on things that are no cards of a deck.
PROFILES: dict[str, Callable[[SeiyaCard, Voice], str]] = {
    TECHNIQUE_TYPE: technique_profile,
    PILLAR_TYPE: pillar_profile,
    EPIC_TYPE: epic_profile,
    STATUE_TYPE: statue_profile,
    TRIAL_TYPE: trial_profile,
    GIFT_TYPE: gift_profile,
    SENSE_TYPE: sense_profile,
    HOUSE_TYPE: house_profile,
    ALTAR_TYPE: altar_profile,
}


def profile_pv(card: SeiyaCard, voice: Voice) -> str:
    if card.pv_rule is not None:
        return voice.say("variable-pv")
    return voice.say("no-pv") if card.pv is None else points(card.pv, voice)
