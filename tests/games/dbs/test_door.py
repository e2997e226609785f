"""The one door (law 10) in Dragon Ball Super: made-up cards forbid, replace and wait for what is done to decks."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Auto, DbsCard, Permanent
from pioche.games.dbs.effects import Draw, Mill, Shuffle
from pioche.games.dbs.verbs import ToDeck, ToWarp
from pioche.kernel.cards.query import Among, Anything, Cards, Fixed, Is, Yours
from pioche.kernel.cards.rule import Forbid, Replace, Rule, When
from pioche.kernel.cards.select import Every
from pioche.kernel.cards.value import Effect
from pioche.kernel.state.laying import looked_through
from tests.games.dbs.duel import Duel, Factory, Side
from tests.games.dbs.sample_cards import battle, spell

WARP_IT, WARP_NOW = ToWarp(Every(Among("it"))), ToWarp(Every(Among("now")))
WARP_DROP = ToWarp(Every(Cards(("drop",))))
DECK = ["black-3"] * 9


def law(*rules: Rule) -> DbsCard:
    """A card that puts rules in force while it is in the Battle Area."""
    made = Auto(("battle",), rules) if isinstance(rules[0], When) else Permanent(("battle",), rules)  # type: ignore[arg-type]
    return battle("law", "red", 1, 5000, made)


def used(duel: Factory, effect: Effect, rule: Rule, **side: list[str]) -> Duel:
    """A skill of this effect is used while that rule is in force."""
    given: dict[str, list[str]] = {"hand": ["deed"], "battle": ["law"], "deck": [*DECK, "blue-2", "red-2"], **side}
    t: Duel = duel(Side(**given), cards=(law(rule), spell("deed", effect)))
    t.you.use("deed")
    return t.in_any_order()


@pytest.mark.parametrize("up_to", [False, True])
def test_drawing_can_be_forbidden(duel: Factory, up_to: bool) -> None:
    t = used(duel, Draw(Fixed(2), up_to=up_to), Forbid("draw", Yours()))
    if up_to:
        t.you.choose("yes").choose("yes")
    assert (t.you.hand, t.you.deck[-1]) == ([], "red-2")


def test_drawing_can_be_replaced(duel: Factory) -> None:
    t = used(duel, Draw(Fixed(2)), Replace("draw", Is("red"), WARP_IT))
    assert (t.you.hand, t.you.warp) == (["blue-2"], ["red-2"])


def test_drawing_can_be_waited_for(duel: Factory) -> None:
    t = used(duel, Draw(Fixed(2)), When("draw", Yours(), WARP_NOW, "auto"))
    assert (t.you.hand, sorted(t.you.warp)) == ([], ["blue-2", "red-2"])


def test_the_draw_of_the_charge_phase_can_be_forbidden(duel: Factory) -> None:
    t = duel(Side(battle=["law"]), at="turn", cards=(law(Forbid("draw", Yours(), cause="rules")),))
    assert t.you.hand == []


def test_the_draw_of_the_charge_phase_can_be_replaced(duel: Factory) -> None:
    t = duel(Side(battle=["law"], deck=DECK), at="turn", cards=(law(Replace("draw", Yours(), WARP_IT)),))
    assert (t.you.hand, t.you.warp) == ([], ["black-3"])


def test_milling_can_be_forbidden(duel: Factory) -> None:
    t = used(duel, Mill(Fixed(2)), Forbid("mill", Is("red")))
    assert (sorted(t.you.drop), t.you.deck[-1]) == (["blue-2", "deed"], "red-2")


def test_milling_can_be_replaced(duel: Factory) -> None:
    t = used(duel, Mill(Fixed(2)), Replace("mill", Is("red"), WARP_IT))
    assert (sorted(t.you.drop), t.you.warp) == (["blue-2", "deed"], ["red-2"])


def test_milling_can_be_waited_for(duel: Factory) -> None:
    t = used(duel, Mill(Fixed(2)), When("mill", Yours(), WARP_NOW, "auto"))
    assert (t.you.drop, sorted(t.you.warp)) == (["deed"], ["blue-2", "red-2"])


def test_the_last_card_ends_the_game_where_rules_have_a_say_too(duel: Factory) -> None:
    t = used(duel, Mill(Fixed(8)), When("mill", Is("nothing"), WARP_NOW, "auto"), deck=["black-3"] * 3)
    assert (t.winner, len(t.you.drop)) == ("foe", 4), "three cards and the one that was used"


MIXING = [Shuffle(), ToDeck(Every(Cards(("hand",), Is("blue"))), "shuffled")]


@pytest.mark.parametrize("effect", MIXING, ids=["the deck", "into the deck"])
@pytest.mark.parametrize(
    ("rule", "shuffled", "warped"),
    [
        (Forbid("shuffle", Anything()), 0, False),
        (Replace("shuffle", Anything(), WARP_DROP), 0, True),
        (When("shuffle", Anything(), WARP_DROP, "auto"), 1, True),
    ],
    ids=["forbidden", "replaced", "waited for"],
)
def test_shuffling(duel: Factory, effect: Effect, rule: Rule, shuffled: int, warped: bool) -> None:
    t = used(duel, effect, rule, hand=["deed", "blue-1"], drop=["black-1"])
    assert len(t.events("shuffle")) == shuffled
    assert ("black-1" in t.you.warp) is warped
    assert t.you.hand == (["blue-1"] if isinstance(effect, Shuffle) else [])


def test_what_rule_processing_shuffles_is_waited_for_but_not_forbidden(duel: Factory) -> None:
    """A deck that was looked through is shuffled whatever cards say (9-1, 11-6-3)."""
    search = ToWarp(Every(Cards(("deck",), Is("blue"))))
    for rule, warped in (
        (Forbid("shuffle", Anything()), False),
        (When("shuffle", Anything(), WARP_DROP, "auto"), True),
    ):
        t = duel(
            Side(hand=["deed"], battle=["law"], deck=[*DECK, "blue-2"], drop=["black-1"]),
            cards=(law(rule), spell("deed", search)),
        )
        looked_through(t.game, t.game.cards_in("deck", 0))
        t.you.use("deed")
        t.in_any_order()
        assert len(t.events("shuffle")) == 1
        assert ("black-1" in t.you.warp) is warped
