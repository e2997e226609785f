"""Field effects and play effects, and when they count (section 5.1.5)."""

import pytest

from pioche.games.seiya.card import Activation, Arrival, Defeated, Play
from pioche.games.seiya.cards import ALL
from pioche.kernel.state.catalogue import Static
from tests.scenario import Factory, Side, rule

RESERVE = ["nachi-du-loup"] * 12  # without an effect on the field


@rule("seiya:classic:5.1.5:1")
def test_every_effect_is_a_field_effect_or_a_play_effect() -> None:
    kinds: dict[str, set[str]] = {"field": set(), "play": set()}
    for card in ALL:
        if card.set != "base":
            continue
        for ability in card.abilities:
            if isinstance(ability, Static):
                (where,) = ability.where
            elif isinstance(ability, Arrival | Defeated):
                where = "field"
            else:
                assert isinstance(ability, Play | Activation)
                where = "play"
            kinds[where].add(type(ability).__name__)
    assert kinds == {"field": {"Static", "Arrival", "Defeated"}, "play": {"Static", "Play", "Activation"}}


# Field effects


@rule("seiya:classic:5.1.5:2")
def test_a_field_effect_applies_while_its_card_is_on_the_field(table: Factory) -> None:
    """Kuraggu, on the field, protects the other Saints."""
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "shura-du-capricorne", "kuraggu"]), field=["geki-de-l-ours", "kuraggu"]
    )
    t.seiya.play("shura-du-capricorne", facing="geki-de-l-ours")
    assert not t.seiya.can_acquire("geki-de-l-ours", "force")
    t.seiya.play("shura-du-capricorne", facing="kuraggu").acquire("kuraggu", "force")
    assert t.seiya.can_acquire("geki-de-l-ours", "force")
    t.seiya.play("kuraggu")
    assert t.seiya.can_acquire("geki-de-l-ours", "force"), "played from hand he protects nobody"


@rule("seiya:classic:5.1.5:3")
def test_arrival_triggers_once_when_the_card_is_revealed(table: Factory) -> None:
    """Ptolemy takes a Flame when he arrives."""
    t = table(
        seiya=Side(),
        shun=Side(),
        field={5: "ptolemy-de-la-fleche", 6: "jaki"},
        reserve=["ptolemy-de-la-fleche", *RESERVE[:4]],
    )
    assert t.flames == 12, "a card that lies there has arrived before"
    t.seiya.end_turn()
    assert (t.field[1], t.flames) == ("ptolemy-de-la-fleche", 11)
    t.shun.end_turn()
    assert t.field[2] == "ptolemy-de-la-fleche"
    assert t.flames == 11, "shifted along the field he does not arrive again"


@rule("seiya:classic:5.1.5:4")
def test_defeated_triggers_when_the_card_has_left_the_field_but_is_not_yet_in_its_place(table: Factory) -> None:
    """Moses, defeated, removes all uncommon cards of the field; he is one, but off the field already."""
    t = table(
        seiya=Side(hand=["shura-du-capricorne"] * 2),
        field={2: "moses-de-la-baleine", 3: "algol-de-persee", 6: "mu-du-belier"},
        reserve=["jaki", "oko", "cassios", "phaeton", "nachi-du-loup"],
    )
    t.seiya.play("shura-du-capricorne", slot=2).play("shura-du-capricorne", slot=2)
    t.seiya.acquire("moses-de-la-baleine", "force")
    assert t.removed == ["algol-de-persee"]
    assert "moses-de-la-baleine" in t.seiya.discard
    assert t.field == {1: "jaki", 2: "oko", 3: "cassios", 4: "phaeton", 5: "nachi-du-loup", 6: "mu-du-belier"}


