"""What skills do: either this or that, tokens, activating other cards, revealing, other targets, skills that stay."""

from __future__ import annotations

from pioche.games.dbs.calls import field
from pioche.games.dbs.card import Activate, Counter, HasMarkers, Permanent
from pioche.games.dbs.effects import Create, Draw, Look, Reveal, ShuffleSearched, TopOf, Whether
from pioche.games.dbs.keywords import ALL_AREAS, BecomeGuard
from pioche.games.dbs.play import ActivateIt
from pioche.games.dbs.verbs import Play, ToDeck, ToHand, ToWarp
from pioche.games.dbs.vocabulary.words import auto, up_to
from pioche.kernel.cards.effect import If, OneOf, Seq
from pioche.kernel.cards.query import Among, Between, Cards, Exists, Fixed, Is, IsSource, Not, Turn, Within, Yours
from pioche.kernel.cards.rule import Forbid, Silence
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.verbs import Choose
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.said import says
from tests.games.dbs.sample_cards import ONE, battle, extra, spell, unison

BATTLE, SELF = Is("battle"), IsSource()
LOOKED = Every(Among("looked"))


def test_either_this_or_that(duel: Factory) -> None:
    red = Exists(Among("looked", Is("red")))
    effect = Look(TopOf(ONE), Whether(red, ToHand(LOOKED), ToDeck(LOOKED, "bottom")), all=True)
    says(
        effect,
        "Reveal 1 card from the top of your deck, if it is red, add it to your hand, "
        "otherwise place it at the bottom of its owner's deck.",
        "Révélez 1 carte du dessus de votre deck, si c'est rouge, ajoutez à votre main cette "
        "dernière, sinon placez cette dernière sous le deck de son propriétaire.",
    )
    for top, hand in (("red-1", ["red-1"]), ("blue-1", [])):
        t = duel(Side(hand=["peek"], deck=["black-3", "black-3", top]), cards=(spell("peek", effect),))
        t.you.use("peek")
        assert t.you.hand == hand
        assert (t.you.deck[0] == top) is not bool(hand)


def test_several_tokens(duel: Factory) -> None:
    effect = Create("token-grey-ghost", size=Fixed(2))
    says(effect, "Play 2 {Grey Ghost} tokens.", "Mettez en jeu 2 jetons {Grey Ghost}.")
    ghost = battle("token-grey-ghost", "red", None, 5000, token=True)
    greeter = battle("fan", "red", 1, 5000, auto("played", Draw(ONE), Yours() & Is("token")))
    t = duel(Side(hand=["call"], battle=["fan"]), cards=(spell("call", effect), ghost, greeter))
    t.you.use("call")
    t.in_any_order()
    assert t.you.battle == ["fan", "token-grey-ghost", "token-grey-ghost"]
    assert len(t.you.hand) == 2, "each of them was played"


def test_another_card_is_activated_without_its_energy_cost(duel: Factory) -> None:
    effect = Seq((Choose(up_to(Cards(("deck",), Is("extra")))), ActivateIt()))
    says(
        effect,
        "Choose up to 1 Extra Card in your deck, then activate it.",
        "Choisissez jusqu'à 1 carte Extra de votre deck, puis activez la carte choisie.",
    )
    cards = (
        spell("call", effect),
        extra("ring", "blue", 3, field(), Permanent(("battle",), ())),
        extra("gift", "blue", 3, Activate("main", Draw(Fixed(2)), where=("hand",))),
        extra("never", "blue", 0, Activate("main", Draw(ONE), where=("hand",), needs=Exists(Cards(("hand",)), 9))),
        battle("hush", "red", 1, 5000, Permanent(("battle",), (Silence(Is("{gift}")),))),
        battle("ban", "red", 1, 5000, Permanent(("battle",), (Forbid("use", Is("{gift}")),))),
    )
    side = Side(hand=["call"], deck=["ring", "gift", "never", *["black-3"] * 5])
    t = duel(side, cards=cards)
    t.you.use("call").choose("ring")
    assert (t.you.battle, t.you.drop) == (["ring"], ["call"])
    t = duel(side, cards=cards)
    t.you.use("call").choose("gift")
    assert (len(t.you.hand), t.you.drop) == (2, ["call", "gift"])
    t = duel(side, cards=cards)
    t.you.use("call").choose("never")
    assert (t.you.hand, t.you.drop, len(t.you.deck)) == ([], ["call"], 8), "its condition is not met"
    for other in ("hush", "ban"):
        side.battle = [other]
        t = duel(side, cards=cards)
        t.you.use("call").choose("gift")
        assert (t.you.hand, t.you.drop) == ([], ["call"]), "its skill is negated, or forbidden"


