"""Solo mode: set-up, the turn, the end, Hilda's peculiarities and the difficulties."""

from __future__ import annotations

import pytest

from pioche.games.seiya import RULES, Config, new
from pioche.games.seiya.field import HILDA, definition
from pioche.games.seiya.setup import agreed
from pioche.kernel.play.decision import Refused
from pioche.kernel.state.game import Game
from tests.rules.seiya.test_solo_hilda import COSMOS, DISCARD, DRAW, FORCE, FREEZE, PILE, solo
from tests.scenario import Factory, Side, rule


def slugs(game: Game, zone: str, seat: int = 0) -> list[str]:
    return [definition(game, ref).slug for ref in game.cards_in(zone, seat)]


# Set-up


@rule("seiya:solo:0:1", "seiya:solo:1:1", "seiya:solo:2:1", "seiya:solo:2:3", "seiya:solo:2:4")
def test_one_player_faces_hilda_without_a_clock(table: Factory) -> None:
    game = new(Config(mode="solo", heroes=("shun",)), 1)
    assert (game.players, game.automatic) == (2, (HILDA,))
    assert "flames" not in game.counters
    assert (game.counters["turn"], game.counters["sapphires"]) == (1, 0)
    assert slugs(game, "statue") == ["robe-d-odin"]
    assert len(game.cards_in("board")) == 4
    for players in (2, 3):
        with pytest.raises(Refused) as refused:
            agreed(Config(mode="solo", players=players))
        assert refused.value.reason.rule == "seiya:solo:0:1"


@rule("seiya:solo:2:2")
@pytest.mark.parametrize("poseidon", [False, True])
def test_no_relic_nor_hilda_nor_pope_is_in_the_reserve(poseidon: bool) -> None:
    game = new(Config(mode="solo", poseidon=poseidon), 1)
    everywhere = {RULES.catalogue.definitions[card.definition].slug for card in game.cards.values()}
    assert everywhere.isdisjoint(
        {"hilda", "pope", "balmung", "anneau-des-nibelungen", "trident-de-poseidon", "urne-d-athena"}
    )
    assert "athena" in everywhere


# The turn


@rule("seiya:solo:5.2:1", "seiya:solo:5.2.3:1", "seiya:solo:5.2.4:1", "seiya:solo:5.2.4:3", "seiya:solo:3.6:1")
def test_she_acts_then_the_player_then_the_counter_advances(table: Factory) -> None:
    t = solo(table, DRAW, turn=3)
    assert [event.kind for event in t.log if event.kind in ("turn", "die")] == ["turn", "die"]
    assert 2 not in t.field  # not filled before the main phase
    t.pending("main-phase", "seiya")
    t.seiya.play("seiya-verycommon", facing="phaeton")
    t.seiya.end_turn()
    assert t.game.counters["turn"] == 5
    assert t.seiya.played == []
    assert [event.kind for event in t.log].count("draw") == 4  # back to five cards in upkeep


@rule("seiya:solo:5.2.4:2")
def test_the_last_card_is_removed_wherever_it_lies(table: Factory) -> None:
    t = solo(table, DRAW, field={1: "oko", 3: "phaeton"}, reserve=[])
    t.seiya.end_turn()
    assert t.removed == ["phaeton"]


@rule("seiya:solo:5.2.3:2")
def test_the_player_aims_effects_at_her(table: Factory) -> None:
    """Oko, destroyed: each opponent destroys a Saint of the hand."""
    side = Side(hand=["docrates", "jaki", "geist"])
    t = solo(table, DRAW, side, field={1: "phaeton"}, seiya=Side(hand=["oko"], draw=PILE))
    t.seiya.play("oko", facing="phaeton").use("oko")
    assert t.hilda.destroyed == ["geist"]


@rule("seiya:solo:1:3", "seiya:solo:1:4", "seiya:solo:1:5")
def test_the_game_ends_after_turn_24_and_the_points_decide(table: Factory) -> None:
    side = Side(hand=["docrates"])
    t = solo(table, DRAW, side, field={}, reserve=[], turn=23, seiya=Side(hand=["geist"] * 3))
    t.seiya.end_turn()
    assert t.over
    assert [event.seat for event in t.events("end")] == [-1], "for everybody"
    assert (t.seiya.score, t.hilda.score, t.winners) == (3, 2, ["seiya"])
    t = solo(table, DRAW, side, field={}, reserve=[], turn=22, seiya=Side(hand=["geist"] * 3))
    t.seiya.end_turn()
    assert not t.over


