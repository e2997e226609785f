"""A game that has nothing but rules and cards, clicked through: won or lost together, on a grid."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import barriers
from tests.browser.conftest import Shot
from tests.browser.hands import click, press, somehow
from tests.browser.stage import serving
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow

LONG = 400  # answers after which the beast has won long since


@pytest.fixture(scope="module")
def quest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that knows the toy game."""
    before = os.environ.get("PIOCHE_GAMES")
    os.environ["PIOCHE_GAMES"] = "tests.coop"
    try:
        with serving(tmp_path_factory.mktemp("quest")) as address:
            yield address
    finally:
        if before is None:
            del os.environ["PIOCHE_GAMES"]
        else:
            os.environ["PIOCHE_GAMES"] = before


@pytest.mark.parametrize("seed", [2, 3])
def test_both_heroes_are_played_to_the_end(browser: Browser, quest: str, seed: int, shot: Shot) -> None:
    """One with the mouse, one by keyboard alone; nobody answers anything but what the page shows."""
    ada, bob = Visitor(browser, quest, "Ada"), Visitor(browser, quest, "Bob", language="en")
    people = (ada, bob)
    made = ada.set_up("coop", seats=[{"kind": "me"}, {"kind": "open"}], seed=str(seed))
    ada.go_to(made)
    bob.go_to(made)
    bob.button("Sit here").click()
    chance = random.Random(seed)
    for person in people:
        person.page.wait_for_function("() => heard.sight")
    expect(ada.page.get_by_text("Joueur 2", exact=True)).to_be_visible()
    expect(bob.page.get_by_text("Player 1", exact=True)).to_be_visible()
    for person in people:  # one's own side is there without scrolling
        expect(person.page.locator("section.mine h3").first).to_be_in_viewport()
    on_cells = 0
    for answer in range(LONG):
        last = max(person.heard["step"] for person in people)
        for person in people:
            person.sees(last)
        asked = [person for person in people if person.heard["question"]]
        if not asked:
            break
        person = chance.choice(asked)  # some things are asked of both at once
        told = person.asked()
        options = somehow(told["question"], chance)
        on_cells += any(option["place"] for option in options)
        (click if person is ada else press)(person, told["question"], options)
        person.sees(told["step"] + 1)
        if answer == 10:
            shot(ada, "together")
            assert barriers(ada) == []
    assert on_cells > 3
    how = ada.heard["result"]["how"]
    assert how in ("together", "lost")
    said = {
        "together": ("Vous gagnez tous ensemble", "You all win together!"),
        "lost": ("Vous avez tous perdu.", "You all lose."),
    }
    for person, text in zip(people, said[how], strict=True):
        expect(person.page.get_by_text(text).locator("visible=true").first).to_be_visible()
    shot(bob, "together-over")
    for person in people:
        assert person.faults == []
        person.leave()
