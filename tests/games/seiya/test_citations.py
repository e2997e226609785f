"""Cards as the rules know them: the statement that each ability is, and the words by which others speak of them."""

import pytest

from pioche.games.seiya.cards import ALL
from pioche.games.seiya.rules import SeiyaRules

BY_SLUG = {card.slug: card for card in ALL}


@pytest.mark.parametrize(
    ("slug", "cited"),
    [
        ("ecaille-du-dragon-des-mers", ["card:ecaille-du-dragon-des-mers:1", "card:ecaille-du-dragon-des-mers:2"]),
        ("marine-de-l-aigle", ["card:marine-de-l-aigle:2"]),  # her Victory Points are the first
        ("june-du-cameleon", ["card:june-du-cameleon:1", "card:june-du-cameleon:2"]),
        ("anneau-des-nibelungen", ["card:anneau-des-nibelungen:1"] * 2 + ["card:anneau-des-nibelungen:2"]),
        ("urne-d-athena", ["card:urne-d-athena:1", *["card:urne-d-athena:2"] * 2]),
        ("epopee-doutes", ["epopee:doutes:2", "epopee:doutes:3", "epopee:doutes:4"]),
        ("robe-d-odin", ["glossary:robe-d-odin:2", "glossary:robe-d-odin:3"]),
        ("board-chevalier-de-pegase", ["board:seiya:chevalier-de-pegase"]),
    ],
)
def test_each_ability_is_a_statement_of_its_card(slug: str, cited: list[str]) -> None:
    card = BY_SLUG[slug]
    assert [card.citation(ability) for ability in card.abilities] == [f"seiya:{rule}" for rule in cited]


@pytest.mark.parametrize(
    ("slug", "statements"),
    [
        ("marine-de-l-aigle", ["card:marine-de-l-aigle:0", "card:marine-de-l-aigle:1", "card:marine-de-l-aigle:2"]),
        ("shun-verycommon", ["card:shun-verycommon:0", "card:shun-verycommon:1"]),
        ("anneau-des-nibelungen", [f"card:anneau-des-nibelungen:{number}" for number in range(3)]),
        ("epopee-doutes", [f"epopee:doutes:{number}" for number in (1, 2, 3, 4)]),
        ("robe-d-odin", [f"glossary:robe-d-odin:{number}" for number in (1, 2, 3)]),
        ("board-chevalier-de-pegase", ["board:seiya:chevalier-de-pegase"] * 2),
        (
            "pilier-de-l-ocean-atlantique-nord",
            [f"pilier:pilier-de-l-ocean-atlantique-nord:{number}" for number in (1, 3, 2)],
        ),
    ],
)
def test_a_card_is_its_profile_then_its_points_then_its_abilities(slug: str, statements: list[str]) -> None:
    assert BY_SLUG[slug].statements() == tuple(f"seiya:{rule}" for rule in statements)


@pytest.mark.parametrize(
    ("slug", "words", "others"),
    [
        ("shun-transcended", {"Shun", "Héros", "Héros Transcendé", "Chevalier", "personnage"}, {"Seiya", "Marina"}),
        ("seiya-du-sagittaire", {"Seiya", "personnage"}, {"Héros", "Chevalier"}),
        ("robe-divine-alpha-dubhe", {"Robe Divine", "Armure", "armure"}, {"Écaille", "Robe", "Guerrier"}),
        ("ecaille-du-dragon-des-mers", {"Écaille", "Armure"}, {"Robe Divine", "Marina"}),
        ("siegfried-de-dubhe", {"Guerrier", "Guerrier Divin"}, {"Chevalier", "Siegfried"}),
        ("board-chevalier-de-pegase", {"board-technique"}, {"Chevalier", "Seiya"}),
    ],
)
def test_cards_are_known_by_the_words_that_the_rulebook_gives_them(
    slug: str, words: set[str], others: set[str]
) -> None:
    found = SeiyaRules().catalogue.words[SeiyaRules().catalogue.by_slug[slug]]
    assert words <= found
    assert not others & found


def test_a_hero_is_a_character_of_the_class_and_not_of_the_name_alone() -> None:
    assert BY_SLUG["shun-transcended"].hero == BY_SLUG["shun-verycommon"].hero == "Shun"
    assert BY_SLUG["seiya-du-sagittaire"].hero is None
    assert BY_SLUG["jabu-de-la-licorne"].hero is None


def test_only_epics_have_a_back_of_their_own_and_hourglasses() -> None:
    assert (BY_SLUG["epopee-doutes"].reverse(), BY_SLUG["epopee-doutes"].hourglasses) == ("epopee", 3)
    assert (BY_SLUG["oko"].reverse(), BY_SLUG["oko"].hourglasses) == ("", 0)
