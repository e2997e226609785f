"""Cards that are played in some manner, skills that are activated, and what waits for either (4-7, 8-5, 8-6)."""

from __future__ import annotations

from pioche.games.dbs.areas import DROPPED
from pioche.games.dbs.calls import awaken, life_at_most, swap
from pioche.games.dbs.card import Auto, Counter, Permanent
from pioche.games.dbs.effects import Draw, Mill
from pioche.games.dbs.negate import BeingPlayed, NegateAttack, NegatePlay, PlayedAs
from pioche.games.dbs.verbs import Drop, Ko, Play, ToWarp
from pioche.games.dbs.vocabulary.words import auto, up_to
from pioche.kernel.cards.effect import Do, If, Seq
from pioche.kernel.cards.query import OPPONENTS, Among, Between, Cards, Exists, Fixed, Is, IsBound, IsSource, Not, Yours
from pioche.kernel.cards.rule import Forbid, Permit, Replace, Silence
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.said import says
from tests.games.dbs.sample_cards import ONE, battle, extra, leader, spell

BATTLE = Is("battle")
SILENT = (Silence(IsBound("it")),)
SELF = IsSource()
LEADER = Every(Cards(("leader",)))
NOW = Every(Among("now"))


def test_a_card_is_played_with_its_skills_negated(duel: Factory) -> None:
    effect = Play(up_to(Cards(("drop",), BATTLE)), rules=SILENT)
    says(
        effect,
        "Choose up to 1 Battle Card in your Drop Area and play it with its skills negated for the turn.",
        "Mettez en jeu jusqu'à 1 carte de Combat de votre Zone de Dispersion avec ses "
        "Capacités annulées pour la durée du tour.",
    )
    t = duel(Side(hand=["call"], drop=["greeter"]), cards=(spell("call", effect),))
    t.you.use("call").choose("greeter")
    assert (t.you.battle, t.you.hand) == (["greeter"], []), "its skill is negated as it comes into play"
    t = duel(Side(hand=["call"], drop=["greeter"]), cards=(spell("call", Play(effect.what)),))
    t.you.use("call").choose("greeter")
    assert len(t.you.hand) == 1


def test_the_card_being_played_is_played_in_another_manner(duel: Factory) -> None:
    rested, muted = PlayedAs(Play(This(), rested=True)), PlayedAs(Play(This(), rules=SILENT))
    says(
        rested,
        "The card being played is played in Rest Mode.",
        "La carte en train d'être jouée est mise en jeu en mode Inertie.",
    )
    says(
        muted,
        "The card being played is played with its skills negated for the turn.",
        "La carte en train d'être jouée est mise en jeu avec ses Capacités annulées pour la durée du tour.",
    )
    told = Do(rested, then=Draw(ONE))
    cards = (extra("hush", "blue", 0, Counter("play", muted)), extra("nap", "blue", 0, Counter("play", told)))
    t = duel(Side(hand=["greeter"], energy=["red-1"]), Side(hand=["hush"]), cards=cards)
    t.you.play("greeter")
    t.foe.counter("hush")
    assert (t.you.battle, t.you.hand, t.you.rested) == (["greeter"], [], [])
    t = duel(Side(hand=["greeter"], energy=["red-1"]), Side(hand=["nap"]), cards=cards)
    t.you.play("greeter")
    t.foe.counter("nap")
    assert "greeter" in t.you.rested
    assert len(t.you.hand) == 1, "its skill counts"
    assert len(t.foe.hand) == 1, "and what is said of a card that is played so is done"
    t = duel(Side(hand=["comet"], energy=["red-1"]), Side(hand=["nap"]), cards=cards)
    t.you.play("comet")
    t.foe.counter("nap")
    assert (t.you.rested, t.foe.hand) == ([], []), "[Deflect]"


def test_so_are_cards_that_a_skill_plays(duel: Factory) -> None:
    cards = (
        extra("nap", "blue", 0, Counter("play", PlayedAs(Play(This(), rested=True)))),
        spell("call", Play(Pick(Cards(("drop",), BATTLE), ONE))),
        battle("host", "red", 1, 5000, auto("played", Play(Pick(Cards(("drop",), BATTLE), ONE)))),
    )
    t = duel(Side(hand=["call"], drop=["red-2"]), Side(hand=["nap"]), cards=cards)
    t.you.use("call")
    t.foe.counter("nap")
    assert t.you.rested == ["red-2"]
    t = duel(Side(hand=["host"], drop=["red-2"], energy=["red-1"]), Side(hand=["nap"]), cards=cards)
    t.you.play("host")
    t.foe.decline()
    t.foe.counter("nap")
    assert t.you.rested == ["red-2"], "an [Auto] skill as well, and not the card that has it"


