"""The reader of tiles."""
