"""The glossary: places, who sees them, and the states of cards."""

from typing import Any

import pytest

from pioche.games.seiya import Config, new
from pioche.games.seiya.card import HEROES
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.terms import Beside
from pioche.games.seiya.vocabulary import character, gains, while_played
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.state.view import View, view
from tests.scenario import Factory, Scenario, Side, rule

SIX = ["jaki", "oko", "phaeton", "cassios", "leda", "spica"]


def dealt(table: Factory, seed: int, first: int = 0) -> Scenario:
    """A table set up by the rules of setup, instead of a made position."""
    t = table(seiya=Side(), shun=Side())
    t.game = new(Config(players=2, heroes=("seiya", "shun"), first=first), seed)
    t.log = list(t.game.events)
    return t


def slugs(seen: View, zone: str, seat: int = 0) -> list[str]:
    """The faces that a view shows; a hidden card has none."""
    return [card.slug for card in seen.cards(zone, seat)]


# Setup


@rule("seiya:glossary:terrain:1")
def test_the_field_is_a_row_of_six_cards_of_the_reserve(table: Factory) -> None:
    t = dealt(table, 1)
    assert sorted(t.field) == [1, 2, 3, 4, 5, 6]
    assert len(t.reserve) == 125 - 6
    for seat in (0, 1, NOBODY):
        assert slugs(view(t.game, seat), "field") == [t.field[slot] for slot in range(1, 7)]


@rule("seiya:glossary:arrivee:2")
@pytest.mark.parametrize("slug", ["ptolemy-de-la-fleche", "gigas", "pope", "geist"])
def test_no_card_arrives_during_setup(table: Factory, slug: str) -> None:
    seed = next(seed for seed in range(500) if slug in dealt(table, seed).field.values())
    t = dealt(table, seed)
    assert t.flames == 12
    assert len(t.field) == 6
    assert (t.seiya.destroyed, t.shun.destroyed, t.seiya.discard, t.shun.discard) == ([], [], [], [])
    assert not t.events("arrive")
    t.pending("main-phase", "seiya")


@rule("seiya:glossary:jeton-flamme:1")
def test_all_flames_start_on_the_clock_and_go_out_with_time(table: Factory) -> None:
    t = dealt(table, 1)
    assert t.seiya.view.counters["flames"] == t.shun.view.counters["flames"] == 12

    t = table(seiya=Side(), field=[*SIX[:5], "mu-du-belier"])
    t.seiya.end_turn()
    assert t.seiya.view.counters["flames"] == t.shun.view.counters["flames"] == 11


@rule("seiya:glossary:jeton-heros:1")
def test_everybody_sees_which_hero_a_player_is() -> None:
    game = new(Config(players=3, heroes=("hyoga", "ikki", "seiya")), 3)
    for seat in (0, 1, 2, NOBODY):
        counters = view(game, seat).counters
        assert [list(HEROES)[counters[f"hero/{player}"]] for player in range(3)] == ["hyoga", "ikki", "seiya"]


@rule("seiya:glossary:jeton-heros:2")
def test_it_is_known_to_the_end_who_began(table: Factory) -> None:
    t = dealt(table, 1, first=1)
    t.pending("main-phase", "shun")
    assert t.seiya.view.counters["first"] == 1

    t = table(seiya=Side(), shun=Side(), field=[*SIX[:5], "mu-du-belier"], reserve=SIX, flames=1, first=1)
    assert t.seiya.view.counters["first"] == t.shun.view.counters["first"] == 1
    t.shun.end_turn()
    assert t.flames == 0
    assert t.seiya.view.counters["first"] == t.shun.view.counters["first"] == 1
    assert not t.over, "the round that Shun began is not over"
    t.seiya.end_turn()
    assert t.over


# Piles and who sees them


@rule("seiya:glossary:main:1")
def test_a_hand_is_seen_by_its_player_only(table: Factory) -> None:
    t = table(seiya=Side(hand=["jaki", "oko"]), shun=Side(hand=["cassios"]), field=["spica"])
    assert slugs(t.seiya.view, "hand", 0) == ["jaki", "oko"]
    assert slugs(t.shun.view, "hand", 0) == ["", ""]
    assert slugs(t.seiya.view, "hand", 1) == [""]
    assert slugs(t.shun.view, "hand", 1) == ["cassios"]


