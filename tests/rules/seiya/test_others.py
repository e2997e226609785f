"""Characters without a class."""

from itertools import count

import pytest

from pioche.games.seiya import RULES
from pioche.games.seiya.field import definition
from pioche.games.seiya.setup import Config, new
from tests.scenario import Factory, Side, packet, rule

FIELD = ["docrates", "guilty", "misty-du-lezard", "dio-de-la-mouche", "capella-du-cocher", "phaeton"]


# Athéna


@rule("seiya:card:athena:1", "seiya:faq:athena:1")
@pytest.mark.parametrize(("draw", "points"), [(20, 3), (22, 3), (23, 4), (0, 1)])
def test_athena_scores_each_full_group_of_ten_cards_not_destroyed(table: Factory, draw: int, points: int) -> None:
    t = table(
        seiya=Side(
            hand=["athena", *packet("seiya", count=4)],
            draw=packet("seiya", count=draw),
            discard=packet("seiya", count=6),
            wounded=packet("seiya", count=5),
            armour="armure-de-pegase",
            destroyed=packet("seiya", count=30),
            aside=packet("seiya", "common", 5),
        ),
        shun=Side(draw=packet("shun", count=20)),
        field=["jaki"],
    )
    assert t.seiya.score == points


@rule("seiya:card:athena:1", "seiya:faq:athena:1")
def test_athena_counts_those_on_guard_too(table: Factory) -> None:
    t = table(seiya=Side(hand=["athena"], draw=packet("seiya", count=8), guard=["seiya-common"]), field=["jaki"])
    assert t.seiya.score == 1 + 1, "ten cards, and Seiya"


@rule("seiya:card:athena:2", "seiya:faq:athena:3", "seiya:faq:athena:4")
def test_when_athena_arrives_all_draw_a_card_then_heal_all_their_wounded(table: Factory) -> None:
    t = table(
        seiya=Side(draw=["oko"] * 7, wounded=["cassios", "jaki"]),
        shun=Side(draw=["phaeton"]),
        ikki=Side(wounded=["gigas"]),
        field=["jaki"],
        reserve=["athena"],
    )
    t.seiya.end_turn()
    assert t.seiya.hand == ["oko"] * 6
    assert t.seiya.wounded == []
    assert t.seiya.discard == ["cassios", "jaki"]
    assert t.shun.hand == ["phaeton"], "drawn without anybody to heal"
    assert t.ikki.wounded == []
    assert t.ikki.discard == ["gigas"], "healed although nothing could be drawn before"
    assert t.ikki.hand == []


# Pope


@rule("seiya:card:pope:1", "seiya:faq:pope:3")
def test_when_pope_arrives_he_and_all_removed_gold_saints_are_shuffled_into_the_reserve(table: Factory) -> None:
    t = table(
        seiya=Side(),
        field=FIELD,
        reserve=["oko", "jaki", "cassios", "pope"],
        removed=["mu-du-belier", "armure-du-lion", "spartan", "shaka-de-la-vierge"],
    )
    t.seiya.end_turn()
    assert sorted(t.removed) == ["armure-du-lion", "phaeton", "spartan"]
    mixed = ["cassios", "jaki", "mu-du-belier", "oko", "pope", "shaka-de-la-vierge"]
    assert sorted([*t.reserve, t.field[1]]) == mixed
    assert t.field[1] != "pope"
    assert t.events("shuffle")


@rule("seiya:faq:pope:1")
def test_pope_drawn_by_dante_does_not_arrive(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne"] * 2),
        field=["dante-de-cerbere"],
        reserve=["jaki", "pope"],
        removed=["mu-du-belier"],
    )
    t.seiya.play("shura-du-capricorne").play("shura-du-capricorne").acquire("dante-de-cerbere", by="force")
    assert "pope" in t.seiya.discard
    assert t.removed == ["mu-du-belier"]
    assert t.reserve == ["jaki"]
    assert not t.events("shuffle")


@pytest.mark.parametrize(
    "slug",
    [
        pytest.param("pope", marks=rule("seiya:faq:pope:2")),
        pytest.param("gigas", marks=rule("seiya:faq:gigas:5")),
    ],
)
def test_a_card_revealed_during_setup_does_not_arrive(slug: str) -> None:
    for seed in count():
        game = new(RULES, Config(), seed)
        if any(definition(game, ref).slug == slug for ref in game.cards_in("field")):
            break
    assert game.decision is not None
    assert game.decision.ask == "main-phase"
    assert len(game.cards_in("field")) == 6


