"""What cards say, in both languages. Whatever the starter set is made of can be said."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from pioche.games.dbs.card import Auto
from pioche.games.dbs.cards import ALL
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.reading import NotUnderstood, content, read
from pioche.games.dbs.wording import Unworded, card_text, skill_text
from pioche.games.dbs.wording.nouns import unfold
from pioche.kernel.cards.query import Both, Cards, Either, Fixed, IsSource, Not
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.value import Value
from pioche.kernel.state.catalogue import Ability
from pioche.kernel.wording import LANGUAGES
from tests.games.dbs.sample_cards import battle

GOLDEN = Path(__file__).with_name("texts.txt")
SAID = [
    (
        "[Auto] When this card is played, choose up to 1 of your opponent's Battle Cards and KO it.",
        "[Auto.] Quand cette carte est jouée, mettez KO jusqu'à 1 carte de Combat adverse.",
    ),
    (
        "[Auto][Once per turn] During your turn, when you combo with this card, it gets +5000 combo power "
        "for the turn.",
        "[Auto.][Une fois par tour] Pendant votre tour, quand vous utilisez cette carte en Combo, elle gagne "
        "+5000 de "
        "puissance de Combo pour la durée du tour.",
    ),
    (
        "[Activate: Main][Sparking 5] [red][1], if your Leader Card is red: Draw 2 cards.",
        "[Activation : Principale][Étincelle 5] [rouge][1], si votre carte Leader est rouge : piochez 2 cartes.",
    ),
    (
        "[Activate: Battle] Switch this card to Rest Mode: Choose up to 2 of your energy and switch them to "
        "Active Mode, "
        "then draw 1 card.",
        "[Activation : Combat] Passez cette carte en mode Inertie : passez jusqu'à 2 de vos sources "
        "d'énergie en mode "
        "Action, puis piochez 1 carte.",
    ),
    (
        "[Auto] When this card attacks, you may choose 1 card in your life and add it to your hand. If you "
        "do, this card "
        "gets +10000 power and [Double Strike] for the turn.",
        "[Auto.] Quand cette carte attaque, vous pouvez ajouter à votre main 1 carte de votre Zone de Vie. "
        "Si vous le "
        "faites, cette carte gagne +10000 de puissance et [Double frappe] pour la durée du tour.",
    ),
    (
        "[Auto] When this card is played, your opponent chooses 1 card in their hand and places it in the Drop Area.",
        "[Auto.] Quand cette carte est jouée, votre adversaire place 1 carte de sa main dans la Zone de Dispersion.",
    ),
    (
        "[Auto] When this card is played, look at up to 5 cards from the top of your deck, choose up to 1 "
        "red 《Guild》 card "
        "among them and add it to your hand, then place the remaining cards at the bottom of their owners' decks.",
        "[Auto.] Quand cette carte est jouée, regardez jusqu'à 5 cartes du dessus de votre deck, ajoutez à "
        "votre main "
        "jusqu'à 1 carte 《Guild》 rouge parmi ces cartes, puis placez les cartes restantes sous le deck de leur "
        "propriétaire.",
    ),
    (
        "[Permanent] During your opponent's turn, if there are 5 or more cards in your Drop Area, this card "
        "gets +5000 power.",
        "[Permanent] Pendant le tour de votre adversaire, s'il y a au moins 5 cartes dans votre Zone de "
        "Dispersion, cette "
        "carte gagne +5000 de puissance.",
    ),
    (
        "[Permanent] If you have no Battle Cards in play, you can play this card from your hand without "
        "paying its energy "
        "cost.",
        "[Permanent] Si vous n'avez pas de cartes de Combat en jeu, vous pouvez jouer cette carte de votre "
        "main sans payer "
        "son coût d'énergie.",
    ),
    (
        "[Counter: Attack] Choose one -\n・Negate the attack.\n・Draw 1 card.",
        "[Contre : Attaque] Choisissez 1 —\n・Annulez l'attaque.\n・Piochez 1 carte.",
    ),
    ("[Evolve] [red][2]: <Ember> card", "[Évolution] [rouge][2] : carte <Ember>"),
    ("[Over Realm 3][1]", "[Espace-temps 3][1]"),
    (
        "[Awaken] When you have 4 or less life: Draw 2 cards, then flip this card over.",
        "[Éveil] Quand vous avez 4 points de vie ou moins : piochez 2 cartes, puis retournez cette carte.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("english", "french"), SAID)
def test_a_skill_says_in_both_languages_what_was_read(english: str, french: str) -> None:
    skills = read(english)
    assert skill_text(skills, "en") == english
    assert skill_text(skills, "fr").replace("\u00a0", " ") == french


def texts() -> str:
    """Every card of the starter set in both languages."""
    blocks = []
    for card in ALL:
        lines = [f"{card.number} {card.name}"]
        for lang in LANGUAGES:
            lines += [f"  {lang}  {line}" for line in card_text(card, lang).splitlines()]
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


def test_texts_are_as_reviewed() -> None:
    """After a change that is meant: python -m tests.games.dbs.test_dbs_wording."""
    assert texts() == GOLDEN.read_text("utf-8")


def test_whatever_the_starter_set_is_made_of_can_be_said() -> None:
    for card in ALL:
        for lang in LANGUAGES:
            text = "\n".join(skill_text((ability,), lang) for ability in card.abilities)
            assert card_text(card, lang) == text
            assert bool(text) is bool(card.abilities), card.slug
            assert not re.search(r"  |\.\.| [.,]|\{ |\$", text), (card.slug, text)


def test_french_has_its_own_typography() -> None:
    for card in ALL:
        assert not re.search(r"(?<![\u00a0/]):|«(?!\u00a0)|(?<!\u00a0)[;!?»]", card_text(card, "fr")), card.slug


def test_what_a_starter_card_says_in_english_is_read_as_a_skill_of_the_same_text() -> None:
    """Wording and reading speak one language: what is understood of our own texts is worded as before."""
    understood = 0
    for card in ALL:
        for ability in card.abilities:
            text = skill_text((ability,), "en")
            try:
                skills = read(text, "field" if "[Field]" in card.words() else card.type)
            except NotUnderstood:
                continue
            understood += 1
            assert content(skill_text(skills, "en")) == content(text)
    assert understood > 100


# Nothing that runs goes unsaid


OTHER = {
    "hand": "drop", "drop": "warp", "warp": "hand", "deck": "life", "life": "deck", "battle": "leader",
    "leader": "battle", "energy": "unison", "unison": "energy", "combo": "hand", "main": "battle", "both": "main",
    "turn": "battle", "game": "turn", "your-next-turn": "turn", "opponents-next-turn": "turn", "top": "bottom",
    "bottom": "top", "shuffled": "top", "power": "combo_power", "combo_power": "power", "cost": "power", "add": "set",
    "red": "blue", "blue": "red", "green": "red", "yellow": "red", "black": "red", "extra": "battle", "skill": "any",
    "multicolour": "red", "attack": "counter", "play": "attack", "counter": "play", "battle-attack": "play",
    "played": "attack", "comboed": "played", "ko": "played", "attacker": "guard", "any": "skill", "rules": "any",
    "turn-ends": "turn-begins", "use": "play", "attacked": "attack", "you": "opponents", "actor": "opponents",
    "opponents": "anyone", "anyone": "opponents",
}  # fmt: skip
UNSAID = {"where", "name"}  # where a skill counts goes without saying, and all bound cards are "it"
OPTIONAL = ("test", "when", "unless", "needs", "then", "price", "otherwise")


def changed(node: Any) -> Iterator[Any]:
    """The same value with one fact of it changed: a number, a word, a choice, a player, a condition left out."""
    if getattr(node, "keyword", "") or (
        isinstance(node, Cards) and node.test and IsSource() in unfold(Both, node.test)
    ):
        return  # a keyword is said by its name, this card by "this card"
    if isinstance(node, Both | Either):
        yield from (node.first, node.second)
    if isinstance(node, Not):
        yield node.test
    for name in set(node.__struct_fields__) - UNSAID:
        value = getattr(node, name)
        if isinstance(value, bool):
            yield replace(node, **{name: not value})
        elif isinstance(value, int):
            yield replace(node, **{name: value + 1})
        elif isinstance(value, str) and value in OTHER:
            yield replace(node, **{name: OTHER[value]})
        elif isinstance(value, Value):
            yield from (replace(node, **{name: other}) for other in changed(value))
            if name in OPTIONAL:
                yield replace(node, **{name: None})
        elif isinstance(value, tuple):
            for place, item in enumerate(value):
                others = changed(item) if isinstance(item, Value) else [OTHER[item]] if item in OTHER else []
                yield from (replace(node, **{name: (*value[:place], other, *value[place + 1 :])}) for other in others)
                if len(value) > 1:
                    yield replace(node, **{name: value[:place] + value[place + 1 :]})


def said(ability: Ability, lang: str) -> str:
    """What an ability says; a change for which there are no words has been noticed as well."""
    try:
        return skill_text((ability,), lang)
    except LookupError as error:
        return repr(error)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_of_a_skill_shows(lang: str) -> None:
    for card in ALL:
        for ability in card.abilities:
            text = skill_text((ability,), lang)
            for other in changed(ability):
                assert said(other, lang) != text, (card.slug, other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_skills_read_differently(lang: str) -> None:
    found: dict[str, Ability] = {}
    for card in ALL:
        for ability in card.abilities:
            text = skill_text((ability,), lang)
            assert found.setdefault(text, ability) == ability, text


def test_a_text_that_was_not_understood_stays_as_it_is() -> None:
    card = battle("riddle", "red", 1, 5000, unread=("[Auto] Sing a song.",))
    assert card_text(card, "fr") == "[Auto] Sing a song."


def test_what_has_no_words_is_an_error_but_a_card_with_it_can_still_be_shown() -> None:
    with pytest.raises(Unworded):
        skill_text((Ability(),), "en")
    card = battle("riddle", "red", 1, 5000, Auto((), (When("sing", IsSource(), Draw(Fixed(1))),)))
    assert card_text(card, "en") == "(a skill for which there are no words)"


if __name__ == "__main__":
    GOLDEN.write_text(texts(), "utf-8")
