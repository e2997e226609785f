"""The Épopées of Hadès."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.games.seiya import Config, new
from pioche.games.seiya.card import EPIC_TYPE, Apparition
from pioche.games.seiya.cards import ALL, hades_epics
from pioche.games.seiya.tokens import GainTokens
from pioche.games.seiya.vocabulary import armour, character
from pioche.kernel.cards.query import Fixed
from pioche.kernel.state.game import Game
from tests.rules.seiya.hades import FOUR, hades, styx
from tests.scenario import Factory, Scenario, Side, rule

BOXES = {"asgard": True, "poseidon": True}
OURS = {card.slug for card in hades_epics.CARDS}
OLDER = {card.slug for card in ALL if card.type == EPIC_TYPE} - OURS
DURATIONS = {
    "eveil-des-spectres": 3, "grande-eclipse": 3, "douze-heures-de-vie": 2, "exclamation-d-athena": 2,
    "devant-le-mur": 3, "requiem-d-orphee": 2, "sacrifice-d-athena": 2, "ame-la-plus-pure": 3, "chute-des-dieux": 3,
}  # fmt: skip
FLAME = "mu-du-belier"  # in the sixth slot it leaves the field in upkeep, and a Flame goes out
SEIYA = "seiya-verycommon"  # 1 Force, a Saint
RHADAMANTHE, SAGA = "rhadamanthe-de-la-wyverne", "saga-des-gemeaux-renegat"
CHARON, ROCK = "charon-de-l-acheron", "rock-du-golem"
EVEIL, FIFTH, SIXTH = "sens-eveil", "sens-cinquieme-sens", "sens-sixieme-sens"


def during(table: Factory, slug: str, **given: Any) -> Scenario:
    return hades(table, epic=slug, **given)


def ending(table: Factory, slug: str, **given: Any) -> Scenario:
    """Seiya's upkeep puts the last hourglass on an Épopée."""
    t = during(table, slug, hourglasses=DURATIONS[slug] - 1, field={6: FLAME}, epics=["doutes"], **given)
    t.seiya.end_turn()
    return t


def epics(game: Game) -> set[str]:
    definitions = game.rules.catalogue.definitions
    return {
        definitions[game.cards[ref].definition].slug for zone in ("epic", "epics") for ref in game.cards_in(zone)
    }  # fmt: skip


@rule("hades:epopees:1", "hades:epopees:2")
def test_the_nine_need_hades_and_are_shuffled_with_the_older_ones() -> None:
    assert len(OURS) == 9
    assert epics(new(Config(**BOXES, hades=True, epics=True), 1)) == OURS | OLDER
    assert epics(new(Config(**BOXES, epics=True), 1)) == OLDER
    assert epics(new(Config(**BOXES, hades=True), 1)) == set()


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=rule(f"seiya:epopee:{slug}:1")) for slug in DURATIONS])
def test_how_long_an_epic_lasts(table: Factory, slug: str) -> None:
    field = ["jaki"] + [FLAME] * 5
    t = during(table, slug, seiya=Side(pawn=1), shun=Side(pawn=1), field=field, epics=["doutes"])
    for _ in range(DURATIONS[slug] - 1):
        getattr(t, t.active).end_turn()
    assert t.slugs("epic") == ["epopee-" + slug]
    getattr(t, t.active).end_turn()
    assert t.slugs("epic") == ["epopee-doutes"]


# L'Éveil des 108 Spectres


@rule("seiya:epopee:eveil-des-spectres:2")
def test_every_card_put_into_the_enfers_is_revealed(table: Factory) -> None:
    herald = styx("herald", Apparition(GainTokens(Fixed(1))))
    for epic, enfers, veiled in (
        ("eveil-des-spectres", {1: "herald", 2: "crow", 3: "bone", 4: "ash"}, {}),
        ("doutes", {}, {1: "herald", 2: "crow", 3: "bone", 4: "ash"}),
    ):
        t = during(table, epic, styx=["herald", "crow", "bone", "ash"], cards=(herald,), gate=2)
        t.seiya.end_turn()
        assert (t.enfers, t.veiled) == (enfers, veiled)
        assert t.seiya.tokens == len(enfers) // 4, "with its Apparition"


