"""The glossary: what players do, and when effects happen."""

import pytest

from tests.scenario import Factory, Scenario, Side, packet, rule

# Acquiring


@rule("seiya:glossary:acquerir:1")
def test_a_card_is_acquired_when_its_cost_is_reached(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-verycommon", "doko-de-la-balance"]), field=["jabu-de-la-licorne"])
    t.seiya.play("seiya-verycommon")
    assert not t.seiya.can_acquire("jabu-de-la-licorne", "force"), "1 Force of 3"
    t.seiya.play("doko-de-la-balance")
    assert not t.seiya.can_acquire("jabu-de-la-licorne", "cosmos"), "2 Cosmos of 3"
    t.seiya.acquire("jabu-de-la-licorne", "force", using=["doko-de-la-balance"])
    assert "jabu-de-la-licorne" in t.seiya.discard
    assert t.field == {}


@rule("seiya:glossary:acquerir:2")
def test_several_cards_add_up_their_force_or_their_cosmos(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-verycommon", "mu-du-belier", "deathmask-du-cancer"]), field=["jabu-de-la-licorne"]
    )
    t.seiya.play("mu-du-belier").play("seiya-verycommon")
    assert t.seiya.can_acquire("jabu-de-la-licorne", "force"), "2 Force and 1 Force"
    assert not t.seiya.can_acquire("jabu-de-la-licorne", "cosmos"), "Force does not help Cosmos"
    t.seiya.play("deathmask-du-cancer")
    t.seiya.acquire("jabu-de-la-licorne", "cosmos", using=["mu-du-belier", "deathmask-du-cancer"])
    assert t.seiya.hand == ["jabu-de-la-licorne"]
    assert t.seiya.discard == ["mu-du-belier", "deathmask-du-cancer"]
    assert t.seiya.played == ["seiya-verycommon"]


@rule("seiya:glossary:acquerir:3")
def test_a_card_acquired_by_force_is_discarded_and_its_effects_apply(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "doko-de-la-balance"]),
        shun=Side(hand=["cassios", "jaki"]),
        field={6: "aphrodite-des-poissons"},
    )
    t.seiya.play("shura-du-capricorne").play("doko-de-la-balance")
    t.seiya.acquire("aphrodite-des-poissons", "force")
    assert "aphrodite-des-poissons" in t.seiya.discard
    assert t.seiya.hand == []
    assert sorted(t.shun.wounded) == ["cassios", "jaki"]
    assert t.flames == 11


@rule("seiya:glossary:acquerir:4")
def test_a_card_acquired_by_cosmos_goes_to_hand_and_may_be_played(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shaka-de-la-vierge", "aghora-du-lotus"], armour="armure-du-lion"),
        field={1: "mu-du-belier", 2: "jaki"},
    )
    t.seiya.play("shaka-de-la-vierge", "mu-du-belier").play("aghora-du-lotus", "mu-du-belier")
    t.seiya.acquire("mu-du-belier", "cosmos")
    assert t.seiya.hand == ["mu-du-belier"]
    assert t.flames == 11
    t.seiya.play("mu-du-belier", "jaki")
    assert t.seiya.played == ["mu-du-belier"]


@rule("seiya:glossary:acquerir:4")
def test_a_card_acquired_by_cosmos_applies_its_defeated_effect(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shaka-de-la-vierge", "aghora-du-lotus"], draw=["cassios", "jaki"]),
        field=["shiryu-de-la-balance"],
    )
    t.seiya.play("shaka-de-la-vierge").play("aghora-du-lotus")
    t.seiya.acquire("shiryu-de-la-balance", "cosmos")
    assert t.seiya.wounded == ["shaka-de-la-vierge", "aghora-du-lotus"]
    assert sorted(t.seiya.hand) == ["cassios", "jaki", "shiryu-de-la-balance"]


