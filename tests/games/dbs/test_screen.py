"""The Dragon Ball Super Card Game at the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pioche.games.dbs import RULES
from pioche.games.dbs.cards import ALL, DECKS
from pioche.games.dbs.rulebook import rulebook
from pioche.games.dbs.setup import Deck
from pioche.table import Table, read_record
from tests.cli.terminal import Run, runner

GAME = ("play", "dbs", "--bots", "random", "--seed", "3")
CARD = {
    "slug": "xx1-001", "number": "XX1-001", "name": "Passante", "type": "battle", "colours": ["red"], "power": 5000,
    "cost": 1, "specified": ["red"], "combo_cost": 0, "combo_power": 5000,
}  # fmt: skip


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a card that is not built in, and a deck with four of it."""
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "more.json").write_text(json.dumps({"pioche": "cards/1", "game": "dbs", "cards": [CARD]}))
    lines = written(Deck(DECKS["red"].leader, DECKS["red"].cards[4:]))
    (tmp_path / "deck.txt").write_text("\n".join([*lines, "4 XX1-001"]))
    return tmp_path


def written(deck: Deck) -> list[str]:
    """The lines of a deck file."""
    numbers = {card.slug: card.number for card in ALL}
    return [
        f"1 {numbers[deck.leader]}",
        *(f"{deck.cards.count(slug)} {numbers[slug]}" for slug in dict.fromkeys(deck.cards)),
    ]


# The table


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize(
    ("language", "phrases"),
    [
        ("fr", ("Tour 1", "Vous : main", "(random) : main", "Leader", "Énergie", "Votre main (6)", "Coût", "Recharge")),
        ("en", ("Turn 1", "You: hand", "(random): hand", "Leader", "Energy", "Your hand (6)", "Cost", "Charge")),
    ],
)
def test_the_screen_shows_both_sides(run: Run, columns: int, language: str, phrases: tuple[str, ...]) -> None:
    shown = run(*GAME, "--lang", language, typed="\n" * 3 + "q\n", columns=columns)
    assert shown.code == 0
    for phrase in phrases:
        assert phrase in shown.out
    prompt = re.compile(r"^[^\n>]*> ")
    assert all(len(prompt.sub("", line).rstrip()) <= columns for line in shown.out.splitlines())


def test_hidden_cards_are_not_shown(run: Run) -> None:
    shown = run(*GAME, typed="\nl\nq\n")
    blue = {card.name for card in ALL if card.colours == ("blue",) and card.type != "leader"}
    assert "random" in shown.out
    assert not [name for name in blue if name in shown.out]


def test_help_explains_commands_options_and_cards(run: Run) -> None:
    shown = run(*GAME, typed="\n?\n? 1\n? 99\n? personne\nq\n").out
    assert "abandonner la partie" in shown
    assert "Règle 6-2-5" in shown
    assert "Les options vont de 1 à" in shown
    assert "Carte inconnue : « personne »" in shown
    name = next(card.name for card in ALL if card.type == "battle")
    said = run(*GAME, typed=f"\n? {name}\nq\n").out
    assert "carte de Combat" in said


