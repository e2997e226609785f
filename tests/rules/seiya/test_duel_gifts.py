"""The duel: the Capacités of both sides."""

from __future__ import annotations

import pytest

from pioche.games.seiya.cards import duel_gifts
from pioche.games.seiya.vocabulary.hades import DrawGift, gift
from tests.rules.seiya.decks import TITAN, duel, facing
from tests.rules.seiya.hades import PLAIN, styx
from tests.scenario import Factory, Side, rule

MU, DOKO, MILO, SAGA, CAMUS = (f"{name}-duel" for name in ("mu", "doko", "milo", "saga", "camus"))
PSYCHOKINESIS, HORN, PLASMA = "capacite-psychokinesie", "capacite-grande-corne", "capacite-plasma-foudroyant"
TREASURE, DRAGONS, NEEDLE = "capacite-tresor-du-ciel", "capacite-cent-dragons", "capacite-aiguille-ecarlate"
REVOLUTION, DIMENSION, WAVES = "capacite-revolution-stellaire", "capacite-autre-dimension", "capacite-ondes-d-hades"
EXCALIBUR, AURORA, ROSES = "capacite-excalibur", "capacite-execution-de-l-aurore", "capacite-roses-sanguinaires"
PRINTED = {
    PSYCHOKINESIS: ("097", "Psychokinésie", "gold", "belier"),
    HORN: ("098", "Grande Corne", "gold", "taureau"),
    PLASMA: ("099", "Plasma foudroyant", "gold", "lion"),
    TREASURE: ("100", "Trésor du Ciel", "gold", "vierge"),
    DRAGONS: ("101", "Les Cent Dragons", "gold", "balance"),
    NEEDLE: ("102", "Aiguille écarlate", "gold", "scorpion"),
    REVOLUTION: ("103", "Révolution stellaire", "renegade", "belier"),
    DIMENSION: ("104", "Autre Dimension", "renegade", "gemeaux"),
    WAVES: ("105", "Ondes d'Hadès", "renegade", "cancer"),
    EXCALIBUR: ("106", "Excalibur", "renegade", "capricorne"),
    AURORA: ("107", "Exécution de l'Aurore", "renegade", "verseau"),
    ROSES: ("108", "Roses sanguinaires", "renegade", "poissons"),
}


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=rule(f"seiya:card:{slug}:0")) for slug in PRINTED])
def test_there_is_one_of_each_capacite(slug: str) -> None:
    (card,) = (card for card in duel_gifts.CARDS if card.slug == slug)
    assert (card.number, card.name, card.side, card.constellation) == PRINTED[slug]
    assert (card.set, card.mode, card.type, card.classes, card.copies) == (
        "hades",
        "duel",
        "capacite",
        ("Capacité",),
        1,
    )
    assert (card.ranks, card.numbers(), card.pv) == ((), {}, None)
    assert card.source == ("rulebook" if slug == PSYCHOKINESIS else "original")
    assert len(duel_gifts.CARDS) == 12


# The own pile


WELL = gift("well", "000", "Well", DrawGift())


@rule("hades:duel-capacites:1")
def test_players_draw_from_their_own_pile_and_put_back_under_it(table: Factory) -> None:
    given = {"gold": Side(capacities=[HORN, PLASMA], gifts=["well"]), "renegade": Side(capacities=[ROSES, AURORA])}
    t = duel(table, cards=(WELL,), **given)
    t.gold.choose("gift:well")
    assert t.gold.gifts == [PLASMA]
    t.gold.choose(f"gift:{PLASMA}")
    assert (t.gold.gifts, t.slugs("own-capacities", 0)) == ([], [PLASMA, "well", HORN])
    assert (t.slugs("own-capacities", 1), t.slugs("capacities")) == ([ROSES, AURORA], [])


@rule("hades:duel-capacites:1")
def test_nobody_draws_from_the_opponents_pile(table: Factory) -> None:
    t = duel(table, cards=(WELL,), gold=Side(gifts=["well"]), renegade=Side(capacities=[ROSES]))
    assert "gift:well" not in t.gold.options


# Gold Saints


