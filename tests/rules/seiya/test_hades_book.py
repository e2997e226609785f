"""The booklet of Hadès: confrontation, the turn and scoring as it tells them, at a table with all boxes."""

from __future__ import annotations

import pytest

from pioche.games.seiya.card import Defeated, Exit
from pioche.games.seiya.tokens import GainTokens
from pioche.games.seiya.verbs import Discard
from pioche.games.seiya.vocabulary import (
    ACTIVE,
    ANYONE,
    ARMOUR,
    OPPONENTS,
    YOU,
    Each,
    Take,
    activation,
    character,
    discard_pile,
    on_arrival,
)
from pioche.games.seiya.vocabulary.words import hand, on_play, one
from pioche.kernel.cards.query import Fixed
from tests.rules.seiya.hades import hades, styx
from tests.rules.seiya.test_setup import NewTable, new_table, slugs
from tests.scenario import Factory, Scenario, Side, rule

__all__ = ["new_table"]

SEIYA = "seiya-verycommon"  # 1 Force, 1 Heal
TOKEN = GainTokens(Fixed(1))
SAINT = character("saint", "000", "Saint", "rare", Defeated(TOKEN), cost_force=2, cost_cosmos=2, icon="flame", pv=3)
WARRIOR = character(
    "warrior", "000", "Warrior", "rare", Defeated(TOKEN), cost_force=2, icon="sapphire", classes=("Guerrier Divin",)
)
SAGE = character("sage", "000", "Sage", "common", cosmos=5)
PILLAR = "pilier-de-l-ocean-pacifique-nord"


def told(t: Scenario, *kinds: str) -> list[str]:
    """What happened of these kinds, in order."""
    return [event.kind for event in t.log if event.kind in kinds]


# Setting up


@rule("hades:mise-en-place-espace:2")
def test_eighteen_cards_join_the_reserve(new_table: NewTable) -> None:
    table = new_table(asgard=True, poseidon=True, hades=True)
    definitions = table.game.rules.catalogue.definitions
    numbers = sorted(
        definitions[table.game.cards[ref].definition].number  # type: ignore[attr-defined]
        for zone in ("reserve", "field")
        for ref in table.game.cards_in(zone)
        if definitions[table.game.cards[ref].definition].set == "hades"  # type: ignore[attr-defined]
    )
    assert numbers == [*[f"{number:03}" for number in range(16, 30)], "030", "030", "031", "031"]
    assert not {"shunrei", "seika"} & {*slugs(new_table(asgard=True, poseidon=True), "reserve")}


@rule("hades:mise-en-place-espace:3")
def test_the_enfers_lie_beside_the_field(new_table: NewTable) -> None:
    for hades_too, slots in ((True, [1, 2, 3, 4]), (False, [])):
        game = new_table(asgard=True, poseidon=True, hades=hades_too).game
        assert [game.cards[ref].place for ref in game.cards_in("field")] == [1, 2, 3, 4, 5, 6]
        assert sorted(game.cards[ref].place for ref in game.cards_in("veiled")) == slots
        assert ("gate" in game.counters) is hades_too


# Confrontation


@rule("hades:affrontement:1", "hades:affrontement:4", "hades:affrontement:3")
def test_a_confrontation_grows_until_its_player_ends_it(table: Factory) -> None:
    """Other things may be done meanwhile; it ends when the cost is reached and the player says so."""
    t = hades(
        table, seiya=Side(hand=[SEIYA, SEIYA, "sage"], armour="surplis-d-hades"), cards=(SAINT, SAGE),
        field=["saint", "kiki"],
    )  # fmt: skip
    t.seiya.play(SEIYA, "saint")
    assert t.seiya.can_acquire("saint", "force"), "with the Armour"
    t.seiya.play("sage", "kiki").play(SEIYA, "saint")
    assert t.field == {1: "saint", 2: "kiki"}
    t.seiya.acquire("saint", "force", using=[SEIYA, SEIYA])
    assert told(t, "acquire-force", "tokens", "flame", "gain", "discard") == [
        "acquire-force", "tokens", "flame", "gain", "discard", "discard",
    ]  # fmt: skip
    assert t.seiya.armour == ["surplis-d-hades"]
    assert t.seiya.played == ["sage"]