@rule("seiya:faq:pope:2")
def test_pope_on_the_field_is_acquired_only_by_another_cards_effect(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[*["doko-de-la-balance"] * 3, *["shiva-du-paon"] * 2], armour="armure-du-lion"),
        field=["pope", "shura-du-capricorne"],
    )
    assert t.field[1] == "pope"
    t.seiya.play("shiva-du-paon", facing="pope").play("shiva-du-paon", facing="pope")
    assert not t.seiya.can_acquire("pope", by="force")
    assert not t.seiya.can_acquire("pope", by="cosmos")
    for _ in range(3):
        t.seiya.play("doko-de-la-balance", facing="shura-du-capricorne")
    t.seiya.acquire("shura-du-capricorne", by="force")
    assert "pope" in t.seiya.discard
    assert t.field == {}


# Cassios


@rule("seiya:card:cassios:1")
def test_cassios_is_destroyed_to_make_a_saint_of_the_field_cheaper_this_turn(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["cassios"]),
        field={2: "chevalier-de-cristal", 3: "sho-a-la-cloth-celeste", 4: "athena", 6: "phaeton"},
    )
    t.seiya.play("cassios", facing="athena").use("cassios")
    t.pending("choose-affect", "seiya")
    assert sorted(t.seiya.options) == ["chevalier-de-cristal@2", "sho-a-la-cloth-celeste@3"]
    t.seiya.choose("chevalier-de-cristal")
    assert t.seiya.destroyed == ["cassios"]
    assert t.number("cost_force", "chevalier-de-cristal") == 4
    assert t.number("cost_cosmos", "chevalier-de-cristal") == 2
    assert t.number("cost_force", "sho-a-la-cloth-celeste") == 2
    t.seiya.end_turn()
    assert t.number("cost_force", "chevalier-de-cristal") == 6
    assert t.number("cost_cosmos", "chevalier-de-cristal") == 4


@rule("seiya:card:cassios:1")
def test_with_cassios_a_saint_costs_one_at_least_and_can_be_acquired_so(table: Factory) -> None:
    t = table(seiya=Side(hand=["cassios", "jaki", "marine-de-l-aigle"]), field=["sho-a-la-cloth-celeste"])
    t.seiya.play("cassios").use("cassios")
    assert t.number("cost_force", "sho-a-la-cloth-celeste") == 1
    assert t.number("cost_cosmos", "sho-a-la-cloth-celeste") == 1
    t.seiya.play("jaki")
    assert t.seiya.can_acquire("sho-a-la-cloth-celeste", by="force")
    t.seiya.play("marine-de-l-aigle")
    t.seiya.acquire("sho-a-la-cloth-celeste", by="cosmos", using=["marine-de-l-aigle"])
    assert t.seiya.hand == ["sho-a-la-cloth-celeste"]


@rule("seiya:faq:cassios:1")
def test_cassios_makes_no_cost_where_there_is_none(table: Factory) -> None:
    t = table(seiya=Side(hand=["cassios"], armour="armure-du-lion"), field=["docrates"])
    t.seiya.play("cassios").use("cassios")
    assert t.number("cost_force", "docrates") == 2
    assert t.number("cost_cosmos", "docrates") is None
    assert not t.seiya.can_acquire("docrates", by="cosmos")


# Gigas


@rule("seiya:card:gigas:1", "seiya:faq:gigas:1")
def test_gigas_removes_a_character_and_the_next_card_takes_its_place(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["gigas", "shura-du-capricorne", "seiya-verycommon"], draw=packet("seiya", count=5), wounded=["jaki"]
        ),
        field={1: "armure-du-lion", 3: "spartan", 6: "jaki"},
        reserve=["docrates", "oko"],
    )
    t.seiya.play("shura-du-capricorne", facing="spartan").play("seiya-verycommon", facing="spartan")
    t.seiya.play("gigas", facing="jaki").use("gigas")
    t.pending("choose-remove", "seiya")
    assert sorted(t.seiya.options) == ["jaki@6", "spartan@3"]
    t.seiya.choose("spartan")
    assert t.seiya.discard == ["gigas"]
    assert t.removed == ["spartan"]
    assert t.field == {1: "armure-du-lion", 3: "oko", 6: "jaki"}
    assert t.reserve == ["docrates"]
    assert t.seiya.played == ["shura-du-capricorne", "seiya-verycommon"]
    assert not t.seiya.can_acquire("oko", by="force")
    assert t.seiya.can_heal_with("seiya-verycommon")
    t.seiya.end_turn()
    assert t.seiya.discard == ["gigas", "shura-du-capricorne", "seiya-verycommon"]


