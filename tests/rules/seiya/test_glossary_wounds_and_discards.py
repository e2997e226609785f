"""The glossary: wounding and healing, discarding and destroying, drawing."""

from tests.scenario import Factory, Side, rule

# Wounding and healing


@rule("seiya:glossary:blesser:1")
def test_to_wound_is_optional_and_puts_the_character_face_up_before_its_owner(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ban-du-petit-lion"]),
        shun=Side(hand=["shun-common", "cassios"]),
        field=["jaki"],
    )
    t.seiya.play("ban-du-petit-lion")
    assert "end" in t.seiya.options
    t.seiya.use("ban-du-petit-lion")
    t.shun.choose("shun-common")
    assert t.seiya.wounded == ["ban-du-petit-lion"]
    assert t.shun.wounded == ["shun-common"]
    assert t.shun.hand == ["cassios"]
    assert [card.slug for card in t.seiya.view.cards("wounded", 1)] == ["shun-common"]
    assert [card.slug for card in t.shun.view.cards("wounded", 0)] == ["ban-du-petit-lion"]


@rule("seiya:glossary:blesser:2")
def test_a_wounded_character_can_be_neither_used_nor_discarded(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["chevalier-de-cristal", "jaki"], wounded=["docrates", "seiya-verycommon"], draw=["oko"]),
        field=["cassios"],
    )
    assert t.seiya.options == ["play:chevalier-de-cristal", "play:jaki", "end"]
    t.seiya.play("chevalier-de-cristal").accept()
    t.pending("choose-discard", "seiya")
    assert not t.seiya.can_choose("docrates")
    assert not t.seiya.can_choose("seiya-verycommon")
    t.seiya.choose("oko")
    assert not t.seiya.can_acquire("cassios", "force")
    t.seiya.end_phase()
    t.pending("choose-upkeep", "seiya")
    assert t.seiya.options == ["jaki"]


@rule("seiya:glossary:blesser:3")
def test_nothing_but_an_effect_wounds_a_character(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "seiya-verycommon"]),
        field=["jaki", "mu-du-belier"],
    )
    t.seiya.play("shura-du-capricorne", "jaki").play("seiya-verycommon", "mu-du-belier")
    assert not any(key.startswith("use:") for key in t.seiya.options)
    t.seiya.acquire("jaki", "force")
    assert "shura-du-capricorne" in t.seiya.discard, "to take part in an acquisition is no wound"
    t.seiya.end_turn()
    assert t.seiya.wounded == [], "to fail is no wound"
    assert not t.events("wound")


@rule("seiya:glossary:blesser:3")
def test_a_card_effect_can_wound_a_character(table: Factory) -> None:
    t = table(seiya=Side(hand=["shaka-de-la-vierge"]), shun=Side(discard=["oko"]), field=["jaki"])
    t.seiya.play("shaka-de-la-vierge").choose("oko")
    assert t.shun.wounded == ["oko"]


@rule("seiya:glossary:blesser:4")
def test_a_card_is_wounded_before_its_wound_effect(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["mu-du-belier"], discard=["armure-du-lion", "armure-du-taureau"]),
        field=["jaki"],
    )
    t.seiya.play("mu-du-belier").use("mu-du-belier")
    t.pending("choose-take", "seiya")
    assert t.seiya.wounded == ["mu-du-belier"]
    t.seiya.choose("armure-du-lion")
    assert t.seiya.hand == ["armure-du-lion"]


@rule("seiya:glossary:soigner:2")
def test_a_card_that_heals_is_discarded_at_once(table: Factory) -> None:
    t = table(seiya=Side(hand=["athena", "jaki"], wounded=["cassios"]), field=["oko"])
    t.seiya.play("athena").heal_with("athena")
    assert t.seiya.played == []
    assert "athena" in t.seiya.discard
    t.pending("main-phase", "seiya")


