"""Entrave piles: hampering others, being hampered, freeing oneself; and Souls (Hadès)."""

from __future__ import annotations

from pioche.games.seiya.bind import OnTop
from pioche.games.seiya.card import Annihilated
from pioche.games.seiya.souls import SOULS, GainSouls, LoseSouls
from pioche.games.seiya.vocabulary.hades import entrave
from pioche.games.seiya.vocabulary.words import FORCE
from pioche.kernel.cards.query import Anything, Fixed, Yours
from pioche.kernel.cards.rule import Forbid, Number, When
from pioche.kernel.state.catalogue import Static
from tests.rules.seiya.hades import BOXES, PLAIN, styx
from tests.scenario import Factory, Side, rule

FIELD = ["kuraggu"]
SEIYA = "seiya-verycommon"  # 1 Force
FERRYMAN = styx(
    "ferryman", Static(("entrave",), (Forbid("souls", Anything(), by="you"),), when=OnTop()), grade=3, gain_souls=3
)
GOLEM = styx("golem", Static(("entrave",), (Number(FORCE, Fixed(-1), Yours()),), when=OnTop()), grade=2)


@rule("hades:entrave:1", "hades:styx:3", "hades:tour-phase-principale:17", "hades:precisions:25")
def test_souls_put_a_character_into_an_opponents_pile(table: Factory) -> None:
    """Nobody acquires it by that, and nothing is gained."""
    t = table(seiya=Side(souls=5), shun=Side(), ikki=Side(), enfers={5: "ash"}, cards=PLAIN, boxes=BOXES, field=FIELD)
    t.seiya.choose("bind:ash@enfers/5")
    t.pending("choose-hampered")
    assert t.seiya.options == ["player/1", "player/2"]
    t.seiya.choose("player/2")
    assert t.ikki.entrave == ["ash"]
    assert t.seiya.souls == 3
    assert t.game.counters[SOULS] == 90 - 3
    assert t.gate == 0
    assert t.events("annihilate") == t.events("souls") == []


@rule("hades:entrave:1")
def test_who_has_too_few_souls_hampers_nobody(table: Factory) -> None:
    t = table(seiya=Side(souls=1), enfers={5: "ash"}, cards=PLAIN, boxes=BOXES, field=FIELD)
    assert not [key for key in t.seiya.options if key.startswith("bind:")]


@rule("hades:entrave:4", "hades:entrave:5", "hades:entrave:7", "hades:entrave:8", "hades:styx:5", "hades:entrave:3")
def test_the_pile_is_ordered_by_grade_and_a_newcomer_lies_above_its_equals(table: Factory) -> None:
    """The booklet's example: grade 3 joins a pile of grades 4 and 3."""
    others = (styx("rose", grade=4), styx("ferry", grade=3), styx("sphinx", grade=3))
    t = table(
        seiya=Side(souls=2), shun=Side(entrave=["rose", "ferry", "ash"]), enfers={5: "sphinx"}, cards=(*PLAIN, *others),
        boxes=BOXES, field=FIELD,
    )  # fmt: skip
    assert t.shun.entrave == ["ash", "ferry", "rose"]
    t.seiya.choose("bind:sphinx@enfers/5")
    assert t.shun.entrave == ["ash", "ferry", "sphinx", "rose"]


@rule("hades:entrave:9", "hades:styx:8", "hades:precisions:7")
def test_only_the_top_card_hampers_and_only_its_player(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[SEIYA], entrave=["golem", "ferryman"]), shun=Side(hand=["shun-verycommon"], entrave=["golem"]),
        cards=(FERRYMAN, GOLEM), boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "kuraggu")
    assert t.seiya.force_of(SEIYA) == 1
    t.seiya.end_turn()
    t.shun.play("shun-verycommon", "kuraggu")
    assert t.shun.force_of("shun-verycommon") == 0


@rule("hades:entrave:11", "hades:entrave:12", "hades:tour-phase-principale:16", "hades:affrontement:7")
def test_any_card_of_the_own_pile_is_shaken_off_by_force(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[SEIYA] * 3, entrave=["ash", "golem"]), shun=Side(entrave=["bone"]), styx=["crow"],
        cards=(*PLAIN, styx("golem", grade=2)), boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.choose(f"play:{SEIYA}")
    t.pending("choose-to-face")
    assert t.seiya.options == ["kuraggu@1", "ash@entrave/0/101", "golem@entrave/0/201"]
    t.seiya.choose("ash")
    t.seiya.play(SEIYA, "ash").acquire("ash", "force", using=())
    assert t.seiya.entrave == ["golem"]
    assert t.slugs("styx") == ["ash", "crow"]
    assert t.seiya.souls == 1
    assert t.seiya.discard == [SEIYA, SEIYA]
    assert t.seiya.neant == []


