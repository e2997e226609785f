"""The page of results, opened as a file without a network."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from pioche.arena import Tournament
from pioche.arena.parquet import read
from pioche.cli.simulate import written
from pioche.report.page import page


def test_every_plot_is_drawn_without_a_network(browser: Browser, tmp_path: Path) -> None:
    path, made = tmp_path / "r.parquet", tmp_path / "r.html"
    tournament = Tournament("seiya", ("random", "random"), 12, 3, notes=("turns", "cards"))
    results = written(path, tournament, "en")
    tournament.run(note=results.keep)
    results.close()
    made.write_text(page(*read(path), "en"), "utf-8")
    context = browser.new_context(offline=True, viewport={"width": 1000, "height": 900})
    shown = context.new_page()
    faults: list[str] = []
    shown.on("pageerror", lambda error: faults.append(str(error)))
    shown.goto(made.as_uri())
    expect(shown.locator(".plot svg.marks")).to_have_count(shown.locator("section").count())
    for section in shown.locator("section").all():
        expect(section.locator("svg.marks")).not_to_be_empty()
        section.locator(":scope > details > summary").click()
        expect(section.locator("tbody tr").first).to_be_visible()
    assert faults == []
    context.close()
