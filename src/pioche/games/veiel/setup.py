"""Setting up: what is agreed on before a game, starting decks, piles (mise-en-place, deck-de-depart, difficulte)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from pioche.games.veiel.card import COLOURLESS, COLOURS, TIERS, VeielCard
from pioche.games.veiel.encounter import ENCOUNTERS, Match
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game

if TYPE_CHECKING:
    from pioche.games.veiel.rules import VeielRules

Difficulty = Literal["easy", "normal", "hard", "extreme"]
Wave = tuple[int, int, int]  # Basic, Intermediate and Powerful enemies of an encounter

# By difficulty, the enemies of the four encounters; the boss comes in the last one.
WAVES: dict[str, tuple[Wave, Wave, Wave, Wave]] = {
    "easy": ((2, 0, 0), (1, 3, 0), (1, 1, 2), (0, 0, 0)),
    "normal": ((1, 1, 0), (0, 4, 0), (0, 2, 2), (0, 2, 0)),
    "hard": ((1, 2, 0), (1, 4, 0), (0, 0, 4), (0, 1, 1)),
    "extreme": ((2, 2, 0), (2, 4, 0), (1, 1, 4), (1, 1, 2)),
}
LEAST_HEROES, MOST_HEROES = 2, 5
MOST_ENEMIES = 12  # of one encounter, of a table of one's own
NOVICES = 2

# The heroes and Novices that the rulebook proposes for a first game.
FIRST_GAME = {
    "barbare": ("ouvrir-une-breche", "le-tout-pour-le-tout"),
    "guerisseur": ("egide", "halo-purifiant"),
    "pyromancien": ("telekinesis", "pas-celeste"),
    "assassin": ("ambidextrie", "tir-a-bout-portant"),
    "chevalier": ("blocage-violent", "bonne-constitution"),
}
# The same for the other heroes, by us.
SUGGESTED = FIRST_GAME | {
    "penitente": ("le-tout-pour-le-tout", "priere-du-soir"),
    "tempestaire": ("moulinet", "trait-de-givre"),
    "illusionniste": ("telekinesis", "pas-de-l-ombre"),
    "runiste": ("rune-d-eveil", "provocation"),
    "sentinelle": ("volee-de-traits", "blocage-violent"),
}


class Config(Struct, frozen=True):
    """What is agreed on before a game: one seat for each hero, who may be several heroes of one person."""

    heroes: tuple[str, ...] = ("barbare", "guerisseur")
    novices: tuple[tuple[str, ...], ...] = ()  # two for each hero; the suggested ones where none are named
    bosses: tuple[str, ...] = ("vorgath-coeur-de-braise",)
    difficulty: Difficulty = "normal"
    battlefields: bool = False
    waves: tuple[Wave, ...] = ()  # a table of one's own instead of the difficulty
    hidden: bool = False  # hands are seen by their own heroes alone

    @property
    def players(self) -> int:
        return len(self.heroes)

    def table(self) -> Sequence[Wave]:
        """The enemies of the four encounters."""
        return self.waves or WAVES[self.difficulty]

    def novices_of(self, seat: int) -> tuple[str, ...]:
        """The two Novices of a hero."""
        named = self.novices[seat] if seat < len(self.novices) else ()
        return named or SUGGESTED[self.heroes[seat]]


def check(config: Config, cards: dict[str, VeielCard]) -> None:
    """Refuse what the rulebook does not allow, each with its reason."""
    if not LEAST_HEROES <= len(config.heroes) <= MOST_HEROES:
        raise Refused(Reason("heroes-number", "veiel:jouer-en-solo:1", detail=str(len(config.heroes))))
    for slug in config.heroes:
        if slug not in cards or cards[slug].kind != "hero":
            raise Refused(Reason("no-such-hero", detail=slug))
        if config.heroes.count(slug) > 1:
            raise Refused(Reason("hero-twice", "veiel:mise-en-place:6", detail=slug))
    if not 1 <= len(config.bosses) <= 2 or len(set(config.bosses)) < len(config.bosses):
        raise Refused(Reason("bosses-number", "veiel:difficulte-extreme:5"))
    for slug in config.bosses:
        if slug not in cards or cards[slug].kind != "boss":
            raise Refused(Reason("unknown-boss", detail=slug))
    if config.difficulty not in WAVES:
        raise Refused(Reason("unknown-difficulty", detail=str(config.difficulty)))
    check_novices(config, cards)
    check_waves(config)


def check_novices(config: Config, cards: dict[str, VeielCard]) -> None:
    if len(config.novices) > len(config.heroes):
        raise Refused(Reason("novices-number", "veiel:deck-de-depart:4"))
    chosen: list[str] = []
    for seat, hero in enumerate(config.heroes):
        novices = config.novices_of(seat)
        if len(novices) != NOVICES:
            raise Refused(Reason("novices-number", "veiel:deck-de-depart:4", detail=hero))
        for slug in novices:
            if slug not in cards or cards[slug].kind != "novice":
                raise Refused(Reason("unknown-novice", detail=slug))
            if not set(cards[slug].colours) <= set(cards[hero].colours):
                raise Refused(Reason("novice-colour", "veiel:deck-de-depart:5", detail=slug))
            chosen.append(slug)
    for slug in chosen:
        if chosen.count(slug) > cards[slug].copies:
            raise Refused(Reason("novice-copies", "veiel:deck-de-depart:4", detail=slug))


def check_waves(config: Config) -> None:
    if not config.waves:
        return
    if len(config.waves) != ENCOUNTERS or any(len(wave) != len(TIERS) for wave in config.waves):
        raise Refused(Reason("waves-shape", "veiel:difficulte-variable:1"))
    for number, wave in enumerate(config.waves, 1):
        lonely = number < ENCOUNTERS and not sum(wave)
        if any(count < 0 for count in wave) or sum(wave) > MOST_ENEMIES or lonely:
            raise Refused(Reason("waves-number", "veiel:difficulte-variable:1", detail=str(number)))


def new(rules: VeielRules, config: Config, seed: int | str) -> Game:
    """A new game, at its first decision."""
    numbers = rules.catalogue.by_slug
    cards = {card.slug: card for card in rules.catalogue.definitions if isinstance(card, VeielCard)}
    check(config, cards)
    game = Game(rules, len(config.heroes), Chance(key_of(seed)))
    game.counters |= {
        "turn": 0,
        "encounter": 0,
        "round": 0,
        "played": 0,
        "enemies-turn": 0,
        "boss/0": numbers[config.bosses[0]],
    }
    for number, wave in enumerate(config.table(), 1):
        for tier, count in zip(TIERS, wave, strict=True):
            if count:
                game.counters[f"{tier}/{number}"] = count
    lay_out(game, config, cards, numbers)
    for seat in range(len(config.heroes)):
        build_deck(game, config, seat, cards, numbers)
    for card in cards.values():  # what no deck has taken stays in the stock
        if card.kind == "base":
            taken = sum(dict(cards[hero].base).get(card.slug, 0) for hero in config.heroes)
            for _ in range(card.copies - taken):
                game.add(numbers[card.slug], "stock")
    game.events.clear()
    game.start(Match())
    return game


def lay_out(game: Game, config: Config, cards: dict[str, VeielCard], numbers: dict[str, int]) -> None:
    """The piles: enemies, the boss with its Actions, battlefields, the Rewards of the heroes' colours."""
    colours = {colour for hero in config.heroes for colour in cards[hero].colours}
    for card in cards.values():
        number = numbers[card.slug]
        for _ in range(card.copies):
            match card.kind:
                case "enemy":
                    game.add(number, card.tier)
                case "action" if card.boss in config.bosses:
                    game.add(number, "actions", config.bosses.index(card.boss))
                case "battlefield" if config.battlefields:
                    game.add(number, "battlefields")
                case "reward" if not card.colours or card.colours[0] in colours:
                    game.add(number, f"rewards-{card.colours[0] if card.colours else COLOURLESS}")
    for slug in config.bosses:
        game.add(numbers[slug], "bosses")
    for pile in (*TIERS, "battlefields", *(f"rewards-{colour}" for colour in (*COLOURS, COLOURLESS))):
        if game.cards_in(pile):
            game.shuffle(pile)
    for index in range(len(config.bosses)):
        game.shuffle("actions", index)


def build_deck(game: Game, config: Config, seat: int, cards: dict[str, VeielCard], numbers: dict[str, int]) -> None:
    """Ten base cards, the Initiate and two Novices; Adept and Master wait aside (deck-de-depart)."""
    hero = config.heroes[seat]
    game.counters[f"hero/{seat}"] = numbers[hero]  # so that every view tells whose hero stands where
    game.add(numbers[hero], "camp", seat, seat)
    for slug, count in cards[hero].base:
        for _ in range(count):
            game.add(numbers[slug], "deck", seat, seat)
    for card in cards.values():
        if card.hero == hero:
            game.add(numbers[card.slug], "deck" if card.kind == "initiate" else "aside", seat, seat)
    for slug in config.novices_of(seat):
        game.add(numbers[slug], "deck", seat, seat)
    game.shuffle("deck", seat)
