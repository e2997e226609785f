"""What is forbidden to cards and players, what groups of cards get, and what is in force or done later."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Permanent
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.keywords import IN_PLAY, barrier, shared, strike
from pioche.games.dbs.terms import Original
from pioche.games.dbs.verbs import Play, ToHand, ToWarp
from pioche.games.dbs.vocabulary.later import during_next_turn, later, once_more, only_once_more
from pioche.games.dbs.vocabulary.words import IT, auto
from pioche.games.dbs.wording.forbids import ATTACKING
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import (
    OPPONENTS,
    Among,
    Between,
    Cards,
    Exists,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Not,
    Test,
    Within,
    Yours,
)
from pioche.kernel.cards.rule import Forbid, Number, Replace, Rule, Silence
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.said import says
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, leader, spell

BATTLE, SELF, THEIRS = Is("battle"), IsSource(), Not(Yours())
LEADER = Every(Cards(("leader",)))
MINE: Test = Yours() & Within(("battle",)) & BATTLE
LED_BY_LEADER = Exists(Among("attacker", Is("leader")))


def permanent(*rules: Rule) -> Permanent:
    return Permanent(IN_PLAY, rules)


SAID = [
    (
        Forbid("attack", THEIRS & BATTLE & Between("power", 20_000)),
        "Your opponent can't attack with Battle Cards with 20000 or more power.",
        "Votre adversaire ne peut pas attaquer avec des cartes de Combat d'une puissance de 20000 ou plus.",
    ),
    (Forbid("attack", THEIRS), "Your opponent can't attack.", "Votre adversaire ne peut pas attaquer."),
    (
        Forbid("combo", THEIRS, when=ATTACKING),
        "During battles where this card is attacking, your opponent can't combo.",
        "Pendant les combats où cette carte attaque, votre adversaire ne peut pas utiliser de carte en Combo.",
    ),
    (
        Forbid("use [Counter]", THEIRS, when=ATTACKING),
        "During battles where this card is attacking, your opponent can't activate [Counter] skills.",
        "Pendant les combats où cette carte attaque, votre adversaire ne peut pas activer de Capacité [Contre].",
    ),
    (
        Forbid("be-attacked", SELF, when=LED_BY_LEADER),
        "This card can't be attacked by Leader Cards.",
        "Cette carte ne peut pas être attaquée par des cartes Leader.",
    ),
    (
        Forbid("be-attacked", MINE & ~SELF),
        "Your opponent can't attack your Battle Cards other than this card.",
        "Votre adversaire ne peut pas attaquer vos cartes de Combat autres que celle-ci.",
    ),
    (
        Forbid("be-attacked", MINE, when=LED_BY_LEADER),
        "Your opponent's Leader Cards can't attack your Battle Cards.",
        "Les cartes Leader de votre adversaire ne peuvent pas attaquer vos cartes de Combat.",
    ),
    (
        Forbid("be-attacked", BATTLE & Between("power", 15_000), when=Exists(Among("attacker", SELF))),
        "This card can't attack Battle Cards with 15000 or more power.",
        "Cette carte ne peut pas attaquer de cartes de Combat d'une puissance de 15000 ou plus.",
    ),
    (
        Forbid("play", SELF, unless=Exists(Cards(("leader",), Is("<Ash>")))),
        "You can't play this card from any area unless your Leader Card is an <Ash> card.",
        "Vous ne pouvez jouer cette carte d'aucune zone, sauf si votre carte Leader est une carte <Ash>.",
    ),
    (
        Forbid("play", Yours() & ~Is("mono-black") & BATTLE),
        "You can't play non-mono-black Battle Cards.",
        "Vous ne pouvez pas jouer de cartes de Combat non uniquement noires.",
    ),
    (
        Forbid("affected", SELF, by="opponents", cause="skill"),
        "This card isn't affected by your opponent's skills.",
        "Cette carte n'est pas affectée par les Capacités de votre adversaire.",
    ),
    (
        Forbid("ko", MINE, by="you", cause="skill"),
        "Your Battle Cards can't be KO'd by your skills.",
        "Vos cartes de Combat ne peuvent pas être mises KO par vos Capacités.",
    ),
    (
        Number(("cost",), Fixed(-1), Yours() & Within(("hand", "limbo")) & Is("<Ash>")),
        "Reduce the energy costs of <Ash> cards in your hand by 1.",
        "Réduisez de 1 le coût d'énergie des cartes <Ash> dans votre main.",
    ),
    (
        Number(("power",), Fixed(5000), MINE & Is("red")),
        "Your red Battle Cards get +5000 power.",
        "Vos cartes de Combat rouges gagnent +5000 de puissance.",
    ),
    (
        Silence(THEIRS & Within(("battle",)) & BATTLE & Original("cost", None, 5)),
        "Negate the skills of your opponent's Battle Cards with original energy costs of 5 or less.",
        "Annulez les Capacités des cartes de Combat adverses d'un coût d'énergie d'origine de 5 ou moins.",
    ),
]


@pytest.mark.parametrize(("rule", "english", "french"), SAID)
def test_rules_about_cards_and_players_are_said(rule: Rule, english: str, french: str) -> None:
    says(permanent(rule), "[Permanent] " + english, "[Permanent] " + french)


def test_the_opponent_cannot_attack_with_some_cards(duel: Factory) -> None:
    awe = battle("awe", "red", 1, 5000, permanent(Forbid("attack", THEIRS & BATTLE & Between("power", 10_000))))
    t = duel(Side(battle=["awe"]), Side(battle=["blue-1", "blue-2"]), cards=(awe,), first="foe")
    assert t.foe.can_attack("blue-1")
    assert t.foe.can_attack("scout")
    assert not t.foe.can_attack("blue-2")


def test_no_combo_while_this_card_attacks(duel: Factory) -> None:
    rules = (Forbid("combo", THEIRS, when=ATTACKING), Forbid("use [Counter]", THEIRS, when=ATTACKING))
    t = duel(
        Side(battle=["awe", "red-1"]),
        Side(hand=["blue-1", "parry"]),
        cards=(battle("awe", "red", 1, 5000, permanent(*rules)),),
    )
    t.you.attack("red-1", "scout")
    assert t.foe.can_choose("parry")
    t.foe.decline()
    t.you.pass_()
    assert t.foe.can_combo("blue-1")
    t.fight()
    t.you.attack("awe", "scout")
    t.you.pass_()
    assert not t.foe.can_combo("blue-1")
    t.fight()


def test_who_can_be_attacked_and_by_whom(duel: Factory) -> None:
    shy = battle("shy", "red", 1, 5000, permanent(Forbid("be-attacked", SELF, when=LED_BY_LEADER)))
    bully = battle(
        "bully", "blue", 1, 5000, permanent(Forbid("be-attacked", Is("red"), when=Exists(Among("attacker", SELF))))
    )
    t = duel(Side(rested=["shy", "blue-2"]), Side(battle=["blue-1", "bully"]), cards=(shy, bully), first="foe")
    assert "shy" in t.foe.targets("blue-1")
    assert "shy" not in t.foe.targets("scout")
    assert t.foe.targets("bully") == ["blue-2"], "the Leader is red, too"


def test_a_card_that_cannot_be_played_unless_the_leader_is_right(duel: Factory) -> None:
    rule = Forbid("play", SELF, unless=Exists(Cards(("leader",), Is("blue"))))
    proud = battle("proud", "red", 1, 5000, Permanent(("hand", "limbo", "drop"), (rule,)))
    call = spell("call", Play(Pick(Cards(("drop",), Is("{proud}")), ONE)))
    for side, able in (("captain", False), ("scout", True)):
        t = duel(Side(leader=side, hand=["proud", "call"], drop=["proud"], energy=["red-1"]), cards=(proud, call))
        assert t.you.can_play("proud") is able
        t.you.use("call")
        assert t.you.battle == ["proud"] * able


def test_groups_of_cards_get_power_and_keywords(duel: Factory) -> None:
    red = MINE & Is("red")
    skill = permanent(Number(("power",), Fixed(5000), red), *shared(strike(2), red), *shared(barrier(), red))
    says(
        skill,
        "[Permanent] Your red Battle Cards get +5000 power, [Double Strike] and [Barrier].",
        "[Permanent] Vos cartes de Combat rouges gagnent +5000 de puissance, [Double frappe] et [Barrière].",
    )
    t = duel(
        Side(battle=["flag", "red-2", "blue-2"]),
        Side(hand=["blast"], energy=["red-1"]),
        cards=(battle("flag", "blue", 1, 5000, skill),),
    )
    assert (t.you.power("red-2"), t.you.power("blue-2")) == (15_000, 10_000)
    t.you.attack("red-2", "scout")
    t.fight()
    assert len(t.foe.life) == 6
    t.you.end_turn()
    t.foe.use("blast")
    assert not t.foe.can_choose("red-2")
    t.foe.choose("blue-2")


def test_costs_of_cards_in_the_hand(duel: Factory) -> None:
    rule = Number(("cost",), Fixed(-1), Yours() & Within(("hand", "limbo")) & Is("blue"))
    t = duel(
        Side(battle=["sale"], hand=["blue-2", "black-2"], energy=["blue-1", "black-1"][:1]),
        cards=(battle("sale", "red", 1, 5000, permanent(rule)),),
    )
    assert not t.you.can_play("black-2")
    t.you.play("blue-2")
    assert t.you.battle == ["sale", "blue-2"]


def test_skills_of_a_group_are_negated(duel: Factory) -> None:
    hush = battle("hush", "red", 1, 5000, permanent(Silence(THEIRS & Within(("battle",)) & BATTLE)))
    t = duel(Side(battle=["hush", "red-2"]), Side(battle=["wall"]), cards=(hush,))
    t.you.attack("red-2", "scout")
    assert t.asked == ("you", "offense-step"), "nobody can block"
    t.fight()


def test_in_the_next_turn_of_the_opponent_and_not_after(duel: Factory) -> None:
    effect = during_next_turn(OPPONENTS, Forbid("attack", IsBound("it")), what=OPPOSING)
    says(
        effect,
        "Choose 1 of your opponent's Battle Cards and it can't attack during your opponent's next turn.",
        "Choisissez 1 carte de Combat adverse ; elle ne peut pas attaquer pendant le prochain "
        "tour de votre adversaire.",
    )
    t = duel(Side(hand=["bind"]), Side(battle=["blue-1"]), cards=(spell("bind", effect),))
    t.you.use("bind").end_turn()
    t.foe.charge()
    assert not t.foe.can_attack("blue-1")
    t.foe.end_turn()
    t.you.end_turn()
    t.foe.charge()
    assert t.foe.can_attack("blue-1")


def test_said_in_the_opponents_turn_it_means_the_turn_after(duel: Factory) -> None:
    effect = during_next_turn(OPPONENTS, Forbid("attack", THEIRS & BATTLE))
    says(
        effect,
        "Your opponent can't attack with Battle Cards during your opponent's next turn.",
        "Votre adversaire ne peut pas attaquer avec des cartes de Combat pendant le prochain tour de votre adversaire.",
    )
    calm = battle("calm", "red", 1, 5000, auto("attacked", effect, Yours() & Is("leader")))
    t = duel(Side(battle=["calm"]), Side(battle=["blue-1", "blue-2"]), cards=(calm,), first="foe")
    t.foe.attack("blue-1", "captain")
    t.fight()
    assert t.foe.can_attack("blue-2")
    t.foe.end_turn()
    t.you.end_turn()
    t.foe.charge()
    assert not t.foe.can_attack("blue-2")
    assert t.foe.can_attack("scout")


def test_until_the_start_of_the_next_turn(duel: Factory) -> None:
    effect = Until(
        (Number(("power",), Fixed(5000), IsBound("it")),), Pick(Cards(("battle",), BATTLE), ONE), "your-next-start"
    )
    says(
        effect,
        "Choose 1 of your Battle Cards and it gets +5000 power until the start of your next turn.",
        "Choisissez 1 de vos cartes de Combat, qui gagne +5000 de puissance jusqu'au début de votre prochain tour.",
    )
    t = duel(Side(hand=["boost"], battle=["red-1"]), cards=(spell("boost", effect),))
    t.you.use("boost").end_turn()
    assert t.you.power("red-1") == 10_000
    t.foe.end_turn()
    assert t.you.power("red-1") == 5000


def test_until_the_end_of_the_opponents_turn(duel: Factory) -> None:
    """The present one, where that is the opponent's, else the next one."""
    boost = Until((Number(("power",), Fixed(5000), IsBound("it")),), LEADER, "opponents-turn")
    t = duel(Side(hand=["boost"]), cards=(spell("boost", boost),))
    t.you.use("boost").end_turn()
    assert t.you.power("captain") == 15_000
    t.foe.end_turn()
    assert t.you.power("captain") == 10_000
    calm = battle("calm", "red", 1, 5000, auto("attacked", boost, Yours() & Is("leader")))
    t = duel(Side(battle=["calm"]), cards=(calm,), first="foe")
    t.foe.attack("scout", "captain").fight()
    assert t.you.power("captain") == 15_000
    t.foe.end_turn()
    assert t.you.power("captain") == 10_000


