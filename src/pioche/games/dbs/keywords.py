"""Keyword skills that are in force or trigger by themselves (10): values made of the same parts as any other skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pioche.games.dbs.areas import definition
from pioche.games.dbs.battle import Attack
from pioche.games.dbs.card import BATTLE, EXTRA, Auto, Permanent
from pioche.games.dbs.cost import Way
from pioche.games.dbs.counter import CounterTiming, counters
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.gather import Gather
from pioche.games.dbs.negate import BeingPlayed
from pioche.games.dbs.verbs import Drop, Ko, Play, Rest, Stand
from pioche.kernel.cards.effect import Do, Each, Seq
from pioche.kernel.cards.query import OPPONENTS, Among, Cards, Fixed, Is, IsBound, IsSource, Lies, Selector, Test, Yours
from pioche.kernel.cards.rule import Forbid, Number, Rule, Silence, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import NOTHING, Condition, Effect, Node, Outcome, Scope
from pioche.kernel.cards.verbs import Until
from pioche.kernel.play.trigger import find_triggers, queue_or_resolve

if TYPE_CHECKING:
    from pioche.kernel.play.flow import Procedure
    from pioche.kernel.state.game import Game

IN_BATTLE = ("battle",)
IN_PLAY = ("leader", "battle", "unison")
ALL_AREAS = ("leader", "battle", "unison", "combo", "hand", "deck", "drop", "energy", "life", "warp", "under", "limbo")
OUT_OF_PLAY = tuple(area for area in ALL_AREAS if area not in (*IN_PLAY, "combo"))
SELF = IsSource()
ONE = Fixed(1)
STRIKES = {2: "Double Strike", 3: "Triple Strike", 4: "Quadruple Strike"}
ATTACKS = {2: "Dual Attack", 3: "Triple Attack"}


class TimesLeft(Condition, Node, frozen=True):
    """A skill of this card that is activated so many times a turn can be activated once more (10-8)."""

    name: str
    times: int = 1

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return game.tallies.get(self.tally(scope), 0) < self.times

    def tally(self, scope: Scope) -> str:
        return f"turn/{self.name}/{scope.source}"


class Limited(Effect, Node, frozen=True):
    """An effect that this card carries out so many times a turn and no more (10-8)."""

    effect: Effect
    left: TimesLeft

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if not self.left.met(game, scope):
            return NOTHING
        tally = self.left.tally(scope)
        game.tallies[tally] = game.tallies.get(tally, 0) + 1
        return self.effect.carry_out(game, scope)


class BecomeGuard(Effect, Node, frozen=True):
    """This card, or another one, becomes the defending card; only its own skills see it attacked (10-4-1, 10-4-1-1)."""

    what: Selector | None = None

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        attack = game.nearest(Attack)
        found = self.what.cards(game, scope) if self.what else [ref for ref in (scope.source,) if game.alive(ref)]
        if not isinstance(attack, Attack) or not found:
            return NOTHING
        attack.guard = found[0]
        game.happens("guard", scope.you, scope, card=attack.guard)
        met = find_triggers(game, "attacked", (attack.guard,), attack.scope())
        own = [trigger for trigger in met if trigger.scope.source == attack.guard]
        used = [] if self.what else find_triggers(game, "use [Blocker]", (scope.source,), scope)
        return queue_or_resolve(game, [*own, *used], Outcome(1, 1, (attack.guard,)))


class SameName(Test, Node, frozen=True):
    """A card that shares a name with this one (10-42)."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        shared = game.words[game.cards[ref].definition] & game.words[game.cards[scope.source].definition]
        return any(word.startswith("{") for word in shared)


