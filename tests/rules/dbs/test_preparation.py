"""Preparing a game: deck construction, opening hands, life, the first player (5)."""

from __future__ import annotations

import pytest

from pioche.games import dbs
from pioche.games.dbs.card import Auto, DbsCard
from pioche.games.dbs.cards import ALL, DECKS
from pioche.games.dbs.deck import DeckBan, DeckLimit, Fault, check
from pioche.games.dbs.effects import Create
from pioche.games.dbs.setup import Config, Deck, new
from pioche.kernel.cards.query import Is, IsSource
from pioche.kernel.cards.rule import When
from pioche.kernel.play.decision import Refused
from pioche.kernel.state.catalogue import Ability
from tests.games.dbs.duel import Duel, Factory, Side
from tests.games.dbs.player import Seat
from tests.games.dbs.sample_cards import battle, extra, leader, unison
from tests.scenario import rule

KINDS = [f"{colour}-{cost}" for colour in ("red", "blue", "green", "yellow", "black") for cost in (1, 2, 3)]
DECK = [slug for slug in KINDS for _ in range(4)][:50]
NAMED = [f"{number:02}" for number in range(1, 16)]


def faults(deck: dict[str, int], *cards: DbsCard) -> list[Fault]:
    """What is wrong with a deck of these cards, by slug and count; every slug is a plain Battle Card unless told."""
    known = {slug: battle(slug, "red", 1, 5000) for slug in NAMED}
    known |= {card.slug: card for card in (leader("chief", "red", 10_000), *cards)}
    return list(check("\n".join(f"{count} {slug}" for slug, count in deck.items()), known).faults)


def plain(count: int) -> dict[str, int]:
    """A leader and so many cards, at most four of a number."""
    deck = {"chief": 1}
    for slug in NAMED:
        deck[slug] = min(4, count - sum(deck.values()) + 1)
        if not deck[slug]:
            del deck[slug]
    return deck


def opening(duel: Factory, seed: int = 0, **given: object) -> tuple[Duel, Seat, Seat]:
    """A game before it begins, its first player, and the other one."""
    t = duel(Side(deck=DECK), Side(deck=DECK), at="opening", turn=0, seed=seed, **given)
    return (t, t.you, t.foe) if t.active == "you" else (t, t.foe, t.you)


# Decks


@rule("dbs:5-1-1", "dbs:5-1-2")
def test_a_deck_has_exactly_one_leader() -> None:
    assert faults(plain(50)) == []
    without = plain(50)
    del without["chief"]
    assert [fault.rule for fault in faults(without)] == ["dbs:5-1-2"]
    assert [fault.rule for fault in faults({**plain(50), "chief": 2})] == ["dbs:5-1-2"]
    second = faults({**plain(50), "rival": 1}, leader("rival", "blue", 10_000))
    assert [(fault.rule, fault.card) for fault in second] == [("dbs:5-1-2", "rival")]


@rule("dbs:5-1-3")
@pytest.mark.parametrize(("count", "legal"), [(49, False), (50, True), (60, True), (61, False)])
def test_a_deck_has_fifty_to_sixty_cards_besides_its_leader(count: int, legal: bool) -> None:
    deck = plain(min(count, 60))
    deck |= {"more": count - 60} if count > 60 else {}
    found = [fault.rule for fault in faults(deck, battle("more", "red", 1, 5000))]
    assert found == ([] if legal else ["dbs:5-1-3"])


@rule("dbs:5-1-3")
def test_a_deck_is_made_of_battle_extra_and_unison_cards() -> None:
    deck = plain(42) | {"letter": 4, "choir": 4}
    assert faults(deck, extra("letter", "red", 1), unison("choir", "red", 10_000)) == []
    puppet = battle("puppet", "red", 1, 5000, token=True)
    assert [fault.card for fault in faults(plain(50) | {"puppet": 1}, puppet)] == ["puppet"]


@rule("dbs:5-1-3-1", "dbs:2-15-2-1")
def test_a_deck_has_at_most_four_cards_of_one_number() -> None:
    found = faults({**plain(50), "01": 5})
    assert [(fault.rule, fault.card, fault.count, fault.most) for fault in found] == [("dbs:5-1-3-1", "01", 5, 4)]
    reprint = battle("01-reprint", "red", 1, 5000, number="01")
    found = faults({**plain(50), "01": 3, "01-reprint": 2}, reprint)
    assert [(fault.rule, fault.card, fault.count) for fault in found] == [("dbs:5-1-3-1", "01", 5)]


@rule("dbs:5-1-3-2", "dbs:5-1-3-2-1", "dbs:5-1-3-2-2")
@pytest.mark.parametrize(
    ("skill", "count", "legal"),
    [
        (DeckLimit(None), 12, True),
        (DeckLimit(7), 7, True),
        (DeckLimit(7), 8, False),
        (DeckLimit(1), 1, True),
        (DeckLimit(1), 2, False),
    ],
)
def test_what_a_card_says_of_its_copies_replaces_the_rule_of_four(skill: Ability, count: int, legal: bool) -> None:
    found = faults({**plain(45), "many": count}, battle("many", "red", 1, 5000, skill))
    rules = [fault.rule for fault in found if fault.card == "many"]
    assert rules == ([] if legal else ["dbs:5-1-3-2"])


