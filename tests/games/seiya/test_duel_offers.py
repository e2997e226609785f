"""What a page is offered of the duel: tables, cards, and why one of them can do nothing."""

from __future__ import annotations

import pytest
from msgspec import convert

from pioche.games import seiya
from pioche.games.seiya import offers
from pioche.games.seiya.card import SIDES
from pioche.games.seiya.offers.why import obstacles
from pioche.games.seiya.setup import Config
from pioche.kernel.wording import LANGUAGES
from tests.rules.seiya.duel import duel
from tests.scenario import Factory, Scenario, Side


def config(*sides: str, **options: str) -> Config:
    """What a table agrees on, as the server makes it of what was chosen."""
    seats = [{"side": side} for side in sides or ("", "")]
    return convert(offers.config("duel", options, seats, list), Config)


def test_all_that_can_be_chosen_has_words_and_can_be_played() -> None:
    modes = {mode.key: mode for mode in offers.about(seiya.RULES).modes}
    mode = modes["duel"]
    assert (mode.least, mode.most) == (2, 2)
    (side,) = mode.choices
    assert [value.key for value in side.values] == list(SIDES)
    settings = {setting.key: setting for setting in mode.options}
    assert list(settings) == ["altar", "houses", "length", "duel-boxes", "epics", "variant", "promos"]
    for setting in ("altar", "houses", "length", "duel-boxes"):
        for value in settings[setting].values:
            assert value.label.fr
            assert value.about
            assert value.about.en
            seiya.new(config(**{setting: value.key}), 1)


def test_choices_become_the_table() -> None:
    agreed = config("", "renegade", altar="gloire", houses="shuffled", length="4", **{"duel-boxes": "hades-alone"})
    assert agreed.heroes == ("gold", "renegade")
    assert (agreed.altar, agreed.houses, agreed.fewer_houses) == ("gloire", "shuffled", 8)
    assert agreed.left_out == ("asgard", "poseidon")
    game = seiya.new(agreed, 1)
    assert len(game.cards_in("house") + game.cards_in("houses")) == 4
    assert game.active == 1


@pytest.mark.parametrize("typed", ["123", "offrandes", "Autel-Offrandes"])
def test_an_autel_is_known_by_its_name_and_by_its_number(typed: str) -> None:
    game = seiya.new(Config(mode="duel", altar=typed), 1)
    assert [game.cards[ref].definition for ref in game.cards_in("altar")] == [
        game.rules.catalogue.by_slug["autel-offrandes"]
    ]


def test_cards_of_the_duel_show_side_and_constellation() -> None:
    cards = {card.slug: card for card in seiya.RULES.catalogue.definitions}
    sheet = offers.sheet(cards["aiolia-duel"])
    said = {detail.label.en: detail.value.fr for detail in sheet.details}
    assert (said["Side"], said["Constellation"]) == ("Chevaliers d'Or", "Lion")
    assert sheet.facets["side"] == ("gold",)
    assert "Side" not in {detail.label.en for detail in offers.sheet(cards["jaki"]).details}
    facet = next(facet for facet in offers.facets(seiya.RULES.catalogue) if facet.key == "side")
    assert [value.label.en for value in facet.values] == ["Gold Saints", "Renegades"]


# Why a card can do nothing


def told(t: Scenario, zone: str, seat: int = 0) -> list[tuple[str, str]]:
    """The reasons that the Renegade is given for a card, and what else is said; each can be said in both languages."""
    reasons = obstacles(t.game, 0, t.game.cards_in(zone, seat)[0])
    for reason in reasons:
        for language in LANGUAGES:
            assert offers.talk(t.game, language, 0).reason(reason, t.game)
    return [(reason.text, reason.detail) for reason in reasons]


def test_the_maison_says_what_is_missing(table: Factory) -> None:
    t = duel(table, "lion", renegade=Side(hand=["titan"]), houses=["maison-cancer"])
    assert told(t, "house") == [("short-of-force", "0 < 6")]
    assert told(t, "houses") == [("house-to-come", "")]
    t.renegade.play("titan", "maison-lion").acquire("maison-lion", "force", using=())
    assert told(t, "own-houses") == [("house-acquired", "")]
    assert told(t, "house") == [("short-of-force", "0 < 7"), ("power-impossible", "")]  # no Souls to spend


def test_autel_and_who_waits_in_elysion_say_when_they_count(table: Factory) -> None:
    game = seiya.new(Config(mode="duel"), 1)
    for zone, said in (("altar", "counts-by-itself"), ("elysion", "in-elysion"), ("own-capacities", "in-capacities")):
        assert [reason.text for reason in obstacles(game, 0, game.cards_in(zone, 0)[0])] == [said]
