"""How far each card of the heroes reaches, and whom it means there: on boards on which every cell is taken.

Whoever stands somewhere may be meant or not, so nothing but the zone and the words of the card tells who is offered.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.veiel.camp import Camp, Enemy, Factory, Side
from tests.games.veiel.fighter import Fighter, named
from tests.games.veiel.twin import BOARD, FACINGS, Cell, seen
from tests.scenario import rule

# The zone of a card, and whom it means in the order of its text: e an enemy, n one that is no boss, h a hero, a another
# hero, E, H and A all of them, r a cell for a rune; after a dash more is asked.
MEANT = """
frappe contact e          tir tir e                  sang-bouillant contact e   danse-des-haches anneau E
dernier-des-siens contact e                          choeur-des-vivants anneau HH                      brasier eclat E
source-de-vie losange3 h  trait-de-feu trait e       fin-des-hivers infini E    lame-dans-le-dos contact e
mur-vivant croix A        serment-de-veiel contact e sang-offert arc ea         calice-du-martyr losange ea
bourrasque arc E          chaine-d-eclairs trait e-  double losange h           jeu-de-miroirs losange3 e
tir-de-couverture tir e   pluie-d-acier trait e      ouvrir-une-breche contact e                       egide losange h
le-tout-pour-le-tout contact e                       rage-contenue contact e    moulinet croix E
halo-purifiant trait he   pas-celeste losange h      priere-du-soir losange h   telekinesis losange3 e
trait-de-givre trait e    tir-a-bout-portant contact e                          volee-de-traits ligne E
blocage-violent contact e charge-au-bouclier contact e                          dague-de-jet tir e
manoeuvre losange a       bandages croix h           fendre arc Ee              coup-de-hache contact e
soif-de-sang contact e    charge-sauvage contact e   cuir-balafre contact e     sauvagerie contact e
hurlement losange E       frappe-lourde contact e    massacre croix E           au-bord-du-gouffre contact e
bain-de-sang contact e    execution contact e        ange-gardien losange3 h    aura-de-puissance losange h
lumiere-crue trait e      mains-jointes croix a      bouclier-de-foi losange h  confession losange h
eclat-aveuglant cone EE   veillee losange H          miracle infini h           sanctuaire anneau H
verbe-de-lumiere losange EH                          onction losange h          projectile-arcanique ligne e
onde-de-choc croix E      entrave losange3 e         transposition infini a     lance-de-glace trait e
implosion eclat E         meteore eclat E            arret-du-temps losange3 n  colonne-d-energie ligne E
double-tir tir ee         lancer-de-couteaux allonge e                          carquois tir e
lame-empoisonnee contact e                           tir-de-precision tir e     feinte contact e
corde-et-grappin trait e  coup-bas contact e         mille-lames allonge e      pluie-de-fleches losange3 E
coup-du-destin contact e  coup-de-bouclier contact e serrer-les-rangs losange a defi trait e
intercession losange a    poing-gante contact e      revanche contact e         potion-de-soin croix h
bombe-artisanale eclat E  epee-longue allonge e      arbalete tir e             prisme-brise trait e
cor-de-ralliement infini a                           huile-de-feu losange h     pierre-de-resurrection infini h
lame-de-veiel contact e   etendard losange H         rune-de-garde losange r    rune-de-rupture losange r
rune-d-eveil losange r    rune-ardente losange r     rune-de-celerite losange r rune-maitresse losange r
"""
WORDS = MEANT.split()
CARDS = [
    pytest.param(*words, id=words[0], marks=rule(f"veiel:card:{words[0]}:1"))
    for words in zip(WORDS[::3], WORDS[1::3], WORDS[2::3], strict=True)
]
OPTIONS = [
    ("baume-et-lame", "trait", 1, "e"), ("baume-et-lame", "trait", 2, "h"), ("baume-et-lame", "trait", 3, "he"),
    ("excellente-forme", "contact", 1, "e"), ("excellente-forme", "contact", 2, ""),
]  # fmt: skip
OTHERS = ("guerisseur", "chevalier", "assassin", "runiste")
HERE: Cell = (2, 2)
AFFECTED = ("hurt", "affect", "block", "heal")


def layouts() -> Iterator[dict[str, Cell]]:
    """Where the other heroes stand, so that each cell is a hero's once."""
    left = [cell for cell in BOARD if cell != HERE]
    while left:
        yield dict(zip(OTHERS, (left + [cell for cell in BOARD if cell != HERE])[:4], strict=True))
        left = left[4:]


