"""What enemies intend is what then happens: random positions with all cards, enemies, bosses and battlefields.

A sample is played with the suite; `python -m tests.games.veiel.test_intents 2000` plays more.
"""

from __future__ import annotations

import sys
from random import Random

import pytest

from pioche.games.veiel import enemies, grid
from pioche.games.veiel.card import Assault
from pioche.games.veiel.cards import ALL
from pioche.games.veiel.encounter import Encounter, Match
from pioche.games.veiel.plan import Plan
from pioche.kernel.play.event import Event
from pioche.kernel.state.game import Game
from tests.games.veiel.camp import FREE, Camp, Enemy, Side
from tests.games.veiel.fighter import named
from tests.scenario import rule

Deed = tuple[str, str, list[tuple[str, int, int]]]  # who acts, where it then stands, whom it attacks: damage, wounds


def of_kind(*kinds: str) -> list[str]:
    return [card.slug for card in ALL if card.kind in kinds]


CELLS = list(map(named, grid.CELLS))
HEROES, FOES, BOSSES = of_kind("hero"), of_kind("enemy"), of_kind("boss")
BASE = of_kind("base")
OWN = [slug for slug in of_kind("novice", "initiate", "adept", "master", "reward") if slug != "dernier-rempart"]
FIELDS = [slug for slug in of_kind("battlefield") if slug != "brume-epaisse"]  # where dice come first nothing is sure
# Who is told to be attacked need not be the one who suffers it, by Dernier rempart: test_foreseen proves that.


def position(seed: str) -> Camp:
    """Heroes with cards of all kinds, and enemies; perhaps a boss, a battlefield, wounds, a dead hero."""
    chance = Random(seed)
    cells = chance.sample(CELLS, len(CELLS))

    def cards(of: list[str], least: int, most: int) -> list[str]:
        return chance.choices(of, k=chance.randint(least, most))

    def side(place: int) -> Side:
        return Side(
            cells.pop(),
            hand=[*cards(OWN, 3, 6), *cards(BASE, 0, 2)],
            deck=[*cards(BASE, 3, 10), *cards(OWN, 0, 4)],
            discard=cards(OWN, 0, 4),
            wounds=cards(BASE, 0, 6),
            exile=cards(OWN, 0, 2),
            block=chance.choice([0, 0, 1, 3, 8]),
            dead=place > 0 and chance.random() < 0.05,
        )

    sides = {hero: side(place) for place, hero in enumerate(chance.sample(HEROES, chance.randint(2, 5)))}
    foes = [Enemy(slug, cells.pop(), block=chance.choice([0, 0, 2])) for slug in cards(FOES, 2, 6)]
    if chance.random() < 0.3:
        boss = chance.choice(BOSSES)
        actions = [card.slug for card in ALL if card.kind == "action" and card.boss == boss]
        foes.append(Enemy(boss, cells.pop(), actions=actions))
    field = chance.choice(FIELDS) if chance.random() < 0.5 else ""
    given = {**sides, "enemies": foes, "battlefield": field, "basic": FOES[:6], "stock": BASE}
    return Camp(False, **given, seed=chance.getrandbits(30))  # type: ignore[arg-type]


def play_on(t: Camp, chance: Random) -> bool:
    """Some answers by chance, until nothing is half done; whether enemies are still to act in this round."""
    left = chance.randint(0, 14)
    while not t.over and (left > 0 or t.decision.ask not in FREE):
        left -= 1
        seat = t.decision.seat
        decision = t.game.decision_of(seat)
        assert decision is not None
        keys = [option.key for option in decision.options]
        wanted = [key for key in keys if key != "end"] if decision.ask == "hero-turn" else keys
        t.answer(seat, chance.sample(wanted, max(1, decision.least)))
    return not t.over and t.round == 1 and bool(t.enemies)


def foreseen(t: Camp) -> list[Deed]:
    """The deeds that are told for sure."""
    found = []
    for intent in t.rules.intents(t.game):
        if not intent.sure:
            break
        if intent.note != "stunned":
            at = intent.path[-1] if intent.path else t.game.cards[intent.card].place
            told = zip(intent.targets, intent.amounts, intent.harm, strict=True)
            hit = [(t.heroes[t.game.cards[ref].owner], amount, harm) for ref, amount, harm in told if amount]
            found.append((t.slug(intent.card), named(at), hit))
    return found


def happened(t: Camp, chance: Random) -> list[Deed]:
    """What each enemy does if the enemies' turn comes now; heroes who must choose do so by chance."""
    ahead = t.game.copy()
    turns: list[tuple[int, int]] = []  # who begins to move, and how much has happened until then
    log: list[Event] = []
    known = enemies.intention

    def intention(game: Game, ref: int, assault: Assault) -> Plan:
        if game is ahead:
            turns.append((ref, len(log) + len(game.events)))
        return known(game, ref, assault)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(enemies, "intention", intention)
        ahead.stack = [Match(at="won")]
        ahead.start(Encounter(at="enemies_turn"))
        log += ahead.events
        while ahead.result is None and ahead.counters["enemies-turn"] and (decision := ahead.decision) is not None:
            keys = [option.key for option in decision.options]
            ahead.answer(decision.seat, chance.sample(keys, max(1, decision.least)))
            log += ahead.events
    bounds = [*(begun for _, begun in turns), len(log)]
    return [deed(t, ref, log[begun:end]) for (ref, begun), end in zip(turns, bounds[1:], strict=True)]


def deed(t: Camp, ref: int, events: list[Event]) -> Deed:
    """What happened in the turn of an enemy; fires that burn at the end of all turns are left out."""
    slugs = {number: slug for slug, number in t.numbers.items()}
    attack = f"veiel:card:{t.slug(ref)}:1"
    at = [event.place for event in events if event.kind == "walk" and event.was == ref] or [t.game.cards[ref].place]
    struck = [event for event in events if event.kind == "strike" and event.rule == attack]
    lost = [
        event.seat
        for event in events
        if event.kind in ("wound", "substitute") and slugs[event.source] not in ("terre-brulee", "faubourg-en-flammes")
    ]
    hit = [(t.heroes[event.seat], event.amount, lost.count(event.seat)) for event in struck]
    return t.slug(ref), named(at[-1]), hit


def differences(seed: str) -> tuple[list[Deed], list[Deed]]:
    """What is told for sure in a position, and what happens of it."""
    t = position(seed)
    chance = Random(seed)
    if not play_on(t, chance):
        return [], []
    told = foreseen(t)
    return told, happened(t, chance)[: len(told)]


@rule("veiel:deplacement-ennemi-avance:2")
def test_what_is_told_for_sure_happens() -> None:
    acted = 0
    for number in range(40):
        told, done = differences(f"position {number}")
        assert told == done, number
        acted += len(told)
    assert acted > 80


if __name__ == "__main__":
    wrong = 0
    for number in range(int(sys.argv[1])):
        told, done = differences(f"position {number}")
        if told != done:
            wrong += 1
            print(number, told, done)
    print(f"{sys.argv[1]} positions, {wrong} in which something else happened than was told")
