"""L'Ordre de Veiel: setting up a game, starting decks, difficulties, and the beginning of an encounter."""

from __future__ import annotations

from collections import Counter

import pytest

from pioche.games.veiel import Config, new
from pioche.games.veiel.card import VeielCard
from pioche.games.veiel.setup import FIRST_GAME, WAVES
from pioche.kernel.play.decision import Refused
from tests.games.veiel.camp import Camp, Enemy, Factory, Side
from tests.scenario import rule

TEAM = ("barbare", "guerisseur", "pyromancien", "assassin", "chevalier")
CELLS = [f"{row}-{column}" for row in range(1, 5) for column in range(1, 7)]


def refusal(**agreed: object) -> str:
    with pytest.raises(Refused) as refused:
        new(Config(**agreed), 0)  # type: ignore[arg-type]
    return refused.value.reason.text


def card(t: Camp, slug: str) -> VeielCard:
    found = t.rules.catalogue.definitions[t.numbers[slug]]
    assert isinstance(found, VeielCard)
    return found


@rule("veiel:mise-en-place:1", "veiel:mise-en-place:4")
def test_the_board_is_empty_and_its_dice_wait_beside_it(opening: Factory) -> None:
    t = opening()
    assert t.game.cards_in("board") == ()
    assert t.barbare.cells == CELLS
    assert t.events("roll") == []
    t.barbare.place("1-1")
    t.guerisseur.place("4-6")
    assert [(foe.count("lives") > 0, foe.count("toughness") > 0) for foe in map(t.enemy, t.enemies)] == [
        (True, True)
    ] * 2
    assert len(t.events("roll")) == 2


@rule("veiel:mise-en-place:2")
def test_enemies_lie_in_three_piles_and_battlefields_in_a_fourth(opening: Factory) -> None:
    t = opening(battlefields=True)
    for tier, size in (("basic", 12), ("intermediate", 15), ("powerful", 10)):
        assert {card(t, slug).tier for slug in t.slugs(tier)} == {tier}
        assert len(t.slugs(tier)) == size
    assert len(t.slugs("battlefields")) + len(t.slugs("battlefield")) == 18
    assert opening().slugs("battlefields") == []


@rule("veiel:mise-en-place:3", "veiel:boss:4")
def test_the_players_choose_the_boss_whose_seven_actions_are_set_out(opening: Factory) -> None:
    t = opening(bosses=("ysaure-la-soif",))
    assert t.slugs("bosses") == ["ysaure-la-soif"]
    assert Counter(t.slugs("actions")) == {
        "baiser-de-la-nuit": 2, "valse-d-ailes": 2, "regard-de-pourpre": 1, "voile-de-brume": 1, "festin": 1,
    }  # fmt: skip
    assert refusal(bosses=("zombi",)) == "unknown-boss"
    assert refusal(bosses=("nobody",)) == "unknown-boss"
    assert refusal(bosses=()) == "bosses-number"
    three = ("ysaure-la-soif", "vorgath-coeur-de-braise", "mere-des-essaims")
    assert refusal(bosses=three) == "bosses-number"


@rule("veiel:mise-en-place:2", "veiel:mise-en-place:3", "veiel:mise-en-place:9")
def test_all_piles_are_shuffled(opening: Factory) -> None:
    first, second = (opening(seed=seed, battlefields=True) for seed in (1, 2))
    for pile in ("basic", "intermediate", "powerful", "actions", "battlefields", "rewards-rouge", "rewards-incolore"):
        assert first.slugs(pile) != second.slugs(pile), pile


@rule("veiel:deck-de-depart:1")
def test_base_cards_that_no_deck_has_taken_are_the_stock(opening: Factory) -> None:
    t = opening(heroes=("barbare", "guerisseur"))
    printed = {"frappe": 26, "tir": 24, "parade": 24, "course": 19}
    taken = Counter(slug for seat in (0, 1) for pile in ("hand", "deck") for slug in t.slugs(pile, seat))
    assert Counter(t.slugs("stock")) == {slug: copies - taken[slug] for slug, copies in printed.items()}