@rule("dbs:5-1-3-2")
def test_a_card_may_keep_others_out_of_its_deck() -> None:
    purist = battle("purist", "red", 1, 5000, DeckBan(Is("blue")))
    stranger = battle("stranger", "blue", 1, 5000)
    assert faults({**plain(48), "purist": 2}, purist, stranger) == []
    found = faults({**plain(46), "purist": 2, "stranger": 2}, purist, stranger)
    assert [(fault.rule, fault.card) for fault in found] == [("dbs:5-1-3-2", "stranger")]


# Before the game


@rule("dbs:5-2-1", "dbs:5-2-1-1", "dbs:5-2-1-2")
def test_players_present_their_leader_which_lies_front_side_up_and_their_deck(duel: Factory) -> None:
    t, _, _ = opening(duel)
    assert (t.you.leader, t.foe.leader) == (["captain"], ["scout"])
    t.pending("redraw")
    good = Deck("captain", tuple(DECK))
    for bad in (Deck("captain-back", good.cards), Deck("red-1", good.cards), Deck("captain", (*DECK, "scout"))):
        with pytest.raises(Refused):
            new(t.rules, Config(decks=(good, bad)), 1)


@rule("dbs:5-2-1-1")
def test_a_deck_that_is_against_the_rules_is_not_played_with(duel: Factory) -> None:
    t, _, _ = opening(duel)
    t.pending("redraw")
    good, other = DECKS["red"], DECKS["blue"]
    game = dbs.new(Config(decks=(good, other)), 1)
    assert game.decision
    assert [len(game.cards_in("leader", seat)) for seat in (0, 1)] == [1, 1]
    simple = next(card.slug for card in ALL if card.slug in good.cards and not card.abilities)
    others = tuple(slug for slug in good.cards if slug != simple)
    short, long, alike = good.cards[:49], (*good.cards, *other.cards)[:61], (*others, *[simple] * 5)
    for bad in (short, long, alike):
        with pytest.raises(Refused) as refusal:
            dbs.new(Config(decks=(good, Deck(good.leader, bad))), 1)
        assert refusal.value.reason.rule.startswith("dbs:5-")


@rule("dbs:5-2-1-3")
def test_skills_that_wait_for_the_leader_to_be_placed_resolve_first_and_nobody_loses(duel: Factory) -> None:
    placed = Auto(("leader",), (When("placed", IsSource(), Create("page"), "auto"),))
    cards = (leader("eager", "red", 10_000, placed), battle("page", "red", 0, 5000, token=True))
    t = duel(Side(leader="eager", deck=DECK), Side(leader="eager", deck=DECK), at="opening", turn=0, cards=cards)
    t.pending("redraw")
    assert t.winner == "", "although there is neither deck nor life yet"
    assert (t.you.battle, t.foe.battle) == (["page"], ["page"])
    assert [kind for kind, _ in t.happened("token", "shuffle")] == ["token", "token", "shuffle", "shuffle"]


@rule("dbs:5-2-1-4")
def test_decks_are_shuffled_and_lie_face_down(duel: Factory) -> None:
    orders = set()
    for seed in range(3):
        t, first, _ = opening(duel, seed)
        t.pending("redraw", first)
        orders.add(tuple(t.you.deck + t.you.hand))
        assert sorted(t.you.deck + t.you.hand) == sorted(DECK)
        assert {card.slug for card in t.you.view.cards("deck", 0)} == {""}
    assert len(orders) == 3
    assert tuple(DECK) not in orders


@rule("dbs:5-2-1-5", "dbs:5-2-1-5-1")
def test_chance_alone_decides_who_begins(duel: Factory) -> None:
    began = []
    for seed in range(12):
        t, first, _ = opening(duel, seed)
        began.append(t.active)
        t.pending("redraw", first)  # nobody was asked who begins
    assert 2 < began.count("you") < 10


@rule("dbs:5-2-1-6", "dbs:5-2-1-6-1")
def test_six_cards_and_from_the_first_player_on_one_redraw_of_any_number_of_them(duel: Factory) -> None:
    for count in (0, 2, 6):
        t, first, second = opening(duel)
        for player in (first, second):
            t.pending("redraw", player)
            assert len(player.hand) == 6
            before = [t.game.cards[ref].life for ref in t.game.cards_in("hand", player.seat)]
            player.answer(*player.options[:count])
            assert len(player.hand) == 6
            kept = [t.game.cards[ref].life for ref in t.game.cards_in("hand", player.seat)][: 6 - count]
            assert kept == before[count:], "the others were not touched"
        assert [event.seat for event in t.events("shuffle")][2:] == ([first.seat, second.seat] if count else [])
        t.pending("charge", first)  # there is no second redraw


@rule("dbs:5-2-1-7")
def test_the_top_eight_cards_become_life_face_down(duel: Factory) -> None:
    t, first, second = opening(duel)
    first.choose()
    deck = second.deck
    second.choose()
    assert second.life == deck[:-9:-1]
    assert second.deck == deck[:-8]
    assert len(first.life) == 8
    for eyes in (t.you.view, t.foe.view):
        assert {card.slug for card in eyes.cards("life", second.seat)} == {""}


@rule("dbs:5-2-1", "dbs:5-2-1-8")
def test_the_first_player_begins_as_the_turn_player(duel: Factory) -> None:
    for seed in (0, 1, 2, 3):
        t, first, second = opening(duel, seed)
        first.choose()
        second.choose()
        t.pending("charge", first)
        assert t.game.active == first.seat
        assert t.game.counters["turn"] == 1
