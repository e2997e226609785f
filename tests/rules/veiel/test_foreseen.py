"""L'Ordre de Veiel: what the enemies are going to do is shown beforehand, and comes so (deplacement-ennemi-avance)."""

from __future__ import annotations

from pioche.kernel.play.intent import Intent
from tests.games.veiel.camp import Camp, Enemy, Factory, Side
from tests.games.veiel.fighter import named
from tests.scenario import rule

HAND = ["parade"] * 5
FAR = Side("4-6", hand=HAND, deck=["course"] * 30)
SEEN = "veiel:deplacement-ennemi-avance:2"


def me(cell: str, *hand: str, **more: object) -> Side:
    return Side(cell, hand=[*hand, *HAND], deck=["course"] * 30, **more)  # type: ignore[arg-type]


def intents(t: Camp) -> dict[str, Intent]:
    """By slug, in the order in which they act; what the view shows is the same, with tags for cards."""
    found = t.rules.intents(t.game)
    assert len(t.barbare.view.intents) == len(found)
    return {t.slug(intent.card): intent for intent in found}


def told(t: Camp, slug: str) -> tuple[list[str], list[str], tuple[int, ...], tuple[int, ...], bool, str]:
    """The cells that an enemy will enter, whom it will attack, how much, how much of it tells; whether for sure."""
    it = intents(t)[slug]
    heroes = [t.heroes[t.game.cards[ref].owner] for ref in it.targets]
    return [named(cell) for cell in it.path], heroes, it.amounts, it.harm, it.sure, it.note


@rule(SEEN)
def test_where_an_enemy_goes_whom_it_attacks_and_what_of_it_tells(camp: Factory) -> None:
    t = camp(barbare=me("2-2", block=2), guerisseur=FAR, enemies=["brigand@2-5", "nuee-de-rats@1-2"])
    assert list(intents(t)) == ["nuee-de-rats", "brigand"], "in reading order"
    assert told(t, "nuee-de-rats") == ([], ["barbare"], (2,), (0,), True, ""), "all of it blocked"
    assert told(t, "brigand") == (["2-4", "2-3"], ["barbare"], (4,), (4,), True, ""), "the block is gone by then"
    t.next_round()
    assert (t.enemies, len(t.barbare.wounds)) == (["nuee-de-rats@1-2", "brigand@2-3"], 4)


@rule(SEEN)
def test_what_enemies_before_it_do_is_part_of_what_one_will_do(camp: Factory) -> None:
    """The Damned Landsknecht pushes the Barbare away before the Brigand's turn."""
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=["lansquenet-damne@1-2", "brigand@2-3"])
    assert told(t, "lansquenet-damne")[1:3] == (["barbare"], (4,))
    assert told(t, "brigand") == (["3-3"], ["barbare"], (4,), (4,), True, "")
    t.next_round()
    assert (t.barbare.cell, t.enemy("brigand").cell) == ("3-2", "3-3")


@rule(SEEN)
def test_extra_damage_is_foreseen(camp: Factory) -> None:
    t = camp(barbare=me("2-1"), guerisseur=me("4-1"), enemies=["minotaure@2-6"])
    assert told(t, "minotaure")[2] == (6,), "4 and 1 for every 2 of the 4 cells"


@rule(SEEN)
def test_an_enemy_that_attacks_nobody_deals_nothing(camp: Factory) -> None:
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=["chaman@2-3"])
    assert told(t, "chaman") == ([], [], (), (), False, "summons")


@rule(SEEN)
def test_whoever_comes_after_a_summons_or_a_boss_is_not_told_for_sure(camp: Factory) -> None:
    enemies = ["brigand@1-1", "chaman@1-6", "ogre@4-3", "zombi@4-4"]
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=enemies, basic=["acolyte"])
    assert [it.sure for it in intents(t).values()] == [True, False, False, False]
    boss = Enemy("vorgath-coeur-de-braise", "2-6", actions=["griffes-ardentes"])
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=["brigand@1-1", boss, "ogre@4-3"])
    assert [(it.sure, it.note) for it in intents(t).values()] == [(True, ""), (False, "boss"), (False, "")]
    assert told(t, "vorgath-coeur-de-braise")[:4] == ([], [], (), ()), "its Action lies face down"


