"""L'Ordre de Veiel: bosses, their Actions, and how a game ends."""

from __future__ import annotations

from tests.games.veiel.camp import Camp, Enemy, Factory, Side
from tests.scenario import rule

HAND = ["course"] * 5
FAR = Side("4-6", hand=HAND, deck=["course"] * 30)
VORGATH, YSAURE, KING, MOTHER = (
    "vorgath-coeur-de-braise", "ysaure-la-soif", "le-roi-sans-visage", "mere-des-essaims",
)  # fmt: skip


def order(t: Camp) -> list[str]:
    """Actions, strikes and deaths, in their order."""
    return t.happened("action", "strike", "die", "play")


@rule("veiel:boss:1", "veiel:boss:2")
def test_the_boss_is_placed_by_the_dice_in_the_fourth_encounter(camp: Factory) -> None:
    t = camp(barbare=Side(), guerisseur=Side(), at="encounter", encounter=4, bosses=[Enemy(VORGATH, "")], dice=[(2, 5)])
    assert t.enemies == [f"{VORGATH}@2-5"]
    assert (t.enemy(VORGATH).lives, t.enemy(VORGATH).toughness) == (6, 4)
    assert "2-5" not in t.barbare.cells
    t.barbare.pending("place-hero")
    t = camp(
        barbare=Side(),
        guerisseur=Side(),
        at="encounter",
        encounter=3,
        bosses=[Enemy(VORGATH, "")],
        waves=[(1, 0, 0)] * 3,
        basic=["acolyte"],
    )
    t.barbare.place("1-1")
    t.guerisseur.place("1-2")
    assert [name.partition("@")[0] for name in t.enemies] == ["acolyte"], "not before"


@rule("veiel:boss:3")
def test_the_passive_of_a_boss_applies_in_the_whole_encounter(camp: Factory) -> None:
    """While another enemy is on the board, attack cards deal 1 less damage to the King."""
    t = camp(
        barbare=Side("2-2", hand=["coup-de-hache", "tir", "coup-de-hache", "tir", "tir"]),
        guerisseur=FAR,
        enemies=[KING + "@2-3", Enemy("chauves-souris", "2-4", lives=1)],
        encounter=4,
    )
    t.barbare.play("coup-de-hache").choose("tir")
    assert t.enemy(KING).pending == 2
    t.barbare.play("tir")
    assert t.enemies == [f"{KING}@2-3"]
    t.barbare.play("coup-de-hache")
    assert (t.enemy(KING).lives, t.enemy(KING).pending) == (4, 1)


@rule("veiel:boss:5")
def test_an_action_that_lasts_is_discarded_when_its_effect_ends(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe"] * 5, deck=["frappe"] * 30),
        guerisseur=FAR,
        enemies=[
            Enemy(VORGATH, "2-3", actions=["pluie-de-cendres", "pluie-de-cendres", "pluie-de-cendres", "peau-de-lave"])
        ],
        encounter=4,
    )
    t.next_round()
    assert t.slugs("actions-lasting") == ["peau-de-lave"]
    assert t.slugs("actions-past") == ["pluie-de-cendres"]
    t.barbare.play("frappe")
    assert t.events("strike")[-1].amount == 1, "who strikes Vorgath from beside him is burnt"
    t.next_round()
    assert t.slugs("actions-lasting") == []
    assert sorted(t.slugs("actions-past")) == ["peau-de-lave"] + ["pluie-de-cendres"] * 3
    t.barbare.play("frappe")
    assert t.events("strike")[-1].amount == 2, "nobody is burnt any more"


@rule("veiel:boss:6", "veiel:boss:4")
def test_an_empty_pile_of_actions_is_made_of_those_played(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=HAND, deck=["tir"] * 30),
        guerisseur=FAR,
        enemies=[Enemy(VORGATH, "4-1", actions=["pluie-de-cendres"], past=["pluie-de-cendres"] * 6)],
        encounter=4,
    )
    t.next_round()
    assert t.happened("action") == ["action pluie-de-cendres"] * 2
    assert (len(t.slugs("actions")), len(t.slugs("actions-past"))) == (6, 1)


@rule("veiel:boss-tour:1")
def test_on_its_turn_a_boss_plays_two_actions_one_after_the_other(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=HAND, deck=["tir"] * 30),
        guerisseur=FAR,
        enemies=[Enemy(VORGATH, "1-4", actions=["souffle-de-braise", "pluie-de-cendres", "griffes-ardentes"])],
        encounter=4,
    )
    t.next_round()
    assert order(t) == [
        "action griffes-ardentes", "strike barbare", "action pluie-de-cendres", "strike barbare", "strike guerisseur",
    ]  # fmt: skip
    assert t.slugs("actions") == ["souffle-de-braise"]


