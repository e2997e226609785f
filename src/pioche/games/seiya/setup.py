"""Setting up a game: classic for 2 to 5 players (2, 4), one player against Hilda (solo 2), or a duel (Hadès)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pioche.games.seiya.card import (
    ALTAR_TYPE,
    ARMOUR_TYPE,
    BRONZE_ARMOUR,
    CHARACTER_TYPE,
    EPIC_TYPE,
    GIFT_TYPE,
    HEROES,
    PLAYED,
    RELIC_TYPE,
    SIDES,
    TECHNIQUE_TYPE,
    Mode,
    SeiyaCard,
)
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.clock import FLAMES
from pioche.games.seiya.duel import ALTAR, HOUSES
from pioche.games.seiya.field import SLOTS
from pioche.games.seiya.parts import at_table
from pioche.games.seiya.piles import deal
from pioche.games.seiya.rules import SeiyaRules
from pioche.games.seiya.solo import SoloMatch
from pioche.games.seiya.turn import Match
from pioche.games.seiya.upkeep import HAND
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.play.flow import Procedure
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from pioche.kernel.wording.text import plain

PLAYERS = (2, 5)
COMPANY = {  # how few and how many play, and why no others do
    "classic": (*PLAYERS, Reason("players-out-of-range", "seiya:classic:0:1")),
    "solo": (1, 1, Reason("players-out-of-range", "seiya:solo:0:1")),
    "duel": (2, 2, Reason("duel-for-two", "hades:duel-presentation:1")),
}
RESERVED = (CHARACTER_TYPE, ARMOUR_TYPE, RELIC_TYPE)


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on. Heroes not named and the first player, if not named, are drawn by lot."""

    players: int | None = None  # 2 if nothing is said, 1 in solo mode
    heroes: tuple[str, ...] = ()  # in a duel the sides
    first: int | None = None
    variant: bool = False  # the official variant of upkeep (5.3)
    promos: bool = False
    asgard: bool = False
    poseidon: bool = False
    hades: bool = False
    flames: int | None = None  # on the Clock; with Hadès there may be fewer, for a shorter game
    epics: bool = False
    left_out: tuple[Literal["asgard", "poseidon"], ...] = ()  # boxes whose cards do not come into the Reserve
    mode: Mode = "classic"
    difficulty: Literal["normal", "difficult", "expert"] = "normal"
    altar: str = ""  # of the duel, by its slug or number; if not named, drawn by lot
    houses: Literal["sorted", "shuffled"] = "sorted"  # how the Maisons of the duel come
    fewer_houses: int = 0  # so many are removed at random, for a shorter duel

    @property
    def seats(self) -> int:
        """How many people play."""
        return self.players if self.players is not None else 1 if self.mode == "solo" else 2

    @property
    def boxes(self) -> tuple[str, ...]:
        """The boxes whose material is used; Hilda's space is part of Asgard's, and the duel of Hadès, with all."""
        duel = self.mode == "duel"
        used = {
            "asgard": self.asgard or duel or self.mode == "solo",
            "poseidon": self.poseidon or duel,
            "hades": self.hades or duel,
        }
        return ("base", *(box for box, there in used.items() if there))

    def has(self, thing: str) -> bool:
        """Whether there is what an Épopée cannot do without."""
        if thing == "expansion":
            return len(self.boxes) > 1
        if thing in MODES_WITH:
            return self.mode in MODES_WITH[thing]
        return thing in self.boxes and thing not in self.left_out


MODES_WITH = {"flames": ("classic",), "bronze": ("classic", "solo")}  # things that only some modes have


def in_reserve(card: SeiyaCard, config: Config) -> bool:
    """4:8: all cards that belong to no hero's packet; in solo mode no Relic, nor Hilda and Pope (solo 2)."""
    if card.hero or card.mode or BRONZE_ARMOUR in card.classes or card.type not in RESERVED or card.grade is not None:
        return False
    if config.mode == "solo" and (card.type == RELIC_TYPE or card.slug in ("hilda", "pope")):
        return False
    if card.set == "promo":
        return config.promos and all(box in config.boxes for box in card.wants)
    return card.set in config.boxes and card.set not in config.left_out


