"""The duel of Hadès on the command line and in the terminal."""

from __future__ import annotations

import json

import pytest
from rich.console import Console

from pioche.games.seiya.screen.table import picture
from pioche.games.seiya.screen.talk import TerminalTalk
from pioche.games.seiya.tokens import GainEnergy
from tests.cli.terminal import Run, runner
from tests.rules.seiya.duel import cast, duel
from tests.scenario import Factory, Scenario, Side

GAME = ("play", "seiya", "--mode", "duel", "--hero", "renegade", "--bots", "random", "--seed", "3")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.mark.parametrize("columns", [80, 120])
def test_the_screen_shows_maison_counters_and_autel(run: Run, columns: int) -> None:
    shown = run(*GAME, "--altar", "123", typed="q\n", columns=columns)
    assert shown.code == 0
    for phrase in (
        "11 Maisons à venir, puis Maison du Taureau",
        "Autel des Offrandes",
        "Maison du Bélier · Vous : F6 · Chevalier d'Or : F6 · 2 PV",
        "chaque fois que vous acquérez une Armure",
        "#  Enfers",
        "5  ♦ 4",
        "Chevalier d'Or (random)",
    ):
        assert phrase.lower() in shown.out.lower()
    assert "Horloge" not in shown.out
    assert all(len(line.removeprefix("Renégat> ").rstrip()) <= columns for line in shown.out.splitlines())


def test_the_next_of_shuffled_maisons_is_not_told(run: Run) -> None:
    shown = run(*GAME, "--houses", "shuffled", "--fewer-houses", "4", typed="q\n")
    assert "7 Maisons à venir ·" in shown.out


def drawn(t: Scenario) -> list[str]:
    """The table as the Renegade sees it."""
    console = Console(width=130, force_terminal=False)
    with console.capture() as captured:
        console.print(picture(t.game, TerminalTalk(t.game, "en", 0), 0, {}, 130))
    return [" ".join(line.split()) for line in captured.get().splitlines()]


def test_who_faces_the_maison_stands_below_it_and_acquired_ones_beside_their_player(table: Factory) -> None:
    t = duel(table, "lion", renegade=Side(hand=["titan"]), houses=["maison-cancer"])
    t.renegade.play("titan", "maison-lion")
    lines = drawn(t)
    place = lines.index("Maison du Lion · You: F6 · Gold Saint: F6 · 3 VP")
    assert lines[place + 1] == "Each time that you gain 1 Energy, you may lower your counter by 2."
    assert lines[place + 2].startswith("↳ Renegade: Titan")
    assert sum("↳ Renegade: Titan" in line for line in lines) == 1
    assert not any(line.startswith("Maisons:") for line in lines)
    t.renegade.acquire("maison-lion", "force", using=())
    lines = drawn(t)
    assert "Maisons: Maison du Lion" in lines
    assert "Maison du Cancer · You: F7 · Gold Saint: F6 · 2 VP" in lines
    assert lines[1].startswith("The last Maison")


def test_after_the_last_maison_the_turn_is_the_last(table: Factory) -> None:
    t = duel(table, "lion", renegade=Side(hand=["titan"]))
    t.renegade.play("titan", "maison-lion").acquire("maison-lion", "force", using=())
    assert drawn(t)[1].startswith("No Maison left: last turn")


@pytest.mark.parametrize(("counter", "left"), [(6, 4), (2, 1)])
def test_what_a_condition_lowers_is_asked_with_its_outcome(table: Factory, counter: int, left: int) -> None:
    t = cast(table, "lion", GainEnergy(), renegade=Side(hand=["spell"], counter=counter))
    decision = t.pending("use-effect", "renegade")
    talk = TerminalTalk(t.game, "en", 0)
    assert talk.ask(t.game, decision) == f"Maison du Lion: lower your counter to {left}?"
    assert talk.option(t.game, decision, decision.options[0]) == f"Yes: lower your counter to {left}"
    t.renegade.accept()
    assert t.renegade.counter == left


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--altar", "9"), "Autel d'Athéna inconnu : « 9 »"),
        (("--hero", "shun"), "Camp inconnu : « shun »"),
        (("--fewer-houses", "12"), "On peut retirer de 0 à 11 Maisons, pas 12"),
        (("--players", "3"), "Le duel se joue à deux, pas à 3"),
        (("--flames", "3"), "Le duel se joue sans Horloge"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(run: Run, args: tuple[str, ...], message: str) -> None:
    shown = run("play", "seiya", "--mode", "duel", *args)
    assert shown.code == 2
    assert message in shown.err


def test_what_belongs_to_the_duel_is_refused_elsewhere(run: Run) -> None:
    shown = run("play", "seiya", "--altar", "123")
    assert shown.code == 2
    assert "ne servent qu'en duel" in shown.err


def test_bots_duel(run: Run) -> None:
    args = ("--mode", "duel", "--altar", "victoire", "--fewer-houses", "11", "--games", "1", "--workers", "1", "--json")
    report = json.loads(run("simulate", "seiya", *args).out)
    assert report["games"] == 1


def test_a_recorded_duel_says_what_was_agreed(run: Run, tmp_path: object) -> None:
    file = f"{tmp_path}/duel.json"
    args = ("--altar", "123", "--houses", "shuffled", "--fewer-houses", "4")
    assert run(*GAME, *args, typed=f"s {file}\nq\n").code == 0
    shown = run("replay", file, columns=200).out
    for phrase in ("duel", "joueur 1 : Renégat", "offrandes", "Maisons mélangées", "4 Maisons retirées"):
        assert phrase in shown
    assert "avec Asgard" not in shown


def test_cards_of_the_duel_are_listed_with_side_and_constellation(run: Run) -> None:
    shown = run("cards", "seiya", "aiolia-duel", "--lang", "en")
    assert "Aiolia du Lion · Gold Saints, constellation Lion" in shown.out
