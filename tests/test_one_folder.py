"""A game is one folder: nothing outside of it names the game, and one from elsewhere is played without a line here."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

import pioche
from pioche import games
from pioche.kernel.wording import LANGUAGES
from pioche.server import offers
from pioche.server.words import words
from pioche.table import Table
from tests import toy
from tests.cli.terminal import Run, runner
from tests.server.conftest import StartServer, database, start_server

assert [database, start_server]  # fixtures
SOURCE = Path(pioche.__file__).parent
GAMES = SOURCE / "games"
FOLDERS = sorted(path.name for path in GAMES.iterdir() if (path / "__init__.py").exists())
SHARED = [
    path
    for path in sorted(SOURCE.rglob("*"))
    if path.suffix in (".py", ".ftl", ".toml")
    and not (path.is_relative_to(GAMES) and path.relative_to(GAMES).parts[0] in FOLDERS)
]
# Half of a title names a game too: no "Dragon Ball", no "Saint Seiya".
NAMES = {word for name in FOLDERS for word in (name, " ".join(games.TITLES[name].split()[:2]))}
FOLDERS_IN_ORDER = list(games.NAMES)
NAMED = re.compile("|".join(rf"(?<![a-z]){re.escape(name)}(?![a-z])" for name in sorted(NAMES)), re.IGNORECASE)


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_game_is_named_outside_of_its_folder(path: Path) -> None:
    lines = enumerate(path.read_text("utf-8").splitlines(), 1)
    assert [f"{path}:{number}: {line.strip()}" for number, line in lines if NAMED.search(line)] == []


def test_the_folders_are_the_games() -> None:
    assert sorted(games.NAMES) == FOLDERS
    assert [games.find(name).RULES.name for name in games.NAMES] == list(games.NAMES)
    places = [msgspec.toml.decode((GAMES / name / "game.toml").read_bytes())["place"] for name in games.NAMES]
    assert places == sorted(set(places))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_of_one_game_hides_that_of_another(language: str) -> None:
    """The command line and the server word the reasons of all games."""
    said: dict[str, str] = {}
    for path in sorted(GAMES.rglob(f"wording/{language}.ftl")):
        for name, text in re.findall(r"^(reason-[\w-]+) = (.*)$", path.read_text("utf-8"), re.MULTILINE):
            if "offers" not in path.parts:  # a page has words of its own for the same
                assert said.setdefault(name, text) == text


# A game of one file, elsewhere


@pytest.fixture
def added() -> Iterator[None]:
    games.register(toy.__name__)
    yield
    games.forget("toy")


@pytest.fixture
def run(added: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("lang", "phrases"),
    [
        ("fr", ("Tour 1", "Vous :", "Joueur 2 (random) :", "Hand 3 cartes", "Toy menu", "1 Offer")),
        ("en", ("Turn 1", "You:", "Player 2 (random):", "Hand 3 cards", "Toy menu", "1 Offer")),
    ],
)
def test_a_game_without_a_screen_is_played_in_the_terminal(run: Run, lang: str, phrases: tuple[str, ...]) -> None:
    shown = run("play", "toy", "--seed", "3", "--lang", lang, typed="?\n? 1\n? storm\nl\n1\n\nq\n", columns=80)
    assert (shown.code, shown.err) == (0, "")
    for phrase in phrases:
        assert phrase in shown.out
    prompt = re.compile(r"^[^\n>]*> ")
    assert max(len(prompt.sub("", line).rstrip()) for line in shown.out.splitlines()) <= 80


def test_the_hand_of_another_is_not_shown(run: Run) -> None:
    shown = run("play", "toy", "--seed", "3", typed="q\n").out
    _, other = shown.split("Joueur 2 (random) :")
    assert other.split("Vous :")[0].split() == ["Deck", "33", "cartes", "Hand", "3", "cartes"]


def test_it_is_saved_replayed_and_conceded_as_its_rules_say(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = run("play", "toy", "--seed", "3", "--lang", "en", typed=f"1\nc\nyes\ns {file}\nq\n")
    assert "no concession" in shown.out
    assert run("replay", str(file), "--verify").code == 0
    assert "Recorded game: toy" in run("replay", str(file), "--lang", "en").out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_it_is_simulated_in_other_processes_too(run: Run, workers: str) -> None:
    report = json.loads(run("simulate", "toy", "--games", "4", "--workers", workers, "--json").out)
    assert [seat["bot"] for seat in report["seats"]] == ["random", "random"]
    assert sum(seat["wins"] for seat in report["seats"]) == 4
    assert "Mean score" in run("simulate", "toy", "--games", "1", "--workers", "1", "--lang", "en").out


def test_its_cards_are_listed(run: Run) -> None:
    assert "Shield" in run("cards", "toy").out
    assert [card["slug"] for card in json.loads(run("cards", "toy", "storm", "--json").out)] == ["storm"]
    assert run("cards", "toy", "--set", "base").code == 2
    assert "toy" in run("play", "--help").out


@pytest.mark.usefixtures("added")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_it_offers_a_page_all_that_a_page_asks_for(language: str) -> None:
    offered = offers.find("toy")
    about = offered.about(toy.RULES)
    assert msgspec.json.encode(about)
    (mode,) = about.modes
    assert [zone.name for zone in about.zones] == ["deck", "hand", "board", "drop", "limbo"]
    table = Table.begin("toy", 3, offered.config(mode.key, {}, [{}, {}], list))
    talk = offered.talk(table.game, language, 0)
    bot = games.bot("toy", "random", 0)
    while (decision := table.decision) is not None:
        assert talk.ask(table.game, decision)
        for option in decision.options:
            assert talk.option(table.game, decision, option)
            assert isinstance(talk.numbers(table.game, decision, option), list)
        keys = bot.choose(table.view(decision.seat))
        assert all(line.text for line in talk.lines(table.answer(decision.seat, keys)))
    assert [points.points for points in offered.scores(table.game, 0, talk)] == [toy.score(table.game, 0)]
    assert all(msgspec.json.encode(offered.sheet(card)) for card in toy.RULES.catalogue.definitions)
    assert words(language).knows("reason-forbidden")


@pytest.mark.usefixtures("added")
def test_it_is_served(start_server: StartServer) -> None:
    server = start_server("sqlite")
    assert [about["name"] for about in server.get("/api/games")["games"]] == [*FOLDERS_IN_ORDER, "toy"]
    assert len(server.get("/api/games/toy/cards")["cards"]) == len(toy.CARDS)
    assert server.get("/api/games/toy/rules")["count"] == 0
    ada = server.guest("Ada")
    made = ada.set_up("toy", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])

    async def play() -> None:
        async with ada.at(made, "en") as one:
            await one.play(Random(1), 300)
            assert one.result is not None

    asyncio.run(play())


def test_without_it_nothing_is_left(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "toy" not in games.NAMES
    assert runner(monkeypatch, capsys)("simulate", "toy", "--games", "1").code == 2
