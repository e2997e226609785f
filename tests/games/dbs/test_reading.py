"""Reading: what the English text of a card list means, and what is not understood. The samples are written here."""

import json
import os
import re
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from pioche.games.dbs import keywords
from pioche.games.dbs.areas import REST
from pioche.games.dbs.card import Activate, Also, Auto, Counter, DbsCard, NoSkill, Permanent
from pioche.games.dbs.cost import Cost, Way
from pioche.games.dbs.deck import DeckBan, DeckLimit
from pioche.games.dbs.effects import Chosen, Draw, Flip, Inflict, Look, Mill, Shuffle, TopOf, UpTo
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.importer import imported
from pioche.games.dbs.keywords import Bond, Sparking
from pioche.games.dbs.negate import NegateAttack
from pioche.games.dbs.reading import NotUnderstood, content, read, tokens
from pioche.games.dbs.verbs import Drop, Gain, Ko, Play, Stand, ToDeck, ToHand, ToWarp
from pioche.games.dbs.wording import skill_text
from pioche.kernel.cards.effect import Do, Each, If, OneOf, Seq
from pioche.kernel.cards.query import (
    OPPONENTS,
    Among,
    Anything,
    Between,
    Cards,
    Count,
    Exists,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Lies,
    Marked,
    Not,
    Turn,
    Unless,
)
from pioche.kernel.cards.rule import Forbid, Number, Permit, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until

SHARED = Path(os.environ.get("PIOCHE_SHARED") or Path(__file__).parents[4] / "shared")
LISTS = SHARED / "facts" / "dbs"
IT = Every(Among("it"))
ENEMY = Is("battle")
LEAST_SHARE = 0.35  # of the base numbers in the public lists


def power(by: int, what: Any, ends: str = "turn") -> Until:
    return Until((Number(("power",), Fixed(by), IsBound("it")),), what, ends)


def pick(zone: str, test: Any = None, n: int = 1, up_to: bool = True, **more: Any) -> Pick:
    return Pick(Cards((zone,), test, more.pop("whose", "you")), Fixed(n), up_to=up_to, **more)


def effect(text: str) -> Effect:
    """What a skill with this text does."""
    (skill,) = read("[Activate Main] " + text)
    assert isinstance(skill, Activate)
    return skill.effect


# Text


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ('<img src="/images/common/Auto.png" alt="Auto" class="skillText"> Draw 1 card.', "[auto]draw 1 card"),
        ('<img src="/i/red_ball.png" alt="" class="x"><img src="/i/two.png" alt="two"> : Draw', "[red][2]: draw"),
        ("[Critical] (They place that many cards in the Drop Area.)", "[critical]"),
        ("＜Ember : Youth＞ gains +5000 power for the duration of the turn",
         "<Ember: Youth> gets +5000 power for the turn"),
        ("≪Guild≫ card", "《Guild》"),
        ("When you play this card, draw 1 card. Then, shuffle your deck.",
         "when this card is played, draw 1 card and shuffle your deck"),
        ("choose up to 1 of your energy and switch it to Active Mode", "Switch up to 1 of your energy to Active Mode."),
        ("your life is at 4 or lower", "you have 4 or less life"),
    ],
)  # fmt: skip
def test_texts_that_mean_the_same_have_the_same_content(text: str, same: str) -> None:
    assert content(text) == content(same)


@pytest.mark.parametrize(
    "name",
    ["Dr.Ember", "Ember,Flint", "Ember 2,000", "Multi-Color Ember", "Ember (Kid)", "Ember－Flint", "Cannot", "K.[O]"],
)
@pytest.mark.parametrize("brackets", ["<>", "《》", "{}"])
def test_no_phrase_is_rewritten_within_a_name(name: str, brackets: str) -> None:
    word = f"{brackets[0]}{name}{brackets[1]}"
    line = f"KO up to 1 {word} Battle Card."
    assert effect(line) == Ko(pick("battle", Is(word) & Is("battle"), whose="anyone"))
    assert tokens(line)[4] == word
    card = DbsCard(slug="", number="", name=name, type="battle", colours=(), characters=(name,), traits=(name,))
    assert word in card.words()


def test_blanks_colons_and_apostrophes_of_names_are_spelt_alike_in_texts_and_facts() -> None:
    card = DbsCard(slug="", number="", name="", type="battle", colours=(), characters=("Ember's : GT",))
    for word in ("<Ember's : GT>", "＜Ember’s：GT＞", "<Ember's  :GT>", "&lt;Ember&#39;s: GT&gt;"):
        assert set(re.findall("<.*>", str(read(f"[Activate Main] KO up to 1 {word} Battle Card.")))) <= card.words()


