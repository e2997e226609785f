"""The board as a bot sees it: a small model to try out what could be done, and to foresee the enemies' turn."""

from __future__ import annotations

from typing import NamedTuple, Self

from pioche.games.veiel import RULES, grid
from pioche.games.veiel.bots import foes
from pioche.games.veiel.bots.foes import Blow, Nature
from pioche.games.veiel.bots.weigh import harm, promise
from pioche.games.veiel.bots.worth import CARDS
from pioche.games.veiel.card import BLOCK, DEAD, LIVES, PLAYED, STUNNED, TOUGHNESS, WOUNDS
from pioche.games.veiel.lasting import Lasting, NextAttack, Obstacles
from pioche.games.veiel.plan import Standing, plan
from pioche.games.veiel.targets import Me
from pioche.games.veiel.terms import InColumns
from pioche.games.veiel.tests import AttacksRow, HasOneLife, IsEnemy
from pioche.kernel.cards.query import Fixed, Is
from pioche.kernel.cards.rule import Forbid, Number
from pioche.kernel.cards.value import walk
from pioche.kernel.state.catalogue import Static
from pioche.kernel.state.view import CardView, View

HAND = 5
OWN = ("deck", "discard", "hand", "lasting")  # cards that keep a hero alive
ROOTED = -99
KILL = 1.0  # rounds of attacks that a dead enemy spares
SHIELD = 0.35  # what a point of an enemy's block counts, compared with its life
LAST = 0.12  # what wounds of an enemy count that nobody can follow up
PATIENCE, HASTE = 15, 1.25  # rounds of an encounter after which each makes enemies' lives count so much more


class Copied:
    """Something that is changed in thought only: copies are made often, so they are made quickly."""

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        return new


class Foe(Copied):
    """An enemy on the board."""

    def __init__(self, nature: Nature, card: CardView) -> None:
        counters = card.counters
        self.nature = nature
        self.tag, self.cell = card.tag, card.place
        self.lord = card.facing  # the tag of the enemy with which it dies
        self.lives, self.wounds = counters.get(LIVES, 1), counters.get(WOUNDS, 0)
        self.tough, self.block = counters.get(TOUGHNESS, 1), counters.get(BLOCK, 0)
        self.stunned = STUNNED in card.marks
        self.noheal = False
        self.more = 0  # damage of its attacks beyond what is printed
        self.slow = 0  # moves beyond what is printed
        self.breach = 0  # more damage by the next attack card

    @property
    def left(self) -> int:
        """The damage that would kill it."""
        return self.lives * self.tough - self.wounds + self.block


class Ally(Copied):
    """A living hero on the board, oneself or a partner."""

    def __init__(self, view: View, card: CardView) -> None:
        number = RULES.catalogue.by_slug[card.slug]
        self.seat = next(seat for seat in range(view.players) if view.counters[f"hero/{seat}"] == number)
        self.tag, self.cell, self.block = card.tag, card.place, card.counters.get(BLOCK, 0)
        self.threat, self.swords = card.numbers.get("threat", 0), card.numbers.get("swords", 0)
        self.played = PLAYED in card.marks
        self.hidden = False  # from enemies
        self.wounds = len(view.cards("wounds", self.seat))
        self.margin = sum(len(view.cards(zone, self.seat)) for zone in OWN) - HAND


class Ground(NamedTuple):
    """What the battlefield changes, as far as a bot cares."""

    obstacles: int = 0
    damage: int = 0  # of attack cards
    attack: int = 0  # of enemies
    last_life: int = 0  # of enemies with one life
    row: int = 0  # in which heroes are dealt one more
    columns: tuple[int, ...] = ()  # in which heroes suffer
    moves: int = 0  # of enemies


def ground(slug: str) -> Ground:
    found = Ground()
    for rule in (rule for ability in CARDS[slug].abilities if isinstance(ability, Static) for rule in ability.rules):
        match rule:
            case Obstacles(cells):
                found = found._replace(obstacles=cells)
            case Number(("damage",), Fixed(more), Is()):
                found = found._replace(damage=more)
            case Number(("attack",), Fixed(more), IsEnemy()):
                found = found._replace(attack=more)
            case Number(("attack",), Fixed(more), HasOneLife()):
                found = found._replace(last_life=more)
            case Number(("attack",), _, AttacksRow(row)):
                found = found._replace(row=row)
            case Number(("moves",), Fixed(more)):
                found = found._replace(moves=more)
        for node in walk(rule):
            if isinstance(node, InColumns):
                found = found._replace(columns=node.columns)
    return found


PLAIN = Ground()
Outlook = tuple[dict[int, float], dict[int, float]]  # by seat: damage to come, and attacks