@rule("seiya:classic:5.1.5:4")
def test_defeated_is_resolved_once_before_the_card_reaches_the_discard_pile(table: Factory) -> None:
    """Dante brings the top card of the Reserve into the discard pile when he is defeated."""
    t = table(
        seiya=Side(hand=["shura-du-capricorne"] * 2),
        field=["dante-de-cerbere", "jaki"],
        reserve=["oko", "cassios"],
    )
    t.seiya.play("shura-du-capricorne", facing="dante-de-cerbere").play(
        "shura-du-capricorne", facing="dante-de-cerbere"
    )
    t.seiya.acquire("dante-de-cerbere", "force")
    assert t.seiya.discard[:2] == ["cassios", "dante-de-cerbere"]
    assert t.reserve == ["oko"]


@rule("seiya:classic:5.1.5:4")
def test_defeated_needs_an_acquisition(table: Factory) -> None:
    t = table(seiya=Side(), field={6: "dante-de-cerbere", 5: "jaki"}, reserve=["oko", "cassios"])
    t.seiya.end_turn()
    assert t.removed == ["dante-de-cerbere"]
    assert t.seiya.hand == t.seiya.discard == [], "he was removed, not acquired"


# Play effects


@rule("seiya:classic:5.1.5:6")
def test_a_play_effect_applies_when_its_card_is_played_from_hand(table: Factory) -> None:
    """Marine gives every Seiya beside her 1 Cosmos more."""
    t = table(
        seiya=Side(hand=["seiya-verycommon", "marine-de-l-aigle"], wounded=["marine-de-l-aigle"]),
        field=["marine-de-l-aigle", "geki-de-l-ours"],
    )
    t.seiya.play("seiya-verycommon", facing="marine-de-l-aigle")
    assert t.seiya.cosmos_of("seiya-verycommon") == 0, "not from the field, from hand or wounded"
    t.seiya.play("marine-de-l-aigle", facing="marine-de-l-aigle")
    assert t.seiya.cosmos_of("seiya-verycommon") == 1


@rule("seiya:classic:5.1.5:6", "seiya:classic:5.1.5:7")
def test_a_play_effect_is_not_triggered_by_acquiring_the_card(table: Factory) -> None:
    """June heals a Character when she is played."""
    t = table(seiya=Side(hand=["shiva-du-paon"], wounded=["oko", "jaki"]), field=["june-du-cameleon", "jaki"])
    t.seiya.play("shiva-du-paon", facing="june-du-cameleon").acquire("june-du-cameleon", "cosmos")
    t.pending("main-phase", "seiya")
    t.seiya.play("june-du-cameleon")
    t.pending("choose-heal", "seiya")
    t.seiya.choose("oko")
    assert t.seiya.wounded == ["jaki"]


@rule("seiya:classic:5.1.5:7")
@pytest.mark.parametrize("used", [True, False])
def test_play_is_offered_once_when_the_card_is_played_and_is_optional(table: Factory, used: bool) -> None:
    """Ikki destroys a Character of his discard pile and draws."""
    t = table(ikki=Side(hand=["ikki-common", "oko"], discard=["jaki", "cassios"], draw=["phaeton"]), field=["jaki"])
    t.ikki.play("ikki-common")
    t.pending("choose-destroy", "ikki")
    assert "no" in t.ikki.options
    if used:
        t.ikki.choose("cassios")
    else:
        t.ikki.decline()
    assert t.ikki.destroyed == (["cassios"] if used else [])
    assert t.ikki.hand == (["oko", "phaeton"] if used else ["oko"])
    t.pending("main-phase", "ikki")
    assert not t.ikki.can_activate("ikki-common"), "the moment is over"


@rule("seiya:classic:5.1.5:8")
def test_a_declined_play_effect_is_lost_for_the_turn(table: Factory) -> None:
    """Phaeton destroys a Character of the hand for two cards."""
    t = table(seiya=Side(hand=["phaeton", "oko"]), shun=Side(), field=["mu-du-belier"], reserve=RESERVE)
    t.seiya.play("phaeton").decline()
    assert t.seiya.options == ["play:oko", "end"]
    t.seiya.end_turn()
    t.shun.end_turn()
    assert t.seiya.hand == ["oko", "phaeton"]
    t.seiya.play("phaeton", slot=6)
    t.pending("choose-destroy", "seiya")  # another turn, another chance


