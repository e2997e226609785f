"""The glossary: how the field is filled, arrivals and Flames."""

from tests.rules.seiya.names import SIX
from tests.scenario import Factory, Scenario, Side, rule

# The field


@rule("seiya:glossary:arrivee:1", "seiya:glossary:effet-de-terrain:2")
def test_arrival_happens_unasked_and_once(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), field=SIX, reserve=["geki-de-l-ours", "ptolemy-de-la-fleche"])
    t.seiya.end_turn()
    assert t.field[1] == "ptolemy-de-la-fleche"
    assert t.flames == 11
    t.pending("main-phase", "shun")
    t.shun.end_turn()
    assert t.field[2] == "ptolemy-de-la-fleche"
    assert t.flames == 11, "to shift is not to arrive"


def with_docrates(table: Factory, reserve: list[str]) -> Scenario:
    """Docrates has cleared slots 6 and 2 and filled the field again; Mu is in slot 4."""
    t = table(seiya=Side(hand=["docrates"]), field={2: "cassios", 4: "mu-du-belier", 6: "jaki"}, reserve=reserve)
    t.seiya.play("docrates", "mu-du-belier").use("docrates")
    return t


@rule("seiya:glossary:completer-le-terrain:1")
def test_the_field_is_filled_from_right_to_left(table: Factory) -> None:
    t = with_docrates(table, ["spica", "leda", "oko", "phaeton", "geist", "dauphin"])
    assert t.field == {
        6: "dauphin",
        5: "geist",
        4: "mu-du-belier",
        3: "phaeton",
        2: "oko",
        1: "leda",
    }
    assert t.reserve == ["spica"]


@rule("seiya:glossary:completer-le-terrain:2")
def test_arrivals_apply_when_the_field_is_filled(table: Factory) -> None:
    t = with_docrates(table, ["ptolemy-de-la-fleche", "ptolemy-de-la-fleche"])
    assert t.flames == 10

    t = table(seiya=Side(), field=SIX, reserve=["ptolemy-de-la-fleche"])
    t.seiya.end_turn()
    assert t.flames == 11


@rule("seiya:glossary:completer-le-terrain:3", "seiya:glossary:reserve:1")
def test_the_field_is_filled_in_upkeep_and_by_card_effects(table: Factory) -> None:
    t = table(seiya=Side(), field={6: "jaki"}, reserve=SIX)
    t.seiya.end_turn()
    assert [t.field[slot] for slot in range(1, 7)] == SIX
    assert t.reserve == []

    t = with_docrates(table, ["oko", "phaeton"])
    assert t.field == {6: "phaeton", 5: "oko", 4: "mu-du-belier"}


@rule("seiya:glossary:retirer-du-jeu-de-la-partie-du-terrain:1")
def test_upkeep_removes_the_card_of_the_last_slot(table: Factory) -> None:
    t = table(seiya=Side(), field=SIX)
    t.seiya.end_turn()
    assert t.removed == ["spica"]
    assert "spica" not in t.field.values()
    assert len(t.field) == 5


@rule("seiya:glossary:retirer-du-jeu-de-la-partie-du-terrain:3")
def test_cards_facing_a_removed_card_stay_until_upkeep(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas", "shura-du-capricorne", "docrates", "seiya-verycommon"], wounded=["oko"]),
        field={3: "jaki", 6: "armure-du-lion"},
        reserve=["cassios"],
    )
    t.seiya.play("shura-du-capricorne", "jaki").play("docrates", "jaki").play("seiya-verycommon", "jaki")
    t.seiya.play("gigas", "armure-du-lion").use("gigas")
    assert t.removed == ["jaki"]
    assert t.field[3] == "cassios"
    assert t.seiya.played == ["shura-du-capricorne", "docrates", "seiya-verycommon"]
    assert not t.seiya.can_acquire("cassios", "force"), "they do not face the card that came instead"
    assert t.seiya.can_activate("docrates")
    t.seiya.heal_with("seiya-verycommon")
    assert sorted(t.seiya.discard) == ["gigas", "oko", "seiya-verycommon"]
    t.seiya.end_phase()
    assert t.seiya.played == []


# Flames


@rule("seiya:glossary:flamme:2")
def test_a_flame_goes_out_when_its_card_is_acquired(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "doko-de-la-balance"]),
        field={6: "mu-du-belier"},
    )
    t.seiya.play("shura-du-capricorne").play("doko-de-la-balance").acquire("mu-du-belier", "force")
    assert t.flames == 11


@rule("seiya:glossary:flamme:2")
def test_a_flame_goes_out_when_its_card_is_removed(table: Factory) -> None:
    t = table(seiya=Side(), field={6: "mu-du-belier"})
    t.seiya.end_turn()
    assert (t.removed, t.flames) == (["mu-du-belier"], 11)

    t = table(seiya=Side(hand=["gigas"]), field=["armure-du-lion", "mu-du-belier"])
    t.seiya.play("gigas", "armure-du-lion").use("gigas")
    assert (t.removed, t.flames) == (["mu-du-belier"], 11)


@rule("seiya:glossary:flamme:2")
def test_a_flame_burns_on_when_its_card_was_not_on_the_field(table: Factory) -> None:
    t = table(seiya=Side(hand=["mu-du-belier"], discard=["armure-du-lion"]), field=["jaki"])
    t.seiya.play("mu-du-belier").use("mu-du-belier").end_turn()
    assert t.flames == 12


@rule("seiya:glossary:flamme:3")
def test_a_flame_effect_removes_one_flame(table: Factory) -> None:
    t = table(seiya=Side(), field={6: "mu-du-belier"}, flames=7)
    t.seiya.end_turn()
    assert t.flames == 6
    assert len(t.events("flame")) == 1


@rule("seiya:glossary:flamme:4")
def test_the_round_is_completed_after_the_last_flame(table: Factory) -> None:
    t = table(
        seiya=Side(discard=["jaki"]),
        shun=Side(discard=["cassios"]),
        ikki=Side(discard=["oko", "oko"]),
        field=[*SIX[:5], "mu-du-belier"],
        reserve=SIX,
        flames=1,
    )
    t.seiya.end_turn()
    assert t.flames == 0
    assert not t.over
    t.shun.end_turn()
    assert not t.over
    t.ikki.end_turn()
    assert t.over
    assert t.winners == ["ikki"]


@rule("seiya:glossary:flamme:4")
def test_the_game_ends_at_once_if_the_last_player_takes_the_last_flame(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), field=[*SIX[:4], "mu-du-belier", "jaki"], reserve=SIX, flames=1)
    t.seiya.end_turn()
    assert t.flames == 1
    t.shun.end_turn()
    assert t.over
