"""The greedy bot of the Dragon Ball Super Card Game: what it does in a battle, and that it wins."""

from __future__ import annotations

import pytest

from pioche.arena import Tournament
from pioche.games.dbs.bots import GreedyBot
from pioche.games.dbs.bots.greedy import fewest
from pioche.kernel.state.view import CardView, Choice, Question, View

LEADER, OTHER = 1, 2
ZONES = ("deck", "hand", "drop", "leader", "battle", "combo", "energy", "life", "warp", "unison", "under", "limbo")


def card(tag: int, power: int = 5000, cost: int = 1, combo: int = 5000, mode: int = 0) -> CardView:
    return CardView(f"card-{tag}", tag, mode=mode, numbers={"power": power, "cost": cost, "combo_power": combo})


def asked(
    ask: str,
    options: tuple[Choice, ...],
    life: int = 8,
    focus: dict[str, tuple[int, ...]] | None = None,
    least: int = 1,
    most: int = 1,
    asking: int = 0,
    **areas: tuple[CardView, ...],
) -> tuple[str, ...]:
    """What the bot on seat 0 answers in a position; areas are named, those of the opponent with their_ before."""
    zones: dict[str, tuple[tuple[CardView, ...], ...]] = dict.fromkeys(ZONES, ((), ()))
    zones["leader"] = ((card(LEADER, 10_000),), (card(OTHER, 10_000),))
    zones["life"] = ((CardView(),) * life, (CardView(),) * 8)
    for name in ZONES:
        own, theirs = areas.get(name), areas.get("their_" + name)
        if own is not None or theirs is not None:
            zones[name] = (own or (), theirs or ())
    question = Question(ask, options, least, most, asking)
    return GreedyBot(0).choose(View("dbs", 0, 2, 0, {"turn": 1}, zones, focus or {}, (0,), question, None))


def combos(*tags: int) -> tuple[Choice, ...]:
    return (*(Choice(f"combo:{tag}", "combo", tag) for tag in tags), Choice("pass", "pass"))


HAND = (card(11, cost=4), card(12, cost=1), card(13, cost=2, combo=10_000))
ATTACKED = {"attacker": (20,), "guard": (LEADER,)}


def defended(life: int, power: int) -> tuple[str, ...]:
    attacker = (card(20, power, mode=1),)
    return asked("defense-step", combos(11, 12, 13), life, ATTACKED, hand=HAND, their_battle=attacker)


def test_it_defends_with_as_little_as_needed_once_life_is_short() -> None:
    assert defended(8, 10_000) == ("pass",), "life becomes a card in hand"
    assert defended(4, 10_000) == ("combo:12",), "the cheapest card that is enough"
    assert defended(4, 15_000) == ("combo:13",), "the only one that is enough alone"
    assert defended(4, 30_000) == ("pass",), "out of reach"
    assert defended(4, 5_000) == ("pass",), "nothing is needed"
    assert defended(1, 25_000) != ("pass",), "for the last life it spends all it must"


def test_it_adds_to_an_attack_only_what_wins() -> None:
    focus = {"attacker": (30,), "guard": (OTHER,)}
    weak, strong = (card(30, 5000, mode=1),), (card(30, 10_000, mode=1),)
    assert asked("offense-step", combos(11, 12), focus=focus, hand=HAND, battle=weak) == ("combo:12",)
    assert asked("offense-step", combos(11, 12), focus=focus, hand=HAND, battle=strong) == ("pass",)


def test_it_plays_the_most_expensive_card_then_attacks_where_it_wins() -> None:
    options = (
        Choice("play:11", "play", 11),
        Choice("play:12", "play", 12),
        Choice("attack:30", "attack", 30),
        Choice("end", "end"),
    )
    field = (card(30, 10_000),)
    assert asked("main-phase", options, hand=HAND, battle=field) == ("play:11",)
    assert asked("main-phase", options[2:], battle=field) == ("attack:30",)
    assert asked("main-phase", options[2:], battle=(card(30, 5000),)) == ("end",), "it cannot win"


def test_it_chooses_a_strong_rested_card_before_the_leader() -> None:
    options = (Choice("leader", "card", OTHER), Choice("big", "card", 40), Choice("small", "card", 41))
    rested = (card(40, 15_000, mode=1), card(41, 5000, mode=1))
    big = asked("choose-target", options, asking=30, battle=(card(30, 20_000),), their_battle=rested)
    assert big == ("big",)
    assert asked("choose-target", options, asking=30, battle=(card(30, 10_000),), their_battle=rested) == ("leader",)


def test_it_charges_the_card_worth_least_until_there_is_enough() -> None:
    options = (*(Choice(str(tag), "card", tag, 1) for tag in (11, 12, 13)), Choice("no", "no"))
    assert asked("charge", options, hand=HAND) == ("12",)
    assert asked("charge", options, hand=HAND, energy=tuple(card(50 + n) for n in range(7))) == ("no",)


def test_it_hurts_the_opponent_and_spares_its_own() -> None:
    options = (Choice("mine", "card", 30), Choice("weak", "card", 40), Choice("strong", "card", 41))
    field = {"battle": (card(30, 30_000, 7),), "their_battle": (card(40, 5000), card(41, 20_000, 4))}
    assert asked("choose-ko", options[1:], **field) == ("strong",)
    assert asked("choose-stand", options[:2], **field) == ("mine",)
    dropped = tuple(Choice(str(tag), "card", tag) for tag in (11, 12, 13))
    assert asked("choose-drop", dropped, hand=HAND) == ("12",)


def test_it_blocks_where_it_survives_or_where_life_is_short() -> None:
    options = (Choice("yes", "yes", 30), Choice("no", "no"))
    attacker = (card(20, 15_000, mode=1),)

    def blocks(power: int, life: int) -> tuple[str, ...]:
        focus, mine = ATTACKED, (card(30, power),)
        return asked("use-effect", options, life, focus, asking=30, battle=mine, their_battle=attacker)

    assert blocks(20_000, 8) == ("yes",)
    assert blocks(5_000, 8) == ("no",)
    assert blocks(5_000, 2) == ("yes",)


def test_as_few_combos_as_needed() -> None:
    assert fewest([10_000, 5000, 5000], 5000) == 1
    assert fewest([10_000, 5000, 5000], 15_000) == 2
    assert fewest([10_000, 5000, 5000], 25_000) == 0


@pytest.mark.parametrize("seats", [("greedy", "random"), ("random", "greedy")])
def test_it_beats_a_random_bot_clearly(seats: tuple[str, str]) -> None:
    report, _ = Tournament("dbs", seats, 20, "strength").run()
    assert report is not None
    (greedy,) = [seat for seat in report.seats if seat.bot == "greedy"]
    assert greedy.wins >= 18
