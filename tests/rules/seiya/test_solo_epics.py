"""Solo mode with Épopées, and what Hilda does to cards of the player."""

from __future__ import annotations

import pytest

from pioche.games.seiya import RULES, Config, new
from pioche.games.seiya.card import EPIC_TYPE, SeiyaCard
from pioche.games.seiya.field import HILDA, definition
from pioche.kernel.cards.select import distinct
from pioche.kernel.play.decision import Decision
from tests.rules.seiya.test_solo_hilda import DISCARD, DRAW, PILE, solo
from tests.scenario import Factory, Side, rule


def epics(config: Config) -> set[str]:
    game = new(config, 1)
    cards = [*game.cards_in("epic"), *game.cards_in("epics")]
    return {definition(game, ref).slug.removeprefix("epopee-") for ref in cards}


ALL = {
    card.slug.removeprefix("epopee-")
    for card in RULES.catalogue.definitions
    if isinstance(card, SeiyaCard) and card.type == EPIC_TYPE and "hades" not in card.wants
}
FLAMES = {"epuisement-d-athena", "fonte-des-glaces"}


@rule("seiya:solo:5.1:1", "seiya:solo:5.1:3")
def test_epics_are_an_option_and_one_is_revealed_at_the_start() -> None:
    assert epics(Config(mode="solo")) == set()
    game = new(Config(mode="solo", epics=True), 2)
    (current,) = game.cards_in("epic")
    assert game.cards[current].count("hourglass") == 0
    assert definition(game, current).hourglasses in (2, 3, 4)


@rule("seiya:solo:5.1:10", "seiya:solo:5.1:11", "seiya:solo:5.1:12", "seiya:solo:5.1:13", "seiya:classic:5.1.1:17")
def test_epics_that_cannot_work_in_the_chosen_boxes_or_alone_are_left_out() -> None:
    marinas = {
        card.slug.removeprefix("epopee-")
        for card in RULES.catalogue.definitions
        if isinstance(card, SeiyaCard) and "poseidon" in card.wants
    }
    assert marinas == {"deluge"}
    assert epics(Config(mode="solo", epics=True)) == ALL - FLAMES - marinas
    assert epics(Config(mode="solo", epics=True, poseidon=True)) == ALL - FLAMES
    assert epics(Config(asgard=True, poseidon=True, epics=True)) == ALL


@rule("seiya:solo:5.1:4", "seiya:glossary:epopee:6")
def test_a_god_warrior_that_leaves_the_field_adds_an_hourglass_after_its_exit(table: Factory) -> None:
    """By the number, and in upkeep; Bud is no God Warrior."""
    t = solo(table, DRAW, field={2: "syd-de-mizar", 6: "bud-d-alcor"}, reserve=[], epic="defiance", epics=["fuite"])
    (epic,) = t.game.cards_in("epic")
    assert t.game.cards[epic].count("hourglass") == 1
    t = solo(table, DRAW, field={6: "siegfried-de-dubhe"}, reserve=[], epic="soutien-telepathique", epics=["fuite"])
    t.seiya.end_turn()
    kinds = [event.kind for event in t.log if event.kind in ("freeze", "hourglass")]
    assert kinds == ["freeze", "hourglass"]  # his Exit freezes the top card of the draw pile


@rule("seiya:solo:5.1:2", "seiya:solo:5.1:5", "seiya:solo:5.1:8")
def test_a_full_epic_ends_and_the_next_one_takes_its_place(table: Factory) -> None:
    t = solo(table, DRAW, field={2: "syd-de-mizar"}, epic="deluge", hourglasses=2, epics=["fuite"],
             seiya=Side(discard=["kiki"], draw=PILE))  # fmt: skip
    assert t.slugs("epic") == ["epopee-fuite"]
    assert t.slugs("epics-past") == ["epopee-deluge"]
    assert t.seiya.wounded == ["kiki"]  # the end of Déluge wounds the Marinas of the discard piles


@rule("seiya:solo:5.1:6", "seiya:solo:5.1:7")
@pytest.mark.parametrize(("hourglasses", "cost"), [(0, 3), (1, 4)])
def test_what_an_epic_changes_follows_its_hourglasses(table: Factory, hourglasses: int, cost: int) -> None:
    """Doutes: without an hourglass uncommon Characters cost one Force less."""
    t = solo(table, DRAW, field={1: "docrates"}, epic="doutes", hourglasses=hourglasses)
    assert t.number("cost_force", "docrates") == cost


@rule("seiya:solo:5.1:9")
def test_what_an_epic_brings_at_the_end_of_the_game_counts_if_it_is_there(table: Factory) -> None:
    """Encerclés: each Guard brings one point more, hers too."""
    t = solo(table, DISCARD, Side(hand=["garde-d-asgard-1"]), field={}, epic="encercles", seiya=Side())
    assert t.hilda.score == 2
    t = solo(table, DISCARD, Side(hand=["garde-d-asgard-1"]), field={}, epic="fuite", seiya=Side())
    assert t.hilda.score == 1


@rule("seiya:glossary:jeton-point-de-victoire:2")
def test_she_takes_the_token_on_a_card_that_she_acquires(table: Factory) -> None:
    t = solo(table, DRAW, epic="victoire-decisive")
    before = t.hilda.score
    t.seiya.end_turn().choose("jaki@1")
    assert t.hilda.hand == ["cassios", "jaki"]
    assert t.hilda.tokens == 1
    assert t.hilda.score == before + 1, "Jaki is worth nothing"


# What she does to cards of the player


@rule("seiya:solo:5.3:7")
def test_of_the_players_cards_the_best_suffer(table: Factory) -> None:
    """An expert's sixth card pushes out Hagen, which destroys a frozen Character."""
    side = Side(hand=["hagen-de-merak", *["jaki"] * 4])
    you = Side(frozen=["oko", "docrates", "phaeton"], draw=PILE)
    t = solo(table, DRAW, side, field={2: "cassios"}, difficulty="expert", seiya=you)
    assert t.seiya.destroyed == ["docrates"]
    you = Side(frozen=["oko", "geist"], draw=PILE)
    t = solo(table, DRAW, side, field={2: "cassios"}, difficulty="expert", seiya=you)
    assert t.seiya.destroyed == ["geist"]  # a point each, but the mightier


@rule("seiya:solo:5.3:7")
def test_where_she_cannot_tell_the_players_cards_apart_the_player_chooses(table: Factory) -> None:
    side = Side(hand=["hagen-de-merak", *["jaki"] * 4])
    you = Side(frozen=["oko", "phaeton"], draw=PILE)
    t = solo(table, DRAW, side, field={2: "cassios"}, difficulty="expert", seiya=you)
    t.pending("choose-destroy", "seiya")
    t.seiya.choose("phaeton")
    assert t.seiya.destroyed == ["phaeton"]


@rule("seiya:solo:5.3:9")
def test_of_the_players_cards_she_would_discard_the_mightiest(table: Factory) -> None:
    """No card has her do so, for she does not apply what her marked cards do; the rule is asked as a card would."""
    t = solo(table, DRAW, field={}, seiya=Side(hand=["oko", "docrates", "phaeton"], draw=PILE))
    cards = list(t.game.cards_in("hand", 0))
    asked = Decision(HILDA, "choose-discard", distinct(t.game, cards, 0))
    settled = RULES.decide_for(t.game, asked)
    assert [definition(t.game, option.card).slug for option in settled.options] == ["docrates"]
    tied = RULES.decide_for(t.game, Decision(HILDA, "choose-discard", distinct(t.game, [cards[0], cards[2]], 0)))
    assert (tied.seat, len(tied.options)) == (0, 2)
