"""What holds at every decision of the Dragon Ball Super Card Game. Numbers are the rulebook's, not the code's."""

from __future__ import annotations

from collections.abc import Iterable

from pioche.games.dbs.card import DbsCard
from pioche.kernel.state.game import Game
from tests.invariants.listing import invariant

SEATS = (0, 1)

# Decisions that follow a checkpoint: confirmative rule processing has been done (9-1-2-2).
FREE_TIMINGS = ("main-phase", "offense-step", "defense-step")


def definition(game: Game, ref: int) -> DbsCard:
    found = game.rules.catalogue.definitions[game.cards[ref].definition]
    assert isinstance(found, DbsCard)
    return found


def both(game: Game, *areas: str) -> Iterable[int]:
    return (ref for area in areas for seat in SEATS for ref in game.cards_in(area, seat))


def free_timing(game: Game) -> bool:
    return game.decision is not None and game.decision.ask in FREE_TIMINGS


# Players


@invariant("dbs:5-1-2", "dbs:3-5-3")
def each_leader_area_holds_just_the_leader(game: Game) -> bool:
    leaders = [game.cards_in("leader", seat) for seat in SEATS]
    return all(len(cards) == 1 and definition(game, cards[0]).type == "leader" for cards in leaders)


@invariant("dbs:5-1-3", "dbs:4-2-2")
def each_player_owns_50_to_60_cards_and_a_leader(game: Game) -> bool:
    definitions = game.rules.catalogue.definitions
    owners = [card.owner for card in game.cards.values() if not definitions[card.definition].token]  # type: ignore[attr-defined]
    return all(51 <= owners.count(seat) <= 61 for seat in SEATS) and len(owners) == sum(map(owners.count, SEATS))


@invariant("dbs:9-2-1", "dbs:9-2-3", "dbs:9-2-4")
def who_plays_on_has_life_and_a_deck(game: Game) -> bool:
    areas = [game.cards_in(area, seat) for area in ("life", "deck") for seat in SEATS]
    return not game.counters["begun"] or all(areas)


# Areas


@invariant("dbs:3-11-5")
def a_unison_area_holds_one_card_at_most(game: Game) -> bool:
    return all(len(game.cards_in("unison", seat)) <= 1 for seat in SEATS)


@invariant("dbs:3-6-6", "dbs:10-3-3")
def a_battle_area_holds_one_field_at_most(game: Game) -> bool:
    return all(
        sum("[Field]" in game.words[game.cards[ref].definition] for ref in game.cards_in("battle", seat)) <= 1
        for seat in SEATS
    )


@invariant("dbs:2-3-2-1", "dbs:2-3-2-2", "dbs:3-6-6", "dbs:3-7-1", "dbs:3-11-1")
def cards_in_play_are_of_the_type_of_their_area(game: Game) -> bool:
    wanted = {"battle": ("battle", "extra"), "combo": ("battle",), "unison": ("unison",)}
    return all(definition(game, ref).type in types for area, types in wanted.items() for ref in both(game, area))


@invariant("dbs:3-7-3", "dbs:9-3-2", "dbs:7-4-1-6")
def combos_are_only_in_battles(game: Game) -> bool:
    """A Combo Area is emptied by rule processing: so it is asked of the free timing between battles."""
    asked = game.decision.ask if game.decision else ""
    return asked not in ("charge", "main-phase") or not list(both(game, "combo"))


@invariant("dbs:3-1-7-1", "dbs:4-2-4")
def in_hidden_and_discarded_areas_players_have_their_own_cards(game: Game) -> bool:
    return all(
        game.cards[ref].owner == seat
        for area in ("deck", "hand", "drop", "energy", "life", "warp")
        for seat in SEATS
        for ref in game.cards_in(area, seat)
    )


@invariant("dbs:10-18-7")
def tokens_are_in_a_battle_or_combo_area_or_nowhere(game: Game) -> bool:
    nowhere = ("deck", "hand", "drop", "energy", "life", "warp", "leader", "unison")
    return not any(definition(game, ref).token for ref in both(game, *nowhere))


@invariant("dbs:11-3-1", "dbs:11-3-4")
def cards_beneath_lie_under_a_card_in_play(game: Game) -> bool:
    in_play = set(both(game, "leader", "battle", "combo", "unison"))
    return all(game.cards[ref].link in in_play for ref in both(game, "under"))


# Numbers


@invariant("dbs:9-5-2", "dbs:9-7-2")
def no_card_in_play_stays_at_a_power_of_0_or_less(game: Game) -> bool:
    """Power may fall below 0 (2-8-3), but no card with such a power outlasts a checkpoint."""
    if not free_timing(game):
        return True
    return all((game.number("power", ref) or 0) > 0 for ref in both(game, "unison", "battle") if has_power(game, ref))


def has_power(game: Game, ref: int) -> bool:
    return definition(game, ref).power is not None


@invariant("dbs:1-3-6")
def no_number_but_power_is_negative(game: Game) -> bool:
    return all(
        (game.number(key, ref) or 0) >= 0
        for key in ("cost", "combo_cost", "combo_power")
        for ref in both(game, "battle", "combo", "unison")
    )


@invariant("dbs:4-12-2", "dbs:9-6-1-2")
def no_markers_are_negative_and_a_unison_card_in_play_has_some(game: Game) -> bool:
    """By the rulings one that is not paid with its energy cost, so that X is 0, may come into play with none."""
    unisons = [game.cards[ref] for ref in both(game, "unison")]
    marked = all(card.count("marker") or "x 0" in card.marks for card in unisons)
    return marked and all(number > 0 for card in game.cards.values() for _, number in card.counters)
