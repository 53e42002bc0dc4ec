"""Sound effects and the script that makes them."""
