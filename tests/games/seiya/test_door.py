"""The one door (law 10) in Saint Seiya: made-up cards forbid, replace and wait for what the rules do with piles, field
and Armours.
"""

from __future__ import annotations

import pytest

from pioche.games.seiya.again import While
from pioche.games.seiya.card import ARMOUR_TYPE, SeiyaCard
from pioche.games.seiya.play import Equip
from pioche.games.seiya.verbs import Destroy, Remove, RemoveFlame, Shuffle, ShuffleInto
from pioche.games.seiya.vocabulary import character, draw, field, hand, on_play, one, while_on_field
from pioche.kernel.cards.query import Among, Anything, Exists, Is
from pioche.kernel.cards.rule import Forbid, Replace, Rule, When
from pioche.kernel.cards.select import Every
from pioche.kernel.cards.value import Effect
from tests.rules.seiya.test_bronze_armours import GOLD, acquire_gold, new
from tests.scenario import Factory, Scenario, Side, bronze, rule

ARMOUR = Is(ARMOUR_TYPE)
DESTROY_IT, DESTROY_NOW = Destroy(Every(Among("it"))), Destroy(Every(Among("now")))
SIGNAL = RemoveFlame()  # what a rule does that only shows that it was asked
PEGASUS, DRAGON = "armure-de-pegase", "armure-du-dragon"


def law(*rules: Rule) -> SeiyaCard:
    """A card that puts rules in force while it is on the field, and is out of everybody's reach."""
    return character("law", "900", "Law", "rare", while_on_field(*rules), cost_force=20, pv=0)


def deed(effect: Effect) -> SeiyaCard:
    """A card that does something when it is played."""
    return character("deed", "901", "Deed", "rare", on_play(effect), cost_force=20, pv=0)


def kinds(t: Scenario) -> list[str]:
    return [event.kind for event in t.log]


def flames(t: Scenario) -> int:
    return t.game.counters["flames"]


# Drawing


def upkeep(table: Factory, *rules: Rule, **piles: list[str]) -> Scenario:
    """A player with an empty hand draws what there is."""
    t = table(seiya=Side(**piles), shun=Side(), field=["law"], cards=(law(*rules),))
    t.seiya.end_turn()
    return t


def test_drawing_can_be_forbidden(table: Factory) -> None:
    t = upkeep(table, Forbid("draw", Anything()), draw=["jaki", "oko"])
    assert (t.seiya.hand, t.seiya.draw) == ([], ["jaki", "oko"])


def test_drawing_can_be_replaced(table: Factory) -> None:
    t = upkeep(table, Replace("draw", Is("Oko"), DESTROY_IT), draw=["jaki", "oko", "jaki"])
    assert (t.seiya.hand, t.seiya.destroyed) == (["jaki", "jaki"], ["oko"])


def test_drawing_can_be_waited_for(table: Factory) -> None:
    t = upkeep(table, When("draw", Is("Oko"), DESTROY_NOW), draw=["jaki", "oko", "jaki"])
    assert (t.seiya.hand, t.seiya.destroyed) == (["jaki", "jaki"], ["oko"])
    assert kinds(t).count("draw") == 3


def test_drawing_by_an_effect_is_known_by_its_card_where_rules_have_a_say(table: Factory) -> None:
    cards = law(When("draw", Is("Oko"), SIGNAL)), deed(draw(1))
    t = table(seiya=Side(hand=["deed"], draw=["oko"]), field=["law"], cards=cards)
    t.seiya.play("deed").accept()
    (event,) = t.events("draw")
    assert t.game.rules.catalogue.definitions[event.source].slug == "deed"
    assert (t.seiya.hand, flames(t)) == (["oko"], 11)


@rule("seiya:glossary:piocher:2")
def test_a_pile_is_rebuilt_in_the_midst_of_drawing_where_rules_have_a_say(table: Factory) -> None:
    t = upkeep(table, When("draw", Anything(), SIGNAL), draw=["jaki"], discard=["oko", "oko"])
    assert (t.seiya.hand, t.seiya.draw, t.seiya.discard) == (["jaki", "oko", "oko"], [], [])
    assert flames(t) == 12 - 3


def test_who_may_draw_nothing_rebuilds_nothing(table: Factory) -> None:
    t = upkeep(table, Forbid("draw", Anything()), discard=["jaki", "oko"])
    assert (t.seiya.hand, t.seiya.draw, t.seiya.discard) == ([], [], ["jaki", "oko"])


