"""The duel: the Capacités of both sides, one of each."""

from functools import partial

from pioche.games.seiya.vocabulary import (
    ACTOR,
    CHARACTER,
    COMMON,
    FORCE,
    FORCE_COST,
    IT,
    OPPONENTS,
    UNCOMMON,
    VERY_COMMON,
    Discard,
    Do,
    Each,
    Exists,
    Fill,
    Fixed,
    Freeze,
    GainEnergy,
    Pick,
    Remove,
    SeiyaCard,
    Wound,
    at_hand,
    at_random,
    discard_pile,
    draw,
    field,
    gains,
    hand,
    in_order,
    in_play,
    one,
    this_turn,
)
from pioche.games.seiya.vocabulary.decks import FaceAnother, MayFace, PutUnderStyx, duel_gift
from pioche.games.seiya.vocabulary.hades import Graded, InReach, enfers

gold, renegade = partial(duel_gift, "gold"), partial(duel_gift, "renegade")

CARDS: tuple[SeiyaCard, ...] = (
    gold("belier", "psychokinesie", "097", "Psychokinésie", FaceAnother(one(in_play())), source="rulebook"),
    gold(
        "taureau", "grande-corne", "098", "Grande Corne",
        this_turn(gains(FORCE, 2, IT), on=one(in_play(CHARACTER))),
    ),
    gold("lion", "plasma-foudroyant", "099", "Plasma foudroyant", GainEnergy()),
    gold("vierge", "tresor-du-ciel", "100", "Trésor du Ciel", in_order(draw(1), Discard(one(at_hand())))),
    gold(
        "balance", "cent-dragons", "101", "Les Cent Dragons",
        Do(Discard(one(hand())), then=this_turn(gains(FORCE, 3, IT), on=one(in_play(CHARACTER)))),
        needs=Exists(in_play(CHARACTER)),
    ),
    gold(
        "scorpion", "aiguille-ecarlate", "102", "Aiguille écarlate",
        Wound(one(discard_pile(CHARACTER, OPPONENTS))),
    ),
    renegade(
        "belier", "revolution-stellaire", "103", "Révolution stellaire",
        this_turn(gains(FORCE, 1, IT), on=Pick(in_play(CHARACTER), Fixed(2), up_to=True)),
    ),
    renegade(
        "gemeaux", "autre-dimension", "104", "Autre Dimension",
        in_order(Remove(one(field(VERY_COMMON | COMMON | UNCOMMON))), Fill()),
    ),
    renegade(
        "cancer", "ondes-d-hades", "105", "Ondes d'Hadès",
        PutUnderStyx(one(enfers(CHARACTER & Graded(1) & InReach())), gain=True),
    ),
    renegade(
        "capricorne", "excalibur", "106", "Excalibur",
        this_turn(gains(FORCE_COST, -2, IT), on=one(MayFace())),
    ),
    renegade(
        "verseau", "execution-de-l-aurore", "107", "Exécution de l'Aurore",
        Freeze(one(discard_pile(whose=OPPONENTS))),
    ),
    renegade(
        "poissons", "roses-sanguinaires", "108", "Roses sanguinaires",
        Each(OPPONENTS, in_order(Discard(at_random(hand(whose=ACTOR))), draw(1))),
    ),
)  # fmt: skip