class CounteredPlay(Condition, Node, frozen=True):
    """A [Counter: Play] is resolving while this card is being played."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        timing = game.nearest(CounterTiming)
        if not isinstance(timing, CounterTiming) or not timing.resolving:
            return False
        played = any(counter.on == "play" for counter, _ in counters(game, timing.resolving))
        return played and scope.source in BEING_PLAYED.places(game, scope)


BEING_PLAYED = BeingPlayed()


class Colours(Gather, Node, frozen=True):
    """One or more cards of the hand that have all these colours between them, as printed (10-33-1, 10-37-1)."""

    colours: tuple[str, ...]

    def found(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        return list(game.cards_in("hand", scope.you))

    def brings(self, game: Game, ref: int, eyes: int = 0) -> set[str]:
        """Which of the colours a card has; one that not all have seen may have any."""
        unseen = game.cards[ref].seen & eyes != eyes
        return set(self.colours) if unseen else set(self.colours) & set(definition(game, ref).colours)

    def completes(self, game: Game, scope: Scope, chosen: tuple[int, ...], eyes: int = 0) -> bool:
        missing = set(self.colours)
        for ref in chosen:
            if not missing & self.brings(game, ref, eyes):
                return False
            missing -= self.brings(game, ref, eyes)
        return missing <= {colour for ref in self.found(game, scope, eyes) for colour in self.brings(game, ref, eyes)}

    def whole(self, game: Game, scope: Scope, chosen: tuple[int, ...]) -> bool:
        return set(self.colours) <= {colour for ref in chosen for colour in self.brings(game, ref)}


def has(keyword: str, key: str, value: int = 1, where: tuple[str, ...] = IN_PLAY) -> Permanent:
    """A number that the rules ask for; of several the highest counts."""
    return Permanent(where, (Number((key,), Fixed(value), SELF, "least"),), keyword)


def shared(skill: Permanent, test: Test) -> tuple[Rule, ...]:
    """The rules of a keyword that is in force about its own card, in force about all cards that pass a test."""
    assert all(rule.of == SELF for rule in skill.rules)
    return tuple(about_all(rule, test) for rule in skill.rules)


def about_all(rule: Rule, test: Test) -> Rule:
    """The same rule about the cards that pass a test."""
    return replace(rule, of=test) if isinstance(rule, Number | Forbid) else rule


def strike(damage: int) -> Permanent:
    """[Double Strike] 2, [Triple Strike] 3, [Quadruple Strike] 4 (10-7)."""
    return has(STRIKES[damage], "strike", damage)


def critical() -> Permanent:
    return has("Critical", "critical")


def victory_strike() -> Permanent:
    return has("Victory Strike", "victory-strike")


def energy_exhaust() -> Permanent:
    """[Energy-Exhaust]: rested whenever it enters an Energy Area, from wherever (10-34)."""
    return has("Energy-Exhaust", "energy-exhaust", where=ALL_AREAS)


def barrier() -> Permanent:
    """[Barrier]: not chosen by skills of opposing cards (10-16)."""
    return Permanent(IN_PLAY, (Forbid("choose", SELF, by="opponents", cause="skill"),), "Barrier")


def indestructible() -> Permanent:
    """[Indestructible]: neither battles nor opposing skills make it leave; rule 9-5 still does (10-12)."""
    return Permanent(IN_BATTLE, (Forbid("leave", SELF, by="opponents"),), "Indestructible")


def deflect() -> Permanent:
    """[Deflect]: not affected by [Counter: Play] while it is played, by its master or by whatever skill (10-22)."""
    untouched = Forbid("affected", SELF, by="opponents", cause="skill", when=CounteredPlay())
    return Permanent(OUT_OF_PLAY, (Forbid("counter-play", SELF), untouched), "Deflect")


def unique() -> Permanent:
    """[Unique]: no other card of its name comes into its master's Battle Area (10-42)."""
    return Permanent(("limbo", "battle"), (Forbid("play", SameName() & Yours() & ~SELF),), "Unique")


def universe_7() -> Permanent:
    """[Warrior of Universe 7]: 《Universe 7》 cards of its master have no specified cost, in all areas (10-21)."""
    rule = Number(("no-specified",), ONE, Is("《Universe 7》") & Yours(), "set")
    return Permanent(IN_PLAY, (rule,), "Warrior of Universe 7")


def wormhole() -> Permanent:
    """[Wormhole]: [Over Realm] and [Dark Over Realm] twice a turn in total (10-26)."""
    return Permanent(IN_PLAY, (Number(("limit:over-realm",), Fixed(2), Yours(), "set"),), "Wormhole")


def invoker() -> Permanent:
    """[Invoker]: a red-blue Extra Card may be activated by resting one red-blue energy instead of its cost (10-40)."""
    two = both_colours("red", "blue")
    rest = Rest(Pick(Cards(("energy",), two & Lies(0)), ONE))
    extra = Is(EXTRA) & two & Yours()
    return Permanent(IN_PLAY, (Way("use", extra, (rest,)), Way("counter", extra, (rest,))), "Invoker")


def both_colours(one: str, other: str) -> Test:
    """Just these two colours, as printed."""
    return Is(one) & Is(other) & ~AnyOtherColour((one, other))


class AnyOtherColour(Test, Node, frozen=True):
    """The card has a colour that is none of these."""

    colours: tuple[str, ...]

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        card = game.rules.catalogue.definitions[game.cards[ref].definition]
        return any(colour not in self.colours for colour in getattr(card, "colours", ()))


