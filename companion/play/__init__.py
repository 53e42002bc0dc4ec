"""A game being played: the acts of people, the snapshots shown, and the questions outside of games."""
