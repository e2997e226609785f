"""The Spectres who guard the ways of the Enfers, and Cerbère."""

from __future__ import annotations

import pytest

from pioche.games.seiya.cards import styx_gods, styx_spectres
from pioche.games.seiya.pawns import MovePawn
from pioche.kernel.cards.query import Anything
from pioche.kernel.cards.rule import When
from pioche.kernel.state.catalogue import Static
from tests.rules.seiya.hades import BOXES, styx
from tests.rules.seiya.styx import CARDS, FIELD, GIANT, SEIYA, appearing, fought, hampered, profile
from tests.scenario import Factory, Side, rule

BY_SLUG = {card.slug: card for card in styx_spectres.CARDS}
SPECTRE = ("Spectre",)
PROFILES = {
    "charon-de-l-acheron": ("045", "Charon de l'Achéron", SPECTRE, 1, 6, 3, 3, 5, 3, "rulebook"),
    "pharaon-du-sphinx": ("046", "Pharaon du Sphinx", SPECTRE, 1, 6, 3, 3, 5, 2, "rulebook"),
    "rune-du-balrog": ("047", "Rune du Balrog", SPECTRE, 1, 6, 3, 3, 5, 2, "original"),
    "cerbere": ("048", "Cerbère", (), 1, 7, 3, 3, 5, 1, "original"),
    "rock-du-golem": ("049", "Rock du Golem", SPECTRE, 2, 5, 2, 2, 4, 1, "rulebook"),
    "ivan-du-troll": ("050", "Ivan du Troll", SPECTRE, 2, 4, 2, 2, 4, 1, "original"),
    "queen-de-l-alraune": ("051", "Queen de l'Alraune", SPECTRE, 2, 6, 3, 3, 5, 2, "rulebook"),
    "zelos-de-la-grenouille": ("052", "Zelos de la Grenouille", SPECTRE, 2, 4, 2, 2, 3, 1, "rulebook"),
    "gordon-du-minotaure": ("053", "Gordon du Minotaure", SPECTRE, 2, 6, 3, 3, 5, 2, "original"),
    "sylphide-du-basilic": ("054", "Sylphide du Basilic", SPECTRE, 2, 5, 3, 3, 5, 1, "original"),
}


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=rule(f"seiya:card:{slug}:0")) for slug in PROFILES])
def test_the_profile_is_the_one_of_the_table(slug: str) -> None:
    assert profile(BY_SLUG[slug]) == PROFILES[slug]


def test_gods_and_spectres_are_numbered_without_a_gap() -> None:
    numbers = [card.number for card in (*styx_gods.CARDS, *styx_spectres.CARDS)]
    assert numbers == [f"{number:03}" for number in range(32, 55)]
    assert BY_SLUG.keys() == PROFILES.keys()


# Charon


@rule("seiya:card:charon-de-l-acheron:1")
def test_who_annihilates_charon_may_move_toward_elysion(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[GIANT] * 2, pawn=4), veiled={3: "ash"}, enfers={5: "charon-de-l-acheron"}, cards=CARDS,
        boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(GIANT, "charon-de-l-acheron").play(GIANT, "charon-de-l-acheron")
    t.seiya.acquire("charon-de-l-acheron", "force").accept()
    assert t.seiya.pawn == 3
    assert t.enfers == {3: "ash"}
    assert t.seiya.souls == 3


@rule("seiya:card:charon-de-l-acheron:1")
def test_the_pawn_may_stay(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[GIANT] * 2, pawn=4), enfers={5: "charon-de-l-acheron"}, cards=CARDS, boxes=BOXES, field=FIELD
    )
    t.seiya.play(GIANT, "charon-de-l-acheron").play(GIANT, "charon-de-l-acheron")
    t.seiya.acquire("charon-de-l-acheron", "force").decline()
    assert t.seiya.pawn == 4


@rule("seiya:card:charon-de-l-acheron:1")
def test_at_elysion_charon_leads_nowhere(table: Factory) -> None:
    t = fought(table, "charon-de-l-acheron")
    t.pending("main-phase")
    assert t.seiya.pawn == 1


