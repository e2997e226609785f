"""Card files: whatever is wrong is refused with file, card and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.games.dbs import files
from pioche.games.dbs.rules import DbsRules
from pioche.kernel.play.decision import Refused
from tests.games.dbs.card_files import ACTIVATE, BATTLE, DRAW, EXTRA, FRONT, REVERSE, content, reason, refusal
from tests.scenario import rule

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


@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u200b", "\x1b", "\n"])
@pytest.mark.parametrize("field", ["name", "traits", "characters", "era"])
def test_signs_that_nobody_sees_are_refused(field: str, sign: str) -> None:
    """Others would read them: what a text turns round, it turns round in the log, too."""
    told = f"Guild{sign}ed"
    text, detail = refusal(BATTLE | {field: told if field in ("name", "era") else [told]})
    assert text == "bad-card-field"
    assert detail.startswith(f"some.json, t1-001, {field}: ")


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
