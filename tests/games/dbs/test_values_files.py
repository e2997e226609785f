"""Cards made of the newer values are kept in files as they are, and a word that nobody listens to is refused."""

from __future__ import annotations

import msgspec
import pytest

from pioche.games.dbs.areas import DROPPED
from pioche.games.dbs.calls import Myself
from pioche.games.dbs.card import DbsCard, Permanent
from pioche.games.dbs.choices import ChooseEach
from pioche.games.dbs.effects import Create, Draw, Reveal, ShuffleSearched, Whether
from pioche.games.dbs.files import card_of, faults_of
from pioche.games.dbs.keywords import BecomeGuard
from pioche.games.dbs.negate import PlayedAs
from pioche.games.dbs.play import ActivateIt
from pioche.games.dbs.terms import Beneath, Beyond, Compared, Groups, Includes, More, Only, Original
from pioche.games.dbs.verbs import Drop, Play
from pioche.games.dbs.vocabulary.later import during_next_turn, later, only_once_more
from pioche.games.dbs.vocabulary.words import IT, activate, auto
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import OPPONENTS, Between, Cards, Count, Fixed, Is, IsBound, IsSource, Not, Yours
from pioche.kernel.cards.rule import Forbid, Silence
from pioche.kernel.cards.select import AtRandom, Pick, This
from pioche.kernel.cards.value import Effect
from pioche.kernel.state.catalogue import Ability
from tests.games.dbs.sample_cards import ONE, battle

ENERGY, LIFE = Count(Cards(("energy",))), Count(Cards(("life",)))
HANDS = Cards(("hand",), Only("<A>"), OPPONENTS)
SILENT = (Silence(IsBound("it")),)
EFFECTS: tuple[Effect, ...] = (
    Seq((ChooseEach((This(), Pick(Beneath(Myself(), Includes("{A}")), ONE))), Drop(IT))),
    Drop(AtRandom(HANDS)),
    Drop(Pick(Groups((Cards(("hand",), Original("cost", 2)), Cards(("hand",), Compared("cost", "most", LIFE)))), ONE)),
    Whether(More(LIFE, ENERGY), Draw(Beyond(LIFE, ENERGY)), PlayedAs(Play(This(), rules=SILENT))),
    Seq((Reveal(Pick(Cards(("hand",), Between("specified", 2, 2)), ONE)), ActivateIt(), ShuffleSearched())),
    Seq((Create("token-a", size=Fixed(2)), BecomeGuard())),
    during_next_turn(OPPONENTS, Forbid("attack", Not(Yours()))),
    Seq((only_once_more(Not(Yours())), later("turn-ends", Draw(ONE)))),
)


def card(ability: Ability) -> DbsCard:
    return battle("x-1", "red", 1, 5000, ability, number="X-1")


ABILITIES: tuple[Ability, ...] = (
    *(activate(effect) for effect in EFFECTS),
    auto("use [Union]", Draw(ONE), Yours()),
    auto("use [Counter: Play]", Draw(ONE), Not(Yours())),
    auto(DROPPED, Draw(ONE), where=("deck",)),
    Permanent(("battle",), (Forbid("silence", IsSource()), Forbid("use [Blocker]", Not(Yours())))),
)


@pytest.mark.parametrize("ability", ABILITIES, ids=range(len(ABILITIES)))
def test_a_card_of_these_values_is_read_as_it_was_written(ability: Ability) -> None:
    assert list(faults_of(card(ability))) == []
    assert card_of(msgspec.json.decode(msgspec.json.encode(card(ability))), "test") == card(ability)


@pytest.mark.parametrize("verb", ["use [Sing]", "use Union", "sing"])
def test_a_skill_that_nobody_could_ever_activate_is_refused(verb: str) -> None:
    assert ("verb", verb) in faults_of(card(auto(verb, Draw(ONE), Is("red"))))
