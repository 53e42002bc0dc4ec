"""Before the game: which box it is, and what its sheet wants."""