@rule("seiya:epopee:eveil-des-spectres:2")
def test_when_it_comes_the_cards_there_are_revealed_from_the_gate_to_elysion(table: Factory) -> None:
    t = during(
        table, "doutes", hourglasses=2, field={6: FLAME}, epics=["eveil-des-spectres"], veiled=FOUR, gate=4,
    )  # fmt: skip
    t.seiya.end_turn()
    assert (t.enfers, t.veiled) == (FOUR, {})
    assert [event.place for event in t.events("appear")] == [4, 3, 2, 1]


@rule("seiya:epopee:eveil-des-spectres:2")
def test_as_the_first_of_a_game_it_reveals_them_before_the_first_turn() -> None:
    games = [new(Config(**BOXES, hades=True, epics=True), seed) for seed in range(60)]
    revealing = [game for game in games if "epopee-eveil-des-spectres" in slugs_of(game, "epic")]
    assert revealing
    for game in games:
        assert (len(game.cards_in("enfers")) > 0) is (game in revealing)
    settled = [game for game in revealing if game.counters["turn"]]
    assert settled
    for game in settled:
        assert (len(game.cards_in("veiled")), len(game.cards_in("enfers"))) == (0, 4)


def slugs_of(game: Game, zone: str) -> list[str]:
    return [game.rules.catalogue.definitions[game.cards[ref].definition].slug for ref in game.cards_in(zone)]


# La Grande Éclipse


@rule("seiya:epopee:grande-eclipse:2")
def test_who_has_three_cosmos_has_one_less(table: Factory) -> None:
    cards = tuple(
        character(slug, "000", slug.capitalize(), "common", cosmos=cosmos)
        for slug, cosmos in (("dim", 2), ("bright", 3), ("brighter", 4))
    )
    crown = armour("crown", "000", "Crown", "rare", classes=("Armure",), cosmos=3)
    side = Side(hand=["dim", "bright", "brighter"], armour="crown")
    t = during(table, "grande-eclipse", seiya=side, cards=(*cards, crown))
    t.seiya.play("dim").play("bright").play("brighter")
    assert [t.seiya.cosmos_of(slug) for slug in ("dim", "bright", "brighter")] == [2, 2, 3]
    assert t.number("cosmos", "crown", "armour") == 3, "no Character"


@rule("seiya:epopee:grande-eclipse:3")
def test_when_the_eclipse_ends_all_sens_turn_active_but_not_the_eveil(table: Factory) -> None:
    tired = Side(senses=[FIFTH, SIXTH], inactive=[EVEIL, FIFTH, SIXTH])
    t = ending(table, "grande-eclipse", seiya=Side(), shun=tired)
    assert t.shun.senses == {EVEIL: False, FIFTH: True, SIXTH: True}


# Douze heures de vie


@rule("seiya:epopee:douze-heures-de-vie:2")
def test_renegades_and_judges_of_the_enfers_are_cheaper(table: Factory) -> None:
    weak = styx("weak", classes=("Spectre", "Juge"), cost=2)
    t = during(
        table, "douze-heures-de-vie", seiya=Side(entrave=[SAGA]), cards=(weak,),
        enfers={2: RHADAMANTHE, 3: SAGA, 4: "weak", 5: ROCK},
    )  # fmt: skip
    assert [t.number("cost_force", slug, "enfers") for slug in (RHADAMANTHE, SAGA, "weak", ROCK)] == [7, 6, 1, 5]
    assert t.number("cost_force", SAGA, "entrave") == 8


# L'Exclamation d'Athéna


SQUIRE = character("squire", "000", "Squire", "common", classes=("Chevalier de Bronze",), force=1)


