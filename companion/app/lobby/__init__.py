"""Before a game: which box is played and by whom, and which partner (talk or game) is at the table."""
