"""Synthesises the effects of `sounds` anew, for developers: what the device plays are the WAV files that came of it."""
