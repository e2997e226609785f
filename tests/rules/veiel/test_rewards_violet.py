"""The violet and the colourless Rewards, each in a camp."""

from __future__ import annotations

import pytest

from tests.games.veiel.camp import Factory, Side
from tests.rules.veiel.duels import LONG, SPARE, TOUGH, dealt, duel
from tests.scenario import rule


@rule("veiel:card:rempart:1", "veiel:defense:3")
def test_rampart(camp: Factory) -> None:
    t = duel(camp, "rempart", "rempart")
    t.barbare.play("rempart")
    t.barbare.play("rempart")
    assert t.barbare.block == 12


@rule("veiel:card:contrecoup:1")
def test_backlash(camp: Factory) -> None:
    t = duel(camp, "contrecoup", enemies=["brigand@2-3"])
    t.barbare.play("contrecoup")
    t.next_round()
    assert (len(t.barbare.wounds), [event.amount for event in t.events("hurt")]) == (2, [2])


@rule("veiel:card:marche-lente:1")
def test_slow_march(camp: Factory) -> None:
    t = duel(camp, "marche-lente")
    t.barbare.play("marche-lente", to="4-2")
    assert (t.barbare.cell, t.barbare.block) == ("4-2", 4)


@pytest.mark.parametrize(("block", "amount"), [(0, 1), (3, 2), (9, 3)])
@rule("veiel:card:coup-de-bouclier:1")
def test_shield_bash(camp: Factory, block: int, amount: int) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["coup-de-bouclier", SPARE], deck=LONG, block=block))
    t.barbare.play("coup-de-bouclier")
    assert (dealt(t), t.enemy(TOUGH).cell, t.barbare.block) == (amount, "2-4", block)


@rule("veiel:card:serrer-les-rangs:1")
def test_close_ranks(camp: Factory) -> None:
    t = duel(camp, "serrer-les-rangs", guerisseur=Side("3-3", hand=[SPARE], deck=LONG), at="4-6")
    t.barbare.play("serrer-les-rangs")
    t.guerisseur.pending("walk").walk("3-2")
    assert (t.barbare.block, t.guerisseur.block, t.guerisseur.cell) == (2, 2, "3-2")


@rule("veiel:card:endurance:1")
def test_endurance(camp: Factory) -> None:
    t = duel(camp, "endurance")
    t.barbare.play("endurance")
    assert (t.barbare.hand, t.barbare.block) == ([SPARE, "course"], 2)


@rule("veiel:card:defi:1")
def test_challenge(camp: Factory) -> None:
    t = duel(camp, "defi", at="2-5")
    t.barbare.play("defi")
    assert (dealt(t), t.barbare.block, t.barbare.threat) == (1, 2, 6)


@rule("veiel:card:peau-de-pierre:1")
def test_stone_skin(camp: Factory) -> None:
    t = duel(camp, "peau-de-pierre", enemies=["brigand@2-3", "liche@4-1"])
    t.barbare.play("peau-de-pierre")
    assert t.barbare.block == 2
    t.next_round()
    assert [(t.slug(event.was), event.amount) for event in t.events("strike")] == [
        ("barbare", 3),
        ("barbare", 1),
        ("guerisseur", 2),
    ]


@rule("veiel:card:intercession:1", "veiel:zone-heros:10")
def test_intercession(camp: Factory) -> None:
    t = duel(camp, "intercession", guerisseur=Side("2-4", hand=[SPARE], deck=LONG), at="2-5")
    t.barbare.play("intercession")
    assert (t.barbare.cell, t.guerisseur.cell, t.barbare.block, t.barbare.threat) == ("2-4", "2-2", 3, 5)


@rule("veiel:card:poing-gante:1")
def test_gauntlet(camp: Factory) -> None:
    t = duel(camp, "poing-gante")
    t.barbare.play("poing-gante")
    assert (dealt(t), t.barbare.block) == (2, 1)


@rule("veiel:card:forteresse:1", "veiel:fin-tour-ennemis:1")
def test_fortress(camp: Factory) -> None:
    t = duel(camp, "forteresse", enemies=["brigand@2-3"])
    t.barbare.play("forteresse")
    assert t.barbare.lasting == ["forteresse"]
    t.next_round()
    assert (t.barbare.block, "forteresse" in t.barbare.discards) == (1, True)
    t.next_round()
    assert t.barbare.block == 0


@pytest.mark.parametrize(("enemy", "block", "amount"), [("brigand", 0, 4), ("brigand", 9, 4), ("chaman", 0, 1)])
@rule("veiel:card:revanche:1", "veiel:glossaire-degats-blessures:1")
def test_payback(camp: Factory, enemy: str, block: int, amount: int) -> None:
    t = duel(
        camp,
        barbare=Side("2-2", hand=["revanche", SPARE], deck=LONG, block=block),
        enemies=[f"{enemy}@2-3", "ogre@1-2"] if enemy == "chaman" else ["brigand@2-3"],
        basic=[],
    )
    if enemy == "chaman":
        t.barbare.play("revanche", at=TOUGH)
        assert (dealt(t), t.barbare.block) == (1, 2)
        return
    t.next_round()
    t.barbare.play("revanche")
    assert (3 - t.enemy("brigand").lives) * 3 + t.enemy("brigand").pending == amount


