"""The grammar of card text: near misses differ, meanings are said and read again, and it learns a phrase at once."""

from __future__ import annotations

import copy
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from pioche.games.dbs.card import Activate, Auto, Permanent
from pioche.games.dbs.effects import Draw, Mill
from pioche.games.dbs.reading import LATER, NotUnderstood, compiled, content, read, text, words
from pioche.games.dbs.reading.chart import Chart, Grammar
from pioche.games.dbs.verbs import Drop, Ko, Play, Rest, Stand, ToDeck, ToHand, ToWarp
from pioche.games.dbs.wording import skill_text
from pioche.kernel.cards.effect import If, Seq
from pioche.kernel.cards.query import Between, Both, Cards, Exists, Fixed, Is, IsBound, IsSource, Turn
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.verbs import Until

DOCS = Path(__file__).parents[3] / "docs" / "dbs-reading.md"
MAIN = "[Activate Main] "

NEAR_MISSES = [
    (MAIN + "Choose 1 of your opponent's Battle Cards and KO it.", "1 of", "up to 1 of"),
    (MAIN + "Choose 1 of your Battle Cards and KO it.", "your", "your opponent's"),
    (MAIN + "Choose 1 card in your hand and play it.", "1 card", "1 other card"),
    (MAIN + "Choose 1 card from your hand and play it.", "hand", "Drop Area"),
    (MAIN + "Choose 1 of your Battle Cards and switch it to Rest Mode.", "Rest", "Active"),
    (MAIN + "Choose 1 of your Battle Cards and it gets +5000 power for the turn.", "turn", "battle"),
    (MAIN + "Choose 1 of your Battle Cards and it gets +5000 power for the turn.", "power", "combo power"),
    (MAIN + "Place 1 card from your hand at the bottom of your deck.", "at the bottom", "on top"),
    (MAIN + "Choose up to 1 Battle Card with an energy cost of 3 or less from your deck and play it.", "less", "more"),
    (MAIN + "Choose up to 1 red card in your deck and add it to your hand.", "red", "non-red"),
    (MAIN + "Choose up to 1 red card in your deck and add it to your hand.", "red", "mono-red"),
    (MAIN + "Choose up to 1 <Ember> card in your deck and add it to your hand.", "<Ember>", "{Ember}"),
    (MAIN + "Choose up to 1 of your opponent's Battle Cards and it can't be switched to Active Mode during "
     "your opponent's next Charge Phase.", "your opponent's next", "your next"),
    (MAIN + "Draw 2 cards.", "Draw 2", "Draw up to 2"),
    (MAIN + "You can't play Battle Cards for the turn.", "You", "Your opponent"),
    (MAIN + "Play 1 Battle Card from your hand.", "your hand", "your hand in Rest Mode"),
    (MAIN + "Choose this card and 1 of your energy and switch them to Active Mode.", "1 of", "up to 1 of"),
    (MAIN + "Send this card and 1 card from your hand to the Warp.", "your hand", "your Drop Area"),
    (MAIN + "Choose any number of your opponent's Battle Cards that add up to a total power of 5000 or less and KO "
     "them.", "power", "energy cost"),
    (MAIN + "Add cards from your life to your hand until you have 6 life left.", "6", "5"),
    (MAIN + "Choose up to 1 of your opponent's Battle Cards and gain control of it.", "gain control of", "KO"),
    (MAIN + "Look at your opponent's hand, then draw 1 card.", "hand", "life"),
    (MAIN + "Draw 1 card if it's your turn.", "your turn", "your opponent's turn"),
    (MAIN + "At the start of your opponent's next Main Phase, draw 1 card.", "your opponent's", "your"),
    ("[Auto] When one of your Battle Cards is KO'd, this card gets +5000 power for the turn.", "this card", "it"),
    ("[Auto] When one of your cards attacks a Leader Card, draw 1 card.", "Leader", "Battle"),
    ("[Auto] When one of your Battle Cards is removed from your Battle Area by a skill, draw 1 card.", "a skill",
     "an opponent's skill"),
    (MAIN + "Place the top card of your deck in your Drop Area.", "your deck", "your opponent's deck"),
    (MAIN + "Choose 1 of your Battle Cards and place the top card of your deck under it.", "it.", "this card."),
    (MAIN + "If your opponent has 4 or more cards in Rest Mode, draw 1 card.", "cards in", "Battle Cards in"),
    (MAIN + "If all of your energy is in Rest Mode, draw 1 card.", "Rest", "Active"),
    (MAIN + "Choose this card or 1 of your Battle Cards and it gets +5000 power for the turn.", "this card or ", ""),
    (MAIN + "Choose your opponent's Leader Card and switch it to Rest Mode.", "your opponent's", "your"),
    (MAIN + "You can't activate the [Counter Play] skills of other cards for the turn.", "of other cards ", ""),
    ("[Auto] When you combo with a red card from your Battle Area, draw 1 card.", "Battle Area", "hand"),
    ("[Permanent] You can't play this card from any area unless your Leader Card is red.", "red", "blue"),
    ("[Permanent] This card can't be played from any area if your Leader Card is red.", "if", "unless"),
    ("[Permanent] This card's skills can't be negated in any area.", " in any area", ""),
    ("[Permanent] You can't add cards from your life to your hand.", "to your hand", "to your Warp"),
    ("[Permanent] Treat 《Ember》 cards in your hand as if they had no specified cost.", "your hand", "all areas"),
    ("[Permanent] Your opponent can't activate [Counter] skills with energy costs of 2 or more.", "more", "less"),
    ("[Permanent] You can activate this card's [Counter] skill from your hand without paying its energy cost by "
     "choosing 2 other cards in your hand and discarding them.", "2", "1"),
    (MAIN + "Your opponent can only attack with Battle Cards once more for the turn.", "with Battle Cards ", ""),
    (MAIN + "Choose all of your and your opponent's Battle Cards and KO them.", "your and ", ""),
    (MAIN + "Choose up to 1 of your opponent's Battle Cards or energy and switch it to Rest Mode.", " or energy", ""),
    ("[Auto] When your opponent activates an Extra Card, draw 1 card.", "your opponent activates", "you activate"),
    ("[Permanent] When your life is less than or equal to your opponent's life, this card gains [Critical].",
     "your life is less than or equal to your opponent's", "your opponent's life is less than or equal to your"),
    (MAIN + "Choose 1 <Ember> card in your hand and evolve this card into it.", "evolve this card into it", "play it"),
    (MAIN + "If this card was played using [Union], draw 1 card.", "Union", "Over Realm"),
    ("[Permanent] Your opponent can't activate Extra Cards unless they switch 1 of their energy to Rest Mode.",
     "activate Extra", "play Battle"),
    ("[Auto] When this card attacks, draw 1 card.", "attacks", "is attacked"),
    ("[Auto] When you play this card, draw 1 card.", "this card,", "this card from your hand,"),
    ("[Auto] When this card is KO'd, draw 1 card.", "KO'd", "removed from your Battle Area by an opponent's skill"),
    ("[Auto] When you play a red Battle Card, draw 1 card.", "you play", "your opponent plays"),
    ("[Auto] At the end of your turn, draw 1 card.", "your", "your opponent's"),
    ("[Auto] When this card attacks, if you have 4 or less life, draw 1 card.", "you have", "your opponent has"),
    ("[Auto] When this card attacks, you may draw 1 card.", "you may draw", "draw"),
    ("[Permanent] This card can't be KO'd by your opponent's skills.", "by your opponent's skills", "in battle"),
    ("[Permanent] All of your red Battle Cards gain [Barrier].", "All of your", "All of your other"),
    ("[Permanent] Reduce the energy cost of this card in your hand by 1.", "hand", "hand and Battle Area"),
    ("[Permanent] If you have any non-red cards in areas other than your deck, hand, or life, you can't play this card "
     "from any area.", "any non-red", "any red"),
    ("[Permanent] If you have any red cards in areas other than your deck, hand, or life, this card gets +5000 power.",
     "areas other than your deck, hand, or life", "your Drop Area"),
    ("[Permanent] If this card would be removed from a Battle Area, it is sent to its owner's Warp instead.", "sent to "
     "its owner's Warp", "returned to its owner's hand"),
    ("[Permanent] If this card would be KO'd, you may instead place 1 red card from your hand into your Drop Area.",
     "hand", "energy"),
    ("[Counter Attack] Negate the attack. Then, if your Leader Card is red, you may discard 1 card from your hand. If "
     "you do so, draw 2 cards.", "you may discard 1 card from your hand. If you do so, draw", "draw"),
    ("[Permanent] This card gets +5000 power for each card placed under it.", "placed under it", "in your hand"),
    (MAIN + "Choose up to 1 <Ember> card in a Battle Area and place it in its owner's Drop Area.", "in a", "in your"),
    (MAIN + "Choose up to 1 of your Battle Cards, and both this card and the chosen card get +5000 power for the turn.",
     "both this card and ", ""),
    (MAIN + "Look at up to 5 cards from the top of your deck, play up to 1 red card among them other than copies of "
     "this card in Rest Mode, then shuffle your deck.", " in Rest Mode", ""),
    ("[Permanent] All 《Ember》 cards in your Battle Area can combo when in Rest Mode.", "All 《Ember》", "All red"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "old", "new"), NEAR_MISSES)