@rule("seiya:card:capacite-psychokinesie:1")
def test_psychokinesie_makes_a_card_in_play_face_another_one(table: Factory) -> None:
    given = {"field": [TITAN, "jaki"], "enfers": {5: "ash", 3: "bone"}, "cards": PLAIN}
    t = facing(table, "gold", MU, PSYCHOKINESIS, gold=Side(hand=[DOKO], entrave=["crow"], pawn=4), **given)
    t.gold.play(DOKO, "jaki")
    t.gold.choose(f"gift:{PSYCHOKINESIS}")
    t.pending("choose-face-another")
    t.gold.choose(MU)
    t.pending("choose-to-face")
    assert sorted(t.gold.options) == ["ash@enfers/5", "crow@entrave/0/101", "jaki@2", "maison-belier@house"]
    t.gold.choose("ash")
    links = [t.game.cards[t.game.cards[ref].link].definition for ref in t.game.cards_in("play", 0)]
    slugs = [t.rules.catalogue.slugs[face] for face in links]
    assert slugs == ["ash", "jaki"]
    assert not t.gold.can_acquire("ash", "force"), "Mu has 1 Force"


@rule("seiya:card:capacite-psychokinesie:1")
def test_psychokinesie_does_not_use_the_play_effect_again(table: Factory) -> None:
    """Milo of the field makes somebody discard a card when played."""
    given = {"field": [TITAN, "jaki"], "renegade": Side(hand=[SAGA, CAMUS])}
    t = facing(table, "gold", "milo-du-scorpion", PSYCHOKINESIS, **given)
    t.gold.accept()
    t.renegade.choose(SAGA)
    t.gold.choose(f"gift:{PSYCHOKINESIS}").choose("jaki")
    t.pending("main-phase", "gold")
    assert t.renegade.hand == [CAMUS]
    assert t.gold.force_of("milo-du-scorpion") == 1


@rule("seiya:card:capacite-psychokinesie:1")
def test_psychokinesie_needs_another_card_to_face(table: Factory) -> None:
    t = facing(table, "gold", MU, PSYCHOKINESIS, house="")
    assert f"gift:{PSYCHOKINESIS}" not in t.gold.options
    t = duel(table, gold=Side(gifts=[PSYCHOKINESIS]))
    assert f"gift:{PSYCHOKINESIS}" not in t.gold.options, "nobody is in play"


@rule("seiya:card:capacite-grande-corne:1")
def test_grande_corne_gives_a_character_two_force(table: Factory) -> None:
    t = facing(table, "gold", MU, HORN, gold=Side(hand=[DOKO]))
    t.gold.play(DOKO)
    t.gold.choose(f"gift:{HORN}")
    assert [key.split(">")[0] for key in t.gold.options] == [MU, DOKO]
    t.gold.choose(DOKO)
    assert (t.gold.force_of(MU), t.gold.force_of(DOKO), t.gold.cosmos_of(DOKO)) == (1, 3, 1)


@rule("seiya:card:capacite-plasma-foudroyant:1")
def test_plasma_foudroyant_gives_an_energy(table: Factory) -> None:
    t = duel(table, gold=Side(gifts=[PLASMA], energy=1))
    t.gold.choose(f"gift:{PLASMA}")
    assert (t.gold.energy, t.renegade.energy) == (2, 0)


@rule("seiya:card:capacite-tresor-du-ciel:1")
def test_tresor_du_ciel_draws_a_card_then_discards_one_of_hand_or_play(table: Factory) -> None:
    t = facing(table, "gold", MU, TREASURE, gold=Side(draw=[DOKO], armour="armure-du-lion"))
    t.gold.choose(f"gift:{TREASURE}")
    t.pending("choose-discard")
    assert len(t.gold.options) == 3
    t.gold.choose(MU)
    assert (t.gold.hand, t.gold.played, t.gold.discard, t.gold.armour) == ([DOKO], [], [MU], ["armure-du-lion"])


