"""The heroes of Poséidon: the uncommon ones, and the Transcended whom they call."""

import pytest

from pioche.games.seiya import Config, new
from tests.scenario import Factory, Side, packet, rule

HEROES = ("seiya", "shiryu", "hyoga", "shun", "ikki")
TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force


def each_hero(*rules: str) -> pytest.MarkDecorator:
    """`rules` are ids with a star for the hero."""
    return pytest.mark.parametrize(
        "hero", [pytest.param(hero, marks=rule(*(name.replace("*", hero) for name in rules))) for hero in HEROES]
    )


def other(hero: str) -> str:
    return "seiya" if hero != "seiya" else "shun"


# Setting up


@rule("seiya:classic:2:14", "seiya:classic:2:15")
def test_two_uncommon_heroes_and_a_transcended_one_are_set_aside() -> None:
    game = new(Config(players=5, heroes=HEROES, asgard=True, poseidon=True), 1)
    slugs = [card.slug for card in game.rules.catalogue.definitions]
    for seat, hero in enumerate(HEROES):
        aside = [slugs[game.cards[ref].definition] for ref in game.cards_in("aside", seat)]
        assert aside.count(f"{hero}-uncommon-poseidon") == 2
        assert aside.count(f"{hero}-transcended") == 1
        assert not [slug for slug in aside if slug.endswith(("-transcended", "-poseidon")) and hero not in slug]
    game = new(Config(players=2, heroes=HEROES[:2], asgard=True), 1)
    assert not [ref for ref in game.cards_in("aside") if slugs[game.cards[ref].definition] == "seiya-transcended"]


# What the uncommon heroes do when played


@rule("seiya:card:seiya-uncommon-poseidon:1")
@pytest.mark.parametrize("count", [1, 3])
def test_seiya_draws_for_each_seiya_in_the_discard_pile(table: Factory, count: int) -> None:
    t = table(
        seiya=Side(
            hand=["seiya-uncommon-poseidon"],
            draw=["oko"] * 5,
            discard=["cassios", "seiya-verycommon", "seiya-common", "seiya-verycommon"][: count + 1],
        ),
        field=[TITAN],
    )
    t.seiya.play("seiya-uncommon-poseidon").accept()
    assert t.seiya.hand == ["oko"] * count


