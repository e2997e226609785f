"""Every game passes the conformance suite, in random games of every size."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from pioche.games import dbs, seiya
from pioche.games.dbs.cards import DECKS
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.state import view as sight
from tests import toy
from tests.conformance import Suite, log_elsewhere, log_of
from tests.games.dbs import real, sample
from tests.scenario import Side, build

SEEDS = st.integers(0, 2**32)
slowly = settings(
    deadline=None, suppress_health_check=list(HealthCheck), print_blob=True, phases=[Phase.explicit, Phase.generate]
)

BOXES = st.sampled_from([{}, {"asgard": True}, {"asgard": True, "poseidon": True}])
SEIYA = st.builds(
    lambda boxes, **given: seiya.Config(**boxes, **given),
    BOXES,
    players=st.integers(2, 5),
    variant=st.booleans(),
    promos=st.booleans(),
    epics=st.booleans(),
)
SOLO = st.builds(
    seiya.Config,
    mode=st.just("solo"),
    difficulty=st.sampled_from(["normal", "difficult", "expert"]),
    poseidon=st.booleans(),
    promos=st.booleans(),
    epics=st.booleans(),
)


DECK = st.sampled_from(sorted(DECKS))
DBS = st.builds(lambda one, other: dbs.Config(decks=(DECKS[one], DECKS[other])), DECK, DECK)


@given(seed=SEEDS)
@settings(slowly, max_examples=40)
def test_toy_game(seed: int) -> None:
    Suite(toy).play(toy.Config(), seed)


@given(seed=SEEDS)
@settings(slowly, max_examples=6)
def test_dbs_core(seed: int) -> None:
    Suite(sample).play(sample.decks(seed), seed, often=0.3)


@given(seed=SEEDS)
@settings(slowly, max_examples=8)
def test_dbs_choices_from_what_one_player_sees(seed: int) -> None:
    Suite(sample).play(sample.seekers(seed), seed, often=0.5)


@given(config=DBS, seed=SEEDS)
@settings(slowly, max_examples=6)
def test_dbs_here_and_there(config: dbs.Config, seed: int) -> None:
    Suite(dbs).play(config, seed, often=0.1)


@pytest.mark.slow
@given(config=DBS, seed=SEEDS)
@settings(slowly, max_examples=25)
def test_dbs_at_every_decision(config: dbs.Config, seed: int) -> None:
    Suite(dbs).play(config, seed, often=0.5)


@given(seed=SEEDS)
@settings(slowly, max_examples=3)
def test_dbs_with_real_cards(seed: int) -> None:
    Suite(dbs).play(real.decks(Random(seed)), seed, often=0.05)


@pytest.mark.slow
@given(seed=SEEDS)
@settings(slowly, max_examples=40)
def test_dbs_with_many_real_cards(seed: int) -> None:
    Suite(dbs).play(real.decks(Random(seed)), seed, often=0.1)


@given(config=SEIYA, seed=SEEDS)
@settings(slowly, max_examples=6)
def test_seiya_here_and_there(config: seiya.Config, seed: int) -> None:
    Suite(seiya).play(config, seed, often=0.02)


@given(config=SOLO, seed=SEEDS)
@settings(slowly, max_examples=6)
def test_seiya_alone_here_and_there(config: seiya.Config, seed: int) -> None:
    Suite(seiya).play(config, seed, often=0.1)


@pytest.mark.slow
@given(config=SOLO, seed=SEEDS)
@settings(slowly, max_examples=25)
def test_seiya_alone_at_every_decision(config: seiya.Config, seed: int) -> None:
    Suite(seiya).play(config, seed, often=0.5)


@pytest.mark.slow
@given(config=SEIYA, seed=SEEDS)
@settings(slowly, max_examples=25)
def test_seiya_at_every_decision(config: seiya.Config, seed: int) -> None:
    Suite(seiya).play(config, seed, often=0.5)


def test_which_copy_of_a_hidden_hand_somebody_chooses_is_told_by_the_card_not_by_its_number() -> None:
    """Others know two of three copies: which numbers these have among all is nothing that they could learn from."""
    hand = ["oko", "oko", "jaki", "oko"]
    t = build(False, seiya=Side(hand=hand, draw=["leda", "cassios"] * 4), shun=Side(), field=["shura-du-capricorne"])
    game = t.game
    for place in (1, 3):
        game.reveal(game.cards_in("hand", 0)[place], EVERYONE, "reveal")
    game.answer(0, ("end",))
    assert game.decision is not None
    assert game.decision.ask == "choose-upkeep"
    for seed in range(40):
        Suite(seiya).check_views(game, Random(seed))
    t.seiya.choose()


@pytest.mark.parametrize(
    ("module", "name", "config"),
    [
        (toy, "tests.toy", ""),
        (seiya, "pioche.games.seiya", "players=2"),
        (seiya, "pioche.games.seiya", "players=5, asgard=True, poseidon=True, epics=True, promos=True"),
        (seiya, "pioche.games.seiya", "mode='solo', difficulty='expert'"),
        (dbs, "pioche.games.dbs", ""),
    ],
)
def test_another_process_with_another_hash_seed_plays_the_same_game(module: Any, name: str, config: str) -> None:
    here = log_of(module, eval(f"module.Config({config})"), 5)
    assert {log_elsewhere(name, config, 5, hash_seed) for hash_seed in (1, 2)} == {here}


def test_references_in_options_are_a_leak_that_the_suite_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card's number is that of the set-up: an option that shows it shows the card."""
    monkeypatch.setattr(sight, "tag", lambda game, ref, seat: ref)
    with pytest.raises(AssertionError):
        Suite(dbs).play(dbs.Config(), 0, often=0.5)