@rule("hades:affrontement:3")
def test_the_equipped_armour_alone_is_enough(table: Factory) -> None:
    easy = character("easy", "000", "Easy", "common", cost_force=1)
    t = hades(table, seiya=Side(armour="surplis-d-hades"), cards=(easy,), field=["easy"], enfers={5: "guide"})
    t.seiya.acquire("easy", "force")
    assert t.seiya.discard == ["easy", "surplis-d-hades"]


@rule("hades:affrontement:2", "hades:precisions:33")
def test_what_a_card_asks_for_must_be_met_before(table: Factory) -> None:
    """The Dauphin asks for a card, Ivan for three Characters; beside Kuraggu no other Saint can be acquired."""
    t = hades(table, seiya=Side(hand=["champion", "champion", "jaki"]), field=["dauphin"])
    t.seiya.play("champion", "dauphin")
    assert not t.seiya.can_acquire("dauphin", "force")
    t.seiya.pay("dauphin").choose("jaki")
    assert t.seiya.can_acquire("dauphin", "force")
    t = hades(table, seiya=Side(hand=["champion"] * 3), enfers={5: "ivan-du-troll"})
    t.seiya.play("champion", "ivan-du-troll").play("champion", "ivan-du-troll")
    assert not t.seiya.can_acquire("ivan-du-troll", "force")
    t.seiya.play("champion", "ivan-du-troll")
    assert t.seiya.can_acquire("ivan-du-troll", "force")
    t = hades(table, seiya=Side(hand=["champion"] * 2), field=["kuraggu", "dio-de-la-mouche"])
    t.seiya.play("champion", "kuraggu").play("champion", "dio-de-la-mouche")
    assert not t.seiya.can_acquire("dio-de-la-mouche", "force")
    t.seiya.acquire("kuraggu", "force", using=())
    assert t.seiya.can_acquire("dio-de-la-mouche", "force")


@rule("hades:affrontement:5", "hades:affrontement:8", "hades:tour-phase-principale:8")
def test_a_card_of_the_field_is_pending_while_its_defeated_effect_applies(table: Factory) -> None:
    haughty = character("haughty", "000", "Haughty", "rare", Defeated(Discard(one(hand()))), cost_force=2)
    t = hades(table, seiya=Side(hand=["champion", "kiki", "jaki"]), cards=(haughty,), field=["haughty"])
    t.seiya.play("champion", "haughty").acquire("haughty", "force", using=())
    t.pending("choose-discard", "seiya")
    assert (t.field, t.seiya.discard, t.slugs("limbo")) == ({}, [], ["haughty"])
    t.seiya.choose("kiki")
    assert t.seiya.discard == ["kiki", "haughty", "champion"]


@pytest.mark.parametrize(
    ("slug", "card", "by", "zone", "icon"),
    [
        ("saint", "champion", "force", "discard", "flame"),
        ("warrior", "champion", "force", "discard", "sapphire"),
        ("saint", "sage", "cosmos", "hand", "flame"),
    ],
)
@rule("hades:affrontement:8", "hades:tour-phase-principale:9", "hades:tour-phase-principale:7", "hades:precisions:28")
def test_flame_and_sapphire_come_before_the_place(
    table: Factory, slug: str, card: str, by: str, zone: str, icon: str
) -> None:
    t = hades(table, seiya=Side(hand=[card]), cards=(SAINT, WARRIOR, SAGE), field=[slug])
    assert not t.seiya.can_acquire(slug, by)
    t.seiya.play(card, slug).acquire(slug, by, using=())
    assert told(t, "acquire-" + by, "tokens", "flame", "sapphire", "gain") == ["acquire-" + by, "tokens", icon, "gain"]
    assert slug in t.slugs(zone)


@rule("hades:precisions:28")
def test_a_card_acquired_for_free_is_discarded(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=["champion"]), field=["kiki", "shura-du-capricorne"])
    t.seiya.play("champion", "shura-du-capricorne").acquire("shura-du-capricorne", "force", using=())
    assert t.seiya.discard == ["kiki", "shura-du-capricorne", "champion"]
    assert t.seiya.hand == []