@rule("seiya:card:charon-de-l-acheron:2", "hades:precisions:8")
def test_hampered_by_charon_no_souls_are_gained_not_even_his_own(table: Factory) -> None:
    t = hampered(
        table, "charon-de-l-acheron", Side(hand=[GIANT] * 3, pawn=1), shun=Side(hand=[GIANT]),
        enfers={4: "ash", 5: "bone"},
    )  # fmt: skip
    t.seiya.play(GIANT, "ash").acquire("ash", "force")
    assert t.seiya.neant == ["ash"]
    assert t.seiya.souls == 0
    t.seiya.play(GIANT, "charon-de-l-acheron").play(GIANT, "charon-de-l-acheron")
    t.seiya.acquire("charon-de-l-acheron", "force")
    assert t.seiya.entrave == []
    assert t.seiya.souls == 0
    t.seiya.end_turn()
    t.shun.play(GIANT, "bone").acquire("bone", "force", using=())
    assert t.shun.souls == 1


# Pharaon


@rule("seiya:card:pharaon-du-sphinx:1")
def test_when_pharaon_appears_whoever_has_most_souls_loses_two(table: Factory) -> None:
    t = appearing(
        table, "pharaon-du-sphinx", seiya=Side(souls=1), shun=Side(souls=4), ikki=Side(souls=3)
    )  # the guide gives Seiya one more when all is done
    t.seiya.choose("space/4")
    assert (t.seiya.souls, t.shun.souls, t.ikki.souls) == (2, 2, 3)


@rule("seiya:card:pharaon-du-sphinx:1", "hades:precisions:34", "hades:precisions:35")
def test_pharaon_takes_what_there_is_and_nothing_on_a_tie(table: Factory) -> None:
    t = appearing(table, "pharaon-du-sphinx", shun=Side(souls=1), ikki=Side())
    t.seiya.choose("space/4")
    assert t.shun.souls == 0
    t = appearing(table, "pharaon-du-sphinx", seiya=Side(souls=1), shun=Side(souls=4), ikki=Side(souls=4))
    t.seiya.choose("space/4")
    assert (t.seiya.souls, t.shun.souls, t.ikki.souls) == (2, 4, 4)


# Rune


@rule("seiya:card:rune-du-balrog:1", "hades:precisions:37")
def test_when_rune_appears_whoever_has_most_cards_destroyed_gets_a_token_of_minus_one(table: Factory) -> None:
    t = appearing(table, "rune-du-balrog", seiya=Side(destroyed=["oko"]), shun=Side(destroyed=["oko", "jaki"]))
    t.seiya.choose("space/4")
    assert (t.seiya.tokens, t.shun.tokens) == (0, -1)


@rule("seiya:card:rune-du-balrog:1")
def test_on_a_tie_rune_blames_nobody(table: Factory) -> None:
    t = appearing(table, "rune-du-balrog", seiya=Side(destroyed=["oko"]), shun=Side(destroyed=["jaki"]), ikki=Side())
    t.seiya.choose("space/4")
    assert (t.seiya.tokens, t.shun.tokens, t.ikki.tokens) == (0, 0, 0)


@rule("seiya:card:rune-du-balrog:2")
def test_hampered_by_rune_nobody_uses_a_technique(table: Factory) -> None:
    t = hampered(table, "rune-du-balrog", Side(discard=[SEIYA], energy=1), shun=Side())
    assert not t.seiya.can_use_technique("meteores-de-pegase")
    free = table(
        seiya=Side(discard=[SEIYA], energy=1), shun=Side(entrave=["rune-du-balrog"]), cards=CARDS, boxes=BOXES,
        field=FIELD,
    )  # fmt: skip
    assert free.seiya.can_use_technique("meteores-de-pegase")


# Cerbère


