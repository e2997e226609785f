"""What every bot promises: legal answers, the same for the same seed, from its own view only."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from pioche import games
from pioche.bots import Bot, Pondering, answer_of
from pioche.bots.search import SearchBot
from pioche.games import NAMES as GAMES
from pioche.kernel.play.decision import Refused
from pioche.kernel.state.view import Choice, Question, View, glance
from pioche.table import Table

A_WHILE = 6  # answers
LESS = 16
BOTS = [(game, name) for game in GAMES for name in games.bots(game)]


def answers(bots: list[Bot], table: Table) -> list[tuple[str, ...]]:
    """Play to the end, those who think long only for a while; a table refuses what is not legal."""
    given: list[tuple[str, ...]] = []
    game = table.game
    most = A_WHILE if any(isinstance(bot, Pondering) for bot in bots) else 20_000
    while (decision := game.decision) is not None and len(given) < most:
        seat = decision.seat
        given.append(answer_of(bots[seat], game, seat))
        game.answer(seat, given[-1])
        assert len(given) < 20_000, "the game does not come to an end"
    return given


def brief(bot: Bot) -> Bot:
    """The same bot, with less to think where it thinks."""
    if not isinstance(bot, SearchBot):
        return bot
    tries, steps = bot.budget.tries // LESS + 1, bot.budget.steps // LESS
    return SearchBot(bot.mind, replace(bot.budget, tries=tries, steps=steps), bot.seed)


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_the_same_seed_gives_the_same_answers(game: str, name: str) -> None:
    def played() -> object:
        return answers([brief(games.bot(game, name, f"a/{seat}")) for seat in range(2)], Table.new(game, 5, players=2))

    assert played() == played()


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_gives_other_answers(game: str) -> None:
    first, second = (
        answers([games.bot(game, "random", f"{seed}/{seat}") for seat in range(2)], Table.new(game, 5, players=2))
        for seed in range(2)
    )
    assert first != second


def test_an_unknown_bot_is_refused() -> None:
    for game in GAMES:
        with pytest.raises(Refused) as refused:
            games.bot(game, "oracle", 1)
        assert refused.value.reason.text == "unknown-bot"
        assert refused.value.reason.detail == "oracle"
    with pytest.raises(Refused) as refused:
        games.bot("chess", "random", 1)
    assert refused.value.reason.text == "unknown-game"


def asked(count: int, least: int = 1, most: int = 1) -> View:
    """A question with so many options, and nothing else."""
    question = Question("choose-wound", tuple(Choice(str(number), "card") for number in range(count)), least, most)
    return View("seiya", 0, 2, 0, {}, {}, {}, (0,), question, None)


def test_random_looks_at_nothing_and_chooses_each_option_alike() -> None:
    bot = games.bot(GAMES[0], "random", 1)
    assert not bot.looks
    counts = Counter(bot.choose(asked(4)) for _ in range(4000))
    assert sorted(counts) == [("0",), ("1",), ("2",), ("3",)]
    assert all(900 < count < 1100 for count in counts.values())


def test_random_chooses_any_number_that_is_allowed() -> None:
    bot = games.bot(GAMES[0], "random", 1)
    sizes = Counter(len(bot.choose(asked(3, 0, 3))) for _ in range(400))
    assert sorted(sizes) == [0, 1, 2, 3]
    assert sorted(bot.choose(asked(2, 2, 3))) == ["0", "1"], "more are asked for than there are"


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_at_no_card_is_shown_the_keys_alone(game: str) -> None:
    table = Table.new(game, 5, players=2)
    decision = table.decision
    assert decision is not None
    shown = glance(table.game, decision.seat)
    whole = table.view(decision.seat).question
    assert shown.question is not None
    assert whole is not None
    assert [option.key for option in shown.question.options] == [option.key for option in whole.options]
    assert (shown.zones, shown.focus, {option.card for option in shown.question.options}) == ({}, {}, {0})
    other = 1 - decision.seat
    assert (glance(table.game, other).question is None) == (other not in table.game.seats_asked())
