"""pioche play, driven by what a person types."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from pioche import games
from pioche.cli.app import words
from pioche.table import Table, read_record
from tests.cli.terminal import Run, runner

GAME = ("play", "seiya", "--hero", "shun", "--bots", "random", "--seed", "3")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


# The table


@pytest.mark.parametrize("columns", [80, 120])
def test_the_screen_shows_the_table_and_the_question(run: Run, columns: int) -> None:
    shown = run(*GAME, typed="q\n", columns=columns)
    assert shown.code == 0
    for phrase in ("Horloge ■■■■■■■■■■■■ 12 Flammes", "Terrain", "Votre main (5)", "Shun d'Andromède ●", "F1 S1"):
        assert phrase in shown.out
    assert "Vous : pioche 5 · défausse 0" in shown.out
    assert "(random) : main 5 · pioche 5" in shown.out
    assert "À vous : jouez une carte" in shown.out
    assert "Terminer le tour" in shown.out
    assert all(len(line.removeprefix("Shun> ").rstrip()) <= columns for line in shown.out.splitlines())


def test_the_screen_speaks_english(run: Run) -> None:
    shown = run(*GAME, "--lang", "en", typed="q\n")
    assert shown.code == 0
    for phrase in (
        "Clock",
        "12 Flames",
        "Your hand (5)",
        "Your turn: play a card",
        "End the turn",
        "You leave the table",
    ):
        assert phrase in shown.out
    assert "Votre" not in shown.out


def test_the_hands_of_others_are_not_shown(run: Run) -> None:
    shown = run(*GAME, typed="l\nq\n")
    other = next(line for line in shown.out.splitlines() if "(random) : main" in line).split(" ")[0]
    assert f"{other} pioche 5 cartes" in shown.out
    assert f"{other} d" not in shown.out


def test_cards_played_are_shown_with_how_far_they_reach(run: Run) -> None:
    shown = run(*GAME, typed="1\n6\nq\n")
    assert "Vous jouez Shun d'Andromède ● (emplacement 6) [5.1.2-2]" in shown.out
    assert "↳ Shun : Shun d'Andromède ● F1 S1" in shown.out
    assert "Force 1 sur" in shown.out


# Asking


def test_help_explains_commands_options_and_cards(run: Run) -> None:
    shown = run(*GAME, typed="?\n? 1\n? gigas\n? 99\n? nobody\nq\n")
    assert "s FICHIER enregistrer la partie" in shown.out
    assert "Personnage très commun ●, Héros" in shown.out
    assert "Force : 1" in shown.out
    assert "5.1.2-2" in shown.out
    assert "Gigas" in shown.out
    assert "Les options vont de 1 à" in shown.out
    assert "Carte inconnue : « nobody »" in shown.out


def test_a_cost_explains_itself(run: Run) -> None:
    """The card of the sixth slot costs one less."""
    shown = run(*GAME, typed="1\n? 6\nq\n")
    assert "− 1 (5.1.4.a-15)" in shown.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("x", "« x » n'est pas un numéro d'option"),
        ("99", "Les options vont de 1 à"),
        ("0", "Les options vont de 1 à"),
        ("1 2", "Choisissez une seule option"),
        ("", "Choisissez une seule option"),
        ("u", "Il n'y a rien à reprendre"),
        ("s", "Dites dans quel fichier"),
        ("s /nowhere/at/all.json", "n'a pas pu être enregistrée dans /nowhere/at/all.json (ce fichier ou ce dossier"),
        ("s /", "n'a pas pu être enregistrée"),
        ("s a\0b", "n'a pas pu être enregistrée"),
        ("9" * 5000, "Les options vont de 1 à"),
        ("? " + "9" * 5000, "Les options vont de 1 à"),
    ],
)
def test_wrong_input_is_explained_and_the_question_stays(run: Run, typed: str, answer: str) -> None:
    shown = run(*GAME, typed=f"{typed}\nq\n")
    assert shown.code == 0
    assert answer in shown.out
    assert "Vous quittez la table" in shown.out


def test_several_may_be_chosen_where_several_are_asked_for(run: Run) -> None:
    """The player keeps three cards of five, or all of them."""
    shown = run(*GAME, typed="2\n1, 1\n9\n1 2\nq\n")
    assert "entretien" in shown.out.lower()
    assert "Plusieurs choix possibles" in shown.out
    assert "La même option est choisie deux fois" in shown.out
    assert "Vous défaussez Shun d'Andromède ● ×2" in shown.out
    kept = run(*GAME, typed="2\n\nq\n")
    assert "Vous défaussez" not in kept.out


def test_bots_move_and_the_log_says_by_which_rule(run: Run) -> None:
    shown = run(*GAME, typed="2\n\nq\n")
    assert "pioche" in shown.out
    assert "[5.2-4]" in shown.out
    assert "Tour 3 : à vous" in shown.out


# Undo, save, load


def test_undo_goes_back_to_the_last_own_answer(run: Run) -> None:
    shown = run(*GAME, typed="2\n\nu\nu\nq\n")
    assert shown.out.count("Votre dernière réponse est reprise") == 2
    assert "Tous sont d'accord" in shown.out
    asked = [line for line in shown.out.splitlines() if line.startswith(("À vous", "Entretien"))]
    assert [line.split(" ")[0] for line in asked] == ["À", "Entretien", "À", "Entretien", "À"]


def test_an_undone_game_is_recorded_and_replays(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(*GAME, typed=f"2\n\nu\n1\n1\nu\ns {file}\nq\n")
    assert any(seat < 0 for seat, _ in read_record(file.read_bytes()).inputs)
    assert run("replay", str(file), "--verify").code == 0


def test_save_and_go_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saved = run(*GAME, typed=f"1\n6\ns {file}\ns {file}\nq\n")
    assert f"pioche play --load {file}" in saved.out.replace("\n", " ")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert len(Table.replay(file.read_bytes()).inputs) == 2
    loaded = run("play", "--load", str(file), "--bots", "random", typed="l\nu\nq\n")
    assert loaded.code == 0
    assert "Votre main (4)" in loaded.out
    assert "Le terrain est en place" in loaded.out
    assert "Votre main (5)" in loaded.out  # the card and the card that it faces are taken back together


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b'{"pioche": "game/9"}'])
def test_a_damaged_file_is_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    shown = run("play", "--load", str(file))
    assert shown.code == 2
    assert "abîmé" in shown.err


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The file of a whole game."""
    table = Table.new("seiya", seed=4, players=2)
    bots = [games.bot("seiya", "random", seat) for seat in range(2)]
    while (decision := table.decision) is not None:
        table.answer(decision.seat, bots[decision.seat].choose(table.view(decision.seat)))
    file = tmp_path / "game.json"
    file.write_bytes(table.record())
    return file