def agreed(config: Config) -> Config:
    """The config with heroes by their slugs, however typed; what the rulebook does not allow is refused."""
    config = replace(
        config, players=config.seats, **{box: box in config.boxes for box in ("asgard", "poseidon", "hades")}
    )
    least, most, reason = COMPANY[config.mode]
    if not least <= config.seats <= most:
        raise Refused(replace(reason, detail=str(config.players)))
    config = agreed_duel(config)
    if config.poseidon and not config.asgard:
        raise Refused(Reason("poseidon-needs-asgard", "seiya:classic:0:31"))
    if config.hades and not config.poseidon:
        raise Refused(Reason("hades-needs-both", "hades:presentation:2"))
    if config.hades and config.mode == "solo":
        raise Refused(Reason("hades-not-solo", "seiya:solo:0:1"))
    if config.flames is not None and not (config.hades and 1 <= config.flames <= FLAMES):
        raise Refused(Reason("flames-out-of-range", "hades:mise-en-place-joueur:4", detail=str(config.flames)))
    if config.mode != "solo" and config.difficulty != "normal":
        raise Refused(Reason("difficulty-only-solo", "seiya:solo:6:1"))
    for box in config.left_out:
        if box not in config.boxes:
            raise Refused(Reason("left-out-unused", "seiya:classic:0:31", detail=box))
    heroes = tuple(plain(hero) for hero in config.heroes)
    for typed, hero in zip(config.heroes, heroes, strict=True):
        if hero not in cast(config):
            if config.mode == "duel":
                raise Refused(Reason("unknown-side", "hades:duel-mise-en-place-joueur:1", detail=typed))
            raise Refused(Reason("unknown-hero", "seiya:classic:1:2", detail=typed))
    if len(set(heroes)) < len(heroes):
        raise Refused(Reason("hero-twice", "seiya:classic:1:2"))
    if len(heroes) > config.seats:
        raise Refused(Reason("too-many-heroes", "seiya:classic:1:2", detail=str(len(heroes))))
    if config.first is not None and not 0 <= config.first < config.seats:
        raise Refused(Reason("unknown-seat", "seiya:classic:2:8", detail=str(config.first)))
    return replace(config, heroes=heroes)


def agreed_duel(config: Config) -> Config:
    """What only a duel is asked, and what is not asked there."""
    if config.mode != "duel":
        if config.altar or config.houses != "sorted" or config.fewer_houses:
            raise Refused(Reason("only-duel", "hades:duel-presentation:1"))
        return config
    if config.flames is not None:
        raise Refused(Reason("duel-without-clock", "hades:duel-mise-en-place-espace:1"))
    if config.first is not None:
        raise Refused(Reason("renegade-begins", "hades:duel-mise-en-place-joueur:3"))
    if not 0 <= config.fewer_houses < HOUSES:
        raise Refused(
            Reason("houses-out-of-range", "hades:duel-mise-en-place-espace:6", detail=str(config.fewer_houses))
        )
    altar = altar_called(config.altar)
    if config.altar and not altar:
        raise Refused(Reason("unknown-altar", "hades:duel-mise-en-place-espace:2", detail=config.altar))
    return replace(config, altar=altar)


def altar_called(typed: str) -> str:
    """The Autel of this name or number, if there is one."""
    typed = plain(typed).removeprefix(ALTAR)
    return next((altar for altar, number in altars().items() if typed in (altar, number)), "")


def altars() -> dict[str, str]:
    """The Autels among which one is chosen, with their printed numbers."""
    return {card.slug.removeprefix(ALTAR): card.number for card in ALL if card.type == ALTAR_TYPE}


def cast(config: Config) -> tuple[str, ...]:
    """What the players may be."""
    return tuple(SIDES if config.mode == "duel" else HEROES)


