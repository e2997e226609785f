"""L'Ordre de Veiel: what cards and words are, proven on the cards, the board and the zones themselves."""

from __future__ import annotations

from collections import Counter

from pioche.games.veiel import PLAYERS, RULES, grid
from pioche.games.veiel.card import COLOURS, TIERS, Assault, VeielCard
from pioche.games.veiel.setup import WAVES
from pioche.games.veiel.targets import AHero, AllEnemies, AllHeroes, AnEnemy, Around, Those
from pioche.games.veiel.vocabulary.families import HERO_CARDS, common
from pioche.games.veiel.vocabulary.words import HERO, HEROES, block
from pioche.kernel.state.catalogue import Static
from tests.games.veiel.camp import Enemy, Factory, Side
from tests.scenario import rule

CARDS = [card for card in RULES.catalogue.definitions if isinstance(card, VeielCard)]
BY_SLUG = {card.slug: card for card in CARDS}
DECK = ("base", "novice", "initiate", "adept", "master", "reward")


def of(*kinds: str) -> list[VeielCard]:
    return [card for card in CARDS if card.kind in kinds]


@rule("veiel:but-du-jeu:1")
def test_two_to_five_heroes_of_ten() -> None:
    assert PLAYERS == (2, 5)
    assert len(of("hero")) == 10


@rule("veiel:but-du-jeu:2")
def test_enemies_grow_with_the_decks_until_the_boss() -> None:
    for waves in WAVES.values():
        worth = [basic + 2 * intermediate + 3 * powerful for basic, intermediate, powerful in waves[:3]]
        assert worth == sorted(worth)
    assert len(of("boss")) == 5


@rule("veiel:cartes-heros:1", "veiel:cartes-heros:2", "veiel:cartes-heros:3", "veiel:cartes-heros:4")
def test_a_hero_shows_name_two_colours_threat_category_and_base_deck() -> None:
    for hero in of("hero"):
        assert hero.name
        assert len(set(hero.colours)) == 2
        assert set(hero.colours) <= set(COLOURS)
        assert hero.threat >= 1
        assert sum(count for _, count in hero.base) == 10
        assert {BY_SLUG[slug].kind for slug, _ in hero.base} == {"base"}
    assert len({hero.colours for hero in of("hero")}) == 10
    assert len({(hero.threat, hero.swords) for hero in of("hero")}) == 10, "printed values never tie"


@rule("veiel:deck-de-depart:5", "veiel:glossaire-incolore:1", "veiel:cartes-generalites:3")
def test_a_card_without_a_colour_has_no_colour_and_suits_every_hero() -> None:
    colourless = [card for card in of("novice") if not card.colours]
    assert len(colourless) == 5
    assert all("incolore" not in card.words() and not card.words() & set(COLOURS) for card in colourless)
    for hero in of("hero"):
        open_to = [card for card in of("novice") if set(card.colours) <= set(hero.colours)]
        assert Counter(card.colours for card in open_to) == {(): 5, hero.colours[:1]: 4, hero.colours[1:]: 4}


@rule("veiel:cartes-generalites:3")
def test_a_colourless_card_counts_as_no_colour(camp: Factory) -> None:
    """Prisme brisé counts the colours among the cards played this turn."""
    t = camp(
        barbare=Side("2-2", hand=["frappe", "bandages", "prisme-brise", "provocation", "prisme-brise", "parade"]),
        guerisseur=Side("4-6"),
        enemies=["brigand@2-3"],
    )
    t.barbare.play("frappe").play("bandages").play("prisme-brise", at="brigand")
    assert t.enemy("brigand").pending == 2, "one by Frappe and one by the Prism"
    t.barbare.play("provocation").play("prisme-brise")
    assert (t.enemy("brigand").lives, t.enemy("brigand").pending) == (2, 1), "one more for violet"


