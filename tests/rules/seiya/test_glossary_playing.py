"""The glossary: playing cards, and when their effects happen."""

import pytest

from tests.scenario import Factory, Side, packet, rule

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