@rule("seiya:card:capacite-cent-dragons:1")
def test_cent_dragons_discards_a_card_of_the_hand_for_three_force(table: Factory) -> None:
    t = facing(table, "gold", MU, DRAGONS, gold=Side(hand=[DOKO, MILO, "jaki"]))
    t.gold.play("jaki")
    jaki = t.gold.force_of("jaki")
    t.gold.choose(f"gift:{DRAGONS}")
    t.pending("choose-discard")
    assert t.gold.options == [DOKO, MILO]
    t.gold.choose(MILO)
    t.pending("choose-affect", "gold")
    assert (len(t.gold.options), t.decision.least, t.decision.most) == (2, 1, 1)
    t.gold.choose(MU)
    assert (t.gold.discard, t.gold.force_of(MU), t.gold.force_of("jaki")) == ([MILO], 4, jaki)


@rule("seiya:card:capacite-cent-dragons:1")
def test_cent_dragons_needs_a_card_in_hand_and_a_character_in_play(table: Factory) -> None:
    t = facing(table, "gold", MU, DRAGONS)
    assert f"gift:{DRAGONS}" not in t.gold.options, "nothing to discard"
    t = duel(table, gold=Side(hand=[DOKO], gifts=[DRAGONS]))
    assert f"gift:{DRAGONS}" not in t.gold.options, "nobody to strengthen"
    t = facing(table, "gold", MU, DRAGONS, gold=Side(hand=[DOKO]))
    assert f"gift:{DRAGONS}" in t.gold.options, "one of each will do"


@rule("seiya:card:capacite-aiguille-ecarlate:1")
def test_aiguille_ecarlate_wounds_a_character_of_the_opponents_discard_pile(table: Factory) -> None:
    given = {"gold": Side(gifts=[NEEDLE], discard=[MU]), "renegade": Side(discard=[SAGA, "armure-du-lion", CAMUS])}
    t = duel(table, **given)
    t.gold.choose(f"gift:{NEEDLE}")
    t.pending("choose-wound", "gold")
    assert t.gold.options == [f"{SAGA}@discard/1", f"{CAMUS}@discard/1"]
    t.gold.choose(SAGA)
    assert (t.renegade.wounded, t.renegade.discard) == ([SAGA], ["armure-du-lion", CAMUS])


# Renegades


@rule("seiya:card:capacite-revolution-stellaire:1")
@pytest.mark.parametrize("chosen", [(), (SAGA,), (SAGA, CAMUS)])
def test_revolution_stellaire_strengthens_up_to_two_characters(table: Factory, chosen: tuple[str, ...]) -> None:
    t = facing(table, "renegade", SAGA, REVOLUTION, renegade=Side(hand=[CAMUS, "jaki"]))
    t.renegade.play(CAMUS, TITAN).play("jaki", TITAN)
    before = {slug: t.renegade.force_of(slug) or 0 for slug in (SAGA, CAMUS, "jaki")}
    t.renegade.choose(f"gift:{REVOLUTION}")
    assert (t.decision.least, t.decision.most) == (0, 2)
    t.renegade.choose(*chosen)
    after = {slug: t.renegade.force_of(slug) for slug in before}
    assert after == {slug: force + (slug in chosen) for slug, force in before.items()}


@rule("seiya:card:capacite-autre-dimension:1")
def test_autre_dimension_removes_a_lesser_card_of_the_field_and_fills_it(table: Factory) -> None:
    field = {1: "jaki", 2: TITAN, 3: "jabu-de-la-licorne", 4: "misty-du-lezard"}
    t = duel(table, renegade=Side(gifts=[DIMENSION]), field=field, reserve=["oko", "spica", "cassios", "kuraggu"])
    t.renegade.choose(f"gift:{DIMENSION}")
    t.pending("choose-remove")
    assert t.renegade.options == ["jaki@1", "jabu-de-la-licorne@3", "misty-du-lezard@4"], "not the rare one"
    t.renegade.choose("jaki")
    assert t.removed == ["jaki"]
    assert (t.field[2], t.field[3], len(t.field)) == (TITAN, "jabu-de-la-licorne", 6)