def test_one_more_attack_and_no_other(duel: Factory) -> None:
    effect = only_once_more(THEIRS & BATTLE)
    says(
        effect,
        "Your opponent can only attack with Battle Cards once more for the turn.",
        "Votre adversaire ne peut attaquer avec des cartes de Combat qu'une fois de plus pour la durée du tour.",
    )
    calm = battle("calm", "red", 1, 5000, auto("attacked", effect, Yours() & Is("leader")))
    t = duel(Side(battle=["calm"]), Side(battle=["blue-1", "blue-2", "blue-3"]), cards=(calm,), first="foe")
    t.foe.attack("blue-1", "captain")
    t.fight()
    t.foe.attack("blue-2", "captain")
    t.fight()
    assert not t.foe.can_attack("blue-3")
    assert t.foe.can_attack("scout"), "a Leader Card is no Battle Card"


def test_only_one_attack_in_the_next_turn(duel: Factory) -> None:
    effect = during_next_turn(OPPONENTS, once_more(THEIRS & BATTLE))
    says(
        effect,
        "Your opponent can only attack with Battle Cards once more during your opponent's next turn.",
        "Votre adversaire ne peut attaquer avec des cartes de Combat qu'une fois de plus "
        "pendant le prochain tour de votre adversaire.",
    )
    t = duel(Side(hand=["calm"]), Side(battle=["blue-1", "blue-2"]), cards=(spell("calm", effect),))
    t.you.use("calm").end_turn()
    t.foe.attack("blue-1", "captain")
    t.fight()
    assert not t.foe.can_attack("blue-2")


