"""Athéna and Poséidon, the Trident and the Urne."""

import pytest

from tests.rules.seiya.test_poseidon_generals import BOXES, TITAN, wounding
from tests.scenario import Factory, Scenario, Side, packet, rule

TRIDENT = "trident-de-poseidon"
URNE = "urne-d-athena"
UNCOMMON = ["seiya-uncommon-asgard", "seiya-uncommon-poseidon"]


@rule("seiya:card:athena-poseidon:1")
@pytest.mark.parametrize("takes", [True, False])
def test_when_athena_is_marked_a_marked_hero_of_an_opponent_may_be_taken(table: Factory, takes: bool) -> None:
    t = wounding(
        table,
        "athena-poseidon",
        Side(wounded=["shiryu-common"]),
        shun=Side(wounded=["shun-common", "oko"], frozen=["shun-verycommon"]),
    )
    t.pending("choose-take", "shiryu")
    assert not t.shiryu.can_choose("oko")
    assert not t.shiryu.can_choose("shiryu-common")
    if takes:
        t.shiryu.choose("shun-verycommon")
        assert t.shiryu.hand == ["docrates", "shun-verycommon"]
        assert t.shun.frozen == []
    else:
        t.shiryu.decline()
        assert t.shun.frozen == ["shun-verycommon"]


@rule("seiya:card:athena-poseidon:2")
def test_when_athena_arrives_each_may_shuffle_the_discard_pile_and_the_transcended_hero_into_the_draw_pile(
    table: Factory,
) -> None:
    t = table(
        seiya=Side(discard=["oko", "jaki"], draw=["leda"] * 6, aside=["seiya-transcended", "seiya-common"]),
        shun=Side(discard=["oko"], aside=["shun-transcended"]),
        field=["cassios"] * 5,
        reserve=["athena-poseidon"],
        boxes=BOXES,
    )
    t.seiya.end_turn()
    t.pending("use-effect", "seiya")
    t.seiya.accept()
    t.pending("use-effect", "shun")
    t.shun.decline()
    assert sorted(t.seiya.draw) == ["jaki", "leda", "oko", "seiya-transcended"]
    assert (t.seiya.discard, t.seiya.aside) == ([], ["seiya-common"])
    assert (t.shun.discard, t.shun.aside, t.shun.draw) == (["oko"], ["shun-transcended"], [])


@rule("seiya:card:poseidon:1")
def test_poseidon_is_wounded_to_make_a_very_common_hero_an_uncommon_one(table: Factory) -> None:
    side = Side(
        hand=["poseidon", "seiya-verycommon", "shun-verycommon", "seiya-common"],
        aside=["seiya-common", *UNCOMMON, "seiya-transcended"],
    )
    t = table(seiya=side, field=[TITAN], boxes=BOXES)
    t.seiya.play("poseidon").use("poseidon")
    t.pending("choose-destroy", "seiya")
    assert t.seiya.options == ["seiya-verycommon"], "no uncommon Shun is set aside"
    t.seiya.choose("seiya-verycommon")
    t.pending("choose-add", "seiya")
    assert [key.split("@")[0] for key in t.seiya.options] == UNCOMMON
    t.seiya.choose("seiya-uncommon-poseidon")
    assert t.seiya.destroyed == ["seiya-verycommon"]
    assert t.seiya.discard == ["seiya-uncommon-poseidon"]
    assert t.seiya.wounded == ["poseidon"]


@rule("seiya:card:poseidon:1")
def test_poseidon_needs_an_uncommon_hero_set_aside(table: Factory) -> None:
    t = table(seiya=Side(hand=["poseidon", "seiya-verycommon"], aside=["seiya-common"]), field=[TITAN], boxes=BOXES)
    t.seiya.play("poseidon")
    assert not t.seiya.can_activate("poseidon")


@rule("seiya:card:poseidon:2")
def test_who_defeats_poseidon_takes_all_very_rare_cards_and_relics(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne"] * 4, relics=["balmung"]),
        shun=Side(relics=[TRIDENT], hand=["athena"]),
        field=["poseidon", "hilda", "oko"],
        removed=["pope", "jaki"],
        boxes=BOXES,
    )
    for _ in range(4):
        t.seiya.play("shura-du-capricorne", "poseidon")
    t.seiya.acquire("poseidon", "force")
    assert sorted(t.seiya.hand) == ["balmung", "hilda", "pope", TRIDENT]
    assert "poseidon" in t.seiya.discard
    assert (t.shun.relics, t.shun.hand) == ([], ["athena"])
    assert (t.field, t.removed) == ({3: "oko"}, ["jaki"])


