"""Bots at tables of every kind, and what the greedy one does in a position."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from pioche import games
from pioche.arena import play_game
from pioche.games.veiel.bots import GreedyBot
from pioche.games.veiel.bots.foes import boss, nature
from pioche.games.veiel.bots.scene import Scene
from pioche.games.veiel.bots.weigh import field, harm
from pioche.games.veiel.bots.worth import worth
from pioche.kernel.state.view import view
from tests.games.veiel.camp import Camp, Enemy, Factory, Side, place_of
from tests.games.veiel.tables import BOSSES, HEROES, OWN_TABLE
from tests.soak import watch

TABLES = list(product(range(2, 6), ("easy", "normal", "hard", "extreme")))


def agreed(number: int, heroes: int, **config: Any) -> dict[str, Any]:
    chance = Random(number)
    team = tuple(chance.sample(HEROES, heroes))
    bosses = tuple(chance.sample(BOSSES, 1 + number % 2))
    return {"heroes": team, "bosses": bosses, "battlefields": chance.random() < 0.5, **config}


@pytest.mark.parametrize(("heroes", "difficulty"), TABLES)
def test_greedy_plays_every_kind_of_table_to_its_end(heroes: int, difficulty: str) -> None:
    number = TABLES.index((heroes, difficulty))
    waves = OWN_TABLE if number % 3 == 0 else ()  # few enemies, so that the boss is met
    config = agreed(number, heroes, difficulty=difficulty, hidden=number % 2 == 0, waves=waves)
    outcome = play_game("veiel", config, [GreedyBot(seat) for seat in range(heroes)], f"tables/{number}", watch())
    assert outcome.how in ("together", "lost")


def test_greedy_wins_easy_games_that_chance_does_not() -> None:
    def won(bot: str) -> int:
        tables = [agreed(2 * number, 2, difficulty="easy") for number in range(5)]
        bots = [games.bot("veiel", bot, seat) for seat in (0, 1)]
        return sum(play_game("veiel", table, bots, 7).how == "together" for table in tables)

    assert won("greedy") >= 3
    assert won("random") == 0


# What it does


def turn(t: Camp, hero: str, fresh: bool = False) -> list[str]:
    """What the bot answers until its hero's turn is over; a fresh one remembers nothing from answer to answer."""
    fighter = getattr(t, hero)
    if t.decision.ask == "who-plays":
        fighter.go()
    bot = GreedyBot(0)
    given: list[str] = []
    this = t.round
    while not t.over and t.round == this and not fighter.played and t.game.active == fighter.seat:
        decision = t.decision
        keys = (GreedyBot(0) if fresh else bot).choose(view(t.game, decision.seat))
        given.extend(keys)
        t.answer(decision.seat, keys)
        assert len(given) < 200, "the turn does not end"
    return given


@pytest.mark.parametrize("fresh", [False, True])
def test_it_walks_to_an_enemy_and_kills_it(camp: Factory, fresh: bool) -> None:
    t = camp(
        barbare=Side("2-1", hand=["frappe", "frappe", "course"]),
        guerisseur=Side("4-6"),
        enemies=[Enemy("gobelin-ecorcheur", "2-5", lives=1), "squelette-archer@1-6"],
    )
    turn(t, "barbare", fresh)
    assert t.enemies == ["squelette-archer@1-6"]


def test_it_takes_a_life_rather_than_two_scratches(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "frappe"]),
        guerisseur=Side("4-6", played=True),
        enemies=["nuee-de-rats@2-3", Enemy("gobelin-ecorcheur", "2-1", wounds=1)],
    )
    turn(t, "barbare")
    assert t.enemy("gobelin-ecorcheur").lives == 1


def test_it_leaves_the_reach_of_what_it_cannot_fight(camp: Factory) -> None:
    t = camp(
        pyromancien=Side("2-3", hand=["course", "course", "parade"], deck=["parade"] * 3),
        guerisseur=Side("4-6", played=True),
        enemies=["zombi@2-2"],
    )
    turn(t, "pyromancien")
    assert t.round == 2
    assert not t.pyromancien.wounds


def test_it_blocks_what_it_cannot_avoid(camp: Factory) -> None:
    t = camp(
        chevalier=Side("1-1", hand=["rempart"], deck=["course"] * 6),
        guerisseur=Side("4-6", played=True),
        enemies=["brigand@1-2", "brigand@2-1"],
    )
    assert turn(t, "chevalier") == ["play:rempart"]


def test_it_heals_whoever_is_nearest_to_death(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=["onction"], wounds=["tir"]),
        barbare=Side("2-3", hand=["frappe"] * 5, deck=["frappe"], wounds=["course", "sang-bouillant"] * 3),
        enemies=["nuee-de-rats@2-6"],
    )
    turn(t, "guerisseur")
    assert "aim" not in t.said()
    assert len(t.barbare.wounds) == 4
    assert t.barbare.discards == ["sang-bouillant", "sang-bouillant"]


def test_it_knows_that_a_summons_dies_before_it_is_pushed(camp: Factory) -> None:
    """The King is pushed against the edge first: that kills him, and whom he has summoned with him."""
    t = camp(
        tempestaire=Side("1-2", hand=["onde-de-choc"]),
        barbare=Side("4-6", played=True),
        enemies=[
            Enemy("le-roi-sans-visage", "1-1", lives=1, wounds=2),
            Enemy("nuee-de-rats", "2-2", summoner="le-roi-sans-visage"),
        ],
        encounter=4,
    )
    turn(t, "tempestaire")
    assert t.result == "together"


