"""What came of games of Saint Seiya Deckbuilding, as tables in Markdown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bench.balance import per_cent, percent, table, target_table, told
from bench.seiya_figures import ALTARS, CARDS, SOURCES, STYX, TRIALS
from bench.seiya_targets import targets
from pioche.games.seiya.card import HEROES
from pioche.games.seiya.duel import ALTAR
from pioche.games.seiya.senses import LADDER

NAMES = {"base": "base", "all": "all boxes", "first": "Hadès, base Reserve", "hades": "all with Hadès"}
NAMES |= {"sorted": "duel, sorted", "shuffled": "duel, shuffled"}
FROM = {
    "deck": "cards", "pillars": "Pillars", "neant": "Néant", "houses": "Maisons", "entrave": "Entrave",
    "tokens": "PV tokens", "others": "others",
}  # fmt: skip
COUNTS = {
    "drawn": "Styx cards drawn", "annihilated": "annihilated", "released": "shaken off",
    "placed": "placed by Souls or effects", "gate": "through the Gate", "trials": "Épreuves rewarded",
    "eveil": "by Éveil", "capacity": "by a Capacité", "gained": "Sens gained", "lost": "Sens lost",
    "gifts": "Capacités used", "elysion": "arrivals at Élysion",
} | {f"sense:{slug}": f"{CARDS[slug].name} exhausted" for slug in LADDER}  # fmt: skip
Cell = dict[str, Any]


def tables(found: dict[str, Any]) -> str:
    cells: dict[str, Cell] = found["cells"]
    if not cells:
        return "No games of greedy bots."
    deep = {name: cell for name, cell in cells.items() if "drawn" in cell["counts"] and cell["counts"]["drawn"]["mean"]}
    duels = {name: cell for name, cell in cells.items() if cell["duel"]}
    classic = {name: cell for name, cell in cells.items() if not cell["duel"]}
    deep_classic = {name: cell for name, cell in deep.items() if not cell["duel"]}

    def by_cell(rows: dict[str, Callable[[Cell], str]], cells: dict[str, Cell] = cells) -> str:
        lines: list[list[object]] = [[name, *(tell(cell) for cell in cells.values())] for name, tell in rows.items()]
        return table(["", *(titled(name) for name in cells)], lines) if cells else ""

    parts = [
        ("Targets of Hadès", target_table(targets(found))),
        (
            "Length and points",
            by_cell(
                {
                    "games": lambda cell: str(cell["games"]),
                    "turns": lambda cell: told(cell["turns"]),
                    "decisions with two or more answers": lambda cell: told(cell["decisions"]),
                    "PV of a player": lambda cell: told(cell["score"]),
                }
                | {f"from {name}": of("sources", source) for source, name in FROM.items() if source in SOURCES}
                | {"first player wins": lambda cell: percent(cell["first"])}
            ),
        ),
        ("Games won by a hero", by_cell({name: won(hero) for hero, name in HEROES.items()}, classic)),
        (
            "The duel",
            by_cell(
                {
                    "Maisons of the loser": of("duel", "loser"),
                    "share of PV from Maisons": of("duel", "share"),
                    "Renégat wins": lambda cell: percent(cell["duel"]["renegade"]),
                }
                | {f"with {CARDS[ALTAR + altar].name}": renegade(altar) for altar in ALTARS},
                duels,
            ),
        ),
        (
            "The Enfers, in a game",
            by_cell(
                {name: of("counts", count) for count, name in COUNTS.items()}
                | {
                    "share of Force spent there": lambda cell: told(cell["depths"]),
                    "Épreuves rewarded in a turn": lambda cell: told(cell["trials"]),
                    "share of turns with the 8th Sens": lambda cell: told(cell["eighth"]),
                },
                deep,
            ),
        ),
        ("Épreuves rewarded, of the turns in which they were open", by_card(deep_classic, "designs", TRIALS)),
        ("Styx cards annihilated, of those revealed", by_card(deep_classic, "cards", STYX)),
        ("Cards acquired, of those that came to the field", by_card(classic, "cards", others(classic))),
    ]
    return "\n\n".join([counted(found), *(f"### {title}\n\n{body}" for title, body in parts if body)])


def counted(found: dict[str, Any]) -> str:
    games = [cell["games"] for cell in found["cells"].values()]
    each = f"{min(games)}" if min(games) == max(games) else f"{min(games)} to {max(games)}"
    beside = "".join(
        f"; against random bots greedy won {percent(figure)} of {figure['games']} games ({NAMES[boxes]})"
        for boxes, figure in found["random"].items()
    )
    return f"Of {sum(games)} games of greedy bots, {each} of each cell{beside}."


def titled(name: str) -> str:
    boxes, players = name.split()
    return f"{NAMES[boxes]}, {players}"


def of(part: str, name: str) -> Callable[[Cell], str]:
    return lambda cell: told(cell[part].get(name, {}))


def won(hero: str) -> Callable[[Cell], str]:
    return lambda cell: percent(cell["heroes"][hero])


def renegade(altar: str) -> Callable[[Cell], str]:
    return lambda cell: percent(cell["duel"]["altars"][altar])


def others(cells: dict[str, Cell]) -> list[str]:
    """The cards of the Reserve that came to the field anywhere, by their boxes."""
    order = {slug: place for place, slug in enumerate(CARDS)}
    return sorted({slug for cell in cells.values() for slug in cell["cards"]} - set(STYX), key=lambda slug: order[slug])


def by_card(cells: dict[str, Cell], part: str, slugs: list[str]) -> str:
    if not cells:
        return ""

    def share(cell: Cell, slug: str) -> str:
        figure = cell[part].get(slug)
        return f"{per_cent(figure['share'])} of {figure['games']}" if figure else "–"

    lines: list[list[object]] = [[CARDS[slug].name, *(share(cell, slug) for cell in cells.values())] for slug in slugs]
    return table(["", *(titled(name) for name in cells)], lines)