def test_a_card_of_the_hand_is_revealed_as_a_cost(duel: Factory) -> None:
    cost = Reveal(Pick(Cards(("hand",), Is("{red-2}")), ONE))
    says(cost, "Choose 1 {red-2} card in your hand and reveal it.", "Révélez 1 carte {red-2} de votre main.")
    seer = battle("seer", "red", 1, 5000, Activate("main", Draw(ONE), (cost,)))
    t = duel(Side(battle=["seer"], hand=["blue-1"]), cards=(seer,))
    assert not t.you.can_use("seer")
    t = duel(Side(battle=["seer"], hand=["blue-1", "red-2"]), cards=(seer,))
    t.you.use("seer").choose("red-2")
    assert t.you.hand == ["blue-1", "red-2", "black-3"]
    assert t.happened("reveal") == [("reveal", "red-2")]


def test_a_card_that_is_played_becomes_the_target(duel: Factory) -> None:
    effect = Seq((Play(This()), BecomeGuard(Among("it"))))
    says(
        Counter("battle-attack", effect),
        "[Counter: Battle Card Attack] Play this card, then change the target of the attack to it.",
        "[Contre : Attaque carte de Combat] Mettez en jeu cette carte, puis redirigez l'attaque vers cette dernière.",
    )
    hero = battle("hero", "blue", 0, 20_000, Counter("battle-attack", effect))
    t = duel(Side(battle=["red-2"]), Side(hand=["hero"]), cards=(hero,))
    t.you.attack("red-2", "scout")
    t.foe.counter("hero")
    t.fight()
    assert (len(t.foe.life), t.foe.battle) == (8, ["hero"])


def test_skills_that_cannot_be_negated(duel: Factory) -> None:
    firm = Permanent(ALL_AREAS, (Forbid("silence", SELF),))
    says(
        firm,
        "[Permanent] The skills of this card can't be negated in any area.",
        "[Permanent] Les Capacités de cette carte ne peuvent pas être annulées, quelle que soit la zone.",
    )
    theirs = Not(Yours()) & Within(("battle",)) & BATTLE
    quiet = battle("quiet", "red", 1, 5000, Permanent(("battle",), (Silence(theirs),)))
    stays = battle("stays", "blue", 1, 5000, firm, auto("attacked", Draw(ONE), Yours() & Is("leader")))
    falls = battle("falls", "blue", 1, 5000, auto("attacked", Draw(ONE), Yours() & Is("leader")))
    for slug, drawn in (("stays", 1), ("falls", 0)):
        t = duel(Side(battle=["quiet", "red-1"]), Side(battle=[slug]), cards=(quiet, stays, falls))
        t.you.attack("red-1", "scout")
        t.fight()
        assert len(t.foe.hand) == drawn


def test_a_unison_card_with_few_markers(duel: Factory) -> None:
    few = Exists(Cards(("unison",), SELF & ~HasMarkers(3)))
    skill = Permanent(("unison",), (Forbid("attack", SELF),), when=few)
    says(
        skill,
        "[Permanent] If this card has 2 or less markers, this card can't attack.",
        "[Permanent] Si cette carte a au plus 2 marqueurs, cette carte ne peut pas attaquer.",
    )
    lazy = unison("lazy", "red", 15_000, skill)
    for markers, able in ((2, False), (3, True)):
        t = duel(Side(unison="lazy", markers=markers), cards=(lazy,))
        assert t.you.can_attack("lazy") is able