@rule("veiel:deck-de-depart:7")
def test_the_cards_of_the_category_heros_have_one_to_four_stars() -> None:
    assert {kind: {card.stars for card in of(kind)} for kind in ("novice", "initiate", "adept", "master")} == {
        "novice": {1},
        "initiate": {2},
        "adept": {3},
        "master": {4},
    }
    assert {card.stars for card in of("base", "reward", "enemy", "boss")} == {0}


@rule("veiel:cartes-ennemis:1", "veiel:cartes-ennemis:2")
def test_an_enemy_shows_its_tier_its_zone_its_effect_and_its_vitality() -> None:
    for enemy in of("enemy"):
        assert enemy.name
        assert enemy.family
        assert enemy.tier in TIERS
        assert enemy.zone in grid.SHAPES
        assert isinstance(enemy.assault(), Assault)
        assert len(enemy.vitality) == 4
    assert {boss.tier for boss in of("boss")} == {"boss"}


@rule("veiel:cartes-ennemis:3", "veiel:zone-ennemis:1")
def test_the_zone_of_an_enemy_is_the_range_of_its_attack_and_few_have_none() -> None:
    for enemy in of("enemy", "action"):
        assault = enemy.assault()
        assert assault is not None
        assert assault.zone == enemy.zone
        assert (enemy.zone == "soi") == (assault.damage is None), enemy.slug
    assert [card.slug for card in of("enemy", "action") if card.zone == "soi"] == ["chaman", "decret", "eclosion"]


@rule("veiel:cartes-ennemis:4", "veiel:vitalite-ennemis:1")
def test_lives_and_damage_for_each_follow_the_number_of_heroes() -> None:
    assert BY_SLUG["nuee-de-rats"].vitality == ((3, 2), (3, 3), (4, 3), (6, 3))
    for enemy in of("enemy", "boss"):
        whole = [lives * each for lives, each in enemy.vitality]
        assert whole == sorted(whole)
        assert len(set(whole)) == 4, "more heroes, more to do"


@rule("veiel:cartes-ennemis:5")
def test_a_symbol_tells_whether_one_hero_is_attacked_or_several(camp: Factory) -> None:
    several = {enemy.slug for enemy in of("enemy") if (assault := enemy.assault()) and assault.several}
    assert several == {
        "chauves-souris", "molosse-infernal", "golem-de-tourbe", "ogre", "liche", "hydre-des-marais", "basilic",
    }  # fmt: skip
    two = {"barbare": Side("2-2"), "guerisseur": Side("2-4")}
    assert camp(**two, enemies=["nuee-de-rats@2-3"]).intends("nuee-de-rats") == ([], ["barbare"])
    assert camp(**two, enemies=["hydre-des-marais@2-3"]).intends("hydre-des-marais") == ([], ["barbare", "guerisseur"])


@rule("veiel:zone-ennemis:2", "veiel:zone-ennemis:3", "veiel:zone-heros:2", "veiel:zone-heros:3")
def test_the_own_cell_is_drawn_in_a_zone_but_belongs_to_none_of_its_cells() -> None:
    for shape in grid.SHAPES:
        for at in grid.CELLS:
            assert not grid.REACHES[shape][at - 1] & grid.bit(at)
    here = grid.cell(2, 2)
    assert grid.ZONES["contact"][0][here - 1] == grid.bit(grid.cell(2, 3)), "drawn to the right"


@rule("veiel:zone-ennemis:5", "veiel:zone-heros:5")
def test_infinity_is_the_whole_board() -> None:
    for at in grid.CELLS:
        assert grid.REACHES["infini"][at - 1] | grid.bit(at) == grid.EVERYWHERE
    assert BY_SLUG["liche"].zone == BY_SLUG["fin-des-hivers"].zone == "infini"


@rule("veiel:zone-heros:5", "veiel:zone-heros:6")
def test_hero_effects_pass_whoever_stands_between_and_obstacles(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-1", hand=["tir", "projectile-arcanique", "parade"]),
        guerisseur=Side("2-3"),
        enemies=["zombi@2-2", "brigand@2-4", "ogre@2-6"],
        battlefield="champ-de-ruines",
    )
    t.barbare.play("tir", at="brigand")
    assert t.enemy("brigand").pending == 1
    t.barbare.play("projectile-arcanique")
    assert t.barbare.pending("aim").offered == ["zombi", "brigand", "ogre"]


