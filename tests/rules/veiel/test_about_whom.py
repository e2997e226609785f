"""L'Ordre de Veiel: what cards bring is for those of whom they speak, and for nobody else; and exactly so much."""

from __future__ import annotations

import pytest

from tests.games.veiel.camp import Camp, Enemy, Factory, Side
from tests.rules.veiel.duels import settle
from tests.scenario import rule

HAND = ["parade"] * 5
DECK = ["course"] * 30
FAR = Side("4-6", hand=HAND, deck=DECK)
YSAURE, MOTHER = "ysaure-la-soif", "mere-des-essaims"


def me(cell: str, *hand: str, **more: object) -> Side:
    return Side(cell, **({"hand": [*hand, *HAND], "deck": DECK} | more))  # type: ignore[arg-type]


def cards(*names: object) -> pytest.MarkDecorator:
    """One case for each card, by itself or with a number, which proves its statement."""
    pairs = [name if isinstance(name, tuple) else (name,) for name in names]
    return pytest.mark.parametrize(
        ("card", "number") if len(pairs[0]) > 1 else "card",
        [pytest.param(*pair, id=pair[0], marks=rule(f"veiel:card:{pair[0]}:1")) for pair in pairs],
    )


def strikes(t: Camp) -> list[int]:
    return [event.amount for event in t.events("strike")]


# Of heroes


@cards(
    ("adaptabilite-du-scelerat", 1), ("pas-de-l-ombre", 1), ("prix-du-sang", 1), ("transposition", 1), ("fureur", 1),
    ("pacte-rouge", 2), ("main-d-illitilde", 1), ("ombre-jumelle", 1), ("aura-de-puissance", 1), ("huile-de-feu", 3),
    ("oeil-du-cyclone", 0),
)  # fmt: skip
def test_a_bonus_is_for_the_attacks_of_that_hero(camp: Factory, card: str, number: int) -> None:
    """Another hero, called to play at once, strikes as ever, and uses up nothing."""
    t = camp(
        barbare=me("2-2", card, "cor-de-ralliement", "frappe"),
        guerisseur=me("3-3", "frappe"),
        enemies=["vampire@2-3", "ogre@1-6"],
    )
    t.barbare.play(card)
    if card == "pas-de-l-ombre":
        t.barbare.place("1-3")
    settle(t)
    t.barbare.play("cor-de-ralliement")
    hand, wounds = len(t.barbare.hand), len(t.barbare.wounds)
    t.guerisseur.stay().play("frappe")
    assert (t.enemy("vampire").pending, t.enemy("ogre").pending) == (1, 0)
    assert (len(t.barbare.hand), len(t.barbare.wounds)) == (hand + 1, wounds), "the card that the horn lets draw"
    t.barbare.play("frappe")
    vampire = t.enemy("vampire")
    assert vampire.pending + vampire.toughness * (vampire.lives < 4) == 2 + number


@cards(
    ("mur-vivant", 2), ("provocation", 3), ("feinte", -2), ("defi", 2), ("intercession", 1)
)  # fmt: skip
def test_threat_is_that_of_who_played_the_card(camp: Factory, card: str, number: int) -> None:
    t = camp(barbare=me("2-2", card), guerisseur=me("3-2"), enemies=["ogre@2-3"])
    t.barbare.play(card)
    settle(t, "guerisseur")
    assert (t.barbare.threat, t.guerisseur.threat) == (4 + number, 2)


@cards("represailles", "contrecoup", "miroir-arcanique", "peau-de-pierre", "dernier-rempart")
def test_who_is_far_away_is_attacked_as_ever(camp: Factory, card: str) -> None:
    for cell, enemy in (("4-6", "4-5"), ("2-4", "2-5"), ("3-3", "4-3")):
        t = camp(barbare=me("2-2", card), guerisseur=me(cell), enemies=[f"brigand@{enemy}"])
        t.barbare.play(card)
        t.next_round()
        assert (strikes(t), len(t.guerisseur.wounds), t.events("hurt")) == ([4], 4, []), cell


