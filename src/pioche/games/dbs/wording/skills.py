"""Skills in words: icons, what stands before the colon, trigger and effect."""

from __future__ import annotations

from functools import reduce, singledispatch

from msgspec.structs import replace

from pioche.games.dbs.calls import ABSORB, EVOLVE, EX_EVOLVE, FUSION, POTARA, XENO_EVOLVE
from pioche.games.dbs.card import Activate, Also, Auto, Counter, DbsCard, Permanent
from pioche.games.dbs.choices import ChooseEach
from pioche.games.dbs.cost import Cost
from pioche.games.dbs.deck import DeckBan, DeckLimit
from pioche.games.dbs.effects import Mill
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.gather import Materials
from pioche.games.dbs.keywords import Bond, Sparking
from pioche.games.dbs.lurking import FromHand, Lurking
from pioche.games.dbs.verbs import Markers, Play, ToHand
from pioche.games.dbs.wording.conditions import condition
from pioche.games.dbs.wording.effects import paragraph, told_all
from pioche.games.dbs.wording.keywords import energy, icon
from pioche.games.dbs.wording.nouns import fold, noun_of, unfold
from pioche.games.dbs.wording.phrases import phrase, plain_kind, several
from pioche.games.dbs.wording.rules import rules_text
from pioche.games.dbs.wording.triggers import trigger
from pioche.games.dbs.wording.voice import Voice, tidy
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import And, Both, Cards, Fixed, Is, IsSource, Test, Turn
from pioche.kernel.cards.rule import When, Whenever
from pioche.kernel.cards.select import Pick, This
from pioche.kernel.cards.value import Condition, Effect
from pioche.kernel.cards.verb import Verb
from pioche.kernel.state.catalogue import Ability
from pioche.kernel.wording.voice import Unworded, capital, expect

MATERIALS = (EVOLVE, EX_EVOLVE, XENO_EVOLVE, FUSION, POTARA)
AWAKENINGS = ("Awaken", "Awaken: Surge", "Wish")
ORIGINS = ("hand", "drop", "warp", "energy", "deck", "life")  # areas, not in play, from which a card may act


def skill_text(abilities: tuple[Ability, ...], lang: str) -> str:
    """What a line of skills says."""
    voice = Voice(lang)
    return " ".join(skill(ability, voice) for ability in abilities)


def card_text(card: DbsCard, lang: str) -> str:
    """All that a card says, a skill on each line; what is not understood stays as it is printed.

    A card from a file may have a skill for which there are no words: then it says so.
    """
    lines = []
    for ability in card.abilities:
        try:
            lines.append(skill_text((ability,), lang))
        except LookupError:
            lines.append(Voice(lang).say("unworded"))
    return "\n".join([*lines, *card.unread])


@singledispatch
def skill(ability: Ability, voice: Voice) -> str:
    raise Unworded(ability)


class Head:
    """What stands before the effect: icons, then conditions and costs before the colon."""

    def __init__(self, icons: list[str], voice: Voice) -> None:
        self.icons, self.voice = icons, voice
        self.before: list[str] = []

    def once(self, once: bool) -> None:
        if once:
            self.icons.append(f"[{self.voice.say('once')}]")

    def needs(self, needs: Condition | None) -> None:
        """Conditions that have an icon stand as such, the others before the colon."""
        others: list[Condition] = []
        for part in all_of(needs):
            match part:
                case Sparking(n):
                    self.icons.append(icon(f"Sparking {n}", self.voice))
                case Bond(n, test):
                    self.icons.append(icon(f"Bond {n}", self.voice))
                    if test != Is("battle"):
                        self.before.append(plain_kind(test, self.voice))
                case _:
                    others.append(part)
        if others:
            self.before.append(self.voice.say("needs", condition=condition(reduce(And, others), self.voice)))

    def costs(self, parts: tuple[Effect, ...]) -> None:
        """What is paid: as icons where there are some; cards from the deck only if they are paid first (10-30)."""
        others: tuple[Effect, ...] = ()
        for part in parts:
            match part:
                case Mill(Fixed(n)) if not others:
                    self.icons.append(icon(f"Burst {n}", self.voice))
                case Markers(by, This()):
                    self.icons.insert(0, f"[{self.voice.say('unison', n=f'{by:+}' if by else '0')}]")
                case Pay():
                    self.before.insert(0, energy(part, self.voice))
                case _:
                    others = (*others, part)
        if others:
            self.before.append(told_all(others, self.voice))

    def text(self, effect: str) -> str:
        icons = "".join(self.icons)
        if not self.before:
            return tidy(f"{icons} {capital(effect)}")
        before = self.voice.joined("next-clause", self.before)
        return tidy(f"{icons} {after_colon(capital(before), effect, self.voice)}")


