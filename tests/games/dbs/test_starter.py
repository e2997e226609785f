"""The starter set: enough cards, legal decks, and every keyword and every kind of skill on some card."""

from __future__ import annotations

import re
from typing import Any

import pytest

from pioche.games.dbs import Config, new
from pioche.games.dbs.card import COLOURS, Activate, Auto, Counter, DbsCard, Permanent
from pioche.games.dbs.cards import ALL, DECKS
from pioche.games.dbs.cost import Cost, Surcharge, Way
from pioche.games.dbs.deck import DeckBan, DeckLimit
from pioche.games.dbs.effects import Mill
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.files import checked, codec, keywords
from pioche.games.dbs.keywords import Bond, Sparking
from pioche.games.dbs.verbs import Drop, Markers, Rest, ToHand, ToWarp
from pioche.games.dbs.wording import card_text
from pioche.kernel.cards.query import Cards
from pioche.kernel.cards.rule import Replace, When
from pioche.kernel.cards.select import Every, Pick, This, Together
from pioche.kernel.cards.value import Effect, walk
from tests.games.dbs.starter.decks import CARDS, faults

NODES: list[Any] = [node for card in ALL for ability in card.abilities for node in walk(ability)]

# What the rules of the game use themselves, and the general words that no card of this game needs.
OF_THE_RULES = {
    "Damage", "Determined", "DeterminedCost", "HasSpecified", "LoseMarkers", "MarkersOn", "PayCard",
    "SpecifiedCost", "Static", "TotalCost",
}  # fmt: skip
# What only cards of public lists say; `test_values_*.py` play each.
OF_REAL_CARDS = {
    "ActivateIt", "AtRandom", "Beneath", "Beyond", "ChooseEach", "Compared", "Differing", "FromHand", "Groups",
    "Includes", "Lurking", "More", "NoKeyword", "Only", "Original", "PlayedAs", "Reveal", "ShuffleSearched", "SomeOf",
    "Whether",
}  # fmt: skip
OF_OTHER_GAMES = {"Fewer", "Player", "Possible", "Top", "Valued", "Within"}

TRIGGERS = {
    *("play", "played", "attack", "attacked", "comboed", "combo-ends", "kos", "ko", "leave", "inflict", "damage"),
    *("damaged", "use", "drop", "to-hand", "to-warp", "to-energy", "to-deck", "rest", "stand", "removes-markers"),
    *("turn-begins", "main-begins", "main-ends", "turn-ends"),
    *("offense-begins", "defense-begins", "damage-begins", "battle-ends"),
}
DURATIONS = {"battle", "turn", "main", "your-next-turn", "opponents-next-turn", "opponents-next-charge", "game"}


def test_there_are_more_than_120_cards_all_new_and_sound() -> None:
    cards = [card for card in ALL if card.front and not card.token]
    assert len(cards) >= 120
    assert len({card.name for card in ALL}) == len(ALL)
    assert all(re.fullmatch(r"PI1-(\d{3}|T\d\d)", card.number) and card.source == "original" for card in ALL)
    assert checked(ALL) == ALL


def test_six_leaders_have_two_sides_and_a_way_to_turn() -> None:
    leaders = [card for card in ALL if card.type == "leader" and card.front]
    assert len(leaders) == 6
    calls = [getattr(ability, "keyword", "") for card in leaders for ability in card.abilities]
    assert sorted(filter(None, calls)) == ["Awaken"] * 4 + ["Awaken: Surge", "Wish"]
    assert all(CARDS[card.back].back == card.slug for card in leaders)


def test_plain_cards_of_every_size_let_play_decide() -> None:
    plain = [card for card in ALL if card.type == "battle" and not card.abilities and not card.token]
    assert len(plain) >= 15
    assert {card.cost for card in plain} == set(range(1, 9))


def test_power_follows_cost_and_combos_are_the_usual_ones() -> None:
    for card in ALL:
        if card.type == "battle" and not card.token:
            assert card.cost is not None
            assert card.power is not None
            assert 5000 * card.cost - 10_000 <= card.power <= 5000 * card.cost + 10_000, card.name
            usual = (1, 10_000) if card.cost >= 5 else (0, 5000)
            assert (card.combo_cost, card.combo_power) == usual or "[Super Combo]" in card.words(), card.name


@pytest.mark.parametrize("name", DECKS)
def test_each_deck_is_legal_has_its_colours_and_a_curve(name: str) -> None:
    assert faults(name) == []
    deck = DECKS[name]
    assert len(deck.cards) == 50
    cards = [CARDS[slug] for slug in deck.cards]
    colours = set(CARDS[deck.leader].colours)
    assert colours == ({"red", "blue"} if name == "multi" else {name})
    strangers = [card for card in cards if not set(card.colours) <= colours]
    assert all("《Universe 7》" in card.words() for card in strangers)
    costs = [card.cost for card in cards if card.type == "battle" and card.cost is not None]
    assert 15 <= sum(cost <= 2 for cost in costs) <= 21
    assert 13 <= sum(3 <= cost <= 4 for cost in costs) <= 17
    assert 5 <= sum(cost >= 5 for cost in costs) <= 11
    new(Config(decks=(deck, DECKS["red"])), 1)


