"""Deck construction (5-1): what a deck file says, and every fault of it with its line, its card and its rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pioche.games.dbs import deck
from pioche.games.dbs.card import Also, DbsCard
from pioche.games.dbs.deck import DeckBan, DeckLimit, Fault, check, dragon_ball, figures, super_combo, ultimate
from pioche.games.dbs.setup import Deck
from pioche.kernel.cards.query import Is
from pioche.kernel.play.decision import Refused
from pioche.kernel.state.catalogue import Ability
from tests.scenario import rule


def card(number: str, *abilities: Ability, kind: str = "battle", **facts: Any) -> DbsCard:
    values = {"power": 5000, "cost": 1, "combo_cost": 0, "combo_power": 5000} if kind == "battle" else {}
    return DbsCard(
        slug=number.lower(),
        number=number,
        name=f"Card {number}",
        type=kind,  # type: ignore[arg-type]
        abilities=abilities,
        **({"colours": ("red",)} | values | facts),
    )


def leader(number: str, *abilities: Ability, **facts: Any) -> tuple[DbsCard, DbsCard]:
    slug = number.lower()
    front = card(number, *abilities, kind="leader", power=10_000, back=slug + "-back", **facts)
    back = DbsCard(slug=slug + "-back", number=number, name="Back", type="leader", colours=("red",), power=15_000,
                   back=slug, front=False)  # fmt: skip
    return front, back


NO_GUILD = ~Is("《Guild》") & Is("battle")

CARDS = {
    found.slug: found
    for found in (
        *leader("T1-001"),
        *leader("T1-002"),
        *leader("T1-003", DeckBan(NO_GUILD)),
        *leader("T1-004", unread=("[Auto] Win.",)),
        *(card(f"T1-{number:03}") for number in range(10, 30)),
        *(card(f"T1-{number:03}", ultimate()) for number in (30, 31)),
        *(card(f"T1-{number:03}", super_combo()) for number in (32, 33)),
        *(card(f"T1-{number:03}", dragon_ball()) for number in (34, 35)),
        card("T1-036", DeckLimit(None)),
        card("T1-037", DeckLimit(2)),
        card("T1-038", DeckBan(Is("extra"))),
        card("T1-039", kind="extra", cost=2),
        card("T1-040", kind="unison", power=15_000, x_cost=True),
        *(card(f"T1-{number:03}", traits=("Guild",)) for number in range(50, 63)),
        card("T1-064", Also(("《Guild》",))),
        card("T1-065", Also(("<Ember>",))),
        card("T1-066", Also(("{Flint}",))),
        *leader("T1-067", DeckBan(Is("<Ember>") | Is("{Flint}"))),
        card("T1-068", token=True),
        card("T1-070", unread=("[Auto] Win.",)),
        card("T1-071", unread=("[Super Combo] (Four of these at most.)", "[Auto] Win.")),
    )
}
FIFTY = "\n".join(["1 T1-001", "2 T1-022", *(f"4 T1-0{number}" for number in range(10, 22))])
FORTY = "\n".join(["1 T1-001", *(f"4 T1-0{number}" for number in range(10, 20))])  # lines 1 to 11


def faults(text: str) -> list[tuple[str, int, str, str]]:
    return [(fault.text, fault.line, fault.card, fault.rule) for fault in check(text, CARDS).faults]


# The file


@rule("dbs:5-1-1", "dbs:5-1-2", "dbs:2-15-2")
def test_a_deck_is_written_by_hand() -> None:
    text = f"# My deck\n\n  {FIFTY.replace('4 T1-010', '4  t1-010 # a comment')}\r\n\n"
    checked = check(text, CARDS)
    assert checked.faults == ()
    assert checked.leader == CARDS["t1-001"]
    assert checked.count == 50
    assert [(entry.line, entry.count, entry.card.number) for entry in checked.entries][:2] == [
        (4, 2, "T1-022"),
        (5, 4, "T1-010"),
    ]


def test_a_variant_print_is_the_same_card() -> None:
    assert faults(FIFTY.replace("T1-001", "T1-001_SPR")) == []
    assert faults(FIFTY + "\n1 T1-010_PR02") == [("copies", 15, "T1-010", "dbs:5-1-3-1")]


@pytest.mark.parametrize("line", ["T1-010", "four T1-010", "4", "4 T1-010 T1-011", "0 T1-010", "-1 T1-010", "x\0"])
def test_a_line_that_is_not_understood_is_named(line: str) -> None:
    checked = check(f"{FIFTY}\n{line}", CARDS)
    assert checked.faults == (Fault("line", 15, detail=line.replace("\0", "\N{REPLACEMENT CHARACTER}")),)


def test_unknown_cards_are_named() -> None:
    assert faults(f"{FIFTY}\n1 XX9-999\n2 T1-001-BACK") == [
        ("unknown", 15, "XX9-999", ""),
        ("unknown", 16, "T1-001-BACK", ""),
    ]


def test_cards_whose_text_is_not_understood_are_not_playable() -> None:
    assert faults(f"{FIFTY}\n1 T1-070") == [("not-playable", 15, "T1-070", "")]
    assert faults(FIFTY.replace("T1-001", "T1-004")) == [("not-playable", 1, "T1-004", "")]
    half = CARDS | {"t1-001-back": CARDS["t1-004"]}
    assert [fault.text for fault in check(FIFTY, half).faults] == ["not-playable"]


def test_huge_counts_are_too_many() -> None:
    found = check(f"{FIFTY}\n{'9' * 6} T1-036", CARDS).faults
    assert [(fault.text, fault.count) for fault in found] == [("too-many", 1_000_049)]
    for text in (FIFTY, "1 T1-001"):
        found = check(f"{text}\n{'9' * 5000} T1-036", CARDS).faults
        assert [(fault.text, fault.card, fault.count) for fault in found] == [("countless", "T1-036", 0)]


# The rules


@rule("dbs:5-1-2")
def test_a_deck_has_exactly_one_leader() -> None:
    assert faults(FIFTY.replace("1 T1-001\n", "")) == [("no-leader", 0, "", "dbs:5-1-2")]
    assert faults(f"{FIFTY}\n1 T1-002") == [("leaders", 15, "T1-002", "dbs:5-1-2")]
    assert faults(f"{FIFTY}\n1 T1-001") == [("leaders", 15, "T1-001", "dbs:5-1-2")]
    found = check(FIFTY.replace("1 T1-001", "2 T1-001"), CARDS).faults
    assert found == (Fault("leaders", 1, "T1-001", "dbs:5-1-2", count=2, most=1),)


@rule("dbs:5-1-3")
@pytest.mark.parametrize(
    ("more", "fault"),
    [("", "too-few"), ("9 T1-036", "too-few"), ("10 T1-036", ""), ("20 T1-036", ""), ("21 T1-036", "too-many")],
)
def test_a_deck_has_fifty_to_sixty_cards(more: str, fault: str) -> None:
    """The Leader Card is not one of them."""
    assert faults(f"{FORTY}\n{more}") == ([(fault, 0, "", "dbs:5-1-3")] if fault else [])


@rule("dbs:5-1-3")
def test_a_deck_is_made_of_battle_extra_and_unison_cards() -> None:
    assert faults(f"{FORTY}\n4 T1-039\n4 T1-040\n2 T1-020") == []


@rule("dbs:5-1-3-1", "dbs:2-15-2-1")
def test_at_most_four_cards_have_the_same_number() -> None:
    assert faults(f"{FIFTY}\n2 T1-022") == []
    found = check(f"{FIFTY}\n2 T1-022\n1 T1-022\n1 T1-022", CARDS).faults
    assert found == (Fault("copies", 16, "T1-022", "dbs:5-1-3-1", count=6, most=4, detail="T1-022"),)
    assert faults(FIFTY.replace("4 T1-010", "5 T1-010")) == [("copies", 3, "T1-010", "dbs:5-1-3-1")]


@rule("dbs:5-1-3-2", "dbs:5-1-3-2-1", "dbs:5-1-3-2-2")
def test_what_a_card_says_replaces_the_rule_of_four() -> None:
    assert faults(f"{FORTY}\n20 T1-036") == []
    assert faults(f"{FIFTY}\n2 T1-037") == []
    assert faults(f"{FIFTY}\n3 T1-037") == [("copies", 15, "T1-037", "dbs:5-1-3-2")]


@rule("dbs:10-14-1")
def test_one_ultimate_card_in_all() -> None:
    assert faults(f"{FIFTY}\n1 T1-030") == []
    assert faults(f"{FIFTY}\n2 T1-030") == [("copies", 15, "T1-030", "dbs:10-14-1")]
    found = check(f"{FIFTY}\n1 T1-030\n1 T1-031", CARDS).faults
    assert found == (Fault("copies", 16, "T1-031", "dbs:10-14-1", count=2, most=1, detail="[Ultimate]"),)


@rule("dbs:10-17-1")
def test_four_super_combo_cards_in_all() -> None:
    assert faults(f"{FIFTY}\n2 T1-032\n2 T1-033") == []
    assert faults(f"{FIFTY}\n3 T1-032\n2 T1-033") == [("copies", 16, "T1-033", "dbs:10-17-1")]
    assert faults(f"{FIFTY}\n4 T1-032\n1 T1-071") == [
        ("not-playable", 16, "T1-071", ""),
        ("copies", 16, "T1-071", "dbs:10-17-1"),
    ]


@rule("dbs:10-31-1")
def test_seven_dragon_ball_cards_in_all_whatever_their_number() -> None:
    assert faults(f"{FIFTY}\n7 T1-034") == []
    assert faults(f"{FIFTY}\n5 T1-034\n2 T1-035") == []
    assert faults(f"{FIFTY}\n5 T1-034\n3 T1-035") == [("copies", 16, "T1-035", "dbs:10-31-1")]


@rule("dbs:5-1-3-2", "dbs:5-1-3-2-2")
def test_a_leader_keeps_cards_out_of_its_deck() -> None:
    guild = "\n".join(["1 T1-003", *(f"4 T1-0{number}" for number in range(50, 62)), "2 T1-062"])
    assert faults(guild) == []
    assert faults(f"{guild}\n4 T1-039") == []  # it is no Battle Card
    found = check(f"{guild}\n1 T1-010", CARDS).faults
    assert found == (Fault("banned", 15, "T1-010", "dbs:5-1-3-2", detail="T1-003"),)
    assert faults(f"{FIFTY}\n1 T1-050") == []  # another leader does not mind
    assert faults(f"{FIFTY}\n1 T1-003") == [("leaders", 15, "T1-003", "dbs:5-1-2")]  # nor does one too many count


@rule("dbs:5-1-3-2")
def test_any_card_of_the_deck_may_keep_others_out() -> None:
    assert faults(f"{FIFTY}\n1 T1-039") == []
    assert faults(f"{FIFTY}\n1 T1-039\n1 T1-038") == [("banned", 15, "T1-039", "dbs:5-1-3-2")]


@rule("dbs:2-1-3", "dbs:2-5-5", "dbs:2-6-6")
def test_names_and_traits_that_a_skill_adds_count_already() -> None:
    guild = "\n".join(["1 T1-003", *(f"4 T1-0{number}" for number in range(50, 62)), "2 T1-062"])
    assert faults(f"{guild}\n4 T1-064") == []
    found = faults(f"{FIFTY.replace('T1-001', 'T1-067')}\n1 T1-064\n1 T1-065\n1 T1-066")
    assert found == [("banned", 16, "T1-065", "dbs:5-1-3-2"), ("banned", 17, "T1-066", "dbs:5-1-3-2")]


def test_tokens_are_no_cards_of_a_deck() -> None:
    assert faults(f"{FIFTY}\n1 T1-068") == [("unknown", 15, "T1-068", "")]


def test_all_faults_are_named_at_once() -> None:
    text = "1 T1-003\n1 T1-002\n5 T1-050\n2 T1-030\nnonsense\n4 T1-070\n1 T1-999"
    assert faults(text) == [
        ("too-few", 0, "", "dbs:5-1-3"),
        ("leaders", 2, "T1-002", "dbs:5-1-2"),
        ("copies", 3, "T1-050", "dbs:5-1-3-1"),
        ("copies", 4, "T1-030", "dbs:10-14-1"),
        ("banned", 4, "T1-030", "dbs:5-1-3-2"),
        ("line", 5, "", ""),
        ("not-playable", 6, "T1-070", ""),
        ("banned", 6, "T1-070", "dbs:5-1-3-2"),
        ("unknown", 7, "T1-999", ""),
    ]


# Files


def test_a_deck_is_loaded_to_be_played(tmp_path: Path) -> None:
    path = tmp_path / "my.deck"
    path.write_bytes(b"\xef\xbb\xbf" + FIFTY.encode())
    loaded = deck.load(path, CARDS)
    assert loaded == Deck("t1-001", ("t1-022",) * 2 + tuple(f"t1-0{n}" for n in range(10, 22) for _ in range(4)))
    path.write_text(FORTY)
    with pytest.raises(Refused) as refused:
        deck.load(path, CARDS)
    assert (refused.value.reason.text, refused.value.reason.detail) == ("bad-deck", str(path))


def test_deck_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "my.deck"
    for data, text in ((b"4 \xff", "file-not-text"), (b"#" * 100_001, "file-too-large")):
        path.write_bytes(data)
        with pytest.raises(Refused) as refused:
            deck.read(path, CARDS)
        assert refused.value.reason.text == text
        assert str(path) in refused.value.reason.detail


def test_a_deck_in_figures() -> None:
    """By type, by colour in the order of the rulebook, by cost with X behind the numbers."""
    cards = {
        found.slug: found
        for found in (
            *leader("T2-001"),
            card("T2-002", colours=("yellow", "red"), cost=10),
            card("T2-003", colours=("blue",), cost=9),
            card("T2-004", kind="extra", colours=("red",)),
            card("T2-005", kind="unison", colours=("yellow",), power=15_000, x_cost=True, specified=("yellow",)),
        )
    }
    types, colours, costs = figures(check("1 T2-001\n1 T2-002\n2 T2-003\n3 T2-004\n4 T2-005", cards))
    assert types == {"battle": 3, "extra": 3, "unison": 4}, "the Leader Card is none of the deck"
    assert list(colours.items()) == [("red", 4), ("blue", 2), ("yellow", 5)]
    assert list(costs.items()) == [("0", 3), ("9", 2), ("X", 4), ("10", 1)]
