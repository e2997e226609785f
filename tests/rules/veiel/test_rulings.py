"""L'Ordre de Veiel: what the rulebook leaves open, as docs/rulings.md rules it: set-up, heroes, wounds and death."""

from __future__ import annotations

from pioche.games.veiel import RULES, grid
from pioche.games.veiel.card import VeielCard
from tests.games.veiel.camp import Enemy, Factory, Side
from tests.rules.veiel.test_setup import refusal

HAND = ["course"] * 5
FAR = Side("4-6", hand=HAND)
LAST = [Enemy("nuee-de-rats", "2-3", lives=1, wounds=1)]


# The board and setting up


def test_ruling_the_board_has_four_rows_and_six_columns(opening: Factory) -> None:
    t = opening()
    assert t.barbare.cells == [f"{row}-{column}" for row in (1, 2, 3, 4) for column in (1, 2, 3, 4, 5, 6)]
    assert (grid.ROWS, grid.COLUMNS) == (4, 6)


def test_ruling_two_heroes_never_share_a_cell(camp: Factory) -> None:
    t = camp(barbare=Side("1-1", hand=["course", "tir"]), guerisseur=Side("1-2", hand=HAND), enemies=["ogre@4-6"])
    t.barbare.play("course").pending("walk")
    assert "1-2" not in t.barbare.cells
    assert "1-3" in t.barbare.cells
    t = camp(barbare=Side(), guerisseur=Side(), at="encounter")
    t.barbare.place("2-2")
    assert "2-2" not in t.guerisseur.pending("place-hero").cells


def test_ruling_the_same_novice_may_be_taken_twice_while_copies_last(opening: Factory) -> None:
    t = opening(novices=(("bandages", "bandages"), ("egide", "egide")))
    assert [*t.barbare.hand, *t.barbare.deck].count("bandages") == 2
    assert refusal(novices=(("bandages", "bandages"), ("egide", "bandages"))) == "novice-copies"


def test_ruling_dead_heroes_count_among_the_heroes(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=HAND),
        guerisseur=Side("4-5", dead=True, deck=()),
        chevalier=Side("4-6", dead=True, deck=()),
        enemies=["nuee-de-rats@2-3", "chaman@4-1"],
        basic=["brigand"],
    )
    t.next_round()
    assert t.events("strike")[0].amount == 3, "1 + X, X being 3 heroes minus 1"
    assert t.enemy("brigand").toughness == 5, "as printed for three heroes"


def test_ruling_only_a_boss_takes_more_than_six_damage_for_a_life() -> None:
    cards = [card for card in RULES.catalogue.definitions if isinstance(card, VeielCard)]
    assert max(each for card in cards if card.kind == "enemy" for _, each in card.vitality) == 6
    assert {each for card in cards if card.kind == "boss" for _, each in card.vitality[2:]} == {7, 8, 9}
    assert max(lives for card in cards for lives, _ in card.vitality) == 8


def test_ruling_the_boss_is_placed_before_the_heroes_and_the_others_after_them(camp: Factory) -> None:
    t = camp(
        barbare=Side(),
        guerisseur=Side(),
        at="encounter",
        encounter=4,
        bosses=[Enemy("ysaure-la-soif", "")],
        waves=[(0, 0, 0)] * 3 + [(1, 0, 0)],
        basic=["acolyte"],
        dice=[(3, 3), (2, 2)],
    )
    assert t.enemies == ["ysaure-la-soif@3-3"]
    t.barbare.place("1-1")
    assert t.enemies == ["ysaure-la-soif@3-3"]
    t.guerisseur.place("1-2")
    assert t.enemies == ["acolyte@2-2", "ysaure-la-soif@3-3"]


def test_ruling_a_new_hand_is_drawn_before_heroes_are_placed(camp: Factory) -> None:
    t = camp(barbare=Side(deck=["tir"] * 5), guerisseur=Side(deck=["tir"] * 4), at="encounter", encounter=2)
    t.barbare.pending("place-hero")
    assert (t.barbare.hand, t.barbare.dead) == (["tir"] * 5, False)
    assert (t.guerisseur.hand, t.guerisseur.dead) == ([], True), "who cannot make five begins dead"


