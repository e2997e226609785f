"""Which rule in force beats which, and for which moments triggers wait: policies of a game, in one place each."""

from __future__ import annotations

from pioche.kernel.cards.query import Fixed, Is, Yours
from pioche.kernel.cards.rule import Entry, Forbid, Number, Permit, Rule, When
from pioche.kernel.state.catalogue import Static
from pioche.kernel.state.game import Game
from tests.kernel.test_door import shaken
from tests.kernel.test_toy_game import asked, game_of, play, slugs
from tests.toy import Draw, ToyCard, ToyRules

SOLDIER = Is("soldier")


def card(name: str, *rules: Rule, kinds: tuple[str, ...] = ()) -> ToyCard:
    return ToyCard(slug=name.lower(), name=name, kinds=kinds, abilities=(Static(("board",), rules),))


class Ranked(ToyRules):
    """Allowing beats forbidding if its source is a king's card and the other is not."""

    def prevails(self, game: Game, allowing: Entry, forbidding: Entry) -> bool:
        words = game.words
        high, low = (
            "king" in words[game.cards[entry.source].definition] if entry.source else False
            for entry in (allowing, forbidding)
        )
        return high and not low


class Forbidding(ToyRules):
    """The rules of the game forbid soldiers to march."""

    def rules_of_the_game(self) -> tuple[tuple[Rule, str], ...]:
        return ((Forbid("march", SOLDIER), "toy:march"),)


class Undecided(ToyRules):
    """They allow them to as well."""

    def rules_of_the_game(self) -> tuple[tuple[Rule, str], ...]:
        return (Forbid("march", SOLDIER), "toy:march"), (Permit("march", SOLDIER), "toy:march")


CURFEW, PASS = card("Curfew", Forbid("march", SOLDIER)), card("Pass", Permit("march", SOLDIER))
EDICT = card("Edict", Permit("march", SOLDIER), kinds=("king",))


def may_march(game: Game) -> bool:
    (soldier, *_) = (ref for ref in game.cards_in("hand", 0) if game.number("power", ref) == 2)
    assert game.permitted("march", soldier) is (game.forbidden("march", soldier) is None)
    return game.permitted("march", soldier)


def played(*cards: ToyCard, rules: type[ToyRules] = ToyRules) -> Game:
    game = game_of(" ".join(card.slug for card in cards), "", *cards, rules=rules)
    play(game, *(card.slug for card in cards))
    return game


def test_as_a_rule_forbidding_beats_allowing() -> None:
    assert may_march(played(PASS))
    assert not may_march(played(CURFEW, PASS))
    assert not may_march(played(CURFEW, EDICT))


def test_as_a_rule_a_card_beats_the_rules_of_the_game() -> None:
    assert may_march(played(PASS, rules=Forbidding))
    assert not may_march(played(PASS, CURFEW, rules=Forbidding))


def test_of_two_rules_of_the_game_forbidding_beats_allowing() -> None:
    assert not may_march(played(rules=Undecided))


def test_a_game_may_say_that_what_stands_higher_beats_what_forbids() -> None:
    assert not may_march(played(CURFEW, PASS, rules=Ranked))
    assert may_march(played(CURFEW, EDICT, rules=Ranked))


def test_the_same_policy_says_whether_a_number_may_be_lowered() -> None:
    wall, hunger = card("Wall", Forbid("lower", SOLDIER)), Number(("power",), Fixed(-1), SOLDIER)
    famine, tribute = card("Famine", hunger), card("Tribute", hunger, kinds=("king",))

    def power(*cards: ToyCard, rules: type[ToyRules] = ToyRules) -> int | None:
        game = played(*cards, rules=rules)
        (soldier, *_) = (ref for ref in game.cards_in("hand", 0) if game.printed("power", ref) == 2)
        return game.number("power", soldier)

    assert power(famine) == 1
    assert power(wall, famine) == power(wall, tribute) == 2
    assert power(wall, famine, rules=Ranked) == 2
    assert power(wall, tribute, rules=Ranked) == 1


def test_each_trigger_waits_for_its_own_moment() -> None:
    """Two cards wait for the same drop: one draws at the checkpoint, the other at the end of the turn."""
    early = card("Early", When("drop", Yours(), Draw(), kind="auto"))
    late = card("Late", When("drop", Yours(), Draw(), kind="late"))
    game = game_of("early late moth", "soldier", early, late)
    play(game, "early", "late")
    held = len(game.cards_in("hand", 0))
    play(game, "moth")
    assert len(game.cards_in("hand", 0)) == held - 1 + 1, "the first has drawn at the checkpoint after the play"
    assert [trigger.kind for trigger in game.waiting] == ["late"]
    game = shaken(game)
    assert asked(game)[1] == "toy-menu"
    play(game, "end")
    assert len(game.cards_in("hand", 0)) == held + 1, "the second in the evening"
    assert not game.waiting
    assert slugs(game, "drop", 0) == ["moth"]


def test_a_checkpoint_leaves_what_waits_for_another_moment() -> None:
    late = card("Late", When("drop", Yours(), Draw(), kind="late"))
    game = game_of("late moth moth", "soldier", late)
    play(game, "late", "moth", "moth")
    assert len(game.waiting) == 2
    play(game, "end")
    assert asked(game) == (0, "choose-trigger", ["trigger/0", "trigger/1"])
