"""Checks of a live camera's pictures: whether they are worth reading, whether anything moved, and whether readings agree."""
