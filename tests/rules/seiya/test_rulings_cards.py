"""The rulings of docs/rulings.md about discarding, drawing and healing, and about single cards."""

import pytest

from pioche.games.seiya import Config, new
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.field import definition
from tests.rules.seiya.names import SIX
from tests.scenario import Factory, Side, rule

BY_SLUG = {card.slug: card for card in ALL}


# Discarding, drawing, healing


@rule("seiya:glossary:defausser:2", "seiya:glossary:defausser:4", "seiya:faq:armure-de-la-vierge:1")
def test_ruling_an_activated_card_is_discarded_before_its_effect(table: Factory) -> None:
    t = table(seiya=Side(hand=["misty-du-lezard"], wounded=["jaki"], discard=["oko"]), field=["cassios"])
    t.seiya.play("misty-du-lezard").use("misty-du-lezard")
    assert sorted(t.seiya.hand) == ["misty-du-lezard", "oko"], "he was shuffled into the new draw pile"


@rule("seiya:glossary:defausser:2")
@pytest.mark.parametrize("arriving", ["ecaille-du-cheval-des-mers", "trident-de-poseidon"])
def test_ruling_a_card_discarded_by_another_is_there_at_once(table: Factory, arriving: str) -> None:
    """Who has no other card left draws the very cards that the same effect has just discarded."""
    armour, hand = "armure-du-lion", ["oko", "leda", "jaki", "cassios"]
    t = table(seiya=Side(hand=[*hand, armour]), field={6: "gigas"}, reserve=[*["spica"] * 5, arriving])
    t.seiya.end_turn()
    if arriving == "ecaille-du-cheval-des-mers":
        t.seiya.choose(armour)
    assert t.events("discard"), "the Armour to draw cards, or the whole hand"
    assert sorted(t.seiya.hand) == sorted([*hand, armour])
    assert (t.seiya.discard, t.seiya.draw) == ([], [])


@rule("seiya:faq:armure-de-la-vierge:2")
def test_ruling_the_virgo_armour_counts_itself(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-de-la-vierge", draw=["oko"]), field=["jaki"])
    t.seiya.use("armure-de-la-vierge")
    assert sorted(t.seiya.hand) == ["armure-de-la-vierge", "oko"]

    t = table(seiya=Side(armour="armure-de-la-vierge"), field=["jaki"])
    assert not t.seiya.can_activate("armure-de-la-vierge")


@rule("seiya:faq:jaki:1", "seiya:faq:jaki:2")
def test_ruling_jaki_may_take_back_himself(table: Factory) -> None:
    t = table(seiya=Side(hand=["jaki"]), field=["oko"])
    t.seiya.play("jaki").use("jaki")
    assert t.seiya.discard == ["jaki"]
    assert t.seiya.destroyed == []


@rule("seiya:card:albior-de-cephee:2")
def test_ruling_albior_may_take_back_himself(table: Factory) -> None:
    t = table(seiya=Side(hand=["albior-de-cephee"], discard=["leda"]), field=["oko"])
    t.seiya.play("albior-de-cephee").use("albior-de-cephee")
    t.pending("choose-take", "seiya")
    assert t.seiya.can_choose("leda")
    t.seiya.choose("albior-de-cephee")
    assert t.seiya.hand == ["albior-de-cephee"]


@rule("seiya:glossary:pioche:2", "seiya:glossary:piocher:2")
def test_ruling_the_draw_pile_is_rebuilt_when_a_card_must_be_drawn(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["phaeton", "oko"], draw=["jaki", "leda"], discard=["spica"]),
        field=["cassios"],
    )
    t.seiya.play("phaeton").choose("oko")
    assert (t.seiya.draw, t.seiya.discard) == ([], ["spica"]), "empty, but nothing must be drawn"
    t.seiya.end_turn()
    assert sorted(t.seiya.hand) == ["jaki", "leda", "phaeton", "spica"]


