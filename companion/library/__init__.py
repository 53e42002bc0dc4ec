"""What the device keeps: games in their journal, the notebook, and which version plays which game."""
