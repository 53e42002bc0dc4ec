"""What the voice says about a snapshot of the game, and when."""