@pytest.mark.parametrize("fresh", [False, True])
def test_cards_that_draw_each_other_do_not_go_on_for_ever(camp: Factory, fresh: bool) -> None:
    """A server makes the bot anew for every answer: how long the turn has been must be seen, not remembered."""
    hand = ["prescience", "cor-de-ralliement", "frappe", "frappe", "frappe"]
    t = camp(
        tempestaire=Side("1-1", hand=hand, deck=[], wounds=["course"] * 8),
        barbare=Side("4-1", hand=["frappe"] * 5),
        enemies=["liche@4-6"],
    )
    assert "play:prescience" in turn(t, "tempestaire", fresh)
    t.named = "lose-card"


def rewarded(camp: Factory, deck: list[str], wounds: int = 0, **shown: str) -> str:
    """What the Barbarian takes after the first encounter."""
    offered = {"rouge": "fendre", "violet": "poing-gante", "incolore": "vivres"} | shown
    t = camp(
        barbare=Side(deck=(), discard=deck[wounds:], wounds=deck[:wounds]),
        guerisseur=Side(),
        at="reinforcement",
        rewards={colour: [slug] * 3 for colour, slug in offered.items()},
    )
    t.named = "reward"
    (key,) = GreedyBot(0).choose(view(t.game, 0))
    return key


def test_it_is_healed_near_death_and_takes_a_card_else(camp: Factory) -> None:
    assert rewarded(camp, ["frappe"] * 12, 1, rouge="charge-sauvage") == "take:charge-sauvage"
    assert rewarded(camp, ["frappe"] * 12, 8) == "heal"


def test_what_it_takes_depends_on_what_the_deck_has(camp: Factory) -> None:
    """Who has attacks in plenty takes block, and who has block in plenty takes an attack."""
    offered = {"rouge": "charge-sauvage", "violet": "rempart"}
    assert rewarded(camp, ["massacre", "bain-de-sang", "execution", "lame-de-veiel"] * 3, **offered) == "take:rempart"
    assert rewarded(camp, ["forteresse", "dernier-rempart", "rempart"] * 4, **offered) == "take:charge-sauvage"


def test_it_values_what_grows_with_wounds_by_its_wounds(camp: Factory) -> None:
    offered = {"rouge": "au-bord-du-gouffre", "violet": "contrecoup", "incolore": "epee-longue"}
    deck = ["frappe", "parade"] * 9
    assert rewarded(camp, deck, 0, **offered) != "take:au-bord-du-gouffre"
    assert rewarded(camp, deck, 5, **offered) == "take:au-bord-du-gouffre"


def test_it_takes_risks_when_an_encounter_drags_on(camp: Factory) -> None:
    """Near death it keeps away from two Zombies; in the end it strikes all the same."""
    sides = {"hand": ["frappe", "frappe", "course"], "deck": ["frappe"] * 2, "wounds": ["frappe"] * 8}

    def lives(number: int) -> int:
        t = camp(barbare=Side("2-2", **sides), guerisseur=Side("4-6", played=True), enemies=["zombi@2-4"], round=number)
        turn(t, "barbare")
        return t.enemy("zombi").lives

    assert lives(1) == 4
    assert lives(30) == 3


# What it thinks


def test_it_foresees_what_the_enemies_are_going_to_do(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe"], block=1),
        guerisseur=Side("3-2"),
        chevalier=Side("3-5"),
        enemies=["chauves-souris@1-5", "loup-affame@4-4", "squelette-archer@2-6", "acolyte@1-3"],
    )
    t.barbare.go()
    seen = view(t.game, 0)
    told = dict.fromkeys(range(3), 0)
    tags = {ally.tag: ally.seat for ally in Scene(seen).allies}
    for intent in seen.intents:
        for target, amount in zip(intent.targets, intent.amounts, strict=True):
            told[tags[target]] += amount
    assert Scene(seen).outlook()[0] == told
    assert sum(told.values()) > 8


def test_what_cards_are_worth_follows_from_what_they_do() -> None:
    assert worth("frappe") == 1
    assert worth("tir") > worth("frappe")
    assert worth("charge-sauvage") > worth("dague-de-jet") > worth("tir")
    assert worth("constitution-de-geant") > worth("bonne-constitution") > worth("parade")
    assert worth("dernier-des-siens") > worth("danse-des-haches") > worth("sang-bouillant")


def test_enemies_are_read_from_their_cards() -> None:
    zombie, wraith, golem = nature("zombi", 2), nature("spectre", 2), nature("golem-de-tourbe", 2)
    assert (zombie.shared, wraith.elusive, golem.armour, nature("acolyte", 2).aura) == (3, True, 1, 1)
    assert nature("brigand", 2).menace < nature("brigand", 4).menace
    assert nature("nuee-de-rats", 2).menace < nature("chevalier-noir", 2).menace
    king = boss("le-roi-sans-visage", 2, ())
    assert (king.boss, king.court, king.turns) == (True, True, 2)
    left = boss("le-roi-sans-visage", 2, ("decret", "decret", "lame-du-trone", "lame-du-trone", "onde-funebre"))
    assert [blow.zone for _, blow in left.blows] == ["trait", "infini"]


def test_wounds_cost_the_more_the_nearer_death_is() -> None:
    steps = [harm(margin - 1) - harm(margin) for margin in range(1, 12)]
    assert steps == sorted(steps, reverse=True)
    assert harm(-1) - harm(0) > 10
    assert harm(2.5) == pytest.approx((harm(2) + harm(3)) / 2)


def test_how_far_an_attack_is() -> None:
    contact = field("contact", 1 << place_of("2-3") - 1, 0)
    assert [contact[place_of(cell)] for cell in ("2-2", "1-2", "1-1", "4-6")] == [0, 1, 2, 4]