@rule("seiya:solo:1:4")
def test_a_tie_with_hilda_is_shared(table: Factory) -> None:
    side = Side(hand=["docrates"])
    t = solo(table, DRAW, side, field={}, reserve=[], turn=23, seiya=Side(hand=["geist"] * 2))
    t.seiya.end_turn()
    assert t.winners == ["seiya", "hilda"]


@rule("seiya:solo:1:6", "seiya:solo:1:8")
def test_her_points_are_everywhere_but_under_her_token_less_one_per_marked_card(table: Factory) -> None:
    side = Side(
        hand=["docrates"], discard=["docrates"], apart=["docrates"], armour="armure-du-lion", wounded=["docrates"],
        frozen=["armure-du-lion"], destroyed=["docrates"],
    )  # fmt: skip
    t = solo(table, DISCARD, side, field={}, seiya=Side())
    lion = RULES.catalogue.definitions[RULES.catalogue.by_slug["armure-du-lion"]].pv  # type: ignore[attr-defined]
    assert t.hilda.score == 4 * 2 + 2 * lion - 2


# Her peculiarities


@rule("seiya:solo:5.3:1")
def test_she_does_not_apply_what_her_cards_do_when_marked(table: Factory) -> None:
    """Guard 2 has who wounds or freezes it draw a card; Robe Epsilon freezes a card of an opponent's hand."""
    side = Side(hand=["garde-d-asgard-2"], discard=["oko", "geist"])
    t = solo(table, DISCARD, side, field={}, seiya=Side(hand=["robe-divine-epsilon-alioth"] * 2, draw=PILE))
    t.seiya.play("robe-divine-epsilon-alioth").use("robe-divine-epsilon-alioth")
    assert t.hilda.frozen == ["garde-d-asgard-2"]
    assert (t.hilda.hand, t.hilda.discard) == ([], ["oko", "geist"])


@rule("seiya:solo:5.3:1")
@pytest.mark.parametrize(
    "slug",
    [
        pytest.param("misty-du-lezard", id="discard"),
        pytest.param("oko", id="destroy"),
        pytest.param("ban-du-petit-lion", id="wound"),
        pytest.param("hagen-de-merak", id="freeze"),
        pytest.param("milo-du-scorpion", id="play"),
    ],
)
@pytest.mark.parametrize("difficulty", ["normal", "difficult"])
def test_she_does_not_apply_what_her_cards_do_when_used_or_played(table: Factory, slug: str, difficulty: str) -> None:
    """A sixth card pushes it out, and nothing happens besides."""
    side = Side(hand=[slug, *["phaeton"] * 4], wounded=["oko"], destroyed=["oko"])
    you = Side(hand=["docrates", "docrates"], draw=PILE, wounded=["oko"], frozen=["oko"], discard=["oko"])
    t = solo(table, FREEZE, side, difficulty, field={4: "cassios"}, seiya=you)
    t.pending("choose-freeze", "seiya")
    assert t.hilda.hand == [*["phaeton"] * 4, "cassios"]
    assert (t.hilda.discard, t.hilda.wounded, t.hilda.destroyed) == ([slug], ["oko"], ["oko"])
    assert (t.seiya.hand, t.seiya.discard) == (["docrates", "docrates"], ["oko"])
    assert (t.seiya.destroyed, t.seiya.frozen, t.seiya.wounded) == ([], ["oko"], ["oko"])


@rule("seiya:solo:5.3:2", "seiya:solo:5.3:3", "seiya:solo:5.3:4")
def test_a_god_warrior_that_leaves_is_hers_and_only_the_player_suffers_the_exit(table: Factory) -> None:
    """Fenrir, Exit: each player freezes a card of the hand or discards a Shiryû."""
    you = Side(hand=["oko", "jaki"], draw=PILE)
    t = solo(table, DRAW, Side(hand=["geist"]), field={6: "fenrir-d-alioth"}, reserve=[], seiya=you)
    t.seiya.end_turn()
    t.pending("choose-option", "seiya")
    t.seiya.choose("option/1")
    t.pending("choose-freeze", "seiya")
    t.seiya.choose("jaki")
    assert t.seiya.frozen == ["jaki"]
    assert t.hilda.frozen == []
    assert t.removed == []
    assert "fenrir-d-alioth" in t.hilda.hand
    assert t.game.counters["sapphires"] == 1


