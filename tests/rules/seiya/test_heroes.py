"""The five heroes, very common and common, and their Bronze Armours."""

import pytest

from tests.scenario import Factory, Side, bronze, packet, rule

HEROES = ("seiya", "shiryu", "hyoga", "shun", "ikki")
TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force


def of_armour(*rules: str) -> pytest.MarkDecorator:
    """The five Bronze Armours say the same of five heroes; `rules` are ids with a star for the Armour."""
    return pytest.mark.parametrize(
        "hero",
        [
            pytest.param(hero, marks=rule(*(f"seiya:{name.replace('*', bronze(hero))}" for name in rules)))
            for hero in HEROES
        ],
    )


# Very common heroes


@pytest.mark.parametrize("hero", [pytest.param(hero, marks=rule(f"seiya:card:{hero}-verycommon:1")) for hero in HEROES])
def test_a_very_common_hero_has_no_effect_of_its_own(table: Factory, hero: str) -> None:
    slug = f"{hero}-verycommon"
    t = table(
        **{hero: Side(hand=packet(hero, count=3), draw=packet(hero, count=2), discard=packet(hero, count=2))},
        field=[TITAN],
    )
    player = getattr(t, hero)
    player.play(slug).play(slug)
    t.pending("main-phase", hero)
    assert player.options == [f"play:{slug}", "end"]
    assert (len(player.hand), len(player.draw), len(player.discard)) == (1, 2, 2)


# Bronze Armours


@of_armour("card:*:1", "faq:*:1")
def test_a_bronze_armour_turns_two_very_common_into_one_common(table: Factory, hero: str) -> None:
    low, high = f"{hero}-verycommon", f"{hero}-common"
    t = table(
        **{hero: Side(armour=bronze(hero), hand=[low, "cassios", low, low], aside=[low, *[high] * 5])},
        field=[TITAN],
    )
    player = getattr(t, hero)
    player.use(bronze(hero))
    t.pending("choose-destroy", hero)
    assert player.options == [low]
    player.choose(low)
    assert player.hand == ["cassios", low]
    assert player.destroyed == [low, low]
    assert player.discard == [bronze(hero), high]
    assert player.aside == [low, *[high] * 4], "one of the next rank, and no other"


@of_armour("card:*:1")
def test_a_bronze_armour_makes_no_other_hero_rise(table: Factory, hero: str) -> None:
    """Nor does it in the hands of another hero's player."""
    other = "shiryu" if hero == "seiya" else "seiya"
    side = Side(armour=bronze(hero), hand=packet(other, count=2), aside=packet(other, "common", 5))
    t = table(**{other: side}, field=[TITAN])
    assert not getattr(t, other).can_activate(bronze(hero))


@of_armour("card:*:1", "faq:*:1")
def test_a_pair_of_common_cannot_rise_while_no_uncommon_is_set_aside(table: Factory, hero: str) -> None:
    low, high = f"{hero}-verycommon", f"{hero}-common"
    t = table(**{hero: Side(armour=bronze(hero), hand=[high, high], aside=[high] * 3)}, field=[TITAN])
    assert not getattr(t, hero).can_activate(bronze(hero))
    t = table(**{hero: Side(armour=bronze(hero), hand=[high, high, low, low], aside=[high] * 3)}, field=[TITAN])
    getattr(t, hero).use(bronze(hero))
    t.pending("choose-destroy", hero)
    assert getattr(t, hero).options == [low]


@of_armour("faq:*:2")
def test_the_hero_of_higher_rank_comes_from_those_set_aside_never_from_destroyed_ones(
    table: Factory, hero: str
) -> None:
    low, high = f"{hero}-verycommon", f"{hero}-common"
    destroyed = [high, high]
    t = table(**{hero: Side(armour=bronze(hero), hand=[low, low], destroyed=destroyed)}, field=[TITAN])
    assert not getattr(t, hero).can_activate(bronze(hero))
    t = table(**{hero: Side(armour=bronze(hero), hand=[low, low], destroyed=destroyed, aside=[high])}, field=[TITAN])
    player = getattr(t, hero)
    player.use(bronze(hero)).choose(low)
    assert player.aside == []
    assert player.destroyed == [high, high, low, low]
    assert player.discard == [bronze(hero), high]


@of_armour("faq:*:5", "card:*:1")
def test_nobody_rises_unless_two_alike_are_destroyed_from_hand(table: Factory, hero: str) -> None:
    low, high = f"{hero}-verycommon", f"{hero}-common"
    other = "shiryu-verycommon" if hero == "seiya" else "seiya-verycommon"
    for hand in ([low], [low, high], [low, other, other]):
        t = table(
            **{hero: Side(armour=bronze(hero), hand=hand, discard=[low, low], aside=[high])},
            field=[TITAN],
        )
        assert not getattr(t, hero).can_activate(bronze(hero)), hand
    t = table(**{hero: Side(armour=bronze(hero), hand=[low, low, other, other], aside=[high])}, field=[TITAN])
    player = getattr(t, hero)
    player.use(bronze(hero))
    t.pending("choose-destroy", hero)
    assert player.options == [low]
    player.choose(low)
    assert player.destroyed == [low, low]
    assert player.discard == [bronze(hero), high]


