"""Card texts, made from what runs (law 4): abilities, and what is printed besides them."""

from __future__ import annotations

from functools import cache, singledispatch

from pioche.games.veiel.card import COLOURLESS, PASSIVE, RUNE, Assault, OnPlay, VeielCard
from pioche.games.veiel.terms import MoreHeroes
from pioche.games.veiel.vocabulary.families import HERO_CARDS
from pioche.games.veiel.wording.amounts import bounds, counted, spoken
from pioche.games.veiel.wording.effects import clauses, sentences, together
from pioche.games.veiel.wording.nouns import card_names
from pioche.games.veiel.wording.rules import provided, statement
from pioche.games.veiel.wording.voice import PACKAGE, Voice, key
from pioche.games.veiel.wording.zones import zone_name
from pioche.kernel.cards.value import walk
from pioche.kernel.state.catalogue import Ability, Static
from pioche.kernel.wording import speech
from pioche.kernel.wording.voice import Unworded, capital, expect, flag

# Abilities


@singledispatch
def text_of(ability: Ability, voice: Voice) -> str:
    raise Unworded(ability)


@text_of.register
def _(ability: OnPlay, voice: Voice) -> str:
    return sentences(clauses(ability.effect, voice), voice)


@text_of.register
def _(ability: Static, voice: Voice) -> str:
    expect(ability, keyword="", where=home(voice.card))
    voice = voice.but(mood="fact")
    texts = [provided(ability.when, statement(rule, voice, {}), voice) for rule in ability.rules]
    if voice.card.keyword == RUNE:
        texts = [voice.say("rune-lies", clause=voice.all("as-well", texts))]
        if voice.card.rune_ends != "once":
            texts.append(voice.say("rune-ends-" + voice.card.rune_ends))
    return sentences(texts, voice)


def home(card: VeielCard) -> tuple[str, ...]:
    """Where what a card says of itself counts without a word of it."""
    match card.kind:
        case "enemy" | "boss":
            return ("board",)
        case "battlefield":
            return ("battlefield",)
    return ("ground",) if card.keyword == RUNE else HERO_CARDS


@text_of.register
def _(ability: Assault, voice: Voice) -> str:
    voice = voice.but(mood="fact")
    upon = voice.but(it="heroes" if ability.several else "hero")
    texts = []
    if ability.first:
        message = "assault-first" if ability.damage else "assault-only"
        texts.append(voice.say(message, clause=together(ability.first, voice)))
    if ability.damage is None:
        expect(ability, moves=0, several=False, times=1, before=None, then=None, after=None)
        return sentences(texts, voice)
    amount = spoken(ability.damage, upon)
    moves = voice.say("moves", **counted(ability.moves))
    texts.append(
        voice.say("assault", walk=ability.moves, moves=moves, several=flag(ability.several), **amount.values())
    )
    for extra in amount.extras:
        limits = bounds(extra, voice, "just-bounds")
        texts.append(voice.say("assault-more", per=extra.per, bounds=limits, **counted(extra.n)))
    if ability.before:
        texts.append(voice.say("assault-before", clause=together(ability.before, upon)))
    if ability.then:
        texts += clauses(ability.then, upon)
    if ability.times > 1:
        texts.append(voice.say("assault-times", several=flag(ability.several), times=ability.times))
    if ability.after:
        texts.append(voice.say("assault-after", clause=together(ability.after, voice)))
    if any(isinstance(node, MoreHeroes) for node in walk(ability.damage)):
        texts.append(voice.say("x-is-heroes"))
    return sentences(texts, voice)


def keyword(card: VeielCard, ability: Ability, lang: str) -> str:
    """The rulebook's word that stands before an ability, empty if it has none."""
    if isinstance(ability, Static):
        word = PASSIVE if card.kind in ("enemy", "boss") or card.keyword == PASSIVE else ""
    else:
        word = "" if card.keyword == PASSIVE else card.keyword
    return speech(lang, PACKAGE).say("keyword-" + word) if word else ""


