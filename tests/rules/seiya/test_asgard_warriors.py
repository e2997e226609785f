"""The God Warriors and Bud: what they do when they are frozen, and when they leave the field."""

import pytest

from tests.scenario import Factory, Scenario, Side, rule

TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force
ASGARD = ("asgard",)


def expel(t: Scenario) -> None:
    """Gigas removes the only card of the field."""
    t.seiya.play("gigas").use("gigas")


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


@rule("seiya:card:siegfried-de-dubhe:2")
def test_when_siegfried_leaves_the_top_card_of_every_draw_pile_is_frozen(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas"], draw=["oko", "jaki"]),
        shun=Side(draw=["cassios", "armure-du-lion"]),
        ikki=Side(discard=["spartan"]),
        field=["siegfried-de-dubhe"],
    )
    expel(t)
    assert t.removed == ["siegfried-de-dubhe"]
    assert (t.seiya.frozen, t.seiya.draw) == (["jaki"], ["oko"])
    assert (t.shun.frozen, t.shun.draw) == (["armure-du-lion"], ["cassios"])
    assert (t.ikki.frozen, t.ikki.discard) == ([], ["spartan"]), "a draw pile is rebuilt only to draw"


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


@rule("seiya:card:hagen-de-merak:2", "seiya:faq:hagen-de-merak:4")
def test_when_hagen_leaves_everybody_destroys_a_frozen_card_or_discards_a_hyoga(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas", "hyoga-common", "oko"], frozen=["jaki", "armure-du-lion"]),
        shun=Side(hand=["shun-common"]),
        ikki=Side(hand=["hyoga-verycommon", "ikki-common", "hyoga-common"]),
        hyoga=Side(frozen=["spartan"]),
        field=["hagen-de-merak"],
    )
    expel(t)
    t.pending("choose-option", "seiya")
    assert t.seiya.options == ["option/1", "option/2"], "there is no way round it"
    t.seiya.choose("option/1")
    t.pending("choose-destroy", "seiya")
    assert t.seiya.options == ["jaki@frozen/0", "armure-du-lion@frozen/0"]
    t.seiya.choose("armure-du-lion")
    assert t.seiya.destroyed == ["armure-du-lion"]
    assert t.shun.hand == ["shun-common"], "who can do neither does nothing"
    t.pending("choose-discard", "ikki")
    assert t.ikki.options == ["hyoga-verycommon", "hyoga-common"]
    t.ikki.choose("hyoga-verycommon")
    assert t.ikki.discard == ["hyoga-verycommon"]
    assert t.hyoga.destroyed == ["spartan"]
    t.pending("main-phase", "seiya")


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


@rule("seiya:card:thor-de-phecda:2", "seiya:faq:thor-de-phecda:2")
def test_when_thor_leaves_everybody_destroys_a_marked_character_or_discards_a_seiya(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas", "seiya-common"], wounded=["oko"], frozen=["jaki", "armure-du-lion"]),
        shun=Side(frozen=["armure-du-belier"], hand=["shun-common"]),
        ikki=Side(hand=["seiya-verycommon", "ikki-common", "seiya-common"], frozen=["armure-du-cancer"]),
        field=["thor-de-phecda"],
    )
    expel(t)
    t.pending("choose-option", "seiya")
    assert t.seiya.options == ["option/1", "option/2"]
    t.seiya.choose("option/1")
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["jaki@frozen/0", "oko@wounded/0"]
    t.seiya.choose("jaki")
    t.pending("choose-discard", "ikki")
    assert t.ikki.options == ["seiya-verycommon", "seiya-common"]
    t.ikki.choose("seiya-verycommon")
    assert t.seiya.destroyed == ["jaki"]
    assert t.ikki.discard == ["seiya-verycommon"]
    assert t.shun.destroyed == []
    assert t.shun.hand == ["shun-common"]
    t.pending("main-phase", "seiya")


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


@rule("seiya:card:alberich-de-megrez:2", "seiya:asgard:8")
def test_when_alberich_leaves_everybody_freezes_a_rare_or_very_rare_card_of_the_hand(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas", "pope", "mu-du-belier", "jaki"]),
        shun=Side(hand=["cassios", "bud-d-alcor"]),
        ikki=Side(hand=["hagen-de-merak", "bud-d-alcor"]),
        field=["alberich-de-megrez"],
    )
    expel(t)
    t.pending("choose-freeze", "seiya")
    assert sorted(t.seiya.options) == ["mu-du-belier", "pope"]
    t.seiya.choose("pope")
    t.pending("choose-freeze", "ikki")
    assert t.ikki.options == ["hagen-de-merak"], "a card of two ranks has either"
    t.ikki.choose("hagen-de-merak")
    assert t.seiya.frozen == ["pope"]
    assert t.shun.frozen == []
    assert t.ikki.frozen == ["hagen-de-merak"]
    t.pending("main-phase", "seiya")


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