def after_colon(before: str, effect: str, voice: Voice) -> str:
    """What comes behind a colon: with a capital or not, as the language has it."""
    return voice.say("colon", before=before, effect=effect, upper=capital(effect))


def origin(where: tuple[str, ...]) -> str:
    """The one area, not in play, where the card of a skill must be."""
    return where[0] if len(where) == 1 and where[0] in ORIGINS else ""


def all_of(needs: Condition | None) -> list[Condition]:
    if needs is None:
        return []
    return [*all_of(needs.first), *all_of(needs.second)] if isinstance(needs, And) else [needs]


@skill.register
def _(ability: Auto, voice: Voice) -> str:
    if ability.keyword.startswith("Alliance"):
        return alliance(ability, voice)
    if ability.keyword:
        return keyworded(ability, voice)
    rules = tuple(rule for rule in ability.rules if isinstance(rule, When | Whenever))
    if len(rules) != len(ability.rules) or any(rule.effect != rules[0].effect for rule in rules):
        raise Unworded(ability)
    if len({rule.once for rule in rules if isinstance(rule, When)}) > 1:
        raise Unworded(ability, "once a turn in part")
    effect = rules[0].effect
    voice = voice.but(at=origin(ability.where))
    head = Head([f"[{voice.say('auto')}]"], voice)
    if isinstance(rules[0], When):
        head.once(rules[0].once)
        if rules[0].verb in ("combo-ends", "drop", "dropped"):  # where it is now goes without saying
            voice = voice.but(at="")
        voice = voice.but(own=IsSource() in unfold(Both, rules[0].of))
    head.needs(ability.when)
    if isinstance(effect, Do) and isinstance(effect.first, Cost) and effect.then and effect.may:
        expect(effect, by="actor", otherwise=None)
        head.costs(effect.first.parts)
        effect = effect.then
    placed = isinstance(rules[0], When) and rules[0].verb == "placed" and ability.where == ("leader",)
    where = "leader" if placed else "battle-deck" if ability.where == ("battle", "deck") else origin(ability.where)
    waits = trigger(rules, where, voice)
    return head.text(voice.say("next-clause", first=waits, second=paragraph(effect, voice)))


def keyworded(ability: Auto | Permanent, voice: Voice) -> str:
    """A keyword that is its name alone, perhaps with cards that there must be."""
    shown = icon(ability.keyword, voice)
    match ability.when:
        case Bond(n, test):
            return f"{shown}{icon(f'Bond {n}', voice)} {capital(plain_kind(test, voice))}{voice.say('stop')}"
    return shown


@skill.register
def _(ability: Lurking, voice: Voice) -> str:
    rules = tuple(rule for rule in ability.rules if isinstance(rule, When) and isinstance(rule.effect, FromHand))
    expect(ability, rules=rules)
    said = tuple(replace(rule, effect=rule.effect.effect, when=beside(rule.when, ability.when)) for rule in rules)  # type: ignore[attr-defined]
    return skill(Auto(("hand",), said, when=ability.when), voice)


def beside(met: Condition | None, needs: Condition | None) -> Condition | None:
    """What is asked beside the needs of a skill, which are told before the colon."""
    if met == needs:
        return None
    return met.second if needs and isinstance(met, And) and met.first == needs else met


@skill.register
def _(ability: Activate, voice: Voice) -> str:
    if ability.keyword in AWAKENINGS:
        return awakening(ability, voice)
    if ability.keyword and ability.keyword != ABSORB:
        return called(ability, voice)
    expect(ability, stays=False, limit="")
    voice = voice.but(at=origin(ability.where))
    kind = icon(ABSORB, voice) if ability.keyword else f"[{voice.say('activate', when=ability.when)}]"
    head = Head([kind], voice)
    head.once(ability.once)
    head.needs(ability.needs)
    head.costs(ability.cost)
    return head.text(paragraph(ability.effect, after(ability.cost, voice)))


