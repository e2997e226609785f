"""What came of games of L'Ordre de Veiel, as tables in Markdown."""

from __future__ import annotations

from typing import Any

from bench.balance import per_cent, percent, table, target_table
from bench.veiel_figures import BOSSES, CARDS, HEROES
from bench.veiel_targets import targets
from pioche.games.veiel.setup import WAVES


def tables(found: dict[str, Any]) -> str:
    cells = found["cells"]
    if not cells:
        return "No games of the greedy bot."
    sizes = sorted({int(name.split()[0]) for name in cells})
    difficulties = [name for name in WAVES if any(cell.endswith(" " + name) for cell in cells)]

    def by_cell(what: str) -> str:
        lines: list[list[object]] = []
        for name in difficulties:
            here = [cells.get(f"{size} {name}") for size in sizes]
            lines.append([name, *(told(cell, what) for cell in here)])
        return table(["", *(f"{size} heroes" for size in sizes)], lines)

    parts = [
        ("Targets", target_table(targets(found))),
        ("Won", by_cell("won")),
        ("Games that reach encounters 2, 3 and 4", by_cell("reached")),
        ("Rounds of the four encounters, games won", by_cell("rounds")),
        ("Decisions with two or more answers, and cards played or discarded, games won", by_cell("length")),
        ("Phases of reinforcement in which a hero heals", by_cell("cured")),
        ("Won once the boss is met", by_name(found["bosses"], BOSSES)),
        ("Won by teams with a hero", by_name(found["heroes"], HEROES)),
        ("Each battlefield alone, for a whole game of three heroes on hard", field_table(found["fields"])),
        ("Share of the team's wounds", wound_table(found["wounds"])),
        ("Rewards taken when shown, and games won by teams that took one", reward_table(found["rewards"])),
    ]
    return "\n\n".join([counted(found), *(f"### {title}\n\n{body}" for title, body in parts)])


def counted(found: dict[str, Any]) -> str:
    """How many games there are."""
    every = [[cell["games"] for cell in found[kind].values()] for kind in ("cells", "battlefields", "random")]
    games, fields, chance = map(sum, every)
    least, most = min(every[0]), max(every[0])
    each = f"{least}" if least == most else f"{least} to {most}"
    beside = f"beside them {fields} with battlefields and {chance} of the random bot"
    return f"Of {games} games of the greedy bot, {each} of each cell; {beside}."


def told(cell: dict[str, Any] | None, what: str) -> str:
    if cell is None:
        return "–"
    match what:
        case "won":
            return percent(cell)
        case "reached":
            return " ".join(per_cent(count / cell["games"]) for count in cell["reached"][1:])
        case "rounds":
            return " ".join(f"{number:g}" for number in cell["rounds"]) + f", longest {cell['longest']}"
        case "length":
            return f"{cell['decisions']:.0f}, {cell['cards']:.0f}"
    return per_cent(cell["cured"] / max(1, cell["phases"]))


def by_name(found: dict[str, dict[str, Any]], names: list[str]) -> str:
    return table(
        ["", *found], [[CARDS[name].name, *(percent(figures[name]) for figures in found.values())] for name in names]
    )


def wound_table(found: dict[int, dict[str, float]]) -> str:
    lines: list[list[object]] = [
        [CARDS[hero].name, *(per_cent(shares[hero]) for shares in found.values())] for hero in HEROES
    ]
    return table(["", *(f"{size} heroes" for size in found)], lines)


def field_table(found: dict[str, dict[str, Any]]) -> str:
    lines: list[list[object]] = [
        [
            CARDS[field].name,
            figure["games"],
            percent(figure),
            f"{100 * figure['cost']['mean']:.0f} ± {100 * figure['cost']['give']:.0f}",
        ]
        for field, figure in sorted(found.items(), key=lambda item: -item[1].get("cost", {}).get("mean", 0))
        if figure["cost"]
    ]
    return table(["", "games", "won", "points fewer than the same games without"], lines)


def reward_table(found: dict[str, dict[str, Any]]) -> str:
    lines: list[list[object]] = [
        [
            CARDS[slug].name,
            figure["taken"]["games"],
            percent(figure["taken"]),
            percent(figure["won"]),
            points(figure["shift"]),
        ]
        for slug, figure in found.items()
    ]
    return table(["", "shown", "taken", "won", "points won more than by who left it"], lines)


def points(shift: dict[str, float]) -> str:
    return f"{100 * shift['points']:+.0f} ± {100 * shift['give']:.0f}" if shift else "–"