@rule("veiel:boss-perd-vie:1", "veiel:boss-perd-vie:2", "veiel:boss-perd-vie:3")
def test_a_life_lost_is_answered_by_the_passive_then_an_action_then_the_turn_goes_on(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "parade", "tir"], deck=["tir"] * 30),
        guerisseur=FAR,
        enemies=[Enemy(VORGATH, "2-3", wounds=3, actions=["souffle-de-braise", "pluie-de-cendres"])],
        encounter=4,
    )
    t.barbare.play("frappe")
    assert t.enemy(VORGATH).lives == 5
    assert order(t) == [
        "play frappe", "strike barbare", "action pluie-de-cendres", "strike barbare", "strike guerisseur",
    ]  # fmt: skip
    assert [event.amount for event in t.events("strike")] == [1, 2, 2], "the passive first"
    assert t.barbare.can_play("parade"), "the hero goes on"
    t.barbare.play("parade")
    assert (t.barbare.block, t.slugs("actions-past")) == (2, ["pluie-de-cendres"])


@rule("veiel:boss-perd-vie:4", "veiel:boss-perd-vie:5")
def test_several_lives_lost_to_one_card_are_answered_one_by_one_after_it(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["dernier-des-siens", "parade", "tir"], wounds=["tir"] * 4, deck=["course"] * 30),
        guerisseur=FAR,
        enemies=[
            Enemy(VORGATH, "2-3", wounds=3, actions=["souffle-de-braise", "griffes-ardentes", "pluie-de-cendres"])
        ],
        encounter=4,
    )
    t.barbare.play("dernier-des-siens")
    assert t.enemy(VORGATH).lives == 4
    assert t.happened("draw", "action", "strike") == [
        "draw course",  # the rest of the card
        "strike barbare",  # passive
        "action pluie-de-cendres", "strike barbare", "strike guerisseur",
        "strike barbare",  # passive
        "action griffes-ardentes", "strike barbare",
    ]  # fmt: skip
    assert t.barbare.can_play("parade")


@rule("veiel:boss-mort:1")
def test_a_boss_that_dies_answers_nothing(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["dernier-des-siens", "parade", "tir"], wounds=["tir"] * 4),
        guerisseur=FAR,
        enemies=[Enemy(VORGATH, "2-3", lives=2, wounds=3, actions=["pluie-de-cendres"] * 3)],
        encounter=4,
    )
    t.barbare.play("dernier-des-siens")
    assert order(t) == ["play dernier-des-siens", f"die {VORGATH}"]
    t.barbare.end()
    assert t.result == "together"


@rule("veiel:fin-de-partie:1")
def test_the_game_is_lost_when_all_heroes_are_dead(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=["frappe"], deck=()),
        guerisseur=Side("1-2", hand=["tir"], deck=()),
        enemies=["ogre@4-6"],
    )
    t.barbare.end()
    assert not t.over
    t.guerisseur.end()
    assert (t.over, t.result, t.game.winners) == (True, "lost", ())


@rule("veiel:fin-de-partie:2")
def test_the_game_is_won_with_the_fourth_encounter(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "parade"]),
        guerisseur=FAR,
        enemies=[Enemy(VORGATH, "2-3", lives=1, wounds=3)],
        encounter=4,
    )
    t.barbare.play("frappe")
    assert not t.over, "the hero ends the turn first"
    t.barbare.end()
    assert (t.result, t.game.winners) == ("together", (0, 1))
    t = camp(
        barbare=Side("2-2", hand=["frappe", "parade"]),
        guerisseur=FAR,
        enemies=[Enemy("nuee-de-rats", "2-3", lives=1, wounds=1)],
        encounter=3,
        rewards={"incolore": ["vivres"]},
    )
    t.barbare.play("frappe").end()
    t.barbare.pending("reward")
    assert not t.over


@rule("veiel:difficulte-extreme:5")
def test_two_bosses_may_be_faced_at_once(opening: Factory, camp: Factory) -> None:
    t = opening(bosses=(YSAURE, KING))
    assert t.slugs("bosses") == [YSAURE, KING]
    assert (len(t.slugs("actions", 0)), len(t.slugs("actions", 1))) == (7, 7)
    t = camp(
        barbare=Side(deck=["tir"] * 30),
        guerisseur=Side(),
        at="encounter",
        encounter=4,
        bosses=[Enemy(YSAURE, ""), Enemy(KING, "")],
        dice=[(2, 5), (1, 1)],
    )
    assert t.enemies == [f"{KING}@1-1", f"{YSAURE}@2-5"]
    t.barbare.pending("place-hero")
