"""Keyword skills that a player activates (10): ways to bring a card into play, and other calls on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.dbs.battle import Combos
from pioche.games.dbs.card import Activate
from pioche.games.dbs.effects import Flip, Mill
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.gather import Materials, Summing
from pioche.games.dbs.keywords import ONE, Colours, both_colours, spelled
from pioche.games.dbs.verbs import Drop, PlaceField, Play, Stand, ToHand, ToWarp
from pioche.kernel.cards.effect import Do, Seq
from pioche.kernel.cards.query import Among, And, Anything, Between, Cards, Exists, Fixed, Is, Selector, Test, Yours
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Amount, Condition, Effect, Node, Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.play.flow import Procedure
    from pioche.kernel.state.game import Game

FROM_HAND = ("hand",)
LAST = Every(Among("it"))
BASES = Among("it", Yours())  # cards that are still there, and not of the other player by now
EVOLVE, EX_EVOLVE, XENO_EVOLVE = "Evolve", "EX-Evolve", "Xeno-Evolve"
FUSION, POTARA, ABSORB = "Union-Fusion", "Union-Potara", "Union-Absorb"


class BringIn(Effect, Node, frozen=True):
    """Cards chosen in other areas for a keyword are in the Battle Area first; that triggers nothing (11-7-2)."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        cards = tuple(
            ref if game.where(ref) == "battle" else game.move(ref, "battle", scope.you, "bring-in", scope)
            for ref in scope.binds.get("it", ())
            if game.alive(ref)
        )
        return Outcome(len(cards), len(cards), cards)


class LeaveAgain(Effect, Node, frozen=True):
    """The card just played goes to the Warp at the end of the turn: the rules say so, not a skill (10-15-4)."""

    rule: When = When("turn-ends", Anything(), ToWarp(Every(BASES)), "auto")

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        cards = scope.binds.get("first", ())
        for ref in cards:
            by_rule = Scope(scope.you, scope.you, ref, "dbs:10-15-4", {"it": (ref,)})
            game.lend(game.rules.catalogue.number(self.rule), by_rule, "turn")
        return Outcome(len(cards), len(cards), cards)


