"""What people may do at a table: sit, leave, arrange, begin, hand over, play, take back. No word of any database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.rules import Rules
from pioche.kernel.wording import LANGUAGES
from pioche.kernel.wording.offer import Mode
from pioche.server import offers
from pioche.server.choices import bot_named, checked, lots, mode_of
from pioche.server.fair import shared
from pioche.server.live import (
    HANDED_OVER,
    LEFT,
    LOST_LEFT,
    LOST_TIME,
    TIME_UP,
    TOOK_BACK,
    Change,
    Live,
    around,
    noted,
    play,
    seats_asked,
    with_game,
)
from pioche.server.records import Chair, Input, Progress, UndoAsked, encode_events
from pioche.server.results import rated
from pioche.table import CHANCE, CONCEDE, STOP, WALKOVER, Table

MayUndo = Literal["no", "free", "ask"]

STAND_IN = "greedy"  # the bot that plays for those who are away


# Seats


def seated(game: str, chairs: tuple[Chair, ...], seat: int, chair: Chair, mode: Mode) -> tuple[Chair, ...]:
    """The chairs with another one at a seat. What the game does not allow, or only one may have, is refused at once:
    only whoever chose it may know why.
    """
    others = [other.wishes for at, other in enumerate(chairs) if at != seat]
    for setting in mode.choices:
        wish = chair.choices.get(setting.key)
        if setting.unique and wish and wish in [choices.get(setting.key) for choices in others]:
            raise Refused(Reason("taken", detail=wish))
    if not chair.open:
        offers.find(game).check(mode.key, chair.wishes, others)
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def placed(live: Live, seat: int, chair: Chair) -> Progress:
    progress = helped(live) if chair.bot else live.progress
    return replace(progress, chairs=(*progress.chairs[:seat], chair, *progress.chairs[seat + 1 :]))


def free_seat(live: Live, seat: int) -> Chair:
    if not 0 <= seat < len(live.progress.chairs):
        raise Refused(Reason("no-such-seat", detail=str(seat + 1)))
    return live.progress.chairs[seat]


def shown(live: Live, guest: str, looks: int | None = None) -> int:
    """The seat as which a guest looks and acts: the one they said, else their first; NOBODY for a spectator.

    Where people pass the device, nobody's cards are shown before somebody says who has it.
    """
    seats = live.progress.seats_of(guest)
    if looks is not None and (looks in seats or looks == NOBODY):
        return looks
    passed = live.row.setup.hot_seat and len(seats) > 1
    return NOBODY if passed or not seats else seats[0]


def seats(live: Live, guest: str) -> list[int]:
    """The seats of a guest; refused if there are none."""
    found = live.progress.seats_of(guest)
    if not found:
        raise Refused(Reason("not-seated"))
    return found


def own(live: Live, guest: str, looks: int | None = None) -> tuple[int, Chair]:
    """The seat as which a guest acts."""
    seat = shown(live, guest, looks)
    if seat == NOBODY:
        raise Refused(Reason("not-seated"))
    return seat, live.progress.chairs[seat]


def waiting(live: Live) -> None:
    if live.row.status != "open":
        raise Refused(Reason("already-begun"))


def sit(
    live: Live,
    now: float,
    guest: str,
    name: str,
    seat: int,
    choices: Mapping[str, str],
    brought: dict[str, str] | None = None,
    *,
    too: bool = False,
    avatar: str = "",
) -> Change:
    """Take an open seat, instead of one's own or `too`, or change one's choices; with the last seat the game begins."""
    waiting(live)
    chair = free_seat(live, seat)
    if not chair.open and chair.guest != guest:
        raise Refused(Reason("seat-taken"))
    mode = mode_of(live.row.game, live.row.setup.mode)
    chairs = live.progress.chairs
    if chair.open and not too:
        chairs = tuple(Chair() if other.guest == guest else other for other in chairs)
    chosen = checked(mode.choices, choices)
    mine = Chair(guest, chair.name or name, "", chosen, brought=brought or {}, pledge=chair.pledge, avatar=avatar)
    progress = replace(live.progress, chairs=seated(live.row.game, chairs, seat, mine, mode))
    change = begun_if_full(live, now, progress)
    change.write.members = (guest,)
    return change


def arrange(
    live: Live,
    now: float,
    guest: str,
    seat: int,
    bot: str,
    choices: Mapping[str, str],
    brought: dict[str, str] | None = None,
) -> Change:
    """The host gives a free seat to a bot, or opens it again."""
    waiting(live)
    hosting(live, guest)
    chair = free_seat(live, seat)
    if chair.guest:
        raise Refused(Reason("seat-taken"))
    mode = mode_of(live.row.game, live.row.setup.mode)
    game, chairs = live.row.game, live.progress.chairs
    new = Chair("", "", bot_named(game, bot), checked(mode.choices, choices), brought=brought or {}) if bot else Chair()
    return begun_if_full(live, now, replace(live.progress, chairs=seated(game, chairs, seat, new, mode)))


def hosting(live: Live, guest: str) -> None:
    if live.row.setup.host != guest:
        raise Refused(Reason("not-the-host"))


def begin(live: Live, now: float, guest: str) -> Change:
    """The host begins: open seats go to bots."""
    waiting(live)
    hosting(live, guest)
    if not any(chair.guest for chair in live.progress.chairs):
        raise Refused(Reason("nobody-seated"))
    chairs = tuple(replace(chair, bot=STAND_IN) if chair.open else chair for chair in live.progress.chairs)
    return begun(live, now, replace(live.progress, chairs=chairs))


def leave(live: Live, now: float, guest: str) -> Change:
    """Leave one's seats: before the game they are open again, in a game bots play on, after it everybody stays."""
    mine = seats(live, guest)
    if live.row.status == "over":
        return around(live, now, live.progress)
    if live.row.status == "playing" and rated(live.row):
        return forfeited(live, now, mine[0], LOST_LEFT)
    gone = helped(live)
    for seat in mine:
        chair = gone.chairs[seat]
        left = Chair("", "", chair.bot or STAND_IN, chair.choices, left=True)
        empty = Chair() if live.row.status == "open" else left
        gone = replace(gone, chairs=(*gone.chairs[:seat], empty, *gone.chairs[seat + 1 :]))
        gone = noted(gone, LEFT, seat) if live.row.status == "playing" else gone
    return around(live, now, replace(gone, undo=None))  # nobody agrees for who has left