@rule("veiel:card:dernier-rempart:1")
def test_the_last_rampart_stands_in_for_neighbours(camp: Factory) -> None:
    t = duel(camp, "dernier-rempart", guerisseur=Side("2-1", hand=[SPARE], deck=LONG), enemies=["liche@4-6"])
    t.barbare.play("dernier-rempart")
    assert t.barbare.block == 6
    t.next_round()
    assert [t.slug(event.was) for event in t.events("strike")] == ["barbare", "barbare"]
    assert t.guerisseur.wounds == []
    t.next_round()
    assert len(t.guerisseur.wounds) == 2


@pytest.mark.parametrize(("cell", "hurt"), [("2-3", 1), ("2-4", 0)])
@rule("veiel:card:armure-d-epines:1", "veiel:card:armure-d-epines:2", "veiel:glossaire-passif:1")
def test_armour_of_thorns(camp: Factory, cell: str, hurt: int) -> None:
    enemy = "squelette-archer" if cell == "2-4" else "brigand"
    t = duel(camp, "armure-d-epines", enemies=[f"{enemy}@{cell}"])
    t.barbare.play("armure-d-epines")
    assert t.barbare.block == 4
    t.next_round()
    assert [event.amount for event in t.events("hurt")] == [1] * hurt


@rule("veiel:card:constitution-de-geant:1")
def test_giants_constitution(camp: Factory) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["constitution-de-geant", SPARE], deck=LONG, wounds=["tir"] * 3))
    t.barbare.play("constitution-de-geant")
    assert (len(t.barbare.wounds), t.barbare.block) == (1, 3)


# Colourless


@rule("veiel:card:potion-de-soin:1")
def test_healing_potion(camp: Factory) -> None:
    t = duel(camp, "potion-de-soin", guerisseur=Side("2-1", hand=[SPARE], deck=LONG, wounds=["tir"] * 4))
    t.barbare.play("potion-de-soin")
    assert t.guerisseur.wounds == ["tir"]


@rule("veiel:card:bombe-artisanale:1")
def test_homemade_bomb(camp: Factory) -> None:
    t = duel(camp, "bombe-artisanale", enemies=["ogre@2-4", "brigand@1-2"])
    t.barbare.play("bombe-artisanale", turn="right")
    assert (dealt(t), t.enemy(TOUGH).cell, t.enemy("brigand").pending) == (1, "2-5", 0)


@rule("veiel:card:epee-longue:1")
def test_long_sword(camp: Factory) -> None:
    t = duel(camp, "epee-longue", at="2-4")
    t.barbare.play("epee-longue")
    assert (dealt(t), t.barbare.block) == (2, 1)


@pytest.mark.parametrize(("moves", "amount"), [(False, 3), (True, 2)])
@rule("veiel:card:arbalete:1")
def test_crossbow(camp: Factory, moves: bool, amount: int) -> None:
    t = duel(camp, "arbalete", "course", at="2-4" if not moves else "1-5")
    if moves:
        t.barbare.play("course", to="1-2")
    t.barbare.play("arbalete")
    assert dealt(t) == amount


@rule("veiel:card:bottes-de-sept-lieues:1")
def test_seven_league_boots(camp: Factory) -> None:
    t = duel(camp, "bottes-de-sept-lieues")
    t.barbare.play("bottes-de-sept-lieues", to="4-5")
    assert (t.barbare.cell, t.barbare.hand.count("course")) == ("4-5", 1)


@pytest.mark.parametrize(
    ("before", "amount"),
    [((), 1), (("tir",), 1), (("rempart",), 2), (("rempart", "rempart"), 2), (("rempart", "fureur", "veillee"), 3)],
)
@rule("veiel:card:prisme-brise:1", "veiel:glossaire-incolore:1", "veiel:cartes-generalites:3")
def test_broken_prism(camp: Factory, before: tuple[str, ...], amount: int) -> None:
    order = sorted(before, key=lambda slug: slug != "fureur")
    t = duel(camp, "prisme-brise", *before, enemies=["golem-de-tourbe@2-3", "ogre@2-4"])
    for slug in order:
        t.barbare.play(slug, to="2-2", at=TOUGH)
    bonus = 1 if "fureur" in before else 0
    before_it = dealt(t)
    t.barbare.play("prisme-brise", at=TOUGH)
    assert dealt(t) - before_it == amount + bonus


