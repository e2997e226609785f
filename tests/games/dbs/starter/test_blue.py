"""Blue cards of the starter set do what they say."""

from __future__ import annotations

from pioche.games.dbs.verbs import Stand, ToDeck, ToHand
from pioche.kernel.cards.query import OPPONENTS, Cards, Fixed, Is
from pioche.kernel.cards.select import Every, Pick
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import spell
from tests.scenario import rule

BLUE = ["blue-1"]
SWEEP = spell("sweep", ToHand(Every(Cards(("battle",), Is("extra"), OPPONENTS))))
WRECK = spell("wreck", ToDeck(Pick(Cards(("battle",), None, OPPONENTS), Fixed(1)), "bottom"))


@rule("dbs:card:pi1-022:1")
def test_corail_discards_to_draw_once_a_turn(starter: Factory) -> None:
    t = starter(Side(leader="pi1-022", hand=["red-1", "red-2"], battle=["blue-1"]))
    t.you.attack("blue-1", "scout")
    assert not t.you.can_use("pi1-022")
    t.fight()
    t.you.use("pi1-022", 0).just(1, "red-1", "red-2").choose("red-1")
    assert (t.you.drop, t.you.hand) == (["red-1"], ["red-2", "black-3"])
    assert not t.you.can_use("pi1-022", 0)


@rule("dbs:card:pi1-022:2")
def test_corail_surges_with_six_energy_or_three_life(starter: Factory) -> None:
    assert not starter(Side(leader="pi1-022", energy=BLUE * 5, life=["black-1"] * 4)).you.can_use("pi1-022")
    assert starter(Side(leader="pi1-022", life=["black-1"] * 3)).you.can_use("pi1-022")
    t = starter(Side(leader="pi1-022", energy=BLUE * 3, rested_energy=["blue-2", "blue-3", "red-1"]))
    t.you.use("pi1-022", 1).up_to(2, "blue-2", "blue-3", "red-1").choose("blue-2", "blue-3")
    assert t.you.leader == ["pi1-022-back"]
    assert t.you.rested_energy == ["red-1"]
    assert len(t.you.hand) == 2


@rule("dbs:card:pi1-022-back:1")
def test_corail_awakened_draws_and_stands_an_energy(starter: Factory) -> None:
    t = starter(Side(leader="pi1-022-back", battle=["red-3"], rested_energy=["blue-1", "blue-2"]))
    t.you.attack("red-3", "scout").fight()
    assert t.you.hand == []
    t.you.attack("pi1-022-back", "scout").up_to(1, "blue-1", "blue-2").choose("blue-2").fight()
    assert t.you.rested_energy == ["blue-1"]
    assert len(t.you.hand) == 1


@rule("dbs:card:pi1-024:1")
def test_goutte_is_not_chosen_by_opposing_skills(starter: Factory) -> None:
    t = starter(Side(hand=["blast"], energy=["red-1"]), Side(battle=["pi1-024", "blue-1"]))
    t.you.use("blast")
    assert t.foe.drop == ["blue-1"]


