"""The Techniques of the players' boards (5.1.8): what they cost and do."""

import pytest

from tests.scenario import Factory, Scenario, Seat, Side, bronze, rule

TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force
ASGARD = ("asgard",)
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


# What all have in common


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


# Pégase


@rule("seiya:board:seiya:meteores-de-pegase")
def test_meteores_plays_a_very_common_seiya_from_the_discard_pile(table: Factory) -> None:
    side = Side(hand=["oko"], discard=["seiya-common", "seiya-verycommon", "shun-verycommon"], energy=1)
    t = table(seiya=side, field=["jaki", TITAN], boxes=ASGARD)
    t.seiya.technique("meteores-de-pegase")
    t.pending("choose-to-face", "seiya")
    t.seiya.choose("jaki")
    assert t.seiya.played == ["seiya-verycommon"]
    assert t.seiya.discard == ["seiya-common", "shun-verycommon"]
    assert t.seiya.energy == 0
    side = Side(hand=["oko", "seiya-verycommon"], discard=["seiya-common", "shun-verycommon"], energy=1)
    t = table(seiya=side, field=["jaki"], boxes=ASGARD)
    assert not t.seiya.can_use_technique("meteores-de-pegase")
    side = Side(hand=["oko"], discard=["seiya-verycommon"], energy=1)
    t = table(seiya=side, boxes=ASGARD)
    assert not t.seiya.can_use_technique("meteores-de-pegase"), "there is nothing to face"


@rule("seiya:board:seiya:broyeur-de-pegase")
def test_broyeur_wounds_a_seiya_of_the_discard_pile_for_two_force(table: Factory) -> None:
    side = Side(hand=["seiya-common", "oko"], discard=["seiya-verycommon", "leda"], energy=2)
    t = table(seiya=side, field=[TITAN], boxes=ASGARD)
    t.seiya.play("oko")
    assert not t.seiya.can_use_technique("broyeur-de-pegase"), "no Seiya is in play"
    t.seiya.play("seiya-common").decline().technique("broyeur-de-pegase")
    assert t.seiya.wounded == ["seiya-verycommon"]
    assert (t.seiya.force_of("seiya-common"), t.seiya.cosmos_of("seiya-common")) == (3, 1)
    assert t.seiya.force_of("oko") == 1
    assert t.seiya.energy == 0
    t = table(seiya=Side(hand=["seiya-common"], discard=["leda"], energy=2), field=[TITAN], boxes=ASGARD)
    t.seiya.play("seiya-common")
    assert not t.seiya.can_use_technique("broyeur-de-pegase"), "nobody to wound"


@rule("seiya:board:seiya:broyeur-de-pegase")
def test_broyeur_lets_its_player_choose_whom_to_wound_and_who_grows_stronger(table: Factory) -> None:
    hand, discard = ["seiya-common", "seiya-verycommon"], ["seiya-uncommon-asgard", "leda", "seiya-common"]
    t = table(seiya=Side(hand=hand, discard=discard, energy=2), field=[TITAN], boxes=ASGARD)
    t.seiya.play("seiya-common").decline().play("seiya-verycommon").technique("broyeur-de-pegase")
    t.pending("choose-wound", "seiya")
    assert t.seiya.options == ["seiya-uncommon-asgard@discard/0", "seiya-common@discard/0"]
    t.seiya.choose("seiya-common")
    t.pending("choose-affect", "seiya")
    assert t.seiya.options == ["seiya-common>1", "seiya-verycommon>1"]
    t.seiya.choose("seiya-verycommon")
    assert (t.seiya.force_of("seiya-verycommon"), t.seiya.force_of("seiya-common")) == (3, 1)
    assert t.seiya.wounded == ["seiya-common"]