@rule("seiya:card:fenrir-d-alioth:2", "seiya:faq:fenrir-d-alioth:1")
def test_when_fenrir_leaves_everybody_freezes_a_card_of_the_hand_or_discards_a_shiryu(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas", "shiryu-common", "armure-du-lion"]),
        shun=Side(),
        ikki=Side(hand=["spartan", "armure-du-phoenix"]),
        field=["fenrir-d-alioth"],
    )
    expel(t)
    t.pending("choose-option", "seiya")
    assert t.seiya.options == ["option/1", "option/2"]
    t.seiya.choose("option/2")
    t.pending("choose-discard", "seiya")
    assert t.seiya.options == ["shiryu-common"]
    t.seiya.choose("shiryu-common")
    t.pending("choose-option", "ikki")
    assert t.ikki.options == ["option/1"], "asked, for silence would tell"
    t.ikki.choose("option/1")
    t.pending("choose-freeze", "ikki")
    assert t.ikki.options == ["spartan", "armure-du-phoenix"]
    t.ikki.choose("spartan")
    assert t.seiya.hand == ["armure-du-lion"]
    assert t.seiya.frozen == []
    assert "shiryu-common" in t.seiya.discard
    assert t.ikki.frozen == ["spartan"]
    t.pending("main-phase", "seiya")


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


@rule("seiya:card:mime-de-benetnash:2", "seiya:faq:mime-de-benetnash:2")
def test_when_mime_leaves_everybody_freezes_an_armour_of_the_hand_or_discards_an_ikki(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas", "ikki-common", "armure-du-lion"]),
        hyoga=Side(hand=["jaki"], armour="armure-du-cygne"),
        shun=Side(hand=["armure-d-andromede", "spartan"], armour="armure-du-cancer"),
        field=["mime-de-benetnash"],
    )
    expel(t)
    t.pending("choose-option", "seiya")
    assert t.seiya.options == ["option/1", "option/2"]
    t.seiya.choose("option/2")
    t.pending("choose-discard", "seiya")
    assert t.seiya.options == ["ikki-common"]
    t.seiya.choose("ikki-common")
    t.pending("choose-option", "shun")
    assert t.shun.options == ["option/1"]
    t.shun.choose("option/1")
    t.pending("choose-freeze", "shun")
    assert t.shun.options == ["armure-d-andromede"]
    t.shun.choose("armure-d-andromede")
    assert "ikki-common" in t.seiya.discard
    assert t.shun.frozen == ["armure-d-andromede"]
    assert t.shun.armour == ["armure-du-cancer"]
    assert t.hyoga.hand == ["jaki"]
    assert t.hyoga.armour == ["armure-du-cygne"]
    t.pending("main-phase", "seiya")


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


@rule("seiya:card:syd-de-mizar:2", "seiya:faq:syd-de-mizar:1", "seiya:asgard:9")
def test_when_syd_leaves_everybody_freezes_the_rare_characters_discarded_or_discards_a_shun(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas", "shun-common"], discard=["mu-du-belier", "hagen-de-merak", "armure-du-lion", "jaki"]),
        shun=Side(discard=["thor-de-phecda", "bud-d-alcor"]),
        ikki=Side(discard=["oko"], hand=["ikki-common"]),
        hyoga=Side(hand=["shun-verycommon", "hyoga-common", "shun-common"]),
        field=["syd-de-mizar"],
    )
    expel(t)
    t.pending("choose-option", "seiya")
    assert t.seiya.options == ["option/1", "option/2"]
    t.seiya.choose("option/1")
    assert sorted(t.seiya.frozen) == ["hagen-de-merak", "mu-du-belier"]
    assert t.seiya.hand == ["shun-common"]
    assert t.shun.frozen == ["thor-de-phecda"]
    assert t.shun.discard == ["bud-d-alcor"]
    assert (t.ikki.frozen, t.ikki.discard, t.ikki.hand) == ([], ["oko"], ["ikki-common"])
    t.pending("choose-discard", "hyoga")
    assert t.hyoga.options == ["shun-verycommon", "shun-common"]
    t.hyoga.choose("shun-common")
    assert t.hyoga.discard == ["shun-common"]
    t.pending("main-phase", "seiya")


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


@rule("seiya:card:bud-d-alcor:2")
def test_when_bud_leaves_everybodys_marked_god_warriors_are_destroyed(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas"], frozen=["hagen-de-merak", "bud-d-alcor"], wounded=["thor-de-phecda", "jaki"]),
        shun=Side(frozen=["syd-de-mizar", "armure-du-lion"], discard=["mime-de-benetnash"]),
        field=["bud-d-alcor"],
    )
    expel(t)
    assert sorted(t.seiya.destroyed) == ["hagen-de-merak", "thor-de-phecda"]
    assert (t.seiya.frozen, t.seiya.wounded) == (["bud-d-alcor"], ["jaki"])
    assert t.shun.destroyed == ["syd-de-mizar"]
    assert t.shun.frozen == ["armure-du-lion"]
    assert t.shun.discard == ["mime-de-benetnash"]
