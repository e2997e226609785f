"""The Divine Robes."""

import pytest

from tests.scenario import Factory, Side, rule

TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force
ASGARD = ("asgard",)


@rule("seiya:card:robe-divine-alpha-dubhe:1")
def test_robe_alpha_takes_a_bronze_armour_of_the_discard_pile(table: Factory) -> None:
    discard = ["armure-du-lion", "armure-de-pegase", "jaki", "armure-du-dragon"]
    t = table(
        seiya=Side(armour="robe-divine-alpha-dubhe", discard=discard),
        shun=Side(discard=["armure-d-andromede"]),
        field=[TITAN],
    )
    t.seiya.use("robe-divine-alpha-dubhe")
    t.pending("choose-take", "seiya")
    assert t.seiya.options == ["armure-de-pegase@discard/0", "armure-du-dragon@discard/0"]
    t.seiya.choose("armure-de-pegase")
    assert t.seiya.hand == ["armure-de-pegase"]
    assert t.seiya.discard == ["armure-du-lion", "jaki", "armure-du-dragon", "robe-divine-alpha-dubhe"]
    t = table(seiya=Side(armour="robe-divine-alpha-dubhe", discard=["armure-du-lion"]), field=[TITAN])
    assert not t.seiya.can_activate("robe-divine-alpha-dubhe")


@rule("seiya:card:robe-divine-beta-merak:1")
def test_robe_beta_is_frozen_to_take_a_frozen_character_into_hand(table: Factory) -> None:
    t = table(
        seiya=Side(armour="robe-divine-beta-merak", frozen=["jaki", "armure-du-lion", "oko"], wounded=["spartan"]),
        shun=Side(frozen=["cassios"]),
        field=[TITAN],
    )
    t.seiya.use("robe-divine-beta-merak")
    t.pending("choose-take", "seiya")
    assert sorted(t.seiya.options) == ["jaki@frozen/0", "oko@frozen/0"]
    t.seiya.choose("oko")
    assert t.seiya.hand == ["oko"]
    assert sorted(t.seiya.frozen) == ["armure-du-lion", "jaki", "robe-divine-beta-merak"]
    t = table(
        seiya=Side(armour="robe-divine-beta-merak", frozen=["armure-du-lion"]), shun=Side(frozen=["oko"]), field=[TITAN]
    )
    assert not t.seiya.can_activate("robe-divine-beta-merak")


# Gamma


@rule("seiya:card:robe-divine-gamma-phecda:1", "seiya:faq:robe-divine-gamma-phecda:1")
@pytest.mark.parametrize("top", [["docrates", "bud-d-alcor"], ["bud-d-alcor", "docrates"]])
def test_robe_gamma_discards_a_card_then_plays_the_top_two_and_strengthens_warriors(
    table: Factory, top: list[str]
) -> None:
    t = table(
        seiya=Side(
            armour="robe-divine-gamma-phecda", hand=["oko", "spartan"], draw=["cassios", *top], discard=["leda"]
        ),
        field=[TITAN, "jaki"],
    )
    t.seiya.use("robe-divine-gamma-phecda")
    t.pending("choose-discard", "seiya")
    assert sorted(t.seiya.options) == ["oko", "spartan"], "it cannot be declined"
    t.seiya.choose("oko")
    t.pending("choose-to-face", "seiya")
    t.seiya.choose(TITAN)
    t.pending("choose-to-face", "seiya")
    t.seiya.choose("jaki")
    assert t.seiya.played == top[::-1]
    assert t.seiya.force_of("bud-d-alcor") == 2 + 2
    assert t.seiya.force_of("docrates") == 1
    assert (t.seiya.hand, t.seiya.draw, t.seiya.discard) == (["spartan"], ["cassios"], ["leda", "oko"])
    assert t.seiya.frozen == ["robe-divine-gamma-phecda"]


@rule("seiya:card:robe-divine-gamma-phecda:1", "seiya:card:anneau-des-nibelungen:1")
def test_a_top_card_that_robe_gamma_cannot_play_is_shown(table: Factory) -> None:
    side = Side(
        armour="robe-divine-gamma-phecda", hand=["oko"], draw=["armure-du-lion"], relics=["anneau-des-nibelungen"]
    )
    t = table(seiya=side, field=["jaki"], boxes=["asgard"])
    t.seiya.use("robe-divine-gamma-phecda")
    assert t.seiya.draw == ["armure-du-lion"]
    assert [card.slug for card in t.shun.view.cards("draw", 0)] == ["armure-du-lion"]
    assert len(t.events("reveal")) == 1, "the second time everybody knows it"


