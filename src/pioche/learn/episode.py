"""One game, asked of whoever learns it: one pick at a time, whatever the question."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import numpy as np
from numpy.typing import NDArray

from pioche import games
from pioche.bots import answer_of
from pioche.kernel.play.decision import Decision, Reason, Refused
from pioche.kernel.state.chance import key_of
from pioche.kernel.state.view import Look, Rows
from pioche.learn.columns import Columns
from pioche.learn.encoder import Encoder, Observation, Piles
from pioche.learn.kind import Kind
from pioche.learn.rewards import REWARDS, Reward, check


class Setting:
    """What all games of an environment have in common.

    `options` is the length of the padded list of options: where there are more, one can turn the page. `cards` is that
    of the list of cards in structured observations. `bots` sit on the seats that are not learnt.
    """

    def __init__(
        self,
        kind: Kind,
        *,
        bots: Mapping[int, str] | None = None,
        reward: Reward = "win",
        flat: bool = True,
        options: int = 48,
        cards: int = 384,
    ) -> None:
        table = kind.table(0)
        check(reward, table)
        self.kind = kind
        self.bots = dict(bots or {})
        self.reward: Reward = reward
        self.players = table.game.players
        self.seats = [seat for seat in range(self.players) if seat not in (*table.game.automatic, *self.bots)]
        self.encoder = Encoder(Columns.of(kind), options, cards, flat)
        for bot in self.bots.values():
            games.bot(kind.game, bot, 0)


class Episode:
    """A game in play. An action is the number of an option, or one of: done, more (the next page), leave it to others.

    A question of several picks is asked pick by pick, until `done` or as many as may be are picked. One with a single
    answer is not asked. Where several seats may decide in common they are asked in an order drawn by lot, and all but
    the last may leave it to the others.
    """

    def __init__(self, setting: Setting, seed: int | str) -> None:
        self.setting = setting
        self.table = setting.kind.table(seed)
        self.game = self.table.game
        self.bots = {seat: games.bot(setting.kind.game, bot, f"{seed}/{seat}") for seat, bot in setting.bots.items()}
        self.steps = 0
        self._rows: Rows = {}
        self._piles: Piles = {}
        self._chance = Random(key_of(f"{seed}/asked"))
        self._order: list[int] = []  # who may still take a decision in common
        self._play_on()
        self.rewards = [0.0] * setting.players  # by seat, what the last step was worth
        self._worth = self._counted()

    def _play_on(self) -> None:
        """Go on to the next decision of a seat that is learnt."""
        self.seat = -1  # who decides; nobody when the game is over
        self.decision: Decision | None = None
        self.picked: tuple[str, ...] = ()
        self.page = 0
        game = self.game
        while asked := game.asked or game.decisions:
            if not self._order:
                seats = game.seats_asked()
                self._order = self._chance.sample(seats, len(seats)) if len(seats) > 1 else list(seats)
            seat = self._order[0]
            decision = game.decision_of(seat)
            assert decision is not None
            self._common = len(self._order) > 1 and not asked[0].apart
            if seat in self.bots:
                self._answer(seat, answer_of(self.bots[seat], game, seat, self._rows))
            elif decision.answers == 1 and not self._common:
                self._answer(seat, tuple(option.key for option in decision.options[: decision.most]))
            else:
                self.seat, self.decision = seat, decision
                return

    def _answer(self, seat: int, keys: tuple[str, ...]) -> None:
        self._order = []
        self.game.answer(seat, keys)

    @property
    def over(self) -> bool:
        return self.seat < 0

    @property
    def broke_off(self) -> bool:
        """Whether it is over without an end by the rules."""
        return self.game.result is not None and self.game.result.how == "stopped"

    def mask(self, seat: int) -> NDArray[np.int8]:
        """What a seat may do now."""
        size = self.setting.encoder.options
        mask = np.zeros(self.setting.encoder.actions, np.int8)
        decision = self.decision
        if decision is not None and seat == self.seat:
            count, picked = len(decision.options), self.picked
            shown = decision.options[self.page * size : (self.page + 1) * size]
            mask[: len(shown)] = [option.key not in picked for option in shown] if picked else 1
            mask[size:] = (
                len(picked) >= min(decision.least, count),
                count > size,
                self._common and not picked,
            )
        return mask

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and what it may do if it is asked now."""
        view = Look(self.game, self._rows).view(seat)
        first = self.page * self.setting.encoder.options if seat == self.seat else 0
        picked = self.picked if seat == self.seat else ()
        return self.setting.encoder.encode(view, self.mask(seat), picked, first, self._piles)

    def step(self, action: int) -> None:
        """Do what the seat that is asked has chosen; refused if it may not."""
        decision, encoder = self.decision, self.setting.encoder
        if decision is None or not 0 <= action < encoder.actions or not self.mask(self.seat)[action]:
            raise Refused(Reason("not-listed", detail=str(action)))
        self.steps += 1
        match action - encoder.options:
            case 0:
                self._take()
            case 1:
                pages = -(-len(decision.options) // encoder.options)
                self.page = (self.page + 1) % pages
            case 2:
                del self._order[0]
                self._play_on()
            case _:
                self.picked += (decision.options[self.page * encoder.options + action].key,)
                if len(self.picked) == min(decision.most, len(decision.options)):
                    self._take()
        before, self._worth = self._worth, self._counted()
        self.rewards = [now - then for now, then in zip(self._worth, before, strict=True)]

    def _take(self) -> None:
        """The answer is complete."""
        self._answer(self.seat, self.picked)
        self._play_on()

    def _counted(self) -> list[float]:
        """By seat, what the game is worth so far."""
        return REWARDS[self.setting.reward](self.table, self.game.result)