@rule("seiya:classic:5.1.6:4")
def test_ruling_a_heal_value_heals_from_one_to_that_many(table: Factory) -> None:
    t = table(seiya=Side(hand=["athena"], wounded=["jaki", "oko", "leda"]), field=["cassios"])
    t.seiya.play("athena").heal_with("athena")
    decision = t.pending("choose-heal", "seiya")
    assert (decision.least, decision.most) == (1, 2)
    t.seiya.choose("oko")
    assert t.seiya.wounded == ["jaki", "leda"]
    assert "athena" in t.seiya.discard


@rule("seiya:classic:5.1:5", "seiya:faq:mu-du-belier:1")
def test_ruling_an_effect_that_can_do_nothing_is_not_offered(table: Factory) -> None:
    t = table(seiya=Side(hand=["docrates", "mu-du-belier"], discard=["oko"]), field={2: "algol-de-persee"})
    t.seiya.play("docrates").play("mu-du-belier")
    assert not t.seiya.can_activate("docrates"), "no very common or common card to remove"
    assert not t.seiya.can_activate("mu-du-belier"), "no Armour to take"


# Cards


@rule("seiya:card:armure-de-pegase:1", "seiya:faq:armure-de-pegase:1")
@pytest.mark.parametrize(
    ("rank", "aside", "can"),
    [("verycommon", ["seiya-common"], True), ("verycommon", [], False), ("common", ["seiya-common"], False)],
)
def test_ruling_a_pair_rises_only_to_a_card_set_aside(table: Factory, rank: str, aside: list[str], can: bool) -> None:
    t = table(seiya=Side(hand=[f"seiya-{rank}"] * 2, armour="armure-de-pegase", aside=aside), field=["jaki"])
    assert t.seiya.can_activate("armure-de-pegase") == can


@rule("seiya:faq:doko-de-la-balance:4", "seiya:faq:doko-de-la-balance:5")
def test_ruling_doko_gives_any_hero_of_the_own_discard_pile_into_hand(table: Factory) -> None:
    t = table(
        seiya=Side(draw=["oko"] * 5, discard=["seiya-common", "seiya-verycommon", "jaki"]),
        shun=Side(discard=["shun-common", "geki-de-l-ours"]),
        field=SIX,
        reserve=["doko-de-la-balance"],
    )
    t.seiya.end_turn()
    t.pending("choose-take", "seiya")
    assert not t.seiya.can_choose("jaki")
    assert not t.seiya.can_choose("shun-common")
    t.seiya.choose("seiya-common")
    assert "seiya-common" in t.seiya.hand
    t.pending("choose-take", "shun")
    assert not t.shun.can_choose("geki-de-l-ours")
    t.shun.decline()
    assert t.shun.discard == ["shun-common", "geki-de-l-ours"]


@rule("seiya:faq:saga-des-gemeaux:1")
@pytest.mark.parametrize(("flames", "force", "cosmos"), [(0, 3, 1), (1, 1, 3), (2, 3, 1)])
def test_ruling_saga_takes_zero_for_an_even_number(table: Factory, flames: int, force: int, cosmos: int) -> None:
    t = table(seiya=Side(hand=["saga-des-gemeaux"]), field=["jaki"], flames=flames)
    t.seiya.play("saga-des-gemeaux")
    assert (t.seiya.force_of("saga-des-gemeaux"), t.seiya.cosmos_of("saga-des-gemeaux")) == (force, cosmos)


@rule("seiya:card:shiryu-de-la-balance:1", "seiya:faq:shiryu-de-la-balance:1")
def test_ruling_the_bonus_of_shiryu_follows_the_wounded_heroes(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shiryu-de-la-balance", "ikki-common", "athena"], wounded=["seiya-common", "oko"]),
        shun=Side(wounded=["shun-verycommon"]),
        field=["jaki"],
    )
    t.seiya.play("ikki-common").play("athena").play("shiryu-de-la-balance").use("shiryu-de-la-balance")
    assert (t.seiya.force_of("ikki-common"), t.seiya.cosmos_of("ikki-common")) == (3, 3), "two wounded Heroes"
    t.seiya.heal_with("athena", "seiya-common")
    assert (t.seiya.force_of("ikki-common"), t.seiya.cosmos_of("ikki-common")) == (2, 2), "one is healed"


