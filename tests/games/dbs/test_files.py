"""Card files: what is written is read back equal, and whatever is wrong is refused with file, card and field."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pioche.games.dbs
from pioche.games.dbs import files
from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.cards import ALL
from pioche.games.dbs.known import FOREIGN
from pioche.games.dbs.rules import DbsRules
from pioche.kernel.cards.value import kinds_of_value
from pioche.kernel.play.decision import Refused
from tests.scenario import rule

BATTLE: dict[str, Any] = {
    "slug": "t1-001", "number": "T1-001", "name": "Sentry", "type": "battle", "colours": ["red"], "power": 5000,
    "cost": 1, "specified": ["red"], "combo_cost": 0, "combo_power": 5000, "characters": ["Sentry"],
    "traits": ["Guild"],
}  # fmt: skip
EXTRA: dict[str, Any] = {
    "slug": "t1-002", "number": "T1-002", "name": "Flash", "type": "extra", "colours": ["blue"], "cost": 0,
}  # fmt: skip
UNISON: dict[str, Any] = {
    "slug": "t1-003", "number": "T1-003", "name": "Herald", "type": "unison", "colours": ["red"], "power": 15000,
    "specified": ["red"], "x_cost": True,
}  # fmt: skip
FRONT: dict[str, Any] = {
    "slug": "t1-004", "number": "T1-004", "name": "Captain", "type": "leader", "colours": ["red", "blue"],
    "power": 10000, "back": "t1-004-back",
}  # fmt: skip
REVERSE: dict[str, Any] = FRONT | {"slug": "t1-004-back", "back": "t1-004", "front": False, "name": "Captain, woken"}
CARDS = [BATTLE, EXTRA, UNISON, FRONT, REVERSE]
DRAW = {"is": "Draw", "size": {"is": "Fixed", "number": 1}}
ACTIVATE = {"is": "Activate", "when": "main", "effect": DRAW}


def content(*cards: Any, **header: Any) -> bytes:
    return json.dumps({"pioche": "cards/1", "game": "dbs", "cards": list(cards)} | header).encode()


def reason(read: Callable[[], object]) -> tuple[str, str]:
    """Why something is refused."""
    with pytest.raises(Refused) as refused:
        read()
    return refused.value.reason.text, refused.value.reason.detail


def refusal(*cards: Any, **header: Any) -> tuple[str, str]:
    return reason(lambda: files.read(content(*cards, **header), "some.json"))


# Round trips


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(content(*CARDS[:3]))
    (tmp_path / "b.json").write_bytes(content(*CARDS[3:]))
    (tmp_path / "notes.txt").write_text("no cards")
    cards = files.load(tmp_path)
    assert [card.slug for card in cards] == ["t1-001", "t1-002", "t1-003", "t1-004", "t1-004-back"]
    assert files.read(files.write(cards), "again") == cards


def test_the_cards_that_are_built_in_are_a_file_too() -> None:
    assert files.checked(files.read(files.write(ALL), "starter")) == ALL


def test_the_codec_knows_every_kind_of_value() -> None:
    """Whichever module defines it: the codec lists the kinds that are loaded when it is made."""
    known = set(files.codec().kinds)
    for module in walk_packages(pioche.games.dbs.__path__, "pioche.games.dbs."):
        import_module(module.name)
    assert set(kinds_of_value("pioche.kernel", "pioche.games.dbs")) - FOREIGN == known


def test_a_folder_adds_to_the_starter_set(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(content(BATTLE))
    assert set(files.every(None)) == {card.slug for card in ALL}
    assert set(files.every(tmp_path)) == {card.slug for card in ALL} | {"t1-001"}
    (tmp_path / "b.json").write_bytes(files.write(ALL[2:3]))
    assert reason(lambda: files.every(tmp_path))[0] == "card-twice"


def test_text_that_is_not_understood_is_kept() -> None:
    (card,) = files.read(content(BATTLE | {"unread": ["[Auto] Win."]}), "some.json")
    assert card.unread == ("[Auto] Win.",)


# What cards have (2)


@rule("dbs:2-3-1", "dbs:2-3-2", "dbs:2-3-2-2-1", "dbs:2-3-2-3-1", "dbs:2-3-2-4-1")
def test_a_card_is_of_one_of_four_types() -> None:
    """Which is also the word by which card texts mean it."""
    for card in CARDS:
        (found,) = files.read(content(card), "some.json")
        assert found.type == card["type"]
        assert found.words() & {"leader", "battle", "extra", "unison"} == {card["type"]}
    assert refusal(EXTRA | {"type": "trap"}) == (
        "bad-card",
        "some.json, t1-002: Invalid enum value 'trap' - at `$.type`",
    )


@rule("dbs:2-4-1", "dbs:2-4-1-1", "dbs:2-4-1-2", "dbs:2-4-1-2-1")
def test_a_card_has_one_or_more_of_five_colours() -> None:
    two: DbsCard = files.read(content(FRONT), "some.json")[0]
    assert {"red", "blue", "multicolour"} <= two.words()
    assert "multicolour" not in files.read(content(BATTLE), "some.json")[0].words()
    for colours in ([], ["white"], ["red", "red"]):
        text, detail = refusal(BATTLE | {"colours": colours})
        assert text == "bad-card-field"
        assert detail.startswith("some.json, t1-001, colours: ")


@rule("dbs:2-1-1", "dbs:2-1-2", "dbs:2-5-1", "dbs:2-5-2", "dbs:2-5-3", "dbs:2-6-1", "dbs:2-6-2", "dbs:2-6-4")
@rule("dbs:2-7-1", "dbs:2-7-2", "dbs:2-15-1")
def test_a_card_has_a_number_a_name_characters_traits_and_an_era() -> None:
    """Texts mean them by words in different brackets, so that a name is no character."""
    (card,) = files.read(content(BATTLE | {"name": "Tall Sentry", "era": "First Saga"}), "some.json")
    assert {"{Tall Sentry}", "<Sentry>", "《Guild》", "era First Saga", "#T1-001"} <= card.words()
    assert not card.words() & {"{Sentry}", "<Tall Sentry>", "<Guild>", "《Sentry》"}
    assert refusal(BATTLE | {"name": " "})[1] == "some.json, t1-001, name: ' '"
    assert refusal(BATTLE | {"number": "T1:001"})[1] == "some.json, t1-001, number: 'T1:001'"
    assert refusal(BATTLE | {"slug": "sentry"})[1] == "some.json, sentry, slug: 'sentry'"


@rule("dbs:2-5-4", "dbs:2-7-3", "dbs:2-8-2", "dbs:2-9-2", "dbs:2-10-2", "dbs:2-11-2")
@pytest.mark.parametrize(
    ("card", "field", "value"),
    [
        (EXTRA, "characters", ["Sentry"]),
        (UNISON, "characters", ["Sentry"]),
        (EXTRA, "era", "First"),
        (UNISON, "era", "First"),
        (EXTRA, "power", 0),
        (EXTRA, "combo_power", 5000),
        (UNISON, "combo_power", 5000),
        (FRONT, "combo_cost", 0),
        (FRONT, "cost", 0),
        (FRONT, "specified", ["red"]),
        (FRONT, "x_cost", True),
        (BATTLE, "back", "t1-002"),
        (BATTLE, "power", None),
        (BATTLE, "cost", None),
        (UNISON | {"x_cost": False}, "cost", None),
        (EXTRA, "token", True),
    ],
)
def test_a_type_has_only_what_it_may_have(card: dict[str, Any], field: str, value: Any) -> None:
    text, detail = refusal(card | {field: value})
    assert text == "bad-card-field"
    assert detail.startswith(f"some.json, {card['slug']}, {field}: ")


@rule("dbs:2-11-3")
def test_the_energy_cost_is_the_larger_of_total_and_specified_cost() -> None:
    costs = [(3, ["red"], 3), (1, ["red", "red"], 2), (0, [], 0)]
    for total, specified, cost in costs:
        (card,) = files.read(content(BATTLE | {"cost": total, "specified": specified}), "some.json")
        assert card.numbers()["cost"] == cost
        assert (card.cost, list(card.specified)) == (total, specified)


def test_an_extra_card_may_have_a_special_trait() -> None:
    """The rulebook contradicts itself (2-6-5, 10-38-1): a card has a trait if its data says so."""
    assert files.read(content(EXTRA | {"traits": ["Guild"]}), "some.json")[0].traits == ("Guild",)


# Faults


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"power": "5000"}, "$.power"),
        ({"power": 5000.5}, "$.power"),
        ({"name": 7}, "$.name"),
        ({"traits": "Guild"}, "$.traits"),
        ({"wings": 2}, "wings"),
        ({"abilities": [{"is": "Explode"}]}, "unknown kind 'Explode' - at `$.abilities[0]`"),
        ({"abilities": [{"is": "Draw"}]}, "Draw is not a kind of Ability"),
        ({"abilities": [{"is": []}]}, "$.abilities"),
        ({"abilities": ["Draw"]}, "$.abilities"),
        ({"abilities": [ACTIVATE | {"effect": {"is": "Draw", "size": 3}}]}, "$.abilities[0].effect.size"),
        ({"abilities": [ACTIVATE | {"when": "noon"}]}, "$.abilities[0].when"),
        ({"abilities": [ACTIVATE | {"code": "1"}]}, "code"),
    ],
)
def test_wrong_types_and_unknown_kinds_are_named_with_their_field(change: dict[str, Any], place: str) -> None:
    text, detail = refusal(EXTRA, BATTLE | change)
    assert text == "bad-card"
    assert detail.startswith("some.json, t1-001: ")
    assert place in detail


def test_a_card_without_a_name_is_told_by_its_place() -> None:
    assert refusal(EXTRA, 7)[1].startswith("some.json, #2: ")
    assert refusal(EXTRA, {})[1].startswith("some.json, #2: ")


@pytest.mark.parametrize("huge", [10**7, -(10**7), 10**30, 2**64])
def test_huge_numbers_are_refused(huge: int) -> None:
    assert refusal(BATTLE | {"power": huge})[0] in ("bad-card", "bad-card-field")
    drawing = ACTIVATE | {"effect": {"is": "Draw", "size": {"is": "Fixed", "number": huge}}}
    assert refusal(BATTLE | {"abilities": [drawing]})[0] in ("bad-card", "bad-card-field")


def test_names_beyond_measure_are_refused() -> None:
    assert files.read(content(BATTLE | {"name": "x" * 200}), "some.json")
    text, detail = refusal(BATTLE | {"name": "x" * 201})
    assert text == "bad-card-field"
    assert detail.startswith("some.json, t1-001, name: 'xxx")


def test_numbers_below_zero_are_refused() -> None:
    for field in ("power", "cost", "combo_cost", "combo_power"):
        assert refusal(BATTLE | {field: -1}) == ("bad-card-field", f"some.json, t1-001, {field}: -1")


def test_areas_that_the_game_does_not_have_are_refused() -> None:
    lost = ACTIVATE | {"where": ["attic"]}
    assert refusal(BATTLE | {"abilities": [lost]}) == ("bad-card-field", "some.json, t1-001, where: 'attic'")
    attic = {"is": "Drop", "what": {"is": "Every", "among": {"is": "Cards", "zones": ["attic"]}}}
    assert refusal(BATTLE | {"abilities": [ACTIVATE | {"effect": attic}]}) == (
        "bad-card-field",
        "some.json, t1-001, zones: 'attic'",
    )


def test_keywords_that_the_rulebook_does_not_know_are_refused() -> None:
    for keyword in ("Blocker", "Over Realm 3", "Arrival Red/Green", "Counter: Play", "Awaken: Surge", ""):
        assert files.read(content(BATTLE | {"abilities": [ACTIVATE | {"keyword": keyword}]}), "some.json")
    lost = BATTLE | {"abilities": [ACTIVATE | {"keyword": "Frobnicate"}]}
    assert refusal(lost) == ("bad-card-field", "some.json, t1-001, keyword: 'Frobnicate'")


def test_a_card_is_understood_or_not() -> None:
    half = {"abilities": [ACTIVATE], "unread": ["[Auto] Win."]}
    assert refusal(BATTLE | half)[1].startswith("some.json, t1-001, unread: ")


def nested(depth: int) -> dict[str, Any]:
    effect: dict[str, Any] = DRAW
    for _ in range(depth):
        effect = {"is": "Seq", "effects": [effect]}
    return ACTIVATE | {"effect": effect}


def test_deep_nesting_is_refused() -> None:
    assert refusal(BATTLE | {"abilities": [nested(100)]}) == ("file-too-deep", "some.json")
    assert reason(lambda: files.read(b"[" * 100_000, "some.json")) == ("file-too-deep", "some.json")


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", "file-not-json"),
        (b"4 PI1-005", "file-not-json"),
        (b'{"pioche": "cards/1", "game": "dbs", "cards": [', "file-not-json"),
        (b'{"pioche": "cards/1", "game": "dbs", "cards": ["\xff"]}', "file-not-text"),
        (b'{"a": 1e999}', "file-not-json"),
        (b"1" * 5000, "file-not-json"),
        (b"[]", "not-a-card-file"),
        (b"{}", "not-a-card-file"),
        (content(game="seiya"), "not-a-card-file"),
        (content(pioche="cards/9"), "not-a-card-file"),
        (content(cards=7), "not-a-card-file"),
        (content(extra=1), "not-a-card-file"),
    ],
)
def test_what_is_not_a_card_file_is_refused(data: bytes, text: str) -> None:
    found, detail = reason(lambda: files.read(data, "some.json"))
    assert found == text
    assert detail.startswith("some.json")


def test_what_a_stranger_wrote_is_shown_without_control_signs() -> None:
    _, detail = refusal(BATTLE | {"slug": "\x1b[2J", "name": 7})
    assert "\x1b" not in detail
    assert len(refusal(BATTLE | {"type": "x" * 5000})[1]) <= files.LONGEST + 1


# Cards that do not fit together


def test_a_slug_exists_once(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(content(BATTLE))
    (tmp_path / "b.json").write_bytes(content(EXTRA, BATTLE))
    assert reason(lambda: files.load(tmp_path)) == ("card-twice", f"{tmp_path / 'b.json'}, t1-001")


@rule("dbs:2-3-2-1-2")
@pytest.mark.parametrize(
    "cards",
    [
        [FRONT],
        [REVERSE],
        [FRONT | {"back": "t1-004"}],
        [FRONT, REVERSE | {"back": "t1-004-back"}],
        [FRONT | {"back": "t1-001"}, BATTLE],
        [FRONT, REVERSE, REVERSE | {"slug": "t1-005-back", "number": "T1-005"}],
        [
            FRONT,
            FRONT | {"slug": "t1-005", "number": "T1-005", "back": "t1-006"},
            FRONT | {"slug": "t1-006", "number": "T1-006", "back": "t1-005"},
            REVERSE,
        ],
    ],
)
def test_the_sides_of_a_leader_card_name_each_other(cards: list[dict[str, Any]]) -> None:
    found = [files.card_of(card, "some.json") for card in cards]
    text, detail = reason(lambda: files.checked(found))
    assert text == "card-other-side"
    assert "back" in detail


@rule("dbs:10-18-1")
def test_tokens_are_battle_cards_and_must_be_there_to_be_created() -> None:
    token = {key: value for key, value in BATTLE.items() if key not in ("cost", "specified")}
    token |= {"token": True, "slug": "t1-009", "number": "T1-009"}
    maker = EXTRA | {"abilities": [ACTIVATE | {"effect": {"is": "Create", "token": "t1-009"}, "where": ["hand"]}]}
    made = [files.card_of(card, "some.json") for card in (maker, token)]
    assert files.checked(made) == tuple(made)
    assert files.checked(made[:1], known=made[1:]) == tuple(made[:1])
    assert reason(lambda: files.checked(made[:1])) == ("bad-card-field", "t1-002, token: 't1-009'")
    battle = files.card_of(BATTLE | {"slug": "t1-009", "number": "T1-009"}, "some.json")
    assert reason(lambda: files.checked([made[0], battle]))[0] == "bad-card-field"


# Whatever a stranger writes


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.sampled_from(["", "Draw", "deck", "\x1b"]),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.sampled_from(["is", "effect", "of"]), parts),
    max_leaves=5,
)
RICH = BATTLE | {
    "abilities": [
        ACTIVATE | {"effect": {"is": "Seq", "effects": [DRAW, DRAW]}, "where": ["battle"]},
        {"is": "Auto", "where": ["battle"], "rules": []},
    ]
}


def places(content: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all parts of a JSON value."""
    parts = content.items() if isinstance(content, dict) else enumerate(content) if isinstance(content, list) else ()
    return [path, *(place for key, part in parts for place in places(part, (*path, key)))]


