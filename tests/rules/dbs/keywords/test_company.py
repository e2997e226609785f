"""Keywords about other cards of one's own: [Swap], [Offering], [Heroic], [Villainous], [Unique] (10-24, 10-36, 10-38,
10-39, 10-42)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import evolve, swap
from pioche.games.dbs.card import Activate, Also, Counter, DbsCard
from pioche.games.dbs.effects import Create, Draw, Mill
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.keywords import heroic, offering, unique, villainous
from pioche.games.dbs.verbs import Play
from pioche.kernel.cards.effect import Each
from pioche.kernel.cards.query import OPPONENTS, YOU, Cards, Is
from pioche.kernel.cards.select import Every, Pick
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, spell, unison
from tests.scenario import rule

# [Swap]


def runner() -> DbsCard:
    return battle("runner", "blue", 1, 5000, swap(2, Is("red"), Pay(1)))


@rule("dbs:10-24-1", "dbs:10-24-2")
def test_swap_is_activated_in_the_main_phase_from_the_battle_area_at_its_cost(duel: Factory) -> None:
    t = duel(Side(hand=["runner", "red-2"], battle=["runner"], energy=["red-1"]), cards=(runner(),))
    assert t.you.offered("use") == ["captain", "runner"]
    assert t.you.can_use("runner@battle")
    t.you.attack("captain", "scout")
    assert not t.you.can_use("runner")
    t = duel(Side(hand=["red-2"], battle=["runner"]), cards=(runner(),))
    assert not t.you.can_use("runner")


@rule("dbs:10-24-2", "dbs:10-24-3")
def test_swap_plays_a_card_of_that_cost_and_takes_its_own_card_back(duel: Factory) -> None:
    hand = ["red-1", "red-2", "red-3", "blue-2", "note", "star"]
    others = extra("note", "red", 2), unison("star", "red", 10_000, specified=("red", "red"))  # no Battle Cards
    t = duel(Side(hand=hand, rested=["runner"], energy=["red-1"]), cards=(runner(), *others))
    t.you.use("runner")
    t.pending("choose-play", t.you)
    assert t.you.offered("card") == ["red-2"]
    t.you.choose("red-2")
    assert t.you.battle == ["red-2"]
    assert t.you.rested == []
    assert t.you.hand == ["red-1", "red-3", "blue-2", "note", "star", "runner"]
    assert t.you.rested_energy == ["red-1"], "its skill cost only"


@rule("dbs:10-24-3")
def test_swap_returns_its_card_to_the_hand_of_its_owner(duel: Factory) -> None:
    t = duel(Side(hand=["red-2"], stolen=["runner"], energy=["red-1"]), cards=(runner(),))
    t.you.use("runner").choose("red-2")
    assert (t.you.hand, t.foe.hand) == ([], ["runner"])


@rule("dbs:10-24-3")
def test_swap_that_plays_nothing_leaves_its_card_where_it_is(duel: Factory) -> None:
    t = duel(Side(hand=["red-2"], battle=["runner"], energy=["red-1"]), cards=(runner(),))
    t.you.use("runner").decline()
    assert (t.you.battle, t.you.hand) == (["runner"], ["red-2"])


# [Offering]

TEMPTER = battle("tempter", "red", 1, 5000, offering())


@rule("dbs:10-36-1", "dbs:10-36-2")
def test_offering_lets_the_opponent_give_a_life(duel: Factory) -> None:
    life = ["blue-1", "blue-2", "blue-3"]
    t = duel(Side(hand=["tempter"], energy=["red-1"]), Side(life=life), cards=(TEMPTER,))
    t.you.play("tempter")
    t.pending("choose-drop", t.foe)
    assert len(t.foe.options) == 4
    assert not any(slug in key for key in t.foe.options for slug in life), "life lies face down"
    t.foe.answer(t.foe.options[0])
    assert len(t.foe.life) == 2
    assert len(t.foe.drop) == 1
    assert t.you.hand == []


@rule("dbs:10-36-2")
def test_offering_draws_two_cards_if_the_opponent_does_not(duel: Factory) -> None:
    t = duel(Side(hand=["tempter"], energy=["red-1"]), cards=(TEMPTER,))
    t.you.play("tempter")
    t.foe.decline()
    assert len(t.foe.life) == 8
    assert t.you.hand == ["black-3", "black-3"]


@rule("dbs:10-36-1")
def test_offering_is_due_however_its_card_comes_into_play_and_only_then(duel: Factory) -> None:
    summon = spell("summon", Play(Every(Cards(("drop",), Is("{tempter}"), YOU))))
    t = duel(Side(hand=["summon", "red-1"], drop=["tempter"], energy=["red-1"]), cards=(TEMPTER, summon))
    t.you.use("summon")
    t.foe.decline()
    assert len(t.you.hand) == 3
    t.you.play("red-1")
    assert t.asked == ("you", "main-phase")
    levy = spell("levy", Each(OPPONENTS, Play(Every(Cards(("hand",), None, "actor")))))
    t = duel(Side(hand=["levy"]), Side(hand=["tempter"]), cards=(TEMPTER, levy))
    t.you.use("levy").decline()
    assert len(t.foe.hand) == 2, "by a skill of the opponent as well"


# [Heroic], [Villainous]


def folk(trait: str) -> tuple[DbsCard, ...]:
    return (
        battle("kin", "red", 0, 5000, traits=(trait,)),
        battle("stranger", "red", 0, 5000),
        spell("rally", Play(Every(Cards(("drop",), Is(f"《{trait}》"), YOU))), traits=(trait,)),
        battle("busy", "red", 0, 5000, Activate("main", Mill(ONE), once=True), traits=(trait,)),
        unison("banner", "red", 10_000, specified=("red",), traits=(trait,)),
        spell("murmur", Mill(ONE)),
        spell("levy", Each(OPPONENTS, Play(Every(Cards(("hand",), Is("{kin}"), "actor"))))),
        extra("shout", "red", 0, Counter("attack", Play(Every(Cards(("warp",), None, YOU)))), traits=(trait,)),
    )


HERO = battle("hero", "red", 0, 5000, heroic(), traits=("Heroic",))
VILLAIN = battle("villain", "red", 0, 5000, villainous(), traits=("Villainous",))
HEROES = (HERO, *folk("Heroic"))
VILLAINS = (VILLAIN, *folk("Villainous"))


@rule("dbs:10-38-1")
def test_heroic_draws_when_another_heroic_card_is_played_once_a_turn(duel: Factory) -> None:
    t = duel(Side(hand=["stranger", "kin", "kin"], battle=["hero"]), cards=HEROES)
    t.you.play("stranger")
    assert len(t.you.hand) == 2
    t.you.play("kin")
    assert t.you.hand == ["kin", "black-3"]
    t.you.play("kin")
    assert t.you.hand == ["black-3"], "negated for the turn"


@rule("dbs:10-38-1")
def test_heroic_is_met_by_cards_of_its_master_other_than_itself_in_each_turn(duel: Factory) -> None:
    t = duel(Side(hand=["hero", "kin"], battle=["hero"]), Side(hand=["kin"], battle=["hero"]), cards=HEROES)
    t.you.play("hero")
    assert t.you.hand == ["kin", "black-3"], "the first one sees the second come, not the second itself"
    assert t.foe.hand == ["kin"]
    t.you.end_turn()
    t.foe.play("kin")
    assert len(t.foe.hand) == 2, "the card of the turn, and one by Heroic"
    assert len(t.you.hand) == 2


@rule("dbs:10-38-1")
def test_heroic_is_met_by_the_skill_of_a_heroic_extra_card(duel: Factory) -> None:
    t = duel(Side(hand=["rally", "kin"], battle=["hero"]), cards=HEROES)
    t.you.use("rally")
    assert t.you.hand == ["kin", "black-3"]
    t.you.play("kin")
    assert t.you.hand == ["black-3"], "one limit for both"
    t = duel(Side(battle=["red-3"]), Side(hand=["shout"], battle=["hero"]), cards=HEROES)
    t.you.attack("red-3", "scout")
    t.foe.counter("shout")
    assert t.foe.hand == ["black-3"], "a [Counter] is a skill as well"


@rule("dbs:10-39-1")
def test_villainous_makes_the_opponent_drop_a_card_once_a_turn(duel: Factory) -> None:
    t = duel(Side(hand=["stranger", "kin", "kin"], battle=["villain"]), Side(hand=["blue-1", "blue-2"]), cards=VILLAINS)
    t.you.play("stranger")
    assert t.asked == ("you", "main-phase")
    t.you.play("kin")
    t.pending("choose-drop", t.foe)
    t.foe.choose("blue-2")
    assert (t.foe.hand, t.foe.drop) == (["blue-1"], ["blue-2"])
    t.you.play("kin")
    assert t.foe.hand == ["blue-1"], "negated for the turn"


@rule("dbs:10-39-1")
def test_villainous_is_met_by_the_skill_of_a_villainous_extra_card_of_its_master(duel: Factory) -> None:
    sides = (
        Side(hand=["rally", "rally", "blue-3"], battle=["villain"]),
        Side(hand=["blue-1", "blue-2", "blue-3"], battle=["villain"]),
    )
    t = duel(*sides, cards=VILLAINS)
    t.you.use("rally")
    t.foe.just(1, "blue-1", "blue-2", "blue-3").choose("blue-1")
    assert t.foe.drop == ["blue-1"]
    t.you.use("rally")
    assert (t.foe.drop, t.you.hand) == (["blue-1"], ["blue-3"]), "negated for the turn"


@rule("dbs:10-38-1", "dbs:10-39-1")
@pytest.mark.parametrize(("keeper", "cards"), [("hero", HEROES), ("villain", VILLAINS)])
def test_neither_is_met_by_other_cards_nor_by_itself(duel: Factory, keeper: str, cards: tuple[DbsCard, ...]) -> None:
    t = duel(
        Side(hand=["banner", "murmur"], battle=[keeper, "busy"], energy=["red-1"]),
        Side(hand=["kin", "rally", "blue-1"]),
        cards=cards,
    )
    t.you.play("banner").use("busy").use("murmur")
    assert (t.you.hand, t.foe.drop) == ([], []), "no Battle Card is played, no skill of such an Extra Card activated"
    t.you.end_turn()
    t.foe.play("kin").use("rally")
    assert (t.you.hand, t.foe.drop) == ([], ["rally"]), "these are the opponent's"
    t = duel(Side(hand=[keeper]), Side(hand=["blue-1"]), cards=cards)
    t.you.play(keeper)
    assert (t.you.hand, t.foe.drop) == ([], [])


@rule("dbs:10-38-1", "dbs:10-39-1")
@pytest.mark.parametrize(("keeper", "cards"), [("hero", HEROES), ("villain", VILLAINS)])
def test_both_are_met_by_a_card_that_an_opposing_skill_plays(
    duel: Factory, keeper: str, cards: tuple[DbsCard, ...]
) -> None:
    t = duel(Side(hand=["levy", "blue-1"]), Side(hand=["kin"], battle=[keeper]), cards=cards)
    t.you.use("levy")
    assert (t.foe.hand, t.you.hand) == ((["black-3"], ["blue-1"]) if keeper == "hero" else ([], []))


# [Unique]

SOLE = battle("sole", "red", 0, 5000, unique(), name="Sole")
TWIN = battle("twin", "red", 0, 5000, name="Sole")
ALIAS = battle("alias", "red", 0, 5000, Also(("{Sole}",)), name="Other")
CALL = spell("call", Play(Pick(Cards(("hand",), Is("{Sole}"), YOU), ONE)))
NAMESAKES = (SOLE, TWIN, ALIAS, CALL)


@rule("dbs:10-42-1")
def test_while_a_unique_card_is_in_play_its_player_plays_no_other_of_its_name(duel: Factory) -> None:
    t = duel(Side(hand=["sole", "twin", "alias", "red-1"], battle=["sole"], energy=["red-1"]), cards=NAMESAKES)
    assert t.you.offered("play") == ["red-1"]
    t = duel(Side(hand=["sole"], battle=["twin"]), Side(battle=["sole"]), cards=NAMESAKES)
    t.you.play("sole")
    assert t.you.battle == ["twin", "sole"], "others may be there before, and the other player's do not count"


@rule("dbs:10-42-1")
@pytest.mark.parametrize("skill", ["call", "evolver", "breed"])
def test_nor_does_a_skill_play_one(duel: Factory, skill: str) -> None:
    cards = (
        *NAMESAKES,
        battle("evolver", "red", 5, 20_000, evolve(None), name="Sole"),
        battle("shade", "red", 0, 5000, name="Sole", token=True),
        spell("breed", Create("shade")),
    )
    t = duel(Side(hand=[skill, "twin"], battle=["sole"]), cards=cards)
    t.you.use(skill)
    assert t.you.battle == ["sole"]
    assert "twin" in t.you.hand


@rule("dbs:10-42-1")
def test_nor_does_an_opposing_skill(duel: Factory) -> None:
    force = spell("force", Each(OPPONENTS, Play(Every(Cards(("hand",), Is("{Sole}"), "actor")))))
    t = duel(Side(hand=["force"]), Side(hand=["twin"], battle=["sole"]), cards=(*NAMESAKES, force))
    t.you.use("force")
    assert (t.foe.battle, t.foe.hand) == (["sole"], ["twin"])


@rule("dbs:10-42-1")
def test_a_unique_card_that_has_left_play_forbids_nothing(duel: Factory) -> None:
    t = duel(Side(hand=["twin"], drop=["sole"], warp=["sole"]), cards=NAMESAKES)
    assert t.you.can_play("twin")


@rule("dbs:10-42-2")
@pytest.mark.parametrize(("declared", "fate"), [("sole", ["sole"]), ("plain", ["twin", "plain"])])
def test_unique_counts_from_the_moment_at_which_its_card_is_declared(
    duel: Factory, declared: str, fate: list[str]
) -> None:
    cards = (
        *NAMESAKES,
        battle("plain", "red", 0, 5000, name="Sole"),
        extra("dare", "blue", 0, Counter("play", Draw(ONE))),
        extra("haste", "red", 0, Counter("counter", Play(Every(Cards(("hand",), Is("{Sole}"), YOU))))),
    )
    t = duel(Side(hand=[declared, "twin", "haste"]), Side(hand=["dare"]), cards=cards)
    t.you.play(declared)
    t.foe.counter("dare")
    t.you.counter("haste")
    assert t.you.battle == fate


@rule("dbs:10-42-3")
def test_unique_counts_while_a_skill_plays_its_card(duel: Factory) -> None:
    cards = (
        TWIN,
        battle("riser", "red", 5, 20_000, evolve(None), unique(), name="Sole"),
        extra("dare", "blue", 0, Counter("play", Draw(ONE))),
        extra("haste", "red", 0, Counter("counter", Play(Every(Cards(("hand",), Is("{Sole}"), YOU))))),
    )
    t = duel(Side(hand=["riser", "twin", "haste"], battle=["red-1"]), Side(hand=["dare"]), cards=cards)
    t.you.use("riser")
    t.foe.counter("dare")
    t.you.counter("haste")
    assert t.you.battle == ["riser"]
    assert t.you.hand == ["twin"]
