"""A card that lies face down has no face for the rules, whoever knows it; seats see of it what they know."""

from __future__ import annotations

import pytest

from pioche.kernel.cards.inforce import fresh_index
from pioche.kernel.cards.query import EVERYONE, Cards, Is
from pioche.kernel.cards.value import Scope
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.laying import turn_down, turn_up
from pioche.kernel.state.resample import resample
from pioche.kernel.state.save import Store
from pioche.kernel.state.view import HIDDEN, view
from tests import toy
from tests.conformance import check_places

RULES = toy.ToyRules(face_down=True)
ME = Scope(0, 0)
SOLDIERS = Cards(("board",), Is("soldier"))


@pytest.fixture
def game() -> Game:
    return toy.new(toy.Config(), 1, RULES)


def laid(game: Game, slug: str, seat: int = 0) -> int:
    return game.add(RULES.catalogue.by_slug[slug], "board", seat, seat)


def test_tests_numbers_and_rules_in_force_see_no_face(game: Game) -> None:
    soldier, banner = laid(game, "soldier"), laid(game, "banner")
    assert game.number("power", soldier) == 3, "two and the one of the banner"
    turn_down(game, banner, "turn-down", ME)
    assert game.number("power", soldier) == 2, "a banner that nobody sees gives nothing"
    assert game.index == fresh_index(game)
    turn_down(game, soldier, "turn-down", ME)
    assert game.number("power", soldier) == 0
    assert SOLDIERS.cards(game, ME) == []
    turn_up(game, banner, "turn-up", ME)
    turn_up(game, soldier, "turn-up", ME)
    assert game.number("power", soldier) == 3
    assert SOLDIERS.cards(game, ME) == [soldier]
    assert game.index == fresh_index(game)


def test_who_knows_the_face_knows_it_still_and_others_see_a_back(game: Game) -> None:
    ref = game.cards_in("hand", 0)[0]
    slug = RULES.catalogue.definitions[game.cards[ref].definition].slug
    turn_down(game, ref, "turn-down", ME)
    mine = next(card for card in view(game, 0).cards("hand", 0) if card.down)
    theirs = [card for card in view(game, 1).cards("hand", 0) if card.down]
    assert mine.slug == slug
    assert [(card.slug, card.tag) for card in theirs] == [("", 0)]
    assert view(game, 1).cards("hand", 0).count(HIDDEN) == 3
    turn_up(game, ref, "turn-up", ME)
    assert game.cards[ref].seen == EVERYONE
    assert [card.slug for card in view(game, 1).cards("hand", 0) if card.slug] == [slug]
    assert game.events[-1].seen_by(1).definition == RULES.catalogue.by_slug[slug]
    assert game.events[-1].reveals()


def test_a_card_in_the_hand_of_another_that_lies_otherwise_does_not_tell_its_place(game: Game) -> None:
    """The order of a hand is its owner's affair, also where a card in it lies face down or bears something."""
    seen = []
    for place in range(4):
        other = game.copy()
        turn_down(other, other.cards_in("hand", 0)[place], "turn-down", ME)
        other.put(other.cards_in("hand", 0)[(place + 1) % 4], "marks", 1)
        seen.append(view(other, 1).cards("hand", 0))
    assert all(row == seen[0] for row in seen)
    assert [(card.down, card.counters) for card in seen[0] if card != HIDDEN] == [(False, {"marks": 1}), (True, {})]


def test_it_is_saved_dealt_anew_and_shows_its_face_where_it_moves(game: Game) -> None:
    ref = game.cards_in("hand", 0)[0]
    face = game.cards[ref].definition
    turn_down(game, ref, "turn-down", ME)
    store = Store(RULES)
    assert store.load(store.dump(game)).cards[ref] == game.cards[ref]
    faces = set()
    for seed in range(20):
        other = resample(game, 1, Chance(key_of(seed)))
        check_places(other)
        assert view(other, 1) == view(game, 1)
        assert other.cards[ref].definition == RULES.catalogue.blank
        faces.add(other.cards[ref].face)
    assert len(faces) > 1, "who does not know it may think it is any"
    now = game.move(ref, "drop", 0, "drop")
    assert (game.cards[now].definition, game.cards[now].face) == (face, -1)