@rule("seiya:card:robe-divine-gamma-phecda:1")
def test_a_top_card_that_robe_gamma_plays_is_shown_before_anything_comes_of_it(table: Factory) -> None:
    """The second Armour takes the place of the first only once everybody knows that it is one."""
    side = Side(armour="robe-divine-gamma-phecda", hand=["oko"], draw=["armure-du-lion", "armure-du-taureau"])
    t = table(seiya=side, field=["jaki"], boxes=["asgard"])
    t.seiya.use("robe-divine-gamma-phecda")
    assert (t.seiya.armour, t.seiya.discard) == (["armure-du-lion"], ["oko", "armure-du-taureau"])
    kinds = [event.kind for event in t.log if event.kind in ("reveal", "equip", "discard")]
    assert kinds == ["discard", "reveal", "equip", "reveal", "discard", "equip"]


@rule("seiya:card:robe-divine-gamma-phecda:1", "seiya:classic:5.1.2:3")
def test_where_there_is_nothing_to_face_robe_gamma_plays_a_relic_and_no_character(table: Factory) -> None:
    side = Side(armour="robe-divine-gamma-phecda", hand=["jaki"], draw=["oko", "balmung"])
    t = table(seiya=side, boxes=["asgard"])
    t.seiya.use("robe-divine-gamma-phecda")
    assert (t.seiya.relics, t.seiya.played, t.seiya.draw) == (["balmung"], [], ["oko"])


@rule("seiya:card:robe-divine-gamma-phecda:1", "seiya:glossary:defausser:1")
def test_robe_gamma_may_discard_a_card_in_play(table: Factory) -> None:
    """It also strengthens no Warrior but those whom it plays."""
    side = Side(armour="robe-divine-gamma-phecda", hand=["bud-d-alcor", "spartan"], draw=["cassios", "docrates", "oko"])
    t = table(seiya=side, field=[TITAN])
    t.seiya.play("bud-d-alcor").play("spartan").use("robe-divine-gamma-phecda")
    t.pending("choose-discard", "seiya")
    t.seiya.choose("spartan")
    assert (t.seiya.played, t.seiya.discard) == (["bud-d-alcor", "oko", "docrates"], ["spartan"])
    assert t.seiya.force_of("bud-d-alcor") == 2


@rule("seiya:card:robe-divine-gamma-phecda:1")
def test_a_card_played_by_robe_gamma_uses_its_play_effect_before_the_second_is_played(table: Factory) -> None:
    t = table(
        seiya=Side(armour="robe-divine-gamma-phecda", hand=["oko"], draw=["cassios", "docrates", "freya"]),
        field=[TITAN],
    )
    t.seiya.use("robe-divine-gamma-phecda").accept()
    assert t.seiya.hand == ["docrates"], "Freya has drawn it"
    assert t.seiya.played == ["freya", "cassios"]


@rule("seiya:faq:robe-divine-gamma-phecda:1", "seiya:faq:robe-divine-gamma-phecda:2")
@pytest.mark.parametrize(
    ("hand", "draw", "discard", "can"),
    [
        ([], ["jaki", "oko"], [], False),
        (["spartan"], [], [], False),
        (["spartan"], ["jaki"], [], True),
        (["spartan"], [], ["jaki"], True),
    ],
)
def test_robe_gamma_needs_a_card_to_discard_and_then_two_to_play(
    table: Factory, hand: list[str], draw: list[str], discard: list[str], can: bool
) -> None:
    t = table(
        seiya=Side(armour="robe-divine-gamma-phecda", hand=hand, draw=draw, discard=discard),
        field=[TITAN],
    )
    assert t.seiya.can_activate("robe-divine-gamma-phecda") is can
    if can:
        t.seiya.use("robe-divine-gamma-phecda")
        assert sorted(t.seiya.played) == ["jaki", "spartan"], "the draw pile is rebuilt from the discard pile"
        assert (t.seiya.draw, t.seiya.discard) == ([], [])


# Delta


@rule("seiya:card:robe-divine-delta-megrez:1")
def test_robe_delta_plays_a_card_of_an_opponents_hand_that_goes_back_to_its_owners_discard_pile(table: Factory) -> None:
    t = table(
        seiya=Side(armour="robe-divine-delta-megrez", hand=["docrates"]),
        shun=Side(hand=["bud-d-alcor"]),
        ikki=Side(),
        field=["cassios", TITAN],
        boxes=ASGARD,
    )
    t.seiya.use("robe-divine-delta-megrez")
    t.pending("choose-to-face", "seiya")
    t.seiya.choose("cassios")
    assert t.seiya.played == ["bud-d-alcor"]
    assert t.seiya.force_of("bud-d-alcor") == 2
    assert t.seiya.frozen == ["robe-divine-delta-megrez"]
    t.seiya.end_turn()
    assert t.shun.discard == ["bud-d-alcor"]
    assert "bud-d-alcor" not in t.seiya.discard


