"""L'Ordre de Veiel: the end of an encounter, reinforcement, battlefields."""

from __future__ import annotations

from collections import Counter

from tests.games.veiel.camp import Camp, Enemy, Factory, Side
from tests.games.veiel.fighter import Fighter
from tests.scenario import rule

HAND = ["course"] * 5
FAR = Side("4-6", hand=HAND)
LAST = [Enemy("nuee-de-rats", "2-3", lives=1, wounds=1)]
REWARDS = {
    "incolore": [
        f"{slug}" for slug in ("vivres", "arbalete", "epee-longue", "potion-de-soin", "lame-de-veiel", "etendard")
    ],
    "rouge": ["fendre", "fureur", "massacre"],
    "violet": ["rempart", "defi", "revanche"],
    "jaune": ["veillee", "onction", "miracle"],
    "vert": ["feinte", "esquive", "carquois"],
}


@rule("veiel:fin-affrontement:1")
def test_who_kills_the_last_enemy_finishes_the_turn_and_the_encounter_ends(camp: Factory) -> None:
    t = camp(barbare=Side("2-2", hand=["frappe", "parade", "tir"]), guerisseur=FAR, enemies=LAST, rewards=REWARDS)
    t.barbare.play("frappe")
    assert t.enemies == []
    assert t.barbare.can_play("parade"), "the turn goes on"
    t.barbare.play("parade").end()
    assert not any(event.kind == "turn" and event.seat == 1 for event in t.log), "nobody else plays"
    assert t.events("enemies-turn") == []
    t.barbare.pending("reward")


@rule("veiel:fin-affrontement:2", "veiel:fin-affrontement:3", "veiel:fin-affrontement:4", "veiel:fin-affrontement:5")
def test_hands_are_discarded_effects_and_block_end_heroes_leave_the_board(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "provocation", "aura-de-puissance", "tir"], block=3),
        runiste=Side("4-6", hand=HAND, block=2, runes={"rune-de-garde": "1-1"}),
        enemies=LAST,
        rewards={"incolore": ["vivres"] * 3},
    )
    t.barbare.play("aura-de-puissance").play("provocation").play("frappe")
    assert t.barbare.threat == 7
    assert len(t.game.lent) == 2
    t.barbare.end()
    t.barbare.pending("reward")
    assert (t.barbare.hand, t.runiste.hand) == ([], [])
    assert Counter(t.runiste.discards) == {"course": 5, "rune-de-garde": 1}
    assert {"provocation", "aura-de-puissance", "tir"} <= set(t.barbare.discards)
    assert (t.game.lent, t.barbare.threat, t.barbare.lasting, t.runes) == ((), 4, [], [])
    assert (t.barbare.block, t.runiste.block) == (0, 0)
    assert (t.game.cards_in("board"), t.slugs("camp", 0), t.slugs("camp", 1)) == ((), ["barbare"], ["runiste"])


@rule("veiel:fin-affrontement:1")
def test_an_encounter_won_in_the_enemies_turn_is_over_at_once(camp: Factory) -> None:
    """Thorns kill the last enemy: nothing of the clean-up happens, nor what a battlefield does then."""
    t = camp(
        chevalier=Side("2-1", hand=["contrecoup", *HAND]),
        guerisseur=FAR,
        enemies=LAST,
        rewards=REWARDS,
        battlefield="terre-brulee",
    )
    t.chevalier.play("contrecoup")
    t.next_round()
    t.chevalier.pending("reward")
    assert t.chevalier.wounds == []
    assert t.guerisseur.wounds == [], "column 6 burns only at the end of the enemies' turn"


# Reinforcement