@rule("seiya:glossary:main:1")
def test_cards_drawn_come_into_the_hand_unseen_by_others(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-de-la-vierge", draw=["jaki", "oko"]), field=["spica"])
    t.seiya.use("armure-de-la-vierge")
    assert slugs(t.seiya.view, "hand", 0) == ["oko", "jaki"]
    assert slugs(t.shun.view, "hand", 0) == ["", ""]


@rule("seiya:glossary:main:2")
def test_upkeep_lets_a_large_hand_be(table: Factory) -> None:
    t = table(seiya=Side(hand=["jaki"] * 12), field=["spica"])
    t.seiya.end_phase()
    decision = t.pending("choose-upkeep", "seiya")
    assert (decision.least, decision.most) == (0, 12)
    t.seiya.choose()
    assert len(t.seiya.hand) == 12


@rule("seiya:glossary:pioche:1")
def test_a_draw_pile_is_hidden_even_from_its_player(table: Factory) -> None:
    t = table(seiya=Side(draw=["jaki", "oko"]), shun=Side(draw=["cassios"]), field=["spica"])
    for seat in (t.seiya, t.shun):
        assert slugs(seat.view, "draw", 0) == ["", ""]
        assert slugs(seat.view, "draw", 1) == [""]


@rule("seiya:glossary:pioche:2")
def test_a_draw_pile_that_became_empty_stays_empty_until_a_card_must_be_drawn(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko", "oko", "oko"], armour="armure-de-la-vierge", draw=["jaki", "cassios"]),
        field={1: "spica"},
    )
    t.seiya.use("armure-de-la-vierge")
    assert (t.seiya.draw, t.seiya.discard) == ([], ["armure-de-la-vierge"])
    t.seiya.end_turn()
    assert (t.seiya.draw, t.seiya.discard) == ([], ["armure-de-la-vierge"]), "with 5 cards in hand none is drawn"
    assert not t.events("shuffle")


@rule("seiya:glossary:pioche:2")
def test_the_whole_discard_pile_becomes_the_draw_pile(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko"] * 4, discard=["jaki", "cassios", "phaeton"]), field={1: "spica"})
    t.seiya.end_turn()
    assert len(t.seiya.hand) == 5
    assert len(t.seiya.draw) == 2
    assert t.seiya.discard == []
    assert sorted(t.seiya.draw + t.seiya.hand[4:]) == ["cassios", "jaki", "phaeton"]


@rule("seiya:glossary:reserve:1")
def test_the_reserve_is_hidden_from_everybody(table: Factory) -> None:
    t = table(seiya=Side(), field=SIX, reserve=["geist", "dauphin"])
    for seat in (t.seiya, t.shun):
        assert slugs(seat.view, "reserve") == ["", ""]
    t.seiya.end_turn()
    assert t.field[1] == "dauphin", "it feeds the field at the end of the turn, from its top"
    for seat in (t.seiya, t.shun):
        assert slugs(seat.view, "reserve") == [""]
        assert slugs(seat.view, "field")[0] == "dauphin"


@rule("seiya:glossary:defausse:1")
def test_each_player_has_a_discard_pile_face_up(table: Factory) -> None:
    t = table(seiya=Side(hand=["docrates"], discard=["jaki"]), shun=Side(discard=["cassios"]), field=["spica"])
    t.seiya.play("docrates").use("docrates")
    for seat in (0, 1, NOBODY):
        assert slugs(view(t.game, seat), "discard", 0) == ["jaki", "docrates"]
        assert slugs(view(t.game, seat), "discard", 1) == ["cassios"]


@rule("seiya:glossary:defausse-commune-du-terrain:1", "seiya:glossary:defausse-du-terrain:1")
def test_cards_that_leave_the_game_lie_face_up_in_one_common_discard(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas"]),
        field={1: "jaki", 2: "armure-du-lion", 6: "oko"},
        removed=["geist"],
    )
    t.seiya.play("gigas", "armure-du-lion").use("gigas").choose("jaki")
    t.seiya.end_turn()
    for seat in (0, 1, NOBODY):
        assert slugs(view(t.game, seat), "removed") == ["geist", "jaki", "oko"]


@rule("seiya:glossary:defausse-du-terrain:1")
def test_the_common_discard_holds_what_upkeep_and_what_effects_removed(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas"]),
        shun=Side(hand=["shaka-de-la-vierge", "aghora-du-lotus"]),
        field={1: "seiya-du-sagittaire", 2: "jaki", 6: "armure-du-taureau"},
    )
    t.seiya.play("gigas", "armure-du-taureau").use("gigas").choose("jaki")
    t.seiya.end_turn()
    t.shun.play("shaka-de-la-vierge", "seiya-du-sagittaire")
    t.shun.play("aghora-du-lotus", "seiya-du-sagittaire").acquire("seiya-du-sagittaire", "cosmos")
    t.pending("choose-take", "shun")
    assert t.shun.can_choose("jaki"), "removed by Gigas"
    assert t.shun.can_choose("armure-du-taureau"), "removed in upkeep"


# Discarded


@rule("seiya:glossary:defaussee:2", "seiya:glossary:defaussee:1")
def test_a_card_that_underwent_discard_is_in_a_discard_pile(table: Factory) -> None:
    t = table(seiya=Side(hand=["docrates"], armour="armure-de-la-vierge", draw=["jaki"] * 2), field=["spica"])
    t.seiya.play("docrates").use("docrates").use("armure-de-la-vierge")
    assert (t.seiya.played, t.seiya.armour) == ([], [])
    assert t.seiya.discard == ["docrates", "armure-de-la-vierge"]


@rule("seiya:glossary:defaussee:3", "seiya:glossary:defaussee:1")
def test_upkeep_discards_the_cards_played(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko", "jaki", "leda"] + ["cassios"] * 5), field={1: "spica"})
    t.seiya.play("oko").play("jaki")
    t.seiya.end_turn(discard=["leda"])
    assert t.seiya.played == []
    assert t.seiya.discard == ["oko", "jaki", "leda"]
    assert t.seiya.hand == ["cassios"] * 5


@rule("seiya:glossary:defaussee:4", "seiya:glossary:defaussee:1")
def test_an_armour_is_discarded_when_another_is_equipped(table: Factory) -> None:
    t = table(seiya=Side(hand=["armure-du-lion", "armure-du-taureau"]), field=["spica"])
    t.seiya.play("armure-du-lion").play("armure-du-taureau")
    assert t.seiya.discard == ["armure-du-lion"]
    assert t.seiya.armour == ["armure-du-taureau"]


@rule("seiya:glossary:armure:2", "seiya:glossary:blesse:2")
def test_upkeep_leaves_the_equipped_armour_and_the_wounded_in_place(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko", "armure-du-lion"], wounded=["jaki"], draw=["cassios"] * 5),
        field={1: "spica"},
    )
    t.seiya.play("oko").play("armure-du-lion").end_turn()
    assert t.seiya.discard == ["oko"]
    assert t.seiya.armour == ["armure-du-lion"]
    assert t.seiya.wounded == ["jaki"]


# Wounded and destroyed


@rule("seiya:glossary:blesse:1", "seiya:glossary:marqueur-blessure:1")
def test_everybody_sees_which_characters_are_wounded(table: Factory) -> None:
    t = table(seiya=Side(hand=["ban-du-petit-lion", "oko"]), shun=Side(hand=["shun-common", "jaki"]), field=["spica"])
    t.seiya.play("ban-du-petit-lion").play("oko").use("ban-du-petit-lion")
    t.shun.choose("shun-common")
    for seat in (0, 1, NOBODY):
        seen = view(t.game, seat)
        assert slugs(seen, "wounded", 0) == ["ban-du-petit-lion"]
        assert slugs(seen, "wounded", 1) == ["shun-common"]
        assert {card.mode for row in seen.zones["wounded"] for card in row} == {0}, "only frost has sides"
        assert slugs(seen, "play", 0) == ["oko"], "not wounded"


@rule("seiya:glossary:blesse:1", "seiya:glossary:marqueur-blessure:1")
def test_a_character_is_wounded_until_it_is_healed(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-verycommon"], wounded=["jaki"]), field=["spica"])
    t.seiya.play("seiya-verycommon").heal_with("seiya-verycommon")
    assert slugs(t.shun.view, "wounded", 0) == []
    assert "jaki" in t.seiya.discard


@rule("seiya:glossary:detruite:1", "seiya:glossary:detruite:2", "seiya:glossary:jeton-heros:3")
def test_destroyed_cards_lie_under_their_owners_token(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-du-scorpion", hand=["phaeton", "leda"]), shun=Side(wounded=["jaki"]), field=["spica"]
    )
    t.seiya.use("armure-du-scorpion").play("phaeton").choose("leda")
    assert t.seiya.destroyed == ["leda"]
    assert t.shun.destroyed == ["jaki"]
    assert "leda" not in t.seiya.hand + t.seiya.discard + t.seiya.draw
    assert t.shun.wounded == []


# A player's deck and its VP


@rule("seiya:glossary:jeu-deck:1", "seiya:glossary:pv:1")
def test_a_deck_is_all_cards_that_are_not_destroyed(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["cassios"],  # 1
            draw=["jabu-de-la-licorne"],  # 2
            discard=["babel-du-centaure"],  # 2
            wounded=["moses-de-la-baleine"],  # 3
            armour="armure-du-lion",  # 3
            destroyed=["shura-du-capricorne"],
            aside=["seiya-common"],
        ),
        shun=Side(discard=["mu-du-belier"]),
        removed=["doko-de-la-balance"],
        field=["spica"],
    )
    assert t.seiya.score == 1 + 2 + 2 + 3 + 3
    assert t.shun.score == 5


@rule("seiya:glossary:deck:1", "seiya:glossary:jeu-deck:1")
@pytest.mark.parametrize(
    ("zone", "points"), [("hand", 4), ("draw", 4), ("discard", 4), ("wounded", 4), ("destroyed", 0)]
)
def test_what_a_card_calls_a_deck_is_the_players_game(table: Factory, zone: str, points: int) -> None:
    """Léda and Spica look for each other in their player's deck."""
    piles: dict[str, Any] = {"discard": ["leda"]}
    piles[zone] = [*piles.get(zone, []), "spica"]
    t = table(seiya=Side(**piles), field=["oko"])
    assert t.seiya.score == points


@rule("seiya:glossary:pv:1")
def test_a_card_gives_its_vp_when_it_joins_the_deck(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne"]), field=["jaki", "geki-de-l-ours"])
    assert t.seiya.score == 6
    t.seiya.play("shura-du-capricorne", "geki-de-l-ours").acquire("geki-de-l-ours", "force")
    assert t.seiya.score == 6 + 2


@rule("seiya:glossary:pv:2")
@pytest.mark.parametrize(("destroyed", "points"), [(4, 0), (5, 1), (12, 2)])
def test_a_star_is_computed_as_the_card_says(table: Factory, destroyed: int, points: int) -> None:
    t = table(seiya=Side(hand=["jaki"], destroyed=["cassios"] * destroyed), field=["spica"])
    assert t.seiya.score == points


@rule("seiya:glossary:pv:2")
def test_only_cards_with_a_star_have_a_rule_for_their_vp() -> None:
    """Marine and Shaina print 3 VP and a star: the rule gives both."""
    starred = {card.slug for card in ALL if card.pv_rule is not None and card.set == "base"}
    assert starred == {"athena", "jaki", "jango", "leda", "spica", "marine-de-l-aigle", "shaina-d-ophiuchus"}


# Values that are not printed


@rule("seiya:glossary:cosmos:3")
def test_a_card_without_cosmos_has_zero_and_may_gain_some(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-verycommon", "marine-de-l-aigle"]), field={6: "geki-de-l-ours"})
    t.seiya.play("seiya-verycommon")
    assert t.seiya.cosmos_of("seiya-verycommon") == 0
    t.seiya.play("marine-de-l-aigle")
    assert t.seiya.cosmos_of("seiya-verycommon") == 1
    t.seiya.acquire("geki-de-l-ours", "cosmos")
    assert t.seiya.hand == ["geki-de-l-ours"]


@rule("seiya:glossary:force:3")
def test_a_card_without_force_has_zero_and_may_gain_some(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["capella-du-cocher", "oko", "leda"], armour="armure-de-la-balance"),
        field=["cassios"],
    )
    t.seiya.play("capella-du-cocher").play("oko")
    assert t.seiya.force_of("capella-du-cocher") == 0
    assert not t.seiya.can_acquire("cassios", "force")
    t.seiya.use("armure-de-la-balance")
    assert t.seiya.force_of("capella-du-cocher") == 1
    assert t.seiya.can_acquire("cassios", "force")


@rule("seiya:glossary:soin:3")
def test_a_card_without_heal_has_zero(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko"], wounded=["jaki"]), field=["cassios"])
    t.seiya.play("oko")
    assert t.number("heal", "oko", "play") == 0
    assert not t.seiya.can_heal_with("oko")


@rule("seiya:glossary:soin:3")
def test_an_effect_may_give_heal_to_a_card_that_prints_none(table: Factory) -> None:
    """No card of the base box changes Heal, so one is made up here."""
    nurse = character("nurse", "999", "Nurse", "common", while_played(gains(("heal",), 1, Beside())))
    t = table(seiya=Side(hand=["oko", "nurse"], wounded=["jaki"]), field=["cassios"], cards=(nurse,))
    t.seiya.play("oko").play("nurse")
    assert t.number("heal", "oko", "play") == 1
    assert not t.seiya.can_heal_with("nurse")
    t.seiya.heal_with("oko")
    assert t.seiya.wounded == []