@rule("seiya:card:gigas:2", "seiya:faq:gigas:2", "seiya:faq:gigas:3")
@pytest.mark.parametrize("victim", ["seiya", "shun", "ikki"])
def test_when_gigas_arrives_the_active_player_puts_him_into_any_discard_pile(table: Factory, victim: str) -> None:
    t = table(
        seiya=Side(draw=packet("seiya", count=5)),
        shun=Side(),
        ikki=Side(),
        field=FIELD,
        reserve=["jaki", "oko", "gigas"],
    )
    t.seiya.end_turn()
    t.pending("choose-player", "seiya")
    assert len(t.seiya.options) == 3
    t.seiya.choose_player(victim)
    for hero in ("seiya", "shun", "ikki"):
        assert getattr(t, hero).discard == (["gigas"] if hero == victim else [])
    assert t.field[1] == "oko", "a new card comes in his place"
    assert t.reserve == ["jaki"]
    t.pending("main-phase", "shun")


@rule("seiya:faq:gigas:4")
def test_gigas_drawn_by_dante_does_not_arrive(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne"] * 2), field=["dante-de-cerbere", "jaki"], reserve=["oko", "gigas"]
    )
    t.seiya.play("shura-du-capricorne", slot=1).play("shura-du-capricorne", slot=1)
    t.seiya.acquire("dante-de-cerbere", by="force")
    t.pending("main-phase", "seiya")
    assert "gigas" in t.seiya.discard
    assert t.reserve == ["oko"]


@rule("seiya:faq:gigas:5")
def test_gigas_on_the_field_from_the_start_stays_and_shifts_like_others(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne"]), field=["gigas", *FIELD[1:]], reserve=["oko"])
    t.seiya.play("shura-du-capricorne", facing="gigas")
    assert not t.seiya.can_acquire("gigas", by="force"), "he has no cost"
    t.seiya.end_turn()
    t.pending("main-phase", "shun")
    assert t.field[1] == "oko"
    assert t.field[2] == "gigas"


@rule("seiya:faq:gigas:6")
@pytest.mark.parametrize(("slug", "flames"), [("mu-du-belier", 11), ("ptolemy-de-la-fleche", 12), ("geist", 12)])
def test_a_card_removed_by_gigas_loses_its_flame_but_does_not_arrive(table: Factory, slug: str, flames: int) -> None:
    t = table(seiya=Side(hand=["gigas", "cassios"]), field=[slug], reserve=["oko"])
    t.seiya.play("gigas").use("gigas")
    assert t.removed == [slug]
    assert t.flames == flames
    assert t.seiya.destroyed == []
    t.pending("main-phase", "seiya")


@rule("seiya:card:gigas:1")
def test_a_card_that_gigas_reveals_arrives(table: Factory) -> None:
    t = table(seiya=Side(hand=["gigas"]), field=["jaki"], reserve=["ptolemy-de-la-fleche"])
    t.seiya.play("gigas").use("gigas")
    assert t.field == {1: "ptolemy-de-la-fleche"}
    assert t.flames == 11


@rule("seiya:card:gigas:1")
def test_gigas_needs_a_character_on_the_field(table: Factory) -> None:
    t = table(seiya=Side(hand=["gigas"]), field=["armure-du-lion"], reserve=["jaki"])
    t.seiya.play("gigas")
    assert not t.seiya.can_activate("gigas")


# Phaeton, Oko, Jaki


@rule("seiya:card:phaeton:1")
def test_phaeton_destroys_a_character_of_the_hand_to_draw_two_cards(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["phaeton", "cassios", "armure-du-lion", "gigas"], draw=["docrates", "jaki", "oko"]),
        shun=Side(hand=["spartan"], draw=["jaki"] * 2),
        field=["jaki"],
    )
    t.seiya.play("phaeton")
    t.pending("choose-destroy", "seiya")
    assert t.seiya.options == ["cassios", "gigas", "no"]
    t.seiya.choose("gigas")
    assert t.seiya.destroyed == ["gigas"]
    assert t.seiya.hand == ["cassios", "armure-du-lion", "oko", "jaki"]
    assert t.seiya.played == ["phaeton"]


@rule("seiya:card:phaeton:1")
def test_phaetons_effect_may_be_declined(table: Factory) -> None:
    t = table(seiya=Side(hand=["phaeton", "cassios"], draw=["jaki", "oko"]), field=["jaki"])
    t.seiya.play("phaeton").decline()
    assert t.seiya.hand == ["cassios"]
    assert t.seiya.destroyed == []