@rule("seiya:solo:5.3:5")
def test_effects_on_flames_do_nothing(table: Factory) -> None:
    t = solo(table, DRAW, field={}, reserve=["seiya-du-sagittaire", "misty-du-lezard"])
    t.seiya.end_turn()
    assert "flames" not in t.game.counters
    assert t.events("flame") == []


@rule("seiya:solo:5.3:10")
def test_to_draw_she_takes_the_top_card_of_her_discard_and_keeps_the_rest(table: Factory) -> None:
    """Athena arrives: each player draws a card."""
    t = solo(table, DISCARD, Side(discard=["oko", "geist"]), field={}, reserve=["athena"], seiya=Side())
    t.seiya.end_turn()
    assert t.hilda.hand[:1] == ["geist"]
    assert t.hilda.discard == ["oko"]
    assert t.hilda.apart == []


# Difficulties


@rule("seiya:solo:6:1", "seiya:solo:6.1:1", "seiya:solo:6.1:2", "seiya:solo:6.2:1")
@pytest.mark.parametrize(("difficulty", "hand"), [("normal", []), ("difficult", ["hilda"]), ("expert", ["hilda"])])
def test_beyond_normal_she_starts_with_her_own_card(difficulty: str, hand: list[str]) -> None:
    game = new(Config(mode="solo", difficulty=difficulty), 4)  # type: ignore[arg-type]
    assert slugs(game, "hand", HILDA)[: len(hand)] == hand
    assert ("hilda" in slugs(game, "hand", HILDA)) is bool(hand)


@rule("seiya:solo:6:1")
def test_a_difficulty_is_for_solo_games_only() -> None:
    with pytest.raises(Refused) as refused:
        agreed(Config(difficulty="expert"))
    assert refused.value.reason.text == "difficulty-only-solo"


@rule("seiya:solo:6.1:4")
@pytest.mark.parametrize(
    ("difficulty", "points", "winner"), [("normal", 2, "seiya"), ("difficult", 4, "hilda"), ("expert", 4, "hilda")]
)
def test_beyond_normal_each_frozen_card_of_the_player_is_a_point_for_her(
    table: Factory, difficulty: str, points: int, winner: str
) -> None:
    """Docrates and a frozen Oko of her own, 2 + 1 - 1; of the player's marked cards the two frozen ones count."""
    side = Side(hand=["docrates"], frozen=["oko"])
    you = Side(frozen=["oko", "phaeton"], wounded=["oko"])
    t = solo(table, DRAW, side, difficulty, field={}, reserve=[], turn=23, seiya=you)
    t.seiya.end_turn()
    assert t.over
    assert (t.seiya.score, t.hilda.score) == (3, points)
    assert t.winners == [winner]


@rule("seiya:solo:6.2:2", "seiya:solo:6.2:3")
@pytest.mark.parametrize(("difficulty", "bought"), [("difficult", False), ("expert", True)])
@pytest.mark.parametrize(("die", "slug", "card"), [(FORCE, "oko", "geist"), (COSMOS, "freya", "armure-du-lion")])
def test_an_expert_has_one_more_to_buy_with(
    table: Factory, difficulty: str, bought: bool, die: int, slug: str, card: str
) -> None:
    t = solo(table, die, Side(hand=[card]), field={1: slug}, difficulty=difficulty)
    assert (slug in t.hilda.hand) is bought


@rule("seiya:solo:6.2:4", "seiya:solo:6.2:6")
@pytest.mark.parametrize(("difficulty", "destroyed"), [("difficult", []), ("expert", ["docrates"])])
def test_an_expert_applies_what_a_sixth_card_pushes_out(table: Factory, difficulty: str, destroyed: list[str]) -> None:
    """Oko, which each opponent pays with a Saint of the hand."""
    side = Side(hand=["oko", "phaeton", "phaeton", "phaeton", "phaeton"])
    you = Side(hand=["docrates", "docrates"], draw=PILE)
    t = solo(table, DRAW, side, field={2: "cassios"}, difficulty=difficulty, seiya=you)
    if destroyed:
        t.pending("choose-destroy", "seiya")
        t.seiya.choose("docrates")
    assert t.seiya.destroyed == destroyed