def test_ruling_a_hero_who_begins_dead_is_placed_and_may_return(camp: Factory) -> None:
    t = camp(
        guerisseur=Side(deck=["pierre-de-resurrection"] * 6),
        barbare=Side(deck=["tir"] * 4, wounds=["frappe"]),
        at="encounter",
        waves=[(1, 0, 0)],
        basic=["chauves-souris"],
        dice=[(4, 6)],
    )
    t.barbare.place("1-1")
    assert "1-1" in t.guerisseur.cells, "no obstacle"
    t.guerisseur.place("1-2")
    assert t.barbare.dead
    assert not t.barbare.can_go()
    t.guerisseur.play("pierre-de-resurrection", at="barbare").end()
    assert (t.barbare.dead, len(t.barbare.hand), t.barbare.cell) == (False, 5, "1-1")


# Heroes' turns


def test_ruling_more_than_five_cards_are_kept_and_none_is_drawn(camp: Factory) -> None:
    t = camp(barbare=Side("1-1", hand=["tir"] * 7), guerisseur=FAR, enemies=["ogre@4-3"])
    t.barbare.end()
    assert t.barbare.hand == ["tir"] * 7


def test_ruling_a_card_out_of_turn_is_no_opener_and_not_played_this_turn(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["cor-de-ralliement", "sauvagerie", "parade"]),
        assassin=Side("2-4", hand=["frappe", "fureur", "sauvagerie", "parade"]),
        enemies=["ogre@2-3"],
    )
    t.barbare.play("cor-de-ralliement")
    t.assassin.stay().pending("play-at-once")
    assert t.assassin.options == ["play:frappe", "play:sauvagerie", "play:parade", "no"]
    t.assassin.play("frappe")
    assert (t.enemy("ogre").pending, t.assassin.discards) == (1, ["frappe"])
    t.barbare.play("sauvagerie").end()
    assert t.enemy("ogre").pending == 2, "it was no card of the Barbarian"
    assert t.assassin.can_play("fureur"), "nor one of the Assassin's turn"
    t.assassin.play("sauvagerie")
    assert (t.enemy("ogre").lives, t.enemy("ogre").pending) == (3, 0)


def test_ruling_an_aura_on_a_hero_who_has_played_lasts_until_the_end_of_the_next_turn(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "parade"], deck=["frappe"] * 20),
        guerisseur=Side("2-1", hand=["aura-de-puissance", "parade"]),
        enemies=["liche@2-3"],
    )
    t.barbare.end()
    t.guerisseur.play("aura-de-puissance", at="barbare").end()
    assert (t.round, t.guerisseur.lasting) == (2, ["aura-de-puissance"])
    t.barbare.play("frappe")
    assert t.enemy("liche").pending == 2
    t.barbare.end()
    assert t.guerisseur.lasting == []


def test_ruling_who_is_moved_decides_and_may_decline(camp: Factory) -> None:
    t = camp(barbare=Side("2-2", hand=["manoeuvre", "parade"]), guerisseur=Side("2-3", hand=HAND), enemies=["ogre@4-6"])
    t.barbare.play("manoeuvre").stay()
    assert not t.barbare.asked
    assert t.guerisseur.pending("walk").cells.count("2-3") == 1
    t.guerisseur.stay()
    assert (t.guerisseur.cell, t.barbare.block) == ("2-3", 1)


def test_ruling_a_card_that_can_do_nothing_may_be_played(camp: Factory) -> None:
    t = camp(barbare=Side("1-1", hand=["frappe", "sauvagerie", "parade"]), guerisseur=FAR, enemies=["ogre@1-3"])
    t.barbare.play("frappe")
    assert (t.barbare.discards, t.enemy("ogre").pending) == (["frappe"], 0)
    t.barbare.discard("parade", to="1-2").play("sauvagerie")
    assert t.enemy("ogre").pending == 2, "it was an attack card played before"


def test_ruling_all_heroes_in_the_zone_includes_oneself(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=["sanctuaire", "tir"]), barbare=Side("3-3"), chevalier=FAR, enemies=["ogre@1-6"]
    )
    t.guerisseur.play("sanctuaire")
    assert (t.guerisseur.block, t.barbare.block, t.chevalier.block) == (4, 4, 0)


