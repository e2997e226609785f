"""The uncommon heroes of Hadès with « Discard / Talent », and how those of the box are reached."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.games.seiya import RULES
from pioche.games.seiya.card import HEROES as NAMES
from pioche.games.seiya.card import How, SeiyaCard
from pioche.games.seiya.vocabulary import activation, character, draw
from pioche.games.seiya.wording import title
from pioche.games.seiya.wording.talk import SeiyaTalk
from tests.rules.seiya.five import (
    GIFT,
    HEROES,
    LION,
    TITAN,
    at,
    divine,
    each_hero,
    other,
    seat,
    talent,
    uncommon,
)
from tests.rules.seiya.hades import BOXES
from tests.rules.seiya.test_setup import NewTable, new_table, slugs
from tests.scenario import Factory, Scenario, Seat, Side, bronze, rule

__all__ = ["new_table"]


def played(table: Factory, hero: str, *beside: str, **side: Any) -> Scenario:
    """The uncommon hero is in play, others beside him; there is a Capacité to pay with."""
    given: dict[str, Any] = {"gifts": [GIFT]} | side
    hand = [uncommon(hero), *beside, *given.pop("hand", ())]
    t = at(table, **{hero: Side(hand=hand, **given), other(hero): Side(entrave=["fang"], discard=[f"{hero}-common"])})
    for slug in (uncommon(hero), *beside):
        seat(t, hero).play(slug)
        if t.decision.ask != "main-phase":
            seat(t, hero).decline()
    return t


def can_use_talent(t: Scenario, slug: str) -> bool:
    return any(key.startswith(f"talent:{slug}") for key in seat(t, t.active).options)


# Setting up


@each_hero("hades:mise-en-place-joueur:1")
def test_a_packet_has_two_uncommon_heroes_a_divine_one_and_an_armour_set_aside(new_table: NewTable, hero: str) -> None:
    table = new_table(asgard=True, poseidon=True, hades=True, heroes=(hero,))
    aside = slugs(table, "aside", 0)
    assert aside.count(f"{hero}-common") == 5
    of_hades = [slug for slug in aside if slug.endswith(("-hades", "-divine"))]
    assert sorted(of_hades) == sorted([uncommon(hero), uncommon(hero), divine(hero), f"{bronze(hero)}-hades"])
    without = new_table(asgard=True, poseidon=True, heroes=(hero,))
    assert not {*of_hades} & {*slugs(without, "aside", 0)}


@rule("hades:mise-en-place-espace:13")
def test_what_serves_only_for_the_duel_stays_in_the_box(new_table: NewTable) -> None:
    """Its cards have the numbers 78 to 90 and 97 to 125; Épreuves and Sens have none."""
    game = new_table(asgard=True, poseidon=True, hades=True, epics=True, players=5).game
    cards = [game.rules.catalogue.definitions[card.definition] for card in game.cards.values()]
    numbers = {int(card.number or 0) for card in cards if card.set == "hades"}  # type: ignore[attr-defined]
    assert {1, 77, 91, 96} <= numbers
    assert not numbers & {*range(78, 91), *range(97, 126)}


# « Discard / Talent »


@rule("hades:heros-defausser-talent:1", "hades:heros-defausser-talent:2", "seiya:card:seiya-uncommon-hades:1")
def test_activated_by_discard_the_hero_goes_to_the_discard_pile(table: Factory) -> None:
    slug = uncommon("seiya")
    t = played(table, "seiya", discard=["seiya-common"])
    assert t.seiya.can_activate(slug)
    assert can_use_talent(t, slug)
    t.seiya.use(slug)
    assert (t.seiya.hand, t.seiya.discard, t.seiya.played) == (["seiya-common"], [slug], [])
    assert t.seiya.gifts == [GIFT], "nothing else is paid"


@rule("hades:heros-defausser-talent:1", "hades:heros-defausser-talent:3", "seiya:card:seiya-uncommon-hades:1")
def test_activated_by_talent_the_hero_stays_and_keeps_his_other_uses(table: Factory) -> None:
    slug = uncommon("seiya")
    t = played(table, "seiya", discard=["seiya-common"] * 3, gifts=[GIFT, GIFT])
    talent(t, slug)
    talent(t, slug)
    assert (t.seiya.hand, t.seiya.discard) == (["seiya-common"] * 2, ["seiya-common"])
    assert (t.seiya.gifts, t.slugs("capacities")) == ([], [GIFT, GIFT]), "any number of times, a Capacité each"
    assert not can_use_talent(t, slug), "nothing is left to pay with"
    t.seiya.use(slug)
    assert t.seiya.discard == [slug]


def test_either_way_is_an_option_with_its_own_words(table: Factory) -> None:
    t = played(table, "seiya", discard=["seiya-common"])
    talk = SeiyaTalk(t.game, "en")
    told = {
        option.kind: (talk.option(t.game, t.decision, option), talk.statements(t.game, t.decision, option))
        for option in t.decision.options
        if option.kind in ("use", "talent")
    }
    assert told["use"][0].startswith("Use the Discard effect: Pegasus Seiya ◆ (Hades)")
    assert told["talent"][0].startswith("Use the Talent of Pegasus Seiya ◆ (Hades)")
    for _, statements in told.values():
        assert any(text.startswith("Discard / Talent: Take") for _, text in statements)


@each_hero()
def test_cards_of_a_hero_are_told_apart_by_their_titles(hero: str) -> None:
    cards = [card for card in RULES.catalogue.definitions if isinstance(card, SeiyaCard) and card.hero == NAMES[hero]]
    for language in ("en", "fr"):
        assert len({title(card, language) for card in cards}) == len(cards) == 7


@rule("hades:heros-defausser-talent:1")
def test_without_a_capacite_only_discard_is_left(table: Factory) -> None:
    t = played(table, "seiya", discard=["seiya-common"], gifts=[])
    assert not can_use_talent(t, uncommon("seiya"))
    assert t.seiya.can_activate(uncommon("seiya"))


@rule("seiya:card:seiya-uncommon-hades:1")
def test_seiya_takes_a_very_common_or_common_seiya_of_the_own_discard_pile(table: Factory) -> None:
    slug = uncommon("seiya")
    discard = ["seiya-verycommon", "seiya-common", "seiya-uncommon-poseidon", slug, "shun-common"]
    t = played(table, "seiya", discard=discard)
    t.seiya.use(slug)
    t.pending("choose-take", "seiya")
    assert sorted(t.seiya.options) == ["seiya-common@discard/0", "seiya-verycommon@discard/0"]
    t.seiya.choose("seiya-verycommon")
    assert t.seiya.hand == ["seiya-verycommon"]
    t = played(table, "seiya", discard=discard[2:])
    assert not t.seiya.can_activate(slug)
    assert not can_use_talent(t, slug)


PRICED = {"shiryu": ("wound", (3, 0)), "hyoga": ("freeze", (2, 2)), "ikki": ("destroy", (2, 0))}
each_priced = pytest.mark.parametrize(
    "hero", [pytest.param(hero, marks=rule(f"seiya:card:{hero}-uncommon-hades:1")) for hero in PRICED]
)


def given_up(player: Seat) -> dict[str, list[str]]:
    found = {"wound": player.wounded, "freeze": player.frozen, "destroy": player.destroyed}
    return {how: cards for how, cards in found.items() if cards}


@each_priced
@rule("hades:precisions:3")
def test_for_a_card_of_the_hand_any_card_of_that_hero_in_play_is_stronger(table: Factory, hero: str) -> None:
    how, (force, cosmos) = PRICED[hero]
    slug, common, called = uncommon(hero), f"{hero}-common", divine(hero)
    t = played(table, hero, common, called, "cassios", hand=["oko", LION], draw=["jaki"] * 9)
    player = seat(t, hero)
    before = (player.force_of(common) or 0, player.cosmos_of(common) or 0)
    talent(t, slug)
    assert sorted(player.options) == ([LION, "oko"] if how == "freeze" else ["oko"]), "a Character, or any card"
    player.choose("oko")
    assert {key.split(">")[0] for key in player.options} == {slug, common, called}, "whoever bears the name"
    player.choose(common)
    assert given_up(player) == {how: ["oko"]}
    assert (player.hand, player.gifts) == ([LION], [])
    assert (player.force_of(common), player.cosmos_of(common)) == (before[0] + force, before[1] + cosmos)
    assert (player.force_of(slug), player.cosmos_of(slug)) == (2, 2), "the others are not"


@each_priced
def test_who_discards_himself_is_no_longer_in_play_to_be_stronger(table: Factory, hero: str) -> None:
    slug, common = uncommon(hero), f"{hero}-common"
    t = played(table, hero, "cassios", hand=["oko"])
    player = seat(t, hero)
    assert not player.can_activate(slug), "nobody else of the name is in play"
    assert can_use_talent(t, slug)
    talent(t, slug)
    assert player.force_of(slug) == 2 + PRICED[hero][1][0], "by Talent he may be the one"
    t = played(table, hero, common, hand=["oko"], draw=["jaki"] * 9)
    player = seat(t, hero)
    player.use(slug)
    assert (player.discard, player.gifts, given_up(player)) == ([slug], [GIFT], {PRICED[hero][0]: ["oko"]})
    assert player.force_of(common) == 1 + PRICED[hero][1][0]


@each_priced
def test_without_a_card_to_give_nobody_is_stronger(table: Factory, hero: str) -> None:
    slug = uncommon(hero)
    t = played(table, hero, f"{hero}-common", hand=[] if hero == "hyoga" else [LION], draw=["jaki"] * 9)
    assert not seat(t, hero).can_activate(slug)
    assert not can_use_talent(t, slug)


@rule("seiya:card:shun-uncommon-hades:1")
def test_shun_puts_a_character_of_the_own_entrave_pile_under_the_styx_for_no_souls(table: Factory) -> None:
    slug = uncommon("shun")
    t = played(table, "shun", entrave=["ash", "imp", "ogre"])
    t.shun.use(slug)
    t.pending("choose-release", "shun")
    assert [key.split("@")[0] for key in t.shun.options] == ["ash", "imp"], "neither grade 4 nor another's"
    t.shun.choose("ash")
    assert (t.shun.entrave, t.slugs("styx")) == (["imp", "ogre"], ["ash"])
    assert (t.shun.souls, t.ikki.entrave) == (0, ["fang"])


@rule("seiya:card:shun-uncommon-hades:1")
def test_shun_chooses_between_the_pile_and_cosmos(table: Factory) -> None:
    slug = uncommon("shun")
    t = played(table, "shun", "shun-verycommon", "cassios", entrave=["ash"])
    talent(t, slug)
    t.pending("choose-option", "shun")
    assert t.shun.options == ["option/1", "option/2"]
    t.shun.choose("option/2")
    assert [key.split(">")[0] for key in t.shun.options] == [slug, "shun-verycommon"]
    t.shun.choose(slug)
    assert (t.shun.cosmos_of(slug), t.shun.force_of(slug), t.shun.entrave) == (4, 2, ["ash"])
    assert t.shun.cosmos_of("shun-verycommon") == 0
    t = played(table, "shun", entrave=["ogre"])
    assert not t.shun.can_activate(slug), "he alone is in play"
    talent(t, slug)
    assert t.shun.cosmos_of(slug) == 4


# How they are reached


@pytest.mark.parametrize("hero", HEROES)
def test_ruling_the_player_chooses_among_the_uncommon_heroes_of_all_boxes(table: Factory, hero: str) -> None:
    common = f"{hero}-common"
    boxes = [f"{hero}-uncommon-{box}" for box in BOXES]
    side = Side(armour=bronze(hero), hand=[common, common], aside=[*boxes, divine(hero), f"{hero}-transcended"])
    t = at(table, **{hero: side})
    player = seat(t, hero)
    player.use(bronze(hero)).choose(common)
    t.pending("choose-add", hero)
    assert sorted(key.split("@")[0] for key in player.options) == sorted(boxes)
    player.choose(uncommon(hero))
    assert player.discard == [bronze(hero), uncommon(hero)]


@pytest.mark.parametrize("hero", HEROES)
def test_ruling_nobody_evolves_into_a_divine_hero(table: Factory, hero: str) -> None:
    side = Side(armour=bronze(hero), hand=[uncommon(hero)] * 2, aside=[divine(hero)])
    assert not seat(at(table, **{hero: side}), hero).can_activate(bronze(hero))


@rule("hades:precisions:23")
def test_a_hero_who_evolves_is_not_acquired(table: Factory) -> None:
    """L'Antenora asks for a second card acquired in a turn."""
    armour, hand = bronze("seiya"), ["champion", "seiya-common", "seiya-common", "champion"]
    side = Side(armour=armour, hand=hand, aside=[uncommon("seiya")], senses=["sens-cinquieme-sens"])
    t = at(table, seiya=side, field=["leda", "leda"], trials=["epreuve-antenora"])
    t.seiya.play("champion", slot=1).acquire("leda", "force", using=()).use(armour).choose("seiya-common")
    t.pending("main-phase")
    assert uncommon("seiya") in t.seiya.discard
    t.seiya.play("champion", "leda").acquire("leda", "force", using=())
    t.pending("trial")