def test_a_card_being_played_goes_to_the_warp_if_it_is_weak(duel: Factory) -> None:
    weak = Exists(BeingPlayed(BATTLE & Between("power", None, 5000)))
    effect = If(weak, NegatePlay("warp"))
    says(
        Counter("play", effect),
        "[Counter: Play] If the Battle Card being played has 5000 or less power, send the "
        "card being played to the Warp.",
        "[Contre : Mise en jeu] Si la carte de Combat en train d'être jouée a une puissance "
        "de 5000 ou moins, transférez la carte en train d'être jouée dans la Dimension "
        "parallèle.",
    )
    void = extra("void", "blue", 0, Counter("play", effect))
    t = duel(Side(hand=["red-1"], energy=["red-1"]), Side(hand=["void"]), cards=(void,))
    t.you.play("red-1")
    t.foe.counter("void")
    assert (t.you.battle, t.you.warp) == ([], ["red-1"])


def test_a_skill_of_a_keyword_that_is_activated_is_waited_for(duel: Factory) -> None:
    skill = auto("use [Swap]", Draw(ONE), Yours() & Is("red"), once=True)
    says(
        skill,
        "[Auto][Once per turn] When one of your red cards activates a [Swap] skill, draw 1 card.",
        "[Auto.][Une fois par tour] Quand une de vos cartes rouges active une Capacité [Échange], piochez 1 carte.",
    )
    says(
        auto("use [Union]", Draw(ONE), Yours()),
        "[Auto] When you activate a [Union] skill, draw 1 card.",
        "[Auto.] Quand vous activez une Capacité [Union], piochez 1 carte.",
    )
    fan = battle("fan", "blue", 1, 5000, skill)
    cards = (
        fan,
        battle("red-swap", "red", 1, 5000, swap(2, Is("red"))),
        battle("blue-swap", "blue", 1, 5000, swap(2, Is("red"))),
    )
    for slug, drawn in (("red-swap", ["black-3"]), ("blue-swap", [])):
        t = duel(Side(battle=["fan", slug], hand=["red-2"]), cards=cards)
        t.you.use(slug).choose("red-2")
        assert t.you.hand == [slug, *drawn] or t.you.hand == [*drawn, slug]


def test_a_keyword_is_activated_on_another_condition_that_a_card_names(duel: Factory) -> None:
    other = Permit("use [Awaken]", SELF, when=Exists(Cards(("drop",)), 2))
    eager = leader(
        "eager", "red", 10_000, awaken(life_at_most(4), Draw(ONE)), Permanent(("leader",), (other,)), back="up"
    )
    cards = (eager, leader("up", "red", 15_000, front=False))
    assert not duel(Side(leader="eager", drop=["red-1"]), cards=cards).you.can_use("eager")
    assert duel(Side(leader="eager", life=["black-1"] * 4), cards=cards).you.can_use("eager")
    t = duel(Side(leader="eager", drop=["red-1", "red-2"]), cards=cards)
    t.you.use("eager")
    assert (t.you.leader, t.you.hand) == (["up"], ["black-3"])


def test_a_counter_of_the_opponent_is_waited_for(duel: Factory) -> None:
    skill = auto("use [Counter]", Draw(ONE), Not(Yours()))
    says(
        skill,
        "[Auto] When your opponent activates a [Counter] skill, draw 1 card.",
        "[Auto.] Quand votre adversaire active une Capacité [Contre], piochez 1 carte.",
    )
    cards = (battle("spy", "red", 1, 5000, skill),)
    t = duel(Side(battle=["spy", "red-2"]), Side(hand=["parry"]), cards=cards)
    t.you.attack("red-2", "scout")
    t.foe.counter("parry")
    assert len(t.you.hand) == 1


def test_a_blocker_that_is_activated_is_waited_for(duel: Factory) -> None:
    cards = (battle("spy", "red", 1, 5000, auto("use [Blocker]", NegateAttack(), Not(Yours()))),)
    t = duel(Side(battle=["spy", "red-2"]), Side(battle=["wall"]), cards=cards)
    t.you.attack("red-2", "scout")
    t.foe.accept()
    assert (t.foe.rested, t.asked) == (["wall"], ("you", "main-phase"))


