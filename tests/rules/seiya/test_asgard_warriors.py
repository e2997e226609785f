"""The God Warriors and Bud: what they do when they are frozen."""

import pytest

from tests.rules.seiya.names import ASGARD, TITAN
from tests.scenario import Factory, Side, rule

# Siegfried


@rule("seiya:card:siegfried-de-dubhe:1", "seiya:glossary:geler:4")
def test_siegfried_freezes_the_divine_robes_that_opponents_have_in_hand_discard_pile_and_play(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["siegfried-de-dubhe", "robe-divine-beta-merak"]),
        shun=Side(
            hand=["robe-divine-alpha-dubhe", "armure-du-lion"],
            discard=["robe-divine-gamma-phecda", "jaki"],
            armour="robe-divine-zeta-alcor",
            draw=["robe-divine-delta-megrez"],
        ),
        ikki=Side(armour="armure-du-cancer", hand=["robe-divine-zeta-mizar"]),
        field=[TITAN],
    )
    t.seiya.play("siegfried-de-dubhe").use("siegfried-de-dubhe")
    assert t.seiya.frozen == ["siegfried-de-dubhe"]
    assert t.seiya.frost == [2]
    assert t.seiya.hand == ["robe-divine-beta-merak"]
    assert sorted(t.shun.frozen) == ["robe-divine-alpha-dubhe", "robe-divine-gamma-phecda", "robe-divine-zeta-alcor"]
    assert (t.shun.hand, t.shun.discard, t.shun.armour) == (["armure-du-lion"], ["jaki"], [])
    assert t.ikki.frozen == ["robe-divine-zeta-mizar"]
    assert t.ikki.armour == ["armure-du-cancer"]


# Hagen


@rule("seiya:card:hagen-de-merak:1", "seiya:faq:hagen-de-merak:1")
def test_hagen_destroys_a_frozen_character_of_any_player(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["hagen-de-merak"], frozen=["jaki"]),
        shun=Side(frozen=["armure-du-lion", "spartan"], wounded=["cassios"]),
        field=[TITAN],
    )
    t.seiya.play("hagen-de-merak").use("hagen-de-merak")
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["jaki@frozen/0", "spartan@frozen/1"]
    t.seiya.choose("spartan")
    assert t.shun.destroyed == ["spartan"]
    assert t.shun.frozen == ["armure-du-lion"]
    assert sorted(t.seiya.frozen) == ["hagen-de-merak", "jaki"]


@rule("seiya:faq:hagen-de-merak:2")
def test_hagen_destroys_a_character_of_his_own_player_if_nobody_else_has_a_frozen_one(table: Factory) -> None:
    t = table(seiya=Side(hand=["hagen-de-merak"], frozen=["jaki"]), shun=Side(frozen=["armure-du-lion"]), field=[TITAN])
    t.seiya.play("hagen-de-merak").use("hagen-de-merak")
    assert t.seiya.destroyed == ["jaki"]
    assert t.seiya.frozen == ["hagen-de-merak"]


@rule("seiya:faq:hagen-de-merak:3")
def test_hagen_is_not_frozen_while_nobody_has_a_frozen_character_for_he_does_not_count_himself(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["hagen-de-merak"], wounded=["jaki"]), shun=Side(frozen=["armure-du-lion"]), field=[TITAN]
    )
    t.seiya.play("hagen-de-merak")
    assert not t.seiya.can_activate("hagen-de-merak")


# Thor


