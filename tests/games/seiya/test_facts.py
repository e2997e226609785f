"""The catalogue: its facts, its totals, its file format, and the test that each effect of a card must have."""

import csv
import json
import os
import re
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import getmembers
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, get_args

import pytest

import tests.rules.seiya
from pioche.games.seiya import RULES
from pioche.games.seiya.card import (
    ALTAR_TYPE,
    CHARACTER_TYPE,
    DIVINE,
    EPIC_TYPE,
    GIFT_TYPE,
    HEROES,
    HOUSE_TYPE,
    SENSE_TYPE,
    TECHNIQUE_TYPE,
    TRIAL_TYPE,
    SeiyaCard,
    Set,
)
from pioche.games.seiya.cards import ALL, files
from pioche.games.seiya.clock import FLAMES
from pioche.games.seiya.setup import BRONZE, Config, agreed, in_reserve
from pioche.kernel.play.decision import Refused
from tests.scenario import rule

SHARED = Path(os.environ.get("PIOCHE_SHARED") or Path(__file__).parents[4] / "shared")
TABLES = [SHARED / "facts" / name for name in ("seiya-cards.tsv", "hades-cards.tsv")]
NUMBERS = ("copies", "cost_force", "cost_cosmos", "force", "heal", "cosmos", "pv")
OF_THE_STYX = ("grade", "cost_souls", "gain_souls")
UNCOUNTED = (TECHNIQUE_TYPE, SENSE_TYPE)  # tokens and what is printed on boards: the tables count no copies
OUR_NAME = "epopee-encercles-2"
OURS = {"robe-d-odin"}  # the statue is no card of the box, but lies on the table as one

BY_SLUG = {card.slug: card for card in ALL}
OF_HEROES = [f"{number:03}" for number in range(1, 16)]  # of Hadès
RESERVED = [f"{number:03}" for number in range(16, 32)]  # the numbers of Hadès in the Reserve
CAPACITIES = {card.slug for card in ALL if card.type == GIFT_TYPE}
BASE = [card for card in ALL if card.set == "base"]


# Facts


@pytest.fixture(scope="module")
def facts() -> dict[str, dict[str, str]]:
    """The rows of the facts table for the boxes that are played, by slug."""
    found = {}
    for table in TABLES:
        if not table.exists():
            pytest.skip(f"no facts table at {table}")
        with table.open(encoding="utf-8", newline="") as file:
            rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
            found |= {row["slug"]: row for row in rows if row["set"] in get_args(Set)}
    return found


def profile(card: SeiyaCard) -> dict[str, Any]:
    """The printed facts of a card, as the table writes them."""
    keys = (*NUMBERS, *(OF_THE_STYX if card.set == "hades" else ()))
    numbers = {key: "" if (value := getattr(card, key)) is None else str(value) for key in keys}
    if card.type in UNCOUNTED:
        numbers["copies"] = ""
    return (
        numbers
        | {
            "number": card.number,
            "set": card.set,
            "name_fr": card.name,
            "type": card.type,
            "classes": ";".join(card.classes),
            "ranks": ";".join(card.ranks),
            "icon": card.icon or "",
            "pv_rule": card.pv_rule is not None,
        }
        | ({"source": card.source} if card.set == "hades" else {})
    )


@pytest.mark.parametrize(
    "slug",
    [pytest.param(slug, marks=rule(BY_SLUG[slug].statements()[0])) for slug in sorted(BY_SLUG.keys() - OURS)],
)
def test_every_fact_of_a_card_is_the_one_of_the_facts_table(facts: dict[str, dict[str, str]], slug: str) -> None:
    ours = profile(BY_SLUG[slug])
    row = facts[slug]
    theirs = {key: bool(row[key]) if key == "pv_rule" else row[key] for key in ours}
    if slug == OUR_NAME:  # the table does not know its name
        del ours["name_fr"], theirs["name_fr"]
    assert ours == theirs


OF_HADES = (SENSE_TYPE, TRIAL_TYPE, HOUSE_TYPE, ALTAR_TYPE)


def of_the_duel(row: dict[str, str]) -> bool:
    """Whether the table notes that something is used in the duel alone."""
    return "duel" in re.split("[;,] ?", row["notes"])


def test_the_catalogue_holds_the_cards_of_the_facts_table(facts: dict[str, dict[str, str]]) -> None:
    """All of them."""
    others = {slug for slug, row in facts.items() if row["set"] != "hades"}
    assert others == {card.slug for card in ALL if card.set != "hades"} - OURS
    there = {slug for slug, row in facts.items() if row["set"] == "hades" and row["type"] != "aide"}
    assert there == {card.slug for card in ALL if card.set == "hades"}
    assert {slug for slug, row in facts.items() if of_the_duel(row)} == {c.slug for c in ALL if c.mode == "duel"}