@rule("seiya:card:robe-divine-delta-megrez:1")
def test_a_card_that_robe_delta_plays_is_used_by_who_plays_it_and_stays_its_owners(table: Factory) -> None:
    t = table(
        seiya=Side(armour="robe-divine-delta-megrez", draw=["jaki"]),
        shun=Side(hand=["bud-d-alcor"]),
        field=["cassios"],
        boxes=ASGARD,
    )
    t.seiya.use("robe-divine-delta-megrez").acquire("cassios", "force")
    assert t.seiya.discard == ["cassios"]
    assert t.shun.discard == ["bud-d-alcor"]


@rule("seiya:card:robe-divine-delta-megrez:1")
def test_robe_delta_chooses_an_opponent_and_an_armour_goes_back_too(table: Factory) -> None:
    t = table(
        seiya=Side(armour="robe-divine-delta-megrez"),
        shun=Side(hand=["jaki"]),
        ikki=Side(hand=["armure-du-lion"]),
        hyoga=Side(),
        field=[TITAN],
        boxes=ASGARD,
    )
    t.seiya.use("robe-divine-delta-megrez")
    t.pending("choose-player", "seiya")
    assert t.seiya.options == ["player/1", "player/2"], "who has no card in hand cannot be chosen"
    t.seiya.choose_player("ikki")
    assert t.seiya.armour == ["armure-du-lion"]
    t.seiya.end_turn()
    assert t.seiya.armour == []
    assert t.ikki.discard == ["armure-du-lion"]


@rule("seiya:card:robe-divine-delta-megrez:1", "seiya:classic:5.2:2")
def test_a_relic_that_robe_delta_plays_goes_back_and_the_own_ones_stay(table: Factory) -> None:
    t = table(
        seiya=Side(armour="robe-divine-delta-megrez", relics=["anneau-des-nibelungen"]),
        shun=Side(hand=["balmung"]),
        field=[TITAN],
        boxes=ASGARD,
    )
    t.seiya.use("robe-divine-delta-megrez")
    assert t.seiya.relics == ["anneau-des-nibelungen", "balmung"]
    t.seiya.end_turn()
    assert t.seiya.relics == ["anneau-des-nibelungen"]
    assert t.shun.discard == ["balmung"]


# Epsilon


@rule("seiya:card:robe-divine-epsilon-alioth:1")
def test_robe_epsilon_freezes_a_card_of_an_opponents_hand_by_chance(table: Factory) -> None:
    frozen = set()
    for seed in range(12):
        t = table(
            seiya=Side(armour="robe-divine-epsilon-alioth", hand=["spartan"]),
            shun=Side(hand=["jaki", "armure-du-lion", "cassios"]),
            field=[TITAN],
            seed=seed,
        )
        t.seiya.use("robe-divine-epsilon-alioth")
        t.pending("main-phase", "seiya")
        assert (len(t.shun.frozen), len(t.shun.hand)) == (1, 2)
        assert t.seiya.discard == ["robe-divine-epsilon-alioth"]
        frozen.update(t.shun.frozen)
    assert frozen == {"jaki", "armure-du-lion", "cassios"}
    t = table(
        seiya=Side(armour="robe-divine-epsilon-alioth"),
        shun=Side(hand=["jaki"]),
        ikki=Side(hand=["spartan"]),
        hyoga=Side(),
        field=[TITAN],
    )
    t.seiya.use("robe-divine-epsilon-alioth")
    t.pending("choose-player", "seiya")
    assert t.seiya.options == ["player/1", "player/2"], "who has no card in hand cannot be chosen"
    t.seiya.choose_player("ikki")
    assert (t.shun.frozen, t.ikki.frozen) == ([], ["spartan"])
    t = table(seiya=Side(armour="robe-divine-epsilon-alioth"), shun=Side(), field=[TITAN])
    assert not t.seiya.can_activate("robe-divine-epsilon-alioth")


# Eta