# Activation


@rule("seiya:classic:5.1.5:9")
def test_who_has_not_fought_can_be_activated_though_the_card_that_was_faced_is_gone(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "oko"]),
        shun=Side(hand=["jabu-de-la-licorne"]),
        field=["jaki", "mu-du-belier"],
        reserve=RESERVE,
    )
    t.seiya.play("shura-du-capricorne", "jaki").play("oko", "jaki")
    assert t.seiya.can_activate("oko")
    t.seiya.acquire("jaki", "force", ["shura-du-capricorne"])
    assert t.seiya.options == ["use:oko>0", "end"], "he faces no slot any more"
    t.seiya.use("oko")
    assert t.shun.destroyed == ["jabu-de-la-licorne"]


@rule("seiya:classic:5.1.5:9")
def test_an_activation_is_optional_and_triggers_once(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["nachi-du-loup", "ban-du-petit-lion", "oko"]),
        shun=Side(hand=["jabu-de-la-licorne", "shun-common"], armour="armure-d-andromede"),
        field=["mu-du-belier"],
        reserve=RESERVE,
    )
    for slug in ("nachi-du-loup", "ban-du-petit-lion", "oko"):
        t.seiya.play(slug)
        t.pending("main-phase", "seiya")  # nobody has to use it
    assert t.seiya.options == ["use:nachi-du-loup>1", "use:ban-du-petit-lion>1", "use:oko>1", "end"]
    t.seiya.use("nachi-du-loup")
    assert t.shun.discard == ["armure-d-andromede"]
    t.seiya.use("ban-du-petit-lion")
    t.pending("choose-wound", "shun")
    t.shun.choose("shun-common")
    assert t.shun.wounded == ["shun-common"]
    assert t.seiya.options == ["use:oko>1", "end"], "neither can be used again"
    t.seiya.end_turn()
    assert t.shun.destroyed == [], "Oko's effect was not used"


@rule("seiya:classic:5.1.5:10")
@pytest.mark.parametrize(
    ("slug", "zone"), [("jabu-de-la-licorne", "discard"), ("ban-du-petit-lion", "wounded"), ("oko", "destroyed")]
)
def test_an_activated_card_suffers_what_its_keyword_says(table: Factory, slug: str, zone: str) -> None:
    t = table(seiya=Side(hand=[slug]), shun=Side(hand=["shun-common"]), field=["jaki"])
    t.seiya.play(slug).use(slug)
    assert t.seiya.played == []
    assert {name: getattr(t.seiya, name) for name in ("discard", "wounded", "destroyed")} == {
        "discard": [],
        "wounded": [],
        "destroyed": [],
        zone: [slug],
    }


@rule("seiya:classic:5.1.5:11")
@pytest.mark.parametrize("way", ["force", "cosmos"])
@pytest.mark.parametrize("slug", ["jabu-de-la-licorne", "ptolemy-de-la-fleche"])
def test_a_card_that_used_its_activation_gives_neither_force_nor_cosmos(table: Factory, slug: str, way: str) -> None:
    """Both have 1 Force and 1 Cosmos; Jabu is discarded, Ptolemy wounded."""
    t = table(
        seiya=Side(hand=[slug, "spartan"]), shun=Side(hand=["athena", "shun-common"]), field=["ushio-a-la-cloth-marine"]
    )
    t.seiya.play(slug).play("spartan")
    assert t.seiya.can_acquire("ushio-a-la-cloth-marine", way)
    t.seiya.use(slug)
    t.shun.choose("athena" if slug == "ptolemy-de-la-fleche" else "shun-common")
    assert not t.seiya.can_acquire("ushio-a-la-cloth-marine", way)
