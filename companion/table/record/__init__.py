"""The record of a game: its beginning, its entries, and what they amount to."""