@rule("veiel:zone-heros:1", "veiel:cartes-generalites:1", "veiel:cartes-generalites:4")
def test_a_card_of_a_deck_shows_name_types_colour_category_zone_and_effect() -> None:
    kinds = {"attaque", "défense", "soin", "déplacement", "technique"}
    for card in of(*DECK):
        assert card.name
        assert card.zone in grid.SHAPES
        assert card.effect() is not None
        assert card.types
        assert set(card.types) <= kinds
        assert len(card.colours) <= 1


@rule("veiel:cartes-generalites:2")
def test_only_coloured_cards_name_a_colour() -> None:
    assert {card.colours for card in of("base")} == {()}
    named = {card.colours[0] for card in of("novice", "reward") if card.colours}
    assert named == set(COLOURS)


@rule("veiel:types:1", "veiel:types:2")
def test_a_card_has_all_its_types_at_once() -> None:
    form = BY_SLUG["excellente-forme"]
    assert {"attaque", "défense"} <= form.words()
    for card in of(*DECK):
        assert set(card.types) <= card.words()


@rule("veiel:ciblage:2", "veiel:ciblage:3", "veiel:ciblage:5", "veiel:ciblage:6")
def test_only_who_is_chosen_is_targeted() -> None:
    assert AnEnemy.chosen
    assert AHero.chosen
    assert not AllEnemies.chosen
    assert not AllHeroes.chosen
    assert not Around.chosen, "what a rune or a passive does"
    assert not Those.chosen, "thorns"


@rule("veiel:ciblage:1", "veiel:ciblage:2", "veiel:ciblage:3", "veiel:ciblage:5")
def test_an_enemy_that_cannot_be_targeted_is_still_hit_with_all_in_the_zone(camp: Factory) -> None:
    t = camp(
        tempestaire=Side("2-2", hand=["projectile-arcanique", "pluie-de-fleches", "parade"]),
        guerisseur=Side("4-6"),
        enemies=["spectre@2-4", "brigand@2-5"],
    )
    t.tempestaire.play("projectile-arcanique")
    assert t.enemy("brigand").pending == 2, "only the brigand could be chosen from afar"
    t.tempestaire.play("pluie-de-fleches")
    assert t.enemy("spectre").pending == 1


@rule("veiel:ciblage:1", "veiel:ciblage:5")
def test_what_answers_being_targeted_does_not_answer_an_area(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["massacre", "frappe", "parade"]), guerisseur=Side("4-6"), enemies=["gargouille@2-3"]
    )
    t.barbare.play("massacre")
    assert (t.enemy("gargouille").block, t.enemy("gargouille").pending) == (0, 2)
    t.barbare.play("frappe")
    assert (t.enemy("gargouille").block, t.enemy("gargouille").pending) == (0, 2), "the block it gained took the damage"


@rule("veiel:ciblage:6")
def test_what_a_third_party_sets_off_does_not_target(camp: Factory) -> None:
    """A rune strikes the Wraith although nobody is adjacent to it, and the Gargoyle gains no block by it."""
    t = camp(
        runiste=Side("1-1", runes={"rune-de-rupture": "3-5"}),
        guerisseur=Side("1-2"),
        enemies=[Enemy("spectre", "3-5", lives=1, wounds=1), Enemy("gargouille", "3-4")],
    )
    t.next_round()
    assert t.happened("die") == ["die spectre"]
    assert t.happened("block") == []


@rule("veiel:zone-heros:9", "veiel:zone-heros:10")
def test_the_own_hero_may_be_meant_unless_the_square_is_crossed(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=["egide", "pas-de-l-ange", "parade"]),
        barbare=Side("2-3", wounds=["tir"]),
        chevalier=Side("3-2"),
        enemies=["zombi@4-6"],
    )
    t.guerisseur.play("egide")
    assert sorted(t.guerisseur.offered) == ["barbare", "chevalier", "guerisseur"]
    t.guerisseur.aim("guerisseur").play("pas-de-l-ange")
    assert sorted(t.guerisseur.pending("aim").offered) == ["barbare", "chevalier"]
    assert {card.slug for card in CARDS if card.crossed} == {
        "pas-de-l-ange", "transposition", "intercession", "cor-de-ralliement",
    }  # fmt: skip


