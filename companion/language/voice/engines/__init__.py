"""The speech engines: which voices there are, how fast they are, and the engines themselves."""
