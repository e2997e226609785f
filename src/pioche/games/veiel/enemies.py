"""The enemies' turn: what each of them does, without any choice, and the clean-up after it (tour-des-ennemis)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.games.veiel import board, grid
from pioche.games.veiel.board import NOBODY
from pioche.games.veiel.card import BLOCK, KEPT, LIVES, PLAYED, STUNNED, TOUGHNESS, WOUNDS, Assault
from pioche.games.veiel.fight import Strike
from pioche.games.veiel.lasting import put_away
from pioche.games.veiel.plan import Plan, plan
from pioche.games.veiel.runes import lift_rune
from pioche.games.veiel.targets import Deed, Target
from pioche.kernel.cards.rule import Binds
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


# Coming onto the board


def draw_enemy(game: Game, tier: str) -> int:
    """The top enemy of a pile; the dead of that tier are shuffled if it is empty. 0: there is none (ruling 21)."""
    if not game.cards_in(tier):
        for ref in game.cards_in(tier + "-dead"):
            game.move(ref, tier, kind="return")
        if game.cards_in(tier):
            game.shuffle(tier)
    pile = game.cards_in(tier)
    return pile[-1] if pile else 0


def place_enemy(game: Game, ref: int, scope: Scope, link: int = 0) -> int:
    """An enemy comes onto a free cell by the dice, with its lives (mise-en-place-affrontement:3, 5)."""
    at = board.roll(game, scope)
    if not at:
        return 0
    now = game.move(ref, "board", kind="appear", scope=scope, place=at, link=link)
    lives, toughness = board.definition(game, now).vitality[board.party(game) - 2]
    game.put(now, LIVES, lives)
    game.put(now, TOUGHNESS, toughness)
    return now


class Summon(Effect, Node, frozen=True):
    """The enemy summons Basic enemies, which take a turn at once, and die with it (invocation)."""

    amount: int = 1

    def carry_out(self, game: Game, scope: Scope) -> Procedure:
        return Summoning(scope, self.amount)


class Summoning(Procedure):
    scope: Scope
    left: int
    summoned: int = 0

    @step("veiel:invocation:1")
    def come(self, game: Game) -> Outcome | Procedure | Done:
        ref = draw_enemy(game, "basic") if self.left else 0
        self.summoned = place_enemy(game, ref, self.scope, self.scope.source) if ref else 0
        if not self.summoned:
            return Done(NOTHING)
        self.left -= 1
        return announce(game, "appear", (self.summoned,), self.scope)

    @step("veiel:invocation:3", then="come")
    def act(self, game: Game) -> Procedure | None:
        return EnemyTurn(self.summoned, self.summoned) if game.alive(self.summoned) else None


class Reinforcement(Effect, Node, frozen=True):
    """A further Basic enemy is drawn and placed; it is nobody's summons and does not act at once."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        ref = draw_enemy(game, "basic")
        now = place_enemy(game, ref, scope) if ref else 0
        return announce(game, "appear", (now,), scope) if now else NOTHING


class PlaceAnew(Effect, Node, frozen=True):
    """Each enemy that has no hero so near is placed anew by the dice, in reading order."""

    within: int

    def carry_out(self, game: Game, scope: Scope) -> Outcome:
        for ref in board.enemies(game):
            if all(board.distance(game, ref, hero) > self.within for hero in board.heroes(game)):
                game.shift(ref, board.roll(game, scope) or game.cards[ref].place, "place", scope)
        return Outcome(1, 1)


