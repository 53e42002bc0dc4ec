"""House rule: the rule of the long raid is looked up where it is told (TR-H02)."""

CONDUCT = ("TR-H02", "TR-062", "TR-063", "TR-064", "TR-065", "TR-066", "TR-067", "TR-068", "TR-069")
