"""Teaching the reader of tiles."""