@pytest.mark.parametrize("rules", [(), (When("draw", Is("Nobody"), SIGNAL),)], ids=["unasked", "asked"])
def test_who_draws_the_last_card_gains_energy_whether_rules_have_a_say_or_not(
    table: Factory, rules: tuple[Rule, ...]
) -> None:
    t = table(seiya=Side(draw=["jaki"], discard=["oko"] * 9), field=["law"], boxes=("asgard",), cards=(law(*rules),))
    t.seiya.end_turn()
    assert (len(t.seiya.hand), len(t.seiya.draw), t.seiya.energy) == (5, 5, 1)
    (event,) = t.events("shuffle")
    assert event.to == t.game.bases["draw"]


@pytest.mark.parametrize("rules", [(), (When("draw", Is("Nobody"), SIGNAL),)], ids=["unasked", "asked"])
def test_hilda_draws_the_top_card_of_her_discard_pile_whether_rules_have_a_say_or_not(
    table: Factory, rules: tuple[Rule, ...]
) -> None:
    t = table(
        seiya=Side(), hilda=Side(discard=["jaki", "oko"]), field=["law"], solo="normal", dice=[2], boxes=("asgard",),
        cards=(law(*rules),),
    )  # fmt: skip
    hilda = t.hilda  # type: ignore[attr-defined]
    assert (hilda.hand, hilda.discard, hilda.apart) == (["oko"], [], ["jaki"])


def test_hilda_too_may_be_kept_from_drawing(table: Factory) -> None:
    t = table(
        seiya=Side(), hilda=Side(discard=["jaki", "oko"]), field=["law"], solo="normal", dice=[2],
        cards=(law(Forbid("draw", Anything())),),
    )  # fmt: skip
    assert (t.hilda.hand, t.hilda.discard, t.hilda.apart) == ([], ["oko"], ["jaki"])  # type: ignore[attr-defined]


# Again and again


@pytest.mark.parametrize(("name", "drawn"), [("Law", 3), ("Nobody", 0)])
def test_what_is_done_again_and_again_is_offered_only_where_it_begins(table: Factory, name: str, drawn: int) -> None:
    """Until nothing comes of it any more."""
    cards = law(), deed(While(Exists(field(Is(name))), draw(1, short=True)))
    t = table(seiya=Side(hand=["deed"], draw=["oko"] * 3), field=["law"], cards=cards)
    t.seiya.play("deed")
    if drawn:
        t.seiya.accept()
    assert t.seiya.hand == ["oko"] * drawn
    t.pending("main-phase")


# Rebuilding and shuffling


def test_rebuilding_can_be_forbidden(table: Factory) -> None:
    t = upkeep(table, Forbid("rebuild", Is("Oko")), discard=["jaki", "oko"])
    assert (t.seiya.hand, t.seiya.discard) == (["jaki"], ["oko"])


def test_rebuilding_can_be_replaced(table: Factory) -> None:
    t = upkeep(table, Replace("rebuild", Is("Oko"), DESTROY_IT), discard=["jaki", "oko"])
    assert (t.seiya.hand, t.seiya.destroyed) == (["jaki"], ["oko"])


def test_rebuilding_can_be_waited_for(table: Factory) -> None:
    t = upkeep(table, When("rebuild", Is("Oko"), SIGNAL), discard=["jaki", "oko"])
    assert (sorted(t.seiya.hand), flames(t)) == (["jaki", "oko"], 11)


PILE = ["jaki", "oko", "phaeton", "cassios"]


def test_shuffling_a_rebuilt_pile_can_be_forbidden(table: Factory) -> None:
    t = upkeep(table, Forbid("shuffle", Anything()), discard=PILE)
    assert t.seiya.hand == PILE[::-1]
    assert "shuffle" not in kinds(t)


def test_shuffling_a_rebuilt_pile_can_be_replaced(table: Factory) -> None:
    t = upkeep(table, Replace("shuffle", Anything(), SIGNAL), discard=PILE)
    assert (t.seiya.hand, flames(t)) == (PILE[::-1], 11)


def test_shuffling_a_rebuilt_pile_can_be_waited_for(table: Factory) -> None:
    t = upkeep(table, When("shuffle", Anything(), SIGNAL), discard=PILE)
    assert (sorted(t.seiya.hand), flames(t), kinds(t).count("shuffle")) == (sorted(PILE), 11, 1)


