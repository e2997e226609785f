"""Every sentence that a game says while bots play it: questions, options, the log, reasons, cards, in both languages.

`python -m tests.sentences --games 200` plays that many and prints what breaks a pattern of `tests/grammar.py`, with an
example of each.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from pioche import games
from pioche.bots import answer_of
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import Rows
from pioche.kernel.wording import LANGUAGES
from pioche.server.telling import Sights, Teller
from pioche.table import Table
from tests import grammar, soak
from tests.games.kinds import tables

OFTEN = 7  # of so many decisions, one at which reasons and numbers are read, too


class Sentence(NamedTuple):
    language: str
    kind: str  # what says it
    text: str


def said_in(seed: str, number: int) -> Iterator[Sentence]:
    """What is said in a game of the soak that random bots play."""
    found = soak.table(number)
    name = f"{seed}/{number}"
    bots = [games.bot(found.game, "random", f"{name}/{seat}") for seat in range(len(found.bots))]
    game = Table.new(found.game, name, **tables(found.game).settings(found.config, name)).game
    tellers = {
        (language, seat): Teller(found.game, game, language, seat, [""] * game.players)
        for language in LANGUAGES
        for seat in (*range(game.players), NOBODY)
    }
    chance, rows, decisions = Random(name), Rows(), 0
    yield from happened(game, tellers, NOBODY)
    while asked := game.asked or game.decisions:
        first = asked[0]
        seat = chance.choice(game.seats_asked()) if first.others or first.apart else first.seat
        decisions += 1
        for language in LANGUAGES:
            yield from asked_by(tellers[language, seat], game, decisions % OFTEN == 0)
        game.answer(seat, answer_of(bots[seat], game, seat, rows))
        yield from happened(game, tellers, seat)
    for (language, seat), teller in tellers.items():
        if seat != NOBODY and (result := teller.result(game)):
            yield Sentence(language, "result", result.text)
            yield from (
                Sentence(language, "score", line.label) for score in result.scores for line in score.lines if line.label
            )


def happened(game: Game, tellers: dict[tuple[str, int], Teller], by: int) -> Iterator[Sentence]:
    """The log of what came of the last answer, as everybody reads it."""
    for (language, seat), teller in tellers.items():
        teller.talk.by = by
        versions = [event.seen_by(seat) for event in game.events]
        for alike in teller.talk.groups(versions):
            yield Sentence(language, "event-" + alike[0].kind, teller.talk.line(alike).text)


def asked_by(teller: Teller, game: Game, all_of_it: bool) -> Iterator[Sentence]:
    """A question with its options; with what stands behind them if `all_of_it` is read."""
    question = teller.question(Sights(game))
    decision = game.decision_of(teller.seat)
    assert question is not None
    assert decision is not None
    lang = teller.language
    yield Sentence(lang, "ask-" + question.ask, question.text)
    yield from (Sentence(lang, "option-" + option.kind, option.label) for option in question.options)
    if question.says:
        yield Sentence(lang, "says", "".join(question.says))
    if question.none:
        yield Sentence(lang, "none-" + question.ask, question.none)
    if not all_of_it:
        return
    for option in decision.options:
        if option.card and game.known(option.card, teller.seat):
            yield from (Sentence(lang, "number", text) for text in teller.talk.numbers(game, decision, option))
    if question.ask == teller.offers.MENU:
        for refs in game.zones:
            for ref in refs:
                if game.known(ref, teller.seat):
                    reasons = teller.offers.obstacles(game, teller.seat, ref)
                    yield from (Sentence(lang, "reason-" + one.text, teller.talk.reason(one, game)) for one in reasons)


def mistakes(seed: str, numbers: list[int]) -> dict[str, list[Sentence]]:
    """The sentences that break a pattern, by its name; each sentence is read once."""
    read: set[Sentence] = set()
    found: dict[str, list[Sentence]] = {}
    for number in numbers:
        for sentence in said_in(seed, number):
            if sentence not in read:
                read.add(sentence)
                for mistake in grammar.mistakes(sentence.text, sentence.language):
                    found.setdefault(mistake, []).append(sentence)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.sentences", description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--game", choices=games.NAMES, nargs="+", default=games.NAMES, help="these alone")
    parser.add_argument("--seed", default="sentences")
    given = parser.parse_args()
    found = mistakes(given.seed, soak.numbers(given.games, given.game))
    for mistake, sentences in found.items():
        kinds = {sentence.kind: sentence for sentence in sentences}
        print(f"{mistake}: {len(sentences)}")
        for kind, sentence in kinds.items():
            print(f"  [{sentence.language}] {kind}: {sentence.text}")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