@pytest.mark.parametrize(("slot", "start", "leaves"), [(5, 5, False), (4, 5, True), (5, 4, True)])
@rule("seiya:card:cerbere:1")
def test_cerbere_at_the_gate_lets_no_pawn_leave_its_space(table: Factory, slot: int, start: int, leaves: bool) -> None:
    """Seiya moves after shaking off a card that leads toward Élysion."""
    climb = styx("climb", Static(("entrave",), (When("release", Anything(), MovePawn(toward="elysion")),)))
    t = table(
        seiya=Side(hand=[GIANT], pawn=start, entrave=["climb", "ash"]), enfers={slot: "cerbere"},
        cards=(*CARDS, climb), boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(GIANT, "ash").acquire("ash", "force")
    assert t.seiya.entrave == ["climb"]
    assert t.seiya.pawn == start - leaves


@rule("seiya:card:cerbere:2")
def test_who_annihilates_cerbere_puts_two_tokens_on_the_gate(table: Factory) -> None:
    t = fought(table, "cerbere", enfers={4: "ash"})
    assert t.gate == 2
    t = table(
        seiya=Side(hand=[GIANT] * 3, pawn=1), enfers={4: "cerbere", 5: "ash"}, cards=CARDS, boxes=BOXES, field=FIELD
    )
    for _ in range(3):
        t.seiya.play(GIANT, "cerbere")
    t.seiya.acquire("cerbere", "force")
    assert t.gate == 0, "a card is there"


@rule("seiya:card:cerbere:3")
def test_hampered_by_cerbere_the_whole_hand_is_discarded_in_upkeep(table: Factory) -> None:
    t = hampered(
        table, "cerbere", Side(hand=["oko", "jaki"], draw=["cassios"] * 6), shun=Side(hand=["oko"], draw=["jaki"] * 6)
    )
    t.seiya.end_phase()
    assert t.active == "shun", "nothing is asked"
    assert sorted(t.seiya.discard) == ["jaki", "oko"]
    assert t.seiya.hand == ["cassios"] * 5
    t.shun.end_phase()
    t.pending("choose-upkeep", "shun")


# Rock


@rule("seiya:card:rock-du-golem:2")
def test_hampered_by_rock_four_characters_are_played_in_a_turn(table: Factory) -> None:
    t = hampered(
        table, "rock-du-golem", Side(hand=[*[SEIYA] * 6, "armure-du-lion"], draw=["jaki"] * 5),
        shun=Side(hand=["shun-verycommon"] * 5), field=["nachi-du-loup", "jaki"], reserve=["oko"] * 12,
    )  # fmt: skip
    t.seiya.play(SEIYA, "nachi-du-loup").play(SEIYA, "nachi-du-loup").play(SEIYA, "nachi-du-loup")
    t.seiya.acquire("nachi-du-loup", "force", using=())
    assert t.seiya.played == [], "those who have left count as well"
    t.seiya.play(SEIYA, "rock-du-golem")
    assert not t.seiya.can_play(SEIYA)
    assert t.seiya.can_play("armure-du-lion")
    t.seiya.end_turn()
    for _ in range(5):
        t.shun.play("shun-verycommon", "jaki")
    t.shun.end_turn()
    assert t.seiya.can_play(SEIYA), "a new turn"


@rule("seiya:card:rock-du-golem:2")
def test_hampered_by_rock_no_card_has_a_fifth_character_played(table: Factory) -> None:
    t = hampered(table, "rock-du-golem", Side(hand=[SEIYA] * 4, discard=[SEIYA], energy=1))
    for _ in range(3):
        t.seiya.play(SEIYA, "nachi-du-loup")
    assert t.seiya.can_use_technique("meteores-de-pegase")
    t.seiya.play(SEIYA, "nachi-du-loup")
    assert not t.seiya.can_use_technique("meteores-de-pegase")


# Ivan


@rule("seiya:card:ivan-du-troll:1")
def test_ivan_is_fought_by_three_characters_at_least(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[GIANT, GIANT, SEIYA], armour="robe-divine-alpha-dubhe", pawn=1), enfers={5: "ivan-du-troll"},
        cards=CARDS, boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(GIANT, "ivan-du-troll").play(GIANT, "ivan-du-troll")
    assert not t.seiya.can_acquire("ivan-du-troll", "force"), "two, and an Armour"
    t.seiya.play(SEIYA, "ivan-du-troll").acquire("ivan-du-troll", "force", using=[GIANT, GIANT, SEIYA])
    assert t.seiya.neant == ["ivan-du-troll"]


@rule("seiya:card:ivan-du-troll:2")
def test_hampered_by_ivan_the_weak_do_not_fight_in_the_enfers(table: Factory) -> None:
    t = hampered(
        table, "ivan-du-troll", Side(hand=[SEIYA, SEIYA, SEIYA, GIANT]), shun=Side(hand=["shun-verycommon"] * 2),
        enfers={5: "ash"},
    )  # fmt: skip
    t.seiya.play(SEIYA, "ash").play(SEIYA, "ash")
    assert not t.seiya.can_acquire("ash", "force")
    t.seiya.play(GIANT, "ash")
    assert t.seiya.can_acquire("ash", "force")
    t.seiya.play(SEIYA, "ivan-du-troll").end_turn()
    t.shun.play("shun-verycommon", "ash").play("shun-verycommon", "ash")
    assert t.shun.can_acquire("ash", "force")


@rule("seiya:card:ivan-du-troll:2")
def test_against_others_the_weak_fight_on(table: Factory) -> None:
    t = hampered(table, "ivan-du-troll", Side(hand=[SEIYA] * 7))
    for _ in range(3):
        t.seiya.play(SEIYA, "nachi-du-loup")
    for _ in range(4):
        t.seiya.play(SEIYA, "ivan-du-troll")
    assert t.seiya.can_acquire("nachi-du-loup", "force")
    assert t.seiya.can_acquire("ivan-du-troll", "force")


# Queen


@rule("seiya:card:queen-de-l-alraune:1")
def test_when_queen_appears_everybody_discards_a_hero(table: Factory) -> None:
    t = appearing(
        table, "queen-de-l-alraune", seiya=Side(hand=["seiya-common", "oko", "shun-common"]),
        shun=Side(hand=["shun-verycommon", "oko"]), ikki=Side(hand=["oko"]),
    )  # fmt: skip
    t.seiya.choose("space/4")
    t.pending("choose-discard", "seiya")
    assert t.seiya.options == ["seiya-common", "shun-common"]
    t.seiya.choose("shun-common")
    t.shun.choose("shun-verycommon")
    assert t.seiya.hand == ["seiya-common", "oko"]
    assert (t.shun.hand, t.ikki.hand) == (["oko"], ["oko"])


@rule("seiya:card:queen-de-l-alraune:2")
def test_hampered_by_queen_characters_of_the_field_cost_more_cosmos_in_the_own_turn(table: Factory) -> None:
    t = hampered(table, "queen-de-l-alraune", Side(), shun=Side(), field=["nachi-du-loup", "armure-du-lion", "jaki"])
    assert t.number("cost_cosmos", "nachi-du-loup") == 4
    assert t.number("cost_force", "nachi-du-loup") == 3
    assert t.number("cost_cosmos", "armure-du-lion") == 5
    assert t.number("cost_cosmos", "jaki") is None
    t.seiya.end_turn()
    assert t.number("cost_cosmos", "nachi-du-loup") == 3


# Zelos


@rule("seiya:card:zelos-de-la-grenouille:1")
def test_who_annihilates_zelos_may_remove_or_add_a_token(table: Factory) -> None:
    for option, gate in (("option/1", 1), ("option/2", 3)):
        t = table(
            seiya=Side(hand=[GIANT] * 2, pawn=1), enfers={4: "zelos-de-la-grenouille"}, gate=2, cards=CARDS,
            boxes=BOXES, field=FIELD,
        )  # fmt: skip
        t.seiya.play(GIANT, "zelos-de-la-grenouille").play(GIANT, "zelos-de-la-grenouille")
        t.seiya.acquire("zelos-de-la-grenouille", "force").accept()
        t.pending("choose-option", "seiya")
        t.seiya.choose(option)
        assert t.gate == gate


@rule("seiya:card:zelos-de-la-grenouille:1")
def test_the_gate_may_stay_as_it_is_and_bears_no_token_on_a_card(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[GIANT] * 4, pawn=1), enfers={4: "zelos-de-la-grenouille", 5: "ash"}, cards=CARDS,
        boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(GIANT, "zelos-de-la-grenouille").play(GIANT, "zelos-de-la-grenouille")
    t.seiya.acquire("zelos-de-la-grenouille", "force")
    t.pending("main-phase")
    assert t.gate == 0
    t = fought(table, "zelos-de-la-grenouille", enfers={3: "ash"})
    t.seiya.decline()
    assert t.gate == 0
    t = table(
        seiya=Side(hand=[GIANT] * 2, pawn=1), enfers={4: "zelos-de-la-grenouille"}, gate=10, cards=CARDS, boxes=BOXES,
        field=FIELD,
    )  # fmt: skip
    t.seiya.play(GIANT, "zelos-de-la-grenouille").play(GIANT, "zelos-de-la-grenouille")
    t.seiya.acquire("zelos-de-la-grenouille", "force").accept()
    assert t.gate == 9, "there are no more than ten: the other option is not asked about"


# Gordon


@rule("seiya:card:gordon-du-minotaure:1")
def test_the_costs_of_gordon_are_not_reduced(table: Factory) -> None:
    """Not by the bonus of a space either."""
    given = Side(hand=["seiya-uncommon-asgard", GIANT, SEIYA])
    t = table(seiya=given, enfers={5: "gordon-du-minotaure"}, cards=CARDS, boxes=BOXES, field=FIELD)
    t.seiya.play("seiya-uncommon-asgard", "gordon-du-minotaure").play(GIANT, "gordon-du-minotaure")
    assert not t.seiya.can_acquire("gordon-du-minotaure", "force"), "five are not enough, although he is under the pawn"
    t.seiya.play(SEIYA, "gordon-du-minotaure")
    assert t.seiya.options.count("acquire:gordon-du-minotaure@enfers/5:force") == 1
    assert not t.seiya.can_acquire("gordon-du-minotaure", "force:1")
    enfers = {4: "ash", 5: "gordon-du-minotaure"}
    t = table(seiya=Side(hand=[SEIYA], pawn=4), enfers=enfers, cards=CARDS, boxes=BOXES, field=FIELD)
    t.seiya.play(SEIYA, "ash").acquire("ash", "force:1")
    assert t.seiya.neant == ["ash"], "those of another card are"


@rule("seiya:card:gordon-du-minotaure:2")
def test_hampered_by_gordon_the_armour_worn_has_no_values_but_its_effects(table: Factory) -> None:
    robe = "robe-divine-alpha-dubhe"
    t = hampered(
        table, "gordon-du-minotaure", Side(hand=[robe], armour=robe, discard=["armure-de-pegase"], wounded=["oko"]),
        shun=Side(armour="armure-du-lion"),
    )  # fmt: skip
    assert (t.number("force", robe, "armour"), t.number("heal", robe, "armour")) == (0, 0)
    assert t.number("force", robe, "hand") == 1
    assert t.number("cosmos", "armure-du-lion", "armour", 1) == 2
    assert not t.seiya.can_heal_with(robe)
    t.seiya.use(robe)
    assert "armure-de-pegase" in t.seiya.hand


@rule("seiya:card:gordon-du-minotaure:2")
def test_hampered_by_gordon_the_armour_worn_gives_no_cosmos(table: Factory) -> None:
    t = hampered(table, "gordon-du-minotaure", Side(armour="armure-du-lion"))
    assert t.number("cosmos", "armure-du-lion", "armour") == 0


# Sylphide


@rule("seiya:card:sylphide-du-basilic:1")
def test_sylphide_wounds_one_who_fought_him(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[GIANT, SEIYA, SEIYA], armour="robe-divine-alpha-dubhe", pawn=1),
        enfers={5: "sylphide-du-basilic"}, cards=CARDS, boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(GIANT, "sylphide-du-basilic").play(SEIYA, "sylphide-du-basilic").play(SEIYA, "nachi-du-loup")
    t.seiya.acquire("sylphide-du-basilic", "force")
    t.pending("choose-wound", "seiya")
    assert {key.split(">")[0] for key in t.seiya.options} == {GIANT, SEIYA}
    t.seiya.choose(SEIYA)
    assert t.seiya.wounded == [SEIYA]
    assert t.seiya.played == [SEIYA]
    assert t.seiya.neant == ["sylphide-du-basilic"]


@rule("seiya:card:sylphide-du-basilic:2")
def test_hampered_by_sylphide_nothing_is_healed(table: Factory) -> None:
    t = hampered(
        table, "sylphide-du-basilic", Side(hand=[SEIYA], wounded=["oko"], frozen=["jaki"]),
        shun=Side(hand=["shun-verycommon"], wounded=["oko"]),
    )  # fmt: skip
    t.seiya.play(SEIYA, "nachi-du-loup")
    assert not t.seiya.can_heal_with(SEIYA)
    t.seiya.end_turn()
    t.shun.play("shun-verycommon", "nachi-du-loup")
    t.shun.heal_with("shun-verycommon")
    assert t.shun.wounded == []
    assert (t.seiya.wounded, t.seiya.frozen) == (["oko"], ["jaki"])
