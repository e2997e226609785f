"""Skills that wait in the hand for what happens elsewhere, where it happens for all to see."""

from __future__ import annotations

from msgspec.structs import replace

from pioche.games.dbs.areas import HIDDEN
from pioche.games.dbs.lurking import FromHand, Lurking
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.kernel.cards.query import And, Cards, IsSource
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.value import Condition, walk


def lurking(places: tuple[str, ...], rules: tuple[When, ...], needs: Condition | None) -> Lurking:
    """A skill that waits in the hand for what happens elsewhere, for all to see."""
    waits = [part for rule in rules for part in (rule.of, rule.when, needs) if part]
    told = [part for one in waits for part in walk(one)]
    hidden = any(isinstance(part, Cards) and part.test and not set(HIDDEN).isdisjoint(part.zones) for part in told)
    if places != ("hand",) or hidden or IsSource() in told or any(rule.once for rule in rules):
        raise NotUnderstood("unseen", "hand")  # whether anybody is asked would tell others what the hand holds
    return Lurking(
        (),
        tuple(
            replace(
                rule,
                effect=FromHand(rule.effect),
                when=And(needs, rule.when) if needs and rule.when else needs or rule.when,
            )
            for rule in rules
        ),
        when=needs,
    )