def test_an_answer_is_taken_back_and_a_game_saved_and_loaded(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = run(*GAME, typed=f"\n1\nu\n1\ns {file}\nq\n")
    assert "reprise" in shown.out
    assert read_record(file.read_bytes()).game == "dbs"
    assert run("replay", str(file), "--verify").code == 0
    loaded = run("play", "--load", str(file), "--bots", "random", typed="l\nq\n")
    assert loaded.code == 0
    assert "Votre main (5)" in loaded.out
    replayed = run("replay", str(file), "--lang", "en")
    assert "Recorded game: dbs" in replayed.out
    assert "The game is not over" in replayed.out


def test_a_game_may_be_conceded(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = run(*GAME, typed=f"\nc\nnon\nc\noui\ns {file}\n\n")
    assert "La partie continue." in shown.out
    assert "Vous abandonnez [Règle 1-2-4]" in shown.out
    assert "La partie est terminée" in shown.out
    assert "gagne la partie" in shown.out
    assert Table.replay(file.read_bytes()).winners == (1,)
    assert "abandonne" in run("replay", str(file)).out
    refused = run("play", "--seed", "1", "--bots", "random", typed="c\noui\nq\n")
    assert "Dans ce jeu, on ne peut pas abandonner" in refused.out
    assert refused.code == 0


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_ends_with_a_winner(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """Somebody who always takes the last option: no card is charged, none is played."""
    shown = ""

    def reply() -> str:
        nonlocal shown
        question = capsys.readouterr().out
        shown += question.replace("\N{NO-BREAK SPACE}", " ")
        numbers = re.findall(r"^ *(\d+) ", question, re.MULTILINE)
        return numbers[-1] if numbers else ""

    monkeypatch.setattr("builtins.input", reply)
    assert run("play", "dbs", "--bots", "greedy", "--seed", "5", "--lang", language).code == 0
    assert {"fr": "La partie est terminée", "en": "The game is over"}[language] in shown
    assert {"fr": "gagne la partie !", "en": "wins the game!"}[language] in shown


# Decks and cards


def test_decks_are_named_or_read_from_files(run: Run, folder: Path) -> None:
    deck, cards = str(folder / "deck.txt"), str(folder / "cards")
    file = folder / "game.json"
    shown = run(
        "play", "dbs", "--deck", deck, "--versus", "red", "--cards", cards, "--seed", "1", typed=f"s {file}\nq\n"
    )
    assert shown.code == 0
    config = read_record(file.read_bytes()).config
    assert [card["slug"] for card in config["cards"]] == ["xx1-001"]
    assert config["decks"][0]["cards"].count("xx1-001") == 4
    (folder / "cards" / "more.json").unlink()
    assert run("replay", str(file), "--verify").code == 0, "the record needs no other file"
    again = run("play", "--load", str(file), "--bots", "random", typed="? passante\nq\n")
    assert "Passante" in again.out


@pytest.mark.parametrize(("language", "count"), [("fr", "avec 40 cartes apportées"), ("en", "with 40 cards brought")])
def test_a_recorded_game_with_many_cards_of_its_own_is_shown(
    run: Run, tmp_path: Path, language: str, count: str
) -> None:
    numbers = [f"XX1-{number:03}" for number in range(40)]
    cards = [CARD | {"slug": number.lower(), "number": number, "name": number * 25} for number in numbers]
    file = tmp_path / "game.json"
    file.write_bytes(Table.new("dbs", seed=1, cards=cards).record())
    shown = run("replay", str(file), "--lang", language)
    assert shown.code == 0
    assert count in " ".join(shown.out.split())


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--deck", "mauve"), "Deck inconnu : « mauve »"),
        (("--deck", "nowhere/deck.txt"), "nowhere/deck.txt"),
        (("--versus", "nothing.txt"), "nothing.txt"),
        (("--cards", "nowhere"), "nowhere"),
        (("--players", "3"), "Ce jeu se joue à deux, pas à 3"),
        (("--hero", "shun"), "--hero n'est pas un réglage de ce jeu"),
        (("--promos",), "--promos n'est pas un réglage de ce jeu"),
        (("--deck", "mauve", "--lang", "en"), "Unknown deck"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_what_cannot_be_played_is_refused_with_a_message(
    run: Run, command: str, args: tuple[str, ...], message: str
) -> None:
    if command == "simulate" and "--players" in args:
        args = ("--bots", "random,random,random")
    shown = run(command, "dbs", *args)
    assert shown.code == 2
    assert message in shown.err


def test_settings_of_another_game_are_refused(run: Run) -> None:
    shown = run("play", "seiya", "--deck", "red")
    assert shown.code == 2
    assert "--deck n'est pas un réglage de ce jeu" in shown.err
    assert run("cards", "dbs", "--set", "base").code == 2
    assert run("cards", "seiya", "--cards", "folder").code == 2


def test_simulate_plays_starter_decks_and_files(run: Run, folder: Path) -> None:
    few = ("--games", "2", "--workers", "1", "--json")
    report = json.loads(run("simulate", "dbs", "--bots", "greedy,random", *few).out)
    assert (report["game"], report["players"], report["games"]) == ("dbs", 2, 2)
    assert report["seats"][0]["wins"] == 2
    chosen = ("--deck", str(folder / "deck.txt"), "--versus", "blue", "--cards", str(folder / "cards"))
    shown = run("simulate", "dbs", *chosen, *few)
    assert shown.code == 0
    assert json.loads(shown.out)["games"] == 2
    table = run("simulate", "dbs", "--games", "1", "--workers", "1", "--lang", "en", columns=80).out
    assert "Mean life" in table
    assert max(map(len, table.splitlines())) <= 80


def test_cards_are_listed_and_found(run: Run, folder: Path) -> None:
    found = json.loads(run("cards", "dbs", "--json").out)
    assert len(found) == len(ALL)
    assert list(found[0])[:5] == ["slug", "number", "name", "type", "colours"]
    assert list(found[0])[-3:] == ["playable", "text_fr", "text_en"]
    leader = next(card for card in ALL if card.type == "leader" and card.front)
    by_number = json.loads(run("cards", "dbs", leader.number, "--json").out)
    assert [card["slug"] for card in by_number] == [leader.slug, leader.back]
    more = json.loads(run("cards", "dbs", "passante", "--cards", str(folder / "cards"), "--json").out)
    assert [card["number"] for card in more] == ["XX1-001"]
    assert run("cards", "dbs", "passante").code == 2
    reds = json.loads(run("cards", "dbs", "rouge", "leader", "--json").out)
    assert {card["type"] for card in reds} == {"leader"}
    blockers = json.loads(run("cards", "dbs", "blocker", "--json").out)
    assert blockers
    assert all("[Blocker]" in card["text_en"] for card in blockers)


@pytest.mark.parametrize(("lang", "word"), [("fr", "puissance"), ("en", "power")])
def test_a_listing_for_people_fits_eighty_columns(run: Run, lang: str, word: str) -> None:
    out = run("cards", "dbs", "--lang", lang, columns=80).out
    assert word in out
    assert max(len(line) for line in out.splitlines()) <= 80


# Rules


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_all_rules_are_listed(run: Run, lang: str) -> None:
    out = squeezed(run("rules", "dbs", "--lang", lang).out)
    book = rulebook(RULES)
    for rule in book.ids():
        assert squeezed(book.statement(rule, lang)).replace("\N{NO-BREAK SPACE}", " ") in out


def test_a_rule_is_found_by_its_number_its_label_and_its_words(run: Run) -> None:
    by_number = run("rules", "dbs", "7-1-2").out
    statement = squeezed(rulebook(RULES).statement("dbs:7-1-2", "fr")).replace("\N{NO-BREAK SPACE}", " ")
    assert statement in squeezed(by_number)
    assert "Règle 7-1-2" in by_number
    assert run("rules", "dbs", "dbs:7-1-2").out == by_number
    assert run("rules", "dbs", "règle", "7-1-2").out == by_number
    assert statement in squeezed(run("rules", "dbs", *statement.split()[:6]).out)


def test_a_heading_shows_all_below_it(run: Run) -> None:
    out = run("rules", "dbs", "10-4", "--lang", "en").out
    assert "Rule 10-4-1" in out
    assert "Rule 10-4-1-1" in out
    assert "Rule 10-40-1" not in out


def test_the_statements_of_a_card(run: Run) -> None:
    card = next(card for card in ALL if card.abilities)
    out = run("rules", "dbs", f"dbs:card:{card.slug}:1").out
    assert card.name in out


def test_an_unknown_rule_is_said_clearly(run: Run) -> None:
    result = run("rules", "dbs", "99-1")
    assert result.code == 2
    assert "99-1" in result.err