def after(cost: tuple[Effect, ...], voice: Voice) -> Voice:
    """The voice of an effect that may speak of cards chosen for its cost."""
    if any(isinstance(part, ChooseEach) for part in cost):
        return voice.but(many=True, chosen=True)
    chosen = [part.what for part in cost if isinstance(part, Verb) and isinstance(part.what, Pick)]
    return voice.but(many=several(chosen[-1]), chosen=True) if chosen else voice


@skill.register
def _(ability: Counter, voice: Voice) -> str:
    head = Head([f"[{voice.say('counter', on=ability.on)}]"], voice)
    head.needs(ability.needs)
    head.costs(ability.cost)
    return head.text(paragraph(ability.effect, voice))


@skill.register
def _(ability: Permanent, voice: Voice) -> str:
    if ability.keyword:
        return keyworded(ability, voice)
    head = Head([f"[{voice.say('permanent')}]"], voice)
    text = rules_text(ability, voice)
    parts = all_of(ability.when)
    for part in parts:
        if isinstance(part, Sparking | Bond):
            head.needs(part)
    parts = [part for part in parts if not isinstance(part, Sparking | Bond)]
    turn = parts.pop(0) if parts and isinstance(parts[0], Turn) else None
    if parts:
        text = voice.say("if", condition=condition(reduce(And, parts), voice), then=text)
    if isinstance(turn, Turn):
        text = voice.say("during", whose=turn.whose, event=text)
    return head.text(text + voice.say("stop"))


def in_force(text: str, voice: Voice) -> str:
    return f"[{voice.say('permanent')}] {capital(text)}{voice.say('stop')}"


@skill.register
def _(ability: Also, voice: Voice) -> str:
    return in_force(voice.say("also", words=voice.joined("and", list(ability.words))), voice)


@skill.register
def _(ability: DeckLimit, voice: Voice) -> str:
    if ability.keyword:
        return icon(ability.keyword, voice)
    many = voice.say("any-copies") if ability.most is None else voice.say("most-copies", n=str(ability.most))
    return in_force(many, voice)


@skill.register
def _(ability: DeckBan, voice: Voice) -> str:
    return in_force(voice.say("not-in-deck", cards=phrase(noun_of(Cards((), ability.what)), voice, True)), voice)


# Keywords that say more than their name


def awakening(ability: Activate, voice: Voice) -> str:
    """What makes it possible, then what it does."""
    head = Head([icon(ability.keyword, voice)], voice)
    if ability.needs:
        head.before.append(voice.say("awaken-when", condition=condition(ability.needs, voice)))
    head.costs(ability.cost)
    return head.text(paragraph(ability.effect, voice))


def alliance(ability: Auto, voice: Voice) -> str:
    """What is done if others rest for it."""
    match ability.rules:
        case (When(effect=Do(then=effect)),) if effect:
            return f"{icon(ability.keyword, voice)} {capital(paragraph(effect, voice))}"
    raise Unworded(ability)


def called(ability: Activate, voice: Voice) -> str:
    """Icons of the keyword and its cost, then the cards it needs."""
    icons = icon(ability.keyword, voice) + (f"[{voice.say('once')}]" if ability.once else "")
    paid = [energy(part, voice) for part in ability.cost if isinstance(part, Pay)]
    if ability.keyword.startswith("Swap") and ability.needs:
        paid.append(voice.say("needs", condition=condition(ability.needs, voice)))
    match ability:
        case Activate(effect=Do(first=Play(what=Pick(among=Cards(("hand",), test))), then=ToHand())) if test:
            cards = plain_kind(material(test), voice)
        case _ if ability.keyword in MATERIALS:
            (chosen,) = [part for part in ability.cost if isinstance(part, Materials)]
            cards = voice.joined("and", [plain_kind(material(test), voice) for test in chosen.tests])
        case _:
            return icons + "".join(paid)
    others = tuple(part for part in ability.cost if not isinstance(part, Pay | Materials))
    if others:
        paid.append(told_all(others, voice))
    if not paid:
        return f"{icons} {cards}"
    return f"{icons} {voice.say('colon', before=voice.joined('next-clause', paid), effect=cards, upper=cards)}"


def material(test: Test) -> Test | None:
    """What a card for a keyword is beside a Battle Card."""
    rest = [part for part in unfold(Both, test) if part != Is("battle")]
    return fold(Both, rest) if rest else None
