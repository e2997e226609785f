"""Several cards leave the field by one effect: card by card, each with what comes of it at that instant (5.1.5)."""

import pytest

from tests.scenario import Factory, Scenario, Side, packet, rule

ASGARD = ("asgard",)
BOXES = ("asgard", "poseidon")
SOLDIER = "soldat-marina-4"  # the others on the field have an Exit: the active player wounds a Character of the hand
SIEGFRIED = "siegfried-de-dubhe"  # his Exit freezes the top card of each draw pile
SEA_DRAGON = "ecaille-du-dragon-des-mers"  # its Exit removes the Armours of the field
FLAME = "mu-du-belier"
ETA = "robe-divine-eta-benetnash"


def leaving(t: Scenario) -> list[str]:
    """What left the field and what came of it, in order."""
    slugs = [card.slug for card in t.game.rules.catalogue.definitions]
    return [
        f"{event.kind} {slugs[event.definition]}" if event.kind == "remove" else event.kind
        for event in t.log
        if event.kind in ("remove", "wound", "freeze", "sapphire", "flame", "hourglass", "reveal-epic")
    ]


@rule("seiya:faq:armure-du-capricorne:2", "seiya:classic:5.1.5:5", "seiya:card:soldat-marina-4:2")
def test_in_a_sweep_each_exit_comes_before_the_next_card_leaves(table: Factory) -> None:
    """To the right of the soldier all have his Exit; he has none himself, and who leaves after him has none left."""
    hand = [*packet("ikki", count=5), "armure-du-capricorne"]
    field = {1: "oko", 2: "leda", 3: SOLDIER, 4: "cassios", 6: "jaki"}
    t = table(ikki=Side(hand=hand), field=field, boxes=BOXES)
    t.ikki.play("armure-du-capricorne").use("armure-du-capricorne")
    t.pending("choose-wound", "ikki")
    assert t.field == {1: "oko", 2: "leda", 3: SOLDIER, 4: "cassios"}
    t.ikki.choose("ikki-verycommon").choose("ikki-verycommon")
    assert leaving(t) == [
        "remove jaki", "wound", "remove cassios", "wound", f"remove {SOLDIER}", "remove leda", "remove oko",
    ]  # fmt: skip
    assert t.ikki.wounded == packet("ikki", count=2)
    assert t.field == {}


@rule("seiya:faq:docrates:2", "seiya:faq:moses-de-la-baleine:2", "seiya:solo:4:purifier:1")
@pytest.mark.parametrize("by", ["docrates", "moses-de-la-baleine", "purify"])
def test_whatever_sweeps_the_field_sweeps_it_card_by_card(table: Factory, by: str) -> None:
    hand, field = packet("ikki", count=3), {2: "oko", 4: SOLDIER, 6: "jaki"}
    match by:
        case "docrates":
            t = table(ikki=Side(hand=[*hand, by]), field=field, boxes=BOXES)
            t.ikki.play(by, "jaki").use(by)
        case "moses-de-la-baleine":
            t = table(ikki=Side(hand=[*hand, *["shura-du-capricorne"] * 2]), field={**field, 5: by}, boxes=BOXES)
            t.ikki.play("shura-du-capricorne", by).play("shura-du-capricorne", by).acquire(by, "force")
        case _:
            t = table(ikki=Side(hand=hand), hilda=Side(), field=field, boxes=BOXES, solo="normal", dice=[3])
    t.pending("choose-wound", "ikki")
    t.ikki.choose("ikki-verycommon")
    assert leaving(t) == ["remove jaki", "wound", f"remove {SOLDIER}", "remove oko"]


@rule("seiya:classic:5.1.5:5", "seiya:card:ecaille-du-dragon-des-mers:2")
def test_who_has_left_by_the_exit_of_another_card_does_not_leave_again(table: Factory) -> None:
    field = {2: "armure-du-lion", 4: "armure-du-taureau", 6: SEA_DRAGON}
    t = table(ikki=Side(hand=[ETA]), field=field, boxes=BOXES)
    t.ikki.play(ETA).use(ETA)
    assert t.removed == [SEA_DRAGON, "armure-du-taureau", "armure-du-lion"]
    assert len(t.events("remove")) == 3