@rule("seiya:glossary:soigner:3")
def test_a_healed_character_goes_to_its_players_discard_pile(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-verycommon"], wounded=["cassios", "oko"]), field=["jaki"])
    t.seiya.play("seiya-verycommon").heal_with("seiya-verycommon", "oko")
    assert t.seiya.wounded == ["cassios"]
    assert "oko" in t.seiya.discard


@rule("seiya:glossary:soigner:5")
def test_nobody_heals_the_characters_of_others(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-verycommon", "athena"], wounded=["cassios", "oko"]),
        shun=Side(wounded=["jaki"]),
        field=["spica"],
    )
    t.seiya.play("athena").play("seiya-verycommon").heal_with("seiya-verycommon")
    t.pending("choose-heal", "seiya")
    assert not t.seiya.can_choose("jaki")
    t.seiya.choose("cassios")
    t.seiya.heal_with("athena")
    assert t.seiya.wounded == []
    assert t.shun.wounded == ["jaki"]


@rule("seiya:glossary:soigner:5")
def test_there_is_nobody_to_heal_if_only_others_are_wounded(table: Factory) -> None:
    t = table(seiya=Side(hand=["athena"]), shun=Side(wounded=["jaki"]), field=["spica"])
    t.seiya.play("athena")
    assert not t.seiya.can_heal_with("athena")


# Discarding and destroying


@rule("seiya:glossary:defausser:1")
def test_cards_are_discarded_from_hand_from_play_or_as_equipped_armour(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jaki", "docrates", "oko"], armour="armure-de-la-balance"),
        field=["cassios"],
    )
    t.seiya.play("docrates")
    assert {"end", "use:docrates>1"} <= set(t.seiya.options), "to discard is optional"
    t.seiya.use("armure-de-la-balance").choose("jaki")
    assert t.seiya.discard == ["armure-de-la-balance", "jaki"]
    t.seiya.use("docrates")
    assert t.seiya.discard == ["armure-de-la-balance", "jaki", "docrates"]


@rule("seiya:glossary:defausser:2")
def test_a_card_activated_by_discard_is_already_in_the_discard_pile(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-de-la-vierge", discard=["cassios"]), field=["jaki"])
    t.seiya.use("armure-de-la-vierge")
    assert sorted(t.seiya.hand) == ["armure-de-la-vierge", "cassios"], "it was shuffled into the new draw pile"


@rule("seiya:glossary:defausser:2")
def test_cards_discarded_by_an_effect_are_there_while_it_goes_on(table: Factory) -> None:
    t = table(seiya=Side(hand=["mime-de-benetnash", "oko", "leda"], draw=["jaki"]), field=["shura-du-capricorne"])
    t.seiya.play("mime-de-benetnash").use("mime-de-benetnash").choose("oko", "leda")
    assert sorted(t.seiya.hand) == ["jaki", "leda", "oko"], "both were shuffled into the new draw pile"


@rule("seiya:glossary:defausser:3")
def test_a_card_discarded_by_another_does_not_activate(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["nachi-du-loup", "milo-du-scorpion"]),
        shun=Side(hand=["gigas", "oko"], armour="armure-de-la-vierge", draw=["jaki", "cassios"]),
        field=["spica"],
    )
    t.seiya.play("nachi-du-loup").use("nachi-du-loup")
    assert t.shun.discard == ["armure-de-la-vierge"]
    assert t.shun.hand == ["gigas", "oko"], "no card was drawn"
    t.seiya.play("milo-du-scorpion").accept()
    t.shun.choose("gigas")
    assert t.shun.discard == ["armure-de-la-vierge", "gigas"]
    assert t.removed == []


@rule("seiya:glossary:defausser:3")
def test_a_card_discarded_by_a_rule_does_not_activate(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-lion", "gigas"], armour="armure-de-la-vierge", draw=["jaki"] * 9),
        field={1: "spica"},
    )
    t.seiya.play("gigas").play("armure-du-lion")
    assert t.seiya.discard == ["armure-de-la-vierge"]
    assert t.seiya.hand == []
    t.seiya.end_turn()
    assert "gigas" in t.seiya.discard
    assert t.removed == []


@rule("seiya:glossary:defausser:4")
def test_a_card_is_discarded_before_its_discard_effect(table: Factory) -> None:
    t = table(seiya=Side(hand=["gigas"]), field=["jaki", "oko"])
    t.seiya.play("gigas", "jaki").use("gigas")
    t.pending("choose-remove", "seiya")
    assert t.seiya.discard == ["gigas"]
    assert t.removed == []
    t.seiya.choose("oko")
    assert t.removed == ["oko"]


@rule("seiya:glossary:detruire:1")
def test_a_destroyed_card_is_out_of_play(table: Factory) -> None:
    t = table(seiya=Side(hand=["capella-du-cocher"], discard=["cassios"]), field=["shura-du-capricorne"])
    assert t.seiya.score == 3
    t.seiya.play("capella-du-cocher")
    assert "end" in t.seiya.options, "to destroy is optional"
    t.seiya.use("capella-du-cocher")
    assert t.seiya.destroyed == ["capella-du-cocher"]
    assert t.seiya.score == 1
    t.seiya.end_turn()
    assert t.seiya.hand == ["cassios"], "it is not shuffled into the draw pile"
    assert t.seiya.destroyed == ["capella-du-cocher"]


@rule("seiya:glossary:detruire:1", "seiya:glossary:detruite:2", "seiya:glossary:jeton-heros:3")
def test_a_card_is_destroyed_under_its_owners_token(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko"]),
        shun=Side(hand=["shun-common", "jaki"]),
        field=["spica"],
    )
    t.seiya.play("oko").use("oko")
    t.shun.choose("shun-common")
    assert t.seiya.destroyed == ["oko"]
    assert t.shun.destroyed == ["shun-common"]


@rule("seiya:glossary:detruire:2")
def test_nothing_but_an_effect_destroys_a_card(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "seiya-verycommon", "docrates"], wounded=["leda"]),
        field={1: "cassios", 2: "jaki", 6: "mu-du-belier"},
    )
    t.seiya.play("shura-du-capricorne", "jaki").play("seiya-verycommon", "jaki").play("docrates", "jaki")
    assert [key for key in t.seiya.options if key.startswith("use:")] == ["use:docrates>2"]
    t.seiya.acquire("jaki", "force", using=["shura-du-capricorne"])
    t.seiya.heal_with("seiya-verycommon").use("docrates").end_turn()
    assert (t.seiya.destroyed, t.shun.destroyed) == ([], [])
    assert not t.events("destroy")