@rule("veiel:mise-en-place:5")
def test_each_hero_has_four_piles_of_their_own_and_has_not_played(opening: Factory) -> None:
    t = opening(heroes=TEAM)
    for hero in TEAM:
        fighter = getattr(t, hero)
        assert (len(fighter.deck), fighter.discards, fighter.wounds, fighter.exile) == (8, [], [], [])
        assert not fighter.played


@rule("veiel:mise-en-place:6")
def test_each_player_chooses_another_hero(opening: Factory) -> None:
    t = opening(heroes=("runiste", "sentinelle"))
    assert [t.slugs("camp", seat) for seat in (0, 1)] == [["runiste"], ["sentinelle"]]
    assert refusal(heroes=("runiste", "runiste")) == "hero-twice"
    assert refusal(heroes=("runiste", "zombi")) == "no-such-hero"


@rule("veiel:mise-en-place:7", "veiel:mise-en-place:8", "veiel:deck-de-depart:6")
def test_thirteen_cards_are_shuffled_and_five_of_them_drawn(opening: Factory) -> None:
    first, second = opening(seed=1), opening(seed=2)
    for t in (first, second):
        assert [len(t.barbare.hand), len(t.barbare.deck)] == [5, 8]
    assert first.barbare.hand + first.barbare.deck != second.barbare.hand + second.barbare.deck
    assert sorted(first.barbare.hand + first.barbare.deck) == sorted(second.barbare.hand + second.barbare.deck)


@rule("veiel:mise-en-place:9", "veiel:mise-en-place:10")
def test_rewards_lie_face_down_by_colour_and_unused_colours_stay_in_the_box(opening: Factory) -> None:
    t = opening(heroes=("barbare", "guerisseur"))
    sizes = {
        colour: len(t.slugs(f"rewards-{colour}")) for colour in ("rouge", "jaune", "bleu", "vert", "violet", "incolore")
    }
    assert sizes == {"rouge": 25, "jaune": 25, "bleu": 0, "vert": 25, "violet": 25, "incolore": 25}
    assert {card(t, slug).colours for slug in t.slugs("rewards-rouge")} == {("rouge",)}
    assert {card(t, slug).colours for slug in t.slugs("rewards-incolore")} == {()}
    assert {shown.slug for shown in t.barbare.view.cards("rewards-rouge")} == {""}, "nobody sees their faces"
    everything = opening(heroes=TEAM)
    assert all(len(everything.slugs(f"rewards-{colour}")) == 25 for colour in sizes)


# Starting decks


@rule("veiel:deck-de-depart:1", "veiel:deck-de-depart:2", "veiel:deck-de-depart:3")
def test_a_deck_is_the_ten_base_cards_of_the_hero_the_initiate_and_two_novices(opening: Factory) -> None:
    t = opening()
    cards = Counter(t.barbare.hand + t.barbare.deck)
    assert cards == {
        "frappe": 5, "parade": 3, "course": 2, "sang-bouillant": 1, "ouvrir-une-breche": 1, "le-tout-pour-le-tout": 1,
    }  # fmt: skip
    assert t.barbare.aside == ["danse-des-haches", "dernier-des-siens"]
    assert [card(t, slug).kind for slug in t.barbare.aside] == ["adept", "master"]
    assert not cards["danse-des-haches"]


