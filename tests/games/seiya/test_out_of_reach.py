"""Cards that are out of reach are told from printed numbers: the menu must be the same as without that short cut."""

from random import Random

import pytest
from msgspec.structs import replace

from pioche.games import seiya
from pioche.games.seiya.acquire import Means
from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.cards import ALL as CARDS
from pioche.games.seiya.reach import Reach
from pioche.games.seiya.rules import SeiyaRules
from pioche.games.seiya.setup import new
from pioche.games.seiya.turn import acquirable
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
def test_nothing_in_reach_is_left_out(
    seed: int, rules: SeiyaRules, config: seiya.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new(rules, config, seed)
    chance = Random(seed)
    told = 0
    while (decision := game.decision) is not None:
        if decision.ask == "main-phase":
            quick = acquirable(game, decision.seat)
            with monkeypatch.context() as patch:
                patch.setattr(Reach, "excludes", lambda self, target: False)
                assert acquirable(game, decision.seat) == quick
            told += any(map(Reach(Means(game, decision.seat)).excludes, game.cards_in("field")))
        game.answer(decision.seat, any_answer(decision, chance))
    assert told > 50
