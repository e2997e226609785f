"""Asgard: the five heroes in their new Armours, and these Armours."""

from pioche.games.seiya.card import HERO, Play, SeiyaCard
from pioche.games.seiya.cards.heroes import HEROES, rise
from pioche.games.seiya.play import Equip
from pioche.games.seiya.terms import SELF, Beside, FacesOpen
from pioche.games.seiya.tokens import GainEnergy
from pioche.games.seiya.verbs import AddToDiscard, Destroy, Take, Wound
from pioche.games.seiya.vocabulary import (
    ARMOUR,
    CHARACTER,
    COMMON,
    HYOGA,
    SEIYA,
    SHIRYU,
    UNCOMMON,
    VERY_COMMON,
    armour,
    character,
    destroyed,
    discard_pile,
    draw,
    hand,
    in_play,
    on_marked,
    on_play,
    one,
    wounded,
)
from pioche.kernel.cards.query import And, Anything, Count, Exists, Within
from pioche.kernel.cards.value import Effect

ANOTHER_HYOGA = in_play(HYOGA & Beside())

# What an uncommon hero does when played, by the hero's slug.
PLAYS: dict[str, Play] = {
    "seiya": on_play(draw(Count(discard_pile(SEIYA))), needs=Exists(discard_pile(SEIYA))),
    "shiryu": on_play(Wound(one(hand(CHARACTER & COMMON))), then=draw(2)),
    "hyoga": on_play(draw(Count(ANOTHER_HYOGA)), needs=And(FacesOpen("force", Anything()), Exists(ANOTHER_HYOGA))),
    "shun": on_play(draw(1), needs=FacesOpen("cosmos", Within(("field",)))),
    "ikki": on_play(Destroy(one(discard_pile(CHARACTER))), then=draw(2)),
}

MARKED: dict[str, Effect] = {
    "seiya": GainEnergy(),
    "shiryu": Take(one(wounded(SHIRYU & ~SELF))),
    "hyoga": Take(one(discard_pile(HYOGA))),
    "shun": Equip(one(discard_pile(ARMOUR & (COMMON | UNCOMMON)))),
    "ikki": AddToDiscard(one(destroyed(CHARACTER & VERY_COMMON))),
}

BOTH_RANKS = ("common", "uncommon")

CARDS: tuple[SeiyaCard, ...] = (
    *(
        character(
            f"{slug}-uncommon-asgard",
            f"{number:03}",
            name,
            BOTH_RANKS,
            PLAYS[slug],
            on_marked(MARKED[slug]),
            classes=(HERO, "Chevalier de Bronze"),
            copies=2,
            gives=(2, 2, 2),
            pv=3,
            set="asgard",
        )
        for number, ((slug, name), *_) in enumerate(HEROES, 1)
    ),
    *(
        armour(
            f"{slug}-asgard",
            f"{number:03}",
            name,
            BOTH_RANKS,
            rise(hero, Take),
            classes=("Armure de Bronze",),
            force=1,
            cosmos=1,
            set="asgard",
        )
        for number, (_, (slug, name), hero, _) in enumerate(HEROES, 6)
    ),
)
