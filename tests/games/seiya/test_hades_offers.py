"""What a page is offered of Hadès: tables with it, and why one of its cards can do nothing."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert

from pioche.games import seiya
from pioche.games.seiya import offers
from pioche.games.seiya.offers.why import obstacles
from pioche.games.seiya.setup import Config
from pioche.kernel.play.decision import Refused
from pioche.kernel.wording import LANGUAGES
from tests.rules.seiya.hades import hades
from tests.scenario import Factory, Scenario, Side

SEATS = ({}, {})


def config(**options: str) -> Config:
    """What a table agrees on, as the server makes it of what was chosen."""
    return convert(offers.config("classic", options, SEATS, list), Config)


@pytest.mark.parametrize(
    ("chosen", "boxes", "left_out"),
    [
        ("base", ("base",), ()),
        ("poseidon", ("base", "asgard", "poseidon"), ()),
        ("hades", ("base", "asgard", "poseidon", "hades"), ()),
        ("hades-alone", ("base", "asgard", "poseidon", "hades"), ("asgard", "poseidon")),
    ],
)
def test_boxes_bring_the_material_that_they_need(
    chosen: str, boxes: tuple[str, ...], left_out: tuple[str, ...]
) -> None:
    agreed = config(boxes=chosen)
    assert (agreed.boxes, agreed.left_out, agreed.flames) == (boxes, left_out, None)
    seiya.new(agreed, 1)


def test_all_that_can_be_chosen_has_words_and_can_be_played() -> None:
    classic = offers.about(seiya.RULES).modes[0]
    settings = {setting.key: setting for setting in classic.options}
    assert [value.key for value in settings["boxes"].values] == list(offers.BOXES)
    for setting in ("boxes", "flames"):
        for value in settings[setting].values:
            assert value.label.fr
            assert value.about
            assert value.about.en
            seiya.new(config(**{"boxes": "hades", setting: value.key}), 1)


def test_a_shorter_game_needs_hades() -> None:
    game = seiya.new(config(boxes="hades", flames="3"), 1)
    assert game.counters["flames"] == 3
    with pytest.raises(Refused) as refused:
        seiya.new(config(boxes="poseidon", flames="3"), 1)
    assert refused.value.reason.text == "flames-out-of-range"


# Why a card can do nothing


def told(t: Scenario, zone: str, seat: int = 0, place: int = 0) -> list[tuple[str, str]]:
    """The reasons that Seiya is given for a card, and what else is said; each can be said in both languages."""
    reasons = obstacles(t.game, 0, t.game.cards_in(zone, seat)[place])
    for reason in reasons:
        for language in LANGUAGES:
            assert offers.talk(t.game, language, 0).reason(reason, t.game)
    return [(reason.text, reason.detail) for reason in reasons]


def set_up(table: Factory, **given: Any) -> Scenario:
    return hades(table, **{"seiya": Side(pawn=4), "shun": Side(pawn=1)} | given)


def test_a_card_of_the_enfers_says_what_is_missing(table: Factory) -> None:
    t = set_up(table, enfers={3: "ash", 4: "bone"})
    assert told(t, "enfers", place=0) == [("before-pawn", "")]
    assert told(t, "enfers", place=1) == [("short-of-force", "0 < 2"), ("short-of-souls", "0 < 2")]


def test_who_can_pay_the_souls_lacks_the_force_alone(table: Factory) -> None:
    t = set_up(table, seiya=Side(pawn=4, souls=2), enfers={5: "ash"})
    assert told(t, "enfers") == [("short-of-force", "0 < 2")]


def test_a_card_of_the_own_entrave_pile_can_be_faced(table: Factory) -> None:
    t = set_up(table, seiya=Side(entrave=["bone"]), shun=Side(entrave=["ash"]))
    assert told(t, "entrave")[0][0] == "short-of-force"
    assert told(t, "entrave", 1) == [("not-yours", "")]


def test_sens_capacites_and_epreuves_say_when_they_count(table: Factory) -> None:
    senses = ["sens-cinquieme-sens", "sens-septieme-sens"]
    side = Side(senses=senses, inactive=["sens-septieme-sens"], neant=["ash"], gifts=["capacite-sang-d-athena"])
    t = set_up(table, seiya=side, veiled={2: "bone"}, trials=["epreuve-hyperdimension"])
    said = {slug: told(t, "senses", place=place)[0][0] for place, slug in enumerate(t.slugs("senses"))}
    assert said == {
        "sens-eveil": "eveil-is-a-reward",
        "sens-cinquieme-sens": "effect-impossible",  # no card in hand to discard
        "sens-septieme-sens": "sense-inactive",
    }
    assert told(t, "gifts") == [("effect-impossible", "")]  # nobody is marked
    assert told(t, "senses", 1)[0][0] == "not-yours"
    assert told(t, "neant") == [("in-neant", "")]
    assert told(t, "veiled") == [("face-down", "")]
    assert told(t, "trials") == [("trial-not-met", "")]