@cards("serment-de-veiel", "ange-gardien", "forteresse")
def test_block_is_kept_for_one_hero_alone(camp: Factory, card: str) -> None:
    t = camp(barbare=me("2-2", card), guerisseur=me("4-6", block=3), enemies=["chaman@2-3"])
    t.barbare.play(card)
    settle(t)
    block = t.barbare.block
    assert block >= 3
    t.next_round()
    assert (t.barbare.block, t.guerisseur.block) == (block, 0)


@rule("veiel:card:armure-d-epines:1", "veiel:card:stigmates:2")
def test_stigmata_answer_the_wounds_of_their_own_hero(camp: Factory) -> None:
    t = camp(barbare=me("2-2"), guerisseur=me("4-6", discard=["stigmates"]), enemies=["brigand@2-3"])
    t.next_round()
    assert (len(t.barbare.wounds), t.events("hurt")) == (4, [])


@cards(
    ("bonne-constitution", 1), ("second-souffle", 1), ("stigmates", 2), ("vivres", 1), ("constitution-de-geant", 2),
    ("onction", 2), ("bandages", 2), ("potion-de-soin", 3), ("priere-du-soir", 2), ("halo-purifiant", 1),
    ("miracle", 6), ("mains-jointes", 1), ("confession", 2), ("adaptabilite-du-scelerat", 1), ("choeur-des-vivants", 1),
    ("source-de-vie", 2), ("veillee", 1), ("verbe-de-lumiere", 1),
)  # fmt: skip
def test_so_many_wounds_are_healed(camp: Factory, card: str, number: int) -> None:
    side = me("2-2", card, wounds=["tir"] * 8, block=1)
    t = camp(barbare=side, guerisseur=me("4-6", wounds=["tir"] * 8), enemies=["chaman@4-1"], stock=["tir"])
    t.barbare.play(card)
    healed = 1 if card == "confession" else 0  # exiles a wound, the first that is offered
    settle(t)
    assert (len(t.barbare.wounds), len(t.guerisseur.wounds)) == (8 - number - healed, 8)


@cards(("sang-offert", 1), ("mains-jointes", 1), ("pas-de-l-ange", 1))
def test_so_many_wounds_of_another_hero_are_healed(camp: Factory, card: str, number: int) -> None:
    others = {"guerisseur": me("1-2", wounds=["tir"] * 8), "assassin": me("3-2", wounds=["tir"] * 8)}
    t = camp(barbare=me("2-2", card), **others, enemies=["chaman@2-3"])
    t.barbare.play(card)
    settle(t, "guerisseur")
    assert (len(t.guerisseur.wounds), len(t.assassin.wounds)) == (8 - number, 8)


@cards(
    ("soif-de-sang", 2), ("bain-de-sang", 1), ("danse-des-haches", 1), ("lame-de-veiel", 0), ("dernier-des-siens", 0)
)
def test_a_lost_life_is_the_gain_of_who_took_it(camp: Factory, card: str, number: int) -> None:
    """Wounds are healed, or a card is drawn, for that hero alone, and only if a life was lost."""
    for wounds in (2, 0):
        sides = {"barbare": me("2-2", card, wounds=["tir"] * 8), "guerisseur": me("1-2", wounds=["tir"] * 8)}
        t = camp(**sides, enemies=[Enemy("colosse-des-ruines", "2-3", wounds=3 if wounds else 0, lives=5)])
        t.barbare.play(card)
        settle(t, "guerisseur")
        healed, drawn = (number, int(not number)) if t.events("lose-life") else (0, 0)
        assert bool(t.events("lose-life")) == (wounds > 0 or card == "dernier-des-siens")
        assert (len(t.barbare.wounds), len(t.barbare.hand)) == (8 - healed, 5 + drawn)
        assert (len(t.guerisseur.wounds), len(t.guerisseur.hand)) == (8, 5)


