"""Saint Seiya with Hadès on the command line and in the terminal."""

from __future__ import annotations

import json

import pytest
from rich.console import Console

from pioche.games.seiya.screen.table import picture
from pioche.games.seiya.screen.talk import TerminalTalk
from tests.cli.terminal import Run, runner
from tests.rules.seiya.hades import hades, styx
from tests.scenario import Factory, Scenario, Side

GAME = ("play", "seiya", "--hades", "--hero", "shun", "--bots", "random", "--seed", "3")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.mark.parametrize("columns", [80, 120])
def test_the_screen_shows_the_enfers_beside_the_field(run: Run, columns: int) -> None:
    shown = run(*GAME, "--flames", "4", typed="q\n", columns=columns)
    assert shown.code == 0
    for phrase in (
        "Horloge ■■■■□□□□□□□□ 4 Flammes",
        "#  Enfers",
        "1  (cachée)",
        "5  ♦ 4",
        "Pions Vous : au-dessus de la Porte",
        "Épreuves",
        "Âme · Éveil, 5e Sens · Capacités : – · Néant 0",
        "Énergie 0/3",  # the material of Asgard is there
    ):
        assert phrase in shown.out
    assert all(len(line.removeprefix("Shun> ").rstrip()) <= columns for line in shown.out.splitlines())


def test_a_table_without_hades_shows_nothing_of_it(run: Run) -> None:
    shown = run(*(word for word in GAME if word != "--hades"), typed="q\n")
    assert "Enfers" not in shown.out
    assert "Éveil" not in shown.out


def drawn(t: Scenario, width: int = 130) -> str:
    """The table as Seiya sees it."""
    console = Console(width=width, force_terminal=False)
    with console.capture() as captured:
        console.print(picture(t.game, TerminalTalk(t.game, "en", 0), 0, {}, width))
    return captured.get()


def test_cards_of_the_enfers_have_their_costs_grade_gain_and_who_faces_them(table: Factory) -> None:
    knight = styx("knight", cost=4, grade=3, cost_souls=5, gain_souls=2, pv=6)
    t = hades(
        table,
        cards=(knight,),
        seiya=Side(hand=["champion"], pawn=4, souls=3, entrave=["ash", "bone"]),
        shun=Side(pawn=2, neant=["crow"], inactive=["sens-eveil"]),
        enfers={4: "knight"},
        veiled={1: "dust", 3: "ember"},
    )
    t.seiya.play("champion", "knight")
    shown = drawn(t)
    lines = [" ".join(line.split()) for line in shown.splitlines()]
    assert "4 Knight F4 5 ◆◆◆ +2 6" in lines
    assert lines[lines.index("4 Knight F4 5 ◆◆◆ +2 6") + 1] == "↳ Seiya: Champion F9"
    assert "3 (face down)" in lines
    assert "2 (empty)" in lines
    assert "Ember" not in shown
    assert any("You: above slot 4 · Shun: above slot 2" in line for line in lines)
    assert "3 Souls · Éveil · Capacités: – · Néant 0" in lines
    assert "0 Souls · Éveil (inactive) · Capacités: – · Néant 1" in lines
    assert "Hampered by Bone (top card of 2):" in lines


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--hades", "--flames", "13"), "13 Flammes : avec Hadès l'Horloge en porte de 1 à 12"),
        (("--flames", "3"), "3 Flammes : avec Hadès l'Horloge en porte de 1 à 12"),
        (("--hades", "--mode", "solo"), "Le livret d'Hadès ne connaît pas de mode solo"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(run: Run, args: tuple[str, ...], message: str) -> None:
    shown = run("play", "seiya", *args)
    assert shown.code == 2
    assert message in shown.err


def test_bots_play_with_hades(run: Run) -> None:
    args = ("--hades", "--flames", "1", "--left-out", "asgard,poseidon", "--games", "1", "--workers", "1", "--json")
    report = json.loads(run("simulate", "seiya", *args).out)
    assert report["games"] == 1


def test_cards_of_the_styx_are_listed_with_grade_and_souls(run: Run) -> None:
    shown = run("cards", "seiya", "charon", "--set", "hades", "--lang", "en")
    assert "Charon de l'Achéron · costs F6 · grade 3, hampers for" in shown.out
    (facts,) = json.loads(run("cards", "seiya", "charon", "--set", "hades", "--json").out)
    assert (facts["grade"], facts["gain_souls"]) == (3, 3)


@pytest.mark.parametrize(
    ("lang", "one", "more"),
    [("fr", "rapporte 1 Âme ·", "rapporte 3 Âmes"), ("en", "brings 1 Soul ·", "brings 3 Souls")],
)
def test_one_soul_is_no_plural(run: Run, lang: str, one: str, more: str) -> None:
    assert one in run("cards", "seiya", "rock-du-golem", "--lang", lang).out
    assert more in " ".join(run("cards", "seiya", "charon", "--set", "hades", "--lang", lang).out.split())


@pytest.mark.parametrize(("lang", "legend"), [("fr", "✦ créée pour Pioche"), ("en", "✦ made for Pioche")])
def test_what_was_designed_here_says_so(run: Run, lang: str, legend: str) -> None:
    for slug, original in ("rock-du-golem", False), ("raimi-du-ver", True):
        out = run("cards", "seiya", slug, "--lang", lang).out
        assert (out.count("✦"), legend in out) == ((2, True) if original else (0, False))
