"""What the voice says to a snapshot of the game, and when."""