@cache
def ability_text(card: VeielCard, ability: Ability, lang: str) -> str:
    """What an ability does, in whole sentences, without its keyword."""
    return text_of(ability, Voice(lang, card))


def ability_line(card: VeielCard, ability: Ability, lang: str) -> str:
    """An ability as its card prints it: keyword and text."""
    word, text = keyword(card, ability, lang), ability_text(card, ability, lang)
    if not word:
        return text
    message = "line-passive" if isinstance(ability, Static) else "line-keyword"
    return Voice(lang, card).say(message, keyword=word, text=text, lower=text[:1].lower() + text[1:])


# Whole cards


def statements(card: VeielCard, lang: str) -> list[str]:
    """What a card says, in the order in which it is cited."""
    return [ability_line(card, ability, lang) for ability in card.abilities]


def card_text(card: VeielCard, lang: str) -> str:
    """All that a card says, a line for each of its abilities."""
    return "\n".join(statements(card, lang))


def title(card: VeielCard, lang: str) -> str:
    """Names are French on the cards; where that is not the reader's language, a translation follows."""
    return speech(lang, PACKAGE).say(
        "title", name=card.name, english=card.english, same=flag(card.name == card.english)
    )


def category(card: VeielCard, lang: str) -> str:
    """What kind of card it is, with its stars, its tier, or the boss whose Action it is."""
    sort = card.tier if card.kind == "enemy" else "rare" if card.rare else "common"
    owner = card_names(lang).get(card.hero or card.boss, "")
    return Voice(lang, card).say("category-" + card.kind, sort=sort, owner=owner, stars="★" * card.stars)


def colours(card: VeielCard, lang: str) -> str:
    """The colours of a card, or that it has none."""
    voice = Voice(lang, card)
    return voice.joined("and", [voice.say("colour-" + colour) for colour in card.colours or (COLOURLESS,)])


def types(card: VeielCard, lang: str) -> str:
    voice = Voice(lang, card)
    return voice.joined("and", [voice.say("type-" + key(word)) for word in card.types])


def vitality(card: VeielCard, lang: str) -> str:
    """Lives and damage for each of them, by the number of heroes."""
    voice = Voice(lang, card)
    found = [
        voice.say("vitality", lives=lives, damage=damage, heroes=heroes)
        for heroes, (lives, damage) in enumerate(card.vitality, 2)
    ]
    return voice.all("comma", found)


@cache
def profile_text(card: VeielCard, lang: str) -> str:
    """What is printed on the card besides its text, and how many of it there are."""
    voice = Voice(lang, card)
    first = [category(card, lang)]
    if card.colours or card.types:
        first.append(colours(card, lang))
    if card.types:
        first.append(types(card, lang))
    if card.family:
        first.append(voice.say("family-" + key(card.family)))
    parts = [voice.all("comma", first)]
    if card.kind == "hero":
        parts.append(voice.say("profile-threat", threat=card.threat, **counted(card.swords)))
        deck = [voice.say("profile-base", n=n, name=card_names(lang)[slug]) for slug, n in card.base]
        parts.append(voice.say("profile-deck", cards=voice.joined("and", deck)))
    if card.vitality:
        parts.append(voice.say("profile-vitality", by=vitality(card, lang)))
    if reaches(card):
        parts.append(voice.say("profile-zone", zone=zone_name(card.zone, lang, card.crossed)))
    parts.append(voice.say("profile-copies", **counted(card.copies)))
    if card.source == "original":
        parts.append(voice.say("profile-original"))
    return capital(voice.say("sentence", text=voice.all("semicolon", parts)))


def reaches(card: VeielCard) -> bool:
    """Whether a zone is drawn on it: one that attacks nobody has none."""
    assault = card.assault()
    return bool(card.zone) and (assault is None or assault.damage is not None)