@rule("veiel:deck-de-depart:4", "veiel:deck-de-depart:5")
def test_two_novices_are_chosen_among_the_colours_of_the_hero_and_the_colourless(opening: Factory) -> None:
    t = opening(novices=(("provocation", "bandages"), ("egide", "ambidextrie")))
    assert {"provocation", "bandages"} <= {*t.barbare.hand, *t.barbare.deck}
    assert {"egide", "ambidextrie"} <= {*t.guerisseur.hand, *t.guerisseur.deck}
    assert refusal(novices=(("egide", "bandages"),)) == "novice-colour"
    assert refusal(novices=(("provocation",),)) == "novices-number"
    assert refusal(novices=(("provocation", "bandages", "moulinet"),)) == "novices-number"
    assert refusal(novices=(("provocation", "rempart"),)) == "unknown-novice"
    assert refusal(novices=(("provocation", "nothing"),)) == "unknown-novice"


@rule("veiel:jouer-en-solo:1")
def test_nobody_plays_with_fewer_than_two_heroes(opening: Factory) -> None:
    assert refusal(heroes=("barbare",)) == "heroes-number"
    assert refusal(heroes=(*TEAM, "runiste")) == "heroes-number"
    t = opening(heroes=("barbare", "guerisseur"), waves=((1, 0, 0),) * 4)
    t.barbare.place("1-1")
    t.guerisseur.place("4-6")
    t.barbare.go()
    assert not t.guerisseur.asked, "they are played one after the other"
    t.barbare.end()
    assert t.guerisseur.decision.ask == "hero-turn"


@rule(
    "veiel:premiere-partie:1", "veiel:premiere-partie:2", "veiel:premiere-partie:3", "veiel:premiere-partie:4",
    "veiel:premiere-partie:5",
)  # fmt: skip
def test_the_heroes_of_a_first_game_take_the_novices_that_the_book_proposes(opening: Factory) -> None:
    proposed = {
        "barbare": {"ouvrir-une-breche": "rouge", "le-tout-pour-le-tout": "rouge"},
        "guerisseur": {"egide": "jaune", "halo-purifiant": "jaune"},
        "pyromancien": {"telekinesis": "bleu", "pas-celeste": "jaune"},
        "assassin": {"ambidextrie": "vert", "tir-a-bout-portant": "vert"},
        "chevalier": {"blocage-violent": "violet", "bonne-constitution": "violet"},
    }
    assert {hero: set(novices) for hero, novices in FIRST_GAME.items()} == {h: set(n) for h, n in proposed.items()}
    t = opening(heroes=TEAM)
    for hero, novices in proposed.items():
        fighter = getattr(t, hero)
        found = [slug for slug in fighter.hand + fighter.deck if card(t, slug).kind == "novice"]
        assert sorted(found) == sorted(novices)
        assert [card(t, slug).colours for slug in novices] == [(colour,) for colour in novices.values()]
    assert set(card(t, "pyromancien").colours) == {"bleu", "jaune"}


# Difficulties

TABLES = {
    "easy": [(2, 0, 0, 0), (1, 3, 0, 0), (1, 1, 2, 0), (0, 0, 0, 1)],
    "normal": [(1, 1, 0, 0), (0, 4, 0, 0), (0, 2, 2, 0), (0, 2, 0, 1)],
    "hard": [(1, 2, 0, 0), (1, 4, 0, 0), (0, 0, 4, 0), (0, 1, 1, 1)],
    "extreme": [(2, 2, 0, 0), (2, 4, 0, 0), (1, 1, 4, 0), (1, 1, 2, 1)],
}
# As they stand on the back cover, a line for each tier.
BACK_COVER = {
    "easy": {"basic": "2 1 1 0", "intermediate": "0 3 1 0", "powerful": "0 0 2 0", "boss": "0 0 0 1"},
    "normal": {"basic": "1 0 0 0", "intermediate": "1 4 2 2", "powerful": "0 0 2 0", "boss": "0 0 0 1"},
    "hard": {"basic": "1 1 0 0", "intermediate": "2 4 0 1", "powerful": "0 0 4 1", "boss": "0 0 0 1"},
    "extreme": {"basic": "2 2 1 1", "intermediate": "2 4 1 1", "powerful": "0 0 4 2", "boss": "0 0 0 1"},
}


