"""Black and Steel Saints."""

import pytest

from tests.scenario import Factory, Side, packet, rule

MODELS = {
    "pegase-noir": "seiya",
    "dragon-noir": "shiryu",
    "cygne-noir": "hyoga",
    "andromede-noir": "shun",
    "phoenix-noir": "ikki",
}


# Black Saints


@rule("seiya:card:jango:1", "seiya:faq:jango:1")
def test_jango_scores_himself(table: Factory) -> None:
    t = table(seiya=Side(hand=["jango"]), shun=Side(hand=["pegase-noir"]), field=["jaki"])
    assert t.seiya.score == 1


@rule("seiya:card:jango:1", "seiya:faq:jango:2")
def test_jango_scores_each_name_of_a_black_saint_not_destroyed(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["jango", "phoenix-noir"],
            draw=["pegase-noir", "pegase-noir"],
            discard=["dragon-noir", "cassios"],
            wounded=["cygne-noir"],
            armour="armure-de-pegase",
        ),
        shun=Side(destroyed=["andromede-noir"], hand=["jango"], guard=["dragon-noir"]),
        field=["jaki"],
    )
    assert t.seiya.score == 5 + 1, "five names, and Cassios"
    assert t.shun.score == 2, "one who is on guard counts, one destroyed does not"


@rule("seiya:card:jango:2")
def test_jango_takes_a_black_saint_from_an_opponents_discard_pile(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jango"], discard=["cygne-noir"]),
        shun=Side(discard=["pegase-noir", "jango", "cassios"], hand=["phoenix-noir"]),
        ikki=Side(discard=["dragon-noir"], destroyed=["andromede-noir"]),
        field=["jaki"],
    )
    t.seiya.play("jango").use("jango")
    t.pending("choose-add", "seiya")
    assert t.seiya.options == ["pegase-noir@discard/1", "dragon-noir@discard/2"]
    t.seiya.choose("dragon-noir")
    assert t.seiya.discard == ["cygne-noir", "jango", "dragon-noir"]
    assert t.ikki.discard == []
    assert t.seiya.score == 3


@rule("seiya:faq:jango:3")
def test_jango_needs_a_black_saint_in_an_opponents_discard_pile(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jango"], discard=["cygne-noir"]),
        shun=Side(discard=["jango", "spartan"], wounded=["pegase-noir"]),
        field=["jaki"],
    )
    t.seiya.play("jango")
    assert not t.seiya.can_activate("jango")


@pytest.mark.parametrize("rank", ["verycommon", "common"])
@pytest.mark.parametrize(
    ("black", "hero"),
    [
        pytest.param(black, hero, marks=rule(f"seiya:card:{black}:1", f"seiya:faq:{black}:1"))
        for black, hero in MODELS.items()
    ],
)
def test_a_black_saint_costs_two_force_less_if_the_model_fights_it(
    table: Factory, black: str, hero: str, rank: str
) -> None:
    t = table(seiya=Side(hand=["cassios", f"{hero}-{rank}"]), field=[black])
    t.seiya.play("cassios").play(f"{hero}-{rank}").acquire(black, by="force")
    assert t.seiya.discard == [black, "cassios", f"{hero}-{rank}"]


@pytest.mark.parametrize(
    ("black", "hero"),
    [
        pytest.param(black, hero, marks=rule(f"seiya:card:{black}:1", f"seiya:faq:{black}:1"))
        for black, hero in MODELS.items()
    ],
)
def test_a_black_saint_costs_its_full_price_to_others(table: Factory, black: str, hero: str) -> None:
    others = [f"{other}-verycommon" for other in MODELS.values() if other != hero]
    t = table(seiya=Side(hand=[*others, f"{hero}-verycommon"]), field=[black, "jaki"])
    t.seiya.play(f"{hero}-verycommon", facing="jaki")
    assert not t.seiya.can_acquire("jaki", by="force"), "nor is anybody else cheaper"
    for other in others:
        assert not t.seiya.can_acquire(black, by="force")
        t.seiya.play(other, facing=black)
    assert t.seiya.can_acquire(black, by="force")


