"""The Gold Armours of the last six signs."""

import pytest

from tests.rules.seiya.names import TITAN
from tests.scenario import Factory, Side, packet, rule

# Balance


@rule("seiya:card:armure-de-la-balance:1")
def test_libra_armour_discards_a_character_of_the_hand_to_strengthen_all_characters(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-de-la-balance", hand=["cassios", "oko", "jaki", "armure-du-lion"]),
        field=["pegase-noir"],
    )
    t.seiya.play("cassios").play("oko").use("armure-de-la-balance")
    t.pending("choose-discard", "seiya")
    assert t.seiya.options == ["jaki"]
    t.seiya.choose("jaki")
    assert t.seiya.hand == ["armure-du-lion"]
    assert t.seiya.discard == ["armure-de-la-balance", "jaki"]
    assert t.seiya.force_of("cassios") == 2
    assert t.number("force", "pegase-noir") == 2, "not the cards of the field"
    t.seiya.play("armure-du-lion")
    assert t.number("force", "armure-du-lion", "armour") == 0, "not Armours"
    t.seiya.acquire("pegase-noir", "force")


@rule("seiya:card:armure-de-la-balance:1")
def test_libra_armour_needs_a_character_in_hand(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-de-la-balance", hand=["cassios", "armure-du-lion"]), field=[TITAN])
    assert t.seiya.can_activate("armure-de-la-balance")
    t.seiya.play("cassios")
    assert not t.seiya.can_activate("armure-de-la-balance")


@rule("seiya:faq:armure-de-la-balance:1")
def test_libra_armour_strengthens_characters_played_before_and_after(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-de-la-balance", hand=["cassios", "oko", "jaki"]), field=[TITAN])
    t.seiya.play("cassios").use("armure-de-la-balance").choose("jaki").play("oko")
    assert t.seiya.force_of("cassios") == 2
    assert t.seiya.force_of("oko") == 2


@rule("seiya:card:armure-de-la-balance:1")
def test_libra_armour_strengthens_for_one_turn_only(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-de-la-balance", hand=["cassios", "jaki"], draw=["oko"] * 5),
        shun=Side(hand=["oko"]),
        field=[TITAN],
        reserve=[TITAN] * 9,
    )
    t.seiya.play("cassios").use("armure-de-la-balance").end_turn()
    t.shun.play("oko")
    assert t.shun.force_of("oko") == 1
    t.shun.end_turn()
    t.seiya.play("oko")
    assert t.seiya.force_of("oko") == 1


# Scorpion


@rule("seiya:card:armure-du-scorpion:1", "seiya:faq:armure-du-scorpion:1")
@pytest.mark.parametrize(("victim", "hero"), [("cassios", "seiya"), ("oko", "shun"), ("jaki", "ikki")])
def test_scorpio_armour_destroys_a_wounded_character_of_any_player(table: Factory, victim: str, hero: str) -> None:
    t = table(
        seiya=Side(armour="armure-du-scorpion", wounded=["cassios"], hand=["gigas"]),
        shun=Side(wounded=["oko"]),
        ikki=Side(wounded=["jaki"]),
        field=[TITAN],
    )
    t.seiya.use("armure-du-scorpion")
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["cassios@wounded/0", "jaki@wounded/2", "oko@wounded/1"]
    t.seiya.choose(victim)
    assert getattr(t, hero).destroyed == [victim]
    assert getattr(t, hero).wounded == []
    assert sum(len(player.wounded) for player in (t.seiya, t.shun, t.ikki)) == 2
    assert t.seiya.discard == ["armure-du-scorpion"]


@rule("seiya:faq:armure-du-scorpion:2")
def test_scorpio_armour_destroys_an_own_character_if_nobody_else_has_a_wounded_one(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-scorpion", wounded=["cassios", "oko"]), field=[TITAN])
    t.seiya.use("armure-du-scorpion")
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["cassios@wounded/0", "oko@wounded/0"]
    t.seiya.choose("oko")
    assert t.seiya.destroyed == ["oko"]
    assert t.seiya.wounded == ["cassios"]


@rule("seiya:faq:armure-du-scorpion:3")
def test_scorpio_armour_needs_a_wounded_character(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-scorpion", hand=["cassios"], discard=["oko"]), field=[TITAN])
    assert not t.seiya.can_activate("armure-du-scorpion")
    t = table(seiya=Side(armour="armure-du-scorpion"), shun=Side(wounded=["oko"]), field=[TITAN])
    assert t.seiya.can_activate("armure-du-scorpion")


# Sagittaire


@rule("seiya:card:armure-du-sagittaire:1", "seiya:faq:armure-du-sagittaire:2")
def test_sagittarius_armour_destroys_a_character_to_acquire_one_and_goes_to_the_reserve(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-sagittaire", "cassios", "seiya-verycommon", "armure-de-pegase"]),
        field=["armure-du-lion", "athena", "docrates"],
        reserve=["jaki", "oko"],
    )
    t.seiya.play("armure-du-sagittaire")
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["cassios", "no", "seiya-verycommon"]
    t.seiya.choose("seiya-verycommon")
    t.pending("choose-acquire", "seiya")
    assert sorted(t.seiya.options) == ["athena@2", "docrates@3"]
    t.seiya.choose("athena")
    assert t.seiya.destroyed == ["seiya-verycommon"]
    assert t.seiya.discard == ["athena"], "not to hand, though Cosmos is her only cost"
    assert t.seiya.hand == ["cassios", "armure-de-pegase"]
    assert t.seiya.armour == []
    assert sorted(t.reserve) == ["armure-du-sagittaire", "jaki", "oko"]
    assert {t.game.cards[ref].owner for ref in t.game.cards_in("reserve")} == {-1}, "what lies there is nobody's"
    assert t.events("shuffle")
    assert t.field == {1: "armure-du-lion", 3: "docrates"}


@rule("seiya:card:armure-du-sagittaire:1")
def test_sagittarius_armour_stays_in_play_if_its_effect_is_not_used(table: Factory) -> None:
    t = table(seiya=Side(hand=["armure-du-sagittaire", "cassios"]), field=["jaki"], reserve=["oko"])
    t.seiya.play("armure-du-sagittaire").decline()
    assert t.seiya.armour == ["armure-du-sagittaire"]
    assert t.seiya.hand == ["cassios"]
    assert t.field == {1: "jaki"}
    t = table(seiya=Side(hand=["armure-du-sagittaire", "cassios"]), field=["armure-du-lion"], reserve=["oko"])
    t.seiya.play("armure-du-sagittaire")
    t.pending("main-phase", "seiya")
    assert t.seiya.armour == ["armure-du-sagittaire"], "there is no Character to acquire"


@rule("seiya:faq:armure-du-sagittaire:1")
def test_sagittarius_armour_acquires_no_other_saint_while_kuraggu_is_on_the_field(table: Factory) -> None:
    def choice(*field: str) -> list[str]:
        t = table(seiya=Side(hand=["armure-du-sagittaire", "jaki", "oko"]), field=field)
        t.seiya.play("armure-du-sagittaire").choose("jaki")
        t.pending("choose-acquire", "seiya")
        return t.seiya.options

    assert choice("docrates", "cassios", "kuraggu") == ["cassios@2", "kuraggu@3"]
    assert choice("docrates", "cassios", "geist") == ["docrates@1", "cassios@2", "geist@3"]


@rule("seiya:faq:armure-du-sagittaire:3")
def test_a_character_acquired_with_sagittarius_armour_puts_out_its_flame_and_is_defeated(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-sagittaire", "cassios"]),
        shun=Side(hand=["jaki", "oko"]),
        field=["aphrodite-des-poissons"],
        flames=7,
    )
    t.seiya.play("armure-du-sagittaire").choose("cassios")
    assert t.flames == 6
    assert sorted(t.shun.wounded) == ["jaki", "oko"]
    assert t.seiya.discard == ["aphrodite-des-poissons"]


@rule("seiya:faq:armure-du-sagittaire:4")
def test_sagittarius_armour_needs_a_character_in_hand(table: Factory) -> None:
    t = table(seiya=Side(hand=["armure-du-sagittaire"], discard=["oko"]), field=["jaki"])
    t.seiya.play("armure-du-sagittaire")
    t.pending("main-phase", "seiya")
    t = table(seiya=Side(hand=["armure-du-sagittaire", "armure-du-lion"], discard=["oko"]), field=["jaki"])
    t.seiya.play("armure-du-sagittaire")
    t.pending("choose-destroy", "seiya")
    assert t.seiya.options == ["no"], "asked only because the hand is hidden"
    t.seiya.decline()
    assert t.field == {1: "jaki"}
    assert t.seiya.armour == ["armure-du-sagittaire"]


# Capricorne


@rule("seiya:card:armure-du-capricorne:1", "seiya:faq:armure-du-capricorne:2", "seiya:faq:armure-du-capricorne:3")
def test_capricorn_armour_removes_lesser_cards_from_the_last_slot_and_fills_the_field(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-du-capricorne"),
        field=["jaki", "athena", "docrates", "armure-du-lion", "geist", "cassios"],
        reserve=["phaeton", "kuraggu", "leda", "spica", "oko"],
    )
    t.seiya.use("armure-du-capricorne")
    assert t.removed == ["cassios", "geist", "docrates", "jaki"]
    assert t.field == {1: "kuraggu", 2: "athena", 3: "leda", 4: "armure-du-lion", 5: "spica", 6: "oko"}
    assert t.reserve == ["phaeton"]
    assert t.seiya.discard == ["armure-du-capricorne"]


@rule("seiya:card:armure-du-capricorne:1")
def test_capricorn_armour_leaves_rare_and_very_rare_cards_alone(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-capricorne"), field=["athena", TITAN, "armure-du-lion"], reserve=["oko"])
    assert not t.seiya.can_activate("armure-du-capricorne")


@rule("seiya:faq:armure-du-capricorne:1")
def test_characters_facing_a_card_that_capricorn_armour_removed_are_of_no_use_against_another(table: Factory) -> None:
    t = table(
        seiya=Side(
            armour="armure-du-capricorne",
            hand=["doko-de-la-balance", "seiya-verycommon", "armure-de-pegase"],
            draw=packet("seiya", count=6),
            wounded=["oko"],
        ),
        field={6: "geist"},
        reserve=[*["jaki"] * 5, "jabu-de-la-licorne"],
    )
    t.seiya.play("doko-de-la-balance").play("seiya-verycommon").use("armure-du-capricorne")
    assert t.field[6] == "jabu-de-la-licorne"
    assert t.seiya.played == ["doko-de-la-balance", "seiya-verycommon"]
    t.seiya.play("armure-de-pegase")
    assert not t.seiya.can_acquire("jabu-de-la-licorne", "force")
    assert not t.seiya.can_acquire("jabu-de-la-licorne", "cosmos")
    t.seiya.heal_with("seiya-verycommon")
    assert t.seiya.played == ["doko-de-la-balance"]
    t.seiya.end_turn()
    assert t.seiya.discard == ["armure-du-capricorne", "oko", "seiya-verycommon", "doko-de-la-balance"]


# Verseau


@rule("seiya:card:armure-du-verseau:1")
def test_aquarius_armour_heals_all_own_wounded_saints(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-du-verseau", wounded=["seiya-common", "cassios", "kuraggu", "seiya-verycommon"]),
        shun=Side(wounded=["geist"]),
        field=[TITAN],
    )
    t.seiya.use("armure-du-verseau")
    assert t.seiya.discard == ["armure-du-verseau", "seiya-common", "kuraggu"]
    assert t.seiya.wounded == ["cassios", "seiya-verycommon"]
    assert t.shun.wounded == ["geist"]


@rule("seiya:card:armure-du-verseau:1")
def test_aquarius_armour_needs_an_own_wounded_saint(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-verseau", wounded=["cassios"]), shun=Side(wounded=["geist"]), field=[TITAN])
    assert not t.seiya.can_activate("armure-du-verseau")


# Poissons


@rule("seiya:card:armure-des-poissons:1", "seiya:faq:armure-des-poissons:2")
def test_pisces_armour_makes_an_opponent_wound_the_hand_and_draw_as_many_cards(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-des-poissons", hand=["cassios"], draw=["oko"]),
        shun=Side(hand=["jaki", "armure-du-lion", "gigas"], draw=["geist", "kuraggu", "docrates"]),
        field=[TITAN],
    )
    t.seiya.use("armure-des-poissons").choose_player("shun")
    t.pending("choose-wound", "shun")
    assert sorted(t.shun.options) == ["gigas", "jaki"]
    assert t.shun.refused("jaki") == "wrong-number", "all of them"
    t.shun.choose("jaki", "gigas")
    assert t.shun.wounded == ["jaki", "gigas"]
    assert t.shun.hand == ["armure-du-lion", "docrates", "kuraggu"]
    assert t.seiya.hand == ["cassios"]
    assert t.seiya.discard == ["armure-des-poissons"]


@rule("seiya:card:armure-des-poissons:1")
def test_pisces_armour_may_be_about_its_own_player(table: Factory) -> None:
    t = table(
        seiya=Side(
            armour="armure-des-poissons",
            hand=["cassios", "oko", "armure-du-lion"],
            draw=["geist", "kuraggu", "docrates"],
        ),
        shun=Side(hand=["jaki"], draw=["gigas"]),
        field=[TITAN],
    )
    t.seiya.use("armure-des-poissons").choose_player("seiya")
    t.pending("choose-wound", "seiya")
    t.seiya.choose("cassios", "oko")
    assert t.seiya.wounded == ["cassios", "oko"]
    assert t.seiya.hand == ["armure-du-lion", "docrates", "kuraggu"]
    assert t.shun.hand == ["jaki"]


@rule("seiya:faq:armure-des-poissons:1")
def test_pisces_armour_wounds_no_more_characters_than_cards_can_be_drawn(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-des-poissons"),
        shun=Side(hand=["jaki", "gigas", "oko"], discard=["geist"]),
        field=[TITAN],
    )
    t.seiya.use("armure-des-poissons")
    t.pending("choose-wound", "shun")
    assert t.shun.refused("jaki", "gigas") == "wrong-number"
    t.shun.choose("gigas")
    assert t.shun.wounded == ["gigas"]
    assert t.shun.hand == ["jaki", "oko", "geist"]
    assert (t.shun.draw, t.shun.discard) == ([], [])


@rule("seiya:faq:armure-des-poissons:1")
def test_pisces_armour_is_not_for_a_player_who_can_draw_nothing(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-des-poissons"), shun=Side(hand=["jaki", "oko"]), field=[TITAN])
    assert not t.seiya.can_activate("armure-des-poissons")
    t = table(
        seiya=Side(armour="armure-des-poissons", hand=["cassios"]), shun=Side(hand=["jaki", "oko"]), field=[TITAN]
    )
    t.seiya.use("armure-des-poissons")
    t.pending("main-phase", "seiya")
    assert t.shun.wounded == []
    assert t.seiya.wounded == ["cassios"]
    assert t.seiya.hand == ["armure-des-poissons"], "the Armour was the one card left to draw"


@rule("seiya:faq:armure-des-poissons:2")
def test_pisces_armour_draws_nothing_for_a_player_who_wounds_nobody(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-des-poissons"), shun=Side(hand=["armure-du-lion"], draw=["geist"]), field=[TITAN]
    )
    t.seiya.use("armure-des-poissons")
    t.pending("main-phase", "seiya")
    assert t.shun.hand == ["armure-du-lion"]
    assert t.shun.draw == ["geist"]
