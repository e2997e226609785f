"""Decks of the Dragon Ball Super Card Game on a page: cards that people bring, and decks that they build of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

import msgspec

from pioche.games.dbs import RULES, deck, files, importer, reading
from pioche.games.dbs.areas import HAND
from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.cards import ALL, DECKS, KEY_CARDS
from pioche.games.dbs.deck import LINE, Checked
from pioche.games.dbs.offers.sheets import PACKAGE, TALK, colour, keyword_words_of, same, say, sheet
from pioche.games.dbs.rulebook import rulebook
from pioche.games.dbs.setup import Deck
from pioche.games.dbs.wording.unread import unread
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.wording import speech
from pioche.kernel.wording.offer import Words, words
from pioche.kernel.wording.shelf import Bar, Collected, DeckLine, DeckReport, Fault, Figure, Found, Owned, Starter

TOGETHER = 8  # cards that are read in one go
MOST = 8_000  # entries of a file: what is said of each would fill a page a thousand times as large
MAKES = 30  # tokens that a card may need, those that its tokens make among them
SHORT = 200  # signs of a line that is quoted
T = TypeVar("T")
BUILT_IN: dict[str, DbsCard] = {card.slug: card for card in ALL}


def starters() -> tuple[Starter, ...]:
    return tuple(
        Starter(name, say("deck-" + name), say(f"deck-{name}-plan"), KEY_CARDS[name], written(ready))
        for name, ready in DECKS.items()
    )


def written(ready: Deck) -> str:
    """A deck as people write it."""
    counts = Counter((ready.leader, *ready.cards))
    return "".join(f"{count} {BUILT_IN[slug].number} # {BUILT_IN[slug].name}\n" for slug, count in counts.items())


# Files of cards


def parts(name: str, data: bytes) -> list[bytes]:
    """A public list, or a file of cards, cut so that all prints of a card stay together."""
    content = files.parsed(data, name)
    listed = content.get("cards") if isinstance(content, dict) else content
    if isinstance(listed, list) and len(listed) > MOST:
        files.refuse("file-too-large", name)
    if isinstance(content, list):
        prints: dict[object, list[object]] = {}
        for place, entry in enumerate(content):
            number = entry.get("number") if isinstance(entry, dict) else None
            prints.setdefault(number.partition("_")[0] if isinstance(number, str) else place, []).append(entry)
        return [
            msgspec.json.encode([entry for alike in group for entry in alike]) for group in grouped(prints.values())
        ]
    cards = files.whole([(name, files.read(data, name))], ALL)
    known = {card.slug: card for card in cards}
    numbers: dict[str, list[DbsCard]] = {}
    for card in cards:
        numbers.setdefault(card.number, []).append(card)
    groups = grouped(numbers.values())
    return [files.write(needed([card for alike in group for card in alike], known)) for group in groups]


def grouped(cards: Iterable[T]) -> Iterator[list[T]]:
    every = list(cards)
    return (every[first : first + TOGETHER] for first in range(0, len(every), TOGETHER))


def needed(cards: Sequence[DbsCard], known: Mapping[str, DbsCard]) -> list[DbsCard]:
    """Cards with the tokens that they create."""
    found: dict[str, DbsCard] = {}
    waiting = list(cards)
    while waiting:
        card = waiting.pop(0)
        if card.slug not in found:
            found[card.slug] = card
            waiting += [known[slug] for slug in files.tokens_of(card) if slug in known]
        if len(found) > (1 + MAKES) * len(cards):
            files.refuse("bad-card-field", cards[0].slug, "token", problem=card.slug)
    return list(found.values())


def collected(name: str, part: bytes) -> Collected:
    refused: list[Words] = []
    if part.startswith(b"["):
        found = importer.of_lists([(name, part)])
        cards = found.cards
        refused += [refusal(reason) for reason in found.refused]
    else:
        cards = files.whole([(name, files.read(part, name))], ALL)
    numbers: dict[str, list[DbsCard]] = {}
    known = {card.slug: card for card in cards}
    for card in cards:
        if card.slug in BUILT_IN:
            refused.append(refusal(files.complaint("card-twice", name, card.number)))
        else:
            numbers.setdefault(card.number, []).append(card)
    return Collected(
        tuple(
            Found(
                msgspec.json.encode(needed(sides, known)),
                Owned(number, tuple(sheet(side) for side in sides), tuple(unread_lines(sides))),
            )
            for number, sides in numbers.items()
        ),
        tuple(refused),
    )


def refusal(reason: Reason) -> Words:
    return words(lambda lang: speech(lang, TALK).say("reason-" + reason.text, detail=reason.detail))


def unread_lines(sides: list[DbsCard]) -> Iterator[Words]:
    """Which lines of a card are not understood, and what of them."""
    for side in sides:
        kind = "field" if any(line.startswith("[Field]") for line in side.unread) else side.type
        for line in side.unread:
            try:
                importer.compiled(line, kind)
            except reading.NotUnderstood as error:
                shown = line[:SHORT] + "…" * (len(line) > SHORT)
                yield words(partial(unread_line, error.why, error.words, shown))


def unread_line(why: str, unknown: str, line: str, language: str) -> str:
    return speech(language, PACKAGE).say("unread", why=unread(speech(language, TALK), why, unknown), line=line)


# Decks


def keys(text: str) -> list[str]:
    found = (LINE.fullmatch(content) for _, content in lines_of(text))
    return list(dict.fromkeys(match[2].partition("_")[0].upper() for match in found if match))


def lines_of(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, by their numbers."""
    for number, line in enumerate(text.splitlines(), 1):
        if content := line.partition("#")[0].strip():
            yield number, content