@rule("seiya:card:thor-de-phecda:1", "seiya:faq:thor-de-phecda:1")
def test_thor_takes_the_very_common_characters_of_the_field(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["thor-de-phecda", "docrates", "spartan"]),
        field=["cassios", TITAN, "garde-d-asgard-1", "armure-du-lion", "geist"],
        boxes=ASGARD,
    )
    t.seiya.play("docrates", facing="cassios").play("spartan", facing="cassios").play("thor-de-phecda", facing=TITAN)
    assert t.seiya.can_acquire("cassios", "force")
    t.seiya.use("thor-de-phecda")
    assert sorted(t.seiya.discard) == ["cassios", "garde-d-asgard-1"]
    assert t.field == {2: TITAN, 4: "armure-du-lion", 5: "geist"}
    assert t.seiya.frozen == ["thor-de-phecda"]
    assert t.removed == []
    assert sorted(t.seiya.played) == ["docrates", "spartan"], "whoever faced one of them stays, without use"
    assert not any(key.startswith("acquire:") for key in t.seiya.options)
    t.seiya.end_phase()
    t.pending("main-phase", "shun")
    assert {"docrates", "spartan"} <= {*t.seiya.discard, *t.seiya.hand}


# Albérich


@rule("seiya:card:alberich-de-megrez:1", "seiya:faq:alberich-de-megrez:1")
def test_alberich_freezes_the_heroes_in_the_hands_of_opponents_who_then_draw(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["alberich-de-megrez", "seiya-common"], draw=["jaki"]),
        shun=Side(hand=["shun-common", "jabu-de-la-licorne", "shun-verycommon"], draw=["oko", "shun-verycommon"]),
        ikki=Side(hand=["spartan"], draw=["jaki", "gigas"]),
        hyoga=Side(hand=["hyoga-common"], draw=["jaki", "geist"]),
        field=[TITAN],
    )
    t.seiya.play("alberich-de-megrez").use("alberich-de-megrez")
    assert sorted(t.shun.frozen) == ["shun-common", "shun-verycommon"]
    assert t.shun.hand == ["jabu-de-la-licorne", "shun-verycommon"], "who is drawn is not frozen"
    assert t.ikki.frozen == []
    assert t.ikki.hand == ["spartan", "gigas"]
    assert (t.hyoga.frozen, t.hyoga.hand) == (["hyoga-common"], ["geist"])
    assert t.seiya.hand == ["seiya-common"]
    assert t.seiya.frozen == ["alberich-de-megrez"]


# Fenrir


@rule("seiya:card:fenrir-d-alioth:1")
def test_fenrir_freezes_a_card_of_each_opponents_discard_pile_that_his_player_chooses(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["fenrir-d-alioth"], discard=["oko"]),
        shun=Side(discard=["jaki", "armure-du-lion"]),
        ikki=Side(discard=["spartan", "cassios"]),
        hyoga=Side(),
        field=[TITAN],
    )
    t.seiya.play("fenrir-d-alioth").use("fenrir-d-alioth")
    t.pending("choose-freeze", "seiya")
    assert sorted(t.seiya.options) == ["armure-du-lion@discard/1", "jaki@discard/1"]
    t.seiya.choose("armure-du-lion")
    t.pending("choose-freeze", "seiya")
    assert t.seiya.options == ["spartan@discard/2", "cassios@discard/2"]
    t.seiya.choose("spartan")
    assert (t.shun.frozen, t.ikki.frozen, t.hyoga.frozen) == (["armure-du-lion"], ["spartan"], [])
    assert t.seiya.discard == ["oko"]


# Mime


@rule("seiya:card:mime-de-benetnash:1")
def test_mime_discards_cards_and_draws_as_many_and_one_more(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["mime-de-benetnash", "jaki", "oko", "spartan"], draw=["cassios", "gigas", "pope", "geist"]),
        field=[TITAN],
    )
    t.seiya.play("mime-de-benetnash").use("mime-de-benetnash")
    t.pending("choose-discard", "seiya")
    t.seiya.choose("jaki", "spartan")
    assert sorted(t.seiya.discard) == ["jaki", "spartan"]
    assert t.seiya.hand == ["oko", "geist", "pope", "gigas"]
    assert t.seiya.frozen == ["mime-de-benetnash"]


