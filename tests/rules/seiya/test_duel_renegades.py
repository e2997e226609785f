"""The duel: Heroes of the Renegades and their Talents."""

from __future__ import annotations

from tests.rules.seiya.decks import TITAN, duel, facing, talents, use_talent
from tests.rules.seiya.hades import PLAIN, styx
from tests.scenario import Factory, Side, rule

SHION, SAGA, DEATHMASK, SHURA, CAMUS, APHRODITE = (
    f"{name}-duel" for name in ("shion", "saga", "deathmask", "shura", "camus", "aphrodite")
)
REVOLUTION, DIMENSION, WAVES = "capacite-revolution-stellaire", "capacite-autre-dimension", "capacite-ondes-d-hades"
EXCALIBUR, AURORA, ROSES = "capacite-excalibur", "capacite-execution-de-l-aurore", "capacite-roses-sanguinaires"


@rule("seiya:card:shion-duel:1")
def test_shion_puts_a_card_of_the_discard_pile_on_the_draw_pile(table: Factory) -> None:
    side = Side(draw=["jabu-de-la-licorne"], discard=[SAGA, "armure-du-lion"])
    t = facing(table, "renegade", SHION, REVOLUTION, renegade=side, gold=Side(discard=["mu-duel"]))
    use_talent(t.renegade, SHION)
    t.pending("choose-put-on-draw")
    assert t.renegade.options == [f"{SAGA}@discard/0", "armure-du-lion@discard/0"]
    t.renegade.choose("armure-du-lion")
    assert (t.renegade.draw, t.renegade.discard) == (["jabu-de-la-licorne", "armure-du-lion"], [SAGA])


@rule("seiya:card:shion-duel:1")
def test_shion_needs_a_card_in_the_own_discard_pile(table: Factory) -> None:
    t = facing(table, "renegade", SHION, REVOLUTION, gold=Side(discard=["mu-duel"]))
    assert talents(t.renegade) == []


@rule("seiya:card:saga-duel:1")
def test_saga_gains_two_force_or_two_cosmos(table: Factory) -> None:
    given = {"option/1": (4, 0), "option/2": (2, 2)}
    for chosen, (force, cosmos) in given.items():
        t = facing(table, "renegade", SAGA, DIMENSION, renegade=Side(hand=[CAMUS]))
        t.renegade.play(CAMUS, TITAN)
        use_talent(t.renegade, SAGA)
        t.pending("choose-option")
        assert t.renegade.options == list(given)
        t.renegade.choose(chosen)
        assert (t.renegade.force_of(SAGA), t.renegade.cosmos_of(SAGA)) == (force, cosmos)
        assert (t.renegade.force_of(CAMUS), t.renegade.cosmos_of(CAMUS)) == (1, 1)


@rule("seiya:card:deathmask-duel:1")
def test_deathmask_gives_two_souls(table: Factory) -> None:
    t = facing(table, "renegade", DEATHMASK, WAVES, renegade=Side(souls=1))
    use_talent(t.renegade, DEATHMASK)
    assert (t.renegade.souls, t.gold.souls) == (3, 0)


@rule("seiya:card:shura-duel:1")
def test_shura_makes_the_card_that_he_faces_cost_two_force_less(table: Factory) -> None:
    t = facing(table, "renegade", SHURA, EXCALIBUR, field=[TITAN, "jaki"])
    use_talent(t.renegade, SHURA)
    t.pending("main-phase")
    assert t.number("cost_force", TITAN) == 7
    other = t.number("cost_force", "jaki")
    assert other == t.game.printed("cost_force", t.game.cards_in("field")[1]), "no other card"
    t.renegade.end_turn()
    assert t.number("cost_force", TITAN) == 9, "for the turn"


@rule("seiya:card:shura-duel:1")
def test_shura_may_face_the_enfers_or_the_maison_and_nothing_falls_below_one(table: Factory) -> None:
    given = {"renegade": Side(hand=[SHURA], gifts=[EXCALIBUR], counter=3), "enfers": {5: "ghoul"}}
    t = duel(table, cards=(styx("ghoul", cost=2),), **given)
    t.renegade.play(SHURA, "ghoul")
    use_talent(t.renegade, SHURA)
    assert t.number("cost_force", "ghoul", "enfers") == 1
    t = duel(table, cards=(styx("ghoul", cost=2),), **given)
    t.renegade.play(SHURA, "maison-belier")
    assert not t.renegade.can_acquire("maison-belier", "force")
    use_talent(t.renegade, SHURA)
    assert t.renegade.can_acquire("maison-belier", "force"), "1 Force, for a counter of 3"


@rule("seiya:card:shura-duel:1")
def test_shura_needs_somebody_to_face(table: Factory) -> None:
    side = Side(hand=[SHURA, SAGA, SAGA], gifts=[EXCALIBUR])
    t = duel(table, renegade=side, enfers={5: "ash"}, cards=PLAIN)
    t.renegade.play(SHURA, "ash").play(SAGA, "ash")
    assert talents(t.renegade) == [SHURA]
    t.renegade.acquire("ash", "force", using=(SAGA,))
    assert t.renegade.played == [SHURA]
    assert talents(t.renegade) == [], "his card has left"


@rule("seiya:card:camus-duel:1")
def test_camus_freezes_a_card_of_the_hand_and_draws_two(table: Factory) -> None:
    side = Side(hand=[SAGA, SHION], draw=[APHRODITE, "jaki", "oko"])
    t = facing(table, "renegade", CAMUS, AURORA, renegade=side)
    use_talent(t.renegade, CAMUS)
    t.pending("choose-freeze")
    assert t.renegade.options == [SAGA, SHION]
    t.renegade.choose(SHION)
    assert (t.renegade.frozen, t.renegade.frost) == ([SHION], [2])
    assert (t.renegade.hand, t.renegade.draw) == ([SAGA, "oko", "jaki"], [APHRODITE])


@rule("seiya:card:camus-duel:1")
def test_camus_needs_a_card_in_hand(table: Factory) -> None:
    t = facing(table, "renegade", CAMUS, AURORA, renegade=Side(draw=["jaki", "oko"]))
    assert talents(t.renegade) == []


@rule("seiya:card:aphrodite-duel:1")
def test_aphrodite_makes_the_opponent_wound_a_character_of_the_hand(table: Factory) -> None:
    given = {"renegade": Side(hand=[SAGA]), "gold": Side(hand=["mu-duel", "armure-du-lion", "doko-duel"])}
    t = facing(table, "renegade", APHRODITE, ROSES, **given)
    use_talent(t.renegade, APHRODITE)
    t.pending("choose-wound", "gold")
    assert t.gold.options == ["mu-duel", "doko-duel"]
    t.gold.choose("doko-duel")
    assert (t.gold.hand, t.gold.wounded) == (["mu-duel", "armure-du-lion"], ["doko-duel"])
    assert (t.renegade.hand, t.renegade.wounded) == ([SAGA], [])