@pytest.mark.parametrize(
    "text",
    [
        "[Activate Main] If you have no red cards in your Graveyard, draw 1 card.",
        "[Activate Main] If <Ember> is in your hand or Graveyard, draw 1 card.",
        "[Over Realm X]",
        "[Dark Over Realm many]",
        "[Auto][Bond X] When this card attacks, draw 1 card.",
        "[Auto][Burst X] When this card attacks, draw 1 card.",
        "[Swap X] : <Ember> with an energy cost of X",
        "[UNISON +-2][Activate Main] Draw 1 card.",
        "[Activate Main][²] Draw 1 card.",
        "[Evolve][two] : [Moonlight]",
        "[Activate Main] KO up to 1 Battle Card with [Auto].",
    ],
)
def test_words_that_nobody_knows_are_not_understood(text: str) -> None:
    for kind in ("battle", "extra", "leader", "unison", "field"):
        with pytest.raises(NotUnderstood):
            read(text, kind)


# Nouns


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Choose 1 of your opponent's Battle Cards and KO it.", pick("battle", ENEMY, up_to=False, whose="opponents")),
        ("Choose up to 2 of your opponent's Battle Cards with an energy cost of 3, ignoring [Barrier], and KO them.",
         pick("battle", ENEMY & Between("cost", 3, 3), 2, whose="opponents", regardless=True)),
        ("Choose up to 1 red or green 《Guild》 Battle Card in your Battle Area and KO it.",
         pick("battle", (Is("red") | Is("green")) & Is("《Guild》") & Is("battle"))),
        ("Choose up to 1 {Ember, at Rest} or blue <Ash : Xeno> in your Battle Area and KO it.",
         pick("battle", Is("{Ember, at Rest}") | (Is("blue") & Is("<Ash: Xeno>")))),
        ("Choose up to 1 of your mono-red Battle Cards with 15000 or more power in Rest Mode and KO it.",
         pick("battle", Is("mono-red") & Is("battle") & Between("power", 15000) & Lies(REST))),
        ("Choose up to 1 of your skill-less Battle Cards other than this card and KO it.",
         pick("battle", Is("battle") & NoSkill() & ~IsSource())),
    ],
)  # fmt: skip
def test_nouns(text: str, what: Pick) -> None:
    assert effect(text) == Ko(what)


def test_all_that_is_chosen_minds_barrier_and_all_that_is_not_does_not() -> None:
    cards = Cards(("battle",), ENEMY, OPPONENTS)
    assert effect("Choose all of your opponent's Battle Cards and KO them.") == Ko(Pick(cards, Count(cards)))
    assert effect("KO all of your opponent's Battle Cards.") == Ko(Every(cards))


# Effects


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("Draw 2 cards.", Draw(Fixed(2))),
        ("Deal 1 damage to your opponent.", Inflict(Fixed(1))),
        ("Place up to 3 cards from the top of your deck in your Drop Area.", UpTo(Fixed(3), Mill(Chosen()))),
        ("This card gains +5000 power for the duration of the battle.", power(5000, This(), "battle")),
        ("This card gets [Double Strike] for the turn.", Gain(This(), (keywords.strike(2),))),
        ("Choose up to 1 card in your life and add it to your hand.", ToHand(pick("life"))),
        ("Choose up to 1 <Ember> in your deck, play it, then shuffle your deck.",
         Seq((Play(pick("deck", Is("<Ember>"))), Shuffle()))),
        ("Choose up to 2 of your opponent's Battle Cards and send them to their owner's Warp.",
         ToWarp(pick("battle", ENEMY, 2, whose="opponents"))),
        ("Choose up to 1 of your opponent's Battle Cards, and it gets -5000 power and can't do a thing.", None),
        ("Look at up to 5 cards from the top of your deck, choose up to 1 《Guild》 card among them and add it to your "
         "hand, then place the remaining cards at the bottom of your deck in any order.",
         UpTo(Fixed(5), Look(TopOf(Chosen()), Seq((
             ToHand(Pick(Among("looked", Is("《Guild》")), Fixed(1), up_to=True)),
             ToDeck(Every(Among("looked")), "bottom"),
         ))))),
        ("Your opponent chooses 1 card in their hand and places it in their Drop Area.",
         Each(OPPONENTS, Drop(Pick(Cards(("hand",), None, "actor"), Fixed(1))))),
        ("You may choose 1 card in your hand and place it in your Drop Area. If you do, draw 2 cards.",
         Do(Drop(pick("hand", up_to=False)), may=True, then=Draw(Fixed(2)))),
        ("Draw 1 card, and if you have 5 or more energy, this card gets +5000 power for the turn.",
         Seq((Draw(Fixed(1)), If(Exists(Cards(("energy",)), 5), power(5000, This()))))),
        ("Choose one -\n・Draw 1 card.\n・Deal 1 damage to your opponent.",
         OneOf((Draw(Fixed(1)), Inflict(Fixed(1))))),
    ],
)  # fmt: skip
def test_effects(text: str, made: Effect | None) -> None:
    if made is None:
        with pytest.raises(NotUnderstood):
            effect(text)
    else:
        assert effect(text) == made


