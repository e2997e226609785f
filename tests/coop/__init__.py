"""A toy game that is won or lost together: two heroes on a grid of cells against one beast.

In a round the players decide who goes next, each hero goes once: it steps to a neighbouring cell, or strikes the
beast beside it with a card of its hand. Then the beast comes nearer, or bites. At the end of the round every hero
chooses, all at once, whether to heal or to draw a card that nobody else sees.
"""

from __future__ import annotations

from msgspec import Struct

from pioche.kernel.cards.value import Scope
from pioche.kernel.play.decision import AllAtOnce, Decision, Option, Spot
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.rules import Rules, Zone
from pioche.kernel.state.catalogue import Ability, Catalogue, Definition
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game

TITLE = "Coop"
SCORE = ""  # nobody counts points
ROWS, COLUMNS = 3, 4
LIVES, BEAST = 3, 6
ROUNDS = 12


class Piece(Definition, frozen=True, kw_only=True):
    """A hero, the beast, or a blow: a card with its strength."""

    strength: int = 0

    def words(self) -> frozenset[str]:
        return frozenset({self.name})

    def numbers(self) -> dict[str, int]:
        return {"strength": self.strength} if self.strength else {}

    def citation(self, ability: Ability) -> str:
        raise LookupError(ability)


CARDS = (
    Piece(slug="hero-1", name="Ann"),
    Piece(slug="hero-2", name="Bob"),
    Piece(slug="beast", name="Beast"),
    Piece(slug="jab", name="Jab", strength=1),
    Piece(slug="blow", name="Blow", strength=2),
)


def cell(row: int, column: int) -> int:
    return row * COLUMNS + column + 1


def neighbours(at: int) -> list[int]:
    """The cells beside one, in reading order."""
    row, column = divmod(at - 1, COLUMNS)
    beside = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [cell(*each) for each in beside if 0 <= each[0] < ROWS and 0 <= each[1] < COLUMNS]


def distance(one: int, other: int) -> int:
    (row, column), (to_row, to_column) = divmod(one - 1, COLUMNS), divmod(other - 1, COLUMNS)
    return abs(row - to_row) + abs(column - to_column)


def hero(game: Game, seat: int) -> int:
    return next(ref for ref in game.cards_in("grid") if game.cards[ref].owner == seat)


def beast(game: Game) -> int:
    return hero(game, -1)


def hurt(game: Game, ref: int, by: int, scope: Scope) -> None:
    """Lives are lost; the last of the beast wins the game, the last of a hero loses it."""
    left = max(game.cards[ref].count("lives") - by, 0)
    game.put(ref, "lives", left)
    game.happens("hurt", game.cards[ref].owner, scope, card=ref, amount=left)
    if not left:
        won = ref == beast(game)
        game.finish(tuple(range(game.players)) if won else (), "together" if won else "lost")


