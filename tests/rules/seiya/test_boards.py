"""The Techniques of the players' boards (5.1.8): what all boards have in common."""

import pytest

from tests.rules.seiya.names import ASGARD, TITAN
from tests.scenario import Factory, Scenario, Seat, Side, bronze, rule

FIRST = {
    "seiya": "chevalier-de-pegase",
    "shiryu": "chevalier-du-dragon",
    "hyoga": "chevalier-du-cygne",
    "shun": "chevalier-d-andromede",
    "ikki": "chevalier-du-phoenix",
}


def seat(t: Scenario, hero: str) -> Seat:
    found: Seat = getattr(t, hero)
    return found


def of_first(*rules: str) -> pytest.MarkDecorator:
    """The first Techniques of the five boards say the same."""
    return pytest.mark.parametrize(
        "hero",
        [pytest.param(hero, marks=rule(f"seiya:board:{hero}:{slug}", *rules)) for hero, slug in FIRST.items()],
    )


@rule("seiya:classic:5.1:8", "seiya:classic:5.1.8:1", "seiya:glossary:jeton-energie:5", "seiya:glossary:technique:1")
def test_one_technique_a_turn_for_its_energy(table: Factory) -> None:
    t = table(
        hyoga=Side(hand=["hyoga-common", "hyoga-common"], energy=3, draw=["oko"] * 9), shun=Side(energy=1),
        field=[TITAN], reserve=["leda"] * 20, boxes=ASGARD,
    )  # fmt: skip
    t.hyoga.play("hyoga-common")
    assert t.hyoga.can_use_technique("poussiere-de-diamant")
    t.hyoga.technique("poussiere-de-diamant")
    assert (t.hyoga.energy, t.shun.energy) == (2, 1)
    assert t.hyoga.cosmos_of("hyoga-common") == 2, "and it does what it says"
    assert not any(key.startswith("technique:") for key in t.hyoga.options), "one is enough"
    t.hyoga.end_turn()
    assert t.active == "shun"
    t.shun.end_turn()
    t.hyoga.play("hyoga-common")
    assert t.hyoga.can_use_technique("poussiere-de-diamant"), "a new turn"


@rule("seiya:classic:3:15", "seiya:classic:5.1.8:1")
@pytest.mark.parametrize("energy", [0, 1, 2, 3])
def test_a_technique_needs_the_energy_that_it_costs(table: Factory, energy: int) -> None:
    side = Side(hand=["ikki-common"], wounded=["oko"], destroyed=["ikki-common"], energy=energy)
    t = table(ikki=side, field=[TITAN], boxes=ASGARD)
    t.ikki.play("ikki-common")
    offered = [key for key in t.ikki.options if key.startswith("technique:")]
    names = ["illusion-du-phoenix", "renaissance-du-phoenix", "envol-du-phoenix"][:energy]
    assert offered == sorted("technique:board-" + name for name in names)


@of_first("seiya:classic:5.1.8:2", "seiya:classic:5.1.8:3", "seiya:asgard:2")
@pytest.mark.parametrize("version", ["", "-asgard"])
def test_the_first_technique_uses_the_bronze_armour_on_one_hero(table: Factory, hero: str, version: str) -> None:
    """For a card of the hand and no Energy; the Armour stays."""
    low, high, armour = f"{hero}-verycommon", f"{hero}-common", bronze(hero) + version
    t = table(**{hero: Side(hand=[low, "oko"], armour=armour, aside=[high])}, field=[TITAN], boxes=ASGARD)
    player = seat(t, hero)
    assert not player.can_activate(armour), "two would be needed"
    player.technique(FIRST[hero])
    t.pending("choose-discard", hero)
    assert player.options == [low, "oko"]
    player.choose("oko")
    assert player.destroyed == [low]
    assert player.armour == [armour]
    assert (player.hand, player.discard) == (([], ["oko", high]) if not version else ([high], ["oko"]))
    assert player.energy == 0


@of_first("seiya:classic:5.1.8:3")
def test_the_first_technique_needs_the_armour_a_hero_and_a_card_to_discard(table: Factory, hero: str) -> None:
    low, high = f"{hero}-verycommon", f"{hero}-common"
    for side in (
        Side(hand=[low, "oko"], aside=[high]),
        Side(hand=[low, "oko"], aside=[high], armour="robe-divine-alpha-dubhe", discard=[bronze(hero)]),
        Side(hand=[low, "oko"], aside=[high], frozen=[bronze(hero)]),
        Side(hand=[low], aside=[high], armour=bronze(hero)),
        Side(hand=["oko", "oko"], aside=[high], armour=bronze(hero)),
        Side(hand=[low, "oko"], armour=bronze(hero)),
    ):
        t = table(**{hero: side}, field=[TITAN], boxes=ASGARD)
        assert not seat(t, hero).can_use_technique(FIRST[hero]), side
