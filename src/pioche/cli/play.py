"""pioche play: a game in the terminal, alone against bots or several at one keyboard."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace
from rich.text import Text

from pioche import games
from pioche.arena import draw
from pioche.bots import answer_of
from pioche.bots.search import telling
from pioche.bots.search.advice import advice
from pioche.cli import screen, screens
from pioche.cli.app import trouble, words
from pioche.cli.by_game import by_game
from pioche.cli.replay import read, steps
from pioche.cli.seating import usual_bot
from pioche.kernel.play.decision import Decision, Reason, Refused
from pioche.kernel.play.event import Event
from pioche.kernel.state.view import View
from pioche.kernel.wording.table_talk import TableTalk
from pioche.kernel.wording.text import plain
from pioche.table import Table
from pioche.terminal.console import Terminal
from pioche.terminal.options import Language, Options, names_in

CLEAR_SCROLLED = "\x1b[3J"  # makes a terminal forget what has left the screen


@by_game
def play(
    game: str,
    *,
    options: Options,
    bots: Annotated[str | None, Parameter(help="Bots for the last seats, as in greedy,random.")] = None,
    seed: Annotated[str | None, Parameter(help="The same seed deals the same game.")] = None,
    load: Annotated[Path | None, Parameter(help="Go on with a game saved in this file.")] = None,
    lang: Language = "fr",
) -> None:
    """Play a game in the terminal. Seats without a bot are for people at this keyboard, the first one is yours."""
    named = None if bots is None else names_in(bots)
    if load is not None:
        if options != type(options)() or seed is not None:
            raise Refused(Reason("load-alone"))
        table = Table.replay(read(load, lang))
    else:
        players = max(options.seats(), len(named or ()) + 1) if options.players is None else options.players
        seed = secrets.token_hex(8) if seed is None else seed
        drawn = draw(options.lots(players, players), seed)
        table = Table.new(game, seed, **{"players": players} | options.config(players) | drawn)
    players = table.game.players - len(table.game.automatic)
    if named is None:
        named = (usual_bot(table.name),) * (players - 1)
    if len(named) >= players:
        raise Refused(Reason("too-many-bots", detail=str(len(named))))
    first = players - len(named)
    seated = {first + place: name for place, name in enumerate(named)}
    Session(Terminal(), table, seated, lang).run()


def past(table: Table) -> list[tuple[int, Event]]:
    """All that has happened at a table, each event with the number of the input that led to it, the setup with -1."""
    return [(step.number, event) for step in steps(table) for event in step.events]


def write(path: str, data: bytes) -> None:
    """Write a file as a whole or not at all: what was there before survives a failure."""
    part = Path(path + ".part")
    try:
        part.write_bytes(data)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def number(word: str) -> int:
    """What a word of digits says; one that is far too long says something far too big."""
    return int(word[:9])


class Left(Exception):
    """Everybody has left the table."""


class Session:
    """People and bots at one terminal, until the game is over or the people leave."""

    def __init__(self, console: Terminal, table: Table, bots: Mapping[int, str], language: str) -> None:
        self.console = console
        self.table = table
        self.screen = screens.find(table.name)
        self.words = words(language)
        self.names = bots
        self.bots = {seat: games.bot(table.name, name, f"{table.seed}/{seat}") for seat, name in bots.items()}
        self.people = [
            seat for seat in range(table.game.players) if seat not in bots and seat not in table.game.automatic
        ]
        self.talks = {seat: self.screen.talk(table.game, language, seat) for seat in self.people}
        self.log = past(table)
        turns = [place for place, (_, event) in enumerate(self.log) if event.kind == "turn"]
        self.told = dict.fromkeys(
            self.people, turns[-1] if turns else 0
        )  # how much of the log each person need not read again
        self.sitting = self.people[0]  # who is at the keyboard
        self.drawn: View | None = None  # what the screen shows

    @property
    def talk(self) -> TableTalk:
        return self.talks[self.sitting]

    def tell(self, message: str, style: str = "", **values: object) -> None:
        # A line with a file's name is left whole, to be copied.
        self.console.print(Text(self.words.say(message, **values), style), soft_wrap="file" in values)

    def refuse(self, reason: Reason) -> None:
        self.console.print(Text(self.talk.reason(reason, self.table.game), "red"))

    # Play

    def run(self) -> None:
        self.tell("play-welcome", "bold")
        try:
            while True:
                seat = self.next_seat()
                decision = self.in_common() or self.table.decision_of(seat)
                if decision is None:
                    self.finish()
                elif seat in self.bots:
                    self.answer(decision, answer_of(self.bots[seat], self.table.game, seat))
                else:
                    self.consult(decision)
        except Left:
            return
        except (EOFError, KeyboardInterrupt) as end:
            self.console.print()
            if not self.table.over:
                self.tell("play-left")
            if isinstance(end, KeyboardInterrupt):
                raise

    def next_seat(self) -> int:
        """Who answers: where several may, a person before a bot, and who sits at the keyboard before others."""
        asked = self.table.game.seats_asked()
        return min(asked, key=lambda seat: (seat in self.bots, seat != self.sitting, seat), default=-1)

    def in_common(self) -> Decision | None:
        """What the people at the keyboard decide together: who of them is next, if none has a choice of their own."""
        whole = self.table.decision
        asked = [seat for seat in self.table.game.seats_asked() if seat in self.people]
        if whole is None or whole.apart or len(asked) < 2:
            return None
        own = [decision for seat in asked if (decision := self.table.decision_of(seat)) is not None]
        if any(decision.answers > 1 for decision in own):
            return None
        seat = self.sitting if self.sitting in asked else asked[0]
        return replace(own[0], seat=seat, options=tuple(option for decision in own for option in decision.options))

    def answer(self, decision: Decision, keys: tuple[str, ...]) -> None:
        """Give an answer: for who decides, or whose option it is."""
        chosen = next((option for option in decision.options if option.key in keys), None)
        seat = chosen.seats[0] if chosen and chosen.seats and decision.seat not in chosen.seats else decision.seat
        count = len(self.table.inputs)
        self.log += [(count, event) for event in self.table.answer(seat, keys)]

    def consult(self, decision: Decision) -> None:
        """Ask a person, and see to their wishes until they have answered or taken something back."""
        self.hand_over(decision.seat)
        self.news()
        self.show_table()
        self.console.print(screen.question(self.table.game, self.talk, decision))
        while not self.obey(decision, self.read()):
            pass

    def finish(self) -> None:
        """The scores; then the game may still be saved, read again or taken back, until people leave."""
        self.news()
        self.console.print(self.screen.scores(self.table.game, self.talk))
        self.tell("play-after", "dim")
        while self.table.over:
            command, _, rest = self.read().partition(" ")
            match command.lower():
                case "" | "q":
                    raise Left
                case "l":
                    self.show_log()
                case "s":
                    self.save(rest.strip())
                case "u":
                    self.undo()
                case _:
                    self.tell("play-after", "dim")

    def read(self) -> str:
        return self.console.input(
            Text(self.words.say("play-prompt", who=self.talk.names[self.sitting]), "bold")
        ).strip()

    def hand_over(self, seat: int) -> None:
        """Several people share the keyboard: what one has on the screen is not for the next, if anything is hidden."""
        if seat == self.sitting:
            return
        if not any(zone.sight == "owner" for zone in self.table.game.rules.zone_list):
            self.told[seat] = max(self.told.values())
            self.sitting, self.drawn = seat, None
            return
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLED)
        self.sitting = seat
        self.drawn = None
        self.tell("play-hand-over", "bold", who=self.talk.names[seat])
        self.console.input()

    def news(self) -> None:
        """What this person has not read of the log."""
        self.show_log(self.told[self.sitting])
        self.told[self.sitting] = len(self.log)

    def show_log(self, start: int = 0) -> None:
        seat = self.sitting
        for line in self.talk.lines(event.seen_by(seat) for _, event in self.log[start:]):
            self.console.print(screen.log_line(line))

    def show_table(self) -> None:
        """Draw the table, unless it is still on the screen."""
        seat = self.sitting
        view = replace(self.table.view(seat), question=None)
        if view != self.drawn:
            self.console.print()
            self.console.print(self.screen.picture(self.table.game, self.talk, seat, self.names, self.console.width))
            self.drawn = view

    # What a person types

    def obey(self, decision: Decision, line: str) -> bool:
        """Do what was typed; whether the question is settled."""
        command, _, rest = line.partition(" ")
        match command.lower():
            case "q":
                self.tell("play-quit")
                raise Left
            case "?":
                self.explain(decision, rest.strip())
            case "h":
                self.advise(decision)
            case "l":
                self.show_log()
            case "s":
                self.save(rest.strip())
            case "u":
                return self.undo()
            case "c":
                return self.concede()
            case _:
                return self.choose(decision, line)
        return False

    def choose(self, decision: Decision, line: str) -> bool:
        """Take an answer: the numbers of options."""
        typed = [word for word in re.split(r"[\s,;]+", line) if word]
        count = len(decision.options)
        if not all(word.isdecimal() for word in typed):
            self.tell("play-not-understood", "red", typed=line)
        elif not all(1 <= number(word) <= count for word in typed):
            self.tell("play-out-of-range", "red", count=count)
        elif not min(decision.least, count) <= len(typed) <= decision.most:
            self.tell("play-wrong-number", "red", **self.talk.circumstances(self.table.game, decision))
        else:
            try:
                self.answer(decision, tuple(decision.options[number(word) - 1].key for word in typed))
            except Refused as refused:
                self.refuse(refused.reason)
                return False
            return True
        return False

    def explain(self, decision: Decision, which: str) -> None:
        """The help, an option by its number, or cards by their name."""
        if not which:
            self.tell("play-help")
            self.console.print(self.talk.say("screen-legend"))
        elif not which.isdecimal():
            everything = self.table.game.rules.catalogue.definitions
            named = [card for card in everything if plain(which) in plain(self.talk.title(card))]
            if named:
                self.console.print(screen.cards(named, self.table.game, self.talk))
            else:
                self.refuse(Reason("unknown-card", detail=which))
        elif 1 <= number(which) <= len(decision.options):
            self.console.print(screen.explanation(self.table.game, self.talk, decision, number(which)))
        else:
            self.tell("play-out-of-range", "red", count=len(decision.options))

    def advise(self, decision: Decision) -> None:
        """What the best bot would answer, and why; nobody is advised against other people at the keyboard."""
        if len(self.people) > 1:
            self.tell("play-no-advice", "red")
            return
        game, talk, seat = self.table.game, self.talk, decision.seat
        for idea in advice(games.coach(self.table.name, self.table.seed), game, seat):
            _, *told = telling.told(talk, game, decision, idea)
            self.console.print(Text(" – ".join(part for part in told if part)))

    def undo(self) -> bool:
        """Go back to before this person's last action. Bots agree to it; other people at the keyboard are asked."""
        table, seat = self.table, self.sitting
        if not any(other == seat for other, _ in table.inputs):
            self.refuse(Reason("nothing-to-undo"))
            return False
        free = table.undo_is_free(seat)
        if not free and len(self.people) > 1:
            self.tell("play-consent", "bold")
            if not self.agrees():
                self.tell("play-not-undone")
                return False
        first = table.undo_action(seat, secrets.token_hex(16), whole=len(self.people) == 1)
        self.log = [(count, event) for count, event in self.log if count < first]
        self.told = {other: min(told, len(self.log)) for other, told in self.told.items()}
        self.drawn = None
        self.tell("play-undone" if len(table.inputs) == first else "play-undone-anew", "green")
        return True

    def concede(self) -> bool:
        """Give up, if this person is sure."""
        self.tell("play-concede", "bold")
        if not self.agrees():
            self.tell("play-not-conceded")
            return False
        count = len(self.table.inputs)
        try:
            self.log += [(count, event) for event in self.table.concede(self.sitting)]
        except Refused as refused:
            self.refuse(refused.reason)
            return False
        return True

    def agrees(self) -> bool:
        return self.console.input().strip().lower() in self.words.say("play-yes").split()

    def save(self, name: str) -> None:
        if not name:
            self.tell("play-save-where", "red")
            return
        path = os.path.expanduser(name)
        try:
            write(path, self.table.record())
        except (OSError, ValueError) as error:
            self.tell("play-not-saved", "red", file=path, error=trouble(error, self.talk.language))
        else:
            bots = ",".join(name for _, name in sorted(self.names.items()))
            self.tell("play-saved", "green", file=path, bots=f'"{bots}"')
