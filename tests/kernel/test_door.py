"""The one door (law 10): drawing, shuffling, exchanging can be forbidden, replaced and waited for like any change."""

from __future__ import annotations

import pytest

from pioche.kernel.cards.query import Among, Anything, Cards, Fixed, Is, Yours
from pioche.kernel.cards.rule import Forbid, Replace, Rule, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Exchange
from pioche.kernel.state.catalogue import Static
from pioche.kernel.state.game import Game
from pioche.kernel.state.save import Store
from tests.kernel.test_toy_game import game_of, play, slugs
from tests.toy import Drop, Mix, MixIn, OnPlay, ToyCard

DROP_IT = Drop(Every(Among("it")))
DROP_ONE = Drop(Every(Cards(("hand",), Is("Moth"))))


def saying(*rules: Rule) -> ToyCard:
    """A card that puts rules in force while it is on the board."""
    return ToyCard(slug="law", name="Law", abilities=(Static(("board",), rules),))


def doing(effect: Effect) -> ToyCard:
    """A card that does something when it is played."""
    return ToyCard(slug="deed", name="Deed", abilities=(OnPlay(effect),))


def shaken(game: Game) -> Game:
    """The same game, dumped and loaded."""
    store = Store(game.rules)
    return store.load(store.dump(game))


def kinds(game: Game) -> list[str]:
    return [event.kind for event in game.events]


def test_drawing_can_be_forbidden() -> None:
    game = game_of("law", "", saying(Forbid("draw", Yours())))
    play(game, "law", "end", "end")
    assert slugs(game, "hand", 0) == ["soldier"], "the card of the first turn alone"
    assert slugs(game, "hand", 1) == ["soldier", "soldier"], "of the opponent nothing is said"


def test_drawing_can_be_replaced() -> None:
    game = game_of("law", "", saying(Replace("draw", Yours(), DROP_IT)))
    play(game, "law", "end", "end")
    assert (slugs(game, "hand", 0), slugs(game, "drop", 0)) == (["soldier"], ["soldier"])


def test_drawing_can_be_waited_for() -> None:
    """What was drawn is bound to `now`."""
    game = game_of("law", "", saying(When("draw", Yours(), Drop(Every(Among("now"))))))
    play(game, "law", "end", "end")
    assert (slugs(game, "hand", 0), slugs(game, "drop", 0)) == (["soldier"], ["soldier"])


SHUFFLING = [Mix(), MixIn(Every(Cards(("hand",), Is("Spark"))))]


@pytest.mark.parametrize("effect", SHUFFLING, ids=["a deck", "a card into a deck"])
def test_shuffling_can_be_forbidden(effect: Effect) -> None:
    """What goes into the deck goes there all the same: it lies on top."""
    game = game_of("law deed spark", "", saying(Forbid("shuffle", Anything())), doing(effect))
    play(game, "law")
    deck = game.cards_in("deck", 0)
    play(game, "deed")
    assert "shuffle" not in kinds(game)
    assert game.cards_in("deck", 0)[: len(deck)] == deck
    assert slugs(game, "deck", 0)[-1] == ("soldier" if isinstance(effect, Mix) else "spark")


def test_shuffling_can_be_forbidden_to_some() -> None:
    game = game_of("law deed", "deed", saying(Forbid("shuffle", Anything(), by="opponents")), doing(Mix()))
    play(game, "law", "deed")
    assert "shuffle" in kinds(game)
    play(game, "end", "deed")
    assert "shuffle" not in kinds(game)


@pytest.mark.parametrize("effect", SHUFFLING, ids=["a deck", "a card into a deck"])
def test_shuffling_can_be_replaced(effect: Effect) -> None:
    """No card in particular is bound: what comes instead says itself what it is about."""
    game = game_of("law deed moth spark", "", saying(Replace("shuffle", Anything(), DROP_ONE)), doing(effect))
    play(game, "law", "deed")
    assert "shuffle" not in kinds(game)
    assert slugs(game, "drop", 0) == ["moth"]


def test_a_choice_of_what_comes_instead_of_shuffling_is_that_of_who_shuffles() -> None:
    game = game_of("law", "deed moth", saying(Replace("shuffle", Anything(), DROP_ONE, optional=True)), doing(Mix()))
    play(game, "law", "end", "deed")
    game = shaken(game)
    assert game.decision is not None
    assert (game.decision.seat, game.decision.ask) == (1, "choose-replacement")
    play(game, "instead/0")
    assert "shuffle" in kinds(game), "the opponent of whose rule it is has no Moth of that player's to drop"


@pytest.mark.parametrize("effect", SHUFFLING, ids=["a deck", "a card into a deck"])
def test_shuffling_can_be_waited_for(effect: Effect) -> None:
    """Once for a whole pile."""
    game = game_of("law deed moth spark", "", saying(When("shuffle", Anything(), DROP_ONE)), doing(effect))
    play(game, "law", "deed")
    assert kinds(game).count("shuffle") == 1
    assert slugs(game, "drop", 0) == ["moth"]


def test_what_waits_for_the_card_that_is_shuffled_into_a_pile_is_met_whoever_has_a_say_in_the_shuffle() -> None:
    rules = When("shuffle", Is("Nobody"), DROP_ONE), When("mix-in", Yours(), DROP_ONE)
    game = game_of("law deed moth spark", "", saying(*rules), doing(SHUFFLING[1]))
    play(game, "law", "deed")
    assert kinds(game).count("shuffle") == 1
    assert slugs(game, "drop", 0) == ["moth"]


EXCHANGE = Exchange(This(), Pick(Cards(("hand",), Is("Moth")), Fixed(1)))


def exchanged(*rules: Rule) -> Game:
    game = game_of("law deed moth spark", "", saying(*rules), doing(EXCHANGE))
    play(game, "law", "deed", "moth")
    return game


def test_two_cards_change_places() -> None:
    assert slugs(exchanged(), "board", 0) == ["law", "moth"]


@pytest.mark.parametrize("card", ["Deed", "Moth"])
def test_an_exchange_can_be_forbidden_to_either_card(card: str) -> None:
    game = exchanged(Forbid("exchange", Is(card)))
    assert slugs(game, "board", 0) == ["law", "deed"]
    assert "moth" in slugs(game, "hand", 0)


@pytest.mark.parametrize("card", ["Deed", "Moth"])
def test_an_exchange_can_be_replaced_for_either_card(card: str) -> None:
    """Then the other stays where it is."""
    game = exchanged(Replace("exchange", Is(card), DROP_IT))
    assert slugs(game, "drop", 0) == [card.lower()]
    assert ("deed" in slugs(game, "board", 0), "moth" in slugs(game, "hand", 0)) == (card == "Moth", card == "Deed")


@pytest.mark.parametrize("card", ["Deed", "Moth"])
def test_an_exchange_can_be_waited_for(card: str) -> None:
    game = exchanged(When("exchange", Is(card), Drop(Every(Among("now")))))
    assert slugs(game, "drop", 0) == [card.lower()]