@rule("seiya:card:seiya-du-sagittaire:2")
def test_ruling_seiya_du_sagittaire_does_not_take_himself(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shaka-de-la-vierge", "aghora-du-lotus"]),
        field={6: "seiya-du-sagittaire"},
        removed=["jaki", "oko"],
    )
    t.seiya.play("shaka-de-la-vierge").play("aghora-du-lotus").acquire("seiya-du-sagittaire", "cosmos")
    t.pending("choose-take", "seiya")
    assert not t.seiya.can_choose("seiya-du-sagittaire")
    t.seiya.choose("oko")
    assert t.seiya.hand == ["oko"]
    assert t.removed == ["jaki", "seiya-du-sagittaire"]


@rule("seiya:faq:seiya-du-sagittaire:1")
def test_ruling_seiya_du_sagittaire_leaves_even_for_nothing(table: Factory) -> None:
    t = table(seiya=Side(hand=["shaka-de-la-vierge", "aghora-du-lotus"]), field={6: "seiya-du-sagittaire"})
    t.seiya.play("shaka-de-la-vierge").play("aghora-du-lotus").acquire("seiya-du-sagittaire", "cosmos")
    assert t.removed == ["seiya-du-sagittaire"]
    assert t.seiya.hand == []


@pytest.mark.parametrize(
    ("config", "there"),
    [(Config(promos=True), False), (Config(promos=True, asgard=True), True), (Config(asgard=True), False)],
)
def test_ruling_hyoga_du_verseau_waits_for_asgard(config: Config, there: bool) -> None:
    game = new(config, 0)
    common = [definition(game, ref) for zone in ("reserve", "field") for ref in game.cards_in(zone)]
    promos = {card.slug for card in common if card.set == "promo"}
    assert ("hyoga-du-verseau" in promos) is there
    assert ("seiya-du-sagittaire" in promos) is config.promos


@pytest.mark.parametrize(
    ("slug", "field", "kept"),
    [
        ("babel-du-centaure", "pv", 2),
        ("chevalier-des-flammes", "cost_force", 2),
        ("armure-du-verseau", "number", "028"),
        ("sirius-du-grand-chien", "number", "053"),
        ("phoenix-noir", "number", "076"),
        ("misty-du-lezard", "name", "Misty du Lézard"),
        ("algethi-d-hercule", "name", "Algethi d'Hercule"),
        ("seiya-verycommon", "copies", 9),
        ("freya", "heal", 1),
        ("syd-de-mizar", "number", "029"),
        ("ikki-uncommon-poseidon", "pv", 3),
        ("shun-transcended", "pv", None),
        ("kiki", "classes", ("Garde", "Marina")),
        ("kiki", "copies", 2),
        ("kanon-du-dragon-des-mers", "copies", 2),
        ("armure-de-pegase-asgard", "ranks", ("common", "uncommon")),
        ("robe-divine-alpha-dubhe", "ranks", ("uncommon", "rare")),
        ("robe-divine-zeta-alcor", "ranks", ("uncommon",)),
    ],
)
def test_ruling_printed_facts_on_which_the_sources_differ(slug: str, field: str, kept: object) -> None:
    assert getattr(BY_SLUG[slug], field) == kept


@rule("seiya:card:aiolia-du-lion:1", "seiya:faq:aiolia-du-lion:1")
def test_ruling_aiolia_needs_to_face_the_last_card_not_to_fight_it(table: Factory) -> None:
    t = table(seiya=Side(hand=["aiolia-du-lion"]), field={1: "jaki", 3: "armure-du-lion"})
    t.seiya.play("aiolia-du-lion", "armure-du-lion")
    assert (t.seiya.force_of("aiolia-du-lion"), t.seiya.cosmos_of("aiolia-du-lion")) == (3, 3)