def trident(t: Scenario) -> int:
    """What lies on the Trident."""
    return t.game.cards[t.game.cards_in("relics", 0)[0]].count("pv")


@rule("seiya:card:trident-de-poseidon:1")
def test_ruling_tokens_are_put_on_the_trident_as_often_as_wanted_three_at_most(table: Factory) -> None:
    deck = ["oko"] * 9
    t = table(
        seiya=Side(relics=[TRIDENT], draw=deck), shun=Side(draw=deck), field=[TITAN], reserve=["leda"] * 40, boxes=BOXES
    )
    t.seiya.power(TRIDENT).power(TRIDENT)
    assert trident(t) == -2
    t.seiya.end_turn()
    assert not t.shun.can_use_power(TRIDENT), "only the player who has it, on the own turn"
    t.shun.end_turn()
    t.seiya.power(TRIDENT)
    assert trident(t) == -3
    assert not t.seiya.can_use_power(TRIDENT)
    t.seiya.end_turn()
    t.shun.end_turn()
    assert not t.seiya.can_use_power(TRIDENT)


@rule("seiya:card:trident-de-poseidon:2")
@pytest.mark.parametrize(("option", "key", "cost"), [("option/1", "cost_force", 7), ("option/2", "cost_cosmos", 7)])
def test_the_tokens_of_the_trident_make_a_marina_cheaper_and_it_is_discarded(
    table: Factory, option: str, key: str, cost: int
) -> None:
    deck = ["oko"] * 9
    t = table(
        seiya=Side(relics=[TRIDENT], draw=deck),
        shun=Side(draw=deck),
        field={1: "nachi-du-loup", 2: "kanon-du-dragon-des-mers", 3: "kiki", 4: "cassios"},
        reserve=[],
        boxes=BOXES,
    )
    assert not t.seiya.can_use_power(TRIDENT, 1), "without tokens there is nothing to remove"
    t.seiya.power(TRIDENT).end_turn()
    t.shun.end_turn()
    t.seiya.power(TRIDENT).power(TRIDENT, 1).choose(option)
    assert t.seiya.options == ["kanon-du-dragon-des-mers@5", "kiki@6"], "Nachi is no Marina"
    t.seiya.choose("kanon-du-dragon-des-mers")
    assert t.number(key, "kanon-du-dragon-des-mers") == cost
    other = "cost_cosmos" if key == "cost_force" else "cost_force"
    assert t.number(other, "kanon-du-dragon-des-mers") == 9
    assert (t.number("cost_force", "nachi-du-loup"), t.number("cost_cosmos", "nachi-du-loup")) == (3, 3)
    assert (t.seiya.relics, t.seiya.discard, t.seiya.tokens) == ([], [TRIDENT], 0)


@rule("seiya:card:trident-de-poseidon:2")
def test_the_tokens_stay_on_the_trident_where_there_is_no_marina(table: Factory) -> None:
    t = table(seiya=Side(relics=[TRIDENT]), field={1: "oko", 2: "cassios"}, boxes=BOXES)
    t.seiya.power(TRIDENT)
    assert not t.seiya.can_use_power(TRIDENT, 1)


@rule("seiya:card:trident-de-poseidon:1", "seiya:glossary:jeton-point-de-victoire:2")
def test_ruling_tokens_on_the_trident_cost_points_only_who_gets_it_into_a_pile(table: Factory) -> None:
    """Kanon is wounded to put the Relic of somebody else into the own discard pile, with the tokens on it."""
    kanon = "kanon-du-dragon-des-mers"
    t = table(
        seiya=Side(relics=[TRIDENT], hand=packet("seiya", count=5)),
        shun=Side(hand=[kanon, *packet("shun", count=4)]),
        field=[TITAN],
        reserve=["leda"] * 40,
        boxes=BOXES,
    )
    before = t.seiya.score
    t.seiya.power(TRIDENT).end_turn()
    t.shun.end_turn()
    t.seiya.power(TRIDENT)
    assert (trident(t), t.seiya.tokens, t.seiya.score) == (-2, 0, before), "they lie on it and are nobody's"
    t.seiya.end_turn()
    before = t.shun.score
    t.shun.play(kanon, slot=1).use(kanon)
    assert t.shun.discard == [TRIDENT]
    assert (t.seiya.tokens, t.shun.tokens) == (0, -2)
    assert t.shun.score == before + 1 - 2, "the Trident, and what lay on it"


