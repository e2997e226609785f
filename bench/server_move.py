"""Processor time that the server spends on a move: a table with two people, without a network. Prints one JSON line.

Both people are connected, one reads French and one English; they answer at random from the same seed. A move is all
that happens between the text of an answer and the texts that both are sent, the database included. What the page asks
for besides, to say which options cannot be taken back alone, is counted apart: a page that asks about the whole
question does so whenever one is put, one that asks about options does so for those that somebody looks at.

`--beside COMMIT` measures another commit, too, a few moves here and a few moves there by turns, so that both have the
machine as it is just then, and says the ratio: 0.8 is a fifth less work. The figures are medians of such turns.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from statistics import median
from typing import Any

from by_turns import HERE, measured

GAMES = ("seiya", "dbs")
TURN = 10  # moves of each game in one turn
LOOKED_AT = 1  # options of a question that somebody looks at before they choose
FREE, NO_LIMIT = ("tables", "heavy", "foresight"), (1e6, 10**6)

Took = tuple[float, float]  # milliseconds of a move, and of what the page asked before it


class InProcess:
    """Thinks at once and here, so that its time counts."""

    async def do(self, work: Any, *given: Any, **_: Any) -> Any:
        return work(*given)


class Person:
    """Somebody at the table: what they were told last."""

    def __init__(self, wishes: Any) -> None:
        self.wishes = wishes
        self.question: Any = None
        self.step = 0
        self.over = False

    def hear(self) -> None:
        while not self.wishes.connection.queue.empty():
            told = json.loads(self.wishes.connection.queue.get_nowait())
            if told["is"] in ("state", "happened"):
                self.step, self.question = told["step"], told["question"]
                self.over = told["result"] is not None


async def moves(house: Any, game: str, seed: int) -> AsyncIterator[Took]:
    """One game to its end, move by move."""
    import msgspec

    from pioche.server import messages, opening, socket
    from pioche.server.room import Connection
    from pioche.server.wishes import Wishes

    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "seed": str(seed)}
    data = msgspec.convert(wanted, opening.NewTable)
    table = (await house.create(opening.opened(data, "ada", "Ada", time.time()), ["ada"])).id
    chance = random.Random(seed)
    whole = "key" not in messages.Foresee.__struct_fields__
    with house.within(table) as room:
        people = []
        for guest, language in (("ada", "fr"), ("bob", "en")):
            connection = Connection(("here", guest), guest, language)
            await house.enter(room, connection)
            people.append(Person(Wishes(house, room, connection)))

        async def wish(person: Person, **wanted: Any) -> float:
            text = json.dumps({"id": 1, **wanted})
            began = time.process_time()
            reply = await socket.reply(person.wishes, socket.decode(text))
            took = (time.process_time() - began) * 1000
            assert not isinstance(reply, messages.Refused), reply
            for each in people:
                each.hear()
            return took

        await wish(people[1], **{"is": "sit", "seat": 1})
        while not people[0].over:
            person = next(each for each in people if each.question)
            question, step = person.question, person.step
            options = [option["key"] for option in question["options"]]
            looked: list[dict[str, str]] = [{}]
            if not whole:
                looked = [{"key": key} for key in options[:LOOKED_AT]]
            asked = sum([await wish(person, **{"is": "foresee", "step": step}, **more) for more in looked])
            keys = chance.sample(options, chance.randint(question["least"], question["most"]))
            yield await wish(person, **{"is": "answer", "step": step, "keys": keys}), asked
        for each in people:
            await house.go(room, each.wishes.connection)


async def games(house: Any, game: str) -> AsyncIterator[Took]:
    """Game after game. A server has said most things before: the first does not count."""
    async for _ in moves(house, game, 0):
        pass
    seed = 1
    while True:
        async for took in moves(house, game, seed):
            yield took
        seed += 1


async def by_turns() -> None:
    """With the code that is installed: for each line that is read a turn, and a line that says what it took."""
    from pioche.server import people
    from pioche.server.house import House
    from pioche.server.settings import Settings
    from pioche.server.store import migrate

    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/pioche.sqlite"
        migrate(url)
        unlimited = {name: NO_LIMIT for name in FREE if name in Settings.__struct_fields__}
        house = House(Settings(db=url, **unlimited))
        house.thinker = InProcess()  # type: ignore[assignment]
        for guest in ("ada", "bob"):
            await house.store.people.save(guest, guest)
        chance = random.Random(1)
        people.lots = lambda among: chance.sample(among, len(among))  # the same decks for everybody
        playing = {game: games(house, game) for game in GAMES}
        for _ in sys.stdin:
            found = {}
            for game, next_moves in playing.items():
                took = [await anext(next_moves) for _ in range(TURN)]
                found[f"{game}_move_ms"] = sum(move for move, _ in took) / TURN
                found[f"{game}_asked_ms"] = sum(asked for _, asked in took) / TURN
            print(json.dumps(found), flush=True)
        await house.store.close()


def measure(turns: int, beside: str | None) -> dict[str, Any]:
    found = {
        name: {key: median(turn[key] for turn in each) for key in each[0]}
        for name, each in measured(__file__, turns, beside).items()
    }
    figures: dict[str, Any] = {
        name: {key: round(value, 3) for key, value in each.items()} for name, each in found.items()
    }
    if beside:
        now, then = found[HERE], found[beside]
        ratios = {}
        for game in GAMES:
            move, asked = f"{game}_move_ms", f"{game}_asked_ms"
            ratios[f"{game}_move"] = round(now[move] / then[move], 3)
            ratios[f"{game}_with_asked"] = round((now[move] + now[asked]) / (then[move] + then[asked]), 3)
        ratios["move"] = round(sum(now[f"{g}_move_ms"] for g in GAMES) / sum(then[f"{g}_move_ms"] for g in GAMES), 3)
        figures["ratio"] = ratios
    return figures


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=40, help=f"turns of {TURN} moves of each game")
    parser.add_argument("--beside", metavar="COMMIT", help="another commit to measure by turns")
    parser.add_argument("--by-turns", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.by_turns:
        asyncio.run(by_turns())
    else:
        print(json.dumps(measure(given.turns, given.beside)))