def met(t: Camp) -> tuple[int, ...]:
    """How many enemies of each tier stand on the board."""
    found = Counter(card(t, name.partition("@")[0]).tier for name in t.enemies)
    return found["basic"], found["intermediate"], found["powerful"], found["boss"]


def begun(opening: Factory, difficulty: str, number: int) -> Camp:
    """The encounter of that number, when all have been placed."""
    t = opening(difficulty=difficulty)
    t.game.stack[1:] = []
    t.game.stack[0].at = "fight"
    t.game.counters["encounter"] = number - 1
    t.game.asked = None
    t.barbare.place(t.barbare.cells[0])
    t.guerisseur.place(t.guerisseur.cells[0])
    return t


CHAPTERS = {"easy": "facile", "normal": "normale", "hard": "difficile", "extreme": "extreme"}
ENCOUNTERS = [
    pytest.param(
        difficulty,
        number,
        marks=rule(
            f"veiel:difficulte-{chapter}:{number}", f"veiel:difficulte-{chapter}:{6 if chapter == 'extreme' else 5}"
        ),
    )
    for difficulty, chapter in CHAPTERS.items()
    for number in (1, 2, 3, 4)
]


@pytest.mark.parametrize(("difficulty", "number"), ENCOUNTERS)
def test_an_encounter_brings_the_enemies_of_both_printed_tables(opening: Factory, difficulty: str, number: int) -> None:
    wanted = TABLES[difficulty][number - 1]
    assert met(begun(opening, difficulty, number)) == wanted
    assert wanted == tuple(int(line.split()[number - 1]) for line in BACK_COVER[difficulty].values())


def test_there_are_four_difficulties() -> None:
    assert sorted(WAVES) == sorted(TABLES) == sorted(BACK_COVER)


@rule("veiel:difficulte-variable:1")
def test_a_team_may_agree_on_a_table_of_its_own(opening: Factory) -> None:
    t = opening(waves=((1, 0, 2), (1, 0, 0), (0, 1, 0), (0, 0, 0)))
    t.barbare.place("1-1")
    t.guerisseur.place("1-2")
    assert met(t) == (1, 0, 2, 0)
    assert refusal(waves=((1, 0, 0),)) == "waves-shape"
    assert refusal(waves=((1, 0, 0), (1, 0), (1, 0, 0), (0, 0, 0))) == "waves-shape"
    assert refusal(waves=((13, 0, 0), (1, 0, 0), (1, 0, 0), (0, 0, 0))) == "waves-number"
    assert opening(waves=((4, 4, 4), (1, 0, 0), (1, 0, 0), (0, 0, 0))).encounter == 1, "twelve are not too many"
    assert refusal(waves=((0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0))) == "waves-number"


# The beginning of an encounter


@rule("veiel:mise-en-place-affrontement:1")
def test_heroes_are_placed_first_each_where_its_player_wants(camp: Factory) -> None:
    t = camp(
        barbare=Side(),
        guerisseur=Side(),
        at="encounter",
        waves=[(1, 0, 0)],
        basic=["acolyte"],
        dice=[(1, 1), (2, 2)],
    )
    assert t.enemies == []
    assert t.barbare.cells == t.guerisseur.cells == CELLS
    assert t.guerisseur.refused("0:place/1-1") == "not-listed", "nobody places another's hero"
    t.guerisseur.place("1-1")
    assert "1-1" not in t.barbare.cells
    t.barbare.place("4-6")
    assert (t.guerisseur.cell, t.barbare.cell, t.enemies) == ("1-1", "4-6", ["acolyte@2-2"])