@rule(SEEN)
def test_a_summoner_that_has_its_summons_is_told_for_sure(camp: Factory) -> None:
    enemies = ["chaman@1-6", Enemy("acolyte", "4-3", summoner="chaman")]
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=enemies, basic=["acolyte"])
    assert [(it.sure, it.note) for it in intents(t).values()] == [(True, ""), (True, "")]
    two = [Enemy("acolyte", cell, summoner="necromancien") for cell in ("4-1", "4-3")]
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=["necromancien@2-5", *two], basic=["acolyte"])
    assert told(t, "necromancien") == ([], ["barbare"], (3,), (3,), True, "")
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=["necromancien@2-5"], basic=["acolyte"])
    assert told(t, "necromancien") == ([], ["barbare"], (3,), (3,), False, "summons"), "as if none had come"
    assert t.slugs("basic") == ["acolyte"], "nobody was drawn"


@rule(SEEN)
def test_what_an_enemy_does_first_is_foreseen_and_does_not_happen_twice(camp: Factory) -> None:
    t = camp(barbare=me("2-2", "frappe"), guerisseur=FAR, enemies=["pretresse-noire@2-3"])
    assert told(t, "pretresse-noire") == ([], ["barbare"], (3,), (3,), True, "")
    assert t.enemy("pretresse-noire").block == 0, "only foreseen"


@rule(SEEN)
def test_who_is_stunned_does_nothing(camp: Factory) -> None:
    t = camp(barbare=me("2-2", "arret-du-temps"), guerisseur=FAR, enemies=["ogre@2-3", "brigand@1-1"])
    t.barbare.play("arret-du-temps", at="ogre")
    assert told(t, "ogre") == ([], [], (), (), True, "stunned")
    assert told(t, "brigand")[1] == ["barbare"]
    t.next_round()
    assert [event.amount for event in t.events("strike")] == [4], "of the Brigand"


@rule(SEEN)
def test_what_happens_when_the_enemies_turn_begins_is_foreseen(camp: Factory) -> None:
    """Rune of Rupture kills the rats before they act, and they are not told."""
    rats = Enemy("nuee-de-rats", "2-3", lives=1)
    runes = {"rune-de-rupture": "2-4"}
    t = camp(barbare=me("2-2", runes=runes), guerisseur=FAR, enemies=[rats, "brigand@1-1"])
    assert list(intents(t)) == ["brigand"]
    t.next_round()
    assert [event.amount for event in t.events("strike")] == [4]


@rule(SEEN, "veiel:boss-perd-vie:2")
def test_where_a_boss_answers_first_nothing_is_sure(camp: Factory) -> None:
    """The rune takes a life of the boss before anybody acts; a card of two shots took one, and is not resolved yet."""
    boss = Enemy("vorgath-coeur-de-braise", "4-3", wounds=2, actions=["griffes-ardentes"] * 4)
    t = camp(barbare=me("2-2", runes={"rune-de-rupture": "4-4"}), guerisseur=FAR, enemies=["brigand@2-3", boss])
    assert [it.sure for it in intents(t).values()] == [False, False]
    boss = Enemy("vorgath-coeur-de-braise", "2-5", wounds=3, actions=["griffes-ardentes"] * 4)
    t = camp(barbare=me("2-2", "double-tir"), guerisseur=FAR, enemies=["brigand@1-4", "ogre@4-2", boss])
    assert [it.sure for it in intents(t).values()] == [True, False, False]
    t.barbare.play("double-tir", at="vorgath-coeur-de-braise").pending("aim")
    assert [it.sure for it in intents(t).values()] == [False, False, False]


@rule(SEEN, "veiel:card:brume-epaisse:1")
def test_where_the_dice_come_first_nothing_is_sure(camp: Factory) -> None:
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=["brigand@4-3", "ogre@2-3"], battlefield="brume-epaisse")
    assert [(t.slug(it.card), it.sure) for it in t.rules.intents(t.game)] == [("ogre", False), ("brigand", False)]
    assert told(t, "ogre")[:3] == ([], ["barbare"], (4,)), "as if nobody were placed anew"


@rule(SEEN)
def test_a_wound_is_foreseen_from_the_deck_although_a_card_could_take_it(camp: Factory) -> None:
    t = camp(barbare=me("2-2", "bandages", "cuir-balafre"), guerisseur=FAR, enemies=["nuee-de-rats@2-3", "ogre@1-2"])
    assert told(t, "nuee-de-rats")[3] == (2,)
    assert told(t, "ogre")[3] == (4,)