def hand_over(live: Live, now: float, guest: str, bot: str, looks: int | None = None) -> Change:
    seat, chair = own(live, guest, looks)
    _ = live.playing
    if rated(live.row):
        raise Refused(Reason("rated-game"))
    progress = placed(live, seat, replace(chair, bot=bot_named(live.row.game, bot)))
    return without_wish(live, now, noted(progress, HANDED_OVER, seat), seat)


def helped(live: Live) -> Progress:
    """From now on a bot has played in somebody's place: the game no longer counts."""
    return replace(live.progress, helped=live.row.status == "playing")


def forfeited(live: Live, now: float, seat: int, why: str) -> Change:
    """Somebody has lost a rated game, for whom a bot plays on for the others; who is left alone has won."""
    chairs, forfeits = live.progress.chairs, (*live.progress.forfeits, live.progress.chairs[seat].guest)
    replaced = (*chairs[:seat], replace(chairs[seat], bot=STAND_IN), *chairs[seat + 1 :])
    progress = noted(replace(live.progress, chairs=replaced, forfeits=forfeits), why, seat)
    left = [at for at, chair in enumerate(chairs) if chair.guest not in forfeits]
    if len(left) == 1:
        return play(replace(live, row=replace(live.row, progress=progress)), now, [(left[0], (WALKOVER,))])
    return around(live, now, progress)


def without_wish(live: Live, now: float, progress: Progress, seat: int) -> Change:
    """Who no longer plays wants nothing back."""
    if progress.undo and progress.undo.seat == seat:
        progress = replace(progress, undo=None)
    return around(live, now, progress)


def take_back(live: Live, now: float, guest: str, looks: int | None = None) -> Change:
    seat, chair = own(live, guest, looks)
    if not chair.bot:
        raise Refused(Reason("no-bot-here"))
    change = around(live, now, noted(placed(live, seat, replace(chair, bot="")), TOOK_BACK, seat))
    change.write.had_job = True
    return change


def time_is_up(live: Live, now: float) -> Change | None:
    """A bot plays for whoever let the time run out, until they take the seat back; a rated game they have lost."""
    running, asked, chairs = live.progress.clock.running(), seats_asked(live), live.progress.chairs
    late = [seat for seat, end in running.items() if end <= now and seat in asked and not chairs[seat].bot]
    if not late:
        return None
    if rated(live.row) and chairs[late[0]].guest not in live.progress.forfeits:
        return forfeited(live, now, late[0], LOST_TIME)
    progress = placed(live, late[0], replace(chairs[late[0]], bot=STAND_IN))
    return around(live, now, noted(progress, TIME_UP, late[0]))


# The game


def begun_if_full(live: Live, now: float, progress: Progress) -> Change:
    if any(chair.open or (chair.pledge and not chair.share) for chair in progress.chairs):
        return around(live, now, progress)
    return begun(live, now, progress)


