"""The glossary: words that only need the cards themselves to be proven, or a short scene."""

import re

import pytest

from pioche.games.seiya.card import (
    ARMOUR_TYPE,
    CHARACTER_TYPE,
    HERO,
    RANKS,
    RELIC_TYPE,
    SAINT,
    Activation,
    Play,
    SeiyaCard,
)
from pioche.games.seiya.cards import ALL as EVERYTHING
from pioche.games.seiya.wording import SIGNS, ability_text, class_name, profile_text, rank_name
from pioche.kernel.cards.query import Is
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.value import walk
from tests.scenario import Factory, Side, rule

ALL = [card for card in EVERYTHING if card.set in ("base", "promo")]
BY_SLUG = {card.slug: card for card in ALL}
BASE = [card for card in ALL if card.set == "base"]


def with_class(name: str) -> list[SeiyaCard]:
    return [card for card in ALL if name in card.classes]


def words_of_play_effects() -> set[str]:
    """The words by which Play and activation effects tell cards from each other."""
    effects = [ability for card in ALL for ability in card.abilities if isinstance(ability, Play | Activation)]
    return {node.word for effect in effects for node in walk(effect) if isinstance(node, Is)}


# Types


@rule("seiya:glossary:personnage:1", "seiya:glossary:armure:1")
def test_every_card_is_a_character_or_an_armour() -> None:
    assert {card.type for card in ALL} == {CHARACTER_TYPE, ARMOUR_TYPE}
    copies = {kind: sum(card.copies for card in BASE if card.type == kind) for kind in (CHARACTER_TYPE, ARMOUR_TYPE)}
    assert copies == {CHARACTER_TYPE: 183, ARMOUR_TYPE: 17}
    for card in ALL:
        assert card.type in card.words(), "effects find a card by its type"


# Classes


@pytest.mark.parametrize(
    ("name", "definitions"),
    [
        pytest.param("Armure d'Or", 12, marks=rule("seiya:glossary:armure-d-or:1")),
        pytest.param("Armure de Bronze", 5, marks=rule("seiya:glossary:armure-de-bronze:1")),
    ],
)
def test_classes_of_armours(name: str, definitions: int) -> None:
    cards = with_class(name)
    assert len(cards) == definitions
    assert {card.type for card in cards} == {ARMOUR_TYPE}
    assert all(name in card.words() for card in cards)


@pytest.mark.parametrize(
    ("name", "copies"),
    [
        pytest.param("Chevalier d'Acier", 6, marks=rule("seiya:glossary:chevalier-d-acier:1")),
        pytest.param("Chevalier d'Argent", 36, marks=rule("seiya:glossary:chevalier-d-argent:1")),
        pytest.param("Chevalier d'Or", 12, marks=rule("seiya:glossary:chevalier-d-or:1")),
        pytest.param("Chevalier de Bronze", 25 + 12, marks=rule("seiya:glossary:chevalier-de-bronze:1")),
        pytest.param("Chevalier Fantôme", 8, marks=rule("seiya:glossary:chevalier-fantome:1")),
        pytest.param("Chevalier Noir", 12, marks=rule("seiya:glossary:chevalier-noir:1")),
        pytest.param("Chevalier sans constellation", 14, marks=rule("seiya:glossary:chevalier-sans-constellation:1")),
        pytest.param("Héros", 5 * 14, marks=rule("seiya:glossary:heros:1")),
    ],
)
def test_classes_of_characters(name: str, copies: int) -> None:
    cards = with_class(name)
    assert sum(card.copies for card in cards) == copies
    assert {card.type for card in cards} == {CHARACTER_TYPE}
    assert all(name in card.words() for card in cards)


@rule("seiya:glossary:chevalier:1")
def test_saint_covers_every_class_that_contains_the_word() -> None:
    for card in ALL:
        assert (SAINT in card.words()) == any("Chevalier" in name.split() for name in card.classes), card.slug
    covered = {name for card in ALL if SAINT in card.words() for name in card.classes} - {HERO}
    assert covered == {
        "Chevalier d'Acier",
        "Chevalier d'Argent",
        "Chevalier d'Or",
        "Chevalier de Bronze",
        "Chevalier Fantôme",
        "Chevalier Noir",
        "Chevalier sans constellation",
    }


@rule("seiya:glossary:chevalier:1")
def test_a_card_that_speaks_of_saints_means_them_all(table: Factory) -> None:
    """Oko makes each opponent destroy a Saint from hand."""
    saints = ["geki-de-l-ours", "moses-de-la-baleine", "mu-du-belier", "sho-a-la-cloth-celeste", "jango", "dauphin"]
    t = table(
        seiya=Side(hand=["oko"]), shun=Side(hand=[*saints, "leda", "shun-verycommon", "athena"]), field=["cassios"]
    )
    t.seiya.play("oko").use("oko")
    t.pending("choose-destroy", "shun")
    assert t.shun.options == [*saints, "leda"]