def new(rules: SeiyaRules, config: Config, seed: int | str) -> Game:
    """A new game at its first decision."""
    config = agreed(config)
    rules = rules.playing(at_table(config))
    solo = config.mode == "solo"
    game = Game(rules, config.seats + solo, Chance(key_of(seed)))
    game.counters |= {"turn": 0, "variant": int(config.variant)}
    for number in reserve(rules, config):
        game.add(number, "reserve")
    game.shuffle("reserve")
    heroes = lots(game, config)
    for seat, hero in enumerate(heroes):
        deal_packet(game, rules, seat, hero, config)
    for part in rules.parts:
        part.lay_out(game, config, used(rules, config))
    for slot in range(SLOTS, 0, -1):
        game.move(game.cards_in("reserve")[-1], "field", 0, "setup", place=slot)
    game.active = first_player(game, config, heroes)
    game.counters["first"] = game.active
    openings = [opening for part in rules.parts if (opening := part.begin(game)) is not None]
    match: Procedure = SoloMatch() if solo else Match()
    *game.stack, first = match, *reversed(openings)
    game.start(first)
    return game


@lru_cache(maxsize=64)
def used(rules: SeiyaRules, config: Config) -> list[tuple[int, SeiyaCard]]:
    """The cards of the boxes that are played, with their numbers in the catalogue, and what an option may take of the
    others: promos and Épopées.
    """
    boxes = config.boxes
    return [
        (number, card)
        for number, card in enumerate(rules.catalogue.definitions)
        if isinstance(card, SeiyaCard)
        and (card.set in boxes or card.set == "promo" or card.type == EPIC_TYPE)
        and card.mode in (None, config.mode)
    ]


@lru_cache(maxsize=64)
def reserve(rules: SeiyaRules, config: Config) -> list[int]:
    """The cards of the Reserve by their numbers in the catalogue, each as often as there are copies of it."""
    return [number for number, card in used(rules, config) if in_reserve(card, config) for _ in range(card.copies)]


@lru_cache(maxsize=256)
def packet(rules: SeiyaRules, config: Config, hero: str) -> list[tuple[int, str]]:
    """What a player has of a hero, and where: the draw pile, aside, the board.

    Nine Heroes and the Bronze Armour make the draw pile, the other Heroes are set aside. With Asgard there are a board
    and a new Armour, with Poséidon a Transcended Hero, with Hadès a Divine one and another new Armour.
    """
    if hero in SIDES:
        return army(rules, config, hero)
    heroes, armours = [], []
    for number, card in used(rules, config):
        if card.hero == HEROES[hero]:
            heroes += [(number, "draw" if card.ranks == ("very-common",) else "aside")] * card.copies
        elif card.type == TECHNIQUE_TYPE and card.board == hero:
            heroes.append((number, "board"))
        elif card.slug.startswith(BRONZE[hero]):
            armours.append((number, "draw" if card.set == "base" else "aside"))
    return heroes + armours


def army(rules: SeiyaRules, config: Config, side: str) -> list[tuple[int, str]]:
    """What a player of the duel has: Heroes who make the draw pile, a pile of Capacités and a board."""
    own = {CHARACTER_TYPE: "draw", GIFT_TYPE: "own-capacities"}
    found = []
    for number, card in used(rules, config):
        if card.side == side:
            found += [(number, own[card.type])] * card.copies
        elif card.type == TECHNIQUE_TYPE and card.board == side:
            found.append((number, "board"))
    return found


def lots(game: Game, config: Config) -> list[str]:
    """The heroes of the seats: those named, then others by lot."""
    left = game.chance.shuffled([hero for hero in cast(config) if hero not in config.heroes])
    return [*config.heroes, *left][: config.seats]


def first_player(game: Game, config: Config, heroes: list[str]) -> int:
    """The one agreed on, or drawn by lot; in a duel the Renegade."""
    if config.mode == "duel":
        return heroes.index("renegade")
    return config.first if config.first is not None else game.chance.below(config.seats)


def deal_packet(game: Game, rules: SeiyaRules, seat: int, hero: str, config: Config) -> None:
    """2: each player takes a packet and draws five cards."""
    game.counters[f"hero/{seat}"] = PLAYED.index(hero)
    for number, zone in packet(rules, config, hero):
        game.add(number, zone, seat, seat)
    game.shuffle("draw", seat)
    deal(game, seat, HAND)


BRONZE = {
    "seiya": "armure-de-pegase",
    "shiryu": "armure-du-dragon",
    "hyoga": "armure-du-cygne",
    "shun": "armure-d-andromede",
    "ikki": "armure-du-phoenix",
}
