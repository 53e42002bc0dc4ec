"""What people see and hear of a game and press: the screen, the terminal, and what the narrator says."""
