"""Taking back: what was told since cannot come again, what somebody knew stays, and the record tells the same game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from pioche.kernel.cards.query import NOBODY
from pioche.kernel.state.game import Game
from pioche.table import CHANCE, Table
from tests.conformance import any_answer

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("seiya", {"players": 2}),
    ("seiya", {"players": 3, "asgard": True, "poseidon": True, "epics": True}),
    ("seiya", {"mode": "solo"}),
    ("dbs", {}),
]


def unknown(game: Game) -> list[tuple[int, int]]:
    """What nobody knows: places and the faces there."""
    return [
        (zone, game.cards[ref].definition)
        for zone, refs in enumerate(game.zones)
        for ref in refs
        if not game.cards[ref].seen
    ]


def owned(game: Game) -> Counter[tuple[int, int]]:
    return Counter((card.owner, card.definition) for card in game.cards.values())


def views(table: Table) -> list[Any]:
    return [table.view(seat) for seat in (*range(table.game.players), NOBODY)]


@pytest.mark.parametrize(("name", "config"), GAMES)
def test_what_nobody_knows_is_dealt_anew_and_nothing_else(name: str, config: dict[str, Any]) -> None:
    table = Table.new(name, 11, **config)
    chance = Random(5)
    taken_back = 0
    for number in range(220):
        decision = table.decision
        if decision is None:
            break
        answer = any_answer(decision, chance)
        seen, cards, piles = views(table), owned(table.game), unknown(table.game)
        table.answer(decision.seat, answer)
        if number % 5 or table.undo_is_free(decision.seat):
            continue
        table.undo(rekey=f"{number}")
        taken_back += 1
        assert views(table) == seen, "nobody sees another table than before"
        assert owned(table.game) == cards
        assert len({face for _, face in piles}) < 8 or unknown(table.game) != piles, "no draw comes again"
        answered = table.decision
        assert answered is not None
        table.answer(answered.seat, any_answer(answered, chance))
    assert taken_back > 8
    assert sum(seat == CHANCE for seat, _ in table.inputs) == taken_back
    assert Table.replay(table.record()).dump() == table.dump()


def came(table: Table) -> list[int]:
    """The faces that the last answer brought out of piles that nobody knew."""
    return [event.definition for event in table.events if not event.before and event.reveals()]


@pytest.mark.parametrize(
    ("name", "config", "pile"), [("seiya", {}, "reserve"), ("dbs", {}, "deck"), ("dbs", {}, "life")]
)
def test_the_same_cards_do_not_come_again(name: str, config: dict[str, Any], pile: str) -> None:
    """The same answer after it was taken back: the top of a pile says nothing of what it was before."""
    undos, again = 0, 0
    for seed in range(30):
        table = Table.new(name, seed, **config)
        zones = table.game.rules.zones[pile].base + table.game.players
        chance = Random(seed)
        while undos < 18 and table.decision is not None:
            decision = table.decision
            answer = any_answer(decision, chance)
            table.answer(decision.seat, answer)
            first = came(table)
            taken = any(
                0 <= event.origin < zones and event.origin >= zones - table.game.players for event in table.events
            )
            if not taken or any(event.kind == "shuffle" for event in table.events):
                continue
            table.undo(rekey=str(seed))
            table.answer(decision.seat, answer)
            undos += 1
            again += came(table)[: len(first)] == first
            break
    assert undos == 18
    assert again <= 3, "by chance alone"


def test_what_was_seen_before_a_shuffle_stays_in_its_pile() -> None:
    """A player who has looked through a deck knows what is in it, and so what is not in the life area."""
    table = Table.new("dbs", 3)
    decision = table.decision
    assert decision is not None
    table.answer(decision.seat, [option.key for option in decision.options])  # back into the deck, which is shuffled
    hand = {option.card for option in decision.options}
    other = table.decision
    assert other is not None
    table.answer(other.seat, ())
    base = table.game.rules.zones["deck"].base
    returned = {ref for ref in hand if table.game.cards[ref].zone == base + decision.seat}
    assert returned
    faces = Counter(table.game.cards[ref].definition for ref in returned)
    for key in range(40):
        assert table.decision is not None
        table.answer(table.decision.seat, any_answer(table.decision, Random(key)))
        table.undo(rekey=str(key))
        refs = table.game.cards_in("deck", decision.seat)
        assert faces <= Counter(table.game.cards[ref].definition for ref in refs)


def test_a_card_and_the_card_it_faces_are_taken_back_together() -> None:
    table = Table.new("seiya", 3, players=2)
    seat, menu = table.game.active, table.decision
    assert menu is not None
    before = views(table)
    first = next(option.key for option in menu.options if option.kind == "play-character")
    table.answer(seat, [first])
    assert table.decision is not None
    assert table.decision.ask == "choose-to-face"
    table.answer(seat, [table.decision.options[0].key])
    assert table.decision.ask == "main-phase"
    assert len(table.inputs) == 2
    assert table.undo_action(seat, "new") == 0
    assert views(table) == before
    assert not any(seat == CHANCE and len(table.inputs) > 1 for seat, _ in table.inputs)


def test_what_was_begun_before_is_another_action() -> None:
    table = Table.new("seiya", 3, players=2)
    seat = table.game.active
    for _ in range(2):
        assert table.decision is not None
        table.answer(seat, [next(option.key for option in table.decision.options if option.kind == "play-character")])
        table.answer(seat, [table.decision.options[0].key])
    assert table.undo_action(seat, "new") == 2
    assert [keys for at, keys in table.inputs if at == seat] == [keys for _, keys in table.inputs[:2]]
    assert table.decision is not None
    assert table.decision.ask == "main-phase"


def paying() -> Table:
    """A game of Dragon Ball Super in which a card has just been announced: what pays for it?"""
    table, answers = Table.new("dbs", 3), Random(3)
    while table.decision is not None and table.decision.ask != "choose-energy":
        table.answer(table.decision.seat, any_answer(table.decision, answers))
    assert table.decision is not None
    return table


@pytest.mark.parametrize("whole", [False, True])
def test_what_was_told_stays_unless_nobody_minds(whole: bool) -> None:
    """Announcing a card shows it; what pays for it does not. With another person only the payment comes back alone."""
    table = paying()
    assert table.decision is not None
    begun, seat = len(table.inputs) - 1, table.decision.seat
    assert table.told[begun], "the card was shown"
    table.answer(seat, any_answer(table.decision, Random(1)))
    assert not table.told[-1]
    first = table.undo_action(seat, "new", whole=whole)
    assert first == (begun if whole else begun + 1)
    assert table.decision is not None
    assert table.decision.ask == ("main-phase" if whole else "choose-energy")
    assert len(table.inputs) == first + whole, "a new key of chance where something was shown"
