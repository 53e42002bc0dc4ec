"""Where sound goes: the card, the mixer, one loudness for all voices."""