@rule("seiya:glossary:acquerir:5")
def test_a_card_acquired_through_an_effect_goes_to_the_discard_pile(table: Factory) -> None:
    t = table(seiya=Side(hand=["dio-de-la-mouche"]), field=["armure-du-lion"])
    t.seiya.play("dio-de-la-mouche").use("dio-de-la-mouche")
    assert t.seiya.discard == ["armure-du-lion"]
    assert t.seiya.hand == []


@rule("seiya:glossary:acquerir:6")
def test_a_card_acquired_for_free_from_the_field_activates_defeated_and_flame(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-sagittaire", "cassios"]),
        shun=Side(wounded=["jaki"]),
        field=["babel-du-centaure"],
    )
    t.seiya.play("armure-du-sagittaire").choose("cassios")
    assert t.seiya.discard == ["babel-du-centaure"]
    assert t.shun.destroyed == ["jaki"]

    t = table(seiya=Side(hand=["armure-du-sagittaire", "cassios"]), field=["mu-du-belier"])
    t.seiya.play("armure-du-sagittaire").choose("cassios")
    assert t.seiya.discard == ["mu-du-belier"]
    assert t.flames == 11


@rule("seiya:glossary:acquerir:6")
@pytest.mark.parametrize("slug", ["babel-du-centaure", "mu-du-belier"])
def test_a_card_gained_from_elsewhere_activates_neither_defeated_nor_flame(table: Factory, slug: str) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "doko-de-la-balance"]),
        shun=Side(wounded=["jaki"]),
        field=["dante-de-cerbere"],
        reserve=[slug],
    )
    t.seiya.play("shura-du-capricorne").play("doko-de-la-balance").acquire("dante-de-cerbere", "force")
    assert slug in t.seiya.discard
    assert t.shun.wounded == ["jaki"]
    assert t.flames == 12


@rule("seiya:glossary:vaincu:1")
def test_defeated_is_mandatory_between_the_field_and_the_new_place(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "doko-de-la-balance"]),
        shun=Side(wounded=["jaki", "cassios", "oko"]),
        field=["babel-du-centaure"],
    )
    t.seiya.play("shura-du-capricorne").play("doko-de-la-balance").acquire("babel-du-centaure", "force")
    t.pending("choose-destroy", "seiya")
    assert "no" not in t.seiya.options
    assert t.field == {}
    assert t.slugs("limbo") == ["babel-du-centaure"]
    assert "babel-du-centaure" not in t.seiya.discard + t.seiya.hand
    t.seiya.choose("jaki")
    assert "babel-du-centaure" in t.seiya.discard
    assert t.shun.wounded == ["cassios", "oko"], "once"


# Costs


@rule("seiya:glossary:cout-d-acquisition:1")
def test_the_cost_is_the_total_that_the_cards_taking_part_must_reach(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["doko-de-la-balance", "shura-du-capricorne", "seiya-verycommon"]),
        field={1: "jaki", 6: "capella-du-cocher"},
    )
    assert t.number("cost_force", "capella-du-cocher") == 3
    assert t.number("cost_force", "jaki") == 3
    t.seiya.play("seiya-verycommon", "jaki").play("doko-de-la-balance", "capella-du-cocher")
    assert t.seiya.can_acquire("capella-du-cocher", "force")
    assert not t.seiya.can_acquire("jaki", "force"), "what faces another card does not take part"
    t.seiya.play("shura-du-capricorne", "jaki")
    assert t.seiya.can_acquire("jaki", "force"), "4 is more than 3"


@rule("seiya:glossary:cosmos:2", "seiya:glossary:cout-d-acquisition:3")
def test_a_missing_cosmos_cost_stays_missing(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["cassios", "shaka-de-la-vierge", "doko-de-la-balance"], armour="armure-du-lion"),
        field={6: "algol-de-persee"},
    )
    t.seiya.play("shaka-de-la-vierge").play("doko-de-la-balance").play("cassios")
    t.seiya.use("cassios")
    assert t.number("cost_force", "algol-de-persee") == 2, "5, 1 less in slot 6, 2 less through Cassios"
    assert t.number("cost_cosmos", "algol-de-persee") is None
    assert t.seiya.can_acquire("algol-de-persee", "force")
    assert not t.seiya.can_acquire("algol-de-persee", "cosmos")