@rule("seiya:board:seiya:comete-de-pegase")
def test_comete_makes_the_cards_of_the_field_cheaper_by_two_force(table: Factory) -> None:
    field = {1: "jaki", 2: "mu-du-belier", 3: "armure-du-lion", 4: "spica", 6: "athena"}
    side = Side(hand=["seiya-verycommon", "oko"], discard=["seiya-common"], draw=["oko"] * 9, energy=3)
    t = table(seiya=side, shun=Side(draw=["oko"] * 9), field=field, reserve=["leda"] * 9, boxes=ASGARD)
    t.seiya.play("oko", "jaki").technique("comete-de-pegase").choose("seiya-verycommon")
    assert (t.seiya.discard, t.seiya.energy) == (["seiya-common", "seiya-verycommon"], 0)
    costs = [t.number("cost_force", slug) for slug in field.values()]
    assert costs == [1, 5, None, 1, None], "at least one"
    assert t.number("cost_cosmos", "mu-du-belier") == 7
    assert t.number("cost_cosmos", "armure-du-lion") == 5
    t.seiya.acquire("jaki", "force").end_turn()
    assert t.number("cost_force", "mu-du-belier") == 7, "for this turn"


@rule("seiya:board:seiya:comete-de-pegase", "seiya:glossary:defausser:1")
def test_comete_may_discard_a_seiya_in_play_but_none_that_is_marked(table: Factory) -> None:
    hand = ["seiya-verycommon", "seiya-common", "oko"]
    side = Side(hand=hand, wounded=["seiya-common"], discard=["seiya-common"], energy=3)
    t = table(seiya=side, shun=Side(hand=["seiya-verycommon"]), field=["jaki"], boxes=ASGARD)
    t.seiya.play("seiya-verycommon").technique("comete-de-pegase")
    t.pending("choose-discard", "seiya")
    assert t.seiya.options == ["seiya-common", "seiya-verycommon>1"]
    t.seiya.choose("seiya-verycommon")
    assert (t.seiya.played, t.seiya.wounded) == ([], ["seiya-common"])
    side = Side(hand=["oko"], wounded=["seiya-common"], discard=["seiya-common"], energy=3)
    t = table(seiya=side, field=["jaki"], boxes=ASGARD)
    assert not t.seiya.can_use_technique("comete-de-pegase")


@rule("seiya:board:seiya:comete-de-pegase")
def test_comete_makes_no_card_cheaper_that_is_not_on_the_field(table: Factory) -> None:
    ring, helpers = "anneau-des-nibelungen", ["sirius-du-grand-chien", "moses-de-la-baleine"]
    side = Side(hand=["seiya-verycommon", *helpers], relics=[ring], energy=3)
    t = table(seiya=side, field=["jaki"], boxes=ASGARD)
    t.seiya.technique("comete-de-pegase").choose("seiya-verycommon")
    t.seiya.play(helpers[0], ring).play(helpers[1], ring)
    assert not t.seiya.can_acquire(ring, "force"), "four Force against five"


# Dragon


@rule("seiya:board:shiryu:colere-du-dragon")
def test_colere_wounds_a_character_of_the_hand_for_two_force(table: Factory) -> None:
    side = Side(hand=["jaki", "shiryu-verycommon", "oko", "armure-du-dragon"], energy=1)
    t = table(shiryu=side, field=[TITAN], boxes=ASGARD)
    t.shiryu.play("jaki")
    assert not t.shiryu.can_use_technique("colere-du-dragon")
    t.shiryu.play("shiryu-verycommon").technique("colere-du-dragon")
    t.pending("choose-wound", "shiryu")
    assert t.shiryu.options == ["oko"]
    t.shiryu.choose("oko")
    assert (t.shiryu.wounded, t.shiryu.energy) == (["oko"], 0)
    assert t.shiryu.force_of("shiryu-verycommon") == 3
    assert t.shiryu.force_of("jaki") == 1


