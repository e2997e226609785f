"""The duel of Hadès: set-up, end, Épopées (rulings 18, 50 to 61)."""

from __future__ import annotations

from collections import Counter

import pytest

from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.cards import ALL
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.state.view import view
from pioche.table import Table
from tests.rules.seiya.duel import MU, SAGA, duel, win
from tests.rules.seiya.test_setup import NewTable, begins, new_table, pass_turn, refusal, slugs
from tests.rules.seiya.trials import JABU, TELEPORT, person
from tests.scenario import Factory, Side, rule

__all__ = ["new_table"]

SIGNS = (
    "belier", "taureau", "gemeaux", "cancer", "lion", "vierge", "balance", "scorpion", "sagittaire", "capricorne",
    "verseau", "poissons",
)  # fmt: skip
SORTED = ["maison-" + sign for sign in SIGNS]
ALTARS = ("gloire", "justice", "offrandes", "equilibre", "victoire")
OUT = ("epopee-septieme-sens", "epopee-epuisement-d-athena", "epopee-fonte-des-glaces")


def definitions(table: Table) -> list[SeiyaCard]:
    """All cards of a table."""
    found = table.game.rules.catalogue.definitions
    return [found[card.definition] for card in table.game.cards.values()]  # type: ignore[misc]


def pile(table: Table) -> list[str]:
    """The Maisons in the order in which they come."""
    return [*slugs(table, "house"), *reversed(slugs(table, "houses"))]


# What can be agreed on


@rule("hades:duel-presentation:1")
@pytest.mark.parametrize("players", [1, 3])
def test_it_is_for_two_players(new_table: NewTable, players: int) -> None:
    assert new_table(mode="duel").game.players == new_table(mode="duel", players=2).game.players == 2
    assert refusal(new_table, mode="duel", players=players) == ("duel-for-two", "hades:duel-presentation:1")


@rule("hades:presentation:1")
def test_hades_brings_cards_to_the_classic_mode_and_a_mode_of_its_own() -> None:
    """The duel has cards that no other mode uses, and no older box has any of these."""
    assert {card.set for card in ALL if card.mode == "duel"} == {"hades"}
    assert any(card.set == "hades" and card.mode != "duel" for card in ALL)


@rule("hades:duel-presentation:2", "hades:duel-mise-en-place-joueur:1", "hades:duel-mise-en-place-joueur:2")
def test_each_player_takes_a_side(new_table: NewTable) -> None:
    table = new_table(mode="duel", heroes=("gold", "renegade"))
    for seat, side in enumerate(("gold", "renegade")):
        own = {card.side for card in definitions(table) if card.slug in slugs(table, "draw", seat)}
        assert own == {side}
        boards = {card.board for card in ALL if card.slug in slugs(table, "board", seat)}
        assert (boards, len(slugs(table, "board", seat))) == ({side}, 4)
    by_lot = {new_table(mode="duel", seed=seed).game.counters["hero/0"] for seed in range(8)}
    assert len(by_lot) == 2


@rule("hades:duel-mise-en-place-joueur:1")
def test_sides_that_there_are_not_are_refused(new_table: NewTable) -> None:
    assert refusal(new_table, mode="duel", heroes=("seiya",))[0] == "unknown-side"
    assert refusal(new_table, mode="duel", heroes=("gold", "gold"))[0] == "hero-twice"
    assert refusal(new_table, heroes=("gold",))[0] == "unknown-hero"


@rule("hades:duel-mise-en-place-joueur:3")
def test_the_renegade_begins(new_table: NewTable) -> None:
    for heroes in (("gold", "renegade"), ("renegade", "gold"), ("gold",)):
        table = new_table(mode="duel", heroes=heroes)
        seat = 1 if heroes[0] == "gold" else 0
        assert begins(table, seat)
        assert [table.game.counters[f"souls/{other}"] for other in (seat, 1 - seat)] == [0, 1]
    assert refusal(new_table, mode="duel", first=0) == ("renegade-begins", "hades:duel-mise-en-place-joueur:3")