@rule("seiya:card:mime-de-benetnash:1", "seiya:glossary:defausser:1")
def test_mime_discards_cards_in_play_and_the_armour_as_well(table: Factory) -> None:
    hand, draw = ["mime-de-benetnash", "jaki", "oko"], ["cassios", "gigas", "pope", "geist", "jaki"]
    t = table(seiya=Side(hand=hand, armour="armure-du-lion", draw=draw), field=[TITAN])
    t.seiya.play("oko").play("mime-de-benetnash").use("mime-de-benetnash")
    t.pending("choose-discard", "seiya")
    t.seiya.choose("jaki", "oko", "armure-du-lion")
    assert sorted(t.seiya.discard) == ["armure-du-lion", "jaki", "oko"]
    assert t.seiya.hand == ["jaki", "geist", "pope", "gigas"]


@rule("seiya:faq:mime-de-benetnash:3")
@pytest.mark.parametrize("hand", [["jaki", "oko"], []])
def test_mime_may_discard_nothing_and_draw_one_card(table: Factory, hand: list[str]) -> None:
    t = table(seiya=Side(hand=["mime-de-benetnash", *hand], draw=["cassios", "gigas"]), field=[TITAN])
    t.seiya.play("mime-de-benetnash").use("mime-de-benetnash")
    if hand:
        t.seiya.choose()
    assert t.seiya.hand == [*hand, "gigas"]
    assert t.seiya.discard == []


@rule("seiya:faq:mime-de-benetnash:1")
def test_the_cards_that_mime_discards_come_back_with_a_new_draw_pile(table: Factory) -> None:
    t = table(seiya=Side(hand=["mime-de-benetnash", "jaki", "oko"], draw=["cassios"]), field=[TITAN])
    t.seiya.play("mime-de-benetnash").use("mime-de-benetnash").choose("jaki", "oko")
    assert sorted(t.seiya.hand) == ["cassios", "jaki", "oko"]
    assert (t.seiya.discard, t.seiya.draw) == ([], [])


# Syd


@rule("seiya:card:syd-de-mizar:1", "seiya:asgard:8")
def test_syd_freezes_the_rare_armours_of_opponents_discard_piles(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["syd-de-mizar"], discard=["armure-du-belier"]),
        shun=Side(
            discard=[
                "armure-du-lion",
                "armure-d-andromede",
                "robe-divine-alpha-dubhe",
                "robe-divine-zeta-alcor",
                "mu-du-belier",
            ]
        ),
        ikki=Side(hand=["armure-du-cancer"], armour="armure-du-taureau"),
        field=[TITAN],
    )
    t.seiya.play("syd-de-mizar").use("syd-de-mizar")
    assert sorted(t.shun.frozen) == ["armure-du-lion", "robe-divine-alpha-dubhe"]
    assert t.shun.discard == ["armure-d-andromede", "robe-divine-zeta-alcor", "mu-du-belier"]
    assert t.ikki.frozen == []
    assert t.seiya.discard == ["armure-du-belier"]


# Bud


@rule("seiya:card:bud-d-alcor:1")
def test_bud_puts_a_divine_robe_that_an_opponent_has_in_play_on_his_players_discard_pile(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["bud-d-alcor"], armour="robe-divine-beta-merak"),
        shun=Side(armour="robe-divine-alpha-dubhe"),
        ikki=Side(armour="robe-divine-zeta-alcor"),
        hyoga=Side(armour="armure-du-cygne"),
        field=[TITAN],
    )
    t.seiya.play("bud-d-alcor").use("bud-d-alcor")
    t.pending("choose-add", "seiya")
    assert sorted(t.seiya.options) == ["robe-divine-alpha-dubhe@armour/1", "robe-divine-zeta-alcor@armour/2"]
    t.seiya.choose("robe-divine-zeta-alcor")
    assert t.seiya.discard == ["robe-divine-zeta-alcor"]
    assert t.ikki.armour == []
    assert t.seiya.frozen == ["bud-d-alcor"]
    t = table(seiya=Side(hand=["bud-d-alcor"]), shun=Side(armour="armure-du-lion"), field=[TITAN])
    t.seiya.play("bud-d-alcor")
    assert not t.seiya.can_activate("bud-d-alcor")
