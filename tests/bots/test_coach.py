"""What the coach says is true: the first reason is the term that changes most, in both languages."""

from __future__ import annotations

import pytest

from pioche import games
from pioche.bots import SUPPOSED, seen_by
from pioche.bots.answer import REFUSALS
from pioche.bots.search import Budget, Search, SearchBot, telling
from pioche.bots.search.advice import Idea, advice, ideas, reasons
from pioche.cli import screens
from pioche.kernel.state.chance import Chance
from pioche.kernel.state.game import Game
from pioche.kernel.state.resample import supposed
from pioche.kernel.wording import LANGUAGES
from pioche.kernel.wording.table_talk import TableTalk
from tests.bots.test_search import positions

COACHED = [name for name in games.NAMES if isinstance(games.coach(name, 0), SearchBot)]
LITTLE = Budget(tries=8, steps=200, deals=2)
EACH = 10  # positions of a game


def talk(name: str, game: Game, language: str, seat: int) -> TableTalk:
    return screens.find(name).talk(game, language, seat)


def told(name: str, game: Game, seat: int) -> tuple[list[Idea], Search]:
    """The ideas for a seat, and a search that has found out the same."""
    bot = games.coach(name, "coach")
    assert isinstance(bot, SearchBot)
    view, world = seen_by(bot, game, seat), supposed(game, seat, Chance(SUPPOSED))
    search = Search(bot.mind, view, world, LITTLE, "coach")
    search.run()
    return ideas(bot.mind, view, world, "coach", LITTLE), search


@pytest.mark.parametrize("name", COACHED)
def test_the_sentence_names_the_term_that_changes_most(name: str) -> None:
    checked = 0
    for game, seat in positions(name, 21, every=5):
        decision = game.decision_of(seat)
        assert decision is not None
        nothing = next(((option.key,) for option in decision.options if option.kind in REFUSALS), None)
        (idea, *others), search = told(name, game, seat)
        beside = next(
            (keys for keys in (nothing, *[other.keys for other in others]) if keys not in (None, idea.keys)), None
        )
        if beside is None:
            continue
        before, after = search.expected(beside).parts, search.expected(idea.keys).parts
        changes = {term: after[term] - before[term] for term in after}
        term = max(changes, key=lambda term: abs(changes[term]))
        if abs(changes[term]) < 0.05:  # there is nothing to tell
            continue
        checked += 1
        for language in LANGUAGES:
            speaker = talk(name, game, language, seat)
            words = telling.reason(speaker, term, round(changes[term], 2))
            assert telling.why(speaker, idea).casefold().startswith(words.casefold())
            assert "%" in telling.outlook(speaker, idea)
            assert telling.deed(speaker, game, decision, idea)
        if checked == EACH:
            return
    pytest.fail(f"only {checked} positions")


@pytest.mark.parametrize("name", COACHED)
def test_there_are_words_for_every_term(name: str) -> None:
    game, seat = next(positions(name, 22, every=5))
    bot = games.coach(name, 0)
    assert isinstance(bot, SearchBot)
    for language in LANGUAGES:
        assert all(
            talk(name, game, language, seat).words.knows(f"coach-{term}") for term in bot.mind.evaluation.weights
        )


def test_a_bot_that_does_not_look_ahead_says_what_it_would_do_and_no_more() -> None:
    for name in games.NAMES:
        game, seat = next(positions(name, 23, every=5))
        (idea,) = advice(games.bot(name, "greedy", 0), game, seat)
        decision = game.decision_of(seat)
        assert decision is not None
        decision.chosen(idea.keys)
        _, deed, *silent = telling.told(talk(name, game, "en", seat), game, decision, idea)
        assert deed
        assert silent == ["", ""]


def test_of_two_reasons_the_greater_comes_first_and_slight_ones_are_not_named() -> None:
    assert reasons({"a": 1.0, "b": -3.0, "c": 0.2}) == (("b", -3.0), ("a", 1.0))
    assert reasons({"a": 0.1, "b": 5.0}) == (("b", 5.0),)
    assert reasons({"a": 0.0}) == ()