@rule("veiel:zone-heros:10")
def test_a_crossed_square_leaves_oneself_out_of_whatever_the_card_says(camp: Factory) -> None:
    """Cards of the test's own: "a hero", and "all heroes in the zone"."""
    one = common("un", "Un", "One", "jaune", "défense", "croix", block(3, HERO), crossed=True)
    all_ = common("tous", "Tous", "All", "jaune", "défense", "croix", block(3, HEROES), crossed=True)
    t = camp(
        guerisseur=Side("2-2", hand=["un", "tous", "tir"]), barbare=Side("2-3"), enemies=["ogre@4-6"], cards=[one, all_]
    )
    t.guerisseur.play("un").play("tous")
    assert (t.guerisseur.block, t.barbare.block) == (0, 6)


@rule("veiel:ennemi-attaque:1")
def test_whatever_an_enemy_does_to_heroes_is_an_attack_that_may_be_forbidden(camp: Factory) -> None:
    """Also what deals no damage, and what its passive does."""
    hidden = Side("2-2", hand=["angle-mort", "frappe", "parade"])
    t = camp(assassin=hidden, guerisseur=Side("4-6"), enemies=[Enemy("zombi", "2-3", wounds=1)])
    t.assassin.play("angle-mort").play("frappe")
    assert t.enemy("zombi").lives == 3
    assert t.assassin.wounds == [], "the Zombie may not attack, so its passive does nothing to this hero"
    mother = Enemy("mere-des-essaims", "2-3", wounds=3)
    hand = ["angle-mort", "frappe", "parade"]
    t = camp(chevalier=Side("2-2", hand=hand), guerisseur=Side("4-6", hand=["tir"]), enemies=[mother], encounter=4)
    t.chevalier.play("angle-mort").play("frappe")
    assert t.guerisseur.discards == ["tir"], "the highest threat among those whom she may attack"


@rule("veiel:mort-heros:4")
def test_a_dead_hero_is_no_target_unless_the_text_says_so(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=["miracle", "pierre-de-resurrection", "egide", "parade"]),
        barbare=Side("2-3", dead=True, deck=(), wounds=["frappe"] * 6),
        chevalier=Side("3-3", wounds=["frappe"]),
        enemies=["nuee-de-rats@2-4"],
    )
    assert t.intends("nuee-de-rats") == (["3-4"], ["chevalier"])
    t.guerisseur.play("egide")
    assert sorted(t.guerisseur.offered) == ["chevalier", "guerisseur"]
    t.guerisseur.aim("chevalier").play("miracle")
    assert t.chevalier.wounds == [], "only the Knight could be healed"
    t.guerisseur.play("pierre-de-resurrection")
    assert len(t.barbare.wounds) == 1


@rule("veiel:adrenaline:1")
def test_wounds_are_out_of_the_cycle_of_the_deck(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=["parade"], deck=(), discard=["frappe"] * 4, wounds=["course"] * 4),
        guerisseur=Side("4-6"),
        enemies=["nuee-de-rats@3-5"],
    )
    t.barbare.play("parade")
    assert sorted(t.barbare.hand) == ["frappe"] * 4 + ["parade"]
    assert t.barbare.wounds == ["course"] * 4


@rule("veiel:glossaire-guillemets:1")
def test_a_name_in_quotes_means_the_card_of_that_name(camp: Factory) -> None:
    """Carquois seeks a card called Tir, and no other shot."""
    t = camp(
        assassin=Side("2-2", hand=["carquois", "parade"], deck=["dague-de-jet", "tir", "double-tir"]),
        guerisseur=Side("4-6"),
        enemies=["zombi@2-4"],
    )
    t.assassin.play("carquois")
    assert t.assassin.hand == ["parade", "tir"]


