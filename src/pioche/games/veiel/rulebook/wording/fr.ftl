# Comment s'appellent les règles de L'Ordre de Veiel.

label-rule = { $title }, { $n }
label-card = Carte { $title }, { $n }

## Les chapitres, dans l'ordre du livret

chapter-setup = Préparer la partie
chapter-encounter = Les ennemis et la mise en place
chapter-heroes = Le tour des héros
chapter-enemies = Le tour des ennemis
chapter-boss = Le renforcement, le boss et la fin
chapter-cards = Jouer les cartes
chapter-glossary = Glossaire
chapter-summary = Conseils et résumé
chapter-card = Ce que disent les cartes
