"""L'Ordre de Veiel: the glossary: exile, removal, X, "to a hero", Passive, Opener, Substitution."""

from __future__ import annotations

from tests.games.veiel.camp import Enemy, Factory, Side
from tests.scenario import rule

FAR = Side("4-6", hand=["course"] * 5)


@rule("veiel:glossaire-exiler:1", "veiel:glossaire-exiler:2")
def test_a_wound_a_card_of_the_hand_or_the_top_of_the_deck_is_exiled_and_one_must_be(camp: Factory) -> None:
    t = camp(
        runiste=Side("1-1", hand=["savoir-interdit", "parade"], deck=["course"] * 8 + ["tir"], wounds=["frappe"]),
        guerisseur=FAR,
        enemies=["ogre@4-3"],
    )
    t.runiste.play("savoir-interdit").pending("choose-exile")
    assert t.runiste.options == ["frappe@wounds/0", "parade", "deck"]
    assert t.runiste.refused() == "wrong-number", "none is no answer"
    t.runiste.choose("deck")
    assert (t.runiste.exile, t.runiste.wounds, t.runiste.hand[:1]) == (["tir"], ["frappe"], ["parade"])
    assert len(t.runiste.hand) == 4, "then three cards are drawn"


@rule("veiel:glossaire-exiler:3")
def test_yellow_cards_recover_exiled_cards_of_choice(camp: Factory) -> None:
    t = camp(
        guerisseur=Side(
            "1-1",
            hand=["rappel-des-cendres", "retour-des-reliques", "parade"],
            exile=["tir", "frappe", "egide", "course"],
        ),
        barbare=FAR,
        enemies=["ogre@4-3"],
    )
    t.guerisseur.play("rappel-des-cendres").pending("choose-recover-hand")
    t.guerisseur.choose("egide")
    assert "egide" in t.guerisseur.hand
    t.guerisseur.play("retour-des-reliques").choose("tir", "frappe")
    assert t.guerisseur.exile == ["course"]
    assert t.guerisseur.discards == ["rappel-des-cendres", "tir", "frappe", "retour-des-reliques"]


@rule("veiel:glossaire-defausser:1", "veiel:glossaire-defausser:2")
def test_without_a_card_to_discard_the_effect_is_not_resolved(camp: Factory) -> None:
    t = camp(barbare=Side("2-2", hand=["coup-de-hache", "parade"]), guerisseur=FAR, enemies=["ogre@2-3"])
    t.barbare.play("coup-de-hache")
    assert t.barbare.discards == ["parade", "coup-de-hache"]
    t = camp(barbare=Side("2-2", hand=["coup-de-hache"], deck=["tir"] * 9), guerisseur=FAR, enemies=["ogre@2-3"])
    t.barbare.play("coup-de-hache")
    assert (t.barbare.discards, t.enemy("ogre").lives) == (["coup-de-hache"], 3)


@rule("veiel:glossaire-piocher:1")
def test_the_top_card_is_drawn(camp: Factory) -> None:
    t = camp(
        assassin=Side("2-2", hand=["esquive", "frappe"], deck=["tir", "course"]), guerisseur=FAR, enemies=["ogre@4-3"]
    )
    t.assassin.play("esquive").stay()
    assert (t.assassin.hand, t.assassin.deck) == (["frappe", "course"], ["tir"])


@rule("veiel:glossaire-retirer-du-jeu:1")
def test_a_card_removed_from_the_game_is_in_no_pile(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=["miracle", "rappel-des-cendres", "parade"], wounds=["tir"]),
        barbare=FAR,
        enemies=["nuee-de-rats@2-3"],
    )
    t.guerisseur.play("miracle", at="guerisseur")
    assert t.slugs("gone") == ["miracle"]
    t.guerisseur.play("rappel-des-cendres")
    assert t.happened("recover") == [], "it is not in exile"
    assert all("miracle" not in t.slugs(pile, 0) for pile in ("deck", "hand", "discard", "wounds", "exile"))


