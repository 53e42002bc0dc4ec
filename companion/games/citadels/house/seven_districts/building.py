"""House rule: the rule of seven districts is looked up where the end is told (CI-H02)."""

COMPLETE = ("CI-H02", "CI-115", "CI-116", "CI-119", "CI-133")
