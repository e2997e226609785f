"""The sample cards as a game of their own, for random games."""

from __future__ import annotations

from pioche.games.dbs.choices import ChooseEach
from pioche.games.dbs.deck import COPIES, LEAST, MOST
from pioche.games.dbs.effects import Chosen, Draw, Look, Reveal, TopOf, UpTo, Whether
from pioche.games.dbs.gather import Summing
from pioche.games.dbs.play import ActivateIt
from pioche.games.dbs.rules import DbsRules
from pioche.games.dbs.setup import Config, Deck
from pioche.games.dbs.setup import new as begin
from pioche.games.dbs.terms import Groups
from pioche.games.dbs.verbs import Drop, ToDeck
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import Among, Cards, Exists, Fixed, Is
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Choose
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from tests.games.dbs.sample_cards import CARDS, spell

RARE = Is("{two-tone}")  # what few of the cards looked at are
DROPPED = Drop(Every(Among("it")))
LOOKED = Every(Among("looked"))
ONE = Fixed(1)


def looking(then: Effect) -> Effect:
    """Look at up to five cards of the deck, do something with some of them, and put the rest under it."""
    rest = ToDeck(Every(Among("looked")), to="bottom")
    return UpTo(Fixed(5), Look(TopOf(Chosen()), Seq((then, rest))))


# Choices among what only the chooser sees: several or one, of a pile or of the hand, named or adding up to something.
SEEKERS = (
    spell("seek-three", looking(Drop(Pick(Among("looked", RARE), Fixed(3), up_to=True)))),
    spell("seek-one", looking(Drop(Pick(Among("looked", RARE), Fixed(1), up_to=True)))),
    spell("shed-two", Drop(Pick(Cards(("hand",), RARE), Fixed(2), up_to=True))),
    spell("shed-cheap", Seq((Summing(Cards(("hand",), RARE), "cost", Fixed(4)), DROPPED))),
    spell("shed-each", Seq((ChooseEach((Pick(Cards(("hand",), RARE), ONE), Pick(Cards(("hand",)), ONE))), DROPPED))),
    spell("shed-either", Drop(Pick(Groups((Cards(("hand",), RARE), Cards(("deck",), RARE))), ONE, up_to=True))),
    spell("show-one", Reveal(Pick(Cards(("hand",), RARE), ONE))),
    spell("call-one", Seq((Choose(Pick(Cards(("deck",), Is("extra")), ONE, up_to=True)), ActivateIt()))),
    spell("peek", Look(TopOf(ONE, bottom=True), Whether(Exists(Among("looked", RARE)), Drop(LOOKED), Draw(ONE)))),
)

RULES = DbsRules((*CARDS, *SEEKERS))


def decks(seed: int) -> Config:
    """Two legal decks of sample cards, dealt at random."""
    chance = Chance(key_of(seed))
    cards = [card.slug for card in CARDS if card.type != "leader" for _ in range(COPIES)]

    def deal(leader: str) -> Deck:
        return Deck(leader, tuple(chance.shuffled(tuple(cards))[: LEAST + chance.below(MOST - LEAST + 1)]))

    return Config(decks=(deal("captain"), deal("scout")))


def seekers(seed: int) -> Config:
    """Two decks that mostly look for what they seldom find."""
    chance = Chance(key_of(seed))
    cards = [card.slug for card in SEEKERS for _ in range(COPIES)] + ["two-tone"] * 3 + ["red-1", "blue-1"] * 16
    decks = [Deck(leader, tuple(chance.shuffled(tuple(cards)))[:MOST]) for leader in ("captain", "scout")]
    return Config(decks=(decks[0], decks[1]))


def new(config: Config, seed: int | str) -> Game:
    return begin(RULES, config, seed)
