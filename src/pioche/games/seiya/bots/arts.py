"""When a seat uses its Sens, Capacités, Talents and Techniques with Hadès, and how it answers what only Hadès asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import fsum
from types import MappingProxyType
from typing import NamedTuple

from pioche.bots.answer import accord, refusal
from pioche.games.seiya.bots.enfers import (
    bonus,
    gift,
    hampering,
    height,
    of_bonus,
    rates,
    space,
    standing,
    under_pawn,
)
from pioche.games.seiya.bots.houses import NEARER, cheaper_house, house, payments
from pioche.games.seiya.bots.plan import Means, Plan, best_plan, means_of
from pioche.games.seiya.bots.reading import (
    ENERGY,
    GIFT,
    boost,
    discount,
    done_by,
    effects_of,
    gain_of,
    raises,
    steps,
)
from pioche.games.seiya.bots.trials import hampered, next_sense, trials
from pioche.games.seiya.bots.worth import CARDS, PRICE, Position, is_character, power
from pioche.games.seiya.card import Gift, Sense, Talent, Technique
from pioche.games.seiya.facing import MayFace, Opposite
from pioche.games.seiya.senses import ACTIVE_SIDE, EVEIL
from pioche.games.seiya.spaces import BONUSES, ELYSION
from pioche.kernel.cards.effect import OneOf
from pioche.kernel.cards.select import Pick
from pioche.kernel.cards.value import Effect, walk
from pioche.kernel.cards.verbs import Until
from pioche.kernel.state.view import Choice, Question

ARTS = {"sense": Sense, "gift": Gift, "talent": Talent, "technique": Technique}
LAST = 3.0  # the loss of a card that is needed
PATIENCE = 0.25  # what it is worth to keep a Capacité for a better moment


class Use(NamedTuple):
    """A Sens, Capacité, Talent or Technique that is used now: what it gains, and the card that it is meant for."""

    gain: float
    option: Choice  # without a key: it is offered only once that card is in play
    on: int = 0
    plan: Plan | None = None  # what can be acquired then


def best_use(position: Position, options: Mapping[str, list[Choice]], means: list[Means], plan: Plan) -> Use | None:
    """The use that gains most, if any gains something."""
    if not position.view.cards("senses", position.me):
        return None
    uses = [
        use
        for option in (*offered(options), *once_played(position, options))
        for effect in effects_of(CARDS[position.slug(option)], ARTS[option.kind])
        for use in uses_of(position, option, effect, means, plan)
    ]
    uses += lowered(position, options, means, plan)
    return max(uses, key=lambda use: use.gain, default=None)


def offered(options: Mapping[str, list[Choice]]) -> Iterator[Choice]:
    for kind in ARTS:
        yield from options.get(kind, ())


def once_played(position: Position, options: Mapping[str, list[Choice]]) -> Iterator[Choice]:
    """What would be offered once somebody is in play who can be made stronger."""
    view, me = position.view, position.me
    if not hampered(position, "gift"):
        for card in view.cards("hand", me):
            talents = effects_of(CARDS[card.slug], Talent) if CARDS[card.slug].constellation else []
            strong = any((*boost(effect), discount(effect)) != (0, 0, 0) for effect in talents)
            if strong and list(paying(position, card.slug)):
                yield Choice("", "talent", card.tag)
    for kind, zone, ban in (("sense", "senses", "exhaust"), ("gift", "gifts", "gift")):
        known = {option.card for option in options.get(kind, ())}
        for card in view.cards(zone, me):
            strong = any(any(boost(effect)) for effect in effects_of(CARDS[card.slug], ARTS[kind]))
            if strong and card.tag not in known and card.mode == ACTIVE_SIDE and not hampered(position, ban):
                yield Choice("", kind, card.tag)


def uses_of(position: Position, option: Choice, effect: Effect, means: list[Means], plan: Plan) -> Iterator[Use]:
    """The ways to use an effect."""
    planned = {card.tag for aim in plan.aims for card in aim.used}
    hand = [card.slug for card in position.view.cards("hand", position.me)]
    spare = [card.slug for card in position.view.cards("hand", position.me) if card.tag not in planned]
    weakest = min(spare, key=power, default="")
    if raises(effect) and sum(CARDS[slug].hero is not None for slug in hand) == 1 and weakest and CARDS[weakest].hero:
        return  # the only Hero would be the one who is discarded
    now = rates(position)._replace(discard=PRICE * power(weakest) if weakest else LAST)
    done = deeds(position, option.kind) | done_by(effect)
    base = trials(position, done) - price(position, option)
    cheaper = cheaper_house(position, done)
    if steps(effect):
        yield Use(base + climb(position, effect, plan), option)
    elif any(boost(effect)):
        base += gain_of(effect, now)
        for card, raised in boosted(means, effect, option.card if option.kind == "talent" else 0):
            then = best_plan(position, raised, cheaper)
            yield Use(base + then.gain - plan.gain, option, card.tag, then)
    elif by := discount(effect):
        for target in discounted(position, option, effect):
            then = best_plan(position, means, (target, by))
            if option.key:
                yield Use(base + then.gain - plan.gain, option, target)
            elif any(aim.target == target and option.card in {card.tag for card in aim.used} for aim in then.aims):
                yield Use(base + then.gain - plan.gain, option, option.card, then)
    else:
        base += best_plan(position, means, cheaper).gain - plan.gain if cheaper[1] else 0.0
        yield Use(base + gain_of(effect, now), option)


def lowered(position: Position, options: Mapping[str, list[Choice]], means: list[Means], plan: Plan) -> Iterator[Use]:
    """What else brings the Maison of a duel nearer: its price, and who is set to hamper."""
    target = house(position)
    if target is None:
        return
    for option in options.get("power", ()):
        if option.card == target.tag:
            for lowers, loss, gone in payments(position, target.slug, rates(position).soul):
                left = [card for card in means if card.tag not in gone]
                gain = best_plan(position, left, (target.tag, lowers)).gain - plan.gain
                yield Use(gain + NEARER * lowers - loss, option)
    for option in options.get("bind", ()):
        cheaper = cheaper_house(position, {"bind": 1}, position.slug(option))
        if cheaper[1]:
            then = best_plan(position, means, cheaper)
            missed = fsum(aim.gain for aim in then.aims if aim.target == option.card)
            gain = then.gain - missed - plan.gain
            yield Use(gain + hampering(position, position.cards[option.card].card), option)


def discounted(position: Position, option: Choice, effect: Effect) -> list[int]:
    """Whom an effect could make cheaper: whom its card faces or will face, who may be faced, or those of the Enfers."""
    view, me = position.view, position.me
    facing = position.cards[option.card].card.facing
    if facing and any(isinstance(node, Opposite) for node in walk(effect)):
        return [facing]
    anywhere = any(isinstance(node, (Opposite, MayFace)) for node in walk(effect))
    found = view.cards("enfers") + view.cards("entrave", me)
    return [card.tag for card in found + (view.cards("field") + view.cards("house") if anywhere else ())]


def paying(position: Position, slug: str) -> Iterator[str]:
    """The own Capacités that pay for a Talent of a card."""
    sign = CARDS[slug].constellation
    for card in position.view.cards("gifts", position.me):
        if sign in ("", CARDS[card.slug].constellation):
            yield card.slug


def deeds(position: Position, kind: str) -> dict[str, int]:
    """What Épreuves see in a use; after one Sens others can follow."""
    if kind == "sense":
        own = position.view.cards("senses", position.me)
        return {"exhaust": sum(card.mode == ACTIVE_SIDE and card.slug != EVEIL for card in own)}
    return {kind: 1, "use-gift": int(kind in ("gift", "talent"))}


def price(position: Position, option: Choice) -> float:
    """What it costs: a Capacité could be kept, a Talent is paid for with the least of them, a Technique with Energy."""
    if option.kind == "talent":
        return min(gift(position, slug) for slug in paying(position, position.slug(option)))
    if option.kind == "technique":
        return fsum(
            ENERGY * ability.energy
            for ability in CARDS[position.slug(option)].abilities
            if isinstance(ability, Technique)
        )
    return PATIENCE if option.kind == "gift" else 0.0


def climb(position: Position, effect: Effect, plan: Plan) -> float:
    """What it gains to move the own pawn: not away from a card that is won with the bonus of its space."""
    here = space(position, position.me)
    now = rates(position)
    best = max(height(position, slot, now) for slot in range(max(ELYSION, here - steps(effect)), here + 1))
    wins = any(under_pawn(position, aim.target) for aim in plan.aims)
    return best - height(position, here, now) - wins * (PRICE + bonus(position, here))


def boosted(means: list[Means], effect: Effect, only: int = 0) -> Iterator[tuple[Means, list[Means]]]:
    """Whom an effect could make stronger, and what the cards could do then; of cards alike, the first.

    A Talent is of use to its own card only.
    """
    force, cosmos = boost(effect)
    picks = [node.what for node in walk(effect) if isinstance(node, Until) and isinstance(node.what, Pick)]
    tests = [pick.among.test for pick in picks if pick.among.test is not None]
    seen = set()
    for place, card in enumerate(means):
        alike = card.slug, card.facing
        fits = all(test.passes(CARDS[card.slug].words()) is not False for test in tests)
        if is_character(card.slug) and fits and alike not in seen and only in (0, card.tag):
            seen.add(alike)
            raised = card._replace(force=card.force + force, cosmos=card.cosmos + cosmos)
            yield card, [*means[:place], raised, *means[place + 1 :]]


# Answers


def reward(position: Position, question: Question) -> Choice:
    """Éveil as long as there is time to use the next Sens, else a Capacité."""
    offered = {option.kind: option for option in question.options}
    worth = {"eveil": next_sense(position), "capacity": GIFT, "no": 0.0}
    return offered[max(offered, key=lambda kind: worth[kind])]


def best_bonus(position: Position, question: Question) -> Choice:
    bonuses = [option for option in question.options if option.kind == "bonus"]
    return max(bonuses, key=lambda option: of_bonus(position, BONUSES[option.value]))


def highest(position: Position, question: Question) -> Choice:
    now = rates(position)
    return max(question.options, key=lambda option: height(position, option.value, now))


def least_gift(position: Position, question: Question) -> Choice:
    return min(question.options, key=lambda option: gift(position, position.slug(option)))


def leader(position: Position, question: Question) -> Choice:
    return max(question.options, key=lambda option: standing(position, option.value))


def strengthens(position: Position, question: Question) -> list[OneOf]:
    """The choices that a Talent gives between ways to make its card stronger."""
    talents = effects_of(CARDS[cause], Talent) if (cause := position.cause(question)) else []
    return [effect for effect in talents if isinstance(effect, OneOf) and any(boost(effect))]


def best_option(position: Position, question: Question) -> Choice:
    """The way after which most can be acquired."""
    (choice,) = strengthens(position, question)
    means = means_of(position)

    def gain(option: Choice) -> float:
        ways = boosted(means, choice.options[option.value], question.card)
        return max((best_plan(position, raised).gain for _, raised in ways), default=0.0)

    return max(question.options, key=gain)


ANSWERS: Mapping[str, Callable[[Position, Question], Choice]] = MappingProxyType(
    {
        "trial": reward,
        "choose-bonus": best_bonus,
        "choose-space": highest,
        "choose-gift": least_gift,
        "choose-hampered": leader,
        "take-divine": lambda _, question: accord(question) or refusal(question),
    }
)
