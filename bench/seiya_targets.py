"""The balance that Hadès was designed for, held against figures.

The design's numbers are those of a game with the Reserve of the base box, which is the recommended first game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bench.balance import Band, Target, judged, per_cent, span, told, worst
from bench.seiya_figures import CARDS, DUELS, STYX
from pioche.games.seiya.card import HEROES

TURNS: dict[int, Band] = {2: (38, 50), 4: (42, 56)}
NEANT: dict[int, Band] = {2: (12, 30), 4: (6, 14)}
ENTRAVE: dict[int, Band] = {2: (4, 12), 4: (2, 6)}
DRAWN: Band = (25, 55)
PLACED: Band = (3, 8)
THROUGH_THE_GATE: Band = (1, 6)
DEPTHS: Band = (0.3, 0.5)
REWARDED: Band = (0.5, 0.9)
DESIGNS: Band = (0.1, 0.6)
EIGHTH: Band = (0.05, 0.2)
ARRIVALS: Band = (0.3, 2)
HEROES_WIN: Band = (0.12, 0.3)
FIRST: Band = (0.45, 0.57)
ENOUGH = 200  # games in which each card of the Styx should have been annihilated
LONGER = 1.6  # decisions of a game, compared with one without Hadès
AGAINST_RANDOM = {"hades": 0.95, "sorted": 0.9, "shuffled": 0.9}
DUEL_TURNS: Band = (24, 38)
LOSER: Band = (3, 12)
HOUSES_SHARE: Band = (0.25, 0.45)
RENEGADE: Band = (0.45, 0.55)


def within(name: str, figure: dict[str, float], band: Band, sign: int = 1) -> Target:
    """A mean held against its band."""
    mean, give = sign * figure["mean"], figure["give"]
    met = judged(mean, (mean - give, mean + give), band)
    return Target(f"{name}: {band[0]:g} to {band[1]:g}", told({"mean": mean, "give": give}), met)


def targets(found: dict[str, Any]) -> Iterator[Target]:
    for players in (2, 4):
        if cell := found["cells"].get(f"first {players}"):
            yield from of_cell(cell, players)
    if all(f"{boxes} 2" in found["cells"] for boxes in ("all", "hades")):
        with_it, without = (found["cells"][f"{boxes} 2"]["decisions"]["mean"] for boxes in ("hades", "all"))
        times = with_it / without
        met = "yes" if times <= LONGER else "no"
        yield Target(f"decisions of a game at most {LONGER} times those without Hadès", f"{times:.2f}", met)
    for boxes in DUELS:
        if cell := found["cells"].get(f"{boxes} 2"):
            yield from of_duel(cell, f"duel, {boxes}, ")
    for boxes, least in AGAINST_RANDOM.items():
        if figure := found["random"].get(boxes):
            met = judged(figure["share"], figure["interval"], (least, 1.0))
            games = f"{per_cent(figure['share'])} of {figure['games']}"
            at = f"duel, {boxes}, " if boxes in DUELS else ""
            yield Target(f"{at}greedy wins {per_cent(least)} against random", games, met)


def of_duel(cell: dict[str, Any], at: str) -> Iterator[Target]:
    duel = cell["duel"]
    yield within(at + "turns", cell["turns"], DUEL_TURNS)
    yield within(at + "Maisons of the loser", duel["loser"], LOSER)
    yield within(at + "share of PV from Maisons", duel["share"], HOUSES_SHARE)
    won = {altar: figure for altar, figure in duel["altars"].items() if figure}
    verdicts = [judged(figure["share"], figure["interval"], RENEGADE) for figure in won.values()]
    names = ", ".join(f"{altar} {per_cent(figure['share'])}" for altar, figure in won.items())
    yield Target(f"{at}Renégat wins {span(RENEGADE)} with each Autel", names, worst(verdicts))
    yield Target(at + "no main phase is cut", str(cell["cut"]), "no" if cell["cut"] else "yes")


def of_cell(cell: dict[str, Any], players: int) -> Iterator[Target]:
    at, counts = f"{players} players, ", cell["counts"]
    none = {"mean": 0.0, "give": 0.0}
    yield within(at + "turns", cell["turns"], TURNS[players])
    yield within(at + "PV from the Néant, each", cell["sources"]["neant"], NEANT[players])
    yield within(at + "PV lost to Entrave, each", cell["sources"]["entrave"], ENTRAVE[players], -1)
    yield within(at + "cards of the Styx drawn", counts.get("drawn", none), DRAWN)
    yield within(at + "cards placed by Souls or effects", counts.get("placed", none), PLACED)
    yield within(at + "cards through the Gate", counts.get("gate", none), THROUGH_THE_GATE)
    yield within(at + "share of Force spent in Enfers and Entrave", cell["depths"], DEPTHS)
    yield within(at + "Épreuves rewarded in a turn", cell["trials"], REWARDED)
    shares = cell["designs"]
    verdicts = [judged(figure["share"], figure["interval"], DESIGNS) for figure in shares.values()]
    if shares:
        least, most = (pick(shares, key=lambda slug: shares[slug]["share"]) for pick in (min, max))
        ends = " to ".join(f"{CARDS[slug].name} {per_cent(shares[slug]['share'])}" for slug in (least, most))
        yield Target(f"{at}each Épreuve rewarded in {span(DESIGNS)} of the turns it is open", ends, worst(verdicts))
    yield within(at + "share of turns with the 8th Sens", cell["eighth"], EIGHTH)
    yield within(at + "arrivals at Élysion, each", cell["elysion"], ARRIVALS)
    never = [slug for slug in STYX if slug in cell["cards"] and not cell["cards"][slug]["share"]]
    names = ", ".join(CARDS[slug].name for slug in never) or "all are"
    met = "yes" if not never else "no" if cell["games"] >= ENOUGH else "too few games"
    yield Target(f"{at}each Styx card is annihilated at least once in {ENOUGH} games", names, met)
    if players == 2:
        first = cell["first"]
        met = judged(first["share"], first["interval"], FIRST)
        yield Target(f"{at}first player wins {span(FIRST)}", per_cent(first["share"]), met)
    else:
        won = {hero: figure for hero, figure in cell["heroes"].items() if figure}
        verdicts = [judged(figure["share"], figure["interval"], HEROES_WIN) for figure in won.values()]
        names = ", ".join(f"{HEROES[hero]} {per_cent(figure['share'])}" for hero, figure in won.items())
        yield Target(f"{at}each hero wins {span(HEROES_WIN)}", names, worst(verdicts))
    yield Target(at + "no main phase is cut", str(cell["cut"]), "no" if cell["cut"] else "yes")
