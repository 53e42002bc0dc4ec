"""Views of past games: lists, figures, one game, and its code for a phone."""