@rule("seiya:card:trident-de-poseidon:3")
def test_when_the_trident_arrives_all_change_their_hands(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko"] * 5, draw=["leda"] * 6),
        shun=Side(hand=["jaki", "cassios"], draw=["spica"] * 3),
        ikki=Side(draw=["spica"]),
        field=["cassios"] * 5,
        reserve=[TRIDENT],
        boxes=BOXES,
    )
    t.seiya.end_turn()
    assert (t.seiya.hand, t.seiya.discard) == (["leda"] * 5, ["oko"] * 5)
    assert (t.shun.hand, t.shun.discard) == (["spica"] * 2, ["jaki", "cassios"])
    assert t.ikki.hand == []


def urne(table: Factory, **given: object) -> Scenario:
    """Seiya has put Shun's Io under the Urne."""
    given = {
        "seiya": Side(hand=[URNE], draw=["oko"] * 9),
        "shun": Side(discard=["io-de-scylla", "armure-du-lion"], draw=["cassios"] * 9),
        "ikki": Side(draw=["oko"] * 9),
        "field": [TITAN],
        "reserve": ["leda"] * 20,
        "boxes": BOXES,
        **given,
    }
    t = table(**given)
    t.seiya.play(URNE)
    t.pending("choose-put-under", "seiya")
    assert not t.seiya.can_choose("armure-du-lion")
    t.seiya.choose("io-de-scylla")
    assert t.slugs("under") == ["io-de-scylla"]
    assert t.seiya.relics == [URNE]
    return t


@rule("seiya:card:urne-d-athena:2")
def test_the_opponent_whose_character_is_under_the_urne_may_win_it_with_four_cosmos(table: Factory) -> None:
    hand = ["shiva-du-paon", "misty-du-lezard", "moses-de-la-baleine"]
    t = urne(table, shun=Side(discard=["io-de-scylla", "armure-du-lion"], hand=hand, draw=["cassios"] * 9))
    t.seiya.end_turn()
    t.shun.play("shiva-du-paon", URNE)
    assert not t.shun.can_acquire(URNE, "cosmos")
    t.shun.play("moses-de-la-baleine", URNE)
    assert not t.shun.can_acquire(URNE, "force")
    t.shun.play("misty-du-lezard", URNE).acquire(URNE, "cosmos", using=["shiva-du-paon", "misty-du-lezard"])
    assert sorted(t.shun.discard) == ["armure-du-lion", "io-de-scylla", "misty-du-lezard", "shiva-du-paon", URNE]
    assert (t.seiya.relics, t.slugs("under")) == ([], [])


@rule("seiya:card:urne-d-athena:2")
def test_nobody_else_faces_the_urne(table: Factory) -> None:
    t = urne(table, seiya=Side(hand=[URNE, "oko"], draw=["oko"] * 9), ikki=Side(hand=["oko"], draw=["oko"] * 9))
    t.seiya.play("oko")
    assert t.seiya.played == ["oko"], "the only card to face was the one on the field"
    t.seiya.end_turn()
    t.shun.end_turn()
    t.ikki._act("play:oko")
    t.pending("choose-to-face", "ikki")
    assert not t.ikki.can_choose(URNE)


@rule("seiya:card:urne-d-athena:1")
def test_who_takes_the_urne_takes_the_character_under_it(table: Factory) -> None:
    t = urne(table, seiya=Side(hand=[URNE, "kanon-du-dragon-des-mers"], draw=["oko"] * 9))
    t.seiya.play("kanon-du-dragon-des-mers").use("kanon-du-dragon-des-mers")
    assert sorted(t.seiya.discard) == ["io-de-scylla", URNE]
    assert t.slugs("under") == []


@rule("seiya:card:urne-d-athena:1")
def test_when_the_urne_is_destroyed_so_is_the_character_under_it(table: Factory) -> None:
    t = urne(table, shun=Side(hand=["balmung"], discard=["io-de-scylla", "armure-du-lion"], draw=["cassios"] * 9))
    t.seiya.end_turn()
    t.shun.play("balmung").use("balmung")
    assert t.decision.ask == "choose-destroy"
    t.shun.choose(URNE)
    assert t.seiya.destroyed == [URNE]
    assert t.shun.destroyed == ["io-de-scylla"], "each goes to its owner"
    assert t.slugs("under") == []
