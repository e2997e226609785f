"""Guided first games are played to their end, by what a bot advises and otherwise; everything in them is told."""

from __future__ import annotations

import pytest

from pioche import games
from pioche.kernel.state.view import View, view
from pioche.kernel.wording import LANGUAGES
from pioche.kernel.wording.guide import HINTS, Guide, Lesson, fits, guides, lessons, points_at
from pioche.server import learning, offers
from pioche.table import Table
from tests.grammar import mistakes

GUIDES = {
    f"{game}/{key}": (game, key)
    for game in games.NAMES
    for key, guide in guides(games.find(game).__name__).items()
    if guide.table
}
MOST = 2000  # answers in which every first game is over


def guide_of(game: str, key: str) -> Guide:
    return guides(games.find(game).__name__)[key]


def begin(game: str, key: str) -> tuple[Table, list[int]]:
    """The table of a guided game as the server lays it, and the seats of the learner."""
    wanted = learning.table_of(game, key)
    config = offers.find(game).config(wanted.mode, wanted.options, [seat.choices for seat in wanted.seats], sorted)
    table = Table.begin(game, wanted.seed, config)
    return table, [seat for seat, chair in enumerate(wanted.seats) if chair.kind == "me"]


def play(game: str, key: str, bot: str) -> tuple[dict[str, View], int]:
    """When each lesson was told first to somebody who answers as a bot does, and how often the learner was asked."""
    table, mine = begin(game, key)
    minds = {seat: games.bot(game, bot if seat in mine else "greedy", f"{key}/{seat}") for seat in range(9)}
    told: dict[str, View] = {}
    asked = 0
    for _ in range(MOST):
        for seat in mine:
            if table.over or table.decision_of(seat):
                hear(told, lessons(games.find(game).__name__, key), view(table.game, seat))
        if table.over:
            return told, asked
        seat = table.game.seats_asked()[0]
        asked += seat in mine
        table.answer(seat, minds[seat].choose(view(table.game, seat)))
        table.history.clear()
    raise AssertionError("it goes on and on")


@pytest.mark.parametrize("game", games.NAMES)
def test_every_lesson_is_well_put(game: str) -> None:
    found = guides(games.find(game).__name__).values()
    said = [words for guide in found for words in (guide.title, guide.about, *guide.steps)]
    badly = [mistake for words in said for lang in LANGUAGES for mistake in mistakes(getattr(words, lang), lang)]
    assert len(said) > 10
    assert badly == []


def hear(told: dict[str, View], given: tuple[Lesson, ...], seen: View) -> None:
    """As on the page: what fits is told in its order, one lesson with each question at least."""
    for lesson in given:
        if lesson.key not in told and fits(lesson.when, seen):
            told[lesson.key] = seen


@pytest.mark.parametrize("name", GUIDES)
def test_it_is_played_to_its_end_and_everything_is_told(name: str) -> None:
    game, key = GUIDES[name]
    told, asked = play(game, key, "greedy")
    assert [lesson.key for lesson in guide_of(game, key).steps if lesson.key not in told] == []
    assert 20 <= asked <= 260, "ten to fifteen minutes"
    for lesson in guide_of(game, key).steps:
        at = points_at(lesson, told[lesson.key])
        assert not lesson.at or at.places or at.cards or at.options, (lesson.key, "points at nothing")


@pytest.mark.parametrize("name", GUIDES)
def test_it_goes_on_whatever_is_answered(name: str) -> None:
    game, key = GUIDES[name]
    told, _ = play(game, key, "random")
    assert len(told) >= len(guide_of(game, key).steps) / 2


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_has_guides_whose_words_are_there(game: str) -> None:
    known = guides(games.find(game).__name__)
    rules = games.find(game).RULES
    slugs = {card.slug for card in rules.catalogue.definitions}
    modes = {mode.key for mode in offers.find(game).about(rules).modes}
    assert HINTS in known
    assert modes == {learning.table_of(game, key).mode for key, guide in known.items() if guide.table}
    for key, guide in known.items():
        assert key == HINTS or all((guide.title.fr, guide.title.en, guide.about.fr, guide.about.en))
        assert key == HINTS or 10 <= guide.minutes <= 15
        assert len({lesson.key for lesson in guide.steps}) == len(guide.steps)
        for lesson in guide.steps:
            assert lesson.fr
            assert lesson.en
            assert lesson.fr != lesson.en
            named = [what for what in lesson.at if what[0] != "#" and not what.startswith("kind:")]
            named += lesson.when.cards
            for what in named:
                zone, _, slug = what.partition(":")
                assert (zone == "card" and slug in slugs) or zone.partition("/")[0] in rules.zones, what
                assert not slug or slug in slugs, what
