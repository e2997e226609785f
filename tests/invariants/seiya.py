"""What holds at every decision of Saint Seiya Deckbuilding. Numbers are the rulebook's, not the code's."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from pioche.games.seiya.card import ARMOUR_TYPE, CHARACTER_TYPE, RELIC_TYPE, SeiyaCard
from pioche.kernel.state.catalogue import Catalogue
from pioche.kernel.state.game import Game
from tests.invariants.listing import invariant

# Where a card lies that belongs to the player before whom it lies; played ones may be another's.
OWN = ("hand", "draw", "discard", "wounded", "frozen", "destroyed", "aside", "board", "trophies", "guard", "apart")


def definition(game: Game, ref: int) -> SeiyaCard:
    found = game.rules.catalogue.definitions[game.cards[ref].definition]
    assert isinstance(found, SeiyaCard)
    return found


def everybodys(game: Game, zone: str) -> Iterable[int]:
    return (ref for seat in range(game.players) for ref in game.cards_in(zone, seat))


def zones_of(game: Game, definitions: Collection[int]) -> set[str]:
    """In which zones cards of these definitions lie."""
    return {game.rules.zone_at[card.zone].name for card in game.cards.values() if card.definition in definitions}


@cache
def graded(catalogue: Catalogue) -> frozenset[int]:
    """The definitions that have a grade: those of the Styx."""
    cards = enumerate(catalogue.definitions)
    return frozenset(number for number, card in cards if isinstance(card, SeiyaCard) and card.grade is not None)


def counter(game: Game, name: str) -> int:
    return game.counters.get(name, 0)


# The clock, the statue, tokens


@invariant("seiya:classic:4:6", "seiya:glossary:flamme:3", "seiya:solo:2:1")
def the_clock_has_0_to_12_flames_and_none_alone(game: Game) -> bool:
    return 0 <= counter(game, "flames") <= (0 if game.automatic else 12)


@invariant("seiya:solo:1:3")
def a_game_against_hilda_has_24_turns(game: Game) -> bool:
    return not game.automatic or 1 <= game.counters["turn"] <= 24


@invariant("seiya:classic:4:13", "seiya:asgard:10")
def the_statue_bears_0_to_7_sapphires(game: Game) -> bool:
    return 0 <= counter(game, "sapphires") <= 7


@invariant("seiya:glossary:jeton-energie:4", "seiya:glossary:plateau-joueur:3")
def nobody_has_more_than_3_energy(game: Game) -> bool:
    return all(0 <= counter(game, f"energy/{seat}") <= 3 for seat in range(game.players))


@invariant("seiya:classic:4:18", "seiya:classic:5.1.4.b:6")
def the_6_libra_weapons_are_shared_out(game: Game) -> bool:
    left = [counter(game, "weapons"), *(counter(game, f"weapons/{seat}") for seat in range(game.players))]
    return min(left) >= 0 and sum(left) == (6 if "weapons" in game.counters else 0)


@invariant("seiya:classic:4:17", "seiya:classic:5.1.4.b:4")
def the_7_pillars_are_aside_revealed_or_destroyed(game: Game) -> bool:
    pillars = [*game.cards_in("pillars-aside"), *game.cards_in("pillars"), *everybodys(game, "trophies")]
    return len(pillars) == (7 if "weapons" in game.counters else 0)


@invariant("seiya:classic:5.1.1:3", "seiya:classic:5.1.1:7")
def one_epic_at_most_is_in_force(game: Game) -> bool:
    return len(game.cards_in("epic")) <= 1


@invariant("seiya:classic:5.1.1:5", "seiya:classic:5.1.1:7")
def an_epic_with_all_its_hourglasses_is_over(game: Game) -> bool:
    """It ends in the course of an effect: so it is asked of the main phase, in which nothing is under way."""
    if game.decision is None or game.decision.ask != "main-phase":
        return True
    return all(
        0 <= game.cards[ref].count("hourglass") < definition(game, ref).hourglasses for ref in game.cards_in("epic")
    )


# The field


@invariant("seiya:glossary:terrain:1", "seiya:classic:4:9")
def cards_of_the_field_lie_in_slots_of_their_own_from_1_to_6(game: Game) -> bool:
    slots = [game.cards[ref].place for ref in game.cards_in("field")]
    return slots == sorted(set(slots)) and all(1 <= slot <= 6 for slot in slots)


@invariant("seiya:classic:5.1.4.a:16", "seiya:glossary:cout-d-acquisition:2", "seiya:glossary:cout-d-acquisition:3")
def no_cost_is_below_1_and_a_missing_one_stays_missing(game: Game) -> bool:
    for ref in game.cards_in("field"):
        card = definition(game, ref)
        for key, printed in (("cost_force", card.cost_force), ("cost_cosmos", card.cost_cosmos)):
            cost = game.number(key, ref)
            if (cost is None) is not (printed is None) or (cost is not None and cost < 1):
                return False
    return True


# Players


@invariant("seiya:classic:5.1.3:1", "seiya:solo:3.2:2")
def nobody_has_more_than_one_armour_equipped(game: Game) -> bool:
    return all(len(game.cards_in("armour", seat)) <= 1 for seat in range(game.players))


@invariant("seiya:glossary:type-de-cartes:1", "seiya:asgard:7", "seiya:classic:5.1.6:3")
def armours_relics_and_characters_lie_where_such_cards_do(game: Game) -> bool:
    wanted = {"armour": ARMOUR_TYPE, "relics": RELIC_TYPE, "play": CHARACTER_TYPE, "wounded": CHARACTER_TYPE}
    return all(definition(game, ref).type == kind for zone, kind in wanted.items() for ref in everybodys(game, zone))


@invariant("seiya:classic:5.1.2:2", "seiya:solo:5.2:1")
def only_those_whose_turn_it_is_have_cards_played(game: Game) -> bool:
    """Hilda and the player play in the same turn."""
    return not any(game.cards_in("play", seat) for seat in range(game.players) if seat not in turn_of(game))


def turn_of(game: Game) -> tuple[int, ...]:
    return (game.active, *game.automatic)


@invariant("seiya:classic:5.2:2", "seiya:solo:5.2.4:1")
def when_hands_are_looked_through_in_upkeep_nothing_played_is_left(game: Game) -> bool:
    return game.decision is None or game.decision.ask != "choose-upkeep" or not list(everybodys(game, "play"))


@invariant("seiya:glossary:gelee:2", "seiya:glossary:marqueur-gel:2")
def a_frozen_card_has_a_marker_on_side_2_or_1(game: Game) -> bool:
    return all(game.cards[ref].mode in (1, 2) for ref in everybodys(game, "frozen"))


@invariant("seiya:glossary:jeton-point-de-victoire:2")
def no_card_in_a_hand_or_discard_pile_bears_tokens(game: Game) -> bool:
    return not any(game.cards[ref].counters for zone in ("hand", "discard") for ref in everybodys(game, zone))


@invariant("seiya:glossary:force:3", "seiya:glossary:cosmos:3", "seiya:glossary:soin:3")
def no_force_cosmos_or_heal_in_play_is_below_0(game: Game) -> bool:
    """A card without such a value has 0, and none is lowered further."""
    cards = [*everybodys(game, "play"), *everybodys(game, "armour")]
    return all((game.number(key, ref) or 0) >= 0 for ref in cards for key in ("force", "cosmos", "heal"))


@invariant("seiya:classic:3:1", "seiya:glossary:defausse:1", "seiya:glossary:detruite:2")
def what_lies_in_a_personal_space_is_its_players(game: Game) -> bool:
    return all(
        game.cards[ref].owner == seat
        for zone in OWN
        for seat in range(game.players)
        for ref in game.cards_in(zone, seat)
    )


@invariant("seiya:solo:3.1:2")
def hilda_holds_5_cards_at_most(game: Game) -> bool:
    return all(len(game.cards_in("hand", seat)) <= 5 for seat in game.automatic)


# Hadès


@invariant("hades:ames:2", "hades:mise-en-place-espace:12")
def there_are_90_souls(game: Game) -> bool:
    held = [counter(game, f"souls/{seat}") for seat in range(game.players)]
    return min(held) >= 0 and counter(game, "souls") + sum(held) == (90 if "souls" in game.counters else 0)


@invariant("hades:enfers:4")
def the_gate_holds_10_tokens_at_most_and_no_card_beside_them(game: Game) -> bool:
    tokens = counter(game, "gate")
    last = [ref for zone in ("veiled", "enfers") for ref in game.cards_in(zone) if game.cards[ref].place == 5]
    return 0 <= tokens <= 10 and not (tokens and last)


@invariant("hades:enfers:2", "hades:enfers:5")
def slots_and_spaces_are_five(game: Game) -> bool:
    slots = [game.cards[ref].place for zone in ("veiled", "enfers") for ref in game.cards_in(zone)]
    pawns = [place for name, place in game.counters.items() if name.startswith("pawn/")]
    return len(set(slots)) == len(slots) and all(1 <= place <= 5 for place in (*slots, *pawns))


@invariant("hades:enfers-emplacements-heros:3")
def what_lies_beside_the_foremost_pawn_is_revealed(game: Game) -> bool:
    pawns = [place for name, place in game.counters.items() if name.startswith("pawn/")]
    revealing = any(type(frame).__name__ in ("Reveal", "MovingPawn", "FillEnfers") for frame in game.stack)
    return revealing or all(game.cards[ref].place < min(pawns) for ref in game.cards_in("veiled"))


@invariant("hades:entrave:5")
def entrave_piles_are_ordered_by_grade(game: Game) -> bool:
    piles = [
        [definition(game, ref).grade or 0 for ref in game.cards_in("entrave", seat)] for seat in range(game.players)
    ]
    return all(pile == sorted(pile) for pile in piles)


@invariant("hades:styx:1", "hades:styx:2")
def cards_of_the_styx_join_no_game(game: Game) -> bool:
    homes = {"styx", "veiled", "enfers", "neant", "entrave", "limbo"}
    return zones_of(game, graded(game.rules.catalogue)) <= homes


@invariant("hades:capacites:3", "hades:enfers:6")
def nobody_has_more_than_3_capacites_and_3_epreuves_lie_open(game: Game) -> bool:
    return (
        all(len(game.cards_in("gifts", seat)) <= 3 for seat in range(game.players))
        and len(game.cards_in("trials")) <= 3
    )


@invariant("hades:perdre-sens:3", "hades:gagner-sens:2", "hades:perdre-sens:2")
def the_eveil_stays_and_sens_come_one_after_the_other(game: Game) -> bool:
    ladder = ["sens-eveil", "sens-cinquieme-sens", "sens-sixieme-sens", "sens-septieme-sens", "sens-huitieme-sens"]
    for seat in range(game.players) if "souls" in game.counters else ():
        own = {definition(game, ref).slug for ref in game.cards_in("senses", seat)}
        if own != set(ladder[: len(own)]) or not own:
            return False
    return True


# The duel


@invariant("hades:duel-maisons:6", "hades:duel-maisons:9")
def counters_show_1_to_12(game: Game) -> bool:
    return all(1 <= shown <= 12 for name, shown in game.counters.items() if name.startswith("house/"))


@invariant("hades:duel-maisons:3", "hades:duel-objectif:1")
def one_maison_is_revealed_until_the_last_is_acquired(game: Game) -> bool:
    revealed, left = game.cards_in("house"), game.cards_in("houses")
    on_its_way = any(definition(game, ref).type == "maison" for ref in game.cards_in("limbo"))
    return len(revealed) <= 1 and (bool(revealed) or not left or on_its_way or game.decision is None)


@invariant("hades:duel-mise-en-place-joueur:5", "hades:duel-capacites:1")
def each_side_has_its_6_capacites_and_no_other(game: Game) -> bool:
    def sides(seat: int) -> list[str | None]:
        own = (*game.cards_in("own-capacities", seat), *game.cards_in("gifts", seat))
        return [definition(game, ref).side for ref in own]

    if "house/0" not in game.counters:
        return not any(any(sides(seat)) for seat in range(game.players))
    return sorted((len(own), *set(own)) for own in map(sides, range(2))) == [(6, "gold"), (6, "renegade")]


@invariant("hades:duel-mise-en-place-joueur:8", "hades:duel-athena:1")
def athena_waits_is_held_or_played(game: Game) -> bool:
    """Never marked, discarded or destroyed: once used she waits again."""
    athena = game.rules.catalogue.by_slug["athena-combattante-divine"]
    return zones_of(game, {athena}).isdisjoint({"wounded", "frozen", "discard", "destroyed"})
