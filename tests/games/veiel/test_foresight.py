"""What a page is told beforehand of the options that draw or reveal: of each seat's own, where several may answer."""

from __future__ import annotations

from pioche.server.thinking import foresee
from pioche.table import Table


def test_whoever_may_answer_is_told_of_the_own_options_alone() -> None:
    table = Table.new("veiel", seed=5)
    for seat in (0, 1):
        decision = table.decision_of(seat)
        assert decision is not None
        assert decision.ask == "place-hero"
        key = decision.options[0].key
        assert not foresee("veiel", {}, table.dump(), seat, key, "seed")  # nobody learns anything by the first cell
    table.answer(0, [table.decision.options[0].key])  # type: ignore[union-attr]
    own = table.decision_of(1)
    assert own is not None
    assert foresee("veiel", {}, table.dump(), 1, own.options[0].key, "seed")  # enemies come by the dice then