@rule("seiya:glossary:detruire:2")
def test_a_card_effect_can_destroy_a_card(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-scorpion"), shun=Side(wounded=["oko"]), field=["jaki"])
    t.seiya.use("armure-du-scorpion")
    assert t.shun.destroyed == ["oko"]


@rule("seiya:glossary:detruire:3")
def test_a_card_is_destroyed_before_its_destroy_effect(table: Factory) -> None:
    t = table(seiya=Side(hand=["jaki"], destroyed=["cassios"]), field=["oko"])
    t.seiya.play("jaki").use("jaki")
    t.pending("choose-add", "seiya")
    assert t.seiya.destroyed == ["cassios", "jaki"]
    assert t.seiya.can_choose("jaki")
    t.seiya.choose("cassios")
    assert t.seiya.discard == ["cassios"]


# Drawing


@rule("seiya:glossary:piocher:1")
def test_to_draw_is_to_take_the_top_card_of_the_own_draw_pile(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-de-la-vierge", draw=["jaki", "cassios", "oko"]),
        shun=Side(draw=["spica", "leda"]),
        field=["phaeton"],
    )
    t.seiya.use("armure-de-la-vierge")
    assert t.seiya.hand == ["oko", "cassios"]
    assert t.seiya.draw == ["jaki"]
    assert t.shun.draw == ["spica", "leda"]


@rule("seiya:glossary:piocher:2")
def test_an_empty_draw_pile_is_rebuilt_at_once_when_a_card_must_be_drawn(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-de-la-vierge", draw=["jaki"], discard=["cassios"] * 4),
        field=["phaeton"],
    )
    t.seiya.use("armure-de-la-vierge")
    assert t.seiya.hand[0] == "jaki"
    assert len(t.seiya.hand) == 2
    assert t.seiya.discard == []
    assert len(t.seiya.draw) == 4
    assert len(t.events("shuffle")) == 1
    assert [event.source for event in t.events("rebuild")] == [-1] * 5, "by the rules, not by a card"


@rule("seiya:glossary:piocher:3", "seiya:glossary:main:2")
def test_a_hand_grows_as_far_as_effects_allow(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko"] * 8, armour="armure-de-la-vierge", draw=["jaki"] * 4),
        field=["phaeton"],
    )
    t.seiya.use("armure-de-la-vierge")
    assert len(t.seiya.hand) == 10
    t.seiya.end_turn()
    assert len(t.seiya.hand) == 10, "nothing must be discarded"
    assert len(t.seiya.draw) == 2, "nothing is drawn in upkeep with 5 or more"
