"""pioche import."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pioche.games.dbs import files
from tests.cli.terminal import Run, runner
from tests.games.dbs.lists import AUTO, BATTLE, EXTRA, LEADER, entry, written


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.fixture
def lists(tmp_path: Path) -> Path:
    """Two cards without skills, and one with a skill that nobody understands, in two prints."""
    strange = f"{AUTO} Frobnicate.<br>{AUTO} Frobnicate."
    return written(
        tmp_path / "list.json",
        entry("T1-001", LEADER),
        entry("T1-002", BATTLE, title="Ember"),
        entry("T1-003", EXTRA, skills_text=strange),
        entry("T1-003_SPR", EXTRA, skills_text=strange, title="Another name"),
    )


def test_the_json_report(run: Run, lists: Path, tmp_path: Path) -> None:
    result = run("import", "dbs", str(lists), "--out", str(tmp_path / "cards"), "--json")
    assert result.code == 0
    found = json.loads(result.out)
    assert list(found) == [
        "cards",
        "compiled",
        "later_rules",
        "skills",
        "skills_compiled",
        "round_trip",
        "by_type",
        "missing",
        "refused",
    ]
    assert (found["cards"], found["compiled"], found["skills"]) == (3, 2, 2)
    assert (found["skills_compiled"], found["round_trip"]) == (0, 0)
    assert list(found["missing"].values()) == [2]
    cards = {card.slug: card for card in files.load(tmp_path / "cards")}
    assert set(cards) == {"t1-001", "t1-001-back", "t1-002", "t1-003"}
    assert cards["t1-003"].unread == ("[Auto] Frobnicate.",) * 2


@pytest.mark.parametrize(
    ("lang", "phrases"),
    [
        ("fr", ("3 cartes, dont 2 jouables (66,7 %)", "2 lignes de Capacité", "« Another name » au lieu de")),
        ("en", ("3 cards, 2 of which are playable (66.7 %)", "2 skill lines", "“Another name” instead of")),
    ],
)
def test_the_report_for_people(run: Run, lists: Path, tmp_path: Path, lang: str, phrases: tuple[str, ...]) -> None:
    result = run("import", "dbs", str(lists), "--out", str(tmp_path / "cards"), "--lang", lang, columns=200)
    assert result.code == 0
    for phrase in phrases:
        assert phrase in result.out
    assert "T1-003_SPR" in result.out
    assert str(tmp_path / "cards") in result.out


def test_imported_cards_are_found_by_their_folder(run: Run, lists: Path, tmp_path: Path) -> None:
    run("import", "dbs", str(lists), "--out", str(tmp_path / "cards"))
    deck = tmp_path / "my.deck"
    deck.write_text("1 T1-001\n4 T1-002\n4 T1-003\n")
    assert "T1-001" in run("deck", "check", str(deck)).out
    out = run("deck", "check", str(deck), "--cards", str(tmp_path / "cards"), "--json", "--lang", "en").out
    assert [fault["fault"] for fault in json.loads(out)[0]["faults"]] == ["too-few", "not-playable"]


@pytest.mark.parametrize(
    ("lang", "phrases"),
    [
        ("fr", ("2 cartes, dont 2 jouables", "30 entrées qui ne sont pas des cartes ont été", "… et 5 autres entrées")),
        ("en", ("2 cards, 2 of which are playable", "30 entries that are no cards left out", "… and 5 more entries")),
    ],
)
def test_bad_entries_are_named_and_the_others_imported(
    run: Run, tmp_path: Path, lang: str, phrases: tuple[str, ...]
) -> None:
    bad = [entry(f"T1-1{n:02}", BATTLE, power="much") for n in range(30)]
    path = written(tmp_path / "list.json", entry("T1-001", LEADER), *bad, entry("T1-002", BATTLE))
    result = run("import", "dbs", str(path), "--out", str(tmp_path / "cards"), "--lang", lang)
    assert result.code == 2
    for phrase in phrases:
        assert phrase in result.out + result.err
    assert result.err.count("'much'") == 25
    assert f"{path}, T1-100, power: 'much'" in result.err
    assert {card.slug for card in files.load(tmp_path / "cards")} == {"t1-001", "t1-001-back", "t1-002"}
    result = run("import", "dbs", str(path), "--out", str(tmp_path / "cards"), "--json", "--lang", lang)
    assert (result.code, len(json.loads(result.out)["refused"])) == (2, 30)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_bad_lists_are_said_clearly(run: Run, tmp_path: Path, lang: str) -> None:
    path = written(tmp_path / "list.json", entry("T1-002", BATTLE, power="much"))
    out = str(tmp_path / "cards")
    result = run("import", "dbs", str(path), "--out", out, "--lang", lang)
    assert result.code == 2
    assert f"{path}, T1-002, power: 'much'" in result.err
    assert not (tmp_path / "cards").exists()
    assert run("import", "dbs", str(tmp_path / "none"), "--out", out, "--lang", lang).code == 2
    assert run("import", "dbs", str(tmp_path), "--out", out, "--lang", lang).code == 2
    assert run("import", "dbs", "--out", out, "--lang", lang).code == 2
    assert run("import", "chess", str(path), "--out", out, "--lang", lang).code == 2


def test_a_folder_that_cannot_be_written_is_said(run: Run, lists: Path) -> None:
    result = run("import", "dbs", str(lists), "--out", str(lists))
    assert result.code == 2
    assert str(lists) in result.err


@pytest.mark.parametrize(("lang", "message"), [("fr", "Nommez avec --out"), ("en", "Name with --out")])
def test_a_folder_must_be_named(run: Run, lists: Path, lang: str, message: str) -> None:
    result = run("import", "dbs", str(lists), "--lang", lang)
    assert result.code == 2
    assert message in result.err


@pytest.mark.parametrize(("lang", "more"), [("fr", "De même : T1-004, T1-005."), ("en", "Likewise: T1-004, T1-005.")])
def test_the_page_names_every_card_and_what_would_help_most_comes_first(
    run: Run, tmp_path: Path, lang: str, more: str
) -> None:
    strange = [entry(f"T1-00{n}", EXTRA, skills_text=f"{AUTO} Frobnicate.") for n in range(1, 6)]
    rare = entry("T1-006", EXTRA, skills_text=f"{AUTO} Gyrate.")
    path = written(tmp_path / "list.json", rare, *strange)
    run("import", "dbs", str(path), "--out", str(tmp_path / "cards"), "--lang", lang)
    page = (tmp_path / "cards" / "report.md").read_text("utf-8")
    assert more in page
    assert page.index("frobnicate") < page.index("T1-001") < page.index("gyrate") < page.index("T1-006")
