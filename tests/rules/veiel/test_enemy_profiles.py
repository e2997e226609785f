"""Where each enemy goes and whom it attacks, by what is printed on it: its zone, one hero or all, its moves.

For each there are boards on which an enemy with another zone, one move more or less, or the other symbol would do
something else; what it does is told by the twin, which knows nothing of cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet

from tests.games.veiel.camp import Camp, Enemy, Factory, Side
from tests.games.veiel.fighter import named
from tests.games.veiel.twin import DRAWN, Cell, Deed, Hero, deed
from tests.scenario import rule

ENEMIES = """
nuee-de-rats contact one 3           squelette-archer tir one 2           gobelin-ecorcheur contact one 4
loup-affame contact one 4            acolyte losange one 2                chauves-souris anneau all 4
zombi contact one 2                  brigand contact one 3                arbaletrier-renegat tir-long one 2
molosse-infernal cone all 4          lansquenet-damne allonge one 2       pretresse-noire losange one 2
spectre trait one 3                  golem-de-tourbe arc all 2            araignee-tisseuse allonge one 3
ogre arc all 2                       chevalier-noir contact one 3         liche infini all 1
hydre-des-marais croix all 2         vampire contact one 4                demon-au-fouet trait one 3
basilic cone all 2                   necromancien trait one 2             minotaure contact one 5
gargouille contact one 4
"""
ACTIONS = {
    "vorgath-coeur-de-braise": """
griffes-ardentes contact one 3       souffle-de-braise cone all 2         pluie-de-cendres infini all 0
peau-de-lave croix all 2             ruee-du-demon croix all 5
""",
    "ysaure-la-soif": """
baiser-de-la-nuit contact one 4      valse-d-ailes anneau all 3           regard-de-pourpre infini one 0
voile-de-brume contact one 4         festin contact one 4
""",
    "le-roi-sans-visage": """
lame-du-trone allonge one 3          onde-funebre ligne all 2             a-moi-mes-morts trait one 2
couronne-d-effroi infini all 0
""",
    "mere-des-essaims": """
morsures anneau all 3                crachat-acide trait one 2            toile losange all 2
frenesie contact one 4
""",
    "colosse-des-ruines": """
poing-de-pierre arc all 2            seisme losange all 1                 bloc-lance tir-long one 1
pietinement croix all 4              effondrement croisee all 0
""",
}
TWICE = "frenesie"  # attacks that hero a second time


# The enemy, then the Barbare, the Guérisseur and the Assassin, of threat 4, 2 and 1.
BOARDS = (
    "1-5 2-1 2-2 3-6", "3-4 2-4 4-3 4-4", "3-6 1-1 3-1 1-4", "4-4 1-1 4-1 2-3", "1-2 2-3 1-1 2-5", "3-1 1-5 4-6 2-6",
    "2-6 2-5 3-5 1-5",
)  # fmt: skip
THREATS = (4, 2, 1)


class Profile(NamedTuple):
    zone: str
    several: bool
    moves: int

    def told(self, board: str) -> Deed:
        """What the twin says of it."""
        start, *cells = (cell_of(cell) for cell in board.split())
        heroes = [Hero(seat, cell, threat, 1) for seat, (cell, threat) in enumerate(zip(cells, THREATS, strict=True))]
        return deed(start, self.moves, self.zone, self.several, heroes, set(cells))

    def others(self) -> Iterator[Profile]:
        """What it could be instead."""
        yield from (self._replace(zone=zone) for zone in DRAWN if zone != self.zone)
        yield from (self._replace(moves=moves) for moves in (self.moves - 1, self.moves + 1) if moves >= 0)
        yield self._replace(several=not self.several)


def cell_of(text: str) -> Cell:
    row, column = map(int, text.split("-"))
    return row, column


def read(text: str) -> dict[str, Profile]:
    words = text.split()
    rows = zip(words[::4], words[1::4], words[2::4], words[3::4], strict=True)
    return {slug: Profile(zone, many == "all", int(moves)) for slug, zone, many, moves in rows}


def cases(text: str, *more: str) -> list[ParameterSet]:
    return [
        pytest.param(*more, slug, profile, id=slug, marks=rule(f"veiel:card:{slug}:1"))
        for slug, profile in read(text).items()
    ]


def camped(camp: Factory, board: str, enemy: Enemy) -> Camp:
    _, *cells = board.split()
    heroes = zip(("barbare", "guerisseur", "assassin"), cells, strict=True)
    sides = {hero: Side(cell, hand=["parade"] * 5, deck=["course"] * 30) for hero, cell in heroes}
    return camp(**sides, enemies=[enemy])


def did(t: Camp) -> tuple[list[str], list[int]]:
    """Where the first who acted went, and the seats that it struck."""
    actions = [place for place, event in enumerate(t.log) if event.kind == "action"]
    log = t.log[: actions[1]] if len(actions) > 1 else t.log
    return [named(e.place) for e in log if e.kind == "walk"], [e.seat for e in log if e.kind == "strike"]


def check(camp: Factory, slug: str, profile: Profile, board: str, enemy: Enemy) -> None:
    t = camped(camp, board, enemy)
    while t.round == 1:
        t.next_round()
        if t.decision.ask not in ("hero-turn", "who-plays"):
            t.answer(t.decision.seat, [option.key for option in t.decision.options][: t.decision.least])
    told = profile.told(board)
    path = [f"{row}-{column}" for row, column in told.path[-1:]]
    struck = [seat for seat in told.targets for _ in range(2 if slug == TWICE else 1)]
    assert did(t) == (path, struck), board


@rule("veiel:cartes-ennemis:3", "veiel:cartes-ennemis:5", "veiel:deplacement-ennemi-avance:1")
@pytest.mark.parametrize(("slug", "profile"), cases(ENEMIES))
def test_an_enemy_moves_and_attacks_by_its_profile(camp: Factory, slug: str, profile: Profile) -> None:
    for board in BOARDS:
        check(camp, slug, profile, board, Enemy(slug, board.split()[0]))


@rule("veiel:boss-tour:1")
@pytest.mark.parametrize(
    ("boss", "slug", "profile"), [case for boss, text in ACTIONS.items() for case in cases(text, boss)]
)
def test_a_boss_moves_and_attacks_by_the_profile_of_its_action(
    camp: Factory, boss: str, slug: str, profile: Profile
) -> None:
    for board in BOARDS:
        check(camp, slug, profile, board, Enemy(boss, board.split()[0], actions=[slug]))


def test_the_boards_tell_profiles_apart() -> None:
    """All but those that no board tells apart, as Contact and Croix of an attack on one hero, or moves where nobody
    needs any, and a few that would need a larger one.
    """
    profiles = {profile for text in (ENEMIES, *ACTIONS.values()) for profile in read(text).values()}
    pairs = [(profile, other) for profile in profiles for other in profile.others()]
    alike = [pair for pair in pairs if all(pair[0].told(b)[::2] == pair[1].told(b)[::2] for b in BOARDS)]
    assert len(pairs) > 450
    assert len(alike) < 25
