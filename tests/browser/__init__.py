"""People in front of a real browser: the whole way from a click to the database and back."""
