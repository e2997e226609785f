"""What cards put in force for a time, and runes, tried out on the model."""

from __future__ import annotations

from pioche.games.veiel import grid
from pioche.games.veiel.bots.aims import Act, gain, meant, people, relief, standing_rules, zone
from pioche.games.veiel.bots.scene import ROOTED, Ally, Foe, Scene
from pioche.games.veiel.bots.worth import CARDS
from pioche.games.veiel.card import ATTACK
from pioche.games.veiel.fight import Block, Damage, Suffer
from pioche.games.veiel.lasting import Guards, Lasting, NextAttack
from pioche.games.veiel.runes import LayRune
from pioche.games.veiel.targets import AllEnemies, AnEnemy, Around, Those
from pioche.games.veiel.tests import AgainstNear, AttacksIt, PlayedOnHere
from pioche.kernel.cards.query import Fixed
from pioche.kernel.cards.rule import Forbid, Number, When
from pioche.kernel.cards.value import walk

PRICE = -0.7  # what it counts to suffer 1 damage with each attack card


def lend(scene: Scene, effect: Lasting, act: Act) -> None:
    to = effect.to
    if isinstance(to, AnEnemy | AllEnemies) or (isinstance(to, Those) and not act.heroes):
        for foe in list(meant(scene, act, to, lambda foe: foe.nature.menace)):
            for rule in effect.rules:
                upon_foe(scene.my_foe(scene.foes.index(foe)), rule)
        return

    def liking(ally: Ally) -> float:
        coming = scene.outlook()[0].get(ally.seat, 0.0)
        hides = any(isinstance(rule, Forbid) and rule.action == "attack" for rule in effect.rules)
        return coming if hides else 0.5 * (not ally.played) + (0.2 if ally.seat == scene.seat else 0.0)

    for place in people(scene, act, to, liking):
        for rule in effect.rules:
            upon_hero(scene, place, rule)


def upon_foe(foe: Foe, rule: object) -> None:
    match rule:
        case NextAttack(by=Fixed(more)):
            foe.breach += more
        case Number(("attack",), Fixed(more)):
            foe.more += more
        case Number(("moves",), Fixed(more), phase=phase):
            foe.slow = ROOTED if phase == "most" else foe.slow + more
        case Forbid("heal-wounds"):
            foe.noheal = True


def upon_hero(scene: Scene, place: int, rule: object) -> None:
    ally = scene.allies[place]
    mine = ally.seat == scene.seat
    attacks = sum(ATTACK in CARDS[slug].types for slug, _ in scene.hand) if mine else 2
    hits = scene.outlook()[1].get(ally.seat, 0.0)
    match rule:
        case NextAttack(keys, Fixed(more)):
            if not mine:
                scene.extra += 0.0 if ally.played else 0.7 * more
            elif "damage" in keys:
                scene.bonus += more
            else:
                scene.twice += more
        case Number(("damage",), Fixed(more)):
            if mine:
                scene.buff += more
            else:
                scene.extra += 2.0 * more
        case Number(("threat",), Fixed(more)):
            scene.my_ally(place).threat = max(0, ally.threat + more)
        case Number(("attack",), Fixed(more), AttacksIt()):
            scene.extra -= 0.9 * more * hits
        case Number(("hand-size",)):
            scene.extra += 1.1
        case Forbid("attack"):
            scene.my_ally(place).hidden = True
        case Forbid("lose-block"):
            scene.extra += 0.35 * max(0.0, ally.block - scene.outlook()[0].get(ally.seat, 0.0))
        case When("attacked" | "arrive", _, Damage(Fixed(amount))):
            scene.extra += 0.8 * amount * hits * scene.rate
        case When("resolve", _, then):
            scene.extra += attacks * (PRICE if isinstance(then, Suffer) else 0.7)
        case Guards():
            scene.extra += 0.4


def lay_rune(scene: Scene, effect: LayRune, act: Act) -> None:
    """On the cell where it does most."""
    me = scene.me
    if me is None:
        return
    taken = grid.mask(cell for _, cell in scene.runes)
    cells = (zone(scene, act) | grid.bit(me.cell)) & ~taken & ~scene.ground.obstacles
    if not cells:
        return
    best = max(grid.cells(cells), key=lambda cell: rune_worth(scene, act.card.slug, cell))
    act.trail.append(("lay-rune", best))
    scene.extra += rune_worth(scene, act.card.slug, best)
    scene.runes = (*scene.runes, (act.card.slug, best))


def rune_worth(scene: Scene, slug: str, cell: int) -> float:
    """What a rune on a cell brings."""
    points = 0.0
    lasting = 1.6 if CARDS[slug].rune_ends == "encounter" else 1.0
    for rule in standing_rules(slug):
        for node in walk(rule):
            match node:
                case Damage(Fixed(amount), Around()):
                    points += sum(gain(scene, foe, amount) for foe in scene.foes if grid.distance(foe.cell, cell) <= 1)
                case Block(Fixed(amount), Around()):
                    near = [ally for ally in scene.allies if grid.distance(ally.cell, cell) <= 1]
                    points += sum(relief(scene, ally, amount, 0) for ally in near)
                case AgainstNear():
                    points += 1.5 * sum(grid.distance(foe.cell, cell) <= 1 for foe in scene.foes)
                case PlayedOnHere():
                    attacks = sum(ATTACK in CARDS[slug].types for slug, _ in scene.hand)
                    points += 0.7 * attacks if scene.me is not None and scene.me.cell == cell else 0.0
    if not points and any(getattr(rule, "keys", ()) == ("last-draw",) for rule in standing_rules(slug)):
        points = 1.2 if scene.me is not None and scene.me.cell == cell else 0.4
    return lasting * points
