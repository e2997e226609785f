"""Tables in the middle of a game, where much lies: played here, and put into the database of the server."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec import Struct, to_builtins

from pioche import games
from pioche.server.http_bodies import NewSeat, NewTable
from pioche.server.live import play
from pioche.server.opening import opened
from pioche.server.store import Store, engine_for
from pioche.table import Table
from tests.browser.visitor import Json, Visitor

FOE = "greedy"
LAST = ("end", "pass", "conclude")  # kinds of options that are taken if there is nothing else to do


class Middle(Struct, frozen=True):
    """A table and how far it is played: to the moment of somebody's choice at which most lies in these zones."""

    game: str
    zones: tuple[str, ...]
    mode: str = ""
    options: dict[str, str] = {}
    choices: tuple[dict[str, str], ...] = ({}, {})
    seed: str = "1"
    answers: int = 160  # that are tried
    moment: Callable[[Json], bool] = lambda view: True
    bot: str = ""  # that plays for all until then; "": somebody who is eager to act


def eager(decision: Any, chance: random.Random) -> Sequence[str]:
    """An answer of somebody who stops only when there is nothing else to do."""
    options = [option for option in decision.options if option.kind not in LAST] or list(decision.options)
    least, most = decision.least, min(decision.most, len(options))
    return [option.key for option in chance.sample(options, max(least, min(most, 2)))]


def played_on(table: Table, wanted: Middle) -> list[tuple[int, tuple[str, ...]]]:
    """The answers that lead to the best moment."""
    chance, answers = random.Random(wanted.seed), []
    bot = games.bot(wanted.game, wanted.bot, wanted.seed) if wanted.bot else None
    best, upto = 0, 0
    for number in range(wanted.answers):
        if not (asked := table.game.seats_asked()):
            break
        decision = table.game.decision_of(seat := asked[0])
        if seat == 0 and number:
            view = to_builtins(table.view(0))
            rows = [row for zone in wanted.zones for row in view["zones"].get(zone, [])]
            if (lying := sum(map(len, rows))) > best and wanted.moment(view):
                best, upto = lying, number
        keys = eager(decision, chance) if bot is None else bot.choose(table.view(seat))
        answers.append((seat, tuple(keys)))
        table.answer(seat, keys)
    assert best, "no such moment"
    return answers[:upto]


def lay(database: str, visitor: Visitor, wanted: Middle) -> Json:
    """Such a table, with the visitor at the first seat and bots at the others."""
    cookie = next(cookie for cookie in visitor.context.cookies() if cookie["name"] == "pioche")
    guest = cookie["value"].partition(".")[0]
    kinds = ["me", *["bot"] * (len(wanted.choices) - 1)]
    seats = [NewSeat(kind, FOE, choices=own) for kind, own in zip(kinds, wanted.choices, strict=True)]  # type: ignore[arg-type]
    body = NewTable(wanted.game, seats, wanted.mode, wanted.options, seed=wanted.seed)
    now = time.time()
    live = opened(body, guest, "Ada", now).live
    assert live.game is not None
    answers = played_on(Table(wanted.game, None, 0, live.game.copy()), wanted)
    change = play(live, now, answers)

    async def store() -> None:
        house = Store(engine_for(database), lambda *_: None)
        await house.create(change.live.row, change.write.inputs, change.write.job, [guest])
        await house.close()

    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop in this one
        thread.submit(asyncio.run, store()).result()
    row = change.live.row
    return {"id": row.id, "invite": row.setup.invite}
