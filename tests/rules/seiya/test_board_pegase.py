"""The Techniques of Seiya's board: the meteors, the crusher, the comet."""

from tests.rules.seiya.names import ASGARD, TITAN
from tests.scenario import Factory, Side, rule


@rule("seiya:board:seiya:meteores-de-pegase")
def test_meteores_plays_a_very_common_seiya_from_the_discard_pile(table: Factory) -> None:
    side = Side(hand=["oko"], discard=["seiya-common", "seiya-verycommon", "shun-verycommon"], energy=1)
    t = table(seiya=side, field=["jaki", TITAN], boxes=ASGARD)
    t.seiya.technique("meteores-de-pegase")
    t.pending("choose-to-face", "seiya")
    t.seiya.choose("jaki")
    assert t.seiya.played == ["seiya-verycommon"]
    assert t.seiya.discard == ["seiya-common", "shun-verycommon"]
    assert t.seiya.energy == 0
    side = Side(hand=["oko", "seiya-verycommon"], discard=["seiya-common", "shun-verycommon"], energy=1)
    t = table(seiya=side, field=["jaki"], boxes=ASGARD)
    assert not t.seiya.can_use_technique("meteores-de-pegase")
    side = Side(hand=["oko"], discard=["seiya-verycommon"], energy=1)
    t = table(seiya=side, boxes=ASGARD)
    assert not t.seiya.can_use_technique("meteores-de-pegase"), "there is nothing to face"


@rule("seiya:board:seiya:broyeur-de-pegase")
def test_broyeur_wounds_a_seiya_of_the_discard_pile_for_two_force(table: Factory) -> None:
    side = Side(hand=["seiya-common", "oko"], discard=["seiya-verycommon", "leda"], energy=2)
    t = table(seiya=side, field=[TITAN], boxes=ASGARD)
    t.seiya.play("oko")
    assert not t.seiya.can_use_technique("broyeur-de-pegase"), "no Seiya is in play"
    t.seiya.play("seiya-common").decline().technique("broyeur-de-pegase")
    assert t.seiya.wounded == ["seiya-verycommon"]
    assert (t.seiya.force_of("seiya-common"), t.seiya.cosmos_of("seiya-common")) == (3, 1)
    assert t.seiya.force_of("oko") == 1
    assert t.seiya.energy == 0
    t = table(seiya=Side(hand=["seiya-common"], discard=["leda"], energy=2), field=[TITAN], boxes=ASGARD)
    t.seiya.play("seiya-common")
    assert not t.seiya.can_use_technique("broyeur-de-pegase"), "nobody to wound"


@rule("seiya:board:seiya:broyeur-de-pegase")
def test_broyeur_lets_its_player_choose_whom_to_wound_and_who_grows_stronger(table: Factory) -> None:
    hand, discard = ["seiya-common", "seiya-verycommon"], ["seiya-uncommon-asgard", "leda", "seiya-common"]
    t = table(seiya=Side(hand=hand, discard=discard, energy=2), field=[TITAN], boxes=ASGARD)
    t.seiya.play("seiya-common").decline().play("seiya-verycommon").technique("broyeur-de-pegase")
    t.pending("choose-wound", "seiya")
    assert t.seiya.options == ["seiya-uncommon-asgard@discard/0", "seiya-common@discard/0"]
    t.seiya.choose("seiya-common")
    t.pending("choose-affect", "seiya")
    assert t.seiya.options == ["seiya-common>1", "seiya-verycommon>1"]
    t.seiya.choose("seiya-verycommon")
    assert (t.seiya.force_of("seiya-verycommon"), t.seiya.force_of("seiya-common")) == (3, 1)
    assert t.seiya.wounded == ["seiya-common"]


@rule("seiya:board:seiya:comete-de-pegase")
def test_comete_makes_the_cards_of_the_field_cheaper_by_two_force(table: Factory) -> None:
    field = {1: "jaki", 2: "mu-du-belier", 3: "armure-du-lion", 4: "spica", 6: "athena"}
    side = Side(hand=["seiya-verycommon", "oko"], discard=["seiya-common"], draw=["oko"] * 9, energy=3)
    t = table(seiya=side, shun=Side(draw=["oko"] * 9), field=field, reserve=["leda"] * 9, boxes=ASGARD)
    t.seiya.play("oko", "jaki").technique("comete-de-pegase").choose("seiya-verycommon")
    assert (t.seiya.discard, t.seiya.energy) == (["seiya-common", "seiya-verycommon"], 0)
    costs = [t.number("cost_force", slug) for slug in field.values()]
    assert costs == [1, 5, None, 1, None], "at least one"
    assert t.number("cost_cosmos", "mu-du-belier") == 7
    assert t.number("cost_cosmos", "armure-du-lion") == 5
    t.seiya.acquire("jaki", "force").end_turn()
    assert t.number("cost_force", "mu-du-belier") == 7, "for this turn"


@rule("seiya:board:seiya:comete-de-pegase", "seiya:glossary:defausser:1")
def test_comete_may_discard_a_seiya_in_play_but_none_that_is_marked(table: Factory) -> None:
    hand = ["seiya-verycommon", "seiya-common", "oko"]
    side = Side(hand=hand, wounded=["seiya-common"], discard=["seiya-common"], energy=3)
    t = table(seiya=side, shun=Side(hand=["seiya-verycommon"]), field=["jaki"], boxes=ASGARD)
    t.seiya.play("seiya-verycommon").technique("comete-de-pegase")
    t.pending("choose-discard", "seiya")
    assert t.seiya.options == ["seiya-common", "seiya-verycommon>1"]
    t.seiya.choose("seiya-verycommon")
    assert (t.seiya.played, t.seiya.wounded) == ([], ["seiya-common"])
    side = Side(hand=["oko"], wounded=["seiya-common"], discard=["seiya-common"], energy=3)
    t = table(seiya=side, field=["jaki"], boxes=ASGARD)
    assert not t.seiya.can_use_technique("comete-de-pegase")


@rule("seiya:board:seiya:comete-de-pegase")
def test_comete_makes_no_card_cheaper_that_is_not_on_the_field(table: Factory) -> None:
    ring, helpers = "anneau-des-nibelungen", ["sirius-du-grand-chien", "moses-de-la-baleine"]
    side = Side(hand=["seiya-verycommon", *helpers], relics=[ring], energy=3)
    t = table(seiya=side, field=["jaki"], boxes=ASGARD)
    t.seiya.technique("comete-de-pegase").choose("seiya-verycommon")
    t.seiya.play(helpers[0], ring).play(helpers[1], ring)
    assert not t.seiya.can_acquire(ring, "force"), "four Force against five"