MIXING = [Shuffle(), ShuffleInto(Every(hand(Is("Jaki"))), "draw"), ShuffleInto(Every(hand(Is("Jaki"))), "reserve")]


@pytest.mark.parametrize("effect", MIXING, ids=["the pile", "into the pile", "into the Reserve"])
@pytest.mark.parametrize(
    ("rule", "shuffled", "left"),
    [
        (Forbid("shuffle", Anything()), 0, 12),
        (Replace("shuffle", Anything(), SIGNAL), 0, 11),
        (When("shuffle", Anything(), SIGNAL), 1, 11),
    ],
    ids=["forbidden", "replaced", "waited for"],
)
def test_shuffling_by_an_effect(table: Factory, effect: Effect, rule: Rule, shuffled: int, left: int) -> None:
    t = table(
        seiya=Side(hand=["deed", "jaki"], draw=PILE), field=["law"], reserve=PILE, cards=(law(rule), deed(effect))
    )
    t.seiya.play("deed").accept()
    assert (kinds(t).count("shuffle"), flames(t)) == (shuffled, left)
    assert ("jaki" in t.seiya.hand) is isinstance(effect, Shuffle)


# Filling the field


def test_filling_the_field_can_be_forbidden(table: Factory) -> None:
    """What may not come stays on top of the Reserve, and nothing comes before it."""
    t = table(seiya=Side(), field=["law"], reserve=["jaki", "oko", "jaki"], cards=(law(Forbid("fill", Is("Oko"))),))
    t.seiya.end_turn()
    assert (t.field, t.reserve) == ({6: "law", 5: "jaki"}, ["jaki", "oko"])
    t.pending("main-phase")


def test_filling_the_field_can_be_replaced(table: Factory) -> None:
    """The next card comes into the slot."""
    rule = Replace("fill", Is("Oko"), Remove(Every(Among("it"))))
    t = table(seiya=Side(), field=["law"], reserve=["jaki", "oko", "jaki"], cards=(law(rule),))
    t.seiya.end_turn()
    assert (t.field, t.removed) == ({6: "law", 5: "jaki", 4: "jaki"}, ["oko"])


def test_filling_the_field_can_be_waited_for(table: Factory) -> None:
    """Before the card arrives, as it lies in the Reserve; and when it has arrived."""
    rules = When("fill", Is("Oko"), SIGNAL), When("arrive", Is("Oko"), SIGNAL)
    t = table(seiya=Side(), field=["law"], reserve=["jaki", "oko", "jaki"], cards=(law(*rules),))
    t.seiya.end_turn()
    assert (t.field, flames(t)) == ({6: "law", 5: "jaki", 4: "oko", 3: "jaki"}, 10)


# Exchanges


def exchanged(table: Factory, rule: Rule) -> Scenario:
    """Jamian exchanges two cards of the field."""
    t = table(seiya=Side(hand=["jamian-du-corbeau"]), field=["law", "oko", "jaki"], cards=(law(rule),))
    t.seiya.play("jamian-du-corbeau", "law").accept().choose("oko").choose("jaki")
    return t


@pytest.mark.parametrize("name", ["Oko", "Jaki"])
def test_an_exchange_can_be_forbidden(table: Factory, name: str) -> None:
    assert exchanged(table, Forbid("exchange", Is(name))).field == {1: "law", 2: "oko", 3: "jaki"}


@pytest.mark.parametrize(("name", "left"), [("Oko", {1: "law", 3: "jaki"}), ("Jaki", {1: "law", 2: "oko"})])
def test_an_exchange_can_be_replaced(table: Factory, name: str, left: dict[int, str]) -> None:
    assert exchanged(table, Replace("exchange", Is(name), Remove(Every(Among("it"))))).field == left


def test_an_exchange_can_be_waited_for(table: Factory) -> None:
    t = exchanged(table, When("exchange", Is("Oko") | Is("Jaki"), SIGNAL))
    assert (t.field, flames(t)) == ({1: "law", 2: "jaki", 3: "oko"}, 10)


@pytest.mark.parametrize(
    ("rules", "wounded"), [((), "seiya-verycommon"), ((Forbid("exchange", Anything()),), "seiya-common")]
)
def test_heroes_change_places_at_the_end_of_an_epic_unless_forbidden(
    table: Factory, rules: tuple[Rule, ...], wounded: str
) -> None:
    t = table(
        seiya=Side(hand=["oko"] * 5, wounded=["seiya-common"], destroyed=["seiya-verycommon"]),
        field={1: "law", 6: "shaka-de-la-vierge"},
        boxes=("asgard", "poseidon"),
        epic="septieme-sens",
        hourglasses=2,
        cards=(law(*rules),),
    )
    t.seiya.end_turn()
    assert t.seiya.wounded == [wounded]


