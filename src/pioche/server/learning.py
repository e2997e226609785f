"""Guided first games, what is told at them and at any table, and advice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from pioche import games
from pioche.bots.search.advice import Idea
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import View, view
from pioche.kernel.wording import guide
from pioche.kernel.wording.offer import About, Guided
from pioche.puzzle import puzzles
from pioche.server import offers, people
from pioche.server.house import House
from pioche.server.http_bodies import FirstGame, NewTable
from pioche.server.limits import Payer
from pioche.server.live import Change, Live
from pioche.server.message_parts import Language, Lesson
from pioche.server.opening import opened
from pioche.server.records import Row
from pioche.server.results import rated
from pioche.server.thinking import advise


def about(name: str) -> About:
    """A game with its guided first games and its puzzles."""
    listed = tuple(
        Guided(key, table_of(name, key).mode, one.title, one.about, one.minutes)
        for key, one in guide.guides(games.find(name).__name__).items()
        if one.table
    )
    about = offers.find(name).about(games.find(name).RULES)
    return replace(about, guides=listed, puzzles=len(puzzles(name)))


def table_of(game: str, key: str) -> NewTable:
    """The table of a guided first game."""
    known = guide.guides(games.find(game).__name__).get(key)
    if known is None or not known.table:
        raise Refused(Reason("no-such-guide", detail=key))
    return msgspec.convert({"game": game, **known.table}, NewTable)


def begun_before(wish: FirstGame, tables: Sequence[Row]) -> Row | None:
    """The table at which a guest has begun this first game and not ended it."""
    return next(
        (row for row in tables if (row.game, row.setup.guide, row.status) == (wish.game, wish.guide, "playing")), None
    )


def begin(wish: FirstGame, guest: str, name: str, now: float, origin: str, avatar: str) -> Change:
    return opened(table_of(wish.game, wish.guide), guest, name, now, origin, guide=wish.guide, avatar=avatar)


def told(live: Live, game: Game, seat: int, language: Language) -> list[Lesson]:
    """What may be told to a seat now, whether it was told before or not."""
    package, key = games.find(live.row.game).__name__, live.row.setup.guide
    seen = view(game, seat)
    own = guide.guides(package)[key].steps if key in guide.guides(package) else ()
    return [
        lesson(one, seen, language, hint=one not in own)
        for one in guide.lessons(package, key)
        if guide.fits(one.when, seen)
    ]


def lesson(one: guide.Lesson, seen: View, language: Language, *, hint: bool) -> Lesson:
    at = guide.points_at(one, seen)
    text = one.fr if language == "fr" else one.en
    return Lesson(one.key, text, list(at.places), list(at.cards), list(at.options), hint)


async def advised(house: House, live: Live, seat: int, payer: Payer) -> list[Idea]:
    """What a bot would answer; nobody is advised against other people, nor where it counts.

    The lessons of a guided game go with what the bot advises that plays for those who are away.
    """
    if people.others(live.progress, seat) or rated(live.row):
        raise Refused(Reason("no-advice"))
    if live.row.setup.puzzle:
        raise Refused(Reason("solve-first"))
    row, setup = live.row, live.row.setup
    past = [(taken.seat, taken.keys) for taken in await house.store.inputs(row.id) if taken.number > 0]
    bot = people.STAND_IN if setup.guide else ""
    return await house.thinker.do(advise, row.game, setup.config, setup.seed, past, seat, bot, payer=payer)
