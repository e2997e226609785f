"""Wounded Characters and how they are healed (section 5.1.6)."""

import pytest

from pioche.games.seiya.card import Activation
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.verbs import Wound
from pioche.kernel.cards.select import This
from pioche.kernel.cards.value import Scope, walk
from tests.scenario import Factory, Side, rule


@rule("seiya:classic:5.1.6:1")
def test_a_wounded_character_lies_face_up_before_its_owner(table: Factory) -> None:
    t = table(seiya=Side(hand=["ban-du-petit-lion"]), shun=Side(hand=["shun-common", "oko"]), field=["jaki"])
    t.seiya.play("ban-du-petit-lion").use("ban-du-petit-lion")
    t.pending("choose-wound", "shun")
    t.shun.choose("shun-common")
    assert t.shun.hand == ["oko"]
    for player in (t.seiya, t.shun):
        assert [card.slug for card in player.view.cards("wounded", 1)] == ["shun-common"]
        assert [card.slug for card in player.view.cards("wounded", 0)] == ["ban-du-petit-lion"]


@rule("seiya:classic:5.1.6:2")
def test_a_wounded_character_can_be_neither_used_nor_discarded(table: Factory) -> None:
    """Jabu has Force, Cosmos and an effect, Seiya has Heal; Chevalier de Cristal discards any card."""
    t = table(
        seiya=Side(
            hand=["chevalier-de-cristal", "oko"],
            wounded=["jabu-de-la-licorne", "seiya-verycommon", "shura-du-capricorne"],
            draw=["jaki"],
        ),
        shun=Side(hand=["shun-verycommon"]),
        field=["geki-de-l-ours"],
        reserve=["nachi-du-loup"],
    )
    assert t.seiya.options == ["play:chevalier-de-cristal", "play:oko", "end"]
    t.seiya.play("chevalier-de-cristal").accept()
    t.pending("choose-discard", "seiya")
    assert sorted(t.seiya.options) == ["chevalier-de-cristal>1", "jaki", "oko"]
    t.seiya.choose("jaki").end_phase()
    t.pending("choose-upkeep", "seiya")
    assert t.seiya.options == ["oko"]
    t.seiya.choose("oko")
    assert t.seiya.wounded == ["jabu-de-la-licorne", "seiya-verycommon", "shura-du-capricorne"]


@rule("seiya:classic:5.1.6:3")
def test_only_characters_are_wounded_from_hand(table: Factory) -> None:
    """Armure des Poissons wounds all Characters of a hand."""
    t = table(
        seiya=Side(armour="armure-des-poissons"),
        shun=Side(hand=["armure-d-andromede", "oko", "armure-du-lion", "jaki"], draw=["cassios"] * 4),
        field=["mu-du-belier"],
    )
    t.seiya.use("armure-des-poissons")
    t.pending("choose-wound", "shun")
    assert t.shun.options == ["oko", "jaki"]
    t.shun.choose("oko", "jaki")
    assert sorted(t.shun.wounded) == ["jaki", "oko"]
    assert sorted(t.shun.hand) == ["armure-d-andromede", "armure-du-lion", "cassios", "cassios"]


@rule("seiya:classic:5.1.6:3")
def test_no_effect_of_any_card_finds_an_armour_to_wound(table: Factory) -> None:
    lion = "armure-du-lion"
    side = Side(hand=[lion], draw=[lion], discard=[lion], destroyed=[lion], aside=[lion], armour=lion)
    t = table(seiya=side, shun=side, field=[lion], reserve=[lion], removed=[lion])
    everything = tuple(ref for zone in t.game.zones for ref in zone)
    scope = Scope(0, 1, 0, "", {"first": everything, "used": everything, "fighters": everything})
    count = 0
    for card in ALL:
        if card.set not in ("base", "promo"):
            continue
        for ability in card.abilities:
            wounds = [node for node in walk(ability) if isinstance(node, Wound)]
            for wound in wounds:
                assert isinstance(wound.what, This) or not wound.what.candidates(t.game, scope)
            itself = any(isinstance(wound.what, This) for wound in wounds)
            if itself or (isinstance(ability, Activation) and ability.how == "wound"):
                assert card.type == "personnage", card.slug
            count += len(wounds)
    assert count == 16


# Healing


@rule("seiya:classic:5.1.6:4")
@pytest.mark.parametrize(("slug", "heal"), [("seiya-verycommon", 1), ("athena", 2)])
def test_a_card_heals_as_many_characters_as_its_heal_value(table: Factory, slug: str, heal: int) -> None:
    patients = ["oko", "jaki", "cassios"]
    t = table(seiya=Side(hand=[slug], wounded=patients), field=["mu-du-belier"])
    t.seiya.play(slug).heal_with(slug)
    t.pending("choose-heal", "seiya")
    keys = [f"{patient}@wounded/0" for patient in patients]
    assert t.seiya.options == keys
    assert t.seiya.refused(*keys[: heal + 1]) == "wrong-number"
    t.seiya.choose(*patients[:heal])
    assert t.seiya.wounded == patients[heal:]


@rule("seiya:classic:5.1.6:4")
def test_a_card_with_a_high_heal_value_heals_whoever_is_wounded(table: Factory) -> None:
    t = table(seiya=Side(hand=["athena"], wounded=["oko"]), shun=Side(wounded=["jaki"]), field=["mu-du-belier"])
    t.seiya.play("athena").heal_with("athena")
    t.pending("main-phase", "seiya")
    assert (t.seiya.wounded, t.shun.wounded) == ([], ["jaki"]), "another player's Characters are not healed"


@rule("seiya:classic:5.1.6:4")
def test_a_card_without_heal_value_does_not_heal(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko"], wounded=["jaki"], armour="armure-de-pegase"), field=["mu-du-belier"])
    t.seiya.play("oko")
    assert not any(key.startswith("heal:") for key in t.seiya.options)


@rule("seiya:classic:5.1.6:5")
def test_a_card_that_healed_is_discarded_at_once(table: Factory) -> None:
    t = table(seiya=Side(hand=["athena"], wounded=["oko", "jaki", "cassios"]), field=["mu-du-belier"])
    t.seiya.play("athena").heal_with("athena", "oko", "jaki")
    assert (t.seiya.played, t.seiya.discard) == ([], ["oko", "jaki", "athena"])
    assert t.seiya.options == ["end"], "it heals once"


@rule("seiya:classic:5.1.6:6")
@pytest.mark.parametrize("way", ["force", "cosmos"])
def test_a_card_that_heals_takes_no_part_in_the_acquisition(table: Factory, way: str) -> None:
    """Seiya has 1 Force, 1 Cosmos and 1 Heal."""
    t = table(seiya=Side(hand=["seiya-common", "spartan"], wounded=["oko"]), field=["ushio-a-la-cloth-marine"])
    t.seiya.play("seiya-common").play("spartan")
    assert t.seiya.can_acquire("ushio-a-la-cloth-marine", way)
    t.seiya.heal_with("seiya-common")
    assert t.seiya.wounded == []
    assert not t.seiya.can_acquire("ushio-a-la-cloth-marine", way)


@rule("seiya:classic:5.1.6:7")
def test_a_healed_character_goes_to_its_players_discard_pile_at_once(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-verycommon"], wounded=["oko", "jaki"]), field=["mu-du-belier"])
    t.seiya.play("seiya-verycommon").heal_with("seiya-verycommon", "jaki")
    t.pending("main-phase", "seiya")
    assert (t.seiya.wounded, t.seiya.discard) == (["oko"], ["jaki", "seiya-verycommon"])
    assert t.seiya.hand == []
