"""Divine Heroes of Hadès, who wait in Élysion."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.seiya.five import (
    GIFT,
    GOD,
    JUDGE,
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
from tests.scenario import Factory, Scenario, Side, rule


def reaching_elysion(table: Factory, hero: str, **side: Any) -> Scenario:
    t = at(table, **{hero: Side(hand=["champion"], pawn=2, **side), other(hero): Side()}, enfers={5: "guide"})
    seat(t, hero).play("champion", "guide").acquire("guide", "force", using=())
    return t


@each_hero("hades:heros-elysion:1", "hades:enfers-emplacements-heros:2")
def test_the_divine_hero_is_taken_at_elysion_if_he_is_set_aside(table: Factory, hero: str) -> None:
    t = reaching_elysion(table, hero, aside=[uncommon(hero), divine(hero)])
    t.pending("take-divine", hero)
    assert seat(t, hero).options == ["yes", "no"]
    seat(t, hero).accept()
    assert (seat(t, hero).hand, seat(t, hero).aside) == ([divine(hero)], [uncommon(hero)])
    t = reaching_elysion(table, hero, aside=[uncommon(hero), f"{hero}-transcended"])
    t.pending("main-phase", hero)


@each_hero("seiya:card:*-divine:1")
@rule("hades:precisions:4")
def test_a_divine_hero_has_two_force_more_when_facing_a_god(table: Factory, hero: str) -> None:
    side = Side(hand=[divine(hero), f"{hero}-verycommon"], pawn=4)
    t = at(table, **{hero: side}, enfers={4: JUDGE, 5: GOD})
    player = seat(t, hero)
    player.play(f"{hero}-verycommon", GOD).play(divine(hero), JUDGE)
    assert (player.force_of(divine(hero)), player.cosmos_of(divine(hero))) == (4, 4)
    assert player.force_of(f"{hero}-verycommon") == 1, "this card only, not others of the name"
    t = at(table, **{hero: side}, enfers={4: JUDGE, 5: GOD})
    player = seat(t, hero)
    player.play(divine(hero), GOD)
    assert (player.force_of(divine(hero)), player.cosmos_of(divine(hero))) == (6, 4)


@each_hero("seiya:card:*-divine:2")
@pytest.mark.parametrize("target", [TITAN, "ash"])
def test_a_libra_weapon_arms_a_divine_hero_whatever_he_faces(table: Factory, hero: str, target: str) -> None:
    side = Side(hand=[divine(hero), f"{hero}-common"], draw=["jaki"] * 5, weapons=2)
    t = at(table, **{hero: side}, enfers={5: "ash"})
    player = seat(t, hero)
    player.play(divine(hero), target).play(f"{hero}-common", target)
    if t.decision.ask != "main-phase":
        player.decline()
    assert not player.can_arm(f"{hero}-common"), "no Pillar"
    player.arm(divine(hero))
    assert (player.force_of(divine(hero)), player.weapons) == (8, 1)
    assert not player.can_arm(divine(hero)), "one for each Hero"


@each_hero("seiya:card:*-divine:2")
def test_a_divine_hero_who_faces_nothing_or_has_no_weapon_is_not_armed(table: Factory, hero: str) -> None:
    side = Side(hand=[divine(hero), "champion"], weapons=1)
    t = at(table, **{hero: side}, enfers={5: "ash"})
    player = seat(t, hero)
    player.play(divine(hero), "ash").play("champion", "ash").acquire("ash", "force", using=["champion"])
    assert player.played == [divine(hero)]
    assert not player.can_arm(divine(hero))
    t = at(table, **{hero: Side(hand=[divine(hero)]), other(hero): Side(weapons=1)})
    player = seat(t, hero)
    player.play(divine(hero))
    assert not player.can_arm(divine(hero))


@each_hero("seiya:card:*-divine:3")
@pytest.mark.parametrize("slug", ["ban-du-petit-lion", "oko", "jabu-de-la-licorne"])
def test_a_divine_hero_who_is_wounded_destroyed_or_discarded_is_set_aside(table: Factory, hero: str, slug: str) -> None:
    t = at(table, **{other(hero): Side(hand=[slug]), hero: Side(hand=[divine(hero), LION])})
    seat(t, other(hero)).play(slug).use(slug)
    player = seat(t, hero)
    player.choose(divine(hero))
    assert (player.aside, player.hand) == ([divine(hero)], [LION])
    assert (player.wounded, player.destroyed, player.discard) == ([], [], [])


@each_hero("seiya:card:*-divine:3")
def test_a_divine_hero_who_is_frozen_is_set_aside(table: Factory, hero: str) -> None:
    t = at(table, **{hero: Side(hand=["hyoga-uncommon-hades", divine(hero)], gifts=[GIFT])})
    player = seat(t, hero)
    player.play("hyoga-uncommon-hades")
    talent(t, "hyoga-uncommon-hades")
    assert (player.aside, player.frozen) == ([divine(hero)], [])
    assert player.force_of("hyoga-uncommon-hades") == 4, "he has paid for it"


@each_hero("seiya:card:*-divine:3")
def test_ruling_a_divine_hero_who_was_used_waits_in_elysion_again(table: Factory, hero: str) -> None:
    """He counts for nobody's Victory Points there, nor has he any."""
    t = at(table, **{hero: Side(hand=[divine(hero)], pawn=2), other(hero): Side()}, enfers={5: "guide"})
    player = seat(t, hero)
    player.play(divine(hero), "guide").acquire("guide", "force")
    t.pending("main-phase", hero)
    assert (player.aside, player.discard, player.pawn) == ([divine(hero)], [], 1), "he was in play on the way"
    assert player.score == 1, "the card that was annihilated"


@each_hero("seiya:card:*-divine:3")
def test_a_divine_hero_goes_back_to_the_player_of_his_hero(table: Factory, hero: str) -> None:
    t = at(table, **{other(hero): Side(hand=[divine(hero)]), hero: Side()})
    seat(t, other(hero)).play(divine(hero)).end_turn()
    assert (seat(t, other(hero)).aside, seat(t, hero).aside) == ([], [divine(hero)])
