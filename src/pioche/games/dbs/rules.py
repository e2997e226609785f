"""The Dragon Ball Super Card Game as the kernel sees it: areas, procedures and policies in one place."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from types import MappingProxyType

from pioche.games.dbs.areas import DRAW, MILL, defeat, definition
from pioche.games.dbs.battle import COMBO, TURN, WIN, Attack, Combos, Result
from pioche.games.dbs.card import BATTLE, MARKERS, UNISON, DbsCard
from pioche.games.dbs.choices import ChoosingEach
from pioche.games.dbs.cost import ENERGY_COST, PAY_CARD, Paying, PayingCost
from pioche.games.dbs.counter import CounterTiming
from pioche.games.dbs.effects import DAMAGE, ChoosingNumber, DealDamage, Drawing
from pioche.games.dbs.energy import PayEnergy, PayEnergyFirst
from pioche.games.dbs.gather import Gathering
from pioche.games.dbs.lurking import UsingFromHand
from pioche.games.dbs.play import PlayCard, UseAuto, UseSkill, activate
from pioche.games.dbs.setup import Opening
from pioche.games.dbs.turn import ChooseTarget, Grow, MainPhase, Match, numbered
from pioche.games.dbs.verbs import DROP, KO, LOSE_MARKERS, PLAY, PLAY_RESTED, TO_ENERGY, count_markers
from pioche.kernel.cards.answers import amount, applying
from pioche.kernel.cards.effect import ChoosingOne, ChoosingPlayer, InDo, InEach, InSeq, Offering
from pioche.kernel.cards.rule import Number, Rule
from pioche.kernel.cards.value import Outcome, Scope
from pioche.kernel.cards.verb import Choosing
from pioche.kernel.play.change import NO_CARD, Judging, Ordering, make
from pioche.kernel.play.flow import Procedure
from pioche.kernel.play.trigger import CHECKPOINT, Checkpoint, Resolving, ResolvingOnce, Waiting, find_triggers
from pioche.kernel.rules import Rules, Zone
from pioche.kernel.state.card import Card
from pioche.kernel.state.catalogue import Catalogue
from pioche.kernel.state.game import Game

ZONES = (
    Zone("deck", "none"),
    Zone("hand", "owner"),
    Zone("drop", "all"),
    Zone("leader", "all", live=True),
    Zone("battle", "all", live=True),
    Zone("combo", "all", live=True),
    Zone("energy", "all"),
    Zone("life", "none"),
    Zone("warp", "all"),
    Zone("unison", "all", live=True),
    Zone("under", "all"),  # cards under other cards
    Zone("removed", "all"),  # from the game
    Zone("limbo", "all", common=True),  # a card that is just being played or used
)

LOOP = 60  # [Auto] skills resolved in one checkpoint; nothing that ends comes near it

PROCEDURES = (
    Opening, Match, MainPhase, PlayCard, UseSkill, UseAuto, ChooseTarget, Attack, Combos, Result, Grow, CounterTiming,
    PayEnergy, PayEnergyFirst, Paying, PayingCost, Checkpoint, Resolving, ResolvingOnce, Judging, Ordering, Choosing,
    ChoosingOne, ChoosingNumber, ChoosingPlayer, ChoosingEach, Drawing, DealDamage, Gathering, InDo, InEach, InSeq,
    Offering, UsingFromHand,
)  # fmt: skip


class DbsRules(Rules):
    name = "dbs"
    version = "7"
    waiting_kinds = MappingProxyType({"auto": CHECKPOINT})
    keeps = frozenset(
        {("battle", "combo"), ("combo", "battle"), ("battle", "battle"), ("combo", "combo"), ("unison", "unison")}
    )
    hidden = frozenset({"deck", "life"})
    menus = frozenset({"redraw", "charge", "main-phase", "choose-counter", "offense-step", "defense-step"})
    apart = frozenset({"battle", "combo", "unison", "under"})  # copies differ: in power, owner, what lies beneath
    floors = MappingProxyType({"cost": 0, "combo_cost": 0, "combo_power": 0, "strike": 0})  # not power (1-3-6, 2-8-3)

    def __init__(self, cards: Iterable[DbsCard]) -> None:
        verbs = (DROP, KO, LOSE_MARKERS, TO_ENERGY, PLAY, PLAY_RESTED, COMBO, DAMAGE, TURN, WIN, PAY_CARD)
        super().__init__(ZONES, Catalogue(cards, verbs, (DRAW, MILL)), PROCEDURES)

    def rules_of_the_game(self) -> tuple[tuple[Rule, str], ...]:
        return tuple((rule, "dbs:2-11-3") for rule in ENERGY_COST)

    def moment(self, game: Game, scope: Scope, ends: str) -> str:
        """Durations that reach into another turn are told by whose it is and its number."""
        if ends == "opponents-turn" and game.active != scope.you:
            return "turn"
        whose, _, name = ends.replace("opponents-turn", "opponents-next-turn").partition("-next-")
        return numbered(game, name, scope.you if whose == "your" else 1 - scope.you, 1) if name else ends

    def concede(self, game: Game, seat: int) -> None:
        """At any moment, and nothing can be done about it (1-2-4, 1-2-5)."""
        game.happens("concede", seat, Scope(seat, seat, 0, "dbs:1-2-4"))
        game.finish((1 - seat,))

    def must_stop(self, game: Game, seat: int) -> bool:
        """So many [Auto] skills in one checkpoint are a loop: the turn player stops it first (11-1-2-2)."""
        checkpoint = game.nearest(Checkpoint)
        count = checkpoint.resolved if isinstance(checkpoint, Checkpoint) else 0
        return count >= LOOP * (1 if seat == game.active else 2)

    def focus(self, game: Game) -> dict[str, tuple[int, ...]]:
        attack = game.nearest(Attack)
        if not isinstance(attack, Attack) or attack.over(game):
            return {}
        return {"attacker": (attack.attacker,), "guard": (attack.guard,)}

    def activate(self, game: Game, trigger: Waiting) -> Outcome | Procedure:
        return activate(game, trigger)

    def interrupt(self, game: Game) -> None:
        defeat(game)
        if self.watch is not None:
            self.watch(game)

    def rule_processing(self, game: Game) -> None:
        """Confirmative rule processing, again until nothing is left to do (4-5-3-1).

        A deck that a player has looked through is shuffled, if no text has said so (11-6-3).
        """
        for tally in [tally for tally in game.tallies if tally.startswith("searched/")] if game.tallies else ():
            del game.tallies[tally]
            zone = int(tally.removeprefix("searched/"))
            name, seat = self.zone_at[zone].name, self.seat_at[zone]
            if name == "deck":
                scope = Scope(seat, seat, 0, "dbs:11-6-3")
                met = find_triggers(game, "shuffle", NO_CARD, scope)
                game.shuffle(name, seat, scope)
                game.waiting += tuple(met)
        while self.process_once(game):
            pass

    def settled(self, game: Game) -> bool:
        combo, zones = self.bases["combo"], game.zones
        if zones[combo] or zones[combo + 1] or powerless(game):
            return False
        return not any(tally.startswith("searched/") for tally in game.tallies)

    def process_once(self, game: Game) -> bool:
        """All at the same time (9-1-2-3): combos outside a battle, power of 0 or less; whether there was anything."""
        found = powerless(game)
        combo, zones = self.bases["combo"], game.zones
        if not found and not zones[combo] and not zones[combo + 1]:
            return False  # most often
        weak = {ref: weakened_by(game, ref) for ref in found}
        unisons = [ref for ref in weak if definition(game, ref).type == UNISON]
        for ref in unisons:
            count_markers(game, ref, -1, weak[ref])
        leaving = {ref: scope for ref, scope in weak.items() if not (ref in unisons and game.cards[ref].count(MARKERS))}
        combos = [(ref, seat) for seat in game.order() for ref in game.cards_in("combo", seat)]
        if combos and game.nearest(Attack) is None:
            leaving |= {ref: Scope(seat, seat, 0, "dbs:9-3-2") for ref, seat in combos}
        if leaving:
            make(game, DROP, tuple(leaving), Scope(game.active, game.active), len(leaving), leaving)
        return bool(weak or leaving)

    def locate(self, game: Game, card: Card, seat: int) -> str:
        """Own hand: nothing; a card in play also by its mode and markers, which tell two copies apart."""
        zone = self.zone_at[card.zone]
        if zone.name == "hand" and self.seat_at[card.zone] == seat:
            return ""
        state = ("r" if card.mode else "") + (f"m{card.count(MARKERS)}" if card.counters else "")
        return f"@{zone.name}/{self.seat_at[card.zone]}{state}"


def powerless(game: Game) -> list[int]:
    """The Battle and Unison Cards with a power of 0 or less: asked often, so it looks first at what is printed."""
    changed = "power" in game.index  # else a card has the power that is printed on it
    if not changed and not printed_powerless(game.rules.catalogue):
        return []
    found = []
    battle, unison = game.bases["battle"], game.bases["unison"]
    for seat in game.order():
        for ref in game.zones[battle + seat] + game.zones[unison + seat]:
            printed = game.printed("power", ref)
            if printed is not None and (changed or printed <= 0) and (game.number("power", ref) or 0) <= 0:
                found.append(ref)
    return found


@lru_cache(maxsize=64)
def printed_powerless(catalogue: Catalogue) -> bool:
    """Whether a power of 0 or less is printed on any card."""
    return any(numbers.get("power", 1) <= 0 for numbers in catalogue.numbers)


def weakened_by(game: Game, ref: int) -> Scope:
    """What took the power of a card away: an effect counts as the cause of what rule processing then does (9-5-3)."""
    rule = "dbs:9-5-2" if definition(game, ref).type == BATTLE else "dbs:9-7-2"
    master = game.master(ref)
    scope = Scope(master, master, 0, rule)
    for entry, inner in applying(game, "power", ref):
        if isinstance(entry.rule, Number) and not entry.skill and amount(game, entry, inner, ref) < 0:
            scope = inner
    return scope
