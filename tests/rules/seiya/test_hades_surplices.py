"""The Surplices of Hadès that join the Reserve."""

from __future__ import annotations

from tests.rules.seiya.hades import arriving, hades, styx
from tests.scenario import Factory, Side, packet, rule

ROCK, VALENTINE = "rock-du-golem", "valentine-de-la-harpie"  # of grades 2 and 3
SEIYA = "seiya-verycommon"  # 1 Force
HEAVY = styx("heavy", grade=4, gain_souls=2)


@rule("seiya:card:surplis-d-hades:1")
def test_the_surplice_of_hades_hands_the_top_of_the_pile_on(table: Factory) -> None:
    """It finds its place by grade, and costs no Souls."""
    surplice = "surplis-d-hades"
    seiya = Side(hand=[surplice], entrave=[ROCK, VALENTINE], souls=2)
    t = hades(table, seiya=seiya, shun=Side(), ikki=Side(entrave=[ROCK, "heavy"]), cards=(HEAVY,))
    t.seiya.play(surplice).use(surplice)
    t.pending("choose-hampered", "seiya")
    t.seiya.choose("player/2")
    assert (t.seiya.entrave, t.ikki.entrave) == ([ROCK], [ROCK, VALENTINE, "heavy"])
    assert (t.seiya.discard, t.seiya.souls) == ([surplice], 1), "one was lost to Valentine at the start"


@rule("seiya:card:surplis-d-hades:1")
def test_without_a_pile_the_surplice_of_hades_is_of_no_use(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=["surplis-d-hades"]), shun=Side(entrave=[ROCK]), enfers={5: "ash"})
    t.seiya.play("surplis-d-hades")
    assert not t.seiya.can_activate("surplis-d-hades")


@rule("seiya:card:surplis-d-hades:2")
def test_on_the_field_the_surplice_of_hades_makes_the_enfers_dearer(table: Factory) -> None:
    t = hades(table, seiya=Side(entrave=["bone"]), enfers={5: "ash"}, field=["surplis-d-hades", "jaki"])
    assert t.number("cost_force", "ash", "enfers") == 3
    assert t.number("cost_force", "bone", "entrave") == 2
    assert t.number("cost_force", "jaki") == 3


@rule("seiya:card:surplis-du-belier:1")
def test_the_surplice_of_aries_gives_a_soul_for_each_armour_discarded_up_to_three(table: Factory) -> None:
    surplice = "surplis-du-belier"
    for discard, souls in (["jaki"], 1), (["armure-du-lion"], 2), (["armure-du-lion"] * 3, 3):
        t = hades(table, seiya=Side(hand=[surplice], discard=discard), shun=Side(discard=["armure-du-cancer"]))
        t.seiya.play(surplice).use(surplice)
        assert t.seiya.souls == souls


@rule("seiya:card:surplis-du-belier:2")
def test_when_the_surplice_of_aries_arrives_a_wound_is_worth_two_souls(table: Factory) -> None:
    hand = ["jaki", "armure-du-lion"]
    t = arriving(table, "surplis-du-belier", seiya=Side(hand=hand, draw=["armure-du-cancer"] * 3), shun=Side(hand=hand))
    t.pending("choose-wound", "seiya")
    assert t.seiya.options == ["jaki", "no"]
    t.seiya.choose("jaki")
    t.pending("choose-wound", "shun")
    t.shun.decline()
    assert (t.seiya.wounded, t.seiya.souls) == (["jaki"], 2)
    assert (t.shun.wounded, t.shun.souls) == ([], 0)


@rule("seiya:card:surplis-des-gemeaux:1")
def test_the_surplice_of_gemini_strengthens_who_is_hampered(table: Factory) -> None:
    surplice = "surplis-des-gemeaux"
    for pile, more in ((["ash"], 1), (["ash"] * 4, 4), (["ash"] * 5, 4)):
        t = hades(table, seiya=Side(hand=[surplice, "jaki", SEIYA], entrave=pile), shun=Side(entrave=["bone"] * 3))
        t.seiya.play(surplice).play("jaki", "kiki").play(SEIYA, "kiki").use(surplice)
        t.pending("choose-affect", "seiya")
        t.seiya.choose("jaki")
        assert t.seiya.force_of("jaki") == 1 + more
        assert t.seiya.force_of(SEIYA) == 1


@rule("seiya:card:surplis-des-gemeaux:1")
def test_the_surplice_of_gemini_needs_a_pile_and_a_character(table: Factory) -> None:
    surplice = "surplis-des-gemeaux"
    for pile, played, usable in (([], True, False), (["ash"], False, False), (["ash"], True, True)):
        t = hades(table, seiya=Side(hand=[surplice, "jaki"], entrave=pile))
        t.seiya.play(surplice)
        if played:
            t.seiya.play("jaki", "kiki")
        assert t.seiya.can_activate(surplice) is usable


@rule("seiya:card:surplis-des-gemeaux:2")
def test_when_the_surplice_of_gemini_leaves_the_active_player_loses_a_soul(table: Factory) -> None:
    t = hades(table, seiya=Side(souls=2), shun=Side(souls=2), field={6: "surplis-des-gemeaux"})
    t.seiya.end_turn()
    assert t.removed == ["surplis-des-gemeaux"]
    assert (t.seiya.souls, t.shun.souls) == (1, 2)


@rule("seiya:card:surplis-du-verseau:1")
def test_the_surplice_of_aquarius_is_frozen_to_draw_two_cards(table: Factory) -> None:
    surplice = "surplis-du-verseau"
    for draw, usable in (["jaki", "oko", "kiki"], True), (["jaki"], False):
        t = hades(table, seiya=Side(hand=[surplice], draw=draw))
        t.seiya.play(surplice)
        assert t.seiya.can_activate(surplice) is usable
        if usable:
            t.seiya.use(surplice)
            assert (t.seiya.frozen, sorted(t.seiya.hand)) == ([surplice], ["kiki", "oko"])


@rule("seiya:card:surplis-du-verseau:2")
def test_when_the_surplice_of_aquarius_arrives_a_card_frozen_is_a_card_drawn(table: Factory) -> None:
    t = arriving(
        table, "surplis-du-verseau", seiya=Side(hand=packet("seiya", count=5)),
        shun=Side(hand=["armure-du-lion", "jaki"], draw=["oko", "kiki"]),
    )  # fmt: skip
    t.pending("choose-freeze", "seiya")
    assert t.seiya.options == [SEIYA, "no"]
    t.seiya.decline()
    t.pending("choose-freeze", "shun")
    t.shun.choose("armure-du-lion")
    assert (t.seiya.frozen, len(t.seiya.hand)) == ([], 5)
    assert (t.shun.frozen, t.shun.hand) == (["armure-du-lion"], ["jaki", "kiki"])
