"""pioche replay: showing and checking recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche import games
from pioche.table import Table
from tests.cli.terminal import Run, runner


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.fixture(scope="module")
def finished() -> bytes:
    """A whole game between bots."""
    table = Table.new("seiya", seed=4, players=2, heroes=["shun", "ikki"])
    bots = [games.bot("seiya", "random", seat) for seat in range(2)]
    while (decision := table.decision) is not None:
        seat = decision.seat
        table.answer(seat, bots[seat].choose(table.view(seat)))
    return table.record()


@pytest.fixture
def begun() -> bytes:
    """A game of which two turns were played, with an answer taken back."""
    table = Table.new("seiya", seed=4, players=2, heroes=["shun", "ikki"], first=0)
    for _ in range(2):
        for keys in (["end"], []):
            decision = table.decision
            assert decision is not None
            table.answer(decision.seat, keys)
    table.undo("another-key")
    return table.record()


def kept(tmp_path: Path, data: bytes, **changed: Any) -> str:
    """The path of a file with this game, some of its fields changed."""
    record = msgspec.json.decode(data)
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(record | changed))
    return str(file)


def test_a_finished_game_is_shown_with_everything(run: Run, tmp_path: Path, finished: bytes) -> None:
    shown = run("replay", kept(tmp_path, finished))
    assert shown.code == 0
    assert "Partie enregistrée : seiya" in shown.out
    assert "Réglages : 2 joueurs, héros Shun, Ikki\n" in shown.out
    told = [line for line in shown.out.lower().splitlines() if line.lstrip().startswith("·")]
    assert told
    assert not any("vous" in line.split() for line in told)  # answers are in the words of whoever was asked
    assert "Shun pioche Shun d'Andromède ●" in shown.out
    assert ": Terminer le tour" in shown.out
    assert "La partie est terminée" in shown.out
    assert " PV" in shown.out


@pytest.mark.parametrize(
    ("language", "settings"),
    [
        ("fr", "3 joueurs, le joueur 2 commence, variante de la phase d'entretien, avec les cartes promo"),
        ("en", "3 players, player 2 begins, variant of the upkeep phase, with the promo cards"),
    ],
)
def test_settings_are_said_in_words(run: Run, tmp_path: Path, language: str, settings: str) -> None:
    data = Table.new("seiya", seed=4, players=3, first=1, variant=True, promos=True).record()
    assert settings in run("replay", kept(tmp_path, data), "--lang", language).out


def test_an_unfinished_game_is_shown_as_spectators_see_it(run: Run, tmp_path: Path, begun: bytes) -> None:
    shown = run("replay", kept(tmp_path, begun), "--lang", "en")
    assert shown.code == 0
    assert "Shun draws 5 cards" in shown.out
    assert "Shun d'Andromède" not in shown.out
    assert "1  Shun: End the turn" in shown.out
    assert "2  Shun: nothing" in shown.out
    assert "chance goes on differently" in shown.out
    assert "The game is not over" in shown.out


@pytest.mark.parametrize(("language", "said"), [("fr", "bien celle"), ("en", "as recorded")])
def test_verify_says_in_one_line_that_all_is_well(
    run: Run, tmp_path: Path, finished: bytes, language: str, said: str
) -> None:
    shown = run("replay", kept(tmp_path, finished), "--verify", "--lang", language)
    assert shown.code == 0
    assert said in shown.out
    assert len(shown.out.splitlines()) == 1


@pytest.mark.parametrize("verify", [(), ("--verify",)])
def test_a_game_that_comes_out_otherwise(run: Run, tmp_path: Path, begun: bytes, verify: tuple[str, ...]) -> None:
    differs = run("replay", kept(tmp_path, begun, seed=5), *verify)
    assert differs.code == 1
    assert "n'est plus la même à partir de l'entrée n° 0" in differs.err
    refused = run("replay", kept(tmp_path, begun, inputs=[[1, ["end"]]], marks=[]), *verify)
    assert refused.code == 1
    assert "La réponse n° 1 de cette partie n'est pas permise" in refused.err


def test_a_game_of_other_rules_is_shown_but_not_checked(run: Run, tmp_path: Path, begun: bytes) -> None:
    file = kept(tmp_path, begun, rules="0123")
    shown = run("replay", file)
    assert shown.code == 0
    assert f"{len(msgspec.json.decode(begun)['inputs'])} entrées" in shown.out
    assert "ne peut pas être rejouée" in shown.out
    checked = run("replay", file, "--verify", "--lang", "en")
    assert checked.code == 2
    assert "other rules or cards" in checked.err


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"pioche": "game/9"}, "format inconnu"),
        ({"game": "chess"}, "Jeu inconnu"),
        ({"inputs": "none"}, "abîmé"),
        ({"config": {"players": 9}}, "On joue à 2, 3, 4 ou 5"),
        ({"config": {"colour": "red"}}, "Ces réglages ne conviennent pas"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused(
    run: Run, tmp_path: Path, begun: bytes, changed: dict[str, Any], message: str
) -> None:
    shown = run("replay", kept(tmp_path, begun, **changed), "--verify")
    assert shown.code == 2
    assert message in shown.err


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    assert run("replay", str(tmp_path / "none.json")).code == 2
    assert run("replay", str(tmp_path)).code == 2


# The coach


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "fr",
            ("Chances de gagner", "Les tours décisifs", "chances en baisse", "Le coach", "% de chances de gagner"),
        ),
        ("en", ("Chances to win", "The turns that decided it", "chances down by", "The coach", "% to win")),
    ],
)
def test_the_coach_looks_back_on_a_game(
    run: Run, tmp_path: Path, finished: bytes, language: str, said: tuple[str, ...]
) -> None:
    shown = run("replay", kept(tmp_path, finished), "--coach", "--lang", language)
    assert shown.code == 0
    for words in said:
        assert words in shown.out
    assert "100%" in shown.out


def test_the_coach_says_nothing_of_a_game_that_goes_on(run: Run, tmp_path: Path, begun: bytes) -> None:
    refused = run("replay", kept(tmp_path, begun), "--coach", "--lang", "en")
    assert refused.code == 2
    assert "The game is not over" in refused.err


def test_a_game_that_no_coach_knows(run: Run, tmp_path: Path) -> None:
    refused = run("replay", kept(tmp_path, Table.new("veiel", seed=4).record()), "--coach", "--lang", "en")
    assert refused.code == 2
    assert "No coach knows this game (veiel)" in refused.err