class Round(Procedure):
    left: tuple[int, ...] = ()  # the heroes that have not gone yet

    @step()
    def begin(self, game: Game) -> None:
        game.counters["turn"] += 1
        self.left = tuple(range(game.players))

    @step()
    def who_goes(self, game: Game) -> Decision | Go:
        """The players decide: each may say that its own hero goes."""
        if not self.left:
            return Go("enemy")
        options = tuple(Option(f"go/{seat}", "go", hero(game, seat), seat, (seat,)) for seat in self.left)
        first, *others = self.left
        return Decision(first, "who-goes", options, others=tuple(others), always=True)

    @step(then="who_goes")
    def go(self, game: Game, chosen: tuple[Option, ...]) -> Procedure:
        seat = chosen[0].value
        self.left = tuple(other for other in self.left if other != seat)
        game.active = seat
        return HeroTurn(seat)

    @step()
    def enemy(self, game: Game) -> None:
        """It bites a hero beside it, else it comes a cell nearer to the nearest."""
        ref, scope = beast(game), Scope(0, 0)
        at = game.cards[ref].place
        heroes = sorted(
            (hero(game, seat) for seat in range(game.players)), key=lambda each: distance(at, game.cards[each].place)
        )
        if distance(at, game.cards[heroes[0]].place) == 1:
            hurt(game, heroes[0], 1, scope)
        else:
            goal = game.cards[heroes[0]].place
            game.shift(ref, min(neighbours(at), key=lambda each: distance(each, goal)), "walk", scope)

    @step()
    def rewards(self, game: Game) -> AllAtOnce | Done:
        if game.counters["turn"] == ROUNDS:
            game.finish((), "lost")
        if game.result is not None:
            return Done()
        options = (Option("heal", "heal"), Option("draw", "draw"))
        return AllAtOnce(tuple(Decision(seat, "reward", options, always=True) for seat in range(game.players)))

    @step(then="begin")
    def reward(self, game: Game, chosen: tuple[tuple[Option, ...], ...]) -> None:
        for seat, (option,) in enumerate(chosen):
            scope = Scope(seat, seat)
            ref = hero(game, seat)
            if option.key == "heal":
                game.put(ref, "lives", min(LIVES, game.cards[ref].count("lives") + 1))
                game.happens("heal", seat, scope, card=ref, amount=game.cards[ref].count("lives"))
            elif game.cards_in("deck", seat):
                game.move(game.cards_in("deck", seat)[-1], "hand", seat, "draw", scope)


class HeroTurn(Procedure):
    seat: int

    @step()
    def act(self, game: Game) -> Decision:
        ref = hero(game, self.seat)
        at = game.cards[ref].place
        taken = {game.cards[each].place for each in game.cards_in("grid")}
        options = [
            Option(f"step/{to}", "step", ref, to, spot=Spot("grid", to)) for to in neighbours(at) if to not in taken
        ]
        if distance(at, game.cards[beast(game)].place) == 1:
            faces = game.rules.catalogue.definitions
            hand = {faces[game.cards[each].definition].slug: each for each in game.cards_in("hand", self.seat)}
            options += [Option(f"strike/{slug}", "strike", each) for slug, each in sorted(hand.items())]
        return Decision(self.seat, "act", (*options, Option("wait", "wait")), always=True)

    @step()
    def do(self, game: Game, chosen: tuple[Option, ...]) -> None:
        option, scope = chosen[0], Scope(self.seat, self.seat)
        if option.kind == "step":
            game.shift(option.card, option.value, "walk", scope)
        elif option.kind == "strike":
            strength = game.number("strength", option.card) or 0
            game.move(option.card, "drop", self.seat, "strike", scope)
            hurt(game, beast(game), strength, scope)


class CoopRules(Rules):
    name = "coop"
    version = "1"

    def __init__(self) -> None:
        zones = (
            Zone("grid", "all", common=True, live=True, rows=ROWS, columns=COLUMNS),
            Zone("deck", "none"),
            Zone("hand", "owner"),
            Zone("drop", "all"),
        )
        super().__init__(zones, Catalogue(CARDS), (Round, HeroTurn))


RULES = CoopRules()
FOREIGN: frozenset[str] = frozenset()


class Config(Struct, frozen=True):
    players: int = 2


def rules(config: Config) -> CoopRules:
    return RULES


def new(config: Config, seed: int | str) -> Game:
    game = Game(RULES, 2, Chance(key_of(seed)))
    game.counters["turn"] = 0
    slugs = RULES.catalogue.by_slug
    for slug, owner, at, lives in (
        ("hero-1", 0, cell(0, 0), LIVES), ("hero-2", 1, cell(2, 0), LIVES), ("beast", -1, cell(1, 3), BEAST),
    ):  # fmt: skip
        ref = game.add(slugs[slug], "grid", 0, owner)
        game.alter(ref, place=at)
        game.put(ref, "lives", lives)
    for seat in range(2):
        for slug in ("jab", "jab", "jab", "blow", "blow"):
            game.add(slugs[slug], "deck", seat, seat)
        game.shuffle("deck", seat)
        for _ in range(3):
            game.move(game.cards_in("deck", seat)[-1], "hand", seat, "draw")
    game.start(Round())
    return game