@rule("veiel:card:retour-des-reliques:1")
def test_two_relics_return_of_three(camp: Factory) -> None:
    exile = ["tir", "frappe", "parade"]
    t = camp(barbare=me("2-2", "retour-des-reliques", exile=exile), guerisseur=FAR, enemies=["chaman@4-1"])
    t.barbare.play("retour-des-reliques")
    assert (t.barbare.decision.least, t.barbare.decision.most) == (0, 2)
    t.barbare.choose("tir", "frappe")
    assert (t.barbare.exile, t.barbare.discards[:2]) == (["parade"], ["tir", "frappe"])


@rule("veiel:card:revanche:1")
def test_revenge_deals_no_more_than_five(camp: Factory) -> None:
    t = camp(barbare=me("2-2", "revanche"), guerisseur=FAR, enemies=["brigand@2-3", "nuee-de-rats@1-2"])
    t.next_round()
    assert strikes(t) == [2, 4]
    t.barbare.play("revanche", at="brigand")
    (hurt,) = t.events("hurt")
    assert hurt.amount == 5


@rule("veiel:card:carte-des-lieux:1")
def test_a_map_lets_one_hero_hold_six_cards(camp: Factory) -> None:
    t = camp(barbare=me("2-2", "carte-des-lieux"), guerisseur=me("4-6"), enemies=["chaman@4-1"])
    t.barbare.play("carte-des-lieux").stay()
    assert len(t.barbare.hand) == 6, "five and the one that it lets draw"
    t.barbare.discard("course").discard("parade").end()
    t.guerisseur.discard("parade").end()
    assert (len(t.barbare.hand), len(t.guerisseur.hand)) == (6, 5)


# Of enemies


@cards(("coup-bas", 2), ("tir-de-couverture", 1))
def test_one_enemy_is_weakened(camp: Factory, card: str, number: int) -> None:
    cell = "2-4" if card == "tir-de-couverture" else "2-3"
    t = camp(barbare=me("2-2", card), guerisseur=FAR, enemies=[f"brigand@{cell}", "brigand@1-2"])
    t.barbare.play(card, at=f"brigand@{cell}")
    settle(t)
    assert (t.enemy(f"brigand@{cell}").pending, t.enemy("brigand@1-2").pending) == (1, 0)
    block = t.barbare.block
    t.next_round()
    assert sorted(strikes(t)) == [4 - number, 4]
    assert len(t.barbare.wounds) == 8 - number - block


@cards(("trait-de-givre", 2), ("lance-de-glace", 1), ("entrave", 3))
def test_one_enemy_is_slowed(camp: Factory, card: str, number: int) -> None:
    """A Brigand moves up to 3 cells; here nobody is in its reach."""
    t = camp(barbare=me("2-2", card), guerisseur=me("2-1"), enemies=["chaman@4-1", "brigand@2-5", "brigand@4-6"])
    t.barbare.play(card, at="brigand@2-5")
    slowed, other = (t.intends(f"brigand@{cell}")[0] for cell in ("2-5", "4-6"))
    assert (len(slowed), len(other)) == (min(2, 3 - number), 3)


@cards(
    ("charge-au-bouclier", 1), ("frappe-lourde", 1), ("coup-de-bouclier", 1), ("onde-de-choc", 2),
    ("colonne-d-energie", 1), ("bombe-artisanale", 1), ("bourrasque", 1),
)  # fmt: skip
def test_so_far_an_enemy_is_pushed(camp: Factory, card: str, number: int) -> None:
    t = camp(barbare=me("2-2", card), guerisseur=FAR, enemies=["vampire@2-3"])
    t.barbare.play(card)
    settle(t)
    assert t.enemy("vampire").cell == f"2-{3 + number}"


