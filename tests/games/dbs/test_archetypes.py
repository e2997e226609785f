"""Archetypes: lists of numbers that can be played with by whoever has imported the cards."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from pioche import games
from pioche.arena import play_game
from pioche.games.dbs import archetypes, deck
from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.cards import ALL
from pioche.games.dbs.command import Options
from pioche.games.dbs.command.words import words
from pioche.games.dbs.files import brought
from pioche.kernel.play.decision import Refused
from tests.games.dbs import real


@pytest.fixture(scope="module")
def cards() -> Mapping[str, DbsCard]:
    return {card.slug: card for card in (*ALL, *real.cards())}


def test_there_are_ten_and_whoever_errs_is_told_their_names() -> None:
    assert len(archetypes.NAMES) == 10
    for language in ("fr", "en"):
        said = words(language).say("reason-unknown-deck", detail="androïdes")
        assert [name for name in archetypes.NAMES if name not in said] == []


@pytest.mark.parametrize("name", archetypes.NAMES)
def test_an_archetype_is_a_legal_deck_of_one_theme(cards: Mapping[str, DbsCard], name: str) -> None:
    checked = deck.check(archetypes.text(name), cards)
    assert checked.faults == ()
    assert checked.leader is not None
    assert checked.count == 50
    kin = {*checked.leader.traits, *checked.leader.characters}
    alike = sum(entry.count for entry in checked.entries if kin & {*entry.card.traits, *entry.card.characters})
    assert alike >= 12


def test_archetypes_play_against_each_other(cards: Mapping[str, DbsCard]) -> None:
    for first, second in zip(archetypes.NAMES[::2], archetypes.NAMES[1::2], strict=True):
        decks = tuple(archetypes.load(name, cards) for name in (first, second))
        bots = [games.bot("dbs", "greedy", seat) for seat in range(2)]
        outcome = play_game("dbs", {"decks": decks, "cards": brought(decks, cards)}, bots, first)
        assert len(outcome.winners) == 1, (first, second)


def test_whoever_lacks_the_cards_is_told_which() -> None:
    with pytest.raises(Refused) as refused:
        Options(deck="androids").config(2)
    assert refused.value.reason.text == "archetype-lacks"
    assert refused.value.reason.detail.startswith("androids: BT9-038, ")