class Defending(Condition, Node, frozen=True):
    """It is the opponent's turn and your Defense Step (10-33-2)."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        combos = game.nearest(Combos)
        return isinstance(combos, Combos) and combos.defending and combos.seat == scope.you


def awaken(needs: Condition, effect: Effect | None = None, label: str = "Awaken") -> Activate:
    """[Awaken], [Awaken: Surge], [Wish]: when the condition is met, an effect, then flip this card (10-2, 10-28)."""
    turn = Flip() if effect is None else Seq((effect, Flip()))
    return Activate("both", turn, where=("leader",), needs=needs, keyword=label)


def life_at_most(most: int) -> Condition:
    return Exists(Cards(("life",)), 0, most)


def field() -> Activate:
    """[Field]: this Extra Card is placed in the Battle Area (10-3)."""
    return Activate("main", PlaceField(This()), where=FROM_HAND, keyword="Field", stays=True)


def evolve(test: Test | None, *cost: Effect, kind: str = EVOLVE, more: tuple[Test, ...] = ()) -> Activate:
    """[Evolve], [EX-Evolve]: played on top of a card; [Xeno-Evolve]: that card goes to the Warp instead (10-5).

    It may need `more` cards than one: then it lies on all of them.
    """
    battle = Is("battle")
    base = Materials((battle & test if test else battle, *(battle & other for other in more)), keyword="Evolve")
    if kind == XENO_EVOLVE:
        effect = Seq((BringIn(), Do(ToWarp(Every(BASES)), then=Play(This(), active=True, via="evolve"))))
    else:
        effect = Seq((BringIn(), Play(This(), onto=BASES, via="evolve")))
    return Activate("main", effect, (*cost, base), FROM_HAND, keyword=kind)


def fusion(one: Test, other: Test, *cost: Effect) -> Activate:
    """[Union-Fusion]: two cards of equal power leave the hand for the Drop Area, then this card is played (10-13-3)."""
    pair = Materials((Is("battle") & one, Is("battle") & other), ("hand",), same_power=True, keyword="Union")
    effect = Seq((Drop(LAST), Play(This(), active=True, via="union-fusion")))
    return Activate("main", effect, (*cost, pair), FROM_HAND, keyword=FUSION)


def potara(one: Test, other: Test, *cost: Effect) -> Activate:
    """[Union-Potara]: played in Active Mode on top of the two cards together (10-13-4).

    They are chosen before energy is paid; what else is paid with cards comes first, for `it` must be the two.
    """
    pair = Materials((Is("battle") & one, Is("battle") & other), keyword="Union")
    energy = tuple(part for part in cost if isinstance(part, Pay))
    others = tuple(part for part in cost if not isinstance(part, Pay))
    effect = Seq((BringIn(), Play(This(), onto=BASES, active=True, via="union-potara")))
    return Activate("main", effect, (*others, pair, *energy), FROM_HAND, keyword=POTARA)


def absorb(what: Pick, *cost: Effect) -> Activate:
    """[Union-Absorb]: a card from some area is played on top of this one (10-13-5)."""
    return Activate("main", Play(what, onto=Myself(), via="union-absorb"), cost, ("battle",), keyword=ABSORB)


class Myself(Selector, Node, frozen=True):
    """This card."""

    def places(self, game: Game, scope: Scope) -> list[int]:
        return [scope.source] if game.alive(scope.source) else []


def over_realm(least: int, *cost: Effect, dark: bool = False) -> Activate:
    """[Over Realm], [Dark Over Realm]: all cards of the Drop Area go to the Warp to play this card (10-15, 10-25).

    At the end of the turn it goes to the Warp as well.
    """
    needs = Exists(Cards(("drop",), Is("black") if dark else None), least)
    effect = Do(Play(This(), via="over-realm"), then=LeaveAgain())
    label = ("Dark Over Realm" if dark else "Over Realm") + f" {least}"
    banish = ToWarp(Every(Cards(("drop",))))
    return Activate("main", effect, (*cost, banish), FROM_HAND, needs, limit="over-realm", keyword=label)


def swap(cost_of: int, test: Test, *cost: Effect) -> Activate:
    """[Swap]: a Battle Card of that energy cost is played from the hand, and this card goes back to it (10-24)."""
    wanted = Is("battle") & test & Between("cost", cost_of, cost_of)
    play = Play(Pick(Cards(("hand",), wanted), ONE, up_to=True), via="swap")
    return Activate("main", Do(play, then=ToHand(This())), cost, ("battle",), keyword=f"Swap {cost_of}")


def arrival(colours: tuple[str, ...], *cost: Effect) -> Activate:
    """[Arrival]: played from the hand in battle, when the Combo Area has cards of these colours (10-32)."""
    needs: Condition = Exists(Cards(("combo",), Is(colours[0])))
    for colour in colours[1:]:
        needs = And(needs, Exists(Cards(("combo",), Is(colour))))
    label = "Arrival " + spelled(colours)
    return Activate("battle", Play(This(), via="arrival"), cost, FROM_HAND, needs, keyword=label)


def aegis(colours: tuple[str, ...], once: bool = False) -> Activate:
    """[Aegis]: in your Defense Step, drop cards of the colours to stand up to two energy (10-33)."""
    stand = Stand(Pick(Cards(("energy",)), Fixed(2), up_to=True))
    label = "Aegis " + spelled(colours)
    cost = Seq((Colours(colours), Drop(LAST)))
    return Activate("battle", stand, (cost,), needs=Defending(), once=once, keyword=label)


class CostOfThis(Amount, Node, frozen=True):
    """The energy cost of this card."""

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return game.number("cost", scope.source) or 0


def successor(*cost: Effect) -> Activate:
    """[Successor]: green and yellow Battle Cards whose costs add up to this card's are dropped to play it (10-41)."""
    kin = Is("mono-green") | Is("mono-yellow") | both_colours("green", "yellow")
    heirs = Summing(Cards(("battle",), Is("battle") & kin), "cost", CostOfThis(), exact=True)
    effect = Play(This(), via="successor")
    return Activate("main", effect, (Seq((heirs, Drop(LAST))), *cost), FROM_HAND, keyword="Successor")


def burst(size: int) -> Mill:
    """[Burst]: the top cards of the deck go to the Drop Area, as a cost that is paid first (10-30)."""
    return Mill(Fixed(size))
