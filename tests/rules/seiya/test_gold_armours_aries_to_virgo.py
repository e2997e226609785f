"""The Gold Armours of the first six signs."""

from tests.rules.seiya.names import TITAN
from tests.scenario import Factory, Side, packet, rule

# Bélier


@rule("seiya:faq:armure-du-belier:1")
def test_aries_armour_needs_a_draw_pile(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-belier", draw=[], discard=["cassios"]), field=["jaki"])
    assert not t.seiya.can_activate("armure-du-belier")
    t = table(seiya=Side(armour="armure-du-belier", draw=["cassios"]), field=["jaki"])
    assert t.seiya.can_activate("armure-du-belier")


@rule("seiya:card:armure-du-belier:1")
def test_aries_armour_takes_a_character_from_the_draw_pile(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-du-belier", draw=["cassios", "armure-du-lion", "jaki"]),
        field=["shura-du-capricorne"],
    )
    t.seiya.use("armure-du-belier")
    t.pending("choose-take", "seiya")
    assert (len(t.events("look")), t.events("peek")) == (3, []), "the own cards are looked at, not peeked at"
    assert sorted(t.seiya.options) == ["cassios@draw/0", "jaki@draw/0"]
    assert [card.slug for card in t.seiya.view.cards("draw")] == ["cassios", "armure-du-lion", "jaki"]
    t.seiya.choose("cassios")
    assert t.seiya.hand == ["cassios"]
    assert sorted(t.seiya.draw) == ["armure-du-lion", "jaki"]
    assert t.seiya.discard == ["armure-du-belier"]
    assert t.events("shuffle")
    assert [card.slug for card in t.seiya.view.cards("draw")] == ["", ""], "nobody knows the order any more"


@rule("seiya:faq:armure-du-belier:2")
def test_aries_armour_shuffles_even_without_a_character(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-belier", draw=["armure-du-lion"]), field=["jaki"])
    t.seiya.use("armure-du-belier")
    assert t.seiya.hand == []
    assert t.events("shuffle")


# Taureau


@rule("seiya:card:armure-du-taureau:1")
def test_taurus_armour_strengthens_one_very_common_or_common_character_in_play(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-du-taureau", hand=["cassios", "jabu-de-la-licorne", "docrates", "oko"]),
        field=["serpent-des-mers", "kuraggu"],
    )
    t.seiya.play("cassios", facing="kuraggu").play("jabu-de-la-licorne", slot=1).play("docrates", slot=1)
    assert not t.seiya.can_acquire("kuraggu", "force")
    t.seiya.use("armure-du-taureau")
    t.pending("choose-affect", "seiya")
    assert sorted(t.seiya.options) == ["cassios>2", "jabu-de-la-licorne>1"]
    t.seiya.choose("cassios")
    assert t.seiya.discard == ["armure-du-taureau"]
    assert t.seiya.force_of("cassios") == 3
    assert t.seiya.force_of("jabu-de-la-licorne") == 1
    t.seiya.acquire("kuraggu", "force")


@rule("seiya:card:armure-du-taureau:1")
def test_taurus_armour_strengthens_a_common_character_too(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-taureau", hand=["jabu-de-la-licorne"]), field=[TITAN])
    t.seiya.play("jabu-de-la-licorne").use("armure-du-taureau")
    assert t.seiya.force_of("jabu-de-la-licorne") == 3


@rule("seiya:faq:armure-du-taureau:1")
def test_taurus_armour_needs_a_very_common_or_common_character_in_play(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-taureau", hand=["cassios", "docrates", "doko-de-la-balance"]), field=[TITAN])
    assert not t.seiya.can_activate("armure-du-taureau")
    t.seiya.play("docrates").play("doko-de-la-balance")
    assert not t.seiya.can_activate("armure-du-taureau")
    t.seiya.play("cassios")
    assert t.seiya.can_activate("armure-du-taureau")


# Gémeaux


@rule("seiya:card:armure-des-gemeaux:1")
def test_gemini_armour_is_exchanged_with_a_gold_armour_that_an_opponent_has_in_play(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-des-gemeaux", "armure-de-pegase"], draw=packet("seiya", count=2)),
        shun=Side(armour="armure-de-la-vierge"),
        field=[TITAN],
    )
    t.seiya.play("armure-des-gemeaux")
    t.pending("use-effect", "seiya")
    t.seiya.accept()
    assert t.seiya.armour == ["armure-de-la-vierge"]
    assert t.shun.armour == ["armure-des-gemeaux"]
    t.seiya.use("armure-de-la-vierge")
    assert len(t.seiya.hand) == 3
    assert t.seiya.discard == ["armure-de-la-vierge"], "it is Seiya's now"


@rule("seiya:card:armure-des-gemeaux:1")
def test_gemini_armour_chooses_among_the_gold_armours_of_all_opponents(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-des-gemeaux"], armour="armure-du-cancer"),
        shun=Side(armour="armure-de-la-vierge"),
        ikki=Side(armour="armure-du-lion"),
        hyoga=Side(armour="armure-du-cygne", discard=["armure-du-taureau"]),
        field=["armure-du-verseau"],
    )
    t.seiya.play("armure-des-gemeaux").accept()
    t.pending("choose-exchange-with", "seiya")
    assert sorted(t.seiya.options) == ["armure-de-la-vierge@armour/1", "armure-du-lion@armour/2"]
    t.seiya.choose("armure-du-lion")
    assert t.seiya.armour == ["armure-du-lion"]
    assert t.ikki.armour == ["armure-des-gemeaux"]
    assert t.shun.armour == ["armure-de-la-vierge"]


@rule("seiya:card:armure-des-gemeaux:1")
def test_gemini_armour_may_stay_where_it_is(table: Factory) -> None:
    t = table(seiya=Side(hand=["armure-des-gemeaux"]), shun=Side(armour="armure-du-lion"), field=[TITAN])
    t.seiya.play("armure-des-gemeaux").decline()
    assert t.seiya.armour == ["armure-des-gemeaux"]
    t = table(
        seiya=Side(hand=["armure-des-gemeaux"]),
        shun=Side(armour="armure-d-andromede", hand=["armure-du-lion"]),
        field=[TITAN],
    )
    t.seiya.play("armure-des-gemeaux")
    t.pending("main-phase", "seiya")


@rule("seiya:faq:armure-des-gemeaux:1")
def test_gemini_armour_is_exchanged_again_only_after_it_is_played_anew(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-des-gemeaux"], draw=packet("seiya", count=10)),
        shun=Side(armour="armure-du-lion"),
        field=["sho-a-la-cloth-celeste", TITAN],
        reserve=[TITAN] * 9,
    )
    t.seiya.play("armure-des-gemeaux").accept().end_turn()
    t.pending("main-phase", "shun")
    assert not t.shun.can_activate("armure-des-gemeaux")
    t.shun.acquire("sho-a-la-cloth-celeste", "cosmos").end_turn()
    assert t.shun.hand == ["sho-a-la-cloth-celeste", "armure-des-gemeaux"]
    t.seiya.end_turn()
    t.shun.play("armure-des-gemeaux").accept()
    assert t.shun.armour == ["armure-du-lion"]
    assert t.seiya.armour == ["armure-des-gemeaux"]


# Cancer


@rule("seiya:card:armure-du-cancer:1")
def test_cancer_armour_reveals_three_cards_of_which_an_opponent_wounds_one(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-du-cancer", draw=["gigas", "cassios", "armure-du-lion", "jaki"]),
        field=[TITAN],
    )
    t.seiya.use("armure-du-cancer")
    t.pending("choose-wound", "shun")
    assert sorted(t.shun.options) == ["cassios@draw/0", "jaki@draw/0"]
    assert [card.slug for card in t.shun.view.cards("draw", 0)] == ["", "cassios", "armure-du-lion", "jaki"]
    t.shun.choose("jaki")
    assert t.seiya.wounded == ["jaki"]
    assert t.seiya.hand == ["cassios", "armure-du-lion"]
    assert t.seiya.draw == ["gigas"]
    assert t.seiya.discard == ["armure-du-cancer"]


@rule("seiya:card:armure-du-cancer:1")
def test_cancer_armour_is_about_one_opponent_of_the_player_s_choice(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-du-cancer", draw=["gigas", "cassios", "jaki"]),
        shun=Side(),
        ikki=Side(),
        field=[TITAN],
    )
    t.seiya.use("armure-du-cancer").choose_player("ikki")
    t.pending("choose-wound", "ikki")
    t.ikki.choose("cassios")
    t.pending("main-phase", "seiya")
    assert t.seiya.wounded == ["cassios"]
    assert t.seiya.hand == ["gigas", "jaki"]


@rule("seiya:faq:armure-du-cancer:1")
def test_cancer_armour_needs_three_cards_in_the_draw_pile(table: Factory) -> None:
    draw = ["cassios", "jaki"]
    t = table(seiya=Side(armour="armure-du-cancer", draw=draw, discard=["gigas", "oko"]), field=[TITAN])
    assert not t.seiya.can_activate("armure-du-cancer")
    t = table(seiya=Side(armour="armure-du-cancer", draw=[*draw, "gigas"]), field=[TITAN])
    assert t.seiya.can_activate("armure-du-cancer")


@rule("seiya:faq:armure-du-cancer:2")
def test_cancer_armour_without_a_character_gives_all_three_cards(table: Factory) -> None:
    armours = ["armure-du-lion", "armure-du-belier", "armure-de-pegase"]
    t = table(seiya=Side(armour="armure-du-cancer", draw=["cassios", *armours]), field=[TITAN])
    t.seiya.use("armure-du-cancer")
    t.pending("main-phase", "seiya")
    assert t.seiya.hand == armours
    assert t.seiya.wounded == []
    assert t.seiya.draw == ["cassios"]


# Lion


@rule("seiya:card:armure-du-lion:1")
def test_leo_armour_wounds_a_saint_of_the_hand_to_strengthen_a_saint_in_play(table: Factory) -> None:
    t = table(
        seiya=Side(
            armour="armure-du-lion",
            hand=["jabu-de-la-licorne", "seiya-common", "docrates", "kuraggu", "cassios", "seiya-verycommon"],
        ),
        field=["geist"],
    )
    t.seiya.play("jabu-de-la-licorne").play("docrates").play("cassios")
    assert not t.seiya.can_acquire("geist", "force")
    t.seiya.use("armure-du-lion")
    t.pending("choose-wound", "seiya")
    assert sorted(t.seiya.options) == ["kuraggu", "seiya-common"]
    t.seiya.choose("kuraggu")
    t.pending("choose-affect", "seiya")
    assert sorted(t.seiya.options) == ["docrates>1", "jabu-de-la-licorne>1"]
    t.seiya.choose("jabu-de-la-licorne")
    assert t.seiya.wounded == ["kuraggu"]
    assert t.seiya.hand == ["seiya-common", "seiya-verycommon"]
    assert t.seiya.force_of("jabu-de-la-licorne") == 5
    assert t.seiya.force_of("docrates") == 1
    t.seiya.acquire("geist", "force", using=["jabu-de-la-licorne"])


@rule("seiya:faq:armure-du-lion:1")
def test_leo_armour_needs_a_saint_in_play(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-du-lion", hand=["seiya-common", "jabu-de-la-licorne", "cassios"]), field=[TITAN]
    )
    t.seiya.play("cassios")
    assert not t.seiya.can_activate("armure-du-lion")
    t.seiya.play("jabu-de-la-licorne")
    assert t.seiya.can_activate("armure-du-lion")


@rule("seiya:faq:armure-du-lion:2")
def test_leo_armour_strengthens_nobody_unless_a_saint_of_the_hand_is_wounded(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-du-lion", hand=["kuraggu", "jabu-de-la-licorne", "seiya-verycommon"]), field=[TITAN]
    )
    t.seiya.play("jabu-de-la-licorne").play("kuraggu")
    assert not t.seiya.can_activate("armure-du-lion")
    t = table(seiya=Side(armour="armure-du-lion", hand=["kuraggu", "jabu-de-la-licorne", "cassios"]), field=[TITAN])
    t.seiya.play("jabu-de-la-licorne").use("armure-du-lion")
    t.pending("choose-wound", "seiya")
    assert t.seiya.options == ["kuraggu"], "no way out"
    assert t.seiya.force_of("jabu-de-la-licorne") == 1, "the wound comes first"
    t.seiya.choose("kuraggu")
    assert t.seiya.force_of("jabu-de-la-licorne") == 5


# Vierge


@rule("seiya:card:armure-de-la-vierge:1")
def test_virgo_armour_draws_two_cards(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-de-la-vierge", draw=["jaki", "oko", "cassios"]), field=[TITAN])
    t.seiya.use("armure-de-la-vierge")
    assert t.seiya.hand == ["cassios", "oko"]
    assert t.seiya.draw == ["jaki"]
    assert t.seiya.discard == ["armure-de-la-vierge"]


@rule("seiya:faq:armure-de-la-vierge:1")
def test_virgo_armour_is_shuffled_into_the_new_draw_pile(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-de-la-vierge", draw=["cassios"]), field=[TITAN])
    t.seiya.use("armure-de-la-vierge")
    assert t.events("shuffle")
    assert t.seiya.hand == ["cassios", "armure-de-la-vierge"]
    assert (t.seiya.draw, t.seiya.discard) == ([], [])


@rule("seiya:faq:armure-de-la-vierge:2")
def test_virgo_armour_needs_two_cards_to_draw_itself_included(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-de-la-vierge", hand=["cassios"]), field=[TITAN])
    assert not t.seiya.can_activate("armure-de-la-vierge")
    t = table(seiya=Side(armour="armure-de-la-vierge", draw=["cassios"]), field=[TITAN])
    assert t.seiya.can_activate("armure-de-la-vierge")
    t = table(seiya=Side(armour="armure-de-la-vierge", discard=["cassios"]), field=[TITAN])
    assert t.seiya.can_activate("armure-de-la-vierge")
