"""What can be asked of L'Ordre de Veiel on the command line: tables, simulations, cards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pioche.games.veiel import RULES
from pioche.games.veiel.command import Options
from pioche.games.veiel.setup import WAVES
from pioche.games.veiel.typed import matching
from pioche.kernel.play.decision import Refused
from tests.cli.terminal import Run, runner

SIMULATE = ("simulate", "veiel", "--bots", "random", "--workers", "1")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


# What a table agrees on


@pytest.mark.parametrize(
    ("typed", "kind", "slug"),
    [
        ("vorgath", "boss", "vorgath-coeur-de-braise"),
        ("Vorgath, Cœur de braise", "boss", "vorgath-coeur-de-braise"),
        ("roi", "boss", "le-roi-sans-visage"),
        ("YSAURE", "boss", "ysaure-la-soif"),
        ("Guérisseur", "hero", "guerisseur"),
        ("knight", "hero", "chevalier"),
        ("pen", "hero", "penitente"),
        ("egide", "novice", "egide"),
    ],
)
def test_a_card_is_meant_by_the_beginning_of_its_name(typed: str, kind: str, slug: str) -> None:
    assert matching(typed, kind) == slug


@pytest.mark.parametrize(
    ("typed", "kind", "reason"),
    [
        ("p", "hero", "several-cards"),
        ("gandalf", "hero", "no-such-hero"),
        ("balrog", "boss", "unknown-boss"),
        ("frappe", "novice", "unknown-novice"),
    ],
)
def test_a_card_that_is_not_told_is_refused(typed: str, kind: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        matching(typed, kind)
    assert refused.value.reason.text == reason


def test_heroes_who_are_not_named_are_those_of_the_first_game() -> None:
    assert Options().config(2)["heroes"] == ["barbare", "guerisseur"]
    assert Options(heroes="chevalier").config(3)["heroes"] == ["chevalier", "barbare", "guerisseur"]
    assert Options(heroes="runiste,assassin,knight").seats() == 3


def test_what_is_agreed() -> None:
    agreed = Options(
        heroes="barbare,guerisseur",
        novices="moulinet,egide/egide,halo",
        boss="vorgath,ysaure",
        difficulty="hard",
        battlefields=True,
        hidden=True,
        waves="2-0-0,1-3-0,1-1-2,0-0-0",
    ).config(2)
    assert agreed == {
        "heroes": ["barbare", "guerisseur"],
        "novices": [["moulinet", "egide"], ["egide", "halo-purifiant"]],
        "bosses": ["vorgath-coeur-de-braise", "ysaure-la-soif"],
        "difficulty": "hard",
        "battlefields": True,
        "hidden": True,
        "waves": [list(wave) for wave in WAVES["easy"]],
    }


def test_what_is_drawn_by_lot() -> None:
    lots = Options(heroes="any", boss="any", difficulty="any").lots(2, 3)
    assert [{len(team) for team in teams} for teams in lots["heroes"]] == [{2}, {3}]  # any size is as likely
    assert [len(teams) for teams in lots["heroes"]] == [45, 120]
    assert len(lots["bosses"]) == 5
    assert list(lots["difficulty"]) == ["easy", "normal", "hard", "extreme"]
    assert Options().lots(2, 2) == {}


@pytest.mark.parametrize(
    ("args", "phrase"),
    [
        (("--heroes", "barbare,gandalf"), "Il n'y a pas de héros « gandalf »"),
        (("--heroes", "barbare,barbare"), "Le même Héros est pris deux fois"),
        (("--heroes", "p,barbare"), "Plusieurs cartes commencent ainsi (p: pyromancien, penitente)"),
        (("--heroes", "barbare"), "Il faut de 2 à 5 héros, pas 1"),
        (("--heroes", "barbare,assassin,runiste", "--players", "2"), "plus de héros que de places (3 > 2)"),
        (("--players", "6"), "Il faut de 2 à 5 héros"),
        (("--boss", "balrog"), "Il n'y a pas de boss « balrog »"),
        (("--boss", "vorgath,vorgath"), "deux différents"),
        (("--difficulty", "brutal"), "Il n'y a pas de difficulté « brutal »"),
        (("--novices", "frappe,egide"), "Il n'y a pas de carte Novice « frappe »"),
        (("--novices", "egide"), "deux cartes Novice (barbare)"),
        (("--novices", "egide,egide"), "« egide » n'a pas une des couleurs"),
        (("--heroes", "any", "--novices", "egide,egide"), "Les héros sont tirés au sort"),
        (("--waves", "1-1"), "trois nombres"),
        (("--waves", "1-1-1"), "quatre affrontements"),
        (("--waves", "0-0-0,1-0-0,1-0-0,0-0-0"), "L'affrontement 1 n'a pas le bon nombre"),
        (("--bots", "random,random"), "2 bots, c'est trop"),
        (("--heroes", "barbare,gandalf", "--lang", "en"), "There is no hero “gandalf”"),
    ],
)
def test_bad_input_is_told_what_is_wrong_and_what_to_do(run: Run, args: tuple[str, ...], phrase: str) -> None:
    more = ("--players", "2") if "--bots" in args else ("--bots", "")
    shown = run("play", "veiel", *args, *more, "--seed", "1", typed="q\n")
    assert shown.code == 2
    assert phrase in shown.err
    assert "Traceback" not in shown.err


def test_the_other_games_keep_their_own_words(run: Run) -> None:
    """The reasons of all games are worded in one place."""
    assert "Seiya" in run("play", "seiya", "--hero", "thor").err


# Simulations


def report(run: Run, *args: str) -> dict[str, Any]:
    result = run(*SIMULATE, *args, "--json")
    assert result.code == 0, result.err
    found: dict[str, Any] = json.loads(result.out)
    return found


def test_a_simulation_of_one_table(run: Run) -> None:
    found = report(run, "--heroes", "barbare,guerisseur,assassin", "--difficulty", "extreme", "--games", "3")
    assert [seat["bot"] for seat in found["seats"]] == ["random"] * 3
    assert found["endings"] == {"lost": 3}
    assert found["score"] == ""
    assert "groups" not in found
    for seat in found["seats"]:
        assert list(seat) == ["bot", "wins", "win_ci95"]


def test_one_bot_plays_all_heroes(run: Run) -> None:
    assert [seat["bot"] for seat in report(run, "--games", "1")["seats"]] == ["random"] * 2


def test_what_is_drawn_by_lot_is_reported_by_group(run: Run) -> None:
    found = report(run, "--heroes", "any", "--boss", "any", "--difficulty", "any", "--games", "12", "--seed", "4")
    assert set(found["groups"]) == {"players", "heroes", "bosses", "difficulty"}
    assert sum(group["games"] for group in found["groups"]["difficulty"].values()) == 12
    assert sum(group["games"] for group in found["groups"]["players"].values()) == 12
    heads = sum(int(size) * group["games"] for size, group in found["groups"]["players"].items())
    assert sum(group["games"] for group in found["groups"]["heroes"].values()) == heads
    for values in found["groups"].values():
        for group in values.values():
            low, high = group["win_ci95"]
            assert 0 <= low <= group["wins"] / group["games"] <= high <= 1
    assert found["seats"][0].get("games", 12) == 12
    assert found["seats"][-1]["games"] < 12


@pytest.mark.parametrize(
    ("lang", "phrases"),
    [
        ("fr", ("Difficulté", "facile", "% de victoires (95 %)")),
        ("en", ("Difficulty", "easy", "extreme", "Hero", "Knight")),
    ],
)
def test_the_groups_are_shown_in_words(run: Run, lang: str, phrases: tuple[str, ...]) -> None:
    shown = run(
        *SIMULATE, "--heroes", "any", "--players", "5", "--difficulty", "any", "--games", "9", "--lang", lang,
        columns=80,
    )  # fmt: skip
    assert shown.code == 0
    for phrase in phrases:
        assert phrase in shown.out
    assert "Number of heroes" not in shown.out
    assert max(map(len, shown.out.splitlines())) <= 80


# Cards


def slugs(run: Run, *args: str) -> list[str]:
    return [card["slug"] for card in json.loads(run("cards", "veiel", *args, "--json").out)]


def test_every_card_is_listed_with_its_facts(run: Run) -> None:
    found = {card["slug"]: card for card in json.loads(run("cards", "veiel", "--json").out)}
    assert len(found) == 233
    assert sum(card["copies"] for card in found.values()) == 428
    knight = found["chevalier"]
    assert (knight["threat"], knight["swords"], knight["colours"]) == (5, 2, ["violet", "jaune"])
    assert (found["zombi"]["tier"], found["zombi"]["vitality"][0]) == ("intermediate", [4, 2])
    assert {"text_fr", "text_en"} <= set(knight)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        (("zombi",), "zombi"),
        (("rat", "swarm"), "nuee-de-rats"),
        (("NUÉE",), "nuee-de-rats"),
        (("strike",), "frappe"),
        (("ouvrir-une-breche",), "ouvrir-une-breche"),
    ],
)
def test_a_card_is_found_by_slug_and_by_its_names(run: Run, words: tuple[str, ...], first: str) -> None:
    assert slugs(run, *words)[0] == first


def test_cards_are_found_by_keyword_colour_and_kind(run: Run) -> None:
    by = {card.slug: card for card in RULES.catalogue.definitions}
    assert {by[slug].keyword for slug in slugs(run, "substitution")} >= {"substitution"}  # type: ignore[attr-defined]
    assert len(slugs(run, "--kind", "hero")) == 10
    assert len(slugs(run, "--kind", "hero", "violet")) == 4
    assert len(slugs(run, "--kind", "hero", "yellow")) == 4
    assert len(slugs(run, "--kind", "battlefield")) == 18
    refused = run("cards", "veiel", "--kind", "dragon")
    assert refused.code == 2
    assert "« dragon »" in refused.err


@pytest.mark.parametrize(
    ("lang", "words"), [("fr", ("Héros", "Ennemis", "428 exemplaires")), ("en", ("Heroes", "Zombie"))]
)
def test_a_listing_for_people_fits_eighty_columns(run: Run, lang: str, words: tuple[str, ...]) -> None:
    out = run("cards", "veiel", "--lang", lang, columns=80).out
    for word in words:
        assert word in out
    assert max(len(line) for line in out.splitlines()) <= 80