def test_conditions_on_what_is_in_play_and_on_the_attacking_card(duel: Factory) -> None:
    strong = Exists(Among("attacker", Between("power", 10_000)))
    skill = auto("attack", If(strong, Draw(ONE)), Yours() & BATTLE)
    says(
        skill,
        "[Auto] When one of your Battle Cards attacks, if the attacking card has 10000 or more power, draw 1 card.",
        "[Auto.] Quand une de vos cartes de Combat attaque, si la carte attaquante a une "
        "puissance de 10000 ou plus, piochez 1 carte.",
    )
    says(
        If(Exists(Cards(("leader", "battle", "unison"), Is("red") & Is("<Ash>"))), Draw(ONE)),
        "If you have a red <Ash> card in play, draw 1 card.",
        "Si vous avez une carte <Ash> rouge en jeu, piochez 1 carte.",
    )
    fan = battle("fan", "red", 1, 5000, skill)
    for slug, drawn in (("red-1", 0), ("red-2", 1)):
        t = duel(Side(battle=["fan", slug]), cards=(fan,))
        t.you.attack(slug, "scout")
        t.fight()
        assert len(t.you.hand) == drawn


def test_areas_that_were_looked_through_are_shuffled(duel: Factory) -> None:
    effect = Seq((ToHand(up_to(Cards(("deck", "life"), Is("red")))), ShuffleSearched()))
    says(
        effect,
        "Choose up to 1 red card in your deck or life and add it to your hand, then shuffle "
        "any areas you looked through.",
        "Ajoutez à votre main jusqu'à 1 carte rouge de votre deck ou Zone de Vie, puis "
        "mélangez les zones que vous avez regardées.",
    )
    t = duel(Side(hand=["seek"], life=["red-1", "black-1", "black-2"]), cards=(spell("seek", effect),))
    t.you.use("captain").use("seek").choose("red-1")
    assert t.you.hand == ["red-1"]
    assert len(t.events("shuffle")) == 2, "the deck and the life"
    assert sorted(t.you.life) == ["black-1", "black-2"]


def test_cards_that_a_player_cannot_move(duel: Factory) -> None:
    stuck = Permanent(("battle",), (Forbid("to-warp", Within(("drop",)), by="you"),))
    says(
        stuck,
        "[Permanent] All cards in all Drop Areas can't be sent to the Warp by you.",
        "[Permanent] Toutes les cartes dans toutes les Zones de Dispersion ne peuvent pas être "
        "transférées dans la Dimension parallèle par vous.",
    )
    life = Permanent(("battle",), (Forbid("to-hand", Yours() & Within(("life",)), by="you", when=Turn()),))
    says(
        life,
        "[Permanent] During your turn, all cards in your life can't be added to a hand by you.",
        "[Permanent] Pendant votre tour, toutes les cartes dans votre Zone de Vie ne peuvent "
        "pas être ajoutées à une main par vous.",
    )
    send = spell("send", ToWarp(Pick(Cards(("drop",)), ONE)))
    take = spell("take", ToHand(Pick(Cards(("life",)), ONE)))
    cards = (battle("seal", "red", 1, 5000, stuck, life), send, take)
    t = duel(Side(hand=["send", "take"], battle=["seal"], drop=["red-1"]), cards=cards)
    t.you.use("send")
    assert (t.you.warp, t.you.drop) == ([], ["red-1", "send"])
    t.you.use("take")
    assert len(t.you.life) == 8


def test_on_the_top_or_at_the_bottom_and_played_or_added(duel: Factory) -> None:
    either = OneOf((ToDeck(LOOKED, "top"), ToDeck(LOOKED, "bottom")))
    effect = Look(TopOf(ONE), either)
    says(
        effect,
        "Look at 1 card from the top of your deck, place it on the top or at the bottom of its owner's deck.",
        "Regardez 1 carte du dessus de votre deck, placez cette dernière sur ou sous le deck de son propriétaire.",
    )
    t = duel(Side(hand=["sift"], deck=["black-3", "black-2", "red-1"]), cards=(spell("sift", effect),))
    t.you.use("sift").answer("option/2")
    assert t.you.deck == ["red-1", "black-3", "black-2"]
    pick = up_to(Cards(("drop",), Is("red")))
    both = OneOf((Play(pick), ToHand(pick)))
    says(
        both,
        "Play or add to your hand up to 1 red card in your Drop Area.",
        "Mettez en jeu ou ajoutez à votre main jusqu'à 1 carte rouge de votre Zone de Dispersion.",
    )
