"""pioche deck check."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pioche.cli.app import words
from pioche.games.dbs import files
from pioche.games.dbs.card import DbsCard
from tests.cli.terminal import Run, runner

CAPTAIN = DbsCard(
    slug="t1-001", number="T1-001", name="Captain Ember", type="leader", colours=("red",), power=10_000,
    back="t1-001-back",
)  # fmt: skip
WOKEN = DbsCard(
    slug="t1-001-back", number="T1-001", name="Ember, woken", type="leader", colours=("red",), power=15_000,
    back="t1-001", front=False,
)  # fmt: skip
BATTLES = tuple(
    DbsCard(
        slug=f"t1-0{number}", number=f"T1-0{number}", name=f"Soldier {number}", type="battle",
        colours=("red",) if number % 2 else ("red", "blue"), power=5000, cost=number % 3 + 1, combo_cost=0,
        combo_power=5000,
    )
    for number in range(10, 21)
)  # fmt: skip
OTHERS = (
    DbsCard(slug="t1-030", number="T1-030", name="Flash", type="extra", colours=("blue",), cost=0),
    DbsCard(slug="t1-031", number="T1-031", name="Herald", type="unison", colours=("red",), power=9000, x_cost=True),
)
LEGAL = "\n".join(["1 T1-001", *(f"4 {card.number}" for card in BATTLES), "4 T1-030", "2 T1-031"])


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.fixture
def cards(tmp_path: Path) -> str:
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / "t1.json").write_bytes(files.write((CAPTAIN, WOKEN, *BATTLES, *OTHERS)))
    return str(folder)


def written(tmp_path: Path, text: str, name: str = "my.deck") -> str:
    (tmp_path / name).write_text(text, "utf-8")
    return str(tmp_path / name)


@pytest.mark.parametrize(
    ("lang", "phrases"),
    [
        ("fr", ("suit les règles", "50 cartes", "44 cartes de Combat", "28 bleues", "46 rouges", "4 × 0")),
        ("en", ("follows the rules", "50 cards", "44 Battle Cards", "4 Extra Cards", "28 blue", "46 red", "2 × X")),
    ],
)
def test_a_deck_without_faults(run: Run, tmp_path: Path, cards: str, lang: str, phrases: tuple[str, ...]) -> None:
    result = run("deck", "check", written(tmp_path, LEGAL), "--cards", cards, "--lang", lang)
    assert (result.code, result.err) == (0, "")
    assert "Captain Ember (T1-001)" in result.out
    for phrase in phrases:
        assert phrase in result.out


@pytest.mark.parametrize(
    ("lang", "phrases"),
    [
        ("fr", ("3 fautes", "ligne 2", "5 exemplaires de T1-010", "ligne 3", "« x »", "5 cartes, c'est trop peu")),
        ("en", ("3 faults", "line 2", "5 copies of T1-010", "line 3", "“x”", "5 cards are too few")),
    ],
)
def test_every_fault_is_named(run: Run, tmp_path: Path, cards: str, lang: str, phrases: tuple[str, ...]) -> None:
    result = run("deck", "check", written(tmp_path, "1 T1-001\n5 T1-010\nx"), "--cards", cards, "--lang", lang)
    assert result.code == 2
    for phrase in (*phrases, "T1-010", "5-1-3-1"):
        assert phrase in result.out


def test_decks_as_data(run: Run, tmp_path: Path, cards: str) -> None:
    good, bad = written(tmp_path, LEGAL, "good"), written(tmp_path, LEGAL + "\n1 T1-010\n1 T1-001", "bad")
    result = run("deck", "check", good, bad, "--cards", cards, "--json", "--lang", "en")
    assert result.code == 2
    one, two = json.loads(result.out)
    assert one == {
        "file": good,
        "legal": True,
        "leader": "T1-001",
        "cards": 50,
        "types": {"battle": 44, "extra": 4, "unison": 2},
        "colours": {"red": 46, "blue": 28},
        "costs": {"0": 4, "1": 12, "2": 16, "3": 16, "X": 2},
        "faults": [],
    }
    assert not two["legal"]
    assert [(fault["line"], fault["card"], fault["rule"], fault["fault"]) for fault in two["faults"]] == [
        (15, "T1-010", "dbs:5-1-3-1", "copies"),
        (16, "T1-001", "dbs:5-1-2", "leaders"),
    ]
    assert two["faults"][0]["message"].startswith("5 copies of T1-010")


def test_bad_input_is_said_and_the_other_decks_are_checked(run: Run, tmp_path: Path, cards: str) -> None:
    good = written(tmp_path, LEGAL)
    result = run("deck", "check", str(tmp_path / "none"), str(tmp_path), good, "--cards", cards, "--lang", "en")
    assert result.code == 2
    assert str(tmp_path / "none") in result.err
    assert "is a folder" in result.err
    assert "follows the rules" in result.out
    assert run("deck", "check").code == 2


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_bad_cards_are_said_with_file_card_and_field(run: Run, tmp_path: Path, cards: str, lang: str) -> None:
    deck = written(tmp_path, LEGAL)
    path = Path(cards) / "t1.json"
    path.write_bytes(path.read_bytes().replace(b'"power": 15000', b'"power": "much"'))
    result = run("deck", "check", deck, "--cards", cards, "--lang", lang)
    assert (result.code, result.out) == (2, "")
    for word in (str(path), "t1-001-back", "power"):
        assert word in result.err
    assert "Traceback" not in result.err
    assert run("deck", "check", deck, "--cards", str(tmp_path / "none"), "--lang", lang).code == 2


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_fault_and_every_reason_has_its_words(lang: str) -> None:
    """The names under which the rules of deck construction and the readers of files complain."""
    faults = ("line", "unknown", "not-playable", "no-leader", "leaders", "too-few", "too-many", "copies", "banned")
    reasons = (
        "file-missing", "file-denied", "file-is-folder", "file-not-folder", "file-unreadable", "file-too-large",
        "file-not-text", "file-not-json", "file-too-deep", "no-card-files", "not-a-card-file", "bad-card",
        "bad-card-field", "card-twice", "card-other-side", "bad-deck", "not-a-list", "bad-entry", "no-files",
        "no-importer",
    )  # fmt: skip
    for fault in faults:
        assert words(lang).say("fault-" + fault, count=3, most=2, detail="X")
    for reason in reasons:
        assert words(lang).say("reason-" + reason, detail="X")


@pytest.mark.parametrize(("args", "message"), [((), "Que faut-il faire ?"), (("--lang", "en"), "What is to be done?")])
def test_a_command_without_what_to_do_is_refused(run: Run, args: tuple[str, ...], message: str) -> None:
    result = run("deck", *args)
    assert result.code == 2
    assert message in result.err
    assert "pioche deck check" in result.err
    assert run("deck", "--help").code == 0
