"""What a game costs the table: honest players, their hands on the real screen, and what is counted."""