def test_ruling_each_of_them_are_those_who_were_meant_before(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-3", hand=["bombe-artisanale", "parade"]),
        guerisseur=FAR,
        enemies=["zombi@2-4", "brigand@2-2", "ogre@1-5"],
    )
    t.barbare.play("bombe-artisanale", turn="right")
    assert t.happened("hurt") == ["hurt ogre", "hurt zombi"]
    assert t.enemies == ["ogre@1-6", "brigand@2-2", "zombi@2-5"], "no further question, and nobody else is pushed"


def test_ruling_a_card_may_be_discarded_before_an_opener(camp: Factory) -> None:
    t = camp(barbare=Side("1-1", hand=["tir", "fureur", "parade"]), guerisseur=FAR, enemies=["ogre@1-3"])
    t.barbare.discard("tir", to="1-2")
    assert t.barbare.can_play("fureur")
    t.barbare.play("parade")
    assert not t.barbare.can_play("fureur")


def test_ruling_exiling_with_nothing_at_hand(camp: Factory) -> None:
    t = camp(
        runiste=Side("1-1", hand=["savoir-interdit"], deck=(), discard=["tir"] * 6),
        guerisseur=FAR,
        enemies=["ogre@4-3"],
    )
    t.runiste.play("savoir-interdit")
    assert t.runiste.exile == ["tir"], "the top of the reshuffled discard"
    t = camp(runiste=Side("1-1", hand=["savoir-interdit"], deck=()), guerisseur=FAR, enemies=["ogre@4-3"])
    t.runiste.play("savoir-interdit")
    assert t.runiste.exile == []


def test_ruling_cards_outside_the_piles_do_not_count_and_their_passive_is_silent(camp: Factory) -> None:
    t = camp(assassin=Side("1-1", hand=["main-d-illitilde"], deck=["tir"] * 4), guerisseur=FAR, enemies=["ogre@4-3"])
    t.assassin.play("main-d-illitilde").end()
    assert t.assassin.dead, "four cards and the Hand, which still lasts"
    assert "main-d-illitilde" in t.assassin.discards, "where it goes when its effect ends"
    t = camp(penitente=Side("2-2", hand=HAND, apart=["stigmates"]), guerisseur=FAR, enemies=["brigand@2-3"])
    t.next_round()
    assert t.happened("hurt") == []


# Wounds, death and return


def test_ruling_wounds_beyond_all_cards_are_lost_and_death_comes_at_the_end_of_the_turn(camp: Factory) -> None:
    t = camp(barbare=Side("2-2", hand=["tir"], deck=()), guerisseur=FAR, enemies=["brigand@2-3"], at="enemies")
    assert (t.barbare.wounds, t.barbare.hand, t.barbare.dead) == (["tir"], [], False)
    t.barbare.go()
    assert t.barbare.dead
    t = camp(
        barbare=Side("2-2", hand=["tir"], deck=(), wounds=["frappe"] * 5),
        guerisseur=Side("2-1", hand=["miracle", *HAND]),
        enemies=["brigand@2-3"],
        at="enemies",
    )
    t.guerisseur.play("miracle", at="barbare")
    t.guerisseur.end()
    assert (t.happened("perish"), len(t.barbare.hand)) == ([], 5), "unless healed before"
    t.barbare.pending("lose-card")


def test_ruling_a_substitution_draws_after_each_wound(camp: Factory) -> None:
    t = camp(
        chevalier=Side("2-2", hand=["endurance", "tir", "tir", "tir", "tir"], deck=["course", "bandages"]),
        guerisseur=FAR,
        enemies=["nuee-de-rats@2-3"],
    )
    t.next_round()
    t.chevalier.substitute("endurance").pending("substitute")
    assert t.chevalier.options == ["substitute:bandages", "deck"], "drawn for the first wound, it may take the second"
    t.chevalier.substitute("bandages")
    assert (t.chevalier.wounds, t.chevalier.deck) == (["endurance", "bandages"], [])