@rule("seiya:card:robe-divine-eta-benetnash:1", "seiya:faq:robe-divine-eta-benetnash:1")
def test_robe_eta_empties_the_field_and_only_opponents_suffer_the_exits(table: Factory) -> None:
    t = table(
        seiya=Side(armour="robe-divine-eta-benetnash", hand=["docrates", "spartan", "jaki"], draw=["oko"]),
        shun=Side(draw=["cassios"], wounded=["hagen-de-merak"]),
        ikki=Side(draw=["gigas"]),
        field=["siegfried-de-dubhe", "cassios", "bud-d-alcor", "armure-du-lion"],
        reserve=[TITAN] * 6,
        boxes=ASGARD,
    )
    t.seiya.play("docrates", facing="cassios").play("spartan", facing="cassios")
    t.seiya.use("robe-divine-eta-benetnash")
    assert t.field == {}, "it is not filled"
    assert t.removed == ["armure-du-lion", "bud-d-alcor", "cassios", "siegfried-de-dubhe"]
    assert t.game.counters["sapphires"] == 1
    assert t.seiya.frozen == ["robe-divine-eta-benetnash"]
    assert t.seiya.draw == ["oko"]
    assert (t.shun.frozen, t.shun.destroyed) == (["cassios"], ["hagen-de-merak"])
    assert t.ikki.frozen == ["gigas"]
    assert sorted(t.seiya.played) == ["docrates", "spartan"], "whoever faced a card stays, without use"
    assert not any(key.startswith("acquire:") for key in t.seiya.options)
    t.seiya.end_turn()
    assert {"docrates", "spartan"} <= {*t.seiya.hand, *t.seiya.discard}


# Zeta


@rule("seiya:card:robe-divine-zeta-mizar:1")
def test_robe_zeta_of_mizar_makes_each_opponent_wound_an_uncommon_character_of_the_hand(table: Factory) -> None:
    t = table(
        seiya=Side(armour="robe-divine-zeta-mizar", hand=["docrates"]),
        shun=Side(hand=["marine-de-l-aigle", "syd-de-mizar", "jaki", "robe-divine-zeta-alcor"]),
        ikki=Side(hand=["mu-du-belier", "cassios"]),
        hyoga=Side(hand=["bud-d-alcor", "marine-de-l-aigle", "oko"]),
        field=[TITAN],
    )
    t.seiya.use("robe-divine-zeta-mizar")
    t.pending("choose-wound", "shun")
    assert sorted(t.shun.options) == ["marine-de-l-aigle", "syd-de-mizar"]
    t.shun.choose("syd-de-mizar")
    assert t.shun.wounded == ["syd-de-mizar"]
    assert t.ikki.wounded == []
    t.pending("choose-wound", "hyoga")
    assert t.hyoga.options == ["bud-d-alcor", "marine-de-l-aigle"]
    t.hyoga.choose("bud-d-alcor")
    assert t.hyoga.wounded == ["bud-d-alcor"]
    assert t.seiya.discard == ["robe-divine-zeta-mizar"]
    t.pending("main-phase", "seiya")


@rule("seiya:card:robe-divine-zeta-alcor:1", "seiya:faq:robe-divine-zeta-alcor:1")
def test_robe_zeta_of_alcor_destroys_a_rare_frozen_armour_of_any_player(table: Factory) -> None:
    t = table(
        seiya=Side(armour="robe-divine-zeta-alcor", frozen=["armure-du-lion"]),
        shun=Side(frozen=["robe-divine-alpha-dubhe", "armure-d-andromede", "mu-du-belier"]),
        field=[TITAN],
    )
    t.seiya.use("robe-divine-zeta-alcor")
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["armure-du-lion@frozen/0", "robe-divine-alpha-dubhe@frozen/1"]
    t.seiya.choose("robe-divine-alpha-dubhe")
    assert t.shun.destroyed == ["robe-divine-alpha-dubhe"]
    assert sorted(t.seiya.frozen) == ["armure-du-lion", "robe-divine-zeta-alcor"]


@rule("seiya:faq:robe-divine-zeta-alcor:2", "seiya:faq:robe-divine-zeta-alcor:3")
def test_robe_zeta_of_alcor_destroys_its_own_players_armour_if_nobody_else_has_one(table: Factory) -> None:
    t = table(
        seiya=Side(armour="robe-divine-zeta-alcor", frozen=["armure-du-lion"]),
        shun=Side(frozen=["armure-d-andromede"]),
        field=[TITAN],
    )
    t.seiya.use("robe-divine-zeta-alcor")
    assert t.seiya.destroyed == ["armure-du-lion"]
    t = table(seiya=Side(armour="robe-divine-zeta-alcor"), shun=Side(frozen=["armure-d-andromede"]), field=[TITAN])
    assert not t.seiya.can_activate("robe-divine-zeta-alcor")
