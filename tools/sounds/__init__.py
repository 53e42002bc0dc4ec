"""Synthesises the effects of `sounds`, for developers; the device plays the resulting WAV files."""