@rule("seiya:board:shiryu:colere-du-dragon")
def test_colere_lets_its_player_choose_who_grows_stronger(table: Factory) -> None:
    t = table(shiryu=Side(hand=["shiryu-verycommon", "shiryu-common", "oko"], energy=1), field=[TITAN], boxes=ASGARD)
    t.shiryu.play("shiryu-verycommon").play("shiryu-common").decline().technique("colere-du-dragon")
    t.pending("choose-affect", "shiryu")
    assert t.shiryu.options == ["shiryu-verycommon>1", "shiryu-common>1"]
    t.shiryu.choose("shiryu-common")
    assert (t.shiryu.force_of("shiryu-common"), t.shiryu.force_of("shiryu-verycommon")) == (3, 1)


@rule("seiya:board:shiryu:excalibur")
def test_excalibur_destroys_a_saint_of_the_hand_for_a_force_per_wounded_shiryu(table: Factory) -> None:
    """Whoever has him; a frozen one does not count."""
    side = Side(
        hand=["shiryu-verycommon", "shiryu-common", "oko", "leda", "jabu-de-la-licorne", "spartan"],
        wounded=["shiryu-common", "leda", "shiryu-verycommon"],
        frozen=["shiryu-common"],
        energy=2,
    )
    t = table(shiryu=side, shun=Side(wounded=["shiryu-common"]), field=[TITAN, "docrates"], boxes=ASGARD)
    t.shiryu.play("spartan", TITAN)
    assert not t.shiryu.can_use_technique("excalibur"), "no Shiryû is in play"
    t.shiryu.play("shiryu-verycommon", TITAN)
    assert t.shiryu.can_use_technique("excalibur")
    t.shiryu.play("shiryu-common", "docrates").decline().technique("excalibur")
    t.pending("choose-destroy", "shiryu")
    assert t.shiryu.options == ["leda", "jabu-de-la-licorne"]
    t.shiryu.choose("leda")
    t.pending("choose-affect", "shiryu")
    assert t.shiryu.options == ["shiryu-verycommon>1", "shiryu-common>2"]
    t.shiryu.choose("shiryu-common")
    assert t.shiryu.destroyed == ["leda"]
    assert t.shiryu.force_of("shiryu-common") == 1 + 3, "two wounded of his own, one of Shun's"
    assert t.shiryu.force_of("shiryu-verycommon") == 1, "the other has not"
    assert t.shiryu.energy == 0


@rule("seiya:board:shiryu:ultime-dragon", "seiya:faq:plateau-du-dragon:1")
@pytest.mark.parametrize("slug", ["shura-du-capricorne", "siegfried-de-dubhe"])
def test_ultime_dragon_acquires_the_top_character_of_the_reserve_wounded(table: Factory, slug: str) -> None:
    """Neither Flame nor Sapphire nor Defeated comes of it."""
    side = Side(hand=["oko"], wounded=["shiryu-common", "leda"], energy=3)
    t = table(shiryu=side, field=["jaki"], reserve=["cassios", slug], boxes=ASGARD)
    t.shiryu.technique("ultime-dragon")
    t.pending("main-phase", "shiryu")
    assert t.shiryu.discard == ["shiryu-common"]
    assert t.shiryu.wounded == ["leda", slug]
    assert t.shiryu.energy == 0
    assert (t.flames, t.game.counters["sapphires"]) == (12, 0)
    assert t.shiryu.hand == ["oko"], "Shura would have had something destroyed"
    assert (t.reserve, t.removed) == (["cassios"], [])


@rule("seiya:board:shiryu:ultime-dragon")
def test_ultime_dragon_puts_what_is_no_character_into_the_common_discard(table: Factory) -> None:
    side = Side(frozen=["shiryu-common"], wounded=["shiryu-verycommon", "leda"], energy=3)
    t = table(shiryu=side, field=["jaki"], reserve=["armure-du-lion"], boxes=ASGARD)
    t.shiryu.technique("ultime-dragon")
    t.pending("choose-discard", "shiryu")
    assert t.shiryu.options == ["shiryu-verycommon@wounded/0", "shiryu-common@frozen/0"]
    t.shiryu.choose("shiryu-common")
    assert (t.shiryu.discard, t.shiryu.frozen) == (["shiryu-common"], []), "a frozen Shiryû is marked too"
    assert (t.reserve, t.removed) == ([], ["armure-du-lion"])


