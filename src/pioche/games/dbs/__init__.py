"""The Dragon Ball Super Card Game, comprehensive rules 1.1."""