@rule("hades:precisions:20", "hades:precisions:18")
def test_a_card_stolen_from_an_opponent_is_acquired_and_one_taken_back_is_not(table: Factory) -> None:
    """La Ptolomea asks for an Armour acquired."""
    for whose, met in ((OPPONENTS, True), (YOU, False)):
        thief = character(
            "thief", "000", "Thief", "common", activation("discard", Take(one(discard_pile(ARMOUR, whose))))
        )
        t = hades(
            table, seiya=Side(hand=["thief"], discard=["armure-du-lion"]), shun=Side(discard=["armure-du-lion"]),
            cards=(thief,), trials=["epreuve-ptolomea"],
        )  # fmt: skip
        t.seiya.play("thief", "kiki").use("thief")
        assert t.seiya.hand == ["armure-du-lion"]
        t.pending("trial" if met else "main-phase", "seiya")


@rule("hades:precisions:21")
def test_who_receives_the_ring_has_acquired_it(table: Factory) -> None:
    """In somebody else's turn only what counts acquisitions can tell."""
    t = hades(table, seiya=Side(hand=["anneau-des-nibelungen"]), shun=Side(), ikki=Side())
    t.seiya.play("anneau-des-nibelungen").accept().choose_player("ikki")
    assert t.ikki.relics == ["anneau-des-nibelungen"]
    assert [t.game.tallies.get(f"turn/did/acquire/{seat}", 0) for seat in range(3)] == [0, 0, 1]


@rule("hades:precisions:31", "hades:precisions:32")
def test_any_character_may_face_any_card_of_the_field(table: Factory) -> None:
    """Athéna, who has no Force, faces somebody whom only Force can overcome."""
    proud = character("proud", "000", "Proud", "common", cost_force=5)
    t = hades(table, seiya=Side(hand=["athena-hades"]), cards=(proud,), field=["proud", "armure-du-lion"])
    t.seiya.choose("play:athena-hades")
    t.pending("choose-to-face", "seiya")
    assert t.seiya.options == ["proud@1", "armure-du-lion@2"]
    t.seiya.choose("proud")
    assert t.seiya.played == ["athena-hades"]


@rule("hades:precisions:39")
def test_the_last_cards_are_those_nearest_to_the_common_discard_and_to_the_gate(table: Factory) -> None:
    """Saga swaps slots with the last card of the Enfers; the variant of upkeep removes the last one of the field."""
    saga = "saga-des-gemeaux-renegat"
    t = hades(
        table, seiya=Side(hand=["seika"], pawn=3), veiled={2: saga}, enfers={3: "ash", 4: "bone"},
        field={1: "jaki", 4: "kiki"}, variant=True,
    )  # fmt: skip
    t.seiya.play("seika", "jaki").use("seika").choose("space/2")
    assert t.enfers == {2: "bone", 3: "ash", 4: saga}
    t.seiya.end_turn()
    assert t.removed == ["kiki"]


# The main phase


@rule("hades:tour-phase-principale:1", "hades:tour-phase-principale:2")
def test_actions_come_in_any_order_any_number_of_times(table: Factory) -> None:
    t = hades(
        table, seiya=Side(hand=["champion", "champion", SEIYA]), field=["leda", "dio-de-la-mouche"], enfers={5: "ash"}
    )
    t.seiya.play("champion", "leda").acquire("leda", "force", using=()).play(SEIYA, "ash")
    t.seiya.play("champion", "dio-de-la-mouche").acquire("dio-de-la-mouche", "force", using=())
    t.seiya.choose("acquire:ash@enfers/5:force:1")
    assert t.seiya.hand == t.seiya.played == []
    assert t.seiya.discard == ["leda", "champion", "dio-de-la-mouche", "champion", SEIYA]
    assert (t.seiya.neant, t.seiya.options) == (["ash"], ["end"])