@rule("seiya:board:shiryu:ultime-dragon", "seiya:faq:kuraggu:3")
def test_ultime_dragon_acquires_no_saint_while_kuraggu_is_on_the_field(table: Factory) -> None:
    side = Side(wounded=["shiryu-common"], energy=3)
    t = table(shiryu=side, field=["kuraggu"], reserve=["cassios", "leda"], boxes=ASGARD)
    t.shiryu.technique("ultime-dragon")
    assert (t.shiryu.wounded, t.removed) == ([], ["leda"])


@rule("seiya:board:shiryu:ultime-dragon")
def test_ultime_dragon_needs_a_marked_shiryu_and_a_reserve(table: Factory) -> None:
    side = Side(hand=["shiryu-common"], wounded=["leda"], energy=3)
    t = table(shiryu=side, field=["jaki"], reserve=["cassios"], boxes=ASGARD)
    assert not t.shiryu.can_use_technique("ultime-dragon")
    t = table(shiryu=Side(wounded=["shiryu-common"], energy=3), field=["jaki"], boxes=ASGARD)
    assert not t.shiryu.can_use_technique("ultime-dragon")


# Cygne


@rule("seiya:board:hyoga:poussiere-de-diamant")
def test_poussiere_gives_a_hyoga_one_cosmos(table: Factory) -> None:
    t = table(hyoga=Side(hand=["hyoga-verycommon", "oko"], energy=1), field=[TITAN], boxes=ASGARD)
    t.hyoga.play("oko")
    assert not t.hyoga.can_use_technique("poussiere-de-diamant")
    t.hyoga.play("hyoga-verycommon").technique("poussiere-de-diamant")
    assert (t.hyoga.cosmos_of("hyoga-verycommon"), t.hyoga.force_of("hyoga-verycommon")) == (1, 1)
    assert t.hyoga.energy == 0
    t = table(hyoga=Side(hand=["hyoga-verycommon", "hyoga-common"], energy=1), field=["armure-du-lion"], boxes=ASGARD)
    t.hyoga.play("hyoga-verycommon").play("hyoga-common").technique("poussiere-de-diamant")
    t.pending("choose-affect", "hyoga")
    assert t.hyoga.options == ["hyoga-verycommon>1", "hyoga-common>1"]
    t.hyoga.choose("hyoga-common")
    assert (t.hyoga.cosmos_of("hyoga-common"), t.hyoga.cosmos_of("hyoga-verycommon")) == (2, 0)


@rule("seiya:board:hyoga:cercle-de-glace", "seiya:asgard:3", "seiya:classic:5.1.8:2")
@pytest.mark.parametrize("paid", ["armure-du-lion", "armure-du-cygne"])
def test_cercle_discards_an_armour_to_take_back_all_frozen_hyoga(table: Factory, paid: str) -> None:
    side = Side(
        hand=["armure-du-lion", "oko"], armour="armure-du-cygne", frozen=["hyoga-common", "leda", "hyoga-verycommon"],
        wounded=["hyoga-verycommon"], energy=2,
    )  # fmt: skip
    t = table(hyoga=side, shun=Side(frozen=["hyoga-common"]), field=[TITAN], boxes=ASGARD)
    t.hyoga.technique("cercle-de-glace")
    t.pending("choose-discard", "hyoga")
    assert sorted(slug.split("@")[0] for slug in t.hyoga.options) == ["armure-du-cygne", "armure-du-lion"]
    t.hyoga.choose(paid)
    assert t.hyoga.discard == [paid]
    assert t.hyoga.hand[-2:] == ["hyoga-common", "hyoga-verycommon"]
    assert (t.hyoga.frozen, t.hyoga.wounded) == (["leda"], ["hyoga-verycommon"])
    assert t.shun.frozen == ["hyoga-common"]
    assert t.hyoga.energy == 0