def text(cell: Cell) -> str:
    return f"{cell[0]}-{cell[1]}"


class Crowd:
    """The Barbare with a card among four heroes, and enemies on all other cells, one of them a boss."""

    def __init__(self, camp: Factory, card: str, zone: str, heroes: dict[str, Cell]) -> None:
        side = {"wounds": ["tir"] * 8, "exile": ["tir"] * 2}
        sides = {name: Side(text(cell), hand=["parade"], **side) for name, cell in heroes.items()}
        self.heroes = heroes
        self.foes = [cell for cell in BOARD if cell != HERE and cell not in heroes.values()]
        reached = [cell for cell in self.foes if any(cell in seen(HERE, zone, facing) for facing in FACINGS)]
        self.boss = boss = reached[0] if reached else self.foes[0]
        enemies = [
            Enemy("vorgath-coeur-de-braise" if cell == boss else "vampire", text(cell), lives=9) for cell in self.foes
        ]
        self.t: Camp = camp(barbare=Side(text(HERE), hand=[card, "parade", "parade"], **side), **sides, enemies=enemies)
        self.me: Fighter = self.t.barbare
        self.zone = zone
        self.asked: list[list[str]] = []  # what was offered, wherever somebody or a direction was to be chosen

    def play(self, card: str, option: int) -> None:
        """Play the card, and whatever it asks, take the first that is offered."""
        self.me.play(card, option=option)
        while self.t.decision.ask not in ("hero-turn", "who-plays"):
            decision = self.t.decision
            if decision.ask == "aim":
                places = [self.t.game.cards[choice.card].place for choice in decision.options]
                self.asked.append(sorted(named(place) for place in places))
            elif decision.ask == "lay-rune":
                self.asked.append(sorted(choice.key.removeprefix("rune/") for choice in decision.options))
            elif decision.ask == "turn-zone":
                self.asked.append([choice.key for choice in decision.options])
            first = [choice.key for choice in decision.options][: max(1, decision.least)]
            self.t.answer(decision.seat, first)

    def within(self, facings: tuple[str, ...], cells: list[Cell]) -> list[Cell]:
        return [cell for cell in cells if any(cell in seen(HERE, self.zone, facing) for facing in facings)]

    def offered(self, letter: str) -> list[str]:
        """What should be offered: figures by their cells, or directions that differ in whom they mean."""
        if letter == "n":
            return [cell for cell in self.offered("e") if cell != text(self.boss)]
        if letter == "r":
            return sorted(map(text, [*self.within(FACINGS, BOARD), HERE]))
        if letter in "eha":
            among = self.foes if letter == "e" else list(self.heroes.values())
            return sorted(text(cell) for cell in self.within(FACINGS, among) + [HERE] * (letter == "h"))
        among = self.foes if letter == "E" else list(self.heroes.values())
        found: dict[tuple[Cell, ...], str] = {}
        for facing in FACINGS:
            if met := self.within((facing,), among):
                found.setdefault(tuple(met), f"turn/{facing}")
        return list(found.values())

    def affected(self) -> tuple[set[str], set[str]]:
        """The cells of the enemies and the names of the heroes to whom something was done."""
        foes, heroes = set(), set()
        for event in self.t.log:
            if event.kind in AFFECTED:
                card = self.t.game.cards[event.now]
                if event.kind == "heal" or card.owner >= 0:
                    heroes.add(self.t.heroes[event.seat if event.kind == "heal" else card.owner])
                else:
                    foes.add(named(card.place))
        return foes, heroes


