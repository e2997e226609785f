"""The rulings of docs/rulings.md on Asgard, Poséidon, Épopées and the solo game that no other file proves."""

import pytest

from pioche.games.seiya.cards import ALL
from tests.rules.seiya.test_solo_hilda import COSMOS, DISCARD, DRAW, PILE, solo
from tests.scenario import Factory, Scenario, Side, rule

TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force
ASGARD = ("asgard",)
BOXES = ("asgard", "poseidon")
BY_SLUG = {card.slug: card for card in ALL}


# Asgard


@rule("seiya:board:shiryu:ultime-dragon", "seiya:card:freya:2")
def test_ruling_a_card_that_joins_its_player_wounded_becomes_marked(table: Factory) -> None:
    """Freya, Marked: her player gains Energy."""
    side = Side(wounded=["shiryu-common"], energy=3)
    t = table(shiryu=side, field=[TITAN], reserve=["cassios", "freya"], boxes=ASGARD)
    t.shiryu.technique("ultime-dragon")
    assert t.shiryu.wounded == ["freya"]
    assert t.shiryu.energy > 0


@rule("seiya:card:hyoga-uncommon-asgard:1", "seiya:faq:hyoga-uncommon-asgard:1")
@pytest.mark.parametrize("box", ["asgard", "poseidon"])
def test_ruling_an_uncommon_hyoga_who_draws_stays_free(table: Factory, box: str) -> None:
    slug = f"hyoga-uncommon-{box}"
    side = Side(hand=["hyoga-verycommon", slug], wounded=["leda"], draw=["oko"] * 3, armour="armure-du-lion")
    t = table(hyoga=side, field=["geki-de-l-ours"], boxes=BOXES)
    t.hyoga.play("hyoga-verycommon").play(slug).accept()
    assert t.hyoga.hand == ["oko"]
    assert t.hyoga.can_acquire("geki-de-l-ours", "cosmos")
    assert t.hyoga.can_heal_with(slug)
    assert t.hyoga.can_heal_with("hyoga-verycommon")


@rule("seiya:board:hyoga:chevalier-du-cygne-4")
def test_ruling_two_techniques_of_one_name_are_told_apart(table: Factory) -> None:
    assert BY_SLUG["board-chevalier-du-cygne-4"].name == BY_SLUG["board-chevalier-du-cygne"].name
    side = Side(hand=["hyoga-verycommon", "hyoga-verycommon", "oko"], armour="armure-du-cygne", energy=3)
    side.aside = ["hyoga-common"]
    t = table(hyoga=side, field=[TITAN], boxes=ASGARD)
    t.hyoga.play("hyoga-verycommon")
    assert t.hyoga.can_use_technique("chevalier-du-cygne")
    t.hyoga.technique("chevalier-du-cygne-4").choose("oko")
    assert (t.hyoga.frozen, t.hyoga.energy) == (["oko"], 0)


@rule("seiya:card:garde-d-asgard-5:2", "seiya:glossary:pilier:3")
def test_ruling_who_forbids_acquiring_does_not_shield_pillars(table: Factory) -> None:
    """Guard 5 lets only very common Characters and Armours be acquired; a Pillar is destroyed."""
    slug = "pilier-de-l-ocean-arctique"
    t = table(seiya=Side(hand=[TITAN] * 4), field=["garde-d-asgard-5"], pillars=[slug], boxes=BOXES)
    for _ in range(4):
        t.seiya.play(TITAN, slug)
    t.seiya.acquire(slug, "force")
    assert t.seiya.trophies == [slug]


# Poséidon


@rule("seiya:card:thetis-de-la-sirene-marine:0", "seiya:faq:garde-d-asgard-3:2")
def test_ruling_thetis_is_no_guard(table: Factory) -> None:
    """Guard 3 makes Characters beside a Guard dearer."""
    thetis = "thetis-de-la-sirene-marine"
    assert BY_SLUG[thetis].classes == ("Marina",)
    for beside, more in (("soldat-marina-5", 1), (thetis, 0)):
        t = table(seiya=Side(), field={1: "garde-d-asgard-3", 3: "jaki", 4: beside}, boxes=BOXES)
        assert t.number("cost_force", "jaki") == 3 + more


