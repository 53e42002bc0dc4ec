"""What the table remembers: plays, what was mended in them, the players, and what can be read off all of it."""