@rule("seiya:card:capacite-ondes-d-hades:1")
def test_ondes_d_hades_puts_a_lowly_character_under_the_styx_for_its_souls(table: Factory) -> None:
    cards = (*PLAIN, styx("lord", grade=2), styx("hound", gain_souls=3))
    t = duel(
        table, renegade=Side(gifts=[WAVES], pawn=3, souls=1, entrave=["dust"]), cards=cards, styx=["fang"],
        enfers={2: "ash", 3: "lord", 4: "hound", 5: "bone"}, veiled={1: "crow"},
    )  # fmt: skip
    t.renegade.choose(f"gift:{WAVES}")
    t.pending("choose-put-under-styx")
    assert t.renegade.options == ["hound@enfers/4", "bone@enfers/5"]
    t.renegade.choose("hound")
    assert (t.slugs("styx"), t.renegade.souls, t.renegade.neant) == (["hound", "fang"], 4, [])
    assert t.enfers == {2: "ash", 3: "lord", 5: "bone"}


@rule("seiya:card:capacite-excalibur:1")
def test_excalibur_makes_any_card_that_may_be_faced_cost_two_force_less(table: Factory) -> None:
    given = {"enfers": {5: "ash", 2: "bone"}, "cards": PLAIN, "pillars": ["pilier-de-l-ocean-pacifique-nord"]}
    side = Side(gifts=[EXCALIBUR], entrave=["crow"], pawn=3)
    t = duel(table, renegade=side, gold=Side(entrave=["dust"]), **given)
    t.renegade.choose(f"gift:{EXCALIBUR}")
    t.pending("choose-affect")
    offered = [key.split("@")[0] for key in t.renegade.options]
    assert sorted(offered) == ["ash", "crow", "maison-belier", "pilier-de-l-ocean-pacifique-nord", TITAN]
    t.renegade.choose("ash")
    assert t.number("cost_force", "ash", "enfers") == 1, "never below 1"
    assert (t.number("cost_force", TITAN), t.number("cost_force", "crow", "entrave")) == (9, 2)


@rule("seiya:card:capacite-excalibur:1")
def test_excalibur_lasts_for_the_turn(table: Factory) -> None:
    t = duel(table, renegade=Side(gifts=[EXCALIBUR]), field=[TITAN, "jaki", "oko"])
    t.renegade.choose(f"gift:{EXCALIBUR}").choose(TITAN)
    assert t.number("cost_force", TITAN) == 7
    t.renegade.end_turn()
    assert t.number("cost_force", TITAN) == 9


@rule("seiya:card:capacite-execution-de-l-aurore:1")
def test_execution_de_l_aurore_freezes_a_card_of_the_opponents_discard_pile(table: Factory) -> None:
    given = {"renegade": Side(gifts=[AURORA], discard=[SAGA]), "gold": Side(discard=[MU, "armure-du-lion"])}
    t = duel(table, **given)
    t.renegade.choose(f"gift:{AURORA}")
    t.pending("choose-freeze", "renegade")
    assert t.renegade.options == [f"{MU}@discard/1", "armure-du-lion@discard/1"]
    t.renegade.choose("armure-du-lion")
    assert (t.gold.frozen, t.gold.frost, t.gold.discard) == (["armure-du-lion"], [2], [MU])


@rule("seiya:card:capacite-roses-sanguinaires:1")
def test_roses_sanguinaires_discard_at_random_then_the_opponent_draws(table: Factory) -> None:
    given = {"renegade": Side(gifts=[ROSES], hand=[SAGA], draw=[CAMUS]), "gold": Side(hand=[MU, DOKO], draw=[MILO])}
    t = duel(table, **given)
    t.renegade.choose(f"gift:{ROSES}")
    t.pending("main-phase", "renegade")
    (lost,) = t.gold.discard
    assert lost in (MU, DOKO)
    assert sorted(t.gold.hand) == sorted({MU, DOKO, MILO} - {lost})
    assert t.events("random")
    assert (t.renegade.hand, t.renegade.draw) == ([SAGA], [CAMUS])


@rule("seiya:card:capacite-roses-sanguinaires:1")
def test_roses_sanguinaires_need_a_card_in_the_opponents_hand(table: Factory) -> None:
    t = duel(table, renegade=Side(gifts=[ROSES]), gold=Side(draw=[MILO]))
    assert f"gift:{ROSES}" not in t.renegade.options