@rule("veiel:mise-en-place-affrontement:2")
def test_enemies_come_from_the_top_of_the_pile_of_their_tier(camp: Factory) -> None:
    t = camp(
        barbare=Side(),
        guerisseur=Side(),
        at="encounter",
        encounter=2,
        waves=[(0, 0, 0), (1, 2, 0)],
        basic=["acolyte", "nuee-de-rats"],
        intermediate=["brigand", "zombi", "chaman"],
        powerful=["ogre"],
    )
    t.barbare.place("1-1")
    t.guerisseur.place("4-6")
    assert sorted(name.partition("@")[0] for name in t.enemies) == ["chaman", "nuee-de-rats", "zombi"]
    assert (t.slugs("basic"), t.slugs("intermediate"), t.slugs("powerful")) == (["acolyte"], ["brigand"], ["ogre"])


@rule("veiel:mise-en-place-affrontement:3", "veiel:mise-en-place-affrontement:4")
def test_the_dice_say_row_and_column_and_are_thrown_again_on_a_taken_cell(camp: Factory) -> None:
    t = camp(
        barbare=Side(),
        guerisseur=Side(),
        at="encounter",
        waves=[(2, 0, 0)],
        basic=["acolyte", "nuee-de-rats"],
        dice=[(3, 5), (3, 5), (4, 6), (1, 2)],
    )
    t.barbare.place("4-6")
    t.guerisseur.place("1-1")
    assert t.enemies == ["acolyte@1-2", "nuee-de-rats@3-5"]


@rule("veiel:mise-en-place-affrontement:5", "veiel:cartes-ennemis:4")
@pytest.mark.parametrize(("heroes", "vitality"), [(2, (3, 2)), (3, (3, 3)), (4, (4, 3)), (5, (6, 3))])
def test_an_enemy_gets_its_lives_and_its_damage_for_each_by_the_number_of_heroes(
    camp: Factory, heroes: int, vitality: tuple[int, int]
) -> None:
    t = camp(**dict.fromkeys(TEAM[:heroes], Side()), at="encounter", waves=[(1, 0, 0)], basic=["nuee-de-rats"])
    for place, hero in enumerate(TEAM[:heroes], 1):
        getattr(t, hero).place(f"4-{place}")
    assert (t.enemy("nuee-de-rats").lives, t.enemy("nuee-de-rats").toughness) == vitality


@rule("veiel:mise-en-place-affrontement:6")
def test_the_heroes_begin_when_every_enemy_is_placed(camp: Factory) -> None:
    t = camp(barbare=Side(), guerisseur=Side(), at="encounter", waves=[(1, 0, 0)], basic=["nuee-de-rats"])
    t.barbare.place("1-1").refused("go/0")
    assert t.game.active == 1, "who is left to be placed"
    t.guerisseur.place("4-6")
    assert t.decision.ask == "who-plays"
    assert (t.round, t.events("strike")) == (1, [])


@rule("veiel:deroulement:1")
def test_a_game_is_four_encounters_with_three_reinforcements_between_them(camp: Factory) -> None:
    strong = Side(deck=["fin-des-hivers"] * 30)
    t = camp(
        barbare=strong,
        guerisseur=strong,
        at="encounter",
        waves=[(1, 0, 0)] * 3 + [(0, 0, 0)],
        basic=["chauves-souris"] * 3,
        bosses=[Enemy("vorgath-coeur-de-braise", "")],
        rewards={"incolore": ["vivres"] * 18},
    )
    seen = []
    while not t.over:
        seen.append((t.encounter, t.decision.ask))
        fighter = (t.barbare, t.guerisseur)[t.decision.seat]
        match t.decision.ask:
            case "place-hero":
                fighter.place(fighter.cells[0])
            case "reward":
                fighter.take("vivres")
            case "who-plays":
                fighter.go()
            case _:
                fighter.play("fin-des-hivers") if t.enemies and fighter.can_play("fin-des-hivers") else fighter.end()
    assert t.result == "together"
    found = [(number, ask) for number, ask in dict.fromkeys(seen) if ask in ("place-hero", "reward")]
    assert found == [
        (1, "place-hero"), (1, "reward"), (2, "place-hero"), (2, "reward"), (3, "place-hero"), (3, "reward"),
        (4, "place-hero"),
    ]  # fmt: skip
