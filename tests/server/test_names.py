"""Names and lines that somebody makes to be a nuisance: nobody sees them, they cover others, they take long to read."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from pioche.kernel.play.decision import Refused
from pioche.server.guests import NAME, tidy
from tests.server.client import caught_up
from tests.server.conftest import StartServer

pytestmark = pytest.mark.slow


def test_names_that_nobody_could_read(start_server: StartServer) -> None:
    server = start_server("sqlite")
    blank = (
        "\u3164",
        "\u2800\u2800",
        "\u115f\u1160",
        "\uffa0",
        "\u034f",
        "\ufe0f",
        "\u0301",
        "\u200b\u2060",
        "\U000e0100",
    )
    for name in ("", " ", "\n\t", "x" * 25, "\x00", *blank):
        status, problem, _ = server.ask("POST", "/api/guest", {"name": name})
        assert status == 400, name
        assert problem["text"]["fr"]
        assert problem["text"]["en"]
    tower = "Z" + 20 * "\u0300\u0323"
    assert len(server.ask("POST", "/api/guest", {"name": f"{tower[:20]}oé"})[1]["name"]) == len("Z....oé"), "a tower"
    for name, seen in (("A\u3164da\ufe0f", "Ada"), ("Zoé", "Zoé"), ("愛 ★", "愛 ★"), ("नेहा", "नेहा"), ("🃏", "🃏")):
        assert server.ask("POST", "/api/guest", {"name": name})[1]["name"] == seen


def test_a_name_from_right_to_left_turns_nothing_round(start_server: StartServer) -> None:
    """Not the numbers that follow it in a line of the log."""
    server = start_server("sqlite")
    name = "\u05e2\u05d3\u05d4"  # Ada
    ada, eve = server.guest(name), server.guest("Eve")
    made = ada.set_up(seats=[{"kind": "me"}, {"kind": "bot"}], public=True)

    async def told() -> None:
        async with ada.at(made) as one, eve.at(made) as watching:
            await one.play(random.Random(1), 5)
            await caught_up(one, watching)
            assert watching.info["seats"][0]["name"] == f"\u2068{name}\u2069"
            lines = [line["text"] for happened in watching.happened for line in happened["lines"]]
            assert [line for line in lines if name in line]
            assert [line for line in lines if name in line.replace(f"\u2068{name}\u2069", "")] == []

    asyncio.run(told())


def test_what_is_put_in_order_for_long() -> None:
    """Marks on marks are sorted in a time that grows with the square of their number; all others would wait."""
    began = time.process_time()
    with pytest.raises(Refused):
        tidy("a" + "\u0301\u0323" * 100_000, NAME)
    assert time.process_time() - began < 1.0