@rule("seiya:glossary:classe:1")
def test_classes_order_the_cards() -> None:
    """A class belongs to one type, and no two classes hold the same cards."""
    names = {name for card in ALL for name in card.classes}
    groups = {name: frozenset(card.slug for card in with_class(name)) for name in names}
    assert len(set(groups.values())) == len(names) == 10
    for name in names:
        assert len({card.type for card in with_class(name)}) == 1


@rule("seiya:glossary:classe:2")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_card_shows_its_classes_above_its_text(lang: str) -> None:
    """There is no picture here: the profile, which stands above the text, names them."""
    names = {word: class_name(word, lang) for card in ALL for word in card.classes}
    for card in ALL:
        for word, name in names.items():
            assert (name in profile_text(card, lang)) == (word in card.classes), (card.slug, name)


@rule("seiya:glossary:classe:3")
def test_some_cards_have_no_class() -> None:
    assert {card.slug for card in BASE if not card.classes} == {
        "athena",
        "pope",
        "cassios",
        "gigas",
        "phaeton",
        "oko",
        "jaki",
    }


@rule("seiya:glossary:classe:4")
def test_a_card_may_have_several_classes() -> None:
    assert BY_SLUG["seiya-common"].classes == ("Héros", "Chevalier de Bronze")
    assert {HERO, "Chevalier de Bronze", SAINT, CHARACTER_TYPE} <= BY_SLUG["seiya-common"].words()
    assert SAINT not in BY_SLUG["seiya-verycommon"].words(), "Seiya without armour is a Hero only"


@rule("seiya:glossary:classe:5")
def test_some_play_effects_target_cards_by_class() -> None:
    classes = {name for card in ALL for name in card.classes} | {SAINT}
    assert words_of_play_effects() & classes == {
        HERO,
        SAINT,
        "Chevalier Fantôme",
        "Chevalier Noir",
        "Armure d'Or",
    }


# Ranks


@rule("seiya:glossary:rang-rarete:1")
def test_ranks_order_the_cards() -> None:
    copies = {rank: sum(card.copies for card in BASE if card.ranks == (rank,)) for rank in RANKS}
    assert copies == {"very-common": 45 + 10, "common": 25 + 5 + 46, "uncommon": 42, "rare": 24, "very-rare": 3}
    assert sum(copies.values()) == 200


@rule("seiya:glossary:rang-rarete:2")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_card_shows_its_rank(lang: str) -> None:
    """There is no border here: the profile names the rank."""
    for card in ALL:
        profile = profile_text(card, lang).lower()
        shown = {rank for rank in RANKS if any(rank_name(rank, lang, gender) in profile for gender in ("m", "f"))}
        assert shown == set(card.ranks), profile


@rule("seiya:glossary:rang-rarete:3")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_symbol_stands_for_a_rank_in_the_text_of_effects(lang: str) -> None:
    seen = set()
    for card in ALL:
        for ability in card.abilities:
            text = ability_text(card, ability, lang)
            ranks = {node.word for node in walk(ability) if isinstance(node, Is) and node.word in RANKS}
            assert {rank for rank, sign in SIGNS.items() if sign in text} == ranks, text
            seen |= ranks
    assert seen == {"very-common", "common", "uncommon"}


@rule("seiya:glossary:rarete:1")
def test_a_rank_is_a_rarity() -> None:
    for rank in RANKS:
        assert re.search("commun|rare", rank_name(rank, "fr"))
        assert re.search("common|rare", rank_name(rank, "en"))


@rule("seiya:glossary:rang-rarete:4")
def test_every_card_of_a_players_game_has_a_rank() -> None:
    """But for what Hadès brings: the Characters of the Styx have none."""
    for card in ALL:
        assert len(card.ranks) == 1, card.slug
    ranked = [card for card in EVERYTHING if card.type in (CHARACTER_TYPE, ARMOUR_TYPE, RELIC_TYPE)]
    for card in ranked:
        assert set(card.ranks) <= set(RANKS)
        assert card.ranks or card.set == "hades", card.slug
    assert {card.slug for card in ranked if card.grade is not None} <= {card.slug for card in ranked if not card.ranks}


@rule("seiya:glossary:rang-rarete:6")
def test_some_play_effects_target_cards_by_rank() -> None:
    assert words_of_play_effects() & set(RANKS) == {"very-common", "common", "uncommon"}


@rule("seiya:glossary:rang-rarete:7")
def test_the_ranks_from_the_lowest_to_the_highest(table: Factory) -> None:
    assert RANKS == ("very-common", "common", "uncommon", "rare", "very-rare")
    assert SIGNS == {"very-common": "●", "common": "▲", "uncommon": "◆", "rare": "★"}, "the highest has none"
    t = table(
        seiya=Side(hand=["seiya-verycommon"] * 2, armour="armure-de-pegase", aside=["seiya-common"]), field=["jaki"]
    )
    t.seiya.use("armure-de-pegase").choose("seiya-verycommon")
    assert t.seiya.discard == ["armure-de-pegase", "seiya-common"], "one rank above very common"


