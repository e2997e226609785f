"""The booklet of Hadès: its example of the Enfers, and what its precisions say of words."""

from __future__ import annotations

from pioche.games.seiya.scoring import DECK
from pioche.games.seiya.vocabulary import gains
from pioche.games.seiya.vocabulary.hades import IN_ENFERS, gift, in_enfers
from pioche.games.seiya.vocabulary.words import FORCE_COST, every, this_turn
from pioche.kernel.cards.query import Cards
from tests.rules.seiya.hades import hades, styx
from tests.scenario import Factory, Side, rule

SHUN = "shun-verycommon"
QUEEN, ZELOS = "queen-de-l-alraune", "zelos-de-la-grenouille"


@rule("hades:enfers-exemple:1", "hades:enfers-exemple:2", "hades:enfers-exemple:3")
def test_the_example_of_the_booklet(table: Factory) -> None:
    """Shun's pawn comes above Queen, in slot 3, with Zelos to the right of it."""
    t = hades(
        table, shun=Side(hand=[SHUN, "champion"], senses=["sens-huitieme-sens"], pawn=4), seiya=Side(hand=["champion"]),
        veiled={1: "ash", 2: "bone", 3: QUEEN}, enfers={4: ZELOS}, styx=["crow"], gate=1, first=1,
    )  # fmt: skip
    t.shun.choose("sense:sens-huitieme-sens").choose("space/3")
    t.pending("choose-discard", "shun")
    t.shun.choose(SHUN)
    assert t.enfers == {3: QUEEN, 4: ZELOS}
    assert t.shun.discard == [SHUN], "her Apparition: each player discards a Hero from hand"
    t.shun.play("champion", QUEEN)
    assert t.shun.can_acquire(QUEEN, "force")
    t.shun.choose(f"acquire:{QUEEN}@enfers/3:force")
    t.pending("choose-bonus")
    assert t.shun.options == ["no", "bonus/souls", "bonus/tokens"]
    t.shun.decline()
    assert f"play:{SHUN}" not in t.shun.options


@rule("hades:enfers-exemple:4", "hades:enfers-exemple:5", "hades:enfers-exemple:6")
def test_the_end_of_turn_of_the_example(table: Factory) -> None:
    t = hades(
        table, shun=Side(pawn=3), seiya=Side(), veiled={1: "ash", 2: "bone"}, enfers={3: QUEEN, 4: ZELOS},
        styx=["crow"], gate=1,
    )  # fmt: skip
    t.seiya.end_turn()
    assert t.gate == 0
    assert t.enfers == {3: "bone", 4: QUEEN, 5: ZELOS}
    assert t.veiled == {1: "crow", 2: "ash"}


@rule("hades:styx:9")
def test_an_effect_of_the_enfers_counts_once_its_card_is_revealed(table: Factory) -> None:
    fog = styx("fog", in_enfers(gains(FORCE_COST, 1, IN_ENFERS)))
    for veiled, enfers, cost in (({1: "fog"}, {5: "ash"}, 2), ({}, {4: "fog", 5: "ash"}, 3)):
        t = hades(table, veiled=veiled, enfers=enfers, cards=(fog,))
        assert t.number("cost_force", "ash", "enfers") == cost


@rule("hades:precisions:17")
def test_no_cost_falls_below_one(table: Factory) -> None:
    hymn = gift("hymn", "000", "Hymn", this_turn(gains(FORCE_COST, -9, IN_ENFERS), on=every(Cards(("enfers",)))))
    t = hades(table, seiya=Side(gifts=["hymn"]), enfers={5: "ash"}, cards=(hymn,))
    t.seiya.choose("gift:hymn")
    assert t.number("cost_force", "ash", "enfers") == 1


@rule("hades:styx:1", "hades:styx:2", "hades:capacites:1")
def test_cards_of_the_styx_and_capacites_belong_to_no_game_of_a_player() -> None:
    homes = {"styx", "veiled", "enfers", "neant", "entrave", "capacities", "gifts"}
    assert not homes & set(DECK)


@rule("hades:precisions:18", "hades:precisions:19", "hades:affrontement:12")
def test_annihilating_is_acquiring(table: Factory) -> None:
    """L'Antenora asks for a second card acquired in a turn; meanwhile the card is in no zone of the Enfers."""
    given = Side(hand=["champion", "champion"], senses=["sens-cinquieme-sens"])
    t = hades(table, seiya=given, enfers={5: "bone"}, field=["leda"], trials=["epreuve-antenora"])
    t.seiya.play("champion", "bone").acquire("bone", "force", using=())
    t.pending("main-phase")
    t.seiya.play("champion", "leda").acquire("leda", "force", using=())
    t.pending("trial")
    moved = [event.to for event in t.events("annihilate")]
    assert [t.rules.zone_at[zone].name for zone in moved] == ["limbo"]


@rule("hades:precisions:30")
def test_what_still_faces_a_card_is_discarded_in_upkeep(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=[SHUN, SHUN], draw=["kiki"] * 5, entrave=["ash"]), enfers={5: "bone"})
    t.seiya.play(SHUN, "ash").play(SHUN, "bone").end_turn()
    assert t.seiya.discard == [SHUN, SHUN]


@rule("hades:fin-de-partie:6")
def test_tokens_count_at_the_end_by_their_side(table: Factory) -> None:
    t = hades(table, seiya=Side(tokens=2), shun=Side(tokens=-1))
    assert (t.seiya.score, t.shun.score) == (2, -1)


@rule("hades:tour-entretien:1")
def test_the_steps_of_upkeep_come_in_their_order(table: Factory) -> None:
    given = Side(
        hand=["champion"], draw=["kiki"] * 6, senses=["sens-cinquieme-sens"], gifts=["capacite-offrande"]
    )  # fmt: skip
    t = hades(
        table, seiya=given, veiled={1: "ash", 2: "bone", 3: "crow", 4: "dust"}, gate=1, styx=["ember"],
        trials=["epreuve-puits-des-morts"], reserve=["kiki"], field={6: "kiki"},
    )  # fmt: skip
    t.seiya.choose("gift:capacite-offrande").choose("eveil").end_turn(discard=["champion"])
    wanted = ("discard", "draw", "remove", "arrive", "gate-less", "lay", "reveal-trial", "recharge")
    kinds = [event.kind for event in t.log if event.kind in wanted]
    assert list(dict.fromkeys(kinds)) == list(wanted)