def blocker() -> Auto:
    """[Blocker]: when another of your cards is attacked, rest this card to make it the guard (10-4)."""
    block = Do(Rest(This()), may=True, then=BecomeGuard())
    return Auto(IN_PLAY, (When("attacked", Yours() & ~SELF, block, "auto"),), "Blocker")


def repeated_attack(times: int) -> Auto:
    """[Dual Attack] 2, [Triple Attack] 3: when it attacks, it will stand again after the battle (10-8)."""
    stand = When("battle-ends", IsBound("it"), Stand(Every(Among("it"))), "auto")
    left = TimesLeft(ATTACKS[times], times - 1)
    later = Limited(Until((stand,), Every(Among("attacker")), "battle"), left)
    return Auto(IN_PLAY, (When("attack", SELF, later, "auto", when=left),), ATTACKS[times])


def revenge() -> Auto:
    """[Revenge]: when it becomes the defending card, the attacking card is KO'd at the end of the battle (10-9)."""
    ko = When("battle-ends", IsBound("it"), Ko(Every(Among("it", Is("battle")))), "auto")
    mark = Until((ko,), Every(Among("attacker")), "battle")
    return Auto(IN_PLAY, (When("attacked", SELF, mark, "auto"),), "Revenge")


def offering() -> Auto:
    """[Offering]: when it is played, the opponent drops one of their life, or its master draws two cards (10-36)."""
    give = Drop(Pick(Cards(("life",), None, "actor"), ONE))
    offer = Do(give, may=True, by=OPPONENTS, otherwise=Draw(Fixed(2)))
    return Auto(IN_BATTLE, (When("played", SELF, offer, "auto"),), "Offering")


def alliance(colours: tuple[str, ...], effect: Effect) -> Auto:
    """[Alliance]: when it attacks, rest Battle Cards of these colours, one or more, for an effect (10-35)."""
    partners = Is("battle") & any_colour(colours) & ~SELF
    rest = Rest(Pick(Cards(IN_BATTLE, partners), Fixed(SOME), up_to=True))
    attack = Do(rest, may=True, then=effect)
    return Auto(IN_BATTLE, (When("attack", SELF, attack, "auto"),), "Alliance " + spelled(colours))


def revive(colours: tuple[str, ...]) -> Auto:
    """[Revive]: when it is KO'd, drop cards of the colours from the hand to play it again, once a turn (10-37)."""
    label = "Revive " + spelled(colours)
    pay = Seq((Colours(colours), Drop(Every(Among("it")))))
    back = Seq((Play(Every(Among("now")), via="revive"), Until((Silence(IsBound("it"), label),), Every(Among("it")))))
    return Auto(IN_BATTLE, (When("ko", SELF, Do(pay, may=True, then=back), "auto"),), label)


def heroic() -> Auto:
    """[Heroic]: once a turn, when another 《Heroic》 Battle Card is played or such an Extra Card used, draw (10-38)."""
    return kindred("Heroic", Draw(ONE))


def villainous() -> Auto:
    """[Villainous]: likewise, the opponent drops a card of their hand (10-39)."""
    return kindred("Villainous", Each(OPPONENTS, Drop(Pick(Cards(("hand",), None, "actor"), ONE))))


def kindred(name: str, effect: Effect) -> Auto:
    kin = Yours() & Is(f"《{name}》")
    played = When("played", kin & Is(BATTLE) & ~SELF, effect, "auto", once=True)
    used = When("use", kin & Is(EXTRA), effect, "auto", once=True)
    return Auto(IN_PLAY, (played, used), name)


def any_colour(colours: tuple[str, ...]) -> Test:
    first, *rest = colours
    test: Test = Is(first)
    for colour in rest:
        test |= Is(colour)
    return test


def spelled(colours: tuple[str, ...]) -> str:
    """Colours as keywords name them: Red/Green."""
    return "/".join(colour.capitalize() for colour in colours)


class Bond(Condition, Node, frozen=True):
    """[Bond]: you have so many Battle Cards in your Battle Area, or so many that pass the test (10-23)."""

    least: int
    test: Test = Is("battle")

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        found = [ref for ref in game.cards_in("battle", scope.you) if IS_BATTLE.holds(game, ref, scope)]
        return sum(self.test.holds(game, ref, scope) for ref in found) >= self.least


class Sparking(Condition, Node, frozen=True):
    """[Sparking]: your Drop Area holds so many cards (10-29)."""

    least: int

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return len(game.cards_in("drop", scope.you)) >= self.least


IS_BATTLE = Is("battle")
SOME = 99  # more cards than anybody ever has in play
