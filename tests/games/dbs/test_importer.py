"""Public card lists become cards: facts exactly, skills only where every line of a card is understood."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pioche.games.dbs import files, importer, reading
from pioche.games.dbs.card import Activate, DbsCard
from pioche.games.dbs.effects import Flip
from pioche.games.dbs.importer import Difference, Imported, imported, skill_lines
from pioche.kernel.play.decision import Refused
from pioche.kernel.state.catalogue import Ability
from tests.games.dbs.lists import AUTO, AWAKEN, BATTLE, EXTRA, LEADER, MAIN, UNISON, ball, entry, icon, written
from tests.scenario import rule

KNOWN: Ability = Activate("main", Flip())
FLIP = "[Activate Main] Flip this card over."
FLIP_TEXT = f"{MAIN} Flip this card over."


@pytest.fixture(autouse=True)
def small_grammar(monkeypatch: pytest.MonkeyPatch) -> None:
    """A grammar that understands one skill, so that these tests are about importing only."""

    def compiled(line: str, kind: str) -> tuple[Ability, ...]:
        if line == FLIP:
            return (KNOWN,)
        raise reading.NotUnderstood("win" if "Win" in line else "other")

    monkeypatch.setattr(reading, "compiled", compiled)


def take(tmp_path: Path, *entries: Any) -> Imported:
    return imported([written(tmp_path / "list.json", *entries)])


def one(tmp_path: Path, *entries: Any) -> DbsCard:
    (card,) = take(tmp_path, *entries).cards
    return card


def refusal(tmp_path: Path, *entries: Any) -> tuple[str, str]:
    """Why the last entry is left out; all others are taken."""
    found = take(tmp_path, *entries)
    assert found.report.cards == len(entries) - 1
    (reason,) = found.refused
    assert found.report.refused == (reason.detail,)
    return reason.text, reason.detail.removeprefix(f"{tmp_path / 'list.json'}, ")


# Facts


@rule("dbs:2-1-1", "dbs:2-5-1", "dbs:2-6-1", "dbs:2-6-3", "dbs:2-7-1")
def test_a_battle_card_with_all_its_facts(tmp_path: Path) -> None:
    listed = entry(
        "T1-007", BATTLE, title=" Ember  and Flint\u3000", color="Red/Blue", power="15000", character="Ember/ Flint",
        special_trait="Guild/Smoke Army", era="First Saga", energy="4",
        energy_text=f"4({ball('red')}{ball('red')}{ball('blue')})", combo_energy="1", combo_power="10000",
    )  # fmt: skip
    assert one(tmp_path, listed) == DbsCard(
        slug="t1-007", number="T1-007", name="Ember and Flint", type="battle", colours=("red", "blue"), power=15_000,
        cost=4, specified=("red", "red", "blue"), combo_cost=1, combo_power=10_000, characters=("Ember", "Flint"),
        traits=("Guild", "Smoke Army"), era="First Saga", source="public",
    )  # fmt: skip


@rule("dbs:2-3-2-1-2")
def test_a_leader_card_is_two_definitions(tmp_path: Path) -> None:
    listed = entry("T1-001", LEADER, title="Ember", title_back="Ember, woken", power_back="20000", era="-")
    front, back = take(tmp_path, listed).cards
    assert (front.slug, front.name, front.power, front.front, front.back) == (
        "t1-001", "Ember", 10_000, True, "t1-001-back",
    )  # fmt: skip
    assert (back.slug, back.name, back.power, back.front, back.back) == (
        "t1-001-back", "Ember, woken", 20_000, False, "t1-001",
    )  # fmt: skip
    assert (back.number, back.characters, back.traits, back.era) == ("T1-001", ("Ember",), ("Guild",), "")
    assert (front.cost, front.combo_cost, front.combo_power) == (None, None, None)


def test_an_extra_card_has_no_power(tmp_path: Path) -> None:
    card = one(tmp_path, entry("T1-002", EXTRA, energy="0", energy_text="0(-)"))
    assert (card.type, card.cost, card.specified, card.power) == ("extra", 0, (), None)


@rule("dbs:2-11-1-3-1-2", "dbs:2-12-1")
def test_a_unison_card_has_an_x_cost(tmp_path: Path) -> None:
    listed = entry("T1-003", UNISON, energy=2, energy_text=f"X({ball('red')}{ball('green')})")
    card = one(tmp_path, listed)
    assert (card.x_cost, card.cost, card.specified, card.power) == (True, None, ("red", "green"), 10_000)
    card = one(tmp_path, entry("T1-003", UNISON, energy=0, energy_text="X(-)"))
    assert (card.x_cost, card.cost, card.specified) == (True, None, ())


@rule("dbs:2-11-1-3-1-2", "dbs:2-12-1")
@pytest.mark.parametrize("form", ["X({})", "X({}X)", "-({}X)", "‐({}X)"])
@pytest.mark.parametrize("energy", [2, "2", "-", "", "X"])
def test_an_x_cost_is_written_in_several_ways(tmp_path: Path, form: str, energy: str | int) -> None:
    listed = entry("T1-003", UNISON, energy=energy, energy_text=form.format(ball("red") + ball("green")))
    card = one(tmp_path, listed)
    assert (card.x_cost, card.cost, card.specified, card.unread) == (True, None, ("red", "green"), ())
    card = one(tmp_path, entry("T1-003", UNISON, energy=0, energy_text=form.format("").replace("()", "(-)")))
    assert (card.x_cost, card.cost, card.specified) == (True, None, ())


@pytest.mark.parametrize("kind", [BATTLE, EXTRA])
@pytest.mark.parametrize("text", [None, "", "-", "‐", "-(-)"])
def test_a_card_may_have_no_energy_cost_at_all(tmp_path: Path, kind: str, text: str | None) -> None:
    listed = entry("T1-004", kind, energy="-", energy_text=text)
    if text is None:
        del listed["energy"], listed["energy_text"]
    card = one(tmp_path, listed)
    assert (card.cost, card.specified, card.x_cost, card.unread) == (None, (), False, ())
    assert "cost" not in card.numbers()
    importer.save((card,), tmp_path / "cards")
    assert files.load(tmp_path / "cards") == (card,)
    (reason,) = take(tmp_path, entry("T1-003", UNISON, energy="-", energy_text=text or "-")).refused
    assert reason.detail.endswith("T1-003, cost: None"), "but for a Unison Card"


def test_a_specified_cost_that_names_no_colour_is_kept_as_text(tmp_path: Path) -> None:
    found = take(tmp_path, entry("T1-004", BATTLE, energy="4", energy_text="4(AT)", skills_text=FLIP_TEXT))
    (card,) = found.cards
    assert (card.cost, card.specified, card.abilities, card.unread) == (4, (), (), ("4(AT)", FLIP))
    assert (found.report.cards, found.report.compiled, found.refused) == (1, 0, ())


@pytest.mark.parametrize("nothing", ["-", "‐"])
def test_no_specified_cost_is_a_hyphen_of_any_kind(tmp_path: Path, nothing: str) -> None:
    card = one(tmp_path, entry("T1-004", BATTLE, energy="12", energy_text=f"12({nothing})"))
    assert (card.cost, card.specified) == (12, ())


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"number": "T1 004"}, "number"),
        ({"type": "TRAP"}, "type"),
        ({"color": "White"}, "color"),
        ({"color": ""}, "color"),
        ({"power": "much"}, "power"),
        ({"power": "99999999"}, "power"),
        ({"power": "-"}, "power"),
        ({"title": " "}, "name"),
        ({"energy_text": "1(red)"}, "energy_text"),
        ({"energy_text": f"1({ball('white')})"}, "energy_text"),
        ({"energy_text": "1"}, "energy_text"),
        ({"energy_text": ""}, "energy_text"),
        ({"energy_text": f"1({ball('red')}X)"}, "energy_text"),
        ({"energy_text": f"1({ball('red')}AT)"}, "energy_text"),
        ({"energy_text": f"-({ball('red')})"}, "cost"),
        ({"energy_text": f"X({ball('red')}X)"}, "x_cost"),
        ({"energy": "2"}, "energy"),
        ({"combo_power": "5k"}, "combo_power"),
        ({"power": 10000}, "$.power"),
        ({"energy": 1.5}, "$.energy"),
        ({"title": None}, "$.title"),
        ({"skills_text": ["-"]}, "$.skills_text"),
    ],
)
def test_what_no_card_has_is_refused_with_its_field(tmp_path: Path, change: dict[str, Any], field: str) -> None:
    text, detail = refusal(tmp_path, entry("T1-001", EXTRA), entry("T1-004", BATTLE) | change)
    assert text == "bad-entry"
    assert detail.startswith(change.get("number", "T1-004"))
    assert field in detail


def test_what_a_type_does_not_have_is_refused(tmp_path: Path) -> None:
    for listed, field in ((entry("T1-004", EXTRA, power="5000"), "power"), (entry("T1-004", UNISON, era="Now"), "era")):
        text, detail = refusal(tmp_path, entry("T1-001", EXTRA), listed)
        assert text == "bad-entry"
        assert detail.startswith("T1-004")
        assert field in detail
    assert refusal(tmp_path, entry("T1-004", LEADER, power_back="")) == ("bad-entry", "T1-004, power: None")


def test_a_bad_entry_anywhere_keeps_no_other_one_out(tmp_path: Path) -> None:
    bad = [entry("T1-002", BATTLE, power="much"), None, 7, ["T1-003"], {}, entry("T1-004_PR", LEADER, title_back="")]
    good = [entry("T1-001", LEADER), entry("T1-004", LEADER), entry("T1-005", BATTLE, skills_text=FLIP_TEXT)]
    one_list = written(tmp_path / "one.json", *bad[:3], good[0], *bad[3:], good[1])
    two_list = written(tmp_path / "two.json", good[2], bad[0])
    found = imported([one_list, two_list])
    assert [card.slug for card in found.cards] == ["t1-001", "t1-001-back", "t1-004", "t1-004-back", "t1-005"]
    assert (found.report.cards, found.report.compiled) == (3, 3)
    assert [detail.partition(":")[0] for detail in found.report.refused] == [
        f"{one_list}, T1-002, power",
        *(f"{one_list}, #{place}" for place in (2, 3, 5, 6)),
        f"{one_list}, T1-004_PR, name",
        f"{two_list}, T1-002, power",
    ]


def test_a_number_that_would_be_the_other_side_of_a_leader_card_is_left_out(tmp_path: Path) -> None:
    listed = [entry("T1-001", LEADER), entry("T1-001-BACK", BATTLE)]
    assert refusal(tmp_path, *listed) == ("card-twice", "T1-001-BACK")
    assert refusal(tmp_path, *reversed(listed)) == ("card-twice", "T1-001")


def test_missing_fields_and_other_shapes_are_refused(tmp_path: Path) -> None:
    listed = entry("T1-004", BATTLE)
    del listed["color"]
    assert "color" in refusal(tmp_path, listed)[1]
    assert refusal(tmp_path, entry("T1-001", EXTRA), "T1-002")[1].startswith("#2: ")
    for data, text in (
        (b"{}", "not-a-list"), (b"[", "file-not-json"), (b'["\xff"]', "file-not-text"), (b"[" * 999, "file-too-deep"),
    ):  # fmt: skip
        (tmp_path / "list.json").write_bytes(data)
        with pytest.raises(Refused) as refused:
            imported([tmp_path / "list.json"])
        assert refused.value.reason.text == text
        assert str(tmp_path / "list.json") in refused.value.reason.detail


# Skills


def test_skill_text_is_split_into_lines() -> None:
    text = (
        f"{icon('Blocker')}<br>{AUTO}{icon('Once-per-turn')}  Draw 1 card.<br/>{MAIN}{ball('red')}{icon('two')}: Win."
    )
    assert skill_lines(text) == (
        "[Blocker]", "[Auto][Once per turn] Draw 1 card.", "[Activate Main][red_ball][two]: Win.",
    )  # fmt: skip
    assert skill_lines("-") == skill_lines("") == skill_lines("<br>") == ()


def test_choices_and_broken_lines_belong_to_their_skill() -> None:
    text = f"{AUTO} Choose one-<br>・Draw 1 card.<br>・ Win.<br>{MAIN} Draw 2 cards.<br>Then win. <br><br>"
    assert skill_lines(text) == (
        "[Auto] Choose one-\n・Draw 1 card.\n・ Win.",
        "[Activate Main] Draw 2 cards. Then win.",
    )


def test_names_that_were_taken_for_tags_come_back() -> None:
    text = f'{AUTO} Draw 1 card for each <old ember=""> or <flint> in play.</flint></old>'
    assert skill_lines(text) == ("[Auto] Draw 1 card for each <Old Ember> or <Flint> in play.",)
    assert skill_lines(f'{AUTO} <flint :="" gt="">') == ("[Auto] <Flint : Gt>",)
    assert skill_lines(f"{AUTO} <Flint : GT>") == ("[Auto] <Flint : GT>",)


def test_a_card_all_of_whose_lines_are_understood_has_skills(tmp_path: Path) -> None:
    found = take(tmp_path, entry("T1-005", BATTLE, skills_text=f"{FLIP_TEXT}<br>{FLIP_TEXT}"), entry("T1-006", EXTRA))
    assert found.cards[0].abilities == (KNOWN, KNOWN)
    assert found.cards[0].unread == ()
    report = found.report
    assert (report.cards, report.compiled, report.skills, report.skills_compiled, report.round_trip) == (2, 2, 2, 2, 2)
    assert report.missing == {}


def test_a_card_is_never_half_understood(tmp_path: Path) -> None:
    found = take(tmp_path, entry("T1-005", BATTLE, skills_text=f"{FLIP_TEXT}<br>{AUTO} Win."))
    (card,) = found.cards
    assert card.abilities == ()
    assert card.unread == (FLIP, "[Auto] Win.")
    report = found.report
    assert (report.cards, report.compiled, report.skills, report.skills_compiled, report.round_trip) == (1, 0, 2, 1, 1)
    assert report.missing == {"win": 1}


def test_a_leader_card_is_understood_on_both_sides_or_not(tmp_path: Path) -> None:
    listed = entry("T1-001", LEADER, skills_text=FLIP_TEXT, skills_back_text=AWAKEN)
    found = take(tmp_path, listed)
    front, back = found.cards
    assert front.abilities == back.abilities == ()
    assert front.unread == (FLIP,)
    assert len(back.unread) == 1
    assert (found.report.cards, found.report.compiled, found.report.skills) == (1, 0, 2)
    front, back = take(tmp_path, listed | {"skills_back_text": "-"}).cards
    assert (front.abilities, back.abilities, front.unread, back.unread) == ((KNOWN,), (), (), ())


def test_reasons_come_most_frequent_first(tmp_path: Path) -> None:
    texts = [f"{AUTO} Lose.<br>{AUTO} Win.<br>{AUTO} Win twice.", f"{AUTO} {'Win. ' * 1000}"]
    found = take(tmp_path, *(entry(f"T1-00{n}", BATTLE, skills_text=text) for n, text in enumerate(texts)))
    assert list(found.report.missing.items()) == [("win", 2), ("other", 1), ("too-long", 1)]


# Prints


def test_prints_of_a_number_are_one_card(tmp_path: Path) -> None:
    variant = entry("T1-005_SPR", BATTLE, rarity="Special Rare[SPR]", title="Card T1-005 ")
    found = take(tmp_path, variant, entry("T1-005", BATTLE))
    assert [card.number for card in found.cards] == ["T1-005"]
    assert found.report.cards == 1
    assert found.differences == ()


def test_the_print_without_suffix_wins_and_differences_are_reported(tmp_path: Path) -> None:
    variant = entry("T1-005_SPR", BATTLE, power="9000", skills_text=f"{FLIP_TEXT}<br>{AUTO} Win.")
    other = entry("T1-006_PR", LEADER, title_back="Another")
    one_list = written(tmp_path / "one.json", variant, entry("T1-006", LEADER))
    two_list = written(tmp_path / "two.json", entry("T1-005", BATTLE, skills_text=FLIP_TEXT), other)
    found = imported([one_list, two_list])
    assert found.cards[0].power == 10_000
    assert found.cards[0].abilities == (KNOWN,)
    assert found.differences == (
        Difference("T1-005_SPR", "power", "10000", "9000"),
        Difference("T1-005_SPR", "skill 2", "", "[Auto] Win."),
        Difference("T1-006_PR", "name-back", "Card T1-006, woken", "Another"),
    )


def test_a_card_that_is_listed_only_as_a_variant_is_taken_from_it(tmp_path: Path) -> None:
    assert one(tmp_path, entry("T1-005_PR", BATTLE), entry("T1-005_SPR", BATTLE)).number == "T1-005"


# Files


def test_cards_are_written_set_by_set_and_read_back(tmp_path: Path) -> None:
    found = take(
        tmp_path,
        entry("T1-001", LEADER),
        entry("T2-01", BATTLE, skills_text=FLIP_TEXT),
        entry("T1-002", EXTRA, skills_text=f"{AUTO} Win."),
    )
    folder = tmp_path / "deep" / "cards"
    assert importer.save(found.cards, folder) == [folder / "t1.json", folder / "t2.json"]
    assert set(files.load(folder)) == set(found.cards)
