"""The table's questions in a terminal."""