@rule("seiya:card:albior-de-cephee:1")
def test_ruling_albior_needs_shun_beside_him_not_a_fight(table: Factory) -> None:
    t = table(seiya=Side(hand=["albior-de-cephee", "shun-verycommon"]), field={6: "geki-de-l-ours"})
    t.seiya.play("albior-de-cephee").play("shun-verycommon")
    assert t.seiya.cosmos_of("shun-verycommon") == 1
    t.seiya.acquire("geki-de-l-ours", "cosmos", using=["shun-verycommon"])
    assert t.seiya.hand == ["geki-de-l-ours"]


@rule("seiya:card:daichi-a-la-cloth-terrestre:1")
def test_ruling_daichi_needs_heroes_beside_him_not_a_fight(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["daichi-a-la-cloth-terrestre", "seiya-common", "ikki-common"]), field=["jabu-de-la-licorne"]
    )
    t.seiya.play("daichi-a-la-cloth-terrestre").play("seiya-common")
    assert t.number("cost_cosmos", "jabu-de-la-licorne") == 2
    t.seiya.play("ikki-common")
    t.seiya.acquire("jabu-de-la-licorne", "cosmos", using=["ikki-common"])
    assert t.seiya.hand == ["jabu-de-la-licorne"]


@rule("seiya:card:armure-du-sagittaire:1", "seiya:faq:armure-du-sagittaire:2", "seiya:faq:armure-du-sagittaire:3")
def test_ruling_the_sagittarius_armour_acquires(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-sagittaire", "oko"]), shun=Side(wounded=["leda"]), field=["babel-du-centaure"]
    )
    t.seiya.play("armure-du-sagittaire").choose("oko")
    assert t.seiya.discard == ["babel-du-centaure"]
    assert t.shun.destroyed == ["leda"], "an acquisition: Defeated is activated"


@rule("seiya:faq:shiva-du-paon:1", "seiya:faq:aghora-du-lotus:1", "seiya:faq:marine-de-l-aigle:4")
def test_ruling_cosmos_gained_beside_marine_counts_in_a_fight(table: Factory) -> None:
    hand = ["seiya-verycommon", "marine-de-l-aigle", "shura-du-capricorne", "shura-du-capricorne"]
    for target, suffers in (("shiva-du-paon", True), ("aghora-du-lotus", False)):
        t = table(seiya=Side(hand=hand), field=[target, "jaki"])
        for slug in hand:
            t.seiya.play(slug, facing=target)
        t.seiya.acquire(target, by="force", using=hand[:2])
        assert ("seiya-verycommon" in t.seiya.wounded) is suffers


@rule("seiya:card:armure-du-sagittaire:1")
def test_ruling_an_armour_that_was_discarded_is_not_shuffled_into_the_reserve(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-sagittaire", "oko"]),
        field=["moses-de-la-baleine"],
        reserve=["cassios"] * 3 + ["shaina-d-ophiuchus"],
    )
    t.seiya.play("armure-du-sagittaire").choose("oko")
    assert t.seiya.discard == ["armure-du-sagittaire", "moses-de-la-baleine"]
    assert "armure-du-sagittaire" not in t.reserve


@rule("seiya:faq:armure-du-scorpion:1")
def test_ruling_an_own_wounded_character_may_be_chosen_although_others_have_one(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-scorpion", wounded=["jaki"]), shun=Side(wounded=["oko"]), field=["cassios"])
    t.seiya.use("armure-du-scorpion")
    assert t.seiya.can_choose("oko")
    t.seiya.choose("jaki")
    assert t.seiya.destroyed == ["jaki"]
    assert t.shun.wounded == ["oko"]
