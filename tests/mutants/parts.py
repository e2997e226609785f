"""Parts taken out whole: each card effect, each keyword, each cited step."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from pioche.games.dbs.card import keywords_of
from pioche.games.seiya.card import SeiyaCard
from pioche.kernel.play.flow import Procedure
from pioche.kernel.state.catalogue import Ability, Definition, Static
from tests.mutants.board import without_effect
from tests.mutants.mutant import CARDS, RULES, Mutant, change_every_dbs_card, made_anew, set_ability

NOTHING = Static((), ())

# The section of the comprehensive rules that is about a keyword.
KEYWORDS = {
    "Awaken": "10-2", "Field": "10-3", "Blocker": "10-4", "Evolve": "10-5", "EX-Evolve": "10-5", "Xeno-Evolve": "10-5",
    "Critical": "10-6", "Double Strike": "10-7", "Triple Strike": "10-7", "Quadruple Strike": "10-7",
    "Dual Attack": "10-8", "Triple Attack": "10-8", "Revenge": "10-9", "Indestructible": "10-12",
    "Union-Fusion": "10-13", "Union-Potara": "10-13", "Union-Absorb": "10-13", "Ultimate": "10-14",
    "Over Realm": "10-15", "Barrier": "10-16", "Super Combo": "10-17", "Victory Strike": "10-20",
    "Warrior of Universe 7": "10-21", "Deflect": "10-22", "Swap": "10-24", "Dark Over Realm": "10-25",
    "Wormhole": "10-26", "Wish": "10-28", "Dragon Ball": "10-31", "Arrival": "10-32", "Aegis": "10-33",
    "Energy-Exhaust": "10-34", "Alliance": "10-35", "Offering": "10-36", "Revive": "10-37", "Heroic": "10-38",
    "Villainous": "10-39", "Invoker": "10-40", "Successor": "10-41", "Unique": "10-42",
}  # fmt: skip


class WithoutStep(Mutant, frozen=True, kw_only=True):
    procedure: type[Procedure]
    step: str

    def happen(self) -> None:
        for name, step in self.procedure.STEPS.items():
            if step.name == self.step:
                self.procedure.STEPS[name] = replace(step, run=lambda frame, game: None, takes=False)


class WithoutAbility(Mutant, frozen=True, kw_only=True):
    card: Definition
    ability: int  # its place, -1: the rule of Victory Points

    def happen(self) -> None:
        if self.ability < 0:
            set_ability(self.card, self.ability, None)
        else:
            idle = without_effect(self.card.abilities[self.ability])
            set_ability(self.card, self.ability, idle or NOTHING)
        made_anew(self.game)


class WithoutKeyword(Mutant, frozen=True, kw_only=True):
    """Cards of every table have lost a keyword, wherever they come from."""

    keyword: str

    def happen(self) -> None:
        change_every_dbs_card(self.left)

    def left(self, ability: Ability) -> Ability:
        return NOTHING if self.keyword in keywords_of(ability) else ability


def parts() -> Iterator[Mutant]:
    for game, rules in RULES.items():
        for card in CARDS[game]:
            if isinstance(card, SeiyaCard) and card.pv_rule:
                name = card.statements()[1]
                yield WithoutAbility(name, game, (name,), card=card, ability=-1)
            for place, ability in enumerate(card.abilities):
                name = card.citation(ability)
                yield WithoutAbility(name, game, (name,), card=card, ability=place)
        for procedure in rules.procedures:
            for name, step in procedure.STEPS.items():
                if step.rules and name == step.name:
                    full = f"{game}:{procedure.__name__}.{step.name}"
                    yield WithoutStep(full, game, step.rules, procedure=procedure, step=step.name)
    for keyword, section in KEYWORDS.items():
        yield WithoutKeyword(f"dbs:[{keyword}]", "dbs", (f"dbs:{section}-*",), keyword=keyword)
