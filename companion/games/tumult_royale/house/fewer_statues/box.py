"""House rule: everybody plays with 20 statues (TR-H03)."""

STATUES = 20