@pytest.mark.parametrize(
    ("black", "hero"),
    [
        pytest.param(black, hero, marks=rule(f"seiya:card:{black}:1", f"seiya:faq:{black}:2"))
        for black, hero in MODELS.items()
    ],
)
def test_a_black_saint_costs_two_force_less_only_once(table: Factory, black: str, hero: str) -> None:
    # The five heroes always bring enough Force for the cost reduced twice, so the cost itself is asked.
    t = table(seiya=Side(hand=packet(hero, count=2)), field=[black])
    t.seiya.play(f"{hero}-verycommon").play(f"{hero}-verycommon")
    (target,) = t.game.cards_in("field")
    for fighters, cost in ((0, 4), (1, 2), (2, 2)):
        binds = {"fighters": t.game.cards_in("play")[:fighters]}
        assert t.game.number("cost_force", target, binds) == cost


# Steel Saints


@rule("seiya:card:sho-a-la-cloth-celeste:1", "seiya:faq:sho-a-la-cloth-celeste:1")
def test_saints_who_fight_beside_sho_are_not_wounded_but_he_is(table: Factory) -> None:
    fighters = ["sho-a-la-cloth-celeste", "shura-du-capricorne", "doko-de-la-balance", "jaki"]
    t = table(seiya=Side(hand=fighters), field=["saga-des-gemeaux"])
    for slug in fighters:
        t.seiya.play(slug)
    t.seiya.acquire("saga-des-gemeaux", by="force")
    assert sorted(t.seiya.wounded) == ["jaki", "sho-a-la-cloth-celeste"]
    assert t.seiya.discard == ["saga-des-gemeaux", "shura-du-capricorne", "doko-de-la-balance"]


@rule("seiya:card:sho-a-la-cloth-celeste:1")
def test_sho_protects_nobody_while_he_does_not_fight(table: Factory) -> None:
    fighters = ["shura-du-capricorne", "doko-de-la-balance", "jaki"]
    t = table(seiya=Side(hand=[*fighters, "sho-a-la-cloth-celeste"]), field={6: "saga-des-gemeaux"})
    for slug in (*fighters, "sho-a-la-cloth-celeste"):
        t.seiya.play(slug)
    t.seiya.acquire("saga-des-gemeaux", by="force", using=fighters)
    assert sorted(t.seiya.wounded) == sorted(fighters)
    assert t.seiya.played == ["sho-a-la-cloth-celeste"]


@rule("seiya:card:sho-a-la-cloth-celeste:1")
def test_a_saint_beside_sho_may_use_its_own_wound_effect_for_then_it_does_not_fight(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["sho-a-la-cloth-celeste", "ban-du-petit-lion"]), shun=Side(hand=["spartan"]), field=["jaki"]
    )
    t.seiya.play("sho-a-la-cloth-celeste").play("ban-du-petit-lion").use("ban-du-petit-lion")
    assert t.seiya.wounded == ["ban-du-petit-lion"]


@rule("seiya:card:ushio-a-la-cloth-marine:1", "seiya:faq:ushio-a-la-cloth-marine:1")
def test_ushio_gains_force_for_each_common_hero_who_fights_beside_him(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ushio-a-la-cloth-marine", "seiya-common", "ikki-common", "seiya-verycommon", "spartan"]),
        field=["misty-du-lezard", "jaki"],
    )
    t.seiya.play("seiya-common", facing="jaki").play("ushio-a-la-cloth-marine", facing="misty-du-lezard")
    t.seiya.play("seiya-verycommon", facing="misty-du-lezard").play("spartan", facing="misty-du-lezard")
    assert t.seiya.force_of("ushio-a-la-cloth-marine") == 1
    assert not t.seiya.can_acquire("misty-du-lezard", by="force")
    t.seiya.play("ikki-common", facing="misty-du-lezard")
    assert t.seiya.force_of("ushio-a-la-cloth-marine") == 2
    assert t.seiya.force_of("spartan") == 1, "he alone gains"
    t.seiya.acquire("misty-du-lezard", by="force")
    assert t.seiya.played == ["seiya-common"]


