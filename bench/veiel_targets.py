"""The balance that L'Ordre de Veiel was designed for, held against figures.

The greedy bot plans a hero's whole turn, as the design's search bot does: it is held against the targets for that one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bench.balance import Band, Target, judged, per_cent, span, worst
from bench.veiel_figures import CARDS, LONG

WON: dict[str, Band] = {"easy": (0.9, 1.0), "normal": (0.8, 0.95), "hard": (0.5, 0.7), "extreme": (0.15, 0.3)}
BEATEN: dict[str, Band] = {"easy": (0.9, 1.0), "normal": (0.8, 0.98), "hard": (0.6, 0.9), "extreme": (0.3, 0.8)}
ROUNDS: dict[str, tuple[Band, ...]] = {
    "easy": ((2, 3), (4, 5), (4, 5), (4, 6)),
    "normal": ((3, 4), (5, 6), (4, 5), (6, 7)),
    "hard": ((6, 8), (6, 7), (5, 6), (6, 8)),
    "extreme": ((7, 9), (7, 8), (7, 8), (8, 10)),
}
PLAYED = {"easy": (110, 330), "normal": (150, 410), "hard": (180, 530), "extreme": (230, 650)}  # cards, 2 and 5 heroes
ABOUT = 0.2  # how far from such a number is still about the same
ALONE = 0.2  # the most that a single battlefield may cost
COST: dict[str, Band] = {"normal": (0.03, 0.1), "hard": (0.1, 0.25)}  # of battlefields, three heroes
APART, HEROES_APART, SHIFT = 0.15, 0.12, 0.08
TAKEN: Band = (0.08, 0.7)
CURED: Band = (0.1, 0.35)
DECISIONS: Band = (180, 280)
MOST_DECISIONS = 1100
WOUNDS = 0.55
CHANCE = 0.01


def targets(found: dict[str, Any]) -> Iterator[Target]:
    yield from won(found["cells"])
    yield from bosses(found["bosses"])
    yield from heroes(found)
    yield from rewards(found["rewards"])
    yield from lengths(found["cells"])
    yield from others(found)


def give(*cells: dict[str, Any]) -> float:
    """How much chance there is in the difference of two shares."""
    return float(sum((cell["interval"][1] - cell["interval"][0]) ** 2 / 4 for cell in cells) ** 0.5)


def of_difficulty(cells: dict[str, Any], difficulty: str) -> list[dict[str, Any]]:
    return [cells[name] for name in sorted(cells) if name.split()[1] == difficulty]


def won(cells: dict[str, Any]) -> Iterator[Target]:
    for difficulty, band in WON.items():
        here = of_difficulty(cells, difficulty)
        if here:
            shares = [cell["share"] for cell in here]
            verdicts = [judged(cell["share"], cell["interval"], band) for cell in here]
            figure = ", ".join(map(per_cent, shares))
            yield Target(f"won, {difficulty}: {span(band)}, whatever the number of heroes", figure, worst(verdicts))
            apart = max(shares) - min(shares)
            best, least = (pick(here, key=lambda cell: float(cell["share"])) for pick in (max, min))
            chance = give(best, least)
            verdict = "yes" if apart <= APART else "no" if apart - chance > APART else "within chance"
            wanted = f"{difficulty}: numbers of heroes at most {100 * APART:.0f} points apart"
            yield Target(wanted, f"{100 * apart:.0f}", verdict)


def bosses(found: dict[str, dict[str, Any]]) -> Iterator[Target]:
    for difficulty, band in BEATEN.items():
        figures = {boss: figure for boss, figure in found.get(difficulty, {}).items() if figure}
        if figures:
            told = ", ".join(f"{CARDS[boss].name} {per_cent(figure['share'])}" for boss, figure in figures.items())
            verdicts = [judged(figure["share"], figure["interval"], band) for figure in figures.values()]
            yield Target(f"boss beaten once met, {difficulty}: {span(band)}", told, worst(verdicts))


def heroes(found: dict[str, Any]) -> Iterator[Target]:
    cell = found["cells"].get("3 hard")
    teams = {hero: figure for hero, figure in found["threes"].items() if figure}
    if cell and teams:
        mean = cell["share"]
        band = mean - HEROES_APART, mean + HEROES_APART
        verdicts = [judged(figure["share"], figure["interval"], band) for figure in teams.values()]
        ranked = sorted(teams, key=lambda hero: teams[hero]["share"])
        told = " to ".join(f"{CARDS[hero].name} {per_cent(teams[hero]['share'])}" for hero in (ranked[0], ranked[-1]))
        wanted = f"teams of three on hard: each hero within {100 * HEROES_APART:.0f} points of the mean"
        yield Target(wanted, f"{told}; mean {per_cent(mean)}", worst(verdicts))
    if shares := found["wounds"].get(4):
        hero = max(shares, key=lambda hero: shares[hero])
        met = "yes" if shares[hero] <= WOUNDS else "no"
        yield Target(
            f"no hero takes more than {per_cent(WOUNDS)} of the wounds of a team of four",
            f"at most {per_cent(shares[hero])} ({CARDS[hero].name})",
            met,
        )


def rewards(found: dict[str, dict[str, Any]]) -> Iterator[Target]:
    taken = {slug: figure["taken"] for slug, figure in found.items()}
    never = [slug for slug, figure in taken.items() if not figure["share"]]
    always = [slug for slug, figure in taken.items() if figure["share"] == 1]
    missing = sum(card.kind == "reward" for card in CARDS.values()) - len(found)
    figure = f"{listed(never)} never, {listed(always)} always" + (f"; {missing} not shown yet" if missing else "")
    yield Target("every Reward is taken, none always", figure, "no" if never or always else "yes")
    verdicts = {slug: judged(figure["share"], figure["interval"], TAKEN) for slug, figure in taken.items()}
    often = [slug for slug, verdict in verdicts.items() if verdict == "no" and taken[slug]["share"] > TAKEN[1]]
    seldom = [slug for slug, verdict in verdicts.items() if verdict == "no" and taken[slug]["share"] < TAKEN[0]]
    figure = f"surely more: {listed(often)}; surely less: {listed(seldom)}"
    yield Target(f"Rewards taken in {span(TAKEN)} of their offers", figure, worst(list(verdicts.values())))
    known = {slug: figure["shift"] for slug, figure in found.items() if figure["shift"]}
    sure = [slug for slug, shift in known.items() if abs(shift["points"]) - shift["give"] > SHIFT]
    outside = [slug for slug, shift in known.items() if abs(shift["points"]) > SHIFT and slug not in sure]
    yield Target(
        f"no Reward shifts the games won by more than {100 * SHIFT:.0f} points",
        f"{listed(sure)} surely; {len(outside)} of {len(known)} more, but within chance",
        "no" if sure else "within chance" if outside else "yes",
    )


def listed(slugs: list[str]) -> str:
    return ", ".join(CARDS[slug].name for slug in slugs) or "none"


def lengths(cells: dict[str, Any]) -> Iterator[Target]:
    cured, phases = (sum(cell[key] for cell in cells.values()) for key in ("cured", "phases"))
    if phases:
        share = cured / phases
        verdict = "yes" if CURED[0] <= share <= CURED[1] else "no"
        parts = [
            f"{name} {per_cent(sum(cell['cured'] for cell in here) / max(1, sum(cell['phases'] for cell in here)))}"
            for name in WON
            if (here := of_difficulty(cells, name))
        ]
        yield Target(f"healed instead of a Reward: {span(CURED)}", f"{per_cent(share)} ({', '.join(parts)})", verdict)
    if cell := cells.get("2 normal"):
        number = cell["decisions"]
        verdict = "yes" if DECISIONS[0] <= number <= DECISIONS[1] else "no"
        wanted = f"two heroes, normal: {DECISIONS[0]} to {DECISIONS[1]} decisions with two or more answers"
        yield Target(wanted, f"{number:.0f}", verdict)
    five = [cell["decisions"] for name, cell in cells.items() if name.startswith("5 ")]
    if five:
        verdict = "yes" if max(five) < MOST_DECISIONS else "no"
        figure = ", ".join(f"{number:.0f}" for number in sorted(five))
        yield Target(f"five heroes: fewer than {MOST_DECISIONS} decisions", figure, verdict)
    long, whole = (sum(cell[key] for cell in cells.values()) for key in ("long", "encounters"))
    longest = max((cell["longest"] for cell in cells.values()), default=0)
    verdict = "no" if long else "yes"
    yield Target(f"no encounter longer than {LONG} rounds", f"{long} of {whole}; the longest {longest}", verdict)
    for difficulty, bands in ROUNDS.items():
        here = [cell for cell in of_difficulty(cells, difficulty) if any(cell["rounds"])]
        if here:
            means = [sum(cell["rounds"][number] for cell in here) / len(here) for number in range(4)]
            off = sum(not low - 0.5 <= mean <= high + 0.5 for mean, (low, high) in zip(means, bands, strict=True))
            wanted = ", ".join(f"{low:g}–{high:g}" for low, high in bands)
            figure = ", ".join(f"{mean:.1f}" for mean in means)
            verdict = f"no: {off} of 4 off by more than half a round" if off else "yes"
            yield Target(f"rounds of the four encounters, games won, {difficulty}: {wanted}", figure, verdict)
    for difficulty, wanted_cards in PLAYED.items():
        pair = [cells.get(f"{size} {difficulty}") for size in (2, 5)]
        if all(pair):
            counts = [cell["cards"] for cell in pair if cell]
            near = all(abs(count / wish - 1) <= ABOUT for count, wish in zip(counts, wanted_cards, strict=True))
            wanted = (
                f"cards played or discarded, games won by 2 and by 5 heroes, {difficulty}: about {wanted_cards[0]}, "
            )
            figure = ", ".join(f"{count:.0f}" for count in counts)
            yield Target(f"{wanted}{wanted_cards[1]}", figure, "yes" if near else "no")


def others(found: dict[str, Any]) -> Iterator[Target]:
    """Games with battlefields, and of the random bot."""
    for difficulty, band in COST.items():
        with_them, without = (found[kind].get(f"3 {difficulty}") for kind in ("battlefields", "cells"))
        if with_them and without:
            cost = without["share"] - with_them["share"]
            chance = give(with_them, without)
            yield Target(
                f"battlefields cost three heroes {100 * band[0]:.0f} to {100 * band[1]:.0f} points on {difficulty}",
                f"{100 * cost:.0f} ± {100 * chance:.0f} ({with_them['games']} games with them)",
                judged(cost, (cost - chance, cost + chance), band),
            )
    alone = {field: figure["cost"] for field, figure in found["fields"].items() if figure["cost"]}
    if alone:
        over = [field for field, cost in alone.items() if cost["mean"] > ALONE]
        sure = [field for field in over if alone[field]["mean"] - alone[field]["give"] > ALONE]
        most = max(alone, key=lambda field: alone[field]["mean"])
        cost = f"{100 * alone[most]['mean']:.0f} ± {100 * alone[most]['give']:.0f}"
        yield Target(
            f"no battlefield alone costs three heroes more than {100 * ALONE:.0f} points on hard",
            f"{CARDS[most].name} {cost}; {len(over)} of {len(alone)} more",
            "no" if sure else "within chance" if over else "yes",
        )
    if drawn := found["random"]:
        games = sum(cell["games"] for cell in drawn.values())
        share = sum(cell["share"] * cell["games"] for cell in drawn.values()) / games
        yield Target(
            "the random bot wins less than 1 %",
            f"{per_cent(share)} of {games} games",
            "yes" if share < CHANCE else "no",
        )
