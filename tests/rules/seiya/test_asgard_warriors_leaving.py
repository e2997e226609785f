"""The God Warriors and Bud: what happens when they leave the field."""

from tests.scenario import Factory, Scenario, Side, rule


def expel(t: Scenario) -> None:
    """Gigas removes the only card of the field."""
    t.seiya.play("gigas").use("gigas")


# Siegfried


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