@rule("seiya:epopee:exclamation-d-athena:2")
def test_three_saints_together_fight_for_two_force_less(table: Factory) -> None:
    """The three Force that they have are enough for 5, not for 6, on the field, in the Enfers and in the pile."""
    foes = {"field": "knight", "enfers": "fiend", "entrave": "fiend"}
    for zone, slug in foes.items():
        for hand, cost, enough in (
            (["squire"] * 3, 5, True), (["squire"] * 3, 6, False), (["squire", "squire", SEIYA], 5, False),
        ):  # fmt: skip
            knight = character("knight", "000", "Knight", "common", cost_force=cost, cost_cosmos=5)
            pile = ["fiend"] if zone == "entrave" else []
            t = during(
                table, "exclamation-d-athena", seiya=Side(hand=hand, pawn=4, entrave=pile),
                cards=(knight, SQUIRE, styx("fiend", cost=cost)), field=["knight"],
                enfers={5: "fiend"} if zone == "enfers" else {},
            )  # fmt: skip
            for card in hand:
                t.seiya.play(card, slug)
            assert t.seiya.can_acquire(slug, "force") is enough
            assert not t.seiya.can_acquire(slug, "cosmos")


@rule("seiya:epopee:exclamation-d-athena:2")
def test_with_fewer_saints_among_the_fighters_the_full_cost_is_asked(table: Factory) -> None:
    knight = character("knight", "000", "Knight", "common", cost_force=2)
    t = during(
        table, "exclamation-d-athena", seiya=Side(hand=["squire"] * 3 + [SEIYA]), cards=(knight, SQUIRE),
        field=["knight"],
    )  # fmt: skip
    for card in ("squire", "squire", "squire", SEIYA):
        t.seiya.play(card, "knight")
    t.seiya.choose("acquire:knight@1:force").choose("squire")
    assert "done" not in t.seiya.options, "one alone pays 2, as printed"
    t.seiya.choose(SEIYA).choose("done")
    assert t.seiya.discard == ["knight", "squire", SEIYA]


# Devant le Mur des Lamentations


@rule("seiya:epopee:devant-le-mur:2")
def test_no_pawn_enters_elysion(table: Factory) -> None:
    t = during(table, "devant-le-mur", seiya=Side(hand=["dague-doree"], pawn=3))
    t.seiya.play("dague-doree").use("dague-doree")
    t.pending("main-phase")
    assert t.seiya.pawn == 2, "no further"
    for slug in ("seika", "shaka-de-la-vierge-hades", "dague-doree"):
        t = during(table, "devant-le-mur", seiya=Side(hand=[slug], pawn=2))
        t.seiya.play(slug)
        assert t.seiya.can_activate(slug) is (slug == "seika"), "toward the Gate she can"


@rule("seiya:epopee:devant-le-mur:3")
def test_when_it_ends_each_pawn_may_advance(table: Factory) -> None:
    """Until another Épopée replaces it, its own effect holds (5.1.1): nobody enters Élysion yet."""
    t = ending(table, "devant-le-mur", seiya=Side(pawn=4), shun=Side(pawn=3), ikki=Side(pawn=2))
    t.pending("use-effect", "seiya")
    t.seiya.accept()
    t.pending("use-effect", "shun")
    t.shun.decline()
    t.pending("main-phase")
    assert (t.seiya.pawn, t.shun.pawn, t.ikki.pawn) == (3, 3, 2)


# Le Requiem d'Orphée


@rule("seiya:epopee:requiem-d-orphee:2")
def test_entrave_effects_do_nothing(table: Factory) -> None:
    """What is forbidden, what changes numbers, what comes at the start of a turn; the PV still count."""
    for epic, heard in (("requiem-d-orphee", False), ("doutes", True)):
        t = during(
            table, epic, seiya=Side(hand=[SEIYA], entrave=["hades"]), shun=Side(entrave=[CHARON]),
            ikki=Side(souls=2, entrave=["valentine-de-la-harpie"]), enfers={4: "hades", 5: "ash"},
        )  # fmt: skip
        t.seiya.play(SEIYA, "ash")
        assert t.seiya.force_of(SEIYA) == (0 if heard else 1)
        assert t.number("cost_force", "ash", "enfers") == 3, "effects of the Enfers go on"
        t.seiya.end_turn()
        t.shun.end_turn()
        assert t.ikki.souls == (1 if heard else 2)
        assert t.ikki.score == -3