@rule("seiya:glossary:robe-d-odin:2", "seiya:glossary:saphir-d-odin:4")
def test_exits_count_twice_from_the_seventh_sapphire_on_within_a_sweep_too(table: Factory) -> None:
    """The Exit of the seventh himself, which comes with his Sapphire, counts once."""
    shun = Side(draw=["jaki"] * 4)
    field = {4: SIEGFRIED, 6: SIEGFRIED}
    t = table(ikki=Side(hand=[ETA]), shun=shun, field=field, boxes=ASGARD, sapphires=6)
    t.ikki.play(ETA).use(ETA)
    assert leaving(t)[1:] == [
        f"remove {SIEGFRIED}", "sapphire", "freeze", f"remove {SIEGFRIED}", "freeze", "freeze",
    ]  # fmt: skip
    assert t.shun.frozen == ["jaki"] * 3
    assert t.ikki.frozen == [ETA]


# Épopées


def epic(t: Scenario) -> tuple[str, int]:
    """The Épopée in force and the hourglasses on it, as everybody sees them."""
    (card,) = t.shun.view.cards("epic")
    return card.slug.removeprefix("epopee-"), card.counters.get("hourglass", 0)


@rule("seiya:classic:5.1.1:6", "seiya:classic:5.1.1:7", "seiya:glossary:epopee:5")
@pytest.mark.parametrize(
    ("flames", "now"),
    [(1, ("soutien-telepathique", 1)), (2, ("encercles-2", 0)), (3, ("encercles-2", 1)), (5, ("doutes", 1))],
)
def test_each_flame_of_a_sweep_counts_for_the_epic_that_is_there_then(
    table: Factory, flames: int, now: tuple[str, int]
) -> None:
    t = table(
        ikki=Side(hand=[ETA]),
        shun=Side(),
        field=[FLAME] * flames,
        boxes=ASGARD,
        epic="soutien-telepathique",
        epics=["doutes", "encercles-2"],
    )
    t.ikki.play(ETA).use(ETA)
    assert t.flames == 12 - flames
    assert epic(t) == now
    assert len(t.events("hourglass")) == flames


@rule("seiya:classic:5.1.1:7", "seiya:glossary:epopee:5")
def test_in_a_sweep_the_next_epic_is_revealed_before_the_next_card_leaves(table: Factory) -> None:
    t = table(
        ikki=Side(hand=[ETA]),
        shun=Side(),
        field={3: FLAME, 5: "oko", 6: FLAME},
        boxes=ASGARD,
        epic="soutien-telepathique",
        hourglasses=1,
        epics=["doutes"],
    )
    t.ikki.play(ETA).use(ETA)
    assert leaving(t)[1:] == [
        f"remove {FLAME}", "flame", "hourglass", "reveal-epic", "remove oko", f"remove {FLAME}", "flame", "hourglass",
    ]  # fmt: skip
    assert epic(t) == ("doutes", 1)


@rule("seiya:classic:5.1.1:7", "seiya:classic:5.1.1:11", "seiya:epopee:deluge:3")
def test_a_flame_that_goes_out_while_an_epic_ends_counts_for_the_next_one(table: Factory) -> None:
    """At the end of Déluge the soldier is wounded, and uses the Armour's Play effect to acquire a Gold Saint."""
    ikki = Side(hand=packet("ikki"), discard=[SOLDIER, "armure-du-sagittaire"], draw=packet("ikki", count=9))
    t = table(
        ikki=ikki,
        shun=Side(),
        field={1: "oko", 2: FLAME, 6: FLAME},
        boxes=BOXES,
        epic="deluge",
        hourglasses=2,
        epics=["doutes"],
    )
    t.ikki.end_turn()
    t.ikki.choose("ikki-verycommon").choose(FLAME)
    assert t.ikki.wounded == [SOLDIER]
    assert t.flames == 10
    assert epic(t) == ("doutes", 1)
    assert len(t.events("reveal-epic")) == 1


@rule("seiya:classic:5.1.1:6", "seiya:classic:5.1.1:7")
def test_the_next_epic_may_end_at_once_by_the_flames_that_went_out_before_it(table: Factory) -> None:
    """Two soldiers are wounded at the end of Déluge, and each acquires a Gold Saint: two hourglasses end the next."""
    armour = "armure-du-sagittaire"
    t = table(
        ikki=Side(hand=packet("ikki"), discard=[SOLDIER, SOLDIER, armour, armour], draw=packet("ikki", count=9)),
        shun=Side(),
        field={1: "oko", 2: FLAME, 3: FLAME, 6: FLAME},
        boxes=BOXES,
        epic="deluge",
        hourglasses=2,
        epics=["doutes", "encercles-2"],
    )
    t.ikki.end_turn()
    t.ikki.choose("ikki-verycommon").choose(FLAME).choose("ikki-verycommon").choose(FLAME)
    assert t.flames == 9
    assert len(t.events("reveal-epic")) == 2
    assert epic(t) == ("doutes", 0)
