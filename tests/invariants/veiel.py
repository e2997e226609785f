"""What holds at every decision of L'Ordre de Veiel. Numbers are the rulebook's, not the code's."""

from __future__ import annotations

from pioche.games.veiel.card import VeielCard
from pioche.kernel.state.game import Game
from tests.invariants.listing import invariant

CELLS = range(1, 4 * 6 + 1)
HERO_ZONES = ("deck", "hand", "discard", "wounds", "exile")


def definition(game: Game, ref: int) -> VeielCard:
    found = game.rules.catalogue.definitions[game.cards[ref].definition]
    assert isinstance(found, VeielCard)
    return found


def living(game: Game) -> list[int]:
    return [ref for ref in game.cards_in("board") if "dead" not in game.cards[ref].marks]


@invariant("veiel:contenu:2", "veiel:glossaire-retirer-du-jeu:1")
def no_card_is_lost(game: Game) -> bool:
    return sum(len(zone) for zone in game.zones) == len(game.cards)


@invariant("veiel:mise-en-place-affrontement:4", "veiel:deplacement:3")
def nobody_living_shares_a_cell(game: Game) -> bool:
    places = [game.cards[ref].place for ref in living(game)]
    return len(set(places)) == len(places) and all(place in CELLS for place in places)


@invariant("veiel:mise-en-place:6", "veiel:jouer-en-solo:1")
def every_seat_has_one_hero(game: Game) -> bool:
    heroes = [
        *(game.cards[ref].owner for ref in game.cards_in("board") if definition(game, ref).kind == "hero"),
        *(seat for seat in range(game.players) for _ in game.cards_in("camp", seat)),
    ]
    return sorted(heroes) == list(range(game.players)) and 2 <= game.players <= 5


@invariant("veiel:attaque:3", "veiel:attaque:4")
def enemies_on_the_board_live_and_their_wounds_are_short_of_a_life(game: Game) -> bool:
    for ref in game.cards_in("board"):
        card = game.cards[ref]
        if card.owner < 0:
            full, each = definition(game, ref).vitality[game.players - 2]
            if not 1 <= card.count("lives") <= full or not 0 <= card.count("wounds") < each:
                return False
    return True


@invariant("veiel:defense:1")
def block_is_never_negative_and_kept_block_is_part_of_it(game: Game) -> bool:
    cards = [game.cards[ref] for ref in game.cards_in("board")]
    return all(0 <= card.count("kept") <= card.count("block") for card in cards)


@invariant("veiel:boss:4")
def each_boss_has_seven_actions(game: Game) -> bool:
    piles = ("actions", "actions-past", "actions-lasting")
    count = sum(len(game.cards_in(pile, index)) for pile in piles for index in (0, 1)) + len(game.cards_in("acting"))
    return count == 7 * (len(game.cards_in("bosses")) + len(game.cards_in("bosses-dead")) + on_board(game, "boss"))


def on_board(game: Game, kind: str) -> int:
    return sum(definition(game, ref).kind == kind for ref in game.cards_in("board"))


@invariant("veiel:boss:1", "veiel:deroulement:1")
def a_boss_stands_on_the_board_only_in_the_fourth_encounter(game: Game) -> bool:
    return 1 <= game.counters["encounter"] <= 4 and (game.counters["encounter"] == 4 or not on_board(game, "boss"))


@invariant("veiel:resoudre-puis-defausser:1")
def nothing_is_being_resolved_when_a_hero_decides_what_to_do(game: Game) -> bool:
    asked = game.decision
    return (
        asked is None
        or asked.ask not in ("hero-turn", "who-plays")
        or "play-at-once" in stack(game)
        or not (game.cards_in("limbo") or game.cards_in("acting"))
    )


def stack(game: Game) -> list[str]:
    return [frame.at for frame in game.stack]


@invariant("veiel:glossaire-jeu-du-heros:1", "veiel:se-renforcer:3")
def the_cards_in_a_heros_piles_are_that_heros(game: Game) -> bool:
    return all(
        game.cards[ref].owner == seat
        for zone in HERO_ZONES
        for seat in range(game.players)
        for ref in game.cards_in(zone, seat)
    )


@invariant("veiel:cartes-generalites:3", "veiel:se-renforcer:2")
def rewards_come_from_the_colours_of_their_hero(game: Game) -> bool:
    for seat in range(game.players):
        found = [*game.cards_in("camp", seat), *(r for r in game.cards_in("board") if game.cards[r].owner == seat)]
        colours = set(definition(game, found[0]).colours)
        for zone in HERO_ZONES:
            for ref in game.cards_in(zone, seat):
                if not set(definition(game, ref).colours) <= colours:
                    return False
    return True


@invariant("veiel:mort-heros:2")
def the_dead_hold_no_cards(game: Game) -> bool:
    return all(
        not game.cards_in("hand", game.cards[ref].owner)
        for ref in game.cards_in("board")
        if "dead" in game.cards[ref].marks
    )


@invariant("veiel:fin-de-partie:1")
def a_game_goes_on_only_while_somebody_lives_or_may_return(game: Game) -> bool:
    if not game.cards_in("board") or any(game.cards_in("camp", seat) for seat in range(game.players)):
        return True
    return bool([ref for ref in living(game) if game.cards[ref].owner >= 0]) or game.counters["round"] <= 1
