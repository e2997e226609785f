"""[Evolve], [EX-Evolve], [Xeno-Evolve] (10-5)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import EVOLVE, EX_EVOLVE, XENO_EVOLVE, evolve, field
from pioche.games.dbs.card import Also, Auto, Counter, DbsCard, Permanent
from pioche.games.dbs.control import TakeControl
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.verbs import Ko, Rest
from pioche.kernel.cards.query import Between, Fixed, Is, IsSource, Marked
from pioche.kernel.cards.rule import Number, Silence, When
from pioche.kernel.cards.select import Every, Pick
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, spell
from tests.rules.dbs.keywords.samples import BOOST, MY_BATTLE, THEIRS, watcher
from tests.scenario import rule

KINDS = pytest.mark.parametrize("kind", [EVOLVE, EX_EVOLVE, XENO_EVOLVE])
ON_TOP = pytest.mark.parametrize("kind", [EVOLVE, EX_EVOLVE])

CUB = battle("cub", "red", 1, 5000, characters=("Lion",))


def lion(kind: str = EVOLVE) -> DbsCard:
    """Evolves from a red <Lion> for one energy."""
    return battle("lion", "red", 5, 25_000, evolve(Is("<Lion>") & Is("red"), Pay(1), kind=kind), characters=("Lion",))


@rule("dbs:10-5-1", "dbs:10-5-3")
@KINDS
def test_it_costs_what_stands_before_the_colon_and_needs_the_card_behind_it(duel: Factory, kind: str) -> None:
    den = extra("den", "red", 1, field(), Also(("<Lion>",)))  # no Battle Card
    cards = (CUB, lion(kind), battle("blue-cub", "blue", 1, 5000, characters=("Lion",)), den)
    t = duel(Side(hand=["lion"], battle=["cub"], energy=["blue-1", "blue-1"]), cards=cards)
    t.you.use("lion")
    assert t.you.battle == ["lion"]
    assert t.you.rested_energy == ["blue-1"], "its skill cost, not the energy cost of five"
    assert not duel(Side(hand=["lion"], battle=["cub"]), cards=cards).you.can_use("lion"), "it cannot be paid"
    for other in ("blue-cub", "red-1", "den"):
        t = duel(Side(hand=["lion"], battle=[other], energy=["blue-1"]), cards=cards)
        assert not t.you.can_use("lion"), "there is nothing to choose"
    t = duel(Side(hand=["lion"], energy=["blue-1"]), Side(battle=["cub"]), cards=cards)
    assert not t.you.can_use("lion"), "the other player's card does not do"
    t = duel(Side(hand=["lion"], leader="captain", drop=["cub"], energy=["blue-1"]), cards=cards)
    assert not t.you.can_use("lion"), "nor one that is not in the Battle Area"


@rule("dbs:10-5-1")
@KINDS
def test_its_player_chooses_the_card_in_the_main_phase(duel: Factory, kind: str) -> None:
    puma = battle("puma", "red", 2, 10_000, characters=("Lion",))
    t = duel(Side(hand=["lion"], battle=["cub", "puma"], energy=["red-1"]), cards=(CUB, puma, lion(kind)))
    t.you.use("lion")
    assert t.you.offered("card") == ["cub", "puma"]
    t.you.choose("puma")
    assert sorted(t.you.battle) == ["cub", "lion"]
    t = duel(Side(hand=["lion"], battle=["cub"], energy=["red-1"]), cards=(CUB, lion(kind)))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("lion")


@rule("dbs:10-5-2")
@KINDS
def test_it_is_activated_from_the_hand_only(duel: Factory, kind: str) -> None:
    t = duel(Side(battle=["cub", "lion"], drop=["lion"], warp=["lion"], energy=["red-1"]), cards=(CUB, lion(kind)))
    assert t.you.offered("use") == ["captain"]


@rule("dbs:10-5-2")
@KINDS
def test_it_is_played_from_the_hand(duel: Factory, kind: str) -> None:
    host = watcher("host", "played", Marked("from hand"))
    t = duel(Side(hand=["lion"], battle=["cub", "host"], energy=["red-1"]), cards=(CUB, lion(kind), host))
    t.you.use("lion")
    assert t.you.hand == ["black-3"]


@rule("dbs:10-5-3-1")
@KINDS
def test_without_a_condition_any_battle_card_will_do(duel: Factory, kind: str) -> None:
    chimera = battle("chimera", "red", 5, 25_000, evolve(None, kind=kind))
    t = duel(Side(hand=["chimera"], battle=["blue-1"]), cards=(chimera,))
    t.you.use("chimera")
    assert t.you.battle == ["chimera"]


@rule("dbs:10-5-3-2")
@KINDS
def test_texts_that_say_evolve_mean_all_three(duel: Factory, kind: str) -> None:
    prop = Number(("power",), Fixed(1000), Is("[Evolve]"))
    cards = (
        CUB,
        lion(kind),
        battle("fan", "red", 1, 5000, Permanent(("battle",), (prop,))),
        battle("foil", "red", 1, 5000, Permanent(("battle",), (Silence(Is("battle"), "Evolve"),))),
    )
    t = duel(Side(battle=["fan", "lion"]), cards=cards)
    assert (t.you.power("lion"), t.you.power("fan")) == (26_000, 5000)
    t = duel(Side(hand=["lion"], battle=["cub"], energy=["red-1"]), Side(battle=["foil"]), cards=cards)
    assert not t.you.can_use("lion")


@rule("dbs:10-5-4")
@ON_TOP
def test_it_lies_on_the_card_and_keeps_its_mode_and_the_effects_on_it(duel: Factory, kind: str) -> None:
    doze = spell("doze", Rest(Every(MY_BATTLE)))
    t = duel(Side(hand=["lion", "boost"], battle=["cub"], energy=["red-1"]), cards=(CUB, lion(kind), BOOST))
    t.you.use("boost").choose("cub").use("lion")
    assert t.you.battle == ["lion"]
    assert t.you.under_card("lion") == ["cub"]
    assert t.you.power("lion") == 30_000
    assert t.you.can_attack("lion")
    t.you.end_turn()
    assert t.you.power("lion") == 25_000
    t = duel(Side(hand=["doze", "lion"], battle=["cub"], energy=["red-1"]), cards=(CUB, lion(kind), doze))
    t.you.use("doze").use("lion")
    assert t.you.rested == ["lion"]


@rule("dbs:10-5-4")
@ON_TOP
def test_the_pile_is_one_card(duel: Factory, kind: str) -> None:
    hit = spell("hit", Ko(Pick(THEIRS, ONE)))
    t = duel(Side(hand=["hit"]), Side(battle=["lion"], under={"lion": ["cub"]}), cards=(CUB, lion(kind), hit))
    t.you.use("hit")
    assert t.foe.battle == []
    assert sorted(t.foe.drop) == ["cub", "lion"]
    assert t.happened("ko") == [("ko", "lion")]


@rule("dbs:10-5-1", "dbs:10-5-4")
def test_an_evolution_from_several_cards_lies_on_all_of_them(duel: Factory) -> None:
    hydra = battle("hydra", "red", 5, 25_000, evolve(Is("<Lion>"), Pay(1), more=(Is("blue"),)))
    t = duel(Side(hand=["hydra"], battle=["cub"], energy=["red-1"]), cards=(CUB, hydra))
    assert not t.you.can_use("hydra")
    t = duel(Side(hand=["hydra"], battle=["cub", "red-1", "blue-1"], energy=["red-1"]), cards=(CUB, hydra))
    t.you.use("hydra").choose("cub")
    assert t.you.battle == ["red-1", "hydra"]
    assert sorted(t.you.under_card("hydra")) == ["blue-1", "cub"]


@rule("dbs:10-5-4")
def test_without_its_card_at_resolution_nothing_is_played(duel: Factory) -> None:
    snare = extra("snare", "blue", 0, Counter("play", Ko(Every(THEIRS))))
    cards = (CUB, lion(), snare, watcher("judge", "played"))
    t = duel(Side(hand=["lion"], battle=["cub"], energy=["red-1"]), Side(hand=["snare"]), cards=cards)
    t.you.use("lion")
    t.foe.counter("snare")
    assert t.you.drop == ["cub"]
    assert (t.you.battle, t.you.hand) == ([], ["lion"])
    t = duel(Side(hand=["lion"], battle=["cub"], energy=["red-1"]), Side(hand=["snare"], battle=["judge"]), cards=cards)
    t.you.use("lion")
    t.foe.counter("snare")
    assert t.foe.hand == [], "nothing was played"


@rule("dbs:10-5-4", "dbs:10-5-5")
@KINDS
def test_nor_if_its_card_is_the_other_players_by_then(duel: Factory, kind: str) -> None:
    thief = extra("thief", "blue", 0, Counter("play", TakeControl(Every(THEIRS))))
    sides = Side(hand=["lion"], battle=["cub"], energy=["red-1"]), Side(hand=["thief"])
    t = duel(*sides, cards=(CUB, lion(kind), thief))
    t.you.use("lion")
    t.foe.counter("thief")
    assert (t.you.battle, t.you.hand, t.you.warp, t.foe.battle) == ([], ["lion"], [], ["cub"])


@rule("dbs:10-5-5")
def test_xeno_evolve_sends_the_card_to_the_warp_and_comes_in_active_mode(duel: Factory) -> None:
    t = duel(Side(hand=["lion", "boost"], rested=["cub"], energy=["red-1"]), cards=(CUB, lion(XENO_EVOLVE), BOOST))
    t.you.use("boost").choose("cub").use("lion")
    assert t.you.battle == ["lion"]
    assert t.you.warp == ["cub"]
    assert t.you.under_card("lion") == []
    assert t.you.rested == []
    assert t.you.power("lion") == 25_000, "it is another card"
    kinds = [kind for kind, _ in t.happened("to-warp", "play")]
    assert kinds == ["to-warp", "play"]


@rule("dbs:10-5-5")
def test_xeno_evolve_without_its_card_at_resolution_plays_nothing(duel: Factory) -> None:
    snare = extra("snare", "blue", 0, Counter("play", Ko(Every(THEIRS))))
    sides = Side(hand=["lion"], battle=["cub"], energy=["red-1"]), Side(hand=["snare"])
    t = duel(*sides, cards=(CUB, lion(XENO_EVOLVE), snare))
    t.you.use("lion")
    t.foe.counter("snare")
    assert (t.you.battle, t.you.hand, t.you.warp) == ([], ["lion"], [])


@rule("dbs:10-5-5")
def test_xeno_evolve_sends_a_stolen_card_to_the_warp_of_its_owner(duel: Factory) -> None:
    t = duel(Side(hand=["lion"], stolen=["cub"], energy=["red-1"]), cards=(CUB, lion(XENO_EVOLVE)))
    t.you.use("lion")
    assert (t.you.warp, t.foe.warp) == ([], ["cub"])
    assert t.you.battle == ["lion"]


@rule("dbs:10-5-6", "dbs:10-5-7")
@KINDS
def test_a_card_evolves_and_has_evolved_only_if_it_was_played_so(duel: Factory, kind: str) -> None:
    proud = battle(
        "proud",
        "red",
        1,
        25_000,
        evolve(Is("battle") & Between("cost", most=1), kind=kind),
        Auto(("battle",), (When("played", IsSource() & Marked("evolve"), Draw(ONE), "auto"),)),
        Permanent(("battle",), (Number(("power",), Fixed(1000), IsSource() & Marked("evolve")),)),
    )
    t = duel(Side(hand=["proud"], battle=["red-1"]), cards=(proud,))
    t.you.use("proud")
    assert t.you.hand == ["black-3"], "it evolved"
    assert t.you.power("proud") == 26_000, "it has evolved"
    t = duel(Side(hand=["proud"], energy=["red-1"]), cards=(proud,))
    t.you.play("proud")
    assert t.you.hand == []
    assert t.you.power("proud") == 25_000


@rule("dbs:10-5-1")
def test_a_card_that_needs_three_others_lies_on_one_for_each_condition(duel: Factory) -> None:
    trinity = battle("trinity", "red", 5, 25_000, evolve(Is("red"), more=(Is("blue"), Is("blue"))))
    area = ["red-1", "red-2", "blue-1", "blue-2"]
    for first in ("red-1", "red-2"):
        t = duel(Side(hand=["trinity"], battle=area), cards=(trinity,))
        t.you.use("trinity").choose(first)
        assert t.you.offered("card") == ["blue-1", "blue-2"], "one red card is enough"
        t.you.choose("blue-1")
        assert sorted(t.you.under_card("trinity")) == sorted(["blue-1", "blue-2", first])
    assert not duel(Side(hand=["trinity"], battle=area[:3]), cards=(trinity,)).you.can_use("trinity")