@rule("seiya:faq:phaeton:1")
def test_phaetons_effect_needs_a_character_in_hand(table: Factory) -> None:
    t = table(seiya=Side(hand=["phaeton", "phaeton", "armure-du-lion"], draw=["jaki", "oko"]), field=["jaki"])
    t.seiya.play("phaeton")
    t.pending("choose-destroy", "seiya")
    t.seiya.decline()
    t.seiya.play("phaeton")
    # The others cannot see that an Armour is all that is left, so it is asked; but nothing can be destroyed.
    t.pending("choose-destroy", "seiya")
    assert t.seiya.options == ["no"]
    t.seiya.decline()
    assert t.seiya.hand == ["armure-du-lion"]

    t = table(seiya=Side(hand=["phaeton"], draw=["jaki", "oko"]), field=["jaki"])
    t.seiya.play("phaeton")
    t.pending("main-phase", "seiya")
    assert t.seiya.hand == []


@rule("seiya:faq:phaeton:2")
@pytest.mark.parametrize(
    ("draw", "discard", "hand"),
    [
        ([], [], []),
        (["jaki"], [], ["jaki"]),
        (["jaki"], ["oko"], ["jaki", "oko"]),
        (["jaki"], ["oko"] * 2, ["jaki", "oko"]),
    ],
)
def test_phaeton_draws_what_is_left_if_there_are_fewer_than_two_cards(
    table: Factory, draw: list[str], discard: list[str], hand: list[str]
) -> None:
    t = table(seiya=Side(hand=["phaeton", "cassios"], draw=draw, discard=discard), field=["jaki"])
    t.seiya.play("phaeton").choose("cassios")
    t.pending("main-phase", "seiya")
    assert t.seiya.destroyed == ["cassios"]
    assert t.seiya.hand == hand


@rule("seiya:card:oko:1")
def test_oko_is_destroyed_and_makes_each_opponent_destroy_a_saint_of_the_hand(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko", "spartan"]),
        shun=Side(hand=["cassios", "shun-verycommon", "shun-common", "spartan"]),
        ikki=Side(hand=["cassios", "ikki-common"]),
        hyoga=Side(hand=["cassios", "jaki"]),
        field=["jaki"],
    )
    t.seiya.play("oko").use("oko")
    t.pending("choose-destroy", "shun")
    assert t.shun.options == ["shun-common", "spartan"]
    t.shun.choose("spartan")
    t.pending("choose-destroy", "ikki")
    t.ikki.choose("ikki-common")
    t.pending("main-phase", "seiya")
    assert t.shun.destroyed == ["spartan"]
    assert t.ikki.destroyed == ["ikki-common"]
    assert t.hyoga.destroyed == []
    assert t.seiya.destroyed == ["oko"]
    assert t.seiya.hand == ["spartan"]


@rule("seiya:card:jaki:1")
@pytest.mark.parametrize(("destroyed", "points"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_jaki_scores_each_full_group_of_five_cards_you_destroyed(table: Factory, destroyed: int, points: int) -> None:
    t = table(
        seiya=Side(hand=["jaki"], destroyed=["cassios"] * destroyed), shun=Side(destroyed=["oko"] * 10), field=["jaki"]
    )
    assert t.seiya.score == points


@rule("seiya:card:jaki:2", "seiya:faq:jaki:1")
@pytest.mark.parametrize("chosen", ["cassios", "jaki", "armure-du-lion"])
def test_jaki_is_destroyed_to_bring_one_of_your_destroyed_cards_back_even_himself(table: Factory, chosen: str) -> None:
    t = table(
        seiya=Side(hand=["jaki"], destroyed=["cassios", "armure-du-lion"]), shun=Side(destroyed=["oko"]), field=["jaki"]
    )
    t.seiya.play("jaki").use("jaki")
    t.pending("choose-add", "seiya")
    assert {option.split("@")[0] for option in t.seiya.options} == {"armure-du-lion", "cassios", "jaki"}
    t.seiya.choose(chosen)
    assert t.seiya.discard == [chosen]
    assert sorted([*t.seiya.destroyed, chosen]) == ["armure-du-lion", "cassios", "jaki"]


@rule("seiya:faq:jaki:2")
def test_jaki_counts_himself_as_the_destroyed_card_he_needs(table: Factory) -> None:
    t = table(seiya=Side(hand=["jaki"]), field=["jaki"])
    t.seiya.play("jaki").use("jaki")
    assert t.seiya.discard == ["jaki"]
    assert t.seiya.destroyed == []