@rule("seiya:glossary:cosmos:2", "seiya:glossary:cout-d-acquisition:3")
def test_only_an_effect_opens_the_way_of_cosmos(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["aghora-du-lotus", "shiva-du-paon", "hyoga-verycommon"], armour="armure-du-lion"),
        field=["camus-du-verseau"],
    )
    t.seiya.play("aghora-du-lotus").play("shiva-du-paon")
    assert not t.seiya.can_acquire("camus-du-verseau", "cosmos")
    t.seiya.play("hyoga-verycommon")
    assert t.seiya.can_acquire("camus-du-verseau", "cosmos")


@rule("seiya:glossary:force:2", "seiya:glossary:cout-d-acquisition:2")
def test_a_missing_force_cost_stays_missing(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["capella-du-cocher", "shura-du-capricorne", "doko-de-la-balance"]),
        field={6: "athena"},
    )
    t.seiya.play("shura-du-capricorne").play("doko-de-la-balance").play("capella-du-cocher")
    t.seiya.use("capella-du-cocher")
    assert t.number("cost_force", "athena") is None
    assert t.number("cost_cosmos", "athena") == 3, "4, 1 less in slot 6"
    assert not t.seiya.can_acquire("athena", "force")
    assert t.seiya.can_acquire("athena", "cosmos")


@rule("seiya:glossary:force:2", "seiya:glossary:cout-d-acquisition:2")
def test_only_an_effect_opens_the_way_of_force(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["algethi-d-hercule", "shura-du-capricorne", "doko-de-la-balance"]),
        field=["armure-du-lion"],
    )
    t.seiya.play("algethi-d-hercule").play("shura-du-capricorne").play("doko-de-la-balance")
    assert not t.seiya.can_acquire("armure-du-lion", "force")
    t.seiya.use("algethi-d-hercule")
    assert t.seiya.can_acquire("armure-du-lion", "force")


# Playing