@rule("veiel:glossaire-retirer-du-jeu:1", "veiel:glossaire-retirer-du-jeu:2")
def test_a_card_removed_for_a_time_comes_back_into_the_discard(camp: Factory) -> None:
    t = camp(
        pyromancien=Side("2-2", hand=["meteore", "parade"]),
        guerisseur=FAR,
        enemies=[Enemy("chauves-souris", "2-3", lives=3)],
    )
    t.pyromancien.play("meteore")
    assert (t.enemies, t.pyromancien.apart, t.pyromancien.discards) == ([], ["meteore"], [])
    t.pyromancien.end()
    assert t.pyromancien.apart == []
    assert "ended meteore" in t.happened("ended")
    assert "meteore" in t.pyromancien.deck + t.pyromancien.hand, "and was shuffled with the others after reinforcement"
    t.pyromancien.pending("place-hero")


@rule("veiel:glossaire-x:1", "veiel:glossaire-x:2", "veiel:glossaire-x:3")
def test_x_is_chosen_among_what_can_be_done(camp: Factory) -> None:
    t = camp(
        assassin=Side("2-2", hand=["mille-lames", "frappe", "tir"], deck=["course"] * 9),
        guerisseur=FAR,
        enemies=["brigand@2-3"],
    )
    t.assassin.play("mille-lames").pending("choose-x")
    assert t.assassin.options == ["x/0", "x/1", "x/2"], "two cards in hand, three at most"
    t.assassin.x(1).choose("tir")
    assert (t.enemy("brigand").pending, t.assassin.hand) == (2, ["frappe"])


@rule("veiel:glossaire-x:3", "veiel:glossaire-x:4")
def test_x_is_never_more_than_its_most(camp: Factory) -> None:
    t = camp(sentinelle=Side("2-2", hand=["pluie-d-acier"] + ["parade"] * 6), guerisseur=FAR, enemies=["ogre@2-3"])
    t.sentinelle.play("pluie-d-acier").pending("choose-x")
    assert t.sentinelle.options == ["x/0", "x/1", "x/2", "x/3", "x/4"]


@rule("veiel:glossaire-x:1", "veiel:glossaire-x:4", "veiel:glossaire-x:5")
def test_an_x_that_the_text_sets_is_held_between_its_least_and_its_most(camp: Factory) -> None:
    """Au bord du gouffre: as many as one's wounds, at least 1 and at most 5. Nobody is asked."""
    for wounds, dealt in ((0, 1), (1, 1), (4, 4), (5, 5), (7, 5)):
        t = camp(
            barbare=Side("2-2", hand=["au-bord-du-gouffre", "parade"], wounds=["tir"] * wounds),
            guerisseur=FAR,
            enemies=["ogre@2-3"],
        )
        t.barbare.play("au-bord-du-gouffre")
        assert [event.amount for event in t.events("hurt")] == [dealt]


@rule("veiel:glossaire-a-un-heros:1", "veiel:glossaire-a-un-heros:4")
def test_to_a_hero_is_oneself_or_another_in_the_zone(camp: Factory) -> None:
    """Onction: draw 1 card, then heal 2 wounds of a hero."""
    t = camp(
        guerisseur=Side("2-2", hand=["onction", "onction", "parade"], wounds=["frappe"] * 2),
        barbare=Side("2-4", wounds=["frappe"] * 3),
        chevalier=Side("4-6", wounds=["frappe"] * 3),
        enemies=["ogre@1-6"],
    )
    t.guerisseur.play("onction")
    assert t.guerisseur.hand == ["onction", "parade", "course"], "the card is drawn first"
    assert t.guerisseur.offered == ["barbare", "guerisseur"], "the Knight is too far away"
    t.guerisseur.aim("guerisseur")
    assert t.guerisseur.wounds == []
    t.guerisseur.play("onction")
    t.barbare.choose("frappe", "frappe")
    assert t.barbare.wounds == ["frappe"]


