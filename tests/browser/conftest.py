"""A server, a browser, and people who visit."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.stage import CHROMIUM, chromium, serving
from tests.browser.visitor import SOON, Json, Visitor

Visit = Callable[..., Visitor]
Shot = Callable[[Visitor, str], None]
Finished = Callable[[str], Json]

PICTURES = os.environ.get("PIOCHE_IMAGES")  # the folder for pictures of the documentation

expect.set_options(timeout=SOON)


@pytest.fixture(scope="package")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="package")
def site(folder: Path) -> Iterator[str]:
    """The address of a server."""
    with serving(folder) as address:
        yield address


# Playwright keeps an event loop in this thread: it must be gone before tests of other packages run theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium; with CI=true a missing one is a failure."""
    if CHROMIUM is None and os.environ.get("CI") != "true":
        pytest.skip("Chromium is not installed: make test says how")
    with chromium(drawn=bool(PICTURES)) as running:
        yield running


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, site: str, tmp_path: Path) -> Iterator[Visit]:
    """Lets people come, each with a browser of their own: `visit("Ada", language="en")`; `host`: under which name."""
    visitors: list[Visitor] = []
    failed = request.session.testsfailed

    def come(name: str = "", host: str = "127.0.0.1", **wanted: Any) -> Visitor:
        visitors.append(Visitor(browser, site.replace("127.0.0.1", host), name, **wanted))
        return visitors[-1]

    yield come
    for number, visitor in enumerate(visitors):
        if request.session.testsfailed > failed:  # what it showed; with PIOCHE_IMAGES what it looked like
            print(visitor.page.url, visitor.page.locator("body").aria_snapshot(), sep="\n")
            if PICTURES:
                visitor.page.screenshot(path=tmp_path / f"{number}.png")
                print(tmp_path / f"{number}.png")
        visitor.leave()
    for visitor in visitors:
        assert visitor.faults == []


@pytest.fixture(scope="package")
def finished(browser: Browser, site: str) -> Finished:
    """A game that is over, by its name: two bots played it."""
    over: dict[str, Json] = {}

    def played(game: str) -> Json:
        if game not in over:
            ada = Visitor(browser, site, "Ada")
            over[game] = ada.set_up(game)
            ada.go_to(over[game])
            ada.asked()
            ada.hand_over(over[game])
            ada.leave()
        return over[game]

    return played


@pytest.fixture
def shot() -> Shot:
    """Takes a picture for the documentation, if PIOCHE_IMAGES names a folder for them."""

    def take(visitor: Visitor, name: str) -> None:
        if PICTURES:
            visitor.page.screenshot(path=Path(PICTURES) / f"{name}.png", animations="disabled")

    return take