def known_with(cards: Sequence[bytes]) -> dict[str, DbsCard]:
    """All cards that a deck may name: built in, or brought. What can no longer be read is none."""
    found = dict(BUILT_IN)
    for content in cards:
        try:
            for card in read(content):
                found.setdefault(card.slug, card)
        except Refused:
            continue
    return found


def read(content: bytes) -> tuple[DbsCard, ...]:
    definitions = files.parsed(content, "")
    return tuple(files.card_of(card, "", place) for place, card in enumerate(definitions))


def report(text: str, cards: Sequence[bytes]) -> DeckReport:
    known = known_with(cards)
    checked = deck.check(text, known)
    faults: dict[int, list[Fault]] = {}
    for fault in checked.faults:
        faults.setdefault(fault.line, []).append(Fault(message(fault), label(fault.rule) if fault.rule else None))
    return DeckReport(
        not checked.faults,
        checked.leader.slug if checked.leader else "",
        checked.count,
        tuple(line_of(number, content, known, faults.get(number, ())) for number, content in lines_of(text)),
        tuple(faults.get(0, ())),
        figures(checked),
    )


def line_of(number: int, content: str, known: Mapping[str, DbsCard], faults: Iterable[Fault]) -> DeckLine:
    match = LINE.fullmatch(content)
    slug = match[2].partition("_")[0].lower() if match else ""
    count = int(match[1][-deck.DIGITS :]) if match else 0
    return DeckLine(number, files.shown(content), count, slug if slug in known else "", tuple(faults))


def message(fault: deck.Fault) -> Words:
    return words(
        lambda lang: speech(lang, TALK, PACKAGE).say(
            "fault-" + fault.text, count=fault.count, most=fault.most, detail=fault.detail
        )
    )


def label(rule: str) -> Words:
    return words(lambda lang: rulebook(RULES).label(rule, lang))


def figures(checked: Checked) -> tuple[Figure, ...]:
    """The curve, the colours, the types and the keyword skills of a deck."""
    types, colours, costs = deck.figures(checked)
    keywords: Counter[str] = Counter()
    for entry in checked.entries:
        keywords.update(dict.fromkeys(keyword_names(entry.card), entry.count))
    return (
        Figure(say("facet-cost"), tuple(Bar(same(cost), count) for cost, count in costs.items())),
        Figure(say("facet-colour"), tuple(Bar(colour(name), count, name) for name, count in colours.items())),
        Figure(say("facet-type"), tuple(Bar(say("type-" + name), count) for name, count in types.items())),
        Figure(
            say("facet-keyword"), tuple(Bar(keyword_words_of(word), count) for word, count in keywords.most_common())
        ),
    )


def keyword_names(card: DbsCard) -> set[str]:
    """Its keyword skills as the large view lists them, without figures or colours."""
    names = (getattr(ability, "keyword", "") for ability in card.abilities)
    return {re.sub(r"( [0-9]+| [A-Z][a-z]+(/[A-Z][a-z]+)+)$", "", name) for name in names if name}


# At a table


def brought(text: str, cards: Sequence[bytes]) -> dict[str, str]:
    """The list and, as it is, all that is known of its cards."""
    definitions = [card for content in cards for card in msgspec.json.decode(content)]
    return {"list": text, "cards": msgspec.json.encode(definitions).decode()}


def chosen(seat: Mapping[str, str], otherwise: str) -> tuple[Deck, tuple[DbsCard, ...]]:
    """The deck of a seat, a ready-made or an own one, with the definitions that are not built in."""
    text = seat.get("list", "").strip()
    if not text:
        return DECKS.get(seat.get("deck", ""), DECKS[otherwise]), ()
    known = known_with([seat["cards"].encode()] if seat.get("cards") else [])
    checked = deck.check(text, known)
    if checked.leader is None or checked.faults:
        fault = checked.faults[0]  # a missing Leader Card is one
        raise Refused(Reason("bad-deck", fault.rule, detail=fault.card or fault.detail or "whole"))
    own = Deck(checked.leader.slug, tuple(entry.card.slug for entry in checked.entries for _ in range(entry.count)))
    return own, files.brought((own,), known)


__all__ = ["HAND", "brought", "chosen", "collected", "keys", "parts", "report", "starters"]
