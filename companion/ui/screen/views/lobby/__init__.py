"""Views of the questions before a game."""
