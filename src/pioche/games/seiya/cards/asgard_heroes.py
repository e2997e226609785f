"""Asgard: the five heroes in their new Armours, and these Armours."""

from pioche.games.seiya.cards.heroes import BRONZE_HERO, HEROES, rise
from pioche.games.seiya.vocabulary import (
    ARMOUR,
    BRONZE_ARMOUR,
    CHARACTER,
    COMMON,
    HYOGA,
    SEIYA,
    SELF,
    SHIRYU,
    UNCOMMON,
    VERY_COMMON,
    AddToDiscard,
    And,
    Anything,
    Beside,
    Count,
    Destroy,
    Effect,
    Equip,
    Exists,
    FacesOpen,
    GainEnergy,
    Play,
    SeiyaCard,
    Take,
    Within,
    Wound,
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
            f"{hero.slug}-uncommon-asgard", f"{number:03}", hero.name, BOTH_RANKS,
            PLAYS[hero.slug],
            on_marked(MARKED[hero.slug]),
            classes=BRONZE_HERO, force=2, heal=2, cosmos=2, pv=3, set="asgard",
        )
        for number, hero in enumerate(HEROES, 1)
    ),
    *(
        armour(
            f"{hero.armour}-asgard", f"{number:03}", hero.armour_name, BOTH_RANKS,
            rise(hero.test, Take),
            classes=(BRONZE_ARMOUR,), force=1, cosmos=1, set="asgard",
        )
        for number, hero in enumerate(HEROES, 6)
    ),
)  # fmt: skip