@rule("seiya:board:hyoga:cercle-de-glace", "seiya:asgard:3")
def test_cercle_needs_an_armour_and_a_frozen_hyoga(table: Factory) -> None:
    for side, can in (
        (Side(hand=["oko"], frozen=["hyoga-common"], energy=2), False),
        (Side(hand=["armure-du-lion"], wounded=["hyoga-common"], frozen=["leda"], energy=2), False),
        (Side(hand=["armure-du-lion"], frozen=["hyoga-common"], energy=1), False),
        (Side(hand=["armure-du-lion"], frozen=["hyoga-common"], energy=2), True),
    ):
        t = table(hyoga=side, shun=Side(frozen=["hyoga-verycommon"]), field=[TITAN], boxes=ASGARD)
        assert t.hyoga.can_use_technique("cercle-de-glace") is can, side


@rule("seiya:board:hyoga:chevalier-du-cygne-4")
def test_the_fourth_technique_freezes_a_card_for_three_force_and_cosmos(table: Factory) -> None:
    hand = ["hyoga-verycommon", "oko", "hyoga-common", "armure-du-cygne"]
    t = table(hyoga=Side(hand=hand, energy=3), field=["armure-du-lion", TITAN], boxes=ASGARD)
    t.hyoga.play("hyoga-verycommon", "armure-du-lion").play("oko", TITAN)
    assert not t.hyoga.can_use_technique("chevalier-du-cygne-4"), "he faces an Armour"
    t.hyoga.play("hyoga-common", TITAN).technique("chevalier-du-cygne-4")
    assert (t.hyoga.frozen, t.hyoga.frost) == (["armure-du-cygne"], [2])
    assert t.hyoga.energy == 0
    assert (t.hyoga.force_of("hyoga-common"), t.hyoga.cosmos_of("hyoga-common")) == (4, 4)
    assert t.hyoga.force_of("hyoga-verycommon") == 1
    t = table(hyoga=Side(hand=["hyoga-common"], energy=3), field=[TITAN], boxes=ASGARD)
    t.hyoga.play("hyoga-common")
    assert not t.hyoga.can_use_technique("chevalier-du-cygne-4"), "nothing to freeze"


@rule("seiya:board:hyoga:chevalier-du-cygne-4", "seiya:card:aldebaran-du-taureau:1")
def test_who_faced_a_card_that_is_gone_faces_nobody(table: Factory) -> None:
    """Aldébaran gains 2 Force where he faces the first card of the field."""
    hand = ["hyoga-verycommon", "aldebaran-du-taureau", TITAN, "armure-du-cygne"]
    t = table(hyoga=Side(hand=hand, energy=3), field=["oko"], boxes=ASGARD)
    for slug in hand[:3]:
        t.hyoga.play(slug)
    assert t.hyoga.force_of("aldebaran-du-taureau") == 2 + 2
    assert t.hyoga.can_use_technique("chevalier-du-cygne-4")
    t.hyoga.acquire("oko", "force", [TITAN])
    assert t.hyoga.force_of("aldebaran-du-taureau") == 2
    assert not t.hyoga.can_use_technique("chevalier-du-cygne-4")


@rule("seiya:board:hyoga:chevalier-du-cygne-4")
def test_the_fourth_technique_lets_its_player_choose_the_card_and_the_hyoga(table: Factory) -> None:
    hand = ["hyoga-verycommon", "hyoga-uncommon-poseidon", "hyoga-verycommon", "jaki", "armure-du-cygne", "oko"]
    t = table(hyoga=Side(hand=hand, energy=3), field=["armure-du-lion", TITAN], boxes=ASGARD)
    t.hyoga.play("hyoga-verycommon", "armure-du-lion").play("jaki", TITAN)
    t.hyoga.play("hyoga-verycommon", TITAN).play("hyoga-uncommon-poseidon", TITAN).technique("chevalier-du-cygne-4")
    t.pending("choose-freeze", "hyoga")
    assert t.hyoga.options == ["armure-du-cygne", "oko"]
    t.hyoga.choose("oko")
    t.pending("choose-affect", "hyoga")
    assert t.hyoga.options == ["hyoga-verycommon>2", "hyoga-uncommon-poseidon>2"]
    t.hyoga.choose("hyoga-uncommon-poseidon")
    assert (t.hyoga.force_of("hyoga-uncommon-poseidon"), t.hyoga.force_of("hyoga-verycommon")) == (5, 1)
    assert t.hyoga.frozen == ["oko"]


