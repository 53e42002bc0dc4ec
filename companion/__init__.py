"""Companion: a device on the game table that teaches, prompts, reads and counts."""
