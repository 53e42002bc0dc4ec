"""What the device stores: the journal of games, the notebook, and which installed version plays which game."""