def test_a_finished_game_may_be_saved(run: Run, finished: Path, tmp_path: Path) -> None:
    """Whatever else is typed does not lose it."""
    copy = tmp_path / "copy.json"
    shown = run("play", "--load", str(finished), typed=f"?\n1\nL\nS {copy}\n\n")
    assert shown.code == 0
    assert "La partie est terminée" in shown.out
    assert shown.out.count("Entrée quitte") == 3
    assert copy.read_bytes() == finished.read_bytes()


def test_the_last_answer_of_a_finished_game_may_be_taken_back(run: Run, finished: Path) -> None:
    shown = run("play", "--load", str(finished), typed="u\nq\n")
    _, after = shown.out.split("Votre dernière réponse est reprise")
    assert "Votre main" in after
    assert "Vous quittez la table" in after


def test_a_question_says_how_many_choices_it_takes() -> None:
    def said(least: int, most: int) -> list[str]:
        span = "exactly" if least == most else "some" if least else "up-to"
        say = words("fr").say
        return [say(message, least=least, most=most, span=span) for message in ("screen-several", "play-wrong-number")]

    assert [text.partition(",")[0].partition("\N{NO-BREAK SPACE}")[0] for text in said(2, 2)] == [
        "2 choix",
        "Choisissez 2 options",
    ]
    assert [text.partition("\N{NO-BREAK SPACE}")[0] for text in said(0, 1)] == [
        "Un choix au plus",
        "Choisissez une option au plus",
    ]


