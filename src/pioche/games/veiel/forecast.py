"""What the enemies are going to do: their turn is played on a copy, as far as everybody can foresee it.

Nothing hidden is used: dice are thrown by no chance of the game, nobody is drawn from a pile, and where a boss or a
summons comes first, what follows is told as if it had not come, and not for sure.
"""

from __future__ import annotations

from collections.abc import Iterable

from pioche.games.veiel import board
from pioche.games.veiel.board import NOBODY
from pioche.games.veiel.card import OWED, STUNNED, Assault
from pioche.games.veiel.enemies import EnemyTurn, PlaceAnew, Summon, intention
from pioche.games.veiel.lasting import put_away
from pioche.games.veiel.play import Whether
from pioche.kernel.cards.value import Outcome, Scope, walk
from pioche.kernel.play import flow
from pioche.kernel.play.flow import Procedure
from pioche.kernel.play.intent import Intent
from pioche.kernel.play.trigger import announce
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game

NO_CHANCE = key_of("forecast")
PUT_AWAY = ("play", "discard", "leave")  # what happens to a card that does nothing


def forecast(game: Game) -> tuple[Intent, ...]:
    """What each enemy will do in the enemies' turn if it came now, in the order in which they act."""
    if game.result is not None or game.counters["enemies-turn"] or not board.heroes(game):
        return ()
    ahead = game.copy()
    ahead.chance = Chance(NO_CHANCE)
    ahead.stack = []
    ahead.moment("heroes")
    put_away(ahead)
    ahead.counters["enemies-turn"] = 1
    ahead.moment("taken")
    begun = [entry.rule for entry in game.index.get("when:enemies-turn", ())]
    sure = not any(isinstance(node, PlaceAnew) for rule in begun for node in walk(rule))  # by dice nobody foresees
    if sure:
        play(ahead, announce(ahead, "enemies-turn", (0,), Scope(NOBODY, NOBODY)))
    # A boss that owes an answer draws an Action before anybody acts.
    sure = sure and not any(ahead.cards[ref].count(OWED) for ref in board.enemies(ahead))
    found = []
    for ref in board.enemies(ahead):
        if not ahead.alive(ref):
            continue
        intent = foresee(ahead, ref, sure)
        found.append(intent)
        sure = sure and intent.note not in ("boss", "summons")
    return tuple(found)


def idle(game: Game, seat: int, key: str) -> bool:
    """Whether nothing would come of playing a card but that it is put away; tried on a copy.

    Nothing hidden decides it: whatever is looked at, drawn or searched would be told by an event.
    """
    trial = game.copy()
    trial.answer(seat, (key,))
    asked = trial.decision
    return asked is not None and asked.ask == "hero-turn" and all(event.kind in PUT_AWAY for event in trial.events)


def foresee(ahead: Game, ref: int, sure: bool) -> Intent:
    """What one enemy will do; afterwards it has done it."""
    assault = board.definition(ahead, ref).assault()
    if assault is None:
        return Intent(ref, sure=False, note="boss")
    if STUNNED in ahead.cards[ref].marks:
        return Intent(ref, sure=sure, note="stunned")
    turn = EnemyTurn(ref, ref)
    note = ""
    if summons(ahead, ref, assault):
        turn.at, note = "move", "summons"
    elif assault.first is not None:  # what it does before it walks may change whom it can attack
        play(ahead, assault.first.carry_out(ahead, turn.scope(ahead)))
        turn.at = "move"
    plan = intention(ahead, ref, assault)
    targets = tuple([board.hero(ahead, seat) for seat in plan.targets])
    before = {hero: wounds(ahead, hero) for hero in targets}
    play(ahead, turn)
    hit = targets[: len(turn.amounts)]  # it may die before it attacks, or while it does
    told = tuple([wounds(ahead, hero) - before[hero] for hero in hit])
    return Intent(ref, plan.path, plan.facing, hit, turn.amounts, told, sure and note == "", note)


def wounds(game: Game, hero: int) -> int:
    return len(game.cards_in("wounds", game.cards[hero].owner))


def summons(game: Game, ref: int, assault: Assault) -> bool:
    """Whether an enemy is about to summon others."""
    first = assault.first
    if first is None or not any(isinstance(node, Summon) for node in walk(first)):
        return False
    scope = Scope(NOBODY, NOBODY, ref)
    return not isinstance(first, Whether) or first.condition.met(game, scope)


def play(ahead: Game, what: Outcome | Procedure) -> None:
    """Play on to the end of it; where a hero has a choice, the first answer will do."""
    if not isinstance(what, Procedure):
        return
    ahead.stack = [what]
    flow.run(ahead)
    while ahead.asked:
        decision = ahead.asked[0]
        ahead.answer(decision.seat, first_answer(option.key for option in reversed(decision.options))[: decision.least])


def first_answer(keys: Iterable[str]) -> tuple[str, ...]:
    """The keys with what changes least first: from the deck rather than from the hand."""
    return tuple(sorted(keys, key=lambda key: key != "deck"))
