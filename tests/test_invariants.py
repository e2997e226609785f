"""Every invariant cites the rulebook, and is noticed when it is broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

import pytest

from pioche import games
from pioche.games import dbs, seiya, veiel
from pioche.games.seiya.field import HILDA
from pioche.games.veiel import board
from pioche.kernel.cards.inforce import enforce
from pioche.kernel.cards.query import Anything, Fixed
from pioche.kernel.cards.rule import Entry, Number
from pioche.kernel.cards.value import Scope
from pioche.kernel.state.game import Game
from pioche.server import offers
from tests.conformance import Suite
from tests.invariants import LISTS, Broken, check

Break = Callable[[Game], object]

BATTLE, UNISON, FIELD, TOKEN = "pi1-005", "pi1-021", "pi1-041", "pi1-t01"


def classic() -> Game:
    """In its first main phase."""
    return seiya.new(seiya.Config(asgard=True, poseidon=True, epics=True), 1)


def solo() -> Game:
    return seiya.new(seiya.Config(mode="solo"), 1)


def enfers() -> Game:
    """With Hadès, in its first main phase."""
    return seiya.new(seiya.Config(asgard=True, poseidon=True, hades=True), 1)


def maisons() -> Game:
    """A duel of Hadès in its first main phase, the Gold Saint in the first place."""
    return seiya.new(seiya.Config(mode="duel", heroes=("gold", "renegade")), 1)


def upkeep() -> Game:
    """Where the active player chooses what to discard."""
    game = classic()
    game.answer(game.active, ("end",))
    return game


def duel() -> Game:
    """In its first main phase."""
    game = dbs.new(dbs.Config(), 1)
    while game.decision and game.decision.ask != "main-phase":
        game.answer(game.decision.seat, () if game.decision.ask == "redraw" else ("no",))
    return game


def encounter() -> Game:
    """In the turn of its first hero."""
    game = veiel.new(veiel.Config(), 1)
    while game.decision and game.decision.ask != "hero-turn":
        game.answer(game.decision.seat, (game.decision.options[0].key,))
    return game


def put(game: Game, slug: str, zone: str, seat: int = 0, owner: int | None = None, **facts: int) -> None:
    """A card that should not be there."""
    ref = game.add(game.rules.catalogue.by_slug[slug], zone, seat, seat if owner is None else owner)
    game.alter(ref, **facts)


def make(game: Game, key: str, number: int, phase: str) -> None:
    """As if some rule gave all cards this number."""
    enforce(game, Entry(0, Number((key,), Fixed(number), Anything(), phase), Scope(0, 0), False))  # type: ignore[arg-type]


def without_floors(game: Game) -> None:
    game.rules = copy(game.rules)
    game.rules.floors = {}


BREAKS: dict[str, tuple[Callable[[], Game], Break]] = {
    "the_clock_has_0_to_12_flames_and_none_alone": (solo, lambda game: game.counters.update(flames=1)),
    "a_game_against_hilda_has_24_turns": (solo, lambda game: game.counters.update(turn=25)),
    "the_statue_bears_0_to_7_sapphires": (classic, lambda game: game.counters.update(sapphires=8)),
    "nobody_has_more_than_3_energy": (classic, lambda game: game.counters.update({"energy/1": 4})),
    "the_6_libra_weapons_are_shared_out": (classic, lambda game: game.counters.update({"weapons/0": 1})),
    "the_7_pillars_are_aside_revealed_or_destroyed": (
        classic,
        lambda game: game.move(game.cards_in("pillars-aside")[0], "gone"),
    ),
    "one_epic_at_most_is_in_force": (classic, lambda game: game.move(game.cards_in("epics")[0], "epic")),
    "an_epic_with_all_its_hourglasses_is_over": (
        classic,
        lambda game: game.put(game.cards_in("epic")[0], "hourglass", 9),
    ),
    "cards_of_the_field_lie_in_slots_of_their_own_from_1_to_6": (
        classic,
        lambda game: game.alter(game.cards_in("field")[0], place=2),
    ),
    "no_cost_is_below_1_and_a_missing_one_stays_missing": (classic, lambda game: make(game, "cost_force", 0, "most")),
    "nobody_has_more_than_one_armour_equipped": (
        classic,
        lambda game: [put(game, slug, "armour", 1) for slug in ("armure-du-lion", "armure-du-cancer")],
    ),
    "armours_relics_and_characters_lie_where_such_cards_do": (
        classic,
        lambda game: put(game, "armure-du-lion", "wounded"),
    ),
    "only_those_whose_turn_it_is_have_cards_played": (classic, lambda game: put(game, "oko", "play", 1 - game.active)),
    "when_hands_are_looked_through_in_upkeep_nothing_played_is_left": (
        upkeep,
        lambda game: put(game, "oko", "play", game.active),
    ),
    "a_frozen_card_has_a_marker_on_side_2_or_1": (classic, lambda game: put(game, "oko", "frozen")),
    "no_card_in_a_hand_or_discard_pile_bears_tokens": (
        classic,
        lambda game: put(game, "oko", "discard", counters=(("pv", 1),)),
    ),
    "no_force_cosmos_or_heal_in_play_is_below_0": (
        classic,
        lambda game: [put(game, "oko", "play", game.active), make(game, "force", -1, "set"), without_floors(game)],
    ),
    "what_lies_in_a_personal_space_is_its_players": (classic, lambda game: put(game, "oko", "discard", 0, owner=1)),
    "hilda_holds_5_cards_at_most": (solo, lambda game: [put(game, "oko", "hand", HILDA) for _ in range(6)]),
    "there_are_90_souls": (enfers, lambda game: game.counters.update(souls=90)),
    "the_gate_holds_10_tokens_at_most_and_no_card_beside_them": (enfers, lambda game: game.counters.update(gate=11)),
    "slots_and_spaces_are_five": (enfers, lambda game: game.counters.update({"pawn/0": 6})),
    "what_lies_beside_the_foremost_pawn_is_revealed": (enfers, lambda game: game.counters.update({"pawn/0": 2})),
    "entrave_piles_are_ordered_by_grade": (
        enfers,
        lambda game: [put(game, slug, "entrave", 1, -1) for slug in ("hades", "markino")],
    ),
    "cards_of_the_styx_join_no_game": (enfers, lambda game: put(game, "markino", "removed", 0, -1)),
    "nobody_has_more_than_3_capacites_and_3_epreuves_lie_open": (
        enfers,
        lambda game: [game.move(ref, "gifts", 1) for ref in game.cards_in("capacities")[:4]],
    ),
    "the_eveil_stays_and_sens_come_one_after_the_other": (
        enfers,
        lambda game: game.move(game.cards_in("senses-aside", 1)[-1], "senses", 1),
    ),
    "counters_show_1_to_12": (maisons, lambda game: game.counters.update({"house/1": 0})),
    "one_maison_is_revealed_until_the_last_is_acquired": (
        maisons,
        lambda game: game.move(game.cards_in("house")[0], "own-houses", 1),
    ),
    "each_side_has_its_6_capacites_and_no_other": (
        maisons,
        lambda game: game.move(game.cards_in("own-capacities", 1)[0], "gifts", 0),
    ),
    "athena_waits_is_held_or_played": (
        maisons,
        lambda game: game.move(game.cards_in("elysion")[0], "discard", 1, owner=1),
    ),
    "each_leader_area_holds_just_the_leader": (duel, lambda game: game.move(game.cards_in("leader", 1)[0], "drop", 1)),
    "each_player_owns_50_to_60_cards_and_a_leader": (
        duel,
        lambda game: [put(game, BATTLE, "deck", 1) for _ in range(11)],
    ),
    "who_plays_on_has_life_and_a_deck": (
        duel,
        lambda game: [game.move(ref, "hand", 1) for ref in game.cards_in("life", 1)],
    ),
    "a_unison_area_holds_one_card_at_most": (
        duel,
        lambda game: [put(game, UNISON, "unison", counters=(("marker", 1),)) for _ in range(2)],
    ),
    "a_battle_area_holds_one_field_at_most": (duel, lambda game: [put(game, FIELD, "battle") for _ in range(2)]),
    "cards_in_play_are_of_the_type_of_their_area": (duel, lambda game: put(game, UNISON, "battle")),
    "combos_are_only_in_battles": (duel, lambda game: put(game, BATTLE, "combo")),
    "in_hidden_and_discarded_areas_players_have_their_own_cards": (
        duel,
        lambda game: put(game, BATTLE, "drop", 0, owner=1),
    ),
    "tokens_are_in_a_battle_or_combo_area_or_nowhere": (duel, lambda game: put(game, TOKEN, "hand")),
    "cards_beneath_lie_under_a_card_in_play": (duel, lambda game: put(game, BATTLE, "under")),
    "no_card_in_play_stays_at_a_power_of_0_or_less": (
        duel,
        lambda game: [put(game, BATTLE, "battle"), make(game, "power", 0, "set")],
    ),
    "no_number_but_power_is_negative": (
        duel,
        lambda game: [put(game, BATTLE, "battle"), make(game, "combo_power", -5000, "set"), without_floors(game)],
    ),
    "no_markers_are_negative_and_a_unison_card_in_play_has_some": (duel, lambda game: put(game, UNISON, "unison")),
    "no_card_is_lost": (encounter, lambda game: game.zones.__setitem__(game.bases["stock"], ())),
    "nobody_living_shares_a_cell": (
        encounter,
        lambda game: game.alter(board.hero(game, 0), place=game.cards[board.hero(game, 1)].place),
    ),
    "every_seat_has_one_hero": (encounter, lambda game: game.move(board.hero(game, 1), "gone")),
    "enemies_on_the_board_live_and_their_wounds_are_short_of_a_life": (
        encounter,
        lambda game: game.put(board.enemies(game)[0], "lives", 0),
    ),
    "block_is_never_negative_and_kept_block_is_part_of_it": (
        encounter,
        lambda game: game.put(board.hero(game, 0), "kept", 1),
    ),
    "each_boss_has_seven_actions": (encounter, lambda game: game.move(game.cards_in("actions")[0], "gone")),
    "a_boss_stands_on_the_board_only_in_the_fourth_encounter": (
        encounter,
        lambda game: (
            game.put(game.move(game.cards_in("bosses")[0], "board", place=24), "lives", 1),
            game.counters.update(encounter=3),
        ),
    ),
    "nothing_is_being_resolved_when_a_hero_decides_what_to_do": (
        encounter,
        lambda game: game.move(game.cards_in("hand")[0], "limbo"),
    ),
    "the_cards_in_a_heros_piles_are_that_heros": (
        encounter,
        lambda game: game.alter(game.cards_in("hand")[0], owner=1),
    ),
    "rewards_come_from_the_colours_of_their_hero": (encounter, lambda game: put(game, "angle-mort", "hand")),
    "the_dead_hold_no_cards": (encounter, lambda game: game.mark(board.hero(game, 1), "dead")),
    "a_game_goes_on_only_while_somebody_lives_or_may_return": (
        encounter,
        lambda game: (
            game.counters.update(round=2),
            [game.mark(board.hero(game, seat), "dead") for seat in (0, 1)],
            [game.move(ref, "discard", seat) for seat in (0, 1) for ref in game.cards_in("hand", seat)],
        ),
    ),
}


def test_every_invariant_cites_statements_of_the_rulebook() -> None:
    for name in games.NAMES:
        known = offers.find(name).rulebook(games.find(name).RULES)
        assert not [rule for invariant in LISTS[name] for rule in invariant.rules if not known.has(rule)]


def test_every_invariant_is_broken_below() -> None:
    assert [invariant.holds.__name__ for name in games.NAMES for invariant in LISTS[name]] == list(BREAKS)


@pytest.mark.parametrize("name", BREAKS)
def test_an_invariant_that_is_broken_is_noticed_and_named(name: str) -> None:
    position, break_it = BREAKS[name]
    game = position()
    check(game)
    break_it(game)
    with pytest.raises(Broken) as broken:
        check(game)
    assert str(broken.value).startswith(name.replace("_", " "))


def test_the_conformance_suite_notices_too_much_energy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pioche.games.seiya.tokens.ENERGY", 99)
    with pytest.raises(Broken, match="nobody has more than 3 energy"):
        Suite(seiya).play(seiya.Config(players=2, asgard=True), 0, often=0.0)