@rule("hades:duel-mise-en-place-espace:1", "hades:duel-mise-en-place-joueur:9")
def test_the_material_is_that_of_classic_mode_without_clock_capacites_and_bronze(new_table: NewTable) -> None:
    table = new_table(mode="duel")
    assert "flames" not in table.game.counters
    assert slugs(table, "capacities") == []
    assert len(slugs(table, "styx")) + len(slugs(table, "veiled")) == 75
    assert len(slugs(table, "trials")) == 3
    assert table.game.counters["gate"] == 4
    there = definitions(table)
    assert not any("Bronze" in name for card in there for name in card.classes if card.type != "personnage")
    assert {card.side for card in there if "Héros" in card.words()} == {"gold", "renegade"}
    assert refusal(new_table, mode="duel", flames=6) == ("duel-without-clock", "hades:duel-mise-en-place-espace:1")


def test_what_serves_only_here_stays_in_the_box_in_classic_mode(new_table: NewTable) -> None:
    table = new_table(asgard=True, poseidon=True, hades=True, epics=True)
    assert not [card for card in definitions(table) if card.mode == "duel"]
    for config in ({"altar": "gloire"}, {"houses": "shuffled"}, {"fewer_houses": 2}):
        assert refusal(new_table, **config) == ("only-duel", "hades:duel-presentation:1")


# Autel and Maisons


@rule("hades:duel-mise-en-place-espace:2")
def test_one_autel_is_chosen_or_drawn_by_lot(new_table: NewTable) -> None:
    for altar in ALTARS:
        assert slugs(new_table(mode="duel", altar=altar), "altar") == ["autel-" + altar]
    assert slugs(new_table(mode="duel", altar="Équilibre"), "altar") == ["autel-equilibre"]
    drawn = [new_table(mode="duel", seed=seed) for seed in range(12)]
    assert {len(slugs(table, "altar")) for table in drawn} == {1}
    assert len({slugs(table, "altar")[0] for table in drawn}) > 2
    assert sum(card.type == "autel" for card in definitions(drawn[0])) == 1, "the others are not used"
    assert refusal(new_table, mode="duel", altar="cosmos")[0] == "unknown-altar"


@rule("hades:duel-mise-en-place-espace:3", "hades:duel-mise-en-place-espace:4")
def test_the_maisons_come_in_their_order_and_all_know_it(new_table: NewTable) -> None:
    table = new_table(mode="duel")
    assert pile(table) == SORTED
    assert slugs(table, "house") == ["maison-belier"]
    for seat in (0, 1, NOBODY):
        seen = [card.slug for card in view(table.game, seat).cards("houses")]
        assert seen == SORTED[:0:-1]


@rule("hades:duel-mise-en-place-espace:5", "hades:duel-mise-en-place-espace:4")
def test_or_they_are_shuffled_and_nobody_knows(new_table: NewTable) -> None:
    table = new_table(mode="duel", houses="shuffled")
    assert pile(table) != SORTED
    assert sorted(pile(table)) == sorted(SORTED)
    assert pile(table) != pile(new_table(mode="duel", houses="shuffled", seed=1))
    assert not any(card.slug for card in view(table.game, 0).cards("houses"))


@rule("hades:duel-mise-en-place-espace:6")
@pytest.mark.parametrize("houses", ["sorted", "shuffled"])
def test_some_may_be_removed_at_random(new_table: NewTable, houses: str) -> None:
    table = new_table(mode="duel", houses=houses, fewer_houses=5)
    assert len(pile(table)) == 7
    assert (pile(table) == [house for house in SORTED if house in pile(table)]) is (houses == "sorted")
    assert set(pile(table)) != set(pile(new_table(mode="duel", houses=houses, fewer_houses=5, seed=1)))
    assert len(pile(new_table(mode="duel", fewer_houses=11))) == 1
    for fewer in (-1, 12):
        assert refusal(new_table, mode="duel", fewer_houses=fewer)[0] == "houses-out-of-range"


# The players


