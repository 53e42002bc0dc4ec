"""The speech engines: which there are, how fast each is, and each in its place."""
