"""Tokens of real cards: their definitions are made from what the cards say of them (10-18)."""

from __future__ import annotations

from collections.abc import Iterable

from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.effects import Create
from pioche.kernel.cards.value import walk


def tokens_told(cards: Iterable[DbsCard]) -> list[DbsCard]:
    """The tokens that cards create and say themselves what they are, each once."""
    told: dict[str, DbsCard] = {}
    for card in cards:
        for node in (node for ability in card.abilities for node in walk(ability)):
            if isinstance(node, Create) and node.name:
                told.setdefault(node.token, token_of(node))
    return list(told.values())


def token_of(created: Create) -> DbsCard:
    """A token is a Battle Card of that name; what the text does not say, it does not have (10-18-2, 10-18-4)."""
    cost, power = created.combo or (None, None)
    return DbsCard(
        slug=created.token,
        name=created.name,
        number=created.token.upper(),
        type="battle",
        colours=(),
        power=created.power,
        combo_cost=cost,
        combo_power=power,
        token=True,
        source="public",
    )
