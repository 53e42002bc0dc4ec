"""House rule: seven districts end the game (CI-H02)."""

FULL_CITY = 7
