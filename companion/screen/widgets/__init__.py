"""Things that views are built of."""