# Words


@rule("hades:precisions:5", "hades:precisions:3")
def test_each_seiya_beside_marine_has_more_cosmos(table: Factory) -> None:
    marine = "marine-de-l-aigle"
    hand = [marine, "seiya-verycommon", "seiya-common", divine("seiya"), "shun-common"]
    t = at(table, seiya=Side(hand=hand), field=[TITAN])
    for slug in hand:
        t.seiya.play(slug)
    assert t.seiya.cosmos_of("seiya-common") == 2
    assert t.seiya.cosmos_of(divine("seiya")) == 5
    assert t.seiya.cosmos_of("shun-common") == 1


MEANS: dict[How, str] = {"wound": "shiryu", "freeze": "hyoga", "destroy": "ikki"}


@rule("hades:precisions:26")
@pytest.mark.parametrize("how", ["discard", "wound", "destroy", "freeze"])
def test_a_card_is_activated_on_purpose_not_by_what_happens_to_it(table: Factory, how: How) -> None:
    """The 5th Sens discards a card of the hand, and the heroes of Hadès do the rest."""
    victim = character("victim", "000", "Victim", "common", activation(how, draw(2)), force=1)
    hero = MEANS.get(how, "ikki")
    hand, means = ["victim", "victim", uncommon(hero)], [GIFT, "capacite-requiem"]
    side = Side(hand=hand, draw=["jaki"] * 5, gifts=means, senses=["sens-cinquieme-sens"])
    t = at(table, **{hero: side}, cards=(victim,))
    player = seat(t, hero)
    player.play("victim").play(uncommon(hero))
    if how == "discard":
        player.choose("sense:sens-cinquieme-sens")
        assert player.hand == ["jaki"], "that of the Sens"
    else:
        talent(t, uncommon(hero)).choose(GIFT)
        assert player.hand == []
    hand = player.hand
    player.use("victim")
    assert player.hand == [*hand, "jaki", "jaki"], "put in play and activated"