@rule("hades:tour-phase-principale:4")
def test_a_play_effect_is_offered_only_when_the_card_is_played(table: Factory) -> None:
    herald = character("herald", "000", "Herald", "common", on_play(TOKEN))
    t = hades(table, seiya=Side(hand=["herald"]), cards=(herald,), enfers={5: "ash"})
    t.seiya.play("herald", "ash")
    t.pending("use-effect", "seiya")
    t.seiya.decline()
    assert t.seiya.options == ["end"]
    assert t.seiya.tokens == 0


@rule("hades:tour-phase-principale:5")
def test_only_one_armour_is_equipped(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=["surplis-du-belier", "surplis-du-verseau"]))
    t.seiya.play("surplis-du-belier").play("surplis-du-verseau")
    assert (t.seiya.armour, t.seiya.discard) == (["surplis-du-verseau"], ["surplis-du-belier"])


@pytest.mark.parametrize(
    ("slug", "zone"),
    [("seika", "discard"), ("athena-hades", "wounded"), ("surplis-du-verseau", "frozen"), ("dague-doree", "destroyed")],
)
@rule("hades:tour-phase-principale:6")
def test_the_four_keywords_are_activated_in_play(table: Factory, slug: str, zone: str) -> None:
    t = hades(table, seiya=Side(hand=[slug], draw=["kiki"] * 3, entrave=["ash"], pawn=2))
    assert not t.seiya.can_activate(slug)
    t.seiya.play(slug, "kiki").use(slug)
    if t.decision.ask == "choose-space":
        t.seiya.choose("space/1")
    assert t.slugs(zone) == [slug]


@rule("hades:tour-phase-principale:10")
def test_heal_is_spent_on_wounded_and_frozen_cards(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=["shunrei"], wounded=["jaki"], frozen=["armure-du-lion"]))
    t.seiya.play("shunrei", "kiki").heal_with("shunrei", "jaki", "armure-du-lion")
    assert (t.seiya.wounded, t.seiya.discard, t.seiya.frost) == ([], ["jaki", "shunrei"], [1])


@rule("hades:tour-phase-principale:11")
def test_one_technique_a_turn(table: Factory) -> None:
    """Ikki's Illusion and the others of a board share the one use of a turn."""
    t = hades(
        table, ikki=Side(energy=3, hand=["ikki-verycommon"], draw=["kiki"] * 9), seiya=Side(), first=1, field=["jaki"]
    )
    usable = [key for key in t.ikki.options if key.startswith("technique:")]
    assert usable
    t.ikki.technique("illusion-du-phoenix").choose("jaki")
    assert not [key for key in t.ikki.options if key.startswith("technique:")]


@rule("hades:tour-phase-principale:12")
def test_the_odin_robe_is_used_once_a_turn_when_it_is_unlocked(table: Factory) -> None:
    side = Side(hand=[SEIYA, "armure-du-lion"], armour="armure-de-pegase")
    for sapphires in (6, 7):
        t = hades(table, seiya=side, sapphires=sapphires, enfers={5: "ash"})
        t.seiya.play(SEIYA, "ash")
        assert t.seiya.can_use_power("robe-d-odin") is (sapphires == 7)
    t.seiya.power("robe-d-odin").play("armure-du-lion")
    assert not t.seiya.can_use_power("robe-d-odin")
    assert t.seiya.force_of(SEIYA) == 3


@rule("hades:tour-phase-principale:13", "hades:fin-de-partie:8")
def test_a_revealed_pillar_is_destroyed_by_force_and_scored(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=["champion", "champion"]), pillars=[PILLAR])
    t.seiya.play("champion", PILLAR)
    assert not t.seiya.can_acquire(PILLAR, "force")
    t.seiya.play("champion", PILLAR).acquire(PILLAR, "force", using=())
    assert t.seiya.trophies == [PILLAR]
    assert t.seiya.score == 2