def test_what_is_done_at_a_moment_to_come(duel: Factory) -> None:
    effect = Seq(
        (ToWarp(Pick(Cards(("battle",), BATTLE), ONE)), later("main-begins", Play(IT), "you", IT, "your-next-turn"))
    )
    says(
        effect,
        "Choose 1 of your Battle Cards and send it to the Warp, then at the start of your next Main Phase, play it.",
        "Transférez 1 de vos cartes de Combat dans la Dimension parallèle, puis au début de "
        "votre prochaine phase principale, mettez en jeu la carte choisie.",
    )
    t = duel(Side(hand=["blink"], battle=["red-2"]), cards=(spell("blink", effect),))
    t.you.use("blink")
    assert t.you.warp == ["red-2"]
    t.you.end_turn()
    t.foe.end_turn()
    assert t.you.battle == []
    t.you.charge()
    assert t.you.battle == ["red-2"]


def test_at_the_end_of_the_opponents_next_turn(duel: Factory) -> None:
    effect = later("turn-ends", Draw(ONE), OPPONENTS, ends="opponents-next-turn")
    says(
        effect,
        "At the end of your opponent's next turn, draw 1 card.",
        "À la fin du prochain tour de votre adversaire, piochez 1 carte.",
    )
    t = duel(Side(hand=["wait"]), cards=(spell("wait", effect),))
    t.you.use("wait").end_turn()
    assert t.you.hand == []
    t.foe.end_turn()
    assert len(t.you.hand) == 2, "one for the skill, one for the turn"


def test_other_cards_are_kept_from_leaving(duel: Factory) -> None:
    keep = permanent(Replace("ko", MINE & ~SELF, ToHand(IT)))
    says(
        keep,
        "[Permanent] If one of your Battle Cards other than this card would be KO'd, add it to your hand instead.",
        "[Permanent] Si une de vos cartes de Combat autres que celle-ci devait être mise KO, "
        "à la place, ajoutez à votre main cette dernière.",
    )
    t = duel(
        Side(hand=["blast"], energy=["red-1"]),
        Side(battle=["nurse", "blue-1"]),
        cards=(battle("nurse", "blue", 1, 5000, keep),),
    )
    t.you.use("blast").choose("blue-1")
    assert t.foe.hand == ["blue-1"]


def test_a_leader_of_one_kind_keeps_others_from_being_played(duel: Factory) -> None:
    rule = Forbid("play", Yours() & ~Is("mono-red") & BATTLE)
    strict = leader("strict", "red", 10_000, permanent(rule))
    t = duel(Side(leader="strict", hand=["red-1", "blue-1"], energy=["red-1", "blue-1"]), cards=(strict,))
    assert t.you.can_play("red-1")
    assert not t.you.can_play("blue-1")