@rule("seiya:card:seiya-uncommon-poseidon:1")
def test_seiya_is_not_asked_without_a_seiya_in_the_discard_pile(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-uncommon-poseidon"], draw=["oko"], discard=["cassios"]), field=[TITAN])
    t.seiya.play("seiya-uncommon-poseidon")
    t.pending("main-phase", "seiya")
    assert t.seiya.hand == []


@rule("seiya:card:shiryu-uncommon-poseidon:1")
def test_shiryu_wounds_a_common_character_to_draw_two_cards(table: Factory) -> None:
    hand = ["shiryu-uncommon-poseidon", "shiryu-common", "oko", "armure-du-dragon"]
    t = table(shiryu=Side(hand=hand, draw=["jaki"] * 3), field=[TITAN])
    t.shiryu.play("shiryu-uncommon-poseidon")
    t.pending("choose-wound", "shiryu")
    assert t.shiryu.options == ["shiryu-common", "no"], "neither a very common Character nor a common Armour"
    t.shiryu.choose("shiryu-common")
    assert t.shiryu.wounded == ["shiryu-common"]
    assert t.shiryu.hand == ["oko", "armure-du-dragon", "jaki", "jaki"]


@rule("seiya:card:hyoga-uncommon-poseidon:1")
def test_hyoga_draws_for_each_other_hyoga_who_fights_beside_him(table: Factory) -> None:
    hand = [*["hyoga-verycommon"] * 3, "oko", *["hyoga-uncommon-poseidon"] * 2]
    t = table(hyoga=Side(hand=hand, draw=["jaki"] * 5, wounded=["cassios"]), field=[TITAN, "spica"])
    t.hyoga.play("hyoga-verycommon", TITAN).play("hyoga-verycommon", TITAN).play("oko", TITAN)
    t.hyoga.play("hyoga-verycommon", "spica")
    t.hyoga.play("hyoga-uncommon-poseidon", "spica").accept()
    assert t.hyoga.hand == ["hyoga-uncommon-poseidon", "jaki"]
    t.hyoga.play("hyoga-uncommon-poseidon", TITAN).accept()
    assert t.hyoga.hand == ["jaki"] * 3
    assert t.hyoga.can_heal_with("hyoga-uncommon-poseidon"), "nothing binds him to fight"


@rule("seiya:card:hyoga-uncommon-poseidon:1")
def test_hyoga_draws_nothing_without_another_hyoga_beside_him_or_against_an_armour(table: Factory) -> None:
    hand = [*["hyoga-verycommon"] * 2, "oko", *["hyoga-uncommon-poseidon"] * 2]
    t = table(hyoga=Side(hand=hand, draw=["jaki"] * 5), field=[TITAN, "armure-du-lion"])
    t.hyoga.play("oko", TITAN).play("hyoga-verycommon", "armure-du-lion")
    t.hyoga.play("hyoga-uncommon-poseidon", TITAN)
    t.pending("main-phase", "hyoga")
    t.hyoga.play("hyoga-uncommon-poseidon", "armure-du-lion")
    t.pending("main-phase", "hyoga")
    assert t.hyoga.hand == ["hyoga-verycommon"], "an Armour is acquired by Cosmos alone"


@rule("seiya:card:shun-uncommon-poseidon:1", "seiya:faq:shun-uncommon-poseidon:1")
@pytest.mark.parametrize(("slug", "drawn"), [("mu-du-belier", 1), ("armure-du-lion", 1), (TITAN, 0)])
def test_shun_draws_if_the_card_he_faces_has_a_cosmos_cost(table: Factory, slug: str, drawn: int) -> None:
    t = table(shun=Side(hand=["shun-uncommon-poseidon"], draw=["jaki"] * 2, wounded=["cassios"]), field=[slug, "oko"])
    t.shun.play("shun-uncommon-poseidon", slug)
    if drawn:
        t.shun.accept()
    t.pending("main-phase", "shun")
    assert t.shun.hand == ["jaki"] * drawn, "although nothing is acquired yet"
    assert t.shun.can_heal_with("shun-uncommon-poseidon"), "he only has to face it"


@rule("seiya:card:shun-uncommon-poseidon:1")
def test_shun_draws_nothing_against_a_card_that_is_not_on_the_field(table: Factory) -> None:
    """Krishna opens a marked card to be faced."""
    krishna = "krishna-de-chrysaor"
    side = Side(hand=[krishna, *["shun-uncommon-poseidon"] * 2], draw=["jaki"] * 2, wounded=["mu-du-belier"])
    t = table(shun=side, field=["armure-du-lion", TITAN])
    t.shun.play(krishna, TITAN).use(krishna).play("shun-uncommon-poseidon", "mu-du-belier")
    t.pending("main-phase", "shun")
    t.shun.play("shun-uncommon-poseidon", "armure-du-lion").accept()
    assert t.shun.hand == ["jaki"]


@rule("seiya:card:ikki-uncommon-poseidon:1", "seiya:faq:ikki-uncommon-poseidon:1")
def test_ikki_destroys_a_character_of_the_discard_pile_to_draw_two_cards(table: Factory) -> None:
    hand = ["ikki-uncommon-poseidon"] * 2
    t = table(ikki=Side(hand=hand, draw=["jaki"] * 5, discard=["oko", "armure-du-lion"]), field=[TITAN])
    t.ikki.play("ikki-uncommon-poseidon")
    t.pending("choose-destroy", "ikki")
    assert t.ikki.options == ["oko@discard/0", "no"]
    t.ikki.choose("oko")
    assert t.ikki.destroyed == ["oko"]
    assert t.ikki.hand == ["ikki-uncommon-poseidon", "jaki", "jaki"]
    t.ikki.play("ikki-uncommon-poseidon")
    t.pending("main-phase", "ikki")
    assert len(t.ikki.hand) == 2, "no Character to destroy, no card to draw"


# Marked


@each_hero("seiya:card:*-uncommon-poseidon:2", "seiya:glossary:heros-transcende:2")
def test_a_marked_uncommon_hero_calls_the_transcended_one(table: Factory, hero: str) -> None:
    calling, called = f"{hero}-uncommon-poseidon", f"{hero}-transcended"
    t = table(
        **{
            other(hero): Side(hand=["ban-du-petit-lion"]),
            hero: Side(hand=[calling, "jabu-de-la-licorne"], aside=[calling, called]),
        },
        field=[TITAN],
    )
    getattr(t, other(hero)).play("ban-du-petit-lion").use("ban-du-petit-lion")
    player = getattr(t, hero)
    player.choose(calling)
    assert player.wounded == [calling]
    assert player.hand == ["jabu-de-la-licorne", called]
    assert player.aside == [calling]


@each_hero("seiya:card:*-uncommon-poseidon:2", "seiya:glossary:heros-transcende:2")
def test_a_marked_uncommon_hero_of_another_player_calls_nobody(table: Factory, hero: str) -> None:
    mine, theirs = Side(hand=["ban-du-petit-lion"], aside=[f"{hero}-transcended"]), f"{hero}-uncommon-poseidon"
    waiting = [f"{other(hero)}-transcended"]
    t = table(**{hero: mine, other(hero): Side(hand=[theirs], aside=waiting)}, field=[TITAN])
    player, opponent = getattr(t, hero), getattr(t, other(hero))
    player.play("ban-du-petit-lion").use("ban-du-petit-lion")
    assert opponent.wounded == [theirs]
    assert (opponent.hand, opponent.aside) == ([], waiting), "he is another Hero's"
    assert player.aside == [f"{hero}-transcended"]


@rule("seiya:glossary:heros-transcende:2")
def test_who_is_discarded_calls_nobody_and_who_is_gone_is_not_called(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-uncommon-poseidon", "seiya-common"], aside=["seiya-transcended"]), field=[TITAN])
    t.seiya.play("seiya-uncommon-poseidon").end_turn()
    assert t.seiya.aside == ["seiya-transcended"]
    t = table(
        shun=Side(hand=["ban-du-petit-lion"]),
        seiya=Side(hand=["seiya-uncommon-poseidon"], aside=["seiya-common"], draw=["seiya-transcended"]),
        field=[TITAN],
    )
    t.shun.play("ban-du-petit-lion").use("ban-du-petit-lion")
    assert t.seiya.wounded == ["seiya-uncommon-poseidon"]
    assert (t.seiya.hand, t.seiya.aside) == ([], ["seiya-common"])


# Transcended


@each_hero("seiya:card:*-transcended:1")
@pytest.mark.parametrize("slug", ["ban-du-petit-lion", "oko", "jabu-de-la-licorne"])
def test_a_transcended_hero_who_is_wounded_destroyed_or_discarded_is_set_aside(
    table: Factory, hero: str, slug: str
) -> None:
    t = table(
        **{other(hero): Side(hand=[slug]), hero: Side(hand=[f"{hero}-transcended", "armure-du-lion"])},
        field=[TITAN],
    )
    getattr(t, other(hero)).play(slug).use(slug)
    player = getattr(t, hero)
    player.choose(f"{hero}-transcended")
    assert player.aside == [f"{hero}-transcended"]
    assert player.hand == ["armure-du-lion"]
    assert (player.wounded, player.destroyed, player.discard) == ([], [], [])


@each_hero("seiya:card:*-transcended:1")
def test_a_transcended_hero_who_fought_is_set_aside_with_the_cards_used(table: Factory, hero: str) -> None:
    t = table(**{hero: Side(hand=[f"{hero}-transcended", "oko"])}, field=["geki-de-l-ours", TITAN])
    player = getattr(t, hero)
    player.play(f"{hero}-transcended", "geki-de-l-ours").play("oko", "geki-de-l-ours")
    assert player.force_of(f"{hero}-transcended") == 3
    player.acquire("geki-de-l-ours", "force", [f"{hero}-transcended"])
    assert player.aside == [f"{hero}-transcended"]
    assert player.discard == ["geki-de-l-ours"]
    assert player.played == ["oko"]


@each_hero("seiya:card:*-transcended:1")
def test_a_transcended_hero_is_set_aside_in_upkeep_and_is_no_hero_of_the_next_hand(table: Factory, hero: str) -> None:
    t = table(**{hero: Side(hand=[f"{hero}-transcended"] * 2 + ["oko"])}, field=[TITAN])
    player = getattr(t, hero)
    player.play(f"{hero}-transcended").end_turn(discard=[f"{hero}-transcended", "oko"])
    assert player.aside == [f"{hero}-transcended"] * 2
    assert player.hand == ["oko"], "discarded, and drawn again"


@each_hero("seiya:card:*-transcended:1")
def test_a_transcended_hero_pays_what_he_is_given_for(table: Factory, hero: str) -> None:
    """What comes instead of a cost counts as the cost."""
    t = table(**{hero: Side(hand=["phaeton", f"{hero}-transcended"], draw=["oko"] * 3)}, field=[TITAN])
    player = getattr(t, hero)
    player.play("phaeton").choose(f"{hero}-transcended")
    assert player.aside == [f"{hero}-transcended"]
    assert player.destroyed == []
    assert player.hand == ["oko", "oko"]


@each_hero("seiya:card:*-transcended:1")
def test_a_transcended_hero_in_the_discard_pile_is_set_aside_when_destroyed(table: Factory, hero: str) -> None:
    t = table(
        **{hero: Side(hand=["ikki-uncommon-poseidon"], discard=[f"{hero}-transcended"], draw=["oko"] * 3)},
        field=[TITAN],
    )
    player = getattr(t, hero)
    player.play("ikki-uncommon-poseidon").choose(f"{hero}-transcended")
    assert (player.aside, player.destroyed) == ([f"{hero}-transcended"], [])


@each_hero("seiya:card:*-transcended:1")
def test_a_transcended_hero_who_is_frozen_is_set_aside_wherever_he_was(table: Factory, hero: str) -> None:
    """By the Exit of Albérich in the hand, by that of Siegfried on the draw pile."""
    slug = f"{hero}-transcended"
    side = Side(hand=[slug, *packet(hero, count=4)], draw=["oko", slug])
    t = table(**{hero: side, other(hero): Side()}, field={6: "alberich-de-megrez"}, reserve=["leda"] * 9)
    getattr(t, hero).end_turn().choose(slug)
    assert getattr(t, hero).frozen == []
    assert getattr(t, hero).aside == [slug]
    t = table(**{hero: side, other(hero): Side()}, field={6: "siegfried-de-dubhe"}, reserve=["leda"] * 9)
    getattr(t, hero).end_turn()
    assert getattr(t, hero).frozen == []
    assert (getattr(t, hero).aside, getattr(t, hero).draw) == ([slug], ["oko"])


@each_hero("seiya:card:*-transcended:1")
def test_a_transcended_hero_who_has_defended_the_foundation_is_set_aside(table: Factory, hero: str) -> None:
    guard = [f"{hero}-transcended", *["jabu-de-la-licorne"] * 6]
    t = table(
        **{hero: Side(guard=guard, hand=packet(hero, count=5)), other(hero): Side()},
        field={6: "mu-du-belier"},
        reserve=["leda"] * 9,
        epic="attaque-de-la-fondation-graad",
        hourglasses=3,
    )
    getattr(t, hero).end_turn()
    assert getattr(t, hero).discard == ["jabu-de-la-licorne"] * 6
    assert getattr(t, hero).aside == [f"{hero}-transcended"]


# Transcended, in the hands of others


@rule("seiya:card:shun-transcended:1", "seiya:card:ecaille-de-la-sirene-marine:2")
def test_ruling_who_is_put_into_the_discard_pile_of_another_player_is_not_discarded(table: Factory) -> None:
    t = table(
        shun=Side(hand=packet("shun", count=5), draw=["shun-transcended"]),
        ikki=Side(draw=["oko"]),
        field={6: "ecaille-de-la-sirene-marine"},
        reserve=["leda"] * 9,
    )
    t.shun.end_turn()
    assert (t.ikki.discard, t.shun.aside) == (["shun-transcended"], [])


@each_hero("seiya:card:*-transcended:1")
@pytest.mark.parametrize("how", ["upkeep", "wounded"])
def test_ruling_a_transcended_hero_goes_back_to_the_player_of_his_hero(table: Factory, hero: str, how: str) -> None:
    slug = f"{hero}-transcended"
    t = table(**{other(hero): Side(hand=[slug], draw=["oko"]), hero: Side(hand=["ban-du-petit-lion"])}, field=[TITAN])
    player, owner = getattr(t, other(hero)), getattr(t, hero)
    if how == "upkeep":
        player.play(slug).end_turn()
    else:
        player.end_turn()
        owner.play("ban-du-petit-lion").use("ban-du-petit-lion")
        player.choose(slug)
    assert (player.aside, owner.aside) == ([], [slug])


@rule("seiya:glossary:heros-transcende:1", "seiya:classic:5.1.4.b:7", "seiya:card:jabu-de-la-licorne:1")
def test_ruling_a_transcended_hero_is_a_hero(table: Factory) -> None:
    pillar = "pilier-de-l-ocean-indien"
    side = Side(hand=["seiya-transcended", "jabu-de-la-licorne"], weapons=1)
    shun = Side(hand=["shun-transcended", "oko"])
    t = table(seiya=side, shun=shun, field=[TITAN], pillars=[pillar], boxes=("asgard", "poseidon"))
    t.seiya.play("seiya-transcended", pillar).arm("seiya-transcended")
    assert t.seiya.force_of("seiya-transcended") == 3 + 4
    t.seiya.play("jabu-de-la-licorne", TITAN).use("jabu-de-la-licorne")
    t.shun.choose("shun-transcended")
    assert (t.shun.hand, t.shun.aside) == (["oko"], ["shun-transcended"]), "each opponent discards a Hero"