# Armours


def equipped(table: Factory, by_effect: bool, *rules: Rule) -> Scenario:
    """A player equips the Armour of the Dragon instead of that of Pegasus, by playing it or by an effect."""
    t = table(
        seiya=Side(hand=["deed", DRAGON], armour=PEGASUS), field=["law"],
        cards=(law(*rules), deed(Equip(one(hand(ARMOUR))))),
    )  # fmt: skip
    if not by_effect:
        t.seiya.play(DRAGON)
        return t
    t.seiya.play("deed")
    t.seiya.choose(DRAGON) if t.decision.ask == "choose-equip" else t.seiya.accept()
    return t


BOTH = pytest.mark.parametrize("by_effect", [False, True], ids=["played", "by an effect"])


@BOTH
def test_the_old_armour_is_discarded(table: Factory, by_effect: bool) -> None:
    t = equipped(table, by_effect)
    assert (t.seiya.armour, t.seiya.discard) == ([DRAGON], [PEGASUS])


@BOTH
def test_discarding_the_old_armour_can_be_forbidden(table: Factory, by_effect: bool) -> None:
    t = equipped(table, by_effect, Forbid("discard", ARMOUR))
    assert (t.seiya.armour, t.seiya.discard) == ([PEGASUS, DRAGON], [])


@BOTH
def test_discarding_the_old_armour_can_be_replaced(table: Factory, by_effect: bool) -> None:
    t = equipped(table, by_effect, Replace("discard", ARMOUR, DESTROY_IT))
    assert (t.seiya.armour, t.seiya.destroyed) == ([DRAGON], [PEGASUS])


@BOTH
def test_discarding_the_old_armour_can_be_waited_for(table: Factory, by_effect: bool) -> None:
    t = equipped(table, by_effect, When("discard", ARMOUR, SIGNAL))
    assert (t.seiya.armour, t.seiya.discard, flames(t)) == ([DRAGON], [PEGASUS], 11)


def test_equipping_can_be_forbidden(table: Factory) -> None:
    t = table(seiya=Side(hand=[DRAGON]), field=["law"], cards=(law(Forbid("equip", ARMOUR)),))
    assert not t.seiya.can_play(DRAGON)


@BOTH
def test_equipping_can_be_replaced(table: Factory, by_effect: bool) -> None:
    t = equipped(table, by_effect, Replace("equip", ARMOUR, DESTROY_IT))
    assert (t.seiya.destroyed, DRAGON in t.seiya.armour) == ([DRAGON], False)


@BOTH
def test_equipping_can_be_waited_for(table: Factory, by_effect: bool) -> None:
    t = equipped(table, by_effect, When("equip", ARMOUR, DESTROY_NOW))
    assert (t.seiya.armour, t.seiya.destroyed) == ([], [DRAGON])


def evolved(table: Factory, rule: Rule) -> Scenario:
    t = table(
        seiya=Side(hand=["armure-du-sagittaire", "oko", bronze("seiya")], aside=[new("seiya")]),
        field=[GOLD, "law"], boxes=("asgard",), cards=(law(rule),),
    )  # fmt: skip
    acquire_gold(t, "seiya")
    t.seiya.choose(GOLD)
    t.pending("evolve-armour", "seiya")
    t.seiya.accept()
    return t


def test_an_armour_can_be_kept_from_evolving(table: Factory) -> None:
    t = evolved(table, Forbid("evolve", ARMOUR))
    assert (t.seiya.hand, t.seiya.aside) == ([bronze("seiya")], [new("seiya")])


def test_something_else_can_come_instead_of_evolving(table: Factory) -> None:
    t = evolved(table, Replace("evolve", ARMOUR, DESTROY_IT))
    assert (t.seiya.hand, t.seiya.destroyed, t.seiya.aside) == ([], ["oko", bronze("seiya")], [new("seiya")])


def test_evolving_can_be_waited_for(table: Factory) -> None:
    """What has evolved is bound to `now`."""
    t = evolved(table, When("evolve", ARMOUR, DESTROY_NOW))
    assert (t.seiya.hand, t.seiya.destroyed, t.seiya.aside) == ([], ["oko", new("seiya")], [])