@cards(("minotaure", 2), ("lansquenet-damne", 1))
def test_so_far_a_hero_is_pushed(camp: Factory, card: str, number: int) -> None:
    t = camp(barbare=me("2-4"), guerisseur=FAR, enemies=[f"{card}@2-5"])
    t.next_round()
    assert t.barbare.cell == f"2-{4 - number}"


@cards("jeu-de-miroirs", "telekinesis")
def test_an_enemy_is_shifted_by_up_to_two_cells(camp: Factory, card: str) -> None:
    t = camp(barbare=me("2-2", card), guerisseur=FAR, enemies=["vampire@3-4"])
    t.barbare.play(card).pending("place-figure")
    assert t.barbare.cells == [
        "1-4", "2-3", "2-4", "2-5", "3-2", "3-3", "3-4", "3-5", "3-6", "4-3", "4-4", "4-5"
    ]  # fmt: skip
    t.barbare.place("3-4")


@rule("veiel:card:ouvrir-une-breche:1")
def test_a_breach_is_in_one_enemy(camp: Factory) -> None:
    t = camp(
        barbare=me("2-2", "ouvrir-une-breche", "frappe", "frappe"), guerisseur=FAR, enemies=["ogre@2-3", "brigand@1-2"]
    )
    t.barbare.play("ouvrir-une-breche", at="ogre").play("frappe", at="brigand")
    assert (t.enemy("ogre").pending, t.enemy("brigand").pending) == (1, 1)
    t.barbare.play("frappe", at="ogre")
    assert (t.enemy("ogre").lives, t.enemy("ogre").pending) == (3, 1), "1 and 3"


@rule("veiel:card:guet:1")
def test_overwatch_sees_two_cells_far(camp: Factory) -> None:
    enemies = ["chaman@2-5", "ogre@2-4", "chaman@4-1", "vampire@1-6"]
    t = camp(barbare=me("2-2", "guet"), guerisseur=Side("4-6", hand=HAND, deck=DECK), enemies=enemies)
    t.barbare.play("guet")
    assert t.barbare.block == 2
    t.next_round()
    assert [(t.slug(event.was), event.amount) for event in t.events("hurt")] == [("ogre", 2)]


@rule("veiel:card:pretresse-noire:1")
def test_the_priestess_shields_those_two_cells_away_and_no_farther(camp: Factory) -> None:
    enemies = ["pretresse-noire@2-5", "chaman@2-3", "liche@4-5", "ogre@2-2"]
    t = camp(barbare=me("4-1"), guerisseur=me("3-1"), enemies=enemies)
    t.next_round()
    assert [t.enemy(name.partition("@")[0]).block for name in enemies] == [2, 2, 2, 0]


@pytest.mark.parametrize(("slug", "amount"), [("rune-ardente", 2), ("rune-de-rupture", 2)])
@rule("veiel:card:rune-ardente:2", "veiel:card:rune-de-rupture:2")
def test_a_rune_burns_whoever_is_on_its_cell_or_beside_it(camp: Factory, slug: str, amount: int) -> None:
    cells = ("2-3", "2-4", "1-3", "2-5", "1-4")
    t = camp(barbare=me("4-1", runes={slug: "2-3"}), guerisseur=me("3-1"), enemies=[f"chaman@{cell}" for cell in cells])
    t.next_round()
    assert [event.amount for event in t.events("hurt")] == [amount] * 3
    assert [t.enemy(f"chaman@{cell}").lives for cell in cells] == [2, 2, 2, 3, 3]


@rule("veiel:card:rune-de-garde:2")
def test_a_ward_rune_shields_whoever_is_on_its_cell_or_beside_it(camp: Factory) -> None:
    t = camp(
        barbare=me("2-3", runes={"rune-de-garde": "2-3"}),
        guerisseur=me("2-4"),
        assassin=me("2-5"),
        enemies=["chaman@4-1"],
    )
    t.next_round()
    assert t.happened("block") == ["block barbare", "block guerisseur"]
    assert [event.amount for event in t.events("block")] == [1, 1]


