"""L'Ordre de Veiel: the heroes' turn, a hero's turn, and moving."""

from __future__ import annotations

from tests.games.veiel.camp import Factory, Side
from tests.scenario import rule

FIVE = ["frappe", "tir", "parade", "course", "frappe"]


@rule("veiel:tour-des-heros:1", "veiel:resume:2")
def test_heroes_play_in_any_order_each_once(camp: Factory) -> None:
    t = camp(barbare=Side("1-1"), guerisseur=Side("1-2"), chevalier=Side("1-3"), enemies=["ogre@4-6"])
    t.barbare.hand.append("x")  # a list of slugs is a copy: looking changes nothing
    assert t.barbare.can_go()
    assert t.guerisseur.can_go()
    assert t.chevalier.can_go()
    assert t.barbare.refused("go/1") == "not-listed", "nobody begins another's turn"
    t.chevalier.go()
    assert t.chevalier.played
    assert not t.chevalier.can_go(), "once in a round"
    assert t.barbare.can_go()
    t.guerisseur.go()
    assert t.round == 2, "the last hero's turn began and ended by itself, for there was no card in hand"


@rule("veiel:tour-des-heros:2")
def test_everything_but_piles_and_dice_is_open_to_all(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=FIVE, discard=["tir"], wounds=["course"], exile=["parade"]),
        guerisseur=Side("1-2"),
        enemies=["ogre@4-6"],
    )
    view = t.guerisseur.view
    assert [card.slug for card in view.cards("hand", 0)] == FIVE
    assert [view.cards(pile, 0)[0].slug for pile in ("discard", "wounds", "exile")] == ["tir", "course", "parade"]
    assert {card.slug for card in view.cards("deck", 0)} == {""}


@rule("veiel:tour-des-heros:3", "veiel:tour-des-heros:4")
def test_a_turn_is_played_to_its_end_before_another_begins(camp: Factory) -> None:
    t = camp(barbare=Side("1-1", hand=FIVE), guerisseur=Side("1-2", hand=FIVE), enemies=["ogre@4-6"])
    t.barbare.play("parade")
    assert not t.guerisseur.asked
    assert t.guerisseur.refused("play:parade") == "not-your-decision"
    t.barbare.end()
    assert t.guerisseur.can_play("parade")
    assert not t.barbare.asked


@rule("veiel:tour-des-heros:4")
def test_a_card_may_let_another_hero_play(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=["cor-de-ralliement", "parade"]),
        guerisseur=Side("2-2", hand=["tir", "parade"]),
        enemies=["ogre@2-5"],
    )
    t.barbare.play("cor-de-ralliement")
    t.guerisseur.stay().pending("play-at-once")
    assert t.guerisseur.options == ["play:tir", "play:parade", "no"]
    t.guerisseur.play("tir")
    assert (t.enemy("ogre").pending, t.guerisseur.discards) == (1, ["tir"])
    assert t.barbare.can_play("parade"), "then the turn goes on"


@rule("veiel:tour-d-un-heros:1", "veiel:resume:3")
def test_cards_are_played_and_discarded_in_any_mix(camp: Factory) -> None:
    t = camp(barbare=Side("1-1", hand=FIVE), guerisseur=Side("4-6", hand=FIVE), enemies=["ogre@1-3"])
    t.barbare.discard("tir", to="1-2").play("frappe").discard("course").play("parade")
    assert t.barbare.options == ["play:frappe", "discard:frappe", "end"]
    t.barbare.play("frappe")
    assert t.barbare.played
    assert t.enemy("ogre").pending == 2


@rule("veiel:tour-d-un-heros:2", "veiel:resoudre-puis-defausser:1")
def test_a_card_is_played_resolved_then_discarded(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=["course", "parade"], discard=["tir"]), guerisseur=Side("4-6"), enemies=["ogre@3-3"]
    )
    t.barbare.play("course").pending("walk")
    assert (t.barbare.hand, t.barbare.discards, t.slugs("limbo")) == (["parade"], ["tir"], ["course"])
    t.barbare.walk("2-1")
    assert (t.barbare.discards, t.slugs("limbo")) == (["tir", "course"], [])


@rule("veiel:tour-d-un-heros:3", "veiel:tour-d-un-heros:4", "veiel:glossaire-defausser:1")
def test_a_card_may_be_discarded_unplayed_for_one_move_or_none(camp: Factory) -> None:
    t = camp(barbare=Side("2-2", hand=["parade", "course", "tir"]), guerisseur=Side("4-6"), enemies=["ogre@2-3"])
    t.barbare.go().answer("discard:parade")
    assert t.barbare.pending("walk").cells == ["1-2", "2-1", "2-2", "3-2"], "one step, not onto the Ogre, or none"
    t.barbare.walk("3-2").discard("course", to="3-2")
    assert (t.barbare.cell, t.barbare.block, t.barbare.discards) == ("3-2", 0, ["parade", "course"])


