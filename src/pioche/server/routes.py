"""What is asked over HTTP."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from functools import lru_cache

import msgspec
from litestar import MediaType, Response, Router, get, post
from msgspec.structs import replace

from pioche import games
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.wording.offer import words as in_all_languages
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.text import plain
from pioche.server import course, http_bodies, learning, offers, puzzling, replaying
from pioche.server.access import visible
from pioche.server.account_routes import handlers as about_people
from pioche.server.bring import brought, not_built_in, seen, sheets
from pioche.server.caller import Asked, from_here, house_of, in_turn, known, payer_of, person_of
from pioche.server.friend_routes import STAYS
from pioche.server.friend_routes import handlers as about_friends
from pioche.server.limits import Payer
from pioche.server.message_parts import Language
from pioche.server.opening import opened
from pioche.server.ratings import shown_doubt, shown_mean
from pioche.server.records import Row
from pioche.server.results import rated
from pioche.server.store.results import Past
from pioche.server.waiting import time_left, waits_for

SLUGS = 8_000  # signs of the names of cards that are asked for in one go

log = logging.getLogger(__name__)


async def unhurried(request: Asked) -> Payer:
    """Before everything that takes long: who pays for it, as far as they are known."""
    address, guest = payer_of(request)
    house_of(request).replays.spend((address, guest))
    return address, await id_of(request)


async def id_of(request: Asked) -> str:
    """Who asks, "" for nobody known."""
    person = await known(request)
    return person.id if person is not None else ""


# Games


@get("/games", sync_to_thread=False)
def all_games() -> http_bodies.Games:
    """Every game, how it is set up, and what its zones and numbers are called."""
    bots = {name: list(games.bots(name)) for name in games.NAMES}
    return http_bodies.Games([learning.about(name) for name in games.NAMES], bots)


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
def rules(
    request: Asked, game: str, search: str = "", language: Language = "fr", about: str = ""
) -> http_bodies.Rulebook:
    """The rulebook, or the statements in which all the words occur; or those about `zone:…`, `number:…` or `word:…`."""
    if about:
        return rules_found(game, explained_by(game, about[:200]))
    house_of(request).searches.spend(payer_of(request))
    return rules_found(game, found_by(game, " ".join(search[:200].split()), language))


@lru_cache(maxsize=256)
def found_by(game: str, search: str, language: Language) -> tuple[str, ...]:
    book = offers.find(game).rulebook(games.find(game).RULES)
    return tuple(book.search(search, language)) if search else book.ids()


@lru_cache(maxsize=1024)
def explained_by(game: str, about: str) -> tuple[str, ...]:
    """The rules about a number or a zone, as the game names it or as people do, or about a word of its cards."""
    offered, rules = offers.find(game), games.find(game).RULES
    book, told = offered.rulebook(rules), offered.about(rules)
    kind, _, name = about.partition(":")
    labels = {"number": {n.key: n.label.fr for n in told.numbers}, "zone": {z.name: z.label.fr for z in told.zones}}
    return book.about(kind, name) or book.about("word", labels.get(kind, {}).get(name, name))


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
    person = await known(request)
    if person is None:
        return http_bodies.Lobby(public, [])
    own = [row for row in await house.store.tables_of(person.id) if not row.setup.puzzle]
    mine = all_listed(own, now, person.id)
    invited = await house.store.friends.invited(person.id)
    return http_bodies.Lobby(public, [replace(each, invited=invited.get(each.id, "")) for each in mine])


@get("/waiting")
async def waiting(request: Asked) -> http_bodies.Waiting:
    """The tables that wait for you; none for nobody known."""
    house = house_of(request)
    house.looks.spend(payer_of(request))
    guest = await id_of(request)
    if not guest:
        return http_bodies.Waiting([])
    await house.store.friends.look_in(house.worker, guest, time.time() + STAYS)
    found = await house.store.going_on(guest)
    return http_bodies.Waiting([table.id for table in found if waits_for(table, guest)])


def all_listed(rows: list[Row], now: float, guest: str = "") -> list[http_bodies.LobbyTable]:
    """Tables in a list, as somebody of theirs may know them; one that makes no sense is left out."""
    found = []
    for row in rows:
        try:
            found.append(listed(row, now, guest))
        except Exception as error:
            log.error("a table cannot be listed", exc_info=error, extra={"table": row.id})
    return found


def listed(row: Row, now: float, guest: str = "") -> http_bodies.LobbyTable:
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
        rated(row) if row.status == "playing" else row.setup.rated,
        now - row.created,
        row.setup.guide,
        waits_for(row, guest) if guest else "",
        time_left(row, guest, now),
    )


@get("/tables/{table:str}")
async def one_table(request: Asked, table: str, invite: str = "") -> http_bodies.LobbyTable:
    """A table that is public or the guest's own, or one that they have a link to."""
    house = house_of(request)
    return listed((await visible(house, table, await id_of(request), invite)).row, time.time())


@get("/history")
async def history(request: Asked) -> http_bodies.History:
    """The games that you have played to their end."""
    person = await person_of(request)
    return http_bodies.History([past(each) for each in await house_of(request).store.history(person.id)])


def past(game: Past) -> http_bodies.PastGame:
    rating = game.rating
    return http_bodies.PastGame(
        game.table,
        game.seat,
        game.game,
        game.mode,
        list(game.names),
        game.called,
        game.choices,
        game.outcome,
        game.score,
        shown_mean(rating) if rating is not None else None,
        shown_doubt(rating) if rating is not None else None,
        game.ended,
    )