@rule("veiel:glossaire-soulignes:1")
def test_underlined_words_mean_a_category(camp: Factory) -> None:
    """Grimoire oublié seeks the category Héros: Novice, Initié, Adeptes, Maître; Arrêt du temps spares a Boss."""
    deck = ["frappe", "rempart", "moulinet", "sang-bouillant", "dernier-des-siens"]
    t = camp(
        barbare=Side("2-2", hand=["grimoire-oublie", "arret-du-temps", "parade"], deck=deck),
        guerisseur=Side("4-6"),
        enemies=[Enemy("vorgath-coeur-de-braise", "2-3"), "brigand@3-3"],
        encounter=4,
    )
    t.barbare.play("grimoire-oublie").pending("choose-seek")
    assert t.barbare.options == ["dernier-des-siens", "moulinet", "sang-bouillant"]
    t.barbare.choose("moulinet").play("arret-du-temps")
    assert "stunned" in t.enemy("brigand").marks
    assert "stunned" not in t.enemy("vorgath-coeur-de-braise").marks
    t.next_round()
    assert t.events("strike") == [], "the Brigand has lost its turn"


@rule("veiel:glossaire-jeu-du-heros:1")
def test_a_heros_cards_are_those_of_five_piles() -> None:
    assert set(HERO_CARDS) == {"deck", "hand", "discard", "wounds", "exile"}
    passives = [a for card in CARDS if card.keyword == "passif" for a in card.abilities if isinstance(a, Static)]
    assert len(passives) == 2
    assert {ability.where for ability in passives} == {HERO_CARDS}


@rule("veiel:glossaire-adjacent:1")
def test_adjacent_cells_share_an_edge() -> None:
    named = {at: set(grid.cells(grid.BESIDE[at])) for at in grid.CELLS}
    assert named[grid.cell(2, 2)] == {grid.cell(1, 2), grid.cell(3, 2), grid.cell(2, 1), grid.cell(2, 3)}
    assert named[grid.cell(1, 1)] == {grid.cell(1, 2), grid.cell(2, 1)}
    assert grid.cell(2, 1) not in named[grid.cell(1, 6)], "rows do not run into each other"


@rule("veiel:glossaire-degats-blessures:1")
def test_blocked_damage_was_suffered_too(camp: Factory) -> None:
    t = camp(
        chevalier=Side("2-2", hand=["revanche"] + ["parade"] * 4, block=9),
        guerisseur=Side("4-6"),
        enemies=["brigand@2-3"],
    )
    t.next_round()
    assert (t.chevalier.wounds, t.enemy("brigand").pending) == ([], 0)
    t.chevalier.play("revanche")
    assert (t.enemy("brigand").lives, t.enemy("brigand").pending) == (2, 1), "4 damage, although all was blocked"


@rule("veiel:glossaire-degats-blessures:2")
def test_blocked_damage_is_no_wound(camp: Factory) -> None:
    """Stigmates answers wounds, not damage."""
    stigmata = {"hand": ["stigmates"] + ["parade"] * 4}
    t = camp(penitente=Side("2-2", block=9, **stigmata), guerisseur=Side("4-6"), enemies=["brigand@2-3"])
    t.next_round()
    assert t.happened("hurt") == []
    t = camp(penitente=Side("2-2", block=3, **stigmata), guerisseur=Side("4-6"), enemies=["brigand@2-3"])
    t.next_round()
    assert t.happened("hurt") == ["hurt brigand"]
    assert len(t.penitente.wounds) == 1


@rule("veiel:conseils:2")
def test_all_heroes_have_equally_many_cards(opening: Factory) -> None:
    slugs = [hero.slug for hero in of("hero")]
    for team in (slugs[:5], slugs[5:]):
        t = opening(heroes=tuple(team))
        assert {len(getattr(t, hero).hand) + len(getattr(t, hero).deck) for hero in team} == {13}
