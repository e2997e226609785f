"""Which rules are in force: those of cards where they lie, and those lent for a time; the index by question.

The index is kept up as cards move. It can always be told from the state alone (`fresh_index`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pioche.kernel.cards.answers import OVER
from pioche.kernel.cards.rule import Entry, Lent, Number, Rule
from pioche.kernel.cards.value import Scope

if TYPE_CHECKING:
    from pioche.kernel.state.card import Card
    from pioche.kernel.state.game import Game


def enter(game: Game, ref: int) -> None:
    """What a card says where it is now is in force."""
    card = game.cards[ref]
    printed = game.statics[card.definition]
    rules = printed.get(card.zone) if printed else None
    if rules:
        master = game.master(ref)
        for rule, citation, guard in rules:
            enforce(game, Entry(ref, rule, Scope(master, master, ref, citation), True, guard))


def leave(game: Game, ref: int, old: Card) -> None:
    """What a card said where it was no longer is."""
    printed = game.statics[old.definition]
    for rule, _, _ in printed.get(old.zone, ()) if printed else ():
        lift(game, rule, ref)


def enforce(game: Game, entry: Entry) -> None:
    """A rule is in force from now on."""
    for key in entry.rule.questions():
        others = game.index.get(key)
        if others is None:
            game.index[key] = (entry,)
        else:
            game.index[key] = tuple(sorted((*others, entry), key=Entry.order))


def lift(game: Game, rule: Rule, source: int, scope: Scope | None = None) -> None:
    """A rule is no longer in force; of one that was lent, only what was lent within this very scope."""
    for key in rule.questions():
        kept = tuple(
            [
                entry
                for entry in game.index.get(key, ())
                if entry.rule is not rule or entry.source != source or (scope and entry.scope is not scope)
            ]
        )
        if kept:
            game.index[key] = kept
        else:
            game.index.pop(key, None)


def fresh_index(game: Game) -> dict[str, tuple[Entry, ...]]:
    """The index of rules in force, told from the state alone."""
    kept, game.index = game.index, dict(game.rules.always)
    for number, zone in enumerate(game.zones):
        for ref in zone:
            printed = game.statics[game.cards[ref].definition]
            if printed and number in printed:
                enter(game, ref)
    for lent in game.lent:
        enforce(game, Entry(lent.scope.source, game.node(lent.node), lent.scope, lent.skill, None, lent.since))
    fresh, game.index = game.index, kept
    return fresh


def pass_on(game: Game, old: int, new: int) -> None:
    """What is in force about a card is from now on in force about another one that takes its place."""

    def heir(refs: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([new if ref == old else ref for ref in refs])

    passed = []
    for lent in game.lent:
        named = lent.scope.binds
        if old in named.get("it", ()) or old in named.get(OVER, ()) or (lent.skill and lent.scope.source == old):
            binds = {name: heir(refs) for name, refs in lent.scope.binds.items()}
            source = new if lent.scope.source == old else lent.scope.source
            scope = replace(lent.scope, source=source, binds=binds)
            lent = replace(lent, scope=scope)
        passed.append(lent)
    game.lent = tuple(passed)
    game.index = fresh_index(game)
    for frame in game.stack:
        frame.pass_on(old, new)


def change_master(game: Game, ref: int, seat: int) -> None:
    """A card has a new master: the skills that it has gained are now that player's."""
    if any(lent.skill and lent.scope.source == ref for lent in game.lent):
        game.lent = tuple(
            replace(lent, scope=replace(lent.scope, you=seat, actor=seat))
            if lent.skill and lent.scope.source == ref
            else lent
            for lent in game.lent
        )
        game.index = fresh_index(game)


def release(game: Game, ref: int, key: str) -> None:
    """What was lent to change a number of a card is over for that card; what it does to others goes on."""
    kept: list[Lent] = []
    for lent in game.lent:
        rule = game.node(lent.node)
        if not isinstance(rule, Number) or key not in rule.keys:
            kept.append(lent)
        elif ref in lent.scope.binds.get("it", ()):
            continue
        elif not lent.skill and rule.applies(game, ref, lent.scope):
            over = (*lent.scope.binds.get(OVER, ()), ref)
            kept.append(replace(lent, scope=lent.scope.having(OVER, over)))
        else:
            kept.append(lent)
    if tuple(kept) != game.lent:
        game.lent = tuple(kept)
        game.index = fresh_index(game)
