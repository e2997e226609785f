"""The battlefields, of which one may be drawn for each encounter."""

from __future__ import annotations

from pioche.games.veiel.vocabulary import (
    ATTACK,
    Around,
    AttacksRow,
    BesideEnemy,
    EachSuch,
    Fixed,
    Forbid,
    HasOneLife,
    InCentre,
    InColumns,
    Is,
    IsEnemy,
    IsHero,
    MovedByDiscarding,
    MoveOnly,
    Number,
    Obstacles,
    PlaceAnew,
    PlayedMoreThan,
    Reinforcement,
    RoundIs,
    StoodStill,
    Those,
    at,
    battlefield,
    block,
    cells,
    suffer,
)

CARDS = (
    battlefield(
        "sables-mouvants", "Sables mouvants", "Quicksand", Forbid("discard-move", IsHero(), when=MovedByDiscarding(1))
    ),
    battlefield(
        "terre-brulee",
        "Terre brûlée",
        "Scorched Earth",
        at("end-of-enemies", suffer(1, EachSuch("heroes", InColumns((1, 6))))),
    ),
    battlefield("nuit-sans-lune", "Nuit sans lune", "Moonless Night", Number(("threat",), Fixed(0), IsHero(), "set")),
    battlefield("champ-de-ruines", "Champ de ruines", "Field of Ruins", Obstacles(cells("2-2", "3-3", "2-4", "3-5"))),
    battlefield(
        "defile",
        "Défilé",
        "Narrow Pass",
        Obstacles(cells(*(f"{row}-{column}" for row in (1, 4) for column in range(1, 7)))),
        Forbid("pass", IsHero()),
    ),
    battlefield("crypte-gelee", "Crypte gelée", "Frozen Crypt", Number(("keep",), Fixed(1), IsHero(), "set")),
    battlefield("terre-maudite", "Terre maudite", "Accursed Ground", Number(("attack",), Fixed(1), HasOneLife())),
    battlefield(
        "faubourg-en-flammes",
        "Faubourg en flammes",
        "Burning Suburb",
        at("end-of-enemies", suffer(1, EachSuch("heroes", StoodStill()))),
    ),
    battlefield("foret-hantee", "Forêt hantée", "Haunted Forest", Number(("moves",), Fixed(1), IsEnemy())),
    battlefield(
        "cercle-de-pierres",
        "Cercle de pierres",
        "Stone Circle",
        at("enemies-turn", block(2, EachSuch("enemies", InCentre()), kept=True)),
    ),
    battlefield(
        "fosse-commune", "Fosse commune", "Mass Grave", at("die", suffer(1, Around("heroes", own=False, fallen=True)))
    ),
    battlefield(
        "arene-sanglante",
        "Arène sanglante",
        "Bloody Arena",
        Number(("damage",), Fixed(1), Is(ATTACK)),
        Number(("attack",), Fixed(1), IsEnemy()),
    ),
    battlefield("brume-epaisse", "Brume épaisse", "Thick Fog", at("enemies-turn", PlaceAnew(2))),
    battlefield(
        "autel-profane", "Autel profané", "Defiled Altar", at("cleaned", block(1, EachSuch("enemies", BesideEnemy())))
    ),
    battlefield("pente-abrupte", "Pente abrupte", "Steep Slope", Number(("attack",), Fixed(1), AttacksRow(4))),
    battlefield(
        "cloitre-silencieux",
        "Cloître silencieux",
        "Silent Cloister",
        at("resolve", suffer(1, Those("player")), when=PlayedMoreThan(5)),
    ),
    battlefield("embuscade", "Embuscade", "Ambush", at("begin", MoveOnly())),
    battlefield("renforts", "Renforts", "Reinforcements", at("cleaned", Reinforcement(), when=RoundIs(2))),
)