@rule("dbs:card:pi1-025:1")
def test_ecume_dives_under_the_deck_after_a_combo(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-025", "red-1"], battle=["red-3"]))
    t.you.attack("captain", "scout").combo("pi1-025")
    t.fight()
    t.you.decline()
    assert t.you.drop == ["pi1-025"]
    t.you.attack("red-3", "scout").combo("red-1").fight()
    assert t.you.drop == ["pi1-025", "red-1"], "nobody dives after the combo of another card"
    t = starter(Side(hand=["pi1-025"]))
    t.you.attack("captain", "scout").combo("pi1-025")
    t.fight()
    t.you.accept()
    assert (t.you.deck[0], t.you.drop, t.you.hand) == ("pi1-025", [], ["black-3"])


@rule("dbs:card:pi1-026:1")
def test_maree_sends_back_a_card_of_cost_two(starter: Factory) -> None:
    t = starter(
        Side(hand=["pi1-026", "red-1"], energy=[*BLUE * 2, "red-1"]), Side(battle=["red-1", "red-2", "red-3", "camp"])
    )
    t.you.play("pi1-026", pay=["blue-1", "blue-1"]).up_to(1, "red-1", "red-2").choose("red-2")
    assert t.foe.hand == ["red-2"]
    t.you.play("red-1")
    assert t.asked[1] == "main-phase", "she sends a card back only when she comes herself"


@rule("dbs:card:pi1-027:1", "dbs:card:pi1-027:2")
def test_recif_blocks_and_grows_once_when_the_opponent_plays(starter: Factory) -> None:
    t = starter(
        Side(hand=["red-1", "red-1", "herald"], battle=["red-1"], energy=["red-1"] * 3),
        Side(battle=["pi1-027", "blue-1"], hand=["blue-2"], energy=BLUE * 2),
    )
    t.you.play("herald", x=0)
    assert t.foe.power("pi1-027") == 10_000, "a Unison Card is no Battle Card"
    t.you.play("red-1").play("red-1@hand")
    assert (t.foe.power("pi1-027"), t.foe.power("blue-1")) == (15_000, 5000)
    t.you.attack("captain", "scout")
    t.foe.accept()
    t.fight()
    assert t.foe.rested == ["pi1-027"]
    t.you.end_turn()
    t.foe.play("blue-2")
    assert t.foe.power("pi1-027") == 10_000, "not when you play one yourself"


@rule("dbs:card:pi1-030:1")
def test_ressac_cannot_be_stopped_from_coming_into_play(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-030", "red-1"], energy=BLUE * 3), Side(hand=["refusal"]))
    t.you.play("pi1-030")
    t.foe.counter("refusal")
    t.you.choose("no")
    assert t.you.battle == ["pi1-030"]


@rule("dbs:card:pi1-030:2")
def test_ressac_draws_up_to_two_and_puts_one_under_the_deck(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-030", "red-1", "red-2"], energy=[*BLUE * 3, "red-1"]))
    t.you.play("pi1-030", pay=BLUE * 3).accept().accept().just(1, "red-1", "red-2", "black-3").choose("red-1")
    assert t.you.hand == ["red-2", "black-3", "black-3"]
    assert t.you.deck[0] == "red-1"
    t = starter(Side(hand=["red-1"], battle=["pi1-030"], energy=["red-1"]))
    t.you.play("red-1")
    assert t.you.hand == []


@rule("dbs:card:pi1-031:1", "dbs:card:pi1-031:2")
def test_digue_costs_less_against_two_and_blocks(starter: Factory) -> None:
    few = Side(hand=["pi1-031"], battle=["red-1"] * 2, energy=BLUE * 3)
    assert not starter(few, Side(battle=["red-1", "camp"])).you.can_play("pi1-031")
    poor = Side(hand=["pi1-031"], energy=BLUE * 2)
    assert not starter(poor, Side(battle=["red-1", "red-2"])).you.can_play("pi1-031")
    t = starter(Side(hand=["pi1-031", "pi1-034"], energy=BLUE * 3), Side(battle=["red-1", "red-2"]))
    assert not t.you.can_play("pi1-034"), "others cost what they say"
    t.you.play("pi1-031").end_turn()
    t.foe.attack("scout", "captain")
    t.you.accept()
    t.fight()
    assert t.you.rested == ["pi1-031"]


@rule("dbs:card:pi1-032:1")
def test_nacre_draws_for_the_first_extra_card_of_a_turn(starter: Factory) -> None:
    t = starter(
        Side(hand=["blast", "blast"], battle=["pi1-032"], energy=["red-1"] * 2),
        Side(hand=["pi1-040"], energy=BLUE * 2),
    )
    t.you.use("captain")
    assert len(t.you.hand) == 2, "a Leader Card is no Extra Card"
    t.you.use("blast")
    assert len(t.you.hand) == 2
    t.you.use("blast")
    assert len(t.you.hand) == 1
    t.you.end_turn()
    t.foe.use("pi1-040")
    assert len(t.you.hand) == 1, "that was an Extra Card of the opponent"


@rule("dbs:card:pi1-033:1", "dbs:card:pi1-033:2")
def test_onde_evolves_and_draws(starter: Factory) -> None:
    both = ["pi1-116"]
    t = starter(Side(hand=["pi1-033", "pi1-011"], battle=["pi1-023", "pi1-002"], energy=both * 4))
    t.you.use("pi1-033")
    assert t.you.under_card("pi1-033") == ["pi1-023"]
    assert t.you.hand == ["pi1-011", "black-3"]
    t.you.use("pi1-011")
    assert t.you.hand == ["black-3"], "it is another card that evolved"
    t = starter(Side(hand=["pi1-033"], energy=both * 4))
    t.you.play("pi1-033")
    assert t.you.hand == [], "she was played from the hand"


@rule("dbs:card:pi1-034:1")
def test_houle_changes_places_with_a_blue_card_of_cost_three(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-029", "red-3", "blue-2"], battle=["pi1-034"], energy=BLUE))
    t.you.use("pi1-034")
    assert t.you.offered("card") == ["pi1-029"]
    t.you.choose("pi1-029")
    assert t.you.battle == ["pi1-029"]
    assert "pi1-034" in t.you.hand


@rule("dbs:card:pi1-034:2")
def test_houle_grows_when_your_skill_returns_an_opposing_card(starter: Factory) -> None:
    t = starter(
        Side(hand=["pi1-026", "sweep"], battle=["pi1-034", "pi1-070"], energy=BLUE * 2),
        Side(battle=["red-1", "camp", "pi1-070"]),
        cards=(SWEEP,),
    )
    t.you.attack("pi1-070", "scout").fight()
    t.you.accept().use("sweep")
    assert t.foe.hand == ["black-1", "camp"]
    assert t.you.power("pi1-034") == 20_000, "one of your own came back, and a card that is no Battle Card"
    t.you.play("pi1-026").choose("red-1")
    assert (t.you.power("pi1-034"), t.you.power("captain")) == (25_000, 10_000)
    t.you.end_turn()
    t.foe.attack("pi1-070", "captain").fight()
    t.foe.accept()
    assert t.you.power("pi1-034") == 20_000, "that was the opponent's skill"


@rule("dbs:card:pi1-035:1")
def test_tempete_sends_a_card_back_if_all_energy_is_blue(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-035"], energy=[*BLUE * 4, "red-1"]), Side(battle=["red-3"]))
    t.you.play("pi1-035")
    assert t.foe.battle == ["red-3"]
    t = starter(
        Side(hand=["pi1-035", "blue-1"], energy=BLUE * 6),
        Side(battle=["red-3", "pi1-011", "pi1-014", "camp"], energy=["red-1"]),
    )
    t.you.play("pi1-035").up_to(1, "red-3", "pi1-011").choose("red-3")
    assert t.foe.hand == ["red-3"]
    t.you.play("blue-1")
    assert t.asked[1] == "main-phase", "she sends a card back only when she comes herself"


@rule("dbs:card:pi1-037:1", "dbs:card:pi1-037:2")
def test_syzygie_cannot_be_destroyed_and_deals_two_damage(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-037"], hand=["red-1"]), Side(battle=["pi1-017"]))
    t.you.attack("pi1-037", "scout").fight()
    assert len(t.foe.life) == 6
    t.you.end_turn()
    t.foe.attack("pi1-017", "pi1-037").fight()
    assert t.you.battle == ["pi1-037"]


@rule("dbs:card:pi1-037:3")
def test_syzygie_draws_for_the_markers_she_takes(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-037", "double"]), Side(unison="herald", markers=5))
    t.you.attack("double", "herald").fight()
    assert (t.foe.markers, len(t.you.hand)) == (3, 0)
    t.you.attack("pi1-037", "herald").fight()
    assert (t.foe.markers, len(t.you.hand)) == (1, 1)


@rule("dbs:card:pi1-038:1")
def test_one_amirale_keeps_another_out(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-038"], battle=["pi1-038"], energy=BLUE * 6))
    assert not t.you.can_play("pi1-038")


@rule("dbs:card:pi1-038:2")
def test_amirale_makes_opposing_counters_cost_one_more(starter: Factory) -> None:
    t = starter(Side(battle=["pi1-038"]), Side(hand=["parry"]), counters=True)
    t.you.attack("captain", "scout")
    assert not t.foe.can_choose("parry")
    t.pending("choose-counter", t.foe)
    t = starter(Side(battle=["pi1-038"], hand=["parry"]), Side(hand=["parry"], energy=BLUE))
    t.you.attack("captain", "scout")
    t.foe.counter("parry")
    assert t.foe.rested_energy == BLUE
    t.you.end_turn()
    t.foe.attack("scout", "captain")
    t.you.counter("parry")
    assert len(t.you.life) == 8, "your own cost nothing more"


@rule("dbs:card:pi1-039:1")
def test_brume_soudaine_sends_a_card_back_before_it_is_in_play(starter: Factory) -> None:
    foe = Side(hand=["pi1-039"], energy=BLUE * 2)
    t = starter(Side(hand=["pi1-014"], energy=["red-1"] * 5), foe)
    t.you.play("pi1-014")
    t.foe.counter("pi1-039")
    assert (t.you.battle, t.you.hand) == ([], ["pi1-014"])
    t = starter(Side(hand=["pi1-015", "herald"], energy=["red-1"] * 7), foe)
    t.you.play("pi1-015").play("herald")
    assert (t.you.battle, t.you.unison) == (["pi1-015"], ["herald"]), "6 are too much, and a Unison Card is no answer"


@rule("dbs:card:pi1-040:1")
def test_changement_de_cap_draws_two(starter: Factory) -> None:
    t = starter(Side(hand=["pi1-040", "red-1"], energy=BLUE * 2))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-040")
    t.fight()
    t.you.use("pi1-040")
    assert t.you.hand == ["red-1", "black-3", "black-3"]


@rule("dbs:card:pi1-040:2")
def test_changement_de_cap_may_cost_a_card_at_four_life(starter: Factory) -> None:
    assert not starter(Side(hand=["pi1-040", "red-1"], life=["black-1"] * 5)).you.can_use("pi1-040")
    t = starter(Side(hand=["pi1-040", "red-1", "red-2", "blast"], life=["black-1"] * 4))
    assert not t.you.can_use("blast")
    t.you.use("pi1-040").just(1, "red-1", "red-2", "blast").choose("red-1")
    assert t.you.hand == ["red-2", "blast", "black-3", "black-3"]
    assert t.you.drop == ["red-1", "pi1-040"]


@rule("dbs:card:pi1-041:1", "dbs:card:pi1-041:2")
def test_phare_is_placed_and_turns_its_light(starter: Factory) -> None:
    rise = spell("rise", Stand(Every(Cards(("battle",)))))
    t = starter(Side(hand=["pi1-041", "red-1", "rise"], energy=BLUE), cards=(rise,))
    t.you.use("pi1-041")
    assert t.you.battle == ["pi1-041"]
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-041")
    t.fight()
    t.you.use("pi1-041").just(1, "red-1", "rise", "black-3").choose("red-1")
    assert t.you.rested == ["captain", "pi1-041"]
    assert (t.you.hand, t.you.deck[-1]) == (["rise", "black-3"], "red-1")
    t.you.use("rise")
    assert t.you.rested == ["captain"]
    assert not t.you.can_use("pi1-041"), "once a turn"


@rule("dbs:card:pi1-042:1", "dbs:card:pi1-042:2", "dbs:card:pi1-042:3")
def test_hautemer_exchanges_a_card_or_sinks_one(starter: Factory) -> None:
    t = starter(Side(unison="pi1-042", markers=1, hand=["red-1"]))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-042")
    t.fight()
    t.you.use("pi1-042", 0).just(1, "red-1", "black-3").choose("red-1")
    assert (t.you.hand, t.you.deck[0], t.you.markers) == (["black-3"], "red-1", 2)
    t = starter(Side(unison="pi1-042", markers=3), Side(battle=["red-3", "red-2", "pi1-011", "camp"]))
    t.you.attack("captain", "scout")
    assert not t.you.can_use("pi1-042")
    t.fight()
    t.you.use("pi1-042", 1).up_to(1, "red-3", "red-2").choose("red-3")
    assert (t.foe.deck[0], t.you.markers) == ("red-3", 1)
    assert len(t.you.hand) == 1, "a card was drawn for the one that sank"


@rule("dbs:card:pi1-042:3")
def test_hautemer_draws_for_the_first_opposing_card_that_your_skills_sink(starter: Factory) -> None:
    t = starter(
        Side(unison="pi1-042", hand=["wreck", "wreck", "wreck"]),
        Side(battle=["camp", "red-1", "red-2"], hand=["pi1-025"]),
        cards=(WRECK,),
    )
    t.you.use("wreck").choose("camp")
    assert len(t.you.hand) == 2, "no Battle Card"
    t.you.use("wreck").choose("red-1")
    assert len(t.you.hand) == 2, "one card for it"
    t.you.use("wreck")
    assert (t.foe.battle, len(t.you.hand)) == ([], 1), "once a turn"
    t.you.end_turn()
    t.foe.attack("scout", "captain").combo("pi1-025").fight()
    t.foe.accept()
    assert (t.foe.deck[0], t.you.hand[1:]) == ("pi1-025", ["black-1"]), "for the opponent's own skill only life came"