@rule("seiya:card:urne-d-athena:2")
def test_ruling_a_card_under_the_urne_counts_for_nobody(table: Factory) -> None:
    side = Side(hand=["urne-d-athena"])
    t = table(seiya=side, shun=Side(discard=["io-de-scylla"]), field=[TITAN], boxes=BOXES)
    before = t.seiya.score, t.shun.score
    t.seiya.play("urne-d-athena").choose("io-de-scylla")
    assert t.slugs("under") == ["io-de-scylla"]
    assert (t.seiya.score, t.shun.score) == (before[0], before[1] - (BY_SLUG["io-de-scylla"].pv or 0))


@rule("seiya:epopee:encercles-2:2")
def test_ruling_a_name_of_ours_is_marked_as_such() -> None:
    assert {card.name for card in ALL if card.source == "original" and card.set != "hades"} == {"Instinct de survie"}
    assert [card.name for card in ALL if card.type == "epopee"].count("Encerclés") == 1


@rule("seiya:epopee:doutes:2", "seiya:epopee:doutes:3")
@pytest.mark.parametrize(("hourglasses", "cost"), [(0, 6), (1, 6)])
def test_ruling_a_card_of_two_ranks_is_of_either(table: Factory, hourglasses: int, cost: int) -> None:
    """Doutes makes first uncommon, then rare Characters cheaper; Syd is both, and costs 7."""
    t = table(seiya=Side(), field=["syd-de-mizar"], boxes=ASGARD, epic="doutes", hourglasses=hourglasses)
    assert t.number("cost_force", "syd-de-mizar") == cost


# Alone against Hilda


def filling(table: Factory, slug: str, hilda: Side) -> Scenario:
    """That card arrives in the upkeep of the last turn."""
    t = solo(table, DISCARD, hilda, field={}, reserve=[slug], turn=23, seiya=Side(hand=["armure-du-lion"]))
    t.seiya.end_turn()
    return t


@rule("seiya:solo:5.2.1:1")
def test_ruling_the_die_is_rolled_for_all_to_see(table: Factory) -> None:
    t = solo(table, DRAW)
    (event,) = t.events("die")
    assert event.amount == DRAW
    assert t.seiya.view.counters["die"] == DRAW


@rule("seiya:solo:5.3:1")
def test_ruling_hilda_leaves_what_is_optional(table: Factory) -> None:
    """Athéna of Poséidon arrives: each player may shuffle the discard pile into the draw pile."""
    t = filling(table, "athena-poseidon", Side(discard=["oko", "geist"]))
    t.seiya.decline()
    assert t.over
    assert (t.hilda.discard, t.hilda.draw) == (["oko", "geist"], [])


@rule("seiya:classic:5.1.4.b:1", "seiya:classic:5.1.4.b:6")
def test_ruling_a_general_whom_hilda_acquires_reveals_his_pillar_but_brings_her_no_weapon(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko"] * 2, draw=PILE),
        hilda=Side(),
        field={2: "io-de-scylla"},
        reserve=["jaki"] * 9,
        boxes=BOXES,
        solo="normal",
        dice=[DRAW, DISCARD],
    )
    assert t.hilda.hand == ["io-de-scylla"]
    assert t.slugs("pillars") == ["pilier-de-l-ocean-pacifique-sud"]
    assert t.game.counters["weapons"] == 6
    assert t.seiya.weapons == 0


@rule("seiya:solo:5.3:2", "seiya:board:ikki:illusion-du-phoenix")
@pytest.mark.parametrize("from_field", [True, False])
def test_ruling_only_a_god_warrior_that_lay_on_the_field_falls_to_hilda(table: Factory, from_field: bool) -> None:
    warrior = "syd-de-mizar"
    t = table(
        ikki=Side(hand=["oko"] if from_field else ["oko", warrior], draw=["ikki-verycommon"] * 10, energy=1),
        hilda=Side(),
        field={6: warrior} if from_field else {6: "jaki"},
        boxes=ASGARD,
        solo="normal",
        dice=[DRAW, DISCARD],
    )
    t.ikki.technique("illusion-du-phoenix").choose(warrior)
    assert (warrior in t.hilda.hand) is from_field
    assert (warrior in t.removed) is not from_field


