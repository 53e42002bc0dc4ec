"""House rule: the game ends with the first winter (WA-H02)."""

ROUNDS = 4
