"""pioche ladder."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioche.arena import Ladder
from pioche.cli.ladder import put
from tests.cli.terminal import Run, runner


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.mark.parametrize(("lang", "met"), [("fr", "random contre greedy"), ("en", "random against greedy")])
def test_who_knows_the_game_stands_above_who_does_not(run: Run, lang: str, met: str) -> None:
    shown = run("ladder", "seiya", "--bots", "random,greedy", "--games", "4", "--lang", lang, columns=100)
    assert shown.code == 0
    assert met in shown.out
    assert shown.out.index("greedy") < shown.out.index("random")
    assert ("0 sur 4" if lang == "fr" else "0 of 4") in shown.out


def test_every_deal_is_played_from_both_seats_and_a_clear_pairing_stops() -> None:
    """Equal bots share the two games of every deal; the wider an interval may stay, the sooner it is clear."""
    ladder = Ladder("seiya", ("random", "greedy"), "same", {})
    ladder.run(limit=40, width=0.7)
    (pairing,) = ladder.pairings
    assert pairing.games < 40
    assert pairing.games % 2 == 0
    low, high = pairing.interval
    assert high - low <= 0.7


@pytest.mark.parametrize(("bots", "limit", "width"), [(("random", "greedy"), 2, 0.1), (("random", "greedy"), 12, 0.7)])
def test_the_same_seed_plays_the_same_ladder_for_any_number_of_workers(
    bots: tuple[str, ...], limit: int, width: float
) -> None:
    """What was played ahead, and is not needed any more, does not count."""
    found = []
    for workers in (1, 3):
        ladder = Ladder("seiya", bots, 5, {})
        ladder.run(limit, width, workers=workers)
        found.append((ladder.rungs(), [(pairing.games, pairing.won) for pairing in ladder.pairings]))
    assert found[0] == found[1]


@pytest.mark.parametrize("bots", ["greedy", "greedy,greedy", "greedy,nobody"])
def test_who_cannot_stand_on_it_is_refused(run: Run, bots: str) -> None:
    assert run("ladder", "seiya", "--bots", bots).code == 2


def test_the_table_takes_the_place_of_the_last_one(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(
        "# Bots\n\nBefore.\n\n<!-- ladder seiya -->\nold\n<!-- end of ladder seiya -->\n\nAfter.\n", "utf-8"
    )
    put(page, "seiya", "new")
    put(page, "dbs", "other")
    assert page.read_text("utf-8") == (
        "# Bots\n\nBefore.\n\n<!-- ladder seiya -->\nnew\n<!-- end of ladder seiya -->\n\nAfter.\n\n"
        "<!-- ladder dbs -->\nother\n<!-- end of ladder dbs -->\n"
    )
