"""The history of a table: plays, their edits, the players, and statistics over all of them."""