def begun(live: Live, now: float, progress: Progress) -> Change:
    """The game begins; what the game does not allow is refused, and nobody has moved."""
    row = live.row
    choices = [chair.wishes for chair in progress.chairs]
    for seat, choice in enumerate(choices):
        try:
            offers.find(row.game).check(row.setup.mode, choice, choices[:seat] + choices[seat + 1 :])
        except Refused:  # it was chosen when other cards were installed; why, is not for others to know
            raise Refused(Reason("choose-again", detail=str(seat + 1))) from None
    config = offers.find(row.game).config(row.setup.mode, row.setup.options, choices, lots)
    agreed = shared(row.setup, [chair.pledge for chair in progress.chairs], [chair.share for chair in progress.chairs])
    table = Table.begin(row.game, agreed.seed, config)
    setup = Input(0, row.step + 1, CHANCE, (), True, encode_events(table.events))
    called = tuple(offers.find(row.game).talk(table.game, LANGUAGES[0], NOBODY).names)
    chairs = tuple(replace(chair, brought={}) for chair in progress.chairs)
    progress = replace(
        progress, chairs=chairs, answers=(0,) * len(chairs), count=0, last=CHANCE, told=True, called=called
    )
    change = with_game(live, now, table.game, progress, (), (setup,), setup=replace(agreed, config=config))
    change.write.new_setup = True
    return change


def answer(
    live: Live, now: float, guest: str, step: int, answers: list[tuple[str, ...]], looks: int | None = None
) -> Change:
    """Answer what was asked at a step, and perhaps what may be asked next."""
    game = live.playing
    seat, chair = own(live, guest, looks)
    if chair.bot:
        raise Refused(Reason("bot-plays"))
    decision = game.decision_of(seat)
    # What others chose for themselves meanwhile does not change what this seat was asked.
    meanwhile = len(game.answered) if decision is not None and decision.apart else 0
    if not live.row.step - meanwhile <= step <= live.row.step:
        raise Refused(Reason("too-late"))
    if decision is None:
        raise Refused(Reason("not-your-decision"))
    if any(key in keys for keys in answers for key in (CONCEDE, STOP, WALKOVER)):
        raise Refused(Reason("not-listed"))
    return play(live, now, [(seat, keys) for keys in answers], unseen=True)


def concede(live: Live, now: float, guest: str, looks: int | None = None) -> Change:
    seat, _ = own(live, guest, looks)
    return play(live, now, [(seat, (CONCEDE,))])


def can_concede(rules: Rules) -> bool:
    """Whether the game knows concession."""
    return type(rules).concede is not Rules.concede


# Taking back


def may_undo(live: Live, seat: int) -> MayUndo:
    """Whether a seat may take back its last answer: free where nobody need agree, ask where others must, or no."""
    progress = live.progress
    if live.game is None or live.row.status != "playing" or not 0 <= seat < len(progress.chairs):
        return "no"
    if not progress.answers[seat] or not progress.chairs[seat].person or rated(live.row):
        return "no"
    if progress.last == seat and not progress.told:
        return "free"
    if unanswerable(progress):
        return "no"
    return "ask" if others(progress, seat) else "free"


def others(progress: Progress, seat: int) -> list[int]:
    """The seats of people whose consent it takes, even while a bot stands in for them; other bots agree to everything.

    Whoever plays several seats is nobody else at the others.
    """
    guest = progress.chairs[seat].guest
    return [at for at, chair in enumerate(progress.chairs) if chair.guest and chair.guest != guest]


def unanswerable(progress: Progress) -> bool:
    """Whether somebody has left whose consent it would take: the bot in their place never agrees."""
    return any(chair.left for chair in progress.chairs)


def undone(live: Live, guest: str, seat: int) -> int:
    """Whose last answer somebody takes back: who plays several seats alone, the last that they gave at any of them."""
    last = live.progress.last
    alone = not live.row.setup.hot_seat and seat != NOBODY
    return last if alone and last in live.progress.seats_of(guest) else seat


def wish_undo(live: Live, now: float, guest: str, looks: int | None = None) -> Change | int:
    """Ask for an answer back; the seat, if it may be taken back at once."""
    seat = undone(live, guest, own(live, guest, looks)[0])
    _ = live.playing
    allowed = may_undo(live, seat)
    if allowed == "no":
        spent = "undo-too-late" if unanswerable(live.progress) else "nothing-to-undo"
        raise Refused(Reason("rated-undo" if rated(live.row) else spent))
    if allowed == "free":
        return seat
    if live.progress.undo is not None:
        raise Refused(Reason("undo-already-asked"))
    return around(live, now, replace(live.progress, undo=UndoAsked(seat)))


def agree(live: Live, now: float, guest: str, yes: bool) -> Change | int:
    """What somebody says to such a wish; the seat that wished, once everybody has agreed."""
    mine = seats(live, guest)
    wish = live.progress.undo
    if wish is None:
        raise Refused(Reason("no-undo-asked"))
    if not yes:
        return around(live, now, replace(live.progress, undo=None))
    if wish.seat in mine:
        raise Refused(Reason("not-asked-to-agree"))
    agreed = tuple(sorted({*wish.agreed, *mine}))
    if set(others(live.progress, wish.seat)) <= set(agreed):
        return wish.seat
    return around(live, now, replace(live.progress, undo=replace(wish, agreed=agreed)))