class Scene(Copied):
    """Who stands where, with how much left, and what the hero whose bot it is could still use."""

    def __init__(self, view: View) -> None:
        self.foes: list[Foe] = []
        self.allies: list[Ally] = []
        self.extra = 0.0  # what was gained that the board does not show
        self.bonus = self.buff = self.attacks = self.twice = 0
        self.moved = self.discarded = self.opened = False
        self.colours: frozenset[str] = frozenset()
        self.hand: tuple[tuple[str, int], ...] = ()  # slugs and tags
        self.deck = self.pile = 0  # cards to draw: in the deck, and in the discard if that may still be shuffled
        self.seat = 0
        self.mine = -1  # one's own place among the allies, if one lives
        self.ground = PLAIN
        self.party = 2
        self.runes: tuple[tuple[str, int], ...] = ()
        self.known: dict[object, Outlook] = {}  # what was foreseen
        self.rate = 1.0  # what a point of damage to an enemy counts
        self.haste = 1.0  # grows when an encounter drags on: who only defends gets nowhere
        self.follow = 0.5  # what wounds count that are no life yet
        self.look(view)

    def copy(self) -> Self:
        new = super().copy()
        new.foes = self.foes.copy()
        new.allies = self.allies.copy()
        return new

    def look(self, view: View) -> None:
        """Take over what a view shows."""
        self.seat, self.party = view.seat, view.players
        if field := view.cards("battlefield"):
            self.ground = ground(field[0].slug)
        past = tuple(
            sorted(
                card.slug for zone in ("actions-past", "actions-lasting") for row in view.zones[zone] for card in row
            )
        )
        for card in view.cards("board"):
            printed = CARDS[card.slug]
            if printed.kind == "hero":
                if DEAD not in card.marks:
                    self.allies.append(Ally(view, card))
            elif printed.kind == "boss":
                self.foes.append(Foe(foes.boss(card.slug, self.party, past), card))
            else:
                self.foes.append(Foe(foes.nature(card.slug, self.party), card))
        self.mine = next((place for place, ally in enumerate(self.allies) if ally.seat == self.seat), -1)
        self.hand = tuple((card.slug, card.tag) for card in view.cards("hand", self.seat))
        self.deck = len(view.cards("deck", self.seat))
        self.runes = tuple((card.slug, card.place) for card in view.cards("ground"))
        for seat in range(self.party):
            for card in view.cards("lasting", seat):
                self.lasts(card.slug, seat)
        self.agree(view)
        self.haste = HASTE ** max(0, view.counters["round"] - PATIENCE)
        menace = sum(foe.nature.menace for foe in self.foes) / (3.0 * max(1, len(self.allies)))
        self.rate = self.haste * max(0.7, min(2.2, menace))
        left = sum(not ally.played for ally in self.allies if ally.seat != self.seat)
        self.follow = min(0.85, 0.5 + 0.15 * left) if left else LAST

    def lasts(self, slug: str, seat: int) -> None:
        """A card whose effect still lasts: what it did to oneself is known, whom else it means is not."""
        for node in walk(CARDS[slug].effect()):
            if not isinstance(node, Lasting):
                continue
            for rule in node.rules:
                match rule:
                    case NextAttack(keys, Fixed(more)) if seat == self.seat and isinstance(node.to, Me):
                        if "damage" in keys:
                            self.bonus += more
                        else:
                            self.twice = 1
                    case Number(("damage",), Fixed(more)) if seat == self.seat and isinstance(node.to, Me):
                        self.buff += more
                    case Forbid("attack") if isinstance(node.to, Me):
                        for ally in self.allies:
                            ally.hidden = ally.hidden or ally.seat == seat

    def agree(self, view: View) -> None:
        """Where the enemies will do more or less than is printed, somebody has seen to that."""
        told = {intent.card: intent for intent in view.intents if intent.targets and not intent.note}
        for foe in self.foes:
            intent = told.get(foe.tag)
            if intent is None or not foe.nature.blows or foe.nature.boss:
                continue
            target = next((ally for ally in self.allies if ally.tag == intent.targets[0]), None)
            if target is not None:
                blow, at = foe.nature.blows[0][1], intent.path[-1] if intent.path else foe.cell
                foe.more = intent.amounts[0] - self.dealt(foe, blow, at, len(intent.path), target)

    # How good it is

    def dread(self, foe: Foe, lives: int, wounds: int, block: int) -> float:
        """How bad it is that an enemy has so much left."""
        if lives <= 0:
            return 0.0
        follow = 0.9 if foe.noheal else self.follow
        return self.rate * (lives * foe.tough - follow * wounds + SHIELD * block) + KILL * foe.nature.menace

    def woe(self) -> float:
        """What the heroes' wounds cost once the enemies have had their turn."""
        damage = self.outlook()[0]
        return sum([harm(ally.margin - max(0.0, damage[ally.seat] - ally.block)) for ally in self.allies])

    def value(self) -> float:
        foes = sum([self.dread(foe, foe.lives, foe.wounds, foe.block) for foe in self.foes])
        return self.extra - foes - self.woe()

    def promise(self) -> float:
        """What the cards in hand could still do from here."""
        me = self.me
        if me is None or not self.foes:
            return 0.0
        return self.rate * promise(self.hand, me.cell, self.foe_cells(), self.ground.obstacles)

    # Looking ahead

    @property
    def me(self) -> Ally | None:
        return self.allies[self.mine] if self.mine >= 0 else None

    def my_foe(self, place: int) -> Foe:
        """An enemy that may be changed: other scenes keep theirs."""
        foe = self.foes[place] = self.foes[place].copy()
        return foe

    def my_ally(self, place: int) -> Ally:
        ally = self.allies[place] = self.allies[place].copy()
        return ally

    def place_of(self, seat: int) -> int:
        return next(place for place, ally in enumerate(self.allies) if ally.seat == seat)

    def foe_cells(self) -> int:
        found = 0
        for foe in self.foes:
            found |= 1 << foe.cell - 1
        return found

    def taken(self) -> int:
        """Cells on which nobody else can stop."""
        found = self.foe_cells() | self.ground.obstacles
        for ally in self.allies:
            found |= 1 << ally.cell - 1
        return found

    def reachable(self, place: int, moves: int, through: bool = False) -> int:
        """The cells at which an ally may end a walk, the own one included."""
        at = self.allies[place].cell
        blocked = self.ground.obstacles if through else self.ground.obstacles | self.foe_cells()
        return grid.reach(at, moves, blocked) & ~self.taken() | grid.bit(at)

    def dealt(self, foe: Foe, blow: Blow, at: int, moved: int, target: Ally) -> int:
        """The damage of an attack from a cell."""
        ground, nature = self.ground, foe.nature
        amount = blow.damage + foe.more + ground.attack
        if blow.alone and not any(
            grid.BESIDE[target.cell] >> ally.cell - 1 & 1 for ally in self.allies if ally is not target
        ):
            amount += blow.alone
        if blow.every:
            amount += moved // blow.every
        if nature.rage:
            amount += (nature.full - foe.lives) // nature.rage
        if ground.last_life and foe.lives == 1:
            amount += ground.last_life
        if ground.row and grid.row(target.cell) == ground.row:
            amount += 1
        for other in self.foes:
            if other.nature.aura and other is not foe and grid.BESIDE[other.cell] >> at - 1 & 1:
                amount += other.nature.aura
        return max(0, amount)

    def outlook(self) -> Outlook:
        """What the enemies' turn would bring now: by seat, the damage before block, and how often one is attacked."""
        key = (
            tuple([(ally.cell, ally.threat, ally.hidden) for ally in self.allies]),
            tuple([(foe.tag, foe.cell, foe.more, foe.slow, foe.stunned, foe.lives == 1) for foe in self.foes]),
        )
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.foresee()
        return found

    def foresee(self) -> Outlook:
        damage = {ally.seat: 0.0 for ally in self.allies}
        hits = dict(damage)
        standing = {
            ally.seat: Standing(ally.seat, ally.cell, ally.threat, ally.swords)
            for ally in self.allies
            if not ally.hidden
        }
        heroes = tuple(standing.values())
        by_seat = {ally.seat: ally for ally in self.allies}
        taken = self.taken()
        for foe in sorted(self.foes, key=lambda foe: foe.cell):
            if foe.stunned:
                continue
            nature, at = foe.nature, foe.cell
            blocked = taken & ~grid.bit(at)
            for chance, blow in nature.blows:
                moves = max(0, blow.moves + foe.slow + self.ground.moves) if blow.moves else 0
                path, _, targets = plan(at, moves, blow.zone, blow.several, heroes, blocked)
                here = path[-1] if path else at
                for seat in targets:
                    times = chance * nature.turns
                    damage[seat] += times * self.dealt(foe, blow, here, len(path), by_seat[seat])
                    hits[seat] += times
            if len(nature.blows) == 1 and nature.blows[0][0] == 1.0 and here != at:
                taken = blocked | grid.bit(here)
        for ally in self.allies:
            if self.ground.columns and grid.column(ally.cell) in self.ground.columns:
                damage[ally.seat] += 1
        return damage, hits