@rule("veiel:se-renforcer:1", "veiel:se-renforcer:2", "veiel:se-renforcer:3", "veiel:se-renforcer:6")
def test_three_times_three_rewards_are_revealed_and_one_is_taken(camp: Factory) -> None:
    t = camp(barbare=Side(), guerisseur=Side(), at="reinforcement", rewards=REWARDS)
    assert t.barbare.options == ["take:etendard", "take:massacre", "take:revanche", "heal"]
    t.barbare.take("massacre")
    assert t.barbare.discards == ["massacre"]
    assert (t.slugs("rewards-incolore-past"), t.slugs("rewards-violet-past")) == (["etendard"], ["revanche"])
    assert t.slugs("rewards-rouge-past") == []
    assert t.barbare.options == ["take:lame-de-veiel", "take:fureur", "take:defi", "heal"]
    t.barbare.take("lame-de-veiel").take("rempart")
    assert t.guerisseur.pending("reward").options[1:3] == ["take:miracle", "take:carquois"], "the next hero's colours"
    assert "take:rempart" not in t.guerisseur.options
    assert t.game.active == 1, "whose reinforcement it is"


@rule("veiel:se-renforcer:4", "veiel:se-renforcer:5", "veiel:se-renforcer:6")
def test_or_four_wounds_are_healed_chosen_anew_each_time(camp: Factory) -> None:
    t = camp(barbare=Side(wounds=["tir"] * 6 + ["frappe"] * 2), guerisseur=Side(), at="reinforcement", rewards=REWARDS)
    t.barbare.take("massacre").cure().pending("choose-heal")
    t.barbare.choose("tir", "tir", "tir", "frappe")
    assert Counter(t.barbare.wounds) == {"tir": 3, "frappe": 1}
    assert {"lame-de-veiel", "fureur", "defi"} <= {
        *t.slugs("rewards-incolore-past"),
        *t.slugs("rewards-rouge-past"),
        *t.slugs("rewards-violet-past"),
    }
    t.barbare.cure()
    assert t.barbare.wounds == [], "four were left"
    t.guerisseur.pending("reward")


@rule("veiel:se-renforcer:7")
def test_a_pile_of_rewards_that_is_used_up_is_made_of_its_discard(camp: Factory) -> None:
    t = camp(
        barbare=Side(),
        guerisseur=Side(),
        at="reinforcement",
        rewards={"incolore": ["vivres"], "rouge": ["fendre"], "violet": ["rempart"]},
    )
    t.barbare.cure()
    assert t.barbare.options == ["take:vivres", "take:fendre", "take:rempart", "heal"], "the same ones again"
    t.barbare.take("fendre")
    assert t.barbare.pending("reward").options == ["take:vivres", "take:rempart", "heal"], "what was taken is gone"


def reinforced(camp: Factory, encounter: int) -> Camp:
    t = camp(
        barbare=Side(
            aside=["danse-des-haches", "dernier-des-siens"],
            deck=["tir"] * 3,
            discard=["frappe"] * 4,
            wounds=["parade"] * 3,
            exile=["course"],
        ),
        guerisseur=Side(aside=["choeur-des-vivants", "source-de-vie"]),
        at="reinforcement",
        encounter=encounter,
        rewards={"incolore": ["vivres"] * 6},
    )
    for fighter in (t.barbare, t.guerisseur):
        fighter.take("vivres").take("vivres").take("vivres")
    t.barbare.pending("place-hero")
    assert t.encounter == encounter + 1
    return t


def cards(fighter: Fighter) -> Counter[str]:
    return Counter(fighter.hand + fighter.deck + fighter.discards)


@rule("veiel:se-renforcer:8")
def test_after_the_first_encounter_the_adept_card_joins(camp: Factory) -> None:
    t = reinforced(camp, 1)
    assert t.barbare.aside == ["dernier-des-siens"]
    assert cards(t.barbare)["danse-des-haches"] == 1
    assert t.guerisseur.aside == ["source-de-vie"]
    assert cards(t.guerisseur)["choeur-des-vivants"] == 1


@rule("veiel:se-renforcer:9")
def test_after_the_second_the_master_card_joins(camp: Factory) -> None:
    t = reinforced(camp, 2)
    assert t.barbare.aside == ["danse-des-haches"]
    assert cards(t.barbare)["dernier-des-siens"] == 1


