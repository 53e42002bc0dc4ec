"""The program: the command line, the desk's loop, and the lobby that leads from the choice of a box into the game."""