def changed(content: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    copy = dict(content) if isinstance(content, dict) else list(content)
    copy[path[0]] = changed(content[path[0]], path[1:], value)
    return copy


@given(st.sampled_from(places(RICH)), JUNK)
@settings(max_examples=150, deadline=None)
def test_a_changed_card_is_a_card_or_refused(path: tuple[Any, ...], junk: Any) -> None:
    """Never anything else: no other exception, and no card that breaks the catalogue."""
    try:
        cards = files.checked(files.read(content(changed(RICH, path, junk)), "some.json"))
    except Refused:
        return
    DbsRules(cards)


# Folders


def test_folders_and_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    assert reason(lambda: files.load(tmp_path)) == ("no-card-files", str(tmp_path))
    assert reason(lambda: files.load(tmp_path / "none")) == ("file-missing", str(tmp_path / "none"))
    assert reason(lambda: files.load(Path("a\0b")))[0] == "file-unreadable"
    (tmp_path / "folder.json").mkdir()
    assert reason(lambda: files.load(tmp_path)) == ("file-is-folder", str(tmp_path / "folder.json"))
    file = tmp_path / "file"
    file.write_bytes(content())
    assert reason(lambda: files.load(file)) == ("file-not-folder", str(file))


def test_a_file_that_is_too_large_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    assert reason(lambda: files.load(tmp_path)) == ("file-too-large", str(path))


@pytest.mark.parametrize(("field", "word"), [("verb", "atack"), ("kind", "trigger")])
def test_a_word_that_nobody_listens_to_is_named(field: str, word: str) -> None:
    trigger = {"is": "When", "verb": "attack", "of": {"is": "IsSource"}, "effect": DRAW, "kind": "auto"} | {field: word}
    text, detail = refusal(BATTLE | {"abilities": [{"is": "Auto", "where": ["battle"], "rules": [trigger]}]})
    assert text == "bad-card-field"
    assert field in detail
    assert word in detail


def test_a_value_of_other_games_is_unknown() -> None:
    even = {"is": "Even", "counter": "turn"}
    effect = {"is": "If", "condition": even, "effect": DRAW}
    text, detail = refusal(BATTLE | {"abilities": [{"is": "Activate", "when": "main", "effect": effect}]})
    assert text == "bad-card"
    assert "Even" in detail
