"""What L'Ordre de Veiel tells a page that knows no game."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from pioche.games.veiel import RULES
from pioche.games.veiel.card import VeielCard
from pioche.games.veiel.offers import about, check, config
from pioche.games.veiel.setup import SUGGESTED
from pioche.kernel.play.decision import Refused
from pioche.kernel.wording import LANGUAGES
from pioche.server import offers
from pioche.table import Table
from tests.games.veiel.test_talk import decisions

OFFERED = offers.find("veiel")
CARDS = [card for card in RULES.catalogue.definitions if isinstance(card, VeielCard)]


def begun(options: dict[str, str], *seats: dict[str, str]) -> Table:
    return Table.begin("veiel", 3, config("together", options, seats, list))


def test_a_table_that_nobody_has_changed_is_played() -> None:
    (mode,) = about(RULES).modes
    assert (mode.least, mode.most) == (2, 5)
    table = begun({setting.key: setting.default for setting in mode.options}, {}, {})
    assert table.config.difficulty == "normal"
    assert table.config.bosses == (mode.options[1].default,)
    assert not table.config.waves
    assert len(set(table.config.heroes)) == 2
    assert msgspec.json.encode(about(RULES))


def test_everything_may_be_chosen() -> None:
    options = {
        "boss": "ysaure-la-soif", "second": "colosse-des-ruines", "difficulty": "extreme", "battlefields": "yes",
        "hidden": "yes", "waves": "1-0-0, 1-0-0, 1-0-0, 0-0-0",
    }  # fmt: skip
    knight = {"hero": "chevalier", "novice-1": "egide", "novice-2": "suggested"}
    agreed = begun(options, {}, knight, {"hero": "barbare"}).config
    assert agreed.bosses == ("ysaure-la-soif", "colosse-des-ruines")
    assert (agreed.battlefields, agreed.hidden, agreed.waves[0]) == (True, True, (1, 0, 0))
    assert agreed.heroes[1:] == ("chevalier", "barbare")
    assert agreed.heroes[0] not in agreed.heroes[1:]
    assert agreed.novices_of(1) == ("egide", SUGGESTED["chevalier"][1])
    assert agreed.novices_of(2) == SUGGESTED["barbare"]


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        ({"hero": "barbare", "novice-1": "egide"}, "novice-colour"),
        ({"hero": "", "novice-2": "moulinet"}, "novices-of-whom"),
    ],
)
def test_novices_that_do_not_fit_are_refused_at_once(seat: dict[str, str], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        check("together", seat)
    assert refused.value.reason.text == reason
    check("together", {"hero": "barbare", "novice-1": "moulinet"})
    check("together", {})


def test_a_third_copy_of_a_novice_is_refused_at_once() -> None:
    twice = {"hero": "barbare", "novice-1": "moulinet", "novice-2": "moulinet"}
    wish = {"hero": "tempestaire", "novice-1": "moulinet"}
    check("together", wish, [{"hero": "barbare", "novice-2": "moulinet"}])
    with pytest.raises(Refused) as refused:
        check("together", wish, [{}, twice])
    assert (refused.value.reason.text, refused.value.reason.detail) == ("novice-copies", "Moulinet")


def test_where_the_suggested_novice_has_run_out_the_hero_gets_another_that_fits() -> None:
    """The Stormcaller's suggestion is named twice by the Barbarian: nobody is to blame, and the game begins."""
    twice = {"hero": "barbare", "novice-1": "moulinet", "novice-2": "moulinet"}
    agreed = begun({}, {"hero": "tempestaire"}, twice).config
    assert agreed.novices_of(1) == ("moulinet", "moulinet")
    first, second = agreed.novices_of(0)
    assert first not in ("moulinet", second)
    assert second == SUGGESTED["tempestaire"][1]


def test_every_card_has_a_sheet_and_its_facets_are_known() -> None:
    facets = {facet.key: {value.key for value in facet.values} for facet in OFFERED.facets(RULES.catalogue)}
    for card in CARDS:
        sheet = OFFERED.sheet(card)
        assert msgspec.json.encode(sheet)
        assert sheet.title.fr
        assert sheet.kind.en
        for key, values in sheet.facets.items():
            assert set(values) <= facets[key], (card.slug, key)


def facts(slug: str) -> dict[str, Any]:
    return OFFERED.sheet(next(card for card in CARDS if card.slug == slug)).facts


def test_the_facts_of_a_sheet() -> None:
    zombi = facts("zombi")
    assert zombi["assault"] == {"moves": 2, "damage": 1, "x": True, "several": False, "times": 1}
    assert (zombi["tier"], zombi["cells"], zombi["vitality"][0]) == ("intermediate", [(1, 0)], (4, 2))
    assert facts("liche")["assault"]["several"]
    assert facts("chaman")["assault"]["damage"] is None
    assert (facts("barbare")["threat"], facts("barbare")["swords"]) == (4, 3)
    assert facts("parade")["assault"] is None
    assert facts("champ-de-ruines")["obstacles"] == [8, 10, 15, 17]
    assert facts("embuscade")["obstacles"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_card_cannot_do_anything_is_said(language: str) -> None:
    chance = random.Random(2)
    table = Table.new("veiel", 2, heroes=["runiste", "assassin"], hidden=True)
    told = set()
    for _ in decisions(table, chance, 150):
        game = table.game
        talk = OFFERED.talk(game, language, 0)
        for zone in game.zones:
            for ref in zone[:2]:
                for reason in OFFERED.obstacles(game, 0, ref):
                    told.add(reason.text)
                    assert talk.reason(reason, game)
    assert {"in-deck", "in-wounds", "another-heros", "figure-acts", "figure-of-hero"} <= told


def test_the_end_is_told_without_points() -> None:
    game = Table.new("veiel", 2).game
    talk = OFFERED.talk(game, "fr", 0)
    assert OFFERED.standing(game, 0) == 8
    assert [points.points for points in OFFERED.scores(game, 0, talk)] == [8, 0, 0]
