"""The Épreuves: what a player does in the own main phase to earn a reward (Hadès)."""

from pioche.games.seiya.vocabulary import A_HERO, ARMOUR, CHARACTER, MARKED_ZONES, RARE, VERY_RARE, Within
from pioche.games.seiya.vocabulary.hades import Paid, trial

CARDS = (
    trial("epreuve-porte-des-enfers", "La Porte des Enfers", "annihilate", CHARACTER),
    trial("epreuve-fleuve-acheron", "Le Fleuve Achéron", "move-pawn"),
    trial("epreuve-tribunal-du-silence", "Le Tribunal du Silence", "bind", CHARACTER),
    trial(
        "epreuve-vallee-du-vent-noir", "La Vallée du Vent Noir", "discard", A_HERO & Within(("hand",)), suffered=True
    ),
    trial("epreuve-fosse-de-sang", "La Fosse de Sang bouillant", "wound", CHARACTER, suffered=True),
    trial("epreuve-foret-des-suicides", "La Forêt des Suicidés", "destroy", suffered=True),
    trial("epreuve-cocyte", "Le Cocyte", "freeze", suffered=True, source="rulebook"),
    trial("epreuve-caina", "La Caïna", "acquire", RARE | VERY_RARE),
    trial("epreuve-antenora", "L'Antenora", "acquire", nth=2),
    trial("epreuve-ptolomea", "La Ptolomea", "acquire", ARMOUR),
    trial("epreuve-giudecca", "La Giudecca", "release", CHARACTER),
    trial("epreuve-mur-des-lamentations", "Le Mur des Lamentations", "overcome-force", Paid(6)),
    trial("epreuve-hyperdimension", "L'Hyperdimension", "acquire-cosmos"),
    trial("epreuve-champs-elysees", "Les Champs Élysées", "energy"),
    trial("epreuve-chateau-d-hades", "Le Château d'Hadès", "technique"),
    trial("epreuve-deux-sals", "Le Jardin des deux Sals", "exhaust", nth=2),
    trial("epreuve-puits-des-morts", "Le Puits des Morts", "souls", nth=2),
    trial("epreuve-jardin-d-eurydice", "Le Jardin d'Eurydice", "heal", Within(MARKED_ZONES), suffered=True),
    trial("epreuve-armee-des-morts", "L'Armée des Morts", "play", CHARACTER, nth=6),
)
