"""Marina Generals, the Pillars that they guard, and Libra Weapons (5.1.4.b)."""

from typing import Any

import pytest

from pioche.games.seiya import Config, new
from tests.scenario import Factory, Scenario, Seat, Side, packet, rule

BOXES = ("asgard", "poseidon")
SHURA = "shura-du-capricorne"  # 3 Force, neither Hero nor Marina
OCEANS = (
    "atlantique-nord", "atlantique-sud", "arctique", "antarctique", "indien", "pacifique-sud", "pacifique-nord",
)  # fmt: skip
GUARDIANS = dict(
    zip(
        (
            "kanon-du-dragon-des-mers", "sorento-de-la-sirene-malefique", "isaak-du-kraken", "kassa-des-lyumnades",
            "krishna-de-chrysaor", "io-de-scylla", "bian-de-l-hippocampe",
        ),
        OCEANS,
        strict=True,
    )
)  # fmt: skip
HELPERS = dict(
    zip(
        OCEANS,
        (
            "soldat-marina-4", "jabu-de-la-licorne", "hyoga-verycommon", "ikki-verycommon", "shiryu-verycommon",
            "shun-verycommon", "seiya-verycommon",
        ),
        strict=True,
    )
)  # fmt: skip


def pillar(ocean: str) -> str:
    return f"pilier-de-l-ocean-{ocean}"


def each_pillar(*places: int) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "ocean",
        [
            pytest.param(ocean, marks=rule(*(f"seiya:pilier:{pillar(ocean)}:{place}" for place in places)))
            for ocean in OCEANS
        ],
    )


def win(player: Seat, slug: str) -> None:
    """Overcome a card by Force with as few cards as possible."""
    player.acquire(slug, "force")
    while player.scenario.decision.ask == "choose-fighters":
        player.choose("done" if "done" in player.options else player.options[0])


def revealed(t: Scenario) -> list[str]:
    return t.slugs("pillars")


# Setting up


@rule("seiya:classic:4:17", "seiya:classic:4:18")
def test_pillars_and_weapons_lie_ready() -> None:
    game = new(Config(asgard=True, poseidon=True), 1)
    assert len(game.cards_in("pillars-aside")) == 7
    assert game.cards_in("pillars") == ()
    assert game.counters["weapons"] == 6
    assert game.counters["weapons/0"] == game.counters["weapons/1"] == 0
    game = new(Config(asgard=True), 1)
    assert game.cards_in("pillars-aside") == ()
    assert "weapons" not in game.counters


# Generals


@rule(
    "seiya:classic:5.1.4.b:1", "seiya:classic:5.1.4.b:2", "seiya:classic:5.1.4.b:6", "seiya:glossary:pilier:2",
    "seiya:glossary:jeton-arme-de-la-balance:1",
)  # fmt: skip
@pytest.mark.parametrize("general", GUARDIANS)
def test_who_acquires_a_general_reveals_his_pillar_and_takes_a_weapon(table: Factory, general: str) -> None:
    t = table(seiya=Side(hand=[SHURA] * 4, weapons=1), field=[general, "jaki"], boxes=BOXES)
    for _ in range(4):
        t.seiya.play(SHURA, general)
    assert revealed(t) == []
    win(t.seiya, general)
    assert revealed(t) == [pillar(GUARDIANS[general])]
    assert len(t.slugs("pillars-aside")) == 6
    assert (t.seiya.weapons, t.shun.weapons) == (2, 0)


@rule("seiya:classic:5.1.4.b:1", "seiya:classic:5.1.4.b:6")
def test_another_marina_guards_no_pillar_and_brings_no_weapon(table: Factory) -> None:
    t = table(seiya=Side(hand=[SHURA] * 2), field=["thetis-de-la-sirene-marine", "jaki"], boxes=BOXES)
    t.seiya.play(SHURA, "thetis-de-la-sirene-marine").play(SHURA, "thetis-de-la-sirene-marine")
    win(t.seiya, "thetis-de-la-sirene-marine")
    assert revealed(t) == []
    assert t.seiya.weapons == 0


@rule("seiya:classic:5.1.4.b:2", "seiya:glossary:pilier:2")
def test_a_pillar_that_was_destroyed_does_not_come_back(table: Factory) -> None:
    general, slug = "io-de-scylla", pillar("pacifique-sud")
    t = table(seiya=Side(hand=[SHURA] * 7), field=[general, "jaki"], pillars=[slug], boxes=BOXES)
    for _ in range(4):
        t.seiya.play(SHURA, slug)
    win(t.seiya, slug)
    for _ in range(3):
        t.seiya.play(SHURA, general)
    win(t.seiya, general)
    assert revealed(t) == []
    assert t.seiya.trophies == [slug]
    assert t.seiya.weapons == 1


