"""Why a card of Saint Seiya Deckbuilding cannot do anything just now."""

from __future__ import annotations

from pioche.games.seiya.acquire import able, obstacle, targets, ways
from pioche.games.seiya.card import ARMOUR_TYPE, Activation, Power, Technique
from pioche.games.seiya.enfers import within_reach
from pioche.games.seiya.field import abilities, definition
from pioche.games.seiya.hamper import price
from pioche.games.seiya.powers import TECHNIQUE
from pioche.games.seiya.senses import EVEIL, INACTIVE
from pioche.games.seiya.souls import purse
from pioche.kernel.play.decision import Reason
from pioche.kernel.state.game import Game

ELSEWHERE = {
    "reserve": "in-reserve",
    "removed": "in-common-discard",
    "limbo": "in-acquisition",
    "draw": "in-draw-pile",
    "discard": "in-discard",
    "destroyed": "in-destroyed",
    "aside": "in-aside",
    "trophies": "in-trophies",
    "guard": "in-guard",
    "apart": "in-apart",
    "under": "in-under",
    "pillars-aside": "in-pillars-aside",
    "epics": "in-epics",
    "epics-past": "in-epics-past",
    "gone": "gone",
    "styx": "in-styx",
    "veiled": "face-down",
    "neant": "in-neant",
    "senses-aside": "sense-not-gained",
    "trials": "trial-not-met",
    "trials-pile": "trial-to-come",
    "trials-past": "trial-past",
    "capacities": "in-capacities",
    "own-capacities": "in-capacities",
    "houses": "house-to-come",
    "own-houses": "house-acquired",
    "elysion": "in-elysion",
}


def obstacles(game: Game, seat: int, ref: int) -> list[Reason]:
    """What stands in the way of acting with a card in one's main phase."""
    card = game.cards[ref]
    zone = game.rules.zone_at[card.zone]
    if zone.name in ("field", "pillars") or (zone.name in ("relics", "entrave") and ref in targets(game, seat)):
        return out_of_reach(game, seat, ref)
    if zone.name == "house":
        return [*out_of_reach(game, seat, ref), *(without_power(game, ref) if abilities(game, ref, Power) else ())]
    if zone.name == "enfers":
        return in_enfers(game, seat, ref)
    if zone.name in ELSEWHERE:
        return [Reason(ELSEWHERE[zone.name])]
    if zone.common:
        return without_power(game, ref)
    if game.rules.seat_at[card.zone] != seat:
        return [Reason("not-yours", "seiya:classic:5.1:1")]
    match zone.name:
        case "hand":
            playing = "equip" if ARMOUR_TYPE in game.words[card.definition] else "play"
            barred = game.forbidden(playing, ref, {"by": (seat,)})
            return [barred or Reason("nobody-to-face", "seiya:classic:5.1.2:3")]
        case "wounded":
            return [Reason("wounded", "seiya:classic:5.1.6:4")]
        case "frozen":
            return [Reason("frozen", "seiya:classic:5.1.7:4")]
        case "board":
            return no_technique(game, seat, ref)
        case "senses":
            return no_sense(game, seat, ref)
        case "gifts":
            return [game.forbidden("gift", ref, {"by": (seat,)}) or Reason("effect-impossible", "hades:capacites:4")]
        case "relics" if not abilities(game, ref, Activation):
            return without_power(game, ref)
    if not abilities(game, ref, Activation):
        return [Reason("only-values", "seiya:classic:5.1.4.a:5")]
    return [Reason("effect-impossible", "seiya:classic:5.1.5:10")]


def without_power(game: Game, ref: int) -> list[Reason]:
    """Of what lies beside the field, or of a Relic: it counts by itself, or its power cannot be used now."""
    return [Reason("power-impossible" if abilities(game, ref, Power) else "counts-by-itself")]


def no_technique(game: Game, seat: int, ref: int) -> list[Reason]:
    ((ability, _),) = abilities(game, ref, Technique)
    energy = game.counters[f"energy/{seat}"]
    if barred := game.forbidden("technique", 0, {"by": (seat,)}):
        return [barred]
    if TECHNIQUE in game.tallies:
        return [Reason("technique-used", "seiya:classic:5.1.8:1")]
    if energy < ability.energy:
        return [Reason("short-of-energy", "seiya:classic:5.1.8:2", ref, f"{energy} < {ability.energy}")]
    return [Reason("effect-impossible", "seiya:classic:5.1.8:2")]


def in_enfers(game: Game, seat: int, ref: int) -> list[Reason]:
    """What is missing to annihilate a card, and to hamper somebody with it."""
    if ref not in within_reach(game, seat):
        return [Reason("before-pawn", "hades:enfers-emplacements-heros:5", ref)]
    barred = game.forbidden("face", ref, {"by": (seat,)})
    found = [barred] if barred else out_of_reach(game, seat, ref)[:1]
    souls, cost = game.counters[purse(seat)], price(game, ref)
    if barred := game.forbidden("bind", ref, {"by": (seat,)}):
        return [*found, barred]
    if souls < cost:
        found.append(Reason("short-of-souls", "hades:entrave:1", ref, f"{souls} < {cost}"))
    return found


def no_sense(game: Game, seat: int, ref: int) -> list[Reason]:
    if definition(game, ref).slug == EVEIL:
        return [Reason("eveil-is-a-reward", "hades:epreuves:2")]
    if game.cards[ref].mode == INACTIVE:
        return [Reason("sense-inactive", "hades:eveil-sens:4")]
    return [game.forbidden("exhaust", ref, {"by": (seat,)}) or Reason("effect-impossible", "hades:eveil-sens:4")]


def out_of_reach(game: Game, seat: int, target: int) -> list[Reason]:
    """For each way to acquire a card of the field, what is missing."""
    found = []
    for way in ways(game, target):
        used = able(game, seat, target, way.kind)
        reason = obstacle(game, target, way, used)
        if reason is not None:
            found.append(
                Reason("short-of-" + way.kind, reason.rule, target, reason.detail)
                if reason.text == "not-enough"
                else reason
            )
    return found or [Reason("no-cost", "seiya:classic:5.1.4.a:5")]