def check(camp: Factory, card: str, zone: str, letters: str, option: int = 0) -> None:
    for heroes in layouts():
        crowd = Crowd(camp, card, zone, heroes)
        crowd.play(card, option)
        wanted = [crowd.offered(letter) for letter in letters.rstrip("-")]
        wanted = [offered for offered in wanted if len(offered) > 1]  # what leaves no choice is not asked
        asked = crowd.asked[: len(wanted)] if letters.endswith("-") else crowd.asked
        assert asked == wanted, (card, heroes)
        foes, friends = crowd.affected()
        if "E" in letters and "e" not in letters:
            turns = crowd.offered("E")
            facings = (turns[0].removeprefix("turn/"),) if turns else ()
            assert foes == {text(cell) for cell in crowd.within(facings, crowd.foes)}, card
        if "H" in letters or "A" in letters:
            near = crowd.within(FACINGS, list(heroes.values()))
            assert friends - {"barbare"} == {name for name, cell in heroes.items() if cell in near}, card
            assert "barbare" in friends


@rule("veiel:zone-heros:1", "veiel:zone-heros:4")
@pytest.mark.parametrize(("card", "zone", "letters"), CARDS)
def test_a_card_means_whoever_its_text_says_in_its_zone(camp: Factory, card: str, zone: str, letters: str) -> None:
    check(camp, card, zone, letters)


@rule("veiel:card:baume-et-lame:1", "veiel:card:excellente-forme:1")
@pytest.mark.parametrize(("card", "zone", "option", "letters"), OPTIONS)
def test_each_effect_of_choice_means_whoever_it_says(
    camp: Factory, card: str, zone: str, option: int, letters: str
) -> None:
    check(camp, card, zone, letters, option)


@rule("veiel:card:rage-contenue:1", "veiel:card:arbalete:1", "veiel:card:lancer-de-couteaux:1")
@pytest.mark.parametrize(
    ("card", "before", "enemies"),
    [("rage-contenue", "", "1-2 2-3"), ("arbalete", "course", "2-4 2-5"), ("lancer-de-couteaux", "tir", "2-3 2-4")],
)
def test_whether_a_condition_is_met_or_not_the_same_are_meant(
    camp: Factory, card: str, before: str, enemies: str
) -> None:
    """Without wounds, after a move, after a discard; a boss is an enemy as well."""
    one, other = enemies.split()
    t = camp(
        barbare=Side("2-2", hand=[card, "parade", *[before] * bool(before)]),
        guerisseur=Side("4-6"),
        enemies=[f"vorgath-coeur-de-braise@{one}", f"vampire@{other}"],
    )
    if before == "course":
        t.barbare.play("course", to="1-2").discard("parade", to="2-2")
    elif before:
        t.barbare.discard(before)
    t.barbare.play(card)
    t.barbare.pending("aim")
    assert t.barbare.offered == ["vorgath-coeur-de-braise", "vampire"]


@rule("veiel:card:pas-de-l-ombre:1")
def test_a_leap_goes_to_the_free_cells_of_the_zone(camp: Factory) -> None:
    t = camp(barbare=Side(text(HERE), hand=["pas-de-l-ombre", "parade"]), guerisseur=Side("2-3"), enemies=["ogre@4-1"])
    t.barbare.play("pas-de-l-ombre").pending("place-figure")
    free = [cell for cell in BOARD if cell in seen(HERE, "losange3", "right") and cell not in ((2, 3), (4, 1))]
    assert t.barbare.cells == [text(cell) for cell in free]
    t.barbare.place("3-3")
    assert (t.barbare.cell, t.barbare.block, t.guerisseur.block) == ("3-3", 1, 0)


@rule("veiel:card:palais-des-mirages:1")
def test_the_heroes_of_the_zone_may_walk_through_the_palace_of_mirages(camp: Factory) -> None:
    for heroes in layouts():
        sides = {name: Side(text(cell)) for name, cell in heroes.items()}
        free = next(cell for cell in BOARD if cell != HERE and cell not in heroes.values())
        me = Side(text(HERE), hand=["palais-des-mirages", "parade"])
        t = camp(barbare=me, **sides, enemies=[f"ogre@{text(free)}"])
        t.barbare.play("palais-des-mirages")
        asked = set()
        while t.decision.ask == "walk":
            asked.add(t.heroes[t.decision.seat])
            getattr(t, t.heroes[t.decision.seat]).stay()
        near = {name for name, cell in heroes.items() if cell in seen(HERE, "losange", "right")}
        assert asked == {"barbare", *near}
