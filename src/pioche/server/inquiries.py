"""What a connection at a table may ask about it, without changing anything."""

from __future__ import annotations

from pioche.bots.search import telling
from pioche.kernel.cards import answers
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Decision, Option, Reason, Refused
from pioche.kernel.state.card import life_of
from pioche.kernel.state.game import Game
from pioche.server import messages, people
from pioche.server.fair import fresh
from pioche.server.house import House
from pioche.server.learning import advised, told
from pioche.server.message_parts import Cited, Idea
from pioche.server.messages import Explained
from pioche.server.puzzling import judged
from pioche.server.room import Connection, Room, last_lines, shown
from pioche.server.telling import Teller, intended
from pioche.server.thinking import foresee, foretell
from pioche.server.words import words


class Inquiries:
    """Answers what one connection asks, as far as its seat may know."""

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self.house = house
        self.room = room
        self.connection = connection

    @property
    def seat(self) -> int:
        assert self.room.live is not None
        return shown(self.room.live, self.connection)

    @property
    def teller(self) -> tuple[Teller, Game]:
        live = self.room.live
        if live is None or live.game is None:
            raise Refused(Reason("read-only" if live and live.read_only else "not-begun"))
        return self.room.teller(live, live.game, self.seat, self.connection.language), live.game

    def known(self, game: Game, tag: int) -> int:
        """The card that this seat knows by a tag."""
        for zone in game.zones:
            for ref in zone:
                if life_of(ref) == tag and game.known(ref, self.seat):
                    return ref
        raise Refused(Reason("card-not-there"))

    def explain_number(self, wish: messages.ExplainNumber) -> Explained:
        teller, game = self.teller
        ref = self.known(game, wish.card)
        if wish.key not in game.rules.catalogue.keys:
            raise Refused(Reason("no-such-number", detail=wish.key))
        text = teller.talk.number(game, wish.key, ref)
        if text is None:
            raise Refused(Reason("no-such-number", detail=wish.key))
        base = game.printed(wish.key, ref) or 0
        parts = answers.parts(game, wish.key, ref, base, game.rules.supposed(game, ref))
        return Explained(wish.id, [text], cited(teller, [part.rule for part in parts]))

    def asked(self, game: Game, step: int) -> Decision:
        live = self.room.live
        assert live is not None
        decision = game.decision_of(self.seat)
        if live.row.step != step or decision is None:
            raise Refused(Reason("too-late"))
        return decision

    def option(self, decision: Decision, key: str) -> Option:
        for option in decision.options:
            if option.key == key:
                return option
        raise Refused(Reason("not-listed", decision.rule, detail=key))

    def explain_option(self, wish: messages.ExplainOption) -> Explained:
        teller, game = self.teller
        decision = self.asked(game, wish.step)
        option = self.option(decision, wish.key)
        return Explained(
            wish.id, self.numbers(teller, game, decision, option), rules_of(teller, game, decision, option)
        )

    def numbers(self, teller: Teller, game: Game, decision: Decision, option: Option) -> list[str]:
        if not option.card or not game.known(option.card, self.seat):
            return []
        return teller.talk.numbers(game, decision, option)

    def why_not(self, wish: messages.WhyNot) -> Explained:
        """Whose turn it is, what is asked instead, or what the game says stands in the way."""
        teller, game = self.teller
        ref = self.known(game, wish.card)
        seat = self.seat
        say = words(self.connection.language).say
        first, decision = game.decision, game.decision_of(seat)
        if seat == NOBODY:
            return Explained(wish.id, [say("why-watching")], [])
        if first is None:
            return Explained(wish.id, [say("why-over")], [])
        if decision is None:
            return Explained(wish.id, [say("why-not-asked", who=teller.talk.names[first.seat])], [])
        if decision.ask != teller.offers.MENU:
            text = say("why-other-question", question=teller.talk.ask(game, decision))
            return Explained(wish.id, [text], cited(teller, [decision.rule]))
        reasons = teller.offers.obstacles(game, seat, ref)
        texts = [teller.talk.reason(reason, game) for reason in reasons]
        return Explained(wish.id, list(dict.fromkeys(texts)), cited(teller, [reason.rule for reason in reasons]))

    def explain_rule(self, wish: messages.ExplainRule) -> Explained:
        teller, _ = self.teller
        found = teller.cited(wish.rule)
        if found is None:
            raise Refused(Reason("no-such-rule"))
        return Explained(wish.id, [found.statement], [found])

    async def foresee(self, wish: messages.Foresee) -> messages.Foreseen:
        """Where nobody need agree, everything can be undone alone; of several cards none is foreseen."""
        _, game = self.teller
        decision = self.asked(game, wish.step)
        option = self.option(decision, wish.key)
        live = self.room.live
        assert live is not None
        if decision.least > 1 or not people.others(live.progress, self.seat):
            return messages.Foreseen(wish.id, final=False)
        row, payer = live.row, self.connection.payer
        final = await self.house.thinker.do(
            foresee, row.game, row.setup.config, row.state, self.seat, option.key, fresh(), payer=payer
        )
        return messages.Foreseen(wish.id, final)

    async def foretell(self, wish: messages.Foretell) -> messages.Foretold:
        _, game = self.teller
        option = self.option(self.asked(game, wish.step), wish.key)
        live = self.room.live
        assert live is not None
        row, payer = live.row, self.connection.payer
        intents = await self.house.thinker.do(
            foretell, row.game, row.setup.config, row.state, self.seat, option.key, fresh(), payer=payer
        )
        return messages.Foretold(wish.id, [intended(intent) for intent in intents])

    def learn(self, wish: messages.Learn) -> messages.Lessons:
        _, game = self.teller
        assert self.room.live is not None
        return messages.Lessons(wish.id, told(self.room.live, game, self.seat, self.connection.language))

    async def advise(self, wish: messages.Advise) -> messages.Advised:
        teller, game = self.teller
        decision = self.asked(game, wish.step)
        live = self.room.live
        assert live is not None
        ideas = await advised(self.house, live, self.seat, self.connection.payer)
        return messages.Advised(wish.id, [Idea(*telling.told(teller.talk, game, decision, idea)) for idea in ideas])

    async def solve(self, wish: messages.Solve) -> messages.Solved:
        live = self.room.live
        assert live is not None
        language, payer = self.connection.language, self.connection.payer
        return await judged(self.house, live, language, payer, wish.id, show=wish.show)

    async def log(self, wish: messages.Log) -> messages.LogPart:
        inputs = await self.house.store.inputs(self.room.table)
        teller, _ = self.teller
        return messages.LogPart(wish.id, *last_lines(teller, [taken for taken in inputs if taken.step < wish.before]))


def cited(teller: Teller, rules: list[str]) -> list[Cited]:
    """Rules in their order, each once."""
    return [found for rule in dict.fromkeys(rules) if (found := teller.cited(rule)) is not None]


def rules_of(teller: Teller, game: Game, decision: Decision, option: Option) -> list[Cited]:
    """The rules that an option rests on; the talk of a game tells them by label."""
    return [Cited("", label, statement) for label, statement in teller.talk.statements(game, decision, option)]
