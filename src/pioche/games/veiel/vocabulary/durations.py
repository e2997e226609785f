"""The words of what lasts: rules that a card puts in force for a time."""

from __future__ import annotations

from pioche.games.veiel.card import ATTACK
from pioche.games.veiel.fight import Damage
from pioche.games.veiel.lasting import Ends, Guards, Lasting, NextAttack
from pioche.games.veiel.targets import Target, Those
from pioche.games.veiel.terms import OwnTurn
from pioche.games.veiel.tests import Against, AttacksIt, IsEnemy, NearIt, PlayedBy
from pioche.games.veiel.vocabulary.words import ATTACKER, IT, ME
from pioche.kernel.cards.query import Fixed, Is, IsBound, Test
from pioche.kernel.cards.rule import Forbid, Number, Rule, When
from pioche.kernel.cards.value import Effect


def attack_cards(test: Test | None = None) -> Test:
    """Attack cards, or others, that the hero plays whom the rule is about."""
    return (test or Is(ATTACK)) & PlayedBy()


def lasting(rules: tuple[Rule, ...], to: Target, ends: Ends) -> Effect:
    return Lasting(rules, to, ends)


def next_attack(more: int, to: Target = ME) -> Effect:
    return lasting((NextAttack(("damage",), Fixed(more), attack_cards()),), to, "heroes")


def twice() -> Effect:
    """The next attack card of this turn is resolved twice."""
    return lasting((NextAttack(("times",), Fixed(1), attack_cards()),), ME, "their-turn")


def breach(more: int) -> Effect:
    return lasting((NextAttack(("damage",), Fixed(more), Is(ATTACK) & Against()),), IT, "heroes")


def buff(more: int, to: Target = ME) -> Effect:
    return lasting((Number(("damage",), Fixed(more), attack_cards()),), to, "their-turn")


def each(cards: Test, more: int, then: Effect) -> Effect:
    """Until the end of the turn such cards deal more damage, and something follows each of them."""
    follow = When("resolve", attack_cards(cards), then)
    bonus = (Number(("damage",), Fixed(more), attack_cards(cards)),) if more else ()
    return lasting((*bonus, follow), ME, "their-turn")


def hand_size(more: int) -> Effect:
    return lasting((Number(("hand-size",), Fixed(more), IsBound("it")),), ME, "their-turn")


def threat(more: int) -> Effect:
    return lasting((Number(("threat",), Fixed(more), IsBound("it")),), ME, "enemies")


def weaken(less: int, to: Target = IT) -> Effect:
    return lasting((Number(("attack",), Fixed(-less), IsBound("it")),), to, "enemies")


def slow(less: int) -> Effect:
    return lasting((Number(("moves",), Fixed(-less), IsBound("it")),), IT, "enemies")


def root() -> Effect:
    return lasting((Number(("moves",), Fixed(0), IsBound("it"), "most"),), IT, "enemies")


def no_healing() -> Effect:
    return lasting((Forbid("heal-wounds", IsBound("it")),), IT, "enemies")


def keep_block(to: Target = ME) -> Effect:
    return lasting((Forbid("lose-block", IsBound("it")),), to, "enemies")


def hide(to: Target = ME) -> Effect:
    return lasting((Forbid("attack", IsBound("it")),), to, "enemies")


def thorns(of: int) -> Effect:
    return lasting((When("attacked", IsBound("it"), Damage(Fixed(of), ATTACKER)),), ME, "enemies")


def armour(less: int) -> Effect:
    return lasting((Number(("attack",), Fixed(-less), AttacksIt()),), ME, "enemies")


def watch(of: int, within: int = 2) -> Effect:
    rule = When("arrive", IsEnemy() & NearIt(within), Damage(Fixed(of), Those("that")))
    return lasting((rule,), ME, "enemies")


def guard() -> Effect:
    return lasting((Guards(NearIt(1) & ~IsBound("it")),), ME, "enemies")


def pin() -> Effect:
    return lasting((Forbid("move", IsBound("it"), when=OwnTurn()),), IT, "their-next-turn")