def test_skills_of_a_keyword_that_cannot_be_activated(duel: Factory) -> None:
    rule = Forbid("use [Counter: Attack]", Not(Yours()) & Between("cost", 1, None))
    effect = Until((rule,), LEADER)
    says(
        effect,
        "Your opponent can't activate [Counter: Attack] skills of cards with energy costs of 1 or more for the turn.",
        "Votre adversaire ne peut pas activer de Capacité [Contre : Attaque] des cartes d'un "
        "coût d'énergie de 1 ou plus pour la durée du tour.",
    )
    dear = extra("dear", "blue", 1, Counter("attack", NegateAttack()))
    cards = (dear, spell("hush", effect))
    foe = Side(hand=["parry", "dear"], energy=["blue-1"])
    t = duel(Side(hand=["hush"], battle=["red-2"]), foe, cards=cards)
    t.you.use("hush").attack("red-2", "scout")
    assert t.foe.can_choose("parry")
    assert not t.foe.can_choose("dear")
    t.foe.decline()
    t.fight()
    t = duel(Side(battle=["red-2"]), foe, cards=cards)
    t.you.attack("red-2", "scout")
    assert t.foe.can_choose("dear")
    t.foe.decline()
    t.fight()


def test_a_card_that_comes_from_the_deck_to_the_drop_area(duel: Factory) -> None:
    skill = Auto(("deck",), auto(DROPPED, Do(Play(NOW), may=True), cause="skill").rules)
    says(
        skill,
        "[Auto] When this card is placed in the Drop Area from your deck by a skill, you may play this card.",
        "[Auto.] Quand cette carte est placée de votre deck dans la Zone de Dispersion par "
        "une Capacité, vous pouvez mettre en jeu cette carte.",
    )
    cards = (battle("ghost", "black", 3, 15_000, skill), spell("dig", Mill(Fixed(2))))
    t = duel(Side(hand=["dig", "ghost"], deck=["black-3"] * 3 + ["ghost", "red-1"]), cards=cards)
    t.you.use("dig").accept()
    assert (t.you.battle, t.you.drop) == (["ghost"], ["dig", "red-1"])


def test_what_is_dropped_or_ko_d_has_been_placed_in_the_drop_area(duel: Factory) -> None:
    skill = Auto(("battle",), auto(DROPPED, Draw(ONE)).rules)
    says(
        skill,
        "[Auto] When this card is placed in the Drop Area from your Battle Area, draw 1 card.",
        "[Auto.] Quand cette carte est placée de votre Zone de Combat dans la Zone de Dispersion, piochez 1 carte.",
    )
    mine = Pick(Cards(("battle",), Is("{frail}")), ONE)
    for effect, drawn in ((Ko(mine), 1), (Drop(mine), 1), (ToWarp(mine), 0)):
        cards = (battle("frail", "red", 1, 5000, skill), spell("end", effect))
        t = duel(Side(hand=["end"], battle=["frail"]), cards=cards)
        t.you.use("end")
        assert len(t.you.hand) == drawn


def test_what_comes_instead_of_being_removed_by_the_opponent(duel: Factory) -> None:
    ransom = Drop(Pick(Cards(("hand",)), ONE))
    saved = Permanent(("battle",), (Replace("leave", SELF, ransom, True, by="opponents", cause="skill"),))
    says(
        saved,
        "[Permanent] If this card would be removed from its area by an opponent's skill, you "
        "may choose 1 card in your hand and place it in the Drop Area instead.",
        "[Permanent] Si cette carte devait quitter sa zone par une Capacité de votre "
        "adversaire, vous pouvez, à la place, placer 1 carte de votre main dans la Zone de "
        "Dispersion.",
    )
    cards = (battle("king", "blue", 1, 5000, saved),)
    t = duel(Side(hand=["blast"], energy=["red-1"]), Side(battle=["king"], hand=["red-2"]), cards=cards)
    t.you.use("blast")
    t.pending("choose-replacement", t.foe)
    t.foe.choose("instead/0")
    assert (t.foe.battle, t.foe.drop) == (["king"], ["red-2"])


def test_a_keyword_of_a_card_is_negated(duel: Factory) -> None:
    foe = Pick(Cards(("battle",), BATTLE, OPPONENTS), ONE)
    effect = Until((Silence(IsBound("it"), "Blocker"),), foe)
    says(
        effect,
        "Choose 1 of your opponent's Battle Cards and negate [Blocker] of it for the turn.",
        "Choisissez 1 carte de Combat adverse, puis annulez [Bloqueur] de la carte choisie pour la durée du tour.",
    )
    t = duel(Side(hand=["hush"], battle=["red-2"]), Side(battle=["wall"]), cards=(spell("hush", effect),))
    t.you.use("hush").attack("red-2", "scout")
    assert t.asked == ("you", "offense-step"), "nobody is asked to block"
    t.fight()


def test_an_effect_in_parts_names_the_card_played_before(duel: Factory) -> None:
    effect = Seq((Play(up_to(Cards(("hand",), Is("red"))), rules=SILENT), Draw(ONE)))
    t = duel(Side(hand=["call", "greeter"]), cards=(spell("call", effect),))
    t.you.use("call").choose("greeter")
    assert t.you.hand == ["black-3"]
