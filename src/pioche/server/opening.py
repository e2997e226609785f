"""New tables: set up by somebody, or as the rematch of another."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from pioche import games
from pioche.kernel.play.decision import Reason, Refused
from pioche.server import people
from pioche.server.choices import bot_named, checked, mode_of
from pioche.server.fair import fresh
from pioche.server.guests import NAME, new_id, tidy
from pioche.server.http_bodies import NewTable
from pioche.server.live import Change, Live, settle
from pioche.server.records import Chair, Progress, Row, Setup, Write

CLOCKS = (10, 14 * 24 * 3600)  # seconds
SEED = 64  # signs of a wished seed
TABLE = 12  # bytes of its id


def opened(
    body: NewTable,
    guest: str,
    name: str,
    now: float,
    origin: str = "",
    *,
    brought: Sequence[dict[str, str]] = (),
    guide: str = "",
    puzzle: str = "",
    avatar: str = "",
) -> Change:
    """A table as somebody wants it, with what they bring for each seat; it begins at once if no seat is open."""
    games.find(body.game)
    mode = mode_of(body.game, body.mode)
    if not mode.least <= len(body.seats) <= mode.most:
        raise Refused(Reason("wrong-seats", detail=f"{mode.least}–{mode.most}"))
    if all(seat.kind == "bot" for seat in body.seats):
        raise Refused(Reason("nobody-seated"))
    if body.clock and not CLOCKS[0] <= body.clock <= CLOCKS[1]:
        raise Refused(Reason("bad-clock"))
    if len(body.seed) > SEED:
        raise Refused(Reason("too-long", detail=str(SEED)))
    if body.rated and (body.seed or body.hot_seat or [seat.kind for seat in body.seats].count("me") != 1):
        raise Refused(Reason("not-rated"))
    if body.rated and not mode.rivals:
        raise Refused(Reason("not-rated"))
    if body.rated and any(seat.kind == "bot" for seat in body.seats):
        raise Refused(Reason("not-rated"))
    chairs: tuple[Chair, ...] = (Chair(),) * len(body.seats)
    for at, seat in enumerate(body.seats):
        choices = checked(mode.choices, seat.choices)
        own = brought[at] if brought else {}
        chair = {
            "me": Chair(
                guest,
                tidy(seat.name, NAME) if seat.name else name,
                "",
                choices,
                brought=own,
                avatar="" if seat.name else avatar,
            ),
            "bot": Chair("", "", bot_named(body.game, seat.bot), choices, brought=own)
            if seat.kind == "bot"
            else Chair(),
            "open": Chair(),
        }[seat.kind]
        chairs = people.seated(body.game, chairs, at, chair, mode)
    options = checked(mode.options, body.options)
    setup = Setup(
        mode.key, options, body.clock, guest, fresh(), bool(body.seed), body.seed or fresh(), fresh(), origin=origin,
        hot_seat=body.hot_seat, guide=guide, rated=body.rated, puzzle=puzzle,
    )  # fmt: skip
    return laid(body.game, body.public, setup, chairs, now)


def laid(game: str, public: bool, setup: Setup, chairs: tuple[Chair, ...], now: float) -> Change:
    row = Row(
        new_id(TABLE),
        game,
        "open",
        public,
        games.find(game).RULES.fingerprint,
        0,
        0,
        setup,
        Progress(chairs),
        None,
        now,
    )
    if any(chair.open for chair in chairs):
        return settle(Change(Live(row), Write(row)), now)
    return people.begun(Live(row), now, row.progress)


def rematch(
    row: Row, guest: str, now: float, brought: Sequence[dict[str, str]] = (), origin: str = ""
) -> tuple[Change, list[str]]:
    """The same again: whoever asks sits down, bots stay, the other people are expected. A new seed."""
    own = brought or ({},) * len(row.progress.chairs)
    chairs = tuple(
        replace(chair, bot="", brought=own[at])
        if chair.guest == guest
        else Chair()
        if chair.guest
        else replace(chair, left=False, brought=own[at])
        for at, chair in enumerate(row.progress.chairs)
    )
    old = row.setup
    setup = Setup(
        old.mode, old.options, old.clock, guest, fresh(), False, fresh(), fresh(), origin=origin, hot_seat=old.hot_seat,
        rated=old.rated,
    )  # fmt: skip
    people_there = list(dict.fromkeys(chair.guest for chair in row.progress.chairs if chair.guest))
    return laid(row.game, row.public, setup, chairs, now), people_there
