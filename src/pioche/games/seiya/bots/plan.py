"""Which cards of the field a hand can acquire this turn, and with what: the best set of acquisitions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import fsum
from typing import NamedTuple

from pioche.games.seiya.bots.enfers import (
    bonus,
    crowd,
    danger,
    lowerable,
    prize,
    targets,
    under_pawn,
    useless,
)
from pioche.games.seiya.bots.houses import NEARER, house, lowering, nearing
from pioche.games.seiya.bots.trials import Progress, added, besides, highest_sense, met_by, progress
from pioche.games.seiya.bots.worth import BLACK_SAINTS, CARDS, PRICE, Position, is_character, is_saint, power
from pioche.games.seiya.card import HOUSE_TYPE
from pioche.games.seiya.terms import Facing
from pioche.kernel.cards.query import Count
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.value import walk
from pioche.kernel.state.catalogue import Static
from pioche.kernel.state.view import CardView

MOST_CARDS = 9  # of a hand that are looked at
MOST_SETS = 12  # of cards that are looked at for one acquisition

KINDS = (("force", "cost_force"), ("cosmos", "cost_cosmos"))

# Cards that help by their effect, not by what they give: so much Force for one acquisition.
HELPERS = {"armure-du-taureau": 2, "armure-du-lion": 4, "capella-du-cocher": 3}

GUARD = "kuraggu"  # while one is on the field, no other Saint can be acquired
DEEDS = {kind: {"acquire": 1, "acquire-" + kind: 1, "overcome-" + kind: 1} for kind, _ in KINDS}  # of an acquisition


def low(slug: str) -> bool:
    """Whether a card is of a low rank; Heroes of the duel have none."""
    return CARDS[slug].ranks[:1] in (("very-common",), ("common",))


class Means(NamedTuple):
    """A card that can be used for an acquisition."""

    tag: int
    slug: str
    force: int
    cosmos: int
    facing: int  # the card it already faces, 0: it may face any
    in_hand: bool


class Aim(NamedTuple):
    """An acquisition: what, by Force or by Cosmos, with which cards, and what it is worth."""

    target: int
    slug: str
    kind: str
    used: tuple[Means, ...]
    gain: float
    way: str = ""  # among several by Force: how its key ends
    frees: bool = False  # whether a slot of the Enfers becomes free
    done: Progress = ()  # for the open Épreuves
    lowers: int = 0  # the own counter, in a duel


class Plan(NamedTuple):
    gain: float
    aims: tuple[Aim, ...]
    done: Progress = ()


NO_PLAN = Plan(0.0, ())


def means_of(position: Position) -> list[Means]:
    """The cards with which the player could acquire something this turn."""
    view, me = position.view, position.me
    found = [contribution(card, card.facing, card.marks) for card in view.cards("play", me) if card.facing]
    found += [contribution(card) for card in view.cards("armour", me)]
    for card in view.cards("hand", me):
        if is_character(card.slug):
            force, cosmos = once_played(position, card.slug)
            found.append(contribution(card, more_force=force, more_cosmos=cosmos, in_hand=True))
    found.sort(key=lambda card: -card.force - card.cosmos)
    return found[:MOST_CARDS]


def contribution(
    card: CardView,
    facing: int = 0,
    marks: tuple[str, ...] = (),
    *,
    more_force: int = 0,
    more_cosmos: int = 0,
    in_hand: bool = False,
) -> Means:
    """What a card can contribute; one whose use is settled contributes that only."""
    force = 0 if "cosmos" in marks else card.numbers.get("force", 0) + more_force
    cosmos = 0 if "force" in marks else card.numbers.get("cosmos", 0) + more_cosmos
    return Means(card.tag, card.slug, HELPERS.get(card.slug, force), cosmos, facing, in_hand)


def once_played(position: Position, slug: str) -> tuple[int, int]:
    """The Force and Cosmos that a card of the hand would gain in play, wherever it is played."""
    if slug == "saga-des-gemeaux":
        flames = position.view.counters.get("flames")  # there are none in solo mode
        return (0, 0) if flames is None else (2, 0) if flames % 2 == 0 else (0, 2)
    if slug == "aiolos-du-sagittaire":
        return 0, sum("Chevalier d'Or" in CARDS[card.slug].classes for card in position.view.cards("field"))
    return 0, 0


def best_plan(position: Position, means: list[Means], cheaper: tuple[int, int] = (0, 0)) -> Plan:
    """The acquisitions that together are worth most; each card is used once.

    One card may be supposed to be cheaper, by so much Force.
    """
    field = position.view.cards("field")
    guards = sum(card.slug == GUARD for card in field)
    found: dict[int, Plan] = {0: NO_PLAN}
    threat = danger(position)
    fights = [(target, fights_with(position, target, means, cheaper)) for target in targets(position)]
    markets = [
        (card, ways_to(position, card, means, cheaper)) for card in sorted(field, key=lambda card: card.slug != GUARD)
    ]
    for target, possible_ways in (*markets, *fights):
        ways = sorted(possible_ways, key=lambda way: -way[1].gain)[:MOST_SETS]
        if not ways:
            continue
        barred = guards and target.slug != GUARD and is_saint(target.slug)
        for mask, plan in list(found.items()):
            if barred and sum(aim.slug == GUARD for aim in plan.aims) < guards:
                continue
            for more, aim in ways:
                if mask & more:
                    continue
                gain = plan.gain + aim.gain + besides(position, plan.done, aim.done)
                if threat and aim.frees and not any(before.frees for before in plan.aims):
                    gain += threat
                other = found.get(mask | more)
                if other is None or gain > other.gain:
                    found[mask | more] = Plan(gain, (*plan.aims, aim), added(plan.done, aim.done))
    if maison := house(position):
        found |= with_house(position, maison, means, found, cheaper)
    best = max(found.values(), key=lambda plan: plan.gain)
    return Plan(best.gain, tuple(sorted(best.aims, key=order)))


def order(aim: Aim) -> tuple[bool, bool, bool, float]:
    """In which order cards are acquired.

    What is acquired by Cosmos comes to hand and can still be used this turn; what comes before a Maison may make it
    cheaper.
    """
    return aim.slug != GUARD, CARDS[aim.slug].type == HOUSE_TYPE, aim.kind != "cosmos", -aim.gain


def with_house(
    position: Position, target: CardView, means: list[Means], found: dict[int, Plan], cheaper: tuple[int, int]
) -> dict[int, Plan]:
    """The same plans, after each of which the Maison of a duel is acquired, as cheap as it is then."""
    more: dict[int, Plan] = {}
    fights: dict[int, list[tuple[int, Aim]]] = {}
    supposed = cheaper[1] if cheaper[0] == target.tag else 0
    for mask, plan in found.items():
        by = supposed + sum(aim.lowers for aim in plan.aims)
        if by not in fights:
            ways = fights_with(position, target, means, (target.tag, by))
            fights[by] = sorted(ways, key=lambda way: -way[1].gain)[:MOST_SETS]
        for fighters, aim in fights[by]:
            if mask & fighters:
                continue
            gain = plan.gain + aim.gain - NEARER * by + besides(position, plan.done, aim.done)
            other = more.get(mask | fighters) or found.get(mask | fighters)
            if other is None or gain > other.gain:
                more[mask | fighters] = Plan(gain, (*plan.aims, aim), added(plan.done, aim.done))
    return more


def ways_to(
    position: Position, target: CardView, means: list[Means], cheaper: tuple[int, int] = (0, 0)
) -> Iterator[tuple[int, Aim]]:
    """The sets of cards, as masks, that would acquire the card, with none too many."""
    gain = position.gain(target.slug)
    field = position.view.cards("field")
    lost = highest_sense(position) if is_character(target.slug) else 0.0
    present = {card.slug for card in field if card is not target}
    for kind, key in KINDS:
        cost = target.numbers.get(key)
        if cost is None or barred(present, target.slug, kind):
            continue
        if kind == "force" and cheaper[0] == target.tag:
            cost -= cheaper[1]
        able: list[tuple[int, int]] = []
        for place, card in enumerate(means):
            if card.facing in (0, target.tag) and not kept_out(present, target.slug, card):
                value = card.force if kind == "force" else card.cosmos
                if card.in_hand:
                    value += ends_bonus(card.slug, kind, target is field[0], target is field[-1])
                    value -= burden(target.slug, card.slug, key)
                if value > 0:
                    able.append((value, place))
        able.sort(key=lambda one: -one[0])
        prices = [(cost, "")]
        if kind == "force" and (hero := BLACK_SAINTS.get(target.slug)):
            prices.append((cost - 2, hero))  # for those whom his model fights
        reach = sum([value for value, _ in able])
        if reach < max(1, prices[-1][0]):
            continue
        lowers = lowering(position, DEEDS[kind], target.slug)
        near = nearing(position, DEEDS[kind], target.slug)
        for price, hero in prices:
            if reach < price:
                continue
            done = progress(position, DEEDS[kind], target.slug, price)
            earned = near + met_by(position, done)
            for places in minimal_sets(able, max(1, price), means):
                used = [means[place] for place in places]
                if hero and not any(card.slug.startswith(hero) for card in used):
                    continue
                if not possible(target.slug, kind, used, means):
                    continue
                net = gain + earned - toll(position, target.slug, kind, used)
                if kind == "cosmos":
                    net += PRICE * power(target.slug)  # it can still be used this turn
                else:
                    net -= lost
                if net > 0 or target.slug == GUARD:
                    mask = sum(1 << place for place in places)
                    yield mask, Aim(target.tag, target.slug, kind, tuple(used), net, done=done, lowers=lowers)


def fights_with(
    position: Position, target: CardView, means: list[Means], cheaper: tuple[int, int]
) -> Iterator[tuple[int, Aim]]:
    """The sets of cards, as masks, that would overcome a Character of the Enfers or of the own Entrave pile."""
    cost = target.numbers["cost_force"] - (cheaper[1] if cheaper[0] == target.tag else 0)
    gain, done = prize(position, target.tag)
    gain += met_by(position, done)
    frees = position.cards[target.tag].zone == "enfers"
    lowers = lowering(position, {"annihilate": 1}, target.slug) if frees else 0
    able = [
        (card.force, place)
        for place, card in enumerate(means)
        if card.force > 0 and card.facing in (0, target.tag) and card.slug not in HELPERS
        if not (frees and is_character(card.slug) and useless(position, target, card.force))
    ]
    able.sort(key=lambda one: -one[0])
    prices = [(cost, "", gain)]
    if under_pawn(position, target.tag):
        prices = [(cost, "", gain + bonus(position, target.place))]
        if lowerable(target.slug):
            prices.append((cost - 1, ":1", gain))  # instead of another bonus
    needed = crowd(target.slug) if frees else 1
    for price, way, worth in prices:
        for places in minimal_sets(able, max(1, price), means):
            missing = max(0, needed - sum(is_character(means[place].slug) for place in places))
            others = [place for _, place in reversed(able) if place not in places and is_character(means[place].slug)]
            if missing <= len(others):
                joined = (*places, *others[:missing])
                used = tuple(means[place] for place in joined)
                net = worth - toll(position, target.slug, "force", list(used))
                yield (
                    sum(1 << place for place in joined),
                    Aim(target.tag, target.slug, "force", used, net, way, frees, done, lowers),
                )


def barred(present: set[str], slug: str, kind: str) -> bool:
    """Whether some other card of the field keeps a card from being acquired so; a price to pay is not worth it."""
    card = CARDS[slug]
    if "garde-d-asgard-4" in present and kind == "cosmos":
        return True
    if "garde-d-asgard-5" in present and is_character(slug) and "very-common" not in card.ranks:
        return True
    return "soldat-marina-1" in present and "Marina" in card.words()


def kept_out(present: set[str], slug: str, card: Means) -> bool:
    """Whether some other card of the field keeps a card from facing a Character."""
    if not is_character(slug):
        return False
    if "thetis-de-la-sirene-marine" in present and slug != "thetis-de-la-sirene-marine" and CARDS[card.slug].hero:
        return True
    return "soldat-marina-5" in present and is_character(card.slug) and card.force == 2


def ends_bonus(slug: str, kind: str, first: bool, last: bool) -> int:
    """Two Saints are stronger at one end of the field."""
    if slug == "aldebaran-du-taureau" and first and kind == "force":
        return 2
    return 1 if slug == "aiolia-du-lion" and last else 0


@cache
def burden(target: str, slug: str, key: str) -> int:
    """By how much a card that comes to face another raises its cost, as the rules printed on that one say."""
    words = CARDS[slug].words()
    return sum(
        rule.by.factor
        for ability in CARDS[target].abilities
        if isinstance(ability, Static) and "field" in ability.where
        for rule in ability.rules
        if isinstance(rule, Number) and key in rule.keys and isinstance(rule.by, Count)
        if any(isinstance(node, Facing) for node in walk(rule.by.among))
        if rule.by.among.test is None or rule.by.among.test.passes(words) is not False
    )


def minimal_sets(able: list[tuple[int, int]], cost: int, means: list[Means]) -> Iterator[tuple[int, ...]]:
    """Sets that reach the cost and would not without any of their cards; of cards alike only the first are tried.

    The values are sorted downwards, so that a set is minimal if it fell short before its last card.
    """
    left = [0] * (len(able) + 1)
    for place in range(len(able) - 1, -1, -1):
        left[place] = left[place + 1] + able[place][0]
    stack: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
    while stack:
        place, total, chosen = stack.pop()
        if total + left[place] < cost or place == len(able):
            continue
        value, card = able[place]
        if total + value >= cost:
            yield (*chosen, card)
        else:
            stack.append((place + 1, total + value, (*chosen, card)))
        alike = place + 1
        while alike < len(able) and same(means[able[alike][1]], means[card]):
            alike += 1
        stack.append((alike, total, chosen))


def same(one: Means, other: Means) -> bool:
    return one.slug == other.slug and one.facing == other.facing and one.force == other.force


def possible(slug: str, kind: str, used: list[Means], means: list[Means]) -> bool:
    """What some cards ask for besides their cost, and some helpers."""
    fighters = [card for card in used if is_character(card.slug) and card.slug not in HELPERS]
    if not fighters and kind == "force":
        return False
    if slug == "serpent-des-mers" and len(fighters) < 3:
        return False
    if slug == "dauphin" and kind == "force" and not any(card.in_hand and card not in used for card in means):
        return False
    if slug == "capella-du-cocher" and any(card.slug == slug for card in used):
        return False
    helpers = {card.slug for card in used} if kind == "force" else set()
    if "armure-du-taureau" in helpers and not any(low(card.slug) for card in fighters):
        return False
    if "armure-du-lion" in helpers:
        spare = any(card.in_hand and is_saint(card.slug) and card not in used for card in means)
        return spare and any(is_saint(card.slug) for card in fighters)
    return True


def toll(position: Position, slug: str, kind: str, used: list[Means]) -> float:
    """What an acquisition costs besides the use of the cards this turn."""
    cost = 0.02 * sum(card.force + card.cosmos for card in used)  # rather few and weak cards than many
    if kind == "cosmos":
        return cost
    cost += fsum(position.worth(card.slug) for card in used if card.slug == "capella-du-cocher")
    cost += fsum(PRICE for card in used if card.slug == "armure-du-lion")
    fighters = [card.slug for card in used if is_character(card.slug) and card.slug not in HELPERS]
    match slug:
        case "saga-des-gemeaux":
            hit = fighters
        case "algol-de-persee":
            hit = [other for other in fighters if low(other)]
        case "shiva-du-paon":
            hit = [other for other in fighters if CARDS[other].cosmos]
        case "aghora-du-lotus":
            hit = [other for other in fighters if not CARDS[other].cosmos]
        case "deathmask-du-cancer":
            return cost + min(position.worth(other) for other in fighters)
        case "dauphin":
            return cost + PRICE
        case _:
            hit = []
    return cost + fsum(position.use(other) for other in hit)
