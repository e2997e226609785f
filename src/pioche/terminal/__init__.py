"""What any game's screen and commands in a terminal are made of; it knows no game."""