def test_near_misses_mean_something_else(line: str, old: str, new: str) -> None:
    other = line.replace(old, new, 1)
    assert other != line
    assert read(line) != read(other)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("[Servant] When this card attacks, draw 1 card.", LATER),
        ("[Evolve][red_ball] : <Ember> [Double Strike]", "words"),
        ("[Auto] When this card attacks, choose up to 1 card in your Z-Energy and KO it.", LATER),
        (
            "[Auto] When this card attacks, you may send this card to your Warp. If you do, play this card from your "
            "Warp at the end of the turn.",
            "where",
        ),
        # That somebody is asked would tell what is in their hand, or which card they have looked at.
        ("[Auto][Once per turn] When your Battle Card is KO-ed, you may play this card from your hand.", "unseen"),
        (
            MAIN + "Look at the top card of your deck; if it's a red Extra Card, draw 1 card; otherwise, "
            "place it on top of your deck.",
            "unseen",
        ),
    ],
)
def test_what_no_value_says_is_never_half_read(line: str, why: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        compiled(line, "battle")
    assert error.value.why == why
    assert error.value.words or why in ("it", "words")


def test_their_cards_are_those_of_the_opponent_unless_another_player_acts() -> None:
    (skill,) = read("[Auto] When your opponent attacks, choose up to 1 of their Battle Cards and KO it.")
    assert "whose='opponents'" in repr(skill)
    (skill,) = read("[Auto] When this card attacks, your opponent chooses 1 of their Battle Cards and KOs it.")
    assert "whose='actor'" in repr(skill)


def test_a_text_that_means_two_things_is_not_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    line = MAIN + "Draw 1 card."
    assert read(line)
    monkeypatch.setattr(words.GRAMMAR, "phrases", copy.deepcopy(words.GRAMMAR.phrases))
    words.phrase("do", "draw {number} card", lambda number: Draw(Fixed(number)))
    assert read(line), "two ways to read it, one meaning"
    words.phrase("do", "draw {number} card", lambda number: Mill(Fixed(number)))
    with pytest.raises(NotUnderstood, match="two-meanings"):
        read(line)


def test_the_page_teaches_a_phrase_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    line = MAIN + "Mill 3."
    with pytest.raises(NotUnderstood):
        read(line)
    monkeypatch.setattr(words.GRAMMAR, "phrases", copy.deepcopy(words.GRAMMAR.phrases))
    found = re.search(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found
    exec(found[1], {})
    assert read(line) == read(MAIN + "Place the top 3 cards of your deck in your Drop Area.")
    words.GRAMMAR.fitting.clear()


def test_every_rule_of_spelling_holds_wherever_it_stands() -> None:
    for rules in text.spellings().values():
        for old, new in rules.items():
            assert text.respelt(new) == new, f"{new} is spelt in one way"
            assert text.respelt(("x", *old, "y")) == ("x", *new, "y")
            assert not any(word[0] in "<《{[" or word.isdecimal() for word in (*old, *new)), "no name, no number"


def test_content_tells_texts_apart_that_lose_a_word() -> None:
    line = "[Auto] When this card attacks, choose 2 of your opponent's red <Ember> cards and KO them."
    for lost in ("[Auto]", "2", "opponent's", "red", "<Ember>", "KO"):
        assert content(line) != content(line.replace(lost, "", 1))


def test_patterns() -> None:
    grammar = Grammar()
    grammar.terminal("n", "#", int)
    grammar.phrase("row", "a|b (c {n})? {more:n}*", lambda n=0, more=(): (n, more))
    grammar.phrase("said", "how:(x y | z)? w", lambda how="": how)
    assert Chart(grammar, ("a",)).whole("row") == [(0, ())]
    assert Chart(grammar, ("b", "c", "7", "8", "9")).whole("row") == [(7, (8, 9))]
    assert Chart(grammar, ("x", "y", "w")).whole("said") == ["x y"]
    assert Chart(grammar, ("y", "w")).whole("said") == []


# Random trees

NAMES = some.sampled_from(["<Ember>", "《Guild》", "{Ash, Grey}"])
COLOURS = some.sampled_from(["red", "blue", "green", "yellow", "black"])
KINDS = some.one_of(COLOURS.map(Is), NAMES.map(Is), some.builds(Both, COLOURS.map(Is), NAMES.map(Is)))
COSTS = some.builds(Between, some.just("cost"), some.none(), some.integers(1, 9))
TESTS = some.one_of(KINDS, some.builds(Both, KINDS, COSTS))
HIDDEN = some.builds(Cards, some.sampled_from([("hand",), ("drop",), ("warp",)]), TESTS)
IN_BATTLE = some.builds(Cards, some.just(("battle",)), KINDS.map(lambda kind: Both(kind, Is("battle"))),
                        some.sampled_from(["you", "opponents"]))  # fmt: skip


def picks(among: some.SearchStrategy[Cards]) -> some.SearchStrategy[Pick]:
    return some.builds(Pick, among, some.integers(1, 4).map(Fixed), up_to=some.booleans())


POWER = some.integers(1, 9).map(lambda n: (Number(("power",), Fixed(n * 5000), IsBound("it")),))
ACTS = some.one_of(
    some.builds(Draw, some.integers(1, 5).map(Fixed)),
    *(some.builds(verb, picks(IN_BATTLE)) for verb in (Ko, Rest, Stand, Drop, ToHand, ToWarp)),
    *(some.builds(verb, picks(HIDDEN)) for verb in (Play, ToHand)),
    some.builds(ToDeck, picks(HIDDEN), some.sampled_from(["top", "bottom", "shuffled"])),
    some.builds(Until, POWER, some.one_of(picks(IN_BATTLE), some.just(This())), some.sampled_from(["turn", "battle"])),
    some.builds(Ko, IN_BATTLE.map(Every)),
)
CONDITIONS = some.one_of(
    some.builds(Exists, some.builds(Cards, some.just(("leader",)), KINDS)),
    some.builds(Exists, some.just(Cards(("life",))), some.just(0), some.integers(1, 8)),
    some.builds(Exists, some.just(Cards(("energy",))), some.integers(2, 8)),
)
EFFECTS = some.one_of(
    ACTS, some.lists(ACTS, min_size=2, max_size=3).map(tuple).map(Seq), some.builds(If, CONDITIONS, ACTS)
)
WHENS = some.one_of(some.none(), some.sampled_from([Turn(), Turn("opponents")]))
AUTOS = some.builds(
    lambda verb, effect, when, once: Auto(
        ("leader", "battle", "unison"), (When(verb, IsSource(), effect, "auto", when=when, once=once),)
    ),
    some.sampled_from(["attack", "played", "attacked"]), EFFECTS, WHENS, some.booleans(),
)  # fmt: skip
ACTIVATES = some.builds(
    Activate,
    some.sampled_from(["main", "battle"]),
    EFFECTS,
    where=some.just(("leader", "battle", "unison")),
    needs=some.one_of(some.none(), CONDITIONS),
    once=some.booleans(),
)
PERMANENTS = some.builds(
    lambda by, when: Permanent(
        ("leader", "battle", "unison"), (Number(("power",), Fixed(by * 1000), IsSource()),), when=when
    ),
    some.integers(1, 9), some.one_of(some.none(), CONDITIONS),
)  # fmt: skip


@settings(deadline=None)  # the first skill loads the words
@given(some.one_of(AUTOS, ACTIVATES, PERMANENTS))
def test_what_a_random_skill_says_is_read_as_that_skill(skill: Auto | Activate | Permanent) -> None:
    assert read(skill_text((skill,), "en"), "battle") == (skill,)
