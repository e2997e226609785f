"""What is no leak, though it looks like one."""

from __future__ import annotations

from random import Random

import pytest

from pioche.games import seiya
from pioche.games.seiya import Config
from pioche.kernel.cards.query import EVERYONE, NOBODY
from tests.conformance import Suite
from tests.scenario import Side, build


def test_which_copy_of_a_hidden_hand_somebody_chooses_is_told_by_the_card_not_by_its_number() -> None:
    """Others know two of three copies: which numbers these have among all is nothing that they could learn from."""
    hand = ["oko", "oko", "jaki", "oko"]
    t = build(False, seiya=Side(hand=hand, draw=["leda", "cassios"] * 4), shun=Side(), field=["shura-du-capricorne"])
    game = t.game
    for place in (1, 3):
        game.reveal(game.cards_in("hand", 0)[place], EVERYONE, "reveal")
    game.answer(0, ("end",))
    assert game.decision is not None
    assert game.decision.ask == "choose-upkeep"
    for seed in range(40):
        Suite(seiya).check_views(game, Random(seed), (0, 1, NOBODY))
    t.seiya.choose()


def test_a_deal_in_which_the_question_is_not_asked_is_not_taken_for_one_that_asks_a_like_one_later() -> None:
    """Alone against Hilda: without an Armour to freeze the game would go on to the next card that is to be frozen."""
    config = Config(mode="solo", difficulty="difficult", poseidon=True, promos=True)
    Suite(seiya).play(config, 72, often=0.5)


@pytest.mark.parametrize("option", ["", "sense:sens-cinquieme-sens"])
def test_which_of_two_copies_that_all_know_leaves_a_hand_tells_nothing_of_its_order(option: str) -> None:
    """The one that came first is played, or discarded, wherever it lies in the hand."""
    side = Side(hand=["oko", "jaki", "oko"], draw=["jaki"] * 3, senses=["sens-cinquieme-sens"])
    t = build(False, seiya=side, shun=Side(), field=["shura-du-capricorne"], boxes=("asgard", "poseidon", "hades"))
    for place in (0, 2):
        t.game.reveal(t.game.cards_in("hand", 0)[place], EVERYONE, "reveal")
    if option:
        t.seiya.choose(option)
    for seed in range(40):
        Suite(seiya).check_views(t.game, Random(seed), (1, NOBODY))
