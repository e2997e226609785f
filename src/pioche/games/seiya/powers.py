"""What a player may do besides the cards in hand: Techniques of the board, powers of Relics, statue and Épopée, and
Libra Weapons (5.1.8, 5.1.1, 5.1.4.b).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.games.seiya.card import HERO, PILLAR_TYPE, Power, Technique
from pioche.games.seiya.deeds import deed
from pioche.games.seiya.field import abilities, definition
from pioche.games.seiya.tokens import GIVE_WEAPON, energize
from pioche.kernel.cards.query import Fixed, IsBound
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.select import merged
from pioche.kernel.cards.value import Scope
from pioche.kernel.play.decision import Option
from pioche.kernel.play.flow import Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


TECHNIQUE = "turn/technique"  # the tally of the one Technique of a turn (5.1.8:1)


def techniques(game: Game, seat: int) -> list[Option]:
    """5.1:8. Those of the own board that can be paid for and would do something."""
    board = game.cards_in("board", seat)
    if not board or TECHNIQUE in game.tallies or game.forbidden("technique", 0, {"by": (seat,)}):
        return []
    found = []
    energy = game.counters[f"energy/{seat}"]
    printed = game.rules.catalogue.abilities[Technique]
    for ref in board:
        face = game.cards[ref].definition
        for ability, rule in printed[face]:
            if ability.energy <= energy and can_use(game, ability, Scope(seat, seat, ref, rule)):
                found.append(Option("technique:" + game.rules.catalogue.slugs[face], "technique", ref))
    return found


def powers(game: Game, seat: int, refs: tuple[int, ...]) -> list[Option]:
    """What cards beside the mat let a player do."""
    found = []
    printed = game.rules.catalogue.abilities[Power]
    for ref in refs:
        for place, (ability, rule) in enumerate(printed[game.cards[ref].definition]):
            if once(ref, place) not in game.tallies and can_use(game, ability, Scope(seat, seat, ref, rule)):
                slug = definition(game, ref).slug
                found.append(Option(f"power:{slug}" + (f":{place}" if place else ""), "power", ref, place))
    return found


def once(ref: int, place: int) -> str:
    """The tally of a power that can be used once a turn."""
    return f"turn/power/{ref}/{place}"


def can_use(game: Game, ability: Technique | Power, scope: Scope) -> bool:
    eyes = 1 << scope.you
    if ability.needs is not None and not ability.needs.met(game, scope, eyes):
        return False
    return ability.effect.can(game, scope, eyes)


class UseTechnique(Procedure):
    card: int

    @step("seiya:classic:5.1.8:1", "seiya:classic:5.1.8:2", "seiya:glossary:jeton-energie:5")
    def pay(self, game: Game) -> None:
        ((ability, rule),) = abilities(game, self.card, Technique)
        scope = Scope(game.active, game.active, self.card, rule)
        game.tallies[TECHNIQUE] = 1
        game.happens("technique", game.active, scope, card=self.card)
        energize(game, game.active, -ability.energy, scope)
        deed(game, "technique", game.active, card=self.card)

    @step("seiya:glossary:technique:1")
    def resolve(self, game: Game) -> Any:
        ((ability, rule),) = abilities(game, self.card, Technique)
        return ability.effect.carry_out(game, Scope(game.active, game.active, self.card, rule))


class UsePower(Procedure):
    card: int
    place: int = 0

    @step()
    def resolve(self, game: Game) -> Any:
        ability, rule = abilities(game, self.card, Power)[self.place]
        scope = Scope(game.active, game.active, self.card, rule)
        if ability.once:
            game.tallies[once(self.card, self.place)] = 1
        game.happens("use", game.active, scope, card=self.card)
        return ability.effect.carry_out(game, scope)


# Libra Weapons


WEAPON_FORCE = 4
WEAPON = Number(("force",), Fixed(WEAPON_FORCE), IsBound("it"))


def armed(ref: int) -> str:
    """The tally of a Hero who has been given a Weapon."""
    return f"turn/armed/{ref}"


def weapons(game: Game, seat: int) -> list[Option]:
    """5.1.4.b:7. Heroes who face a Pillar, or whom a rule lets use one, each at most once."""
    if not game.counters.get(f"weapons/{seat}", 0):
        return []
    refs = [
        ref
        for ref in game.cards_in("play", seat)
        if HERO in game.words[game.cards[ref].definition]
        and armed(ref) not in game.tallies
        and game.alive(link := game.cards[ref].link)
        and (PILLAR_TYPE in game.words[game.cards[link].definition] or game.permitted("weapon", ref))
    ]
    return [Option("weapon:" + option.key, "weapon", option.card) for option in merged(game, refs, seat)]


class UseWeapon(Procedure):
    card: int

    @step("seiya:classic:5.1.4.b:7", "seiya:classic:5.1.4.b:8", "seiya:glossary:jeton-arme-de-la-balance:3")
    def arm(self, game: Game) -> None:
        scope = Scope(game.active, game.active, self.card, "seiya:classic:5.1.4.b:7")
        GIVE_WEAPON.carry_out(game, scope)
        game.tallies[armed(self.card)] = 1
        game.lend(game.rules.catalogue.number(WEAPON), scope.having("it", (self.card,)), "turn")
        game.happens("affect", game.active, scope, card=self.card)