@rule("veiel:card:cor-de-ralliement:1", "veiel:tour-des-heros:4")
def test_rallying_horn(camp: Factory) -> None:
    t = duel(camp, "cor-de-ralliement", guerisseur=Side("4-4", hand=["frappe", "fureur", SPARE], deck=LONG))
    t.barbare.play("cor-de-ralliement")
    t.guerisseur.pending("walk").walk("3-3")
    t.guerisseur.pending("play-at-once")
    assert t.guerisseur.options == ["play:frappe", "play:parade", "no"]  # no Opener out of turn
    t.guerisseur.play("frappe")
    assert (dealt(t), t.barbare.hand.count("course")) == (1, 1)
    t.barbare.pending("hero-turn")


@rule("veiel:card:vivres:1")
def test_provisions(camp: Factory) -> None:
    t = duel(
        camp,
        barbare=Side("2-2", hand=["vivres", SPARE], deck=LONG, wounds=["tir"]),
        stock=["tir", "tir", "parade"],
    )
    t.barbare.play("vivres")
    t.barbare.pending("choose-base")
    assert sorted(t.barbare.options) == ["parade", "tir"]
    t.barbare.choose("tir")
    assert (t.barbare.hand, t.barbare.wounds, t.slugs("stock")) == ([SPARE, "tir"], [], ["tir", "parade"])


@rule("veiel:card:carte-des-lieux:1", "veiel:tour-d-un-heros:7")
def test_map_of_the_place(camp: Factory) -> None:
    t = duel(camp, "carte-des-lieux", enemies=["chaman@4-1"], basic=[])
    t.barbare.play("carte-des-lieux", to="1-2")
    t.next_round()
    assert (len(t.barbare.hand), len(t.guerisseur.hand), t.barbare.cell) == (6, 5, "1-2")
    assert "carte-des-lieux" in t.barbare.discards


@rule("veiel:card:huile-de-feu:1")
def test_fire_oil(camp: Factory) -> None:
    t = duel(camp, "huile-de-feu", "frappe", guerisseur=Side("2-4", hand=["frappe", "frappe", SPARE], deck=LONG))
    t.barbare.play("huile-de-feu", at="guerisseur")
    t.barbare.play("frappe")
    assert dealt(t) == 1
    t.barbare.end()
    t.guerisseur.play("frappe")
    t.guerisseur.play("frappe")
    assert dealt(t) == 1 + 4 + 1


@rule("veiel:card:pierre-de-resurrection:1", "veiel:mort-heros:5", "veiel:mort-heros:4")
def test_the_stone_heals_the_dead(camp: Factory) -> None:
    t = duel(
        camp,
        "pierre-de-resurrection",
        "potion-de-soin",
        guerisseur=Side("2-1", dead=True, deck=[], wounds=["tir"] * 6),
    )
    t.barbare.play("potion-de-soin")
    assert len(t.guerisseur.wounds) == 6
    t.barbare.play("pierre-de-resurrection", at="guerisseur")
    assert (len(t.guerisseur.wounds), t.guerisseur.dead, t.slugs("gone")) == (1, True, ["pierre-de-resurrection"])


@rule("veiel:card:grimoire-oublie:1", "veiel:glossaire-soulignes:1")
def test_forgotten_grimoire(camp: Factory) -> None:
    deck = ["course", "sang-bouillant", "egide", "fendre", "course"]
    t = duel(camp, barbare=Side("2-2", hand=["grimoire-oublie", SPARE], deck=deck))
    t.barbare.play("grimoire-oublie")
    t.barbare.pending("choose-seek")
    assert t.barbare.options == ["egide", "sang-bouillant"]
    t.barbare.choose("egide")
    assert ("egide" in t.barbare.hand, len(t.barbare.hand), len(t.barbare.deck)) == (True, 3, 3)


@rule("veiel:card:lame-de-veiel:1")
def test_blade_of_veiel(camp: Factory) -> None:
    t = duel(camp, "lame-de-veiel")
    t.barbare.play("lame-de-veiel")
    assert (dealt(t), t.barbare.hand.count("course")) == (3, 1)


@rule("veiel:card:etendard:1")
def test_banner(camp: Factory) -> None:
    t = duel(
        camp,
        "etendard",
        "frappe",
        "frappe",
        guerisseur=Side("3-3", hand=["frappe", SPARE], deck=LONG),
    )
    t.barbare.play("etendard")
    t.barbare.play("frappe")
    t.barbare.play("frappe")
    assert dealt(t) == 3 + 1
    t.barbare.end()
    t.guerisseur.play("frappe")
    assert dealt(t) == 4 + 3


@rule("veiel:card:sablier-fele:1")
def test_cracked_hourglass(camp: Factory) -> None:
    t = duel(camp, "sablier-fele")
    t.barbare.play("sablier-fele")
    assert (t.barbare.hand.count("course"), t.barbare.exile, t.barbare.discards) == (4, ["sablier-fele"], [])