@rule("hades:precisions:8", "hades:precisions:9", "hades:precisions:10", "hades:precisions:11", "hades:affrontement:10")
def test_the_old_effect_lasts_until_its_card_is_placed_and_the_next_begins_after_the_fight(table: Factory) -> None:
    """Charon still forbids his own Souls; Rock hampers once the cards used are discarded."""
    t = table(
        seiya=Side(hand=[SEIYA] * 4, entrave=["golem", "ferryman"]), cards=(FERRYMAN, GOLEM), boxes=BOXES, field=FIELD
    )
    t.seiya.play(SEIYA, "ferryman").play(SEIYA, "ferryman").play(SEIYA, "kuraggu")
    t.seiya.acquire("ferryman", "force", using=())
    assert t.seiya.entrave == ["golem"]
    assert t.seiya.souls == 0
    assert t.seiya.force_of(SEIYA) == 0
    assert [event.kind for event in t.log if event.kind in ("release", "discard")] == ["release", "discard", "discard"]


@rule("hades:precisions:9", "hades:affrontement:11")
def test_what_hampers_next_does_not_concern_the_cards_of_the_fight(table: Factory) -> None:
    """It takes a Soul for each card discarded, but not for those that freed their player."""
    toll = styx("toll", entrave(When("discard", Yours(), LoseSouls())))
    t = table(
        seiya=Side(hand=[SEIYA] * 3, entrave=["toll", "ferryman"], souls=5), cards=(FERRYMAN, toll), boxes=BOXES,
        field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "ferryman").play(SEIYA, "ferryman").acquire("ferryman", "force", using=())
    assert (t.seiya.discard, t.seiya.souls) == ([SEIYA, SEIYA], 5)
    t.seiya.play(SEIYA, "toll").end_turn()
    assert t.seiya.souls == 4


@rule("hades:precisions:9")
def test_while_somebody_frees_oneself_others_stay_hampered(table: Factory) -> None:
    leech = styx("leech", entrave(When("discard", Anything(), LoseSouls())))
    t = table(
        seiya=Side(hand=[SEIYA] * 2, entrave=["ash"]), shun=Side(entrave=["leech"], souls=5), cards=(*PLAIN, leech),
        boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "ash").play(SEIYA, "ash").acquire("ash", "force", using=())
    assert (t.seiya.discard, t.shun.souls) == ([SEIYA, SEIYA], 3)


@rule("hades:entrave:7")
def test_cards_of_the_same_grade_lie_in_the_order_in_which_they_came(table: Factory) -> None:
    t = table(seiya=Side(entrave=["bone", "ash"], hand=[SEIYA]), cards=PLAIN, boxes=BOXES, field=FIELD)
    t.seiya.choose(f"play:{SEIYA}")
    assert [key for key in t.seiya.options if "entrave" in key] == ["bone@entrave/0/101", "ash@entrave/0/102"]
    t.seiya.choose("ash@entrave/0/102")


@rule("hades:entrave:1")
def test_a_cost_in_souls_may_be_nought(table: Factory) -> None:
    free = styx("free", cost_souls=0)
    t = table(seiya=Side(), enfers={5: "free"}, cards=(free,), boxes=BOXES, field=FIELD)
    t.seiya.choose("bind:free@enfers/5")
    assert (t.seiya.souls, t.shun.entrave) == (0, ["free"])


@rule("hades:ames:1", "hades:ames:2", "hades:styx:6")
def test_the_supply_of_souls_is_limited(table: Factory) -> None:
    hoard = styx("hoard", Annihilated(GainSouls(Fixed(4))), gain_souls=5)
    t = table(
        seiya=Side(hand=[SEIYA] * 2, pawn=1), shun=Side(souls=84), enfers={5: "hoard"}, cards=(hoard,), boxes=BOXES,
        field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "hoard").play(SEIYA, "hoard").acquire("hoard", "force", using=())
    assert t.seiya.souls == 6
    assert t.game.counters[SOULS] == 0


@rule("hades:neant:4", "hades:entrave:10", "hades:styx:7", "hades:fin-de-partie:4", "hades:fin-de-partie:5")
def test_points_of_the_void_are_won_and_those_of_the_pile_are_lost(table: Factory) -> None:
    judge = styx("judge", pv=5, grade=5)
    t = table(
        seiya=Side(neant=["ash", "judge"]), shun=Side(entrave=["ash", "judge"]), cards=(*PLAIN, judge), boxes=BOXES,
        field=FIELD,
    )  # fmt: skip
    assert (t.seiya.score, t.shun.score) == (6, -6)
