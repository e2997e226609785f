"""What becomes of rules in force when another card takes a card's place, changes sides, or is as it was printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pioche.kernel.modify import Lent, Number

if TYPE_CHECKING:
    from pioche.kernel.game import Game


def pass_on(game: Game, old: int, new: int) -> None:
    """What is in force about a card is from now on in force about another one that takes its place."""

    def heir(refs: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([new if ref == old else ref for ref in refs])

    passed = []
    for lent in game.lent:
        if old in lent.scope.binds.get("it", ()) or (lent.skill and lent.scope.source == old):
            binds = {name: heir(refs) for name, refs in lent.scope.binds.items()}
            source = new if lent.scope.source == old else lent.scope.source
            scope = replace(lent.scope, source=source, binds=binds)
            lent = replace(lent, scope=scope)
        passed.append(lent)
    game.lent = tuple(passed)
    game.index = game.fresh_index()
    for frame in game.stack:
        frame.pass_on(old, new)


def serve(game: Game, ref: int, seat: int) -> None:
    """The skills that a card has gained serve its new master."""
    if any(lent.skill and lent.scope.source == ref for lent in game.lent):
        game.lent = tuple(
            replace(lent, scope=replace(lent.scope, you=seat, actor=seat))
            if lent.skill and lent.scope.source == ref
            else lent
            for lent in game.lent
        )
        game.index = game.fresh_index()


def release(game: Game, ref: int, key: str) -> None:
    """What was lent to change a number of a card is over."""
    kept = tuple(lent for lent in game.lent if not changes(game, lent, ref, key))
    if kept != game.lent:
        game.lent = kept
        game.index = game.fresh_index()


def changes(game: Game, lent: Lent, ref: int, key: str) -> bool:
    rule = game.node(lent.node)
    return isinstance(rule, Number) and key in rule.keys and ref in lent.scope.binds.get("it", ())
