"""Decisions as a learner meets them: pick by pick, page by page, alone or with others."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from pioche import games
from pioche.kernel.play.decision import Refused
from pioche.kernel.play.ending import Ending
from pioche.learn import ACTIONS, Columns, Episode, Kind, SeatEnv, Setting, env
from pioche.learn.rewards import by_win
from pioche.table import Table
from tests import coop, toy
from tests.learn.kinds import every_kind, every_mode

DONE, MORE, LEAVE = (place - len(ACTIONS) for place in range(len(ACTIONS)))


@pytest.fixture(params=[toy, coop], ids=["toy", "coop"])
def elsewhere(request: pytest.FixtureRequest) -> Iterator[str]:
    games.register(request.param.__name__)
    yield request.param.RULES.name
    games.forget(request.param.RULES.name)


@pytest.fixture
def together() -> Iterator[Kind]:
    games.register(coop.__name__)
    yield Kind("coop")
    games.forget("coop")


def play(episode: Episode, chance: np.random.Generator, steps: int = 10_000) -> Iterator[tuple[int, int]]:
    """Seats and actions of a game at random."""
    for _ in range(steps):
        if episode.over:
            return
        seat, mask = episode.seat, episode.mask(episode.seat)
        action = int(chance.choice(np.flatnonzero(mask)))
        yield seat, action
        episode.step(action)


def test_any_game_is_learnt_without_a_word_of_its_own(elsewhere: str) -> None:
    episode = Episode(Setting(Kind(elsewhere)), 1)
    for seat, _ in play(episode, np.random.default_rng(1)):
        assert episode.setting.encoder.space().contains(episode.observe(seat))
    assert episode.over


@every_kind
def test_whole_games_are_played_with_the_shortest_list_of_options(kind: Kind) -> None:
    """Two options at a time reach every option: pages are turned."""
    episode = Episode(Setting(kind, options=2), 3)
    taken = set()
    for seat, action in play(episode, np.random.default_rng(3), 400):
        assert episode.game.decision_of(seat) is not None
        taken.add(action)
    assert taken >= {0, 1, 3}


def test_several_are_picked_one_by_one_and_in_order() -> None:
    episode = Episode(Setting(Kind("seiya")), 5)
    for _ in play(episode, np.random.default_rng(5)):
        decision = episode.decision
        assert decision is not None
        if decision.most > 1 and len(decision.options) > 2 and not decision.least:
            break
    seat, options = episode.seat, decision.options
    assert episode.mask(seat)[: len(options)].all()
    assert episode.mask(seat)[DONE]
    episode.step(1)
    picked = episode.setting.encoder.columns.option.index("picked")
    seen = episode.observe(seat)
    assert (list(seen["action_mask"][:3]), list(seen["options"][:3, picked])) == ([1, 0, 1], [0, 1, 0])
    episode.step(0)
    assert episode.picked in ((options[1].key, options[0].key), ())
    before = episode.decision
    if episode.picked:
        episode.step(episode.setting.encoder.options)
        assert episode.decision is not before


def test_agents_by_turns_are_told_what_the_game_was_worth() -> None:
    game = env(Kind("veiel"))
    game.reset(seed=1)
    worth = {}
    for agent in game.agent_iter():
        seen, reward, over, _, _ = game.last()
        worth[agent] = reward
        game.step(None if over else game.action_space(agent).sample(seen["action_mask"]))
    assert list(worth.values()) in ([1.0, 1.0], [-1.0, -1.0])


def test_what_the_mask_forbids_is_refused() -> None:
    episode = Episode(Setting(Kind("dbs")), 1)
    for action in (*np.flatnonzero(episode.mask(episode.seat) == 0)[:3], -1, 10_000):
        with pytest.raises(Refused):
            episode.step(int(action))


def test_a_decision_in_common_can_be_left_to_all_but_the_last(together: Kind) -> None:
    episode = Episode(Setting(together), 2)
    first = episode.seat
    assert set(episode.game.seats_asked()) == {0, 1}
    assert episode.mask(first)[LEAVE]
    other = Episode(Setting(together), 2)
    other.step(0)  # whoever says so goes
    episode.step(len(episode.mask(first)) + LEAVE)  # and else the other one, who has no other choice
    assert [(each.seat, each.decision.ask) for each in (other, episode) if each.decision] == [
        (first, "act"),
        (1 - first, "act"),
    ]
    assert not episode.mask(1 - first)[LEAVE]


def test_a_decision_of_three_is_left_twice() -> None:
    episode = Episode(Setting(Kind("veiel", players=3)), 2)
    for _ in play(episode, np.random.default_rng(2)):
        if len(episode.game.seats_asked()) == 3:
            break
    asked = []
    while episode.mask(episode.seat)[LEAVE]:
        asked.append(episode.seat)
        episode.step(len(episode.mask(episode.seat)) + LEAVE)
    assert len(asked) == len(set(asked)) == 2
    assert episode.seat not in asked


def test_who_is_asked_first_is_drawn_by_lot(together: Kind) -> None:
    assert {Episode(Setting(together), seed).seat for seed in range(12)} == {0, 1}


def test_nobody_leaves_what_each_chooses_alone(together: Kind) -> None:
    episode = Episode(Setting(together), 4)
    apart = 0
    for seat, _ in play(episode, np.random.default_rng(4)):
        if episode.game.decisions[0].apart:
            apart += 1
            assert not episode.mask(seat)[LEAVE]
    assert apart


def test_bots_answer_for_their_seats() -> None:
    episode = Episode(Setting(Kind("veiel", players=3), bots={0: "greedy", 2: "random"}), 1)
    assert {seat for seat, _ in play(episode, np.random.default_rng(1))} == {1}
    assert episode.over


@every_mode
def test_what_lies_on_cards_has_a_column(kind: Kind) -> None:
    """Counters on cards, and parts that cards play."""
    columns = Columns.of(kind)
    episode = Episode(Setting(kind), 8)
    for seat, _ in play(episode, np.random.default_rng(8), 300):
        view = episode.table.view(seat)
        cards = [card for rows in view.zones.values() for row in rows for card in row]
        assert {name for card in cards for name in card.counters} <= set(columns.on_cards)
        assert set(view.focus) <= set(columns.parts)
        assert set(view.counters) <= set(columns.counters)
        assert view.question is not None
        assert view.question.ask in columns.asks
        assert {option.kind for option in view.question.options} <= set(columns.kinds)


# Rewards


@pytest.mark.parametrize(
    ("ending", "worth"),
    [
        (Ending("won", (1,)), [-1, 1, -1]),
        (Ending("shared", (0, 2)), [0, -1, 0]),
        (Ending("together", (0, 1, 2)), [1, 1, 1]),
        (Ending("lost"), [-1, -1, -1]),
        (Ending("stopped"), [0, 0, 0]),
    ],
    ids=lambda value: value.how if isinstance(value, Ending) else "",
)
def test_what_an_ending_is_worth(ending: Ending, worth: list[float]) -> None:
    assert by_win(Table.new("seiya", players=3), ending) == worth


def test_points_count_where_there_are_any() -> None:
    kind = Kind("seiya", config={"flames": 2, "asgard": True, "poseidon": True, "hades": True})
    episode = Episode(Setting(kind, reward="score"), 1)
    assert episode.rewards == [0, 0]
    for _ in play(episode, np.random.default_rng(1)):
        pass
    ahead = (episode.table.score(0) or 0) - (episode.table.score(1) or 0)
    assert episode.rewards == [ahead, -ahead]
    with pytest.raises(Refused):
        Setting(Kind("veiel"), reward="score")


def test_points_of_the_moment_add_up_to_those_of_the_end() -> None:
    kind = Kind("seiya", config={"flames": 2, "asgard": True, "poseidon": True, "hades": True})
    episode = Episode(Setting(kind, reward="lead"), 1)
    start = (episode.table.score(0) or 0) - (episode.table.score(1) or 0)
    total = np.zeros(2)
    chance = np.random.default_rng(1)
    steps = 0
    for _ in play(episode, chance):
        total += episode.rewards
        steps += any(episode.rewards)
    total += episode.rewards
    ahead = (episode.table.score(0) or 0) - (episode.table.score(1) or 0) - start
    assert list(total) == [ahead, -ahead]
    assert steps > 5
    with pytest.raises(Refused):  # nobody knows the life of a winner before there is one
        Setting(Kind("dbs"), reward="lead")


def test_all_of_a_team_get_the_same() -> None:
    episode = Episode(Setting(Kind("veiel", players=3)), 1)
    for _ in play(episode, np.random.default_rng(1)):
        pass
    assert episode.rewards in ([1.0] * 3, [-1.0] * 3)


def test_who_plays_against_the_game_has_one_agent() -> None:
    game = SeatEnv(Kind("seiya", "solo"), ())
    assert (game.setting.seats, game.setting.players) == ([0], 2)


@pytest.mark.parametrize("mode", ["chess", "Duel"])
def test_an_unknown_mode_is_refused(mode: str) -> None:
    with pytest.raises(Refused):
        Kind("dbs", mode).table(1)
