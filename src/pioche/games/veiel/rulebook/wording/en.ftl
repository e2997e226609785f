# What the rules of L'Ordre de Veiel are called.

label-rule = { $title }, { $n }
label-card = Card { $title }, { $n }

## The chapters, in the order of the book

chapter-setup = Setting up the game
chapter-encounter = The enemies and their setup
chapter-heroes = The heroes' turn
chapter-enemies = The enemies' turn
chapter-boss = Reinforcement, the boss and the end
chapter-cards = Playing cards
chapter-glossary = Glossary
chapter-summary = Advice and summary
chapter-card = What the cards say
