"""Setting up a classic game for 2 to 5 players (2, 4)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from pioche.games.seiya.card import HERO, HEROES, SeiyaCard
from pioche.games.seiya.field import FLAMES, SLOTS
from pioche.games.seiya.rules import SeiyaRules
from pioche.games.seiya.turn import Match
from pioche.games.seiya.upkeep import HAND
from pioche.games.seiya.verbs import draw
from pioche.kernel.chance import Chance, key_of
from pioche.kernel.decision import Reason, Refused
from pioche.kernel.game import Game
from pioche.kernel.text import plain

PLAYERS = (2, 5)


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on. Heroes not named and the first player, if not named, are drawn by lot."""

    players: int = 2
    heroes: tuple[str, ...] = ()
    first: int | None = None
    variant: bool = False  # the official variant of upkeep (5.3)
    promos: bool = False


def in_reserve(card: SeiyaCard, promos: bool) -> bool:
    """4:8: all cards that belong to no hero's packet."""
    packet = HERO in card.classes or "Armure de Bronze" in card.classes
    return not packet and (card.set == "base" or (promos and card.set == "promo"))


def agreed(config: Config) -> Config:
    """The config with heroes by their slugs, however typed; what the rulebook does not allow is refused."""
    least, most = PLAYERS
    if not least <= config.players <= most:
        raise Refused(Reason("players-out-of-range", "seiya:classic:0:1", detail=str(config.players)))
    heroes = tuple(plain(hero) for hero in config.heroes)
    for typed, hero in zip(config.heroes, heroes, strict=True):
        if hero not in HEROES:
            raise Refused(Reason("unknown-hero", "seiya:classic:1:2", detail=typed))
    if len(set(heroes)) < len(heroes):
        raise Refused(Reason("hero-twice", "seiya:classic:1:2"))
    if len(heroes) > config.players:
        raise Refused(Reason("too-many-heroes", "seiya:classic:1:2", detail=str(len(heroes))))
    if config.first is not None and not 0 <= config.first < config.players:
        raise Refused(Reason("unknown-seat", "seiya:classic:2:8", detail=str(config.first)))
    return replace(config, heroes=heroes)


def new(rules: SeiyaRules, config: Config, seed: int | str) -> Game:
    """A new game at its first decision."""
    config = agreed(config)
    game = Game(rules, config.players, Chance(key_of(seed)))
    game.counters |= {"flames": FLAMES, "turn": 0, "variant": int(config.variant)}
    cards: list[SeiyaCard] = list(rules.catalogue.definitions)  # type: ignore[arg-type]
    for number, card in enumerate(cards):
        if in_reserve(card, config.promos):
            for _ in range(card.copies):
                game.add(number, "reserve")
    game.shuffle("reserve")
    for seat, hero in enumerate(lots(game, config)):
        deal_packet(game, cards, seat, hero)
    for slot in range(SLOTS, 0, -1):
        game.move(game.cards_in("reserve")[-1], "field", 0, "setup", place=slot)
    game.active = config.first if config.first is not None else game.chance.below(config.players)
    game.counters["first"] = game.active
    game.start(Match())
    return game


def lots(game: Game, config: Config) -> list[str]:
    """The heroes of the seats: those named, then others by lot."""
    left = game.chance.shuffled([hero for hero in HEROES if hero not in config.heroes])
    return [*config.heroes, *left][: config.players]


def deal_packet(game: Game, cards: list[SeiyaCard], seat: int, hero: str) -> None:
    """2: nine Heroes and the Bronze Armour make the draw pile, five Heroes are set aside, five cards are drawn."""
    game.counters[f"hero/{seat}"] = list(HEROES).index(hero)
    for number, card in enumerate(cards):
        if card.set != "base" or card.hero != HEROES[hero]:
            continue
        zone = "draw" if card.ranks == ("very-common",) else "aside"
        for _ in range(card.copies):
            game.add(number, zone, seat, seat)
    armour = next(number for number, card in enumerate(cards) if card.slug == BRONZE[hero])
    game.add(armour, "draw", seat, seat)
    game.shuffle("draw", seat)
    draw(game, seat, HAND)


BRONZE = {
    "seiya": "armure-de-pegase",
    "shiryu": "armure-du-dragon",
    "hyoga": "armure-du-cygne",
    "shun": "armure-d-andromede",
    "ikki": "armure-du-phoenix",
}
