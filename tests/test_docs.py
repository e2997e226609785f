"""What the pages for newcomers say works: their code is taken from them and run."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from fluent.runtime import FluentResource
from msgspec.structs import replace

from pioche import games
from pioche.games.seiya.wording.talk import SeiyaTalk
from pioche.games.seiya.wording.voice import PACKAGE
from pioche.kernel.state.view import CardView, Choice, View
from pioche.kernel.wording import LANGUAGES, speech
from tests import coop
from tests.cli.terminal import Run, runner
from tests.conformance import Suite
from tests.scenario import Factory, Side
from tests.server.conftest import StartServer, database, start_server

assert [database, start_server]  # fixtures
HOUSE = Path(__file__).parents[1]
DOCS = HOUSE / "docs"
FILES = [path for room in ("src", "web/src", "tests") for path in (HOUSE / room).rglob("*") if path.is_file()]


def page(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


def blocks(text: str, language: str = "python") -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def code_lines(code: str) -> list[str]:
    return [line for line in code.splitlines() if line.strip()]


# Links, and the walk of a move


@pytest.mark.parametrize("path", sorted([*HOUSE.glob("*.md"), *DOCS.glob("*.md")]), ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", path.read_text("utf-8")):
        if not link.startswith("http"):
            target, _, heading = link.partition("#")
            found = path.parent / target if target else path
            assert found.exists(), link
            headings = re.findall(r"^#+ (.*)$", found.read_text("utf-8"), re.MULTILINE) if heading else []
            assert not heading or heading in [
                re.sub("[^a-z0-9 -]", "", each.lower()).replace(" ", "-") for each in headings
            ]


def test_the_walk_of_a_move_names_files_and_functions_that_exist() -> None:
    walk = page("architecture.md").split("## The walk of a move")[1].split("\n## ")[0]
    named = re.findall(r"`([\w/.-]+\.(?:py|ts|svelte))`", walk)
    assert len(named) > 15
    ends = {name: [path for path in FILES if str(path).endswith("/" + name)] for name in named}
    assert [name for name, found in ends.items() if not found] == []
    files = {path: path.read_text("utf-8") for found in ends.values() for path in found}
    words = set(re.findall(r"`(?:(\w+)\.)?(#?\w+)(?:\([^`]*\))?`", walk))
    missing = [
        f"{owner}.{word}"
        for owner, word in sorted(words)
        if f"{owner}.{word}" not in "\n".join(named) and not any(defines(*file, owner, word) for file in files.items())
    ]
    assert missing == []


def defines(path: Path, text: str, owner: str, word: str) -> bool:
    """Whether a file defines something, and is that of its owner or defines this, too."""
    if owner and path.name.split(".")[0] != owner and not re.search(rf"\bclass {owner}\b", text):
        return False
    name = re.escape(word)
    if path.suffix == ".py":
        way = rf"\b(def|class) {name}\b|^{name} = |^    {name}: "
    else:
        way = rf"\bfunction {name}\b|^\s*((export|const|let|async|readonly) )*{name}\s*[:=(<]"
    return bool(re.search(way, text, re.MULTILINE))


# Write a game


def test_the_page_builds_the_toy_of_the_tests() -> None:
    assert coop.__file__
    assert code_lines("".join(blocks(page("write-a-game.md")))) == code_lines(Path(coop.__file__).read_text("utf-8"))


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The game of the page, written to a folder and registered as the page says."""
    folder = tmp_path / "coop"
    folder.mkdir()
    (folder / "__init__.py").write_text("\n\n".join(blocks(page("write-a-game.md"))), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    games.register("coop")
    yield import_module("coop")
    games.forget("coop")
    del sys.modules["coop"]


@pytest.fixture
def run(written: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.mark.parametrize("seed", range(3))
def test_what_the_page_builds_is_a_game(written: ModuleType, seed: int) -> None:
    game = Suite(written).play(written.Config(), seed)
    assert game.result is not None
    assert game.result.how in ("together", "lost")


def test_it_is_played_in_the_terminal(run: Run) -> None:
    shown = run("play", "coop", "--seed", "3", "--lang", "en", typed="1\n1\n1\nq\n")
    assert (shown.code, shown.err) == (0, "")
    for phrase in ("Who goes", "1 Go: Ann", "Beast (lives 6, #8)", "Reward", "1 Heal"):
        assert phrase in shown.out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_it_is_simulated(run: Run, workers: str) -> None:
    report = json.loads(run("simulate", "coop", "--games", "20", "--workers", workers, "--json").out)
    wins = [seat["wins"] for seat in report["seats"]]
    assert 0 < wins[0] < 20
    assert wins == [wins[0]] * 2


def test_it_is_served(written: ModuleType, start_server: StartServer) -> None:
    server = start_server("sqlite")
    assert server.get("/api/games")["games"][-1]["name"] == written.RULES.name
    ada = server.guest("Ada")
    made = ada.set_up("coop", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])

    async def play() -> None:
        async with ada.at(made, "en") as one:
            await one.play(Random(1), 300)
            assert one.result is not None

    asyncio.run(play())


def test_its_game_toml_says_what_is_needed() -> None:
    (about,) = blocks(page("write-a-game.md"), "toml")
    assert tomllib.loads(about).keys() == {"title", "place"}


# Write a card


@pytest.fixture
def cards() -> Iterator[dict[str, Any]]:
    """What the page defines, run from top to bottom with its words added to those of the game."""
    text = page("write-a-card.md")
    talk = "pioche.games.seiya.wording.talk"
    for language in LANGUAGES:
        clause, line = [said for said in blocks(text, "ftl") if said.startswith(f"# {language}.ftl")]
        for packages, said in (((PACKAGE,), clause), (("pioche.kernel", talk), line)):
            speech(language, *packages)._bundle.add_resource(FluentResource(said))
    found: dict[str, Any] = {"__name__": "page"}
    exec("\n".join(blocks(text)), found)  # what the card says is asserted on the way
    yield found
    speech.cache_clear()


def test_the_scenarios_of_the_page_pass(cards: dict[str, Any], table: Factory) -> None:
    proofs = [proof for name, proof in cards.items() if name.startswith("test_")]
    assert len(proofs) == 4
    for proof in proofs:
        proof(table)


@pytest.mark.parametrize(
    ("language", "line"),
    [("fr", "Une Flamme se rallume, il y en a 8"), ("en", "A Flame burns again, there are 8")],
)
def test_the_log_tells_of_the_new_effect(cards: dict[str, Any], table: Factory, language: str, line: str) -> None:
    t = table(seiya=Side(hand=["torche"]), field=["cassios"], flames=7, cards=(cards["TORCH"],))
    t.seiya.play("torche").accept()
    events = [replace(event, rule="") for event in t.events("rekindle")]  # the rulebook does not know the card
    assert [said.text for said in SeiyaTalk(t.game, language).lines(events)] == [line]


# Write a bot


@pytest.fixture
def brave(written: ModuleType, tmp_path: Path) -> Iterator[ModuleType]:
    """The bot of the page, put where the page says."""
    bot, _, mind, _ = blocks(page("write-a-bot.md"))
    (tmp_path / "coop" / "bots.py").write_text(f"{bot}\n\n{mind}", "utf-8")
    invalidate_caches()
    games.bots.cache_clear()
    yield import_module("coop.bots")
    del sys.modules["coop.bots"]


def test_the_bot_plays_better_than_chance(brave: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    bot, trial, *_ = blocks(page("write-a-bot.md"))
    assert len(code_lines(bot)) < 40
    exec(trial, {})
    first, *endings = capsys.readouterr().out.splitlines()
    assert first.startswith("together ")
    won = [int(re.findall(r"'together': ([0-9]+)", line)[0]) for line in endings]
    assert won[0] > 1.5 * won[1]


def test_a_policy_and_an_evaluation_make_an_opponent(brave: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    _, trial, _, search = blocks(page("write-a-bot.md"))
    exec(trial.partition("outcome =")[0] + search, {})
    found = re.findall(r"'together': ([0-9]+)} ([0-9.]+)", capsys.readouterr().out)
    (won, rounds), (before, longer) = [(int(games), float(turns)) for games, turns in found]
    assert won >= before
    assert rounds < longer


def test_the_bot_is_simulated(brave: ModuleType, run: Run) -> None:
    report = json.loads(run("simulate", "coop", "--bots", "brave,random", "--games", "20", "--json").out)
    assert [seat["bot"] for seat in report["seats"]] == ["brave", "random"]


def test_the_page_names_what_a_view_holds() -> None:
    listed = page("write-a-bot.md").split("## What a view holds")[1].split("\n## ")[0]
    missing = [
        field for kind in (View, CardView, Choice) for field in kind.__struct_fields__ if f"`{field}`" not in listed
    ]
    assert missing == []