def test_side_and_constellation_are_those_of_the_facts_table(facts: dict[str, dict[str, str]]) -> None:
    sides = {"gold": "Chevaliers d'Or", "renegade": "Renégats"}
    for card in (card for card in ALL if card.side or (card.mode == "duel" and card.type == TECHNIQUE_TYPE)):
        assert f"duel, {sides[card.side or card.board]}" in facts[card.slug]["notes"]
    assert all(card.constellation for card in ALL if card.side)


def test_hades_has_the_totals_of_its_ledger() -> None:
    def copies(test: Callable[[SeiyaCard], bool]) -> tuple[int, int]:
        cards = [card for card in ALL if card.set == "hades" and test(card)]
        return len(cards), sum(card.copies for card in cards)

    assert copies(lambda card: card.number in OF_HEROES) == (15, 20)
    assert copies(lambda card: card.hero is not None and card.ranks == ("uncommon",)) == (5, 10)
    assert copies(lambda card: DIVINE in card.classes) == (5, 5)
    assert copies(lambda card: card.grade is not None) == (46, 75)
    assert copies(lambda card: card.type == TRIAL_TYPE) == (19, 19)
    assert copies(lambda card: card.type == GIFT_TYPE and card.mode == "classic") == (6, 18)
    assert copies(lambda card: card.type == GIFT_TYPE and card.mode == "duel") == (12, 12)
    assert copies(lambda card: card.type == CHARACTER_TYPE and card.mode == "duel") == (13, 25)
    assert copies(lambda card: card.type == SENSE_TYPE)[0] == 5
    assert copies(lambda card: in_reserve(card, Config(hades=True))) == (16, 18)
    assert copies(lambda card: card.type == EPIC_TYPE) == (9, 9)
    assert copies(lambda card: card.type == HOUSE_TYPE) == (12, 12)
    assert copies(lambda card: card.type == ALTAR_TYPE) == (5, 5)


def test_the_catalogue_has_the_totals_of_the_box() -> None:
    def copies(cards: list[SeiyaCard]) -> int:
        return sum(card.copies for card in cards)

    def of(word: str, cards: list[SeiyaCard] = BASE) -> list[SeiyaCard]:
        return [card for card in cards if word in card.words()]

    assert len(BASE) == 90
    assert copies(BASE) == 200
    assert copies([card for card in BASE if in_reserve(card, Config())]) == 125
    assert copies(of("personnage")) == 183
    assert copies(of("armure")) == 17
    assert copies(of("Chevalier d'Argent")) == 36
    black = of("Chevalier Noir")
    assert (copies(black), len({card.name for card in black})) == (12, 6)
    flames = [card for card in BASE if card.icon == "flame"]
    assert copies(flames) == FLAMES == 12
    assert flames == of("Chevalier d'Or")
    assert len(of("Armure d'Or")) == 12
    for hero, name in HEROES.items():
        packet = Counter({card.ranks: card.copies for card in of(name)})
        assert packet == {("very-common",): 9, ("common",): 5}
        assert copies(of(name)) + BY_SLUG[BRONZE[hero]].copies == 15


@pytest.mark.parametrize(
    ("config", "size"),
    [
        (Config(promos=True), 127),
        pytest.param(Config(asgard=True), 160, marks=rule("seiya:classic:4:11")),
        pytest.param(Config(asgard=True, poseidon=True), 196, marks=rule("seiya:classic:4:15")),
        (Config(asgard=True, poseidon=True, promos=True), 199),
        pytest.param(Config(asgard=True, poseidon=True, hades=True), 214, marks=rule("hades:mise-en-place-espace:2")),
        (Config(asgard=True, poseidon=True, hades=True, left_out=("asgard", "poseidon")), 143),
        (Config(asgard=True, poseidon=True, left_out=("asgard",)), 161),
        (Config(mode="solo"), 156),
    ],
)
def test_the_reserve_grows_by_what_the_table_agrees_on(config: Config, size: int) -> None:
    assert sum(card.copies for card in ALL if in_reserve(card, agreed(config))) == size


def test_cards_have_slugs_and_numbers_of_their_own_and_a_source() -> None:
    assert len(BY_SLUG) == len(ALL)
    numbers = [(card.set, card.number) for card in ALL if card.number and card.type != TECHNIQUE_TYPE]
    assert len(set(numbers)) == len(numbers)
    assert [card.number for card in sorted(BASE, key=lambda card: card.number)] == [f"{n:03}" for n in range(1, 91)]
    assert [card.slug for card in ALL if card.source != "rulebook" and card.set != "hades"] == [OUR_NAME]
    assert tuple(sorted(ALL, key=lambda card: card.slug)) == RULES.catalogue.definitions


# Files