@rule("seiya:solo:4:acquerir:2")
def test_ruling_where_nothing_else_decides_the_card_nearest_the_sixth_slot_is_hers(table: Factory) -> None:
    t = solo(table, COSMOS, Side(hand=["geist", "docrates"], armour="armure-du-lion"), field={2: "athena", 4: "athena"})
    assert list(t.field) == [2]


@rule("seiya:epopee:attaque-de-la-fondation-graad:4")
@pytest.mark.parametrize(("defenders", "winners"), [(1, ["hilda"]), (2, ["seiya"])])
def test_ruling_hilda_need_not_defend_the_foundation(table: Factory, defenders: int, winners: list[str]) -> None:
    """A God Warrior leaves the field, the Épopée ends with too few defenders, and the game with it."""
    t = solo(
        table,
        DRAW,
        field={6: "bud-d-alcor", 2: "syd-de-mizar"},
        reserve=[],
        epic="attaque-de-la-fondation-graad",
        hourglasses=3,
        seiya=Side(guard=["jabu-de-la-licorne"] * defenders, discard=["docrates"] * 5, draw=PILE),
    )
    assert t.over
    assert t.seiya.score > t.hilda.score
    assert t.winners == winners


@rule(
    "seiya:glossary:defausser:1", "seiya:card:mime-de-benetnash:1", "seiya:card:robe-divine-gamma-phecda:1",
    "seiya:card:soldat-marina-1:2",
)  # fmt: skip
@pytest.mark.parametrize("by", ["mime-de-benetnash", "robe-divine-gamma-phecda", "soldat-marina-1"])
def test_ruling_a_card_to_discard_comes_from_the_hand_from_play_or_is_the_armour(table: Factory, by: str) -> None:
    """Not a marked card, nor a Relic, nor a card of somebody else."""
    robe = by == "robe-divine-gamma-phecda"
    side = Side(
        hand=["leda", "oko", "mime-de-benetnash"],
        armour=by if robe else "armure-du-lion",
        draw=["jaki"] * 4,
        wounded=["spica"],
        frozen=["cassios"],
        relics=["balmung"],
    )
    shun = Side(hand=["jango"], armour="armure-d-andromede")
    t = table(seiya=side, shun=shun, field=["soldat-marina-1", TITAN], boxes=BOXES)
    t.seiya.play("leda", TITAN).play("mime-de-benetnash", TITAN)
    if by == "soldat-marina-1":
        t.seiya.pay(by)
    else:
        t.seiya.use(by)
    t.pending("choose-discard", "seiya")
    mime = [] if by == "mime-de-benetnash" else ["mime-de-benetnash>2"]
    armour = [] if robe else ["armure-du-lion@armour/0"]
    assert sorted(t.seiya.options) == sorted(["oko", "leda>2", *mime, *armour])
    if robe:
        t.seiya.choose("leda").choose(TITAN).choose(TITAN)
        assert (t.seiya.discard, t.seiya.played) == (["leda"], ["mime-de-benetnash", "jaki", "jaki"])
    elif by == "mime-de-benetnash":
        t.seiya.choose("leda", "armure-du-lion")
        assert t.seiya.discard == ["leda", "armure-du-lion"]
        assert t.seiya.hand == ["oko", "jaki", "jaki", "jaki"], "two and one more"
    else:
        t.seiya.choose("armure-du-lion")
        assert (t.seiya.discard, t.seiya.armour) == (["armure-du-lion"], [])


@rule("seiya:glossary:defausser:1")
@pytest.mark.parametrize("by", ["robe-divine-gamma-phecda", "soldat-marina-1"])
def test_ruling_an_empty_hand_does_not_keep_from_discarding_a_card(table: Factory, by: str) -> None:
    armour = by if by == "robe-divine-gamma-phecda" else ""
    t = table(seiya=Side(hand=["leda"], armour=armour, draw=["jaki"] * 4), field=["soldat-marina-1", TITAN])
    t.seiya.play("leda", TITAN)
    if armour:
        t.seiya.use(by).choose(TITAN).choose(TITAN)
    else:
        t.seiya.pay(by)
    assert t.seiya.discard == ["leda"], "the only card that there is"
