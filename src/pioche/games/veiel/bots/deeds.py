"""What cards would do, tried out on the model: each effect changes the scene, and notes what would be chosen.

It is a sketch of the rules, good enough to compare plans; what depends on cards not yet drawn counts as so many points.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.games.veiel import grid
from pioche.games.veiel.bots.aims import Act, count, gain, meant, met, people, relief, struck, zone
from pioche.games.veiel.bots.lent import lay_rune, lend
from pioche.games.veiel.bots.scene import Ally, Foe, Scene
from pioche.games.veiel.bots.weigh import harm
from pioche.games.veiel.bots.worth import worth
from pioche.games.veiel.card import OPENER
from pioche.games.veiel.enemies import Stun
from pioche.games.veiel.fight import Block, Damage, LoseBlock, Suffer
from pioche.games.veiel.lasting import Lasting
from pioche.games.veiel.moves import Bring, Leap, Push, Shift, Swap, Walk
from pioche.games.veiel.piles import ChooseX, Discard, Draw, Exile, Heal, Recover, Reveal, Seek, SeekType
from pioche.games.veiel.play import AllyPlays, SendThis, TakeBase, Whether
from pioche.games.veiel.runes import ForEachRune, LayRune
from pioche.games.veiel.targets import AHero
from pioche.kernel.cards.effect import OneOf, Seq
from pioche.kernel.cards.value import Effect

DRAW = 1.15  # what a card drawn is worth
BOLD = 0.4  # how much of the answer of a boss counts against taking a life


def play(scene: Scene, slug: str, tag: int, aim: int = 0, goal: int = 0) -> tuple[Scene, Act]:
    """The scene after a card of the hand was played."""
    new = scene.copy()
    act = Act(slug, aim, goal)
    new.hand = tuple([held for held in scene.hand if held[1] != tag])
    effect = act.card.effect()
    assert effect is not None
    for _ in range(1 + (new.twice if act.attack else 0)):
        run(new, effect, act)
    if act.attack:
        new.attacks += 1
        new.bonus -= scene.bonus
        new.twice -= scene.twice
    new.opened = new.opened or act.card.keyword != OPENER
    new.colours = new.colours.union(act.card.colours)
    return new, act


def run(scene: Scene, effect: Effect, act: Act) -> None:
    found = DEEDS.get(type(effect))
    if found is not None:
        found(scene, effect, act)


# Enemies


def hurt(scene: Scene, act: Act, tag: int, amount: int) -> None:
    place = next((place for place, foe in enumerate(scene.foes) if foe.tag == tag), -1)
    if place < 0:
        return
    foe = scene.my_foe(place)
    amount = struck(scene, act, foe, amount)
    if act.attack:
        foe.breach = 0
    act.hit.add(tag)
    act.place = foe.cell
    blocked = min(amount, foe.block)
    foe.block -= blocked
    wounds = foe.wounds + amount - blocked
    lost = min(foe.lives, wounds // foe.tough)
    foe.lives -= lost
    foe.wounds = wounds - lost * foe.tough
    act.lives += lost
    if not foe.lives:
        act.kills += 1
        scene.foes = [other for other in scene.foes if other is not foe and other.lord != tag]
    elif lost:
        answer(scene, foe, lost)


def answer(scene: Scene, foe: Foe, lost: int) -> None:
    """What an enemy does for each life that it has lost."""
    nature = foe.nature
    if nature.boss:
        damage, _ = scene.outlook()
        for ally in scene.allies:
            coming = damage[ally.seat] / 2
            scene.extra -= BOLD * lost * (harm(ally.margin - max(0.0, coming - ally.block)) - harm(ally.margin))
    near = [place for place, ally in enumerate(scene.allies) if grid.BESIDE[foe.cell] >> ally.cell - 1 & 1]
    for _ in range(lost if near and (nature.shared or nature.burst) else 0):
        for number, place in enumerate(sorted(near, key=lambda place: -scene.allies[place].threat)):
            even, rest = divmod(nature.shared, len(near))
            suffer(scene, place, nature.burst + even + (number < rest))


def _damage(scene: Scene, effect: Damage, act: Act) -> None:
    def liking(foe: Foe) -> float:
        return gain(scene, foe, struck(scene, act, foe, count(effect.amount, scene, act, foe)))

    for foe in list(meant(scene, act, effect.to, liking)):
        if foe.nature.parry and effect.to.chosen and act.attack:
            scene.my_foe(scene.foes.index(foe)).block += foe.nature.parry
        hurt(scene, act, foe.tag, count(effect.amount, scene, act, foe))


def _stun(scene: Scene, effect: Stun, act: Act) -> None:
    for foe in meant(scene, act, effect.to, lambda foe: foe.nature.menace):
        scene.my_foe(scene.foes.index(foe)).stunned = True


def _push(scene: Scene, effect: Push, act: Act) -> None:
    me = scene.me
    if me is None:
        return
    for foe in list(meant(scene, act, effect.to, lambda foe: foe.nature.menace)):
        if foe not in scene.foes:  # it has died with whoever summoned it
            continue
        moved = scene.my_foe(scene.foes.index(foe))
        at = moved.cell
        down, right = abs(grid.row(at) - grid.row(me.cell)), abs(grid.column(at) - grid.column(me.cell))
        far = min(effect.cells, max(down, right)) if effect.pull else effect.cells
        moved.cell = grid.slide(at, grid.line(at, me.cell, not effect.pull), far, scene.taken())
        act.place = moved.cell
        if effect.crash is not None and grid.distance(at, moved.cell) < effect.cells:
            hurt(scene, act, moved.tag, 1)


def _shift(scene: Scene, effect: Shift, act: Act) -> None:
    """Away from the heroes, as far as may be: where it does least harm."""
    for foe in list(meant(scene, act, effect.to, lambda foe: gain(scene, foe, 1) + 0.2 * foe.nature.menace)):
        moved = scene.my_foe(scene.foes.index(foe))
        cells = grid.reach(moved.cell, effect.cells, scene.taken() & ~grid.bit(moved.cell))
        best, least = moved.cell, 1e9
        for cell in grid.cells(cells):
            moved.cell = cell
            cost = scene.woe() - 0.01 * sum(grid.distance(cell, ally.cell) for ally in scene.allies)
            if cost < least:
                best, least = cell, cost
        moved.cell = act.place = best
        act.trail.append(("place-figure", best))


# Heroes


def suffer(scene: Scene, place: int, amount: int) -> None:
    if amount:
        ally = scene.my_ally(place)
        blocked = min(amount, ally.block)
        ally.block -= blocked
        ally.margin -= amount - blocked
        ally.wounds += amount - blocked


def _suffer(scene: Scene, effect: Suffer, act: Act) -> None:
    for place in people(scene, act, effect.to, lambda ally: 0.0):
        suffer(scene, place, count(effect.amount, scene, act))


def _block(scene: Scene, effect: Block, act: Act) -> None:
    amount = count(effect.amount, scene, act)
    for place in people(scene, act, effect.to, lambda ally: relief(scene, ally, amount, 0)):
        scene.my_ally(place).block += amount
        scene.extra += 0.004 * amount * len(scene.hand)  # the sooner, the safer


def _heal(scene: Scene, effect: Heal, act: Act) -> None:
    amount = count(effect.amount, scene, act)
    for place in people(scene, act, effect.to, lambda ally: relief(scene, ally, 0, amount)):
        ally = scene.my_ally(place)
        healed = min(amount, ally.wounds)
        ally.wounds -= healed
        ally.margin += healed


def _lose_block(scene: Scene, effect: LoseBlock, act: Act) -> None:
    for place in people(scene, act, effect.to, lambda ally: 0.0):
        ally = scene.my_ally(place)
        ally.block = max(0, ally.block - (effect.amount or 99))


def _walk(scene: Scene, effect: Walk, act: Act) -> None:
    if isinstance(effect.to, AHero) and not effect.to.other and act.goal:
        me = scene.me
        act.trail.append(("aim", me.tag if me else 0))
        act.heroes = [scene.seat]
        places = [scene.mine]
    else:
        damage = scene.outlook()[0]
        places = people(scene, act, effect.to, lambda ally: damage.get(ally.seat, 0.0))
    for place in places:
        if scene.allies[place].seat == scene.seat:
            step(scene, place, scene.reachable(place, effect.moves, effect.through), act, "walk")
        else:
            scene.extra += 0.2 if scene.pile or scene.deck else 0.0


def step(scene: Scene, place: int, cells: int, act: Act, ask: str) -> None:
    """The hero goes to the cell that was meant, or to the best one."""
    goal, act.goal = act.goal, 0
    if not goal or not cells >> goal - 1 & 1:
        goal = best_cell(scene, place, cells)
    act.trail.append((ask, goal))
    if goal != scene.allies[place].cell:
        scene.my_ally(place).cell = goal
        scene.moved = scene.moved or scene.allies[place].seat == scene.seat


def best_cell(scene: Scene, place: int, cells: int) -> int:
    """Where an ally stands best."""
    ally = scene.my_ally(place)
    at = ally.cell
    best, most = at, -1e9
    for cell in grid.cells(cells):
        ally.cell = cell
        worth_of = scene.promise() - scene.woe() + (0.01 if cell == at else 0.0)
        if worth_of > most:
            best, most = cell, worth_of
    ally.cell = at
    return best


def _leap(scene: Scene, effect: Leap, act: Act) -> None:
    cells = zone(scene, act) & ~scene.taken()
    if cells:
        step(scene, scene.mine, cells, act, "place-figure")


def _swap(scene: Scene, effect: Swap, act: Act) -> None:
    mine = scene.mine
    here = scene.allies[mine].cell

    def liking(ally: Ally) -> float:
        tried = scene.copy()
        tried.my_ally(mine).cell = ally.cell
        tried.my_ally(tried.place_of(ally.seat)).cell = here
        return tried.promise() - tried.woe()

    for place in people(scene, act, effect.to, liking):
        scene.my_ally(mine).cell = scene.allies[place].cell
        scene.my_ally(place).cell = here


def _bring(scene: Scene, effect: Bring, act: Act) -> None:
    damage = scene.outlook()[0]
    me = scene.me
    for place in people(scene, act, effect.to, lambda ally: damage.get(ally.seat, 0.0)):
        cells = grid.BESIDE[me.cell] & ~scene.taken() | grid.bit(scene.allies[place].cell) if me else 0
        best = best_cell(scene, place, cells)
        act.trail.append(("place-figure", best))
        scene.my_ally(place).cell = best


# Cards


def _draw(scene: Scene, effect: Draw, act: Act) -> None:
    for place in people(scene, act, effect.to, lambda ally: 1.0 - ally.played):
        if scene.allies[place].seat == scene.seat:
            drawn(scene, effect.amount, DRAW)
        else:
            scene.extra += effect.amount * (0.5 if scene.allies[place].played else 1.0)


def drawn(scene: Scene, cards: int, points: float) -> None:
    """Cards join the hand: the sooner, the more use. One that comes from the discard may have been there before."""
    fresh = min(cards, scene.deck)
    again = min(cards - fresh, scene.pile)
    scene.deck -= fresh
    scene.pile -= again
    scene.extra += points * (fresh + 0.6 * again) * (1 + 0.03 * len(scene.hand))


def _reveal(scene: Scene, effect: Reveal, act: Act) -> None:
    drawn(scene, effect.take, 1.2)


def _seek(scene: Scene, effect: Seek | SeekType, act: Act) -> None:
    drawn(scene, getattr(effect, "amount", 1), 1.2)


def _ally_plays(scene: Scene, effect: AllyPlays, act: Act) -> None:
    scene.extra += 0.6 if scene.pile or scene.deck else 0.0


def _discard(scene: Scene, effect: Discard, act: Act) -> None:
    held = sorted(scene.hand, key=lambda card: worth(card[0]))
    scene.hand = tuple(held[effect.amount :])
    scene.discarded = True


def _choose_x(scene: Scene, effect: ChooseX, act: Act) -> None:
    act.x = wanted_x(effect, [slug for slug, _ in scene.hand], scene.me.wounds if scene.me else 0)
    act.trail.append(("choose-x", act.x))
    if effect.verb == "discard":
        held = sorted(scene.hand, key=lambda card: worth(card[0]))
        scene.hand = tuple(held[act.x :])


def wanted_x(effect: ChooseX, hand: list[str], wounds: int) -> int:
    return min(effect.most, len(hand) if effect.verb == "discard" else wounds)


def points(amount: float) -> Callable[[Scene, Any, Act], None]:
    """Something that is worth so much wherever it happens."""

    def add(scene: Scene, effect: Any, act: Act) -> None:
        scene.extra += amount * getattr(effect, "amount", 1)

    return add


def _send(scene: Scene, effect: SendThis, act: Act) -> None:
    if effect.to != "apart" and scene.me is not None:
        scene.extra -= harm(scene.me.margin - 1) - harm(scene.me.margin) + 0.3


def _runes(scene: Scene, effect: ForEachRune, act: Act) -> None:
    for _, cell in scene.runes[: effect.most]:
        act.place = cell
        run(scene, effect.effect, act)


# Sentences


def _seq(scene: Scene, effect: Seq, act: Act) -> None:
    for part in effect.parts:
        run(scene, part, act)


def _whether(scene: Scene, effect: Whether, act: Act) -> None:
    part = effect.then if met(effect.condition, scene, act) else effect.otherwise
    if part is not None:
        run(scene, part, act)


def _one_of(scene: Scene, effect: OneOf, act: Act) -> None:
    best, most = 0, -1e9
    for place, option in enumerate(effect.options):
        tried, trial = scene.copy(), Act(act.card.slug, act.aim, act.goal)
        run(tried, option, trial)
        if tried.value() > most:
            best, most = place, tried.value()
    act.trail.append(("choose-option", best))
    run(scene, effect.options[best], act)


DEEDS: dict[type[Effect], Callable[[Scene, Any, Act], None]] = {
    Seq: _seq, Whether: _whether, OneOf: _one_of,
    Damage: _damage, Stun: _stun, Push: _push, Shift: _shift,
    Suffer: _suffer, Block: _block, Heal: _heal, LoseBlock: _lose_block,
    Walk: _walk, Leap: _leap, Swap: _swap, Bring: _bring,
    Draw: _draw, Discard: _discard, ChooseX: _choose_x, SendThis: _send,
    Lasting: lend, LayRune: lay_rune, ForEachRune: _runes,
    Recover: points(0.6), Exile: points(-0.3), Reveal: _reveal, SeekType: _seek, Seek: _seek,
    TakeBase: points(1.4), AllyPlays: _ally_plays,
}  # fmt: skip