@rule("hades:duel-mise-en-place-joueur:4", "hades:duel-mise-en-place-joueur:5")
def test_each_begins_with_twelve_heroes_and_six_capacites_of_the_own_side(new_table: NewTable) -> None:
    table = new_table(mode="duel", heroes=("gold", "renegade"))
    for seat, side in enumerate(("gold", "renegade")):
        hand, draw = slugs(table, "hand", seat), slugs(table, "draw", seat)
        assert (len(hand), len(draw)) == (5, 7)
        heroes = {card.slug: 2 for card in ALL if card.side == side and card.type == "personnage"}
        assert Counter(hand + draw) == heroes
        gifts = slugs(table, "own-capacities", seat)
        assert sorted(gifts) == sorted(card.slug for card in ALL if card.side == side and card.type == "capacite")
        assert len(gifts) == 6
        assert not any(card.slug for card in view(table.game, seat).cards("own-capacities", seat)), "face down"
    orders = {tuple(slugs(new_table(mode="duel", heroes=("gold",), seed=seed), "own-capacities")) for seed in range(4)}
    assert len(orders) > 1


@rule("hades:duel-mise-en-place-joueur:6", "hades:duel-mise-en-place-joueur:7", "hades:duel-mise-en-place-joueur:8")
def test_each_begins_with_eveil_fifth_sens_and_a_counter_of_six(new_table: NewTable) -> None:
    game = (table := new_table(mode="duel")).game
    for seat in range(2):
        assert slugs(table, "senses", seat) == ["sens-eveil", "sens-cinquieme-sens"]
        assert [game.cards[ref].mode for ref in game.cards_in("senses", seat)] == [0, 0]
        assert len(slugs(table, "senses-aside", seat)) == 3
        assert (slugs(table, "neant", seat), slugs(table, "aside", seat)) == ([], [])
        assert (game.counters[f"house/{seat}"], game.counters[f"energy/{seat}"]) == (6, 0)
    assert slugs(table, "elysion") == ["athena-combattante-divine"]
    assert game.counters["weapons"] == 6


def test_ruling_a_flame_is_nothing_here(table: Factory) -> None:
    t = duel(table, renegade=Side(hand=["titan", "titan"]), field=["mu-du-belier"])
    flame = next(card for card in ALL if card.slug == "mu-du-belier")
    assert flame.icon == "flame"
    t.renegade.play("titan", "mu-du-belier").play("titan", "mu-du-belier")
    t.renegade.acquire("mu-du-belier", "force", using=("titan",))
    assert (t.renegade.discard[0], t.events("flame")) == ("mu-du-belier", [])


# The end


@rule("hades:duel-objectif:1", "hades:duel-mise-en-place-espace:6")
def test_the_last_maison_ends_the_duel_after_the_turn(table: Factory) -> None:
    t = duel(
        table, "poissons", renegade=Side(hand=["titan", "titan"], draw=[JABU] * 9), gold=Side(hand=[JABU]),
        field=["weak", "worn"], reserve=["kiki"] * 9,
    )  # fmt: skip
    win(t, "maison-poissons")
    assert t.slugs("house") == []
    win(t, "worn")
    assert t.renegade.discard == ["titan", "worn", "titan"], "the turn goes on"
    t.renegade.end_turn()
    assert t.over
    assert len(t.renegade.hand) == 5, "upkeep included"
    assert t.winners == ["renegade"]
    assert [event.seat for event in t.events("turn")] == [0], "the other has no further turn"
    assert [event.rule for event in t.events("end")] == ["hades:duel-objectif:1"]


@rule("hades:duel-objectif:1")
def test_another_maison_does_not(table: Factory) -> None:
    t = duel(table, "verseau", renegade=Side(hand=["titan"]), houses=["maison-poissons"])
    win(t, "maison-verseau")
    t.renegade.end_turn()
    assert t.pending("main-phase", "gold")


@rule("hades:duel-objectif:2", "hades:fin-de-partie:9")
def test_points_count_as_in_classic_mode_with_the_maisons(table: Factory) -> None:
    gem = person("jewel", pv=4)
    t = duel(
        table, "poissons", gem,
        renegade=Side(
            hand=["titan", "jewel"], houses=["maison-lion", "maison-belier"], neant=["ash"], entrave=["bone"], tokens=2
        ),
    )  # fmt: skip
    assert t.renegade.score == 4 + (3 + 2) + 1 - 1 + 2
    win(t, "maison-poissons")
    assert t.renegade.score == 11 + 4