@rule("seiya:solo:6.2:4")
def test_an_expert_applies_what_it_does_when_played(table: Factory) -> None:
    """Milo, played: an opponent discards a card of the hand."""
    side = Side(hand=["milo-du-scorpion", "dante-de-cerbere", "aghora-du-lotus", "kuraggu", "dauphin"])
    you = Side(hand=["docrates", "oko"], draw=PILE)
    t = solo(table, DRAW, side, field={2: "cassios"}, difficulty="expert", seiya=you)
    t.pending("choose-discard", "seiya")
    t.seiya.choose("oko")
    assert (t.seiya.hand, t.seiya.discard) == (["docrates"], ["oko"])


@rule("seiya:solo:6.2:8")
@pytest.mark.parametrize(("difficulty", "frozen"), [("difficult", 0), ("expert", 1)])
def test_an_expert_applies_what_a_new_armour_pushes_out(table: Factory, difficulty: str, frozen: int) -> None:
    """Robe Divine Epsilon: a random card of an opponent's hand is frozen."""
    t = solo(table, DRAW, Side(armour="robe-divine-epsilon-alioth"), field={2: "armure-du-lion"}, difficulty=difficulty)
    assert t.hilda.armour == ["armure-du-lion"]
    assert len(t.seiya.frozen) == frozen


@rule("seiya:solo:6.2:7")
@pytest.mark.parametrize(("arrivals", "times"), [(4, 1), (5, 2)])
def test_an_expert_applies_the_effect_of_a_card_once_a_turn(table: Factory, arrivals: int, times: int) -> None:
    """Robe Epsilon is pushed out by the number, drawn again by the face, and pushed out again when she has drawn five
    cards more, for each Athéna that arrives: it freezes but once.
    """
    robe = "robe-divine-epsilon-alioth"
    side = Side(hand=[robe, "dante-de-cerbere", "aghora-du-lotus", "kuraggu", "dauphin"])
    you = Side(hand=["oko", "jaki"], draw=PILE)
    reserve = ["athena"] * arrivals
    t = solo(table, DRAW, side, "expert", field={2: "serpent-des-mers"}, reserve=reserve, turn=23, seiya=you)
    t.seiya.end_turn()
    assert t.over
    definition = RULES.catalogue.by_slug[robe]
    assert [event.definition for event in t.events("discard")].count(definition) == times
    assert len(t.seiya.frozen) == 1


@rule("seiya:solo:6.2:7")
def test_in_another_turn_an_expert_applies_it_again(table: Factory) -> None:
    """Four Athéna that arrive leave the Robe on the left of her hand; whatever the next number, it is pushed out."""
    robe = "robe-divine-epsilon-alioth"
    reserve = ["jaki", "jaki", *["athena"] * 4]
    t = solo(table, DRAW, Side(hand=[robe, *["athena"] * 4]), "expert", field={2: "athena"}, reserve=reserve)
    assert t.hilda.hand == [*["athena"] * 4, robe]
    assert len(t.events("freeze")) == 1
    t.seiya.end_turn()
    definition = RULES.catalogue.by_slug[robe]
    assert [event.definition for event in t.events("discard")].count(definition) == 2
    assert len(t.events("freeze")) == 2


# Same seed, same Hilda


@rule("seiya:solo:1:2")
def test_same_seed_and_same_answers_same_hilda() -> None:
    ends = []
    for _ in range(2):
        game = new(Config(mode="solo", difficulty="expert", poseidon=True, epics=True), 11)
        while (decision := game.decision) is not None:
            assert decision.seat != HILDA
            last = decision.options[-max(decision.least, 1) :]
            game.answer(decision.seat, [option.key for option in last][: decision.most])
        ends.append([slugs(game, zone, HILDA) for zone in ("hand", "discard", "apart", "wounded", "frozen")])
        assert game.counters["turn"] == 24
    assert ends[0] == ends[1]
