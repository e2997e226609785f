"""What the effects of Saint Seiya cards gain for the player who uses them, in Victory Points."""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum

from pioche.games.seiya.bots.enfers import rates
from pioche.games.seiya.bots.plan import Means
from pioche.games.seiya.bots.reading import ANNOY, done_by, gain_of
from pioche.games.seiya.bots.trials import trials
from pioche.games.seiya.bots.worth import BLACK_SAINTS, CARDS, PRICE, Position, is_armour, is_character, is_saint, power
from pioche.games.seiya.card import Activation
from pioche.games.seiya.setup import BRONZE
from pioche.kernel.state.view import Choice, Question

BRONZE_ARMOURS = frozenset(armour + box for armour in BRONZE.values() for box in ("", "-asgard", "-hades"))
GHOSTS = ("geist", "serpent-des-mers", "dauphin", "kuraggu")

# Cards drawn by an optional effect that begins with the choice of a card.
THEN_DRAW = {
    "shiryu-common": 1,
    "ikki-common": 1,
    "spartan": 1,
    "phaeton": 2,
    **dict.fromkeys(("shiryu-uncommon-asgard", "shiryu-uncommon-poseidon"), 2),
    **dict.fromkeys(("ikki-uncommon-asgard", "ikki-uncommon-poseidon"), 2),
}

# Techniques that are good for nothing but themselves, and so for every plan.
GAINFUL = ("board-meteores-de-pegase", "board-poussiere-de-diamant", "board-renaissance-du-phoenix")


def gain_of_use(position: Position, slug: str) -> float:
    """What it gains to activate a card, its own loss counted, but not what it could acquire instead."""
    view, me, draw = position.view, position.me, position.draw
    opponents = [seat for seat in range(view.players) if seat != me]
    hand = [card.slug for card in view.cards("hand", me)]

    def seen(zone: str, seats: Iterable[int] = opponents) -> list[str]:
        return [card.slug for seat in seats for card in view.cards(zone, seat)]

    match slug:
        case "armure-de-la-vierge" | "armure-du-cancer" | "armure-du-belier":
            return 2 * draw
        case "armure-du-scorpion":
            return max(map(position.worth, seen("wounded")), default=0.0)
        case "armure-du-verseau":
            return fsum(max(0.0, position.use(card)) for card in position.wounded if is_saint(card))
        case "armure-des-poissons":
            return fsum(draw - position.use(card) - PRICE * power(card) for card in hand if is_character(card))
        case "misty-du-lezard":
            return 2 * draw - min(map(position.worth, position.wounded), default=9.0)
        case "asterion-des-chiens-de-chasse":
            return ANNOY + position.pace / len(opponents)
        case "albior-de-cephee":
            return PRICE * (max((power(card) for card in seen("discard", [me]) if is_character(card)), default=0.0) - 1)
        case "sirius-du-grand-chien":
            heroes = [card for card in hand if card.endswith("-verycommon")]
            rise = position.worth(heroes[0].replace("very", "")) - position.worth(heroes[0]) if heroes else 0.0
            return rise - max(0.0, position.use(slug))
        case "dio-de-la-mouche":
            armours = [position.gain(card) for card in seen("field", [0]) if is_armour(card)]
            return max(armours, default=0.0) - position.worth(slug)
        case "geist":
            return max((position.gain(card) for card in seen("field", [0]) if card in GHOSTS), default=0.0)
        case "jango":
            others = [card for card in seen("discard") if card in BLACK_SAINTS and card != slug]
            return max(map(position.gain, others), default=0.0)
        case "jabu-de-la-licorne":
            return ANNOY
        case "ichi-de-l-hydre":
            return ANNOY * fsum(
                CARDS[card].hero is not None and CARDS[card].ranks == ("common",) for card in seen("discard")
            )
        case "nachi-du-loup":
            return ANNOY * len(seen("armour"))
        case "geki-de-l-ours":
            return 1.0
        case "jaki":
            return max(map(position.worth, seen("destroyed", [me])), default=0.0) - position.worth(slug)
        case "mime-de-benetnash":
            return draw - max(0.0, position.use(slug))
        case "robe-divine-beta-merak":
            return PRICE * max(map(power, seen("frozen", [me])), default=0.0) - max(0.0, position.use(slug))
        case "thor-de-phecda":
            weak = [card for card in seen("field", [0]) if "very-common" in CARDS[card].ranks and is_character(card)]
            return fsum(map(position.gain, weak)) - max(0.0, position.use(slug))
        case _ if CARDS[slug].set == "hades":
            return read_gain(position, slug)
        case _:
            return 0.0