@rule("seiya:glossary:jouer-un-personnage:1")
def test_characters_are_played_face_up_facing_a_card(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-verycommon"] * 3 + ["cassios"]), field=["jaki", "oko"])
    t.seiya.play("seiya-verycommon", "jaki").play("seiya-verycommon", "oko").play("seiya-verycommon", "oko")
    t.seiya.play("cassios", "jaki")
    assert t.seiya.hand == []
    jaki, oko = (card.tag for card in t.shun.view.cards("field"))
    seen = [(card.slug, card.facing) for card in t.shun.view.cards("play", 0)]
    assert seen == [
        ("seiya-verycommon", jaki),
        ("seiya-verycommon", oko),
        ("seiya-verycommon", oko),
        ("cassios", jaki),
    ]


@rule("seiya:glossary:jouer-une-armure:1")
def test_any_number_of_armours_may_be_played_and_one_is_equipped(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-lion", "armure-du-verseau", "armure-du-taureau"]),
        field=["jaki"],
    )
    t.seiya.play("armure-du-lion")
    assert t.seiya.armour == ["armure-du-lion"]
    t.seiya.play("armure-du-verseau").play("armure-du-taureau")
    assert t.seiya.armour == ["armure-du-taureau"]
    assert t.seiya.hand == []


@rule("seiya:glossary:jouer-une-armure:2", "seiya:glossary:defaussee:4")
def test_a_new_armour_discards_the_one_equipped(table: Factory) -> None:
    t = table(seiya=Side(hand=["armure-du-lion"], armour="armure-du-verseau"), field=["jaki"])
    t.seiya.play("armure-du-lion")
    assert t.seiya.armour == ["armure-du-lion"]
    assert t.seiya.discard == ["armure-du-verseau"]


@rule("seiya:glossary:mise-en-jeu:1")
def test_a_play_effect_is_offered_when_the_card_is_played_from_hand(table: Factory) -> None:
    t = table(seiya=Side(hand=["phaeton", "cassios"], draw=["jaki", "oko"]), field=["shura-du-capricorne"])
    t.seiya.play("phaeton")
    t.pending("choose-destroy", "seiya")
    t.seiya.choose("cassios")
    assert t.seiya.destroyed == ["cassios"]
    assert sorted(t.seiya.hand) == ["jaki", "oko"]


@rule("seiya:glossary:mise-en-jeu:1")
def test_a_play_effect_is_optional_and_lost_when_declined(table: Factory) -> None:
    t = table(seiya=Side(hand=["phaeton", "cassios"], draw=["jaki", "oko"]), field=["shura-du-capricorne"])
    t.seiya.play("phaeton").decline()
    assert t.seiya.destroyed == []
    assert t.seiya.hand == ["cassios"]
    assert not t.seiya.can_activate("phaeton")


# Effects


@rule("seiya:glossary:effet-de-jeu:1")
def test_a_play_effect_counts_only_when_the_card_was_played(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-verycommon", "marine-de-l-aigle", "docrates"]),
        field=["jaki", "marine-de-l-aigle", "docrates"],
    )
    t.seiya.play("seiya-verycommon", "jaki")
    assert t.seiya.cosmos_of("seiya-verycommon") == 0, "neither from hand nor from the field"
    assert not t.seiya.can_activate("docrates"), "neither from hand nor from the field"
    t.seiya.play("marine-de-l-aigle", "jaki").play("docrates", "jaki")
    assert t.seiya.cosmos_of("seiya-verycommon") == 1
    assert t.seiya.can_activate("docrates")


@rule("seiya:glossary:effet-de-jeu:2")
def test_the_keyword_play_activates_an_effect_when_its_card_is_played(table: Factory) -> None:
    """Then, and neither later nor when the card is discarded."""
    side = Side(hand=["phaeton", "jaki", *["leda"] * 5], draw=["oko", "spica"])
    t = table(seiya=side, field=["shura-du-capricorne"])
    t.seiya.play("phaeton")
    t.pending("choose-destroy", "seiya")
    t.seiya.choose("jaki")
    assert (t.seiya.destroyed, t.seiya.hand) == (["jaki"], [*["leda"] * 5, "spica", "oko"])
    t = table(seiya=side, field=["shura-du-capricorne"])
    t.seiya.play("phaeton").decline()
    assert not t.seiya.can_activate("phaeton")
    t.seiya.end_turn()
    assert (t.seiya.discard, t.seiya.destroyed, t.seiya.draw) == (["phaeton"], [], ["oko", "spica"])


@rule("seiya:glossary:effet-de-jeu:2")
@pytest.mark.parametrize(
    ("slug", "pile", "hand"),
    [
        ("albior-de-cephee", "discard", ["oko"]),
        ("mu-du-belier", "wounded", ["armure-du-lion"]),
        ("hyoga-du-verseau", "destroyed", []),
        ("mime-de-benetnash", "frozen", ["spica"]),
    ],
)
def test_the_keyword_of_an_activation_is_what_the_card_suffers_for_its_effect(
    table: Factory, slug: str, pile: str, hand: list[str]
) -> None:
    """Discard takes back a Character, Wound an Armour, Destroy destroys who is frozen, Freeze draws a card."""
    kept = packet("seiya", count=5)
    side = Side(hand=[slug, *kept], discard=["armure-du-lion", "oko"], draw=["spica"], frozen=["jaki"])
    t = table(seiya=side, field=["shura-du-capricorne"])
    t.seiya.play(slug)
    t.pending("main-phase", "seiya")
    assert t.seiya.played == [slug], "nothing happens of itself"
    t.seiya.use(slug)
    if slug in ("albior-de-cephee", "mime-de-benetnash"):
        t.seiya.choose(*(["oko"] if slug == "albior-de-cephee" else []))
    assert slug in getattr(t.seiya, pile)
    assert t.seiya.hand == [*kept, *hand]
    assert ("jaki" in t.seiya.destroyed) is (slug == "hyoga-du-verseau")
    t = table(seiya=side, field=["shura-du-capricorne"])
    t.seiya.play(slug).end_turn()
    assert t.seiya.discard == ["armure-du-lion", "oko", slug], "nothing, when it is discarded in upkeep"
    assert (t.seiya.hand, t.seiya.frozen, t.seiya.draw) == (kept, ["jaki"], ["spica"])


@rule("seiya:glossary:effet-de-jeu:2")
@pytest.mark.parametrize("how", ["wounded", "frozen", "discard"])
def test_the_keyword_marked_activates_an_effect_when_the_card_gets_a_marker(table: Factory, how: str) -> None:
    """Freya gives Energy then, not when she is discarded."""
    by = {"wounded": "armure-des-poissons", "frozen": "robe-divine-epsilon-alioth", "discard": "milo-du-scorpion"}[how]
    shun = Side(hand=["freya"], draw=["oko", "jaki"])
    t = table(seiya=Side(hand=[by]), shun=shun, field=["shura-du-capricorne"], boxes=("asgard",))
    t.seiya.play(by)
    if how == "discard":
        t.seiya.accept()
    else:
        t.seiya.use(by)
    assert getattr(t.shun, how) == ["freya"]
    assert t.shun.energy == int(how != "discard")


@rule("seiya:glossary:activation:1")
def test_an_activation_is_optional_and_acts_on_the_card_itself(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["mu-du-belier", "capella-du-cocher"], armour="armure-du-verseau", wounded=["jabu-de-la-licorne"]
        ),
        field=["shura-du-capricorne"],
    )
    t.seiya.play("mu-du-belier").play("capella-du-cocher")
    t.seiya.use("armure-du-verseau")
    assert sorted(t.seiya.discard) == ["armure-du-verseau", "jabu-de-la-licorne"]
    t.seiya.use("mu-du-belier")
    assert t.seiya.wounded == ["mu-du-belier"]
    assert t.seiya.hand == ["armure-du-verseau"]
    assert t.seiya.can_activate("capella-du-cocher")
    t.seiya.end_turn()
    assert t.seiya.destroyed == [], "it was offered, not imposed"


