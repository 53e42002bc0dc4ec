"""The sound output: the card, the mixer, and one loudness for all voices."""