@rule("veiel:se-renforcer:10")
def test_after_the_third_none_joins(camp: Factory) -> None:
    t = reinforced(camp, 3)
    assert t.barbare.aside == ["danse-des-haches", "dernier-des-siens"]
    assert cards(t.barbare) == {"tir": 3, "frappe": 4, "vivres": 3}


@rule("veiel:se-renforcer:11", "veiel:se-renforcer:12")
def test_deck_and_discard_are_shuffled_wounds_and_exile_stay(camp: Factory) -> None:
    t = reinforced(camp, 1)
    assert (len(t.barbare.hand), len(t.barbare.deck), t.barbare.discards) == (5, 6, [])
    assert cards(t.barbare) == {"tir": 3, "frappe": 4, "vivres": 3, "danse-des-haches": 1}
    assert (t.barbare.wounds, t.barbare.exile) == (["parade"] * 3, ["course"])
    hands = set()
    for seed in range(6):
        t = camp(
            barbare=Side(deck=["tir"] * 5, discard=["frappe"] * 5), guerisseur=Side(), at="reinforcement", seed=seed
        )
        t.barbare.pending("place-hero")
        hands.add(tuple(t.barbare.hand))
    assert len(hands) > 1


# Battlefields


@rule("veiel:champs-de-bataille:1", "veiel:champs-de-bataille:2")
def test_a_battlefield_is_drawn_for_each_encounter_for_all_to_see(camp: Factory) -> None:
    t = camp(
        barbare=Side(deck=["fin-des-hivers"] * 13),
        guerisseur=Side(),
        at="encounter",
        battlefields=["defile", "terre-brulee", "nuit-sans-lune"],
        waves=[(1, 0, 0)] * 4,
        basic=["chauves-souris"] * 2,
    )
    assert (t.slugs("battlefield"), t.slugs("battlefields")) == (["nuit-sans-lune"], ["defile", "terre-brulee"])
    assert [card.slug for card in t.guerisseur.view.cards("battlefield")] == ["nuit-sans-lune"]
    t.barbare.place("1-1")
    t.guerisseur.place("1-2")
    assert (t.barbare.threat, t.guerisseur.threat) == (0, 0)
    t.barbare.play("fin-des-hivers").play("fin-des-hivers").end()
    t.barbare.pending("place-hero")
    assert (t.slugs("battlefield"), t.slugs("battlefields-past")) == (["terre-brulee"], ["nuit-sans-lune"])
    assert t.barbare.threat == 4, "the old one is over"


@rule("veiel:champs-de-bataille:1")
def test_without_them_none_is_drawn(opening: Factory) -> None:
    assert opening().slugs("battlefield") == []
    assert len(opening(battlefields=True).slugs("battlefield")) == 1


@rule("veiel:champs-de-bataille:3", "veiel:champs-de-bataille:4")
def test_cards_that_heroes_play_beat_the_battlefield(camp: Factory) -> None:
    """On a moonless night every threat is 0, but what a played card adds counts."""
    t = camp(
        guerisseur=Side("2-2", hand=["provocation", *HAND]),
        barbare=Side("2-4", hand=HAND),
        enemies=["brigand@2-3"],
        battlefield="nuit-sans-lune",
    )
    assert t.intends("brigand") == ([], ["barbare"]), "both have threat 0, and he has more swords"
    t.guerisseur.play("provocation")
    assert (t.guerisseur.threat, t.barbare.threat) == (3, 0)
    assert t.intends("brigand") == ([], ["guerisseur"])


@rule("veiel:champs-de-bataille:3")
def test_a_battlefield_takes_nothing_from_what_a_card_grants(camp: Factory) -> None:
    """In quicksand only one move is made for discarded cards; moves that a card grants are made in full."""
    t = camp(
        barbare=Side("2-2", hand=["tir", "parade", "course", "frappe"]),
        guerisseur=FAR,
        enemies=["ogre@1-6"],
        battlefield="sables-mouvants",
    )
    t.barbare.discard("tir", to="2-3").discard("parade")
    assert (t.barbare.cell, t.barbare.discards) == ("2-3", ["tir", "parade"])
    t.barbare.play("course").walk("4-2")
    assert t.barbare.cell == "4-2"