@rule("seiya:glossary:activation:1")
def test_an_activation_resolves_its_effect(table: Factory) -> None:
    t = table(seiya=Side(hand=["capella-du-cocher"]), field=["shura-du-capricorne"])
    t.seiya.play("capella-du-cocher").use("capella-du-cocher")
    assert t.seiya.destroyed == ["capella-du-cocher"]
    assert t.number("cost_force", "shura-du-capricorne") == 6


@rule("seiya:glossary:effet-de-terrain:1")
def test_a_field_effect_counts_while_its_card_is_on_the_field(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas", "seiya-verycommon"], wounded=["cassios"]),
        field=["june-du-cameleon", "armure-du-lion"],
    )
    t.seiya.play("seiya-verycommon", "armure-du-lion").play("gigas", "armure-du-lion")
    assert not t.seiya.can_heal_with("seiya-verycommon"), "June is on the field"
    t.seiya.use("gigas")
    assert t.removed == ["june-du-cameleon"]
    assert t.seiya.can_heal_with("seiya-verycommon")


@rule("seiya:glossary:effet-de-terrain:1")
def test_a_field_effect_does_not_count_for_a_card_played_from_hand(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["june-du-cameleon", "seiya-verycommon"], wounded=["cassios"]),
        field=["armure-du-lion"],
    )
    t.seiya.play("june-du-cameleon").decline()
    t.seiya.play("seiya-verycommon")
    assert t.seiya.can_heal_with("seiya-verycommon")


