"""`companion new NAME`: begin a new game."""