# Whole games, several people


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_ends_with_the_scores(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """Somebody who plays no card and keeps the whole hand; the Clock runs down all the same."""
    ending = {"fr": "Terminer le tour", "en": "End the turn"}[language]

    shown = ""

    def reply() -> str:
        nonlocal shown
        question = capsys.readouterr().out
        shown += question.replace("\N{NO-BREAK SPACE}", " ")
        numbers = dict(re.findall(r"^ *(\d+) (.*?) *$", question, re.MULTILINE))
        by_text = {text: number for number, text in numbers.items()}
        return by_text.get(ending, "1" if numbers and "; Ent" not in question else "")

    monkeypatch.setattr("builtins.input", reply)
    assert run(*GAME, "--lang", language).code == 0
    assert {"fr": "La partie est terminée", "en": "The game is over"}[language] in shown
    assert re.search({"fr": r"Shun : -?\d+ PV", "en": r"Shun: -?\d+ VP"}[language], shown)
    assert re.search({"fr": "gagne la partie|Victoire partagée", "en": "wins the game|Shared victory"}[language], shown)
    assert {"fr": "Armure d'Andromède", "en": "Andromeda Armour"}[language] in shown


def test_two_people_share_the_keyboard(run: Run) -> None:
    shown = run("play", "--players", "2", "--bots", "", "--hero", "shun,ikki", "--seed", "3", typed="2\n\n\nq\n")
    assert "Ikki, c'est à vous. Prenez le clavier" in shown.out
    before, after = shown.out.split("Prenez le clavier")
    assert "Ikki du Phoenix" not in before
    assert "Ikki> " in after


def test_other_people_are_asked_before_an_undo(run: Run) -> None:
    people = ("play", "--players", "2", "--bots", "", "--hero", "shun,ikki", "--seed", "3")
    refused = run(*people, typed="1\n1\nu\nnon\nq\n")
    assert "tout le monde est d'accord" in refused.out
    assert "est reprise." not in refused.out
    assert "La réponse reste." in refused.out
    assert "est reprise." in run(*people, typed="1\n1\nu\noui\nq\n").out


# Refusals


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--players", "1"), "On joue à 2, 3, 4 ou 5, pas à 1"),
        (("--players", "6"), "On joue à 2, 3, 4 ou 5, pas à 6"),
        (("--hero", "thor"), "Héros inconnu : « thor »"),
        (("--hero", "shun,SHUN"), "Le même Héros est pris deux fois"),
        (("--bots", "deep-blue"), "Bot inconnu : « deep-blue »"),
        (("--bots", "random,random", "--players", "2"), "2 bots, c'est trop"),
        (("chess",), "Jeu inconnu : « chess »"),
        (("--load", "/nowhere.json"), "ne peut pas être lu (/nowhere.json, ce fichier ou ce dossier n'existe pas)"),
        (("--players", "1", "--lang", "en"), "This game is for 2, 3, 4 or 5 players"),
        (("--bots", "deep-blue", "--lang=en"), "Unknown bot"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_message(run: Run, args: tuple[str, ...], message: str) -> None:
    shown = run("play", *args)
    assert shown.code == 2
    assert message in shown.err


@pytest.mark.parametrize("args", [("--players", "many"), ("--players", "2.5"), ("--lang", "de"), ("--nonsense",)])
def test_arguments_that_make_no_sense_are_refused(run: Run, args: tuple[str, ...]) -> None:
    assert run("play", *args).code == 2


@pytest.mark.parametrize("hero", ["Ikki", "SHIRYU", "Hyôga", "hyoga"])
def test_heroes_are_known_without_case_and_accents(run: Run, hero: str) -> None:
    shown = run("play", "--hero", hero, "--bots", "random", "--seed", "3", typed="q\n")
    assert shown.code == 0


def pioche(*args: str, **more: object) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", "from pioche.cli import main; main()", *args]
    return subprocess.run(command, capture_output=True, timeout=60, check=False, **more)  # type: ignore[call-overload]


def test_a_closed_input_ends_the_game_without_a_traceback() -> None:
    done = pioche(*GAME, stdin=subprocess.DEVNULL)
    assert done.returncode == 0
    assert done.stderr == b""
    assert "s FICHIER" in done.stdout.decode()


def test_ctrl_c_ends_the_game_with_a_word(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    shown = run(*GAME)
    assert shown.code == 130
    assert "Shun> \nVous quittez la table" in shown.out


def test_ctrl_c_while_the_program_starts_is_no_traceback() -> None:
    """Starting takes a moment: that of the imports."""
    code = """
import os, signal, sys
class Interrupt:
    def find_spec(self, name, *more):
        if name == "cyclopts":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupt())
from pioche.cli import main
main()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=False)
    assert done.returncode == 130
    assert done.stderr == b""


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_closed_streams_are_no_trouble(closed: str) -> None:
    command = f"{shlex.quote(sys.executable)} -c 'from pioche.cli import main; main()' {' '.join(GAME)} {closed}"
    done = subprocess.run(command, shell=True, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0
    assert done.stderr == b""


def test_lines_are_not_broken_at_no_break_spaces(run: Run) -> None:
    lines = run("rules", "seiya", columns=60).out.splitlines()
    assert [line for line in lines if line.strip().startswith((";", ":", "!", "?", "»"))] == []


def test_bytes_that_are_no_letters_do_no_harm() -> None:
    done = pioche(*GAME, input=b"\xff\xfe\nq\n", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert done.stderr == b""


# Advice


@pytest.mark.parametrize(("language", "outlook"), [("fr", "% de chances de gagner"), ("en", "% to win")])
def test_whoever_asks_is_advised(run: Run, language: str, outlook: str) -> None:
    shown = run(*GAME, "--lang", language, typed="h\nq\n", columns=200)
    assert shown.code == 0
    ended = "Terminer le tour" if language == "fr" else "End the turn"
    assert any(line.startswith(ended) and outlook in line for line in shown.out.splitlines())


def test_nobody_is_advised_against_people_at_the_same_keyboard(run: Run) -> None:
    shown = run("play", "seiya", "--players", "2", "--bots", "", "--seed", "3", typed="h\nq\n")
    assert "personne ne souffle" in shown.out
    assert "%" not in shown.out