# Phoenix


@rule("seiya:board:ikki:illusion-du-phoenix", "seiya:faq:plateau-du-phoenix:1")
def test_illusion_removes_a_card_and_fills_the_field_without_shifting(table: Factory) -> None:
    side = Side(hand=["oko"], energy=1)
    t = table(ikki=side, field={1: "jaki", 3: TITAN, 5: "spica"}, reserve=["leda"] * 5 + ["cassios"], boxes=ASGARD)
    t.ikki.technique("illusion-du-phoenix")
    t.pending("choose-remove", "ikki")
    t.ikki.choose(TITAN)
    assert t.removed == [TITAN]
    assert t.flames == 11
    assert [event.rule for event in t.events("flame")] == ["seiya:classic:6:5"]
    assert t.field == {1: "jaki", 2: "leda", 3: "leda", 4: "leda", 5: "spica", 6: "cassios"}
    assert t.ikki.energy == 0


@rule("seiya:board:ikki:illusion-du-phoenix")
@pytest.mark.parametrize("slug", ["oko", "ikki-verycommon", "armure-du-phoenix", "balmung"])
def test_ruling_illusion_takes_own_cards_of_the_hand_or_in_play(table: Factory, slug: str) -> None:
    side = Side(
        hand=["oko", "ikki-verycommon"], armour="armure-du-phoenix", relics=["balmung"], discard=["cassios"],
        wounded=["leda"], frozen=["leda"], energy=1,
    )  # fmt: skip
    t = table(
        ikki=side, shun=Side(hand=["jabu-de-la-licorne"], armour="armure-du-lion"), field={6: TITAN}, boxes=ASGARD
    )
    t.ikki.play("ikki-verycommon").technique("illusion-du-phoenix")
    assert len(t.ikki.options) == 5, "hand, field, played, equipped, Relic"
    t.ikki.choose(slug)
    assert t.removed == [slug]
    assert slug not in (*t.ikki.hand, *t.ikki.played, *t.ikki.armour, *t.ikki.relics)
    assert t.flames == 12


@rule("seiya:board:ikki:illusion-du-phoenix", "seiya:classic:6:3", "seiya:glossary:saphir-d-odin:2")
@pytest.mark.parametrize("slug", ["mu-du-belier", "syd-de-mizar"])
def test_flame_and_sapphire_of_a_card_that_was_not_on_the_field_stay(table: Factory, slug: str) -> None:
    t = table(ikki=Side(hand=[slug], energy=1), field={6: TITAN}, epic="defiance", boxes=ASGARD)
    t.ikki.technique("illusion-du-phoenix").choose(slug)
    assert t.removed == [slug]
    assert (t.flames, t.game.counters["sapphires"]) == (12, 0)
    assert not t.events("hourglass")


@rule("seiya:solo:5.1:4", "seiya:solo:5.3:3")
def test_in_solo_mode_a_god_warrior_removed_from_the_hand_counts_for_nothing(table: Factory) -> None:
    side = Side(hand=["syd-de-mizar"], energy=1)
    t = table(ikki=side, hilda=Side(), field={6: TITAN}, epic="defiance", boxes=ASGARD, solo="normal", dice=[2])
    t.ikki.technique("illusion-du-phoenix").choose("syd-de-mizar")
    assert (t.removed, t.hilda.hand) == (["syd-de-mizar"], [])
    assert not t.events("hourglass")


