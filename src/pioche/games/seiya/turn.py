"""The turn: main phase and its actions (5.1), and the match that goes round the table (5, 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.games.seiya.acquire import Acquire, Means, obstacle, ways
from pioche.games.seiya.card import ARMOUR_TYPE, Activation, Play
from pioche.games.seiya.field import abilities
from pioche.games.seiya.scoring import winners
from pioche.games.seiya.upkeep import Upkeep
from pioche.games.seiya.verbs import DESTROY, DISCARD, HEAL, WOUND
from pioche.kernel.change import change
from pioche.kernel.decision import Decision, Option
from pioche.kernel.flow import Done, Go, Procedure, step
from pioche.kernel.modify import Forbid, paid
from pioche.kernel.query import EVERYONE, NUMBER
from pioche.kernel.select import best_known, distinct, key_of, merged
from pioche.kernel.value import NOTHING, Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.game import Game

SUFFER = {"discard": DISCARD, "wound": WOUND, "destroy": DESTROY}
WHERE = {"discard": "discard", "wound": "wounded", "destroy": "destroyed"}


class Match(Procedure):
    """Turn after turn round the table, until the round in which the last Flame went out is over (6)."""

    @step("seiya:classic:5:1", "seiya:classic:5:2")
    def main_phase(self, game: Game) -> Procedure:
        game.counters["turn"] += 1
        game.happens("turn", game.active, amount=game.counters["turn"])
        return MainPhase()

    @step("seiya:classic:5:3", "seiya:classic:5.2:1")
    def upkeep_phase(self, game: Game) -> Procedure:
        return Upkeep()

    @step("seiya:classic:5.2:10")
    def next_player(self, game: Game) -> None:
        game.moment("turn")
        game.active = game.order()[1]

    @step("seiya:classic:6:7", "seiya:glossary:flamme:4")
    def end_of_the_round(self, game: Game) -> None:
        # The field has just been filled: if it is empty, the Reserve holds nothing that could stay on it.
        out_of_time = game.counters["flames"] == 0 or not game.cards_in("field")
        if game.active == game.counters["first"] and out_of_time:
            game.happens("end", -1)
            game.finish(winners(game))

    @step()
    def again(self, game: Game) -> Go:
        return Go("main_phase")


class MainPhase(Procedure):
    """The active player acts as often as wanted, in any order (5.1); a phase without end is cut (see the rulings)."""

    actions: int = 0

    @step("seiya:classic:5.1:1")
    def menu(self, game: Game) -> Decision:
        seat = game.active
        if self.actions >= ACTIONS:
            return Decision(seat, "main-phase", (END,), always=True)
        options = [
            *playable(game, seat),
            *acquirable(game, seat),
            *usable(game, seat),
            *healing(game, seat),
            *prices(game, seat),
            END,
        ]
        return Decision(seat, "main-phase", tuple(options), always=True)

    @step()
    def act(self, game: Game, chosen: tuple[Option, ...]) -> Procedure | Done:
        option = chosen[0]
        self.actions += 1
        match option.kind:
            case "play-character":
                return PlayCharacter(option.card)
            case "play-armour":
                return PlayArmour(option.card)
            case "acquire-force" | "acquire-cosmos":
                return Acquire(option.card, option.value)
            case "use":
                return Activate(option.card, option.value)
            case "heal":
                return UseHeal(option.card)
            case "pay":
                return PayPrice(option.card)
        return Done()

    @step()
    def again(self, game: Game) -> Go:
        return Go("menu")


END = Option("end", "end")
ACTIONS = 300  # of one main phase; nobody needs so many, but Albior could take back himself for ever


def playable(game: Game, seat: int) -> list[Option]:
    """5.1:2, 5.1:3. A Character needs a card of the field to face."""
    found: dict[int, Option] = {}
    somebody = bool(game.cards_in("field"))
    cards = game.cards
    for ref in best_known(game, game.cards_in("hand", seat)):
        number = cards[ref & NUMBER].definition
        if number in found:
            continue
        card = game.rules.catalogue.definitions[number]
        if ARMOUR_TYPE in game.words[number]:
            found[number] = Option("play:" + card.slug, "play-armour", ref)
        elif somebody:
            found[number] = Option("play:" + card.slug, "play-character", ref)
    return [found[number] for number in sorted(found)]


def acquirable(game: Game, seat: int) -> list[Option]:
    """5.1:4."""
    means = Means(game, seat)
    if not means.facing and not means.armour:
        return []
    found = []
    for target in game.cards_in("field"):
        if (means.armour or target in means.facing) and not means.hopeless(target):
            for number, way in enumerate(ways(game, target)):
                used = means.against(target, way.kind)
                if used and obstacle(game, target, way, used) is None:
                    key = f"acquire:{key_of(game, target, seat)}:{way.kind}" + (f":{number}" if way.needs else "")
                    found.append(Option(key, "acquire-" + way.kind, target, number))
    return found


def usable(game: Game, seat: int) -> list[Option]:
    """5.1:5. The effect is asked as if the card had already suffered its cost."""
    found: dict[int, list[int]] = {}
    for ref in (*game.cards_in("play", seat), *game.cards_in("armour", seat)):
        if game.cards[ref & NUMBER].marks:
            continue
        for place, (ability, rule) in enumerate(abilities(game, ref, Activation)):
            if can_activate(game, seat, ref, ability, rule):
                found.setdefault(place, []).append(ref)
    return [
        Option(option.key + (f":{place}" if place else ""), "use", option.card, place)
        for place, refs in found.items()
        for option in prefixed("use", game, refs, seat)
    ]


def can_activate(game: Game, seat: int, ref: int, ability: Activation, rule: str) -> bool:
    if game.forbidden(ability.how, ref):
        return False
    with game.supposing(ref, WHERE[ability.how], seat) as now:
        scope = Scope(seat, seat, now, rule)
        if ability.needs and not ability.needs.met(game, scope, 1 << seat):
            return False
        return ability.effect.can(game, scope, 1 << seat)


def healing(game: Game, seat: int) -> list[Option]:
    """5.1:6. Played cards with a Heal value, while there is somebody to heal."""
    wounded = game.cards_in("wounded", seat)
    if not wounded or all(game.forbidden("heal", ref) for ref in wounded):
        return []
    refs = [
        ref
        for ref in (*game.cards_in("play", seat), *game.cards_in("armour", seat))
        if (game.number("heal", ref) or 0) > 0 and not game.cards[ref & NUMBER].marks
    ]
    return prefixed("heal", game, refs, seat)


def prices(game: Game, seat: int) -> list[Option]:
    """Prohibitions on cards of the field that a price lifts for the turn."""
    found = [
        entry.source
        for entry in game.index.get("price", ())
        if isinstance(entry.rule, Forbid)
        and entry.rule.price
        and paid(entry.source) not in game.tallies
        and entry.rule.price.can(game, Scope(seat, seat, entry.source, entry.scope.rule), 1 << seat)
    ]
    return prefixed("pay", game, found, seat)


def prefixed(verb: str, game: Game, refs: list[int], seat: int) -> list[Option]:
    if not refs:
        return []
    return [Option(f"{verb}:{option.key}", verb, option.card) for option in merged(game, refs, seat)]


class PlayCharacter(Procedure):
    """A Character is put face up next to the field, facing a card of it (5.1.2)."""

    card: int

    @step("seiya:classic:5.1.2:3", "seiya:classic:5.1.2:6", "seiya:glossary:jouer-un-personnage:1")
    def choose_what_to_face(self, game: Game) -> Decision:
        options = distinct(game, list(game.cards_in("field")), game.active)
        return Decision(game.active, "choose-to-face", options, card=self.card)

    @step("seiya:classic:5.1.2:2")
    def put_into_play(self, game: Game, chosen: tuple[Option, ...]) -> None:
        target = chosen[0].card
        self.card = game.move(self.card, "play", game.active, "play", link=target)

    @step("seiya:classic:5.1.2:4", "seiya:classic:5.1.5:7", "seiya:glossary:mise-en-jeu:1")
    def play_effect(self, game: Game) -> Any:
        return play_effect(game, self.card)


class PlayArmour(Procedure):
    """An Armour is equipped; the one equipped before is discarded without its effect (5.1.3)."""

    card: int

    @step("seiya:classic:5.1.3:2", "seiya:glossary:jouer-une-armure:2")
    def discard_the_old_one(self, game: Game) -> Any:
        return change(game, DISCARD, game.cards_in("armour", game.active), Scope(game.active, game.active))

    @step("seiya:classic:5.1.3:3", "seiya:glossary:jouer-une-armure:1")
    def equip(self, game: Game) -> None:
        self.card = game.move(self.card, "armour", game.active, "equip")

    @step("seiya:classic:5.1.3:4")
    def play_effect(self, game: Game) -> Any:
        return play_effect(game, self.card)


def play_effect(game: Game, ref: int) -> Any:
    """A Play effect is optional (a Do with `may`); whether it is offered depends on what everybody can see."""
    for ability, rule in abilities(game, ref, Play):
        scope = Scope(game.active, game.active, ref, rule)
        if ability.needs is None or ability.needs.met(game, scope, EVERYONE):
            return ability.effect.carry_out(game, scope)
    return None


class Activate(Procedure):
    """A card suffers what its keyword says, then its effect is resolved (5.1.5)."""

    card: int
    place: int = 0  # of the effect among those of the card

    @step(
        "seiya:classic:5.1.5:10", "seiya:glossary:defausser:4", "seiya:glossary:blesser:4", "seiya:glossary:detruire:3"
    )
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
    """A played card heals as many wounded Characters as its Heal value, then is discarded (5.1.6)."""

    card: int

    @step("seiya:classic:5.1.6:4", "seiya:glossary:soigner:5")
    def choose(self, game: Game) -> Decision:
        wounded = [ref for ref in game.cards_in("wounded", game.active) if not game.forbidden("heal", ref)]
        most = min(game.number("heal", self.card) or 0, len(wounded))
        options = merged(game, wounded, game.active) if most == 1 else distinct(game, wounded, game.active)
        return Decision(game.active, "choose-heal", options, 1, most, self.card)

    @step("seiya:classic:5.1.6:7", "seiya:glossary:soigner:3")
    def heal(self, game: Game, chosen: tuple[Option, ...]) -> Any:
        scope = Scope(game.active, game.active, self.card)
        return change(game, HEAL, tuple(option.card for option in chosen), scope)

    @step("seiya:classic:5.1.6:5", "seiya:glossary:soigner:2")
    def discard(self, game: Game) -> Any:
        return change(game, DISCARD, (self.card,), Scope(game.active, game.active))


class PayPrice(Procedure):
    """A player pays what lifts a prohibition on a card of the field for this turn."""

    card: int

    @step()
    def pay(self, game: Game) -> Any:
        for entry in game.index.get("price", ()):
            if entry.source == self.card and isinstance(entry.rule, Forbid) and entry.rule.price:
                return entry.rule.price.carry_out(game, Scope(game.active, game.active, self.card, entry.scope.rule))
        return NOTHING

    @step("seiya:card:dauphin:1")
    def lift(self, game: Game) -> None:
        game.tallies[paid(self.card)] = 1
        game.happens("lift", game.active, card=self.card)