def test_cards_written_to_a_file_are_read_back_equal() -> None:
    data = files.write(ALL)
    assert json.loads(data).keys() == {"pioche", "game", "cards"}
    assert files.read(data) == ALL
    assert files.write(files.read(data)) == data


def docrates() -> dict[str, Any]:
    """The file of one card, whose only ability removes cards of two ranks from the field, then fills it."""
    content: dict[str, Any] = json.loads(files.write([BY_SLUG["docrates"]]))
    return content


def refusal(content: Any) -> str:
    with pytest.raises(Refused) as refused:
        files.read(content if isinstance(content, bytes) else json.dumps(content).encode())
    assert refused.value.reason.text == "damaged-cards"
    return refused.value.reason.detail


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b'"cards/1"', b'{"pioche": "cards/1", "game": "seiya"}'])
def test_what_is_no_file_of_cards_is_refused(data: bytes) -> None:
    assert refusal(data)


def test_a_card_too_deep_to_be_read_is_refused() -> None:
    depth = 100_000
    test = b'{"is": "Not", "test": ' * depth + b"1" + b"}" * depth
    data = files.write([BY_SLUG["docrates"]])
    assert refusal(data.replace(b'"pv_rule": null', b'"pv_rule": ' + test))


@pytest.mark.parametrize(
    ("key", "value"), [("pioche", "cards/2"), ("pioche", "game/1"), ("game", "chess"), ("more", 1)]
)
def test_a_file_of_another_format_or_game_is_refused(key: str, value: object) -> None:
    assert key in refusal(docrates() | {key: value})


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("$.cards[0]", None),
        ("$.cards[0].name", 3),
        ("$.cards[0].force", "one"),
        ("$.cards[0].set", "chaos"),
        ("$.cards[0].source", "hearsay"),
        ("$.cards[0].abilities", {}),
        ("$.cards[0].abilities[0]", None),
        ("$.cards[0].abilities[0]", {"is": "Explode"}),
        ("$.cards[0].abilities[0]", {"is": ["Fill"]}),
        ("$.cards[0].abilities[0]", {"is": "Fill"}),
        ("$.cards[0].abilities[0].how", "explode"),
        ("$.cards[0].abilities[0].effect", {"is": "Is", "word": "common"}),
        ("$.cards[0].abilities[0].effect.parts[0].what", {"is": "Every"}),
        ("$.cards[0].abilities[0].effect.parts[0].what.among.zones", "field"),
        ("$.cards[0].abilities[0].effect.parts[0].what.among.whose", "nobody"),
        ("$.cards[0].abilities[0].effect.parts[0].what.among.test.second", {"is": "Os", "word": "common"}),
    ],
)
def test_damaged_cards_are_refused_with_the_path(path: str, value: object) -> None:
    content = docrates()
    *way, last = path.replace("[", ".").replace("]", "").split(".")[1:]
    node: Any = content
    for key in way:
        node = node[int(key) if key.isdigit() else key]
    node[int(last) if last.isdigit() else last] = value
    assert f"`{path}`" in refusal(content)


@pytest.mark.parametrize("path", ["$.cards[0]", "$.cards[0].abilities[0].effect.parts[0]"])
def test_a_field_that_no_card_has_is_refused_with_the_path(path: str) -> None:
    content = docrates()
    node = content["cards"][0] if path == "$.cards[0]" else content["cards"][0]["abilities"][0]["effect"]["parts"][0]
    node["frce"] = 3
    detail = refusal(content)
    assert "frce" in detail
    assert f"`{path}`" in detail


# Tests


def effects(card: SeiyaCard) -> list[str]:
    """The rule statements that a card's effects are."""
    scoring = [card.statements()[1]] if card.pv_rule is not None else []
    return scoring + [card.citation(ability) for ability in card.abilities]


def marks_of(thing: Any) -> Iterator[pytest.Mark]:
    """The marks of a module, class or function, those on single parameters included."""
    marks = getattr(thing, "pytestmark", [])
    for mark in marks if isinstance(marks, list) else [marks]:
        yield getattr(mark, "mark", mark)
        if mark.name == "parametrize":
            for parameter in mark.args[1]:
                for inner in getattr(parameter, "marks", ()):
                    yield getattr(inner, "mark", inner)


def proven() -> set[str]:
    """The ids on the tests of this game's rules, told from their modules, so that it does not matter what is run."""
    found: set[str] = set()
    for info in walk_packages(tests.rules.seiya.__path__, tests.rules.seiya.__name__ + "."):
        module = import_module(info.name)
        things = [module, *(thing for name, thing in getmembers(module) if name.lower().startswith("test"))]
        found.update(
            statement for thing in things for mark in marks_of(thing) if mark.name == "rule" for statement in mark.args
        )
    return found


def test_every_effect_of_every_card_has_a_test() -> None:
    statements = proven()
    missing = [statement for card in ALL for statement in effects(card) if statement not in statements]
    assert not missing
