"""A bot that looks one turn's acquisitions ahead and knows what cards are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import fsum

from pioche.bots.answer import REFUSALS, accord, refusal
from pioche.bots.looking import LookingBot
from pioche.games.seiya.bots.arts import ANSWERS, Use, best_option, best_use, strengthens
from pioche.games.seiya.bots.effects import GAINFUL, after_use, follows, gain_of_use, liking
from pioche.games.seiya.bots.enfers import hampering
from pioche.games.seiya.bots.moods import SOBER, TIDINESS, WHIM, ZEAL, whim
from pioche.games.seiya.bots.plan import HELPERS, KINDS, NO_PLAN, Aim, Plan, best_plan, burden, means_of, ways_to
from pioche.games.seiya.bots.trials import trials
from pioche.games.seiya.bots.worth import CARDS, PRICE, Position, is_character, power
from pioche.kernel.state.view import Choice, Question, View

MARGIN = 0.05  # an effect is used if it gains more than that
DEEDS = {"play": "play", "acquire": "acquire", "sense": "exhaust"}  # by the key of an answer
STEPS = ("main-phase", "choose-to-face", "choose-fighters", "choose-allies")  # what an acquisition asks


class GreedyBot(LookingBot):
    """Acquires the most valuable cards its hand can pay, and uses what is left for effects and healing.

    It knows no chance: the seed is taken only because every bot takes one. In a mood it overrates and underrates cards.
    """

    def __init__(self, seed: int | str, mood: int = SOBER) -> None:
        self._mood = mood
        self._plan: Plan = NO_PLAN
        self._script: list[str] = []  # the keys of the next answers
        self._aim = 0  # the tag of the card that is just being acquired
        self._face = 0  # the tag of the card that the next Character shall face
        self._turn = 0
        self._spent: set[str] = set()  # the cards activated this turn: each once, for two could bring each other back
        self._done = Counter[str]()  # what else was done this turn, as Épreuves count it

    def choose(self, view: View) -> tuple[str, ...]:
        if self._turn != view.counters["turn"]:
            self._turn = view.counters["turn"]
            self._spent.clear()
            self._done.clear()
        keys = super().choose(view)
        self._done.update(DEEDS[kind] for key in keys if (kind := key.split(":")[0]) in DEEDS and "@entrave" not in key)
        return keys

    def follow(self, question: Question) -> Sequence[Choice] | None:
        """As long as nothing comes between, what was decided is carried out."""
        if question.answers == 1:
            return super().follow(question)
        if question.options[0].key == "done":
            return question.options[:1]
        if self._script:
            following = self._script.pop(0)
            found = [option for option in question.options if option.key == following]
            if question.ask in STEPS and found:
                return found
            self._script.clear()
        return None

    def answer(self, view: View, question: Question) -> Sequence[Choice]:
        position = Position(view, self._mood, self._done)
        match question.ask:
            case "main-phase":
                return [self._main_phase(position, question)]
            case "confront":
                return [self._confront(position, question)]
            case "choose-to-face":
                return [self._facing(position, question)]
            case "choose-upkeep":
                low = position.average * (1 + TIDINESS * whim(self._mood, "keep"))
                return [option for option in question.options if power(position.slug(option)) < low]
            case "evolve-armour" | "take-divine":
                return [accord(question) or refusal(question)]
            case "use-effect":
                accepts = self._accepts(position, question) != self._against("accept " + position.cause(question))
                return [(accord(question) if accepts else None) or refusal(question)]
            case "choose-player":
                return [self._player(position, question)]
            case "choose-option" if strengthens(position, question):
                return [best_option(position, question)]
            case ask if ask in ANSWERS:
                return [ANSWERS[ask](position, question)]
            case _:
                return self._cards(position, question)

    def _against(self, what: str) -> bool:
        """Whether it does something in this mood that it does not do as a rule, or the other way round."""
        return whim(self._mood, what) > WHIM

    # The main phase

    def _main_phase(self, position: Position, question: Question) -> Choice:
        options = by_kind(question)
        armed = position.view.cards("armour", position.me)
        if "play-armour" in options and not armed:
            return max(options["play-armour"], key=lambda option: power(position.slug(option)))
        means = means_of(position)
        self._plan = plan = best_plan(position, means)
        for option in options.get("play-character", ()):
            if draws(position, slug := position.slug(option)) != self._against("draw " + slug):
                return self._play(position, option)
        if "play-relic" in options:
            return options["play-relic"][0]
        for option in options.get("technique", ()):
            if position.slug(option) in GAINFUL:
                return option
        best, gained = None, plan.gain + MARGIN
        for option in options.get("use", ()):
            slug = position.slug(option)
            if slug in HELPERS or slug in self._spent:
                continue
            gain, left = after_use(position, option.card, means)
            gain += best_plan(position, left).gain + ZEAL * whim(self._mood, "act " + slug)
            if gain > gained:
                best, gained = option, gain
        if best:
            self._plan = NO_PLAN
            self._spent.add(position.slug(best))
            return best
        use = best_use(position, options, means, plan)
        if use and use.gain > MARGIN and (found := self._use(position, options, use)):
            return found
        for aim in plan.aims:
            if found := self._pursue(position, options, aim):
                return found
        return self._hamper(position, options) or self._leftovers(position, options) or refusal(question)

    def _confront(self, position: Position, question: Question) -> Choice:
        """One card may be faced now, and nothing else: as the plan would, if it pays."""
        aims = [aim for _, aim in ways_to(position, position.cards[question.card].card, means_of(position))]
        if not aims:
            return refusal(question)
        best = max(aims, key=lambda aim: aim.gain)
        self._plan = Plan(best.gain, (best,))
        return self._pursue(position, by_kind(question), best) or refusal(question)

    def _pursue(self, position: Position, options: dict[str, list[Choice]], aim: Aim) -> Choice | None:
        """The first step of an acquisition; the others are noted."""
        target = position.cards[aim.target].card
        place = position.key(aim.target)
        before = target.place if position.cards[aim.target].zone == "field" else target.slug
        steps: list[str] = []
        fighters: list[str] = []
        uses: list[str] = []
        for tag, slug, *_ in aim.used:
            zone = position.cards[tag].zone
            if zone == "hand":
                play = ["play:" + slug, place]
                steps = play + steps if draws(position, slug) else steps + play
            key = position.key(tag) if zone == "armour" else f"{slug}>{before}"
            if slug in HELPERS and aim.kind == "force":
                uses.append("use:" + key)
            else:
                fighters.append(key)
        if target.slug == "dauphin":
            steps.append("pay:" + place)
        steps += [*uses, f"acquire:{place}:{aim.kind}{aim.way}", *fighters]
        listed = {option.key: option for found in options.values() for option in found}
        while steps:
            step = steps.pop(0)
            if step in listed:
                self._script, self._aim = steps, aim.target
                return listed[step]
            if step.startswith("acquire"):
                break
        return None

    def _use(self, position: Position, options: dict[str, list[Choice]], use: Use) -> Choice | None:
        """Use a Sens, Capacité or Talent; a card of the hand that it is meant for is played before."""
        self._aim = use.on
        if not use.plan or position.cards[use.on].zone != "hand":
            return use.option if use.option.key else None
        slug = position.cards[use.on].card.slug
        aims = [aim for aim in use.plan.aims if any(card.tag == use.on for card in aim.used)]
        played = [option for option in options.get("play-character", ()) if position.slug(option) == slug]
        if not aims or not played:
            return None
        self._script = [position.key(aims[0].target)]
        return played[0]

    def _hamper(self, position: Position, options: dict[str, list[Choice]]) -> Choice | None:
        """Spend Souls to hamper an opponent, if that is worth them."""
        rated = [(hampering(position, position.cards[option.card].card), option) for option in options.get("bind", ())]
        best = max(rated, key=lambda one: one[0], default=None)
        return best[1] if best and best[0] > MARGIN else None

    def _play(self, position: Position, option: Choice) -> Choice:
        """Play a Character for its effect, facing a card for which it may still be of use."""
        slug = position.slug(option)
        planned = [aim for aim in self._plan.aims if any(card.slug == slug for card in aim.used)]
        aims = planned or [aim for aim in self._plan.aims if not burdens(aim.slug, slug)]
        self._face = aims[0].target if aims else 0
        return option

    def _leftovers(self, position: Position, options: dict[str, list[Choice]]) -> Choice | None:
        """Nothing more can be acquired: heal, and use the effects of the cards left in hand."""
        ailing = max(map(position.use, position.wounded), default=0.0)
        if "heal" in options and ailing + trials(position, {"heal": 1}) > MARGIN:
            return min(options["heal"], key=lambda option: power(position.slug(option)))
        if "play-armour" in options:
            # The one equipped goes round again; the best of those in hand is equipped last.
            return min(options["play-armour"], key=lambda option: power(position.slug(option)))
        playable = options.get("play-character", ())
        if playable and crowding(position) > MARGIN:
            return self._play(position, min(playable, key=lambda option: power(position.slug(option))))
        for option in playable:
            slug = position.slug(option)
            if slug in self._spent:
                continue
            heals = ailing > MARGIN + PRICE * power(slug) and (CARDS[slug].heal or 0) > 0
            if heals or gain_of_use(position, slug) > PRICE * power(slug):
                return self._play(position, option)
        return None

    def _facing(self, position: Position, question: Question) -> Choice:
        wanted, self._face = self._face, 0
        for option in question.options:
            if option.card == wanted:
                return option
        played = position.cause(question)

        def liking(option: Choice) -> tuple[bool, float]:
            slug = position.slug(option)
            return not burdens(slug, played), position.gain(slug)

        return max(question.options, key=liking)

    # Effects

    def _accepts(self, position: Position, question: Question) -> bool:
        view, me, cause = position.view, position.me, position.cause(question)
        others = [seat for seat in range(view.players) if seat != me]
        match cause:
            case "jamian-du-corbeau":
                return False
            case "armure-des-gemeaux":
                return any(power(card.slug) > power(cause) for seat in others for card in view.cards("armour", seat))
            case "chevalier-des-flammes":
                return any(
                    card.slug.endswith("-verycommon") for seat in others for card in view.cards("destroyed", seat)
                )
            case "shun-common" | "hyoga-common":
                spent = "force" if cause.startswith("shun") else "cosmos"
                return not any(
                    aim.kind == spent and any(card.slug == cause for card in aim.used) for aim in self._plan.aims
                )
            case _:
                return True

    def _player(self, position: Position, question: Question) -> Choice:
        """Whom an effect shall hit: the opponent who shows most, for almost none is pleasant."""
        if position.cause(question) == "armure-des-poissons":
            mine = [option for option in question.options if option.value == position.me]
            if mine:
                return mine[0]
        return max(question.options, key=lambda option: (option.value != position.me, position.shown(option.value)))

    def _cards(self, position: Position, question: Question) -> list[Choice]:
        """Cards for an effect: as many as must be, and more if that is good."""
        options = [option for option in question.options if option.kind not in REFUSALS]
        if question.ask == "choose-affect":
            for option in options:
                seen = position.cards.get(option.card)
                if seen and self._aim in (seen.card.tag, seen.card.facing):
                    return [option]
        planned = {card.tag for aim in self._plan.aims for card in aim.used}
        rated = sorted(
            ((liking(position, question.ask, option) - (option.card in planned), option) for option in options),
            key=lambda one: -one[0],
        )
        if len(options) < len(question.options):
            zeal = ZEAL * whim(self._mood, "effect " + position.cause(question))
            good = bool(rated) and rated[0][0] + follows(position, question) + zeal > MARGIN
            return [rated[0][1] if good else refusal(question)]
        chosen = [option for _, option in rated[: question.least]]
        return chosen + [option for good, option in rated[question.least : question.most] if good > 0]


def by_kind(question: Question) -> dict[str, list[Choice]]:
    options: dict[str, list[Choice]] = {}
    for option in question.options:
        options.setdefault(option.kind, []).append(option)
    return options


def burdens(target: str, slug: str) -> bool:
    """Whether a card makes another dearer by facing it; of one that cannot be seen, nobody knows."""
    return bool(slug) and any(burden(target, slug, key) > 0 for _, key in KINDS)


def crowding(position: Position) -> float:
    """What it gains to play all Characters of the hand for an Épreuve, though some are worth keeping."""
    hand = [card.slug for card in position.view.cards("hand", position.me) if is_character(card.slug)]
    lost = fsum(PRICE * power(slug) for slug in hand if power(slug) >= position.average)
    return trials(position, {"play": len(hand)}) - lost


def draws(position: Position, slug: str) -> bool:
    """Whether a Character would draw cards when played now, at no loss."""
    view, me = position.view, position.me
    hand = [card.slug for card in view.cards("hand", me)]
    match slug:
        case "seiya-common" | "seiya-uncommon-asgard" | "seiya-uncommon-poseidon":
            return any(card.slug.startswith("seiya-") for card in view.cards("discard", me))
        case "freya":
            return True
        case "shiryu-common":
            weak = [other for other in hand if other.startswith("shiryu-") and position.use(other) < position.draw]
            return len(weak) > (slug in weak)
        case "ikki-common" | "ikki-uncommon-asgard" | "ikki-uncommon-poseidon":
            return any(
                is_character(card.slug) and position.worth(card.slug) < position.draw
                for card in view.cards("discard", me)
            )
        case "phaeton":
            weak = [other for other in hand if is_character(other) and position.worth(other) < 2 * position.draw]
            return len(weak) > (slug in weak)
        case "chevalier-de-cristal":
            return True
        case _:
            return False