def test_ruling_kept_cards_count_towards_five(camp: Factory) -> None:
    t = camp(barbare=Side("1-1", hand=["tir"] * 4, deck=["tir"]), guerisseur=FAR, enemies=["ogre@4-3"])
    t.barbare.end()
    assert not t.barbare.dead
    assert len(t.barbare.hand) == 5
    t = camp(barbare=Side("1-1", hand=["tir"] * 3, deck=["tir"]), guerisseur=FAR, enemies=["ogre@4-3"])
    t.barbare.end()
    assert t.barbare.dead


def test_ruling_a_larger_hand_kills_nobody(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=["carte-des-lieux", "tir", "tir", "tir"], deck=["tir"] * 2),
        guerisseur=FAR,
        enemies=["ogre@4-3"],
    )
    t.barbare.play("carte-des-lieux").stay().end()
    assert not t.barbare.dead
    assert t.barbare.hand == ["tir"] * 5, "five of the six that might have been drawn"


def test_ruling_the_dead_are_healed_in_reinforcement(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", dead=True, deck=["tir"] * 3, wounds=["frappe"] * 5),
        guerisseur=FAR,
        at="over",
        rewards={"incolore": ["vivres"] * 8},
    )
    t.barbare.pending("reward").cure().choose(*["frappe"] * 4)
    assert t.barbare.wounds == ["frappe"]
    t.barbare.take("vivres").take("vivres")
    t.guerisseur.take("vivres").take("vivres").take("vivres")
    t.barbare.pending("place-hero")
    assert (t.barbare.dead, len(t.barbare.hand)) == (False, 5)


def test_ruling_returning_on_a_taken_cell(camp: Factory) -> None:
    t = camp(barbare=Side("2-2", dead=True, deck=["tir"] * 5), guerisseur=FAR, enemies=["ogre@2-2", "brigand@1-2"])
    t.barbare.go().pending("return")
    assert t.barbare.cells == ["2-1", "2-3", "3-2"], "the nearest free cells"
    t.barbare.place("3-2")
    assert (t.barbare.cell, t.barbare.dead, t.barbare.hand) == ("3-2", False, ["tir"] * 5)


def test_ruling_all_dead_is_lost_although_one_could_return(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", dead=True, played=True, deck=["tir"] * 9),
        guerisseur=Side("1-2", hand=["tir"], deck=()),
        enemies=["ogre@4-6"],
    )
    t.guerisseur.end()
    assert t.result == "lost"


def test_ruling_an_encounter_is_lost_after_sixty_rounds(camp: Factory) -> None:
    t = camp(barbare=Side("1-1", hand=HAND), guerisseur=FAR, enemies=["chaman@4-1"], round=60)
    assert not t.over
    t.next_round()
    assert t.result == "lost"
    t = camp(barbare=Side("1-1", hand=HAND), guerisseur=FAR, enemies=["chaman@4-1"], round=59)
    t.next_round()
    assert not t.over


# The end of an encounter, and reinforcement


def test_ruling_who_kills_the_last_enemy_draws_and_may_die(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "tir"], deck=()),
        guerisseur=FAR,
        enemies=LAST,
        rewards={"incolore": ["vivres"]},
    )
    t.barbare.play("frappe").end()
    assert t.happened("perish") == ["perish barbare"]
    t.barbare.pending("reward")


def test_ruling_heroes_are_reinforced_seat_after_seat(camp: Factory) -> None:
    t = camp(barbare=Side(), guerisseur=Side(), at="reinforcement", rewards={"incolore": ["vivres"] * 9})
    asked = []
    while t.decision.ask == "reward":
        asked.append(t.heroes[t.decision.seat])
        getattr(t, asked[-1]).take("vivres")
    assert asked == ["barbare"] * 3 + ["guerisseur"] * 3
    t.barbare.pending("place-hero")


def test_ruling_one_of_reward_and_healing_must_be_chosen_and_healing_may_heal_nothing(camp: Factory) -> None:
    t = camp(barbare=Side(), guerisseur=Side(), at="reinforcement", rewards={"incolore": ["vivres", "arbalete"]})
    assert t.barbare.pending("reward").options == ["take:arbalete", "heal"]
    assert t.barbare.refused() == "wrong-number"
    t.barbare.cure()
    assert (t.barbare.discards, t.slugs("rewards-incolore-past")) == ([], ["arbalete"])
    t.barbare.pending("reward")
