"""What is asked over HTTP."""

from __future__ import annotations

import logging
import re
import time
from functools import lru_cache
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post

from pioche import games
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.wording.offer import words as in_all_languages
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.text import plain
from pioche.server import http_bodies, offers, replaying
from pioche.server.access import visible
from pioche.server.caller import cookie_of, house_of, payer_of
from pioche.server.guests import AGE, COOKIE, NAME, new_id, signed, tidy
from pioche.server.limits import Payer
from pioche.server.message_parts import Language
from pioche.server.opening import opened
from pioche.server.origin import same_origin
from pioche.server.records import Row

Asked = Request[Any, Any, Any]

log = logging.getLogger(__name__)


async def guest_of(request: Asked) -> tuple[str, str]:
    """Who asks: id and name; refused without a valid cookie."""
    house = house_of(request)
    guest = cookie_of(request)
    name = await house.store.guest_name(guest) if guest else None
    if name is None:
        raise Refused(Reason("no-guest"))
    return guest, name


def unhurried(request: Asked) -> Payer:
    """Before everything that takes long."""
    payer = payer_of(request)
    house_of(request).replays.spend(payer)
    return payer


def from_here(request: Asked) -> None:
    """Before everything that changes something."""
    if not same_origin(request.headers, house_of(request).settings.origins):
        raise Refused(Reason("other-origin"))


# Guests


@get("/guest", status_code=200)
async def who(request: Asked) -> Response[http_bodies.Guest | None]:
    """Who the cookie says you are; 204 without one."""
    try:
        _, name = await guest_of(request)
    except Refused:
        return Response(None, status_code=204)
    return Response(http_bodies.Guest(name))


@post("/guest", status_code=200)
async def be(request: Asked, data: http_bodies.NewGuest) -> Response[http_bodies.Guest]:
    """Be called by a name. A new guest gets a cookie, one who has it is renamed."""
    from_here(request)
    house = house_of(request)
    name = tidy(data.name, NAME)
    address, guest = payer_of(request)
    if not house.names.take(address):
        raise Refused(Reason("too-many"))
    guest = guest or new_id()
    await house.store.save_guest(guest, name)
    reply = Response(http_bodies.Guest(name))
    reply.set_cookie(
        COOKIE, signed(guest, house.key), max_age=AGE, path="/", httponly=True, samesite="lax",
        secure=request.scope["scheme"] == "https",
    )  # fmt: skip
    return reply


# Games


@get("/games", sync_to_thread=False)
def all_games() -> http_bodies.Games:
    """Every game, how it is set up, and what its zones and numbers are called."""
    bots = dict.fromkeys(bot for name in games.NAMES for bot in games.bots(name))
    return http_bodies.Games([offers.find(name).about(games.find(name).RULES) for name in games.NAMES], list(bots))


@get("/games/{game:str}/cards", sync_to_thread=False)
def cards(request: Asked, game: str) -> Response[bytes]:
    """Every card of a game, with its facts and texts in all languages."""
    mark = f'"{games.find(game).RULES.fingerprint}"'
    headers = {"ETag": mark, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers)
    return Response(cards_of(game), media_type=MediaType.JSON, headers=headers)


@lru_cache(maxsize=8)
def cards_of(game: str) -> bytes:
    offered, catalogue = offers.find(game), games.find(game).RULES.catalogue
    sheets = [offered.sheet(card) for card in catalogue.definitions]
    return msgspec.json.encode(http_bodies.Cards(game, sheets, list(offered.facets(catalogue))))


@get("/games/{game:str}/rules", sync_to_thread=True)
def rules(request: Asked, game: str, search: str = "", language: Language = "fr") -> http_bodies.Rulebook:
    """The rulebook, or the statements in which all the words occur."""
    house_of(request).searches.spend(payer_of(request))
    return rules_found(game, found_by(game, " ".join(search[:200].split()), language))


@lru_cache(maxsize=256)
def found_by(game: str, search: str, language: Language) -> tuple[str, ...]:
    book = offers.find(game).rulebook(games.find(game).RULES)
    return tuple(book.search(search, language)) if search else book.ids()


def rules_found(game: str, ids: tuple[str, ...]) -> http_bodies.Rulebook:
    book = offers.find(game).rulebook(games.find(game).RULES)
    sections: dict[str, list[http_bodies.Rule]] = {}
    for rule in ids:
        sections.setdefault(book.section(rule), []).append(rule_of(game, rule))
    part = offers.find(game).part
    titled = [http_bodies.Section(part(name), title_of(book, name), found) for name, found in sections.items()]
    return http_bodies.Rulebook(game, titled, len(ids))


@lru_cache(maxsize=4096)
def rule_of(game: str, rule: str) -> http_bodies.Rule:
    book = offers.find(game).rulebook(games.find(game).RULES)
    label = in_all_languages(lambda language: book.label(rule, language))
    statement = in_all_languages(lambda language: book.statement(rule, language))
    return http_bodies.Rule(rule, label, statement, list(cards_by_rule(game).get(rule, ())))