def test_a_choice_is_meant_by_it_in_what_follows() -> None:
    assert effect(
        "Choose up to 1 of your Battle Cards, switch it to Active Mode, and it gets +5000 power for the turn."
    ) == Seq((Stand(pick("battle", ENEMY)), power(5000, IT)))


def test_drawn_cards_are_not_meant_by_it() -> None:
    with pytest.raises(NotUnderstood):
        effect("Choose up to 1 of your Battle Cards and switch it to Active Mode, draw 1 card, then KO it.")


def test_a_condition_at_the_beginning_holds_for_all_that_follows() -> None:
    red, blue = (Exists(Cards(("leader",), Is(colour))) for colour in ("red", "blue"))
    text = "If your Leader Card is red, choose up to 1 <Ember> in your deck and play it. Then, shuffle your deck."
    assert effect(text) == If(red, Seq((Play(pick("deck", Is("<Ember>"))), Shuffle())))
    text = "If your Leader Card is red, draw 1 card. If your Leader Card is blue, draw 2 cards."
    assert effect(text) == Seq((If(red, Draw(Fixed(1))), If(blue, Draw(Fixed(2)))))
    with pytest.raises(NotUnderstood):
        effect(text + " Then, shuffle your deck.")


# Lines


def test_an_auto_skill() -> None:
    (skill,) = read("[Auto][Once per turn] During your turn, when you combo with this card, draw 1 card.")
    trigger = When("comboed", IsSource(), Draw(Fixed(1)), "auto", when=Turn(), once=True)
    assert skill == Auto(("combo",), (trigger,))


def test_what_stands_before_the_colon_is_a_condition_or_a_cost() -> None:
    before = "If your Leader Card is red and you choose 1 card in your hand and place it in your Drop Area"
    (skill,) = read(f"[Auto] {before} : When this card attacks, draw 1 card.")
    does = Do(Cost((Drop(pick("hand", up_to=False)),)), may=True, then=Draw(Fixed(1)))
    red = Exists(Cards(("leader",), Is("red")))
    assert skill == Auto(("leader", "battle", "unison"), (When("attack", IsSource(), does, "auto"),), when=red)


def test_icons_are_costs_and_conditions() -> None:
    (skill,) = read("[Activate Main][Once per turn][Sparking 5][Burst 2][red_ball][one] : Draw 1 card.")
    cost = (Mill(Fixed(2)), Pay(2, ("red",)))
    assert skill == Activate("main", Draw(Fixed(1)), cost, ("leader", "battle", "unison"), Sparking(5), True)
    (bond,) = read("[Permanent][Bond 2] 《Guild》 : This card gets +5000 power.")
    assert isinstance(bond, Permanent)
    assert bond.when == Bond(2, Is("《Guild》"))


def test_where_a_skill_counts_depends_on_the_type_and_on_the_area_that_it_names() -> None:
    line = "[Activate Main] Draw 1 card."
    for type, where in (("battle", ("leader", "battle", "unison")), ("extra", ("hand",)), ("field", ("battle",))):
        (skill,) = read(line, type)
        assert isinstance(skill, Activate)
        assert skill.where == where
    (called,) = read("[Activate Main][three] : Play this card from your hand.")
    assert called == Activate("main", Play(This()), (Pay(3),), ("hand",))


def test_triggers_about_moments_evolution_and_the_card_attacked() -> None:
    for text, trigger in (
        ("At the end of your turn", When("turn-ends", Anything(), Draw(Fixed(1)), "auto", when=Turn())),
        ("When a card evolves into this card", When("played", IsSource() & Marked("evolve"), Draw(Fixed(1)), "auto")),
        ("When this card attacks a Leader Card",
         When("attack", IsSource(), Draw(Fixed(1)), "auto", when=Exists(Among("guard", Is("leader"))))),
    ):  # fmt: skip
        (skill,) = read(f"[Auto] {text}, draw 1 card.")
        assert isinstance(skill, Auto)
        assert skill.rules == (trigger,)