@rule("seiya:glossary:effet-de-terrain:2")
def test_arrival_and_defeated_each_have_their_moment(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas", "shura-du-capricorne", "doko-de-la-balance"]),
        shun=Side(wounded=["jaki"]),
        field=["babel-du-centaure", "armure-du-lion", "ptolemy-de-la-fleche"],
        reserve=["babel-du-centaure"],
    )
    assert t.flames == 12, "Ptolemy lies there, but did not arrive"
    t.seiya.play("gigas", "armure-du-lion").use("gigas").choose("babel-du-centaure")
    assert t.shun.wounded == ["jaki"], "Babel was removed and another one arrived, but none was acquired"
    t.seiya.play("shura-du-capricorne", "ptolemy-de-la-fleche").play("doko-de-la-balance", "ptolemy-de-la-fleche")
    t.seiya.acquire("ptolemy-de-la-fleche", "force")
    assert t.flames == 12, "to be acquired is not to arrive"


@rule("seiya:glossary:effet-de-terrain:2")
def test_defeated_activates_when_the_card_is_acquired(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "doko-de-la-balance"]),
        shun=Side(wounded=["jaki"]),
        field=["babel-du-centaure"],
    )
    t.seiya.play("shura-du-capricorne").play("doko-de-la-balance").acquire("babel-du-centaure", "force")
    assert t.shun.destroyed == ["jaki"]


# The field


SIX = ["jaki", "oko", "phaeton", "cassios", "leda", "spica"]


@rule("seiya:glossary:arrivee:1", "seiya:glossary:effet-de-terrain:2")
def test_arrival_happens_unasked_and_once(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), field=SIX, reserve=["geki-de-l-ours", "ptolemy-de-la-fleche"])
    t.seiya.end_turn()
    assert t.field[1] == "ptolemy-de-la-fleche"
    assert t.flames == 11
    t.pending("main-phase", "shun")
    t.shun.end_turn()
    assert t.field[2] == "ptolemy-de-la-fleche"
    assert t.flames == 11, "to shift is not to arrive"


def with_docrates(table: Factory, reserve: list[str]) -> Scenario:
    """Docrates has cleared slots 6 and 2 and filled the field again; Mu is in slot 4."""
    t = table(seiya=Side(hand=["docrates"]), field={2: "cassios", 4: "mu-du-belier", 6: "jaki"}, reserve=reserve)
    t.seiya.play("docrates", "mu-du-belier").use("docrates")
    return t


@rule("seiya:glossary:completer-le-terrain:1")
def test_the_field_is_filled_from_right_to_left(table: Factory) -> None:
    t = with_docrates(table, ["spica", "leda", "oko", "phaeton", "geist", "dauphin"])
    assert t.field == {
        6: "dauphin",
        5: "geist",
        4: "mu-du-belier",
        3: "phaeton",
        2: "oko",
        1: "leda",
    }
    assert t.reserve == ["spica"]


@rule("seiya:glossary:completer-le-terrain:2")
def test_arrivals_apply_when_the_field_is_filled(table: Factory) -> None:
    t = with_docrates(table, ["ptolemy-de-la-fleche", "ptolemy-de-la-fleche"])
    assert t.flames == 10

    t = table(seiya=Side(), field=SIX, reserve=["ptolemy-de-la-fleche"])
    t.seiya.end_turn()
    assert t.flames == 11


@rule("seiya:glossary:completer-le-terrain:3", "seiya:glossary:reserve:1")
def test_the_field_is_filled_in_upkeep_and_by_card_effects(table: Factory) -> None:
    t = table(seiya=Side(), field={6: "jaki"}, reserve=SIX)
    t.seiya.end_turn()
    assert [t.field[slot] for slot in range(1, 7)] == SIX
    assert t.reserve == []

    t = with_docrates(table, ["oko", "phaeton"])
    assert t.field == {6: "phaeton", 5: "oko", 4: "mu-du-belier"}


