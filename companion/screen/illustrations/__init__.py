"""How each kind of illustration is drawn; what it shows is the game's."""
