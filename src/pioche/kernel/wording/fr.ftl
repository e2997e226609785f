# Ce que dit tout jeu.