def read_gain(position: Position, slug: str) -> float:
    """What it gains to activate a card, as far as its effects can be read, and what it suffers."""
    suffered = {"discard": 0.0, "destroy": position.worth(slug)}
    gains = [
        gain_of(ability.effect, rates(position)) - suffered.get(ability.how, ANNOY) for ability in activations(slug)
    ]
    return max(gains, default=0.0)


def after_use(position: Position, used: int, means: list[Means]) -> tuple[float, list[Means]]:
    """What it gains to activate a card in play, and what is left for acquisitions."""
    slug = position.cards[used].card.slug
    gain, left = spent(position, used, slug, means)
    for ability in activations(slug):
        suffers = {} if ability.how == "discard" else {ability.how: 1}  # those of the hand are meant, not those in play
        gain += trials(position, suffers | done_by(ability.effect))
    return gain, left


def activations(slug: str) -> list[Activation]:
    return [ability for ability in CARDS[slug].abilities if isinstance(ability, Activation)]


def spent(position: Position, used: int, slug: str, means: list[Means]) -> tuple[float, list[Means]]:
    """The same but for Épreuves."""
    left = [card for card in means if card.tag != used]
    hand = sorted((card for card in left if card.in_hand), key=lambda card: power(card.slug))
    if slug in BRONZE_ARMOURS:
        # Two very common Heroes become a common one.
        heroes = [card for card in hand if card.slug.endswith("-verycommon")][:2]
        if len(heroes) < 2:
            return 0.0, means
        hero = heroes[0].slug
        gain = position.worth(hero.replace("very", "")) - 2 * position.worth(hero)
        return gain, [card for card in left if card not in heroes]
    if slug == "armure-de-la-balance":
        # A Character is discarded, all others gain one Force.
        left = [card for card in left if card not in hand[:1]]
        return 0.0, [card._replace(force=card.force + 1) if is_character(card.slug) else card for card in left]
    return gain_of_use(position, slug), left


def liking(position: Position, ask: str, option: Choice) -> float:
    """How good it is for this seat that what is asked happens to the card of an option, where a card can be seen."""
    slug, mine = position.slug(option), position.is_mine(option)
    if not slug:
        return 0.0
    return fate(position, ask, option, slug) + (
        trials(position, {ask.removeprefix("choose-"): 1}, slug) if mine else 0.0
    )


def fate(position: Position, ask: str, option: Choice, slug: str) -> float:
    """What that is worth but for Épreuves."""
    mine = position.is_mine(option)
    if CARDS[slug].grade is not None:
        return CARDS[slug].pv or 0  # annihilated, shaken off, set to hamper: the more it is worth, the better
    now = PRICE * power(slug)  # what the card is good for in hand, this turn or the next
    lost = now if mine and position.zone(option) == "hand" else 0.0
    match ask:
        case "choose-wound" | "choose-freeze":
            return -position.use(slug) - lost if mine else ANNOY + max(0.0, position.use(slug))
        case "choose-destroy" | "choose-shuffle-into" | "choose-put-on-draw":
            return -position.worth(slug) - lost if mine else ANNOY + max(0.0, position.worth(slug))
        case "choose-discard":
            return -now if mine else now
        case "choose-take":
            return now if mine else position.gain(slug)
        case "choose-heal":
            return position.use(slug)
        case "choose-remove":
            return -position.gain(slug)
        case _:
            return position.gain(slug)


def follows(position: Position, question: Question) -> float:
    """What an optional effect brings after its first part, the choice of a card."""
    cause = position.cause(question)
    if cause == "armure-du-sagittaire":
        field = [position.gain(card.slug) for card in position.view.cards("field") if is_character(card.slug)]
        return max(field, default=0.0) - position.worth(cause)
    return THEN_DRAW.get(cause, 0) * position.draw