@post("/tables")
async def set_up(request: Asked, data: http_bodies.NewTable) -> http_bodies.Made:
    """Set up a table. It begins at once if no seat is open."""
    from_here(request)
    house = house_of(request)
    person = await person_of(request)
    payer = payer_of(request)
    house.pay_for_table(payer, bots=any(seat.kind == "bot" for seat in data.seats))
    own = [await brought(house.store, person.id, data.game, seat.choices) for seat in data.seats]
    change = opened(data, person.id, person.name, time.time(), payer[0], brought=own, avatar=person.avatar)
    row = await house.create(change, [person.id])
    return http_bodies.Made(row.id, row.setup.invite)


@get("/tables/{table:str}/cards")
async def table_cards(request: Asked, table: str, slugs: str = "", invite: str = "") -> http_bodies.BroughtCards:
    """Cards that people have brought to a table: those that the guest has seen there; all of them once it is over."""
    house = house_of(request)
    house.decks.spend(payer_of(request))
    guest = await id_of(request)
    live = await visible(house, table, guest, invite)
    game, wanted = live.game, slugs[:SLUGS].split(",")
    if game is None:
        return http_bodies.BroughtCards([])
    if live.row.status == "over":
        known = set(wanted := not_built_in(game))
    else:
        events = [event for each in await house.store.inputs(table) for event in each.happened]
        seats = live.progress.seats_of(guest) or [NOBODY]
        known = set().union(*(seen(game, seat, events) for seat in seats))
    return http_bodies.BroughtCards(await asyncio.to_thread(sheets, game, wanted, known))


@post("/learn")
async def learn(request: Asked, data: http_bodies.FirstGame) -> http_bodies.Made:
    """A guided first game: the one that the guest has begun, if it goes on, else a new one."""
    from_here(request)
    house = house_of(request)
    person = await person_of(request)
    row = learning.begun_before(data, await house.store.tables_of(person.id))
    if row is None:
        payer = payer_of(request)
        house.pay_for_table(payer, bots=True)
        begun = learning.begin(data, person.id, person.name, time.time(), payer[0], person.avatar)
        row = await house.create(begun, [person.id])
    return http_bodies.Made(row.id, row.setup.invite)


@post("/puzzles")
async def puzzle(request: Asked, data: http_bodies.NewPuzzle) -> http_bodies.Made:
    """The table of a puzzle: the one that the guest has begun, if nothing was answered there, else a new one."""
    from_here(request)
    house = house_of(request)
    person = await person_of(request)
    row = puzzling.begun_before(data, await house.store.tables_of(person.id))
    if row is None:
        payer = payer_of(request)
        house.pay_for_table(payer, bots=True)
        given = data, person.id, person.name, time.time(), payer[0]
        row = await house.create(await asyncio.to_thread(puzzling.begun, *given), [person.id])
    return http_bodies.Made(row.id, row.setup.invite)


# Finished games: for everybody if the table was public, else for those who were there, and by its links


async def asking(request: Asked, table: str, invite: str) -> replaying.Asking:
    return replaying.Asking(house_of(request), table, await unhurried(request), invite)


@get("/tables/{table:str}/replay")
async def replay(request: Asked, table: str, language: Language = "fr", invite: str = "") -> http_bodies.Replay:
    """A finished game as a whole: its turns, its scores, and what proves it was fair."""
    return await replaying.summary(await asking(request, table, invite), language)


@get("/tables/{table:str}/replay/{first:int}/{last:int}")
async def replay_part(
    request: Asked, table: str, first: int, last: int, language: Language = "fr", eyes: str = "open", invite: str = ""
) -> http_bodies.ReplayPart:
    """Some steps of a finished game, as everybody's eyes together see it, a spectator (watch), or a seat."""
    return await replaying.part(await asking(request, table, invite), first, last, language, eyes)


async def looking(request: Asked, table: str, invite: str) -> replaying.Asking:
    """What the coach thinks about has a budget of its own; what he has found out is quickly told."""
    address, guest = payer_of(request)
    house_of(request).looks.spend((address, guest))
    return replaying.Asking(house_of(request), table, (address, await id_of(request)), invite)


@get("/tables/{table:str}/course")
async def course_of(request: Asked, table: str, invite: str = "") -> http_bodies.Course:
    """How the chances of a finished game went, and the turns that decided it; nothing where no coach knows the game."""
    return await course.course(await looking(request, table, invite))


@get("/tables/{table:str}/course/{first:int}")
async def hindsight(
    request: Asked, table: str, first: int, language: Language = "fr", invite: str = ""
) -> http_bodies.Hindsight:
    """What the coach would have answered in a turn that decided a finished game, by its first step."""
    return await course.turn(await looking(request, table, invite), first, language)


@get("/tables/{table:str}/record")
async def record(request: Asked, table: str, invite: str = "") -> Response[bytes]:
    """A finished game as a file, for `pioche replay --verify`."""
    data = await replaying.record(await asking(request, table, invite))
    headers = {"Content-Disposition": f'attachment; filename="pioche-{table}.json"'}
    return Response(data, media_type=MediaType.JSON, headers=headers)


api = Router(
    "/api",
    before_request=in_turn,
    route_handlers=[
        *about_people,
        *about_friends,
        all_games,
        cards,
        rules,
        lobby,
        waiting,
        one_table,
        history,
        set_up,
        learn,
        puzzle,
        table_cards,
        replay,
        replay_part,
        course_of,
        hindsight,
        record,
    ],
)