@rule("seiya:card:ushio-a-la-cloth-marine:1")
def test_ushio_gains_nothing_from_a_hero_who_does_not_fight(table: Factory) -> None:
    t = table(seiya=Side(hand=["ushio-a-la-cloth-marine", "seiya-common", "cassios"]), field=["jaki"])
    t.seiya.play("ushio-a-la-cloth-marine").play("seiya-common").play("cassios").acquire("jaki", by="force")
    t.seiya.choose("ushio-a-la-cloth-marine").choose("cassios")
    assert t.seiya.played == [], "2 Force are not enough, so the Hero must fight too"


@rule("seiya:card:daichi-a-la-cloth-terrestre:1")
def test_the_saint_daichi_faces_costs_less_cosmos_for_each_hero_beside_him(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=[
                "daichi-a-la-cloth-terrestre",
                "shun-verycommon",
                "ikki-verycommon",
                *packet("seiya", count=3),
                "jaki",
            ]
        ),
        field=["jabu-de-la-licorne", "nachi-du-loup"],
    )
    t.seiya.play("shun-verycommon", facing="jabu-de-la-licorne").play("ikki-verycommon", facing="nachi-du-loup")
    costs = []
    for slug in ("daichi-a-la-cloth-terrestre", "jaki", *packet("seiya", count=3)):
        t.seiya.play(slug, facing="jabu-de-la-licorne")
        costs.append(t.number("cost_cosmos", "jabu-de-la-licorne"))
    assert costs == [2, 2, 1, 1, 1], "Jaki is no Hero, and 1 is the least"
    assert t.number("cost_force", "jabu-de-la-licorne") == 3
    assert t.number("cost_cosmos", "nachi-du-loup") == 3


@rule("seiya:card:daichi-a-la-cloth-terrestre:1")
def test_with_daichi_a_saint_is_acquired_with_less_cosmos(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["daichi-a-la-cloth-terrestre", "seiya-verycommon", "algol-de-persee"]),
        field=["jabu-de-la-licorne"],
    )
    t.seiya.play("algol-de-persee").play("seiya-verycommon")
    assert not t.seiya.can_acquire("jabu-de-la-licorne", by="cosmos")
    t.seiya.play("daichi-a-la-cloth-terrestre").acquire("jabu-de-la-licorne", by="cosmos", using=["algol-de-persee"])
    assert t.seiya.hand == ["jabu-de-la-licorne"]
    assert t.seiya.played == ["seiya-verycommon", "daichi-a-la-cloth-terrestre"]


@rule("seiya:card:daichi-a-la-cloth-terrestre:1")
def test_daichi_changes_the_cost_of_saints_only(table: Factory) -> None:
    t = table(seiya=Side(hand=["daichi-a-la-cloth-terrestre", "seiya-verycommon"]), field=["athena"])
    t.seiya.play("daichi-a-la-cloth-terrestre").play("seiya-verycommon")
    assert t.number("cost_cosmos", "athena") == 4


@rule("seiya:faq:daichi-a-la-cloth-terrestre:1")
def test_daichi_makes_no_cosmos_cost_where_there_is_none(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["daichi-a-la-cloth-terrestre", *packet("seiya", count=4), "shiva-du-paon"]), field=["docrates"]
    )
    for slug in ("daichi-a-la-cloth-terrestre", *packet("seiya", count=4), "shiva-du-paon"):
        t.seiya.play(slug)
    assert t.number("cost_cosmos", "docrates") is None
    assert not t.seiya.can_acquire("docrates", by="cosmos")
