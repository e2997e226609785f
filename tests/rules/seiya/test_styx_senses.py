"""What cards of the Styx do to Sens, Capacités and Épreuves (Hadès)."""

from __future__ import annotations

import pytest

from pioche.games.seiya.card import Talent
from pioche.games.seiya.vocabulary import character, draw
from tests.rules.seiya.hades import annihilating, appearing, hades
from tests.scenario import Factory, Side, rule

SEIYA = "seiya-verycommon"
EVEIL, FIFTH, EIGHTH = "sens-eveil", "sens-cinquieme-sens", "sens-huitieme-sens"
OFFERING, WILL = "capacite-offrande", "capacite-volonte-des-chevaliers"
SOULS = "epreuve-puits-des-morts"  # the second Soul of a turn


@rule("seiya:card:hades:1")
def test_hades_turns_the_sens_of_all_but_no_eveil(table: Factory) -> None:
    t = appearing(table, "hades", seiya=Side(senses=[FIFTH, EIGHTH]), shun=Side(senses=[FIFTH]))
    assert t.seiya.senses == {EVEIL: True, FIFTH: False, EIGHTH: False}
    assert t.shun.senses == {EVEIL: True, FIFTH: False}


@pytest.mark.parametrize(
    "slug",
    [
        pytest.param("rock-du-golem", marks=rule("seiya:card:rock-du-golem:1")),
        pytest.param("myu-du-papillon", marks=rule("seiya:card:myu-du-papillon:2")),
    ],
)
@pytest.mark.parametrize(("held", "drawn"), [(0, 1), (2, 1), (3, 0)])
@rule("hades:capacites:3")
def test_who_annihilates_them_draws_a_capacite_unless_three_are_held(
    table: Factory, slug: str, held: int, drawn: int
) -> None:
    t = annihilating(table, slug, seiya=Side(gifts=[OFFERING] * held), capacities=[WILL, WILL])
    assert t.seiya.gifts == [OFFERING] * held + [WILL] * drawn


@rule("seiya:card:pandore:3")
def test_hampered_by_pandore_no_capacite_is_drawn(table: Factory) -> None:
    t = hades(
        table, seiya=Side(gifts=[OFFERING], entrave=["pandore"]), shun=Side(gifts=[OFFERING]), trials=[SOULS],
        capacities=[WILL] * 4, veiled={1: "ash"},
    )  # fmt: skip
    t.seiya.choose(f"gift:{OFFERING}")
    t.pending("trial")
    assert t.seiya.options == ["eveil", "no"]
    t.seiya.decline().end_turn()
    t.shun.choose(f"gift:{OFFERING}")
    assert t.shun.options == ["eveil", "capacity", "no"]
    t.shun.decline()


@rule("seiya:card:pharaon-du-sphinx:2")
def test_hampered_by_pharaon_no_capacite_is_used(table: Factory) -> None:
    mage = character("mage", "000", "Mage", "common", Talent(draw(1)), force=1)
    own = {"hand": ["mage"], "draw": [SEIYA] * 2, "gifts": [OFFERING]}
    t = hades(
        table, seiya=Side(**own, entrave=["pharaon-du-sphinx"]), shun=Side(**own), cards=(mage,), reserve=["kiki"]
    )
    t.seiya.play("mage", "kiki")
    assert not {f"gift:{OFFERING}", "talent:mage>1"} & set(t.seiya.options)
    t.seiya.end_turn()
    t.shun.play("mage", slot=6)
    assert {f"gift:{OFFERING}", "talent:mage>6"} <= set(t.shun.options)


@rule("seiya:card:zelos-de-la-grenouille:2")
def test_hampered_by_zelos_the_eveil_is_not_used(table: Factory) -> None:
    given = Side(gifts=[OFFERING], senses=[FIFTH], entrave=["zelos-de-la-grenouille"])
    t = hades(table, seiya=given, trials=[SOULS], capacities=[WILL])
    t.seiya.choose(f"gift:{OFFERING}")
    t.pending("trial")
    assert t.seiya.options == ["capacity", "no"]


@rule("seiya:card:niobe-de-l-abysse:2")
@pytest.mark.parametrize("hand", [[SEIYA], []])
def test_hampered_by_niobe_a_card_is_discarded_before_the_reward(table: Factory, hand: list[str]) -> None:
    given = Side(hand=hand, gifts=[OFFERING], senses=[FIFTH], entrave=["niobe-de-l-abysse"])
    t = hades(table, seiya=given, trials=[SOULS])
    t.seiya.choose(f"gift:{OFFERING}").choose("eveil")
    assert (t.seiya.hand, t.seiya.discard) == ([], hand)
    kinds = [event.kind for event in t.log if event.kind in ("meet-trial", "discard", "gain-sense")]
    assert kinds == ["meet-trial", *["discard"] * len(hand), "gain-sense"]


@rule("seiya:card:garde-de-ptolomea:1")
def test_while_ptolomea_is_in_the_enfers_one_sens_is_exhausted_in_a_turn(table: Factory) -> None:
    given = Side(hand=[SEIYA], draw=[SEIYA] * 2, senses=[FIFTH, EIGHTH])
    t = hades(table, seiya=given, shun=Side(senses=[EIGHTH]), enfers={5: "garde-de-ptolomea"})
    t.seiya.choose(f"sense:{FIFTH}")
    assert f"sense:{EIGHTH}" not in t.seiya.options
    t.seiya.end_turn()
    assert f"sense:{EIGHTH}" in t.shun.options


@rule("seiya:card:garde-de-ptolomea:3")
def test_hampered_by_ptolomea_no_sens_is_exhausted(table: Factory) -> None:
    t = hades(table, seiya=Side(senses=[EIGHTH], entrave=["garde-de-ptolomea"]), shun=Side(senses=[EIGHTH]))
    assert f"sense:{EIGHTH}" not in t.seiya.options
    t.seiya.end_turn()
    assert f"sense:{EIGHTH}" in t.shun.options