def title_of(book: Rulebook, section: str) -> http_bodies.Words:
    return in_all_languages(lambda language: book.title(section, language))


@lru_cache(maxsize=8)
def cards_by_rule(game: str) -> dict[str, tuple[str, ...]]:
    """The cards that each rule concerns: by what is said of a card, and by what a section is called."""
    offered, rules = offers.find(game), games.find(game).RULES
    book = offered.rulebook(rules)
    sheets = [offered.sheet(card) for card in rules.catalogue.definitions]
    named: dict[str, list[str]] = {}  # by the name of a class, a keyword …
    for facet in offered.facets(rules.catalogue):
        for value in facet.values:
            slugs = [sheet.slug for sheet in sheets if value.key in sheet.facets.get(facet.key, ())]
            if len(value.key) > 1:  # costs are no names
                named.setdefault(plain(value.label.fr), []).extend(slugs)
    found: dict[str, dict[str, None]] = {}
    for sheet in sheets:
        for rule in sheet.rules:
            found.setdefault(rule, {})[sheet.slug] = None
    for rule in book.ids():
        title = book.title(book.section(rule), "fr")
        for name in re.findall(r"\[([^]]+)\]", title) or [title]:
            found.setdefault(rule, {}).update(dict.fromkeys(named.get(plain(name), ())))
    return {rule: tuple(slugs) for rule, slugs in found.items() if slugs}


# Tables


@get("/tables")
async def lobby(request: Asked) -> http_bodies.Lobby:
    """Public tables that are not over, and the tables of the guest."""
    house = house_of(request)
    now = time.time()
    public = all_listed(await house.store.lobby(), now)
    try:
        guest, _ = await guest_of(request)
    except Refused:
        return http_bodies.Lobby(public, [])
    return http_bodies.Lobby(public, all_listed(await house.store.tables_of(guest), now))


def all_listed(rows: list[Row], now: float) -> list[http_bodies.LobbyTable]:
    """Tables in a list; one that makes no sense is left out."""
    found = []
    for row in rows:
        try:
            found.append(listed(row, now))
        except Exception as error:
            log.error("a table cannot be listed", exc_info=error, extra={"table": row.id})
    return found


def listed(row: Row, now: float) -> http_bodies.LobbyTable:
    chairs = row.progress.chairs
    called = row.progress.called or [chair.bot for chair in chairs]
    return http_bodies.LobbyTable(
        row.id,
        row.game,
        row.setup.mode,
        row.status,
        [chair.name or (called[at] if chair.bot else "") for at, chair in enumerate(chairs)],
        sum(chair.open for chair in chairs),
        row.setup.clock,
        row.setup.practice,
        now - row.created,
    )


@get("/tables/{table:str}")
async def one_table(request: Asked, table: str, invite: str = "") -> http_bodies.LobbyTable:
    """A table that is public or the guest's own, or one that they have a link to."""
    house = house_of(request)
    return listed((await visible(house, table, cookie_of(request), invite)).row, time.time())


@post("/tables")
async def set_up(request: Asked, data: http_bodies.NewTable) -> http_bodies.Made:
    """Set up a table. It begins at once if no seat is open."""
    from_here(request)
    house = house_of(request)
    guest, name = await guest_of(request)
    payer = payer_of(request)
    house.pay_for_table(payer, bots=any(seat.kind == "bot" for seat in data.seats))
    change = opened(data, guest, name, time.time(), payer[0])
    row = await house.create(change, [guest])
    return http_bodies.Made(row.id, row.setup.invite)


# Finished games: for everybody if the table was public, else for those who were there, and by its links


def asking(request: Asked, table: str, invite: str) -> replaying.Asking:
    return replaying.Asking(house_of(request), table, unhurried(request), invite)


@get("/tables/{table:str}/replay")
async def replay(request: Asked, table: str, language: Language = "fr", invite: str = "") -> http_bodies.Replay:
    """A finished game as a whole: its turns, its scores, and what proves it was fair."""
    return await replaying.summary(asking(request, table, invite), language)


@get("/tables/{table:str}/replay/{first:int}/{last:int}")
async def replay_part(
    request: Asked, table: str, first: int, last: int, language: Language = "fr", eyes: str = "open", invite: str = ""
) -> http_bodies.ReplayPart:
    """Some steps of a finished game, as everybody's eyes together see it, a spectator (watch), or a seat."""
    return await replaying.part(asking(request, table, invite), first, last, language, eyes)


@get("/tables/{table:str}/record")
async def record(request: Asked, table: str, invite: str = "") -> Response[bytes]:
    """A finished game as a file, for `pioche replay --verify`."""
    data = await replaying.record(asking(request, table, invite))
    headers = {"Content-Disposition": f'attachment; filename="pioche-{table}.json"'}
    return Response(data, media_type=MediaType.JSON, headers=headers)


api = Router(
    "/api",
    route_handlers=[who, be, all_games, cards, rules, lobby, one_table, set_up, replay, replay_part, record],
)