def test_every_card_is_in_some_deck() -> None:
    used = {slug for deck in DECKS.values() for slug in (deck.leader, *deck.cards)}
    assert {card.slug for card in ALL if card.front and not card.token} == used


def test_every_keyword_of_the_rulebook_is_on_some_card() -> None:
    words = {word for card in ALL for word in card.words() if word.startswith("[")}
    words |= {"[Bond]" for node in NODES if isinstance(node, Bond)}
    words |= {"[Sparking]" for node in NODES if isinstance(node, Sparking)}
    words |= {"[Burst]" for cost in costs() if isinstance(cost, Mill)}
    words |= {"[Once per turn]" for node in NODES if getattr(node, "once", False)}
    words = {word.replace("Over Realm 7", "Over Realm") for word in words}
    assert {f"[{name}]" for name in keywords()} - words == set()
    assert {f"[Counter: {on}]" for on in ("Play", "Attack", "Battle Card Attack", "Counter")} <= words


def test_every_kind_of_value_is_on_some_card() -> None:
    used = {type(node).__name__ for node in NODES}
    assert set(codec().kinds) - used == OF_THE_RULES | OF_REAL_CARDS | OF_OTHER_GAMES


def test_every_trigger_every_duration_and_both_replacements_are_on_some_card() -> None:
    assert {node.verb for node in NODES if isinstance(node, When)} == TRIGGERS
    assert {node.ends for node in NODES if hasattr(node, "ends")} == DURATIONS
    assert {node.optional for node in NODES if isinstance(node, Replace)} == {True, False}


def costs() -> list[Effect]:
    """Whatever is paid for skills."""
    found = [cost for node in NODES if isinstance(node, Activate | Counter) for cost in node.cost]
    return found + [part for node in NODES if isinstance(node, Cost) for part in node.parts]


def test_every_kind_of_cost_is_on_some_card() -> None:
    paid = costs()
    energy = [cost for cost in paid if isinstance(cost, Pay)]
    assert any(cost.total > len(cost.colours) > 0 for cost in energy)
    assert {colour for cost in energy for colour in cost.colours} == set(COLOURS)
    assert {(cost.by > 0) - (cost.by < 0) for cost in paid if isinstance(cost, Markers)} == {1, 0, -1}
    assert any(isinstance(cost, Rest) and isinstance(cost.what, This) for cost in paid)
    assert taken(paid, Drop, "hand")
    assert taken(paid, ToHand, "life")
    assert taken(paid, ToWarp, "drop")
    assert any(isinstance(cost, ToWarp) and isinstance(cost.what, Together) for cost in paid)
    assert any(isinstance(cost, Mill) for cost in paid)
    assert any(card.x_cost for card in ALL)
    assert any(isinstance(node, Way) and not node.cost for node in NODES)
    assert any(isinstance(node, Way) and node.cost for node in NODES)
    assert any(isinstance(node, Surcharge) for node in NODES)


def taken(paid: list[Effect], verb: type[Any], zone: str) -> bool:
    """Whether some cost takes cards from a zone."""
    return any(
        isinstance(cost, verb)
        and isinstance(what := cost.what, Pick | Every)
        and isinstance(what.among, Cards)
        and what.among.zones == (zone,)
        for cost in paid
    )


def test_every_kind_of_skill_is_on_every_kind_of_card_that_has_it() -> None:
    skills = {(card.type, type(ability)) for card in ALL for ability in card.abilities}
    expected: dict[str, tuple[type[Any], ...]] = {
        "leader": (Activate, Auto),
        "battle": (Activate, Auto, Permanent, DeckLimit, DeckBan),
        "extra": (Activate, Auto, Permanent, Counter),
        "unison": (Activate, Auto, Permanent),
    }
    assert {(kind, skill) for kind, found in expected.items() for skill in found} <= skills


def test_every_skill_of_the_set_has_a_test() -> None:
    from pathlib import Path

    folder = Path(__file__).parent / "starter"
    proven = {
        mark for path in folder.glob("test_*.py") for mark in re.findall(r'"(dbs:card:[^"]+)"', path.read_text("utf-8"))
    }
    assert {card.citation(ability) for card in ALL for ability in card.abilities} == proven


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_skill_has_words(lang: str) -> None:
    for card in ALL:
        assert len(card_text(card, lang)) >= 4 * len(card.abilities), card.name


def own_words(card: DbsCard) -> set[str]:
    return {word for word in card.words() if word[0] in "<《" or word.startswith("era ")}


def test_traits_and_eras_are_those_of_our_own_world() -> None:
    traits = {word for card in ALL for word in own_words(card) if word.startswith("《")}
    factions = {"《Ardent》", "《Marine》", "《Bocage》", "《Éclair》", "《Éclipse》", "《Caravane》"}
    assert traits == factions | {"《Universe 7》", "《Heroic》", "《Villainous》"}
    assert {card.era for card in ALL if card.era} == {"La Veillée", "L'Orage", "Le Réveil"}