@rule("seiya:classic:5.1.4.b:6", "seiya:glossary:jeton-arme-de-la-balance:1")
def test_there_are_no_more_than_six_weapons(table: Factory) -> None:
    general = "io-de-scylla"
    t = table(seiya=Side(hand=[SHURA] * 3), shun=Side(weapons=6), field=[general, "jaki"], boxes=BOXES)
    for _ in range(3):
        t.seiya.play(SHURA, general)
    win(t.seiya, general)
    assert revealed(t) == [pillar("pacifique-sud")]
    assert (t.seiya.weapons, t.shun.weapons) == (0, 6)
    t = table(seiya=Side(hand=[SHURA] * 3), shun=Side(weapons=5), field=[general, "jaki"], boxes=BOXES)
    for _ in range(3):
        t.seiya.play(SHURA, general)
    win(t.seiya, general)
    assert (t.seiya.weapons, t.shun.weapons) == (1, 5), "the last one"


# Pillars


@each_pillar(1)
def test_ten_force_destroy_a_pillar(table: Factory, ocean: str) -> None:
    slug = pillar(ocean)
    t = table(seiya=Side(hand=[SHURA] * 3 + ["oko", "jaki"]), field=["spica"], pillars=[slug], boxes=BOXES)
    for _ in range(3):
        t.seiya.play(SHURA, slug)
    assert not t.seiya.can_acquire(slug, "force"), "nine are too few"
    t.seiya.play("jaki", "spica")
    assert not t.seiya.can_acquire(slug, "force"), "only who faces it counts"
    t.seiya.play("oko", slug)
    assert not t.seiya.can_acquire(slug, "cosmos")
    win(t.seiya, slug)
    assert t.seiya.trophies == [slug]
    assert sorted(t.seiya.discard) == ["oko", *[SHURA] * 3]
    assert t.seiya.played == ["jaki"]


@rule(
    "seiya:classic:5.1.4.b:3", "seiya:classic:5.1.4.b:4", "seiya:classic:5.1.4.b:5", "seiya:glossary:pilier:1",
    "seiya:glossary:pilier:3", "seiya:glossary:pilier:4",
)  # fmt: skip
def test_any_player_may_destroy_a_revealed_pillar_and_keeps_it(table: Factory) -> None:
    general, slug = "io-de-scylla", pillar("pacifique-sud")
    t = table(
        seiya=Side(hand=[SHURA] * 3, draw=packet("seiya", count=5)),
        shun=Side(hand=[SHURA] * 4, draw=packet("shun", count=5)),
        field=[general, "jaki"],
        boxes=BOXES,
    )
    t.answer(0, ["play:" + SHURA])
    t.pending("choose-to-face", "seiya")
    assert not t.seiya.can_choose(slug), "it is not revealed yet"
    t.seiya.choose(general).play(SHURA, general).play(SHURA, general)
    win(t.seiya, general)
    t.seiya.end_turn()
    before = t.shun.score, t.seiya.score
    for _ in range(4):
        t.shun.play(SHURA, slug)
    win(t.shun, slug)
    assert (t.shun.trophies, t.seiya.trophies) == ([slug], [])
    assert revealed(t) == []
    assert not t.shun.discard.count(slug)
    assert (t.shun.score, t.seiya.score) == (before[0] + 2, before[1])


@each_pillar(2)
def test_helpers_have_one_more_force_against_a_pillar(table: Factory, ocean: str) -> None:
    slug, helper = pillar(ocean), HELPERS[ocean]
    t = table(seiya=Side(hand=[SHURA, SHURA, helper, helper, helper]), field=["oko"], pillars=[slug], boxes=BOXES)
    t.seiya.play(SHURA, slug).play(helper, "oko")
    assert t.seiya.force_of(helper) == 1, "only against the Pillar"
    t.seiya.play(helper, slug).play(SHURA, slug)
    assert [t.game.number("force", ref) for ref in t.game.cards_in("play", 0)] == [3, 1, 2, 3], "only they"
    assert not t.seiya.can_acquire(slug, "force"), "3 + 3 + 2"
    t.seiya.play(helper, slug)
    win(t.seiya, slug)
    assert t.seiya.trophies == [slug]