class MoveOnly(Effect, Node, frozen=True):
    """Each enemy, in reading order, moves as it would on its turn, but does not attack."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome:
        for ref in board.enemies(game):
            assault = board.definition(game, ref).assault()
            if assault is not None:
                walk(game, ref, intention(game, ref, assault), scope)
        return Outcome(1, 1)


class Stun(Deed, Node, frozen=True):
    """An enemy does not take its next turn."""

    to: Target

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome:
        for ref in refs:
            game.mark(ref, STUNNED)
            game.happens("stun", scope.actor, scope, card=ref)
        return self.outcome(game, refs, 1, len(refs))


# A turn


def intention(game: Game, ref: int, assault: Assault) -> Plan:
    """Where an enemy goes now and whom it attacks, as everybody can foresee (deplacement-ennemi-avance:2)."""
    if assault.damage is None and assault.then is None:
        return Plan((), 0, ())
    moves = max(0, game.number("moves", ref, base=assault.moves) or 0) if assault.moves else 0
    at = game.cards[ref].place
    blocked = board.occupied(game) & ~grid.bit(at)
    heroes = tuple([board.standing(game, hero) for hero in board.attackable(game, board.heroes(game))])
    return plan(at, moves, assault.zone, assault.several, heroes, blocked)


def walk(game: Game, ref: int, intended: Plan, scope: Scope) -> None:
    if intended.path:
        game.shift(ref, intended.path[-1], "walk", scope)


def harm(game: Game, ref: int, hero: int, assault: Assault, scope: Scope) -> int:
    """The damage that an attack deals to a hero, before block."""
    assert assault.damage is not None
    base = assault.damage.count(game, scope.having("it", (hero,)))
    return game.number("attack", ref, {"target": (hero,)}, base) or 0


class EnemyTurn(Procedure):
    """An enemy does what its text says, or that of an Action: first this, then it walks and attacks."""

    ref: int
    text: int  # the card whose text it is
    left: tuple[int, ...] = ()  # heroes to be attacked
    amounts: tuple[int, ...] = ()  # the damage of each attack so far, before block
    moved: int = 0
    wounds: int = 0  # given by the present attack
    struck: int = 0  # who suffered it: the hero attacked, or who stood in
    given: int = 0  # wounds in all
    times: int = 0  # attacks on the present hero still to come
    near: bool = False  # whether the present hero is attacked by an adjacent enemy

    def assault(self, game: Game) -> Assault:
        found = board.definition(game, self.text).assault()
        assert found is not None
        return found

    def scope(self, game: Game) -> Scope:
        definition = board.definition(game, self.text)
        binds: Binds = {"moved": (self.moved,), "wounds": (self.wounds,), "action": (self.text,)}
        return Scope(NOBODY, NOBODY, self.ref, f"veiel:card:{definition.slug}:1", binds)

    @step("veiel:resume:6", "veiel:tour-des-ennemis:2")
    def begin(self, game: Game) -> Any:
        marks = game.cards[self.ref].marks
        if STUNNED in marks and self.text == self.ref:
            game.alter(self.ref, marks=tuple(mark for mark in marks if mark != STUNNED))
            return Done(NOTHING)
        first = self.assault(game).first
        return first.carry_out(game, self.scope(game)) if first else None

    @step("veiel:cible-un-heros:1", "veiel:cible-plusieurs-heros:1", "veiel:deplacement-ennemi-avance:1")
    def move(self, game: Game) -> Outcome | Procedure | Done:
        if not game.alive(self.ref):
            return Done(NOTHING)
        intended = intention(game, self.ref, self.assault(game))
        self.moved = len(intended.path)
        walk(game, self.ref, intended, self.scope(game))
        self.left = tuple([board.hero(game, seat) for seat in intended.targets])
        return announce(game, "arrive", (self.ref,), self.scope(game))

    @step("veiel:ennemi-attaque:1", "veiel:degats-au-heros:1")
    def next_target(self, game: Game) -> Any:
        if not game.alive(self.ref):
            return Done(Outcome(1, self.given))
        assault = self.assault(game)
        if not self.times:
            if not self.left:
                return Go("after")
            self.times = assault.times
        self.times -= 1
        self.wounds = 0
        self.near = board.distance(game, self.ref, self.left[0]) == 1
        return assault.before.carry_out(game, self.upon(game)) if assault.before else None

    def upon(self, game: Game) -> Scope:
        """The scope of what is done to the present hero."""
        return self.scope(game).having("it", (self.left[0],))

    @step()
    def strike(self, game: Game) -> Outcome | Procedure:
        assault, hero = self.assault(game), self.left[0]
        if assault.damage is None:
            return NOTHING
        scope = self.scope(game)
        amount = harm(game, self.ref, hero, assault, scope)
        self.amounts += (amount,)
        return Strike(scope, hero, amount, True)

    @step("veiel:degats-au-heros:6")
    def extras(self, game: Game, outcome: Outcome) -> Any:
        """What else the attack does happens although all was blocked."""
        self.wounds = outcome.done
        self.given += outcome.done
        self.struck = outcome.cards[0] if outcome.cards else self.left[0]
        then = self.assault(game).then
        return then.carry_out(game, self.upon(game)) if then else None

    @step()
    def wounded(self, game: Game) -> Outcome | Procedure:
        scope = self.attacking(game)
        return announce(game, "wounded", (self.struck,), scope) if self.wounds else NOTHING

    @step(then="next_target")
    def answered(self, game: Game) -> Outcome | Procedure:
        """Who was attacked may answer."""
        scope, hero = self.attacking(game), self.left[0]
        if not self.times:
            self.left = self.left[1:]
        return announce(game, "attacked", (hero,), scope)

    def attacking(self, game: Game) -> Scope:
        return self.upon(game).having("attacker", (self.ref,)).having("near", (int(self.near),))

    @step()
    def after(self, game: Game) -> Any:
        after = self.assault(game).after
        return after.carry_out(game, self.scope(game)) if after else None

    @step("veiel:resume:7")
    def over(self, game: Game) -> Done:
        return Done(Outcome(1, self.given))


# The end of the enemies' turn


class CleanUp(Procedure):
    """Block is removed, wounds of enemies heal, everybody may play again (fin-tour-ennemis; ruling 51)."""

    @step()
    def before(self, game: Game) -> Outcome | Procedure:
        return announce(game, "end-of-enemies", (0,), Scope(NOBODY, NOBODY))

    @step("veiel:fin-tour-ennemis:1", "veiel:defense:4", "veiel:resume:9")
    def remove_block(self, game: Game) -> None:
        for ref in game.cards_in("board"):
            card = game.cards[ref]
            if card.count(BLOCK) and game.forbidden("lose-block", ref) is None:
                game.put(ref, BLOCK, card.count(KEPT))
            game.put(ref, KEPT, 0)

    @step("veiel:fin-tour-ennemis:2", "veiel:attaque:5", "veiel:resume:10")
    def heal_enemies(self, game: Game) -> None:
        for ref in board.enemies(game):
            if game.cards[ref].count(WOUNDS) and game.forbidden("heal-wounds", ref) is None:
                game.put(ref, WOUNDS, 0)

    @step("veiel:fin-tour-ennemis:3", "veiel:resume:11")
    def turn_tokens(self, game: Game) -> None:
        for ref in game.cards_in("board"):
            marks = game.cards[ref].marks
            if PLAYED in marks:
                game.alter(ref, marks=tuple(mark for mark in marks if mark != PLAYED))

    @step()
    def after(self, game: Game) -> Outcome | Procedure:
        return announce(game, "cleaned", (0,), Scope(NOBODY, NOBODY))

    @step()
    def end_durations(self, game: Game) -> None:
        game.moment(f"enemies/{game.counters['round']}")
        for ref in game.cards_in("ground"):
            if board.definition(game, ref).rune_ends == "enemies":
                lift_rune(game, ref)
        put_away(game)
