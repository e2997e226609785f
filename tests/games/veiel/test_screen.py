"""L'Ordre de Veiel in a terminal."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from pioche import games
from pioche.games.veiel import Config, screen
from pioche.games.veiel.card import BLOCK, PLAYED
from pioche.kernel.state.game import Game
from pioche.table import Table, read_record
from tests.cli.terminal import Run, runner
from tests.games.veiel.tables import OWN_TABLE

GAME = ("play", "veiel", "--heroes", "barbare,guerisseur", "--seed", "5")
ALONE = (*GAME, "--bots", "")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


# The table


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize(
    ("language", "phrases"),
    [
        ("fr", ("Affrontement 1 sur 4 · manche 1, tour des héros", "●Barbare", "1▲Acolyte", "♥2 0/2", "M4", "marge 8",
                "1 Acolyte ♥2 0/2  Va ligne 1, colonne 4, attaque le Guérisseur (1 dégât)", "Main du Guérisseur (5)",
                "main : Parade ×2, Course, Frappe ×2", "qui joue maintenant ?", "2 Le Guérisseur joue")),
        ("en", ("Encounter 1 of 4 · round 1, the heroes’ turn", "●Barbarian", "1▲Acolyte", "T4", "margin 8",
                "Goes to row 1, column 4, attacks the Healer (1 damage)", "The Healer’s hand (5)", "who plays now?")),
    ],
)  # fmt: skip
def test_the_screen_shows_the_board_and_what_enemies_will_do(
    run: Run, columns: int, language: str, phrases: tuple[str, ...]
) -> None:
    shown = run(*ALONE, "--lang", language, typed="1\n1\nq\n", columns=columns)
    assert shown.code == 0
    for phrase in phrases:
        assert phrase in shown.out, phrase
    prompt = re.compile(r"^[^\n>]*> ")
    assert all(len(prompt.sub("", line).rstrip()) <= columns for line in shown.out.splitlines())


def test_cells_to_choose_are_numbered_on_a_grid(run: Run) -> None:
    shown = run(*ALONE, typed="1\nq\n").out
    first, second = re.findall(r"^ +1 {3}2 {3}3 {3}4 {3}5 {3}6 *\n((?: +\d .*\n){4})", shown, re.MULTILINE)
    assert first.split()[:7] == ["1", "1", "2", "3", "4", "5", "6"]
    assert second.split()[:7] == ["1", "·", "1", "2", "3", "4", "5"]


def test_one_person_plays_several_heroes_without_handing_over(run: Run) -> None:
    """Hands are open: nobody has to look away, and whoever is at the keyboard says who plays next."""
    shown = run(*ALONE, typed="1\n1\n2\nq\n").out
    assert "Prenez le clavier" not in shown
    assert "Tour du Guérisseur : jouez une carte" in shown
    other = run(*ALONE, typed="1\n1\n1\nq\n").out
    assert "Tour du Barbare : jouez une carte" in other


def test_what_lasts_is_told_below_whoever_is_under_it(run: Run) -> None:
    game = ("play", "veiel", "--heroes", "barbare,guerisseur", "--novices", "provocation,provocation/egide,egide")
    for language, phrase in (("fr", "   sous l'effet de"), ("en", "   under the effect of: Taunt")):
        shown = run(*game, "--seed", "4", "--bots", "", "--lang", language, typed="1\n1\n1\n1\nq\n", columns=100)
        lines = shown.out.splitlines()
        assert any(phrase in line and "● Bar" in above for above, line in pairwise(lines)), language


def test_hidden_hands_are_handed_over(run: Run) -> None:
    shown = run(*ALONE, "--hidden", typed="1\n\n1\nq\n").out
    assert "Guérisseur, c'est à vous. Prenez le clavier" in shown
    before, after = shown.split("Prenez le clavier")
    assert "Halo purifiant" not in before
    assert "Halo purifiant" in after
    assert "main : Parade" not in after


def test_a_bot_plays_the_other_hero(run: Run) -> None:
    shown = run(*GAME, "--bots", "random", typed="1\n" * 3 + "q\n").out
    assert "Guérisseur (random)" in shown


def test_an_enemy_is_asked_about_by_name(run: Run) -> None:
    shown = run(*ALONE, typed="1\n1\n? acolyte\n? guér\nq\n", columns=100).out
    assert "Ligne 1, colonne 6, 2 vies, blessures 0/2" in shown
    assert shown.count("Va ligne 1, colonne 4, attaque le Guérisseur (1 dégât)") >= 2
    assert "avance juste assez" in " ".join(shown.split())
    assert "Menace : 2" in shown


def test_help_explains_commands_signs_and_options(run: Run) -> None:
    shown = run(*ALONE, typed="1\n1\n?\n? 1\nq\n").out
    assert "▣ blocage" in shown
    assert "Menace : 4" in shown
    assert "Un tour commencé se joue jusqu'au bout" in shown


def test_a_game_is_saved_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(*ALONE, typed=f"1\n1\n1\ns {file}\nq\n")
    assert read_record(file.read_bytes()).config["heroes"] == ["barbare", "guerisseur"]
    shown = run("play", "--load", str(file), "--bots", "", typed="q\n").out
    assert "Tour du Barbare : jouez une carte" in shown
    told = run("replay", str(file)).out
    assert "Barbare, Guérisseur" in told
    assert "contre Vorgath" in told
    assert run("replay", str(file), "--verify").code == 0


def picture(game: Game, seat: int = 0, width: int = 80, language: str = "fr") -> str:
    console = Console(width=width, highlight=False, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(screen.picture(game, screen.talk(game, language, seat), seat, {}, width))
    return console.export_text().replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_moment_of_whole_games_can_be_drawn(language: str) -> None:
    """With battlefields, runes, two bosses and Rewards, in eighty columns; then how it ended."""
    for seed in range(4):
        chance = random.Random(seed)
        table = Table.new(
            "veiel", seed, heroes=["runiste", "tempestaire", "guerisseur"], battlefields=True, waves=OWN_TABLE,
            bosses=["le-roi-sans-visage", "ysaure-la-soif"],
        )  # fmt: skip
        bots = [games.bot("veiel", "random", f"{seed}/{seat}") for seat in range(3)]
        while table.decision is not None:
            seat = chance.choice(table.game.seats_asked())
            if chance.random() < 0.1:
                shown = picture(table.game, seat, language=language)
                assert max(map(len, shown.splitlines())) <= 80
            table.answer(seat, bots[seat].choose(table.view(seat)))
        console = Console(width=80, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
        console.print(screen.scores(table.game, screen.talk(table.game, language)))
        assert {"fr": "Vous avez tous perdu", "en": "You all lose"}[language] in console.export_text()


def test_marks_and_block_are_shown() -> None:
    table = Table.new("veiel", 5, heroes=["barbare", "guerisseur"])
    for key in ("0:place/1-1", "1:place/1-2"):
        table.answer(int(key[0]), [key])
    game = table.game
    hero = next(ref for ref in game.cards_in("board") if game.cards[ref].owner == 0)
    game.put(hero, BLOCK, 3)
    game.mark(hero, PLAYED)
    assert "M4 ✓ ▣3" in picture(game)


def test_what_was_agreed_is_told() -> None:
    config = Config(difficulty="hard", battlefields=True, hidden=True, bosses=("ysaure-la-soif", "mere-des-essaims"))
    assert screen.settings(config, "fr") == [
        "Barbare, Guérisseur", "contre Ysaure, la Soif, Mère des essaims", "difficulté difficile", "champs de bataille",
        "mains cachées",
    ]  # fmt: skip
    assert screen.settings(Config(waves=OWN_TABLE), "en")[-1] == "a table of enemies of one’s own"
