"""What there is: the game with its cards and zones, the catalogue, chance, what a seat sees, how it is saved."""
