"""The pages of the history, asked like everything before a game."""
