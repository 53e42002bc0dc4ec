"""What the ring shows to a snapshot of the game."""