@rule(SEEN, "veiel:card:acolyte:2", "veiel:card:loup-affame:1")
def test_damage_is_foreseen_from_where_the_enemy_will_stand(camp: Factory) -> None:
    """One walks away from the Acolyte, another comes to stand beside it."""
    t = camp(barbare=me("2-2"), guerisseur=me("4-4"), enemies=["acolyte@3-5", "brigand@2-5"])
    assert told(t, "brigand")[:4] == (["2-4", "2-3"], ["barbare"], (4,), (4,))
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=["acolyte@1-3", "brigand@2-5"])
    assert told(t, "brigand")[:4] == (["2-4", "2-3"], ["barbare"], (5,), (5,))


@rule(SEEN, "veiel:card:guet:1", "veiel:card:armure-d-epines:2")
def test_whom_an_enemy_does_not_live_to_attack_is_not_told(camp: Factory) -> None:
    """The watch kills the Wolf as it arrives, thorns the Bats after the first of two heroes."""
    t = camp(barbare=me("2-2", "guet"), guerisseur=FAR, enemies=[Enemy("loup-affame", "2-4", lives=1, wounds=1)])
    t.barbare.play("guet")
    assert told(t, "loup-affame")[:4] == (["2-3"], [], (), ())
    t = camp(
        barbare=me("2-2", discard=["armure-d-epines"]),
        guerisseur=me("2-4", "tir", "tir"),
        enemies=[Enemy("chauves-souris", "2-3", lives=1)],
    )
    assert told(t, "chauves-souris")[:4] == ([], ["barbare"], (1,), (1,))
    t.next_round()
    assert [t.slug(event.was) for event in t.events("strike")] == ["barbare"]
    t.barbare.pending("place-hero")


@rule(SEEN, "veiel:card:dernier-rempart:1")
def test_who_is_attacked_is_told_although_another_suffers_it(camp: Factory) -> None:
    t = camp(barbare=me("2-1", "dernier-rempart"), guerisseur=me("2-2"), enemies=["brigand@2-3"])
    assert told(t, "brigand")[1:4] == (["guerisseur"], (4,), (4,))
    t.barbare.play("dernier-rempart")
    assert told(t, "brigand")[1:4] == (["guerisseur"], (4,), (0,))


@rule(SEEN, "veiel:degats-au-heros:5")
def test_a_card_whose_effect_ends_with_the_heroes_turn_can_be_lost(camp: Factory) -> None:
    """The next attack card it speaks of never came: it goes to the discard before the enemies act."""
    side = Side("2-2", hand=["transposition", "parade"], deck=[])
    t = camp(barbare=side, guerisseur=FAR, enemies=["brigand@4-5"])
    t.barbare.play("transposition")
    assert (t.barbare.cell, t.barbare.lasting) == ("4-6", ["transposition"])
    assert told(t, "brigand")[1:4] == (["barbare"], (4,), (2,)), "it and the card in hand"


@rule(SEEN)
def test_nothing_is_foreseen_in_the_enemies_turn_nor_when_the_game_is_over(camp: Factory) -> None:
    goblin = "gobelin-ecorcheur@2-3"
    t = camp(barbare=Side("2-2", hand=["tir", "parade"], deck=["tir"] * 30), guerisseur=FAR, enemies=[goblin])
    assert intents(t)
    t.next_round()
    t.barbare.pending("choose-discard")
    assert (t.rules.intents(t.game), t.barbare.view.intents) == ((), ())
    t = camp(barbare=Side("2-2", hand=["tir"], deck=()), guerisseur=Side("4-6", dead=True, deck=()), enemies=[goblin])
    t.barbare.end()
    assert (t.result, t.rules.intents(t.game)) == ("lost", ())
    t = camp(barbare=Side(), guerisseur=Side(), at="encounter", waves=[(1, 0, 0)], basic=["acolyte"])
    assert t.rules.intents(t.game) == (), "no enemy has come yet"
    t.barbare.pending("place-hero")


@rule(SEEN)
def test_what_enemies_intend_is_told_from_the_first_turn_on(opening: Factory) -> None:
    t = opening()
    t.barbare.place("1-1")
    t.guerisseur.place("4-6")
    assert t.barbare.pending("who-plays").view.intents
    assert len(t.barbare.view.intents) == len(t.enemies)
