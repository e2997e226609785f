"""Cards that are out of reach are told by an estimate (games/seiya/reach.py): it must never exclude one in reach, and
is no use unless it excludes what is plainly out of reach.
"""

from random import Random

import pytest
from msgspec.structs import replace

from pioche.games import seiya
from pioche.games.seiya.acquire import Confront, Way, targets
from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.cards import ALL as CARDS
from pioche.games.seiya.reach import Reach
from pioche.games.seiya.rules import SeiyaRules
from pioche.games.seiya.setup import new
from pioche.games.seiya.turn import acquisitions
from pioche.games.seiya.vocabulary import (
    ARMOUR,
    CHARACTER,
    FORCE,
    FORCE_COST,
    armour,
    character,
    common_discard,
    field,
    gains,
    relic,
    while_before_you,
    while_on_field,
)
from pioche.kernel.cards.query import Count, Fixed, IsSource
from pioche.kernel.cards.rule import Number, Rule
from pioche.kernel.state.catalogue import Static
from tests.conformance import any_answer
from tests.scenario import Factory, Side


def favoured(card: SeiyaCard) -> SeiyaCard:
    """The same card, whose effect is now that two rules of its own lower its cost."""
    rules = Number(("cost_force",), Fixed(-1), IsSource()), Number(("cost_force",), Fixed(-1), IsSource())
    return replace(card, abilities=(Static(("field",), rules),)) if card.cost_force and card.abilities else card


BASE = seiya.Config(players=2, promos=True)
ALL = seiya.Config(players=2, promos=True, asgard=True, poseidon=True, epics=True)
HADES = seiya.Config(players=2, promos=True, asgard=True, poseidon=True, hades=True, epics=True)
DUEL = seiya.Config(mode="duel", fewer_houses=10)


PRINTED, FAVOURED = SeiyaRules(), SeiyaRules(map(favoured, CARDS))


@pytest.mark.parametrize(
    ("rules", "config"),
    [(PRINTED, BASE), (PRINTED, ALL), (PRINTED, HADES), (PRINTED, DUEL), (FAVOURED, BASE)],
    ids=["base", "all", "hades", "duel", "favoured"],
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
            faced = targets(game, decision.seat)
            near = reach.within(faced)
            for target in faced:
                if target not in near:
                    excluded += 1
                    assert acquisitions(game, reach, target, decision.seat) == []
        game.answer(decision.seat, any_answer(decision, chance))
    assert excluded > 50


# Cassios costs 2 Force. Who faces him gives 1, and is helped, or not, by rules in force about everybody in play.
HELP = {
    "none": (),
    "weakened": (gains(FORCE, -1, CHARACTER),),
    "not allowed more": (gains(FORCE, 5, CHARACTER, "most"),),
    "others": (gains(FORCE, 5, ARMOUR), gains(FORCE_COST, -5, ARMOUR)),
    "dearer": (gains(FORCE_COST, 1, CHARACTER),),
    "never dearer": (gains(FORCE_COST, 1, CHARACTER), gains(FORCE_COST, 5, CHARACTER, "least")),
}


@pytest.mark.parametrize("rules", HELP.values(), ids=HELP)
@pytest.mark.parametrize("slot", [1, 6])
def test_the_estimate_excludes_what_lacks_a_single_force(table: Factory, rules: tuple[Rule, ...], slot: int) -> None:
    """Save in the sixth slot, where it costs one less."""
    assert excluded(table, slot, True, rules) == (slot == 1)


@pytest.mark.parametrize(
    "rule",
    [
        gains(FORCE, 2, CHARACTER, "times"), gains(FORCE, 2, CHARACTER, "least"),
        gains(FORCE, Count(field()), CHARACTER), gains(FORCE_COST, 1, CHARACTER, "set"),
        gains(FORCE_COST, 1, CHARACTER, "most"),
    ],
    ids=["twice", "not less", "counted", "set", "not more"],
)  # fmt: skip
def test_the_estimate_excludes_nothing_where_it_cannot_tell(table: Factory, rule: Rule) -> None:
    assert not excluded(table, 1, True, (rule,))


def test_the_sixth_slot_saves_no_more_than_one(table: Factory) -> None:
    assert excluded(table, 6, False, ())


@pytest.mark.parametrize(
    "rule",
    [gains(FORCE, 1, CHARACTER), gains(FORCE, 1, CHARACTER, "set"), gains(FORCE_COST, -1, CHARACTER)],
    ids=["more", "so much", "cheaper"],
)
@pytest.mark.parametrize("slot", [1, 6])
def test_the_estimate_adds_up_what_helps(table: Factory, rule: Rule, slot: int) -> None:
    """Two are missing: one rule brings one of them, the same rule twice brings both."""
    assert excluded(table, slot, False, (rule,)) == (slot == 1)
    assert not excluded(table, slot, False, (rule, rule))


@pytest.mark.parametrize("kind", ["elsewhere", "another way"])
def test_the_armour_alone_may_win_what_its_printed_costs_put_out_of_reach(table: Factory, kind: str) -> None:
    """A card in the common discard for the cost that a rule names, or one of the field in a way that a rule adds."""
    rule = Confront(common_discard(CHARACTER), cost=2) if kind == "elsewhere" else Way("force", CHARACTER, 2)
    law = relic("law", "900", "Law", while_before_you(rule), set="base")
    blade = armour("blade", "901", "Blade", "common", classes=(), force=2)
    giant = character("giant", "902", "Giant", "rare", cost_force=20)
    t = table(
        seiya=Side(armour="blade", relics=["law"]), cards=(law, blade, giant), removed=["giant"],
        field=["giant" if kind == "another way" else "armure-du-lion"],
    )  # fmt: skip
    t.seiya.acquire("giant", "force", using=())
    assert t.seiya.discard == ["giant", "blade"]


WITH_FORCE, WITHOUT = (
    character("facing", "901", "Facing", "common", force=1),
    character("facing", "901", "Facing", "common"),
)


def excluded(table: Factory, slot: int, force: bool, rules: tuple[Rule, ...]) -> bool:
    """Whether Cassios is called out of reach of somebody who faces him with one Force, or without any."""
    facing = WITH_FORCE if force else WITHOUT
    law = character("law", "900", "Law", "rare", while_on_field(*rules), cost_force=20)
    t = table(seiya=Side(hand=["facing"]), field={slot: "cassios", 3: "law"}, cards=(facing, law))
    t.seiya.play("facing", facing="cassios")
    (target,) = (ref for ref in t.game.cards_in("field") if t.game.cards[ref].place == slot)
    return Reach(t.game, 0).excludes(target)
