"""Cards as files that people keep and edit: read strictly, and refused with file, card and field.

A folder of cards holds JSON files `{"pioche": "cards/1", "game": "dbs", "cards": [...]}`. A Leader Card is two
definitions, one for each side, that name each other. Nothing in a file is ever executed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NoReturn

import msgspec
from msgspec import Struct

from pioche.games.dbs.card import ACTIVATED, COLOURS, EXTRA, FAMILIES, PRINTED, UNISON, DbsCard
from pioche.games.dbs.known import FOREIGN, NAMED
from pioche.kernel.cards.rule import PLAIN
from pioche.kernel.cards.value import Codec, walk
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.wording import rulebook

if TYPE_CHECKING:
    from pioche.games.dbs.setup import Deck

LARGEST = 16_000_000  # bytes in one file
DEEPEST = 80  # lists and objects within each other
GREATEST = 1_000_000  # any number on a card
LONGEST = 300  # signs of a complaint
LONGEST_NAME = 200  # signs

NUMBER = re.compile(r"[A-Z0-9]+(-[A-Z0-9]+)*")
BACK = "-back"
ZONE_FIELDS = ("where", "zones", "zone", "area")


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    pioche: Literal["cards/1"]
    game: Literal["dbs"]
    cards: list[Any]


@cache
def codec() -> Codec:
    """Knows every kind of value that a card of this game can hold, once their modules are there."""
    from pioche.games.dbs import deck, keywords, negate, rules, terms  # noqa: F401

    return Codec("pioche.kernel", "pioche.games.dbs", without=FOREIGN)


def refuse(text: str, *where: object, problem: str = "") -> NoReturn:
    """Say what is wrong and where: file, card, field."""
    raise Refused(complaint(text, *where, problem=problem))


def complaint(text: str, *where: object, problem: str = "") -> Reason:
    place = ", ".join(str(part) for part in where if part != "")
    return Reason(text, detail=shown(f"{place}: {problem}" if problem else place))


def shown(text: str) -> str:
    """What a stranger wrote, cut short and without its control signs."""
    plain = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[:LONGEST])
    return plain + "…" * (len(text) > LONGEST)


# Reading a file


def contents(path: Path, largest: int = LARGEST) -> bytes:
    """The bytes of a file, unless there are too many."""
    try:
        with path.open("rb") as file:
            data = file.read(largest + 1)
    except (OSError, ValueError) as error:
        unreadable(path, error)
    if len(data) > largest:
        refuse("file-too-large", path)
    return data


def unreadable(path: Path, error: OSError | ValueError) -> NoReturn:
    kinds: dict[type[Exception], str] = {
        FileNotFoundError: "file-missing",
        PermissionError: "file-denied",
        IsADirectoryError: "file-is-folder",
        NotADirectoryError: "file-not-folder",
    }
    if type(error) in kinds:
        refuse(kinds[type(error)], path)
    refuse("file-unreadable", path, problem=str(getattr(error, "strerror", None) or error))


def parsed(data: bytes, name: object) -> Any:
    """What a JSON file holds, unless it is nested too deeply."""
    try:
        data.decode("utf-8")
        found = msgspec.json.decode(data)
    except UnicodeDecodeError as error:
        refuse("file-not-text", name, problem=str(error))
    except RecursionError:
        refuse("file-too-deep", name)
    except (msgspec.DecodeError, ValueError) as error:
        refuse("file-not-json", name, problem=str(error))
    level = [found]
    for _ in range(DEEPEST):
        level = [part for part in level if isinstance(part, dict | list)]
        level = list(chain.from_iterable(part.values() if isinstance(part, dict) else part for part in level))
    if level:
        refuse("file-too-deep", name)
    return found


# Reading cards


def read(data: bytes, name: object) -> tuple[DbsCard, ...]:
    """The cards of a file, each checked for itself."""
    try:
        file = msgspec.convert(parsed(data, name), CardFile)
    except msgspec.ValidationError as error:
        refuse("not-a-card-file", name, problem=str(error))
    return tuple(card_of(content, name, place) for place, content in enumerate(file.cards))


def card_of(content: Any, name: object, place: int = 0) -> DbsCard:
    """A card from what a file holds."""
    number = content.get("slug") if isinstance(content, dict) else None
    title = number if isinstance(number, str) else f"#{place + 1}"
    try:
        card: DbsCard = codec().read(msgspec.json.encode(content), DbsCard)
    except (ValueError, RecursionError) as error:
        refuse("bad-card", name, title, problem=str(error))
    check(card, name)
    return card


def check(card: DbsCard, name: object = "") -> None:
    for field, value in faults_of(card):
        refuse("bad-card-field", name, card.slug, field, problem=repr(value))


def faults_of(card: DbsCard) -> Iterator[tuple[str, object]]:
    """The fields whose values no card can have, in the right types though they are."""
    if not NUMBER.fullmatch(card.number):
        yield "number", card.number
    if card.slug != slug_of(card.number, card.front):
        yield "slug", card.slug
    if not card.name.strip() or len(card.name) > LONGEST_NAME:
        yield "name", card.name
    for field in ("name", "traits", "characters", "era"):
        if not plain(getattr(card, field)):
            yield field, getattr(card, field)
    if (
        not (card.colours or card.token)
        or len(set(card.colours)) < len(card.colours)
        or not set(card.colours) <= set(COLOURS)
    ):
        yield "colours", card.colours
    if not set(card.specified) <= set(COLOURS):
        yield "specified", card.specified
    for field, types in PRINTED.items():
        if card.type not in types and not missing(getattr(card, field)):
            yield field, getattr(card, field)
    if card.type != EXTRA and card.power is None:
        yield "power", card.power
    if card.cost is None and not card.x_cost and (card.type == UNISON or card.specified):
        yield "cost", card.cost
    for field in ("power", "cost", "combo_cost", "combo_power"):
        if (getattr(card, field) or 0) < 0:
            yield field, getattr(card, field)
    if not card.front and not card.back:
        yield "back", card.back
    if card.unread and card.abilities:  # never half understood
        yield "unread", card.unread
    for node in (card, *(node for ability in card.abilities for node in walk(ability))):
        yield from faults_of_node(node)


def plain(words: str | tuple[str, ...]) -> bool:
    """Whether a text holds no signs that nobody sees, and that turn what is written beside it round."""
    return not any(unicodedata.category(sign) in ("Cc", "Cf") for sign in "".join(words))


def missing(value: object) -> bool:
    """Whether nothing is printed; zero is something."""
    return value is None or value is False or value == () or value == ""


def faults_of_node(node: Any) -> Iterator[tuple[str, object]]:
    """Numbers beyond measure; areas and keywords that the game does not have."""
    from pioche.games.dbs.rules import ZONES

    areas = {zone.name for zone in ZONES}
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if isinstance(value, int) and abs(value) > GREATEST:
            yield field, value
        if field in ZONE_FIELDS:
            named = value if isinstance(value, tuple) else (value,)
            yield from ((field, name) for name in named if isinstance(name, str) and name not in areas)
        if (known := NAMED.get((type(node), field))) is not None:
            named = value if isinstance(value, tuple) else (value,)
            yield from ((field, name) for name in named if name not in known and not keyword_use(name, known))
        told = field == "keyword" and value not in ("", PLAIN)
        if told and not any(re.match(rf"{name}\b", value) for name in keywords()):
            yield field, value


def keyword_use(name: str, known: frozenset[str]) -> bool:
    """Whether it is said of skills of a keyword, or of a timing, that they are activated: `use [Union]`."""
    word = name.removeprefix("use [").removesuffix("]")
    names = (*keywords(), *FAMILIES, *ACTIVATED, "Auto")
    return "use" in known and name == f"use [{word}]" and any(re.match(rf"{name}\b", word) for name in names)


@cache
def keywords() -> tuple[str, ...]:
    """The keyword skills of the rulebook; cards add figures or colours to them, as in [Over Realm 3]."""
    titles = rulebook.read("pioche.games.dbs.rulebook", ("titles",))
    texts = [texts["en"] for section, texts in titles.items() if section.startswith("dbs:10-")]
    return tuple(name for text in texts for name in re.findall(r"\[(.+?)\]", text))


def slug_of(number: str, front: bool = True) -> str:
    return number.lower() + ("" if front else BACK)


# Folders


def load(folder: Path) -> tuple[DbsCard, ...]:
    """The cards of all files in a folder, which come on top of the starter set."""
    from pioche.games.dbs.cards import ALL

    try:
        files = sorted(path for path in folder.iterdir() if path.suffix == ".json")
    except (OSError, ValueError) as error:
        unreadable(folder, error)
    if not files:
        refuse("no-card-files", folder)
    return whole(((path, read(contents(path), path)) for path in files), ALL)


def every(folder: Path | None) -> dict[str, DbsCard]:
    """All cards there are, by slug: the starter set, and those of a folder."""
    from pioche.games.dbs.cards import ALL

    found = ALL if folder is None else (*ALL, *load(folder))
    return {card.slug: card for card in found}


def brought(decks: Iterable[Deck], cards: Mapping[str, DbsCard]) -> tuple[DbsCard, ...]:
    """The definitions that a table needs besides those that are built in: of decks, other sides and tokens."""
    from pioche.games.dbs.cards import ALL

    built_in = {card.slug for card in ALL}
    found: dict[str, DbsCard] = {}
    waiting = [slug for deck in decks for slug in (deck.leader, *deck.cards)]
    while waiting:
        slug = waiting.pop()
        if slug in found or slug in built_in or slug not in cards:
            continue
        found[slug] = cards[slug]
        waiting += [cards[slug].back, *tokens_of(cards[slug])]
    return tuple(found[slug] for slug in sorted(found))


def whole(files: Iterable[tuple[object, tuple[DbsCard, ...]]], known: Iterable[DbsCard] = ()) -> tuple[DbsCard, ...]:
    """The cards of some files, which must fit together and with cards that are known already.

    No slug exists twice, the sides of Leader Cards come in pairs, and tokens that skills create are there.
    """
    slugs = {card.slug: card for card in known}
    found: list[tuple[object, DbsCard]] = []
    for name, cards in files:
        for card in cards:
            if card.slug in slugs:
                refuse("card-twice", name, card.slug)
            slugs[card.slug] = card
            found.append((name, card))
    for name, card in found:
        if card.back:
            other = slugs.get(card.back)
            if other is None or other.back != card.slug or (other.front, other.number) != (not card.front, card.number):
                refuse("card-other-side", name, card.slug, "back", problem=repr(card.back))
        for slug in tokens_of(card):
            if slug not in slugs or not slugs[slug].token:
                refuse("bad-card-field", name, card.slug, "token", problem=repr(slug))
    return tuple(card for _, card in found)


def tokens_of(card: DbsCard) -> Iterator[str]:
    """The tokens that its skills create."""
    from pioche.games.dbs.effects import Create

    for node in (node for ability in card.abilities for node in walk(ability)):
        if isinstance(node, Create):
            yield node.token


def checked(cards: Iterable[DbsCard], known: Iterable[DbsCard] = ()) -> tuple[DbsCard, ...]:
    """Cards that did not come from a file but from somebody all the same, checked as if they had."""
    found = tuple(cards)
    for card in found:
        check(card)
    return whole([("", found)], known)


def write(cards: Iterable[DbsCard]) -> bytes:
    content = CardFile("cards/1", "dbs", [msgspec.to_builtins(card) for card in cards])
    return msgspec.json.format(msgspec.json.encode(content), indent=1)