@pytest.mark.parametrize("summoned", [0, 1, 2])
@rule("veiel:card:eclosion:1", "veiel:card:decret:1")
def test_a_boss_summons_while_fewer_than_two_of_its_summons_are_there(camp: Factory, summoned: int) -> None:
    for boss, action in ((MOTHER, "eclosion"), ("le-roi-sans-visage", "decret")):
        first = Enemy(boss, "1-6", actions=[action])
        summons = [Enemy("acolyte", f"1-{number + 1}", summoner=boss) for number in range(summoned)]
        t = camp(barbare=me("4-1"), guerisseur=FAR, enemies=[first, *summons], basic=["acolyte"] * 3)
        t.next_round()
        assert len(t.enemies) == 1 + max(2, summoned), "one by each of two Actions, until there are two"


@rule("veiel:card:voile-de-brume:1")
def test_a_veil_protects_ysaure_from_afar(camp: Factory) -> None:
    boss = Enemy(YSAURE, "2-3", actions=["voile-de-brume"])
    hand = {"hand": ["coup-de-hache", "dague-de-jet", "dague-de-jet", *HAND]}
    sides = {"barbare": me("2-2", **hand), "assassin": me("2-5", **hand)}
    t = camp(**sides, enemies=[boss, Enemy("chaman", "4-5")], at="enemies")
    assert t.slugs("actions-lasting") == ["voile-de-brume"]
    t.assassin.play("dague-de-jet", at=YSAURE).play("dague-de-jet", at="chaman").end()
    t.barbare.play("coup-de-hache", at=YSAURE).choose("parade")
    amounts = [event.amount for event in t.events("hurt")]
    assert amounts == [1, 2, 3], "1 less from a cell that is not adjacent, but not for others, nor from beside her"


@rule("veiel:card:gargouille:2")
def test_a_gargoyle_parries_what_is_aimed_at_itself(camp: Factory) -> None:
    t = camp(barbare=me("2-2", "frappe", "frappe"), guerisseur=FAR, enemies=["gargouille@2-3", "ogre@1-2"])
    t.barbare.play("frappe", at="ogre")
    assert (t.enemy("gargouille").block, t.enemy("ogre").block, t.enemy("ogre").pending) == (0, 0, 1)
    t.barbare.play("frappe", at="gargouille")
    assert [event.amount for event in t.events("block")] == [1]


@pytest.mark.parametrize("enemy", ["araignee-tisseuse", MOTHER])
@rule("veiel:card:araignee-tisseuse:1", "veiel:card:toile:1")
def test_a_web_holds_one_hero_and_not_who_walks_in_that_heros_turn(camp: Factory, enemy: str) -> None:
    hand = {"hand": ["cor-de-ralliement", "course", *HAND]}
    foe = Enemy(enemy, "2-3", actions=["toile"] if enemy == MOTHER else ())
    t = camp(barbare=me("2-2", **hand), guerisseur=me("4-6", **hand), enemies=[foe], at="enemies")
    t.barbare.play("course")
    assert (t.barbare.cell, t.barbare.decision.ask) == ("2-2", "hero-turn"), "held"
    t.barbare.play("cor-de-ralliement")
    t.guerisseur.walk("4-5").answer("no")
    assert t.guerisseur.cell == "4-5"


# Of battlefields


@rule("veiel:card:champ-de-ruines:1")
def test_ruins_bar_no_other_cell(camp: Factory) -> None:
    side = me("1-2", "bottes-de-sept-lieues", "bottes-de-sept-lieues")
    t = camp(barbare=side, guerisseur=FAR, enemies=["chaman@4-1"], battlefield="champ-de-ruines")
    t.barbare.play("bottes-de-sept-lieues").pending("walk")
    assert t.barbare.cells == [
        "1-1", "1-2", "1-3", "1-4", "1-5", "1-6", "2-1", "2-3", "2-5", "2-6", "3-1", "3-2", "4-2"
    ]  # fmt: skip
    t.barbare.stay()