# Common heroes


@rule("seiya:card:seiya-common:1")
def test_seiya_draws_a_card_if_a_seiya_is_in_the_discard_pile(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-common"], draw=["jaki", "cassios"], discard=["seiya-verycommon", "oko"]),
        field=[TITAN],
    )
    t.seiya.play("seiya-common")
    t.pending("use-effect", "seiya")
    t.seiya.accept()
    assert t.seiya.hand == ["cassios"]
    assert t.seiya.draw == ["jaki"]
    assert t.seiya.discard == ["seiya-verycommon", "oko"]


@rule("seiya:card:seiya-common:1")
def test_seiya_may_forgo_his_draw(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-common"], draw=["cassios"], discard=["seiya-common"]), field=[TITAN])
    t.seiya.play("seiya-common")
    t.pending("use-effect", "seiya")
    t.seiya.decline()
    t.pending("main-phase", "seiya")
    assert t.seiya.hand == []


@rule("seiya:card:seiya-common:1")
def test_without_a_seiya_in_the_own_discard_pile_seiya_draws_nothing(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-common", "seiya-common"], draw=["cassios"], discard=["shun-common"]),
        shun=Side(discard=["seiya-verycommon"]),
        field=[TITAN],
    )
    t.seiya.play("seiya-common")
    t.pending("main-phase", "seiya")
    assert t.seiya.hand == ["seiya-common"]
    assert t.seiya.draw == ["cassios"]


@rule("seiya:card:shiryu-common:1")
def test_shiryu_wounds_a_shiryu_of_the_hand_to_draw_a_card(table: Factory) -> None:
    t = table(
        shiryu=Side(
            hand=["shiryu-common", "shiryu-common", "shiryu-verycommon", "oko"],
            draw=["jaki", "cassios"],
            discard=["shiryu-verycommon"],
        ),
        field=[TITAN],
    )
    t.shiryu.play("shiryu-common")
    t.pending("choose-wound", "shiryu")
    assert sorted(t.shiryu.options) == ["no", "shiryu-common", "shiryu-verycommon"]
    t.shiryu.choose("shiryu-verycommon")
    assert t.shiryu.wounded == ["shiryu-verycommon"]
    assert t.shiryu.hand == ["shiryu-common", "oko", "cassios"]


@rule("seiya:card:shiryu-common:1")
def test_shiryu_draws_nothing_if_nobody_is_wounded(table: Factory) -> None:
    t = table(shiryu=Side(hand=["shiryu-common", "shiryu-verycommon"], draw=["cassios"]), field=[TITAN])
    t.shiryu.play("shiryu-common")
    t.pending("choose-wound", "shiryu")
    t.shiryu.decline()
    assert t.shiryu.wounded == []
    assert t.shiryu.hand == ["shiryu-verycommon"]
    t = table(shiryu=Side(hand=["shiryu-common", "oko"], draw=["cassios"]), field=[TITAN])
    t.shiryu.play("shiryu-common")
    t.pending("choose-wound", "shiryu")
    assert t.shiryu.options == ["no"]
    t.shiryu.decline()
    assert t.shiryu.hand == ["oko"]


@rule("seiya:card:hyoga-common:1")
@pytest.mark.parametrize("other", ["hyoga-verycommon", "hyoga-common"])
def test_hyoga_draws_a_card_if_another_hyoga_fights_beside_him(table: Factory, other: str) -> None:
    t = table(hyoga=Side(hand=["hyoga-common", other], draw=["jaki", "cassios"]), field=["sho-a-la-cloth-celeste"])
    t.hyoga.play(other).play("hyoga-common")
    t.pending("use-effect", "hyoga")
    t.hyoga.accept()
    assert t.hyoga.hand == ["cassios"]
    assert t.hyoga.draw == ["jaki"]
    assert [event.kind for event in t.log if event.kind.startswith("pledge")] == ["pledge-force"] * 2


@rule("seiya:card:hyoga-common:1")
def test_hyoga_may_forgo_his_draw_and_stays_free(table: Factory) -> None:
    t = table(hyoga=Side(hand=["hyoga-common", "hyoga-common"], draw=["cassios"]), field=["sho-a-la-cloth-celeste"])
    t.hyoga.play("hyoga-common").play("hyoga-common")
    t.pending("use-effect", "hyoga")
    t.hyoga.decline()
    assert t.hyoga.hand == []
    assert t.hyoga.can_acquire("sho-a-la-cloth-celeste", "cosmos")


@rule("seiya:card:hyoga-common:1", "seiya:faq:hyoga-common:1")
def test_hyoga_beside_another_hero_or_away_from_another_hyoga_draws_nothing(table: Factory) -> None:
    t = table(
        hyoga=Side(hand=["hyoga-common", "hyoga-verycommon", "shun-verycommon"], draw=["cassios"]),
        field=["sho-a-la-cloth-celeste", TITAN],
    )
    t.hyoga.play("hyoga-verycommon", facing=TITAN)
    t.hyoga.play("shun-verycommon", facing="sho-a-la-cloth-celeste")
    t.hyoga.play("hyoga-common", facing="sho-a-la-cloth-celeste")
    t.pending("main-phase", "hyoga")
    assert t.hyoga.hand == []


@rule("seiya:faq:hyoga-common:1")
def test_hyoga_who_drew_is_committed_by_force(table: Factory) -> None:
    t = table(
        hyoga=Side(hand=["hyoga-common", "hyoga-verycommon", "marine-de-l-aigle"], draw=["cassios"], wounded=["oko"]),
        field=["sho-a-la-cloth-celeste"],
    )
    t.hyoga.play("hyoga-verycommon").play("marine-de-l-aigle").play("hyoga-common").accept()
    # Marine and Hyôga have 1 Cosmos each, which would be enough.
    assert not t.hyoga.can_acquire("sho-a-la-cloth-celeste", "cosmos")
    assert not t.hyoga.can_heal_with("hyoga-common")
    assert not t.hyoga.can_heal_with("hyoga-verycommon"), "the Hyôga beside him is committed as well"
    t.hyoga.acquire("sho-a-la-cloth-celeste", "force", using=["hyoga-verycommon", "hyoga-common"])
    assert t.hyoga.played == ["marine-de-l-aigle"]
    assert t.hyoga.discard == ["sho-a-la-cloth-celeste", "hyoga-verycommon", "hyoga-common"]


@rule("seiya:faq:hyoga-common:2")
@pytest.mark.parametrize("target", ["athena", "armure-du-lion"])
def test_hyoga_draws_nothing_facing_a_card_that_force_cannot_acquire(table: Factory, target: str) -> None:
    t = table(
        hyoga=Side(hand=["hyoga-common", "hyoga-common", "hyoga-verycommon"], draw=["cassios"]), field=[target, "oko"]
    )
    t.hyoga.play("hyoga-verycommon", facing=target).play("hyoga-common", facing=target)
    t.pending("main-phase", "hyoga")
    assert t.hyoga.hand == ["hyoga-common"]


@rule("seiya:faq:hyoga-common:3")
def test_hyoga_draws_even_if_the_acquisition_is_never_completed(table: Factory) -> None:
    t = table(
        hyoga=Side(hand=["hyoga-common", "hyoga-verycommon"], draw=[*packet("hyoga", count=4), "cassios"]),
        field=[TITAN],
    )
    t.hyoga.play("hyoga-verycommon").play("hyoga-common").accept()
    assert t.hyoga.hand == ["cassios"]
    assert not t.hyoga.can_acquire(TITAN, "force")
    t.hyoga.end_turn()
    assert "cassios" in t.hyoga.hand
    assert t.hyoga.discard == ["hyoga-verycommon", "hyoga-common"]
    assert t.field == {6: TITAN}


@rule("seiya:faq:hyoga-common:4")
def test_of_two_common_hyoga_only_the_second_draws(table: Factory) -> None:
    t = table(hyoga=Side(hand=["hyoga-common", "hyoga-common"], draw=["jaki", "cassios"]), field=[TITAN])
    t.hyoga.play("hyoga-common")
    t.pending("main-phase", "hyoga")
    assert t.hyoga.hand == ["hyoga-common"]
    t.hyoga.play("hyoga-common")
    t.pending("use-effect", "hyoga")
    t.hyoga.accept()
    t.pending("main-phase", "hyoga")
    assert t.hyoga.hand == ["cassios"]


@rule("seiya:card:hyoga-common:1", "seiya:faq:hyoga-common:1")
def test_the_player_says_which_hyoga_fights_beside_him(table: Factory) -> None:
    hyogas = ["hyoga-common", "hyoga-verycommon"]
    t = table(hyoga=Side(hand=[*hyogas, "hyoga-common"], draw=["cassios"], wounded=["oko"]), field=[TITAN])
    t.hyoga.play("hyoga-common").play("hyoga-verycommon").play("hyoga-common").accept()
    t.pending("choose-pledge", "hyoga")
    assert len(t.hyoga.options) == 2
    assert all(t.hyoga.can_choose(slug) for slug in hyogas)
    t.hyoga.choose("hyoga-verycommon")
    assert t.hyoga.hand == ["cassios"]
    assert t.hyoga.can_heal_with("hyoga-common"), "the other one stays free"
    assert not t.hyoga.can_heal_with("hyoga-verycommon")


@rule("seiya:card:shun-common:1")
def test_shun_draws_a_card_if_his_cosmos_serves_to_acquire_a_character(table: Factory) -> None:
    t = table(
        shun=Side(hand=["shun-common", "shun-common"], draw=["jaki", "cassios"]), field=["sho-a-la-cloth-celeste"]
    )
    t.shun.play("shun-common")
    t.pending("use-effect", "shun")
    t.shun.accept()
    assert t.shun.hand == ["shun-common", "cassios"]
    t.shun.play("shun-common").decline()
    assert t.shun.hand == ["cassios"]
    t.shun.acquire("sho-a-la-cloth-celeste", "cosmos")
    assert t.shun.hand == ["cassios", "sho-a-la-cloth-celeste"]


@rule("seiya:card:shun-common:1")
def test_shun_draws_nothing_facing_an_armour(table: Factory) -> None:
    t = table(shun=Side(hand=["shun-common"], draw=["cassios"]), field=["armure-du-lion"])
    t.shun.play("shun-common")
    t.pending("main-phase", "shun")
    assert t.shun.hand == []


@rule("seiya:faq:shun-common:1")
def test_shun_who_drew_gives_neither_force_nor_heal(table: Factory) -> None:
    def played(use_effect: bool) -> list[str]:
        t = table(
            shun=Side(hand=["shun-common", "shun-verycommon"], draw=["cassios"], wounded=["oko"]),
            field=["sho-a-la-cloth-celeste"],
        )
        t.shun.play("shun-verycommon").play("shun-common")
        (t.shun.accept if use_effect else t.shun.decline)()
        return [key for key in t.shun.options if not key.startswith("play:")]

    by_force = "acquire:sho-a-la-cloth-celeste@1:force"
    assert played(use_effect=True) == ["heal:shun-verycommon>1", "end"]
    assert played(use_effect=False) == [by_force, "heal:shun-verycommon>1", "heal:shun-common>1", "end"]


@rule("seiya:faq:shun-common:2")
@pytest.mark.parametrize("target", ["cassios", "kuraggu", TITAN])
def test_shun_draws_nothing_facing_a_character_that_cosmos_cannot_acquire(table: Factory, target: str) -> None:
    t = table(shun=Side(hand=["shun-common"], draw=["jaki"]), field=[target, "athena"])
    t.shun.play("shun-common", facing=target)
    t.pending("main-phase", "shun")
    assert t.shun.hand == []


@rule("seiya:faq:shun-common:3")
def test_shun_draws_even_if_the_acquisition_is_never_completed(table: Factory) -> None:
    t = table(shun=Side(hand=["shun-common"], draw=[*packet("shun", count=4), "cassios"]), field=["athena"])
    t.shun.play("shun-common").accept()
    assert t.shun.hand == ["cassios"]
    assert not t.shun.can_acquire("athena", "cosmos")
    t.shun.end_turn()
    assert "cassios" in t.shun.hand
    assert t.shun.discard == ["shun-common"]


@rule("seiya:card:ikki-common:1", "seiya:faq:ikki-common:1")
def test_ikki_destroys_a_character_of_the_discard_pile_to_draw_a_card(table: Factory) -> None:
    t = table(
        ikki=Side(
            hand=["ikki-common", "ikki-verycommon"],
            draw=["jaki", "cassios"],
            discard=["ikki-verycommon", "armure-du-phoenix", "oko"],
        ),
        field=[TITAN],
    )
    t.ikki.play("ikki-common")
    t.pending("choose-destroy", "ikki")
    assert sorted(t.ikki.options) == ["ikki-verycommon@discard/0", "no", "oko@discard/0"]
    t.ikki.choose("ikki-verycommon")
    assert t.ikki.destroyed == ["ikki-verycommon"]
    assert t.ikki.discard == ["armure-du-phoenix", "oko"]
    assert t.ikki.hand == ["ikki-verycommon", "cassios"]


@rule("seiya:faq:ikki-common:1")
def test_ikki_draws_nothing_unless_a_character_of_the_own_discard_pile_is_destroyed(table: Factory) -> None:
    t = table(ikki=Side(hand=["ikki-common"], draw=["cassios"], discard=["oko"]), field=[TITAN])
    t.ikki.play("ikki-common").decline()
    assert (t.ikki.hand, t.ikki.discard) == ([], ["oko"])
    t = table(
        ikki=Side(hand=["ikki-common", "oko"], draw=["cassios"], discard=["armure-du-phoenix"]),
        shun=Side(discard=["jaki"]),
        field=[TITAN],
    )
    t.ikki.play("ikki-common")
    t.pending("main-phase", "ikki")
    assert t.ikki.hand == ["oko"]