@rule("veiel:glossaire-a-un-heros:2")
def test_what_is_for_oneself_alone_says_so(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=["second-souffle", "parade"]),
        barbare=Side("2-3", wounds=["frappe"], hand=["tir"]),
        enemies=["ogre@4-6"],
    )
    t.guerisseur.play("second-souffle").play("parade")
    assert (t.barbare.wounds, t.barbare.block, t.guerisseur.block) == (["frappe"], 0, 2)


@rule("veiel:glossaire-a-un-heros:3")
def test_a_crossed_square_leaves_oneself_out(camp: Factory) -> None:
    t = camp(
        chevalier=Side("2-2", hand=["intercession", "parade"]),
        barbare=Side("2-3"),
        guerisseur=Side("3-2"),
        enemies=["ogre@4-6"],
    )
    t.chevalier.play("intercession")
    assert t.chevalier.offered == ["barbare", "guerisseur"]
    t.chevalier.aim("guerisseur")
    assert (t.chevalier.cell, t.guerisseur.cell, t.chevalier.block) == ("3-2", "2-2", 3)


@rule("veiel:glossaire-passif:1")
def test_a_passive_works_wherever_the_card_is_in_the_heros_cards(camp: Factory) -> None:
    for pile in ("deck", "hand", "discard", "wounds", "exile"):
        piles = {"deck": ["course"] * 9, "hand": ["course"] * 4, "discard": [], "wounds": [], "exile": []}
        piles[pile] = [*piles[pile], "stigmates"]
        t = camp(penitente=Side("2-2", **piles), guerisseur=FAR, enemies=["brigand@2-3"])
        t.next_round()
        assert t.happened("hurt") == ["hurt brigand"], pile
    t = camp(penitente=Side("2-2", aside=["stigmates"]), guerisseur=FAR, enemies=["brigand@2-3"])
    t.next_round()
    assert t.happened("hurt") == [], "a card that still waits aside is not among them"


@rule("veiel:glossaire-amorce:1", "veiel:glossaire-amorce:2")
def test_openers_come_first_in_any_order(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["fureur", "pacte-rouge", "frappe", "tir-de-precision", "parade"]),
        guerisseur=FAR,
        enemies=["ogre@2-3"],
    )
    t.barbare.play("pacte-rouge")
    assert t.barbare.can_play("fureur")
    t.barbare.play("fureur").stay()
    assert t.barbare.can_play("tir-de-precision")
    t.barbare.play("frappe")
    assert not t.barbare.can_play("tir-de-precision")
    assert t.barbare.can_discard("tir-de-precision")
    assert t.barbare.refused("play:tir-de-precision") == "not-listed"
    assert t.enemy("ogre").lives == 3, "1, 2 more and 1 more"


@rule("veiel:glossaire-amorce:1", "veiel:glossaire-amorce:3")
def test_an_opener_drawn_too_late_waits_for_the_next_turn(camp: Factory) -> None:
    t = camp(
        assassin=Side("2-2", hand=["esquive", "parade"], deck=["course"] * 6 + ["fureur"]),
        guerisseur=FAR,
        enemies=["ogre@1-6"],
    )
    t.assassin.play("esquive").stay()
    assert "fureur" in t.assassin.hand
    assert not t.assassin.can_play("fureur")
    t.next_round()
    t.assassin.go()
    assert t.assassin.can_play("fureur")


@rule("veiel:glossaire-substitution:1", "veiel:glossaire-substitution:2")
def test_a_substitution_takes_a_wound_from_the_hand_and_draws_a_card(camp: Factory) -> None:
    t = camp(
        chevalier=Side("2-2", hand=["bandages", "parade", "tir", "tir", "tir"], deck=["frappe"] * 4 + ["course"]),
        guerisseur=FAR,
        enemies=["nuee-de-rats@2-3"],
    )
    t.next_round()
    t.chevalier.pending("substitute")
    assert t.chevalier.options == ["substitute:bandages", "deck"], "no other card of the hand"
    t.chevalier.substitute("")
    assert t.chevalier.wounds == ["course"]
    t.chevalier.substitute("bandages")
    assert (t.chevalier.wounds, t.chevalier.hand) == (["course", "bandages"], ["parade", "tir", "tir", "tir", "frappe"])