@rule("veiel:tour-d-un-heros:5", "veiel:tour-d-un-heros:6", "veiel:tour-d-un-heros:7", "veiel:tour-d-un-heros:8")
def test_a_turn_ends_at_will_cards_are_kept_and_the_hand_is_filled(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=["frappe", "parade"], deck=["tir"] * 9),
        guerisseur=Side("4-6", hand=FIVE),
        enemies=["ogre@4-3"],
    )
    t.barbare.play("parade")
    assert not t.barbare.played
    t.barbare.end()
    assert t.barbare.hand == ["frappe", "tir", "tir", "tir", "tir"]
    assert t.barbare.played
    assert len(t.barbare.deck) == 5


@rule("veiel:tour-d-un-heros:5")
def test_a_turn_ends_by_itself_without_cards(camp: Factory) -> None:
    t = camp(barbare=Side("1-1", hand=["parade"]), guerisseur=Side("4-6", hand=FIVE), enemies=["ogre@4-3"])
    t.barbare.play("parade")
    assert t.barbare.played
    assert len(t.barbare.hand) == 5


@rule("veiel:tour-d-un-heros:7")
def test_an_effect_may_let_a_hero_draw_more_than_five(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=["carte-des-lieux", "parade"]), guerisseur=Side("4-6", hand=FIVE), enemies=["ogre@4-3"]
    )
    t.barbare.play("carte-des-lieux").stay().end()
    assert len(t.barbare.hand) == 6
    t = camp(barbare=Side("1-1", hand=["parade"]), guerisseur=Side("4-6", hand=FIVE), enemies=["ogre@4-3"])
    t.barbare.end()
    assert len(t.barbare.hand) == 5


# A round in short


@rule("veiel:resume:1", "veiel:resume:12")
def test_each_round_begins_with_the_heroes_turn(camp: Factory) -> None:
    """What lasts for one heroes' turn, as the next attack of Étendard, is gone when the next one begins."""
    t = camp(barbare=Side("1-1", hand=["etendard", *FIVE]), guerisseur=Side("1-2", hand=FIVE), enemies=["ogre@4-6"])
    t.barbare.play("etendard")
    assert t.barbare.lasting == ["etendard"]
    t.next_round()
    assert (t.round, t.barbare.lasting, t.decision.ask) == (2, [], "who-plays")
    assert t.barbare.can_go()
    assert t.guerisseur.can_go()


@rule("veiel:resume:4", "veiel:resume:5")
def test_the_enemies_begin_when_every_hero_has_played(camp: Factory) -> None:
    t = camp(barbare=Side("1-1", hand=FIVE), guerisseur=Side("1-2", hand=FIVE), enemies=["nuee-de-rats@1-3"])
    t.barbare.end()
    assert t.events("enemies-turn") == []
    assert t.guerisseur.decision.ask == "hero-turn"
    t.guerisseur.end()
    kinds = [event.kind for event in t.log if event.kind in ("turn", "enemies-turn", "strike")]
    assert kinds == ["turn", "turn", "enemies-turn", "strike"]


# Moving


@rule("veiel:deplacement:1")
def test_a_move_is_one_orthogonal_cell(camp: Factory) -> None:
    t = camp(barbare=Side("2-3", hand=["parade", "tir"]), guerisseur=Side("4-6"), enemies=["ogre@4-1"])
    t.barbare.go().answer("discard:tir")
    assert t.barbare.pending("walk").cells == ["1-3", "2-2", "2-3", "2-4", "3-3"]


@rule("veiel:deplacement:2", "veiel:deplacement:3")
def test_heroes_pass_heroes_and_not_enemies(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=["course", "parade"]),
        guerisseur=Side("1-2"),
        enemies=["ogre@2-1", "zombi@2-2", "brigand@2-3"],
    )
    t.barbare.play("course")
    assert t.barbare.pending("walk").cells == ["1-1", "1-3", "1-4"], "through the Healer, past nobody else"


@rule("veiel:deplacement:4", "veiel:deplacement:5")
def test_moves_are_optional_and_may_be_made_in_part(camp: Factory) -> None:
    t = camp(barbare=Side("4-1", hand=["course", "course", "parade"]), guerisseur=Side("4-6"), enemies=["ogre@1-6"])
    t.barbare.play("course")
    assert {"4-1", "4-2", "4-3", "4-4"} <= set(t.barbare.cells)
    assert "4-5" not in t.barbare.cells
    t.barbare.walk("4-2").play("course").stay()
    assert (t.barbare.cell, t.barbare.discards) == ("4-2", ["course", "course"])


@rule("veiel:deplacement:6")
def test_runes_are_no_obstacles(camp: Factory) -> None:
    t = camp(
        runiste=Side("1-1", hand=["course", "parade"], runes={"rune-de-garde": "1-2"}),
        guerisseur=Side("4-6"),
        enemies=["nuee-de-rats@1-4"],
    )
    t.runiste.play("course")
    assert {"1-2", "1-3"} <= set(t.runiste.cells)
    t.runiste.walk("1-1").end()
    t.next_round()
    assert t.enemies == ["nuee-de-rats@1-2"], "nor for enemies"
