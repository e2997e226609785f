"""The red Rewards, each in a camp."""

from __future__ import annotations

import pytest

from tests.games.veiel.camp import Enemy, Factory, Side
from tests.rules.veiel.duels import LONG, SPARE, TOUGH, dealt, duel
from tests.scenario import rule


@rule("veiel:card:fendre:1")
def test_cleave(camp: Factory) -> None:
    t = duel(camp, "fendre", enemies=["ogre@2-3", "brigand@3-3"])
    t.barbare.play("fendre", turn="right", at=TOUGH)
    assert (dealt(t), t.enemy("brigand").pending) == (2, 1)


@rule("veiel:card:coup-de-hache:1")
def test_axe_blow(camp: Factory) -> None:
    t = duel(camp, "coup-de-hache", "tir")
    t.barbare.play("coup-de-hache").choose("tir")
    assert (dealt(t), t.barbare.hand) == (3, [SPARE])


@pytest.mark.parametrize(("slug", "amount", "healed"), [("soif-de-sang", 2, 2), ("bain-de-sang", 3, 1)])
@pytest.mark.parametrize("wounds", [0, 1])
@rule("veiel:card:soif-de-sang:1", "veiel:card:bain-de-sang:1")
def test_bloodthirst_heals_by_a_life(camp: Factory, slug: str, amount: int, healed: int, wounds: int) -> None:
    t = duel(
        camp,
        barbare=Side("2-2", hand=[slug, SPARE], deck=LONG, wounds=["tir"] * 3),
        enemies=[Enemy(TOUGH, "2-3", wounds=wounds, block=int(amount == 3))],
    )
    t.barbare.play(slug)
    assert len(t.barbare.wounds) == 3 - wounds * healed


@rule("veiel:card:charge-sauvage:1")
def test_savage_charge(camp: Factory) -> None:
    t = duel(camp, "charge-sauvage", at="2-5")
    t.barbare.play("charge-sauvage", to="2-4")
    assert dealt(t) == 2


@rule("veiel:card:cuir-balafre:1")
def test_scarred_hide(camp: Factory) -> None:
    t = duel(camp, "cuir-balafre")
    t.barbare.play("cuir-balafre")
    assert dealt(t) == 2


@rule("veiel:card:fureur:1", "veiel:glossaire-amorce:1", "veiel:glossaire-amorce:3")
def test_fury_must_come_first(camp: Factory) -> None:
    t = duel(camp, "fureur", "frappe", "frappe", at="2-4")
    t.barbare.play("fureur", to="2-3")
    t.barbare.play("frappe")
    t.barbare.play("frappe")
    assert (dealt(t), t.barbare.lasting) == (4, ["fureur"])
    t.barbare.end()
    assert t.barbare.lasting == []
    t = duel(camp, "fureur", "frappe")
    t.barbare.play("frappe")
    assert not t.barbare.can_play("fureur")
    assert t.barbare.can_discard("fureur")


@rule("veiel:card:prix-du-sang:1", "veiel:deck-defausse:4")
def test_blood_price_finds_attacks(camp: Factory) -> None:
    deck = ["tir", "frappe", "course", "frappe", "parade", "course"]
    t = duel(camp, barbare=Side("2-2", hand=["prix-du-sang", SPARE], deck=deck))
    t.barbare.play("prix-du-sang")
    assert t.barbare.wounds == ["course"]
    assert t.barbare.hand == [SPARE, "frappe", "frappe"]
    assert (t.barbare.discards, t.barbare.deck) == (["parade", "course"], ["tir"])
    t.barbare.play("frappe")
    assert dealt(t) == 2


@rule("veiel:card:prix-du-sang:1", "veiel:deck-defausse:4")
def test_blood_price_shuffles_the_discard_when_the_deck_lacks_attacks(camp: Factory) -> None:
    t = duel(
        camp, barbare=Side("2-2", hand=["prix-du-sang", SPARE], deck=["parade", "course"], discard=["tir", "course"])
    )
    t.barbare.play("prix-du-sang")
    assert "tir" in t.barbare.hand
    assert sorted([*t.barbare.discards, *t.barbare.deck]) == ["course", "parade"]  # what was passed is not shuffled


@pytest.mark.parametrize(("before", "amount"), [(0, 1), (2, 3), (4, 4)])
@rule("veiel:card:sauvagerie:1")
def test_savagery_counts_attacks(camp: Factory, before: int, amount: int) -> None:
    t = duel(camp, "sauvagerie", *["tir"] * before)
    for _ in range(before):
        t.barbare.play("tir")
    t.barbare.play("sauvagerie")
    assert dealt(t) == amount


@rule("veiel:card:hurlement:1")
def test_howl(camp: Factory) -> None:
    t = duel(camp, "hurlement", enemies=["brigand@2-4", "arbaletrier-renegat@2-6"])
    t.barbare.play("hurlement", to="2-2")
    assert t.barbare.block == 1
    t.next_round()
    assert [event.amount for event in t.events("strike")] == [4 - 1, 4]


@pytest.mark.parametrize(("cell", "amount"), [("2-3", 2), ("2-6", 3)])
@rule("veiel:card:frappe-lourde:1")
def test_heavy_strike(camp: Factory, cell: str, amount: int) -> None:
    row, column = cell.split("-")
    t = duel(camp, barbare=Side(f"{row}-{int(column) - 1}", hand=["frappe-lourde", SPARE], deck=LONG), at=cell)
    t.barbare.play("frappe-lourde")
    assert dealt(t) == amount


@pytest.mark.parametrize("kills", [True, False])
@rule("veiel:card:massacre:1")
def test_slaughter(camp: Factory, kills: bool) -> None:
    t = duel(camp, "massacre", enemies=["ogre@2-3", Enemy("brigand", "1-2", lives=1, wounds=int(kills))])
    t.barbare.play("massacre")
    assert (dealt(t), t.barbare.hand.count("course")) == (2, 2 * kills)


@pytest.mark.parametrize(("wounds", "amount"), [(0, 1), (1, 1), (4, 4), (9, 5)])
@rule("veiel:card:au-bord-du-gouffre:1", "veiel:glossaire-x:4", "veiel:glossaire-x:5")
def test_on_the_brink(camp: Factory, wounds: int, amount: int) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["au-bord-du-gouffre", SPARE], deck=LONG, wounds=["tir"] * wounds))
    t.barbare.play("au-bord-du-gouffre")
    assert dealt(t) == amount


@rule("veiel:card:pacte-rouge:1")
def test_red_pact(camp: Factory) -> None:
    t = duel(camp, "pacte-rouge", "frappe", "tir", at="2-3")
    t.barbare.play("pacte-rouge")
    assert t.barbare.hand.count("course") == 1
    t.barbare.play("frappe")
    assert (dealt(t), t.barbare.wounds) == (3, ["course"])
    t.barbare.play("tir")  # an attack card that hits nobody costs as well
    assert len(t.barbare.wounds) == 2


@pytest.mark.parametrize(("lives", "amount"), [(2, 2), (1, 5)])
@rule("veiel:card:execution:1")
def test_execution(camp: Factory, lives: int, amount: int) -> None:
    t = duel(camp, "execution", enemies=[Enemy(TOUGH, "2-3", lives=lives, block=3), "zombi@1-6"])
    t.barbare.play("execution")
    blocked = 3 - t.enemy(TOUGH).block
    assert blocked + t.enemy(TOUGH).pending == amount
