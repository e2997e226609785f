"""The turn: main phase and its actions (5.1), and the match that goes round the table (5, 6)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from pioche.games.seiya.acquire import Acquire, Means, obstacle, targets, ways
from pioche.games.seiya.card import ARMOUR_TYPE, RELIC_TYPE, Activation
from pioche.games.seiya.field import abilities
from pioche.games.seiya.part import Part, parts
from pioche.games.seiya.play import playing
from pioche.games.seiya.prices import PayPrice, prices
from pioche.games.seiya.reach import Reach
from pioche.games.seiya.scoring import winners
from pioche.games.seiya.upkeep import Upkeep
from pioche.games.seiya.verbs import DESTROY, DISCARD, FREEZE, FROZEN, HEAL, WOUND
from pioche.kernel.cards.answers import unforbidden
from pioche.kernel.cards.select import distinct, key_of, merged
from pioche.kernel.cards.suppose import Moved
from pioche.kernel.cards.value import Outcome, Scope
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import announce
from pioche.kernel.state.catalogue import Catalogue

if TYPE_CHECKING:
    from pioche.kernel.state.card import Card
    from pioche.kernel.state.game import Game

SUFFER = {"discard": DISCARD, "wound": WOUND, "destroy": DESTROY, "freeze": FREEZE}
WHERE = {"discard": "discard", "wound": "wounded", "destroy": "destroyed", "freeze": "frozen"}


class Match(Procedure):
    """Turn after turn round the table, until what ends the game has come (6)."""

    @step("seiya:classic:5:1", "seiya:classic:5:2")
    def begin_turn(self, game: Game) -> Outcome | Procedure:
        game.counters["turn"] += 1
        game.happens("turn", game.active, amount=game.counters["turn"])
        return announce(game, "start-of-turn", (0,), Scope(game.active, game.active))

    @step("seiya:classic:5.1:1")
    def act(self, game: Game) -> Procedure:
        return MainPhase()

    @step("seiya:classic:5:3", "seiya:classic:5.2:1")
    def upkeep_phase(self, game: Game) -> Procedure:
        return Upkeep()

    @step("seiya:classic:5.1.1:9")
    def end_turn(self, game: Game) -> Outcome | Procedure:
        return announce(game, "end-of-turn", (0,), Scope(game.active, game.active))

    @step()
    def what_comes_last(self, game: Game) -> Procedure | None:
        last = (part.closing(game) for part in parts(game, Part.closing))
        return next((procedure for procedure in last if procedure is not None), None)

    @step("seiya:classic:5.2:10")
    def next_player(self, game: Game) -> None:
        game.moment("turn")
        game.active = game.order()[1]

    @step("seiya:classic:6:7", "seiya:glossary:flamme:4", "hades:duel-objectif:1", then="begin_turn")
    def end_of_the_round(self, game: Game) -> None:
        rules = [rule for part in parts(game, Part.over) if (rule := part.over(game))]
        if rules:
            game.happens("end", -1, Scope(game.active, game.active, 0, rules[0]))
            game.finish(winners(game))


class MainPhase(Procedure):
    """The active player acts as often as wanted, in any order (5.1); a phase without end is cut (see the rulings)."""

    actions: int = 0

    @step("seiya:classic:5.1:1")
    def menu(self, game: Game) -> Decision | Go:
        if game.waiting:
            return Go("what_comes_first")
        seat = game.active
        if self.actions >= ACTIONS:
            return Decision(seat, "main-phase", (END,), always=True)
        faced = targets(game, seat)
        options = [
            *playable(game, seat, faced),
            *acquirable(game, seat, faced),
            *usable(game, seat),
            *healing(game, seat),
            *prices(game, seat, faced),
        ]
        for part in parts(game, Part.actions):
            options += part.actions(game, seat)
        if not game.forbidden("end", 0) or not options:
            options.append(END)
        return Decision(seat, "main-phase", tuple(options), always=True)

    @step(then="menu")
    def act(self, game: Game, chosen: tuple[Option, ...]) -> Procedure | Done:
        option = chosen[0]
        self.actions += 1
        match option.kind:
            case "play-character" | "play-armour" | "play-relic":
                return playing(game, option.card, game.active)
            case "acquire-force" | "acquire-cosmos":
                return Acquire(option.card, option.value)
            case "use":
                return Activate(option.card, option.value)
            case "heal":
                return UseHeal(option.card)
            case "pay":
                return PayPrice(option.card, option.value)
        for part in parts(game, Part.actions):
            if option.kind in part.acts:
                return part.acts[option.kind](game, option)
        return Done()

    @step(then="menu")
    def what_comes_first(self, game: Game) -> Procedure:
        """What was met meanwhile, and waits for this moment."""
        return next(first for part in parts(game, Part.first) if (first := part.first(game)) is not None)


END = Option("end", "end")
ACTIONS = 300  # of one main phase; nobody needs so many, but Albior could take back himself for ever


def playable(game: Game, seat: int, faced: tuple[int, ...]) -> list[Option]:
    """5.1:2, 5.1:3. A Character needs a card to face."""
    found: dict[int, Option] = {}
    cards, plays = game.cards, plays_of(game.rules.catalogue)
    barred = "forbid:play" in game.index
    for ref in game.cards_in("hand", seat):
        card = cards[ref]
        number = card.definition
        if number in found and not better_known(card, cards[found[number].card]):
            continue
        play = plays[number]
        kind = play.kind
        if kind == "play-character":
            if not faced or (barred and game.forbidden("play", ref, {"by": (seat,)})):
                continue
        elif kind == "play-armour" and game.forbidden("equip", ref, {"by": (seat,)}):
            continue
        found[number] = Option(play.key, kind, ref)
    return list(map(found.__getitem__, sorted(found)))


def better_known(card: Card, other: Card) -> bool:
    """Of copies the one that most have seen is played, and of those the first that came, as `best_known` says."""
    return (card.seen, other.life) > (other.seen, card.life)


@cache
def plays_of(catalogue: Catalogue) -> list[Option]:
    """For each definition the option to play such a card."""
    return [
        Option(
            "play:" + card.slug,
            "play-armour" if ARMOUR_TYPE in words else "play-relic" if RELIC_TYPE in words else "play-character",
        )
        for card, words in zip(catalogue.definitions, catalogue.words, strict=True)
    ]


def acquirable(game: Game, seat: int, faced: tuple[int, ...]) -> list[Option]:
    """5.1:4."""
    zones, bases = game.zones, game.bases
    if not zones[bases["play"] + seat] and not zones[bases["armour"] + seat]:
        return []  # nothing to acquire with
    means = Reach(game, seat)
    found: list[Option] = []
    for target in means.within(faced):
        found += acquisitions(game, means, target, seat)
    return found


def acquisitions(game: Game, means: Means, target: int, seat: int) -> list[Option]:
    """The ways in which a player could acquire a card now."""
    found: list[Option] = []
    open_ways = ways(game, target)
    for number, way in enumerate(open_ways):
        used = means.against(target, way.kind)
        if obstacle(game, target, way, used) is None:
            another = way.needs or any(other.kind == way.kind for other in open_ways[:number])
            key = f"acquire:{key_of(game, target, seat)}:{way.kind}" + (f":{number}" if another else "")
            found.append(Option(key, "acquire-" + way.kind, target, number))
    return found


def usable(game: Game, seat: int) -> list[Option]:
    """5.1:5. The effect is asked as if the card had already suffered its cost."""
    found: dict[int, list[int]] = {}
    activations = game.rules.catalogue.abilities[Activation]
    zones, bases = game.zones, game.bases
    barred = "forbid:use" in game.index
    for ref in zones[bases["play"] + seat] + zones[bases["armour"] + seat] + zones[bases["relics"] + seat]:
        card = game.cards[ref]
        printed = activations[card.definition]
        if not printed or card.marks or (barred and game.forbidden("use", ref)):
            continue
        for place, (ability, rule) in enumerate(printed):
            if can_activate(game, seat, ref, ability, rule):
                found.setdefault(place, []).append(ref)
    options: list[Option] = []
    for place, refs in found.items():
        using = prefixed("use", game, refs, seat)
        options += [Option(f"{option.key}:{place}", "use", option.card, place) for option in using] if place else using
    return options


def can_activate(game: Game, seat: int, ref: int, ability: Activation, rule: str) -> bool:
    if game.forbidden(ability.how, ref):
        return False
    with Moved(game, ref, WHERE[ability.how], seat) as now:
        scope = Scope(seat, seat, now, rule)
        if ability.needs and not ability.needs.met(game, scope, 1 << seat):
            return False
        return ability.effect.can(game, scope, 1 << seat)


def healing(game: Game, seat: int) -> list[Option]:
    """5.1:6, 5.1:7. Played cards with a Heal value, while there is somebody to heal."""
    if not curable(game, seat):
        return []
    refs = [
        ref
        for ref in (*game.cards_in("play", seat), *game.cards_in("armour", seat))
        if not game.cards[ref].marks and (game.number("heal", ref) or 0) > 0
    ]
    return prefixed("heal", game, refs, seat)


def curable(game: Game, seat: int) -> list[int]:
    """The marked cards of a player that can be healed; a frozen one twice if it takes two steps."""
    marked = game.zones[game.bases["wounded"] + seat] + game.zones[game.bases["frozen"] + seat]
    if not marked:
        return []
    found = unforbidden(game, "heal", list(marked), {})
    return found + [ref for ref in found if game.cards[ref].mode == FROZEN]


def prefixed(verb: str, game: Game, refs: list[int], seat: int) -> list[Option]:
    if not refs:
        return []
    return [Option(f"{verb}:{option.key}", verb, option.card) for option in merged(game, refs, seat)]


class Activate(Procedure):
    """A card suffers what its keyword says, then its effect is resolved (5.1.5)."""

    card: int
    place: int = 0  # of the effect among those of the card

    @step(
        "seiya:classic:5.1.5:10", "seiya:glossary:defausser:4", "seiya:glossary:blesser:4", "seiya:glossary:detruire:3",
        "seiya:glossary:geler:4",
    )  # fmt: skip
    def suffer(self, game: Game) -> Any:
        ability, rule = abilities(game, self.card, Activation)[self.place]
        scope = Scope(game.active, game.active, self.card, rule)
        game.happens("use", game.active, scope, card=self.card)
        return change(game, SUFFER[ability.how], (self.card,), scope)

    @step("seiya:classic:5.1.5:9", "seiya:glossary:activation:1")
    def resolve(self, game: Game, outcome: Outcome) -> Any:
        (self.card,) = outcome.cards
        ability, rule = abilities(game, self.card, Activation)[self.place]
        return ability.effect.carry_out(game, Scope(game.active, game.active, self.card, rule))


class UseHeal(Procedure):
    """A played card heals as often as its Heal value says, then is discarded (5.1.6, 5.1.7)."""

    card: int

    @step("seiya:classic:5.1.6:4", "seiya:glossary:soigner:5", "seiya:classic:5.1.7:4")
    def choose(self, game: Game) -> Decision:
        patients = curable(game, game.active)
        most = min(game.number("heal", self.card) or 0, len(patients))
        options = merged(game, patients, game.active) if most == 1 else distinct(game, patients, game.active)
        return Decision(game.active, "choose-heal", options, 1, most, self.card)

    @step("seiya:classic:5.1.6:7", "seiya:glossary:soigner:3", "seiya:classic:5.1.7:7", "seiya:classic:5.1.7:8")
    def heal(self, game: Game, chosen: tuple[Option, ...]) -> Any:
        scope = Scope(game.active, game.active, self.card)
        return change(game, HEAL, tuple(option.card for option in chosen), scope)

    @step("seiya:classic:5.1.6:5", "seiya:glossary:soigner:2", "seiya:classic:5.1.7:5")
    def discard(self, game: Game) -> Any:
        return change(game, DISCARD, (self.card,), Scope(game.active, game.active))