def test_permanent_skills() -> None:
    here = ("leader", "battle", "unison")
    blue = Unless(Exists(Cards(("energy",), Not(Is("blue")))))
    for text, made in (
        ("This card can't attack.", Permanent(here, (Forbid("attack", IsSource()),))),
        ("This card can attack Battle Cards that are in Active Mode.",
         Permanent(here, (Permit("attack-active", IsSource()),))),
        ("During your opponent's turn, this card gets +6000 power.",
         Permanent(here, (Number(("power",), Fixed(6000), IsSource()),), when=Turn(OPPONENTS))),
        ("If all of your energy is blue, reduce the energy cost of this card in your hand by 2.",
         Permanent(("hand", "limbo"), (Number(("cost",), Fixed(-2), IsSource()),), when=blue)),
        ("You can play this card from your hand without paying its energy cost.",
         Permanent(("hand", "limbo"), (Way("play", IsSource()),))),
        ("This card gets 《Guild》 in all areas.", Also(("《Guild》",))),
        ("You can include as many copies of this card in your deck as you like.", DeckLimit(None)),
        ("You can't include non-《Guild》 Battle Cards in your deck.", DeckBan(Not(Is("《Guild》")) & Is("battle"))),
    ):  # fmt: skip
        assert read("[Permanent] " + text) == (made,), text


def test_keywords_by_their_name_and_with_what_they_need() -> None:
    assert read("[Critical][Blocker]") == (keywords.critical(), keywords.blocker())
    for line, label in (
        ("[Evolve] [red_ball][two] : ＜Ember＞ (Play this card on top of the specified card)", "Evolve"),
        ("[EX-Evolve][one], place 1 card from your hand in the Drop Area : ＜Ember＞ with an energy cost of 3 or more.",
         "EX-Evolve"),
        ("[Union-Potara] [one] : ＜Ember＞ and ＜Ash＞", "Union-Potara"),
        ("[Over Realm 3] [one]", "Over Realm 3"),
        ("[Swap 4] [one] : 《Guild》 with an energy cost of 4.", "Swap 4"),
        ("[Arrival Red/Green][red_ball]", "Arrival Red/Green"),
        ("[Field]", "Field"),
    ):  # fmt: skip
        (skill,) = read(line)
        assert isinstance(skill, Activate)
        assert skill.keyword == label
    (awaken,) = read(
        "[Awaken] When your life is at 4 or less : You may draw 2 cards and flip this card over.", "leader"
    )
    needs = Exists(Cards(("life",)), 0, 4)
    assert awaken == Activate("both", Seq((Draw(Fixed(2)), Flip())), (), ("leader",), needs, keyword="Awaken")


def test_counter_skills() -> None:
    (skill,) = read("[Counter Attack] If your Leader Card is red : Negate the attack, then draw 1 card.")
    red = Exists(Cards(("leader",), Is("red")))
    assert skill == Counter("attack", Seq((NegateAttack(), Draw(Fixed(1)))), needs=red)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("[Auto] When this card attacks, sing 1 song.", "words: sing # song ."),
        ("[Auto] When the moon is full, draw 1 card.", "words: moon is full , draw #"),
        ("[Auto] When this card attacks, if the moon is full, draw 1 card.", "words: moon is full , draw #"),
        ("[Auto] When this card attacks, choose 1 shiny card in your hand and KO it.",
         "words: shiny card in your hand and"),
        ("[Permanent] This card is pretty.", "words: pretty ."),
        ("[Moonlight]", "later: [moonlight]"),
        ("No icon at all.", "no-icon: no icon at all ."),
        ("[Auto] When this card attacks, if it's your turn, draw 1 card, and if your Leader Card is red, draw 1 card.",
         "two-conditions"),
    ],
)  # fmt: skip
def test_what_is_not_understood_is_said_in_a_way_that_can_be_counted(line: str, reason: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        read(line)
    assert error.value.reason == reason


def test_half_of_a_line_is_never_understood() -> None:
    for line in ("[Auto] When this card attacks, draw 1 card. Sing.", "[Blocker] Sing.", "[Critical][Moonlight]"):
        with pytest.raises(NotUnderstood):
            read(line)


@pytest.mark.parametrize(
    "part", ["if you have 1 or more ", "《Guild》 or ", "red and ", "choose up to 1 ", "<", "[", "・", "1 "]
)
def test_long_nonsense_is_not_understood_in_no_time(part: str) -> None:
    for start in ("[Auto] When this card attacks, ", "[Permanent] If ", "[Activate Main] If "):
        before = process_time()
        with pytest.raises(NotUnderstood):
            read(start + part * (1900 // len(part)))
        assert process_time() - before < 2


# The public lists


@pytest.mark.skipif(not LISTS.exists(), reason="the public card lists are not here")
def test_the_public_lists_compile_far_enough_and_all_that_does_reads_the_same_again() -> None:
    paths = sorted(LISTS.glob("*.json"))
    found = imported(paths)
    numbers = {
        str(entry["number"]).partition("_")[0] for path in paths for entry in json.loads(path.read_text("utf-8"))
    }
    unread = {card.number for card in found.cards if card.unread}
    assert len(numbers - unread) / len(numbers) >= LEAST_SHARE
    assert found.report.skills_compiled == found.report.round_trip
    for card in found.cards:
        for ability in card.abilities:
            assert skill_text((ability,), "fr")
