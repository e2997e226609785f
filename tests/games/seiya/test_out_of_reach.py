"""Cards that are out of reach are told by an estimate (games/seiya/reach.py): it must never exclude one in reach."""

from random import Random

import pytest
from msgspec.structs import replace

from pioche.games import seiya
from pioche.games.seiya.acquire import targets
from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.cards import ALL as CARDS
from pioche.games.seiya.reach import Reach
from pioche.games.seiya.rules import SeiyaRules
from pioche.games.seiya.setup import new
from pioche.games.seiya.turn import acquisitions
from pioche.kernel.cards.query import Fixed, IsSource
from pioche.kernel.cards.rule import Number
from pioche.kernel.state.catalogue import Static
from tests.conformance import any_answer


def favoured(card: SeiyaCard) -> SeiyaCard:
    """The same card, whose effect is now that two rules of its own lower its cost."""
    rules = Number(("cost_force",), Fixed(-1), IsSource()), Number(("cost_force",), Fixed(-1), IsSource())
    return replace(card, abilities=(Static(("field",), rules),)) if card.cost_force and card.abilities else card


BASE = seiya.Config(players=2, promos=True)
ALL = seiya.Config(players=2, promos=True, asgard=True, poseidon=True, epics=True)


PRINTED, FAVOURED = SeiyaRules(), SeiyaRules(map(favoured, CARDS))


@pytest.mark.parametrize(
    ("rules", "config"), [(PRINTED, BASE), (PRINTED, ALL), (FAVOURED, BASE)], ids=["base", "all", "favoured"]
)
@pytest.mark.parametrize("seed", range(6))
def test_what_the_estimate_excludes_cannot_be_acquired(seed: int, rules: SeiyaRules, config: seiya.Config) -> None:
    """In random games, at every turn of the menu and for every card that could be faced: the exact answer agrees."""
    game = new(rules, config, seed)
    chance = Random(seed)
    excluded = 0
    while (decision := game.decision) is not None:
        if decision.ask == "main-phase":
            reach = Reach(game, decision.seat)
            for target in targets(game, decision.seat):
                if reach.excludes(target):
                    excluded += 1
                    assert acquisitions(game, reach, target, decision.seat) == []
        game.answer(decision.seat, any_answer(decision, chance))
    assert excluded > 50
