"""A bot that spends its energy, attacks where it wins, and combos just as much as it must."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.bots.answer import REFUSALS, accord, refusal
from pioche.bots.looking import LookingBot
from pioche.games.dbs.bots.position import STEP, Found, Position, cost, power, worth
from pioche.kernel.state.view import Choice, Question, View

ENOUGH = 7  # energy beyond which cards are better kept in hand
DEAR = 4  # cards that cost more are not wanted in the opening hand
HELP = frozenset(
    {"stand", "play", "to-hand", "take", "to-life", "to-energy", "gain", "mean"}
)  # what is done to own cards
SPENDS = {8: 0, 7: 0, 6: 0, 5: 1, 4: 1, 3: 2, 2: 3, 1: 9}  # hand cards that saving a life is worth, by the life left


class GreedyBot(LookingBot):
    """Plays its most expensive cards, uses each skill once a turn, and looks no further than the present battle.

    It knows no chance: the seed is taken only because every bot takes one.
    """

    def __init__(self, seed: int | str) -> None:
        self._turn = 0
        self._used: set[str] = set()  # the skills used this turn

    def answer(self, view: View, question: Question) -> Sequence[Choice]:
        position = Position(view)
        if self._turn != view.counters["turn"]:
            self._turn = view.counters["turn"]
            self._used.clear()
        match question.ask:
            case "redraw":
                return [option for option in question.options if cost(position.of(option).card) > DEAR]
            case "charge":
                return [self._charge(position, question)]
            case "main-phase":
                return [self._main_phase(position, question)]
            case "choose-target":
                return [self._target(position, question)]
            case "offense-step" | "defense-step":
                return [self._battle(position, question)]
            case "choose-counter":
                return [self._counter(position, question)]
            case "use-effect":
                return [self._effect(position, question)]
            case "choose-x":
                return [max(question.options, key=lambda option: option.value)]
            case _:
                return self._cards(position, question)

    # The turn

    def _charge(self, position: Position, question: Question) -> Choice:
        """One more energy, for the card that is worth least, until there is enough."""
        cards = [option for option in question.options if option.kind == "card"]
        if not cards or (position.count("energy", position.me) >= ENOUGH and len(cards) < ENOUGH):
            return refusal(question)
        return min(cards, key=lambda option: worth(position.of(option)) - option.value)

    def _main_phase(self, position: Position, question: Question) -> Choice:
        options: dict[str, list[Choice]] = {}
        for option in question.options:
            options.setdefault(option.kind, []).append(option)
        for option in options.get("use", ()):
            if option.key not in self._used and position.of(option).area != "hand":
                self._used.add(option.key)
                return option
        cards = options.get("play", []) + [option for option in options.get("use", ()) if option.key not in self._used]
        if cards:
            best = max(cards, key=lambda option: worth(position.of(option)))
            self._used.add(best.key)
            return best
        if "grow" in options:
            return options["grow"][0]
        fit = [option for option in options.get("attack", ()) if self._aims(position, power(position.of(option).card))]
        if fit:
            return min(fit, key=lambda option: power(position.of(option).card))
        return refusal(question)

    def _aims(self, position: Position, strength: int) -> list[int]:
        """The tags of cards that an attack of this power would beat, perhaps with one combo, the best first."""
        view, them = position.view, position.them
        leaders = [card for card in view.cards("leader", them) if power(card) <= strength + self._spare(position)]
        others = [
            card
            for card in (*view.cards("unison", them), *view.cards("battle", them))
            if power(card) <= strength and (card.mode or card in view.cards("unison", them))
        ]
        others.sort(key=power, reverse=True)
        first = [card for card in others if power(card) >= 3 * STEP] if position.count("life", them) > 2 else []
        return [card.tag for card in (*first, *leaders, *others)]

    def _spare(self, position: Position) -> int:
        """The power of one combo, if the hand can spare a card."""
        hand = position.view.cards("hand", position.me)
        return max((card.numbers.get("combo_power", 0) for card in hand), default=0) if len(hand) > 4 else 0

    def _target(self, position: Position, question: Question) -> Choice:
        attacker = position.cards.get(question.card)
        aims = self._aims(position, power(attacker.card) if attacker else 0)
        offered = {option.card: option for option in question.options}
        return next((offered[tag] for tag in aims if tag in offered), question.options[0])

    # Battle

    def _battle(self, position: Position, question: Question) -> Choice:
        """Combos, as few as win or save what is worth it; skills, each once a turn, where the battle is being lost."""
        me, them = position.me, position.them
        attacking = position.part("attacker").seat == me
        need = position.power_in_battle(them) - position.power_in_battle(me) + (0 if attacking else 1)
        if need <= 0:
            return refusal(question)
        for option in question.options:
            if option.kind == "use" and option.key not in self._used:
                self._used.add(option.key)
                return option
        combos = sorted(
            (option for option in question.options if option.kind == "combo"),
            key=lambda option: -gain(position.of(option)),
        )
        size = fewest([gain(position.of(option)) for option in combos for _ in range(max(option.value, 1))], need)
        if not size or size > self._price(position, attacking):
            return refusal(question)
        # The card that is worth least, if the others can then still do it.
        reach = sum(gain(position.of(option)) for option in combos[: size - 1])
        fit = [option for option in combos if gain(position.of(option)) + reach >= need]
        return min(fit or combos, key=lambda option: worth(position.of(option)))

    def _price(self, position: Position, attacking: bool) -> int:
        """How many cards winning this battle is worth."""
        if attacking:
            return 2 if position.count("life", position.them) <= 2 else 1
        if position.part("guard").area == "leader":
            return SPENDS.get(position.life, 0)
        return 1 if cost(position.part("guard").card) >= 3 else 0

    def _counter(self, position: Position, question: Question) -> Choice:
        """Counter what is played, and attacks that would hit a leader who has lost some life."""
        cards = [option for option in question.options if option.kind == "card"]
        attacked = position.part("guard")
        if not cards or (attacked.seat == position.me and attacked.area == "leader" and position.life > 5):
            return refusal(question)
        return cards[0]

    def _effect(self, position: Position, question: Question) -> Choice:
        """Yes, but a card blocks only if it survives that, or if life is short."""
        blocker, attacker = position.cards.get(question.card), position.part("attacker")
        blocks = attacker.seat == position.them and blocker is not None and blocker.area == "battle"
        if blocks and blocker and position.life > 3 and power(blocker.card) <= position.power_in_battle(position.them):
            return refusal(question)
        return accord(question) or refusal(question)

    # Effects

    def _cards(self, position: Position, question: Question) -> list[Choice]:
        """The opponent's best cards for what hurts, its own best for what helps, else those worth least."""
        helps = question.ask.removeprefix("choose-") in HELP

        def liking(option: Choice) -> float:
            found = position.of(option)
            if found.seat == position.them:
                return worth(found) - 100 * helps
            return worth(found) if helps or found.area in ("battle", "leader", "unison") else -worth(found)

        options = sorted(
            (option for option in question.options if option.kind not in REFUSALS),
            key=lambda option: -liking(option),
        )
        size = max(question.least, min(question.most, len(options)))
        return options[:size] or list(question.options[: question.least])


def gain(found: Found) -> int:
    return found.card.numbers.get("combo_power", 0)


def fewest(gains: list[int], need: int) -> int:
    """How few of these, the greatest first, add up to what is needed; 0 if all together do not."""
    total = 0
    for count, amount in enumerate(gains, 1):
        total += amount
        if total >= need:
            return count
    return 0