@rule("seiya:board:ikki:renaissance-du-phoenix")
def test_renaissance_destroys_a_marked_character_to_take_back_a_destroyed_ikki(table: Factory) -> None:
    side = Side(
        wounded=["leda", "ikki-verycommon"], frozen=["oko", "armure-du-phoenix"],
        destroyed=["ikki-common", "jaki", "ikki-verycommon"], energy=2,
    )  # fmt: skip
    t = table(ikki=side, shun=Side(wounded=["spica"]), field=[TITAN], boxes=ASGARD)
    t.ikki.technique("renaissance-du-phoenix")
    t.pending("choose-destroy", "ikki")
    assert sorted(slug.split("@")[0] for slug in t.ikki.options) == ["ikki-verycommon", "leda", "oko"]
    t.ikki.choose("oko")
    t.pending("choose-take", "ikki")
    assert t.ikki.options == ["ikki-common@destroyed/0", "ikki-verycommon@destroyed/0"]
    t.ikki.choose("ikki-common")
    assert (t.ikki.hand, t.ikki.destroyed) == (["ikki-common"], ["jaki", "ikki-verycommon", "oko"])
    assert t.ikki.frozen == ["armure-du-phoenix"]
    assert t.ikki.energy == 0


@rule("seiya:board:ikki:renaissance-du-phoenix")
def test_renaissance_needs_a_marked_character_and_an_ikki_to_take(table: Factory) -> None:
    for side, can in (
        (Side(destroyed=["ikki-common"], frozen=["armure-du-phoenix"], energy=2), False),
        (Side(destroyed=["jaki"], wounded=["leda"], energy=2), False),
        (Side(destroyed=["ikki-common"], wounded=["leda"], energy=2), True),
        (Side(destroyed=["jaki"], frozen=["ikki-common"], energy=2), True),
        (Side(destroyed=["jaki"], wounded=["ikki-common"], energy=2), True),
    ):
        other = Side(destroyed=["ikki-common"], wounded=["ikki-common"])
        t = table(ikki=side, shun=other, field=[TITAN], boxes=ASGARD)
        assert t.ikki.can_use_technique("renaissance-du-phoenix") is can, side
    t.ikki.technique("renaissance-du-phoenix")
    assert (t.ikki.hand, t.ikki.destroyed) == (["ikki-common"], ["jaki"]), "the one just destroyed"


@rule("seiya:board:ikki:envol-du-phoenix")
@pytest.mark.parametrize(("faced", "can"), [(TITAN, True), ("mu-du-belier", False), ("armure-du-lion", False)])
def test_envol_gives_three_force_against_a_character_without_cosmos_cost(table: Factory, faced: str, can: bool) -> None:
    t = table(ikki=Side(hand=["ikki-verycommon"], energy=3), field=[faced], boxes=ASGARD)
    t.ikki.play("ikki-verycommon")
    assert t.ikki.can_use_technique("envol-du-phoenix") is can
    if can:
        t.ikki.technique("envol-du-phoenix")
        assert (t.ikki.force_of("ikki-verycommon"), t.ikki.cosmos_of("ikki-verycommon")) == (4, 0)
        assert t.ikki.energy == 0


@rule("seiya:board:ikki:envol-du-phoenix")
def test_envol_lets_its_player_choose_an_ikki_who_faces_such_a_character(table: Factory) -> None:
    ring, hand = "anneau-des-nibelungen", ["ikki-verycommon", "oko", "ikki-verycommon", "ikki-common"]
    t = table(ikki=Side(hand=hand, relics=[ring], energy=3), field=[TITAN], boxes=ASGARD)
    t.ikki.play("ikki-verycommon", ring).play("oko", TITAN)
    assert not t.ikki.can_use_technique("envol-du-phoenix"), "the ring is no Character, Oko no Ikki"
    t.ikki.play("ikki-verycommon", TITAN).play("ikki-common", TITAN).technique("envol-du-phoenix")
    t.pending("choose-affect", "ikki")
    assert t.ikki.options == ["ikki-verycommon>1", "ikki-common>1"]
    t.ikki.choose("ikki-common")
    assert (t.ikki.force_of("ikki-common"), t.ikki.force_of("ikki-verycommon")) == (4, 1)
