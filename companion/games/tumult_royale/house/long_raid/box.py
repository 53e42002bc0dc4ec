"""House rule: the tax raid takes two runs of the hourglass (TR-H02)."""

HOURGLASS = 40
