"""The kernel's mechanisms, each shown on the toy game: checkpoint, counter window, replacement, layers."""

from __future__ import annotations

from pioche.kernel.cards.answers import parts
from pioche.kernel.state.game import Game
from tests import toy


def game_of(first: str, second: str, *cards: toy.ToyCard, rules: type[toy.ToyRules] = toy.ToyRules) -> Game:
    """A game in which each player holds these cards, and draws soldiers; with more cards than there are, perhaps."""
    hands = [tuple(slugs.split()) for slugs in (first, second)]
    size = max(len(hand) for hand in hands)
    decks = tuple(("soldier",) * (20 + size - len(hand)) + hand for hand in hands)
    return toy.new(toy.Config(decks=decks, hand=size), 1, rules((*toy.CARDS, *cards)))


def do(game: Game, *keys: str) -> None:
    """Answer one decision after the other, whoever is asked."""
    for key in keys:
        assert game.decision is not None
        game.answer(game.decision.seat, [key])


def play(game: Game, *keys: str) -> None:
    """The same, where nobody counters what is played."""
    for key in keys:
        do(game, key)
        while game.decision is not None and game.decision.ask == "toy-counter":
            do(game, "no")


def asked(game: Game) -> tuple[int, str, list[str]]:
    assert game.decision is not None
    return game.decision.seat, game.decision.ask, [option.key for option in game.decision.options]


def slugs(game: Game, zone: str, seat: int) -> list[str]:
    return [game.rules.catalogue.definitions[game.cards[ref].definition].slug for ref in game.cards_in(zone, seat)]


def test_layers_multiply_before_they_add() -> None:
    game = game_of("soldier banner drill", "")
    do(game, "soldier", "no", "banner", "no", "drill", "no")
    (soldier,) = (ref for ref in game.cards_in("board", 0) if game.number("power", ref))
    assert game.number("power", soldier) == 2 * 2 + 1
    assert [(part.phase, part.amount) for part in parts(game, "power", soldier, 2)] == [
        ("base", 2),
        ("times", 2),
        ("add", 1),
    ]


def test_a_player_with_a_hand_is_asked_to_counter_whatever_it_holds() -> None:
    game = game_of("soldier", "soldier")
    do(game, "soldier")
    assert asked(game) == (1, "toy-counter", ["no"])


def test_a_counter_negates_the_nearest_play() -> None:
    game = game_of("soldier", "veto")
    do(game, "soldier", "veto", "no")
    assert slugs(game, "board", 0) == []
    assert slugs(game, "drop", 0) == ["soldier"]
    assert slugs(game, "drop", 1) == ["veto"]


def test_counters_resolve_last_in_first_out() -> None:
    game = game_of("soldier veto", "veto soldier")
    do(game, "soldier", "veto", "veto", "no")
    assert slugs(game, "board", 0) == ["soldier"]
    assert slugs(game, "drop", 0) == ["veto"]
    assert slugs(game, "drop", 1) == ["veto"]


def test_an_optional_replacement_is_offered_to_the_player_concerned() -> None:
    game = game_of("soldier spark", "shield soldier spark")
    do(game, "end", "shield", "no", "end")
    do(game, "spark", "no", "spark")
    assert asked(game)[:2] == (1, "choose-replacement")
    do(game, "instead/0")
    assert slugs(game, "drop", 1) == []
    assert slugs(game, "deck", 1)[-1] == "spark"


def test_what_comes_instead_is_judged_again_but_no_rule_twice() -> None:
    """Shield turns a drop into a return, Pit turns that return into a drop, and Shield has had its turn."""
    game = game_of("spark", "shield pit spark soldier")
    do(game, "end", "shield", "no", "pit", "no", "end")
    do(game, "spark", "no", "spark", "instead/0")
    assert slugs(game, "drop", 1) == ["spark"]


def test_a_refused_replacement_changes_nothing() -> None:
    game = game_of("spark soldier", "shield soldier")
    do(game, "end", "shield", "no", "end", "spark", "no", "soldier", "no")
    assert slugs(game, "drop", 1) == ["soldier"]


def test_a_group_is_judged_card_by_card_before_its_first_change() -> None:
    game = game_of("storm", "shield spark offer")
    do(game, "end", "shield", "no", "end", "storm", "no")
    seen = []
    while asked(game)[1] == "choose-replacement":
        seen.append(slugs(game, "drop", 1))
        do(game, "no")
    assert seen == [[]] * len(seen)
    assert len(seen) > 1
    assert len(slugs(game, "drop", 1)) == len(seen)


def test_a_waiting_trigger_resolves_at_the_checkpoint_once_for_each_event() -> None:
    game = game_of("storm", "mourner soldier spark")
    do(game, "end", "mourner", "no", "end")
    held = len(game.cards_in("hand", 1))
    do(game, "storm", "no")
    assert asked(game)[:2] == (1, "choose-trigger")
    assert len(game.waiting) == held
    assert game.cards_in("hand", 1) == ()
    while asked(game)[1] == "choose-trigger":
        do(game, asked(game)[2][0])
    assert len(game.cards_in("hand", 1)) == held


def test_a_trigger_that_does_not_wait_resolves_at_once() -> None:
    game = game_of("spark", "echo soldier")
    do(game, "end", "echo", "no", "end")
    held = len(game.cards_in("hand", 1))
    do(game, "spark", "no", "soldier")
    assert not game.waiting
    assert len(game.cards_in("hand", 1)) == held


def test_may_then_otherwise() -> None:
    game = game_of("offer soldier", "soldier")
    held = len(game.cards_in("hand", 0))
    do(game, "offer", "no", "soldier")
    assert len(game.cards_in("hand", 0)) == held - 2 + 2
    game = game_of("offer soldier", "soldier")
    do(game, "offer", "no", "no")
    assert len(game.cards_in("hand", 0)) == held - 1 + 1


def test_a_reference_to_a_former_life_finds_nothing() -> None:
    game = game_of("moth", "soldier")
    (moth,) = (ref for ref in game.cards_in("hand", 0) if game.number("power", ref) == 3)
    do(game, "moth", "no")
    assert not game.alive(moth)
    assert slugs(game, "drop", 0) == ["moth"]
