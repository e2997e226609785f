"""Card texts, made from what runs (law 4): abilities, Victory Points and the printed profile."""

from __future__ import annotations

from functools import cache, singledispatch

from pioche.games.seiya.card import Activation, Arrival, Defeated, Play, SeiyaCard
from pioche.games.seiya.scoring import Most, Names, Plus, Provided
from pioche.games.seiya.wording.effects import clause
from pioche.games.seiya.wording.nouns import noun_of
from pioche.games.seiya.wording.phrases import counted, scaled, values
from pioche.games.seiya.wording.rules import condition, statement
from pioche.games.seiya.wording.voice import PACKAGE, Voice, key
from pioche.kernel.catalogue import Ability, Static
from pioche.kernel.modify import Forbid, Replace, When
from pioche.kernel.query import Count, Exists, Fixed, Possible
from pioche.kernel.select import Pick
from pioche.kernel.value import Amount, Condition, Effect, Value, walk
from pioche.kernel.wording import speech
from pioche.kernel.wording.voice import Unworded, capital, expect

# Abilities


@singledispatch
def keyword_of(ability: Ability) -> str:
    raise Unworded(ability)


@keyword_of.register
def _(ability: Activation) -> str:
    return ability.how


@keyword_of.register
def _(ability: Play) -> str:
    return "play"


@keyword_of.register
def _(ability: Arrival) -> str:
    return "arrival"


@keyword_of.register
def _(ability: Defeated) -> str:
    return "defeated"


@keyword_of.register
def _(ability: Static) -> str:
    """What counts in play is printed without a keyword."""
    keywords = {("field",): "field", ("play",): ""}
    if ability.where not in keywords:
        raise Unworded(ability, f"in {ability.where}")
    return keywords[ability.where]


@singledispatch
def text_of(ability: Ability, voice: Voice) -> str:
    raise Unworded(ability)


@text_of.register(Activation)
@text_of.register(Play)
def _(ability: Activation | Play, voice: Voice) -> str:
    return provided(ability.needs, ability.effect, voice)


@text_of.register(Arrival)
@text_of.register(Defeated)
def _(ability: Arrival | Defeated, voice: Voice) -> str:
    return provided(None, ability.effect, voice)


@text_of.register
def _(ability: Static, voice: Voice) -> str:
    first, *rest = [statement(rule, voice) for rule in ability.rules]
    for text in rest:
        first = voice.say("after", first=first, second=capital(text))
    return first


def provided(needs: Condition | None, effect: Effect, voice: Voice) -> str:
    if needs is None:
        return clause(effect, voice)
    known = needs.effect if isinstance(needs, Possible) else None
    text = clause(effect, voice.but(known=known))
    return voice.say("provided", condition=condition(needs, voice), clause=text)


@cache
def keyword(ability: Ability, lang: str) -> str:
    """The rulebook's word for when an ability counts, empty if it has none."""
    word = keyword_of(ability)
    return speech(lang, PACKAGE).say("keyword-" + word) if word else ""


# What no card of this game says, and what then goes without saying.
UNSAID: dict[type[Value], dict[str, object]] = {
    Static: {"when": None},
    Pick: {"up_to": False, "regardless": False},
    Exists: {"most": None},
    Forbid: {"cause": "any", "when": None},
    Replace: {"by": "anyone", "cause": "any", "when": None},
    When: {"by": "anyone", "cause": "any", "when": None, "once": False},
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
def _(amount: Amount, voice: Voice) -> str:
    n, per = scaled(amount, voice)
    return points(n, voice, per)


def points(n: int, voice: Voice, per: str = "") -> str:
    return voice.say("worth", n=abs(n), sign="less" if n < 0 else "more", per=per)


@worth.register
def _(amount: Plus, voice: Voice) -> str:
    return voice.say("worth-plus", first=worth(amount.first, voice), second=worth(amount.second, voice))


@worth.register
def _(amount: Most, voice: Voice) -> str:
    return voice.say("worth-most", n=amount.amount, what=counted("plural", noun_of(amount.among, voice), voice, "in"))


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
    return lines + [ability_line(card, ability, lang) for ability in card.abilities]


def card_text(card: SeiyaCard, lang: str) -> str:
    """All that a card says, a line for each of its rules."""
    return "\n".join(statements(card, lang))


@cache
def profile_text(card: SeiyaCard, lang: str) -> str:
    """What is printed on the card besides its text."""
    voice = Voice(lang, card)
    gender = voice.say("gender", word=key(card.type))
    form = {"number": "one", "gender": gender}
    ranks = [voice.say("rank-" + rank, **form) for rank in card.ranks]
    classes = [voice.say("noun-" + key(word), **form) for word in card.classes]
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
        ranks=voice.joined("and", ranks),
        classes=voice.joined("and", classes) if classes else voice.say("no-class"),
        costs=voice.say("profile-cost", costs=voice.joined("or", costs)) if costs else voice.say("no-cost"),
        gives=voice.say("profile-gives", gives=voice.joined("and", gives)) if gives else voice.say("no-value"),
        pv=profile_pv(card, voice),
        copies=voice.say("copies", n=card.copies),
        flame=voice.say("icon-" + card.icon) if card.icon else "",
    )
    return capital(text)


def profile_pv(card: SeiyaCard, voice: Voice) -> str:
    if card.pv_rule is not None:
        return voice.say("variable-pv")
    return voice.say("no-pv") if card.pv is None else points(card.pv, voice)