@rule("hades:fin-de-partie:9")
def test_ruling_a_tie_is_a_shared_victory(table: Factory) -> None:
    t = duel(table, "poissons", renegade=Side(hand=["titan"]), gold=Side(houses=["maison-verseau"]))
    win(t, "maison-poissons")
    t.renegade.end_turn()
    assert t.winners == ["renegade", "gold"]


def test_ruling_a_duel_in_which_nobody_acquires_for_a_hundred_turns_ends(table: Factory) -> None:
    t = duel(table, gold=Side(houses=["maison-lion"]), reserve=["kiki"] * 3)
    for _ in range(50):
        assert not t.over
        t.renegade.end_turn()
        t.gold.end_turn()
    assert t.over
    assert t.winners == ["gold"]


# Épopées


@rule("hades:duel-epopees:1")
def test_the_epopees_of_both_boxes_but_three(new_table: NewTable) -> None:
    def epics(**config: object) -> set[str]:
        table = new_table(epics=True, **config)
        return {*slugs(table, "epic"), *slugs(table, "epics")}

    everything = {card.slug for card in ALL if card.type == "epopee"}
    assert set(OUT) < everything
    assert epics(mode="duel") == everything - set(OUT)
    assert epics(asgard=True, poseidon=True, hades=True) == everything


@rule("hades:duel-epopees:2")
def test_a_maison_acquired_puts_an_hourglass_on_the_epopee(table: Factory) -> None:
    t = duel(table, renegade=Side(hand=["titan", "titan"]), epic="doutes", epics=["defiance"], houses=["maison-lion"])
    win(t, "worn")
    assert t.events("hourglass") == []
    win(t, "maison-belier")
    assert len(t.events("hourglass")) == 1
    t = duel(table, renegade=Side(hand=["titan"]), epic="doutes", hourglasses=2, epics=["defiance"])
    win(t, "maison-belier")
    assert (t.slugs("epic"), t.slugs("epics-past")) == (["epopee-defiance"], ["epopee-doutes"])


# What can be faced, and Élysion


@rule("hades:tour-phase-principale:3")
def test_a_character_faces_a_card_of_field_enfers_or_own_pile_a_pillar_or_the_maison(table: Factory) -> None:
    pillar = "pilier-de-l-ocean-indien"
    t = duel(
        table, renegade=Side(hand=["titan"], entrave=["bone"]), gold=Side(entrave=["crow"]), enfers={5: "ash"},
        pillars=[pillar],
    )  # fmt: skip
    t.renegade.choose("play:titan")
    t.pending("choose-to-face", "renegade")
    faced = {key.split("@")[0] for key in t.renegade.options}
    assert faced == {"weak", "worn", "ash", "bone", pillar, "maison-belier"}


@rule("hades:precisions:24")
def test_taking_athena_at_elysion_is_no_acquisition(table: Factory) -> None:
    """She is very rare, and the Caïna asks for acquiring such a card."""
    athena = "athena-combattante-divine"
    t = duel(table, renegade=Side(gifts=[TELEPORT], pawn=2), elysion=[athena], trials=["epreuve-caina"])
    t.renegade.choose(f"gift:{TELEPORT}").choose("space/1")
    t.pending("take-divine", "renegade")
    t.renegade.accept()
    assert t.renegade.hand == [athena]
    assert t.pending("main-phase", "renegade")


# Whole games


def test_turns_alternate(new_table: NewTable) -> None:
    table = new_table(mode="duel", heroes=("renegade", "gold"))
    for seat in (0, 1, 0):
        assert begins(table, seat)
        pass_turn(table)


def test_heroes_face_the_maison_like_any_card(table: Factory) -> None:
    t = duel(table, renegade=Side(hand=[SAGA, MU], counter=3))
    t.renegade.play(SAGA, "maison-belier").play(MU, "maison-belier").acquire("maison-belier", "force")
    assert t.renegade.houses == ["maison-belier"]