# Values


@rule("seiya:glossary:force:1", "seiya:glossary:cosmos:1")
@pytest.mark.parametrize("kind", ["force", "cosmos"])
def test_force_and_cosmos_are_costs_values_and_bonuses(kind: str) -> None:
    printed = [card.numbers() for card in ALL]
    assert any(f"cost_{kind}" in numbers for numbers in printed)
    assert any(kind in numbers for numbers in printed)
    bonuses = {key for card in ALL for node in walk_card(card) if isinstance(node, Number) for key in node.keys}
    assert kind in bonuses


def walk_card(card: SeiyaCard) -> list[object]:
    return [node for ability in card.abilities for node in walk(ability)]


@rule("seiya:glossary:soin:1")
def test_heal_is_a_value() -> None:
    healers = {card.slug: card.numbers()["heal"] for card in ALL if "heal" in card.numbers()}
    heroes = {card.slug: 1 for card in with_class(HERO)}
    assert healers == {**heroes, "athena": 2}
    assert not any(key.startswith("cost_heal") for card in ALL for key in card.numbers())


@rule("seiya:glossary:flamme:1")
def test_every_gold_saint_has_a_flame_and_nobody_else() -> None:
    assert {card.slug for card in ALL if card.icon == "flame"} == {card.slug for card in with_class("Chevalier d'Or")}


# Players and what they do


@rule("seiya:glossary:adversaire:1")
def test_an_opponent_is_anybody_but_the_player_of_the_card(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["milo-du-scorpion", "jaki"]),
        shun=Side(hand=["oko"]),
        ikki=Side(hand=["cassios"]),
        field=["spica"],
    )
    t.seiya.play("milo-du-scorpion").accept()
    t.pending("choose-player", "seiya")
    assert t.seiya.options == ["player/1", "player/2"]


@rule("seiya:glossary:joueur:1")
def test_a_player_is_anybody_who_takes_part(table: Factory) -> None:
    """Athéna's Arrival concerns every player."""
    t = table(
        seiya=Side(hand=["jaki"] * 5, draw=["oko"]),
        shun=Side(draw=["oko"]),
        ikki=Side(draw=["oko"]),
        field={1: "spica"},
        reserve=["athena"],
    )
    t.seiya.end_turn()
    assert t.seiya.hand == ["jaki"] * 5 + ["oko"]
    assert (t.shun.hand, t.ikki.hand) == (["oko"], ["oko"])


@rule("seiya:glossary:affronter:1")
def test_to_confront_a_card_is_to_acquire_it_by_force_or_by_cosmos(table: Factory) -> None:
    """Kuraggu forbids to confront other Saints: both ways are closed."""
    t = table(
        seiya=Side(hand=["doko-de-la-balance", "mu-du-belier"]), field=["geki-de-l-ours", "kuraggu", "armure-du-lion"]
    )
    t.seiya.play("doko-de-la-balance", "geki-de-l-ours").play("mu-du-belier", "geki-de-l-ours")
    assert not t.seiya.can_acquire("geki-de-l-ours", "force")
    assert not t.seiya.can_acquire("geki-de-l-ours", "cosmos")

    t = table(seiya=Side(hand=["doko-de-la-balance", "mu-du-belier"]), field=["geki-de-l-ours", "armure-du-lion"])
    t.seiya.play("doko-de-la-balance", "geki-de-l-ours").play("mu-du-belier", "geki-de-l-ours")
    assert t.seiya.can_acquire("geki-de-l-ours", "force")
    assert t.seiya.can_acquire("geki-de-l-ours", "cosmos")


@rule("seiya:glossary:combattre:1")
@pytest.mark.parametrize(
    ("by", "wounded"),
    [("force", {"sho-a-la-cloth-celeste"}), ("cosmos", {"sho-a-la-cloth-celeste", "mu-du-belier", "aghora-du-lotus"})],
)
def test_to_fight_is_to_acquire_by_force(table: Factory, by: str, wounded: set[str]) -> None:
    """Shiryû wounds all Characters used; Sho protects the Saints that fight beside him, not those who use Cosmos."""
    fighters = ["sho-a-la-cloth-celeste", "mu-du-belier", "aghora-du-lotus"]
    t = table(
        seiya=Side(hand=[*fighters, "capella-du-cocher"], armour="armure-du-lion", draw=["jaki"] * 4),
        field={6: "shiryu-de-la-balance"},
    )
    for slug in [*fighters, "capella-du-cocher"]:
        t.seiya.play(slug)
    t.seiya.use("capella-du-cocher")
    t.seiya.acquire("shiryu-de-la-balance", by, using=fighters[:2])
    assert set(t.seiya.wounded) == wounded