@rule("hades:tour-phase-principale:22")
def test_what_can_change_a_turn(table: Factory) -> None:
    """Cards of the field and of the Enfers, the top of the own pile, Relics and the Épopée."""
    titan = styx("titan", grade=4)
    for given, cost in (
        ({}, 2),
        ({"field": ["surplis-d-hades"]}, 3),
        ({"enfers": {4: "hades", 5: "titan"}}, 3),
        ({"seiya": Side(entrave=["ash", "garde-de-caina"])}, 3),
        ({"epic": "chute-des-dieux"}, 1),
    ):
        t = hades(table, **{"enfers": {5: "titan"}, "cards": (titan,), **given})
        assert t.number("cost_force", "titan", "enfers") == cost
    t = hades(table, seiya=Side(hand=["champion"], relics=["chapelet-de-shaka"]), enfers={5: "ash"})
    t.seiya.play("champion", "ash").acquire("ash", "force", using=())
    assert t.seiya.souls == 2


# Upkeep


@rule("hades:tour-entretien:2", "hades:tour-entretien:3", "hades:tour-entretien:4")
def test_what_is_discarded_and_drawn_in_upkeep(table: Factory) -> None:
    side = Side(
        hand=["champion", "kiki", "jaki"], draw=["oko"] * 5, armour="surplis-du-belier", relics=["dague-doree"],
        wounded=["cassios"], frozen=["leda"],
    )  # fmt: skip
    t = hades(table, seiya=side, enfers={5: "heavy"}, cards=(styx("heavy", cost=12),))
    t.seiya.play("champion", "heavy").end_turn(discard=["jaki"])
    assert t.seiya.discard == ["champion", "jaki"]
    assert t.seiya.hand == ["kiki", *["oko"] * 4]
    assert (t.seiya.armour, t.seiya.relics) == (["surplis-du-belier"], ["dague-doree"])
    assert (t.seiya.wounded, t.seiya.frozen) == (["cassios"], ["leda"])


@pytest.mark.parametrize(("icon", "classes"), [("flame", ()), ("sapphire", ("Guerrier Divin",))])
@rule("hades:tour-entretien:5", "hades:tour-entretien:6", "hades:tour-entretien:7", "hades:tour-entretien:8")
def test_what_upkeep_does_to_the_field(table: Factory, icon: str, classes: tuple[str, ...]) -> None:
    last = character("last", "000", "Last", "rare", Exit(Each(ANYONE, TOKEN)), icon=icon, classes=classes)
    t = hades(
        table, field={2: "jaki", 5: "kiki", 6: "last"}, reserve=["oko", "leda", "cassios", "spartan"], cards=(last,)
    )
    t.seiya.end_turn()
    assert t.removed == ["last"]
    assert told(t, "remove", "tokens", "flame", "sapphire", "arrive")[:5] == [
        "remove", "tokens", "tokens", icon, "arrive",
    ]  # fmt: skip
    assert [t.field[slot] for slot in (6, 5)] == ["kiki", "jaki"]
    assert [t.field[slot] for slot in (4, 3, 2, 1)] == ["spartan", "cassios", "leda", "oko"]


@rule("hades:tour-entretien:9")
def test_an_arrival_applies_when_its_card_is_revealed_on_the_field(table: Factory) -> None:
    guest = character("guest", "000", "Guest", "common", on_arrival(Each(ACTIVE, TOKEN)))
    t = hades(table, reserve=["guest"], field={6: "kiki"}, cards=(guest,))
    assert t.seiya.tokens == 0
    t.seiya.end_turn()
    assert t.seiya.tokens == 1
    assert told(t, "arrive", "tokens") == ["arrive", "tokens"]


# Scoring


@rule("hades:fin-de-partie:1", "hades:fin-de-partie:2", "hades:fin-de-partie:3")
def test_where_cards_give_their_points(table: Factory) -> None:
    """In hand, draw pile, discard pile, in play and marked; not destroyed, nor aside."""
    gem = character("gem", "000", "Gem", "common", pv=3)
    for zone in ("hand", "draw", "discard", "wounded", "frozen"):
        t = hades(table, seiya=Side(**{zone: ["gem"]}), cards=(gem,))
        assert t.seiya.score == 3, zone
    t = hades(table, seiya=Side(armour="surplis-d-hades", relics=["dague-doree"]))
    assert t.seiya.score == 5
    for zone in ("destroyed", "aside"):
        t = hades(table, seiya=Side(**{zone: ["gem"]}), cards=(gem,))
        assert t.seiya.score == 0, zone
