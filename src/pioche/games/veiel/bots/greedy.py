"""A bot that plans a hero's turn against what the enemies are going to do."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.bots.answer import refusal
from pioche.bots.looking import LookingBot
from pioche.games.veiel import RULES, grid
from pioche.games.veiel.bots.deeds import best_cell, wanted_x
from pioche.games.veiel.bots.needs import Needs
from pioche.games.veiel.bots.scene import Scene
from pioche.games.veiel.bots.turn import Step, best_turn, signature
from pioche.games.veiel.bots.weigh import harm, punch
from pioche.games.veiel.bots.worth import CARDS, worth
from pioche.games.veiel.piles import ChooseX
from pioche.kernel.cards.value import walk
from pioche.kernel.state.view import CardView, Choice, Question, View

LONG = 40  # cards played in a turn
MIDDLE = (9, 16, 10, 15, 8, 17, 14, 11)


class GreedyBot(LookingBot):
    """Looks one turn ahead: its own cards, then what the enemies do. It knows no chance, so it needs no seed.

    It remembers its plan as long as all goes as planned, and how a discard failed to let it move.
    """

    def __init__(self, seed: int | str) -> None:
        self._steps: tuple[Step, ...] = ()
        self._trail: list[tuple[str, int]] = []
        self._stuck: tuple[int, int] | None = None  # the round in which no move could be made
        self._leaving = 0  # the cell that a discard was to leave
        self._expected: object = None  # how the board should look now

    def follow(self, question: Question) -> Sequence[Choice] | None:
        """Where a walk goes and the like was decided with the card; whom a card aims at takes a look."""
        planned = None if question.answers == 1 or question.ask == "aim" else self._planned(question)
        return super().follow(question) if planned is None else [planned]

    def answer(self, view: View, question: Question) -> Sequence[Choice]:
        match question.ask:
            case "hero-turn":
                return [self._turn(view, question)]
            case "aim" | "turn-zone" | "walk" | "place-figure" | "lay-rune" | "choose-option" | "return":
                return [self._planned(question) or self._best(view, question)]
            case "place-hero":
                return [self._start(view, question)]
            case "choose-x":
                return [self._planned(question) or self._x(view, question)]
            case "reward":
                return [self._reward(view, question)]
            case "play-at-once":
                return [self._at_once(view, question)]
            case "substitute":
                return [self._substitute(view, question)]
            case "choose-heal" | "choose-recover-hand" | "choose-recover-discard" | "choose-take" | "choose-base":
                return self._ranked(view, question)[: question.most]
            case "choose-seek":
                return [max(question.options, key=lambda option: worth(RULES.catalogue.definitions[option.value].slug))]
            case "choose-discard" | "lose-card":
                return self._ranked(view, question)[-question.most :]
            case "choose-exile":
                return self._exile(view, question)
        return question.options[: max(1, question.least)]

    # A hero's turn

    def _turn(self, view: View, question: Question) -> Choice:
        scene = Scene(view)
        now = (view.counters["encounter"], view.counters["round"])
        me = scene.me
        played = view.counters["played"]
        if played >= LONG:  # cards that draw each other could go on for ever
            return refusal(question)
        scene.pile = len(view.cards("discard", view.seat)) if played < LONG / 2 else 0
        if self._leaving and me is not None and me.cell == self._leaving:
            self._stuck = now  # the discard has not let the hero move: something holds it
        self._leaving = 0
        plays = {option.key for option in question.options}
        scene.opened = any(CARDS[slug].keyword == "amorce" and f"play:{slug}" not in plays for slug, _ in scene.hand)
        average = self._average(view)
        if not self._steps or signature(scene) != self._expected:
            self._steps = best_turn(scene, average, self._stuck == now)
        while self._steps:
            step, *rest = self._steps
            self._steps = tuple(rest)
            self._expected = signature(step.scene)
            option = next((option for option in question.options if option.key == f"{step.kind}:{step.slug}"), None)
            if option is not None:
                self._trail = list(step.trail)
                self._leaving = me.cell if step.kind == "discard" and me is not None else 0
                return option
        return self._drop(view, question, scene, average)

    def _drop(self, view: View, question: Question, scene: Scene, average: float) -> Choice:
        """Nothing is worth doing any more: poor cards make room for others, unless blows are kept for one great one."""
        kept = {tag for slug, tag in scene.hand if scene.haste > 1 and punch(slug)[0]}
        poor = [
            option
            for option in question.options
            if option.kind == "discard" and option.card not in kept and self._worth(view, option) < average
        ]
        if not poor:
            return refusal(question)
        self._trail = [("walk", scene.me.cell if scene.me else 0)]
        return min(poor, key=lambda option: self._worth(view, option))

    def _planned(self, question: Question) -> Choice | None:
        """What the plan says to this question."""
        for place, (ask, chosen) in enumerate(self._trail):
            if ask != question.ask:
                continue
            for option in question.options:
                if chosen == (option.card if ask == "aim" else option.value):
                    del self._trail[: place + 1]
                    return option
        return None

    def _best(self, view: View, question: Question) -> Choice:
        """Asked without a plan: a cell by where one stands best, an enemy by its menace, a hero by the need."""
        scene = Scene(view)
        options = question.options
        if question.ask in ("walk", "return"):
            if scene.me is None:
                return options[0]
            cell = best_cell(scene, scene.mine, grid.mask(option.value for option in options))
            return next((option for option in options if option.value == cell), options[0])
        if question.ask != "aim":
            return options[0]
        damage = scene.outlook()[0]
        liking = {foe.tag: foe.nature.menace / max(1, foe.left) for foe in scene.foes}
        for ally in scene.allies:
            liking[ally.tag] = harm(ally.margin - max(0.0, damage[ally.seat] - ally.block))
        return max(options, key=lambda option: liking.get(option.card, 0.0))

    def _at_once(self, view: View, question: Question) -> Choice:
        """Out of turn: the first card of the best turn, if it is played."""
        scene = Scene(view)
        scene.opened = True
        for step in best_turn(scene, self._average(view), True):
            option = next((option for option in question.options if option.key == f"play:{step.slug}"), None)
            if option is not None and step.kind == "play":
                self._trail = list(step.trail)
                return option
        return refusal(question)

    def _start(self, view: View, question: Question) -> Choice:
        """In the middle, from where every enemy can be reached."""
        at = {option.value: option for option in question.options}
        boss = [card.place for card in view.cards("board") if CARDS[card.slug].kind == "boss"]
        for cell in MIDDLE:
            if cell in at and all(grid.distance(cell, other) > 1 for other in boss):
                return at[cell]
        return question.options[0]

    # Cards

    def _card(self, view: View, option: Choice) -> CardView | None:
        for zone in ("hand", "wounds", "exile"):
            for card in view.cards(zone, view.seat):
                if card.tag == option.card:
                    return card
        for row in (view.cards("shown"), view.cards("stock"), view.cards("deck", view.seat)):
            for card in row:
                if card.tag == option.card:
                    return card
        return None

    def _worth(self, view: View, option: Choice) -> float:
        card = self._card(view, option) if option.card else None
        return worth(card.slug) if card and card.slug else 0.0

    def _ranked(self, view: View, question: Question) -> list[Choice]:
        """The options, the best card first."""
        return sorted(question.options, key=lambda option: -self._worth(view, option))

    def _average(self, view: View) -> float:
        """What a card of one's deck is worth."""
        own = [card.slug for zone in ("hand", "discard") for card in view.cards(zone, view.seat) if card.slug]
        return sum(map(worth, own)) / len(own) if own else 1.2

    def _reward(self, view: View, question: Question) -> Choice:
        """The card that does most for this deck, or healing where that does more."""
        needs = Needs(view)
        gains = {option.key: needs.relief() for option in question.options if option.kind == "heal-wounds"}
        for option in question.options:
            card = self._card(view, option) if option.card else None
            if card is not None:
                gains[option.key] = needs.gain(card.slug)
        return max(question.options, key=lambda option: gains[option.key])

    def _substitute(self, view: View, question: Question) -> Choice:
        """A card that is poorer than the deck goes to the wounds instead."""
        offered = [option for option in question.options if option.kind == "substitute"]
        best = min(offered, key=lambda option: self._worth(view, option), default=None)
        deck = next(option for option in question.options if option.kind == "from-deck")
        return best if best is not None and self._worth(view, best) < self._average(view) else deck

    def _x(self, view: View, question: Question) -> Choice:
        card = next((card for card in view.cards("limbo") if card.tag == question.card), None)
        hand = [held.slug for held in view.cards("hand", view.seat)]
        effect = CARDS[card.slug].effect() if card else None
        chooses = next((node for node in walk(effect) if isinstance(node, ChooseX)), None) if effect else None
        x = wanted_x(chooses, hand, len(view.cards("wounds", view.seat))) if chooses else 0
        return max((option for option in question.options if option.value <= x), key=lambda option: option.value)

    def _exile(self, view: View, question: Question) -> list[Choice]:
        """The poorest card: a wound rather than one in hand, the deck only where all others are better."""
        wounds = {card.tag for card in view.cards("wounds", view.seat)}
        average = self._average(view)

        def price(option: Choice) -> float:
            if not option.card:
                return average + 0.8
            return self._worth(view, option) + (0.0 if option.card in wounds else 0.8)

        return sorted(question.options, key=price)[: question.most]
