"""Before a game: which box, who plays, and who sits across the table."""
