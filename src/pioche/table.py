"""The public door for programs: create a game, read the decision, answer, look, copy, save, undo, replay."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from pioche import games
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Decision, Reason, Refused
from pioche.kernel.play.ending import Ending, How
from pioche.kernel.play.event import Event
from pioche.kernel.rules import Rules
from pioche.kernel.state import resample, save, view
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game

FORMAT = "game/1"
MARK_EVERY = 25  # answers between two fingerprints of a record
CHANCE = -1  # the seat of an input that gives chance a new key
REKEY = "rekey:"
CONCEDE = "concede:"  # the input of a seat that gives up, at any moment; no option has such a key
CARRY = "carry:"  # the input by which a game goes on under other rules: the fingerprint of those before, and the state
STOP = "stop:"  # the input of a seat by which people break a game off; no option has such a key either
WALKOVER = "walkover:"  # the input of a seat that wins, since all others have left; nor has any such a key


class Record(Struct):
    """A game, saved or recorded: what was agreed, the seed and every input; enough to play it again."""

    pioche: str
    game: str
    config: dict[str, Any]
    seed: int | str
    rules: str  # the fingerprint of rules and cards
    inputs: list[tuple[int, list[str]]]
    marks: list[tuple[int, str]]  # after so many inputs, the fingerprint of the state


@lru_cache(maxsize=64)
def store_of(rules: Rules) -> save.Store:
    return save.Store(rules)


def agreed(name: str, config: dict[str, Any]) -> Any:
    """What the players of a game agree on, refused with a reason if the game knows no such thing."""
    kind = games.find(name).Config
    try:
        return msgspec.convert(config, kind, dec_hook=games.codec(name).decode)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Refused(Reason("bad-config", detail=str(error))) from None


class Table:
    """A game in play, with what it takes to record it and to take answers back."""

    def __init__(self, name: str, config: Any, seed: int | str, game: Game) -> None:
        self.name = name
        self.config = config
        self.seed = seed
        self.game = game
        self.inputs: list[tuple[int, tuple[str, ...]]] = []
        self.history: list[Game] = []  # the game before each input
        self.told: list[bool] = []  # whether each input told somebody something new, or drew chance
        self.events: list[Event] = game.events  # what happened since the last answer

    # Begin, save, load

    @classmethod
    def new(cls, name: str, seed: int | str = 0, **config: Any) -> Table:
        """A new table, with what its game lets people agree on: `Table.new("toy", seed=7, players=2)`."""
        return cls.begin(name, seed, config)

    @classmethod
    def begin(cls, name: str, seed: int | str, config: dict[str, Any]) -> Table:
        settings = agreed(name, config)
        try:
            return cls(name, settings, seed, games.find(name).new(settings, seed))
        except UnicodeEncodeError as error:
            raise Refused(Reason("bad-config", detail=str(error))) from None

    def copy(self) -> Table:
        new = Table(self.name, self.config, self.seed, self.game.copy())
        new.inputs = list(self.inputs)
        new.history = list(self.history)
        new.told = list(self.told)
        new.events = self.events
        return new

    def dump(self) -> bytes:
        """The state of the game, without its record."""
        return store_of(self.game.rules).dump(self.game)

    @classmethod
    def load(cls, name: str, data: bytes, **config: Any) -> Table:
        """A table in a dumped state; what was before cannot be undone or recorded.

        Of the config only the cards matter that the table has brought.
        """
        rules = games.find(name).rules(agreed(name, config))
        try:
            game = store_of(rules).load(data)
            game.rules = rules.at_table(game)
        except (msgspec.DecodeError, ValueError) as error:
            raise Refused(Reason("damaged-state", detail=str(error))) from None
        return cls(name, None, 0, game)

    def record(self) -> bytes:
        """The game as a JSON file."""
        if self.config is None:
            raise Refused(Reason("no-record"))
        marks = [
            (number, save.fingerprint(store_of(self.game.rules).dump(game)))
            for number, game in enumerate([*self.history, self.game])
            if number % MARK_EVERY == 0 or number == len(self.inputs)
        ]
        record = Record(
            FORMAT,
            self.name,
            msgspec.to_builtins(self.config),
            self.seed,
            self.game.rules.fingerprint,
            [(seat, list(keys)) for seat, keys in self.inputs],
            marks,
        )
        return msgspec.json.format(msgspec.json.encode(record), indent=1)

    @classmethod
    def replay(cls, data: bytes, upto: int | None = None) -> Table:
        """Play a recorded game again, up to so many inputs, checking it on the way."""
        record = read_record(data)
        marks = dict(record.marks)
        inputs = record.inputs if upto is None else record.inputs[: max(upto, 0)]
        table = cls._carried(record, inputs) or cls.begin(record.game, record.seed, record.config)
        for number, (seat, keys) in enumerate([*inputs, (CHANCE, [])]):
            if number < len(table.inputs):
                continue  # played by rules of former days
            mark = marks.get(number)
            if mark is not None and mark != save.fingerprint(table.dump()):
                raise Refused(Reason("replay-differs", detail=str(number)))
            if number == len(inputs):
                break
            try:
                table._input(seat, tuple(keys))
            except Refused as refused:
                raise Refused(Reason("replay-refused", detail=str(number + 1))) from refused
        return table

    @classmethod
    def _carried(cls, record: Record, inputs: list[tuple[int, list[str]]]) -> Table | None:
        """A table as the present rules have found it; None if the game was played by them from its beginning."""
        carried = [number for number, (_, keys) in enumerate(inputs) if is_carry(keys)]
        if not carried:
            return None
        past = inputs[: carried[-1] + 1]
        try:
            state = b64decode(past[-1][1][1], validate=True)
        except (ValueError, IndexError) as error:
            raise Refused(Reason("damaged-file", detail=str(error))) from None
        table = cls.load(record.game, state, **record.config)
        table.config, table.seed = agreed(record.game, record.config), record.seed
        table.inputs = [(seat, tuple(keys)) for seat, keys in past]
        table.history = [table.game.copy()] * len(past)  # how it was before is for nobody to play again
        table.told = [True] * len(past)
        return table

    def _input(self, seat: int, keys: tuple[str, ...]) -> None:
        if seat == CHANCE and len(keys) == 1 and keys[0].startswith(REKEY):
            self._rekey(keys[0])
        else:
            self._take(seat, keys)

    # Play

    @property
    def decision(self) -> Decision | None:
        """What is asked now, the first of it where several seats choose; None when the game is over."""
        return self.game.decision

    def decision_of(self, seat: int) -> Decision | None:
        """What a seat may decide now, alone or as one of several."""
        return self.game.decision_of(seat)

    @property
    def over(self) -> bool:
        return self.game.decision is None

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.winners

    @property
    def ending(self) -> Ending | None:
        """How the game ended: won, shared, won or lost together, stopped; None while it goes on."""
        return self.game.result

    def score(self, seat: int) -> int | None:
        """The points of a seat, None where the game counts none."""
        return games.score(self.name, self.game, seat)

    def answer(self, seat: int, keys: Iterable[str]) -> list[Event]:
        """Answer the decision; returns what happened. A wrong answer is refused and changes nothing."""
        return self._take(seat, tuple(keys))

    def concede(self, seat: int) -> list[Event]:
        """Give up, whoever is asked; refused where the game knows no concession."""
        return self._take(seat, (CONCEDE,))

    def _take(self, seat: int, keys: tuple[str, ...]) -> list[Event]:
        before = self.game.copy()
        take(self.game, seat, keys)
        self.history.append(before)
        self.inputs.append((seat, keys))
        self.events = self.game.events
        self.told.append(tells(seat, before, self.game))
        return self.events

    def view(self, seat: int) -> view.View:
        """What a seat sees; NOBODY is a spectator."""
        if not 0 <= seat < self.game.players and seat != NOBODY:
            raise Refused(Reason("unknown-seat", detail=str(seat)))
        return view.view(self.game, seat)

    def resample(self, seat: int, seed: int | str) -> Table:
        """A table that this seat cannot tell from this one: what it has not seen is dealt anew."""
        return Table(self.name, None, 0, resample.resample(self.game, seat, Chance(key_of(seed))))

    # Undo

    def last_answer(self) -> int:
        """The number of the last input that is an answer by the present rules, -1 if there is none."""
        for number in range(len(self.inputs) - 1, -1, -1):
            seat, keys = self.inputs[number]
            if seat != CHANCE:
                return number
            if is_carry(keys):
                break
        return -1

    @property
    def carried(self) -> int:
        """How many inputs were given under former rules, and cannot be played again."""
        return max((number for number, (_, keys) in enumerate(self.inputs, 1) if is_carry(keys)), default=0)

    def undo_is_free(self, seat: int) -> bool:
        """Whether the seat may take its last answer back alone: nothing hidden was seen and no chance drawn since."""
        return bool(self.inputs) and self.inputs[-1][0] == seat and not self.told[-1]

    def undo(self, rekey: str = "") -> None:
        """Take the last answer back, exactly if that is free.

        Otherwise something was told since: `rekey` must give chance a new key, and what nobody knew is dealt anew.
        """
        last = self.last_answer()
        if last < 0:
            raise Refused(Reason("nothing-to-undo"))
        free = self.undo_is_free(self.inputs[last][0])
        if not free and not rekey:
            raise Refused(Reason("undo-needs-consent"))
        self.game = self.history[last]
        del self.history[last:], self.inputs[last:], self.told[last:]
        self.events = []
        if not free:
            self._rekey(REKEY + rekey)

    def undo_action(self, seat: int, rekey: str, *, whole: bool = False) -> int:
        """Take back all from a seat's last action on: a card and the card it faces are one. Returns its first input.

        What was told within an action stays, where what came after it can be taken back exactly; unless the `whole`
        action shall be taken back, since nobody else minds.
        """
        while True:
            last = self.last_answer()
            if last < 0:
                raise Refused(Reason("nothing-to-undo"))
            taken, _ = self.inputs[last]
            free = self.undo_is_free(taken)
            first = not self._continues(last) or (free and self.told[last - 1] and not whole)
            self.undo("" if free else rekey)
            if taken == seat and first:
                return last

    def _continues(self, number: int) -> bool:
        """Whether an answer belongs to the action that the same seat had begun by the one before."""
        seat, _ = self.inputs[number]
        decision = self.history[number].decision_of(seat)
        asked = decision is not None and decision.ask not in self.game.rules.menus
        return asked and number > 0 and self.inputs[number - 1][0] == seat

    def _rekey(self, key: str) -> None:
        """Chance goes on from a new key, a recorded input, and deals anew what nobody knows: no draw is known."""
        chance = Chance(key_of(self.game.chance.key + key.encode("utf-8", "backslashreplace")))
        self.history.append(self.game.copy())
        self.inputs.append((CHANCE, (key,)))
        self.told.append(True)
        self.game = resample.redeal(self.game, self.history, chance)


def carry_keys(former: str, state: bytes) -> tuple[str, str]:
    """The input by which a game goes on from a state, which was played so far by former rules."""
    return CARRY + former, b64encode(state).decode()


def is_carry(keys: Sequence[str]) -> bool:
    return len(keys) == 2 and keys[0].startswith(CARRY)


def take(game: Game, seat: int, keys: tuple[str, ...]) -> None:
    """What an input of a seat does to a game: it answers, gives up, breaks off … Nobody else tells them apart."""
    if keys not in ((CONCEDE,), (STOP,), (WALKOVER,)):
        game.answer(seat, keys)
    elif not 0 <= seat < game.players:
        raise Refused(Reason("unknown-seat", detail=str(seat)))
    elif keys == (CONCEDE,):
        game.concede(seat)
    elif keys == (STOP,):
        end(game, Event("broken-off", seat), (), "stopped")
    else:
        end(game, Event("walkover", seat), (seat,), "won")


def end(game: Game, event: Event, winners: tuple[int, ...], how: How) -> None:
    """People stop playing, and nobody wins, or nobody else is left: every game can be ended so."""
    if game.result is not None:
        raise Refused(Reason("game-is-over"))
    game.events = [event]
    game.finish(winners, how)
    game.asked = None


def played(game: Game, seat: int, keys: tuple[str, ...]) -> Game:
    """The game after an input of a seat, played on a copy; its events are what happened."""
    after = game.copy()
    take(after, seat, keys)
    return after


def tells(seat: int, before: Game, after: Game) -> bool:
    """Whether an input told somebody something new: chance, a face, an inability, a question to another, the end."""
    asked = {other for decision in after.decisions for other in decision.seats}
    return (
        before.chance.drawn != after.chance.drawn
        or any(event.reveals() or event.kind == "unable" for event in after.events)
        or not asked
        or not asked <= {seat, *(other for decision in before.decisions for other in decision.seats)}
    )


def read_record(data: bytes) -> Record:
    """A record from a file, refused with a reason if it is damaged or made by other rules or cards."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(Reason("damaged-file", detail=str(error))) from None
    if record.pioche != FORMAT:
        raise Refused(Reason("unknown-format", detail=record.pioche))
    rules = games.find(record.game).rules(agreed(record.game, record.config))
    if record.rules != rules.fingerprint:
        raise Refused(Reason("other-rules", detail=record.rules))
    if any(number > len(record.inputs) for number, _ in record.marks):
        raise Refused(Reason("damaged-file", detail="marks"))
    return record