@rule("seiya:glossary:retirer-du-jeu-de-la-partie-du-terrain:1")
def test_upkeep_removes_the_card_of_the_last_slot(table: Factory) -> None:
    t = table(seiya=Side(), field=SIX)
    t.seiya.end_turn()
    assert t.removed == ["spica"]
    assert "spica" not in t.field.values()
    assert len(t.field) == 5


@rule("seiya:glossary:retirer-du-jeu-de-la-partie-du-terrain:3")
def test_cards_facing_a_removed_card_stay_until_upkeep(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas", "shura-du-capricorne", "docrates", "seiya-verycommon"], wounded=["oko"]),
        field={3: "jaki", 6: "armure-du-lion"},
        reserve=["cassios"],
    )
    t.seiya.play("shura-du-capricorne", "jaki").play("docrates", "jaki").play("seiya-verycommon", "jaki")
    t.seiya.play("gigas", "armure-du-lion").use("gigas")
    assert t.removed == ["jaki"]
    assert t.field[3] == "cassios"
    assert t.seiya.played == ["shura-du-capricorne", "docrates", "seiya-verycommon"]
    assert not t.seiya.can_acquire("cassios", "force"), "they do not face the card that came instead"
    assert t.seiya.can_activate("docrates")
    t.seiya.heal_with("seiya-verycommon")
    assert sorted(t.seiya.discard) == ["gigas", "oko", "seiya-verycommon"]
    t.seiya.end_phase()
    assert t.seiya.played == []


# Flames


@rule("seiya:glossary:flamme:2")
def test_a_flame_goes_out_when_its_card_is_acquired(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "doko-de-la-balance"]),
        field={6: "mu-du-belier"},
    )
    t.seiya.play("shura-du-capricorne").play("doko-de-la-balance").acquire("mu-du-belier", "force")
    assert t.flames == 11


@rule("seiya:glossary:flamme:2")
def test_a_flame_goes_out_when_its_card_is_removed(table: Factory) -> None:
    t = table(seiya=Side(), field={6: "mu-du-belier"})
    t.seiya.end_turn()
    assert (t.removed, t.flames) == (["mu-du-belier"], 11)

    t = table(seiya=Side(hand=["gigas"]), field=["armure-du-lion", "mu-du-belier"])
    t.seiya.play("gigas", "armure-du-lion").use("gigas")
    assert (t.removed, t.flames) == (["mu-du-belier"], 11)


@rule("seiya:glossary:flamme:2")
def test_a_flame_burns_on_when_its_card_was_not_on_the_field(table: Factory) -> None:
    t = table(seiya=Side(hand=["mu-du-belier"], discard=["armure-du-lion"]), field=["jaki"])
    t.seiya.play("mu-du-belier").use("mu-du-belier").end_turn()
    assert t.flames == 12


@rule("seiya:glossary:flamme:3")
def test_a_flame_effect_removes_one_flame(table: Factory) -> None:
    t = table(seiya=Side(), field={6: "mu-du-belier"}, flames=7)
    t.seiya.end_turn()
    assert t.flames == 6
    assert len(t.events("flame")) == 1


@rule("seiya:glossary:flamme:4")
def test_the_round_is_completed_after_the_last_flame(table: Factory) -> None:
    t = table(
        seiya=Side(discard=["jaki"]),
        shun=Side(discard=["cassios"]),
        ikki=Side(discard=["oko", "oko"]),
        field=[*SIX[:5], "mu-du-belier"],
        reserve=SIX,
        flames=1,
    )
    t.seiya.end_turn()
    assert t.flames == 0
    assert not t.over
    t.shun.end_turn()
    assert not t.over
    t.ikki.end_turn()
    assert t.over
    assert t.winners == ["ikki"]


@rule("seiya:glossary:flamme:4")
def test_the_game_ends_at_once_if_the_last_player_takes_the_last_flame(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), field=[*SIX[:4], "mu-du-belier", "jaki"], reserve=SIX, flames=1)
    t.seiya.end_turn()
    assert t.flames == 1
    t.shun.end_turn()
    assert t.over


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
