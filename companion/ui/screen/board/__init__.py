"""A game's board, drawn from data: its areas, places, roads and pieces, and on it what can be chosen now."""