SCORES = [
    # Pillar, what the player has, the PV of the Pillar
    ("atlantique-nord", {}, 2),
    ("atlantique-nord", {"hand": ["soldat-marina-1"], "frozen": ["io-de-scylla"], "discard": ["oko"]}, 4),
    ("atlantique-nord", {"destroyed": ["soldat-marina-1"]}, 2),
    ("atlantique-sud", {"hand": ["jabu-de-la-licorne"] * 2, "guard": ["ichi-de-l-hydre"]}, 4),
    ("atlantique-sud", {"hand": ["seiya-verycommon"], "draw": ["oko"]}, 2),
    ("atlantique-sud", {"hand": ["seiya-common", "seiya-uncommon-poseidon"], "wounded": ["shun-common"]}, 4),
    ("arctique", {"wounded": ["oko"], "frozen": ["armure-du-lion"]}, 4),
    ("arctique", {"wounded": ["oko"]}, 2),
    ("antarctique", {"destroyed": ["seiya-common", "mu-du-belier", "seiya-verycommon"], "hand": [SHURA]}, 4),
    ("indien", {"wounded": ["oko"] * 3, "frozen": ["jaki", "spica"]}, 5),
    ("indien", {"wounded": ["oko"] * 4, "frozen": ["armure-du-lion"]}, 2),
    ("pacifique-sud", {"hand": ["armure-du-lion"], "frozen": ["armure-du-sagittaire"], "draw": [SHURA]}, 4),
    ("pacifique-sud", {"hand": ["armure-de-pegase"], "destroyed": ["armure-du-lion"]}, 2),
    ("pacifique-nord", {"hand": ["athena"], "discard": ["athena", SHURA]}, 4),
    ("pacifique-nord", {"destroyed": ["athena"], "relics": ["balmung"]}, 2),
]


@pytest.mark.parametrize(
    ("ocean", "cards", "points"),
    [pytest.param(*row, marks=rule(f"seiya:pilier:{pillar(row[0])}:3")) for row in SCORES],
)
def test_what_a_pillar_is_worth(table: Factory, ocean: str, cards: dict[str, Any], points: int) -> None:
    other = Side(wounded=["leda"])
    without = table(seiya=Side(**cards), shun=other, boxes=BOXES)
    t = table(seiya=Side(**cards, trophies=[pillar(ocean)]), shun=other, boxes=BOXES)
    assert t.seiya.score - without.seiya.score == points
    assert t.shun.score == without.shun.score


@rule("seiya:pilier:pilier-de-l-ocean-arctique:3")
def test_the_arctic_pillar_counts_players_and_a_tie_brings_nothing(table: Factory) -> None:
    arctic = [pillar("arctique")]
    t = table(seiya=Side(trophies=arctic, wounded=["oko"]), shun=Side(), ikki=Side(), hyoga=Side(), boxes=BOXES)
    assert t.seiya.score == 1 + 2 + 4
    t = table(seiya=Side(trophies=arctic, wounded=["oko"]), shun=Side(frozen=["oko"]), ikki=Side(), boxes=BOXES)
    assert t.seiya.score == 1 + 2


# Weapons


@rule("seiya:classic:5.1.4.b:7", "seiya:classic:5.1.4.b:8", "seiya:glossary:jeton-arme-de-la-balance:3")
def test_a_weapon_gives_four_force_to_a_hero_who_faces_a_pillar_once_each(table: Factory) -> None:
    slug = pillar("arctique")
    t = table(
        seiya=Side(hand=["seiya-verycommon", "seiya-common", "seiya-verycommon", "oko"], weapons=3),
        field=["spica", "jaki"],
        pillars=[slug],
        boxes=BOXES,
    )
    t.seiya.play("seiya-common", "spica").play("oko", slug)
    assert not t.seiya.can_arm("seiya-common"), "he faces no Pillar"
    assert not t.seiya.can_arm("oko"), "he is no Hero"
    t.seiya.play("seiya-verycommon", slug).arm("seiya-verycommon")
    assert t.seiya.force_of("seiya-verycommon") == 5
    assert t.seiya.weapons == 2
    assert [event.seat for event in t.events("affect")] == [0]
    assert t.game.counters["weapons"] == 4, "a Weapon that was used is there to be taken again"
    assert not t.seiya.can_arm("seiya-verycommon"), "one for each Hero"
    t.seiya.play("seiya-verycommon", slug)
    assert not t.seiya.can_acquire(slug, "force"), "1 + 5 + 1"
    t.seiya.arm("seiya-verycommon")
    win(t.seiya, slug)
    assert (t.seiya.trophies, t.seiya.weapons) == ([slug], 1)


@rule("seiya:classic:5.1.2:3", "seiya:glossary:pilier:2")
@pytest.mark.parametrize("revealed", [True, False])
def test_a_character_can_be_played_against_a_pillar_where_the_field_is_empty(table: Factory, revealed: bool) -> None:
    slug = pillar("arctique")
    t = table(seiya=Side(hand=["seiya-verycommon"]), field=[], pillars=[slug] if revealed else [], boxes=BOXES)
    assert t.seiya.can_play("seiya-verycommon") is revealed


@rule("seiya:classic:5.1.4.b:7")
def test_without_a_weapon_nobody_is_armed(table: Factory) -> None:
    slug = pillar("arctique")
    t = table(seiya=Side(hand=["seiya-verycommon"]), shun=Side(weapons=1), field=["spica"], pillars=[slug], boxes=BOXES)
    t.seiya.play("seiya-verycommon", slug)
    assert not t.seiya.can_arm("seiya-verycommon")
