"""The same questions in a terminal."""