@rule("seiya:epopee:requiem-d-orphee:2")
def test_during_the_requiem_charon_gives_his_souls(table: Factory) -> None:
    t = during(table, "requiem-d-orphee", seiya=Side(hand=["champion"], entrave=[CHARON]))
    t.seiya.play("champion", CHARON).acquire(CHARON, "force", using=())
    assert t.seiya.souls == 3


# Le Sacrifice d'Athéna


@rule("seiya:epopee:sacrifice-d-athena:2")
def test_at_the_end_of_the_own_turn_a_card_may_be_destroyed_for_two_souls(table: Factory) -> None:
    t = during(table, "sacrifice-d-athena", seiya=Side(hand=["jaki", "oko"]), shun=Side(hand=["kiki", "oko"]))
    t.seiya.end_turn()
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["jaki", "no", "oko"]
    t.seiya.choose("oko")
    assert (t.seiya.destroyed, t.seiya.souls, t.seiya.hand) == (["oko"], 2, ["jaki"])
    t.shun.end_turn()
    t.pending("choose-destroy", "shun")
    t.shun.decline()
    assert (t.shun.destroyed, t.shun.souls) == ([], 0)


# L'Âme la plus pure


@rule("seiya:epopee:ame-la-plus-pure:2")
def test_who_has_five_souls_cannot_hamper(table: Factory) -> None:
    kanon = "kanon-des-gemeaux"
    for souls, able in ((4, True), (5, False)):
        given = Side(hand=[kanon, "surplis-d-hades"], souls=souls, entrave=["bone"])
        t = during(table, "ame-la-plus-pure", seiya=given, shun=Side(souls=5 - able), enfers={5: "ash"})
        assert ("bind:ash@enfers/5" in t.seiya.options) is able
        t.seiya.play("surplis-d-hades").play(kanon, "kiki")
        assert t.seiya.can_activate("surplis-d-hades") is able
        assert t.seiya.can_activate(kanon) is able


@rule("seiya:epopee:ame-la-plus-pure:2")
def test_what_leaves_through_the_gate_hampers_all_the_same(table: Factory) -> None:
    t = during(table, "ame-la-plus-pure", seiya=Side(souls=9), veiled=FOUR, enfers={5: "ember"})
    t.seiya.end_turn()
    assert t.seiya.entrave == ["ember"]


@rule("seiya:epopee:ame-la-plus-pure:3")
def test_the_most_souls_are_worth_three_points_unless_shared(table: Factory) -> None:
    for souls, scores in (((2, 1, 0), (3, 0, 0)), ((2, 2, 1), (0, 0, 0))):
        seiya, shun, ikki = (Side(souls=number) for number in souls)
        t = during(table, "ame-la-plus-pure", seiya=seiya, shun=shun, ikki=ikki)
        assert (t.seiya.score, t.shun.score, t.ikki.score) == scores
    t = hades(table, seiya=Side(souls=2), epics=["ame-la-plus-pure"], epic="doutes")
    assert t.seiya.score == 0, "only while it is the one revealed"


# La Chute des Dieux


@rule("seiya:epopee:chute-des-dieux:2")
def test_the_great_of_the_enfers_are_cheaper(table: Factory) -> None:
    god, light = styx("god", grade=4, cost=6), styx("light", grade=6, cost=1)
    t = during(
        table, "chute-des-dieux", seiya=Side(entrave=["god"]), cards=(god, light),
        enfers={3: "god", 4: "light", 5: CHARON},
    )  # fmt: skip
    assert [t.number("cost_force", slug, "enfers") for slug in ("god", "light", CHARON)] == [5, 1, 6]
    assert t.number("cost_force", "god", "entrave") == 6


@rule("seiya:epopee:chute-des-dieux:3", "hades:fin-de-partie:7")
def test_each_of_the_great_annihilated_is_worth_a_point(table: Factory) -> None:
    cards = (styx("god", grade=4, pv=0), styx("judge", grade=5, pv=0), styx("guard", grade=3, pv=0))
    given = {"seiya": Side(neant=["god", "judge", "guard"]), "shun": Side(neant=["guard"]), "cards": cards}
    t = during(table, "chute-des-dieux", **given)
    assert (t.seiya.score, t.shun.score) == (2, 0)
    t = during(table, "doutes", **given)
    assert t.seiya.score == 0
